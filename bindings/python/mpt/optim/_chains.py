"""SequentialLR and ChainedScheduler, the learning rate schedules that have others as parts.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import bisect
from typing import Any, Sequence

from ._base import Optimizer
from ._schedules import LRScheduler, _Factor, _Next, _steps, _steps_of


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
        multiplied = [s._multiplies() for s in self._schedulers]

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
