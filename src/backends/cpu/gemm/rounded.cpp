// The kernels linear and linear_weight for a small f32 x with a 16-bit w or dy. gemm::Product
// rounds x while packing large operands, but reads small ones in place, so x is first rounded into
// the workspace here.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <vector>

#include "backends/cpu/make.h"

namespace mpt::cpu {
namespace {

struct Rounded final : Prepared {
  std::unique_ptr<Prepared> round, product;
  size_t product_at;  // bytes of the rounded x, before the workspace of `round` and `product`
  bool bias;

  const char* run(const Run& r) const override {
    char* const rounded = static_cast<char*>(r.workspace);
    void* const x[] = {rounded};
    round->run({x, r.in, nullptr, rounded + product_at, r.jobs});
    const void* const in[] = {rounded, r.in[1], bias ? r.in[2] : nullptr};
    product->run({r.out, in, r.scalars, rounded + product_at, r.jobs});
    return nullptr;
  }
};

std::unique_ptr<Prepared> make_rounded(const Request& r, Why& why, MakeKernel own) {
  const Spec& x = r.in[0];
  const DType t = r.in[1].dtype;  // dtype of w or dy
  if (x.dtype != DType::f32 || !is_half(t)) {
    return why.refuse("cpu rounded", "x is f32, and w or dy has 16 bits");
  }
  std::vector<Spec> in(r.in.begin(), r.in.end());
  in[0].dtype = t;
  in[0].stride = contiguous_strides(x.shape);
  Request of_rounded = r;
  of_rounded.in = in;
  const Request copy{.kernel = Kernel::copy,
                     .out = std::span(in).first(1),
                     .in = r.in.first(1),
                     .workers = r.workers,
                     .arithmetic = r.arithmetic};
  auto p = std::make_unique<Rounded>();
  p->product = own(of_rounded, why);
  p->round = make_copy(copy, why);
  if (!p->product || !p->round) return nullptr;
  p->name = p->product->name;
  p->bias = in.size() > 2;
  p->product_at = static_cast<size_t>((count(x.shape) * size_of(t) + 63) / 64 * 64);
  p->workspace = p->product_at + std::max(p->round->workspace, p->product->workspace);
  return p;
}

}  // namespace

std::unique_ptr<Prepared> make_linear_rounded(const Request& r, Why& why) {
  return make_rounded(r, why, make_linear_own);
}
std::unique_ptr<Prepared> make_linear_weight_rounded(const Request& r, Why& why) {
  return make_rounded(r, why, make_linear_weight_own);
}

}  // namespace mpt::cpu
