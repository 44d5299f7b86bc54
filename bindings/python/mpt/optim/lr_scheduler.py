"""Schedules by PyTorch's names. The library moves them with each applied step; step() is here for loops that call
it, and does nothing. Further fields of mpt_schedule_desc, such as warmup_steps, go by their own names.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import bisect
from typing import Any, Callable, Sequence

from ._base import Optimizer

__all__ = ["ConstantLR", "CosineAnnealingLR", "ExponentialLR", "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR",
           "OneCycleLR", "StepLR"]


class LRScheduler:
    """What schedules have in common."""

    def __init__(self, optimizer: Optimizer):
        self.optimizer = optimizer

    def step(self) -> None:
        """Nothing: applied steps are counted by the optimizer."""

    def get_last_lr(self) -> list[float]:
        """The lr of the next step, of each group."""
        return [g["lr"] for g in self.optimizer.param_groups]


class OneCycleLR(LRScheduler):
    """Up to max_lr and down to far below where it began, in total_steps."""

    def __init__(self, optimizer: Optimizer, max_lr: float, total_steps: int, **fields: Any):
        super().__init__(optimizer)
        for g in optimizer.param_groups:
            g["lr"] = max_lr
        anneal = fields.pop("anneal_strategy", "cos")
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
        rates = {g["lr"] for g in optimizer.param_groups}
        if eta_min and len(rates) > 1:
            raise ValueError(f"eta_min is {eta_min} and the groups' lr differ, {sorted(rates)}: one factor is for all")
        optimizer.set_schedule("cosine", total_steps=T_max, end_factor=eta_min / rates.pop() if eta_min else 0.0,
                               **fields)


class LambdaLR(LRScheduler):
    """The lr times lr_lambda(step), which counts applied steps from 0 and must not use the context."""

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float], **fields: Any):
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
