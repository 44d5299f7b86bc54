"""Numbers as arguments: integers beyond 2^53 keep their value beside int64 and are rounded once to floats, and a number
has the precision of the tensor beside it.

SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
from mpt.nn import functional as F

BIG = 2**53 + 1  # no f64


def yes():
    return mpt.tensor([True])


def no():
    return mpt.tensor([False])


def zero():
    return mpt.zeros(1, dtype="i64")


def put(x, index, value):
    x[index] = value
    return x


def filled_sequence(n):
    return mpt.nn.utils.rnn.pad_sequence([mpt.tensor([1]), mpt.tensor([1, 1])], padding_value=n)[1, 0]


# Each gives the number itself.
KEEPS = {
    "fill_": lambda n: zero().fill_(n),
    "item": lambda n: put(zero(), 0, n),
    "slice": lambda n: put(zero(), slice(None), n),
    "mask": lambda n: put(zero(), yes(), n),
    "list": lambda n: put(zero(), [0], n),
    "copy_": lambda n: zero().copy_(n),
    "full": lambda n: mpt.full((1,), n),
    "full_like": lambda n: mpt.full_like(zero(), n),
    "new_full": lambda n: zero().new_full((1,), n),
    "tensor": lambda n: mpt.tensor([n], dtype="i64"),
    "masked_fill": lambda n: mpt.masked_fill(zero(), yes(), n),
    "masked_fill method": lambda n: zero().masked_fill(yes(), n),
    "masked_fill_": lambda n: zero().masked_fill_(yes(), n),
    "clamp": lambda n: zero().clamp(min=n),
    "clamp max": lambda n: mpt.full((1,), 2**62).clamp(max=n),
    "clamp both": lambda n: mpt.full((1,), 2**62).clamp(n - 1, n),
    "clamp_": lambda n: zero().clamp_(n),
    "clip": lambda n: mpt.clip(zero(), n),
    "scatter": lambda n: mpt.scatter(zero(), 0, mpt.tensor([0]), n),
    "scatter value": lambda n: mpt.scatter(zero(), 0, mpt.tensor([0]), value=n),
    "scatter add": lambda n: mpt.scatter(zero(), 0, mpt.tensor([0]), n, reduce="add"),
    "scatter_": lambda n: zero().scatter_(0, mpt.tensor([0]), n),
    "pad": lambda n: F.pad(zero(), (1, 0), value=n)[0],
    "pad_sequence": filled_sequence,
    "where": lambda n: mpt.where(yes(), n, zero()),
    "where other": lambda n: mpt.where(no(), zero(), n),
    "maximum": lambda n: mpt.maximum(zero(), n),
    "add": lambda n: zero() + n,
    "add first": lambda n: n + zero(),
    "mpt.add": lambda n: mpt.add(n, zero()),
    "add_": lambda n: zero().add_(n),
    "add_ alpha": lambda n: zero().add_(mpt.tensor([1]), alpha=n),
    "sub": lambda n: -(zero() - n),
    "sub_": lambda n: -zero().sub_(n),
    "rsub": lambda n: n - zero(),
    "mul": lambda n: (zero() + 1) * n,
    "mul_": lambda n: (zero() + 1).mul_(n),
    "floor_divide": lambda n: (zero() + n) // n * n,
    "floor_divide 1": lambda n: (zero() + n) // 1,
    "rfloor_divide": lambda n: n // (zero() + 1),
    "remainder": lambda n: (zero() + n - 1) % n + 1,
    "rremainder": lambda n: n % mpt.full((1,), 2**62),
    "power": lambda n: n ** (zero() + 1),
    "arange": lambda n: mpt.arange(n, n + 1),
    "arange down": lambda n: mpt.arange(n + 3, n - 1, -3)[1],
}


@pytest.mark.parametrize("name", KEEPS)
def test_an_integer_beside_int64_keeps_its_value(name):
    for n in (BIG, 2**60 + 1, 7):
        got = KEEPS[name](n)
        assert got.dtype is mpt.int64 and got.item() == n
    if not name.startswith("arange"):
        assert KEEPS[name](np.int64(BIG)).item() == BIG


def test_comparisons_of_large_integers_are_exact():
    x = mpt.tensor([BIG - 1, BIG, BIG + 1])
    for op, want in (("eq", [0, 1, 0]), ("ne", [1, 0, 1]), ("lt", [1, 0, 0]), ("le", [1, 1, 0]), ("gt", [0, 0, 1]),
                     ("ge", [0, 1, 1])):
        assert getattr(mpt, op)(x, BIG).tolist() == want == getattr(x, f"__{op}__")(BIG).tolist()
    assert BIG in x and BIG + 2 not in x
    assert (mpt.tensor([-1, 1]) ** BIG).tolist() == [-1, 1]


def test_tensors_of_one_integer_are_numbers_too():
    n = mpt.tensor(BIG)
    assert zero().fill_(n).item() == zero().masked_fill(yes(), n).item() == zero().clamp(min=n).item() == BIG


def test_what_no_float64_holds_is_refused_by_its_digits():
    x = zero()
    for call in (lambda: mpt.add(x, x, alpha=BIG), lambda: mpt.sub(2, x, alpha=BIG),
                 lambda: mpt.index_add(x, 0, mpt.tensor([0]), x, alpha=BIG),
                 lambda: mpt.addmm(x.reshape(1, 1), x.reshape(1, 1), x.reshape(1, 1), beta=BIG),
                 lambda: mpt.uniform((1,), 0, BIG), lambda: mpt.arange(0.5, BIG)):
        with pytest.raises(OverflowError, match="number -?9007199254740993 has no exact float64"):
            call()
    assert mpt.add(x + 1, x + 1, alpha=2**60).item() == 2**60 + 1


def test_an_arange_of_large_integers():
    assert mpt.arange(BIG, BIG + 3).tolist() == [BIG, BIG + 1, BIG + 2]
    assert mpt.arange(-BIG, -BIG - 7, -3).tolist() == [-BIG, -BIG - 3, -BIG - 6]
    assert mpt.arange(5, BIG, BIG + 2).tolist() == [5] and mpt.arange(BIG, 0).tolist() == []
    assert mpt.arange(2**60 + 2**36 + 1, 2**60 + 2**36 + 2, dtype="f32").tolist() == [2**60 + 2**37]
    with pytest.raises(OverflowError, match="does not fit into int64"):
        mpt.arange(2**63 - 1, 2**63 + 1)


# An integer beside the middle of two floats, and the nearest float. As an f64 it is that middle, of
# which the even float is the other one.
TIES = [("f32", 2**60 + 2**36 + 1, 2**60 + 2**37), ("f32", 2**64 + 2**40 + 1, 2**64 + 2**41),
        ("f32", -2**60 - 2**36 - 1, -2**60 - 2**37), ("f32", 2**60 + 3 * 2**36 - 1, 2**60 + 2**37),
        ("bf16", 2**62 + 2**54 + 1, 2**62 + 2**55), ("f64", 2**60 + 129, 2**60 + 256), ("f64", 2**60 + 128, 2**60)]


@pytest.mark.parametrize("kind, n, want", TIES)
def test_an_integer_is_rounded_once(kind, n, want):
    x = mpt.zeros(1, dtype=kind)
    for got in (mpt.tensor(n, dtype=kind), mpt.tensor([n, 0.5], dtype=kind)[0], mpt.tensor([0.5, n], dtype=kind)[1],
                mpt.full((), n, dtype=kind), mpt.full_like(x, n), x.clone().fill_(n), x.masked_fill(yes(), n),
                put(x.clone(), 0, n), F.pad(x, (1, 0), value=n)[0], x.clone().copy_(n), x.clone().copy_([n]),
                x.scatter(0, mpt.tensor([0]), n), x.new_tensor([n, 0.5])[0]):
        assert got.dtype is x.dtype and got.item() == want


def test_numbers_beyond_int64_beside_floats():
    assert (mpt.ones(1) + 2**64).item() == 2.0**64 == (mpt.zeros(1, dtype="f64") + 2**64).item()
    with pytest.raises(OverflowError):
        zero() + 2**64


def test_a_number_has_the_precision_of_the_tensor_beside_it():
    x = mpt.tensor([1.0], dtype="f64")
    for got, want in ((mpt.where(no(), x, 0.1), 0.1), (mpt.where(no(), 0.1, x), 1.0), (mpt.where(yes(), 0.1, x), 0.1),
                      (x.where(no(), 0.1), 0.1), (mpt.add(0.1, x), 1.1), (mpt.sub(0.1, x), 0.1 - 1), (0.1 - x, 0.1 - 1),
                      (mpt.mul(0.1, x), 0.1), (mpt.div(0.1, x), 0.1), (mpt.pow(0.1, x), 0.1), (0.1 // (x * 0.1), 1),
                      (mpt.minimum(0.1, x), 0.1), (mpt.maximum(x - 1, 0.1), 0.1), (mpt.remainder(0.1, x), 0.1),
                      (mpt.remainder(x, 0.1), 1 % 0.1), (mpt.eq(0.1, x * 0.1), True),
                      (mpt.where(no(), x, BIG), BIG - 1), (x.clone().copy_(0.1), 0.1),
                      (x.clone().copy_([0.1]), 0.1), (put(x.clone(), slice(1), [0.1]), 0.1),
                      (put(x.clone(), [0], 0.1), 0.1), (x.clone().add_(0.1), 1.1)):
        assert got.item() == want and got.dtype in (mpt.float64, mpt.bool)


def test_a_number_does_not_widen_the_tensor_beside_it():
    for kind in ("f16", "bf16", "f32", "f64"):
        for x in (mpt.ones(1, dtype=kind), mpt.ones((), dtype=kind)):
            for made in (mpt.where(no(), x, 0.1), mpt.where(mpt.tensor(False), 0.1, x), mpt.sub(0.1, x),
                         mpt.maximum(1, x)):
                assert made.dtype is x.dtype
    assert mpt.where(no(), 1, 2).dtype is mpt.int64 and mpt.where(no(), 1, 0.5).dtype is mpt.float32
    assert mpt.where(no(), mpt.ones(1, dtype="i8"), 2).dtype is mpt.int8


def test_a_number_is_made_in_the_context_of_the_tensor():
    with mpt.Context():
        x = mpt.tensor([1.0], dtype="f64")
    with mpt.Context():
        assert mpt.sub(0.1, x).item() == 0.1 - 1 and mpt.sub(0.1, x).context is x.context
