// Launcher: runs entries of the CUDA text on the host, one group after the other.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>

#include "entry.h"

namespace mpt::cuda_text {

class Group;

// Launchers of several threads take turns.
class Launcher {
 public:
  Launcher();
  ~Launcher();
  void run(const Entry& e, const void* arguments, const uint32_t* constants, uint32_t groups);

 private:
  std::unique_ptr<Group> group_;  // made for the first entry whose threads meet
};

}  // namespace mpt::cuda_text
