"""Attention layers, with the names, arguments and masks of torch.nn.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import copy
import math
from typing import Any

from .. import _creation, _dtypes, _functions as _f, _mpt
from .._context import autocast
from .._shapes import _pick, _place, _refuse
from .._tensor import Tensor
from . import functional as F
from .containers import ModuleList
from .module import Layer, Module

__all__ = ["MultiheadAttention", "TransformerEncoder", "TransformerEncoderLayer"]


def _taking_part(call: str, attn_mask: Tensor | None, key_padding_mask: Tensor | None, causal: bool,
                 query: Tensor, key: Tensor, heads: int) -> Tensor | None:
    """Returns PyTorch's masks as one that broadcasts to [batch, heads, length, keys], or None.

    PyTorch's bool masks are True where a key takes no part, and the result's True where it does;
    floating masks are added to the scores. query and key are [batch, length, embed_dim].
    """
    (batch, length, _), keys = query.shape, key.shape[1]
    parts = []
    if causal and attn_mask is None:
        parts.append(_creation.ones(length, keys, dtype=_dtypes.bool, context=query.context).tril())
    if attn_mask is not None:
        if attn_mask.shape not in ((length, keys), (batch * heads, length, keys)):
            raise ValueError(f"{call}: attn_mask has shape {attn_mask.shape}; expected {(length, keys)} or "
                             f"{(batch * heads, length, keys)}")
        parts.append(attn_mask if attn_mask.ndim == 2 else attn_mask.reshape(batch, heads, length, keys))
    if key_padding_mask is not None:
        if key_padding_mask.shape not in ((batch, keys), (keys,)):
            raise ValueError(f"{call}: key_padding_mask has shape {key_padding_mask.shape}; expected {(batch, keys)}")
        parts.append(key_padding_mask.reshape(-1, 1, 1, keys))
    # The causal part is True where a key takes part, unlike those that were given.
    own = [p if causal and attn_mask is None and i == 0 else _mpt.logical_not(p) if p.dtype == _dtypes.bool else p
           for i, p in enumerate(parts)]
    if not own:
        return None
    mask = own[0]
    for other in own[1:]:
        if mask.dtype == other.dtype == _dtypes.bool:
            mask = _mpt.logical_and(mask, other)
        else:
            mask = _added(mask) + _added(other)
    return mask


def _added(mask: Tensor) -> Tensor:
    """Returns a mask as numbers that are added to the scores."""
    return _mpt.where(mask, 0.0, -math.inf) if mask.dtype == _dtypes.bool else mask


class _Attention(Layer):
    """The base of layers of [batch, length, embed_dim], which also take the length first, or no batch."""

    batch_first: bool

    def _laid(self, x: Tensor) -> Tensor:
        if x.ndim == 2:
            return _mpt.unsqueeze(x, 0)
        return x if self.batch_first else _mpt.transpose(x, 0, 1)

    def _back(self, y: Tensor, like: Tensor) -> Tensor:
        if like.ndim == 2:
            return _mpt.squeeze(y, 0)
        return y if self.batch_first else _mpt.transpose(y, 0, 1)


class MultiheadAttention(_Attention):
    """Multi-head attention, as torch.nn.MultiheadAttention.

    causal: position i attends to the keys 0 to i in every call.
    """

    def __init__(self, embed_dim: int, num_heads: int, dropout: float = 0.0, bias: bool = True,
                 add_bias_kv: bool = False, add_zero_attn: bool = False, kdim: int | None = None,
                 vdim: int | None = None, batch_first: bool = False, device: Any = None, dtype: Any = None, *,
                 causal: bool = False):
        super().__init__()
        _refuse("MultiheadAttention", add_bias_kv=add_bias_kv, add_zero_attn=add_zero_attn,
                kdim=None if kdim == embed_dim else kdim, vdim=None if vdim == embed_dim else vdim)
        _place("MultiheadAttention", device, dtype)
        self.embed_dim, self.num_heads, self.dropout, self.batch_first = embed_dim, num_heads, dropout, batch_first
        self.causal = causal
        self._make("nn_multihead_attention", embed_dim, num_heads,
                   {"dropout": dropout, "bias": bias, "causal": causal})

    def forward(self, query: Tensor, key: Tensor | None = None, value: Tensor | None = None,  # type: ignore[override]
                key_padding_mask: Tensor | None = None, need_weights: bool = True, attn_mask: Tensor | None = None,
                average_attn_weights: bool = True, is_causal: bool = False) -> tuple[Tensor, Tensor | None]:
        """Returns the result and the attention weights before dropout, which are None without need_weights.

        query is [length, batch, embed_dim], key and value [keys, batch, embed_dim] (by default the
        query, and the key); with batch_first the first two dims are exchanged, and the batch may be
        missing. key_padding_mask [batch, keys] and attn_mask [length, keys] or [batch * num_heads,
        length, keys] are bool (True: the key takes no part) or floating (added to the scores).
        is_causal without an attn_mask: position i attends to the keys 0 to i. The weights are
        [batch, length, keys], or with average_attn_weights=False [batch, num_heads, length, keys].
        They cost a second computation of the scores.
        """
        key = query if key is None else key
        value = key if value is None else value
        q, k, v = self._laid(query), self._laid(key), self._laid(value)
        mask = _taking_part("MultiheadAttention", attn_mask, key_padding_mask, is_causal, q, k, self.num_heads)
        out = self._back(_mpt.module_call(self._native, (q, k, v, mask), 1)[0], query)
        if not need_weights:
            return out, None
        weights = self._weights(q, k, mask, average_attn_weights)
        return out, weights.squeeze(0) if query.ndim == 2 else weights

    def _weights(self, q: Tensor, k: Tensor, mask: Tensor | None, average: bool) -> Tensor:
        """Returns softmax(q k^T / sqrt(depth)) [batch, heads, length, keys], or its average over the heads.

        The average of 16-bit weights is rounded once, as it and they are f32 before that.
        """
        e, bias = self.embed_dim, self._parameters.get("in_proj_bias")

        def projected(x: Tensor, i: int) -> Tensor:
            part = slice(i * e, (i + 1) * e)
            y = _f.linear(x, self.in_proj_weight[part], None if bias is None else bias[part])
            return y.reshape(*y.shape[:2], self.num_heads, -1).transpose(1, 2)

        heads, keys = projected(q, 0), projected(k, 1)
        if not average:
            return _mpt.attention_weights(heads, keys, mask, self.causal, 0.0)
        kind = heads.dtype
        wide = _dtypes.float32 if kind.itemsize < 4 else kind
        with autocast(enabled=False, context=q.context):
            heads, keys = _mpt.cast(heads, wide), _mpt.cast(keys, wide)
            return _mpt.cast(_mpt.attention_weights(heads, keys, mask, self.causal, 0.0).mean(1), kind)

    def extra_repr(self) -> str:
        return f"{self.embed_dim}, {self.num_heads}, batch_first={self.batch_first}"


def _activation(given: Any) -> int:
    """Returns the number of an activation: its name, or the function or module that computes it."""
    name = given if isinstance(given, str) or given is None else getattr(given, "__name__", type(given).__name__)
    return _pick(_f._ACTIVATION, name if name is None else name.lower())


class TransformerEncoderLayer(_Attention):
    """A transformer block, as torch.nn.TransformerEncoderLayer.

    It consists of self-attention and a feed-forward network, each with a residual connection.
    activation: "relu" or "gelu", or the function or module of one. causal: position i attends to
    the positions 0 to i in every call. With norm_first=True and causal=True it is the block of a
    GPT.
    """

    def __init__(self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1,
                 activation: Any = "relu", layer_norm_eps: float = 1e-5, batch_first: bool = False,
                 norm_first: bool = False, bias: bool = True, device: Any = None, dtype: Any = None, *,
                 causal: bool = False):
        super().__init__()
        _place("TransformerEncoderLayer", device, dtype)
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first
        self._make("nn_transformer_block", d_model, nhead,
                   {"dim_feedforward": dim_feedforward, "dropout": dropout, "activation": _activation(activation),
                    "layer_norm_eps": layer_norm_eps, "norm_first": norm_first, "bias": bias, "causal": causal})

    def forward(self, src: Tensor, src_mask: Tensor | None = None,  # type: ignore[override]
                src_key_padding_mask: Tensor | None = None, is_causal: bool = False) -> Tensor:
        """Returns the result for src [length, batch, d_model], or with batch_first [batch, length, d_model].

        The batch may be missing. src_mask, src_key_padding_mask and is_causal are attn_mask,
        key_padding_mask and is_causal of MultiheadAttention: True in a mask means that a position
        takes no part.
        """
        x = self._laid(src)
        mask = _taking_part("TransformerEncoderLayer", src_mask, src_key_padding_mask, is_causal, x, x, self.nhead)
        y = _mpt.module_forward(self._native, x) if mask is None else _mpt.module_call(self._native, (x, mask), 1)[0]
        return self._back(y, src)

    def extra_repr(self) -> str:
        return f"{self.d_model}, {self.nhead}, batch_first={self.batch_first}"


class TransformerEncoder(Module):
    """A stack of num_layers copies of a transformer block, as torch.nn.TransformerEncoder.

    norm: a module for the result, or None. enable_nested_tensor and mask_check have no effect.
    """

    def __init__(self, encoder_layer: Module, num_layers: int, norm: Module | None = None,
                 enable_nested_tensor: bool = True, mask_check: bool = True):
        super().__init__()
        self.layers = ModuleList(copy.deepcopy(encoder_layer) for _ in range(num_layers))
        self.num_layers, self.norm = num_layers, norm

    def forward(self, src: Tensor, mask: Tensor | None = None,  # type: ignore[override]
                src_key_padding_mask: Tensor | None = None, is_causal: bool | None = None) -> Tensor:
        """Returns the result of all layers; the arguments are those of TransformerEncoderLayer."""
        for layer in self.layers:
            src = layer(src, mask, src_key_padding_mask, bool(is_causal))
        return src if self.norm is None else self.norm(src)
