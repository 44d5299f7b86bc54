// The list of the GPU backend's candidates.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/backend.h"

#include "backends/gpu/make.h"

namespace mpt::gpu {

namespace {

// Launches nothing for an output without elements.
template <MakeKernel make>
std::unique_ptr<Prepared> unless_empty(const Request& r, Why& why) {
  if (count(r.out[0].shape) > 0) return make(r, why);
  return prepared("gpu", [](const Run&) {});
}

}  // namespace

const Backend& gpu_backend() {
  static constexpr KernelEntry kKernels[] = {
      {Kernel::fill, unless_empty<make_fill>},
      {Kernel::arange, unless_empty<make_arange>},
      {Kernel::copy, unless_empty<make_copy>},
      {Kernel::unary, unless_empty<make_unary>},
      {Kernel::binary, unless_empty<make_binary>},
      {Kernel::ternary, unless_empty<make_ternary>},
      {Kernel::random, unless_empty<make_random>},
      {Kernel::split, make_split},
      {Kernel::join, make_join},
      {Kernel::multi_stats, make_multi_stats},
      {Kernel::multi_scale, make_multi_scale},
      {Kernel::step_decide, make_step_decide},
      {Kernel::multi_step, make_multi_step},
      {Kernel::scaler_update, make_scaler_update},
  };
  static const Backend backend{"gpu", kKernels};
  return backend;
}

}  // namespace mpt::gpu
