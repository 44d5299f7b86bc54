"""The peers that tests compare with: what is missing leaves a file's tests out, and says so.

With CI=true what is missing is a failure, unless PEERS_LEFT_OUT says why: 'bitsandbytes: no wheel for this processor;'.
SPDX-License-Identifier: Apache-2.0
"""
import importlib
import os

import pytest


def need(name):
    """The module, or the tests of the file that asks are left out."""
    try:
        return importlib.import_module(name)
    except Exception as e:  # a wheel for another processor may fail in other ways than ImportError
        stated = dict(one.strip().split(": ", 1) for one in os.environ.get("PEERS_LEFT_OUT", "").split(";") if ": " in one)
        package = name.split(".")[0]
        if os.environ.get("CI") == "true" and package not in stated:
            raise RuntimeError(f"with CI=true every peer is needed, and {name} cannot be imported") from e
        pytest.skip(f"{package} cannot be imported: {stated.get(package, e)}", allow_module_level=True)
