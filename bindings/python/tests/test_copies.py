"""Tests that states, files and copies of converted models keep every bit and the precision.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import math
import pickle
import threading

import pytest

import mpt
from mpt import nn
from test_train import PRESETS

F = nn.functional
MASTERS = ["bf16-true,master=stochastic", "16-true,master=copy", "16-true,master=kahan", "O2,keep_batchnorm_fp32=0", "O3"]


class Net(nn.Module):
    """A network with a batch norm, and with a parameter and a buffer of its own."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(16, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 4))
        self.scale = nn.Parameter(mpt.rand(3, 4))
        self.register_buffer("seen", mpt.zeros(1))

    def forward(self, x):
        return self.body(x) * self.scale.sum(0)


def trained(name):
    """Returns a converted network after some steps, which fill the bits of the masters, and its precision."""
    net, precision = Net(), mpt.Precision(name)
    precision.apply(net)
    stepper = mpt.Stepper(mpt.optim.AdamW(net.parameters(), lr=1e-2))
    x = mpt.randn(32, 16)
    for _ in range(5):
        with precision:
            loss = F.cross_entropy(net(precision.cast_input(x)), mpt.arange(32) % 4)
        stepper.backward(loss)
        stepper.step()
    return net, precision


def bits(net):
    """Returns the exact values and the dtypes of all parameters and buffers."""
    return {n: (t.dtype, t.master().tobytes() if t.requires_grad else t.tobytes())
            for n, t in (*net.named_parameters(), *net.named_buffers())}


def result(net, precision, x):
    with mpt.no_grad(), precision:
        return net.eval()(precision.cast_input(x)).tobytes()


@pytest.mark.parametrize("name", PRESETS + MASTERS)
def test_every_way_out_and_in_keeps_every_bit(name, tmp_path):
    net, precision = trained(name)
    before, x = bits(net), mpt.randn(8, 16)
    y = result(net, precision, x)
    mpt.save_safetensors(net.state_dict(), tmp_path / "state.safetensors")
    mpt.save_safetensors(dict(net.named_parameters()), tmp_path / "parameters.safetensors")
    for state in (net.state_dict(), copy.deepcopy(net.state_dict()), pickle.loads(pickle.dumps(net.state_dict())),
                  mpt.load_safetensors(tmp_path / "state.safetensors"),
                  {n: t for n, t in (*net.named_parameters(), *net.named_buffers())},
                  {**mpt.load_safetensors(tmp_path / "parameters.safetensors"), **dict(net.named_buffers())}):
        other = precision.apply(Net())
        other.load_state_dict(state)
        assert bits(other) == before and result(other, precision, x) == y
    for other in (copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        assert bits(other) == before and result(other, precision, x) == y
        assert all(type(p) is nn.Parameter for p in other.parameters())
        assert mpt.optim.SGD(other.parameters(), lr=0.1).precision == mpt.optim.SGD(net.parameters(), lr=0.1).precision


@pytest.mark.parametrize("name", PRESETS + MASTERS)
def test_a_file_of_the_state_has_the_values_of_a_file_of_the_set(name, tmp_path):
    net, _ = trained(name)
    mpt.Params.of(net).save(tmp_path / "set.safetensors")
    own = mpt.load_safetensors(tmp_path / "set.safetensors")
    state = net.state_dict()
    assert {n: t.dtype for n, t in own.items()} == {n: t.dtype for n, t in state.items()}
    assert {n: t.tobytes() for n, t in own.items()} == {n: t.tobytes() for n, t in state.items()}


@pytest.mark.parametrize("name", ["16-mixed", "16-true", "32-true", "bf16-mixed", "O2"])
def test_values_of_a_state_are_the_parameters_or_refuse_writes(name):
    net = nn.Linear(4, 4)
    mpt.Precision(name).apply(net)
    average = copy.deepcopy(net)
    a, p = average.state_dict()["weight"], net.state_dict()["weight"]
    kept = a.tolist()
    writes = [lambda: a.copy_(p + 1), lambda: a.mul_(0.5), lambda: a.fill_(0), lambda: a.set_master(p),
              lambda: a.__iadd__(p), lambda: a.__imul__(2), lambda: a.__setitem__(0, 1)]
    with mpt.no_grad():
        if net.weight.has_master:
            for write in writes:
                with pytest.raises(mpt.StateError, match="named_parameters"):
                    write()
            assert a.tolist() == kept == average.weight.tolist() and a.dtype is mpt.float32
        else:
            a.copy_(p + 1)
            assert average.weight.tolist() == (p + 1).tolist()
            return
    del average  # the exact values stay
    half = {k: (v + w).float() / 2 for (k, v), w in zip(net.state_dict().items(), net.state_dict().values())}
    state = net.state_dict()
    mpt.Params.of(net).set_precision("32-true")
    net.load_state_dict(half)
    assert net.weight.tolist() == state["weight"].tolist() == copy.deepcopy(state)["weight"].tolist()
    assert pickle.loads(pickle.dumps(state))["weight"].mul_(1).tolist() == state["weight"].tolist()


@pytest.mark.parametrize("convert", [
    lambda net, p: p.apply(net), lambda net, p: mpt.Params.of(net).set_precision(p),
    lambda net, p: mpt.Params.of(net, p), lambda net, p: p.apply(mpt.Params.of(net)),
    lambda net, p: mpt.optim.SGD(net.parameters(), lr=0.1, precision=p),
    lambda net, p: mpt.optim.SGD(mpt.Params.of(net), lr=0.1, precision=p)])
def test_a_copy_is_converted_as_its_original_is(convert):
    net, precision = Net(), mpt.Precision("bf16-mixed")
    convert(net, precision)
    net.body[0].weight.requires_grad_(False)
    other = copy.deepcopy(net)
    assert other.body[0].weight.dtype is mpt.bfloat16 and not other.body[0].weight.requires_grad
    assert other.body[3].weight.requires_grad and other.body[3].weight.master().dtype is mpt.float32
    mpt.Precision("32-true").apply(other)
    assert other.scale.dtype is mpt.float32 and net.scale.dtype is mpt.bfloat16
    assert copy.deepcopy(other).scale.dtype is mpt.float32


def test_an_average_of_the_weights():
    net, precision = trained("bf16-mixed")
    average = copy.deepcopy(net)
    with mpt.no_grad():
        net.scale.set_master(net.scale.master() + 2.0**-12)  # a change below the 16 bits
        for a, p in zip(average.parameters(), net.parameters()):
            a.set_master(a.master() * 0.5 + p.master() * 0.5)
    gap = (net.scale.master() - average.scale.master()).tolist()
    assert all(abs(v - 2.0**-13) < 2.0**-22 for row in gap for v in row)


def test_a_set_takes_the_values_of_another():
    """A copy has every bit, a move those of the formula, and integer buffers are copied."""
    sets = []
    for seed in range(2):
        mpt.manual_seed(seed)
        params = mpt.Params()
        params.add("w", mpt.randn(3, 4))
        params.add_buffer("seen", mpt.tensor([seed]))
        sets.append(params)
    target, model = sets
    target.set_precision("bf16-true,master=split")
    start, end = target["w"].master().tolist(), model["w"].tolist()
    target.lerp(model, 0.25)
    for moved, a, b in zip(target["w"].master().tolist(), start, end):
        assert moved == pytest.approx([x + 0.25 * (y - x) for x, y in zip(a, b)], rel=1e-6, abs=1e-6)
    assert target["seen"].tolist() == [1]
    target.copy_from(model)
    assert target["w"].master().tolist() == end
    with pytest.raises(mpt.InvalidArgumentError, match="weight is 2"):
        target.lerp(model, 2)


@pytest.mark.parametrize("copies", [False, True])
def test_weights_are_published_to_another_thread(copies):
    trained = mpt.Params()
    trained.add("w", mpt.zeros(3, 4))
    trained.set_precision("bf16-mixed")
    with mpt.Context():
        used = mpt.Params()
        used.add("w", mpt.ones(3, 4))
        subscriber = mpt.Subscriber(used, publisher := mpt.Publisher(trained), copies=copies)
    seen = []

    def use():
        while not seen or seen[-1] < 50:
            version = subscriber.take()
            if version and (not seen or version > seen[-1]):
                assert used["w"].tolist() == [[float(version)] * 4] * 3
                seen.append(version)

    assert subscriber.take() == 0 and used["w"].tolist() == [[1.0] * 4] * 3
    thread = threading.Thread(target=use)
    thread.start()
    for value in range(1, 51):
        trained["w"].set_master(mpt.full((3, 4), float(value)))
        assert publisher.publish() == value
    thread.join()
    assert seen == sorted(seen) and seen[-1] == 50


def test_a_precision_is_copied_in_its_scope():
    precision = mpt.Precision("bf16-mixed", grad="f32")
    with precision:
        for other in (copy.deepcopy(precision), pickle.loads(pickle.dumps(precision))):
            assert other == precision and other.name == precision.name and other is not precision
            other.grad = "bf16"
            assert precision.grad is mpt.float32


def test_a_tensor_with_a_master_is_copied_as_float32():
    w = mpt.randn(4, 4, requires_grad=True)
    exact = w.tolist()
    mpt.Params.of([w], mpt.Precision("bf16-mixed"))
    for other in (copy.deepcopy(w), pickle.loads(pickle.dumps(w))):
        assert other.dtype is mpt.float32 and other.tolist() == exact and other.requires_grad


def test_an_average_moves_with_applied_steps():
    w = mpt.tensor([1.0, 2.0], requires_grad=True)
    opt = mpt.optim.SGD([("w", w)], lr=0.5)
    averaged = mpt.tensor([1.0, 2.0])
    opt.set_average(mpt.Params.of({"w": averaged}), 0.75)
    stepper = mpt.Stepper(opt, check=True)
    stepper.backward(w.sum())
    assert stepper.step()
    assert w.tolist() == [0.5, 1.5] and averaged.tolist() == [0.875, 1.875]
    stepper.backward((w * math.inf).sum())
    assert not stepper.step()
    assert averaged.tolist() == [0.875, 1.875]
    opt.set_average(None)
    stepper.backward(w.sum())
    assert stepper.step()
    assert averaged.tolist() == [0.875, 1.875]
    with pytest.raises(ValueError, match="decay is 2"):
        opt.set_average(mpt.Params.of({"w": averaged}), 2)


def test_two_sets_share_a_frozen_base():
    def made(seed):
        mpt.manual_seed(seed)
        return nn.ModuleDict({"base": nn.Linear(64, 64), "head": nn.Linear(64, 1)})

    first, second = made(1), made(2)
    base = mpt.Params.of(first)
    base.freeze("base")
    mine = mpt.Params.of(second)
    mine.share(base, "base")
    x = mpt.ones(1, 64)
    assert second["base"](x).tolist() == first["base"](x).tolist()
    assert not second["base"].weight.requires_grad and second["head"].weight.requires_grad
    with pytest.raises(mpt.StateError, match="read-only"), mpt.no_grad():
        second["base"].weight.fill_(0)
    with pytest.raises(mpt.StateError, match="is trained in `from`"):
        mine.share(base, "head")
