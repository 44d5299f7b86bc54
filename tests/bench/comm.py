"""Prints the tables of the program `comm`: sums over two ranks beside MPI_Allreduce of the same bytes, training
steps beside those that call it, and the step of one rank, under Open MPI and MPICH.

SPDX-License-Identifier: Apache-2.0
"""
import sys

import harness

sys.path.append(str(harness.ROOT / "tests" / "parallel"))
import on_mpi  # noqa: E402

COLUMNS = ("KB", "libmpt", "MPI_Allreduce", "exchanges", "meeting", "ratio", "of least")
PARTS = ("reduce", "mpi", "exchange", "meeting")


def us(seconds):
    return f"{1e6 * seconds:.0f}"


def ms(seconds):
    return f"{1e3 * seconds:.2f}"


def line(points):
    """Returns the latency and the bandwidth of the line through (bytes, seconds) with the least relative errors."""
    weights = [1 / t ** 2 for _, t in points]
    total = sum(weights)
    x0 = sum(w * x for w, (x, _) in zip(weights, points)) / total
    t0 = sum(w * t for w, (_, t) in zip(weights, points)) / total
    slope = (sum(w * (x - x0) * (t - t0) for w, (x, t) in zip(weights, points))
             / sum(w * (x - x0) ** 2 for w, (x, _) in zip(weights, points)))
    return max(0, t0 - slope * x0), 1 / slope


def table(seconds, ranks=2):
    harness.must(["sh", "-euc", ". tests/install/packages; need_library; mpi need openmpi mpich; "
                  "need /usr/include/benchmark/benchmark.h libbenchmark-dev; install_missing; "
                  f"set_up {harness.BUILD} -Dbenchmarks=enabled -Dtests=disabled -Dmpi=enabled"], cwd=harness.ROOT)
    harness.build("comm_openmpi", "comm_mpich")
    rows = []
    for mpi in on_mpi.FLAGS:
        command = on_mpi.command(mpi, ranks, [harness.program("comm_" + mpi), seconds])
        r = harness.run(command, env=on_mpi.SETTINGS)
        rows.append(r)
        if harness.say_failed(mpi, r):
            continue
        print(f"{mpi}, {ranks} ranks: microseconds, median (least) of a sum of f32, and of its parts alone")
        print("".join(f"{c:>18}" for c in COLUMNS))
        for s in r["sums"]:
            cells = [s["bytes"] >> 10, *(f"{us(s[k])} ({us(s[k + '_least'])})" for k in PARTS),
                     f"{s['reduce'] / s['mpi']:.2f}", f"{s['reduce_least'] / s['mpi_least']:.2f}"]
            print("".join(f"{c:>18}" for c in cells))
        latency, bandwidth = line([(s["bytes"] / ranks, s["exchange"] / 2) for s in r["sums"]])
        print(f"  an exchange: {us(latency)} us and {bandwidth / 1e9:.2f} GB/s; tests/bench/model.py predicts steps from them")
        print("  milliseconds of a step: without sums, with the stepper's, with one MPI_Allreduce for each gradient")
        for s in r["steps"]:
            print(f"    {s['bytes'] / 1e6:7.1f} MB of gradients: {ms(s['nobody'])}, {ms(s['stepper'])}, {ms(s['mpi'])};"
                  f" ratio of the last two {s['stepper'] / s['mpi']:.3f},"
                  f" of what they add {(s['stepper'] - s['nobody']) / (s['mpi'] - s['nobody']):.2f}")
        print(f"  a step without and with a communicator of one rank: {us(r['without'])}, {us(r['with'])};"
              f" ratio {r['with'] / r['without']:.3f}")
    return dict(rows=rows)
