"""Operations with the names and arguments of torch.nn.functional, and all other operations of mpt.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import builtins
import warnings
from typing import Any, Sequence

from .. import _dtypes, _functions as _f, _mpt, _overloads
from .._functions import *  # noqa: F401,F403
from .._shapes import DTypeLike, Ints, _batched, _ints, _refuse, _same, _wide
from .._overloads import (clamp as clamp, gelu as gelu, index_add as index_add, max as max, min as min, norm as norm,
                          pow as pow, round as round, scatter as scatter, split as split, squeeze as squeeze,
                          std as std, var as var)
from .._tensor import Tensor


def _documented(function: Any, like: Any) -> Any:
    """Gives a function without a docstring that of another one."""
    function.__doc__ = function.__doc__ or like.__doc__
    return function


def _implied(dim: int | None, ndim: int) -> int:
    """Returns the dim of a softmax; for None PyTorch's choice, which depends on the number of dims."""
    return dim if dim is not None else 0 if ndim in (0, 1, 3) else 1


def softmax(input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: DTypeLike = None) -> Tensor:
    """Returns e^x / sum(e^x) along dim.

    dim: None means 0 for a tensor of 0, 1 or 3 dims, otherwise 1, as in PyTorch. dtype: dtype of
    the result, as if `input` were converted first.
    """
    return _f.softmax(input, _implied(dim, input.ndim), dtype)


def log_softmax(input: Tensor, dim: int | None = None, _stacklevel: int = 3, dtype: DTypeLike = None) -> Tensor:
    """Returns log(softmax(input)) along dim, without the cancellation of the two steps.

    The arguments are those of softmax().
    """
    return _f.log_softmax(input, _implied(dim, input.ndim), dtype)


# The argument inplace has no effect: every result is a new tensor.


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """Returns max(x, 0). inplace has no effect."""
    return _mpt.relu(input)


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    """Returns x * sigmoid(x). inplace has no effect."""
    return _mpt.silu(input)


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """Returns x where x > 0, and alpha * (e^x - 1) elsewhere. inplace has no effect."""
    return _mpt.elu(input, alpha)


def leaky_relu(input: Tensor, negative_slope: float = 0.01, inplace: bool = False) -> Tensor:
    """Returns x where x > 0, and negative_slope * x elsewhere. inplace has no effect."""
    return _mpt.leaky_relu(input, negative_slope)


def hardtanh(input: Tensor, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> Tensor:
    """Returns the elements limited to [min_val, max_val]. inplace has no effect."""
    return _mpt.clamp(input, min_val, max_val)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    """Returns the elements limited to [0, 6]. inplace has no effect."""
    return _mpt.clamp(input, 0.0, 6.0)


def hardsigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """Returns relu6(x + 3) / 6. inplace has no effect."""
    return _mpt.hardsigmoid(input)


def hardswish(input: Tensor, inplace: bool = False) -> Tensor:
    """Returns x * relu6(x + 3) / 6. inplace has no effect."""
    return _mpt.hardswish(input)


def mish(input: Tensor, inplace: bool = False) -> Tensor:
    """Returns x * tanh(log(1 + e^x)). inplace has no effect."""
    return _mpt.mish(input)


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Returns `input` with elements set to 0 with probability p, and the others scaled by 1 / (1 - p).

    Without `training` the input is unchanged. inplace has no effect.
    """
    return _mpt.dropout(input, p, training)


def _dropout_channels(call: str, dims: int, input: Tensor, p: float, training: bool) -> Tensor:
    if input.ndim not in (dims + 1, dims + 2):
        raise ValueError(f"{call}: the input has shape {input.shape}; expected {dims + 1} or {dims + 2} dims")
    return _mpt.dropout_channels(input, dims, p, True) if training and p else input


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Sets whole channels of [batch, channels, length] to 0 with probability p, and scales the others.

    inplace has no effect.
    """
    return _dropout_channels("dropout1d", 1, input, p, training)


def dropout2d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Sets whole channels of [batch, channels, height, width] to 0 with probability p, and scales the others.

    inplace has no effect.
    """
    return _dropout_channels("dropout2d", 2, input, p, training)


def dropout3d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Sets whole channels of an input with three spatial dims to 0 with probability p, and scales the others.

    inplace has no effect.
    """
    return _dropout_channels("dropout3d", 3, input, p, training)


def gumbel_softmax(logits: Tensor, tau: float = 1.0, hard: bool = False, eps: float = 1e-10, dim: int = -1) -> Tensor:
    """Returns softmax((logits + Gumbel noise) / tau) along dim; eps has no effect.

    hard: 1 for the largest element and 0 for the others, with the gradient of the softmax.
    """
    return _mpt.gumbel_softmax(logits, dim, tau, hard)


def softplus(input: Tensor, beta: float = 1.0, threshold: float = 20.0) -> Tensor:
    """Returns log(1 + e^(beta x)) / beta. threshold must be 20, the default."""
    _refuse("softplus", threshold=None if threshold == 20 else threshold)
    return _mpt.softplus(input) if beta == 1 else _mpt.softplus_beta(input, beta)


# ---- losses (size_average and reduce, PyTorch's deprecated arguments, are not supported) ----


def _weighted(loss: Any, weight: Tensor | None, reduction: str) -> Tensor:
    """Returns loss(reduction), with each element multiplied by `weight` before the mean or sum."""
    return loss(reduction) if weight is None else _f.weighted_loss(loss("none"), weight, reduction)


def binary_cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: None = None,
                         reduce: None = None, reduction: str = "mean") -> Tensor:
    """Returns the binary cross-entropy -(y log p + (1 - y) log(1 - p)) of probabilities p and targets y.

    weight: a factor of each element. reduction: "mean", "sum" or "none".
    """
    _refuse("binary_cross_entropy", size_average=size_average, reduce=reduce)
    return _weighted(lambda r: _f.binary_cross_entropy(input, target, r), weight, reduction)


def binary_cross_entropy_with_logits(input: Tensor, target: Tensor, weight: Tensor | None = None,
                                     size_average: None = None, reduce: None = None, reduction: str = "mean",
                                     pos_weight: Tensor | None = None) -> Tensor:
    """Returns the binary cross-entropy of sigmoid(input), without rounding the sigmoid; safe in 16 bits.

    weight: a factor of each element. pos_weight: a factor of the positive term. reduction: "mean",
    "sum" or "none".
    """
    _refuse("binary_cross_entropy_with_logits", size_average=size_average, reduce=reduce)
    return _weighted(lambda r: _f.binary_cross_entropy_with_logits(input, target, pos_weight, r), weight, reduction)


def cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: None = None,
                  ignore_index: int = -100, reduce: None = None, reduction: str = "mean",
                  label_smoothing: float = 0.0) -> Tensor:
    _refuse("cross_entropy", size_average=size_average, reduce=reduce)
    return _f.cross_entropy(input, target, weight, ignore_index, reduction, label_smoothing)


def nll_loss(input: Tensor, target: Tensor, weight: Tensor | None = None, size_average: None = None,
             ignore_index: int = -100, reduce: None = None, reduction: str = "mean") -> Tensor:
    _refuse("nll_loss", size_average=size_average, reduce=reduce)
    return _f.nll_loss(input, target, weight, ignore_index, reduction)


def _same_shape(call: str, input: Tensor, target: Tensor) -> None:
    """Warns, as PyTorch does, if a loss broadcasts its operands."""
    if input.shape != target.shape:
        warnings.warn(f"{call}: the input has shape {input.shape} and the target {target.shape}, which broadcast: give "
                      "them one shape", stacklevel=3)


def mse_loss(input: Tensor, target: Tensor, size_average: None = None, reduce: None = None, reduction: str = "mean",
             weight: None = None) -> Tensor:
    _refuse("mse_loss", size_average=size_average, reduce=reduce, weight=weight)
    _same_shape("mse_loss", input, target)
    return _f.mse_loss(input, target, reduction)


def l1_loss(input: Tensor, target: Tensor, size_average: None = None, reduce: None = None, reduction: str = "mean",
            weight: None = None) -> Tensor:
    _refuse("l1_loss", size_average=size_average, reduce=reduce, weight=weight)
    _same_shape("l1_loss", input, target)
    return _f.l1_loss(input, target, reduction)


def smooth_l1_loss(input: Tensor, target: Tensor, size_average: None = None, reduce: None = None,
                   reduction: str = "mean", beta: float = 1.0) -> Tensor:
    _refuse("smooth_l1_loss", size_average=size_average, reduce=reduce)
    _same_shape("smooth_l1_loss", input, target)
    return _f.smooth_l1_loss(input, target, reduction, beta)


def huber_loss(input: Tensor, target: Tensor, reduction: str = "mean", delta: float = 1.0, weight: None = None
               ) -> Tensor:
    _refuse("huber_loss", weight=weight)
    _same_shape("huber_loss", input, target)
    return _f.huber_loss(input, target, reduction, delta)


def kl_div(input: Tensor, target: Tensor, size_average: None = None, reduce: None = None, reduction: str = "mean",
           log_target: bool = False) -> Tensor:
    _refuse("kl_div", size_average=size_average, reduce=reduce)
    return _f.kl_div(input, target, reduction, log_target)


def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1.0, p: float = 2,
                        eps: float = 1e-6, swap: bool = False, size_average: None = None, reduce: None = None,
                        reduction: str = "mean") -> Tensor:
    _refuse("triplet_margin_loss", size_average=size_average, reduce=reduce)
    return _f.triplet_margin_loss(anchor, positive, negative, reduction, margin, p, eps, swap)


for _name in ("triplet_margin_loss", "cross_entropy", "nll_loss", "mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "kl_div"):
    _documented(globals()[_name], getattr(_f, _name))


# ---- convolutions ----


def _border(input: Tensor, pads: Sequence[tuple[int, int]], mode: str = "zeros") -> Tensor:
    """Returns `input` with padding (before, after) of its last dims, which `pads` lists in order."""
    if not builtins.any(map(builtins.any, pads)):
        return input
    return pad(input, [n for p in reversed(pads) for n in p], "constant" if mode == "zeros" else mode)


def _conv(name: str, spatial: int) -> Any:
    made = getattr(_f, name)

    def conv(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Ints = 1, padding: Ints | str = 0,
             dilation: Ints = 1, groups: int = 1, *, activation: str | int | None = None) -> Tensor:
        if isinstance(padding, str):
            if padding == "same":
                if builtins.any(s != 1 for s in _ints(stride)):
                    raise ValueError(f"{name}: padding=\"same\" needs a stride of 1; it is {stride}")
                pads = _same(weight.shape[2:], _wide(dilation, spatial))
                even = builtins.all(before == after for before, after in pads)
                input, padding = (input, tuple(n for n, _ in pads)) if even else (_border(input, pads), 0)
            elif padding == "valid":
                padding = 0
            else:
                raise ValueError(f"{name}: padding is {padding!r}; expected numbers, \"same\" or \"valid\"")
        return made(input, weight, bias, stride, padding, activation=activation, dilation=dilation, groups=groups)

    conv = _batched(conv, spatial)
    conv.__name__ = conv.__qualname__ = name
    conv.__doc__ = made.__doc__ + '\n\npadding="same" keeps the spatial extents of `input`; "valid" means no padding.'
    return conv


def _conv_transpose(name: str, spatial: int) -> Any:
    made = getattr(_f, name)

    def conv_transpose(input: Tensor, weight: Tensor, bias: Tensor | None = None, stride: Ints = 1, padding: Ints = 0,
                       output_padding: Ints = 0, groups: int = 1, dilation: Ints = 1, *,
                       activation: str | int | None = None) -> Tensor:
        return made(input, weight, bias, stride, padding, activation=activation, dilation=dilation,
                    output_padding=output_padding, groups=groups)

    conv_transpose = _batched(conv_transpose, spatial)
    conv_transpose.__name__ = conv_transpose.__qualname__ = name
    conv_transpose.__doc__ = made.__doc__
    return conv_transpose


conv1d, conv2d, conv3d = (_conv(f"conv{d}d", d) for d in (1, 2, 3))
conv_transpose1d, conv_transpose2d, conv_transpose3d = (_conv_transpose(f"conv_transpose{d}d", d) for d in (1, 2, 3))


def pad(input: Tensor, pad: Ints, mode: str | int = "constant", value: float | None = None) -> Tensor:
    """Returns `input` with padding around it.

    pad: pairs (before, after), the last dim first; negative numbers remove elements. mode:
    "constant" (`value`, default 0), "reflect" (mirrored without repeating the edge), "replicate"
    (the edge element repeated) or "circular" (elements of the opposite end).
    """
    if value is not None and _overloads._is_long(input, value):
        around = _f.pad(_mpt.zeros(input.context, _dtypes.bool, input.shape), pad, mode, 1)
        return _overloads.masked_fill(_f.pad(input, pad, mode), around, value)
    return _f.pad(input, pad, mode, 0.0 if value is None else value)


# ---- other operations ----


def embedding(input: Tensor, weight: Tensor, padding_idx: int | None = None, max_norm: None = None,
              norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    """Returns the rows of `weight` at the indices in `input`.

    padding_idx: a row without gradient; a negative number counts from the end.
    """
    _refuse("embedding", max_norm=max_norm, scale_grad_by_freq=scale_grad_by_freq, sparse=sparse)
    return _mpt.embedding(input, weight, _row("embedding", padding_idx, weight.shape[0]))


def _row(call: str, padding_idx: int | None, rows: int) -> int:
    """Returns the row number of a padding_idx, or -1 for None."""
    if padding_idx is None:
        return -1
    if not -rows <= padding_idx < rows:
        raise ValueError(f"{call}: padding_idx is {padding_idx}; expected {-rows} to {rows - 1} for {rows} rows")
    return padding_idx % rows


def instance_norm(input: Tensor, running_mean: None = None, running_var: None = None, weight: Tensor | None = None,
                  bias: Tensor | None = None, use_input_stats: bool = True, momentum: float = 0.1,
                  eps: float = 1e-5) -> Tensor:
    """Returns `input` [batch, channels, ..] normalized per sample and channel over the spatial dims.

    weight and bias scale and shift each channel. Running statistics are not supported.
    """
    _refuse("instance_norm", running_mean=running_mean, running_var=running_var,
            use_input_stats=None if use_input_stats else "False")
    return _f.instance_norm(input, weight, bias, eps)


def scaled_dot_product_attention(query: Tensor, key: Tensor, value: Tensor, attn_mask: Tensor | None = None,
                                 dropout_p: float = 0.0, is_causal: bool = False, scale: float | None = None,
                                 enable_gqa: bool = False) -> Tensor:
    """Returns softmax(scale * query key^T) value, with a mask and dropout, as in PyTorch.

    query has the shape [batch, heads, length, depth], key and value [batch, kv_heads, keys, depth];
    leading dims may be omitted. kv_heads divides heads (grouped-query attention), with or without
    enable_gqa. attn_mask broadcasts to [batch, heads, length, keys]: bool (True: the key takes
    part) or floating (added to the scores). is_causal: position i attends to the keys 0 to i.
    scale: None means 1 / sqrt(depth).
    """
    # In the library 0 means the default, and the smallest positive number a factor of 0.
    return _f.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal,
                                           0.0 if scale is None else scale or 5e-324)


def batch_norm(input: Tensor, running_mean: Tensor | None, running_var: Tensor | None, weight: Tensor | None = None,
               bias: Tensor | None = None, training: bool = False, momentum: float = 0.1, eps: float = 1e-5) -> Tensor:
    """Returns `input` [batch, channels, ..] normalized per channel over all other dims.

    With `training` the statistics are those of the batch, and running_mean and running_var are
    updated by `momentum`. Otherwise the running statistics are used. weight and bias scale and
    shift each channel.
    """
    return _mpt.batch_norm(input, weight, bias, running_mean, running_var,
                           {"training": training, "momentum": momentum, "eps": eps})


def layer_norm(input: Tensor, normalized_shape: Ints, weight: Tensor | None = None, bias: Tensor | None = None,
               eps: float = 1e-5) -> Tensor:
    """Returns `input` normalized over its last dims, whose extents are normalized_shape."""
    return _mpt.layer_norm(input, _last_dims("layer_norm", input, normalized_shape, weight, bias), weight, bias,
                           {"eps": eps})


def rms_norm(input: Tensor, normalized_shape: Ints, weight: Tensor | None = None, eps: float | None = None) -> Tensor:
    """Returns `input` divided by its root mean square over the last dims, of extents normalized_shape.

    eps: None means the machine epsilon of the arithmetic: 2^-52 for float64, otherwise 2^-23.
    """
    if eps is None:
        eps = 2.0**-52 if input.dtype == _dtypes.float64 else 2.0**-23
    return _mpt.rms_norm(input, _last_dims("rms_norm", input, normalized_shape, weight), weight, {"eps": eps})


def _last_dims(name: str, input: Tensor, normalized_shape: Ints, *scales: Tensor | None) -> int:
    """Returns the number of dims of normalized_shape, which must be the last extents of the input."""
    shape = tuple(normalized_shape) if isinstance(normalized_shape, (tuple, list)) else (normalized_shape,)
    if not shape or input.shape[-len(shape):] != shape:
        raise ValueError(f"{name}: the input has shape {list(input.shape)}; normalized_shape is {list(shape)}, which must be "
                         f"its last extents")
    for scale in scales:
        if scale is not None and scale.shape != shape:
            raise ValueError(f"{name}: weight and bias must have the shape {list(shape)} of normalized_shape; one has shape "
                             f"{list(scale.shape)}")
    return len(shape)


def group_norm(input: Tensor, num_groups: int, weight: Tensor | None = None, bias: Tensor | None = None,
               eps: float = 1e-5) -> Tensor:
    """Returns `input` [batch, channels, ..] normalized per sample over groups of consecutive channels."""
    return _mpt.group_norm(input, num_groups, weight, bias, {"eps": eps})


def interpolate(input: Tensor, size: Ints | None = None, scale_factor: float | Sequence[float] | None = None,
                mode: str = "nearest", align_corners: bool | None = None,
                recompute_scale_factor: bool | None = None, antialias: bool = False) -> Tensor:
    """Returns `input` [batch, channels, ..] resampled to other spatial extents.

    size: the new extents. scale_factor: factors of the extents, by which elements have their
    positions; give one of the two. recompute_scale_factor=True: positions by the ratio of the
    extents. mode: "nearest", or linear interpolation: "linear", "bilinear" or "trilinear" for one, two or three
    spatial dims. align_corners: align the centers of the corner elements; otherwise align the outer
    edges.
    """
    _refuse("interpolate", antialias=antialias)
    extents = input.shape[2:]
    if (size is None) == (scale_factor is None):
        raise ValueError("interpolate: expected either size or scale_factor")
    own = ("linear", "bilinear", "trilinear")[builtins.min(builtins.max(len(extents), 1), 3) - 1]
    if mode not in ("nearest", own):
        raise ValueError(f"interpolate: mode is {mode!r}; expected \"nearest\" or \"{own}\" for {len(extents)} spatial "
                         f"dims")
    mode, aligned = "linear" if mode == own else mode, bool(align_corners)
    by: list[Any] = [1.0] * len(extents)
    if scale_factor is not None:
        by = list(scale_factor) if isinstance(scale_factor, (tuple, list)) else [scale_factor] * len(extents)
        if len(by) != len(extents):
            raise ValueError(f"interpolate: scale_factor has {len(by)} factors and the input {len(extents)} spatial "
                             "dims")
        size = [int(n * f) for n, f in zip(extents, by)] if recompute_scale_factor else None
    if size is not None:
        size = _ints(size) * (len(extents) if isinstance(size, int) else 1)
    depth, height, width = [1.0] * (3 - len(by)) + by if len(by) <= 3 else by[-3:]
    return _f.interpolate_by(input, depth, height, width, mode, aligned) if size is None else \
        _f.interpolate(input, size, mode, aligned)


def normalize(input: Tensor, p: float = 2.0, dim: int = 1, eps: float = 1e-12, out: None = None) -> Tensor:
    """Returns `input` divided by max(p-norm along dim, eps)."""
    _refuse("normalize", out=out)
    return _f.normalize(input, p, dim, eps)


def _extents(input: Tensor, output_size: Any, dims: int) -> list[int]:
    """Returns the output extents of an adaptive pool; None means the extent of the input."""
    v = output_size if isinstance(output_size, (tuple, list)) else [output_size] * dims
    v = list(v) * dims if len(v) == 1 else list(v)
    return [input.shape[i - dims] if n is None else n for i, n in enumerate(v)]


def adaptive_avg_pool1d(input: Tensor, output_size: int) -> Tensor:
    """Returns means over windows of the last dim that give exactly `output_size` elements."""
    return _mpt.adaptive_avg_pool1d(input, *_extents(input, output_size, 1))


def adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """Returns means over windows of the last two dims that give exactly the extents `output_size`.

    None keeps an extent of the input.
    """
    return _mpt.adaptive_avg_pool2d(input, *_extents(input, output_size, 2))


def adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """Returns means over windows of the last three dims that give exactly the extents `output_size`.

    None keeps an extent of the input.
    """
    return _mpt.adaptive_avg_pool3d(input, *_extents(input, output_size, 3))


def adaptive_max_pool1d(input: Tensor, output_size: int, return_indices: bool = False) -> Tensor:
    """Returns the largest elements of windows of the last dim that give exactly `output_size` elements."""
    _refuse("adaptive_max_pool1d", return_indices=return_indices)
    return _mpt.adaptive_max_pool1d(input, *_extents(input, output_size, 1))


def adaptive_max_pool2d(input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False) -> Tensor:
    """Returns the largest elements of windows of the last two dims that give exactly the extents `output_size`.

    None keeps an extent of the input.
    """
    _refuse("adaptive_max_pool2d", return_indices=return_indices)
    return _mpt.adaptive_max_pool2d(input, *_extents(input, output_size, 2))


def adaptive_max_pool3d(input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False) -> Tensor:
    """Returns the largest elements of windows of the last three dims that give exactly the extents `output_size`.

    None keeps an extent of the input.
    """
    _refuse("adaptive_max_pool3d", return_indices=return_indices)
    return _mpt.adaptive_max_pool3d(input, *_extents(input, output_size, 3))


for _name in (f"adaptive_{_kind}_pool{_dims}d" for _kind in ("avg", "max") for _dims in (1, 2, 3)):
    globals()[_name] = _batched(globals()[_name], int(_name[-2]))
