"""Functions with PyTorch's arguments whose C counterparts have other arguments.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
from typing import Any

from . import _functions as F, _mpt
from ._shapes import Ints
from ._tensor import Tensor

__all__ = ["add", "clamp", "div", "max", "min", "pow", "split", "squeeze", "std", "sub", "var"]


def max(input: Tensor, dim: Any = None, keepdim: bool = False) -> Any:
    """Returns the largest element of `input`.

    With a dim the result is the named tuple (values, indices) of the largest values along the dim;
    keepdim keeps the dim with extent 1. max(input, other) with two tensors returns the elementwise
    maximum.
    """
    if dim is None:
        return _mpt.max(input)
    return _mpt.maximum(input, dim) if isinstance(dim, Tensor) else F.max_dim(input, dim, keepdim)


def min(input: Tensor, dim: Any = None, keepdim: bool = False) -> Any:
    """Returns the smallest element of `input`.

    With a dim the result is the named tuple (values, indices) of the smallest values along the dim;
    keepdim keeps the dim with extent 1. min(input, other) with two tensors returns the elementwise
    minimum.
    """
    if dim is None:
        return _mpt.min(input)
    return _mpt.minimum(input, dim) if isinstance(dim, Tensor) else F.min_dim(input, dim, keepdim)


def add(input: Any, other: Any, *, alpha: float = 1) -> Tensor:
    """Returns input + alpha * other."""
    return _mpt.add(input, other if alpha == 1 else other * alpha)


def sub(input: Any, other: Any, *, alpha: float = 1) -> Tensor:
    """Returns input - alpha * other."""
    return _mpt.sub(input, other if alpha == 1 else other * alpha)


def div(input: Any, other: Any, *, rounding_mode: str | None = None) -> Tensor:
    """Returns input / other; rounding_mode="floor" rounds the quotient down."""
    if rounding_mode not in (None, "floor"):
        raise ValueError(f"div: rounding_mode is {rounding_mode!r}; expected None or \"floor\"")
    return _mpt.div(input, other) if rounding_mode is None else _mpt.floor_divide(input, other)


def std(input: Tensor, dim: Any = None, unbiased: Any = True, keepdim: bool = False, *, correction: int | None = None
        ) -> Tensor:
    """Returns the standard deviation of all elements, or along one or more dims.

    The sum of squares is divided by the count minus `correction`. unbiased=True means correction 1,
    False 0.
    """
    return input.std(dim, unbiased, keepdim, correction=correction)


def var(input: Tensor, dim: Any = None, unbiased: Any = True, keepdim: bool = False, *, correction: int | None = None
        ) -> Tensor:
    """Returns the variance of all elements, or along one or more dims.

    The sum of squares is divided by the count minus `correction`. unbiased=True means correction 1,
    False 0.
    """
    return input.var(dim, unbiased, keepdim, correction=correction)


def pow(input: Any, exponent: Any) -> Tensor:
    """Returns `input` raised to the power `exponent`, elementwise. One of them may be a number."""
    return input ** exponent


def split(tensor: Tensor, split_size_or_sections: Ints, dim: int = 0) -> tuple[Tensor, ...]:
    """Returns views of pieces of `tensor` along dim.

    split_size_or_sections: the size of every piece (the last one may be smaller), or a list of
    sizes.
    """
    size = split_size_or_sections
    return F.split(tensor, size, dim) if isinstance(size, int) else F.split_with_sizes(tensor, size, dim)


def clamp(input: Tensor, min: float | None = None, max: float | None = None) -> Tensor:
    """Returns the elements of `input` limited to [min, max]; None means no limit on this side."""
    low = -builtins.float("inf") if min is None else min
    return _mpt.clamp(input, low, builtins.float("inf") if max is None else max)


def squeeze(input: Tensor, dim: int | None = None) -> Tensor:
    """Returns `input` without dim `dim` if its extent is 1; None removes all dims of extent 1."""
    return input.squeeze(dim)
