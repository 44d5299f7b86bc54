// The weights of linear layers: packed at rest, or packed on the way.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/linear.h"

namespace mpt::onednn {

Desc favourite(const Maker& make, const Linear& s) {
  const int64_t m = std::max<int64_t>(s.m, 32);  // a few rows like what most products do not
  return describe<dnnl::inner_product_forward>(
             make.engine(), Maker::attr(), dnnl::prop_kind::forward_training,
             row_major(s.t, {m, s.k}), any(s.t, {s.n, s.k}), row_major(s.t, {m, s.n}))
      .weights_desc();
}

bool find_weights(const Maker& make, const Linear& s, const Spec& w, Weights& out, Why& why) {
  out.desc = row_major(s.t, {s.n, s.k});
  if (w.layout) {
    const auto* packed = dynamic_cast<const PackedWeights*>(w.layout);
    if (!packed || packed->dtype != s.t) {
      why.refuse(kWho, "the weights' layout is not oneDNN's for this dtype");
      return false;
    }
    out.desc = packed->desc();
  } else {
    if (!is_row_major(w)) {
      why.refuse(kWho, "weights must be row-major or packed");
      return false;
    }
    if (s.m >= (s.t == DType::bf16 ? 128 : 512)) {
      Desc liked = favourite(make, s);
      out.copied = liked != out.desc;
      out.desc = std::move(liked);
    }
  }
  out.block = row_block(out.desc);
  return true;
}

Desc Weights::rows(const Linear& s, int64_t count) const {
  return count == s.n ? desc : blocked_like(desc, s.t, {count, s.k});
}

Repack::Repack(const Maker& make, const Linear& s, const Weights& w, bool pack)
    : shape_(s), weights_(w), pack_(pack) {
  const int64_t step = w.block.rows;
  size_ = (std::max<int64_t>((s.n + 7) / 8, 64) + step - 1) / step * step;
  size_ = std::min(size_, s.n);
  auto program = [&](int64_t count) {
    const Desc a = row_major(s.t, {count, s.k}), b = w.rows(s, count);
    const Desc &in = pack ? a : b, &out = pack ? b : a;
    const dnnl::reorder::primitive_desc pd(make.engine(), in, make.engine(), out, Maker::attr());
    return make(pd, {{DNNL_ARG_FROM, in}, {DNNL_ARG_TO, out}});
  };
  whole_ = program(size_);
  if (s.n % size_) rest_ = program(s.n % size_);
}

void Repack::run(const Run& r, const void* from, void* to, void* scratch) const {
  run_pieces(r, shape_.n, size_, [&](int64_t begin, int64_t end, int32_t worker) {
    void* mine = at(scratch, this->scratch() * static_cast<size_t>(worker));
    const Program& p = end - begin < size_ ? rest_ : whole_;
    const size_t plain = static_cast<size_t>(begin * shape_.k) * shape_.bytes();
    const size_t packed = weights_.offset(begin, shape_.bytes());
    p.run(worker, {at(from, pack_ ? plain : packed), at(to, pack_ ? packed : plain)}, mine);
  });
}

}  // namespace mpt::onednn
