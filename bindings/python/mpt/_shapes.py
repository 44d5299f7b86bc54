"""Helpers that check and convert the arguments of operations.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Mapping, NamedTuple, Sequence, TypedDict, Union

from ._context import current_context

if TYPE_CHECKING:
    from ._dtypes import dtype
    from ._tensor import Tensor

    DTypeLike = Union["dtype", str, type, Any, None]
Ints = Union[int, Sequence[int]]
if not TYPE_CHECKING:
    DTypeLike = Any


class ValuesIndices(NamedTuple):
    """Values of a reduction or sort along a dim, and their indices in this dim."""

    values: Tensor
    indices: Tensor


def _long(value: Any) -> int | None:
    """Returns a number if it is an integer beyond 2^53, which perhaps no f64 is; otherwise None."""
    if isinstance(value, float) or not hasattr(value, "__index__"):
        return None
    try:
        n = value.__index__()
    except TypeError:  # a floating tensor
        return None
    return n if abs(n) > 2**53 else None


# PyTorch's options that are not supported, with the alternative that an error text names.
_INSTEAD = {
    "size_average": "reduction=\"mean\" or \"sum\" is", "reduce": "reduction=\"none\" is",
    "dtype": "parameters are float32, and mpt.Precision(\"bf16-true\").apply(module) converts them",
    "generator": "the context's generator draws: mpt.manual_seed", "last_epoch": "mpt.Training saves and goes on",
    "max_norm": "clip the rows, weight.copy_(..)", "sparse": "weight.set_grad_sparse() is",
    "device": "the device is that of the context, mpt.Context(device=..)", "kdim": "embed_dim is",
    "vdim": "embed_dim is", "decoupled_weight_decay": "AdamW has it", "momentum": "a number is",
    "three_phase": "cycle_momentum=False goes with it",
    "nonlinearity": "tanh is", "proj_size": "a Linear behind it is",
    "padding_mode": "zeros, reflect, replicate and circular are",
    "out": "t.copy_(..) writes a result into t", "pin_memory": "a copy to a device needs no pinned memory",
    "layout": "mpt.strided is", "memory_format": "mpt.contiguous_format and mpt.preserve_format are",
    "sparse_grad": "the gradient is dense", "divisor_override": "multiply the result by a factor",
    "return_indices": "max of an unfolded input has indices", "timeout": "0 is: the loader waits",
    "worker_init_fn": "the workers are threads of this process", "in_order": "True is",
    "multiprocessing_context": "the workers are threads of this process", "assign": "values are copied",
    "is_grads_batched": "call it once for each", "always_call": "a hook runs after a forward without errors",
    "destination": "the result is a new dict", "determinism_check": "\"default\" and \"none\" are",
    "preserve_rng_state": "True is", "context_fn": "the function may open scopes itself", "names": "dims have no names",
    "remove_duplicate": "True is", "only_inputs": "backward() reaches all leaves",
}
# Values beside None and False that request nothing.
_NEUTRAL: dict[str, tuple[Any, ...]] = {
    "layout": ("strided",), "memory_format": ("contiguous_format", "preserve_format"), "timeout": (0, 0.0),
    "in_order": (True,), "determinism_check": ("default", "none"), "preserve_rng_state": (True,),
    "pin_memory_device": ("",), "remove_duplicate": (True,),
    "only_inputs": (True,),
}


def _is_neutral(name: str, value: Any) -> bool:
    """Returns True if an option of PyTorch that is not supported has a value that requests nothing."""
    if value is None or value is False:
        return True
    if name == "device":
        home = current_context().device
        return str(value) in (home, home.type)
    known = _NEUTRAL.get(name)
    if known is None:
        return False
    if name in ("layout", "memory_format"):  # PyTorch's own objects have the same names
        return str(value).rsplit(".", 1)[-1] in known
    return any(type(value) is type(n) and value == n for n in known)


def _refuse(call: str, **options: Any) -> None:
    """Raises ValueError if an unsupported option of PyTorch was given with a value that is not neutral."""
    for name, value in options.items():
        if not _is_neutral(name, value):
            shown = "a Tensor" if hasattr(value, "_handle") else repr(value)
            there = _INSTEAD.get(name)
            raise ValueError(f"{call}: {name}={shown} is not supported" + (f"; {there}" if there else ""))


class Created(TypedDict, total=False):
    """PyTorch's options of functions that create tensors."""

    out: None
    layout: Any
    device: Any
    pin_memory: bool | None
    memory_format: Any
    generator: None


def _known(call: str, options: Mapping[str, Any], names: Any) -> None:
    """Checks the options that a function has taken as **options, whose names a TypedDict lists."""
    for name in options:
        if name not in names.__annotations__:
            raise TypeError(f"{call}() got an unexpected keyword argument {name!r}")
    _refuse(call, **options)


def _place(call: str, device: Any, dtype: Any) -> None:
    """Raises ValueError unless a module's device is the context's and its dtype float32; None is accepted."""
    _refuse(call, device=device,
            dtype=None if dtype is None or str(dtype).rsplit(".", 1)[-1] in ("float32", "f32") else dtype)


def _same(kernel: Sequence[int], dilation: Sequence[int]) -> list[tuple[int, int]]:
    """Returns the padding (before, after) of each dim for padding="same" of a convolution, as in PyTorch."""
    return [((d * (k - 1)) // 2, d * (k - 1) - (d * (k - 1)) // 2) for k, d in zip(kernel, dilation)]


def _pick(table: dict[str, int], value: str | int | None) -> int:
    """Returns the number of a name in `table`.

    Numbers are returned unchanged, but not bools; None means "none".
    """
    try:
        return table[value]  # type: ignore[index]
    except (KeyError, TypeError):
        if value is None and "none" in table:
            return table["none"]
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise ValueError(f"unknown value {value!r}; expected one of {', '.join(map(repr, table))}") from None


def _ints(value: Ints) -> tuple[int, ...]:
    return (value,) if isinstance(value, int) else tuple(value)


def _wide(value: Ints, dims: int) -> tuple[int, ...]:
    """Returns a value as a tuple; a single number is repeated for every dim."""
    v = _ints(value)
    return v * dims if len(v) == 1 else v


def _window(dims: int, kernel_size: Ints, stride: Ints | None, padding: Ints, **more: Any) -> dict[str, Any]:
    """Returns the descriptor of a pooling operation."""
    desc = {"kernel": _wide(kernel_size, dims), "padding": _wide(padding, dims), **more}
    if stride is not None:
        desc["stride"] = _wide(stride, dims)
    return desc


def _batched(function: Any, dims: int) -> Any:
    """Returns a function of [batch, channels, ..] with `dims` spatial dims that also takes [channels, ..]."""

    @functools.wraps(function)
    def call(input: Tensor, *args: Any, **kw: Any) -> Tensor:
        if input.ndim != dims + 1:
            return function(input, *args, **kw)
        return function(input.unsqueeze(0), *args, **kw).squeeze(0)

    return call


def _shape_of(args: tuple) -> tuple[int, ...]:
    """Returns the shape that a function received as f(2, 3) or as f((2, 3))."""
    if len(args) == 1 and not isinstance(args[0], int) and hasattr(args[0], "__iter__"):
        args = tuple(args[0])
    for i, n in enumerate(args):
        if not hasattr(n, "__index__"):
            raise TypeError(f"a shape has integers, got {n!r} at position {i}; pass a dtype as dtype=..")
    return args


def _extent(x: Tensor, dim: int) -> int:
    shape = x.shape
    return shape[dim] if -len(shape) <= dim < len(shape) else 1


def _split_count(x: Tensor, size: int, dim: int) -> int:
    return max(1, -(-_extent(x, dim) // size)) if size > 0 else 1


def _chunk_count(x: Tensor, chunks: int, dim: int) -> int:
    if chunks < 1:
        return 1
    extent = _extent(x, dim)
    return max(1, -(-extent // max(1, -(-extent // chunks)))) if extent else chunks
