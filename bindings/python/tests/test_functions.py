"""Tests of functions that are composed of operations, against NumPy.

SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
import mpt.nn.functional as F

RNG = np.random.default_rng(3)
SHAPES = [(), (0,), (5,), (3, 4), (2, 3, 4), (2, 0, 3)]


def is_equal(a, b):
    a = a.numpy() if isinstance(a, mpt.Tensor) else a
    assert a.shape == np.asarray(b).shape and a.dtype == np.asarray(b).dtype
    np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("shape", SHAPES)
def test_elements_are_found_and_counted(shape):
    a = np.asarray(RNG.integers(-1, 2, shape))
    x = mpt.tensor(a)
    places = np.stack(np.atleast_1d(a).nonzero(), 1)
    is_equal(mpt.nonzero(x), places if shape else places[:, :0])
    for mine, theirs in zip(x.nonzero(as_tuple=True), np.atleast_1d(a).nonzero()):
        is_equal(mine, theirs)
    is_equal(mpt.masked_select(x, x > 0), a[a > 0])
    values, inverse, counts = np.unique(a, return_inverse=True, return_counts=True)
    for mine, theirs in zip(x.unique(return_inverse=True, return_counts=True),
                            (values, inverse.reshape(shape), counts)):
        is_equal(mine, theirs)
    is_equal(mpt.unique(x), values)
    is_equal(mpt.repeat_interleave(x, 2), np.repeat(a.reshape(-1), 2))


def test_masks_broadcast():
    a = RNG.random((3, 4))
    flags = np.array([True, False, True, False])
    is_equal(mpt.tensor(a).masked_select(mpt.tensor(flags)), a[:, flags].reshape(-1))
    is_equal(mpt.masked_select(mpt.tensor(a[0]), mpt.tensor(a > 0.5)), np.broadcast_to(a[0], (3, 4))[a > 0.5])
    with pytest.raises(TypeError, match="masked_select: mask is int64; it must be bool"):
        mpt.masked_select(mpt.ones(2), mpt.tensor([1, 0]))


@pytest.mark.parametrize("shape", [(5,), (3, 4), (2, 3, 4)])
def test_medians_and_repeats_along_dims(shape):
    a = RNG.random(shape)
    x = mpt.tensor(a)
    assert x.median().item() == np.sort(a, None)[(a.size - 1) // 2]
    for d in range(-len(shape), len(shape)):
        at = np.take(np.argsort(a, d, "stable"), (shape[d] - 1) // 2, d)
        values, indices = mpt.median(x, d)
        is_equal(indices, at)
        is_equal(values, np.take_along_axis(a, np.expand_dims(at, d), d).squeeze(d))
        assert mpt.median(x, d, True).values.shape == np.expand_dims(at, d).shape
        counts = RNG.integers(0, 3, shape[d])
        is_equal(mpt.repeat_interleave(x, mpt.tensor(counts), d), np.repeat(a, counts, d))
        is_equal(x.repeat_interleave(3, dim=d), np.repeat(a, 3, d))
        for mine, theirs in zip(mpt.unbind(x, d), np.moveaxis(a, d, 0)):
            is_equal(mine, theirs)
    with pytest.raises(ValueError, match="repeat_interleave: repeats has 7 values"):
        x.repeat_interleave(mpt.tensor([1] * 7), 0)


@pytest.mark.parametrize("kind", [np.float32, np.int64])
def test_products_and_diagonals(kind):
    a, b, v = (RNG.integers(-5, 6, s).astype(kind) for s in ((2, 3), (3, 4), (3,)))
    x, y, w = map(mpt.tensor, (a, b, v))
    if kind is np.float32:
        is_equal(mpt.mm(x, y), a @ b)
        is_equal(x.mv(w), a @ v)
    is_equal(mpt.dot(w, w), v @ v)
    is_equal(w.outer(x[0]), np.outer(v, a[0]))
    for d in range(-4, 5):
        is_equal(mpt.diag(w, d), np.diag(v, d))
        is_equal(y.diag(d), np.diag(b, d) if -3 <= d <= 4 else np.zeros(0, kind))
    for call in (lambda: mpt.mm(x, w), lambda: mpt.dot(x, w), lambda: mpt.outer(w, x), lambda: mpt.mv(w, w)):
        with pytest.raises(ValueError, match=r"has shape \(.*\); expected [12] dim"):
            call()


def test_infinities_stay_on_their_diagonal():
    assert mpt.diag(mpt.tensor([float("inf"), float("nan")]))[1].tolist()[0] == 0


def test_shapes():
    a = RNG.random((3, 1)).astype(np.float32)
    is_equal(mpt.broadcast_to(mpt.tensor(a), (2, 3, 4)), np.broadcast_to(a, (2, 3, 4)))
    is_equal(mpt.swapaxes(mpt.tensor(a), 0, 1), a.T)
    for shape in ((), (3,), (2, 3), (2, 3, 4)):
        parts = [RNG.random(shape).astype(np.float32) for _ in range(2)]
        mine = [mpt.tensor(p) for p in parts]
        is_equal(mpt.hstack(mine), np.hstack(parts))
        is_equal(mpt.vstack(mine), np.vstack(parts))
    vectors = [np.arange(3), np.arange(4), np.arange(2)]
    for n in (1, 2, 3):
        for order in ("ij", "xy"):
            for mine, theirs in zip(mpt.meshgrid(*map(mpt.tensor, vectors[:n]), indexing=order),
                                    np.meshgrid(*vectors[:n], indexing=order)):
                is_equal(mine, theirs)
    with pytest.raises(ValueError, match="meshgrid: indexing is 'ji'"):
        mpt.meshgrid(mpt.ones(1), indexing="ji")


def test_elementwise():
    a, b = RNG.random((2, 50)) + 0.1
    x, y = mpt.tensor(a), mpt.tensor(b)
    for mine, theirs in ((mpt.tan(x), np.tan(a)), (x.log2(), np.log2(a)), (mpt.log10(x), np.log10(a)),
                         (mpt.lerp(x, y, 0.25), a + 0.25 * (b - a)), (x.lerp(y, x), a + a * (b - a)),
                         (mpt.clip(x, 0.3, 0.6), np.clip(a, 0.3, 0.6))):
        np.testing.assert_allclose(mine.numpy(), theirs, rtol=1e-14)
    assert mpt.equal(x, x.clone()) is True and mpt.equal(x, y) is False and mpt.equal(x, x[:3]) is False
    assert mpt.is_tensor(x) and not mpt.is_tensor(a) and mpt.numel(x) == 50


def test_sixteen_bits_are_rounded_once():
    half = mpt.float16
    assert F.hardswish(mpt.tensor([11648.0], dtype=half)).tolist() == [11648]
    assert mpt.lerp(mpt.tensor([1e8]), mpt.tensor([1.0]), 1).tolist() == [1]
    assert mpt.log2(mpt.tensor([2.0**k for k in range(-126, 128)])).tolist() == list(range(-126, 128))
    assert F.normalize(mpt.zeros(1, 2, dtype=half)).tolist() == [[0, 0]]
    assert F.gumbel_softmax(mpt.zeros(1, 4, dtype=half)).dtype == half
    x = np.linspace(-6, 6, 500).astype(np.float16)
    exact, t = x.astype(np.float64), mpt.tensor(x)
    for mine, true in ((F.mish(t), exact * np.tanh(np.log1p(np.exp(exact)))),
                       (F.glu(mpt.cat([t, t])), exact / (1 + np.exp(-exact))),
                       (mpt.round(t, decimals=2), np.round(exact, 2))):
        np.testing.assert_array_max_ulp(np.array(mine.tolist(), np.float16), true.astype(np.float16), 1)


def test_sums_of_sixteen_bits():
    n, half = 65520, mpt.float16
    x = mpt.ones(n, dtype=half, requires_grad=True)
    x.max().backward()
    np.testing.assert_allclose(x.grad.tolist(), 1 / n, rtol=0.01)
    rows, target = mpt.full((n, 1), -0.5, dtype=half), mpt.zeros(n, dtype=mpt.int64)
    assert F.nll_loss(rows, target).item() == 0.5
    loss = F.mse_loss(mpt.tensor([300.0], dtype=half), mpt.zeros(1, dtype=half))
    assert loss.item() == 90000 and loss.dtype == mpt.float32
    assert mpt.dot(mpt.full((n,), 0.25, dtype=half), mpt.full((n,), 0.25, dtype=half)).item() == 4096
    assert mpt.logsumexp(mpt.zeros(n, dtype=half), 0).item() == pytest.approx(np.log(n), rel=1e-3)


def functions_in_place():
    """Returns the functions that have a method which writes in place, with their arguments after the tensor."""
    one = mpt.tensor([[4.0, 9.0], [16.0, 25.0]])
    index = mpt.tensor([[0], [1]])
    plain = ("abs ceil cos erf exp expm1 floor log log1p neg reciprocal relu rsqrt sigmoid sign sin sqrt square "
             "tan tanh log2 log10 tril triu round").split()
    return [(name, ()) for name in plain] + [
        ("masked_fill", (one > 9, -1.0)), ("cumsum", (1,)), ("clamp", (5, 20)), ("clip", (5,)), ("lerp", (one * 2, 0.5)),
        ("pow", (2,)), ("pow", (one / 9,)), ("remainder", (3,)), ("floor_divide", (3,)), ("scatter", (1, index, 7.0)),
        ("scatter_add", (1, index, mpt.ones(2, 1))), ("index_add", (0, mpt.tensor([1]), mpt.ones(1, 2)))]


def test_gradients_of_writes_in_place():
    written = {name for name in vars(mpt._inplace.Methods) if name.endswith("_") and not name.startswith("_")}
    assert {name + "_" for name, _ in functions_in_place()} == written - {"normal_", "uniform_"}
    for name, args in functions_in_place():
        if name == "floor_divide":  # has no gradient
            continue
        grads = []
        for write in (False, True):
            x = mpt.tensor([[0.4, 0.9], [1.6, 2.5]], requires_grad=True)
            y = x * 1.5
            z = getattr(y, name + "_")(*args) if write else getattr(mpt, name)(y, *args)
            assert (z is y) == write
            (z * mpt.tensor([[1.0, 2.0], [3.0, 4.0]])).sum().backward()
            grads.append(x.grad.tolist())
        assert grads[0] == grads[1], name
    # The gradient of another operand needs the tensor as it was, too.
    for name in ("pow", "remainder", "lerp"):
        grads = []
        for write in (False, True):
            x, w = mpt.tensor([4.5, 9.0]), mpt.tensor([1.5, 2.0], requires_grad=True)
            args = (w, 0.25) if name == "lerp" else (w,)
            (getattr(x.clone(), name + "_")(*args) if write else getattr(mpt, name)(x, *args)).sum().backward()
            grads.append(w.grad.tolist())
        assert grads[0] == grads[1], name


def test_a_constant_weight_of_lerp_needs_no_operand():
    x = mpt.ones(2, requires_grad=True)
    y = x * 1
    y.lerp_(mpt.zeros(2), mpt.tensor([0.25, 0.5])).sum().backward()
    assert x.grad.tolist() == [0.75, 0.5]


def test_writes_in_place():
    one = mpt.tensor([[4.0, 9.0], [16.0, 25.0]])
    for name, args in functions_in_place():
        x = one.clone()
        assert getattr(x, name + "_")(*args) is x and x.tolist() == getattr(mpt, name)(one, *args).tolist(), name
    with pytest.raises(mpt.DTypeError, match="sqrt_: the result has the dtype float32, which a tensor of int64"):
        mpt.tensor([1, 2]).sqrt_()
    w = mpt.ones(2, requires_grad=True)
    y = w * 2
    y.exp_().sum().backward()
    np.testing.assert_allclose(w.grad.tolist(), [2 * np.exp(2)] * 2, rtol=1e-6)


def test_random_numbers_in_place():
    mpt.manual_seed(3)
    x = mpt.zeros(1000).normal_(5.0, 0.1)
    assert abs(x.mean().item() - 5) < 0.02 and abs(x.std().item() - 0.1) < 0.02
    x.uniform_(2.0, 3.0)
    assert 2 <= x.min().item() < 2.05 and 2.95 < x.max().item() < 3
    mpt.manual_seed(3)
    assert mpt.zeros(3).normal_().tolist() == (mpt.manual_seed(3), mpt.randn(3))[1].tolist()
    for call in (x.normal_, x.uniform_):
        with pytest.raises(ValueError, match="generator=1 is not supported"):
            call(generator=1)


def test_new_tensors_are_like_an_old_one():
    x = mpt.ones(2, dtype="f16")
    assert x.new_zeros(2, 3).shape == (2, 3) and x.new_ones((2,)).dtype is mpt.float16
    assert x.new_full((2,), 3).tolist() == [3, 3] and x.new_tensor([1, 2]).dtype is mpt.float16
    assert x.new_empty(4, dtype=mpt.int64, device="cpu").dtype is mpt.int64
    with mpt.Context(threads=1) as other:
        assert x.new_zeros(1).context is x.context is not other


def test_data_is_outside_the_graph():
    w = mpt.nn.Parameter(mpt.tensor([1.0, 2.0]))
    w.data.mul_(3)
    assert w.tolist() == [3, 6] and not w.data.requires_grad
    w.data = mpt.tensor([5.0, 1 + 2.0**-20])
    assert w.requires_grad and w.tolist() == [5, 1 + 2.0**-20]
    with pytest.raises(mpt.ShapeError):
        w.data = mpt.ones(3)



@pytest.mark.parametrize("scope", [mpt.no_grad, mpt.no_grad(), mpt.set_grad_enabled(False), mpt.inference_mode])
def test_a_decorated_generator_runs_inside_the_block(context, scope):
    seen = []

    @scope
    def numbers(first):
        try:
            for i in range(3):
                seen.append(mpt.is_grad_enabled())
                sent = yield first + i
                seen.append((sent, mpt.is_grad_enabled()))
        except ValueError:
            seen.append(("thrown", mpt.is_grad_enabled()))
            yield "thrown"
        finally:
            seen.append(("end", mpt.is_grad_enabled()))
        return "done"

    def whole():
        return (yield from numbers(1))

    def drain(generator):
        got = []
        try:
            while True:
                got.append(next(generator))
                assert mpt.is_grad_enabled()
        except StopIteration as end:
            return got, end.value

    assert drain(whole()) == ([1, 2, 3], "done")
    assert seen == [False, (None, False)] * 3 + [("end", False)] and mpt.is_grad_enabled()
    seen.clear()
    sending = numbers(1)
    next(sending)
    assert sending.send("x") == 2 and seen[1] == ("x", False)
    assert sending.throw(ValueError()) == "thrown" and seen[-1] == ("thrown", False)
    sending.close()
    assert seen[-1] == ("end", False) and mpt.is_grad_enabled()
    with pytest.raises(ZeroDivisionError):
        @scope
        def fails():
            yield 1 / 0
        next(fails())
    assert mpt.is_grad_enabled() and numbers.__name__ == "numbers"


def test_an_async_function_cannot_be_decorated():
    with pytest.raises(TypeError, match="no_grad cannot decorate the async function later"):
        @mpt.no_grad()
        async def later():
            pass
    with pytest.raises(TypeError, match="autocast cannot decorate the async function each"):
        @mpt.autocast("bf16")
        async def each():
            yield 1


def test_recording_is_seen():
    assert mpt.is_grad_enabled()
    for scope, on in ((mpt.no_grad(), False), (mpt.inference_mode(), False), (mpt.enable_grad(), True),
                      (mpt.set_grad_enabled(False), False)):
        with scope:
            assert mpt.is_grad_enabled() is on


def test_factors_give_positions():
    x = mpt.tensor([[[1.0, 2, 3, 4]]])
    y = F.interpolate(x, scale_factor=1.3, mode="linear")
    np.testing.assert_allclose(y.tolist(), [[[1, 1.6538461, 2.4230769, 3.1923077, 3.9615385]]], rtol=1e-6)
    again = F.interpolate(x, scale_factor=1.3, mode="linear", recompute_scale_factor=True)
    np.testing.assert_allclose(again.tolist(), F.interpolate(x, 5, mode="linear").tolist())
    assert F.interpolate(mpt.ones(1, 1, 4, 6), scale_factor=(0.5, 2)).shape == (1, 1, 2, 12)
    with pytest.raises(ValueError, match="scale_factor has 2 factors and the input 1 spatial dims"):
        F.interpolate(x, scale_factor=(1, 2))


def test_results_have_the_dtype_of_the_input():
    x = mpt.rand(3, 4, dtype="f16")
    for y in (F.gumbel_softmax(x), F.gumbel_softmax(x, hard=True), F.pairwise_distance(x, x), mpt.add(x, x, alpha=2),
              x.median(), x.median(1)[0], F.pixel_shuffle(x.reshape(4, 3, 1), 2), F.dropout2d(x.reshape(3, 4, 1, 1)),
              mpt.unique(x), F.adaptive_max_pool1d(x, 2)):
        assert y.dtype == mpt.float16
    assert mpt.isnan(mpt.tensor([1, float("nan"), 3]).median())
    assert mpt.add(mpt.tensor([3]), 2, alpha=-4).tolist() == [-5]


def test_losses_with_weights():
    x, t, w = mpt.rand(3, 4), mpt.rand(3, 4), mpt.rand(4)
    each = F.binary_cross_entropy(x, t, reduction="none").numpy() * w.numpy()
    for r, want in (("none", each), ("mean", each.mean()), ("sum", each.sum())):
        np.testing.assert_allclose(F.binary_cross_entropy(x, t, w, reduction=r).numpy(), want, rtol=1e-5)
    with pytest.raises(ValueError, match="reduction|unknown value"):
        F.binary_cross_entropy(x, t, w, reduction="most")
