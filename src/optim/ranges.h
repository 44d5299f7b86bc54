// check_range, check_fields: checks of the numbers of descriptors.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cfloat>
#include <span>
#include <string>

#include "core/error.h"
#include "core/unused.h"

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

// A field of a descriptor that serves several kinds.
struct FieldCheck {
  Range range;  // empty: any value, or checked elsewhere
  double initial;
  bool is_read;  // by the kind in question
};
// Throws unless each field is in its range and those that `kind` does not read have their defaults.
inline void check_fields(const char* of, std::span<const FieldCheck> fields, const char* kind) {
  for (const FieldCheck& f : fields) {
    const Range& r = f.range;
    if (!f.is_read) need_unused(r.value, f.initial, (std::string(of) + "." + r.name).c_str(), kind);
    else if (r.low < r.high) check_range(of, r);
  }
}

}  // namespace mpt
