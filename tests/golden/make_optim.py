# Golden values for optimizers, schedules, clipping and the scaler, from PyTorch:
# python make_optim.py > optim.txt
# Trajectories are PyTorch's in f64 on f32 gradients; `f32_error` is the largest distance of
# PyTorch's own f32 run over all the steps that are shown.
# SPDX-License-Identifier: Apache-2.0
import warnings

import numpy as np
import torch

from made_by import made_by

print(made_by("torch", "numpy"))

warnings.filterwarnings("ignore")
o, l = torch.optim, torch.optim.lr_scheduler
STEPS = 20
SHOWN = [1, 2, 3, 5, 10, 15, 20]
SHAPES = [("a", (2, 3)), ("b", (4, 1)), ("c", (1, 3))]


class Lion(torch.optim.Optimizer):  # Chen et al. 2023, algorithm 2
    def __init__(self, params, lr=1e-4, betas=(0.9, 0.99), weight_decay=0.0, maximize=False):
        super().__init__(params, dict(lr=lr, betas=betas, weight_decay=weight_decay, maximize=maximize))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            b1, b2 = group["betas"]
            for p in group["params"]:
                m = self.state[p].setdefault("exp_avg", torch.zeros_like(p))
                g = -p.grad if group["maximize"] else p.grad
                update = (b1 * m + (1 - b1) * g).sign()
                p.mul_(1 - group["lr"] * group["weight_decay"]).add_(update, alpha=-group["lr"])
                m.mul_(b2).add_(g, alpha=1 - b2)


class Written(torch.optim.Optimizer):  # base of optimizers that PyTorch lacks; they define update()
    def __init__(self, params, **options):
        super().__init__(params, {**self.standard, **options})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                s = self.state[p]
                s["t"] = s.get("t", 0) + 1
                self.update(p, -p.grad if group["maximize"] else p.grad, s, s["t"], group)


def average(s, key, value, beta):
    old = s.get(key, torch.zeros_like(value))
    s[key] = beta * old + (1 - beta) * value
    return s[key]


class AdEMAMix(Written):  # Pagliardini et al. 2024, algorithm 1 and the two schedulers
    standard = dict(lr=1e-3, betas=(0.9, 0.999), beta3=0.9999, alpha=5.0, eps=1e-8, weight_decay=1e-2,
                    alpha_warmup=0, beta3_warmup=0, maximize=False)

    def update(self, p, g, s, t, o):
        (b1, b2), b3, alpha = o["betas"], o["beta3"], o["alpha"]
        if o["alpha_warmup"]:
            alpha = min(t * alpha / o["alpha_warmup"], alpha)
        if o["beta3_warmup"]:
            x = t / o["beta3_warmup"]
            l1, l3 = np.log(b1), np.log(b3)
            b3 = min(np.exp(l1 * l3 / ((1 - x) * l3 + x * l1)), b3)
        m = average(s, "m", g, b1) / (1 - b1**t)
        v = average(s, "v", g * g, b2) / (1 - b2**t)
        slow = average(s, "slow", g, b3)
        p.mul_(1 - o["lr"] * o["weight_decay"]).sub_(o["lr"] * (m + alpha * slow) / (v.sqrt() + o["eps"]))


class LAMB(Written):  # You et al. 2020, algorithm 2, with the bias corrections and phi(x) = x
    standard = dict(lr=1e-3, betas=(0.9, 0.999), eps=1e-6, weight_decay=1e-2, maximize=False)

    def update(self, p, g, s, t, o):
        b1, b2 = o["betas"]
        m = average(s, "m", g, b1) / (1 - b1**t)
        v = average(s, "v", g * g, b2) / (1 - b2**t)
        u = m / (v.sqrt() + o["eps"]) + o["weight_decay"] * p
        ratio = p.norm() / u.norm() if p.norm() > 0 and u.norm() > 0 else 1.0
        p -= o["lr"] * ratio * u


class LARS(Written):  # You et al. 2017 around PyTorch's SGD, as in Apex's LARC
    standard = dict(lr=0.1, momentum=0.9, dampening=0.0, nesterov=False, eps=1e-8, weight_decay=0.0,
                    trust_coefficient=1e-3, trust_clip=0, maximize=False)

    def update(self, p, g, s, t, o):
        pn, gn = p.norm(), g.norm()
        if pn > 0 and gn > 0:
            rate = o["trust_coefficient"] * pn / (gn + o["weight_decay"] * pn + o["eps"])
            if o["trust_clip"]:
                rate = min(rate / o["lr"], 1)
            g = rate * (g + o["weight_decay"] * p)
        b = g if t == 1 else o["momentum"] * s["b"] + (1 - o["dampening"]) * g
        s["b"] = b
        p -= o["lr"] * (g + o["momentum"] * b if o["nesterov"] else b)


class NovoGrad(Written):  # Ginsburg et al. 2019 decoupled, with the defaults of Apex's FusedNovoGrad
    standard = dict(lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, maximize=False)

    def update(self, p, g, s, t, o):
        b1, b2 = o["betas"]
        norm2 = (g * g).sum()
        s["v"] = norm2 if t == 1 else b2 * s["v"] + (1 - b2) * norm2
        m = average(s, "m", g, b1) / (1 - b1**t)
        p -= o["lr"] * (m / (s["v"].sqrt() / (1 - b2**t) ** 0.5 + o["eps"]) + o["weight_decay"] * p)


def Adafactor(params, eps=1.1920928955078125e-07, min_rms=1e-3, **options):
    options.setdefault("weight_decay", 0.0)
    for g in params:
        g["eps"] = (g.pop("eps", eps), g.pop("min_rms", min_rms))
    return o.Adafactor(params, eps=(eps, min_rms), **options)


def line(word, tensors, dtype=np.float64):
    tensors = tensors if isinstance(tensors, list) else [tensors]
    values = np.concatenate([t.detach().double().numpy().ravel() for t in tensors]).astype(dtype)
    print(word, " ".join(np.format_float_positional(v, trim="-") if 1e-4 < abs(v) < 1e6 else
                         np.format_float_scientific(v, trim="-") for v in values))


def join(fields):
    return " ".join(f"{k}={v!r}" for k, v in fields.items())


generator = torch.Generator().manual_seed(7)
START = [torch.randn(s, generator=generator) for _, s in SHAPES]
# Gradients that shrink, as in a training; one element always has gradient 0.
GRADS = [[torch.randn(s, generator=generator) * 0.5 * 0.9**t for _, s in SHAPES] for t in range(STEPS)]
for step in GRADS:
    step[2][0, 1] = 0
line("stream", START, np.float32)
for step in GRADS:
    line("grad", step, np.float32)

# PyTorch's names of the fields of mpt_optimizer_desc.
NAMES = {"initial_accumulator": "initial_accumulator_value", "clip_threshold": "d"}
MAKERS = dict(sgd=o.SGD, adam=o.Adam, adamw=o.AdamW, rmsprop=o.RMSprop, adagrad=o.Adagrad, lion=Lion,
              ademamix=AdEMAMix, lamb=LAMB, lars=LARS, novograd=NovoGrad, adafactor=Adafactor)


def options(kind, fields):
    f = {NAMES.get(k, k): bool(v) if k in ("nesterov", "amsgrad", "centered", "maximize") else v
         for k, v in fields.items()}
    first, second = (0.9, 0.99) if kind == "lion" else (0.9, 0.999)
    b1, b2 = f.pop("beta1", None), f.pop("beta2", None)
    if b1 or b2:
        f["betas"] = (first if b1 is None else b1, second if b2 is None else b2)
    return f


def run(kind, dtype, fields, groups, make_schedule):
    params = [p.to(dtype, copy=True).requires_grad_() for p in START]
    named = dict(zip([n for n, _ in SHAPES], params))
    base = [p for n, p in named.items() if n not in groups]
    optimizer = MAKERS[kind]([dict(params=base)] + [dict(params=[named[n]], **options(kind, f))
                                                    for n, f in groups.items()], **options(kind, fields))
    schedule = make_schedule(optimizer) if make_schedule else None
    shown = []
    for t in range(STEPS):
        for p, g in zip(params, GRADS[t]):
            p.grad = g.to(dtype)
        optimizer.step()
        if schedule:
            schedule.step()
        if t + 1 in SHOWN:
            shown.append([p.detach().clone() for p in params])
    return shown


def trajectory(name, kind, fields={}, groups={}, schedule=None, **schedule_fields):
    word, make = schedule or ("none", None)
    exact, single = (run(kind, d, fields, groups, make) for d in (torch.float64, torch.float32))
    error = max((a - b.double()).abs().max().item() for x, y in zip(exact, single) for a, b in zip(x, y))
    print(f"case {name} {kind} {word} f32_error={error:.3g} {join(fields)} {join(schedule_fields)}")
    for n, f in groups.items():
        print(f"group {n} {join({**fields, **f})}")
    for t, p in zip(SHOWN, exact):
        line(f"at {t}", p)


def warm(steps, then):  # linear warm-up over `steps`, then another schedule
    return lambda s: l.SequentialLR(s, [l.LinearLR(s, 1 / steps, 1.0, steps - 1), then(s)], [steps])


def constant(s):
    return l.ConstantLR(s, 1.0, 1)


trajectory("sgd", "sgd", dict(lr=0.1))
trajectory("sgd_decay", "sgd", dict(lr=0.1, weight_decay=0.05, maximize=1))
trajectory("sgd_momentum", "sgd", dict(lr=0.1, momentum=0.9, dampening=0.2, weight_decay=0.01))
trajectory("sgd_nesterov", "sgd", dict(lr=0.1, momentum=0.8, nesterov=1, weight_decay=0.02, maximize=1))
trajectory("sgd_groups", "sgd", dict(lr=0.1), dict(b=dict(lr=0.02, momentum=0.9), c=dict(weight_decay=0.5)))
trajectory("adam", "adam")
trajectory("adam_l2", "adam", dict(lr=0.01, beta1=0.8, beta2=0.95, eps=1e-6, weight_decay=0.1))
trajectory("adam_amsgrad", "adam", dict(lr=0.02, amsgrad=1, maximize=1, beta2=0.5))
trajectory("adam_large_eps", "adam", dict(lr=0.1, eps=0.1))
trajectory("adamw", "adamw")
trajectory("adamw_strong", "adamw", dict(lr=0.05, weight_decay=0.3))
trajectory("adamw_all", "adamw", dict(lr=0.05, weight_decay=0.1, amsgrad=1, maximize=1, beta1=0.5, beta2=0.6,
                                      eps=1e-5))
trajectory("adamw_groups", "adamw", dict(lr=0.02), dict(b=dict(weight_decay=0.0), c=dict(lr=0.2, beta1=0.7)))
trajectory("rmsprop", "rmsprop")
trajectory("rmsprop_momentum", "rmsprop", dict(momentum=0.9, eps=1e-4, maximize=1))
trajectory("rmsprop_centered", "rmsprop", dict(lr=0.005, alpha=0.8, centered=1))
trajectory("rmsprop_all", "rmsprop", dict(lr=0.02, alpha=0.9, momentum=0.7, centered=1, weight_decay=0.02))
trajectory("adagrad", "adagrad")
trajectory("adagrad_all", "adagrad", dict(lr=0.1, lr_decay=0.1, weight_decay=0.05, initial_accumulator=0.3,
                                          eps=1e-3, maximize=1))
trajectory("lion", "lion")
trajectory("lion_all", "lion", dict(lr=0.01, weight_decay=0.1, beta1=0.8, beta2=0.9, maximize=1))
trajectory("lion_groups", "lion", dict(lr=0.003), dict(c=dict(lr=0.01, weight_decay=1.0)))
trajectory("ademamix", "ademamix")
trajectory("ademamix_all", "ademamix", dict(lr=0.02, beta1=0.8, beta2=0.95, beta3=0.99, alpha=3.0, eps=1e-5,
                                            weight_decay=0.1, alpha_warmup=12, beta3_warmup=15, maximize=1))
trajectory("lamb", "lamb", dict(lr=0.02))
trajectory("lamb_all", "lamb", dict(lr=0.01, beta1=0.8, beta2=0.9, eps=1e-4, weight_decay=0.2, maximize=1),
           dict(b=dict(weight_decay=0.0)))
trajectory("lars", "lars", dict(lr=2.0))
trajectory("lars_all", "lars", dict(lr=0.5, momentum=0.8, nesterov=1, weight_decay=0.1, maximize=1,
                                    trust_coefficient=0.02), dict(c=dict(momentum=0.5, nesterov=0, dampening=0.3)))
trajectory("lars_larc", "lars", dict(lr=0.05, trust_clip=1, trust_coefficient=0.05, weight_decay=0.01))
trajectory("novograd", "novograd", dict(lr=0.01))
trajectory("novograd_all", "novograd", dict(lr=0.02, beta1=0.95, beta2=0.5, eps=1e-3, weight_decay=0.1, maximize=1))
trajectory("adafactor", "adafactor")
trajectory("adafactor_all", "adafactor", dict(lr=0.5, beta2_decay=-0.5, weight_decay=0.1, min_rms=0.7,
                                              clip_threshold=1.1, eps=0.05, maximize=1))
# A schedule multiplies the lr of each group.
trajectory("adamw_cosine", "adamw", dict(lr=0.05), dict(b=dict(lr=0.01)),
           ("cosine", warm(5, lambda s: l.CosineAnnealingLR(s, 15))),
           warmup_steps=5, total_steps=20)
trajectory("sgd_step", "sgd", dict(lr=0.2, momentum=0.5), dict(c=dict(lr=0.05)),
           ("step", lambda s: l.StepLR(s, 6, 0.3)), step_size=6, gamma=0.3)
trajectory("sgd_one_cycle", "sgd", dict(lr=0.3, momentum=0.9), dict(c=dict(lr=0.1)),
           ("one_cycle", lambda s: l.OneCycleLR(s, [0.3, 0.1], total_steps=21)), total_steps=21)
trajectory("adam_one_cycle", "adam", dict(lr=0.1), {},
           ("one_cycle", lambda s: l.OneCycleLR(s, 0.1, total_steps=24, base_momentum=0.7, max_momentum=0.9)),
           total_steps=24, base_momentum=0.7, max_momentum=0.9)
trajectory("rmsprop_warmup", "rmsprop", dict(lr=0.05), {}, ("constant", warm(8, constant)), warmup_steps=8)


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
    print(f"schedule {name} {kind} lr={lr} {join(fields)}")
    print("lr", " ".join(map(repr, values)))
    print("momentum", " ".join(map(repr, momenta)))


schedule("constant", "constant", constant, 0.1, 5)
schedule("warmup", "constant", warm(4, constant), 0.1, 8, warmup_steps=4)
schedule("linear", "linear", lambda s: l.LinearLR(s, 1.0, 0.25, 8), 0.1, 10, total_steps=8, end_factor=0.25)
schedule("warmup_linear", "linear", warm(3, lambda s: l.LinearLR(s, 1.0, 0.1, 8)), 0.1, 13,
         warmup_steps=3, total_steps=11, end_factor=0.1)
schedule("cosine", "cosine", lambda s: l.CosineAnnealingLR(s, 10, eta_min=0.01), 0.1, 10,
         total_steps=10, end_factor=0.1)
schedule("warmup_cosine", "cosine", warm(4, lambda s: l.CosineAnnealingLR(s, 8, eta_min=0.002)), 0.1, 12,
         warmup_steps=4, total_steps=12, end_factor=0.02)
schedule("step", "step", lambda s: l.StepLR(s, 3, 0.5), 0.1, 10, step_size=3, gamma=0.5)
schedule("warmup_step", "step", warm(2, lambda s: l.StepLR(s, 4, 0.2)), 0.1, 12, warmup_steps=2, step_size=4,
         gamma=0.2)
schedule("one_cycle", "one_cycle", lambda s: l.OneCycleLR(s, 0.4, total_steps=12), 0.4, 12, total_steps=12)
schedule("one_cycle_linear", "one_cycle",
         lambda s: l.OneCycleLR(s, 0.4, total_steps=9, pct_start=0.5, anneal_strategy="linear",
                                div_factor=10, final_div_factor=100), 0.4, 9,
         total_steps=9, pct_start=0.5, linear_anneal=1, div_factor=10, final_div_factor=100)
schedule("one_cycle_momentum", "one_cycle",
         lambda s: l.OneCycleLR(s, 0.4, total_steps=10, base_momentum=0.5, max_momentum=0.8), 0.4, 10,
         total_steps=10, base_momentum=0.5, max_momentum=0.8)
schedule("one_cycle_lr_only", "one_cycle",
         lambda s: l.OneCycleLR(s, 0.4, total_steps=10, cycle_momentum=False), 0.4, 10,
         total_steps=10, cycle_momentum=0)


# torch.nn.utils: clipping by the norm of all parameters, with norms above and below the limit, and
# clipping by value.
def clip(name, limit, step, how):
    params = [torch.zeros_like(g).double().requires_grad_() for g in GRADS[step]]
    for p, g in zip(params, GRADS[step]):
        p.grad = g.double()
    norm = how(params, limit)
    print(f"clip {name} limit={limit} step={step} norm={0.0 if norm is None else norm.item()!r}")
    line("grads", [p.grad for p in params])


for limit in (0.1, 1.0, 5.0):
    clip("norm", limit, 0, torch.nn.utils.clip_grad_norm_)
for limit in (0.05, 0.4):
    clip("value", limit, 1, torch.nn.utils.clip_grad_value_)


def scaler(name, found, **options):
    p = torch.ones(2, requires_grad=True)
    optimizer = o.SGD([p], lr=1.0)
    s = torch.amp.GradScaler("cpu", **options)
    print(f"scaler {name} {join(options)}")
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
