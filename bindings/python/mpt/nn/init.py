"""Initialization of parameters in place, as torch.nn.init. Random values come from the context's generator.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import math
from typing import Any, Callable

from .. import _mpt
from .._context import no_grad
from .._shapes import _refuse
from .._tensor import Tensor


def _draw(tensor: Tensor, make: Callable[..., Any], *numbers: float) -> Tensor:
    with no_grad():
        return tensor._draw(make, *numbers)


def constant_(tensor: Tensor, val: float) -> Tensor:
    """Sets all elements to a number, and returns the tensor."""
    with no_grad():
        return tensor.fill_(val)


def zeros_(tensor: Tensor) -> Tensor:
    """Sets all elements to 0, and returns the tensor."""
    return constant_(tensor, 0)


def ones_(tensor: Tensor) -> Tensor:
    """Sets all elements to 1, and returns the tensor."""
    return constant_(tensor, 1)


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0, generator: None = None) -> Tensor:
    """Sets the elements to random numbers, uniform in [a, b), and returns the tensor."""
    _refuse("uniform_", generator=generator)
    return _draw(tensor, _mpt.uniform, a, b)


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, generator: None = None) -> Tensor:
    """Sets the elements to random numbers of a normal distribution, and returns the tensor."""
    _refuse("normal_", generator=generator)
    return _draw(tensor, _mpt.normal, mean, std)


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """Returns the gain of a nonlinearity, as torch.nn.init.calculate_gain.

    param: the negative slope of "leaky_relu"; default 0.01.
    """
    if nonlinearity == "leaky_relu":
        return math.sqrt(2 / (1 + (0.01 if param is None else param) ** 2))
    gains = {"linear": 1.0, "sigmoid": 1.0, "tanh": 5 / 3, "relu": math.sqrt(2), "selu": 0.75,
             **{f"conv{t}{d}d": 1.0 for t in ("", "_transpose") for d in (1, 2, 3)}}
    if nonlinearity not in gains:
        raise ValueError(f"calculate_gain: unknown nonlinearity {nonlinearity!r}; "
                         f"expected one of {', '.join(gains)}, leaky_relu")
    return gains[nonlinearity]


def _kaiming(call: str, tensor: Tensor, a: float, mode: str, nonlinearity: str, generator: None) -> float | None:
    """Returns the standard deviation, or None if the library's own function computes it."""
    _refuse(call, generator=generator)
    if mode not in ("fan_in", "fan_out"):
        raise ValueError(f"{call}: mode is {mode!r}; expected \"fan_in\" or \"fan_out\"")
    if tensor.ndim < 2:
        raise ValueError(f"{call}: a tensor of {tensor.ndim} dims has no fan; expected 2 dims or more")
    if mode == "fan_in" and nonlinearity == "leaky_relu":
        return None
    fan = math.prod(tensor.shape[2:]) * tensor.shape[1 if mode == "fan_in" else 0]
    return calculate_gain(nonlinearity, a) / math.sqrt(fan)


def kaiming_uniform_(tensor: Tensor, a: float = 0.0, mode: str = "fan_in", nonlinearity: str = "leaky_relu",
                     generator: None = None) -> Tensor:
    """Sets the elements to uniform values in +-gain sqrt(3 / fan) (He et al. 2015), and returns the tensor.

    mode: "fan_in" or "fan_out". nonlinearity: selects the gain; a is the negative slope of
    "leaky_relu". Linear and Conv layers initialize their weights with a = sqrt(5).
    """
    std = _kaiming("kaiming_uniform_", tensor, a, mode, nonlinearity, generator)
    if std is None:
        return _draw(tensor, _mpt.kaiming_uniform, a)
    return uniform_(tensor, -math.sqrt(3) * std, math.sqrt(3) * std)


def kaiming_normal_(tensor: Tensor, a: float = 0.0, mode: str = "fan_in", nonlinearity: str = "leaky_relu",
                    generator: None = None) -> Tensor:
    """Sets the elements to normal values of standard deviation gain / sqrt(fan) (He et al. 2015).

    mode: "fan_in" or "fan_out". nonlinearity: selects the gain; a is the negative slope of
    "leaky_relu". Returns the tensor.
    """
    std = _kaiming("kaiming_normal_", tensor, a, mode, nonlinearity, generator)
    if std is None:
        return _draw(tensor, _mpt.kaiming_normal, a)
    return normal_(tensor, 0.0, std)


def xavier_uniform_(tensor: Tensor, gain: float = 1.0, generator: None = None) -> Tensor:
    """Sets the elements to uniform values in +-gain sqrt(6 / (fan_in + fan_out)) (Glorot & Bengio 2010).

    Returns the tensor.
    """
    _refuse("xavier_uniform_", generator=generator)
    return _draw(tensor, _mpt.xavier_uniform, gain)


def xavier_normal_(tensor: Tensor, gain: float = 1.0, generator: None = None) -> Tensor:
    """Sets the elements to normal values of standard deviation gain sqrt(2 / (fan_in + fan_out)).

    (Glorot & Bengio 2010.) Returns the tensor.
    """
    _refuse("xavier_normal_", generator=generator)
    return _draw(tensor, _mpt.xavier_normal, gain)
