"""Function, the base class of differentiable functions whose backward is written by hand, as torch.autograd.Function.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import functools
import itertools
import weakref
from typing import Any, Callable

from . import _creation, _mpt
from ._autograd import _CustomOp
from ._context import is_grad_enabled, no_grad
from ._errors import make_error
from ._tensor import Tensor

__all__ = ["Function", "FunctionCtx", "once_differentiable"]

_numbers = itertools.count(1)  # numbers calls and operations
# Calls by number. The graph of a call keeps its FunctionCtx alive.
_calls: weakref.WeakValueDictionary[int, FunctionCtx] = weakref.WeakValueDictionary()


class FunctionCtx:
    """The first argument of a Function's forward and backward, which hands values from one to the other.

    Other attributes may be set in forward and read in backward.
    """

    needs_input_grad: tuple[bool, ...] = ()
    materialize_grads = True

    def __init__(self, function: type[Function], args: tuple) -> None:
        self._function = function
        self._places = [i for i, a in enumerate(args) if isinstance(a, Tensor)]
        self._count = len(args)
        self.needs_input_grad = tuple(isinstance(a, Tensor) and a.requires_grad for a in args)
        self._to_save: tuple = ()
        self._constant: tuple = ()
        self._made: tuple = ()  # results on their way through the operation
        self._present: tuple | None = None  # (inputs, results) while backward runs

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Saves tensors for backward, which reads saved_tensors.

        Inputs and results of the forward must be saved this way, and not as attributes: backward
        then receives them with their graph, and raises an error if they were overwritten.
        """
        self._to_save = tensors

    @property
    def saved_tensors(self) -> tuple[Tensor | None, ...]:
        """The tensors that save_for_backward saved."""
        if self._present is None:
            return self._to_save
        return tuple(self._present[s[0]][s[1]] if isinstance(s, tuple) else s for s in self._to_save)

    def mark_non_differentiable(self, *results: Tensor) -> None:
        """Marks results that have no gradient. Results that are not floating have none in any case."""
        self._constant = results

    def mark_dirty(self, *args: Tensor) -> None:
        """Raises an error: a forward that writes into its inputs is not supported."""
        raise make_error(_mpt.ERROR_UNSUPPORTED, "mark_dirty: a forward that writes into its inputs is not supported; "
                                                 "return new tensors")

    def set_materialize_grads(self, value: bool) -> None:
        """Sets whether backward receives zeros (True, the default) or None for results without a gradient."""
        self.materialize_grads = value

    def _keep_results(self, args: tuple, results: list) -> list[int]:
        """Replaces inputs and results among the saved tensors by their places, and returns those with a gradient."""
        inputs = [args[i] for i in self._places]
        traced = [i for i, r in enumerate(results) if isinstance(r, Tensor) and r.is_floating_point()
                  and not any(r is c for c in self._constant)]
        known = [((0, i), t) for i, t in enumerate(inputs)] + [((1, k), results[i]) for k, i in enumerate(traced)]
        self._to_save = tuple(next((place for place, t in known if t is s), s) for s in self._to_save)
        self._constant = ()
        self._traced = traced
        self._shapes = [(r.shape, r.dtype) if isinstance(r, Tensor) else None for r in results]
        return traced


class Function:
    """A function with a backward of its own, as torch.autograd.Function.

        class Exp(mpt.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                y = x.exp()
                ctx.save_for_backward(y)
                return y

            @staticmethod
            def backward(ctx, grad):
                (y,) = ctx.saved_tensors
                return grad * y

        y = Exp.apply(x)

    forward is not recorded; it takes and returns tensors and other values. backward receives one
    gradient per result, and returns one per argument of forward, None for those without. A backward
    that consists of operations is itself differentiable. Instead of the ctx argument of forward a
    class may have setup_context(ctx, inputs, output), which runs after forward(*args). Recorded results
    are views: write into a clone() of them.
    """

    _operations: dict[tuple[int, int], _CustomOp]

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls._operations = {}

    def __init__(self, *args: Any, **kw: Any) -> None:
        raise TypeError(f"{type(self).__name__} has no instances; call {type(self).__name__}.apply(..)")

    @staticmethod
    def forward(*args: Any, **kw: Any) -> Any:
        """Computes the results: forward(ctx, *args), or forward(*args) if the class has setup_context."""
        raise NotImplementedError("a Function needs a static method forward")

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple, output: Any) -> None:
        """Saves what backward needs, if forward has no ctx argument."""
        raise NotImplementedError("setup_context is optional")

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any) -> Any:
        """Returns the gradient of each argument of forward, or None."""
        raise NotImplementedError("a Function needs a static method backward to be differentiated")

    @classmethod
    def apply(cls, *args: Any) -> Any:
        """Runs forward, and records the call so that backward gives its gradients."""
        ctx = FunctionCtx(cls, args)
        inputs = [args[i] for i in ctx._places]
        recorded = any(ctx.needs_input_grad) and is_grad_enabled(inputs[0].context)
        with no_grad(context=inputs[0].context if inputs else None):
            if cls.setup_context is Function.setup_context:
                made = cls.forward(ctx, *args)
            else:
                made = cls.forward(*args)
                cls.setup_context(ctx, args, made)
        alone = not isinstance(made, tuple)
        results = [made] if alone else list(made)
        traced = ctx._keep_results(args, results) if recorded else []
        if traced:
            found = cls._record(ctx, inputs, [results[i] for i in traced])
            for i, r in zip(traced, found):
                results[i] = r
        return results[0] if alone else tuple(results)

    @classmethod
    def _record(cls, ctx: FunctionCtx, inputs: list[Tensor], results: list[Tensor]) -> tuple[Tensor, ...]:
        """Returns the results as those of an operation whose backward is the class's."""
        key = len(inputs) + 1, len(results)
        op = cls._operations.get(key)
        if op is None:
            name = f"{cls.__qualname__}#{next(_numbers)}"
            op = _CustomOp(name, _results, _gradients, *key, "none")
            cls._operations[key] = op
        # The last input is an empty leaf. Its shape tells the number of the call. Its hook, which
        # never runs, keeps ctx alive as long as the graph exists.
        number = next(_numbers)
        leaf = _mpt.empty(inputs[0].context, None, (0, number))
        leaf.requires_grad = True
        _mpt.tensor_add_hook(leaf, functools.partial(_kept, ctx))
        _calls[number], ctx._made = ctx, tuple(results)
        found = op(*inputs, leaf)
        return (found,) if key[1] == 1 else tuple(found)


def _kept(ctx: FunctionCtx, grad: Tensor) -> None:
    """Is the hook that keeps a FunctionCtx alive."""


def _results(*inputs: Tensor) -> tuple[Tensor, ...]:
    """Returns the results that forward has computed."""
    ctx = _calls[inputs[-1].shape[1]]
    made, ctx._made = ctx._made, ()
    return made


def _gradients(inputs: tuple, outputs: tuple, grads: tuple) -> list[Tensor | None]:
    """Runs the backward of a call, and returns the gradients of its tensors."""
    ctx = _calls[inputs[-1].shape[1]]
    name = ctx._function.__qualname__
    given: list[Tensor | None] = [None] * len(ctx._shapes)
    for place, g in zip(ctx._traced, grads):
        given[place] = g
    if ctx.materialize_grads:
        context = inputs[0].context
        given = [g if g is not None or kind is None else _creation.zeros(kind[0], dtype=kind[1], context=context)
                 for g, kind in zip(given, ctx._shapes)]
    ctx._present = inputs[:-1], outputs
    try:
        back = ctx._function.backward(ctx, *given)
    finally:
        ctx._present = None
    back = tuple(back) if isinstance(back, (tuple, list)) else (back,)
    if len(back) < ctx._count or any(g is not None for g in back[ctx._count:]):
        raise TypeError(f"{name}.backward returned {len(back)} gradients; expected {ctx._count}, one for each argument "
                        "of forward")
    for i, g in enumerate(back[:ctx._count]):
        if g is not None and i not in ctx._places:
            raise TypeError(f"{name}.backward returned a gradient for argument {i}, which is no tensor; expected None")
        if g is not None and not isinstance(g, Tensor):
            raise TypeError(f"{name}.backward returned a {type(g).__name__} for argument {i}; expected a Tensor or None")
    found = [back[i] if x.is_floating_point() else None for i, x in zip(ctx._places, inputs)]
    return [*found, None]


class _Twice(Function):
    """The gradients of a backward that is marked by once_differentiable."""

    @staticmethod
    def forward(ctx: Any, name: str, count: int, *tensors: Tensor) -> tuple[Tensor, ...]:
        ctx.name = name
        return tensors[:count]

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        raise make_error(_mpt.ERROR_STATE, f"{ctx.name}: its backward is marked by once_differentiable and was not "
                                           "recorded, so it has no second derivative")


def once_differentiable(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a backward that is not recorded: it may use NumPy, and a second derivative raises StateError."""

    @functools.wraps(fn)
    def backward(ctx: FunctionCtx, *grads: Any) -> Any:
        assert ctx._present is not None
        inputs, context = ctx._present[0], ctx._present[0][0].context
        with no_grad(context=context):
            back = fn(ctx, *grads)
        if not is_grad_enabled(context):
            return back
        out = list(back) if isinstance(back, (tuple, list)) else [back]
        places = [i for i, g in enumerate(out) if isinstance(g, Tensor)]
        wanted = [x for x in (*inputs, *grads) if isinstance(x, Tensor) and x.requires_grad]
        found = _Twice.apply(ctx._function.__qualname__, len(places), *(out[i] for i in places), *wanted)
        for i, g in zip(places, found):
            out[i] = g
        return tuple(out)

    return backward
