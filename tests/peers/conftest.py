"""Gives every test its own context, and runs PyTorch without its compiler and with two threads.

SPDX-License-Identifier: Apache-2.0
"""
import gc
import os

# Torchao compiles its optimizer steps where it can; the results are equal without compilation.
os.environ.setdefault("TORCHDYNAMO_DISABLE", "1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import pytest  # noqa: E402

import mpt  # noqa: E402


@pytest.fixture(autouse=True)
def context():
    with mpt.Context(threads=2, seed=1) as c:
        yield c
    gc.collect()
