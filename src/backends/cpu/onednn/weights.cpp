// The weights of linear layers.
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

bool find_weights(const Linear& s, const Spec& w, Weights& out, Why& why) {
  out.desc = row_major(s.t, {s.n, s.k});
  if (w.layout) {
    const auto* packed = dynamic_cast<const PackedWeights*>(w.layout);
    if (!packed || packed->dtype != s.t) {
      why.refuse(kWho, "the weights' layout is not oneDNN's for this dtype");
      return false;
    }
    out.desc = packed->desc();
  } else {
    const char* no = s.t != DType::f32  ? "bf16 weights must be packed"
                     : !is_row_major(w) ? "weights must be row-major or packed"
                                        : nullptr;
    if (no) {
      why.refuse(kWho, no);
      return false;
    }
  }
  out.block = row_block(out.desc);
  return true;
}

Desc Weights::rows(const Linear& s, int64_t count) const {
  return count == s.n ? desc : blocked_like(desc, s.t, {count, s.k});
}

}  // namespace mpt::onednn
