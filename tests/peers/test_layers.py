"""Compares layers with PyTorch's, using PyTorch's parameters; tests memory that PyTorch and JAX
share by DLPack.

SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
from mpt import nn
from need import need

torch, jax = need("torch"), need("jax")


def same(mine, theirs, rtol=2e-5, atol=1e-5):
    np.testing.assert_allclose(mine.detach().numpy(), theirs.detach().numpy(), rtol=rtol, atol=atol)


CASES = [
    ("Linear", (6, 4), (3, 6)), ("Conv1d", (2, 4, 3), (2, 2, 9)), ("Conv2d", (2, 4, 3, 2, 1), (2, 2, 8, 9)),
    ("Conv2d", (4, 4, (3, 1), (1, 2), (1, 0), 1, 2), (2, 4, 8, 9)), ("Conv3d", (2, 3, 2), (1, 2, 4, 5, 6)),
    ("ConvTranspose2d", (2, 3, 3, 2, 1, 1), (2, 2, 5, 5)), ("LayerNorm", (6,), (3, 6)),
    ("LayerNorm", ((4, 6),), (3, 4, 6)), ("GroupNorm", (2, 4), (2, 4, 5)), ("BatchNorm2d", (3,), (4, 3, 5, 5)),
    ("BatchNorm1d", (3,), (4, 3)), ("InstanceNorm2d", (3,), (2, 3, 4, 4)), ("RMSNorm", (6,), (3, 6)),
    ("MaxPool2d", (2,), (1, 2, 6, 7)), ("MaxPool2d", (3, 2, 1), (1, 2, 6, 7)), ("AvgPool2d", (2, 1), (1, 2, 6, 7)),
    ("AdaptiveAvgPool2d", (2,), (1, 2, 6, 7)), ("GELU", (), (3, 6)), ("SiLU", (), (3, 6)), ("Tanh", (), (3, 6)),
    ("Sigmoid", (), (3, 6)), ("Softmax", (-1,), (3, 6)), ("Flatten", (), (2, 3, 4)), ("LSTM", (4, 5, 2), (3, 2, 4)),
    ("GRU", (4, 5), (3, 2, 4)),
]


@pytest.mark.parametrize("name, args, shape", CASES, ids=lambda v: str(v) if isinstance(v, str) else "")
def test_layers_compute_what_torch_does(name, args, shape):
    mine, theirs = getattr(nn, name)(*args), getattr(torch.nn, name)(*args)
    assert {n: p.shape for n, p in mine.named_parameters()} == \
        {n: tuple(p.shape) for n, p in theirs.named_parameters()}
    theirs.load_state_dict({n: torch.from_numpy(v.numpy().copy()) for n, v in mine.state_dict().items()})
    x = np.random.default_rng(1).normal(size=shape).astype(np.float32)
    a, b = mpt.tensor(x, requires_grad=True), torch.tensor(x, requires_grad=True)
    p, q = mine(a), theirs(b)
    if isinstance(p, tuple):
        p, q = p[0], q[0]
    same(p, q)
    p.square().sum().backward()
    q.square().sum().backward()
    same(a.grad, b.grad, atol=1e-4)
    grads = dict(theirs.named_parameters())
    for n, v in mine.named_parameters():
        same(v.grad, grads[n].grad, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("name, options", [
    ("SGD", {"lr": 0.1}), ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.01}),
    ("Adam", {"lr": 0.01, "betas": (0.8, 0.99)}), ("AdamW", {"lr": 0.01, "weight_decay": 0.1}),
    ("Adam", {"lr": 0.01, "amsgrad": True}), ("RMSprop", {"lr": 0.01, "centered": True, "momentum": 0.5}),
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.01, "initial_accumulator_value": 0.1})])
def test_optimizers_step_as_torchs(name, options):
    start = np.random.default_rng(2).normal(size=(3, 4)).astype(np.float32)
    w, v = mpt.tensor(start, requires_grad=True), torch.tensor(start, requires_grad=True)
    mine, theirs = getattr(mpt.optim, name)([w], **options), getattr(torch.optim, name)([v], **options)
    for _ in range(10):
        mine.zero_grad(), theirs.zero_grad()
        (w**2 * 3 + w).sum().backward()
        (v**2 * 3 + v).sum().backward()
        mine.step(), theirs.step()
    same(w, v)
    for key, value in options.items():
        assert mine.param_groups[0][{"initial_accumulator_value": "initial_accumulator"}.get(key, key)] == \
            pytest.approx(value)


def test_dlpack_with_torch():
    for kind in ("float32", "bfloat16", "float16", "int64", "bool", "uint8"):
        a = torch.ones(2, 3).to(getattr(torch, kind))
        t = mpt.from_dlpack(a)
        assert t.dtype.name == kind and t.data_ptr() == a.data_ptr()
        b = torch.from_dlpack(t)
        assert b.data_ptr() == a.data_ptr() and b.dtype == a.dtype
    a = torch.zeros(3)
    mpt.from_dlpack(a).add_(1)
    assert a.tolist() == [1, 1, 1]
    assert mpt.tensor(torch.ones(2)).tolist() == [1, 1]
    with pytest.raises(Exception):
        mpt.from_dlpack(torch.ones(2, requires_grad=True))


def test_dlpack_with_jax():
    t = mpt.tensor([[1.0, 2.0]])
    assert jax.dlpack.from_dlpack(t).tolist() == [[1.0, 2.0]]
    x = jax.numpy.arange(3.0)
    assert mpt.from_dlpack(x).tolist() == [0, 1, 2]
