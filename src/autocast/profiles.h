// Profiles: the autocast lists of other libraries, by name.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "core/context.h"
#include "core/op.h"

namespace mpt {

// The class that a profile gives an op, instead of the one in ops.def.
struct ClassChange {
  Op op;
  CastClass cls;
};

struct Profile {
  const char* name;
  std::span<const ClassChange> changes;
};

// The number of "apex-o1": MPT_PROFILE_APEX_O1.
inline constexpr int32_t kApexO1Profile = 4;

// Returns the profiles; the index is MPT_PROFILE_* - 1.
std::span<const Profile> profiles();
// Throws if the number is none of MPT_PROFILE_*; `what` names the struct in the message.
void check_profile(int32_t profile, const char* what);
// Returns MPT_PROFILE_*; throws with the list of names if the name is unknown.
int32_t profile_from_name(const char* name);

}  // namespace mpt
