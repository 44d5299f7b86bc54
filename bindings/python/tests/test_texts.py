"""Tests that error texts use Python names and contain no C name.

SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

import pytest

import mpt
from mpt import _mpt, nn, optim
from mpt._errors import own_words
from mpt._words import WORDS

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "bindings" / "common")]
C_NAME = re.compile(r"mpt_|MPT_(?!CPU_)|\bNULL\b")  # MPT_CPU_ISA is an environment variable


def leaf(*shape):
    return mpt.ones(*shape, requires_grad=True)


def stepped_twice():
    o, s = optim.SGD([leaf(1)], lr=0.1), mpt.GradScaler()
    s.scale(o.params["0"].sum()).backward()
    s.step(o)
    s.step(o)


def scaled_by_a_stepper():
    w = leaf(1)
    o = optim.SGD([w], lr=0.1)
    s = mpt.Stepper(o, precision="16-mixed")
    s.backward(w.sum())
    o.step()


def rows_for_adam():
    e = nn.Embedding(4, 2, sparse=True)
    o = optim.Adam(e.parameters(), weight_decay=0.1)
    e(mpt.tensor([1])).sum().backward()
    o.step()


def banned():
    with mpt.autocast("f16"):
        mpt.autocast_override("mul", "banned")
        mpt.ones(2, dtype="f16") * mpt.ones(2, dtype="f16")


def mixed_dtypes():
    mpt.ones(2, 2, dtype="bf16") @ mpt.ones(2, 2)


@pytest.mark.parametrize("call, text", [
    (lambda: mpt.ones(2, 3) @ mpt.ones(2), "matmul: "),
    (lambda: nn.Linear(3, 2)(mpt.ones(2, 5)), "linear"),
    (lambda: nn.Sequential(nn.Linear(3, 2), nn.ReLU(), nn.Linear(3, 2))(mpt.ones(2, 3)), "2 (linear)"),
    (lambda: nn.Conv2d(1, 1, 3)(mpt.ones(1, 2, 4, 4)), "convolution"),
    (lambda: nn.LSTM(3, 4)(mpt.ones(2, 2, 5)), "LSTM"),
    (lambda: nn.functional.cross_entropy(mpt.ones(2, 4), mpt.tensor([1, 9])), "cross_entropy: target 9"),
    (stepped_twice, "GradScaler.step: "), (scaled_by_a_stepper, "Stepper.step"), (rows_for_adam, "SparseAdam"),
    (lambda: mpt.GradScaler().step(optim.SGD([leaf(1)], lr=0.1)), "GradScaler.s"),
    (mixed_dtypes, "autocast"), (banned, "banned"),
    (lambda: mpt.Precision("bf16-mixed", master=9).apply(nn.Linear(1, 1)), "'kahan'"),
    (lambda: mpt.Precision("32-true", master="kahan").apply(nn.Linear(1, 1)), "'kahan'"),
    (lambda: mpt.Precision("32-true", scaling=9).apply(nn.Linear(1, 1)), "'dynamic'"),
    (lambda: optim.SGD([leaf(1)], lr=-1.0), "lr is -1"),
    (lambda: optim.SGD([leaf(1)], lr=0.1, state_bits=5), "state_bits is 5"),
    (lambda: optim.SparseAdam([leaf(1)], weight_decay=0.1), "SparseAdam"),
    (lambda: optim.SGD([leaf(1)], lr=0.1).set_schedule("cosine"), "total_steps"),
    (lambda: mpt.Stepper(optim.SGD([leaf(1)], lr=0.1), skip=7), "skip is 7"),
    (lambda: mpt.mse_loss(mpt.ones(2), mpt.ones(2), reduction=9), "'sum'"),
    (lambda: mpt.linear(mpt.ones(2), mpt.ones(2, 2), activation=99), "'tanh'"),
    (lambda: mpt.pad(mpt.ones(2), [1, 1], mode=9), "'circular'"),
    (lambda: mpt.capi.trace_end(mpt.current_context()), "trace"),
    (lambda: mpt.Context(OWN=1), "Context"),
    (lambda: mpt.Context(own_threads=-7), "own_threads"),
    (lambda: _mpt.add(None, mpt.ones(1)), "a is None"),
    (lambda: leaf(2).backward(), "Tensor.backward: "),
    (lambda: (leaf(2) * 2).backward(), "pass gradient"),
    (lambda: mpt.custom_op("f", mpt.exp, cast_class="zzz"), "unknown value 'zzz'; expected one of 'default', 'none', 'lower', "
     "'fp32', 'fp32_out', 'promote', 'banned'"),
    (lambda: mpt.autocast_override("add", "cache_off"), "unknown value 'cache_off'"),
    (lambda: nn.functional.interpolate(mpt.ones(1, 1, 4, 4), 5, mode="bicubic"),
     "interpolate: mode is 'bicubic'; expected \"nearest\" or \"bilinear\" for 2 spatial dims"),
    (lambda: mpt.tensor("a"), "tensor: 'a' is a str; expected numbers"),
    (lambda: mpt.tensor([1, None]), "tensor: None is a NoneType; expected numbers"),
    (lambda: mpt.Context(thread=2), "Context has no option 'thread'; the options are threads, seed, memory_limit, log"),
    (lambda: optim.SGD([leaf(1)], foo=1), "the options are lr, momentum, dampening, weight_decay, nesterov, precision, "),
    (lambda: nn.BatchNorm2d(3)(mpt.ones(2, 3, 4)), "BatchNorm2d: the input has 3 dims; expected 4"),
    (lambda: nn.BatchNorm1d(3)(mpt.ones(2, 3, 4, 4)), "BatchNorm1d: the input has 4 dims; expected 2 or 3"),
    (lambda: nn.InstanceNorm2d(3)(mpt.ones(2, 3, 4)), "InstanceNorm2d: the input has 3 dims; expected 4"),
    (lambda: nn.Sequential(nn.Linear(3, 3), nn.ReLU(), nn.BatchNorm2d(3))(mpt.ones(2, 3)),
     "BatchNorm2d: the input has 2 dims; expected 4"),
    (lambda: mpt.load_safetensors("/nowhere/mpt_add/x"), "/nowhere/mpt_add/x"),
    (lambda: _mpt.params_get(mpt.Params(), "mpt_add"), "'mpt_add'"),
])
def test_texts_name_what_python_has(call, text):
    with pytest.raises((mpt.Error, TypeError, ValueError)) as e:
        call()
    assert text in str(e.value)
    assert not C_NAME.search(re.sub(r"'mpt_add'|/nowhere/mpt_add/x", "", str(e.value))), str(e.value)


# Functions that release objects or end a context, whose errors are of no interest here.
LEFT_OUT = re.compile(r"_(retain|release|is_valid|init|shutdown)$")
NOTHING = {"handle": None, "handles": (), "roots": ((), None), "ints": None, "struct": None, "structs": (),
           "string": None, "strings": (), "bytes": b"", "pointer": None, "elements": bytearray()}


def test_every_function_fails_in_pythons_words():
    api = pytest.importorskip("api").Api(ROOT / "include")
    failed = []
    for f in api.functions:
        if not hasattr(_mpt, f.short) or LEFT_OUT.search(f.name) or f.problem:
            continue
        args = []
        for p in f.params:
            if p.role in NOTHING:
                args.append(NOTHING[p.role])
            elif p.role == "scalar":
                args.append(None if p.type == "mpt_dtype" else 0)
            elif p.role in ("out_handles", "elements"):
                args.append(0)
        try:
            getattr(_mpt, f.short)(*args)
        except mpt.Error as e:
            failed.append(f.name)
            assert not C_NAME.search(str(e)), str(e)
            if f.header == "mpt_ops.h" and WORDS[f.name].startswith(f.short):
                assert str(e).startswith(f.short + ": "), str(e)
        except (TypeError, ValueError, SystemError) as e:
            assert not C_NAME.search(str(e)), str(e)
    assert len(failed) > 200


def test_the_rule():
    assert own_words("mpt_scaler_scale: x is NULL") == "GradScaler.scale: x is None"
    assert own_words("mpt_stepper_desc.skip is 3; MPT_SKIP_ALONE (0) is") == "skip is 3; 'alone' (0) is"
    for own in ("'mpt_add' is no name", "/tmp/mpt_add/x", "mpt_add/x", "my-mpt_add", "a.mpt_add", "mpt_no_such_thing",
                "NULLABLE", '"mpt_add"'):
        assert own_words(own) == own
    for name, word in WORDS.items():
        assert not C_NAME.search(own_words(f"before {name}, and {name}.")), name
        assert word and not C_NAME.search(word), name


def test_options_of_another_rule_are_not_offered():
    with pytest.raises(TypeError) as e:
        optim.SGD([leaf(1)], foo=1)
    offered = str(e.value).partition("the options are ")[2].split(", ")
    assert not {"beta1", "betas", "eps", "beta3", "kind", "next", "clip_threshold", "initial_accumulator"} & set(offered)
    for name in offered:
        optim.SGD([leaf(1)], **{"lr": 0.1, name: {"precision": "32-true", "nesterov": False}.get(name, 0.5 if name == "lr"
                  else mpt.capi.struct_defaults("mpt_optimizer_desc", "sgd_desc").get(name))})
