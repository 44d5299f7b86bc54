// check_range: range checks for numbers of descriptors.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cfloat>
#include <initializer_list>

#include "core/error.h"

namespace mpt {

struct Range {
  const char* name;
  double value, low, high;  // right if low <= value < high
};

// Throws if the value is out of its range or NaN. of: the name of the descriptor.
inline void check_range(const char* of, const Range& r) {
  if (r.value >= r.low && r.value < r.high) return;  // false for NaN
  if (r.high > DBL_MAX) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s.%s is %g; it has to be finite and at least %g", of, r.name,
         r.value, r.low);
  }
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s.%s is %g; it has to be at least %g and below %g", of, r.name,
       r.value, r.low, r.high);
}
inline void check_ranges(const char* of, std::initializer_list<Range> ranges) {
  for (const Range& r : ranges) check_range(of, r);
}

}  // namespace mpt
