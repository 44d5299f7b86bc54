"""Build backend of `pip install .`: meson-python, with a report on the terminal and a compiler cache.

pip shows nothing of what a build prints, and the library takes minutes to compile. This module
therefore writes the number of compiled files to the terminal, if there is one. ccache refuses files
with a precompiled header unless CCACHE_SLOPPINESS permits them, and then gives an old precompiled
header where only comments have changed, unless CCACHE_COMMENTS is set. So the module sets both
variables where the user has not set the first.

SPDX-License-Identifier: Apache-2.0
"""
import contextlib
import json
import os
import threading
from pathlib import Path

import mesonpy
from mesonpy import *  # noqa: F401,F403

SECONDS = 15  # between two lines
# The header is no input of the preprocessed text. __DATE__ and __TIME__ do not occur.
SLOPPINESS = "pch_defines,time_macros"


def progress(folder):
    """Returns the numbers of compiled files and of all files of a build folder, or None before it has them."""
    try:
        files = len(json.loads((folder / "compile_commands.json").read_text()))
        log = (folder / ".ninja_log").read_text().splitlines()
    except (OSError, ValueError):
        return None
    return len({line.split("\t")[3] for line in log if line.count("\t") > 3 and line.split("\t")[3].endswith(".o")}), files


def folder_of(config_settings):
    """Returns the build folder: the one of the settings, or the temporary one that meson-python has made last."""
    given = (config_settings or {}).get("build-dir") or (config_settings or {}).get("builddir")
    made = [Path(given)] if given else sorted(Path().glob(".mesonpy-*"), key=lambda p: p.stat().st_mtime)
    return made[-1] if made else None


@contextlib.contextmanager
def reported(config_settings, path="/dev/tty", seconds=SECONDS):
    """Writes the progress of the build to the terminal while the block runs."""
    try:
        terminal = open(path, "w")
    except OSError:  # no terminal
        yield
        return
    done = threading.Event()

    def report():
        before = None
        while not done.wait(seconds):
            folder = folder_of(config_settings)
            now = progress(folder) if folder else None
            if now and now != before:
                print(f"mpt: {now[0]} of {now[1]} files compiled", file=terminal, flush=True)
                before = now

    thread = threading.Thread(target=report, daemon=True)
    with terminal:
        print("mpt: compiling the library, which takes minutes", file=terminal, flush=True)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()


@contextlib.contextmanager
def cached():
    """Lets ccache store files with a precompiled header while the block runs."""
    ours = {} if "CCACHE_SLOPPINESS" in os.environ else {"CCACHE_SLOPPINESS": SLOPPINESS, "CCACHE_COMMENTS": "1"}
    before = {name: os.environ.get(name) for name in ours}
    os.environ.update(ours)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with reported(config_settings), cached():
        return mesonpy.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    with reported(config_settings), cached():
        return mesonpy.build_editable(wheel_directory, config_settings, metadata_directory)
