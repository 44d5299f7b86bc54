"""The types that editors and mypy see.

SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys
from pathlib import Path

import pytest

import mpt

USER = '''
import mpt
from mpt import nn

class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.fc = nn.Linear(4, 2)

    def forward(self, x: mpt.Tensor) -> mpt.Tensor:
        return mpt.relu(x)

x = mpt.ones(2, 4)
y: mpt.Tensor = mpt.conv2d(x, x, stride=(1, 2))
loss: mpt.Tensor = mpt.mse_loss(x, y, reduction="sum")
with mpt.autocast("bf16"), mpt.no_grad():
    opt = mpt.optim.Optimizer(Net().parameters(), lr=0.1)
scale: float = mpt.GradScaler().get_scale()
'''


def test_the_package_is_typed():
    folder = Path(mpt.__file__).parent
    assert (folder / "py.typed").exists() and (folder / "_mpt.pyi").exists()


def mypy(tmp_path, *what):
    pytest.importorskip("mypy")
    return subprocess.run([sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", tmp_path / "cache", *what],
                          text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={"MYPYPATH": str(Path(mpt.__file__).parents[1]), "PATH": ""})


def test_mypy_finds_nothing_in_the_package(tmp_path):
    r = mypy(tmp_path, "-p", "mpt")
    assert r.returncode == 0, r.stdout


def test_mypy_takes_good_programs_and_sees_mistakes(tmp_path):
    user = tmp_path / "user.py"
    user.write_text(USER)
    r = mypy(tmp_path, user)
    assert r.returncode == 0, r.stdout
    user.write_text(USER + '\nmpt.softmax("x", 0)\nwrong: int = mpt.ones(1)\n')
    r = mypy(tmp_path, user)
    assert r.stdout.count("user.py") == 2, r.stdout
