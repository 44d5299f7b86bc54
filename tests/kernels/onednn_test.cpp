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
                                {4096, 40, 24}, {3, 3000, 200},  {130, 512, 1030}};

Bound sums(DType) { return {.ulps = 1, .rounding = 8, .of_abs = true, .absolute = 1e-30}; }

class OneDnn : public ::testing::Test {
  void SetUp() override {
    if (cpu::cpu_info().isa < cpu::Isa::avx2) GTEST_SKIP() << "needs AVX2";
  }
};

TEST_F(OneDnn, Linear) {
  Checker check(kOneDnn);
  for (DType t : dtypes()) {
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
  for (DType t : dtypes()) {
    for (Activation act : {Activation::relu, Activation::gelu_erf, Activation::gelu_tanh,
                           Activation::silu, Activation::sigmoid, Activation::tanh}) {
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
  for (DType t : dtypes()) {
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
  for (DType t : dtypes()) {
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

std::unique_ptr<Layout> layout_for(DType t, int64_t m, int64_t k, int64_t n) {
  const Dims x = {m, k}, w = {n, k}, y = {m, n};
  const Spec out[] = {{t, y, contiguous_strides(y)}};
  const Spec in[] = {{t, x, contiguous_strides(x)}, {t, w, contiguous_strides(w)}, {}};
  const GemmParams params;
  return cpu::onednn_weight_layout({Kernel::linear, out, in, &params, sizeof params, 1});
}

TEST_F(OneDnn, LayoutRoundTripsEveryElementSize) {
  for (DType t : dtypes()) {
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
}

// Runs a kernel on plain and on packed weights and returns the largest difference over the largest
// value.
struct Problem {
  DType t;
  int64_t m, k, n;
  const Layout* layout;

  std::vector<char> random(int64_t count, uint32_t seed) const {
    std::mt19937 r(seed);
    std::normal_distribution<float> normal;
    std::vector<char> v(static_cast<size_t>(count * size_of(t)));
    for (int64_t i = 0; i < count; ++i) set(v, i, normal(r));
    return v;
  }
  void set(std::vector<char>& v, int64_t i, float f) const {
    if (t == DType::f32) return void(std::memcpy(v.data() + i * 4, &f, 4));
    const uint16_t h = f32_to_bf16(f);
    std::memcpy(v.data() + i * 2, &h, 2);
  }
  float get(const std::vector<char>& v, int64_t i) const {
    float f;
    uint16_t h;
    if (t == DType::f32) return std::memcpy(&f, v.data() + i * 4, 4), f;
    std::memcpy(&h, v.data() + i * 2, 2);
    return bf16_to_f32(h);
  }

  std::vector<char> run(Kernel kernel, const std::vector<char>& a, const std::vector<char>& b,
                        bool packed, const Jobs& jobs) const {
    const Dims xs = {m, k}, ws = {n, k}, ys = {m, n};
    Spec x = {t, xs, contiguous_strides(xs)}, w = {t, ws, contiguous_strides(ws)},
         y = {t, ys, contiguous_strides(ys)}, none;
    if (packed) w.layout = layout;
    std::vector<Spec> out, in;
    if (kernel == Kernel::linear) out = {y}, in = {x, w, none};
    if (kernel == Kernel::linear_data) out = {x}, in = {y, w};
    if (kernel == Kernel::linear_weight) out = {w, none}, in = {x, y};
    const GemmParams params;
    Why why;
    const bool plain_ref = !packed;
    const Backend& backend = plain_ref ? ref_backend() : kOneDnn;
    auto p = prepare(backend, {kernel, out, in, &params, sizeof params, jobs.workers()}, why);
    if (!p) throw std::runtime_error(why.text);
    const int64_t elements = out[0].layout ? layout->elements : count(out[0].shape);
    std::vector<char> result(static_cast<size_t>(elements * size_of(t)), 0x7f);
    std::vector<std::max_align_t> workspace(p->workspace / sizeof(std::max_align_t) + 64);
    void* ws_at = workspace.data();
    size_t room = workspace.size() * sizeof(std::max_align_t);
    std::align(64, p->workspace, ws_at, room);
    void* outs[] = {result.data(), nullptr};
    const void* ins[] = {a.data(), b.data(), nullptr};
    p->run({outs, ins, nullptr, ws_at, jobs});
    return result;
  }
};

TEST_F(OneDnn, PackedWeightsServeEveryBatch) {
  for (DType t : dtypes()) {
    for (auto [k, n] : {std::pair<int64_t, int64_t>{512, 256}, {500, 130}, {784, 1000}}) {
      const auto layout = layout_for(t, 256, k, n);  // chosen with one batch
      ASSERT_NE(layout, nullptr);
      for (int64_t m : {1, 7, 64, 300}) {  // and used with any
        const Problem p = {t, m, k, n, layout.get()};
        const auto x = p.random(m * k, 1), w = p.random(n * k, 2), dy = p.random(m * n, 3);
        std::vector<char> packed(static_cast<size_t>(layout->elements * size_of(t)));
        layout->pack(w.data(), packed.data(), size_of(t), Jobs());
        for (Kernel kernel : {Kernel::linear, Kernel::linear_data, Kernel::linear_weight}) {
          const auto& a = kernel == Kernel::linear_data ? dy : x;
          const bool weight = kernel == Kernel::linear_weight;
          const auto want = p.run(kernel, a, weight ? dy : w, false, Jobs());
          auto got = p.run(kernel, a, weight ? dy : packed, true, three_workers());
          EXPECT_EQ(got, p.run(kernel, a, weight ? dy : packed, true, Jobs()));
          if (weight) {
            std::vector<char> padding(got.size(), 0), plain(want.size());
            layout->unpack(got.data(), plain.data(), size_of(t), Jobs());
            layout->pack(plain.data(), padding.data(), size_of(t), Jobs());
            EXPECT_EQ(got, padding) << "padding is zero";
            got = plain;
          }
          double worst = 0, largest = 0;
          for (int64_t i = 0; i < static_cast<int64_t>(want.size()) / size_of(t); ++i) {
            worst = std::max<double>(worst, std::fabs(p.get(got, i) - p.get(want, i)));
            largest = std::max<double>(largest, std::fabs(p.get(want, i)));
          }
          EXPECT_LE(worst, largest * (t == DType::f32 ? 4e-6 : 4e-3))
              << name_of(t) << " " << m << "x" << k << "x" << n << " kernel " << int(kernel);
        }
      }
    }
  }
}

TEST_F(OneDnn, LayoutsCompare) {
  const auto a = layout_for(DType::f32, 256, 512, 256), b = layout_for(DType::f32, 64, 512, 256),
             c = layout_for(DType::f32, 256, 512, 320);
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
