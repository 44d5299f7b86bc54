"""Methods that write into the tensor, made from the functions that return a new one.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import inspect
from typing import Any, Callable

from . import _compose, _context, _errors, _functions as F, _mpt, _overloads


def _writing(function: Any, reads: bool = False, others: bool = False) -> Callable[..., Any]:
    """Returns the method that writes function(self, ..) into self.

    reads: the tensor's gradient needs it as it was, so that a recorded write keeps a copy of it. others: so do the
    gradients of other tensors.
    """

    def method(self: Any, *args: Any, **kw: Any) -> Any:
        # Parameters with a master are read and written as their exact values.
        args = tuple(a._operand() if hasattr(a, "_operand") else a for a in args)
        kw = {k: a._operand() if hasattr(a, "_operand") else a for k, a in kw.items()}
        own = self._precise()
        if _context.is_grad_enabled(self.context) and (
                reads and self.requires_grad or
                others and any(getattr(a, "requires_grad", False) for a in (*args, *kw.values()))):
            own = own.clone()
        made = function(own, *args, **kw)
        if made.dtype.is_floating_point and not self.dtype.is_floating_point:
            raise _errors.DTypeError(_mpt.ERROR_DTYPE, f"{method.__name__}: the result has the dtype {made.dtype.name}, "
                                     f"which a tensor of {self.dtype.name} cannot hold")
        _mpt.copy_into(self, made)
        return self

    method.__name__ = method.__qualname__ = function.__name__ + "_"
    method.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    method.__doc__ = f"Writes {function.__name__}() of the tensor and the arguments into the tensor, and returns it."
    return method


def _reading(function: Any) -> Callable[..., Any]:
    """Returns the method of a function whose gradients need the tensor as it was."""
    return _writing(function, reads=True, others=True)


def _weighing(function: Any) -> Callable[..., Any]:
    """Returns the method of a function of which only the gradients of other tensors need the tensor as it was."""
    return _writing(function, others=True)


class Methods:
    """In-place methods of tensors."""

    __slots__ = ()
    ceil_, exp_, floor_, neg_, relu_ = map(_writing, (F.ceil, F.exp, F.floor, F.neg, F.relu))
    sign_, sqrt_, tril_, triu_, cumsum_ = map(_writing, (F.sign, F.sqrt, F.tril, F.triu, F.cumsum))
    scatter_add_, floor_divide_ = map(_writing, (F.scatter_add, F.floor_divide))
    index_add_, masked_fill_ = map(_writing, (_overloads.index_add, _overloads.masked_fill))
    round_, scatter_ = map(_writing, (_overloads.round, _overloads.scatter))
    lerp_, remainder_ = map(_weighing, (_overloads.lerp, F.remainder))
    abs_, cos_, erf_, expm1_, log_ = map(_reading, (F.abs, F.cos, F.erf, F.expm1, F.log))
    log1p_, log2_, log10_, reciprocal_ = map(_reading, (F.log1p, F.log2, F.log10, F.reciprocal))
    rsqrt_, sigmoid_, sin_, square_ = map(_reading, (F.rsqrt, F.sigmoid, F.sin, F.square))
    tan_, tanh_ = map(_reading, (F.tan, F.tanh))
    clamp_, clip_, pow_ = map(_reading, (_overloads.clamp, _compose.clip, _overloads.pow))

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
