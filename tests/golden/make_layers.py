#!/usr/bin/env python3
# Writes layers.txt: entries (entries.py) of convolutions, pools, norms, attention and recurrent
# cells. Usage: make_layers.py > layers.txt
# SPDX-License-Identifier: Apache-2.0
import torch
import torch.nn.functional as F

from entries import fixed, op, real
from made_by import made_by

print(made_by("torch"))

torch.manual_seed(23)

# -- convolutions ----------------------------------------------------------------------------------
op("conv1d", lambda x, w, b: F.conv1d(x, w, b), real(2, 3, 6), real(4, 3, 3), real(4))
op("conv1d/dilated", lambda x, w: F.conv1d(x, w, stride=2, padding=2, dilation=2),
   real(1, 2, 9), real(2, 2, 3))
op("conv2d", lambda x, w, b: F.conv2d(x, w, b, padding=1), real(2, 2, 4, 5), real(3, 2, 3, 3),
   real(3))
op("conv2d/uneven", lambda x, w, b: F.conv2d(x, w, b, (2, 1), (0, 2), (1, 2), 2),
   real(1, 4, 5, 4), real(4, 2, 2, 3), real(4))
op("conv2d/depthwise", lambda x, w: F.conv2d(x, w, padding=1, groups=3), real(2, 3, 4, 4),
   real(3, 1, 3, 3))
op("conv2d/pointwise", lambda x, w, b: F.relu(F.conv2d(x, w, b, stride=2)), real(2, 3, 4, 4),
   real(5, 3, 1, 1), real(5))
op("conv2d/gelu", lambda x, w, b: F.gelu(F.conv2d(x, w, b)), real(1, 2, 3, 3), real(2, 2, 2, 2),
   real(2))
op("conv2d/tanh", lambda x, w, b: torch.tanh(F.conv2d(x, w, b)), real(1, 2, 3, 3),
   real(2, 2, 2, 2), real(2))
op("conv3d", lambda x, w, b: F.conv3d(x, w, b, stride=(1, 2, 1), padding=(1, 0, 0)),
   real(1, 2, 2, 4, 3), real(2, 2, 2, 2, 2), real(2))
op("conv_transpose1d", lambda x, w, b: F.conv_transpose1d(x, w, b, 2, 1, 1), real(2, 2, 3),
   real(2, 3, 3), real(3))
op("conv_transpose2d", lambda x, w, b: F.conv_transpose2d(x, w, b, 2, 1, 1), real(1, 2, 3, 3),
   real(2, 2, 3, 3), real(2))
op("conv_transpose2d/uneven",
   lambda x, w: F.conv_transpose2d(x, w, None, (2, 1), (1, 0), (1, 0), 2, (2, 1)),
   real(1, 4, 2, 3), real(4, 1, 3, 2))
op("conv_transpose3d", lambda x, w, b: F.conv_transpose3d(x, w, b, 2), real(1, 2, 2, 1, 2),
   real(2, 2, 2, 2, 1), real(2))

# -- pooling and interpolation ---------------------------------------------------------------------
op("max_pool1d", lambda x: F.max_pool1d(x, 3, 2, 1), real(2, 2, 7))
op("max_pool2d", lambda x: F.max_pool2d(x, 2), real(2, 3, 4, 5))
op("max_pool2d/overlapping", lambda x: F.max_pool2d(x, (3, 2), (1, 2), (1, 0), (1, 2)),
   real(1, 2, 5, 6))
op("max_pool2d/ceil", lambda x: F.max_pool2d(x, 3, 2, 1, ceil_mode=True), real(1, 2, 6, 4))
op("max_pool3d", lambda x: F.max_pool3d(x, 2, 1), real(1, 2, 3, 3, 2))
op("avg_pool1d", lambda x: F.avg_pool1d(x, 2), real(2, 2, 5))
op("avg_pool2d", lambda x: F.avg_pool2d(x, 3, 2, 1), real(2, 2, 5, 4))
op("avg_pool2d/ceil",
   lambda x: F.avg_pool2d(x, 3, 2, 1, ceil_mode=True, count_include_pad=False), real(1, 2, 6, 4))
op("avg_pool2d/ceil_pad", lambda x: F.avg_pool2d(x, 3, 2, 1, ceil_mode=True), real(1, 2, 6, 4))
op("avg_pool3d", lambda x: F.avg_pool3d(x, 2, 1), real(1, 2, 3, 2, 3))
op("adaptive_avg_pool1d", lambda x: F.adaptive_avg_pool1d(x, 3), real(2, 2, 7))
op("adaptive_avg_pool2d", lambda x: F.adaptive_avg_pool2d(x, (3, 2)), real(2, 2, 5, 4))
op("adaptive_avg_pool2d/all", lambda x: F.adaptive_avg_pool2d(x, 1), real(2, 3, 3, 4))
op("adaptive_avg_pool3d", lambda x: F.adaptive_avg_pool3d(x, (2, 1, 3)), real(1, 2, 3, 2, 4))
op("interpolate/nearest", lambda x: F.interpolate(x, (5, 2)), real(2, 2, 3, 4))
op("interpolate/bilinear", lambda x: F.interpolate(x, (5, 3), mode="bilinear"), real(2, 2, 3, 4))
op("interpolate/corners", lambda x: F.interpolate(x, (5, 3), mode="bilinear", align_corners=True),
   real(1, 2, 3, 4))
op("interpolate/linear", lambda x: F.interpolate(x, 7, mode="linear"), real(2, 2, 4))
op("interpolate/trilinear", lambda x: F.interpolate(x, (3, 2, 4), mode="trilinear"),
   real(1, 1, 2, 3, 2))

# -- normalisation ---------------------------------------------------------------------------------
op("batch_norm", lambda x, w, b: F.batch_norm(x, None, None, w, b, True), real(3, 4, 2, 2), real(4),
   real(4))
op("batch_norm/relu", lambda x, w, b: F.relu(F.batch_norm(x, None, None, w, b, True)),
   real(3, 2, 2, 2), real(2), real(2))
op("batch_norm/rows", lambda x: F.batch_norm(x, None, None, None, None, True, eps=0.1), real(5, 3))
op("batch_norm/eval", lambda x, w, b, m, v: F.batch_norm(x, m, v, w, b, False), real(2, 3, 4),
   real(3), real(3), fixed(real(3)), fixed(real(3, low=0.5)))
op("batch_norm/eval_tanh", lambda x, m, v: torch.tanh(F.batch_norm(x, m, v, None, None, False)),
   real(2, 3, 4), fixed(real(3)), fixed(real(3, low=0.5)))
op("layer_norm", lambda x, w, b: F.layer_norm(x, (5,), w, b), real(2, 3, 5), real(5), real(5))
op("layer_norm/dims", lambda x, w: F.layer_norm(x, (3, 4), w, None, 0.01), real(2, 3, 4),
   real(3, 4))
op("layer_norm/plain", lambda x: F.layer_norm(x, (6,)), real(4, 6))
op("rms_norm", lambda x, w: F.rms_norm(x, (5,), w, 1e-5), real(2, 3, 5), real(5))
op("rms_norm/plain", lambda x: F.rms_norm(x, (2, 3), None, 1e-3), real(2, 2, 3))
op("group_norm", lambda x, w, b: F.group_norm(x, 2, w, b), real(2, 4, 3, 2), real(4), real(4))
op("group_norm/plain", lambda x: F.group_norm(x, 3), real(2, 6))
op("instance_norm", lambda x, w, b: F.instance_norm(x, None, None, w, b), real(2, 3, 2, 3), real(3),
   real(3))

# -- attention -------------------------------------------------------------------------------------
attention = F.scaled_dot_product_attention
op("scaled_dot_product_attention", lambda q, k, v: attention(q, k, v), real(2, 2, 3, 4),
   real(2, 2, 5, 4), real(2, 2, 5, 4))
op("scaled_dot_product_attention/causal", lambda q, k, v: attention(q, k, v, is_causal=True),
   real(1, 2, 4, 3), real(1, 2, 4, 3), real(1, 2, 4, 5))
op("scaled_dot_product_attention/bool", lambda q, k, v, m: attention(q, k, v, m, scale=0.3),
   real(2, 1, 3, 4), real(2, 1, 3, 4), real(2, 1, 3, 4),
   torch.tensor([[True, False, True], [True, True, True], [False, True, False]]))
op("scaled_dot_product_attention/float", lambda q, k, v, m: attention(q, k, v, m),
   real(2, 2, 3, 4), real(2, 2, 2, 4), real(2, 2, 2, 4), fixed(real(2, 1, 3, 2)))
op("scaled_dot_product_attention/learned", lambda q, k, v, m: attention(q, k, v, m),
   real(1, 2, 3, 4), real(1, 2, 3, 4), real(1, 2, 3, 4), real(2, 3, 3))
op("scaled_dot_product_attention/groups",
   lambda q, k, v: attention(q, k, v, is_causal=True, enable_gqa=True), real(1, 4, 3, 2),
   real(1, 2, 3, 2), real(1, 2, 3, 2))
op("scaled_dot_product_attention/rank2", lambda q, k, v: attention(q, k, v), real(3, 4), real(2, 4),
   real(2, 4))


def packed(qkv, heads, kv_heads=None, **how):
    kv_heads = kv_heads or heads
    b, t, width = qkv.shape
    d = width // (heads + 2 * kv_heads)
    parts = qkv.split([heads * d, kv_heads * d, kv_heads * d], 2)
    q, k, v = (p.reshape(b, t, -1, d).transpose(1, 2) for p in parts)
    return attention(q, k, v, enable_gqa=True, **how).transpose(1, 2).reshape(b, t, -1)


op("self_attention", lambda x: packed(x, 2), real(2, 3, 12))
op("self_attention/causal", lambda x: packed(x, 2, 1, is_causal=True), real(1, 4, 12))
op("self_attention/learned", lambda x, m: packed(x, 2, attn_mask=m, scale=0.5), real(1, 3, 12), real(3, 3))

# -- recurrent -------------------------------------------------------------------------------------
cell = [real(2, 3), real(2, 4), real(2, 4)]


def weights(gates, inputs, hidden):
    return [real(gates * hidden, inputs, low=-0.6, high=0.6),
            real(gates * hidden, hidden, low=-0.6, high=0.6), real(gates * hidden),
            real(gates * hidden)]


op("lstm_cell", lambda x, h, c, *w: torch.lstm_cell(x, (h, c), *w), *cell, *weights(4, 3, 4))
op("gru_cell", lambda x, h, *w: torch.gru_cell(x, h, *w), *cell[:2], *weights(3, 3, 4))
op("rnn_tanh_cell", lambda x, h, *w: torch.rnn_tanh_cell(x, h, *w), *cell[:2], *weights(1, 3, 4))
op("lstm", lambda x, h, c, *w: torch.lstm(x, (h, c), w, True, 1, 0.0, True, False, False),
   real(3, 2, 3), real(1, 2, 2), real(1, 2, 2), *weights(4, 3, 2))
zeros = torch.zeros(4, 1, 2, dtype=torch.float64)
op("lstm/deep",
   lambda x, *w: torch.lstm(x, (zeros, zeros), w, False, 2, 0.0, True, True, True),
   real(1, 3, 2), *weights(4, 2, 2)[:2], *weights(4, 2, 2)[:2], *weights(4, 4, 2)[:2],
   *weights(4, 4, 2)[:2])
op("gru", lambda x, h, *w: torch.gru(x, h, w, True, 1, 0.0, True, True, False),
   real(3, 2, 2), real(2, 2, 2), *weights(3, 2, 2), *weights(3, 2, 2))
op("rnn_tanh", lambda x, h, *w: torch.rnn_tanh(x, h, w, True, 1, 0.0, True, False, True),
   real(2, 3, 2), real(1, 2, 2), *weights(1, 2, 2))

# -- matrix products -------------------------------------------------------------------------------
op("matmul", torch.matmul, real(3, 4), real(4, 5))
op("matmul/batch", torch.matmul, real(2, 3, 4), real(2, 4, 2))
op("matmul/broadcast", torch.matmul, real(2, 1, 3, 2), real(3, 2, 4))
op("matmul/row", torch.matmul, real(3), real(2, 3, 4))
op("matmul/column", torch.matmul, real(2, 3, 4), real(4))
op("matmul/dot", torch.matmul, real(5), real(5))
op("bmm", torch.bmm, real(3, 2, 4), real(3, 4, 3))
op("addmm", lambda x, a, b: torch.addmm(x, a, b, beta=-3, alpha=2), real(3, 5), real(3, 4), real(4, 5))
op("addmm/row", torch.addmm, real(5), real(3, 4), real(4, 5))
op("addmm/beta_0", lambda x, a, b: torch.addmm(x, a, b, beta=0, alpha=-1), real(2, 1), real(2, 3), real(3, 2))
op("linear", F.linear, real(2, 3, 4), real(5, 4), real(5))
op("linear/plain", F.linear, real(3, 4), real(2, 4))
op("linear/vector", F.linear, real(4), real(3, 4), real(3))
LINEAR = real(3, 4), real(5, 4), real(5)
for name, act in (("relu", F.relu), ("gelu", F.gelu), ("gelu_tanh", lambda x: F.gelu(x, approximate="tanh")),
                  ("silu", F.silu), ("sigmoid", torch.sigmoid), ("tanh", torch.tanh)):
    op(f"linear/{name}", lambda x, w, b: act(F.linear(x, w, b)), *LINEAR)

# -- views and copies ------------------------------------------------------------------------------
CUBE = real(2, 3, 4)
op("reshape", lambda x: x.reshape(4, -1), CUBE)
op("permute", lambda x: x.permute(2, 0, 1), CUBE)
op("transpose", lambda x: x.transpose(0, -1), CUBE)
op("slice", lambda x: x[:, 0:3:2], CUBE)
op("slice/behind", lambda x: x[:, :, -3:99], CUBE)
op("narrow", lambda x: x.narrow(2, 1, 2), CUBE)
op("select", lambda x: x.select(1, -1), CUBE)
op("squeeze", lambda x: x.squeeze(1), real(2, 1, 3))
op("unsqueeze", lambda x: x.unsqueeze(-1), CUBE)
op("expand", lambda x: x.expand(4, 2, 3), real(2, 1))
op("flatten", lambda x: x.flatten(1, 2), CUBE)
op("clone", lambda x: x.clone(), CUBE)
op("contiguous", lambda x: x.contiguous(), CUBE)

# -- pools and interpolation that were added later -------------------------------------------------
op("adaptive_max_pool1d", lambda x: F.adaptive_max_pool1d(x, 3), real(2, 2, 7))
op("adaptive_max_pool2d", lambda x: F.adaptive_max_pool2d(x, (3, 2)), real(2, 2, 5, 4))
op("adaptive_max_pool3d", lambda x: F.adaptive_max_pool3d(x, (2, 1, 3)), real(1, 2, 3, 2, 4))
op("interpolate_by/linear", lambda x: F.interpolate(x, scale_factor=1.3, mode="linear"), real(2, 2, 4))
op("interpolate_by/smaller", lambda x: F.interpolate(x, scale_factor=0.7, mode="linear"), real(2, 2, 8))
op("interpolate_by/nearest", lambda x: F.interpolate(x, scale_factor=(1.3, 0.6)), real(2, 2, 4, 5))
op("interpolate_by/bilinear", lambda x: F.interpolate(x, scale_factor=(1.7, 0.6), mode="bilinear"),
   real(2, 2, 3, 6))
op("interpolate_by/corners",
   lambda x: F.interpolate(x, scale_factor=(1.7, 0.6), mode="bilinear", align_corners=True), real(2, 2, 3, 6))
op("interpolate_by/trilinear", lambda x: F.interpolate(x, scale_factor=(1.5, 2.3, 0.9), mode="trilinear"),
   real(1, 1, 3, 2, 4))


def shares(q, k, mask=None, scale=None):
    scores = q @ k.transpose(-1, -2) * (q.shape[-1] ** -0.5 if scale is None else scale)
    return (scores if mask is None else scores + mask).softmax(-1)


op("attention_weights", lambda q, k: shares(q, k), real(2, 2, 3, 4), real(2, 2, 5, 4))
op("attention_weights/causal", lambda q, k: shares(q, k, torch.full((3, 3), -torch.inf).triu(1)),
   real(1, 2, 3, 4), real(1, 2, 3, 4))
op("attention_weights/learned", lambda q, k, m: shares(q, k, m, 0.3), real(2, 3, 4), real(2, 5, 4), real(3, 5))

op("einsum", lambda a, b: torch.einsum("bij,bjk->bik", a, b), real(2, 3, 4), real(2, 4, 5))
op("einsum/outer", lambda a, b: torch.einsum("i,j", a, b), real(3), real(4))
op("einsum/diagonal", lambda a: torch.einsum("...ii->...i", a), real(2, 3, 3))
op("einsum/trace", lambda a: torch.einsum("ii", a), real(3, 3))
op("einsum/alone", lambda a, b: torch.einsum("ij,kl->jl", a, b), real(2, 3), real(4, 2))
op("einsum/chain", lambda a, b, c: torch.einsum("bi,ijk,bk->bj", a, b, c), real(3, 2), real(2, 4, 5), real(3, 5))
op("einsum/ellipsis", lambda a, b: torch.einsum("...ij,kj->...ki", a, b), real(2, 1, 3, 4), real(5, 4))
op("einsum/broadcast", lambda a, b: torch.einsum("...i,...i->...", a, b), real(2, 3, 4), real(3, 4))
op("einsum/permuted", lambda a: torch.einsum("ijk->kij", a), real(2, 3, 4))
