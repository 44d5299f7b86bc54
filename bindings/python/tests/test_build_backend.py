"""Tests of the build backend, beside a meson-python that only looks.

SPDX-License-Identifier: Apache-2.0
"""
import importlib
import json
import os
import sys
import types
from pathlib import Path

import pytest


@pytest.fixture
def backend(monkeypatch, tmp_path):
    fake = types.ModuleType("mesonpy")
    fake.build_sdist = lambda *args: "sdist"
    fake.build_wheel = fake.build_editable = lambda *args: (
        args, os.environ.get("CCACHE_SLOPPINESS"), os.environ.get("CCACHE_COMMENTS"))
    monkeypatch.setitem(sys.modules, "mesonpy", fake)
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1]))
    monkeypatch.delitem(sys.modules, "build_backend", raising=False)
    monkeypatch.chdir(tmp_path)
    yield importlib.import_module("build_backend")
    del sys.modules["build_backend"]


def test_a_precompiled_header_is_permitted_to_the_cache(backend, monkeypatch):
    monkeypatch.delenv("CCACHE_SLOPPINESS", raising=False)
    monkeypatch.delenv("CCACHE_COMMENTS", raising=False)
    for build in (backend.build_wheel, backend.build_editable):
        assert build("out", None, None) == (("out", None, None), "pch_defines,time_macros", "1")
        assert "CCACHE_SLOPPINESS" not in os.environ and "CCACHE_COMMENTS" not in os.environ
    monkeypatch.setenv("CCACHE_SLOPPINESS", "locale")
    assert backend.build_wheel("out")[1:] == ("locale", None)
    assert os.environ["CCACHE_SLOPPINESS"] == "locale"


def test_other_hooks_are_meson_pythons(backend):
    assert backend.build_sdist() == "sdist"


def write_log(folder, done):
    folder.mkdir(exist_ok=True)
    (folder / "compile_commands.json").write_text(json.dumps([{}] * 3))
    (folder / ".ninja_log").write_text("# ninja log v5\n" + "".join(f"1\t2\t3\t{name}\tabc\n" for name in done))


def test_progress_is_read_from_the_build_folder(backend, tmp_path):
    assert backend.folder_of(None) is None and backend.progress(tmp_path) is None
    write_log(tmp_path / ".mesonpy-a", ["a.o", "b.o", "a.o", "libx.a"])
    assert backend.folder_of({}) == Path(".mesonpy-a") and backend.progress(backend.folder_of({})) == (2, 3)
    assert backend.folder_of({"build-dir": "elsewhere"}) == Path("elsewhere")


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals")
def test_progress_is_written_to_the_terminal(backend, tmp_path):
    master, slave = os.openpty()
    seen = b""
    with backend.reported(None, os.ttyname(slave), 0.01):
        for done in ([], ["a.o"], ["a.o", "b.o"]):
            write_log(tmp_path / ".mesonpy-a", done)
            while f"{len(done)} of 3 files compiled".encode() not in seen:
                seen += os.read(master, 1000)
    assert seen.startswith(b"mpt: compiling the library") and seen.count(b"1 of 3") == 1
    os.close(slave), os.close(master)
    with backend.reported(None, str(tmp_path / "none" / "tty")):
        pass  # without a terminal nothing is written
