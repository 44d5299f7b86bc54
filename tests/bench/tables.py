#!/usr/bin/env python3
"""Draws the tables of tests/bench/README.md from the results in tests/bench/results/.

usage: tests/bench/tables.py [--check]

Each table stands below a line <!-- results/FILE.csv -->, and has the columns and rows of that file.
A file holds one table of one machine and date. --check writes nothing and fails if a table differs
from its file, if a table names none, or if no table shows a file.
SPDX-License-Identifier: Apache-2.0
"""
import csv
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
NAME = re.compile(r"<!-- (results/[\w.-]+\.csv) -->")


def drawn(path):
    """Returns the lines of the table of a file."""
    with open(path, encoding="utf-8", newline="") as f:
        header, *rows = list(csv.reader(f))
    wrong = [r for r in rows if len(r) != len(header)]
    if wrong:
        sys.exit(f"{path}: {len(header)} columns, but the row {wrong[0]} has {len(wrong[0])}")
    lines = ["| " + " | ".join(r) + " |" for r in [header] + rows]
    lines = [re.sub(r"\|  (?=\|)", "|  ", line) for line in lines]
    return [lines[0], "|" + "---|" * len(header)] + lines[1:]


def redrawn(text, faults):
    """Returns the page with every table drawn again; adds what is wrong to `faults`."""
    lines, out, i, shown = text.split("\n"), [], 0, []
    while i < len(lines):
        name = NAME.fullmatch(lines[i])
        out.append(lines[i])
        i += 1
        if not name:
            if lines[i - 1].startswith("|"):
                faults.append(f"line {i}: a table without a file of results")
                while i < len(lines) and lines[i].startswith("|"):
                    out.append(lines[i])
                    i += 1
            continue
        shown.append(name[1])
        before = i
        while i < len(lines) and lines[i].startswith("|"):
            i += 1
        if not (HERE / name[1]).is_file():
            faults.append(f"line {before}: there is no {name[1]}")
            out += lines[before:i]
            continue
        table = drawn(HERE / name[1])
        if table != lines[before:i]:
            faults.append(f"line {before}: the table differs from {name[1]}")
        out += table
    faults += [f"no table shows results/{p.name}" for p in sorted((HERE / "results").glob("*.csv"))
               if f"results/{p.name}" not in shown]
    faults += [f"two tables show {n}" for n in sorted(set(shown)) if shown.count(n) > 1]
    return "\n".join(out)


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    page, faults = HERE / "README.md", []
    text = page.read_text(encoding="utf-8")
    new = redrawn(text, faults)
    if sys.argv[1:]:
        print("\n".join(faults + [f"{len(faults)} faults: run tests/bench/tables.py"] if faults else ["0 faults"]))
        sys.exit(1 if faults else 0)
    page.write_text(new, encoding="utf-8")
    lost = [f for f in faults if "differs" not in f]
    sys.exit("\n".join(lost) if lost else 0)


if __name__ == "__main__":
    main()
