// Tests of the CPU backend's pointwise kernels and copies against ref.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "harness.h"

namespace mpt::test {
namespace {

constexpr double kTiny = 1e-37;  // f32 results below it may lose digits

struct UnaryCase {
  UnaryOp op;
  double ulps = 1;  // for f32 results; 16-bit results are rounded once and always have 1
  Fill fill = {};
  double absolute = 0;
  PointScalars scalars = {};
};

const UnaryCase kUnary[] = {{UnaryOp::neg},
                            {UnaryOp::abs},
                            {UnaryOp::sign},
                            {UnaryOp::sqrt},
                            {UnaryOp::rsqrt, 2},
                            {UnaryOp::exp, 2},
                            {UnaryOp::expm1, 2},
                            {UnaryOp::log, 2, Fill::all_positive()},
                            {UnaryOp::log, 2},
                            {UnaryOp::log1p, 3},
                            {UnaryOp::reciprocal},
                            {UnaryOp::square},
                            {UnaryOp::sin},
                            {UnaryOp::cos},
                            {UnaryOp::floor},
                            {UnaryOp::ceil},
                            {UnaryOp::round},
                            {UnaryOp::relu},
                            {UnaryOp::gelu_erf, 24, {}, kTiny},
                            {UnaryOp::gelu_tanh, 24, {}, kTiny},
                            {UnaryOp::silu, 3, {}, kTiny},
                            {UnaryOp::sigmoid, 3},
                            {UnaryOp::tanh, 3},
                            {UnaryOp::softplus, 3, {}, 0, {1}},
                            {UnaryOp::softplus, 24, {}, kTiny, {-2.5}},
                            {UnaryOp::erf, 2},
                            {UnaryOp::add_scalar, 1, {}, 0, {1.5}},
                            {UnaryOp::mul_scalar, 1, {}, 0, {0.75}},
                            {UnaryOp::pow_scalar, 1, {}, 0, {2.5}},
                            {UnaryOp::pow_scalar, 1, {}, 0, {-3}},
                            {UnaryOp::rpow_scalar, 1, {}, 0, {1.5}},
                            {UnaryOp::div_scalar, 1, {}, 0, {-3}},
                            {UnaryOp::rdiv_scalar, 1, {}, 0, {-3}},
                            {UnaryOp::clamp, 1, {}, 0, {-0.5, 1}},
                            {UnaryOp::leaky_relu, 1, {}, 0, {0.25}},
                            {UnaryOp::elu, 3, {}, kTiny, {1.5}},
                            {UnaryOp::log2, 2},
                            {UnaryOp::log2, 2, Fill::all_positive()},
                            {UnaryOp::log10, 2},
                            {UnaryOp::log10, 2, Fill::all_positive()},
                            {UnaryOp::softsign, 2},
                            {UnaryOp::hardsigmoid, 2},
                            {UnaryOp::hardswish, 3},
                            {UnaryOp::mish, 4, {}, kTiny},
                            {UnaryOp::round_at, 1, {}, 0, {100, 0}},
                            {UnaryOp::round_at, 1, {}, 0, {0, 10}},
                            {UnaryOp::logical_not},
                            {UnaryOp::isfinite},
                            {UnaryOp::isnan}};

double ulps(DType t, double f32) { return t == DType::f32 || t == DType::f64 ? f32 : 1; }

TEST(CpuPoint, Unary) {
  Checker check(cpu_backend());
  for (const UnaryCase& u : kUnary) {
    const bool test = u.op >= UnaryOp::logical_not;
    for (DType t : kFloats) {
      for (const Dims& s : {Dims{}, Dims{0}, Dims{7}, Dims{64}, Dims{17, 31}, Dims{2, 3, 5, 7}})
        check({.kernel = Kernel::unary,
               .out = {{test ? DType::boolean : t, s}},
               .in = {{t, s, u.fill}},
               .params = PointParams{static_cast<int16_t>(u.op)},
               .scalars = u.scalars,
               .bound = {.ulps = ulps(t, u.ulps), .absolute = u.absolute},
               .must_have = Need::any,
               .alias = test ? std::vector<std::pair<int, int>>{} : std::vector{std::pair{0, 0}},
               .note = "unary op " + std::to_string(static_cast<int>(u.op))});
    }
  }
}

struct BinaryCase {
  BinaryOp op;
  double ulps = 1;
  Fill fill = {};
  double absolute = 0;
  double a = 0;
  double rounding = 0;
};

const BinaryCase kBinary[] = {{BinaryOp::add},
                              {BinaryOp::sub},
                              {BinaryOp::mul},
                              {BinaryOp::div},
                              {BinaryOp::pow},
                              {BinaryOp::maximum},
                              {BinaryOp::minimum},
                              {BinaryOp::eq},
                              {BinaryOp::ne},
                              {BinaryOp::lt},
                              {BinaryOp::le},
                              {BinaryOp::gt},
                              {BinaryOp::ge},
                              {BinaryOp::logical_and},
                              {BinaryOp::logical_or},
                              {BinaryOp::logical_xor},
                              {BinaryOp::add_scaled, 1, {}, 0, 1.5, 1},
                              {BinaryOp::floor_div, 1, Fill::all_positive()},
                              {BinaryOp::remainder, 1},
                              {BinaryOp::relu_grad},
                              {BinaryOp::leaky_relu_grad, 1, {}, 0, 0.25},
                              {BinaryOp::elu_grad, 4, {}, kTiny, 1.5},
                              {BinaryOp::gelu_erf_grad, 8, Fill::between(-4, 4), 1e-5},
                              {BinaryOp::gelu_tanh_grad, 8, Fill::between(-4, 4), 1e-5},
                              {BinaryOp::silu_grad, 8, Fill::between(-9, 9), 1e-5},
                              {BinaryOp::softplus_grad, 4, {}, kTiny, 1},
                              {BinaryOp::softplus_grad, 24, {}, kTiny, -2.5},
                              {BinaryOp::sigmoid_grad, 4, Fill::between(0, 1)},
                              {BinaryOp::tanh_grad, 4, Fill::between(0, 0.7)},
                              {BinaryOp::bce, 4, Fill::between(0.01, 0.99), 1e-6},
                              {BinaryOp::bce_logits, 4, {}, 1e-6, 0, 1},
                              {BinaryOp::bce_logits_grad, 4, {}, 1e-7, 0, 1},
                              {BinaryOp::huber, 3, Fill::between(-2, 2), 1e-6, 0.75},
                              {BinaryOp::smooth_l1, 3, Fill::between(-2, 2), 1e-6, 0.75},
                              {BinaryOp::logistic_grad, 6, {}, kTiny, 2},
                              {BinaryOp::softsign_grad, 3},
                              {BinaryOp::hardsigmoid_grad},
                              {BinaryOp::hardswish_grad, 3, {}, 1e-6},
                              {BinaryOp::mish_grad, 8, Fill::between(-9, 9), 1e-5},
                              {BinaryOp::prelu},
                              {BinaryOp::weigh},
                              {BinaryOp::div_scaled, 2, {}, 0, 2}};

TEST(CpuPoint, Binary) {
  Checker check(cpu_backend());
  for (const BinaryCase& u : kBinary) {
    const bool test = u.op >= BinaryOp::eq && u.op <= BinaryOp::logical_xor;
    for (DType t : kFloats) {
      for (const Dims& s : {Dims{}, Dims{0}, Dims{7}, Dims{64}, Dims{17, 31}, Dims{2, 3, 5, 7}})
        check({.kernel = Kernel::binary,
               .out = {{test ? DType::boolean : t, s}},
               .in = {{t, s, u.fill}, {t, s, u.fill}},
               .params = PointParams{static_cast<int16_t>(u.op)},
               .scalars = PointScalars{u.a},
               .bound = {.ulps = ulps(t, u.ulps), .rounding = u.rounding, .absolute = u.absolute},
               .must_have = Need::any,
               .alias = test ? std::vector<std::pair<int, int>>{}
                             : std::vector{std::pair{0, 0}, std::pair{0, 1}},
               .note = "binary op " + std::to_string(static_cast<int>(u.op))});
    }
  }
}

TEST(CpuPoint, LargerThanAChunk) {
  Checker check(cpu_backend());
  for (DType t : {DType::f32, DType::bf16})
    for (const Dims& s : {Dims{40000}, Dims{3, 20000}, Dims{20000, 3}})
      check({.kernel = Kernel::binary,
             .out = {{t, s}},
             .in = {{t, s}, {t, s}},
             .params = PointParams{static_cast<int16_t>(BinaryOp::mul)},
             .scalars = PointScalars{},
             .must_have = Need::any});
}

TEST(CpuPoint, MixedDtypes) {
  Checker check(cpu_backend());
  const Dims s{5, 67};
  for (DType a : {DType::f32, DType::bf16, DType::f16, DType::f8e5m2, DType::i32, DType::boolean})
    for (DType b : {DType::f32, DType::bf16, DType::f64})
      for (DType c : {DType::f32, DType::f16, DType::f64})
        check({.kernel = Kernel::binary,
               .out = {{c, s}},
               .in = {{a, s, Fill::between(-2, 2)}, {b, s, Fill::between(-2, 2)}},
               .params = PointParams{static_cast<int16_t>(BinaryOp::sub)},
               .scalars = PointScalars{},
               .bound = {.ulps = c == DType::f64 && b != DType::f64 ? 1e9 : 1.01, .absolute = 1e-7},
               .must_have = Need::any});
}

TEST(CpuPoint, Integers) {
  Checker check(cpu_backend());
  const Dims s{3, 300};
  for (DType t : kInts) {
    for (BinaryOp op :
         {BinaryOp::add, BinaryOp::sub, BinaryOp::mul, BinaryOp::maximum, BinaryOp::minimum,
          BinaryOp::eq, BinaryOp::ne, BinaryOp::lt, BinaryOp::le, BinaryOp::gt, BinaryOp::ge,
          BinaryOp::logical_and, BinaryOp::logical_or, BinaryOp::logical_xor, BinaryOp::floor_div,
          BinaryOp::remainder, BinaryOp::relu_grad}) {
      const bool test = op >= BinaryOp::eq && op <= BinaryOp::logical_xor;
      check({.kernel = Kernel::binary,
             .out = {{test ? DType::boolean : t, s}},
             .in = {{t, s}, {t, s}},
             .params = PointParams{static_cast<int16_t>(op)},
             .scalars = PointScalars{},
             .must_have = Need::any,
             .note = "op " + std::to_string(static_cast<int>(op))});
    }
    for (UnaryOp op : {UnaryOp::neg, UnaryOp::abs, UnaryOp::sign, UnaryOp::square, UnaryOp::round,
                       UnaryOp::relu, UnaryOp::logical_not, UnaryOp::isnan})
      check({.kernel = Kernel::unary,
             .out = {{op >= UnaryOp::logical_not ? DType::boolean : t, s}},
             .in = {{t, s}},
             .params = PointParams{static_cast<int16_t>(op)},
             .scalars = PointScalars{},
             .must_have = Need::any});
  }
}

TEST(CpuPoint, Ternary) {
  Checker check(cpu_backend());
  using enum TernaryOp;
  for (TernaryOp op : {where, add_product, dropout, lerp, glu_grad, prelu_grad})
    for (DType t : kFloats)
      for (const Dims& s : {Dims{0}, Dims{17, 31}, Dims{300}})
        check({.kernel = Kernel::ternary,
               .out = {{t, s}},
               .in = {{op == TernaryOp::where ? DType::boolean : t, s}, {t, s}, {t, s}},
               .params = PointParams{static_cast<int16_t>(op)},
               .scalars = PointScalars{1.5},
               .bound = {.ulps = ulps(t, 1), .rounding = 2},
               .must_have = Need::any,
               .alias = {{0, 1}, {0, 2}},
               .note = "ternary op " + std::to_string(static_cast<int>(op))});
}

TEST(CpuPoint, CopyConverts) {
  Checker check(cpu_backend());
  for (DType a : kAll)
    for (DType b : kAll)
      for (const Dims& s : {Dims{}, Dims{0}, Dims{300}, Dims{37, 65}, Dims{2, 3, 5, 7}})
        check({.kernel = Kernel::copy,
               .out = {{b, s}},
               .in = {{a, s}},
               .bound = {.ulps = 0.5},
               .must_have = Need::any});
}

TEST(CpuPoint, CopyTransposesLarge) {
  Checker check(cpu_backend());
  for (DType t : {DType::f32, DType::bf16, DType::f64, DType::i8})
    check({.kernel = Kernel::copy,
           .out = {{t, {3, 250, 70}}},
           .in = {{t, {3, 250, 70}}},
           .bound = {.ulps = 0.5},
           .must_have = Need::any});
}

TEST(CpuPoint, Fill) {
  Checker check(cpu_backend());
  for (DType t : kAll)
    for (const Dims& s : some_shapes())
      check({.kernel = Kernel::fill,
             .out = {{t, s}},
             .in = {},
             .scalars = FillScalars{0.7, 3},
             .bound = {.ulps = 0.5},
             .must_have = Need::any});
}

TEST(CpuPoint, Random) {
  Checker check(cpu_backend());
  for (RandomOp op : {RandomOp::uniform, RandomOp::normal, RandomOp::bernoulli})
    for (DType t : {DType::f32, DType::bf16, DType::f16})
      for (uint64_t offset : {0u, 3u, 0xfffffff0u})
        for (const Dims& s : {Dims{}, Dims{0}, Dims{7}, Dims{17, 31}, Dims{9000}})
          check({.kernel = Kernel::random,
                 .out = {{t, s}},
                 .in = {},
                 .params = RandomParams{op},
                 .scalars = RandomScalars{0x123456789abcdefull, offset, 0.25, 2},
                 .must_have = Need::plain});
}

// Runs a unary op over f32 values on the calling thread.
std::vector<float> evaluate(UnaryOp op, const std::vector<float>& x) {
  const Spec s{DType::f32, {static_cast<int64_t>(x.size())}, {1}};
  const PointParams params{static_cast<int16_t>(op)};
  const PointScalars scalars{1, 0};
  Why why;
  auto p = prepare(cpu_backend(), {Kernel::unary, {&s, 1}, {&s, 1}, &params, sizeof params}, why);
  std::vector<float> y(x.size());
  void* out = y.data();
  const void* in = x.data();
  p->run({&out, &in, &scalars, nullptr, Jobs()});
  return y;
}

// Returns the largest error in ulp over the floats from low to high, in steps of `step` bit
// patterns.
double worst(UnaryOp op, float low, float high, uint32_t step, long double (*exact)(long double)) {
  std::vector<float> x;
  for (bool negative : {true, false})
    for (uint32_t u = 0; u < 0x7f800000u; u += step) {
      const float v = std::bit_cast<float>(u | (negative ? 0x80000000u : 0));
      if (v >= low && v <= high) x.push_back(v);
    }
  const std::vector<float> y = evaluate(op, x);
  double most = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const long double e = exact(static_cast<long double>(x[i]));
    if (std::fabs(e) > 3.4028235e38L) {
      EXPECT_TRUE(std::isinf(y[i])) << x[i];
      continue;
    }
    const double unit = std::ldexp(1.0, std::max(std::ilogb(static_cast<double>(e)), -126) - 23);
    const double error = std::fabs(static_cast<double>(static_cast<long double>(y[i]) - e)) / unit;
    if (!(error <= most)) most = error;
    if (!(error < 1e3)) {
      ADD_FAILURE() << "at " << x[i] << ": " << y[i] << ", exact " << static_cast<double>(e);
      break;
    }
  }
  return most;
}

constexpr float kAny = 3.4e38f;

TEST(CpuMath, Accuracy) {
  const uint32_t step = 1009;
  EXPECT_LE(worst(UnaryOp::exp, -kAny, kAny, step, std::exp), 1.5);
  EXPECT_LE(worst(UnaryOp::expm1, -kAny, kAny, step, std::expm1), 2);
  EXPECT_LE(worst(UnaryOp::log, 0, kAny, step, std::log), 1.5);
  EXPECT_LE(worst(UnaryOp::log2, 0, kAny, step, std::log2), 1.5);
  EXPECT_LE(worst(UnaryOp::log10, 0, kAny, step, std::log10), 1.5);
  EXPECT_LE(worst(UnaryOp::log1p, -1 + 1e-7f, kAny, step, std::log1p), 2.5);
  EXPECT_LE(worst(UnaryOp::tanh, -kAny, kAny, step, std::tanh), 2.5);
  EXPECT_LE(worst(UnaryOp::erf, -kAny, kAny, step, std::erf), 2);
  EXPECT_LE(worst(UnaryOp::sigmoid, -kAny, kAny, step,
                  [](long double x) { return 1 / (1 + std::exp(-x)); }),
            2.5);
  EXPECT_LE(worst(UnaryOp::gelu_erf, -9, kAny, step,
                  [](long double x) {
                    return 0.5L * x * std::erfc(-x / std::numbers::sqrt2_v<long double>);
                  }),
            64);
  EXPECT_LE(worst(UnaryOp::gelu_tanh, -5, kAny, step,
                  [](long double x) {
                    const long double c = std::sqrt(2 / std::numbers::pi_v<long double>);
                    return x / (1 + std::exp(-2 * c * (x + 0.044715L * x * x * x)));
                  }),
            64);
  EXPECT_LE(
      worst(UnaryOp::silu, -80, kAny, step, [](long double x) { return x / (1 + std::exp(-x)); }),
      3);
  EXPECT_LE(
      worst(UnaryOp::softplus, -kAny, kAny, step,
            [](long double x) { return std::max(x, 0.0L) + std::log1p(std::exp(-std::fabs(x))); }),
      2.5);
}

// No multiple of a rounded constant: a power of the base has an exact logarithm.
TEST(CpuMath, LogarithmsOfPowersAreExact) {
  std::vector<float> twos, tens;
  for (int e = -149; e <= 127; ++e) twos.push_back(std::ldexp(1.f, e));
  for (int e = 0; e <= 10; ++e) tens.push_back(static_cast<float>(std::pow(10.0, e)));
  const std::vector<float> log2 = evaluate(UnaryOp::log2, twos),
                           log10 = evaluate(UnaryOp::log10, tens);
  for (size_t i = 0; i < twos.size(); ++i) EXPECT_EQ(log2[i], static_cast<float>(i) - 149);
  for (size_t i = 0; i < tens.size(); ++i) EXPECT_EQ(log10[i], static_cast<float>(i));
}

TEST(CpuMath, Extremes) {
  const float inf = INFINITY, nan = NAN;
  auto one = [](UnaryOp op, float x) { return evaluate(op, {x})[0]; };
  EXPECT_EQ(one(UnaryOp::exp, -inf), 0);
  EXPECT_EQ(one(UnaryOp::exp, inf), inf);
  EXPECT_EQ(one(UnaryOp::log, 0), -inf);
  EXPECT_EQ(one(UnaryOp::log, inf), inf);
  EXPECT_EQ(one(UnaryOp::tanh, inf), 1);
  EXPECT_EQ(one(UnaryOp::tanh, -inf), -1);
  EXPECT_EQ(one(UnaryOp::erf, -inf), -1);
  EXPECT_EQ(one(UnaryOp::sigmoid, -inf), 0);
  EXPECT_EQ(one(UnaryOp::sigmoid, inf), 1);
  EXPECT_TRUE(std::isnan(one(UnaryOp::log, -1)));
  for (UnaryOp op :
       {UnaryOp::exp,         UnaryOp::expm1,     UnaryOp::log,      UnaryOp::log1p,
        UnaryOp::tanh,        UnaryOp::erf,       UnaryOp::sigmoid,  UnaryOp::gelu_erf,
        UnaryOp::gelu_tanh,   UnaryOp::silu,      UnaryOp::softplus, UnaryOp::relu,
        UnaryOp::clamp,       UnaryOp::log2,      UnaryOp::log10,    UnaryOp::softsign,
        UnaryOp::hardsigmoid, UnaryOp::hardswish, UnaryOp::mish,     UnaryOp::round_at})
    EXPECT_TRUE(std::isnan(one(op, nan))) << static_cast<int>(op);
}

}  // namespace
}  // namespace mpt::test
