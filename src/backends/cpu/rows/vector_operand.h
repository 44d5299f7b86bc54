// VectorOperand: per-channel values that a kernel reads as contiguous f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"
#include "backends/cpu/convert.h"

namespace mpt::cpu {

// Reads the values in place, or copies them into the workspace. The constructor adds the bytes that
// it needs there to `workspace`.
struct VectorOperand {
  Convert convert = nullptr;
  int64_t n = 0, step = 0, size = 0;
  size_t at = 0;  // offset in the workspace
  bool is_present = false;

  VectorOperand() = default;
  VectorOperand(const Spec& s, size_t& workspace) : is_present(static_cast<bool>(s)) {
    if (!is_present) return;
    n = s.shape[0];
    step = n > 1 ? s.stride[0] : 1;
    size = size_of(s.dtype);
    if (s.dtype == DType::f32 && step == 1) return;
    convert = find_convert(s.dtype, DType::f32);
    at = workspace;
    workspace += static_cast<size_t>((n + 15) / 16 * 16) * sizeof(float);
  }
  const float* get(const void* data, void* workspace) const {
    if (!is_present) return nullptr;
    if (!convert) return static_cast<const float*>(data);
    auto* to = reinterpret_cast<float*>(static_cast<char*>(workspace) + at);
    for (int64_t i = 0; i < n && step != 1; ++i)
      convert(static_cast<const char*>(data) + i * step * size, to + i, 1);
    if (step == 1) convert(data, to, n);
    return to;
  }
};

}  // namespace mpt::cpu
