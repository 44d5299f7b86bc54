#!/usr/bin/env python3
"""Writes stats.txt: values, and their statistics in other dtypes by PyTorch and numpy.

  values BITS..                                                     f32, as unsigned numbers
  counts DTYPE SCALE elements zeros underflows subnormals overflows infinities nans
  range DTYPE SCALE smallest largest        of the finite values that are not 0, scaled, before rounding
  exponents DTYPE SCALE (exponent count)..  the same values

SPDX-License-Identifier: Apache-2.0
"""
from pathlib import Path

import numpy as np
import torch

from made_by import made_by

rng = np.random.default_rng(3)
v = (rng.standard_normal(600) * 2.0 ** rng.integers(-160, 126, 600)).astype(np.float32)
edges = []
for limit in (65504, 65519.996, 65520, 2.0**-14, 2.0**-24, 2.0**-25, 2.0**-25 * 1.0000002,
              2.0**-14 - 2.0**-25, 2.0**-14 - 2.0**-25 - 2.0**-38, 448, 464, 463.99, 57344, 61440,
              2.0**-6, 2.0**-9, 2.0**-10, 3.3895e38, 3.3961775e38, 3.4e38, 2.0**-126, 2.0**-133,
              2.0**-134, 1.5 * 2.0**-134, 1e-45, 0):
    edges += [limit, -limit]
v = np.concatenate([v, np.array(edges, np.float32), np.array([np.inf, -np.inf, np.nan], np.float32)])

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16,
          "f8e4m3": torch.float8_e4m3fn, "f8e5m2": torch.float8_e5m2, "f64": torch.float64}
lines = ["values " + " ".join(str(u) for u in v.view(np.uint32))]
for name, dtype in DTYPES.items():
    for scale in (1.0, 1024.0) if name in ("f16", "bf16") else (1.0,):
        wide = torch.from_numpy(v.astype(np.float64) * scale)
        # PyTorch converts f64 to these only through f32, which is exact here except beyond the
        # range of f32.
        once = wide if name in ("f32", "f64") else wide.to(torch.float32)
        assert name in ("f32", "f64") or scale > 1 or torch.equal(once.double().nan_to_num(7), wide.nan_to_num(7))
        low = once.to(dtype).to(torch.float64)
        finite, zero = torch.isfinite(wide), wide == 0
        least = 2.0**-1022 if name == "f64" else torch.finfo(dtype).smallest_normal
        under = finite & ~zero & (low == 0)
        sub = (low != 0) & (low.abs() < least)
        over = finite & ~torch.isfinite(low)
        if name == "f8e4m3":  # PyTorch saturates; half a step above the largest overflows
            over = finite & (wide.abs() >= 464)
        counts = [len(v), zero.sum(), under.sum(), sub.sum(), over.sum(), torch.isinf(wide).sum(),
                  torch.isnan(wide).sum()]
        lines.append(f"counts {name} {scale} " + " ".join(str(int(c)) for c in counts))
        m = wide[finite & ~zero].abs().numpy()
        lines.append(f"range {name} {scale} {float(m.min())!r} {float(m.max())!r}")
        e, n = np.unique(np.frexp(m)[1] - 1, return_counts=True)
        lines.append(f"exponents {name} {scale} " + " ".join(f"{a} {b}" for a, b in zip(e, n)))
Path(__file__).with_name("stats.txt").write_text("\n".join([made_by("torch", "numpy"), *lines]) + "\n")
