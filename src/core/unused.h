// Fields of a descriptor that several functions share and some of them do not use.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/error.h"

namespace mpt {

// Throws unless a field that `user` does not use has the value that asks for nothing.
inline void need_unused(double value, double neutral, const char* field, const char* user) {
  if (value == neutral) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %g; %s does not use it, so it must be %g", field, value,
       user, neutral);
}

}  // namespace mpt
