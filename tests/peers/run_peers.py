#!/usr/bin/env python3
"""Runs the tests against PyTorch, JAX and others: run_peers.py VENV [PACKAGE [pytest arguments]]

Creates VENV, or creates it again if requirements.txt has changed; the first time, pip downloads
some 3 GB. PACKAGE is the folder that has the module mpt; without PACKAGE the script only creates
VENV. Prints TAP, one line per case.
SPDX-License-Identifier: Apache-2.0
"""
import os
import subprocess
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / "install"))
import pytest_tap  # noqa: E402

# PyTorch's own index has wheels without CUDA, which have a tenth of the size.
TORCH_CPU = "https://download.pytorch.org/whl/cpu"


def install(venv, requirements=here / "requirements.txt"):
    """Creates the environment, unless it exists with equal requirements."""
    wanted = requirements.read_text()
    mark = venv / "requirements.txt"
    if mark.is_file() and mark.read_text() == wanted:
        return
    packages = [line for line in wanted.splitlines() if line and not line.startswith("#")]
    print("== installing by pip, some minutes:", " ".join(packages), flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)
    pip = [venv / "bin" / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    torch = next(p for p in packages if p.startswith("torch=="))
    light = [*pip, "--no-deps", "--index-url", TORCH_CPU, "--retries", "1", "--timeout", "20", torch]
    if subprocess.run(light, stderr=subprocess.DEVNULL).returncode:
        print("going on with the larger PyTorch of the usual index", file=sys.stderr)
    python = venv / "bin" / "python"
    if not pytest_tap.install(python, *packages):
        print("one by one, so that what can be installed is", file=sys.stderr)
        done = [pytest_tap.install(python, p) for p in packages]
        if not done[0]:
            sys.exit(f"{packages[0]} cannot be installed")
        if not all(done):
            if os.environ.get("CI") == "true":
                sys.exit(f"no test has failed: pip could not fetch {', '.join(p for p, d in zip(packages, done) if not d)}")
            return  # the next run tries again
    mark.write_text(wanted)


if __name__ == "__main__":
    where = Path(sys.argv[1])
    install(where)
    if len(sys.argv) > 2:
        package = str(Path(sys.argv[2]).resolve())
        env = {**os.environ, "PYTHONPATH": package + os.pathsep + os.environ.get("PYTHONPATH", ""),
               "PYTHONDONTWRITEBYTECODE": "1"}
        pytest_tap.run(where, env, here, "--continue-on-collection-errors", "-n", str(min(8, os.cpu_count() or 1)),
                       *sys.argv[3:])
