#!/usr/bin/env python3
"""Checks the table of .ci/full: each file asks for a part, each path names a file, and all that takes long has a part.

parts_test.py ROOT
SPDX-License-Identifier: Apache-2.0
"""
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = sys.argv[1]
# .ci/run checks all of these.
CHECKED_ALWAYS = re.compile(
    r"\.md$|^tests/layers/|^bindings/(common|regenerate)|^(LICENSE|pyproject\.toml|\.[a-z-]+)$|^src/gdb/|^examples/data/")
# Folders whose suites run on a device, or are one; `tests/run host` has all others.
OF_DEVICES = {"fake", "cuda_text", "vulkan", "cuda"}
# Words of a case that takes long, and the suites that have to be run in the full tier for it.
LONG = {"LONG(": ["host"], "LONG_IF(": ["host"], "LONG_ON_DEVICES(": ["fake", "cuda_text", "on_vulkan"], "tap.long(": ["host"]}


def text_of(path):
    return Path(ROOT, path).read_text(encoding="utf-8")


def run_in_full_tier():
    """Returns what parts of .ci/full run by tests/run in the full tier, and not under a sanitizer."""
    steps, names = text_of(".ci/steps"), set()
    for part in re.findall(r"^part .*", text_of(".ci/full").replace("\\\n", ""), re.MULTILINE):
        command = shlex.split(part)[5:]
        body = re.search(rf"^{re.escape(command[0])}\(\) {{(.*?)}}$", steps, re.MULTILINE | re.DOTALL)
        runs = body[1] if body else shlex.join(command)
        names.update(quoted or word for quick, quoted, word in
                     re.findall(r"(MPT_TIER=quick )?tests/run (?:'([^']+)'|(\w+))", runs) if not quick)
    return names


def never_run(names, full):
    """Returns lines about the files of tests/ with cases that take long, if no part runs these in the full tier."""
    # The programs of kernels, which CUDA text has in the full tier.
    kernels = re.search(r"^families = {(.*?)^}", text_of("tests/vulkan/meson.build"), re.MULTILINE | re.DOTALL)[1]
    of_gpus = {f"{name}_test.cpp" for name in [*re.findall(r"'(\w+?)(?:_test\.cpp)?'", kernels), "training"]}
    for path in names:
        # The files of these two folders have the words, as this one, and no cases.
        found = re.fullmatch(r"tests/(?!layers/|install/)(\w+)/.*?(\w+?)(_test)?\.(cpp|h|py)", path)
        text = text_of(path) if found else ""
        for word in [w for w in LONG if re.search(rf"(?<!\w){re.escape(w)}", text)]:
            folder, program = found[1], f"{found[1]} {found[2].replace('_', ' ')}"
            if folder not in OF_DEVICES:
                missing = [suite for suite in LONG[word] if suite not in full]
            elif folder == "vulkan" and Path(path).name in of_gpus:
                missing = [] if "cuda_text" in full else ["cuda_text"]
            else:
                missing = [] if full & {folder, program} else [program]
            if missing:
                yield f"{path} has cases that take long: no part runs '{', '.join(missing)}' in the full tier"


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
    for i, (name, _) in enumerate(parts):
        for longer in [other for other, _ in parts[:i] if name in other]:  # or .ci/full NAME runs both
            print(f".ci/full: the part '{name}' has to stand before '{longer}'")
            faults += 1
    for n in names:
        if n not in asked and not CHECKED_ALWAYS.search(n):
            print(f".ci/full: no part is asked for by {n}")
            faults += 1
    for line in never_run(names, run_in_full_tier()):
        print(f".ci/full: {line}")
        faults += 1
    print(f"{len(parts)} parts, {len(names)} files, {faults} faults")
    return 1 if faults or not parts else 0


sys.exit(main())
