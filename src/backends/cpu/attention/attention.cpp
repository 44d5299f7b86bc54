// attention: blocks of queries against blocks of keys with an online softmax, so that the scores
// never leave the caches. Per row and block of keys, with scores s and running maximum m:
//   m' = max(m, max(s)), p = exp(s - m'), sum = sum exp(m - m') + sum(p),
//   o = o exp(m - m') + p v.
// At the end o is divided by sum, and lse = m + log(sum).
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/attention/attention.h"

#include <cmath>
#include <limits>

#include "backends/cpu/make.h"
#include "backends/cpu/walk.h"

namespace mpt::cpu {
namespace {

// Packs all keys and values first, for all workers. A worker then takes a block of queries of one
// head and goes over the blocks of keys.
class Forward {
 public:
  Forward(const Request& r, const AttentionPlan& a)
      : a_(a),
        o_(r.out[0]),
        lse_spec_(r.out[1]),
        from_f32_(find_convert(DType::f32, r.out[0].dtype)) {
    key_bytes_ = a_.to_width(a_.key_block_) * a_.padded_depth_ * a_.packed_;
    value_bytes_ = a_.to_width(a_.width_) * a_.key_block_ * a_.packed_;
    const int64_t blocks = a_.batches_ * a_.key_heads_ * a_.key_blocks();
    keys_at_ = shared_.take(blocks * key_bytes_);
    values_at_ = shared_.take(blocks * value_bytes_);
    constexpr int64_t kQueries = AttentionPlan::kQueries;
    score_ld_ = a_.to_width(a_.key_block_);
    out_ld_ = a_.to_width(a_.width_);
    q_at_ = own_.take(kQueries * a_.padded_depth_ * a_.packed_);
    s_at_ = own_.take(kQueries * score_ld_ * 4);
    p_at_ = own_.take(kQueries * a_.key_block_ * a_.packed_);
    o_at_ = own_.take(kQueries * out_ld_ * 4);
    rows_at_ = own_.take(2 * kQueries * 4);
    bias_at_ = own_.take(a_.has_mask_or_dropout() ? kQueries * a_.key_block_ * 4 : 0);
    keep_at_ = own_.take(a_.has_mask_or_dropout() ? kQueries * a_.key_block_ * 4 : 0);
    workers_ = r.workers;
    masked_ = r.in.size() > 3 && r.in[3];
    grain_ =
        std::max<int64_t>(1, kGrain * 64 / std::max<int64_t>(1, kQueries * a_.keys_ * a_.depth_));
  }

  size_t workspace() const { return shared_.size() + own_.size() * static_cast<size_t>(workers_); }

  void run(const Run& r) const {
    const int64_t blocks = a_.key_blocks();
    char* packed = static_cast<char*>(r.workspace);
    r.jobs.run(a_.batches_ * a_.key_heads_ * blocks, 4, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t block = i % blocks, h = i / blocks % a_.key_heads_;
        const int64_t b = i / blocks / a_.key_heads_, row = block * a_.key_block_;
        a_.pack_columns(a_.at(r.in[1], a_.k_, b, h), a_.k_, row, a_.in_keys(block), key(packed, i));
        a_.pack_depth(a_.at(r.in[2], a_.v_, b, h), a_.v_, row, a_.in_keys(block), value(packed, i));
      }
    });
    const int64_t per_head = a_.query_blocks();
    r.jobs.run(a_.batches_ * a_.heads_ * per_head, grain_,
               [&](int64_t begin, int64_t end, int32_t worker) {
                 char* own = packed + shared_.size() + own_.size() * static_cast<size_t>(worker);
                 for (int64_t i = begin; i < end; ++i) {
                   const int64_t b = i / per_head / a_.heads_, h = i / per_head % a_.heads_;
                   if (block(r, packed, own, b, h, i % per_head, Zeros::multiply)) continue;
                   block(r, packed, own, b, h, i % per_head, Zeros::skip);
                 }
               });
  }

 private:
  char* key(char* packed, int64_t i) const { return packed + keys_at_ + i * key_bytes_; }
  char* value(char* packed, int64_t i) const { return packed + values_at_ + i * value_bytes_; }

  // Computes a block of queries of batch item b and head h. Returns false if values that are not
  // finite may have met probabilities of 0: then nothing is stored.
  bool block(const Run& r, char* packed, char* own, int64_t b, int64_t h, int64_t which,
             Zeros zeros) const {
    const int64_t i = which * AttentionPlan::kQueries, rows = a_.in_queries(which);
    const int64_t blocks = a_.key_blocks();
    auto* o = reinterpret_cast<float*>(own + o_at_);
    auto* largest = reinterpret_cast<float*>(own + rows_at_);
    a_.pack_rows(a_.at(r.in[0], a_.q_, b, h), a_.q_, i, rows, own + q_at_);
    ScoreBlock s{};
    s.s = reinterpret_cast<float*>(own + s_at_);
    s.ld = score_ld_;
    s.rows = rows;
    s.bias = masked_ ? reinterpret_cast<float*>(own + bias_at_) : nullptr;
    s.keep = a_.dropout_ ? reinterpret_cast<float*>(own + keep_at_) : nullptr;
    s.extra_ld = a_.key_block_;
    s.scale = a_.scale_;
    s.largest = largest;
    s.sum = largest + AttentionPlan::kQueries;
    s.o = o;
    s.o_ld = out_ld_;
    s.o_n = a_.width_;
    s.p = own + p_at_;
    s.band = gemm::kTile * a_.key_block_;
    s.step = gemm::kTile * gemm::kTile;
    const int64_t first_pack = (b * a_.key_heads_ + h / a_.heads_per_key_head_) * blocks;
    for (int64_t k = 0; k < blocks; ++k) {
      const int64_t j = k * a_.key_block_;
      if (a_.causal_ && j > i + rows - 1) break;
      s.n = a_.in_keys(k);
      s.first = k == 0;
      s.limit = a_.causal_ ? i + 1 - j : s.n;
      if (a_.has_mask_or_dropout()) {
        a_.fill_mask_and_dropout(r, masked_ ? r.in[3] : nullptr, b, h, i, rows, j, s.n,
                                 ScoreOrder::query_key, reinterpret_cast<float*>(own + bias_at_),
                                 reinterpret_cast<float*>(own + keep_at_), a_.key_block_);
      }
      a_.multiply(own + q_at_, a_.padded_depth_, key(packed, first_pack + k), rows, s.n,
                  a_.padded_depth_, s.s, score_ld_, Accumulate::begin);
      attention_table().scores[a_.tile_](s);
      const Accumulate sums = s.first ? Accumulate::begin : Accumulate::add;
      if (zeros == Zeros::skip) {
        a_.multiply_seen(s.p, s.band, s.step, a_.at(r.in[2], a_.v_, b, h / a_.heads_per_key_head_),
                         a_.v_, j, rows, s.n, o, out_ld_, sums);
        continue;
      }
      a_.multiply(s.p, a_.key_block_, value(packed, first_pack + k), rows, a_.width_, s.n, o,
                  out_ld_, sums);
    }
    if (zeros == Zeros::multiply && blocks > 0 && !are_finite(o, out_ld_, rows, a_.width_)) {
      return false;
    }
    store(r, b, h, i, rows, s);
    return true;
  }

  void store(const Run& r, int64_t b, int64_t h, int64_t i, int64_t rows,
             const ScoreBlock& s) const {
    auto* out =
        static_cast<char*>(r.out[0]) + (b * o_.batch + h * o_.head + i * o_.row) * a_.element_;
    const bool nothing = a_.keys_ == 0;
    for (int64_t k = 0; k < rows; ++k) {
      float* o = s.o + k * s.o_ld;
      const float total = nothing ? 0 : s.sum[k];
      if (total == 0) std::fill_n(o, a_.width_, 0.f);
      else attention_table().scale(o, a_.width_, 1.f / total);
      from_f32_(o, out + k * o_.row * a_.element_, a_.width_);
      if (!lse_spec_) continue;
      const Dims& step = lse_spec_.stride;
      static_cast<float*>(r.out[1])[b * step[0] + h * step[1] + (i + k) * step[2]] =
          total == 0 ? -std::numeric_limits<float>::infinity() : s.largest[k] + std::log(total);
    }
  }

  AttentionPlan a_;
  Heads o_;
  Spec lse_spec_;
  Convert from_f32_;
  WorkspaceLayout shared_, own_;  // the memory of all workers, and of each; offsets in them:
  int64_t key_bytes_, value_bytes_, score_ld_, out_ld_, grain_;
  size_t keys_at_, values_at_, q_at_, s_at_, p_at_, o_at_, rows_at_, bias_at_, keep_at_;
  int32_t workers_;
  bool masked_;
};

}  // namespace

std::unique_ptr<Prepared> make_attention(const Request& r, Why& why) {
  const Spec none{};
  const Spec &q = r.in[0], &k = r.in[1], &v = r.in[2], &o = r.out[0], &lse = r.out[1];
  const Spec& mask = r.in.size() > 3 ? r.in[3] : none;
  if (const char* e = AttentionPlan::refusal(q, k, v, mask)) return why.refuse("cpu attention", e);
  if (o.dtype != q.dtype || (o.shape[3] > 1 && o.stride[3] != 1)) {
    return why.refuse("cpu attention", "o of q's dtype with a contiguous depth");
  }
  if (r.in.size() > 4 && r.in[4]) return why.refuse("cpu attention", "shifted draws");
  if (lse && lse.dtype != DType::f32) return why.refuse("cpu attention", "lse is f32");
  const AttentionPlan a(r, q, k, v, mask);
  auto f = std::make_shared<const Forward>(r, a);
  return prepared(
      a.family_->name, [f](const Run& run) { f->run(run); }, f->workspace());
}

}  // namespace mpt::cpu
