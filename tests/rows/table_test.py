#!/usr/bin/env python3
"""The feature table tells the truth: each row's test is there, each test has its row, each name is the API's.

table_test.py SOURCE PROGRAM..
SPDX-License-Identifier: Apache-2.0
"""
import re
import subprocess
import sys
from pathlib import Path


def tests_of(program):
    names, suite = set(), ""
    for line in subprocess.check_output([program, "--gtest_list_tests"], text=True).splitlines():
        line = line.split("#")[0].rstrip()
        if line.endswith("."):
            suite = line
        elif suite and line:
            names.add(line.strip().split("/")[0])
    return names


def main():
    source, programs = Path(sys.argv[1]), sys.argv[2:]
    page = (source / "examples" / "features.md").read_text()
    headers = "\n".join(p.read_text() for p in (source / "include" / "mpt").iterdir())
    headers += "\n" + (source / "src" / "ops" / "ops.def").read_text()
    rows, wrong = {}, []
    for line in page.splitlines():
        cells = [c.strip() for c in line.strip().strip("|").split("|")]
        if not line.startswith("|") or not re.fullmatch(r"\d+|[a-n]", cells[0]):
            continue
        if cells[0] in rows:
            wrong.append(f"row {cells[0]} is there twice")
        rows[cells[0]] = re.findall(r"`(R[0-9a-n]+_\w+)`", cells[-1])
        if not rows[cells[0]]:
            wrong.append(f"row {cells[0]} names no test")
    there = set().union(*(tests_of(p) for p in programs))
    named = {t for tests in rows.values() for t in tests}
    wrong += [f"{t} is named and does not exist" for t in sorted(named - there)]
    wrong += [f"{t} has no row" for t in sorted(there - named) if re.match(r"R[0-9a-n]+_", t)]
    for name in sorted(set(re.findall(r"`(mpt_\w+|MPT_\w+)", page))):
        if not re.search(rf"\b{name}\b", headers) and name.removeprefix("mpt_") not in headers:
            wrong.append(f"{name} is in no header")
    for w in wrong:
        print(w)
    print(f"{len(rows)} rows, {len(named)} tests")
    sys.exit(1 if wrong or not rows else 0)


if __name__ == "__main__":
    main()
