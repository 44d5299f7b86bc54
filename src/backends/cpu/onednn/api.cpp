// The differences between oneDNN 2.x and 3.x, and between its threading runtimes.
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

bool has_cache_conflicts(int64_t row) {
  if (DNNL_VERSION_MAJOR >= 3 || cpu::cpu_info().isa >= cpu::Isa::avx512) return false;
  return (row >= 512 && row % 256 == 0) || row > 8192;
}

}  // namespace mpt::onednn
