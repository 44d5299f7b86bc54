"""PyTorch's side of the step benchmarks: one training step of each model, timed.

with_torch.py CASE MODE SECONDS THREADS    MODE: f32, bf16 or f16, each with -nhwc for channels-last, -compiled for
                                           torch.compile, or -graphed for one CUDA graph of the step (not f16)

MPT_PEER_DEVICE is the device, "cpu" or "cuda".
SPDX-License-Identifier: Apache-2.0
"""
import os
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

from measure import DECAY, GPT, LEARNING_RATE, MLP, RESNET, RESNET_BATCH, arguments, measure, peak_bytes


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.proj = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        b, t, c = x.shape
        q, k, v = (
            y.view(b, t, self.heads, c // self.heads).transpose(1, 2)
            for y in self.qkv(self.ln1(x)).split(c, dim=2)
        )
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.proj(y.transpose(1, 2).reshape(b, t, c))
        return x + self.down(F.gelu(self.up(self.ln2(x)), approximate="tanh"))


class Gpt(nn.Module):
    def __init__(self, vocabulary, context, layers, heads, width):
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(context, width)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.norm = nn.LayerNorm(width)

    def forward(self, ids):
        x = self.tokens(ids) + self.positions.weight[: ids.shape[1]]
        for block in self.blocks:
            x = block(x)
        return F.linear(self.norm(x), self.tokens.weight)


class Residual(nn.Module):
    def __init__(self, inp, out, stride):
        super().__init__()
        self.conv1 = nn.Conv2d(inp, out, 3, stride, 1, bias=False)
        self.conv2 = nn.Conv2d(out, out, 3, 1, 1, bias=False)
        self.bn1, self.bn2 = nn.BatchNorm2d(out), nn.BatchNorm2d(out)
        self.short = nn.Identity()
        if stride > 1:
            self.short = nn.Sequential(nn.Conv2d(inp, out, 1, stride, bias=False),
                                       nn.BatchNorm2d(out))

    def forward(self, x):
        y = torch.relu(self.bn1(self.conv1(x)))
        return torch.relu(self.bn2(self.conv2(y)) + self.short(x))


def build(name):
    torch.manual_seed(0)
    if name in MLP:
        dims, batch = MLP[name]
        layers = []
        for i in range(len(dims) - 1):
            layers += [nn.Linear(dims[i], dims[i + 1]), nn.ReLU()]
        return nn.Sequential(*layers[:-1]), torch.randn(batch, dims[0]), torch.randint(
            0, 10, (batch,))
    if name in GPT:
        v, t, layers, heads, width, batch = GPT[name]
        return (Gpt(v, t, layers, heads, width), torch.randint(0, v, (batch, t)),
                torch.randint(0, v, (batch * t,)))
    if name == "resnet20":
        layers = [nn.Conv2d(3, 16, 3, 1, 1, bias=False), nn.BatchNorm2d(16), nn.ReLU()]
        layers += [Residual(*block) for block in RESNET]
        layers += [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, 10)]
        return (nn.Sequential(*layers), torch.randn(RESNET_BATCH, 3, 32, 32),
                torch.randint(0, 10, (RESNET_BATCH,)))
    sys.exit(f"no case is named {name}")


def graphed(step):
    """Returns a function that replays a step as one CUDA graph, captured after three steps on a stream of its own."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        loss = step()

    def replay():
        graph.replay()
        return loss

    return replay


def run(name, mode, seconds, device):
    """Measures the steps of a model and prints the line."""
    own = peak_bytes()
    model, x, y = build(name)
    model, x, y = model.to(device), x.to(device), y.to(device)
    if mode.endswith("-nhwc"):
        model, x = model.to(memory_format=torch.channels_last), x.to(
            memory_format=torch.channels_last)
    if mode.endswith("-compiled"):
        model = torch.compile(model)
    is_graphed = mode.endswith("-graphed")
    dtype = {"bf16": torch.bfloat16, "f16": torch.float16}.get(mode.split("-")[0])
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=DECAY,
                                  fused=True, capturable=is_graphed)
    scaler = torch.amp.GradScaler(device, enabled=mode.startswith("f16"))

    def step():
        optimizer.zero_grad(set_to_none=True)
        with torch.autocast(device, dtype=dtype or torch.bfloat16, enabled=dtype is not None,
                            cache_enabled=not is_graphed):
            out = model(x)
            loss = F.cross_entropy(out.view(-1, out.shape[-1]), y)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        return loss.detach()

    work = graphed(step) if is_graphed else step
    measure(f"PyTorch {torch.__version__}", name, mode, seconds, own, lambda: float(work()))


def main():
    name, mode, seconds, threads = arguments()
    torch.set_num_threads(threads)
    run(name, mode, seconds, os.environ.get("MPT_PEER_DEVICE", "cpu"))


if __name__ == "__main__":
    main()
