// The check of anomaly mode.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/anomaly.h"

#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/error.h"

namespace mpt {

void check_finite(const Tensor& t, const char* phase, const char* op) {
  if (!is_floating(t.dtype()) || t.count() == 0) return;
  Tensor ok = Tensor::empty_strided(t.ctx(), DType::boolean, t.shape(),
                                    strides_like(t.shape(), t.shape(), t.stride()));
  launch(Kernel::unary, {&ok}, {&t}, PointParams{static_cast<int16_t>(UnaryOp::isfinite)},
         PointScalars{});
  Tensor all = Tensor::empty(t.ctx(), DType::boolean, Dims::filled(t.rank(), 1));
  launch(Kernel::reduce, {&all}, {&ok}, ReduceParams{ReduceOp::all, 0});
  if (read_item<uint8_t>(all)) return;
  fail(MPT_ERROR_STATE, "the %s of %s made the first non-finite value, in tensor%s, %s%s", phase,
       op, t.quoted().s, name_of(t.dtype()), text(t.shape()).s);
}

}  // namespace mpt
