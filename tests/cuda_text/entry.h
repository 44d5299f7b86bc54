// Entry: an entry of the kernels' CUDA text, compiled for the host.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace mpt::cuda_text {

inline constexpr uint32_t kThreads = 256;  // threads of a group

struct Entry {
  const char* name;
  size_t bytes;  // size of its arguments
  bool needs_f64;
  bool meets;  // the threads of a group may wait for each other
  // Runs it as the thread ::cuda_text::lane of the group ::cuda_text::group.
  void (*run)(const void* arguments, const uint32_t* constants);
};
std::span<const Entry> entries();

}  // namespace mpt::cuda_text
