// Zones: the name of each.
// SPDX-License-Identifier: Apache-2.0
#include "observe/zones.h"

#include <cstring>

namespace mpt {

void Zones::begin(Context& ctx, const ZoneHooks& hooks) {
  hooks_ = hooks;
  ctx_ = &ctx;
  attach(ctx);
}

void Zones::op_began(const OpEvent& e) {
  const char* name = e.op < 0 ? nullptr : op_name(*ctx_, static_cast<Op>(e.op));
  if (!name) {
    const char* const function = call_in_progress.function;
    name = !function ? "libmpt" : std::strncmp(function, "mpt_", 4) ? function : function + 4;
  }
  hooks_.begin(hooks_.user, name, static_cast<int32_t>(e.phase));
}

}  // namespace mpt
