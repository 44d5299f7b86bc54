#!/usr/bin/env python3
"""The feature table tells the truth: each row has a test where it says, each tested row is there, and each
name is in a header.

table_test.py SOURCE
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

PROMISED = [str(r) for a, b in ((1, 8), (13, 55), (57, 77), (79, 87), (104, 105)) for r in range(a, b + 1)]
PROMISED += list("abcdefghlm")


def rows_of(test):
    """Rows that a test is named after: R43_R44_..., R01_to_R08_..., Rg_..."""
    several = re.match(r"R(\d+)_to_R(\d+)_", test)
    if several:
        return {str(r) for r in range(int(several[1]), int(several[2]) + 1)}
    head = re.match(r"(?:R[0-9]+_|R[a-n]_)+", test)
    return {r.lstrip("0") for r in re.findall(r"R([0-9]+|[a-n])_", head.group())} if head else set()


def main():
    source = Path(sys.argv[1])
    page = (source / "examples" / "features.md").read_text()
    api = "\n".join(p.read_text() for p in (source / "include" / "mpt").iterdir())
    api += (source / "src" / "ops" / "ops.def").read_text()
    tested = {}  # row -> names of test programs
    for path in (source / "tests" / "rows").glob("*_test.cpp"):
        for test in re.findall(r"^TEST(?:_F|_P)?\(\w+, (\w+)\)", path.read_text(), flags=re.M):
            for row in rows_of(test):
                tested.setdefault(row, set()).add(path.name.removesuffix("_test.cpp"))
    wrong, listed = [], set()
    for line in page.splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        rows = cells[0].split(", ")
        if not line.startswith("|") or not all(re.fullmatch(r"\d+|[a-n]", r) for r in rows):
            continue
        wrong += [f"row {r} is there twice" for r in rows if r in listed]
        listed.update(rows)
        programs = cells[-1].split(", ")
        examples = [p for p in programs if (source / "examples" / f"{p}.c").exists()]  # check themselves
        for program in programs:
            if program not in examples and not any(program in tested.get(r, set()) for r in rows):
                wrong.append(f"row {cells[0]} has no test in {program}_test.cpp")
        for row in rows:
            if not examples and not tested.get(row, set()) & set(programs):
                wrong.append(f"row {row} has no test named after it")
    wrong += [f"row {r} is missing" for r in PROMISED if r not in listed]
    wrong += [f"row {r} is tested and not in the table" for r in sorted(set(tested) - listed - {"108"})]
    for name in sorted(set(re.findall(r"`(mpt_\w+|MPT_\w+)", page))):
        if not re.search(rf"\b{name}\b", api) and not re.search(rf"\({name[4:]},", api):
            wrong.append(f"{name} is in no header")
    print("\n".join(wrong + [f"{len(listed)} rows"]))
    sys.exit(1 if wrong or not listed else 0)


if __name__ == "__main__":
    main()
