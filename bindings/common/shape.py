#!/usr/bin/env python3
"""Generates the input of SWIG from the public headers: shape.py INCLUDE SHAPE STRUCTS

SHAPE (mpt_shape.i) declares the ABI with parameters named after their roles, so that the typemaps
of a language match them. STRUCTS (mpt_structs.h) has the tables of the fields of every struct. See
mpt.i.
SPDX-License-Identifier: Apache-2.0
"""
import os
import sys
from pathlib import Path

from api import Api

# Names of the C parameters in mpt_shape.i, by role.
NAMES = {
    "handles": ("HANDLES", "COUNT"), "roots": ("ROOTS", "ROOT_GRADS", "COUNT"), "ints": ("INTS", "COUNT"),
    "strided": ("SHAPE", "STRIDES", "RANK"), "struct": ("DESC",), "out_struct": ("OUT", "SIZE"),
    "string": ("STRING",), "strings": ("STRINGS",), "structs": ("STRUCTS", "COUNT"),
    "bytes": ("BYTES", "SIZE"), "memory": ("MEMORY", "SIZE"), "elements": ("ELEMENTS", "COUNT"),
    "text": ("TEXT", "SIZE", "NEEDED"), "out": ("OUT",), "out_string": ("OUT",), "out_handle": ("OUT",),
    "out_handles": ("OUTS", "OUT_COUNT"), "out_pointer": ("OUT",), "pointer": ("POINTER",),
    "callback": ("CALLBACK", "USER", "DONE"),
}

# Roles of outputs that are a single value.
RETURNED = ("out", "out_string", "out_handle", "out_pointer", "text")

# Field kinds of mpt_structs.h.
KINDS = {"int32_t": "MPT_FIELD_I32", "uint32_t": "MPT_FIELD_U32", "int64_t": "MPT_FIELD_I64",
         "size_t": "MPT_FIELD_SIZE", "double": "MPT_FIELD_F64", "const char*": "MPT_FIELD_STRING"}


def declaration(f):
    """Returns a function's declaration with parameters named after their roles."""
    out = []
    several = None  # the count parameter of an output list of structs
    for p, after in zip(f.params, [*f.params[1:], None]):
        names = NAMES.get(p.role, [q.name for q in p.parts])
        if p is several:
            names = ["OUT_COUNT"]
        elif p.role == "out_struct" and after and after.type == "int32_t" and after.name.endswith("count"):
            names, several = ["OUTS"], after
        out += [f"{q.type} {n}" for q, n in zip(p.parts, names)]
    return f"{f.result} {f.name}({', '.join(out) or 'void'});"


def shape(api):
    """Returns the text of mpt_shape.i."""
    out = ["/* Made by shape.py from the public headers. */"]
    for name, base in api.aliases.items():
        out.append(f"typedef {base} {name};")
    for h in api.handles:
        out += [f"typedef struct {h}_s *{h};", f"MPT_HANDLE_TYPE({h})"]
    for s in api.structs.values():
        out.append(f"MPT_STRUCT_TYPE({s.name})")
    for c in api.callbacks.values():
        args = ", ".join(f"{p.type} {p.name}" for p in c.parts)
        out.append(f"typedef {c.result} (*{c.name})({args});")
    out.append("#ifdef MPT_STRUCT_CLASSES")
    for s in api.structs.values():
        fields = " ".join(f"{f.type} {f.name}{f'[{f.length}]' if f.length else ''};" for f in s.fields
                          if f.type != "callback")
        out.append(f"typedef struct {s.name} {{ {fields} }} {s.name};")
    out.append("#endif")
    out += [f"#define {name} {value}" for name, value in api.constants.items()]
    for f in api.functions:
        if f.problem:
            print(f"shape.py: {f.name} is left out: {f.problem}", file=sys.stderr)
            continue
        doc = f.doc.replace("\\", "\\\\").replace('"', '\\"')
        if doc:
            out.append(f'%feature("docstring") {f.name} "{doc}";')
        if f.result == "mpt_status" and (n := sum(p.role in RETURNED for p in f.params)):
            out.append(f"MPT_OUTPUTS_{n}({f.name})")
        if api.drives(f):
            out.append(f"MPT_DRIVES({f.name})")
        out.append(declaration(f))
        if api.drives(f):
            out.append(f"MPT_DRIVEN({f.name})")
    return "\n".join(out) + "\n"


def structs(api):
    """Returns the text of mpt_structs.h."""
    out = ["/* Made by shape.py from the public headers: the fields of every struct, and its defaults. */",
           "#pragma once", '#include "mpt_fields.h"']
    out += [f'#include "mpt/{h}"' for h in api.headers]
    for s in api.structs.values():
        rows = []
        names = {f.name for f in s.fields}
        for f in s.fields:
            if f.values:
                prefix = os.path.commonprefix(f.values).rfind("_") + 1
                items = "".join(f'{{"{v[prefix:].lower()}", {v}}}, ' for v in f.values)
                out.append(f"static const mpt_value {s.name}_{f.name}_values[] = {{{items}{{0, 0}}}};")
        for f in s.fields:
            base = api.aliases.get(f.type, f.type)
            element = f.type[6:-1] if f.type.startswith("const ") else f.type
            kind, type_, count = KINDS.get(base), "", ""
            if f.name == "struct_size" or f.name == "next":
                continue
            if f.type == "mpt_bool32":
                kind = "MPT_FIELD_BOOL"
            elif f.type == "mpt_dtype":
                kind = "MPT_FIELD_DTYPE"
            elif f.type in api.handles:
                kind, type_ = "MPT_FIELD_HANDLE", f.type
            elif f.type in api.callbacks:
                kind, type_ = "MPT_FIELD_CALLBACK", f.type
            elif f.type.startswith("const ") and (element in api.handles or element in api.structs):
                found = [n for n in (f.name + "_count", f.name[:-1] + "_count") if n in names]
                kind = "MPT_FIELD_HANDLES" if element in api.handles else "MPT_FIELD_STRUCTS"
                type_ = element
                if found:
                    count = found[0]
                elif element in api.structs:
                    kind = "MPT_FIELD_STRUCT"
            if not kind and f.name == "data" and f.type in ("void*", "const void*"):  # its size follows
                kind = "MPT_FIELD_CONST_MEMORY" if f.type == "const void*" else "MPT_FIELD_MEMORY"
            kind = kind or "MPT_FIELD_OTHER"
            at = f"offsetof({s.name}, {count})" if count else "0"
            rows.append(f'  {{"{f.name}", {kind}, offsetof({s.name}, {f.name}), {f.length}, "{type_}", {at}, '
                        f'{f"{s.name}_{f.name}_values" if f.values else "0"}}},')
        inits = "".join(f'{{"{i[4:-5]}", (mpt_init_fn){i}}}, ' for i in s.inits)
        out.append(f"static const mpt_field {s.name}_fields[] = {{")
        out += rows + ["  {0, 0, 0, 0, 0, 0, 0}};"]
        out.append(f"static const mpt_init {s.name}_inits[] = {{{inits}{{0, 0}}}};")
        sized = "1" if s.fields[0].name == "struct_size" else "0"
        out.append(f'static const mpt_struct {s.name}_struct = {{"{s.name}", sizeof({s.name}), {sized}, '
                   f"{s.name}_fields, {s.name}_inits}};")
    out.append("static const mpt_struct *const mpt_structs[] = {")
    out += [f"  &{name}_struct," for name in api.structs] + ["  0};"]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    api = Api(sys.argv[1])
    Path(sys.argv[2]).write_text(shape(api))
    Path(sys.argv[3]).write_text(structs(api))
