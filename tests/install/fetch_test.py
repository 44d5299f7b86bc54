#!/usr/bin/env python3
"""A download that fails is tried again, and then named as that: tests/install/fetch and maven.py; fetch_test.py SOURCE

SPDX-License-Identifier: Apache-2.0
"""
import contextlib
import io
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

source = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(source / "tests"))
sys.path.insert(0, str(source / "tests" / "install"))
import maven  # noqa: E402
import tap  # noqa: E402

# Notes its calls in a file, and fails in the first $FAILS of them: status 7, text $SAYS.
STUB = """#!/bin/sh
echo "$*" >>"$0.calls"
[ "$(wc -l <"$0.calls")" -gt "$FAILS" ] || { echo "$SAYS"; exit 7; }
"""


class Downloads(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.stub = Path(folder.name) / "mvn"
        self.stub.write_text(STUB)
        self.stub.chmod(0o755)

    def calls(self):
        return Path(f"{self.stub}.calls").read_text().splitlines()

    def fetch(self, fails):
        env = {**os.environ, "FAILS": str(fails), "SAYS": "no network", "FETCH_WAIT": "0"}
        return subprocess.run([source / "tests/install/fetch", "a package", self.stub, "get it"], env=env,
                              capture_output=True, text=True, timeout=60)

    def maven(self, fails, says):
        env = {"FAILS": str(fails), "SAYS": says, "PATH": f"{self.stub.parent}:{os.environ['PATH']}"}
        with mock.patch.dict(os.environ, env), mock.patch.object(maven, "WAITS", (0, 0)), \
                contextlib.redirect_stderr(io.StringIO()) as said:
            return maven.run("test", timeout=60), said.getvalue()

    def test_a_command_that_works_runs_once(self):
        done = self.fetch(0)
        self.assertEqual((done.returncode, done.stderr, self.calls()), (0, "", ["get it"]))
        done, said = self.maven(0, "")
        self.assertEqual((done.returncode, said, self.calls()[1:]), (0, "", ["-q -B test"]))

    def test_it_is_tried_three_times(self):
        done = self.fetch(2)
        self.assertEqual((done.returncode, len(self.calls())), (0, 3))
        self.assertEqual(done.stderr.count("a package could not be fetched; it is tried again"), 2)
        self.assertNotIn("no test has failed", done.stderr)

    def test_the_third_failure_is_named(self):
        done = self.fetch(9)
        self.assertEqual((done.returncode, len(self.calls())), (7, 3))
        self.assertIn("no test has failed: a package could not be fetched, in three tries", done.stderr)

    def test_maven_asks_again_for_what_it_did_not_find(self):
        text = "[ERROR] Could not transfer artifact org.junit:junit from central: Unknown host"
        done, said = self.maven(2, text)
        self.assertEqual((done.returncode, self.calls()), (0, ["-q -B test", "-q -B -U test", "-q -B -U test"]))
        self.assertNotIn("no test has failed", said)
        done, said = self.maven(9, text)
        self.assertEqual((done.returncode, len(self.calls())), (7, 6))
        self.assertIn("no test has failed: Maven could not fetch a package, in three tries", said)

    def test_a_failed_test_of_maven_is_not_a_download(self):
        done, said = self.maven(9, "[ERROR] Tests run: 3, Failures: 1")
        self.assertEqual((done.returncode, said, len(self.calls())), (7, "", 1))


if __name__ == "__main__":
    tap.main()
