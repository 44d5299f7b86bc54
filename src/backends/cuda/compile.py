#!/usr/bin/env python3
"""Compiles a CUDA text of the GPU kernels: compile.py NVCC PRELUDE TEXT FATBIN LOG ARCHITECTURE..

FATBIN has machine code for each architecture, such as 80, and PTX of the first one, from which drivers compile for all
later ones. LOG is what ptxas says of each kernel's registers and memory.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import subprocess
import sys


def main():
    nvcc, prelude, text, fatbin, log, *architectures = sys.argv[1:]
    # -fmad=false: sums and products are rounded apart, as on every other device.
    command = [nvcc, "-fatbin", "-std=c++20", "-O3", "-fmad=false", "-Werror", "all-warnings", "--compress-mode=size",
               "-Xptxas", "-v", "-include", prelude, "-o", fatbin, text]
    for a in architectures:
        codes = f"[sm_{a},compute_{a}]" if a == architectures[0] else f"sm_{a}"
        command += ["-gencode", f"arch=compute_{a},code={codes}"]
    said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if said.returncode != 0:
        sys.exit(said.stdout + f"\nnvcc failed for {text}")
    pathlib.Path(log).write_text(said.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
