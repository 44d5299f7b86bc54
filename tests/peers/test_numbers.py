"""Compares conversions between dtypes with ml_dtypes, JAX, NumPy and PyTorch, for every pattern of
8 and 16 bits.

SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
from need import need

ml_dtypes, jax, torch = need("ml_dtypes"), need("jax"), need("torch")
FLOATS = {"float8_e4m3fn": ml_dtypes.float8_e4m3fn, "float8_e5m2": ml_dtypes.float8_e5m2, "float16": np.float16,
          "bfloat16": ml_dtypes.bfloat16, "float32": np.float32, "float64": np.float64}
NARROW = list(FLOATS)[:4]


def patterns(name):
    """Returns every value of a narrow dtype, ordered by its bits."""
    kind = np.dtype(FLOATS[name])
    words = np.uint8 if kind.itemsize == 1 else np.uint16
    return np.arange(256 ** kind.itemsize, dtype=np.int64).astype(words).view(kind)


def of(array, name):
    """Returns a libmpt tensor with the bytes of an array."""
    return mpt.tensor(np.frombuffer(array.tobytes(), np.uint8).copy()).view(getattr(mpt, name))


def bits(array):
    return array.view({1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[array.dtype.itemsize])


def same(got, want, what):
    """Checks that values are equal to the bit, or both NaN; the bits of a NaN depend on the
    library.
    """
    got, want = np.asarray(got), np.asarray(want)
    wrong = (bits(got) != bits(want)) & ~(np.isnan(got) & np.isnan(want))
    assert not wrong.any(), f"{what}: {wrong.sum()} differ, at first {np.flatnonzero(wrong)[:5]}: " \
        f"{got[wrong][:5]} for {want[wrong][:5]}"


def result(tensor, name):
    return np.frombuffer(tensor.tobytes(), np.uint8).view(FLOATS[name])


@pytest.mark.parametrize("to", list(FLOATS))
@pytest.mark.parametrize("name", NARROW)
def test_every_pattern_of_narrow_floats(name, to):
    values = patterns(name)
    with np.errstate(over="ignore", invalid="ignore"):
        # The reference converts through f64, which holds all values, so it rounds once.
        want = values.astype(np.float64).astype(FLOATS[to])
    same(result(of(values, name).to(to), to), want, f"{name} to {to}")


def between():
    """Returns f32 values: every value of the narrow dtypes, the midpoints of neighbours, the floats
    next to each of these, and random ones.
    """
    out = [np.random.default_rng(1).integers(0, 2**32, 2_000_000, dtype=np.uint32).view(np.float32)]
    for name in NARROW:
        v = np.unique(patterns(name).astype(np.float32))
        v = v[np.isfinite(v)]
        out += [v, (v[1:] / 2 + v[:-1] / 2)]
        # Values above the largest one, where infinity or NaN begins.
        out.append(np.float32([v[-1] + (v[-1] - v[-2]) * k / 4 for k in range(-4, 9)]))
    x = np.concatenate(out).astype(np.float32)
    x = np.concatenate([x, -x])
    with np.errstate(over="ignore", invalid="ignore"):
        return np.concatenate([x, np.nextafter(x, np.float32(np.inf)), np.nextafter(x, np.float32(-np.inf))])


@pytest.mark.parametrize("to", NARROW)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_f32_becomes_narrow(to):
    x = between()
    got = result(mpt.tensor(x).to(to), to)
    same(got, x.astype(FLOATS[to]), f"ml_dtypes, f32 to {to}")
    same(got, np.asarray(jax.numpy.asarray(x).astype(FLOATS[to])), f"JAX, f32 to {to}")
    if to == "float8_e4m3fn":  # PyTorch returns the largest value where others return NaN
        x = x[np.abs(x) <= 464]
        got = result(mpt.tensor(x).to(to), to)
    theirs = torch.tensor(x).to(getattr(torch, to))
    words = {1: torch.uint8, 2: torch.int16}[theirs.element_size()]
    same(got, theirs.view(words).numpy().view(FLOATS[to]), f"PyTorch, f32 to {to}")


def nearest(x, name):
    """Rounds x once to a narrow dtype, to nearest, ties to even, among the values that ml_dtypes
    lists.
    """
    values = patterns(name)
    size = values.astype(np.float64)
    codes = np.flatnonzero(np.isfinite(size) & ~np.signbit(size))
    size = size[codes]  # ascending with the code
    beyond = 2 * size[-1] - size[-2]  # the next value; even, because the largest is odd
    middles = (np.append(size[1:], beyond) + size) / 2
    at = np.searchsorted(middles, np.abs(x), "left")
    at = np.where((at < len(middles)) & (middles[np.minimum(at, len(middles) - 1)] == np.abs(x)), at + at % 2, at)
    # Above the largest value is infinity or, in float8_e4m3fn, NaN, which has the next code.
    code = np.append(codes, codes[-1] + 1)[at].astype(bits(values).dtype)
    return np.where(np.signbit(x), code | code.dtype.type(1 << 8 * code.dtype.itemsize - 1), code).view(values.dtype)


@pytest.mark.parametrize("to", NARROW)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_f64_becomes_narrow_by_one_rounding(to):
    x = between().astype(np.float64)[::7]
    # A conversion through f32, as in ml_dtypes and PyTorch, would round these values twice, to the
    # other side.
    x = np.concatenate([x, x * (1 + 2.0**-40), x * (1 - 2.0**-40)])
    x = x[~np.isnan(x)]
    got = result(mpt.tensor(x).to(to), to)
    same(got, nearest(x, to), f"one rounding, f64 to {to}")
    if to == "float16":
        same(got, x.astype(np.float16), "NumPy, f64 to float16")
    single = x[x.astype(np.float32) == x]
    same(result(mpt.tensor(single).to(to), to), single.astype(FLOATS[to]), f"ml_dtypes, f64 to {to}")


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_f64_becomes_f32():
    x = between().astype(np.float64)[::7]
    x = np.concatenate([x, x * (1 + 2.0**-40), np.random.default_rng(2).integers(0, 2**63, 10**6).view(np.float64)])
    same(result(mpt.tensor(x).float(), "float32"), x.astype(np.float32), "NumPy, f64 to float32")


@pytest.mark.parametrize("name", NARROW)
def test_pytorch_reads_every_pattern_alike(name):
    values = patterns(name)
    words = np.int16 if values.dtype.itemsize == 2 else np.uint8
    theirs = torch.tensor(values.view(words)).view(getattr(torch, name)).float().numpy()
    same(result(of(values, name).float(), "float32"), theirs, f"{name} to float32")


@pytest.mark.parametrize("name", NARROW)
def test_whole_numbers(name):
    """Returns all i32 numbers that a narrow float can represent, and numbers in between."""
    x = np.arange(-70000, 70000, dtype=np.int32)
    with np.errstate(over="ignore"):
        want = x.astype(np.float64).astype(FLOATS[name])
    same(result(mpt.tensor(x).to(name), name), want, f"int32 to {name}")
    values = patterns(name).astype(np.float64)
    values = patterns(name)[np.isfinite(values) & (np.abs(values) < 2.0**31)]
    assert of(values, name).to("int32").tolist() == np.trunc(values.astype(np.float64)).astype(np.int64).tolist()
