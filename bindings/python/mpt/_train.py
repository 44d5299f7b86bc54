"""Training: loss scaling, the stepper, recordings of steps, files and snapshots of whole trainings.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING, Any, Iterable, Iterator

from . import _errors, _mpt, _places
from ._comm import Comm
from ._context import Context, Info, _Blocks, current_context
from ._params import Params, Precision, _blob_bytes
from ._tensor import Tensor

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .optim import Optimizer

__all__ = ["GradScaler", "Recording", "Snapshot", "Stepper", "Training", "Verdict", "memory_report", "record"]


def _ready(made: Any) -> Any:
    """Returns the dict that a call made, or None if the call returned MPT_NOT_READY."""
    return made if isinstance(made, dict) else None


def _info(made: Any) -> Info | None:
    return None if _ready(made) is None else Info(made)


class GradScaler:
    """A loss scaler, as torch.amp.GradScaler, which skips the step of an optimizer with non-finite gradients.

        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)      # optional
        scaler.step(optimizer)
        scaler.update()

    Options beyond PyTorch's are min_scale (smallest scale, default 1), max_scale (largest scale),
    hysteresis (consecutive skips after which the scale backs off, default 1) and is_static (the
    scale never changes).
    """

    def __init__(self, device: Any = "cpu", init_scale: float = 65536.0, growth_factor: float = 2.0,
                 backoff_factor: float = 0.5, growth_interval: int = 2000, enabled: bool = True, *,
                 context: Context | None = None, **fields: Unpack[_mpt.scaler_desc]):
        if not isinstance(device, str):  # argument order of torch.cuda.amp, without a device
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
        """Returns `outputs` (a tensor, or tensors in lists, tuples or dicts) multiplied by the scale."""
        if isinstance(outputs, Tensor):
            return _mpt.scaler_scale(self._native, outputs)
        if isinstance(outputs, dict):
            return {k: self.scale(v) for k, v in outputs.items()}
        if not isinstance(outputs, Iterable) or isinstance(outputs, (str, bytes)):
            raise ValueError(f"expected a tensor, or tensors in lists or dicts, got a {type(outputs).__name__}")
        scaled = [self.scale(o) for o in outputs]
        if not isinstance(outputs, (list, tuple)):
            return scaled
        return type(outputs)(*scaled) if hasattr(outputs, "_fields") else type(outputs)(scaled)

    def unscale_(self, optimizer: Optimizer) -> None:
        """Checks the gradients of an optimizer and divides them by the scale, in place.

        The caller can then read or clip the true gradients. Valid once per optimizer between two
        updates; another call raises StateError.
        """
        _mpt.scaler_unscale(self._native, optimizer._native)

    def step(self, optimizer: Optimizer) -> bool:
        """Steps the optimizer if its gradients are finite.

        Returns False if the step was skipped. A device other than the CPU decides later: the call
        returns True, and verdict() has the answer when the device has finished.
        """
        optimizer._before_step()
        return _mpt.scaler_step(self._native, optimizer._native) != _mpt.STEP_SKIPPED

    def wait(self) -> None:
        """Waits until a device has finished all steps and updates: verdict() and info() then have the answers."""
        _mpt.scaler_wait(self._native)

    def update(self, new_scale: Any = None) -> None:
        """Adapts the scale to the gradients found since the last update, or sets it to new_scale.

        Raises StateError if gradients of the present scale have not been used by a step yet.
        """
        if new_scale is None:
            _mpt.scaler_update(self._native)
            return
        try:
            _mpt.scaler_set_scale(self._native, float(new_scale))
        except _errors.StateError:  # the old scale is in use: end its iteration, then set the new scale
            before = _mpt.scaler_get_state(self._native)
            _mpt.scaler_update(self._native)
            _mpt.scaler_set_state(self._native, {**before, "scale": float(new_scale)})

    def info(self) -> Info | None:
        """Returns the scale and the counters of updates and skipped updates.

        The result is None while a device has not finished.
        """
        return _info(_mpt.scaler_get_info(self._native))

    def verdict(self, optimizer: Optimizer) -> Verdict | None:
        """Returns the result of the last step() for an optimizer.

        The result is None while a device has not finished the step.
        """
        return _verdict(_mpt.scaler_get_verdict(self._native, optimizer._native))

    def is_enabled(self) -> bool:
        """Returns False if the scaler was created with enabled=False."""
        info = self.info()
        return info is None or info.enabled  # a disabled scaler waits for nothing

    def get_scale(self) -> float:
        """Returns the present scale; 1 for a disabled scaler. Waits for the device."""
        return self._get("scale") if self.is_enabled() else 1.0

    def _get(self, key: str) -> Any:
        return _mpt.scaler_get_state(self._native)[key]

    def _set(self, **values: Any) -> None:
        _mpt.scaler_set_state(self._native, {**_mpt.scaler_get_state(self._native), **values})

    def get_growth_factor(self) -> float:
        """Returns the factor by which the scale grows."""
        return self._get("growth_factor")

    def set_growth_factor(self, new_factor: float) -> None:
        """Sets the factor by which the scale grows."""
        self._set(growth_factor=new_factor)

    def get_backoff_factor(self) -> float:
        """Returns the factor by which the scale backs off after a non-finite gradient."""
        return self._get("backoff_factor")

    def set_backoff_factor(self, new_factor: float) -> None:
        """Sets the factor by which the scale backs off after a non-finite gradient."""
        self._set(backoff_factor=new_factor)

    def get_growth_interval(self) -> int:
        """Returns the number of consecutive clean updates after which the scale grows."""
        return self._get("growth_interval")

    def set_growth_interval(self, new_interval: int) -> None:
        """Sets the number of consecutive clean updates after which the scale grows."""
        self._set(growth_interval=new_interval)

    def state_dict(self) -> dict[str, Any]:
        """Returns the state as a dict with PyTorch's keys and the additional keys of this library.

        A disabled scaler returns an empty dict.
        """
        if not self.is_enabled():
            return {}
        s = _mpt.scaler_get_state(self._native)
        s["_growth_tracker"] = s.pop("growth_tracker")
        return s

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Restores a state from state_dict() of this class or of PyTorch's.

        A disabled scaler ignores it.
        """
        if not self.is_enabled():
            return
        if not state_dict:
            raise RuntimeError("the state is empty: it was saved from a disabled scaler")
        s = dict(state_dict)
        s["growth_tracker"] = s.pop("_growth_tracker", 0)
        self._set(**s)

    def __repr__(self) -> str:
        info = self.info()
        if info is None:
            return "<mpt.GradScaler: the device has not finished>"
        return f"<mpt.GradScaler: scale {info.scale:g}, {info.skipped} of {info.updates} updates skipped>"


class Verdict(Info):
    """The result of a step for one optimizer.

    `outcome` is "applied", "non_finite" (skipped: a gradient was not finite), "together" (skipped:
    a gradient of another optimizer was not finite), "no_gradient" or "partial" (gradient release:
    the backward failed after some updates). Further attributes, such as grad_norm and
    bad_parameter, are those of mpt_verdict.
    """

    @property
    def applied(self) -> bool:
        """True if the step updated the parameters."""
        return self.outcome == "applied"


def _verdict(made: Any) -> Verdict | None:
    v = _ready(made)
    if v is None:
        return None
    v["outcome"] = next(n[len("VERDICT_"):].lower() for n in vars(_mpt)
                        if n.startswith("VERDICT_") and getattr(_mpt, n) == v["outcome"])
    return Verdict(v)


class Stepper:
    """Runs backwards and whole steps for any number of losses and optimizers.

    A step checks, unscales and clips the gradients, updates the parameters, adapts the scale once
    and drops the gradients.

        stepper = mpt.Stepper(optimizer, precision="16-mixed", clip_norm=1.0, accumulate=4)
        stepper.backward(loss)
        stepper.step()

    precision: None means that of the first optimizer. scaler: None creates a scaler if the
    precision needs one. comm: the ranks that train together (see mpt.Comm); wire, overlap,
    bucket_bytes and compare_every are for them. shard: what each rank keeps only a part of, with
    the same bits in every step. "states" are the states of the optimizers and the masters of the
    parameters (ZeRO-1), "grads" also the sums of the gradients (ZeRO-2), "params" also the
    parameters, which travel when they are used (ZeRO-3; mpt.h tells more), and None or "none"
    nothing. Other keyword arguments are fields of mpt_stepper_desc.
    """

    def __init__(self, *optimizers: Optimizer, precision: Precision | str | None = None,
                 scaler: GradScaler | None = None, context: Context | None = None, comm: Comm | None = None,
                 shard: str | int | None = None, **fields: Unpack[_mpt.stepper_desc]):
        for o in optimizers:
            if not hasattr(o, "_native"):
                raise TypeError(f"Stepper: expected optimizers, as in Stepper(adam, sgd), got {type(o).__name__}")
        desc: dict[str, Any] = dict(fields)
        if shard is not None:
            desc["shard"] = shard
        if scaler is not None:
            desc["scaler"] = scaler._native
        if comm is not None:
            desc["comm"] = comm._native
        if context is None:
            context = optimizers[0].context if optimizers else current_context()
        if precision is None and optimizers:
            precision = optimizers[0].precision
        self.precision = Precision.of(precision)
        self._native = _mpt.stepper_create(context, self.precision._values, desc)
        self.optimizers: list[Optimizer] = []
        for o in optimizers:
            self.add(o)

    def __repr__(self) -> str:
        kinds = ", ".join(type(o).__name__ for o in self.optimizers)
        return f"<mpt.Stepper: {self.precision.name}, optimizers: {kinds or 'none'}>"

    def add(self, optimizer: Optimizer) -> None:
        """Adds an optimizer."""
        _mpt.stepper_add(self._native, optimizer._native)
        self.optimizers.append(optimizer)

    @property
    def scaler(self) -> GradScaler | None:
        """The loss scaler, or None if there is none."""
        native = _mpt.stepper_get_scaler(self._native)
        return None if native is None else GradScaler._of(native)

    def backward(self, loss: Tensor, retain_graph: bool = False, create_graph: bool = False, index: int = 0) -> None:
        """Runs the backward of a loss, which it scales and divides by `accumulate`.

        Call it for every loss of every micro-batch. index: number of the loss of a stepper with
        losses=N, in which each loss has its own scale. retain_graph and create_graph are those of
        Tensor.backward().
        """
        if index or retain_graph or create_graph:
            _mpt.stepper_backward_loss(self._native, index, loss,
                                       {"retain_graph": retain_graph, "create_graph": create_graph})
        else:
            _mpt.stepper_backward(self._native, loss)

    def loss_scaler(self, index: int) -> GradScaler | None:
        """Returns the scaler of loss number `index`, or None if there is none."""
        native = _mpt.stepper_get_loss_scaler(self._native, index)
        return None if native is None else GradScaler._of(native)

    def drop(self) -> None:
        """Discards the backwards since the last step and drops the gradients of all optimizers."""
        _mpt.stepper_drop(self._native)

    def step(self) -> bool:
        """Runs a step. Returns False if an optimizer left its parameters unchanged.

        A device other than the CPU decides later, and the call returns True. verdict(), events()
        and info() have the answer when the device has finished; wait() returns it. An error by
        skip_limit or error_if_nonfinite is raised by the next call then.
        """
        for o in self.optimizers:
            o._before_step()
        return _mpt.stepper_step(self._native) != _mpt.STEP_SKIPPED

    def wait(self) -> bool:
        """Waits until a device has finished the last step. Returns what step() would have returned."""
        return _mpt.stepper_wait(self._native) != _mpt.STEP_SKIPPED

    def verdict(self, index: int = 0) -> Verdict | None:
        """Returns the result of the last step for optimizer number `index`, in the order of adding.

        The result is None while a device has not finished the step.
        """
        return _verdict(_mpt.stepper_get_verdict(self._native, index))

    def events(self) -> list[Verdict] | None:
        """Returns the latest skips, from the oldest on.

        The option events=N is the number to remember. The result is None while a device has not
        finished the last step.
        """
        info = self.info()
        if info is None:
            return None
        found = [_verdict(_mpt.stepper_get_event(self._native, i)) for i in range(info.events)]
        return [v for v in found if v is not None]

    def info(self) -> Info | None:
        """Returns the numbers of steps, skipped steps, and backwards since the last step.

        The result is None while a device has not finished the last step.
        """
        return _info(_mpt.stepper_get_info(self._native))


class Recording:
    """The work of some calls, such as a training step, which a replay runs again without the calls.

    mpt.record() makes it. A replay gives the bits of the calls. It pays off for small models, where
    the calls cost more than the work.

    A replay reads and writes the tensors of the recorded calls: copy_() writes a new batch into the
    inputs, and the loss holds the loss of the last replay. The memory belongs to the recording
    until its last reference ends. Learning rates, schedules and the scale of the loss are those of
    the replay, and random numbers go on. Shapes, numbers given to operations, and what Python
    computes between the calls are those of the recording.
    """

    _native: Any = None

    def _take(self, c: Context) -> None:
        self._native = _mpt.record_end(c)

    def __repr__(self) -> str:
        return f"<mpt.Recording: {'being made' if self._native is None else 'made'}>"

    def replay(self) -> None:
        """Runs the work, or the rest of a replay that advance() has begun.

        On a device the work is queued, and the call returns. Raises StateError, before any work, if
        parameters or states of an optimizer were replaced, or if a stepper has open micro-batches.
        Errors of the work, such as an index out of range, end the replay at the operation.
        """
        _mpt.recording_replay(self._native)

    def advance(self, seconds: float) -> bool:
        """Runs the work for about `seconds`, and at least a part of a kernel.

        Returns True if the replay has ended. Otherwise the next call goes on. Between the calls the
        parameters may be used, and a stepper must not step. Raises the errors of replay().
        """
        return _mpt.recording_advance(self._native, int(seconds * 1e9))

    def info(self) -> Info:
        """Returns the numbers of kernels, replays and captures, and the bytes of memory.

        A capture is a part that a device keeps and queues at once, such as a CUDA graph.
        """
        return Info(_mpt.recording_get_info(self._native))


@contextlib.contextmanager
def record(context: Context | None = None) -> Iterator[Recording]:
    """Records the work of the calls in a `with` block, which runs as it does otherwise.

        train_step()                        # the first step makes the states of the optimizer
        with mpt.record() as recording:
            train_step()                    # runs, and is recorded
        for batch in batches:
            x.copy_(batch)                  # x: the input of train_step
            recording.replay()

    The recording is usable after the block. An exception in the block drops it. Operations,
    backwards, Stepper.backward and Stepper.step are recorded. StateError is raised for other work,
    such as reads of elements, writes by Python, GradScaler.step, Optimizer.step, custom operations,
    and the first step of an optimizer. context: None for the current one.
    """
    c = context or current_context()
    block = _Blocks()
    block.begin(c, _mpt.record_begin)
    c._recording_thread = threading.get_ident()
    recording = Recording()
    try:
        yield recording
    except BaseException:
        with contextlib.suppress(_errors.Error):  # such as for gradients that a backward has left
            block.end(_mpt.record_end)
        raise
    else:
        block.end(recording._take)
    finally:
        c._recording_thread = None


class Training:
    """The state of a whole training, for saving it to one file and resuming it with bitwise equal results.

        training = mpt.Training(stepper, values={"epoch": epoch_array})
        training.save("run.safetensors")

    The file has the parameters with their masters, optimizer states, schedules, the scaler and the
    generator. stepper: a stepper, or a list of several, as a GAN has. optimizers: optimizers
    outside a stepper. params: sets or modules that no optimizer trains. scaler: the loss scaler of
    a training without a stepper. values: variables of your own by name, as writable buffers such as
    bytearrays or NumPy arrays.
    """

    def __init__(self, stepper: Stepper | Iterable[Stepper] | None = None, *, optimizers: Iterable[Optimizer] = (),
                 params: Iterable[Any] = (), scaler: GradScaler | None = None, values: dict[str, Any] | None = None):
        steppers = [] if stepper is None else [stepper] if isinstance(stepper, Stepper) else list(stepper)
        self._parts = (steppers, list(optimizers), [Params.of(p) for p in params], scaler)
        self.values = values or {}

    def __repr__(self) -> str:
        steppers, optimizers, params, scaler = self._parts
        return (f"<mpt.Training: {len(steppers)} steppers, {len(optimizers)} optimizers, {len(params)} other sets, "
                f"{'a' if scaler else 'no'} scaler, values: {', '.join(self.values) or 'none'}>")

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
        """Writes the state to a file, between steps.

        The file is replaced, or unchanged if the call fails. path: None on ranks that write no file
        (see mpt.Comm). If the stepper shards, all ranks make the call, and those without a path
        give what they alone keep. A rank that could not write its file is a CommError on the others.
        """
        self._before_saving()
        _mpt.training_save(None if path is None else _places.path(path), self._desc())

    def load(self, path: Any) -> None:
        """Restores the state from a file. If the call fails, all objects are unchanged."""
        _mpt.training_load(_places.path(path), self._desc())
        self._loaded()

    def save_bytes(self) -> bytes:
        """Returns the bytes of the file that save() writes."""
        self._before_saving()
        return _blob_bytes(self._context(), lambda to: _mpt.training_save_to(to, self._desc()))

    def load_bytes(self, content: Any) -> None:
        """Restores the state from the bytes of a file, or another buffer, as load() does."""
        _mpt.training_load_from({"data": content}, self._desc())
        self._loaded()

    def snapshot(self) -> Snapshot:
        """Takes a snapshot in memory, between steps, to which the training can be rolled back."""
        return Snapshot(self)

    def _context(self) -> Context:
        steppers, optimizers, params, scaler = self._parts
        for part in (*steppers, *optimizers, scaler):
            if part is not None:
                return part._native.context
        return params[0].context if params else current_context()

    def _optimizers(self) -> list[Optimizer]:
        steppers, optimizers, _, _ = self._parts
        return [*optimizers, *(o for s in steppers for o in s.optimizers)]

    def _loaded(self) -> None:
        for o in self._optimizers():
            o._has_loaded()

    def _before_saving(self) -> None:
        for o in self._optimizers():
            o._before_saving()


class Snapshot:
    """A copy of a training in memory, to which it can be rolled back any number of times.

        good = training.snapshot()
        ...
        if loss_is_fine:
            good.take()
        else:
            good.restore()

    The training goes on from there with the same bits. A snapshot costs a copy of the state, which
    stays on the device.
    """

    def __init__(self, training: Training):
        desc = training._desc()
        values = desc.pop("values")  # kept here: a buffer may move
        self._training = training
        training._before_saving()
        self._native = _mpt.snapshot_create(desc)
        self._values = {v["key"]: bytes(memoryview(v["data"]).cast("B")) for v in values}

    def take(self) -> None:
        """Takes the snapshot again, as the training is now. If the call fails, it is the old one."""
        values = {k: bytes(memoryview(v).cast("B")) for k, v in self._training.values.items()}
        self._training._before_saving()
        _mpt.snapshot_take(self._native)
        self._values = values

    def restore(self) -> None:
        """Rolls the training back, and drops gradients. If the call fails, all objects are unchanged."""
        _mpt.snapshot_restore(self._native)
        for k, v in self._training.values.items():
            if k in self._values:
                memoryview(v).cast("B")[:] = self._values[k]
        self._training._loaded()


def memory_report(context: Context | None = None) -> str:
    """Returns a table of the memory in use by purpose, as text.

    context: None for the current one.
    """
    return _mpt.memory_text(context or current_context())
