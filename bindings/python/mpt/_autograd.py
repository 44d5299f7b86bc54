"""Backwards, checkpointed regions, operations of your own.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import weakref
from typing import Any, Callable, Sequence

from . import _mpt
from ._tensor import Tensor

__all__ = ["backward", "checkpoint", "custom_op", "grad"]


def backward(tensors: Tensor | Sequence[Tensor], grad_tensors: Tensor | Sequence[Tensor] | None = None,
             retain_graph: bool = False, create_graph: bool = False) -> None:
    """Adds d(sum of tensors)/d(leaf) to the gradient of every leaf that wants one."""
    roots = (tensors,) if isinstance(tensors, Tensor) else tuple(tensors)
    grads = (grad_tensors,) if isinstance(grad_tensors, Tensor) else grad_tensors
    _mpt.backward((roots, grads), {"retain_graph": retain_graph, "create_graph": create_graph})


def grad(outputs: Tensor | Sequence[Tensor], inputs: Tensor | Sequence[Tensor],
         grad_outputs: Tensor | Sequence[Tensor] | None = None, retain_graph: bool | None = None,
         create_graph: bool = False) -> tuple[Tensor | None, ...]:
    """The gradients of the outputs by the inputs, as new tensors; None where there is no way from one to the
    other. No leaf's own gradient is touched."""
    roots = (outputs,) if isinstance(outputs, Tensor) else tuple(outputs)
    grads = (grad_outputs,) if isinstance(grad_outputs, Tensor) else grad_outputs
    wanted = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
    keep = create_graph if retain_graph is None else retain_graph
    return _mpt.gradients((roots, grads), wanted, {"retain_graph": keep, "create_graph": create_graph}, len(wanted))


def checkpoint(function: Callable[..., Any], *args: Tensor, outputs: int = 1) -> Any:
    """function(*args) without keeping what its backward needs: it runs again when that comes, with the same
    random numbers. `outputs`: how many tensors it returns."""
    results = _mpt.recompute(args[0].context, function, args, outputs)
    return results[0] if outputs == 1 else results


class _CustomOp:
    """An operation of your own, made by custom_op."""

    def __init__(self, name: str, forward: Callable, backward: Callable | None, inputs: int, outputs: int,
                 cast_class: str):
        self.name = name
        self._parts = (inputs, outputs, getattr(_mpt, f"CAST_{cast_class.upper()}"), forward, backward)
        self._outputs = outputs
        # By context: it is registered where it is first used.
        self._numbers: dict[int, tuple[Any, int]] = {}

    def __call__(self, *args: Tensor) -> Any:
        context = args[0].context
        known = self._numbers.get(id(context))
        if known is None or known[0]() is not context:
            known = (weakref.ref(context), _mpt.op_register(context, self.name, *self._parts))
            self._numbers[id(context)] = known
        results = _mpt.op_call(context, known[1], args, self._outputs)
        return results[0] if self._outputs == 1 else results

    def __repr__(self) -> str:
        return f"<mpt.custom_op {self.name!r}>"


def custom_op(name: str, forward: Callable[..., Any], backward: Callable[..., Any] | None = None, *,
              inputs: int = 1, outputs: int = 1, cast_class: str = "none") -> Callable[..., Any]:
    """An operation of your own, to be called with tensors. forward(*inputs) returns the results, and is not
    recorded; backward(inputs, outputs, grad_outputs), three tuples, returns the gradients of the inputs, or None
    for one. Written in operations, the backward is itself differentiable. cast_class: what autocast does to the
    inputs ("none", "lower", "fp32", ...)."""
    return _CustomOp(name, forward, backward, inputs, outputs, cast_class)
