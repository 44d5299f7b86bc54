// The candidates for attention by cuDNN: graphs of products, softmax and causal mask that the
// library computes as a whole. Versions from 9.10 on make plans of them; the results of those
// before kOldest are wrong for some shapes.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/attentions.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "backends/cuda/device.h"
#include "backends/cuda/dnn.h"
#include "backends/cuda/dnn_graph.h"
#include "core/error.h"

namespace mpt::cuda {
namespace {

constexpr const char* kWho = "cudnn";

// The oldest version that NVIDIA's own front end gives such graphs without working around a fault.
constexpr size_t kOldest = 91501;

// Numbers of the tensors that a run takes.
enum Id : int64_t {
  kQ = 1,
  kK,
  kV,
  kO,
  kLse,
  kDo,
  kDq,
  kDk,
  kDv,
  kSums,
  kScale,
  kOne,
  kOutside,
  kMask,
  kHiddenNumber,
  kZero,
  kLowestNumber,
};

// The scores of hidden keys beside a mask, and the least ones of others: a query may have no key,
// and the difference of two infinite scores is NaN. Multiples of both are finite.
constexpr float kHidden = -0x1p100F, kLowest = -0x1p99F;

using Tensor = DnnGraph::Tensor;
using enum DnnPointwiseMode;

Spec transposed(Spec s) {
  std::swap(s.shape[2], s.shape[3]);
  std::swap(s.stride[2], s.stride[3]);
  return s;
}
// Returns the operand with strides of whole tensors for dims of one element, which may have any.
Spec as_packed(const Spec& s) {
  Spec packed = s;
  int64_t whole = 1;
  for (int d = 0; d < s.rank(); ++d)
    if (s.shape[d] > 1) whole = std::max(whole, s.shape[d] * s.stride[d]);
  for (int d = 0; d < s.rank(); ++d)
    if (s.shape[d] == 1) packed.stride[d] = d + 1 < s.rank() ? whole : 1;
  return packed;
}

// Returns the mask with one element along the dims in which it is broadcast.
Spec as_mask(const Spec& s) {
  Spec mask = s;
  for (int d = 0; d < s.rank(); ++d)
    if (s.stride[d] == 0) mask.shape[d] = 1;
  return as_packed(mask);
}

// The shapes of both graphs, and operations that make their tensors.
struct AttentionGraph {
  DnnGraph g;
  const DnnAttention& a;
  const DnnDType t = dnn_type_of(a.q.dtype);
  const Dims scores{a.q.shape[0], a.q.shape[1], a.q.shape[2], a.k.shape[2]};
  const Dims& rows = a.lse.shape;

  Tensor inside(const Dims& shape) { return g.inside(DnnDType::f32, shape); }
  Tensor point(DnnPointwiseMode mode, Tensor x, const Dims& shape, Tensor b = nullptr) {
    const Tensor y = inside(shape);
    g.point(mode, x, b, y);
    return y;
  }
  Tensor product(Tensor x, Tensor y, const Dims& shape) {
    const Tensor z = inside(shape);
    g.multiply(x, y, z);
    return z;
  }
  Tensor reduced(DnnReduction by, Tensor x) {
    const Tensor y = inside(rows);
    g.reduce(by, x, y);
    return y;
  }
  Tensor chosen(Tensor is_first, Tensor x, Tensor b) {
    const Tensor y = inside(scores);
    g.select(is_first, x, b, y);
    return y;
  }
  Tensor compared(DnnPointwiseMode mode, Tensor x, Tensor b) {
    const Tensor y = g.inside(DnnDType::boolean, scores);
    g.compare(mode, x, b, y, DnnDType::f32);
    return y;
  }

  // The mask, and numbers that stand for scores.
  struct Masks {
    Tensor outside = nullptr, mask = nullptr, hidden = nullptr, zero = nullptr, lowest = nullptr;
  };
  // Adds those that the graph takes.
  Masks masks() {
    Masks m;
    if (a.is_causal || a.mask) m.outside = g.number(kOutside);
    if (!a.mask) return m;
    m.mask = g.operand(kMask, a.mask, size_of(a.mask.dtype));
    m.hidden = g.number(kHiddenNumber);
    m.zero = g.number(kZero);
    if (a.mask.dtype != DType::boolean) m.lowest = g.number(kLowestNumber);
    return m;
  }
  // Replaces the scores of keys behind their query by m.outside.
  Tensor before_query(Tensor s, const Masks& m) {
    if (!a.is_causal) return s;
    const Tensor query = g.inside(DnnDType::i32, scores), key = g.inside(DnnDType::i32, scores),
                 is_kept = g.inside(DnnDType::boolean, scores), kept = inside(scores);
    g.index(2, s, query);
    g.index(3, s, key);
    g.compare(greater_or_equal, query, key, is_kept);
    g.select(is_kept, s, m.outside, kept);
    return kept;
  }

  // Scores for the softmax, and which of them count; nullptr: all.
  struct Masked {
    Tensor scores, is_kept = nullptr;
  };
  Masked masked(Tensor s, const Masks& m) {
    if (!m.mask) return {before_query(s, m)};
    if (m.lowest) {
      s = point(add, s, scores, m.mask);
    } else {
      // The engines take the bytes of a bool mask in a sum with a tensor of this shape alone.
      const Tensor zeros = point(sub, s, scores, s);
      s = chosen(compared(not_equal, point(add, zeros, scores, m.mask), m.zero), s, m.outside);
    }
    s = before_query(s, m);
    const Tensor is_kept = compared(not_equal, s, m.outside);
    if (m.lowest) s = chosen(compared(less, s, m.lowest), point(max, s, scores, m.lowest), s);
    return {chosen(is_kept, s, m.hidden), is_kept};
  }
};

std::vector<DnnPlan> plan_forward(const DnnTarget& target, const DnnAttention& a,
                                  const DnnWishes& wishes) {
  AttentionGraph n{DnnGraph(target.library), a};
  DnnGraph& g = n.g;
  const Tensor q = g.operand(kQ, a.q), k = g.operand(kK, transposed(a.k)), v = g.operand(kV, a.v),
               o = g.operand(kO, a.o), lse = g.operand(kLse, a.lse), scale = g.number(kScale);
  const AttentionGraph::Masks masks = n.masks();
  const Tensor scaled = n.point(mul, n.product(q, k, n.scores), n.scores, scale);
  const auto [s, is_kept] = n.masked(scaled, masks);
  const Tensor most = n.reduced(DnnReduction::max, s);
  const Tensor powers = n.point(exp, n.point(sub, s, n.scores, most), n.scores);
  const Tensor sums = n.reduced(DnnReduction::add, powers);
  g.point(add, most, n.point(log, sums, n.rows), lse);
  const Tensor p = g.inside(n.t, n.scores);
  if (is_kept) g.select(is_kept, n.point(div, powers, n.scores, sums), masks.zero, p);
  else g.point(div, powers, sums, p);
  g.multiply(p, v, o);
  return g.plans(target, a.q.dtype, wishes);
}

// The gradient of q is a product whose sums are in order: cuDNN stores the gradients of the scores.
// A graph that adds it up in f32 instead needs no such memory, and its sums are in any order.
std::vector<DnnPlan> plan_gradient(const DnnTarget& target, const DnnAttention& a,
                                   const DnnWishes& wishes) {
  AttentionGraph n{DnnGraph(target.library), a};
  DnnGraph& g = n.g;
  const Spec packed_rows{DType::f32, n.rows, contiguous_strides(n.rows)};
  const Tensor d_o = g.operand(kDo, a.d_o), q = g.operand(kQ, a.q),
               k = g.operand(kK, transposed(a.k)), v = g.operand(kV, transposed(a.v)),
               o = g.operand(kO, a.o), lse = g.operand(kLse, a.lse), dq = g.operand(kDq, a.dq),
               dk = g.operand(kDk, a.dk), dv = g.operand(kDv, a.dv),
               sums = g.operand(kSums, packed_rows), scale = g.number(kScale), one = g.number(kOne);
  const AttentionGraph::Masks masks = n.masks();
  // The product of p or ds, transposed, with x; heads of q that share keys are added up.
  const auto add_up = [&](Tensor scores, Tensor x, Tensor out) {
    const int64_t rows = n.scores[2], keys = n.scores[3];
    const Dims turned{n.scores[0], n.scores[1], keys, rows},
        steps{n.scores[1] * rows * keys, rows * keys, 1, keys};
    const Tensor seen = g.inside(n.t, turned, steps);
    g.view(scores, seen);
    if (a.q.shape[1] == a.key_heads()) return g.multiply(seen, x, out);
    const Tensor heads = g.inside(n.t, {n.scores[0], n.scores[1], keys, a.q.shape[3]});
    g.multiply(seen, x, heads);
    g.reduce(DnnReduction::add, heads, out);
  };
  const Tensor of_rows = n.reduced(DnnReduction::add, n.point(mul, d_o, a.q.shape, o));
  g.point(mul, of_rows, one, sums);
  const Tensor s = n.point(mul, n.product(q, k, n.scores), n.scores, scale);
  const auto powers = [&](Tensor x) { return n.point(exp, x, n.scores); };
  Tensor p = nullptr;
  if (masks.mask) {
    const auto [seen, is_kept] = n.masked(s, masks);
    p = n.chosen(is_kept, powers(n.point(sub, seen, n.scores, lse)), masks.zero);
  } else {
    p = powers(n.before_query(n.point(sub, s, n.scores, lse), masks));
  }
  add_up(p, d_o, dv);
  const Tensor dp = n.point(sub, n.product(d_o, v, n.scores), n.scores, sums);
  const Tensor ds = n.point(mul, n.point(mul, dp, n.scores, p), n.scores, scale);
  add_up(ds, q, dk);
  const Tensor keys = g.inside(n.t, a.k.shape, a.k.stride);
  g.view(k, keys);
  g.multiply(ds, keys, dq);
  return g.plans(target, a.q.dtype, wishes);
}

// Returns the mask of a request; one that is absent, if it has none.
Spec mask_of(const Request& r) {
  const size_t mask = r.kernel == mpt::Kernel::attention_grad ? 6 : 3;
  return r.in.size() > mask ? r.in[mask] : Spec{};
}

// Returns why a mask is not given to the library; nullptr: it is.
const char* refusal_of_mask(const Spec& mask, const Spec& q) {
  if (mask.dtype != DType::boolean && mask.dtype != DType::f32 && mask.dtype != q.dtype) {
    return "a mask of bool, f32 or the operands' dtype";
  }
  if (mask.rank() != 4) return "a mask has four dims";
  for (int d = 0; d < 4; ++d)
    if (mask.shape[d] > 1 && mask.stride[d] < 0) return "a mask without steps backwards";
  // For a mask without a dim of the keys the library has no engine of the gradient.
  if (mask.shape[3] > 1 && mask.stride[3] != 1) return "a mask whose keys lie side by side";
  return nullptr;
}

// Returns why the operands are not given to the library; nullptr: they are.
const char* refusal(const Request& r) {
  if (r.get<AttentionParams>().dropout) return "no dropout";
  const bool is_gradient = r.kernel == mpt::Kernel::attention_grad;
  const DType t = r.in[0].dtype;
  if (t != DType::f16 && t != DType::bf16) return "computes in f16 and bf16";
  const Spec& q = r.in[is_gradient ? 1 : 0];
  if (q.rank() == 4 && q.shape[2] == 1) {
    // Users report NaN in the gradient of one query, and NVIDIA lists a fault of its causal mask.
    if (is_gradient) return "a gradient of more than one query";
    if (r.get<AttentionParams>().causal) return "a causal mask of more than one query";
  }
  if (r.arithmetic == Arithmetic::widen16) return "operands of 16 bits are widened";
  std::vector<const Spec*> heads{&r.in[0], &r.in[1], &r.in[2], &r.out[0]};
  if (is_gradient) heads.insert(heads.end(), {&r.in[3], &r.in[4], &r.out[1], &r.out[2]});
  for (const Spec* s : heads) {
    if (s->rank() != 4) return "q, k, v and o have four dims";
    if (s->dtype != t) return "q, k, v and o of one dtype";
    if (count(s->shape) == 0) return "operands with elements";
    if (s->is_unaligned) return "operands that are aligned to 16 bytes";
    constexpr int64_t kUnit = int64_t{kOperandAlign} / 2;  // elements
    for (int d = 0; d < 4; ++d) {
      if (s->shape[d] == 1) continue;
      if (d == 3 ? s->stride[d] != 1 : s->stride[d] < kUnit || s->stride[d] % kUnit != 0) {
        return "rows that are dense and aligned to 16 bytes";
      }
    }
  }
  if (!is_gradient && r.out.size() < 2) return "lse of f32";
  const Spec& lse = is_gradient ? r.in[5] : r.out[1];
  if (lse.dtype != DType::f32) return "lse of f32";
  if (lse.is_unaligned || !is_contiguous(lse.shape, lse.stride)) return "lse is dense";
  const Spec mask = mask_of(r);
  return mask ? refusal_of_mask(mask, r.in[0]) : nullptr;
}

// Returns why the library's gradient is not taken on this device; nullptr: it is.
const char* refusal_of_gradient(const Primary& p, const DnnAttention& a) {
  // NVIDIA takes such graphs where the same bits are asked for, but on 10.x engines of their own.
  if (p.major == 10 || p.major == 11) {
    return "no gradient whose bits are known to be the same on every run";
  }
  // NVIDIA reports that on 9.x the keys behind the last ones enter exp(0 - lse) if they fill half
  // of a tile and no causal mask hides them: NaN where lse is below -88.
  const int64_t queries = a.q.shape[2], keys = a.k.shape[2];
  const bool are_hidden = a.is_causal && queries <= keys;
  if (p.major == 9 && keys % 128 > 0 && keys % 128 <= 64 && !are_hidden) {
    return "keys that leave half of a tile of 128 or more empty";
  }
  return nullptr;
}

// The numbers that graphs take.
struct Numbers {
  float scale, one = 1, outside = -std::numeric_limits<float>::infinity(), hidden = kHidden,
               zero = 0, lowest = kLowest;
};

// A plan takes as many of these as it needs, from the first one on.
class AttentionForward final : public PlannedKernel {
 public:
  AttentionForward(Dnn& dnn, std::vector<DnnPlan> plans, const DnnAttention& a, double scale)
      : PlannedKernel(dnn, std::move(plans), {}),
        has_mask_(static_cast<bool>(a.mask)),
        scale_(static_cast<float>(scale)) {}

  const char* run(const Run& r) const override {
    Numbers n{scale_};
    const auto in = [&](size_t i) { return const_cast<void*>(r.in[i]); };
    void* const mask = has_mask_ ? in(3) : nullptr;
    void* const pointers[] = {in(0),      in(1), in(2),     r.out[0], r.out[1], &n.scale,
                              &n.outside, mask,  &n.hidden, &n.zero,  &n.lowest};
    return run_plan(pointers, r.workspace);
  }

 private:
  const bool has_mask_;
  const float scale_;
};

class AttentionGradient final : public PlannedKernel {
 public:
  AttentionGradient(Dnn& dnn, std::vector<DnnPlan> plans, const DnnAttention& a,
                    const DnnAttention& part, double scale)
      : PlannedKernel(dnn, std::move(plans), {.before = bytes_of_sums(part)}),
        a_(a),
        batches_(part.batches()),
        key_heads_(part.key_heads()),
        scale_(static_cast<float>(scale)) {}

  const char* run(const Run& r) const override {
    Numbers n{scale_};
    const Spec* const specs[] = {&a_.d_o, &a_.q,  &a_.k,  &a_.v, &a_.o,
                                 &a_.lse, &a_.dq, &a_.dk, &a_.dv};
    for (int64_t batch = 0; batch < a_.batches(); batch += batches_) {
      for (int64_t head = 0; head < a_.key_heads(); head += key_heads_) {
        // Returns where the part of an operand begins.
        const auto part = [&](const void* p, const Spec& s) -> void* {
          const int64_t heads = head * (s.shape[1] / a_.key_heads()),
                        at = (s.shape[0] > 1 ? batch * s.stride[0] : 0) +
                             (s.shape[1] > 1 ? heads * s.stride[1] : 0);
          return static_cast<char*>(const_cast<void*>(p)) + at * size_of(s.dtype);
        };
        void* const mask = a_.mask ? part(r.in[6], a_.mask) : nullptr;
        void* pointers[] = {nullptr,    nullptr, nullptr,   nullptr,     nullptr,  nullptr,
                            nullptr,    nullptr, nullptr,   r.workspace, &n.scale, &n.one,
                            &n.outside, mask,    &n.hidden, &n.zero,     &n.lowest};
        for (size_t i = 0; i < std::size(specs); ++i) {
          pointers[i] = part(i < 6 ? r.in[i] : r.out[i - 6], *specs[i]);
        }
        if (const char* why = run_plan(pointers, r.workspace)) return why;
      }
    }
    return nullptr;
  }

 private:
  static size_t bytes_of_sums(const DnnAttention& part) {
    return static_cast<size_t>(count(part.lse.shape)) * sizeof(float);
  }

  const DnnAttention a_;
  const int64_t batches_, key_heads_;  // extents of a part
  const float scale_;
};

}  // namespace

DnnAttention::DnnAttention(const Request& r) : is_causal(r.get<AttentionParams>().causal != 0) {
  const bool is_gradient = r.kernel == mpt::Kernel::attention_grad;
  const size_t first = is_gradient ? 1 : 0;
  q = as_packed(r.in[first]);
  k = as_packed(r.in[first + 1]);
  v = as_packed(r.in[first + 2]);
  o = as_packed(is_gradient ? r.in[4] : r.out[0]);
  lse = is_gradient ? r.in[5] : r.out[1];
  lse.shape.push(1);
  lse.stride = contiguous_strides(lse.shape);
  if (const Spec m = mask_of(r)) mask = as_mask(m);
  if (!is_gradient) return;
  d_o = as_packed(r.in[0]);
  dq = as_packed(r.out[0]);
  dk = as_packed(r.out[1]);
  dv = as_packed(r.out[2]);
}

DnnAttention DnnAttention::part(int64_t batches, int64_t heads) const {
  DnnAttention p = *this;
  const int64_t per_key = q.shape[1] / key_heads();
  for (Spec* s : {&p.q, &p.o, &p.lse, &p.d_o, &p.dq}) {
    s->shape[0] = batches;
    s->shape[1] = heads * per_key;
  }
  for (Spec* s : {&p.k, &p.v, &p.dk, &p.dv}) {
    s->shape[0] = batches;
    s->shape[1] = heads;
  }
  if (!mask) return p;
  if (mask.shape[0] > 1) p.mask.shape[0] = batches;
  if (mask.shape[1] > 1) p.mask.shape[1] = heads * per_key;
  return p;
}

// Parts of lse begin at multiples of 16 bytes.
DnnAttention DnnAttention::part_of_gradient() const {
  constexpr int64_t kEnough = int64_t{64} << 20;  // bytes; no GPU has tried other numbers
  const int64_t per_key = q.shape[1] / key_heads();
  const auto whole_tiles = [](int64_t n) { return (n + 63) / 64 * 64; };
  const int64_t bytes = 2 * per_key * whole_tiles(q.shape[2]) * whole_tiles(k.shape[2]);
  const int64_t most = std::max<int64_t>(kEnough / bytes, 1);  // heads of k
  // Returns the largest divisor of n up to `limit`, so many of which begin at aligned places, or
  // else the least such divisor beyond.
  const auto divisor = [](int64_t n, int64_t limit, int64_t step) {
    const auto fits = [&](int64_t d) { return n % d == 0 && (d == n || d * step % 4 == 0); };
    for (int64_t d = std::min(n, limit); d > 0; --d)
      if (fits(d)) return d;
    int64_t d = limit + 1;
    while (!fits(d)) ++d;
    return d;
  };
  const int64_t heads = divisor(key_heads(), most, per_key * lse.stride[1]);
  if (heads < key_heads() && (batches() == 1 || lse.stride[0] % 4 == 0)) return part(1, heads);
  return part(divisor(batches(), std::max<int64_t>(most / key_heads(), 1), lse.stride[0]),
              key_heads());
}

std::vector<DnnPlan> plan_attention(const DnnTarget& target, const DnnAttention& a,
                                    const DnnWishes& wishes) {
  return a.is_gradient() ? plan_gradient(target, a, wishes) : plan_forward(target, a, wishes);
}

std::unique_ptr<Prepared> make_dnn_attention(const Request& r, Why& why) {
  if (const char* e = refusal(r)) return why.refuse(kWho, e);
  auto& device = static_cast<CudaDevice&>(*r.device);
  const bool is_gradient = r.kernel == mpt::Kernel::attention_grad;
  const DnnAttention a(r);
  if (const char* e = is_gradient ? refusal_of_gradient(device.primary(), a) : nullptr) {
    return why.refuse(kWho, e);
  }
  Dnn& dnn = device.dnn();
  if (const char* e = dnn.missing()) return why.refuse(kWho, e);
  if (dnn.library().version() < kOldest) return why.refuse(kWho, "cuDNN 9.15.1 or later");
  try {
    const Current current = dnn.current();
    const DnnTarget target{dnn.library(), dnn.handle(), nullptr};
    const double scale = r.get<AttentionParams>().scale;
    const DnnAttention part = is_gradient ? a.part_of_gradient() : a;
    DnnWishes wishes = wishes_on(device, r);
    if (is_gradient) wishes.workspace = std::min(kMostGradientWorkspace, r.most_workspace);
    auto plans = plan_attention(target, part, wishes);
    std::unique_ptr<PlannedKernel> made;
    if (is_gradient) {
      made = std::make_unique<AttentionGradient>(dnn, std::move(plans), a, part, scale);
    } else {
      made = std::make_unique<AttentionForward>(dnn, std::move(plans), a, scale);
    }
    made->choose(device, r);
    return made;
  } catch (const Error& e) {
    return why.refuse(kWho, message_of(e).c_str());
  }
}

}  // namespace mpt::cuda
