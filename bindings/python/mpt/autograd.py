"""Gradients by PyTorch's names: backward and grad, as in torch.autograd. mpt.custom_op makes functions of yours.

SPDX-License-Identifier: Apache-2.0
"""
from ._autograd import backward as backward, grad as grad
from ._context import detect_anomaly as detect_anomaly
