"""Optimizers by PyTorch's names and argument order, over the library's; schedules of their learning rates.

SPDX-License-Identifier: Apache-2.0
"""
from . import _base, _kinds, lr_scheduler
from ._base import LBFGS, Optimizer, ParamGroup
from ._kinds import *

__all__ = ["LBFGS", "Optimizer", "ParamGroup", "lr_scheduler", *_kinds.__all__]
