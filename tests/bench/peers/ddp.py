"""PyTorch's side of the benchmark of ranks: DistributedDataParallel over gloo, one thread per process.

ddp.py CASE MODE STEPS RANKS    MODE: f32, bf16, or bf16-wire: bf16 with the hook that sends gradients in bf16

SPDX-License-Identifier: Apache-2.0
"""
import json
import os
import sys
import tempfile
import time

import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import bf16_compress_hook
from torch.nn.parallel import DistributedDataParallel

from measure import DECAY, LEARNING_RATE
from with_torch import build


def rank_of(rank, name, mode, steps, ranks, meeting):
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{meeting}", rank=rank, world_size=ranks)
    model, x, y = build(name)
    model = DistributedDataParallel(model, gradient_as_bucket_view=True)
    if mode.endswith("-wire"):
        model.register_comm_hook(None, bf16_compress_hook)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=DECAY, fused=True)
    times = []
    for i in range(-3, steps):
        begin = time.perf_counter()
        optimizer.zero_grad(set_to_none=True)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=mode.startswith("bf16")):
            out = model(x)
            loss = F.cross_entropy(out.view(-1, out.shape[-1]), y)
        loss.backward()
        optimizer.step()
        value = float(loss.detach())
        if i >= 0:
            times.append(time.perf_counter() - begin)
    times.sort()
    if rank == 0:
        print(json.dumps(dict(peer=f"PyTorch {torch.__version__}", case=name, mode=mode, ranks=ranks,
                              median=times[len(times) // 2], least=times[0], steps=steps, loss=value)), flush=True)
    dist.destroy_process_group()


def main():
    name, mode, steps, ranks = sys.argv[1:5]
    os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(rank_of, (name, mode, int(steps), int(ranks), folder + "/meeting"), int(ranks))


if __name__ == "__main__":
    main()
