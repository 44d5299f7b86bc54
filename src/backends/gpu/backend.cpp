// The list of the GPU backend's candidates.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/backend.h"

#include <algorithm>
#include <array>

#include "backends/gpu/hazards.h"
#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"
#include "core/assert.h"

namespace mpt::gpu {

namespace {

// Memory of an operand, from its address.
struct Extent {
  int64_t first = 0, last = 0;  // bytes

  static Extent of(const Spec& s) {
    Extent e;
    if (!s || count(s.shape) == 0) return e;
    for (int d = 0; d < s.rank(); ++d) {
      const int64_t last = (s.shape[d] - 1) * s.stride[d];
      (last < 0 ? e.first : e.last) += last;
    }
    e.first *= size_of(s.dtype);
    e.last = (e.last + 1) * size_of(s.dtype);
    return e;
  }
  MemoryRange at(const void* p) const {
    return range_of(static_cast<const char*>(p) + first, static_cast<uint64_t>(last - first));
  }
};

// A prepared kernel that tells the device what its launches use.
class Declared final : public Prepared {
 public:
  Declared(const Request& r, std::unique_ptr<Prepared> kernel)
      : device_(device_of(r)), kernel_(std::move(kernel)), outputs_(r.out.size()) {
    name = kernel_->name;
    workspace = kernel_->workspace;
    held = kernel_->held;
    for (const auto side : {r.out, r.in})
      for (const Spec& s : side) extents_.push_back(Extent::of(s));
    MPT_ASSERT(extents_.size() < Hazards::kMostUses, "a kernel's operands fit into one begin()");
  }

  const char* run(const Run& r) const override {
    std::array<MemoryRange, Hazards::kMostUses> ranges;
    size_t n = 0;
    const auto add = [&](const Extent& e, const void* p) {
      if (p && e.last > e.first) ranges[n++] = e.at(p);
    };
    if (workspace > 0) ranges[n++] = range_of(r.workspace, workspace);
    for (size_t i = 0; i < outputs_; ++i) add(extents_[i], r.out[i]);
    const size_t written = n;
    for (size_t i = outputs_; i < extents_.size(); ++i) add(extents_[i], r.in[i - outputs_]);
    device_.begin_kernel({{ranges.data(), written}, {ranges.data() + written, n - written}});
    const char* refused = kernel_->run(r);
    device_.end_kernel();
    return refused;
  }

 private:
  GpuDevice& device_;
  const std::unique_ptr<Prepared> kernel_;
  const size_t outputs_;
  std::vector<Extent> extents_;  // outputs, then inputs
};

// Prepares a kernel whose operands are all that it uses.
template <MakeKernel make>
std::unique_ptr<Prepared> declared(const Request& r, Why& why) {
  auto kernel = make(r, why);
  if (!kernel) return nullptr;
  return std::make_unique<Declared>(r, std::move(kernel));
}

// Launches nothing for an output without elements.
template <MakeKernel make>
std::unique_ptr<Prepared> unless_empty(const Request& r, Why& why) {
  if (count(r.out[0].shape) > 0) return declared<make>(r, why);
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
      {Kernel::norm, declared<make_norm>},
      {Kernel::norm_grad, declared<make_norm_grad>},
      {Kernel::batch_norm, declared<make_norm>},
      {Kernel::batch_norm_grad, declared<make_norm_grad>},
      {Kernel::gemm, declared<make_matmul>},
      {Kernel::linear, declared<make_matmul>},
      {Kernel::linear_data, declared<make_matmul>},
      {Kernel::linear_weight, declared<make_matmul>},
      {Kernel::conv, declared<make_conv>},
      {Kernel::conv_data, declared<make_conv_data>},
      {Kernel::conv_weight, declared<make_conv_weight>},
      {Kernel::attention, declared<make_attention>},
      {Kernel::attention_grad, declared<make_attention_grad>},
      {Kernel::index_select, declared<make_index_select>},
      {Kernel::index_add, declared<make_index_add>},
      {Kernel::gather, declared<make_gather>},
      {Kernel::scatter, declared<make_scatter>},
      {Kernel::sort, unless_empty<make_sort>},
      {Kernel::pool, unless_empty<make_pool>},
      {Kernel::pool_grad, unless_empty<make_pool>},
      {Kernel::interpolate, unless_empty<make_interpolate>},
      {Kernel::interpolate_grad, unless_empty<make_interpolate>},
      {Kernel::split, declared<make_split>},
      {Kernel::join, declared<make_join>},
      // The tensors of these are in tables, so they may use all memory.
      {Kernel::multi_stats, make_multi_stats},
      {Kernel::multi_scale, make_multi_scale},
      {Kernel::step_decide, declared<make_step_decide>},
      {Kernel::multi_step, make_multi_step},
      {Kernel::scaler_update, declared<make_scaler_update>},
  };
  static const Backend backend{"gpu", kKernels, arithmetic_of};
  return backend;
}

}  // namespace mpt::gpu
