"""Tests of schedules beside the rates of PyTorch 2.15, which make_schedules.py has written: every schedule and chains of
two, with an interruption at every step, the loads in every order, and learning rates that are written.

SPDX-License-Identifier: Apache-2.0
"""
import itertools
import json
import math
import os
import warnings
from pathlib import Path

import pytest

import mpt
from mpt.optim import lr_scheduler
from schedule_cases import CASES, PLATEAUS, STEPS, WRITES, is_chain, make, plateau_steps, writes_of

GOLDEN = json.loads((Path(__file__).parent / "schedules.json").read_text())
pytestmark = pytest.mark.filterwarnings("ignore:.*takes the place")


def sgd(rates):
    return mpt.optim.SGD([{"params": [mpt.zeros(1, requires_grad=True)], "lr": lr} for lr in rates], momentum=0.5)


def objects(case, rates=(0.5,)):
    opt = sgd(rates)
    return opt, make(lr_scheduler, opt, case)


def close(got, want):
    assert got == pytest.approx(want, rel=1e-12, abs=1e-15)


def step(opt):
    for group in opt.param_groups:
        for t in group["params"]:
            t.grad = mpt.zeros(1)
    opt.step()


def run(opt, schedule, steps):
    out = []
    for _ in range(steps):
        step(opt)
        schedule.step()
        out.append([g["lr"] for g in opt.param_groups])
    return out


def golden_rates(name):
    rates = GOLDEN["rates"][name]
    return GOLDEN["rates"][rates] if isinstance(rates, str) else rates  # a name: another schedule has the same


@pytest.mark.parametrize("name", CASES)
def test_rates_are_pytorchs(name):
    opt, schedule = objects(CASES[name])
    rates = [schedule.get_last_lr(), *run(opt, schedule, STEPS)]
    close([r[0] for r in rates], golden_rates(name))
    assert schedule.last_epoch == STEPS


@pytest.mark.parametrize("name", GOLDEN["groups"])
def test_rates_of_two_groups_are_pytorchs(name):
    opt, schedule = objects(CASES[name], (0.5, 0.2))
    for got, want in zip([schedule.get_last_lr(), *run(opt, schedule, STEPS)][::5], GOLDEN["groups"][name]):
        close(got, want)


FULL = os.environ.get("MPT_TIER") == "full"
ORDERS = [
    "make schedule, load optimizer, load schedule",
    "make schedule, load schedule, load optimizer",
    "load optimizer, make schedule, load schedule",
    "make schedule, load optimizer",
    "make schedule, load schedule",
]


# The quick tier has every order for each schedule, and one for every third chain.
INTERRUPTED = [(name, order) for i, name in enumerate(CASES) for j, order in enumerate(ORDERS)
               if FULL or not is_chain(name) or i % 5 == j and i % 3 == 1]


def breaks(name, order):
    """Returns the steps at which a run is interrupted.

    They are around the changes of the cases or, in the full tier, all. The orders divide those of a
    schedule with parts among them.
    """
    if not FULL:
        return [0, 1, 11, 36, 37, 38, 151]
    return list(range(ORDERS.index(order), STEPS, len(ORDERS)) if is_chain(name) else range(STEPS))


@pytest.mark.parametrize("name, order", INTERRUPTED)
def test_a_run_that_is_interrupted_goes_on(name, order):
    opt, schedule = objects(CASES[name])
    want = [schedule.get_last_lr(), *run(opt, schedule, STEPS)]
    opt, schedule = objects(CASES[name])
    places = breaks(name, order)
    run(opt, schedule, places[0])
    for at, following in zip(places, [*places[1:], STEPS]):
        saved, place = opt.state_dict(), schedule.state_dict()
        opt = mpt.optim.SGD([{"params": [mpt.zeros(1, requires_grad=True)], "lr": 0.5}], momentum=0.5)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for act in order.split(", "):
                if act == "make schedule":
                    warnings.simplefilter("ignore")  # the parts of a schedule replace each other
                    schedule = make(lr_scheduler, opt, CASES[name])
                    warnings.simplefilter("error")
                elif act == "load optimizer":
                    opt.load_state_dict(saved)
                else:
                    schedule.load_state_dict(place)
            close(schedule.get_last_lr(), want[at])
            close(run(opt, schedule, following - at)[-1], want[following])


def part_of(names):
    """Returns all names in the full tier, and those of the schedules and of every seventh chain in the quick one."""
    return [name for i, name in enumerate(names) if FULL or not is_chain(name) or i % 7 == 3]


@pytest.mark.parametrize("name", part_of(WRITES))
def test_a_written_rate_is_read_and_goes_on_as_in_pytorch(name):
    places, behind = writes_of(name)
    assert list(GOLDEN["writes"][name]) == [str(at) for at in places]
    for at, want in GOLDEN["writes"][name].items():
        opt, schedule = objects(CASES[name])
        run(opt, schedule, int(at))
        opt.param_groups[0]["lr"] *= 0.1
        close(opt.param_groups[0]["lr"], want[0])
        opt.param_groups[0]["lr"] = 0.03
        assert opt.param_groups[0]["lr"] == 0.03
        opt.param_groups[0]["momentum"] = 0.25
        assert opt.param_groups[0]["lr"] == 0.03 and dict(opt.param_groups[0])["lr"] == 0.03
        saved, place = opt.state_dict(), schedule.state_dict()
        rates = [r[0] for r in run(opt, schedule, behind[-1])]
        close([rates[i - 1] for i in behind][:len(want) - 1], want[1:])
        assert min(rates) >= 0
        for loads in itertools.permutations((0, 1)):
            opt, schedule = objects(CASES[name])
            for which in loads:
                (opt, schedule)[which].load_state_dict((saved, place)[which])
            assert opt.param_groups[0]["lr"] == 0.03
            again = [r[0] for r in run(opt, schedule, behind[-1])]
            assert again == rates  # to the bit


@pytest.mark.parametrize("name", part_of(PLATEAUS))
def test_a_plateau_under_a_schedule_is_pytorchs(name):
    groups = (0.5, 0.2)
    try:
        opt, schedule = objects(CASES[name], groups)
    except ValueError as refused:  # only PyTorch has rates of the parts that are not in proportion
        assert "one factor must fit all groups" in str(refused)
        groups = (0.5,)
        opt, schedule = objects(CASES[name], groups)
    plateau = lr_scheduler.ReduceLROnPlateau(opt, factor=0.3, patience=1, min_lr=0.01)
    rates = []
    for at in range(60):
        step(opt)
        schedule.step()
        plateau.step(1.0)
        rates.append([g["lr"] for g in opt.param_groups])
        assert min(rates[-1]) >= 0
        if at % 7 == 0:
            states = opt.state_dict(), schedule.state_dict(), plateau.state_dict()
            opt, schedule = objects(CASES[name], groups)
            plateau = lr_scheduler.ReduceLROnPlateau(opt)
            for part, state in zip((opt, schedule, plateau), states):
                part.load_state_dict(state)
    want = [r[:len(groups)] for r in GOLDEN["plateaus"][name]]
    for i, rate in zip(plateau_steps(name), want):
        close(rates[i], rate)


@pytest.mark.parametrize("name", ["SequentialLR: LinearLR, CosineAnnealingLR", "CosineAnnealingLR",
                                  "ChainedScheduler: LinearLR, StepLR"])
@pytest.mark.parametrize("written", [(0.03,), (0.03, 0.02)])
def test_files_and_snapshots_have_rates_that_were_written(name, written, tmp_path):
    """Both for rates in proportion and for that of one group alone."""
    opt, schedule = objects(CASES[name], (0.5, 0.2))
    run(opt, schedule, 20)
    for group, rate in zip(opt.param_groups, written):
        group["lr"] = rate
    run(opt, schedule, 5)
    training = mpt.Training(optimizers=[opt])
    snapshot, content = training.snapshot(), training.save_bytes()
    training.save(tmp_path / "run.safetensors")
    want = run(opt, schedule, 30)
    for group in opt.param_groups:
        group["lr"] = 1.0
    snapshot.restore()
    close(sum(run(opt, schedule, 30), []), sum(want, []))
    for load in (lambda t: t.load(tmp_path / "run.safetensors"), lambda t: t.load_bytes(content)):
        opt, schedule = objects(CASES[name], (0.5, 0.2))
        load(mpt.Training(optimizers=[opt]))
        close(sum(run(opt, schedule, 30), []), sum(want, []))


@pytest.mark.parametrize("at", [972, 1000, 1004])
def test_a_save_and_a_load_near_eta_min_keep_the_bits(at):
    case = ("CosineAnnealingLR", {"T_max": 1000, "eta_min": 0.4})
    want = run(*objects(case), at + 900)[at:]
    opt, schedule = objects(case)
    run(opt, schedule, at)
    saved = opt.state_dict()
    assert run(opt, schedule, 900) == want
    opt, schedule = objects(case)
    opt.load_state_dict(saved)
    assert run(opt, schedule, 900) == want


def test_an_initial_rate_that_is_written_lasts_behind_a_milestone():
    name = "SequentialLR: LinearLR, CosineAnnealingLR"
    opt, schedule = objects(CASES[name])
    run(opt, schedule, 5)
    opt.param_groups[0]["initial_lr"] *= 0.1
    for got, want in zip(run(opt, schedule, 60), golden_rates(name)[6:]):
        close(got, [want * 0.1])


@pytest.mark.parametrize("way", ["scaler", "stepper"])
def test_all_ways_of_a_step_have_the_rates_of_a_group_alone(way):
    """The rate of one group is written, and PyTorch's is the schedule's own again behind the milestone."""
    opt, schedule = objects(CASES["SequentialLR: LinearLR, StepLR"], (0.5, 0.2))
    run(opt, schedule, 36)
    opt.param_groups[1]["lr"] = 0.0
    opt.param_groups[0]["momentum"] = opt.param_groups[1]["momentum"] = 0.0
    weights = [group["params"][0] for group in opt.param_groups]
    made = mpt.Stepper(opt) if way == "stepper" else mpt.amp.GradScaler(init_scale=1.0)
    before = [0.0, 0.0]
    for rate in ([0.5, 0.0], [0.5, 0.2], [0.5, 0.2]):
        opt.zero_grad()
        loss = weights[0].sum() + weights[1].sum()
        if way == "stepper":
            made.backward(loss)
            made.step()
        else:
            made.scale(loss).backward()
            made.step(opt)
            made.update()
        assert [b - w.item() for b, w in zip(before, weights)] == pytest.approx(rate, rel=1e-6)
        before = [w.item() for w in weights]


def test_states_of_pytorch_are_read():
    for name, (at, state) in GOLDEN["states"].items():
        opt, schedule = objects(CASES[name])
        schedule.load_state_dict(state)
        assert schedule.last_epoch == at
        got = [schedule.get_last_lr(), *run(opt, schedule, 20)]
        close([r[0] for r in got], golden_rates(name)[at:at + 21])


def test_a_schedule_after_its_optimizer_never_starts_in_silence(tmp_path):
    opt, schedule = objects(CASES["MultiStepLR"])
    run(opt, schedule, 5)
    saved = opt.state_dict()
    opt = mpt.optim.SGD([mpt.zeros(1, requires_grad=True)], lr=0.5, momentum=0.5)
    opt.load_state_dict(saved)
    with pytest.raises(RuntimeError, match="create the schedule"):
        step(opt)
    with pytest.raises(mpt.Error):  # nothing is lost
        opt.load_state_dict({**saved, "training": mpt.zeros(4, dtype="u8")})
    with pytest.raises(RuntimeError, match="create the schedule"):
        step(opt)
    with pytest.warns(UserWarning, match="MultiStepLR starts .* loaded at step 5 of a schedule. .* create .* before"):
        schedule = make(lr_scheduler, opt, CASES["MultiStepLR"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run(opt, schedule, 2)
    training = mpt.Training(optimizers=[opt])
    training.save(tmp_path / "run.safetensors")
    opt = mpt.optim.SGD([mpt.zeros(1, requires_grad=True)], lr=0.5, momentum=0.5)
    with pytest.raises(mpt.Error, match="function of the host: set one before the load"):
        mpt.Training(optimizers=[opt]).load(tmp_path / "run.safetensors")


@pytest.mark.parametrize("name", [name for i, name in enumerate(CASES) if FULL or not is_chain(name) or i % 21 == 1])
def test_a_schedule_made_after_the_load_warns_at_once(name):
    opt, schedule = objects(CASES[name])
    run(opt, schedule, 2)
    saved, place = opt.state_dict(), schedule.state_dict()
    for first in (True, False):
        opt = mpt.optim.SGD([mpt.zeros(1, requires_grad=True)], lr=0.5, momentum=0.5)
        if first:
            opt.load_state_dict(saved)
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            schedule = make(lr_scheduler, opt, CASES[name])
        assert sum("loaded at step 2 of a schedule" in str(w.message) for w in seen) == first
        schedule.load_state_dict(place)
        assert schedule.last_epoch == 2


def test_a_schedule_that_fails_leaves_the_loaded_one():
    opt, schedule = objects(CASES["StepLR"])
    run(opt, schedule, 9)
    saved, rate = opt.state_dict(), opt.param_groups[0]["lr"]
    opt = mpt.optim.SGD([mpt.zeros(1, requires_grad=True)], lr=0.5, momentum=0.5)
    opt.load_state_dict(saved)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for wrong in ({"nosuch": 3}, {"end_factor": 0.5}):
            with pytest.raises((TypeError, mpt.InvalidArgumentError)):
                lr_scheduler.StepLR(opt, 2, **wrong)
            assert opt.param_groups[0]["lr"] == rate and opt.info().schedule_step == 9


def test_settings_of_a_state_are_taken():
    opt, schedule = objects(CASES["StepLR"])
    run(opt, schedule, 9)
    state = schedule.state_dict()
    opt = mpt.optim.SGD([mpt.zeros(1, requires_grad=True)], lr=0.1)
    schedule = lr_scheduler.StepLR(opt, 1000, 0.9)
    for bad in ({**state, "base_lrs": [1.0, 2.0]}, {**state, "_last_lr": []}, {**state, "last_epoch": -2}):
        with pytest.raises(ValueError, match="load_state_dict"):
            schedule.load_state_dict(bad)
        assert schedule.step_size == 1000 and schedule.get_last_lr() == [0.1] and schedule.last_epoch == 0
    schedule.load_state_dict(state)
    assert schedule.state_dict() == state and schedule.base_lrs == [0.5]
    close([r[0] for r in run(opt, schedule, 20)], GOLDEN["rates"]["StepLR"][10:30])
    schedule.load_state_dict({"last_epoch": 0})
    assert schedule.last_epoch == 0 and schedule.get_last_lr() == [0.5]


def test_a_rate_is_written_at_the_end_of_a_cosine_as_in_pytorch():
    opt = mpt.optim.SGD([mpt.zeros(1, requires_grad=True)], lr=0.5)
    schedule = lr_scheduler.CosineAnnealingLR(opt, 3)
    run(opt, schedule, 3)
    assert schedule.get_last_lr() == [0.0]
    opt.param_groups[0]["lr"] = 0.25
    assert schedule.get_last_lr() == [0.25]
    close([r[0] for r in run(opt, schedule, 4)], [0.375, 1.125, 1.5, 1.125])


# A rate of 0.1 that is written at a step where the factor is 0, and PyTorch 2.15's later rates.
ENDED = [
    (("PolynomialLR", {"total_iters": 2}), 2, [0.1] * 8),
    (("PolynomialLR", {"total_iters": 2, "power": 2.0}), 5, [0.1] * 8),
    (("PolynomialLR", {"total_iters": 4}), 2, [0.05] + [0] * 7),
    (("LinearLR", {"start_factor": 1.0, "end_factor": 0.0, "total_iters": 3}), 3, [0.1] * 8),
    (("MultiplicativeLR", {"lr_lambda": lambda step: 0.0 if step == 2 else 1.0}), 3, [0.1] * 8),
    (("LambdaLR", {"lr_lambda": lambda step: 0.0}), 3, [0] * 8),
    (("SequentialLR", (("PolynomialLR", {"total_iters": 2}), ("StepLR", {"step_size": 2, "gamma": 0.5}))), 35,
     [0.1, 0.5, 0.5, 0.25, 0.25, 0.125, 0.125, 0.0625]),
]


@pytest.mark.parametrize("case, at, want", ENDED)
def test_a_rate_that_is_written_behind_the_end_lasts_as_in_pytorch(case, at, want):
    opt, schedule = objects(case)
    run(opt, schedule, at)
    opt.param_groups[0]["lr"] = 0.1
    assert schedule.get_last_lr() == [0.1]
    for i, rate in enumerate(want):
        close(run(opt, schedule, 1)[0], [rate])
        if i % 2:
            states = opt.state_dict(), schedule.state_dict()
            opt, schedule = objects(case)
            opt.load_state_dict(states[0])
            schedule.load_state_dict(states[1])


@pytest.mark.filterwarnings("ignore:.*starts from its first step")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("case", [
    ("ChainedScheduler", (("CosineAnnealingLR", {"T_max": 7}), ("ExponentialLR", {"gamma": 0.9}))),
    ("CosineAnnealingLR", {"T_max": 7}), ("CosineAnnealingLR", {"T_max": 7, "eta_min": 0.1})])
def test_a_rate_that_was_written_goes_on_behind_a_break_where_the_factor_is_zero(case, order):
    def start():
        opt, schedule = objects(case, (0.5, 0.2))
        run(opt, schedule, 5)
        opt.param_groups[0]["lr"] *= 0.5
        run(opt, schedule, 2)
        return opt, schedule

    opt, schedule = start()
    least = 0.1 if "eta_min" in case[1] else 0
    assert schedule.get_last_lr() == [least] * 2
    want = run(opt, schedule, 14)
    opt, schedule = start()
    for length in (0, 3, 11):  # with a second break at once
        saved, place = opt.state_dict(), schedule.state_dict()
        opt = sgd((0.5, 0.2))
        for act in order.split(", "):
            if act == "make schedule":
                schedule = make(lr_scheduler, opt, case)
            elif act == "load optimizer":
                opt.load_state_dict(saved)
            else:
                schedule.load_state_dict(place)
        for rates in run(opt, schedule, length):
            close(rates, want.pop(0))


# The rates of a group of lr 0.5 that comes after 3 steps, by PyTorch 2.15. It refuses such a group
# under a LambdaLR, which takes 0.5 as the initial rate here.
ADDED = [
    (("ExponentialLR", {"gamma": 0.9}), [0.5, 0.45, 0.405, 0.3645]),
    (("StepLR", {"step_size": 2, "gamma": 0.5}), [0.5, 0.25, 0.25, 0.125]),
    (("PolynomialLR", {"total_iters": 2}), [0.5] * 4),
    (("LinearLR", {"start_factor": 0.5, "total_iters": 8}), [0.5, 0.5 * 12 / 11, 0.5 * 13 / 11, 0.5 * 14 / 11]),
    (("CosineAnnealingLR", {"T_max": 10, "eta_min": 0.1}), [0.5, 0.4297717981660215, 0.35192323673649994,
                                                        0.27407467530697843]),
    (("LambdaLR", {"lr_lambda": lambda step: 0.9**step}), [0.5 * 0.9**step for step in range(3, 7)]),
]


@pytest.mark.parametrize("case, want", ADDED)
def test_a_group_that_is_added_in_the_midst_starts_at_its_lr(case, want):
    opt, schedule = objects(case, (0.25,))
    run(opt, schedule, 3)
    before = opt.param_groups[0]["lr"]
    opt.add_param_group({"params": [mpt.zeros(1, requires_grad=True)], "lr": 0.5})
    assert opt.param_groups[0]["lr"] == before
    close([opt.param_groups[1]["lr"], *(rates[1] for rates in run(opt, schedule, 3))], want)


def test_arguments_of_cyclic_and_multiplicative_schedules():
    opt, _ = objects(CASES["StepLR"], (0.5, 0.2))
    for error, match, call in (
            (ValueError, "cycle_momentum", lambda: lr_scheduler.CyclicLR(opt, 0.1, 1.0)),
            (TypeError, "one number", lambda: lr_scheduler.CyclicLR(opt, [0.1], 1.0, cycle_momentum=False)),
            (ValueError, "max_lr", lambda: lr_scheduler.CyclicLR(opt, 0.1, [1.0], cycle_momentum=False)),
            (ValueError, "max_lr", lambda: lr_scheduler.CyclicLR(opt, 0.1, math.nan, cycle_momentum=False)),
            (ValueError, "mode", lambda: lr_scheduler.CyclicLR(opt, 0.1, 1.0, mode="up", cycle_momentum=False)),
            (TypeError, "one function", lambda: lr_scheduler.MultiplicativeLR(opt, [abs])),
            (ValueError, "T_max", lambda: lr_scheduler.CosineAnnealingLR(opt, 0)),
            (ValueError, "one factor must fit", lambda: lr_scheduler.ChainedScheduler(
                [lr_scheduler.CosineAnnealingLR(opt, 4, eta_min=0.1)]))):
        with pytest.raises(error, match=match):
            call()
    schedule = lr_scheduler.CyclicLR(opt, 0.1, [1.0, 0.4], step_size_up=3, cycle_momentum=False)
    close(run(opt, schedule, 3)[-1], [1.0, 0.4])
    assert schedule.base_lrs == [1.0, 0.4]
