// The functions of one and of two tensors that sweeps test.
// SPDX-License-Identifier: Apache-2.0
#include "functions.h"

#include <cmath>
#include <numbers>

namespace mpt::test {

Real logistic(Real x) { return x < 0 ? std::exp(x) / (1 + std::exp(x)) : 1 / (1 + std::exp(-x)); }
Real log1p_exp(Real x) { return std::fmax(x, 0) + std::log1p(std::exp(-std::fabs(x))); }

Real spacing(DType dtype, Real v) {
  const int digits = dtype == DType::f16    ? 10
                     : dtype == DType::bf16 ? 7
                     : dtype == DType::f32  ? 23
                                            : 52;
  const int least = dtype == DType::f16 ? -14 : dtype == DType::f64 ? -1022 : -126;
  const int exponent = v == 0 || !std::isfinite(v) ? least : std::max(std::ilogb(v), least);
  return std::ldexp(Real{1}, exponent - digits);
}

namespace {

constexpr Real kPi = std::numbers::pi_v<Real>;

// Returns logistic(x) (1 - logistic(x)).
Real logistic_slope(Real x) {
  const Real e = std::exp(-std::fabs(x));
  return e / ((1 + e) * (1 + e));
}
Real below(Real x) { return std::erfc(-x / std::sqrt(Real{2})) / 2; }
Real density(Real x) { return std::exp(-x * x / 2) / std::sqrt(2 * kPi); }
Real sech2(Real x) { return 4 * logistic_slope(2 * x); }
Real gelu_inner(Real x) { return std::sqrt(2 / kPi) * (x + Real{0.044715L} * x * x * x); }
// Returns x f, which is 0 where f vanishes at an infinite x.
Real times(Real x, Real f) { return f == 0 ? 0 : x * f; }

const Function kFunctions[] = {
    {"neg", [](const Tensor& x) { return ops::neg(x); }, [](Real x) { return -x; },
     [](Real) { return Real{-1}; }},
    {"abs", [](const Tensor& x) { return ops::abs(x); }, [](Real x) { return std::fabs(x); },
     [](Real x) { return Real((x > 0) - (x < 0)); }},
    {"sign", [](const Tensor& x) { return ops::sign(x); },
     [](Real x) { return Real((x > 0) - (x < 0)); }},
    {"sqrt", [](const Tensor& x) { return ops::sqrt(x); }, [](Real x) { return std::sqrt(x); },
     [](Real x) { return 1 / (2 * std::sqrt(x)); }},
    {"rsqrt", [](const Tensor& x) { return ops::rsqrt(x); },
     [](Real x) { return 1 / std::sqrt(x); }, [](Real x) { return -1 / (2 * x * std::sqrt(x)); },
     false, [](Real x) { return 3 / (4 * x * x * std::sqrt(x)); }},
    {"square", [](const Tensor& x) { return ops::square(x); }, [](Real x) { return x * x; },
     [](Real x) { return 2 * x; }, false, [](Real) { return Real{2}; }},
    {"exp", [](const Tensor& x) { return ops::exp(x); }, [](Real x) { return std::exp(x); },
     [](Real x) { return std::exp(x); }, false, [](Real x) { return std::exp(x); }},
    {"expm1", [](const Tensor& x) { return ops::expm1(x); }, [](Real x) { return std::expm1(x); },
     [](Real x) { return std::exp(x); }, false, [](Real x) { return std::exp(x); }},
    {"log", [](const Tensor& x) { return ops::log(x); }, [](Real x) { return std::log(x); },
     [](Real x) { return 1 / x; }, false, [](Real x) { return -1 / x / x; }},
    {"log1p", [](const Tensor& x) { return ops::log1p(x); }, [](Real x) { return std::log1p(x); },
     [](Real x) { return 1 / (1 + x); }, false, [](Real x) { return -1 / ((1 + x) * (1 + x)); }},
    {"reciprocal", [](const Tensor& x) { return ops::reciprocal(x); }, [](Real x) { return 1 / x; },
     [](Real x) { return -1 / (x * x); }, false, [](Real x) { return 2 / (x * x * x); }},
    {"sin", [](const Tensor& x) { return ops::sin(x); }, [](Real x) { return std::sin(x); },
     [](Real x) { return std::cos(x); }, false, [](Real x) { return -std::sin(x); }},
    {"cos", [](const Tensor& x) { return ops::cos(x); }, [](Real x) { return std::cos(x); },
     [](Real x) { return -std::sin(x); }, false, [](Real x) { return -std::cos(x); }},
    {"erf", [](const Tensor& x) { return ops::erf(x); }, [](Real x) { return std::erf(x); },
     [](Real x) { return 2 / std::sqrt(kPi) * std::exp(-x * x); }, false,
     [](Real x) { return times(-2 * x, 2 / std::sqrt(kPi) * std::exp(-x * x)); }},
    {"floor", [](const Tensor& x) { return ops::floor(x); }, [](Real x) { return std::floor(x); }},
    {"ceil", [](const Tensor& x) { return ops::ceil(x); }, [](Real x) { return std::ceil(x); }},
    {"round", [](const Tensor& x) { return ops::round(x); },
     [](Real x) { return std::nearbyint(x); }},
    {"add_scalar", [](const Tensor& x) { return ops::add_scalar(x, 0.75); },
     [](Real x) { return x + Real{0.75}; }, [](Real) { return Real{1}; }},
    {"mul_scalar", [](const Tensor& x) { return ops::mul_scalar(x, -0.75); },
     [](Real x) { return x * Real{-0.75}; }, [](Real) { return Real{-0.75}; }},
    {"div_scalar", [](const Tensor& x) { return ops::div_scalar(x, 3); },
     [](Real x) { return x / 3; }, [](Real) { return Real{1} / 3; }},
    {"rdiv_scalar", [](const Tensor& x) { return ops::rdiv_scalar(3, x); },
     [](Real x) { return 3 / x; }, [](Real x) { return -3 / (x * x); }, false,
     [](Real x) { return 6 / (x * x * x); }},
    {"pow_scalar/3", [](const Tensor& x) { return ops::pow_scalar(x, 3); },
     [](Real x) { return x * x * x; }, [](Real x) { return 3 * x * x; }, false,
     [](Real x) { return 6 * x; }},
    {"pow_scalar/2.5", [](const Tensor& x) { return ops::pow_scalar(x, 2.5); },
     [](Real x) { return std::pow(x, Real{2.5}); },
     [](Real x) { return Real{2.5} * std::pow(x, Real{1.5}); }, false,
     [](Real x) { return Real{3.75} * std::pow(x, Real{0.5}); }},
    {"pow_scalar/-0.5", [](const Tensor& x) { return ops::pow_scalar(x, -0.5); },
     [](Real x) { return std::pow(x, Real{-0.5}); },
     [](Real x) { return Real{-0.5} * std::pow(x, Real{-1.5}); }, false,
     [](Real x) { return Real{0.75} * std::pow(x, Real{-2.5}); }},
    {"rpow_scalar", [](const Tensor& x) { return ops::rpow_scalar(1.5, x); },
     [](Real x) { return std::pow(Real{1.5}, x); },
     [](Real x) { return std::log(Real{1.5}) * std::pow(Real{1.5}, x); }},
    {"clamp", [](const Tensor& x) { return ops::clamp(x, -0.5, 2); },
     [](Real x) { return x < -0.5 ? -0.5
                         : x > 2  ? 2
                                  : x; },
     [](Real x) { return Real(x > -0.5 && x < 2); }},
    // Formats round -0.3, 0.7 and 0.1 inward or outward.
    {"clamp/0.7", [](const Tensor& x) { return ops::clamp(x, -0.3, 0.7); },
     [](Real x) { return x < -0.3  ? -0.3
                         : x > 0.7 ? 0.7
                                   : x; },
     [](Real x) { return Real(x > -0.3 && x < 0.7); }, false, nullptr, true},
    {"clamp/0.1", [](const Tensor& x) { return ops::clamp(x, -0.7, 0.1); },
     [](Real x) { return x < -0.7  ? -0.7
                         : x > 0.1 ? 0.1
                                   : x; },
     [](Real x) { return Real(x > -0.7 && x < 0.1); }, false, nullptr, true},
    // No format has 0.1, so the scalar is rounded to that which is computed in.
    {"add_scalar/0.1", [](const Tensor& x) { return ops::add_scalar(x, 0.1); },
     [](Real x) { return x + Real{0.1}; }, [](Real) { return Real{1}; }, false, nullptr, true},
    {"mul_scalar/0.1", [](const Tensor& x) { return ops::mul_scalar(x, 0.1); },
     [](Real x) { return x * Real{0.1}; }, [](Real) { return Real{0.1}; }, false, nullptr, true},
    {"div_scalar/0.1", [](const Tensor& x) { return ops::div_scalar(x, 0.1); },
     [](Real x) { return x / Real{0.1}; }, [](Real) { return 1 / Real{0.1}; }, false, nullptr,
     true},
    {"rdiv_scalar/0.1", [](const Tensor& x) { return ops::rdiv_scalar(0.1, x); },
     [](Real x) { return Real{0.1} / x; }, [](Real x) { return Real{-0.1} / (x * x); }, false,
     nullptr, true},
    {"rpow_scalar/0.1", [](const Tensor& x) { return ops::rpow_scalar(0.1, x); },
     [](Real x) { return std::pow(Real{0.1}, x); },
     [](Real x) { return std::log(Real{0.1}) * std::pow(Real{0.1}, x); }, false, nullptr, true},
// The logarithm of a base near 1 loses digits where f32 rounds the base, that of a large one all.
#define POWER(name, base)                                                                      \
  {                                                                                            \
    "rpow_scalar/" name, [](const Tensor& x) { return ops::rpow_scalar(base, x); },            \
        [](Real x) { return std::pow(Real{base}, x); },                                        \
        [](Real x) { return std::log(Real{base}) * std::pow(Real{base}, x); }, false, nullptr, \
        true                                                                                   \
  }
    POWER("0.99", 0.99),
    POWER("0.9999", 0.9999),
    POWER("1.0001", 1.0001),
    POWER("1.00001", 1.00001),
    POWER("1.000000001", 1.000000001),
    POWER("1e-30", 1e-30),
    POWER("1e30", 1e30),
    POWER("1e300", 1e300),
#undef POWER
    {"rpow_scalar/-1.0001", [](const Tensor& x) { return ops::rpow_scalar(-1.0001, x); },
     [](Real x) { return std::pow(Real{-1.0001}, x); }, nullptr, false, nullptr, true},
    {"leaky_relu/0.1", [](const Tensor& x) { return ops::leaky_relu(x, 0.1); },
     [](Real x) { return x > 0 ? x : Real{0.1} * x; },
     [](Real x) { return x > 0 ? Real{1} : Real{0.1}; }, false, nullptr, true},
    {"elu/0.1", [](const Tensor& x) { return ops::elu(x, 0.1); },
     [](Real x) { return x > 0 ? x : Real{0.1} * std::expm1(x); },
     [](Real x) { return x > 0 ? 1 : Real{0.1} * std::exp(x); }, false, nullptr, true},
    {"softplus_beta/0.1", [](const Tensor& x) { return ops::softplus_beta(x, 0.1); },
     [](Real x) { return log1p_exp(Real{0.1} * x) / Real{0.1}; },
     [](Real x) { return logistic(Real{0.1} * x); }, false, nullptr, true},
    {"relu", [](const Tensor& x) { return ops::relu(x); }, [](Real x) { return x < 0 ? 0 : x; },
     [](Real x) { return Real(x > 0); }},
    {"leaky_relu", [](const Tensor& x) { return ops::leaky_relu(x, 0.375); },
     [](Real x) { return x > 0 ? x : Real{0.375} * x; },
     [](Real x) { return x > 0 ? Real{1} : Real{0.375}; }},
    {"leaky_relu/0", [](const Tensor& x) { return ops::leaky_relu(x, 0); },
     [](Real x) { return x > 0 ? x : 0; }, [](Real x) { return Real(x > 0); }},
    {"elu", [](const Tensor& x) { return ops::elu(x, 1.5); },
     [](Real x) { return x > 0 ? x : Real{1.5} * std::expm1(x); },
     [](Real x) { return x > 0 ? 1 : Real{1.5} * std::exp(x); }, false,
     [](Real x) { return x >= 0 ? 0 : Real{1.5} * std::exp(x); }},
    {"gelu", [](const Tensor& x) { return ops::gelu(x, false); },
     [](Real x) { return times(x, below(x)); },
     [](Real x) { return below(x) + times(x, density(x)); }, false,
     [](Real x) { return times(2 - x * x, density(x)); }},
    {"gelu/tanh", [](const Tensor& x) { return ops::gelu(x, true); },
     [](Real x) { return times(x, logistic(2 * gelu_inner(x))); },
     [](Real x) {
       const Real u = 2 * gelu_inner(x);
       const Real du = 2 * std::sqrt(2 / kPi) * (1 + 3 * Real{0.044715L} * x * x);
       return logistic(u) + times(x * du, logistic_slope(u));
     },
     false,
     [](Real x) {
       const Real k = std::sqrt(2 / kPi), c = Real{0.044715L};
       const Real du = 2 * k * (1 + 3 * c * x * x), u = 2 * gelu_inner(x);
       return times(2 * du + 12 * k * c * x * x - x * du * du * std::tanh(u / 2),
                    logistic_slope(u));
     }},
    {"silu", [](const Tensor& x) { return ops::silu(x); },
     [](Real x) { return times(x, logistic(x)); },
     [](Real x) { return logistic(x) + times(x, logistic_slope(x)); }, false,
     [](Real x) { return times(2 - x * std::tanh(x / 2), logistic_slope(x)); }},
    {"sigmoid", [](const Tensor& x) { return ops::sigmoid(x); }, logistic, logistic_slope, false,
     [](Real x) { return -logistic_slope(x) * std::tanh(x / 2); }},
    {"tanh", [](const Tensor& x) { return ops::tanh(x); }, [](Real x) { return std::tanh(x); },
     sech2, false, [](Real x) { return -2 * std::tanh(x) * sech2(x); }},
    {"softplus", [](const Tensor& x) { return ops::softplus(x); }, log1p_exp, logistic, false,
     logistic_slope},
    {"softplus_beta", [](const Tensor& x) { return ops::softplus_beta(x, 2.5); },
     [](Real x) { return log1p_exp(Real{2.5} * x) / Real{2.5}; },
     [](Real x) { return logistic(Real{2.5} * x); }, false,
     [](Real x) { return Real{2.5} * logistic_slope(Real{2.5} * x); }},
    {"logsigmoid", [](const Tensor& x) { return ops::logsigmoid(x); },
     [](Real x) { return -log1p_exp(-x); }, [](Real x) { return logistic(-x); }, false,
     [](Real x) { return -logistic_slope(x); }},
    {"tan", [](const Tensor& x) { return ops::tan(x); }, [](Real x) { return std::tan(x); },
     [](Real x) { return 1 / (std::cos(x) * std::cos(x)); }, false,
     [](Real x) { return 2 * std::tan(x) / (std::cos(x) * std::cos(x)); }},
    {"log2", [](const Tensor& x) { return ops::log2(x); }, [](Real x) { return std::log2(x); },
     [](Real x) { return 1 / (x * std::numbers::ln2_v<Real>); }, false,
     [](Real x) { return -1 / (x * x * std::numbers::ln2_v<Real>); }},
    {"log10", [](const Tensor& x) { return ops::log10(x); }, [](Real x) { return std::log10(x); },
     [](Real x) { return 1 / (x * std::numbers::ln10_v<Real>); }, false,
     [](Real x) { return -1 / (x * x * std::numbers::ln10_v<Real>); }},
    {"round_decimals/2", [](const Tensor& x) { return ops::round_decimals(x, 2); },
     [](Real x) { return std::nearbyint(x * 100) / 100; }},
    {"round_decimals/-1", [](const Tensor& x) { return ops::round_decimals(x, -1); },
     [](Real x) { return std::nearbyint(x / 10) * 10; }},
    {"softsign", [](const Tensor& x) { return ops::softsign(x); },
     [](Real x) { return std::isinf(x) ? std::copysign(Real{1}, x) : x / (1 + std::fabs(x)); },
     [](Real x) { return 1 / ((1 + std::fabs(x)) * (1 + std::fabs(x))); }, false,
     [](Real x) {
       return x == 0 ? 0 : std::copysign(2, -x) / std::pow(1 + std::fabs(x), Real{3});
     }},
    {"hardsigmoid", [](const Tensor& x) { return ops::hardsigmoid(x); },
     [](Real x) { return x <= -3  ? 0
                         : x >= 3 ? 1
                                  : (x + 3) / 6; },
     [](Real x) { return std::fabs(x) < 3 ? Real{1} / 6 : 0; }},
    {"hardswish", [](const Tensor& x) { return ops::hardswish(x); },
     [](Real x) { return x <= -3  ? 0
                         : x >= 3 ? x
                                  : x * (x + 3) / 6; },
     [](Real x) { return x <= -3  ? 0
                         : x >= 3 ? 1
                                  : (2 * x + 3) / 6; }, false,
     [](Real x) { return std::fabs(x) < 3 ? Real{1} / 3 : 0; }},
    {"mish", [](const Tensor& x) { return ops::mish(x); },
     [](Real x) { return times(x, std::tanh(log1p_exp(x))); },
     [](Real x) { return std::tanh(log1p_exp(x)) + times(x, logistic(x) * sech2(log1p_exp(x))); },
     false,
     [](Real x) {
       const Real t = std::tanh(log1p_exp(x)), s = logistic(x), u = logistic(-x);
       return times(2 + x * (u - 2 * t * s), s * sech2(log1p_exp(x)));
     }},
};

constexpr Real kWeight = 0.3125;
Real floored(Real x, Real y) {
  if (y == 0) return x / y;
  const Real m = std::fmod(x, y);
  return std::round((x - m) / y) - (m != 0 && (m < 0) != (y < 0));
}

const Pair kPairs[] = {
    {"add", [](const Tensor& x, const Tensor& y) { return ops::add(x, y); },
     [](Real x, Real y) { return x + y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{1}; }},
    {"sub", [](const Tensor& x, const Tensor& y) { return ops::sub(x, y); },
     [](Real x, Real y) { return x - y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{-1}; }},
    {"mul", [](const Tensor& x, const Tensor& y) { return ops::mul(x, y); },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }},
    {"div", [](const Tensor& x, const Tensor& y) { return ops::div(x, y); },
     [](Real x, Real y) { return x / y; }, [](Real, Real y) { return 1 / y; },
     [](Real x, Real y) { return -x / (y * y); }},
    {"pow", [](const Tensor& x, const Tensor& y) { return ops::pow(x, y); },
     [](Real x, Real y) { return std::pow(x, y); },
     [](Real x, Real y) { return y == 0 ? 0 : y * std::pow(x, y - 1); },
     [](Real x, Real y) {
       return (x == 0 && y >= 0) || (x == kInf && y < 0) ? 0 : std::pow(x, y) * std::log(x);
     },
     // Beyond 2^24 the exponent less 1 is no other number in f32.
     [](Real x, Real y) { return std::fabs(y) < 0x1p24L ? std::pow(x, y - 1) : kInf; }},
    {"maximum", [](const Tensor& x, const Tensor& y) { return ops::maximum(x, y); },
     [](Real x, Real y) { return std::isnan(x) || x > y ? x : y; },
     [](Real x, Real y) { return x > y    ? Real{1}
                                 : x == y ? Real{0.5}
                                          : 0; },
     [](Real x, Real y) { return x < y    ? Real{1}
                                 : x == y ? Real{0.5}
                                          : 0; }},
    {"minimum", [](const Tensor& x, const Tensor& y) { return ops::minimum(x, y); },
     [](Real x, Real y) { return std::isnan(x) || x < y ? x : y; },
     [](Real x, Real y) { return x < y    ? Real{1}
                                 : x == y ? Real{0.5}
                                          : 0; },
     [](Real x, Real y) { return x > y    ? Real{1}
                                 : x == y ? Real{0.5}
                                          : 0; }},
    {"floor_divide", [](const Tensor& x, const Tensor& y) { return ops::floor_divide(x, y); },
     floored},
    {"remainder", [](const Tensor& x, const Tensor& y) { return ops::remainder(x, y); },
     [](Real x, Real y) {
       const Real m = std::fmod(x, y);
       return m != 0 && (m < 0) != (y < 0) ? m + y : m;
     },
     [](Real, Real) { return Real{1}; }, [](Real x, Real y) { return -floored(x, y); }},
    {"add_scaled", [](const Tensor& x, const Tensor& y) { return ops::add_scaled(x, y, kWeight); },
     [](Real x, Real y) { return x + kWeight * y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{kWeight}; }},
    {"lerp_scalar",
     [](const Tensor& x, const Tensor& y) { return ops::lerp_scalar(x, y, kWeight); },
     [](Real x, Real y) { return (1 - kWeight) * x + kWeight * y; },
     [](Real, Real) { return 1 - kWeight; }, [](Real, Real) { return kWeight; }},
    {"add_scaled/0.7", [](const Tensor& x, const Tensor& y) { return ops::add_scaled(x, y, 0.7); },
     [](Real x, Real y) { return x + Real{0.7} * y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{0.7}; }, nullptr, nullptr, nullptr, false, false, true},
    {"lerp_scalar/0.1",
     [](const Tensor& x, const Tensor& y) { return ops::lerp_scalar(x, y, 0.1); },
     [](Real x, Real y) { return (1 - Real{0.1}) * x + Real{0.1} * y; },
     [](Real, Real) { return 1 - Real{0.1}; }, [](Real, Real) { return Real{0.1}; }, nullptr,
     nullptr, nullptr, false, false, true},
    {"lerp_scalar/0.999",
     [](const Tensor& x, const Tensor& y) { return ops::lerp_scalar(x, y, 0.999); },
     [](Real x, Real y) { return (1 - Real{0.999}) * x + Real{0.999} * y; },
     [](Real, Real) { return 1 - Real{0.999}; }, [](Real, Real) { return Real{0.999}; }, nullptr,
     nullptr, nullptr, false, false, true},
    // The weight is the first, or the second. Where it is 0 or 1, the other end is no part.
    {"lerp/from_0",
     [](const Tensor& x, const Tensor& y) {
       return ops::lerp(ops::full(x.ctx(), x.dtype(), x.shape(), 0), y, x);
     },
     [](Real x, Real y) { return x == 0   ? 0
                                 : x == 1 ? y
                                          : (1 - x) * 0 + x * y; },
     [](Real, Real y) { return y; }, [](Real x, Real) { return x; }},
    {"lerp/to_1",
     [](const Tensor& x, const Tensor& y) {
       return ops::lerp(x, ops::full(x.ctx(), x.dtype(), x.shape(), 1), y);
     },
     [](Real x, Real y) {
       return y == 0 ? x : y == 1 ? 1 : std::isinf(x) ? (1 - y) * x : x + y * (1 - x);
     },
     [](Real, Real y) { return 1 - y; }, [](Real x, Real) { return 1 - x; }, nullptr, nullptr,
     [](Real, Real y) { return !std::isinf(y); }, false, false, true},
    {"prelu",
     [](const Tensor& x, const Tensor& y) {
       return ops::reshape(ops::prelu(ops::reshape(x, {1, x.count()}), y), {x.count()});
     },
     [](Real x, Real y) { return x > 0                      ? x
                                 : y == 0 && !std::isnan(x) ? 0
                                                            : x * y; },
     [](Real x, Real y) { return x > 0 ? Real{1} : y; },
     [](Real x, Real) { return x > 0 ? Real{0} : x; }},
    {"glu",
     [](const Tensor& x, const Tensor& y) {
       return ops::glu(ops::cat({x, y}, 0), 0);
     },
     [](Real x, Real y) { return x * logistic(y); }, [](Real, Real y) { return logistic(y); },
     [](Real x, Real y) { return x * logistic_slope(y); },
     [](Real, Real y) { return logistic_slope(y); }, nullptr,
     // A sigmoid that is a subnormal of f32 has few digits, which a large x shows.
     [](Real x, Real y) {
       return !(std::fabs(x) > 1 && logistic(y) > 0 && logistic(y) < 0x1p-125L);
     }},
};

}  // namespace

std::span<const Function> functions() { return kFunctions; }
std::span<const Pair> pairs() { return kPairs; }

}  // namespace mpt::test
