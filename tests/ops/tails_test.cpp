// Softmax, cross entropy and their like where one logit is far above the others: what the others
// leave is small, and has the digits of its dtype in the loss, in the logarithm and in the
// gradient.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "autograd/engine.h"
#include "harness.h"

namespace mpt::test {
namespace {

using Values = std::vector<double>;
using Real = long double;

// A row of n logits, of which that at `top` is `gap` above the others; they differ a little.
Values logits(int64_t n, int64_t top, double gap) {
  Values x;
  for (int64_t i = 0; i < n; ++i) x.push_back(i == top ? gap : -0.25 * static_cast<double>(i % 3));
  return x;
}

// The probabilities of a row but for the one at `top`, and their sum, relative to that one.
struct Row {
  std::vector<Real> relative;  // e^(x_i - x_top); 0 at top
  Real rest = 0;
  int64_t top;
  Row(const Values& x, int64_t at) : top(at) {
    for (size_t i = 0; i < x.size(); ++i) {
      const bool is_top = static_cast<int64_t>(i) == top;
      relative.push_back(is_top ? 0 : std::exp(Real(x[i]) - Real(x[static_cast<size_t>(top)])));
      rest += relative.back();
    }
  }
  Real log_of_top() const { return -std::log1p(rest); }
  Real share(int64_t i) const {  // that of another one than the top
    return relative[static_cast<size_t>(i)] / (1 + rest);
  }
  Real missing() const { return rest / (1 + rest); }  // 1 less the share of the top
};

// The gradient of the loss of `top`.
Values loss_gradient(const Row& r) {
  Values g;
  for (size_t i = 0; i < r.relative.size(); ++i) {
    const auto k = static_cast<int64_t>(i);
    g.push_back(static_cast<double>(k == r.top ? -r.missing() : r.share(k)));
  }
  return g;
}

class Tails : public ::testing::TestWithParam<bool> {
 protected:
  static double bound(DType t) { return t == DType::f64 ? 1e-12 : t == DType::f32 ? 3e-6 : 0x1p-7; }

  // Compares one number relatively; one below the normal numbers of the dtype may be anything
  // there.
  static void expect_close(double got, double want, DType t, const std::string& what) {
    const double least = t == DType::f64 ? 1e-300 : 1e-37;
    if (std::fabs(want) < least) EXPECT_LE(std::fabs(got), least) << what;
    else EXPECT_NEAR(got, want, bound(t) * std::fabs(want)) << what;
  }
  static void expect_close(const Values& got, const Values& want, DType t,
                           const std::string& what) {
    ASSERT_EQ(got.size(), want.size()) << what;
    for (size_t i = 0; i < got.size(); ++i)
      expect_close(got[i], want[i], t, std::string(what).append(", element ") + std::to_string(i));
  }

  struct Run {
    Values value, dx;
  };
  Run run(DType t, const Values& x, const std::function<Tensor(const Tensor&)>& f) {
    const Tensor in = make(*ctx_, t, {1, static_cast<int64_t>(x.size())}, x);
    in->wants_grad = true;
    const Tensor y = f(in);
    const Tensor roots[] = {y.count() == 1 ? y : ops::sum(y)}, inputs[] = {in};
    return {values(y).v, values(gradients(roots, {}, inputs, {})[0]).v};
  }

  // Calls f with rows of several lengths, the place of the largest logit, and what describes them.
  void each(const std::function<void(DType, const Values&, int64_t, const std::string&)>& f) {
    for (const DType t : {DType::f32, DType::f64, DType::bf16}) {
      for (const int64_t n : {2, 5, 37, 5003}) {
        for (const double gap : {1.0, 4.0, 12.0, 20.0, 37.5, 80.0}) {
          for (const int64_t top : {int64_t{0}, n - 1}) {
            const Values x = values(make(*ctx_, t, {n}, logits(n, top, gap))).v;
            f(t, x, top,
              std::string(name_of(t)).append(" of ") + std::to_string(n) + ", gap " +
                  std::to_string(gap));
          }
        }
      }
    }
  }

  TestContext ctx_{GetParam()};
};

TEST_P(Tails, CrossEntropy) {
  each([&](DType t, const Values& x, int64_t top, const std::string& what) {
    const Row r(x, top);
    const Tensor target = make(*ctx_, DType::i64, {1}, {static_cast<double>(top)});
    const Tensor weight = ops::full(*ctx_, DType::f32, {static_cast<int64_t>(x.size())}, 1);
    Values chosen(x.size(), 0);
    chosen[static_cast<size_t>(top)] = 1;
    const Tensor shares = make(*ctx_, t, {1, static_cast<int64_t>(x.size())}, chosen);
    const auto check = [&](const char* name, const std::function<Tensor(const Tensor&)>& f) {
      const Run got = run(t, x, f);
      expect_close(got.value[0], static_cast<double>(-r.log_of_top()), t, what + name);
      expect_close(got.dx, loss_gradient(r), t, what + name);
    };
    constexpr auto kMean = ops::Reduction::mean;
    check(", classes",
          [&](const Tensor& in) { return ops::cross_entropy(in, target, {}, -100, kMean, 0); });
    if (t != DType::f64) {
      check(", weights", [&](const Tensor& in) {
        return ops::cross_entropy(in, target, weight, -100, kMean, 0);
      });
    }
    check(", shares",
          [&](const Tensor& in) { return ops::cross_entropy(in, shares, {}, -100, kMean, 0); });
    if (t != DType::bf16) {
      check(", nll", [&](const Tensor& in) {
        return ops::nll_loss(ops::log_softmax(in, 1, DType::none), target, {}, -100, kMean);
      });
    }
  });
}

// The gradient at a smoothed target, which is p - 1 + smooth - smooth / n.
TEST_P(Tails, SmoothedCrossEntropy) {
  for (const DType t : {DType::f32, DType::f64}) {
    const Values x = logits(4, 1, 30);
    const Row r(x, 1);
    const Tensor target = make(*ctx_, DType::i64, {1}, {1});
    const double smooth = 0x1p-30;
    const Run got = run(t, x, [&](const Tensor& in) {
      return ops::cross_entropy(in, target, {}, -100, ops::Reduction::mean, smooth);
    });
    EXPECT_NEAR(got.dx[1], static_cast<double>(-r.missing() + Real(smooth) * 0.75L), 1e-6 * smooth);
  }
}

TEST_P(Tails, SoftmaxAndItsLogarithm) {
  each([&](DType t, const Values& x, int64_t top, const std::string& what) {
    const Row r(x, top);
    const auto most = static_cast<double>(1 / (1 + r.rest));
    Values log_p, p, slope;  // slope: the gradient of the share of the top
    for (size_t i = 0; i < x.size(); ++i) {
      const auto k = static_cast<int64_t>(i);
      const bool is_top = k == top;
      p.push_back(is_top ? most : static_cast<double>(r.share(k)));
      log_p.push_back(static_cast<double>(is_top ? r.log_of_top()
                                                 : Real(x[i]) - Real(x[static_cast<size_t>(top)]) +
                                                       r.log_of_top()));
      slope.push_back(most * static_cast<double>(is_top ? r.missing() : -r.share(k)));
    }
    const Tensor in = make(*ctx_, t, {1, static_cast<int64_t>(x.size())}, x);
    expect_close(values(ops::softmax(in, 1, DType::none)).v, p, t, what + ", softmax");
    expect_close(values(ops::log_softmax(in, 1, DType::none)).v, log_p, t, what + ", log_softmax");
    const auto of_top = [top](const Tensor& y) { return ops::narrow(y, 1, top, 1); };
    const Run soft =
        run(t, x, [&](const Tensor& v) { return of_top(ops::softmax(v, 1, DType::none)); });
    expect_close(soft.dx, slope, t, what + ", gradient of softmax");
    const Run log =
        run(t, x, [&](const Tensor& v) { return of_top(ops::log_softmax(v, 1, DType::none)); });
    Values of_log = loss_gradient(r);
    for (double& v : of_log) v = -v;
    expect_close(log.dx, of_log, t, what + ", gradient of log_softmax");
  });
}

TEST_P(Tails, LogSumExp) {
  for (const DType t : {DType::f32, DType::f64}) {
    for (const double gap : {1.0, 17.0, 40.0, 80.0}) {
      for (const int64_t n : {2, 1000}) {
        Values x = logits(n, n / 2, gap);
        for (double& v : x) v -= gap;
        const Values y =
            values(ops::logsumexp(make(*ctx_, t, {1, n}, x), {1}, ops::KeepDims::no)).v;
        expect_close(y[0], static_cast<double>(std::log1p(Row(x, n / 2).rest)), t,
                     std::string(name_of(t)).append(", gap ") + std::to_string(gap));
      }
    }
    // Equal largest elements count each.
    const Values y =
        values(ops::logsumexp(make(*ctx_, t, {4}, {0, 0, -50, 0}), {}, ops::KeepDims::no)).v;
    expect_close(y[0], std::log(3.0), t, "three equal ones");
  }
}

TEST_P(Tails, BinaryCrossEntropyWithLogits) {
  for (const DType t : {DType::f32, DType::f64, DType::bf16}) {
    for (const double x : {0.5, 3.0, 12.0, 20.0, 37.5, 80.0}) {
      for (const double target : {0.0, 1.0}) {
        const double toward = target == 1 ? x : -x;  // a prediction that is right
        const Real p = 1 / (1 + std::exp(Real(x)));
        const Run got = run(t, {toward}, [&](const Tensor& in) {
          return ops::binary_cross_entropy_with_logits(in, make(*ctx_, t, {1, 1}, {target}), {},
                                                       ops::Reduction::mean);
        });
        const std::string what = std::string(name_of(t)).append(" ") + std::to_string(toward);
        expect_close(got.dx[0], static_cast<double>(target == 1 ? -p : p), t, what);
        expect_close(got.value[0], static_cast<double>(std::log1p(std::exp(-Real(x)))), t, what);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Backend, Tails, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "ref" : "best"; });

}  // namespace
}  // namespace mpt::test
