#!/usr/bin/env python3
"""Runs the tests on the package in a build folder: run_tests.py PACKAGE VENV MNIST [pytest arguments]

VENV is made where it is not there; pytest and NumPy come by pip. What is missing beyond them (PyTorch, JAX,
ml_dtypes, mypy) leaves tests out, and says so.
SPDX-License-Identifier: Apache-2.0
"""
import os
import subprocess
import sys
from pathlib import Path

package, venv, mnist = map(Path, sys.argv[1:4])
python = venv / "bin" / "python"
if not python.exists():
    subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", "pytest", "numpy"], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", "ml_dtypes", "safetensors", "mypy"])
here = Path(__file__).resolve().parent
env = {**os.environ, "PYTHONPATH": str(package) + os.pathsep + os.environ.get("PYTHONPATH", ""),
       "PYTHONDONTWRITEBYTECODE": "1", "MPT_MNIST": str(mnist) if mnist.is_file() else ""}
sys.exit(subprocess.run([python, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", here, *sys.argv[4:]],
                        env=env).returncode)
