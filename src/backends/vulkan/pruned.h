// Kernels without the parts that their constants leave out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mpt::vulkan {

// Returns the SPIR-V of an entry of a module, for these values of the specialization constants
// 0, 1, ..: without other entries, and without the blocks that no thread can reach. It takes the
// same values as the module. Many drivers compile the whole module first, which takes 10 times as
// long, and then leave out the same blocks. Empty: the module has something that this does not
// know, and has to be compiled as it is.
std::vector<uint32_t> pruned(std::span<const uint32_t> code, const char* entry,
                             std::span<const uint32_t> constants);

}  // namespace mpt::vulkan
