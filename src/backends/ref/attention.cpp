// Reference kernels of attention and attention_grad, one score at a time.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/ref/access.h"
#include "core/rng.h"

namespace mpt::ref {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

// The scores of all queries and keys, before the softmax. A batch item, a head of the queries, a
// query and a key have the indices b, h, i and j.
struct Scores {
  View q, k, v, mask;
  AttentionParams p;
  AttentionScalars a;

  Scores(const View& query, const View& key, const View& value, const View& m, const View& shift,
         const AttentionParams& params, const Run& run)
      : q(query), k(key), v(value), mask(m), p(params), a(run.get<AttentionScalars>()) {
    a.offset += draw_shift(shift);
    for (int d = 0; d < mask.shape.size(); ++d)
      if (mask.shape[d] == 1) mask.stride[d] = 0;
  }

  int64_t queries() const { return q.extent(2); }
  int64_t keys() const { return k.extent(2); }
  int64_t depth() const { return q.extent(3); }
  int64_t width() const { return v.extent(3); }  // depth of the values
  // Returns the number of query heads that share one head of keys and values.
  int64_t heads_per_key_head() const { return q.extent(1) / std::max<int64_t>(k.extent(1), 1); }

  // Returns the score, or -inf if query i does not attend to key j.
  double score(int64_t b, int64_t h, int64_t i, int64_t j) const {
    if (p.causal && j > i) return -kInf;
    double bias = 0;
    if (mask) {
      bias = mask.get(b, h, i, j);
      if (mask.dtype == DType::boolean) bias = bias != 0 ? 0 : -kInf;
      if (bias == -kInf) return -kInf;
    }
    double dot = 0;
    for (int64_t d = 0; d < depth(); ++d)
      dot += q.get(b, h, i, d) * k.get(b, h / heads_per_key_head(), j, d);
    return dot * p.scale + bias;
  }

  // Returns the factor by which dropout multiplies the probability.
  double kept(int64_t b, int64_t h, int64_t i, int64_t j) const {
    if (!p.dropout) return 1;
    const int64_t at = ((b * q.extent(1) + h) * queries() + i) * keys() + j;
    const float u = to_uniform(random_bits(a.seed, a.offset + static_cast<uint64_t>(at)));
    return u < a.keep() ? a.factor() : 0;
  }
};

const char* invalid(const Spec& q, const Spec& k, const Spec& v) {
  if (q.rank() != 4 || k.rank() != 4 || v.rank() != 4)
    return "q, k, v are [B, heads, length, depth]";
  if (k.shape[1] ? q.shape[1] % k.shape[1] != 0 : q.shape[1] != 0) return "H is a multiple of Hk";
  return nullptr;
}

// The logarithm of the sum of exp(score) of a query in two parts, because the rest would be lost
// beside a huge score.
struct Level {
  double largest, rest;

  double log_sum_exp() const { return largest + rest; }
  double probability(double score) const { return std::exp((score - largest) - rest); }
};

// Stores the scores of query i in `row`. The largest is -inf if the query attends to no key.
Level level_of(const Scores& s, int64_t b, int64_t h, int64_t i, double* row) {
  double largest = -kInf, sum = 0;
  for (int64_t j = 0; j < s.keys(); ++j) {
    row[j] = s.score(b, h, i, j);
    if (row[j] > largest || std::isnan(row[j])) largest = row[j];
    if (std::isnan(row[j])) return {row[j], 0};
  }
  if (largest == -kInf) return {largest, 0};
  for (int64_t j = 0; j < s.keys(); ++j) sum += std::exp(row[j] - largest);
  return {largest, std::log(sum)};
}

}  // namespace

std::unique_ptr<Prepared> make_attention(const Request& r, Why& why) {
  if (const char* e = invalid(r.in[0], r.in[1], r.in[2])) return why.refuse("ref", e);
  Specs s(r);
  const auto p = r.get<AttentionParams>();
  return prepared(
      "ref",
      [s, p](const Run& run) {
        View o = s.output(run, 0), lse = s.output(run, 1);
        Scores scores(s.input(run, 0), s.input(run, 1), s.input(run, 2), s.input(run, 3),
                      s.input(run, 4), p, run);
        auto* row = static_cast<double*>(run.workspace);
        walk({o.extent(0), o.extent(1), o.extent(2)}, [&](const Dims& at) {
          const int64_t b = at[0], h = at[1], i = at[2];
          const int64_t key_head = h / scores.heads_per_key_head();
          const Level level = level_of(scores, b, h, i, row);
          const double l = level.log_sum_exp();
          if (lse) lse.set(l, b, h, i);
          for (int64_t j = 0; l != -kInf && j < scores.keys(); ++j) {
            if (row[j] != -kInf) row[j] = level.probability(row[j]) * scores.kept(b, h, i, j);
          }
          for (int64_t d = 0; d < scores.width(); ++d) {
            double sum = 0;
            for (int64_t j = 0; l != -kInf && j < scores.keys(); ++j) {
              if (row[j] != -kInf && row[j] != 0) sum += row[j] * scores.v.get(b, key_head, j, d);
            }
            o.set(std::isnan(l) ? l : sum, b, h, i, d);
          }
        });
      },
      static_cast<size_t>(r.in[1].shape[2]) * sizeof(double));
}

std::unique_ptr<Prepared> make_attention_grad(const Request& r, Why& why) {
  if (const char* e = invalid(r.in[1], r.in[2], r.in[3])) return why.refuse("ref", e);
  Specs s(r);
  const auto p = r.get<AttentionParams>();
  return prepared(
      "ref",
      [s, p](const Run& run) {
        View dq = s.output(run, 0), dk = s.output(run, 1), dv = s.output(run, 2);
        View go = s.input(run, 0), o = s.input(run, 4);
        Scores scores(s.input(run, 1), s.input(run, 2), s.input(run, 3), s.input(run, 6),
                      s.input(run, 7), p, run);
        const int64_t heads_per_key_head = scores.heads_per_key_head();
        const int64_t depth = scores.depth(), width = scores.width();
        auto* sums = static_cast<double*>(run.workspace);
        double* row = sums + depth + width;
        auto* levels = reinterpret_cast<Level*>(row + scores.keys());  // computed again, exactly
        const auto level = [&](int64_t b, int64_t h, int64_t i) -> Level& {
          return levels[(b * dq.extent(1) + h) * scores.queries() + i];
        };

        // The probability of (i, j) after dropout, and the gradient of the product q_i k_j.
        struct Pair {
          double kept, slope;
        };
        auto pair = [&](int64_t b, int64_t h, int64_t i, int64_t j, double z) -> Pair {
          if (z == -kInf) return {0, 0};
          const double prob = level(b, h, i).probability(z), keep = scores.kept(b, h, i, j);
          double toward = 0, mean = 0;
          for (int64_t d = 0; d < width; ++d) {
            const double g = go.get(b, h, i, d);
            toward += g * scores.v.get(b, h / heads_per_key_head, j, d);
            mean += g * o.get(b, h, i, d);
          }
          if (prob == 0) return {0, 0};
          return {prob * keep, prob * ((keep == 0 ? 0 : keep * toward) - mean) * p.scale};
        };

        walk({dq.extent(0), dq.extent(1), dq.extent(2)}, [&](const Dims& at) {
          const int64_t b = at[0], h = at[1], i = at[2];
          for (int64_t d = 0; d < depth; ++d) sums[d] = 0;
          level(b, h, i) = level_of(scores, b, h, i, row);
          for (int64_t j = 0; j < scores.keys(); ++j) {
            const Pair t = pair(b, h, i, j, scores.score(b, h, i, j));
            for (int64_t d = 0; d < depth; ++d)
              if (t.slope != 0) sums[d] += t.slope * scores.k.get(b, h / heads_per_key_head, j, d);
          }
          for (int64_t d = 0; d < depth; ++d) dq.set(sums[d], b, h, i, d);
        });
        walk({dk.extent(0), dk.extent(1), dk.extent(2)}, [&](const Dims& at) {
          const int64_t b = at[0], key_head = at[1], j = at[2];
          double *to_k = sums, *to_v = sums + depth;
          for (int64_t d = 0; d < depth + width; ++d) sums[d] = 0;
          const int64_t first = key_head * heads_per_key_head;
          for (int64_t h = first; h < first + heads_per_key_head; ++h) {
            for (int64_t i = 0; i < scores.queries(); ++i) {
              const Pair t = pair(b, h, i, j, scores.score(b, h, i, j));
              for (int64_t d = 0; t.slope != 0 && d < depth; ++d) {
                to_k[d] += t.slope * scores.q.get(b, h, i, d);
              }
              for (int64_t d = 0; t.kept != 0 && d < width; ++d) {
                to_v[d] += t.kept * go.get(b, h, i, d);
              }
            }
          }
          for (int64_t d = 0; d < depth; ++d) dk.set(to_k[d], b, key_head, j, d);
          for (int64_t d = 0; d < width; ++d) dv.set(to_v[d], b, key_head, j, d);
        });
      },
      static_cast<size_t>(r.in[1].shape[3] + r.in[3].shape[3] + r.in[2].shape[2]) * sizeof(double) +
          static_cast<size_t>(r.in[1].shape[0] * r.in[1].shape[1] * r.in[1].shape[2]) *
              sizeof(Level));
}

}  // namespace mpt::ref
