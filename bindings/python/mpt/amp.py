"""autocast and GradScaler, where torch.amp has them.

SPDX-License-Identifier: Apache-2.0
"""
from ._context import autocast as autocast
from ._train import GradScaler as GradScaler
