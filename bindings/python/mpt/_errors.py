"""Exceptions for the errors of the library.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import errno
import re

from . import _mpt

__all__ = ["CallbackError", "CancelledError", "CommError", "DTypeError", "DeviceError", "Error", "FileError",
           "FileMissingError", "HandleError", "InvalidArgumentError", "OutOfMemoryError", "ShapeError", "StateError", "UnsupportedError"]


class Error(RuntimeError):
    """The error of a failed call, and the base class of all errors of the library.

    `status` is the error code and `name` its name. The text says what was requested, what was found
    and what would be valid.
    """

    def __init__(self, status: int, text: str):
        super().__init__(text)
        self.status = status

    @property
    def name(self) -> str:
        """The name of the error code."""
        return _mpt.status_name(self.status)

    def __reduce__(self):
        return type(self), (self.status, str(self))


class InvalidArgumentError(Error, ValueError):
    """Raised if a call does not accept the value of an argument."""


class HandleError(Error):
    """Raised if an object was closed, or if its scope or context has ended."""


class OutOfMemoryError(Error, MemoryError):
    """Raised if memory_limit of the context is reached, or the memory of the system is exhausted."""


class UnsupportedError(Error, NotImplementedError):
    """Raised if a valid request is not supported by this build, device or dtype."""


class DeviceError(Error):
    """Raised if a device does not exist or cannot be used, or if earlier work on it has failed."""


class ShapeError(Error, ValueError):
    """Raised if the shapes of tensors do not fit together."""


class DTypeError(Error, TypeError):
    """Raised if a call does not accept the dtype of a tensor."""


class StateError(Error):
    """Raised if a call is valid, but not in the present state of the object."""


class FileError(Error, OSError):
    """Raised if a file cannot be read or written, or is damaged."""

    def __init__(self, status: int, text: str):
        Error.__init__(self, status, text)

    def __str__(self) -> str:
        return RuntimeError.__str__(self)


class FileMissingError(FileError, FileNotFoundError):
    """Raised if a file to read, or the folder of a file to write, does not exist."""

    def __init__(self, status: int, text: str):
        FileError.__init__(self, status, text)
        self.errno = errno.ENOENT


class CommError(Error):
    """Raised if ranks do not make the same calls, or if one has failed, has ended or does not answer.

    The exception of an engine in Python is `__cause__`.
    """


class CancelledError(Error):
    """Raised by calls that compute, from Context.cancel() until Context.resume()."""


class CallbackError(Error):
    """Raised if the library ran a function of yours and it raised an exception, which is `__cause__`."""


_CLASSES = {
    _mpt.ERROR_INVALID_ARGUMENT: InvalidArgumentError,
    _mpt.ERROR_INVALID_HANDLE: HandleError,
    _mpt.ERROR_OUT_OF_MEMORY: OutOfMemoryError,
    _mpt.ERROR_UNSUPPORTED: UnsupportedError,
    _mpt.ERROR_DEVICE: DeviceError,
    _mpt.ERROR_SHAPE: ShapeError,
    _mpt.ERROR_DTYPE: DTypeError,
    _mpt.ERROR_STATE: StateError,
    _mpt.ERROR_IO: FileError,
    _mpt.ERROR_NOT_FOUND: FileMissingError,
    _mpt.ERROR_CANCELLED: CancelledError,
    _mpt.ERROR_CALLBACK: CallbackError,
    _mpt.ERROR_COMM: CommError,
}


_TOKEN = re.compile(r"(?<![\w'\"/\\.-])(mpt_\w+|MPT_\w+|NULL)\b(?:\.(\w+))?(?!/)")


# Finds the library's names of dtypes where they are not quoted and not a part of another name, as
# in bf16-mixed.
_DTYPE = re.compile(r"(?<![\w'\"/\\.=-])(bf16|[fiu]\d{1,2})(?![\w'\"/(=-]|\.\w)")
_DTYPES = {"bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64", "i8": "int8", "u8": "uint8",
           "i32": "int32", "i64": "int64"}
_TWICE = re.compile(r"^(\w+): \1 on ")


def own_words(text: str) -> str:
    """Returns an error text of the library with the C names and dtypes replaced by Python names.

    bindings/common/c_words.py describes the rule of the C names.
    """
    text = _DTYPE.sub(lambda m: _DTYPES.get(m[1], m[1]), text)
    if "mpt_" not in text and "MPT_" not in text and "NULL" not in text:
        return text
    from ._words import WORDS

    def word(m: re.Match[str]) -> str:
        found, field = WORDS.get(m[1]), m[2]
        if found is None or field is None:
            return m[0] if found is None else found
        return field if m[1].startswith("mpt_") else f"{found}.{field}"

    return _TOKEN.sub(word, text)


def make_error(status: int, text: str) -> Error:
    """Returns the exception for an error code and the library's text."""
    text = own_words(text).replace("root_grads", "gradient").replace("under no-grad", "under no_grad()")
    text = _TWICE.sub(r"\1: ", text)
    return _CLASSES.get(status, Error)(status, text)
