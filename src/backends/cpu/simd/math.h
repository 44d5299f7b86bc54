// Functions exp, log, tanh, erf and functions derived from them, in sixteen lanes, within 2 ulp.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/exp.h"
#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

inline constexpr float kInf = __builtin_inff(), kMost = __FLT_MAX__;

template <int N>
MPT_INLINE F poly(F x, const float (&c)[N]) {  // c[0] x^(N-1) + ... + c[N-1]
  F r = set(c[0]);
  for (int i = 1; i < N; ++i) r = fma(r, x, set(c[i]));
  return r;
}

MPT_INLINE F power_of_2(I n) { return as_float(left<23>(n + seti(127))); }  // -126 <= n <= 127

// Returns p * 2^n with one rounding, for results from the subnormals to infinity.
MPT_INLINE_IF_AVX2 F scale(F p, F n) {
#if defined(__AVX512F__)
  return {{_mm512_scalef_ps(p.p[0], n.p[0])}};
#else
  const I whole = to_int(n), half = right_signed<1>(whole);
  return p * power_of_2(half) * power_of_2(whole - half);
#endif
}

// The parts of x = n ln2 + r, with integer n and |r| <= ln2 / 2.
struct Split {
  F n, r;
};
MPT_INLINE Split split_exp(F x) {
  const F n = round(x * set(kLog2e));
  return {n, fma(n, set(-kLn2Low), fma(n, set(-kLn2High), x))};
}

// Returns (e^r - 1 - r) / r^2 for |r| <= ln2 / 2.
MPT_INLINE F exp_tail(F r) { return poly(r, kExpTail); }

MPT_INLINE_IF_AVX2 F exp(F x) {
  x = min(set(89.f), max(set(-104.f), x));
  const Split s = split_exp(x);
  return scale(fma(exp_tail(s.r), s.r * s.r, s.r) + set(1.f), s.n);
}

// Returns e^x for x <= 0, where subnormal results may be 0: the inner loop of softmax and
// attention.
MPT_INLINE_IF_AVX2 F exp_negative(F x) {
  const F clamped = max(set(-87.f), x);
  const Split s = split_exp(clamped);
  const F p = fma(exp_tail(s.r), s.r * s.r, s.r) + set(1.f);
#if defined(__AVX512F__)
  const F e = {{_mm512_scalef_ps(p.p[0], s.n.p[0])}};
#else
  const F e = as_float(bits(p) + left<23>(to_int(s.n)));
#endif
  return pick(x < set(-87.f), set(0.f), e);
}

MPT_INLINE_IF_AVX2 F expm1(F x) {
  const F c = min(set(89.f), max(set(-30.f), x));
  const Split s = split_exp(c);
  const F q = fma(exp_tail(s.r), s.r * s.r, s.r);  // e^r - 1
  // With half the scale, 2^128 does not overflow before the final sum.
  const F t = power_of_2(to_int(s.n) - seti(1));
  const F y = fma(t, q, t - set(0.5f));
  return pick(s.n == set(0.f), pick(q == set(0.f), x, q), y + y);
}

// The parts of log(x) = n ln2 + log(1 + f), and log(1 + f) = f - f^2 / 2 + tail.
struct LogSplit {
  F n, f, tail;
};
MPT_INLINE_IF_AVX2 LogSplit split_log(F x) {
  const M tiny = x < set(0x1p-126f);
  const F v = pick(tiny, x * set(0x1p25f), x);
  const I u = bits(v) - seti(0x3f3504f3);  // bits of sqrt(1/2)
  const I e = right_signed<23>(u);
  const F f = as_float(bits(v) - left<23>(e)) - set(1.f);
  const F n = to_float(e) - pick(tiny, set(25.f), set(0.f));
  const F z = f * f;
  F p = poly(f, {7.0376836292e-2f, -1.1514610310e-1f, 1.1676998740e-1f, -1.2420140846e-1f,
                 1.4249322787e-1f, -1.6668057665e-1f, 2.0000714765e-1f, -2.4999993993e-1f,
                 3.3333331174e-1f});
  return {n, f, p * f * z};
}
// Returns y, the logarithm of a positive finite x, or the limit for another x.
MPT_INLINE_IF_AVX2 F log_of_any(F x, F y) {
  y = pick(x == set(kInf), x, y);
  y = pick(x == set(0.f), set(-kInf), y);
  return pick((x < set(0.f)) | is_nan(x), set(__builtin_nanf("")), y);
}
MPT_INLINE_IF_AVX2 F log(F x) {
  const LogSplit s = split_log(x);
  const F p = fma(set(-0.5f), s.f * s.f, fma(s.n, set(kLn2Low), s.tail));
  return log_of_any(x, fma(s.n, set(kLn2High), s.f + p));
}

// A logarithm to another base: 1 / ln(base), and ln2 / ln(base), each in two parts. The upper part
// of the first has so few bits that its product with `high` below is exact.
struct LogBase {
  float scale_high, scale_low, ln2_high, ln2_low;
};
// Adds the small terms first. The logarithm of a power of the base is exact.
MPT_INLINE_IF_AVX2 F log_to(const LogBase& base, F x) {
  const LogSplit s = split_log(x);
  const F half_square = set(0.5f) * s.f * s.f;
  const F high = as_float(bits(s.f - half_square) & seti(static_cast<int32_t>(0xfffff000)));
  const F low = (s.f - high) - half_square + s.tail;
  F y = s.n * set(base.ln2_low) + (low + high) * set(base.scale_low);
  y = y + low * set(base.scale_high) + high * set(base.scale_high);
  return log_of_any(x, y + s.n * set(base.ln2_high));
}
inline constexpr LogBase kLog2 = {1.44287109375f, -1.7605285393e-4f, 1.f, 0.f};
inline constexpr LogBase kLog10 = {4.3432617188e-1f, -3.1689971365e-5f, 3.0102920532e-1f,
                                   7.9034151668e-7f};
MPT_INLINE_IF_AVX2 F log2(F x) { return log_to(kLog2, x); }
MPT_INLINE_IF_AVX2 F log10(F x) { return log_to(kLog10, x); }

MPT_INLINE_IF_AVX2 F log1p(F x) {
  const F u = set(1.f) + x;
  const F rounding_error = (x - (u - set(1.f))) / u;  // the rounding error of 1 + x
  const F y = log(u) + rounding_error;
  const M plain = (abs(x) < set(0x1p-24f)) | (u == set(kInf)) | (u <= set(0.f));
  return pick(plain, pick(abs(x) < set(0x1p-24f), x, log(u)), y);
}

MPT_INLINE_IF_AVX2 F tanh(F x) {
  const F t = expm1(set(-2.f) * abs(x));
  const F y = neg(t) / (t + set(2.f));
  return copysign(pick(abs(x) < set(0x1p-12f), x, y), x);
}

// Returns 1 / (1 + e^-x), computed from e^-|x| to avoid overflow.
MPT_INLINE_IF_AVX2 F sigmoid(F x) {
  const F e = exp(neg(abs(x)));
  return pick(x < set(0.f), e, set(1.f)) / (set(1.f) + e);
}

// Returns log(1 + e^(a x)) / a.
MPT_INLINE_IF_AVX2 F softplus(F x, F a) {
  const F ax = a * x;
  return pick(ax > set(0.f), x, set(0.f)) + log1p(exp(neg(abs(ax)))) / a;
}

// Returns log(erfc(t)) for t > 0.92.
MPT_INLINE_IF_AVX2 F log_erfc(F t) {
  const F s = t * t;
  F r = fma(set(-1.72853470e-5f), t, set(3.83197126e-4f));
  const F u = fma(set(-3.88396438e-3f), t, set(2.42546219e-2f));
  r = fma(r, s, u);
  r = fma(r, t, set(-1.06777877e-1f));
  r = fma(r, t, set(-6.34846687e-1f));
  r = fma(r, t, set(-1.28717512e-1f));
  return fma(r, t, neg(t));
}
// Returns erf(a) / a - 1 for |a| <= 0.93, given s = a^2.
MPT_INLINE_IF_AVX2 F erf_tail(F s) {
  return poly(s, {-5.96761703e-4f, 4.99119423e-3f, -2.67681349e-2f, 1.12819925e-1f, -3.76125336e-1f,
                  1.28379166e-1f});
}

MPT_INLINE_IF_AVX2 F erf(F x) {
  const F t = min(set(4.f), abs(x));
  const F small = fma(erf_tail(x * x), x, x);
  const F large = copysign(set(1.f) - exp(log_erfc(t)), x);
  return pick(abs(x) > set(0.927734375f), large, small);
}

}  // namespace mpt::cpu::MPT_ISA
