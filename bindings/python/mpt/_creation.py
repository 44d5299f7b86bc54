"""Creation of tensors: from numbers, from memory of other libraries, and from random numbers.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import array
from typing import TYPE_CHECKING, Any, Callable, Mapping, Sequence

from . import _dtypes, _errors, _mpt, _places
from ._context import Context, current_context, no_grad
from ._dtypes import dtype as DType
from ._shapes import Created, DTypeLike, _known, _long, _refuse, _shape_of
from ._tensor import Tensor

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["arange", "as_tensor", "empty", "empty_like", "eye", "from_buffer", "from_dlpack", "from_numpy", "full",
           "full_like", "load_safetensors", "multinomial", "normal", "ones", "ones_like", "rand",
           "rand_like", "randint", "randn", "randn_like", "randperm", "safetensors_metadata", "safetensors_names",
           "save_safetensors", "tensor", "to_dlpack", "uniform", "zeros", "zeros_like"]

_FORMATS = {"f": "f32", "d": "f64", "e": "f16", "b": "i8", "B": "u8", "?": "bool", "i": "i32", "l": "i64", "q": "i64"}
_CODES = {"f32": "f", "f64": "d", "i8": "b", "u8": "B", "i32": "i", "i64": "q"}


def _no_dtype(form: str | None) -> str:
    names = ", ".join(DType(name).name for name in dict.fromkeys(_FORMATS.values()))
    return f"no dtype has elements of the buffer format {form!r}: convert them first, to {names}"


def _finish(t: Tensor, requires_grad: bool, device: Any = None) -> Tensor:
    t = t if device is None else t.to(device=device)
    if requires_grad:
        t.requires_grad = True
    return t


def _flatten(data: Any, shape: list[int], depth: int, out: list) -> None:
    if not isinstance(data, (list, tuple)):
        if depth != len(shape):
            raise ValueError("the lists differ in depth")
        out.append(data.item() if isinstance(data, Tensor) else data)
        return
    if depth == len(shape):
        raise ValueError("the lists differ in depth")
    if len(data) != shape[depth]:
        raise ValueError(f"the lists differ in length: {shape[depth]} and {len(data)} elements")
    for item in data:
        _flatten(item, shape, depth + 1, out)


def _need_range(values: list, kind: DType) -> None:
    """Raises OverflowError if a value does not fit the integer dtype, as in NumPy."""
    limits = _dtypes.iinfo(kind)
    if values and not (limits.min <= min(values) and max(values) <= limits.max):
        raise OverflowError(f"{min(values) if min(values) < limits.min else max(values)} does not fit into {kind.name}, "
                            f"which has {limits.min} to {limits.max}")


def _of_numbers(data: Any, kind: DType | None, context: Context) -> Tensor:
    shape: list[int] = []
    level = data
    while isinstance(level, (list, tuple)):
        shape.append(len(level))
        if not level:
            break
        level = level[0]
    flat: list = []
    _flatten(data, shape, 0, flat)
    if kind is None:
        kind = _dtypes.float32
        if flat and all(isinstance(v, bool) for v in flat):
            kind = _dtypes.bool
        elif flat and all(hasattr(v, "__index__") for v in flat):
            kind = _dtypes.int64
    # Integers beyond 2^53 are no numbers of f64, and would be rounded twice.
    whole = not kind.is_floating_point or bool(flat) and type(flat[0]) is int and \
        all(type(v) is int and -2**63 <= v < 2**63 for v in flat)
    through = _dtypes.int64 if whole else _dtypes.float64  # the dtypes of Python's own numbers
    if kind == _dtypes.bool:
        flat = [bool(v) for v in flat]
    elif not kind.is_floating_point:
        flat = [v.__index__() if hasattr(v, "__index__") else int(v) for v in flat]  # truncates fractions
        _need_range(flat, kind)
    try:
        if not whole and kind != _dtypes.float64:
            flat = [v if type(v) is float else _mpt.to_odd(v) for v in flat]
        values = array.array("q" if whole else "d", flat)
    except TypeError:
        wrong = next(v for v in flat if not hasattr(v, "__float__") and not hasattr(v, "__index__"))
        raise TypeError(f"tensor: {wrong!r} is a {type(wrong).__name__}; expected numbers") from None
    if kind in (through,):
        return _mpt.tensor_from_data(context, through, shape, values)
    t = _mpt.empty(context, kind, shape)
    _mpt.tensor_write(t, through, values)
    return t


def _numpy_bits(data: Any) -> tuple[Any, DType] | None:
    """Returns an unsigned integer view and the dtype of a NumPy array of bf16 or f8 elements, else None.

    These element types of ml_dtypes have no buffer format.
    """
    name = getattr(getattr(data, "dtype", None), "name", "")
    if name.startswith(("bfloat16", "float8_")) and hasattr(data, "view"):
        return data.view(f"uint{8 * data.dtype.itemsize}"), DType(name)
    return None


def _of_buffer(data: Any, context: Context) -> Tensor:
    """Returns a tensor with a copy of an object with the buffer protocol, of any strides."""
    bits = _numpy_bits(data)
    view = memoryview(bits[0] if bits else data)
    form = view.format.lstrip("@=<") if view.format else "B"
    if not bits and (form not in _FORMATS or view.format.startswith((">", "!"))):
        raise TypeError(_no_dtype(view.format))
    kind = bits[1] if bits else DType(_FORMATS[form])
    if not view.c_contiguous:
        return _mpt.tensor_from_data(context, kind, view.shape, view.tobytes())
    return _mpt.tensor_from_data(context, kind, view.shape, view)


def _has_buffer(data: Any) -> bool:
    try:
        memoryview(data)
        return True
    except (TypeError, ValueError, BufferError):
        return False


def tensor(data: Any, dtype: DTypeLike = None, device: Any = None, requires_grad: bool = False,
           pin_memory: bool | None = False, *, context: Context | None = None) -> Tensor:
    """Returns a new tensor with a copy of `data`.

    data: a number, nested lists of numbers, a tensor, a NumPy array (also with the bf16 and f8
    types of ml_dtypes), or an object with the buffer protocol or DLPack. dtype: None keeps the
    dtype of the data; Python floats become float32, ints int64 and bools bool. device: None means
    that of the context. context: None for the current one.
    """
    _refuse("tensor", pin_memory=pin_memory)
    t = _copy_of(data, None if dtype is None else DType(dtype), context or current_context())
    return _finish(t, requires_grad, device)


def _copy_of(data: Any, kind: DType | None, c: Context) -> Tensor:
    if isinstance(data, Tensor):
        t = data.detach().clone()
    elif isinstance(data, (int, float, list, tuple)):
        return _of_numbers(data, kind, c)
    elif _numpy_bits(data) or _has_buffer(data):
        t = _of_buffer(data, c)
    elif hasattr(data, "__dlpack__"):
        t = from_dlpack(data, context=c).clone()
    elif hasattr(data, "__array__"):
        t = _of_buffer(data.__array__(), c)
    elif hasattr(data, "__float__"):
        return _of_numbers(float(data), kind, c)
    else:
        return _of_numbers(list(data), kind, c)
    return t if kind is None or t.dtype == kind else _mpt.cast(t, kind)


def as_tensor(data: Any, dtype: DTypeLike = None, device: Any = None, *, context: Context | None = None) -> Tensor:
    """Returns `data` as a tensor, sharing its memory where possible and copying it otherwise.

    A tensor of the requested dtype is returned unchanged. The arguments are those of tensor().
    """
    if isinstance(data, Tensor):
        return data.to(device, dtype)
    try:
        t = from_dlpack(data, context=context) if hasattr(data, "__dlpack__") else from_numpy(data, context=context)
    except (TypeError, ValueError, BufferError, RuntimeError):
        return tensor(data, dtype, device, context=context)
    return t.to(device, dtype)


def from_numpy(array: Any, *, context: Context | None = None) -> Tensor:
    """Returns a tensor that shares the memory of a NumPy array or another object with a writable buffer.

    The tensor keeps the object alive. Raises TypeError if no dtype has the element type of the
    buffer.
    """
    c = context or current_context()
    bits = _numpy_bits(array)
    if bits:
        return _mpt.tensor_from_memory(c, bits[1], bits[0])
    view = memoryview(array)
    form = view.format.lstrip("@=<") if view.format else "B"
    if form not in _FORMATS or view.format.startswith((">", "!")):
        raise TypeError(_no_dtype(view.format))
    return _mpt.tensor_from_memory(c, _dtypes.dtype(_FORMATS[form]), array)


from_buffer = from_numpy


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None, context: Context | None = None
                ) -> Tensor:
    """Returns a tensor that shares the memory of a tensor of another library, such as PyTorch, JAX or NumPy.

    ext_tensor: an object with __dlpack__, or a DLPack capsule. device: device of the result; None:
    that of the memory. copy: True copies the memory.
    """
    c = context or current_context()
    how = {}
    if hasattr(ext_tensor, "__dlpack_device__"):
        stream = _mpt.dlpack_stream(c, tuple(ext_tensor.__dlpack_device__()))
        how = {} if stream is None else {"stream": stream}  # the owner lets it wait for its own work
    try:
        capsule = ext_tensor.__dlpack__(max_version=(1, 1), **how) if hasattr(ext_tensor, "__dlpack__") else ext_tensor
    except TypeError:  # a library older than DLPack 1.0
        capsule = ext_tensor.__dlpack__(**how)
    t = _mpt.tensor_from_dlpack(c, capsule).to(device)
    return t.clone() if copy else t


def to_dlpack(t: Tensor) -> Any:
    """Returns a DLPack capsule that shares the tensor's memory, for libraries that accept only capsules."""
    return t.__dlpack__()


def _new(call: str, name: str, shape: tuple, size: Any, values: tuple, dtype: DTypeLike, requires_grad: bool,
         context: Context | None, options: Mapping[str, Any]) -> Tensor:
    """Creates a tensor by the library's function `name` for the function `call`, whose shape may be named size."""
    if size is not None:
        if shape:
            raise TypeError(f"{call}: the shape was given twice: {shape} and size={size}")
        shape = (size,)
    device = _created(call, options) if options else None
    return _finish(getattr(_mpt, name)(context or current_context(), dtype, _shape_of(shape), *values), requires_grad,
                   device)


def _created(call: str, options: Mapping[str, Any]) -> Any:
    """Checks the options of a function that creates a tensor, and returns its device or None."""
    _known(call, {**options, "device": None}, Created)
    return options.get("device")


def empty(*shape: Any, size: Any = None, dtype: DTypeLike = None, requires_grad: bool = False,
          context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor with uninitialized elements.

    The shape is given as empty(2, 3) or empty((2, 3)). The default dtype is float32.
    """
    return _new("empty", "empty", shape, size, (), dtype, requires_grad, context, options)


def zeros(*shape: Any, size: Any = None, dtype: DTypeLike = None, requires_grad: bool = False,
          context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor of zeros.

    The shape is zeros(2, 3) or zeros((2, 3)); the default dtype is float32.
    """
    return _new("zeros", "zeros", shape, size, (), dtype, requires_grad, context, options)


def ones(*shape: Any, size: Any = None, dtype: DTypeLike = None, requires_grad: bool = False,
         context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor of ones.

    The shape is ones(2, 3) or ones((2, 3)); the default dtype is float32.
    """
    return _new("ones", "ones", shape, size, (), dtype, requires_grad, context, options)


def full(size: Any, fill_value: float, dtype: DTypeLike = None, requires_grad: bool = False, *,
         context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor in which every element is fill_value.

    Without a dtype, a bool gives bool, an int gives int64 and a float gives float32.
    """
    whole = _long(fill_value)
    if dtype is None and (isinstance(fill_value, int) or whole is not None):
        dtype = _dtypes.bool if isinstance(fill_value, bool) else _dtypes.int64
    if whole is not None:
        t = _new("full", "zeros", (), size, (), dtype, False, context, options)
        _mpt.copy_into(t, tensor(whole, dtype, context=t.context))
        return t.requires_grad_(requires_grad)
    return _new("full", "full", (), size, (fill_value,), dtype, requires_grad, context, options)


def arange(start: float, end: float | None = None, step: float = 1, dtype: DTypeLike = None, *,
           requires_grad: bool = False, context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns the 1-dim tensor start, start + step, ... of all values below `end`.

    With a negative step the values are above `end`. arange(n) counts from 0 to n - 1. The default
    dtype is int64 if all three numbers are ints, otherwise float32.
    """
    if end is None:
        start, end = 0, start
    if dtype is None:
        dtype = _dtypes.int64 if all(isinstance(v, int) for v in (start, end, step)) else _dtypes.float32
    device = _created("arange", options)
    c = context or current_context()
    if any(_long(v) is not None for v in (start, end, step)) and all(isinstance(v, int) for v in (start, end, step)):
        t = _of_numbers(list(range(start, end, step)), DType(dtype), c)  # type: ignore[call-overload]
    else:
        t = _mpt.arange(c, dtype, start, end, step)
    return _finish(t, requires_grad, device)


def eye(n: int, m: int | None = None, dtype: DTypeLike = None, *, requires_grad: bool = False,
        context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns an n by m matrix with 1 on the diagonal and 0 elsewhere.

    m: n by default; dtype: float32.
    """
    device = _created("eye", options)
    rows = arange(n, context=context).unsqueeze(1)
    t = _mpt.cast(rows == arange(n if m is None else m, context=context), DType(dtype or "f32"))
    return _finish(t, requires_grad, device)


def rand(*shape: Any, size: Any = None, dtype: DTypeLike = None, requires_grad: bool = False,
         context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor of random numbers, uniform in [0, 1).

    The numbers come from the context's generator and are equal on every machine. The default dtype
    is float32.
    """
    return _new("rand", "uniform", shape, size, (0.0, 1.0), dtype, requires_grad, context, options)


def randn(*shape: Any, size: Any = None, dtype: DTypeLike = None, requires_grad: bool = False,
          context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor of random numbers from a normal distribution of mean 0 and standard deviation 1.

    The default dtype is float32.
    """
    return _new("randn", "normal", shape, size, (0.0, 1.0), dtype, requires_grad, context, options)


def uniform(shape: Any, low: float = 0.0, high: float = 1.0, dtype: DTypeLike = None, requires_grad: bool = False, *,
            context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor of random numbers, uniform in [low, high). The default dtype is float32."""
    return _new("uniform", "uniform", (), shape, (low, high), dtype, requires_grad, context, options)


def normal(mean: Any, std: Any = 1.0, size: Any = None, *, dtype: DTypeLike = None, requires_grad: bool = False,
           context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor of random numbers from a normal distribution. The default dtype is float32.

    mean, std: mean and standard deviation of the distribution. With a tensor as one or both of
    them, each element has its own, there is no size, and their dtype is the default.
    """
    if not isinstance(mean, Tensor) and not isinstance(std, Tensor):
        if size is None:
            raise TypeError("normal: expected a size, as in normal(0.0, 1.0, (2, 3)), or a tensor as mean or std")
        return _new("normal", "normal", (), size, (mean, std), dtype, requires_grad, context, options)
    if size is not None:
        raise TypeError("normal: a tensor as mean or std has the size already")
    like = _mpt.where(True, mean, std)  # the shape and the dtype of both
    kind = DType(dtype or like.dtype)
    wide = _dtypes.float32 if kind.is_floating_point and kind.itemsize < 4 else kind
    with no_grad():
        drawn = randn(like.shape, dtype=wide, context=like.context, **options)
        return _finish(_mpt.cast(drawn * std + mean, kind), requires_grad)


def randint(low: int, high: Any = None, size: Any = None, dtype: DTypeLike = None, *, requires_grad: bool = False,
            context: Context | None = None, **options: Unpack[Created]) -> Tensor:
    """Returns a tensor of random integers, uniform in [low, high).

    randint(high, size) draws from 0. The default dtype is int64. Bounds beyond 2^53, more than 2^48
    integers, and integers that the dtype does not have raise ValueError.
    """
    if size is None or high is None:
        low, high, size = 0, low, high if size is None else size
    if size is None:
        raise ValueError(f"randint of low {low}, high {high} and size {size}: expected a shape as size")
    return _new("randint", "randint", (), size, (low, high), dtype, requires_grad, context, options)


def randperm(n: int, dtype: DTypeLike = None, *, requires_grad: bool = False, context: Context | None = None,
             **options: Unpack[Created]) -> Tensor:
    """Returns the integers from 0 to n - 1 in random order. The default dtype is int64."""
    device = _created("randperm", options)
    t = _mpt.cast(_mpt.argsort(randint(0, 2**48, (n,), context=context), 0, False), DType(dtype or "i64"))
    return _finish(t, requires_grad, device)


def multinomial(input: Tensor, num_samples: int, replacement: bool = False, *, generator: None = None,
                out: None = None) -> Tensor:
    """Returns indices drawn with probabilities proportional to the weights in the last dim of `input`.

    The weights are finite and nonnegative and need not add up to 1. The result is an int64 tensor
    [.., num_samples]. Without replacement the indices of a row are distinct.
    """
    _refuse("multinomial", generator=generator, out=out)
    return _mpt.multinomial(input, num_samples, replacement)


def _like(make: Any) -> Callable[..., Tensor]:
    def like(input: Tensor, dtype: DTypeLike = None, requires_grad: bool = False, **options: Unpack[Created]) -> Tensor:
        return make(input.shape, dtype=dtype or input.dtype, requires_grad=requires_grad, context=input.context,
                    **options)

    like.__doc__ = f"Returns {make.__name__}() of the shape, dtype (by default) and context of `input`."
    like.__name__ = like.__qualname__ = make.__name__ + "_like"
    return like


empty_like = _like(empty)
zeros_like = _like(zeros)
ones_like = _like(ones)
rand_like = _like(rand)
randn_like = _like(randn)


def full_like(input: Tensor, fill_value: float, dtype: DTypeLike = None, requires_grad: bool = False,
              **options: Unpack[Created]) -> Tensor:
    """Returns full() with the shape and context of `input`, and its dtype by default."""
    return full(input.shape, fill_value, dtype or input.dtype, requires_grad, context=input.context, **options)


def _bits_as(x: Tensor, kind: DType) -> Tensor:
    """Returns a tensor on x's memory with elements of another dtype."""
    size, shape = x.dtype.itemsize, list(x.shape)
    if size != kind.itemsize:
        if not shape or shape[-1] * size % kind.itemsize or not x.is_contiguous():
            raise _errors.ShapeError(_mpt.ERROR_SHAPE,
                                     f"view: {x.dtype.name} of shape {x.shape} as {kind.name}: a change of "
                                     "the element size needs a contiguous tensor with rows of whole elements")
        shape[-1] = shape[-1] * size // kind.itemsize
    if 0 in shape:
        return _mpt.empty(x.context, kind, shape)
    bits: Any = memoryview(_mpt.bits(x))  # type: ignore[arg-type]
    if size != kind.itemsize:
        bits = bits.cast("B").cast({1: "B", 2: "H", 4: "I", 8: "Q"}[kind.itemsize], shape)
    return _mpt.tensor_from_memory(x.context, kind, bits)


def save_safetensors(tensors: dict[str, Tensor], path: Any, metadata: dict[str, str] | None = None) -> None:
    """Writes named tensors to a safetensors file.

    A parameter that has a master is written as its exact value, in float32. An existing file is
    replaced, or left unchanged on an error. metadata: texts by key.
    """
    for name in tensors:
        _places.need_utf8("the name of a tensor", name)
    for key, value in (metadata or {}).items():
        _places.need_utf8("a key of the metadata", key)
        _places.need_utf8(f"the metadata {key!r}", value)
    _mpt.safetensors_save(_places.path(path), list(tensors), [t._exact() for t in tensors.values()],
                          [{"key": k, "value": v} for k, v in (metadata or {}).items()])


def load_safetensors(path: Any, names: Sequence[str] | None = None, *, context: Context | None = None
                     ) -> dict[str, Tensor]:
    """Returns the tensors of a safetensors file by name. names: the tensors to read; None: all.

    A tensor of a dtype that this library does not have raises DTypeError if it is named, and
    otherwise is left out with a warning. safetensors_names() lists the names.
    """
    return _read_safetensors("load_safetensors", path, names, context)


def _all_of(file: Any) -> list[str]:
    return [_mpt.file_get_at(file, i)[0] for i in range(_mpt.file_get_count(file))]


def _read_safetensors(call: str, path: Any, names: Sequence[str] | None, context: Context | None) -> dict[str, Tensor]:
    import warnings

    tensors: dict[str, Tensor] = {}
    with _mpt.safetensors_open(context or current_context(), _places.path(path)) as file:
        for name in _all_of(file) if names is None else names:
            try:
                tensors[name] = _mpt.file_read(file, name)
            except _errors.DTypeError as e:
                if names is not None:
                    raise
                warnings.warn(f"{call} leaves a tensor out: {e}. Another reader of safetensors files, such as "
                              "safetensors.safe_open, has its bytes", stacklevel=3)
    return tensors


def safetensors_names(path: Any, *, context: Context | None = None) -> list[str]:
    """Returns the names of the tensors of a safetensors file, in its order."""
    with _mpt.safetensors_open(context or current_context(), _places.path(path)) as file:
        return _all_of(file)


def safetensors_metadata(path: Any, key: str, *, context: Context | None = None) -> str | None:
    """Returns the value of a key in the metadata of a safetensors file, or None if there is no such key."""
    with _mpt.safetensors_open(context or current_context(), _places.path(path)) as file:
        return _mpt.file_get_metadata(file, key)
