// Measures whether the processor's own bf16 arithmetic is faster than f32 arithmetic.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace mpt::cpu {

// Tells whether bf16 products with the processor's own instructions are faster than widening to
// f32. Their rate is 2 to 8 times the f32 rate or half of it, so every measurement has the same
// outcome.
enum class Bf16Speed : int32_t { slow = 0, fast = 1 };

struct MeasuredRates {
  Bf16Speed bf16 = Bf16Speed::slow;
  double f32_rate = 0, bf16_rate = 0;  // measured operations per second of one core
};

// Measures the rates, which takes about a millisecond.
MeasuredRates measure_rates();

// Returns the measurement, which is made once per process. The environment variable MPT_CPU_BF16
// (native, widen) replaces the measurement.
const MeasuredRates& measured_rates();

// True if the processor has instructions for bf16 products.
bool has_native16();

// True if a request with this choice of arithmetic uses native bf16 products on this machine.
inline bool native16(Arithmetic a) {
  return a == Arithmetic::measure ? measured_rates().bf16 == Bf16Speed::fast
                                  : a == Arithmetic::native16 && has_native16();
}

}  // namespace mpt::cpu
