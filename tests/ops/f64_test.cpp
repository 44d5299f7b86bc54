// Operations of f64 keep the digits of f64: their constants and their arguments are no f32 on the
// way, in the backend under test and in ref.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "autograd/engine.h"
#include "core/context.h"
#include "functions.h"

namespace mpt::test {
namespace {

using enum ops::Reduction;
using Values = std::vector<double>;

// Numbers of both signs that f32 does not have, none of them near a tie of a rounding.
Values numbers(double step) {
  Values v;
  for (int i = 1; i <= 160; ++i) {
    const double x = step * i + 1e-9 * std::sqrt(i);
    v.insert(v.end(), {x, -x});
  }
  return v;
}

// Fails at the first result that is off by more than a few hundred roundings. A factor that was
// rounded to f32 is off by 1e-8.
void expect_digits(const Values& got, const std::vector<Real>& want, const std::string& what) {
  ASSERT_EQ(got.size(), want.size()) << what;
  for (size_t i = 0; i < got.size(); ++i) {
    if (!std::isfinite(static_cast<double>(want[i]))) continue;
    ASSERT_LE(std::fabs(got[i] - want[i]), 1e-13L * (std::fabs(want[i]) + 1))
        << what << ": element " << i << " is " << got[i] << ", not "
        << static_cast<double>(want[i]);
  }
}

Tensor leaf(Context& ctx, const Values& v) {
  Tensor t = make(ctx, DType::f64, {static_cast<int64_t>(v.size())}, v);
  t->wants_grad = true;
  return t;
}

std::vector<Tensor> gradients_of(const Tensor& y, std::vector<Tensor> inputs) {
  const Tensor roots[] = {y}, ones[] = {ops::full(y.ctx(), y.dtype(), y.shape(), 1)};
  return gradients(roots, ones, inputs, {});
}

// Compares a function and its gradient with their formulas.
void check(Context& ctx, const Function& f, const std::string& where) {
  const Values v = numbers(0.05);
  const Tensor x = leaf(ctx, v), y = f.run(x);
  std::vector<Real> value, slope;
  for (const double e : v) {
    value.push_back(f.value(e));
    slope.push_back(f.slope == nullptr ? 0 : f.slope(e));
  }
  expect_digits(values(y).v, value, f.name + where);
  if (f.slope == nullptr) return;
  expect_digits(values(gradients_of(y, {x})[0]).v, slope,
                std::string("gradient of ") + f.name + where);
}

class F64 : public ::testing::TestWithParam<bool> {
 protected:
  TestContext ctx{GetParam()};
  const std::string where = GetParam() ? " by ref" : "";
};

TEST_P(F64, FunctionsOfOneTensor) {
  for (const Function& f : functions()) check(*ctx, f, where);
}

TEST_P(F64, FunctionsOfTwoTensors) {
  const Values first = numbers(0.02), second = numbers(0.03);
  for (const Pair& p : pairs()) {
    const Tensor x = leaf(*ctx, first), y = leaf(*ctx, second), z = p.run(x, y);
    std::vector<Real> value, by_x, by_y;
    for (size_t i = 0; i < first.size(); ++i) {
      const Real a = first[i], b = second[i];
      value.push_back(p.value(a, b));
      const bool has_gradient = p.by_x != nullptr && std::isfinite(value.back());
      by_x.push_back(has_gradient ? p.by_x(a, b) : kInf);
      by_y.push_back(has_gradient ? p.by_y(a, b) : kInf);
    }
    expect_digits(values(z).v, value, p.name + where);
    if (p.by_x == nullptr) continue;
    const std::vector<Tensor> g = gradients_of(z, {x, y});
    expect_digits(values(g[0]).v, by_x, std::string("gradient of x in ") + p.name + where);
    expect_digits(values(g[1]).v, by_y, std::string("gradient of y in ") + p.name + where);
  }
}

// Arguments that f32 does not have, and the parameters of the formulas.
constexpr double kA = 0.1, kB = 0.3;
constexpr Real kRealA = kA, kRealB = kB;

Tensor column(const Tensor& x) { return ops::reshape(x, {x.count(), 1}); }
Tensor like(const Tensor& x, const Dims& shape, double value) {
  return ops::full(x.ctx(), DType::f64, shape, value);
}
// Returns the keys 0 and x of each element, as a batch of its own.
Tensor keys(const Tensor& x) {
  return ops::reshape(ops::stack({ops::mul_scalar(x, 0), x}, 1), {x.count(), 1, 2, 1});
}

const Function kOfArguments[] = {
    {"add_scalar", [](const Tensor& x) { return ops::add_scalar(x, kA); },
     [](Real x) { return x + kRealA; }, [](Real) { return Real{1}; }},
    {"mul_scalar", [](const Tensor& x) { return ops::mul_scalar(x, kA); },
     [](Real x) { return x * kRealA; }, [](Real) { return kRealA; }},
    {"div_scalar", [](const Tensor& x) { return ops::div_scalar(x, kB); },
     [](Real x) { return x / kRealB; }, [](Real) { return 1 / kRealB; }},
    {"rdiv_scalar", [](const Tensor& x) { return ops::rdiv_scalar(kA, x); },
     [](Real x) { return kRealA / x; }, [](Real x) { return -kRealA / (x * x); }},
    {"pow_scalar", [](const Tensor& x) { return ops::pow_scalar(ops::abs(x), 1 + kA); },
     [](Real x) { return std::pow(std::fabs(x), Real{1 + kA}); }},
    {"rpow_scalar", [](const Tensor& x) { return ops::rpow_scalar(kB, x); },
     [](Real x) { return std::pow(kRealB, x); },
     [](Real x) { return std::pow(kRealB, x) * std::log(kRealB); }},
    {"clamp", [](const Tensor& x) { return ops::clamp(x, -kB, kA); },
     [](Real x) { return std::fmin(std::fmax(x, -kRealB), kRealA); }},
    {"leaky_relu", [](const Tensor& x) { return ops::leaky_relu(x, kA); },
     [](Real x) { return x > 0 ? x : x * kRealA; }, [](Real x) { return x > 0 ? 1 : kRealA; }},
    {"elu", [](const Tensor& x) { return ops::elu(x, kA); },
     [](Real x) { return x > 0 ? x : std::expm1(x) * kRealA; },
     [](Real x) { return x > 0 ? 1 : std::exp(x) * kRealA; }},
    {"softplus_beta", [](const Tensor& x) { return ops::softplus_beta(x, kB); },
     [](Real x) { return log1p_exp(kRealB * x) / kRealB; },
     [](Real x) { return logistic(kRealB * x); }},
    {"masked_fill",
     [](const Tensor& x) { return ops::masked_fill(x, ops::gt(x, like(x, {}, 0)), kA); },
     [](Real x) { return x > 0 ? kRealA : x; }, [](Real x) { return Real(x <= 0); }},
    {"addmm",
     [](const Tensor& x) {
       return ops::reshape(ops::addmm(column(x), column(x), like(x, {1, 1}, 2), kA, kB),
                           {x.count()});
     },
     [](Real x) { return (kRealA + 2 * kRealB) * x; }, [](Real) { return kRealA + 2 * kRealB; }},
    {"huber_loss",
     [](const Tensor& x) { return ops::huber_loss(x, like(x, x.shape(), 0), none, kB); },
     [](Real x) {
       const Real d = std::fabs(x);
       return d < kRealB ? d * d / 2 : kRealB * (d - kRealB / 2);
     },
     [](Real x) { return std::fmin(std::fmax(x, -kRealB), kRealB); }},
    {"smooth_l1_loss",
     [](const Tensor& x) { return ops::smooth_l1_loss(x, like(x, x.shape(), 0), none, kB); },
     [](Real x) {
       const Real d = std::fabs(x);
       return d < kRealB ? d * d / (2 * kRealB) : d - kRealB / 2;
     },
     [](Real x) { return std::fmin(std::fmax(x / kRealB, -1), 1); }},
    {"cross_entropy",
     [](const Tensor& x) {
       const Tensor target = ops::full(x.ctx(), DType::i64, {x.count()}, 1);
       const Tensor logits = ops::stack({ops::mul_scalar(x, 0), x}, 1);
       return ops::cross_entropy(logits, target, {}, -100, none, kA);
     },
     [](Real x) { return log1p_exp(x) - (1 - kRealA / 2) * x; },
     [](Real x) { return logistic(x) - (1 - kRealA / 2); }},
    {"rms_norm",
     [](const Tensor& x) { return ops::reshape(ops::rms_norm(column(x), 1, {}, kA), {x.count()}); },
     [](Real x) { return x / std::sqrt(x * x + kRealA); },
     [](Real x) { return kRealA / std::pow(x * x + kRealA, Real{1.5}); }},
    {"layer_norm",  // the first element of (x, -x)
     [](const Tensor& x) {
       const Tensor pair = ops::stack({x, ops::neg(x)}, 1);
       return ops::select(ops::layer_norm(pair, 1, {}, {}, kA), 1, 0);
     },
     [](Real x) { return x / std::sqrt(x * x + kRealA); },
     [](Real x) { return kRealA / std::pow(x * x + kRealA, Real{1.5}); }},
    {"batch_norm",
     [](const Tensor& x) {
       const Tensor y = ops::batch_norm(column(x), {}, {}, like(x, {1}, kB), like(x, {1}, 1), false,
                                        kB, kA, Activation::none);
       return ops::reshape(y, {x.count()});
     },
     [](Real x) { return (x - kRealB) / std::sqrt(1 + kRealA); },
     [](Real) { return 1 / std::sqrt(1 + kRealA); }},
    {"pairwise_distance",
     [](const Tensor& x) {
       return ops::pairwise_distance(column(x), like(x, {x.count(), 1}, 0), 2, kA,
                                     ops::KeepDims::no);
     },
     [](Real x) { return std::fabs(x + kRealA); },
     [](Real x) { return x + kRealA > 0 ? Real{1} : Real{-1}; }},
    {"normalize",
     [](const Tensor& x) {
       return ops::reshape(ops::normalize(column(x), 2, {1}, kB), {x.count()});
     },
     [](Real x) { return x / std::fmax(std::fabs(x), kRealB); },
     [](Real x) { return std::fabs(x) > kRealB ? 0 : 1 / kRealB; }},
    {"scaled_dot_product_attention",
     [](const Tensor& x) {
       const Tensor query = like(x, {x.count(), 1, 1, 1}, 1);
       const Tensor value = make(x.ctx(), DType::f64, {1, 1, 2, 1}, {0, 1});
       const Tensor each = ops::expand(value, {x.count(), 1, 2, 1});
       const Tensor y = ops::scaled_dot_product_attention(query, keys(x), each, {}, 0, false, kB);
       return ops::reshape(y, {x.count()});
     },
     [](Real x) { return logistic(kRealB * x); },
     [](Real x) { return kRealB * logistic(kRealB * x) * logistic(-kRealB * x); }},
    {"attention_weights",
     [](const Tensor& x) {
       const Tensor query = like(x, {x.count(), 1, 1, 1}, 1);
       const Tensor y = ops::attention_weights(query, keys(x), {}, false, kB);
       return ops::select(ops::reshape(y, {x.count(), 2}), 1, 1);
     },
     [](Real x) { return logistic(kRealB * x); },
     [](Real x) { return kRealB * logistic(kRealB * x) * logistic(-kRealB * x); }},
};

TEST_P(F64, ArgumentsThatF32DoesNotHave) {
  for (const Function& f : kOfArguments) check(*ctx, f, where);
}

// Dropout divides what it keeps by 1 - p.
TEST_P(F64, FactorsOfDropout) {
  const Values wanted = {0, 1 / (1 - kA)};
  const auto expect = [&](const Tensor& t, const char* what) {
    const Values v = values(t).v;
    const std::set<double> found(v.begin(), v.end());
    ASSERT_EQ(found.size(), 2u) << what << where;
    expect_digits(Values(found.begin(), found.end()), {wanted.begin(), wanted.end()}, what + where);
  };
  const Tensor ones = like(leaf(*ctx, {0}), {40, 2, 5, 1}, 1);
  ones->wants_grad = true;
  expect(ops::dropout(ones, kA, true), "dropout");
  expect(ops::dropout_channels(ones, 2, kA, true), "dropout_channels");
  // One key takes part with the share 1.
  const Tensor key = like(ones, {40, 2, 1, 1}, 1);
  const Tensor y = ops::scaled_dot_product_attention(ones, key, key, {}, kA, false, 0);
  expect(y, "attention");
  // Each query of one draw gives the key's value a gradient of its factor.
  const Tensor query = like(ones, {400, 1, 1, 1}, 1), value = like(ones, {400, 1, 1, 1}, 1);
  value->wants_grad = true;
  for (const bool create_graph : {false, true}) {
    const Tensor roots[] = {
        ops::scaled_dot_product_attention(query, value, value, {}, kA, false, 0)};
    const Tensor grads[] = {like(ones, {400, 1, 1, 1}, 1)}, inputs[] = {value};
    expect(gradients(roots, grads, inputs, {false, create_graph})[0], "gradient of attention");
  }
}

INSTANTIATE_TEST_SUITE_P(All, F64, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "Reference" : "Backend"; });

}  // namespace
}  // namespace mpt::test
