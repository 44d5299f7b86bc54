"""Autograd functions: backward, grad, activation checkpointing and custom operations.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import weakref
from typing import Any, Callable, Sequence

from . import _creation, _mpt, _places
from ._errors import make_error
from ._shapes import _refuse
from ._tensor import Tensor

__all__ = ["backward", "checkpoint", "custom_op", "grad"]


def backward(tensors: Tensor | Sequence[Tensor], grad_tensors: Tensor | Sequence[Tensor] | None = None,
             retain_graph: bool | None = None, create_graph: bool = False, grad_variables: None = None,
             inputs: None = None) -> None:
    """Computes the gradients of `tensors` and adds them to `grad` of every leaf that requires a gradient.

    grad_tensors: the gradient of each tensor, of its shape; None means 1, which only tensors of one
    element may have. retain_graph: keep the graph for another backward; None means the value of
    create_graph. create_graph: record the backward, so that the gradients can be differentiated.
    """
    _refuse("backward", grad_variables=grad_variables, inputs=inputs)
    roots = (tensors,) if isinstance(tensors, Tensor) else tuple(tensors)
    grads = (grad_tensors,) if isinstance(grad_tensors, Tensor) else grad_tensors
    keep = create_graph if retain_graph is None else retain_graph
    _mpt.backward((roots, grads), {"retain_graph": keep, "create_graph": create_graph})


def grad(outputs: Tensor | Sequence[Tensor], inputs: Tensor | Sequence[Tensor],
         grad_outputs: Tensor | Sequence[Tensor] | None = None, retain_graph: bool | None = None,
         create_graph: bool = False, only_inputs: bool = True, allow_unused: bool | None = None, is_grads_batched: bool = False,
         materialize_grads: bool = False) -> tuple[Tensor | None, ...]:
    """Returns the gradients of `outputs` with respect to `inputs`, as a tuple of new tensors.

    An entry is None if the outputs do not depend on the input; with materialize_grads it is zeros,
    and with allow_unused=False the call raises StateError. The `grad` of leaves does not change.
    grad_outputs: the gradient of each output, as in backward(). retain_graph: keep the graph for
    another backward; None means the value of create_graph. create_graph: record the backward, so
    that the gradients can be differentiated.
    """
    _refuse("grad", only_inputs=only_inputs or "False", is_grads_batched=is_grads_batched)
    roots = (outputs,) if isinstance(outputs, Tensor) else tuple(outputs)
    grads = (grad_outputs,) if isinstance(grad_outputs, Tensor) else grad_outputs
    wanted = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
    keep = create_graph if retain_graph is None else retain_graph
    found = _mpt.gradients((roots, grads), wanted, {"retain_graph": keep, "create_graph": create_graph}, len(wanted))
    if materialize_grads:
        return tuple(_creation.zeros_like(x) if g is None else g for g, x in zip(found, wanted))
    if allow_unused is False and None in [g if g is None else 0 for g in found]:
        unused = [i for i, g in enumerate(found) if g is None]
        raise make_error(_mpt.ERROR_STATE, f"grad: the outputs do not depend on the inputs {unused}; "
                                           "allow_unused=True gives None for them")
    return found


def checkpoint(function: Callable[..., Any], *args: Any, use_reentrant: bool | None = None,
               preserve_rng_state: bool = True, determinism_check: str = "default", debug: bool = False,
               context_fn: None = None, outputs: int = 1, **kwargs: Any) -> Any:
    """Returns function(*args, **kwargs) without keeping the values that its backward needs.

    The backward runs the function again to compute these values, with the same random numbers.
    outputs: the number of tensors that the function returns; with 1 the result is a tensor,
    otherwise a tuple of tensors. At least one of `args` is a tensor. use_reentrant has no effect.
    """
    _refuse("checkpoint", preserve_rng_state=preserve_rng_state or "False", determinism_check=determinism_check,
            debug=debug, context_fn=context_fn)
    tensors = [a for a in args if isinstance(a, Tensor)]
    if not tensors:
        raise TypeError("checkpoint: expected a tensor among the arguments of the function")

    def call(*given: Tensor) -> Any:
        rest = iter(given)
        return function(*(next(rest) if isinstance(a, Tensor) else a for a in args), **kwargs)

    plain = len(tensors) == len(args) and not kwargs
    results = _mpt.recompute(tensors[0].context, function if plain else call, tensors, outputs)
    return results[0] if outputs == 1 else results


class _CustomOp:
    """A custom operation, created by custom_op."""

    def __init__(self, name: str, forward: Callable, backward: Callable | None, inputs: int, outputs: int,
                 cast_class: str):
        self.name = name
        self._parts = (inputs, outputs, _places.number("CAST", cast_class), forward, backward)
        self._outputs = outputs
        # Operation numbers by id of the context. A context registers the operation at its first use
        # there.
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
    """Returns a custom operation: a function that takes `inputs` tensors and returns `outputs` tensors.

    forward(*inputs) returns the results and is not recorded. backward(inputs, outputs,
    grad_outputs) takes three tuples and returns the gradients of the inputs; an entry may be None.
    A backward that consists of operations is itself differentiable. Without a backward the
    operation has no gradient. cast_class: autocast class of the operation ("none", "lower", "fp32",
    ...), which decides how autocast converts the inputs.
    """
    return _CustomOp(name, forward, backward, inputs, outputs, cast_class)
