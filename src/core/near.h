// Suggestions for an unknown name: the most similar known names, for error messages.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mpt {

// Returns the three names most similar to `name`, each in quotes, joined by commas. Similarity is
// the edit distance of the first 100 bytes.
std::string near_names(std::string_view name, std::vector<std::string_view> names);

}  // namespace mpt
