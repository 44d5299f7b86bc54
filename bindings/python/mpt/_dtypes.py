"""Dtypes, with PyTorch's names.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
from typing import Any

from . import _mpt

__all__ = ["bfloat16", "bool", "double", "dtype", "finfo", "float", "float8_e4m3fn", "float8_e5m2", "float16", "float32",
           "float64", "half", "iinfo", "int", "int8", "int32", "int64", "long", "uint8"]


class dtype:
    """The element type of a tensor, such as mpt.float32 or mpt.bfloat16.

    dtype("bf16"), dtype("bfloat16"), dtype(numpy.float32) and dtype(torch.float32) return the
    corresponding object, and Python's float, int and bool mean float64, int64 and bool. There is
    one object per dtype. An unknown name raises TypeError.
    """

    _all: dict[str, dtype] = {}
    __slots__ = ("_itemsize", "_name", "_number")
    _itemsize: builtins.int
    _name: str
    _number: builtins.int

    def __new__(cls, of: Any) -> dtype:
        if type(of) is dtype:
            return of
        if of is builtins.float or of is builtins.int:  # Python's own numbers, as in PyTorch and NumPy
            return float64 if of is builtins.float else int64
        name = of if isinstance(of, str) else getattr(of, "name", None) or getattr(of, "__name__", None) or str(of)
        name = name.rsplit(".", 1)[-1] if isinstance(name, str) else ""
        try:
            return cls._all[name]
        except KeyError:
            raise TypeError(f"{of!r} is not a dtype; expected one of {', '.join(_NAMES.values())}") from None

    @property
    def name(self) -> str:
        """NumPy's name of the dtype, such as "float32"."""
        return self._name

    @property
    def itemsize(self) -> builtins.int:
        """Size of an element in bytes."""
        return self._itemsize

    @property
    def is_floating_point(self) -> builtins.bool:
        """True for float dtypes, including bfloat16 and the 8-bit ones."""
        return self._name.startswith(("float", "bfloat"))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{self!r} is shared and cannot be changed")

    def __repr__(self) -> str:
        return f"mpt.{self._name}"

    def __reduce__(self):
        return dtype, (self._name,)


_NAMES = {"f32": "float32", "f64": "float64", "f16": "float16", "bf16": "bfloat16", "f8e4m3": "float8_e4m3fn",
          "f8e5m2": "float8_e5m2", "i8": "int8", "u8": "uint8", "i32": "int32", "i64": "int64", "bool": "bool"}


def _make(number: builtins.int) -> dtype:
    d = object.__new__(dtype)
    short = _mpt.dtype_name(number)
    name = _NAMES.setdefault(short, short)
    for key, value in (("_number", number), ("_name", name), ("_itemsize", _mpt.dtype_size(number))):
        object.__setattr__(d, key, value)
    dtype._all[short] = dtype._all[name] = d
    return d


# Dtypes by number; 0 means "not given". A number without an entry in _NAMES has the library's name.
_by_number: list[dtype] = []
for _number in range(1, 64):
    if _mpt.dtype_name(_number) == "invalid":
        break
    _by_number.append(_make(_number))
_table = (None, *_by_number)

float32 = float = dtype._all["f32"]
float64 = double = dtype._all["f64"]
float16 = half = dtype._all["f16"]
bfloat16 = dtype._all["bf16"]
float8_e4m3fn = dtype._all["f8e4m3"]
float8_e5m2 = dtype._all["f8e5m2"]
int8 = dtype._all["i8"]
uint8 = dtype._all["u8"]
int32 = int = dtype._all["i32"]
int64 = long = dtype._all["i64"]
bool = dtype._all["bool"]
for _d, _alias in ((float16, "half"), (float32, "float"), (float64, "double"), (bool, "bool_"), (int64, "long")):
    dtype._all[_alias] = _d


class finfo:
    """The limits of a float dtype, as torch.finfo: bits, eps, max, min, tiny, smallest_normal, resolution, dtype."""

    # Bits of the fraction, and exponents of the largest and the smallest normal number.
    _FORMS = {"float32": (23, 127, -126), "float64": (52, 1023, -1022), "float16": (10, 15, -14),
              "bfloat16": (7, 127, -126), "float8_e4m3fn": (3, 8, -6), "float8_e5m2": (2, 15, -14)}

    def __init__(self, type: Any = float32):
        kind = dtype(type)
        if not kind.is_floating_point:
            raise TypeError(f"finfo: {kind!r} is no float dtype; iinfo has the limits of integers")
        bits, high, low = self._FORMS[kind.name]
        # The largest code of float8_e4m3fn is NaN.
        last = 2 if kind is float8_e4m3fn else 1
        self.dtype, self.bits, self.eps = kind.name, 8 * kind.itemsize, 2.0**-bits
        self.max = (2 - last * 2.0**-bits) * 2.0**high
        self.min, self.tiny = -self.max, 2.0**low
        self.smallest_normal = self.tiny
        self.resolution = 10.0**-builtins.int(bits * 0.30103)

    def __repr__(self) -> str:
        return f"finfo({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"


class iinfo:
    """The limits of an integer dtype, as torch.iinfo: bits, max, min, dtype."""

    def __init__(self, type: Any):
        kind = dtype(type)
        if kind.is_floating_point or kind is bool:
            raise TypeError(f"iinfo: {kind!r} is no integer dtype; finfo has the limits of floats")
        self.dtype, self.bits = kind.name, 8 * kind.itemsize
        signed = kind is not uint8
        self.max = 2**(self.bits - signed) - 1
        self.min = -self.max - 1 if signed else 0

    def __repr__(self) -> str:
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"
