// Modes: what one user of a context has set: scopes, grad mode, anomaly checks and a generator.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "core/context.h"

namespace mpt::api {

// The grad modes in force before each one that was pushed.
struct GradModes : Context::Part {
  static constexpr PartId kId = PartId::grad_modes;
  std::vector<GradMode> before;
};

}  // namespace mpt::api
