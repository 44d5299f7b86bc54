"""Schedules by PyTorch's names. The library moves them with each applied step; step() is here for loops that call
it, and does nothing. Further fields of mpt_schedule_desc, such as warmup_steps, go by their own names.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import bisect
import warnings
from typing import Any, Callable, Sequence

from .. import _mpt
from ._base import Optimizer

__all__ = ["ConstantLR", "CosineAnnealingLR", "ExponentialLR", "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR",
           "OneCycleLR", "StepLR"]


class LRScheduler:
    """What schedules have in common."""

    def __init__(self, optimizer: Optimizer):
        if optimizer._scheduled:
            warnings.warn(f"{type(self).__name__} takes the place of the optimizer's schedule, which ends here: they do "
                          "not multiply. warmup_steps is a warm-up before a schedule, and a LambdaLR can be any of "
                          "several in turn", stacklevel=3)
        self.optimizer = optimizer
        self._steps = optimizer.info().steps

    def step(self) -> None:
        """Nothing: applied steps are counted by the optimizer."""
        steps = self.optimizer.info().steps
        if steps > self._steps + 1:
            warnings.warn(f"{type(self).__name__}.step() was called after {steps - self._steps} steps of its optimizer; "
                          "the schedule has counted each of them, so its lengths are in steps, not in epochs",
                          stacklevel=2)
        self._steps = steps

    def get_last_lr(self) -> list[float]:
        """The lr of the next step, of each group."""
        return [g["lr"] for g in self.optimizer.param_groups]


class OneCycleLR(LRScheduler):
    """Up to max_lr (one, or one for each group) and down to far below where it began, in total_steps or epochs times
    steps_per_epoch."""

    def __init__(self, optimizer: Optimizer, max_lr: float | Sequence[float], total_steps: int | None = None,
                 epochs: int | None = None, steps_per_epoch: int | None = None, **fields: Any):
        if total_steps is None:
            if epochs is None or steps_per_epoch is None:
                raise ValueError("total_steps is missing, or epochs and steps_per_epoch")
            total_steps = epochs * steps_per_epoch
        groups = optimizer.param_groups
        rates = list(max_lr) if isinstance(max_lr, Sequence) else [max_lr] * len(groups)
        if len(rates) != len(groups):
            raise ValueError(f"max_lr has {len(rates)} values and the optimizer {len(groups)} groups")
        anneal = fields.pop("anneal_strategy", "cos")
        if anneal not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy is {anneal!r}; \"cos\" and \"linear\" are known")
        super().__init__(optimizer)
        for g, lr in zip(groups, rates):
            g["lr"] = lr
        optimizer.set_schedule("one_cycle", total_steps=total_steps, linear_anneal=anneal == "linear", **fields)


class StepLR(LRScheduler):
    """Times gamma every step_size steps."""

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, **fields: Any):
        super().__init__(optimizer)
        optimizer.set_schedule("step", step_size=step_size, gamma=gamma, **fields)


class ExponentialLR(StepLR):
    """Times gamma every step."""

    def __init__(self, optimizer: Optimizer, gamma: float, **fields: Any):
        super().__init__(optimizer, 1, gamma, **fields)


class CosineAnnealingLR(LRScheduler):
    """From the lr to eta_min along half a cosine of T_max steps, and on at eta_min."""

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, **fields: Any):
        super().__init__(optimizer)
        rates = {_mpt.optimizer_get_group(optimizer._native, i)["lr"] for i in range(len(optimizer.param_groups))}
        if eta_min and (len(rates) > 1 or not all(rates)):
            raise ValueError(f"eta_min is {eta_min} and the groups' lr {sorted(rates)}: one factor is for all")
        optimizer.set_schedule("cosine", total_steps=T_max, end_factor=eta_min / rates.pop() if eta_min else 0.0,
                               **fields)


class LambdaLR(LRScheduler):
    """The lr times lr_lambda(step), which counts applied steps from 0 and must not use the context."""

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float], **fields: Any):
        if not callable(lr_lambda):
            raise TypeError(f"lr_lambda is a {type(lr_lambda).__name__}: one function is for all groups")
        super().__init__(optimizer)
        optimizer.set_schedule("lambda", factor=lr_lambda, **fields)


class MultiStepLR(LambdaLR):
    """Times gamma at each of the milestones."""

    def __init__(self, optimizer: Optimizer, milestones: Sequence[int], gamma: float = 0.1, **fields: Any):
        at = sorted(milestones)
        super().__init__(optimizer, lambda step: gamma ** bisect.bisect_right(at, step), **fields)


class LinearLR(LambdaLR):
    """From start_factor to end_factor times the lr in total_iters steps, and on at the latter."""

    def __init__(self, optimizer: Optimizer, start_factor: float = 1 / 3, end_factor: float = 1.0,
                 total_iters: int = 5, **fields: Any):
        if not 0 < start_factor <= 1 or not 0 <= end_factor <= 1:
            raise ValueError(f"start_factor is {start_factor} and end_factor {end_factor}; they are from 0 to 1, "
                             "and the first is not 0")
        super().__init__(optimizer, lambda step: start_factor + (end_factor - start_factor) *
                         min(step / max(total_iters, 1), 1.0), **fields)


class ConstantLR(LambdaLR):
    """factor times the lr for total_iters steps, then the lr."""

    def __init__(self, optimizer: Optimizer, factor: float = 1 / 3, total_iters: int = 5, **fields: Any):
        super().__init__(optimizer, lambda step: factor if step < total_iters else 1.0, **fields)
