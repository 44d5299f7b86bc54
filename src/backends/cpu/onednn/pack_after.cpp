// The gradient of packed weights for many rows: the own engine's product, which oneDNN's inner
// product transposes too much to match, and then one pass that packs it.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/make.h"
#include "backends/cpu/onednn/linear.h"

namespace mpt::onednn {
namespace {

struct PackAfter final : Prepared {
  std::unique_ptr<Prepared> product;
  Pieces pieces;  // of the packing
  Weights w;
  size_t element = 0, row = 0, plain_at = 0, scratch_at = 0;  // bytes
  bool bias = false;

  void run(const Run& r) const override {
    void* plain = at(r.workspace, plain_at);
    void* out[] = {plain, bias ? r.out[1] : nullptr};
    product->run({out, r.in, r.scalars, r.workspace, r.jobs});
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      void* scratch = at(r.workspace, scratch_at + pieces.scratch() * static_cast<size_t>(worker));
      pieces.at(begin, end)
          .run(
              worker,
              {at(plain, static_cast<size_t>(begin) * row), at(r.out[0], w.offset(begin, element))},
              scratch);
    });
  }
};

}  // namespace

std::unique_ptr<Prepared> make_pack_after(const Request& r, Why& why) {
  const Spec &dw = r.out[0], &db = operand(r.out, 1);
  const Linear s = {r.in[0].shape[0], r.in[0].shape[1], r.in[1].shape[1], r.in[0].dtype};
  auto p = std::make_unique<PackAfter>();
  if (!find_weights(s, dw, p->w, why)) return nullptr;
  p->bias = static_cast<bool>(db);
  p->element = s.bytes();
  p->row = static_cast<size_t>(s.k) * s.bytes();

  Spec plain = dw;
  plain.layout = nullptr;
  plain.stride = contiguous_strides(plain.shape);
  const Spec out[] = {plain, db};
  Request product = r;
  product.out = out;
  p->product = cpu::make_linear_weight_own(product, why);
  if (!p->product) return nullptr;

  const Maker make(r.workers);
  const int64_t step = std::max<int64_t>(p->w.block.rows, 64);
  const Way ways[] = {{s.n, step, step, 0, 0}};
  p->pieces.cut = choose_cut(s.nk() * 0.3, ways, 1);
  p->pieces.extent = s.n;
  p->pieces.make([&](int64_t rows) {
    const Desc from = row_major(s.t, {rows, s.k}), to = p->w.rows(s, rows);
    const dnnl::reorder::primitive_desc pd(make.engine(), from, make.engine(), to, Maker::attr());
    return make(pd, {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}});
  });
  Parts parts;
  parts.take(p->product->workspace);
  p->plain_at = parts.take(static_cast<size_t>(s.n) * p->row);
  p->scratch_at = parts.take(p->pieces.scratch() * static_cast<size_t>(make.workers()));
  p->workspace = parts.size();
  p->name = "own product, packed by onednn";
  return p;
}

}  // namespace mpt::onednn
