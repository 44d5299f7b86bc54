// FoldTable: addition of partial results, in order.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/isa.h"

namespace mpt::cpu {

struct FoldTable {
  // out[i] = parts[0][i] + parts[1][i] + .., where part p is `step` floats after part p - 1.
  void (*f32)(const float* parts, int64_t count, int64_t step, int64_t n, float* out);
  void (*bf16)(const float* parts, int64_t count, int64_t step, int64_t n, uint16_t* out);
};
MPT_ISA_TABLE(FoldTable, fold_table)

}  // namespace mpt::cpu
