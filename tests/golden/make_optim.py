# Golden values for optimizers, schedules and the scaler, from PyTorch: python make_optim.py > optim.txt
# SPDX-License-Identifier: Apache-2.0
import warnings

import torch

warnings.filterwarnings("ignore")
STEPS = 6
SHAPES = [(3, 4), (5,)]


class Lion(torch.optim.Optimizer):  # Chen et al. 2023, algorithm 2
    def __init__(self, params, lr=1e-4, betas=(0.9, 0.99), weight_decay=0.0):
        super().__init__(params, dict(lr=lr, betas=betas, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            b1, b2 = group["betas"]
            for p in group["params"]:
                m = self.state[p].setdefault("exp_avg", torch.zeros_like(p))
                update = (b1 * m + (1 - b1) * p.grad).sign()
                p.mul_(1 - group["lr"] * group["weight_decay"]).add_(update, alpha=-group["lr"])
                m.mul_(b2).add_(p.grad, alpha=1 - b2)


def numbers(t):
    return " ".join(repr(v) for v in t.detach().double().flatten().tolist())


def trajectory(name, kind, make, dtype=torch.float32, **fields):
    g = torch.Generator().manual_seed(7)
    params = [torch.randn(s, generator=g).to(dtype) for s in SHAPES]
    fields = " ".join(f"{k}={v}" for k, v in fields.items())
    print(f"case {name} {kind} {'f64' if dtype == torch.float64 else 'f32'} {fields}")
    for p in params:
        print("param", numbers(p))
        p.requires_grad_()
    optimizer = make(params)
    for step in range(STEPS):
        for p in params:
            p.grad = torch.randn(p.shape, generator=g).to(dtype) * 0.5
            print("grad", numbers(p.grad))
        optimizer.step()
        for p in params:
            print("param", numbers(p))


o = torch.optim
trajectory("sgd", "sgd", lambda p: o.SGD(p, lr=0.1), lr=0.1)
trajectory("sgd_decay", "sgd", lambda p: o.SGD(p, lr=0.1, weight_decay=0.05, maximize=True),
           lr=0.1, weight_decay=0.05, maximize=1)
trajectory("sgd_momentum", "sgd", lambda p: o.SGD(p, lr=0.1, momentum=0.9, dampening=0.2, weight_decay=0.01),
           lr=0.1, momentum=0.9, dampening=0.2, weight_decay=0.01)
trajectory("sgd_nesterov", "sgd", lambda p: o.SGD(p, lr=0.1, momentum=0.8, nesterov=True),
           lr=0.1, momentum=0.8, nesterov=1)
trajectory("adam", "adam", lambda p: o.Adam(p))
trajectory("adam_l2", "adam", lambda p: o.Adam(p, lr=0.01, betas=(0.8, 0.95), eps=1e-6, weight_decay=0.1),
           lr=0.01, beta1=0.8, beta2=0.95, eps=1e-6, weight_decay=0.1)
trajectory("adam_amsgrad", "adam", lambda p: o.Adam(p, lr=0.02, amsgrad=True, maximize=True, betas=(0.9, 0.5)),
           lr=0.02, amsgrad=1, maximize=1, beta2=0.5)
trajectory("adamw", "adamw", lambda p: o.AdamW(p))
trajectory("adamw_strong", "adamw", lambda p: o.AdamW(p, lr=0.05, weight_decay=0.3), lr=0.05, weight_decay=0.3)
trajectory("adamw_f64", "adamw", lambda p: o.AdamW(p, lr=0.05), torch.float64, lr=0.05)
trajectory("rmsprop", "rmsprop", lambda p: o.RMSprop(p))
trajectory("rmsprop_all", "rmsprop",
           lambda p: o.RMSprop(p, lr=0.02, alpha=0.9, momentum=0.7, centered=True, weight_decay=0.02),
           lr=0.02, alpha=0.9, momentum=0.7, centered=1, weight_decay=0.02)
trajectory("adagrad", "adagrad", lambda p: o.Adagrad(p))
trajectory("adagrad_all", "adagrad",
           lambda p: o.Adagrad(p, lr=0.1, lr_decay=0.1, weight_decay=0.05, initial_accumulator_value=0.3),
           lr=0.1, lr_decay=0.1, weight_decay=0.05, initial_accumulator=0.3)
trajectory("lion", "lion", lambda p: Lion(p))
trajectory("lion_decay", "lion", lambda p: Lion(p, lr=0.01, weight_decay=0.1, betas=(0.8, 0.9)),
           lr=0.01, weight_decay=0.1, beta1=0.8, beta2=0.9)


def schedule(name, kind, make, lr, steps, **fields):
    p = torch.zeros(1, requires_grad=True)
    optimizer = o.SGD([p], lr=lr, momentum=0.9)
    s = make(optimizer)
    values, momenta = [], []
    for _ in range(steps):
        values.append(optimizer.param_groups[0]["lr"])
        momenta.append(optimizer.param_groups[0]["momentum"])
        optimizer.step()
        s.step()
    fields = " ".join(f"{k}={v}" for k, v in fields.items())
    print(f"schedule {name} {kind} lr={lr} {fields}")
    print("lr", " ".join(map(repr, values)))
    print("momentum", " ".join(map(repr, momenta)))


l = torch.optim.lr_scheduler
schedule("linear", "linear", lambda s: l.LinearLR(s, 1.0, 0.25, 8), 0.1, 10, total_steps=8, end_factor=0.25)
schedule("cosine", "cosine", lambda s: l.CosineAnnealingLR(s, 10, eta_min=0.01), 0.1, 10,
         total_steps=10, end_factor=0.1)
schedule("step", "step", lambda s: l.StepLR(s, 3, 0.5), 0.1, 10, step_size=3, gamma=0.5)
schedule("one_cycle", "one_cycle", lambda s: l.OneCycleLR(s, 0.4, total_steps=12), 0.4, 12, total_steps=12)
schedule("one_cycle_linear", "one_cycle",
         lambda s: l.OneCycleLR(s, 0.4, total_steps=9, pct_start=0.5, anneal_strategy="linear",
                                div_factor=10, final_div_factor=100), 0.4, 9,
         total_steps=9, pct_start=0.5, linear_anneal=1, div_factor=10, final_div_factor=100)


def scaler(name, found, **options):
    p = torch.ones(2, requires_grad=True)
    optimizer = o.SGD([p], lr=1.0)
    s = torch.amp.GradScaler("cpu", **options)
    fields = " ".join(f"{k}={v!r}" for k, v in options.items())
    print(f"scaler {name} {fields}")
    for inf in found:
        s.scale(torch.ones(1))
        p.grad = torch.tensor([1.0, float("inf") if inf else 2.0])
        s.step(optimizer)
        s.update()
        print("update", int(inf), repr(s.get_scale()), s._get_growth_tracker())


scaler("docs", [0, 0, 1], init_scale=4.0, growth_factor=2.0, backoff_factor=0.25, growth_interval=2)
g = torch.Generator().manual_seed(3)
scaler("script", (torch.rand(60, generator=g) < 0.15).int().tolist(), init_scale=1000.0,
       growth_factor=1.7, backoff_factor=0.3, growth_interval=4)
scaler("large", [0] * 6, init_scale=1e38, growth_factor=16.0, backoff_factor=0.5, growth_interval=1)
