"""Tests of tensors: operators, indexing and methods, as in NumPy and PyTorch.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import math
import pickle

import pytest

np = pytest.importorskip("numpy")

import mpt  # noqa: E402


def close(t, expected, rtol=1e-6):
    np.testing.assert_allclose(t.detach().float().numpy() if t.is_floating_point() else t.numpy(), expected,
                               rtol=rtol, atol=1e-6)


A = np.array([[1.5, -2.0, 3.0], [4.0, 0.5, -6.0]], np.float32)
B = np.array([[2.0, 2.0, -1.0], [0.5, 3.0, 2.0]], np.float32)


@pytest.mark.parametrize("op", [
    lambda a, b: a + b, lambda a, b: a - b, lambda a, b: a * b, lambda a, b: a / b, lambda a, b: a // b,
    lambda a, b: a % b, lambda a, b: abs(a) ** b, lambda a, b: -a + b, lambda a, b: a + 2, lambda a, b: 2 + a,
    lambda a, b: a - 2.5, lambda a, b: 2.5 - a, lambda a, b: a * 3, lambda a, b: 3 * a, lambda a, b: a / 4,
    lambda a, b: 4 / a, lambda a, b: abs(a) ** 0.5, lambda a, b: 2.0 ** a, lambda a, b: a // 2, lambda a, b: a % 2,
    lambda a, b: a @ b.T, lambda a, b: +a, lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > 1,
    lambda a, b: a >= b, lambda a, b: a == b, lambda a, b: a != b, lambda a, b: (a > 0) & (b > 0),
    lambda a, b: (a > 0) | (b > 0), lambda a, b: (a > 0) ^ (b > 0), lambda a, b: ~(a > 0)])
def test_operators(op):
    close(op(mpt.tensor(A), mpt.tensor(B)), op(A, B))


def test_operators_in_place():
    a, e = mpt.tensor(A), A.copy()
    whole = a
    a += 2
    a *= mpt.tensor(B)
    a -= 1
    a -= mpt.tensor(B)
    a /= 4
    e = ((e + 2) * B - 1 - B) / 4
    assert a is whole
    close(a, e)


def test_dividing_and_subtracting_in_place():
    x, y = mpt.tensor(A, requires_grad=True), mpt.tensor(B, requires_grad=True)
    z = x * 3
    z /= 4
    z /= y
    z -= y
    z.sum().backward()
    close(x.grad, 0.75 / B)
    close(y.grad, -0.75 * A / B**2 - 1)
    for dtype in ("u8", "i8", "i32"):
        one = mpt.tensor([1, 100], dtype=dtype)
        z = mpt.tensor([5.0, 7.0])
        z -= one
        assert z.tolist() == [4, -93] and z.sub_(one).tolist() == [3, -193]
        with pytest.raises(TypeError, match="//"):
            one /= 2
        with pytest.raises(TypeError):
            one.div_(2)
        assert one.tolist() == [1, 100]


@pytest.mark.parametrize("op", ["+", "-", "*", "/", "//", "%", "**", "&", "|", "^"])
def test_every_operator_in_place_writes_into_the_tensor(op):
    logic = op in "&|^"
    for dtype in ["bool"] if logic else ["f32", "bf16"] if op == "/" else ["f32", "bf16", "i64", "u8"]:
        for other in ([True, mpt.tensor([True, True, False])] if logic else [3, mpt.tensor([3, 2, 2], dtype=dtype)]):
            a = b = mpt.tensor([True, False, True] if logic else [5, 7, 9], dtype=dtype)
            want = eval(f"a {op} other").to(dtype).tolist()
            names = {"a": a, "other": other}
            exec(f"a {op}= other", names)
            assert names["a"] is b and b.dtype == mpt.dtype(dtype) and b.tolist() == want != [5, 7, 9]
    numbers = mpt.tensor([5, 6])
    for text in ("numbers /= 2", "numbers //= 2.5", "numbers %= 2.5", "numbers **= 0.5", "numbers += 0.5"):
        with pytest.raises(TypeError):
            exec(text, {"numbers": numbers})
    assert numbers.tolist() == [5, 6]


def test_a_power_in_place_keeps_what_its_backward_needs():
    x = mpt.tensor([1.0, 2.0], requires_grad=True)
    y = z = x * 2
    y **= 3
    y /= 2
    y %= 7
    y.sum().backward()
    assert y is z and x.grad.tolist() == [12, 48]
    y = x * 2
    y **= x  # d(2x)^x = (2x)^x (log 2x + 1)
    x.grad = None
    y.sum().backward()
    np.testing.assert_allclose(x.grad.tolist(), [2 * (np.log(2) + 1), 16 * (np.log(4) + 1)], rtol=1e-6)
    with pytest.raises(mpt.StateError):
        x **= 2
    assert x.tolist() == [1, 2]


def test_bools_with_a_bool_are_bools():
    a = mpt.tensor([True, False])
    for got, want in ((a + True, [True, True]), (True + a, [True, True]), (a * True, [True, False]),
                      (mpt.add(a, a, alpha=2), [True, False]), (mpt.add(a, True, alpha=0), [True, False])):
        assert got.dtype == mpt.bool and got.tolist() == want
    assert (a + 1).dtype == mpt.int64 and (mpt.tensor([1], dtype="u8") + True).dtype == mpt.uint8
    assert (mpt.tensor([1.0], dtype="f16") * True).dtype == mpt.float16


def test_numpy_scalars_in_place_do_not_wrap():
    for number in (np.uint8(3), np.int8(-128), np.uint16(3), np.float16(0.1), np.float64(0.1), np.int64(2**40)):
        x = mpt.tensor([5.0], dtype="f64")
        x -= number
        assert x.item() == 5 - number.item() and x.add_(number, alpha=2).item() == 5 - number.item() + 2 * number.item()
    x = mpt.tensor([5])
    x -= np.uint8(200)
    assert x.item() == -195
    for true in (np.True_, True):
        for got in (mpt.tensor([2**53 + 1]) * true, true * mpt.tensor([2**53 + 1])):
            assert got.dtype == mpt.int64 and got.item() == 2**53 + 1
        x = mpt.tensor([5])
        x += true
        x -= true
        assert x.item() == 5 and (mpt.tensor([False]) | true).item() is True


def test_a_scaled_sum_in_place_is_computed_in_the_wider_dtype():
    for x, other, alpha, want in (
            (mpt.tensor([5.0]), mpt.tensor([200], dtype="u8"), 2, 405), (mpt.tensor([5]), mpt.tensor([3], dtype="u8"), -2, -1),
            (mpt.tensor([5]), mpt.tensor([2**30], dtype="i32"), 4, 2**32 + 5), (mpt.tensor([True]), mpt.tensor([True]), -1, True),
            (mpt.tensor([0.0], dtype="f64"), mpt.tensor([1.0]), 0.1, 0.1)):
        assert x.add_(other, alpha=alpha) is x and x.tolist() == [want]
    assert mpt.tensor([5]).sub_(mpt.tensor([3], dtype="u8"), alpha=2).tolist() == [-1]
    half = mpt.tensor([0.5], dtype="f64")
    for alpha in (2**60, 2.0**60, np.float32(2.0**60), np.int64(2**60)):
        assert mpt.zeros(1, dtype="f64").add_(half, alpha=alpha).tolist() == [2.0**59]
        assert mpt.zeros(1).sub_(mpt.tensor([0.5], dtype="bf16"), alpha=alpha).tolist() == [-(2.0**59)]
    assert mpt.zeros(1, dtype="f64").add_(half, alpha=10**20).tolist() == [5e19]
    w = mpt.tensor([1.0], requires_grad=True)
    mpt.zeros(1).add_(w, alpha=-3).sum().backward()
    assert w.grad.tolist() == [-3]
    assert mpt.add(mpt.tensor([True]), np.True_, alpha=2).tolist() == [True]


def test_a_number_is_not_rounded_to_the_tensor_it_is_subtracted_from():
    for dtype in ("f16", "bf16"):
        h = mpt.tensor([0.3], dtype=dtype)
        assert (0.3 - h).tolist() == (-(h - 0.3)).tolist() != [0]
    assert (5 - mpt.tensor([7], dtype="u8")).tolist() == [254] and (True - mpt.tensor([0.25])).tolist() == [0.75]


def test_numpy_scalars_are_numbers():
    a = mpt.tensor(A)
    close(a * np.float32(2), A * 2)
    close(a + np.int64(2), A + 2)
    assert (a * np.float64(2)).dtype == mpt.float32  # a scalar without dims, unlike an array


def test_dtypes_of_numbers():
    half = mpt.ones(2, dtype="f16")
    assert (half * 2.5).dtype == (half / 3).dtype == (half - 1).dtype == mpt.float16
    assert (mpt.ones(2, dtype="f64") / 3).dtype == mpt.float64
    assert float(mpt.ones(1, dtype="f64") / 3) == 1 / 3
    assert (mpt.arange(3) / 2).dtype == mpt.float32
    assert (mpt.arange(3) + 1).dtype == mpt.int64
    assert (mpt.arange(3) * 0.5).dtype == mpt.float32


def test_a_float_makes_floats_of_integers_though_it_is_whole():
    for x in (mpt.arange(3), mpt.arange(3) > 1, mpt.arange(3).to("u8")):
        for y in (x * 1.0, 1.0 * x, x + 2.0, x - 3.0, x ** 2.0, 2.0 ** x, x / 2, 3.0 - x):
            assert y.dtype == mpt.float32
    assert (mpt.arange(3).to("u8") - 3.0).tolist() == [-3, -2, -1]
    assert (2 ** mpt.arange(3)).tolist() == [1, 2, 4] and (2 ** mpt.arange(3)).dtype == mpt.int64


def test_a_number_does_not_widen_a_tensor_without_dims():
    for dtype in ("f16", "bf16", "f32", "f64"):
        x = mpt.tensor(7.0, dtype=dtype)
        for y in (x / 2, 2 / x, 1.5 - x, x // 2.5, x % 3, x * 0.5, x ** 2, mpt.maximum(x, 1.5)):
            assert y.dtype == x.dtype and y.shape == ()
    for dtype in ("u8", "i8", "i32", "i64"):
        x = mpt.tensor(7, dtype=dtype)
        assert (x // 2).dtype == (x % 4).dtype == (9 - x).dtype == x.dtype
    assert not (mpt.tensor(44, dtype="u8") == 300).item()
    weight = mpt.nn.Parameter(mpt.ones(1, dtype="f64"))  # a subclass
    assert float(weight.detach() / 3) == float((weight / 3).detach()) == 1 / 3


def test_a_number_is_not_rounded_to_the_sixteen_bits_beside_it():
    for dtype in ("f16", "bf16"):
        x = mpt.tensor([2001.0, -7.5, 0.25], dtype=dtype)
        for n in (1000.3, 1001, 0.3):
            for f in (lambda x: x / n, lambda x: x // n, lambda x: x % n, lambda x: n / x, lambda x: n // x,
                      lambda x: x * n, lambda x: x - n):
                assert f(x).dtype == x.dtype and f(x).tolist() == f(x.float()).to(dtype).tolist(), (n, dtype)
        y = x.clone()
        y /= 1000.3
        assert y.tolist() == (x.float() / 1000.3).to(dtype).tolist()


def test_a_mask_without_dims():
    x = mpt.tensor(3.0)
    assert x[x > 0].tolist() == [3.0] and x[x < 0].shape == (0,)
    assert mpt.ones(2, 3)[mpt.tensor(True)].shape == (1, 2, 3)


def test_lists_of_nothing():
    for shape in ((0,), (2, 0), (0, 2), (2, 3, 0), (3, 0, 2), (2, 0, 0)):
        assert mpt.zeros(*shape).tolist() == np.zeros(shape).tolist()
    assert [p.shape for p in mpt.zeros(2, 0).split(0, 1)] == [(2, 0)]


def test_large_whole_numbers_keep_their_digits():
    big = 2**60 + 1
    x = mpt.tensor([big, 1])
    assert (x == big).tolist() == [True, False] and (x + big).tolist() == [2 * big, big + 1]
    assert (x - big).tolist() == [0, 1 - big] and (x * 3).tolist() == [3 * big, 3]
    assert (mpt.tensor([3]) ** 39).tolist() == [3**39]


def test_logic_is_of_bools():
    x, flags = mpt.arange(4), mpt.arange(4) > 1
    for f in (lambda: x & 1, lambda: x | flags, lambda: flags ^ x, lambda: ~x, lambda: flags & 1.0):
        with pytest.raises(TypeError, match="bools"):
            f()
    assert (flags & True).tolist() == flags.tolist() and (~flags).tolist() == [True, True, False, False]
    with pytest.raises(TypeError, match="logical_xor"):
        flags - flags


def test_arrays_beside_tensors():
    t = mpt.tensor(A, requires_grad=True)
    for op in (lambda a, b: a + b, lambda a, b: a - b, lambda a, b: a * b, lambda a, b: a / b, lambda a, b: a @ b.T,
               lambda a, b: a < b, lambda a, b: (a > 0) & (b > 0)):
        close(op(t, B), op(A, B))
        close(op(B, t), op(B, A))
    assert (t == A).all() and not (t != A).any()
    (t * B).sum().backward()
    close(t.grad, B)
    u = same = mpt.tensor(A)
    u += B
    u -= B[0]
    u *= B
    u /= np.float32(2)
    assert u is same
    close(u, (A + B - B[0]) * B / 2)
    assert (mpt.ones(2) + np.ones(2)).dtype == mpt.float64
    for wrong in (lambda: u + [1, 2, 3], lambda: u + None, lambda: (u > 0) & np.ones(3, np.int64)):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(mpt.ShapeError):
        u + np.ones(5)


def test_arrays_as_indices():
    t = mpt.tensor(A)
    for i in (np.array([1, 0]), np.array([True, False]), (slice(None), np.array([2, 0])), A > 1, np.int64(1)):
        close(t[i], A[i])
    t[A > 1] = 0
    close(t, np.where(A > 1, 0, A))


@pytest.mark.parametrize("index", [
    0, -1, (0, 1), (slice(None), 1), slice(1, 4), slice(None, None, 2), (Ellipsis, 2), (1, Ellipsis), None,
    (slice(None), None, 2), (slice(1, 3), slice(0, 4, 3)), (2, 3, 1), [0, 2, 2], (slice(None), [3, -1]),
    (Ellipsis, [0, 1]), slice(-3, -1), slice(10, 20), np.array([[0, 1], [2, 3]])])
def test_indexing(index):
    x = np.arange(60, dtype=np.float32).reshape(5, 4, 3)
    t = mpt.tensor(x)
    i = tuple(mpt.tensor(j) if isinstance(j, np.ndarray) else j for j in index) if isinstance(index, tuple) else \
        mpt.tensor(index) if isinstance(index, np.ndarray) else index
    close(t[i], x[index])


def test_bools_and_empty_lists_as_indices():
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    t = mpt.tensor(x)
    for i in (True, False, (True, 1), (slice(1, 3), True), (1, False, 2), (None, True, Ellipsis)):
        assert t[i].shape == x[i].shape and t[i].tolist() == x[i].tolist()
    assert t[[]].shape == (0, 4) and t[:, []].shape == (3, 0)
    with pytest.raises(IndexError):
        t[True, [0]]


def test_masks_and_assignment():
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    t = mpt.tensor(x)
    close(t[t > 5], x[x > 5])
    close(t[mpt.tensor([True, False, True])], x[[True, False, True]])
    t[1] = 7
    x[1] = 7
    t[:, 2:] = mpt.zeros(3, 2)
    x[:, 2:] = 0
    t[0, 0] = -1.5
    x[0, 0] = -1.5
    close(t, x)
    t[t > 5] = 0.25
    x[x > 5] = 0.25
    t[mpt.tensor([False, False, True])] = -3
    x[[False, False, True]] = -3
    close(t, x)
    with pytest.raises(IndexError, match="mask"):
        t[mpt.tensor([True])] = 1
    for value in (np.full((1, 1, 3, 4), 5.0), mpt.full((1, 3, 4), 6.0)):
        t[:] = value
        x[:] = np.asarray(value)
        close(t, x)
    with pytest.raises(mpt.ShapeError):
        t[:] = mpt.ones(2, 3, 4)
    with pytest.raises(mpt.InvalidArgumentError, match="index -4 at"):
        t[[-4]]
    close(t[[-3, -1]], x[[-3, -1]])
    for flag in (True, False):
        for index in (flag, np.bool_(flag), np.array(flag), mpt.tensor(flag)):
            close(t[index], x[flag])
            close(t[0, index], x[0, flag])
            t[index] = x[flag] = 3 + flag
        close(t, x)
    with pytest.raises(IndexError, match="one True or False"):
        t[True, True]
    y = mpt.tensor(x, requires_grad=True)
    z = y * 2
    low = z < 0
    z[low] = 9
    z.sum().backward()
    close(y.grad, np.where(np.array(low.tolist()), 0, 2).astype(np.float32))
    t[[0, 1]] = 1
    x[[0, 1]] = 1
    close(t, x)
    with pytest.raises(IndexError):
        t[5]
    with pytest.raises(IndexError):
        t[0, 0, 0]


def test_creation():
    assert mpt.tensor([1, 2]).dtype == mpt.int64
    assert mpt.tensor([1, 2.0]).dtype == mpt.float32
    assert mpt.tensor([True]).dtype == mpt.bool
    assert mpt.tensor(2.5).shape == () and mpt.tensor([]).shape == (0,)
    assert mpt.tensor([[1, 2], [3, 4]], dtype="bf16").tolist() == [[1.0, 2.0], [3.0, 4.0]]
    assert mpt.tensor(2**53 + 1).item() == 2**53 + 1
    assert mpt.zeros(2, 3).shape == mpt.zeros((2, 3)).shape == (2, 3)
    assert mpt.arange(5).tolist() == [0, 1, 2, 3, 4]
    assert mpt.arange(1, 2, 0.25).tolist() == [1, 1.25, 1.5, 1.75]
    assert mpt.eye(2).tolist() == [[1, 0], [0, 1]]
    assert mpt.full((2,), 3.5).tolist() == [3.5, 3.5]
    assert mpt.full((2,), 3).dtype == mpt.int64 and mpt.full((), True).dtype == mpt.bool
    assert mpt.full((2,), 3, dtype="f16").dtype == mpt.float16
    assert mpt.tensor([1.7, -1.7, 2], dtype="i32").tolist() == [1, -1, 2]
    assert mpt.tensor([0.5, 0.0, float("nan")], dtype="bool").tolist() == [True, False, True]
    for value, dtype in ((256, "u8"), (-1, "u8"), (-1.0, "u8"), (2**31, "i32"), (-129, "i8"), (2**63, "i64")):
        for values in (value, [value], [[0, 1], [1, value]]):
            with pytest.raises(OverflowError, match="does not fit into"):
                mpt.tensor(values, dtype=dtype)
    assert mpt.tensor([0, 255, -0.9], dtype="u8").tolist() == [0, 255, 0]
    assert [c.shape for c in mpt.empty(2, 0).chunk(3, 1)] == [(2, 0)] * 3
    assert mpt.ones_like(mpt.zeros(2, dtype="f16")).dtype == mpt.float16
    assert mpt.empty(2, 0).numel() == 0
    for bad in ([[1], [1, 2]], [[1], 2], [1, [2]]):
        with pytest.raises(ValueError):
            mpt.tensor(bad)


def test_recording_is_set_by_with_alone():
    x = mpt.ones(1, requires_grad=True)

    @mpt.set_grad_enabled(False)
    def still():
        return (x * 2).requires_grad

    with mpt.set_grad_enabled(False):
        assert not (x * 2).requires_grad
        with mpt.set_grad_enabled(True):
            assert (x * 2).requires_grad
        assert not still()
    assert (x * 2).requires_grad
    with pytest.warns(RuntimeWarning, match="outside of `with`"):
        mpt.set_grad_enabled(False)
    assert (x * 2).requires_grad


def test_values_and_indices_by_name():
    t = mpt.tensor(A)
    for found, expected in ((t.topk(1), [2, 0]), (t.max(dim=1), [2, 0]), (mpt.sort(t, descending=True), None),
                            (mpt.min(t, 1), [1, 2])):
        values, indices = found
        assert isinstance(found, tuple) and values is found.values and indices is found.indices
        assert expected is None or indices.reshape(-1).tolist() == expected
    assert isinstance(mpt.chunk(t, 2), tuple)


def test_whole_numbers_at_random(context):
    mpt.manual_seed(3)
    x = mpt.randint(-2, 3, (5000,))
    assert x.dtype == mpt.int64 and set(x.tolist()) == {-2, -1, 0, 1, 2} and abs(x.float().mean().item()) < 0.1
    assert mpt.randint(2, (3, 4), dtype="i32").shape == (3, 4)
    assert mpt.randint(2**52 - 1, 2**52, (9,)).tolist() == [2**52 - 1] * 9
    order = mpt.randperm(100).tolist()
    assert sorted(order) == list(range(100)) != order
    for wrong in (lambda: mpt.randint(3), lambda: mpt.randint(3, 3, (1,)), lambda: mpt.randint(2**60, (1,))):
        with pytest.raises(ValueError):
            wrong()


def test_draws_in_place_have_the_digits_of_the_dtype(context):
    mpt.manual_seed(5)
    init = mpt.nn.init
    x = mpt.zeros(64, 64, dtype="f64")
    for draw in (lambda: x.uniform_(1e10, 1e10 + 1), lambda: init.uniform_(x, 1e10, 1e10 + 1)):
        assert draw() is x and 1e10 <= x.min().item() < 1e10 + 0.1 and 1e10 + 0.9 < x.max().item() < 1e10 + 1
    for draw in (lambda: x.normal_(1e300, 1e299), lambda: init.normal_(x, 1e300, 1e299)):
        assert draw() is x and 9e299 < x.mean().item() < 1.1e300
    for call in (init.kaiming_uniform_, init.kaiming_normal_, init.xavier_uniform_, init.xavier_normal_):
        call(x)
        assert x.std().item() > 0.05 and (x != x.float().double()).float().mean().item() > 0.99
    for dtype in ("i64", "u8", "bool"):
        whole = mpt.ones(2, 2, dtype=dtype)
        for call in (whole.uniform_, whole.normal_, lambda: init.uniform_(whole), lambda: init.xavier_normal_(whole)):
            with pytest.raises(mpt.DTypeError, match="must be floating"):
                call()
        assert whole.tolist() == mpt.ones(2, 2, dtype=dtype).tolist()


@pytest.mark.parametrize("replacement", [False, True])
def test_indices_by_weight(context, replacement):
    mpt.manual_seed(4)
    weights = mpt.tensor([[1.0, 0, 2, 5], [3, 3, 0, 2]], dtype="f16", requires_grad=True)
    with mpt.autocast("bf16"):  # autocast must not affect the weights
        drawn = mpt.stack([mpt.multinomial(weights, 2, replacement) for _ in range(2000)])
    assert drawn.dtype == mpt.int64 and drawn.shape == (2000, 2, 2) and not drawn.requires_grad
    first = drawn.numpy()[:, :, 0]
    for row, w in enumerate(weights.detach().tolist()):
        np.testing.assert_allclose(np.bincount(first[:, row], minlength=4) / 2000, np.array(w) / 8, atol=0.04)
    assert bool((drawn[..., 0] == drawn[..., 1]).any()) == replacement
    assert sorted(weights.detach()[0].multinomial(3).tolist()) == [0, 2, 3]
    for wrong in ([1.0, -1], [float("nan"), 1], [0.0, 0], [float("inf"), 1]):
        with pytest.raises(ValueError, match="weights"):
            mpt.multinomial(mpt.tensor(wrong), 1, replacement)
    with pytest.raises(ValueError, match="above 0"):
        mpt.multinomial(mpt.tensor([1.0, 0]), 2)


def test_random_numbers_depend_on_the_seed_alone(context):
    context.manual_seed(5)
    a, state = mpt.randn(100), context.get_rng_state()
    b = mpt.rand(7)
    context.set_rng_state(state)
    assert (b == mpt.rand(7)).all()
    mpt.manual_seed(5)
    assert (a == mpt.randn(100)).all()
    assert abs(float(mpt.randn(10000).std()) - 1) < 0.05


def test_repr():
    assert repr(mpt.tensor([1.0, 2.5])) == "tensor([1. , 2.5])"
    assert "requires_grad=True" in repr(mpt.ones(1, requires_grad=True))
    assert "dtype=mpt.bfloat16" in repr(mpt.ones(1, dtype="bf16"))
    assert repr(mpt.float32) == "mpt.float32"
    assert f"{mpt.tensor(0.125):.2f}" == "0.12"


def test_conversions():
    t = mpt.tensor([[1.0, 2.0]])
    assert t.tolist() == [[1.0, 2.0]] and t[0, 1].item() == 2.0
    assert float(t[0, 0]) == 1.0 and int(mpt.tensor(7)) == 7 and bool(mpt.tensor(0.5))
    assert [10, 20, 30][mpt.tensor(1)] == 20
    assert len(t) == 1 and [row.tolist() for row in t] == [[1.0, 2.0]]
    assert t.to("bf16").dtype == t.bfloat16().dtype == mpt.bfloat16
    assert t.half().float().tolist() == t.tolist()
    assert 2.0 in t and 5.0 not in t
    with pytest.raises(ValueError):
        float(mpt.ones(2))
    with pytest.raises(TypeError):
        len(mpt.tensor(1.0))
    with pytest.raises(mpt.DeviceError, match="computes on the CPU"):
        t.to("cuda")


def test_dtype():
    assert mpt.dtype("bf16") is mpt.dtype("bfloat16") is mpt.bfloat16
    assert mpt.dtype(np.float32) is mpt.dtype(np.dtype("float32")) is mpt.float32
    assert mpt.bfloat16.itemsize == 2 and mpt.bfloat16.is_floating_point and not mpt.int8.is_floating_point
    assert pickle.loads(pickle.dumps(mpt.float16)) is mpt.float16
    with pytest.raises(TypeError, match="complex64"):
        mpt.dtype("complex64")


def test_reductions_and_shapes():
    t = mpt.tensor(A)
    close(t.sum(), A.sum())
    close(t.sum(0), A.sum(0))
    close(t.mean((0, 1), keepdim=True), A.mean(keepdims=True))
    close(t.std(), A.std(ddof=1))
    close(t.var(1, unbiased=False), A.var(1))
    values, where = t.max(1)
    close(values, A.max(1))
    assert where.tolist() == A.argmax(1).tolist()
    close(mpt.max(t, mpt.zeros(2, 3)), np.maximum(A, 0))
    close(t.clamp(min=0), A.clip(0))
    close(t.permute(1, 0), A.T)
    close(t.view(3, 2), A.reshape(3, 2))
    close(mpt.cat([t, t], dim=1), np.concatenate([A, A], 1))
    assert [p.shape for p in mpt.split(t, [1, 2], dim=1)] == [(2, 1), (2, 2)]
    assert [p.shape for p in t.split(2, dim=1)] == [(2, 2), (2, 1)]
    assert [p.shape for p in mpt.chunk(mpt.zeros(7), 3)] == [(3,), (3,), (1,)]
    assert t.unsqueeze(0).squeeze().shape == (2, 3) and t.T.shape == t.mT.shape == (3, 2)
    close(mpt.where(t > 0, t, 0.0), np.where(A > 0, A, 0))


def test_gradients():
    x = mpt.tensor([1.0, 2.0], requires_grad=True)
    y = (x**3).sum()
    (g,) = mpt.grad(y, x, create_graph=True)
    (h,) = mpt.grad(g.sum(), x)
    assert g.tolist() == [3.0, 12.0] and h.tolist() == [6.0, 12.0] and x.grad is None
    (x * 2).backward(mpt.tensor([1.0, 10.0]))
    assert x.grad.tolist() == [2.0, 20.0]
    x.grad = None
    with mpt.no_grad():
        assert not (x * 2).requires_grad
    z = mpt.ones(1, requires_grad=True)
    assert mpt.grad(x.sum(), [x, z])[1] is None

    @mpt.no_grad
    def f():
        return x * 2

    @mpt.inference_mode()
    def g():
        return x * 2
    assert not f().requires_grad and not g().requires_grad
    with mpt.no_grad(), mpt.enable_grad():
        assert (x * 2).requires_grad


def test_copies_and_pickles():
    t = mpt.tensor([[1.0, math.inf]], dtype="bf16", requires_grad=True)
    for u in (pickle.loads(pickle.dumps(t)), copy.deepcopy(t)):
        assert u.dtype == t.dtype and u.requires_grad and u.tolist() == t.tolist()
        assert u._handle != t._handle


def test_hash_is_by_object():
    t = mpt.ones(1)
    assert {t: 1}[t] == 1 and hash(t) != hash(mpt.ones(1))
    assert (t == None) is False  # noqa: E711


def test_view_shares_the_memory_or_raises():
    x = mpt.zeros(2, 3)
    x.view(3, 2).add_(1)
    x.t().view(3, 2, 1).add_(1)  # a dim of one element needs no copy
    x[:, 1:].view(2, 1, 2).add_(1)
    assert x.tolist() == [[2, 3, 3]] * 2
    for wrong in (lambda: x.t().view(6), lambda: x[:, 1:].view(-1), lambda: x.t().view((2, 3))):
        with pytest.raises(mpt.ShapeError, match=r"view: a tensor of shape \(\d, \d\) and strides .* reshape\(\) makes a copy"):
            wrong()
    assert x.tolist() == [[2, 3, 3]] * 2 and x.t().reshape(6).tolist() == [2, 2, 3, 3, 3, 3]
    assert mpt.zeros(0, 3).t().view(0).shape == (0,) and mpt.ones(4, 6)[::2].view(2, 2, 3).shape == (2, 2, 3)
    assert not x.t().is_contiguous() and x[:1].t().is_contiguous() and x.is_contiguous()
