// Edit distance, and the search for similar names.
// SPDX-License-Identifier: Apache-2.0
#include "core/near.h"

#include <algorithm>
#include <cctype>

namespace mpt {
namespace {

bool same(char a, char b) {
  return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

// Returns the number of edits between two names, ignoring case.
size_t distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t up = row[j];
      const size_t replaced = diagonal + (same(a[i - 1], b[j - 1]) ? 0 : 1);
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
      diagonal = up;
    }
  }
  return row[b.size()];
}

// Only the beginning of each name is compared, and the search ends after kMostSteps: making an
// error message may not take longer than the call that failed.
constexpr size_t kCompared = 100, kMostSteps = 10'000'000;

}  // namespace

std::string near_names(std::string_view name, std::vector<std::string_view> names) {
  std::vector<std::pair<size_t, std::string_view>> near;
  size_t steps = 0;
  for (std::string_view n : names) {
    const std::string_view a = name.substr(0, kCompared), b = n.substr(0, kCompared);
    steps += (a.size() + 1) * (b.size() + 1);
    if (steps > kMostSteps) break;
    near.emplace_back(distance(a, b), n);
  }
  std::stable_sort(near.begin(), near.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::string text;
  for (size_t i = 0; i < std::min<size_t>(near.size(), 3); ++i) {
    text.append(i ? ", '" : "'").append(near[i].second).append("'");
  }
  return text;
}

}  // namespace mpt
