// Clock: the time by which a context measures.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace mpt {

struct Clock {
  double (*read)(void* user) = nullptr;  // seconds since any moment; nullptr: the system's clock
  void* user = nullptr;

  double seconds() const {
    if (read) return read(user);
    using Steady = std::chrono::steady_clock;
    return std::chrono::duration<double>(Steady::now().time_since_epoch()).count();
  }
};

}  // namespace mpt
