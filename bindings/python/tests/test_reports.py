"""Bug reports of other projects' users: the cases of tests/reports/cases.txt, which describes their format.

SPDX-License-Identifier: Apache-2.0
"""
import json
import math
import os
import struct
import threading
from pathlib import Path

import pytest

import mpt
from mpt import nn
from mpt.nn import functional as F

CASES = Path(__file__).resolve().parents[3] / "tests" / "reports" / "cases.txt"


class Case:
    def __init__(self, number, report):
        self.name, self.long, self.steps = f"{number} {report}", False, []


def read():
    """Returns the cases that are for Python, with their steps as lists of words."""
    cases = []
    ours = True
    for line in CASES.read_text().splitlines():
        words = line.split()
        if not words or line[0] == "#":
            continue
        if words[0] == "report":
            cases.append(Case(len(cases) + 1, words[1]))
            ours = True
        elif words[0] == "only":
            ours = "python" in words
        elif words[0] == "long":
            cases[-1].long = True
        elif ours:
            cases[-1].steps.append(words)
    return cases


def number(word):
    return float(word) if any(c in word for c in ".einf") else int(word)


def numbers(words):
    """Returns the values of a step: 3*0.5 is 0.5 three times."""
    parts = [word.partition("*") for word in words]
    return [number(value) for value, _, times in parts for _ in range(int(times or 1))]


# ---- functions that are no operations, as cases.txt describes them ------------------------------


def saved_files(folder, first, last):
    whole = 0
    for n in range(first, last + 1):
        saved = {"a" * n: mpt.tensor(float(n)), "b" * n: mpt.tensor(float(-n))}
        mpt.save(saved, folder / "saved")
        read = mpt.load(folder / "saved")
        whole += {name: t.item() for name, t in read.items()} == {name: t.item() for name, t in saved.items()}
    return [whole]


def unknown_dtypes(folder):
    entries = {"a": ("I16", [2], [0, 4]), "b": ("U32", [1], [4, 8]), "c": ("F32", [1], [8, 12])}
    header = json.dumps({name: dict(zip(("dtype", "shape", "data_offsets"), e)) for name, e in entries.items()}).encode()
    path = folder / "unknown.safetensors"
    path.write_bytes(struct.pack("<Q", len(header)) + header + bytes(8) + struct.pack("<f", 1.5))
    names = mpt.safetensors_names(path)
    refused = 0
    for name in names:
        try:
            known = mpt.load_safetensors(path, names=[name])[name]
        except TypeError:
            refused += 1
    return [len(names), refused, known.item()]


def resumed_rate(folder, lr, steps, at, made):
    net = nn.Linear(1, 1)

    def begin(scheduled):
        optimizer = mpt.optim.AdamW(net.parameters(), lr=lr)
        return optimizer, mpt.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps) if scheduled else None

    optimizer, schedule = begin(True)
    for _ in range(at):
        net(mpt.ones(1, 1)).sum().backward()
        optimizer.step()
        schedule.step()
        optimizer.zero_grad()
    mpt.save({"optimizer": optimizer.state_dict(), "schedule": schedule.state_dict()}, folder / "resumed")
    state = mpt.load(folder / "resumed")
    again, schedule = begin(made == "before")
    again.load_state_dict(state["optimizer"])
    if schedule is None:
        schedule = mpt.optim.lr_scheduler.CosineAnnealingLR(again, steps)
    schedule.load_state_dict(state["schedule"])
    return [again.param_groups[0]["lr"]]


def clipped_nothing(folder):
    return [nn.utils.clip_grad_norm_(nn.ReLU().parameters(), 1.0)]


def precise_buffer(folder, value):
    net = nn.Linear(1, 1)
    net.register_buffer("mean", mpt.tensor(value, dtype="f64"))
    mpt.Precision("bf16-mixed").apply(net)
    return [net.mean.item()]


def average_in_place(folder, decay, times):
    net = nn.Linear(1, 1, bias=False)
    mpt.Precision("bf16-mixed").apply(net)
    with mpt.no_grad():
        net.weight.fill_(0)
        for _ in range(times):
            net.weight.mul_(decay).add_(1 - decay)
    return [net.weight.item()]


def second_thread(folder):
    x = mpt.ones(2, 2)
    refused = []

    def work():
        try:
            x @ x
        except mpt.StateError:
            refused.append(1)

    with mpt.autocast("bf16"):
        beside = threading.Thread(target=work)
        beside.start()
        beside.join()
    return [len(refused)]


def clipped_used_up(folder):
    net = nn.Linear(2, 2)
    net(mpt.ones(1, 2)).sum().backward()
    parameters = net.parameters()
    assert len(list(parameters)) == 2
    return [nn.utils.clip_grad_norm_(parameters, 1.0)]


def plateau_rates(folder, lr, warmup, at, factor, least):
    w = mpt.zeros(1, requires_grad=True)
    optimizer = mpt.optim.SGD([w], lr=lr)
    schedule = mpt.optim.lr_scheduler.LinearLR(optimizer, 0.1, total_iters=warmup)
    plateau = mpt.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=factor, patience=0, min_lr=least)
    plateau.step(1.0)
    rates = []
    for step in range(1, warmup + at + 1):
        w.grad = mpt.zeros(1)
        optimizer.step()
        schedule.step()
        if step == at:
            plateau.step(1.0)
            rates = schedule.get_last_lr()
    return rates + schedule.get_last_lr()


class Drawn(mpt.data.Dataset):
    def __init__(self, items):
        self.items = items

    def __len__(self):
        return self.items

    def __getitem__(self, i):
        return (mpt.randn(8, 8) @ mpt.randn(8, 8)).float().sum()


def loaded_batches(folder, items, workers):
    def load(workers):
        loader = mpt.data.DataLoader(Drawn(items), 3, num_workers=workers, seed=1)
        with mpt.autocast("bf16"):
            return [v for batch in loader for v in batch.tolist()]

    alone = load(0)
    runs = [load(workers), load(workers)]
    return [*(sum(a == b for a, b in zip(alone, run)) for run in runs), len(set(runs[0]))]


STEPS = {f.__name__: f for f in (saved_files, unknown_dtypes, resumed_rate, clipped_nothing, precise_buffer,
                                 average_in_place, second_thread, clipped_used_up, plateau_rates, loaded_batches)}

# Functions whose name or arguments are others in Python.
OWN = {
    "median_dim": lambda x, dim: mpt.median(x, dim),
    "lerp_scalar": mpt.lerp,
    "cast": lambda x, dtype: x.to(dtype),
    "logsumexp": lambda x, dims=None: mpt.logsumexp(x, dims if dims is not None else tuple(range(x.ndim))),
    "normalize": lambda x, dims: F.normalize(x, dim=dims),
    "interpolate": lambda x, size, mode, align_corners: F.interpolate(x, int(size), mode=mode,
                                                                      align_corners=bool(align_corners)),
    "interpolate_by": lambda x, depth, height, width, mode: F.interpolate(x, scale_factor=width, mode=mode),
    "attention_weights": lambda q, k, mask, scale: mpt.attention_weights(q, k, mask, scale=scale),
    "nll_loss": F.nll_loss, "mse_loss": F.mse_loss, "binary_cross_entropy": F.binary_cross_entropy,
    "binary_cross_entropy_with_logits": F.binary_cross_entropy_with_logits, "div": mpt.div, "remainder": mpt.remainder,
    "hardswish": F.hardswish, "logsigmoid": F.logsigmoid, "softplus": F.softplus,
    "layer_norm": lambda x, weight, bias, last_dims: F.layer_norm(x, x.shape[-int(last_dims):], weight, bias),
    "max_pool1d": lambda x, kernel, stride: F.max_pool1d(x, int(kernel), int(stride)), "norm": mpt.norm, "std": mpt.std,
    "kl_div": lambda q, p, reduction, log_target=0: F.kl_div(q, p, reduction=reduction, log_target=bool(log_target)),
    "gumbel_softmax": lambda x, hard: F.gumbel_softmax(x, hard=bool(hard)),
    "softmax": mpt.softmax, "log_softmax": mpt.log_softmax,
    "mish": F.mish, "glu": F.glu, "sigmoid": mpt.sigmoid, "silu": F.silu, "matmul": mpt.matmul, "mean": mpt.mean,
    "einsum": lambda *inputs, equation: mpt.einsum(equation, *inputs), "nonzero": mpt.nonzero,
    "unique": lambda x: mpt.unique(x, return_inverse=True, return_counts=True),
    "max": mpt.max, "sum": mpt.sum, "median": mpt.median, "log2": mpt.log2, "log10": mpt.log10,
}


def same(got, want, bound):
    return math.isnan(got) if math.isnan(want) else got == want or abs(got - want) <= bound


def compare(got, words):
    bound = 0.0
    if words[0] == "within":
        bound, words = float(words[1]), words[2:]
    assert words[0] == ":"
    want = numbers(words[1:])
    got = got.to("f64").flatten().tolist() if isinstance(got, mpt.Tensor) else got
    assert len(got) == len(want)
    wrong = [(i, g, w) for i, (g, w) in enumerate(zip(got, want)) if not same(g, w, bound)]
    assert not wrong, "element, value and the right value: " + str(wrong[:3])


def call(words, names, folder):
    arrow = words.index("->")
    keys = {}
    inputs = []
    for word in words[2:arrow]:
        key, equals, value = word.partition("=")
        if equals:
            keys[key] = value if value[0].isalpha() else number(value)
        else:
            inputs.append(None if word == "-" else names[word])
    made = STEPS[words[1]](folder, **keys) if words[1] in STEPS else OWN[words[1]](*inputs, **keys)
    several = isinstance(made, tuple)
    names.update(zip(words[arrow + 1:], made if several else [made]))


@pytest.mark.filterwarnings("ignore:.* starts from its first step")  # which is what a report does
@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in read()])
def test_report(case, tmp_path):
    if case.long and os.environ.get("MPT_TIER") != "full":
        pytest.skip("takes long: thousands of files")
    names = {}
    for words in case.steps:
        if words[0] == "tensor":
            shape = [] if words[3] == "-" else [int(n) for n in words[3].split(",")]
            t = mpt.tensor(numbers(words[5:]), dtype=words[2]).reshape(shape)
            names[words[1]] = t.requires_grad_() if t.is_floating_point() else t
        elif words[0] == "call":
            call(words, names, tmp_path)
        elif words[0] == "is":
            got = names[words[1]]
            assert not isinstance(got, mpt.Tensor) or got.dtype is mpt.dtype(words[2])
            compare(got, words[3:])
        elif words[0] == "gradient":
            compare(mpt.grad(names[words[1]].sum(), [names[words[2]]], retain_graph=True)[0], words[3:])
        else:
            pytest.fail("no step is called " + words[0])
