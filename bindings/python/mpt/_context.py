"""Contexts: the home of tensors, modes and memory; and what is opened on one for a while.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import contextlib
import functools
import threading
import warnings
from typing import TYPE_CHECKING, Any, Callable, Iterator

from . import _hooks, _mpt
from ._dtypes import dtype
from ._errors import make_error

__all__ = ["Context", "Info", "MemoryInfo", "autocast", "autocast_cache_info", "autocast_override",
           "clear_autocast_cache", "configure", "current_context", "default_context", "detect_anomaly", "enable_grad",
           "get_autocast_dtype", "inference_mode", "is_autocast_enabled", "manual_seed", "no_grad", "scope",
           "set_grad_enabled", "trace"]

LogFunction = Callable[[int, str], None]
ParallelFor = Callable[[Callable[[int], None], int], None]


class Info:
    """Numbers that the library reports, as attributes."""

    def __init__(self, values: dict[str, Any]):
        self.__dict__.update(values)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.__dict__.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Info) and self.__dict__ == other.__dict__


def _purposes() -> list[str]:
    """What memory is counted for, by number."""
    names = (n for n in vars(_mpt) if n.startswith("MEMORY_"))
    return [n[len("MEMORY_"):].lower() for n in sorted(names, key=lambda n: getattr(_mpt, n))]


class MemoryInfo(Info):
    """Bytes by purpose: `now["activations"]`, `peak["gradients"]`."""

    def __init__(self, values: dict[str, Any]):
        names = _purposes()
        for key, value in values.items():
            if isinstance(value, tuple):
                values[key] = dict(zip(names, value))
        super().__init__(values)


class Context(_mpt.context):
    """The home of tensors, modes (autocast, grad mode), random numbers and memory.

    threads: how many the library may use; -1: one per core. seed: of the generator. memory_limit: bytes, 0 for
    none. log: called with a level (0 an error, 1 a warning, 2, 3) and a text. check: look at every result for
    NaN and Inf. Other fields of mpt_context_desc go by their names.

    parallel_for: whose threads these are. An executor (anything with submit, as a ThreadPoolExecutor), or a
    function (run, pieces) that calls run(i) once for each i below pieces, on whichever threads; pieces that are
    not begun when it returns are done by the caller, who waits for the others. An exception in it goes to
    sys.unraisablehook.

    allocator: where the memory comes from, in large pieces: (alloc, free) or (alloc, free, user), native functions
    of mpt_hooks' types `void* alloc(void* user, size_t size, size_t align)` and `void free(void* user, void*
    memory, size_t size, size_t align)`, each an address, a function of ctypes' or a capsule (as Cython's
    __pyx_capi__ has them). They may be called on any thread, and after the context is gone for memory that it
    exported; the objects given are kept until the process ends.

    Any thread may use a context; calls on it take turns. `with context:` makes it the current one, in which
    functions make new tensors; without that there is a default one, made when it is first needed.
    """

    __slots__ = ("_before",)
    _before: list

    def __new__(cls, threads: int = -1, seed: int = 0, memory_limit: int = 0, log: LogFunction | None = None,
                check: bool = False, parallel_for: Any | ParallelFor | None = None,
                allocator: tuple | None = None, **fields: Any) -> Context:
        desc = {"own_threads": threads, "seed": seed, "memory_limit": memory_limit, **fields}
        if check:
            desc["flags"] = desc.get("flags", 0) | _mpt.CONTEXT_ANOMALY
        hooks: dict[str, Any] = {}
        if log is not None:
            hooks["log"] = _hooks.weak(log)
        if parallel_for is not None:
            hooks["parallel_for"] = _hooks.workers_of(parallel_for)
            hooks["workers"] = _hooks.cores() if threads == -1 else max(threads, 1)
            desc["own_threads"] = 0
        if allocator is not None:
            hooks["allocator"] = _hooks.allocator_of(allocator)
        self = super().__new__(cls, desc, hooks)
        self._before = []
        return self

    def __init__(self, *args: Any, **kw: Any):
        pass

    def __enter__(self) -> Context:
        self._before.append(getattr(_local, "context", None))
        _local.context = self
        return self

    def __exit__(self, *exc: object) -> None:
        _local.context = self._before.pop()

    @contextlib.contextmanager
    def _borrowed(self) -> Iterator[None]:
        """The current context of another thread for a while."""
        before, _local.context = getattr(_local, "context", None), self
        try:
            yield
        finally:
            _local.context = before

    def manual_seed(self, seed: int) -> None:
        """Restarts the generator: what is drawn next depends on the seed alone."""
        _mpt.context_set_seed(self, seed)

    def get_rng_state(self) -> tuple[int, int]:
        """The seed and how many draws were taken."""
        return tuple(_mpt.context_get_generator(self))

    def set_rng_state(self, state: tuple[int, int]) -> None:
        _mpt.context_set_generator(self, *state)

    def memory(self) -> MemoryInfo:
        """Bytes by purpose, now and at most; allocations; live tensors."""
        return MemoryInfo(_mpt.context_get_memory(self))

    def reset_peak_memory(self) -> None:
        _mpt.context_reset_peak(self)

    def watch_memory(self, *batch: Any) -> None:
        """Notes the memory of the step that follows, forward to update, for memory_fit. `batch`: every tensor
        that holds a row per example; none: no more watching."""
        _mpt.memory_watch(self, batch)

    def memory_fit(self, batch: int, limit: int = 0) -> Info:
        """Whether a step with a batch of so many rows stays within `limit` bytes (0: none), and the largest
        batch that does, by the step that was watched."""
        values = _mpt.memory_fit(self, batch, limit)
        return Info({**values, "at_peak": dict(zip(_purposes(), values["at_peak"]))})

    def kernels(self) -> list[str]:
        """The kernels prepared so far: operation, operands, who computes it."""
        return _mpt.context_kernels_text(self).splitlines()

    @property
    def arithmetic(self) -> str:
        """How 16-bit operands are computed here: "native16" or "widen16"; can be set before the first
        operation, for the same bits on another machine with the same vector instructions."""
        return {_mpt.ARITHMETIC_NATIVE16: "native16", _mpt.ARITHMETIC_WIDEN16: "widen16"}.get(
            _mpt.context_get_arithmetic(self), "measure")

    @arithmetic.setter
    def arithmetic(self, choice: str) -> None:
        _mpt.context_set_arithmetic(self, getattr(_mpt, f"ARITHMETIC_{choice.upper()}"))

    def supports(self, op: str, dt: Any) -> bool:
        """Whether an operation takes data of this dtype here."""
        try:
            _mpt.op_supports(self, _mpt.op_from_name(self, op), dtype(dt))
            return True
        except NotImplementedError:
            return False

    def operations(self) -> list[str]:
        """The names of all operations, your own included."""
        names: list[str] = []
        while (name := _mpt.op_name(self, len(names))) is not None:
            names.append(name)
        return names

    def __repr__(self) -> str:
        return f"<mpt.Context {self._handle:#x}>"


_local = threading.local()
_default: Context | None = None
_default_options: dict[str, Any] = {}
_lock = threading.Lock()


def current_context() -> Context:
    """The context that new tensors are made in."""
    c = getattr(_local, "context", None)
    return c if c is not None else default_context()


def default_context() -> Context:
    """The context of all threads that have no other one in force."""
    global _default
    if _default is None:
        with _lock:
            if _default is None:
                _default = Context(**_default_options)
    return _default


def configure(**options: Any) -> None:
    """What the default context is made with (see Context): before its first use."""
    if _default is not None:
        raise make_error(_mpt.ERROR_STATE, "the default context is in use already: configure it first, or make "
                         "one with mpt.Context")
    _default_options.update(options)


def manual_seed(seed: int) -> None:
    """Restarts the current context's generator."""
    current_context().manual_seed(seed)


class _Scope(contextlib.ContextDecorator):
    """Opens something on a context and closes it; also a decorator. Can be used again."""

    def __init__(self, context: Context | None = None):
        self._context = context
        self._open: list[Context] = []

    def __enter__(self) -> Any:
        c = self._context or current_context()
        self._push(c)
        self._open.append(c)
        return self

    def __exit__(self, *exc: object) -> None:
        self._pop(self._open.pop())

    def _push(self, c: Context) -> None:
        raise NotImplementedError

    def _pop(self, c: Context) -> None:
        raise NotImplementedError


class autocast(_Scope):
    """Operations run in the dtypes that their class says: `with mpt.autocast("bf16"):`, or @mpt.autocast(...).

    The dtype is bf16 or f16; PyTorch's order with a device, autocast("cpu", dtype=...), is taken too. enabled=False
    switches a surrounding scope off; cache_enabled=False casts anew each time. profile: which list of classes
    ("default", "pytorch-cpu", "pytorch-cuda", "apex-o1"); cost_rule: products that 16 bits would make slower run in
    f32.
    """

    def __init__(self, device_type: Any = None, dtype: Any = None, enabled: bool = True,
                 cache_enabled: bool | None = None, *, context: Context | None = None, **fields: Any):
        super().__init__(context)
        known = _mpt.struct_fields("mpt_autocast_desc")
        for name in fields:
            if name not in known:
                raise TypeError(f"autocast takes no {name!r}; it takes device_type, enabled, cache_enabled, context, "
                                f"{', '.join(n for n in known if n not in ('enabled', 'cache', 'next'))}")
        device = str(device_type).split(":")[0]
        if device_type is not None and device not in ("cpu", "cuda"):
            if dtype is not None:
                raise ValueError(f"autocast: the device_type is {device_type!r}; \"cpu\" is, and \"cuda\"")
            dtype = device_type
        self._desc: dict[str, Any] = {"enabled": enabled, "cache": int(cache_enabled is not False), **fields}
        if dtype is not None:
            self._desc["dtype"] = _dtype(dtype)

    def _push(self, c: Context) -> None:
        _mpt.autocast_push(c, self._desc)

    def _pop(self, c: Context) -> None:
        _mpt.autocast_pop(c)


_dtype = dtype


def is_autocast_enabled(context: Context | None = None) -> bool:
    return _mpt.autocast_get_dtype(context or current_context()) is not None


def get_autocast_dtype(context: Context | None = None) -> dtype | None:
    """The dtype of the scope in force; None where casts are off."""
    return _mpt.autocast_get_dtype(context or current_context())


def autocast_override(op: str, cast_class: str, context: Context | None = None) -> None:
    """Changes an operation's class ("none", "lower", "fp32", "fp32_out", "promote", "banned") in the innermost
    autocast scope, or, outside every scope, for all to come."""
    c = context or current_context()
    _mpt.autocast_set_class(c, _mpt.op_from_name(c, op), getattr(_mpt, f"CAST_{cast_class.upper()}"))


def clear_autocast_cache(context: Context | None = None) -> None:
    """Drops every cached cast."""
    _mpt.autocast_clear_cache(context or current_context())


def autocast_cache_info(context: Context | None = None) -> Info:
    return Info(_mpt.autocast_get_cache_info(context or current_context()))


class _GradMode(_Scope):
    _mode = _mpt.GRAD_DISABLED

    def __init__(self, function: Any = None, *, context: Context | None = None):
        super().__init__(context)
        self._function = function

    def __new__(cls, function: Any = None, **kw: Any) -> Any:
        if callable(function):  # @mpt.no_grad without parentheses
            return functools.wraps(function)(cls()(function))
        return super().__new__(cls)

    def _push(self, c: Context) -> None:
        _mpt.grad_mode_push(c, self._mode)

    def _pop(self, c: Context) -> None:
        _mpt.grad_mode_pop(c)


class no_grad(_GradMode):
    """Nothing is recorded for a backward: `with mpt.no_grad():` or @mpt.no_grad."""


class enable_grad(_GradMode):
    """Recording again, inside no_grad."""

    _mode = _mpt.GRAD_ENABLED


class inference_mode(_GradMode):
    """As no_grad, and results can never take part in recording."""

    _mode = _mpt.GRAD_INFERENCE


class set_grad_enabled(_GradMode):
    """Recording on or off: `with mpt.set_grad_enabled(training):`. Unlike PyTorch's it does nothing by itself, and says
    so."""

    def __init__(self, mode: bool, *, context: Context | None = None):
        super().__init__(context=context)
        self._mode = _mpt.GRAD_ENABLED if mode else _mpt.GRAD_DISABLED
        self._used = False

    def __enter__(self) -> Any:
        self._used = True
        return super().__enter__()

    def __call__(self, function: Any) -> Any:
        self._used = True
        return super().__call__(function)

    def __del__(self) -> None:
        if not getattr(self, "_used", True):
            warnings.warn("set_grad_enabled does nothing outside of `with` or a decorator", RuntimeWarning, stacklevel=2)


class scope(_Scope):
    """Tensors made inside are given back at the end, in one go, whoever still refers to them; those passed to
    keep() stay. Python gives tensors back by itself; a scope says when."""

    def __init__(self, context: Context | None = None):
        super().__init__(context)
        self._keep: list[list[Any]] = []

    def keep(self, *tensors: Any) -> Any:
        """Tensors that outlive the scope; returns them."""
        self._keep[-1].extend(tensors)
        return tensors[0] if len(tensors) == 1 else tensors

    def _push(self, c: Context) -> None:
        _mpt.scope_push(c)
        self._keep.append([])

    def _pop(self, c: Context) -> None:
        _mpt.scope_pop(c, self._keep.pop())


class trace(_Scope):
    """Notes what every operation ran in and why, the casts and the kernels: `with mpt.trace() as t:`, then
    print(t.text()). mpt.capi has the notes one by one."""

    def __init__(self, context: Context | None = None):
        super().__init__(context)
        self._traced: Context | None = None

    def _push(self, c: Context) -> None:
        _mpt.trace_clear(c)
        _mpt.trace_begin(c)
        self._traced = c

    def _pop(self, c: Context) -> None:
        _mpt.trace_end(c)

    def text(self) -> str:
        return _mpt.trace_text(self._traced) if self._traced is not None else ""

    def info(self) -> Info:
        """How much was noted."""
        return Info(_mpt.trace_get_info(self._traced))


class detect_anomaly(_Scope):
    """Every result, forward and backward, is checked: the first operation that made a NaN or Inf is named."""

    def _push(self, c: Context) -> None:
        _mpt.context_set_anomaly(c, True)

    def _pop(self, c: Context) -> None:
        _mpt.context_set_anomaly(c, False)
