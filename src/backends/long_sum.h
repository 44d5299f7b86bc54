// LongSum: a sum in f32 that loses no term beside the sum of many. The CPU's kernels and those of
// GPUs (kernels/long_sum.slang) give the same bits.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt {

// Adds up blocks of terms, and groups of blocks. -0 changes no sum, so up to a block of terms is
// added one by one to the first value.
struct LongSum {
  static constexpr uint32_t kBlock = 64;           // terms of a block
  static constexpr uint32_t kGroup = 64 * kBlock;  // terms of a group

  float total, blocks, terms;
  uint32_t count;

  static LongSum of(float first) { return {-0.f, -0.f, first, 0}; }
  void add(float x) {
    terms += x;
    ++count;
    if (count % kBlock == 0) {
      blocks += terms;
      terms = -0.f;
    }
    if (count % kGroup == 0) {
      total += blocks;
      blocks = -0.f;
    }
  }
  float value() const { return total + (blocks + terms); }
};

}  // namespace mpt
