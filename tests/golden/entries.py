"""Entries of the files that make_ops.py and make_layers.py write: small inputs, PyTorch's results (CPU,
float64), and the gradients of the results' weighted sum. harness.cpp reads them."""
# SPDX-License-Identifier: Apache-2.0
import torch


def tensor(kind, t, name=None):
    t = t.detach()
    name = name or {torch.float64: "f64", torch.int64: "i64", torch.bool: "bool"}[t.dtype]
    floating = t.dtype == torch.float64
    values = " ".join(f"{v:.10g}" if floating else str(int(v)) for v in t.flatten().tolist())
    print(kind, name, t.dim(), *t.shape, values)


def weight(k, t):
    """Returns the incoming gradient of the k-th result, as harness.cpp does."""
    i = torch.arange(t.numel(), dtype=torch.float64)
    return torch.sin(1 + 1.7 * i + k).reshape(t.shape)


def op(name, f, *inputs):
    """Prints one entry. Floating inputs are differentiated unless fixed() made them."""
    leaves = [t.clone().requires_grad_() if t.dtype == torch.float64 and not hasattr(t, "fixed")
              else t for t in inputs]
    out = f(*leaves)
    out = list(out) if isinstance(out, (tuple, list)) else [out]
    print("op", name)
    for t, leaf in zip(inputs, leaves):
        tensor("in", t, "grad" if leaf.requires_grad else None)
    for t in out:
        tensor("out", t)
    roots = [(k, t) for k, t in enumerate(out) if t.requires_grad]
    if roots:
        total = sum((weight(k, t) * t).sum() for k, t in roots)
        wanted = [t for t in leaves if t.requires_grad]
        grads = torch.autograd.grad(total, wanted, allow_unused=True)
        for i, leaf in enumerate(leaves):
            if leaf.requires_grad:
                g = grads[[t is leaf for t in wanted].index(True)]
                tensor(f"grad {i}", torch.zeros_like(leaf) if g is None else g)


def real(*shape, low=-2, high=2):
    """Returns uniform numbers with four digits."""
    u = torch.rand(shape, dtype=torch.float64) * (high - low) + low
    return (u * 1e4).round() / 1e4


def fixed(t):
    t.fixed = True
    return t


def index(n, *shape):
    return torch.randint(0, n, shape)
