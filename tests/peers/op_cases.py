"""Draws a random call of every operation of the table, and the corresponding call of PyTorch.

A case is (arrays, ours, theirs, differentiable). Floating arrays become tensors of the tested
dtype; arrays of whole numbers and booleans are unchanged.
SPDX-License-Identifier: Apache-2.0
"""
import math

import numpy as np

import mpt._functions as f

from need import need

torch = need("torch")
F = torch.nn.functional
CASES = {}
REDUCTIONS = ("none", "mean", "sum")


class Draw:
    """Draws choices and arrays from one seed."""

    def __init__(self, seed):
        self.rng = np.random.default_rng(list(str(seed).encode()))

    def int(self, low, high):
        return int(self.rng.integers(low, high + 1))

    def of(self, *values):
        return values[self.int(0, len(values) - 1)]

    def yes(self, share=0.5):
        return bool(self.rng.random() < share)

    def shape(self, low=1, high=4, most=6):
        return tuple(self.int(1, most) for _ in range(self.int(low, high)))

    def real(self, shape, low=-2.0, high=2.0):
        return np.asarray(self.rng.uniform(low, high, shape))

    def index(self, n, *shape):
        return np.asarray(self.rng.integers(0, n, shape))

    def bools(self, *shape):
        return self.rng.random(shape) < 0.5

    def dim(self, x):
        return self.int(-x.ndim, x.ndim - 1)

    def dims(self, x):
        """Returns None, or some of the dims, a few of them counted from the end."""
        if self.yes(0.25):
            return None
        some = self.rng.permutation(x.ndim)[:self.int(1, x.ndim)]
        return tuple(int(d) - (x.ndim if self.yes(0.3) else 0) for d in some)


def case(*names):
    def keep(draw):
        for name in names:
            CASES[name] = (draw, name)
        return draw
    return keep


def drawn(name, seed):
    """Returns the case of an operation for a seed."""
    draw, name = CASES[name]
    made = draw(Draw(f"{name}{seed}"), name)
    return made if len(made) == 4 else (*made, True)


def exactly(theirs, exact):
    """Returns PyTorch's function `theirs` with `exact`, a formula in PyTorch that keeps the digits
    that theirs loses in f64. The test takes the formula as the reference.
    """
    def call(*arguments):
        return theirs(*arguments)
    call.exact = exact
    return call


def simple(name, theirs, low=-2.0, high=2.0, differentiable=True):
    CASES[name] = (lambda d, _: ([d.real(d.shape(0), low, high)], getattr(f, name), theirs, differentiable), name)


for _n in ("neg", "abs", "square", "sin", "cos", "tan", "erf", "exp", "expm1", "sigmoid", "tanh", "relu", "sign",
           "floor", "ceil", "round"):
    simple(_n, getattr(torch, _n))
for _n in ("sqrt", "rsqrt", "log", "log2", "log10", "reciprocal"):
    simple(_n, getattr(torch, _n), 0.05, 4)
simple("log1p", torch.log1p, -0.9, 4)
simple("silu", F.silu)
simple("softplus", F.softplus, -30, 19.9)  # above 20 PyTorch returns x itself
for _n in ("logsigmoid", "softsign", "mish"):
    simple(_n, getattr(F, _n))
# PyTorch's gradient in f64 multiplies by 1 / 6 of f32, which is off by 5e-9.
simple("hardsigmoid", exactly(F.hardsigmoid, lambda x: torch.where(x.abs() < 3, (x + 3) / 6, (x > 0).to(x.dtype))), -6, 6)
simple("hardswish", F.hardswish, -6, 6)
simple("isfinite", torch.isfinite, differentiable=False)
simple("isnan", torch.isnan, differentiable=False)
simple("clone", torch.clone)
simple("contiguous", torch.Tensor.contiguous)
simple("detach", torch.detach, differentiable=False)


def two(d, low=-2.0, high=2.0):
    """Returns two arrays whose shapes can be broadcast to each other."""
    shape = d.shape(0)
    other = tuple(1 if d.yes(0.3) else n for n in shape)[d.int(0, len(shape)) if d.yes(0.3) else 0:]
    pair = [d.real(shape, low, high), d.real(other, low, high)]
    return pair[::-1] if d.yes() else pair


@case("add", "sub", "mul", "maximum", "minimum")
def _(d, name):
    return two(d), getattr(f, name), getattr(torch, name)


@case("div", "remainder", "floor_divide")
def _(d, name):
    a, b = two(d)
    b = np.where(np.abs(b) < 0.1, 1.0, b)
    return [a, b], getattr(f, name), getattr(torch, name), name != "floor_divide"


@case("pow")
def _(d, name):
    a, b = two(d, 0.2, 2)
    return [a, b], f.pow, torch.pow


@case("eq", "ne", "lt", "le", "gt", "ge")
def _(d, name):
    a, b = two(d)
    return [a.round(), b.round()], getattr(f, name), getattr(torch, name), False


@case("logical_and", "logical_or", "logical_xor")
def _(d, name):
    a, b = two(d)
    return [a.round(), b > 0 if d.yes() else b.round()], getattr(f, name), getattr(torch, name), False


@case("logical_not")
def _(d, name):
    return [d.real(d.shape()).round()], f.logical_not, torch.logical_not, False


@case("add_scalar", "mul_scalar", "div_scalar")
def _(d, name):
    v = d.of(0.5, -1.25, 3.0)
    theirs = {"add": lambda x: x + v, "mul": lambda x: x * v, "div": lambda x: x / v}[name[:3]]
    return [d.real(d.shape(0))], lambda x: getattr(f, name)(x, v), theirs


@case("rdiv_scalar", "pow_scalar", "rpow_scalar")
def _(d, name):
    v = d.of(0.5, 2.0, 3.0, 1.75)
    x = d.real(d.shape(0), 0.2, 2)
    if name == "pow_scalar":
        return [x], lambda x: f.pow_scalar(x, v), lambda x: x**v
    return [x], lambda x: getattr(f, name)(v, x), lambda x: v / x if name[1] == "d" else v**x


@case("clamp")
def _(d, name):
    low, high = d.of(-math.inf, -1.0, -0.5), d.of(math.inf, 1.0, 0.25)
    return [d.real(d.shape(0))], lambda x: f.clamp(x, low, high), lambda x: torch.clamp(x, low, high)


@case("leaky_relu", "elu")
def _(d, name):
    a = d.of(0.01, 0.5, 1.0, 2.0)
    return [d.real(d.shape(0))], lambda x: getattr(f, name)(x, a), lambda x: getattr(F, name)(x, a)


@case("gelu")
def _(d, name):
    tanh = d.yes()

    # PyTorch adds 1 to a tanh or an erf, and a sum near 0 has the absolute error of terms of 1.
    def exact(x):
        if tanh:
            return x * torch.sigmoid(2 * math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))
        return 0.5 * x * torch.erfc(-x / math.sqrt(2))
    theirs = exactly(lambda x: F.gelu(x, approximate="tanh" if tanh else "none"), exact)
    return [d.real(d.shape(0), -4, 4)], lambda x: f.gelu(x, tanh), theirs


@case("where")
def _(d, name):
    a, b = two(d)
    return [d.bools(*np.broadcast_shapes(a.shape, b.shape)), a, b], f.where, torch.where


@case("masked_fill")
def _(d, name):
    x, v = d.real(d.shape()), d.of(0.0, -2.5)
    return [x, d.bools(*x.shape)], lambda x, m: f.masked_fill(x, m, v), lambda x, m: x.masked_fill(m, v)


@case("cast")
def _(d, name):
    to = d.of("float64", "float32", "float16", "bfloat16", "int32", "int64", "uint8", "int8", "bool")
    low = 0.0 if to == "uint8" else -100.0
    return ([d.real(d.shape(0), low, 100.0)], lambda x: f.cast(x, to), lambda x: x.to(getattr(torch, to)),
            to.startswith(("float", "bfloat")))


# ---- views, arranging ----


@case("reshape")
def _(d, name):
    a, b, c = d.shape(3, 3)
    to = d.of((a * b, c), (-1,), (a, -1), (c, b, a), (1, a, b, c))
    return [d.real((a, b, c))], lambda x: f.reshape(x, to), lambda x: x.reshape(to)


@case("permute")
def _(d, name):
    x = d.real(d.shape())
    to = [int(n) for n in d.rng.permutation(x.ndim)]
    return [x], lambda x: f.permute(x, to), lambda x: x.permute(to)


@case("transpose")
def _(d, name):
    x = d.real(d.shape())
    a, b = d.dim(x), d.dim(x)
    return [x], lambda x: f.transpose(x, a, b), lambda x: x.transpose(a, b)


@case("slice", "narrow", "select")
def _(d, name):
    x = d.real(d.shape(1, 4, 7))
    dim = d.int(0, x.ndim - 1)
    n = x.shape[dim]
    start = d.int(0, n - 1)
    if name == "select":
        return [x], lambda x: f.select(x, dim, start), lambda x: x.select(dim, start)
    end, step = d.int(start + 1, n), d.int(1, 3)
    if name == "narrow":
        return [x], lambda x: f.narrow(x, dim, start, end - start), lambda x: x.narrow(dim, start, end - start)
    at = (slice(None),) * dim + (slice(start, end, step),)
    return [x], lambda x: f.slice(x, dim, start, end, step), lambda x: x[at]


@case("squeeze")
def _(d, name):
    x = d.real(tuple(d.of(1, 1, 3) for _ in range(d.int(1, 4))))
    dim = d.dim(x)
    return [x], lambda x: f.squeeze(x, dim), lambda x: x.squeeze(dim)


@case("unsqueeze")
def _(d, name):
    x = d.real(d.shape())
    dim = d.int(-x.ndim - 1, x.ndim)
    return [x], lambda x: f.unsqueeze(x, dim), lambda x: x.unsqueeze(dim)


@case("expand")
def _(d, name):
    x = d.real(tuple(d.of(1, 1, 3) for _ in range(d.int(1, 3))))
    to = (*d.of((), (2,)), *(d.int(1, 4) if n == 1 else n for n in x.shape))
    return [x], lambda x: f.expand(x, to), lambda x: x.expand(to)


@case("flatten")
def _(d, name):
    x = d.real(d.shape(2, 4))
    a = d.int(0, x.ndim - 1)
    b = d.int(a, x.ndim - 1)
    return [x], lambda x: f.flatten(x, a, b), lambda x: x.flatten(a, b)


@case("cat", "stack")
def _(d, name):
    x = d.real(d.shape())
    if name == "stack":
        dim = d.int(-x.ndim - 1, x.ndim)
        return ([x, d.real(x.shape), d.real(x.shape)], lambda *t: f.stack(t, dim), lambda *t: torch.stack(t, dim))
    dim = d.dim(x)
    more = [list(x.shape) for _ in range(d.int(1, 3))]
    for m in more:
        m[dim] = d.int(1, 5)
    return [x, *(d.real(m) for m in more)], lambda *t: f.cat(t, dim), lambda *t: torch.cat(t, dim)


@case("split", "chunk", "split_with_sizes")
def _(d, name):
    x = d.real(d.shape(1, 3, 9))
    dim = d.dim(x)
    n = d.int(1, 4)
    if name == "split_with_sizes":
        first = d.int(0, x.shape[dim])
        n = [first, x.shape[dim] - first]
    return [x], lambda x: getattr(f, name)(x, n, dim), lambda x: getattr(torch, name)(x, n, dim)


@case("flip")
def _(d, name):
    x = d.real(d.shape())
    dims = d.dims(x) or (0,)
    return [x], lambda x: f.flip(x, dims), lambda x: x.flip(dims)


@case("roll")
def _(d, name):
    x = d.real(d.shape())
    if d.yes(0.2):
        return [x], lambda x: f.roll(x, 5), lambda x: x.roll(5)
    dims = d.dims(x) or (0,)
    by = [d.int(-7, 7) for _ in dims]
    return [x], lambda x: f.roll(x, by, dims), lambda x: x.roll(by, dims)


@case("repeat")
def _(d, name):
    x = d.real(d.shape(1, 3, 4))
    by = [*d.of((), (2,)), *(d.int(1, 3) for _ in x.shape)]
    return [x], lambda x: f.repeat(x, by), lambda x: x.repeat(by)


@case("pad")
def _(d, name):
    mode = d.of("constant", "reflect", "replicate")
    if mode == "constant":
        x = d.real(d.shape(1, 4, 6))
        by = [d.int(0, 3) for _ in range(2 * d.int(1, x.ndim))]
        v = d.of(0.0, 7.0)
        return [x], lambda x: f.pad(x, by, mode, v), lambda x: F.pad(x, by, mode, v)
    n = d.int(1, 3)
    x = d.real((2, 3, *(d.int(3, 6) for _ in range(n))))
    by = [d.int(0, 2) for _ in range(2 * n)]
    return [x], lambda x: f.pad(x, by, mode), lambda x: F.pad(x, by, mode)


@case("tril", "triu")
def _(d, name):
    k = d.int(-3, 3)
    return [d.real(d.shape(2, 4))], lambda x: getattr(f, name)(x, k), lambda x: getattr(torch, name)(x, k)


# ---- reductions ----


@case("sum", "mean", "amax", "amin", "logsumexp")
def _(d, name):
    x, keep = d.real(d.shape()), d.yes()
    dims = d.dims(x)
    all_ = tuple(range(x.ndim)) if dims is None else dims
    return [x], lambda x: getattr(f, name)(x, dims, keep), lambda x: getattr(torch, name)(x, all_, keep)


@case("any", "all")
def _(d, name):
    x, keep = d.real(d.shape()).round(), d.yes()
    dims = d.dims(x)
    theirs = (lambda x: getattr(torch, name)(x, dims, keep))
    return [x], lambda x: getattr(f, name)(x, dims, keep), theirs, False


@case("var", "std")
def _(d, name):
    x, keep, c = d.real(d.shape(1, 3, 7)), d.yes(), d.int(0, 1)
    dims = d.dims(x)
    n = np.prod([x.shape[k] for k in dims]) if dims else x.size
    c = 0 if n == 1 else c
    theirs = (lambda x: getattr(torch, name)(x, dims, correction=c, keepdim=keep))
    return [x], lambda x: getattr(f, name)(x, dims, c, keep), theirs, n > 1


@case("prod")
def _(d, name):
    x, keep = d.real(d.shape()), d.yes()
    if d.yes(0.3):
        return [x], f.prod, torch.prod
    dim = d.dim(x)
    return [x], lambda x: f.prod(x, dim, keep), lambda x: torch.prod(x, dim, keep)


simple("max", torch.max)
simple("min", torch.min)


@case("max_dim", "min_dim")
def _(d, name):
    x, keep = d.real(d.shape()), d.yes()
    dim = d.dim(x)
    return [x], lambda x: getattr(f, name)(x, dim, keep), lambda x: getattr(torch, name[:3])(x, dim, keep)


@case("argmax", "argmin")
def _(d, name):
    x, keep = d.real(d.shape()), d.yes()
    dim = None if d.yes(0.2) else d.dim(x)
    keep = keep and dim is not None
    return [x], lambda x: getattr(f, name)(x, dim, keep), lambda x: getattr(torch, name)(x, dim, keep), False


@case("norm")
def _(d, name):
    x, keep, p = d.real(d.shape()), d.yes(), d.of(0.5, 1.0, 2.0, 3.0, math.inf, -math.inf)
    dims = d.dims(x)
    return [x], lambda x: f.norm(x, p, dims, keep), lambda x: torch.linalg.vector_norm(x, p, dims, keep)


@case("cumsum")
def _(d, name):
    x = d.real(d.shape(1, 3, 9))
    dim = d.dim(x)
    return [x], lambda x: f.cumsum(x, dim), lambda x: torch.cumsum(x, dim)


@case("softmax", "log_softmax")
def _(d, name):
    x = d.real(d.shape(1, 3, 40), -6, 6)
    dim = d.dim(x)
    return [x], lambda x: getattr(f, name)(x, dim), lambda x: getattr(torch, name)(x, dim)


# ---- indices ----


@case("embedding")
def _(d, name):
    n, pad = d.int(2, 9), d.of(-1, 1)
    theirs = (lambda i, w: F.embedding(i, w, padding_idx=None if pad < 0 else pad))
    return [d.index(n, *d.shape(0, 3)), d.real((n, d.int(1, 9)))], lambda i, w: f.embedding(i, w, pad), theirs


@case("index_select")
def _(d, name):
    x = d.real(d.shape())
    dim = d.int(0, x.ndim - 1)
    return [x, d.index(x.shape[dim], d.int(1, 7))], lambda x, i: f.index_select(x, dim, i), lambda x, i: x.index_select(dim, i)


@case("index_add")
def _(d, name):
    x = d.real(d.shape())
    dim, n = d.int(0, x.ndim - 1), d.int(1, 7)
    src = d.real((*x.shape[:dim], n, *x.shape[dim + 1:]))
    return ([x, d.index(x.shape[dim], n), src], lambda x, i, s: f.index_add(x, dim, i, s),
            lambda x, i, s: x.index_add(dim, i, s))


@case("gather")
def _(d, name):
    x = d.real(d.shape(1, 3))
    dim = d.int(0, x.ndim - 1)
    shape = [d.int(1, n) for n in x.shape]
    shape[dim] = d.int(1, 7)
    return [x, d.index(x.shape[dim], *shape)], lambda x, i: f.gather(x, dim, i), lambda x, i: x.gather(dim, i)


@case("scatter", "scatter_add")
def _(d, name):
    x = d.real(d.shape(1, 3))
    dim = d.int(0, x.ndim - 1)
    shape = [d.int(1, n) for n in x.shape]
    i = d.index(x.shape[dim], *shape)
    if name == "scatter":  # no index twice, because the order of writes is unspecified
        i = np.argsort(d.rng.random(x.shape), dim)[tuple(slice(0, n) for n in shape)]
    return [x, i, d.real(shape)], lambda x, i, s: getattr(f, name)(x, dim, i, s), lambda x, i, s: getattr(x, name)(dim, i, s)


@case("one_hot")
def _(d, name):
    n = d.int(2, 6)
    return [d.index(n, *d.shape())], lambda i: f.one_hot(i, n), lambda i: F.one_hot(i, n), False


def distinct(d, shape):
    """Returns values that are pairwise different, also in bf16."""
    n = int(np.prod(shape))
    return (d.rng.permutation(n) - n // 2).reshape(shape) / 4.0


@case("topk", "sort", "argsort")
def _(d, name):
    x = distinct(d, d.shape(1, 3, 6))
    dim, yes = d.dim(x), d.yes()
    if name == "topk":
        k = d.int(1, x.shape[dim])
        return [x], lambda x: f.topk(x, k, dim, yes), lambda x: torch.topk(x, k, dim, yes)
    theirs = getattr(torch, name)
    return [x], lambda x: getattr(f, name)(x, dim, yes), lambda x: theirs(x, dim=dim, descending=yes), name == "sort"
