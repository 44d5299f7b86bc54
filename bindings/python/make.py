#!/usr/bin/env python3
"""Generator of the Python package's functions, extension module stub and optimizer classes.

    make.py COMMON INCLUDE FUNCTIONS STUB    writes one typed function per operation of mpt_ops.h, with its
                                             comment as docstring, and the stub of the extension module
    make.py COMMON INCLUDE KINDS             writes the optimizer classes

A new operation usually needs no change here. The tables below hold facts that a C declaration does
not express (defaults, PyTorch's names). A table is looked up by parameter name; the tables named
_IN are looked up by function and parameter name, and take precedence.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from collections import namedtuple
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from api import Api  # noqa: E402

NAMES = {"a": "input", "b": "other", "x": "input", "dims": "dim", "from": "source", "slope": "negative_slope",
         "causal": "is_causal"}
NAMES_IN = {"where.a": "input", "where.b": "other", "cosine_similarity.a": "x1", "cosine_similarity.b": "x2",
            "scaled_dot_product_attention.mask": "attn_mask", "flip.dims": "dims", "permute.dims": "dims",
            "roll.dims": "dims", "linear.x": "input", "addmm.a": "mat1", "addmm.b": "mat2", "masked_fill.x": "input",
            "one_hot.index": "tensor", "bmm.b": "mat2", "index_add.src": "source",
            "split_with_sizes.sizes": "split_sizes", "lstm.x": "input", "pixel_shuffle.factor": "upscale_factor",
            "pixel_unshuffle.factor": "downscale_factor", "pairwise_distance.a": "x1", "pairwise_distance.b": "x2",
            "index_add_scaled.src": "source", "attention_weights.mask": "attn_mask", "multinomial.samples": "num_samples"}
# Defaults of descriptors' fields that are arguments here, and those that differ from the header's.
DEFAULTS = {"ignore_index": "-100", "label_smoothing": "0.0", "dropout_p": "0.0", "causal": "False", "scale": "0.0",
            "eps": "1e-05", "reduction": '"mean"'}
DEFAULTS_IN = {"roll.dims": "()", "clamp.low": '-float("inf")', "clamp.high": 'float("inf")', "slice.start": None,
               "slice.end": None, "cast.dtype": "None"}
# Functions that are written by hand with PyTorch's arguments: by _overloads.py, also as methods,
# and by nn/functional.py.
OVERLOADS = {"add", "clamp", "div", "dot", "gelu", "index_add", "lerp", "masked_fill", "masked_select", "max", "median", "min", "nonzero", "norm", "pow",
             "round", "scatter", "std", "sub", "unique", "var"}
BY_HAND = {*OVERLOADS, "batch_norm", "einsum", "binary_cross_entropy", "binary_cross_entropy_with_logits",
           "cross_entropy", "dropout", "elu", "embedding", "group_norm", "gumbel_softmax", "hardsigmoid", "hardswish",
           "huber_loss", "instance_norm", "interpolate", "kl_div", "l1_loss", "layer_norm", "leaky_relu", "log_softmax",
           "mish", "mse_loss", "multinomial", "nll_loss", "normalize", "pad", "relu", "rms_norm",
           "scaled_dot_product_attention", "silu", "smooth_l1_loss", "softmax", "softplus", "split", "squeeze", "triplet_margin_loss",
           *(f"conv{t}{d}d" for t in ("", "_transpose") for d in (1, 2, 3)),
           *(f"adaptive_{kind}_pool{d}d" for kind in ("avg", "max") for d in (1, 2, 3))}
# Descriptor fields that PyTorch takes as positional arguments, in PyTorch's order.
POSITIONAL = {"cross_entropy": ("ignore_index", "reduction", "label_smoothing"),
              "nll_loss": ("ignore_index", "reduction"),
              "scaled_dot_product_attention": ("dropout_p", "causal", "scale"),
              "self_attention": ("dropout_p", "causal", "scale"), "instance_norm": ("eps",)}
# Pools with PyTorch's arguments: the typed options, and the descriptor fields made from the
# options.
POOLS = {"max": ("dilation: Ints = 1, ceil_mode: bool = False", "dilation=_wide(dilation, {d}), ceil_mode=ceil_mode"),
         "avg": ("ceil_mode: bool = False, count_include_pad: bool = True",
                 "ceil_mode=ceil_mode, count_include_pad=count_include_pad")}
# Functions whose dtype argument converts the input before the operation, as in PyTorch, and then
# the result.
CAST_FIRST = {"sum", "mean", "prod", "cumsum"}
# Number of results, for functions whose C caller passes the number.
COUNTS = {"split": "_split_count(input, split_size, dim)", "split_with_sizes": "len(_ints(split_sizes))",
          "chunk": "_chunk_count(input, chunks, dim)", "lstm": "3", "unique": "3"}
# PyTorch's options that this library does not have, in PyTorch's order: the functions with the
# option, and its name, type and default. `place`: it can be given by position. `refused`: another
# value than the default raises an error; otherwise the option has no effect, as topk always sorts
# and every sort is stable.
Option = namedtuple("Option", "functions name type default place refused")
TORCH_OPTIONS = [
    Option("topk", "sorted", "bool", "True", True, False),
    Option("sort argsort", "stable", "bool | None", "None", False, False),
    Option("gather", "sparse_grad", "bool", "False", False, True),
    Option("clone contiguous", "memory_format", "object", "None", True, True),
    Option("max_pool1d max_pool2d max_pool3d", "return_indices", "bool", "False", True, True),
    Option("avg_pool2d avg_pool3d", "divisor_override", "None", "None", True, True),
    Option("addmm bmm", "out_dtype", "None", "None", False, True),
    Option("abs addmm all amax amin any argmax argmin argsort bmm cat ceil cos cumsum eq erf exp expm1 floor "
           "floor_divide gather ge gt index_select le log log10 log1p log2 logical_and logical_not logical_or logical_xor "
           "logsumexp lt matmul maximum mean minimum mul ne neg prod reciprocal remainder rsqrt scatter_add "
           "sigmoid sign sin sort sqrt square stack sum tan tanh topk tril triu where",
           "out", "None", "None", False, True),
]
# Functions that return a named tuple of values and indices, as in PyTorch.
INDEXED = {"topk", "sort", "max_dim", "min_dim", "median_dim"}
NOT_METHODS = re.compile(r"conv|pool|_norm$|lstm|gru|rnn|^linear$|interpolate|attention|_loss$|cross_entropy"
                         r"|kl_div|cosine_similarity|_into$|^dropout$|max_dim|min_dim|median_dim|^pixel_|distance|_scaled$|^gumbel|^dropout_channels$|^multinomial$|^split"
                         r"|^where$|^hard|^mish$|^softsign$|^logsigmoid$|^glu$|^normalize$|_beta$|_decimals$|^lerp_scalar$|^embedding$|^one_hot$|^cast$|^detach$|^expand$|^permute$|^reshape$|^repeat$|^transpose$|^flip$|^squeeze$")
TYPES = {"int32_t": "int", "int64_t": "int", "double": "float", "size_t": "int", "mpt_dtype": "DTypeLike",
         "mpt_bool32": "bool"}
# PyTorch's names of an optimizer's arguments that differ from the fields'.
ARGUMENTS = {"initial_accumulator": "initial_accumulator_value", "clip_threshold": "d"}
# Options of PyTorch's optimizers that have no effect here.
TORCH_ONLY = ("foreach", "fused", "capturable", "differentiable")
# Descriptors that are typed as keyword arguments, with the fields that the call takes by other
# arguments.
FIELDS = {"stepper_desc": {"scaler", "comm", "shard"}, "schedule_desc": {"kind"},
          "scaler_desc": {"init_scale", "growth_factor", "backoff_factor", "growth_interval", "enabled"}}


def default_of(f, p):
    """Returns a parameter's default in Python: that of the header, in Python's terms."""
    given = p.default
    if f"{f.short}.{p.name}" in DEFAULTS_IN:
        return DEFAULTS_IN[f"{f.short}.{p.name}"]
    if not given:
        return None
    if given in ("NULL", "MPT_DTYPE_NONE"):
        return "None"
    if given in p.values:
        return f'"{given.split("_", 2)[-1].lower()}"'
    if p.type == "mpt_bool32":
        return str(given != "0")
    return repr(float(given)) if p.type == "double" else given


def type_of(p, default):
    t = {"handle": "Tensor", "handles": "Sequence[Tensor]", "ints": "Ints"}.get(p.role)
    if p.role == "scalar":
        t = "str | int" if p.values else TYPES.get(p.type, "int")
        t = "DTypeLike" if p.type == "mpt_dtype" else t
    return f"{t} | None" if default == "None" and t != "DTypeLike" else t


def group(values):
    """Returns the name of the table that maps option names to enum values, such as _REDUCTION."""
    prefix = values[0].split("_")[1]
    return f"_{prefix}"


def doc_of(f):
    doc = f.doc.replace("\\", "\\\\").replace('"""', "'''").replace("NULL", "None")
    doc = re.sub(r"\bmpt_(\w+)", r"\1", doc)
    doc = re.sub(r"\bMPT_(\w+)", lambda m: f'"{m[1].split("_", 1)[-1].lower()}"', doc)
    return doc or f"mpt_{f.short}."


def torch_options(call):
    """Returns the options of TORCH_OPTIONS by place, those by name, and the statements that refuse a value."""
    mine = [o for o in TORCH_OPTIONS if call in o.functions.split()]
    given = [o.name + (" is not None" if o.default == "None" else "") for o in mine if o.refused]
    check = [f"    if {' or '.join(given)}:\n        _refuse({call!r}, "
             f"{', '.join(f'{o.name}={o.name}' for o in mine if o.refused)})"] if given else []
    return [o for o in mine if o.place], [o for o in mine if not o.place], check


def function(api, f):
    """Returns the source of one function, or None if a parameter has no counterpart in Python."""
    ins = [p for p in f.params if not p.role.startswith("out")]
    outs = [p for p in f.params if p.role.startswith("out")]
    if f.problem or any(p.role not in ("handle", "handles", "ints", "scalar", "struct") for p in ins):
        return None
    args, call, body, options, struct = [], [], [], [], None
    for p in ins:
        if p.role == "struct":
            struct = api.structs[p.type]
            call.append("_options")
            continue
        key = f"{f.short}.{p.name}"
        name = NAMES_IN.get(key, NAMES.get(p.name, p.name))
        default = default_of(f, p)
        wide = None
        desc = next((q for q in ins if q.role == "struct"), None)
        if desc and p.role == "scalar":
            wide = next((x for x in api.structs[desc.type].fields if x.name == p.name and x.length), None)
        type_ = "int | Sequence[int]" if wide else type_of(p, default)
        args.append((name, type_, default))
        if wide:
            body.append(f"    if not isinstance({name}, int):\n        _options[\"{p.name}\"], {name} = {name}, 0")
        call.append(f"_pick({group(p.values)}, {name})" if p.values else name)
    for p in outs:
        if p.role == "out_handles":
            call.append(COUNTS.get(f.short, "count"))
            if f.short not in COUNTS:
                args.append(("count", "int", None))
    if struct:
        mine = {p.name for p in ins}
        for x in struct.fields:
            if x.name in ("struct_size", "reserved", "next", "user", "done") or x.name in mine and not x.length:
                continue
            base = TYPES.get(x.type, "int")
            t = f"{base} | Sequence[{base}]" if x.length else base
            if x.name == "activation":
                t = "str | int"
            if x.name in mine or f.short in POSITIONAL:
                continue
            options.append((x.name, f"{t} | None"))
        for x in (x for n in POSITIONAL.get(f.short, ()) for x in struct.fields if x.name == n):
            name = NAMES.get(x.name, x.name)
            args.append((name, "str | int" if x.values else TYPES.get(x.type, "int"), DEFAULTS[x.name]))
            value = f"_pick({group(x.values)}, {name})" if x.values else name
            body.append(f"    _options[\"{x.name}\"] = {value}")
    if f.short in CAST_FIRST:
        body.insert(0, "    if dtype is not None:\n        input = _raw.cast(input, dtype)")
    # Python allows a default only if all later arguments have one.
    last = max([i for i, (_, _, d) in enumerate(args) if d is None], default=-1)
    by_place, by_name, check = torch_options(f.short)
    args += [(o.name, o.type, o.default) for o in by_place]
    out = [f"{name}: {type_}" + (f" = {default}" if i > last else "")
           for i, (name, type_, default) in enumerate(args)]
    named = [f"{n}: {t} = None" for n, t in options] + ["dtype: DTypeLike = None"] * (f.short in CAST_FIRST)
    named += [f"{o.name}: {o.type} = {o.default}" for o in by_name]
    if named:
        out += ["*", *named]
    n = len(outs)
    result = "None" if n == 0 else "Tensor" if n == 1 and outs[0].role == "out_handle" else \
        "ValuesIndices" if f.short in INDEXED else "tuple[Tensor, ...]"
    lines = [f"def {f.short}({', '.join(out)}) -> {result}:", f'    """{doc_of(f)}"""']
    if struct:
        lines.append("    _options: dict = {}")
        for n, _ in options:
            value = f"_pick(_ACTIVATION, {n})" if n == "activation" else n
            lines.append(f"    if {n} is not None:\n        _options[\"{n}\"] = {value}")
    lines += check + body
    made = f"_raw.{f.short}({', '.join(call)})"
    if result in ("ValuesIndices", "tuple[Tensor, ...]"):
        made = f"ValuesIndices(*{made})" if f.short in INDEXED else f"tuple({made})"
    if f.short in CAST_FIRST:
        lines.append(f"    result = {made}")
        made = "result if dtype is None else _raw.cast(result, dtype)"
    lines.append(f"    return {made}")
    return "\n".join(lines)


def pool(api, f, kind, dims):
    """Returns the source of a pooling function with the options of POOLS."""
    options, fields = POOLS[kind]
    by_place, _, check = torch_options(f.short)
    given = ", ".join(o.partition(":")[0] for o in options.split(", "))
    options = ", ".join([options, *(f"{o.name}: {o.type} = {o.default}" for o in by_place)])
    lines = [f"def {f.short}(input: Tensor, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, {options})"
             " -> Tensor:", f'    """{doc_of(f)}"""', *check,
             f"    if input.ndim == {dims + 1}:  # without a batch",
             f"        return {f.short}(input.unsqueeze(0), kernel_size, stride, padding, {given}).squeeze(0)"]
    return "\n".join([*lines, f"    return _raw.{f.short}(input, 0, 0, 0, "
                      f"_window({dims}, kernel_size, stride, padding, {fields.format(d=dims)}))"])


def functions(api):
    text = ['"""Operations. Generated by make.py from mpt_ops.h."""', "from __future__ import annotations", "",
            "from typing import TYPE_CHECKING, Sequence", "", "from . import _mpt as _raw",
            "from ._shapes import (DTypeLike, Ints, ValuesIndices, _chunk_count, _ints, _pick, _refuse, _split_count,  # noqa: F401",
            "                      _wide, _window)", "",
            "if TYPE_CHECKING:", "    from ._tensor import Tensor", "", ""]
    tables = {}
    for f in api.functions:
        for p in f.params if f.header == "mpt_ops.h" else ():
            if p.values:
                prefix = re.match(r"MPT_[A-Z]+_", p.values[0])[0]
                tables[group(p.values)] = {v[len(prefix):].lower(): api.constants[v] for v in p.values}
    text += [f"{n} = {items}" for n, items in tables.items()] + ["", ""]
    names, methods = [], []
    for f in api.functions:
        if f.header != "mpt_ops.h" or f.name.endswith("_init"):
            continue
        pooled = re.fullmatch(r"(max|avg)_pool(\d)d", f.short)
        source = pool(api, f, pooled[1], int(pooled[2])) if pooled else function(api, f)
        if source is None:
            print(f"make.py: {f.name} is left to the extension module", file=sys.stderr)
            continue
        text += [source, "", ""]
        if f.short not in BY_HAND:
            names.append(f.short)
        if f.params[0].type == "mpt_tensor" and f.params[0].role == "handle" and not NOT_METHODS.search(f.short) \
                and f.short not in OVERLOADS:
            methods.append(f.short)
    text.append(f"__all__ = {names!r}")
    text += ["", "", "class Methods:", '    """Operations as methods of tensors."""', "    __slots__ = ()"]
    text += [f"    {m} = {m}" for m in methods]
    return "\n".join(text) + "\n"


def stub(api):
    """Returns the type stub of the extension module."""
    text = ["# Type stub of the extension module. Generated by make.py from the public headers.",
            "from typing import Any, Sequence, TypedDict", "", "from ._dtypes import dtype as DType",
            "from ._shapes import DTypeLike", "from ._tensor import Tensor", ""]
    for h in api.handles:
        text.append(f"class {h[4:]}:\n    def __new__(cls, *args: Any, **kw: Any) -> Any: ...\n"
                    "    def close(self) -> None: ...\n    def __enter__(self) -> Any: ...\n"
                    "    def __exit__(self, *args: Any) -> None: ...\n    @property\n"
                    "    def context(self) -> Any: ...\n    @property\n    def _handle(self) -> int: ...")
        if h == "mpt_context":
            text += ["    def cancel(self) -> None: ...", "    def resume(self) -> None: ...",
                     "    def _push_modes(self, number: int) -> None: ...", "    def _pop_modes(self, number: int) -> None: ...",
                     "    def _open_block(self) -> bool: ...", "    def _close_block(self) -> None: ..."]
        if h == "mpt_tensor":
            text += ["    shape: tuple[int, ...]", "    strides: tuple[int, ...]", "    ndim: int", "    dtype: DType",
                     "    _device: str", "    _is_row_major: bool", "    requires_grad: bool", "    is_leaf: bool",
                     "    has_master: bool", "    _version: int",
                     "    def numel(self) -> int: ...", "    def item(self) -> Any: ...",
                     "    def __buffer__(self, flags: int, /) -> memoryview: ...",
                     "    def __hash__(self) -> int: ...", "    def __bool__(self) -> bool: ...",
                     "    def __float__(self) -> float: ...", "    def __int__(self) -> int: ...",
                     "    def __index__(self) -> int: ...", "    def __len__(self) -> int: ..."]
            text += [f"    def __{n}__(self, other: Any) -> Tensor: ..." for n in (
                "add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod pow rpow matmul rmatmul and "
                "rand or ror xor rxor lt le gt ge iadd isub imul itruediv ifloordiv imod ipow "
                "iand ior ixor").split()]
            text += [f"    def __{n}__(self, other: object) -> Tensor: ...  # type: ignore[override]"
                     for n in ("eq", "ne")]
            text += [f"    def __{n}__(self) -> Tensor: ..." for n in ("neg", "pos", "abs", "invert")]
    for name, without in FIELDS.items():
        text.append(f"class {name}(TypedDict, total=False):")
        text += [f"    {n}: {t}" for n, t in fields_of(api.structs["mpt_" + name], without)]
    text += [f"{n[4:]}: int" for n in api.constants]
    text += [f"def {f.short}(*args: Any) -> Any: ..." for f in api.functions if not f.problem]
    text += ["def gradients(*args: Any) -> Any: ...", "def op_call(*args: Any) -> Any: ...",
             "def setup(**parts: Any) -> None: ...", "def set_class(name: str, cls: type) -> None: ...",
             "def bits(tensor: Any) -> Any: ...", "def to_odd(number: Any) -> float: ...",
             "def dlpack_device(tensor: Any) -> tuple[int, int]: ...",
             "def dlpack_stream(context: Any, device: tuple[int, int]) -> int | None: ...",
             "def struct_fields(name: str) -> list[str]: ...",
             "def struct_defaults(name: str, init: str = ...) -> dict[str, Any]: ..."]
    return "\n".join(text) + "\n"


def field_type(x):
    t = "str | int" if x.values else TYPES.get(x.type, "Any")
    return f"{t} | Sequence[{t}]" if x.length else t


def fields_of(struct, without=()):
    return [(x.name, field_type(x)) for x in struct.fields
            if x.name not in ("struct_size", "reserved", "next", "user", "done", *without)]


def arguments_of(fields):
    """Returns PyTorch's arguments for an optimizer's fields. "betas" stands for two or three fields."""
    return list(dict.fromkeys("betas" if re.fullmatch(r"beta\d", f) else ARGUMENTS.get(f, f) for f in fields))


def kinds(api):
    """Returns the source of the optimizer classes, one per kind that the library has defaults for."""
    text = ['"""Optimizer classes, one per kind. Generated by make.py from mpt_optim.h."""',
            "from __future__ import annotations", "", "from typing import TYPE_CHECKING, Any", "",
            "from ._base import Optimizer", "", "if TYPE_CHECKING:", "    from .._params import Precision", ""]
    names = []
    for kind, (name, fields) in api.optimizers().items():
        names.append(name)
        order = arguments_of(fields)
        types = dict(fields_of(api.structs["mpt_optimizer_desc"], ["kind"]))
        types["betas"], types["initial_accumulator_value"] = "tuple[float, ...]", types["initial_accumulator"]
        if kind == "adafactor":
            types["eps"], types["d"] = "float | tuple[float | None, float | None]", types["clip_threshold"]
        more = [n for n in types if n not in order]
        types.update(precision="Precision | str | None", **dict.fromkeys(TORCH_ONLY, "bool | None"))
        typed = ",\n                     ".join(f"{n}: {types[n]} = ..." if n != "*" else n for n in (
            *order, "*", *more, "precision", *TORCH_ONLY))
        text += ["", f"class {name}(Optimizer):", f"    _kind, _order = {kind!r}, {tuple(order)!r}", "",
                 "    if TYPE_CHECKING:", "",
                 f"        def __init__(self, params: Any, {typed}) -> None: ...", ""]
    return "\n".join([*text, "", f"__all__ = {names!r}"]) + "\n"


if __name__ == "__main__":
    api = Api(sys.argv[2])
    for path, write in zip(sys.argv[3:], (functions, stub) if len(sys.argv) > 4 else (kinds,)):
        Path(path).write_text(write(api))
