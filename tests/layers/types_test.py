#!/usr/bin/env python3
"""Checks that no two types of the library have the same name: a reader who meets a name finds one type. Types within
types, functions or anonymous namespaces may repeat, and so may those of the drivers of GPUs, which never meet: the
same name there is the same idea for CUDA and for Vulkan.

types_test.py SOURCE_ROOT
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

SCOPE = re.compile(
    r"\bnamespace\s*(?P<space>[\w:]*)\s*\{"
    r"|\b(?:class|struct|union|enum(?:\s+class)?)\s+(?:alignas\([^)]*\)\s*)?(?P<type>[A-Z]\w*)\s*(?:final\s*)?"
    r"(?::(?!:)[^;{]*)?\{"
    r"|[{}]")
# Comments, and literals of characters and strings, which may have braces.
QUIET = re.compile(r"//[^\n]*|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)'")
DRIVERS = {"backends/cuda", "backends/vulkan"}


def types_of(text):
    """The names of the types at the level of a namespace."""
    scopes = []
    for match in SCOPE.finditer(QUIET.sub(" ", text)):
        if match[0] == "}":
            if scopes:
                scopes.pop()
            continue
        if match["type"] and all(scopes):
            yield match["type"]
        scopes.append(bool(match["space"]))  # false: what is in it may repeat


def main():
    root = Path(sys.argv[1])
    files = defaultdict(set)
    for path in sorted(root.rglob("*")):
        if path.suffix in (".h", ".cpp"):
            for name in types_of(path.read_text()):
                files[name].add(path.relative_to(root))
    repeated = {name: where for name, where in files.items() if len(where) > 1}
    faults = 0
    for name, where in sorted(repeated.items()):
        if {str(file.parent) for file in where} == DRIVERS and len(where) == 2:
            continue
        faults += 1
        print(f"{name}: a type in each of {', '.join(map(str, sorted(where)))}")
    print(f"{len(files)} types, {faults} names for two")
    sys.exit(faults != 0 or len(files) < 100)


if __name__ == "__main__":
    main()
