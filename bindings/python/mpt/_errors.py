"""The library's errors as exceptions.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import errno
import re

from . import _mpt

__all__ = ["CallbackError", "DTypeError", "Error", "FileError", "FileMissingError", "HandleError",
           "InvalidArgumentError", "OutOfMemoryError", "ShapeError", "StateError", "UnsupportedError"]


class Error(RuntimeError):
    """A call of the library failed. `status` is its code, `name` the code's name; the text says what was
    asked, what was found and what would be right."""

    def __init__(self, status: int, text: str):
        super().__init__(text)
        self.status = status

    @property
    def name(self) -> str:
        return _mpt.status_name(self.status)

    def __reduce__(self):
        return type(self), (self.status, str(self))


class InvalidArgumentError(Error, ValueError):
    """A value that the call does not take."""


class HandleError(Error):
    """An object that was given back, or whose scope or context has ended."""


class OutOfMemoryError(Error, MemoryError):
    """The context's memory has come to its limit, or the system's."""


class UnsupportedError(Error, NotImplementedError):
    """Right, but not possible here."""


class ShapeError(Error, ValueError):
    """Shapes that do not go together."""


class DTypeError(Error, TypeError):
    """A dtype that the call does not take."""


class StateError(Error):
    """The right call at the wrong moment."""


class FileError(Error, OSError):
    """A file that cannot be read or written, or is damaged."""

    def __init__(self, status: int, text: str):
        Error.__init__(self, status, text)

    def __str__(self) -> str:
        return RuntimeError.__str__(self)


class FileMissingError(FileError, FileNotFoundError):
    """There is no file of that name, or no folder to write it to."""

    def __init__(self, status: int, text: str):
        FileError.__init__(self, status, text)
        self.errno = errno.ENOENT


class CallbackError(Error):
    """A function of yours raised an exception while the library ran it: `__cause__`."""


_CLASSES = {
    _mpt.ERROR_INVALID_ARGUMENT: InvalidArgumentError,
    _mpt.ERROR_INVALID_HANDLE: HandleError,
    _mpt.ERROR_OUT_OF_MEMORY: OutOfMemoryError,
    _mpt.ERROR_UNSUPPORTED: UnsupportedError,
    _mpt.ERROR_SHAPE: ShapeError,
    _mpt.ERROR_DTYPE: DTypeError,
    _mpt.ERROR_STATE: StateError,
    _mpt.ERROR_IO: FileError,
    _mpt.ERROR_NOT_FOUND: FileMissingError,
    _mpt.ERROR_CALLBACK: CallbackError,
}


_TOKEN = re.compile(r"(?<![\w'\"/\\.-])(mpt_\w+|MPT_\w+|NULL)\b(?:\.(\w+))?(?!/)")


def own_words(text: str) -> str:
    """A text of the library's with Python's names for C's; bindings/common/c_words.py has the rule."""
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
    text = own_words(text)
    return _CLASSES.get(status, Error)(status, text)
