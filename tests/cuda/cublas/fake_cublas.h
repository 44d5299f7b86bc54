// FakeCublas: what tests tell the stand-in of cuBLASLt (fake_cublas.cpp), and what they ask it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "backends/cuda/cublas.h"

namespace mpt_test {

struct FakeCublas {
  // Calls since the test has set `calls` to 0. The one whose number `fails` is returns `failure`;
  // 0: none.
  uint64_t calls = 0, fails = 0;
  mpt::cuda::BlasResult failure{14};

  uint32_t refused = 0;              // bits of epilogues that no algorithm has
  size_t workspace = (1 << 20) + 8;  // bytes that an algorithm needs
  size_t least = ~size_t{0};         // bytes that it needs where these are not allowed; more: none
  int algorithms = 1;                // that the heuristics have, of which number 1 is not supported
  int fastest = 0;                   // the others take three times as long; -1: none does
  int refuses = -1;                  // the algorithm whose products are refused; -1: none

  size_t objects = 0;     // handles and descriptors
  uint64_t products = 0;  // that were queued
  uint32_t epilogue = 0;  // that the last one had
  int algorithm = 0;      // its number
};

inline constexpr const char* kFakeCublas = "mpt_fake_cublas";  // FakeCublas* mpt_fake_cublas()

}  // namespace mpt_test
