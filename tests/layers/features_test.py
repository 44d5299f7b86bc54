#!/usr/bin/env python3
"""examples/features.md lists every row, 1 to 110 and a to n, once; each test that a row names is there; a row
that is there names a test, one that says *not yet* or *none* names none; and each name of the library is in a header.

features_test.py SOURCE
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

ROWS = [str(r) for r in range(1, 111)] + list("abcdefghijklmn")


def has_test(source, where):
    """True if "FILE NAME" is a test: Suite.Name of GoogleTest, or a function. "FILE" alone is a program."""
    file, _, name = where.partition(" ")
    if not (source / file).is_file():
        return False
    text = (source / file).read_text()
    if file.endswith(".cpp"):
        suite, _, case = name.partition(".")
        return bool(re.search(rf"^TEST(?:_F|_P)?\({suite}, {case}\)", text, flags=re.M)) and bool(case)
    declares = r"(?:def|fn|func|void) +"
    return not name and text.startswith("#!") or bool(name) and bool(re.search(rf"\b{declares}{name}\(", text))


def tests_of(cell):
    """Yields the tests of a cell as "FILE NAME" or "FILE". An item without a file has the file before it."""
    file = ""
    for item in filter(None, cell.split(", ")):
        if " " in item or "/" in item:
            file = item.split(" ")[0]
            yield item
        else:
            yield f"{file} {item}"


def check_row(source, cells):
    """Yields sentences that say what is wrong with a row."""
    row, here, tests = cells[0], cells[2], list(tests_of(cells[-1]))
    if here.startswith(("*not yet*", "*none*")):
        if tests:
            yield f"row {row} is not there and names the test {tests[0]}"
        return
    if not tests and not here.startswith("*weak*"):
        yield f"row {row} names no test"
    for test in tests:
        if test.startswith("examples/"):  # an example that checks itself
            name = Path(test).stem
            if f"name == '{name}'" not in (source / "examples" / "meson.build").read_text():
                yield f"row {row}: {test} is not run by the suite"
        elif not has_test(source, test):
            yield f"row {row}: there is no test {test}"


def main():
    source = Path(sys.argv[1])
    page = (source / "examples" / "features.md").read_text()
    api = "\n".join(p.read_text() for p in (source / "include" / "mpt").iterdir())
    api += (source / "src" / "core" / "ops.def").read_text()
    wrong, listed = [], []
    for line in page.splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        rows = cells[0].split(", ")
        if not line.startswith("|") or not all(re.fullmatch(r"\d+|[a-n]", r) for r in rows):
            continue
        listed += rows
        wrong += check_row(source, cells)
    wrong += [f"row {r} is there {listed.count(r)} times" for r in ROWS if listed.count(r) != 1]
    wrong += [f"there is no row {r}" for r in sorted(set(listed) - set(ROWS))]
    for name in sorted(set(re.findall(r"`(mpt_\w+|MPT_\w+)", page))):
        if not re.search(rf"\b{name}\b", api) and not re.search(rf"\({name[4:]},", api):
            wrong.append(f"{name} is in no header")
    print("\n".join(wrong + [f"{len(listed)} rows"]))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
