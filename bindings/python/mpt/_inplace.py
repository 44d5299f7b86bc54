"""Methods that write into the tensor, made from the functions that return a new one.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import inspect
from typing import Any, Callable

from . import _compose, _errors, _functions as F, _mpt, _overloads


def _writing(function: Any) -> Callable[..., Any]:
    """Returns the method that writes function(self, ..) into self."""

    def method(self: Any, *args: Any, **kw: Any) -> Any:
        # Parameters with a master are read and written as their exact values.
        args = tuple(a._operand() if hasattr(a, "_operand") else a for a in args)
        kw = {k: a._operand() if hasattr(a, "_operand") else a for k, a in kw.items()}
        made = function(self._precise(), *args, **kw)
        if made.dtype.is_floating_point and not self.dtype.is_floating_point:
            raise _errors.DTypeError(_mpt.ERROR_DTYPE, f"{method.__name__}: the result has the dtype {made.dtype.name}, "
                                     f"which a tensor of {self.dtype.name} cannot hold")
        _mpt.copy_into(self, made)
        return self

    method.__name__ = method.__qualname__ = function.__name__ + "_"
    method.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    method.__doc__ = f"Writes {function.__name__}() of the tensor and the arguments into the tensor, and returns it."
    return method


class Methods:
    """In-place methods of tensors."""

    __slots__ = ()
    abs_, ceil_, cos_, erf_, exp_ = map(_writing, (F.abs, F.ceil, F.cos, F.erf, F.exp))
    expm1_, floor_, log_, log1p_, neg_ = map(_writing, (F.expm1, F.floor, F.log, F.log1p, F.neg))
    reciprocal_, relu_, rsqrt_, sigmoid_ = map(_writing, (F.reciprocal, F.relu, F.rsqrt, F.sigmoid))
    sign_, sin_, sqrt_, square_, tanh_ = map(_writing, (F.sign, F.sin, F.sqrt, F.square, F.tanh))
    tan_, log2_, log10_ = map(_writing, (F.tan, F.log2, F.log10))
    tril_, triu_, masked_fill_, cumsum_ = map(_writing, (F.tril, F.triu, _overloads.masked_fill, F.cumsum))
    scatter_add_, remainder_, floor_divide_ = map(_writing, (F.scatter_add, F.remainder, F.floor_divide))
    clamp_, index_add_, pow_ = map(_writing, (_overloads.clamp, _overloads.index_add, _overloads.pow))
    round_, scatter_ = map(_writing, (_overloads.round, _overloads.scatter))
    clip_, lerp_ = map(_writing, (_compose.clip, _overloads.lerp))

    def normal_(self: Any, mean: float = 0.0, std: float = 1.0, *, generator: None = None) -> Any:
        """Writes random numbers of a normal distribution into the tensor, and returns it."""
        _overloads._refuse("normal_", generator=generator)
        return self._draw(_mpt.normal, mean, std)

    def uniform_(self: Any, from_: float = 0.0, to: float = 1.0, *, generator: None = None) -> Any:
        """Writes random numbers, uniform in [from, to), into the tensor, and returns it."""
        _overloads._refuse("uniform_", generator=generator)
        return self._draw(_mpt.uniform, from_, to)

    def _draw(self: Any, make: Any, *numbers: float) -> Any:
        """Writes what a function of the library draws into the tensor, and returns it.

        A tensor of 16 or 8 bits takes float32 numbers, because it may have a master. An integer dtype is refused.
        """
        narrow = self.dtype.is_floating_point and self.dtype.itemsize < 8
        _mpt.copy_into(self, make(self.context, None if narrow else self.dtype, self.shape, *numbers))
        return self
