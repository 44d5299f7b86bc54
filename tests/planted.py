"""Faults that tests plant in copies of modules, to show that other tests find them: a base of planted_test.py in
tests/vulkan and tests/cuda, whose first arguments are SOURCE and BUILD.

A copy of a module is compiled and linked by the commands of the build, from sources with faults; MPT_PLANTED in the
environment chooses the one that is there, and 0 none of them.
SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE, BUILD = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
# Stores beyond an array do not reach the number.
CHOICE = """#include <cstdlib>
static struct { char before[4096]; int number = std::atoi(std::getenv("MPT_PLANTED")); char behind[4096]; } mpt_planted;
"""


def without(line, *options):
    """Returns the arguments of a command without some options and their values."""
    args = shlex.split(line)
    return [a for i, a in enumerate(args) if a not in options and (i == 0 or args[i - 1] not in options)]


class Faults:
    """Numbers of the planted faults, each with what it is."""

    def __init__(self):
        self.names = ["nothing"]

    def plant(self, name):
        """Returns the condition, in C, under which a new fault is there."""
        self.names.append(name)
        return f"(mpt_planted.number == {len(self.names) - 1})"


class Copy:
    """A copy of a module of the build, in which some sources are replaced."""

    def __init__(self, module):
        self.module, self.objects, self.replaced = module, [], []
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="mpt-planted-"))
        self.path = self.folder / "planted.so"

    def remove(self):
        shutil.rmtree(self.folder)

    def replace(self, target, name, text):
        """Compiles a text as the source `name` of a target."""
        compiled = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
        of = next(c for c in compiled if c["output"].startswith(target) and c["file"].endswith("/" + name))
        source, made = self.folder / name.replace("/", "_"), self.folder / f"{len(self.objects)}.o"
        source.write_text(CHOICE + text, encoding="utf-8")
        args = [a for a in without(of["command"], "-o", "-c", "-MQ", "-MF") if a != "-MD"]
        own = SOURCE / "src/backends/vulkan"  # whose headers a source finds beside it
        subprocess.run(args + ["-w", f"-I{own}", "-o", str(made), "-c", str(source)], cwd=BUILD, check=True)
        self.objects.append(str(made))
        self.replaced.append(of["output"])

    def link(self):
        command = subprocess.check_output(["ninja", "-t", "commands", self.module], cwd=BUILD, text=True)
        args = without(command.splitlines()[-1], "-o")
        # The new objects come before the libraries that have the others.
        rest = [a for a in args[1:] if a not in self.replaced]
        subprocess.run(args[:1] + ["-o", str(self.path)] + self.objects + rest, cwd=BUILD, check=True)


class Planted(unittest.TestCase):
    """A copy of a module, and the tests of a program that have to find its faults."""

    copy = faults = None
    program, tests, env, wrapper = None, "*", {}, []

    @classmethod
    def tearDownClass(cls):
        if cls.copy:
            cls.copy.remove()

    def run_tests(self, fault, program, tests):
        """Runs tests of a program on the device of the copy; returns the exit status and what the program printed."""
        env = dict(os.environ, MPT_TEST_DEVICE=str(self.copy.path), MPT_CPU_ISA="base",
                   MPT_PLANTED=str(self.faults.names.index(fault)), **self.env)
        if not self.wrapper:  # a program that a fault ends leaves files
            env["TMPDIR"] = str(self.copy.folder)
        command = self.wrapper + [BUILD / "tests/vulkan" / program, f"--gtest_filter={tests}", "--gtest_fail_fast"]
        done = subprocess.run(command, env=env, cwd=BUILD, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=500)
        return done.returncode, done.stdout.decode(errors="replace")

    def expect_found(self, name, found="FAILED", program=None, tests=None):
        """Expects that a fault ends the tests with this status, or that they fail and say this. Without the fault they
        must pass, of which test_nothing makes sure."""
        status, said = self.run_tests(name, program or self.program, tests or self.tests)
        self.assertNotEqual(status, 0, f"{program or self.program} does not find: {name}")
        if isinstance(found, int):
            self.assertEqual(status, found, said)
        elif status > 0:  # not ended by a signal
            self.assertRegex(said, found)

    def expect_nothing(self, program, tests):
        status, said = self.run_tests("nothing", program, tests)
        self.assertEqual(status, 0, said)
        self.assertRegex(said, r"\[  PASSED  \] [1-9]")


def with_edits(faults, file, edits):
    """Returns the text of a file of src/backends with faults: {name: (code, code with the fault)}, where PLANTED in
    the new code is the condition."""
    text = (SOURCE / "src/backends" / file).read_text(encoding="utf-8")
    for name, (old, new) in edits.items():
        assert text.count(old) == 1, f"{file} has one '{old}'"
        text = text.replace(old, new.replace("PLANTED", faults.plant(name)))
    return text
