#!/usr/bin/env python3
"""Runs the tests of the package in a build folder: run_tests.py PACKAGE VENV MNIST [pytest arguments]

Prints TAP with a line for each case. VENV is created if it is not there whole; pip installs pytest and
NumPy. If other packages (ml_dtypes, safetensors, mypy, mpi4py) are missing, their tests are skipped with a
message. tests/peers compares with PyTorch and JAX.
SPDX-License-Identifier: Apache-2.0
"""
import os
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[2] / "tests" / "install"))
import pytest_tap  # noqa: E402

package, venv, mnist = map(Path, sys.argv[1:4])
# mpi4py finds the MPI of the system when it is imported.
pytest_tap.make(venv, ["pytest", "numpy"], ["ml_dtypes", "safetensors", "mypy"], ["mpi4py"])
env = {**os.environ, "PYTHONPATH": str(package) + os.pathsep + os.environ.get("PYTHONPATH", ""),
       "PYTHONDONTWRITEBYTECODE": "1", "MPT_MNIST": str(mnist) if mnist.is_file() else ""}
pytest_tap.run(venv, env, here, *sys.argv[4:])
