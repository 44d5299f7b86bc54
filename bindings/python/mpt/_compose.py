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


def _split_equation(equation: str, operands: Sequence[Tensor]) -> tuple[list[list[str]], list[str]]:
    """Returns the dim names of each operand, and those of the result.

    A name is a letter of the equation, or "..0", "..1" and so on for the dims of an ellipsis.
    """
    left, arrow, right = equation.replace(" ", "").partition("->")
    terms = left.split(",")
    if len(terms) != len(operands):
        raise ValueError(f"einsum: {equation!r} has {len(terms)} operands, got {len(operands)}")
    wide = 0  # number of dims of the widest ellipsis
    for term, x in zip(terms, operands):
        if not term.replace("...", "", 1).isalpha() and term not in ("", "..."):
            raise ValueError(f"einsum: {term!r} in {equation!r}: expected letters and at most one '...'")
        letters = len(term.replace("...", ""))
        if letters > x.ndim or "..." not in term and letters != x.ndim:
            raise ValueError(f"einsum: {term!r} in {equation!r} has {letters} dims, and the operand has {x.ndim}")
        if "..." in term:
            wide = max(wide, x.ndim - letters)

    def names(term: str, of_ellipsis: int) -> list[str]:
        before, dots, after = term.partition("...")
        inner = [f"..{i}" for i in range(wide - of_ellipsis, wide)] if dots else []
        return [*before, *inner, *after]

    dims = [names(t, x.ndim - len(t.replace("...", ""))) for t, x in zip(terms, operands)]
    if arrow:
        if not right.replace("...", "", 1).isalpha() and right not in ("", "..."):
            raise ValueError(f"einsum: {right!r} in {equation!r}: expected letters and at most one '...'")
        out = names(right, wide)
        known = {n for d in dims for n in d}
        if len(set(out)) != len(out) or not {n for n in out if not n.startswith("..")} <= known:
            raise ValueError(f"einsum: the result {right!r} of {equation!r} may have each letter of the operands once, "
                             "and no other letters")
        return dims, [n for n in out if n in known]
    count: dict[str, int] = {}
    for n in (n for d in dims for n in d):
        count[n] = count.get(n, 0) + 1
    return dims, [f"..{i}" for i in range(wide)] + sorted(n for n, k in count.items() if k == 1 and n[0] != ".")


def _diagonals(x: Tensor, dims: list[str]) -> tuple[Tensor, list[str]]:
    """Replaces the dims of x that share a name by their diagonal, and returns x and its dim names."""
    dims = list(dims)
    while len(set(dims)) < len(dims):
        j = next(i for i, n in enumerate(dims) if n in dims[:i])
        i = dims.index(dims[j])
        n = x.shape[i]
        if x.shape[j] != n:
            raise ValueError(f"einsum: {dims[j]!r} has the extents {n} and {x.shape[j]}")
        order = [k for k in range(x.ndim) if k not in (i, j)]
        x = _mpt.permute(x, [*order, i, j])
        x = _mpt.reshape(x, [*x.shape[:-2], n * n])
        x = x if n == 0 else _mpt.slice(x, x.ndim - 1, 0, n * n, n + 1)
        dims = [dims[k] for k in order] + [dims[i]]
    return x, dims


def _pair(a: Tensor, a_dims: list[str], b: Tensor, b_dims: list[str], keep: set[str]) -> tuple[Tensor, list[str]]:
    """Returns the product of two operands and its dim names.

    Dims of both operands that are not in `keep` are summed over. The product is one batched matrix
    product.
    """
    extents: dict[str, int] = {}
    for x, dims in ((a, a_dims), (b, b_dims)):
        for n, size in zip(dims, x.shape):
            if extents.get(n, 1) == 1:
                extents[n] = size
            elif size not in (1, extents[n]):
                raise ValueError(f"einsum: {n if n[0] != '.' else '...'!r} has the extents {extents[n]} and {size}")
    batch = [n for n in a_dims if n in b_dims and n in keep]
    inner = [n for n in a_dims if n in b_dims and n not in keep]
    rows, columns = [n for n in a_dims if n not in b_dims], [n for n in b_dims if n not in a_dims]

    def laid(x: Tensor, dims: list[str], order: list[str], shape: list[int]) -> Tensor:
        x = _mpt.permute(x, [dims.index(n) for n in order])
        if any(x.shape[i] != extents[n] for i, n in enumerate(order)):
            x = _mpt.expand(x, [extents[n] for n in order])
        return _mpt.reshape(x, shape)

    b_, r, k, c = (math.prod(extents[n] for n in part) for part in (batch, rows, inner, columns))
    product = _mpt.bmm(laid(a, a_dims, batch + rows + inner, [b_, r, k]),
                       laid(b, b_dims, batch + inner + columns, [b_, k, c]))
    order = batch + rows + columns
    return _mpt.reshape(product, [extents[n] for n in order]), order


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
    names, out = _split_equation(equation, tensors)
    parts = [_diagonals(x, d) for x, d in zip(tensors, names)]
    x, dims = parts[0]
    for i in range(1, len(parts) + 1):
        later = set(out).union(*(d for _, d in parts[i:]))
        alone = [k for k, n in enumerate(dims) if n not in later]
        if alone:
            x, dims = F.sum(x, alone), [n for n in dims if n in later]
        if i < len(parts):
            b, b_dims = parts[i]
            behind = set(out).union(*(d for _, d in parts[i + 1:]))
            drop = [k for k, n in enumerate(b_dims) if n not in behind and n not in dims]
            if drop:
                b, b_dims = F.sum(b, drop), [n for n in b_dims if n in behind or n in dims]
            x, dims = _pair(x, dims, b, b_dims, behind)
    return _mpt.permute(x, [dims.index(n) for n in out]) if dims != out else x


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
        return F.masked_fill(_mpt.expand(line, [n, n]), off, 0)  # element i is in column i + right
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
