"""Gradients by PyTorch's names, as torch.autograd: backward, grad, and Function for a backward of your own.

SPDX-License-Identifier: Apache-2.0
"""
import sys

from . import _function as function
from ._autograd import backward as backward, grad as grad
from ._context import detect_anomaly as detect_anomaly
from ._function import Function as Function

sys.modules[__name__ + ".function"] = function  # `from mpt.autograd.function import once_differentiable`
