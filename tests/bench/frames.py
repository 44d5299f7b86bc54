"""Prints the table of a game's loop at 60 Hz that trains in every frame: libmpt in slices of a recorded step
and in a thread of its own that publishes its weights, PyTorch in the ways that it has.

SPDX-License-Identifier: Apache-2.0
"""
import environments
import harness
from harness import mb, ms

WAYS = {"whole": "a whole step in one frame", "layers": "layer by layer", "thread": "in a thread of its own"}


def table(case, modes, seconds, threads, budget, work, names, python):
    harness.build("bench_frames")
    peers = environments.available([n for n in names if n == environments.PYTORCH], python)

    def ours(mode, time, way="slices"):
        return harness.run([harness.program("bench_frames"), case, mode, seconds, 1 if way == "thread" else threads, time, work,
                            way])

    def theirs(exe, mode, way):
        program = harness.ROOT / harness.HERE / "peers" / "frames.py"
        return harness.run([exe, program, case, mode, seconds, threads, budget, work, way],
                           {"OMP_NUM_THREADS": str(threads)})

    jobs = {"no training": lambda: ours("f32", 0)}
    jobs |= {f"libmpt {mode}": lambda mode=mode: ours(mode, budget) for mode in modes}
    jobs |= {f"libmpt {mode}, {WAYS['thread']}": lambda mode=mode: ours(mode, 0, "thread") for mode in modes}
    for exe in peers.values():
        jobs |= {f"PyTorch {mode}, {text}": lambda mode=mode, way=way, exe=exe: theirs(exe, mode, way)
                 for mode in modes if mode != "f16" for way, text in WAYS.items()}
    print(f"{case}, {threads} threads, {seconds:g} s at 60 Hz: {work:g} ms of other work and an answer in each frame, and"
          f" training of {budget:g} ms")
    print(f"{'':42}{'missed':>8}{'frame':>9}{'p99.9':>9}{'part':>9}{'p99.9':>9}{'steps/s':>9}{'MB':>8}{'start':>9}{'stop':>9}",
          flush=True)
    rows = []
    for what, job in jobs.items():
        r = job()
        rows.append(dict(what=what, **r))
        if not harness.say_failed(what, r):
            print(f"{what:42}{100 * r['missed'] / r['frames']:7.1f}%{ms(r['median']):>9}{ms(r['p999']):>9}"
                  f"{ms(r['part']):>9}{ms(r['part_p999']):>9}{60 * r['steps'] / r['frames']:9.2f}{mb(r['peak']):>8}"
                  f"{ms(r['start']):>9}{ms(r['stop']):>9}", flush=True)
    exchanges = [(r["what"], call, r) for r in rows for call in ("publish", "take") if call in r]
    if exchanges:
        print(f"{'':42}{'median':>9}{'p99.9':>9}{'most':>9}{'waits':>8}")
    for what, call, r in exchanges:
        print(f"{what.split(',')[0] + ', ' + call:42}{ms(r[call]):>9}{ms(r[call + '_p999']):>9}{ms(r[call + '_most']):>9}"
              f"{r[call + '_waits']:8}")
    return dict(rows=rows)
