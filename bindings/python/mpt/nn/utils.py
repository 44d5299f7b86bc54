"""Gradient clipping, and sequences of different lengths (rnn), for training loops without a Stepper, as torch.nn.utils.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import sys
from typing import Any

from .. import _mpt
from .._params import Params, Precision
from .._tensor import Tensor
from . import _rnn as rnn

sys.modules[__name__ + ".rnn"] = rnn  # `from mpt.nn.utils.rnn import pad_sequence`


def _set_of(parameters: Any) -> Params:
    """Returns a temporary set of parameters, perhaps of none, which does not convert them."""
    if not isinstance(parameters, (Params, Tensor)) and not hasattr(parameters, "named_parameters"):
        parameters = list(parameters.items() if hasattr(parameters, "items") else parameters)
    empty = isinstance(parameters, list) and not parameters
    return Params() if empty else Params.of(parameters, Precision._as_is())


def clip_grad_norm_(parameters: Any, max_norm: float, norm_type: float = 2.0, error_if_nonfinite: bool = False,
                    foreach: bool | None = None) -> float:
    """Scales the gradients so that their common norm is at most max_norm. Returns the norm before scaling,
    which is 0 where there are no parameters or no gradients.

    norm_type: p of the norm; inf means the largest absolute value. error_if_nonfinite: raise
    StateError if the norm is not finite. foreach has no effect.
    """
    return _mpt.params_clip_grad_norm(_set_of(parameters), max_norm, {
        "norm_type": norm_type, "error_if_nonfinite": error_if_nonfinite})


def clip_grad_value_(parameters: Any, clip_value: float, foreach: bool | None = None) -> None:
    """Limits each value of the gradients to [-clip_value, clip_value]. foreach has no effect."""
    _mpt.params_clip_grad_value(_set_of(parameters), clip_value)
