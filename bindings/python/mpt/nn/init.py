"""First values of parameters, in place, from the context's generator.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import math

from .. import _mpt
from .._context import no_grad
from .._tensor import Tensor


def _into(t: Tensor, values: Tensor) -> Tensor:
    with no_grad():
        t.copy_(values)
    return t


def constant_(tensor: Tensor, val: float) -> Tensor:
    with no_grad():
        return tensor.fill_(val)


def zeros_(tensor: Tensor) -> Tensor:
    return constant_(tensor, 0)


def ones_(tensor: Tensor) -> Tensor:
    return constant_(tensor, 1)


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0) -> Tensor:
    return _into(tensor, _mpt.uniform(tensor.context, None, tensor.shape, a, b))


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0) -> Tensor:
    return _into(tensor, _mpt.normal(tensor.context, None, tensor.shape, mean, std))


def kaiming_uniform_(tensor: Tensor, a: float = math.sqrt(5)) -> Tensor:
    """He et al. 2015, as PyTorch's Linear and Conv start."""
    return _into(tensor, _mpt.kaiming_uniform(tensor.context, None, tensor.shape, a))


def kaiming_normal_(tensor: Tensor, a: float = 0.0) -> Tensor:
    return _into(tensor, _mpt.kaiming_normal(tensor.context, None, tensor.shape, a))


def xavier_uniform_(tensor: Tensor, gain: float = 1.0) -> Tensor:
    """Glorot & Bengio 2010."""
    return _into(tensor, _mpt.xavier_uniform(tensor.context, None, tensor.shape, gain))


def xavier_normal_(tensor: Tensor, gain: float = 1.0) -> Tensor:
    return _into(tensor, _mpt.xavier_normal(tensor.context, None, tensor.shape, gain))
