"""Mixed-precision training in your process.

    import mpt

    net = mpt.nn.Sequential(mpt.nn.Linear(784, 128), mpt.nn.ReLU(), mpt.nn.Linear(128, 10))
    optimizer = mpt.optim.AdamW(net.parameters(), lr=1e-3)
    with mpt.autocast("bf16"):
        loss = mpt.nn.functional.cross_entropy(net(x), y)
    loss.backward()
    optimizer.step()

SPDX-License-Identifier: Apache-2.0
"""
from . import _dtypes, _mpt
from . import _mpt as capi  # every C function by its name, arguments in C's order
from ._context import *
from ._dtypes import *
from ._errors import *
from ._errors import make_error as _make_error

_mpt.setup(error=_make_error, context=current_context, dtype=dtype, dtypes=_dtypes._table)

from ._functions import *  # noqa: E402
from ._tensor import *  # noqa: E402

_mpt.set_class("context", Context)
_mpt.set_class("tensor", Tensor)

from ._creation import *  # noqa: E402
from ._train import *  # noqa: E402

_mpt.set_class("params", Params)

from . import amp as amp, data as data, nn as nn, optim as optim  # noqa: E402
from .nn.functional import adaptive_avg_pool1d as adaptive_avg_pool1d  # noqa: E402
from .nn.functional import adaptive_avg_pool2d as adaptive_avg_pool2d  # noqa: E402
from .nn.functional import adaptive_avg_pool3d as adaptive_avg_pool3d  # noqa: E402
from .nn.functional import batch_norm as batch_norm, embedding as embedding, gelu as gelu  # noqa: E402
from .nn.functional import group_norm as group_norm, interpolate as interpolate, layer_norm as layer_norm, rms_norm as rms_norm  # noqa: E402

__version__: str = _mpt.version_string()

# Named in tracebacks and help as programs name them: mpt.ShapeError, whatever file it is in.
for _class in [x for x in globals().values() if isinstance(x, type) and x.__module__.startswith("mpt._")]:
    _class.__module__ = "mpt"
del _class


def features() -> "list[str]":
    """What the library was built with: "onednn 2.6.3", "openmp" ..."""
    names: "list[str]" = []
    while (name := _mpt.feature_name(len(names))) is not None:
        names.append(name)
    return names
