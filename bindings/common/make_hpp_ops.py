#!/usr/bin/env python3
"""Writes the table of operations of mpt.hpp from the prototypes of mpt_ops.h: make_hpp_ops.py INCLUDE > mpt_hpp_ops.inc

SPDX-License-Identifier: Apache-2.0
"""
import sys

from api import Api

HEAD = """// The operations of mpt.hpp with the defaults of their last arguments. Made from mpt_ops.h by
// bindings/regenerate.
// SPDX-License-Identifier: Apache-2.0
"""
# Operations that mpt_ops.hpp has by hand: overloads, and lists of tensors.
BY_HAND = {"max", "min", "cat", "stack", "split", "split_with_sizes", "chunk", "unique", "lstm", "gru", "rnn_tanh",
           "einsum"}
CXX = {"NULL": "nullptr", "INFINITY": "std::numeric_limits<double>::infinity()",
       "-INFINITY": "-std::numeric_limits<double>::infinity()"}


def line(f):
    """Returns the line of one operation."""
    defaults = []
    for p in reversed([q for q in f.parts if q.type != "mpt_tensor*"]):
        if not p.default:
            break
        defaults.insert(0, CXX.get(p.default, p.default))
    return f"MPT_HPP_OP_OR({f.short}, {', '.join(defaults)})" if defaults else f"MPT_HPP_OP({f.short})"


def main():
    api = Api(sys.argv[1])
    sys.stdout.write(HEAD + "".join(line(f) + "\n" for f in api.functions
                                    if f.header == "mpt_ops.h" and f.short not in BY_HAND and
                                    any(p.role == "out_handle" for p in f.params)))


if __name__ == "__main__":
    main()
