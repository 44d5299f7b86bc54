"""Makes a virtual environment, runs pytest in it and prints TAP: a line for each case, with the reasons of skipped ones.

SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path


def install(python, *packages):
    """Installs packages by pip. Returns whether they are there."""
    return subprocess.run([Path(__file__).with_name("fetch"), " ".join(packages), python, "-m", "pip", "install", "-q",
                           "--disable-pip-version-check", *packages]).returncode == 0


def make(venv, needed, *wanted):
    """Makes an environment with the packages of these lists that it lacks. Goes on without those in `wanted`."""
    mark = venv / "packages"
    there = mark.read_text().splitlines() if mark.is_file() else []
    if not there:
        subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)
    for packages in (needed, *wanted):
        names = " ".join(packages)
        if names in there:
            continue
        if install(venv / "bin" / "python", *packages):
            with mark.open("a") as f:
                f.write(names + "\n")
        elif packages is needed:
            sys.exit(1)


def run(venv, env, *arguments):
    """Runs pytest with these arguments by the environment's Python; shows its output if something failed."""
    report = venv / "report.xml"
    report.unlink(missing_ok=True)
    done = subprocess.run([venv / "bin" / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider",
                           f"--junitxml={report}", *arguments],
                          env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    n = failed = 0
    for case in xml.parse(report).getroot().iter("testcase") if report.is_file() else ():
        n += 1
        bad = case.find("failure") is not None or case.find("error") is not None
        failed += bad
        skip = case.find("skipped")
        why = "" if skip is None else " # SKIP " + skip.get("message", "").replace("\n", " ")
        name = f"{case.get('classname')}.{case.get('name')}".replace("#", "number ")
        print(f"{'not ok' if bad else 'ok'} {n} - {name}{why}")
    if done.returncode and not failed:
        n += 1
        print(f"not ok {n} - pytest")
    print(f"1..{n}")
    if done.returncode:
        print(done.stdout, file=sys.stderr)
