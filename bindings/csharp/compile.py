#!/usr/bin/env python3
"""Compiles the assembly for .NET Standard 2.1: compile.py GENERATED TO.dll

GENERATED is the folder of the generated sources. Beside TO.dll lies its XML documentation. Mono's
compiler translates, and standard.cs makes the references those of .NET Standard 2.1.
SPDX-License-Identifier: Apache-2.0
"""
import glob
import re
import subprocess
import sys
import tempfile
from pathlib import Path

here = Path(__file__).resolve().parent
FACADE = "/usr/lib/mono/4.5/Facades/netstandard.dll"
CECIL = "/usr/lib/mono/gac/Mono.Cecil/0.1[1-9]*/Mono.Cecil.dll"


def run(*command):
    """Runs a program, which tells of its errors itself."""
    if subprocess.run(command).returncode:
        sys.exit(1)


def standard(made, to, folder):
    """Writes an assembly of Mono's compiler as one of .NET Standard 2.1. The folder is temporary."""
    cecil = sorted(glob.glob(CECIL))
    if not Path(FACADE).exists() or not cecil:
        sys.exit(f"Mono's {FACADE} and {CECIL} are needed; Debian has them in mono-devel")
    tool = Path(folder) / "standard.exe"
    run("mcs", f"-r:{cecil[-1]}", f"-out:{tool}", here / "standard.cs")
    run("mono", tool, FACADE, made, to)


def main():
    generated, to = map(Path, sys.argv[1:])
    version = re.search("<version>(.*)</version>", (here / "libmpt.nuspec").read_text())[1]
    sources = sorted((here / "src").glob("*.cs")) + sorted(generated.glob("*.cs"))
    with tempfile.TemporaryDirectory() as folder:
        made, numbers = Path(folder) / to.name, Path(folder) / "Version.cs"
        numbers.write_text(f'[assembly: System.Reflection.AssemblyVersion("{version}.0")]\n')
        run("mcs", "-unsafe", "-optimize", "-langversion:latest", "-warn:4", "-warnaserror", "-target:library",
            f"-out:{made}", f"-doc:{to.with_suffix('.xml')}", numbers, *sources)
        standard(made, to, folder)


if __name__ == "__main__":
    main()
