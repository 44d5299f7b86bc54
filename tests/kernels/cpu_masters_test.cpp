// Tests of steps on 16-bit parameters with a master: the CPU backend equals ref bit for bit, and
// both have the accuracy that each format promises.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "backends/backend.h"
#include "backends/masters.h"
#include "backends/multi.h"
#include "multi_set.h"

namespace mpt {
namespace {

struct Format {
  Master master;
  DType dtype;
};
const Format kFormats[] = {{Master::split, DType::bf16},     {Master::kahan, DType::bf16},
                           {Master::kahan, DType::f16},      {Master::stochastic, DType::bf16},
                           {Master::stochastic, DType::f16}, {Master::none, DType::bf16}};

// One parameter, with SGD steps w' = w - lr g.
struct Param {
  Format format;
  std::vector<uint16_t> main, low;

  Param(Format f, const std::vector<float>& values)
      : format(f), main(values.size()), low(f.master == Master::stochastic ? 0 : values.size()) {
    for (size_t i = 0; i < values.size(); ++i) {
      if (f.master == Master::split) split_into(values[i], main[i], low[i]);
      else if (f.master == Master::kahan) compensate(f.dtype, values[i], main[i], low[i]);
      else main[i] = narrowed(f.dtype, values[i]);
    }
  }
  bool in_two() const { return format.master == Master::split || format.master == Master::kahan; }
  float value(size_t i) const {
    if (format.master == Master::split) return joined(main[i], low[i]);
    if (format.master == Master::kahan) return compensated(format.dtype, main[i], low[i]);
    return widened(format.dtype, main[i]);
  }
  void step(const Backend& b, const std::vector<float>& grads, uint64_t key, double lr = 1) {
    MultiTensor t;
    t.param = main.data();
    t.low = in_two() ? low.data() : nullptr;
    t.grad = const_cast<float*>(grads.data());
    t.count = static_cast<int64_t>(main.size());
    t.param_dtype = format.dtype;
    t.grad_dtype = DType::f32;
    t.master = format.master;
    t.key = key;
    t.first = uint64_t{3} << 40;
    const Hyper rule{.kind = OptimizerKind::sgd, .lr = lr};
    const Scheduled scheduled{.lr = lr};
    std::vector<MultiChunk> chunks;
    std::vector<int32_t> units;
    for (int64_t at = 0; at < t.count; at += kMultiUnit) {
      units.push_back(static_cast<int32_t>(chunks.size()));
      chunks.push_back({0, static_cast<int32_t>(std::min<int64_t>(kMultiUnit, t.count - at)), at});
    }
    units.push_back(static_cast<int32_t>(chunks.size()));
    std::vector<MultiPartial> partials(chunks.size());
    MultiPlan plan{{&t, 1}, chunks, units, partials, {&rule, 1}, {&scheduled, 1}};
    const UpdateScalars scalars{size_of(plan)};
    std::vector<double> decision = {1, 1, 0, 1};
    run(b, Kernel::multi_step, plan, decision, &scalars, Jobs());
  }
};

TEST(Masters, StepsAreRefsBitForBit) {
  std::mt19937 random(11);
  std::normal_distribution<float> normal;
  for (size_t n : {1, 7, 8, 9, 16, 17, 255, 256, 257, 520, 20003}) {
    std::vector<float> start(n), grads(n);
    const float extremes[] = {0.f,     -0.f,   1e-7f,    -3e-8f, INFINITY, -INFINITY,
                              70000.f, -1e30f, 65519.9f, 3e38f,  -3.4e38f, 1e-40f,
                              6.1e-5f, 2e-6f,  NAN,      -1e-5f, 5.96e-8f, 1.f};
    for (size_t i = 0; i < n; ++i) {
      start[i] = normal(random) * (i % 3 ? 1.f : 1e-4f);
      grads[i] = i % 5 == 4 ? extremes[i / 5 % std::size(extremes)] : normal(random) * 0.01f;
      if (i % 7 == 3) start[i] = 0;
    }
    for (const Format& f : kFormats) {
      if (f.master == Master::none) continue;  // ref rounds once, from double: see multi_test
      Param ref(f, start), cpu(f, start);
      for (uint64_t step = 1; step <= 3; ++step) {
        ref.step(ref_backend(), grads, step * 77);
        cpu.step(cpu_backend(), grads, step * 77);
      }
      for (size_t i = 0; i < n; ++i) {
        const std::string what = std::to_string(static_cast<int>(f.master)) + name_of(f.dtype) +
                                 " element " + std::to_string(i) + " of " + std::to_string(n);
        if (std::isnan(ref.value(i))) {  // the bits of a NaN are unspecified
          ASSERT_TRUE(std::isnan(cpu.value(i))) << what;
          continue;
        }
        ASSERT_EQ(ref.main[i], cpu.main[i]) << what << " from " << start[i] << " by " << grads[i];
        if (!ref.in_two()) continue;
        ASSERT_EQ(ref.low[i], cpu.low[i]) << what;
      }
    }
  }
}

// Stochastic rounding: the mean of many roundings is the value, each rounding gives one of the two
// neighbours, and a value that the format holds does not change.
TEST(Masters, StochasticRoundingIsUnbiased) {
  const int n = 1 << 16;
  struct {
    DType dtype;
    float low, unit, part;  // between low and low + unit
  } const cases[] = {
      {DType::bf16, 1, 0x1p-7f, 0.25f},      {DType::bf16, -1, -0x1p-7f, 0.5f},
      {DType::bf16, 0x3p-130f, 0, 0},        {DType::bf16, 100, 0.5f, 0.9375f},
      {DType::f16, 1, 0x1p-10f, 0.25f},      {DType::f16, -1000, -0.5f, 0.125f},
      {DType::f16, 0, 0x1p-24f, 0.25f},      {DType::f16, 0x1p-15f, 0x1p-24f, 0.75f},
      {DType::f16, 0x1p-14f, 0x1p-24f, .5f}, {DType::f16, -0x1p-20f, -0x1p-24f, 0.5f},
      {DType::f16, 1023 * 0x1p-24f, 0, 0},   {DType::f16, 0, 0, 0}};
  for (const auto& c : cases) {
    const float x = c.low + c.part * c.unit;
    Param p({Master::stochastic, c.dtype}, std::vector<float>(n, 0));
    p.step(cpu_backend(), std::vector<float>(n, -x), 42);
    if (c.unit == 0) {
      for (uint16_t h : p.main) ASSERT_EQ(h, narrowed(c.dtype, x)) << x << " was exact";
      continue;
    }
    int up = 0;
    for (size_t i = 0; i < static_cast<size_t>(n); ++i) {
      const float v = p.value(i);
      ASSERT_TRUE(v == c.low || v == c.low + c.unit) << v << " from " << x;
      up += v != c.low;
    }
    const double part = static_cast<double>(c.part), sigma = std::sqrt(part * (1 - part) * n);
    EXPECT_NEAR(up, part * n, 4.5 * sigma) << x << " in " << name_of(c.dtype);
  }
}

// Another step or another tensor rounds with different, unrelated bits.
TEST(Masters, StochasticRoundingsAreIndependent) {
  const int n = 1 << 14;
  const std::vector<float> half(n, -(1 + 0x1p-8f));
  Param a({Master::stochastic, DType::bf16}, std::vector<float>(n, 0)), b = a, again = a;
  a.step(cpu_backend(), half, 5);
  b.step(cpu_backend(), half, 6);
  again.step(cpu_backend(), half, 5);
  EXPECT_EQ(a.main, again.main);
  int same = 0, neighbours = 0;
  for (size_t i = 0; i < a.main.size(); ++i) {
    same += a.main[i] == b.main[i];
    neighbours += a.main[i] == a.main[(i + 1) % a.main.size()];
  }
  EXPECT_NEAR(same, n / 2, 4.5 * std::sqrt(n / 4.0));
  EXPECT_NEAR(neighbours, n / 2, 4.5 * std::sqrt(n / 4.0));
}

// Ten thousand updates, each less than half a unit of the parameter. A plain parameter never moves.
// With stochastic rounding the sum is right on average, with Kahan summation within its 16 bits,
// and with a split master exactly.
TEST(Masters, SmallUpdatesAddUp) {
  const int n = 64, steps = 10000;
  const float g = -1e-4f;
  float exact = 1;
  for (int i = 0; i < steps; ++i) exact -= g;
  for (const Format& f : kFormats) {
    Param p(f, std::vector<float>(n, 1));
    for (int i = 0; i < steps; ++i)
      p.step(cpu_backend(), std::vector<float>(n, g), static_cast<uint64_t>(i));
    double mean = 0;
    for (size_t i = 0; i < static_cast<size_t>(n); ++i) mean += static_cast<double>(p.value(i)) / n;
    switch (f.master) {
      case Master::split: EXPECT_EQ(p.value(0), exact); break;
      case Master::kahan:
        EXPECT_NEAR(p.value(0), exact, f.dtype == DType::bf16 ? 5e-2 : 2e-3);
        break;
      case Master::stochastic: {
        // Each step moves by a unit u with probability 1e-4 / u, which has a variance of about u
        // 1e-4.
        const double unit = f.dtype == DType::bf16 ? 0x1p-7 : 0x1p-10;
        EXPECT_NEAR(mean, static_cast<double>(exact), 4 * std::sqrt(unit * 1e-4 * steps / n));
        break;
      }
      default: EXPECT_EQ(p.value(0), 1.f);
    }
  }
}

// Checkpoints rely on this property: writing a master's own value again changes no bit.
TEST(Masters, ValuesComeBackFromF32) {
  std::mt19937 random(5);
  for (DType t : {DType::bf16, DType::f16}) {
    for (int i = 0; i < 200000; ++i) {
      const float x = std::bit_cast<float>(static_cast<uint32_t>(random()));
      if (std::isnan(x)) continue;
      uint16_t p, c, p2, c2;
      compensate(t, x, p, c);
      const float w = compensated(t, p, c);
      compensate(t, w, p2, c2);
      ASSERT_EQ(p, p2) << x;
      ASSERT_EQ(c, c2) << x;
      ASSERT_EQ(narrowed(t, w), p) << x << ": compute reads the rounding of the master";
      if (std::isfinite(widened(t, p)) && std::fabs(x) > 1e-4f) {
        const float bound = std::ldexp(std::fabs(x), t == DType::bf16 ? -16 : -20);
        ASSERT_NEAR(w, x, std::max(bound, 0x1p-25f)) << name_of(t);
      }
    }
  }
}

}  // namespace
}  // namespace mpt
