"""Tests of dtype objects, and of views of memory as another dtype.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import pickle

import pytest

import mpt

ALL = ["float32", "float64", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2", "int8", "uint8", "int32",
       "int64", "bool"]


@pytest.mark.parametrize("name", ALL)
def test_each_is_one_object(name):
    d = getattr(mpt, name)
    assert type(d) is mpt.dtype and repr(d) == str(d) == f"mpt.{name}" and d.name == name
    assert d is mpt.dtype(name) is pickle.loads(pickle.dumps(d)) is copy.deepcopy(d) is mpt.zeros(1, dtype=name).dtype
    assert {d: 1}[mpt.dtype(name)] == 1 and len({getattr(mpt, n) for n in ALL}) == len(ALL)
    assert mpt.zeros(3, dtype=d).element_size() == d.itemsize
    with pytest.raises(AttributeError):
        d.name = "other"


def test_they_are_no_numbers():
    for wrong in (lambda: mpt.zeros(2, mpt.float16), lambda: mpt.ones(2) + mpt.float16, lambda: mpt.ones(2) * mpt.int8,
                  lambda: mpt.ones(4).reshape(mpt.int32, 2), lambda: mpt.ones(2).sum(mpt.float32),
                  lambda: int(mpt.int64),
                  lambda: mpt.full((2,), mpt.float32), lambda: mpt.ones(2)[mpt.uint8], lambda: mpt.randn((2, mpt.int8)),
                  lambda: mpt.float32 < mpt.float64):
        with pytest.raises(TypeError):
            wrong()


def test_numbers_are_no_dtypes():
    for wrong in (lambda: mpt.zeros(2, dtype=1), lambda: mpt.ones(2).to(3), lambda: mpt.dtype(1),
                  lambda: mpt.dtype(None),
                  lambda: mpt.zeros(2, dtype=True), lambda: mpt.zeros(2, dtype="float31")):
        with pytest.raises(TypeError):
            wrong()


def test_pythons_types_are_dtypes_as_in_numpy():
    assert mpt.ones(2, dtype=float).dtype is mpt.dtype(float) is mpt.float64 is mpt.ones(1).to(float).dtype
    assert mpt.dtype(int) is mpt.int64 and mpt.dtype(bool) is mpt.bool and mpt.dtype("float") is mpt.float is mpt.float32


def test_a_view_reads_the_same_bits():
    x = mpt.tensor([1.0, -2.0])
    bits = x.view(mpt.int32)
    assert bits.tolist() == [0x3F800000, -0x40000000] and bits.dtype is mpt.int32
    assert x.view("i32").tolist() == x.view(dtype=mpt.int32).tolist() == bits.tolist()
    bits[0] = 0x40400000
    assert x.tolist() == [3.0, -2.0]  # shared memory
    assert mpt.ones(8, dtype="f32").view(mpt.uint8).shape == (32,)
    assert mpt.ones(2, 3).view(mpt.float16).shape == (2, 6)
    assert mpt.ones(2, 4).view(mpt.float64).shape == (2, 2)
    assert mpt.ones(2, dtype="bf16").view(mpt.float16).view(mpt.bfloat16).tolist() == [1.0, 1.0]
    assert mpt.ones(2, dtype="f8e5m2").view(mpt.uint8).tolist() == [0x3C] * 2
    assert mpt.ones(2, 3).T.view(mpt.int32).shape == (3, 2)  # equal element sizes permit any strides
    assert mpt.ones(0, 3).view(mpt.int32).shape == (0, 3)
    assert mpt.tensor(1.0).view(mpt.int32).item() == 0x3F800000
    leaf = mpt.ones(2, requires_grad=True)
    assert not leaf.view(mpt.float16).requires_grad


def test_a_view_that_cannot_be():
    for wrong in (lambda: mpt.ones(3).view(mpt.float64), lambda: mpt.tensor(1.0).view(mpt.uint8),
                  lambda: mpt.ones(2, 4).T.view(mpt.uint8)):
        with pytest.raises(mpt.ShapeError, match="view"):
            wrong()
    with pytest.raises(TypeError, match="one of them"):
        mpt.ones(2).view(2, dtype=mpt.int32)


def test_bools_are_shown_as_python_has_them():
    assert repr(mpt.tensor([True, False])) == "tensor([True, False])"
    assert repr(mpt.tensor(True)).startswith("tensor(True")
    assert "1" not in repr(mpt.ones(30, 30, dtype="bool")).partition(", dtype=")[0]
    assert repr(mpt.tensor([1, 0])) == "tensor([1, 0])" and repr(mpt.tensor(True)) == "tensor(True)"
    assert repr(mpt.ones(2, dtype="bf16")) == "tensor([1., 1.], dtype=mpt.bfloat16)"
    assert repr(mpt.tensor(1, dtype=mpt.int32)) == "tensor(1, dtype=mpt.int32)"
    assert repr(mpt.ones(1, dtype="f16", requires_grad=True)) == "tensor([1.], dtype=mpt.float16, requires_grad=True)"
