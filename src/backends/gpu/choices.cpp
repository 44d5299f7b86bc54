// Measures and keeps choices between kernels.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/choices.h"

#include <algorithm>

#include "core/assert.h"

namespace mpt::gpu {

uint32_t Choices::choose(const std::string& kind, uint32_t count, uint32_t otherwise,
                         const Time& time) {
  MPT_ASSERT(kind.size() <= 255 && otherwise < count, "choices are by short names");
  if (forced) return *forced < count ? *forced : count - 1;
  const auto known = chosen_.find(kind);
  if (known != chosen_.end() && known->second < count) return known->second;
  if (!measures || count < 2) return otherwise;
  uint32_t best = otherwise;
  std::optional<double> least;
  for (uint32_t i = 0; i < count; ++i) {
    const std::optional<double> t = time(i);
    if (!t) return otherwise;
    if (least && *t >= *least) continue;
    least = t;
    best = i;
  }
  chosen_[kind] = static_cast<uint8_t>(best);
  return best;
}

std::optional<uint32_t> Choices::known(const std::string& kind) const {
  const auto at = chosen_.find(kind);
  return at == chosen_.end() ? std::nullopt : std::optional<uint32_t>(at->second);
}

uint32_t Choices::needed(const std::string& kind, uint32_t count) const {
  if (forced) return count;
  const auto known = chosen_.find(kind);
  if (known != chosen_.end()) return std::min<uint32_t>(known->second + 1u, count);
  return measures ? count : 1;
}

// Each choice is the length of its kind, the kind, and the number of the candidate.
std::vector<char> Choices::bytes() const {
  std::vector<char> all;
  for (const auto& [kind, choice] : chosen_) {
    all.push_back(static_cast<char>(kind.size()));
    all.insert(all.end(), kind.begin(), kind.end());
    all.push_back(static_cast<char>(choice));
  }
  return all;
}

bool Choices::read(std::span<const char> bytes) {
  std::map<std::string, uint8_t> read;
  while (!bytes.empty()) {
    const size_t length = static_cast<uint8_t>(bytes[0]);
    if (bytes.size() < length + 2) return false;
    read[std::string(&bytes[1], length)] = static_cast<uint8_t>(bytes[length + 1]);
    bytes = bytes.subspan(length + 2);
  }
  chosen_.merge(read);
  return true;
}

}  // namespace mpt::gpu
