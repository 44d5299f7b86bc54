"""Neural network modules, losses, functions and initialization, as torch.nn.

SPDX-License-Identifier: Apache-2.0
"""
from . import functional as functional, init as init, utils as utils
from .activations import *  # noqa: F401,F403
from .attention import *  # noqa: F401,F403
from .containers import *  # noqa: F401,F403
from .layers import *  # noqa: F401,F403
from .losses import *  # noqa: F401,F403
from .module import *  # noqa: F401,F403
from .more import *  # noqa: F401,F403
