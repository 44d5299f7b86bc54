#!/usr/bin/env python3
"""What `pip install .` makes installs into a clean environment outside the tree and trains there; so does the wheel
with everything in it, where no compiler is and no library of this machine's is found. One build for both.
check_package.py SOURCE PYTHON TOOLS [-Doption=value..]      TOOLS: a folder that keeps the tools; Meson's options

SPDX-License-Identifier: Apache-2.0
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

source = Path(sys.argv[1]).resolve()
python, tools, options = sys.argv[2], Path(sys.argv[3]).resolve(), sys.argv[4:]

# What it trains is the README's program.
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
    """In the environment of `work`, in which nothing else is."""
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
    # It brings its libraries along.
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
