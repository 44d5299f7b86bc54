// Activation functions and their derivatives, in sixteen lanes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/math.h"

namespace mpt::cpu::MPT_ISA {

// The normal distribution at x: its density, and `below`, the cumulative distribution. Both use one
// e^(-x^2/2) and are accurate to a few ulp far into the tail.
struct Normal {
  F density, below;
};
MPT_INLINE Normal normal(F x) {
  const F t = min(set(14.5f), abs(x) * set(0.70710678f));
  const F s = x * x, rounding_error = fma(x, x, neg(s));
  const F half = set(-0.5f);
  F e = exp(s * half);
  // Beyond 20 `rounding_error` may be NaN.
  e = pick(abs(x) < set(20.f), fma(e, rounding_error * half, e), e);
  // erfc(t) e^(t^2) (1 + 2 t) as a polynomial in (t - 3) / (t + 3).
  const F u = t + set(3.f), v = fma(t, set(2.f), set(1.f));
  const F r = set(1.f) / (u * v);
  const F q = (t - set(3.f)) * v * r;
  const F p = poly(
      q, {-0.0002315392339369282f, -0.0006921556196175516f, 0.002036069752648473f,
          0.0025189125444740057f, -0.02383113093674183f, 0.06830360740423203f, -0.1192631646990776f,
          0.12964610755443573f, -0.04756295680999756f, -0.13562114536762238f, 1.2530080080032349f});
  const F tail = p * u * r * e * set(0.5f);
  return {e * set(0.39894228f), pick(x < set(0.f), tail, set(1.f) - tail)};
}

MPT_INLINE F relu(F x) { return max(set(0.f), x); }
// A slope of 0 gives 0, also of -infinity.
MPT_INLINE F leaky_relu(F x, F slope) {
  const F least = pick(slope == set(0), set(-kMost), set(-kInf));
  return pick(x > set(0), x, max(least, x) * slope);
}
MPT_INLINE F leaky_relu_grad(F g, F x, F slope) {
  return pick(x > set(0), g, pick(slope == set(0), set(0), g * slope));
}
// Limits x to [-bound, bound], so that its product with a factor that is 0 beyond is 0 and not NaN.
MPT_INLINE F bounded(F x, float bound) { return min(set(bound), max(set(-bound), x)); }
MPT_INLINE F silu(F x) { return max(set(-200.f), x) * sigmoid(x); }
MPT_INLINE F silu_slope(F x) {
  const F s = sigmoid(x);
  return s * fma(bounded(x, 200.f), set(1.f) - s, set(1.f));
}
MPT_INLINE F gelu_erf(F x) { return max(set(-40.f), x) * normal(x).below; }
MPT_INLINE F gelu_erf_slope(F x) {
  const Normal n = normal(x);
  return fma(bounded(x, 40.f), n.density, n.below);
}

// Returns a^2 s(a x) s(-a x), where s is the sigmoid.
MPT_INLINE F logistic_slope(F x, F a) {
  const F e = exp(neg(abs(a * x))), u = set(1.f) + e;
  return a * a * e / (u * u);
}

MPT_INLINE F softsign(F x) {
  return pick(abs(x) == set(kInf), copysign(set(1.f), x), x / (set(1.f) + abs(x)));
}
MPT_INLINE F hardsigmoid(F x) { return min(set(6.f), max(set(0.f), x + set(3.f))) / set(6.f); }

// The parts of tanh(log(1 + e^x)) = top / bottom, computed from e^-|x| to avoid overflow.
struct Mish {
  F e, top, bottom;
};
MPT_INLINE Mish mish_parts(F x) {
  const F e = exp(neg(abs(x)));
  const M low = x < set(0.f);
  const F top = pick(low, e * (e + set(2.f)), fma(set(2.f), e, set(1.f)));
  return {e, top, top + pick(low, set(2.f), set(2.f) * e * e)};
}
MPT_INLINE F mish(F x) {
  const Mish m = mish_parts(x);
  return max(set(-200.f), x) * (m.top / m.bottom);
}
MPT_INLINE F mish_slope(F x) {
  const Mish m = mish_parts(x);
  const M low = x < set(0.f);
  // 1 - tanh^2 = (bottom - top) (bottom + top) / bottom^2, times the sigmoid.
  const F rest = pick(low, set(2.f) * m.e, set(2.f) * m.e * m.e) / (set(1.f) + m.e);
  const F bell = rest * ((m.bottom + m.top) / m.bottom) / m.bottom;
  return fma(bounded(x, 200.f), bell, m.top / m.bottom);
}

inline constexpr float kGeluScale = 1.5957691216057308f;  // 2 sqrt(2 / pi)
inline constexpr float kGeluCubic = 0.044715f;

// gelu_tanh(x) = 0.5 x (1 + tanh(v / 2)) = x sigmoid(v), where v = gelu_tanh_inner(x).
MPT_INLINE F gelu_tanh_inner(F x) {
  return x * set(kGeluScale) * fma(x * x, set(kGeluCubic), set(1.f));
}
MPT_INLINE F gelu_tanh(F x) { return max(set(-40.f), x) * sigmoid(gelu_tanh_inner(x)); }
MPT_INLINE F gelu_tanh_slope(F x) {
  x = bounded(x, 40.f);
  const F s = sigmoid(gelu_tanh_inner(x));
  const F slope = set(kGeluScale) * fma(x * x, set(3 * kGeluCubic), set(1.f));
  return fma(x * slope, s * (set(1.f) - s), s);
}

}  // namespace mpt::cpu::MPT_ISA
