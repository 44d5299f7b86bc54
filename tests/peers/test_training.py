"""Compares random trainings with PyTorch's: rules, schedules, scalers, clipping, L-BFGS.

Compares functions of the Python package that no other file covers as well: borders of convolutions,
recurrent modules without a batch, einsum, isclose, weighted losses.

SPDX-License-Identifier: Apache-2.0
"""
import math
import random
import sys
from pathlib import Path

import numpy as np
import pytest

import mpt
from need import need

sys.path.append(str(Path(__file__).resolve().parents[2] / "bindings/python/tests"))
from schedule_cases import CASES, STEPS, make  # noqa: E402

torch = need("torch")
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::FutureWarning")

SHAPES = [(), (1,), (7,), (33,), (4, 1), (1, 6), (7, 5), (16, 17), (2, 3, 4)]
BETAS, EPS = (0.0, 0.5, 0.9, 0.99, 0.999), (1e-12, 1e-8, 1e-3, 1.0)


def sometimes(draw, share, name, *values):
    return {name: draw.choice(values)} if draw.random() < share else {}


def options(draw, kind):
    o = {"lr": 10 ** draw.uniform(-4, -0.5), **sometimes(draw, 0.5, "weight_decay", 0.0, 1e-3, 0.1),
         **sometimes(draw, 0.3, "maximize", True)}
    if kind == "SGD":
        o.update(sometimes(draw, 0.7, "momentum", 0.1, 0.9, 1.0))
        if "momentum" in o:
            o.update(sometimes(draw, 0.5, "nesterov", True) or sometimes(draw, 0.5, "dampening", 0.1, 1.0))
    elif kind in ("Adam", "AdamW"):
        o.update(sometimes(draw, 0.4, "amsgrad", True), betas=(draw.choice(BETAS), draw.choice(BETAS)))
    elif kind == "RMSprop":
        o.update(sometimes(draw, 0.5, "momentum", 0.5, 0.9), **sometimes(draw, 0.4, "centered", True),
                 alpha=draw.choice(BETAS[2:]))
    elif kind == "Adagrad":
        o.update(sometimes(draw, 0.5, "lr_decay", 0.01, 1.0))
    elif kind == "Adafactor":
        o.update(sometimes(draw, 0.5, "beta2_decay", -0.5, -1.0), **sometimes(draw, 0.5, "d", 0.5, 2.0),
                 eps=(draw.choice((1e-15, 1e-3)), draw.choice((1e-3, 0.1))))
    if kind in ("Adam", "AdamW", "RMSprop", "Adagrad"):
        o["eps"] = draw.choice(EPS)
    return o


def both(values):
    return (torch.tensor(values, requires_grad=True), mpt.tensor(values).requires_grad_())


@pytest.mark.parametrize("kind", ["SGD", "Adam", "AdamW", "RMSprop", "Adagrad", "Adafactor"])
@pytest.mark.parametrize("bits", [32, 64])
def test_rules(kind, bits):
    draw, numbers = random.Random(f"{kind}{bits}"), np.random.default_rng(bits)
    dtype = np.float64 if bits == 64 else np.float32
    for _ in range(12):
        groups = [[both(np.asarray(numbers.standard_normal(draw.choice(SHAPES))).astype(dtype)) for _ in range(2)]
                  for _ in range(draw.choice((1, 2)))]
        chosen = [options(draw, kind) for _ in groups]
        theirs = getattr(torch.optim, kind)([{"params": [t for t, _ in g], **o} for g, o in zip(groups, chosen)],
                                            foreach=False)
        ours = getattr(mpt.optim, kind)([{"params": [m for _, m in g], **o} for g, o in zip(groups, chosen)],
                                        precision=f"{bits}-true")
        pairs = [p for g in groups for p in g]
        for step in range(6):
            if draw.random() < 0.2:
                theirs.param_groups[0]["lr"] = ours.param_groups[0]["lr"] = 10 ** draw.uniform(-4, -1)
            for t, m in pairs:
                g = np.asarray(numbers.standard_normal(tuple(t.shape)) * draw.choice((1, 1, 0, 1e-30))).astype(dtype)
                t.grad, m.grad = (None, None) if draw.random() < 0.15 else (torch.tensor(g), mpt.tensor(g))
            theirs.step()
            ours.step()
            for t, m in pairs:
                want = t.detach().numpy()
                bound = (1e-11 if bits == 64 else 1e-4) * max(1, np.abs(want).max())
                np.testing.assert_allclose(m.detach().numpy(), want, rtol=0, atol=bound, err_msg=f"{chosen}, {step}")


SCHEDULES = [
    ("StepLR", lambda d: {"step_size": d.randint(1, 7), "gamma": d.choice((0.0, 0.1, 0.9, 1.5))}),
    ("ExponentialLR", lambda d: {"gamma": d.choice((0.5, 0.99, 1.01))}),
    ("CosineAnnealingLR", lambda d: {"T_max": d.randint(12, 20), "eta_min": d.choice((0, 1e-6, 1.0))}),
    ("MultiStepLR", lambda d: {"milestones": [d.randint(0, 12) for _ in range(3)], "gamma": d.choice((0.1, 2.0))}),
    ("LinearLR", lambda d: {"start_factor": d.choice((1e-3, 1.0)), "end_factor": d.choice((0.0, 0.5)),
                            "total_iters": d.randint(1, 12)}),
    ("ConstantLR", lambda d: {"factor": d.choice((0.01, 0.3)), "total_iters": d.randint(1, 12)}),
    ("PolynomialLR", lambda d: {"total_iters": d.randint(1, 14), "power": d.choice((0.5, 1.0, 2.0))}),
    ("CosineAnnealingWarmRestarts", lambda d: {"T_0": d.randint(1, 5), "T_mult": d.randint(1, 3),
                                               "eta_min": d.choice((0, 1e-3))}),
    ("OneCycleLR", lambda d: {"max_lr": d.choice((0.1, 1.0)), "total_steps": d.randint(13, 30),
                              "pct_start": d.choice((0.0, 0.1, 0.3, 0.77, 1.0)), "div_factor": d.choice((1.0, 25.0)),
                              "final_div_factor": d.choice((1.0, 1e4)), "anneal_strategy": d.choice(("cos", "linear")),
                              "cycle_momentum": d.random() < 0.6})]


@pytest.mark.parametrize("name", CASES)
def test_every_step_of_each_schedule_and_of_chains_of_two(name):
    t, m = both(np.zeros(1))
    pairs = []
    for lib, parameter in ((torch, t), (mpt, m)):
        opt = lib.optim.SGD([parameter], lr=0.5, momentum=0.5)
        pairs.append((lib, opt, make(lib.optim.lr_scheduler, opt, CASES[name])))
    for step in range(STEPS):
        theirs, ours = ([g["lr"] for g in opt.param_groups] for _, opt, _ in pairs)
        assert ours == pytest.approx(theirs, rel=1e-12, abs=1e-15), step
        t.grad, m.grad = torch.zeros_like(t), mpt.zeros(1, dtype=m.dtype)
        for _, opt, schedule in pairs:
            opt.step()
            schedule.step()


@pytest.mark.parametrize("name, fields", SCHEDULES)
def test_schedules(name, fields):
    draw, numbers = random.Random(name), np.random.default_rng(1)
    for _ in range(10):
        kind, chosen = draw.choice((("SGD", {"momentum": 0.9}), ("Adam", {}))), fields(draw)
        t, m = both(np.zeros(3))
        theirs = getattr(torch.optim, kind[0])([t], lr=0.5, **kind[1])
        ours = getattr(mpt.optim, kind[0])([m], lr=0.5, precision="64-true", **kind[1])
        moving = [getattr(lib.optim.lr_scheduler, name)(o, **chosen) for lib, o in ((torch, theirs), (mpt, ours))]
        for _ in range(12):
            g = numbers.standard_normal(3)
            t.grad, m.grad = torch.tensor(g), mpt.tensor(g)
            theirs.step()
            ours.step()
            for schedule in moving:
                schedule.step()
            assert moving[1].get_last_lr() == pytest.approx(moving[0].get_last_lr(), rel=1e-10, abs=1e-15), chosen
            np.testing.assert_allclose(m.detach().numpy(), t.detach().numpy(), rtol=1e-10, atol=1e-13)


def test_scalers():
    """Runs random sequences of calls, valid and invalid, with values that overflow."""
    draw = random.Random(1)
    for _ in range(40):
        fields = {"init_scale": draw.choice((1.0, 3.7, 65536.0, 2.0**120)),
                  "growth_factor": draw.choice((1.5, 2.0, 1e10)), "backoff_factor": draw.choice((0.25, 0.5, 0.9)),
                  "growth_interval": draw.randint(1, 5)}
        count = draw.choice((1, 2, 3))
        pairs = [both(np.ones(4, np.float32)) for _ in range(count)]
        libraries = []
        for i, (lib, scaler) in enumerate(((torch, torch.amp.GradScaler("cpu", **fields)),
                                           (mpt, mpt.GradScaler("cpu", min_scale=0.0, **fields)))):
            libraries.append((scaler, [lib.optim.SGD([p[i]], lr=0.1, momentum=0.5) for p in pairs]))
        for _ in range(12):
            bad, factor = draw.randrange(count), draw.choice((1.0, 1.0, 1.0, 0.1, 1e10, math.inf, math.nan))
            for i, (scaler, optimizers) in enumerate(libraries):
                loss = 0.0
                for k, pair in enumerate(pairs):
                    optimizers[k].zero_grad()
                    loss = loss + (pair[i] * (factor if k == bad else 1.0)).sum()
                scaler.scale(loss).backward()
            kinds = (("unscale_", 0.4), ("unscale_", 0.1), ("step", 1.0), ("step", 0.1))
            calls = [(what, k) for k in range(count) for what, share in kinds if draw.random() < share]
            if draw.random() < 0.3:
                draw.shuffle(calls)
            for what, k in [*calls, ("update", draw.choice((None, None, None, None, 8.0, 0.5)))]:
                failed = []
                for scaler, optimizers in libraries:
                    try:
                        getattr(scaler, what)(optimizers[k] if what != "update" else k)
                        failed.append(False)
                    except RuntimeError:
                        failed.append(True)
                assert failed[0] == failed[1], (what, k)
            states = [scaler.state_dict() for scaler, _ in libraries]
            for key, value in states[0].items():
                assert np.float32(states[1][key]) == np.float32(value), (key, fields)
            for t, m in pairs:
                np.testing.assert_allclose(m.detach().numpy(), t.detach().numpy(), rtol=1e-5, atol=1e-6)
            if draw.random() < 0.1:
                libraries[1][0].load_state_dict(states[0])


def test_clipping():
    draw, numbers = random.Random(2), np.random.default_rng(2)
    for _ in range(60):
        pairs = [both(np.zeros(draw.choice(SHAPES))) for _ in range(3)]
        for t, m in pairs:
            g = numbers.standard_normal(tuple(t.shape)) * 10 ** draw.uniform(-2, 2)
            t.grad, m.grad = torch.tensor(np.asarray(g)), mpt.tensor(np.asarray(g))
        p, most = draw.choice((0.5, 1.0, 2.0, 3.0, math.inf)), draw.choice((1e-3, 1.0, 1e6, math.inf))
        theirs = torch.nn.utils.clip_grad_norm_([t for t, _ in pairs], most, p)
        assert mpt.nn.utils.clip_grad_norm_([m for _, m in pairs], most, p) == pytest.approx(theirs.item(), rel=1e-12)
        for t, m in pairs:
            np.testing.assert_allclose(m.grad.numpy(), t.grad.numpy(), rtol=1e-12)


def test_lbfgs():
    numbers = np.random.default_rng(4)
    for search in (None, "strong_wolfe"):
        for history in (1, 5, 100):
            a, start = numbers.standard_normal((6, 6)), numbers.standard_normal(6)
            a = a @ a.T + np.eye(6)
            t, m = both(start)
            fields = {"lr": 0.3, "max_iter": 5, "history_size": history, "line_search_fn": search}
            theirs, ours = torch.optim.LBFGS([t], **fields), mpt.optim.LBFGS([m], precision="64-true", **fields)

            def closure():
                theirs.zero_grad()
                loss = (t * (torch.tensor(a) @ t)).sum() + t.sin().sum()
                loss.backward()
                return loss

            for _ in range(3):
                want = theirs.step(closure).item()
                assert ours.step(lambda: (m * (mpt.tensor(a) @ m)).sum() + m.sin().sum()) == pytest.approx(want, rel=1e-8)
            np.testing.assert_allclose(m.detach().numpy(), t.detach().numpy(), rtol=1e-6, atol=1e-8)


def close(ours, theirs, rtol=1e-5, atol=1e-6):
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=rtol, atol=atol)


def test_plateaus():
    draw = random.Random(5)
    for _ in range(30):
        fields = {"mode": draw.choice(("min", "max")), "factor": draw.choice((0.1, 0.7)),
                  "patience": draw.randint(0, 3), "threshold": draw.choice((1e-4, 0.3)),
                  "threshold_mode": draw.choice(("rel", "abs")), "cooldown": draw.randint(0, 2),
                  "min_lr": draw.choice((0, 0.01)), "eps": draw.choice((1e-8, 0.2))}
        t, m = both(np.zeros(3))
        theirs, ours = torch.optim.SGD([t], lr=0.5), mpt.optim.SGD([m], lr=0.5, precision="64-true")
        moving = [lib.optim.lr_scheduler.ReduceLROnPlateau(o, **fields) for lib, o in ((torch, theirs), (mpt, ours))]
        for _ in range(25):
            value = draw.choice((1.0, 0.5, draw.uniform(-1, 2)))
            for schedule in moving:
                schedule.step(value)
            assert ours.param_groups[0]["lr"] == pytest.approx(theirs.param_groups[0]["lr"], rel=1e-12), fields
            assert moving[1].num_bad_epochs == moving[0].num_bad_epochs


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_borders_of_convolutions(dims):
    draw, numbers = random.Random(dims), np.random.default_rng(dims)
    for _ in range(10):
        mode = draw.choice(("zeros", "reflect", "replicate", "circular"))
        padding = draw.choice(("same", "valid", 1, tuple(draw.randint(0, 2) for _ in range(dims))))
        fields = {"kernel_size": draw.randint(1, 4), "dilation": draw.randint(1, 2), "padding": padding,
                  "padding_mode": mode}
        theirs = getattr(torch.nn, f"Conv{dims}d")(2, 3, **fields)
        ours = getattr(mpt.nn, f"Conv{dims}d")(2, 3, **fields)
        ours.load_state_dict({n: v.detach().numpy() for n, v in theirs.state_dict().items()})
        x = numbers.standard_normal((2, 2) + (9,) * dims).astype(np.float32)
        t, m = torch.tensor(x, requires_grad=True), mpt.tensor(x).requires_grad_()
        want, got = theirs(t), ours(m)
        close(got, want, 1e-4, 1e-5)
        want.square().sum().backward()
        got.square().sum().backward()
        close(m.grad, t.grad, 1e-3, 1e-4)
        if mode == "zeros":
            weight, bias = (mpt.tensor(p.detach().numpy()) for p in (theirs.weight, theirs.bias))
            close(getattr(mpt.nn.functional, f"conv{dims}d")(m, weight, bias, 1, padding, fields["dilation"]),
                  want, 1e-4, 1e-5)


@pytest.mark.parametrize("kind", ["LSTM", "GRU"])
def test_recurrent_without_a_batch(kind):
    for first in (False, True):
        theirs = getattr(torch.nn, kind)(3, 4, 2, batch_first=first, bidirectional=True)
        ours = getattr(mpt.nn, kind)(3, 4, 2, batch_first=first, bidirectional=True)
        ours.load_state_dict({n: v.detach().numpy() for n, v in theirs.state_dict().items()})
        x = np.random.default_rng(3).standard_normal((5, 3)).astype(np.float32)
        (want, a), (got, b) = theirs(torch.tensor(x)), ours(mpt.tensor(x))
        (want, _), (got, _) = theirs(torch.tensor(x), a), ours(mpt.tensor(x), b)  # also with states
        close(got, want, 1e-4, 1e-5)
        for ta, mb in zip(a if kind == "LSTM" else [a], b if kind == "LSTM" else [b]):
            close(mb, ta, 1e-4, 1e-5)


EINSUMS = [("ij,jk->ik", (2, 3), (3, 4)), ("bij,bjk->bik", (2, 3, 4), (2, 4, 5)), ("ii->i", (3, 3)), ("ii", (3, 3)),
           ("ij->ji", (2, 3)), ("i,j->ij", (2,), (3,)), ("...ij,...jk->...ik", (2, 3, 4), (4, 5)),
           ("bhqd,bhkd->bhqk", (2, 3, 4, 5), (2, 3, 6, 5)), ("ij,kj,lj->ikl", (2, 3), (4, 3), (5, 3)), ("ij->", (2, 3)),
           ("a,a->a", (3,), (3,)), ("bn,anm,bm->ba", (2, 5), (3, 5, 4), (2, 4)), ("...i->...", (2, 3, 4)),
           ("ba", (2, 3)),
           ("i...j,j->i...", (2, 3, 4), (4,)), ("iij->j", (3, 3, 2)), ("...,...->...", (2, 1), (3,)),
           ("ij,ij->ij", (2, 3), (1, 3)), ("ij,i", (2, 0), (2,)), ("ij", (2, 3)), (" i j , j -> i ", (2, 3), (3,))]


@pytest.mark.parametrize("equation, shapes", [(e, s) for e, *s in EINSUMS])
def test_einsum(equation, shapes):
    numbers = np.random.default_rng(6)
    pairs = [both(numbers.standard_normal(s)) for s in shapes]
    want, got = torch.einsum(equation, *[t for t, _ in pairs]), mpt.einsum(equation, *[m for _, m in pairs])
    assert got.shape == tuple(want.shape)
    close(got, want, 1e-12, 1e-13)
    factor = np.asarray(numbers.standard_normal(got.shape))
    (want * torch.tensor(factor)).sum().backward()
    (got * mpt.tensor(factor)).sum().backward()
    for t, m in pairs:
        close(m.grad, t.grad, 1e-12, 1e-13)


def test_closeness():
    values = [0.0, 1.0, 1.0 + 1e-6, 1.1, -1.0, math.inf, -math.inf, math.nan]
    a, b = np.array([x for x in values for _ in values]), np.array(values * len(values))
    for fields in ({}, {"equal_nan": True}, {"rtol": 0.2}, {"atol": 0.2}):
        want = torch.isclose(torch.tensor(a), torch.tensor(b), **fields).tolist()
        assert mpt.isclose(mpt.tensor(a), mpt.tensor(b), **fields).tolist() == want, fields


def test_losses_with_weights_and_functions_with_defaults():
    numbers = np.random.default_rng(7)
    p, y, w = (numbers.uniform(0.1, 0.9, (3, 4)) for _ in range(3))
    x = numbers.standard_normal((2, 3, 4)) * 5
    for reduction in ("none", "mean", "sum"):
        for name in ("binary_cross_entropy", "binary_cross_entropy_with_logits"):
            want = getattr(torch.nn.functional, name)(*map(torch.tensor, (p, y, w)), reduction=reduction)
            close(getattr(mpt.nn.functional, name)(*map(mpt.tensor, (p, y, w)), reduction=reduction), want)
    for n, values in ((1, x[0, 0]), (2, x[0]), (3, x)):
        for name in ("softmax", "log_softmax"):
            close(getattr(mpt.nn.functional, name)(mpt.tensor(values)),
                  getattr(torch.nn.functional, name)(torch.tensor(values)))
    close(mpt.nn.functional.softplus(mpt.tensor(x), 0.5), torch.nn.functional.softplus(torch.tensor(x), 0.5))
    close(mpt.nn.functional.pad(mpt.tensor(x), (1, 2, 3, 0), "circular"),
          torch.nn.functional.pad(torch.tensor(x), (1, 2, 3, 0), "circular"))
    close(mpt.tensor(x).view(mpt.int32), torch.tensor(x).view(torch.int32))
