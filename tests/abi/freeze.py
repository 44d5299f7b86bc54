#!/usr/bin/env python3
"""Prints layout.c or calls.c for the headers as they are:
    tests/abi/freeze.py > tests/abi/layout.c
    tests/abi/freeze.py calls > tests/abi/calls.c

bindings/regenerate writes both. Between releases of one major version lines may only be added to them.
SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys
import tempfile
from pathlib import Path

from headers import Api

root = Path(__file__).resolve().parents[2]
api = Api(root / "include")
if sys.argv[1:] == ["calls"]:
    print("""/* The parameters and results of the public functions and callbacks, frozen: declared again here,
 * which compiles only while the headers agree. Made by freeze.py; between releases of one major
 * version lines may only be added.
 * SPDX-License-Identifier: Apache-2.0 */""")
    print('#include "mpt/mpt.h"')
    print("""
/* A callback is frozen by a function that takes it. */
#define CALLBACK(name, ...) void frozen_##name(name f); void frozen_##name(__VA_ARGS__)
""")
    for name, prototype in api.prototypes.items():
        print(f"CALLBACK({name}, {prototype});")
    print()
    for result, name, params in api.functions:
        print(f"{result} {name}({', '.join(t for t, _ in params) or 'void'});")
    sys.exit()
with tempfile.TemporaryDirectory() as folder:
    c = ['#include "mpt/mpt.h"']
    c += ["#include <stdio.h>", "int main(void) {"]
    c += [f'printf("NUMBER({n}, %d)\\n", (int)({n}));' for n in api.constants]
    for s, fields in api.structs.items():
        c.append(f'printf("SIZE({s}, %zu)\\n", sizeof({s}));')
        c += [f'printf("FIELD({s}, {f}, %zu, %zu)\\n", offsetof({s}, {f}), sizeof((({s} *)0)->{f}));'
              for f in fields]
    c += ["return 0; }"]
    Path(folder, "a.c").write_text("\n".join(c))
    subprocess.run(["cc", "-I", root / "include", "a.c", "-o", "a"], cwd=folder, check=True)
    lines = subprocess.check_output([folder + "/a"], text=True)
print("""/* The numbers, sizes and offsets that compiled programs contain, frozen: a change here breaks them.
 * Made by freeze.py; between releases of one major version lines may only be added.
 * SPDX-License-Identifier: Apache-2.0 */""")
print('#include "mpt/mpt.h"')
print("""
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define HOLDS(condition) typedef char JOIN(at_line_, __LINE__)[(condition) ? 1 : -1]
#define NUMBER(name, value) HOLDS((int)(name) == (value))
#define SIZE(type, bytes) HOLDS(sizeof(type) == (bytes))
#define FIELD(type, field, at, bytes) \\
  HOLDS(offsetof(type, field) == (at) && sizeof(((type *)0)->field) == (bytes))

HOLDS(sizeof(mpt_status) == 4 && sizeof(mpt_dtype) == 4 && sizeof(mpt_device) == 4);
HOLDS(sizeof(mpt_bool32) == 4 && sizeof(mpt_op) == 4 && sizeof(mpt_tensor) == sizeof(void *));""")
print(lines.replace(")\n", ");\n"), end="")
