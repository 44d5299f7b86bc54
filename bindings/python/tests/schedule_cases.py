"""The schedules of test_schedule_states.py, for PyTorch and for this library.

SPDX-License-Identifier: Apache-2.0
"""
import math

STEPS = 200

_ONE = {
    "ConstantLR": ("ConstantLR", {"factor": 0.25, "total_iters": 30}),
    "CosineAnnealingLR": ("CosineAnnealingLR", {"T_max": 30}),
    "CosineAnnealingLR of one step": ("CosineAnnealingLR", {"T_max": 1, "eta_min": 0.1}),
    "CosineAnnealingLR with eta_min": ("CosineAnnealingLR", {"T_max": 40, "eta_min": 0.02}),
    "CosineAnnealingWarmRestarts": ("CosineAnnealingWarmRestarts", {"T_0": 12, "eta_min": 0.01}),
    "CosineAnnealingWarmRestarts that grow": ("CosineAnnealingWarmRestarts", {"T_0": 5, "T_mult": 2}),
    "CyclicLR": ("CyclicLR", {"base_lr": 0.05, "max_lr": 0.4, "step_size_up": 7, "step_size_down": 11,
                              "cycle_momentum": False}),
    "CyclicLR with a function": ("CyclicLR", {"base_lr": 0.05, "max_lr": 0.4, "step_size_up": 9,
                                              "scale_fn": lambda x: 1 / (1 + x), "scale_mode": "iterations",
                                              "cycle_momentum": False}),
    "CyclicLR, exp_range": ("CyclicLR", {"base_lr": 0.05, "max_lr": 0.4, "step_size_up": 7, "mode": "exp_range",
                                         "gamma": 0.99, "cycle_momentum": False}),
    "CyclicLR, triangular2": ("CyclicLR", {"base_lr": 0.05, "max_lr": 0.4, "step_size_up": 7, "mode": "triangular2",
                                           "cycle_momentum": False}),
    "ExponentialLR": ("ExponentialLR", {"gamma": 0.97}),
    "LambdaLR": ("LambdaLR", {"lr_lambda": lambda step: 1 / (1 + 0.1 * step)}),
    "LambdaLR from zero": ("LambdaLR", {"lr_lambda": lambda step: min(step / 20, 1.0) * math.exp(-0.01 * step)}),
    "LinearLR": ("LinearLR", {"start_factor": 0.1, "total_iters": 25}),
    "LinearLR downwards": ("LinearLR", {"start_factor": 1.0, "end_factor": 0.2, "total_iters": 60}),
    "MultiStepLR": ("MultiStepLR", {"milestones": [10, 30, 30, 90], "gamma": 0.5}),
    "MultiplicativeLR": ("MultiplicativeLR", {"lr_lambda": lambda step: 0.95 + 0.01 * (step % 3)}),
    "OneCycleLR": ("OneCycleLR", {"max_lr": 0.4, "total_steps": STEPS + 1}),
    "OneCycleLR, linear": ("OneCycleLR", {"max_lr": 0.4, "total_steps": STEPS + 1, "anneal_strategy": "linear",
                                          "pct_start": 0.25}),
    "PolynomialLR": ("PolynomialLR", {"total_iters": 150, "power": 1.5}),
    "StepLR": ("StepLR", {"step_size": 7, "gamma": 0.8}),
}
# Chains have these, in both orders.
_PARTS = ("ConstantLR", "CosineAnnealingLR", "CosineAnnealingLR with eta_min", "CosineAnnealingWarmRestarts",
          "CyclicLR", "ExponentialLR", "LambdaLR", "LinearLR", "MultiStepLR", "MultiplicativeLR", "OneCycleLR",
          "PolynomialLR", "StepLR")
# These have the names' chains with the schedules of the other column alone.
_FURTHER = ("CyclicLR with a function", "CyclicLR, exp_range", "CyclicLR, triangular2", "OneCycleLR, linear")
_FEW = ("CyclicLR", "LinearLR", "OneCycleLR")


def _part(name):
    """Returns a schedule as a part, which does not move the momentum."""
    kind, options = _ONE[name]
    return (kind, {**options, "cycle_momentum": False}) if kind == "OneCycleLR" else (kind, options)


_PAIRS = [(a, b) for a in (*_PARTS, *_FURTHER) for b in (*_PARTS, *_FURTHER)
          if (a in _PARTS or b in _FEW) and (b in _PARTS or a in _FEW)]
CASES = dict(_ONE)
for _a, _b in _PAIRS:
    CASES[f"SequentialLR: {_a}, {_b}"] = ("SequentialLR", (_part(_a), _part(_b)))
    if _a != _b:
        CASES[f"ChainedScheduler: {_a}, {_b}"] = ("ChainedScheduler", (_part(_a), _part(_b)))
_OTHER_CYCLE = ("OneCycleLR", {"max_lr": 0.1, "total_steps": STEPS + 1, "div_factor": 4.0, "final_div_factor": 10.0,
                               "cycle_momentum": False})
for _kind in ("SequentialLR", "ChainedScheduler"):  # in PyTorch all have the rates of the last one
    CASES[f"{_kind}: two of OneCycleLR"] = (_kind, (_part("OneCycleLR"), _OTHER_CYCLE))


def is_chain(name):
    return name not in _ONE


# Cases of written rates. Those of chains have fewer steps and rates.
WRITES = list(CASES)
PLATEAUS = list(CASES)


def writes_of(name):
    """Returns the steps at which a rate is written, and the steps behind it whose rates are compared."""
    return ((16, 30), range(1, 21, 3)) if is_chain(name) else ((0, 3, 16, 45), range(1, 21))


def plateau_steps(name):
    """Returns the steps of a run with ReduceLROnPlateau whose rates are compared."""
    return [9, 29, 36, 37, 40, 59] if is_chain(name) else range(60)


def make(library, optimizer, case):
    """Makes a schedule of a library, which is a module lr_scheduler."""
    name, options = case
    if name == "SequentialLR":
        return library.SequentialLR(optimizer, [make(library, optimizer, part) for part in options], [37])
    if name == "ChainedScheduler":
        return library.ChainedScheduler([make(library, optimizer, part) for part in options])
    return getattr(library, name)(optimizer, **options)
