// attention_grad: recomputes the probabilities p = exp(s - lse) block by block. With the factors
// `keep` of dropout (1 without), dp = do v^T and delta = do . o of each query, the gradient of the
// scores is ds = p (keep dp - delta) scale, and
//   dv += (keep p)^T do, dk += ds^T q, dq += ds k.
// One worker computes everything of a key head, so that sums have one order and no atomics are
// needed. The rounding of a large lse counts as a factor of all probabilities of a query. There the
// scores are summed once more, and p = exp(s - lse - rest) with rest = log(sum(exp(s - lse))).
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "backends/cpu/attention/attention.h"
#include "backends/cpu/make.h"

namespace mpt::cpu {
namespace {

class Backward {
 public:
  Backward(const Request& r, const AttentionPlan& a)
      : a_(a),
        dq_(r.out[0]),
        dk_(r.out[1]),
        dv_(r.out[2]),
        do_(r.in[0]),
        o_(r.in[4]),
        lse_(r.in[5]),
        from_f32_(find_convert(DType::f32, a.dtype_)) {
    constexpr int64_t kQueries = AttentionPlan::kQueries;
    const int64_t keys = a_.key_blocks() * a_.key_block_;
    const int64_t queries = a_.query_blocks() * kQueries;
    depth_ld_ = a_.to_width(a_.depth_);
    width_ld_ = a_.to_width(a_.width_);
    score_ld_ = a_.to_width(kQueries);
    k_rows_ = own_.take(keys * a_.padded_depth_ * a_.packed_);
    v_rows_ = own_.take(keys * a_.padded_width_ * a_.packed_);
    k_depth_ = own_.take(keys * depth_ld_ * a_.packed_);
    q_columns_ = own_.take(a_.query_blocks() * score_ld_ * a_.padded_depth_ * a_.packed_);
    do_columns_ = own_.take(a_.query_blocks() * score_ld_ * a_.padded_width_ * a_.packed_);
    q_depth_ = own_.take(queries * depth_ld_ * a_.packed_);
    do_depth_ = own_.take(queries * width_ld_ * a_.packed_);
    dq_sums_ = own_.take(queries * depth_ld_ * 4);
    dk_sums_ = own_.take(keys * depth_ld_ * 4);
    dv_sums_ = own_.take(keys * width_ld_ * 4);
    s_ = own_.take(a_.key_block_ * score_ld_ * 4);
    dp_ = own_.take(a_.key_block_ * score_ld_ * 4);
    p_ = own_.take(a_.key_block_ * kQueries * a_.packed_);
    ds_ = own_.take(a_.key_block_ * kQueries * a_.packed_);
    ds_rows_ = own_.take(a_.key_block_ * kQueries * a_.packed_);
    lse_delta_ = own_.take(3 * queries * 4);
    bias_ = own_.take(a_.has_mask_or_dropout() ? a_.key_block_ * kQueries * 4 : 0);
    keep_ = own_.take(a_.has_mask_or_dropout() ? a_.key_block_ * kQueries * 4 : 0);
    masked_ = r.in.size() > 6 && r.in[6];
    workers_ = r.workers;
  }

  size_t workspace() const { return own_.size() * static_cast<size_t>(workers_); }

  void run(const Run& r) const {
    r.jobs.run(a_.batches_ * a_.key_heads_, 1, [&](int64_t begin, int64_t end, int32_t worker) {
      char* own = static_cast<char*>(r.workspace) + own_.size() * static_cast<size_t>(worker);
      for (int64_t i = begin; i < end; ++i) {
        const int64_t b = i / a_.key_heads_, key_head = i % a_.key_heads_;
        if (!group(r, own, b, key_head, Zeros::multiply)) group(r, own, b, key_head, Zeros::skip);
      }
    });
  }

 private:
  static float* floats(char* own, size_t at) { return reinterpret_cast<float*>(own + at); }

  // Computes one key head and the query heads that share it. Returns false if operands that are not
  // finite may have met factors of 0.
  bool group(const Run& r, char* own, int64_t b, int64_t key_head, Zeros zeros) const {
    bool finite = true;
    const char *k = a_.at(r.in[2], a_.k_, b, key_head), *v = a_.at(r.in[3], a_.v_, b, key_head);
    for (int64_t n = 0; n < a_.key_blocks(); ++n) {
      const int64_t row = n * a_.key_block_, rows = a_.in_keys(n);
      a_.pack_rows(k, a_.k_, row, rows, own + k_rows_ + row * a_.padded_depth_ * a_.packed_);
      a_.pack_rows(v, a_.v_, row, rows, own + v_rows_ + row * a_.padded_width_ * a_.packed_);
      a_.pack_depth(k, a_.k_, row, rows, own + k_depth_ + row * depth_ld_ * a_.packed_);
    }
    const auto keys = static_cast<size_t>(a_.key_blocks() * a_.key_block_);
    const auto queries = static_cast<size_t>(a_.query_blocks() * AttentionPlan::kQueries);
    std::memset(own + dk_sums_, 0, keys * static_cast<size_t>(depth_ld_) * 4);
    std::memset(own + dv_sums_, 0, keys * static_cast<size_t>(width_ld_) * 4);
    const int64_t first = key_head * a_.heads_per_key_head_;
    for (int64_t h = first; h < first + a_.heads_per_key_head_; ++h) {
      std::memset(own + dq_sums_, 0, queries * static_cast<size_t>(depth_ld_) * 4);
      pack_queries(r, own, b, h);
      for (int64_t m = 0; m < a_.query_blocks(); ++m) set_rest(r, own, b, h, m);
      for (int64_t n = 0; n < a_.key_blocks(); ++n) {
        for (int64_t m = 0; m < a_.query_blocks(); ++m) pair(r, own, b, h, key_head, n, m, zeros);
      }
      finite &= store(floats(own, dq_sums_), depth_ld_, r.out[0], dq_, b, h);
    }
    finite &= store(floats(own, dk_sums_), depth_ld_, r.out[1], dk_, b, key_head);
    finite &= store(floats(own, dv_sums_), width_ld_, r.out[2], dv_, b, key_head);
    return finite;
  }

  // Packs the queries of head h, and copies lse and computes do . o for each query.
  void pack_queries(const Run& r, char* own, int64_t b, int64_t h) const {
    const char *q = a_.at(r.in[1], a_.q_, b, h), *g = a_.at(r.in[0], do_, b, h);
    const char* o = a_.at(r.in[4], o_, b, h);
    for (int64_t m = 0; m < a_.query_blocks(); ++m) {
      const int64_t row = m * AttentionPlan::kQueries, rows = a_.in_queries(m);
      const int64_t wide = m * score_ld_ * a_.packed_;
      a_.pack_columns(q, a_.q_, row, rows, own + q_columns_ + wide * a_.padded_depth_);
      a_.pack_columns(g, do_, row, rows, own + do_columns_ + wide * a_.padded_width_);
      a_.pack_depth(q, a_.q_, row, rows, own + q_depth_ + row * depth_ld_ * a_.packed_);
      a_.pack_depth(g, do_, row, rows, own + do_depth_ + row * width_ld_ * a_.packed_);
    }
    float* lse = floats(own, lse_delta_);
    float* delta = lse + a_.query_blocks() * AttentionPlan::kQueries;
    const auto* from = static_cast<const float*>(r.in[5]);
    const auto dot = attention_table().dot[simd_type(a_.dtype_)];
    for (int64_t i = 0; i < a_.queries_; ++i) {
      lse[i] = from[b * lse_.stride[0] + h * lse_.stride[1] + i * lse_.stride[2]];
      delta[i] = dot(g + i * do_.row * a_.element_, o + i * o_.row * a_.element_, a_.width_);
    }
  }

  // Sets the rest of the queries of block m: 0, or what the rounding of a large lse has lost.
  void set_rest(const Run& r, char* own, int64_t b, int64_t h, int64_t m) const {
    constexpr float kLarge = 128;  // the rounding of a smaller lse is below 2^-17
    constexpr float kInf = std::numeric_limits<float>::infinity();
    const int64_t i = m * AttentionPlan::kQueries, queries = a_.in_queries(m);
    const float* lse = floats(own, lse_delta_) + i;
    float* rest = floats(own, lse_delta_) + 2 * a_.query_blocks() * AttentionPlan::kQueries + i;
    std::fill_n(rest, queries, 0.f);
    const auto is_large = [&](int64_t x) {
      const float size = std::fabs(lse[x]);
      return size >= kLarge && size < kInf;
    };
    bool any = false;
    for (int64_t x = 0; x < queries; ++x) any = any || is_large(x);
    if (!any) return;
    double sums[AttentionPlan::kQueries] = {};
    const float *s = floats(own, s_), *bias = floats(own, bias_);
    for (int64_t n = 0; n < a_.key_blocks(); ++n) {
      const int64_t j = n * a_.key_block_, keys = a_.in_keys(n);
      if (a_.causal_ && j > i + queries - 1) break;
      scores(r, own, b, h, n, m);
      for (int64_t y = 0; y < keys; ++y) {
        for (int64_t x = 0; x < queries; ++x) {
          if (!is_large(x) || (a_.causal_ && j + y > i + x)) continue;
          float v = s[y * score_ld_ + x] * a_.scale_;
          if (masked_) {
            const float added = bias[y * AttentionPlan::kQueries + x];
            v = added == -kInf ? added : v + added;
          }
          sums[x] += std::exp(static_cast<double>(v - lse[x]));
        }
      }
    }
    for (int64_t x = 0; x < queries; ++x)
      if (sums[x] > 0 && std::isfinite(sums[x])) rest[x] = static_cast<float>(std::log(sums[x]));
  }

  // Computes the products of the keys of block n and the queries of block m, and the mask and the
  // dropout.
  void scores(const Run& r, char* own, int64_t b, int64_t h, int64_t n, int64_t m) const {
    const int64_t j = n * a_.key_block_, keys = a_.in_keys(n);
    const int64_t i = m * AttentionPlan::kQueries, queries = a_.in_queries(m);
    if (a_.has_mask_or_dropout()) {
      a_.fill_mask_and_dropout(r, masked_ ? r.in[6] : nullptr, b, h, i, queries, j, keys,
                               ScoreOrder::key_query, floats(own, bias_), floats(own, keep_),
                               AttentionPlan::kQueries);
    }
    a_.multiply(own + k_rows_ + j * a_.padded_depth_ * a_.packed_, a_.padded_depth_,
                own + q_columns_ + m * score_ld_ * a_.packed_ * a_.padded_depth_, keys, queries,
                a_.padded_depth_, floats(own, s_), score_ld_, Accumulate::begin);
  }

  // Computes the keys of block n with the queries of block m.
  void pair(const Run& r, char* own, int64_t b, int64_t h, int64_t key_head, int64_t n, int64_t m,
            Zeros zeros) const {
    const int64_t j = n * a_.key_block_, keys = a_.in_keys(n);
    const int64_t i = m * AttentionPlan::kQueries, queries = a_.in_queries(m);
    if (a_.causal_ && j > i + queries - 1) return;
    ScoreGradientBlock s{};
    s.bias = masked_ ? floats(own, bias_) : nullptr;
    s.keep = a_.dropout_ ? floats(own, keep_) : nullptr;
    scores(r, own, b, h, n, m);
    const int64_t wide = m * score_ld_ * a_.packed_;
    const char* v_rows = own + v_rows_ + j * a_.padded_width_ * a_.packed_;
    a_.multiply(v_rows, a_.padded_width_, own + do_columns_ + wide * a_.padded_width_, keys,
                queries, a_.padded_width_, floats(own, dp_), score_ld_, Accumulate::begin);
    s.s = floats(own, s_);
    s.dp = floats(own, dp_);
    s.ld = score_ld_;
    s.rows = keys;
    s.n = queries;
    s.extra_ld = AttentionPlan::kQueries;
    s.first_seen = a_.causal_ ? j - i : -a_.key_block_;
    s.scale = a_.scale_;
    s.lse = floats(own, lse_delta_) + i;
    s.delta = s.lse + a_.query_blocks() * AttentionPlan::kQueries;
    s.rest = s.delta + a_.query_blocks() * AttentionPlan::kQueries;
    s.p = own + p_;
    s.ds = own + ds_;
    s.band = gemm::kTile * AttentionPlan::kQueries;
    s.step = gemm::kTile * gemm::kTile;
    attention_table().score_gradients[a_.tile_](s);
    if (zeros == Zeros::skip) {
      a_.multiply_seen(s.p, s.band, s.step, a_.at(r.in[0], do_, b, h), do_, i, keys, queries,
                       floats(own, dv_sums_) + j * width_ld_, width_ld_, Accumulate::add);
      a_.multiply_seen(s.ds, s.band, s.step, a_.at(r.in[1], a_.q_, b, h), a_.q_, i, keys, queries,
                       floats(own, dk_sums_) + j * depth_ld_, depth_ld_, Accumulate::add);
      transpose_tiles(s, queries, keys, own + ds_rows_);
      a_.multiply_seen(own + ds_rows_, gemm::kTile * a_.key_block_, s.step,
                       a_.at(r.in[2], a_.k_, b, key_head), a_.k_, j, queries, keys,
                       floats(own, dq_sums_) + i * depth_ld_, depth_ld_, Accumulate::add);
      return;
    }
    a_.multiply(s.p, AttentionPlan::kQueries, own + do_depth_ + i * width_ld_ * a_.packed_, keys,
                a_.width_, queries, floats(own, dv_sums_) + j * width_ld_, width_ld_,
                Accumulate::add);
    a_.multiply(s.ds, AttentionPlan::kQueries, own + q_depth_ + i * depth_ld_ * a_.packed_, keys,
                a_.depth_, queries, floats(own, dk_sums_) + j * depth_ld_, depth_ld_,
                Accumulate::add);
    // The product for dq needs ds as (query, key), and it is (key, query).
    transpose_tiles(s, queries, keys, own + ds_rows_);
    a_.multiply(own + ds_rows_, a_.key_block_, own + k_depth_ + j * depth_ld_ * a_.packed_, queries,
                a_.depth_, keys, floats(own, dq_sums_) + i * depth_ld_, depth_ld_, Accumulate::add);
  }

  // Writes the tiles of ds, each transposed, as the (query, key) operand of a product.
  void transpose_tiles(const ScoreGradientBlock& s, int64_t queries, int64_t keys, char* to) const {
    constexpr int64_t kTile = gemm::kTile;
    const int64_t band = kTile * a_.key_block_ * a_.packed_, step = kTile * kTile * a_.packed_;
    for (int64_t i = 0; i * kTile < queries; ++i) {
      for (int64_t j = 0; j * kTile < keys; ++j) {
        const gemm::PackSource tile{
            .base = static_cast<const char*>(s.ds) + (j * s.band + i * s.step) * a_.packed_,
            .dtype = a_.family_->packed_dtype,
            .view = {1, kTile},
            .row = 0,
            .rows = kTile,
            .row_end = kTile,
            .k = 0,
            .depth = kTile,
            .depth_end = kTile};
        a_.family_->pack_a(tile, to + i * band + j * step, band, step);
      }
    }
  }

  // Returns true if all sums are finite.
  bool store(const float* sums, int64_t ld, void* out, const Heads& h, int64_t b,
             int64_t head) const {
    char* to = static_cast<char*>(out) + (b * h.batch + head * h.head) * a_.element_;
    for (int64_t i = 0; i < h.length; ++i) {
      from_f32_(sums + i * ld, to + i * h.row * a_.element_, h.depth);
    }
    return are_finite(sums, ld, h.length, h.depth);
  }

  AttentionPlan a_;
  Heads dq_, dk_, dv_, do_, o_;
  Spec lse_;
  Convert from_f32_;
  WorkspaceLayout own_;
  int64_t depth_ld_, width_ld_, score_ld_;
  size_t k_rows_, v_rows_, k_depth_, q_columns_, do_columns_, q_depth_, do_depth_, dq_sums_,
      dk_sums_, dv_sums_, s_, dp_, p_, ds_, ds_rows_, lse_delta_, bias_, keep_;
  int32_t workers_;
  bool masked_;
};

}  // namespace

std::unique_ptr<Prepared> make_attention_grad(const Request& r, Why& why) {
  const Spec none{};
  const Spec &q = r.in[1], &k = r.in[2], &v = r.in[3], &lse = r.in[5];
  const Spec& mask = r.in.size() > 6 ? r.in[6] : none;
  if (const char* e = AttentionPlan::refusal(q, k, v, mask)) return why.refuse("cpu attention", e);
  for (const Spec* s : {&r.in[0], &r.in[4], &r.out[0], &r.out[1], &r.out[2]}) {
    if (s->dtype != q.dtype || (s->shape[3] > 1 && s->stride[3] != 1)) {
      return why.refuse("cpu attention", "operands of q's dtype with a contiguous depth");
    }
  }
  if (r.in.size() > 7 && r.in[7]) return why.refuse("cpu attention", "shifted draws");
  if (lse.dtype != DType::f32) return why.refuse("cpu attention", "lse is f32");
  const AttentionPlan a(r, q, k, v, mask);
  auto f = std::make_shared<const Backward>(r, a);
  return prepared(
      a.family_->name, [f](const Run& run) { f->run(run); }, f->workspace());
}

}  // namespace mpt::cpu
