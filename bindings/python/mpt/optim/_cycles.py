"""OneCycleLR and CyclicLR, the learning rate schedules that move between two rates.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import math
from typing import Any, Callable, Sequence

from .._shapes import _refuse
from ._base import Optimizer
from ._schedules import LRScheduler, _at_least_0, _Factor, _Next, _per_group, _steps, _Unit


class OneCycleLR(LRScheduler):
    """The one-cycle policy: the learning rate rises to max_lr and then falls far below its first value.

    max_lr: one number, or one per group. The length is total_steps, or epochs * steps_per_epoch.
    The rate starts at max_lr / div_factor and ends at max_lr / div_factor / final_div_factor.
    pct_start: share of the steps in which it rises. anneal_strategy: "cos" or "linear".
    cycle_momentum: moves momentum or beta1 between max_momentum and base_momentum in the opposite
    direction. three_phase is not supported. step() raises ValueError after more than total_steps
    steps, as in PyTorch.

    A part of SequentialLR or ChainedScheduler needs cycle_momentum=False. There its creation sets
    the initial learning rate to max_lr / div_factor, as in PyTorch, also for parts before it that
    start from the rate of the groups. The rates of the last OneCycleLR are those of all in it.
    """

    _saved = ("total_steps", "max_lrs", "min_lrs")
    _resets = True

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
        self.max_lrs = _per_group("max_lr", optimizer, max_lr)
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy is {anneal_strategy!r}; expected \"cos\" or \"linear\"")
        self._cycle = {"linear_anneal": anneal_strategy == "linear", "pct_start": pct_start,
                       "cycle_momentum": cycle_momentum, "base_momentum": base_momentum,
                       "max_momentum": max_momentum, "div_factor": div_factor, "final_div_factor": final_div_factor}
        super().__init__(optimizer, last_epoch, **fields)
        self.min_lrs = [lr / div_factor / final_div_factor for lr in self.max_lrs]
        for group, lr in zip(optimizer.param_groups, self.max_lrs):
            group["initial_lr"] = lr

    def _check_end(self, step: int) -> None:
        if step > self.total_steps:
            raise ValueError(f"OneCycleLR: it has made {step} steps, and total_steps is {self.total_steps}")

    def _set(self, step: int) -> None:
        self.optimizer._begin_schedule("one_cycle", total_steps=self.total_steps, first_step=step, resets_lr=True,
                                    **self._cycle, **self._fields)

    def _join(self, group: dict[str, list[float]]) -> None:
        group.update(initial_lr=[lr / self._cycle["div_factor"] for lr in self.max_lrs], max_lr=self.max_lrs,
                     min_lr=self.min_lrs)

    def _joined(self, group: dict[str, list[float]]) -> None:
        self._starts, self.max_lrs, self.min_lrs = group["initial_lr"], group["max_lr"], group["min_lr"]

    def _rates(self) -> list[list[float]]:
        return [self.max_lrs]  # the others are in proportion to it

    def _next(self, unit: _Unit) -> _Next:
        start, high, low = unit(self._starts), unit(self.max_lrs), unit(self.min_lrs)
        end, up = self.total_steps - 1, self._cycle["pct_start"] * self.total_steps - 1
        linear = self._cycle["linear_anneal"]

        def following(step: int, now: float) -> float:
            at = min(step, end)
            first, last, share = start, high, at / up if up > 0 else 1.0
            if at > up:
                first, last, share = high, low, (at - up) / (end - up) if end > up else 1.0
            return first + (last - first) * share if linear else \
                last + (first - last) / 2 * (1 + math.cos(math.pi * share))

        return following

    def _first_lrs(self, state: dict[str, Any]) -> Sequence[float]:
        return self.max_lrs if "_schedule_phases" in state else super()._first_lrs(state)  # PyTorch has the first rates


class CyclicLR(LRScheduler):
    """Moves the learning rate between base_lr and max_lr in triangles (Smith 2017).

    It rises for step_size_up steps and falls for step_size_down, or as many. mode: "triangular";
    "triangular2", where each triangle has half the height of the one before; or "exp_range", where
    the height is multiplied by gamma^step. scale_fn replaces the mode: it gives a factor of the
    height for the number of the triangle, from 1 (scale_mode "cycle"), or of the step
    ("iterations"). max_lr is one number, or one per group. cycle_momentum=True is not supported.

    As the first part of SequentialLR or ChainedScheduler it sets the initial learning rate of the
    others to base_lr, as in PyTorch. As a later part of ChainedScheduler it starts with the initial
    learning rate of the groups in place of base_lr, at the first step alone, as in PyTorch.
    """

    _saved = ("total_size", "step_ratio", "mode", "gamma", "base_lr", "max_lrs")
    _resets = True
    _created: list[float]  # the rates behind its creation, which PyTorch computes with the initial rates as base_lr

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
        self.max_lrs = _per_group("max_lr", optimizer, max_lr)
        super().__init__(optimizer, last_epoch, **fields)
        for group, lr in zip(optimizer.param_groups, self.max_lrs):
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

    def _join(self, group: dict[str, list[float]]) -> None:
        self._starts = [self.base_lr] * len(group["lr"])
        self._created = group.setdefault("initial_lr", self._starts)

    def _rates(self) -> list[list[float]]:
        return [self.max_lrs, self._starts]

    def _next(self, unit: _Unit) -> _Next:
        factor, low, high = self._factor(), unit.of(self.base_lr), unit(self.max_lrs)
        return lambda step, now: low + (high - low) * factor(step)

    def _min_lr(self) -> float:
        return self.base_lr

    def _first_lrs(self, state: dict[str, Any]) -> Sequence[float]:
        return super()._first_lrs(state) if "base_lr" in state else state.get("max_lrs", ())

    def _restore(self, state: dict[str, Any]) -> None:
        super()._restore(state)
        if "base_lr" not in state and "base_lrs" in state:  # PyTorch has one for each group
            if len(set(state["base_lrs"])) > 1:
                raise ValueError(f"CyclicLR: base_lrs is {state['base_lrs']}; expected one number for all groups")
            self.base_lr = state["base_lrs"][0]
