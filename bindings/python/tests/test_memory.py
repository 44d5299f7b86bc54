"""Tests of shared memory and its lifetime.

SPDX-License-Identifier: Apache-2.0
"""
import gc
import io
import resource
import threading
import weakref

import pytest

np = pytest.importorskip("numpy")

import mpt  # noqa: E402
from mpt import _mpt  # noqa: E402


def address(a):
    return a.__array_interface__["data"][0]


@pytest.mark.parametrize("name", ["float32", "float64", "float16", "int8", "uint8", "int32", "int64", "bool"])
def test_numpy_both_ways(name):
    a = np.array([[0, 1, 2], [3, 0, 1]]).astype(name)
    copied, shared = mpt.tensor(a), mpt.from_numpy(a)
    assert copied.dtype.name == shared.dtype.name == name
    assert shared.data_ptr() == address(a) and copied.data_ptr() != address(a)
    assert np.array_equal(copied.numpy(), a) and copied.numpy().dtype == a.dtype
    assert address(np.asarray(copied)) == copied.data_ptr()
    a[0, 0] = 1
    assert shared[0, 0].item() == 1 and copied[0, 0].item() == 0
    shared.numpy()[0, 1] = 0
    assert a[0, 1] == 0


@pytest.mark.parametrize("name", ["bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_sixteen_and_eight_bits_by_ml_dtypes(name):
    kind = getattr(pytest.importorskip("ml_dtypes"), name)
    a = np.array([[1.5, -2.0], [0.25, 448.0]], np.float32).astype(kind)
    t = mpt.tensor(a)
    assert t.dtype.name == name and t.tolist() == a.astype(np.float32).tolist()
    back = t.numpy()
    assert back.dtype == a.dtype and np.array_equal(back.view(np.uint8), a.view(np.uint8))
    assert mpt.from_numpy(a).data_ptr() == address(a)
    with pytest.raises(BufferError, match="numpy"):
        memoryview(t)
    assert np.asarray(t).dtype == a.dtype


def test_bf16_rounds_to_nearest_even():
    ml_dtypes = pytest.importorskip("ml_dtypes")
    values = np.random.default_rng(1).normal(size=1000).astype(np.float32)
    assert np.array_equal(mpt.tensor(values).bfloat16().numpy().view(np.uint16),
                          values.astype(ml_dtypes.bfloat16).view(np.uint16))


@pytest.mark.parametrize("cut", [lambda a: a[:, ::2], lambda a: a.T, lambda a: a[::-1], lambda a: a[1:, 1:],
                                 lambda a: np.broadcast_to(a[:1], (3, 4)), lambda a: a[:, ::-2], lambda a: a[:0]])
def test_non_contiguous_input(cut):
    a = np.arange(12, dtype=np.float32).reshape(3, 4)
    v = cut(a)
    assert np.array_equal(mpt.tensor(v).numpy(), v)
    t = mpt.as_tensor(v)
    assert np.array_equal(t.numpy(), v)


def test_strided_memory_is_shared():
    a = np.zeros((4, 6), np.float32)
    t = mpt.from_numpy(a[:, ::2])
    t += 1
    assert a.sum() == 12 and t.strides == (6, 2)
    with pytest.raises(ValueError, match="copy"):
        mpt.from_numpy(a[::-1])


def test_exported_views_have_the_tensors_strides():
    t = mpt.arange(6).reshape(2, 3)
    assert np.array_equal(t.T.numpy(), np.arange(6).reshape(2, 3).T)
    assert t.T.numpy().strides == (8, 24)
    assert memoryview(t).c_contiguous and not memoryview(t.T).c_contiguous
    with pytest.raises(BufferError, match="contiguous"):
        io.BytesIO().write(t.T)
    assert bytes(t) == t.numpy().tobytes() and bytes(t.T) == t.T.numpy().tobytes()


def test_big_arrays_are_not_copied():
    a = np.ones(64 << 20, np.uint8).view(np.float32)
    t = mpt.from_numpy(a)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(10):
        b = mpt.from_numpy(t.numpy())
        assert b.data_ptr() == address(a)
        c = mpt.from_dlpack(b)
        assert c.data_ptr() == address(a)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 8 << 10


def test_read_only_memory_is_copied_or_refused():
    a = np.ones(3, np.float32)
    a.flags.writeable = False
    assert mpt.tensor(a).tolist() == [1, 1, 1]
    with pytest.raises((ValueError, BufferError, TypeError)):
        mpt.from_numpy(a)
    assert mpt.tensor(b"\1\2").tolist() == [1, 2]


def test_bad_buffers():
    for bad in (np.zeros(2, ">f4"), np.zeros(2, np.complex64)):
        with pytest.raises(TypeError, match="convert them first, to float32, "):
            mpt.tensor(bad)
        with pytest.raises(TypeError):
            mpt.from_numpy(bad)


def test_gradients_keep_their_memory_to_themselves():
    t = mpt.ones(2, requires_grad=True)
    with pytest.raises(BufferError, match="detach"):
        memoryview(t)
    with pytest.raises(mpt.StateError, match="detach"):
        t.numpy()
    assert t.detach().numpy().tolist() == [1, 1]


# ---- DLPack ----


def test_dlpack_with_numpy():
    t = mpt.arange(6, dtype="f32").reshape(2, 3)
    a = np.from_dlpack(t)
    assert address(a) == t.data_ptr()
    assert mpt.from_dlpack(a if a.flags.writeable else a.copy()).shape == (2, 3)
    with pytest.raises(BufferError):
        t.__dlpack__(dl_device=(2, 0))
    assert t.__dlpack_device__() == (1, 0)


def test_capsules_are_taken_once_and_dropped_alone(context):
    t = mpt.ones(3)
    live = context.memory().live_tensors
    for version in (None, (1, 0)):
        t.__dlpack__(max_version=version)  # a capsule without a consumer
        capsule = t.__dlpack__(max_version=version)
        u = mpt.from_dlpack(capsule)
        assert u.data_ptr() == t.data_ptr()
        with pytest.raises(ValueError):
            mpt.from_dlpack(capsule)
        del u, capsule
    mpt.zeros(1)
    assert context.memory().live_tensors == live
    c = t.__dlpack__(copy=True)
    assert mpt.from_dlpack(c).data_ptr() != t.data_ptr()


# ---- lifetimes ----


def test_views_outlive_tensors_and_contexts():
    with mpt.Context() as c:
        t = mpt.arange(1000)
        a, m = t.numpy(), memoryview(mpt.ones(3))
    t.close()
    c.close()
    del t, c
    gc.collect()
    assert a.sum() == 499500 and m.tolist() == [1, 1, 1]


def test_shared_memory_is_kept_while_the_library_needs_it():
    a = np.ones(1000, np.float32)
    gone = weakref.ref(a)
    t = mpt.from_numpy(a)
    v = t.reshape(10, 100)[3]
    del a, t
    gc.collect()
    assert gone() is not None and float(v.sum()) == 100
    del v
    mpt.zeros(1)  # the next call frees released memory
    gc.collect()
    assert gone() is None


def test_closed_tensors_say_so():
    t = mpt.ones(2)
    t.close()
    t.close()
    for use in (lambda: t + 1, lambda: t.shape, lambda: memoryview(t), lambda: t.sum(), lambda: t.item(),
                lambda: mpt.cat([t]), lambda: mpt.linear(mpt.ones(1, 2), t), lambda: t.numpy(), lambda: t.backward()):
        with pytest.raises(mpt.HandleError):
            use()
    assert "closed" in repr(t)
    with mpt.ones(2) as u:
        pass
    with pytest.raises(mpt.HandleError):
        u + 1


def test_scopes_end_tensors():
    with mpt.scope() as s:
        a = mpt.ones(2)
        b = s.keep(a * 3)
    with pytest.raises(mpt.HandleError, match="scope"):
        a + 1
    assert b.tolist() == [3, 3]


def test_a_closed_context_ends_all():
    with mpt.Context() as c:
        t = mpt.ones(2)
        net = mpt.nn.Linear(2, 2)
        opt = mpt.optim.SGD(net.parameters(), lr=0.1)
    c.close()
    for use in (lambda: t + 1, lambda: net(t), opt.step, lambda: mpt.zeros(1, context=c)):
        with pytest.raises(mpt.HandleError):
            use()
    del t, net, opt, c
    gc.collect()


def test_tensors_of_two_contexts_do_not_mix():
    with mpt.Context():
        a = mpt.ones(2)
    with pytest.raises(mpt.HandleError, match="context"):
        a + mpt.ones(2)


def test_objects_of_another_kind_are_no_tensors():
    net = mpt.nn.Linear(2, 2)
    for bad in (net, "x", [1.0], object(), net._native):
        with pytest.raises(TypeError):
            mpt.relu(bad)
    with pytest.raises(TypeError):
        mpt.Tensor()


def test_a_training_goes_without_the_collector():
    gc.disable()
    try:
        context = mpt.Context()
        alive = weakref.ref(context)
        with context:
            net = mpt.nn.Sequential(mpt.nn.Linear(3, 3), mpt.nn.ReLU())
            optimizer = mpt.optim.SGD(net.parameters(), lr=0.1)
            schedule = mpt.optim.lr_scheduler.StepLR(optimizer, 2)
            stepper = mpt.Stepper(optimizer, precision="16-mixed")
            stepper.backward(net(mpt.ones(1, 3)).sum())
            stepper.step()
            assert optimizer.param_groups[0]["lr"] == 0.1 and "SGD" in repr(optimizer)
        del context, net, optimizer, schedule, stepper
        assert alive() is None
    finally:
        gc.enable()


def test_nothing_leaks_over_100_000_steps(context):
    w = mpt.randn(4, 4, requires_grad=True)
    x = mpt.ones(2, 4)

    def step():
        y = (x @ w).relu()
        y.sum().backward()
        w.grad = None
        y[0].shape

    for _ in range(1000):
        step()
    mpt.zeros(1)
    gc.collect()
    before, rss = context.memory(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(100_000):
        step()
    mpt.zeros(1)
    after = context.memory()
    assert after.live_tensors == before.live_tensors
    assert after.total_now == before.total_now
    assert after.host_allocations == before.host_allocations
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - rss < 2 << 10


def test_the_collector_may_run_anywhere(context):
    class Node:
        pass

    def make():
        for _ in range(200):
            n = Node()
            n.self, n.tensor, n.view = n, mpt.ones(100), mpt.ones(10).numpy()

    threads = [threading.Thread(target=lambda: [gc.collect() for _ in range(15)]) for _ in range(3)]
    for t in threads:
        t.start()
    for _ in range(20):
        make()
    for t in threads:
        t.join()
    gc.collect()
    mpt.zeros(1)
    assert context.memory().live_tensors < 10


def test_handles_are_not_addresses_but_checked():
    t = mpt.ones(1)
    assert _mpt.tensor_is_valid(t) is True
    alias = mpt.Tensor(t)
    t.close()
    assert alias.item() == 1
