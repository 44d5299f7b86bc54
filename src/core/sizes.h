// Products and sums of sizes that come from outside, which an int64 may not hold: the one place
// that counts so.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/error.h"

namespace mpt {

// a * b and a + b in out; false where an int64 cannot hold them, and out is then of no use.
[[nodiscard]] inline bool multiply(int64_t a, int64_t b, int64_t& out) {
  return !__builtin_mul_overflow(a, b, &out);
}
[[nodiscard]] inline bool sum_up(int64_t a, int64_t b, int64_t& out) {
  return !__builtin_add_overflow(a, b, &out);
}

// a * b and a + b, or an error that says what was to be counted.
inline int64_t checked_mul(int64_t a, int64_t b, const char* what) {
  int64_t r;
  if (multiply(a, b, r)) [[likely]]
    return r;
  fail(MPT_ERROR_SHAPE, "%s: %lld times %lld is more than can be counted", what,
       static_cast<long long>(a), static_cast<long long>(b));
}
inline int64_t checked_add(int64_t a, int64_t b, const char* what) {
  int64_t r;
  if (sum_up(a, b, r)) [[likely]]
    return r;
  fail(MPT_ERROR_SHAPE, "%s: %lld and %lld are more than can be counted", what,
       static_cast<long long>(a), static_cast<long long>(b));
}

// How many steps of `step` (1 or more) cover n (0 or more).
constexpr int64_t steps_over(int64_t n, int64_t step) { return n / step + (n % step != 0); }

}  // namespace mpt
