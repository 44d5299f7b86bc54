// Access of the host to the elements of small tensors: counters, reports, scales.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "core/tensor.h"

namespace mpt {

// Returns element number `at` of a contiguous tensor.
template <class T>
T read_item(const Tensor& t, int64_t at = 0) {
  return t.as<T>()[at];
}

// Overwrites a contiguous tensor.
inline void upload(const Tensor& to, const void* from, size_t bytes) {
  std::memcpy(to.data(), from, bytes);
}

// The elements of a contiguous tensor, to be read.
template <class T>
class HostView : public std::span<const T> {
 public:
  explicit HostView(const Tensor& t)
      : std::span<const T>(t.as<T>(), static_cast<size_t>(t.count())), tensor_(t) {}

 private:
  Tensor tensor_;  // keeps the memory
};

}  // namespace mpt
