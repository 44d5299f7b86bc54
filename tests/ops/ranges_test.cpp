// Norms, deviations and means of numbers whose squares or sums are beyond their dtype: where the
// true result is a number, so are the result and its gradient, for any shape of the rows.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "autograd/engine.h"
#include "backends/host_access.h"
#include "harness.h"
#include "train/recording.h"

namespace mpt::test {
namespace {

using Values = std::vector<double>;
using ops::KeepDims;

Tensor normalised(const Tensor& x) {
  return ops::batch_norm(x, {}, {}, {}, {}, true, 0, 0, Activation::none);
}

// A function of x and y along a dim. The result for numbers that are all `s` times as large is
// s^power times as large.
struct Ranged {
  const char* name;
  int power;
  std::function<Tensor(const Tensor& x, const Tensor& y, int64_t dim)> run;
};
const Ranged kRanged[] = {
    {"norm", 1,
     [](const Tensor& x, const Tensor&, int64_t d) { return ops::norm(x, 2, {d}, KeepDims::no); }},
    {"norm/3", 1,
     [](const Tensor& x, const Tensor&, int64_t d) { return ops::norm(x, 3, {d}, KeepDims::no); }},
    {"norm/-2", 1,
     [](const Tensor& x, const Tensor&, int64_t d) { return ops::norm(x, -2, {d}, KeepDims::no); }},
    {"std", 1, [](const Tensor& x, const Tensor&, int64_t d) { return ops::std(x, {d}, 1); }},
    {"std/0", 1,
     [](const Tensor& x, const Tensor&, int64_t d) { return ops::std(x, {d}, 0, KeepDims::yes); }},
    {"normalize", 0,
     [](const Tensor& x, const Tensor&, int64_t d) { return ops::normalize(x, 2, {d}, 0); }},
    {"normalize/1.5", 0,
     [](const Tensor& x, const Tensor&, int64_t d) { return ops::normalize(x, 1.5, {d}, 0); }},
    {"cosine_similarity", 0,
     [](const Tensor& x, const Tensor& y, int64_t d) {
       return ops::cosine_similarity(x, y, d, 0);
     }},
    {"pairwise_distance", 1,
     [](const Tensor& x, const Tensor& y, int64_t d) {
       return ops::pairwise_distance(ops::transpose(x, d, -1), ops::transpose(y, d, -1), 2, 0,
                                     KeepDims::no);
     }},
    {"layer_norm", 0,
     [](const Tensor& x, const Tensor&, int64_t d) {
       return ops::layer_norm(ops::transpose(x, d, -1), 1, {}, {}, 0);
     }},
    {"rms_norm", 0,
     [](const Tensor& x, const Tensor&, int64_t d) {
       return ops::rms_norm(ops::transpose(x, d, -1), 1, {}, 0);
     }},
    {"batch_norm of planes", 0,
     [](const Tensor& x, const Tensor&, int64_t d) {
       const Tensor rows = ops::transpose(x, d, -1);
       return normalised(ops::reshape(rows, {1, -1, x.size(static_cast<int>(d))}));
     }},
    {"batch_norm of rows", 0,
     [](const Tensor& x, const Tensor&, int64_t d) {
       const Tensor columns = ops::contiguous(ops::transpose(x, d, 0));
       return normalised(ops::reshape(columns, {x.size(static_cast<int>(d)), -1}));
     }},
};

// Shapes and the dim that is reduced: rows, columns, rows between others, and those that the CPU
// and devices compute in parts.
const std::pair<Dims, int64_t> kRangedShapes[] = {{{2}, 0},       {{1, 2}, 1},     {{5, 3}, 1},
                                                  {{37, 5}, 0},   {{3, 19, 2}, 1}, {{4, 5000}, 1},
                                                  {{5000, 4}, 0}, {{2, 90000}, 1}, {{30000, 3}, 0}};

Values drawn_for(const Dims& shape, double seed) {
  Values v;
  for (int64_t i = 0; i < count(shape); ++i) v.push_back(std::sin(seed * double(i + 1)) + 0.25);
  return v;
}

struct Computed {
  Array value, dx, dy;
};
Computed computed(const Ranged& f, Context& ctx, DType dtype, const Dims& shape, int64_t dim,
                  const Values& x, const Values& y) {
  const Tensor a = make(ctx, dtype, shape, x), b = make(ctx, dtype, shape, y);
  a->wants_grad = b->wants_grad = true;
  const Tensor out = f.run(a, b, dim);
  Values incoming;
  for (int64_t i = 0; i < out.count(); ++i) incoming.push_back(i % 7 < 3 ? -0.5 : 1);
  const Tensor roots[] = {out}, inputs[] = {a, b},
               grads[] = {make(ctx, out.dtype(), out.shape(), incoming)};
  const std::vector<Tensor> g = gradients(roots, grads, inputs, {});
  Computed c{values(out), values(g[0]), {}};
  if (g[1]) c.dy = values(g[1]);
  return c;
}

// Compares with numbers that are to be multiplied by a power of two.
void expect_near(const Array& got, const Array& want, int exponent, double bound,
                 const std::string& what) {
  ASSERT_EQ(got.v.size(), want.v.size()) << what;
  double most = 0;
  for (const double w : want.v) most = std::max(most, std::fabs(w));
  for (size_t i = 0; i < want.v.size(); ++i) {
    const double off = std::fabs(std::ldexp(got.v[i], -exponent) - want.v[i]);
    ASSERT_LE(off, bound * most) << what << ": element " << i << " is " << got.v[i] << ", not "
                                 << want.v[i] << " 2^" << exponent;
  }
}

class Ranges : public ::testing::TestWithParam<bool> {
 protected:
  // Compares the results and gradients of numbers of the sizes 2^exponent with those of numbers
  // near 1, in f64.
  void check(DType dtype, std::initializer_list<int> exponents, double bound) {
    for (const Ranged& f : kRanged)
      for (const auto& [shape, dim] : kRangedShapes) check(f, shape, dim, dtype, exponents, bound);
  }

 private:
  void check(const Ranged& f, const Dims& shape, int64_t dim, DType dtype,
             std::initializer_list<int> exponents, double bound) {
    // Rounds them to the dtype, in which a multiplication by a power of two changes no digit.
    const Values x = values(make(*truth_, dtype, shape, drawn_for(shape, 0.7))).v;
    const Values y = values(make(*truth_, dtype, shape, drawn_for(shape, 1.3))).v;
    // The gradient of two normalised values is nothing but rounding.
    if (std::string(f.name).find("_norm") != std::string::npos && shape[static_cast<int>(dim)] < 3)
      return;
    const Computed want = computed(f, *truth_, DType::f64, shape, dim, x, y);
    for (const int exponent : exponents) {
      // Long rows take long.
      if (count(shape) > 10000 && exponent != *exponents.begin() && exponent != exponents.end()[-1])
        continue;
      const std::string what = std::string(f.name) + " of " + name_of(dtype) + ", 2^" +
                               std::to_string(exponent) + ", " + text(shape).s;
      Values u = x, w = y;
      for (double& v : u) v = std::ldexp(v, exponent);
      for (double& v : w) v = std::ldexp(v, exponent);
      const Computed got = computed(f, *ctx_, dtype, shape, dim, u, w);
      expect_near(got.value, want.value, f.power * exponent, bound, what);
      expect_near(got.dx, want.dx, (f.power - 1) * exponent, 4 * bound, what + ", gradient");
      expect_near(got.dy, want.dy, (f.power - 1) * exponent, 4 * bound, what + ", gradient of y");
    }
  }

 protected:
  TestContext ctx_{GetParam()}, truth_{true};
};

TEST_P(Ranges, OfF32) { check(DType::f32, {100, 120, 64, 50, 0, -40, -64, -80, -118, -100}, 4e-6); }

TEST_P(Ranges, Of16Bits) { check(DType::bf16, {100, 120, 64, 0, -64, -80, -110, -100}, 0x1p-6); }

TEST_P(Ranges, OfF64) { check(DType::f64, {600, 900, -900, -600}, 1e-13); }

// Squares of any size together: the small ones count for nothing, and do no harm.
TEST_P(Ranges, OfAllSizesInOneRow) {
  for (const int64_t n : {5, 300, 9000, 150000}) {
    for (const int64_t columns : {1, 3}) {
      const Dims shape = {n, columns};
      for (const double top : {1e30, 1.0, 1e-30}) {
        Values x(static_cast<size_t>(n * columns), 0);
        for (int64_t c = 0; c < columns; ++c) {
          x[static_cast<size_t>(c)] = 1e-38 * top;
          x[static_cast<size_t>(n / 2 * columns + c)] = 3 * top;
          x[static_cast<size_t>((n / 2 + 1) * columns + c)] = -1e-10 * top;
          x[static_cast<size_t>((n - 1) * columns + c)] = 4 * top;
        }
        const Tensor t = make(*ctx_, DType::f32, shape, x);
        const double want = std::sqrt(25.0 - 49.0 / double(n)) * top;
        for (const double v : values(ops::norm(t, 2, {0}, KeepDims::no)).v)
          EXPECT_NEAR(v, 5 * top, 1e-6 * top) << n << " " << columns;
        for (const double v : values(ops::norm(ops::cast(t, DType::bf16), 2, {0}, KeepDims::no)).v)
          EXPECT_NEAR(v, 5 * top, 0.04 * top) << n << " " << columns;
        for (const double v : values(ops::std(t, {0}, 0)).v)
          EXPECT_NEAR(v * std::sqrt(double(n)), want, 4e-6 * top) << n << " " << columns;
      }
    }
  }
}

// Rows are apart: neither an infinity nor a zero changes another row.
TEST_P(Ranges, OfRowsBesideOthers) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  for (const int64_t n : {3, 700}) {
    Values x(static_cast<size_t>(5 * n), 0);
    for (int64_t k = 0; k < n; ++k) {
      x[static_cast<size_t>(k)] = 1e-30;
      x[static_cast<size_t>(2 * n + k)] = k == 1 ? kInf : 1;
      x[static_cast<size_t>(3 * n + k)] = k == 1 ? std::nan("") : 1e30;
      x[static_cast<size_t>(4 * n + k)] = k % 2 ? 1e30 : 3e30;
    }
    const Tensor rows = make(*ctx_, DType::f32, {5, n}, x);
    for (const Tensor& t : {rows, ops::contiguous(ops::transpose(rows, 0, 1))}) {
      const int64_t dim = t.size(0) == 5 ? 1 : 0;
      const Values norm = values(ops::norm(t, 2, {dim}, KeepDims::no)).v;
      const Values std = values(ops::std(t, {dim}, 0)).v;
      const double odd = static_cast<double>(n / 2), even = static_cast<double>(n) - odd;
      const double root = std::sqrt(static_cast<double>(n));
      EXPECT_NEAR(norm[0], 1e-30 * root, 1e-35);
      EXPECT_EQ(norm[1], 0);
      EXPECT_EQ(norm[2], kInf);
      EXPECT_TRUE(std::isnan(norm[3]));
      EXPECT_NEAR(norm[4], 1e30 * std::sqrt(odd + 9 * even), 1e26);
      EXPECT_EQ(std[0], 0);
      EXPECT_EQ(std[1], 0);
      EXPECT_TRUE(std::isnan(std[2]));
      EXPECT_TRUE(std::isnan(std[3]));
      EXPECT_NEAR(std[4], 2e30 * std::sqrt(odd * even) / double(n), 1e25);
    }
  }
}

// Differences of elements are up to twice as large as they are.
TEST_P(Ranges, OfTheLargestNumbers) {
  constexpr double kMost = std::numeric_limits<float>::max();
  for (const int64_t n : {8, 900, 100000}) {
    Values x(static_cast<size_t>(n), 0);
    x[0] = kMost;
    x[1] = -kMost;
    const Tensor t = make(*ctx_, DType::f32, {n}, x);
    const double want = kMost * std::sqrt(2.0 / static_cast<double>(n));
    EXPECT_NEAR(values(ops::std(t, {}, 0)).v[0], want, 1e-6 * want) << n;
    EXPECT_EQ(values(ops::norm(t, 2)).v[0], std::numeric_limits<double>::infinity());
  }
}

// Sums and means of large numbers that are numbers of f32 at the end.
TEST_P(Ranges, OfSumsThatComeBack) {
  for (const DType dtype : {DType::f32, DType::bf16}) {
    for (const int64_t n : {2, 50, 3000, 120000}) {
      for (const int64_t columns : {1, 3}) {
        Values x(static_cast<size_t>(2 * n * columns + columns), 0x1p127);
        for (int64_t i = n * columns; i < 2 * n * columns; ++i)
          x[static_cast<size_t>(i)] = -0x1p127;
        for (int64_t c = 0; c < columns; ++c) x[static_cast<size_t>(2 * n * columns + c)] = 0x1p120;
        const Tensor t = make(*ctx_, dtype, {2 * n + 1, columns}, x);
        for (const Tensor& rows : {t, ops::contiguous(ops::transpose(t, 0, 1))}) {
          const int64_t dim = rows.size(0) == columns && columns != 2 * n + 1 ? 1 : 0;
          for (const double v : values(ops::sum(rows, {dim})).v)
            EXPECT_NEAR(v, 0x1p120, 0x1p116) << n;
          const double mean = 0x1p127;
          for (const double v : values(ops::mean(ops::abs(rows), {dim})).v)
            EXPECT_NEAR(v, mean * (2.0 * double(n)) / (2.0 * double(n) + 1), 0x1p120) << n;
        }
      }
    }
  }
}

// Products of any numbers of the dtype: parts of them are beyond it, and even beyond f64.
TEST_P(Ranges, OfProductsOfAllSizes) {
  struct Case {
    std::vector<std::pair<double, int64_t>> factors;  // each with how often it occurs
    double product;
  };
  const Case cases[] = {{{{0x1p127, 9}, {0x1p-126, 9}}, 512},
                        {{{0x1p-126, 9}, {0x1p127, 9}}, 512},
                        {{{0x1p127, 400}, {0x1p-127, 400}, {3, 2}}, 9},
                        {{{1e-22, 1}, {1e-20, 1}, {1e30, 1}, {1, 61}}, 1e-12},
                        {{{0x1p-126, 40}, {0x1p120, 42}}, 1},
                        {{{0, 3}, {2, 500}}, 0},
                        {{{-1, 7}, {0x1p100, 3}, {0x1p-100, 3}}, -1}};
  for (const Case& c : cases) {
    for (const int64_t columns : {1, 3, 300}) {
      Values x;
      for (const auto& [factor, times] : c.factors)
        for (int64_t i = 0; i < times * columns; ++i) x.push_back(factor);
      const int64_t n = static_cast<int64_t>(x.size()) / columns;
      const Tensor t = make(*ctx_, DType::f32, {n, columns}, x);
      for (const bool is_row : {false, true}) {
        const Tensor in = is_row ? ops::contiguous(ops::transpose(t, 0, 1)) : t;
        for (const double v : values(ops::prod(in, Dims{is_row ? 1 : 0})).v)
          EXPECT_NEAR(v, c.product, 1e-6 * std::fabs(c.product))
              << n << " " << columns << " " << is_row;
      }
    }
  }
}

// f64 likewise.
TEST_P(Ranges, OfSumsAndProductsOfF64) {
  const auto of = [&](const Values& v) {
    return make(*ctx_, DType::f64, {static_cast<int64_t>(v.size())}, v);
  };
  EXPECT_EQ(values(ops::sum(of({1.7e308, 1.7e308, -1.7e308, -1.7e308, 3}))).v[0], 3);
  EXPECT_EQ(values(ops::sum(of({1.7e308, 1.7e308, -1.7e308}))).v[0], 1.7e308);
  EXPECT_EQ(values(ops::mean(of({1.5e308, 1.5e308}))).v[0], 1.5e308);
  EXPECT_NEAR(values(ops::prod(of({1e200, 1e200, 1e-200, 1e-200}))).v[0], 1, 1e-14);
  EXPECT_EQ(values(ops::sum(of({1.7e308, 1.7e308}))).v[0], std::numeric_limits<double>::infinity());
}

// The gradient of a p-norm where the elements of a row have all sizes: g (|x| / y)^(p - 1).
TEST_P(Ranges, OfNormsOfAllSizes) {
  struct Case {
    double p;
    Values x;
    double second;  // the gradient of the second element
  };
  const Case cases[] = {{0.5, {1e8, 1e-30}, 1e19},   {0.5, {1e30, 1e-30}, 1e30},
                        {1.5, {1e22, 1e-24}, 1e-23}, {1.5, {1e3, 1e-37}, 1e-20},
                        {3, {1e15, 1e10}, 1e-10},    {-2, {0, 1e-30}, 0}};
  for (const Case& c : cases) {
    const Tensor x = make(*ctx_, DType::f32, {2}, c.x);
    x->wants_grad = true;
    const Tensor roots[] = {ops::norm(x, c.p)}, inputs[] = {x};
    const double got = values(gradients(roots, {}, inputs, {})[0]).v[1];
    EXPECT_NEAR(got, c.second, 2e-5 * c.second) << c.p << ", " << c.x[0] << ", " << c.x[1];
  }
}

// Products of which the first half is beyond f32 and the whole is 1, and their gradients.
TEST_P(Ranges, OfProductsThatComeBack) {
  for (const DType dtype : {DType::f32, DType::bf16}) {
    for (const int64_t n : {2, 130, 290, 450}) {
      for (const int64_t columns : {1, 3, 40}) {
        for (const double first : {0.5, 2.0}) {
          Values x(static_cast<size_t>(2 * n * columns), first);
          for (size_t i = x.size() / 2; i < x.size(); ++i) x[i] = 1 / first;
          const Tensor t = make(*ctx_, dtype, {2 * n, columns}, x);
          for (const bool is_row : {false, true}) {
            const Tensor in = is_row ? ops::contiguous(ops::transpose(t, 0, 1)) : t;
            in->wants_grad = true;
            const Tensor y = ops::prod(in, Dims{is_row ? 1 : 0});
            for (const double v : values(y).v) EXPECT_EQ(v, 1) << n << " " << columns;
            const Tensor roots[] = {ops::sum(y)}, inputs[] = {in};
            const Values got = values(gradients(roots, {}, inputs, {})[0]).v;
            const Values all = values(in).v;
            for (size_t i = 0; i < all.size(); ++i)
              ASSERT_NEAR(got[i], 1 / all[i], 1e-6) << n << " " << columns << " at " << i;
          }
        }
      }
    }
  }
}

// The largest number that bf16 and f32 have, and that of f64.
double largest_of(DType dtype) {
  return dtype == DType::f64 ? std::numeric_limits<double>::max() : 0x1.fep127;
}

// Expects each element to be near `want`, relative to it.
void expect_all(const Tensor& t, double want, double bound, const std::string& what) {
  for (const double v : values(t).v) ASSERT_NEAR(v / want, 1, bound) << what;
}

// Returns the gradient of the sum of weight y with respect to x.
Tensor gradient_of(const Tensor& y, double weight, const Tensor& x, bool create_graph) {
  const Tensor roots[] = {y}, inputs[] = {x},
               grads[] = {ops::full(y.ctx(), y.dtype(), y.shape(), weight)};
  return gradients(roots, grads, inputs, {.create_graph = create_graph})[0];
}

// Norms and deviations beyond the dtype: the gradients are numbers, and so are rows that are
// divided by their norms.
TEST_P(Ranges, OfGradientsOfWhatOverflows) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  for (const DType dtype : {DType::f32, DType::bf16, DType::f64}) {
    const double most = largest_of(dtype), bound = dtype == DType::bf16 ? 0x1p-7 : 1e-5;
    for (const int64_t n : {2, 36, 5000}) {
      for (const bool is_row : {false, true}) {
        for (const bool create_graph : {false, true}) {
          const int64_t dim = is_row ? 1 : 0;
          const Dims shape = is_row ? Dims{3, n} : Dims{n, 3};
          Values v(static_cast<size_t>(3 * n), most), halves = v;
          for (int64_t i = 0; i < 3 * n; ++i)
            if ((is_row ? i % n : i / 3) % 2 != 0) halves[static_cast<size_t>(i)] = -most;
          const Tensor x = make(*ctx_, dtype, shape, v), h = make(*ctx_, dtype, shape, halves);
          x->wants_grad = h->wants_grad = true;
          const auto count = static_cast<double>(n);
          const std::string what = std::string(name_of(dtype)) + " " + std::to_string(n);
          for (const double p : {0.5, 1.5, 2.0, 3.0, 40.0}) {
            const Tensor y = ops::norm(x, p, {dim}, KeepDims::no);
            for (const double e : values(y).v) EXPECT_EQ(e, kInf);
            expect_all(gradient_of(y, 1, x, create_graph), std::pow(count, 1 / p - 1), bound,
                       what + " norm of order " + std::to_string(p));
            for (const double eps : {1e-12, 0.0}) {
              const Tensor u = ops::normalize(x, p, {dim}, eps);
              expect_all(u, std::pow(count, -1 / p), bound,
                         what + " normalize " + std::to_string(p));
            }
          }
          if (n % 2 != 0 || n > 100) continue;
          const Tensor deviation = ops::std(h, {dim}, 1);
          EXPECT_EQ(values(deviation).v[0], kInf);
          const Values d = values(gradient_of(deviation, 1, h, create_graph)).v;
          for (size_t i = 0; i < d.size(); ++i) {
            const double want = std::copysign(1 / std::sqrt(count * (count - 1)), halves[i]);
            ASSERT_NEAR(d[i] / want, 1, bound) << what;
          }
          if (n == 2) continue;
          // 2 (x - mean) / (n - 1)
          const Values e = values(gradient_of(ops::var(h, {dim}, 1), 1, h, create_graph)).v;
          for (size_t i = 0; i < e.size(); ++i)
            ASSERT_NEAR(e[i] / (halves[i] / (count - 1) * 2), 1, bound) << what;
        }
      }
    }
  }
}

// The gradient of x / |x| where it is not 0 and the norm is beyond the dtype, or small.
TEST_P(Ranges, OfGradientsOfUnits) {
  struct Case {
    double p, x, y;
  };
  for (const DType dtype : {DType::f32, DType::f64}) {
    const double most = largest_of(dtype);
    for (const bool create_graph : {false, true}) {
      for (const Case& c : {Case{2, most, most / 2}, Case{1, most, -most}, Case{3, most, most},
                            Case{2, 3e-4, 4}, Case{2, 4, 3e-6}, Case{3, 1e-3, -2},
                            Case{1.5, 5, 1e-4}, Case{1, 3, -1e-6}, Case{0.5, 1e-6, 3}}) {
        const Tensor x = make(*ctx_, dtype, {2}, {c.x, c.y});
        x->wants_grad = true;
        for (const double eps : {1e-12, 0.0}) {
          const Tensor y = ops::narrow(ops::normalize(x, c.p, {0}, eps), 0, 0, 1);
          const Values got = values(gradient_of(y, 1, x, create_graph)).v;
          // With t = |y / x|^p and the norm |x| (1 + t)^(1/p): t / (1 + t) / norm.
          const double t = std::pow(std::fabs(c.y / c.x), c.p);
          const double by_x = t / (1 + t) / std::fabs(c.x) / std::pow(1 + t, 1 / c.p);
          const double want[] = {by_x, -by_x * (c.x / c.y)};
          for (const int i : {0, 1})
            EXPECT_NEAR(got[static_cast<size_t>(i)] / want[i], 1,
                        dtype == DType::f64 ? 1e-12 : 1e-5)
                << name_of(dtype) << " " << c.p << " " << c.x << " " << c.y << " " << i;
        }
      }
    }
  }
}

// The second derivative of a gradient that is computed from those of other elements.
TEST_P(Ranges, OfSecondDerivativesOfUnits) {
  for (const double top : {1.0, 0x1p600}) {
    const Tensor x = make(*ctx_, DType::f64, {3}, {3 * top, 0.25 * top, -0.5 * top});
    x->wants_grad = true;
    const auto slope = [&](const Tensor& at, bool create_graph) {
      return gradient_of(ops::narrow(ops::normalize(at, 2, {0}, 1e-12), 0, 0, 1), 1, at,
                         create_graph);
    };
    const Values got = values(gradient_of(ops::mul_scalar(slope(x, true), top), 1, x, false)).v;
    for (size_t i = 0; i < 3; ++i) {
      double sums[2];
      for (const int k : {0, 1}) {
        Values moved = values(x).v;
        moved[i] += (k == 0 ? 1e-5 : -1e-5) * top;
        const Tensor at = make(*ctx_, DType::f64, {3}, moved);
        at->wants_grad = true;
        sums[k] = 0;
        for (const double v : values(slope(at, false)).v) sums[k] += v * top;
      }
      EXPECT_NEAR(got[i] * top, (sums[0] - sums[1]) / 2e-5, 1e-8) << i;
    }
  }
}

// Cosines of vectors whose norms are beyond the dtype.
TEST_P(Ranges, OfCosinesOfTheLargestNumbers) {
  for (const DType dtype : {DType::f32, DType::bf16, DType::f64}) {
    const double most = largest_of(dtype), bound = dtype == DType::bf16 ? 0x1p-7 : 1e-6;
    const Tensor a = make(*ctx_, dtype, {1, 2}, {most, most}),
                 b = make(*ctx_, dtype, {1, 2}, {most, 0});
    a->wants_grad = true;
    expect_all(ops::cosine_similarity(a, a, 1, 1e-8), 1, bound, "equal ones");
    const Tensor y = ops::cosine_similarity(a, b, 1, 1e-8);
    expect_all(y, std::sqrt(0.5), bound, "others");
    // In 16 bits the gradient, 0.35 over the largest number, is below the smallest normal one.
    if (dtype == DType::bf16) continue;
    const Values got = values(gradient_of(y, 0x1p20, a, false)).v;
    EXPECT_NEAR(got[0] * most / 0x1p20, std::sqrt(0.125), 1e-5);
    EXPECT_NEAR(got[1] * most / 0x1p20, -std::sqrt(0.125), 1e-5);
  }
}

// Means of losses whose sum is beyond f32.
TEST_P(Ranges, OfMeansOfLosses) {
  const double most = 0x1.fep127;
  for (const DType dtype : {DType::f32, DType::bf16}) {
    for (const int64_t n : {2, 7, 3000}) {
      const auto rows = static_cast<size_t>(n);
      const Tensor target = ops::full(*ctx_, DType::i64, {n}, 0);
      const Tensor x = make(*ctx_, dtype, {n, 1}, Values(rows, -most));
      x->wants_grad = true;
      const auto mean = ops::Reduction::mean;
      const Tensor y = ops::nll_loss(x, target, {}, -100, mean);
      expect_all(y, most, 1e-6, "nll_loss");
      expect_all(gradient_of(y, 1, x, false), -1 / static_cast<double>(n), 0x1p-7, "its gradient");
      const Tensor weight = make(*ctx_, DType::f32, {1}, {1});
      weight->wants_grad = true;
      const Tensor weighted = ops::nll_loss(x, target, weight, -100, mean);
      expect_all(weighted, most, 1e-6, "weighted nll_loss");
      for (const double v : values(gradient_of(weighted, 1, weight, false)).v)
        EXPECT_NEAR(v / most, 0, 1e-5);
      Values logits(2 * rows, 0);
      for (size_t i = 0; i < rows; ++i) logits[2 * i + 1] = most;
      const Tensor l = make(*ctx_, dtype, {n, 2}, logits);
      expect_all(ops::cross_entropy(l, target, {}, -100, mean, 0), most, 1e-6, "cross_entropy");
      const Tensor both = make(*ctx_, DType::f32, {2}, {0.5, 2});
      expect_all(ops::cross_entropy(l, target, both, -100, mean, 0), most, 1e-6, "weighted");
      const Tensor one = make(*ctx_, dtype, {n, 1}, Values(rows, 1));
      expect_all(ops::kl_div(x, one, ops::Reduction::batchmean, false), most, 1e-6, "kl_div");
    }
  }
  const Tensor a = make(*ctx_, DType::f32, {1}, {most}), b = make(*ctx_, DType::f32, {1}, {-most});
  expect_all(ops::huber_loss(a, b, ops::Reduction::none, 0.5), most, 1e-6, "huber_loss");
}

// Averages over windows whose sum is beyond f32.
TEST_P(Ranges, OfAveragesOfTheLargestNumbers) {
  for (const DType dtype : {DType::f32, DType::bf16, DType::f64}) {
    const double each = dtype == DType::f64 ? 0x1.fep1023 : 0x1.fep127;
    for (const int64_t n : {2, 12, 1000}) {
      for (const int64_t channels : {1, 5}) {
        const auto count = static_cast<size_t>(n * channels);
        Values v(count, each);
        const Tensor x = make(*ctx_, dtype, {1, channels, n}, v);
        const Tensor image = ops::reshape(x, {1, channels, n / 2, 2});
        expect_all(ops::avg_pool1d(x, {.kernel = {2, 1, 1}, .stride = {2, 1, 1}}), each, 1e-6,
                   "avg_pool1d");
        expect_all(ops::avg_pool2d(image, {.kernel = {1, 2, 1}, .stride = {1, 1, 1}}), each, 1e-6,
                   "avg_pool2d");
        expect_all(ops::adaptive_avg_pool1d(x, 1), each, 1e-6, "adaptive_avg_pool1d");
        expect_all(ops::adaptive_avg_pool2d(image, 1, 1), each, 1e-6, "adaptive_avg_pool2d");
        expect_all(ops::interpolate(x, {1}, InterpolateOp::linear, false), each, 1e-6,
                   "interpolate");
        for (size_t i = 0; i < count; i += 2) v[i] = -each;
        const Tensor apart = make(*ctx_, dtype, {1, channels, n}, v);
        for (const double got : values(ops::adaptive_avg_pool1d(apart, 1)).v)
          EXPECT_NEAR(got / each, 0, 1e-6);
      }
    }
  }
}

// Work that is recorded with one size of numbers is right for others when it is run again.
TEST_P(Ranges, OfReplaysOfOtherNumbers) {
  const std::vector<float> batches[] = {{1, -2, 3, 4, 0.5f, -0.25f},
                                        {3e38f, -3e38f, 3e38f, 2e38f, 3e38f, -3e38f},
                                        {1, 1e-5f, 2, -1e-9f, 7, 1e-4f},
                                        {2e-30f, 1e-32f, -5e-30f, 0, 0, 0}};
  const std::function<Tensor(const Tensor&)> functions[] = {
      [](const Tensor& x) { return ops::norm(x, 2, {1}, KeepDims::no); },
      [](const Tensor& x) { return ops::norm(x, 1.5, {1}, KeepDims::no); },
      [](const Tensor& x) { return ops::std(x, {1}, 1); },
      [](const Tensor& x) { return ops::var(x, {1}, 1); },
      [](const Tensor& x) { return ops::narrow(ops::normalize(x, 2, {1}, 1e-12), 1, 0, 1); },
      [](const Tensor& x) { return ops::narrow(ops::normalize(x, 2, {1}, 0), 1, 0, 1); },
      [](const Tensor& x) { return ops::narrow(ops::normalize(x, 3, {1}, 1e-12), 1, 0, 1); }};
  for (size_t f = 0; f < std::size(functions); ++f) {
    const auto run = [&](const Tensor& x) {
      const Tensor y = functions[f](x);
      return std::pair{y, gradient_of(y, 1, x, false)};
    };
    const auto write = [](const Tensor& x, const std::vector<float>& v) {
      upload(x, v.data(), v.size() * sizeof(float));
    };
    const Tensor x = Tensor::empty(*ctx_, DType::f32, {2, 3});
    x->wants_grad = true;
    write(x, batches[0]);
    Recording::begin(*ctx_);
    const auto [y, g] = run(x);
    const Ref<Recording> work = Recording::end(*ctx_);
    for (const std::vector<float>& batch : batches) {
      write(x, batch);
      work->replay();
      const Values got[] = {values(y).v, values(g).v};
      const auto [again, gradient] = run(x);
      const Values want[] = {values(again).v, values(gradient).v};
      for (const int k : {0, 1}) {
        for (size_t i = 0; i < want[k].size(); ++i) {
          if (std::isnan(want[k][i])) EXPECT_TRUE(std::isnan(got[k][i])) << f << " " << batch[0];
          else EXPECT_EQ(got[k][i], want[k][i]) << f << " " << batch[0] << " " << k;
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Backend, Ranges, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "ref" : "best"; });

}  // namespace
}  // namespace mpt::test
