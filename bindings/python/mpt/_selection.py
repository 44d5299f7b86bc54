"""Functions that find and repeat elements, with PyTorch's arguments.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _dtypes, _functions as F, _mpt
from ._shapes import _refuse

if TYPE_CHECKING:
    from ._tensor import Tensor

__all__ = ["masked_select", "median", "nonzero", "repeat_interleave", "unique"]


def nonzero(input: Tensor, *, out: None = None, as_tuple: bool = False) -> Any:
    """Returns the indices of the elements that are not 0: an int64 tensor [count, dims], in row-major order.

    as_tuple: a tuple of 1-dim tensors, one per dim, instead.
    """
    _refuse("nonzero", out=out)
    # In a tuple, a 0-dim tensor counts as one of one element, as in PyTorch.
    places = _mpt.nonzero(_mpt.reshape(input, [1]) if as_tuple and input.ndim == 0 else input)
    return tuple(_mpt.select(places, 1, i) for i in range(places.shape[1])) if as_tuple else places


def masked_select(input: Tensor, mask: Tensor, *, out: None = None) -> Tensor:
    """Returns the elements where `mask` is True, in row-major order, as a 1-dim tensor. The two broadcast."""
    _refuse("masked_select", out=out)
    return _mpt.masked_select(input, mask)


def unique(input: Tensor, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False,
           dim: None = None) -> Any:
    """Returns the distinct elements in ascending order, as a 1-dim tensor.

    return_inverse: return also the index in the result of every element of `input`. return_counts:
    return also how often each occurs. sorted has no effect; dim is not supported. NaNs differ from
    each other.
    """
    _refuse("unique", dim=dim)
    values, inverse, counts = F.unique(input)
    found = [values, *([inverse] if return_inverse else []), *([counts] if return_counts else [])]
    return found[0] if len(found) == 1 else tuple(found)


def median(input: Tensor, dim: int | None = None, keepdim: bool = False, *, out: None = None) -> Any:
    """Returns the median of all elements, or along dim the named tuple (values, indices).

    Of an even number of elements it is the lower one of the two in the middle, and NaN if one is
    NaN, as in PyTorch.
    """
    _refuse("median", out=out)
    return _mpt.median(input) if dim is None else F.median_dim(input, dim, keepdim)


def repeat_interleave(input: Tensor, repeats: Any, dim: int | None = None, *, output_size: int | None = None) -> Tensor:
    """Returns `input` with each slice along dim repeated; without a dim, of the flat tensor.

    repeats: a number, or a 1-dim tensor with one per slice. output_size has no effect.
    """
    x, dim = (_mpt.reshape(input, [-1]), 0) if dim is None else (input, dim)
    counts = [repeats] * x.shape[dim] if isinstance(repeats, int) else repeats.tolist()
    counts = counts * x.shape[dim] if len(counts) == 1 else counts
    if len(counts) != x.shape[dim] or any(n < 0 for n in counts):
        raise ValueError(f"repeat_interleave: repeats has {len(counts)} values, the smallest {min(counts)}; expected "
                         f"{x.shape[dim]} of at least 0")
    from ._creation import tensor

    return _mpt.index_select(x, dim, tensor([i for i, n in enumerate(counts) for _ in range(n)], dtype=_dtypes.int64,
                                            context=x.context))


class Methods:
    """The functions as methods of tensors."""

    __slots__ = ()
    masked_select = masked_select
    median = median
    nonzero = nonzero
    repeat_interleave = repeat_interleave
    unique = unique
