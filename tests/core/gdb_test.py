#!/usr/bin/env python3
"""The pretty printers of src/gdb in gdb: gdb_test.py PRINTERS SUBJECT. Prints TAP.

SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import shutil
import subprocess
import sys

printers, subject = sys.argv[1:3]
EXPECTED = {
    "shape": r"\[2, 3\]",
    "tensor": r"f32\[2, 3\] 'weight', wants a gradient = \{0\.5, -1\.25, 0, 1, 2, 3\}",
    "turned": r"f32\[3, 2\] = \{0\.5, 1, -1\.25, 2, 0, 3\}",
    "empty": "no tensor",
    "*storage.p_": r"24 bytes of the arena at 0x[0-9a-f]+, \d+ references, version \d+",
    "storage": r"\(mpt::Storage \*\) 0x[0-9a-f]+|0x[0-9a-f]+",
    "handle": r"tensor handle, context 1, slot \d+, generation \d+: f32\[2, 3\] 'weight', .*-1\.25, 0, 1, 2, 3\}",
    "half": r"tensor handle, .*: bf16\[3, 5\] = \{(1\.5, ){8}\.\.\.\}",
    "stale": r"tensor handle, .*: stale",
    "none": "NULL",
    "context": r"context handle, context 1, .*: \(mpt::Context\*\) 0x[0-9a-f]+",
}
gdb = shutil.which("gdb")
why = "" if gdb else "gdb is not installed"
if gdb:
    # A failed command ends a batch: each print is its own, and its text ends with the next echo.
    commands = ["set confirm off", "set width 0", "set startup-with-shell off", f"source {printers}", "break look_here",
                "run", "up"]
    for name in EXPECTED:
        commands += [f"echo \\n@{name}=", f"python gdb.execute('output {name}')"]
    arguments = [a for c in commands for a in ("-ex", c)]
    p = subprocess.run([gdb, "-batch", "-nx", *arguments, subject], text=True, stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, timeout=120, env={**os.environ, "DEBUGINFOD_URLS": ""})
    if re.search("ptrace: Operation not permitted|Could not trace the inferior|Python scripting is not supported", p.stdout):
        why = "gdb may not start programs here, or has no Python"
print(f"1..{len(EXPECTED)}")
failed = 0
for i, (name, pattern) in enumerate(EXPECTED.items(), 1):
    if why:
        print(f"ok {i} - print {name} # SKIP {why}")
        continue
    found = re.search(rf"^@{re.escape(name)}=(.*)$", p.stdout, flags=re.M)
    good = found and re.fullmatch(pattern, found[1])
    failed += not good
    print(f"{'ok' if good else 'not ok'} {i} - print {name}")
    if not good:
        print(f"# {found[1] if found else p.stdout[-2000:]!r} is not {pattern}")
sys.exit(failed > 0)
