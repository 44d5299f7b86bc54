#!/usr/bin/env python3
"""Runs the tests of the module of CUDA on the GPU of this machine, several programs at once.

suites.py BUILD [--module FILE]     a build folder with -Dtests=enabled -Dcuda=enabled that has everything built, and the
                                    module in it (default src/libmpt_cuda.so)
          [--programs N]            at once (default: a program for each processor, 16 at most)
          [--seconds S]             after which programs that are left do not run (default 600)
          [--only REGEX]            those whose names have this
          [--sanitize]              the kernels' programs under the four tools of compute-sanitizer instead

Prints a line for each program that fails, and the sums. The programs are those that tests/run cuda runs on the stand-in
for the driver; here they find the driver that the system has.
SPDX-License-Identifier: Apache-2.0
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

TOOLS = ["memcheck", "racecheck", "initcheck", "synccheck"]
# Programs that have kernels of their own, with tests that are short under a tool.
KERNELS = {"attention": "*", "index": "*", "norm": "-*LongLines*", "product": "-*BeyondOneTile*", "rows": "*", "window": "*"}
# Programs of the module that open it by themselves.
OTHERS = ["memory and order", "shared stream", "second queue"]
SHARDS = 4  # processes of a program that is long


def programs(build, module):
    """Returns the test programs of a module: (name, command, environment)."""
    found = []
    text = (build / "meson-info/intro-tests.json").read_text(encoding="utf-8")
    for test in json.loads(text):
        name, env = test["name"], dict(test["env"])
        is_other = any(name.endswith(other) for other in OTHERS) and \
            (name.startswith("cuda on host") == (module != build / "src/libmpt_cuda.so") or name == "cuda second queue")
        if env.get("MPT_TEST_DEVICE") != str(module) and not (is_other and name.startswith("cuda")):
            continue
        # The libraries of NVIDIA that are here decide what these tests would vary.
        if "without" in name or name.startswith("cublas") or ("cudnn" in name and " dnn " not in name):
            continue
        env.pop("LD_LIBRARY_PATH", None)  # it names the stand-in for the driver
        env.pop("MPT_TEST_LACKS", None)  # names what the stand-in lacks
        found.append((name, test["cmd"], env))
    return found


def work_of(found, shards):
    """Returns the processes that run the programs."""
    for name, command, env in found:
        for n in range(shards):
            more = {"GTEST_TOTAL_SHARDS": str(shards), "GTEST_SHARD_INDEX": str(n)} if shards > 1 else {}
            yield name, command, {**env, **more}


class Result:
    """The output of a process of a program."""

    def __init__(self, name, status, said, seconds):
        self.name, self.status, self.seconds = name, status, seconds
        self.passed = len(re.findall(r"^\[       OK \]", said, re.M))
        self.skipped = len(re.findall(r"^\[  SKIPPED \] .* \(\d+ ms\)", said, re.M))
        self.failed = sorted(set(re.findall(r"^\[  FAILED  \] ([^ ,]+),? .*\(\d+ ms\)", said, re.M)))
        self.last = [line for line in said.splitlines() if line.strip()][-3:]
        self.errors = re.findall(r"ERROR SUMMARY: (.*)", said)


def run_one(build, one, deadline):
    """Runs a process, and ends it at the deadline."""
    name, command, env = one
    left = deadline - time.monotonic()
    if left < 1:
        return Result(name, "not run, because the time was over", "", 0)
    begin = time.monotonic()
    with subprocess.Popen(command, cwd=build, env={**os.environ, **env}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True) as p:
        try:
            said = p.communicate(timeout=left)[0]
            status = "" if p.returncode == 0 else f"ended with {p.returncode}"
        except subprocess.TimeoutExpired:
            os.killpg(p.pid, signal.SIGKILL)  # compute-sanitizer runs the program as a process of its own
            said, status = p.communicate()[0], "had not ended when the time was over"
    return Result(name, status, said, time.monotonic() - begin)


def run_all(build, processes, at_once, seconds):
    """Yields the results as the processes end."""
    deadline = time.monotonic() + seconds
    with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
        waiting = [pool.submit(run_one, build, one, deadline) for one in processes]
        for done in concurrent.futures.as_completed(waiting):
            yield done.result()


def run_suites(build, module, say, at_once=None, seconds=600, only=""):
    """Runs the programs, says what fails and the sums. Returns True if all have passed."""
    at_once = at_once or min(os.cpu_count() or 1, 16)
    found = [p for p in programs(build, module) if re.search(only, p[0])]
    begin, results = time.monotonic(), []
    for r in run_all(build, work_of(found, SHARDS if at_once > SHARDS else 1), at_once, seconds):
        results.append(r)
        for test in r.failed:
            say(f"- {r.name}: {test} failed")
        if r.status and not r.failed:
            say(f"- {r.name} {r.status}: {' | '.join(r.last)}")
    failed = {r.name for r in results if r.status}
    say(f"{len(found)} programs, {len(failed)} of which failed: {sum(r.passed for r in results)} cases passed, "
        f"{sum(len(r.failed) for r in results)} failed, {sum(r.skipped for r in results)} were skipped; "
        f"{time.monotonic() - begin:.0f} s")
    return not failed and any(r.passed for r in results)


def sanitizer():
    """Returns the path of compute-sanitizer, or None."""
    return shutil.which("compute-sanitizer") or shutil.which("/usr/local/cuda/bin/compute-sanitizer")


def run_sanitizer(build, module, say, at_once=None, seconds=240, only=""):
    """Runs the kernels' programs under each tool. Returns True if none has found an error."""
    tool = sanitizer()
    if not tool:
        say("compute-sanitizer is not here")
        return False
    at_once = at_once or min(os.cpu_count() or 1, 8)
    processes = []
    for name, command, env in programs(build, module):
        family = name.split()[-1]
        if family not in KERNELS or "cudnn" in name or not re.search(only, name):
            continue
        for t in TOOLS:
            processes.append((f"{t}, {family}", [tool, "--tool", t, "--error-exitcode", "99", command[0],
                                                 f"--gtest_filter={KERNELS[family]}"], env))
    is_clean, cases = bool(processes), dict.fromkeys(TOOLS, 0)
    for r in run_all(build, processes, at_once, seconds):
        cases[r.name.split(",")[0]] += r.passed
        if r.status:
            is_clean = False
            say(f"- {r.name} {r.status}: {' | '.join(r.errors or r.last)}")
    for t, n in cases.items():
        say(f"- {t}: {n} cases" + ("" if n else ", so it has shown nothing"))
    return is_clean and all(cases.values())


def main():
    p = argparse.ArgumentParser(usage=argparse.SUPPRESS, description=__doc__,
                                formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("build", type=pathlib.Path)
    p.add_argument("--module", type=pathlib.Path, default=pathlib.Path("src/libmpt_cuda.so"))
    p.add_argument("--programs", type=int)
    p.add_argument("--seconds", type=float, default=600)
    p.add_argument("--only", default="")
    p.add_argument("--sanitize", action="store_true")
    a = p.parse_args()
    build = a.build.resolve()
    module = build / a.module

    def say(line):
        print(line, flush=True)

    if a.sanitize:
        is_good = run_sanitizer(build, module, say, a.programs, a.seconds, a.only)
    else:
        is_good = run_suites(build, module, say, a.programs, a.seconds, a.only)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
