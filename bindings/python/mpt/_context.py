"""Contexts, which own tensors, modes and memory, and the context managers that set modes of a context.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import contextlib
import functools
import inspect
import os
import threading
import warnings
from typing import TYPE_CHECKING, Any, Callable, Iterator

from . import _hooks, _mpt, _places
from ._dtypes import dtype
from ._errors import HandleError, make_error

__all__ = ["Context", "Info", "MemoryInfo", "autocast", "autocast_cache_info", "autocast_override",
           "clear_autocast_cache", "configure", "current_context", "default_context", "detect_anomaly", "enable_grad",
           "get_autocast_dtype", "inference_mode", "is_autocast_enabled", "is_grad_enabled", "manual_seed",
           "no_grad", "scope",
           "set_grad_enabled", "trace"]

LogFunction = Callable[[int, str], None]
ParallelFor = Callable[[Callable[[int], None], int], None]


class Info:
    """A record of values that the library reports, as attributes."""

    def __init__(self, values: dict[str, Any]):
        self.__dict__.update(values)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.__dict__.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Info) and self.__dict__ == other.__dict__


def _purposes() -> list[str]:
    """Returns the names of the purposes by which memory is counted, in the order of their numbers."""
    names = (n for n in vars(_mpt) if n.startswith("MEMORY_"))
    return [n[len("MEMORY_"):].lower() for n in sorted(names, key=lambda n: getattr(_mpt, n))]


class MemoryInfo(Info):
    """Memory use of a context in bytes, by purpose: `now["activations"]`, `peak["gradients"]`."""

    def __init__(self, values: dict[str, Any]):
        names = _purposes()
        for key, value in values.items():
            if isinstance(value, tuple):
                values[key] = dict(zip(names, value))
        super().__init__(values)


# Fields of mpt_context_desc that have arguments of other names.
_TAKEN = ("own_threads", "hooks", "next", "reserved")


class Context(_mpt.context):
    """The owner of tensors, modes (autocast, grad mode), a random number generator and memory.

    Any thread may use a context; calls on one context take turns. All threads have the modes and
    the generator of the context, except inside modes(). While a thread is inside autocast, a grad
    mode, a precision, a scope or a recording, an operation of another one without modes of its own
    is a StateError. A callback must not wait for a thread that
    calls the library, because that thread waits for its turn. `with context:` makes it the current
    context, in which functions create new tensors. Otherwise the default context is current, which
    is created at its first use.

    threads: number of threads that the library may use; -1: one per core. seed: seed of the
    generator. memory_limit: limit in bytes; 0: none. log: function called with a level (1, a
    warning) and a text. check: check every result for NaN and Inf. Other keyword arguments are
    fields of mpt_context_desc.

    device: the device on which the context computes and makes tensors: "cpu", "vulkan", "cuda" or
    "module", with a number as in "vulkan:1" or in device_index, or a part of its name or its UUID
    as in "vulkan:NVIDIA"; mpt.devices_text() lists the devices. device_module: path of the library
    that computes on the device, which "module" needs. A call returns when its work is queued on the
    device. If the work fails later, the next call raises DeviceError.

    parallel_for: runs the work on threads of yours. It is an executor (an object with submit, such
    as a ThreadPoolExecutor), or a function (run, pieces) that calls run(i) once for each i in
    range(pieces), on any threads. The calling thread runs the pieces that have not begun when the
    function returns, and waits for the others. An exception in the function goes to
    sys.unraisablehook.

    allocator: the source of the context's memory, which it requests in large blocks. It is (alloc,
    free) or (alloc, free, user) with native functions of mpt_hooks' types `void* alloc(void* user,
    size_t size, size_t align)` and `void free(void* user, void* memory, size_t size, size_t
    align)`. Each is an address, a ctypes function or a capsule (as in Cython's __pyx_capi__). The
    library may call them on any thread, and free also after the end of the context, for memory that
    the context exported. The given objects are kept until the process ends.
    """

    __slots__ = ("_before", "_device", "_recording_thread")
    _before: list
    _recording_thread: int | None
    _device: _places.device

    def __new__(cls, threads: int = -1, seed: int = 0, memory_limit: int = 0, log: LogFunction | None = None,
                check: bool = False, parallel_for: Any | ParallelFor | None = None,
                allocator: tuple | None = None, device: str = "cpu", device_index: int | None = None,
                device_module: Any = None, **fields: Any) -> Context:
        known = _mpt.struct_fields("mpt_context_desc")
        for name in fields:
            if name not in known or name in _TAKEN:
                own = [n for n in inspect.signature(cls.__new__).parameters if n not in ("cls", "fields")]
                raise TypeError(f"Context has no option {name!r}; the options are "
                                f"{', '.join([*own, *(n for n in known if n not in (*own, *_TAKEN))])}")
        kind, index = _places.found(device, device_index)
        desc = {"own_threads": threads, "seed": seed, "memory_limit": memory_limit, "device": kind,
                "device_index": index, **fields}
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
        self = super().__new__(cls, desc, hooks, None if device_module is None else _places.path(device_module))
        self._before = []
        self._recording_thread = None
        self._device = _places.name_of(kind, index)
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
        """Makes this context the current one of the calling thread inside a `with` block.

        Unlike `with context:` it may be used in several threads at a time.
        """
        before, _local.context = getattr(_local, "context", None), self
        try:
            yield
        finally:
            _local.context = before

    def _need_no_recording(self) -> None:
        """Raises StateError if the calling thread makes a recording."""
        if self._recording_thread == threading.get_ident():
            raise make_error(_mpt.ERROR_STATE,
                             "this thread makes a recording (mpt.record), which would contain calls in other modes: "
                             "take a batch of a DataLoader, or enter Context.modes(), before the recording")

    def _raise_in_others(self, owner: int) -> None:
        """Raises the StateError of a thread that would work in the modes of the thread `owner`."""
        name = next((t.name for t in threading.enumerate() if t.ident == owner), "that Python does not know")
        raise make_error(_mpt.ERROR_STATE,
                         f"the thread {name} is inside autocast, a grad mode, a precision, a scope or a recording of "
                         f"this context, which would apply to the thread {threading.current_thread().name} too: work inside "
                         "`with context.modes():` here, or in a context of its own")

    @contextlib.contextmanager
    def modes(self, seed: int = 0) -> Iterator[None]:
        """Gives the calling thread modes and a generator of its own in this context, in a `with` block.

            def worker():                       # a thread beside the training
                with context.modes(seed=1):
                    x = mpt.randn(4)            # outside the training's autocast, and not from its generator

        The modes are those of a new context with this seed, and end with the block. Calls of the
        thread wait while another thread makes a recording (mpt.record). A thread that makes one
        itself cannot enter the block: StateError.
        """
        modes = Modes(self, seed)
        try:
            with modes:
                yield
        finally:
            modes.end()

    @property
    def device(self) -> _places.device:
        """The device on which the context computes and makes tensors: "cpu", "vulkan:0" ..."""
        return self._device

    def manual_seed(self, seed: int) -> None:
        """Restarts the generator with a seed: all later random numbers depend on the seed alone."""
        _mpt.context_set_seed(self, seed)

    def get_rng_state(self) -> tuple[int, int]:
        """Returns the state of the generator: the seed and the number of draws so far."""
        return tuple(_mpt.context_get_generator(self))

    def set_rng_state(self, state: tuple[int, int]) -> None:
        """Restores a state that get_rng_state returned."""
        _mpt.context_set_generator(self, *state)

    def memory(self, device: str | None = None, index: int | None = None) -> MemoryInfo:
        """Returns the current and peak bytes by purpose, and the numbers of allocations and live tensors.

        device: a device that the context uses, such as "cpu" or "vulkan:1" ("vulkan" and 1); None: the
        device on which it computes.
        """
        if device is None:
            return MemoryInfo(_mpt.context_get_memory(self))
        return MemoryInfo(_mpt.context_get_device_memory(self, *_places.kind_and_number(device, index)))

    def reset_peak_memory(self) -> None:
        """Sets the peak memory values to the current values."""
        _mpt.context_reset_peak(self)

    def trim_memory(self) -> None:
        """Gives memory that is not in use now back to the system, as where a training has ended.

        Waits for the context's devices. The next step allocates again.
        """
        _mpt.context_trim(self)

    def watch_memory(self, *batch: Any) -> None:
        """Measures the memory of the next step, from forward to update, for memory_fit.

        batch: all tensors with one row per example, created before the forward. Without tensors the
        call ends and discards a measurement.
        """
        _mpt.memory_watch(self, batch)

    def memory_fit(self, batch: int, limit: int = 0) -> Info:
        """Predicts whether a step with a batch of `batch` rows stays within `limit` bytes (0: no limit).

        The prediction is based on the step that watch_memory measured. The result also has the peak
        in bytes, the bytes by purpose at the peak (`at_peak`), and the largest batch that stays
        within the limit (`largest_batch`). Raises StateError if no step was measured.
        """
        values = _mpt.memory_fit(self, batch, limit)
        return Info({**values, "at_peak": dict(zip(_purposes(), values["at_peak"]))})

    def kernels(self) -> list[str]:
        """Returns one line per kernel prepared so far: operation, operands and backend."""
        return _mpt.context_kernels_text(self).splitlines()

    @property
    def arithmetic(self) -> str:
        """The arithmetic of operations on 16-bit operands.

        "native16" computes in 16 bits, "widen16" stores 16 bits and computes in f32. Reading the
        property measures both, if none was set, and returns the one in use. It can be set before
        the first operation, to get the same bits on another machine with the same vector
        instructions; "measure" restores the default.
        """
        return {_mpt.ARITHMETIC_NATIVE16: "native16", _mpt.ARITHMETIC_WIDEN16: "widen16"}.get(
            _mpt.context_get_arithmetic(self), "measure")

    @arithmetic.setter
    def arithmetic(self, choice: str) -> None:
        _mpt.context_set_arithmetic(self, _places.number("ARITHMETIC", choice))

    def supports(self, op: str, dt: Any) -> bool:
        """Returns True if the operation `op` supports data of dtype `dt` in this context."""
        try:
            _mpt.op_supports(self, _mpt.op_from_name(self, op), dtype(dt))
            return True
        except NotImplementedError:
            return False

    def operations(self) -> list[str]:
        """Returns the names of all operations, including custom operations."""
        names: list[str] = []
        while (name := _mpt.op_name(self, len(names))) is not None:
            names.append(name)
        return names

    def __repr__(self) -> str:
        return f"<mpt.Context {self._handle:#x}>"


class Modes:
    """Modes of one context, which belong to one thread at a time: to that inside the `with` block.

    The block can be entered repeatedly. end() ends the modes, with scopes that are open in them.
    """

    def __init__(self, context: Context, seed: int = 0):
        self._context = context
        self._number: int = _mpt.context_create_modes(context, seed)

    def __enter__(self) -> Modes:
        self._context._need_no_recording()
        self._context._push_modes(self._number)
        return self

    def __exit__(self, *exc: object) -> None:
        self._context._pop_modes(self._number)

    def end(self) -> None:
        """Ends the modes, which are in force nowhere. A context that was closed has ended them."""
        with contextlib.suppress(HandleError):
            _mpt.context_end_modes(self._context, self._number)


_local = threading.local()
_default: Context | None = None
_default_options: dict[str, Any] = {}
_lock = threading.Lock()


def current_context() -> Context:
    """Returns the current context of this thread, in which functions create new tensors."""
    c = getattr(_local, "context", None)
    return c if c is not None else default_context()


def default_context() -> Context:
    """Returns the default context, which is current in every thread outside `with context:`."""
    global _default
    if _default is None:
        with _lock:
            if _default is None:
                _default = Context(**_default_options)
    return _default


def configure(**options: Any) -> None:
    """Sets options of the default context; see Context for them.

    Raises StateError if the default context is in use already.
    """
    if _default is not None:
        raise make_error(_mpt.ERROR_STATE,
                         "the default context is already in use: configure it before its first use, or "
                         "create another with mpt.Context")
    _default_options.update(options)


def manual_seed(seed: int) -> None:
    """Restarts the generator of the current context with a seed."""
    current_context().manual_seed(seed)


class _Stacks:
    """A stack of each thread, for an object that several threads use at once."""

    __slots__ = ("_lock", "_of")

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._of: dict[int, list[Any]] = {}

    def push(self, entry: Any) -> None:
        with self._lock:
            self._of.setdefault(threading.get_ident(), []).append(entry)

    def top(self) -> Any:
        with self._lock:
            return self._of[threading.get_ident()][-1]

    def pop(self) -> Any:
        """Takes the last entry of this thread, or of any: a generator may be closed on another thread."""
        with self._lock:
            here = threading.get_ident()
            thread = here if here in self._of else next(iter(self._of))
            entry = self._of[thread].pop()
            if not self._of[thread]:
                del self._of[thread]
            return entry

    def __len__(self) -> int:
        with self._lock:
            return sum(map(len, self._of.values()))


class _Blocks:
    """The open `with` blocks of an object that several threads may enter, each in its own order."""

    __slots__ = ("_open",)

    def __init__(self) -> None:
        self._open = _Stacks()  # contexts, and whether the block is in the context's own modes

    def begin(self, c: Context, push: Callable[[Context], None], claims: bool = True) -> None:
        """Begins a block of this thread by push(c).

        claims: no other thread can then make tensors in the context's own modes.
        """
        is_own = claims and c._open_block()
        try:
            push(c)
        except BaseException:
            if is_own:
                c._close_block()
            raise
        self._open.push((c, is_own))

    def end(self, pop: Callable[[Context], None]) -> None:
        """Ends the latest block of this thread by pop(c)."""
        c, is_own = self._open.pop()
        try:
            pop(c)
        finally:
            if is_own:
                c._close_block()

    def __len__(self) -> int:
        return len(self._open)


class _Scope(contextlib.ContextDecorator):
    """A mode of a context, as a context manager and a decorator.

    It can be entered repeatedly and nested, also by several threads, each in a context of its own.
    """

    _claims = True

    def __init__(self, context: Context | None = None):
        self._context = context
        self._open = _Blocks()

    def __enter__(self) -> Any:
        self._open.begin(self._context or current_context(), self._push, self._claims)
        return self

    def __exit__(self, *exc: object) -> None:
        self._open.end(self._pop)

    def __call__(self, function: Any) -> Any:
        """Returns the function with its body inside a block; that of a generator is between its yields."""
        if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
            name = getattr(function, "__name__", function)
            raise TypeError(f"mpt.{type(self).__name__} cannot decorate the async function {name}, whose "
                            "body runs behind the call and beside other tasks: write the block inside it, without await")
        if not inspect.isgeneratorfunction(function):
            return super().__call__(function)
        if isinstance(self, scope):
            raise TypeError(f"mpt.scope cannot decorate the generator {function.__name__}, whose tensors would end at "
                            "each yield: write the block inside it")

        @functools.wraps(function)
        def generator(*args: Any, **kw: Any) -> Any:
            body = function(*args, **kw)
            resume: Callable[[], Any] = functools.partial(next, body)
            try:
                while True:
                    with self:
                        value = resume()
                    try:
                        sent = yield value
                    except GeneratorExit:
                        with self:
                            body.close()
                        raise
                    except BaseException as e:
                        resume = functools.partial(body.throw, e)
                    else:
                        resume = functools.partial(body.send, sent)
            except StopIteration as end:
                return end.value

        return generator

    def __repr__(self) -> str:
        where = "" if self._context is None else f", in {self._context!r}"
        return f"<mpt.{type(self).__name__}: {len(self._open)} open{where}>"

    def _push(self, c: Context) -> None:
        raise NotImplementedError

    def _pop(self, c: Context) -> None:
        raise NotImplementedError


class autocast(_Scope):
    """An autocast scope, in which every operation runs in the dtype that its autocast class selects.

        with mpt.autocast("bf16"):     # or @mpt.autocast("bf16") on a function

    The dtype is bf16 or f16; autocast("cpu", dtype=...) works as in PyTorch. enabled=False switches
    an outer scope off. cache_enabled=False converts a parameter again at each use, instead of once.
    profile: the list of autocast classes ("default", "pytorch-cpu", "pytorch-cuda" or "apex-o1").
    cost_rule: run products in f32 if 16 bits would make them slower. Other keyword arguments are
    fields of mpt_autocast_desc.
    """

    def __init__(self, device_type: Any = None, dtype: Any = None, enabled: bool = True,
                 cache_enabled: bool | None = None, *, context: Context | None = None, **fields: Any):
        super().__init__(context)
        known = _mpt.struct_fields("mpt_autocast_desc")
        for name in fields:
            if name not in known:
                raise TypeError(f"autocast has no option {name!r}; the options are "
                                "device_type, enabled, cache_enabled, context, "
                                f"{', '.join(n for n in known if n not in ('enabled', 'cache', 'next'))}")
        device = str(device_type).split(":")[0]
        if device_type is not None and device not in _places.KINDS:
            try:
                given = _dtype(device_type)
            except TypeError:
                given = None
            if given is None or dtype is not None:
                raise ValueError(f"autocast: device_type is {device_type!r}; expected {_places.EXPECTED}, or one dtype")
            dtype = given
        self._desc: dict[str, Any] = {"enabled": enabled, "cache": int(cache_enabled is not False), **fields}
        if dtype is not None:
            self._desc["dtype"] = _dtype(dtype)

    def _push(self, c: Context) -> None:
        _mpt.autocast_push(c, self._desc)

    def _pop(self, c: Context) -> None:
        _mpt.autocast_pop(c)


_dtype = dtype


def is_autocast_enabled(device_type: Any = None, *, context: Context | None = None) -> bool:
    """Returns True inside an autocast scope that is enabled. context: None for the current one.

    device_type has no effect, because a scope belongs to a context.
    """
    return get_autocast_dtype(device_type, context=context) is not None


def get_autocast_dtype(device_type: Any = None, *, context: Context | None = None) -> dtype | None:
    """Returns the dtype of the innermost autocast scope, or None if autocast is off.

    device_type has no effect, because a scope belongs to a context.
    """
    if device_type is not None:
        _places.kind_and_number(device_type)
    return _mpt.autocast_get_dtype(context or current_context())


def is_grad_enabled(context: Context | None = None) -> bool:
    """Returns True if operations are recorded for a backward. context: None for the current one."""
    leaf = _mpt.zeros(context or current_context(), None, [])
    try:
        leaf.requires_grad = True
    except RuntimeError:  # in inference mode
        return False
    return _mpt.neg(leaf).requires_grad


def autocast_override(op: str, cast_class: str, context: Context | None = None) -> None:
    """Sets the autocast class of an operation in the innermost autocast scope.

    Outside all scopes the class applies to all later scopes. The class is "none", "lower", "fp32",
    "fp32_out", "promote" or "banned".
    """
    c = context or current_context()
    _mpt.autocast_set_class(c, _mpt.op_from_name(c, op), _places.number("CAST", cast_class))


def clear_autocast_cache(context: Context | None = None) -> None:
    """Frees all cached casts of autocast. context: None for the current one."""
    _mpt.autocast_clear_cache(context or current_context())


def autocast_cache_info(context: Context | None = None) -> Info:
    """Returns the counters of the cache of casts. context: None for the current one."""
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
    """A scope without recording for a backward: `with mpt.no_grad():`, or a decorator of a function or generator."""


class enable_grad(_GradMode):
    """A scope with recording for a backward, for use inside no_grad."""

    _mode = _mpt.GRAD_ENABLED


class inference_mode(_GradMode):
    """A scope without recording, like no_grad, whose results can never take part in recording later."""

    _mode = _mpt.GRAD_INFERENCE


class set_grad_enabled(_GradMode):
    """A scope with recording on or off: `with mpt.set_grad_enabled(training):`.

    Unlike PyTorch's function, a call without `with` or a decorator has no effect, and warns.
    """

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
            warnings.warn("set_grad_enabled does nothing outside of `with` or a decorator",
                          RuntimeWarning, stacklevel=2)


class scope(_Scope):
    """A scope that frees all tensors created inside at its end, even if references to them remain.

    Tensors passed to keep() stay alive. Python frees tensors without a scope, too; a scope sets the
    time.
    """

    def __init__(self, context: Context | None = None):
        super().__init__(context)
        self._keep = _Stacks()  # lists of tensors

    def keep(self, *tensors: Any) -> Any:
        """Keeps tensors alive after the end of the scope.

        Returns the tensor, or the tuple of several.
        """
        self._keep.top().extend(tensors)
        return tensors[0] if len(tensors) == 1 else tensors

    def _push(self, c: Context) -> None:
        _mpt.scope_push(c)
        self._keep.push([])

    def _pop(self, c: Context) -> None:
        _mpt.scope_pop(c, self._keep.pop())


class trace(_Scope):
    """A scope that records the dtype of each operation and its reason, the casts and the kernels.

        with mpt.trace() as t:
            loss = net(x)
        print(t.text())

    mpt.capi has functions to read the entries one by one. Entering the scope clears earlier
    entries.
    """

    _claims = False

    def __init__(self, context: Context | None = None):
        if context is not None and not isinstance(context, Context):
            raise TypeError(f"trace: context is a {type(context).__name__}; mpt.trace records what operations do. "
                            "The sum of the diagonal of a matrix x is mpt.diag(x).sum()")
        super().__init__(context)
        self._traced: Context | None = None

    def _push(self, c: Context) -> None:
        _mpt.trace_clear(c)
        _mpt.trace_begin(c)
        self._traced = c

    def _pop(self, c: Context) -> None:
        _mpt.trace_end(c)

    def text(self) -> str:
        """Returns the recorded entries as text."""
        return _mpt.trace_text(self._traced) if self._traced is not None else ""

    def info(self) -> Info:
        """Returns the numbers of recorded operations, casts and kernels, and their bytes."""
        return Info(_mpt.trace_get_info(self._traced))


class detect_anomaly(_Scope):
    """A scope in which every result of a forward and a backward is checked for NaN and infinity.

    The first operation that produces one raises StateError with its name. check_nan must be True.
    """

    _claims = False

    def __init__(self, check_nan: bool = True, *, context: Context | None = None):
        super().__init__(context)
        if check_nan is not True:
            raise ValueError("detect_anomaly: check_nan must be True; NaN is what it looks for")

    def _push(self, c: Context) -> None:
        _mpt.context_set_anomaly(c, True)

    def _pop(self, c: Context) -> None:
        _mpt.context_set_anomaly(c, False)
