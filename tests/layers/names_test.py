#!/usr/bin/env python3
"""Checks that the library's texts name functions and fields that exist: each mpt_* or MPT_* name in a string literal of
src/ is declared in the public headers or is a kernel of GPUs, `mpt_x.field` is a field of that struct, and a struct
whose error text names its init function (in_desc of api/entry.h) has one.

names_test.py SOURCE_ROOT
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
NAME = re.compile(r"(?<![\w/.-])(mpt_[a-z0-9_]+|MPT_[A-Z0-9_]+)(?:\.([a-z_0-9]+))?(?!\.h)")
IN_DESC = re.compile(r'in_desc\([^;"]*"(mpt_\w+)"\s*\)')  # without the name of another init function
# Environment variables, and a module's function.
OTHERS = {"MPT_CPU_ISA", "MPT_CPU_BF16", "mpt_describe_device_module"}


def declared(headers):
    """All words of the headers, and the words within each struct."""
    words, fields = set(), {}
    for header in headers:
        text = re.sub(r"/\*.*?\*/", " ", header.read_text(), flags=re.S)
        words |= set(re.findall(r"\w+", text))
        for body, name in re.findall(r"typedef struct \w+ \{(.*?)\n\} (\w+);", text, flags=re.S):
            fields[name] = set(re.findall(r"\w+", body))
    return words, fields


def main():
    root = Path(sys.argv[1])
    words, fields = declared(sorted((root / "include/mpt").glob("*.h")))
    # GPU kernels, and their names without the type that they compute in.
    kernels = re.findall(r"ENTRY\((\w+)", (root / "src/backends/gpu/generated/entries.inc").read_text())
    words |= {name for kernel in kernels for name in (kernel, re.sub("_[fi][0-9]+$", "", kernel))}
    faults = count = 0
    for path in sorted((root / "src").rglob("*")):
        if path.suffix not in (".cpp", ".h", ".inc", ".def"):
            continue
        lines = [re.sub(r"^\s*#\s*include.*", "", line) for line in path.read_text().split("\n")]
        # Neighbouring literals are one text.
        text = re.sub(r'"\s*\n\s*"', "", "\n".join(re.sub(r"(?<!:)//.*", "", line) for line in lines))
        for literal in LITERAL.findall(text):
            for name, field in NAME.findall(literal):
                count += 1
                completed = name.endswith("_") and any(w.startswith(name) for w in words)
                good = name in words or name in OTHERS or completed
                if good and field and name in fields:
                    good = field in fields[name]
                if not good:
                    faults += 1
                    print(f"{path.relative_to(root)}: no header declares {name}{'.' + field if field else ''}, in \"{literal}\"")
        for name in IN_DESC.findall(text):
            count += 1
            if name + "_init" not in words:
                faults += 1
                print(f"{path.relative_to(root)}: in_desc names {name}_init in its errors, and no header declares it")
    print(f"{count} names in texts, {faults} faults")
    sys.exit(faults != 0 or count < 100)


main()
