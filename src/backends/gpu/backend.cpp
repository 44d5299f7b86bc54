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
      {Kernel::gemm, make_gemm},
      {Kernel::linear, make_linear},
      {Kernel::linear_data, make_linear_data},
      {Kernel::linear_weight, make_linear_weight},
      {Kernel::conv, make_conv},
      {Kernel::conv_data, make_conv_data},
      {Kernel::conv_weight, make_conv_weight},
      {Kernel::attention, make_attention},
      {Kernel::attention_grad, make_attention_grad},
  };
  static const Backend backend{"gpu", kKernels};
  return backend;
}

}  // namespace mpt::gpu
