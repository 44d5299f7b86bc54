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
from . import _mpt as capi  # noqa: F401  every C function by its name, arguments in C's order
from ._context import (Context, Info, MemoryInfo, autocast, autocast_cache_info, autocast_override,  # noqa: F401
                       clear_autocast_cache, configure, current_context, default_context, detect_anomaly,
                       enable_grad, get_autocast_dtype, inference_mode, is_autocast_enabled, manual_seed, no_grad,
                       scope, set_grad_enabled, trace)
from ._dtypes import (bfloat16, bool, double, dtype, float, float8_e4m3fn, float8_e5m2, float16,  # noqa: F401
                      float32, float64, half, int8, int32, int64, long, uint8)
from ._errors import (CallbackError, DTypeError, Error, FileError, HandleError, InvalidArgumentError,  # noqa: F401
                      OutOfMemoryError, ShapeError, StateError, UnsupportedError, make_error as _make_error)

_mpt.setup(error=_make_error, context=current_context, dtype=dtype, dtypes=_dtypes._table)

from ._functions import *  # noqa: E402,F401,F403
from ._tensor import (Tensor, backward, checkpoint, clamp, custom_op, grad, max, min, pow, split,  # noqa: E402,F401
                      squeeze)

_mpt.set_class("context", Context)
_mpt.set_class("tensor", Tensor)

from ._creation import (arange, as_tensor, empty, empty_like, eye, from_buffer, from_dlpack,  # noqa: E402,F401
                        from_numpy, full, full_like, load_safetensors, normal, ones, ones_like, rand, rand_like,
                        randn, randn_like, safetensors_metadata, save_safetensors, tensor, to_dlpack, uniform, zeros,
                        zeros_like)

from ._train import (GradScaler, Params, Precision, Stepper, Training, Verdict, memory_report)  # noqa: E402,F401

_mpt.set_class("params", Params)

from . import amp, data, nn, optim  # noqa: E402,F401
from .nn.functional import (adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d, batch_norm,  # noqa: E402,F401
                            embedding, gelu, group_norm, layer_norm, rms_norm)

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
