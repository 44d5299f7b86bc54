// Scalar functions of the pointwise kernels, in double.
// SPDX-License-Identifier: Apache-2.0
#include "backends/ref/functions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mpt::ref {
namespace {

constexpr double kSqrt2 = std::numbers::sqrt2;
constexpr double kSqrt2OverPi = kSqrt2 * std::numbers::inv_sqrtpi;
constexpr double kNormalPeak = std::numbers::inv_sqrtpi / kSqrt2;
constexpr double kCubic = 0.044715;  // coefficient of the tanh form of GELU

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
double softplus(double x) { return std::max(x, 0.0) + std::log1p(std::exp(-std::fabs(x))); }
double normal_cdf(double x) { return 0.5 * std::erfc(-x / kSqrt2); }

// Returns x f, where f vanishes at an infinite x more quickly than x grows.
double times(double x, double f) { return f == 0 && !std::isnan(x) ? std::copysign(0, x) : x * f; }

// A slope of 0 gives 0, also of -infinity.
double leaky_relu(double x, double slope) {
  if (x > 0) return x;
  return slope == 0 && std::isinf(x) ? -slope : slope * x;
}

// 0.5 x (1 + tanh(u)) = x sigmoid(2 u), which does not cancel.
double gelu_tanh_inner(double x) { return 2 * kSqrt2OverPi * (x + kCubic * x * x * x); }
double gelu_tanh(double x) { return times(x, sigmoid(gelu_tanh_inner(x))); }
double gelu_tanh_slope(double x) {
  const double v = gelu_tanh_inner(x), inner = 2 * kSqrt2OverPi * (1 + 3 * kCubic * x * x);
  return sigmoid(v) + times(x * inner, sigmoid(v) * sigmoid(-v));
}

double floor_div_of(double x, double y) {  // floor of the exact x / y, as Python's //
  const double m = std::fmod(x, y);
  double q = (x - m) / y;
  if (m != 0 && (m < 0) != (y < 0)) q -= 1;
  if (q == 0) return std::copysign(0, x / y);
  return y == 0 ? x / y : std::round(q);
}

// The derivative of the sigmoid, without cancellation.
double bell(double x) { return sigmoid(x) * sigmoid(-x); }

double hardsigmoid(double x) { return x <= -3 ? 0 : x >= 3 ? 1 : (x + 3) / 6; }

double mish_slope(double x) {
  const double c = std::cosh(softplus(x));
  const double s = x < 0 ? std::exp(x) / (1 + std::exp(x)) : sigmoid(x);
  return std::tanh(softplus(x)) + times(x, s / (c * c));
}

// Rounds to a multiple of 1 / scale, or of step if step > 0.
double round_at(double x, double scale, double step) {
  const double wide = step > 0 ? x / step : x * scale;
  if (!(std::fabs(wide) < 0x1p53)) return x;
  return std::copysign(step > 0 ? std::nearbyint(wide) * step : std::nearbyint(wide) / scale, x);
}

bool either_nan(double x, double y) { return std::isnan(x) || std::isnan(y); }

}  // namespace

double unary(UnaryOp op, double x, double a, double b) {
  switch (op) {
    case UnaryOp::neg: return -x;
    case UnaryOp::abs: return std::fabs(x);
    case UnaryOp::sign: return std::isnan(x) ? x : (x > 0) - (x < 0);
    case UnaryOp::sqrt: return std::sqrt(x);
    case UnaryOp::rsqrt: return 1 / std::sqrt(x);
    case UnaryOp::exp: return std::exp(x);
    case UnaryOp::expm1: return std::expm1(x);
    case UnaryOp::log: return std::log(x);
    case UnaryOp::log1p: return std::log1p(x);
    case UnaryOp::reciprocal: return 1 / x;
    case UnaryOp::square: return x * x;
    case UnaryOp::sin: return std::sin(x);
    case UnaryOp::cos: return std::cos(x);
    case UnaryOp::floor: return std::floor(x);
    case UnaryOp::ceil: return std::ceil(x);
    case UnaryOp::round: return std::nearbyint(x);
    case UnaryOp::relu: return std::isnan(x) ? x : std::max(x, 0.0);
    case UnaryOp::gelu_erf: return times(x, normal_cdf(x));
    case UnaryOp::gelu_tanh: return gelu_tanh(x);
    case UnaryOp::silu: return times(x, 1 / (1 + std::exp(-x)));
    case UnaryOp::sigmoid: return sigmoid(x);
    case UnaryOp::tanh: return std::tanh(x);
    case UnaryOp::softplus: return (a * x > 0 ? x : 0) + softplus(-std::fabs(a * x)) / a;
    case UnaryOp::erf: return std::erf(x);
    case UnaryOp::add_scalar: return x + a;
    case UnaryOp::mul_scalar: return x * a;
    case UnaryOp::pow_scalar: return std::pow(x, a);
    case UnaryOp::rpow_scalar: return std::pow(a, x);
    case UnaryOp::div_scalar: return x / a;
    case UnaryOp::rdiv_scalar: return a / x;
    case UnaryOp::clamp: return std::isnan(x) ? x : std::min(std::max(x, a), b);
    case UnaryOp::leaky_relu: return leaky_relu(x, a);
    case UnaryOp::elu: return x > 0 ? x : a * std::expm1(x);
    case UnaryOp::log2: return std::log2(x);
    case UnaryOp::log10: return std::log10(x);
    case UnaryOp::softsign: return std::isinf(x) ? std::copysign(1, x) : x / (1 + std::fabs(x));
    case UnaryOp::hardsigmoid: return hardsigmoid(x);
    case UnaryOp::hardswish: return times(x, hardsigmoid(x));
    case UnaryOp::mish: return times(x, std::tanh(softplus(x)));
    case UnaryOp::round_at: return round_at(x, a, b);
    case UnaryOp::logical_not: return x == 0;
    case UnaryOp::isfinite: return std::isfinite(x);
    case UnaryOp::isnan: return std::isnan(x);
  }
  return 0;
}

double binary(BinaryOp op, double x, double y, double a) {
  const double g = x;
  switch (op) {
    case BinaryOp::add: return x + y;
    case BinaryOp::sub: return x - y;
    case BinaryOp::mul: return x * y;
    case BinaryOp::div: return x / y;
    case BinaryOp::pow: return std::pow(x, y);
    case BinaryOp::maximum: return either_nan(x, y) ? std::nan("") : std::max(x, y);
    case BinaryOp::minimum: return either_nan(x, y) ? std::nan("") : std::min(x, y);
    case BinaryOp::eq: return x == y;
    case BinaryOp::ne: return x != y;
    case BinaryOp::lt: return x < y;
    case BinaryOp::le: return x <= y;
    case BinaryOp::gt: return x > y;
    case BinaryOp::ge: return x >= y;
    case BinaryOp::logical_and: return x != 0 && y != 0;
    case BinaryOp::logical_or: return x != 0 || y != 0;
    case BinaryOp::logical_xor: return (x != 0) != (y != 0);
    case BinaryOp::add_scaled: return x + a * y;
    case BinaryOp::floor_div: return floor_div_of(x, y);
    case BinaryOp::remainder: {
      const double m = std::fmod(x, y);
      if (m == 0) return std::copysign(0, y);
      return (m < 0) != (y < 0) ? m + y : m;
    }
    case BinaryOp::relu_grad: return y <= 0 ? 0 : g;
    case BinaryOp::leaky_relu_grad: return y > 0 ? g : a == 0 ? 0 : a * g;
    case BinaryOp::elu_grad: return y > 0 ? g : g * a * std::exp(y);
    case BinaryOp::gelu_erf_grad:
      return g * (normal_cdf(y) + times(y, kNormalPeak * std::exp(-0.5 * y * y)));
    case BinaryOp::gelu_tanh_grad: return g * gelu_tanh_slope(y);
    case BinaryOp::silu_grad: {
      const double s = sigmoid(y);
      return g * (s + times(y, bell(y)));
    }
    case BinaryOp::softplus_grad: return g * sigmoid(a * y);
    case BinaryOp::sigmoid_grad: return g * y * (1 - y);
    case BinaryOp::tanh_grad: return g * (1 - y * y);
    case BinaryOp::bce: {  // PyTorch's lower bound of the logarithms keeps the loss finite
      const double p = std::max(std::log(x), -100.0), q = std::max(std::log1p(-x), -100.0);
      return -(y * p + (1 - y) * q);
    }
    case BinaryOp::bce_logits: {  // softplus(x) - x y, rewritten to avoid cancellation
      const double factor = x > 0 ? 1 - y : -y;
      return std::log1p(std::exp(-std::fabs(x))) + (factor == 0 ? 0 : factor * x);
    }
    case BinaryOp::bce_logits_grad: {  // 1 - s(x) is s(-x)
      const double tail = sigmoid(-std::fabs(x));
      return x >= 0 ? (1 - y) - tail : tail - y;
    }
    case BinaryOp::huber: {
      const double d = std::fabs(x - y), half = std::fabs(0.5 * x - 0.5 * y);  // d may overflow
      return d <= a ? 0.5 * d * d : 2 * a * (half - 0.25 * a);
    }
    case BinaryOp::smooth_l1: {
      const double d = std::fabs(x - y);
      return d < a ? 0.5 * d * d / a : d - 0.5 * a;
    }
    case BinaryOp::logistic_grad: return g * (a * a * bell(a * y));
    case BinaryOp::softsign_grad: return g / ((1 + std::fabs(y)) * (1 + std::fabs(y)));
    case BinaryOp::hardsigmoid_grad: return std::fabs(y) < 3 ? g / 6 : 0;
    case BinaryOp::hardswish_grad: return y >= 3 ? g : y <= -3 ? 0 : g * ((2 * y + 3) / 6);
    case BinaryOp::mish_grad: return g * mish_slope(y);
    case BinaryOp::prelu: return leaky_relu(x, y);
    case BinaryOp::weigh: return x == 0 ? 0 : x * y;
    case BinaryOp::div_scaled: return x / y * a;
  }
  return 0;
}

namespace {

double lerp(double a, double b, double w) {  // exact at both ends
  if (w == 0) return a;
  if (w == 1) return b;
  return std::isfinite(b - a) && a * b > 0 ? a + w * (b - a) : (1 - w) * a + w * b;
}

}  // namespace

double ternary(TernaryOp op, double x, double y, double z, double a) {
  switch (op) {
    case TernaryOp::where: return x != 0 ? y : z;
    case TernaryOp::add_product: return x + a * y * z;
    case TernaryOp::dropout: return y == 0 ? z : x * y * a + z;
    case TernaryOp::lerp: return lerp(x, y, z);
    case TernaryOp::glu_grad: return x * (y * bell(z));
    case TernaryOp::prelu_grad: return y > 0 ? x : z == 0 ? 0 : x * z;
  }
  return 0;
}

double activate(Activation act, double x) {
  if (act == Activation::none) return x;
  const UnaryOp op = act == Activation::relu      ? UnaryOp::relu
                     : act == Activation::sigmoid ? UnaryOp::sigmoid
                                                  : UnaryOp::tanh;
  return unary(op, x, 0, 0);
}

uint64_t whole_pow(uint64_t x, int64_t p) {
  if (p < 0 && x != 1 && x != ~uint64_t{0}) return 0;
  if (p < 0) return p % 2 ? x : 1;
  uint64_t y = 1;
  for (; p > 0; p >>= 1, x *= x)
    if (p & 1) y *= x;
  return y;
}

int64_t floor_div(int64_t x, int64_t y) {
  if (y == 0) return 0;
  if (y == -1) return static_cast<int64_t>(0 - static_cast<uint64_t>(x));
  const int64_t q = x / y;
  return x % y != 0 && (x < 0) != (y < 0) ? q - 1 : q;
}

}  // namespace mpt::ref
