# Golden values for clipping by any norm, L-BFGS, gradient penalties and the scaler's state, from
# PyTorch.
#   make_loops.py > loops.txt
# SPDX-License-Identifier: Apache-2.0
import json

import torch

from made_by import made_by

print(made_by("torch"))

torch.manual_seed(0)
torch.set_num_threads(1)


def row(name, values):
    print(name, *(repr(float(v)) for v in values))


def flat(tensors):
    return torch.cat([t.detach().reshape(-1) for t in tensors])


def clip():
    for p in (0.5, 1.0, 2.0, 3.0, 7.0, float("inf")):
        a, b = torch.randn(3, 4, dtype=torch.float32), torch.randn(5, dtype=torch.float32)
        params = [torch.zeros_like(t, requires_grad=True) for t in (a, b)]
        for t, g in zip(params, (a, b)):
            t.grad = g.clone()
        norm = torch.nn.utils.clip_grad_norm_(params, 1.25, norm_type=p)
        print(f"case clip p={p} max={1.25} norm={float(norm)!r}")
        row("grads", flat((a, b)))
        row("clipped", flat(t.grad for t in params))


# Returns the mean square error of a small net. lbfgs() minimizes it ("net") and Rosenbrock's
# function ("valley"), both short enough to write in a test.
def net_loss(w1, w2, x, y):
    return ((torch.tanh(x @ w1.T) @ w2.T - y) ** 2).mean()


def lbfgs():
    for problem in ("net", "valley"):
        for search in (None, "strong_wolfe"):
            options = dict(lr=1.0 if search else 0.3 if problem == "net" else 0.002, max_iter=6, history_size=3)
            if problem == "net":
                x, y = torch.randn(10, 3, dtype=torch.float64), torch.randn(10, 1, dtype=torch.float64)
                params = [torch.randn(4, 3, dtype=torch.float64) * 0.5, torch.randn(1, 4, dtype=torch.float64) * 0.5]
                loss_of = lambda: net_loss(*params, x, y)
            else:
                x = y = torch.zeros(0, dtype=torch.float64)
                params = [torch.tensor([[-1.2, 1.0]], dtype=torch.float64)]
                loss_of = lambda: 100 * (params[0][0, 1] - params[0][0, 0] ** 2) ** 2 + (1 - params[0][0, 0]) ** 2
            for p in params:
                p.requires_grad_(True)
            o = torch.optim.LBFGS(params, line_search_fn=search, **options)
            print(f"case lbfgs_{problem} wolfe={int(bool(search))} lr={options['lr']}")
            row("x", x.reshape(-1))
            row("y", y.reshape(-1))
            row("start", flat(params))
            for _ in range(5):

                def closure():
                    o.zero_grad()
                    loss = loss_of()
                    loss.backward()
                    return loss

                first = o.step(closure)
                row("step", [float(first.detach()), *flat(params)])


# A gradient penalty: the norm of the loss's gradients is added to the loss. PyTorch's recipe scales
# the loss and unscales the gradients by hand, which changes nothing in f64 and is left out here.
def penalty():
    x, y = torch.randn(6, 3, dtype=torch.float64), torch.randn(6, 1, dtype=torch.float64)
    w1 = (torch.randn(4, 3, dtype=torch.float64) * 0.5).requires_grad_(True)
    w2 = (torch.randn(1, 4, dtype=torch.float64) * 0.5).requires_grad_(True)
    loss = net_loss(w1, w2, x, y)
    grads = torch.autograd.grad(loss, (w1, w2), create_graph=True)
    total = loss + sum(g.pow(2).sum() for g in grads).sqrt()
    total.backward()
    print("case penalty")
    row("x", x.reshape(-1))
    row("y", y.reshape(-1))
    row("start", flat((w1, w2)))
    row("total", [total])
    row("grads", flat((w1.grad, w2.grad)))


def state():
    s = torch.amp.GradScaler("cpu", init_scale=4.0, growth_factor=2.0, backoff_factor=0.25, growth_interval=2)
    w = torch.ones(1, requires_grad=True)
    o = torch.optim.SGD([w], lr=0.1)
    print("case state")
    for kind in ("clean", "clean", "inf", "clean"):
        s.scale(w.sum())
        w.grad = torch.tensor([float("inf") if kind == "inf" else 1.0])
        s.step(o)
        s.update()
        d = s.state_dict()
        print("json", int(kind == "inf"), json.dumps(d, separators=(",", ":")))


clip()
lbfgs()
penalty()
state()
