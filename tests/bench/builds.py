"""Compares two builds of libmpt in turns: steps, and the small operations of the program `small`.

SPDX-License-Identifier: Apache-2.0
"""
import json
import re
import statistics

import harness
from harness import mb, ms

UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1}
# Targets of the small benchmarks in seconds: an operation, a scope, a thousand tensors of 64
# elements in one step, ten products and a sum with their backward pass, a step on one sample with
# SGD and with AdamW.
TARGETS = {
    "add/0": 0.30e-6, "add/1": 0.30e-6, "matmul/0": 0.30e-6, "matmul/1": 0.30e-6, "autocast_enter_and_exit": 0.03e-6,
    "optimizer_step/1000/real_time": 60e-6, "chain_forward_and_backward": 3.5e-6, "one_sample/0/0/real_time": 12e-6,
    "one_sample/1/0/real_time": 25e-6,
}
# In autocast, a linear layer with a cached weight that requires a gradient may take 5% longer than
# without autocast.
SLOWER_AT_MOST = {"linear_in_autocast/1": ("linear/1", 1.05)}
COPY, OF_COPY = "copy/real_time/threads:2", {"adam/160000000/8/0/32/iterations:8/real_time": 0.9}


def ratio(new, old):
    return f"{new / old:.3f}" if old else "-"


def steps(folder, cases, modes, seconds, rounds, threads):
    """Compares training steps of `folder` with this build; a ratio below 1 means that this build is
    faster.
    """
    harness.build("bench_step")
    harness.program("bench_step", folder)
    print(f"there: {folder}; here: {harness.BUILD}; {threads} threads, {rounds} rounds of {seconds} s")
    print(f"{'case':9} {'mode':5} {'there ms':>9} {'here ms':>9} {'ratio':>6} {'there MB':>9} {'here MB':>9} {'ratio':>6}"
          f" {'live there':>11} {'live here':>10} {'ratio':>6}", flush=True)
    rows, worst = [], {"median": (0, ""), "peak": (0, ""), "live_peak": (0, "")}
    for case in cases:
        for mode in modes:
            found = harness.in_turns({"there": lambda: harness.step(case, mode, seconds, threads, folder),
                                      "here": lambda: harness.step(case, mode, seconds, threads)}, rounds)
            rows.append(dict(case=case, mode=mode, **found))
            there, here = found["there"], found["here"]
            if any([harness.say_failed(f"{case} {mode} {k}", r) for k, r in found.items()]):
                continue
            line = f"{case:9} {mode:5}"
            for key, text, (first, second) in (("median", ms, (9, 9)), ("peak", mb, (9, 9)),
                                               ("live_peak", mb, (11, 10))):
                line += f" {text(there[key]):>{first}} {text(here[key]):>{second}} {ratio(here[key], there[key]):>6}"
                if there[key]:
                    worst[key] = max(worst[key], (here[key] / there[key], f"{case} {mode}"))
            print(line, flush=True)
    for key, what in (("median", "time"), ("peak", "peak memory"), ("live_peak", "live memory at the peak")):
        if worst[key][1]:
            print(f"largest ratio of {what}: {worst[key][0]:.3f} ({worst[key][1]})")
    return dict(there=str(folder), rows=rows)


def names(folder):
    text, why = harness.output([harness.program("small", folder), "--benchmark_list_tests"])
    if why:
        raise SystemExit(f"small of {folder}: {why}")
    return text.split()


def one(folder, name, seconds):
    """Runs a benchmark of `small` alone in a process. Returns {"median": seconds, "rate": bytes per
    second or None}.
    """
    text, why = harness.output([harness.program("small", folder), f"--benchmark_filter=^{re.escape(name)}$",
                                f"--benchmark_min_time={seconds}", "--benchmark_format=json"])
    if why:
        return {"failed": why}
    r = json.loads(text)["benchmarks"][0]
    if r.get("error_occurred"):
        return {"failed": r["error_message"]}
    return {"median": r["real_time"] * UNITS[r["time_unit"]], "rate": r.get("bytes_per_second")}


def micro(seconds):
    return f"{1e6 * seconds:.3f}" if seconds < 1e-3 else f"{1e6 * seconds:.0f}"


def target(name, found):
    """Returns a text like "aim 0.300, met", or "" for a benchmark without a target."""
    now, least = found[name], None
    if name in TARGETS:
        least, text = TARGETS[name], f"aim {micro(TARGETS[name])}"
    elif name in SLOWER_AT_MOST and "median" in found.get(SLOWER_AT_MOST[name][0], {}):
        other, times = SLOWER_AT_MOST[name]
        least, text = times * found[other]["median"], f"aim {times} of {other}, is {now['median'] / found[other]['median']:.2f}"
    elif name in OF_COPY and found.get(COPY, {}).get("rate"):
        share = now["rate"] / found[COPY]["rate"]
        return f"aim {OF_COPY[name]:.0%} of copy's rate, is {share:.0%}"
    return f"{text}, {'met' if now['median'] <= least else 'missed'}" if least else ""


def small(folder, pattern, seconds, rounds):
    """Prints the small benchmarks with their targets, next to those of `folder` if it is given."""
    harness.build("small")
    here = [n for n in names(harness.BUILD) if re.search(pattern, n)]
    there = [n for n in names(folder) if re.search(pattern, n)] if folder else []
    width = max((len(n) for n in here), default=4)
    print(f"{'benchmark':{width}} " + (f"{'there us':>10} {'here us':>10} {'ratio':>6}" if folder else f"{'us':>10}")
          + f" {'GB/s':>6}", flush=True)
    found, rows = {}, []
    for name in here:
        jobs = {"here": lambda: one(harness.BUILD, name, seconds)}
        if name in there:
            jobs = {"there": lambda: one(folder, name, seconds), **jobs}
        r = harness.in_turns(jobs, rounds)
        rows.append(dict(name=name, **r))
        if any([harness.say_failed(f"{name} {k}", v) for k, v in r.items()]):
            continue
        now = found[name] = r["here"]
        line = f"{name:{width}} "
        if folder:
            old = r.get("there", {}).get("median")
            line += f"{micro(old) if old else '-':>10} {micro(now['median']):>10} {ratio(now['median'], old):>6}"
        else:
            line += f"{micro(now['median']):>10}"
        rate = f"{now['rate'] / 1e9:.1f}" if now["rate"] else ""
        print(f"{line} {rate:>6} {target(name, found)}".rstrip(), flush=True)
    for name in there:
        if name not in here:
            print(f"{name}: only there")
    ratios = [r["here"]["median"] / r["there"]["median"] for r in rows
              if "there" in r and "failed" not in r["here"] and "failed" not in r["there"]]
    if ratios:
        print(f"ratios: median {statistics.median(ratios):.3f}, largest {max(ratios):.3f}")
    return dict(there=str(folder) if folder else None, rows=rows)
