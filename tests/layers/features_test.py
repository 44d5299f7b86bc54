#!/usr/bin/env python3
"""examples/features.md lists every row, 1 to 110 and a to n, once; each test that a row names is there; a row
that is there names a test, one that says *not yet* or *none* names none; and each name of the library is in a header.
With a build folder, the column "proven on" has what the tests of a row run on:

    features_test.py SOURCE [BUILD [--write]]

--write sets the column.
SPDX-License-Identifier: Apache-2.0
"""
import fnmatch
import json
import os
import re
import subprocess
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


# Letters of where a test runs, in the order of the column, with the suites that have these tests.
# Programs of other suites are in the on_ ones, by the table of tests/devices. G, a GPU, has no
# test of the suites.
PLACES = {"C": [], "F": ["on_fake", "fake"], "T": ["on_cuda_text", "cuda_text"], "V": ["on_vulkan", "vulkan"],
          "S": ["on_cuda_on_host", "cuda"]}


def runs_of(build):
    """Returns the tests of a build folder: (letter, files, filter of GoogleTest)."""
    def introspect(what):
        return json.loads(subprocess.check_output(["meson", "introspect", what, build]))

    files = {f: [s for part in t["target_sources"] for s in part.get("sources", [])]
             for t in introspect("--targets") for f in t["filename"]}

    def suites_of(t):
        return {s.split(":")[-1] for s in t["suite"]}

    # The module that nvcc compiles runs more. The column is that of builds without nvcc, too.
    tests, runs = [t for t in introspect("--tests") if "on_cuda" not in suites_of(t)], []
    for t in tests:
        letter = next((k for k, names in PLACES.items() if suites_of(t).intersection(names)), "C")
        chosen = [a.split("=", 1)[1] for a in t["cmd"] if a.startswith("--gtest_filter=")]
        runs.append((letter, files.get(t["cmd"][0], []), chosen[0] if chosen else "*"))
    # A build without Vulkan has some tests of that suite too, and knows nothing of the others.
    if not any(suite == "on_vulkan" for t in tests for suite in suites_of(t)):
        runs = [r for r in runs if r[0] != "V"]
    return runs


def needs_host(file, name):
    """True if a case says that it runs on the host alone (tests/tier.h)."""
    suite, _, case = name.partition(".")
    body = re.search(rf"^TEST(?:_F|_P)?\({suite}, {case}\) {{\n(.*?)^}}", Path(file).read_text(), flags=re.M | re.S)
    return bool(body and "NEEDS_HOST(" in body[1])


def is_chosen(name, chosen):
    """True if a filter of GoogleTest takes a test; of a test with parameters it may take a part."""
    wanted, _, left_out = chosen.partition("-")
    forms = name, f"_/{name}/_"
    return (any(fnmatch.fnmatchcase(f, p) for f in forms for p in (wanted or "*").split(":")) and
            not any(fnmatch.fnmatchcase(name, p) for p in left_out.split(":")))


def proofs_of(source, tests, runs):
    """Returns the letters of where tests run, small if not all of them do. What is no GoogleTest runs on the CPU."""
    places = []
    for test in tests:
        file, _, name = test.partition(" ")
        path = os.path.abspath(source / file)
        here = {letter for letter, files, chosen in runs if path in files and is_chosen(name, chosen)}
        if "C" in here and needs_host(path, name):
            here = {"C"}
        places.append(here or {"C"})
    return "".join(k if all(k in p for p in places) else k.lower() for k in PLACES if any(k in p for p in places))


def check_row(source, cells):
    """Yields sentences that say what is wrong with a row."""
    row, here, tests = cells[0], cells[2], list(tests_of(cells[3]))
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
    runs = runs_of(sys.argv[2]) if len(sys.argv) > 2 else []
    has = {letter for letter, _, _ in runs}
    page = (source / "examples" / "features.md").read_text()
    api = "\n".join(p.read_text() for p in (source / "include" / "mpt").iterdir())
    api += (source / "src" / "core" / "ops.def").read_text()
    wrong, listed, lines = [], [], []
    for line in page.splitlines():
        lines.append(line)
        cells = [c.strip() for c in line.strip("|").split("|")]
        rows = cells[0].split(", ")
        if not line.startswith("|") or not all(re.fullmatch(r"\d+|[a-n]", r) for r in rows):
            continue
        listed += rows
        if len(cells) != 5:
            wrong.append(f"row {cells[0]} has {len(cells)} cells; there are 5")
            continue
        wrong += check_row(source, cells)
        proofs = proofs_of(source, tests_of(cells[3]), runs)
        lines[-1] = "| " + " | ".join([*cells[:4], proofs]) + " |"
        if "".join(c for c in cells[4] if c.upper() in has) != proofs and runs:
            wrong.append(f"row {cells[0]} is proven on {proofs or 'nothing'}, not on {cells[4] or 'nothing'}: "
                         f"features_test.py SOURCE BUILD --write sets the column")
    wrong += [f"row {r} is there {listed.count(r)} times" for r in ROWS if listed.count(r) != 1]
    wrong += [f"there is no row {r}" for r in sorted(set(listed) - set(ROWS))]
    for name in sorted(set(re.findall(r"`(mpt_\w+|MPT_\w+)", page))):
        if not re.search(rf"\b{name}\b", api) and not re.search(rf"\({name[4:]},", api):
            wrong.append(f"{name} is in no header")
    if "--write" in sys.argv:
        (source / "examples" / "features.md").write_text("\n".join(lines) + "\n")
        wrong = [w for w in wrong if "--write" not in w]
    print("\n".join(wrong + [f"{len(listed)} rows"]))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
