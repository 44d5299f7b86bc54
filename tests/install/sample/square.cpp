// The candidate for the square of dense operands in f32.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/make.h"
#include "backends/gpu/sequence.h"

namespace mpt::gpu {

std::unique_ptr<Prepared> make_square(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  if (r.get<PointParams>().op != static_cast<int16_t>(UnaryOp::square)) {
    return why.refuse("gpu square", "another function");
  }
  const Spec* const operands[] = {&y, &x};
  const Layout layout = Layout::of(operands);
  if (!layout.is_dense || y.dtype != DType::f32 || x.dtype != DType::f32) {
    return why.refuse("gpu square", "operands are dense and of f32");
  }
  auto s = std::make_unique<Sequence>(device_of(r));
  s->add("mpt_square", Constants(0, operands), layout, PointArguments{.count = layout.count},
         [](PointArguments& a, const Run& run) {
           a.out = address_of(run.out[0]);
           a.in[0] = address_of(run.in[0]);
         });
  s->name = "gpu square";
  return Sequence::finished(std::move(s), why);
}

}  // namespace mpt::gpu
