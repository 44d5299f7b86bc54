// What differs between oneDNN 2.x and 3.x, and between its threading runtimes.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/api.h"

#include "backends/cpu/cpu_info.h"

#if DNNL_CPU_THREADING_RUNTIME == DNNL_RUNTIME_OMP
#include <omp.h>
#elif DNNL_CPU_THREADING_RUNTIME != DNNL_RUNTIME_SEQ
#error "oneDNN must be built for OpenMP or without threads"
#endif

namespace mpt::onednn {

#if DNNL_CPU_THREADING_RUNTIME == DNNL_RUNTIME_OMP
OneThread::OneThread() : before_(omp_get_max_threads()) {
  if (before_ != 1) omp_set_num_threads(1);
}
OneThread::~OneThread() {
  if (before_ != 1) omp_set_num_threads(before_);
}
#else
OneThread::OneThread() : before_(1) {}
OneThread::~OneThread() = default;
#endif

Blocking blocking(const Desc& d) {
  Blocking b;
#if DNNL_VERSION_MAJOR >= 3
  b.stride = Dims(std::span<const int64_t>(d.get_strides()));
  const auto blocks = d.get_inner_blks(), dims = d.get_inner_idxs();
  b.block.assign(blocks.begin(), blocks.end());
  b.dim.assign(dims.begin(), dims.end());
#else
  const dnnl_blocking_desc_t& f = d.data.format_desc.blocking;
  b.stride = Dims(std::span<const int64_t>(f.strides, static_cast<size_t>(d.data.ndims)));
  b.block.assign(f.inner_blks, f.inner_blks + f.inner_nblks);
  b.dim.assign(f.inner_idxs, f.inner_idxs + f.inner_nblks);
#endif
  return b;
}

bool Blocking::like(const Blocking& o) const {
  if (block != o.block || dim != o.dim || stride.size() != o.stride.size()) return false;
  for (int i = 0; i < stride.size(); ++i) {
    for (int j = 0; j < stride.size(); ++j) {
      if ((stride[i] < stride[j]) != (o.stride[i] < o.stride[j])) return false;
    }
  }
  return true;
}

void append_activation(dnnl::post_ops& ops, Activation act) {
  using dnnl::algorithm;
  if (act == Activation::none) return;
  const algorithm a = act == Activation::relu      ? algorithm::eltwise_relu
                      : act == Activation::sigmoid ? algorithm::eltwise_logistic
                                                   : algorithm::eltwise_tanh;
#if DNNL_VERSION_MAJOR >= 3
  ops.append_eltwise(a, 0.f, 0.f);
#else
  ops.append_eltwise(1.f, a, 0.f, 0.f);
#endif
}

bool crowded(int64_t row) {
  if (DNNL_VERSION_MAJOR >= 3 || cpu::cpu_info().isa >= cpu::Isa::avx512) return false;
  return (row >= 512 && row % 256 == 0) || row > 8192;
}

}  // namespace mpt::onednn
