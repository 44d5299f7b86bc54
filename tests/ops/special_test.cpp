// Functions at zeros, infinities, NaN and the ends of a dtype's range, against their formulas. The
// table special_values.csv says what is promised in f32, where `tiny` is 2^-126 and `huge` the
// largest number; a test compares it.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <numbers>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
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
    {"isclose",
     [](const Tensor& x, const Tensor& y) { return ops::isclose(x, y, 0.25, 0.5, false); },
     [](Real x, Real y) {
       const bool finite = std::isfinite(x) && std::isfinite(y);
       return Real(x == y || (finite && std::fabs(x - y) <= Real{0.5} + Real{0.25} * std::fabs(y)));
     }},
    {"isclose/equal_nan",
     [](const Tensor& x, const Tensor& y) { return ops::isclose(x, y, 0, 0, true); },
     [](Real x, Real y) { return Real(x == y || (std::isnan(x) && std::isnan(y))); }},
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

// The values of the table, in f32.
struct Named {
  const char* name;
  Real v;
};
const Named kNamed[] = {{"0", 0},
                        {"-0", -Real{0}},
                        {"1", 1},
                        {"-1", -1},
                        {"tiny", smallest(DType::f32)},
                        {"huge", largest(DType::f32)},
                        {"inf", kInf},
                        {"-inf", -kInf},
                        {"nan", kNan}};

// Returns a promise as text, rounded to f32; - where there is none. The sign of a zero is none.
std::string text_of(Real v, bool promised = true) {
  if (!promised) return "-";
  if (std::isnan(v)) return "nan";
  const auto rounded = static_cast<float>(v);
  for (const char* name : {"tiny", "huge"}) {
    const Real named = name[0] == 't' ? smallest(DType::f32) : largest(DType::f32);
    if (std::fabs(rounded) == named) return std::string(rounded < 0 ? "-" : "") + name;
  }
  std::ostringstream s;
  s << (rounded == 0 ? 0 : rounded);
  return s.str();
}

std::string table_of_promises() {
  std::ostringstream s;
  s << "function,x,y,value,gradient of x,gradient of y\n";
  for (const Function& f : functions()) {
    for (const auto& [name, x] : kNamed) {
      const Real v = std::isnan(x) ? kNan : f.value(x), d = f.slope == nullptr ? 0 : f.slope(x);
      s << f.name << ',' << name << ",," << text_of(v) << ',' << text_of(d, !std::isnan(v))
        << ",\n";
    }
  }
  for (const std::span<const Pair> list :
       {pairs(), row_pairs(), layer_pairs(), std::span<const Pair>(kTests)}) {
    for (const Pair& p : list) {
      for (const auto& [first, x] : kNamed) {
        for (const auto& [second, y] : kNamed) {
          if (p.domain != nullptr && !p.domain(x, y)) continue;
          const Real part = p.partial == nullptr ? 0 : std::fabs(p.partial(x, y));
          const bool fits = !std::isfinite(part) || part <= largest(DType::f32);
          const Real v = p.value(x, y);
          const bool promised =
              fits && p.by_x != nullptr && !std::isnan(v) && !std::isnan(x) && !std::isnan(y);
          s << p.name << ',' << first << ',' << second << ',' << text_of(v, fits) << ','
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
TEST(Special, LossesProductsAndRows) { check_pairs(row_pairs(), kDTypes); }
TEST(Special, LayersOfTwoElements) { check_pairs(layer_pairs(), kDTypes); }
TEST(Special, ComparisonsAndLogic) { check_pairs(kTests, kDTypes); }

}  // namespace
}  // namespace mpt::test
