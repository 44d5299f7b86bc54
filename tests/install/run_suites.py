#!/usr/bin/env python3
"""Runs the suites of a build folder and prints 'N passed, N failed' as its last line.

run_suites.py BUILD [SUITE-OR-FILTER] [meson test arguments]
SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml


def cases(build):
    """Passed, failed and skipped test cases of the latest run."""
    passed = failed = skipped = 0
    with open(os.path.join(build, "meson-logs", "testlog.junit.xml"), encoding="utf-8", errors="replace") as f:
        text = re.sub("[^\\t\\n\\r\\x20-\\ufffd]", "", f.read())  # XML has no place for a terminal's colours
    root = xml.fromstring(text)
    for case in root.iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif case.find("skipped") is not None or case.get("status") == "notrun":
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped


def main():
    build, what, extra = sys.argv[1], (sys.argv[2:] or [""])[0], sys.argv[3:]
    listed = json.loads(subprocess.check_output(["meson", "introspect", "--tests", build]))
    suites = {s.split(":")[-1] for t in listed for s in t["suite"]}
    command = ["meson", "test", "-C", build, "--no-rebuild", "--print-errorlogs"] + extra
    if what in suites:
        command += ["--suite", what]
    elif what:
        names = [t["name"] for t in listed if what.lower() in t["name"].lower()]
        if names:
            command += names
        else:  # a test's own name: every GoogleTest program looks for it
            names = sorted({t["name"] for t in listed if t.get("protocol") == "gtest"})
            command += names + ["--test-args", f"--gtest_filter=*{what}*"]
    status = subprocess.run(command).returncode
    passed, failed, skipped = cases(build)
    if status and not failed:
        failed = 1  # a program that ended before it could say which test
    if what and not passed + failed:
        print(f"no test's name contains '{what}'; suites: {', '.join(sorted(suites))}")
        failed = 1
    if skipped:
        print(f"{skipped} skipped")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
