// ConvertTable: conversions of contiguous runs between the dtypes with SIMD code.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

using Convert = void (*)(const void* from, void* to, int64_t n);

struct ConvertTable {
  Convert convert[kSimdTypes][kSimdTypes];
};
MPT_ISA_TABLE(ConvertTable, convert_table)

}  // namespace mpt::cpu
