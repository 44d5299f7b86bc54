// Tests of the CPU backend's reductions, softmax, norms and losses against ref.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>

#include "backends/ref/access.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr DType kSimd[] = {DType::f32, DType::f16, DType::bf16};

// Returns `shape` with the dims of `mask` reduced.
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
                      ReduceOp::sum_abs, ReduceOp::norm2, ReduceOp::var, ReduceOp::std})
    for (DType t : kSimd)
      for (const Dims& s : shapes)
        for (unsigned mask = 0; mask < 1u << s.size(); ++mask) {
          const bool exact = op == ReduceOp::max || op == ReduceOp::min;
          const bool spread = op == ReduceOp::var || op == ReduceOp::std;
          const bool scales =
              op == ReduceOp::sum || op == ReduceOp::sum_abs || op == ReduceOp::norm2;
          const int correction = spread ? 1 : scales && mask % 2 != 0 ? 3 : 0;
          check({.kernel = Kernel::reduce,
                 .out = {{t, reduced(s, mask)}},
                 .in = {{t, s}},
                 .params = ReduceParams{op, correction},
                 .bound = {.ulps = 1, .rounding = exact ? 0.0 : 16, .of_abs = !spread},
                 .must_have = Need::any,
                 // Intermediate products may overflow or not, depending on the order of the
                 // factors.
                 .specials = op != ReduceOp::prod,
                 .note = "reduce op " + std::to_string(static_cast<int>(op))});
        }
}

// Integers and bools, any, all and positions have one right result.
TEST(CpuReduce, ExactOnes) {
  Checker check(cpu_backend());
  const Dims shapes[] = {{},         {1},          {77},      {3, 0, 2}, {40, 5},
                         {5, 9, 11}, {2, 3, 5, 7}, {3, 1100}, {70000}};
  for (ReduceOp op : {ReduceOp::sum, ReduceOp::prod, ReduceOp::max, ReduceOp::min, ReduceOp::any,
                      ReduceOp::all, ReduceOp::argmax, ReduceOp::argmin})
    for (DType t : {DType::boolean, DType::u8, DType::i8, DType::i32, DType::i64, DType::f16,
                    DType::bf16, DType::f32, DType::f64})
      for (const Dims& s : shapes)
        for (unsigned mask = 0; mask < 1u << s.size(); ++mask) {
          const bool truth = op == ReduceOp::any || op == ReduceOp::all;
          const bool position = op == ReduceOp::argmax || op == ReduceOp::argmin;
          const bool extreme = op == ReduceOp::max || op == ReduceOp::min;
          if (is_floating(t) && !truth && !position) continue;
          if (count(s) > 2000 && t != DType::boolean && t != DType::i32 && t != DType::bf16)
            continue;
          const bool is_empty = count(s) == 0;
          if (is_empty && (position || extreme)) continue;
          const bool to_float = op == ReduceOp::sum && t != DType::i64 && s.size() == 2;
          // Positions are over one dim or all.
          if (position && mask != (1u << s.size()) - 1 && (mask == 0 || (mask & (mask - 1))))
            continue;
          check({.kernel = Kernel::reduce,
                 .out = {{truth      ? DType::boolean
                          : extreme  ? t
                          : to_float ? DType::f32
                                     : DType::i64,
                          reduced(s, mask)}},
                 .in = {{t, s}},
                 .params = ReduceParams{op},
                 .bound = {.ulps = 0},
                 .must_have = position && (mask & (mask - 1)) ? Need::plain : Need::any,
                 .strides = count(s) < 2000,
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

// Sums many equal numbers; a naive f32 sum would stop growing.
TEST(CpuReduce, LongSumsKeepTheirDigits) {
  std::vector<float> x(1 << 22, 0.1f);
  for (bool columns : {false, true}) {
    const int64_t n = static_cast<int64_t>(x.size());
    const Spec in{DType::f32, columns ? Dims{n / 4, 4} : Dims{1, n},
                  columns ? Dims{4, 1} : Dims{n, 1}};
    const Spec out{DType::f32, columns ? Dims{1, 4} : Dims{1, 1}, {columns ? 4 : 1, 1}};
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

// Squares of f32 that overflow: a variance in f32's range is finite, a larger one is infinite and
// not NaN. ref computes in double.
TEST(CpuReduce, VariancesOfHugeElements) {
  struct {
    float even, odd, first;
    double expected;
  } const cases[] = {{FLT_MAX, -FLT_MAX, FLT_MAX, HUGE_VAL},
                     {0, 0, 2.5e19f, 6.25e35},
                     {FLT_MAX, FLT_MAX, FLT_MAX, 0},
                     {0, 0, HUGE_VALF, NAN}};
  constexpr int64_t kCount = 1000;
  for (const auto& c : cases) {
    for (bool columns : {false, true}) {
      std::vector<float> x(2 * kCount);
      for (size_t i = 0; i < x.size(); ++i) {
        const size_t at = columns ? i / 2 : i % kCount;
        x[i] = at == 0 ? c.first : at % 2 ? c.odd : c.even;
      }
      const Spec in{DType::f32, columns ? Dims{kCount, 2} : Dims{2, kCount},
                    columns ? Dims{2, 1} : Dims{kCount, 1}};
      const Spec out{DType::f32, columns ? Dims{1, 2} : Dims{2, 1}, {columns ? 2 : 1, 1}};
      const ReduceParams params{ReduceOp::var, 1};
      for (const Backend* backend : {&cpu_backend(), &ref_backend()}) {
        Why why;
        auto p =
            prepare(*backend, {Kernel::reduce, {&out, 1}, {&in, 1}, &params, sizeof params}, why);
        ASSERT_TRUE(p) << why.text;
        std::vector<double> work(p->workspace / 8 + 1);
        float y[2];
        void* to = y;
        const void* from = x.data();
        p->run({&to, &from, nullptr, work.data(), Jobs()});
        for (float v : y) {
          if (std::isnan(c.expected)) EXPECT_TRUE(std::isnan(v)) << v;
          else EXPECT_FLOAT_EQ(v, static_cast<float>(c.expected));
        }
      }
    }
  }
}

// -- softmax and losses ---------------------------------------------------------------------------

// Replaces y by the softmax of its numbers, as ref computes it: the gradient's kernel takes nothing
// else.
void set_result(std::vector<Buffer>& in, SoftmaxParams p) {
  Buffer logits({in[1].spec.dtype, in[1].spec.shape}, contiguous_strides(in[1].spec.shape), 0,
                false);
  ref::walk(in[1].spec.shape, [&](const Dims& i) { logits.set(i, in[1].get(i)); });
  run_kernel(ref_backend(), Kernel::softmax, {&in[1]}, {&logits}, p);
}

TEST(CpuSoftmax, AnyDim) {
  Checker check(cpu_backend());
  for (DType t : kSimd)
    for (int log : {0, 1})
      for (const Dims& s : {Dims{7}, Dims{17, 31}, Dims{3, 0, 2}, Dims{5, 1}, Dims{2, 3, 5, 7},
                            Dims{2, 2048}, Dims{3, 2049}, Dims{2, 5003}})
        for (int dim = 0; dim < s.size(); ++dim) {
          // The ref kernel subtracts log-sum-exp, which has few digits left next to 1e12.
          const bool special = t != DType::f32;
          check({.kernel = Kernel::softmax,
                 .out = {{t, s}},
                 .in = {{t, s}},
                 .params = SoftmaxParams{dim, log},
                 .bound = {.ulps = 1, .rounding = 4, .absolute = 1e-37},
                 .must_have = Need::any,
                 .specials = special,
                 .alias = {{0, 0}}});
          check({.kernel = Kernel::softmax_grad,
                 .out = {{t, s}},
                 .in = {{t, s}, {t, s, Fill::between(-9, 9), false, false}},
                 .params = SoftmaxParams{dim, log},
                 .bound = {.ulps = 1, .rounding = 32, .of_abs = true, .absolute = 1e-6},
                 .must_have = Need::any,
                 .specials = special,
                 .alias = {{0, 0}},
                 .setup = [=](std::vector<Buffer>& in) {
                   set_result(in, {dim, log});
                 }});
        }
}

TEST(CpuSoftmax, OfOneDtypeIntoAnother) {
  Checker check(cpu_backend());
  for (DType t : {DType::f16, DType::bf16})
    for (int log : {0, 1})
      for (int dim : {0, 1}) {
        const Dims s{9, 37};
        check({.kernel = Kernel::softmax,
               .out = {{DType::f32, s}},
               .in = {{t, s}},
               .params = SoftmaxParams{dim, log},
               .bound = {.ulps = 1, .rounding = 4, .absolute = 1e-37},
               .must_have = Need::any,
               .specials = false});
        check({.kernel = Kernel::softmax_grad,
               .out = {{t, s}},
               .in = {{DType::f32, s}, {DType::f32, s, Fill::between(-9, 9), false, false}},
               .params = SoftmaxParams{dim, log},
               .bound = {.ulps = 1, .rounding = 32, .of_abs = true, .absolute = 1e-6},
               .must_have = Need::any,
               .specials = false,
               .setup = [=](std::vector<Buffer>& in) {
                 set_result(in, {dim, log});
               }});
      }
}

// Computes sums with a forward pass of ref.
void set_sums(std::vector<Buffer>& in, CrossEntropyParams p) {
  const int64_t rows = in[0].spec.shape[0];
  Buffer loss({DType::f32, {rows}}, {1}, 0, false),
      sums({DType::f32, {2, rows}}, {rows, 1}, 0, false);
  run_kernel(ref_backend(), Kernel::cross_entropy, {&loss, &sums}, {&in[0], &in[1]}, p);
  for (int64_t i = 0; i < rows; ++i)
    for (const int64_t k : {0, 1}) in[2].set({k, i}, sums.get({k, i}));
}

TEST(CpuCrossEntropy, LossAndGradient) {
  Checker check(cpu_backend());
  for (DType t : kSimd)
    for (float smooth : {0.f, 0.1f})
      for (const Dims& s : {Dims{1, 1}, Dims{0, 3}, Dims{5, 37}, Dims{33, 1000}, Dims{2, 5003}}) {
        const CrossEntropyParams p{2, smooth};
        // Some targets are ignored, and some are out of range.
        const Fill targets = Fill::of([s](const Dims& i) {
          return static_cast<double>(i[0] % 11 == 9 ? s[1] + 3 : i[0] * 7 % s[1]);
        });
        const Dims rows{s[0]};
        // The sums of a row with inf or NaN differ: one of the two is NaN.
        for (const Operand& sums : {Operand{DType::f32, {2, rows[0]}}, Operand{}}) {
          check({.kernel = Kernel::cross_entropy,
                 .out = {{DType::f32, rows}, sums},
                 .in = {{t, s}, {DType::i64, rows, targets, false, false}},
                 .params = p,
                 .bound = {.ulps = 2, .rounding = 4},
                 .must_have = Need::plain,
                 .specials = sums.dtype == DType::none});
        }
        check({.kernel = Kernel::cross_entropy_grad,
               .out = {{t, s}},
               .in = {{t, s},
                      {DType::i64, rows, targets, false, false},
                      {DType::f32, {2, rows[0]}, {}, false, false},
                      {DType::f32, rows}},
               .params = p,
               .bound = {.ulps = 1, .rounding = 8, .absolute = 1e-37},
               .must_have = Need::plain,
               .specials = false,
               .alias = {{0, 0}},
               .setup = [p](std::vector<Buffer>& in) { set_sums(in, p); }});
      }
}

// -- norms ----------------------------------------------------------------------------------------

void set_moments(std::vector<Buffer>& in, NormParams p) {
  const Dims rows{in[1].spec.shape[0]};
  const Operand f32{DType::f32, rows}, matrix{DType::f32, in[1].spec.shape};
  Buffer y(matrix, contiguous_strides(matrix.shape), 0, false), mean(f32, {1}, 0, false),
      rstd(f32, {1}, 0, false), none;
  run_kernel(ref_backend(), Kernel::norm, {&y, &mean, &rstd}, {&in[1], &none, &none}, p);
  for (int64_t i = 0; i < rows[0]; ++i) {
    if (in[3].spec) in[3].set({i}, mean.get({i}));
    in[4].set({i}, rstd.get({i}));
  }
}

TEST(CpuNorm, Rows) {
  Checker check(cpu_backend());
  for (DType t : kSimd)
    for (DType v : {t, DType::f32})
      for (int rms : {0, 1})
        for (int affine : {0, 1, 2})
          for (const Dims& s :
               {Dims{0, 5}, Dims{1, 1}, Dims{5, 33}, Dims{64, 64}, Dims{20, 1031}}) {
            const NormParams p{1e-5f, rms};
            const Dims rows{s[0]}, columns{s[1]};
            const Operand w = affine ? Operand{v, columns} : Operand{};
            const Operand b = affine == 2 ? Operand{v, columns} : Operand{};
            const Operand mean = rms ? Operand{} : Operand{DType::f32, rows};
            check({.kernel = Kernel::norm,
                   .out = {{t, s}, mean, {DType::f32, rows}},
                   .in = {{t, s}, w, b},
                   .params = p,
                   .bound = {.ulps = 1, .rounding = 16},
                   .must_have = Need::plain,
                   .specials = false,
                   .alias = {{0, 0}}});
            const Operand moment{DType::f32, rows, {}, false, false};
            check({.kernel = Kernel::norm_grad,
                   .out = {{t, s},
                           affine ? Operand{v, columns} : Operand{},
                           affine == 2 ? Operand{v, columns} : Operand{}},
                   .in = {{t, s}, {t, s}, w, rms ? Operand{} : moment, moment},
                   .params = p,
                   .bound = {.ulps = 1, .rounding = 64, .absolute = 1e-6},
                   .must_have = Need::plain,
                   .specials = false,
                   .setup = [p](std::vector<Buffer>& in) { set_moments(in, p); }});
          }
}

void set_channel_moments(std::vector<Buffer>& in, NormParams p) {
  const Dims channels{in[1].spec.shape[1]};
  const Operand f32{DType::f32, channels}, like{in[1].spec.dtype, in[1].spec.shape};
  Buffer mean(f32, {1}, 0, false), rstd(f32, {1}, 0, false), none;
  Buffer y(like, contiguous_strides(like.shape), 0, false);
  run_kernel(ref_backend(), Kernel::batch_norm, {&y, &mean, &rstd},
             {&in[1], &none, &none, &none, &none}, p);
  for (int64_t i = 0; i < channels[0]; ++i) {
    in[3].set({i}, mean.get({i}));
    in[4].set({i}, rstd.get({i}));
  }
}

TEST(CpuNorm, Batch) {
  Checker check(cpu_backend());
  for (DType t : kSimd)
    for (bool relu : {false, true})
      for (bool affine : {false, true})
        for (const Dims& s : {Dims{4, 3}, Dims{33, 40}, Dims{2, 5, 9}, Dims{3, 16, 5, 7},
                              Dims{2, 20, 33, 34}, Dims{3, 1100, 2, 2}, Dims{0, 3, 2}}) {
          NormParams p{1e-3f};
          if (relu) p.act = Activation::relu;
          const Dims c{s[1]};
          const Operand none, f32{DType::f32, c}, w = affine ? Operand{DType::f32, c} : none;
          for (bool eval : {false, true}) {
            const Operand var{DType::f32, c, Fill::all_positive()};
            check({.kernel = Kernel::batch_norm,
                   .out = {{t, s}, f32, f32},
                   .in = {{t, s}, w, w, eval ? f32 : none, eval ? var : none},
                   .params = p,
                   .bound = {.ulps = 1, .rounding = 32},
                   .must_have = Need::plain,
                   .specials = false,
                   .alias = {{0, 0}}});
          }
          const Operand moment{DType::f32, c, {}, false, false};
          check({.kernel = Kernel::batch_norm_grad,
                 .out = {{t, s}, f32, f32},
                 .in = {{t, s}, {t, s}, w, moment, moment, relu ? Operand{t, s} : none},
                 .params = p,
                 .bound = {.ulps = 1, .rounding = 64, .absolute = 1e-4},
                 .must_have = Need::plain,
                 .specials = false,
                 .setup = [p](std::vector<Buffer>& in) { set_channel_moments(in, p); }});
        }
}

}  // namespace
}  // namespace mpt::test
