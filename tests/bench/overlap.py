"""Prints one step of training on two ranks as times: when each exchange begins and has arrived, beside the ends of the
forward, the backward and the step.

SPDX-License-Identifier: Apache-2.0
"""
import harness
import ranks


def show(case, mode, options, r):
    t = r["trace"]
    travel = [e for e in t["exchanges"] if e[1] < t["backward"]]
    during = sum(e[0] for e in travel)
    everything = sum(e[0] for e in t["exchanges"]) or 1
    print(f"{case} in {mode}{''.join(' ' + o for o in options)}: milliseconds since the step began")
    print(f"{'exchange':>10}{'bytes':>12}{'begins':>10}{'arrives':>10}")
    marks = sorted((t[m], m) for m in ("forward", "backward", "step"))
    for i, (sent, begin, arrival) in enumerate(t["exchanges"]):
        while marks and marks[0][0] < begin:
            at, name = marks.pop(0)
            print(f"{'':>22}{harness.ms(at):>10} the {name} ends")
        print(f"{i:>10}{sent:>12}{harness.ms(begin):>10}{harness.ms(arrival):>10}")
    for at, name in marks:
        print(f"{'':>22}{harness.ms(at):>10} the {name} ends")
    print(f"  {100 * during / everything:.0f}% of the bytes leave during the backward; a step waits"
          f" {harness.ms(r['waited'])} of {harness.ms(r['median'])} ms\n", flush=True)


def table(cases, mode="bf16", mpi="mpich", count=2):
    program = ranks.build(mpi)
    rows = []
    for case in cases:
        for options in ((), ("grads",)):
            r = harness.run(ranks.command(program, mpi, count, case, mode, *options, "trace"), env=ranks.on_mpi.SETTINGS)
            rows.append(dict(case=case, options=options, result=r))
            if not harness.say_failed(case, r):
                show(case, mode, options, r)
    return dict(rows=rows)
