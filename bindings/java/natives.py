#!/usr/bin/env python3
"""Puts a shared library and what it needs of this system into the jar's folder: natives.py LIBRARY FOLDER

libraries.txt there lists them in the order of loading; '?' marks what most systems have, and is loaded only
where it is missing. The C library itself is the system's.
SPDX-License-Identifier: Apache-2.0
"""
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

SYSTEM = re.compile(r"^(linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|resolv)\.so)")
COMMON = re.compile(r"^lib(stdc\+\+|gcc_s)\.so")


def needed(library):
    """The libraries that one names itself."""
    text = subprocess.check_output(["objdump", "-p", library], text=True)
    return re.findall(r"NEEDED\s+(\S+)", text)


def main():
    library, folder = Path(sys.argv[1]), Path(sys.argv[2])
    to = folder / "org/mpt/native" / f"linux-{platform.machine()}"
    shutil.rmtree(folder, ignore_errors=True)
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
    subprocess.run(["strip", "--strip-unneeded", to / library.name], check=True)
    order.sort(key=lambda n: not COMMON.match(n))  # stable
    (to / "libraries.txt").write_text("".join(("?" if COMMON.match(n) else "") + n + "\n" for n in order))


if __name__ == "__main__":
    main()
