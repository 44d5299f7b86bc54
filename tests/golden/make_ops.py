#!/usr/bin/env python3
# Writes ops.txt: an entry (entries.py) for each row of tests/ops that names one.
# Usage: make_ops.py > ops.txt
# SPDX-License-Identifier: Apache-2.0
import torch
import torch.nn.functional as F

from entries import fixed, index, op, real

torch.manual_seed(11)


# -- reductions ------------------------------------------------------------------------------------
op("sum/all", lambda x: x.sum(), real(2, 3, 4))
op("sum/dims", lambda x: x.sum((0, -1), keepdim=True), real(2, 3, 4))
op("mean/all", lambda x: x.mean(), real(2, 3, 4))
op("mean/dim", lambda x: x.mean(1), real(2, 3, 4))
