"""Clipping of gradients, for loops without a Stepper.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import Any

from .. import _mpt
from .._train import Params


def clip_grad_norm_(parameters: Any, max_norm: float) -> float:
    """Scales gradients so that their norm over all of them is at most max_norm; returns the norm before."""
    return _mpt.clip_grad_norm(Params.of(parameters), max_norm)


def clip_grad_value_(parameters: Any, clip_value: float) -> None:
    """Each value of the gradients into [-clip_value, clip_value]."""
    _mpt.clip_grad_value(Params.of(parameters), clip_value)
