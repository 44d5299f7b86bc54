"""Tests of context hooks: executors and allocators of the program.

SPDX-License-Identifier: Apache-2.0
"""
import concurrent.futures
import ctypes
import gc
import mmap
import sys
import threading

import pytest

import mpt
from mpt import nn

ALLOC = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)
FREE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)


def train(context, steps=5):
    """Returns losses and weights of a few steps, whose work is large enough for several threads."""
    with context:
        mpt.manual_seed(3)
        net = nn.Sequential(nn.Linear(256, 512), nn.GELU(), nn.LayerNorm(512), nn.Linear(512, 10))
        precision = mpt.Precision("bf16-mixed")
        precision.apply(net)
        stepper = mpt.Stepper(mpt.optim.AdamW(net.parameters(), lr=1e-3))
        x, y = mpt.randn(256, 256), mpt.arange(256) % 10
        losses = []
        for _ in range(steps):
            with precision:
                loss = nn.functional.cross_entropy(net(x), y)
            stepper.backward(loss)
            stepper.step()
            losses.append(loss.item())
        return losses, [p.float().tolist() for p in net.parameters()]


@pytest.fixture(scope="module")
def expected():
    with mpt.Context(threads=1) as c:
        return train(c)


def test_an_executor_does_the_work(expected):
    seen = set()
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        class Watched:
            def submit(self, run, i):
                return pool.submit(lambda: (run(i), seen.add(threading.get_ident())))

        assert train(mpt.Context(threads=4, parallel_for=Watched())) == expected
        assert train(mpt.Context(threads=3, parallel_for=pool)) == expected
    assert seen and threading.get_ident() not in seen


def test_a_function_does_the_work(expected):
    calls = []

    def backwards(run, pieces):
        calls.append(pieces)
        for i in reversed(range(pieces)):
            run(i)
            run(i)  # a second call has no effect
        with pytest.raises(IndexError):
            run(pieces)
        with pytest.raises(IndexError):
            run(-1)
        with pytest.raises(TypeError):
            run("all")

    assert train(mpt.Context(threads=7, parallel_for=backwards)) == expected
    assert calls and set(calls) <= set(range(2, 8))


def test_work_is_done_whatever_the_workers_do(expected):
    late = []
    assert train(mpt.Context(threads=4, parallel_for=lambda run, pieces: late.append(run))) == expected
    for run in late:  # a call after the end of the job has no effect
        run(0)
    pool = concurrent.futures.ThreadPoolExecutor(1)
    gate = threading.Event()
    pool.submit(gate.wait)  # keeps the only thread busy
    assert train(mpt.Context(threads=2, parallel_for=pool)) == expected
    gate.set()
    pool.shutdown()
    caught = []
    before, sys.unraisablehook = sys.unraisablehook, lambda e: caught.append(e.exc_type)
    try:
        assert train(mpt.Context(threads=2, parallel_for=pool), 1)[0] == expected[0][:1]
    finally:
        sys.unraisablehook = before
    assert set(caught) == {RuntimeError}  # "cannot schedule new futures after shutdown"


def test_ctrl_c_among_the_workers():
    def stop(run, pieces):
        raise KeyboardInterrupt

    with mpt.Context(threads=2, parallel_for=stop), pytest.raises(KeyboardInterrupt):
        mpt.ones(1 << 20).exp()
        for _ in range(1000):  # Python raises the interrupt at its next check
            pass


def test_workers_that_cannot_work():
    with pytest.raises(TypeError, match="an executor"):
        mpt.Context(parallel_for=4)
    with pytest.raises(mpt.InvalidArgumentError, match="4096"):
        mpt.Context(parallel_for=lambda run, pieces: None, threads=5000)


class Arena:
    """An allocator of memory from mmap, which counts its blocks."""

    def __init__(self, most=1 << 40):
        self.live, self.most, self.users = {}, most, set()
        self.alloc, self.free = ALLOC(self._alloc), FREE(self._free)

    def _alloc(self, user, size, align):
        if size > self.most:
            return None
        m = mmap.mmap(-1, size + align)
        at = ctypes.addressof(ctypes.c_char.from_buffer(m))
        at += -at % align
        self.live[at] = size, m
        self.users.add(user)
        return at

    def _free(self, user, memory, size, align):
        assert self.live.pop(memory)[0] == size


def test_an_allocator_of_ctypes(expected):
    arena = Arena()
    c = mpt.Context(threads=1, allocator=(arena.alloc, arena.free, 4711))
    assert train(c) == expected
    assert arena.live and arena.users == {4711}
    with c:
        t = mpt.full((1000,), 7.0)
    assert any(at <= t.data_ptr() < at + size for at, (size, _) in arena.live.items())
    view = memoryview(t)  # exists longer than its context
    del c, t
    gc.collect()
    assert view[999] == 7 and arena.live
    del view
    gc.collect()
    assert not arena.live


def test_an_allocator_by_address_and_by_capsule(expected):
    arena = Arena()
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    name = b"void (void *, void *, size_t, size_t)"
    alloc = ctypes.cast(arena.alloc, ctypes.c_void_p).value
    free = new(ctypes.cast(arena.free, ctypes.c_void_p), name, None)
    c = mpt.Context(threads=1, allocator=(alloc, free))
    assert train(c) == expected and arena.live
    del c
    gc.collect()
    assert not arena.live


def test_an_allocator_that_has_no_more():
    arena = Arena(most=16 << 20)
    with mpt.Context(threads=1, allocator=(arena.alloc, arena.free)):
        assert mpt.ones(10).sum().item() == 10
        with pytest.raises(MemoryError):
            mpt.empty(64 << 20)
        assert mpt.ones(10).sum().item() == 10


def test_allocators_that_are_none():
    arena = Arena()
    with pytest.raises(TypeError, match="expected a native function .*, got a str"):
        mpt.Context(allocator=(arena.alloc, "free"))
    with pytest.raises(ValueError, match="both alloc and free"):
        mpt.Context(allocator=(arena.alloc, 0))
    with pytest.raises(TypeError, match="alloc, free"):
        mpt.Context(allocator=arena.alloc)
