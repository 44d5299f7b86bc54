"""Tests of the attention layers: PyTorch's masks, layouts and weights, against NumPy.

SPDX-License-Identifier: Apache-2.0
"""
import copy
import math

import numpy as np
import pytest

import mpt
from mpt import nn

L, S, B, E, H = 5, 7, 3, 8, 2


def expected(net, query, key, mask):
    """Returns the result [batch, length, E] and the weights [batch, H, length, keys] in float64.

    mask is added to the scores, and broadcasts to [batch, H, length, keys].
    """
    p = {n: t.detach().numpy().astype(np.float64) for n, t in net.named_parameters()}
    q, k, v = (x @ w.T + b for x, w, b in zip((query, key, key), np.split(p["in_proj_weight"], 3),
                                              np.split(p["in_proj_bias"], 3)))
    q, k, v = (x.reshape(B, -1, H, E // H).swapaxes(1, 2) for x in (q, k, v))
    scores = q @ k.swapaxes(-1, -2) / math.sqrt(E // H) + mask
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    out = (weights @ v).swapaxes(1, 2).reshape(B, -1, E)
    return out @ p["out_proj.weight"].T + p["out_proj.bias"], weights


def as_added(mask):
    return np.where(mask, -np.inf, 0.0) if mask.dtype == bool else mask.astype(np.float64)


RNG = np.random.default_rng(1)
FLAGS = RNG.random((L, S)) > 0.7
FLAGS[:, 0] = False
PADDED = np.zeros((B, S), bool)
PADDED[0, 5:] = PADDED[2, 3:] = True
MASKS = [None, FLAGS, RNG.normal(size=(L, S)).astype(np.float32), np.broadcast_to(FLAGS, (B * H, L, S)).copy(),
         RNG.normal(size=(B * H, L, S)).astype(np.float32)]


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("padding", [None, PADDED, as_added(PADDED).astype(np.float32)])
@pytest.mark.parametrize("mask", MASKS)
def test_masks_have_pytorchs_meaning(mask, padding, first):
    net = nn.MultiheadAttention(E, H, batch_first=first)
    q, k = (RNG.normal(size=(B, n, E)).astype(np.float32) for n in (L, S))
    total = np.zeros((B, H, L, S))
    if mask is not None:
        total = total + as_added(mask if mask.ndim == 2 else mask.reshape(B, H, L, S))
    if padding is not None:
        total = total + as_added(padding)[:, None, None]
    out, weights = expected(net, q, k, total)
    given = [mpt.tensor(x if first else x.swapaxes(0, 1).copy()) for x in (q, k, k)]
    mine = [None if m is None else mpt.tensor(m) for m in (padding, mask)]
    y, w = net(*given, key_padding_mask=mine[0], attn_mask=mine[1])
    np.testing.assert_allclose(y.detach().numpy() if first else y.detach().numpy().swapaxes(0, 1), out, atol=2e-6)
    np.testing.assert_allclose(w.detach().numpy(), weights.mean(1), atol=2e-6)
    by_place = net(*given, mine[0], True, mine[1], False)
    assert by_place[0].tolist() == y.tolist()
    np.testing.assert_allclose(by_place[1].detach().numpy(), weights, atol=2e-6)
    assert net(*given, mine[0], False, mine[1])[1] is None


def test_a_causal_call_a_causal_layer_and_a_causal_mask_agree():
    x = mpt.randn(L, B, E)
    later = mpt.ones(L, L).triu(1)
    always, net = nn.MultiheadAttention(E, H, causal=True), nn.MultiheadAttention(E, H)
    net.load_state_dict(always.state_dict())
    calls = [net(x, x, x, is_causal=True), net(x, x, x, attn_mask=later.bool()), always(x),
             net(x, x, x, attn_mask=later.bool(), is_causal=True),
             net(x, x, x, attn_mask=mpt.where(later.bool(), -math.inf, 0.0))]
    for y, w in calls:
        np.testing.assert_allclose(y.tolist(), calls[0][0].tolist(), atol=1e-6)
        np.testing.assert_allclose(w.tolist(), calls[0][1].tolist(), atol=1e-6)
        assert (w.triu(1) == 0).all() and mpt.allclose(w.sum(-1), mpt.ones(B, L))


def test_the_batch_may_be_missing():
    x = mpt.randn(L, E)
    for first in (False, True):
        net = nn.MultiheadAttention(E, H, batch_first=first)
        (y, w), (all_y, all_w) = net(x, x, x), net(*[x.unsqueeze(0 if first else 1)] * 3)
        assert y.tolist() == all_y.squeeze(0 if first else 1).tolist() and w.tolist() == all_w[0].tolist()
        block = nn.TransformerEncoderLayer(E, H, 16, 0.0, batch_first=first)
        assert block(x).shape == (L, E)


def test_weights_have_gradients():
    net = nn.MultiheadAttention(E, H)
    x = mpt.randn(L, B, E, requires_grad=True)
    (net(x, x, x)[1] ** 2).sum().backward()
    assert x.grad.abs().sum().item() > 0 and net.in_proj_weight.grad[:2 * E].abs().sum().item() > 0


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_the_average_of_16_bit_weights_is_rounded_once(dtype):
    net, x = nn.MultiheadAttention(32, 8, batch_first=True), mpt.randn(2, 7, 32, dtype=dtype)
    mpt.Precision("16-true" if dtype == "f16" else "bf16-true").apply(net)
    parts = [nn.functional.linear(x, net.in_proj_weight[at:at + 32], net.in_proj_bias[at:at + 32]).to("f64")
             .reshape(2, 7, 8, 4).transpose(1, 2) for at in (0, 32)]
    want = mpt.softmax(parts[0] @ parts[1].transpose(2, 3) / 2, -1).mean(1).to(dtype)
    got = net(x)[1]
    assert str(got.dtype) == str(mpt.zeros(1, dtype=dtype).dtype) and got.tolist() == want.tolist()
    with mpt.autocast("bf16"):
        inside = net(x.to("f32"))[1]
    assert inside.dtype == mpt.bfloat16 and (dtype == "f16" or inside.tolist() == want.tolist())


def test_wrong_shapes_are_named():
    net, x = nn.MultiheadAttention(E, H), mpt.randn(L, B, E)
    with pytest.raises(ValueError, match=r"MultiheadAttention: attn_mask has shape \(5, 4\); expected \(5, 5\) or \(6, 5, 5\)"):
        net(x, x, x, attn_mask=mpt.zeros(5, 4))
    with pytest.raises(ValueError, match=r"key_padding_mask has shape \(5, 3\); expected \(3, 5\)"):
        net(x, x, x, mpt.zeros(5, 3))


@pytest.mark.parametrize("first", [False, True])
def test_a_block_masks_as_its_attention_does(first):
    block = nn.TransformerEncoderLayer(E, H, 16, 0.0, batch_first=first)
    x = mpt.randn(B, S, E)
    flags = mpt.zeros(B, S, dtype=bool)
    flags[1, 4:] = True
    run = (lambda t, *a, **k: block(t, *a, **k)) if first else \
        lambda t, *a, **k: block(t.transpose(0, 1), *a, **k).transpose(0, 1)
    y, other = run(x, src_key_padding_mask=flags), mpt.where(flags.unsqueeze(-1), 100.0, x)
    np.testing.assert_allclose(run(other, None, flags)[1, :4].tolist(), y[1, :4].tolist(), atol=1e-6)
    assert not mpt.allclose(run(other)[1, :4], y[1, :4])
    later = mpt.ones(S, S, dtype=bool).triu(1)
    z, changed = run(x, later), x.clone()
    changed[:, 4:] = 7.0
    np.testing.assert_allclose(run(changed, src_mask=later)[:, :4].tolist(), z[:, :4].tolist(), atol=1e-6)
    np.testing.assert_allclose(run(x, is_causal=True).tolist(), z.tolist(), atol=1e-6)


def test_an_encoder_is_a_stack_of_copies():
    block = nn.TransformerEncoderLayer(E, H, 16, 0.0, activation=nn.functional.gelu)
    net = nn.TransformerEncoder(block, 3, nn.LayerNorm(E))
    x, padded = mpt.randn(L, B, E), mpt.zeros(B, L, dtype=bool)
    padded[0, 3:] = True
    y = x
    for _ in range(3):
        y = block(y, src_key_padding_mask=padded)
    np.testing.assert_allclose(net(x, src_key_padding_mask=padded).tolist(), net.norm(y).tolist(), atol=1e-6)
    assert len(list(net.parameters())) == 3 * 12 + 2 and "layers.2.self_attn.in_proj_weight" in net.state_dict()
    assert nn.TransformerEncoderLayer(E, H, activation=nn.GELU()).state_dict().keys() == block.state_dict().keys()
    assert copy.deepcopy(net)(x).tolist() == net(x).tolist()
