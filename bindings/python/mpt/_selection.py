"""Functions that search, count and repeat elements, composed of operations.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _dtypes, _functions as F, _mpt
from ._shapes import ValuesIndices, _refuse

if TYPE_CHECKING:
    from ._tensor import Tensor

__all__ = ["masked_select", "median", "nonzero", "repeat_interleave", "unique"]


def _positions(flags: Tensor) -> Tensor:
    """Returns the positions of True in a 1-dim bool tensor, in order."""
    count = int(F.sum(flags).item())
    order = _mpt.argsort(_mpt.cast(flags, _dtypes.uint8), 0, True)  # stable, so positions stay in order
    return _mpt.clone(_mpt.narrow(order, 0, 0, count))


def nonzero(input: Tensor, *, out: None = None, as_tuple: bool = False) -> Any:
    """Returns the indices of the elements that are not 0: an int64 tensor [count, dims], in row-major order.

    as_tuple: a tuple of 1-dim tensors, one per dim, instead.
    """
    _refuse("nonzero", out=out)
    place = _positions(_mpt.reshape(input != 0, [-1]))
    dims, shape = [], input.shape or (1,)
    for extent in reversed(shape):
        dims.append(_mpt.remainder(place, extent))
        place = _mpt.floor_divide(place, extent)
    dims.reverse()
    if as_tuple:
        return tuple(dims)
    return F.stack(dims, 1) if input.ndim else _mpt.reshape(dims[0], [dims[0].numel(), 1])[:, :0]


def masked_select(input: Tensor, mask: Tensor, *, out: None = None) -> Tensor:
    """Returns the elements where `mask` is True, in row-major order, as a 1-dim tensor. The two broadcast."""
    _refuse("masked_select", out=out)
    if mask.dtype != _dtypes.bool:
        raise TypeError(f"masked_select: mask has the dtype {mask.dtype.name}; expected bool")
    shape = (_mpt.logical_or(mask, input != input)).shape
    flat = _mpt.reshape(_mpt.expand(input, shape), [-1])
    return _mpt.index_select(flat, 0, _positions(_mpt.reshape(_mpt.expand(mask, shape), [-1])))


def unique(input: Tensor, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False,
           dim: None = None) -> Any:
    """Returns the distinct elements in ascending order, as a 1-dim tensor.

    return_inverse: return also the index in the result of every element of `input`. return_counts:
    return also how often each occurs. sorted has no effect; dim is not supported. NaNs differ from
    each other.
    """
    _refuse("unique", dim=dim)
    values, order = _mpt.sort(_mpt.reshape(input, [-1]), 0, False)
    n = values.numel()
    if n == 0:
        first = values == values
    else:
        begins = _mpt.narrow(values, 0, 1, n - 1) != _mpt.narrow(values, 0, 0, n - 1)
        first = F.cat([_mpt.full(input.context, _dtypes.bool, [1], 1), begins])
    starts = _positions(first)
    found = [_mpt.index_select(values, 0, starts)]
    if return_inverse:
        group = F.cumsum(_mpt.cast(first, _dtypes.int64), 0) - 1
        found.append(_mpt.reshape(_mpt.scatter(group, 0, order, group), input.shape))
    if return_counts:
        end = _mpt.full(input.context, _dtypes.int64, [1], n)
        after = F.cat([_mpt.narrow(starts, 0, 1, starts.numel() - 1), end]) if n else starts
        found.append(after - starts)
    return found[0] if len(found) == 1 else tuple(found)


def median(input: Tensor, dim: int | None = None, keepdim: bool = False, *, out: None = None) -> Any:
    """Returns the median of all elements, or along dim the named tuple (values, indices).

    Of an even number of elements it is the lower one of the two in the middle, as in PyTorch.
    """
    _refuse("median", out=out)
    if dim is None:
        flat = _mpt.reshape(input, [-1])
        return _mpt.select(_mpt.sort(flat, 0, False)[0], 0, (flat.numel() - 1) // 2)
    if input.ndim == 0:
        return ValuesIndices(input, _mpt.zeros(input.context, _dtypes.int64, []))
    both = _mpt.sort(input, dim, False)
    middle = [_mpt.narrow(t, dim, (input.shape[dim] - 1) // 2, 1) for t in both]
    return ValuesIndices(*(middle if keepdim else [_mpt.squeeze(t, dim) for t in middle]))


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
