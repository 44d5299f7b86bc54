"""Element types, by PyTorch's names.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
from typing import Any

from . import _mpt

__all__ = ["bfloat16", "bool", "double", "dtype", "float", "float8_e4m3fn", "float8_e5m2", "float16", "float32",
           "float64", "half", "int8", "int32", "int64", "long", "uint8"]


class dtype(int):
    """An element type. dtype("bf16"), dtype("bfloat16") and dtype(numpy.float32) find one."""

    _all: dict[str, dtype] = {}
    __slots__ = ()

    def __new__(cls, of: Any) -> dtype:
        if type(of) is dtype:
            return of
        if isinstance(of, int):
            for d in _by_number:
                if int(d) == of:
                    return d
        name = of if isinstance(of, str) else getattr(of, "name", None) or getattr(of, "__name__", None) or str(of)
        name = name.rsplit(".", 1)[-1]
        try:
            return cls._all[{"float": "float32", "int": "int64"}.get(name, name)]
        except KeyError:
            raise TypeError(f"{of!r} is no element type here; {', '.join(_NAMES.values())} are") from None

    @property
    def name(self) -> str:
        """NumPy's name for it."""
        return _NAMES[_mpt.dtype_name(self)]

    @property
    def itemsize(self) -> int:
        return _mpt.dtype_size(self)

    @property
    def is_floating_point(self) -> builtins.bool:
        return self.name.startswith(("float", "bfloat"))

    def __repr__(self) -> str:
        return f"mpt.{self.name}"

    __str__ = __repr__

    def __reduce__(self):
        return dtype, (self.name,)


_NAMES = {"f32": "float32", "f64": "float64", "f16": "float16", "bf16": "bfloat16", "f8e4m3": "float8_e4m3fn",
          "f8e5m2": "float8_e5m2", "i8": "int8", "u8": "uint8", "i32": "int32", "i64": "int64", "bool": "bool"}


def _make(number: int) -> dtype:
    d = int.__new__(dtype, number)
    short = _mpt.dtype_name(number)
    dtype._all[short] = dtype._all[_NAMES.setdefault(short, short)] = d
    return d


# By number; 0 is "not given". Numbers that this module does not know the names of take the library's.
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
int32 = dtype._all["i32"]
int64 = long = dtype._all["i64"]
bool = dtype._all["bool"]
for _d, _alias in ((float16, "half"), (float64, "double"), (bool, "bool_"), (int64, "long")):
    dtype._all[_alias] = _d
