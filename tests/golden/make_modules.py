#!/usr/bin/env python3
# Writes modules.txt: PyTorch's modules with random state, their inputs and results, and the
# gradients of the results' weighted sum by inputs and parameters, in float64. Usage:
# make_modules.py > modules.txt
# SPDX-License-Identifier: Apache-2.0
import torch
from torch import nn

from entries import real, weight
from made_by import made_by

print(made_by("torch"))

torch.manual_seed(31)


def put(kind, name, t):
    t = t.detach()
    values = " ".join(f"{v:.9g}" for v in t.double().flatten().tolist())
    print(kind, name, t.dim(), *t.shape, values)


def module(name, m, *inputs, call=None):
    """Prints one entry: state before, inputs, results, gradients, state after (buffers only)."""
    m = m.double()
    with torch.no_grad():
        for p in list(m.parameters()):
            p.copy_((torch.rand(p.shape, dtype=torch.float64) * 1.2 - 0.6).mul(1e3).round() / 1e3)
        for b in m.buffers():
            if b.is_floating_point():
                b.copy_(torch.rand(b.shape, dtype=torch.float64).mul(1e3).round() / 1e3 + 0.5)
    print("module", name)
    for key, t in m.state_dict().items():
        put("state", key, t)
    leaves = [t.clone().requires_grad_() if t.is_floating_point() else t for t in inputs]
    out = call(m, *leaves) if call else m(*leaves)
    out = list(out) if isinstance(out, (tuple, list)) else [out]
    for t in inputs:
        put("in", "f64" if t.is_floating_point() else "i64" if t.dtype == torch.int64 else "bool", t)
    for t in out:
        put("out", "f64", t)
    if torch.is_grad_enabled():
        sum((weight(k, t) * t).sum() for k, t in enumerate(out)).backward()
        for i, t in enumerate(leaves):
            if t.is_floating_point():
                put("grad", f"in{i}", t.grad)
        for key, p in m.named_parameters():
            put("grad", key, p.grad)
    for key, b in m.named_buffers():
        put("after", key, b)


module("linear", nn.Linear(3, 4), real(2, 3))
module("linear_plain", nn.Linear(3, 4, bias=False), real(2, 2, 3))
module("conv1d", nn.Conv1d(2, 3, 3, padding=1), real(2, 2, 5))
module("conv2d", nn.Conv2d(2, 4, (3, 2), 2, 1, groups=2), real(2, 2, 5, 4))
module("conv3d", nn.Conv3d(1, 2, 2), real(1, 1, 3, 3, 3))
module("conv_transpose2d", nn.ConvTranspose2d(4, 2, 3, 2, 1, output_padding=1, groups=2),
       real(1, 4, 3, 3))
module("batch_norm", nn.BatchNorm2d(3), real(2, 3, 2, 2))
module("batch_norm_eval", nn.BatchNorm1d(3).eval(), real(4, 3))
module("batch_norm_plain", nn.BatchNorm1d(3, affine=False, track_running_stats=False), real(4, 3))
module("layer_norm", nn.LayerNorm((2, 3)), real(2, 2, 3))
module("rms_norm", nn.RMSNorm(4, eps=1e-3), real(3, 4))
module("group_norm", nn.GroupNorm(2, 4), real(2, 4, 3))
module("instance_norm", nn.InstanceNorm1d(2), real(2, 2, 4))
module("embedding", nn.Embedding(5, 3, padding_idx=1), torch.tensor([[0, 1, 4], [4, 2, 1]]))
attention = nn.MultiheadAttention(4, 2, batch_first=True)
module("attention", attention, real(2, 3, 4),
       call=lambda m, x: m(x, x, x, need_weights=False)[0])
allowed = torch.tensor([[True, False, True], [True, True, False]])
module("attention_cross", nn.MultiheadAttention(4, 2, batch_first=True), real(1, 2, 4),
       real(1, 3, 4), real(1, 3, 4), allowed,
       call=lambda m, q, k, v, a: m(q, k, v, attn_mask=~a, need_weights=False)[0])


def block(**how):
    return nn.TransformerEncoderLayer(4, 2, 6, dropout=0.0, batch_first=True, **how)


module("transformer", block(), real(2, 3, 4))
causal = nn.Transformer.generate_square_subsequent_mask(3, dtype=torch.float64)
module("transformer_gpt", block(norm_first=True, activation=nn.functional.gelu), real(2, 3, 4),
       call=lambda m, x: m(x, src_mask=causal, is_causal=True))
module("lstm", nn.LSTM(3, 2, 2, bidirectional=True), real(3, 2, 3), real(4, 2, 2), real(4, 2, 2),
       call=lambda m, x, h, c: (lambda y, s: (y, *s))(*m(x, (h, c))))
module("gru", nn.GRU(3, 2, batch_first=True), real(2, 3, 3))
module("rnn", nn.RNN(3, 2, 2, bidirectional=True), real(3, 2, 3), real(4, 2, 2))
module("conv_transpose1d", nn.ConvTranspose1d(4, 2, 3, 2, 1, output_padding=1, groups=2), real(2, 4, 4))
module("conv_transpose3d", nn.ConvTranspose3d(2, 3, 2, 2), real(1, 2, 2, 3, 2))
