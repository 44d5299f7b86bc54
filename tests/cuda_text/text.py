#!/usr/bin/env python3
"""Writes C++ around the CUDA text of the kernels that a table of entries names: text.py ENTRIES OUT DEPFILE

Each text lies in a namespace of its own, because the texts declare the same names.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import re
import sys


def main():
    table, out, depfile = (pathlib.Path(a) for a in sys.argv[1:])
    entries = re.findall(r"^ENTRY\((\w+), (\w+), (\d+), (\w+)\)", table.read_text(encoding="utf-8"), re.MULTILINE)
    names = sorted({module for _, module, _, _ in entries})
    files = {name: (table.parent / f"{name}.cu").resolve() for name in names}
    meets = {name: "__syncthreads" in files[name].read_text(encoding="utf-8") for name in names}
    lines = ["// The CUDA text of the kernels for the host, which text.py has written.", '#include "shim.h"', ""]
    for name in names:
        lines += [f"namespace text_{name} {{", f'#include "{files[name]}"', "}", ""]
    lines += ["#undef blockIdx", "#undef threadIdx", '#include "entry.h"', "",
              "namespace mpt::cuda_text {", "namespace {", "",
              "template <class A>",
              "void call(void (*f)(A), const void* arguments, const uint32_t*) {",
              "  A a;", "  std::memcpy(&a, arguments, sizeof a);", "  f(a);", "}",
              "template <class A, class S>",
              "void call(void (*f)(A, S), const void* arguments, const uint32_t* constants) {",
              "  A a;", "  S s;", "  std::memcpy(&a, arguments, sizeof a);",
              "  std::memcpy(&s, constants, sizeof s);", "  f(a, s);", "}", "",
              "constexpr Entry kEntries[] = {"]
    for entry, module, size, needs_f64 in entries:
        lines += [f'    {{"{entry}", {size}, {needs_f64}, {str(meets[module]).lower()},',
                  "     [](const void* a, const uint32_t* c) { "
                  f"call(&text_{module}::{entry}, a, c); }}}},"]
    lines += ["};", "", "}  // namespace", "", "std::span<const Entry> entries() { return kEntries; }", "",
              "}  // namespace mpt::cuda_text", ""]
    out.write_text("\n".join(lines), encoding="utf-8")
    depfile.write_text(f"{out}: {' '.join(str(f) for f in files.values())}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
