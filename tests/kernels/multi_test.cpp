// Tests of the CPU backend's optimizer passes against ref: every rule, storage format and tail.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <vector>

#include "backends/backend.h"
#include "backends/multi.h"
#include "core/half.h"
#include "multi_set.h"

namespace mpt {
namespace {

TEST(Multi, StepsAgreeWithRefOnEveryFormat) {
  const Jobs threads(on_threads, nullptr, 3);
  for (int kind = 1; kind <= kRules; ++kind) {
    for (int variant = 0; variant < 4; ++variant) {
      const Hyper rule = rule_of(static_cast<OptimizerKind>(kind), variant);
      const int64_t updates = updates_of(rule.kind, variant);
      Set a(rule, false, 32, 256, updates), b(rule, false, 32, 256, updates),
          c(rule, false, 32, 256, updates);
      // Group 0 steps with a multiplier, a limit and a clip factor; group 1 is skipped.
      const std::vector<double> decision = {1, 0.5, 0.08, 0.9, 0, 1, 0, 1};
      step(ref_backend(), a, decision);
      step(cpu_backend(), b, decision);
      step(cpu_backend(), c, decision, threads);
      ASSERT_EQ(a.counts, b.counts);
      ASSERT_EQ(a.counts, c.counts);
      ASSERT_EQ(a.counts[0], updates + 1);
      for (size_t m = 0; m < a.memory.size(); ++m) {
        ASSERT_EQ(b.memory[m], c.memory[m]) << "workers change the bits";
      }
      for (size_t k = 0; k < a.tensors.size(); ++k) {
        const MultiTensor &x = a.tensors[k], &y = b.tensors[k];
        ASSERT_EQ(a.counts[k + 1], updates + (x.group == 0));
        const double unit = x.low || x.param_dtype == DType::f32 ? 1e-6
                            : x.param_dtype == DType::f64        ? 1e-14
                            : x.param_dtype == DType::bf16       ? 8e-3
                                                                 : 1e-3;
        for (int64_t i = 0; i < x.count; ++i) {
          const double want = param(x, i), got = param(y, i);
          ASSERT_NEAR(got, want, unit * (std::fabs(want) + 0.01))
              << "kind " << kind << " variant " << variant << " tensor " << k << " element " << i;
          for (int s = 0; s < kStates; ++s) {
            const DType t = x.param_dtype == DType::f64 ? DType::f64 : DType::f32;
            const double v = value(t, x.state[s].data, i);
            ASSERT_NEAR(value(t, y.state[s].data, i), v, 4e-6 * (std::fabs(v) + 0.01));
          }
          if (x.copy && std::fabs(got) < 60000) {
            ASSERT_NEAR(value(DType::f16, y.copy, i), got, 1e-3 * (std::fabs(got) + 0.01));
          }
        }
      }
    }
  }
}

// A gradient by rows holds some rows of a matrix, one after the other. Each row must step like the
// dense gradient, to the bit, and all other rows must not change.
TEST(Multi, GradientsByRows) {
  constexpr int64_t kWidth = 40;
  const Jobs threads(on_threads, nullptr, 3);
  for (const Backend* backend : {&ref_backend(), &cpu_backend()}) {
    for (int kind = 1; kind <= kRules; ++kind) {
      if (data_of(static_cast<OptimizerKind>(kind)).needs_whole) continue;
      const Hyper rule = rule_of(static_cast<OptimizerKind>(kind), 2);
      Set dense(rule, false), some(rule, false);
      const Set before(rule, false);
      std::vector<int64_t> rows;
      for (int64_t i = 1; i < 20000 / kWidth; i += i % 7 ? 1 : 5) rows.push_back(i);
      const auto count = static_cast<int64_t>(rows.size()) * kWidth;
      some.chunks.clear();
      some.units.clear();
      for (size_t k = 0; k < some.tensors.size(); ++k) {
        MultiTensor& t = some.tensors[k];
        if (t.count != 20000) continue;
        t.row = rows.data();
        t.width = kWidth;
        const int64_t bytes = kWidth * size_of(t.grad_dtype);
        auto* g = static_cast<char*>(t.grad);
        for (size_t i = 0; i < rows.size(); ++i)
          std::memmove(g + static_cast<int64_t>(i) * bytes, g + rows[i] * bytes,
                       static_cast<size_t>(bytes));
        for (int64_t at = 0; at < count; at += 3001) {  // chunks end within rows
          some.units.push_back(static_cast<int32_t>(some.chunks.size()));
          some.chunks.push_back({static_cast<int32_t>(k),
                                 static_cast<int32_t>(std::min<int64_t>(3001, count - at)), at});
        }
      }
      some.units.push_back(static_cast<int32_t>(some.chunks.size()));
      some.partials.resize(some.chunks.size());
      const std::vector<double> decision = {1, 0.5, 0.08, 0.9, 1, 1, 0, 1};
      step(*backend, dense, decision);
      step(*backend, some, decision, threads);
      for (size_t k = 0; k < dense.tensors.size(); ++k) {
        const MultiTensor &x = dense.tensors[k], &y = some.tensors[k], &old = before.tensors[k];
        if (!y.row) continue;
        const DType state = x.param_dtype == DType::f64 ? DType::f64 : DType::f32;
        for (int64_t i = 0, r = 0; i < 20000; ++i) {
          while (r < static_cast<int64_t>(rows.size()) && rows[static_cast<size_t>(r)] < i / kWidth)
            ++r;
          const bool in =
              r < static_cast<int64_t>(rows.size()) && rows[static_cast<size_t>(r)] == i / kWidth;
          const MultiTensor& want = in ? x : old;
          ASSERT_EQ(param(y, i), param(want, i)) << backend->name << " kind " << kind << ", " << i;
          if (x.copy) {
            ASSERT_EQ(value(DType::f16, y.copy, i), value(DType::f16, want.copy, i));
          }
          for (int s = 0; s < kStates; ++s)
            ASSERT_EQ(value(state, y.state[s].data, i), value(state, want.state[s].data, i));
        }
      }
    }
  }
}

// Codes may differ by one if a value is between two codes to the last bit.
TEST(Multi, StepsOnCodedStatesAgreeWithRef) {
  const Jobs threads(on_threads, nullptr, 3);
  for (const auto& [bits, block] : {std::pair{8, 256}, {8, 64}, {4, 128}}) {
    for (int kind = 1; kind <= kRules; ++kind) {
      if (is_factored(data_of(static_cast<OptimizerKind>(kind)))) continue;
      if (block == 64 && kind != static_cast<int>(OptimizerKind::adam)) continue;
      SCOPED_TRACE(testing::Message() << bits << " bits, kind " << kind);
      const Hyper rule = rule_of(static_cast<OptimizerKind>(kind), 2);
      Set a(rule, true, bits, block), b(rule, true, bits, block), c(rule, true, bits, block);
      const Set before(rule, true, bits, block);
      const std::vector<double> decision = {1, 0.5, 0, 0.9, 1, 1, 0, 1};
      step(ref_backend(), a, decision);
      step(cpu_backend(), b, decision);
      step(cpu_backend(), c, decision, threads);
      int64_t codes = 0, moved = 0;
      for (size_t m = 0; m < a.memory.size(); ++m) {
        ASSERT_EQ(b.memory[m], c.memory[m]) << "workers change the bits";
      }
      for (size_t k = 0; k < a.tensors.size(); ++k) {
        const MultiTensor &x = a.tensors[k], &y = b.tensors[k];
        if (x.param_dtype == DType::f64) continue;
        const double unit = x.low || x.param_dtype == DType::f32 ? 1e-6
                            : x.param_dtype == DType::bf16       ? 8e-3
                                                                 : 1e-3;
        for (int64_t i = 0; i < x.count; ++i) {
          const double want = param(x, i), got = param(y, i);
          ASSERT_NEAR(got, want, unit * (std::fabs(want) + 0.01)) << k << " element " << i;
        }
        for (int s = 0; s < kStates; ++s) {
          if (!is_elementwise(x, scalars_of(rule_of(rule, {}, 1)).one_value, s)) continue;
          for (int64_t i = 0; i < x.count; ++i) {
            const float scale = x.state[s].scale[i / block];
            // A new value may be a small difference of old values.
            const float was = before.tensors[k].state[s].scale[i / block];
            ASSERT_NEAR(y.state[s].scale[i / block], scale, 1e-6 * (scale + was));
            const int apart = std::abs(code(x.state[s], i) - code(y.state[s], i));
            ++codes;
            moved += apart;
            ASSERT_LE(apart, 1) << "state " << s << " of element " << i;
          }
          if (x.count == 300) {
            const int none = is_positive(data_of(rule.kind), s) ? 0 : bits == 8 ? 127 : 7;
            const int was = code(before.tensors[k].state[s], 150);
            EXPECT_EQ(param(y, 150), param(before.tensors[k], 150));
            EXPECT_EQ(code(y.state[s], 150), uses(rule, s) ? none : was);
          }
        }
      }
      EXPECT_LT(static_cast<double>(moved), 1e-4 * static_cast<double>(codes) + 3);
    }
  }
}

// Runs the step after `updates` earlier ones, of one tensor in one chunk.
void step_alone(const MultiTensor& tensor, const Hyper& rule, int64_t updates) {
  std::vector<MultiTensor> tensors = {tensor};
  std::vector<MultiChunk> chunks = {{0, static_cast<int32_t>(tensor.count), 0}};
  std::vector<int32_t> units = {0, 1};
  std::vector<MultiPartial> partials(1);
  const Scheduled scheduled{.lr = rule.lr};
  int64_t counts[] = {updates, updates};
  MultiPlan plan{tensors, chunks, units, partials, {&rule, 1}, {&scheduled, 1}, updates};
  const UpdateScalars s{size_of(plan)};
  std::vector<double> decision = {1, 1, 0, 1};
  run(cpu_backend(), Kernel::multi_step, plan, decision, &s, Jobs(), {.counts = counts});
}

// The values surround every midpoint between two codes, in all magnitudes. The first momentum is
// the gradient itself, and the first mean square is its square.
TEST(Multi, CodesAreTheNearest) {
  for (StateFormat format : {StateFormat::signed8, StateFormat::unsigned8, StateFormat::signed4,
                             StateFormat::unsigned4}) {
    const bool is_signed = format == StateFormat::signed8 || format == StateFormat::signed4;
    SCOPED_TRACE(static_cast<int>(format));
    const CodeBook& book = code_book(format);
    std::vector<float> g, x;
    const auto add = [&](float v) {
      if (g.size() % 64 == 0) g.push_back(1);  // the scale of every block is 1
      g.push_back(v);
    };
    for (int k = 0; k + 1 < book.size; ++k) {
      float v = is_signed ? book.middle[k] : std::sqrt(book.middle[k]);
      for (int i = 0; i < 40; ++i) v = std::nextafter(v, -2.f);
      for (int i = 0; i < 80; ++i) add(v = std::nextafter(v, 2.f));
    }
    std::mt19937 random(11);
    std::uniform_real_distribution<float> exponent(-20, 0);
    for (int i = 0; i < 20000; ++i) {
      const float v = std::exp(exponent(random));
      add(is_signed && i % 2 ? -v : v);
    }
    for (float v : {0.f, -0.f, 1e-45f, 1e-38f, 1.f, is_signed ? -1.f : 1.f}) add(v);
    for (float v : g) x.push_back(is_signed ? v : v * v);
    const auto n = static_cast<int64_t>(g.size());
    const int32_t block = bits_of(format) == 8 ? 256 : 128;
    std::vector<uint8_t> codes(g.size()), wanted(g.size());
    std::vector<float> scales(g.size() / 64 + 1), scales2(scales.size()), p(g.size());
    MultiState want{wanted.data(), scales2.data(), format, block};
    plain_encode(want, 0, n, x.data());

    Hyper rule{.kind = is_signed ? OptimizerKind::sgd : OptimizerKind::rmsprop};
    rule.lr = 0;
    rule.alpha = 0;
    rule.momentum = is_signed ? 0.9 : 0;
    rule.eps = 1;
    MultiTensor t;
    t.param = p.data();
    t.grad = g.data();
    t.count = n;
    t.param_dtype = t.grad_dtype = DType::f32;
    t.state[0] = {codes.data(), scales.data(), format, block};
    step_alone(t, rule, 0);
    EXPECT_EQ(scales, scales2);
    for (int64_t i = 0; i < n; ++i) {
      const int a = code(want, i), b = code(t.state[0], i);
      if (a == b) continue;
      const double v = static_cast<double>(x[static_cast<size_t>(i)]);
      ASSERT_EQ(std::abs(a - b), 1) << v;
      const double middle = static_cast<double>(book.middle[std::min(a, b)]);
      ASSERT_NEAR(v, middle, 1.5e-6 * std::fabs(middle)) << "code " << b << ", not " << a;
    }
  }
}

// The largest value of a block is decoded exactly, whatever its magnitude is.
TEST(Multi, TheScaleOfABlockIsExact) {
  constexpr int64_t kCount = 600;
  for (OptimizerKind kind : {OptimizerKind::sgd, OptimizerKind::rmsprop, OptimizerKind::adam}) {
    for (int bits : {8, 4}) {
      for (float x : {0.f, 1e-37f, 3.1e-36f, 1e-30f, 0.7f, 1e30f, 1e36f, 3e38f}) {
        SCOPED_TRACE(testing::Message()
                     << "kind " << static_cast<int>(kind) << ", " << bits << " bits, " << x);
        std::vector<float> p(kCount), g(kCount), values(kCount), scales(30);
        std::vector<uint8_t> codes(3 * kCount);
        values[17] = values[300] = values[599] = x;  // one in each block
        MultiTensor t;
        t.param = p.data();
        t.grad = g.data();
        t.count = kCount;
        t.param_dtype = t.grad_dtype = DType::f32;
        for (int k = 0; k < kStates; ++k) {
          const StateFormat f = is_positive(data_of(kind), k)
                                    ? bits == 8 ? StateFormat::unsigned8 : StateFormat::unsigned4
                                : bits == 8 ? StateFormat::signed8
                                            : StateFormat::signed4;
          t.state[k] = {codes.data() + kCount * k, scales.data() + 10 * k, f, 256};
          plain_encode(t.state[k], 0, kCount, values.data());
        }
        Hyper rule{.kind = kind};
        rule.lr = 0;
        rule.momentum = kind == OptimizerKind::sgd ? 0.9 : 0;
        rule.alpha = 0.9;
        rule.beta2 = 0.9;
        rule.eps = 1;
        step_alone(t, rule, 3);
        const int k = kind == OptimizerKind::adam;  // the state that is an average of squares
        for (int b = 0; b < 3; ++b) EXPECT_EQ(scales[static_cast<size_t>(10 * k + b)], 0.9f * x);
      }
    }
  }
}

TEST(Multi, StatisticsAgreeWithRefAndNameTheFirstBadTensor) {
  const Hyper rule = rule_of(OptimizerKind::adam, 0);
  for (bool bad : {false, true}) {
    Set a(rule, bad);
    MultiPlan plan = a.plan();
    for (double limit : {0.0, 0.05}) {
      const StatsScalars s{size_of(plan), limit};
      std::vector<double> want(8), got(8), again(8);
      run(ref_backend(), Kernel::multi_stats, plan, want, &s, Jobs());
      run(cpu_backend(), Kernel::multi_stats, plan, got, &s, Jobs());
      run(cpu_backend(), Kernel::multi_stats, plan, again, &s, Jobs(on_threads, nullptr, 3));
      EXPECT_EQ(got, again);
      // The partial statistics add up to those of the groups, to the bit.
      for (const Backend* backend : {&ref_backend(), &cpu_backend()}) {
        std::vector<double> stats(8);
        for (MultiPartial& p : plan.partials) p = {NAN, NAN, -1};
        run(*backend, Kernel::multi_stats, plan, stats, &s, Jobs());
        GradStats sums[2];
        for (size_t c = 0; c < plan.chunks.size(); ++c) {
          const MultiTensor& t = plan.tensors[static_cast<size_t>(plan.chunks[c].tensor)];
          sums[t.group].add(plan.partials[c], t.slot);
        }
        EXPECT_EQ(std::memcmp(sums, stats.data(), sizeof sums), 0) << backend->name;
      }
      for (size_t i = 0; i < 8; ++i) EXPECT_NEAR(got[i], want[i], 1e-6 * std::fabs(want[i]));
      EXPECT_EQ(got[0] + got[4] > 0, bad);
      EXPECT_EQ(got[1], bad ? 5 : -1);  // the slot of the first tensor of 300 elements
    }
  }
}

TEST(Multi, SumsOfPowersAgreeWithAPlainLoop) {
  const Hyper rule = rule_of(OptimizerKind::adam, 0);
  Set a(rule, false);
  MultiPlan plan = a.plan();
  for (double p : {0.5, 1.0, 2.0, 3.0, double(INFINITY)}) {
    std::vector<double> want(8), got(8);
    for (const MultiTensor& t : a.tensors) {
      double* row = want.data() + t.group * kStatsWidth;
      for (int64_t i = 0; i < t.count; ++i) {
        const double g = std::fabs(value(t.grad_dtype, t.grad, i));
        row[2] += std::pow(g, p);
        row[3] = std::max(row[3], g);
      }
    }
    const StatsScalars s{size_of(plan), 0, p};
    for (const Backend* b : {&ref_backend(), &cpu_backend()}) {
      run(*b, Kernel::multi_stats, plan, got, &s, Jobs(on_threads, nullptr, 3));
      for (size_t g = 0; g < 2; ++g) {
        EXPECT_EQ(got[g * 4 + 3], want[g * 4 + 3]);
        if (std::isinf(p)) continue;
        EXPECT_NEAR(got[g * 4 + 2], want[g * 4 + 2], 1e-6 * want[g * 4 + 2]) << p;
      }
    }
  }
}

TEST(Multi, StatisticsSurviveSquaresPastF32) {
  std::vector<float> g(100, 1e30f);
  MultiTensor t;
  t.grad = g.data();
  t.count = 100;
  t.param_dtype = t.grad_dtype = DType::f32;
  std::vector<MultiTensor> tensors = {t};
  std::vector<MultiChunk> chunks = {{0, 100, 0}};
  std::vector<int32_t> units = {0, 1};
  std::vector<MultiPartial> partials(1);
  MultiPlan plan{tensors, chunks, units, partials};
  const StatsScalars s{size_of(plan), 0};
  std::vector<double> out(4);
  run(cpu_backend(), Kernel::multi_stats, plan, out, &s, Jobs());
  EXPECT_EQ(out[0], 0);
  EXPECT_NEAR(out[2] / 1e62, 1, 1e-6);
}

TEST(Multi, SplitAndJoinKeepEveryBit) {
  std::vector<float> x(70001), y(x.size());
  std::mt19937 random(3);
  for (float& v : x) v = std::bit_cast<float>(static_cast<uint32_t>(random()));
  for (uint32_t nan : {0x7fffffffu, 0x7f800001u, 0xffff8000u}) {
    x[nan % 977] = std::bit_cast<float>(nan);
  }
  std::vector<uint16_t> hi(x.size()), lo(x.size());
  const auto n = static_cast<int64_t>(x.size());
  const Spec f{DType::f32, {n}, {1}}, h{DType::bf16, {n}, {1}};
  const Spec halves[] = {h, h};
  const SplitParams split_params{Master::split};
  Why why;
  auto split = prepare(
      cpu_backend(),
      {.kernel = Kernel::split, .out = halves, .in = {&f, 1}, .params = &split_params}, why);
  auto join =
      prepare(cpu_backend(),
              {.kernel = Kernel::join, .out = {&f, 1}, .in = halves, .params = &split_params}, why);
  void* out[] = {hi.data(), lo.data()};
  const void* in[] = {x.data()};
  const Jobs jobs;
  split->run({out, in, nullptr, nullptr, jobs});
  void* out2[] = {y.data()};
  const void* in2[] = {hi.data(), lo.data()};
  join->run({out2, in2, nullptr, nullptr, jobs});
  for (size_t i = 0; i < x.size(); ++i) {
    if (std::isnan(x[i])) {  // as a whole and in the half that the network computes with
      ASSERT_TRUE(std::isnan(y[i]) && std::isnan(bf16_to_f32(hi[i]))) << i;
      continue;
    }
    ASSERT_EQ(std::bit_cast<uint32_t>(x[i]), std::bit_cast<uint32_t>(y[i])) << i;
    // The high half is the nearest bf16, except for ties.
    if (std::fabs(x[i]) > 1e38f || (lo[i] == 0x8000)) continue;
    ASSERT_EQ(hi[i], f32_to_bf16(x[i]));
  }
}

}  // namespace
}  // namespace mpt
