"""JAX's side of the step benchmarks: a training step as one compiled program with donated buffers.

with_jax.py CASE MODE SECONDS THREADS    MODE: f32 or bf16

In bf16 mode the parameters, the states and the update are f32. Products, convolutions and the
values between them are bf16. Norms and the loss are computed in f32. PyTorch's autocast does the
same.
SPDX-License-Identifier: Apache-2.0
"""
import os
import sys

from measure import DECAY, GPT, LEARNING_RATE, MLP, RESNET, RESNET_BATCH, arguments, measure, peak_bytes

NAME, MODE, SECONDS, THREADS = arguments()
os.environ["JAX_PLATFORMS"] = "cpu"
# XLA uses as many threads as its process may use processors.
os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:THREADS])

import jax  # after the number of threads is set
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

COMPUTE = {"f32": jnp.float32, "bf16": jnp.bfloat16}[MODE]
RANDOM = np.random.default_rng(0)


def uniform(fan_in, *shape):
    bound = fan_in ** -0.5
    return RANDOM.uniform(-bound, bound, shape).astype("f4")


def dense_init(inputs, outputs):
    return dict(w=uniform(inputs, inputs, outputs), b=uniform(inputs, outputs))


def norm_init(width):
    return dict(w=np.ones(width, "f4"), b=np.zeros(width, "f4"))


def product(x, w):
    return x.astype(COMPUTE) @ w.astype(COMPUTE)


def dense(p, x):
    return product(x, p["w"]) + p["b"].astype(COMPUTE)


def cross_entropy(logits, classes):
    logits = logits.astype(jnp.float32).reshape(-1, logits.shape[-1])
    chosen = jnp.take_along_axis(logits, classes.reshape(-1, 1), axis=1)[:, 0]
    return jnp.mean(jax.nn.logsumexp(logits, axis=1) - chosen)


def normalized(p, x, axes):
    x = x.astype(jnp.float32)
    mean = jnp.mean(x, axes, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), axes, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * p["w"] + p["b"]


def mlp(widths, batch):
    def loss(params, x, y):
        for p in params[:-1]:
            x = jax.nn.relu(dense(p, x))
        return cross_entropy(dense(params[-1], x), y)

    params = [dense_init(i, o) for i, o in zip(widths, widths[1:])]
    return params, loss, RANDOM.standard_normal((batch, widths[0]), "f4"), RANDOM.integers(0, 10, batch)


def gpt(vocabulary, context, layers, heads, width, batch):
    def block_init():
        return dict(norm1=norm_init(width), qkv=dense_init(width, 3 * width), proj=dense_init(width, width),
                    norm2=norm_init(width), up=dense_init(width, 4 * width), down=dense_init(4 * width, width))

    def loss(params, ids, y):
        x = params["tokens"][ids] + params["positions"]
        for p in params["blocks"]:
            qkv = dense(p["qkv"], normalized(p["norm1"], x, -1))
            q, k, v = (t.reshape(batch, context, heads, width // heads) for t in jnp.split(qkv, 3, axis=-1))
            attended = jax.nn.dot_product_attention(q, k, v, is_causal=True)
            x = x + dense(p["proj"], attended.reshape(batch, context, width))
            x = x + dense(p["down"], jax.nn.gelu(dense(p["up"], normalized(p["norm2"], x, -1)), approximate=True))
        return cross_entropy(product(normalized(params["norm"], x, -1), params["tokens"].T), y)

    def table(rows):
        return 0.02 * RANDOM.standard_normal((rows, width), "f4")

    params = dict(tokens=table(vocabulary), positions=table(context), norm=norm_init(width),
                  blocks=[block_init() for _ in range(layers)])
    return (params, loss, *(RANDOM.integers(0, vocabulary, (batch, context)) for _ in range(2)))


def resnet():
    def unit_init(inputs, outputs, kernel):
        return dict(w=uniform(inputs * kernel * kernel, kernel, kernel, inputs, outputs), norm=norm_init(outputs))

    def unit(p, x, stride=1):  # convolution and batch norm with batch statistics
        pad = p["w"].shape[0] // 2
        x = jax.lax.conv_general_dilated(x.astype(COMPUTE), p["w"].astype(COMPUTE), (stride, stride),
                                         [(pad, pad), (pad, pad)], dimension_numbers=("NHWC", "HWIO", "NHWC"))
        return normalized(p["norm"], x, (0, 1, 2)).astype(COMPUTE)

    def loss(params, x, y):
        x = jax.nn.relu(unit(params["stem"], x))
        for (_, _, stride), p in zip(RESNET, params["blocks"]):
            branch = unit(p["second"], jax.nn.relu(unit(p["first"], x, stride)))
            x = jax.nn.relu(branch + (unit(p["short"], x, stride) if "short" in p else x))
        return cross_entropy(dense(params["head"], jnp.mean(x, (1, 2))), y)

    blocks = []
    for inputs, outputs, stride in RESNET:
        blocks.append(dict(first=unit_init(inputs, outputs, 3), second=unit_init(outputs, outputs, 3)))
        if stride > 1:
            blocks[-1]["short"] = unit_init(inputs, outputs, 1)
    params = dict(stem=unit_init(3, 16, 3), blocks=blocks, head=dense_init(64, 10))
    images = RANDOM.standard_normal((RESNET_BATCH, 32, 32, 3), "f4")
    return params, loss, images, RANDOM.integers(0, 10, RESNET_BATCH)


def adamw(p, g, m, v, t):
    m = 0.9 * m + 0.1 * g
    v = 0.999 * v + 0.001 * g * g
    step = LEARNING_RATE / (1 - 0.9 ** t)
    p = p * (1 - LEARNING_RATE * DECAY)
    return p - step * m / (jnp.sqrt(v / (1 - 0.999 ** t)) + 1e-8), m, v


def main():
    own = peak_bytes()
    if NAME in MLP:
        params, loss, x, y = mlp(*MLP[NAME])
    elif NAME in GPT:
        params, loss, x, y = gpt(*GPT[NAME])
    elif NAME == "resnet20":
        params, loss, x, y = resnet()
    else:
        sys.exit(f"no case is named {NAME}")
    y = y.astype("i4")
    leaves, tree = jax.tree.flatten(params)

    def train(p, m, v, t, x, y):  # p, m and v are lists with one tensor per parameter
        value, gradient = jax.value_and_grad(loss)(jax.tree.unflatten(tree, p), x, y)
        new = [adamw(*each, t) for each in zip(p, jax.tree.leaves(gradient), m, v)]
        return *map(list, zip(*new)), t + 1, value

    compiled = jax.jit(train, donate_argnums=(0, 1, 2, 3))
    p = [jnp.asarray(leaf) for leaf in leaves]
    del params, leaves
    state = [p, [jnp.zeros_like(a) for a in p], [jnp.zeros_like(a) for a in p], jnp.float32(1)]
    del p
    x, y = jnp.asarray(x), jnp.asarray(y)

    def step():
        *state[:], value = compiled(*state, x, y)
        return float(value)

    measure(f"JAX {jax.__version__}", NAME, MODE, SECONDS, own, step)


main()
