"""Optimizers and learning rate schedules, with the names and arguments of torch.optim.

SPDX-License-Identifier: Apache-2.0
"""
from typing import TYPE_CHECKING

from . import _base, _kinds, lr_scheduler
from ._base import LBFGS, Optimizer, ParamGroup
from ._kinds import *

__all__ = ["LBFGS", "Optimizer", "ParamGroup", "lr_scheduler", *_kinds.__all__]

_NEAREST = {"NAdam": "Adam or AdamW", "RAdam": "AdamW with a schedule's warmup_steps", "Adadelta": "RMSprop or Adagrad",
            "Adamax": "Adam", "ASGD": "SGD", "Rprop": "Lion, which uses signs, too"}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name in _NEAREST:
            raise AttributeError(f"mpt.optim has no {name}; the nearest rule is {_NEAREST[name]}")
        raise AttributeError(f"module 'mpt.optim' has no attribute {name!r}")
