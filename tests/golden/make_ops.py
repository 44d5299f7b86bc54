#!/usr/bin/env python3
# Writes ops.txt: an entry (entries.py) for each row of tests/ops that names one.
# Usage: make_ops.py > ops.txt
# SPDX-License-Identifier: Apache-2.0
import torch
import torch.nn.functional as F

from entries import fixed, index, op, real
from made_by import made_by

print(made_by("torch"))

torch.manual_seed(11)


# -- reductions ------------------------------------------------------------------------------------
op("sum/all", lambda x: x.sum(), real(2, 3, 4))
op("sum/dims", lambda x: x.sum((0, -1), keepdim=True), real(2, 3, 4))
op("mean/all", lambda x: x.mean(), real(2, 3, 4))
op("mean/dim", lambda x: x.mean(1), real(2, 3, 4))
x = real(2, 3, 4)
for c in 0, 1:
    op(f"var/c{c}", lambda x: x.var((0, 2), correction=c, keepdim=True), x)
    op(f"std/c{c}", lambda x: x.std((0, 2), correction=c), x)
op("var/all", lambda x: x.var(), x)
op("var/one", lambda x: x.var(0), real(1, 3))
op("std/same", lambda x: x.std(1), torch.ones(2, 3, dtype=torch.float64))
op("prod/all", lambda x: x.prod(), real(2, 3))
op("prod/dim", lambda x: x.prod(1), x)
ZEROS = torch.tensor([[0.5, 0, 2], [0, 3, 0], [1, 2, 4]], dtype=torch.float64)
op("prod/zeros", lambda x: x.prod(1, keepdim=True), ZEROS)
TIES = torch.tensor([[1, 3, 3], [2, 2, 2], [4, 1, 0]], dtype=torch.float64)
op("amax/ties", lambda x: x.amax(1), TIES)
op("amin/ties", lambda x: x.amin(1, keepdim=True), TIES)
op("amax/dims", lambda x: x.amax((0, 2)), x)
op("amin/dims", lambda x: x.amin((0, 2)), x)
op("max", lambda x: x.max(), x)
op("min", lambda x: x.min(), x)
op("max/ties", lambda x: x.max(), TIES)
op("max_dim", lambda x: x.max(1), x)
op("min_dim", lambda x: x.min(-1, keepdim=True), x)
op("max_dim/ties", lambda x: x.max(1), TIES)
NANS = torch.tensor([[1, float("nan"), 3], [float("-inf"), 0, float("inf")]], dtype=torch.float64)
op("argmax", lambda x: x.argmax(1), x)
op("argmax/all", lambda x: x.argmax(), x)
op("argmax/nan", lambda x: x.argmax(1, keepdim=True), NANS)
op("argmin", lambda x: x.argmin(-1), x)
op("argmin/nan", lambda x: x.argmin(1), NANS)
op("any", lambda x: (x > 1.5).any(1), x)
op("all", lambda x: (x > -1.5).all((0, 2)), x)
for p in 0, 1, 2, 3, 0.5, float("inf"), float("-inf"):
    op(f"norm/p{p}", lambda x: torch.linalg.vector_norm(x, p, (0, 2)), x)
op("norm/all", lambda x: torch.linalg.vector_norm(x), x)
op("norm/zero", lambda x: torch.linalg.vector_norm(x, 2, 1), torch.zeros(2, 3, dtype=torch.float64))
op("norm/zero3", lambda x: torch.linalg.vector_norm(x, 3, 1), torch.zeros(2, 3, dtype=torch.float64))
op("logsumexp", lambda x: x.logsumexp((0, 2)), x)
op("logsumexp/large", lambda x: x.logsumexp(1), x * 500)
op("cumsum", lambda x: x.cumsum(1), x)

# -- indices ---------------------------------------------------------------------------------------
op("embedding", lambda i, w: F.embedding(i, w), index(5, 2, 3), real(5, 4))
op("embedding/padding", lambda i, w: F.embedding(i, w, padding_idx=1), torch.tensor([1, 0, 1, 4]),
   real(5, 4))
op("index_select", lambda x, i: x.index_select(1, i), x, index(3, 5))
op("index_add", lambda x, i, s: x.index_add(1, i, s), x, index(3, 5), real(2, 5, 4))
op("gather", lambda x, i: x.gather(1, i), x, index(3, 2, 5, 4))
op("gather/smaller", lambda x, i: x.gather(0, i), x, index(2, 3, 2, 3))
UNIQUE = torch.stack([torch.randperm(3) for _ in range(8)]).reshape(2, 4, 3).transpose(1, 2)
op("scatter", lambda x, i, s: x.scatter(1, i, s), x, UNIQUE[:, :2], real(2, 2, 4))
op("scatter/larger", lambda x, i, s: x.scatter(1, i, s), x, UNIQUE[:, :2, :3],
   fixed(real(3, 3, 4)))
op("scatter_add", lambda x, i, s: x.scatter_add(1, i, s), x, index(3, 2, 5, 4), real(2, 5, 4))
op("one_hot", lambda i: F.one_hot(i, 5), index(5, 2, 3))
op("one_hot/largest", lambda i: F.one_hot(i), torch.tensor([0, 4, 2]))
op("topk", lambda x: x.topk(2, 1), x)
op("topk/smallest", lambda x: x.topk(2, -1, largest=False), x)
op("sort", lambda x: x.sort(dim=1, stable=True), x)
op("sort/ties", lambda x: x.sort(dim=1, descending=True, stable=True), TIES)
op("argsort", lambda x: x.argsort(0), x)
for k in -1, 0, 2:
    op(f"tril/{k}", lambda x: x.tril(k), x)
    op(f"triu/{k}", lambda x: x.triu(k), x)

# -- arranging -------------------------------------------------------------------------------------
op("cat", lambda a, b, c: torch.cat([a, b, c], 1), real(2, 3), real(2, 1), real(2, 2))
op("cat/empty", lambda a, b: torch.cat([a, b], 0), real(0), real(2, 2))
op("stack", lambda a, b: torch.stack([a, b], -1), real(2, 3), real(2, 3))
op("split", lambda x: x.split(2, 1), x)
op("split_with_sizes", lambda x: x.split([1, 0, 3], 2), x)
op("chunk", lambda x: x.chunk(3, -1), x)
op("flip", lambda x: x.flip(0, 2), x)
op("roll", lambda x: x.roll((1, -2), (0, 2)), x)
op("roll/all", lambda x: x.roll(5), x)
op("repeat", lambda x: x.repeat(2, 1, 3), real(2, 3))
op("repeat/one", lambda x: x.repeat(2, 3), real(1, 2))
op("pad", lambda x: F.pad(x, (1, 2, -1, 1), value=7), x)
op("pad/reflect", lambda x: F.pad(x, (1, 2), mode="reflect"), x)
op("pad/replicate", lambda x: F.pad(x, (3, 1), mode="replicate"), x)

# -- rows ------------------------------------------------------------------------------------------
op("softmax", lambda x: x.softmax(-1), x)
op("softmax/middle", lambda x: x.softmax(1), x * 20)
op("log_softmax", lambda x: x.log_softmax(-1), x)
op("log_softmax/middle", lambda x: x.log_softmax(1), x * 20)

# -- losses ----------------------------------------------------------------------------------------
REDUCTIONS = ["none", "mean", "sum"]
logits, labels = real(5, 4), torch.tensor([0, 3, -100, 2, 3])
for r in REDUCTIONS:
    op(f"cross_entropy/{r}", lambda x, t: F.cross_entropy(x, t, reduction=r), logits, labels)
    op(f"nll_loss/{r}", lambda x, t: F.nll_loss(x, t, reduction=r), logits, labels)
op("cross_entropy/smooth",
   lambda x, t: F.cross_entropy(x, t, label_smoothing=0.25), logits, labels)
weights = fixed(real(4, low=0.5))
for r in REDUCTIONS:
    op(f"cross_entropy/weight_{r}", lambda x, t, w: F.cross_entropy(
        x, t, w, reduction=r, label_smoothing=0.25, ignore_index=2), logits, labels.clamp(0), weights)
op("nll_loss/weight", lambda x, t, w: F.nll_loss(x, t, w), logits, labels, weights)
op("cross_entropy/images", lambda x, t: F.cross_entropy(x, t), real(2, 4, 3), index(4, 2, 3))
op("cross_entropy/single", lambda x, t: F.cross_entropy(x, t), real(4), torch.tensor(2))
op("cross_entropy/ignored", lambda x, t: F.cross_entropy(x, t, reduction="sum"), logits,
   torch.full((5,), -100))
shares = real(5, 4).softmax(1).mul(1e4).round().div(1e4)
for r in REDUCTIONS:
    op(f"cross_entropy/shares_{r}", lambda x, t, w: F.cross_entropy(
        x, t, w, reduction=r, label_smoothing=0.25), logits, shares, weights)
op("cross_entropy/shares", lambda x, t: F.cross_entropy(x, t), logits, shares)
a, b = real(3, 4), real(3, 4)
for r in REDUCTIONS:
    op(f"mse_loss/{r}", lambda x, t: F.mse_loss(x, t, reduction=r), a, b)
    op(f"l1_loss/{r}", lambda x, t: F.l1_loss(x, t, reduction=r), a, b)
    op(f"smooth_l1_loss/{r}", lambda x, t: F.smooth_l1_loss(x, t, reduction=r, beta=0.7), a, b)
    op(f"huber_loss/{r}", lambda x, t: F.huber_loss(x, t, reduction=r, delta=0.7), a, b)
    op(f"binary_cross_entropy_with_logits/{r}",
       lambda x, t: F.binary_cross_entropy_with_logits(x, t, reduction=r), a, b)
    op(f"binary_cross_entropy/{r}", lambda x, t: F.binary_cross_entropy(x, t, reduction=r),
       real(3, 4, low=0.1, high=0.9), real(3, 4, low=0, high=1))
op("smooth_l1_loss/zero", lambda x, t: F.smooth_l1_loss(x, t, beta=0), a, b)
op("binary_cross_entropy_with_logits/pos", lambda x, t, w: F.binary_cross_entropy_with_logits(x, t, pos_weight=w), a,
   b, fixed(real(4, low=0.5)))
op("binary_cross_entropy/certain", lambda x, t: F.binary_cross_entropy(x, t, reduction="none"),
   fixed(torch.tensor([0, 1, 0, 1.0]).double()), fixed(torch.tensor([0, 1, 1, 0.0]).double()))
lp = real(3, 4).log_softmax(1).mul(1e4).round().div(1e4)
q = real(3, 4).softmax(1).mul(1e4).round().div(1e4)
for r in REDUCTIONS + ["batchmean"]:
    op(f"kl_div/{r}", lambda x, t: F.kl_div(x, t, reduction=r), lp, q)
op("kl_div/log", lambda x, t: F.kl_div(x, t, reduction="sum", log_target=True), lp,
   q.log().mul(1e4).round().div(1e4))
op("kl_div/zero", lambda x, t: F.kl_div(x, t, reduction="sum"), lp, fixed(q * (q > 0.2)))
op("cosine_similarity", lambda a, b: F.cosine_similarity(a, b, 1), x, real(2, 3, 4))
op("cosine_similarity/broadcast", lambda a, b: F.cosine_similarity(a, b, -1), real(3, 4), real(4))

# -- elements that are found, and combinations -----------------------------------------------------
x = real(2, 3, 4)
op("median", lambda x: x.median(), real(3, 5))
op("median/even", lambda x: x.median(), x)
op("median_dim", lambda x: x.median(1), x)
op("median_dim/keep", lambda x: x.median(-1, keepdim=True), x)
op("median_dim/nan", lambda x: x.median(1), fixed(NANS.clone()))
GAPS = fixed(torch.tensor([[0, 1.5, 0, float("nan")], [-2, 0, 0, 0.25]], dtype=torch.float64))
op("nonzero", lambda x: x.nonzero(), GAPS)
MASK = torch.tensor([[1, 0, 1, 1], [0, 0, 1, 0], [0, 1, 0, 0]], dtype=torch.bool)
op("masked_select", lambda x, m: x.masked_select(m), x, MASK)
op("unique", lambda x: x.unique(return_inverse=True, return_counts=True),
   fixed(torch.tensor([[3, 1, 3], [-1, 1, 1]], dtype=torch.float64)))
op("pixel_shuffle", lambda x: F.pixel_shuffle(x, 2), real(2, 8, 2, 3))
op("pixel_unshuffle", lambda x: F.pixel_unshuffle(x, 2), real(2, 4, 6))
op("pad/circular", lambda x: F.pad(x, (2, 1, 1, 3), mode="circular"), real(1, 1, 3, 4))
op("add_scaled", lambda a, b: a.add(b, alpha=-2.5), x, real(3, 1))
op("index_add_scaled", lambda x, i, s: x.index_add(1, i, s, alpha=-3), x, index(3, 5), real(2, 5, 4))
op("isclose", lambda a, b: a.isclose(b, rtol=0.1, atol=0.01), x, (x * (1 + real(2, 3, 4) * 0.1) * 1e4).round() / 1e4)
op("isclose/nan", lambda a, b: a.isclose(b, equal_nan=True), fixed(NANS.clone()), fixed(NANS.clone()))
a, b = real(3, 4), real(3, 4)
op("pairwise_distance", lambda a, b: F.pairwise_distance(a, b), a, b)
op("pairwise_distance/p1", lambda a, b: F.pairwise_distance(a, b, 1, 0.1, True), a, real(4))
for r in REDUCTIONS:
    op(f"triplet_margin_loss/{r}", lambda a, p, n: F.triplet_margin_loss(a, p, n, reduction=r), a, b, real(3, 4))
op("triplet_margin_loss/swap", lambda a, p, n: F.triplet_margin_loss(a, p, n, 3, 3, 1e-3, swap=True), a, b,
   real(3, 4))
w = fixed(real(4, low=0.5))
for r in REDUCTIONS:
    op(f"weighted_loss/{r}", lambda x, t, w: F.binary_cross_entropy_with_logits(x, t, w, reduction=r), a,
       real(3, 4), w)
