"""Parameter sets, precisions, loss scaling, steps, whole trainings in files.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Iterable, Iterator

from . import _dtypes, _errors, _mpt
from ._context import Context, Info, current_context
from ._tensor import Tensor

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .optim import Optimizer

__all__ = ["GradScaler", "Params", "Precision", "Stepper", "Training", "Verdict", "memory_report"]


def _number(prefix: str, value: Any) -> Any:
    """A number by its name: "dynamic" for MPT_SCALING_DYNAMIC."""
    if not isinstance(value, str):
        return value
    found = getattr(_mpt, f"{prefix}_{value.upper()}", None)
    if found is None:
        names = [n[len(prefix) + 1:].lower() for n in vars(_mpt) if n.startswith(prefix + "_")]
        raise ValueError(f"{value!r} is not known here; {', '.join(map(repr, names))} are")
    return found


class Precision:
    """In which dtypes a model is kept and computed: "32-true", "bf16-mixed", "16-mixed", "bf16-true", "16-true",
    "64-true" and whatever else the library names. Fields can be changed: Precision("bf16-mixed", grad="f32").

    As a context manager it is the autocast scope that the precision asks for; apply() converts a model.
    """

    _FIELDS = {"param": "dtype", "compute": "dtype", "grad": "dtype", "output": "dtype", "master": "MASTER",
               "scaling": "SCALING"}

    def __init__(self, name: str = "32-true", **fields: Any):
        self.__dict__["name"] = name
        self.__dict__["_values"] = _mpt.precision_from_name(name)
        self.__dict__["_open"] = []
        for key, value in fields.items():
            setattr(self, key, value)

    @classmethod
    def _as_is(cls) -> Precision:
        """That which converts nothing."""
        p = cls(param=None)
        p.__dict__["name"] = "as it is"
        return p

    @classmethod
    def of(cls, precision: Precision | str | None) -> Precision:
        return precision if isinstance(precision, Precision) else cls(precision or "32-true")

    def __getattr__(self, key: str) -> Any:
        values = self.__dict__.get("_values", {})
        if key not in values:
            raise AttributeError(f"a precision has no '{key}'; {', '.join(values)} are there")
        kind, value = self._FIELDS.get(key), values[key]
        if kind and kind != "dtype":
            return next((n[len(kind) + 1:].lower() for n in vars(_mpt)
                         if n.startswith(kind + "_") and getattr(_mpt, n) == value), value)
        return value

    def __setattr__(self, key: str, value: Any) -> None:
        if key not in self._values:
            raise AttributeError(f"a precision has no '{key}'; {', '.join(self._values)} are there")
        kind = self._FIELDS.get(key)
        if kind == "dtype":
            value = None if value is None else _dtypes.dtype(value)
        elif kind:
            value = _number(kind, value)
        self._values[key] = value

    def __repr__(self) -> str:
        return f"Precision({self.name!r}, {', '.join(f'{k}={getattr(self, k)!r}' for k in self._values)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Precision) and self._values == other._values

    def __enter__(self) -> Precision:
        c = current_context()
        _mpt.precision_push(c, self._values)
        self._open.append(c)
        return self

    def __exit__(self, *exc: object) -> None:
        _mpt.precision_pop(self._open.pop())

    def cast_input(self, x: Tensor) -> Tensor:
        """A model's floating input as its first operation needs it."""
        return _mpt.precision_input(self._values, x)

    def cast_output(self, x: Tensor) -> Tensor:
        """A model's result in the precision's output dtype."""
        return _mpt.precision_output(self._values, x)

    def apply(self, model: Any) -> Any:
        """Converts a module's parameters, or a set's, in place, and returns it. Between 32-true, 16-mixed and
        bf16-mixed not a bit is lost."""
        if isinstance(model, Params):
            model.set_precision(self)
        else:
            tensors = list(model.parameters())
            if tensors:
                Params.of(model, precision=self)
            for t in tensors:
                t._precision = self
        return model


class Params(_mpt.params):
    """A set of named parameters and buffers: what optimizers train and files hold. Mostly made by the optimizers;
    Params.of(module) or Params.of(named tensors) makes one."""

    __slots__ = ()

    def __new__(cls, context: Context | None = None) -> Params:
        return _mpt.params_create(context or current_context())

    @staticmethod
    def of(what: Any, precision: Precision | None = None) -> Params:
        """Of a module or its parameters() (with its buffers), a dict, or an iterable of tensors or of names and
        tensors. Without a precision they stay in the dtypes they are in."""
        buffers: Iterable = ()
        if isinstance(what, Params):
            return what
        if hasattr(what, "named_parameters"):
            buffers = list(what.named_buffers())
            what = list(what.named_parameters())
        elif isinstance(what, Tensor):
            what = [what]
        elif hasattr(what, "items"):
            what = list(what.items())
        buffers = buffers or getattr(what, "_module_buffers", ())
        named = _names(list(what))
        buffers = list(buffers)
        if not named and not buffers:
            raise ValueError("there are no parameters and no buffers to put into a set")
        self = _mpt.params_create((named or buffers)[0][1].context)
        precision = precision or next((p for _, t in named if (p := getattr(t, "_precision", None))), None)
        _mpt.params_set_precision(self, (precision or Precision._as_is())._values)
        for name, t in named:
            needs = t.requires_grad
            _mpt.params_add(self, name, t)
            if not needs:
                t.requires_grad = False  # frozen
        for name, t in buffers:
            _mpt.params_add_buffer(self, name, t)
        return self

    def add(self, name: str, tensor: Tensor) -> None:
        """Adds a floating leaf as a trained parameter, converted to the set's precision in place."""
        _mpt.params_add(self, name, tensor)

    def add_buffer(self, name: str, tensor: Tensor) -> None:
        """Adds a tensor that is saved with the others and not trained."""
        _mpt.params_add_buffer(self, name, tensor)

    def grad_stats(self, **fields: Any) -> dict[str, Info]:
        """How the gradients lie, scaled or not, by name; "" is all of them together."""
        names = [n for n, t in self.items()][:_mpt.params_get_info(self)["tensors"]]
        total, each = _mpt.params_get_grad_stats(self, fields, len(names))
        return {"": Info(total), **dict(zip(names, map(Info, each)))}

    def __getitem__(self, name: str) -> Tensor:
        return _mpt.params_get(self, name)

    def __len__(self) -> int:
        info = _mpt.params_get_info(self)
        return info["tensors"] + info["buffers"]

    def items(self) -> Iterator[tuple[str, Tensor]]:
        return (tuple(_mpt.params_get_at(self, i)) for i in range(len(self)))  # type: ignore[misc]

    def keys(self) -> Iterator[str]:
        return (n for n, _ in self.items())

    __iter__ = keys

    def info(self) -> Info:
        """How many tensors, elements and bytes."""
        return Info(_mpt.params_get_info(self))

    def freeze(self, prefix: str = "", on: bool = True) -> None:
        """Switches training of everything under a prefix off, or on again."""
        _mpt.params_freeze(self, prefix, on)

    def zero_grad(self) -> None:
        _mpt.params_zero_grad(self)

    def set_precision(self, precision: Precision | str) -> None:
        _mpt.params_set_precision(self, Precision.of(precision)._values)

    def save(self, path: Any, *, dtype: Any = None, metadata: dict[str, str] | None = None, prefix: str = "",
             file_prefix: str | None = None) -> None:
        """Writes the set to a safetensors file, which PyTorch's opens."""
        _mpt.params_save(self, os.fspath(path), _file_desc(prefix, file_prefix, True, dtype, metadata))

    def load(self, path: Any, *, strict: bool = True, prefix: str = "", file_prefix: str | None = None) -> Info:
        """Reads a safetensors file into the set; all of it, or nothing changes."""
        return Info(_mpt.params_load(self, os.fspath(path), _file_desc(prefix, file_prefix, strict, None, None)))

    def __repr__(self) -> str:
        info = self.info()
        return f"<mpt.Params: {info.tensors} parameters, {info.elements} elements, {info.buffers} buffers>"


def _file_desc(prefix: str, file_prefix: str | None, strict: bool, dtype: Any, metadata: Any) -> dict[str, Any]:
    desc: dict[str, Any] = {"prefix": prefix, "file_prefix": file_prefix, "strict": strict}
    if dtype is not None:
        desc["dtype"] = _dtypes.dtype(dtype)
    if metadata:
        desc["metadata"] = [{"key": k, "value": v} for k, v in metadata.items()]
    return desc


def _names(parts: list) -> list[tuple[str, Tensor]]:
    """A name for each: given, the tensor's own, or its place."""
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


class GradScaler:
    """Scales losses, and steps optimizers whose gradients are finite, by PyTorch's names:

        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)      # optional
        scaler.step(optimizer)
        scaler.update()

    min_scale (1, below which the scale does not fall), max_scale, hysteresis and is_static are this library's own.
    """

    def __init__(self, device: Any = "cpu", init_scale: float = 65536.0, growth_factor: float = 2.0,
                 backoff_factor: float = 0.5, growth_interval: int = 2000, enabled: bool = True, *,
                 context: Context | None = None, **fields: Unpack[_mpt.scaler_desc]):
        if not isinstance(device, str):  # torch.cuda.amp's order, without a device
            device, init_scale = "cpu", device
        self._native = _mpt.scaler_create(context or current_context(), {
            "init_scale": init_scale, "growth_factor": growth_factor, "backoff_factor": backoff_factor,
            "growth_interval": growth_interval, "enabled": enabled, **fields})

    @classmethod
    def _of(cls, native: Any) -> GradScaler:
        self = cls.__new__(cls)
        self._native = native
        return self

    def scale(self, outputs: Any) -> Any:
        """outputs (a tensor, or tensors in lists or dicts) times the scale."""
        if isinstance(outputs, Tensor):
            return _mpt.scaler_scale(self._native, outputs)
        if isinstance(outputs, dict):
            return {k: self.scale(v) for k, v in outputs.items()}
        if not isinstance(outputs, Iterable) or isinstance(outputs, (str, bytes)):
            raise ValueError(f"a {type(outputs).__name__} cannot be scaled: a tensor can, and tensors in lists or dicts")
        scaled = [self.scale(o) for o in outputs]
        if not isinstance(outputs, (list, tuple)):
            return scaled
        return type(outputs)(*scaled) if hasattr(outputs, "_fields") else type(outputs)(scaled)

    def unscale_(self, optimizer: Optimizer) -> None:
        """Checks and divides an optimizer's gradients, to see or clip the true ones."""
        _mpt.scaler_unscale(self._native, optimizer._native)

    def step(self, optimizer: Optimizer) -> bool:
        """Steps the optimizer if its gradients are finite; whether it did."""
        return _mpt.scaler_step(self._native, optimizer._native) != _mpt.STEP_SKIPPED

    def update(self, new_scale: Any = None) -> None:
        """Moves the scale by what was found since the last time, or sets it: instead of moving it, after a step."""
        if new_scale is None:
            _mpt.scaler_update(self._native)
            return
        try:
            _mpt.scaler_set_scale(self._native, float(new_scale))
        except _errors.StateError:  # gradients of the old scale were on the way: is their step made?
            before = _mpt.scaler_get_state(self._native)
            _mpt.scaler_update(self._native)
            _mpt.scaler_set_state(self._native, {**before, "scale": float(new_scale)})

    def info(self) -> Info:
        return Info(_mpt.scaler_get_info(self._native))

    def is_enabled(self) -> bool:
        return self.info().enabled

    def get_scale(self) -> float:
        info = self.info()
        return info.scale if info.enabled else 1.0

    def _get(self, key: str) -> Any:
        return _mpt.scaler_get_state(self._native)[key]

    def _set(self, **values: Any) -> None:
        _mpt.scaler_set_state(self._native, {**_mpt.scaler_get_state(self._native), **values})

    def get_growth_factor(self) -> float:
        return self._get("growth_factor")

    def set_growth_factor(self, new_factor: float) -> None:
        self._set(growth_factor=new_factor)

    def get_backoff_factor(self) -> float:
        return self._get("backoff_factor")

    def set_backoff_factor(self, new_factor: float) -> None:
        self._set(backoff_factor=new_factor)

    def get_growth_interval(self) -> int:
        return self._get("growth_interval")

    def set_growth_interval(self, new_interval: int) -> None:
        self._set(growth_interval=new_interval)

    def state_dict(self) -> dict[str, Any]:
        """PyTorch's keys, and those it has not."""
        if not self.is_enabled():
            return {}
        s = _mpt.scaler_get_state(self._native)
        s["_growth_tracker"] = s.pop("growth_tracker")
        return s

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """What state_dict() gave, or PyTorch's. A disabled scaler takes nothing."""
        if not self.is_enabled():
            return
        if not state_dict:
            raise RuntimeError("the state is empty: it was saved from a disabled scaler")
        s = dict(state_dict)
        s["growth_tracker"] = s.pop("_growth_tracker", 0)
        self._set(**s)

    def __repr__(self) -> str:
        info = self.info()
        return f"<mpt.GradScaler: scale {info.scale:g}, {info.skipped} of {info.updates} updates skipped>"


class Verdict(Info):
    """What a step did to one optimizer."""

    @property
    def applied(self) -> bool:
        return self.outcome == "applied"


def _verdict(v: dict[str, Any]) -> Verdict:
    v["outcome"] = next(n[len("VERDICT_"):].lower() for n in vars(_mpt)
                        if n.startswith("VERDICT_") and getattr(_mpt, n) == v["outcome"])
    return Verdict(v)


class Stepper:
    """A whole step for any number of losses and optimizers, in one order: check, unscale, clip, update, one update
    of the scale, zero_grad.

        stepper = mpt.Stepper(optimizer, precision="16-mixed", clip_norm=1.0, accumulate=4)
        stepper.backward(loss)
        stepper.step()

    Without a scaler of your own it makes the one that the precision asks for.
    """

    def __init__(self, *optimizers: Optimizer, precision: Precision | str | None = None,
                 scaler: GradScaler | None = None, context: Context | None = None,
                 **fields: Unpack[_mpt.stepper_desc]):
        desc: dict[str, Any] = dict(fields)
        if scaler is not None:
            desc["scaler"] = scaler._native
        if context is None:
            context = optimizers[0].context if optimizers else current_context()
        if precision is None and optimizers:
            precision = optimizers[0].precision
        self.precision = Precision.of(precision)
        self._native = _mpt.stepper_create(context, self.precision._values, desc)
        self.optimizers: list[Optimizer] = []
        for o in optimizers:
            self.add(o)

    def add(self, optimizer: Optimizer) -> None:
        _mpt.stepper_add(self._native, optimizer._native)
        self.optimizers.append(optimizer)

    @property
    def scaler(self) -> GradScaler | None:
        native = _mpt.stepper_get_scaler(self._native)
        return None if native is None else GradScaler._of(native)

    def backward(self, loss: Tensor, retain_graph: bool = False, create_graph: bool = False, index: int = 0) -> None:
        """Backward from a loss, scaled and divided by `accumulate`. index: which of several (losses=N) it is, each
        with a scale of its own."""
        if index or retain_graph or create_graph:
            _mpt.stepper_backward_loss(self._native, index, loss,
                                       {"retain_graph": retain_graph, "create_graph": create_graph})
        else:
            _mpt.stepper_backward(self._native, loss)

    def loss_scaler(self, index: int) -> GradScaler | None:
        """The scaler of one of several losses."""
        native = _mpt.stepper_get_loss_scaler(self._native, index)
        return None if native is None else GradScaler._of(native)

    def drop(self) -> None:
        """Gives the backwards since the last step up, and their gradients."""
        _mpt.stepper_drop(self._native)

    def step(self) -> bool:
        """The step; False where an optimizer left its parameters as they were."""
        return _mpt.stepper_step(self._native) != _mpt.STEP_SKIPPED

    def verdict(self, index: int = 0) -> Verdict:
        """What the last step did to an optimizer, in the order of adding."""
        return _verdict(_mpt.stepper_get_verdict(self._native, index))

    def events(self) -> list[Verdict]:
        """The latest skips, the oldest first: as many as the stepper was asked to remember (events=N)."""
        return [_verdict(_mpt.stepper_get_event(self._native, i)) for i in range(self.info().events)]

    def info(self) -> Info:
        """Steps made and skipped, backwards since the last one."""
        return Info(_mpt.stepper_get_info(self._native))


class Training:
    """A whole training in one file, to go on to the same bits as if there had been no break: parameters with their
    masters, optimizer states, schedules, the scaler, the generator, and variables of your own (`values`: names with
    writable buffers, such as bytearrays or NumPy arrays, saved from and loaded into).

        training = mpt.Training(stepper, values={"epoch": epoch_array})
        training.save("run.safetensors")

    Of several steppers, as a GAN has, give a list.
    """

    def __init__(self, stepper: Stepper | Iterable[Stepper] | None = None, *, optimizers: Iterable[Optimizer] = (),
                 params: Iterable[Any] = (), scaler: GradScaler | None = None, values: dict[str, Any] | None = None):
        steppers = [] if stepper is None else [stepper] if isinstance(stepper, Stepper) else list(stepper)
        self._parts = (steppers, list(optimizers), [Params.of(p) for p in params], scaler)
        self.values = values or {}

    def _desc(self) -> dict[str, Any]:
        steppers, optimizers, params, scaler = self._parts
        desc: dict[str, Any] = {"optimizers": [o._native for o in optimizers], "params": params}
        if steppers:
            desc["stepper"] = steppers[0]._native
            desc["steppers"] = [s._native for s in steppers[1:]]
        if scaler is not None:
            desc["scaler"] = scaler._native
        desc["values"] = [{"key": k, "data": v} for k, v in self.values.items()]
        return desc

    def save(self, path: Any) -> None:
        """Replaces the file, or leaves it as it was. Between steps."""
        _mpt.training_save(os.fspath(path), self._desc())

    def load(self, path: Any) -> None:
        """Puts everything back, or changes nothing."""
        _mpt.training_load(os.fspath(path), self._desc())


def memory_report(context: Context | None = None) -> str:
    """Where the memory of a training goes, as a table."""
    return _mpt.memory_text(context or current_context())
