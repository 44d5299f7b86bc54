"""Runs the short example programs; test_train.py runs mnist.py.

SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys
from pathlib import Path

import mpi_tools
import pytest

pytest.importorskip("numpy")
EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def test_share_memory_with_numpy():
    out = subprocess.run([sys.executable, EXAMPLES / "share_memory.py", "--with", "numpy"], check=True, text=True,
                         stdout=subprocess.PIPE).stdout
    assert out.startswith("numpy and mpt share the batch and the weight: no copy")


RANKS_OPTIONS = ("--steps", "4", "--precision", "bf16-true,master=copy")


def results(out):
    """Returns the line of the loss, the number of ranks and the bytes of the states that ranks.py prints."""
    lines = out.splitlines()
    assert len(lines) == 2 and "loss" in lines[0], lines
    ranks, _, count, _ = lines[1].split(maxsplit=3)
    return lines[0], int(ranks), int(count)


def on_threads(*options):
    return results(subprocess.run([sys.executable, EXAMPLES / "ranks.py", *RANKS_OPTIONS, *options], check=True, text=True,
                                  stdout=subprocess.PIPE, timeout=300).stdout)


def test_ranks(tmp_path):
    loss, ranks, states = on_threads("--threads", "2")
    assert ranks == 2
    saved = tmp_path / "saved"
    shards = on_threads("--threads", "2", "--shard", "grads", "--save", saved)
    assert shards[:2] == (loss, 2) and shards[2] < 0.6 * states
    on = on_threads("--threads", "2", "--resume", saved)
    assert on == on_threads("--threads", "2", "--shard", "states", "--resume", saved)[:2] + (states,)
    assert on[0].startswith("step 8: loss 0.") and on_threads("--threads", "3", "--resume", saved)[1] == 3


@pytest.mark.parametrize("mpi", mpi_tools.MPIS)
def test_ranks_are_processes(mpi, tmp_path):
    if mpi != "openmpi":
        mpi_tools.only_in_full_tier()
    r = mpi_tools.start(mpi, 2, tmp_path, EXAMPLES / "ranks.py", *RANKS_OPTIONS, "--shard", "grads")
    assert r.returncode == 0, r.stderr
    assert results(r.stdout) == on_threads("--threads", "2", "--shard", "grads")
