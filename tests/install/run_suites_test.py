#!/usr/bin/env python3
"""tests/install/run_suites.py chooses, builds and counts tests, and tests/devices runs new programs everywhere: run_suites_test.py SOURCE

The programs are those of a small project that is made here.
SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import pty
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402

TIER = source / "tests" / "tier.h"
PROGRAM = f"""
#include <gtest/gtest.h>
#include "{TIER}"
TEST(Sums, AreRight) {{ EXPECT_EQ(1 + 1, 2); }}
TEST(Sums, OfManyNumbers) {{ LONG("many numbers"); }}
TEST(Places, Differ) {{
  LONG_ON_DEVICES("far away");
  NEEDS_FORK();
  NEEDS_SECOND_DEVICE();
}}
TEST(Places, OfOneKind) {{ LONG_ON_DEVICES("far"); }}
TEST(Checks, OfMemory) {{ LONG_UNDER_SANITIZERS("slow"); }}
TEST(Rounds, AreThoseOfTheTier) {{
  std::printf("%d rounds\\n", static_cast<int>(mpt::test::rounds({{.quick = 2, .full = 5, .device = 1, .device_full = 3}})));
}}
"""
OTHER = """
#include <gtest/gtest.h>
TEST(Others, Fail) { FAIL() << "as it should"; }
"""
SCRIPT = f"""
import sys
import unittest
sys.path.insert(0, {str(source / "tests")!r})
import tap
class Words(unittest.TestCase):
    def test_short(self):
        pass
    @tap.long("many words")
    def test_long(self):
        pass
tap.main()
"""
PROJECT = """
project('small', 'cpp', default_options: 'cpp_std=c++20')
gtest = dependency('gtest_main')
small = executable('small', 'small.cpp', dependencies: gtest)
test('small numbers', small, suite: 'numbers', protocol: 'gtest')
test('other numbers', executable('other', 'other.cpp', dependencies: gtest, build_by_default: false), suite: 'others', protocol: 'gtest')
test('words', find_program('python3'), args: files('words.py'), suite: 'words', protocol: 'tap')
test('absent', find_program('sh'), args: ['-c', 'exit 77'], suite: ['absent', 'long'])
test('numbers on a device', small, suite: ['on_it', 'long'], protocol: 'gtest',
  env: {'MPT_TEST_DEVICE': '/it', 'MPT_TEST_LACKS': 'speed,second device'})
custom_target('package', output: 'package', command: ['touch', '@OUTPUT@'], build_by_default: true)
subdir('tests')
"""
# A language, whose test needs what it names of tests/, and of other folders all.
IN_TESTS = """
device = custom_target('device', output: 'device', command: ['touch', '@OUTPUT@'], build_by_default: true)
custom_target('suite', output: 'suite', command: ['touch', '@OUTPUT@'], build_by_default: true)
test('tongue', find_program('true'), depends: device, suite: ['bindings', 'tongue'])
"""
# Names that tests/devices/meson.build takes from the files before it.
TABLE = """
project('table', 'c')
module = shared_module('a_module', 'module.c')
program = executable('program', 'program.c')
fake = module
cuda_text = module
vulkan_module = module
kept_devices = module
guard_layer = module
fake_driver = module
on_vulkan = {}
on_fake_driver = {}
has_vulkan = true
cuda_modules = {'cuda on host': module, 'cuda': module}
families = {'kernels': []}
kernel_programs = {'kernels': program}
training = program
device_tests = {'a new one': program}
"""


class RunSuites(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        root = Path(cls.folder.name)
        cls.build, cls.ledger = root / "build", root / "ledger"
        for name, text in {"meson.build": PROJECT, "small.cpp": PROGRAM, "other.cpp": OTHER, "words.py": SCRIPT}.items():
            (root / name).write_text(text)
        (root / "tests").mkdir()
        (root / "tests/meson.build").write_text(IN_TESTS)
        subprocess.run(["meson", "setup", cls.build, root], check=True, stdout=subprocess.DEVNULL)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def environment(self, tier):
        """Returns the environment without what the run of this test is told."""
        told = ("LEFT_OUT", "MPT_TEST_DEVICE", "MPT_TEST_LACKS", "TESTS_SECONDS")
        return {**{k: v for k, v in os.environ.items() if k not in told}, "MPT_TIER": tier, "MPT_LEDGER": str(self.ledger)}

    def runs(self, *arguments, tier="quick"):
        """Runs the command, and returns the status, all it prints, and its last line."""
        done = subprocess.run([sys.executable, source / "tests/install/run_suites.py", *arguments], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=self.environment(tier))
        return done.returncode, done.stdout, done.stdout.splitlines()[-1]

    def test_a_suite(self):
        (self.build / "other").unlink(missing_ok=True)
        status, said, last = self.runs(self.build, "numbers")
        self.assertEqual((status, last), (0, "5 passed, 0 failed, 1 skipped"), said)
        self.assertIn("takes long: many numbers (Sums.OfManyNumbers)", said)
        self.assertFalse((self.build / "other").exists(), "more is built than the suite needs")

    def test_a_language(self):
        made = [self.build / name for name in ("package", "tests/device", "tests/suite")]
        for file in made:
            file.unlink(missing_ok=True)
        status, said, last = self.runs(self.build, "tongue")
        self.assertEqual((status, last), (0, "1 passed, 0 failed, 0 skipped"), said)
        self.assertEqual([file.exists() for file in made], [True, True, False])

    def test_the_suites_of_the_host(self):
        """Neither those of a language nor those that take long are among them."""
        status, said, last = self.runs(self.build, "host")
        self.assertEqual((status, last), (1, "6 passed, 1 failed, 2 skipped"), said)
        self.assertNotIn("tongue", said)

    def test_how_long_it_takes_is_said_where_it_is_known(self):
        for kept in (self.build / "meson-private").glob("mpt-seconds*"):
            kept.unlink()
        self.assertNotIn("== testing", self.runs(self.build, "Sums.AreRight")[1], "a part of a program's cases")
        for tier in ("quick", "full"):
            self.assertIn("== testing: how long it takes is known after the first time\n", self.runs(self.build, "words", tier=tier)[1])
            self.assertIn("== testing: less than a minute\n", self.runs(self.build, "words", tier=tier)[1])
        (self.build / "meson-private/mpt-seconds-quick.json").write_text('{"words": 240}')
        self.assertIn("== testing: about 4 minutes\n", self.runs(self.build, "words")[1], "a program has one processor")

    def test_a_case(self):
        for name, tests in {"AreRight": 2, "Sums.AreRight": 2, "Fail": 1}.items():
            status, said, last = self.runs(self.build, name)
            failed = int(name == "Fail")
            self.assertEqual((status, last), (failed, f"{tests - failed} passed, {failed} failed, 0 skipped"), said)

    def test_a_test(self):
        status, said, last = self.runs(self.build, "On a Device")
        self.assertEqual((status, last), (0, "3 passed, 0 failed, 3 skipped"), said)

    def test_an_unknown_name(self):
        # Suites, a case, a language, and what tests/run alone knows.
        for name, near in {"nunbers": "numbers", "Sums.AreRigth": "Sums.AreRight", "autogard": "autograd", "pyhton": "python",
                           "newermesa": "newer_mesa", "cuda libraries": "cuda_libraries", "hots": "host"}.items():
            status, said, _ = self.runs(self.build, name)
            self.assertEqual((status, len(said.splitlines())), (1, 1), said)
            self.assertIn(near, re.search("near it: (.*); suites:", said)[1].split(", "), name)

    def test_a_suite_that_takes_long(self):
        self.assertEqual(self.runs(self.build, "on_it")[:2], (1, "all of 'on_it' takes long: --full runs it\n"))

    def test_nothing_is_counted_where_nothing_ran(self):
        status, said, last = self.runs(self.build, "numbers", "--no-such-option")
        self.assertEqual(status, 1)
        self.assertIn("meson test has not run", last, said)

    def test_all_tests_of_a_tier(self):
        subprocess.run(["ninja", "-C", self.build, "all", "other"], check=True, stdout=subprocess.DEVNULL)
        status, said, last = self.runs(self.build)
        self.assertEqual((status, last), (1, "7 passed, 1 failed, 2 skipped"), said)
        self.assertIn("2 left out, for the time they take: --full has them (absent, ...)", said)
        status, said, last = self.runs(self.build, tier="full")
        self.assertEqual((status, last), (1, "14 passed, 1 failed, 2 skipped"), said)
        self.assertIn("there is one device (Places.Differ)", said)
        log = (self.build / "meson-logs/testlog.txt").read_text()
        self.assertIn("5 rounds", log)
        self.assertIn("3 rounds", log)

    def test_progress_in_a_terminal(self):
        subprocess.run(["ninja", "-C", self.build, "all", "other"], check=True, stdout=subprocess.DEVNULL)
        screen, terminal = pty.openpty()
        with subprocess.Popen([sys.executable, source / "tests/install/run_suites.py", self.build], stdin=terminal,
                              stdout=terminal, stderr=terminal, env={**self.environment("quick"), "TESTS_SECONDS": "2"}):
            os.close(terminal)
            said = b""
            try:
                while data := os.read(screen, 4096):
                    said += data
            except OSError:  # the program has closed the terminal
                os.close(screen)
        self.assertIn(b"4 of 4 tests, 1 failed, less than a minute left", said)
        self.assertIn(b"as it should", said, "the output of what failed")
        self.assertNotIn(b"small numbers", said, "tests that pass have no line")

    def test_what_no_run_has_had_is_found(self):
        self.ledger.unlink(missing_ok=True)
        self.runs(self.build, "numbers")
        self.runs(self.build, "words")
        self.runs(self.build, "on_it")
        status, said, last = self.runs("--ledger", self.ledger)
        self.assertEqual((status, last), (1, "3 of what takes long has not run"), said)
        self.assertIn("what they ran on another commit does not count", said)
        self.assertIn("Words.test_long takes long, and has not run", said)
        self.assertIn("Sums.OfManyNumbers takes long, and has not run", said)
        self.assertIn("numbers on a device takes long, and has not run", said)
        self.runs(self.build, "on_it", tier="full")
        self.runs(self.build, "words", tier="full")
        self.assertEqual(self.runs("--ledger", self.ledger)[:2], (0, "0 of what takes long has not run\n"))

    def missed(self):
        """Returns the cases that the ledger misses."""
        return [line.removesuffix(" takes long, and has not run") for line in self.runs("--ledger", self.ledger)[1].splitlines()
                if line.endswith(" has not run") and not line[0].isdigit()]

    def test_what_a_device_leaves_out_has_to_run_there(self):
        self.ledger.unlink(missing_ok=True)
        self.runs(self.build, "numbers", tier="full")
        self.runs(self.build, "on a device")
        self.assertEqual(self.missed(), ["Places.Differ on it", "Places.OfOneKind on it"])
        self.runs(self.build, "Places.OfOneKind", tier="full")
        self.assertEqual(self.missed(), ["Places.Differ on it"])

    def test_what_a_sanitizer_leaves_out_has_to_run_under_it(self):
        self.ledger.unlink(missing_ok=True)
        self.runs(self.build, "numbers", tier="full")
        checked = self.build.with_name("checked")
        subprocess.run(["meson", "setup", "-Db_sanitize=address", checked, self.build.parent], check=True,
                       stdout=subprocess.DEVNULL)
        self.runs(checked, "numbers")
        self.assertEqual(self.missed(), ["Checks.OfMemory under address"])
        self.runs(checked, "Checks.OfMemory", tier="full")
        self.assertEqual(self.missed(), [])

    def test_a_program_that_skips_itself_has_not_run(self):
        self.ledger.unlink(missing_ok=True)
        self.runs(self.build, "words", tier="full")
        self.runs(self.build, "absent")
        self.runs(self.build, "absent", tier="full")
        self.assertEqual(self.missed(), ["absent"])

    def test_a_ledger_that_is_none(self):
        self.ledger.unlink(missing_ok=True)
        for text, said in {None: "there is no list of what has run on this commit", "": "no test has run on this commit",
                           "left\tA.b\n": "no test has run on this commit", "ran\tA.b\nle\nran\tC.d\n": "line 2 of",
                           "ran\tA.b\nleft\tC.": "line 2 of", "ran\tA.ran\tB.c\n": "line 1 of",
                           "ran\t\n": "line 1 of", "ran\tA.b\n\0\0\0": "line 2 of"}.items():
            with self.subTest(text):
                if text is not None:
                    self.ledger.write_text(text)
                status, output, _ = self.runs("--ledger", self.ledger)
                self.assertEqual(status, 1)
                self.assertIn(said, output)
                self.assertEqual(len(output.splitlines()), 1, output)


class Lack(unittest.TestCase):
    def runs(self, what, ci):
        """Runs a TAP program whose tests need something; returns its status and its lines."""
        program = (f"import sys, unittest\nsys.path.insert(0, {str(source / 'tests')!r})\nimport tap\n"
                   "class Words(unittest.TestCase):\n"
                   f"    @classmethod\n    def setUpClass(cls):\n        {what}\n    def test_short(self):\n        pass\ntap.main()\n")
        done = subprocess.run([sys.executable, "-c", program], text=True, capture_output=True, env={**os.environ, "CI": ci})
        return done.returncode, done.stdout + done.stderr

    def test_what_is_not_here_is_skipped_and_fails_where_nothing_may_be_left_out(self):
        for what, why in {"tap.need('sh', 'no-such-engine')": "no-such-engine: not here", "tap.lack('too old')": "too old"}.items():
            status, said = self.runs(what, "")
            self.assertEqual(status, 0, said)
            self.assertRegex(said, f"(?m)^ok 1 - .*# SKIP {why}$")
            status, said = self.runs(what, "true")
            self.assertEqual(status, 1, said)
            self.assertRegex(said, "(?m)^not ok 1 - ")
            self.assertIn(f"with CI=true nothing may be left out: {why}", said)

    def test_what_is_here_is_needed_in_vain(self):
        for ci in ("", "true"):
            self.assertRegex(self.runs("tap.need('sh')", ci)[1], "(?m)^ok 1 - .*test_short$")


class TheTable(unittest.TestCase):
    def test_a_new_program_runs_on_every_device(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            table = (source / "tests/devices/meson.build").read_text()
            (root / "meson.build").write_text(TABLE + table)
            (root / "module.c").write_text("int module(void) { return 0; }\n")
            (root / "program.c").write_text("int main(void) { return 0; }\n")
            subprocess.run(["meson", "setup", root / "build", root], check=True, stdout=subprocess.DEVNULL)
            tests = json.loads(subprocess.check_output(["meson", "introspect", "--tests", root / "build"]))
        suites = {t["name"]: [s.split(":")[-1] for s in t["suite"]] for t in tests}
        for device in ("fake", "cuda text", "vulkan", "cuda"):
            self.assertIn(f"a new one on {device}", suites)
            self.assertIn("long", suites[f"a new one on {device}"])
        for device in ("cuda text", "vulkan", "cuda on host", "cuda"):
            self.assertIn(f"{device} kernels", suites)
            self.assertIn(f"{device} training", suites)

    def test_a_folder_without_a_device_says_why(self):
        table = (source / "tests/devices/meson.build").read_text()
        reasons = dict(re.findall(r"^  '(\w+)': '(.+)',$", re.search(r"^on_no_device = {\n(.*?)^}", table, re.M | re.S)[1], re.M))
        folders = {}
        for file in (source / "tests").glob("*/meson.build"):
            text = file.read_text()
            if "executable(" in text or "shared_module(" in text:
                folders[file.parent.name] = "device_tests +=" in text
        self.assertGreater(sum(folders.values()), 10)
        for folder, is_on_devices in folders.items():
            self.assertNotEqual(is_on_devices, folder in reasons,
                                f"{folder} is either in device_tests or, with a reason, in on_no_device of tests/devices")
        self.assertEqual(set(reasons) - set(folders), set(), "folders that are not there")


if __name__ == "__main__":
    tap.main()
