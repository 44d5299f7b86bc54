"""Tests of Python functions that the library runs, and of their exceptions.

SPDX-License-Identifier: Apache-2.0
"""
import gc
import sys
import threading
import weakref

import pytest

import mpt
from mpt import nn


class Boom(Exception):
    pass


def boom(*args):
    raise Boom("it went wrong")


def raises_boom():
    return pytest.raises(mpt.CallbackError, match="Boom: it went wrong")


def test_hooks_see_and_replace_gradients():
    x = mpt.ones(2, requires_grad=True)
    seen = []
    with x.register_hook(lambda g: seen.append(g.tolist())):
        with x.register_hook(lambda g: g * 10):
            (x * 3).sum().backward()
    assert seen == [[3, 3]] and x.grad.tolist() == [30, 30]
    x.grad = None
    (x * 3).sum().backward()
    assert seen == [[3, 3]] and x.grad.tolist() == [3, 3]


def test_hooks_of_results_and_post_hooks():
    x = mpt.ones(2, requires_grad=True)
    y = x * 2
    y.register_hook(lambda g: g + 1)
    seen = []
    x.register_post_accumulate_grad_hook(lambda leaf: seen.append(leaf.grad.tolist()))
    y.sum().backward()
    assert x.grad.tolist() == [4, 4] and seen == [[4, 4]]


def test_exceptions_in_hooks():
    x = mpt.ones(2, requires_grad=True)
    hook = x.register_hook(boom)
    with raises_boom() as e:
        x.sum().backward()
    assert isinstance(e.value.__cause__, Boom)
    assert e.value.__cause__.__traceback__ is not None
    assert x.grad is None
    hook.remove()
    x.register_post_accumulate_grad_hook(boom)
    with raises_boom():
        x.sum().backward()


def test_a_hook_of_the_wrong_result_is_an_error():
    x = mpt.ones(2, requires_grad=True)
    with x.register_hook(lambda g: "gradient"), pytest.raises(mpt.CallbackError, match="TypeError"):
        x.sum().backward()
    with x.register_hook(lambda g: mpt.ones(3)), pytest.raises(mpt.ShapeError):
        x.sum().backward()


def test_ctrl_c_goes_through_as_it_is():
    x = mpt.ones(2, requires_grad=True)

    def stop(g):
        raise KeyboardInterrupt
    with x.register_hook(stop), pytest.raises(KeyboardInterrupt):
        x.sum().backward()


def test_hooks_are_let_go():
    class Hook:
        def __call__(self, g):
            return None

    hook = Hook()
    gone = weakref.ref(hook)
    x = mpt.ones(2, requires_grad=True)
    y = x * 2
    y.register_hook(hook)
    z = y.sum()
    del hook, y
    assert gone() is not None
    z.backward()
    del z
    mpt.zeros(1)
    gc.collect()
    assert gone() is None


def test_custom_operations():
    def forward(a, b):
        return a * b, a + b

    def backward(inputs, outputs, grads):
        a, b = inputs
        ga, gb = grads
        return (None if ga is None else ga * b) if gb is None else gb + (0 if ga is None else ga * b), \
            gb if ga is None else ga * a + (0 if gb is None else gb)

    op = mpt.custom_op("both", forward, backward, inputs=2, outputs=2)
    a, b = mpt.tensor([2.0], requires_grad=True), mpt.tensor([5.0], requires_grad=True)
    p, s = op(a, b)
    (p + s).sum().backward()
    assert (p.item(), s.item(), a.grad.item(), b.grad.item()) == (10, 7, 6, 3)
    with mpt.Context():
        assert op(mpt.ones(1), mpt.ones(1))[1].item() == 2


def test_custom_operations_that_fail():
    x = mpt.ones(1, requires_grad=True)
    with raises_boom():
        mpt.custom_op("fails", boom)(x)
    with raises_boom():
        mpt.custom_op("fails_back", lambda x: x * 2, boom)(x).sum().backward()
    with pytest.raises(mpt.CallbackError, match="None"):
        mpt.custom_op("nothing", lambda x: None)(x)
    with pytest.raises(mpt.CallbackError, match="2 results"):
        mpt.custom_op("many", lambda x: (x, x))(x)
    with pytest.raises(mpt.UnsupportedError, match="backward"):
        mpt.custom_op("one_way", lambda x: x * 2)(x).sum().backward()
    with pytest.raises(mpt.InvalidArgumentError, match="relu"):
        mpt.custom_op("relu", lambda x: x)(x)


def test_checkpoints_run_again_with_the_same_numbers(context):
    w = mpt.randn(8, 8, requires_grad=True)
    x = mpt.randn(4, 8)
    runs = []

    def region(x):
        runs.append(1)
        return mpt.dropout((x @ w).relu(), 0.5)

    results = []
    for checkpointed in (False, True):
        context.manual_seed(3)
        y = mpt.checkpoint(region, x) if checkpointed else region(x)
        y.sum().backward()
        results.append((y.tolist(), w.grad.tolist()))
        w.grad = None
    assert results[0] == results[1] and len(runs) == 3
    with raises_boom():
        mpt.checkpoint(boom, x)
    two = mpt.checkpoint(lambda x: (x * 2, x + 1), x, outputs=2)
    assert len(two) == 2


def test_schedules_by_a_function():
    w = mpt.ones(1, requires_grad=True)
    opt = mpt.optim.SGD([w], lr=1.0)
    mpt.optim.lr_scheduler.LambdaLR(opt, lambda step: 0.5**step)
    rates = []
    for _ in range(3):
        rates.append(opt.param_groups[0]["lr"])
        w.sum().backward()
        opt.step()
        opt.zero_grad()
    assert rates == [1, 0.5, 0.25]


def test_the_log_and_its_exceptions(tmp_path):
    lines = []
    net = nn.Linear(2, 2)
    mpt.Params.of(net).save(tmp_path / "a")
    with mpt.Context(log=lambda level, text: lines.append((level, text))):
        part = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
        mpt.Params.of(part).load(tmp_path / "a", strict=False)
    assert lines and isinstance(lines[0][0], int) and isinstance(lines[0][1], str)

    caught = []
    before, sys.unraisablehook = sys.unraisablehook, caught.append
    try:
        with mpt.Context(log=boom):
            part = nn.Linear(2, 3)
            mpt.Params.of({"other": part.weight}).load(tmp_path / "a", strict=False)
    finally:
        sys.unraisablehook = before
    assert isinstance(caught[0].exc_value, Boom)


def test_a_log_method_does_not_keep_its_object():
    class Trainer:
        def __init__(self):
            self.lines = []
            self.context = mpt.Context(log=self.note)

        def note(self, level, text):
            self.lines.append(text)

    t = Trainer()
    gone = weakref.ref(t), weakref.ref(t.context)
    with t.context:
        mpt.Precision("bf16").apply(nn.Linear(1, 1))
    assert any("bf16-mixed" in line for line in t.lines)
    del t
    gc.collect()
    assert gone[0]() is None and gone[1]() is None


def test_callbacks_of_several_threads():
    problems = []

    def work(n):
        try:
            with mpt.Context(seed=n):
                for i in range(50):
                    x = mpt.ones(2, requires_grad=True)
                    with x.register_hook(boom if i % 2 else lambda g: g * n):
                        try:
                            x.sum().backward()
                            assert x.grad.tolist() == [n, n] and i % 2 == 0
                        except mpt.CallbackError as e:
                            assert isinstance(e.__cause__, Boom) and i % 2
        except BaseException as e:
            problems.append(e)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(1, 5)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert problems == []


def test_a_context_is_not_closed_from_inside_a_call():
    context = mpt.Context()
    x = mpt.ones(2, requires_grad=True, context=context)
    hook = x.register_hook(lambda g: context.close())
    with pytest.raises(mpt.CallbackError, match="called from inside") as e:
        x.sum().backward()
    assert isinstance(e.value.__cause__, mpt.StateError)
    hook.remove()
    x.sum().backward()
    assert x.grad.tolist() == [1, 1]
    context.close()
    context.close()


def test_callbacks_inside_callbacks():
    inner = mpt.custom_op("inner", lambda x: x * 2, lambda i, o, g: g[0] * 2)
    outer = mpt.custom_op("outer", lambda x: inner(inner(x)), lambda i, o, g: inner(inner(g[0])))
    x = mpt.ones(2, requires_grad=True)
    mpt.checkpoint(lambda t: outer(t) + 1, x).sum().backward()
    assert x.grad.tolist() == [4, 4]
    bad = mpt.custom_op("bad_inside", lambda x: mpt.custom_op("bad", boom)(x))
    with pytest.raises(mpt.CallbackError) as e:
        bad(x)
    assert isinstance(e.value.__cause__, mpt.CallbackError)
