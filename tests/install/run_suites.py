#!/usr/bin/env python3
"""Runs the suites of a build folder, and prints why tests were skipped and 'N passed, N failed, N skipped'.

run_suites.py BUILD [SUITE-OR-FILTER] [meson test arguments]
Builds what the chosen tests need. MPT_TIER=full in the environment adds the suites that only take longer.
SPDX-License-Identifier: Apache-2.0
"""
import difflib
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

# Programs of other suites on the fake device, and on the text and the module of CUDA on stand-ins.
DEVICES = ("on_fake", "on_cuda_text", "on_cuda")
# Run by name only: they take 14 GB of memory, 3.4 GB of packages, or long.
BY_NAME = ("large", "peers", "newer_mesa", "vulkan_long", "recipes", "engines", "sb3")


def cases(build):
    """Returns the numbers of passed and failed test cases of the latest run, and the skipped ones: (name, why)."""
    passed = failed = 0
    skipped = []
    with open(os.path.join(build, "meson-logs", "testlog.junit.xml"), encoding="utf-8", errors="replace") as f:
        text = re.sub("[^\\t\\n\\r\\x20-\\ufffd]", "", f.read())  # XML cannot contain the colour codes of a terminal
    root = xml.fromstring(text)
    for suite in root.iter("testsuite"):
        said = suite.findtext("system-out") or ""  # a TAP program gives the reason in its own lines
        why_of = dict(re.findall(r"^ok \d+ - (.*?) # SKIP ?(.*)$", said, flags=re.M))
        for case in suite.iter("testcase"):
            skip = case.find("skipped")
            if case.find("failure") is not None or case.find("error") is not None:
                failed += 1
            elif skip is not None or case.get("status") == "notrun":
                why = skip.get("message", "") if skip is not None else "disabled"
                name = case.get("name")
                short = next((n for n in why_of if name.endswith(n)), "")
                # A program that is skipped as a whole says why in its last line.
                why = why or why_of.get(short, "") or (case.findtext("system-out") or "").strip().split("\n")[-1]
                # GoogleTest writes "FILE:LINE", then the reason.
                why = re.sub(r"^\S+:\d+\s+", "", why.strip()).replace("Skipped", "", 1).strip()
                skipped.append((short or f"{case.get('classname')}.{name}", 
                                why.split("\n")[0] or "it does not say why"))
            else:
                passed += 1
    return passed, failed, skipped


def show(skipped):
    """Prints the reasons, each with its count and its first case."""
    reasons = {}
    for name, why in skipped:
        reasons.setdefault(why, []).append(name)
    for why, names in sorted(reasons.items()):
        print(f"{len(names)} skipped: {why} ({names[0]}{', ...' if len(names) > 1 else ''})")


def build_for(build, tests):
    """Builds the targets that the tests need; everything for the bindings' tests, which use undeclared targets."""
    made = {t["id"]: t["filename"] for t in json.loads(
        subprocess.check_output(["meson", "introspect", "--targets", build]))}
    needed = {d for t in tests for d in t["depends"]}
    files = sorted({os.path.relpath(f, os.path.abspath(build)) for d in needed for f in made[d]})
    if any("bindings" in s for t in tests for s in t["suite"]):
        files = []
    elif not files:
        return
    subprocess.run(["ninja", "-C", build] + files, check=True)


def programs_with(build, tests, case):
    """Returns the tests of GoogleTest programs whose sources have every word of the name of a test case."""
    targets = json.loads(subprocess.check_output(["meson", "introspect", "--targets", build]))
    sources = {f: [s for part in t["target_sources"] for s in part.get("sources", []) + part.get("generated_sources", [])]
               for t in targets for f in t["filename"]}
    words = [w for w in re.split(r"\W+", case) if w]

    def has_case(file):
        try:
            with open(file, encoding="utf-8", errors="replace") as f:
                text = f.read()
        except OSError:  # it is not generated yet
            return False
        return all(w in text for w in words)

    found = {program for program, files in sources.items() if any(map(has_case, files))}
    return [t for t in tests if t.get("protocol") == "gtest" and t["cmd"][0] in found]


def unknown(what, suites, tests):
    """Says that no test has this name, and which names are near it."""
    names = sorted(suites) + [t["name"] for t in tests]
    near = difflib.get_close_matches(what, names, n=5, cutoff=0.6)
    return (f"no test's name contains '{what}'" + (f"; near it: {', '.join(near)}" if near else "") +
            f"; suites: {', '.join(sorted(suites))}")


def main():
    build, what, extra = sys.argv[1], (sys.argv[2:] or [""])[0], sys.argv[3:]
    # A list of tests that is older than the build files lacks new ones.
    subprocess.run(["ninja", "-C", build, "--quiet", "build.ninja"], check=True)
    listed = json.loads(subprocess.check_output(["meson", "introspect", "--tests", build]))
    suites = {s.split(":")[-1] for t in listed for s in t["suite"]}
    command = ["meson", "test", "-C", build, "--no-rebuild", "--print-errorlogs"] + extra
    tests = listed
    if what in suites:
        tests = [t for t in listed if what in (s.split(":")[-1] for s in t["suite"])]
        command += ["--suite", what]
    elif not what:
        for suite in BY_NAME + (() if os.environ.get("MPT_TIER") == "full" else ("planted",) + DEVICES):
            command += ["--no-suite", suite]
    elif what == "devices":
        tests = [t for t in listed if any(s.split(":")[-1] in DEVICES for s in t["suite"])]
        for suite in DEVICES:
            command += ["--suite", suite]
    else:
        tests = [t for t in listed if what.lower() in t["name"].lower()]
        filters = []
        if not tests:  # the name of a test case
            tests = programs_with(build, listed, what)
            filters = ["--test-args", f"--gtest_filter=*{what}*"]
        if not tests:
            sys.exit(unknown(what, suites, listed))
        command += sorted({t["name"] for t in tests}) + filters
    if what:
        try:
            build_for(build, tests)
        except subprocess.CalledProcessError:
            sys.exit(1)
    status = subprocess.run(command).returncode
    passed, failed, skipped = cases(build)
    if status and not failed:
        failed = 1  # a program ended before it could name the failed test
    if what and not passed + failed + len(skipped):
        print(unknown(what, suites, listed))
        failed = 1
    # The parts that tests/run did not build, "NAME: WHY;" for each.
    skipped += [tuple(one.split(": ", 1)) for one in os.environ.get("LEFT_OUT", "").split(";") if one]
    show(skipped)
    print(f"{passed} passed, {failed} failed, {len(skipped)} skipped")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
