#!/usr/bin/env python3
"""Checks that every include in src/ names the file's own layer or a layer below it.

layers_test.py SRC
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import re
import sys

STANDS_ON = {
    "core": "",
    "backends": "core",
    "autograd": "core backends",
    "autocast": "core backends autograd",
    "comm": "core backends",
    "ops": "core backends autograd autocast comm",
    "observe": "core backends autograd autocast comm ops",
    "precision": "core backends autograd autocast comm ops",
    "params": "core backends autograd autocast comm ops precision",
    "optim": "core backends autograd autocast comm ops observe precision params",
    "train": "core backends autograd autocast comm ops observe precision params optim",
    "nn": "core backends autograd autocast comm ops precision params",
    "io": "core backends autograd autocast comm ops observe precision params optim train",
    "api": "core backends autograd autocast comm ops observe precision params optim train nn io",
    "pch": "core backends",  # precompiled headers, included first in every file
}
# May include a public header, as api may: status codes and the version are listed only there, and a
# module defines the handles that it takes from programs.
PUBLIC = {"core/error.h", "core/version.h", "comm/comm.h", "backends/cuda/device.h", "backends/vulkan/connection.h"}
SHARED = {"backends/gpu", "backends/plain", "backends/rules"}  # that every backend may include
CODE = {".cpp", ".h", ".def", ".inc"}


def included(file):
    return re.findall(r'^\s*#\s*include\s+"([^"]+)"', file.read_text(encoding="utf-8"), re.MULTILINE)


def wrong(src, name, target):
    """Returns the reason why the file `name` may not include `target`, or None."""
    layer = name.split("/")[0]
    if target.startswith("mpt/"):
        return None if layer == "api" or name in PUBLIC else "only api knows the public headers"
    if not (src / target).is_file():
        return "it is named by its path below src/"
    theirs = target.split("/")[0]
    if theirs == layer:
        mine, its = name.split("/")[:-1], target.split("/")[:-1]
        if layer == "backends" and len(its) > 1 and its[:2] != mine[:2] and "/".join(its[:2]) not in SHARED:
            return "no backend knows another"
        return None
    return None if theirs in STANDS_ON[layer].split() else f"{layer} stands on: {STANDS_ON[layer] or 'nothing'}"


def main():
    src = pathlib.Path(sys.argv[1])
    files = sorted(f for f in src.rglob("*") if f.suffix in CODE)
    found = 0
    for file in files:
        name = file.relative_to(src).as_posix()
        for target in included(file):
            why = wrong(src, name, target)
            if why:
                print(f"src/{name} includes {target}: {why}")
                found += 1
    print(f"{len(files)} files, {found} wrong includes")
    sys.exit(1 if found or not files else 0)


if __name__ == "__main__":
    main()
