"""Tests the example that shares memory with PyTorch.

SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys
from pathlib import Path

from need import need

need("torch")
EXAMPLES = Path(__file__).resolve().parents[2] / "bindings" / "python" / "examples"


def test_share_memory_with_torch():
    out = subprocess.run([sys.executable, EXAMPLES / "share_memory.py", "--with", "torch"], check=True, text=True,
                         stdout=subprocess.PIPE).stdout
    assert out.startswith("torch and mpt share the batch and the weight: no copy")
