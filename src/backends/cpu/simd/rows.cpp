// RowTable: rows of any SIMD dtype added to, or compared with, rows of f32.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/rows.h"

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

MPT_INLINE I loadi_n(const int32_t* p, int64_t n) {
  int32_t q[kLanes] = {};
  for (int64_t i = 0; i < n; ++i) q[i] = p[i];
  return loadi(q);
}
MPT_INLINE void storei_n(int32_t* p, I v, int64_t n) {
  int32_t q[kLanes];
  storei(q, v);
  for (int64_t i = 0; i < n; ++i) p[i] = q[i];
}

template <class D>
void add(float* y, const void* data, int64_t n) {
  auto* x = static_cast<const typename D::T*>(data);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store(y + i, load(y + i) + D::load(x + i));
  if (i < n) store_n<F32>(y + i, load_n<F32>(y + i, n - i) + load_n<D>(x + i, n - i), n - i);
}

// Loads m elements of a row, from i on; m is kLanes or less.
template <class D>
MPT_INLINE F row(const void* p, int64_t i, int64_t m) {
  auto* x = static_cast<const typename D::T*>(p) + i;
  return m == kLanes ? D::load(x) : load_n<D>(x, m);
}

// add: a blend is added to the elements of its result.
enum class Blend : bool { replace, add };

template <class D, class To, Blend kBlend>
MPT_INLINE void blend_into(typename To::T* y, const void* const* x, const float* w, int64_t taps,
                           int64_t n) {
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    F sum = row<D>(x[0], i, m) * set(w[0]);
    for (int64_t t = 1; t < taps; ++t) sum = fma(row<D>(x[t], i, m), set(w[t]), sum);
    if constexpr (kBlend == Blend::add) sum = sum + row<F32>(y, i, m);
    if (m == kLanes) To::store(y + i, sum);
    else store_n<To>(y + i, sum, m);
  }
}

template <class D>
void blend(float* y, const void* const* x, const float* w, int64_t taps, bool more, int64_t n) {
  if (more) blend_into<D, F32, Blend::add>(y, x, w, taps, n);
  else blend_into<D, F32, Blend::replace>(y, x, w, taps, n);
}

template <class D>
void blend_narrow(void* y, const void* const* x, const float* w, int64_t taps, int64_t n) {
  blend_into<D, D, Blend::replace>(static_cast<typename D::T*>(y), x, w, taps, n);
}

// Terms of a sum that are added up before they join the sum, in which a term alone would be lost.
constexpr int64_t kTerms = 512;

template <class D>
float total(const void* x, int64_t n) {
  F s = set(0);
  for (int64_t from = 0; from < n; from += kTerms * kLanes) {
    const int64_t end = n - from < kTerms * kLanes ? n : from + kTerms * kLanes;
    F terms = set(0);
    for (int64_t i = from; i < end; i += kLanes)
      terms = terms + row<D>(x, i, end - i < kLanes ? end - i : kLanes);
    s = s + terms;
  }
  return sum(s);
}

// Copies n elements that are `stride` apart to q. The loop of constant size is vectorised.
template <class T>
MPT_INLINE void pick_up(const T* x, int64_t stride, int64_t n, T* q) {
  if (stride == 2 && n == kLanes) {
    for (int i = 0; i < kLanes; ++i) q[i] = x[2 * i];
  } else {
    for (int64_t i = 0; i < n; ++i) q[i] = x[i * stride];
  }
}

// True in the lanes where v is larger than `best`, or is the first NaN.
MPT_INLINE M is_better_extreme(F v, F best) { return ~(v <= best) & ~is_nan(best); }

void max(float* best, int32_t* at, const float* x, int64_t stride, int32_t first, int32_t step,
         int64_t n) {
  int32_t ramp[kLanes];
  // Lanes past the last element may wrap round.
  for (int64_t i = 0; i < kLanes; ++i) ramp[i] = static_cast<int32_t>(first + i * step);
  I position = loadi(ramp);
  const I advance = seti(static_cast<int32_t>(int64_t{kLanes} * step));
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    const bool full = m == kLanes;
    F v;
    if (stride == 1) {
      v = row<F32>(x, i, m);
    } else {
      float q[kLanes] = {};
      pick_up(x + i * stride, stride, m, q);
      v = load(q);
    }
    const F b = row<F32>(best, i, m);
    const M better = is_better_extreme(v, b);
    const F value = pick(better, v, b);
    const I where = pick(better, position, full ? loadi(at + i) : loadi_n(at + i, m));
    if (full) {
      store(best + i, value);
      storei(at + i, where);
    } else {
      store_n<F32>(best + i, value, m);
      storei_n(at + i, where, m);
    }
    position = position + advance;
  }
}

template <class D>
void max_of(void* out, int32_t* at, const void* const* x, const int32_t* positions, int64_t taps,
            int64_t n) {
  auto* y = static_cast<typename D::T*>(out);
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    F best = row<D>(x[0], i, m);
    I where = seti(positions[0]);
    for (int64_t t = 1; t < taps; ++t) {
      const F v = row<D>(x[t], i, m);
      const M better = is_better_extreme(v, best);
      best = pick(better, v, best);
      where = pick(better, seti(positions[t]), where);
    }
    if (m == kLanes) {
      D::store(y + i, best);
      storei(at + i, where);
    } else {
      store_n<D>(y + i, best, m);
      storei_n(at + i, where, m);
    }
  }
}

template <class D>
void add_where(float* y, const void* data, const int32_t* at, int32_t position, int64_t n) {
  auto* x = static_cast<const typename D::T*>(data);
  const I here = seti(position);
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    const bool full = m == kLanes;
    const I p = full ? loadi(at + i) : loadi_n(at + i, m);
    const F v = full ? D::load(x + i) : load_n<D>(x + i, m);
    const F sum = full ? load(y + i) : load_n<F32>(y + i, m);
    const F next = pick((p > here) | (here > p), sum, sum + v);  // p != here keeps the sum
    if (full) store(y + i, next);
    else store_n<F32>(y + i, next, m);
  }
}

void combine(float* __restrict y, const float* __restrict x, const int32_t* __restrict at,
             const float* __restrict w, int64_t taps, int64_t n) {
  if (n == 1) {  // vectors of taps
    F s = set(0);
    for (int64_t from = 0; from < taps; from += kTerms * kLanes) {
      const int64_t end = taps - from < kTerms * kLanes ? taps : from + kTerms * kLanes;
      float q[kLanes] = {};
      int64_t t = from;
      for (; t + kLanes <= end; t += kLanes)
        for (int i = 0; i < kLanes; ++i) q[i] += w[t + i] * x[at[t + i]];
      for (; t < end; ++t) q[t % kLanes] += w[t] * x[at[t]];
      s = s + load(q);
    }
    y[0] = sum(s);
    return;
  }
  for (int64_t j = 0; j < n; ++j) y[j] = w[j] * x[at[j]];
  const int64_t first = taps < kTerms ? taps : kTerms;
  for (int64_t t = 1; t < first; ++t) {
    for (int64_t j = 0; j < n; ++j) y[j] += w[t * n + j] * x[at[t * n + j]];
  }
  for (int64_t from = first; from < taps; from += kTerms) {
    const int64_t end = taps - from < kTerms ? taps : from + kTerms;
    for (int64_t j = 0; j < n; ++j) {
      float terms = 0;
      for (int64_t t = from; t < end; ++t) terms += w[t * n + j] * x[at[t * n + j]];
      y[j] += terms;
    }
  }
}

}  // namespace

const RowTable row_table = {
    {add<F32>, add<BF16>, add<F16>},
    {blend<F32>, blend<BF16>, blend<F16>},
    {blend_narrow<F32>, blend_narrow<BF16>, blend_narrow<F16>},
    {total<F32>, total<BF16>, total<F16>},
    max,
    {max_of<F32>, max_of<BF16>, max_of<F16>},
    {add_where<F32>, add_where<BF16>, add_where<F16>},
    combine,
};

}  // namespace mpt::cpu::MPT_ISA
