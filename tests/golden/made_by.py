"""The first line of a golden file: the program and packages that made it.

SPDX-License-Identifier: Apache-2.0
"""
import sys
from importlib.metadata import version
from pathlib import Path


def made_by(*packages):
    """"# make_x.py with torch 2.15.0" for the running program and the packages it uses."""
    return f"# {Path(sys.argv[0]).name} with " + ", ".join(f"{p} {version(p)}" for p in packages)
