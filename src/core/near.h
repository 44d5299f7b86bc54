// Names that were perhaps meant: the near ones to an unknown one, for messages.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mpt {

// The three nearest of `names` by edits of their first 100 bytes, each in quotes, joined by commas.
std::string near_names(std::string_view name, std::vector<std::string_view> names);

}  // namespace mpt
