"""Functions composed of operations: einsum, and PyTorch's names for forms of others.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Sequence

from . import _functions as F, _mpt, _overloads
from ._shapes import _refuse

if TYPE_CHECKING:
    from ._tensor import Tensor

__all__ = ["allclose", "broadcast_to", "clip", "diag", "dot", "einsum", "equal", "hstack", "is_tensor", "meshgrid",
           "mm", "mv", "numel", "outer", "swapaxes", "unbind", "vstack"]


def allclose(input: Tensor, other: Tensor, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False) -> bool:
    """Returns True if isclose(input, other, rtol, atol, equal_nan) is True for every element."""
    return bool(F.all(_mpt.isclose(input, other, rtol, atol, equal_nan)))


def einsum(equation: str, *operands: Any) -> Tensor:
    """Returns the sum of products that an equation in Einstein's notation describes, as torch.einsum.

        einsum("bij,bjk->bik", a, b)

    A letter names a dim, and "..." names dims that broadcast. Dims whose letter is not in the
    result are summed over; a letter that occurs twice in one operand selects the diagonal. Without
    "->" the result has the dims of the ellipsis, then the letters that occur once, in alphabetical
    order. The operands are contracted from left to right. Raises ValueError if the equation does
    not fit the operands.
    """
    tensors = list(operands[0]) if len(operands) == 1 and isinstance(operands[0], (list, tuple)) else list(operands)
    if not isinstance(equation, str) or not tensors:
        raise TypeError("einsum: expected an equation such as \"ij,jk->ik\" followed by tensors")
    return _mpt.einsum(tensors, equation)


def is_tensor(obj: Any) -> bool:
    """Returns True if `obj` is a tensor of this library."""
    return isinstance(obj, _mpt.tensor)


def numel(input: Tensor) -> int:
    """Returns the number of elements."""
    return input.numel()


def equal(input: Tensor, other: Tensor) -> bool:
    """Returns True if both have the same shape and elements."""
    return input.shape == other.shape and bool(F.all(input == other))


def clip(input: Tensor, min: float | None = None, max: float | None = None, *, out: None = None) -> Tensor:
    """Returns the elements of `input` limited to [min, max], as clamp()."""
    return _overloads.clamp(input, min, max, out=out)


def _of_dims(call: str, what: str, x: Tensor, dims: int) -> None:
    if x.ndim != dims:
        raise ValueError(f"{call}: {what} has shape {x.shape}; expected {dims} dim{'s' * (dims > 1)}")


def mm(input: Tensor, mat2: Tensor, *, out_dtype: None = None, out: None = None) -> Tensor:
    """Returns the product of two matrices."""
    _refuse("mm", out_dtype=out_dtype, out=out)
    _of_dims("mm", "input", input, 2)
    _of_dims("mm", "mat2", mat2, 2)
    return _mpt.matmul(input, mat2)


def mv(input: Tensor, vec: Tensor, *, out: None = None) -> Tensor:
    """Returns the product of a matrix and a vector."""
    _refuse("mv", out=out)
    _of_dims("mv", "input", input, 2)
    _of_dims("mv", "vec", vec, 1)
    return _mpt.squeeze(_mpt.matmul(input, _mpt.unsqueeze(vec, 1)), 1)


def dot(input: Tensor, tensor: Tensor, *, out: None = None) -> Tensor:
    """Returns the sum of the products of the elements of two vectors."""
    _refuse("dot", out=out)
    _of_dims("dot", "input", input, 1)
    _of_dims("dot", "tensor", tensor, 1)
    return _mpt.dot(input, tensor)


def outer(input: Tensor, vec2: Tensor, *, out: None = None) -> Tensor:
    """Returns the matrix of the products of the elements of two vectors."""
    _refuse("outer", out=out)
    _of_dims("outer", "input", input, 1)
    _of_dims("outer", "vec2", vec2, 1)
    return _mpt.mul(_mpt.unsqueeze(input, 1), vec2)


def diag(input: Tensor, diagonal: int = 0, *, out: None = None) -> Tensor:
    """Returns the matrix with a vector on a diagonal, or a diagonal of a matrix.

    diagonal: the number of columns to the right of the main diagonal.
    """
    _refuse("diag", out=out)
    below, right = max(-diagonal, 0), max(diagonal, 0)
    if input.ndim == 1:
        n = input.numel() + below + right
        line = F.pad(input, [right, below])
        columns = _mpt.arange(input.context, None, 0, n, 1)
        off = columns != _mpt.unsqueeze(columns, 1) + diagonal
        return _mpt.masked_fill(_mpt.expand(line, [n, n]), off, 0)  # element i is in column i + right
    _of_dims("diag", "input", input, 2)
    rows, columns = input.shape
    count = max(min(rows - below, columns - right), 0)
    flat = _mpt.reshape(input, [-1])
    if count == 0:
        return _mpt.narrow(flat, 0, 0, 0)
    start = below * columns + right
    return _mpt.slice(flat, 0, start, start + (count - 1) * (columns + 1) + 1, columns + 1)


def broadcast_to(input: Tensor, size: Sequence[int]) -> Tensor:
    """Returns a view of `input` that repeats it to the shape `size`."""
    return _mpt.expand(input, tuple(size))


def swapaxes(input: Tensor, axis0: int, axis1: int) -> Tensor:
    """Returns a view with two dims exchanged, as transpose()."""
    return _mpt.transpose(input, axis0, axis1)


def unbind(input: Tensor, dim: int = 0) -> tuple[Tensor, ...]:
    """Returns a view for each index of dim, without this dim."""
    return tuple(_mpt.select(input, dim, i) for i in range(input.shape[dim]))


def _at_least(x: Tensor, dims: int) -> Tensor:
    return x if x.ndim >= dims else _mpt.reshape(x, (1,) * (dims - max(x.ndim, 1)) + (x.shape or (1,)))


def hstack(tensors: Sequence[Tensor], *, out: None = None) -> Tensor:
    """Returns tensors side by side: along dim 1, or along dim 0 if they have one dim."""
    _refuse("hstack", out=out)
    parts = [_at_least(t, 1) for t in tensors]
    return F.cat(parts, 0 if parts and parts[0].ndim == 1 else 1)


def vstack(tensors: Sequence[Tensor], *, out: None = None) -> Tensor:
    """Returns tensors one below the other, along dim 0; vectors are rows."""
    _refuse("vstack", out=out)
    return F.cat([_at_least(t, 2) for t in tensors], 0)


def meshgrid(*tensors: Any, indexing: str = "ij") -> tuple[Tensor, ...]:
    """Returns the coordinates of a grid: one tensor per vector, with its values along its dim.

    indexing: "ij": dim i belongs to vector i; "xy": the first two dims are exchanged.
    """
    parts = list(tensors[0]) if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)) else list(tensors)
    if indexing not in ("ij", "xy"):
        raise ValueError(f"meshgrid: indexing is {indexing!r}; expected \"ij\" or \"xy\"")
    shape = [t.numel() for t in parts]
    made = [_mpt.expand(_mpt.reshape(t, [-1 if i == j else 1 for j in range(len(parts))]), shape)
            for i, t in enumerate(parts)]
    swap = indexing == "xy" and len(parts) > 1
    return tuple(_mpt.transpose(t, 0, 1) if swap else t for t in made)


class Methods:
    """The functions as methods of tensors."""

    __slots__ = ()
    allclose = allclose
    broadcast_to = broadcast_to
    clip = clip
    diag = diag
    dot = dot
    equal = equal
    mm = mm
    mv = mv
    outer = outer
    swapaxes = swapaxes
    unbind = unbind
