"""Fixture that runs every test in a context of its own.

SPDX-License-Identifier: Apache-2.0
"""
import gc

import pytest

import mpt


@pytest.fixture(autouse=True)
def context():
    with mpt.Context(threads=2, seed=1) as c:
        yield c
    gc.collect()
