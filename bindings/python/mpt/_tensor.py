"""Tensors.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
import math
import re
from typing import Any, Callable, Iterator

from . import _dtypes, _functions as F, _mpt
from ._dtypes import dtype as DType
from ._shapes import DTypeLike, Ints, _ints, _shape_of

__all__ = ["Tensor", "add", "clamp", "div", "max", "min", "pow", "split", "squeeze", "std", "sub", "var"]


class RemovableHandle:
    """What a hook is taken off with; also a context manager."""

    def __init__(self, tensor: Tensor, number: int):
        self._tensor: Tensor | None = tensor
        self._number = number

    def remove(self) -> None:
        if self._tensor is not None:
            tensor, self._tensor = self._tensor, None
            _mpt.tensor_remove_hook(tensor, self._number)

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *exc: object) -> None:
        self.remove()


class Tensor(_mpt.tensor, F.Methods):
    """An array with a dtype and, where it is wanted, a gradient. Made by mpt.tensor, mpt.zeros and so on.

    It is given back when Python's last reference goes (or by close(), or at the end of an mpt.scope); what the
    library still needs of it stays. Operators, indexing and methods are PyTorch's.
    """

    __slots__ = ()
    # NumPy's operators and functions give way: they would drop gradients without a word.
    __array_ufunc__ = None

    # ---- what it is ----

    def size(self, dim: int | None = None) -> Any:
        return self.shape if dim is None else self.shape[dim]

    def dim(self) -> int:
        return self.ndim

    def stride(self, dim: int | None = None) -> Any:
        return self.strides if dim is None else self.strides[dim]

    def element_size(self) -> int:
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        return self.numel() * self.dtype.itemsize

    @property
    def name(self) -> str:
        """A name for messages; "" when there is none."""
        return _mpt.tensor_get_name(self)

    @name.setter
    def name(self, name: str) -> None:
        _mpt.tensor_set_name(self, name)

    def is_contiguous(self) -> bool:
        expected = 1
        for extent, step in zip(reversed(self.shape), reversed(self.strides)):
            if extent != 1 and step != expected:
                return False
            expected *= extent
        return True

    def is_floating_point(self) -> bool:
        return self.dtype.is_floating_point

    def stats(self, **fields: Any) -> Any:
        """How its values lie: extremes, means, what is not finite, what 16 bits would lose."""
        return _context.Info(_mpt.tensor_get_stats(self, fields))

    def data_ptr(self) -> int:
        """The address of the first element; valid while the tensor lives."""
        return _mpt.tensor_get_data(self)

    def __repr__(self) -> str:
        try:
            text = _mpt.tensor_text(self)
        except RuntimeError as e:
            return f"<{type(self).__name__}: {e}>"
        if self.dtype == _dtypes.bool:
            values, comma, rest = text.partition(", dtype=")
            text = re.sub(r"\b1\b", "True", re.sub(r"\b0\b", "False", values)) + comma + rest
        return text.replace("requires_grad=1", "requires_grad=True")

    def __format__(self, spec: str) -> str:
        return format(self.item(), spec) if spec and self.numel() == 1 else format(str(self), spec)

    def __reduce_ex__(self, protocol: Any) -> Any:
        return _rebuild, (self.detach().contiguous().tobytes(), self.shape, self.dtype, self.requires_grad)

    def __deepcopy__(self, memo: dict) -> Tensor:
        if not self.is_leaf:
            raise RuntimeError("only leaves can be copied deeply; detach() it first")
        copy = type(self)(self.detach().clone())
        copy.requires_grad = self.requires_grad
        return copy

    # ---- elements in and out ----

    def tolist(self) -> Any:
        """Nested lists, or a number."""
        if self.ndim == 0:
            return self.item()
        kind = _dtypes.float64 if self.is_floating_point() else _dtypes.int64
        if self.dtype == _dtypes.bool:
            kind = _dtypes.uint8
        memory = bytearray(self.numel() * kind.itemsize)
        view: Any = memoryview(memory)
        view = view.cast({1: "B", 8: "d" if kind == _dtypes.float64 else "q"}[kind.itemsize])
        _mpt.tensor_read(self, kind, view)
        flat: list = view.tolist()
        if self.dtype == _dtypes.bool:
            flat = [v != 0 for v in flat]
        for dim in range(self.ndim - 1, 0, -1):
            extent = self.shape[dim]
            pieces = math.prod(self.shape[:dim])
            flat = [flat[i * extent:(i + 1) * extent] for i in range(pieces)]
        return flat

    def tobytes(self) -> bytes:
        """The elements, row-major, in their own dtype."""
        memory = bytearray(self.nbytes)
        view: Any = memoryview(memory)
        code = {1: "B", 2: "H", 4: "I", 8: "Q"}[self.dtype.itemsize]
        _mpt.tensor_read(self, self.dtype, view.cast(code) if memory else view)
        return bytes(memory)

    def numpy(self) -> Any:
        """The elements as a NumPy array that shares the memory; bf16 and f8 through ml_dtypes. A parameter that
        lies packed for its kernel is copied."""
        import numpy

        if self.requires_grad:
            raise _errors.StateError(_mpt.ERROR_STATE, "the tensor requires a gradient: call .detach().numpy()")
        kind = self.dtype
        try:
            if kind.name.startswith(("bfloat", "float8")):
                import ml_dtypes

                return numpy.asarray(memoryview(_mpt.bits(self))).view(getattr(ml_dtypes, kind.name))
            return numpy.asarray(memoryview(self))
        except _errors.UnsupportedError:
            return self.clone().numpy()

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        a = self.numpy()
        if dtype is not None and a.dtype != dtype:
            return a.astype(dtype)
        return a.copy() if copy else a

    def __dlpack__(self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None,
                   copy: bool | None = None) -> Any:
        if dl_device is not None and tuple(dl_device) != self.__dlpack_device__():
            raise BufferError(f"the tensor is on the CPU, not on device {tuple(dl_device)}")
        x = self.clone() if copy else self
        return _mpt.tensor_to_dlpack(x, max_version is not None and max_version[0] >= 1)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0

    def to(self, *args: Any, **kw: Any) -> Tensor:
        """In another dtype; a device other than "cpu" is an error. copy=True: a new tensor, whatever it is in."""
        for name in kw:
            if name not in ("dtype", "device", "other", "copy", "non_blocking"):
                raise TypeError(f"to takes no {name!r}; it takes dtype, device, other, copy")
        if kw.pop("copy", False):
            moved = self.to(*args, **kw)
            return moved.clone() if moved is self else moved
        for a in (*args, *kw.values()):
            if isinstance(a, str) and a.split(":")[0] in ("cpu", "cuda"):
                if not a.startswith("cpu"):
                    raise _errors.UnsupportedError(_mpt.ERROR_DEVICE, f"there is no device {a!r} here; cpu is")
            elif isinstance(a, Tensor):
                return self.to(a.dtype)
            elif a is not None and not isinstance(a, builtins.bool):
                return F.cast(self, a)
        return self

    def type(self, dtype: DTypeLike) -> Tensor:
        return F.cast(self, dtype)

    def float(self) -> Tensor:
        return F.cast(self, _dtypes.float32)

    def double(self) -> Tensor:
        return F.cast(self, _dtypes.float64)

    def half(self) -> Tensor:
        return F.cast(self, _dtypes.float16)

    def bfloat16(self) -> Tensor:
        return F.cast(self, _dtypes.bfloat16)

    def int(self) -> Tensor:
        return F.cast(self, _dtypes.int32)

    def long(self) -> Tensor:
        return F.cast(self, _dtypes.int64)

    def bool(self) -> Tensor:
        return F.cast(self, _dtypes.bool)

    def cpu(self) -> Tensor:
        return self

    # ---- gradients ----

    def requires_grad_(self, requires_grad: builtins.bool = True) -> Tensor:
        self.requires_grad = requires_grad
        return self

    @property
    def grad(self) -> Tensor | None:
        """The gradient gathered so far."""
        return _mpt.tensor_get_grad(self)

    @grad.setter
    def grad(self, grad: Tensor | None) -> None:
        _mpt.tensor_set_grad(self, grad)

    def master(self) -> Tensor:
        """The exact value of a parameter, its master included (float32 where there is one): a tensor of its own."""
        return _mpt.tensor_get_master(self)

    def set_master(self, value: Tensor) -> None:
        """Overwrites the tensor, a parameter with its master."""
        _mpt.tensor_set_master(self, value)

    def set_grad_dtype(self, dtype: DTypeLike) -> None:
        """The dtype in which this leaf's gradient is kept; None: its own."""
        _mpt.tensor_set_grad_dtype(self, dtype)

    def set_grad_sparse(self, on: builtins.bool = True) -> None:
        """Whether this leaf's gradient by mpt.embedding is kept as the rows that were read alone."""
        _mpt.tensor_set_grad_sparse(self, on)

    def grad_rows(self) -> tuple[Tensor, Tensor] | None:
        """A gradient that is kept by rows: their numbers and their values; None where there is none, or a dense
        one."""
        found = _mpt.tensor_get_grad_rows(self)
        return None if found is None else tuple(found)

    def detach(self) -> Tensor:
        """The same memory, outside the graph."""
        return _mpt.detach(self)

    def backward(self, gradient: Tensor | None = None, retain_graph: builtins.bool | None = None,
                 create_graph: builtins.bool = False, inputs: None = None) -> None:
        """Adds d(self)/d(leaf) to the gradient of every leaf that wants one. retain_graph None: as create_graph."""
        if inputs is not None:
            raise ValueError("backward: inputs is not possible here; mpt.grad(outputs, inputs) gives the gradients of some")
        retain_graph = create_graph if retain_graph is None else retain_graph
        _mpt.backward(((self,), None if gradient is None else (gradient,)),
                      {"retain_graph": retain_graph, "create_graph": create_graph}
                      if retain_graph or create_graph else None)

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
        """hook(grad) runs when the gradient of this tensor is known; what it returns, unless None, takes the
        gradient's place."""
        return RemovableHandle(self, _mpt.tensor_add_hook(self, hook))

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> RemovableHandle:
        """hook(leaf) runs after the gradient of this leaf was added to."""
        return RemovableHandle(self, _mpt.tensor_add_post_hook(self, hook))

    # ---- in place ----

    def copy_(self, other: Any, non_blocking: builtins.bool = False) -> Tensor:
        _mpt.copy_into(self, other if isinstance(other, Tensor) else _creation.tensor(other, context=self.context))
        return self

    def fill_(self, value: builtins.float) -> Tensor:
        _mpt.fill_into(self, value)
        return self

    def zero_(self) -> Tensor:
        return self.fill_(0)

    def add_(self, other: Any, *, alpha: builtins.float = 1) -> Tensor:
        _mpt.add_into(self, other if alpha == 1 else other * alpha)
        return self

    def sub_(self, other: Any, *, alpha: builtins.float = 1) -> Tensor:
        if alpha != 1:
            return self.add_(other, alpha=-alpha)
        self -= other
        return self

    def mul_(self, other: Any) -> Tensor:
        _mpt.mul_into(self, other)
        return self

    def div_(self, other: Any, *, rounding_mode: str | None = None) -> Tensor:
        if rounding_mode is not None:
            return self.copy_(div(self, other, rounding_mode=rounding_mode))
        self /= other
        return self

    def _of_array(self, array: Any) -> Tensor:
        """An array beside this tensor in an operation, as a tensor."""
        return _creation.tensor(array, context=self.context)

    def _touch(self) -> None:
        """Counts a write that went past the library, through memory that is shared."""
        _mpt.tensor_touch(self)

    # ---- shapes ----

    def reshape(self, *shape: Any) -> Tensor:
        return _mpt.reshape(self, _shape_of(shape))

    def view(self, *shape: Any, dtype: DTypeLike = None) -> Tensor:
        """As reshape; a view where strides allow it. view(dtype): the same memory with its bits read as another dtype,
        outside the graph; between dtypes of other sizes the last dim grows or shrinks. Writes through it are not seen
        by the check for values that a backward needs."""
        if dtype is None and len(shape) == 1 and isinstance(shape[0], (DType, str, builtins.type)):
            dtype, shape = shape[0], ()
        if dtype is None:
            return _mpt.reshape(self, _shape_of(shape))
        if shape:
            raise TypeError(f"view: a shape {shape} and a dtype {dtype}: one of them")
        return _bits_as(self.detach(), DType(dtype))

    def expand(self, *shape: Any) -> Tensor:
        return _mpt.expand(self, _shape_of(shape))

    def repeat(self, *repeats: Any) -> Tensor:
        return _mpt.repeat(self, _shape_of(repeats))

    def permute(self, *dims: Any) -> Tensor:
        return _mpt.permute(self, _shape_of(dims))

    def flip(self, *dims: Any) -> Tensor:
        return _mpt.flip(self, _shape_of(dims))

    def transpose(self, dim0: builtins.int, dim1: builtins.int) -> Tensor:
        return _mpt.transpose(self, dim0, dim1)

    def squeeze(self, dim: builtins.int | None = None) -> Tensor:
        if dim is not None:
            return _mpt.squeeze(self, dim)
        return _mpt.reshape(self, [n for n in self.shape if n != 1])

    def t(self) -> Tensor:
        return self if self.ndim < 2 else _mpt.transpose(self, 0, 1)

    @property
    def T(self) -> Tensor:
        return _mpt.permute(self, tuple(range(self.ndim))[::-1])

    @property
    def mT(self) -> Tensor:
        return _mpt.transpose(self, -2, -1)

    def split(self, split_size: Ints, dim: builtins.int = 0) -> tuple[Tensor, ...]:
        return split(self, split_size, dim)

    def unbind(self, dim: builtins.int = 0) -> tuple[Tensor, ...]:
        return tuple(_mpt.select(self, dim, i) for i in range(self.shape[dim]))

    # ---- reductions and comparisons that PyTorch writes in its own way ----

    def max(self, dim: builtins.int | None = None, keepdim: builtins.bool = False) -> Any:
        return max(self, dim, keepdim)

    def min(self, dim: builtins.int | None = None, keepdim: builtins.bool = False) -> Any:
        return min(self, dim, keepdim)

    def var(self, dim: Any = None, unbiased: Any = True, keepdim: builtins.bool = False,
            *, correction: builtins.int | None = None) -> Tensor:
        if isinstance(dim, builtins.bool):  # var(unbiased)
            dim, unbiased = None, dim
        return _mpt.var(self, dim, builtins.int(unbiased) if correction is None else correction, keepdim)

    def std(self, dim: Any = None, unbiased: Any = True, keepdim: builtins.bool = False,
            *, correction: builtins.int | None = None) -> Tensor:
        if isinstance(dim, builtins.bool):  # std(unbiased)
            dim, unbiased = None, dim
        return _mpt.std(self, dim, builtins.int(unbiased) if correction is None else correction, keepdim)

    def clamp(self, min: builtins.float | None = None, max: builtins.float | None = None) -> Tensor:
        return clamp(self, min, max)

    def add(self, other: Any, *, alpha: builtins.float = 1) -> Tensor:
        return add(self, other, alpha=alpha)

    def sub(self, other: Any, *, alpha: builtins.float = 1) -> Tensor:
        return sub(self, other, alpha=alpha)

    def div(self, other: Any, *, rounding_mode: str | None = None) -> Tensor:
        return div(self, other, rounding_mode=rounding_mode)

    def pow(self, exponent: Any) -> Tensor:
        return self ** exponent

    def where(self, condition: Tensor, other: Any) -> Tensor:
        return _mpt.where(condition, self, other)

    def isclose(self, other: Tensor, rtol: builtins.float = 1e-5, atol: builtins.float = 1e-8,
                equal_nan: builtins.bool = False) -> Tensor:
        return _compose.isclose(self, other, rtol, atol, equal_nan)

    def allclose(self, other: Tensor, rtol: builtins.float = 1e-5, atol: builtins.float = 1e-8,
                 equal_nan: builtins.bool = False) -> builtins.bool:
        return _compose.allclose(self, other, rtol, atol, equal_nan)

    def multinomial(self, num_samples: builtins.int, replacement: builtins.bool = False) -> Tensor:
        return _creation.multinomial(self, num_samples, replacement)

    # ---- indexing ----

    def __getitem__(self, index: Any) -> Tensor:
        if type(index) is builtins.int:
            try:
                return _mpt.select(self, 0, index)
            except _errors.ShapeError as e:
                raise IndexError(str(e)) from None
        return _indexing.get(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _indexing.put(self, index, value)

    def __iter__(self) -> Iterator[Tensor]:
        if self.ndim == 0:
            raise TypeError("a tensor without dims cannot be iterated over")
        return (_mpt.select(self, 0, i) for i in range(self.shape[0]))

    def __contains__(self, value: Any) -> builtins.bool:
        return builtins.bool((self == value).any())


def _bits_as(x: Tensor, kind: DType) -> Tensor:
    """x's memory as elements of another dtype."""
    size, shape = x.dtype.itemsize, list(x.shape)
    if size != kind.itemsize:
        if not shape or shape[-1] * size % kind.itemsize or not x.is_contiguous():
            raise _errors.ShapeError(_mpt.ERROR_SHAPE, f"view: {x.dtype.name} of shape {x.shape} as {kind.name}: between "
                                     "elements of other sizes the tensor is contiguous, and its rows are whole elements")
        shape[-1] = shape[-1] * size // kind.itemsize
    if 0 in shape:
        return _mpt.empty(x.context, kind, shape)
    bits: Any = memoryview(_mpt.bits(x))  # type: ignore[arg-type]
    if size != kind.itemsize:
        bits = bits.cast("B").cast({1: "B", 2: "H", 4: "I", 8: "Q"}[kind.itemsize], shape)
    return _mpt.tensor_from_memory(x.context, kind, bits)


def _rebuild(data: bytes, shape: tuple, kind: DType, requires_grad: bool) -> Tensor:
    t = _mpt.tensor_from_data(_context.current_context(), kind, shape, data)
    return t.requires_grad_() if requires_grad else t


# ---- functions that are written otherwise than their C counterparts ----


def max(input: Tensor, dim: Any = None, keepdim: bool = False) -> Any:
    """The largest element; with dim, the largest along it and where they are; with a tensor, elementwise."""
    if dim is None:
        return _mpt.max(input)
    return _mpt.maximum(input, dim) if isinstance(dim, Tensor) else F.max_dim(input, dim, keepdim)


def min(input: Tensor, dim: Any = None, keepdim: bool = False) -> Any:
    """The smallest element; with dim, the smallest along it and where they are; with a tensor, elementwise."""
    if dim is None:
        return _mpt.min(input)
    return _mpt.minimum(input, dim) if isinstance(dim, Tensor) else F.min_dim(input, dim, keepdim)


def add(input: Any, other: Any, *, alpha: float = 1) -> Tensor:
    """input + alpha other."""
    return _mpt.add(input, other if alpha == 1 else other * alpha)


def sub(input: Any, other: Any, *, alpha: float = 1) -> Tensor:
    """input - alpha other."""
    return _mpt.sub(input, other if alpha == 1 else other * alpha)


def div(input: Any, other: Any, *, rounding_mode: str | None = None) -> Tensor:
    """input / other; rounding_mode "floor": the whole number below."""
    if rounding_mode not in (None, "floor"):
        raise ValueError(f"div: rounding_mode is {rounding_mode!r}; None is known, and \"floor\"")
    return _mpt.div(input, other) if rounding_mode is None else _mpt.floor_divide(input, other)


def std(input: Tensor, dim: Any = None, unbiased: Any = True, keepdim: bool = False, *, correction: int | None = None
        ) -> Tensor:
    """The standard deviation: of the whole, or along dims. correction (unbiased: 1, else 0) is taken off the count."""
    return input.std(dim, unbiased, keepdim, correction=correction)


def var(input: Tensor, dim: Any = None, unbiased: Any = True, keepdim: bool = False, *, correction: int | None = None
        ) -> Tensor:
    """The variance; the arguments are std's."""
    return input.var(dim, unbiased, keepdim, correction=correction)


def pow(input: Any, exponent: Any) -> Tensor:
    """input to the power exponent, elementwise; either may be a number."""
    return input ** exponent


def split(tensor: Tensor, split_size_or_sections: Ints, dim: int = 0) -> tuple[Tensor, ...]:
    """Pieces of one size, or of the sizes in a list, along dim; views."""
    size = split_size_or_sections
    return F.split(tensor, size, dim) if isinstance(size, int) else F.split_with_sizes(tensor, size, dim)


def clamp(input: Tensor, min: float | None = None, max: float | None = None) -> Tensor:
    """min(max(x, low), high); None leaves a side open."""
    low = -builtins.float("inf") if min is None else min
    return _mpt.clamp(input, low, builtins.float("inf") if max is None else max)


def squeeze(input: Tensor, dim: int | None = None) -> Tensor:
    """Without dim where its extent is 1; without all such dims for None."""
    return input.squeeze(dim)


from . import _compose, _context, _creation, _errors, _indexing  # noqa: E402

