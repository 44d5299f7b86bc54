#!/usr/bin/env python3
"""tests/gpu/run measures, goes on where something fails, and writes a report: run_test.py BUILD

It runs in small sizes on the device that there is. The times are not looked at.
SPDX-License-Identifier: Apache-2.0
"""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent))
import tap  # noqa: E402

build = Path(sys.argv[1])
TABLES = ["Products", "Attention", "Convolutions", "Update by AdamW", "Training step", "First step"]


class Run(unittest.TestCase):
    def run_in(self, build, **env):
        """Runs the program on a build, and returns its status and the report."""
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "report.md"
            done = subprocess.run([sys.executable, here / "run", "--small", "--no-suites", "--seconds", "0", "--built", build,
                                   "--out", out], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                  env={**os.environ, **env})
            self.assertTrue(out.exists(), done.stdout)
            return done.returncode, out.read_text()

    def test_every_table_has_numbers(self):
        status, report = self.run_in(build)
        self.assertEqual(status, 0, report)
        self.assertIn("- commit: ", report)
        self.assertIn("What failed\n\nNothing.", report)
        for title in TABLES:
            rows = report.split(f"## {title}", 1)[1].split("\n##", 1)[0].strip().splitlines()[4:]
            self.assertTrue(rows, title)
            for row in rows:
                self.assertRegex(row, r"\d \|$", title)

    def test_a_failure_is_told_and_the_rest_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            built = Path(folder)
            for name in ("tests/gpu/gpu_measure", "src/libmpt_vulkan.so"):
                (built / name).parent.mkdir(parents=True, exist_ok=True)
                (built / name).symlink_to((build / name).resolve())
            status, report = self.run_in(built)  # without gpu_step
        self.assertEqual(status, 1)
        self.assertRegex(report, r"- Vulkan, step of mlp116k in bf16, graphed: .*gpu_step")
        self.assertRegex(report, r"\| mlp116k \| failed \| failed \| failed \|")
        self.assertIn("## First step of mlp116k", report)

    def test_a_device_that_is_not_there(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "tests/gpu").mkdir(parents=True)
            (Path(folder) / "tests/gpu/gpu_measure").symlink_to((build / "tests/gpu/gpu_measure").resolve())
            status, report = self.run_in(folder)  # without a module
        self.assertEqual(status, 1)
        self.assertRegex(report, "- Vulkan: not measured: .*libmpt_vulkan.so")
        self.assertRegex(report, "- CUDA: not measured: .*libmpt_cuda.so")
        self.assertIn("no module of libmpt has opened a device", report)

    def test_cuda_is_measured_on_the_stand_in_for_its_driver(self):
        with tempfile.TemporaryDirectory() as folder:
            built = Path(folder)
            for to, name in (("tests/gpu/gpu_measure",) * 2, ("tests/gpu/gpu_step",) * 2,
                             ("src/libmpt_cuda.so", "tests/cuda/libmpt_cuda.so")):
                (built / to).parent.mkdir(parents=True, exist_ok=True)
                (built / to).symlink_to((build / name).resolve())
            status, report = self.run_in(built, LD_LIBRARY_PATH=str(build / "tests/cuda"))
        self.assertEqual(status, 0, report)
        self.assertRegex(report, "- Vulkan: not measured: .*libmpt_vulkan.so")
        self.assertNotIn("- CUDA: not measured", report)
        self.assertRegex(report, r"\| model \| CUDA f32 \| CUDA f16 \| CUDA bf16 \|")
        for row in "mlp116k", "mlp116k, graphed":
            self.assertRegex(report, row + r" \| [\d.]+ \| [\d.]+ \| [\d.]+ \|")


class Suites(unittest.TestCase):
    """tests/gpu/suites.py, on the stand-in for the driver of CUDA."""

    def run_suites(self, *what, path=""):
        done = subprocess.run([sys.executable, here / "suites.py", build, "--module", "tests/cuda/libmpt_cuda.so", *what],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              env={**os.environ, "LD_LIBRARY_PATH": str(build / "tests/cuda"),
                                   "PATH": path + os.environ["PATH"]})
        return done.returncode, done.stdout

    def test_programs_run(self):
        status, said = self.run_suites("--only", "window|second queue")
        self.assertEqual(status, 0, said)
        self.assertRegex(said, r"^2 programs, 0 of which failed: \d\d cases passed, 0 failed")

    def test_what_does_not_end_in_time_has_failed(self):
        status, said = self.run_suites("--only", "window", "--seconds", "0")
        self.assertEqual(status, 1, said)
        self.assertIn("- cuda on host window not run, because the time was over", said)
        self.assertIn("1 programs, 1 of which failed", said)

    def test_nothing_is_no_success(self):
        self.assertEqual(self.run_suites("--only", "no program")[0], 1)

    def test_each_tool_of_the_sanitizer(self):
        with tempfile.TemporaryDirectory() as folder:
            tool = Path(folder) / "compute-sanitizer"
            for found in ("", "racecheck"):
                tool.write_text(f'#!/bin/sh\ntool=$2\nshift 4\n"$@"\n'
                                f'[ "$tool" != "{found}" ] || {{ echo "========= ERROR SUMMARY: 1 error"; exit 99; }}\n')
                tool.chmod(0o755)
                status, said = self.run_suites("--sanitize", "--only", "window", path=folder + ":")
                self.assertEqual(status, 1 if found else 0, said)
                for t in ("memcheck", "racecheck", "initcheck", "synccheck"):
                    self.assertRegex(said, f"- {t}: \\d+ cases")
                self.assertEqual(f"- {found}, window ended with 99: 1 error" in said, bool(found), said)


if __name__ == "__main__":
    tap.main()
