"""Modes of threads: workers of a loader beside a training, and Context.modes.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import threading
import time

import pytest

import mpt
from mpt.data import DataLoader, Dataset, RandomSampler, Subset, SubsetRandomSampler


class Drawn(Dataset):
    """Items that draw, multiply and record."""

    def __init__(self, n=20):
        self.n = n
        self.r = mpt.randn(16, 16)

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        time.sleep(0.0003 * (i % 3))
        w = mpt.ones(16, requires_grad=True)
        x = mpt.full((16,), 1.0 + i / 7) @ self.r  # in bf16 under autocast
        return x, mpt.randn(3), float((w * 2).requires_grad), float(mpt.is_autocast_enabled())


class Named(Drawn):
    """Items whose keys are texts."""

    def __getitem__(self, key):
        return super().__getitem__(ord(key))


def noisy(items):
    x, noise, recorded, casts = zip(*items)
    return mpt.stack(x), mpt.stack(noise), recorded, casts, mpt.rand(2).tolist()


def values(batches):
    return [[b[0].tolist(), b[1].tolist(), *b[2:]] for b in batches]


@pytest.mark.parametrize("how", [{}, {"shuffle": True}, {"sampler": lambda d: SubsetRandomSampler(range(20))},
                                 {"sampler": lambda d: RandomSampler(d, True, 17)}])
def test_batches_do_not_depend_on_workers(how):
    data = Drawn()

    def passes(workers, mode=None):
        options = {k: v(data) if callable(v) else v for k, v in how.items()}
        loader = DataLoader(data, 3, num_workers=workers, collate_fn=noisy, seed=3, **options)
        found = []
        for _ in range(3):
            for batch in loader:
                mpt.randn(5)  # draws of the training
                found += values([batch])
                if len(found) % 7 == 6:  # the pass ends early
                    break
        return found

    first = passes(0)
    assert first == passes(0) == passes(1) == passes(3)
    assert first[0][1] != first[6][1], "another pass draws anew"
    with mpt.autocast("bf16"), mpt.no_grad():
        assert passes(0) == passes(2) == first
    assert all(set(b[2]) == {1.0} and set(b[3]) == {0.0} for b in first)
    assert len({tuple(row) for b in first for row in b[1]}) == sum(len(b[1]) for b in first), "each item draws anew"


@pytest.mark.parametrize("workers", [0, 2])
def test_an_item_draws_by_its_index(workers):
    data = Drawn()

    def draws(dataset, **options):
        """Returns the draws of the items in the order of the pass."""
        size = 1 if "batch_sampler" in options else 3
        loader = DataLoader(dataset, size, num_workers=workers, collate_fn=noisy, seed=3, **options)
        return [tuple(row) for b in values(loader) for row in b[1]]

    every = draws(data)
    assert len(set(every)) == 20
    shuffled = draws(data, shuffle=True)
    assert shuffled != every and sorted(shuffled) == sorted(every)
    for order in ([7, 2, 19], [5]):
        want = [every[i] for i in order]
        assert draws(data, sampler=order) == draws(data, batch_sampler=[order]) == draws(Subset(data, order)) == want
    assert draws(Subset(Subset(data, [4, 3, 9]), [2, 0])) == [every[9], every[4]]
    for again in (draws(data, sampler=[5, 5, 6, 5]), draws(Subset(data, [5, 5, 6, 5]))):
        assert again[0] == every[5] and again[2] == every[6] and len(set(again)) == 4, "an item that comes again"
    texts = draws(Named(), batch_sampler=[["b", "a"], ["a"]])
    assert len(set(texts)) == 3 and texts == draws(Named(), batch_sampler=[["b", "a"], ["a"]])


@pytest.mark.parametrize("workers", [0, 2])
def test_a_loader_leaves_the_generator_alone(workers):
    mpt.manual_seed(4)
    before = mpt.current_context().get_rng_state()
    list(DataLoader(Drawn(), 4, shuffle=True, num_workers=workers))
    assert mpt.current_context().get_rng_state()[1] == before[1] + 16 * 16  # the weights of Drawn
    with mpt.autocast("bf16"):
        for _ in DataLoader(Drawn(4), 2, num_workers=workers):
            assert mpt.is_autocast_enabled() and mpt.is_grad_enabled()


@pytest.mark.parametrize("workers", [0, 2])
def test_iterables_and_samplers_draw_the_same(workers):
    class Endless:
        def __iter__(self):
            for _ in range(7):
                yield mpt.randn(2)

    class Chosen:
        def __iter__(self):
            return iter([[int(i) for i in row] for row in mpt.randint(0, 20, (4, 3)).tolist()])

    def all_of():
        loader = DataLoader(Endless(), 3, num_workers=workers)
        chosen = DataLoader(list(range(20)), batch_sampler=Chosen(), num_workers=workers, seed=1)
        return [[b.tolist() for b in loader] for _ in range(2)], [[b.tolist() for b in chosen] for _ in range(2)]

    mpt.randn(3)
    (a, b), (c, d) = all_of()
    assert a != b and c != d and len(a) == 3 and len(c) == 4
    others = DataLoader(Endless(), 3)
    assert a == [x.tolist() for x in others]
    assert all_of() == ([a, b], [c, d])


def test_a_thread_has_modes_of_its_own_in_a_block():
    context = mpt.Context(threads=1, seed=9)
    twin = mpt.Context(threads=1, seed=1)
    expected = mpt.randn(4, context=twin).tolist()
    found = {}

    def work():
        with context, context.modes(seed=1):
            assert not mpt.is_autocast_enabled() and mpt.is_grad_enabled()
            with mpt.autocast("f16"), mpt.scope():
                inside.set()
                assert go_on.wait(10)
                found["dtype"] = mpt.get_autocast_dtype()
                found["draws"] = mpt.randn(4).tolist()
                found["sum"] = (mpt.ones(2) + 1).tolist()

    inside, go_on = threading.Event(), threading.Event()
    thread = threading.Thread(target=work)
    with mpt.no_grad(context=context), mpt.autocast("bf16", context=context):
        thread.start()
        assert inside.wait(10)
        assert mpt.get_autocast_dtype(context=context) == mpt.bfloat16 and not mpt.is_grad_enabled(context)
        kept = mpt.ones(2, context=context)
        state = context.get_rng_state()
        go_on.set()
        thread.join()
        assert kept.tolist() == [1, 1] and context.get_rng_state() == state
    assert found == {"dtype": mpt.float16, "draws": expected, "sum": [2, 2]}
    with context.modes(seed=1):  # nested in one thread
        with context.modes(seed=9):
            pass
        assert mpt.randn(4, context=context).tolist() == expected
    assert context.get_rng_state() == state


def test_modes_in_a_callback_end_with_their_block():
    x = mpt.ones(2, requires_grad=True)
    loader = DataLoader([1.0, 2.0], 2)

    def hook(grad):
        with mpt.no_grad():
            (batch,) = list(loader)
        return grad * batch

    x.register_hook(hook)
    with mpt.autocast("bf16"):
        (x * 3).sum().backward()
        assert mpt.get_autocast_dtype() == mpt.bfloat16
    assert x.grad.tolist() == [3, 6]

    batches = iter(loader)

    def region(x):  # no call follows the batch, and the checkpoint then ends its mode without recording
        y = x * 2
        next(batches)
        return y

    mpt.checkpoint(region, x)
    assert mpt.is_grad_enabled()


def test_workers_wait_while_a_recording_is_made():
    data = Drawn(8)
    expected = values(DataLoader(data, 2, collate_fn=noisy))
    batches = iter(DataLoader(data, 2, num_workers=2, collate_fn=noisy, prefetch=1))
    found = values([next(batches)])
    x = mpt.ones(4)
    with mpt.record() as recording:
        for _ in range(20):
            y = x * 2
            time.sleep(0.002)
        with pytest.raises(mpt.StateError, match="before the recording"):
            with mpt.current_context().modes():
                pass
        with pytest.raises(mpt.StateError, match="before the recording"):
            next(iter(DataLoader(data, 2)))
    assert recording.info().launches == 20, "the recording has the calls of its thread alone"
    found += values(batches)
    assert found == expected
    x.copy_(mpt.full((4,), 5.0))
    recording.replay()
    assert y.tolist() == [10] * 4


def test_the_next_batch_is_refused_in_a_recording():
    loader = DataLoader(Drawn(8), 2, num_workers=1)
    batches = iter(loader)
    next(batches)
    with mpt.record():
        for _ in range(2):
            with pytest.raises(mpt.StateError, match="take a batch of a DataLoader"):
                next(batches)
    assert len(list(batches)) == 3
    batches = iter(loader)
    next(batches)
    with mpt.record():
        del batches  # does not wait for threads that wait for the recording
