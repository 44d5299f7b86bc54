"""Tests of training: precisions, loss scaling, steps and files.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import collections
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

import mpt
from mpt import nn

F = nn.functional
PRESETS = ["32-true", "64-true", "16-true", "bf16-true", "bf16-mixed", "16-mixed", "O1", "O2",
           "bf16-true,master=kahan"]


def task(rows=64):
    x = mpt.randn(rows, 16)
    return x, (x[:, :4].sum(1) > 0).long()


def make_net():
    return nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.LayerNorm(32), nn.Linear(32, 2))


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_trains(name):
    x, y = task()
    net = make_net()
    precision = mpt.Precision(name)
    precision.apply(net)
    opt = mpt.optim.AdamW(net.parameters(), lr=1e-2)
    assert opt.precision == precision
    stepper = mpt.Stepper(opt, clip_norm=1.0)
    losses = []
    for _ in range(60):
        with precision:
            loss = F.cross_entropy(net(precision.cast_input(x)), y)
        stepper.backward(loss)
        assert stepper.step()
        losses.append(loss.item())
    assert losses[-1] < 0.5 * losses[0]
    assert (stepper.scaler is not None) == (precision.scaling == "dynamic")
    verdict = stepper.verdict()
    assert verdict.applied and verdict.steps == 60 and verdict.grad_norm > 0


def test_precisions_are_data():
    p = mpt.Precision("bf16-mixed", grad="f32")
    assert p.compute is mpt.bfloat16 and p.grad is mpt.float32 and p.master == "split"
    p.compute = "f16"
    p.scaling = "dynamic"
    assert p.compute is mpt.float16 and p != mpt.Precision("bf16-mixed")
    with pytest.raises(ValueError, match="split"):
        p.master = "slit"
    assert "compute=mpt.float16" in repr(p)
    net = make_net()
    before = net.state_dict()["0.weight"].tolist()
    for name in ("bf16-mixed", "16-mixed", "32-true"):
        mpt.Precision(name).apply(net)
    assert net.state_dict()["0.weight"].tolist() == before


def test_autocast_is_casts_by_hand_to_the_last_bit():
    x, w = mpt.randn(8, 16), mpt.randn(4, 16)
    for dtype in ("bf16", "f16"):
        with mpt.autocast(dtype):
            a = F.linear(x, w).softmax(-1)
        b = F.linear(x.to(dtype), w.to(dtype)).softmax(-1, dtype="f32")
        assert a.dtype == b.dtype == mpt.float32 and (a == b).all()
    with mpt.autocast("bf16"):
        assert mpt.get_autocast_dtype() is mpt.bfloat16
        with mpt.autocast(enabled=False):
            assert (x @ w.T).dtype == mpt.float32
        mpt.autocast_override("matmul", "fp32")
        assert (x @ w.T).dtype == mpt.float32
    with mpt.autocast("cpu", dtype=mpt.float16):
        assert (x @ w.T).dtype == mpt.float16

    @mpt.autocast("bf16")
    def f():
        return x @ w.T
    assert f().dtype == mpt.bfloat16


def test_profiles_and_traces(context):
    x, w = mpt.randn(8, 16), mpt.randn(4, 16)
    with mpt.trace() as t:
        with mpt.autocast("bf16", profile="pytorch-cpu", cache_enabled=False):
            assert F.linear(x, w).dtype == mpt.bfloat16
        x + 1
    assert "linear" in t.text() and t.info().ops >= 2
    with pytest.raises(ValueError, match="apex-o1"):
        mpt.autocast("bf16", profile="apex").__enter__()
    with mpt.autocast("bf16", cache="scope"):
        pass
    stats = mpt.tensor([1.0, -3.0, 1e-7]).stats(dtype="f16")
    assert stats.elements == 3 and stats.largest == 3 and stats.subnormals == 1
    w.requires_grad = True
    F.linear(x, w).sum().backward()
    total, each = mpt.capi.params_get_grad_stats(mpt.Params.of([w]), None, 1)
    assert total["elements"] == each[0]["elements"] == 64


def test_gradients_by_name_and_how_they_lie():
    net = nn.Linear(4, 2)
    params = mpt.Params.of(net)
    net(mpt.ones(3, 4)).sum().backward()
    stats = params.grad_stats()
    assert list(stats) == ["", "weight", "bias"]
    assert (stats[""].elements, stats["weight"].elements, stats["bias"].largest) == (10, 8, 3)


def rosenbrock(w):
    a, b = w[0], w[1]
    return (1 - a)**2 + 100 * (b - a**2)**2


@pytest.mark.parametrize("search", [None, "strong_wolfe"])
def test_lbfgs(search):
    w = mpt.tensor([-1.0, 2.0], requires_grad=True)
    opt = mpt.optim.LBFGS([w], lr=1.0 if search else 1e-3, line_search_fn=search)
    losses = [opt.step(lambda: rosenbrock(w)) for _ in range(20)]
    assert losses[0] == 104 and losses[-1] < (1e-6 if search else 104) and opt.applied
    assert opt.info().steps == 20 and opt.info().evaluations > 20


def test_a_closure_computes_gradients_anywhere():
    w = nn.Parameter(mpt.tensor([1.0]))

    def closure():
        loss = (w * w).sum()
        loss.backward()
        return loss
    with mpt.no_grad():
        assert mpt.optim.SGD([w], lr=0.1).step(closure).item() == 1
        assert w.tolist() == pytest.approx([0.8])
        assert mpt.optim.LBFGS([w]).step(lambda: ((w - 3)**2).sum()) == pytest.approx(4.84)
    with mpt.Context() as other, mpt.no_grad(context=w.context):
        assert other is mpt.current_context() and mpt.optim.SGD([w], lr=0.1).step(closure).item() == pytest.approx(9)
    with pytest.raises(mpt.StateError, match="the closure only computes the loss"):
        mpt.optim.LBFGS([w]).step(closure)


@pytest.mark.parametrize("options", [{"betas": (0.9,)}, {"betas": (0.9, 0.99, 0.999, 0.9)}, {"eps": (1e-8,)}])
def test_pairs_have_two_numbers(options):
    with pytest.raises(ValueError, match=next(iter(options))):
        mpt.optim.Adam([nn.Parameter(mpt.ones(1))], **options)


def test_a_group_that_cannot_be_added_leaves_nothing():
    a, b = nn.Parameter(mpt.tensor([1.0])), nn.Parameter(mpt.tensor([2.0]))
    opt = mpt.optim.SGD([a], lr=1.0)
    for wrong, text in (({"lr": -1}, "lr"), ({"wd": 1}, "wd"), ({"weight_decay": -1}, "weight_decay"),
                        ({"params": [b, a]}, "already"), ({"params": [b, b]}, "already"), ({"params": []}, "empty")):
        with pytest.raises((mpt.InvalidArgumentError, TypeError, ValueError), match=text):
            opt.add_param_group({"params": [b], **wrong})
    assert len(opt.param_groups) == 1 and len(opt.params) == 1 and not b.name
    b.grad = mpt.ones(1)
    opt.step()
    assert b.tolist() == [2]
    opt.add_param_group({"params": [b], "lr": 0.5})
    opt.step()
    assert b.tolist() == [1.5]
    opt.add_param_group({"params": [nn.Parameter(mpt.ones(1), requires_grad=False)]})
    assert not opt.param_groups[2]["params"][0].requires_grad
    with pytest.raises(TypeError, match="state_dict"):
        copy.deepcopy(opt)


def test_lbfgs_takes_back_what_is_not_finite():
    w = mpt.tensor([1.0, 2.0], requires_grad=True)
    opt = mpt.optim.LBFGS([w])
    opt.step(lambda: (w * float("inf")).sum())
    assert not opt.applied and w.tolist() == [1, 2]

    def fails():
        raise RuntimeError("no data")
    with pytest.raises(mpt.CallbackError, match="no data"):
        opt.step(fails)
    with pytest.raises(mpt.CallbackError, match="None"):
        opt.step(lambda: None)
    with pytest.raises(TypeError, match="cannot be called"):
        opt.step(3)
    with pytest.raises(ValueError, match="wolf"):
        mpt.optim.LBFGS([w], line_search_fn="wolf")
    assert w.tolist() == [1, 2]


def test_gradients_by_rows():
    table = nn.Embedding(100, 3, sparse=True)
    assert table.weight.grad_rows() is None
    opt = mpt.optim.SparseAdam(table.parameters())
    before = table.weight.tolist()
    table(mpt.tensor([7, 3, 7])).sum().backward()
    rows, values = table.weight.grad_rows()
    assert rows.tolist() == [3, 7] and values.tolist() == [[1] * 3, [2] * 3]
    opt.step()
    changed = [i for i, (a, b) in enumerate(zip(before, table.weight.tolist())) if a != b]
    assert changed == [3, 7]


def test_several_losses_and_what_a_stepper_remembers():
    w = mpt.ones(2, requires_grad=True)
    stepper = mpt.Stepper(mpt.optim.SGD([w], lr=0.5), precision="16-mixed", losses=2, events=3)
    stepper.backward(w.sum())
    stepper.backward(w.sum() * float("inf"), index=1)
    assert not stepper.step() and w.tolist() == [1, 1]
    assert stepper.loss_scaler(1).get_scale() < stepper.loss_scaler(0).get_scale()
    assert [e.outcome for e in stepper.events()] == ["non_finite"] and stepper.info().skipped == 1
    stepper.backward(w.sum())
    assert stepper.info().open == 1
    stepper.drop()
    assert stepper.info().open == 0
    stepper.backward(w.sum())
    assert stepper.step() and w.tolist() == [0.5, 0.5]


def test_the_cast_cache():
    w = mpt.randn(16, 16, requires_grad=True)
    with mpt.autocast("bf16"):
        for _ in range(5):
            mpt.randn(4, 16) @ w
    info = mpt.autocast_cache_info()
    assert info.hits >= 4 and info.entries == 1
    mpt.clear_autocast_cache()
    assert mpt.autocast_cache_info().entries == 0


def test_the_scaler_by_pytorchs_names():
    w = mpt.ones(2, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=1.0)
    scaler = mpt.GradScaler("cpu", init_scale=4.0, growth_interval=2)
    for expected_scale, factor, applied in ((4, 1.0, True), (8, 1.0, True), (4, float("inf"), False)):
        opt.zero_grad()
        before = w.tolist()
        scaler.scale((w * factor).sum()).backward()
        assert scaler.step(opt) is applied
        scaler.update()
        assert scaler.get_scale() == expected_scale
        assert (w.tolist() == before) is not applied
    state = scaler.state_dict()
    assert {"scale", "growth_factor", "backoff_factor", "growth_interval", "_growth_tracker"} <= set(state)
    other = mpt.GradScaler()
    other.load_state_dict(state)
    assert other.state_dict() == state
    scaler.set_growth_interval(7)
    assert scaler.get_growth_interval() == 7
    scaler.update(16.0)
    assert scaler.get_scale() == 16 and "16" in repr(scaler)
    assert scaler.scale([w, (w,)])[1][0].tolist() == (w * 16).tolist()
    opt = mpt.optim.SGD([w], lr=1.0)
    scaler.scale((w * 1.0).sum()).backward()
    with pytest.raises(mpt.StateError, match="step"):
        scaler.update(32.0)
    scaler.step(opt)
    scaler.update(32.0)  # replaces the adapted scale
    assert scaler.get_scale() == 32 and scaler.state_dict()["_growth_tracker"] == 0
    off = mpt.GradScaler(enabled=False)
    assert not off.is_enabled() and off.get_scale() == 1 and off.state_dict() == {}
    off.load_state_dict(state)  # ignored by a disabled scaler
    with pytest.raises(RuntimeError, match="disabled"):
        other.load_state_dict(off.state_dict())
    pair = collections.namedtuple("pair", "a b")(w, [w])
    assert type(scaler.scale(pair)) is type(pair) and len(scaler.scale(t for t in pair.b)) == 1
    with pytest.raises(ValueError, match="float"):
        scaler.scale(1.0)


def test_clipping_leaves_parameters_as_they_are():
    for name in PRESETS:
        net = nn.Linear(4, 3)
        opt = mpt.optim.AdamW(net.parameters(), precision=name)
        before = [(p.dtype, p.detach().double().tolist()) for p in net.parameters()]
        with opt.precision as precision:
            net(precision.cast_input(mpt.ones(1, 4))).float().sum().backward()
        grads = [p.grad.dtype for p in net.parameters()]
        assert nn.utils.clip_grad_norm_(net.parameters(), 1.0) == pytest.approx(15**0.5)
        nn.utils.clip_grad_value_(net.parameters(), 0.1)
        assert before == [(p.dtype, p.detach().double().tolist()) for p in net.parameters()]
        assert grads == [p.grad.dtype for p in net.parameters()]
        opt.step()
    w = mpt.tensor([3.0, 4.0], requires_grad=True)
    w.grad = w.detach().clone()
    assert nn.utils.clip_grad_norm_([w], 2.0, float("inf")) == 4
    w.grad = mpt.tensor([1.0, float("nan")])
    with pytest.raises(mpt.StateError, match="finite"):
        nn.utils.clip_grad_norm_([w], 1.0, error_if_nonfinite=True)


@pytest.mark.parametrize("dtype", ["f64", "f32", "f16", "bf16"])
def test_an_optimizer_leaves_the_dtype_of_tensors(dtype):
    w = mpt.tensor([1.0, 1 / 3], dtype=dtype, requires_grad=True)
    before = w.detach().double().tolist()
    opt = mpt.optim.SGD([w], lr=0.5)
    stepper = mpt.Stepper(opt)
    assert w.dtype == mpt.dtype(dtype) and w.detach().double().tolist() == before
    with stepper.precision:
        stepper.backward((w * w).sum())
    stepper.step()
    assert w.dtype == mpt.dtype(dtype) and w.detach().abs().max().item() < 1e-2


def test_a_line_search_keeps_to_max_eval():
    w = mpt.tensor([10.0], dtype="f64", requires_grad=True)
    calls = []

    def loss():
        calls.append(w.item())
        return (w * w).sum()

    # After so short a first step, the line search would need 15 evaluations without max_eval.
    mpt.optim.LBFGS([w], lr=1e-12, max_iter=5, max_eval=3, line_search_fn="strong_wolfe").step(loss)
    assert len(calls) == 4


def test_unscaling_and_clipping():
    w = mpt.tensor([3.0, 4.0], requires_grad=True)
    opt = mpt.optim.SGD([w], lr=1.0)
    scaler = mpt.GradScaler(init_scale=1024.0)
    scaler.scale((w * w).sum() / 2).backward()
    scaler.unscale_(opt)
    assert w.grad.tolist() == [3, 4]
    assert nn.utils.clip_grad_norm_([w], 1.0) == pytest.approx(5)
    assert w.grad.square().sum().item() == pytest.approx(1, rel=1e-5)
    nn.utils.clip_grad_value_([w], 0.5)
    assert w.grad.abs().max().item() == 0.5
    with pytest.raises(mpt.StateError, match="unscale"):
        scaler.unscale_(opt)
    scaler.step(opt)
    scaler.update()
    with pytest.raises(mpt.StateError):
        scaler.update()


def test_accumulation_is_one_large_batch():
    x, y = task(32)
    results = []
    for parts in (1, 4):
        mpt.manual_seed(3)
        net = make_net()
        stepper = mpt.Stepper(mpt.optim.SGD(net.parameters(), lr=0.1), accumulate=parts)
        for i in range(parts):
            rows = slice(i * 32 // parts, (i + 1) * 32 // parts)
            stepper.backward(F.cross_entropy(net(x[rows]), y[rows]))
        stepper.step()
        results.append(net[0].weight.tolist())
    flat = [[v for row in r for v in row] for r in results]
    assert flat[0] == pytest.approx(flat[1], abs=1e-6)


def test_several_optimizers_and_verdicts():
    a, b = mpt.ones(1, requires_grad=True), mpt.ones(1, requires_grad=True)
    a.name, b.name = "a", "b"
    stepper = mpt.Stepper(mpt.optim.SGD([a], lr=0.5), mpt.optim.SGD([("b", b)], lr=0.5), check=True)
    stepper.backward((a + b * float("inf")).sum())
    assert not stepper.step()
    assert stepper.verdict(0).applied and stepper.verdict(1).outcome == "non_finite"
    assert stepper.verdict(1).bad_parameter == "b" and a.item() == 0.5 and b.item() == 1
    with pytest.raises(mpt.StateError):
        stepper.step()


def test_groups():
    net = make_net()
    decay = [p for p in net.parameters() if p.ndim > 1]
    rest = [p for p in net.parameters() if p.ndim == 1]
    opt = mpt.optim.AdamW([{"params": decay}, {"params": rest, "weight_decay": 0.0, "lr": 1e-4}], 1e-3,
                          weight_decay=0.1)
    assert [g["weight_decay"] for g in opt.param_groups] == [0.1, 0.0]
    assert [g["lr"] for g in opt.param_groups] == [1e-3, 1e-4]
    assert [len(g["params"]) for g in opt.param_groups] == [2, 4]
    for g in opt.param_groups:
        g["lr"] *= 10
        g["betas"] = (0.5, 0.6)
    assert [g["lr"] for g in opt.param_groups] == pytest.approx([1e-2, 1e-3])
    assert opt.param_groups[1]["betas"] == (0.5, 0.6) and opt.info().groups == 2
    assert "AdamW" in repr(opt)


def test_adafactor_takes_torchs_arguments():
    w, x = mpt.ones(4, 3, requires_grad=True), mpt.ones(4, 3, requires_grad=True)
    torchs = mpt.optim.Adafactor([w], 0.1, -0.8, (None, 0.5), 2.0)
    mpts = mpt.optim.Adafactor([x], lr=0.1, min_rms=0.5, clip_threshold=2.0)
    for key in ("eps", "min_rms", "clip_threshold"):
        assert torchs.param_groups[0][key] == mpts.param_groups[0][key]
    torchs.param_groups[0]["eps"] = (1e-3, 0.25)
    assert (torchs.param_groups[0]["eps"], torchs.param_groups[0]["min_rms"]) == (1e-3, 0.25)


def test_groups_are_told_from_names():
    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.group1, self.head = nn.Linear(2, 2, bias=False), nn.Linear(2, 2, bias=False)

    net = Net()
    assert [p.name for p in net.parameters()] == ["group1.weight", "head.weight"]
    opt = mpt.optim.SGD([{"params": net.group1.parameters()}, {"params": net.head.parameters(), "lr": 0.0}], lr=1.0)
    before = net.head.weight.tolist(), net.group1.weight.tolist()
    (net.head.weight.sum() + net.group1.weight.sum()).backward()
    opt.step()
    assert net.head.weight.tolist() == before[0] and net.group1.weight.tolist() != before[1]


def test_a_group_is_added_to_an_optimizer():
    net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
    mpt.Precision("bf16-mixed").apply(net)
    opt = mpt.optim.SGD(net[1].parameters(), lr=0.5, momentum=0.9)
    stepper = mpt.Stepper(opt)
    opt.add_param_group({"params": net[0].parameters(), "lr": 0.25})
    assert [g["lr"] for g in opt.param_groups] == [0.5, 0.25] and opt.param_groups[1]["momentum"] == 0.9
    before = net[0].weight.tolist()
    with stepper.precision:
        stepper.backward(net(mpt.ones(1, 2)).sum())
    stepper.step()
    assert net[0].weight.tolist() != before and opt.info().groups == 2
    with pytest.raises(mpt.Error):
        opt.add_param_group({"params": net[0].parameters()})  # the set has these tensors already
    assert len(opt.param_groups) == 2


def test_a_training_resumes_to_the_same_bits(tmp_path):
    def start():
        mpt.manual_seed(11)
        net = nn.Sequential(nn.Linear(16, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Dropout(0.2), nn.Linear(32, 2))
        mpt.Precision("16-mixed").apply(net)
        opt = mpt.optim.Adam(net.parameters(), lr=1e-2)
        opt.set_schedule("linear", total_steps=40)
        step = bytearray(8)
        stepper = mpt.Stepper(opt)
        return net, stepper, step, mpt.Training(stepper, values={"step": step})

    def go(net, stepper, step, until):
        losses = []
        while (at := struct.unpack("<q", step)[0]) < until:
            x, y = task()
            with mpt.Precision("16-mixed"):
                loss = F.cross_entropy(net(x), y)
            stepper.backward(loss)
            stepper.step()
            losses.append(loss.item())
            struct.pack_into("<q", step, 0, at + 1)
        return losses

    net, stepper, step, training = start()
    go(net, stepper, step, 10)
    training.save(tmp_path / "run")
    rest = go(net, stepper, step, 20)
    whole = [t.tobytes() for t in net.state_dict().values()]
    net, stepper, step, training = start()
    training.load(tmp_path / "run")
    assert go(net, stepper, step, 20) == rest
    assert [t.tobytes() for t in net.state_dict().values()] == whole, "running statistics included"
    with pytest.raises(FileNotFoundError):
        training.load(tmp_path / "none")
    content = (tmp_path / "run").read_bytes()
    net, stepper, step, training = start()
    training.load_bytes(memoryview(content))
    assert training.save_bytes() == content
    assert go(net, stepper, step, 20) == rest
    for bad in (content[:-9], b"", bytearray(9)):
        with pytest.raises(mpt.FileError, match="'memory' is not a complete"):
            training.load_bytes(bad)
    with pytest.raises(TypeError):
        training.load_bytes("text")
    (tmp_path / "cut").write_bytes((tmp_path / "run").read_bytes()[:-9])
    with pytest.raises(mpt.FileError):
        training.load(tmp_path / "cut")


    training.load_bytes(content)
    good = training.snapshot()
    assert go(net, stepper, step, 20) == rest
    for _ in range(2):
        good.restore()
        assert step == struct.pack("<q", 10)
        assert go(net, stepper, step, 20) == rest
    good.take()
    rest = go(net, stepper, step, 25)
    good.restore()
    assert go(net, stepper, step, 25) == rest
    net[0].float()
    good.restore()
    mpt.Precision("bf16-true").apply(net)
    with pytest.raises(mpt.Error, match="'0.weight' is float32 in the snapshot and bfloat16 now"):
        good.restore()


def test_a_set_is_saved_to_memory(tmp_path):
    net = nn.Linear(3, 2)
    params = mpt.Params.of(net)
    params.save(tmp_path / "set", metadata={"a": "b"})
    content = params.save_bytes(metadata={"a": "b"})
    assert content == (tmp_path / "set").read_bytes()
    before = net.weight.tolist()
    with mpt.no_grad():
        net.weight.fill_(3)
    assert params.load_bytes(content).loaded == 2
    assert net.weight.tolist() == before
    with pytest.raises(TypeError, match="write cannot be given in Python"):
        mpt.capi.params_save_to(params, {"write": print}, {})


def test_a_training_of_two_steppers_resumes(tmp_path):
    def start(scales):
        nets = nn.Linear(2, 2), nn.Linear(2, 2)
        scalers = [mpt.GradScaler(init_scale=s) for s in scales]
        steppers = [mpt.Stepper(mpt.optim.Adam(n.parameters()), scaler=s) for n, s in zip(nets, scalers)]
        return nets, scalers, mpt.Training(steppers)

    nets, scalers, training = start((2, 4))
    training.save(tmp_path / "gan")
    weights = [n.weight.tolist() for n in nets]
    nets, scalers, training = start((8, 16))
    training.load(tmp_path / "gan")
    assert [s.get_scale() for s in scalers] == [2, 4]
    assert [n.weight.tolist() for n in nets] == weights


def test_sets_of_optimizers_have_the_modules_buffers():
    def norms():
        return nn.BatchNorm1d(2), nn.BatchNorm1d(2)

    a, b = norms()
    opt = mpt.optim.SGD([{"params": a.parameters()}, {"params": b.parameters(), "lr": 1.0}], lr=0.1)
    assert len(opt.params) == 4 + 6
    c, d = norms()
    opt = mpt.optim.SGD(c.parameters(), lr=0.1)
    opt.add_param_group({"params": d.parameters()})
    assert len(opt.params) == 4 + 6
    assert len(mpt.Params.of(nn.BatchNorm1d(2).parameters())) == 2 + 3


def test_safetensors(tmp_path):
    tensors = {"a": mpt.randn(3, 4), "b": mpt.arange(5), "c": mpt.ones(2, dtype="bf16")}
    mpt.save_safetensors(tensors, tmp_path / "t", {"format": "test"})
    back = mpt.load_safetensors(tmp_path / "t")
    assert sorted(back) == ["a", "b", "c"]
    assert all(back[k].dtype == v.dtype and back[k].tolist() == v.tolist() for k, v in tensors.items())
    assert list(mpt.load_safetensors(tmp_path / "t", ["b"])) == ["b"]
    assert mpt.safetensors_metadata(tmp_path / "t", "format") == "test"
    net, other = make_net(), make_net()
    mpt.Params.of(net).save(tmp_path / "net")
    info = mpt.Params.of(other).load(tmp_path / "net")
    assert info.loaded == 6 and other[0].weight.tolist() == net[0].weight.tolist()
    with pytest.raises(ValueError, match="lacks"):
        mpt.Params.of(nn.Linear(2, 2)).load(tmp_path / "net")


def test_sets_of_parameters():
    net = make_net()
    params = mpt.Params.of(net)
    assert len(params) == 6 and params["0.weight"].shape == (32, 16) and "0.weight" in list(params)
    assert params.info().elements == sum(p.numel() for p in net.parameters())
    with pytest.raises(ValueError, match="near names"):
        params["0.wieght"]
    params.freeze("0")
    assert not net[0].weight.requires_grad and net[3].weight.requires_grad
    own = mpt.Params()
    own.add("w", mpt.zeros(3, requires_grad=True))
    opt = mpt.optim.SGD(own, lr=1.0)
    own["w"].sum().backward()
    opt.step()
    assert own["w"].tolist() == [-1, -1, -1] and "1 parameters" in repr(own)


def test_memory_is_reported(context):
    net = make_net()
    opt = mpt.optim.Adam(net.parameters())
    context.reset_peak_memory()
    net(mpt.randn(8, 16)).sum().backward()
    opt.step()
    m = context.memory()
    assert m.now["parameters"] > 0 and m.now["states"] == 2 * m.now["parameters"] and m.total_peak >= m.total_now
    assert "parameters" in mpt.memory_report()
    assert context.kernels() and context.arithmetic in ("native16", "widen16")
    assert context.supports("matmul", "bf16") and not context.supports("matmul", "f8e4m3")
    assert "relu" in context.operations()


def test_memory_that_is_not_in_use_goes_back(context):
    x = mpt.ones(8)
    large = mpt.zeros(1 << 22)
    before = context.memory().arena_bytes
    del large
    context.trim_memory()
    assert context.memory().arena_bytes <= before and x.tolist() == [1] * 8


def test_another_batch_is_foreseen(context):
    net = make_net()
    stepper = mpt.Stepper(mpt.optim.Adam(net.parameters()))

    def step(x, y):
        stepper.backward(F.cross_entropy(net(x), y))
        stepper.step()

    step(*task(8))
    batch = task(8)
    context.watch_memory(*batch)
    step(*batch)
    fit = context.memory_fit(64, 1 << 30)
    assert fit.fits and fit.watched_batch == 8 and fit.peak > fit.watched_peak and fit.largest_batch > 64
    assert sum(fit.at_peak.values()) == fit.peak
    assert not context.memory_fit(1 << 20, 1 << 20).fits
    assert mpt.capi.memory_fit(context, 64, 1 << 30)["peak"] == fit.peak


@pytest.mark.parametrize("model, precision", [("mlp", "bf16-mixed"), ("mlp", "16-mixed"), ("cnn", "32-true"),
                                              ("cnn", "bf16-mixed")])
def test_mnist_has_the_losses_of_the_c_example(tmp_path, model, precision):
    pytest.importorskip("numpy")
    program = os.environ.get("MPT_MNIST")
    if not program:
        pytest.skip("MPT_MNIST does not say where the C example is")
    root = Path(__file__).resolve().parents[3]
    subprocess.run([sys.executable, root / "bindings/common/make_idx.py", tmp_path, "1280"], check=True)
    args = ["--data", tmp_path, "--model", model, "--precision", precision, "--epochs", "2"]
    subprocess.run([program, *args, "--losses", tmp_path / "c"], stdout=subprocess.DEVNULL)
    subprocess.run([sys.executable, root / "bindings/python/examples/mnist.py", *args, "--losses", tmp_path / "python"],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    c, python = (tmp_path / "c").read_text(), (tmp_path / "python").read_text()
    assert len(c.splitlines()) == 20 and c == python
