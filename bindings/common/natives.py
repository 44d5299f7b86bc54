#!/usr/bin/env python3
"""Copies a shared library, its dependencies and its modules for a package: natives.py FOLDER LIBRARY [MODULE..]

libraries.txt in the folder lists the files in the order of loading. A '?' marks a library that most
systems have; it is loaded only if the system lacks it. A '+' marks a module, which the library
itself opens. The C library is not copied.
SPDX-License-Identifier: Apache-2.0
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

SYSTEM = re.compile(r"^(linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|resolv)\.so)")
COMMON = re.compile(r"^lib(stdc\+\+|gcc_s)\.so")


def needed(library):
    """Returns the names of a library's direct dependencies."""
    text = subprocess.check_output(["objdump", "-p", library], text=True)
    return re.findall(r"NEEDED\s+(\S+)", text)


def main():
    to, library, *modules = map(Path, sys.argv[1:])
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    found = dict(re.findall(r"(\S+) => (\S+)", subprocess.check_output(["ldd", library], text=True)))
    order = []

    def visit(name, path):
        for n in needed(path):
            if not SYSTEM.match(n) and n not in order:
                visit(n, found[n])
        if name not in order:
            order.append(name)
            shutil.copy(path, to / name)

    visit(library.name, library)
    for module in modules:
        shutil.copy(module, to)
    subprocess.run(["strip", "--strip-unneeded", *(to / p.name for p in (library, *modules))], check=True)
    order.sort(key=lambda n: not COMMON.match(n))  # stable, so dependencies stay before dependents
    (to / "libraries.txt").write_text("".join(
        [("?" if COMMON.match(n) else "") + n + "\n" for n in order] + [f"+{p.name}\n" for p in modules]))


if __name__ == "__main__":
    main()
