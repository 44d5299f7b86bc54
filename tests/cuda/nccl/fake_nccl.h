// FakeNccl: what tests tell the stand-in of NCCL (fake_nccl.cpp), and what they ask it. Tests write
// before ranks begin, or on one thread.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace mpt_test {

struct FakeNccl {
  int version = 22703;
  bool refuses_one_device = false;    // ranks on one device are invalid usage, as NCCL has it
  std::atomic<int> lost{-1};          // the rank whose messages never come, from now on
  std::atomic<bool> reports{false};   // the others are told of it, or of one that has aborted
  std::atomic<int> joins{-1};         // the rank that never joins
  std::atomic<unsigned> slowness{1};  // a message comes at one of so many looks
  std::atomic<bool> spoils{false};    // messages arrive with wrong bytes

  std::atomic<size_t> comms{0};     // that are there
  std::atomic<uint64_t> groups{0};  // that have run
  std::atomic<uint64_t> bytes{0};   // that were brought
  std::atomic<uint64_t> aborts{0};
};

inline constexpr const char* kFakeNccl = "mpt_fake_nccl";  // FakeNccl* mpt_fake_nccl()
// Name of uint64_t mpt_fake_nccl_fail(uint64_t): the call of this thread with that number fails, 0:
// none. It returns the number of calls since the last time.
inline constexpr const char* kFakeNcclFail = "mpt_fake_nccl_fail";
// Name of void mpt_fake_nccl_version(int): this thread finds that version; 0: FakeNccl::version.
inline constexpr const char* kFakeNcclVersion = "mpt_fake_nccl_version";

}  // namespace mpt_test
