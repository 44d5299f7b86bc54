"""Module, the base class of networks; Parameter; and Layer, the base class of native modules.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from collections import OrderedDict
from typing import Any, Callable, Iterable, Iterator, Mapping, NamedTuple

from .. import _creation, _dtypes, _errors, _mpt
from .._context import current_context, no_grad
from .._params import Params, Precision
from .._shapes import _refuse
from .._tensor import Tensor

__all__ = ["Module", "Parameter"]


class Parameter(Tensor):
    """A tensor that becomes a parameter of the module to which it is assigned, as torch.nn.Parameter."""

    # The precision to which it was converted, or None. Sets that include it, and copies, use it.
    __slots__ = ("_precision",)
    _precision: Precision | None

    def __new__(cls, data: Tensor, requires_grad: bool = True) -> Parameter:
        self = super().__new__(cls, data)
        self.requires_grad = requires_grad
        self._precision = None
        return self

    def __init__(self, data: Tensor, requires_grad: bool = True):
        pass

    def __repr__(self) -> str:
        return "Parameter containing:\n" + super().__repr__()

    def __reduce_ex__(self, protocol: Any) -> Any:
        make, parts = super().__reduce_ex__(protocol)
        return _rebuilt, (make, parts, self._precision)


def _rebuilt(make: Callable[..., Tensor], parts: tuple, precision: Precision | None) -> Parameter:
    """Returns a copy of a Parameter with its precision and its exact value."""
    value = make(*parts)
    p = Parameter(value.detach().clone(), value.requires_grad)
    if precision is not None:
        Params.of([p], precision)
        p.set_master(value)
        p.name = ""  # parameters() sets the full dotted name
    return p


class _ExactCopy(Tensor):
    """The exact value of a parameter that has a master, in float32: a copy, which refuses writes in place."""

    __slots__ = ()

    def __new__(cls, value: Tensor) -> _ExactCopy:
        return super().__new__(cls, value)


def _refuse_write(self: Tensor, *args: Any, **kw: Any) -> Any:
    raise _errors.StateError(_mpt.ERROR_STATE, "the value of a parameter with a master in a state_dict() is a copy, so a "
                             "write would not reach the parameter: write into the parameter itself (named_parameters()), "
                             "average sets by mpt.Params.lerp, or call load_state_dict() with a new state")


for _name in (*(n for n in dir(Tensor) if n.endswith("_") and not n.startswith("_")), "set_master", "__setitem__",
              *(f"__i{n}__" for n in "add sub mul truediv floordiv mod pow and or xor".split())):
    if _name not in ("detach_", "requires_grad_", "retain_grad_"):
        setattr(_ExactCopy, _name, _refuse_write)


class IncompatibleKeys(NamedTuple):
    """Names that do not fit between a state and a module."""

    missing_keys: list[str]
    unexpected_keys: list[str]


class _Parameters(Iterator[Parameter]):
    """An iterator over a module's parameters that also carries the module's buffers."""

    def __init__(self, module: Module, recurse: bool):
        self._named = module.named_parameters(recurse=recurse)
        self._module_buffers = list(module.named_buffers(recurse=recurse))

    def __next__(self) -> Parameter:
        name, p = next(self._named)
        if not p.name:
            p.name = name
        return p


class Module:
    """The base class of networks, as torch.nn.Module.

    A subclass creates its modules and parameters in __init__, after super().__init__(), and
    computes its result in forward.
    """

    training: bool = True

    def __init__(self) -> None:
        d = self.__dict__
        d["_parameters"], d["_buffers"], d["_modules"] = {}, {}, {}
        d["_forward_hooks"], d["_forward_pre_hooks"] = OrderedDict(), OrderedDict()
        d["_transient"] = set()  # buffers that are not saved
        d["training"] = True

    def forward(self, *args: Any, **kw: Any) -> Any:
        """Computes the result of the module.

        A subclass overrides it; call the module itself to run it.
        """
        raise NotImplementedError(f"{type(self).__name__} has no forward")

    def __call__(self, *args: Any, **kw: Any) -> Any:
        if not self._forward_pre_hooks and not self._forward_hooks:
            return self.forward(*args, **kw)
        for hook, named in tuple(self._forward_pre_hooks.values()):
            changed = hook(self, args, kw) if named else hook(self, args)
            if changed is not None and named:
                args, kw = changed
            elif changed is not None:
                args = changed if isinstance(changed, tuple) else (changed,)
        result = self.forward(*args, **kw)
        for hook, named in tuple(self._forward_hooks.values()):
            changed = hook(self, args, kw, result) if named else hook(self, args, result)
            result = result if changed is None else changed
        return result

    # ---- attributes ----

    def __setattr__(self, name: str, value: Any) -> None:
        parts = self.__dict__.get("_parameters")
        if isinstance(value, (Parameter, Module)) or parts is not None and (
                name in parts or name in self._buffers or name in self._modules):
            if parts is None:
                raise AttributeError("call super().__init__() before assigning modules and parameters")
            where = parts if isinstance(value, Parameter) else self._modules if isinstance(value, Module) else \
                self._buffers if name in self._buffers and isinstance(value, (Tensor, type(None))) else None
            if where is None and value is not None:
                raise TypeError(f"'{name}' is a parameter or module: expected a Parameter or Module, "
                                f"got a {type(value).__name__}")
            for other in (parts, self._buffers, self._modules):
                if other is not where and value is not None:
                    other.pop(name, None)
            self.__dict__.pop(name, None)
            if where is None:
                where = next(o for o in (parts, self._buffers, self._modules) if name in o)
            where[name] = value
        else:
            object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        for kind in ("_parameters", "_buffers", "_modules"):
            found = self.__dict__.get(kind, {})
            if name in found:
                return found[name]
        raise AttributeError(f"'{type(self).__name__}' has no attribute '{name}'")

    def __delattr__(self, name: str) -> None:
        for kind in (self._parameters, self._buffers, self._modules):
            if name in kind:
                del kind[name]
                return
        object.__delattr__(self, name)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self._parameters, *self._buffers, *self._modules})

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Adds a parameter under a name; None reserves the name."""
        self._parameters[name] = param

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Adds a tensor that is not trained under a name. state_dict() includes it if `persistent`."""
        self._buffers[name] = tensor
        (self._transient.discard if persistent else self._transient.add)(name)

    def register_module(self, name: str, module: Module | None) -> None:
        """Adds a child module under a name; None reserves the name."""
        self._modules[name] = module

    add_module = register_module

    def register_forward_hook(self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False,
                              always_call: bool = False) -> _Hook:
        """Registers hook(module, args, result), which runs after forward.

        The hook may return a value that replaces the result, or None. prepend: run it before the
        hooks that are there. with_kwargs: call hook(module, args, kwargs, result). Returns a handle
        with remove().
        """
        _refuse("register_forward_hook", always_call=always_call)
        return _Hook(self._forward_hooks, hook, prepend, with_kwargs)

    def register_forward_pre_hook(self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False
                                  ) -> _Hook:
        """Registers hook(module, args), which runs before forward.

        The hook may return arguments (a tuple, or a single one) that replace `args`, or None.
        prepend: run it before the hooks that are there. with_kwargs: call hook(module, args,
        kwargs), which may return (args, kwargs). Returns a handle with remove().
        """
        return _Hook(self._forward_pre_hooks, hook, prepend, with_kwargs)

    # ---- parts ----

    def named_modules(self, memo: set | None = None, prefix: str = "", remove_duplicate: bool = True
                      ) -> Iterator[tuple[str, Module]]:
        """Yields this module and all modules inside it, each once, with their dotted names.

        memo: ids of modules to leave out, to which the call adds. remove_duplicate=False yields a
        shared module under each of its names.
        """
        seen = set() if memo is None else memo
        if remove_duplicate:
            if id(self) in seen:
                return
            seen.add(id(self))
        yield prefix, self
        for name, m in self._modules.items():
            if m is not None:
                yield from m.named_modules(seen, f"{prefix}.{name}" if prefix else name, remove_duplicate)

    def modules(self, remove_duplicate: bool = True) -> Iterator[Module]:
        """Returns an iterator over this module and all modules inside it, each once.

        remove_duplicate: as in named_modules().
        """
        return (m for _, m in self.named_modules(None, "", remove_duplicate))

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """Returns an iterator over the names and modules of the direct children."""
        return ((n, m) for n, m in self._modules.items() if m is not None)

    def children(self) -> Iterator[Module]:
        """Returns an iterator over the direct children."""
        return (m for _, m in self.named_children())

    def _named(self, kind: str, prefix: str, recurse: bool, once: bool) -> Iterator[tuple[str, Any]]:
        seen = set()
        for path, m in self.named_modules(None, prefix, once) if recurse else ((prefix, self),):
            for name, t in getattr(m, kind).items():
                if t is not None and not (once and t._handle in seen):
                    seen.add(t._handle)
                    yield f"{path}.{name}" if path else name, t

    def named_parameters(self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
                         ) -> Iterator[tuple[str, Parameter]]:
        """Returns an iterator over the dotted names and parameters, each parameter once.

        recurse: include the parameters of inner modules. remove_duplicate=False yields a shared
        parameter under each of its names.
        """
        return self._named("_parameters", prefix, recurse, remove_duplicate)

    def parameters(self, recurse: bool = True) -> Iterator[Parameter]:
        """Returns an iterator over the parameters, each once.

        A parameter without a name gets its dotted name in the module, which optimizers and files
        use. An optimizer that is created with this iterator also includes the module's buffers in
        its set, so that files of a training contain them. recurse: include the parameters of inner
        modules.
        """
        return _Parameters(self, recurse)

    def named_buffers(self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
                      ) -> Iterator[tuple[str, Tensor]]:
        """Returns an iterator over the dotted names and buffers; the arguments are those of named_parameters()."""
        return self._named("_buffers", prefix, recurse, remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """Returns an iterator over the buffers. recurse: include those of inner modules."""
        return (b for _, b in self.named_buffers(recurse=recurse))

    def get_submodule(self, target: str) -> Module:
        """Returns the module inside this one with a dotted name; "" is this module."""
        m = self
        for part in filter(None, target.split(".")):
            m = getattr(m, part)
        return m

    # ---- the whole module ----

    def train(self, mode: bool = True) -> Any:
        """Sets training mode (or evaluation mode, with False) of this module and all modules inside it.

        The mode affects dropout and batch normalization. Returns the module.
        """
        for m in self.modules():
            m.__dict__["training"] = mode
            native = m.__dict__.get("_native")
            if native is not None:
                _mpt.module_train(native, mode)
        return self

    def eval(self) -> Any:
        """Sets evaluation mode, and returns the module."""
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> Any:
        """Sets whether the parameters require gradients, and returns the module."""
        for p in self.parameters():
            p.requires_grad = requires_grad
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drops the gradients of the parameters; set_to_none=False sets them to 0 instead."""
        for p in self.parameters():
            if set_to_none or p.grad is None:
                p.grad = None
            else:
                p.grad.zero_()

    def apply(self, fn: Callable[[Module], Any]) -> Any:
        """Calls fn with every module inside this one and then with this one. Returns the module."""
        for m in self.children():
            m.apply(fn)
        fn(self)
        return self

    def state_dict(self, *, destination: dict[str, Tensor] | None = None, prefix: str = "", keep_vars: bool = False
                   ) -> dict[str, Tensor]:
        """Returns the parameters and persistent buffers by dotted name; the values share their memory.

        The value of a parameter that has a master, as in bf16-mixed, is a copy of its exact value
        in float32, so that no bit is lost; a write in place to it raises StateError, because it
        would not reach the parameter. destination: a dict that receives the values. prefix: begins
        every name. keep_vars: the values are the parameters themselves.
        """
        found: dict[str, Tensor] = OrderedDict() if destination is None else destination
        found.update((n, t if keep_vars else _ExactCopy(t.master()) if t.has_master else t.detach())
                     for n, t in self._state(prefix.rstrip(".")))
        return found

    def _state(self, prefix: str = "") -> Iterator[tuple[str, Tensor]]:
        """Yields the names and tensors of state_dict(); a shared tensor appears under each of its names."""
        for path, m in self.named_modules(None, prefix):
            for name, t in (*m._parameters.items(), *m._buffers.items()):
                if t is not None and name not in m._transient:
                    yield f"{path}.{name}" if path else name, t

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False
                        ) -> IncompatibleKeys:
        """Copies values (tensors or arrays) into the parameters and buffers by name.

        Returns the named tuple (missing_keys, unexpected_keys) of the names that are missing in
        state_dict, and of those that the module does not have. With strict such names raise InvalidArgumentError, as a value of another shape always
        does; nothing has changed then.
        """
        _refuse("load_state_dict", assign=assign)
        own: dict[str, Tensor] = dict(self._state())
        missing = [n for n in own if n not in state_dict]
        unexpected = [n for n in state_dict if n not in own]
        values = {n: v if isinstance(v, Tensor) else _creation.tensor(v, context=own[n].context)
                  for n, v in state_dict.items() if n in own}
        wrong = [f"{n} has shape {own[n].shape}, the value {v.shape}" for n, v in values.items()
                 if v.shape != own[n].shape]
        if wrong or strict and (missing or unexpected):
            raise _errors.InvalidArgumentError(_mpt.ERROR_INVALID_ARGUMENT, "the state does not fit: " + "; ".join(
                ([f"missing: {', '.join(missing)}"] if missing else []) +
                ([f"unexpected: {', '.join(unexpected)}"] if unexpected else []) + wrong))
        with no_grad():
            for name, v in values.items():
                if v.is_floating_point():
                    # Writes through f64, which is exact for every format of a parameter.
                    f64 = v._exact().double().contiguous()
                    _mpt.tensor_write(own[name], f64.dtype, memoryview(f64))
                else:
                    own[name].copy_(v)
        return IncompatibleKeys(missing, unexpected)

    def to(self, *args: Any, **kw: Any) -> Any:
        """Checks that the module has a dtype and device already, and returns it.

        It does not convert: another floating dtype or another device raises UnsupportedError.
        mpt.Precision(..).apply(module) converts parameters, and a module is on the device of its
        context.
        """
        for p in (*self.parameters(), *self.buffers()):
            moved = p.detach().to(*args, **kw)
            if moved.device != p.device:
                raise _errors.UnsupportedError(_mpt.ERROR_UNSUPPORTED, f"the module is on {p.device}: create it in a "
                                               f"context on {moved.device}, and copy its state_dict")
            if moved.dtype != p.dtype and p.is_floating_point():
                raise _errors.UnsupportedError(
                    _mpt.ERROR_UNSUPPORTED, f"a precision converts parameters: mpt.Precision("
                    f"'{ {'bfloat16': 'bf16', 'float16': '16', 'float64': '64'}.get(moved.dtype.name, '32')}-true')"
                    ".apply(module)")
        return self

    def cpu(self) -> Any:
        """Returns the module if it is on the CPU; see to()."""
        return self.to("cpu")

    def cuda(self, device: Any = None) -> Any:
        """Returns the module if it is on the CUDA device; see to()."""
        return self.to("cuda" if device is None else device)

    def float(self) -> Any:
        """Returns the module if it is in float32; see to()."""
        return self.to("f32")

    def double(self) -> Any:
        """Returns the module if it is in float64; see to()."""
        return self.to("f64")

    def half(self) -> Any:
        """Returns the module if it is in float16; see to()."""
        return self.to("f16")

    def bfloat16(self) -> Any:
        """Returns the module if it is in bfloat16; see to()."""
        return self.to("bf16")

    # A copied or unpickled module shares parameters among its modules as the original does.

    def _ties(self) -> Iterator[tuple[Module, str, Module, str]]:
        """Yields (module, name, module, name) for a parameter that has replaced another, and the one that it is."""
        places: dict[int, list[tuple[Module, str]]] = {}
        for m in self.modules():
            for name, p in m._parameters.items():
                if p is not None:
                    places.setdefault(id(p), []).append((m, name))
        for same in places.values():
            same.sort(key=lambda place: not place[0]._keeps_parameters())  # a native layer keeps its own
            yield from ((*place, *same[0]) for place in same[1:] if not place[0]._keeps_parameters())

    def _keeps_parameters(self) -> bool:
        """True if the parameters are those of a native layer."""
        return False

    def __getstate__(self) -> dict:
        ties = list(self._ties())
        return {**self.__dict__, "_tied": ties} if ties else dict(self.__dict__)

    def __setstate__(self, state: dict) -> None:
        ties = state.pop("_tied", ())
        self.__dict__.update(state)
        for m, name, other, kept in ties:
            m._parameters[name] = other._parameters[kept]

    def extra_repr(self) -> str:
        """Returns the text that repr() shows between the parentheses.

        Subclasses may override it.
        """
        return ""

    def __repr__(self) -> str:
        lines = [f"({n}): " + repr(m).replace("\n", "\n  ") for n, m in self._modules.items()]
        extra = self.extra_repr()
        if not lines:
            return f"{type(self).__name__}({extra})"
        return f"{type(self).__name__}(\n  " + "\n  ".join([extra] * bool(extra) + lines) + "\n)"


class _Hook:
    """The handle of a hook of a module. As a context manager it removes the hook at the end."""

    _count = 0

    def __init__(self, hooks: OrderedDict, hook: Callable[..., Any], prepend: bool, with_kwargs: bool):
        _Hook._count += 1
        self._hooks, self._key = hooks, _Hook._count
        hooks[self._key] = hook, with_kwargs
        if prepend:
            hooks.move_to_end(self._key, last=False)

    def remove(self) -> None:
        """Removes the hook. A second call has no effect."""
        self._hooks.pop(self._key, None)

    def __enter__(self) -> _Hook:
        return self

    def __exit__(self, *exc: object) -> None:
        self.remove()


class Part(Module):
    """The parameters of a native layer under one name, such as "self_attn"."""

    def _keeps_parameters(self) -> bool:
        return True

    def extra_repr(self) -> str:
        return ", ".join(f"{n} {tuple(p.shape)}" for n, p in self._parameters.items() if p is not None)


class Layer(Module):
    """A module that the library implements natively."""

    def _make(self, make: str, *args: Any, parameters: bool = True) -> None:
        """Creates the native module by the library's function `make`.

        The function takes a set, a prefix and `args`, or a context and `args` if there are no
        parameters.
        """
        context = current_context()
        self.__dict__["_recipe"] = (make, args, parameters)
        if not parameters:
            self.__dict__["_native"] = getattr(_mpt, make)(context, *args)
            return
        own = _mpt.params_create(context)
        self.__dict__["_native"] = getattr(_mpt, make)(own, "", *args)
        info = _mpt.params_get_info(own)
        for i in range(info["tensors"] + info["buffers"]):
            name, t = _mpt.params_get_at(own, i)
            *path, last = name.split(".")
            m: Module = self
            for part in path:
                if part not in m._modules:
                    m._modules[part] = Part()
                m = m._modules[part]
            if i < info["tensors"]:
                m._parameters[last] = Parameter(t)
            else:
                m._buffers[last] = t
            t.name = ""  # parameters() sets the full dotted name

    _pads: list[tuple[int, int]] | None = None  # padding that F._border adds before a convolution

    _ranks: tuple[int, ...] | None = None  # numbers of dims that an input may have; None: the library checks it

    def _need_rank(self, rank: int) -> None:
        if self._ranks is not None and rank not in self._ranks:
            raise _errors.ShapeError(_mpt.ERROR_SHAPE, f"{type(self).__name__}: the input has {rank} dims; expected "
                                     f"{' or '.join(map(str, self._ranks))}")

    def _rank_after(self, rank: int) -> int:
        """Returns the number of dims of the result for an input of `rank` dims."""
        return rank

    _alone: int | None = None  # number of dims of an input without a batch, for layers that accept one

    def forward(self, x: Tensor) -> Tensor:
        if x.ndim == self._alone:
            return _mpt.squeeze(self.forward(_mpt.unsqueeze(x, 0)), 0)
        if self._ranks is not None:
            self._need_rank(x.ndim)
        if self._pads is not None:
            x = self._before(x)
        return self._with_parameters(x) if self._native is None else _mpt.module_forward(self._native, x)

    def _before(self, x: Tensor) -> Tensor:
        """Returns the input with the padding `_pads`."""
        raise NotImplementedError

    def _with_parameters(self, x: Tensor) -> Tensor:
        """Computes forward by functions, for a layer whose parameters were replaced."""
        raise NotImplementedError

    _replaced = 0  # number of parameters replaced in all layers; a change makes Sequential join its layers anew

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self.__dict__.get("_parameters", ()) and self._parameters[name] is not value:
            if type(self)._with_parameters is Layer._with_parameters:
                raise AttributeError(
                    f"the {name} of a {type(self).__name__} cannot be replaced: write into it ({name}.copy_(..)) "
                    f"or call nn.functional with another one; only Linear and Embedding allow a replacement")
            super().__setattr__(name, value)
            self.__dict__["_native"] = None
            Layer._replaced += 1
            return
        super().__setattr__(name, value)

    def _keeps_parameters(self) -> bool:
        return self.__dict__["_native"] is not None

    # A copied or unpickled layer is created anew from its recipe, and receives the original's
    # values. One whose parameters were replaced has copies of these.

    def __getstate__(self) -> dict:
        if self.__dict__["_native"] is None and self._parameters:
            return super().__getstate__()
        d = {k: v for k, v in self.__dict__.items() if k not in ("_native", "_parameters", "_buffers", "_modules")}
        d["_values"] = self.state_dict()
        d["_trained"] = {n: (p.requires_grad, p._precision) for n, p in self.named_parameters()}
        return d

    def __setstate__(self, state: dict) -> None:
        if "_values" not in state:
            super().__setstate__(state)
            return
        values, trained = state.pop("_values"), state.pop("_trained")
        Module.__init__(self)
        context = current_context()
        before = context.get_rng_state()
        make, args, parameters = state["_recipe"]
        self._make(make, *args, parameters=parameters)
        context.set_rng_state(before)
        for name, p in self.named_parameters():
            p.requires_grad, precision = trained[name]
            if precision is not None:
                Params.of([p], precision)
                p.name = ""
        for name, b in self.named_buffers():
            if values[name].dtype == _dtypes.float64:
                wide = Params(context)
                wide.set_precision("64-true")  # converts the buffers that it takes
                wide.add_buffer(name, b)
                b.name = ""
        self.load_state_dict(values)
        self.__dict__.update(state)
        if self._native is not None:
            _mpt.module_train(self._native, self.training)
