#!/usr/bin/env python3
"""The SPIR-V of all GPU kernels has at most 1.5 MB once compressed: spirv_size_test.py FOLDER

The module of Vulkan has it as it is, and packages of programs compress it.
SPDX-License-Identifier: Apache-2.0
"""
import sys
import zlib
from pathlib import Path

MOST = 1_500_000


def main():
    files = sorted(Path(sys.argv[1]).glob("*.spv"))
    sizes = {f.name: len(zlib.compress(f.read_bytes(), 9)) for f in files}
    for name, size in sorted(sizes.items(), key=lambda s: -s[1]):
        print(f"{size:7} {name}")
    total = sum(sizes.values())
    print(f"{len(files)} modules: {sum(f.stat().st_size for f in files)} bytes, {total} compressed; at most {MOST}")
    sys.exit(0 if files and total <= MOST else 1)


main()
