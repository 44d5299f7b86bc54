"""save and load: values in safetensors files, with the names of torch.save and torch.load.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import json
import os
from typing import Any

from . import _creation, _errors, _mpt
from ._context import Context, current_context
from ._shapes import _refuse
from ._tensor import Tensor

__all__ = ["load", "save"]

_KEY = "mpt.value"  # key of the metadata that has the form of the value
_MAX_HEADER = 100_000_000  # most bytes of a header of a safetensors file, by the format


def _packed(value: Any, name: str, tensors: dict[str, Tensor]) -> Any:
    """Returns a value as JSON, and adds its tensors under dotted names."""
    if isinstance(value, Tensor):
        while name in tensors or not name:
            name += "_"
        tensors[name] = value
        return {"tensor": name}
    if isinstance(value, dict):
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
    raise TypeError(f"save: {name or 'the value'} is a {type(value).__name__}; expected tensors, numbers, texts and None, "
                    f"also in dicts, lists and tuples{advice}")


def _unpacked(form: Any, tensors: dict[str, Tensor]) -> Any:
    if not isinstance(form, dict):
        return form
    (kind, parts), = form.items()
    if kind == "tensor":
        return tensors[parts]
    if kind == "dict":
        return {k: _unpacked(v, tensors) for k, v in parts}
    made = [_unpacked(v, tensors) for v in parts]
    return made if kind == "list" else tuple(made)


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

    f: a path. map_location: device of the tensors. A pickle, such as a file of torch.save, raises
    FileError. A tensor of a dtype that this library does not have is left out with a warning. context: None for the current one. The other arguments have no effect.
    """
    _refuse("load", pickle_module=pickle_module)
    path = _path("load", f)
    if _is_pickle(path):
        raise _errors.FileError(_mpt.ERROR_IO, f"load: {path} is a pickle, as torch.save writes: a pickle runs code when "
                                "it is read. Read it by PyTorch and write its tensors by safetensors.torch.save_file")
    c = context or current_context()
    tensors = {n: t.to(device=map_location) for n, t in _creation._read_safetensors("load", path, None, c).items()}
    form = _creation.safetensors_metadata(path, _KEY, context=c)
    return tensors if form is None else _unpacked(json.loads(form), tensors)


def _is_pickle(path: str) -> bool:
    """True if a file begins as a pickle or an archive of pickles does, and not as a safetensors file.

    A safetensors file begins with the length of its header in 8 bytes, which may be those that begin a pickle. A brace
    follows. No pickle has both a brace there and a length that the format allows, but for a few texts.
    """
    with open(path, "rb") as file:
        begin = file.read(9)
    if begin[8:] == b"{" and int.from_bytes(begin[:8], "little") <= _MAX_HEADER:
        return False
    return begin[:2] == b"PK" or begin[:1] == b"\x80"


def _path(call: str, f: Any) -> str:
    if hasattr(f, "read") or hasattr(f, "write"):
        raise TypeError(f"{call}: expected a path, got a {type(f).__name__}")
    return os.fspath(f)
