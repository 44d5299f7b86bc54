"""PyTorch's side of tests/bench/run --frames: a game's loop at 60 Hz that trains in every frame.

frames.py CASE MODE SECONDS THREADS BUDGET WORK WAY    MODE: f32 or bf16

A frame computes something else for WORK milliseconds, asks the network for an answer to one input, and trains. WAY is how
a step of about 20 milliseconds and more is given a budget of BUDGET milliseconds a frame:
  whole    a whole step in one frame, in so many frames that the mean is the budget
  layers   each layer's forward and backward and each tensor's update by itself, until the budget is over
  thread   in a thread of its own, without a budget
The JSON line has the seconds of a frame, those of its training and answer (`part`), the frames that took more than a
sixtieth of a second, steps, peak bytes of memory above the interpreter's own, and the seconds from the process's first
line to the first frame and from the last frame to the end of the training.
SPDX-License-Identifier: Apache-2.0
"""
import time

BEGUN = time.perf_counter()

import json  # noqa: E402
import resource  # noqa: E402
import sys  # noqa: E402
import threading  # noqa: E402

OWN = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

from measure import DECAY, LEARNING_RATE, MLP  # noqa: E402

TICK = 1 / 60


class Training:
    def __init__(self, case, mode):
        widths, batch = MLP[case]
        torch.manual_seed(0)
        self.layers = [torch.nn.Linear(i, o) for i, o in zip(widths, widths[1:])]
        self.parameters = [p for layer in self.layers for p in layer.parameters()]
        self.optimizer = self.adamw(self.parameters)
        self.optimizers = [self.adamw([p]) for p in self.parameters]
        self.x, self.y = torch.zeros(batch, widths[0]), torch.zeros(batch, dtype=torch.int64)
        self.is_mixed = mode == "bf16"

    @staticmethod
    def adamw(parameters):
        return torch.optim.AdamW(parameters, lr=LEARNING_RATE, weight_decay=DECAY, fused=True)

    def autocast(self):
        return torch.autocast("cpu", dtype=torch.bfloat16, enabled=self.is_mixed, cache_enabled=False)

    def layer(self, i, x):
        y = self.layers[i](x)
        return y if i + 1 == len(self.layers) else torch.relu(y)

    def answer(self):
        with torch.inference_mode(), self.autocast():
            x = self.x[:1]
            for i in range(len(self.layers)):
                x = self.layer(i, x)
            return float(x[0, 0])

    def whole(self):
        with self.autocast():
            x = self.x
            for i in range(len(self.layers)):
                x = self.layer(i, x)
        F.cross_entropy(x.float(), self.y).backward()
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)

    def parts(self):
        """Trains a step, and yields after each layer and each update."""
        inputs, outputs = [], []
        x = self.x
        for i in range(len(self.layers)):
            inputs.append(x.detach().requires_grad_(i > 0))
            with self.autocast():
                outputs.append(self.layer(i, inputs[-1]))
            x = outputs[-1]
            yield
        last = x.detach().requires_grad_()
        F.cross_entropy(last.float(), self.y).backward()
        grad = last.grad
        yield
        for i in reversed(range(len(self.layers))):
            outputs[i].backward(grad)
            grad = inputs[i].grad
            yield
        for one in self.optimizers:
            one.step()
            one.zero_grad(set_to_none=True)
            yield


def main():
    case, mode, seconds, threads, budget, work, way = sys.argv[1:8]
    seconds, budget, work = float(seconds), 1e-3 * float(budget), 1e-3 * float(work)
    torch.set_num_threads(int(threads))
    t = Training(case, mode)
    t.whole()
    t.answer()
    for _ in t.parts():
        pass
    steps, begin = 0, time.perf_counter()
    t.whole()
    step_time = time.perf_counter() - begin
    started = time.perf_counter() - BEGUN
    is_over = threading.Event()

    def background():
        nonlocal steps
        torch.set_num_threads(1)
        while not is_over.is_set():
            t.whole()
            steps += 1

    other = threading.Thread(target=background)
    if way == "thread":
        torch.set_num_threads(1)
        other.start()
    under_way, credit = None, 0.0
    times, parts, missed = [], [], 0
    begin = time.perf_counter()
    for frame in range(-30, int(60 * seconds)):
        while time.perf_counter() < begin + work:
            pass
        since = time.perf_counter()
        t.answer()
        if way == "whole":
            credit += budget
            if credit >= step_time:
                credit -= step_time
                t.whole()
                steps += frame >= 0
        elif way == "layers":
            until = time.perf_counter() + budget
            while True:
                under_way = under_way or t.parts()
                if next(under_way, "ended") == "ended":
                    under_way = None
                    steps += frame >= 0
                if time.perf_counter() >= until:
                    break
        end = time.perf_counter()
        if frame == 0 and way == "thread":
            steps = 0
        if frame >= 0:
            times.append(end - begin)
            parts.append(end - since)
            missed += end - begin > TICK
        begin += TICK
        while begin < end:
            begin += TICK
        time.sleep(max(0, begin - time.perf_counter()))
    stopping = time.perf_counter()
    is_over.set()
    if way == "thread":
        other.join()
    stopped = time.perf_counter()
    peak = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - OWN) * 1024
    times.sort()
    parts.sort()
    last = len(times) - 1 - len(times) // 1000
    print(json.dumps(dict(peer=f"PyTorch {torch.__version__}", median=times[len(times) // 2], p999=times[last],
                          most=times[-1], part=parts[len(parts) // 2], part_p999=parts[last], missed=missed,
                          frames=len(times), steps=steps, peak=peak, start=started, stop=stopped - stopping)))


main()
