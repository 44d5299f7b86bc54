# Golden trajectories of whole models, from PyTorch: python make_models.py > models.txt
# The loss of every step in f64; `f32_error` is the distance of PyTorch's own f32 run from it.
# SPDX-License-Identifier: Apache-2.0
import numpy as np
import torch
from torch import nn

from made_by import made_by

print(made_by("torch", "numpy"))

STEPS = 30


def line(word, t, dtype=np.float32):
    print(word, " ".join(np.format_float_positional(v, trim="-") for v in t.detach().double().numpy().ravel().astype(dtype)))


def run(net, x, y, dtype, lr):
    net = net.to(dtype)
    vectors = [p for p in net.parameters() if p.dim() < 2]
    matrices = [p for p in net.parameters() if p.dim() >= 2]
    optimizer = torch.optim.AdamW([dict(params=matrices, weight_decay=0.1), dict(params=vectors, weight_decay=0.0)], lr=lr)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, STEPS)
    losses = []
    for _ in range(STEPS):
        loss = nn.functional.cross_entropy(net(x.to(dtype)), y, label_smoothing=0.125)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()
        schedule.step()
        losses.append(loss.item())
    return losses


def model(name, make, x, y, lr):
    torch.manual_seed(1)
    start = {k: v.clone() for k, v in make().state_dict().items()}
    results = []
    for dtype in (torch.float64, torch.float32):
        net = make()
        net.load_state_dict(start)
        results.append(run(net, x, y, dtype, lr))
    error = max(abs(a - b) for a, b in zip(*results))
    print(f"model {name} lr={lr} f32_error={error:.3g}")
    for k, v in start.items():
        if v.dim() and "running" not in k:
            line(f"param {k}", v)
    line("x", x)
    print("y", " ".join(map(str, y.tolist())))
    print("losses", " ".join(map(repr, results[0])))


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1, self.fc2, self.fc3 = nn.Linear(5, 12), nn.Linear(12, 8), nn.Linear(8, 3)

    def forward(self, x):
        f = nn.functional.gelu
        return self.fc3(f(self.fc2(f(self.fc1(x)))))


class Cnn(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv, self.norm, self.fc = nn.Conv2d(1, 3, 3, padding=1), nn.BatchNorm2d(3), nn.Linear(27, 3)

    def forward(self, x):
        x = nn.functional.max_pool2d(torch.relu(self.norm(self.conv(x))), 2)
        return self.fc(x.flatten(1))


g = torch.Generator().manual_seed(5)
x = (torch.randn(24, 5, generator=g) * 64).round() / 64  # numbers with few digits
model("mlp", Mlp, x, (x[:, 0] * x[:, 1] > 0).long() + (x[:, 2] > 0.5).long(), 0.02)
x = (torch.randn(12, 1, 6, 6, generator=g) * 16).round() / 16
model("cnn", Cnn, x, torch.randint(3, (12,), generator=g), 0.02)
