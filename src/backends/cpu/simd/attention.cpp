// AttentionTable: the online softmax of a block of scores, and its gradient.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/attention.h"

#include "backends/cpu/simd/math.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kTile = 32;

// Returns the lanes with column j + lane below n.
MPT_INLINE M below(int64_t j, int64_t n) {
  const int64_t left = n - j;
  return lanes_below(left < 0 ? 0 : left > kLanes ? kLanes : left);
}

void scale(float* x, int64_t n, float by) {
  const F f = set(by);
  vectors(n, [&](int64_t i, int64_t m)
                 MPT_INLINE_LAMBDA { store_some<F32>(x + i, load_some<F32>(x + i, m) * f, m); });
}

bool is_finite(const float* x, int64_t n) {
  F none = set(0);  // 0 times a number is 0, and NaN if the number is not finite
  vectors(n, [&](int64_t i, int64_t m)
                 MPT_INLINE_LAMBDA { none = fma(load_some<F32>(x + i, m), set(0), none); });
  return sum(none) == 0;
}

template <class D>
void scores(const ScoreBlock& b) {
  const F scaled = set(b.scale);
  for (int64_t r = 0; r < b.rows; ++r) {
    float* s = b.s + r * b.ld;
    auto* p = static_cast<typename D::T*>(b.p) + r / kTile * b.band + r % kTile * kTile;
    const float* keep = b.keep ? b.keep + r * b.extra_ld : nullptr;
    const float* bias = b.bias ? b.bias + r * b.extra_ld : nullptr;
    const int64_t seen = b.limit + r < b.n ? b.limit + r : b.n;
    F top = set(-kInf);
    for (int64_t j = 0; j < b.n; j += kLanes) {
      F v = load(s + j) * scaled;
      M here = below(j, seen);
      if (bias) {
        const F added = load(bias + j);
        v = v + added;
        here = here & ~(added == set(-kInf));
      }
      v = pick(here, v, set(-kInf));
      store(s + j, v);
      top = max(v, top);
    }
    const float old = b.largest[r];
    const float here = fold(top, [](float x, float y) { return x > y ? x : y; });
    const float largest = !b.first && old > here ? old : here;
    const F shift = set(largest == -kInf ? 0 : largest);
    F total = set(0);
    for (int64_t j = 0; j < (b.n + kTile - 1) / kTile * kTile; j += kLanes) {
      F e = set(0);
      if (j < b.n) {
        e = exp_negative(load(s + j) - shift);
        total = total + e;
        if (keep) e = e * pick(below(j, b.n), load(keep + j), set(0));
      }
      D::store(p + j / kTile * b.step + j % kTile, e);
    }
    const float grown = b.first || old == largest ? 1.f : __builtin_expf(old - largest);
    b.sum[r] = (b.first ? 0 : b.sum[r] * grown) + sum(total);
    b.largest[r] = largest;
    if (!b.first && grown != 1.f) scale(b.o + r * b.o_ld, b.o_n, grown);
  }
}

template <class D>
void score_gradients(const ScoreGradientBlock& b) {
  typedef typename D::T T;
  const F scaled = set(b.scale);
  const int64_t rows = (b.rows + kTile - 1) / kTile * kTile;
  const int64_t columns = (b.n + kTile - 1) / kTile * kTile;
  for (int64_t r = 0; r < rows; ++r) {
    const int64_t at = r / kTile * b.band + r % kTile * kTile;
    T *p = static_cast<T*>(b.p) + at, *ds = static_cast<T*>(b.ds) + at;
    const float *s = b.s + r * b.ld, *dp = b.dp + r * b.ld;
    const int64_t unseen = b.first_seen + r;
    for (int64_t i = 0; i < columns; i += kLanes) {
      F prob = set(0), slope = set(0);
      if (r < b.rows && i < b.n && i + kLanes > unseen) {
        F v = load(s + i) * scaled, toward = load(dp + i);
        M masked = ~below(i, b.n) | below(i, unseen);
        if (b.bias) {
          const F added = load(b.bias + r * b.extra_ld + i);
          v = v + added;
          masked = masked | (added == set(-kInf));
        }
        masked = masked | (v == set(-kInf));
        prob = pick(masked, set(0), exp_negative((v - load(b.lse + i)) - load(b.rest + i)));
        masked = masked | (prob == set(0));
        F kept = prob;
        if (b.keep) {
          const F k = load(b.keep + r * b.extra_ld + i);
          kept = pick(masked, set(0), prob * k);
          toward = pick(k == set(0), set(0), toward * k);
        }
        slope = pick(masked, set(0), prob * (toward - load(b.delta + i)) * scaled);
        prob = kept;
      }
      const int64_t to = i / kTile * b.step + i % kTile;
      D::store(p + to, prob);
      D::store(ds + to, slope);
    }
  }
}

template <class D>
float dot(const void* a, const void* b, int64_t n) {
  auto *x = static_cast<const typename D::T*>(a), *y = static_cast<const typename D::T*>(b);
  F s = set(0);
  vectors(n, [&](int64_t i, int64_t m)
                 MPT_INLINE_LAMBDA { s = fma(load_some<D>(x + i, m), load_some<D>(y + i, m), s); });
  return sum(s);
}

}  // namespace

const AttentionTable attention_table = {{scores<F32>, scores<BF16>},
                                        {score_gradients<F32>, score_gradients<BF16>},
                                        {dot<F32>, dot<BF16>, dot<F16>},
                                        scale,
                                        is_finite};

}  // namespace mpt::cpu::MPT_ISA
