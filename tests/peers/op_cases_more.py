"""Adds cases to op_cases.py: blends and gates, medians, selections, distances, shuffles of pixels,
resizing by a factor, sums of products.

SPDX-License-Identifier: Apache-2.0
"""
import math

import numpy as np

import mpt
import mpt._functions as f

from op_cases import F, REDUCTIONS, case, distinct, torch, two
from op_cases_nn import held

REDUCE = {"none": lambda x: x, "mean": torch.mean, "sum": torch.sum}


# ---- pointwise ----


@case("add_scaled")
def _(d, name):
    v = d.of(0.5, -1.25, 3.0)
    return two(d), lambda x, y: f.add_scaled(x, y, v), lambda x, y: torch.add(x, y, alpha=v)


@case("lerp", "lerp_scalar")
def _(d, name):
    # libmpt's result is exact at the weights 0 and 1, and PyTorch's may be a rounding off there.
    pair = two(d)
    if name == "lerp_scalar":
        v = d.of(-0.5, 0.3, 0.5, 0.8, 1.5)
        return pair, lambda x, y: f.lerp_scalar(x, y, v), lambda x, y: torch.lerp(x, y, v)
    shape = np.broadcast_shapes(*(a.shape for a in pair))
    return [*pair, d.real(d.of(shape, shape[1:], ()), -0.5, 1.5)], f.lerp, torch.lerp


@case("softplus_beta")
def _(d, name):
    b = d.of(0.5, 2.0, 3.5)
    x = d.real(d.shape(0), -30 / b, 19.9 / b)  # above 20 / beta PyTorch returns x itself
    return [x], lambda x: f.softplus_beta(x, b), lambda x: F.softplus(x, b)


@case("glu")
def _(d, name):
    shape = list(d.shape())
    dim = d.int(-len(shape), len(shape) - 1)
    shape[dim] *= 2
    return [d.real(shape)], lambda x: f.glu(x, dim), lambda x: F.glu(x, dim)


@case("prelu")
def _(d, name):
    x = d.real(d.shape())
    return [x, d.real(x.shape[1] if x.ndim > 1 and d.yes() else 1)], f.prelu, F.prelu


@case("round_decimals")
def _(d, name):
    n = d.of(-2, -1, 0, 1, 3)
    x = d.real(d.shape(0), -10.0**(1 - n), 10.0**(1 - n))
    return [x], lambda x: f.round_decimals(x, n), lambda x: torch.round(x, decimals=n)


@case("isclose")
def _(d, name):
    # The differences are 0 or at least 1 / 4, so that no rounding of the tolerance decides.
    equal = d.yes()
    b = np.round(d.real(d.shape()) * 4) / 4
    a = b + d.of(0.0, 0.25, -1.0) * d.bools(*b.shape)
    for x in (a, b):
        x[d.rng.random(x.shape) < 0.1] = d.of(math.nan, math.inf, -math.inf)
    return ([a, b], lambda x, y: f.isclose(x, y, 0.02, 0.1, equal), lambda x, y: torch.isclose(x, y, 0.02, 0.1, equal), False)


# ---- medians, norms, distances ----


@case("median", "median_dim")
def _(d, name):
    # All values differ, because PyTorch leaves open which of equal elements it takes.
    x, keep = distinct(d, d.shape(1, 3, 6)), d.yes()
    if d.yes(0.3):
        x.flat[d.int(0, x.size - 1)] = math.nan
    if name == "median":
        return [x], f.median, torch.median
    dim = d.dim(x)
    return [x], lambda x: f.median_dim(x, dim, keep), lambda x: torch.median(x, dim, keep)


@case("normalize")
def _(d, name):
    # Without zeros, because the usual eps is 0 in f16: PyTorch then gives NaN, and libmpt, which
    # computes in f32, gives zeros.
    x, p = d.real(d.shape()), d.of(1.0, 2.0, 3.0, math.inf)
    x = np.where(np.abs(x) < 0.1, 0.5, x)
    dims, eps = d.dims(x), d.of(1e-12, 0.5)
    all_ = tuple(range(x.ndim)) if dims is None else dims
    return [x], lambda x: f.normalize(x, p, dims, eps), lambda x: F.normalize(x, p, all_, eps)


@case("pairwise_distance")
def _(d, name):
    shape, p, eps, keep = d.shape(1, 3, 8), d.of(1.0, 2.0, 3.0, math.inf), d.of(1e-6, 0.25), d.yes()
    other = d.of(shape, shape[-1:], (*(1 for _ in shape[1:]), shape[-1]))
    return ([d.real(shape), d.real(other)], lambda a, b: f.pairwise_distance(a, b, p, eps, keep),
            lambda a, b: F.pairwise_distance(a, b, p, eps, keep))


@case("triplet_margin_loss")
def _(d, name):
    shape, r, swap = d.shape(1, 3, 8), d.of(*REDUCTIONS), d.yes()
    margin, p, eps = d.of(0.5, 1.0, 4.0), d.of(1.0, 2.0, 3.0), d.of(1e-6, 0.25)
    return ([d.real(shape), d.real(shape), d.real(shape)],
            lambda a, b, c: f.triplet_margin_loss(a, b, c, r, margin, p, eps, swap),
            lambda a, b, c: F.triplet_margin_loss(a, b, c, margin, p, eps, swap, reduction=r))


@case("weighted_loss")
def _(d, name):
    # PyTorch has the weight in its losses, and differentiates it in none of them.
    r, shape = d.of(*REDUCTIONS), d.shape(1, 3)
    w = d.real(d.of(shape, shape[-1:], (1,)), 0.5, 2)
    if d.yes():
        return [d.real(shape), w], lambda x, w: f.weighted_loss(x, w, r), lambda x, w: REDUCE[r](x * w)
    return ([d.real(shape, 0.1, 0.9), d.real(shape, 0.0, 1.0), np.broadcast_to(w, shape)],
            lambda x, t, w: f.weighted_loss(f.binary_cross_entropy(x, t, "none"), held(w), r),
            lambda x, t, w: F.binary_cross_entropy(x, t, held(w), reduction=r))


# ---- selections ----


@case("nonzero")
def _(d, name):
    shape = d.shape(0)
    x = d.of(d.real(shape).round(), d.index(3, *shape), d.rng.random(shape) < 0.5)
    return [np.asarray(x)], f.nonzero, torch.nonzero, False


@case("masked_select")
def _(d, name):
    x, m = two(d)
    return [x, np.asarray(m > 0)], f.masked_select, torch.masked_select


@case("unique")
def _(d, name):
    x = d.real(d.shape(0), -3, 3).round()
    x = d.of(x, x.astype(np.int64), x > 0)
    return [np.asarray(x)], f.unique, lambda x: torch.unique(x, return_inverse=True, return_counts=True), False


@case("multinomial")
def _(d, name):
    # The libraries draw different numbers, so either one index can be drawn or all of them are.
    rows, n = d.of((), (d.int(1, 4),)), d.int(1, 6)
    if d.yes():
        x = np.zeros((*rows, n))
        np.put_along_axis(x, d.index(n, *rows, 1), d.of(0.25, 3.0), -1)
        k = d.int(1, 5)
        return [x], lambda x: f.multinomial(x, k, True), lambda x: torch.multinomial(x, k, True), False
    return ([d.real((*rows, n), 0.5, 2)], lambda x: f.sort(f.multinomial(x, n, False))[0],
            lambda x: torch.sort(torch.multinomial(x, n, False))[0], False)


@case("index_add_scaled")
def _(d, name):
    x, v = d.real(d.shape()), d.of(0.5, -1.25, 3.0)
    dim, n = d.int(0, x.ndim - 1), d.int(1, 7)
    src = d.real((*x.shape[:dim], n, *x.shape[dim + 1:]))
    return ([x, d.index(x.shape[dim], n), src], lambda x, i, s: f.index_add_scaled(x, dim, i, s, v),
            lambda x, i, s: x.index_add(dim, i, s, alpha=v))


# ---- products ----


@case("dot")
def _(d, name):
    n = d.int(1, 60)
    return [d.real(n), d.real(n)], f.dot, torch.dot


@case("einsum")
def _(d, name):
    sizes = {c: d.int(1, 5) for c in "bijkl"}
    equation = d.of("ij,jk->ik", "ij,jk", "bij,bjk->bki", "ii", "ii->i", "ij->ji", "i,j->ij", "...ij,...jk->...ik",
                    "bi,bj,ij->b", "bij,kl->", "ij,ij->j", "ijk,jil,kl->l", "b...,b...->...", "i...->...")
    more = d.shape(0, 2, 3)
    shapes = []
    for letters in equation.split("->")[0].split(","):
        before, dots, after = letters.partition("...")
        shapes.append((*(sizes[c] for c in before), *(more if dots else ()), *(sizes[c] for c in after)))
    return [d.real(s) for s in shapes], lambda *t: mpt.einsum(equation, *t), lambda *t: torch.einsum(equation, *t)


@case("attention_weights")
def _(d, name):
    n, heads, length, depth = d.int(1, 2), d.int(1, 4), d.int(1, 9), d.int(1, 8)
    kv = d.of(*(h for h in range(1, heads + 1) if heads % h == 0))
    keys, causal, scale = d.int(1, 9), d.yes(), d.of(0.0, 0.3)
    mask = [d.real((length, keys))] if d.yes(0.3) else []
    if not mask and d.yes():
        # Each row has a key: PyTorch's softmax of -inf alone is NaN, and libmpt's is 0.
        allowed = d.bools(length, keys)
        allowed[:, 0] = True
        mask = [allowed]

    def theirs(q, k, m=None):
        k = k.repeat_interleave(heads // kv, 1)
        score = q @ k.transpose(-1, -2) * (scale or 1 / math.sqrt(depth))
        if m is not None:
            score = score.masked_fill(~m, -math.inf) if m.dtype == torch.bool else score + m.detach().to(score.dtype)
        if causal:
            score = score.masked_fill(~torch.ones(length, keys).tril().bool(), -math.inf)
        return torch.softmax(score, -1)
    return ([d.real((n, heads, length, depth)), d.real((n, kv, keys, depth)), *mask],
            lambda q, k, m=None: f.attention_weights(q, k, held(m), causal, scale), theirs)


# ---- channels and windows ----


@case("dropout_channels")
def _(d, name):
    n, on = d.int(1, 3), d.yes()  # the libraries draw different channels: nothing or all is dropped
    p = 1.0 if on else 0.5
    x = d.real((2, 3, *d.shape(n, n, 4)))
    return [x], lambda x: f.dropout_channels(x, n, p, on), lambda x: getattr(F, f"dropout{n}d")(x, p, on)


@case("gumbel_softmax")
def _(d, name):
    # The libraries draw different noise, so the elements are too far apart for it to matter.
    x = distinct(d, d.shape(1, 3, 5)) * 2048
    dim, tau, hard = d.dim(x), d.of(0.5, 1.0, 2.0), d.yes()
    return ([x], lambda x: f.gumbel_softmax(x, dim, tau, hard), lambda x: F.gumbel_softmax(x, tau, hard, dim=dim))


@case("pixel_shuffle", "pixel_unshuffle")
def _(d, name):
    r, (c, h, w), more = d.int(1, 3), d.shape(3, 3, 3), d.shape(0, 2, 3)
    shape = (c * r * r, h, w) if name == "pixel_shuffle" else (c, h * r, w * r)
    return [d.real((*more, *shape))], lambda x: getattr(f, name)(x, r), lambda x: getattr(F, name)(x, r)


@case(*(f"adaptive_max_pool{n}d" for n in (1, 2, 3)))
def _(d, name):
    n = int(name[-2])
    size = [d.int(1, 6) for _ in range(n)]
    return ([d.real((2, 3, *(d.int(1, 8) for _ in range(n))))], lambda x: getattr(f, name)(x, *size),
            lambda x: getattr(F, name)(x, size))


@case("interpolate_by")
def _(d, name):
    # PyTorch rounds 1 / factor to f32 before it takes the floor for the nearest element, and then
    # may take a neighbour where libmpt is exact; for these factors 1 / factor is exact.
    n, linear = d.int(1, 3), d.yes()
    corners = linear and d.yes()
    factors = [d.of(0.5, 1.0, 2.0, 4.0, *((0.7, 1.3, 2.5) if linear else ())) for _ in range(n)]
    mode = ("linear", "bilinear", "trilinear")[n - 1] if linear else "nearest"
    return ([d.real((1, 2, *(d.int(2, 6) for _ in range(n))))],
            lambda x: f.interpolate_by(x, *[1.0] * (3 - n), *factors, "linear" if linear else "nearest", corners),
            lambda x: F.interpolate(x, scale_factor=factors, mode=mode, align_corners=corners if linear else None))
