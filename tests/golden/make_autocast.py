#!/usr/bin/env python3
"""Writes autocast.txt: the casts of torch.autocast, for comparison with the profiles.

  cpu OP FROM UNDER GIVES    the dtype of the result on a CPU, for an input of dtype FROM
  gpu OP FROM UNDER GIVES    the same on a GPU, by PyTorch's fake tensors, which need no GPU
  cuda OP LISTED             True if the operation is on any list for GPUs

python3 tests/golden/make_autocast.py     (PyTorch 2.12 or later)
SPDX-License-Identifier: Apache-2.0
"""
from pathlib import Path

import torch
import torch.nn.functional as F
from torch._subclasses.fake_tensor import FakeTensorMode

from made_by import made_by

NAMES = {torch.float32: "f32", torch.bfloat16: "bf16", torch.float16: "f16", None: "banned"}


def f32(x, *shape):
    """Returns an f32 tensor on the device of x."""
    return torch.ones(shape, device=x.device)


def i64(x, *shape):
    return torch.zeros(shape, dtype=torch.int64, device=x.device)


def like(x, shape):
    return torch.ones(shape, dtype=x.dtype, device=x.device)


def recurrent(x, kind):
    """Runs a recurrent module on x as [4, 1, 4], or a cell on [4, 4], with weights in x's dtype."""
    module = kind(4, 4, device=x.device, dtype=x.dtype)
    made = module(x if isinstance(module, torch.nn.RNNCellBase) else x.reshape(4, 1, 4))
    return made[0] if isinstance(made, tuple) else made


OPS = {
    "matmul": lambda x: x @ f32(x, 4, 4), "linear": lambda x: F.linear(x, f32(x, 4, 4)),
    "bmm": lambda x: torch.bmm(like(x, (2, 4, 4)), f32(x, 4, 4, 1).reshape(1, 4, 4).expand(2, 4, 4)),
    "addmm": lambda x: torch.addmm(f32(x, 4, 4), x, f32(x, 4, 4)),
    "conv1d": lambda x: F.conv1d(like(x, (1, 4, 5)), f32(x, 4, 4, 1)),
    "conv2d": lambda x: F.conv2d(like(x, (1, 4, 5, 5)), f32(x, 4, 4, 1, 1)),
    "conv3d": lambda x: F.conv3d(like(x, (1, 4, 2, 2, 2)), f32(x, 4, 4, 1, 1, 1)),
    "conv_transpose1d": lambda x: F.conv_transpose1d(like(x, (1, 4, 5)), f32(x, 4, 4, 1)),
    "conv_transpose2d": lambda x: F.conv_transpose2d(like(x, (1, 4, 5, 5)), f32(x, 4, 4, 1, 1)),
    "conv_transpose3d": lambda x: F.conv_transpose3d(like(x, (1, 4, 2, 2, 2)), f32(x, 4, 4, 1, 1, 1)),
    "scaled_dot_product_attention":
        lambda x: F.scaled_dot_product_attention(*[like(x, (1, 1, 4, 4))] * 3),
    "exp": torch.exp, "expm1": torch.expm1, "log": torch.log, "log1p": torch.log1p,
    "reciprocal": torch.reciprocal, "rsqrt": torch.rsqrt, "pow_scalar": lambda x: torch.pow(x, 3),
    "rpow_scalar": lambda x: torch.pow(3, x), "pow": lambda x: torch.pow(x, x),
    "softplus": F.softplus, "sqrt": torch.sqrt, "sin": torch.sin, "tanh": torch.tanh,
    "tan": torch.tan, "log2": torch.log2, "log10": torch.log10,
    "gelu": F.gelu, "relu": F.relu, "sigmoid": torch.sigmoid,
    "sum": lambda x: x.sum(), "mean": lambda x: x.mean(), "prod": lambda x: x.prod(),
    "cumsum": lambda x: x.cumsum(0), "norm": lambda x: torch.linalg.vector_norm(x),
    "logsumexp": lambda x: x.logsumexp(0), "var": lambda x: x.var(),
    "softmax": lambda x: F.softmax(x, 0), "log_softmax": lambda x: F.log_softmax(x, 0),
    "layer_norm": lambda x: F.layer_norm(x, (4,)), "group_norm": lambda x: F.group_norm(x, 2),
    "cross_entropy": lambda x: F.cross_entropy(x, i64(x, 4)),
    "nll_loss": lambda x: F.nll_loss(x, i64(x, 4)),
    "binary_cross_entropy": lambda x: F.binary_cross_entropy(x, x),
    "binary_cross_entropy_with_logits": lambda x: F.binary_cross_entropy_with_logits(x, x),
    "mse_loss": lambda x: F.mse_loss(x, x), "l1_loss": lambda x: F.l1_loss(x, x),
    "smooth_l1_loss": lambda x: F.smooth_l1_loss(x, x), "huber_loss": lambda x: F.huber_loss(x, x),
    "kl_div": lambda x: F.kl_div(x, x, reduction="sum"),
    "cosine_similarity": lambda x: F.cosine_similarity(x, x),
    "pairwise_distance": lambda x: F.pairwise_distance(x, x),
    "prelu": lambda x: F.prelu(x, f32(x, 4)), "gumbel_softmax": lambda x: F.gumbel_softmax(x, dim=0),
    "max_pool2d": lambda x: F.max_pool2d(like(x, (1, 4, 4, 4)), 2),
    "max_pool3d": lambda x: F.max_pool3d(like(x, (1, 4, 4, 4, 4)), 2),
    "avg_pool2d": lambda x: F.avg_pool2d(like(x, (1, 4, 4, 4)), 2),
    "avg_pool3d": lambda x: F.avg_pool3d(like(x, (1, 4, 4, 4, 4)), 2),
    "adaptive_max_pool3d": lambda x: F.adaptive_max_pool3d(like(x, (1, 4, 4, 4, 4)), 2),
    "interpolate": lambda x: F.interpolate(like(x, (1, 4, 4, 4)), size=(8, 8), mode="nearest"),
    "cat": lambda x: torch.cat([x, f32(x, 4, 4)]),
    "stack": lambda x: torch.stack([x, f32(x, 4, 4)]),
    "add": lambda x: x + f32(x, 4, 4),
    "scatter_add": lambda x: x.scatter_add(0, i64(x, 4, 4), x),
    "gru": lambda x: recurrent(x, torch.nn.GRU), "lstm": lambda x: recurrent(x, torch.nn.LSTM),
    "gru_cell": lambda x: recurrent(x, torch.nn.GRUCell),
    "lstm_cell": lambda x: recurrent(x, torch.nn.LSTMCell),
}
# On a CPU PyTorch runs oneDNN's LSTM, which has no f16; fake tensors have no cuDNN.
LEFT_OUT = {("cpu", "lstm", torch.float16)}
LEFT_OUT |= {("cuda", name, t) for name in ("gru", "lstm") for t in (torch.bfloat16, torch.float16)}

# Names in PyTorch's dispatcher, for the lists of GPUs.
ATEN = {
    "matmul": "matmul", "bmm": "bmm", "addmm": "addmm", "linear": "linear", "conv2d": "conv2d",
    "scaled_dot_product_attention": "scaled_dot_product_attention", "exp": "exp", "expm1": "expm1",
    "log": "log", "log1p": "log1p", "reciprocal": "reciprocal", "rsqrt": "rsqrt",
    "pow_scalar": "pow.Tensor_Scalar", "rpow_scalar": "pow.Scalar", "pow": "pow.Tensor_Tensor",
    "tan": "tan", "log2": "log2", "log10": "log10", "prelu": "prelu", "lerp": "lerp.Scalar", "hardswish": "hardswish",
    "mish": "mish",
    "softplus": "softplus", "sqrt": "sqrt", "sin": "sin", "tanh": "tanh", "gelu": "gelu",
    "relu": "relu", "sigmoid": "sigmoid", "sum": "sum", "mean": "mean", "prod": "prod",
    "cumsum": "cumsum", "norm": "linalg_vector_norm", "logsumexp": "logsumexp", "var": "var",
    "softmax": "softmax.int", "log_softmax": "log_softmax.int", "layer_norm": "layer_norm",
    "group_norm": "group_norm", "nll_loss": "nll_loss", "binary_cross_entropy": "binary_cross_entropy",
    "binary_cross_entropy_with_logits": "binary_cross_entropy_with_logits", "mse_loss": "mse_loss",
    "l1_loss": "l1_loss", "smooth_l1_loss": "smooth_l1_loss", "huber_loss": "huber_loss",
    "kl_div": "kl_div", "cosine_similarity": "cosine_similarity", "max_pool3d": "max_pool3d",
    "avg_pool3d": "avg_pool3d", "interpolate": "upsample_nearest2d", "scatter_add": "scatter_add",
    "index_add": "index_add", "scatter": "scatter.src", "batch_norm": "batch_norm",
    "dropout": "dropout", "embedding": "embedding",
}

def results(device, word):
    """Yields a line for each operation that PyTorch has on a device."""
    for name, op in OPS.items():
        for under in (torch.bfloat16, torch.float16):
            if (device, name, under) in LEFT_OUT:
                continue
            for source in (torch.float32, under):
                x = torch.full((4, 4), 0.5, dtype=source, device=device)
                torch.set_autocast_dtype(device, under)
                torch.set_autocast_enabled(device, True)
                torch.autocast_increment_nesting()
                try:
                    gives = op(x).dtype
                except RuntimeError as e:
                    if "autocast" not in str(e):  # banned
                        raise
                    gives = None
                finally:
                    torch.autocast_decrement_nesting()
                    torch.set_autocast_enabled(device, False)
                    torch.clear_autocast_cache()
                yield f"{word} {name} {NAMES[source]} {NAMES[under]} {NAMES[gives]}"


lines = list(results("cpu", "cpu"))
with FakeTensorMode():
    lines += results("cuda", "gpu")
for name, aten in ATEN.items():
    listed = torch._C._dispatch_has_kernel_for_dispatch_key("aten::" + aten, "AutocastCUDA")
    lines.append(f"cuda {name} {int(listed)}")
Path(__file__).with_name("autocast.txt").write_text("\n".join([made_by("torch"), *lines]) + "\n")
