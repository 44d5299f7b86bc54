"""Runs the unittest cases of the calling program and prints TAP: a line for each, with the reasons of skipped ones.

SPDX-License-Identifier: Apache-2.0
"""
import os
import shutil
import sys
import unittest

IS_FULL = os.environ.get("MPT_TIER") == "full"


def long(why):
    """Skips a test in the quick tier (tests/tier.h has the same for C++)."""
    return unittest.skipUnless(IS_FULL, f"takes long: {why}")


def lack(why):
    """Skips the tests of a setUpClass, because something is not here. With CI=true that is a failure."""
    if os.environ.get("CI") == "true":
        raise AssertionError(f"with CI=true nothing may be left out: {why}")
    raise unittest.SkipTest(why)


def need(*commands):
    """Skips the tests of a setUpClass if a command is not here, as lack() does."""
    missing = [command for command in commands if not shutil.which(command)]
    if missing:
        lack(f"{', '.join(missing)}: not here")


def main():
    """Runs the cases, writes what unittest says to stderr, and ends the program."""
    begun = []

    class Result(unittest.TextTestResult):
        def startTest(self, test):
            super().startTest(test)
            begun.append(test.id())

    runner = unittest.TextTestRunner(stream=sys.stderr, resultclass=Result)
    result = unittest.main(argv=sys.argv[:1], exit=False, testRunner=runner).result
    # A failure of a part or of setUpClass is kept under a test of its own.
    bad = [getattr(test, "test_case", test).id() for test, _ in result.failures + result.errors]
    why = {test.id(): reason for test, reason in result.skipped}
    names = list(dict.fromkeys([*begun, *bad, *why]))
    for i, name in enumerate(names, 1):
        skip = f" # SKIP {why[name]}" if name in why and name not in bad else ""
        print(f"{'not ok' if name in bad else 'ok'} {i} - {name.removeprefix('__main__.')}{skip}")
    print(f"1..{len(names)}")
    sys.exit(len(bad) > 0)
