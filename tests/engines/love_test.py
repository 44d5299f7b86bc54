#!/usr/bin/env python3
"""The game of examples/love in LÖVE, without a display: love_test.py SOURCE LIBRARY

A scripted player plays for a minute of the game's time. A keeper that learns stops nearly all of his last shots, one
that does not few.
SPDX-License-Identifier: Apache-2.0
"""
import re
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

source, library = (Path(p).resolve() for p in sys.argv[1:3])
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402


def play(*flags, status=0):
    """Plays the game; returns what it printed."""
    run = subprocess.run(["xvfb-run", "-a", "love", source / "examples" / "love", *flags], capture_output=True, text=True,
                         timeout=280)
    if run.returncode != status:
        raise AssertionError(f"status {run.returncode}\n{run.stdout}{run.stderr}")
    return run.stdout


def saved(text):
    """Returns the percentages of shots saved at first and at last."""
    return [int(n) for n in re.findall(r"(\d+)%", text)]


class Love(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        tap.need("love", "xvfb-run")

    def test_the_keeper_learns_its_player(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "picture.png"
            first, last = saved(play("--script", "--include", source / "include", "--library", library, "--picture", picture))
            self.assertLess(first, 80)
            self.assertGreater(last, 80)
            data = picture.read_bytes()
            self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
            self.assertEqual(struct.unpack(">II", data[16:24]), (720, 480))

    def test_one_that_does_not_learn_saves_few(self):
        text = play("--script", "--untrained", "--include", source / "include", "--library", library)
        self.assertLess(saved(text)[1], 40)


if __name__ == "__main__":
    tap.main()
