// Sums of many equal terms: gradients of an element that stands in a result many times, products
// over a long depth, and pools of long windows lose no more of a term than its dtype does.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <string>

#include "autograd/engine.h"
#include "harness.h"
#include "ops/create.h"

namespace mpt::test {
namespace {

// The other factor of products, which have more bits than either.
constexpr double kFactor = 1.3;
// Added to a sum of 8,000 such terms or more in f32, it loses 0.02% to 0.2%, each time.
constexpr double kTerm = 1.0017578125 / 128;

// A function of w, n of whose results are element 0 of w times the factor.
struct Repeats {
  const char* name;
  bool product;  // the factor is kFactor, otherwise 1
  Dims w;
  std::function<Tensor(const Tensor& w, int64_t n)> run;
};

Tensor zeros_index(const Tensor& w, int64_t n) { return ops::full(w.ctx(), DType::i64, {n}, 0); }
Tensor ones_like(const Tensor& w, const Dims& shape) {
  return ops::full(w.ctx(), w.dtype(), shape, 1);
}
Tensor factors(const Tensor& w, const Dims& shape) {
  return ops::full(w.ctx(), w.dtype(), shape, kFactor);
}

const Repeats kRepeats[] = {
    {"embedding",
     false,
     {2, 1},
     [](const Tensor& w, int64_t n) { return ops::embedding(zeros_index(w, n), w, -1); }},
    {"embedding/8 wide",
     false,
     {2, 8},
     [](const Tensor& w, int64_t n) { return ops::embedding(zeros_index(w, n), w, -1); }},
    {"index_select",
     false,
     {2},
     [](const Tensor& w, int64_t n) { return ops::index_select(w, 0, zeros_index(w, n)); }},
    {"index_select/strided",
     false,
     {2, 3},
     [](const Tensor& w, int64_t n) {
       return ops::index_select(ops::transpose(w, 0, 1), 1, zeros_index(w, n));
     }},
    {"gather",
     false,
     {2},
     [](const Tensor& w, int64_t n) { return ops::gather(w, 0, zeros_index(w, n)); }},
    {"pad/replicate",
     false,
     {1, 1, 2},
     [](const Tensor& w, int64_t n) {
       return ops::pad(w, {n - 1, 0}, ops::PadMode::replicate, 0);
     }},
    {"adaptive_max_pool1d",
     false,
     {1, 1, 1},
     [](const Tensor& w, int64_t n) { return ops::adaptive_max_pool1d(w, n); }},
    {"adaptive_avg_pool1d",
     false,
     {1, 1, 1},
     [](const Tensor& w, int64_t n) { return ops::adaptive_avg_pool1d(w, n); }},
    {"conv1d",
     true,
     {1, 1, 1},
     [](const Tensor& w, int64_t n) {
       return ops::conv1d(factors(w, {1, 1, n}), w, {}, {});
     }},
    {"conv1d/16 outputs",
     true,
     {16, 1, 1},
     [](const Tensor& w, int64_t n) {
       return ops::conv1d(factors(w, {1, 1, n}), w, {}, {});
     }},
    {"linear",
     true,
     {1, 1},
     [](const Tensor& w, int64_t n) {
       return ops::linear(factors(w, {n, 1}), w, {}, Activation::none);
     }},
    {"linear/16 outputs",
     true,
     {16, 1},
     [](const Tensor& w, int64_t n) {
       return ops::linear(factors(w, {n, 1}), w, {}, Activation::none);
     }},
    {"linear/32 x 32",
     true,
     {32, 32},
     [](const Tensor& w, int64_t n) {
       return ops::linear(factors(w, {n, 32}), w, {}, Activation::none);
     }},
};

// A function of x [n], whose first element is the sum of x, its mean, or the sum times kFactor.
enum class Kind { sum, mean, product };
struct Sum {
  const char* name;
  Kind kind;
  std::function<Tensor(const Tensor& x)> run;
};
const Sum kSums[] = {
    {"index_add", Kind::sum,
     [](const Tensor& x) {
       return ops::index_add(ops::full(x.ctx(), x.dtype(), {2}, 0), 0, zeros_index(x, x.count()),
                             x);
     }},
    {"scatter_add", Kind::sum,
     [](const Tensor& x) {
       return ops::scatter_add(ops::full(x.ctx(), x.dtype(), {2}, 0), 0, zeros_index(x, x.count()),
                               x);
     }},
    {"matmul", Kind::product,
     [](const Tensor& x) {
       return ops::matmul(ops::reshape(x, {1, x.count()}), factors(x, {x.count(), 1}));
     }},
    {"matmul/4 rows", Kind::product,
     [](const Tensor& x) {
       const Tensor rows = ops::expand(ops::reshape(x, {1, x.count()}), {4, x.count()});
       return ops::matmul(rows, factors(x, {x.count(), 16}));
     }},
    {"matmul/32 rows", Kind::product,
     [](const Tensor& x) {
       const Tensor rows = ops::expand(ops::reshape(x, {1, x.count()}), {32, x.count()});
       return ops::matmul(rows, factors(x, {x.count(), 32}));
     }},
    {"conv1d", Kind::product,
     [](const Tensor& x) {
       const Dims one = {1, 1, x.count()};
       return ops::conv1d(ops::reshape(x, one), factors(x, one), {}, {});
     }},
    {"adaptive_avg_pool1d", Kind::mean,
     [](const Tensor& x) {
       return ops::adaptive_avg_pool1d(ops::reshape(x, {1, 1, x.count()}), 1);
     }},
    {"adaptive_avg_pool1d/two", Kind::mean,
     [](const Tensor& x) {
       return ops::adaptive_avg_pool1d(ops::reshape(x, {1, 1, x.count()}), 2);
     }},
    {"attention", Kind::mean,
     [](const Tensor& x) {
       // Mesa's software driver of Vulkan ends the loops of a thread after 65,535 rounds.
       const int64_t n = test_device() ? 8000 : x.count();
       const Dims keys = {1, 1, n, 1};
       return ops::scaled_dot_product_attention(ones_like(x, {1, 1, 1, 1}), ones_like(x, keys),
                                                ops::reshape(ops::narrow(x, 0, 0, n), keys), {}, 0,
                                                false, 0);
     }},
};

// The kernels of a device, as text for the host, take long.
int64_t count_of_terms() { return test_device() ? 20000 : 1000000; }

class LongSums : public ::testing::TestWithParam<DType> {
 protected:
  const int64_t n = count_of_terms();
  // The factor as this dtype has it.
  double factor() { return values(make(*ctx, GetParam(), {1}, {kFactor})).v[0]; }
  double term() { return values(make(*ctx, GetParam(), {1}, {kTerm})).v[0]; }
  double bound() const {
    return GetParam() == DType::f32 ? 6e-5 : GetParam() == DType::f16 ? 0x1p-10 : 0x1p-7;
  }
  TestContext ctx;
};

TEST_P(LongSums, GradientsOfAnElementThatStandsManyTimes) {
  for (const Repeats& f : kRepeats) {
    Tensor w = ops::full(*ctx, GetParam(), f.w, 1);
    w->wants_grad = true;
    const Tensor y = f.run(w, n);
    const Tensor roots[] = {y}, inputs[] = {w},
                 grads[] = {ops::full(*ctx, GetParam(), y.shape(), term())};
    const double got = values(gradients(roots, grads, inputs, {})[0]).v[0];
    const double want = static_cast<double>(n) * term() * (f.product ? factor() : 1);
    EXPECT_LE(std::fabs(got / want - 1), bound()) << f.name << ": " << got << ", not " << want;
  }
}

TEST_P(LongSums, OfEqualTerms) {
  const Tensor x = ops::full(*ctx, GetParam(), {n}, term());
  for (const Sum& f : kSums) {
    const double got = values(f.run(x)).v[0];
    const double want = term() * static_cast<double>(f.kind == Kind::mean ? 1 : n) *
                        (f.kind == Kind::product ? factor() : 1);
    EXPECT_LE(std::fabs(got / want - 1), bound()) << f.name << ": " << got << ", not " << want;
  }
}

// Functions of x and y whose sums are long, with different terms: a wrong place would show.
struct Mixed {
  const char* name;
  Dims x, y;
  std::function<Tensor(const Tensor& x, const Tensor& y)> run;
};
Tensor spread_index(const Tensor& x, int64_t n, int64_t rows) {
  const Tensor i = ops::remainder(ops::arange(x.ctx(), DType::i64, 0, static_cast<double>(n), 1),
                                  ops::full(x.ctx(), DType::i64, {}, static_cast<double>(rows)));
  return i;
}
const Mixed kMixed[] = {
    {"conv1d of long lines",
     {2, 5, 5003},
     {7, 5, 3},
     [](const Tensor& x, const Tensor& y) { return ops::conv1d(x, y, {}, {}); }},
    {"conv1d of many channels",
     {1, 20, 4501},
     {33, 20, 3},
     [](const Tensor& x, const Tensor& y) { return ops::conv1d(x, y, {}, {}); }},
    {"matmul, 4 rows",
     {4, 1501},
     {1501, 37},
     [](const Tensor& x, const Tensor& y) { return ops::matmul(x, y); }},
    {"matmul, 40 rows",
     {40, 1501},
     {1501, 50},
     [](const Tensor& x, const Tensor& y) { return ops::matmul(x, y); }},
    {"index_add",
     {7, 300},
     {1000, 300},
     [](const Tensor& x, const Tensor& y) {
       return ops::index_add(x, 0, spread_index(x, 1000, 7), y);
     }},
    {"index_add, strided",
     {300, 7},
     {300, 1000},
     [](const Tensor& x, const Tensor& y) {
       return ops::index_add(ops::transpose(x, 0, 1), 0, spread_index(x, 1000, 7),
                             ops::transpose(y, 0, 1));
     }},
    {"scatter_add",
     {7, 3},
     {1000, 3},
     [](const Tensor& x, const Tensor& y) {
       const Tensor i = ops::reshape(spread_index(x, 1000, 7), {1000, 1});
       return ops::scatter_add(x, 0, ops::expand(i, {1000, 3}), y);
     }},
    {"scatter_add, few indices",
     {20000},
     {300},
     [](const Tensor& x, const Tensor& y) {
       return ops::scatter_add(x, 0, spread_index(x, 300, 3), y);
     }},
    {"scatter_add, lines",
     {3, 20000},
     {3, 300},
     [](const Tensor& x, const Tensor& y) {
       const Tensor i = ops::reshape(spread_index(x, 300, 100), {1, 300});
       return ops::scatter_add(x, 1, ops::expand(i, {3, 300}), y);
     }},
    {"max_pool",
     {1, 2, 9},
     {1, 2, 3000},
     [](const Tensor& x, const Tensor& y) {
       return ops::mul(ops::adaptive_max_pool1d(x, 3000), y);
     }},
    {"avg_pool",
     {2, 3, 9001},
     {1},
     [](const Tensor& x, const Tensor& y) { return ops::mul(ops::adaptive_avg_pool1d(x, 2), y); }},
    {"layer_norm",
     {3, 9001},
     {9001},
     [](const Tensor& x, const Tensor& y) { return ops::layer_norm(x, 1, y, {}, 1e-5); }},
};

TEST_P(LongSums, OfDifferentTerms) {
  const double unit = GetParam() == DType::f32   ? 0x1p-20
                      : GetParam() == DType::f16 ? 0x1p-10
                                                 : 0x1p-7;
  for (const Mixed& f : kMixed) {
    // The values are those of the dtype, so that only the computation differs.
    const auto drawn = [&](const Dims& shape, double seed) {
      Array a{.shape = shape};
      for (int64_t i = 0; i < count(shape); ++i)
        a.v.push_back(std::sin(seed * static_cast<double>(i * i % 10007)));
      a.v = values(make(*ctx, a, GetParam())).v;
      return a;
    };
    const Array x = drawn(f.x, 1.7), y = drawn(f.y, 0.9);
    const auto run = [&](DType t) {
      Tensor a = make(*ctx, x, t), b = make(*ctx, y, t);
      a->wants_grad = b->wants_grad = true;
      const Tensor r = f.run(a, b);
      const Tensor roots[] = {r}, inputs[] = {a, b},
                   grads[] = {make(*ctx, drawn(r.shape(), 0.3), t)};
      std::vector<Array> all = {values(r)};
      for (const Tensor& g : gradients(roots, grads, inputs, {})) all.push_back(values(g));
      return all;
    };
    const std::vector<Array> got = run(GetParam()), want = run(DType::f64);
    for (size_t k = 0; k < got.size(); ++k) {
      double most = 0;
      for (const double v : want[k].v) most = std::max(most, std::fabs(v));
      for (size_t i = 0; i < want[k].v.size(); ++i) {
        ASSERT_NEAR(got[k].v[i], want[k].v[i], unit * most + 0x1p-11)
            << f.name << ", "
            << (k == 0   ? "result"
                : k == 1 ? "gradient of x"
                         : "gradient of y")
            << ", element " << i;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, LongSums, ::testing::Values(DType::f32, DType::bf16, DType::f16),
                         [](const auto& i) { return std::string(name_of(i.param)); });

// Each of two values in turn is one deviation from their mean. 16 bits would hide the errors.
TEST(LongNorms, OfOneRow) {
  const TestContext ctx;
  const int64_t n = count_of_terms();
  const Tensor two = make(*ctx, DType::f32, {1, 2}, {0.0103, 1.0103});
  const Tensor x = ops::reshape(ops::repeat(two, {1, n / 2}), {1, n});
  const std::vector<double> y = values(ops::layer_norm(x, 1, {}, {}, 1e-12)).v;
  EXPECT_NEAR(y[0], -1, 2e-5);
  EXPECT_NEAR(y.back(), 1, 2e-5);
  const double mean_of_squares = (0.0103 * 0.0103 + 1.0103 * 1.0103) / 2;
  EXPECT_NEAR(values(ops::rms_norm(x, 1, {}, 1e-12)).v[1], 1.0103 / std::sqrt(mean_of_squares),
              2e-5);
}

TEST(LongNorms, GradientsOfTheWeightsOfManyRows) {
  const TestContext ctx;
  const int64_t n = count_of_terms();
  const Tensor row = make(*ctx, DType::f32, {1, 4}, {0, 1, 2, 3});
  const Tensor x = ops::repeat(row, {n, 1});
  for (const bool rms : {false, true}) {
    Tensor w = ops::full(*ctx, DType::f32, {4}, 1);
    w->wants_grad = true;
    const Tensor y = rms ? ops::rms_norm(x, 1, w, 0) : ops::layer_norm(x, 1, w, {}, 0);
    const Tensor roots[] = {y}, inputs[] = {w},
                 grads[] = {ops::full(*ctx, DType::f32, y.shape(), 0.0103)};
    const double got = values(gradients(roots, grads, inputs, {})[0]).v[3];
    const double hat = rms ? 3 / std::sqrt(3.5) : 1.5 / std::sqrt(1.25);
    EXPECT_LE(std::fabs(got / (static_cast<double>(n) * 0.0103 * hat) - 1), 6e-5) << rms;
  }
}

// The gradient of equal elements is 0: all is 1, or 1 / n.
TEST(LongSoftmax, OfEqualElements) {
  const TestContext ctx;
  const int64_t n = count_of_terms();
  for (const Dims& shape : {Dims{n}, Dims{2, n}, Dims{n, 2}}) {
    const int64_t dim = shape[0] == 2 ? 1 : 0;
    for (const bool log : {false, true}) {
      Tensor x = ops::full(*ctx, DType::f32, shape, 0.3);
      x->wants_grad = true;
      const Tensor y =
          log ? ops::log_softmax(x, dim, DType::none) : ops::softmax(x, dim, DType::none);
      const Tensor roots[] = {y}, inputs[] = {x},
                   grads[] = {ops::full(*ctx, DType::f32, shape, 1.0017)};
      const double bound = log ? 4e-6 : 1e-6 / static_cast<double>(n);
      for (const double g : values(gradients(roots, grads, inputs, {})[0]).v)
        ASSERT_NEAR(g, 0, bound) << (log ? "log_softmax " : "softmax ") << text(shape).s;
    }
  }
}

}  // namespace
}  // namespace mpt::test
