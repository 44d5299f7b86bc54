"""Tests of the layers that are composed of functions, against NumPy.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import pickle

import numpy as np
import pytest

import mpt
from mpt import nn

F = nn.functional
RNG = np.random.default_rng(5)
X = RNG.normal(size=(2, 4, 6, 8)) * 4


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def result(layer, *inputs):
    """Returns the result in float64, which a copy of the layer has, too."""
    inputs = [mpt.tensor(x) for x in inputs]
    y = layer(*inputs)
    assert pickle.loads(pickle.dumps(layer))(*inputs).tolist() == copy.deepcopy(layer)(*inputs).tolist() == y.tolist()
    return y.detach().numpy()


def channels(weight, x):
    return np.where(x > 0, x, x * np.reshape(weight, (-1, 1, 1)))


RELU6 = np.clip(X + 3, 0, 6)


@pytest.mark.parametrize("layer, expected", [
    (nn.ReLU6, np.clip(X, 0, 6)), (nn.Hardsigmoid, RELU6 / 6), (nn.Hardswish, X * RELU6 / 6),
    (nn.Mish, X * np.tanh(np.log1p(np.exp(X)))), (nn.Softsign, X / (1 + abs(X))), (nn.LogSigmoid, np.log(sigmoid(X))),
    (nn.Hardtanh, np.clip(X, -1, 1)), (lambda: nn.Hardtanh(-2, 0.5), np.clip(X, -2, 0.5)),
    (nn.GLU, X[..., :4] * sigmoid(X[..., 4:])), (lambda: nn.GLU(1), X[:, :2] * sigmoid(X[:, 2:])),
    (lambda: nn.Unflatten(1, (2, -1)), X.reshape(2, 2, 2, 6, 8)),
    (lambda: nn.Unflatten(-1, (2, 4)), X.reshape(2, 4, 6, 2, 4)),
    (lambda: nn.AdaptiveMaxPool2d((3, None)), X.reshape(2, 4, 3, 2, 8).max(3)),
    (lambda: nn.AdaptiveMaxPool2d(2), X.reshape(2, 4, 2, 3, 2, 4).max((3, 5))),
    (lambda: nn.Upsample(scale_factor=2), X.repeat(2, 2).repeat(2, 3)),
    (lambda: nn.PixelShuffle(2), X.reshape(2, 1, 2, 2, 6, 8).transpose(0, 1, 4, 2, 5, 3).reshape(2, 1, 12, 16)),
    (lambda: nn.PixelUnshuffle(2), X.reshape(2, 4, 3, 2, 4, 2).transpose(0, 1, 3, 5, 2, 4).reshape(2, 16, 3, 4))])
def test_formulas(layer, expected):
    np.testing.assert_allclose(result(layer(), X), expected, rtol=1e-12, atol=1e-12)


def test_windows_of_one_and_three_dims():
    x, v = RNG.normal(size=(2, 3, 8)), RNG.normal(size=(2, 3, 4, 6, 8))
    np.testing.assert_array_equal(result(nn.MaxPool1d(2), x), x.reshape(2, 3, 4, 2).max(-1))
    np.testing.assert_allclose(result(nn.AvgPool1d(4), x), x.reshape(2, 3, 2, 4).mean(-1), rtol=1e-12)
    np.testing.assert_array_equal(result(nn.MaxPool3d(2), v), v.reshape(2, 3, 2, 2, 3, 2, 4, 2).max((3, 5, 7)))
    np.testing.assert_allclose(result(nn.AdaptiveAvgPool1d(4), x), x.reshape(2, 3, 4, 2).mean(-1), rtol=1e-12)
    np.testing.assert_allclose(result(nn.AdaptiveAvgPool3d((2, None, 1)), v),
                               v.reshape(2, 3, 2, 2, 6, 8).mean(3).mean(-1, keepdims=True), rtol=1e-12)
    wide = result(nn.AdaptiveMaxPool1d(3), x)  # windows 0 to 3, 2 to 6 and 5 to 8
    np.testing.assert_array_equal(wide, np.stack([x[..., a:b].max(-1) for a, b in ((0, 3), (2, 6), (5, 8))], -1))


def test_parametric_relu():
    one, four = nn.PReLU(), nn.PReLU(4, init=0.5)
    np.testing.assert_allclose(result(one, X), np.where(X > 0, X, 0.25 * X), rtol=1e-6)
    four.weight.data = mpt.tensor([0.1, 0.2, 0.3, 0.4])
    np.testing.assert_allclose(result(four, X), channels([0.1, 0.2, 0.3, 0.4], X), rtol=1e-6)
    four(mpt.tensor(X)).sum().backward()
    np.testing.assert_allclose(four.weight.grad.tolist(), np.minimum(X, 0).sum((0, 2, 3)), rtol=1e-6)
    with pytest.raises(ValueError, match=r"weight has shape \[3\]; x of shape \[2, 4, 6, 8\] takes one element, or \[4\]"):
        nn.PReLU(3)(mpt.tensor(X))


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_whole_channels_are_dropped(dims):
    net = getattr(nn, f"Dropout{dims}d")(0.25)
    x = mpt.ones(50, 20, *[3] * dims)
    y = net(x).numpy().reshape(1000, -1)
    np.testing.assert_allclose(np.unique(y), [0, 1 / 0.75], rtol=1e-6)
    assert (y == y[:, :1]).all() and 0.2 < (y[:, 0] == 0).mean() < 0.3
    assert net.eval()(x) is x and net.train()(x[0]).shape == x.shape[1:]
    with pytest.raises(ValueError, match=f"dropout{dims}d: the input has shape"):
        net(mpt.ones(2))


def test_distances():
    a, p, n = RNG.normal(size=(3, 9, 5))
    near, far, other = (np.linalg.norm(d + 1e-6, axis=1) for d in (a - p, a - n, p - n))
    np.testing.assert_allclose(result(nn.PairwiseDistance(), a, p), near, rtol=1e-12)
    np.testing.assert_allclose(result(nn.CosineSimilarity(), a, p), (a * p).sum(1) / np.linalg.norm(a, axis=1)
                               / np.linalg.norm(p, axis=1), rtol=1e-12)
    for swap in (False, True):
        loss = np.maximum(near - (np.minimum(far, other) if swap else far) + 1, 0)
        for reduction, expected in (("none", loss), ("mean", loss.mean()), ("sum", loss.sum())):
            np.testing.assert_allclose(result(nn.TripletMarginLoss(swap=swap, reduction=reduction), a, p, n), expected,
                                       rtol=1e-12)


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("kind, cell", [(nn.LSTM, nn.LSTMCell), (nn.GRU, nn.GRUCell), (nn.RNN, nn.RNNCell)])
def test_a_cell_is_a_step_of_its_network(kind, cell, bias):
    net, one = kind(3, 4, bias=bias), cell(3, 4, bias=bias)
    one.load_state_dict({n[:-3]: v for n, v in net.state_dict().items()})
    x = mpt.randn(5, 2, 3)
    h, single = None, None
    y, last = net(x)
    for t in range(5):
        h, single = one(x[t], h), one(x[t, 0], single)
    h, single, last = (h[1], single[1], last[1]) if kind is nn.LSTM else (h, single, last)
    np.testing.assert_allclose(h.tolist(), last[0].tolist(), rtol=1e-6, atol=1e-7)
    np.testing.assert_allclose(single.tolist(), last[0, 0].tolist(), rtol=1e-6, atol=1e-7)
    assert abs(cell(3, 100).weight_ih).max().item() <= 0.1


def test_gumbel_softmax():
    x = mpt.tensor([[0.0, float(np.log(3.0))]]).repeat(20000, 1).requires_grad_()
    hard = F.gumbel_softmax(x, hard=True)
    assert (hard.sum(1) == 1).all() and abs(hard.mean(0)[1].item() - 0.75) < 0.02
    (hard * mpt.tensor([0.0, 1.0])).sum().backward()
    assert x.grad[:, 1].sum().item() > 0
    assert mpt.allclose(F.gumbel_softmax(x, tau=0.5).sum(1), mpt.ones(20000))


def test_lists_of_parameters():
    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.all = nn.ParameterList([mpt.ones(2), nn.Parameter(mpt.zeros(3))])

    net = Net()
    assert list(net.state_dict()) == ["all.0", "all.1"] and len(net.all) == 2 and net.all[-1].shape == (3,)
    assert [p.requires_grad for p in net.all] == [True, True] and len(net.all.append(mpt.ones(1))) == 3


def test_wrong_extents_are_named():
    for call, text in ((lambda: F.glu(mpt.ones(2, 3)), "dim 1 of x has the extent 3; it must be even"),
                       (lambda: F.pixel_shuffle(mpt.ones(6, 2, 2), 2), "pixel_shuffle: x of shape .6, 2, 2. has 6 channels; they must be a multiple of 4"),
                       (lambda: F.pixel_unshuffle(mpt.ones(6, 3, 2), 2), "pixel_unshuffle: x has shape .6, 3, 2.; its last two"),
                       (lambda: nn.Dropout2d(2), "Dropout2d: p is 2"),
                       (lambda: nn.MaxPool1d(2, return_indices=True), "MaxPool1d: return_indices=True"),
                       (lambda: nn.RNNCell(1, 1, nonlinearity="relu"), "RNNCell: nonlinearity='relu'")):
        with pytest.raises(ValueError, match=text):
            call()
