// Sweeps: functions of one tensor at every value of f16 and bf16, and functions of two tensors at
// all pairs of 300 values, against their formulas in long double. A result is within one unit in
// the last place and a gradient within two, and neither is infinite or NaN where the rounded true
// value is finite.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iomanip>
#include <limits>
#include <numbers>
#include <sstream>
#include <string>
#include <vector>

#include "../tier.h"
#include "autograd/engine.h"
#include "backends/host_access.h"
#include "core/half.h"
#include "harness.h"

namespace mpt::test {
namespace {

using Real = long double;

constexpr Real kInf = std::numeric_limits<Real>::infinity();
constexpr Real kPi = std::numbers::pi_v<Real>;

// A function of one tensor, its value and its derivative.
struct Function {
  const char* name;
  std::function<Tensor(const Tensor& x)> run;
  Real (*value)(Real x);
  Real (*slope)(Real x) = nullptr;  // nullptr: it has no gradient but 0
  bool by_result = false;           // the gradient reads the rounded result
};

Real logistic(Real x) { return x < 0 ? std::exp(x) / (1 + std::exp(x)) : 1 / (1 + std::exp(-x)); }
// Returns logistic(x) (1 - logistic(x)).
Real logistic_slope(Real x) {
  const Real e = std::exp(-std::fabs(x));
  return e / ((1 + e) * (1 + e));
}
Real log1p_exp(Real x) { return std::fmax(x, 0) + std::log1p(std::exp(-std::fabs(x))); }
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
     [](Real x) { return 1 / std::sqrt(x); }, [](Real x) { return -1 / (2 * x * std::sqrt(x)); }},
    {"square", [](const Tensor& x) { return ops::square(x); }, [](Real x) { return x * x; },
     [](Real x) { return 2 * x; }},
    {"exp", [](const Tensor& x) { return ops::exp(x); }, [](Real x) { return std::exp(x); },
     [](Real x) { return std::exp(x); }, true},
    {"expm1", [](const Tensor& x) { return ops::expm1(x); }, [](Real x) { return std::expm1(x); },
     [](Real x) { return std::exp(x); }},
    {"log", [](const Tensor& x) { return ops::log(x); }, [](Real x) { return std::log(x); },
     [](Real x) { return 1 / x; }},
    {"log1p", [](const Tensor& x) { return ops::log1p(x); }, [](Real x) { return std::log1p(x); },
     [](Real x) { return 1 / (1 + x); }},
    {"reciprocal", [](const Tensor& x) { return ops::reciprocal(x); }, [](Real x) { return 1 / x; },
     [](Real x) { return -1 / (x * x); }},
    {"sin", [](const Tensor& x) { return ops::sin(x); }, [](Real x) { return std::sin(x); },
     [](Real x) { return std::cos(x); }},
    {"cos", [](const Tensor& x) { return ops::cos(x); }, [](Real x) { return std::cos(x); },
     [](Real x) { return -std::sin(x); }},
    {"erf", [](const Tensor& x) { return ops::erf(x); }, [](Real x) { return std::erf(x); },
     [](Real x) { return 2 / std::sqrt(kPi) * std::exp(-x * x); }},
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
     [](Real x) { return 3 / x; }, [](Real x) { return -3 / (x * x); }},
    {"pow_scalar/3", [](const Tensor& x) { return ops::pow_scalar(x, 3); },
     [](Real x) { return x * x * x; }, [](Real x) { return 3 * x * x; }},
    {"pow_scalar/2.5", [](const Tensor& x) { return ops::pow_scalar(x, 2.5); },
     [](Real x) { return std::pow(x, Real{2.5}); },
     [](Real x) { return Real{2.5} * std::pow(x, Real{1.5}); }},
    {"pow_scalar/-0.5", [](const Tensor& x) { return ops::pow_scalar(x, -0.5); },
     [](Real x) { return std::pow(x, Real{-0.5}); },
     [](Real x) { return Real{-0.5} * std::pow(x, Real{-1.5}); }},
    {"rpow_scalar", [](const Tensor& x) { return ops::rpow_scalar(1.5, x); },
     [](Real x) { return std::pow(Real{1.5}, x); },
     [](Real x) { return std::log(Real{1.5}) * std::pow(Real{1.5}, x); }},
    {"clamp", [](const Tensor& x) { return ops::clamp(x, -0.5, 2); },
     [](Real x) { return x < -0.5 ? -0.5
                         : x > 2  ? 2
                                  : x; },
     [](Real x) { return Real(x > -0.5 && x < 2); }},
    {"relu", [](const Tensor& x) { return ops::relu(x); }, [](Real x) { return x < 0 ? 0 : x; },
     [](Real x) { return Real(x > 0); }},
    {"leaky_relu", [](const Tensor& x) { return ops::leaky_relu(x, 0.375); },
     [](Real x) { return x > 0 ? x : Real{0.375} * x; },
     [](Real x) { return x > 0 ? Real{1} : Real{0.375}; }},
    {"elu", [](const Tensor& x) { return ops::elu(x, 1.5); },
     [](Real x) { return x > 0 ? x : Real{1.5} * std::expm1(x); },
     [](Real x) { return x > 0 ? 1 : Real{1.5} * std::exp(x); }},
    {"gelu", [](const Tensor& x) { return ops::gelu(x, false); },
     [](Real x) { return times(x, below(x)); },
     [](Real x) { return below(x) + times(x, density(x)); }},
    {"gelu/tanh", [](const Tensor& x) { return ops::gelu(x, true); },
     [](Real x) { return times(x, logistic(2 * gelu_inner(x))); },
     [](Real x) {
       const Real u = 2 * gelu_inner(x);
       const Real du = 2 * std::sqrt(2 / kPi) * (1 + 3 * Real{0.044715L} * x * x);
       return logistic(u) + times(x * du, logistic_slope(u));
     }},
    {"silu", [](const Tensor& x) { return ops::silu(x); },
     [](Real x) { return times(x, logistic(x)); },
     [](Real x) { return logistic(x) + times(x, logistic_slope(x)); }},
    {"sigmoid", [](const Tensor& x) { return ops::sigmoid(x); }, logistic, logistic_slope},
    {"tanh", [](const Tensor& x) { return ops::tanh(x); }, [](Real x) { return std::tanh(x); },
     sech2},
    {"softplus", [](const Tensor& x) { return ops::softplus(x); }, log1p_exp, logistic},
    {"softplus_beta", [](const Tensor& x) { return ops::softplus_beta(x, 2.5); },
     [](Real x) { return log1p_exp(Real{2.5} * x) / Real{2.5}; },
     [](Real x) { return logistic(Real{2.5} * x); }},
    {"logsigmoid", [](const Tensor& x) { return ops::logsigmoid(x); },
     [](Real x) { return -log1p_exp(-x); }, [](Real x) { return logistic(-x); }},
    {"tan", [](const Tensor& x) { return ops::tan(x); }, [](Real x) { return std::tan(x); },
     [](Real x) { return 1 / (std::cos(x) * std::cos(x)); }},
    {"log2", [](const Tensor& x) { return ops::log2(x); }, [](Real x) { return std::log2(x); },
     [](Real x) { return 1 / (x * std::numbers::ln2_v<Real>); }},
    {"log10", [](const Tensor& x) { return ops::log10(x); }, [](Real x) { return std::log10(x); },
     [](Real x) { return 1 / (x * std::numbers::ln10_v<Real>); }},
    {"round_decimals/2", [](const Tensor& x) { return ops::round_decimals(x, 2); },
     [](Real x) { return std::nearbyint(x * 100) / 100; }},
    {"round_decimals/-1", [](const Tensor& x) { return ops::round_decimals(x, -1); },
     [](Real x) { return std::nearbyint(x / 10) * 10; }},
    {"softsign", [](const Tensor& x) { return ops::softsign(x); },
     [](Real x) { return std::isinf(x) ? std::copysign(Real{1}, x) : x / (1 + std::fabs(x)); },
     [](Real x) { return 1 / ((1 + std::fabs(x)) * (1 + std::fabs(x))); }},
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
                                  : (2 * x + 3) / 6; }},
    {"mish", [](const Tensor& x) { return ops::mish(x); },
     [](Real x) { return times(x, std::tanh(log1p_exp(x))); },
     [](Real x) { return std::tanh(log1p_exp(x)) + times(x, logistic(x) * sech2(log1p_exp(x))); }},
};

// A 16-bit format: its values by their bits, and the rounding to it.
struct Format {
  DType dtype;
  float (*value)(uint16_t bits);
  uint16_t (*round)(float v);
};
const Format kFormats[] = {{DType::f16, f16_to_f32, f32_to_f16},
                           {DType::bf16, bf16_to_f32, f32_to_bf16}};

// Returns the place of a value among all values of its format, so that neighbours differ by 1.
int place(uint16_t bits) { return bits & 0x8000 ? -(bits & 0x7fff) : bits; }

// The distances of results from their true values, in units in the last place.
struct Worst {
  int ulps = 0;
  Real x = 0, y = 0, want = 0;
  double got = 0;
  int beyond = 0;  // results beyond the bound

  void add(const Format& f, Real at_x, Real at_y, Real true_value, uint16_t result, int bound) {
    const uint16_t want = f.round(static_cast<float>(true_value));
    const float w = f.value(want), g = f.value(result);
    int off = std::isnan(w) && std::isnan(g) ? 0 : std::abs(place(want) - place(result));
    if (std::isnan(w) != std::isnan(g) || (std::isfinite(w) && !std::isfinite(g))) off = 1 << 20;
    // f32's subnormals, which bf16 has too, may lose digits.
    if (f.dtype == DType::bf16 && std::fabs(true_value) < 0x1p-126L) off = off > 4 ? off : 0;
    if (off > bound) ++beyond;
    if (off > ulps) *this = {off, at_x, at_y, true_value, g, beyond};
  }
  std::string text() const {
    std::ostringstream s;
    s << beyond << " results; the worst is " << got << " for the true " << static_cast<double>(want)
      << ", " << ulps << " ulp, at " << static_cast<double>(x) << ", " << static_cast<double>(y);
    return s.str();
  }
};

std::vector<uint16_t> bits_of(const Tensor& t) {
  std::vector<uint16_t> v(static_cast<size_t>(t.count()));
  download(v.data(), t);
  return v;
}

TEST(Sweep, EveryValueOfSixteenBits) {
  TestContext ctx;
  for (const Format& f : kFormats) {
    std::vector<uint16_t> every(65536);
    for (size_t i = 0; i < every.size(); ++i) every[i] = static_cast<uint16_t>(i);
    Tensor x = Tensor::empty(*ctx, f.dtype, {65536});
    upload(x, every.data(), every.size() * 2);
    x->wants_grad = true;
    for (const Function& fn : kFunctions) {
      SCOPED_TRACE(std::string(fn.name) + (f.dtype == DType::f16 ? " in f16" : " in bf16"));
      const Tensor y = fn.run(x);
      const std::vector<uint16_t> got = bits_of(y);
      Worst worst;
      for (size_t i = 0; i < got.size(); ++i) {
        const Real v = f.value(every[i]);
        worst.add(f, v, 0, std::isnan(v) ? v : fn.value(v), got[i], 1);
      }
      EXPECT_LE(worst.ulps, 1) << worst.text();
      if (fn.slope == nullptr) continue;
      for (const double incoming : {1.0, 0.00390625, 1536.0}) {
        if (incoming != 1 && test_device() && !is_full_tier()) break;
        Tensor g = ops::full(*ctx, f.dtype, {65536}, incoming);
        const Tensor roots[] = {fn.run(x)}, grads[] = {g}, inputs[] = {x};
        const std::vector<uint16_t> slopes = bits_of(gradients(roots, grads, inputs, {})[0]);
        Worst slope;
        for (size_t i = 0; i < slopes.size(); ++i) {
          const Real v = f.value(every[i]);
          const Real d = fn.slope(v);
          // A derivative outside f32's range cannot be scaled back into it.
          const bool scales = std::fabs(d) < 0x1p127L && (std::fabs(d) > 0x1p-125L || d == 0);
          if (std::isnan(v) || (incoming != 1 && (!scales || fn.by_result))) continue;
          slope.add(f, v, 0, incoming * d, slopes[i], 2);
        }
        EXPECT_LE(slope.ulps, 2) << "gradient for an incoming " << incoming << ": " << slope.text();
      }
    }
  }
}

// Returns the distance of neighbours of a dtype at v.
Real spacing(DType dtype, Real v) {
  const int digits = dtype == DType::f16 ? 10 : dtype == DType::bf16 ? 7 : 23;
  const int least = dtype == DType::f16 ? -14 : -126;
  const int exponent = v == 0 ? least : std::max(std::ilogb(v), least);
  return std::ldexp(Real{1}, exponent - digits);
}

// Returns the largest error of results, in units in the last place, where the true value is in the
// dtype's range and no subnormal of f32.
Real worst_error(DType dtype, const std::vector<double>& x, const std::vector<double>& got,
                 Real (*of)(Real)) {
  const Real most = dtype == DType::f16 ? 65504 : 3.38e38L;
  Real worst = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const Real want = of(x[i]);
    if (!(std::fabs(want) <= most) || std::fabs(want) < 0x1p-126L) continue;
    worst = std::max(worst, std::fabs(got[i] - want) / spacing(dtype, want));
  }
  return worst;
}

// The errors in f16, bf16 and f32, of which 65536 values are tested. MPT_SWEEP_TABLE names a file
// that receives them as a table: tests/bench/results/functions.csv.
TEST(Sweep, ErrorsOfThreeDTypes) {
  const char* const path = std::getenv("MPT_SWEEP_TABLE");
  LONG_IF(path == nullptr, "the sweeps above have the bounds of 16 bits");
  TestContext ctx;
  std::ofstream table;
  if (path != nullptr) table.open(path);
  table << "function,f16,bf16,f32,gradient in f16,in bf16,in f32\n";
  for (const Function& fn : kFunctions) {
    std::ostringstream results, slopes;
    for (const DType dtype : {DType::f16, DType::bf16, DType::f32}) {
      Tensor x = Tensor::empty(*ctx, dtype, {65536});
      std::vector<uint32_t> every(65536);
      for (uint32_t i = 0; i < every.size(); ++i) every[i] = i * 65537;
      const std::vector<uint16_t> halves(every.begin(), every.end());
      if (dtype == DType::f32) upload(x, every.data(), every.size() * 4);
      else upload(x, halves.data(), halves.size() * 2);
      x->wants_grad = true;
      const std::vector<double> at = values(x).v;
      const Tensor y = fn.run(x);
      const Real error = worst_error(dtype, at, values(y).v, fn.value);
      results << ',' << std::fixed << std::setprecision(2) << static_cast<double>(error);
      // In f32 a sigmoid that is a subnormal has fewer digits than its product with x.
      EXPECT_LE(error, dtype == DType::f32 ? 130 : 1) << fn.name << " in " << name_of(dtype);
      if (fn.slope == nullptr) {
        slopes << ",0.00";
        continue;
      }
      const Tensor roots[] = {y}, grads[] = {ops::full(*ctx, dtype, {65536}, 1)}, inputs[] = {x};
      const Real slope =
          worst_error(dtype, at, values(gradients(roots, grads, inputs, {})[0]).v, fn.slope);
      slopes << ',' << std::fixed << std::setprecision(2) << static_cast<double>(slope);
    }
    table << fn.name << results.str() << slopes.str() << '\n';
  }
}

// A function of two tensors, its value and its partial derivatives.
struct Pair {
  const char* name;
  std::function<Tensor(const Tensor& x, const Tensor& y)> run;
  Real (*value)(Real x, Real y);
  Real (*by_x)(Real x, Real y) = nullptr;  // nullptr: it has no gradients
  Real (*by_y)(Real x, Real y) = nullptr;
  // A factor that f32 must hold: a smaller or larger one cannot be scaled back into its range.
  Real (*factor)(Real x, Real y) = nullptr;
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
     [](Real x, Real y) { return x == 0 && y >= 0 ? 0 : std::pow(x, y) * std::log(x); },
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
    {"lerp/by_weight",
     [](const Tensor& x, const Tensor& y) { return ops::lerp(ops::mul_scalar(y, 0), y, x); },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }},
    {"prelu",
     [](const Tensor& x, const Tensor& y) {
       return ops::reshape(ops::prelu(ops::reshape(x, {1, x.count()}), y), {x.count()});
     },
     [](Real x, Real y) { return x > 0 ? x : x * y; },
     [](Real x, Real y) { return x > 0 ? Real{1} : y; },
     [](Real x, Real) { return x > 0 ? Real{0} : x; }},
    {"glu",
     [](const Tensor& x, const Tensor& y) {
       return ops::glu(ops::cat({x, y}, 0), 0);
     },
     [](Real x, Real y) { return x * logistic(y); }, [](Real, Real y) { return logistic(y); },
     [](Real x, Real y) { return x * logistic_slope(y); },
     [](Real, Real y) { return logistic_slope(y); }},
};

// Returns 300 values: zeros, the smallest and largest ones, neighbours of 1, halves, and others of
// all sizes.
std::vector<uint16_t> chosen(const Format& f) {
  std::vector<uint16_t> v;
  const uint16_t one = f.round(1), most = f.dtype == DType::f16 ? 0x7bff : 0x7f7f;
  for (const int bits : {0, 1, 2, 3, one - 1, int{one}, one + 1, most - 1, int{most}}) {
    v.push_back(static_cast<uint16_t>(bits));
  }
  for (const float x : {0.5f, 1.5f, 2.f, 2.5f, 3.f, 4.f, 10.f, 100.f}) v.push_back(f.round(x));
  for (uint32_t i = 0; v.size() < 150; ++i) {
    v.push_back(static_cast<uint16_t>((i * 2654435761u >> 7) % most));
  }
  for (size_t i = 0; i < 150; ++i) v.push_back(static_cast<uint16_t>(v[i] | 0x8000));
  return v;
}

TEST(Sweep, PairsOfSixteenBits) {
  TestContext ctx;
  for (const Format& f : kFormats) {
    const std::vector<uint16_t> values = chosen(f);
    std::vector<uint16_t> first, second;
    for (const uint16_t a : values) {
      first.insert(first.end(), values.size(), a);
      second.insert(second.end(), values.begin(), values.end());
    }
    const auto count = static_cast<int64_t>(first.size());
    Tensor x = Tensor::empty(*ctx, f.dtype, {count}), y = Tensor::empty(*ctx, f.dtype, {count});
    upload(x, first.data(), first.size() * 2);
    upload(y, second.data(), second.size() * 2);
    x->wants_grad = y->wants_grad = true;
    const auto check = [&](const Pair& p, const char* what, const Tensor& t, Real (*of)(Real, Real),
                           int bound) {
      const std::vector<uint16_t> got = bits_of(t);
      Worst worst;
      for (size_t i = 0; i < got.size(); ++i) {
        const Real a = f.value(first[i]), b = f.value(second[i]);
        const Real factor = p.factor == nullptr ? 1 : std::fabs(p.factor(a, b));
        // Where there is no value, there is no gradient.
        if (std::isnan(p.value(a, b)) && of != p.value) continue;
        if (factor != 0 && (factor < 0x1p-125L || factor >= 0x1p127L)) continue;
        worst.add(f, a, b, of(a, b), got[i], bound);
      }
      EXPECT_LE(worst.ulps, bound) << what << ": " << worst.text();
    };
    for (const Pair& p : kPairs) {
      SCOPED_TRACE(std::string(p.name) + (f.dtype == DType::f16 ? " in f16" : " in bf16"));
      check(p, "value", p.run(x, y), p.value, 1);
      if (p.by_x == nullptr) continue;
      const Tensor roots[] = {p.run(x, y)}, grads[] = {ops::full(*ctx, f.dtype, {count}, 1)},
                   inputs[] = {x, y};
      const auto slopes = gradients(roots, grads, inputs, {});
      check(p, "gradient of x", slopes[0], p.by_x, 2);
      check(p, "gradient of y", slopes[1], p.by_y, 2);
    }
  }
}

// -- zeros, infinities and NaN --------------------------------------------------------------------

// Prints what differs at special values, or nothing. A true value of NaN is NaN; a finite one is
// near; another is the infinity.
std::string difference(DType dtype, Real want, double got, double bound) {
  const Real most = dtype == DType::f16 ? 65519 : 3.4028235e38L;
  if (std::fabs(want) > most) want = std::copysign(kInf, want);
  const bool same = std::isnan(want)   ? std::isnan(got)
                    : std::isinf(want) ? got == want
                                       : std::fabs(got - want) <= bound * spacing(dtype, want);
  if (same) return {};
  std::ostringstream s;
  s << got << " for the true " << static_cast<double>(want);
  return s.str();
}

TEST(Sweep, PairsOfSpecialValues) {
  TestContext ctx;
  for (const DType dtype : {DType::f16, DType::bf16, DType::f32}) {
    const double tiny = dtype == DType::f16 ? 0x1p-14 : 0x1p-126;
    const double huge = dtype == DType::f16    ? 65504
                        : dtype == DType::bf16 ? 0x1.fep127
                                               : 0x1.fffffep127;
    const double inf = std::numeric_limits<double>::infinity();
    const std::vector<double> each = {0,    -0.0,  1,   -1,   tiny,        -tiny,
                                      huge, -huge, inf, -inf, std::nan("")};
    std::vector<double> first, second;
    for (const double a : each) {
      first.insert(first.end(), each.size(), a);
      second.insert(second.end(), each.begin(), each.end());
    }
    const auto count = static_cast<int64_t>(first.size());
    Tensor x = make(*ctx, dtype, {count}, first), y = make(*ctx, dtype, {count}, second);
    x->wants_grad = y->wants_grad = true;
    for (const Pair& p : kPairs) {
      if (std::string(p.name) == "lerp/by_weight") continue;  // multiplies y by 0 first
      const std::vector<double> v = values(p.run(x, y)).v;
      std::vector<double> slopes[2];
      if (p.by_x != nullptr) {
        const Tensor roots[] = {p.run(x, y)}, grads[] = {ops::full(*ctx, dtype, {count}, 1)},
                     inputs[] = {x, y};
        const auto g = gradients(roots, grads, inputs, {});
        for (int k = 0; k < 2; ++k) slopes[k] = values(g[static_cast<size_t>(k)]).v;
      }
      for (size_t i = 0; i < v.size(); ++i) {
        const Real a = first[i], b = second[i];
        const Real want = p.value(a, b);
        EXPECT_EQ(difference(dtype, want, v[i], 1), "")
            << p.name << "(" << first[i] << ", " << second[i] << ") in " << name_of(dtype);
        if (p.by_x == nullptr || std::isnan(want) || std::isnan(a) || std::isnan(b)) continue;
        EXPECT_EQ(difference(dtype, p.by_x(a, b), slopes[0][i], 2), "")
            << "gradient of the first in " << p.name << "(" << first[i] << ", " << second[i]
            << ") in " << name_of(dtype);
        EXPECT_EQ(difference(dtype, p.by_y(a, b), slopes[1][i], 2), "")
            << "gradient of the second in " << p.name << "(" << first[i] << ", " << second[i]
            << ") in " << name_of(dtype);
      }
    }
  }
}

}  // namespace
}  // namespace mpt::test
