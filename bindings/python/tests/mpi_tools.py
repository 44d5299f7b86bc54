"""Starts Python programs on ranks of MPI.

SPDX-License-Identifier: Apache-2.0
"""
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tests" / "parallel"))
import on_mpi  # noqa: E402

MPIS = tuple(on_mpi.FLAGS)


def need(mpi):
    """Skips the case where an implementation or mpi4py is missing. With CI=true the case fails."""
    lacks = [what for what, is_there in ((f"mpirun of {mpi}", on_mpi.mpirun(mpi)), ("mpi4py", importlib.util.find_spec("mpi4py")))
             if not is_there]
    if lacks:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"{' and '.join(lacks)} not found")


def only_in_full_tier():
    """Skips a case that .ci/run leaves out: more than two ranks, or a second implementation."""
    if os.environ.get("MPT_TIER") != "full":
        pytest.skip("takes long: more ranks, and MPICH")


def start(mpi, ranks, folder, *program):
    """Runs a Python program on ranks, and returns what subprocess.run does. `folder` is for files of this. An
    exception on one rank ends all.
    """
    need(mpi)
    return subprocess.run(on_mpi.command(mpi, ranks, [sys.executable, "-m", "mpi4py", *program]),
                          env=on_mpi.environment(mpi, folder), capture_output=True, text=True, timeout=300)
