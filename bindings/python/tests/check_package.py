#!/usr/bin/env python3
"""Tests the packages: check_package.py SOURCE PYTHON TOOLS [-Doption=value..]

The wheel of `pip install .` is installed into a clean environment outside the source tree and
trains there. The self-contained wheel is installed and trains without a compiler in the path. One
build serves both wheels. TOOLS is a folder that keeps the tools between runs; the options are
Meson's.

SPDX-License-Identifier: Apache-2.0
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

source = Path(sys.argv[1]).resolve()
python, tools, options = sys.argv[2], Path(sys.argv[3]).resolve(), sys.argv[4:]

# The program to run: the README's, with a check of the installed package.
README = (source / "bindings/python/README.md").read_text().split("```python\n")[1].split("```")[0]
TRAIN = README + """
import sys
assert mpt.__file__.startswith(sys.prefix), mpt.__file__
print(mpt.__version__, mpt.features())
"""


def run(*command, **kw):
    print("+", *map(str, command), flush=True)
    subprocess.run(command, check=True, **kw)


def install_and_train(work, wheel, path):
    """Installs a wheel into the virtual environment of `work`, and trains with an empty environment."""
    clean = {"PATH": path, "HOME": str(work)}
    mine = work / "venv/bin/python"
    run(mine, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--force-reinstall", wheel, env=clean, cwd=work)
    run(mine, "-c", TRAIN, env=clean, cwd=work)


with tempfile.TemporaryDirectory() as folder:
    work = Path(folder)
    run(source / "bindings/python/make_wheel", work / "dist", *options,
        env={**os.environ, "PYTHON": python, "TOOLS": str(tools), "PLAIN": str(work / "plain")})
    (plain,), (wheel,) = (work / "plain").glob("mpt-*.whl"), (work / "dist").glob("mpt-*.whl")
    run(python, "-m", "venv", work / "venv")
    install_and_train(work, plain, os.environ["PATH"])
    install_and_train(work, wheel, "/nonexistent")
    # The wheel contains the libraries that it needs.
    site = next((work / "venv/lib").glob("python*/site-packages"))
    extension = next((site / "mpt").glob("_mpt*.so"))
    needed = subprocess.check_output(["ldd", extension], text=True)
    print(needed)
    for line in needed.splitlines():
        name = line.split()[0]
        if name.startswith(("libdnnl", "libgomp", "libstdc++")) and "=>" in line:
            assert str(site) in line or name.startswith("libstdc++"), line
    files = sorted(str(p.relative_to(site)) for p in site.glob("mpt*/**/*") if p.suffix in (".py", ".pyi", ".typed"))
    assert "mpt/py.typed" in files and "mpt/_mpt.pyi" in files and "mpt/nn/functional.py" in files and "mpt/optim/_kinds.py" in files, files
    assert (site / "mpt/CONTENTS.md").is_file()
print("1 passed, 0 failed")
