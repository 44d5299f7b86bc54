"""Layers with parameters, pooling and dropout, with the names and arguments of torch.nn.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import Any

from .. import _functions as _f, _mpt
from .._comm import Comm
from .._shapes import Ints, _ints, _pick, _place, _refuse, _same
from .._tensor import Tensor
from . import functional as F
from .module import Layer, Module

_ACTIVATION = _f._ACTIVATION


def _activation(name: Any) -> int:
    return _pick(_ACTIVATION, name)


class Linear(Layer):
    """A linear layer, as torch.nn.Linear: activation(x weight^T + bias) of x [.., in_features].

    activation: None or the name of an activation that the layer applies, such as "relu". The weight
    can be shared with another layer: out.weight = embedding.weight.
    """

    def __init__(self, in_features: int, out_features: int, bias: bool = True, device: Any = None, dtype: Any = None, *,
                 activation: str | None = None):
        super().__init__()
        _place("Linear", device, dtype)
        self.in_features, self.out_features, self.activation = in_features, out_features, activation
        self._make("nn_linear", in_features, out_features, bias, _activation(activation))

    def _with_parameters(self, x: Tensor) -> Tensor:
        return _mpt.linear(x, self.weight, self._parameters.get("bias"), _activation(self.activation))

    def extra_repr(self) -> str:
        text = f"in_features={self.in_features}, out_features={self.out_features}, bias={'bias' in self._parameters}"
        return text + (f", activation={self.activation!r}" if self.activation else "")


def _spatial(value: Ints, dims: int) -> tuple[int, ...]:
    v = _ints(value)
    return v * dims if len(v) == 1 else v


class _Conv(Layer):
    _dims, _function = 2, "nn_conv2d"

    def __init__(self, in_channels: int, out_channels: int, kernel_size: Ints, stride: Ints = 1,
                 padding: Ints | str = 0, dilation: Ints = 1, groups: int = 1, bias: bool = True,
                 padding_mode: str = "zeros", device: Any = None, dtype: Any = None, *,
                 activation: str | None = None, **more: Any):
        super().__init__()
        kind = type(self).__name__
        self._alone = self._dims + 1
        _place(kind, device, dtype)
        if padding_mode not in ("zeros", "reflect", "replicate", "circular"):
            _refuse(kind, padding_mode=str(padding_mode))
        self.in_channels, self.out_channels, self.padding_mode = in_channels, out_channels, padding_mode
        self.kernel_size = _spatial(kernel_size, self._dims)
        self.stride, self.padding = _spatial(stride, self._dims), padding
        wide = _spatial(dilation, self._dims)
        if isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(f"{kind}: padding is {padding!r}; expected numbers, \"same\" or \"valid\"")
            if padding == "same" and any(s != 1 for s in self.stride):
                raise ValueError(f"{kind}: padding=\"same\" needs a stride of 1; it is {self.stride}")
            pads = _same(self.kernel_size, wide) if padding == "same" else [(0, 0)] * self._dims
        else:
            self.padding = _spatial(padding, self._dims)
            pads = [(n, n) for n in self.padding]
        # The library's convolution pads with zeros only, and equally on both sides.
        own = padding_mode == "zeros" and all(before == after for before, after in pads)
        if not own:
            self._pads = pads
        inner = tuple(n if own else 0 for n, _ in pads)
        desc = {"kernel": self.kernel_size, "stride": self.stride, "padding": inner, "dilation": wide, "groups": groups,
                "bias": bias, "activation": _activation(activation), **more}
        self._make(self._function, in_channels, out_channels, self.kernel_size[0], self.stride[0], inner[0], desc)

    def _before(self, x: Tensor) -> Tensor:
        assert self._pads is not None
        return F._border(x, self._pads, self.padding_mode)

    def extra_repr(self) -> str:
        return (f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"
                + (f", padding={self.padding!r}" if isinstance(self.padding, str) or any(_ints(self.padding)) else "")
                + (f", padding_mode={self.padding_mode!r}" if self.padding_mode != "zeros" else "")
                + ("" if "bias" in self._parameters else ", bias=False"))


class Conv1d(_Conv):
    """A convolution over one spatial dim, as torch.nn.Conv1d.

    activation: None or the name of an activation that the layer applies, such as "relu".
    """

    _dims, _function = 1, "nn_conv1d"


class Conv2d(_Conv):
    """A convolution over two spatial dims, as torch.nn.Conv2d.

    activation: None or the name of an activation that the layer applies, such as "relu".
    """


class Conv3d(_Conv):
    """A convolution over three spatial dims, as torch.nn.Conv3d.

    activation: None or the name of an activation that the layer applies, such as "relu".
    """

    _dims, _function = 3, "nn_conv3d"


class _ConvTranspose(_Conv):
    def __init__(self, in_channels: int, out_channels: int, kernel_size: Ints, stride: Ints = 1, padding: Ints = 0,
                 output_padding: Ints = 0, groups: int = 1, bias: bool = True, dilation: Ints = 1,
                 padding_mode: str = "zeros", device: Any = None, dtype: Any = None, *, activation: str | None = None):
        if padding_mode != "zeros" or isinstance(padding, str):
            raise ValueError(f"{type(self).__name__}: expected numbers as padding and padding_mode \"zeros\"")
        super().__init__(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias,
                         "zeros", device, dtype, activation=activation,
                         output_padding=_spatial(output_padding, self._dims))


class ConvTranspose1d(_ConvTranspose):
    """A transposed convolution over one spatial dim, as torch.nn.ConvTranspose1d.

    It is the gradient of a convolution with respect to its input. padding_mode must be "zeros".
    """

    _dims, _function = 1, "nn_conv_transpose1d"


class ConvTranspose2d(_ConvTranspose):
    """A transposed convolution over two spatial dims, as torch.nn.ConvTranspose2d.

    It is the gradient of a convolution with respect to its input. padding_mode must be "zeros".
    """

    _function = "nn_conv_transpose2d"


class ConvTranspose3d(_ConvTranspose):
    """A transposed convolution over three spatial dims, as torch.nn.ConvTranspose3d.

    It is the gradient of a convolution with respect to its input. padding_mode must be "zeros".
    """

    _dims, _function = 3, "nn_conv_transpose3d"


class Embedding(Layer):
    """A table of rows that are selected by index, as torch.nn.Embedding.

    padding_idx: a row of zeros without gradient; a negative number counts from the end. sparse: the
    gradient holds only the rows that were read (Tensor.grad_rows).
    """

    def __init__(self, num_embeddings: int, embedding_dim: int, padding_idx: int | None = None, max_norm: None = None,
                 norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False, _weight: None = None,
                 _freeze: bool = False, device: Any = None, dtype: Any = None):
        super().__init__()
        _refuse("Embedding", max_norm=max_norm, scale_grad_by_freq=scale_grad_by_freq, _weight=_weight)
        _place("Embedding", device, dtype)
        row = F._row("Embedding", padding_idx, num_embeddings)
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self.padding_idx = None if padding_idx is None else row
        self._make("nn_embedding", num_embeddings, embedding_dim, {"padding_idx": row, "sparse": sparse})
        if _freeze:
            self.requires_grad_(False)

    def _with_parameters(self, x: Tensor) -> Tensor:
        return F.embedding(x, self.weight, self.padding_idx)

    def _rank_after(self, rank: int) -> int:
        return rank + 1

    @classmethod
    def from_pretrained(cls, embeddings: Tensor, freeze: bool = True, padding_idx: int | None = None,
                        max_norm: None = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False,
                        sparse: bool = False) -> Embedding:
        """Returns a layer with the rows of a matrix, which is not trained unless freeze=False."""
        rows, width = embeddings.shape
        layer = cls(rows, width, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse, _freeze=freeze)
        layer.weight.set_master(embeddings)
        return layer

    def extra_repr(self) -> str:
        return f"{self.num_embeddings}, {self.embedding_dim}"


class Dropout(Layer):
    """Sets elements to 0 with probability p during training and scales the others by 1 / (1 - p).

    inplace has no effect.
    """

    def __init__(self, p: float = 0.5, inplace: bool = False):
        super().__init__()
        self.p = p
        self._make("nn_dropout", p, parameters=False)

    def extra_repr(self) -> str:
        return f"p={self.p}"


class Flatten(Layer):
    """Combines the dims start_dim to end_dim into one; by default all dims except the first."""

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__()
        self.dims = start_dim, end_dim
        self._make("nn_flatten", parameters=False)

    def _make(self, make: str, *args: Any, parameters: bool = True) -> None:
        super()._make(make, *args, parameters=parameters)
        if self.__dict__.get("dims", (1, -1)) != (1, -1):
            self.__dict__["_native"] = None

    def _with_parameters(self, x: Tensor) -> Tensor:
        return _mpt.flatten(x, *self.dims)

    def _rank_after(self, rank: int) -> int:
        start, end = (d % rank for d in self.dims)
        return rank - (end - start)

    def __setstate__(self, state: dict) -> None:
        self.__dict__["dims"] = state["dims"]
        super().__setstate__(state)


class Identity(Module):
    """Returns its input unchanged. The constructor ignores all arguments."""

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__()

    def forward(self, x: Tensor) -> Tensor:
        return x


class MaxPool2d(Layer):
    """Computes the largest element of each window, as torch.nn.MaxPool2d.

    return_indices is not supported.
    """

    _alone = 3

    def __init__(self, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
                 return_indices: bool = False, ceil_mode: bool = False):
        super().__init__()
        _refuse("MaxPool2d", return_indices=return_indices)
        kernel = _spatial(kernel_size, 2)
        self.kernel_size = kernel_size
        desc = {"kernel": kernel, "padding": _spatial(padding, 2), "dilation": _spatial(dilation, 2),
                "ceil_mode": ceil_mode}
        if stride is not None:
            desc["stride"] = _spatial(stride, 2)
        self._make("nn_max_pool2d", kernel[0], 0, 0, desc, parameters=False)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}"


class AvgPool2d(Module):
    """Computes the mean of each window, as torch.nn.AvgPool2d.

    divisor_override is not supported.
    """

    def __init__(self, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, ceil_mode: bool = False,
                 count_include_pad: bool = True, divisor_override: None = None):
        super().__init__()
        _refuse("AvgPool2d", divisor_override=divisor_override)
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding
        self.ceil_mode, self.count_include_pad = ceil_mode, count_include_pad

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"

    def forward(self, x: Tensor) -> Tensor:
        return F.avg_pool2d(x, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad)


class AdaptiveAvgPool2d(Module):
    """Computes means over windows that give exactly the extents `output_size`; None keeps an extent."""

    def __init__(self, output_size: Any):
        super().__init__()
        self.output_size = output_size

    def forward(self, x: Tensor) -> Tensor:
        return F.adaptive_avg_pool2d(x, self.output_size)

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class _BatchNorm(Layer):
    def __init__(self, num_features: int, eps: float = 1e-5, momentum: float = 0.1, affine: bool = True,
                 track_running_stats: bool = True, device: Any = None, dtype: Any = None, *, bias: bool = True,
                 activation: str | None = None, comm: Comm | None = None):
        super().__init__()
        kind = type(self).__name__
        _place(kind, device, dtype)
        if momentum is None:
            raise ValueError(f"{kind}: momentum=None, a mean of all batches, is not supported; expected a number")
        self.num_features, self.eps, self.momentum = num_features, eps, momentum
        self._make("nn_batch_norm", num_features,
                   {"eps": eps, "momentum": momentum, "affine": affine, "bias": bias,
                    "track_running_stats": track_running_stats, "activation": _activation(activation),
                    **({"comm": comm._native} if comm is not None else {})})

    def extra_repr(self) -> str:
        return f"{self.num_features}, eps={self.eps}, momentum={self.momentum}"


class BatchNorm1d(_BatchNorm):
    """Normalizes each channel over the batch, and over the last dim of [batch, channels, length].

    In training the statistics are those of the batch, and the running statistics are updated by
    `momentum`; in evaluation the running statistics are used. momentum=None is not supported.
    activation: name of an activation that the layer applies. comm: ranks whose batches are
    normalized together in training, as torch.nn.SyncBatchNorm does (mpt.Comm).
    """

    _ranks = (2, 3)


class BatchNorm2d(_BatchNorm):
    """Normalizes each channel over the batch and two spatial dims, as torch.nn.BatchNorm2d.

    momentum=None is not supported. activation: name of an activation that the layer applies. comm:
    see BatchNorm1d.
    """

    _ranks = (4,)


class BatchNorm3d(_BatchNorm):
    """Normalizes each channel over the batch and three spatial dims, as torch.nn.BatchNorm3d.

    momentum=None is not supported. activation: name of an activation that the layer applies. comm:
    see BatchNorm1d.
    """

    _ranks = (5,)


class LayerNorm(Layer):
    """Normalizes over the last dims, whose extents are normalized_shape, as torch.nn.LayerNorm."""

    def __init__(self, normalized_shape: Ints, eps: float = 1e-5, elementwise_affine: bool = True, bias: bool = True,
                 device: Any = None, dtype: Any = None):
        super().__init__()
        _place("LayerNorm", device, dtype)
        self.normalized_shape, self.eps = _ints(normalized_shape), eps
        self._make("nn_layer_norm", self.normalized_shape, {"eps": eps, "affine": elementwise_affine, "bias": bias})

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}"


class RMSNorm(Layer):
    """Divides by the root mean square over the last dims, of extents normalized_shape.

    eps: None means 2^-23, PyTorch's value for float32.
    """

    def __init__(self, normalized_shape: Ints, eps: float | None = None, elementwise_affine: bool = True,
                 device: Any = None, dtype: Any = None):
        super().__init__()
        _place("RMSNorm", device, dtype)
        self.normalized_shape, self.eps = _ints(normalized_shape), eps
        self._make("nn_rms_norm", self.normalized_shape,
                   {"eps": 2.0**-23 if eps is None else eps, "affine": elementwise_affine})

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}"


class GroupNorm(Layer):
    """Normalizes each sample over groups of consecutive channels and their spatial dims."""

    def __init__(self, num_groups: int, num_channels: int, eps: float = 1e-5, affine: bool = True, device: Any = None,
                 dtype: Any = None, *, bias: bool = True):
        super().__init__()
        _place("GroupNorm", device, dtype)
        self.num_groups, self.num_channels = num_groups, num_channels
        self._make("nn_group_norm", num_groups, num_channels, {"eps": eps, "affine": affine, "bias": bias})

    def extra_repr(self) -> str:
        return f"{self.num_groups}, {self.num_channels}"


class _InstanceNorm(Layer):
    def __init__(self, num_features: int, eps: float = 1e-5, momentum: float = 0.1, affine: bool = False,
                 track_running_stats: bool = False, device: Any = None, dtype: Any = None, *, bias: bool = True):
        super().__init__()
        _refuse(type(self).__name__, track_running_stats=track_running_stats)  # so momentum has no effect
        _place(type(self).__name__, device, dtype)
        self.num_features = num_features
        self._make("nn_instance_norm", num_features, {"eps": eps, "affine": affine, "bias": bias})

    def extra_repr(self) -> str:
        return f"{self.num_features}"


class InstanceNorm1d(_InstanceNorm):
    """Normalizes each sample and channel over one spatial dim.

    Running statistics are not supported.
    """

    _ranks = (3,)


class InstanceNorm2d(_InstanceNorm):
    """Normalizes each sample and channel over two spatial dims.

    Running statistics are not supported.
    """

    _ranks = (4,)


class _Recurrent(Layer):
    _function, _states = "nn_lstm", 2

    def __init__(self, input_size: int, hidden_size: int, num_layers: int = 1, bias: bool = True,
                 batch_first: bool = False, dropout: float = 0.0, bidirectional: bool = False, proj_size: int = 0,
                 device: Any = None, dtype: Any = None):
        super().__init__()
        _refuse(type(self).__name__, proj_size=proj_size or None)
        _place(type(self).__name__, device, dtype)
        self.input_size, self.hidden_size, self.num_layers = input_size, hidden_size, num_layers
        self.batch_first, self.bidirectional = batch_first, bidirectional
        self._make(self._function, input_size, hidden_size,
                   {"layers": num_layers, "bias": bias, "batch_first": batch_first, "dropout": dropout,
                    "bidirectional": bidirectional})

    def forward(self, x: Tensor, state: Any = None) -> Any:  # type: ignore[override]
        """Returns the outputs and the last state: (h, c) for an LSTM, h for GRU and RNN.

        x is [length, batch, input_size], or [batch, length, input_size] with batch_first, and a
        state is [layers, batch, hidden_size]; with bidirectional=True there are two states per
        layer. Without a batch all of them lack the batch dim. state: None means zeros.
        """
        states = (None,) * self._states if state is None else state if self._states > 1 else (state,)
        alone, dim = x.ndim == 2, 0 if self.batch_first else 1
        if alone:
            x = _mpt.unsqueeze(x, dim)
            states = tuple(None if s is None else _mpt.unsqueeze(s, 1) for s in states)
        out, *last = _mpt.module_call(self._native, (x, *states), 1 + self._states)
        if alone:
            out, last = _mpt.squeeze(out, dim), [_mpt.squeeze(s, 1) for s in last]
        return out, tuple(last) if self._states > 1 else last[0]

    def extra_repr(self) -> str:
        return (f"{self.input_size}, {self.hidden_size}, num_layers={self.num_layers}"
                + (", batch_first=True" if self.batch_first else "")
                + (", bidirectional=True" if self.bidirectional else ""))


class LSTM(_Recurrent):
    """A network of long short-term memory cells (Hochreiter & Schmidhuber 1997), as torch.nn.LSTM."""


class GRU(_Recurrent):
    """A network of gated recurrent units (Cho et al. 2014), as torch.nn.GRU."""

    _function, _states = "nn_gru", 1


class RNN(_Recurrent):
    """A recurrent network with tanh cells (Elman 1990), as torch.nn.RNN.

    nonlinearity must be "tanh".
    """

    _function, _states = "nn_rnn_tanh", 1

    def __init__(self, input_size: int, hidden_size: int, num_layers: int = 1, nonlinearity: str = "tanh",
                 bias: bool = True, batch_first: bool = False, dropout: float = 0.0, bidirectional: bool = False,
                 device: Any = None, dtype: Any = None):
        if nonlinearity != "tanh":
            _refuse("RNN", nonlinearity=str(nonlinearity))
        super().__init__(input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0,
                         device, dtype)


__all__ = ["Linear", "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d", "Embedding",
           "Dropout", "Flatten", "Identity", "MaxPool2d", "AvgPool2d", "AdaptiveAvgPool2d", "BatchNorm1d", "BatchNorm2d",
           "BatchNorm3d", "LayerNorm", "RMSNorm", "GroupNorm", "InstanceNorm1d", "InstanceNorm2d", "LSTM", "GRU",
           "RNN"]
