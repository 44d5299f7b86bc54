#!/usr/bin/env python3
"""A set-up that was killed, or had no space, leaves a folder from which the next one goes on: cut_off_test.py SOURCE

Runs set_up of tests/install/packages for a project of few lines. Python calls a hook for each file that it writes: Meson
is killed there, or gets an error.
SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402

PROJECT = """project('few lines')
custom_target('made', output: 'made', command: ['touch', '@OUTPUT@'], build_by_default: true)
test(get_option('name'), find_program('true'))
"""
OPTIONS = "option('name', type: 'string', value: 'first')\n"
# Files in the order in which Meson writes them.
FILES = ("coredata.dat", "build.ninja~", "build.ninja", "build.dat", "cmd_line.txt", "intro-tests.json")
# Stops Meson where it begins to write the file $STOP_AT of a build folder, or gives a file this
# name: by a signal, or without space for it and all later ones.
HOOK = """import errno, os, signal, sys
stops = False
def hook(event, arguments):
    global stops
    if not (event == "open" and isinstance(arguments[1], str) and arguments[1][0] in "wax" or event == "os.rename"):
        return
    path = str(arguments[1] if event == "os.rename" else arguments[0])
    stops |= os.path.basename(path) == os.environ["STOP_AT"]
    if stops and os.environ["STOP_BY"] == "signal":
        os.kill(os.getpid(), signal.SIGKILL)
    if stops and "/meson-logs/" not in path:
        raise OSError(errno.ENOSPC, "No space left on device")
if os.environ.get("STOP_AT"):
    sys.addaudithook(hook)
"""


class CutOff(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        for name, text in ("meson.build", PROJECT), ("meson_options.txt", OPTIONS), ("hook/sitecustomize.py", HOOK):
            (self.folder / name).parent.mkdir(exist_ok=True)
            (self.folder / name).write_text(text)
        (self.folder / "tests").symlink_to(source / "tests")

    def set_up(self, build, *options, stop_at="", by=""):
        """Returns whether set_up has set a folder up; stops it at a file."""
        env = {**os.environ, "PYTHONPATH": str(self.folder / "hook"), "STOP_AT": stop_at, "STOP_BY": by}
        done = subprocess.run(["sh", "-euc", '. tests/install/packages && set_up "$@"', "sh", build, *options], cwd=self.folder,
                              env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.said = done.stdout
        return done.returncode == 0

    def cut_off(self, by, files, first=()):
        """Stops the set-up at each of these files, where it is the first one or follows one with options, and goes on."""
        for file in files:
            build = self.folder / f"build {file}"
            with self.subTest(file=file):
                if first:
                    self.assertTrue(self.set_up(build.name, *first), self.said)
                self.assertFalse(self.set_up(build.name, "-Dname=second", stop_at=file, by=by), "it has not been stopped")
                self.assertTrue(self.set_up(build.name, "-Dname=second"), self.said)
                tests = json.loads((build / "meson-info" / "intro-tests.json").read_text())
                self.assertEqual([t["name"] for t in tests], ["second"])
                subprocess.run(["ninja", "-C", build, "--quiet"], check=True, stdout=subprocess.DEVNULL)
                self.assertTrue((build / "made").exists())

    def test_a_killed_set_up(self):
        self.cut_off("signal", FILES)

    def test_a_killed_set_up_with_other_options(self):
        self.cut_off("signal", FILES[::2], ["-Dname=first"])

    def test_a_killed_set_up_without_options(self):
        for file in FILES:
            with self.subTest(file=file):
                build = self.folder / f"build {file}"
                self.assertFalse(self.set_up(build.name, stop_at=file, by="signal"), "it has not been stopped")
                self.assertTrue(self.set_up(build.name), self.said)
                self.assertTrue((build / "meson-info" / "intro-tests.json").stat().st_size)

    def test_a_set_up_without_space(self):
        self.cut_off("space", FILES)


if __name__ == "__main__":
    tap.main()
