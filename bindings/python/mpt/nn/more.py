"""Layers that are composed of functions, with the names and arguments of torch.nn.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import math
from typing import Any, Callable, Iterable, Iterator, Sequence

from .. import _creation, _mpt
from .._shapes import Ints, _place, _refuse
from .._tensor import Tensor
from . import functional as F, init
from .module import Module, Parameter


class _Of(Module):
    """A module that calls a function with its options, which are its attributes."""

    _function: Callable[..., Tensor]
    _options: tuple[str, ...] = ()

    def _set(self, **options: Any) -> None:
        super().__init__()
        self._options = tuple(options)
        self.__dict__.update(options)

    def forward(self, input: Tensor) -> Tensor:
        return type(self)._function(input, *(self.__dict__[n] for n in self._options))

    def extra_repr(self) -> str:
        return ", ".join(f"{n}={self.__dict__[n]!r}" for n in self._options)


class _Plain(_Of):
    def __init__(self, inplace: bool = False):
        self._set()


class ReLU6(_Plain):
    """Limits the elements to [0, 6]. inplace has no effect."""

    _function = staticmethod(F.relu6)


class Hardsigmoid(_Plain):
    """Computes relu6(x + 3) / 6. inplace has no effect."""

    _function = staticmethod(F.hardsigmoid)


class Hardswish(_Plain):
    """Computes x * relu6(x + 3) / 6. inplace has no effect."""

    _function = staticmethod(F.hardswish)


class Mish(_Plain):
    """Computes x * tanh(log(1 + e^x)). inplace has no effect."""

    _function = staticmethod(F.mish)


class Softsign(_Of):
    """Computes x / (1 + |x|)."""

    _function = staticmethod(F.softsign)

    def __init__(self) -> None:
        self._set()


class LogSigmoid(Softsign):
    """Computes log(sigmoid(x))."""

    _function = staticmethod(F.logsigmoid)


class Hardtanh(_Of):
    """Limits the elements to [min_val, max_val]. inplace has no effect."""

    _function = staticmethod(F.hardtanh)

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False, min_value: None = None,
                 max_value: None = None):
        _refuse("Hardtanh", min_value=min_value, max_value=max_value)
        self._set(min_val=min_val, max_val=max_val)


class GLU(_Of):
    """Computes a * sigmoid(b) of the two halves of the input along dim."""

    _function = staticmethod(F.glu)

    def __init__(self, dim: int = -1):
        self._set(dim=dim)


class PReLU(Module):
    """Computes x where x > 0, and weight * x elsewhere, with one trained weight or one per channel."""

    def __init__(self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None):
        super().__init__()
        _place("PReLU", device, dtype)
        self.num_parameters = num_parameters
        self.weight = Parameter(_creation.full((num_parameters,), float(init)))

    def forward(self, input: Tensor) -> Tensor:
        return F.prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"


class _DropoutChannels(Module):
    _function: Callable[..., Tensor]

    def __init__(self, p: float = 0.5, inplace: bool = False):
        super().__init__()
        if not 0 <= p <= 1:
            raise ValueError(f"{type(self).__name__}: p is {p}; expected a number from 0 to 1")
        self.p = p

    def forward(self, input: Tensor) -> Tensor:
        return type(self)._function(input, self.p, self.training)

    def extra_repr(self) -> str:
        return f"p={self.p}"


class Dropout1d(_DropoutChannels):
    """Sets whole channels of [batch, channels, length] to 0 with probability p. inplace has no effect."""

    _function = staticmethod(F.dropout1d)


class Dropout2d(_DropoutChannels):
    """Sets whole channels of [batch, channels, height, width] to 0 with probability p. inplace has no effect."""

    _function = staticmethod(F.dropout2d)


class Dropout3d(_DropoutChannels):
    """Sets whole channels with three spatial dims to 0 with probability p. inplace has no effect."""

    _function = staticmethod(F.dropout3d)


# ---- pools and shapes ----


class _MaxPool(_Of):
    def __init__(self, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
                 return_indices: bool = False, ceil_mode: bool = False):
        _refuse(type(self).__name__, return_indices=return_indices)
        self._set(kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode)


class MaxPool1d(_MaxPool):
    """Computes the largest element of each window of one spatial dim, as torch.nn.MaxPool1d."""

    _function = staticmethod(F.max_pool1d)


class MaxPool3d(_MaxPool):
    """Computes the largest element of each window of three spatial dims, as torch.nn.MaxPool3d."""

    _function = staticmethod(F.max_pool3d)


class AvgPool1d(_Of):
    """Computes the mean of each window of one spatial dim, as torch.nn.AvgPool1d."""

    _function = staticmethod(F.avg_pool1d)

    def __init__(self, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, ceil_mode: bool = False,
                 count_include_pad: bool = True):
        self._set(kernel_size=kernel_size, stride=stride, padding=padding, ceil_mode=ceil_mode,
                  count_include_pad=count_include_pad)


class _Adaptive(_Of):
    def __init__(self, output_size: Any):
        self._set(output_size=output_size)


class AdaptiveAvgPool1d(_Adaptive):
    """Computes means over windows that give exactly output_size elements."""

    _function = staticmethod(F.adaptive_avg_pool1d)


class AdaptiveAvgPool3d(_Adaptive):
    """Computes means over windows that give exactly the extents output_size; None keeps an extent."""

    _function = staticmethod(F.adaptive_avg_pool3d)


class AdaptiveMaxPool1d(_Of):
    """Computes the largest elements of windows that give exactly output_size elements."""

    _function = staticmethod(F.adaptive_max_pool1d)

    def __init__(self, output_size: Any, return_indices: bool = False):
        _refuse(type(self).__name__, return_indices=return_indices)
        self._set(output_size=output_size)


class AdaptiveMaxPool2d(AdaptiveMaxPool1d):
    """Computes the largest elements of windows that give exactly the extents output_size; None keeps an extent."""

    _function = staticmethod(F.adaptive_max_pool2d)


class AdaptiveMaxPool3d(AdaptiveMaxPool1d):
    """Computes the largest elements of windows that give exactly the extents output_size; None keeps an extent."""

    _function = staticmethod(F.adaptive_max_pool3d)


class Upsample(_Of):
    """Resamples the spatial dims to a size or by a factor, as torch.nn.Upsample; see F.interpolate."""

    _function = staticmethod(F.interpolate)

    def __init__(self, size: Any = None, scale_factor: Any = None, mode: str = "nearest",
                 align_corners: bool | None = None, recompute_scale_factor: bool | None = None):
        self._set(size=size, scale_factor=scale_factor, mode=mode, align_corners=align_corners,
                  recompute_scale_factor=recompute_scale_factor)


class PixelShuffle(_Of):
    """Computes [.., C r r, H, W] as [.., C, H r, W r] with r = upscale_factor."""

    _function = staticmethod(F.pixel_shuffle)

    def __init__(self, upscale_factor: int):
        self._set(upscale_factor=upscale_factor)


class PixelUnshuffle(_Of):
    """Computes [.., C, H r, W r] as [.., C r r, H, W] with r = downscale_factor."""

    _function = staticmethod(F.pixel_unshuffle)

    def __init__(self, downscale_factor: int):
        self._set(downscale_factor=downscale_factor)


class Unflatten(Module):
    """Splits a dim into several with the extents unflattened_size, of which one may be -1."""

    def __init__(self, dim: int, unflattened_size: Sequence[int]):
        super().__init__()
        self.dim, self.unflattened_size = dim, tuple(unflattened_size)

    def forward(self, input: Tensor) -> Tensor:
        shape, dim = input.shape, self.dim % input.ndim
        return _mpt.reshape(input, [*shape[:dim], *self.unflattened_size, *shape[dim + 1:]])

    def extra_repr(self) -> str:
        return f"dim={self.dim}, unflattened_size={self.unflattened_size}"


# ---- distances ----


class CosineSimilarity(Module):
    """Computes the cosine of the angle between x1 and x2 along dim."""

    def __init__(self, dim: int = 1, eps: float = 1e-8):
        super().__init__()
        self.dim, self.eps = dim, eps

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return F.cosine_similarity(x1, x2, self.dim, self.eps)


class PairwiseDistance(Module):
    """Computes the p-norm of x1 - x2 + eps along the last dim."""

    def __init__(self, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False):
        super().__init__()
        self.norm, self.eps, self.keepdim = p, eps, keepdim

    def forward(self, x1: Tensor, x2: Tensor) -> Tensor:
        return F.pairwise_distance(x1, x2, self.norm, self.eps, self.keepdim)


class TripletMarginLoss(Module):
    """The loss max(d(anchor, positive) - d(anchor, negative) + margin, 0); see F.triplet_margin_loss."""

    def __init__(self, margin: float = 1.0, p: float = 2.0, eps: float = 1e-6, swap: bool = False,
                 size_average: None = None, reduce: None = None, reduction: str = "mean"):
        super().__init__()
        _refuse("TripletMarginLoss", size_average=size_average, reduce=reduce)
        self.margin, self.p, self.eps, self.swap, self.reduction = margin, p, eps, swap, reduction

    def forward(self, anchor: Tensor, positive: Tensor, negative: Tensor) -> Tensor:
        return F.triplet_margin_loss(anchor, positive, negative, self.margin, self.p, self.eps, self.swap,
                                     reduction=self.reduction)


# ---- recurrent cells ----


class _Cell(Module):
    _gates = 1

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, device: Any = None, dtype: Any = None):
        super().__init__()
        _place(type(self).__name__, device, dtype)
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        rows, bound = self._gates * hidden_size, 1 / math.sqrt(hidden_size) if hidden_size else 0.0
        shapes = {"weight_ih": (rows, input_size), "weight_hh": (rows, hidden_size),
                  **({"bias_ih": (rows,), "bias_hh": (rows,)} if bias else {})}
        for name, shape in shapes.items():
            self.register_parameter(name, Parameter(init.uniform_(_creation.empty(*shape), -bound, bound)))

    def _weights(self) -> tuple:
        return (self.weight_ih, self.weight_hh, self._parameters.get("bias_ih"), self._parameters.get("bias_hh"))

    def _start(self, input: Tensor, given: Tensor | None) -> Tensor:
        """Returns a state [batch, hidden_size]; None means zeros."""
        if given is None:
            return _mpt.zeros(input.context, input.dtype, (input.shape[0], self.hidden_size))
        return _mpt.unsqueeze(given, 0) if given.ndim == 1 else given

    def extra_repr(self) -> str:
        return f"{self.input_size}, {self.hidden_size}" + ("" if self.bias else ", bias=False")


class LSTMCell(_Cell):
    """One step of an LSTM, as torch.nn.LSTMCell."""

    _gates = 4

    def forward(self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None  # type: ignore[override]
                ) -> tuple[Tensor, Tensor]:
        """Returns the state (h, c) after an input [batch, input_size], or [input_size].

        hx: the state (h, c) before, each [batch, hidden_size]; None means zeros.
        """
        x = _mpt.unsqueeze(input, 0) if input.ndim == 1 else input
        h, c = (None, None) if hx is None else hx
        h, c = _mpt.lstm_cell(x, self._start(x, h), self._start(x, c), *self._weights())
        return (h.squeeze(0), c.squeeze(0)) if input.ndim == 1 else (h, c)


class GRUCell(_Cell):
    """One step of a GRU, as torch.nn.GRUCell."""

    _gates = 3
    _call = "gru_cell"

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:  # type: ignore[override]
        """Returns the state h after an input [batch, input_size], or [input_size].

        hx: the state before, [batch, hidden_size]; None means zeros.
        """
        x = _mpt.unsqueeze(input, 0) if input.ndim == 1 else input
        h = getattr(_mpt, self._call)(x, self._start(x, hx), *self._weights())
        return h.squeeze(0) if input.ndim == 1 else h


class RNNCell(GRUCell):
    """One step of a recurrent network with tanh cells, as torch.nn.RNNCell. nonlinearity must be "tanh"."""

    _gates = 1
    _call = "rnn_tanh_cell"

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = "tanh",
                 device: Any = None, dtype: Any = None):
        _refuse("RNNCell", nonlinearity=None if nonlinearity == "tanh" else str(nonlinearity))
        super().__init__(input_size, hidden_size, bias, device, dtype)


class ParameterList(Module):
    """A list of parameters, which belong to the module that holds the list."""

    def __init__(self, values: Iterable[Any] | None = None):
        super().__init__()
        self.extend(values or ())

    def append(self, value: Any) -> ParameterList:
        """Adds a parameter, or a tensor that becomes one, at the end. Returns the list."""
        self.register_parameter(str(len(self)), value if isinstance(value, Parameter) else Parameter(value))
        return self

    def extend(self, values: Iterable[Any]) -> ParameterList:
        """Adds parameters at the end, and returns the list."""
        for v in values:
            self.append(v)
        return self

    def __len__(self) -> int:
        return len(self._parameters)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._parameters.values())

    def __getitem__(self, index: int) -> Any:
        return list(self._parameters.values())[index]


__all__ = ["ReLU6", "Hardsigmoid", "Hardswish", "Mish", "Softsign", "LogSigmoid", "Hardtanh", "GLU", "PReLU",
           "Dropout1d", "Dropout2d", "Dropout3d", "MaxPool1d", "MaxPool3d", "AvgPool1d", "AdaptiveAvgPool1d",
           "AdaptiveAvgPool3d", "AdaptiveMaxPool1d", "AdaptiveMaxPool2d", "AdaptiveMaxPool3d", "Upsample",
           "PixelShuffle",
           "PixelUnshuffle", "Unflatten", "CosineSimilarity", "PairwiseDistance", "TripletMarginLoss", "LSTMCell",
           "GRUCell", "RNNCell", "ParameterList"]
