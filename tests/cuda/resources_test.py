#!/usr/bin/env python3
"""Prints and bounds what the compiled kernels take of a GPU: resources_test.py ENTRIES LOG..

LOG is what ptxas has said of the kernels of a text (src/backends/cuda/compile.py), for each architecture. Every entry of
the table, but those for devices without f64 (.._soft), has been compiled for all of them. But where ALLOWED says so, at
least two groups of 256 threads fit on a multiprocessor of 65536 registers and 100 KB of shared memory, and no thread has
local memory or spills registers.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import re
import sys

REGISTERS, SHARED = 128, 48 << 10
# Entries that take more: (registers, bytes of local memory, bytes that are spilled). Each of the
# second has an array that is indexed by a variable, and each of the third a bound of registers.
ALLOWED = {
    "mpt_attention_dkv_f32": (202, 112),  # one group fits, as with any number from 129 to 256
    "mpt_attention_dq_f32": (128, 104),
    "mpt_attention_f32": (128, 72),
    "mpt_multi_step_f32": (64, 256, 1024),
    "mpt_multi_step_f64": (250, 0),
    "mpt_product_f32": (128, 64),
    "mpt_product_f64": (128, 32),
    "mpt_product_i64": (128, 32),
    "mpt_product_small_f32": (128, 16),
    "mpt_window_f32": (160, 0),
    "mpt_window_f64": (160, 0),
}
ENTRY = re.compile(
    r"Compiling entry function '(\w+)' for 'sm_(\w+)'\n.*\n\s*(\d+) bytes stack frame, (\d+) bytes spill stores, "
    r"(\d+) bytes spill loads\n.*Used (\d+) registers(.*)")


def main():
    names = re.findall(r"^ENTRY\((\w+)(?<!_soft),", pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"), re.MULTILINE)
    found, faults, architectures = {}, [], set()
    for log in sys.argv[2:]:
        for entry, sm, stack, stores, loads, registers, rest in ENTRY.findall(pathlib.Path(log).read_text(encoding="utf-8")):
            shared = re.search(r"(\d+) bytes smem", rest)
            architectures.add(sm)
            found[entry, sm] = (int(registers), int(stack), int(shared.group(1)) if shared else 0, int(stores) + int(loads))
    print("most over sm_" + ", sm_".join(sorted(architectures, key=int)))
    print(f"{'kernel':32} registers  local  shared  spilled")
    for name in names:
        of_name = [found[name, sm] for sm in architectures if (name, sm) in found]
        if len(of_name) != len(architectures) or not of_name:
            faults.append(f"{name} was compiled for {len(of_name)} of {len(architectures)} architectures")
            continue
        registers, local, shared, spilled = (max(column) for column in zip(*of_name))
        print(f"{name:32} {registers:9} {local:6} {shared:7} {spilled:8}")
        most_registers, most_local, most_spilled = (*ALLOWED.get(name, (REGISTERS, 0)), 0)[:3]
        if registers > most_registers or local > most_local or shared > SHARED or spilled > most_spilled:
            faults.append(f"{name} has {registers} registers, {local} bytes of local memory, {shared} of shared memory, and "
                          f"spills {spilled} bytes; it may have {most_registers}, {most_local}, {SHARED} and {most_spilled}")
    faults += [f"{name} is in no table of entries" for name in sorted({e for e, _ in found} - set(names))]
    faults += [f"{name} of ALLOWED is in no table of entries" for name in sorted(set(ALLOWED) - set(names))]
    print("\n".join(faults + [f"{len(names)} kernels, {len(faults)} faults"]))
    sys.exit(1 if faults or not names else 0)


if __name__ == "__main__":
    main()
