"""Layers of activation functions, with the names and arguments of torch.nn.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from .. import _functions as _f, _mpt, _overloads
from .._shapes import _refuse
from .._tensor import Tensor
from . import functional as F
from .module import Layer, Module

__all__ = ["ReLU", "GELU", "SiLU", "Sigmoid", "Tanh", "LeakyReLU", "ELU", "Softplus", "Softmax", "LogSoftmax"]


class _Activation(Layer):
    _name = "none"

    def __init__(self, inplace: bool = False) -> None:  # inplace has no effect
        super().__init__()
        self._make("nn_activation", _f._ACTIVATION[self._name], parameters=False)


class ReLU(_Activation):
    """Computes max(x, 0). inplace has no effect."""

    _name = "relu"


class GELU(_Activation):
    """Computes x * Phi(x), with the normal distribution function Phi; approximate="tanh" approximates Phi."""

    _name = "gelu"

    def __init__(self, approximate: str = "none"):
        self.__dict__["_name"] = "gelu_tanh" if _overloads._is_tanh("GELU", approximate) else "gelu"
        super().__init__()


class SiLU(_Activation):
    """Computes x * sigmoid(x). inplace has no effect."""

    _name = "silu"


class Sigmoid(_Activation):
    """Computes 1 / (1 + e^-x)."""

    _name = "sigmoid"


class Tanh(_Activation):
    """Computes tanh(x)."""

    _name = "tanh"


class LeakyReLU(Module):
    """Computes x where x > 0, and negative_slope * x elsewhere. inplace has no effect."""

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False):
        super().__init__()
        self.negative_slope = negative_slope

    def forward(self, x: Tensor) -> Tensor:
        return _mpt.leaky_relu(x, self.negative_slope)

    def extra_repr(self) -> str:
        return f"negative_slope={self.negative_slope}"


class ELU(Module):
    """Computes x where x > 0, and alpha * (e^x - 1) elsewhere. inplace has no effect."""

    def __init__(self, alpha: float = 1.0, inplace: bool = False):
        super().__init__()
        self.alpha = alpha

    def forward(self, x: Tensor) -> Tensor:
        return _mpt.elu(x, self.alpha)

    def extra_repr(self) -> str:
        return f"alpha={self.alpha}"


class Softplus(Module):
    """Computes log(1 + e^(beta x)) / beta. threshold must be 20, the default."""

    def __init__(self, beta: float = 1.0, threshold: float = 20.0):
        super().__init__()
        self.beta, self.threshold = beta, threshold
        _refuse("Softplus", threshold=None if threshold == 20 else threshold)

    def forward(self, x: Tensor) -> Tensor:
        return F.softplus(x, self.beta)


class Softmax(Module):
    """Computes e^x / sum(e^x) along dim.

    dim: None means 0 for an input of 0, 1 or 3 dims, otherwise 1, as in PyTorch.
    """

    def __init__(self, dim: int | None = None):
        super().__init__()
        self.dim = dim

    def forward(self, x: Tensor) -> Tensor:
        return F.softmax(x, self.dim)


class LogSoftmax(Softmax):
    """Computes log(softmax(x)) along dim; None selects the dim as in Softmax."""

    def forward(self, x: Tensor) -> Tensor:
        return F.log_softmax(x, self.dim)
