// Overflow-checked products and sums of sizes that come from outside the library.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/error.h"

namespace mpt {

// Write a * b or a + b to `out`; return false on overflow, which leaves `out` without a meaning.
[[nodiscard]] inline bool multiply(int64_t a, int64_t b, int64_t& out) {
  return !__builtin_mul_overflow(a, b, &out);
}
[[nodiscard]] inline bool add(int64_t a, int64_t b, int64_t& out) {
  return !__builtin_add_overflow(a, b, &out);
}

// Return a * b or a + b; fail on overflow, with `what` in the text.
inline int64_t checked_mul(int64_t a, int64_t b, const char* what) {
  int64_t r;
  if (multiply(a, b, r)) [[likely]]
    return r;
  fail(MPT_ERROR_SHAPE, "%s: %lld times %lld overflows an int64", what, lld(a), lld(b));
}
inline int64_t checked_add(int64_t a, int64_t b, const char* what) {
  int64_t r;
  if (add(a, b, r)) [[likely]]
    return r;
  fail(MPT_ERROR_SHAPE, "%s: %lld plus %lld overflows an int64", what, lld(a), lld(b));
}

// Returns the number of steps of length `step` (1 or more) that cover n (0 or more).
constexpr int64_t steps_over(int64_t n, int64_t step) { return n / step + (n % step ? 1 : 0); }

// Return i * n / m, rounded down and up, for 0 <= i <= m < 2^31 and any n: i * n may be too large.
constexpr int64_t share_below(int64_t i, int64_t n, int64_t m) {
  return i * (n / m) + i * (n % m) / m;
}
constexpr int64_t share_above(int64_t i, int64_t n, int64_t m) {
  return i * (n / m) + steps_over(i * (n % m), m);
}

}  // namespace mpt
