// Choices: which of several ways a device takes for a kind of work. The module's own kernels among
// which it chooses give the same bits, so that no result rests on a timing; those of libraries may
// not, which the flag that lets them be measured says.
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
  // Returns how many candidates choose() may take or measure for a kind of work, the first of at
  // most `count`, if `otherwise` is 0.
  uint32_t needed(const std::string& kind, uint32_t count) const;
  // Return and keep what is known of a kind of work by another way, such as the result of a test.
  std::optional<uint32_t> known(const std::string& kind) const;
  void keep(const std::string& kind, uint8_t choice) { chosen_[kind] = choice; }
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
