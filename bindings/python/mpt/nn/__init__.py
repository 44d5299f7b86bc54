"""Modules.

SPDX-License-Identifier: Apache-2.0
"""
from . import functional, init, utils  # noqa: F401
from .layers import *  # noqa: F401,F403
from .module import Module, ModuleDict, ModuleList, Parameter, Sequential  # noqa: F401
