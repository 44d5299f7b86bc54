#!/usr/bin/env python3
"""The runner of examples/libgdx in libGDX's headless backend: libgdx_test.py SOURCE BUILD

A runner that learns clears nearly all obstacles in the end, one that does not few.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
import tempfile
import unittest
from pathlib import Path

source, build = (Path(p).resolve() for p in sys.argv[1:3])
sys.path.insert(0, str(source / "tests"))
sys.path.insert(0, str(source / "tests" / "install"))
import maven  # noqa: E402
import tap  # noqa: E402

example = source / "examples" / "libgdx"


def run_maven(*arguments, timeout=900):
    """Runs Maven on packages that the build folder keeps."""
    return maven.run(f"-Dmaven.repo.local={build / 'engines' / 'm2'}", f"-Dmpt.build={build / 'bindings' / 'java'}",
                     f"-Dout={build / 'engines' / 'libgdx'}", *arguments, timeout=timeout)


class LibGDX(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        tap.need("javac", "mvn")
        for steps in (["-f", source / "bindings" / "java", "-Dmaven.test.skip=true", "install"],
                      ["-f", example, "compile", "exec:help"]):
            made = run_maven(*steps)
            if made.returncode:
                raise AssertionError(made.stdout)

    def play(self, *flags, passes=True):
        """Plays the game; returns what it printed."""
        run = run_maven("-o", "-f", example, "exec:java", "-Dexec.args=" + " ".join(flags), timeout=280)
        self.assertEqual(run.returncode == 0, passes, run.stdout)
        return run.stdout

    def cleared(self, text):
        """Returns the percentages of obstacles that were cleared at first and at last."""
        self.assertIn("libmpt for memory after two seconds: 0\n", text)
        self.assertIn(" 0 bytes in the median\n", text)
        return [int(n) for n in re.findall(r"(\d+)%", text)]

    def test_the_runner_learns(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "picture.png"
            text = self.play("--picture", str(picture))
            self.assertEqual(picture.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")
        self.assertIn("bf16-mixed", text)
        first, last = self.cleared(text)
        self.assertLess(first, 60)
        self.assertGreater(last, 80)

        # Once more: the same game and the same bits of all weights.
        def same(t):
            return [line for line in t.splitlines() if " ms " not in line]
        self.assertEqual(same(self.play()), same(text))

    def test_f16_with_a_scaler_learns_too(self):
        self.assertGreater(self.cleared(self.play("--precision", "16-mixed"))[1], 80)

    def test_a_runner_that_does_not_learn_clears_few(self):
        self.assertLess(self.cleared(self.play("--lr", "0", passes=False))[1], 60)

    def test_wrong_flags_are_named(self):
        self.assertIn("all names: 32-true", self.play("--precision", "bf17", passes=False))
        self.assertIn("--height: flags are", self.play("--height", "3", passes=False))


if __name__ == "__main__":
    tap.main()
