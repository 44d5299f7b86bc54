"""Checks that the golden files are the output of PyTorch and the other libraries: each file is
generated again and compared.

Words and whole numbers must be equal. Numbers with a fraction are equal as well on the processor
that the files were made on. On other processors PyTorch sums in another order, which changes the
last digits of f64 values and of values computed in f32.
SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from need import need

need("torch"), need("safetensors")
TESTS = Path(__file__).resolve().parents[1]
GOLDEN = TESTS / "golden"
SIGNATURES = TESTS.parent / "bindings" / "python" / "tests" / "signatures.txt"
NAMES = sorted(p.stem.removeprefix("make_") for p in GOLDEN.glob("make_*.py"))
# Relative and absolute tolerance of a number. models.txt has losses after steps in f32, loops.txt
# has f32 sums, states.txt has trainings in f32, sparse.txt has parameters in f32 after a few steps.
# The files in EXACT depend on no arithmetic whose order matters.
BOUNDS = {"models": (1e-4, 1e-6), "loops": (1e-5, 1e-7), "states": (1e-5, 1e-8), "sparse": (1e-6, 1e-8)}
USUAL = (1e-8, 1e-9)
EXACT = {"autocast", "numbers"}
NUMBER = re.compile(r"[-+]?\d+(\.\d*)?(e[-+]?\d+)?")


def made(name, folder):
    """Returns the output of a generator, which runs in its own folder."""
    for p in GOLDEN.glob("*.py"):
        shutil.copy(p, folder)
    script, out = folder / f"make_{name}.py", folder / f"{name}.txt"
    if name == "state":
        out = folder / "state.safetensors"
        subprocess.run([sys.executable, script, out], check=True, capture_output=True)
    else:
        done = subprocess.run([sys.executable, script], check=True, capture_output=True, text=True)
        if done.stdout:
            out.write_text(done.stdout)
    return out


def compare(kept, new, name):
    """Fails at the first word that differs. Returns how many numbers differ in their last digits.
    """
    kept, new = kept.splitlines(), new.splitlines()
    # The first line has the versions of requirements.txt; a PyTorch without CUDA appends "+cpu".
    assert kept[0] == re.sub(r"\+\w+", "", new[0])
    assert len(kept) == len(new)
    relative, least = BOUNDS.get(name, USUAL)
    moved = 0
    for at, (a, b) in enumerate(zip(kept, new), 1):
        if a == b:
            continue
        a, b = (re.split(r"[ =]", x) for x in (a, b))
        assert len(a) == len(b) and name not in EXACT, f"line {at}"
        error = False
        for x, y in zip(a, b):
            if x != y:
                assert all(map(NUMBER.fullmatch, (x, y))) and re.search(r"[.e]", x + y), f"line {at}: {x} is now {y}"
                # f32_error is itself noise: the distance of PyTorch's own f32 run from its f64 run.
                near = float(x) / 3 <= float(y) <= float(x) * 3 if error else \
                    abs(float(x) - float(y)) <= max(least, relative * abs(float(x)))
                assert near, f"line {at}: {x} is now {y}"
                moved += 1
            error = x == "f32_error"
    return moved


@pytest.mark.parametrize("name", NAMES)
def test_golden_values_are_made_again(name, tmp_path):
    new = made(name, tmp_path)
    if name == "state":
        from safetensors import safe_open
        with safe_open(GOLDEN / new.name, "np") as a, safe_open(new, "np") as b:
            assert a.metadata() == {k: re.sub(r"\+\w+", "", v) for k, v in b.metadata().items()}
            assert set(a.keys()) == set(b.keys())
            for key in a.keys():
                x, y = a.get_tensor(key), b.get_tensor(key)
                assert x.dtype == y.dtype and x.shape == y.shape, key
                np.testing.assert_allclose(y, x, rtol=1e-5, atol=1e-6, err_msg=key)
        return
    moved = compare((GOLDEN / new.name).read_text(), new.read_text(), name)
    print(f"{new.name}: {moved} numbers differ in their last digits")


def test_every_golden_file_has_a_generator():
    files = {p.stem for p in GOLDEN.iterdir() if p.suffix in (".txt", ".safetensors")}
    assert files == set(NAMES)


def test_pytorchs_signatures_are_made_again(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    script = shutil.copy(SIGNATURES.parent / "make_signatures.py", folder)
    subprocess.run([sys.executable, script], check=True, env=os.environ, capture_output=True)
    assert (folder / SIGNATURES.name).read_text() == SIGNATURES.read_text()
