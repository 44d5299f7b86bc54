// The CPU backend's reductions, softmax, norms and losses against ref.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "harness.h"

namespace mpt::test {
namespace {

constexpr DType kSimd[] = {DType::f32, DType::f16, DType::bf16};

// `shape` with the dims of `mask` reduced.
Dims reduced(const Dims& shape, unsigned mask) {
  Dims s = shape;
  for (int d = 0; d < s.size(); ++d)
    if (mask >> d & 1) s[d] = 1;
  return s;
}

TEST(CpuReduce, AnyDims) {
  Checker check(cpu_backend());
  const Dims shapes[] = {{},      {0},      {1},         {77},         {3, 0, 2}, {5, 40},
                         {40, 5}, {33, 37}, {4, 17, 19}, {2, 3, 5, 7}, {1, 9},    {600, 3}};
  for (ReduceOp op : {ReduceOp::sum, ReduceOp::mean, ReduceOp::max, ReduceOp::min, ReduceOp::prod,
                      ReduceOp::sum_abs, ReduceOp::sum_square, ReduceOp::var})
    for (DType t : kSimd)
      for (const Dims& s : shapes)
        for (unsigned mask = 0; mask < 1u << s.size(); ++mask) {
          const bool exact = op == ReduceOp::max || op == ReduceOp::min;
          check({.kernel = Kernel::reduce,
                 .out = {{t, reduced(s, mask)}},
                 .in = {{t, s}},
                 .params = ReduceParams{op, op == ReduceOp::var},
                 .bound = {.ulps = 1, .rounding = exact ? 0.0 : 16, .of_abs = op != ReduceOp::var},
                 .must_have = Need::any,
                 // Products overflow at one step in one order and at another in another.
                 .specials = op != ReduceOp::prod,
                 .note = "reduce op " + std::to_string(static_cast<int>(op))});
        }
}

TEST(CpuReduce, SplitsLargeOnes) {
  Checker check(cpu_backend());
  for (DType t : {DType::f32, DType::bf16})
    for (const Dims& s : {Dims{70, 1000}, Dims{33000, 3}, Dims{3, 33000}, Dims{2, 33, 1100}})
      for (unsigned mask = 1; mask < 1u << s.size(); ++mask)
        check({.kernel = Kernel::reduce,
               .out = {{DType::f32, reduced(s, mask)}},
               .in = {{t, s}},
               .params = ReduceParams{mask & 1 ? ReduceOp::sum : ReduceOp::mean},
               .bound = {.ulps = 1, .rounding = 8, .of_abs = true},
               .must_have = Need::any,
               .strides = false});
}

// A long sum of equal numbers: naive f32 sums stop growing.
TEST(CpuReduce, LongSumsKeepTheirDigits) {
  std::vector<float> x(1 << 22, 0.1f);
  for (bool columns : {false, true}) {
    const int64_t n = static_cast<int64_t>(x.size());
    const Spec in{DType::f32, columns ? Dims{n / 4, 4} : Dims{1, n},
                  columns ? Dims{4, 1} : Dims{n, 1}, nullptr};
    const Spec out{DType::f32, columns ? Dims{1, 4} : Dims{1, 1}, {columns ? 4 : 1, 1}, nullptr};
    const ReduceParams params{ReduceOp::sum};
    Why why;
    auto p =
        prepare(cpu_backend(), {Kernel::reduce, {&out, 1}, {&in, 1}, &params, sizeof params}, why);
    ASSERT_TRUE(p) << why.text;
    std::vector<double> work(p->workspace / 8 + 1);
    float y[4];
    void* to = y;
    const void* from = x.data();
    p->run({&to, &from, nullptr, work.data(), Jobs()});
    const double exact = static_cast<double>(0.1f) * static_cast<double>(columns ? n / 4 : n);
    EXPECT_NEAR(y[0], exact, exact * 1e-5);
  }
}

}  // namespace
}  // namespace mpt::test
