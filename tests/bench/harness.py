"""Helpers of the benchmarks: building, running a measurement in its own process, and turns.

SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build-bench"
HERE = "tests/bench"  # relative to a source folder and to a build folder
CASES = ["mlp116k", "mlp2m5", "mlp160m", "gpt10m", "gpt124m", "resnet20"]
MODES = ["f32", "bf16", "f16"]


def must(command, **how):
    """Runs a command that has said why if it fails."""
    if subprocess.run(command, **how).returncode:
        sys.exit(f"failed: {' '.join(map(str, command))}")


def build(*programs):
    """Builds these programs of tests/bench in build-bench/. Installs the packages that are missing, and sets the
    folder up, if it does not exist.
    """
    if not (BUILD / "build.ninja").exists():
        must(["sh", "-euc", ". tests/install/packages; need_library; need /usr/include/benchmark/benchmark.h "
              "libbenchmark-dev; install_missing"], cwd=ROOT)
        must(["meson", "setup", BUILD, ROOT, "-Dbenchmarks=enabled", "-Dtests=disabled"])
    must(["ninja", "-C", BUILD, *(f"{HERE}/{p}" for p in programs)], stdout=subprocess.DEVNULL)


def cores():
    """Prints and returns how far from each other two processors are."""
    found = run([program("cores")])
    if not say_failed("cores", found):
        first, second = found["processors"]
        print(f"processors {first} and {second}: {found['hand_over_ns']} ns there and back, {found['others_gbs']} GB/s of"
              f" what the other has written, {found['own_gbs']} GB/s of what is there", flush=True)
    return found


def program(name, folder=BUILD):
    path = pathlib.Path(folder).resolve() / HERE / name
    if not path.exists():
        sys.exit(f"{path} is not there: meson setup {folder} -Dbenchmarks=enabled, then ninja -C {folder} {HERE}/{name}")
    return path


def output(command, env=None, timeout=1200):
    """Returns (standard output, "") of a command, or ("", reason) if it fails."""
    try:
        r = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=timeout,
                           env={**os.environ, **(env or {})})
    except subprocess.TimeoutExpired:
        return "", f"it took more than {timeout} seconds"
    except OSError as e:
        return "", str(e)
    if r.returncode:
        said = (r.stderr.strip() or r.stdout.strip()).splitlines()
        return "", said[-1] if said else f"it ended with {r.returncode}"
    return r.stdout, ""


def run(command, env=None, timeout=1200):
    """Returns the JSON line at the end of a command's output, or {"failed": reason}."""
    text, why = output(command, env, timeout)
    try:
        return {"failed": why} if why else json.loads(text.strip().splitlines()[-1])
    except (ValueError, IndexError):
        return {"failed": "it printed no measurement"}


def step(case, mode, seconds, threads, folder=BUILD, env=None):
    """Runs bench_step."""
    return run([program("bench_step", folder), case, mode, seconds, threads], env)


def merged(runs):
    """Merges measurements: medians of times, the largest of memory."""
    failed = next((r for r in runs if "failed" in r), None)
    if failed:
        return failed
    found = dict(runs[-1], runs=len(runs))
    for key in ("median", "p99"):
        if all(key in r for r in runs):
            found[key] = statistics.median(r[key] for r in runs)
            found[key + "s"] = [r[key] for r in runs]
    for key in ("peak", "live_peak"):
        if key in found:
            found[key] = max(r[key] for r in runs)
    return found


def in_turns(jobs, rounds):
    """Runs {name: a function that measures} one after the other, in alternating order, so that
    changes over time affect all equally. A job that has failed is not run again. Returns {name:
    merged}.
    """
    runs = {name: [] for name in jobs}
    for i in range(rounds):
        for name in list(jobs) if i % 2 == 0 else reversed(list(jobs)):
            if not any("failed" in r for r in runs[name]):
                runs[name].append(jobs[name]())
    return {name: merged(r) for name, r in runs.items()}


def say_failed(what, result):
    """Returns true, and prints the reason, if a measurement failed."""
    if "failed" in result:
        print(f"{what}: left out: {result['failed']}", flush=True)
    return "failed" in result


def ms(seconds):
    return f"{1e3 * seconds:.3f}" if seconds < 1 else f"{1e3 * seconds:.0f}"


def mb(size):
    return f"{size / 2**20:.1f}" if size < 100 * 2**20 else f"{size / 2**20:.0f}"
