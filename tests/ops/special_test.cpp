// Functions at zeros, infinities, NaN and the ends of a dtype's range, against their formulas. The
// table special_values.csv says what is promised at zeros and infinities; a test compares it.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <numbers>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "autograd/engine.h"
#include "functions.h"

namespace mpt::test {
namespace {

constexpr Real kNan = std::numeric_limits<Real>::quiet_NaN();
constexpr DType kDTypes[] = {DType::f16, DType::bf16, DType::f32, DType::f64};

Real largest(DType dtype) {
  return dtype == DType::f16    ? 65504
         : dtype == DType::bf16 ? 0x1.fep127L
         : dtype == DType::f32  ? 0x1.fffffep127L
                                : 0x1.fffffffffffffp1023L;
}
Real smallest(DType dtype) {
  return dtype == DType::f16 ? 0x1p-14L : dtype == DType::f64 ? 0x1p-1022L : 0x1p-126L;
}

std::vector<double> special_values(DType dtype) {
  const double inf = std::numeric_limits<double>::infinity();
  const auto tiny = static_cast<double>(smallest(dtype)),
             huge = static_cast<double>(largest(dtype));
  return {0, -0.0, 1, -1, tiny, -tiny, huge, -huge, inf, -inf, std::nan("")};
}

// Prints what differs, or nothing. A true value of NaN is NaN; a finite one is near; another is the
// infinity.
std::string difference(DType dtype, Real want, double got, Real bound) {
  if (std::fabs(want) >= largest(dtype) + spacing(dtype, largest(dtype)) / 2) {
    want = std::copysign(kInf, want);
  }
  const bool same = std::isnan(want)   ? std::isnan(got)
                    : std::isinf(want) ? got == want
                                       : std::fabs(got - want) <= bound;
  if (same) return {};
  std::ostringstream s;
  s << got << " for the true " << static_cast<double>(want);
  return s.str();
}

// Returns the gradients of the sum of y with respect to the inputs, in the form that can be
// differentiated if `create_graph` says so.
std::vector<std::vector<double>> slopes_of(const Tensor& y, std::initializer_list<Tensor> inputs,
                                           bool create_graph) {
  const Tensor roots[] = {y}, grads[] = {ops::full(y.ctx(), y.dtype(), y.shape(), 1)};
  std::vector<std::vector<double>> all;
  for (const Tensor& g :
       gradients(roots, grads, {inputs.begin(), inputs.size()}, {.create_graph = create_graph})) {
    all.push_back(values(g).v);
  }
  return all;
}

TEST(Special, FunctionsOfOneTensor) {
  TestContext ctx;
  for (const DType dtype : kDTypes) {
    const std::vector<double> at = special_values(dtype);
    Tensor x = make(*ctx, dtype, {static_cast<int64_t>(at.size())}, at);
    x->wants_grad = true;
    for (const Function& f : functions()) {
      const Tensor y = f.run(x);
      const std::vector<double> v = values(y).v;
      std::vector<double> d, again;
      if (f.slope != nullptr) {
        d = slopes_of(y, {x}, false)[0];
        again = slopes_of(f.run(x), {x}, true)[0];
      }
      for (size_t i = 0; i < at.size(); ++i) {
        const Real want = std::isnan(at[i]) ? kNan : f.value(at[i]);
        EXPECT_EQ(difference(dtype, want, v[i], 4 * spacing(dtype, want)), "")
            << f.name << "(" << at[i] << ") in " << name_of(dtype);
        if (f.slope == nullptr || std::isnan(at[i])) continue;
        for (const double got : {d[i], again[i]}) {
          EXPECT_EQ(difference(dtype, f.slope(at[i]), got, 4 * spacing(dtype, f.slope(at[i]))), "")
              << "gradient of " << f.name << "(" << at[i] << ") in " << name_of(dtype);
        }
      }
    }
  }
}

Real sign(Real x) { return Real((x > 0) - (x < 0)); }
// Returns c v, which is 0 for a coefficient of 0.
Real times(Real c, Real v) { return c == 0 ? 0 : c * v; }
// The share of the first of two logits. Rows of -inf alone have shares of 0, and rows with inf NaN.
Real share(Real x, Real y) {
  if (x == kInf || y == kInf) return kNan;
  return x == -kInf && y == -kInf ? 0 : logistic(x - y);
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
Real squares(Real x, Real y) { return x * x + y * y; }
// False where a square is 0 because f32 is too small for it.
bool squares_fit(Real x, Real y) {
  const auto fits = [](Real v) { return !(std::fabs(v) < 1e-18L) || v == 0; };
  return fits(x) && fits(y);
}
// The derivative of times(factor, log1p_exp(x)) where the factor grows by `step`.
Real slope_by(Real factor, Real step, Real x) {
  return factor == 0 && x == kInf ? 0 : step * log1p_exp(x);
}
bool is_share(Real, Real y) { return !(y < 0) && !(y > 1); }

Tensor rows(const Tensor& x, const Tensor& y) { return ops::stack({x, y}, 1); }
Tensor first(const Tensor& x) { return ops::select(x, 1, 0); }
Tensor column(const Tensor& x) { return ops::reshape(x, {x.count(), 1, 1}); }
Tensor line(const Tensor& x) { return ops::reshape(x, {x.count()}); }
constexpr auto kAll = ops::KeepDims::no;

// Losses, products, and reductions of rows of two elements.
const Pair kRows[] = {
    {"sum", [](const Tensor& x, const Tensor& y) { return ops::sum(rows(x, y), {1}, kAll); },
     [](Real x, Real y) { return x + y; }, [](Real, Real) { return Real{1}; },
     [](Real, Real) { return Real{1}; }},
    {"mean", [](const Tensor& x, const Tensor& y) { return ops::mean(rows(x, y), {1}, kAll); },
     [](Real x, Real y) { return (x + y) / 2; }, [](Real, Real) { return Real{0.5}; },
     [](Real, Real) { return Real{0.5}; }, nullptr, [](Real x, Real y) { return x + y; }},
    {"prod", [](const Tensor& x, const Tensor& y) { return ops::prod(rows(x, y), {1}, kAll); },
     [](Real x, Real y) { return x * y; }, [](Real, Real y) { return y; },
     [](Real x, Real) { return x; }},
    {"amax", [](const Tensor& x, const Tensor& y) { return ops::amax(rows(x, y), {1}, kAll); },
     [](Real x, Real y) { return std::isnan(x) || x > y ? x : y; },
     [](Real x, Real y) { return x == y ? Real{0.5} : Real(x > y); },
     [](Real x, Real y) { return x == y ? Real{0.5} : Real(x < y); }},
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
     share, [](Real x, Real y) { return share(y, x); }},
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
     length, share_of_length, [](Real x, Real y) { return share_of_length(y, x); }, nullptr,
     squares, squares_fit},
    {"var", [](const Tensor& x, const Tensor& y) { return ops::var(rows(x, y), {1}, 1, kAll); },
     variance, [](Real x, Real y) { return x - y; }, [](Real x, Real y) { return y - x; }, nullptr,
     squares, squares_fit},
    {"normalize",
     [](const Tensor& x, const Tensor& y) {
       return first(ops::normalize(rows(x, y), 2, {1}, 1e-12));
     },
     share_of_length, nullptr, nullptr, nullptr, squares, squares_fit},
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
     [](Real x, Real) { return x; }},
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
     [](Real x, Real y) { return std::fabs(x - y) < 0.5 ? y - x : sign(y - x) / 2; }, nullptr,
     [](Real x, Real y) { return x - y; }},
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

// Comparisons, which are 0 where an operand is NaN, but for ne, and logic, where NaN is true.
const Pair kTests[] = {
#define COMPARISON(name, sign)                                                                    \
  {                                                                                               \
#name, [](const Tensor& x,                                                                    \
              const Tensor& y) { return ops::name(x, y); }, [](Real x,                            \
                                                               Real y) { return Real(x sign y); } \
  }
    COMPARISON(eq, ==),
    COMPARISON(ne, !=),
    COMPARISON(lt, <),
    COMPARISON(le, <=),
    COMPARISON(gt, >),
    COMPARISON(ge, >=),
#undef COMPARISON
    {"logical_and", [](const Tensor& x, const Tensor& y) { return ops::logical_and(x, y); },
     [](Real x, Real y) { return Real(x != 0 && y != 0); }},
    {"logical_or", [](const Tensor& x, const Tensor& y) { return ops::logical_or(x, y); },
     [](Real x, Real y) { return Real(x != 0 || y != 0); }},
    {"logical_xor", [](const Tensor& x, const Tensor& y) { return ops::logical_xor(x, y); },
     [](Real x, Real y) { return Real((x != 0) != (y != 0)); }},
    {"isnan", [](const Tensor& x, const Tensor&) { return ops::isnan(x); },
     [](Real x, Real) { return Real(std::isnan(x)); }},
    {"isfinite", [](const Tensor& x, const Tensor&) { return ops::isfinite(x); },
     [](Real x, Real) { return Real(std::isfinite(x)); }},
    {"logical_not", [](const Tensor& x, const Tensor&) { return ops::logical_not(x); },
     [](Real x, Real) { return Real(x == 0); }},
};

void check_pairs(std::span<const Pair> pairs, std::span<const DType> dtypes) {
  TestContext ctx;
  for (const DType dtype : dtypes) {
    const std::vector<double> each = special_values(dtype);
    std::vector<double> first, second;
    for (const double a : each) {
      first.insert(first.end(), each.size(), a);
      second.insert(second.end(), each.begin(), each.end());
    }
    const auto count = static_cast<int64_t>(first.size());
    Tensor x = make(*ctx, dtype, {count}, first), y = make(*ctx, dtype, {count}, second);
    x->wants_grad = y->wants_grad = true;
    for (const Pair& p : pairs) {
      if (std::string(p.name) == "lerp/by_weight") continue;  // multiplies y by 0 first
      const Tensor z = p.run(x, y);
      const std::vector<double> v = values(z).v;
      std::vector<std::vector<double>> slopes, again;
      if (p.by_x != nullptr) {
        slopes = slopes_of(z, {x, y}, false);
        again = slopes_of(p.run(x, y), {x, y}, true);
      }
      for (size_t i = 0; i < v.size(); ++i) {
        const Real a = first[i], b = second[i];
        const Real want = p.value(a, b);
        const Real part = p.partial == nullptr ? 0 : std::fabs(p.partial(a, b));
        if (p.domain != nullptr && !p.domain(a, b)) continue;
        if (std::isfinite(part) && part > largest(dtype == DType::f64 ? dtype : DType::f32))
          continue;
        const auto what = [&](const char* of) {
          std::ostringstream s;
          s << of << p.name << "(" << first[i] << ", " << second[i] << ") in " << name_of(dtype);
          return s.str();
        };
        EXPECT_EQ(difference(z.dtype(), want, v[i], 4 * spacing(z.dtype(), want)), "") << what("");
        if (p.by_x == nullptr || std::isnan(want) || std::isnan(a) || std::isnan(b)) continue;
        const Real slope[] = {p.by_x(a, b), p.by_y(a, b)};
        for (const int k : {0, 1}) {
          const Real bound = 4 * spacing(dtype, p.by_result ? 1 : slope[k]);
          for (const double got : {slopes[k][i], again[k][i]}) {
            EXPECT_EQ(difference(dtype, slope[k], got, bound), "")
                << what(k == 0 ? "gradient of the first in " : "gradient of the second in ");
          }
        }
      }
    }
  }
}

// Returns a promise as text; - where there is none.
std::string text_of(Real v, bool promised = true) {
  if (!promised) return "-";
  if (std::isnan(v)) return "nan";
  std::ostringstream s;
  s << static_cast<double>(v == 0 ? 0 : v);
  return s.str();
}

std::string table_of_promises() {
  std::ostringstream s;
  s << "function,x,y,value,gradient of x,gradient of y\n";
  const Real at[] = {0, 1, kInf, -kInf};
  for (const Function& f : functions()) {
    for (const Real x : at) {
      const Real v = f.value(x), d = f.slope == nullptr ? 0 : f.slope(x);
      s << f.name << ',' << text_of(x) << ",," << text_of(v) << ',' << text_of(d, !std::isnan(v))
        << ",\n";
    }
  }
  for (const std::span<const Pair> list :
       {pairs(), std::span<const Pair>(kRows), std::span<const Pair>(kTests)}) {
    for (const Pair& p : list) {
      for (const Real x : at) {
        for (const Real y : at) {
          if (p.domain != nullptr && !p.domain(x, y)) continue;
          const Real v = p.value(x, y);
          const bool promised = p.by_x != nullptr && !std::isnan(v);
          s << p.name << ',' << text_of(x) << ',' << text_of(y) << ',' << text_of(v) << ','
            << text_of(promised ? p.by_x(x, y) : 0, promised) << ','
            << text_of(promised ? p.by_y(x, y) : 0, promised) << '\n';
        }
      }
    }
  }
  return s.str();
}

// The tests above hold the library to these formulas. MPT_SPECIAL_TABLE names a file that receives
// the table.
TEST(Special, TableOfPromises) {
  const std::string table = table_of_promises();
  if (const char* path = std::getenv("MPT_SPECIAL_TABLE")) std::ofstream(path) << table;
  std::ifstream file(SPECIAL_VALUES);
  std::istringstream lines(table);
  std::string want, got;
  while (std::getline(lines, want)) {
    std::getline(file, got);
    ASSERT_EQ(got, want);
  }
  EXPECT_FALSE(std::getline(file, got)) << got;
}

TEST(Special, FunctionsOfTwoTensors) { check_pairs(pairs(), kDTypes); }
TEST(Special, LossesProductsAndRows) { check_pairs(kRows, kDTypes); }
TEST(Special, ComparisonsAndLogic) { check_pairs(kTests, kDTypes); }

}  // namespace
}  // namespace mpt::test
