// Choices: which of several kernels a device runs for a kind of work, where all of them give the
// same bits. So no result rests on a timing: a choice is as good as another, but for the time.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mpt::gpu {

class Choices {
 public:
  // Returns the seconds that candidate i takes; nothing if it cannot be measured.
  using Time = std::function<std::optional<double>(uint32_t i)>;

  // True if kinds of work without a choice are measured.
  bool measures = false;
  // Taken in place of every choice, as far as there are so many candidates. For tests.
  std::optional<uint32_t> forced;

  // Returns the choice among `count` candidates for a kind of work, named by at most 255 bytes.
  // Without one it measures once, or returns `otherwise`.
  uint32_t choose(const std::string& kind, uint32_t count, uint32_t otherwise, const Time& time);

  // Return and take the choices as bytes. Bytes that are none are ignored; then read returns false.
  std::vector<char> bytes() const;
  bool read(std::span<const char> bytes);

 private:
  std::map<std::string, uint8_t> chosen_;
};

}  // namespace mpt::gpu
