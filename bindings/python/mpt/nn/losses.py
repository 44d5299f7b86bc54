"""Losses as modules, with the names and arguments of torch.nn.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from .._shapes import _refuse
from .._tensor import Tensor
from . import functional as F
from .module import Module


class _Loss(Module):
    """The base of the losses.

    size_average and reduce, PyTorch's deprecated arguments, are not supported.
    """

    def __init__(self, size_average: None = None, reduce: None = None, reduction: str = "mean"):
        super().__init__()
        _refuse(type(self).__name__, size_average=size_average, reduce=reduce)
        self.reduction = reduction

    def extra_repr(self) -> str:
        return f"reduction={self.reduction!r}"


class CrossEntropyLoss(_Loss):
    """The cross-entropy of logits [N, C, ..] and targets, as torch.nn.CrossEntropyLoss.

    The targets are class indices or probabilities. weight: a factor of each class. ignore_index: a
    class index that does not count. reduction: "mean", "sum" or "none". label_smoothing: the share
    of a uniform distribution in the targets.
    """

    def __init__(self, weight: Tensor | None = None, size_average: None = None, ignore_index: int = -100,
                 reduce: None = None, reduction: str = "mean", label_smoothing: float = 0.0):
        super().__init__(size_average, reduce, reduction)
        self.weight, self.ignore_index, self.label_smoothing = weight, ignore_index, label_smoothing

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.cross_entropy(input, target, self.weight, ignore_index=self.ignore_index, reduction=self.reduction,
                               label_smoothing=self.label_smoothing)


class NLLLoss(_Loss):
    """The negative log-likelihood of log-probabilities [N, C, ..] and class indices, as torch.nn.NLLLoss.

    weight: a factor of each class. ignore_index: a target that does not count. reduction: "mean",
    "sum" or "none".
    """

    def __init__(self, weight: Tensor | None = None, size_average: None = None, ignore_index: int = -100,
                 reduce: None = None, reduction: str = "mean"):
        super().__init__(size_average, reduce, reduction)
        self.weight, self.ignore_index = weight, ignore_index

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.nll_loss(input, target, self.weight, ignore_index=self.ignore_index, reduction=self.reduction)


class MSELoss(_Loss):
    """The squared error (input - target)^2. reduction: "mean", "sum" or "none"."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.mse_loss(input, target, reduction=self.reduction)


class L1Loss(_Loss):
    """The absolute error |input - target|. reduction: "mean", "sum" or "none"."""

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.l1_loss(input, target, reduction=self.reduction)


class SmoothL1Loss(_Loss):
    """The loss d^2 / (2 beta) where d = |input - target| is below beta, and d - beta / 2 elsewhere.

    reduction: "mean", "sum" or "none".
    """

    def __init__(self, size_average: None = None, reduce: None = None, reduction: str = "mean", beta: float = 1.0):
        super().__init__(size_average, reduce, reduction)
        self.beta = beta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.smooth_l1_loss(input, target, reduction=self.reduction, beta=self.beta)


class HuberLoss(_Loss):
    """The loss d^2 / 2 where d = |input - target| is below delta, and delta (d - delta / 2) elsewhere.

    reduction: "mean", "sum" or "none".
    """

    def __init__(self, reduction: str = "mean", delta: float = 1.0):
        super().__init__(reduction=reduction)
        self.delta = delta

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.huber_loss(input, target, self.reduction, self.delta)


class BCELoss(_Loss):
    """The binary cross-entropy of probabilities. weight: a factor of each element.

    reduction: "mean", "sum" or "none".
    """

    def __init__(self, weight: Tensor | None = None, size_average: None = None, reduce: None = None,
                 reduction: str = "mean"):
        super().__init__(size_average, reduce, reduction)
        self.weight = weight

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.binary_cross_entropy(input, target, self.weight, reduction=self.reduction)


class BCEWithLogitsLoss(_Loss):
    """The binary cross-entropy of sigmoid(input), which is safe in 16 bits.

    weight: a factor of each element. pos_weight: a factor of the positive term. reduction: "mean",
    "sum" or "none".
    """

    def __init__(self, weight: Tensor | None = None, size_average: None = None, reduce: None = None,
                 reduction: str = "mean", pos_weight: Tensor | None = None):
        super().__init__(size_average, reduce, reduction)
        self.weight, self.pos_weight = weight, pos_weight

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.binary_cross_entropy_with_logits(input, target, self.weight, reduction=self.reduction,
                                                  pos_weight=self.pos_weight)


class KLDivLoss(_Loss):
    """The Kullback-Leibler divergence of log-probabilities from a target distribution.

    log_target: the target has log-probabilities. reduction: "mean" (over all elements),
    "batchmean" (over the batch), "sum" or "none".
    """

    def __init__(self, size_average: None = None, reduce: None = None, reduction: str = "mean",
                 log_target: bool = False):
        super().__init__(size_average, reduce, reduction)
        self.log_target = log_target

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        return F.kl_div(input, target, reduction=self.reduction, log_target=self.log_target)


__all__ = ["CrossEntropyLoss", "NLLLoss", "MSELoss", "L1Loss", "SmoothL1Loss", "HuberLoss", "BCELoss",
           "BCEWithLogitsLoss", "KLDivLoss"]
