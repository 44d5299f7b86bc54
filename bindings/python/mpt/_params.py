"""Precisions, and sets of named parameters and buffers.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import Any, Callable, Iterable, Iterator

from . import _dtypes, _mpt, _places
from ._context import Context, Info, _Blocks, current_context
from ._tensor import Tensor

__all__ = ["Params", "Precision", "Publisher", "Subscriber"]


class Precision:
    """The dtypes in which a model is stored and computed.

    The names include "32-true", "bf16-mixed", "16-mixed", "bf16-true", "16-true" and "64-true".
    Keyword arguments and attributes change single fields: Precision("bf16-mixed", grad="f32").

    As a context manager, a precision opens its autocast scope. apply() converts a model.
    """

    _FIELDS = {"param": "dtype", "compute": "dtype", "grad": "dtype", "output": "dtype", "buffer": "dtype",
               "master": "MASTER", "scaling": "SCALING"}

    def __init__(self, name: str = "32-true", **fields: Any):
        if not isinstance(name, str):
            raise TypeError(f"Precision: {name!r} is of type {type(name).__name__}; expected a name such as \"16-mixed\", "
                            "\"bf16-mixed\" or \"32-true\"")
        self.__dict__["name"] = name
        self.__dict__["_values"] = _mpt.precision_from_name(name)
        self.__dict__["_open"] = _Blocks()
        for key, value in fields.items():
            setattr(self, key, value)

    @classmethod
    def _as_is(cls) -> Precision:
        """Returns the precision that converts nothing."""
        p = cls(param=None)
        p.__dict__["name"] = "as it is"
        return p

    @classmethod
    def of(cls, precision: Precision | str | None) -> Precision:
        """Returns the precision of a name; a Precision is returned unchanged, and None means "32-true"."""
        return precision if isinstance(precision, Precision) else cls(precision or "32-true")

    def __getattr__(self, key: str) -> Any:
        values = self.__dict__.get("_values", {})
        if key not in values:
            raise AttributeError(f"a precision has no field '{key}'; the fields are {', '.join(values)}")
        kind, value = self._FIELDS.get(key), values[key]
        if kind and kind != "dtype":
            return next((n[len(kind) + 1:].lower() for n in vars(_mpt)
                         if n.startswith(kind + "_") and getattr(_mpt, n) == value), value)
        return value

    def __setattr__(self, key: str, value: Any) -> None:
        if key not in self._values:
            raise AttributeError(f"a precision has no field '{key}'; the fields are {', '.join(self._values)}")
        kind = self._FIELDS.get(key)
        if kind == "dtype":
            value = None if value is None else _dtypes.dtype(value)
        elif kind:
            value = _places.number(kind, value)
        self._values[key] = value

    def __repr__(self) -> str:
        return f"Precision({self.name!r}, {', '.join(f'{k}={getattr(self, k)!r}' for k in self._values)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Precision) and self._values == other._values

    def __enter__(self) -> Precision:
        self._open.begin(current_context(), lambda c: _mpt.precision_push(c, self._values))
        return self

    def __exit__(self, *exc: object) -> None:
        self._open.end(_mpt.precision_pop)

    def cast_input(self, x: Tensor) -> Tensor:
        """Returns a floating input of a model in the dtype that the first operation needs.

        Without autocast it is the dtype of the parameters. With autocast, f64 becomes f32. Tensors
        of other dtypes are returned unchanged.
        """
        return _mpt.precision_input(self._values, x)

    def cast_output(self, x: Tensor) -> Tensor:
        """Returns a floating result of a model in the precision's output dtype."""
        return _mpt.precision_output(self._values, x)

    def __reduce__(self):
        return _rebuilt, (self.name, self._values)

    def apply(self, model: Any) -> Any:
        """Converts the parameters of a Module or a Params in place, and returns the argument.

        Conversions between 32-true, 16-mixed and bf16-mixed are exact.
        """
        if isinstance(model, Params):
            model.set_precision(self)
        elif any(True for _ in model.parameters()):
            Params.of(model, precision=self)
        return model


def _rebuilt(name: str, values: dict[str, Any]) -> Precision:
    p = Precision()
    p.__dict__["name"] = name
    p._values.update(values)
    return p


class Params(_mpt.params):
    """A set of named parameters and buffers, which an optimizer trains and a file stores.

    An optimizer creates the set of its parameters. Params.of() creates a set of a module or of
    tensors.
    """

    __slots__ = ("_given", "_members")
    _given: Precision | None  # the precision of the set; None: the parameters keep their own
    _members: list[Any]  # the nn.Parameters of the set, which remember the precision for their copies

    def __new__(cls, context: Context | None = None) -> Params:
        self = _mpt.params_create(context or current_context())
        self._given, self._members = None, []
        return self

    @staticmethod
    def of(what: Any, precision: Precision | None = None) -> Params:
        """Returns a set of parameters and buffers.

        what: a module or its parameters() (the set then includes the buffers), a dict of tensors,
        an iterable of tensors or of (name, tensor) pairs, or a set, which is returned unchanged.
        precision: converts the parameters in place; without one, the parameters keep their dtypes.
        """
        buffers: Iterable = ()
        if isinstance(what, Params):
            return what
        module = hasattr(what, "named_parameters")
        if module:
            buffers = list(what.named_buffers())
            what = list(what.named_parameters())
        elif isinstance(what, Tensor):
            what = [what]
        elif hasattr(what, "items"):
            what = list(what.items())
        buffers = buffers or getattr(what, "_module_buffers", ())
        named = _names(list(what))
        buffers = list(buffers)
        if not named and not buffers and not module:
            raise ValueError("expected at least one parameter or buffer")
        self = Params((named or buffers)[0][1].context if named or buffers else None)
        precision = precision or next((p for _, t in named if (p := getattr(t, "_precision", None))), None)
        self.set_precision(precision or Precision._as_is())
        for name, t in named:
            needs = t.requires_grad
            self.add(name, t)
            if not needs:
                t.requires_grad = False  # frozen
        for name, t in buffers:
            _mpt.params_add_buffer(self, name, t)
        return self

    def add(self, name: str, tensor: Tensor) -> None:
        """Adds a floating leaf as a parameter, and converts it to the precision of the set in place."""
        _mpt.params_add(self, name, tensor)
        if hasattr(type(tensor), "_precision"):
            self._members.append(tensor)
            self._remember([tensor])

    def _remember(self, parameters: list[Any]) -> None:
        if self._given is not None:
            for p in parameters:
                p._precision = self._given

    def add_buffer(self, name: str, tensor: Tensor) -> None:
        """Adds a tensor that files include and optimizers do not train."""
        _mpt.params_add_buffer(self, name, tensor)

    def grad_stats(self, **fields: Any) -> dict[str, Info]:
        """Returns statistics of the gradients as they are stored (scaled or not), by parameter name.

        The key "" has the statistics of all gradients together. The keyword arguments are options
        of mpt_params_get_grad_stats.
        """
        names = [n for n, t in self.items()][:_mpt.params_get_info(self)["tensors"]]
        total, each = _mpt.params_get_grad_stats(self, fields, len(names))
        return {"": Info(total), **dict(zip(names, map(Info, each)))}

    def __getitem__(self, name: str) -> Tensor:
        return _mpt.params_get(self, name)

    def __len__(self) -> int:
        info = _mpt.params_get_info(self)
        return info["tensors"] + info["buffers"]

    def items(self) -> Iterator[tuple[str, Tensor]]:
        """Returns an iterator over the names and tensors, the parameters before the buffers."""
        return (tuple(_mpt.params_get_at(self, i)) for i in range(len(self)))  # type: ignore[misc]

    def keys(self) -> Iterator[str]:
        """Returns an iterator over the names, the parameters before the buffers."""
        return (n for n, _ in self.items())

    __iter__ = keys

    def info(self) -> Info:
        """Returns the numbers of tensors, buffers, elements and bytes of the set."""
        return Info(_mpt.params_get_info(self))

    def freeze(self, prefix: str = "", on: bool = True) -> None:
        """Freezes the parameters whose names have a prefix; on=False trains them again.

        "" means all.
        """
        _mpt.params_freeze(self, prefix, on)

    def zero_grad(self) -> None:
        """Drops the gradients of all parameters."""
        _mpt.params_zero_grad(self)

    def copy_from(self, other: Params) -> None:
        """Overwrites parameters and buffers with those of another set, by name: a target network, or a snapshot.

        The sets may have other precisions, and other contexts. Exact values are converted.
        """
        _mpt.params_copy(self, other)

    def share(self, other: Params, prefix: str = "") -> None:
        """Gives the parameters under a prefix the memory of another set's, so that it exists once.

        It is for a frozen base that several contexts use, each with a small trained part on top. Freeze
        it in the other set before. The memory is read-only in both sets from now on, and the parameters
        here are frozen.
        """
        _mpt.params_share(self, other, prefix)

    def lerp(self, other: Params, weight: float) -> None:
        """Moves the parameters towards those of another set: += weight * (other - self).

        Copies the buffers. An average of a training is moved by 1 - decay behind each step.
        """
        _mpt.params_lerp(self, other, weight)

    def set_precision(self, precision: Precision | str) -> None:
        """Converts all parameters to a precision in place; later parameters are converted when added."""
        precision = Precision.of(precision)
        _mpt.params_set_precision(self, precision._values)
        self._given = precision if precision.param is not None else None
        self._remember(self._members)

    def save(self, path: Any, *, dtype: Any = None, metadata: dict[str, str] | None = None, prefix: str = "",
             file_prefix: str | None = None) -> None:
        """Writes the set to a safetensors file, which other libraries such as PyTorch's can read.

        dtype: dtype of the floating tensors in the file; None: their own, exactly. metadata: texts
        by key. prefix: write only the tensors whose names have this prefix. file_prefix: replaces
        `prefix` in the file.
        """
        _mpt.params_save(self, _places.path(path), _file_desc(prefix, file_prefix, True, dtype, metadata))

    def load(self, path: Any, *, strict: bool = True, prefix: str = "", file_prefix: str | None = None) -> Info:
        """Reads a safetensors file into the set. If the call fails, the set is unchanged.

        strict: a name that is missing in the file or in the set is an error; otherwise such tensors
        are unchanged. prefix, file_prefix: as in save().
        """
        return Info(_mpt.params_load(self, _places.path(path), _file_desc(prefix, file_prefix, strict, None, None)))

    def save_bytes(self, *, dtype: Any = None, metadata: dict[str, str] | None = None, prefix: str = "",
                   file_prefix: str | None = None) -> bytes:
        """Returns the bytes of the file that save() writes."""
        desc = _file_desc(prefix, file_prefix, True, dtype, metadata)
        return _blob_bytes(self.context, lambda to: _mpt.params_save_to(self, to, desc))

    def load_bytes(self, content: Any, *, strict: bool = True, prefix: str = "", file_prefix: str | None = None
                   ) -> Info:
        """Reads the set from the bytes of a file, or another buffer, as load() does."""
        desc = _file_desc(prefix, file_prefix, strict, None, None)
        return Info(_mpt.params_load_from(self, {"data": content}, desc))

    def __repr__(self) -> str:
        info = self.info()
        return f"<mpt.Params: {info.tensors} parameters, {info.elements} elements, {info.buffers} buffers>"


class Publisher:
    """Gives the weights of a set to sets of other contexts, while one thread trains and others compute.

        publisher = mpt.Publisher(trained)             # before the threads start
        subscriber = mpt.Subscriber(used, publisher)

        stepper.step()                                 # in the thread that trains
        publisher.publish()

        subscriber.take()                              # in the other one, before it computes

    No side waits for another, and none sees half of an update.
    """

    def __init__(self, params: Params):
        self._native = _mpt.publisher_create(params)

    def publish(self) -> int:
        """Makes the present values the newest ones of every subscriber, and returns their number, from 1."""
        return _mpt.publisher_publish(self._native)


class Subscriber:
    """Takes the weights that a publisher gives, converted to the dtypes of its own set.

    copies: the values are copied into the memory of the set, of which views or recordings exist;
    otherwise the parameters get other memory, which costs a pointer each. No other thread uses one
    of the two contexts during the call.
    """

    def __init__(self, params: Params, publisher: Publisher, *, copies: bool = False):
        self._native = _mpt.subscriber_create(params, publisher._native, copies)

    def take(self) -> int:
        """Gives the newest values to the set, and returns their number, 0 if there are none."""
        return _mpt.subscriber_take(self._native)


def _file_desc(prefix: str, file_prefix: str | None, strict: bool, dtype: Any, metadata: Any) -> dict[str, Any]:
    desc: dict[str, Any] = {"prefix": prefix, "file_prefix": file_prefix, "strict": strict}
    if dtype is not None:
        desc["dtype"] = _dtypes.dtype(dtype)
    if metadata:
        desc["metadata"] = [{"key": k, "value": v} for k, v in metadata.items()]
    return desc


def _blob_bytes(context: Any, save: Callable[[dict[str, Any]], Any]) -> bytes:
    """Returns what save(writer) writes to a blob of a context."""
    import ctypes

    blob = _mpt.blob_create(context)
    save({"blob": blob})
    return ctypes.string_at(*_mpt.blob_get(blob))


def _names(parts: list) -> list[tuple[str, Tensor]]:
    """Returns (name, tensor) pairs with unique names: the given name, the tensor's own, or its index."""
    out: list[tuple[str, Tensor]] = []
    used: set[str] = set()
    for i, part in enumerate(parts):
        name, t = part if isinstance(part, tuple) else ("", part)
        name = name or t.name or str(i)
        if name in used:
            name = f"{name}#{i}"
        used.add(name)
        out.append((name, t))
    return out
