"""Data and activation checkpointing by PyTorch's names, as in torch.utils.

SPDX-License-Identifier: Apache-2.0
"""
import sys

from .. import data as data
from . import checkpoint as checkpoint

sys.modules[__name__ + ".data"] = data  # `from mpt.utils.data import DataLoader`
