#!/usr/bin/env python3
"""Tests of the SPIR-V of the GPU kernels: spirv_test.py FOLDER

All modules have at most 1.5 MB once compressed: the module of Vulkan has them as they are, and packages of programs
compress it. No kernel takes a quotient or a square root of f32 from the device, which need not round them correctly,
but for the guesses in exact.slang.
SPDX-License-Identifier: Apache-2.0
"""
import struct
import sys
import zlib
from pathlib import Path

MOST = 1_500_000
EXACT = ("quotient", "root")
OP_NAME, OP_EXTENDED, OP_TYPE_FLOAT, OP_FUNCTION, OP_QUOTIENT, EXTENDED_ROOT = 5, 12, 22, 54, 136, 31


def taken_from_the_device(data):
    """Returns the functions that take a quotient or a square root of f32 from the device."""
    words = struct.unpack(f"<{len(data) // 4}I", data)
    names, widths, found, function, at = {}, {}, set(), None, 5
    while at < len(words):
        op, count = words[at] & 0xffff, words[at] >> 16
        w = words[at:at + count]
        if op == OP_NAME:
            names[w[1]] = struct.pack(f"<{count - 2}I", *w[2:]).split(b"\0")[0].decode()
        elif op == OP_TYPE_FLOAT:
            widths[w[1]] = w[2]
        elif op == OP_FUNCTION:
            function = names.get(w[2], f"function {w[2]}")
        elif (op == OP_QUOTIENT or op == OP_EXTENDED and w[4] == EXTENDED_ROOT) and widths.get(w[1]) == 32:
            found.add(function)
        at += count
    return found


def main():
    files = sorted(Path(sys.argv[1]).glob("*.spv"))
    sizes = {f.name: len(zlib.compress(f.read_bytes(), 9)) for f in files}
    for name, size in sorted(sizes.items(), key=lambda s: -s[1]):
        print(f"{size:7} {name}")
    total = sum(sizes.values())
    print(f"{len(files)} modules: {sum(f.stat().st_size for f in files)} bytes, {total} compressed; at most {MOST}")
    found = {f.name: taken_from_the_device(f.read_bytes()) for f in files}
    faults = [(name, function) for name, all_of in found.items() for function in sorted(all_of.difference(EXACT))]
    for name, function in faults:
        print(f"{name}: {function} takes a quotient or a square root of f32 from the device")
    found_guesses = any(found.values())
    sys.exit(0 if found_guesses and total <= MOST and not faults else 1)


main()
