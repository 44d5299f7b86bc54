// Fixture of the tests of a device of Vulkan, through the interface that the library uses.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "backends/gpu/device.h"
#include "layers.h"

namespace mpt_test {

#define QUEUED(call) ASSERT_STREQ(nullptr, call)

using Bytes = std::vector<uint8_t>;
using Opened = std::unique_ptr<mpt::Device, void (*)(mpt::Device*)>;

inline Layers& layers() {
  static Layers l;
  return l;
}

// A device and the bytes that it has.
class OnDevice {
 public:
  explicit OnDevice(mpt::Device& device) : device_(device) {}

  mpt::Event record() {
    mpt::Event e = 0;
    EXPECT_STREQ(nullptr, device_.record(e));
    return e;
  }
  void wait() { EXPECT_STREQ(nullptr, device_.wait(record())); }
  Bytes read(const void* p, size_t bytes) {
    Bytes out(bytes);
    void* staging = device_.alloc_staging(bytes);
    EXPECT_NE(staging, nullptr);
    EXPECT_STREQ(nullptr, device_.copy_out(staging, p, bytes));
    wait();
    if (bytes) std::memcpy(out.data(), staging, bytes);
    device_.free_staging(staging, bytes);
    return out;
  }

 private:
  mpt::Device& device_;
};

// Bytes that differ from their neighbours; another seed gives others.
inline Bytes pattern(size_t bytes, uint32_t seed = 1) {
  Bytes b(bytes);
  uint32_t x = seed * 2654435761u;
  for (uint8_t& v : b) {
    x = x * 1664525u + 1013904223u;
    v = static_cast<uint8_t>(x >> 24);
  }
  return b;
}

}  // namespace mpt_test
