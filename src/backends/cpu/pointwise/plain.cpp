// Pointwise functions in double and int64.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/pointwise/plain.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mpt::cpu {
namespace {

// Apply g to n elements of one, two or three operands; see Map.
template <class T, class R, class G>
void loop1(void* out, const void* const* in, const int64_t* step, int64_t n, G g) {
  auto* x = static_cast<const T*>(in[0]);
  auto* y = static_cast<R*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<R>(g(x[i * step[0]]));
}
template <class T, class R, class G>
void loop2(void* out, const void* const* in, const int64_t* step, int64_t n, G g) {
  auto *x = static_cast<const T*>(in[0]), *y = static_cast<const T*>(in[1]);
  auto* z = static_cast<R*>(out);
  const int64_t p = step[0], q = step[1];
  for (int64_t i = 0; i < n; ++i) z[i] = static_cast<R>(g(x[i * p], y[i * q]));
}
template <class T, class G>
void loop3(void* out, const void* const* in, const int64_t* step, int64_t n, G g) {
  auto *x = static_cast<const T*>(in[0]), *y = static_cast<const T*>(in[1]),
       *z = static_cast<const T*>(in[2]);
  auto* w = static_cast<T*>(out);
  const int64_t p = step[0], q = step[1], r = step[2];
  for (int64_t i = 0; i < n; ++i) w[i] = g(x[i * p], y[i * q], z[i * r]);
}

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
double softplus(double x, double a) {  // log(1 + e^(a x)) / a
  return (a * x > 0 ? x : 0) + std::log1p(std::exp(-std::fabs(a * x))) / a;
}
// The distribution function of the normal distribution, and the density at 0.
double below(double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); }
constexpr double kPeak = std::numbers::inv_sqrtpi / std::numbers::sqrt2;
// Constants of the tanh approximation of GELU.
constexpr double kScale = std::numbers::sqrt2 * std::numbers::inv_sqrtpi, kCubic = 0.044715;

// Limits x to [-bound, bound], so that its product with a factor that is 0 beyond is 0 and not NaN.
double bounded(double x, double bound) { return std::min(std::max(x, -bound), bound); }
// gelu_tanh(x) = 0.5 x (1 + tanh(v / 2)) = x sigmoid(v), where v = gelu_tanh_inner(x).
double gelu_tanh_inner(double x) { return 2 * kScale * (x + kCubic * x * x * x); }
double gelu_tanh(double x) { return std::max(x, -40.0) * sigmoid(gelu_tanh_inner(x)); }
double gelu_tanh_slope(double x) {
  x = bounded(x, 40);
  const double s = sigmoid(gelu_tanh_inner(x));
  return s + x * (2 * kScale * (1 + 3 * kCubic * x * x)) * s * (1 - s);
}
// Returns a^2 s(a x) s(-a x), where s is the sigmoid.
double logistic_slope(double x, double a) {
  const double e = std::exp(-std::fabs(a * x));
  return a * a * e / ((1 + e) * (1 + e));
}
// A slope of 0 gives 0, also of -infinity.
double leaky_relu(double x, double slope) {
  if (x > 0) return x;
  return slope == 0 && std::isinf(x) ? -slope : slope * x;
}
double hardsigmoid(double x) { return std::min(std::max(x + 3, 0.0), 6.0) / 6; }
// The parts of tanh(log(1 + e^x)) = top / bottom, computed from e^-|x| to avoid overflow.
struct Mish {
  double e, top, bottom;
  explicit Mish(double x)
      : e(std::exp(-std::fabs(x))),
        top(x < 0 ? e * (e + 2) : 2 * e + 1),
        bottom(top + (x < 0 ? 2 : 2 * e * e)) {}
};
double mish(double x) {
  const Mish m(x);
  return std::max(x, -1e3) * (m.top / m.bottom);
}
double mish_slope(double x) {
  const Mish m(x);
  const double rest = (x < 0 ? 2 * m.e : 2 * m.e * m.e) / (1 + m.e);
  return m.top / m.bottom + bounded(x, 1e3) * (rest * ((m.bottom + m.top) / m.bottom) / m.bottom);
}
// Rounds x to a multiple of 1 / scale, or of step if step > 0.
double round_to(double x, double scale, double step) {
  const double wide = step > 0 ? x / step : x * scale;
  if (!(std::fabs(wide) < 0x1p53)) return x;
  const double whole = std::nearbyint(wide);
  return std::copysign(step > 0 ? whole * step : whole / scale, x);
}
// Returns a + w (b - a), exact at both ends. The products are added where b - a may overflow or be
// infinite.
double lerp(double a, double b, double w) {
  if (w == 0) return a;
  if (w == 1) return b;
  const double rest = 1 - w, d = b - a;
  const bool one_sign = (a > 0 && b > 0) || (a < 0 && b < 0);
  if (!one_sign || !std::isfinite(d)) return w * b + rest * a;
  return std::fabs(w) < 0.5 ? a + w * d : b - rest * d;
}
double remainder_of(double x, double y) {  // with the sign of y, as Python's %
  const double m = std::fmod(x, y);
  if (m == 0) return std::copysign(0, y);
  return (m < 0) != (y < 0) ? m + y : m;
}
double floor_div_of(double x, double y) {  // floor of the exact x / y, as Python's //
  const double m = std::fmod(x, y);
  double q = (x - m) / y;
  if (m != 0 && (m < 0) != (y < 0)) q -= 1;
  if (q == 0) return std::copysign(0, x / y);
  return y == 0 ? x / y : std::round(q);
}
// Binary cross entropy of probability x and target t; logarithms are at least -100, as in PyTorch.
double bce(double x, double t) {
  return -(t * std::max(std::log(x), -100.0) + (1 - t) * std::max(std::log1p(-x), -100.0));
}

// Avoids softplus(x) - x t, which cancels where t is near 1. A factor of 0 gives 0, also of an
// infinite x.
double bce_logits(double x, double t) {
  const double factor = x > 0 ? 1 - t : -t;
  return std::log1p(std::exp(-std::fabs(x))) + (factor == 0 ? 0 : factor * x);
}
// Returns s(x) - t with s = sigmoid; 1 - s(x) is s(-x).
double bce_logits_grad(double x, double t) {
  const double tail = sigmoid(-std::fabs(x));
  return x >= 0 ? (1 - t) - tail : tail - t;
}

// Conversions for arithmetic that wraps.
uint64_t u(int64_t v) { return static_cast<uint64_t>(v); }
int64_t s(uint64_t v) { return static_cast<int64_t>(v); }
int64_t floor_div(int64_t x, int64_t y) {
  if (y == 0) return 0;
  if (y == -1) return s(0 - u(x));
  const int64_t q = x / y;
  return x % y != 0 && (x < 0) != (y < 0) ? q - 1 : q;
}

// A case of a switch that returns the loop of one function: y = e, of elements x (and y) of type T
// and the scalars a and b, stored as R. REAL: doubles. WHOLE: int64. TEST: stored as 0 or 1.
#define FORM1(T, R, op, e)                                                      \
  case UnaryOp::op:                                                             \
    return [](void* out, const void* const* in, const int64_t* step, int64_t n, \
              const double* scalars) {                                          \
      [[maybe_unused]] const double a = scalars[0], b = scalars[1];             \
      loop1<T, R>(out, in, step, n, [=]([[maybe_unused]] T x) { return e; });   \
    }
#define FORM2(T, R, op, e)                                                      \
  case BinaryOp::op:                                                            \
    return [](void* out, const void* const* in, const int64_t* step, int64_t n, \
              const double* scalars) {                                          \
      [[maybe_unused]] const double a = scalars[0];                             \
      loop2<T, R>(out, in, step, n, [=](T x, T y) { return e; });               \
    }

}  // namespace

Map plain_unary(UnaryOp op, DType compute) {
#define REAL(name, e) FORM1(double, double, name, e)
#define TEST(name, e) FORM1(double, uint8_t, name, e)
  if (compute == DType::f64) {
    switch (op) {
      REAL(neg, -x);
      REAL(abs, std::fabs(x));
      REAL(sign, std::isnan(x) ? x : static_cast<double>((x > 0) - (x < 0)));
      REAL(sqrt, std::sqrt(x));
      REAL(rsqrt, 1 / std::sqrt(x));
      REAL(exp, std::exp(x));
      REAL(expm1, std::expm1(x));
      REAL(log, std::log(x));
      REAL(log1p, std::log1p(x));
      REAL(reciprocal, 1 / x);
      REAL(square, x * x);
      REAL(sin, std::sin(x));
      REAL(cos, std::cos(x));
      REAL(floor, std::floor(x));
      REAL(ceil, std::ceil(x));
      REAL(round, std::nearbyint(x));
      REAL(relu, x < 0 ? 0.0 : x);
      REAL(gelu_erf, std::max(x, -40.0) * below(x));
      REAL(gelu_tanh, gelu_tanh(x));
      REAL(silu, std::max(x, -1e3) / (1 + std::exp(-x)));
      REAL(sigmoid, sigmoid(x));
      REAL(tanh, std::tanh(x));
      REAL(softplus, softplus(x, a));
      REAL(erf, std::erf(x));
      REAL(add_scalar, x + a);
      REAL(mul_scalar, x * a);
      REAL(pow_scalar, std::pow(x, a));
      REAL(rpow_scalar, std::pow(a, x));
      REAL(div_scalar, x / a);
      REAL(rdiv_scalar, a / x);
      REAL(clamp, std::isnan(x) ? x : std::min(std::max(x, a), b));
      REAL(leaky_relu, leaky_relu(x, a));
      REAL(elu, x > 0 ? x : a * std::expm1(x));
      REAL(log2, std::log2(x));
      REAL(log10, std::log10(x));
      REAL(softsign, std::isinf(x) ? std::copysign(1, x) : x / (1 + std::fabs(x)));
      REAL(hardsigmoid, hardsigmoid(x));
      REAL(hardswish, std::max(x, -3.0) * hardsigmoid(x));
      REAL(mish, mish(x));
      REAL(round_at, round_to(x, a, b));
      TEST(logical_not, x == 0);
      TEST(isfinite, std::isfinite(x));
      TEST(isnan, std::isnan(x));
    }
    return nullptr;
  }
#undef REAL
#undef TEST
#define WHOLE(name, e) FORM1(int64_t, int64_t, name, e)
#define TEST(name, e) FORM1(int64_t, uint8_t, name, e)
  switch (op) {
    WHOLE(neg, s(0 - u(x)));
    WHOLE(abs, x < 0 ? s(0 - u(x)) : x);
    WHOLE(sign, (x > 0) - (x < 0));
    WHOLE(square, s(u(x) * u(x)));
    WHOLE(floor, x);
    WHOLE(ceil, x);
    WHOLE(round, x);
    WHOLE(relu, x > 0 ? x : 0);
    TEST(logical_not, x == 0);
    TEST(isfinite, true);
    TEST(isnan, false);
    default: return nullptr;
  }
#undef WHOLE
#undef TEST
}

Map plain_binary(BinaryOp op, DType compute) {
#define REAL(name, e) FORM2(double, double, name, e)
#define TEST(name, e) FORM2(double, uint8_t, name, e)
  if (compute == DType::f64) {
    switch (op) {
      REAL(add, x + y);
      REAL(sub, x - y);
      REAL(mul, x * y);
      REAL(div, x / y);
      REAL(pow, std::pow(x, y));
      REAL(maximum, std::isnan(x) || x > y ? x : y);
      REAL(minimum, std::isnan(x) || x < y ? x : y);
      TEST(eq, x == y);
      TEST(ne, x != y);
      TEST(lt, x < y);
      TEST(le, x <= y);
      TEST(gt, x > y);
      TEST(ge, x >= y);
      TEST(logical_and, x != 0 && y != 0);
      TEST(logical_or, x != 0 || y != 0);
      TEST(logical_xor, (x != 0) != (y != 0));
      REAL(add_scaled, x + a * y);
      REAL(floor_div, floor_div_of(x, y));
      REAL(remainder, remainder_of(x, y));
      REAL(relu_grad, y <= 0 ? 0 : x);
      REAL(leaky_relu_grad, y > 0 ? x : a == 0 ? 0 : a * x);
      REAL(elu_grad, y > 0 ? x : x * a * std::exp(y));
      REAL(gelu_erf_grad, x * (below(y) + bounded(y, 40) * kPeak * std::exp(-0.5 * y * y)));
      REAL(gelu_tanh_grad, x * gelu_tanh_slope(y));
      REAL(silu_grad, x * sigmoid(y) * (1 + bounded(y, 1e3) * (1 - sigmoid(y))));
      REAL(softplus_grad, x * sigmoid(a * y));
      REAL(sigmoid_grad, x * y * (1 - y));
      REAL(tanh_grad, x * (1 - y * y));
      REAL(bce, bce(x, y));
      REAL(bce_logits, bce_logits(x, y));
      REAL(bce_logits_grad, bce_logits_grad(x, y));
      REAL(div_scaled, x / y * a);
      // The difference may overflow where its half does not.
      REAL(huber, std::fabs(x - y) <= a ? 0.5 * (x - y) * (x - y)
                                        : 2 * a * (std::fabs(0.5 * x - 0.5 * y) - 0.25 * a));
      REAL(smooth_l1,
           std::fabs(x - y) < a ? 0.5 * (x - y) * (x - y) / a : std::fabs(x - y) - 0.5 * a);
      REAL(logistic_grad, x * logistic_slope(y, a));
      REAL(softsign_grad, x / (1 + std::fabs(y)) / (1 + std::fabs(y)));
      REAL(hardsigmoid_grad, std::fabs(y) < 3 ? x / 6 : 0);
      REAL(hardswish_grad, y >= 3 ? x : y <= -3 ? 0 : x * ((y + y + 3) / 6));
      REAL(mish_grad, x * mish_slope(y));
      REAL(prelu, leaky_relu(x, y));
      REAL(weigh, x == 0 ? 0 : x * y);
    }
    return nullptr;
  }
#undef REAL
#undef TEST
#define WHOLE(name, e) FORM2(int64_t, int64_t, name, e)
#define TEST(name, e) FORM2(int64_t, uint8_t, name, e)
  switch (op) {
    WHOLE(add, s(u(x) + u(y)));
    WHOLE(sub, s(u(x) - u(y)));
    WHOLE(mul, s(u(x) * u(y)));
    WHOLE(maximum, std::max(x, y));
    WHOLE(minimum, std::min(x, y));
    TEST(eq, x == y);
    TEST(ne, x != y);
    TEST(lt, x < y);
    TEST(le, x <= y);
    TEST(gt, x > y);
    TEST(ge, x >= y);
    TEST(logical_and, x && y);
    TEST(logical_or, x || y);
    TEST(logical_xor, (x != 0) != (y != 0));
    WHOLE(floor_div, floor_div(x, y));
    WHOLE(remainder, y == 0 ? 0 : s(u(x) - u(floor_div(x, y)) * u(y)));
    WHOLE(relu_grad, y > 0 ? x : 0);
    default: return nullptr;
  }
#undef WHOLE
#undef TEST
}

Map plain_ternary(TernaryOp op, DType compute) {
  if (compute == DType::f64) {
    switch (op) {
      case TernaryOp::where:
        return [](void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
          loop3<double>(out, in, step, n,
                        [](double x, double y, double z) { return x != 0 ? y : z; });
        };
      case TernaryOp::add_product:
        return [](void* out, const void* const* in, const int64_t* step, int64_t n,
                  const double* scalars) {
          const double a = scalars[0];
          loop3<double>(out, in, step, n,
                        [a](double x, double y, double z) { return x + a * y * z; });
        };
      case TernaryOp::dropout:
        return [](void* out, const void* const* in, const int64_t* step, int64_t n,
                  const double* scalars) {
          const double a = scalars[0];
          loop3<double>(out, in, step, n,
                        [a](double x, double y, double z) { return y == 0 ? z : x * y * a + z; });
        };
      case TernaryOp::lerp:
        return [](void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
          loop3<double>(out, in, step, n, lerp);
        };
      case TernaryOp::glu_grad:
        return [](void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
          loop3<double>(out, in, step, n, [](double x, double y, double z) {
            return x * (y * logistic_slope(z, 1));
          });
        };
      case TernaryOp::prelu_grad:
        return [](void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
          loop3<double>(out, in, step, n, [](double x, double y, double z) {
            return y > 0 ? x : z == 0 ? 0 : x * z;
          });
        };
    }
    return nullptr;
  }
  if (op != TernaryOp::where) return nullptr;
  return [](void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
    loop3<int64_t>(out, in, step, n,
                   [](int64_t x, int64_t y, int64_t z) { return x != 0 ? y : z; });
  };
}

}  // namespace mpt::cpu
