"""Compares every operation of the table with PyTorch, on random arguments, forward and gradients,
in four dtypes.

The reference is PyTorch's result in f64, or that of a formula where PyTorch's own function loses
digits in f64. In f64, libmpt must agree up to the rounding of sums in another order. In f32, f16 and bf16, the error of libmpt may be twice PyTorch's own error in that
dtype plus a few roundings, because the two libraries round at different places.
SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
import op_cases_more  # noqa: F401
import op_cases_nn  # noqa: F401
from need import need
from op_cases import CASES, drawn

torch = need("torch")
DRAWS = 6
# Number of roundings, relative to the largest element of a result or gradient, that are added to
# twice PyTorch's error. In 16 bits PyTorch's error may by chance be 0 where libmpt's is one or two
# roundings. In f64 the reference has errors of its own. A gradient may be a small difference of
# terms of about 1, each with its own rounding, so its size counts as at least LEAST.
ROUNDINGS = {"f64": 500, "f32": 16, "f16": 3, "bf16": 3}
LEAST = {"f64": 1, "f32": 1, "f16": 0, "bf16": 0}
EPS = {"f64": 2.0**-52, "f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}
TYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
# Operations that are not tested here, with the reason.
LEFT_OUT = {}
PARTS = {"copy_into", "fill_into", "add_into", "mul_into", "write", "optimizer_step", "checkpoint", "conv", "conv_data",
         "conv_weight", "pool", "pool_grad", "max_pool_pick", "interpolate_grad"}


def test_every_operation_has_a_case(context):
    table, i = set(), 0
    while (name := mpt.capi.op_name(context, i)) is not None:
        table.add(name)
        i += 1
    assert table - PARTS == set(CASES) | set(LEFT_OUT)
    assert PARTS < table and not set(CASES) & set(LEFT_OUT)


def doubles(t):
    """Returns a tensor as a NumPy array, floats in f64."""
    t = t.detach()
    return (t.double() if t.is_floating_point() else t).numpy()


def run(call, leaves, swapped, differentiable):
    """Returns the results, and the gradients of the sum of the floating results, each weighted with
    different numbers.
    """
    out = call(*(x.transpose(0, -1) if s else x for x, s in zip(leaves, swapped)))
    out = list(out) if isinstance(out, (tuple, list)) else [out]
    grads = []
    if differentiable:
        total = None
        for k, x in enumerate(out):
            if x.is_floating_point() and x.requires_grad:
                x = x.double() if x.dtype in (torch.float64, mpt.float64) else x.float()
                w = np.sin(1 + k + 1.7 * np.arange(x.numel())).reshape(tuple(x.shape))
                w = torch.tensor(w, dtype=x.dtype) if isinstance(x, torch.Tensor) else mpt.tensor(w, dtype=x.dtype)
                total = (x * w).sum() if total is None else total + (x * w).sum()
        if total is not None:
            total.backward()
        for x in leaves:
            if x.requires_grad:
                grads.append(np.zeros(tuple(x.shape)) if x.grad is None else doubles(x.grad))
    return [doubles(x) for x in out], grads


def three(arrays, swapped, kind):
    """Returns the inputs as libmpt's tensors and PyTorch's tensors of a dtype, and as PyTorch's in
    f64, with equal values.
    """
    ours, theirs, exact = [], [], []
    for a, s in zip(arrays, swapped):
        a = np.ascontiguousarray(a.swapaxes(0, -1)) if s else a
        if a.dtype != np.float64:
            ours.append(mpt.tensor(a))
            theirs.append(torch.tensor(a))
            exact.append(torch.tensor(a))
            continue
        t = torch.tensor(a).to(TYPES[kind])
        theirs.append(t.requires_grad_())
        exact.append(t.detach().double().requires_grad_())
        m = mpt.tensor(t.detach().double().numpy()).to(kind)
        ours.append(m.requires_grad_())
    return ours, theirs, exact


def close(got, theirs, exact, kind, what, least):
    assert got.shape == exact.shape, what
    if exact.dtype.kind != "f":
        np.testing.assert_array_equal(got, theirs, err_msg=what)
        return
    np.testing.assert_array_equal(np.isfinite(got), np.isfinite(exact), err_msg=what)
    finite = np.isfinite(exact)
    if not finite.any():
        return
    got, theirs, exact = got[finite], theirs[finite], exact[finite]
    bound = 2 * np.abs(theirs - exact).max() + ROUNDINGS[kind] * EPS[kind] * max(least, np.abs(exact).max())
    error = np.abs(got - exact).max()
    assert error <= bound, f"{what}: off by {error}, PyTorch by {np.abs(theirs - exact).max()}, of {np.abs(exact).max()}"


@pytest.mark.parametrize("name", sorted(CASES))
@pytest.mark.parametrize("kind", list(TYPES))
def test_operation(name, kind):
    tried = 0
    for seed in range(DRAWS):
        arrays, ours, theirs, differentiable = drawn(name, seed)
        draw = np.random.default_rng(seed)
        swapped = [a.ndim > 1 and draw.random() < 0.3 for a in arrays]
        what = f"{name}, draw {seed}, {kind}, {[a.shape for a in arrays]}"
        m, t, e = three(arrays, swapped, kind)
        third = run(getattr(theirs, "exact", theirs), e, swapped, differentiable)
        try:
            second = third if kind == "f64" else run(theirs, t, swapped, differentiable)
        except (RuntimeError, NotImplementedError) as error:
            if kind not in ("f16", "bf16") or "not implemented" not in str(error) and "HALF" not in str(error).upper():
                raise
            continue  # PyTorch has the operation in wider dtypes only
        tried += 1
        first = run(ours, m, swapped, differentiable)
        for part, got, want, exact in zip(("result", "gradient"), first, second, third):
            assert len(got) == len(exact), (what, part)
            for k, one in enumerate(zip(got, want, exact)):
                close(*one, kind, f"{what}, {part} {k}", LEAST[kind] if part == "gradient" else 0)
    if not tried:
        pytest.skip(f"PyTorch has no {name} in 16 bits on a CPU")
