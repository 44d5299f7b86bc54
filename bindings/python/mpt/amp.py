"""autocast and GradScaler, where torch.amp has them.

SPDX-License-Identifier: Apache-2.0
"""
from ._context import autocast  # noqa: F401
from ._train import GradScaler  # noqa: F401
