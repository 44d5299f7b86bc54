#!/usr/bin/env python3
"""The pond of examples/bevy in Bevy's app and ECS: bevy_test.py SOURCE BUILD

Fish that learn eat several times what others eat. The bits do not depend on the threads of the app.
SPDX-License-Identifier: Apache-2.0
"""
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source, build = (Path(p).resolve() for p in sys.argv[1:3])
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402

OLDEST = (1, 95)  # rust-version of Bevy 0.20


def shell(command, timeout):
    """Runs a command with the environment of the crates' own tests."""
    setup = 'top=$1 build=$2 here=$1/bindings/rust; . "$here/cargo.sh"; '
    return subprocess.run(["sh", "-c", setup + command, "sh", source, build], capture_output=True, text=True,
                          timeout=timeout)


def meals(text):
    """Returns the meals of a fish in a minute, at first and at last."""
    return [float(n) for n in re.findall(r"([\d.]+) in the", text)]


class Bevy(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        tap.need("cargo", "rustc")
        here = re.search(r"(\d+)\.(\d+)", subprocess.check_output(["rustc", "--version"], text=True))
        if tuple(map(int, here.groups())) < OLDEST:
            tap.lack(f"rustc {here[0]} is here, and Bevy 0.20 needs {OLDEST[0]}.{OLDEST[1]}: on Debian 12, apt-get install "
                     "cargo-web rustc-web replaces it")
        made = shell('"$top/tests/install/fetch" "Bevy" cargo fetch --locked --manifest-path "$top/examples/bevy/Cargo.toml" && '
                     'cargo build --locked --release --manifest-path "$top/examples/bevy/Cargo.toml"', 1500)
        if made.returncode:
            raise AssertionError(made.stderr)

    def swim(self, *flags, status=0):
        """Runs the app; returns what it printed."""
        run = shell('exec "$CARGO_TARGET_DIR/release/pond" ' + " ".join(flags), 300)
        self.assertEqual(run.returncode, status, run.stdout + run.stderr)
        if status == 0:
            self.assertEqual(run.stderr, "")
            self.assertIn("requests of libmpt for memory after the first second: 0\n", run.stdout)
        return run.stderr if "checksum" not in run.stdout else run.stdout

    def test_the_fish_learn(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "picture.gif"
            text = self.swim("--picture", str(picture))
            self.assertEqual(picture.read_bytes()[:6], b"GIF89a")
        self.assertIn("bf16-mixed", text)
        first, last = meals(text)
        self.assertLess(first, 25)
        self.assertGreater(last, 40)

        # One more time on other threads: the same meals and the same bits of all weights.
        def same(t):
            return [line for line in t.splitlines() if " ms " not in line]
        self.assertEqual(same(self.swim("--threads 8")), same(text))
        self.assertNotEqual(same(self.swim("--seed 8")), same(text))

    def test_other_precisions_learn_too(self):
        for precision in ("32-true", "16-mixed"):
            with self.subTest(precision):
                self.assertGreater(meals(self.swim("--precision", precision))[1], 40)

    def test_fish_that_do_not_learn_eat_little(self):
        self.assertLess(meals(self.swim("--lr 0", status=1))[1], 25)

    def test_wrong_flags_are_named(self):
        self.assertIn("bf16-mixed", self.swim("--precision bf17", status=1))
        self.assertIn("--deep 3: the flag is unknown", self.swim("--deep 3", status=1))


if __name__ == "__main__":
    tap.main()
