"""Runs the short example programs; test_train.py runs mnist.py.

SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")
EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def test_share_memory_with_numpy():
    out = subprocess.run([sys.executable, EXAMPLES / "share_memory.py", "--with", "numpy"], check=True, text=True,
                         stdout=subprocess.PIPE).stdout
    assert out.startswith("numpy and mpt share the batch and the weight: no copy")
