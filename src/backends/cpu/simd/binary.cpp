// BinaryTable and TernaryTable: the binary and ternary functions in SIMD.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/activation.h"
#include "backends/cpu/simd/map.h"
#include "backends/cpu/simd/point.h"

namespace mpt::cpu::MPT_ISA {
namespace {

float remainder_of(float x, float y) {
  const float m = __builtin_fmodf(x, y);
  if (m == 0) return __builtin_copysignf(0, y);
  return (m < 0) != (y < 0) ? m + y : m;
}

float floor_div_of(float x, float y) {  // floor of the exact x / y, as Python's //
  const float m = __builtin_fmodf(x, y);
  float q = (x - m) / y;
  if (m != 0 && (m < 0) != (y < 0)) q -= 1;
  if (q == 0) return __builtin_copysignf(0, x / y);
  return y == 0 ? x / y : __builtin_roundf(q);
}

MPT_INLINE F bce(F x, F t) {
  const F p = max(set(-100.f), log(x)), q = max(set(-100.f), log1p(neg(x)));
  return neg(fma(t, p, (set(1.f) - t) * q));
}
// Avoids softplus(x) - x t, which cancels where t is near 1. A factor of 0 gives 0, also of an
// infinite x.
MPT_INLINE F bce_logits(F x, F t) {
  const F factor = pick(x > set(0), set(1.f) - t, neg(t));
  return log1p(exp(neg(abs(x)))) + pick(factor == set(0), set(0), factor * x);
}
// Returns s(x) - t with s = sigmoid; 1 - s(x) is s(-x).
MPT_INLINE F bce_logits_grad(F x, F t) {
  const F tail = sigmoid(neg(abs(x)));
  return pick(x >= set(0), (set(1) - t) - tail, tail - t);
}
MPT_INLINE F huber(F x, F t, F delta) {
  const F d = abs(x - t), half = abs(set(0.5f) * x - set(0.5f) * t);  // d may overflow
  return pick(d <= delta, set(0.5f) * d * d, (delta + delta) * (half - set(0.25f) * delta));
}
MPT_INLINE F smooth_l1(F x, F t, F beta) {
  const F d = abs(x - t);
  return pick(d < beta, set(0.5f) * d * d / beta, d - set(0.5f) * beta);
}
MPT_INLINE F hardswish_grad(F g, F x) {
  const F inside = g * ((x + x + set(3)) / set(6));
  return pick(x >= set(3), g, pick(x <= set(-3), set(0), inside));
}
// The products are added where b - a may overflow or be infinite.
MPT_INLINE F lerp(F a, F b, F w) {
  const F rest = set(1) - w, d = b - a;
  const F near_a = fma(w, d, a), near_b = fma(neg(rest), d, b), apart = fma(w, b, rest * a);
  const M one_sign = ((a > set(0)) & (b > set(0))) | ((a < set(0)) & (b < set(0)));
  const F near = pick(abs(w) < set(0.5f), near_a, near_b);
  const F y = pick(one_sign & (abs(d) < set(kInf)), near, apart);
  return pick(w == set(0), a, pick(w == set(1), b, y));
}
MPT_INLINE M truth(F x) { return ~(x == set(0)); }

// The operations in the order of BinaryOp; in gradients x is g. LIGHT operations are limited by
// memory and run on bf16 directly; the others convert 16-bit operands through f32 buffers.
#define MPT_BINARY_OPS                                                          \
  LIGHT(add, x + y)                                                             \
  LIGHT(sub, x - y)                                                             \
  LIGHT(mul, x* y)                                                              \
  VALUE(div, x / y)                                                             \
  VALUE(pow, each(x, y, [](float v, float w) { return __builtin_powf(v, w); })) \
  LIGHT(maximum, max_nan(x, y))                                                 \
  LIGHT(minimum, min_nan(x, y))                                                 \
  TEST(eq, x == y)                                                              \
  TEST(ne, ~(x == y))                                                           \
  TEST(lt, x < y)                                                               \
  TEST(le, x <= y)                                                              \
  TEST(gt, x > y)                                                               \
  TEST(ge, x >= y)                                                              \
  TEST(logical_and, truth(x) & truth(y))                                        \
  TEST(logical_or, truth(x) | truth(y))                                         \
  TEST(logical_xor, (truth(x) & ~truth(y)) | (~truth(x) & truth(y)))            \
  LIGHT(add_scaled, fma(s.a, y, x))                                             \
  VALUE(floor_div, each(x, y, floor_div_of))                                    \
  VALUE(remainder, each(x, y, remainder_of))                                    \
  LIGHT(relu_grad, pick(y <= set(0), set(0), x))                                \
  VALUE(leaky_relu_grad, leaky_relu_grad(x, y, s.a))                            \
  VALUE(elu_grad, pick(y > set(0), x, x * exp(y) * s.a))                        \
  VALUE(gelu_erf_grad, x* gelu_erf_slope(y))                                    \
  VALUE(gelu_tanh_grad, x* gelu_tanh_slope(y))                                  \
  VALUE(silu_grad, x* silu_slope(y))                                            \
  VALUE(softplus_grad, x* sigmoid(s.a* y))                                      \
  VALUE(sigmoid_grad, x* y*(set(1) - y))                                        \
  VALUE(tanh_grad, x*(set(1) - y * y))                                          \
  VALUE(bce, bce(x, y))                                                         \
  VALUE(bce_logits, bce_logits(x, y))                                           \
  VALUE(huber, huber(x, y, s.a))                                                \
  VALUE(smooth_l1, smooth_l1(x, y, s.a))                                        \
  VALUE(logistic_grad, x* logistic_slope(y, s.a))                               \
  VALUE(softsign_grad, x / (set(1) + abs(y)) / (set(1) + abs(y)))               \
  VALUE(hardsigmoid_grad, pick(abs(y) < set(3), x / set(6), set(0)))            \
  VALUE(hardswish_grad, hardswish_grad(x, y))                                   \
  VALUE(mish_grad, x* mish_slope(y))                                            \
  LIGHT(prelu, leaky_relu(x, y))                                                \
  LIGHT(weigh, pick(x == set(0), set(0), x * y))                                \
  VALUE(bce_logits_grad, bce_logits_grad(x, y))                                 \
  VALUE(div_scaled, x / y * s.a)

#define VALUE(name, e)                               \
  struct Op_##name {                                 \
    MPT_INLINE F of(F x, F y, const MapScalars& s) { \
      (void)s;                                       \
      return e;                                      \
    }                                                \
  };
#define LIGHT VALUE
#define TEST(name, e)                       \
  struct Op_##name {                        \
    MPT_INLINE M of(F x, F y) { return e; } \
  };
MPT_BINARY_OPS
#undef VALUE
#undef LIGHT
#undef TEST

struct Where {
  MPT_INLINE F of(F x, F y, F z, const MapScalars&) { return pick(truth(x), y, z); }
};
struct AddProduct {
  MPT_INLINE F of(F x, F y, F z, const MapScalars& s) { return fma(s.a * y, z, x); }
};
struct Dropout {
  MPT_INLINE F of(F x, F y, F z, const MapScalars& s) {
    return pick(y == set(0), z, fma(x * y, s.a, z));
  }
};

struct Lerp {
  MPT_INLINE F of(F x, F y, F z, const MapScalars&) { return lerp(x, y, z); }
};
struct GluGrad {
  MPT_INLINE F of(F x, F y, F z, const MapScalars&) { return x * (y * logistic_slope(z, set(1))); }
};

struct PreluGrad {
  MPT_INLINE F of(F x, F y, F z, const MapScalars&) { return leaky_relu_grad(x, y, z); }
};

}  // namespace

#define VALUE(name, e) {map2<F32, Op_##name>, nullptr, nullptr},
#define LIGHT(name, e) {map2<F32, Op_##name>, map2<BF16, Op_##name>, nullptr},
#define TEST(name, e) {test2<F32, Op_##name>, nullptr, nullptr},
const BinaryTable binary_table = {{MPT_BINARY_OPS}};
#undef VALUE
#undef LIGHT
#undef TEST

#define VALUE(name) {map3<F32, name>, map3<BF16, name>, nullptr},
const TernaryTable ternary_table = {
    {VALUE(Where) VALUE(AddProduct) VALUE(Dropout) VALUE(Lerp) VALUE(GluGrad) VALUE(PreluGrad)}};

}  // namespace mpt::cpu::MPT_ISA
