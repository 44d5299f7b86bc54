"""Operations by the names and argument order of torch.nn.functional. All others of mpt are here too.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
from typing import Any, Sequence

from .. import _dtypes, _functions as _f, _mpt
from .._functions import *  # noqa: F401,F403
from .._shapes import Ints, _ints
from .._tensor import Tensor
from .._tensor import clamp as clamp, max as max, min as min, pow as pow, split as split, squeeze as squeeze


def binary_cross_entropy(input: Tensor, target: Tensor, *, reduction: str = "mean") -> Tensor:
    """Binary cross-entropy of probabilities."""
    return _f.bce(input, target, reduction)


def binary_cross_entropy_with_logits(input: Tensor, target: Tensor, *, reduction: str = "mean",
                                     pos_weight: Tensor | None = None) -> Tensor:
    """Binary cross-entropy of sigmoid(input), without its rounding; safe in 16 bits."""
    return _f.bce_with_logits(input, target, pos_weight, reduction)


def embedding(input: Tensor, weight: Tensor, padding_idx: int | None = None) -> Tensor:
    """Rows of weight by index."""
    return _mpt.embedding(input, weight, -1 if padding_idx is None else padding_idx)


def gelu(input: Tensor, approximate: str = "none") -> Tensor:
    """x Phi(x); approximate="tanh": by a tanh."""
    return _mpt.gelu(input, approximate == "tanh")


def batch_norm(input: Tensor, running_mean: Tensor | None, running_var: Tensor | None, weight: Tensor | None = None,
               bias: Tensor | None = None, training: bool = False, momentum: float = 0.1, eps: float = 1e-5) -> Tensor:
    """By channel over all else; training: the batch's statistics, and the running ones move."""
    return _mpt.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, 0)


def layer_norm(input: Tensor, normalized_shape: Ints, weight: Tensor | None = None, bias: Tensor | None = None,
               eps: float = 1e-5) -> Tensor:
    """Over the last dims, of these extents."""
    return _mpt.layer_norm(input, len(_ints(normalized_shape)), weight, bias, eps)


def rms_norm(input: Tensor, normalized_shape: Ints, weight: Tensor | None = None, eps: float | None = None) -> Tensor:
    """By the root of the mean square over the last dims. eps None: the machine epsilon that is computed with."""
    if eps is None:
        eps = 2.0**-52 if input.dtype == _dtypes.float64 else 2.0**-23
    return _mpt.rms_norm(input, len(_ints(normalized_shape)), weight, eps)


def group_norm(input: Tensor, num_groups: int, weight: Tensor | None = None, bias: Tensor | None = None,
               eps: float = 1e-5) -> Tensor:
    """Over runs of channels and their spatial dims."""
    return _mpt.group_norm(input, num_groups, weight, bias, eps)


def interpolate(input: Tensor, size: Ints | None = None, scale_factor: float | Sequence[float] | None = None,
                mode: str = "nearest", align_corners: bool = False) -> Tensor:
    """input at other spatial extents: `size`, or scale_factor times its own. mode: "nearest", or "linear", which of two
    dims PyTorch calls "bilinear" and of three "trilinear". align_corners: the first and the last elements keep their
    places, else the edges of the elements do."""
    extents = input.shape[2:]
    if (size is None) == (scale_factor is None):
        raise ValueError("interpolate: one of size and scale_factor is needed")
    if scale_factor is not None:
        by = scale_factor if isinstance(scale_factor, (tuple, list)) else [scale_factor] * len(extents)
        size = [int(n * s) for n, s in zip(extents, by)]
    else:
        size = _ints(size)  # type: ignore[arg-type]
        size = size * len(extents) if len(size) == 1 else size
    linear = mode == ("linear", "bilinear", "trilinear")[builtins.min(builtins.max(len(extents), 1), 3) - 1]
    return _f.interpolate(input, size, "linear" if linear else mode, align_corners)


def normalize(input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Tensor:
    """input over its p-norm along dim, which counts as eps at least."""
    return input / _f.norm(input, p, dim, True).clamp(min=eps)


def adaptive_avg_pool1d(input: Tensor, output_size: int) -> Tensor:
    """Means over windows that give this extent."""
    return _mpt.adaptive_avg_pool1d(input, output_size)


def adaptive_avg_pool2d(input: Tensor, output_size: Ints) -> Tensor:
    """Means over windows that give these extents."""
    v = _ints(output_size)
    return _mpt.adaptive_avg_pool2d(input, v[0], v[-1])


def adaptive_avg_pool3d(input: Tensor, output_size: Ints) -> Tensor:
    """Means over windows that give these extents."""
    v = _ints(output_size)
    return _mpt.adaptive_avg_pool3d(input, *(v * 3 if len(v) == 1 else v))
