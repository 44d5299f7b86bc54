"""Prints the table of the costs of searching for non-finite values, measured by the program
`search`.

SPDX-License-Identifier: Apache-2.0
"""
import harness
from harness import ms

LINES = {
    "plain": "no check of gradients",
    "check": "gradients checked",
    "clip": "gradients checked, norm clipped",
    "anomaly": "every result checked (anomaly mode)",
    "bad_batch": "a NaN in the batch: found, the step skipped",
    "bad_gradient": "a gradient not finite under a finite loss: found, the step skipped",
}


def table(seconds, threads):
    harness.build("search")
    rows = []
    for case in ("mlp116k", "mlp2m5"):
        r = harness.run([harness.program("search"), case, seconds, threads])
        rows.append(r)
        if harness.say_failed(case, r):
            continue
        print(f"{case} in bf16-mixed, {threads} threads: ms of a step, and times that of the first line")
        for key, what in LINES.items():
            print(f"  {what:68} {ms(r[key]):>9} {r[key] / r['plain']:6.3f}")
        print(f"  the check of the loss in every backward: {1e9 * r['loss_check']:.1f} ns,"
              f" {r['loss_check'] / r['plain']:.5%} of the first line")
    return dict(rows=rows)
