// UnaryTable: the unary functions in SIMD.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/activation.h"
#include "backends/cpu/simd/map.h"
#include "backends/cpu/simd/point.h"

namespace mpt::cpu::MPT_ISA {
namespace {

// Rounds x to a multiple of 1 / scale, or of step if step > 0. The product of two floats and the
// quotient of a whole number are exact or rounded as in f32, so that only true ties are ties.
float round_to(float x, float scale, float step) {
  const double wide = step > 0 ? double{x} / double{step} : double{x} * double{scale};
  if (!(__builtin_fabs(wide) < 0x1p24)) return x;
  const float whole = static_cast<float>(__builtin_nearbyint(wide));
  return __builtin_copysignf(step > 0 ? whole * step : whole / scale, x);
}

// The operations in the order of UnaryOp: VALUE or LIGHT (name, expression of x, a, b), TEST(name,
// mask of x). LIGHT operations are limited by memory and run on bf16 directly; the others convert
// 16-bit operands through f32 buffers.
#define MPT_UNARY_OPS                                                                          \
  LIGHT(neg, neg(x))                                                                           \
  VALUE(abs, abs(x))                                                                           \
  VALUE(sign, pick(is_nan(x), x, pick(x > set(0), set(1), pick(x < set(0), set(-1), set(0))))) \
  VALUE(sqrt, sqrt(x))                                                                         \
  VALUE(rsqrt, set(1) / sqrt(x))                                                               \
  VALUE(exp, exp(x))                                                                           \
  VALUE(expm1, expm1(x))                                                                       \
  VALUE(log, log(x))                                                                           \
  VALUE(log1p, log1p(x))                                                                       \
  VALUE(reciprocal, set(1) / x)                                                                \
  LIGHT(square, x* x)                                                                          \
  VALUE(sin, each(x, x, [](float v, float) { return __builtin_sinf(v); }))                     \
  VALUE(cos, each(x, x, [](float v, float) { return __builtin_cosf(v); }))                     \
  VALUE(floor, floor(x))                                                                       \
  VALUE(ceil, neg(floor(neg(x))))                                                              \
  VALUE(round, round(x))                                                                       \
  LIGHT(relu, relu(x))                                                                         \
  VALUE(gelu_erf, gelu_erf(x))                                                                 \
  VALUE(gelu_tanh, gelu_tanh(x))                                                               \
  VALUE(silu, silu(x))                                                                         \
  VALUE(sigmoid, sigmoid(x))                                                                   \
  VALUE(tanh, tanh(x))                                                                         \
  VALUE(softplus, softplus(x, s.a))                                                            \
  VALUE(erf, erf(x))                                                                           \
  LIGHT(add_scalar, x + s.a)                                                                   \
  LIGHT(mul_scalar, x* s.a)                                                                    \
  VALUE(pow_scalar, each(x, s.a, [](float v, float w) { return __builtin_powf(v, w); }))       \
  VALUE(rpow_scalar, each(s.a, x, [](float v, float w) { return __builtin_powf(v, w); }))      \
  LIGHT(div_scalar, x / s.a)                                                                   \
  VALUE(rdiv_scalar, s.a / x)                                                                  \
  VALUE(clamp, min(s.b, max(s.a, x)))                                                          \
  VALUE(leaky_relu, leaky_relu(x, s.a))                                                        \
  VALUE(elu, pick(x > set(0), x, s.a * expm1(x)))                                              \
  VALUE(log2, log2(x))                                                                         \
  VALUE(log10, log10(x))                                                                       \
  VALUE(softsign, softsign(x))                                                                 \
  VALUE(hardsigmoid, hardsigmoid(x))                                                           \
  VALUE(hardswish, max(set(-3), x) * hardsigmoid(x))                                           \
  VALUE(mish, mish(x))                                                                         \
  VALUE(round_at, each(x, s.a, s.b, round_to))                                                 \
  TEST(logical_not, x == set(0))                                                               \
  TEST(isfinite, abs(x) < set(kInf))                                                           \
  TEST(isnan, is_nan(x))

#define VALUE(name, e)                          \
  struct Op_##name {                            \
    MPT_INLINE F of(F x, const MapScalars& s) { \
      (void)s;                                  \
      return e;                                 \
    }                                           \
  };
#define LIGHT VALUE
#define TEST(name, e)                  \
  struct Op_##name {                   \
    MPT_INLINE M of(F x) { return e; } \
  };
MPT_UNARY_OPS
#undef VALUE
#undef LIGHT
#undef TEST

}  // namespace

#define VALUE(name, e) {map1<F32, Op_##name>, nullptr, nullptr},
#define LIGHT(name, e) {map1<F32, Op_##name>, map1<BF16, Op_##name>, nullptr},
#define TEST(name, e) {test1<F32, Op_##name>, nullptr, nullptr},
const UnaryTable unary_table = {{MPT_UNARY_OPS}};

}  // namespace mpt::cpu::MPT_ISA
