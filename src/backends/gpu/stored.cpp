// Writes and reads what a program stores of a device.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/stored.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace mpt::gpu {
namespace {

// The parts follow it in the order of their sizes. Each begins at a multiple of kAlign.
struct Header {
  char format[16] = {};
  uint64_t identity = 0, choices = 0, pipelines = 0;  // bytes
  uint64_t none = 0;

  explicit Header(const char* of) { std::strncpy(format, of, sizeof format - 1); }
};
constexpr size_t kAlign = 16;
static_assert(sizeof(Header) % kAlign == 0);

}  // namespace

Stored Stored::find(std::span<const char> bytes, const char* format, const std::string& identity) {
  const Header wanted(format);
  Header h = wanted;
  if (bytes.size() < sizeof h) return {};
  std::memcpy(&h, bytes.data(), sizeof h);
  bytes = bytes.subspan(sizeof h);
  if (std::memcmp(h.format, wanted.format, sizeof h.format) != 0) return {};
  const auto take = [&bytes](uint64_t size) {
    const uint64_t n = std::min<uint64_t>(size, bytes.size());
    const std::span<const char> part = bytes.first(n);
    bytes = bytes.subspan(std::min<uint64_t>((n + kAlign - 1) / kAlign * kAlign, bytes.size()));
    return part;
  };
  const std::span<const char> its_identity = take(h.identity);
  const Stored found{take(h.choices), take(h.pipelines)};
  const bool is_whole = found.choices.size() == h.choices && found.pipelines.size() == h.pipelines;
  const bool is_same =
      std::equal(its_identity.begin(), its_identity.end(), identity.begin(), identity.end());
  return is_whole && is_same ? found : Stored{};
}

std::vector<char> Stored::bytes_of(const char* format, const std::string& identity) const {
  Header h(format);
  h.identity = identity.size();
  h.choices = choices.size();
  h.pipelines = pipelines.size();
  std::vector<char> all(sizeof h);
  std::memcpy(all.data(), &h, sizeof h);
  for (const std::span<const char> part : {std::span<const char>(identity), choices, pipelines}) {
    all.insert(all.end(), part.begin(), part.end());
    all.resize((all.size() + kAlign - 1) / kAlign * kAlign);
  }
  return all;
}

}  // namespace mpt::gpu
