"""Helpers of the peers' programs: model sizes, the clock, and the JSON line that they print.

The line has the keys of step.c's line: case, mode, median, p99 and least seconds of a step, steps,
peak (bytes of memory above those of the interpreter with its libraries loaded) and loss; and peer,
the library with its version.
SPDX-License-Identifier: Apache-2.0
"""
import json
import resource
import sys
import time

MLP = {  # widths, batch
    "mlp116k": ([784, 128, 112, 10], 128),
    "mlp2m5": ([784, 1232, 1232, 10], 256),
    "mlp160m": ([784, 8736, 8736, 8736, 10], 128),
}
GPT = {  # vocabulary, context, layers, heads, width, batch
    "gpt10m": (256, 256, 6, 6, 384, 8),
    "gpt124m": (50304, 256, 12, 12, 768, 4),
}
RESNET = [  # ResNet-20's blocks: channels in, channels out, stride
    (i if k == 0 else o, o, s if k == 0 else 1)
    for i, o, s in ((16, 16, 1), (16, 32, 2), (32, 64, 2))
    for k in range(3)
]
RESNET_BATCH = 128
LEARNING_RATE, DECAY = 1e-3, 1e-2


def arguments():
    """Returns the arguments CASE MODE SECONDS THREADS."""
    name, mode, seconds, threads = sys.argv[1:5]
    return name, mode, float(seconds), int(threads)


def peak_bytes():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def measure(peer, case, mode, seconds, own, step):
    """Times `step`, which trains once and returns the loss as a number. `own` is peak_bytes()
    before the model was made.
    """
    first = [step() for _ in range(3)][0]
    times, start = [], time.perf_counter()
    while len(times) < 5 or (time.perf_counter() - start < seconds and len(times) < 5000):
        begin = time.perf_counter()
        loss = step()
        times.append(time.perf_counter() - begin)
    times.sort()
    print(json.dumps(dict(peer=peer, case=case, mode=mode, median=times[len(times) // 2],
                          p99=times[len(times) * 99 // 100], least=times[0], steps=len(times),
                          peak=peak_bytes() - own, first_loss=first, loss=loss)))
