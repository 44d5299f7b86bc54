#!/usr/bin/env python3
"""Writes schedules.json, the learning rates of PyTorch's schedules for test_schedule_states.py. Needs PyTorch.

SPDX-License-Identifier: Apache-2.0
"""
import json
import warnings
from pathlib import Path

import torch
from torch.optim import lr_scheduler

from schedule_cases import CASES, PLATEAUS, STEPS, WRITES, make, plateau_steps, writes_of

STATES = ("CosineAnnealingLR with eta_min", "CosineAnnealingWarmRestarts", "CyclicLR", "ExponentialLR", "LinearLR",
          "MultiStepLR", "OneCycleLR", "PolynomialLR", "StepLR", "SequentialLR: CyclicLR, OneCycleLR",
          "SequentialLR: LinearLR, CyclicLR", "SequentialLR: OneCycleLR, StepLR", "ChainedScheduler: CyclicLR, StepLR",
          "ChainedScheduler: OneCycleLR, LinearLR")
GROUPS = ("CosineAnnealingLR with eta_min", "CosineAnnealingWarmRestarts", "ChainedScheduler: LinearLR, StepLR",
          "OneCycleLR", "CyclicLR", "SequentialLR: LinearLR, CosineAnnealingLR", "SequentialLR: LinearLR, OneCycleLR",
          "SequentialLR: OneCycleLR, CyclicLR", "ChainedScheduler: CyclicLR, MultiStepLR",
          "ChainedScheduler: LambdaLR, OneCycleLR")


def objects(name, rates=(0.5,)):
    groups = [{"params": [torch.zeros(1, requires_grad=True)], "lr": lr} for lr in rates]
    opt = torch.optim.SGD(groups, lr=0.5, momentum=0.5)
    return opt, make(lr_scheduler, opt, CASES[name])


def run(opt, schedule, steps):
    out = []
    for _ in range(steps):
        opt.step()
        schedule.step()
        out.append([g["lr"] for g in opt.param_groups])
    return out


def rates(name, groups=(0.5,)):
    opt, schedule = objects(name, groups)
    return [[g["lr"] for g in opt.param_groups], *run(opt, schedule, STEPS)]


def short(value):
    """Returns a value with 14 digits of each number."""
    if isinstance(value, dict):
        return {key: short(v) for key, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [short(v) for v in value]
    return float(f"{value:.14g}") if isinstance(value, float) else value


def from_zero(rates):
    """Returns the rates before one that is below 0, which is 0 here."""
    end = next((i for i, r in enumerate(rates) if min([r] if isinstance(r, float) else r) < 0), len(rates))
    return rates[:end]


def writes(name):
    out = {}
    places, behind = writes_of(name)
    for at in places:
        opt, schedule = objects(name)
        run(opt, schedule, at)
        group = opt.param_groups[0]
        group["lr"] *= 0.1
        tenth = group["lr"]
        group["lr"] = 0.03
        rates = from_zero([r[0] for r in run(opt, schedule, behind[-1])])
        out[at] = [tenth, *(rates[i - 1] for i in behind if i <= len(rates))]
    return out


def plateau(name):
    opt, schedule = objects(name, (0.5, 0.2))
    reducing = lr_scheduler.ReduceLROnPlateau(opt, factor=0.3, patience=1, min_lr=0.01)
    out = []
    for _ in range(60):
        opt.step()
        schedule.step()
        reducing.step(1.0)
        out.append([g["lr"] for g in opt.param_groups])
    out = from_zero(out)
    return [out[i] for i in plateau_steps(name) if i < len(out)]


def state(name):
    opt, schedule = objects(name)
    run(opt, schedule, 23)
    return 23, json.loads(json.dumps(schedule.state_dict()))


def without_equals(rates):
    """Returns the rates with the name of an earlier schedule for rates that are equal to its own."""
    first = {}
    return {name: values if first.setdefault(str(values), name) == name else first[str(values)]
            for name, values in rates.items()}


warnings.simplefilter("ignore")
made = {"torch": torch.__version__.split("+")[0],
        "rates": without_equals(short({name: [r[0] for r in rates(name)] for name in CASES})),
        "groups": {name: rates(name, (0.5, 0.2))[::5] for name in GROUPS},
        "writes": {name: writes(name) for name in WRITES},
        "plateaus": {name: plateau(name) for name in PLATEAUS},
        "states": {name: state(name) for name in STATES}}
(Path(__file__).parent / "schedules.json").write_text(json.dumps(short(made)).replace("], ", "],\n") + "\n")
