"""Devices, layouts and memory formats with PyTorch's names, numbers of the library by name, and paths.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import os
from typing import Any

from . import _mpt

__all__ = ["channels_last", "channels_last_3d", "contiguous_format", "device", "devices_text", "preserve_format", "strided"]


class device(str):
    """A device, as torch.device: a text such as "cpu" or "vulkan:1" with the attributes `type` and `index`.

    device("cuda:1"), device("cuda", 1) and device(x.device) return one. An unknown type raises
    ValueError.
    """

    __slots__ = ()

    def __new__(cls, type: Any = "cpu", index: int | None = None) -> device:
        kind_and_number(type, index)
        return super().__new__(cls, type if index is None else f"{type}:{index}")

    @property
    def type(self) -> str:
        """The kind of the device: "cpu", "cuda", "module" or "vulkan"."""
        return self.partition(":")[0]

    @property
    def index(self) -> int | None:  # type: ignore[override]
        """The number of the device, or None if the text has none."""
        number = self.partition(":")[2]
        return int(number) if number else None

    def __repr__(self) -> str:
        number = "" if self.index is None else f", index={self.index}"
        return f"device(type={self.type!r}{number})"

    def __reduce__(self) -> Any:
        return device, (str(self),)


KINDS = {"cpu": _mpt.DEVICE_CPU, "cuda": _mpt.DEVICE_CUDA, "module": _mpt.DEVICE_MODULE, "vulkan": _mpt.DEVICE_VULKAN}
EXPECTED = '"cpu", "cuda", "module" or "vulkan"'


def kind_and_number(given: Any, index: int | None = None) -> tuple[int, int]:
    """Returns the kind and number of a device: "cpu", "cuda:1", or "cuda" and 1."""
    kind, _, number = str(given).partition(":")
    found = KINDS.get(kind)
    if found is None or number and (index is not None or not number.isdecimal()):
        raise ValueError(f"unknown device {str(given)!r}" + (f" with index {index}" if index is not None else "") +
                         f"; expected {EXPECTED}, with a number as in \"vulkan:1\"")
    return found, int(number or index or 0)


def found(given: Any, index: int | None) -> tuple[int, int]:
    """Returns the kind and number of a device, which may have a part of its name or its UUID: "vulkan:NVIDIA"."""
    kind, _, name = str(given).partition(":")
    if name and not name.isdecimal() and index is None and kind in ("cuda", "vulkan"):
        return tuple(_mpt.device_from_name(str(given)))
    return kind_and_number(given, index)


def name_of(kind: int, index: int) -> device:
    """Returns the name of a device: "cpu" or "cuda:1"."""
    name = next(n for n, k in KINDS.items() if k == kind)
    return device(name if name == "cpu" and index == 0 else f"{name}:{index}")


def devices_text() -> str:
    """Lists the devices of this machine, one line per device; where a kind has none, it says what is missing."""
    return _mpt.devices_text()


def number(prefix: str, value: Any) -> Any:
    """Returns the number of an enum value by its name: "dynamic" gives MPT_SCALING_DYNAMIC."""
    if not isinstance(value, str):
        return value
    names = {n[len(prefix) + 1:].lower(): getattr(_mpt, n) for n in vars(_mpt)
             if n.startswith(prefix + "_") and not n.startswith(("CAST_CACHE_", "COMM_DIRECT"))}
    if value not in names:
        raise ValueError(f"unknown value {value!r}; expected one of {', '.join(map(repr, names))}")
    return names[value]


def path(given: Any) -> str:
    """Returns the text of a path, which may be a text, bytes or an object such as pathlib.Path."""
    text = os.fsdecode(given)
    need_utf8("a path", text)
    return text


def need_utf8(what: str, text: Any) -> None:
    """Raises ValueError for a text with surrogates, which no UTF-8 has."""
    try:
        str(text).encode()
    except UnicodeEncodeError:
        raise ValueError(f"{what} is {ascii(text)}, which is no text in UTF-8") from None


class _Form:
    """A layout or memory format."""

    __slots__ = ("_name",)

    def __init__(self, name: str):
        self._name = name

    def __repr__(self) -> str:
        return f"mpt.{self._name}"

    def __reduce__(self) -> str:
        return self._name


# Tensors are strided, and new ones row-major.
strided, contiguous_format, preserve_format = _Form("strided"), _Form("contiguous_format"), _Form("preserve_format")
channels_last, channels_last_3d = _Form("channels_last"), _Form("channels_last_3d")
