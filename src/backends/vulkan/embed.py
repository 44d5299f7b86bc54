#!/usr/bin/env python3
"""Writes the SPIR-V modules that a table of entries names as C++: embed.py ENTRIES OUT DEPFILE

The modules lie beside the table.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import re
import struct
import sys


def main():
    table, out, depfile = (pathlib.Path(a) for a in sys.argv[1:])
    text = table.read_text(encoding="utf-8")
    names = sorted({m.group(1) for m in re.finditer(r"^(?:MATRIX_)?ENTRY\(\w+, (\w+),", text, re.MULTILINE)})
    files = [table.parent / f"{name}.spv" for name in names]
    lines = ["// The generated kernels, which embed.py has written.", '#include "backends/vulkan/programs.h"', "",
             "namespace mpt::vulkan {", "namespace {", ""]
    for name, file in zip(names, files):
        code = file.read_bytes()
        words = [f"{w:#x}," for w in struct.unpack(f"<{len(code) // 4}I", code)]
        lines.append(f"constexpr uint32_t k_{name}[] = {{")
        lines += ["".join(words[i:i + 12]) for i in range(0, len(words), 12)]
        lines += ["};", ""]
    lines += ["constexpr Entry kEntries[] = {",
              "#define ENTRY(name, module, bytes, needs_f64) {#name, k_##module, bytes, needs_f64, false},",
              "#define MATRIX_ENTRY(name, module, bytes) {#name, k_##module, bytes, false, true},",
              *text.splitlines(),
              "#undef ENTRY", "#undef MATRIX_ENTRY", "};", "", "}  // namespace", "",
              "std::span<const Entry> entries() { return kEntries; }", "", "}  // namespace mpt::vulkan", ""]
    out.write_text("\n".join(lines), encoding="utf-8")
    depfile.write_text(f"{out}: {' '.join(str(f) for f in files)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
