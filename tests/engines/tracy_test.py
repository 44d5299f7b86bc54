#!/usr/bin/env python3
"""examples/profile.c with Tracy's own client, which Cargo gets from crates.io: tracy_test.py SOURCE LIBRARY BUILD

The example sends Tracy the zones that it prints in a table without it.
SPDX-License-Identifier: Apache-2.0
"""
import json
import re
import subprocess
import sys
import unittest
from collections import Counter
from pathlib import Path

source, library, build = (Path(p).resolve() for p in sys.argv[1:4])
sys.path.insert(0, str(source / "tests"))
import tap  # noqa: E402

MANIFEST = """[package]
name = "tracy"
version = "0.1.0"
edition = "2021"
[lib]
path = "lib.rs"
[dependencies]
tracy-client-sys = "=0.30.1"
"""
SENT = "zone_begin_callstack", "zone_end", "zone_name", "frame_mark"
STEPS = 20


def run(*command, timeout=300):
    """Runs a command; returns what it printed."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    if done.returncode:
        raise AssertionError(f"{command[0]}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def fetch(folder):
    """Fetches the crate that has Tracy's client; returns the folder with its sources in C and C++."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "Cargo.toml").write_text(MANIFEST)
    (folder / "lib.rs").touch()
    manifest = ["--manifest-path", folder / "Cargo.toml"]
    run(source / "tests" / "install" / "fetch", "Tracy", "cargo", "fetch", "--target", "x86_64-unknown-linux-gnu", *manifest)
    crates = json.loads(run("cargo", "metadata", "--offline", "--format-version", "1", "--filter-platform",
                            "x86_64-unknown-linux-gnu", *manifest))["packages"]
    return next(Path(c["manifest_path"]).parent / "tracy" for c in crates if c["name"] == "tracy-client-sys")


class Tracy(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        tap.need("cargo", "cc", "c++")
        cls.folder = build / "engines" / "tracy"
        cls.tracy = fetch(cls.folder)
        cls.client = cls.folder / "TracyClient.o"
        # Nothing leaves this machine, and nothing asks for the rights of root.
        # Without the fallback it ends the process where a virtual machine hides its steady counter.
        quiet = ("-DTRACY_ONLY_LOCALHOST", "-DTRACY_NO_BROADCAST", "-DTRACY_NO_SYSTEM_TRACING", "-DTRACY_TIMER_FALLBACK")
        run("c++", "-c", "-DTRACY_ENABLE", *quiet, cls.tracy / "TracyClient.cpp", "-o", cls.client)

    def program(self, name, *more):
        """Compiles the example as its first comment says; returns the program."""
        run("cc", "-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", f"-I{source / 'include'}",
            source / "examples" / "profile.c", *more, library, f"-Wl,-rpath,{library.parent}", "-lstdc++", "-lm", "-lpthread",
            "-o", self.folder / name)
        return self.folder / name

    def test_tracy_gets_the_zones_of_the_table(self):
        table = run(self.program("table"), "--steps", str(STEPS))
        rows = re.findall(r"(?m)^(\S+) +(?:forward|backward|step|call) +(\d+) ", table)
        expected = Counter()
        for name, count in rows:
            expected[name] += int(count)
        self.assertGreater(expected["linear"], 2 * STEPS, table)
        wraps = [f"-Wl,--wrap=___tracy_emit_{name}" for name in SENT]
        text = run(self.program("traced", "-DTRACY_ENABLE", "-isystem", self.tracy, source / "tests" / "engines" / "tracy_counts.c",
                                *wraps, self.client), "--steps", str(STEPS))
        self.assertEqual(Counter(re.findall(r"(?m)^zone (.*)$", text)), expected)
        self.assertIn(f"{STEPS} steps were sent to Tracy\n", text)
        begun, ended, deepest, frames = map(int, re.search(r"begun (\d+), ended (\d+), deepest (\d+), frames (\d+)", text).groups())
        self.assertEqual((begun, ended, frames), (expected.total(), expected.total(), STEPS))
        self.assertGreater(deepest, 1, "zones lie in each other")


if __name__ == "__main__":
    tap.main()
