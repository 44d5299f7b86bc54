"""Optimizer, the base class of the optimizers; ParamGroup; and LBFGS.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import os
import re
import tempfile
from typing import TYPE_CHECKING, Any, Callable, Iterator, Mapping, MutableMapping, Sequence, Tuple

from .. import _creation, _errors, _mpt
from .._context import Context, Info, enable_grad
from .._shapes import _refuse
from .._tensor import Tensor
from .._params import Params, Precision, _names

if TYPE_CHECKING:
    from typing_extensions import Unpack

_TORCH_ONLY = ("foreach", "fused", "capturable", "differentiable")
_FIELDS = {"initial_accumulator_value": "initial_accumulator", "d": "clip_threshold", "initial_lr": "lr"}


def _desc_of(kind: str, options: dict[str, Any]) -> dict[str, Any]:
    desc: dict[str, Any] = {"init": f"{kind}_desc"}
    for key, value in options.items():
        desc.update(_fields(key, value))
    return desc


def _fields(key: str, value: Any) -> dict[str, Any]:
    """Returns the fields of mpt_optimizer_desc for a hyper-parameter by PyTorch's name."""
    if key == "betas":
        if len(value) not in (2, 3):
            raise ValueError(f"betas is {value!r}; expected two numbers, or three for optimizers with beta3")
        return dict(zip(("beta1", "beta2", "beta3"), value))
    if key == "eps" and isinstance(value, (tuple, list)):  # Adafactor's pair; None: the default
        if len(value) != 2:
            raise ValueError(f"eps is {value!r}; expected a number, or Adafactor's pair")
        return {n: v for n, v in zip(("eps", "min_rms"), value) if v is not None}
    return {_FIELDS.get(key, key): value}


def _buffers_of(params: Any) -> list[tuple[str, Tensor]]:
    """Returns the buffers of the modules whose parameters() are in `params`, directly or in groups."""
    out: list[tuple[str, Tensor]] = []
    for part in params if isinstance(params, list) else [params]:
        out += getattr(part["params"] if isinstance(part, dict) else part, "_module_buffers", ())
    return out


_Group = Tuple[str, "list[Tensor]", "dict[str, Any]"]  # (prefix of the names, tensors, options)


class ParamGroup(MutableMapping[str, Any]):
    """The hyper-parameters of a parameter group, as a mapping that reads and writes those of the library.

    "lr" is the learning rate of the next step, for reading and writing; mpt.optim.lr_scheduler tells
    how a schedule goes on from a value that was written. "initial_lr" is the learning rate from
    which a schedule computes it, and the same without a schedule. "params" is the list of tensors.
    """

    def __init__(self, optimizer: Optimizer, index: int, params: list[Tensor]):
        # A reference to the optimizer would form a cycle, which keeps the states alive until the
        # garbage collector runs.
        self._native, self._order, self._index, self._params = optimizer._native, optimizer._order, index, params
        self._course = optimizer._course

    def _values(self) -> dict[str, Any]:
        values = _mpt.optimizer_get_group(self._native, self._index)
        if "beta1" in values:
            values["betas"] = (values.pop("beta1"), values.pop("beta2"))
        return {**values, "initial_lr": values["lr"], "params": self._params}

    def __getitem__(self, key: str) -> Any:
        if key == "lr":
            for course in self._course:
                course.keep(self._native)
            return _mpt.optimizer_get_lr(self._native, self._index)
        return self._values()[key]

    def __setitem__(self, key: str, value: Any) -> None:
        if key == "lr":
            for course in self._course:
                course.keep(self._native)
            _mpt.optimizer_set_lr(self._native, self._index, value)
            for course in self._course:
                course.go_on(self._native, True)
            return
        values = _mpt.optimizer_get_group(self._native, self._index)
        values.update(_fields(key, value))
        _mpt.optimizer_set_group(self._native, self._index, values)

    def __delitem__(self, key: str) -> None:
        raise TypeError("hyper-parameters cannot be deleted")

    def __iter__(self) -> Iterator[str]:
        return iter(self._values())

    def __len__(self) -> int:
        return len(self._values())

    def __repr__(self) -> str:
        shown = {"lr", "weight_decay", *self._order}
        return repr({k: v if k != "params" else f"{len(v)} tensors" for k, v in self.items()
                     if k in shown or k == "params"})


def _missing_function(step: int) -> float:
    raise RuntimeError("the optimizer was loaded with a learning rate schedule that is a function, which no file has: "
                       "create the schedule, such as CosineAnnealingLR, and load its state, or end it by "
                       "set_schedule(None)")


class Optimizer:
    """The base class of optimizers, as torch.optim.Optimizer.

    params: tensors, (name, tensor) pairs, a Module, an mpt.Params, or a list of dicts with "params"
    and hyper-parameters of the group. Options without a name in PyTorch are fields of
    mpt_optimizer_desc. An unknown option raises TypeError.
    """

    _kind = "adamw"
    _order: tuple[str, ...] = ()
    _scheduled = False
    _resets_lr = False  # the schedule computes each rate from the initial one
    _loads = 0  # number of states that were loaded, each of which sets the count of steps
    _loaded_step = 0  # step of the schedule in the latest of them

    def __init_subclass__(cls, **kw: Any):
        super().__init_subclass__(**kw)
        if "_order" in vars(cls) and cls.__doc__ is None:  # a generated class
            d = _mpt.struct_defaults("mpt_optimizer_desc", f"{cls._kind}_desc")
            d["betas"] = (d["beta1"], d["beta2"])
            shown = ", ".join(f"{n}={d[_FIELDS.get(n, n)]}" for n in cls._order)
            cls.__doc__ = f"""{cls.__name__}(params, {shown}, **options)

The header mpt_optim.h has the formula. Other options are precision=, which converts the parameters, and the
fields of mpt_optimizer_desc by their names, such as state_bits=8."""

    def __init__(self, params: Any, *args: Any, **options: Any):
        if len(args) > len(self._order):
            raise TypeError(f"{type(self).__name__} takes {len(self._order)} positional arguments after params: "
                            f"{', '.join(self._order)}")
        for key, value in zip(self._order, args):
            if key in options:
                raise TypeError(f"{key} was given twice")
            options[key] = value
        precision = options.pop("precision", None)
        if options.get("differentiable"):
            raise ValueError("differentiable=True is not supported: "
                             "a step is not recorded; write the step in operations")
        if self._kind == "adam":
            _refuse("Adam", decoupled_weight_decay=options.pop("decoupled_weight_decay", None))
        known = _mpt.struct_fields("mpt_optimizer_desc")
        for key in options:
            if key not in known and key not in ("betas", *_FIELDS, *_TORCH_ONLY):
                others = {_FIELDS.get(n, n) for c in Optimizer.__subclasses__() for n in c._order} - {'maximize'}
                more = [n for n in known if n not in others and not re.match("reserved|kind$|next$|.*beta\\d", n)]
                raise TypeError(f"{type(self).__name__} has no option {key!r}; "
                                f"the options are {', '.join((*self._order, 'precision', *more))}")
        for torch_only in _TORCH_ONLY:  # options without effect
            options.pop(torch_only, None)
        if isinstance(params, Tensor):
            raise TypeError("params is a tensor, expected a list of tensors: [tensor]")
        if not hasattr(params, "named_parameters") and not isinstance(params, Params):
            params = params if hasattr(params, "_module_buffers") else list(params)
        buffers = _buffers_of(params)
        groups, named = self._parts(params)
        self.params = named if isinstance(named, Params) else Params.of(
            named, None if precision is None else Precision.of(precision))
        if isinstance(named, Params) and precision is not None:
            named.set_precision(precision)
        if not len(self.params):
            raise ValueError(f"{type(self).__name__}: expected at least one parameter or buffer")
        self._options = options
        self._native = _mpt.optimizer_create(self.params, _desc_of(self._kind, {**options, **groups[0][2]}))
        self._course: list[Any] = []  # the schedule, if it goes on from rates that were written
        self.param_groups: list[ParamGroup] = [ParamGroup(self, 0, groups[0][1])]
        for prefix, tensors, own in groups[1:]:
            self._add_group(prefix, tensors, own)
        self._add_buffers(buffers)

    def _add_buffers(self, buffers: list[tuple[str, Tensor]]) -> None:
        """Adds the buffers of the given modules to the set, so that they are saved and loaded with it."""
        used = set(self.params.keys())
        for name, t in buffers:
            while name in used:
                name += "_"
            used.add(name)
            _mpt.params_add_buffer(self.params, name, t)

    def _add_group(self, prefix: str, tensors: list[Tensor], own: dict[str, Any]) -> None:
        _mpt.optimizer_add_group(self._native, {"prefix": prefix}, _desc_of(self._kind, {**self._options, **own}))
        self.param_groups.append(ParamGroup(self, len(self.param_groups), tensors))

    def _check_group(self, named: list[tuple[str, Tensor]], own: dict[str, Any]) -> None:
        """Raises what adding a group would, so that it does not fail with the tensors already in the set."""
        trial = Params(self.context)
        trial.set_precision(Precision._as_is())
        for name, t in [*list(self.params.items())[:_mpt.params_get_info(self.params)["tensors"]], *named]:
            before = t.name, t.requires_grad
            _mpt.params_add(trial, name, t)
            t.name, t.requires_grad = before
        _mpt.optimizer_create(trial, _desc_of(self._kind, {**self._options, **own}))

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group: a dict with "params" and hyper-parameters, as in {"params": tensors, "lr": 1e-4}.

        "lr" is the learning rate of the next step, also in the midst of a schedule, which goes on from it. Schedules
        that compute each rate from the initial one, such as LambdaLR, take it as that.
        """
        used = list(self.params.keys())
        buffers = _buffers_of(param_group)
        (prefix, tensors, own), named = self._group(len(self.param_groups), param_group, used)
        self._check_group(named, own)
        for name, t in named:
            requires_grad = t.requires_grad
            self.params.add(name, t)
            t.requires_grad = requires_grad  # False: frozen
        self._add_group(prefix, tensors, own)
        if self._scheduled and not self._resets_lr:
            self.param_groups[-1]["lr"] = self.param_groups[-1]["initial_lr"]
        self._add_buffers(buffers)

    @staticmethod
    def _group(i: int, part: dict[str, Any], used: Sequence[str]) -> tuple[_Group, list[tuple[str, Tensor]]]:
        """Returns the group of a dict, and its named tensors.

        The names of a later group get a prefix that no other name has, by which the library selects
        the group.
        """
        own = {k: v for k, v in part.items() if k != "params"}
        mine = _names([part["params"]] if isinstance(part["params"], Tensor) else list(part["params"]))
        if i and not mine:
            raise ValueError(f"the params of group {i} are empty")
        prefix = f"group{i}" if i else ""
        while prefix and any(n.startswith(prefix) for n in used):
            prefix += "_"
        return (prefix, [t for _, t in mine], own), [(f"{prefix}.{n}" if i else n, t) for n, t in mine]

    @classmethod
    def _parts(cls, params: Any) -> tuple[list[_Group], Any]:
        """Returns the groups with their options, and the argument for Params.of()."""
        if isinstance(params, Params):
            return [("", [t for _, t in params.items()], {})], params
        if hasattr(params, "named_parameters"):
            return [("", list(params.parameters()), {})], params
        parts = list(params)
        if not parts or not isinstance(parts[0], dict):
            named = _names(parts)
            return [("", [t for _, t in named], {})], named
        groups: list[_Group] = []
        named = []
        for i, part in enumerate(parts):
            group, mine = cls._group(i, part, [n for n, _ in named])
            groups.append(group)
            named += mine
        return groups, named

    @property
    def context(self) -> Context:
        """The context of the parameters."""
        return self.params.context

    @property
    def precision(self) -> Precision:
        """The precision of the parameters."""
        values = _mpt.params_get_precision(self.params)
        p = Precision() if values["param"] else Precision._as_is()
        p._values.update(values)
        return p

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError("an optimizer cannot be copied or pickled: create one for the copied parameters, and "
                        "load this one's state_dict()")

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Updates the parameters by their gradients, as they are. With a scaler, use scaler.step(optimizer).

        closure: called once before the step, with gradients enabled; its result is returned.
        """
        result = None
        if closure is not None:
            with enable_grad(context=self.context):
                result = closure()
        self._before_step()
        _mpt.optimizer_step(self._native)
        return result

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drops the gradients of all parameters. set_to_none has no effect."""
        _mpt.optimizer_zero_grad(self._native)

    def info(self) -> Any:
        """Returns the numbers of groups, applied steps and parameters, and the bytes of the states."""
        return Info(_mpt.optimizer_get_info(self._native))

    def get_state(self, parameter: str, key: str) -> Tensor | None:
        """Returns a copy of a state of a parameter, such as "exp_avg" or "momentum_buffer".

        The result is None before the parameter's first step. UnsupportedError names the rank that keeps
        the state, if the stepper shards and it is another one.
        """
        return _mpt.optimizer_get_state(self._native, parameter, key)

    def state_dict(self) -> dict[str, Any]:
        """Returns the states, step count, schedule and hyper-parameters, for load_state_dict() and mpt.save.

        The entry "training" has the bytes of a file of mpt.Training, which holds the parameters,
        too. "param_groups" shows the hyper-parameters. Call it between steps. All ranks of a stepper
        that shards (see mpt.Stepper) make the call, and each gets the states of all.
        """
        self._before_saving()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "state")
            _mpt.training_save(path, {"optimizers": [self._native]})
            with open(path, "rb") as file:
                data = bytearray(file.read())
        first, groups = 0, []
        for g in self.param_groups:
            own = {k: list(v) if isinstance(v, tuple) else v for k, v in g.items() if k != "params"}
            groups.append({**own, "params": list(range(first, first + len(g["params"])))})
            first += len(g["params"])
        return {"training": _creation.from_buffer(data, context=self.context), "param_groups": groups}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Restores a value of state_dict(), which an optimizer with equal parameters and groups has made.

        The parameters and the generator stay as they are, and gradients are dropped. If the call
        fails, everything is unchanged.
        """
        if "training" not in state_dict:
            raise ValueError("load_state_dict: expected a value of this library's state_dict(); a state of PyTorch's "
                             "optimizers cannot be read")
        kept = [(t, t.master()) for _, t in self.params.items()]
        draws = self.context.get_rng_state()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "state")
            with open(path, "wb") as file:
                file.write(state_dict["training"].tobytes())
            has_none = not self._scheduled and not self._loaded_step
            if has_none:  # the state may have a schedule whose function comes later
                self.set_schedule("lambda", factor=_missing_function)
                self._scheduled = False
            try:
                _mpt.training_load(path, {"optimizers": [self._native]})
            except BaseException:
                if has_none:
                    self.set_schedule(None)
                raise
        self.context.set_rng_state(draws)
        for t, value in kept:
            t.set_master(value)
        self._has_loaded()

    def _has_loaded(self) -> None:
        """Takes note of a state that was loaded."""
        self._loads += 1
        self._loaded_step = self.info().schedule_step
        for course in self._course:
            course.has_loaded(self._native)

    def _before_saving(self) -> None:
        """Lets a schedule go on from the present rates, which are what a file has of rates that were written."""
        for course in self._course:
            course.before_saving(self._native)

    def _before_step(self) -> None:
        """Sets the rates of groups that a schedule has from rates that were written, where no factor fits them all."""
        for course in self._course:
            course.keep(self._native)

    def set_average(self, average: Params | None, decay: float = 0.999) -> None:
        """Lets each step that is applied move a set of averages, behind the update.

            average = mpt.Params.of(averaged_model)   # the same names and shapes
            average.copy_from(optimizer.params)
            optimizer.set_average(average, 0.999)     # average += (1 - 0.999) * (parameter - average)

        A skipped step moves nothing. Buffers are copied. A recorded step moves the average too. Checkpoints of the
        optimizer leave it out. None ends this.
        """
        _mpt.optimizer_set_average(self._native, average, decay)

    def set_schedule(self, kind: str | None = None, **fields: Unpack[_mpt.schedule_desc]) -> None:
        """Sets the learning rate schedule of all groups, starting with the next step.

        kind: "linear", "cosine", "step", "one_cycle", "constant" or "lambda"; None removes the
        schedule. The keyword arguments are fields of mpt_schedule_desc. The schedule counts applied
        steps; no further call is needed.
        """
        if kind is None:
            _mpt.optimizer_set_schedule(self._native, None)
            self._scheduled = False
            self._course.clear()
            return
        number = getattr(_mpt, f"SCHEDULE_{kind.upper()}", None)
        if number is None:
            known = [n[len("SCHEDULE_"):].lower() for n in vars(_mpt) if n.startswith("SCHEDULE_")]
            raise ValueError(f"unknown schedule {kind!r}; expected one of {', '.join(known)}")
        _mpt.optimizer_set_schedule(self._native, {"kind": number, **fields})
        self._scheduled, self._resets_lr = True, bool(fields.get("resets_lr"))
        self._course.clear()

    def _begin_schedule(self, kind: str, **fields: Any) -> None:
        """Sets a schedule, also one that starts anew after a load."""
        try:
            self.set_schedule(kind, **fields)
        except _errors.StateError:
            if not self._loads or fields["first_step"]:
                raise
            self.set_schedule(None)
            self.set_schedule(kind, **fields)

    def __repr__(self) -> str:
        groups = "\n".join(f"  group {i}: {g!r}" for i, g in enumerate(self.param_groups))
        return f"{type(self).__name__}(\n{groups}\n)"


class LBFGS:
    """L-BFGS, as torch.optim.LBFGS, which evaluates the loss of the whole batch several times per step.

        optimizer = mpt.optim.LBFGS(net.parameters(), line_search_fn="strong_wolfe")
        loss = optimizer.step(lambda: nn.functional.mse_loss(net(x), y))

    Unlike in PyTorch, the closure only computes the loss; step() runs zero_grad and backward. The
    header mpt_train.h has the formula. scaler: a GradScaler that scales the loss. precision:
    converts the parameters.
    """

    def __init__(self, params: Any, lr: float = 1.0, max_iter: int = 20, max_eval: int | None = None,
                 tolerance_grad: float = 1e-7, tolerance_change: float = 1e-9, history_size: int = 100,
                 line_search_fn: str | None = None, *, maximize: bool = False, scaler: Any = None,
                 precision: Any = None):
        _refuse("LBFGS", maximize=maximize)
        if line_search_fn not in (None, "strong_wolfe"):
            raise ValueError(f"unknown line search {line_search_fn!r}; expected \"strong_wolfe\" or None")
        self.params = Params.of(params, None if precision is None else Precision.of(precision))
        desc = {"lr": lr, "max_iterations": max_iter, "max_evaluations": max_eval or 0, "history": history_size,
                "tolerance_grad": tolerance_grad, "tolerance_change": tolerance_change,
                "line_search": _mpt.LINE_SEARCH_STRONG_WOLFE if line_search_fn else _mpt.LINE_SEARCH_NONE}
        if scaler is not None:
            desc["scaler"] = scaler._native
        self._native = _mpt.lbfgs_create(self.params, desc)
        self.applied = True

    def step(self, closure: Callable[[], Tensor]) -> float:
        """Runs a step, and returns the loss before it.

        If an evaluation is not finite, the step is undone and `applied` is False.
        """
        if not callable(closure):
            raise TypeError(f"closure is a {type(closure).__name__}, which cannot be called")

        def loss() -> Tensor:
            with enable_grad(context=self.params.context):
                return closure()

        try:
            result = _mpt.lbfgs_step(self._native, loss)
        except _errors.StateError as e:
            if "was freed by an earlier one" not in str(e):
                raise
            raise _errors.StateError(_mpt.ERROR_STATE, "LBFGS.step() runs zero_grad and backward itself: the closure only "
                                     "computes the loss and returns it") from e
        self.applied = not isinstance(result, list)
        return result[1] if isinstance(result, list) else result

    def info(self) -> Info:
        """Returns the numbers of applied steps, iterations, evaluations and stored pairs."""
        return Info(_mpt.lbfgs_get_info(self._native))
