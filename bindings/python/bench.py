#!/usr/bin/env python3
"""Benchmark of the binding's overhead: bench.py BUILD [SECONDS [THREADS]]

Measures the call of an operation and a training step of the small benchmark model, in Python and in
C, and the call also in PyTorch if it is installed.

SPDX-License-Identifier: Apache-2.0
"""
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

build = Path(sys.argv[1] if len(sys.argv) > 1 else "build")
seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2
TURNS = 8
if (build / "bindings/python/mpt").is_dir():
    sys.path.insert(0, str(build / "bindings/python"))
import mpt  # noqa: E402
from mpt import nn  # noqa: E402

try:
    import torch
except ImportError:
    torch = None


def least(function, calls=20000, repeats=9):
    """Returns the nanoseconds of one call, without the overhead of the loop."""
    def loop(f):
        best = 1e30
        for _ in range(repeats):
            begin = time.perf_counter()
            f(calls)
            best = min(best, time.perf_counter() - begin)
        return best

    def empty(n):
        for _ in range(n):
            pass
    return (loop(function) - loop(empty)) / calls * 1e9


def calls_of(lib, ones):
    a, b, w = ones(8, 8), ones(8, 8), ones(8, 8, requires_grad=True)

    def add(n):
        for _ in range(n):
            a + b

    def relu(n):
        f = lib.relu
        for _ in range(n):
            f(a)

    def matmul(n):
        for _ in range(n):
            a @ b

    def total(n):
        for _ in range(n):
            a.sum(1)

    def add_with_gradient(n):
        for _ in range(n):
            w + b
    return {"add": add, "relu": relu, "matmul": matmul, "sum": total, "add with gradient": add_with_gradient}


def step_of_mpt(mode):
    """Returns the median seconds of a training step of the model mlp116k of tests/bench/step.c."""
    with mpt.Context(threads=threads):
        net = nn.Sequential(nn.Linear(784, 128, activation="relu"), nn.Linear(128, 112, activation="relu"),
                            nn.Linear(112, 10))
        precision = mpt.Precision({"f32": "32-true", "bf16": "bf16-mixed", "f16": "16-mixed"}[mode])
        precision.apply(net)
        stepper = mpt.Stepper(mpt.optim.AdamW(net.parameters()), precision=precision)
        x, y = mpt.randn(128, 784), mpt.zeros(128, dtype="i64")
        times = []
        start = time.perf_counter()
        while len(times) < 20 or time.perf_counter() - start < seconds / TURNS:
            begin = time.perf_counter()
            with precision:
                loss = nn.functional.cross_entropy(net(x), y)
            stepper.backward(loss)
            stepper.step()
            loss.item()
            times.append(time.perf_counter() - begin)
        return statistics.median(times[5:])


def main():
    lines = subprocess.check_output([next(build.rglob("bench_ops"))], text=True).splitlines()
    c = {name: float(ns) for name, ns in (line.split(": ") for line in lines)}
    mine = {n: least(f) for n, f in calls_of(mpt, mpt.ones).items()}
    theirs = {}
    if torch:
        torch.set_num_threads(threads)
        theirs = {n: least(f) for n, f in calls_of(torch, torch.ones).items()}
    print(f"{'ns of a call, 8 x 8':24}{'C':>8}{'Python':>8}{'more':>8}{'PyTorch':>9}")
    for n in mine:
        print(f"{n:24}{c[n]:8.0f}{mine[n]:8.0f}{mine[n] - c[n]:8.0f}"
              + (f"{theirs[n]:9.0f}" if n in theirs else ""))
    print(f"\n{'ms of a step, mlp116k':24}{'C':>8}{'Python':>8}{'ratio':>8}")
    program = next(build.rglob("bench_step"))
    for mode in ("f32", "bf16", "f16"):
        turns = []  # C and Python alternate, so that other load on the machine affects both
        for _ in range(TURNS):
            out = subprocess.check_output([program, "mlp116k", mode, str(seconds / TURNS), str(threads)], text=True)
            turns.append((json.loads(out)["median"], step_of_mpt(mode)))
        a, b = (min(t) for t in zip(*turns))
        print(f"{mode:24}{1e3 * a:8.3f}{1e3 * b:8.3f}{b / a:8.2f}")


if __name__ == "__main__":
    main()
