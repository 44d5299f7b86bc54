"""Conversion of a context's hooks (log function, executor, allocator) into the form of the native part.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import ctypes
import inspect
import os
import weakref
from typing import Any, Callable

_kept: list[Any] = []  # allocators; memory may be freed after all other objects have ended


def weak(function: Any) -> Any:
    """Returns a function that refers to the object of a bound method weakly; other functions are unchanged.

    The object may refer to the context, and a strong reference back would keep both alive forever.
    """
    if not inspect.ismethod(function):
        return function
    method = weakref.WeakMethod(function)

    def call(*args: Any) -> None:
        found = method()
        if found is not None:
            found(*args)

    return call


def cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_of(given: Any) -> Callable[[Any, int], None]:
    """Returns a function (run, pieces) for a parallel_for argument.

    An executor gets all pieces except the first. The calling thread runs the first piece, and then
    all pieces that the executor has not begun.
    """
    submit = getattr(given, "submit", None)
    if submit is None:
        if not callable(given):
            raise TypeError(f"parallel_for is a {type(given).__name__}; expected an executor (with submit) or a "
                            "function (run, pieces)")
        return weak(given)

    def over(run: Any, pieces: int) -> None:
        for i in range(1, pieces):
            submit(run, i)

    return over


def _address(x: Any) -> int:
    if isinstance(x, int):
        return x
    if type(x).__name__ == "PyCapsule":
        api = ctypes.pythonapi
        api.PyCapsule_GetName.restype, api.PyCapsule_GetName.argtypes = ctypes.c_char_p, [ctypes.py_object]
        api.PyCapsule_GetPointer.restype = ctypes.c_void_p
        api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
        return api.PyCapsule_GetPointer(x, api.PyCapsule_GetName(x))
    if isinstance(x, (ctypes._CFuncPtr, ctypes.c_void_p)):  # type: ignore[attr-defined]
        return ctypes.cast(x, ctypes.c_void_p).value or 0
    raise TypeError(f"expected a native function as an address (int), a ctypes function or a capsule, got a "
                    f"{type(x).__name__}")


def allocator_of(given: Any) -> tuple[int, int, int]:
    """Returns the addresses (alloc, free, user) of an allocator argument, and keeps its objects alive."""
    if not isinstance(given, tuple) or len(given) not in (2, 3):
        raise TypeError("expected an allocator as (alloc, free) or (alloc, free, user)")
    alloc, free, user = (*given, None)[:3]
    addresses = _address(alloc), _address(free), 0 if user is None else _address(user)
    if not addresses[0] or not addresses[1]:
        raise ValueError("an allocator needs both alloc and free, and neither may be 0")
    _kept.append(given)
    return addresses
