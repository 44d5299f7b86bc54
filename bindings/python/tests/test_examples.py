"""Runs the short example programs; test_train.py runs mnist.py.

SPDX-License-Identifier: Apache-2.0
"""
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")
EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def test_share_memory_with_numpy():
    out = subprocess.run([sys.executable, EXAMPLES / "share_memory.py", "--with", "numpy"], check=True, text=True,
                         stdout=subprocess.PIPE).stdout
    assert out.startswith("numpy and mpt share the batch and the weight: no copy")


def test_ranks(tmp_path):
    def run(*options, mpirun=()):
        lines = subprocess.run([*mpirun, sys.executable, EXAMPLES / "ranks.py", "--steps", "4", *options], check=True,
                               text=True, stdout=subprocess.PIPE, timeout=300).stdout.splitlines()
        assert len(lines) == 2 and "loss" in lines[0], lines
        ranks, _, count, _ = lines[1].split(maxsplit=3)
        return lines[0], int(ranks), int(count)

    options = ("--precision", "bf16-true,master=copy")
    loss, ranks, states = run("--threads", "2", *options)
    assert ranks == 2
    saved = tmp_path / "saved"
    shards = run("--threads", "2", "--shard", "grads", "--save", saved, *options)
    assert shards[:2] == (loss, 2) and shards[2] < 0.6 * states
    on = run("--threads", "2", "--resume", saved, *options)
    assert on == run("--threads", "2", "--shard", "states", "--resume", saved, *options)[:2] + (states,)
    assert on[0].startswith("step 8: loss 0.") and run("--threads", "3", "--resume", saved, *options)[1] == 3
    if shutil.which("mpirun") and importlib.util.find_spec("mpi4py"):
        started = ("mpirun", "--allow-run-as-root", "--oversubscribe", "-np", "2")
        assert run("--shard", "grads", *options, mpirun=started) == shards
