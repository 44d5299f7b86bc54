#!/usr/bin/env python3
"""Runs the tests on the package in a build folder: run_tests.py PACKAGE VENV MNIST [pytest arguments]

VENV is made where it is not there; pytest and NumPy come by pip. What is missing beyond them (PyTorch, JAX,
ml_dtypes, mypy) leaves tests out, and says so. Prints TAP, a line for each case.
SPDX-License-Identifier: Apache-2.0
"""
import os
import subprocess
import sys
import xml.etree.ElementTree as xml
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
report = venv / "report.xml"
report.unlink(missing_ok=True)
run = subprocess.run([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", here, *sys.argv[4:]],
                     env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
n = failed = 0
for case in xml.parse(report).getroot().iter("testcase") if report.is_file() else ():
    n += 1
    bad = case.find("failure") is not None or case.find("error") is not None
    failed += bad
    skip = case.find("skipped")
    why = "" if skip is None else " # SKIP " + skip.get("message", "").replace("\n", " ")
    name = f"{case.get('classname')}.{case.get('name')}".replace("#", "number ")
    print(f"{'not ok' if bad else 'ok'} {n} - {name}{why}")
if run.returncode and not failed:
    n += 1
    print(f"not ok {n} - pytest")
print(f"1..{n}")
if run.returncode:
    print(run.stdout, file=sys.stderr)
