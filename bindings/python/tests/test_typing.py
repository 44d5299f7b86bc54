"""Tests of the type annotations, by mypy.

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
        return mpt.relu(x) * 2

x = mpt.ones(2, 4)
y: mpt.Tensor = mpt.conv2d(x, x, stride=(1, 2))
loss: mpt.Tensor = mpt.mse_loss(x, y, reduction="sum")
with mpt.autocast("bf16"), mpt.no_grad():
    opt = mpt.optim.AdamW(Net().parameters(), 0.1, (0.9, 0.95), amsgrad=True)
mpt.optim.lr_scheduler.CosineAnnealingLR(opt, T_max=10)
with mpt.Precision("bf16-mixed"), mpt.amp.autocast("bf16"):
    loss = nn.functional.split(x, 1)[0]
mpt.Stepper(opt, clip_norm=1.0, accumulate=2).backward(loss)
mpt.optim.SGD([x], 0.1, momentum=0.9, maximize=True, foreach=False, precision="bf16-mixed").set_schedule("linear", total_steps=3)
mpt.GradScaler(init_scale=2.0, min_scale=1.0)
kind: mpt.dtype = mpt.bfloat16
assert x.dtype == kind
best: mpt.Tensor = x.topk(1).indices
scale: float = mpt.GradScaler().get_scale()
try:
    nn.Sequential(nn.LayerNorm(4), nn.ReLU()).train()
except mpt.ShapeError as e:
    status: int = e.status
'''


def test_the_package_is_typed():
    folder = Path(mpt.__file__).parent
    assert (folder / "py.typed").exists() and (folder / "_mpt.pyi").exists()


def mypy(tmp_path, *what):
    pytest.importorskip("mypy")
    return subprocess.run([sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir",
                           tmp_path / "cache", *what],
                          text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={"MYPYPATH": str(Path(mpt.__file__).parents[1]), "PATH": ""})


def test_mypy_finds_nothing_in_the_package(tmp_path):
    r = mypy(tmp_path, "-p", "mpt")
    assert r.returncode == 0, r.stdout


def test_mypy_takes_good_programs_and_sees_mistakes(tmp_path):
    user = tmp_path / "user.py"
    user.write_text(USER)
    r = mypy(tmp_path, "--strict", "--follow-imports=silent", user)
    assert r.returncode == 0, r.stdout
    user.write_text(USER + '\nmpt.softmax("x", 0)\nwrong: int = mpt.ones(1)\nmpt.optim.SGD([x], "fast")\n'
                    'mpt.Stepper(clip_nrm=1.0)\nmpt.optim.Adam([x], maximise=True)\nopt.set_schedule("cosine", total="ten")\n'
                    'text: str = x + x\n')
    r = mypy(tmp_path, "--strict", "--follow-imports=silent", user)
    assert [int(l.split(":")[1]) for l in r.stdout.splitlines() if "error" in l] == \
        [n + 2 + USER.count("\n") for n in range(7)], r.stdout
