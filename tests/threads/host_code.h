// Interface of the module host_code, which a test reloads.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mpt/mpt.h"

// Calls of the module's hooks since it was loaded.
struct HostCode {
  int64_t allocations = 0, jobs = 0, messages = 0, done = 0, times = 0, zones = 0, zones_open = 0;
};

// Writes the hooks of the module, whose memory is counted in the number that hooks->user points to.
extern "C" HostCode* host_code(mpt_hooks* hooks, mpt_time_hooks* time);
