// Norm layers, linear layers and convolutions of rows of two elements, as functions of two tensors:
// how libmpt computes them, and their formulas in long double.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "functions.h"

namespace mpt::test {
namespace {

constexpr Real kNan = std::numeric_limits<Real>::quiet_NaN();
constexpr double kEps = 0.25;

Tensor rows(const Tensor& x, const Tensor& y) { return ops::stack({x, y}, 1); }
Tensor first(const Tensor& x) { return ops::select(x, 1, 0); }
Tensor line(const Tensor& x) { return ops::reshape(x, {x.count()}); }
// Returns rows of two as [count, channels, width].
Tensor cubes(const Tensor& x, const Tensor& y, int64_t channels) {
  return ops::reshape(rows(x, y), {x.count(), channels, 2 / channels});
}
// The weights 1 and 2.
Tensor weights(const Tensor& like, const Dims& shape) {
  return make(like.ctx(), like.dtype(), shape, {1, 2});
}

// The first of two numbers less their mean, over their deviation.
Real standardized(Real x, Real y) {
  const Real d = x / 2 - y / 2;
  return d / std::sqrt(d * d + kEps);
}
Real standardized_by_x(Real x, Real y) {
  const Real d = x / 2 - y / 2, size = std::sqrt(d * d + kEps);
  return kEps / 2 / size / size / size;
}
Real standardized_by_y(Real x, Real y) { return -standardized_by_x(x, y); }

Real mean_root(Real x, Real y) { return std::sqrt(x * x / 2 + y * y / 2 + kEps); }
Real scaled(Real x, Real y) { return x / mean_root(x, y); }
Real scaled_by_x(Real x, Real y) {
  const Real size = mean_root(x, y);
  return (y * y / 2 + kEps) / size / size / size;
}
Real scaled_by_y(Real x, Real y) {
  const Real size = mean_root(x, y);
  return -x / size * (y / size) / 2 / size;
}

// The sum, whose range is that of f64 for all dtypes.
Real wide_sum(Real x, Real y) { return std::fabs(x + y) > 0x1p1023L ? x + y : 0; }
Real weighed(Real x, Real y) { return x + 2 * y; }
Real one(Real, Real) { return 1; }
Real two(Real, Real) { return 2; }
Real second_part(Real, Real y) { return 2 * y; }

// Returns the sum of the shares of two logits: 0 if there is none, and NaN if one has no share.
Real shares(Real x, Real y) {
  if (std::isnan(x) || std::isnan(y) || x == kInf || y == kInf) return kNan;
  return Real(x > -kInf || y > -kInf);
}

// A gradient of a norm is a difference of numbers of the size of 1 or of its factor.
#define NORM(name, run, ...)                                                      \
  {                                                                               \
    name, [](const Tensor& x, const Tensor& y) { return run; }, __VA_ARGS__, true \
  }
#define STANDARDIZED(name, run) \
  NORM(name, run, standardized, standardized_by_x, standardized_by_y, nullptr, wide_sum, nullptr)
#define WEIGHED(name, run)                                                                        \
  {                                                                                               \
    name, [](const Tensor& x, const Tensor& y) { return line(run); }, weighed, one, two, nullptr, \
        second_part                                                                               \
  }

const Pair kLayers[] = {
    STANDARDIZED("layer_norm", first(ops::layer_norm(rows(x, y), 1, {}, {}, kEps))),
    STANDARDIZED("group_norm", first(ops::group_norm(rows(x, y), 1, {}, {}, kEps))),
    STANDARDIZED("instance_norm",
                 line(ops::narrow(ops::instance_norm(cubes(x, y, 1), {}, {}, kEps), 2, 0, 1))),
    STANDARDIZED("batch_norm", ops::select(ops::batch_norm(ops::stack({x, y}, 0), {}, {}, {}, {},
                                                           true, 0.5, kEps, Activation::none),
                                           0, 0)),
    NORM("rms_norm", first(ops::rms_norm(rows(x, y), 1, {}, kEps)), scaled, scaled_by_x,
         scaled_by_y, nullptr, nullptr, nullptr),
    WEIGHED("linear", ops::linear(rows(x, y), weights(x, {1, 2}), {}, Activation::none)),
    WEIGHED("conv1d", ops::conv1d(cubes(x, y, 1), weights(x, {1, 1, 2}), {}, {})),
    WEIGHED("conv_transpose1d",
            ops::conv_transpose1d(cubes(x, y, 2), weights(x, {2, 1, 1}), {}, {})),
    {"gumbel_softmax",
     [](const Tensor& x, const Tensor& y) {
       return ops::sum(ops::gumbel_softmax(rows(x, y), 1, 1, false), {1}, ops::KeepDims::no);
     },
     shares},
};

}  // namespace

std::span<const Pair> layer_pairs() { return kLayers; }

}  // namespace mpt::test
