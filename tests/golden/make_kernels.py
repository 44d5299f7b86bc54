#!/usr/bin/env python3
# Writes kernels.txt: small inputs and PyTorch's results (CPU, float64).
# Usage: make_kernels.py > kernels.txt
# SPDX-License-Identifier: Apache-2.0
import torch
import torch.nn.functional as F

from made_by import made_by

print(made_by("torch"))

torch.manual_seed(7)


def rand(*shape):
    """Returns random multiples of 1/16, exact in every float type with four mantissa bits."""
    return (torch.randint(-32, 33, shape).double() / 16)


def tensor(kind, t):
    if t is None:
        print(kind, "none")
        return
    t = t.detach()
    name = {torch.float64: "f64", torch.int64: "i64", torch.int32: "i32", torch.bool: "bool"}[t.dtype]
    values = " ".join(f"{v:.8g}" if name == "f64" else str(int(v)) for v in t.flatten().tolist())
    print(kind, name, t.dim(), *t.shape, values)


def case(kernel, ins, outs, ints=(), reals=()):
    print("case", kernel)
    print("ints", len(ints), *[int(i) for i in ints])
    print("reals", len(reals), *[repr(float(r)) for r in reals])
    for t in ins:
        tensor("in", t)
    for t in outs:
        tensor("out", t)
    print("end")


def grads(y, inputs, g):
    return torch.autograd.grad(y, inputs, g)


def leaf(*shape):
    return rand(*shape).requires_grad_()


# -- gemm, linear ----------------------------------------------------------------------------------
ACTS = [lambda x: x, F.relu, F.gelu, lambda x: F.gelu(x, approximate="tanh"), F.silu, torch.sigmoid,
        torch.tanh]
for act, f in enumerate(ACTS):
    a, b, bias = rand(2, 3, 5), rand(2, 5, 4), rand(4)
    if act not in (2, 3, 4):  # these are not fused
        case("gemm", [a, b, bias], [f(0.5 * (a @ b) + bias)], [act, 0], [0.5, 0])
x, w, b = leaf(4, 6), leaf(3, 6), leaf(3)
y = F.linear(x, w, b)
g = rand(4, 3)
dx, dw, db = grads(y, [x, w, b], g)
case("linear", [x, w, b], [y], [0, 0])
case("linear_data", [g, w], [dx])
case("linear_weight", [x, g], [dw, db])

# -- convolution -----------------------------------------------------------------------------------
for n, groups, stride, pad, dil, ci, co, size, k in [
        (1, 1, [2], [1], [1], 3, 4, [9], [3]), (1, 2, [1], [2], [2], 4, 6, [8], [3]),
        (2, 1, [1, 1], [1, 1], [1, 1], 2, 3, [5, 6], [3, 3]),
        (2, 2, [2, 1], [0, 2], [1, 2], 4, 2, [5, 5], [2, 3]),
        (2, 4, [1, 2], [1, 1], [1, 1], 4, 4, [4, 3], [3, 3]),
        (3, 1, [1, 2, 1], [1, 0, 1], [1, 1, 2], 2, 2, [3, 4, 4], [2, 2, 2]),
        (3, 2, [2, 2, 2], [0, 1, 0], [1, 1, 1], 2, 4, [4, 4, 3], [3, 2, 1])]:
    x, w, b = leaf(1 + (n < 3), ci, *size), leaf(co, ci // groups, *k), leaf(co)
    y = [F.conv1d, F.conv2d, F.conv3d][n - 1](x, w, b, stride, pad, dil, groups)
    g = rand(*y.shape)
    dx, dw, db = grads(y, [x, w, b], g)
    ints = [n, groups, *stride, *pad, *dil]
    case("conv", [x, w, b], [y], ints)
    case("conv_data", [g, w], [dx], ints)
    case("conv_weight", [x, g], [dw, db], ints)

# -- pools -----------------------------------------------------------------------------------------
# The ints: op, adaptive, count_include_pad, spatial, kernel, stride, padding, dilation.
for n, k, s, p, d, size, ceil in [
        (1, [3], [2], [1], [1], [8], False), (2, [2, 3], [2, 1], [1, 1], [1, 2], [4, 6], False),
        (2, [3, 3], [2, 2], [1, 1], [1, 1], [5, 4], True),
        (3, [2, 2, 3], [1, 2, 2], [0, 1, 1], [1, 1, 1], [3, 4, 5], False)]:
    x = leaf(1, 2, *size)
    y, i = [F.max_pool1d, F.max_pool2d, F.max_pool3d][n - 1](x, k, s, p, d, ceil, True)
    g = rand(*y.shape)
    ints = [0, 0, 0, n, *k, *s, *p, *d]
    case("pool", [x], [y, i.int()], ints)
    case("pool_grad", [g, i.int()], [grads(y, x, g)[0]], ints)
    for include in [False, True]:
        y = [F.avg_pool1d, F.avg_pool2d, F.avg_pool3d][n - 1](x, k, s, p, ceil, include)
        g = rand(*y.shape)
        ints = [1, 0, include, n, *k, *s, *p, *[1] * n]
        case("pool", [x], [y, None], ints)
        case("pool_grad", [g, None], [grads(y, x, g)[0]], ints)
for n, size, to in [(1, [7], [3]), (2, [5, 7], [3, 4]), (2, [4, 4], [1, 1]), (3, [3, 4, 5], [2, 4, 3]),
                    (2, [3, 2], [5, 4])]:
    x = leaf(1, 2, *size)
    zeros = [0] * n
    y = [F.adaptive_avg_pool1d, F.adaptive_avg_pool2d, F.adaptive_avg_pool3d][n - 1](x, to)
    g = rand(*y.shape)
    ints = [1, 1, 0, n, *zeros, *zeros, *zeros, *zeros]
    case("pool", [x], [y, None], ints)
    case("pool_grad", [g, None], [grads(y, x, g)[0]], ints)
    y, i = [F.adaptive_max_pool1d, F.adaptive_max_pool2d, F.adaptive_max_pool3d][n - 1](x, to, True)
    case("pool", [x], [y, i.int()], [0, 1, 0, n, *zeros, *zeros, *zeros, *zeros])

# -- interpolate: op, align_corners, spatial -------------------------------------------------------
for n, size, to in [(1, [5], [8]), (1, [6], [4]), (2, [3, 4], [6, 5]), (2, [4, 5], [3, 7]),
                    (3, [2, 2, 3], [3, 2, 2]), (2, [3, 4], [1, 1])]:
    for mode, align in [("nearest", None), ("linear", False), ("linear", True)]:
        name = mode if mode == "nearest" else ["linear", "bilinear", "trilinear"][n - 1]
        x = leaf(1, 2, *size)
        y = F.interpolate(x, to, mode=name, align_corners=align)
        g = rand(*y.shape)
        ints = [mode == "linear", bool(align), n]
        case("interpolate", [x], [y], ints)
        case("interpolate_grad", [g], [grads(y, x, g)[0]], ints)

# -- norms -----------------------------------------------------------------------------------------
EPS = 2.0 ** -10
for rms in [0, 1]:
    x, w, b = leaf(4, 7), leaf(7), leaf(7)
    y = F.rms_norm(x, [7], w, EPS) if rms else F.layer_norm(x, [7], w, b, EPS)
    g = rand(4, 7)
    mean = torch.zeros(4).double() if rms else x.mean(1)
    rstd = ((x - mean[:, None]).square().mean(1) + EPS).rsqrt()
    d = grads(y, [x, w] if rms else [x, w, b], g)
    case("norm", [x, w, None if rms else b], [y, None if rms else mean, rstd], [rms, 0], [EPS])
    case("norm_grad", [g, x, w, None if rms else mean, rstd], [*d, None] if rms else d, [rms, 0], [EPS])
for act in [0, 1]:
    x, w, b = leaf(2, 2, 3, 3), leaf(2), leaf(2)
    mean, var = x.mean([0, 2, 3]), x.var([0, 2, 3], correction=0)
    y = ACTS[act](F.batch_norm(x, None, None, w, b, True, 0, EPS))
    g = rand(*x.shape)
    case("batch_norm", [x, w, b, None, None], [y, mean, (var + EPS).rsqrt()], [0, act], [EPS])
    case("batch_norm_grad", [g, x, w, mean, (var + EPS).rsqrt(), y if act else None],
         grads(y, [x, w, b], g), [0, act], [EPS])
    mean, var = rand(2), rand(2).abs() + 0.25
    case("batch_norm", [x, w, b, mean, var],
         [ACTS[act](F.batch_norm(x, mean, var, w, b, False, 0, EPS)), mean, (var + EPS).rsqrt()],
         [0, act], [EPS])

# -- rows ------------------------------------------------------------------------------------------
for dim in [0, 1, 2]:
    for log in [0, 1]:
        x = leaf(2, 3, 4)
        y = F.log_softmax(x, dim) if log else F.softmax(x, dim)
        g = rand(2, 3, 4)
        case("softmax", [x], [y], [dim, log])
        case("softmax_grad", [g, y], [grads(y, x, g)[0]], [dim, log])
for smooth in [0, 0.125]:
    x, t = leaf(5, 9), torch.tensor([0, 8, -100, 3, 3])
    loss = F.cross_entropy(x, t, reduction="none", label_smoothing=smooth)
    top, g = x.max(1).values, rand(5)
    sums = torch.stack([top, (x - top[:, None]).logsumexp(1)])
    case("cross_entropy", [x, t], [loss, sums], [-100], [smooth])
    case("cross_entropy_grad", [x, t, sums, g], [grads(loss, x, g)[0]], [-100], [smooth])

# -- attention: causal, dropout; scale -------------------------------------------------------------
for heads, shared, length, keys, causal, mask in [
        (2, 2, 3, 4, 0, None), (4, 2, 5, 5, 1, None), (2, 1, 4, 6, 1, None), (2, 2, 6, 3, 1, None),
        (2, 2, 3, 5, 0, "float"), (4, 4, 3, 5, 0, "bool")]:
    n = 1 + (heads > shared)
    q, k, v = leaf(n, heads, length, 3), leaf(n, shared, keys, 3), leaf(n, shared, keys, 3)
    m = None
    if mask == "float":
        m = rand(1, 1, 3, 5).expand(1, 2, 3, 5).contiguous()
    if mask == "bool":
        m = torch.rand(1, 4, 3, 5) > 0.4
        m[..., 0] = True
    r = heads // shared
    ke, ve = k.repeat_interleave(r, 1), v.repeat_interleave(r, 1)
    o = F.scaled_dot_product_attention(q, ke, ve, m, is_causal=bool(causal), scale=0.5)
    s = q @ ke.transpose(2, 3) * 0.5
    if causal:
        s = s.masked_fill(~torch.ones(length, keys, dtype=torch.bool).tril(), float("-inf"))
    if mask:
        s = s + m if mask == "float" else s.masked_fill(~m, float("-inf"))
    lse = s.logsumexp(3)
    g = rand(*o.shape)
    case("attention", [q, k, v, m], [o, lse], [causal, 0], [0.5])
    case("attention_grad", [g, q, k, v, o, lse, m], grads(o, [q, k, v], g), [causal, 0], [0.5])

# -- indices ---------------------------------------------------------------------------------------
x, i = rand(5, 4, 3), torch.tensor([3, 0, 0, 2])
for dim, n in [(0, 5), (1, 4), (2, 3)]:
    i = torch.randint(0, n, (6,))
    case("index_select", [x, i], [x.index_select(dim, i), None], [dim])
    src = rand(*[6 if d == dim else s for d, s in enumerate(x.shape)])
    case("index_add", [i, src], [rand(5, 4, 3).mul(0).index_add(dim, i, src), None], [dim])
    i = torch.randint(0, n, (5, 4, 3))
    case("gather", [x, i], [x.gather(dim, i), None], [dim])
    case("scatter", [i, x], [torch.zeros_like(x).scatter_add(dim, i, x), None], [dim, 1])
i = torch.stack([torch.randperm(5) for _ in range(4)], 1)
x = rand(5, 4)
case("scatter", [i, x], [torch.zeros_like(x).scatter(0, i, x), None], [0, 0])
x = rand(4, 9)
x[1, 2] = float("nan")
for dim in [0, 1]:
    for down in [0, 1]:
        v, i = x.sort(dim=dim, descending=bool(down), stable=True)
        case("sort", [x], [v, i], [dim, down, -1])
v, i = torch.arange(24).double().roll(5).reshape(4, 6).topk(3, 1)
case("sort", [torch.arange(24).double().roll(5).reshape(4, 6)], [v, i], [1, 1, 3])
x = rand(2, 4, 5)
for diagonal in [-2, 0, 1]:
    case("tri", [x], [x.triu(diagonal)], [1, diagonal])
    case("tri", [x], [x.tril(diagonal)], [0, diagonal])

# -- reductions: op, correction --------------------------------------------------------------------
x = rand(2, 3, 4)
REDUCE = [lambda d: x.sum(d, True), lambda d: x.mean(d, True), None, lambda d: x.amax(d, True),
          lambda d: x.amin(d, True), None, None, lambda d: x.abs().sum(d, True),
          lambda d: x.norm(2, d, True), lambda d: x.var(d, correction=1, keepdim=True),
          lambda d: x.std(d, correction=1, keepdim=True), lambda d: (x != 0).any(d, True),
          lambda d: (x != 0).all(d, True)]
for op, f in enumerate(REDUCE):
    for d in [(0,), (1,), (2,), (0, 2), (0, 1, 2)]:
        if f:
            case("reduce", [x], [f(d)], [op, 1 if op in (9, 10) else 0])
for d in [0, 1, 2]:
    case("reduce", [x], [x.prod(d, True)], [2, 0])
    case("reduce", [x], [x.argmax(d, True)], [5, 0])
    case("reduce", [x], [x.argmin(d, True)], [6, 0])
    case("scan", [x], [x.cumsum(d)], [d])
case("reduce", [x], [x.argmax().reshape(1, 1, 1)], [5, 0])
i = torch.randint(-50, 50, (4, 5))
case("reduce", [i], [i.sum(1, True)], [0, 0])
case("reduce", [i], [i.amax(0, True)], [3, 0])

# -- pointwise, in the order of the enums ----------------------------------------------------------
x = rand(16)
p = x.abs() + 0.125
UNARY = [torch.neg, torch.abs, torch.sign, torch.sqrt, torch.rsqrt, torch.exp, torch.expm1, torch.log,
         torch.log1p, torch.reciprocal, torch.square, torch.sin, torch.cos, torch.floor, torch.ceil,
         torch.round, F.relu, F.gelu, ACTS[3], F.silu, torch.sigmoid, torch.tanh,
         lambda t: F.softplus(t, 0.75), torch.erf,
         lambda t: t + 0.75, lambda t: t * 0.75, lambda t: t ** 0.75, lambda t: 0.75 ** t,
         lambda t: t / 0.75, lambda t: 0.75 / t, lambda t: t.clamp(0.75, 1.5),
         lambda t: F.leaky_relu(t, 0.75), lambda t: F.elu(t, 0.75), torch.log2, torch.log10, F.softsign,
         F.hardsigmoid, F.hardswish, F.mish, lambda t: torch.round(t / 1.5) * 1.5, torch.logical_not, torch.isfinite, torch.isnan]
for op, f in enumerate(UNARY):
    t = p if op in (3, 4, 7, 8, 26, 29, 33, 34) else x
    case("unary", [t], [f(t)], [op], [0.75, 1.5])
a, b = rand(16), rand(16)
b[b == 0] = 1
BINARY = [torch.add, torch.sub, torch.mul, torch.div, None, torch.maximum, torch.minimum, torch.eq,
          torch.ne, torch.lt, torch.le, torch.gt, torch.ge, torch.logical_and, torch.logical_or,
          torch.logical_xor, lambda s, t: s + 0.75 * t, torch.floor_divide, torch.remainder]
for op, f in enumerate(BINARY):
    if f:
        case("binary", [a, b], [f(a, b)], [op], [0.75])
case("binary", [p, b], [p ** b], [4], [0.75])
SLOPES = {19: F.relu, 20: lambda t: F.leaky_relu(t, 0.75), 21: lambda t: F.elu(t, 0.75), 22: F.gelu,
          23: ACTS[3], 24: F.silu, 25: lambda t: F.softplus(t, 0.75), 26: torch.sigmoid, 27: torch.tanh,
          32: lambda t: 0.75 * torch.sigmoid(0.75 * t), 33: F.softsign, 34: F.hardsigmoid, 35: F.hardswish, 36: F.mish}
for op, f in SLOPES.items():
    t = b.clone().requires_grad_()
    y = f(t)
    case("binary", [a, y if op in (19, 26, 27) else t], [grads(y, t, a)[0]], [op], [0.75])
u, t = torch.rand(16).double(), torch.rand(16).double()
u[0], t[0] = 0, 1
case("binary", [u, t], [F.binary_cross_entropy(u, t, reduction="none")], [28], [0.75])
case("binary", [a, t], [F.binary_cross_entropy_with_logits(a, t, reduction="none")], [29], [0.75])
case("binary", [a, b], [F.huber_loss(a, b, reduction="none", delta=0.75)], [30], [0.75])
case("binary", [a, b], [F.smooth_l1_loss(a, b, reduction="none", beta=0.75)], [31], [0.75])
case("ternary", [a > 0, a, b], [torch.where(a > 0, a, b)], [0], [0.75])
case("ternary", [x, a, b], [torch.addcmul(x, a, b, value=0.75)], [1], [0.75])
case("ternary", [x, a, b], [torch.lerp(x, a, b)], [3], [0.75])
z = b.clone().requires_grad_()
case("ternary", [x, a, b], [grads(a * torch.sigmoid(z), z, x)[0]], [4], [0.75])
