// The kernels attention and attention_grad by cuDNN.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "backends/backend.h"
#include "backends/cuda/cudnn.h"

namespace mpt::cuda {

// Attention as cuDNN is asked for it: q, o [B, H, T, D], k, v [B, Hk, S, D] of one dtype, lse
// [B, H, T, 1] in f32, and a mask [B, H, T, S] or none, of bool or added to the scores, whose dims
// but the last may have one element. The gradients are absent from the forward.
struct DnnAttention {
  Spec q, k, v, o, lse, mask, d_o, dq, dk, dv;
  bool is_causal;

  explicit DnnAttention(const Request& r);

  bool is_gradient() const { return static_cast<bool>(dq); }
  int64_t batches() const { return k.shape[0]; }
  int64_t key_heads() const { return k.shape[1]; }
  // Returns the operands of fewer batches and of fewer heads of k, with those of q that belong to
  // them.
  DnnAttention part(int64_t batches, int64_t key_heads) const;
  // Returns the largest part whose gradient needs little workspace: cuDNN stores the gradients of
  // the scores. It divides the batches and heads without a rest, and begins at aligned places.
  DnnAttention part_of_gradient() const;
};

// Returns plans of cuDNN, the one that it recommends most first. Throws MPT_ERROR_DEVICE if it has
// none within the bytes of workspace. A plan takes q, k, v, o, lse, the scale and, if it hides
// keys, the masks. That of a gradient takes do, q, k, v, o, lse, dq, dk, dv, memory for [B, H, T,
// 1] in f32, the scale, a one, and the masks: what scores of keys that are hidden are replaced by,
// then the mask if there is one, kHidden, a zero, and kLowest if the mask is added. Numbers are
// floats of the host.
std::vector<DnnPlan> plan_attention(const DnnTarget& target, const DnnAttention& a,
                                    const DnnWishes& wishes);

}  // namespace mpt::cuda
