"""Measures steps on a shared machine: libmpt and PyTorch, idle and beside busy processes, in turns.

libmpt runs with threads of its own, where no step waits for a thread that has no processor, and also
with OpenMP's threads, where each step waits for all.
SPDX-License-Identifier: Apache-2.0
"""
import contextlib
import subprocess
import sys

import environments
import harness
from harness import ms


@contextlib.contextmanager
def neighbours(count):
    """Runs processes that compute without end."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for p in running:
            p.kill()
            p.wait()


def beside(count, job):
    with neighbours(count):
        return job()


def table(cases, seconds, rounds, threads, count, names, python):
    harness.build("bench_step")
    peers = environments.available([n for n in names if n == environments.PYTORCH], python)
    print(f"{threads} threads, {count} busy processes, {rounds} rounds of {seconds} s; ms of a step")
    print(f"{'case':9} {'who':28} {'idle':>9} {'p99':>9} {'busy':>9} {'p99':>9} {'busy/idle':>10}", flush=True)
    rows = []
    for case in cases:
        kinds = {
            "libmpt bf16": lambda: harness.step(case, "bf16", seconds, threads),
            "libmpt bf16, OpenMP": lambda: harness.step(case, "bf16", seconds, threads, env={"MPT_BENCH_OPENMP": "1"}),
        }
        for name, exe in peers.items():  # the fastest mode on an idle machine
            for which in environments.candidates(name, exe, case, seconds / 4, threads)[0]:
                kinds[f"{name} {which}"] = lambda name=name, exe=exe, which=which: environments.measure(
                    name, exe, case, *which.split(), seconds, threads)
        jobs = {(kind, n): lambda job=job, n=n: beside(n, job) for kind, job in kinds.items() for n in (0, count)}
        found = harness.in_turns(jobs, rounds)
        for kind in kinds:
            idle, crowded = found[kind, 0], found[kind, count]
            rows.append(dict(case=case, kind=kind, idle=idle, busy=crowded))
            if not any([harness.say_failed(f"{case} {kind}", r) for r in (idle, crowded)]):
                times = crowded["median"] / idle["median"]
                print(f"{case:9} {kind:28} {ms(idle['median']):>9} {ms(idle['p99']):>9} {ms(crowded['median']):>9}"
                      f" {ms(crowded['p99']):>9} {times:9.2f}x", flush=True)
    return dict(neighbours=count, rows=rows)
