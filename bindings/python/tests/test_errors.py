"""Tests of the class, code and text of errors.

SPDX-License-Identifier: Apache-2.0
"""
import pickle

import pytest

import mpt
from mpt import nn


@pytest.mark.parametrize("call, kind, builtin, name, text", [
    (lambda: mpt.ones(2, 3) @ mpt.ones(2), mpt.ShapeError, ValueError, "MPT_ERROR_SHAPE",
     r"^matmul: shapes \[2, 3\] and \[2"),
    (lambda: mpt.embedding(mpt.ones(2), mpt.ones(3, 2)), mpt.DTypeError, TypeError, "MPT_ERROR_DTYPE", "float32"),
    (lambda: mpt.ones(2).backward(), mpt.Error, RuntimeError, None, "gradient"),
    (lambda: mpt.default_context and mpt.randn(2, dtype="i64"), mpt.Error, RuntimeError, None, "int64"),
    (lambda: mpt.load_safetensors("/nowhere/x"), mpt.FileMissingError, FileNotFoundError, "MPT_ERROR_NOT_FOUND",
     "/nowhere/x"),
    (lambda: nn.Linear(0, 3), mpt.InvalidArgumentError, ValueError, "MPT_ERROR_INVALID_ARGUMENT", "in_features"),
    (lambda: mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=-1), mpt.InvalidArgumentError, ValueError,
     "MPT_ERROR_INVALID_ARGUMENT", "lr is -1"),
    (lambda: mpt.GradScaler(growth_factor=0.5), mpt.InvalidArgumentError, ValueError, None, "growth_factor"),
    (lambda: mpt.Precision("bf17"), mpt.InvalidArgumentError, ValueError, None, "bf16-mixed"),
    (lambda: mpt.embedding(mpt.tensor([5]), mpt.ones(3, 2)), mpt.InvalidArgumentError, ValueError, None, "5"),
])
def test_what_was_asked_found_and_right(call, kind, builtin, name, text):
    with pytest.raises(kind, match=text) as e:
        call()
    assert isinstance(e.value, builtin) and isinstance(e.value, mpt.Error)
    assert (kind.__module__, getattr(mpt, kind.__name__)) == ("mpt", kind)
    assert e.value.status < 0 and e.value.name.startswith("MPT_ERROR")
    if name:
        assert e.value.name == name


def test_memory_limit():
    with mpt.Context(memory_limit=4 << 20):
        with pytest.raises(MemoryError) as e:
            mpt.zeros(1 << 24)
        assert isinstance(e.value, mpt.OutOfMemoryError)
        assert mpt.zeros(4).sum().item() == 0  # the context still works


def test_names_and_choices_of_arguments():
    with pytest.raises(ValueError, match="'mean'"):
        mpt.mse_loss(mpt.ones(1), mpt.ones(1), reduction="average")
    for wrong in ("foo", "Tanh", "", True, None):
        for make in (lambda: nn.functional.gelu(mpt.ones(1), wrong), lambda: mpt.ones(1).gelu(wrong),
                     lambda: nn.GELU(wrong)):
            with pytest.raises(ValueError, match=f'(gelu|GELU): approximate is {wrong!r}; expected "none" or "tanh"'):
                make()
        for make in (lambda: nn.RNN(1, 1, nonlinearity=wrong), lambda: nn.RNNCell(1, 1, nonlinearity=wrong)):
            with pytest.raises(ValueError, match="nonlinearity=.* tanh is"):
                make()
        with pytest.raises(ValueError, match="padding_mode=.* circular are"):
            nn.Conv2d(1, 1, 1, padding_mode=wrong)
    x = mpt.ones(1)
    assert x.gelu("none").item() == x.gelu().item() == mpt.gelu(x).item() != mpt.gelu(x, "tanh").item()
    assert x.gelu("tanh").item() == nn.GELU("tanh")(x).item() == mpt.gelu(x, approximate="tanh").item()
    for call in (lambda: mpt.mse_loss(mpt.ones(1), mpt.ones(1), reduction=True),
                 lambda: mpt.nn.functional.pad(mpt.ones(1), (1, 1), True)):
        with pytest.raises(ValueError, match="unknown value True; expected one of"):
            call()
    with pytest.raises(ValueError, match="'relu'"):
        nn.Linear(1, 1, activation="rleu")
    with pytest.raises(TypeError, match="dilation"):
        nn.Conv2d(1, 1, 1, dilatation=2)
    with pytest.raises(TypeError, match="nesterov"):
        mpt.optim.SGD([mpt.ones(1, requires_grad=True)], nestrov=True)
    with pytest.raises(TypeError):
        mpt.Context(thread=2)
    with pytest.raises(ValueError, match="one_cycle"):
        mpt.optim.SGD([mpt.ones(1, requires_grad=True)]).set_schedule("onecycle")
    with pytest.raises(AttributeError, match="compute"):
        mpt.Precision().computes
    for wrong in (16, 16.0, b"16-mixed", mpt.float16):
        for call in (mpt.Precision, mpt.Precision.of):
            with pytest.raises(TypeError, match='Precision: .* is of type .*; expected a name such as "16-mixed"'):
                call(wrong)
    with pytest.raises(TypeError, match=r"records what operations do\. .* is mpt\.diag\(x\)\.sum\(\)"):
        mpt.trace(mpt.eye(3))
    assert mpt.diag(mpt.tensor([[1, 2], [3, 4]])).sum().item() == 5
    with mpt.trace(mpt.current_context()) as t:
        mpt.ones(1).exp()
    assert "exp" in t.text()


def test_after_an_error_everything_is_as_it_was(context):
    x = mpt.ones(2, requires_grad=True)
    before = context.memory().live_tensors
    for _ in range(100):
        with pytest.raises(mpt.ShapeError):
            x @ mpt.ones(3)
    mpt.zeros(1)
    assert context.memory().live_tensors == before
    with mpt.autocast("bf16"):
        with pytest.raises(mpt.ShapeError):
            x @ mpt.ones(3)
        assert mpt.is_autocast_enabled()
    assert not mpt.is_autocast_enabled()


def test_scopes_close_when_an_exception_goes_through():
    for scope in (mpt.autocast("f16"), mpt.no_grad(), mpt.scope(), mpt.detect_anomaly(), mpt.Precision("bf16-mixed")):
        with pytest.raises(KeyError):
            with scope:
                raise KeyError
    assert not mpt.is_autocast_enabled() and (mpt.ones(1, requires_grad=True) * 2).requires_grad
    with pytest.raises(mpt.StateError):
        mpt.amp.autocast("bf16")._pop(mpt.current_context())


def test_anomaly_names_the_operation():
    x = mpt.tensor([-1.0])
    with mpt.detect_anomaly(), pytest.raises(mpt.StateError, match="log"):
        x.log()
    x.log()


def test_errors_travel():
    with pytest.raises(mpt.ShapeError) as e:
        mpt.ones(2) @ mpt.ones(3)
    again = pickle.loads(pickle.dumps(e.value))
    assert type(again) is mpt.ShapeError and str(again) == str(e.value) and again.status == e.value.status


def test_integer_overflow_and_types():
    with pytest.raises((OverflowError, TypeError)):
        mpt.zeros(1 << 70)
    with pytest.raises(TypeError):
        mpt.zeros(2.5)
    with pytest.raises(TypeError):
        mpt.ones(2).sum("x")
    with pytest.raises((mpt.Error, MemoryError)):
        mpt.zeros(-1)


def test_autocast_is_checked_where_it_is_written():
    with mpt.autocast(device_type="cpu", dtype=mpt.bfloat16):
        assert mpt.get_autocast_dtype() is mpt.bfloat16
    with mpt.autocast("cpu", mpt.float16, True, None):
        assert mpt.get_autocast_dtype() is mpt.float16
    with pytest.raises(TypeError, match="autocast has no option 'dtyp'; the options are device_type"):
        mpt.autocast("cpu", dtyp=mpt.bfloat16)
    with pytest.raises(ValueError, match="autocast: device_type is 'tpu'"):
        mpt.autocast("tpu", mpt.bfloat16)
    with pytest.raises(ValueError, match="autocast: device_type is 'tpu'; expected .* or one dtype"):
        mpt.autocast("tpu")


def test_options_that_are_not_there_name_what_takes_them():
    with pytest.raises(TypeError, match="stepper has no option 'clip'; the options are .*clip_norm"):
        mpt.Stepper(clip=1.0)
    with pytest.raises(TypeError, match="SGD has no option 'nestrov'; the options are lr, momentum"):
        mpt.optim.SGD([mpt.ones(1, requires_grad=True)], nestrov=True)
