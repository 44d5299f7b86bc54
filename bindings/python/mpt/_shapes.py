"""What the operations' arguments have in common.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Sequence, Union

if TYPE_CHECKING:
    from ._dtypes import dtype
    from ._tensor import Tensor

    DTypeLike = Union["dtype", str, int, type, Any, None]
Ints = Union[int, Sequence[int]]
if not TYPE_CHECKING:
    DTypeLike = Any


class ValuesIndices(NamedTuple):
    """Elements, and where along the dim they were."""

    values: Tensor
    indices: Tensor


def _pick(table: dict[str, int], value: str | int | None) -> int:
    """The number of a name; numbers go through."""
    try:
        return table[value]  # type: ignore[index]
    except (KeyError, TypeError):
        if value is None and "none" in table:
            return table["none"]
        if isinstance(value, int):
            return value
        raise ValueError(f"{value!r} is not known here; {', '.join(map(repr, table))} are") from None


def _ints(value: Ints) -> tuple[int, ...]:
    return (value,) if isinstance(value, int) else tuple(value)


def _wide(value: Ints, dims: int) -> tuple[int, ...]:
    """One number for every dim."""
    v = _ints(value)
    return v * dims if len(v) == 1 else v


def _window(dims: int, kernel_size: Ints, stride: Ints | None, padding: Ints, **more: Any) -> dict[str, Any]:
    """A pool's descriptor."""
    desc = {"kernel": _wide(kernel_size, dims), "padding": _wide(padding, dims), **more}
    if stride is not None:
        desc["stride"] = _wide(stride, dims)
    return desc


def _shape_of(args: tuple) -> tuple[int, ...]:
    """f(2, 3) and f((2, 3)) alike."""
    if len(args) == 1 and not isinstance(args[0], int) and hasattr(args[0], "__iter__"):
        return tuple(args[0])
    return args


def _extent(x: Tensor, dim: int) -> int:
    shape = x.shape
    return shape[dim] if -len(shape) <= dim < len(shape) else 1


def _split_count(x: Tensor, size: int, dim: int) -> int:
    return max(1, -(-_extent(x, dim) // size)) if size > 0 else 1


def _chunk_count(x: Tensor, chunks: int, dim: int) -> int:
    if chunks < 1:
        return 1
    extent = _extent(x, dim)
    return max(1, -(-extent // max(1, -(-extent // chunks)))) if extent else chunks
