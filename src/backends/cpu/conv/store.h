// Stores the sums of a direct convolution; shared by its kernels.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/conv/direct.h"
#include "backends/cpu/gemm/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

using direct::Store;

template <class E>
void store_as(E, const Store& s) {
  auto* to = static_cast<typename E::T*>(s.to);
  const float* acc = s.acc;
  if (!s.bias && s.step == s.vectors * kNative && s.outputs >= s.step) {  // one contiguous run
    for (int64_t i = 0; i < s.positions * s.step; i += kNative) {
      store(E{}, to + i, load(F32Element{}, acc + i));
    }
    return;
  }
  for (int64_t i = 0; i < s.positions; ++i, to += s.step) {
    for (int64_t j = 0; j < s.vectors; ++j, acc += kNative) {
      V v = load(F32Element{}, acc);
      if (s.bias) v += load(F32Element{}, s.bias + j * kNative);
      const int64_t n = s.outputs - j * kNative;
      if (n >= kNative) store(E{}, to + j * kNative, v);
      else store_n(E{}, to + j * kNative, v, n);
    }
  }
}

void store_sums(const Store& s) {
  if (s.dtype == DType::f32) store_as(F32Element{}, s);
  else if (s.dtype == DType::bf16) store_as(BF16Element{}, s);
  else store_as(F16Element{}, s);
}

}  // namespace
}  // namespace mpt::cpu::MPT_ISA
