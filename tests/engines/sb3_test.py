#!/usr/bin/env python3
"""examples/mujoco beside Stable-Baselines3's PPO: sb3_test.py SOURCE LIBRARY BUILD

Makes an environment with PyTorch in BUILD/sb3-venv, which takes 3 GB at first. The two programs run in turns.
SPDX-License-Identifier: Apache-2.0
"""
import contextlib
import ctypes.util
import os
import statistics
import subprocess
import sys
import unittest
from pathlib import Path

source, library, build = (Path(p).resolve() for p in sys.argv[1:4])
sys.path[:0] = [str(source / "tests"), str(source / "tests" / "peers")]
import tap  # noqa: E402
import mujoco_programs  # noqa: E402
import run_peers  # noqa: E402

here = source / "tests" / "engines"
venv = build / "sb3-venv"
os.chdir(build)  # MuJoCo's Python writes a log file into the working folder


class StableBaselines(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with contextlib.redirect_stdout(sys.stderr):  # standard output is for TAP
            run_peers.install(venv, here / "requirements.txt")
        cls.mujoco = mujoco_programs.fetch(source, build)
        file = source / "examples" / "mujoco" / "ppo.c"
        cls.ppo = mujoco_programs.compile(source, library, cls.mujoco, file, build / "ppo")

    def test_the_robots_are_those_of_gymnasium(self):
        trace = mujoco_programs.compile(source, library, self.mujoco, here / "mujoco_trace.c", build / "mujoco_trace")
        compare = [venv / "bin" / "python", here / "gymnasium_trace.py", trace, self.mujoco / "robots"]
        subprocess.run(compare, check=True)

    @unittest.skipUnless(ctypes.util.find_library("EGL"), "there is no EGL: Debian's libegl1")
    def test_the_strip_has_a_row_for_each_run(self):
        robots, poses, picture = self.mujoco / "robots", build / "poses", build / "strip.png"
        mujoco_programs.train(self.ppo, "--robots", robots, "--robot", "HalfCheetah", "--steps", "0", "--poses", poses)
        script = source / "examples" / "mujoco" / "strip.py"
        draw = [venv / "bin" / "python", script, picture, robots / "half_cheetah.xml"]
        sizes = []
        for rows in 1, 2:
            subprocess.run([*draw, *[poses] * rows], check=True)
            header = picture.read_bytes()[:24]
            self.assertEqual(header[:8], b"\x89PNG\r\n\x1a\n")
            sizes.append((int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")))
        (width, height), (width_of_two, height_of_two) = sizes
        self.assertEqual(width, width_of_two)
        self.assertGreater(height_of_two, 2 * height)
        self.assertLess(height_of_two, 2.1 * height)

    def assert_faster(self, robot, steps, turns):
        """Trains in turns, PyTorch on the threads that it chooses and on one; returns the runs of all steps."""
        for _ in range(3):  # another program may have slowed one run
            ours, theirs, chosen = [], [], []
            for seed in range(1, turns + 1):
                flags = ["--robot", robot, "--seed", str(seed), "--steps"]
                peer = [venv / "bin" / "python", here / "ppo_sb3.py", *flags]
                ours.append(mujoco_programs.train(self.ppo, "--robots", self.mujoco / "robots", *flags, str(steps)))
                theirs.append(mujoco_programs.train(*peer, str(steps), "--threads", "1"))
                chosen.append(mujoco_programs.train(*peer, "10000"))
            for name, runs in (("libmpt", ours), ("PyTorch on one thread", theirs), ("PyTorch's own threads", chosen)):
                for run in runs:
                    print(f"# {robot}, {name}: {run['rate']:.0f} steps per second, mean return {run['means'][-1]:.1f}, "
                          f"of the mean action {run['last']:.1f}", flush=True)
            least, most = min(r["rate"] for r in ours), max(r["rate"] for r in theirs + chosen)
            if least > 5 * most:
                return ours, theirs
        self.fail(f"{least:.0f} steps per second beside {most:.0f}, in the last of three rounds")

    def assert_same_return(self, ours, theirs, noise):
        """Compares the mean returns at the end of the trainings, which have the same steps."""
        means = [statistics.mean(r["means"][-1] for r in runs) for runs in (ours, theirs)]
        self.assertAlmostEqual(*means, delta=noise)

    def test_five_times_the_steps_at_the_same_return_of_the_pendulum(self):
        """15 trainings of ours had 455 to 497. One that learns nothing has 7."""
        ours, theirs = self.assert_faster("InvertedPendulum", 61440, 1)
        self.assert_same_return(ours, theirs, 100)
        for runs in ours, theirs:
            self.assertGreater(min(r["last"] for r in runs), 500)

    def test_five_times_the_steps_at_the_same_return_of_the_cheetah(self):
        """15 trainings of ours had -195 to 6. One that learns nothing has -364."""
        ours, theirs = self.assert_faster("HalfCheetah", 100352, 2)
        self.assert_same_return(ours, theirs, 200)
        self.assertGreater(statistics.mean(r["means"][-1] for r in ours), -280)


if __name__ == "__main__":
    tap.main()
