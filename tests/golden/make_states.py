# Trainings with optimizer states of 8 and 4 bits, in NumPy: python make_states.py > states.txt
# Code books follow bitsandbytes and torchao. 8-bit codes follow the plain PyTorch backend of
# bitsandbytes (the entry nearest to value * (1 / absmax)), 4-bit codes follow torchao. Gradients
# and initial values are made from integers, so that the test can reproduce them.
# SPDX-License-Identifier: Apache-2.0
import numpy as np

from made_by import made_by

print(made_by("numpy"))

N, STEPS = 4999, 12
f = np.float32


def numbers(t):
    i = np.arange(N, dtype=np.uint64)
    x = (i * np.uint64(2654435761) + i * i * np.uint64(40503) + np.uint64(t) * np.uint64(2246822519)) % np.uint64(1 << 32)
    return x.astype(np.float64) / 2.0**32 - 0.5, i


def start():
    return numbers(1000)[0].astype(f)


def grad(t):
    u, i = numbers(t)
    return (u * 2.0 ** -(i % np.uint64(13)).astype(np.float64)).astype(f)


def dynamic_map(signed, exponents, bits):
    """Returns the midpoints of equal parts of [.1, 1] in each decade, with more parts in each larger decade, and 0
    and 1."""
    data, n = [0.0, 1.0], bits - 1
    for i in range(exponents):
        parts = 2 ** (i + n - exponents + (0 if signed else 1))
        edges = np.linspace(0.1, 1, parts + 1)
        middles = (edges[:-1] + edges[1:]) / 2 * 10.0 ** (i - exponents + 1)
        data += middles.tolist() + ((-middles).tolist() if signed else [])
    extra = 2 ** (n - exponents) - 1
    if extra:
        edges = np.linspace(0.1, 1, extra + 1)
        middles = (edges[:-1] + edges[1:]) / 2
        data += middles.tolist() + ((-middles).tolist() if signed else [])
    return np.sort(np.array(data)).astype(f)


BOOKS = {(8, True): dynamic_map(True, 7, 8), (8, False): dynamic_map(False, 7, 8),
         (4, True): dynamic_map(True, 3, 4), (4, False): (np.arange(1, 17) / 16).astype(f)}
assert [len(BOOKS[8, s]) for s in (True, False)] == [256, 256] and len(BOOKS[4, True]) == 16


class State:
    def __init__(self, bits, signed):
        self.bits, self.book, self.block = bits, BOOKS[bits, signed], 256 if bits == 8 else 128
        self.codes, self.absmax = np.zeros(N, int), np.zeros(-(-N // self.block), f)

    def get(self):
        return self.book[self.codes] * np.repeat(self.absmax, self.block)[:N]

    def set(self, x):
        padded = np.zeros(len(self.absmax) * self.block, f)
        padded[:N] = x
        self.absmax = np.abs(padded).reshape(-1, self.block).max(1)
        with np.errstate(divide="ignore", invalid="ignore"):
            inverse = np.where(self.absmax > 0, f(1) / self.absmax, f(0)).astype(f)
        y = np.clip(x * np.repeat(inverse, self.block)[:N], -1, 1)
        self.codes = np.abs(y[:, None] - self.book[None, :]).argmin(1)


def adamw(s, p, g, t, lr=f(0.01), b1=f(0.9), b2=f(0.999), eps=f(1e-8), decay=f(0.1)):
    m, v = s[0].get() * b1 + (1 - b1) * g, s[1].get() * b2 + (1 - b2) * g * g
    s[0].set(m), s[1].set(v)
    p = p * (1 - lr * decay)
    return p - lr / (1 - b1**t) * m / (np.sqrt(v) / np.sqrt(1 - b2**t) + eps)


def adam(s, p, g, t):
    return adamw(s, p, g, t, decay=f(0))


def lamb(s, p, g, t, lr=f(0.01), b1=f(0.9), b2=f(0.999), eps=f(1e-6)):
    m, v = s[0].get() * b1 + (1 - b1) * g, s[1].get() * b2 + (1 - b2) * g * g
    s[0].set(m), s[1].set(v)
    u = m / (1 - b1**t) / (np.sqrt(v) / np.sqrt(1 - b2**t) + eps)
    return p - lr * f(np.linalg.norm(p.astype(float)) / np.linalg.norm(u.astype(float))) * u


def sgd(s, p, g, t, lr=f(0.1), momentum=f(0.9)):
    b = g if t == 1 else s[0].get() * momentum + g
    s[0].set(b)
    return p - lr * b


def lion(s, p, g, t, lr=f(0.01), b1=f(0.9), b2=f(0.99)):
    m = s[0].get()
    p = p - lr * np.sign(b1 * m + (1 - b1) * g)
    s[0].set(m * b2 + (1 - b2) * g)
    return p


def ademamix(s, p, g, t, lr=f(0.01), b1=f(0.9), b2=f(0.999), b3=f(0.99), alpha=f(5), eps=f(1e-8)):
    m, v = s[0].get() * b1 + (1 - b1) * g, s[1].get() * b2 + (1 - b2) * g * g
    slow = s[2].get() * b3 + (1 - b3) * g
    s[0].set(m), s[1].set(v), s[2].set(slow)
    return p - lr * (m / (1 - b1**t) + alpha * slow) / (np.sqrt(v) / np.sqrt(1 - b2**t) + eps)


def line(word, values):
    print(word, " ".join(repr(float(v)) if isinstance(v, np.floating) else str(v) for v in values))


SHOWN = list(range(0, N, 61)) + [N - 2, N - 1]
for (bits, signed), book in BOOKS.items():
    line(f"book{bits}{'s' if signed else 'u'}", book)
for name, rule, signs in (("adamw", adamw, [True, False]), ("sgd", sgd, [True]), ("lion", lion, [True]),
                          ("ademamix", ademamix, [True, False, True]), ("adam", adam, [True, False]),
                          ("lamb", lamb, [True, False])):
    for bits in (8, 4):
        states, p = [State(bits, s) for s in signs], start()
        for t in range(1, STEPS + 1):
            p = rule(states, p, grad(t), t).astype(f)
        print(f"model {name} bits={bits}")
        line("shown", SHOWN)
        line("p", p[SHOWN])
        for k, s in enumerate(states):
            line(f"codes{k}", s.codes[SHOWN])
            line(f"absmax{k}", s.absmax)
