#!/usr/bin/env python3
"""Checks that each enumerator of the public headers is used by its name in the code of src/ or of a test, so that the
headers have no value that the library never gives and never takes. Comments, string literals and the agreed interface
(tests/abi/agreed.def, which lists all names) are no use.

enumerators_test.py SOURCE_ROOT
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

IGNORED = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"', flags=re.S)
CODE = {".c", ".cpp", ".h", ".inc", ".def"}


def code(path):
    return IGNORED.sub(" ", path.read_text())


def main():
    root = Path(sys.argv[1])
    enumerators = {}
    for header in sorted((root / "include/mpt").glob("*.h")):
        for body in re.findall(r"\benum(?: \w+)? \{(.*?)\}", code(header), flags=re.S):
            enumerators.update(dict.fromkeys(re.findall(r"\bMPT_\w+(?=\s*(?:[=,]|$))", body), header.name))
    used = set()
    for folder in ("src", "tests"):
        for path in (root / folder).rglob("*"):
            if path.suffix in CODE and path.name != "agreed.def":
                used |= set(re.findall(r"\bMPT_\w+", code(path)))
    unused = [name for name in enumerators if name not in used]
    for name in unused:
        print(f"{enumerators[name]}: neither src/ nor a test uses {name}: test it, or remove it")
    print(f"{len(enumerators)} enumerators, {len(unused)} unused")
    sys.exit(bool(unused) or len(enumerators) < 100)


main()
