"""Indexing of tensors: tensor[index] and tensor[index] = value.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import Any

from . import _creation, _dtypes, _mpt, _overloads
from ._tensor import Tensor


def get(tensor: Tensor, index: Any) -> Tensor:
    """Returns tensor[index].

    The result is a view; if the index contains a tensor or list, it is a copy.
    """
    x, dim = tensor, 0
    items = index if isinstance(index, tuple) else (index,)
    if any(_is_array(i) for i in items):
        items = tuple(tensor._of_array(i) if _is_array(i) else i for i in items)
    items = tuple(bool(i) if _is_one_bool(i) else i for i in items)
    takes = sum(1 for i in items if i is not None and i is not Ellipsis and not isinstance(i, bool))
    if sum(i is Ellipsis for i in items) > 1:
        raise IndexError("an index can have one ellipsis")
    if takes > tensor.ndim:
        raise IndexError(f"got {takes} indices for a tensor of {tensor.ndim} dims")
    lists = sum(not isinstance(i, (int, slice)) and i is not None and i is not Ellipsis
                and not hasattr(i, "__index__") or isinstance(i, Tensor) for i in items)
    bools = sum(isinstance(i, bool) for i in items)
    if lists and bools:
        raise IndexError("True and False cannot be combined with a tensor or list as an index")
    if bools > 1:
        raise IndexError("an index can have one True or False")
    for i in items:
        if i is None or isinstance(i, bool):  # False adds a dim without elements
            x = _mpt.unsqueeze(x, dim)
            if i is False:
                x = _mpt.narrow(x, dim, 0, 0)
            dim += 1
        elif i is Ellipsis:
            dim += tensor.ndim - takes
        elif isinstance(i, slice):
            x = _sliced(x, dim, i)
            dim += 1
        elif isinstance(i, Tensor) or not hasattr(i, "__index__"):
            if lists > 1:
                raise IndexError("only one index can be a tensor or list; use gather for several")
            x, dim = _taken(x, dim, i)
        else:
            n = i.__index__()
            if not -x.shape[dim] <= n < x.shape[dim]:
                raise IndexError(f"index {n} is out of range for dim {dim} of {x.shape[dim]}")
            x = _mpt.select(x, dim, n)
    return x


def put(tensor: Tensor, index: Any, value: Any) -> None:
    """Assigns tensor[index] = value."""
    index = tensor._of_array(index) if _is_array(index) else bool(index) if _is_one_bool(index) else index
    number = isinstance(value, (int, float))
    if number and isinstance(index, Tensor) and index.dtype == _dtypes.bool:
        if index.shape != tensor.shape[:index.ndim]:
            raise IndexError(f"the mask has shape {index.shape}; expected {tensor.shape[:index.ndim]}")
        mask = _mpt.reshape(index, (*index.shape, *[1] * (tensor.ndim - index.ndim)))
        _mpt.copy_into(tensor, _overloads.masked_fill(tensor._precise(), mask, value))
        return
    if any(not isinstance(i, (int, slice, type(None), type(Ellipsis)))
           for i in (index if isinstance(index, tuple) else (index,))):
        _scatter(tensor, index, value)
        return
    part = tensor[index]
    if number:
        _overloads.fill_into(part, value)
    else:
        part.copy_(_without_leading_ones(value, part.ndim))


def _scatter(tensor: Tensor, index: Any, value: Any) -> None:
    """Assigns tensor[index] = value for an index with a tensor or list.

    A parameter with a master is read and written as its exact value, which the other elements keep.
    """
    exact = tensor._precise()
    places = get(_creation.arange(tensor.numel(), context=tensor.context).reshape(tensor.shape), index)
    if not isinstance(value, Tensor):
        value = _creation.tensor(value, dtype=exact.dtype, context=tensor.context)
    value = _without_leading_ones(value._operand(), places.ndim)
    source = _mpt.expand(value if value.dtype == exact.dtype else _mpt.cast(value, exact.dtype), places.shape)
    flat = _mpt.scatter(exact.reshape(-1), 0, places.reshape(-1), source.reshape(-1))
    _mpt.copy_into(tensor, flat.reshape(tensor.shape))


def _without_leading_ones(value: Any, ndim: int) -> Any:
    """Returns a value without leading dims of 1 that are more than `ndim`."""
    while getattr(value, "ndim", 0) > ndim and value.shape[0] == 1:
        value = value.squeeze(0)
    return value


def _is_array(index: Any) -> bool:
    """True if an index is a NumPy array, or a similar object, of one dim or more."""
    return type(index) not in _PLAIN and hasattr(index, "__array__") and not isinstance(index, Tensor) and \
        bool(getattr(index, "ndim", 0))


def _is_one_bool(index: Any) -> bool:
    """True for a bool of NumPy, and for an array or tensor of bool without dims."""
    return type(index) is not bool and str(getattr(index, "dtype", "")) in ("bool", "mpt.bool") and index.ndim == 0


_PLAIN = {int, slice, bool, list, type(None), type(Ellipsis), Tensor}


def _sliced(x: Tensor, dim: int, s: slice) -> Tensor:
    start, stop, step = s.indices(x.shape[dim])
    if step < 0:
        raise ValueError("the step of a slice must be 1 or more; use flip to reverse")
    return x if (start, step) == (0, 1) and stop == x.shape[dim] else _mpt.slice(x, dim, start, stop, step)


def _taken(x: Tensor, dim: int, index: Any) -> tuple[Tensor, int]:
    """Returns the slices of x along `dim` that a tensor or list selects, and the number of the next dim.

    The index has integers or bools. A bool index may cover several dims.
    """
    if not isinstance(index, Tensor):
        index = _creation.tensor(index, dtype=_dtypes.int64 if isinstance(index, list) and not index else None,
                                 context=x.context)
    if index.dtype == _dtypes.bool:
        flags = index.tolist()
        extents = x.shape[dim:dim + index.ndim]
        if index.shape != extents:
            raise IndexError(f"the mask has shape {index.shape}; expected {extents}")
        if index.ndim > 1:
            x = _mpt.reshape(x, (*x.shape[:dim], -1, *x.shape[dim + index.ndim:]))
            flags = index.reshape(-1).tolist()
        index = _creation.tensor([i for i, f in enumerate(flags) if f], dtype=_dtypes.int64, context=x.context)
    shape = index.shape
    if len(shape) == 1:
        return _mpt.index_select(x, dim, _wrapped(index, x.shape[dim])), dim + 1
    flat = _mpt.index_select(x, dim, _wrapped(index.reshape(-1), x.shape[dim]))
    return _mpt.reshape(flat, (*flat.shape[:dim], *shape, *flat.shape[dim + 1:])), dim + len(shape)


def _wrapped(index: Tensor, extent: int) -> Tensor:
    """Returns the indices with negative ones counted from the end. Those below -extent stay, and are refused."""
    return _mpt.where((index < 0) & (index >= -extent), index + extent, index)
