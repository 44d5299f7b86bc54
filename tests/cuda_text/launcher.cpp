// Runs the threads of a launch.
// SPDX-License-Identifier: Apache-2.0
#include "launcher.h"

#include <mutex>

#include "group.h"

void cuda_text::meet() { mpt::cuda_text::Group::meet(); }

namespace mpt::cuda_text {

Launcher::Launcher() = default;
Launcher::~Launcher() = default;

void Launcher::run(const Entry& e, const void* arguments, const uint32_t* constants,
                   uint32_t groups) {
  // The text has the memory of a group in static variables.
  static std::mutex one_at_a_time;
  const std::lock_guard lock(one_at_a_time);
  const Work work = [&] { e.run(arguments, constants); };
  if (e.meets) {
    if (!group_) group_ = std::make_unique<Group>();
    return group_->run(work, groups);
  }
  for (uint32_t g = 0; g < groups; ++g) {
    ::cuda_text::group = {g, 0, 0};
    for (uint32_t lane = 0; lane < kThreads; ++lane) {
      ::cuda_text::lane = {lane, 0, 0};
      work();
    }
  }
}

}  // namespace mpt::cuda_text
