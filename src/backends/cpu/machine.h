// What the processor's 16-bit arithmetic is worth here.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace mpt::cpu {

// Whether products of bf16 by the processor's own instructions beat widening to f32. They run at 2
// to 8 times the f32 rate, or at half of it, so the outcome of a measurement is always the same.
enum class Native16 : int32_t { slow = 0, fast = 1 };

struct Machine {
  Native16 bf16 = Native16::slow;
  double f32_rate = 0, bf16_rate = 0;  // operations per second of one core, as measured
};

// Measures for about a millisecond.
Machine measure_machine();

// Measured once per process. The environment variable MPT_CPU_BF16 (native, widen) decides without
// measuring.
const Machine& machine();

// Whether the processor has bf16 products at all.
bool has_native16();

// What a request's choice comes to here.
inline bool native16(Arithmetic a) {
  return a == Arithmetic::measure ? machine().bf16 == Native16::fast
                                  : a == Arithmetic::native16 && has_native16();
}

}  // namespace mpt::cpu
