"""CUDA devices, with the names of torch.cuda.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from ._context import current_context

__all__ = ["device_count", "is_available", "manual_seed", "manual_seed_all"]


def is_available() -> bool:
    """Returns True if the current context computes on a CUDA device: mpt.Context(device="cuda")."""
    return current_context().device.type == "cuda"


def device_count() -> int:
    """Returns the number of CUDA devices of the current context: 1 or 0."""
    return int(is_available())


def manual_seed(seed: int) -> None:
    """Restarts the generator of the current context with a seed, as mpt.manual_seed."""
    current_context().manual_seed(seed)


manual_seed_all = manual_seed
