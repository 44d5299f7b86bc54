"""Runs the code blocks of README.md in their order, as one program.

SPDX-License-Identifier: Apache-2.0
"""
import concurrent.futures
import re
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"
BATCHES = "batches = [(images[:128], labels[:128])] * 3"  # the second block uses it


def test_every_block_runs(capsys):
    blocks = re.findall(r"^```python\n(.*?)^```$", README.read_text(), flags=re.M | re.S)
    assert len(blocks) == 4
    names = {"concurrent": concurrent}
    for block in [blocks[0], BATCHES, *blocks[1:]]:
        exec(compile(block, str(README), "exec"), names)
    assert "trained: the loss is" in capsys.readouterr().out
    names["context"].close()
    names["pool"].shutdown()
