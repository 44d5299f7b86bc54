"""Prints the table of training steps on two ranks, each with one thread, beside PyTorch's DistributedDataParallel over
gloo on as many processes, in turns.

SPDX-License-Identifier: Apache-2.0
"""
import sys

import environments
import harness

sys.path.append(str(harness.ROOT / "tests" / "parallel"))
import on_mpi  # noqa: E402

STEPS = {"mlp116k": 500, "mlp2m5": 60, "gpt10m": 6, "resnet20": 12}
COLUMNS = ("case", "ranks", "libmpt f32", "bf16", "bf16 on the wire", "shard grads", "shard params", "PyTorch f32", "bf16", "bf16 on the wire",
           "times f32", "times")


def build(mpi):
    """Builds the program for an implementation of MPI and returns its name."""
    harness.must(["sh", "-euc", ". tests/install/packages; need_library; mpi need openmpi mpich; "
                  "need /usr/include/benchmark/benchmark.h libbenchmark-dev; install_missing; "
                  f"set_up {harness.BUILD} -Dbenchmarks=enabled -Dtests=disabled -Dmpi=enabled"], cwd=harness.ROOT)
    program = "bench_ranks_" + mpi
    harness.build(program)
    return program


def command(program, mpi, ranks, case, mode, *options):
    return on_mpi.command(mpi, ranks, [harness.program(program), case, mode, STEPS[case], *options])


def table(cases, rounds, python, mpi="mpich", ranks=2):
    program = build(mpi)
    exe, why = environments.interpreter(environments.PYTORCH, python)
    if not exe:
        print(f"PyTorch is left out: {why}")

    def ours(case, mode, *options):
        return lambda: harness.run(command(program, mpi, ranks, case, mode, *options), env=on_mpi.SETTINGS)

    def theirs(case, mode):
        peer = [exe, harness.ROOT / "tests/bench/peers/ddp.py", case, mode, STEPS[case], ranks]
        return lambda: harness.run(peer, env=environments.TUNED)

    rows = []
    print(f"milliseconds of a step on {ranks} ranks of one thread, medians, in turns; libmpt over {mpi}")
    print("".join(f"{c:>18}" for c in COLUMNS))
    for case in cases:
        jobs = {"f32": ours(case, "f32"), "bf16": ours(case, "bf16"), "wire": ours(case, "bf16", "wire"),
                "grads": ours(case, "bf16", "grads"), "params": ours(case, "bf16", "params")}
        if exe:
            jobs |= {"their f32": theirs(case, "f32"), "their bf16": theirs(case, "bf16"),
                     "their wire": theirs(case, "bf16-wire")}
        found = harness.in_turns(jobs, rounds)
        rows.append(dict(case=case, **found))
        if any([harness.say_failed(f"{case}, {name}", r) for name, r in found.items()]):
            continue
        cells = [case, ranks, *(harness.ms(r["median"]) for r in found.values())]
        if exe:
            def best(names):
                return min(found[n]["median"] for n in names)
            cells += [f"{found['their f32']['median'] / found['f32']['median']:.2f}",
                      f"{best(['their f32', 'their bf16', 'their wire']) / best(['f32', 'bf16', 'wire']):.2f}"]
        print("".join(f"{c:>18}" for c in cells), flush=True)
        print(f"  rank 0 sends {found['f32']['sent']} bytes a step, {found['wire']['sent']} in bf16, and waits"
              f" {harness.ms(found['f32']['waited'])} ms; of states, masters and parameters it keeps {found['bf16']['kept']}"
              f" bytes, {found['grads']['kept']} and {found['params']['kept']} with shards")
    return dict(rows=rows)
