# Golden values for sparse gradients, from PyTorch: nn.functional.embedding(sparse=True) with the
# optimizers that support it, alone and under a GradScaler.
#   make_sparse.py > sparse.txt
# SPDX-License-Identifier: Apache-2.0
import torch

from made_by import made_by

print(made_by("torch"))

V, D, STEPS = 7, 3, 6
BATCHES = [[0, 2, 2, 4, 0, 2], [1, 1, 5], [6], [2, 4, 4, 1, 6, 6], [3, 2], [0, 1, 2, 3, 4, 5]]
CASES = [("sgd", torch.optim.SGD, dict(lr=0.1)), ("sgd", torch.optim.SGD, dict(lr=0.1, maximize=True)),
         ("sgd", torch.optim.SGD, dict(lr=0.1, momentum=0.9)),
         ("sgd", torch.optim.SGD, dict(lr=0.1, momentum=0.9, nesterov=True)),
         ("sgd", torch.optim.SGD, dict(lr=0.1, momentum=0.8, dampening=0.3)),
         ("adagrad", torch.optim.Adagrad, dict(lr=0.2)),
         ("adagrad", torch.optim.Adagrad, dict(lr=0.2, lr_decay=0.1, initial_accumulator_value=0.5)),
         ("sparse_adam", torch.optim.SparseAdam, dict(lr=0.05)),
         ("sparse_adam", torch.optim.SparseAdam, dict(lr=0.05, betas=(0.8, 0.95), eps=1e-2)),
         ("sparse_adam", torch.optim.SparseAdam, dict(lr=0.05, maximize=True))]


def line(word, values):
    print(word, *[repr(float(v)) for v in values])


torch.manual_seed(5)
start = torch.randn(V, D)
weights = [torch.randn(len(b), D) for b in BATCHES]  # one gradient for each row read
for scaled in (False, True):
    for name, make, options in CASES:
        fields = {k: v for k, v in options.items() if k not in ("betas", "initial_accumulator_value")}
        if "betas" in options:
            fields["beta1"], fields["beta2"] = options["betas"]
        if "initial_accumulator_value" in options:
            fields["initial_accumulator"] = options["initial_accumulator_value"]
        print("case", name, f"scaled={int(scaled)}", *[f"{k}={float(v)!r}" for k, v in fields.items()])
        line("start", start.flatten())
        w = torch.nn.Parameter(start.clone())
        optimizer = make([w], **options)
        scaler = torch.amp.GradScaler("cpu", init_scale=4.0, growth_interval=2, enabled=scaled)
        for i, (batch, g) in enumerate(zip(BATCHES, weights)):
            g = g * torch.inf if scaled and i == 3 else g  # an overflow: the step is skipped
            loss = (torch.nn.functional.embedding(torch.tensor(batch), w, sparse=True) * g).sum()
            optimizer.zero_grad()
            scaler.scale(loss).backward()
            assert w.grad.is_sparse
            scaler.step(optimizer)
            scaler.update()
            print("index", *batch)
            line("g", g.flatten())
            line("w", w.detach().flatten())
            line("scale", [scaler.get_scale()])
