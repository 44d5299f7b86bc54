"""A context of its own for every test; PyTorch without its compiler, and with two threads.

SPDX-License-Identifier: Apache-2.0
"""
import gc
import os

# torchao compiles its optimizers' steps where it may; what they compute is the same without.
os.environ.setdefault("TORCHDYNAMO_DISABLE", "1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import pytest  # noqa: E402

import mpt  # noqa: E402


@pytest.fixture(autouse=True)
def context():
    with mpt.Context(threads=2, seed=1) as c:
        yield c
    gc.collect()
