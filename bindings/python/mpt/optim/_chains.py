"""SequentialLR and ChainedScheduler, the learning rate schedules that have others as parts.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import bisect
import math
from typing import Any, Sequence

from ._base import Optimizer
from ._cycles import CyclicLR, OneCycleLR
from ._schedules import LRScheduler, _Factor, _Next, _steps, _steps_of, _Unit


def _fit(rates: Sequence[float], others: Sequence[float]) -> bool:
    """Returns True if the rates of the groups are in proportion to others."""
    lead = max(range(len(rates)), key=rates.__getitem__)
    return all(math.isclose(other * rates[lead], others[lead] * rate, rel_tol=1e-12)
               for rate, other in zip(rates, others))


class _Combined(LRScheduler):
    """The base class of schedules that have others as parts."""

    def __init__(self, optimizer: Optimizer | None, schedulers: Sequence[Any], last_epoch: int = -1):
        name = type(self).__name__
        if not schedulers or any(s.optimizer is not (optimizer or schedulers[0].optimizer) for s in schedulers):
            raise ValueError(f"{name}: expected schedules of one optimizer")
        for s in schedulers:
            if not isinstance(s, LRScheduler) or s._fields:
                raise ValueError(f"{name}: a {type(s).__name__} cannot be a part, nor a schedule with warmup_steps or "
                                 "other fields; expected LambdaLR, StepLR, CosineAnnealingLR and the others without "
                                 "a metric")
            if isinstance(s, OneCycleLR) and s._cycle["cycle_momentum"]:
                raise ValueError(f"{name}: a OneCycleLR with cycle_momentum=True cannot be a part, as a part moves the "
                                 "learning rate alone: give it cycle_momentum=False")
        self._schedulers: list[LRScheduler] = list(schedulers)
        optimizer = self._schedulers[0].optimizer
        self._join_parts(optimizer)
        self._units = self._unit_rates()
        self._factor()  # refuses parts before the optimizer's schedule ends
        optimizer.set_schedule(None)
        for group, lr in zip(optimizer.param_groups, self._units):
            if group["initial_lr"] != lr:
                group["initial_lr"] = lr
        super().__init__(optimizer, last_epoch)

    def _leaves(self) -> list[LRScheduler]:
        """Returns the parts, with those of a part in its place."""
        return [leaf for s in self._schedulers for leaf in (s._leaves() if isinstance(s, _Combined) else [s])]

    def _join_parts(self, optimizer: Optimizer) -> None:
        """Does with the parts what their creation does in PyTorch."""
        leaves = sorted(self._leaves(), key=lambda s: s._number)
        group = {"lr": [g["initial_lr"] for g in optimizer.param_groups]}
        if any(isinstance(s, (CyclicLR, OneCycleLR)) for s in leaves):  # these have changed it
            for s in leaves:
                if len(s._before) != len(group["lr"]):
                    raise ValueError(f"{type(self).__name__}: a {type(s).__name__} was created for {len(s._before)} "
                                     f"groups, and the optimizer has {len(group['lr'])}")
            group["lr"] = leaves[0]._before
        for s in leaves:
            s._join(group)
        for s in leaves:
            s._joined(group)
        self._share_start(group["initial_lr"])

    def _share_start(self, rates: list[float]) -> None:
        """Gives this and the combined parts the rates that the first step starts from."""
        self._starts = rates
        for s in self._schedulers:
            if isinstance(s, _Combined):
                s._share_start(rates)

    def _unit_rates(self) -> list[float]:
        """Returns the initial learning rate of each group, to which all other rates are in proportion."""
        rates = self._rates()
        for unit in (self._starts, *rates):
            if any(unit) and all(_fit(unit, r) for r in rates):
                return unit
        if not any(any(r) for r in rates):
            return self._starts
        raise ValueError(f"{type(self).__name__}: its parts have the rates {', '.join(map(str, rates))} of the groups, "
                         "which are not in proportion: one factor must fit all groups")

    def _factor(self) -> _Factor:
        unit = _Unit(self._units)
        return _steps_of(self._next(unit), unit(self._starts))

    def _following(self) -> _Next | None:
        return self._next(_Unit(self._units))

    def state_dict(self) -> dict[str, Any]:
        """Returns the settings of the parts, the number of steps and the learning rates."""
        parts = [{**{name: getattr(s, name) for name in s._saved}, "base_lrs": s._starts}
                 if not isinstance(s, _Combined) else s.state_dict() for s in self._schedulers]
        return {**super().state_dict(), "_starts": self._starts, "_units": self._units, "_schedulers": parts}

    def _restore(self, state: dict[str, Any]) -> None:
        super()._restore(state)
        self._starts, self._units = state.get("_starts", self._starts), state.get("_units", self._units)
        parts = state.get("_schedulers", [{}] * len(self._schedulers))
        if len(parts) != len(self._schedulers):
            raise ValueError(f"load_state_dict: the state has {len(parts)} schedules, and this {type(self).__name__} "
                             f"{len(self._schedulers)}")
        for s, part in zip(self._schedulers, parts):
            s._restore(part)
            if "base_lrs" in part and not isinstance(s, _Combined):
                s._starts = list(part["base_lrs"])


class SequentialLR(_Combined):
    """Runs schedules one after the other: the next one starts, at its step 0, at each of the milestones.

    The milestones are numbers of steps. The creation of the second schedule warns that it takes the
    place of the first one, which does not matter here. A OneCycleLR needs cycle_momentum=False. The
    rates of the parts, such as eta_min, max_lr and base_lr, have to be in proportion to each other
    in all groups. base_lrs are the rates that the first part starts from: max_lr / div_factor if
    any part is a OneCycleLR, as in PyTorch.
    """

    _saved = ("_milestones",)

    def __init__(self, optimizer: Optimizer, schedulers: Sequence[LRScheduler], milestones: Sequence[int],
                 last_epoch: int = -1):
        starts = [0, *milestones]
        if len(starts) != len(schedulers) or starts != sorted(starts):
            raise ValueError(f"SequentialLR: {len(schedulers)} schedules and the milestones {list(milestones)}; expected "
                             f"{len(schedulers) - 1} of them, in ascending order")
        self._milestones = [_steps("SequentialLR", "a milestone", m, 0) for m in milestones]
        self._resets = all(getattr(s, "_resets", False) for s in schedulers)
        super().__init__(optimizer, schedulers, last_epoch)

    def _share_start(self, rates: list[float]) -> None:
        super()._share_start(rates)
        for s in self._leaves():  # PyTorch undoes the first step and makes it again
            if isinstance(s, CyclicLR):
                s._created = s._starts

    def _part_at(self, step: int) -> tuple[int, int]:
        """Returns the index of the part that makes a step, and the number of its own step."""
        i = bisect.bisect_right(self._milestones, step)
        return i, step - self._milestones[i - 1] if i else step

    def _check_end(self, step: int) -> None:
        i, at = self._part_at(step)
        self._schedulers[i]._check_end(at)

    def _rates(self) -> list[list[float]]:
        first, _ = self._part_at(0)
        out: list[list[float]] = []
        for i, s in enumerate(self._schedulers[first:]):
            out += s._rates()
            if not s._resets and not (i and s._multiplies()):
                out.append(s._starts if i else self._starts)
        return out

    def _next(self, unit: _Unit) -> _Next:
        milestones, parts = self._milestones, [s._next(unit) for s in self._schedulers]
        firsts = [unit(s._starts) for s in self._schedulers]
        multiplied = [s._multiplies() for s in self._schedulers]
        start = unit(self._starts)

        def following(step: int, now: float) -> float:
            i = bisect.bisect_right(milestones, step)
            at, multiplies = step - milestones[i - 1] if i else step, multiplied[i]
            if at:
                return parts[i](at, now)
            if step and multiplies:
                return now * multiplies(0)
            return parts[i](0, firsts[i] if step else start)

        return following


class ChainedScheduler(_Combined):
    """Runs several schedules of one optimizer together: each changes the learning rate that the one before has made.

    The creation of the second schedule warns that it takes the place of the first one, which does
    not matter here. A LambdaLR, CosineAnnealingWarmRestarts, CyclicLR and OneCycleLR do not use the
    rate before them, so that only what follows them has an effect, as in PyTorch. A OneCycleLR
    needs cycle_momentum=False. The rates of the parts, such as eta_min, max_lr and base_lr, have to
    be in proportion to each other in all groups.
    """

    def __init__(self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None):
        self._resets = any(getattr(s, "_resets", False) for s in schedulers)
        super().__init__(optimizer, schedulers)

    def _step_of(self, state: dict[str, Any]) -> int:
        return super()._step_of(state if "last_epoch" in state else state["_schedulers"][0])  # PyTorch has it there

    def _check_end(self, step: int) -> None:
        for s in self._schedulers:
            s._check_end(step)

    def _rates(self) -> list[list[float]]:
        if not any(s._resets for s in self._schedulers):
            return [self._starts, *(r for s in self._schedulers for r in s._rates())]
        out: list[list[float]] = []
        for parts in (self._schedulers, self._in_order_of_creation()):
            last = max(i for i, s in enumerate(parts) if s._resets)
            out += [r for s in parts[last:] for r in s._rates()]
        return out + [s._created for s in parts[last:] if isinstance(s, CyclicLR)]

    def _in_order_of_creation(self) -> list[LRScheduler]:
        return sorted(self._schedulers, key=lambda s: s._number)

    def _next(self, unit: _Unit) -> _Next:
        parts = [s._next(unit) for s in self._schedulers]
        created = [(s._next(unit), unit(s._created) if isinstance(s, CyclicLR) else None)
                   for s in self._in_order_of_creation()]

        def following(step: int, now: float) -> float:
            if step == 0:
                for part, first in created:
                    now = part(0, now) if first is None else first
                return now
            for part in parts:
                now = part(step, now)
            return now

        return following
