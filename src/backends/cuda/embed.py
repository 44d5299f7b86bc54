#!/usr/bin/env python3
"""Writes C++ with the compiled kernels that a table of entries names: embed.py ENTRIES OUT VERSION OLDEST IMAGE..

Entries for devices without f64 (.._soft) are left out, because CUDA has f64. VERSION is the toolkit's, such as 13.0, and
OLDEST the architecture whose PTX the images have. IMAGE is named by its text, such as softmax.fatbin; the assembler
reads it. A byte 0 follows each.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import re
import sys


def main():
    table, out, (version, oldest), images = (
        pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:5], [pathlib.Path(a) for a in sys.argv[5:]])
    entries = re.findall(r"^ENTRY\((\w+)(?<!_soft), (\w+), (\d+), ", table.read_text(encoding="utf-8"), re.MULTILINE)
    names = {image.stem: image.resolve() for image in images}
    missing = {text for _, text, _ in entries} ^ set(names)
    if missing:
        sys.exit(f"embed.py: the images and the texts of {table} differ by {', '.join(sorted(missing))}")
    major, minor = map(int, version.split(".")[:2])
    lines = ["// The compiled kernels, which embed.py has written.", '#include "backends/cuda/images.h"', "",
             "asm(R\"(", "  .section .rodata"]
    for name, image in names.items():
        symbol = f"mpt_image_{name}"
        lines += ["  .balign 16", f"  .globl {symbol}", f"  .hidden {symbol}", f"{symbol}:", f'  .incbin "{image}"',
                  "  .byte 0"]
    lines += ["  .text", ')");', ""]
    lines += [f'extern "C" __attribute__((visibility("hidden"))) const char mpt_image_{name}[];' for name in names]
    lines += ["", "namespace mpt::cuda {", "namespace {", "", "constexpr Entry kEntries[] = {"]
    lines += [f'    {{"{entry}", mpt_image_{text}, {size}}},' for entry, text, size in entries]
    lines += ["};", "", "}  // namespace", "", "std::span<const Entry> entries() { return kEntries; }",
              f"Toolkit toolkit() {{ return {{{1000 * major + 10 * minor}, {oldest}}}; }}", "",
              "}  // namespace mpt::cuda", ""]
    out.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
