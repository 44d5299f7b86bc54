// Libraries of NVIDIA, found at run time by their names.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <dlfcn.h>

#include "core/error.h"

namespace mpt::cuda {

// Opens a library; nullptr: dlerror() says why not. It has threads and state of its own, so it
// stays in the process.
inline void* open_library(const char* name) {
  return dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
}

// Finds a function of a library. Throws MPT_ERROR_DEVICE.
template <class F>
void find_function(void* library, const char* name, const char* symbol, F& out) {
  out = reinterpret_cast<F>(dlsym(library, symbol));
  if (!out) fail(MPT_ERROR_DEVICE, "%s has no function %s: install a newer one", name, symbol);
}

}  // namespace mpt::cuda
