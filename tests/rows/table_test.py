#!/usr/bin/env python3
"""examples/features.md lists every row, 1 to 110 and a to n, once; each test that a row names is there; a row
that says *not yet* or *none* has no test; a test in tests/rows is named by the row that it is named after; and
each name of the library is in a header.

table_test.py SOURCE
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

ROWS = [str(r) for r in range(1, 111)] + list("abcdefghijklmn")


def rows_of(test):
    """Rows that a test is named after: R43_R44_..., R01_to_R08_..., Rg_..."""
    several = re.match(r"R(\d+)_to_R(\d+)_", test)
    if several:
        return {str(r) for r in range(int(several[1]), int(several[2]) + 1)}
    head = re.match(r"(?:R[0-9]+_|R[a-n]_)+", test)
    return {r.lstrip("0") for r in re.findall(r"R([0-9]+|[a-n])_", head.group())} if head else set()


def has_test(source, where):
    """Whether "FILE NAME" is a test: Suite.Name of GoogleTest, or a function; "FILE" alone is a program."""
    file, _, name = where.partition(" ")
    if not (source / file).is_file():
        return False
    text = (source / file).read_text()
    if file.endswith(".cpp"):
        suite, _, case = name.partition(".")
        return bool(re.search(rf"^TEST(?:_F|_P)?\({suite}, {case}\)", text, flags=re.M)) and bool(case)
    declares = r"(?:def|fn|func|void) +"
    return not name and text.startswith("#!") or bool(name) and bool(re.search(rf"\b{declares}{name}\(", text))


def check_row(source, cells, tested):
    """What is wrong with a row, as texts; `tested`: row -> names of test programs in tests/rows."""
    rows, here, tests = cells[0].split(", "), cells[2], [t for t in cells[-1].split(", ") if t]
    if here.startswith(("*not yet*", "*none*")):
        for row in rows:
            for program in tested.get(row, ()):
                yield f"row {row} is not there, and {program}_test.cpp has a test named after it"
        if tests:
            yield f"row {cells[0]} is not there and names the test {tests[0]}"
        return
    if not tests and not here.startswith("*weak*"):
        yield f"row {cells[0]} names no test"
    named = set()
    for test in tests:
        if "/" in test:
            if not has_test(source, test):
                yield f"row {cells[0]}: there is no test {test}"
        elif (source / "examples" / f"{test}.c").exists():  # it checks itself, and is run as "rows NAME"
            if f"name == '{test}'" not in (source / "examples" / "meson.build").read_text():
                yield f"row {cells[0]}: {test} is not run by the suite"
        elif any(test in tested.get(r, set()) for r in rows):
            named.add(test)
        else:
            yield f"row {cells[0]} has no test in {test}_test.cpp"
    for row in rows:
        if all("/" not in t and t in named for t in tests) and tests and not tested.get(row, set()) & named:
            yield f"row {row} has no test named after it"
        for program in tested.get(row, set()) - set(tests):
            yield f"row {row} does not name {program}, which tests it"


def main():
    source = Path(sys.argv[1])
    page = (source / "examples" / "features.md").read_text()
    api = "\n".join(p.read_text() for p in (source / "include" / "mpt").iterdir())
    api += (source / "src" / "ops" / "ops.def").read_text()
    tested = {}
    for path in (source / "tests" / "rows").glob("*_test.cpp"):
        for test in re.findall(r"^TEST(?:_F|_P)?\(\w+, (\w+)\)", path.read_text(), flags=re.M):
            for row in rows_of(test):
                tested.setdefault(row, set()).add(path.name.removesuffix("_test.cpp"))
    wrong, listed = [], []
    for line in page.splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        rows = cells[0].split(", ")
        if not line.startswith("|") or not all(re.fullmatch(r"\d+|[a-n]", r) for r in rows):
            continue
        listed += rows
        wrong += check_row(source, cells, tested)
    wrong += [f"row {r} is there {listed.count(r)} times" for r in ROWS if listed.count(r) != 1]
    wrong += [f"there is no row {r}" for r in sorted((set(tested) | set(listed)) - set(ROWS))]
    for name in sorted(set(re.findall(r"`(mpt_\w+|MPT_\w+)", page))):
        if not re.search(rf"\b{name}\b", api) and not re.search(rf"\({name[4:]},", api):
            wrong.append(f"{name} is in no header")
    print("\n".join(wrong + [f"{len(listed)} rows"]))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
