// Fields of a descriptor that several functions share and some of them do not use.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/error.h"

namespace mpt {

// Throws unless a field that `user` does not use has the value that asks for nothing.
inline void need_unused(double value, double neutral, const char* field, const char* user) {
  if (value == neutral) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %g; %s does not use it, so it must be %g", field, value,
       user, neutral);
}

// Throws unless the entries of an option beyond the spatial dims that `user` has keep the default.
// An option whose three entries are one number may serve any number of dims.
inline void need_unused_entries(const int64_t (&entries)[3], int dims, int64_t initial,
                                const char* field, const char* user) {
  if (entries[0] == entries[1] && entries[1] == entries[2]) return;
  for (int i = dims; i < 3; ++i) {
    if (entries[i] == initial) continue;
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%s[%d] is %lld; a %dd %s does not use it, so it must be %lld, or all three entries equal",
         field, i, lld(entries[i]), dims, user, lld(initial));
  }
}

}  // namespace mpt
