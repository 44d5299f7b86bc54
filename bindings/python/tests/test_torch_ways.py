"""Tests that PyTorch's spellings, defaults and options are accepted, or rejected with a text that names them.

SPDX-License-Identifier: Apache-2.0
"""
import math

import pytest

import mpt
from mpt import nn, optim

F = nn.functional


def test_padding_idx_counts_from_the_end():
    e = nn.Embedding(4, 2, padding_idx=-1)
    assert e.padding_idx == 3 and e.weight[3].tolist() == [0, 0]
    e(mpt.tensor([3, 1])).sum().backward()
    assert e.weight.grad.tolist() == [[0, 0], [1, 1], [0, 0], [0, 0]]
    w = mpt.ones(4, 2, requires_grad=True)
    F.embedding(mpt.tensor([2, 3]), w, padding_idx=-2).sum().backward()
    assert w.grad.tolist() == [[0, 0], [0, 0], [0, 0], [1, 1]]
    for wrong in (lambda: nn.Embedding(4, 2, padding_idx=-9), lambda: F.embedding(mpt.tensor([1]), w, 4)):
        with pytest.raises(ValueError, match="mbedding: padding_idx is (-9|4); expected -4 to 3 for 4 rows"):
            wrong()


REFUSED = [
    (lambda: nn.BatchNorm1d(5, momentum=None), "BatchNorm1d: momentum=None"),
    (lambda: nn.Conv2d(3, 4, 3, padding="some"), "Conv2d: padding is 'some'"),
    (lambda: nn.Conv2d(3, 4, 3, stride=2, padding="same"), "Conv2d: padding=\"same\" needs a stride of 1"),
    (lambda: F.conv1d(mpt.ones(1, 1, 4), mpt.ones(1, 1, 2), stride=2, padding="same"), "conv1d: padding=\"same\""),
    (lambda: nn.Conv2d(3, 4, 3, padding_mode="mirror"), "Conv2d: padding_mode='mirror'"),
    (lambda: nn.Linear(1, 1, device="cuda"), "Linear: device='cuda' .* the device of its context"),
    (lambda: nn.Linear(1, 1, dtype=mpt.float16), "Linear: dtype=mpt.float16 .* mpt.Precision"),
    (lambda: nn.Embedding(3, 2, max_norm=1.0), "Embedding: max_norm=1.0"),
    (lambda: nn.LSTM(2, 4, proj_size=2), "LSTM: proj_size=2"),
    (lambda: nn.RNN(2, 4, nonlinearity="relu"), "RNN: nonlinearity='relu' .* tanh"),
    (lambda: nn.MaxPool2d(2, return_indices=True), "MaxPool2d: return_indices=True"),
    (lambda: nn.MultiheadAttention(4, 2, add_bias_kv=True), "MultiheadAttention: add_bias_kv=True"),
    (lambda: nn.TransformerEncoderLayer(4, 2, batch_first=False), "TransformerEncoderLayer: .*batch_first=True"),
    (lambda: nn.InstanceNorm2d(2, track_running_stats=True), "InstanceNorm2d: track_running_stats=True"),
    (lambda: nn.MSELoss(size_average=True), "MSELoss: size_average=True .* reduction"),
    (lambda: F.mse_loss(mpt.ones(1), mpt.ones(1), weight=mpt.ones(1)), "mse_loss: weight=a Tensor"),
    (lambda: F.cross_entropy(mpt.ones(1, 2), mpt.tensor([0]), reduce=True), "cross_entropy: reduce=True"),
    (lambda: F.interpolate(mpt.ones(1, 1, 4), 8, antialias=True), "interpolate: antialias=True"),
    (lambda: F.softplus(mpt.ones(1), threshold=3), "softplus: threshold=3"),
    (lambda: nn.init.kaiming_normal_(mpt.ones(2, 2), mode="fan"), "kaiming_normal_: mode is 'fan'"),
    (lambda: nn.init.xavier_uniform_(mpt.ones(2, 2), generator=3), "xavier_uniform_: generator=3"),
    (lambda: optim.Adam([mpt.ones(1, requires_grad=True)], decoupled_weight_decay=True),
     "Adam: decoupled_weight_decay"),
    (lambda: optim.SGD([mpt.ones(1, requires_grad=True)], nestrov=True), "SGD has no option 'nestrov'; .*nesterov"),
    (lambda: optim.lr_scheduler.StepLR(optim.SGD([mpt.ones(1, requires_grad=True)]), 1, last_epoch=3),
     "StepLR: last_epoch=3"),
    (lambda: mpt.div(mpt.ones(1), mpt.ones(1), rounding_mode="trunc"), "div: rounding_mode is 'trunc'"),
    (lambda: mpt.ones(1).to(dtyp=mpt.float16), "to has no argument 'dtyp'"),
    (lambda: mpt.ones(1, requires_grad=True).backward(inputs=[]), "backward: inputs"),
    (lambda: mpt.einsum("ij,jk", mpt.ones(1, 1)), "einsum: 'ij,jk' has 2 operands"),
]


@pytest.mark.parametrize("call, text", REFUSED)
def test_what_is_not_here_is_named(call, text):
    with pytest.raises((TypeError, ValueError), match=text):
        call()


def test_defaults_of_none():
    q = mpt.randn(1, 2, 3, 4)
    assert F.scaled_dot_product_attention(q, q, q, scale=None).tolist() == \
        F.scaled_dot_product_attention(q, q, q, scale=0.5).tolist()
    x = mpt.arange(24, dtype="f32").reshape(1, 1, 6, 4)
    assert nn.AdaptiveAvgPool2d((None, 2))(x).shape == (1, 1, 6, 2)
    assert F.pad(x, pad=(1, 1), value=None).shape == (1, 1, 6, 6)
    assert F.softmax(mpt.zeros(2, 4)).tolist() == [[0.25] * 4] * 2 and nn.Softmax()(mpt.zeros(2, 1, 4)).tolist()[0][0][0] == 0.5
    assert mpt.ones(4).sum(dtype=mpt.float64).dtype is mpt.float64 and mpt.mean(mpt.arange(4), dtype=mpt.float32).item() == 1.5
    assert mpt.std(mpt.tensor([1.0, 3.0]), unbiased=False).item() == 1 and mpt.var(mpt.tensor([1.0, 3.0]), correction=0).item() == 1
    assert mpt.add(mpt.ones(1), mpt.ones(1), alpha=3).item() == 4 and mpt.ones(1).sub(2, alpha=0.5).item() == 0
    assert mpt.ones(2).clamp(min=None, max=0.5).tolist() == [0.5, 0.5]
    x = mpt.ones(2)
    assert x.to("cpu", copy=True) is not x and x.to("cpu") is x


def test_isclose():
    a = mpt.tensor([1.0, 1.0, math.inf, math.nan, -math.inf, 1.0])
    b = mpt.tensor([1.0, 1.1, math.inf, math.nan, math.inf, math.inf])
    assert mpt.isclose(a, b).tolist() == [True, False, True, False, False, False]
    assert mpt.isclose(a, b, equal_nan=True).tolist()[3] and a.isclose(b, atol=0.2).tolist()[1]
    assert mpt.allclose(a[:1], b[:1]) is True and mpt.allclose(a, b) is False


def test_reduce_on_plateau():
    o = optim.SGD([mpt.ones(1, requires_grad=True)], lr=1.0)
    s = optim.lr_scheduler.ReduceLROnPlateau(o, factor=0.5, patience=1, cooldown=1, min_lr=0.2)
    seen = []
    for loss in (3, 2, 2, 2, 2, 2, 2, 2, mpt.tensor(2.0)):
        s.step(loss)
        seen.append(s.get_last_lr()[0])
    assert seen == pytest.approx([1, 1, 1, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25])
    again = optim.lr_scheduler.ReduceLROnPlateau(o)
    again.load_state_dict(s.state_dict())
    assert again.state_dict() == s.state_dict() and again.best == 2
    with pytest.raises(ValueError, match="ReduceLROnPlateau: factor is 1.0"):
        optim.lr_scheduler.ReduceLROnPlateau(o, factor=1.0)


def test_sequentials_take_borders_of_every_kind():
    x = mpt.randn(2, 3, 7, 6)
    for options in ({"padding": "same"}, {"padding": "same", "kernel_size": 4},
                    {"padding": 2, "padding_mode": "reflect"}, {"padding": "valid"}):
        conv = nn.Conv2d(3, 4, **{"kernel_size": 3, **options})
        net = nn.Sequential(conv, nn.ReLU())
        assert net(x).tolist() == mpt.relu(conv(x)).tolist()
        assert conv(x).shape == ((2, 4, 5, 4) if options["padding"] == "valid" else (2, 4, 9, 8) if "padding_mode" in options
                                 else (2, 4, 7, 6))


def test_recurrent_without_a_batch():
    x = mpt.randn(5, 3)
    for kind in (nn.LSTM, nn.GRU, nn.RNN):
        for first in (False, True):
            net = kind(3, 4, num_layers=2, batch_first=first, bidirectional=True)
            batch = x.unsqueeze(0 if first else 1)
            (alone, last), (out, state) = net(x), net(batch)
            assert alone.shape == (5, 8) and alone.tolist() == out.squeeze(0 if first else 1).tolist()
            h, all_h = (last[0], state[0]) if kind is nn.LSTM else (last, state)
            assert h.shape == (4, 4) and h.tolist() == all_h.squeeze(1).tolist()
            assert net(x, last)[0].shape == (5, 8)
