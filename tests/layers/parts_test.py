#!/usr/bin/env python3
"""Checks the table of .ci/full: each file asks for a part, and each path names a file.

parts_test.py ROOT
SPDX-License-Identifier: Apache-2.0
"""
import re
import subprocess
import sys

ROOT = sys.argv[1]
# .ci/run checks all of these.
CHECKED_ALWAYS = re.compile(
    r"\.md$|^tests/layers/|^bindings/(common|regenerate)|^(LICENSE|pyproject\.toml|\.[a-z-]+)$|^src/gdb/|^examples/data/")


def main():
    files = subprocess.run(["git", "-C", ROOT, "ls-files"], capture_output=True, text=True)
    if files.returncode:
        print("no clone of git: skipped")
        return 77
    names = files.stdout.splitlines()
    listed = subprocess.run(["sh", f"{ROOT}/.ci/full", "--list"], capture_output=True, text=True, check=True).stdout
    parts = re.findall(r"^(\S.*)\n    .*; paths: (.*)$", listed, re.MULTILINE)
    asked, faults = set(), 0
    for name, paths in parts:
        for path in re.sub(r"\(([^()]*)\)", lambda m: m[0].replace("|", "\0"), paths).split("|"):
            path = path.replace("\0", "|")
            found = {n for n in names if re.search(path, n)}
            if not found and path != "^$":
                print(f".ci/full: no file is at {path}, which asks for the part '{name}'")
                faults += 1
            asked |= found
    for n in names:
        if n not in asked and not CHECKED_ALWAYS.search(n):
            print(f".ci/full: no part is asked for by {n}")
            faults += 1
    print(f"{len(parts)} parts, {len(names)} files, {faults} faults")
    return 1 if faults or not parts else 0


sys.exit(main())
