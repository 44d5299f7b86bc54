"""LRScheduler, the base class of learning rate schedules, and the checks of their options.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import itertools
import math
import warnings
from typing import Any, Callable, Sequence

from .. import _mpt
from .._shapes import _refuse
from ._base import Optimizer

_Factor = Callable[[int], float]  # gives the factor of the initial learning rate at a step
_Next = Callable[[int, float], float]  # gives the factor of a step, from that of the step before
_numbers = itertools.count()  # gives each schedule a number, in the order of their creation


class _Unit:
    """Makes a factor of a learning rate: it divides the rate of the group with the highest by that one."""

    def __init__(self, rates: Sequence[float]):
        self.rate = max(rates)
        self._group = list(rates).index(self.rate)

    def __call__(self, rates: Sequence[float]) -> float:
        """Returns the factor for the rates of the groups."""
        return rates[self._group] / self.rate if self.rate else 1.0

    def of(self, rate: float) -> float:
        """Returns the factor for a rate that all groups have."""
        return rate / self.rate if self.rate else 0.0


class _Course:
    """The factors of a schedule that computes each rate from the one before it, also from rates that were written.

    What the rates of all groups have in common is in the factor. What a group has beyond that lasts
    in proportion from step to step, until keep() sets its rate again. No rate is below 0, where
    PyTorch's formula takes a rate below eta_min. plain: the factor of a step without a write.
    following: goes from one step's factor to the next. whole: [1.0] while the factor is 1. It has
    no reference to the optimizer, which has one to it.
    """

    def __init__(self, plain: _Factor, following: _Next, least: float, whole: list[float]):
        self._plain, self._following, self._least, self._whole = plain, following, least, whole
        self._from = 0
        self._known: list[float] = []  # the factors from a written one on, which is that of step _from
        self._lowest: dict[int, float] = {}  # the factors where the rates of the groups are 0, without their last digit
        self._at = 0
        self._apart: dict[int, float] = {}  # the factors of groups that have another one, at step _at

    def factor(self, step: int) -> float:
        """Returns the factor of a step."""
        if self._whole:
            return self._whole[0]
        known, first = self._known, self._from
        if not known or step < first:
            return self._plain(step)
        while len(known) <= step - first:
            known.append(max(self._following(first + len(known), known[-1]), *self._lowest.values(), -math.inf))
        return known[step - first]

    def go_on(self, native: Any, is_written: bool) -> None:
        """Lets the schedule go on from the present rates of the groups, which may have been written."""
        info = _mpt.optimizer_get_info(native)
        step, least = info["schedule_step"], self._least
        rates = [_mpt.optimizer_get_lr(native, i) for i in range(info["groups"])]
        firsts = [_mpt.optimizer_get_group(native, i)["lr"] for i in range(info["groups"])]
        self._lowest = {i: -least / (first - least) * (1 - 1e-15) for i, first in enumerate(firsts) if first > least}
        plain = self._plain(step)
        # A small share, which is that of a difference, has few digits: only a rate that was
        # written has one of its own.
        shares = {i: plain if _same(rate, least + (first - least) * plain) else (rate - least) / (first - least)
                  for i, (rate, first) in enumerate(zip(rates, firsts)) if first != least}
        common = min(max(plain, min(shares.values())), max(shares.values())) if shares else plain
        if _same(common, plain):
            common = plain
        self._at, self._apart = step, {i: share for i, share in shares.items() if not _same(share, common)}
        if common == plain and not (is_written and self._known):
            return
        self._from, self._known = step, [] if common == plain else [common]
        # Drops the factors of later steps, which the optimizer may have.
        _mpt.optimizer_set_schedule(native, {"kind": _mpt.SCHEDULE_LAMBDA, "factor": self.factor, "first_step": step,
                                             "min_lr": least})
        for i, rate in enumerate(rates):
            if rate >= 0 and (self._known or _mpt.optimizer_get_lr(native, i) != rate):  # a file has what is set
                _mpt.optimizer_set_lr(native, i, rate)

    def keep(self, native: Any) -> None:
        """Sets the rates of the groups whose factor is another than that of all."""
        if not self._apart or self._whole:
            return
        step = _mpt.optimizer_get_info(native)["schedule_step"]
        while self._at < step:
            self._at += 1
            self._apart = {i: max(self._following(self._at, share), self._lowest.get(i, -math.inf))
                           for i, share in self._apart.items()}
        for i, share in list(self._apart.items()):
            first = _mpt.optimizer_get_group(native, i)["lr"]
            rate = max(self._least + (first - self._least) * share, 0.0)
            is_back = _same(share, self.factor(step))
            if is_back or not _same(_mpt.optimizer_get_lr(native, i), rate):
                _mpt.optimizer_set_lr(native, i, rate)  # which ends the proportion where the factor is 0
            if is_back:
                del self._apart[i]

    def before_saving(self, native: Any) -> None:
        """Makes the present rates what a file has of the rates that were written."""
        self.keep(native)
        self.go_on(native, False)

    def has_loaded(self, native: Any) -> None:
        """Goes on from the rates of a state that was loaded."""
        self._known, self._apart = [], {}
        self.go_on(native, False)


def _same(a: float, b: float) -> bool:
    return math.isclose(a, b, rel_tol=1e-14)


class LRScheduler:
    """The base class of schedules.

    A new schedule replaces the present one of the optimizer, with a warning. It starts from its
    first step, which warns too if the optimizer has been loaded in the midst of a schedule.
    """

    _saved: tuple[str, ...] = ()  # attributes of state_dict()
    _resets = False  # a rate that is written lasts one step
    _starts: list[float]  # base_lrs of PyTorch, where this is a part of another schedule

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1, **fields: Any):
        _refuse(type(self).__name__, last_epoch=None if last_epoch == -1 else last_epoch)
        if optimizer._scheduled:
            warnings.warn(f"{type(self).__name__} takes the place of the optimizer's schedule, which ends here: they do "
                          "not multiply. warmup_steps is a warm-up before a schedule; SequentialLR runs several in "
                          "turn, and ChainedScheduler multiplies them", stacklevel=3)
        self.optimizer, self._fields = optimizer, fields
        self._whole: list[float] = []  # [1.0] while the factor is 1 for _full_lrs()
        self._number, self._before = next(_numbers), self.base_lrs
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

    def _next(self, unit: _Unit) -> _Next:
        """Returns the function by which PyTorch goes from one step's factor to the next.

        It is for a part of another schedule, whose factors are shares of the unit.
        """
        factor, resets, start = self._factor(), self._resets, unit(self._starts)

        def following(step: int, now: float) -> float:
            if resets:
                return start * factor(step)
            before = factor(step - 1) if step else 1.0
            return now * factor(step) / before if before else now

        return following

    def _multiplies(self) -> _Factor | None:
        """Returns the function whose values multiply the rate of the step before, if there is no initial rate."""
        return None

    def _join(self, group: dict[str, list[float]]) -> None:
        """Makes this a part: it reads and writes the entries of PyTorch's groups as its creation there does.

        "lr" has the rates before the first part.
        """
        self._starts = group.setdefault("initial_lr", group["lr"])

    def _joined(self, group: dict[str, list[float]]) -> None:
        """Takes what PyTorch's schedules read from the groups after the creation of all parts."""

    def _rates(self) -> list[list[float]]:
        """Returns the rates of the groups that a part's rates depend on, beside those of the step before."""
        return [self._starts] if self._resets else []

    def _check_end(self, step: int) -> None:
        """Raises ValueError if the schedule has ended before a step."""

    def _set(self, step: int) -> None:
        """Gives the optimizer the schedule, which goes on at a step."""
        factor, whole, following = self._factor(), self._whole, self._following()
        if following is None or self._resets or self._fields:
            # A rate that is written lasts one step, or in proportion.
            self.optimizer._begin_schedule("lambda", factor=lambda at: whole[0] if whole else factor(at), first_step=step,
                                        min_lr=self._min_lr(), resets_lr=self._resets, **self._fields)
            return
        course = _Course(factor, following, self._min_lr(), whole)
        self.optimizer._begin_schedule("lambda", factor=course.factor, first_step=step, min_lr=self._min_lr())
        self.optimizer._course.append(course)

    def _following(self) -> _Next | None:
        """Returns the function that goes from one step's factor to the next, where this is not their proportion."""
        return None

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
        info = self.optimizer.info()
        self._check_end(info.schedule_step)
        steps = info.steps
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
        step = self._step_of(state_dict)
        if step < 0:
            raise ValueError(f"load_state_dict: last_epoch is {step}; expected a number of steps")
        self._loads = -1
        rates = state_dict.get("_last_lr")
        if self._is_at(state_dict):  # the optimizer was loaded, and its bits stay
            return
        self._restore(state_dict)
        for group, lr in zip(groups, self._first_lrs(state_dict)):
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

    def _step_of(self, state: dict[str, Any]) -> int:
        return int(state["last_epoch"])

    def _first_lrs(self, state: dict[str, Any]) -> Sequence[float]:
        """Returns the initial learning rates of a state."""
        return state.get("base_lrs", ())

    def _restore(self, state: dict[str, Any]) -> None:
        """Takes the settings from a state."""
        for name in self._saved:
            if name in state:
                setattr(self, name, state[name])


def _steps_of(following: _Next, first: float) -> _Factor:
    """Returns the factor of a step, which goes through all steps before it."""
    known: list[float] = []

    def factor(step: int) -> float:
        while len(known) <= step:
            known.append(following(len(known), known[-1] if known else first))
        return known[step]

    return factor


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
