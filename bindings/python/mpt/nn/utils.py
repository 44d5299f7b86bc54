"""Clipping of gradients, for loops without a Stepper.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import Any

from .. import _mpt
from .._train import Params, Precision


def _set_of(parameters: Any) -> Params:
    """A set for a while, of parameters that stay as they are."""
    return Params.of(parameters, Precision._as_is())


def clip_grad_norm_(parameters: Any, max_norm: float, norm_type: float = 2.0, error_if_nonfinite: bool = False,
                    foreach: bool | None = None) -> float:
    """Scales gradients so that their norm over all of them is at most max_norm; returns the norm before.
    norm_type: the p of the norm, or inf. foreach chooses nothing here."""
    return _mpt.params_clip_grad_norm(_set_of(parameters), max_norm, {
        "norm_type": norm_type, "error_if_nonfinite": error_if_nonfinite})


def clip_grad_value_(parameters: Any, clip_value: float, foreach: bool | None = None) -> None:
    """Each value of the gradients into [-clip_value, clip_value]. foreach chooses nothing here."""
    _mpt.params_clip_grad_value(_set_of(parameters), clip_value)
