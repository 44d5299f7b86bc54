#!/usr/bin/env python3
# Writes layers.txt: entries (entries.py) of convolutions, pools, norms, attention and recurrent cells.
# Usage: make_layers.py > layers.txt
# SPDX-License-Identifier: Apache-2.0
import torch
import torch.nn.functional as F

from entries import fixed, op, real

torch.manual_seed(23)

# -- convolutions ----------------------------------------------------------------------------------
op("conv1d", lambda x, w, b: F.conv1d(x, w, b), real(2, 3, 6), real(4, 3, 3), real(4))
op("conv1d/dilated", lambda x, w: F.conv1d(x, w, stride=2, padding=2, dilation=2),
   real(1, 2, 9), real(2, 2, 3))
op("conv2d", lambda x, w, b: F.conv2d(x, w, b, padding=1), real(2, 2, 4, 5), real(3, 2, 3, 3),
   real(3))
op("conv2d/uneven", lambda x, w, b: F.conv2d(x, w, b, (2, 1), (0, 2), (1, 2), 2),
   real(1, 4, 5, 4), real(4, 2, 2, 3), real(4))
op("conv2d/depthwise", lambda x, w: F.conv2d(x, w, padding=1, groups=3), real(2, 3, 4, 4),
   real(3, 1, 3, 3))
op("conv2d/pointwise", lambda x, w, b: F.relu(F.conv2d(x, w, b, stride=2)), real(2, 3, 4, 4),
   real(5, 3, 1, 1), real(5))
op("conv2d/gelu", lambda x, w, b: F.gelu(F.conv2d(x, w, b)), real(1, 2, 3, 3), real(2, 2, 2, 2),
   real(2))
op("conv2d/tanh", lambda x, w, b: torch.tanh(F.conv2d(x, w, b)), real(1, 2, 3, 3),
   real(2, 2, 2, 2), real(2))
op("conv3d", lambda x, w, b: F.conv3d(x, w, b, stride=(1, 2, 1), padding=(1, 0, 0)),
   real(1, 2, 2, 4, 3), real(2, 2, 2, 2, 2), real(2))
op("conv_transpose1d", lambda x, w, b: F.conv_transpose1d(x, w, b, 2, 1, 1), real(2, 2, 3),
   real(2, 3, 3), real(3))
op("conv_transpose2d", lambda x, w, b: F.conv_transpose2d(x, w, b, 2, 1, 1), real(1, 2, 3, 3),
   real(2, 2, 3, 3), real(2))
op("conv_transpose2d/uneven",
   lambda x, w: F.conv_transpose2d(x, w, None, (2, 1), (1, 0), (1, 0), 2, (2, 1)),
   real(1, 4, 2, 3), real(4, 1, 3, 2))
op("conv_transpose3d", lambda x, w, b: F.conv_transpose3d(x, w, b, 2), real(1, 2, 2, 1, 2),
   real(2, 2, 2, 2, 1), real(2))

# -- pooling and interpolation ---------------------------------------------------------------------
op("max_pool1d", lambda x: F.max_pool1d(x, 3, 2, 1), real(2, 2, 7))
op("max_pool2d", lambda x: F.max_pool2d(x, 2), real(2, 3, 4, 5))
op("max_pool2d/overlapping", lambda x: F.max_pool2d(x, (3, 2), (1, 2), (1, 0), (1, 2)),
   real(1, 2, 5, 6))
op("max_pool2d/ceil", lambda x: F.max_pool2d(x, 3, 2, 1, ceil_mode=True), real(1, 2, 6, 4))
op("max_pool3d", lambda x: F.max_pool3d(x, 2, 1), real(1, 2, 3, 3, 2))
op("avg_pool1d", lambda x: F.avg_pool1d(x, 2), real(2, 2, 5))
op("avg_pool2d", lambda x: F.avg_pool2d(x, 3, 2, 1), real(2, 2, 5, 4))
op("avg_pool2d/ceil",
   lambda x: F.avg_pool2d(x, 3, 2, 1, ceil_mode=True, count_include_pad=False), real(1, 2, 6, 4))
op("avg_pool2d/ceil_pad", lambda x: F.avg_pool2d(x, 3, 2, 1, ceil_mode=True), real(1, 2, 6, 4))
op("avg_pool3d", lambda x: F.avg_pool3d(x, 2, 1), real(1, 2, 3, 2, 3))
op("adaptive_avg_pool1d", lambda x: F.adaptive_avg_pool1d(x, 3), real(2, 2, 7))
op("adaptive_avg_pool2d", lambda x: F.adaptive_avg_pool2d(x, (3, 2)), real(2, 2, 5, 4))
op("adaptive_avg_pool2d/all", lambda x: F.adaptive_avg_pool2d(x, 1), real(2, 3, 3, 4))
op("adaptive_avg_pool3d", lambda x: F.adaptive_avg_pool3d(x, (2, 1, 3)), real(1, 2, 3, 2, 4))
op("interpolate/nearest", lambda x: F.interpolate(x, (5, 2)), real(2, 2, 3, 4))
op("interpolate/bilinear", lambda x: F.interpolate(x, (5, 3), mode="bilinear"), real(2, 2, 3, 4))
op("interpolate/corners", lambda x: F.interpolate(x, (5, 3), mode="bilinear", align_corners=True),
   real(1, 2, 3, 4))
op("interpolate/linear", lambda x: F.interpolate(x, 7, mode="linear"), real(2, 2, 4))
op("interpolate/trilinear", lambda x: F.interpolate(x, (3, 2, 4), mode="trilinear"),
   real(1, 1, 2, 3, 2))

# -- normalisation ---------------------------------------------------------------------------------
op("batch_norm", lambda x, w, b: F.batch_norm(x, None, None, w, b, True), real(3, 4, 2, 2), real(4),
   real(4))
op("batch_norm/relu", lambda x, w, b: F.relu(F.batch_norm(x, None, None, w, b, True)),
   real(3, 2, 2, 2), real(2), real(2))
op("batch_norm/rows", lambda x: F.batch_norm(x, None, None, None, None, True, eps=0.1), real(5, 3))
op("batch_norm/eval", lambda x, w, b, m, v: F.batch_norm(x, m, v, w, b, False), real(2, 3, 4),
   real(3), real(3), fixed(real(3)), fixed(real(3, low=0.5)))
op("batch_norm/eval_tanh", lambda x, m, v: torch.tanh(F.batch_norm(x, m, v, None, None, False)),
   real(2, 3, 4), fixed(real(3)), fixed(real(3, low=0.5)))
op("layer_norm", lambda x, w, b: F.layer_norm(x, (5,), w, b), real(2, 3, 5), real(5), real(5))
op("layer_norm/dims", lambda x, w: F.layer_norm(x, (3, 4), w, None, 0.01), real(2, 3, 4),
   real(3, 4))
op("layer_norm/plain", lambda x: F.layer_norm(x, (6,)), real(4, 6))
op("rms_norm", lambda x, w: F.rms_norm(x, (5,), w, 1e-5), real(2, 3, 5), real(5))
op("rms_norm/plain", lambda x: F.rms_norm(x, (2, 3), None, 1e-3), real(2, 2, 3))
op("group_norm", lambda x, w, b: F.group_norm(x, 2, w, b), real(2, 4, 3, 2), real(4), real(4))
op("group_norm/plain", lambda x: F.group_norm(x, 3), real(2, 6))
op("instance_norm", lambda x, w, b: F.instance_norm(x, None, None, w, b), real(2, 3, 2, 3), real(3),
   real(3))
