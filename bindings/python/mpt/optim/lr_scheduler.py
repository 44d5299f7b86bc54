"""Learning rate schedules with the names and arguments of torch.optim.lr_scheduler.

The optimizer advances its schedule with each applied step. step() exists for training loops that
call it and has no effect, except for ReduceLROnPlateau, whose step() takes the metric. Other
keyword arguments are fields of mpt_schedule_desc, such as warmup_steps. last_epoch must be -1.

A write to a group's "lr" changes the next step's rate to that value. What becomes of it is as in
PyTorch: it lasts one step under LambdaLR, OneCycleLR, CyclicLR and CosineAnnealingWarmRestarts,
which compute each rate from the initial one, and changes the later rates of the others in
proportion, above eta_min. Where the rate is 0, as behind the end of PolynomialLR, it lasts as long
as the schedule's own rate is 0. SequentialLR and ChainedScheduler are of the first kind if all
parts are, and if any part is. Unlike here, PyTorch returns to the rates without the write after
T_max steps of CosineAnnealingLR and at the milestones of SequentialLR, and a part of
ChainedScheduler has an eta_min of its own.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import bisect
import math
import warnings
from typing import Any, Callable, Mapping, Sequence

from .. import _mpt
from .._shapes import _refuse
from ._base import Optimizer

__all__ = ["ConstantLR", "ChainedScheduler", "CosineAnnealingLR", "CosineAnnealingWarmRestarts", "CyclicLR",
           "ExponentialLR", "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR", "MultiplicativeLR", "OneCycleLR",
           "PolynomialLR", "ReduceLROnPlateau", "SequentialLR", "StepLR"]

_Factor = Callable[[int], float]  # gives the factor of the initial learning rate at a step
_Next = Callable[[int, float], float]  # gives the factor of a step, from that of the step before


class LRScheduler:
    """The base class of schedules.

    A new schedule replaces the present one of the optimizer, with a warning. It starts from its
    first step, which warns too if the optimizer has been loaded in the midst of a schedule.
    """

    _saved: tuple[str, ...] = ()  # attributes of state_dict()
    _resets = False  # a rate that is written lasts one step
    _part = True  # SequentialLR and ChainedScheduler can have it

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1, **fields: Any):
        _refuse(type(self).__name__, last_epoch=None if last_epoch == -1 else last_epoch)
        if optimizer._scheduled:
            warnings.warn(f"{type(self).__name__} takes the place of the optimizer's schedule, which ends here: they do "
                          "not multiply. warmup_steps is a warm-up before a schedule; SequentialLR runs several in "
                          "turn, and ChainedScheduler multiplies them", stacklevel=3)
        self.optimizer, self._fields = optimizer, fields
        self._whole: list[float] = []  # [1.0] while the factor is 1 for _full_lrs()
        self._set(0)
        if optimizer._loaded_step:
            warnings.warn(f"{type(self).__name__} starts from its first step, and the optimizer was loaded at step "
                          f"{optimizer._loaded_step} of a schedule. To go on there, create the schedule before the "
                          "optimizer's load_state_dict(), or call the schedule's load_state_dict() next", stacklevel=3)
            optimizer._loaded_step = 0
        self._steps, self._loads = optimizer.info().steps, optimizer._loads

    # The functions that these return must not refer to the schedule: it has a reference to the
    # optimizer, which has one to the function.
    def _factor(self) -> _Factor:
        """Returns the factor as a function of the step."""
        raise NotImplementedError(f"{type(self).__name__} is not a factor of the step")

    def _next(self) -> _Next:
        """Returns the function by which PyTorch goes from one step's factor to the next."""
        factor, resets = self._factor(), self._resets

        def following(step: int, now: float) -> float:
            if resets:
                return factor(step)
            before = factor(step - 1) if step else 1.0
            return now * factor(step) / before if before else now

        return following

    def _set(self, step: int) -> None:
        """Gives the optimizer the schedule, which goes on at a step."""
        factor, whole = self._factor(), self._whole
        self.optimizer._begin_schedule("lambda", factor=lambda at: whole[0] if whole else factor(at), first_step=step,
                                    min_lr=self._min_lr(), resets_lr=self._resets, **self._fields)

    def _min_lr(self) -> float:
        """Returns the learning rate where the factor is 0."""
        return 0.0

    @property
    def last_epoch(self) -> int:
        """The number of steps that the schedule has made."""
        return self.optimizer.info().schedule_step

    @property
    def base_lrs(self) -> list[float]:
        """The learning rate that the schedule starts from, for each group."""
        return [g["initial_lr"] for g in self.optimizer.param_groups]

    def step(self) -> None:
        """Has no effect, because the optimizer counts its steps.

        Warns after more than one step per call.
        """
        steps = self.optimizer.info().steps
        loaded = self._loads != self.optimizer._loads  # it has set the count of steps
        if not loaded and steps > self._steps + 1:
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
        """Returns the settings, the number of steps and the learning rates.

        Functions such as lr_lambda are left out. The optimizer's state_dict() has the schedule,
        too: after its load_state_dict(), this schedule goes on where it was.
        """
        state = {**{name: getattr(self, name) for name in self._saved}, "last_epoch": self.last_epoch,
                 "base_lrs": self.base_lrs, "_last_lr": self.get_last_lr()}
        full = self._full_lrs()
        return state if full == state["base_lrs"] else {**state, "_full_lrs": full}

    def _full_lrs(self) -> list[float]:
        """Returns the initial rate of each group, changed by a rate that was written, where the factor 0 hides this."""
        now, base, least = self.get_last_lr(), self.base_lrs, self._min_lr()
        if self._resets or least not in now:
            return base
        self._whole.append(1.0)
        try:
            full = self.get_last_lr()
        finally:
            self._whole.clear()
        return [f if lr == least != f and not math.isclose(f, b, rel_tol=1e-14) else b
                for lr, f, b in zip(now, full, base)]

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Goes on where a schedule was whose state_dict() this is, also one of PyTorch.

        It does not matter whether the optimizer is loaded before or afterwards, or not at all.
        """
        groups = self.optimizer.param_groups
        for key in ("base_lrs", "_last_lr", "_full_lrs"):
            if len(state_dict.get(key, groups)) != len(groups):
                raise ValueError(f"load_state_dict: {key} has {len(state_dict[key])} values and the optimizer has "
                                 f"{len(groups)} groups")
        step = int(state_dict["last_epoch"])
        if step < 0:
            raise ValueError(f"load_state_dict: last_epoch is {step}; expected a number of steps")
        self._loads = -1
        rates = state_dict.get("_last_lr")
        if self._is_at(state_dict):  # the optimizer was loaded, and its bits stay
            return
        self._restore(state_dict)
        for group, lr in zip(groups, state_dict.get("base_lrs", ())):
            group["initial_lr"] = lr
        self._set(step)
        for group, lr in zip(groups, state_dict.get("_full_lrs", ())):
            group["initial_lr"] = lr
        for group, lr in zip(groups, rates or ()):
            if not math.isclose(group["lr"], lr, rel_tol=1e-14):
                group["lr"] = lr

    def _is_at(self, state: dict[str, Any]) -> bool:
        """Returns True if the schedule's state is this one."""
        return all(key in state and state[key] == value for key, value in self.state_dict().items())

    def _restore(self, state: dict[str, Any]) -> None:
        """Takes the settings from a state."""
        for name in self._saved:
            if name in state:
                setattr(self, name, state[name])


class OneCycleLR(LRScheduler):
    """The one-cycle policy: the learning rate rises to max_lr and then falls far below its first value.

    max_lr: one number, or one per group. The length is total_steps, or epochs * steps_per_epoch.
    The rate starts at max_lr / div_factor and ends at max_lr / div_factor / final_div_factor.
    pct_start: share of the steps in which it rises. anneal_strategy: "cos" or "linear".
    cycle_momentum: moves momentum or beta1 between max_momentum and base_momentum in the opposite
    direction. three_phase is not supported. step() raises ValueError after more than total_steps
    steps, as in PyTorch.
    """

    _saved = ("total_steps",)
    _resets = True
    _part = False

    def __init__(self, optimizer: Optimizer, max_lr: float | Sequence[float], total_steps: int | None = None,
                 epochs: int | None = None, steps_per_epoch: int | None = None, pct_start: float = 0.3,
                 anneal_strategy: str = "cos", cycle_momentum: bool = True, base_momentum: float = 0.85,
                 max_momentum: float = 0.95, div_factor: float = 25.0, final_div_factor: float = 1e4,
                 three_phase: bool = False, last_epoch: int = -1, **fields: Any):
        _refuse("OneCycleLR", three_phase=three_phase)
        if total_steps is None:
            if epochs is None or steps_per_epoch is None:
                raise ValueError("expected total_steps, or epochs and steps_per_epoch")
            total_steps = _steps("OneCycleLR", "epochs", epochs) * \
                _steps("OneCycleLR", "steps_per_epoch", steps_per_epoch)
        self.total_steps = _steps("OneCycleLR", "total_steps", total_steps)
        rates = _per_group("max_lr", optimizer, max_lr)
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy is {anneal_strategy!r}; expected \"cos\" or \"linear\"")
        super().__init__(optimizer, last_epoch, linear_anneal=anneal_strategy == "linear", pct_start=pct_start,
                         cycle_momentum=cycle_momentum, base_momentum=base_momentum, max_momentum=max_momentum,
                         div_factor=div_factor, final_div_factor=final_div_factor, **fields)
        for group, lr in zip(optimizer.param_groups, rates):
            group["initial_lr"] = lr

    def step(self) -> None:
        """Has no effect, because the optimizer counts its steps.

        Raises ValueError if it has made more of them than total_steps.
        """
        if self.last_epoch > self.total_steps:
            raise ValueError(f"OneCycleLR: the optimizer has made {self.last_epoch} steps, and total_steps is "
                             f"{self.total_steps}")
        super().step()

    def _set(self, step: int) -> None:
        self.optimizer._begin_schedule("one_cycle", total_steps=self.total_steps, first_step=step, resets_lr=True,
                                    **self._fields)


def _steps(call: str, name: str, value: Any, least: int = 1) -> int:
    """Returns an option that is a number of steps."""
    try:
        whole = int(value)
        valid = whole == value and whole >= least
    except (TypeError, ValueError, OverflowError):  # no number, NaN and infinity
        valid = False
    if not valid:
        raise ValueError(f"{call}: {name} is {value!r}; expected an integer of at least {least}")
    return whole


def _at_least_0(call: str, name: str, value: float) -> float:
    if not 0 <= value < math.inf:
        raise ValueError(f"{call}: {name} is {value}; expected a finite number of at least 0")
    return value


def _per_group(name: str, optimizer: Optimizer, value: float | Sequence[float]) -> list[float]:
    """Returns a number for each group."""
    groups = optimizer.param_groups
    values = list(value) if isinstance(value, Sequence) else [value] * len(groups)
    if len(values) != len(groups):
        raise ValueError(f"{name} has {len(values)} values and the optimizer has {len(groups)} groups")
    if not all(0 <= v < math.inf for v in values):
        raise ValueError(f"{name} is {value}; expected finite numbers of at least 0")
    return values


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

    def _share(self) -> float:
        """Returns eta_min as a factor of the groups' learning rate, which must be the same in all groups."""
        if not self.eta_min:
            return 0.0
        rates = set(self.base_lrs)
        if len(rates) > 1 or not all(rates):
            raise ValueError(f"{type(self).__name__} as a part of another schedule: eta_min is {self.eta_min} and the "
                             f"groups' lr {sorted(rates)}: one factor must fit all groups")
        return self.eta_min / rates.pop()


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

    def _next(self) -> _Next:
        length, low = self.T_max, self._share()

        def following(step: int, now: float) -> float:
            if step == 0:
                return now
            if (step - 1 - length) % (2 * length) == 0:
                return now + (1 - low) * (1 - math.cos(math.pi / length)) / 2
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
        return _steps_of(self._next())

    def _next(self) -> _Next:
        f = self.lr_lambda
        return lambda step, now: now * f(step) if step else now


def _steps_of(following: _Next) -> _Factor:
    """Returns the factor of a step, which goes through all steps before it."""
    known: list[float] = []

    def factor(step: int) -> float:
        while len(known) <= step:
            known.append(following(len(known), known[-1] if known else 1.0))
        return known[step]

    return factor


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

    def _next(self) -> _Next:
        factor, low = self._factor(), self._share()
        return lambda step, now: low + (1 - low) * factor(step)


class CyclicLR(LRScheduler):
    """Moves the learning rate between base_lr and max_lr in triangles (Smith 2017).

    It rises for step_size_up steps and falls for step_size_down, or as many. mode: "triangular";
    "triangular2", where each triangle has half the height of the one before; or "exp_range", where
    the height is multiplied by gamma^step. scale_fn replaces the mode: it gives a factor of the
    height for the number of the triangle, from 1 (scale_mode "cycle"), or of the step
    ("iterations"). max_lr is one number, or one per group. cycle_momentum=True is not supported.
    """

    _saved = ("total_size", "step_ratio", "mode", "gamma", "base_lr")
    _resets = True
    _part = False

    def __init__(self, optimizer: Optimizer, base_lr: float, max_lr: float | Sequence[float],
                 step_size_up: int = 2000, step_size_down: int | None = None, mode: str = "triangular",
                 gamma: float = 1.0, scale_fn: Callable[[float], float] | None = None, scale_mode: str = "cycle",
                 cycle_momentum: bool = True, base_momentum: float = 0.8, max_momentum: float = 0.9,
                 last_epoch: int = -1, **fields: Any):
        _refuse("CyclicLR", cycle_momentum=cycle_momentum)
        if isinstance(base_lr, Sequence):
            raise TypeError("CyclicLR: base_lr is a list; expected one number for all groups")
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError(f"CyclicLR: mode is {mode!r}; expected \"triangular\", \"triangular2\" or \"exp_range\"")
        if scale_mode not in ("cycle", "iterations"):
            raise ValueError(f"CyclicLR: scale_mode is {scale_mode!r}; expected \"cycle\" or \"iterations\"")
        down = step_size_up if step_size_down is None else step_size_down
        if not 0 < step_size_up < math.inf:
            raise ValueError(f"CyclicLR: step_size_up is {step_size_up}; expected a number of steps above 0")
        _at_least_0("CyclicLR", "step_size_down", down)
        self.total_size, self.step_ratio = step_size_up + down, step_size_up / (step_size_up + down)
        self.mode, self.gamma, self.base_lr = mode, gamma, base_lr
        self._scale, self._scales_steps = scale_fn, scale_mode == "iterations"
        rates = _per_group("max_lr", optimizer, max_lr)
        super().__init__(optimizer, last_epoch, **fields)
        for group, lr in zip(optimizer.param_groups, rates):
            group["initial_lr"] = lr

    def _factor(self) -> _Factor:
        size, ratio, mode, gamma = self.total_size, self.step_ratio, self.mode, self.gamma
        scale, of_steps = self._scale, self._scales_steps
        if scale is None and mode == "exp_range":
            scale, of_steps = (lambda x: gamma ** x), True
        elif scale is None:
            scale, of_steps = (lambda x: 2.0 ** (1 - x)) if mode == "triangular2" else (lambda x: 1.0), False

        def factor(step: int) -> float:
            cycle = math.floor(1 + step / size)
            at = 1 + step / size - cycle
            height = at / ratio if at <= ratio else (at - 1) / (ratio - 1)
            return height * scale(step if of_steps else cycle)

        return factor

    def _min_lr(self) -> float:
        return self.base_lr


class _Combined(LRScheduler):
    """The base class of schedules that have others as parts."""

    def __init__(self, optimizer: Optimizer | None, schedulers: Sequence[Any], last_epoch: int = -1):
        name = type(self).__name__
        if not schedulers or any(s.optimizer is not (optimizer or schedulers[0].optimizer) for s in schedulers):
            raise ValueError(f"{name}: expected schedules of one optimizer")
        for s in schedulers:
            if not getattr(s, "_part", False) or s._fields:
                raise ValueError(f"{name}: a {type(s).__name__} cannot be a part, nor a schedule with warmup_steps or "
                                 "other fields; expected LambdaLR, StepLR, CosineAnnealingLR and the others that are a "
                                 "factor of the step")
        self._schedulers, optimizer = list(schedulers), schedulers[0].optimizer
        self._factor()  # refuses parts before the optimizer's schedule ends
        optimizer.set_schedule(None)
        super().__init__(optimizer, last_epoch)

    def _factor(self) -> _Factor:
        return _steps_of(self._next())

    def state_dict(self) -> dict[str, Any]:
        """Returns the settings of the parts, the number of steps and the learning rates."""
        parts = [{name: getattr(s, name) for name in s._saved} if not isinstance(s, _Combined) else s.state_dict()
                 for s in self._schedulers]
        return {**super().state_dict(), "_schedulers": parts}

    def _restore(self, state: dict[str, Any]) -> None:
        super()._restore(state)
        parts = state.get("_schedulers", [{}] * len(self._schedulers))
        if len(parts) != len(self._schedulers):
            raise ValueError(f"load_state_dict: the state has {len(parts)} schedules, and this {type(self).__name__} "
                             f"{len(self._schedulers)}")
        for s, part in zip(self._schedulers, parts):
            s._restore(part)


class SequentialLR(_Combined):
    """Runs schedules one after the other: the next one starts, at its step 0, at each of the milestones.

    The milestones are numbers of steps. The creation of the second schedule warns that it takes the
    place of the first one, which does not matter here.
    """

    _saved = ("_milestones",)

    def __init__(self, optimizer: Optimizer, schedulers: Sequence[LRScheduler], milestones: Sequence[int],
                 last_epoch: int = -1):
        starts = [0, *milestones]
        if len(starts) != len(schedulers) or starts != sorted(starts):
            raise ValueError(f"SequentialLR: {len(schedulers)} schedules and the milestones {list(milestones)}; expected "
                             f"{len(schedulers) - 1} of them, in ascending order")
        self._milestones = [_steps("SequentialLR", "a milestone", m, 0) for m in milestones]
        self._resets = all(s._resets for s in schedulers)
        super().__init__(optimizer, schedulers, last_epoch)

    def _next(self) -> _Next:
        starts, parts = [0, *self._milestones], [s._next() for s in self._schedulers]
        # These have no initial rate to start from, and multiply the one before.
        multiplied = [s.lr_lambda if isinstance(s, MultiplicativeLR) else None for s in self._schedulers]

        def following(step: int, now: float) -> float:
            i = bisect.bisect_right(starts, step, 1) - 1
            at, first = step - starts[i], multiplied[i]
            if at == 0 and step > 0 and first:
                return now * first(0)
            return parts[i](at, now if at else 1.0)

        return following


class ChainedScheduler(_Combined):
    """Runs several schedules of one optimizer together: each changes the learning rate that the one before has made.

    The creation of the second schedule warns that it takes the place of the first one, which does
    not matter here. A LambdaLR and CosineAnnealingWarmRestarts begin from the initial learning
    rate, so that only what follows them has an effect, as in PyTorch.
    """

    def __init__(self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None):
        self._resets = any(s._resets for s in schedulers)
        super().__init__(optimizer, schedulers)

    def _next(self) -> _Next:
        parts = [s._next() for s in self._schedulers]

        def following(step: int, now: float) -> float:
            for part in parts:
                now = part(step, now)
            return now

        return following


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
