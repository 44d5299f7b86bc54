"""Tests that PyTorch's spellings, defaults and options are accepted, or rejected with a text that names them.

SPDX-License-Identifier: Apache-2.0
"""
import functools
import copy
import math
import pickle

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
    (lambda: nn.Linear(1, 1, device="cuda"), "Linear: device='cuda' .* that of the context"),
    (lambda: nn.Linear(1, 1, dtype=mpt.float16), "Linear: dtype=mpt.float16 .* mpt.Precision"),
    (lambda: nn.Embedding(3, 2, max_norm=1.0), "Embedding: max_norm=1.0"),
    (lambda: nn.LSTM(2, 4, proj_size=2), "LSTM: proj_size=2"),
    (lambda: nn.RNN(2, 4, nonlinearity="relu"), "RNN: nonlinearity='relu' .* tanh"),
    (lambda: nn.MaxPool2d(2, return_indices=True), "MaxPool2d: return_indices=True"),
    (lambda: nn.MultiheadAttention(4, 2, add_bias_kv=True), "MultiheadAttention: add_bias_kv=True"),
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
    (lambda: mpt.einsum("ij,jk", mpt.ones(1, 1)), "the equation 'ij,jk' has 2 operands"),
]


@pytest.mark.parametrize("call, text", REFUSED)
def test_what_is_not_here_is_named(call, text):
    with pytest.raises((TypeError, ValueError), match=text):
        call()


def small(call):
    """Returns a case of NEUTRAL for an operation of one tensor."""
    return lambda **options: call(mpt.ones(2, 2), **options)


X, D = mpt.strided, mpt.contiguous_format
CREATED = {"out": None, "layout": X, "device": "cpu", "pin_memory": False, "requires_grad": False}
# Calls, options that request nothing, and the same options with values that are refused.
NEUTRAL = [
    *((lambda f=f, **o: f(size=(2,), **o), {**CREATED, "dtype": None},
       {"out": 1, "layout": "sparse", "device": "cuda", "pin_memory": True, "memory_format": mpt.channels_last})
      for f in (mpt.zeros, mpt.ones, mpt.empty)),
    *((lambda f=f, **o: f(2, **o), {**CREATED, "generator": None, "device": mpt.device("cpu"), "dtype": None},
       {"generator": 1, "out": 1}) for f in (mpt.rand, mpt.randn, mpt.randperm, mpt.eye, mpt.arange)),
    (lambda **o: mpt.randint(0, 5, (2,), **o), {**CREATED, "generator": None}, {"generator": 1}),
    (lambda **o: mpt.randint(high=5, size=(2,), low=0, **o), CREATED, {}),
    (lambda **o: mpt.normal(0.0, 1.0, (2,), **o), {**CREATED, "generator": None}, {"generator": 1}),
    (lambda **o: mpt.full((2,), 1.0, **o), CREATED, {"layout": "sparse"}),
    (lambda **o: mpt.full_like(mpt.ones(2), 1.0, **o), {**CREATED, "memory_format": mpt.preserve_format},
     {"memory_format": mpt.channels_last}),
    *((small(f), {"device": None, "memory_format": D, "pin_memory": False, "layout": None}, {"pin_memory": True})
      for f in (mpt.zeros_like, mpt.ones_like, mpt.empty_like, mpt.rand_like, mpt.randn_like)),
    (lambda **o: mpt.tensor([1.0], **o), {"device": "cpu", "pin_memory": False, "requires_grad": False},
     {"pin_memory": True, "device": "cuda"}),
    (lambda **o: mpt.as_tensor([1.0], **o), {"device": "cpu", "dtype": None}, {"device": "cuda"}),
    (lambda **o: mpt.cat([mpt.ones(2)], **o), {"out": None}, {"out": 1}),
    *((small(f), {"out": None}, {"out": 1}) for f in (
        mpt.abs, mpt.exp, mpt.sum, mpt.amax, mpt.max, mpt.min, mpt.var, mpt.std, mpt.clamp, mpt.round, mpt.norm, mpt.tril,
        mpt.all, mpt.argmax, F.normalize, F.sigmoid)),
    *((lambda f=f, **o: f(mpt.ones(2), mpt.ones(2), **o), {"out": None}, {"out": 1}) for f in (
        mpt.add, mpt.sub, mpt.mul, mpt.div, mpt.pow, mpt.maximum, mpt.matmul, mpt.eq, mpt.logical_and, mpt.remainder)),
    (lambda **o: mpt.topk(mpt.ones(3), 1, **o), {"sorted": True, "out": None}, {"out": 1}),
    (lambda **o: mpt.topk(mpt.ones(3), 1, **o), {"sorted": False}, {}),
    (small(mpt.sort), {"stable": False, "out": None}, {"out": 1}), (small(mpt.argsort), {"stable": True}, {"out": 1}),
    (lambda **o: mpt.gather(mpt.ones(2), 0, mpt.tensor([0]), **o), {"sparse_grad": False, "out": None},
     {"sparse_grad": True}),
    (lambda **o: mpt.bmm(mpt.ones(1, 2, 2), mpt.ones(1, 2, 2), **o), {"out_dtype": None}, {"out_dtype": 1}),
    (small(lambda x, **o: x.clone(**o)), {"memory_format": mpt.preserve_format}, {"memory_format": mpt.channels_last}),
    (small(lambda x, **o: x.contiguous(**o)), {"memory_format": D}, {"memory_format": mpt.channels_last}),
    (small(lambda x, **o: x.to("cpu", **o)), {"non_blocking": True, "memory_format": None}, {"memory_format": 1}),
    (small(lambda x, **o: x.cpu(**o)), {"memory_format": None}, {"memory_format": 1}),
    *((lambda f=f, **o: f(mpt.ones(1, 2, 4, 4), 2, **o), {"return_indices": False}, {"return_indices": True})
      for f in (F.max_pool2d,)),
    (lambda **o: F.avg_pool2d(mpt.ones(1, 2, 4, 4), 2, **o), {"divisor_override": None}, {"divisor_override": 3}),
    (lambda **o: nn.Linear(2, 2).load_state_dict(nn.Linear(2, 2).state_dict(), **o), {"assign": False}, {"assign": True}),
    (lambda **o: nn.Linear(2, 2).register_forward_hook(print, **o), {"prepend": False, "always_call": False},
     {"always_call": True}),
    (lambda **o: mpt.data.DataLoader([1, 2], 2, **o),
     {"shuffle": None, "pin_memory": False, "generator": None, "worker_init_fn": None, "persistent_workers": True,
      "timeout": 0, "batch_sampler": None, "prefetch_factor": None, "multiprocessing_context": None},
     {"pin_memory": True, "timeout": 5, "worker_init_fn": print, "in_order": False, "generator": 1}),
    (lambda **o: mpt.data.random_split([1, 2], [1, 1], **o), {"generator": None}, {"generator": 1}),
    (lambda **o: mpt.multinomial(mpt.ones(2), 1, **o), {"generator": None, "out": None}, {"generator": 1}),
    (lambda **o: mpt.checkpoint(mpt.exp, mpt.ones(1, requires_grad=True), **o),
     {"use_reentrant": False, "preserve_rng_state": True, "determinism_check": "none", "debug": False},
     {"preserve_rng_state": False, "debug": True}),
    (lambda x=None, **o: mpt.grad((w := mpt.ones(1, requires_grad=True)) * 2, w, **o),
     {"allow_unused": None, "is_grads_batched": False}, {"is_grads_batched": True}),
]


@pytest.mark.parametrize("call, neutral, refused", NEUTRAL)
def test_options_that_request_nothing_are_taken_and_others_named(call, neutral, refused):
    call()
    call(**neutral)
    for name in neutral:
        call(**{name: neutral[name]})
    for name, value in refused.items():
        with pytest.raises((ValueError, mpt.DeviceError), match=f"{name}=.* is not supported(; |$)|device is"):
            call(**{name: value})
    with pytest.raises((TypeError, mpt.CallbackError), match="nonsense"):
        call(nonsense=1)


def test_options_that_pytorch_has_and_this_package_too():
    x = mpt.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert mpt.tensor([1.0], requires_grad=True).requires_grad and mpt.eye(2, requires_grad=True).requires_grad
    assert mpt.round(mpt.tensor([1.234, -5.678]), decimals=1).tolist() == pytest.approx([1.2, -5.7])
    assert mpt.round(mpt.tensor([123.0, 151.0]), decimals=-2).tolist() == [100, 200]
    assert x.index_add(0, mpt.tensor([1]), mpt.ones(1, 2), alpha=10).tolist() == [[1, 2], [13, 14]]
    index = mpt.tensor([[0, 0]])
    assert x.scatter(0, index, 9.0).tolist() == [[9, 9], [3, 4]] == mpt.scatter(x, 0, index, value=9).tolist()
    assert x.scatter(0, index, mpt.ones(1, 2), reduce="add").tolist() == [[2, 3], [3, 4]]
    assert x.norm(p="fro").item() == x.norm().item() == pytest.approx(30**0.5)
    assert x.norm(1, 0, dtype=mpt.float64).tolist() == [4, 6]
    assert mpt.max(x, other=-x).tolist() == x.tolist() and x.var(False).item() == 1.25 == x.var(unbiased=False).item()
    a, b = mpt.ones(1, requires_grad=True), mpt.ones(1, requires_grad=True)
    assert mpt.grad(a * 2, (a, b), materialize_grads=True)[1].tolist() == [0] and mpt.grad(a * 2, (a, b))[1] is None
    with pytest.raises(mpt.StateError, match=r"do not depend on the inputs \[1\]"):
        mpt.grad(a * 2, (a, b), allow_unused=False)
    assert mpt.checkpoint(lambda t, k, plus=0: t * k + plus, a, 3, plus=1).item() == 4
    each = mpt.normal(mpt.tensor([0.0, 100.0]), mpt.tensor([0.0, 0.0]))
    assert each.tolist() == [0, 100] and abs(mpt.normal(5.0, 1e-6, (3,)).mean().item() - 5) < 1e-3
    batches = mpt.data.DataLoader(list(range(5)), batch_sampler=[[4, 0], [1]])
    assert [b.tolist() for b in batches] == [[4, 0], [1]] and len(batches) == 2
    assert list(mpt.data.DataLoader(["a", "b"], 2)) == [["a", "b"]]


def test_hooks_with_keywords_and_in_front():
    class Scaled(nn.Module):
        def forward(self, x, by=1):
            return x * by

    net, order = Scaled(), []
    net.register_forward_hook(lambda m, args, kw, y: order.append(("kw", kw["by"])), with_kwargs=True)
    net.register_forward_hook(lambda m, args, y: order.append("first"), prepend=True)
    with net.register_forward_pre_hook(lambda m, args, kw: (args, {"by": 5}), with_kwargs=True):
        assert net(mpt.ones(1), by=2).item() == 5
    assert order == ["first", ("kw", 5)] and net(mpt.ones(1), by=2).item() == 2


def test_states_go_where_they_are_told():
    net, into = nn.Linear(1, 1), {"other": 1}
    assert net.state_dict(destination=into, prefix="fc.", keep_vars=True) is into
    assert list(into) == ["other", "fc.weight", "fc.bias"] and into["fc.weight"] is net.weight
    both = nn.ModuleList([net, net])
    assert len(list(both.named_parameters())) == 2 and len(list(both.named_parameters(remove_duplicate=False))) == 4
    assert net.load_state_dict({}, strict=False).missing_keys == ["weight", "bias"]


def test_devices_have_a_type():
    x = mpt.ones(1)
    d = mpt.device("cuda:1")
    assert (d.type, d.index, str(d), repr(d)) == ("cuda", 1, "cuda:1", "device(type='cuda', index=1)")
    assert x.device == "cpu" == x.device.type and x.device.index is None and mpt.device(x.device) == x.device
    assert mpt.device("cuda", 1) == d and mpt.current_context().device.type == "cpu"
    assert copy.deepcopy(d) == pickle.loads(pickle.dumps(d)) == d and type(pickle.loads(pickle.dumps(d))) is mpt.device
    for wrong in (lambda: mpt.device("mps"), lambda: mpt.device("cuda:x"), lambda: mpt.device("cuda:1", 2)):
        with pytest.raises(ValueError, match="unknown device"):
            wrong()
    with pytest.raises(mpt.DeviceError, match="the context computes on the CPU"):
        x.cuda()


def test_defaults_of_none():
    q = mpt.randn(1, 2, 3, 4)
    assert F.scaled_dot_product_attention(q, q, q, scale=None).tolist() == \
        F.scaled_dot_product_attention(q, q, q, scale=0.5).tolist()
    x = mpt.arange(24, dtype="f32").reshape(1, 1, 6, 4)
    assert nn.AdaptiveAvgPool2d((None, 2))(x).shape == (1, 1, 6, 2)
    assert F.pad(x, pad=(1, 1), value=None).shape == (1, 1, 6, 6)
    assert F.softmax(mpt.zeros(2, 4)).tolist() == [[0.25] * 4] * 2 and nn.Softmax()(mpt.zeros(2, 1, 4)).tolist()[0][0][0] == 0.5
    for made in (mpt.sum, mpt.prod, functools.partial(mpt.cumsum, dim=0)):
        for dtype in (mpt.int8, mpt.uint8, mpt.int32, mpt.float16, mpt.float64):
            assert made(mpt.tensor([100, 100], dtype=mpt.int8), dtype=dtype).dtype is dtype
    assert mpt.sum(mpt.tensor([100, 100], dtype=mpt.int8), dtype=mpt.int8).item() == -56
    with mpt.autocast():
        assert mpt.ones(4).sum(dtype=mpt.float16).dtype is mpt.float16
        assert mpt.ones(4).mean(dtype=mpt.bfloat16).dtype is mpt.bfloat16 and mpt.ones(4).mean().dtype is mpt.float32
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
