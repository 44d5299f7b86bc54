// Tests of copies and moving averages of parameter sets.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "mpt/mpt.hpp"

namespace {

using Doubles = std::vector<double>;

const char* const kPrecisions[] = {"32-true",
                                   "64-true",
                                   "bf16-mixed",
                                   "16-mixed",
                                   "O3",
                                   "bf16-true",
                                   "16-true",
                                   "bf16-true,master=split",
                                   "bf16-true,master=copy",
                                   "16-true,master=copy",
                                   "bf16-true,master=kahan",
                                   "bf16-true,master=stochastic"};

Doubles random_values(uint64_t seed, size_t n) {
  std::mt19937_64 random(seed);
  std::normal_distribution<double> normal(0, 1);
  Doubles v(n);
  for (double& x : v) x = static_cast<float>(normal(random));
  return v;
}

// A set with matrices, a vector, an empty parameter and buffers.
struct Set {
  mpt::Params params;
  Set(const mpt::Context& ctx, const char* precision, uint64_t seed) : params(ctx) {
    for (const auto& [name, shape] :
         std::vector<std::pair<const char*, std::vector<int64_t>>>{{"a.weight", {37, 29}},
                                                                   {"a.bias", {37}},
                                                                   {"empty", {0, 3}},
                                                                   {"b.weight", {3, 5, 2}}}) {
      size_t n = 1;
      for (const int64_t d : shape) n *= static_cast<size_t>(d);
      params.add(name, ctx.tensor(shape, random_values(seed++, n)));
    }
    params.add_buffer("mean", ctx.tensor({4}, random_values(seed, 4)));
    params.add_buffer("count", ctx.tensor({1}, std::vector<int64_t>{static_cast<int64_t>(seed)}));
    params.set_precision(mpt::Precision(precision));
  }
  Doubles values() const {
    Doubles all;
    for (const auto& [name, t] : params.all())
      for (const double v : t.read<double>()) all.push_back(v);
    return all;
  }
};

// Returns the largest relative error of a stored value.
double unit_of(const char* precision) {
  const std::string p = precision;
  if (p == "64-true") return 1e-15;
  const bool is_whole =
      p.find("master") != std::string::npos && p.find("stoch") == std::string::npos;
  if (is_whole || p.find("mixed") != std::string::npos || p == "32-true") {
    return p.find("kahan") != std::string::npos ? 2e-5 : 2e-7;
  }
  return p.find("bf16") != std::string::npos ? 8e-3 : 1e-3;
}

TEST(Average, AMoveIsTheFormulaInEveryPrecision) {
  for (const char* a : kPrecisions) {
    for (const char* b : kPrecisions) {
      const mpt::Context ctx = mpt::Context::create();
      const Set to(ctx, a, 1), from(ctx, b, 100);
      const Doubles x = to.values(), y = from.values();
      to.params.lerp(from.params, 0.3);
      const Doubles got = to.values();
      EXPECT_EQ(from.values(), y);
      const size_t trained = x.size() - 5;
      for (size_t i = 0; i < trained; ++i) {
        const double want = x[i] + 0.3 * (y[i] - x[i]);
        ASSERT_NEAR(got[i], want, unit_of(a) * (std::fabs(want) + std::fabs(x[i] - y[i])))
            << a << " towards " << b << ", element " << i;
      }
      for (size_t i = trained; i < x.size(); ++i)
        EXPECT_EQ(got[i], a != std::string("64-true") ? static_cast<float>(y[i]) : y[i])
            << "buffers";
    }
  }
}

TEST(Average, AMoveByOneIsACopy) {
  for (const char* precision : kPrecisions) {
    const mpt::Context ctx = mpt::Context::create();
    const Set moved(ctx, precision, 1), copied(ctx, precision, 1), from(ctx, "32-true", 100);
    moved.params.lerp(from.params, 1);
    copied.params.copy_from(from.params);
    EXPECT_EQ(moved.values(), copied.values()) << precision;
  }
}

TEST(Average, ACopyIsExactWhereTheFormatHoldsIt) {
  for (const char* a : kPrecisions) {
    for (const char* b : kPrecisions) {
      const mpt::Context ctx = mpt::Context::create(), other = mpt::Context::create();
      const Set from(ctx, a, 1), near(ctx, b, 100), far(other, b, 200);
      const Doubles x = from.values();
      for (const Set* to : {&near, &far}) {
        to->params.copy_from(from.params);
        const Doubles got = to->values();
        ASSERT_EQ(got.size(), x.size());
        for (size_t i = 0; i < x.size(); ++i)
          ASSERT_NEAR(got[i], x[i], unit_of(b) * std::fabs(x[i])) << a << " into " << b;
        // A format that holds all bits gives all of them.
        if (unit_of(b) <= unit_of(a) && unit_of(b) < 1e-6) {
          EXPECT_EQ(got, x) << a << " into " << b;
        }
      }
    }
  }
}

// Moves that are too small for 16 bits add up in a master.
TEST(Average, SmallMovesAddUpInAMaster) {
  for (const char* precision :
       {"32-true", "bf16-true,master=split", "bf16-true,master=copy", "bf16-true,master=kahan"}) {
    const mpt::Context ctx = mpt::Context::create();
    const mpt::Params average(ctx), now(ctx);
    const mpt::Tensor a = average.add("w", ctx.ones({100}));
    now.add("w", ctx.ones({100}) * 2.0);
    average.set_precision(mpt::Precision(precision));
    for (int i = 0; i < 500; ++i) average.lerp(now, 0.001);
    const double want = 2 - std::pow(0.999, 500);
    EXPECT_NEAR(a.read<double>()[7], want, 1e-3) << precision;
  }
}

// A network computes with a cached copy of 16 bits, which is that of the moved value.
TEST(Average, ANetworkComputesWithTheMovedValues) {
  for (const char* precision : {"bf16-mixed", "bf16-true,master=copy", "16-mixed"}) {
    const mpt::Context ctx = mpt::Context::create();
    const mpt::Precision p(precision);
    const mpt::Params average(ctx), now(ctx);
    const mpt::Module net = mpt::nn::linear(average, "l", 8, 8);
    mpt::nn::linear(now, "l", 8, 8);
    for (const mpt::Params& set : {average, now}) set.set_precision(p);
    const mpt::Tensor x = ctx.normal({4, 8});
    const auto out = [&] {
      const mpt::PrecisionScope scope(ctx, p);
      return p.output(net(p.input(x))).read<float>();
    };
    const auto before = out();
    average.lerp(now, 0.5);
    const auto moved = out();
    EXPECT_NE(moved, before);
    mpt::must(mpt_autocast_clear_cache(ctx.get()));
    EXPECT_EQ(out(), moved) << precision;
  }
}

TEST(Average, GradientsAndStatesStay) {
  const mpt::Context ctx = mpt::Context::create();
  const mpt::Params set(ctx), other(ctx);
  const mpt::Tensor w = set.add("w", ctx.normal({5}));
  other.add("w", ctx.normal({5}));
  const mpt::Optimizer optimizer(set, mpt::adamw(0.1));
  mpt::sum(mpt::square(w)).backward();
  optimizer.step();
  mpt::sum(mpt::square(w)).backward();
  const auto gradient = w.grad().read<float>();
  const auto bytes = optimizer.info().state_bytes;
  set.lerp(other, 0.5);
  set.copy_from(other);
  EXPECT_EQ(w.grad().read<float>(), gradient);
  EXPECT_EQ(optimizer.info().state_bytes, bytes);
  // A backward that has saved the value finds out that it was overwritten.
  const mpt::Tensor y = mpt::sum(mpt::square(w));
  set.copy_from(other);
  EXPECT_EQ(mpt_backward(std::vector<mpt_tensor>{y.get()}.data(), nullptr, 1, nullptr),
            MPT_ERROR_STATE);
}

TEST(Average, BadInputChangesNothing) {
  const mpt::Context ctx = mpt::Context::create(), other = mpt::Context::create();
  const Set to(ctx, "32-true", 1), from(ctx, "32-true", 50), far(other, "32-true", 60);
  const Doubles before = to.values();
  const auto refused = [&](mpt_status got, mpt_status code, const char* text) {
    EXPECT_EQ(got, code);
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
    EXPECT_EQ(to.values(), before);
  };
  mpt_params const a = to.params.get(), b = from.params.get();
  refused(mpt_params_lerp(a, b, 1.5), MPT_ERROR_INVALID_ARGUMENT, "weight is 1.5");
  refused(mpt_params_lerp(a, b, NAN), MPT_ERROR_INVALID_ARGUMENT, "weight is nan");
  refused(mpt_params_lerp(a, a, 0.5), MPT_ERROR_INVALID_ARGUMENT, "the same set");
  refused(mpt_params_lerp(a, far.params.get(), 0.5), MPT_ERROR_INVALID_HANDLE,
          "different contexts");
  from.params.add("more", ctx.zeros({1}));
  refused(mpt_params_copy(a, b), MPT_ERROR_INVALID_ARGUMENT, "`to` lacks 'more'");
  to.params.add("more", ctx.zeros({2}));
  const Doubles now = to.values();
  EXPECT_EQ(mpt_params_copy(a, b), MPT_ERROR_SHAPE);
  EXPECT_NE(std::string(mpt_last_error()).find("'more' has shape [1] in `from`, and [2] in `to`"),
            std::string::npos)
      << mpt_last_error();
  const mpt::Params wrong(ctx), right(ctx);
  wrong.add_buffer("n", ctx.tensor({1}, std::vector<int64_t>{1}));
  right.add_buffer("n", ctx.zeros({1}));
  EXPECT_EQ(mpt_params_copy(right.get(), wrong.get()), MPT_ERROR_DTYPE);
  EXPECT_EQ(to.values(), now);
}

}  // namespace
