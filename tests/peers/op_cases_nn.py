"""Adds cases to op_cases.py: losses, products, convolutions, pools, norms, attention, recurrent
networks.

SPDX-License-Identifier: Apache-2.0
"""
import math

import numpy as np

import mpt
import mpt._functions as f

from op_cases import F, REDUCTIONS, case, torch


def held(t):
    """Returns a weight or mask that is not differentiated."""
    return None if t is None else t.detach()


@case("dropout")
def _(d, name):
    on = d.yes()  # the libraries draw different elements, so nothing or everything is dropped
    p = 1.0 if on else 0.5
    return [d.real(d.shape())], lambda x: f.dropout(x, p, on), lambda x: F.dropout(x, p, on)


# ---- losses ----


@case("cross_entropy", "nll_loss")
def _(d, name):
    classes, more = d.int(2, 7), d.shape(0, 2, 4)
    x = d.real((d.int(1, 5), classes, *more))
    r, ignore = d.of(*REDUCTIONS), d.of(-100, 1)
    weight = [d.real(classes, 0.5, 2)] if d.yes() else []
    kw = {"label_smoothing": d.of(0.0, 0.25)} if name == "cross_entropy" else {}
    if name == "cross_entropy" and d.yes(0.3):
        target = d.real(x.shape, 0.0, 1.0)
        target /= target.sum(1, keepdims=True)
        return ([x, target, *weight], lambda x, t, w=None: f.cross_entropy(x, t.detach(), held(w), reduction=r, **kw),
                lambda x, t, w=None: F.cross_entropy(x, t.detach(), held(w), reduction=r, **kw))
    target = d.index(classes, x.shape[0], *more)
    target.flat[0] = 0  # one target is not ignored, because the mean of none is 0/0
    if name == "nll_loss":
        x = np.log(np.exp(x) / np.exp(x).sum(1, keepdims=True))
    return ([x, target, *weight], lambda x, t, w=None: getattr(f, name)(x, t, held(w), ignore, r, **kw),
            lambda x, t, w=None: getattr(F, name)(x, t, held(w), ignore_index=ignore, reduction=r, **kw))


@case("binary_cross_entropy", "binary_cross_entropy_with_logits")
def _(d, name):
    shape, r = d.shape(1, 3), d.of(*REDUCTIONS)
    x, t = d.real(shape), d.real(shape, 0.0, 1.0)
    if name == "binary_cross_entropy":
        return [d.real(shape, 0.1, 0.9), t], lambda x, t: f.binary_cross_entropy(x, t, r), lambda x, t: F.binary_cross_entropy(x, t, reduction=r)
    weight = [d.real(shape[-1:], 0.5, 2)] if d.yes() else []
    theirs = (lambda x, t, w=None: F.binary_cross_entropy_with_logits(
        x, t, pos_weight=held(w), reduction=r))
    return [x, t, *weight], lambda x, t, w=None: f.binary_cross_entropy_with_logits(x, t, held(w), r), theirs


@case("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss")
def _(d, name):
    shape, r = d.shape(0, 3), d.of(*REDUCTIONS)
    kw = {"smooth_l1_loss": {"beta": d.of(0.3, 1.0)}, "huber_loss": {"delta": d.of(0.7, 1.5)}}.get(name, {})
    return ([d.real(shape), d.real(shape)], lambda x, t: getattr(f, name)(x, t, r, **kw),
            lambda x, t: getattr(F, name)(x, t, reduction=r, **kw))


@case("kl_div")
def _(d, name):
    shape, r, log = d.shape(2, 3), d.of(*REDUCTIONS, "batchmean"), d.yes()
    t = d.real(shape, -3, -0.1) if log else d.real(shape, 0.05, 1)
    return ([d.real(shape, -3, -0.1), t], lambda x, t: f.kl_div(x, t, r, log),
            lambda x, t: F.kl_div(x, t, reduction=r, log_target=log))


@case("cosine_similarity")
def _(d, name):
    shape = d.shape(1, 3, 8)
    dim = d.int(0, len(shape) - 1)
    return ([d.real(shape), d.real(shape)], lambda a, b: f.cosine_similarity(a, b, dim),
            lambda a, b: F.cosine_similarity(a, b, dim))


# ---- products ----


@case("matmul")
def _(d, name):
    m, k, n = d.int(1, 9), d.int(1, 40), d.int(1, 9)
    a, b = d.of(((k,), (k,)), ((m, k), (k,)), ((k,), (k, n)), ((m, k), (k, n)), ((3, m, k), (k, n)),
                ((2, 1, m, k), (3, k, n)))
    return [d.real(a), d.real(b)], f.matmul, torch.matmul


@case("bmm")
def _(d, name):
    n, m, k, p = (d.int(1, 9) for _ in range(4))
    return [d.real((n, m, k)), d.real((n, k, p))], f.bmm, torch.bmm


@case("addmm")
def _(d, name):
    m, k, n = d.int(1, 9), d.int(1, 30), d.int(1, 9)
    beta, alpha = d.of(1.0, 0.5), d.of(1.0, -2.0)
    return ([d.real(d.of((m, n), (n,), (1, n))), d.real((m, k)), d.real((k, n))],
            lambda i, a, b: f.addmm(i, a, b, beta, alpha), lambda i, a, b: torch.addmm(i, a, b, beta=beta, alpha=alpha))


@case("linear")
def _(d, name):
    k, n, act = d.int(1, 40), d.int(1, 9), d.of("none", "relu", "gelu", "silu", "tanh", "sigmoid")
    bias = [d.real((n,))] if d.yes() else []
    then = {"none": lambda x: x, "gelu": F.gelu, "silu": F.silu}.get(act) or getattr(torch, act)
    return ([d.real((*d.shape(0, 2), k)), d.real((n, k)), *bias], lambda x, w, b=None: f.linear(x, w, b, act),
            lambda x, w, b=None: then(F.linear(x, w, b)))


# ---- convolutions and pools ----


@case(*(f"conv{t}{n}d" for t in ("", "_transpose") for n in (1, 2, 3)))
def _(d, name):
    n, back = int(name[-2]), "transpose" in name
    groups = d.of(1, 1, 2, 3)
    cin, cout = groups * d.int(1, 3), groups * d.int(1, 3)
    kernel = [d.int(1, 3) for _ in range(n)]
    stride, dilation, padding = ([d.int(1, 2) for _ in range(n)] for _ in range(3))
    padding = [p - 1 for p in padding]
    extra = [d.int(0, max(s, l) - 1) for s, l in zip(stride, dilation)] if back else []
    x = d.real((d.int(1, 2), cin, *(d.int(5, 7) for _ in range(n))))
    w = d.real((cin, cout // groups, *kernel) if back else (cout, cin // groups, *kernel))
    bias = [d.real(cout)] if d.yes() else []
    kw = {"output_padding": extra} if back else {}
    return ([x, w, *bias],
            lambda x, w, b=None: getattr(f, name)(x, w, b, stride, padding, dilation=dilation, groups=groups, **kw),
            lambda x, w, b=None: getattr(F, name)(x, w, b, stride, padding, dilation=dilation, groups=groups, **kw))


@case(*(f"{kind}_pool{n}d" for kind in ("max", "avg") for n in (1, 2, 3)))
def _(d, name):
    n = int(name[-2])
    kernel = [d.int(1, 3) for _ in range(n)]
    padding = [d.int(0, k // 2) for k in kernel]
    stride, kw = d.of(None, [d.int(1, 3) for _ in range(n)]), {"ceil_mode": d.yes()}
    if name[:3] == "max":
        kw["dilation"] = [d.int(1, 2) for _ in range(n)]
    else:
        kw["count_include_pad"] = d.yes()
    return ([d.real((2, d.int(1, 3), *(d.int(5, 8) for _ in range(n))))],
            lambda x: getattr(f, name)(x, kernel, stride, padding, **kw),
            lambda x: getattr(F, name)(x, kernel, stride, padding, **kw))


@case(*(f"adaptive_avg_pool{n}d" for n in (1, 2, 3)))
def _(d, name):
    n = int(name[-2])
    size = [d.int(1, 6) for _ in range(n)]
    return ([d.real((2, 3, *(d.int(1, 8) for _ in range(n))))], lambda x: getattr(f, name)(x, *size),
            lambda x: getattr(F, name)(x, size))


@case("interpolate")
def _(d, name):
    n, linear = d.int(1, 3), d.yes()
    size, corners = [d.int(1, 8) for _ in range(n)], linear and d.yes()
    mode = ("linear", "bilinear", "trilinear")[n - 1] if linear else "nearest"
    return ([d.real((1, 2, *(d.int(1, 6) for _ in range(n))))],
            lambda x: f.interpolate(x, size, "linear" if linear else "nearest", corners),
            lambda x: F.interpolate(x, size, mode=mode, align_corners=corners if linear else None))


# ---- norms ----


def affine(d, n, both=True):
    return [d.real(n, 0.5, 2), d.real(n)][:2 if both else 1] if d.yes(0.7) else []


@case("batch_norm")
def _(d, name):
    c, training, eps = d.int(1, 4), d.yes(), d.of(1e-5, 1e-2)
    # These numbers are exact in bf16: PyTorch requires the statistics in the dtype of the weights.
    mean, var = np.round(d.real(c) * 16) / 16, np.round(d.real(c, 0.5, 2) * 16) / 16

    def with_statistics(call, make):
        def run(x, w=None, b=None):
            m, v = make(mean, x), make(var, x)
            return call(x, w, b, m, v), m, v
        return run
    ours = with_statistics(lambda x, w, b, m, v: f.batch_norm(x, w, b, m, v, training=training, momentum=0.3, eps=eps),
                           lambda a, x: mpt.tensor(a, dtype="f64" if x.dtype == mpt.float64 else "f32"))
    theirs = with_statistics(lambda x, w, b, m, v: F.batch_norm(x, m, v, w, b, training, 0.3, eps),
                             lambda a, x: torch.tensor(a, dtype=x.dtype))
    return [d.real((d.int(2, 5), c, *d.shape(0, 3, 5))), *affine(d, c)], ours, theirs


@case("layer_norm", "rms_norm")
def _(d, name):
    x = d.real(d.shape(1, 3, 20))
    last, eps = d.int(1, x.ndim), d.of(1e-5, 1e-2)
    shape = x.shape[x.ndim - last:]
    more = affine(d, shape, name == "layer_norm")
    return ([x, *more], lambda x, *p: getattr(f, name)(x, last, *p, eps=eps),
            lambda x, *p: getattr(F, name)(x, shape, *p, eps=eps))


@case("group_norm", "instance_norm")
def _(d, name):
    groups, eps = d.int(1, 3), 1e-5
    c = groups * d.int(1, 3)
    x = d.real((d.int(1, 3), c, *(d.int(2, 5) for _ in range(d.int(1, 2)))))
    if name == "group_norm":
        return ([x, *affine(d, c)], lambda x, *p: f.group_norm(x, groups, *p, eps=eps),
                lambda x, *p: F.group_norm(x, groups, *p, eps=eps))
    return ([x, *affine(d, c)], lambda x, *p: f.instance_norm(x, *p, eps=eps),
            lambda x, w=None, b=None: F.instance_norm(x, weight=w, bias=b, eps=eps))


# ---- attention ----


@case("scaled_dot_product_attention", "self_attention")
def _(d, name):
    n, heads, length, depth = d.int(1, 2), d.int(1, 4), d.int(1, 9), d.int(1, 8)
    kv = d.of(*(h for h in range(1, heads + 1) if heads % h == 0))
    keys = length if name == "self_attention" else d.int(1, 9)
    causal, scale = d.yes(0.4), d.of(None, 0.3)
    causal = causal and keys == length
    mask = [] if causal or d.yes() else [d.real((length, keys))]
    if not causal and not mask and d.yes():
        allowed = d.bools(length, keys)
        allowed[:, 0] = True
        mask = [allowed]

    def theirs(q, k, v, m=None):
        m = m if m is None or m.dtype == torch.bool else m.detach().to(q.dtype)
        return F.scaled_dot_product_attention(q, k, v, m, 0.0, causal, scale=scale, enable_gqa=kv != heads)
    kw = {"is_causal": causal, "scale": scale or 0.0}
    if name == "scaled_dot_product_attention":
        return ([d.real((n, heads, length, depth)), d.real((n, kv, keys, depth)), d.real((n, kv, keys, depth)), *mask],
                lambda q, k, v, m=None: f.scaled_dot_product_attention(q, k, v, held(m), **kw), theirs)

    def split(x, m=None):
        q, k, v = (t.unflatten(-1, (-1, depth)).transpose(1, 2) for t in x.split([heads * depth, kv * depth, kv * depth], -1))
        return theirs(q, k, v, m).transpose(1, 2).flatten(2)
    return ([d.real((n, length, (heads + 2 * kv) * depth)), *mask],
            lambda x, m=None: f.self_attention(x, heads, kv, held(m), **kw), split)


# ---- recurrent ----


@case("lstm_cell", "gru_cell", "rnn_tanh_cell")
def _(d, name):
    n, i, h = d.int(1, 4), d.int(1, 6), d.int(1, 6)
    gates = {"l": 4, "g": 3, "r": 1}[name[0]] * h
    states = [d.real((n, h)) for _ in range(2 if name[0] == "l" else 1)]
    bias = [d.real(gates), d.real(gates)] if d.yes() else []
    k = len(states)

    def theirs(x, *p):
        return getattr(torch, name)(x, p[:2] if k == 2 else p[0], *p[k:])
    return [d.real((n, i)), *states, d.real((gates, i)), d.real((gates, h)), *bias], getattr(f, name), theirs


@case("lstm", "gru", "rnn_tanh")
def _(d, name):
    n, time, i, h, layers = d.int(1, 3), d.int(1, 5), d.int(1, 5), d.int(1, 5), d.int(1, 2)
    both, bias, first = d.yes(), d.yes(), d.yes()
    gates, ways = {"l": 4, "g": 3, "r": 1}[name[0]] * h, 2 if both else 1
    states = [d.real((layers * ways, n, h)) for _ in range(2 if name[0] == "l" else 1)]
    weights = []
    for layer in range(layers):
        for _ in range(ways):
            weights += [d.real((gates, i if layer == 0 else h * ways)), d.real((gates, h))]
            weights += [d.real(gates), d.real(gates)] if bias else []
    k = len(states)

    def ours(x, *p):
        return getattr(f, name)(x, *p[:k], p[k:], bias=bias, bidirectional=both, batch_first=first, layers=layers)

    def theirs(x, *p):
        return getattr(torch, name)(x, p[:2] if k == 2 else p[0], p[k:], bias, layers, 0.0, False, both, first)
    return [d.real((n, time, i) if first else (time, n, i)), *states, *(w / math.sqrt(h) for w in weights)], ours, theirs
