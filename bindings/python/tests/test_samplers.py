"""Tests of samplers of data, padded sequences, and schedules of several parts.

SPDX-License-Identifier: Apache-2.0
"""
import collections
import warnings

import pytest

import mpt
from mpt.optim.lr_scheduler import (ChainedScheduler, ConstantLR, CosineAnnealingLR, ExponentialLR, LinearLR, OneCycleLR,
                                    ReduceLROnPlateau, SequentialLR, StepLR)
from mpt.utils.data import (BatchSampler, DataLoader, RandomSampler, SequentialSampler, SubsetRandomSampler,
                            WeightedRandomSampler)


def test_samplers():
    assert list(SequentialSampler("abc")) == [0, 1, 2]
    order = RandomSampler(range(50), seed=3)
    first, second = list(order), list(order)
    assert sorted(first) == sorted(second) == list(range(50)) and first != second and len(order) == 50
    assert first == list(RandomSampler(range(50), seed=3)) != list(RandomSampler(range(50), seed=4))
    more = list(RandomSampler(range(4), num_samples=10))
    assert len(more) == 10 and sorted(more[:4]) == sorted(more[4:8]) == [0, 1, 2, 3] and len(set(more[8:])) == 2
    drawn = list(RandomSampler(range(3), True, 300))
    assert len(drawn) == 300 and set(drawn) == {0, 1, 2} and drawn[:3] != drawn[3:6] != drawn[6:9]
    subset = SubsetRandomSampler([5, 7, 9])
    assert sorted(subset) == [5, 7, 9] and len(subset) == 3
    assert list(BatchSampler(range(5), 2, False)) == [[0, 1], [2, 3], [4]]
    assert list(BatchSampler(SequentialSampler("abcde"), 2, True)) == [[0, 1], [2, 3]]
    assert (len(BatchSampler(range(5), 2, False)), len(BatchSampler(range(5), 2, True))) == (3, 2)


def test_weighted_samples():
    n = 20000
    seen = collections.Counter(WeightedRandomSampler(mpt.tensor([1.0, 0.0, 3.0]), n))
    assert seen[1] == 0 and abs(seen[2] / n - 0.75) < 0.02
    # Weights of any size are weights.
    assert set(WeightedRandomSampler([5e-324, 0.0], 1000)) == {0}
    assert set(WeightedRandomSampler([1e308, 0.0, 1e308], 100)) == {0, 2}
    assert {next(iter(WeightedRandomSampler([5e-324] * 3, 1, False, seed=s))) for s in range(50)} == {0, 1, 2}
    assert list(WeightedRandomSampler([1e-20, 1e308, 5e-324], 3, replacement=False)) == [1, 0, 2]
    # Without replacement the first of the two is index 2 with 3/4, and index 1 is never drawn.
    once = WeightedRandomSampler([1.0, 0.0, 3.0], 2, replacement=False)
    draws = [tuple(once) for _ in range(4000)]
    assert set(draws) == {(0, 2), (2, 0)} and abs(sum(d == (2, 0) for d in draws) / 4000 - 0.75) < 0.04
    for weights, count in (([1.0, 0.0], 2), ([0.0], 1), ([-1.0, 1.0], 1), ([1.0, float("inf")], 1)):
        with pytest.raises(ValueError, match="weights"):
            WeightedRandomSampler(weights, count, replacement=False)


def test_samplers_in_a_loader():
    data = [float(i) for i in range(7)]
    whole = [b.tolist() for b in DataLoader(data, 3, sampler=SubsetRandomSampler([1, 3, 5]))]
    assert sorted(whole[0]) == [1, 3, 5]
    batches = DataLoader(data, batch_sampler=BatchSampler(SequentialSampler(data), 4, True))
    assert [b.tolist() for b in batches] == [[0, 1, 2, 3]] and len(batches) == 1
    with pytest.raises(ValueError, match="generator"):
        RandomSampler(data, generator=1)


@pytest.mark.parametrize("name, value", [
    ("num_workers", -1), ("num_workers", 1.5), ("batch_size", 0), ("batch_size", 2.0), ("prefetch", -1),
    ("prefetch", 0.5), ("prefetch_factor", 0), ("prefetch_factor", -2), ("timeout", -1)])
def test_a_loader_refuses_numbers_that_are_no_counts(name, value):
    with pytest.raises(ValueError, match=f"DataLoader: {name}.*{value}"):
        DataLoader([1.0, 2.0], **{name: value})


@pytest.mark.parametrize("lengths", [[1.5, 1.5], [2.5, 0.5], [4, -1], [1, 1]])
def test_a_split_leaves_no_item_out(lengths):
    with pytest.raises(ValueError, match="are no counts that add up to the 3 items"):
        mpt.data.random_split([1, 2, 3], lengths)


def test_samplers_refuse_numbers_that_are_no_counts():
    for make in (lambda n: RandomSampler(range(4), num_samples=n), lambda n: WeightedRandomSampler([1.0, 2.0], n)):
        for count in (0, -1, 2.5):
            with pytest.raises(ValueError, match=f"num_samples is {count}"):
                make(count)
    numpy = pytest.importorskip("numpy")
    assert len(BatchSampler(range(5), numpy.int64(2), False)) == 3
    assert [len(b) for b in DataLoader([1.0, 2.0, 3.0], numpy.int64(2), num_workers=numpy.int32(1))] == [2, 1]


def test_a_batch_keeps_the_kind_of_named_tuples():
    Pair = collections.namedtuple("Pair", "x y")
    x, made = next(iter(DataLoader([(1, Pair(2.0, "a")), (3, Pair(4.0, "b"))], 2)))
    assert x.tolist() == [1, 3] and type(made) is Pair and made.x.tolist() == [2, 4] and made.y == ["a", "b"]


@pytest.mark.parametrize("items, error, text", [
    ([(1, 2, 3), (4, 5)], ValueError, "item 1 of the batch has 2 parts and item 0 has 3"),
    ([[1, 2], [3, 4], [5, 6, 7]], ValueError, "item 2 of the batch has 3 parts and item 0 has 2"),
    ([{"a": 1}, {"a": 2, "b": 3}], ValueError, "item 0 of the batch has no key 'b', which item 1 has"),
    ([{"a": 1, "b": 0}, {"a": 2, "b": 3}, {"a": 2}], ValueError, "item 2 of the batch has no key 'b', which item 0 has"),
    ([{"a": 1}, (1,)], TypeError, "item 1 of the batch is of type tuple and item 0 of type dict"),
    ([(1,), 1], TypeError, "item 1 of the batch is of type int and item 0 of type tuple"),
    ([], ValueError, "the list of items is empty")])
def test_a_batch_drops_no_part_of_its_items(items, error, text):
    with pytest.raises(error, match=text):
        mpt.data.default_collate(items)


def test_texts_of_numpy_become_a_list():
    numpy = pytest.importorskip("numpy")
    assert mpt.data.default_collate([numpy.str_("a"), numpy.str_("b")]) == ["a", "b"]
    assert mpt.data.default_collate([numpy.float32(1.5), numpy.float32(2.5)]).tolist() == [1.5, 2.5]


@pytest.mark.parametrize("workers", [0, 1])
def test_an_empty_list_of_a_batch_sampler_is_named(workers):
    batches = iter(DataLoader([1.0, 2.0], batch_sampler=[[0, 1], []], num_workers=workers))
    assert next(batches).tolist() == [1, 2]
    with pytest.raises(ValueError, match="batch_sampler"):
        next(batches)


def test_pad_sequence():
    from mpt.nn.utils.rnn import pad_sequence, unpad_sequence

    a, b = mpt.tensor([[1.0], [2.0], [3.0]]), mpt.tensor([[4.0]], requires_grad=True)
    assert pad_sequence([a, b]).shape == (3, 2, 1)
    padded = pad_sequence([a, b], batch_first=True, padding_value=-1.0)
    assert padded.squeeze(2).tolist() == [[1, 2, 3], [4, -1, -1]]
    assert pad_sequence([a, b], True, 0.0, "left").squeeze(2).tolist() == [[1, 2, 3], [0, 0, 4]]
    (padded * 2).sum().backward()
    assert b.grad.tolist() == [[2]]
    for first in (True, False):
        back = unpad_sequence(pad_sequence([a, b], first), mpt.tensor([3, 1]), first)
        assert [t.tolist() for t in back] == [a.tolist(), b.tolist()]
    with pytest.raises(AttributeError, match="pad_sequence, and leave the padding out"):
        mpt.nn.utils.rnn.pack_padded_sequence
    with pytest.raises(AttributeError, match="NAdam; the nearest rule is Adam"):
        mpt.optim.NAdam


def rates(make, n=9):
    w = mpt.ones(1, requires_grad=True)
    o = mpt.optim.SGD([w], lr=1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        s = make(o)
    out = []
    for _ in range(n):
        out.append(o.param_groups[0]["lr"])
        w.sum().backward()
        o.step()
        s.step()
    return out


@pytest.mark.parametrize("make, expected", [
    (lambda o: SequentialLR(o, [ConstantLR(o, 0.1, total_iters=2), ExponentialLR(o, 0.9)], milestones=[3]),
     [0.1, 0.1, 1.0, 1.0, 0.9, 0.81, 0.729, 0.6561, 0.59049]),
    (lambda o: SequentialLR(o, [LinearLR(o, 0.1, total_iters=3), CosineAnnealingLR(o, 5), StepLR(o, 2, 0.5)], [3, 6]),
     [0.1, 0.4, 0.7, 1.0, 0.9045084971874737, 0.6545084971874737, 1.0, 1.0, 0.5]),
    (lambda o: ChainedScheduler([ConstantLR(o, 0.1, total_iters=2), ExponentialLR(o, 0.9)], optimizer=o),
     [0.1, 0.09, 0.81, 0.729, 0.6561, 0.59049, 0.531441, 0.4782969, 0.43046721]),
])
def test_schedules_of_several_parts_are_pytorchs(make, expected):
    assert rates(make) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("mode, values", [("min", (-1.0, -0.95)), ("max", (-1.0, -0.95)), ("min", (-2.0, -2.0)),
                                          ("max", (-2.0, -2.0)), ("max", (3.0, 3.1)), ("min", (3.0, 2.9))])
def test_a_plateau_of_negative_values_is_one(mode, values):
    o = mpt.optim.SGD([mpt.nn.Parameter(mpt.tensor([1.0]))], lr=0.1)
    s = ReduceLROnPlateau(o, mode=mode, threshold=0.1, patience=0)
    for v in values:
        s.step(v)
    assert o.param_groups[0]["lr"] == pytest.approx(0.01)
    better = values[0] + (0.2 if mode == "max" else -0.2) * abs(values[0])
    s.step(better)
    assert o.param_groups[0]["lr"] == pytest.approx(0.01) and s.best == better


def test_the_first_value_of_a_plateau_is_the_best():
    for mode in ("min", "max"):
        o = mpt.optim.SGD([mpt.nn.Parameter(mpt.tensor([1.0]))], lr=0.1)
        s = ReduceLROnPlateau(o, mode=mode, threshold=2.0)
        s.step(7.0)
        assert s.best == 7.0


def test_schedules_that_cannot_be_parts():
    with pytest.raises(ValueError, match="OneCycleLR with cycle_momentum=True cannot .* cycle_momentum=False"):
        rates(lambda o: ChainedScheduler([OneCycleLR(o, 1.0, total_steps=5)]))
    with pytest.raises(ValueError, match="ReduceLROnPlateau cannot be a part"):
        rates(lambda o: ChainedScheduler([StepLR(o, 2), ReduceLROnPlateau(o)]))
    with pytest.raises(ValueError, match="StepLR cannot be a part, nor a schedule with warmup_steps"):
        rates(lambda o: ChainedScheduler([StepLR(o, 2, warmup_steps=3)]))
    with pytest.raises(ValueError, match="2 schedules and the milestones"):
        rates(lambda o: SequentialLR(o, [StepLR(o, 2), StepLR(o, 2)], [3, 4]))
    with pytest.raises(ValueError, match="one optimizer"):
        rates(lambda o: SequentialLR(o, [StepLR(mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=1.0), 2)], []))
