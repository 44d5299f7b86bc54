"""What the operations' arguments have in common.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Sequence, Union

if TYPE_CHECKING:
    from ._dtypes import dtype
    from ._tensor import Tensor

    DTypeLike = Union["dtype", str, type, Any, None]
Ints = Union[int, Sequence[int]]
if not TYPE_CHECKING:
    DTypeLike = Any


class ValuesIndices(NamedTuple):
    """Elements, and where along the dim they were."""

    values: Tensor
    indices: Tensor


# Of PyTorch's options that are not here: what there is instead.
_INSTEAD = {
    "size_average": "reduction=\"mean\" or \"sum\" is", "reduce": "reduction=\"none\" is",
    "dtype": "parameters are float32, and mpt.Precision(\"bf16-true\").apply(module) converts them",
    "generator": "the context's generator draws: mpt.manual_seed", "last_epoch": "mpt.Training saves and goes on",
    "max_norm": "clip the rows, weight.copy_(..)", "sparse": "weight.set_grad_sparse() is",
    "device": "\"cpu\" is", "kdim": "embed_dim is", "vdim": "embed_dim is",
    "decoupled_weight_decay": "AdamW has it", "momentum": "a number is", "three_phase": "cycle_momentum=False goes with it",
    "nonlinearity": "tanh is", "proj_size": "a Linear behind it is", "padding_mode": "zeros, reflect, replicate and circular are",
}


def _refuse(call: str, **options: Any) -> None:
    """PyTorch's options that are not here, each with what was given; None and False are no wish."""
    for name, value in options.items():
        if value is not None and value is not False:
            shown = "a Tensor" if hasattr(value, "_handle") else repr(value)
            there = _INSTEAD.get(name)
            raise ValueError(f"{call}: {name}={shown} is not possible here" + (f"; {there}" if there else ""))


def _place(call: str, device: Any, dtype: Any) -> None:
    """A module's device and dtype, which are the CPU and float32."""
    _refuse(call, device=None if device is None or str(device).split(":")[0] == "cpu" else device,
            dtype=None if dtype is None or str(dtype).rsplit(".", 1)[-1] in ("float32", "f32") else dtype)


def _same(kernel: Sequence[int], dilation: Sequence[int]) -> list[tuple[int, int]]:
    """Borders before and after, by dim, for an output of the input's extents, as PyTorch has them."""
    return [((d * (k - 1)) // 2, d * (k - 1) - (d * (k - 1)) // 2) for k, d in zip(kernel, dilation)]


def _pick(table: dict[str, int], value: str | int | None) -> int:
    """The number of a name; numbers go through."""
    try:
        return table[value]  # type: ignore[index]
    except (KeyError, TypeError):
        if value is None and "none" in table:
            return table["none"]
        if isinstance(value, int):
            return value
        raise ValueError(f"{value!r} is not known here; {', '.join(map(repr, table))} are") from None


def _ints(value: Ints) -> tuple[int, ...]:
    return (value,) if isinstance(value, int) else tuple(value)


def _wide(value: Ints, dims: int) -> tuple[int, ...]:
    """One number for every dim."""
    v = _ints(value)
    return v * dims if len(v) == 1 else v


def _window(dims: int, kernel_size: Ints, stride: Ints | None, padding: Ints, **more: Any) -> dict[str, Any]:
    """A pool's descriptor."""
    desc = {"kernel": _wide(kernel_size, dims), "padding": _wide(padding, dims), **more}
    if stride is not None:
        desc["stride"] = _wide(stride, dims)
    return desc


def _shape_of(args: tuple) -> tuple[int, ...]:
    """f(2, 3) and f((2, 3)) alike."""
    if len(args) == 1 and not isinstance(args[0], int) and hasattr(args[0], "__iter__"):
        args = tuple(args[0])
    for i, n in enumerate(args):
        if not hasattr(n, "__index__"):
            raise TypeError(f"a shape is of whole numbers, and {n!r} is at place {i}; a dtype goes by its name, dtype=..")
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
