"""Tests of autograd.Function. The expected numbers are PyTorch's, or come from finite differences.

SPDX-License-Identifier: Apache-2.0
"""
import gc
import weakref

import pytest

import mpt
from mpt.autograd import Function
from mpt.autograd.function import once_differentiable


class Power(Function):
    """x^n * y, with a number among the arguments."""

    @staticmethod
    def forward(ctx, x, n, y):
        ctx.save_for_backward(x, y)
        ctx.n = n
        return x**n * y

    @staticmethod
    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        assert ctx.needs_input_grad == (x.requires_grad, False, y.requires_grad)
        back = grad * ctx.n * x ** (ctx.n - 1) * y if ctx.needs_input_grad[0] else None
        return back, None, grad * x**ctx.n if ctx.needs_input_grad[2] else None


def leaf(values, dtype="f64"):
    return mpt.tensor(values, dtype=dtype, requires_grad=True)


def test_gradients_agree_with_finite_differences_and_with_operations():
    x, y = leaf([1.5, -2.0, 0.5]), leaf([0.3, 2.0, -1.0])
    (Power.apply(x, 3, y) * mpt.tensor([1.0, 2.0, 3.0], dtype="f64")).sum().backward()
    h = 1e-6
    for t, other in ((x, y), (y, x)):
        for i in range(3):
            def value(by):
                moved = t.detach().clone()
                moved[i] += by
                a, b = (moved, other.detach()) if t is x else (other.detach(), moved)
                return (Power.apply(a, 3, b) * mpt.tensor([1.0, 2.0, 3.0], dtype="f64")).sum().item()
            assert t.grad[i].item() == pytest.approx((value(h) - value(-h)) / (2 * h), rel=1e-7)


def test_second_derivatives():
    x, y = leaf([1.5, -2.0]), leaf([0.5, 3.0])
    (g,) = mpt.grad(Power.apply(x, 3, y).sum(), x, create_graph=True)
    gx, gy = mpt.grad(g.sum(), [x, y])
    assert gx.tolist() == pytest.approx([6 * 1.5 * 0.5, 6 * -2.0 * 3.0])
    assert gy.tolist() == pytest.approx([3 * 1.5**2, 3 * 4.0])


def test_a_saved_result_has_second_derivatives():
    class Exp(Function):
        @staticmethod
        def forward(ctx, x):
            y = x.exp()
            ctx.save_for_backward(y)
            return y

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx.saved_tensors[0]

    x = leaf([0.5])
    (g,) = mpt.grad(Exp.apply(x), x, create_graph=True)
    (h,) = mpt.grad(g, x)
    assert g.item() == h.item() == pytest.approx(1.6487212707)


def test_saved_inputs_outlive_their_scope():
    x, y = leaf([2.0]), leaf([3.0])
    with mpt.scope() as s:
        z = s.keep(Power.apply(x * 2, 2, y))
    z.backward()
    assert x.grad.tolist() == [48] and y.grad.tolist() == [16]


def test_a_gradient_of_another_dtype_is_converted():
    class Wide(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return grad.double() * 2

    x = leaf([1.0], "f32")
    (g,) = mpt.grad(Wide.apply(x * 1), x)
    assert g.dtype == mpt.float32 and g.tolist() == [2]


def test_only_the_tensors_that_require_a_gradient_have_one():
    x, y = leaf([2.0]), mpt.tensor([3.0], dtype="f64")
    Power.apply(x, 2, y).backward()
    assert x.grad.tolist() == [12] and y.grad is None
    z = Power.apply(y, 2, y)
    assert not z.requires_grad
    with mpt.no_grad():
        assert not Power.apply(x, 2, y).requires_grad


class ExpAndSign(Function):
    @staticmethod
    def forward(ctx, x):
        y, sign = x.exp(), x.sign()
        ctx.save_for_backward(y)
        ctx.mark_non_differentiable(sign)
        return y, sign, x > 0, "text"

    @staticmethod
    def backward(ctx, *grads):
        ctx.seen.append([None if g is None else (g.shape, g.dtype) for g in grads])
        return grads[0] * ctx.saved_tensors[0]


def test_results_without_a_gradient():
    seen = FunctionSeen.seen = []
    x = leaf([0.0, 1.0], "f32")
    y, sign, positive, text = FunctionSeen.apply(x)
    assert y.requires_grad and not sign.requires_grad and positive.dtype == mpt.bool and text == "text"
    y.sum().backward()
    assert x.grad.tolist() == pytest.approx([1, 2.7182817])
    assert seen == [[((2,), mpt.float32), ((2,), mpt.float32), ((2,), mpt.bool), None]]


class FunctionSeen(ExpAndSign):
    seen = []

    @staticmethod
    def forward(ctx, x):
        ctx.seen = FunctionSeen.seen
        return ExpAndSign.forward(ctx, x)


class Two(Function):
    @staticmethod
    def forward(ctx, x, fill):
        ctx.set_materialize_grads(fill)
        ctx.fill = fill
        return x * 2, x * 3

    @staticmethod
    def backward(ctx, a, b):
        assert (b is None) == (not ctx.fill)
        return a * 2 + (b * 3 if ctx.fill else 0), None


@pytest.mark.parametrize("fill", [True, False])
def test_unused_results_give_zeros_or_none(fill):
    x = leaf([1.0])
    Two.apply(x, fill)[0].backward()
    assert x.grad.tolist() == [2]


def test_setup_context():
    class Square(Function):
        @staticmethod
        def forward(x):
            return x * x

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)

        @staticmethod
        def backward(ctx, grad):
            return grad * 2 * ctx.saved_tensors[0]

    x = leaf([3.0])
    Square.apply(x).backward()
    assert x.grad.tolist() == [6]


def test_a_straight_through_estimator_that_returns_its_input():
    class Through(Function):
        @staticmethod
        def forward(ctx, x):
            return x

        @staticmethod
        def backward(ctx, grad):
            return grad * 10

    x = leaf([1.0, 2.0])
    Through.apply(x * 2).sum().backward()
    assert x.grad.tolist() == [20, 20]


def test_once_differentiable():
    class Cube(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**3

        @staticmethod
        @once_differentiable
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return mpt.tensor([3 * v * v for v in x.tolist()], dtype=x.dtype) * grad

    x = leaf([2.0])
    Cube.apply(x).backward()
    assert x.grad.tolist() == [12]
    (g,) = mpt.grad(Cube.apply(x), x, create_graph=True)
    assert g.tolist() == [12]
    with pytest.raises(mpt.CallbackError, match="once_differentiable") as e:
        mpt.grad(g, x)
    assert isinstance(e.value.__cause__, mpt.StateError)


def test_a_saved_tensor_that_was_overwritten_is_an_error():
    x, y = leaf([1.0]), leaf([2.0])
    a = x * 1
    z = Power.apply(a, 2, y)
    a.mul_(5)
    with pytest.raises(mpt.StateError):
        z.backward()


def test_nothing_outlives_the_graph():
    kept = []

    class Saves(Function):
        @staticmethod
        def forward(ctx, x):
            y = x.exp()
            ctx.save_for_backward(x, y)
            kept.append(weakref.ref(ctx))
            return y

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx.saved_tensors[1]

    x = leaf([0.0])
    y = Saves.apply(x)
    assert kept[0]() is not None
    y.backward()
    del y
    z = Saves.apply(x)
    del z
    mpt.zeros(1)
    gc.collect()
    assert [k() for k in kept] == [None, None] and x.grad.tolist() == [1]


@pytest.mark.parametrize("back, text", [
    (lambda g: (g, g, g), "returned 3 gradients; expected 2"), (lambda g: g, "returned 1 gradients; expected 2"),
    (lambda g: (g, g), "argument 1, which is no tensor"), (lambda g: ("g", None), "a str for argument 0"),
    (lambda g: (g.sum(), None), "shape")])
def test_a_wrong_gradient_is_an_error(back, text):
    class Wrong(Function):
        @staticmethod
        def forward(ctx, x, n):
            return x * n

        @staticmethod
        def backward(ctx, grad):
            return back(grad)

    with pytest.raises(mpt.Error, match=text):
        Wrong.apply(leaf([1.0, 2.0]), 2).sum().backward()


def test_errors_of_forward_and_of_the_class():
    class Bad(Function):
        @staticmethod
        def forward(ctx, x):
            raise KeyError("from forward")

    with pytest.raises(KeyError, match="from forward"):
        Bad.apply(leaf([1.0]))
    with pytest.raises(TypeError, match="apply"):
        Power()

    class Dirty(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.mark_dirty(x)

    with pytest.raises(mpt.UnsupportedError, match="mark_dirty"):
        Dirty.apply(leaf([1.0]))


def test_autocast_modules_and_checkpoints():
    w, x = leaf([[1.0, 2.0], [3.0, 4.0]], "f32"), leaf([[1.0, 1.0]], "f32")

    class Product(Function):
        @staticmethod
        def forward(ctx, x, w):
            ctx.save_for_backward(x, w)
            return x @ w

        @staticmethod
        def backward(ctx, grad):
            x, w = ctx.saved_tensors
            return grad.float() @ w.t(), x.t() @ grad.float()

    with mpt.autocast("bf16"):
        y = Product.apply(x, w)
    assert y.dtype == mpt.bfloat16
    y.sum().backward()
    assert x.grad.tolist() == [[3, 7]] and w.grad.tolist() == [[1, 1], [1, 1]]
    x.grad = w.grad = None
    mpt.checkpoint(lambda a: Product.apply(a, w), x).sum().backward()
    assert x.grad.tolist() == [[3, 7]] and w.grad.tolist() == [[1, 1], [1, 1]]
