"""Imports the peers that tests compare with. If a peer is missing, the tests of a file are skipped
with a message.

With CI=true a missing peer is a failure, unless PEERS_LEFT_OUT gives a reason: 'bitsandbytes: no
wheel for this processor;'.
SPDX-License-Identifier: Apache-2.0
"""
import importlib
import os

import pytest


def need(name):
    """Returns the module, or skips the tests of the calling file."""
    try:
        return importlib.import_module(name)
    except Exception as e:  # a wheel for another processor may raise other errors
        stated = dict(one.strip().split(": ", 1) for one in os.environ.get("PEERS_LEFT_OUT", "").split(";") if ": " in one)
        package = name.split(".")[0]
        if os.environ.get("CI") == "true" and package not in stated:
            raise RuntimeError(f"with CI=true every peer is needed, and {name} cannot be imported") from e
        pytest.skip(f"{package} cannot be imported: {stated.get(package, e)}", allow_module_level=True)
