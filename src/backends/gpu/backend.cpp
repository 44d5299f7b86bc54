// The list of the GPU backend's candidates.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/backend.h"

#include "backends/gpu/device.h"
#include "backends/gpu/make.h"

namespace mpt::gpu {

namespace {

// Launches nothing for an output without elements.
template <MakeKernel make>
std::unique_ptr<Prepared> unless_empty(const Request& r, Why& why) {
  if (count(r.out[0].shape) > 0) return make(r, why);
  return prepared("gpu", [](const Run&) {});
}

// Takes cooperative matrices where there are any. Nothing is measured.
Arithmetic arithmetic_of(const Device& d) {
  const Features& f = static_cast<const GpuDevice&>(d).features();
  return f.f16.m > 0 || f.bf16.m > 0 ? Arithmetic::native16 : Arithmetic::widen16;
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
      {Kernel::reduce, unless_empty<make_reduce>},
      {Kernel::scan, unless_empty<make_scan>},
      {Kernel::softmax, unless_empty<make_softmax>},
      {Kernel::softmax_grad, unless_empty<make_softmax_grad>},
      {Kernel::cross_entropy, unless_empty<make_cross_entropy>},
      {Kernel::cross_entropy_grad, unless_empty<make_cross_entropy_grad>},
      {Kernel::tri, unless_empty<make_tri>},
      {Kernel::norm, make_norm},
      {Kernel::norm_grad, make_norm_grad},
      {Kernel::batch_norm, make_norm},
      {Kernel::batch_norm_grad, make_norm_grad},
      {Kernel::gemm, make_gemm},
      {Kernel::linear, make_linear},
      {Kernel::linear_data, make_linear_data},
      {Kernel::linear_weight, make_linear_weight},
      {Kernel::conv, make_conv},
      {Kernel::conv_data, make_conv_data},
      {Kernel::conv_weight, make_conv_weight},
      {Kernel::attention, make_attention},
      {Kernel::attention_grad, make_attention_grad},
      {Kernel::index_select, make_index_select},
      {Kernel::index_add, make_index_add},
      {Kernel::gather, make_gather},
      {Kernel::scatter, make_scatter},
      {Kernel::sort, unless_empty<make_sort>},
      {Kernel::pool, unless_empty<make_pool>},
      {Kernel::pool_grad, unless_empty<make_pool>},
      {Kernel::interpolate, unless_empty<make_interpolate>},
      {Kernel::interpolate_grad, unless_empty<make_interpolate>},
      {Kernel::split, make_split},
      {Kernel::join, make_join},
      {Kernel::multi_stats, make_multi_stats},
      {Kernel::multi_scale, make_multi_scale},
      {Kernel::step_decide, make_step_decide},
      {Kernel::multi_step, make_multi_step},
      {Kernel::scaler_update, make_scaler_update},
  };
  static const Backend backend{"gpu", kKernels, arithmetic_of};
  return backend;
}

}  // namespace mpt::gpu
