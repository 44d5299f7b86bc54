// Rows of arithmetic, functions, activations and selection.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "core/context.h"
#include "harness.h"

namespace mpt::test {
namespace {

// Adds cases with a plain formula, including an empty and a 0-dim one.
Row one(Row row, double (*f)(double), double low = -2, double high = 2) {
  return row.on({real({3, 5}, low, high)})
      .on({real({0, 2})})
      .on({real({}, low, high)})
      .truth([f](const std::vector<Array>& x) {
        std::vector<double> y;
        for (double v : x[0].v) y.push_back(f(v));
        return y;
      });
}
// Adds cases with a plain formula of two inputs, including broadcasting, empty and 0-dim ones.
Row two(Row row, double (*f)(double, double), double low = -2, double high = 2) {
  return row.on({real({3, 5}, low, high), real({3, 5}, low, high)})
      .on({real({2, 1, 3}, low, high), real({4, 1}, low, high)})
      .on({real({0, 3}), real({1, 3})})
      .on({real({}, low, high), real({1}, low, high)})
      .truth([f](const std::vector<Array>& x) {
        std::vector<double> y;
        for (size_t i = 0; i < x[0].v.size(); ++i) y.push_back(f(x[0].v[i], x[1].v[i]));
        return y;
      });
}

double phi(double x) { return 0.5 * (1 + std::erf(x / std::sqrt(2.0))); }
double logistic(double x) { return 1 / (1 + std::exp(-x)); }

ROWS(
    Arithmetic, two(ROW("add", ops::add(x[0], x[1])), [](double a, double b) { return a + b; }),
    two(ROW("sub", ops::sub(x[0], x[1])), [](double a, double b) { return a - b; }),
    two(ROW("mul", ops::mul(x[0], x[1])).roundings(1, 3), [](double a, double b) { return a * b; }),
    two(
        ROW("div", ops::div(x[0], x[1])).roundings(1, 10), [](double a, double b) { return a / b; },
        0.5, 2),
    two(
        ROW("pow", ops::pow(x[0], x[1])).roundings(1, 3),
        [](double a, double b) { return std::pow(a, b); }, 0.5, 2),
    two(ROW("maximum", ops::maximum(x[0], x[1])),
        [](double a, double b) { return std::max(a, b); }),
    two(ROW("minimum", ops::minimum(x[0], x[1])),
        [](double a, double b) { return std::min(a, b); }),
    two(
        ROW("remainder", ops::remainder(x[0], x[1])),
        [](double a, double b) { return a - b * std::floor(a / b); }, 0.6, 1.9)
        .no_half(),
    two(
        ROW("floor_divide", ops::floor_divide(x[0], x[1])),
        [](double a, double b) { return std::floor(a / b); }, 0.5, 2)
        .no_grad()
        .no_half(),
    two(ROW("eq", ops::eq(x[0], x[1])), [](double a, double b) { return double(a == b); })
        .no_grad(),
    two(ROW("ne", ops::ne(x[0], x[1])), [](double a, double b) { return double(a != b); })
        .no_grad(),
    two(ROW("lt", ops::lt(x[0], x[1])), [](double a, double b) { return double(a < b); }).no_grad(),
    two(ROW("le", ops::le(x[0], x[1])), [](double a, double b) { return double(a <= b); })
        .no_grad(),
    two(ROW("gt", ops::gt(x[0], x[1])), [](double a, double b) { return double(a > b); }).no_grad(),
    two(ROW("ge", ops::ge(x[0], x[1])), [](double a, double b) { return double(a >= b); })
        .no_grad(),
    two(ROW("logical_and", ops::logical_and(x[0], x[1])),
        [](double a, double b) { return double(a != 0 && b != 0); })
        .no_grad(),
    two(ROW("logical_or", ops::logical_or(x[0], x[1])),
        [](double a, double b) { return double(a != 0 || b != 0); })
        .no_grad(),
    two(ROW("logical_xor", ops::logical_xor(x[0], x[1])),
        [](double a, double b) { return double((a != 0) != (b != 0)); })
        .no_grad(),
    one(ROW("add_scalar", ops::add_scalar(x[0], 1.5)), [](double v) { return v + 1.5; }),
    one(ROW("mul_scalar", ops::mul_scalar(x[0], -1.5)), [](double v) { return v * -1.5; }),
    one(ROW("div_scalar", ops::div_scalar(x[0], -3)), [](double v) { return v / -3; }),
    one(
        ROW("rdiv_scalar", ops::rdiv_scalar(-3, x[0])), [](double v) { return -3 / v; }, 0.3, 2),
    one(ROW("pow_scalar/square", ops::pow_scalar(x[0], 2)), [](double v) { return v * v; }),
    one(ROW("pow_scalar/zero", ops::pow_scalar(x[0], 0)), [](double) { return 1.0; }),
    one(ROW("pow_scalar/root", ops::pow_scalar(x[0], 0.5)), std::sqrt, 0.2, 2),
    one(ROW("rpow_scalar", ops::rpow_scalar(1.5, x[0])),
        [](double v) { return std::pow(1.5, v); }));

ROWS(Functions, one(ROW("neg", ops::neg(x[0])), [](double v) { return -v; }),
     one(ROW("abs", ops::abs(x[0])), std::fabs),
     one(ROW("sign", ops::sign(x[0])), [](double v) { return double((v > 0) - (v < 0)); }),
     one(ROW("sqrt", ops::sqrt(x[0])), std::sqrt, 0.2, 2),
     one(
         ROW("rsqrt", ops::rsqrt(x[0])).roundings(1, 4), [](double v) { return 1 / std::sqrt(v); },
         0.2, 2),
     one(ROW("square", ops::square(x[0])), [](double v) { return v * v; }),
     one(ROW("exp", ops::exp(x[0])), std::exp), one(ROW("expm1", ops::expm1(x[0])), std::expm1),
     one(ROW("log", ops::log(x[0])), std::log, 0.2, 2),
     one(ROW("log1p", ops::log1p(x[0])), std::log1p, -0.5, 2),
     one(
         ROW("reciprocal", ops::reciprocal(x[0])).roundings(1, 3), [](double v) { return 1 / v; },
         0.3, 2),
     one(ROW("sin", ops::sin(x[0])), std::sin), one(ROW("cos", ops::cos(x[0])), std::cos),
     one(ROW("tan", ops::tan(x[0])).roundings(1, 2), std::tan, -1, 1),
     one(ROW("log2", ops::log2(x[0])), std::log2, 0.2, 2),
     one(ROW("log10", ops::log10(x[0])), std::log10, 0.2, 2),
     one(ROW("erf", ops::erf(x[0])), std::erf),
     one(ROW("round_decimals", ops::round_decimals(x[0], 1)),
         [](double v) { return std::nearbyint(v * 10) / 10; })
         .no_grad()
         .no_half(),
     one(ROW("floor", ops::floor(x[0])), std::floor).no_grad(),
     one(ROW("ceil", ops::ceil(x[0])), std::ceil).no_grad(),
     one(ROW("round", ops::round(x[0])), std::nearbyint).no_grad(),
     one(ROW("clamp", ops::clamp(x[0], -0.5, 1)),
         [](double v) { return std::min(std::max(v, -0.5), 1.0); }),
     one(ROW("logical_not", ops::logical_not(x[0])), [](double v) { return double(v == 0); })
         .no_grad(),
     one(ROW("isfinite", ops::isfinite(x[0])), [](double v) { return double(std::isfinite(v)); })
         .no_grad(),
     one(ROW("isnan", ops::isnan(x[0])), [](double v) { return double(std::isnan(v)); }).no_grad());

ROWS(Activations, one(ROW("relu", ops::relu(x[0])), [](double v) { return v > 0 ? v : 0; }),
     one(ROW("leaky_relu", ops::leaky_relu(x[0], 0.1)),
         [](double v) { return v > 0 ? v : v / 10; }),
     one(ROW("elu", ops::elu(x[0], 1.5)), [](double v) { return v > 0 ? v : 1.5 * std::expm1(v); }),
     one(ROW("gelu", ops::gelu(x[0], false)), [](double v) { return v * phi(v); }),
     one(ROW("gelu/tanh", ops::gelu(x[0], true)),
         [](double v) {
           return 0.5 * v * (1 + std::tanh(std::sqrt(2 / M_PI) * (v + 0.044715 * v * v * v)));
         }),
     one(ROW("silu", ops::silu(x[0])), [](double v) { return v * logistic(v); }),
     one(ROW("sigmoid", ops::sigmoid(x[0])), logistic),
     one(ROW("tanh", ops::tanh(x[0])).roundings(1, 3), std::tanh),
     one(ROW("softplus", ops::softplus(x[0])), [](double v) { return std::log1p(std::exp(v)); }),
     one(ROW("softplus_beta", ops::softplus_beta(x[0], 2.5)),
         [](double v) { return std::log1p(std::exp(2.5 * v)) / 2.5; }),
     one(ROW("logsigmoid", ops::logsigmoid(x[0])), [](double v) { return std::log(logistic(v)); }),
     one(ROW("softsign", ops::softsign(x[0])), [](double v) { return v / (1 + std::fabs(v)); }),
     one(
         ROW("hardsigmoid", ops::hardsigmoid(x[0])),
         [](double v) { return std::min(std::max(v + 3, 0.0), 6.0) / 6; }, -5, 5),
     one(
         ROW("hardswish", ops::hardswish(x[0])),
         [](double v) { return v * std::min(std::max(v + 3, 0.0), 6.0) / 6; }, -5, 5),
     one(ROW("mish", ops::mish(x[0])),
         [](double v) { return v * std::tanh(std::log1p(std::exp(v))); }),
     ROW("glu", ops::glu(x[0], 1))
         .on({real({3, 10})})
         .on({real({2, 4, 3})})
         .on({real({2, 0})})
         .truth([](const std::vector<Array>& x) {
           std::vector<double> y;
           for (size_t i = 0; i < 15; ++i) {
             const size_t at = i / 5 * 10 + i % 5;
             y.push_back(x[0].v[at] * logistic(x[0].v[at + 5]));
           }
           return y;
         }),
     ROW("prelu/one", ops::prelu(x[0], x[1]))
         .on({real({3, 5}), real({1})})
         .on({real({}), real({1})})
         .on({real({0, 2}), real({1})})
         .truth([](const std::vector<Array>& x) {
           std::vector<double> y;
           for (double v : x[0].v) y.push_back(v > 0 ? v : v * x[1].v[0]);
           return y;
         }),
     ROW("prelu/channels", ops::prelu(x[0], x[1]))
         .on({real({2, 3, 4}), real({3})})
         .truth([](const std::vector<Array>& x) {
           std::vector<double> y;
           for (size_t i = 0; i < x[0].v.size(); ++i) {
             const double v = x[0].v[i];
             y.push_back(v > 0 ? v : v * x[1].v[i / 4 % 3]);
           }
           return y;
         }));

ROWS(Selection,
     ROW("where", ops::where(x[0], x[1], x[2]))
         .on({boolean({3, 4}), real({3, 4}), real({3, 4})})
         .on({boolean({4}), real({3, 1}), real({})})
         .on({boolean({0, 4}), real({1, 4}), real({})})
         .truth([](const std::vector<Array>& x) {
           std::vector<double> y;
           for (size_t i = 0; i < x[0].v.size(); ++i) y.push_back(x[x[0].v[i] != 0 ? 1 : 2].v[i]);
           return y;
         }),
     ROW("lerp", ops::lerp(x[0], x[1], x[2]))
         .on({real({3, 5}), real({3, 5}), real({3, 5}, 0.1, 0.9)})
         .on({real({4}), real({3, 1}), real({})})
         .on({real({0, 4}), real({1, 4}), real({})})
         .truth([](const std::vector<Array>& x) {
           std::vector<double> y;
           for (size_t i = 0; i < x[0].v.size(); ++i)
             y.push_back(x[0].v[i] + x[2].v[i] * (x[1].v[i] - x[0].v[i]));
           return y;
         }),
     ROW("add_scaled", ops::add_scaled(x[0], x[1], -2.5)).on({real({}), real({1})}),
     ROW("isclose", ops::isclose(x[0], x[1], 0.1, 0.01, false)).no_grad().no_half().no_autocast(),
     ROW("isclose/nan", ops::isclose(x[0], x[1], 1e-5, 1e-8, true)).no_grad(),
     two(ROW("lerp_scalar", ops::lerp_scalar(x[0], x[1], 0.25)),
         [](double a, double b) { return a + (b - a) / 4; }),
     ROW("masked_fill", ops::masked_fill(x[0], x[1], -7))
         .on({real({3, 4}), boolean({3, 4})})
         .on({real({3, 4}), boolean({4})})
         .on({real({0, 4}), boolean({4})})
         .truth([](const std::vector<Array>& x) {
           std::vector<double> y;
           for (size_t i = 0; i < x[0].v.size(); ++i) y.push_back(x[1].v[i] != 0 ? -7 : x[0].v[i]);
           return y;
         }));

}  // namespace
}  // namespace mpt::test
