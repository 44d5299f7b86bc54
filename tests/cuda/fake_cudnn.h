// FakeDnn: what tests tell the stand-in of cuDNN (fake_cudnn.cpp), and what they ask it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace mpt_test {

struct FakeDnn {
  // Calls that can fail, since the test has set `calls` to 0. The one whose number `fails` is
  // returns CUDNN_STATUS_INTERNAL_ERROR; 0: none.
  uint64_t calls = 0, fails = 0;

  size_t objects = 0;   // counts descriptors and handles
  uint64_t plans = 0;   // counts plans that were made
  uint64_t runs = 0;    // counts plans that were queued
  int64_t engine = -1;  // number in the latest one

  size_t workspace = 0;  // bytes that the engines need; below those of an engine here: these
  int64_t fastest = -1;  // number of the engine than which the others take longer; -1: none does
};

inline constexpr const char* kFakeDnn = "mpt_fake_cudnn";  // FakeDnn* mpt_fake_cudnn()

}  // namespace mpt_test
