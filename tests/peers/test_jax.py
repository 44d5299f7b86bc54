"""Compares gradients of networks with jax.grad, in f32 and computed in bf16 on both sides.

SPDX-License-Identifier: Apache-2.0
"""
import numpy as np
import pytest

import mpt
from need import need

jax = need("jax")
jnp = jax.numpy
F = mpt.nn.functional


def made(numbers):
    """Returns the parameters of a small network: an embedding, attention, a convolution, two norms
    and a head.
    """
    shapes = {"table": (11, 8), "qkv": (24, 8), "out": (8, 8), "scale": (8,), "shift": (8,), "conv": (6, 8, 3),
              "bias": (6,), "rms": (6,), "head": (5, 6)}
    values = {k: numbers.standard_normal(s).astype(np.float32) / np.sqrt(s[-1]) for k, s in shapes.items()}
    values["scale"], values["rms"] = values["scale"] + 1, values["rms"] + 1
    return {k: v.astype(np.float32) for k, v in values.items()}


def ours(p, ids, labels):
    x = F.embedding(ids, p["table"])
    q, k, v = (t.reshape(*t.shape[:2], 2, 4).transpose(1, 2) for t in F.linear(x, p["qkv"]).chunk(3, -1))
    a = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(*x.shape)
    x = F.layer_norm(x + F.linear(a, p["out"]), 8, p["scale"], p["shift"])
    x = F.gelu(F.conv1d(x.transpose(1, 2), p["conv"], p["bias"], padding=1), approximate="tanh").transpose(1, 2)
    x = F.rms_norm(x, 6, p["rms"], 1e-6)
    return F.cross_entropy(F.linear(x, p["head"]).float().reshape(-1, 5), labels)


def theirs(p, ids, labels):
    x = p["table"][ids]
    q, k, v = (t.reshape(*t.shape[:2], 2, 4) for t in jnp.split(x @ p["qkv"].T, 3, -1))
    a = jax.nn.dot_product_attention(q, k, v, is_causal=True).reshape(x.shape)
    x = x + a @ p["out"].T
    w = x.astype(jnp.float32)
    w = (w - w.mean(-1, keepdims=True)) / jnp.sqrt(w.var(-1, keepdims=True) + 1e-5)
    x = w.astype(x.dtype) * p["scale"] + p["shift"]
    x = jax.lax.conv_general_dilated(x.transpose(0, 2, 1), p["conv"], (1,), [(1, 1)],
                                     dimension_numbers=("NCH", "OIH", "NCH")) + p["bias"][:, None]
    x = jax.nn.gelu(x, approximate=True).transpose(0, 2, 1)
    w = x.astype(jnp.float32)
    x = (w / jnp.sqrt((w * w).mean(-1, keepdims=True) + 1e-6)).astype(x.dtype) * p["rms"]
    logits = jax.nn.log_softmax((x @ p["head"].T).astype(jnp.float32).reshape(-1, 5))
    return -logits[jnp.arange(labels.size), labels].mean()


def with_grads(values, kind, ids, labels):
    """Returns JAX's loss and gradients in a dtype."""
    loss, grads = jax.value_and_grad(theirs)({k: jnp.asarray(v, kind) for k, v in values.items()}, ids, labels)
    assert all(str(g.dtype) == kind for g in grads.values())
    return float(loss), {k: np.asarray(g, np.float32) for k, g in grads.items()}


def errors(kind, seed):
    """Returns, by parameter, the relative distances of libmpt's and JAX's gradients in a dtype from
    JAX's in f32.
    """
    numbers = np.random.default_rng(seed)
    values = {k: np.asarray(jnp.asarray(v, kind), np.float32) for k, v in made(numbers).items()}
    ids, labels = numbers.integers(0, 11, (3, 7)), numbers.integers(0, 5, 21)
    (exact, want), (_, second) = (with_grads(values, k, ids, labels) for k in ("float32", kind))
    p = {k: mpt.tensor(v).to(kind).requires_grad_() for k, v in values.items()}
    loss = ours(p, mpt.tensor(ids), mpt.tensor(labels))
    loss.backward()
    assert loss.item() == pytest.approx(exact, rel=1e-5 if kind == "float32" else 0.03)
    assert all(t.grad.dtype.name == kind for t in p.values())
    size = {k: np.sqrt((g**2).mean()) for k, g in want.items()}
    return {k: [np.sqrt(((g - want[k])**2).mean()) / size[k] for g in (p[k].grad.float().numpy(), second[k])] for k in p}


@pytest.mark.parametrize("seed", range(5))
def test_gradients_of_a_network(seed):
    """In f32 the gradients agree up to the order of sums."""
    assert all(mine < 1e-5 for mine, _ in errors("float32", seed).values())


def test_gradients_in_bf16():
    """In the mean of 12 networks, libmpt's bf16 is not farther from f32 than JAX's. A single
    network may be, because both round.
    """
    every = [errors("bfloat16", seed) for seed in range(12)]
    for name in every[0]:
        mine, theirs = np.mean([e[name] for e in every], 0)
        assert mine < 1.2 * theirs and mine < 0.05, (name, mine, theirs)
        assert max(e[name][0] for e in every) < 0.3, name


def test_second_derivatives():
    """Compares the gradient of a gradient's norm, in f64, with JAX's. JAX uses f32 here, because
    x64 is a switch of the whole process.
    """
    numbers = np.random.default_rng(9)
    x, w = numbers.standard_normal((5, 4)).astype(np.float32), numbers.standard_normal((4, 3)).astype(np.float32)

    def f(lib, x, w):
        return (lib.tanh(x @ w) ** 2).sum()

    want = jax.grad(lambda w: (jax.grad(lambda x: f(jnp, x, w))(jnp.asarray(x)) ** 2).sum())(jnp.asarray(w))
    a, b = mpt.tensor(x).double().requires_grad_(), mpt.tensor(w).double().requires_grad_()
    inner, = mpt.grad(f(mpt, a, b), [a], create_graph=True)
    (inner**2).sum().backward()
    np.testing.assert_allclose(b.grad.numpy(), np.asarray(want), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("rule", ["adam", "lion"])
def test_steps_by_the_formulas_in_jax(rule):
    """Compares with the published formulas of Adam and Lion, with jax.grad: twenty steps on a
    quadratic.
    """
    numbers = np.random.default_rng(2)
    a = numbers.standard_normal((6, 6)).astype(np.float32)
    a, start = a @ a.T / 6, numbers.standard_normal(6).astype(np.float32)
    loss = jax.grad(lambda w: 0.5 * w @ a @ w + jnp.sin(w).sum())
    w, m, v = jnp.asarray(start), jnp.zeros(6), jnp.zeros(6)
    p = mpt.tensor(start).requires_grad_()
    optimizer = mpt.optim.Adam([p], 0.05) if rule == "adam" else mpt.optim.Lion([p], 0.05)
    for t in range(1, 21):
        g = loss(w)
        if rule == "adam":
            m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
            w = w - 0.05 * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
        else:
            w, m = w - 0.05 * jnp.sign(0.9 * m + 0.1 * g), 0.99 * m + 0.01 * g
        optimizer.zero_grad()
        ((p * (mpt.tensor(a) @ p)).sum() * 0.5 + p.sin().sum()).backward()
        optimizer.step()
    np.testing.assert_allclose(p.detach().numpy(), np.asarray(w), rtol=0, atol=2e-5)
