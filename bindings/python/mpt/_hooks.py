"""What a context uses of the host's: functions, executors and allocators as the native part takes them.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import ctypes
import inspect
import os
import weakref
from typing import Any, Callable

_kept: list[Any] = []  # allocators: memory may come back after everything else is gone


def weak(function: Any) -> Any:
    """A method of an object that may hold the context would keep both for ever: it is looked up when it runs."""
    if not inspect.ismethod(function):
        return function
    method = weakref.WeakMethod(function)

    def call(*args: Any) -> None:
        found = method()
        if found is not None:
            found(*args)

    return call


def cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_of(given: Any) -> Callable[[Any, int], None]:
    """A function (run, pieces). Of an executor: it gets all pieces but the first, which is the caller's, and so is
    what it has not begun by then."""
    submit = getattr(given, "submit", None)
    if submit is None:
        if not callable(given):
            raise TypeError(f"parallel_for is a {type(given).__name__}: an executor (with submit) or a function "
                            "(run, pieces) is needed")
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
    raise TypeError(f"a {type(x).__name__} is no native function: an address (int), a function of ctypes' or a "
                    "capsule is needed")


def allocator_of(given: Any) -> tuple[int, int, int]:
    """(alloc, free, user) as addresses."""
    if not isinstance(given, tuple) or len(given) not in (2, 3):
        raise TypeError("an allocator is (alloc, free) or (alloc, free, user)")
    alloc, free, user = (*given, None)[:3]
    addresses = _address(alloc), _address(free), 0 if user is None else _address(user)
    if not addresses[0] or not addresses[1]:
        raise ValueError("an allocator has both: alloc and free are given together, and neither is 0")
    _kept.append(given)
    return addresses
