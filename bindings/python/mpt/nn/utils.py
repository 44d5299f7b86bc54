"""Gradient clipping, and sequences of different lengths (rnn), for training loops without a Stepper, as torch.nn.utils.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import math
import sys
from typing import Any

from .. import _mpt
from .._params import Params, Precision
from .._tensor import Tensor
from . import _rnn as rnn

sys.modules[__name__ + ".rnn"] = rnn  # `from mpt.nn.utils.rnn import pad_sequence`


def _sets_of(parameters: Any) -> list[Params]:
    """Returns temporary sets of parameters, which do not convert them: one, perhaps of none, and for those that are
    listed more often a second one, and so on.
    """
    if not isinstance(parameters, (Params, Tensor)) and not hasattr(parameters, "named_parameters"):
        parameters = list(parameters.items() if hasattr(parameters, "items") else parameters)
    as_is = Precision._as_is()
    if not isinstance(parameters, list):
        return [Params.of(parameters, as_is)]
    times: dict[int, int] = {}
    lists: list[list[Any]] = [[]]
    for part in parameters:
        handle = getattr(part[1] if isinstance(part, tuple) else part, "_handle", id(part))
        at = times[handle] = times.get(handle, -1) + 1
        if at == len(lists):
            lists.append([])
        lists[at].append(part)
    return [Params.of(some, as_is) if some else Params() for some in lists]


def clip_grad_norm_(parameters: Any, max_norm: float, norm_type: float = 2.0, error_if_nonfinite: bool = False,
                    foreach: bool | None = None) -> float:
    """Scales the gradients so that their common norm is at most max_norm. Returns the norm before scaling,
    which is 0 where there are no parameters or no gradients.

    norm_type: p of the norm; inf means the largest absolute value. error_if_nonfinite: raise
    StateError if the norm is not finite. foreach has no effect. As in PyTorch, a parameter that is
    listed twice counts twice in the norm, and is scaled twice.
    """
    options = {"norm_type": norm_type, "error_if_nonfinite": error_if_nonfinite}
    first, *more = _sets_of(parameters)
    if not more:
        return _mpt.params_clip_grad_norm(first, max_norm, options)
    sets = (first, *more)
    norms = [_mpt.params_clip_grad_norm(some, math.inf, options) for some in sets]
    norm = largest = norms[0]  # the first set has all parameters
    if 0 < largest < math.inf and norm_type < math.inf:
        norm *= sum((n / largest) ** norm_type for n in norms) ** (1 / norm_type)
    if not 0 <= norm < math.inf:
        _mpt.params_clip_grad_norm(first, max_norm, options)
    elif norm + 1e-6 > max_norm:
        for some in sets:
            now = _mpt.params_clip_grad_norm(some, math.inf, options)
            _mpt.params_clip_grad_norm(some, max_norm / (norm + 1e-6) * (now + 1e-6), options)
    return norm


def clip_grad_value_(parameters: Any, clip_value: float, foreach: bool | None = None) -> None:
    """Limits each value of the gradients to [-clip_value, clip_value]. foreach has no effect."""
    _mpt.params_clip_grad_value(_sets_of(parameters)[0], clip_value)
