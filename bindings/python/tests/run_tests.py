#!/usr/bin/env python3
"""Runs the tests on the package in a build folder: run_tests.py PACKAGE VENV MNIST [pytest arguments]

VENV is made where it is not there; pytest and NumPy come by pip. What is missing beyond them (ml_dtypes,
safetensors, mypy) leaves tests out, and says so. PyTorch and JAX are the suite of tests/peers. Prints TAP, a line
for each case.
SPDX-License-Identifier: Apache-2.0
"""
import os
import subprocess
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[2] / "tests" / "install"))
import pytest_tap  # noqa: E402

package, venv, mnist = map(Path, sys.argv[1:4])
python = venv / "bin" / "python"
if not python.exists():
    subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", "pytest", "numpy"], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", "ml_dtypes", "safetensors", "mypy"])
env = {**os.environ, "PYTHONPATH": str(package) + os.pathsep + os.environ.get("PYTHONPATH", ""),
       "PYTHONDONTWRITEBYTECODE": "1", "MPT_MNIST": str(mnist) if mnist.is_file() else ""}
pytest_tap.run(venv, env, here, *sys.argv[4:])
