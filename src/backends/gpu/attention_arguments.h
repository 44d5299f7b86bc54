// Arguments of the entries mpt_attention*, in the layout that kernels/attention_run.slang declares.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/gpu/arguments.h"

namespace mpt::gpu {

// Numbers of the operands in AttentionGeometry.
enum AttentionOperand : int {
  attention_q,
  attention_k,
  attention_v,
  attention_o,
  attention_g,  // g: the gradient of o
  attention_dq,
  attention_dk,
  attention_dv,
  attention_mask,
  attention_lse,
  attention_operands,
};

struct AttentionGeometry {
  uint32_t batches, heads, key_heads, queries, keys, depth, width, none;  // width: the depth of v
  uint64_t scale;  // bits of the type that is computed in
  int64_t stride[attention_operands][4];
};
static_assert(sizeof(AttentionGeometry) <= kMostKept);

struct AttentionArguments {
  uint64_t first, second;  // outputs: o; dq; dk and dv
  uint64_t q, k, v, o, g;
  uint64_t lse;   // attention: 0: not wanted
  uint64_t dots;  // two numbers of a query, [B, H, T, 2] of the type that is computed in
  uint64_t mask;
  uint64_t shift;  // address of an i64 that is added to the offset; 0: there is none
  uint64_t geometry;
  uint64_t seed, offset;
  uint64_t factor;  // 1 / (1 - p), bits of the type that is computed in
  float keep;       // 1 - p
  uint32_t groups;
};
static_assert(sizeof(AttentionArguments) <= kMaxArguments);

// Constant 0 of the entries is a sum of these. The dtypes in constant 1 are those of the outputs,
// of q, k, v, o and g, and of the mask.
inline constexpr int kAttentionCausal = 1, kAttentionDropout = 2;

// Rows and columns of a tile in f32 and in f64, and tiles side by side that a group computes at
// once.
inline constexpr int64_t kAttentionTileF32 = 32, kAttentionTileF64 = 16, kAttentionChunks = 4;

}  // namespace mpt::gpu
