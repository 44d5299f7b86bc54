#!/usr/bin/env python3
"""Compares the public headers with the agreed interface, agreed.def:
    tests/abi/agreed.py          fails where something that programs rely on is gone or has changed
    tests/abi/agreed.py agree    agrees on the headers as they are: writes agreed.def anew

agreed.def has a line for each number, typedef, struct, field and function. agreed.c makes them conditions that the
compiler decides with the present headers. New functions, numbers, types, and fields at the end of a struct are fine.
So are other names and types for `reserved` fields, which programs leave at 0: a later version may use them.

While CHANGELOG.md calls the version of the interface unreleased, a change is agreed by the command: run `agree`, look
at the difference of agreed.def, commit it with the change, and say why in the commit. Later `agree` only adds.
SPDX-License-Identifier: Apache-2.0
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from headers import Api

here = Path(__file__).resolve().parent
root = here.parents[1]
AGREED = here / "agreed.def"
HEAD = """/* The agreed interface, for agreed.c: programs rely on each line. Written by `agreed.py agree`.
 * SPDX-License-Identifier: Apache-2.0 */"""
# Macros with a number that programs contain. The version changes, and is left out.
MACRO = re.compile(r"^#define (MPT_(?!VERSION_|NULL_HANDLE)\w+) \(?-?\d+\)?$", flags=re.M)


def describe(include):
    """Returns the lines of agreed.def for the headers in `include`."""
    api = Api(include)
    text = "".join((Path(include) / "mpt" / h).read_text() for h in api.headers)
    c = ['#include <stdio.h>', '#include "mpt/mpt.h"', '#include "mpt/mpt_vulkan.h"', '#include "mpt/mpt_cuda.h"',
         "int main(void) {"]
    c += [f'printf("NUMBER({n}, %d)\\n", (int)({n}));'
          for n in [*MACRO.findall(text), "MPT_MAKE_VERSION(1, 2, 3)", *api.constants]]
    c += [f'puts("HANDLE({h})");' for h in api.handles]
    c += [f'puts("TYPE({n}, {t})");' for n, t in api.types.items()]
    for s, fields in {**api.structs, **api.own}.items():
        c.append(f'printf("SIZE({s}, %zu)\\n", sizeof({s}));')
        for f, t in fields.items():
            if not f.startswith("reserved"):
                place, member = f"offsetof({s}, {f})", f"(({s} *)0)->{f}"
                element, array, _ = t.partition("[")
                length = f"sizeof({member}) / sizeof(*{member})" if array else "(size_t)0"
                c.append(f'printf("FIELD({s}, {f}, %zu, {element}{"[%zu]" if array else ""})\\n", {place}, {length});')
    c += [f'puts("FUNCTION({n}, {r} ({", ".join(t for t, _ in p) or "void"}))");' for r, n, p in api.functions]
    c += ["return 0; }"]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "a.c").write_text("\n".join(c))
        subprocess.run(["gcc", "-w", "-I", include, "a.c", "-o", "a"], cwd=folder, check=True)
        return subprocess.check_output([folder + "/a"], text=True).replace(")\n", ");\n").splitlines()


def key(line):
    """Returns the words of a line that name its subject: ("FIELD", "mpt_verdict", "step")."""
    words = re.findall(r"\w+", line)
    return tuple(words[:3 if words[0] == "FIELD" else 2])


def broken(include, agreed):
    """Returns the lines of `agreed` that the headers in `include` break, and the compiler's errors."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "agreed.def").write_text("\n".join(agreed) + "\n")
        errors, lines = "", set()
        for handles in ([], ["-DMPT_HANDLES_AS_INTEGERS"]):
            r = subprocess.run(["gcc", "-std=c11", "-fsyntax-only", "-fmax-errors=0", "-ftrack-macro-expansion=0", "-I",
                                include, "-I", folder, *handles, here / "agreed.c"],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if r.returncode:
                errors += r.stdout
                lines.update(int(n) for n in re.findall(r"agreed\.def:(\d+):\d+: error", r.stdout))
        return [agreed[n - 1] for n in sorted(lines)], errors


def report(include, agreed):
    """Returns what the headers in `include` break of the agreed lines, "" if they keep all of them."""
    lines, errors = broken(include, agreed)
    if not lines:
        return errors
    now = {key(line): line for line in describe(include)}
    return "".join(f"agreed:  {line}\n   now:  {now.get(key(line), 'gone')}\n" for line in lines)


def is_open(include):
    """True if no release has this interface: 0.MINOR or, from version 1, MAJOR."""
    base = (Path(include) / "mpt/mpt_base.h").read_text()
    major, minor = (re.search(rf"#define MPT_VERSION_{w} (\d+)", base).group(1) for w in ("MAJOR", "MINOR"))
    return f"## [{f'0.{minor}' if major == '0' else f'{major}.0'}] - unreleased" in (root / "CHANGELOG.md").read_text()


def main():
    include = root / "include"
    agreed = AGREED.read_text().splitlines()
    bad = report(include, agreed)
    print(bad, end="")
    if sys.argv[1:] == ["agree"] and (not bad or is_open(include)):
        AGREED.write_text("\n".join([HEAD, *describe(include)]) + "\n")
        return 0
    if bad:
        print("1 failed: programs that rely on the agreed interface break; the head of agreed.py says what to do")
        return 1
    print(f"1 passed; {len(set(describe(include)) - set(agreed))} lines are new and not agreed yet")
    return 0


if __name__ == "__main__":
    sys.exit(main())
