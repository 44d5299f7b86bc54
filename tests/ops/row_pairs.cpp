// Losses, products, and reductions of rows of two elements, as functions of two tensors: how libmpt
// computes them, and their formulas in long double.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "functions.h"

namespace mpt::test {
namespace {

constexpr Real kNan = std::numeric_limits<Real>::quiet_NaN();

Real sign(Real x) { return Real((x > 0) - (x < 0)); }
// Returns c v, which is 0 for a coefficient of 0.
Real times(Real c, Real v) { return c == 0 ? 0 : c * v; }
// The share of the first of two logits. Rows of -inf alone have shares of 0, and rows with inf NaN.
Real share(Real x, Real y) {
  if (x == kInf || y == kInf) return kNan;
  return x == -kInf && y == -kInf ? 0 : logistic(x - y);
}
// Returns the share of x, where infinities have equal ones and others nothing beside them.
Real part(Real x, Real y) {
  if (std::isnan(x) || std::isnan(y) || std::fmax(x, y) < kInf) return share(x, y);
  if (x < kInf) return 0;
  return y < kInf ? 1 : Real(0.5);
}
Real share_slope(Real x, Real y) {
  const Real p = share(x, y), q = share(y, x);
  return p * q;
}
Real log_share(Real x, Real y) {
  if (x == kInf || y == kInf) return kNan;
  return x == -kInf && y == -kInf ? -kInf : -log1p_exp(y - x);
}
// The binary cross-entropy of a logit, with targets in [0, 1].
Real entropy(Real x, Real y, Real weight) {
  return times(weight * y, log1p_exp(-x)) + times(1 - y, log1p_exp(x));
}
// A logarithm, which binary_cross_entropy keeps at -100 or above.
Real floored(Real logarithm) { return logarithm < -100 ? -100 : logarithm; }
// The variance of two numbers, which has no value with an infinite one.
Real variance(Real x, Real y) {
  const Real mean = x / 2 + y / 2;
  return (x - mean) * (x - mean) + (y - mean) * (y - mean);
}
Real length(Real x, Real y) { return std::isnan(x) || std::isnan(y) ? kNan : std::hypot(x, y); }
Real share_of_length(Real x, Real y) { return x == 0 && y == 0 ? 0 : x / length(x, y); }
// x / max(length, eps)
constexpr Real kLeast = 1e-12L;
Real normalized(Real x, Real y) {
  const Real size = length(x, y);
  return x / (size < kLeast ? kLeast : size);
}
// The derivative of times(factor, log1p_exp(x)) where the factor grows by `step`.
Real slope_by(Real factor, Real step, Real x) {
  return factor == 0 && x == kInf ? 0 : step * log1p_exp(x);
}
// False for equal scores so large that the logarithm of their number is lost beside them.
bool differ_or_are_small(Real x, Real y) {
  return x != y || std::isinf(x) || std::fabs(x) < 0x1p20L;
}
bool is_share(Real, Real y) { return !(y < 0) && !(y > 1); }

Tensor rows(const Tensor& x, const Tensor& y) { return ops::stack({x, y}, 1); }
Tensor first(const Tensor& x) { return ops::select(x, 1, 0); }
Tensor column(const Tensor& x) { return ops::reshape(x, {x.count(), 1, 1}); }
Tensor line(const Tensor& x) { return ops::reshape(x, {x.count()}); }
constexpr auto kAll = ops::KeepDims::no;
// Returns f of each pair of elements, for functions that have one result for all elements.
Tensor each(const Tensor& x, const Tensor& y,
            const std::function<Tensor(const Tensor& x, const Tensor& y)>& f) {
  std::vector<Tensor> all;
  for (int64_t i = 0; i < x.count(); ++i) {
    all.push_back(f(ops::narrow(x, 0, i, 1), ops::narrow(y, 0, i, 1)));
  }
  return ops::stack(all, 0);
}
Tensor filled(const Tensor& like, const Dims& shape, double value) {
  return ops::full(like.ctx(), like.dtype(), shape, value);
}
Tensor zeros_of(const Tensor& like) { return ops::full(like.ctx(), DType::i64, {like.count()}, 0); }
Tensor first_index(const Tensor& like) { return ops::full(like.ctx(), DType::i64, {1}, 0); }
Tensor number_of(const Tensor& found) {
  return ops::full(found.ctx(), DType::f32, {}, static_cast<double>(found.size(0)));
}
const ops::PoolOptions kWindow = {.kernel = {2, 1, 1}, .stride = {2, 1, 1}};
Tensor flat(const Tensor& x) { return ops::reshape(x, {x.count(), 1}); }
// The scores x and y of two keys: a query of 1 for each pair, and its keys.
Tensor query(const Tensor& x) { return filled(x, {x.count(), 1, 1}, 1); }
Tensor keys(const Tensor& x, const Tensor& y) { return ops::unsqueeze(rows(x, y), 2); }
Tensor element(const Tensor& x, int64_t i) { return line(ops::narrow(x, 2, i, 1)); }
Tensor widened(const Tensor& x, const Tensor& y) {
  return ops::interpolate(ops::unsqueeze(rows(x, y), 1), {4}, InterpolateOp::linear, false);
}
Real largest_of(Real x, Real y) { return std::isnan(x) || x > y ? x : y; }
Real smallest_of(Real x, Real y) { return std::isnan(x) || x < y ? x : y; }
// 1 for the first of equal ones, to which a gradient goes.
Real is_first_of_largest(Real x, Real y) { return Real(x >= y); }
Real is_first_of_smallest(Real x, Real y) { return Real(x <= y); }
// The share of x among the largest of two.
Real part_of_largest(Real x, Real y) { return x == y ? Real{0.5} : Real(x > y); }
Real part_of_smallest(Real x, Real y) { return x == y ? Real{0.5} : Real(x < y); }
// x / max(|x|, eps)
constexpr Real kEps = 0.25;
Real unit(Real x) { return x / std::fmax(std::fabs(x), kEps); }
Real unit_slope(Real x) { return std::fabs(x) < kEps ? 1 / kEps : 0; }

// Losses, products, and reductions of rows of two elements.
const Pair kRows[] = {
    {"sum", [](const Tensor& x, const Tensor& y) { return ops::sum(rows(x, y), {1}, kAll); },
     [](Real x, Real y) { return x + y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{1}; }},
    {"mean", [](const Tensor& x, const Tensor& y) { return ops::mean(rows(x, y), {1}, kAll); },
     [](Real x, Real y) { return (x + y) / 2; }, [](Real, Real) { return Real{0.5}; },
     [](Real, Real) { return Real{0.5}; }},
    {"prod", [](const Tensor& x, const Tensor& y) { return ops::prod(rows(x, y), {1}, kAll); },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }},
    {"amax", [](const Tensor& x, const Tensor& y) { return ops::amax(rows(x, y), {1}, kAll); },
     largest_of, part_of_largest, [](Real x, Real y) { return part_of_largest(y, x); }},
    {"amin", [](const Tensor& x, const Tensor& y) { return ops::amin(rows(x, y), {1}, kAll); },
     smallest_of, part_of_smallest, [](Real x, Real y) { return part_of_smallest(y, x); }},
    {"max",
     [](const Tensor& x, const Tensor& y) {
       return each(x, y, [](const Tensor& a, const Tensor& b) {
         return ops::max(ops::cat({a, b}, 0));
       });
     },
     largest_of, part_of_largest, [](Real x, Real y) { return part_of_largest(y, x); }, nullptr,
     nullptr, nullptr, false, true},
    {"min",
     [](const Tensor& x, const Tensor& y) {
       return each(x, y, [](const Tensor& a, const Tensor& b) {
         return ops::min(ops::cat({a, b}, 0));
       });
     },
     smallest_of, part_of_smallest, [](Real x, Real y) { return part_of_smallest(y, x); }, nullptr,
     nullptr, nullptr, false, true},
    {"max_dim", [](const Tensor& x, const Tensor& y) { return ops::max_dim(rows(x, y), 1).first; },
     largest_of, is_first_of_largest, [](Real x, Real y) { return Real(x < y); }},
    {"min_dim", [](const Tensor& x, const Tensor& y) { return ops::min_dim(rows(x, y), 1).first; },
     smallest_of, is_first_of_smallest, [](Real x, Real y) { return Real(x > y); }},
    {"median",
     [](const Tensor& x, const Tensor& y) {
       return each(x, y, [](const Tensor& a, const Tensor& b) {
         return ops::median(ops::cat({a, b}, 0));
       });
     },
     smallest_of, is_first_of_smallest, [](Real x, Real y) { return Real(x > y); }, nullptr,
     nullptr, nullptr, false, true},
    {"median_dim",
     [](const Tensor& x, const Tensor& y) { return ops::median_dim(rows(x, y), 1).first; },
     smallest_of, is_first_of_smallest, [](Real x, Real y) { return Real(x > y); }},
    {"max_pool1d",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::max_pool1d(ops::unsqueeze(rows(x, y), 1), kWindow));
     },
     largest_of, is_first_of_largest, [](Real x, Real y) { return Real(x < y); }},
    {"avg_pool1d",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::avg_pool1d(ops::unsqueeze(rows(x, y), 1), kWindow));
     },
     [](Real x, Real y) { return x / 2 + y / 2; }, [](Real, Real) { return Real{0.5}; },
     [](Real, Real) { return Real{0.5}; }},
    {"argmax", [](const Tensor& x, const Tensor& y) { return ops::argmax(rows(x, y), {1}); },
     [](Real x, Real y) { return Real(!std::isnan(x) && (std::isnan(y) || y > x)); }},
    {"argmin", [](const Tensor& x, const Tensor& y) { return ops::argmin(rows(x, y), {1}); },
     [](Real x, Real y) { return Real(!std::isnan(x) && (std::isnan(y) || y < x)); }},
    {"any", [](const Tensor& x, const Tensor& y) { return ops::any(rows(x, y), {1}); },
     [](Real x, Real y) { return Real(x != 0 || y != 0); }},
    {"all", [](const Tensor& x, const Tensor& y) { return ops::all(rows(x, y), {1}); },
     [](Real x, Real y) { return Real(x != 0 && y != 0); }},
    {"nonzero",
     [](const Tensor& x, const Tensor& y) {
       return each(x, y, [](const Tensor& a, const Tensor& b) {
         return number_of(ops::nonzero(ops::cat({a, b}, 0)));
       });
     },
     [](Real x, Real y) { return Real((x != 0) + (y != 0)); }, nullptr, nullptr, nullptr, nullptr,
     nullptr, false, true},
    // Each NaN is distinct.
    {"unique",
     [](const Tensor& x, const Tensor& y) {
       return each(x, y, [](const Tensor& a, const Tensor& b) {
         return number_of(ops::unique(ops::cat({a, b}, 0))[0]);
       });
     },
     [](Real x, Real y) { return x == y ? Real{1} : Real{2}; }, nullptr, nullptr, nullptr, nullptr,
     nullptr, false, true},
    // NaN counts as the largest.
    {"sort",
     [](const Tensor& x, const Tensor& y) { return first(ops::sort(rows(x, y), 1, false).first); },
     [](Real x, Real y) { return std::fmin(x, y); }, is_first_of_smallest,
     [](Real x, Real y) { return Real(x > y); }},
    {"argsort",
     [](const Tensor& x, const Tensor& y) { return first(ops::argsort(rows(x, y), 1, false)); },
     [](Real x, Real y) { return Real(y < x || (std::isnan(x) && !std::isnan(y))); }},
    {"topk",
     [](const Tensor& x, const Tensor& y) {
       return first(ops::topk(rows(x, y), 1, 1, true).first);
     },
     largest_of, is_first_of_largest, [](Real x, Real y) { return Real(x < y); }},
    {"norm/1", [](const Tensor& x, const Tensor& y) { return ops::norm(rows(x, y), 1, {1}, kAll); },
     [](Real x, Real y) { return std::fabs(x) + std::fabs(y); },
     [](Real x, Real) { return sign(x); }, [](Real, Real y) { return sign(y); }},
    {"logsumexp",
     [](const Tensor& x, const Tensor& y) { return ops::logsumexp(rows(x, y), {1}, kAll); },
     [](Real x, Real y) {
       const Real m = std::fmax(x, y);
       return std::isnan(x + 0 * y) && (std::isnan(x) || std::isnan(y)) ? kNan
              : std::isinf(m)                                           ? m
                              : m + std::log1p(std::exp(-std::fabs(x - y)));
     },
     part, [](Real x, Real y) { return part(y, x); }},
    {"softmax",
     [](const Tensor& x, const Tensor& y) {
       return first(ops::softmax(rows(x, y), 1, DType::none));
     },
     share, share_slope, [](Real x, Real y) { return -share_slope(x, y); }, nullptr, nullptr,
     nullptr, true},
    {"log_softmax",
     [](const Tensor& x, const Tensor& y) {
       return first(ops::log_softmax(rows(x, y), 1, DType::none));
     },
     log_share, [](Real x, Real y) { return 1 - share(x, y); },
     [](Real x, Real y) { return -share(y, x); }, nullptr, nullptr, nullptr, true},
    {"cross_entropy",
     [](const Tensor& x, const Tensor& y) {
       return ops::cross_entropy(rows(x, y), ops::full(x.ctx(), DType::i64, {x.count()}, 0), {},
                                 -100, ops::Reduction::none, 0);
     },
     [](Real x, Real y) { return -log_share(x, y); },
     [](Real x, Real y) { return share(x, y) - 1; }, [](Real x, Real y) { return share(y, x); },
     nullptr, nullptr, nullptr, true},
    {"cross_entropy/probabilities",
     [](const Tensor& x, const Tensor& y) {
       const Tensor one = ops::full(x.ctx(), x.dtype(), {x.count()}, 1);
       const Tensor q = rows(one, ops::full(x.ctx(), x.dtype(), {x.count()}, 0));
       return ops::cross_entropy(rows(x, y), q, {}, -100, ops::Reduction::none, 0);
     },
     [](Real x, Real y) { return -log_share(x, y); },
     [](Real x, Real y) { return share(x, y) - 1; }, [](Real x, Real y) { return share(y, x); },
     nullptr, nullptr, nullptr, true},
    {"cumsum",
     [](const Tensor& x, const Tensor& y) { return ops::select(ops::cumsum(rows(x, y), 1), 1, 1); },
     [](Real x, Real y) { return x + y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{1}; }},
    {"norm/2", [](const Tensor& x, const Tensor& y) { return ops::norm(rows(x, y), 2, {1}, kAll); },
     length, share_of_length, [](Real x, Real y) { return share_of_length(y, x); }},
    {"var", [](const Tensor& x, const Tensor& y) { return ops::var(rows(x, y), {1}, 1, kAll); },
     variance, [](Real x, Real y) { return x - y; }, [](Real x, Real y) { return y - x; }},
    {"std", [](const Tensor& x, const Tensor& y) { return ops::std(rows(x, y), {1}, 1, kAll); },
     [](Real x, Real y) { return std::sqrt(variance(x, y)); },
     [](Real x, Real y) { return sign(x - y) / std::sqrt(Real{2}); },
     [](Real x, Real y) { return sign(y - x) / std::sqrt(Real{2}); }},
    {"normalize",
     [](const Tensor& x, const Tensor& y) {
       return first(ops::normalize(rows(x, y), 2, {1}, 1e-12));
     },
     normalized,
     [](Real x, Real y) {
       const Real size = length(x, y);
       return size < kLeast ? 1 / kLeast : y / size * (y / size) / size;
     },
     [](Real x, Real y) {
       const Real size = length(x, y);
       return size < kLeast ? 0 : -(x / size) * (y / size) / size;
     }},
    {"pairwise_distance",
     [](const Tensor& x, const Tensor& y) {
       const auto wide = [](const Tensor& t) { return ops::reshape(t, {t.count(), 1}); };
       return ops::pairwise_distance(wide(x), wide(y), 1, 0, kAll);
     },
     [](Real x, Real y) { return std::fabs(x - y); }, [](Real x, Real y) { return sign(x - y); },
     [](Real x, Real y) { return sign(y - x); }},
    {"matmul",
     [](const Tensor& x, const Tensor& y) { return line(ops::matmul(column(x), column(y))); },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }, nullptr, nullptr, nullptr, false, true},
    {"dot",
     [](const Tensor& x, const Tensor& y) {
       return each(x, y, [](const Tensor& a, const Tensor& b) { return ops::dot(a, b); });
     },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }, nullptr, nullptr, nullptr, false, true},
    {"addmm",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::addmm(flat(x), flat(y), filled(x, {1, 1}, 1), 0.5, 0.25));
     },
     [](Real x, Real y) { return x / 2 + y / 4; }, [](Real, Real) { return Real{0.5}; },
     [](Real, Real) { return Real{0.25}; }},
    {"addmm/alpha 0",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::addmm(flat(x), flat(y), filled(x, {1, 1}, 1), 1, 0));
     },
     [](Real x, Real) { return x; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{0}; }},
    {"addmm/beta 0",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::addmm(flat(x), flat(y), filled(x, {1, 1}, 1), 0, 1));
     },
     [](Real, Real y) { return y; }, [](Real, Real) { return Real{0}; },
     [](Real, Real) { return Real{1}; }},
    {"scatter",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::scatter(flat(x), 1, flat(zeros_of(x)), flat(y)));
     },
     [](Real, Real y) { return y; }, [](Real, Real) { return Real{0}; },
     [](Real, Real) { return Real{1}; }},
    {"scatter_add",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::scatter_add(flat(x), 1, flat(zeros_of(x)), flat(y)));
     },
     [](Real x, Real y) { return x + y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{1}; }},
    {"index_add",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::index_add(flat(x), 1, first_index(x), flat(y)));
     },
     [](Real x, Real y) { return x + y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{1}; }},
    {"index_add_scaled",
     [](const Tensor& x, const Tensor& y) {
       return line(ops::index_add_scaled(flat(x), 1, first_index(x), flat(y), 0.25));
     },
     [](Real x, Real y) { return x + y / 4; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{0.25}; }},
    {"bmm", [](const Tensor& x, const Tensor& y) { return line(ops::bmm(column(x), column(y))); },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }, nullptr, nullptr, nullptr, false, true},
    {"einsum",
     [](const Tensor& x, const Tensor& y) {
       return ops::einsum({x, y}, "i,i->i");
     },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }},
    {"attention_weights",
     [](const Tensor& x, const Tensor& y) {
       return element(ops::attention_weights(query(x), keys(x, y), {}, false, 1), 0);
     },
     share, share_slope, [](Real x, Real y) { return -share_slope(x, y); }, nullptr, nullptr,
     nullptr, true, true},
    {"scaled_dot_product_attention/keys",
     [](const Tensor& x, const Tensor& y) {
       const Tensor one = filled(x, {x.count()}, 1), value = keys(one, filled(x, {x.count()}, 0));
       return line(ops::scaled_dot_product_attention(query(x), keys(x, y), value, {}, 0, false, 1));
     },
     share, share_slope, [](Real x, Real y) { return -share_slope(x, y); }, nullptr, nullptr,
     differ_or_are_small, true, true},
    {"scaled_dot_product_attention/values",
     [](const Tensor& x, const Tensor& y) {
       const Tensor none = filled(x, {x.count(), 2, 1}, 0);
       return line(ops::scaled_dot_product_attention(query(x), none, keys(x, y), {}, 0, false, 1));
     },
     [](Real x, Real y) { return x / 2 + y / 2; }, [](Real, Real) { return Real{0.5}; },
     [](Real, Real) { return Real{0.5}; }, nullptr, [](Real x, Real y) { return x + y; }, nullptr,
     false, true},
    {"interpolate", [](const Tensor& x, const Tensor& y) { return element(widened(x, y), 1); },
     [](Real x, Real y) { return Real{0.75} * x + Real{0.25} * y; },
     [](Real, Real) { return Real{0.75}; }, [](Real, Real) { return Real{0.25}; }},
    {"interpolate/at an element",
     [](const Tensor& x, const Tensor& y) { return element(widened(x, y), 0); },
     [](Real x, Real) { return x; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{0}; }},
    {"interpolate_by",
     [](const Tensor& x, const Tensor& y) {
       return element(ops::interpolate_by(ops::unsqueeze(rows(x, y), 1), 1, 1, 2,
                                          InterpolateOp::linear, false),
                      1);
     },
     [](Real x, Real y) { return Real{0.75} * x + Real{0.25} * y; },
     [](Real, Real) { return Real{0.75}; }, [](Real, Real) { return Real{0.25}; }},
    {"cosine_similarity",
     [](const Tensor& x, const Tensor& y) {
       return ops::cosine_similarity(flat(x), flat(y), 1, 0.25);
     },
     [](Real x, Real y) { return unit(x) * unit(y); },
     [](Real x, Real y) { return unit_slope(x) * unit(y); },
     [](Real x, Real y) { return unit(x) * unit_slope(y); }},
    {"nll_loss",
     [](const Tensor& x, const Tensor& y) {
       return ops::nll_loss(rows(x, y), zeros_of(x), {}, -100, ops::Reduction::none);
     },
     [](Real x, Real) { return -x; }, [](Real, Real) { return Real{-1}; },
     [](Real, Real) { return Real{0}; }},
    {"weighted_loss",
     [](const Tensor& x, const Tensor& y) {
       return ops::weighted_loss(x, y, ops::Reduction::none);
     },
     [](Real x, Real y) { return times(y, x); }, [](Real, Real y) { return y; },
     [](Real x, Real y) { return y == 0 && !std::isfinite(x) ? 0 : x; }},
    {"mse_loss",
     [](const Tensor& x, const Tensor& y) { return ops::mse_loss(x, y, ops::Reduction::none); },
     [](Real x, Real y) { return (x - y) * (x - y); }, [](Real x, Real y) { return 2 * (x - y); },
     [](Real x, Real y) { return 2 * (y - x); }},
    {"l1_loss",
     [](const Tensor& x, const Tensor& y) { return ops::l1_loss(x, y, ops::Reduction::none); },
     [](Real x, Real y) { return std::fabs(x - y); }, [](Real x, Real y) { return sign(x - y); },
     [](Real x, Real y) { return sign(y - x); }},
    {"smooth_l1_loss",
     [](const Tensor& x, const Tensor& y) {
       return ops::smooth_l1_loss(x, y, ops::Reduction::none, 0.5);
     },
     [](Real x, Real y) {
       const Real d = std::fabs(x - y);
       return d < 0.5 ? d * d : d - Real{0.25};
     },
     [](Real x, Real y) { return std::fabs(x - y) < 0.5 ? 2 * (x - y) : sign(x - y); },
     [](Real x, Real y) { return std::fabs(x - y) < 0.5 ? 2 * (y - x) : sign(y - x); }},
    {"huber_loss",
     [](const Tensor& x, const Tensor& y) {
       return ops::huber_loss(x, y, ops::Reduction::none, 0.5);
     },
     [](Real x, Real y) {
       const Real d = std::fabs(x - y);
       return d < 0.5 ? d * d / 2 : (d - Real{0.25}) / 2;
     },
     [](Real x, Real y) { return std::fabs(x - y) < 0.5 ? x - y : sign(x - y) / 2; },
     [](Real x, Real y) { return std::fabs(x - y) < 0.5 ? y - x : sign(y - x) / 2; }},
    {"binary_cross_entropy",
     [](const Tensor& x, const Tensor& y) {
       return ops::binary_cross_entropy(x, y, ops::Reduction::none);
     },
     [](Real x, Real y) { return -(y * floored(std::log(x)) + (1 - y) * floored(std::log1p(-x))); },
     [](Real x, Real y) { return (x - y) / std::fmax(x * (1 - x), Real{1e-12L}); },
     [](Real x, Real) { return floored(std::log1p(-x)) - floored(std::log(x)); }, nullptr, nullptr,
     [](Real x, Real y) { return is_share(0, x) && is_share(0, y); }},
    {"binary_cross_entropy_with_logits",
     [](const Tensor& x, const Tensor& y) {
       return ops::binary_cross_entropy_with_logits(x, y, {}, ops::Reduction::none);
     },
     [](Real x, Real y) { return entropy(x, y, 1); },
     [](Real x, Real y) { return logistic(x) - y; }, [](Real x, Real) { return -x; }, nullptr,
     nullptr, is_share},
    {"binary_cross_entropy_with_logits/pos_weight",
     [](const Tensor& x, const Tensor& y) {
       const Tensor two = ops::full(x.ctx(), x.dtype(), {}, 2);
       return ops::binary_cross_entropy_with_logits(x, y, two, ops::Reduction::none);
     },
     [](Real x, Real y) { return entropy(x, y, 2); },
     [](Real x, Real y) { return (1 - y) * logistic(x) - 2 * y * logistic(-x); },
     [](Real x, Real y) { return slope_by(2 * y, 2, -x) - slope_by(1 - y, 1, x); }, nullptr,
     nullptr, is_share},
    {"kl_div",
     [](const Tensor& x, const Tensor& y) {
       return ops::kl_div(x, y, ops::Reduction::none, false);
     },
     [](Real x, Real y) { return y == 0 ? 0 : y * (std::log(y) - x); },
     [](Real, Real y) { return y < 0 ? kNan : -y; },
     [](Real x, Real y) { return y == 0 ? 0 : std::log(y) + 1 - x; }},
    {"kl_div/log_target",
     [](const Tensor& x, const Tensor& y) { return ops::kl_div(x, y, ops::Reduction::none, true); },
     [](Real x, Real y) { return y - x == 0 ? 0 : times(std::exp(y), y - x); },
     [](Real, Real y) { return -std::exp(y); },
     [](Real x, Real y) { return times(std::exp(y), y - x + 1); }},
};

}  // namespace

std::span<const Pair> row_pairs() { return kRows; }

}  // namespace mpt::test
