"""Functions of nn.functional that are composed of operations.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import Any, Sequence

from .. import _functions as _f, _mpt, _overloads
from .._shapes import _refuse
from .._tensor import Tensor

__all__ = ["adaptive_max_pool1d", "adaptive_max_pool2d", "dropout1d", "dropout2d", "dropout3d", "gumbel_softmax",
           "pairwise_distance", "pixel_shuffle", "pixel_unshuffle", "triplet_margin_loss"]


def gumbel_softmax(logits: Tensor, tau: float = 1.0, hard: bool = False, eps: float = 1e-10, dim: int = -1) -> Tensor:
    """Returns softmax((logits + Gumbel noise) / tau) along dim; eps has no effect.

    hard: 1 for the largest element and 0 for the others, with the gradient of the softmax.
    """
    noise = -_mpt.log(-_mpt.log(_mpt.uniform(logits.context, None, logits.shape, 2.0**-24, 1.0)))
    soft = _mpt.cast(_f.softmax((logits + noise) / tau, dim), logits.dtype)
    if not hard:
        return soft
    index = _mpt.unsqueeze(_mpt.argmax(soft, [dim], False), dim)
    ones = _overloads.scatter(_mpt.mul_scalar(soft.detach(), 0.0), dim, index, 1.0)
    return ones - soft.detach() + soft


# ---- dropout of channels ----


def _dropout_channels(call: str, dims: int, input: Tensor, p: float, training: bool) -> Tensor:
    if input.ndim not in (dims + 1, dims + 2):
        raise ValueError(f"{call}: the input has shape {input.shape}; expected {dims + 1} or {dims + 2} dims")
    if not training or p == 0:
        return input
    kept = input.shape[:-dims] + (1,) * dims
    return input * _mpt.dropout(_mpt.ones(input.context, input.dtype, kept), p, True)


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Sets whole channels of [batch, channels, length] to 0 with probability p, and scales the others.

    inplace has no effect.
    """
    return _dropout_channels("dropout1d", 1, input, p, training)


def dropout2d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Sets whole channels of [batch, channels, height, width] to 0 with probability p, and scales the others.

    inplace has no effect.
    """
    return _dropout_channels("dropout2d", 2, input, p, training)


def dropout3d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Sets whole channels of an input with three spatial dims to 0 with probability p, and scales the others.

    inplace has no effect.
    """
    return _dropout_channels("dropout3d", 3, input, p, training)


# ---- shapes and pools ----


def pixel_shuffle(input: Tensor, upscale_factor: int) -> Tensor:
    """Returns [.., C r r, H, W] as [.., C, H r, W r] with r = upscale_factor."""
    r, (*lead, c, h, w) = upscale_factor, input.shape
    if r < 1 or c % (r * r):
        raise ValueError(f"pixel_shuffle: {c} channels and a factor of {r}; expected a multiple of its square")
    n = len(lead)
    x = _mpt.reshape(input, [*lead, c // (r * r), r, r, h, w])
    x = _mpt.permute(x, [*range(n), n, n + 3, n + 1, n + 4, n + 2])
    return _mpt.reshape(x, [*lead, c // (r * r), h * r, w * r])


def pixel_unshuffle(input: Tensor, downscale_factor: int) -> Tensor:
    """Returns [.., C, H r, W r] as [.., C r r, H, W] with r = downscale_factor."""
    r, (*lead, c, h, w) = downscale_factor, input.shape
    if r < 1 or h % r or w % r:
        raise ValueError(f"pixel_unshuffle: {h} by {w} elements and a factor of {r}; expected multiples of it")
    n = len(lead)
    x = _mpt.reshape(input, [*lead, c, h // r, r, w // r, r])
    x = _mpt.permute(x, [*range(n), n, n + 2, n + 4, n + 1, n + 3])
    return _mpt.reshape(x, [*lead, c * r * r, h // r, w // r])


def _adaptive_max(x: Tensor, dim: int, size: int) -> Tensor:
    n = x.shape[dim]
    parts = []
    for i in range(size):
        begin = i * n // size
        parts.append(_mpt.max_dim(_mpt.narrow(x, dim, begin, -(-(i + 1) * n // size) - begin), dim, True)[0])
    return _f.cat(parts, dim)


def adaptive_max_pool1d(input: Tensor, output_size: int, return_indices: bool = False) -> Tensor:
    """Returns the largest elements of windows of the last dim that give exactly `output_size` elements."""
    _refuse("adaptive_max_pool1d", return_indices=return_indices)
    size = output_size[0] if isinstance(output_size, (tuple, list)) else output_size
    return _adaptive_max(input, -1, size)


def adaptive_max_pool2d(input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False) -> Tensor:
    """Returns the largest elements of windows of the last two dims that give exactly the extents `output_size`.

    None keeps an extent of the input.
    """
    _refuse("adaptive_max_pool2d", return_indices=return_indices)
    sizes: Any = output_size if isinstance(output_size, (tuple, list)) else (output_size, output_size)
    for dim, size in zip((-2, -1), sizes):
        input = input if size is None else _adaptive_max(input, dim, size)
    return input


# ---- distances ----


def pairwise_distance(x1: Tensor, x2: Tensor, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False) -> Tensor:
    """Returns the p-norm of x1 - x2 + eps along the last dim."""
    return _f.norm(x1 - x2 + eps, p, -1, keepdim)


def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1.0, p: float = 2,
                        eps: float = 1e-6, swap: bool = False, size_average: None = None, reduce: None = None,
                        reduction: str = "mean") -> Tensor:
    """Returns max(d(anchor, positive) - d(anchor, negative) + margin, 0) with d = pairwise_distance.

    swap: use the distance of positive and negative where it is smaller than that of anchor and
    negative. reduction: "mean", "sum" or "none".
    """
    _refuse("triplet_margin_loss", size_average=size_average, reduce=reduce)
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"triplet_margin_loss: reduction is {reduction!r}; expected \"mean\", \"sum\" or \"none\"")
    far = pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = _mpt.minimum(far, pairwise_distance(positive, negative, p, eps))
    loss = _mpt.relu(pairwise_distance(anchor, positive, p, eps) - far + margin)
    return loss if reduction == "none" else loss.mean() if reduction == "mean" else loss.sum()
