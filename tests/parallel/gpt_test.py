#!/usr/bin/env python3
"""Trains examples/gpt.c on ranks of MPI, and by examples/cluster/slurm.sh: gpt_test.py SOURCE MPI GPT GPT_MPI

GPT trains on threads; what it prints and saves is what GPT_MPI has to print and save. The script for Slurm runs beside
stand-ins for srun and scontrol.
SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import on_mpi

source, gpt, gpt_mpi = (Path(sys.argv[i]).resolve() for i in (1, 3, 4))
mpi = sys.argv[2]
ENVIRONMENT = {**on_mpi.SETTINGS, **os.environ, **on_mpi.SAME_BITS}
MODEL = ["--size", "tiny", "--text", "corpus.txt", "--steps", "6", "--batch", "12", "--sample", "40"]

SRUN = """#!/bin/sh
# Starts the program on 2 ranks, and with LIMIT in the environment says that the time is over.
echo "$@" >>srun.txt
while case $1 in -*) ;; *) false ;; esac; do shift; done
{mpirun} "$@" $LIMIT || exit
[ -n "$LIMIT" ] || exit 0
echo $$ >srun.pid
kill -USR1 "$PPID"
while :; do sleep 1; done
"""
SCONTROL = """#!/bin/sh
# Ends the step of the job, as Slurm does with a job that goes back to the queue.
echo "$@" >>scontrol.txt
kill "$(cat srun.pid)"
"""


class Gpt(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="mpt-gpt-"))
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / "corpus.txt").write_text("the quick brown fox jumps over the lazy dog; " * 1000)

    def run_here(self, command, status=0, **more):
        """Returns what a command prints, which must end with `status`."""
        p = subprocess.run(list(map(str, command)), cwd=self.folder, encoding="latin-1", stdout=subprocess.PIPE, timeout=100,
                           stderr=subprocess.STDOUT, env={**ENVIRONMENT, **more})
        self.assertEqual(p.returncode, status, p.stdout)
        return p.stdout

    def on_threads(self, ranks, *arguments):
        return self.run_here([gpt, *MODEL, "--ranks", ranks, *arguments])

    def on_mpi(self, ranks, *arguments):
        return self.run_here(on_mpi.command(mpi, ranks, [gpt_mpi, *MODEL, *arguments]))

    def bytes_of(self, name):
        return (self.folder / name).read_bytes()

    def expect_same(self, a, b):
        """Compares all that has nothing to do with time and memory."""
        results = r"(?m)^(?:step +(\d+/\d+  loss [\d.]+)|validation (loss [\d.]+)|The .*$)"
        self.assertGreater(len(re.findall(results, a)), 3, a)
        self.assertEqual(re.findall(results, a), re.findall(results, b))

    def test_ranks_of_mpi_have_the_bits_of_threads_and_resume_on_any_number(self):
        for precision, shard in ("32-true", "none"), ("bf16-mixed", "params"):
            how = "--precision", precision, "--shard", shard
            with self.subTest(how=how):
                half = "--until", 3, *how, "--checkpoint"
                self.expect_same(self.on_mpi(2, *half, "mpi.mpt"), self.on_threads(2, *half, "threads.mpt"))
                self.assertEqual(self.bytes_of("mpi.mpt"), self.bytes_of("threads.mpt"))
                first = float(re.search(r"3/6  loss ([\d.]+)", self.on_threads(2, "--until", 3, *how))[1])
                for ranks in 1, 3, 4:
                    last = *how, "--resume", "mpi.mpt", "--checkpoint"
                    resumed = self.on_mpi(ranks, *last, "mpi_last.mpt")
                    self.assertIn("\nstep    4/6", resumed)
                    self.assertLess(float(re.search(r"6/6  loss ([\d.]+)", resumed)[1]), first)
                    if ranks > 1 or shard == "none":  # one thread has no ranks to share with
                        self.expect_same(resumed, self.on_threads(ranks, *last, "threads_last.mpt"))
                        self.assertEqual(self.bytes_of("mpi_last.mpt"), self.bytes_of("threads_last.mpt"))

    def test_ranks_share_the_cores_of_their_machine_and_of_their_mask(self):
        cores = sorted(os.sched_getaffinity(0))
        short = [gpt_mpi, *MODEL, "--until", "0"]

        def threads(ranks, *wrapper, **more):
            out = self.run_here(on_mpi.command(mpi, ranks, [*wrapper, *short]), **more)
            return int(re.search(rf"(?m)^{ranks} ranks, threads of rank 0: (\d+)$", out)[1])

        self.assertEqual(threads(1), len(cores))
        self.assertEqual(threads(2), max(1, len(cores) // 2))
        self.assertEqual(threads(1, "taskset", "-c", cores[0]), 1)
        self.assertEqual(threads(2, "taskset", "-c", cores[0]), 1)
        if mpi == "mpich":  # each rank takes itself for alone on its machine
            self.assertEqual(threads(2, MPIR_CVAR_NOLOCAL="1"), len(cores))
        if len(cores) > 2:  # rank 0 has a mask without the last core, and rank 1 the last one
            own = "import os, sys; r = int(os.environ.get('OMPI_COMM_WORLD_RANK', os.environ.get('PMI_RANK'))); " \
                  "c = sorted(os.sched_getaffinity(0)); os.sched_setaffinity(0, c[-1:] if r else c[:-1]); " \
                  "os.execv(sys.argv[1], sys.argv[1:])"
            wrapper = sys.executable, "-c", own
            self.assertEqual(threads(2, *wrapper), len(cores) - 1)

    def test_the_script_for_slurm_begins_and_goes_on_after_a_requeue(self):
        (self.folder / "gpt_mpi").symlink_to(gpt_mpi)
        mpirun = " ".join(f"'{word}'" for word in on_mpi.command(mpi, 2, []))
        for name, text in ("srun", SRUN.format(mpirun=mpirun)), ("scontrol", SCONTROL):
            (self.folder / name).write_text(text)
            (self.folder / name).chmod(0o755)

        def submitted(status=0, **more):
            flags = [word for word in MODEL if word not in ("--text", "corpus.txt")]
            return self.run_here([source / "examples/cluster/slurm.sh", *flags, "--precision", "32-true"], status,
                                 PATH=f"{self.folder}:{os.environ['PATH']}", SLURM_JOB_ID="42", SLURM_CPUS_PER_TASK="7", **more)

        begun = submitted(128 + 10, LIMIT="--until 3")  # the script ends by the signal
        self.assertIn("there is no gpt.mpt yet: the training begins\n", begun)
        self.assertEqual(self.bytes_of("scontrol.txt"), b"requeue 42\n")
        resumed = submitted()
        self.assertIn("\nstep    4/6", resumed)
        self.assertEqual(self.bytes_of("scontrol.txt"), b"requeue 42\n")
        whole = self.on_threads(2, "--precision", "32-true", "--checkpoint", "whole.mpt")
        self.assertEqual(self.bytes_of("gpt.mpt"), self.bytes_of("whole.mpt"))
        loss = r"6/6  loss [\d.]+"
        self.assertEqual(re.search(loss, resumed)[0], re.search(loss, whole)[0])
        for line in self.bytes_of("srun.txt").decode().splitlines():
            self.assertRegex(line, "^--mpi=pmix --kill-on-bad-exit=1 --cpu-bind=cores --cpus-per-task=7 ./gpt_mpi --text corpus.txt ")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
