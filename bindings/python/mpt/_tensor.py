"""The Tensor class.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
import math
import re
from typing import TYPE_CHECKING, Any, Callable, Iterator

from . import _compose, _dtypes, _functions as F, _inplace, _mpt, _overloads, _places, _selection
from ._dtypes import dtype as DType
from ._shapes import Created, DTypeLike, Ints, _refuse, _shape_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["Tensor"]


# PyTorch's names of the types of tensors, which type() returns.
_TYPES = {"float32": "Float", "float64": "Double", "float16": "Half", "bfloat16": "BFloat16", "int8": "Char",
          "uint8": "Byte", "int32": "Int", "int64": "Long", "bool": "Bool", "float8_e4m3fn": "Float8_e4m3fn",
          "float8_e5m2": "Float8_e5m2"}


class RemovableHandle:
    """The handle of a registered hook. As a context manager it removes the hook at the end."""

    def __init__(self, tensor: Tensor, number: int):
        self._tensor: Tensor | None = tensor
        self._number = number

    def remove(self) -> None:
        """Removes the hook. A second call has no effect."""
        if self._tensor is not None:
            tensor, self._tensor = self._tensor, None
            _mpt.tensor_remove_hook(tensor, self._number)

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *exc: object) -> None:
        self.remove()


class Tensor(_mpt.tensor, _overloads.Methods, _compose.Methods, _selection.Methods, _inplace.Methods, F.Methods):
    """A multi-dimensional array with a dtype and an optional gradient, as torch.Tensor.

    mpt.tensor, mpt.zeros and other functions create tensors. A tensor is freed with its last
    reference, by close(), or at the end of an mpt.scope; the library keeps the memory that it still
    needs, for example for a backward. Operators, indexing and methods are those of PyTorch.
    """

    __slots__ = ("_retained",)
    _retained: list  # the gradient that retain_grad() keeps
    # Makes NumPy's operators defer to Tensor's: NumPy's own would silently drop gradients.
    __array_ufunc__ = None

    # ---- properties ----

    def size(self, dim: int | None = None) -> Any:
        """Returns the shape, or the extent of one dim."""
        return self.shape if dim is None else self.shape[dim]

    def dim(self) -> int:
        """Returns the number of dims."""
        return self.ndim

    def stride(self, dim: int | None = None) -> Any:
        """Returns the strides in elements, or the stride of one dim."""
        return self.strides if dim is None else self.strides[dim]

    def element_size(self) -> int:
        """Returns the size of an element in bytes."""
        return self.dtype.itemsize

    @property
    def device(self) -> _places.device:
        """The device that holds the memory."""
        return _places.device(self._device)

    @property
    def nbytes(self) -> int:
        """Size of the elements in bytes."""
        return self.numel() * self.dtype.itemsize

    @property
    def name(self) -> str:
        """The name that messages use; "" if there is none."""
        return _mpt.tensor_get_name(self)

    @name.setter
    def name(self, name: str) -> None:
        _mpt.tensor_set_name(self, name)

    def is_contiguous(self, memory_format: Any = None) -> bool:
        """Returns True if the elements are stored in row-major order without gaps."""
        _refuse("is_contiguous", memory_format=memory_format)
        return self._is_row_major

    def is_floating_point(self) -> bool:
        """Returns True if the dtype is a float dtype."""
        return self.dtype.is_floating_point

    def stats(self, **fields: Any) -> Any:
        """Returns statistics of a floating tensor: extremes, means, non-finite values, and losses in 16 bits.

        The keyword arguments are fields of the options of mpt_tensor_get_stats.
        """
        return _context.Info(_mpt.tensor_get_stats(self, fields))

    def data_ptr(self) -> int:
        """Returns the address of the first element, in the memory of the tensor's device.

        It is valid while the tensor exists.
        """
        return _mpt.tensor_get_data(self)

    def __repr__(self) -> str:
        try:
            text = _mpt.tensor_text(self)
        except RuntimeError as e:
            return f"<{type(self).__name__}: {e}>"
        values, dtype, rest = text.rpartition(", dtype=")
        if dtype:  # as in PyTorch, which leaves out the dtypes of Python's own numbers
            _, comma, rest = rest.rpartition(", ") if "," in rest else ("", "", ")")
            if self.dtype == _dtypes.bool:
                values = re.sub(r"\b1\b", "True", re.sub(r"\b0\b", "False", values))
            shown = "" if self.dtype in (_dtypes.bool, _dtypes.int64) else f", dtype={self.dtype!r}"
            text = f"{values}{shown}{comma}{rest}"
        return text.replace("requires_grad=1", "requires_grad=True")

    def __format__(self, spec: str) -> str:
        return format(self.item(), spec) if spec and self.numel() == 1 else format(str(self), spec)

    def _exact(self) -> Tensor:
        """Returns the exact value of a parameter that has a master, in float32; otherwise the detached tensor."""
        return self.master() if self.is_leaf and self.has_master else self.detach()

    def _precise(self) -> Tensor:
        """Returns the exact value of a parameter that has a master, or of a view, outside of the graph; or the tensor."""
        recorded = not self.is_leaf and _context.is_grad_enabled(self.context)
        return self.master() if self.has_master and not recorded else self

    def _operand(self) -> Tensor:
        """Returns the value that a write in place reads: the exact one, unless gradients are recorded."""
        recorded = self.requires_grad and _context.is_grad_enabled(self.context)
        return self if recorded else self._precise()

    def __reduce_ex__(self, protocol: Any) -> Any:
        exact = self._exact()
        return _rebuild, (exact.contiguous().tobytes(), exact.shape, exact.dtype, self.requires_grad)

    def __deepcopy__(self, memo: dict) -> Tensor:
        if not self.is_leaf:
            raise RuntimeError("only leaves can be copied deeply; detach() it first")
        make, parts = self.__reduce_ex__(4)
        with self.context._borrowed():
            return make(*parts)

    # ---- elements in and out ----

    def tolist(self) -> Any:
        """Returns the elements as nested lists, or as a number if the tensor has no dims."""
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
        """Returns the elements as bytes in row-major order, in the tensor's dtype."""
        memory = bytearray(self.nbytes)
        view: Any = memoryview(memory)
        code = {1: "B", 2: "H", 4: "I", 8: "Q"}[self.dtype.itemsize]
        _mpt.tensor_read(self, self.dtype, view.cast(code) if memory else view)
        return bytes(memory)

    def numpy(self, *, force: builtins.bool = False) -> Any:
        """Returns a NumPy array that shares the tensor's memory; bf16 and f8 arrays use ml_dtypes.

        A parameter that is stored packed for its kernel is copied. Raises StateError if the tensor
        requires a gradient. force: detach the tensor and copy it to the CPU where needed.
        """
        if force:
            return self.detach().cpu().numpy()
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
            if tuple(dl_device) == (1, 0) and copy is not False:
                return self.cpu().__dlpack__(max_version=max_version)
            raise BufferError(f"the tensor is on {self.device}, not on device {tuple(dl_device)}")
        x = self.clone() if copy else self
        # The export waits for the device, so that the memory is ready on any `stream`.
        return _mpt.tensor_to_dlpack(x, max_version is not None and max_version[0] >= 1)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0) if self.device == "cpu" else _mpt.dlpack_device(self.detach())

    def to(self, *args: Any, **kw: Any) -> Tensor:
        """Returns the tensor on another device, in another dtype, or both, as those of another tensor.

        A device is "cpu", "cuda", "module" or "vulkan", with a number as in "cuda:1" or in `index`.
        The tensor itself is returned if nothing differs, unless copy=True. A copy to the CPU waits
        for the device. Raises DeviceError if the tensor's context cannot use the device.
        """
        for name in kw:
            if name not in ("dtype", "device", "index", "other", "copy", "non_blocking", "memory_format"):
                raise TypeError(f"to has no argument {name!r}; its arguments are dtype, device, index, other, copy")
        _refuse("to", memory_format=kw.pop("memory_format", None))
        index = kw.pop("index", None)
        if kw.pop("copy", False):
            moved = self.to(*args, **kw, index=index)
            return moved.clone() if moved is self else moved
        moved = self
        for a in (*args, *kw.values()):
            if isinstance(a, Tensor):
                moved = moved.to(a.device, a.dtype)
            elif isinstance(a, str) and a.split(":")[0] in _places.KINDS:
                moved = moved._to_device(a, index)
            elif a is not None and not isinstance(a, builtins.bool):
                kind = DType(a)
                moved = moved if moved.dtype == kind else F.cast(moved, kind)
        return moved

    def _to_device(self, device: str, index: builtins.int | None) -> Tensor:
        wanted = _places.kind_and_number(device, index)
        return self if self.device == _places.name_of(*wanted) else _mpt.tensor_to(self, *wanted)

    def type(self, dtype: DTypeLike = None, non_blocking: builtins.bool = False) -> Any:
        """Returns the tensor converted to `dtype`, or without one PyTorch's name of its type.

        non_blocking has no effect.
        """
        return f"torch.{_TYPES[self.dtype.name]}Tensor" if dtype is None else F.cast(self, dtype)

    def float(self) -> Tensor:
        """Returns the tensor converted to float32."""
        return F.cast(self, _dtypes.float32)

    def double(self) -> Tensor:
        """Returns the tensor converted to float64."""
        return F.cast(self, _dtypes.float64)

    def half(self) -> Tensor:
        """Returns the tensor converted to float16."""
        return F.cast(self, _dtypes.float16)

    def bfloat16(self) -> Tensor:
        """Returns the tensor converted to bfloat16."""
        return F.cast(self, _dtypes.bfloat16)

    def int(self) -> Tensor:
        """Returns the tensor converted to int32."""
        return F.cast(self, _dtypes.int32)

    def long(self) -> Tensor:
        """Returns the tensor converted to int64."""
        return F.cast(self, _dtypes.int64)

    def bool(self) -> Tensor:
        """Returns the tensor converted to bool."""
        return F.cast(self, _dtypes.bool)

    def cpu(self, memory_format: Any = None) -> Tensor:
        """Returns the tensor on the CPU; see to()."""
        return self.to("cpu", memory_format=memory_format)

    def cuda(self, device: Any = None, non_blocking: builtins.bool = False, memory_format: Any = None) -> Tensor:
        """Returns the tensor on a CUDA device; see to(). device: such as "cuda:1" or 1; None: number 0."""
        number = device if isinstance(device, builtins.int) else None
        return self.to("cuda" if device is None or number is not None else device, index=number,
                       memory_format=memory_format)

    # ---- gradients ----

    def requires_grad_(self, requires_grad: builtins.bool = True) -> Tensor:
        """Sets whether this leaf requires a gradient, and returns the tensor."""
        self.requires_grad = requires_grad
        return self

    @property
    def grad(self) -> Tensor | None:
        """The accumulated gradient of this leaf, or of a result after retain_grad(); otherwise None.

        Assigning replaces it; None removes it.
        """
        kept = getattr(self, "_retained", None)
        return _mpt.tensor_get_grad(self) if kept is None else kept[0]

    @grad.setter
    def grad(self, grad: Tensor | None) -> None:
        kept = getattr(self, "_retained", None)
        if kept is None:
            _mpt.tensor_set_grad(self, grad)
        else:
            kept[0] = grad

    def retain_grad(self) -> None:
        """Keeps the gradient of this result, so that `grad` returns it. It has no effect on a leaf."""
        if not self.requires_grad:
            raise _errors.StateError(_mpt.ERROR_STATE, "retain_grad: the tensor does not require a gradient")
        if self.is_leaf or hasattr(self, "_retained"):
            return
        kept: list = [None]

        def keep(grad: Tensor) -> None:
            kept[0] = grad.detach() if kept[0] is None else kept[0] + grad.detach()

        self.register_hook(keep)
        self._retained = kept

    def detach_(self) -> Tensor:
        """Makes a leaf of this tensor, without a gradient, and returns it.

        A result that is part of a graph stays there: use t = t.detach().
        """
        if not self.is_leaf:
            raise _errors.UnsupportedError(_mpt.ERROR_UNSUPPORTED, "detach_: a result cannot leave its graph; use "
                                                                   "t = t.detach(), which shares the memory")
        return self.requires_grad_(False) if self.requires_grad else self

    def master(self) -> Tensor:
        """Returns the exact value of a parameter as a new tensor.

        A parameter with a master gives the master's value, which is float32.
        """
        return _mpt.tensor_get_master(self)

    def set_master(self, value: Tensor) -> None:
        """Overwrites the tensor, and the master of a parameter, with a tensor of the same shape.

        If `value` is a parameter with a master, its exact value is copied.
        """
        _mpt.tensor_set_master(self, value)

    def set_grad_dtype(self, dtype: DTypeLike) -> None:
        """Sets the dtype of this leaf's gradient; None: the dtype of the leaf."""
        _mpt.tensor_set_grad_dtype(self, dtype)

    def set_grad_sparse(self, on: builtins.bool = True) -> None:
        """Switches a sparse gradient on or off for this leaf.

        A sparse gradient of mpt.embedding holds only the rows that the forward has read;
        grad_rows() returns them. It takes effect from the next backward on.
        """
        _mpt.tensor_set_grad_sparse(self, on)

    def grad_rows(self) -> tuple[Tensor, Tensor] | None:
        """Returns the row numbers and row values of a sparse gradient.

        The result is None if there is no gradient, or if the gradient is dense.
        """
        found = _mpt.tensor_get_grad_rows(self)
        return None if found is None else tuple(found)

    @property
    def data(self) -> Tensor:
        """The tensor outside of the graph, as detach(). Assigning overwrites the elements, and a master."""
        return _mpt.detach(self)

    @data.setter
    def data(self, value: Tensor) -> None:
        _mpt.tensor_set_master(self, value)

    def detach(self) -> Tensor:
        """Returns a tensor that shares this tensor's memory, and is not part of the graph."""
        return _mpt.detach(self)

    def backward(self, gradient: Tensor | None = None, retain_graph: builtins.bool | None = None,
                 create_graph: builtins.bool = False, inputs: None = None) -> None:
        """Computes the gradients of this tensor and adds them to `grad` of every leaf that requires one.

        gradient: the gradient of this tensor; None means 1, which only a tensor of one element may
        have. retain_graph: keep the graph for another backward; None means the value of
        create_graph. create_graph: record the backward, so that the gradients can be
        differentiated.
        """
        if inputs is not None:
            raise ValueError("backward: inputs is not supported; mpt.grad(outputs, inputs) returns their gradients")
        retain_graph = create_graph if retain_graph is None else retain_graph
        _mpt.backward(((self,), None if gradient is None else (gradient,)),
                      {"retain_graph": retain_graph, "create_graph": create_graph}
                      if retain_graph or create_graph else None)

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
        """Registers a hook that runs when the gradient of this tensor has been computed.

        hook(grad) may return a tensor that replaces the gradient, or None. Returns a handle to
        remove it.
        """
        return RemovableHandle(self, _mpt.tensor_add_hook(self, hook))

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> RemovableHandle:
        """Registers a hook that runs after a gradient was added to `grad` of this leaf.

        The call is hook(leaf). Returns a handle to remove the hook.
        """
        return RemovableHandle(self, _mpt.tensor_add_post_hook(self, hook))

    # ---- in place ----

    def copy_(self, other: Any, non_blocking: builtins.bool = False) -> Tensor:
        """Copies a tensor or array into this tensor, and returns this tensor.

        non_blocking has no effect.
        """
        if not isinstance(other, Tensor):
            own = isinstance(other, (builtins.float, builtins.int, list, tuple)) and self.is_floating_point()
            other = _creation.tensor(other, self._precise().dtype if own else None, context=self.context)
        _mpt.copy_into(self, other)
        return self

    def fill_(self, value: builtins.float) -> Tensor:
        """Sets all elements to a number, in place, and returns the tensor."""
        _overloads.fill_into(self, value)
        return self

    def zero_(self) -> Tensor:
        """Sets all elements to 0, in place, and returns the tensor."""
        return self.fill_(0)

    def add_(self, other: Any, *, alpha: builtins.float = 1) -> Tensor:
        """Adds alpha * other in place, and returns the tensor."""
        if alpha != 1 and self.dtype == _dtypes.bool:  # the sum of bools is "or"
            other, alpha = other if alpha else False, 1
        if alpha != 1:
            if isinstance(other, Tensor):
                other = self._term(other)
            elif hasattr(other, "item"):  # a scalar of NumPy would multiply in its own dtype
                other = other.item()
            other = other * alpha
        _mpt.add_into(self, other)
        return self

    def _term(self, other: Tensor) -> Tensor:
        """Returns what add_() scales: the exact value of `other`, in a dtype that holds the product."""
        other = other._operand()
        if not other.is_floating_point():
            wide = _dtypes.float64 if self.dtype == _dtypes.float64 else _dtypes.int64
        elif self.dtype == _dtypes.float64 or other.dtype == _dtypes.float64:
            wide = _dtypes.float64
        else:
            wide = _dtypes.float32
        return other if other.dtype == wide else F.cast(other, wide)

    def sub_(self, other: Any, *, alpha: builtins.float = 1) -> Tensor:
        """Subtracts alpha * other in place, and returns the tensor."""
        if alpha != 1:
            return self.add_(other, alpha=-alpha)
        self -= other
        return self

    def mul_(self, other: Any) -> Tensor:
        """Multiplies by `other` in place, and returns the tensor."""
        _mpt.mul_into(self, other)
        return self

    def div_(self, other: Any, *, rounding_mode: str | None = None) -> Tensor:
        """Divides by `other` in place, and returns the tensor. rounding_mode: None or "floor"."""
        if rounding_mode is not None:
            return self.copy_(_overloads.div(self._precise(), other, rounding_mode=rounding_mode))
        self /= other
        return self

    def new_empty(self, *size: Any, dtype: DTypeLike = None, requires_grad: builtins.bool = False,
                  **options: Unpack[Created]) -> Tensor:
        """Returns mpt.empty() of a shape, with the dtype (by default) and context of this tensor."""
        return _creation.empty(*size, dtype=dtype or self.dtype, requires_grad=requires_grad, context=self.context,
                               **options)

    def new_zeros(self, *size: Any, dtype: DTypeLike = None, requires_grad: builtins.bool = False,
                  **options: Unpack[Created]) -> Tensor:
        """Returns mpt.zeros() of a shape, with the dtype (by default) and context of this tensor."""
        return _creation.zeros(*size, dtype=dtype or self.dtype, requires_grad=requires_grad, context=self.context,
                               **options)

    def new_ones(self, *size: Any, dtype: DTypeLike = None, requires_grad: builtins.bool = False,
                  **options: Unpack[Created]) -> Tensor:
        """Returns mpt.ones() of a shape, with the dtype (by default) and context of this tensor."""
        return _creation.ones(*size, dtype=dtype or self.dtype, requires_grad=requires_grad, context=self.context,
                               **options)

    def new_full(self, size: Any, fill_value: builtins.float, dtype: DTypeLike = None, *,
                 requires_grad: builtins.bool = False, **options: Unpack[Created]) -> Tensor:
        """Returns mpt.full() of a shape, with the dtype (by default) and context of this tensor."""
        return _creation.full(size, fill_value, dtype or self.dtype, requires_grad, context=self.context, **options)

    def new_tensor(self, data: Any, dtype: DTypeLike = None, device: Any = None,
                   requires_grad: builtins.bool = False, pin_memory: builtins.bool = False) -> Tensor:
        """Returns mpt.tensor() of `data`, with the dtype (by default) and context of this tensor."""
        return _creation.tensor(data, dtype or self.dtype, device, requires_grad, pin_memory, context=self.context)

    def _of_array(self, array: Any) -> Tensor:
        """Returns an array operand of an operation as a tensor of this tensor's context."""
        return _creation.tensor(array, context=self.context)

    def _touch(self) -> None:
        """Records a write to the tensor's shared memory that bypassed the library."""
        _mpt.tensor_touch(self)

    # ---- shapes ----

    def reshape(self, *shape: Any) -> Tensor:
        """Returns the elements in another shape, as a view if the strides permit it.

        One extent may be -1.
        """
        return _mpt.reshape(self, _shape_of(shape))

    def view(self, *shape: Any, dtype: DTypeLike = None) -> Tensor:
        """Returns the elements in another shape, or the memory as elements of another dtype.

        The result shares the memory: ShapeError is raised if the strides do not permit it, where
        reshape() copies. view(dtype) is outside the graph. If the element sizes differ, the tensor must be
        contiguous, and the last dim grows or shrinks. The library does not see writes through
        view(dtype) when it checks whether values that a backward needs have changed.
        """
        if dtype is None and len(shape) == 1 and (isinstance(shape[0], str) or not hasattr(shape[0], "__index__")
                                                  and not hasattr(shape[0], "__iter__")):
            dtype, shape = shape[0], ()
        if dtype is None:
            seen = _mpt.reshape(self, _shape_of(shape))
            if not self._is_row_major and self.numel() and seen.data_ptr() != self.data_ptr():
                raise _errors.ShapeError(_mpt.ERROR_SHAPE, f"view: a tensor of shape {self.shape} and strides "
                                         f"{self.strides} has no view of shape {seen.shape}; reshape() makes a copy")
            return seen
        if shape:
            raise TypeError(f"view: got the shape {shape} and the dtype {dtype}, expected one of them")
        return _creation._bits_as(self.detach(), DType(dtype))

    def expand(self, *size: Any, implicit: builtins.bool = False) -> Tensor:
        """Returns a view in which dims of extent 1 have larger extents; -1 keeps an extent.

        implicit has no effect.
        """
        return _mpt.expand(self, _shape_of(size))

    def repeat(self, *repeats: Any) -> Tensor:
        """Returns a copy that repeats the tensor along each dim."""
        return _mpt.repeat(self, _shape_of(repeats))

    def permute(self, *dims: Any) -> Tensor:
        """Returns a view with the dims in another order."""
        return _mpt.permute(self, _shape_of(dims))

    def flip(self, *dims: Any) -> Tensor:
        """Returns a copy with the elements in reverse order along the given dims."""
        return _mpt.flip(self, _shape_of(dims))

    def transpose(self, dim0: builtins.int, dim1: builtins.int) -> Tensor:
        """Returns a view with two dims exchanged."""
        return _mpt.transpose(self, dim0, dim1)

    def squeeze(self, dim: builtins.int | None = None) -> Tensor:
        """Returns the tensor without dim `dim` if its extent is 1; None removes all dims of extent 1."""
        if dim is not None:
            return _mpt.squeeze(self, dim)
        return _mpt.reshape(self, [n for n in self.shape if n != 1])

    def t(self) -> Tensor:
        """Returns the transposed view of a matrix; a tensor of fewer than 2 dims is returned unchanged."""
        return self if self.ndim < 2 else _mpt.transpose(self, 0, 1)

    @property
    def T(self) -> Tensor:
        """A view with all dims in reverse order."""
        return _mpt.permute(self, tuple(range(self.ndim))[::-1])

    @property
    def mT(self) -> Tensor:
        """A view with the last two dims exchanged."""
        return _mpt.transpose(self, -2, -1)

    def split(self, split_size: Ints, dim: builtins.int = 0) -> tuple[Tensor, ...]:
        """Returns views of pieces along dim.

        split_size: the size of every piece, or a list of sizes.
        """
        return _overloads.split(self, split_size, dim)

    def where(self, condition: Tensor, other: Any) -> Tensor:
        """Returns the elements of this tensor where `condition` is True, and those of `other` elsewhere."""
        return _mpt.where(condition, self, other)

    def multinomial(self, num_samples: builtins.int, replacement: builtins.bool = False, *, generator: None = None
                    ) -> Tensor:
        """Returns indices drawn with probabilities proportional to the weights in the last dim.

        The result is an int64 tensor [.., num_samples]; see mpt.multinomial.
        """
        return _creation.multinomial(self, num_samples, replacement, generator=generator)

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
            raise TypeError("a tensor with 0 dims cannot be iterated over")
        return (_mpt.select(self, 0, i) for i in range(self.shape[0]))

    def __contains__(self, value: Any) -> builtins.bool:
        return builtins.bool((self == value).any())


def _rebuild(data: bytes, shape: tuple, kind: DType, requires_grad: bool) -> Tensor:
    t = _mpt.tensor_from_data(_context.current_context(), kind, shape, data)
    return t.requires_grad_() if requires_grad else t


from . import _context, _creation, _errors, _indexing  # noqa: E402
