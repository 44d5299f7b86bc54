// oneDNN's candidates alone against ref; packed weights; cuts.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <random>

#include "backends/cpu/cpu_info.h"
#include "backends/cpu/machine.h"
#include "backends/cpu/make.h"
#include "backends/cpu/onednn/cut.h"
#include "core/half.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr KernelEntry kEntries[] = {
    {Kernel::gemm, cpu::make_onednn_gemm},
    {Kernel::linear, cpu::make_onednn_linear},
    {Kernel::linear_data, cpu::make_onednn_linear_data},
    {Kernel::linear_weight, cpu::make_onednn_linear_weight},
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

// M, K, N: cut along each side, with odd rests, and single rows.
const int64_t kProducts[][3] = {{128, 128, 64}, {257, 100, 130}, {1, 1024, 1000},
                                {33, 700, 515}, {1000, 96, 70},  {64, 64, 2000},
                                {4096, 40, 24}, {3, 3000, 200},  {130, 520, 1030}};

Bound sums(DType) { return {.ulps = 1, .rounding = 8, .of_abs = true, .absolute = 1e-30}; }

class OneDnn : public ::testing::Test {
  void SetUp() override {
    if (cpu::cpu_info().isa < cpu::Isa::avx2) GTEST_SKIP() << "needs AVX2";
  }
};

TEST_F(OneDnn, Linear) {
  Checker check(kOneDnn);
  for (DType t : {DType::f32}) {
    for (auto [m, k, n] : kProducts) {
      for (DType bias : {DType::none, t == DType::f32 || m == 33 ? DType::f32 : t}) {
        check({.kernel = Kernel::linear,
               .out = {{bias == DType::none ? DType::f32 : t, {m, n}}},
               .in = {{t, {m, k}}, {t, {n, k}}, {bias, {n}}},
               .params = GemmParams{},
               .bound = sums(t),
               .must_have = Need::plain,
               .specials = false,
               .strides = false});
      }
    }
  }
}

TEST_F(OneDnn, LinearWithActivation) {
  Checker check(kOneDnn);
  for (DType t : {DType::f32}) {
    for (Activation act : {Activation::relu, Activation::sigmoid, Activation::tanh}) {
      check({.kernel = Kernel::linear,
             .out = {{t, {65, 130}}},
             .in = {{t, {65, 100}, Fill::between(-0.3, 0.3)}, {t, {130, 100}}, {t, {130}}},
             .params = GemmParams{act},
             .bound = {.ulps = 1, .rounding = 32, .of_abs = true, .absolute = 2e-6},
             .must_have = Need::plain,
             .specials = false,
             .strides = false});
    }
  }
}

TEST_F(OneDnn, LinearData) {
  Checker check(kOneDnn);
  for (DType t : {DType::f32}) {
    for (auto [m, k, n] : kProducts) {
      for (DType out : {m == 33 ? DType::f32 : t}) {
        check({.kernel = Kernel::linear_data,
               .out = {{out, {m, k}}},
               .in = {{t, {m, n}}, {t, {n, k}}},
               .bound = sums(t),
               .must_have = Need::plain,
               .specials = false,
               .strides = false});
      }
    }
  }
}

TEST_F(OneDnn, LinearWeight) {
  Checker check(kOneDnn);
  for (DType t : {DType::f32}) {
    for (auto [m, k, n] : kProducts) {
      for (DType bias : {DType::none, t == DType::f32 || m == 33 ? DType::f32 : t}) {
        check({.kernel = Kernel::linear_weight,
               .out = {{t, {n, k}}, {bias, {n}}},
               .in = {{t, {m, k}}, {t, {m, n}}},
               .bound = sums(t),
               .must_have = Need::plain,
               .specials = false,
               .strides = false});
      }
    }
  }
}

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
    // A batch, with a transposed operand and one that is broadcast.
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

TEST_F(OneDnn, SpecialsStayInTheirRows) {
  Checker check(kOneDnn);
  const DType t = DType::f32;
  check({.kernel = Kernel::linear,
         .out = {{t, {70, 130}}},
         .in = {{t, {70, 100}}, {t, {130, 100}}},
         .params = GemmParams{},
         .bound = sums(t),
         .must_have = Need::plain});  // with all strides
}

TEST_F(OneDnn, Refusals) {
  auto reason = [](DType t, int64_t m, int64_t k, int64_t n) {
    const Dims x = {m, k}, w = {n, k}, y = {m, n};
    const Spec out[] = {{t, y, contiguous_strides(y)}};
    const Spec in[] = {{t, x, contiguous_strides(x)}, {t, w, contiguous_strides(w)}, {}};
    const GemmParams params;
    Why why;
    const auto p = prepare(kOneDnn, {Kernel::linear, out, in, &params, sizeof params, 1}, why);
    return p ? std::string() : why.text;
  };
  EXPECT_EQ(reason(DType::f16, 128, 128, 128), "onednn: does not compute in f16");
  EXPECT_EQ(reason(DType::f64, 128, 128, 128), "onednn: computes in f32 and bf16 only");
  EXPECT_EQ(reason(DType::f32, 0, 128, 128), "onednn: empty");
  EXPECT_EQ(reason(DType::f32, 8, 8, 8), "onednn: too small to be worth a call");
  EXPECT_EQ(reason(DType::f32, 128, 128, 128), "");
}

// Convolution.

struct Conv {
  Dims x, w, y;
  ConvParams params;
};
// Plain, strided and dilated with odd extents, grouped, depthwise, one and three dims.
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
      for (const Conv& c : kConvs) check(conv_case(kernel, t, c, c.params.groups == 1));
    }
  }
}

// Enough work to be cut into pieces of images, with a rest.
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

// Packed weights.

class Packed : public OneDnn {
  void SetUp() override {
    if (!cpu::native16(Arithmetic::measure)) GTEST_SKIP() << "needs fast bf16 products";
  }
};

std::unique_ptr<Layout> layout_for(DType t, int64_t m, int64_t k, int64_t n) {
  const Dims x = {m, k}, w = {n, k}, y = {m, n};
  const Spec out[] = {{t, y, contiguous_strides(y)}};
  const Spec in[] = {{t, x, contiguous_strides(x)}, {t, w, contiguous_strides(w)}, {}};
  const GemmParams params;
  std::unique_ptr<Layout> layout;
  EXPECT_TRUE(
      cpu::onednn_weight_layout({Kernel::linear, out, in, &params, sizeof params, 1}, layout));
  return layout;
}

TEST_F(Packed, LayoutRoundTripsEveryElementSize) {
  const DType t = DType::bf16;
  for (auto [k, n] : {std::pair<int64_t, int64_t>{512, 256}, {500, 130}, {784, 10}, {33, 1000}}) {
    const auto layout = layout_for(t, 256, k, n);
    ASSERT_NE(layout, nullptr) << k << " " << n;
    EXPECT_GE(layout->elements, n * k);
    for (int64_t bytes : {1, 2, 4, 8}) {
      const auto size = static_cast<size_t>(n * k * bytes);
      std::vector<uint8_t> plain(size), back(size, 0),
          packed(static_cast<size_t>(layout->elements * bytes), 0xff);
      std::mt19937 random(1);
      for (auto& b : plain) b = static_cast<uint8_t>(random() | 1);  // no zero bytes
      layout->pack(plain.data(), packed.data(), bytes, three_workers());
      layout->unpack(packed.data(), back.data(), bytes, three_workers());
      EXPECT_EQ(plain, back);
      // Padding is zero: as many nonzero bytes as elements have.
      const auto zeros = std::count(packed.begin(), packed.end(), 0);
      EXPECT_EQ(zeros, (layout->elements - n * k) * bytes);
    }
  }
}

// A product on packed weights, and the same by ref on plain ones: y = tanh(x w + bias), dx, dw, db.
struct Problem {
  int64_t m, k, n;
  const Layout* layout;
  std::vector<uint16_t> x, w, dy, bias, packed;

  Problem(int64_t m_, int64_t k_, int64_t n_, const Layout* l)
      : m(m_),
        k(k_),
        n(n_),
        layout(l),
        x(random(m * k, 1)),
        w(random(n * k, 2)),
        dy(random(m * n, 3)),
        bias(random(n, 4)),
        packed(static_cast<size_t>(l->elements)) {
    layout->pack(w.data(), packed.data(), 2, Jobs());
  }
  static std::vector<uint16_t> random(int64_t count, uint32_t seed) {
    std::mt19937 r(seed);
    std::normal_distribution<float> normal;
    std::vector<uint16_t> v(static_cast<size_t>(count));
    for (auto& e : v) e = f32_to_bf16(normal(r));
    return v;
  }

  using Results = std::vector<std::vector<uint16_t>>;
  Results run(Kernel kernel, bool pack, const Jobs& jobs) const {
    const Dims xs = {m, k}, ws = {n, k}, ys = {m, n}, bs = {n};
    constexpr DType t = DType::bf16;
    const Spec sx = {t, xs, contiguous_strides(xs)}, sy = {t, ys, contiguous_strides(ys)},
               sb = {t, bs, contiguous_strides(bs)};
    Spec sw = {t, ws, contiguous_strides(ws)};
    if (pack) sw.layout = layout;
    std::vector<Spec> out = {sy}, in = {sx, sw, sb};
    std::vector<const void*> ins = {x.data(), pack ? packed.data() : w.data(), bias.data()};
    if (kernel == Kernel::linear_data) {
      out = {sx}, in = {sy, sw}, ins[0] = dy.data();
    } else if (kernel == Kernel::linear_weight) {
      out = {sw, sb}, in = {sx, sy}, ins[1] = dy.data();
    }
    const GemmParams params = {Activation::tanh};
    Why why;
    auto p = prepare(pack ? kOneDnn : ref_backend(),
                     {kernel, out, in, &params, sizeof params, jobs.workers()}, why);
    if (!p) throw std::runtime_error(why.text);
    Results results;
    std::vector<void*> outs;
    for (const Spec& s : out) {
      results.emplace_back(static_cast<size_t>(s.layout ? layout->elements : count(s.shape)), 0x7f);
    }
    for (auto& r : results) outs.push_back(r.data());
    std::vector<char> workspace(p->workspace + 64);
    void* at = workspace.data();
    size_t room = workspace.size();
    std::align(64, p->workspace, at, room);
    p->run({outs.data(), ins.data(), nullptr, at, jobs});
    return results;
  }
};

TEST_F(Packed, WeightsServeEveryBatch) {
  for (auto [k, n] : {std::pair<int64_t, int64_t>{512, 256}, {500, 130}, {784, 1000}}) {
    const auto layout = layout_for(DType::bf16, 256, k, n);  // chosen with one batch
    ASSERT_NE(layout, nullptr);
    for (int64_t m : {1, 7, 64, k == 500 ? 1030 : 300}) {  // and used with any
      const Problem p(m, k, n, layout.get());
      for (Kernel kernel : {Kernel::linear, Kernel::linear_data, Kernel::linear_weight}) {
        const auto want = p.run(kernel, false, Jobs());
        auto got = p.run(kernel, true, three_workers());
        EXPECT_EQ(got, p.run(kernel, true, Jobs()));
        if (kernel == Kernel::linear_weight) {
          auto again = got[0], plain = want[0];
          layout->unpack(got[0].data(), plain.data(), 2, Jobs());
          layout->pack(plain.data(), again.data(), 2, Jobs());
          EXPECT_EQ(got[0], again) << "padding is zero";
          got[0] = plain;
        }
        for (size_t o = 0; o < want.size(); ++o) {
          double worst = 0, largest = 0;
          for (size_t i = 0; i < want[o].size(); ++i) {
            const double a = bf16_to_f32(want[o][i]), b = bf16_to_f32(got[o][i]);
            worst = std::max(worst, std::fabs(a - b));
            largest = std::max(largest, std::fabs(a));
          }
          EXPECT_LE(worst, largest * 4e-3)
              << m << "x" << k << "x" << n << " kernel " << int(kernel) << " output " << o;
        }
      }
    }
  }
}

TEST_F(Packed, LayoutsCompare) {
  const auto a = layout_for(DType::bf16, 256, 512, 256), b = layout_for(DType::bf16, 64, 512, 256),
             c = layout_for(DType::bf16, 256, 512, 320);
  EXPECT_TRUE(a->same(*b));
  EXPECT_FALSE(a->same(*c));
}

// Cuts.

TEST(Cut, KeepsSmallWorkWhole) {
  const onednn::Way ways[] = {{1024, 32, 64, 0, 0}};
  EXPECT_EQ(onednn::choose_cut(3000, ways, 1).pieces, 1);
  EXPECT_GT(onednn::choose_cut(3e6, ways, 1).pieces, 8);
}

TEST(Cut, TakesTheCheaperSideAtItsSteps) {
  const onednn::Way ways[] = {{1000, 32, 64, 0, 1e6}, {1000, 64, 64, 0, 10}};
  const onednn::Cut c = onednn::choose_cut(1e6, ways, 2);
  EXPECT_EQ(c.way, 1);
  EXPECT_EQ(c.size % 64, 0);
  EXPECT_EQ(c.pieces, (1000 + c.size - 1) / c.size);
}

}  // namespace
}  // namespace mpt::test
