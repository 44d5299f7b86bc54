"""Prints the table of training steps: libmpt in each mode, next to the best mode of each other
library.

First each mode of a library runs briefly. Then its fastest mode, and the modes within a tenth of
it, run in turns with libmpt's modes, and the best of them counts.
SPDX-License-Identifier: Apache-2.0
"""
import csv

import environments
import harness
from harness import mb, ms

# Work of a step: operations in products, and parameters. For each parameter 30 bytes must pass
# through memory (26 in bf16-mixed AdamW, and the 16-bit weights twice more).
FLOPS = {"mlp116k": 63e6, "mlp2m5": 3.34e9, "mlp160m": 121e9, "gpt10m": 146e9, "gpt124m": 777e9, "resnet20": 31e9}
PARAMS = {"mlp116k": 116e3, "mlp2m5": 2.5e6, "mlp160m": 160e6, "gpt10m": 10.8e6, "gpt124m": 124e6, "resnet20": 0.27e6}


def floor_seconds(case, mode, floor):
    """Returns the time of the products at the machine's rate plus one pass over the parameters."""
    rate = floor["bf16_gflops" if mode == "bf16" else "f32_gflops"]
    return FLOPS[case] / (rate * 1e9) + PARAMS[case] * 30 / (floor["memory_gbs"] * 1e9)


def run_case(case, modes, seconds, rounds, threads, peers):
    """Returns (libmpt's measurements by mode, {library: {"mode malloc": measurement}}, the short
    ones).
    """
    jobs, tried = {}, {}
    for mode in modes:
        jobs["libmpt", mode] = lambda mode=mode: harness.step(case, mode, seconds, threads)
    for name, exe in peers.items():
        best, tried[name] = environments.candidates(name, exe, case, seconds / 4, threads)
        for which in best:
            jobs[name, which] = lambda name=name, exe=exe, which=which: environments.measure(
                name, exe, case, *which.split(), seconds, threads)
    ours, theirs = {}, {name: {} for name in peers}
    for (name, which), r in harness.in_turns(jobs, rounds).items():
        (ours if name == "libmpt" else theirs[name])[which] = r
    return ours, theirs, tried


def remark(name, case, which, found, tried):
    """Returns a text for below the table: the best mode and the memory of a library, or why it has
    none.
    """
    if which:
        return f"{name}: {which}, {mb(found['peak'])} MB"
    if not environments.modes(name, case):
        return f"{name}: has no such case"
    why = next((r["failed"] for r in tried.values() if "failed" in r), "nothing was measured")
    return f"{name}: left out: {why}"


def table(cases, modes, seconds, rounds, threads, names, python):
    harness.build("bench_step", "bench_floor")
    peers = environments.available(names, python)
    floor = harness.run([harness.program("bench_floor"), threads])
    if harness.say_failed("bench_floor", floor):
        return {}
    print(f"floor: {floor}; {threads} threads, {rounds} rounds of {seconds} s")
    print(f"{'case':9} {'mode':5} {'step ms':>9} {'peak MB':>8} {'of f32':>7} {'of floor':>9}"
          + "".join(f" {name + ' ms':>11}" for name in peers)
          + (f" {'times the best':>15}" if peers else ""), flush=True)
    rows = []
    for case in cases:
        ours, theirs, tried = run_case(case, modes, seconds, rounds, threads, peers)
        best = {}  # library: (seconds, mode)
        for name, found in theirs.items():
            done = [(r["median"], which) for which, r in found.items() if "failed" not in r]
            best[name] = min(done) if done else (None, None)
        quickest = min((b[0] for b in best.values() if b[0]), default=None)
        for mode, r in ours.items():
            if harness.say_failed(f"{case} {mode}", r):
                continue
            f32 = ours.get("f32", {}).get("median")
            line = f"{case:9} {mode:5} {ms(r['median']):>9} {mb(r['peak']):>8} "
            line += f"{f32 / r['median']:6.2f}x" if f32 else f"{'':7}"
            line += f" {floor_seconds(case, mode, floor) / r['median']:9.0%}"
            line += "".join(f" {ms(b[0]) if b[0] else '-':>11}" for b in best.values())
            print(line + (f" {quickest / r['median']:14.2f}x" if quickest else ""), flush=True)
        for name, (_, which) in best.items():
            print(f"{'':9} {remark(name, case, which, theirs[name].get(which), tried[name])}", flush=True)
        rows.append(dict(case=case, ours=ours, peers=theirs, tried=tried))
    return dict(floor=floor, rows=rows)


NAMES = {"mlp116k": "MLP, 116 thousand parameters", "mlp2m5": "MLP, 2.5 million", "mlp160m": "MLP, 160 million",
         "gpt10m": "GPT, 10 million", "gpt124m": "GPT, 124 million", "resnet20": "ResNet-20, batch 128"}


def write_csv(path, found):
    """Writes the steps of a table in milliseconds, with PyTorch's best mode, in the columns of README.md."""
    def text(seconds):
        return f"{1e3 * seconds:.{2 if seconds < 1e-2 else 1 if seconds < 0.1 else 0}f}" if seconds else ""
    rows = [["model", "f32", "bf16-mixed", "16-mixed", "PyTorch", "times"]]
    for row in found["rows"]:
        ours = [row["ours"].get(mode, {}).get("median") for mode in harness.MODES]
        theirs = min((r["median"] for r in row["peers"].get(environments.PYTORCH, {}).values() if "failed" not in r),
                     default=None)
        mixed = min(filter(None, ours[1:]), default=None)
        times = f"{theirs / mixed:.1f}" if theirs and mixed else ""
        rows.append([NAMES[row["case"]], *map(text, ours), text(theirs), times])
    with open(path, "w", encoding="utf-8", newline="") as f:
        csv.writer(f, lineterminator="\n").writerows(rows)
