// Stored: what a program stores of a device between runs, compiled kernels and choices between
// kernels.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

namespace mpt::vulkan {

struct Stored {
  std::span<const char> choices, pipelines;

  // Finds both in bytes that `bytes_of` has made for the same device and driver. Other bytes give
  // nothing.
  static Stored find(std::span<const char> bytes, const std::string& identity);
  // `identity`: Connection::identity.
  std::vector<char> bytes_of(const std::string& identity) const;
};

}  // namespace mpt::vulkan
