"""Functions with PyTorch's arguments whose C counterparts have other arguments.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any

from . import _dtypes, _functions as F, _mpt
from ._shapes import DTypeLike, Ints, _long, _refuse

if TYPE_CHECKING:
    from ._tensor import Tensor

__all__ = ["add", "clamp", "div", "index_add", "lerp", "masked_fill", "max", "min", "norm", "pow", "round", "scatter", "split", "squeeze",
           "std", "sub", "var"]


def max(input: Tensor, dim: Any = None, keepdim: bool = False, *, other: Tensor | None = None, out: None = None
        ) -> Any:
    """Returns the largest element of `input`.

    With a dim the result is the named tuple (values, indices) of the largest values along the dim;
    keepdim keeps the dim with extent 1. max(input, other) with two tensors returns the elementwise
    maximum.
    """
    if out is not None:
        _refuse("max", out=out)
    if dim is None:
        return _mpt.max(input) if other is None else _mpt.maximum(input, other)
    return _mpt.maximum(input, dim) if isinstance(dim, _mpt.tensor) else F.max_dim(input, dim, keepdim)


def min(input: Tensor, dim: Any = None, keepdim: bool = False, *, other: Tensor | None = None, out: None = None
        ) -> Any:
    """Returns the smallest element of `input`.

    With a dim the result is the named tuple (values, indices) of the smallest values along the dim;
    keepdim keeps the dim with extent 1. min(input, other) with two tensors returns the elementwise
    minimum.
    """
    if out is not None:
        _refuse("min", out=out)
    if dim is None:
        return _mpt.min(input) if other is None else _mpt.minimum(input, other)
    return _mpt.minimum(input, dim) if isinstance(dim, _mpt.tensor) else F.min_dim(input, dim, keepdim)


def add(input: Any, other: Any, *, alpha: float = 1, out: None = None) -> Tensor:
    """Returns input + alpha * other."""
    if out is not None:
        _refuse("add", out=out)
    if alpha != 1 and _are_bools(input, other):  # the sum of bools is "or"
        other, alpha = other if alpha else False, 1
    return _mpt.add(input, other) if alpha == 1 else _mpt.add_scaled(input, other, alpha)


def _are_bools(input: Any, other: Any) -> bool:
    """True for tensors of bool, of which at most the second may be a number."""
    return getattr(input, "dtype", None) == _dtypes.bool and (
        isinstance(other, builtins.bool) or str(getattr(other, "dtype", "")) in ("bool", "mpt.bool"))


def sub(input: Any, other: Any, *, alpha: float = 1, out: None = None) -> Tensor:
    """Returns input - alpha * other."""
    if out is not None:
        _refuse("sub", out=out)
    return _mpt.sub(input, other) if alpha == 1 else _mpt.add_scaled(input, other, -alpha)


def div(input: Any, other: Any, *, rounding_mode: str | None = None, out: None = None) -> Tensor:
    """Returns input / other; rounding_mode="floor" rounds the quotient down."""
    if out is not None:
        _refuse("div", out=out)
    if rounding_mode not in (None, "floor"):
        raise ValueError(f"div: rounding_mode is {rounding_mode!r}; expected None or \"floor\"")
    return _mpt.div(input, other) if rounding_mode is None else _mpt.floor_divide(input, other)


def std(input: Tensor, dim: Any = None, unbiased: Any = True, keepdim: bool = False, *, correction: int | None = None,
        out: None = None) -> Tensor:
    """Returns the standard deviation of all elements, or along one or more dims.

    The sum of squares is divided by the count minus `correction`. unbiased=True means correction 1,
    False 0. The form with `unbiased` as the second argument is accepted, too.
    """
    if out is not None:
        _refuse("std", out=out)
    if isinstance(dim, builtins.bool):  # std(unbiased)
        dim, unbiased = None, dim
    return _mpt.std(input, dim, builtins.int(unbiased) if correction is None else correction, keepdim)


def var(input: Tensor, dim: Any = None, unbiased: Any = True, keepdim: bool = False, *, correction: int | None = None,
        out: None = None) -> Tensor:
    """Returns the variance of all elements, or along one or more dims.

    The sum of squares is divided by the count minus `correction`. unbiased=True means correction 1,
    False 0. The form with `unbiased` as the second argument is accepted, too.
    """
    if out is not None:
        _refuse("var", out=out)
    if isinstance(dim, builtins.bool):  # var(unbiased)
        dim, unbiased = None, dim
    return _mpt.var(input, dim, builtins.int(unbiased) if correction is None else correction, keepdim)


def pow(input: Any, exponent: Any, *, out: None = None) -> Tensor:
    """Returns `input` raised to the power `exponent`, elementwise. One of them may be a number."""
    if out is not None:
        _refuse("pow", out=out)
    return input ** exponent


def split(tensor: Tensor, split_size_or_sections: Ints, dim: int = 0) -> tuple[Tensor, ...]:
    """Returns views of pieces of `tensor` along dim.

    split_size_or_sections: the size of every piece (the last one may be smaller), or a list of
    sizes.
    """
    size = split_size_or_sections
    return F.split(tensor, size, dim) if isinstance(size, int) else F.split_with_sizes(tensor, size, dim)


def clamp(input: Tensor, min: float | None = None, max: float | None = None, *, out: None = None) -> Tensor:
    """Returns the elements of `input` limited to [min, max]; None means no limit on this side."""
    if out is not None:
        _refuse("clamp", out=out)
    if _is_long(input, min) or _is_long(input, max):
        x = input if min is None else _mpt.maximum(input, min)
        return x if max is None else _mpt.minimum(x, max)
    low = -builtins.float("inf") if min is None else min
    return _mpt.clamp(input, low, builtins.float("inf") if max is None else max)


def _is_long(x: Tensor, value: Any) -> bool:
    """True for an integer for elements of `x` that the library would take as an f64, which may have another value."""
    return _long(value) is not None and x.dtype == _dtypes.int64


def fill_into(x: Tensor, value: Any) -> None:
    """Sets all elements of `x` to a number."""
    if _is_long(x, value):
        _mpt.copy_into(x, value)
    else:
        _mpt.fill_into(x, value)


def masked_fill(input: Tensor, mask: Tensor, value: float) -> Tensor:
    """Returns `input` with `value` where mask is True. The mask broadcasts."""
    if _is_long(input, value):
        return _mpt.where(mask, value, input)
    return _mpt.masked_fill(input, mask, value)


def squeeze(input: Tensor, dim: int | None = None) -> Tensor:
    """Returns `input` without dim `dim` if its extent is 1; None removes all dims of extent 1."""
    return input.squeeze(dim)


def index_add(input: Tensor, dim: int, index: Tensor, source: Tensor, *, alpha: float = 1, out: None = None) -> Tensor:
    """Returns `input` with alpha * source added to its slices along dim at the positions in `index`."""
    if out is not None:
        _refuse("index_add", out=out)
    return _mpt.index_add(input, dim, index, source) if alpha == 1 else \
        _mpt.index_add_scaled(input, dim, index, source, alpha)


def norm(input: Tensor, p: float | str | None = "fro", dim: Ints | None = None, keepdim: bool = False,
         out: None = None, dtype: DTypeLike = None) -> Tensor:
    """Returns the p-norm (sum |x|^p)^(1/p) of all elements, or along one or more dims.

    p: "fro" and None mean 2. dtype: dtype of the result, as if `input` were converted first.
    """
    _refuse("norm", out=out)
    if isinstance(p, str) and p != "fro":
        raise ValueError(f"norm: p is {p!r}; expected a number or \"fro\"")
    x = input if dtype is None else _mpt.cast(input, dtype)
    return F.norm(x, 2.0 if p is None or isinstance(p, str) else p, dim, keepdim)


def round(input: Tensor, *, decimals: int = 0, out: None = None) -> Tensor:
    """Returns `input` rounded to a number of decimals; a tie goes to the even neighbour."""
    if out is not None:
        _refuse("round", out=out)
    return _mpt.round(input) if decimals == 0 else _mpt.round_decimals(input, decimals)


def lerp(input: Tensor, end: Tensor, weight: Any, *, out: None = None) -> Tensor:
    """Returns input + weight * (end - input); weight is a number or a tensor.

    The result is `input` where the weight is 0 and `end` where it is 1, exactly.
    """
    if out is not None:
        _refuse("lerp", out=out)
    return (_mpt.lerp if isinstance(weight, _mpt.tensor) else _mpt.lerp_scalar)(input, end, weight)


def scatter(input: Tensor, dim: int, index: Tensor, src: Any = None, *, value: float | None = None,
            reduce: str | None = None, out: None = None) -> Tensor:
    """Returns `input` with elements along dim replaced by those of `src` at the positions in `index`.

    src: a tensor, or a number for all positions, which `value` can name. reduce="add" adds instead;
    other reductions are not supported.
    """
    _refuse("scatter", out=out, reduce=None if reduce == "add" else reduce)
    src = value if src is None else src
    if src is None:
        raise TypeError("scatter: expected a tensor as src or a number as value")
    if not isinstance(src, _mpt.tensor):
        from ._creation import full

        src = full(index.shape, src, input.dtype, context=input.context)
    return (_mpt.scatter if reduce is None else _mpt.scatter_add)(input, dim, index, src)


def gelu(input: Tensor, approximate: str = "none") -> Tensor:
    """Returns x * Phi(x), with the normal distribution function Phi; approximate="tanh" approximates Phi."""
    return _mpt.gelu(input, _is_tanh("gelu", approximate))


def _is_tanh(call: str, approximate: str) -> bool:
    if approximate not in ("none", "tanh"):
        raise ValueError(f"{call}: approximate is {approximate!r}; expected \"none\" or \"tanh\"")
    return approximate == "tanh"


class Methods:
    """The functions as methods of tensors."""

    __slots__ = ()
    add = add
    clamp = clamp
    div = div
    gelu = gelu
    index_add = index_add
    lerp = lerp
    masked_fill = masked_fill
    max = max
    min = min
    norm = norm
    pow = pow
    round = round
    scatter = scatter
    std = std
    sub = sub
    var = var
