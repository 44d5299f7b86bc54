"""save and load: values in safetensors files, with the names of torch.save and torch.load.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import json
import pickletools
import sys
import warnings
import zipfile
from typing import Any

from . import _creation, _errors, _mpt, _places
from ._context import Context, current_context
from ._shapes import _refuse
from ._tensor import Tensor

__all__ = ["load", "save"]

_KEY = "mpt.value"  # key of the metadata that has the form of the value
_MAX_HEADER = 100_000_000  # most bytes of a header of a safetensors file, by the format


def _plain(value: Any) -> Any:
    """Returns a number or bool of NumPy as that of Python, and other values unchanged."""
    numpy = sys.modules.get("numpy")
    return value.item() if numpy is not None and isinstance(value, numpy.generic) else value


def _packed(value: Any, name: str, tensors: dict[str, Tensor]) -> Any:
    """Returns a value as JSON, and adds its tensors under dotted names."""
    value = _plain(value)
    if isinstance(value, Tensor):
        while name in tensors or not name:
            name += "_"
        tensors[name] = value
        return {"tensor": name}
    if isinstance(value, dict):
        value = {_plain(k): v for k, v in value.items()}
        for key in value:
            if not isinstance(key, (str, int)) or isinstance(key, bool):
                raise TypeError(f"save: the key {key!r} is a {type(key).__name__}; expected texts and integers")
        return {"dict": [[k, _packed(v, f"{name}.{k}" if name else str(k), tensors)] for k, v in value.items()]}
    if isinstance(value, (list, tuple)):
        kind = "list" if isinstance(value, list) else "tuple"
        return {kind: [_packed(v, f"{name}.{i}" if name else str(i), tensors) for i, v in enumerate(value)]}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    advice = "; save its state_dict()" if hasattr(value, "state_dict") else ""
    raise TypeError(f"save: {name or 'the value'} is a {type(value).__name__}; expected tensors, numbers, texts and "
                    f"None, also in dicts, lists and tuples{advice}")


_ABSENT = object()  # stands for a tensor that the file does not have


def _unpacked(form: Any, tensors: dict[str, Tensor], used: set[str]) -> Any:
    """Returns the value of a form, and adds the names of its tensors to `used`.

    A tensor that is missing is left out of a dict, and None in a list or tuple.
    """
    if form is None or isinstance(form, (bool, int, float, str)):
        return form
    (kind, parts), = form.items()
    if kind == "tensor" and isinstance(parts, str):
        used.add(parts)
        return tensors.get(parts, _ABSENT)
    if kind == "dict":
        pairs = [(k, _unpacked(v, tensors, used)) for k, v in parts]
        return {k: v for k, v in pairs if v is not _ABSENT}
    if kind not in ("list", "tuple") or not isinstance(parts, list):
        raise ValueError("the metadata has another form")
    made = [_unpacked(v, tensors, used) for v in parts]
    made = [None if v is _ABSENT else v for v in made]
    return made if kind == "list" else tuple(made)


def _value_of(text: str, path: str, tensors: dict[str, Tensor], names: set[str]) -> Any:
    """Returns the value whose form is a text of the metadata. names: those of all tensors of the file.

    If another program has changed the file, a warning says what does not fit, and no tensor is lost.
    """
    used: set[str] = set()
    try:
        value = _unpacked(json.loads(text), tensors, used)
    except (ValueError, TypeError, AttributeError, RecursionError):
        warnings.warn(f"load: the form of the value in {path}, its metadata {_KEY!r}, is damaged: the result is the "
                      "tensors by name", stacklevel=3)
        return tensors
    missing, more = sorted(used - names), {n: t for n, t in tensors.items() if n not in used}
    if missing:
        warnings.warn(f"load: {path} has no tensor {', '.join(map(repr, missing))}, of which its metadata {_KEY!r} "
                      "tells", stacklevel=3)
    if more:
        warnings.warn(f"load: {path} has {', '.join(map(repr, more))} beside the tensors of its metadata {_KEY!r}: the "
                      "result " + ("has them by name" if isinstance(value, dict) else "is all tensors by name"),
                      stacklevel=3)
        if not isinstance(value, dict):
            return tensors
        for name, t in more.items():
            while name in value:
                name += "_"
            value[name] = t
    return None if value is _ABSENT else value


def save(obj: Any, f: Any, pickle_module: None = None, pickle_protocol: int = 2,
         _use_new_zipfile_serialization: bool = True, _disable_byteorder_record: bool = False) -> None:
    """Writes tensors, numbers, texts and None, also in dicts, lists and tuples, to a safetensors file.

    A state_dict() gives a file with the names of its parameters, which other programs read. Nothing
    is pickled: other objects raise TypeError. f: a path. A parameter that has a master is written
    as its exact value, in float32. An existing file is replaced, or left unchanged on an error. The
    other arguments have no effect.
    """
    _refuse("save", pickle_module=pickle_module)
    tensors: dict[str, Tensor] = {}
    form = _packed(obj, "", tensors)
    _creation.save_safetensors(tensors, _path("save", f), {_KEY: json.dumps(form)})


def load(f: Any, map_location: Any = None, pickle_module: None = None, *, weights_only: bool | None = None,
         mmap: bool | None = None, context: Context | None = None) -> Any:
    """Returns the value of a file that save() has written, or the tensors of another safetensors file by name.

    f: a path. map_location: device of the tensors. A pickle, such as a file of torch.save, and files of NumPy raise
    FileError. A tensor of a dtype that this library does not have is left out with a warning, and is None in a list or
    tuple. If another program has changed the tensors of a value, a warning tells of it. context: None for the current
    one. The other arguments have no effect.
    """
    _refuse("load", pickle_module=pickle_module)
    path = _path("load", f)
    other = _other_kind(path)
    if other is not None:
        raise _errors.FileError(_mpt.ERROR_IO, f"load: {path} is {other}")
    c = context or current_context()
    tensors = {n: t.to(device=map_location) for n, t in _creation._read_safetensors("load", path, None, c).items()}
    form = _creation.safetensors_metadata(path, _KEY, context=c)
    if form is None:
        return tensors
    return _value_of(form, path, tensors, set(_creation.safetensors_names(path, context=c)))


_BEGIN = 65536  # bytes of a file that are looked at
_PICKLE = "as torch.save writes: a pickle runs code when it is read. Read it by PyTorch and write its tensors by " \
    "safetensors.torch.save_file"
_NUMPY = "read it by numpy.load, and make tensors of its arrays by mpt.from_numpy"


def _other_kind(path: str) -> str | None:
    """Returns what a file is if it is none of safetensors but of a kind that is known, and what to do with it.

    A safetensors file begins with the length of its header in 8 bytes, which may be those that begin a pickle. A brace
    follows. No pickle has both a brace there and a length that the format allows, but for a few texts.
    """
    with open(path, "rb") as file:
        begin = file.read(_BEGIN)
    if begin[8:9] == b"{" and int.from_bytes(begin[:8], "little") <= _MAX_HEADER:
        return None
    if begin[:6] == b"\x93NUMPY":
        return f"an array of NumPy, as numpy.save writes: {_NUMPY}"
    if begin[:4] in (b"PK\3\4", b"PK\5\6"):
        return _kind_of_archive(path)
    return f"a pickle, {_PICKLE}" if begin[:1] == b"\x80" or _is_old_pickle(begin) else None


def _kind_of_archive(path: str) -> str:
    """Returns what a ZIP archive is."""
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
    except (zipfile.BadZipFile, NotImplementedError, OSError):
        return "a ZIP archive that is damaged, such as a file of torch.save that is not whole"
    if any(name.split("/")[-1] == "data.pkl" for name in names):
        return f"an archive with a pickle, {_PICKLE}"
    if names and all(name.endswith(".npy") for name in names):
        return f"an archive of arrays of NumPy, as numpy.savez writes: {_NUMPY}"
    return "a ZIP archive, and neither one of torch.save nor of numpy.savez; expected a safetensors file"


def _is_old_pickle(begin: bytes) -> bool:
    """Returns True if a file begins as a pickle of the protocols 0 and 1, which have no mark of their own, does.

    All its operations up to the last one are known, or many are, or some up to one that is not read whole. The first
    gives a value.
    """
    count = 0
    try:
        for operation, _, _ in pickletools.genops(begin):
            count += 1
            if operation.name == "STOP" or count == 20:
                return count > 1
            if count == 1 and not operation.stack_after:
                return False
    except Exception:  # The bytes are any, and so is the error.
        pass
    return count >= 3 and len(begin) == _BEGIN


def _path(call: str, f: Any) -> str:
    if hasattr(f, "read") or hasattr(f, "write"):
        raise TypeError(f"{call}: expected a path, got a {type(f).__name__}")
    return _places.path(f)
