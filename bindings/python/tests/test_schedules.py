"""Tests of learning rate schedules: names, arguments and rates of torch.optim.lr_scheduler.

SPDX-License-Identifier: Apache-2.0
"""
import warnings

import pytest

import mpt


def test_schedules_count_applied_steps():
    w = mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=1.0)
    mpt.optim.lr_scheduler.StepLR(opt, 2, 0.1)
    rates = []
    for _ in range(5):
        rates.append(round(opt.param_groups[0]["lr"], 6))
        w.sum().backward()
        opt.step()
    assert rates == [1, 1, 0.1, 0.1, 0.01]
    opt.set_schedule("cosine", total_steps=10, warmup_steps=5)
    assert opt.param_groups[0]["lr"] == pytest.approx(0.2)
    opt.set_schedule(None)
    assert opt.param_groups[0]["lr"] == 1.0


@pytest.mark.parametrize("name, args, options, expected", [
    ("StepLR", (2,), {}, [1, 1, 0.1, 0.1, 0.01]), ("ExponentialLR", (0.5,), {}, [1, 0.5, 0.25, 0.125, 0.0625]),
    ("MultiStepLR", ([1, 3], 0.5), {}, [1, 0.5, 0.5, 0.25, 0.25]),
    ("LinearLR", (0.5, 1.0, 4), {}, [0.5, 0.625, 0.75, 0.875, 1]),
    ("LinearLR", (), {}, [1 / 3, 7 / 15, 0.6, 11 / 15, 13 / 15]),
    ("ConstantLR", (0.25, 2), {}, [0.25, 0.25, 1, 1, 1]),
    ("LambdaLR", (lambda t: 1 / (t + 1),), {}, [1, 1 / 2, 1 / 3, 1 / 4, 1 / 5]),
    ("CosineAnnealingLR",
     (4,), {"eta_min": 0.2}, [1, 0.2 + 0.4 * (1 + 0.5**0.5), 0.6, 0.2 + 0.4 * (1 - 0.5**0.5), 0.2])])
def test_schedules_are_torchs(name, args, options, expected):
    w = mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=1.0)
    schedule = getattr(mpt.optim.lr_scheduler, name)(opt, *args, **options)
    rates = []
    for _ in range(5):
        rates += schedule.get_last_lr()
        w.sum().backward()
        opt.step()
        schedule.step()
    assert rates == pytest.approx(expected)


def test_eta_min_is_of_the_lr_before_an_earlier_schedule():
    w = mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=1.0)
    mpt.optim.lr_scheduler.StepLR(opt, 1, 0.5)
    for _ in range(3):
        w.sum().backward()
        opt.step()
    with pytest.warns(UserWarning, match="takes the place"):
        schedule = mpt.optim.lr_scheduler.CosineAnnealingLR(opt, 2, eta_min=0.1)
    for _ in range(2):
        opt.step()
    assert schedule.get_last_lr() == pytest.approx([0.1])


def test_a_schedule_that_is_stepped_by_epochs_warns():
    w = mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=1.0)
    schedule = mpt.optim.lr_scheduler.StepLR(opt, 2)
    w.sum().backward()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        schedule.step()  # a skipped step
        for _ in range(3):
            opt.step()
            schedule.step()
    for _ in range(3):
        opt.step()
    with pytest.warns(UserWarning, match="after 3 steps"):
        schedule.step()


def test_one_cycle_takes_torchs_arguments():
    opt = mpt.optim.SGD([{"params": mpt.ones(1)}, {"params": mpt.ones(1)}], lr=1.0, momentum=0.9)
    mpt.optim.lr_scheduler.OneCycleLR(opt, [0.5, 0.25], epochs=2, steps_per_epoch=5, div_factor=10)
    assert [g["lr"] for g in opt.param_groups] == pytest.approx([0.05, 0.025])
    for bad in ({"max_lr": [1.0], "total_steps": 5}, {"max_lr": 1.0}, {"max_lr": 1.0, "epochs": 2},
                {"max_lr": 1.0, "total_steps": 5, "anneal_strategy": "sin"}):
        with pytest.raises(ValueError):
            mpt.optim.lr_scheduler.OneCycleLR(opt, **bad)
    assert [g["lr"] for g in opt.param_groups] == pytest.approx([0.05, 0.025])
    with pytest.raises(TypeError, match="one function"):
        mpt.optim.lr_scheduler.LambdaLR(opt, [lambda step: 1.0])
    with pytest.raises(TypeError, match=r"\[tensor\]"):
        mpt.optim.SGD(mpt.ones(2, requires_grad=True))
    with pytest.raises(ValueError, match="differentiable"):
        mpt.optim.SGD([mpt.ones(1)], differentiable=True)


def test_one_eta_min_is_for_every_lr():
    a, b = mpt.ones(1, requires_grad=True), mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([{"params": a}, {"params": b, "lr": 0.5}], lr=1.0)
    mpt.optim.lr_scheduler.CosineAnnealingLR(opt, 4, eta_min=0.1)
    for _ in range(2):
        for g in opt.param_groups:
            g["params"][0].grad = mpt.zeros(1)
        opt.step()
    assert [g["lr"] for g in opt.param_groups] == pytest.approx([0.1 + 0.9 / 2, 0.1 + 0.4 / 2])


def test_a_loaded_count_of_steps_does_not_warn(tmp_path):
    def objects():
        w = mpt.ones(1, requires_grad=True)
        opt = mpt.optim.SGD([w], lr=0.5)
        return w, opt, mpt.optim.lr_scheduler.StepLR(opt, 100)

    def step(w, opt):
        w.sum().backward()
        opt.step()

    w, opt, _ = objects()
    for _ in range(7):
        step(w, opt)
    for make in (lambda o: mpt.Training(optimizers=[o]), lambda o: mpt.Training(mpt.Stepper(o))):
        make(opt).save(tmp_path / "run.safetensors")
        w, opt, schedule = objects()
        make(opt).load(tmp_path / "run.safetensors")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            step(w, opt)
            schedule.step()
        step(w, opt), step(w, opt), step(w, opt)
        with pytest.warns(UserWarning, match="after 3 steps"):
            schedule.step()


def two_leaves():
    return mpt.ones(1, requires_grad=True), mpt.ones(1, requires_grad=True)


def test_a_plateau_reduces_a_group_that_was_added_later():
    a, b = two_leaves()
    opt = mpt.optim.SGD([a], lr=1.0)
    schedule = mpt.optim.lr_scheduler.ReduceLROnPlateau(opt, patience=0, factor=0.5, min_lr=0.3)
    schedule.step(1.0)
    opt.add_param_group({"params": [b], "lr": 0.4})
    schedule.step(1.0)
    assert schedule.get_last_lr() == [0.5, 0.3] and schedule.min_lrs == [0.3, 0.3]


def test_a_plateau_with_a_list_names_a_group_without_min_lr():
    a, b = two_leaves()
    opt = mpt.optim.SGD([a], lr=1.0)
    schedule = mpt.optim.lr_scheduler.ReduceLROnPlateau(opt, patience=0, factor=0.5, min_lr=[0.3])
    schedule.step(1.0)
    opt.add_param_group({"params": [b], "lr": 0.4})
    with pytest.raises(ValueError, match="2 groups by now, and min_lr was a list of 1 values"):
        schedule.step(1.0)
    assert schedule.get_last_lr() == [1.0, 0.4]
    schedule.min_lrs = [0.3, 0.1]
    schedule.step(1.0)
    assert schedule.get_last_lr() == [0.5, 0.2]
    for rates in ([0.1], [0.1] * 3):
        with pytest.raises(ValueError, match=f"min_lr has {len(rates)} values and the optimizer has 2 groups"):
            mpt.optim.lr_scheduler.ReduceLROnPlateau(opt, min_lr=rates)


@pytest.mark.parametrize("key", ["base_lrs", "_last_lr", "_full_lrs"])
def test_a_state_has_a_rate_for_each_group(key):
    opt = mpt.optim.SGD([{"params": [w]} for w in two_leaves()], lr=1.0)
    schedule = mpt.optim.lr_scheduler.StepLR(opt, 3)
    with pytest.raises(ValueError, match=f"{key} has 1 values and the optimizer has 2 groups"):
        schedule.load_state_dict({**schedule.state_dict(), key: [0.5]})


@pytest.mark.parametrize("name, args, options, text", [
    ("PolynomialLR", (0,), {}, "total_iters is 0; expected an integer of at least 1"),
    ("PolynomialLR", (2, -1.0), {}, "power is -1.0"),
    ("CyclicLR", (0.1, 0.2, 0), {}, "step_size_up is 0"), ("CyclicLR", (0.1, 0.2, -3), {}, "step_size_up is -3"),
    ("CyclicLR", (0.1, 0.2, 3, -1), {}, "step_size_down is -1"),
    ("MultiStepLR", ([3.5],), {}, "a milestone is 3.5"), ("MultiStepLR", ([-1],), {}, "a milestone is -1"),
    ("MultiStepLR", ([3], -0.5), {}, "gamma is -0.5"),
    ("LinearLR", (), {"total_iters": -3}, "total_iters is -3; expected an integer of at least 0"),
    ("LinearLR", (), {"total_iters": 2.5}, "total_iters is 2.5"),
    ("ConstantLR", (0.5, -1), {}, "total_iters is -1"), ("ConstantLR", (-0.5,), {}, "factor is -0.5"),
    ("ConstantLR", (1.5,), {}, "factor is 1.5"), ("StepLR", (1.5,), {}, "StepLR: step_size is 1.5"),
    ("StepLR", (0,), {}, "StepLR: step_size is 0"), ("ExponentialLR", (-0.5,), {}, "ExponentialLR: gamma is -0.5"),
    ("CosineAnnealingLR", (float("nan"),), {}, "T_max is nan"),
    ("CosineAnnealingWarmRestarts", (float("inf"),), {}, "T_0 is inf"),
    ("OneCycleLR", (0.1, 0), {}, "total_steps is 0"), ("OneCycleLR", (0.1, 2.5), {}, "total_steps is 2.5"),
    ("OneCycleLR", (0.1, None, -2, -3), {}, "epochs is -2"),
    ("OneCycleLR", (0.1, None, 2, 0), {}, "steps_per_epoch is 0"),
    ("ReduceLROnPlateau", (), {"factor": -0.5}, "factor is -0.5"),
    ("ReduceLROnPlateau", (), {"patience": -1}, "patience is -1"),
    ("ReduceLROnPlateau", (), {"cooldown": -1}, "cooldown is -1")])
def test_degenerate_options_are_named(name, args, options, text):
    opt = mpt.optim.SGD(two_leaves(), lr=1.0)
    if name == "CyclicLR":
        options = {**options, "cycle_momentum": False}
    with pytest.raises(ValueError, match=text):
        getattr(mpt.optim.lr_scheduler, name)(opt, *args, **options)
    assert not opt._scheduled and opt.param_groups[0]["lr"] == 1.0


@pytest.mark.parametrize("name", ["LinearLR", "ConstantLR"])
def test_no_steps_keep_the_factor(name):
    w = mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=0.1)
    schedule = getattr(mpt.optim.lr_scheduler, name)(opt, total_iters=0)
    rates = []
    for _ in range(3):
        rates += schedule.get_last_lr()
        w.sum().backward()
        opt.step()
        schedule.step()
    assert rates == pytest.approx([0.1 / 3] * 3)


def test_one_cycle_ends_after_its_steps():
    w = mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=0.1)
    schedule = mpt.optim.lr_scheduler.OneCycleLR(opt, 0.1, 3, cycle_momentum=False)

    def step():
        w.sum().backward()
        opt.step()
        schedule.step()

    for _ in range(3):
        step()
    finished = schedule.state_dict(), opt.state_dict()
    with pytest.raises(ValueError, match="4 steps, and total_steps is 3"):
        step()
    beyond = schedule.state_dict(), opt.state_dict()
    for of_schedule, of_optimizer in (finished, beyond):
        other = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.1)
        again = mpt.optim.lr_scheduler.OneCycleLR(other, 0.1, 3, cycle_momentum=False)
        other.load_state_dict(of_optimizer)
        again.load_state_dict(of_schedule)
        assert again.last_epoch == of_schedule["last_epoch"] and again.get_last_lr() == of_schedule["_last_lr"]


def chain(kind, optimizer, makers, order, milestone=2):
    """Returns a schedule whose parts are created in an order."""
    library, parts = mpt.optim.lr_scheduler, {}
    for i in order:
        name, args, options = makers[i]
        parts[i] = getattr(library, name)(optimizer, *args, **options)
    parts = [parts[i] for i in range(len(makers))]
    return library.SequentialLR(optimizer, parts, [milestone]) if kind == "SequentialLR" else \
        library.ChainedScheduler(parts)


def run(opt, schedule, steps):
    rates = [[g["lr"] for g in opt.param_groups]]
    for _ in range(steps):
        for group in opt.param_groups:
            group["params"][0].grad = mpt.zeros(1)
        opt.step()
        schedule.step()
        rates.append([g["lr"] for g in opt.param_groups])
    return rates


ONE_CYCLE = ("OneCycleLR", (0.4, 9), {"cycle_momentum": False, "anneal_strategy": "linear"})
LAMBDA = ("LambdaLR", (lambda step: 0.9**step,), {})
CYCLIC = ("CyclicLR", (0.1, 0.3, 4), {"cycle_momentum": False})


# The rates of PyTorch 2.15.
@pytest.mark.filterwarnings("ignore:.*takes the place")
@pytest.mark.parametrize("kind, makers, order, expected", [
    ("ChainedScheduler", [ONE_CYCLE, ("LinearLR", (0.5,), {"total_iters": 4})], (1, 0),
     [0.016, 0.3023529411764707, 0.45714294857142856, 0.3703707555555556, 0.2902501006802721]),
    ("ChainedScheduler", [("StepLR", (2, 0.5), {}), CYCLIC], (1, 0), [0.1, 0.15, 0.2, 0.25, 0.3]),
    ("ChainedScheduler", [("StepLR", (2, 0.5), {}), CYCLIC], (0, 1), [0.5, 0.15, 0.2, 0.25, 0.3]),
    ("ChainedScheduler", [ONE_CYCLE, ("StepLR", (2, 0.0), {})], (0, 1),
     [0.016, 0.24188235294117655, 0.0, 0.31746064761904763, 0.0]),
    ("SequentialLR", [LAMBDA, ONE_CYCLE], (1, 0),
     [0.016, 0.014400000000000001, 0.016, 0.24188235294117655, 0.38095245714285714]),
    ("SequentialLR", [LAMBDA, ONE_CYCLE], (0, 1), [0.5, 0.45, 0.016, 0.24188235294117655, 0.38095245714285714])])
def test_parts_that_are_created_in_another_order_are_pytorchs(kind, makers, order, expected):
    opt = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.5)
    got = run(opt, chain(kind, opt, makers, order), 4)
    assert [r[0] for r in got] == pytest.approx(expected, rel=1e-12)


@pytest.mark.filterwarnings("ignore:.*takes the place")
@pytest.mark.parametrize("kind", ["SequentialLR", "ChainedScheduler"])
def test_rates_of_cycles_in_chains_are_in_proportion_in_all_groups(kind):
    def sgd():
        return mpt.optim.SGD([{"params": mpt.ones(1, requires_grad=True), "lr": lr} for lr in (0.5, 0.25)], lr=1.0)

    def cycle(rates):
        return "OneCycleLR", (rates, 9), {"cycle_momentum": False}

    opt = sgd()
    rates = run(opt, chain(kind, opt, [LAMBDA, cycle([0.4, 0.2])], (0, 1)), 6)
    assert all(b == pytest.approx(a / 2, rel=1e-12) for a, b in rates)
    opt = sgd()
    with pytest.raises(ValueError, match="SequentialLR: .* not in proportion: one factor must fit all groups"):
        chain("SequentialLR", opt, [LAMBDA, cycle([0.4, 0.3])], (0, 1))
    assert opt._scheduled  # the last part
    opt = sgd()  # the cycle hides the rates before it
    rates = run(opt, chain("ChainedScheduler", opt, [LAMBDA, cycle([0.4, 0.3])], (0, 1)), 6)
    assert all(b == pytest.approx(a * 0.75, rel=1e-12) for a, b in rates)
    opt = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.5)
    first = mpt.optim.lr_scheduler.CyclicLR(opt, 0.1, 0.3, 4, cycle_momentum=False)
    opt.add_param_group({"params": [mpt.ones(1, requires_grad=True)]})
    second = mpt.optim.lr_scheduler.StepLR(opt, 4)
    with pytest.raises(ValueError, match="CyclicLR was created for 1 groups, and the optimizer has 2"):
        mpt.optim.lr_scheduler.ChainedScheduler([first, second])


@pytest.mark.filterwarnings("ignore:.*takes the place")
@pytest.mark.parametrize("kind, makers, last", [
    ("SequentialLR", [ONE_CYCLE, LAMBDA], 15), ("SequentialLR", [LAMBDA, ONE_CYCLE], 11),
    ("ChainedScheduler", [ONE_CYCLE, LAMBDA], 9)])
def test_a_part_ends_after_its_steps(kind, makers, last):
    opt = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.5)
    schedule = chain(kind, opt, makers, (0, 1))
    run(opt, schedule, min(last, 14))
    if last < 14:
        with pytest.raises(ValueError, match="OneCycleLR: it has made 10 steps, and total_steps is 9"):
            run(opt, schedule, 1)


@pytest.mark.filterwarnings("ignore:.*takes the place")
@pytest.mark.parametrize("kind", ["SequentialLR", "ChainedScheduler"])
@pytest.mark.parametrize("cycle, other", [
    (ONE_CYCLE, ("OneCycleLR", (0.1, 50), {"cycle_momentum": False, "anneal_strategy": "linear"})),
    (CYCLIC, ("CyclicLR", (0.0, 0.7, 9), {"cycle_momentum": False}))])
def test_a_state_has_the_rates_of_the_parts(kind, cycle, other):
    step = ("StepLR", (1, 0.5), {})
    for makers, others in (([cycle, step], [other, step]), ([step, cycle], [step, other])):
        opt = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.5)
        schedule = chain(kind, opt, makers, (0, 1))
        run(opt, schedule, 1)
        state = schedule.state_dict()
        want = run(opt, schedule, 6)
        opt = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.03)
        schedule = chain(kind, opt, others, (0, 1))
        schedule.load_state_dict(state)
        assert schedule.state_dict() == state
        assert [r[0] for r in run(opt, schedule, 6)] == pytest.approx([r[0] for r in want], rel=1e-12)


# The rates of PyTorch 2.15.
@pytest.mark.filterwarnings("ignore:.*takes the place")
@pytest.mark.parametrize("kind, further, expected", [
    ("SequentialLR", ("StepLR", (1, 0.5), {}), [0.1, 0.15, 0.2, 0.5, 0.25, 0.125]),
    ("ChainedScheduler", ("ConstantLR", (0.5, 3), {}), [0.25, 0.15, 0.2, 0.5, 0.3, 0.25])])
def test_a_chain_with_a_cycle_is_a_part(kind, further, expected):
    library = mpt.optim.lr_scheduler
    opt = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.5)
    first = chain("ChainedScheduler", opt, [("StepLR", (2, 0.5), {}), CYCLIC], (0, 1))
    parts = [first, getattr(library, further[0])(opt, *further[1])]
    schedule = library.SequentialLR(opt, parts, [3]) if kind == "SequentialLR" else library.ChainedScheduler(parts)
    assert [r[0] for r in run(opt, schedule, 5)] == pytest.approx(expected, rel=1e-12)
