"""Mixed precision by PyTorch's names: autocast and GradScaler, as in torch.amp.

SPDX-License-Identifier: Apache-2.0
"""
from ._context import autocast as autocast
from ._train import GradScaler as GradScaler
