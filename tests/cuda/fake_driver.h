// FakeCuda: what tests tell the stand-in of CUDA's driver (fake_driver.cpp), and what they ask it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "backends/cuda/driver.h"

namespace mpt_test {

struct FakeCuda {
  // Properties of the driver and of each of its devices.
  int version = 13000;
  int devices = 2;
  int major = 9, minor = 0;
  bool has_pools = true;
  size_t memory = size_t{4} << 30;  // bytes of a device

  // Calls that can fail, since the test has set `calls` to 0. The one whose number `fails` is
  // returns `failure`; 0: none. If it is sticky, all later calls of the context return it.
  uint64_t calls = 0, fails = 0;
  mpt::cuda::Result failure = mpt::cuda::Result::unknown;
  bool is_sticky = false;

  mpt::cuda::StreamHandle captured = nullptr;  // the stream that is being captured into a graph

  size_t objects = 0;     // counts pieces of memory, streams, events, libraries, contexts
  uint64_t waits = 0;     // counts calls that have waited on the host
  uint64_t commands = 0;  // counts those that streams have run
};

inline constexpr const char* kFakeCuda = "mpt_fake_cuda";  // FakeCuda* mpt_fake_cuda()

}  // namespace mpt_test
