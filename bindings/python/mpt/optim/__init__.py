"""Optimizers and learning rate schedules, with the names and arguments of torch.optim.

SPDX-License-Identifier: Apache-2.0
"""
from . import _base, _kinds, lr_scheduler
from ._base import LBFGS, Optimizer, ParamGroup
from ._kinds import *

__all__ = ["LBFGS", "Optimizer", "ParamGroup", "lr_scheduler", *_kinds.__all__]
