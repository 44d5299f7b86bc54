"""Tests of threads: calls on a context take turns, and run without the interpreter's lock.

SPDX-License-Identifier: Apache-2.0
"""
import threading
import time

import numpy as np
import pytest

import mpt


def run(*functions, names=None):
    problems = []

    def guarded(f):
        try:
            f()
        except BaseException as e:
            problems.append(e)

    threads = [threading.Thread(target=guarded, args=(f,), name=name)
               for f, name in zip(functions, names or [None] * len(functions))]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert problems == []


def test_many_threads_on_one_context(context):
    shared = mpt.ones(16, 16)
    results = {}

    def work(n):
        def f():
            with context:
                total = 0.0
                for i in range(300):
                    total += float(((shared + i) * n).mean())
                results[n] = total
        return f

    run(*(work(n) for n in range(1, 7)))
    expected = sum(1.0 + i for i in range(300))
    assert results == {n: expected * n for n in range(1, 7)}


def test_contexts_of_their_own_give_the_same_bits():
    results = []

    def work():
        with mpt.Context(seed=7, threads=1):
            w = mpt.randn(8, 8, requires_grad=True)
            opt = mpt.optim.Adam([w], lr=0.01)
            for _ in range(20):
                (mpt.randn(4, 8) @ w).square().mean().backward()
                opt.step()
                opt.zero_grad()
            results.append(w.tolist())

    run(*[work] * 4)
    assert all(r == results[0] for r in results)


def test_long_calls_let_other_threads_run(context):
    a = mpt.randn(1200, 1200)
    ticks = []
    stop = threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.0005)

    t = threading.Thread(target=tick)
    t.start()
    for _ in range(500):  # on a busy machine the other thread may get no processor during a call
        begin = time.perf_counter()
        a @ a
        end = time.perf_counter()
        inside = sum(begin < x < end for x in ticks[-1000:])
        if inside >= 3:
            break
    stop.set()
    t.join()
    assert inside >= 3  # at most one if the call held the interpreter


def test_modes_belong_to_the_context(context):
    seen = []
    with mpt.autocast("bf16"):
        def look():
            with context:
                seen.append(mpt.is_autocast_enabled())
            seen.append(mpt.is_autocast_enabled())  # in the default context
        run(look)
    assert seen == [True, False]


@pytest.mark.parametrize("block", [
    lambda: mpt.autocast("bf16"), mpt.no_grad, mpt.enable_grad, mpt.inference_mode,
    lambda: mpt.set_grad_enabled(False), mpt.scope, lambda: mpt.Precision("bf16-mixed")])
def test_a_thread_does_not_work_in_the_modes_of_another(context, block):
    x, y = mpt.full((4, 4), 1.001), mpt.ones(4, 4)

    def work():
        with context:
            for refused in (lambda: x @ y, lambda: x + y, lambda: x.__iadd__(y),
                            lambda: mpt.tensor([1.0]), lambda: mpt.from_dlpack(np.ones(2)), lambda: x * 2, lambda: -x, lambda: mpt.randn(2),
                            lambda: mpt.relu(x), lambda: mpt.split(x, 2), lambda: mpt.no_grad().__enter__(),
                            lambda: mpt.Precision("bf16-mixed").__enter__(), lambda: mpt.record().__enter__()):
                with pytest.raises(mpt.StateError, match="thread MainThread is inside .*thread Beside too.*modes"):
                    refused()
            assert x.tolist()[0][0] == pytest.approx(1.001) and context.memory().live_tensors >= 2
            with context.modes():
                assert (x @ y).dtype == mpt.float32 and (x @ y).tolist()[0][0] == pytest.approx(4.004, 1e-6)
                with mpt.autocast("bf16"):
                    assert (x @ y).dtype == mpt.bfloat16

    with block():
        run(work, names=["Beside"])
        x + y
    run(lambda: x + y)  # behind the block the context is free again


def test_a_recording_has_no_work_of_other_threads(context):
    x = mpt.ones(4)

    def work():
        with pytest.raises(mpt.StateError, match="recording"):
            x + x

    with mpt.record() as recording:
        y = x * 2
        run(work)
    x.fill_(3)
    recording.replay()
    assert y.tolist() == [6] * 4
    run(lambda: x + x)


def test_a_block_that_fails_to_begin_leaves_the_context_free(context):
    x = mpt.ones(2)
    with pytest.raises(mpt.DTypeError):
        with mpt.autocast("f64"):
            pass
    run(lambda: x + x)


def test_threads_share_the_objects_of_blocks():
    """Each thread has a context of its own; a precision and a decorated function are shared."""
    precision, kept = mpt.Precision("bf16-mixed"), mpt.scope()
    turn = threading.Barrier(2, timeout=60)
    seen = {}

    @mpt.no_grad()
    def function(n):
        turn.wait()
        if n == 0:
            turn.wait()  # ends behind the other thread
        return mpt.is_grad_enabled()

    def work(n):
        def f():
            with mpt.Context(threads=1):
                with precision, kept as k:
                    turn.wait()
                    x = k.keep(mpt.full(2, n))
                    turn.wait()
                    inside = mpt.is_autocast_enabled()
                    if n == 0:
                        turn.wait()
                if n == 1:
                    turn.wait()
                between = mpt.is_autocast_enabled()
                grads = function(n)
                if n == 1:
                    turn.wait()
                seen[n] = inside, between, grads, mpt.is_grad_enabled(), x.tolist()
        return f

    run(work(0), work(1))
    assert seen == {n: (True, False, False, True, [n, n]) for n in range(2)}


def test_threads_enter_one_object_at_any_time():
    precision = mpt.Precision("bf16-mixed")

    def work():
        with mpt.Context(threads=1):
            for _ in range(1000):
                with precision, kept as k:
                    x = k.keep(mpt.ones(1))
                assert not mpt.is_autocast_enabled() and x.item() == 1

    kept = mpt.scope()
    run(*[work] * 4)
    assert len(kept._open) == len(kept._keep) == 0


def test_tensors_go_from_thread_to_thread(context):
    made = []

    def make():
        with context:
            made.append(mpt.ones(4, requires_grad=True))

    run(make)
    run(lambda: (made[0] * 2).sum().backward())
    assert made[0].grad.tolist() == [2] * 4
    run(made.clear)
    mpt.zeros(1)
    assert context.memory().live_tensors <= 2


def test_the_current_context_is_each_threads_own(context):
    other = []
    run(lambda: other.append(mpt.current_context()))
    assert other[0] is mpt.default_context() and mpt.current_context() is context


def test_another_thread_cancels(context):
    x = mpt.ones(64, 64)
    ended = []

    def compute():
        with context:
            with pytest.raises(mpt.CancelledError, match="Context.resume") as e:
                while True:
                    (x @ x).sum()
        ended.append(e.value.name)

    def cancel():
        time.sleep(0.05)
        context.cancel()

    run(compute, cancel)
    assert ended == ["MPT_ERROR_CANCELLED"]
    with pytest.raises(mpt.CancelledError):
        x + 1
    context.resume()
    assert (x + 1).sum().item() == 2 * 64 * 64
    context.close()
    with pytest.raises(mpt.HandleError):
        context.cancel()


def test_loaders_with_workers_keep_the_order():
    class Squares(mpt.data.Dataset):
        def __len__(self):
            return 103

        def __getitem__(self, i):
            time.sleep(0.0005 * (i % 3))
            return mpt.tensor([float(i)]), i * i

    for workers in (0, 3):
        rows = []
        for x, y in mpt.data.DataLoader(Squares(), 10, num_workers=workers):
            assert [v * v for v in x.reshape(-1).tolist()] == y.tolist()
            rows += y.tolist()
        assert rows == [i * i for i in range(103)]


def test_loaders_hand_on_exceptions_and_stop_early():
    class Bad(mpt.data.Dataset):
        def __len__(self):
            return 100

        def __getitem__(self, i):
            if i == 57:
                raise KeyError(i)
            return i


    for workers in (0, 2):
        with pytest.raises(KeyError):
            list(mpt.data.DataLoader(Bad(), 10, num_workers=workers))
        for _ in mpt.data.DataLoader(Bad(), 10, num_workers=workers):
            break
    assert threading.active_count() < 5


def test_loaders_shuffle_by_their_seed():
    def order(seed):
        loader = mpt.data.DataLoader(list(range(50)), 7, shuffle=True, drop_last=True, seed=seed)
        assert len(loader) == 7
        return [b.tolist() for b in loader], [b.tolist() for b in loader]

    assert order(1) == order(1) != order(2)
    first, second = order(1)
    assert first != second and len(sum(first, [])) == 49


def test_parts_of_a_dataset():
    data = mpt.data.TensorDataset(mpt.arange(10), mpt.arange(10) * 2)
    for lengths in ([7, 3], [0.7, 0.3]):
        parts = mpt.data.random_split(data, lengths, seed=1)
        assert [len(p) for p in parts] == [7, 3]
        assert sorted(p[i][0].item() for p in parts for i in range(len(p))) == list(range(10))
        x, y = next(iter(mpt.data.DataLoader(parts[0], 7)))
        assert (x * 2 == y).all() and x.tolist() != sorted(x.tolist())
    for wrong in ([7, 4], [-1, 11], [1.5, -0.5], [0.7, 0.2]):
        with pytest.raises(ValueError, match="add up to the 10 items"):
            mpt.data.random_split(data, wrong)
    for count, shares, want in ((20, [1 / 3] * 3, [7, 7, 6]), (7, [0.5, 0.5], [4, 3]), (10, [0.15, 0.15, 0.7], [2, 1, 7]),
                                (3, [0.25] * 4, [1, 1, 1, 0]), (0, [0.5, 0.5], [0, 0]),
                                (101, [0.7, 0.2, 0.1], [71, 20, 10])):  # PyTorch's
        parts = mpt.data.random_split(range(count), shares)
        assert [len(p) for p in parts] == want
        assert sorted(p[i] for p in parts for i in range(len(p))) == list(range(count))
