// linear and linear_weight of an x in f32 beside 16 bits: rounded to those as it is read, to the
// same bits as by a cast before.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <vector>

#include "backends/cpu/make.h"

namespace mpt::cpu {
namespace {

// For a product that reads 16 bits only: x goes to the workspace first.
struct Staged final : Prepared {
  std::unique_ptr<Prepared> round, product;
  size_t after;  // where the workspace of either begins

  void run(const Run& r) const override {
    char* const room = static_cast<char*>(r.workspace);
    void* const x[] = {room};
    round->run({x, r.in, nullptr, room + after, r.jobs});
    const void* const in[] = {room, r.in[1], bias ? r.in[2] : nullptr};
    product->run({r.out, in, r.scalars, room + after, r.jobs});
  }
  bool bias = false;
};

// own: the product that takes f32 as it is, and on_tiles, which is the same one on AMX.
std::unique_ptr<Prepared> make_rounded(const Request& r, Why& why, MakeKernel own,
                                       MakeKernel on_tiles) {
  const Spec& x = r.in[0];
  const DType t = r.in[1].dtype;  // of w, or of dy
  // No word in listings of what this is not for.
  if (x.dtype != DType::f32 || !is_half(t)) return nullptr;
  if (x.layout) return why.refuse("cpu rounded", "a packed layout");
  std::vector<Spec> in(r.in.begin(), r.in.end());
  in[0].dtype = t;
  in[0].stride = contiguous_strides(x.shape);
  Request cast = r;
  cast.in = in;
  std::unique_ptr<Prepared> product;
  for (const KernelEntry& e : cpu_backend().kernels) {
    if (e.kernel != r.kernel || !(product = e.make(cast, why))) continue;
    if (e.make != own && e.make != on_tiles) break;
    if (auto p = own(r, why)) return p;
    break;
  }
  if (!product) return nullptr;
  const Request copy{.kernel = Kernel::copy,
                     .out = std::span(in).first(1),
                     .in = r.in.first(1),
                     .workers = r.workers,
                     .arithmetic = r.arithmetic};
  Why copies;  // a matter of its own: said only where nobody copies
  auto round = prepare(cpu_backend(), copy, copies);
  if (!round) return why.refuse("cpu rounded", "no copy to 16 bits");
  auto p = std::make_unique<Staged>();
  p->name = product->name;
  p->bias = in.size() > 2;
  p->after = static_cast<size_t>((count(x.shape) * size_of(t) + 63) / 64 * 64);
  p->workspace = p->after + std::max(round->workspace, product->workspace);
  p->round = std::move(round);
  p->product = std::move(product);
  return p;
}

}  // namespace

std::unique_ptr<Prepared> make_linear_rounded(const Request& r, Why& why) {
  return make_rounded(r, why, make_linear_own, make_linear_amx);
}
std::unique_ptr<Prepared> make_linear_weight_rounded(const Request& r, Why& why) {
  return make_rounded(r, why, make_linear_weight_own, make_linear_weight_amx);
}

}  // namespace mpt::cpu
