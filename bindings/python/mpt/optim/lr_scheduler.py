"""Learning rate schedules with the names and arguments of torch.optim.lr_scheduler.

The optimizer advances its schedule with each applied step. step() exists for training loops that
call it and has no effect, except for ReduceLROnPlateau, whose step() takes the metric. Other
keyword arguments are fields of mpt_schedule_desc, such as warmup_steps. last_epoch must be -1.

A write to a group's "lr" changes the next step's rate to that value. What becomes of it is as in
PyTorch, also if ReduceLROnPlateau writes it: it lasts one step under LambdaLR, OneCycleLR, CyclicLR
and CosineAnnealingWarmRestarts, which compute each rate from the initial one, and changes the later
rates of the others in proportion, above eta_min. It lasts until step T_max of CosineAnnealingLR, and
until a milestone of SequentialLR, where the next part starts from the initial rates. Where the rate
is 0, as behind the end of PolynomialLR, it lasts as long as the schedule's own rate is 0. A write to
"initial_lr" changes all later rates, also behind these steps.

Under CosineAnnealingLR, SequentialLR and ChainedScheduler, a rate below eta_min that PyTorch's
formula would take below 0 is 0. If rates are written that are not in proportion in the groups, those
of a later step are set by the calls of Python: step() of the optimizer, a scaler or a stepper, and
reading "lr". A replay of a recording changes them in proportion until then.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import bisect
import math
from typing import Any, Callable, Mapping, Sequence

from ._base import Optimizer
from ._chains import ChainedScheduler, SequentialLR
from ._cycles import CyclicLR, OneCycleLR
from ._schedules import LRScheduler, _at_least_0, _Factor, _Next, _steps, _steps_of, _Unit

__all__ = ["ConstantLR", "ChainedScheduler", "CosineAnnealingLR", "CosineAnnealingWarmRestarts", "CyclicLR",
           "ExponentialLR", "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR", "MultiplicativeLR", "OneCycleLR",
           "PolynomialLR", "ReduceLROnPlateau", "SequentialLR", "StepLR"]


class StepLR(LRScheduler):
    """Multiplies the learning rate by gamma every step_size steps."""

    _saved: tuple[str, ...] = ("step_size", "gamma")

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1, **fields: Any):
        call = type(self).__name__
        self.step_size, self.gamma = _steps(call, "step_size", step_size), _at_least_0(call, "gamma", gamma)
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        size, gamma = self.step_size, self.gamma
        return lambda step: gamma ** (step // size)

    def _next(self, unit: _Unit) -> _Next:
        size, gamma = self.step_size, self.gamma
        return lambda step, now: now * gamma if step and step % size == 0 else now

    def _set(self, step: int) -> None:
        self.optimizer._begin_schedule("step", step_size=self.step_size, gamma=self.gamma, first_step=step, **self._fields)


class ExponentialLR(StepLR):
    """Multiplies the learning rate by gamma after every step."""

    _saved = ("gamma",)

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1, **fields: Any):
        super().__init__(optimizer, 1, gamma, last_epoch, **fields)


class _Annealing(LRScheduler):
    """The base class of schedules that end at eta_min: the factor is that of the learning rate above it."""

    eta_min: float

    def _min_lr(self) -> float:
        return self.eta_min

    def _rates(self) -> list[list[float]]:
        return [self._starts, [self.eta_min] * len(self._starts)]


class CosineAnnealingLR(_Annealing):
    """Moves the learning rate to eta_min along half a cosine of T_max steps, and back in the next T_max.

    optimizer.set_schedule("cosine", total_steps=T_max) stays at the end.
    """

    _saved = ("T_max", "eta_min")

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1, **fields: Any):
        self.T_max, self.eta_min = T_max, eta_min
        if not 0 < T_max < math.inf:
            raise ValueError(f"CosineAnnealingLR: T_max is {T_max}; expected a number of steps")
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        length = self.T_max
        return lambda step: (1 + math.cos(math.pi * step / length)) / 2

    def _next(self, unit: _Unit) -> _Next:
        return self._annealed(unit(self._starts), unit.of(self.eta_min))

    def _following(self) -> _Next | None:
        return self._annealed(1.0, 0.0)

    def _annealed(self, start: float, low: float) -> _Next:
        length = self.T_max

        def following(step: int, now: float) -> float:
            if step == 0:
                return now
            if (step - 1 - length) % (2 * length) == 0:
                return now + (start - low) * (1 - math.cos(math.pi / length)) / 2
            return low + (now - low) * (1 + math.cos(math.pi * step / length)) / \
                (1 + math.cos(math.pi * (step - 1) / length))

        return following


class LambdaLR(LRScheduler):
    """Multiplies the learning rate by lr_lambda(step), with the number of applied steps, from 0.

    One function serves all groups. It must not use the context.
    """

    _resets = True

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float], last_epoch: int = -1, **fields: Any):
        self.lr_lambda = _function("lr_lambda", lr_lambda)
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        return self.lr_lambda


def _function(name: str, f: Any) -> _Factor:
    if not callable(f):
        raise TypeError(f"{name} is a {type(f).__name__}; expected one function for all groups")
    return f


class MultiplicativeLR(LRScheduler):
    """Multiplies the learning rate by lr_lambda(step) before each step but the first.

    One function serves all groups. It must not use the context.
    """

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float], last_epoch: int = -1, **fields: Any):
        self.lr_lambda = _function("lr_lambda", lr_lambda)
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        return _steps_of(self._next(_Unit([1.0])), 1.0)

    def _next(self, unit: _Unit) -> _Next:
        f = self.lr_lambda
        return lambda step, now: now * f(step) if step else now

    def _multiplies(self) -> _Factor:
        return self.lr_lambda


class MultiStepLR(LRScheduler):
    """Multiplies the learning rate by gamma at each of the milestones, which are numbers of steps."""

    _saved = ("milestones", "gamma")

    def __init__(self, optimizer: Optimizer, milestones: Sequence[int], gamma: float = 0.1, last_epoch: int = -1,
                 **fields: Any):
        self.milestones = sorted(_steps("MultiStepLR", "a milestone", m, 0) for m in milestones)
        self.gamma = _at_least_0("MultiStepLR", "gamma", gamma)
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        at, gamma = self.milestones, self.gamma
        return lambda step: gamma ** bisect.bisect_right(at, step)

    def _next(self, unit: _Unit) -> _Next:
        at, gamma = self.milestones, self.gamma
        return lambda step, now: now * gamma ** at.count(step)

    def _restore(self, state: dict[str, Any]) -> None:
        super()._restore(state)
        if isinstance(self.milestones, Mapping):  # PyTorch has the number of each
            self.milestones = [int(at) for at, count in self.milestones.items() for _ in range(count)]
        self.milestones = sorted(self.milestones)


class LinearLR(LRScheduler):
    """Changes the factor of the learning rate from start_factor to end_factor in total_iters steps, linearly.

    The factor stays at end_factor afterwards; with no steps it stays at start_factor, as in PyTorch.
    """

    _saved = ("start_factor", "end_factor", "total_iters")

    def __init__(self, optimizer: Optimizer, start_factor: float = 1 / 3, end_factor: float = 1.0,
                 total_iters: int = 5, last_epoch: int = -1, **fields: Any):
        if not 0 < start_factor <= 1 or not 0 <= end_factor <= 1:
            raise ValueError(f"start_factor is {start_factor} and end_factor {end_factor}; "
                             "expected numbers from 0 to 1, and start_factor above 0")
        self.start_factor, self.end_factor = start_factor, end_factor
        self.total_iters = _steps("LinearLR", "total_iters", total_iters, 0)
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        first, last, steps = self.start_factor, self.end_factor, self.total_iters
        return lambda step: first + (last - first) * min(step / steps, 1.0) if steps else first


class ConstantLR(LRScheduler):
    """Multiplies the learning rate by `factor` during the first total_iters steps.

    With no steps it does so without an end, as in PyTorch.
    """

    _saved = ("factor", "total_iters")

    def __init__(self, optimizer: Optimizer, factor: float = 1 / 3, total_iters: int = 5, last_epoch: int = -1,
                 **fields: Any):
        if not 0 <= factor <= 1:
            raise ValueError(f"ConstantLR: factor is {factor}; expected a number from 0 to 1")
        self.factor, self.total_iters = factor, _steps("ConstantLR", "total_iters", total_iters, 0)
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        factor, steps = self.factor, self.total_iters
        return lambda step: factor if step < steps or not steps else 1.0


class PolynomialLR(LRScheduler):
    """Multiplies the learning rate by (1 - step / total_iters)^power; it is 0 from step total_iters on."""

    _saved = ("total_iters", "power")

    def __init__(self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1,
                 **fields: Any):
        self.total_iters = _steps("PolynomialLR", "total_iters", total_iters)
        self.power = _at_least_0("PolynomialLR", "power", power)
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        steps, power = self.total_iters, self.power
        return lambda step: (1 - min(step, steps) / steps) ** power


class CosineAnnealingWarmRestarts(_Annealing):
    """Lowers the learning rate to eta_min along half a cosine, and restarts (Loshchilov & Hutter 2016).

    The first cycle has T_0 steps, and each later one T_mult times the steps of the one before.
    """

    _saved = ("T_0", "T_mult", "eta_min")
    _resets = True

    def __init__(self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0, last_epoch: int = -1,
                 **fields: Any):
        self.T_0 = _steps("CosineAnnealingWarmRestarts", "T_0", T_0)
        self.T_mult = _steps("CosineAnnealingWarmRestarts", "T_mult", T_mult)
        self.eta_min = eta_min
        super().__init__(optimizer, last_epoch, **fields)

    def _factor(self) -> _Factor:
        first, growth = self.T_0, self.T_mult

        def factor(step: int) -> float:
            length = first
            if growth == 1:
                step %= length
            while step >= length:
                step -= length
                length *= growth
            return (1 + math.cos(math.pi * step / length)) / 2

        return factor

    def _next(self, unit: _Unit) -> _Next:
        factor, start, low = self._factor(), unit(self._starts), unit.of(self.eta_min)
        return lambda step, now: low + (start - low) * factor(step)


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
        if not 0 <= factor < 1:
            raise ValueError(f"ReduceLROnPlateau: factor is {factor}; expected a number from 0 to below 1")
        for name, calls in (("patience", patience), ("cooldown", cooldown)):
            if not calls >= 0:
                raise ValueError(f"ReduceLROnPlateau: {name} is {calls}; expected a number of calls")
        if mode not in ("min", "max") or threshold_mode not in ("rel", "abs"):
            raise ValueError(f"ReduceLROnPlateau: mode is {mode!r}, threshold_mode {threshold_mode!r}; "
                             "expected \"min\" or \"max\", and \"rel\" or \"abs\"")
        groups = len(optimizer.param_groups)
        self.default_min_lr = None if isinstance(min_lr, Sequence) else float(min_lr)  # that of groups that come later
        self.min_lrs = [float(v) for v in min_lr] if isinstance(min_lr, Sequence) else [float(min_lr)] * groups
        if len(self.min_lrs) != groups:
            raise ValueError(f"ReduceLROnPlateau: min_lr has {len(self.min_lrs)} values "
                             f"and the optimizer has {groups} groups")
        self.optimizer, self.mode, self.factor, self.patience = optimizer, mode, factor, patience
        self.threshold, self.threshold_mode, self.cooldown, self.eps = threshold, threshold_mode, cooldown, eps
        self.best = math.inf if mode == "min" else -math.inf
        self.num_bad_epochs = self.cooldown_counter = self.last_epoch = 0

    def _least(self) -> list[float]:
        """Returns the least rate of each group, also of those that were added later."""
        groups = len(self.optimizer.param_groups)
        if len(self.min_lrs) != groups:
            if self.default_min_lr is None:
                raise ValueError(f"ReduceLROnPlateau: the optimizer has {groups} groups by now, and min_lr was a list of "
                                 f"{len(self.min_lrs)} values: give the attribute min_lrs one for each group")
            self.min_lrs = [self.default_min_lr] * groups
        return self.min_lrs

    def _better(self, value: float) -> bool:
        sign = 1 if self.mode == "max" else -1
        if math.isinf(self.best):
            return sign * value > sign * self.best
        if self.threshold_mode == "rel":
            # Counts the threshold in sizes of the best value, which may be negative.
            share = math.copysign(self.threshold, self.best)
            return sign * value > sign * self.best * (1 + sign * share)
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
            for group, least in zip(self.optimizer.param_groups, self._least()):
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
