// AttentionPlan: the common part of attention and its gradient.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <limits>

#include "backends/cpu/attention/attention.h"
#include "core/rng.h"

namespace mpt::cpu {
const char* AttentionPlan::refusal(const Spec& q, const Spec& k, const Spec& v, const Spec& mask) {
  if (simd_type(q.dtype) < 0) return "f32, f16 and bf16 only";
  for (const Spec* s : {&q, &k, &v}) {
    if (s->rank() != 4) return "operands of rank 4";
    if (s->dtype != q.dtype) return "operands of different dtypes";
    if ((s->shape[3] > 1 && s->stride[3] != 1)) return "a depth that is not contiguous";
  }
  if (k.shape[1] == 0 || q.shape[1] % k.shape[1]) return "H is a multiple of Hk";
  if (mask && mask.rank() != 4) return "a mask of rank 4";
  if (mask && mask.dtype != DType::boolean && simd_type(mask.dtype) < 0) {
    return "a mask of bool, f32, f16 or bf16";
  }
  return nullptr;
}

AttentionPlan::AttentionPlan(const Request& r, const Spec& q, const Spec& k, const Spec& v,
                             const Spec& mask)
    : q_(q), k_(k), v_(v), mask_(mask) {
  const auto& p = r.get<AttentionParams>();
  batches_ = q.shape[0];
  heads_ = q.shape[1];
  key_heads_ = k.shape[1];
  heads_per_key_head_ = heads_ / key_heads_;
  queries_ = q.shape[2];
  keys_ = k.shape[2];
  depth_ = q.shape[3];
  width_ = v.shape[3];
  padded_depth_ = gemm::round_up(depth_, gemm::kTile);
  padded_width_ = gemm::round_up(width_, gemm::kTile);
  key_block_ = keys_ > 512 ? 192 : 96;  // multiples of 32 and of every family's width
  causal_ = p.causal != 0;
  dropout_ = p.dropout != 0;
  scale_ = static_cast<float>(p.scale);
  dtype_ = q.dtype;
  family_ = &gemm::family_for(dtype_, r.arithmetic);
  element_ = size_of(dtype_);
  packed_ = size_of(family_->packed_dtype);
  tile_ = family_->packed_dtype == DType::bf16 ? tile_bf16 : tile_f32;
  if (!mask_) return;
  for (int d = 0; d < 4; ++d)
    if (mask_.shape[d] == 1) mask_.stride[d] = 0;
  mask_to_f32_ = find_convert(mask_.dtype, DType::f32);
}

void AttentionPlan::pack_rows(const void* base, const Heads& h, int64_t row, int64_t n,
                              void* to) const {
  const int64_t depth = gemm::round_up(h.depth, gemm::kTile);
  const gemm::PackSource s{base,  dtype_, gemm::MatrixStrides{h.row, 1}, row, n, h.length, 0,
                           depth, h.depth};
  family_->pack_a(s, to, gemm::kTile * depth * packed_, gemm::kTile * gemm::kTile * packed_);
}

void AttentionPlan::pack_columns(const void* base, const Heads& h, int64_t row, int64_t n,
                                 void* to) const {
  const int64_t depth = gemm::round_up(h.depth, gemm::kTile);
  const gemm::PackSource s{
      base,  dtype_, gemm::MatrixStrides{1, h.row}, row, packed_columns(n), h.length, 0,
      depth, h.depth};
  family_->pack_b(s, to);
}

void AttentionPlan::pack_depth(const void* base, const Heads& h, int64_t row, int64_t n,
                               void* to) const {
  const gemm::PackSource s{
      base,    dtype_, gemm::MatrixStrides{h.row, 1},  0,       packed_columns(h.depth),
      h.depth, row,    gemm::round_up(n, gemm::kTile), h.length};
  family_->pack_b(s, to);
}

void AttentionPlan::multiply(const void* a, int64_t a_depth, const void* b, int64_t rows,
                             int64_t columns, int64_t depth, float* acc, int64_t ld,
                             Accumulate sums) const {
  static constexpr gemm::Output kNoOutput{};  // no pass is the last: the sums stay in acc
  const int64_t row = gemm::kTile * packed_;
  family_->multiply({.a = a,
                     .a_row = row,
                     .a_band = a_depth * row,
                     .a_step = gemm::kTile * row,
                     .b = b,
                     .rows = rows,
                     .cols = columns,
                     .depth = gemm::round_up(depth, gemm::kTile),
                     .acc = acc,
                     .ld = ld,
                     .first = sums == Accumulate::begin,
                     .last = false,
                     .out = &kNoOutput,
                     .row = 0,
                     .col = 0});
}

void AttentionPlan::multiply_seen(const void* a, int64_t band, int64_t step, const char* base,
                                  const Heads& h, int64_t row, int64_t rows, int64_t depth,
                                  float* acc, int64_t ld, Accumulate sums) const {
  constexpr int64_t kTile = gemm::kTile, kColumns = 256;
  const Convert to_f32 = find_convert(dtype_, DType::f32),
                factor_to_f32 = find_convert(family_->packed_dtype, DType::f32);
  for (int64_t r = 0; sums == Accumulate::begin && r < rows; ++r) {
    std::fill_n(acc + r * ld, h.depth, 0.f);
  }
  for (int64_t first = 0; first < h.depth; first += kColumns) {
    const int64_t n = std::min(kColumns, h.depth - first);
    float values[kColumns];
    for (int64_t j = 0; j < depth; ++j) {
      to_f32(base + ((row + j) * h.row + first) * element_, values, n);
      for (int64_t r = 0; r < rows; ++r) {
        float factor;
        const int64_t at = r / kTile * band + r % kTile * kTile + j / kTile * step + j % kTile;
        factor_to_f32(static_cast<const char*>(a) + at * packed_, &factor, 1);
        if (factor == 0) continue;
        float* to = acc + r * ld + first;
        for (int64_t i = 0; i < n; ++i) to[i] += factor * values[i];
      }
    }
  }
}

bool are_finite(const float* sums, int64_t ld, int64_t rows, int64_t columns) {
  for (int64_t r = 0; r < rows; ++r) {
    if (!attention_table().is_finite(sums + r * ld, columns)) return false;
  }
  return true;
}

void AttentionPlan::fill_mask_and_dropout(const Run& r, const void* mask, int64_t b, int64_t h,
                                          int64_t i, int64_t ni, int64_t j, int64_t nj,
                                          ScoreOrder order, float* bias, float* keep,
                                          int64_t ld) const {
  const bool is_transposed = order == ScoreOrder::key_query;
  const int64_t along = is_transposed ? 1 : ld, across = is_transposed ? ld : 1;
  if (mask_) {
    const int64_t size = size_of(mask_.dtype), step = mask_.stride[3];
    alignas(64) char raw[192 * 4];  // 192: the longest block of keys
    float values[192];
    for (int64_t x = 0; x < ni; ++x) {
      const char* row =
          static_cast<const char*>(mask) +
          (b * mask_.stride[0] + h * mask_.stride[1] + (i + x) * mask_.stride[2] + j * step) * size;
      if (step != 1) {
        gather(row, step, raw, nj, size);
        row = raw;
      }
      mask_to_f32_(row, values, nj);
      for (int64_t y = 0; y < nj; ++y) {
        const float hidden = values[y] != 0 ? 0.f : -std::numeric_limits<float>::infinity();
        bias[x * along + y * across] = mask_.dtype == DType::boolean ? hidden : values[y];
      }
    }
  }
  if (dropout_) {
    const auto& s = r.get<AttentionScalars>();
    const float kept = s.keep(), up = static_cast<float>(s.factor());
    for (int64_t x = 0; x < ni; ++x) {
      const uint64_t start =
          s.offset + static_cast<uint64_t>(((b * heads_ + h) * queries_ + i + x) * keys_ + j);
      Philox4 block{};
      for (int64_t y = 0; y < nj; ++y) {
        const uint64_t draw = start + static_cast<uint64_t>(y);
        if (y == 0 || (draw & 3) == 0) block = philox(s.seed, draw >> 2);
        keep[x * along + y * across] = to_uniform(block.v[draw & 3]) < kept ? up : 0.f;
      }
    }
  }
}

}  // namespace mpt::cpu
