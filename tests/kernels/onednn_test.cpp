// Tests of oneDNN's candidates alone against ref, and of the division of their work.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/cpu/bf16_speed.h"
#include "backends/cpu/cpu_info.h"
#include "backends/cpu/make.h"
#include "backends/cpu/onednn/cut.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr KernelEntry kEntries[] = {
    {Kernel::gemm, cpu::make_onednn_gemm},
    {Kernel::conv, cpu::make_onednn_conv},
    {Kernel::conv_data, cpu::make_onednn_conv_data},
    {Kernel::conv_weight, cpu::make_onednn_conv_weight},
};
constexpr Backend kOneDnn = {"onednn", kEntries};

std::vector<DType> dtypes() {
  std::vector<DType> t = {DType::f32};
  if (cpu::native16(Arithmetic::measure)) t.push_back(DType::bf16);
  return t;
}

Bound sums(DType) { return {.ulps = 1, .rounding = 8, .of_abs = true, .absolute = 1e-30}; }

class OneDnn : public ::testing::Test {
  void SetUp() override {
    if (cpu::cpu_info().isa < cpu::Isa::avx2) GTEST_SKIP() << "needs AVX2";
  }
};

TEST_F(OneDnn, Gemm) {
  Checker check(kOneDnn);
  for (DType t : dtypes()) {
    for (float alpha : {1.f, 0.37f}) {
      for (DType bias : {DType::none, t}) {
        for (auto [m, k, n] : {std::array<int64_t, 3>{130, 96, 70}}) {
          check({.kernel = Kernel::gemm,
                 .out = {{t, {m, n}}},
                 .in = {{t, {m, k}}, {t, {k, n}}, {bias, {n}}},
                 .params = GemmParams{bias == DType::none ? Activation::none : Activation::relu},
                 .scalars = GemmScalars{alpha, 0},
                 .bound = sums(t),
                 .must_have = Need::plain,
                 .specials = false});
        }
      }
    }
    // A batch with a transposed operand and a broadcast one.
    Case c = {.kernel = Kernel::gemm,
              .out = {{DType::f32, {3, 2, 100, 80}}},
              .in = {{t, {3, 2, 100, 70}}, {t, {3, 2, 70, 80}}, {}},
              .params = GemmParams{},
              .scalars = GemmScalars{},
              .bound = sums(t),
              .must_have = Need::plain,
              .specials = false};
    if (t == DType::f32) c.in[0].stride = {14000, 7000, 1, 100};
    c.in[1].stride = {5600, 0, 80, 1};
    check(c);
  }
}

// Products that are divided into bands of rows, with a remainder, and products of single rows and
// columns.
TEST_F(OneDnn, GemmOfManyShapes) {
  Checker check(kOneDnn);
  const int64_t shapes[][3] = {{128, 128, 64}, {257, 100, 130}, {300, 70, 515},  {1000, 96, 70},
                               {64, 64, 2000}, {4096, 40, 24},  {520, 130, 1030}};
  for (DType t : dtypes()) {
    for (auto [m, k, n] : shapes) {
      check({.kernel = Kernel::gemm,
             .out = {{t, {m, n}}},
             .in = {{t, {m, k}}, {t, {k, n}}, {t, {n}}},
             .params = GemmParams{},
             .scalars = GemmScalars{},
             .bound = sums(t),
             .must_have = Need::plain,
             .specials = false,
             .strides = false});
    }
  }
}

TEST_F(OneDnn, GemmWithActivation) {
  Checker check(kOneDnn);
  for (Activation act : {Activation::relu, Activation::sigmoid, Activation::tanh}) {
    const DType t = DType::f32;
    check({.kernel = Kernel::gemm,
           .out = {{t, {65, 130}}},
           .in = {{t, {65, 100}, Fill::between(-0.3, 0.3)}, {t, {100, 130}}, {t, {130}}},
           .params = GemmParams{act},
           .scalars = GemmScalars{},
           .bound = {.ulps = 1, .rounding = 32, .of_abs = true, .absolute = 2e-6},
           .must_have = Need::plain,
           .specials = false,
           .strides = false});
  }
}

TEST_F(OneDnn, SpecialsStayInTheirRows) {
  Checker check(kOneDnn);
  const DType t = DType::f32;
  check({.kernel = Kernel::gemm,
         .out = {{t, {70, 130}}},
         .in = {{t, {70, 100}}, {t, {100, 130}}, {}},
         .params = GemmParams{},
         .scalars = GemmScalars{},
         .bound = sums(t),
         .must_have = Need::plain});  // other strides may be refused
}

TEST_F(OneDnn, Refusals) {
  auto reason = [](DType t, int64_t m, int64_t k, int64_t n) {
    const Dims a = {m, k}, b = {k, n}, c = {m, n};
    const Spec out[] = {{t, c, contiguous_strides(c)}};
    const Spec in[] = {{t, a, contiguous_strides(a)}, {t, b, contiguous_strides(b)}, {}};
    const GemmParams params;
    Why why;
    const auto p = prepare(kOneDnn, {Kernel::gemm, out, in, &params, sizeof params, 1}, why);
    return p ? std::string() : why.text;
  };
  EXPECT_EQ(reason(DType::f16, 128, 128, 128), "onednn: does not compute in f16");
  EXPECT_EQ(reason(DType::f64, 128, 128, 128), "onednn: computes in f32 and bf16 only");
  EXPECT_EQ(reason(DType::f32, 0, 128, 128), "onednn: empty");
  EXPECT_EQ(reason(DType::f32, 8, 8, 8), "onednn: too small to be worth a call");
  EXPECT_EQ(reason(DType::f32, 128, 128, 128), "");
}

// -- convolution
// -----------------------------------------------------------------------------------

struct Conv {
  Dims x, w, y;
  ConvParams params;
};
// Cases: plain, strided and dilated with odd extents, grouped, depthwise, one and three dims.
const Conv kConvs[] = {
    {{5, 16, 9, 9}, {24, 16, 3, 3}, {5, 24, 9, 9}, {2, 1, {1, 1}, {1, 1}, {1, 1}}},
    {{3, 3, 11, 10}, {7, 3, 3, 2}, {3, 7, 5, 9}, {2, 1, {2, 1}, {1, 0}, {2, 1}}},
    {{2, 8, 6, 6}, {8, 4, 1, 1}, {2, 8, 6, 6}, {2, 2, {1, 1}, {0, 0}, {1, 1}}},
    {{2, 16, 7, 7}, {16, 1, 3, 3}, {2, 16, 7, 7}, {2, 16, {1, 1}, {1, 1}, {1, 1}}},
    {{4, 5, 33}, {6, 5, 4}, {4, 6, 16}, {1, 1, {2}, {1}, {1}}},
    {{2, 4, 5, 4, 6}, {8, 4, 3, 3, 3}, {2, 8, 5, 4, 6}, {3, 1, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}}},
};

Case conv_case(Kernel kernel, DType t, const Conv& c, bool bias) {
  Case r = {.kernel = kernel,
            .params = c.params,
            .bound = sums(t),
            .must_have = Need::plain,
            .specials = false};
  const DType b = bias ? t : DType::none;
  if (kernel == Kernel::conv) r.out = {{t, c.y}}, r.in = {{t, c.x}, {t, c.w}, {b, {c.w[0]}}};
  if (kernel == Kernel::conv_data) r.out = {{t, c.x}}, r.in = {{t, c.y}, {t, c.w}};
  if (kernel == Kernel::conv_weight) r.out = {{t, c.w}, {b, {c.w[0]}}}, r.in = {{t, c.x}, {t, c.y}};
  return r;
}

TEST_F(OneDnn, Convolution) {
  Checker check(kOneDnn);
  for (DType t : dtypes()) {
    for (Kernel kernel : {Kernel::conv, Kernel::conv_data, Kernel::conv_weight}) {
      for (const Conv& c : kConvs) {
        Case r = conv_case(kernel, t, c, c.params.groups == 1);
        // These gradients are left to the library's own products: conv_test says why.
        if (kernel == Kernel::conv_weight && c.params.spatial == 3) r.must_have = Need::no;
        check(r);
      }
    }
  }
}

// The work is large enough to be divided by images, with a remainder.
TEST_F(OneDnn, ConvolutionInPieces) {
  Checker check(kOneDnn);
  const Conv c = {
      {11, 16, 16, 16}, {16, 16, 3, 3}, {11, 16, 16, 16}, {2, 1, {1, 1}, {1, 1}, {1, 1}}};
  for (DType t : dtypes()) {
    for (Kernel kernel : {Kernel::conv, Kernel::conv_data, Kernel::conv_weight}) {
      Case r = conv_case(kernel, t, c, true);
      r.strides = false;
      check(r);
    }
  }
}

// oneDNN keeps about 1 KB for each position of a row, whatever the row is made of: the width, the
// padding or several dims.
TEST_F(OneDnn, RefusesConvolutionsThatCostMuchMemory) {
  auto reason = [](const Conv& c) {
    std::vector<Spec> specs;
    for (const Dims& d : {c.y, c.x, c.w}) specs.push_back({DType::f32, d, contiguous_strides(d)});
    const std::span<const Spec> all = specs;
    Why why;
    const Request r = {.kernel = Kernel::conv,
                       .out = all.first(1),
                       .in = all.subspan(1),
                       .params = &c.params,
                       .params_size = sizeof c.params};
    return cpu::make_onednn_conv(r, why) ? std::string("accepted") : why.text;
  };
  const std::string refused = "onednn: would need much memory for such long rows or kernels";
  const Conv wide = {{1, 1, 4000}, {16, 1, 3}, {1, 16, 4000}, {1, 1, {1}, {1}, {1}}},
             padded = {{1, 2, 6}, {2, 2, 3}, {1, 2, 2004}, {1, 1, {1}, {1000}, {1}}},
             flat = {{1, 2, 8, 900}, {2, 2, 3, 3}, {1, 2, 8, 900}, {2, 1, {1, 1}, {1, 1}, {1, 1}}},
             kernel = {{1, 2, 5000}, {2, 2, 4900}, {1, 2, 101}, {1, 1, {1}, {0}, {1}}};
  for (const Conv& c : {wide, padded, flat, kernel}) EXPECT_EQ(reason(c), refused);
  const Conv row = {{1, 8, 256}, {16, 8, 3}, {1, 16, 256}, {1, 1, {1}, {1}, {1}}},
             product = {{1, 8, 4000}, {16, 8, 1}, {1, 16, 4000}, {1, 1, {1}, {0}, {1}}};
  for (const Conv& c : {row, product}) EXPECT_EQ(reason(c), "accepted");
}

// -- division of work
// ------------------------------------------------------------------------------

TEST(Cut, KeepsSmallWorkWhole) {
  const onednn::CutOption options[] = {{1024, 32, 64, 0, 0}};
  EXPECT_EQ(onednn::choose_cut(3000, options, 1).pieces, 1);
  EXPECT_GT(onednn::choose_cut(3e6, options, 1).pieces, 8);
}

TEST(Cut, TakesTheCheaperSideAtItsSteps) {
  const onednn::CutOption options[] = {{1000, 32, 64, 0, 1e6}, {1000, 64, 64, 0, 10}};
  const onednn::Cut c = onednn::choose_cut(1e6, options, 2);
  EXPECT_EQ(c.option, 1);
  EXPECT_EQ(c.size % 64, 0);
  EXPECT_EQ(c.pieces, (1000 + c.size - 1) / c.size);
}

}  // namespace
}  // namespace mpt::test
