// FakeCuda: what tests tell the stand-in of CUDA's driver (fake_driver.cpp), and what they ask it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

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
  uint64_t copied_in = 0, copied_out = 0;  // bytes of copies between the host and devices
};

inline constexpr const char* kFakeCuda = "mpt_fake_cuda";  // FakeCuda* mpt_fake_cuda()
// Result mpt_fake_cuda_run(StreamHandle, const std::function<void()>&): queues work of a stand-in
// for a library, which uses the memory of devices.
inline constexpr const char* kFakeCudaRun = "mpt_fake_cuda_run";

// Memory of a device that a command uses.
struct FakeUse {
  const void* at;
  size_t bytes;
};

}  // namespace mpt_test

// Queues a command of a stand-in for a library of NVIDIA, in the context that is current.
extern "C" mpt::cuda::Result mpt_fake_queue(mpt::cuda::StreamHandle stream,
                                            std::function<void()> command,
                                            std::span<const mpt_test::FakeUse> uses);
// Queues one that has run when `run` returns true. The stream stays at it until then, and calls it
// again, on any thread.
extern "C" mpt::cuda::Result mpt_fake_queue_until(mpt::cuda::StreamHandle stream,
                                                  std::function<bool()> run,
                                                  std::span<const mpt_test::FakeUse> uses);
// Runs some of what streams have.
extern "C" void mpt_fake_advance();
