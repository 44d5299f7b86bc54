"""Edges of calls: nothing to clip, buffers under precisions, averages of parameters with masters, large integers.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import math

import numpy as np
import pytest

import mpt
from mpt import nn
from mpt.nn import functional as F


def test_nothing_is_clipped():
    used = nn.Linear(2, 2).parameters()
    list(used)
    for none in ([], (), {}, iter([]), used, nn.ReLU(), nn.ReLU().parameters()):
        assert nn.utils.clip_grad_norm_(none, 1.0) == 0
        nn.utils.clip_grad_value_(none, 1.0)
    assert nn.utils.clip_grad_norm_(nn.Linear(2, 2).parameters(), 1.0) == 0  # no gradients
    with pytest.raises(ValueError, match="max_norm"):
        nn.utils.clip_grad_norm_([], -1.0)


@pytest.mark.parametrize("p", [2.0, 1.0, 3.0, float("inf")])
def test_a_parameter_that_is_listed_twice_counts_twice(p):
    v, w = nn.Parameter(mpt.ones(2)), nn.Parameter(mpt.ones(2, 2))
    for listed in ([w, v, w, w], [("w", w), ("v", v), ("again", w), ("and", w)], iter([w, w, v, w])):
        v.grad, w.grad = mpt.full((2,), 3.0), mpt.full((2, 2), 2.0)
        norm = 3.0 if p == float("inf") else (2 * 3**p + 12 * 2**p) ** (1 / p)
        assert nn.utils.clip_grad_norm_(listed, 1.5, p) == pytest.approx(norm, rel=1e-6)
        factor = 1.5 / (norm + 1e-6)
        assert v.grad.tolist() == pytest.approx([3 * factor] * 2, rel=1e-5)
        assert w.grad.tolist() == [pytest.approx([2 * factor**3] * 2, rel=1e-5)] * 2
    before = w.grad.tolist()
    assert nn.utils.clip_grad_norm_([w, w], 1e9, p) > 0 and w.grad.tolist() == before
    w.grad = mpt.tensor([[float("inf"), 1.0], [1.0, 1.0]])
    one = nn.utils.clip_grad_norm_([w], float("inf"), p)
    assert not math.isfinite(one) and repr(nn.utils.clip_grad_norm_([w, w], 1.0, p)) == repr(one)
    with pytest.raises(mpt.StateError):
        nn.utils.clip_grad_norm_([w, w], 1.0, p, error_if_nonfinite=True)
    w.grad = mpt.tensor([[5.0, -7.0], [1.0, 0.5]])
    nn.utils.clip_grad_value_([w, w], 1.0)
    assert w.grad.tolist() == [[1, -1], [1, 0.5]]


def test_a_stepper_says_what_it_takes():
    with pytest.raises(TypeError, match="expected optimizers, as in Stepper.adam, sgd., got list"):
        mpt.Stepper([])
    with pytest.raises(mpt.StateError, match="the stepper has no optimizer: call Stepper.add first"):
        mpt.Stepper().step()


PRECISIONS = ["32-true", "16-mixed", "bf16-mixed", "16-true", "bf16-true", "64-true"]


@pytest.mark.parametrize("precision", PRECISIONS)
def test_buffers_keep_what_they_hold(precision):
    net = nn.Linear(2, 2)
    kept = {"exact": mpt.tensor([16777217.25], dtype="f64"), "count": mpt.tensor([2**62 + 1]),
            "flags": mpt.tensor([True, False]), "bytes": mpt.tensor([255], dtype="u8")}
    for name, value in kept.items():
        net.register_buffer(name, value.clone())
    mpt.Precision(precision).apply(net)
    for again in ("32-true", precision):
        for name, value in kept.items():
            b = getattr(net, name)
            assert b.dtype is value.dtype and b.tolist() == value.tolist()
        mpt.Precision(again).apply(net)


@pytest.mark.parametrize("precision, has_master", [("bf16-mixed", True), ("O2", True), ("bf16-true", False), ("32-true", False)])
def test_a_parameter_says_whether_it_has_a_master(precision, has_master):
    net = nn.Linear(2, 2)
    mpt.Precision(precision).apply(net)
    with mpt.no_grad():
        assert net.weight.has_master is net.weight[0].has_master is net.weight.clone().has_master is has_master
    assert not net.weight.master().has_master and not mpt.ones(2, dtype="bf16").has_master


@pytest.mark.parametrize("precision", PRECISIONS)
def test_statistics_follow_a_precision_back(precision):
    net = nn.BatchNorm1d(3)
    mpt.Precision("64-true").apply(net)
    assert net.running_mean.dtype is mpt.float64
    mpt.Precision(precision).apply(net)
    assert net.running_mean.dtype is (mpt.float64 if precision == "64-true" else mpt.float32)
    net(mpt.rand(4, 3, dtype=net.weight.dtype))


def test_buffers_have_the_dtype_that_is_asked_for():
    net = nn.Sequential(nn.Linear(4, 3), nn.BatchNorm1d(3))
    net.register_buffer("clock", mpt.tensor([1.5], dtype="f64"))
    precision = mpt.Precision("bf16-mixed", buffer="bf16")
    assert precision.buffer is mpt.bfloat16
    precision.apply(net)
    assert {n: b.dtype for n, b in net.named_buffers()} == {
        "clock": mpt.bfloat16, "1.running_mean": mpt.bfloat16, "1.running_var": mpt.bfloat16,
        "1.num_batches_tracked": mpt.int64}
    with precision:
        net(mpt.rand(4, 4))
    assert net[1].running_mean.dtype is mpt.bfloat16 and net[1].running_mean.abs().sum().item() > 0
    mpt.Precision("bf16-mixed").apply(net)
    assert net[1].running_mean.dtype is mpt.float32


def averages(precision, move):
    """Returns an average from 0 towards 1 with a decay of 0.999 after 1000 moves."""
    net = nn.Linear(4, 4)
    mpt.Precision(precision).apply(net)
    with mpt.no_grad():
        net.weight.fill_(0)
        average = copy.deepcopy(net)
        net.weight.fill_(1)
        for _ in range(1000):
            move(average.weight, net.weight)
    return average.weight.master().numpy() if average.weight.dtype != mpt.float32 else average.weight.detach().numpy()


def in_place(a, p):
    a.mul_(0.999).add_(p, alpha=0.001)


def by_lerp(a, p):
    a.lerp_(p, 0.001)


def by_operators(a, p):
    a *= 0.999
    a += 0.001 * p


def by_copy(a, p):
    a.copy_(a.master() * 0.999 + p.master() * 0.001)


def by_data(a, p):
    a.data.mul_(0.999).add_(p.data, alpha=0.001)


def by_rows(a, p):
    for to, of in zip(a.detach(), p):
        to.lerp_(of, 0.001)


@pytest.mark.parametrize("move", [in_place, by_lerp, by_operators, by_copy, by_data, by_rows])
@pytest.mark.parametrize("precision", ["bf16-mixed", "16-mixed", "bf16-true,master=copy", "bf16-true,master=kahan"])
def test_an_average_moves(precision, move):
    loose = 2e-3 if move is by_operators else 3e-4  # 0.001 * p has the dtype of p
    np.testing.assert_allclose(averages(precision, move), 1 - 0.999**1000, rtol=loose)
    np.testing.assert_allclose(averages("32-true", move), 1 - 0.999**1000, rtol=3e-4)


def test_an_average_in_a_copy_of_the_tensors_moves():
    net = nn.Linear(4, 4)
    mpt.Precision("bf16-mixed").apply(net)
    with mpt.no_grad():
        net.weight.fill_(0)
        average = {n: p.detach().clone() for n, p in net.named_parameters()}
        net.weight.fill_(1)
        for _ in range(1000):
            for n, p in net.named_parameters():
                average[n].mul_(0.999).add_(p, alpha=0.001)
        np.testing.assert_allclose(average["weight"].float().tolist(), [[1 - 0.999**1000] * 4] * 4, rtol=5e-3)
        np.testing.assert_allclose(average["weight"].tolist(), [[1 - 0.999**1000] * 4] * 4, rtol=3e-4)
        net.weight.copy_(average["weight"])
    assert net.weight.tolist() == average["weight"].tolist()


def test_views_of_parameters_with_masters_are_exact():
    net = nn.Linear(4, 4)
    mpt.Precision("bf16-mixed").apply(net)
    p, value = net.weight, 1 + 2**-12
    with mpt.no_grad():
        p.fill_(value)
        p[0] = 0
        assert p.master()[0].tolist() == [0] * 4 and p.master()[1:].tolist() == [[value] * 4] * 3
        p.fill_(value)
        sums = [mpt.zeros(4, 4) for _ in range(4)]
        sums[0].lerp_(p, 1.0)
        sums[1].copy_(p)
        sums[2].add_(p)
        sums[3].add_(p[1])
        assert [s.tolist() for s in sums] == [[[value] * 4] * 4] * 4
        p.fill_(1)
        p /= 3
        assert p.master()[0][0].item() == np.float32(1) / np.float32(3)
    view = p[1:]  # made while gradients are recorded
    other = nn.Parameter(mpt.full((4,), 3.0))
    with mpt.no_grad():
        p.fill_(1)
        view /= 3
        p /= other
        assert p.master()[:2, 0].tolist() == [np.float32(1) / np.float32(3), np.float32(1) / np.float32(9)]
        p.fill_(value)
        p //= 2**-12
        p %= 2**12 + 2
        assert p.master().tolist() == [[2**12 + 1] * 4] * 4
        p **= 1
        p.div_(1.0, rounding_mode="floor")
        assert p.master().tolist() == [[2**12 + 1] * 4] * 4


def test_writes_of_parameters_with_masters_are_exact():
    net = nn.Module()
    net.weight = p = nn.Parameter(mpt.zeros(1, 3))
    mpt.Precision("bf16-mixed").apply(net)
    assert p.dtype is mpt.bfloat16
    third = np.float32(1) / np.float32(3)
    with mpt.no_grad():
        p.fill_(float(third))
        assert p.master().tolist() == [[third] * 3]
        p.copy_(mpt.tensor([0.1, 0.2, 0.3]))  # broadcasts
        assert p.master().tolist() == [[np.float32(v) for v in (0.1, 0.2, 0.3)]]
        p.add_(p)
        assert p.master().tolist() == [[2 * np.float32(v) for v in (0.1, 0.2, 0.3)]]
        assert p.detach().tolist() == p.master().tolist()
        assert (p * 1).tolist() == mpt.tensor(p.master().tolist()).to(mpt.bfloat16).tolist()
        before = p.master().tolist()
        with pytest.raises(mpt.ShapeError):
            p.add_(mpt.ones(4))
        assert p.master().tolist() == before
    with pytest.raises(mpt.StateError, match="requires a gradient"):
        p.add_(1.0)


def test_norms_and_interpolations_check_their_shapes():
    x = mpt.ones(2, 3)
    for call in (lambda: F.layer_norm(x, (2,)), lambda: F.layer_norm(x, (3,), mpt.ones(2)), lambda: F.rms_norm(x, (7,)),
                 lambda: F.layer_norm(x, (1, 2, 3)), lambda: F.rms_norm(x, ()), lambda: F.rms_norm(x, 3, mpt.ones(1, 3)),
                 lambda: F.interpolate(mpt.ones(1, 1, 2, 2), (3,))):
        with pytest.raises(ValueError):
            call()
    assert F.layer_norm(x, 3).shape == F.rms_norm(x, [2, 3]).shape == (2, 3)
    assert F.interpolate(mpt.ones(1, 1, 2, 2), 3).shape == (1, 1, 3, 3)


def test_operators_in_place_read_the_master_of_the_other_operand():
    net = mpt.nn.Linear(2, 1, bias=False)
    with mpt.no_grad():
        net.weight.fill_(0.3)
    mpt.Precision("bf16-mixed").apply(net)
    w, exact = net.weight, float(np.float32(0.3))
    for op, want in (("+=", 2 + exact), ("-=", 2 - exact), ("*=", 2 * exact), ("/=", 2 / exact), ("**=", 2**exact),
                     ("%=", 2 % exact)):
        for other in (w, w[:, 1:], w[0, 0]):
            names = {"x": mpt.full((1, 2), 2.0), "w": other}
            with mpt.no_grad():
                exec(f"x {op} w", names)
            np.testing.assert_allclose(names["x"].tolist(), [[want] * 2], rtol=3e-7, err_msg=op)
    with mpt.no_grad():
        w /= w[0, 1]
    assert w.tolist() == [[1, 1]]
    y = mpt.full((1, 2), 2.0) * 1
    y -= w  # recorded
    y.sum().backward()
    assert w.grad.tolist() == [[-1, -1]]


def test_an_element_of_a_parameter_is_read_and_written_as_its_master_holds_it():
    net = mpt.nn.Linear(2, 2)
    mpt.Precision("bf16-mixed").apply(net)
    w = net.weight
    with mpt.no_grad():
        w[0] = [0.1, 0.2]
        w[1, 0] = 0.3
        w[1, 1:] = (0.4,)
    want = np.array([[0.1, 0.2], [0.3, 0.4]], dtype=np.float32).tolist()
    assert w.master().tolist() == w.tolist() == want
    assert [[w[i, j].item() for j in range(2)] for i in range(2)] == want
    assert float(w[0, 0]) == w[0, 0].tolist() == want[0][0] and float(w.detach()[1, 1]) == want[1][1]
    assert w[0].detach().cpu().float().tolist() != want[0]  # an operation reads the 16 bits


@pytest.mark.parametrize("precision", ["bf16-mixed", "16-true,master=copy", "bf16-true,master=copy",
                                       "bf16-true,master=kahan"])
def test_writes_through_a_mask_or_indices_leave_the_other_masters(precision):
    net = nn.Embedding(4, 4)
    mpt.Precision(precision).apply(net)
    p, value, new = net.weight, 1 + 2**-12, 2 + 2**-11
    mask = mpt.arange(16).reshape(4, 4) % 3 == 0
    count = int(mask.sum())
    columns = p[:, 1:]  # made while gradients are recorded
    second = [[i == 1] * 4 for i in range(4)]
    of_columns = [[i == 0 and j in (1, 3) for j in range(4)] for i in range(4)]
    beyond_first = [[m and j > 0 for j, m in enumerate(row)] for row in mask.tolist()]
    for write, selected in (
            (lambda: p.__setitem__(mask, new), mask.tolist()),
            (lambda: p.__setitem__(mask, mpt.full((count,), new)), mask.tolist()),
            (lambda: p.__setitem__(mask, [new] * count), mask.tolist()),
            (lambda: p.__setitem__(mask[:, 0], new), [[m] * 4 for m in mask[:, 0].tolist()]),
            (lambda: p.__setitem__([1], new), second),
            (lambda: p.__setitem__(mpt.tensor([1]), mpt.full((1, 4), new)), second),
            (lambda: p.__setitem__((0, [1, 3]), new), of_columns),
            (lambda: p.data.__setitem__(mask, new), mask.tolist()),
            (lambda: p[:, 1:].__setitem__(mask[:, 1:], new), beyond_first),
            (lambda: columns.__setitem__(mask[:, 1:], new), beyond_first),
            (lambda: columns.__setitem__((0, [0, 2]), new), of_columns),
            (lambda: columns.masked_fill_(mask[:, 1:], new), beyond_first)):
        with mpt.no_grad():
            p.fill_(value)
            write()
        assert p.master().tolist() == [[new if s else value for s in row] for row in selected]
    with mpt.no_grad():
        other = nn.Embedding(4, 4)
        mpt.Precision(precision).apply(other)
        other.weight.fill_(value)
        p.fill_(new)
        p[[1]] = other.weight[:1]
    assert p.master().tolist() == [[value if s else new for s in row] for row in second]
    with pytest.raises(mpt.StateError):  # gradients are recorded
        p[mask] = 0.
    assert p.master().tolist() == [[value if s else new for s in row] for row in second]


def rounded(v, dtype):
    """Returns an integer in a floating dtype, by integer arithmetic: to the nearest, a tie to the even one."""
    bits = {"bf16": 8, "f16": 11, "f32": 24, "f64": 53}[dtype]
    size = abs(v)
    drop = max(size.bit_length() - bits, 0)
    kept, rest = size >> drop, size & ((1 << drop) - 1)
    half = 1 << (drop - 1) if drop else 1
    kept += rest > half or rest == half and kept & 1
    return (-1 if v < 0 else 1) * (kept << drop)


def test_integers_are_rounded_once():
    values = [2**62 + 2**54 + 1, 2**62 + 2**38 + 1, 2**53 + 1, 2**63 - 1, -2**63]
    for bits in (8, 11, 24, 53):
        for top in range(bits, 63):
            half = (1 << top) + (1 << (top - bits))
            values += [half, half + 1, half - 1, (half | 1 << (top - bits + 1)) + 1, half | 1 << (top - bits + 1)]
    values = [v for u in values for v in (u, -u) if -2**63 <= v < 2**63]
    x = mpt.tensor(values)
    for dtype in ("bf16", "f32", "f64"):
        assert x.to(dtype).to("f64").tolist() == [float(rounded(v, dtype)) for v in values]
    small = [v for v in values if abs(v) < 65000]
    assert mpt.tensor(small).to("f16").to("f64").tolist() == [float(rounded(v, "f16")) for v in small]
    for v in values[:5]:
        assert mpt.full((2,), v).tolist() == [v, v]
        for dtype in ("bf16", "f32"):
            assert mpt.full((2,), v, dtype).to("f64").tolist() == [float(rounded(v, dtype))] * 2
    assert mpt.tensor(values[:2], dtype="bf16").tolist() == [float(rounded(v, "bf16")) for v in values[:2]]


@pytest.mark.parametrize("kind", ["f16", "bf16", "f32", "f64"])
def test_a_normal_of_tensors_is_rounded_once(kind):
    wide = "f64" if kind == "f64" else "f32"
    mean, std = (mpt.arange(4096) * 29.3 - 6e4).to(kind), mpt.full((4096,), 2e4, dtype=kind)
    for of_mean, of_std in ((mean, std), (mean, 2e4), (-6e4, std), (mean.reshape(64, 64), std[:64])):
        for given in (None, "f32", kind):
            mpt.manual_seed(3)
            got = mpt.normal(of_mean, of_std, dtype=given)
            mpt.manual_seed(3)
            drawn = mpt.randn(got.shape, dtype="f32" if given == "f32" else wide)
            want = (drawn.double() * of_std + of_mean).to(given or kind)
            assert got.dtype is want.dtype and got.shape == want.shape
            if kind in ("f16", "bf16") and given != "f32":  # up to a tie of f32
                assert (got != want).float().mean().item() < 1e-3
            assert not ((got == float("inf")) & (want != float("inf"))).any()
            assert mpt.allclose(got.double().clamp(-65504, 65504), want.double().clamp(-65504, 65504), 1e-2)
    with pytest.raises(mpt.DTypeError):
        mpt.normal(mpt.zeros(2, dtype="i64"), 1)
