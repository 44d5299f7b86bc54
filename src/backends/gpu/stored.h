// Stored: what a program stores of a device between runs, compiled kernels and choices between
// kernels.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

namespace mpt::gpu {

struct Stored {
  std::span<const char> choices, pipelines;

  // Finds both in bytes that `bytes_of` has made of the same format for the same identity. Other
  // bytes give nothing.
  static Stored find(std::span<const char> bytes, const char* format, const std::string& identity);
  // `format`: the module and the version of its format, at most 15 characters. `identity`: the
  // device and the driver for which the bytes are good.
  std::vector<char> bytes_of(const char* format, const std::string& identity) const;
};

}  // namespace mpt::gpu
