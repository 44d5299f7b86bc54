"""Mixed-precision training inside your process, with PyTorch's interface.

    import mpt

    net = mpt.nn.Sequential(mpt.nn.Linear(784, 128), mpt.nn.ReLU(), mpt.nn.Linear(128, 10))
    optimizer = mpt.optim.AdamW(net.parameters(), lr=1e-3)
    with mpt.autocast("bf16"):
        loss = mpt.nn.functional.cross_entropy(net(x), y)
    loss.backward()
    optimizer.step()

SPDX-License-Identifier: Apache-2.0
"""
import typing as _typing

from . import _dtypes, _mpt
from . import _mpt as capi  # the C functions by name, with arguments in C's order
from ._context import *
from ._dtypes import *
from ._errors import *
from ._errors import make_error as _make_error
from ._places import *

_mpt.setup(error=_make_error, context=current_context, dtype=dtype, dtypes=_dtypes._table)

from ._functions import *  # noqa: E402
from ._functions import log_softmax as log_softmax, softmax as softmax  # noqa: E402
from ._overloads import *  # noqa: E402
from ._tensor import *  # noqa: E402

_mpt.set_class("context", Context)
_mpt.set_class("tensor", Tensor)

from ._autograd import *  # noqa: E402
from ._comm import *  # noqa: E402
from ._compose import *  # noqa: E402
from ._creation import *  # noqa: E402
from ._files import *  # noqa: E402
from ._params import *  # noqa: E402
from ._selection import *  # noqa: E402
from ._train import *  # noqa: E402

_mpt.set_class("params", Params)

from . import amp as amp, autograd as autograd, cuda as cuda, data as data, nn as nn, optim as optim  # noqa: E402
from . import utils as utils  # noqa: E402
from .nn.functional import (  # noqa: E402
    adaptive_avg_pool1d as adaptive_avg_pool1d, adaptive_avg_pool2d as adaptive_avg_pool2d,
    adaptive_avg_pool3d as adaptive_avg_pool3d, adaptive_max_pool1d as adaptive_max_pool1d,
    adaptive_max_pool2d as adaptive_max_pool2d, adaptive_max_pool3d as adaptive_max_pool3d, batch_norm as batch_norm, binary_cross_entropy as binary_cross_entropy,
    binary_cross_entropy_with_logits as binary_cross_entropy_with_logits, conv1d as conv1d, conv2d as conv2d,
    conv3d as conv3d, conv_transpose1d as conv_transpose1d, conv_transpose2d as conv_transpose2d,
    conv_transpose3d as conv_transpose3d, cross_entropy as cross_entropy, dropout as dropout, elu as elu,
    embedding as embedding, gelu as gelu, group_norm as group_norm, gumbel_softmax as gumbel_softmax, hardsigmoid as hardsigmoid,
    hardswish as hardswish, huber_loss as huber_loss,
    instance_norm as instance_norm, interpolate as interpolate, kl_div as kl_div, l1_loss as l1_loss,
    layer_norm as layer_norm, leaky_relu as leaky_relu, mish as mish, mse_loss as mse_loss, nll_loss as nll_loss,
    normalize as normalize, pad as pad,
    relu as relu, rms_norm as rms_norm, scaled_dot_product_attention as scaled_dot_product_attention, silu as silu,
    smooth_l1_loss as smooth_l1_loss, softplus as softplus, triplet_margin_loss as triplet_margin_loss)

__version__: str = _mpt.version_string()

# Classes appear in tracebacks and help by their public names, such as mpt.ShapeError.
for _class in [x for x in globals().values() if isinstance(x, type) and x.__module__.startswith("mpt._")]:
    _class.__module__ = "mpt"
del _class


def features() -> "list[str]":
    """Returns the optional features of this build of the library, such as "onednn 2.6.3" or "openmp"."""
    names: "list[str]" = []
    while (name := _mpt.feature_name(len(names))) is not None:
        names.append(name)
    return names


if not _typing.TYPE_CHECKING:  # type checkers report unknown names themselves

    def __getattr__(name: str) -> object:
        if name == "Generator":
            raise AttributeError("mpt has no Generator: a context has one generator, for which mpt.manual_seed, "
                                 "context.get_rng_state() and set_rng_state() exist; another context has another one")
        raise AttributeError(f"module 'mpt' has no attribute {name!r}")
