// prepare() and prepare_best(): the search through the candidates of backends.
// SPDX-License-Identifier: Apache-2.0
#include "backends/backend.h"

namespace mpt {

std::unique_ptr<Prepared> prepare(const Backend& b, const Request& r, Why& why) {
  for (const KernelEntry& e : b.kernels) {
    if (e.kernel != r.kernel) continue;
    if (auto p = e.make(r, why)) return p;
  }
  return nullptr;
}

std::unique_ptr<Prepared> prepare_best(std::span<const Backend* const> backends, const Request& r,
                                       Why& why) {
  for (const Backend* b : backends) {
    if (auto p = prepare(*b, r, why)) return p;
  }
  return nullptr;
}

}  // namespace mpt
