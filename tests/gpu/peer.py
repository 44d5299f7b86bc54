"""PyTorch's side of tests/gpu/run, on CUDA. Reads lines, and prints a line of JSON for each, with the keys of measure.c's.

product DTYPE M N K SECONDS        attention DTYPE B H T D SECONDS
conv DTYPE B C SIZE OUT K SECONDS  update MODE N SECONDS
step MODE CASE HOW SECONDS         a training step of a benchmark model; HOW: called, compiled or graphed

DTYPE and MODE: f32, tf32 (f32 whose products and convolutions round their operands to TF32), f16, bf16.
SPDX-License-Identifier: Apache-2.0
"""
import json
import sys
import time
from pathlib import Path

import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench" / "peers"))
import with_torch  # noqa: E402

DTYPES = {"f32": torch.float32, "tf32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}


def time_of(work, seconds):
    """Returns the seconds of a run, from as many as take about `seconds`."""
    for _ in range(2):
        work()
    torch.cuda.synchronize()
    runs = 1
    while True:
        begin = time.perf_counter()
        for _ in range(runs):
            work()
        torch.cuda.synchronize()
        passed = time.perf_counter() - begin
        if passed >= seconds:
            return passed / runs
        runs *= 2


def both(forward, leaves, grad, seconds):
    """Measures a forward, and a forward with its backward."""
    with torch.no_grad():
        first = time_of(forward, seconds)
    for t in leaves:
        t.requires_grad_()

    def work():
        forward().backward(grad)
        for t in leaves:
            t.grad = None

    return {"forward": first, "both": time_of(work, seconds)}


def measure(kind, mode, sizes, seconds):
    dtype = DTYPES[mode]

    def normal(*shape):
        return 0.1 * torch.randn(*shape, device="cuda", dtype=dtype)

    if kind == "product":
        m, n, k = sizes
        a, b = normal(m, k), normal(k, n)
        return {"seconds": time_of(lambda: a @ b, seconds)}
    if kind == "attention":
        q, k, v, grad = (normal(*sizes) for _ in range(4))
        return both(lambda: F.scaled_dot_product_attention(q, k, v, is_causal=True), [q, k, v], grad, seconds)
    if kind == "conv":
        batch, channels, size, outputs, kernel = sizes
        x, w = normal(batch, channels, size, size), normal(outputs, channels, kernel, kernel)
        grad = normal(batch, outputs, size, size)
        return both(lambda: F.conv2d(x, w, padding=kernel // 2), [x, w], grad, seconds)
    # Parameters, states and gradients are f32, as PyTorch keeps them in mixed precision.
    p = torch.nn.Parameter(torch.randn(sizes[0], device="cuda"))
    p.grad = torch.randn_like(p)
    optimizer = torch.optim.AdamW([p], fused=True)
    return {"seconds": time_of(optimizer.step, seconds), "bytes": 7 * 4 * sizes[0]}


def main():
    for line in sys.stdin:
        kind, mode, *sizes, seconds = line.split()
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = mode == "tf32"
        try:
            if kind == "step":
                how = "" if sizes[1] == "called" else "-" + sizes[1]
                with_torch.run(sizes[0], ("f32" if mode == "tf32" else mode) + how, float(seconds), "cuda")
            else:
                print(json.dumps(measure(kind, mode, [int(n) for n in sizes], float(seconds))))
        except RuntimeError as e:
            print(json.dumps({"failed": str(e).split("\n", maxsplit=1)[0]}))
        sys.stdout.flush()
        torch.cuda.empty_cache()


main()
