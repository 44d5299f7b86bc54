#!/usr/bin/env python3
"""Writes what mpt_op_run knows of parameters from mpt_ops.h: make_op_params.py INCLUDE > op_params.inc

The defaults of the operations' parameters (MPT_DEFAULT and MPT_NULLABLE), and the fields of their descriptors.

SPDX-License-Identifier: Apache-2.0
"""
import sys

from api import Api

HEAD = """// The defaults of the operations' parameters, and the fields of their descriptors, for op_run.cpp.
// Made from mpt_ops.h by bindings/regenerate.
// SPDX-License-Identifier: Apache-2.0

// Operation, place of the C parameter, default.
constexpr Default kDefaults[] = {
"""


def defaults(f):
    """Yields a line for each parameter of an operation that has a default."""
    for i, p in enumerate(f.parts):
        if p.default:
            yield f"    {{Op::{f.short}, {i}, {'0' if p.default == 'NULL' else p.default}}},  // {p.name}\n"


def fields(s):
    """Yields a line for each option of a descriptor."""
    for x in s.fields:
        if x.name not in ("struct_size", "next") and not x.name.startswith("reserved"):
            yield f"    FIELD({s.name}, {x.type}, {x.name}),\n"


def main():
    api = Api(sys.argv[1])
    ops = [f for f in api.functions if f.header == "mpt_ops.h" and f.outputs]
    structs = [api.structs[n] for n in dict.fromkeys(p.type for f in ops for p in f.params if p.role == "struct")]
    inits = [f"void init({s.name}& d) {{ {s.name}_init(&d, sizeof d); }}\n" for s in structs]
    print(HEAD, *(line for f in ops for line in defaults(f)), "};\n\nconstexpr Field kFields[] = {\n",
          *(line for s in structs for line in fields(s)), "};\n\n", *inits, sep="", end="")


if __name__ == "__main__":
    main()
