"""Tests of names and forms that users of PyTorch expect. The numbers are PyTorch's.

SPDX-License-Identifier: Apache-2.0
"""
import pytest

import mpt
from mpt import nn
from mpt.nn import functional as F


def test_retain_grad():
    x = mpt.tensor([1.0, 2.0], requires_grad=True)
    y = x * 2
    y.retain_grad()
    y.retain_grad()
    assert y.grad is None
    (y * y).sum().backward(retain_graph=True)
    assert y.grad.tolist() == [4, 8] and x.grad.tolist() == [8, 16]
    (y * 3).sum().backward()
    assert y.grad.tolist() == [7, 11]
    y.grad = None
    assert y.grad is None
    x.retain_grad()
    assert x.grad.tolist() == [14, 22]
    with pytest.raises(mpt.StateError, match="retain_grad"):
        mpt.ones(1).retain_grad()


def test_detach_in_place():
    x = mpt.ones(1, requires_grad=True)
    assert x.detach_() is x and not x.requires_grad
    y = mpt.ones(1, requires_grad=True) * 2
    with pytest.raises(mpt.UnsupportedError, match=r"t = t.detach\(\)"):
        y.detach_()


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_inputs_without_a_batch(dims):
    x = mpt.randn(2, *[6] * dims)
    layers = [getattr(nn, f"Conv{dims}d")(2, 3, 3, padding=1), getattr(nn, f"Conv{dims}d")(2, 3, 3, padding_mode="reflect",
              padding=1), getattr(nn, f"ConvTranspose{dims}d")(2, 3, 2, stride=2)]
    if dims == 3:
        layers.pop(1)  # there is no reflect padding of three dims
    layers += [getattr(nn, n) for n in (f"MaxPool{dims}d", f"AvgPool{dims}d") if hasattr(nn, n)]
    layers = [m(2) if isinstance(m, type) else m for m in layers]
    w = mpt.randn(3, 2, *[3] * dims)
    functions = [lambda x: getattr(F, f"conv{dims}d")(x, w, None, 2, 1), lambda x: getattr(F, f"max_pool{dims}d")(x, 2, 1),
                 lambda x: getattr(F, f"avg_pool{dims}d")(x, 2, count_include_pad=False, padding=1),
                 lambda x: getattr(F, f"conv_transpose{dims}d")(x, w.transpose(0, 1)),
                 lambda x: getattr(F, f"adaptive_avg_pool{dims}d")(x, 2)]
    for f in layers + functions:
        alone, whole = f(x), f(x.unsqueeze(0))
        assert alone.shape == whole.shape[1:] and alone.tolist() == whole[0].tolist()


def test_a_sequential_without_a_batch():
    net = nn.Sequential(nn.Conv2d(1, 2, 3), nn.ReLU(), nn.MaxPool2d(2))
    x = mpt.randn(1, 8, 8)
    for _ in range(2):
        assert net(x).tolist() == net(x.unsqueeze(0))[0].tolist()
    with pytest.raises(mpt.ShapeError):
        net(mpt.randn(8, 8))


def test_assignments_to_lists_and_masks_of_elements():
    x = mpt.zeros(3, 2)
    x[[0, 2]] = mpt.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert x.tolist() == [[1, 2], [0, 0], [3, 4]]
    x[:, mpt.tensor([1])] = 9
    assert x.tolist() == [[1, 9], [0, 9], [3, 9]]
    x[[-1]] = [5, 6]
    assert x.tolist() == [[1, 9], [0, 9], [5, 6]]
    x[x > 5] = mpt.tensor([7, 8, 10])
    assert x.tolist() == [[1, 7], [0, 8], [5, 10]]
    x[[True, False, True]] = 0
    assert x.tolist() == [[0, 0], [0, 8], [0, 0]]
    with pytest.raises(mpt.ShapeError):
        x[[0, 1]] = mpt.ones(3)
    y, v = mpt.ones(3, requires_grad=True) * 2, mpt.ones(2, requires_grad=True)
    y[[0, 2]] = v * 3
    y.sum().backward()
    assert y.tolist() == [3, 2, 3] and v.grad.tolist() == [3, 3]


def test_missing_names_say_what_there_is():
    with pytest.raises(AttributeError, match="mpt.manual_seed"):
        mpt.Generator
    with pytest.raises(AttributeError, match="'mpt' has no attribute 'nothing'"):
        mpt.nothing
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        mpt.optim.Nothing


def test_texts_have_pythons_dtypes():
    with pytest.raises(mpt.DTypeError, match="^matmul: float16 and float32: "):
        mpt.ones(2, 2, dtype="f16") @ mpt.ones(2, 2)
    with pytest.raises(mpt.DTypeError, match="index is float32; indices must be int64 or int32"):
        F.embedding(mpt.ones(2), mpt.ones(3, 3))
    w = mpt.ones(2, requires_grad=True)
    with pytest.raises(mpt.StateError, match=r"^add_into: tensor of shape \[2\], a leaf .* under no_grad\(\)"):
        w += 1
