#!/usr/bin/env python3
"""Compares the interface with the last release, by libabigail (abidw and abidiff):
    tests/abi/baseline.py            fails where something that programs rely on is gone or has changed
    tests/abi/baseline.py release    writes baseline.abi and baseline.c anew: with a release

A library of empty functions is compiled from the public headers with debug information, so what is compared
is what they declare: every parameter, result, struct and callback. abidiff takes a struct that has grown at
its end as no change, and does not see that two of its fields have changed places, nor the numbers: baseline.c,
the released layout.c without the sizes, has to compile. New functions, numbers and fields at the end are fine.

While the major version is 0, an intended change is written down, with its reason, until the next release: in
baseline.accepted, a suppression file of abidiff, and by taking its lines out of baseline.c.
SPDX-License-Identifier: Apache-2.0
"""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from headers import Api

here = Path(__file__).resolve().parent
baseline, accepted, layout = here / "baseline.abi", here / "baseline.accepted", here / "baseline.c"
SKIP = 77  # Meson's exit status for a skipped test

# A struct may grow at its end, because its users pass its size.
GROWTH = """[suppress_type]
  type_kind = struct
  has_data_member_inserted_at = end
"""


def dump(include, folder):
    """Returns the interface declared by the headers in `include`, as abidw writes it."""
    api = Api(include)
    lines = ['#include "mpt/mpt.h"']
    for result, name, params in api.functions:
        args = ", ".join(f"{t} a{i}" for i, (t, _) in enumerate(params)) or "void"
        back = "" if result == "void" else " return 0; "
        lines.append(f"{result} {name}({args}) {{{back}}}")
    source, library = folder / "mpt.c", folder / "libmpt.so"
    source.write_text("\n".join(lines) + "\n")
    # A callback used only by a struct's field is covered by the struct.
    subprocess.run(["gcc", "-std=c99", "-g", "-O0", "-w", "-shared", "-fPIC", "-fno-eliminate-unused-debug-types",
                    "-I", include, source, "-o", library], check=True)
    return subprocess.run(["abidw", "--no-corpus-path", "--no-comp-dir-path", "--no-show-locs", "--no-elf-needed",
                           library], check=True, stdout=subprocess.PIPE, text=True).stdout


def compare(old, new, folder):
    """Returns abidiff's report, "" if programs compiled with the old interface work with the new one."""
    files = folder / "old.abi", folder / "new.abi"
    for file, text in zip(files, (old, new)):
        file.write_text(text)
    growth = folder / "growth"
    growth.write_text(GROWTH)
    options = ["--no-added-syms", "--suppressions", growth]
    if accepted.exists():
        options += ["--suppressions", accepted]
    r = subprocess.run(["abidiff", *options, *files], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return "" if r.returncode == 0 else r.stdout or f"abidiff ended with {r.returncode}"


def places(include):
    """Returns the compiler's errors about released numbers or field offsets that have changed."""
    return subprocess.run(["gcc", "-std=c99", "-fsyntax-only", "-I", include, layout], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True).stdout


def main():
    if not shutil.which("abidw") or not shutil.which("abidiff"):
        print("abidw and abidiff (abigail-tools) are not installed")
        return SKIP
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        now = dump(here.parents[1] / "include", folder)
        if sys.argv[1:] == ["release"]:
            baseline.write_text(now)
            lines = (here / "layout.c").read_text().splitlines(keepends=True)
            layout.write_text("".join(l for l in lines if not l.startswith("SIZE(")))
            return 0
        report = compare(baseline.read_text(), now, folder) + places(here.parents[1] / "include")
        if report:
            print(report)
            print("1 failed: this is not the interface of the last release. While the major version is 0, an intended\n"
                  "change is accepted as tests/abi/baseline.py says; a release writes it anew: tests/abi/baseline.py release")
            return 1
    print("1 passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
