#!/usr/bin/env python3
"""The commands of this repository set up what a name needs, and refuse what they do not take: commands_test.py SOURCE

Nothing is built or installed: commands of these names stand before the real ones.
SPDX-License-Identifier: Apache-2.0
"""
import glob
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402

STAND_INS = {
    "meson": 'printf "%s\\n" "$*" "driver: ${VK_ICD_FILENAMES:-}" >>"$CALLS"',
    "apt-get": ":",
    "sudo": 'exec "$@"',
    "swig": ":",
    "python3-config": ":",
}


class Commands(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        (self.root / "bin").mkdir()
        for name, does in STAND_INS.items():
            (self.root / "bin" / name).write_text(f"#!/bin/sh\n{does}\n")
            (self.root / "bin" / name).chmod(0o755)

    def tearDown(self):
        self.folder.cleanup()

    def runs(self, *command, **settings):
        """Runs a command, and returns its status, all it prints, and the calls of Meson."""
        calls = self.root / "calls"
        calls.write_text("")
        kept = {k: v for k, v in os.environ.items() if k not in ("CI", "MPT_TIER", "VK_ICD_FILENAMES", "VK_DRIVER_FILES")}
        env = {**kept, "PATH": f"{self.root / 'bin'}:{os.environ['PATH']}", "CALLS": str(calls), "SETUP_ONLY": "yes",
               "BUILD": str(self.root / "build"), **settings}
        done = subprocess.run(command, cwd=source, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout, calls.read_text()

    def test_what_runs_on_vulkan_has_its_module_and_a_driver_of_software(self):
        drivers = sorted(glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json"))
        for name in ("vulkan", "on_vulkan", "vulkan no f64", "planted"):
            status, said, calls = self.runs("tests/run", name)
            self.assertEqual(status, 0, said)
            self.assertIn("-Dvulkan=enabled", calls, name)
            self.assertIn(f"driver: {drivers[0] if drivers else ''}\n", calls, name)
        self.assertNotIn("-Dvulkan=enabled", self.runs("tests/run", "api")[2])

    def test_an_engine_whose_language_is_missing_is_a_failure_where_nothing_may_be_left_out(self):
        without = self.root / "without-cargo"
        without.mkdir()
        for folder in os.environ["PATH"].split(":"):
            for program in os.listdir(folder) if os.path.isdir(folder) else []:
                if program != "cargo" and not (without / program).is_symlink():
                    (without / program).symlink_to(os.path.join(folder, program))
        path = f"{self.root / 'bin'}:{without}"
        status, said, calls = self.runs("tests/run", "engines", PATH=path, CI="true")
        self.assertEqual((status, calls), (1, ""), said)
        self.assertRegex(said, "with CI=true every language must be tested; .*rust: no cargo;")
        status, said, calls = self.runs("tests/run", "engines", PATH=path)
        self.assertEqual(status, 0, said)
        self.assertRegex(calls, "-Dbindings=(java)?\n")

    def test_how_long_compiling_takes_is_said_where_something_is_not_there(self):
        build = self.root / "build"
        said = {}
        for there in ("", "src/libmpt.so", "tests/ops/ops_tests", "bindings/python"):
            if there:
                (build / there).parent.mkdir(parents=True, exist_ok=True)
                (build / there).write_text("")
            for what in ("", "api", "python"):
                lines = re.findall("== compiling (.*): about ([0-9]+) minutes", self.runs("tests/run", *what.split())[1])
                said.setdefault(what, []).append(lines[0][0] if lines else "")
        self.assertEqual(said, {
            "": ["the library and all suites", "all suites", "", ""], "api": ["the library", "", "", ""],
            "python": ["the library and python", "python", "python", ""]})

    def test_a_second_name_is_refused(self):
        for command in (("tests/run", "api", "nope"), ("tests/run", "--full", "api", "-Dwerror=true", "nope"),
                        (".ci/run", "format", "nope"), (".ci/full", "format", "nope"), (".ci/full", "--list", "nope")):
            status, said, calls = self.runs(*command)
            self.assertEqual((status, calls), (2, ""), said)
            self.assertEqual(len(said.splitlines()), 1, said)

    def test_changes_since_no_commit_are_refused(self):
        for base in ("nosuchcommit", "", "-p"):
            status, said, _ = self.runs(".ci/full", "--changed", base)
            self.assertEqual((status, said.splitlines()[0]), (2, said.strip()))
            self.assertIn(f"there is no commit '{base}' here", said)
        self.assertEqual(self.runs(".ci/full", "--changed")[0], 2)

    def test_the_table_of_devices_asks_for_their_parts(self):
        listed = self.runs(".ci/full", "--list")[1]
        parts = dict(re.findall(r"^(\S.*)\n .*; paths: (.*)$", listed, re.M))
        for word in ("the fake device, and", "CUDA text", "the Vulkan device on a software driver", "a software driver of Vulkan",
                     "by nvcc"):
            # Sanitizers, other drivers and other systems have few of the table's programs.
            names = [n for n in parts if word in n and not re.search("sanitizer|newer|Debian", n)]
            self.assertTrue(names, word)
            for name in names:
                self.assertRegex("tests/devices/meson.build", parts[name], name)

    def test_each_documented_command_is_paired_or_says_why_not(self):
        head = "".join(line for line in (source / "tests/run").read_text().splitlines(True) if line.startswith("#   "))
        languages = [file.parent.name for file in source.glob("bindings/*/meson.build")]
        names = {*re.findall(r"tests/run ([a-z]\w+)", head), *languages}
        self.assertGreater(len(names), 20)
        pairs = (source / "tests/install/pairs").read_text()
        self.assertEqual([name for name in sorted(names) if f'"tests/run {name}"' not in pairs], [])

    def test_a_system_is_made_for_what_there_is(self):
        for given, words in {"11": ("no Debian 11", "12 and 13"), "13 vulcan": ("no suite 'vulcan'", "near it: vulkan", "12 and 13"),
                             "bookworm": ("no suite 'bookworm'", "12 and 13"), "13 --all": ("no option --all",),
                             "12 pyhton": ("near it: python",)}.items():
            status, said, _ = self.runs("tests/run", "fresh", *given.split())
            self.assertEqual(status, 2, said)
            for word in words:
                self.assertIn(word, said)


if __name__ == "__main__":
    tap.main()
