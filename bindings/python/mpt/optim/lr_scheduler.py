"""Learning rate schedules with the names and arguments of torch.optim.lr_scheduler.

The optimizer advances its schedule with each applied step. step() exists for training loops that
call it and has no effect, except for ReduceLROnPlateau, whose step() takes the metric. Other
keyword arguments are fields of mpt_schedule_desc, such as warmup_steps. last_epoch must be -1.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import bisect
import math
import warnings
from typing import Any, Callable, Sequence

from .. import _mpt
from .._shapes import _refuse
from ._base import Optimizer

__all__ = ["ConstantLR", "ChainedScheduler", "CosineAnnealingLR", "CosineAnnealingWarmRestarts", "ExponentialLR", "LRScheduler", "LambdaLR",
           "LinearLR", "MultiStepLR", "OneCycleLR", "PolynomialLR", "ReduceLROnPlateau", "SequentialLR", "StepLR"]


class LRScheduler:
    """The base class of schedules.

    A new schedule replaces the present one of the optimizer, with a warning.
    """

    _factor: Callable[[int], float] | None = None  # takes the step; None: has another form

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1):
        _refuse(type(self).__name__, last_epoch=None if last_epoch == -1 else last_epoch)
        if optimizer._scheduled:
            warnings.warn(f"{type(self).__name__} takes the place of the optimizer's schedule, which ends here: they do "
                          "not multiply. warmup_steps is a warm-up before a schedule; SequentialLR runs several in "
                          "turn, and ChainedScheduler multiplies them", stacklevel=3)
        self.optimizer = optimizer
        self._steps, self._loads = optimizer.info().steps, optimizer._loads

    def step(self) -> None:
        """Has no effect, because the optimizer counts its steps.

        Warns after more than one step per call.
        """
        steps = self.optimizer.info().steps
        if self._loads == self.optimizer._loads and steps > self._steps + 1:
            warnings.warn(f"{type(self).__name__}.step() was called after {steps - self._steps} steps of its optimizer; "
                          "the schedule has counted each of them, so its lengths are in steps, not in epochs",
                          stacklevel=2)
        self._steps, self._loads = steps, self.optimizer._loads

    def __repr__(self) -> str:
        return f"<mpt.optim.lr_scheduler.{type(self).__name__}: lr {self.get_last_lr()}>"

    def get_last_lr(self) -> list[float]:
        """Returns the learning rate of the next step for each group."""
        return [g["lr"] for g in self.optimizer.param_groups]


    def state_dict(self) -> dict[str, Any]:
        """Returns the number of steps. The schedule itself is in the optimizer's state_dict()."""
        return {"last_epoch": self.optimizer.info().steps}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Has no effect: the optimizer's load_state_dict() restores the schedule."""


class OneCycleLR(LRScheduler):
    """The one-cycle policy: the learning rate rises to max_lr and then falls far below its first value.

    max_lr: one number, or one per group. The length is total_steps, or epochs * steps_per_epoch.
    The rate starts at max_lr / div_factor and ends at max_lr / div_factor / final_div_factor.
    pct_start: share of the steps in which it rises. anneal_strategy: "cos" or "linear".
    cycle_momentum: moves momentum or beta1 between max_momentum and base_momentum in the opposite
    direction. three_phase is not supported.
    """

    def __init__(self, optimizer: Optimizer, max_lr: float | Sequence[float], total_steps: int | None = None,
                 epochs: int | None = None, steps_per_epoch: int | None = None, pct_start: float = 0.3,
                 anneal_strategy: str = "cos", cycle_momentum: bool = True, base_momentum: float = 0.85,
                 max_momentum: float = 0.95, div_factor: float = 25.0, final_div_factor: float = 1e4,
                 three_phase: bool = False, last_epoch: int = -1, **fields: Any):
        _refuse("OneCycleLR", three_phase=three_phase)
        if total_steps is None:
            if epochs is None or steps_per_epoch is None:
                raise ValueError("expected total_steps, or epochs and steps_per_epoch")
            total_steps = epochs * steps_per_epoch
        groups = optimizer.param_groups
        rates = list(max_lr) if isinstance(max_lr, Sequence) else [max_lr] * len(groups)
        if len(rates) != len(groups):
            raise ValueError(f"max_lr has {len(rates)} values and the optimizer has {len(groups)} groups")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy is {anneal_strategy!r}; expected \"cos\" or \"linear\"")
        super().__init__(optimizer, last_epoch)
        for g, lr in zip(groups, rates):
            g["lr"] = lr
        optimizer.set_schedule("one_cycle", total_steps=total_steps, linear_anneal=anneal_strategy == "linear",
                               pct_start=pct_start, cycle_momentum=cycle_momentum, base_momentum=base_momentum,
                               max_momentum=max_momentum, div_factor=div_factor, final_div_factor=final_div_factor,
                               **fields)


class StepLR(LRScheduler):
    """Multiplies the learning rate by gamma every step_size steps."""

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1, **fields: Any):
        super().__init__(optimizer, last_epoch)
        optimizer.set_schedule("step", step_size=step_size, gamma=gamma, **fields)
        self._factor = None if fields else lambda step: gamma ** (step // step_size)


class ExponentialLR(StepLR):
    """Multiplies the learning rate by gamma after every step."""

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1, **fields: Any):
        super().__init__(optimizer, 1, gamma, last_epoch, **fields)


def _share(optimizer: Optimizer, eta_min: float) -> float:
    """Returns eta_min as a factor of the groups' learning rate, which must be the same in all groups."""
    rates = {_mpt.optimizer_get_group(optimizer._native, i)["lr"] for i in range(len(optimizer.param_groups))}
    if eta_min and (len(rates) > 1 or not all(rates)):
        raise ValueError(f"eta_min is {eta_min} and the groups' lr {sorted(rates)}: one factor must fit all groups")
    return eta_min / rates.pop() if eta_min else 0.0


class CosineAnnealingLR(LRScheduler):
    """Lowers the learning rate to eta_min along half a cosine of T_max steps; it stays at eta_min afterwards."""

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1, **fields: Any):
        super().__init__(optimizer, last_epoch)
        low = _share(optimizer, eta_min)
        optimizer.set_schedule("cosine", total_steps=T_max, end_factor=low, **fields)
        self._factor = None if fields else \
            lambda step: low + (1 - low) * (1 + math.cos(math.pi * min(step, T_max) / T_max)) / 2


class LambdaLR(LRScheduler):
    """Multiplies the learning rate by lr_lambda(step), with the number of applied steps, from 0.

    One function serves all groups. It must not use the context.
    """

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float], last_epoch: int = -1, **fields: Any):
        if not callable(lr_lambda):
            raise TypeError(f"lr_lambda is a {type(lr_lambda).__name__}; expected one function for all groups")
        super().__init__(optimizer, last_epoch)
        optimizer.set_schedule("lambda", factor=lr_lambda, **fields)
        self._factor = None if fields else lr_lambda


class MultiStepLR(LambdaLR):
    """Multiplies the learning rate by gamma at each of the milestones, which are numbers of steps."""

    def __init__(self, optimizer: Optimizer, milestones: Sequence[int], gamma: float = 0.1, last_epoch: int = -1,
                 **fields: Any):
        at = sorted(milestones)
        super().__init__(optimizer, lambda step: gamma ** bisect.bisect_right(at, step), last_epoch, **fields)


class LinearLR(LambdaLR):
    """Changes the factor of the learning rate from start_factor to end_factor in total_iters steps, linearly.

    The factor stays at end_factor afterwards.
    """

    def __init__(self, optimizer: Optimizer, start_factor: float = 1 / 3, end_factor: float = 1.0,
                 total_iters: int = 5, last_epoch: int = -1, **fields: Any):
        if not 0 < start_factor <= 1 or not 0 <= end_factor <= 1:
            raise ValueError(f"start_factor is {start_factor} and end_factor {end_factor}; "
                             "expected numbers from 0 to 1, and start_factor above 0")
        super().__init__(optimizer, lambda step: start_factor + (end_factor - start_factor) *
                         min(step / max(total_iters, 1), 1.0), last_epoch, **fields)


class ConstantLR(LambdaLR):
    """Multiplies the learning rate by `factor` during the first total_iters steps."""

    def __init__(self, optimizer: Optimizer, factor: float = 1 / 3, total_iters: int = 5, last_epoch: int = -1,
                 **fields: Any):
        super().__init__(optimizer, lambda step: factor if step < total_iters else 1.0, last_epoch, **fields)


class PolynomialLR(LambdaLR):
    """Multiplies the learning rate by (1 - step / total_iters)^power; it is 0 from step total_iters on."""

    def __init__(self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1,
                 **fields: Any):
        super().__init__(optimizer, lambda step: (1 - min(step, total_iters) / total_iters) ** power,
                         last_epoch, **fields)


class CosineAnnealingWarmRestarts(LambdaLR):
    """Lowers the learning rate to eta_min along half a cosine, and restarts (Loshchilov & Hutter 2016).

    The first cycle has T_0 steps, and each later one T_mult times the steps of the one before.
    """

    def __init__(self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0, last_epoch: int = -1,
                 **fields: Any):
        for name, value in (("T_0", T_0), ("T_mult", T_mult)):
            if value < 1 or value != int(value):
                raise ValueError(f"CosineAnnealingWarmRestarts: {name} is {value}; expected an integer of at least 1")
        low = _share(optimizer, eta_min)

        def factor(step: int) -> float:
            length = T_0
            if T_mult == 1:
                step %= T_0
            while step >= length:
                step -= length
                length *= T_mult
            return low + (1 - low) * (1 + math.cos(math.pi * step / length)) / 2

        super().__init__(optimizer, factor, last_epoch, **fields)


def _factors(call: str, optimizer: Optimizer | None, schedulers: Sequence[Any]) -> list[Callable[[int], float]]:
    """Returns the factors of schedules of one optimizer, and removes its schedule."""
    if not schedulers or any(s.optimizer is not (optimizer or schedulers[0].optimizer) for s in schedulers):
        raise ValueError(f"{call}: expected schedules of one optimizer")
    for s in schedulers:
        if getattr(s, "_factor", None) is None:
            raise ValueError(f"{call}: a {type(s).__name__} cannot be a part, nor a schedule with warmup_steps or other "
                             "fields; expected LambdaLR, StepLR, CosineAnnealingLR and the others that are a factor of "
                             "the step")
    schedulers[0].optimizer.set_schedule(None)
    return [s._factor for s in schedulers]


class SequentialLR(LambdaLR):
    """Runs schedules one after the other: the next one starts, at its step 0, at each of the milestones.

    The milestones are numbers of steps. The creation of the second schedule warns that it takes the
    place of the first one, which does not matter here.
    """

    def __init__(self, optimizer: Optimizer, schedulers: Sequence[LRScheduler], milestones: Sequence[int],
                 last_epoch: int = -1):
        factors, starts = _factors("SequentialLR", optimizer, schedulers), [0, *milestones]
        if len(starts) != len(factors) or starts != sorted(starts):
            raise ValueError(f"SequentialLR: {len(factors)} schedules and the milestones {list(milestones)}; expected "
                             f"{len(factors) - 1} of them, in ascending order")

        def factor(step: int) -> float:
            i = bisect.bisect_right(starts, step, 1) - 1
            return factors[i](step - starts[i])

        super().__init__(optimizer, factor, last_epoch)


class ChainedScheduler(LambdaLR):
    """Multiplies the factors of several schedules of one optimizer.

    The creation of the second schedule warns that it takes the place of the first one, which does
    not matter here.
    """

    def __init__(self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None):
        factors = _factors("ChainedScheduler", optimizer, schedulers)
        super().__init__(schedulers[0].optimizer, lambda step: math.prod(f(step) for f in factors))


class ReduceLROnPlateau:
    """Multiplies the learning rate by `factor` when a metric has stopped improving.

    Call step(metrics) once per validation: unlike other schedules, this one does not count applied
    steps. The learning rate is reduced after more than `patience` calls without an improvement, but
    not below min_lr (one number, or one per group). mode: "min" if smaller values are better, "max"
    if larger ones are. An improvement is larger than `threshold`, as a share of the best value
    (threshold_mode "rel") or a difference ("abs"). After a reduction, `cooldown` calls do not
    count. A change of at most eps is not made.
    """

    def __init__(self, optimizer: Optimizer, mode: str = "min", factor: float = 0.1, patience: int = 10,
                 threshold: float = 1e-4, threshold_mode: str = "rel", cooldown: int = 0,
                 min_lr: float | Sequence[float] = 0, eps: float = 1e-8):
        if not factor < 1:
            raise ValueError(f"ReduceLROnPlateau: factor is {factor}; expected a number below 1")
        if mode not in ("min", "max") or threshold_mode not in ("rel", "abs"):
            raise ValueError(f"ReduceLROnPlateau: mode is {mode!r}, threshold_mode {threshold_mode!r}; "
                             "expected \"min\" or \"max\", and \"rel\" or \"abs\"")
        groups = len(optimizer.param_groups)
        self.min_lrs = [float(v) for v in min_lr] if isinstance(min_lr, Sequence) else [float(min_lr)] * groups
        if len(self.min_lrs) != groups:
            raise ValueError(f"ReduceLROnPlateau: min_lr has {len(self.min_lrs)} values "
                             f"and the optimizer has {groups} groups")
        self.optimizer, self.mode, self.factor, self.patience = optimizer, mode, factor, patience
        self.threshold, self.threshold_mode, self.cooldown, self.eps = threshold, threshold_mode, cooldown, eps
        self.best = math.inf if mode == "min" else -math.inf
        self.num_bad_epochs = self.cooldown_counter = self.last_epoch = 0

    def _better(self, value: float) -> bool:
        sign = 1 if self.mode == "max" else -1
        if self.threshold_mode == "rel":
            return sign * value > sign * self.best * (1 + sign * self.threshold)
        return sign * value > sign * self.best + self.threshold

    def step(self, metrics: Any) -> None:
        """Records a value of the metric, such as the loss of a validation, and adapts the learning rate."""
        value = float(metrics)
        self.last_epoch += 1
        if self._better(value):
            self.best, self.num_bad_epochs = value, 0
        else:
            self.num_bad_epochs += 1
        if self.cooldown_counter > 0:
            self.cooldown_counter -= 1
            self.num_bad_epochs = 0
        if self.num_bad_epochs > self.patience:
            for group, least in zip(self.optimizer.param_groups, self.min_lrs):
                old = group["lr"]
                new = max(old * self.factor, least)
                if old - new > self.eps:
                    group["lr"] = new
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0

    def get_last_lr(self) -> list[float]:
        """Returns the learning rate of the next step for each group."""
        return [g["lr"] for g in self.optimizer.param_groups]

    def state_dict(self) -> dict[str, Any]:
        """Returns the settings and counters as a dict.

        The learning rate belongs to the optimizer.
        """
        return {k: v for k, v in self.__dict__.items() if k != "optimizer"}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Restores a dict from state_dict()."""
        self.__dict__.update(state_dict)
