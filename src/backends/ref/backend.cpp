// The reference backend: every kernel in simple code that is obviously correct.
// SPDX-License-Identifier: Apache-2.0
#include "backends/ref/access.h"

namespace mpt {

const Backend& ref_backend() {
  static constexpr KernelEntry kernels[] = {
#define KERNEL(id, make) {Kernel::id, ref::make},
#include "backends/ref/kernels.inc"
#undef KERNEL
  };
  static const Backend backend{"ref", kernels};
  return backend;
}

}  // namespace mpt
