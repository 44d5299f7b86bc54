"""Activation checkpointing, as torch.utils.checkpoint.

SPDX-License-Identifier: Apache-2.0
"""
from .._autograd import checkpoint as checkpoint
