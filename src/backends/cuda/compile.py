#!/usr/bin/env python3
"""Compiles a CUDA text of the GPU kernels: compile.py NVCC PRELUDE TEXT FATBIN LOG ARCHITECTURE..

FATBIN has machine code for each architecture, such as 80, and PTX of the first one, from which drivers compile for all
later ones. LOG is what ptxas says of each kernel's registers and memory.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import subprocess
import sys

# Entries with the groups of 256 threads that have to fit on a multiprocessor at once. With the
# registers that the compiler takes on its own there is one, which waits for memory: AdamW takes 2.5
# times as long on an H200.
GROUPS = {"mpt_multi_step_f32": 4}


def bounded(text, fatbin):
    """Writes the text with the bounds of GROUPS beside the fatbin, and returns its path; the text itself if it has none."""
    words = pathlib.Path(text).read_text(encoding="utf-8")
    before = words
    for entry, groups in GROUPS.items():
        if f"{entry}(" not in words:
            continue
        declared = f" void {entry}("
        if words.count(declared) != 1:
            sys.exit(f"{text} declares {entry} otherwise than '{declared}', so that it gets no bound")
        words = words.replace(declared, f" void __launch_bounds__(256, {groups}) {entry}(")
    if words == before:
        return text
    out = pathlib.Path(fatbin).with_suffix(".cu")
    out.write_text(words, encoding="utf-8")
    return str(out)


def main():
    nvcc, prelude, text, fatbin, log, *architectures = sys.argv[1:]
    text = bounded(text, fatbin)
    # -fmad=false: sums and products are rounded apart, as on every other device.
    # --compress-mode: CudaDriver refuses drivers that cannot load it.
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
