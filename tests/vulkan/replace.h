// Puts functions in the place of those of Vulkan's loader.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include <cstring>

namespace mpt_test {

// If `name` is the wanted one, puts `planted` in the place of f, and keeps f in `real`.
template <class F>
bool replace(const char* wanted, const char* name, PFN_vkVoidFunction& f, F& real, F planted) {
  if (std::strcmp(wanted, name) != 0) return false;
  real = reinterpret_cast<F>(f);
  f = reinterpret_cast<PFN_vkVoidFunction>(planted);
  return true;
}

}  // namespace mpt_test
