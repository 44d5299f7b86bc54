// Convolutions and attention by cuDNN, near to what ref computes in double: on the stand-in for the
// library, or on a GPU with the library itself. Without one the own kernels compute them.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "dnn.h"
#include "fake_driver.h"

namespace mpt::test {
namespace {

// x [batch, channels, size..], w [outputs, channels / groups, taps..].
struct ConvShape {
  int64_t batch, channels, outputs;
  Dims size, taps;
  int32_t groups = 1;
  std::vector<int32_t> stride = {}, padding = {}, dilation = {};  // per spatial dim

  int spatial() const { return size.size(); }
  ConvParams params() const {
    ConvParams p{.spatial = spatial(), .groups = groups};
    for (size_t d = 0; d < 3; ++d) {
      p.stride[d] = d < stride.size() ? stride[d] : 1;
      p.padding[d] = d < padding.size() ? padding[d] : 0;
      p.dilation[d] = d < dilation.size() ? dilation[d] : 1;
    }
    return p;
  }
  static Dims shape_of(int64_t first, int64_t second, const Dims& spatial) {
    Dims s{first, second};
    for (const int64_t n : spatial) s.push(n);
    return s;
  }
  Dims x() const { return shape_of(batch, channels, size); }
  Dims w() const { return shape_of(outputs, channels / groups, taps); }
  Dims y() const {
    Dims n;
    const ConvParams p = params();
    for (int d = 0; d < spatial(); ++d) {
      n.push((size[d] + 2 * p.padding[d] - p.dilation[d] * (taps[d] - 1) - 1) / p.stride[d] + 1);
    }
    return shape_of(batch, outputs, n);
  }
};

class DnnConvolutions : public DnnKernels {
 protected:
  Operand bias(bool is_there, DType t, int64_t n) { return is_there ? make(t, {n}) : none(); }

  // The three kernels of a convolution; x and w may have other layouts than y.
  std::vector<Work> works(const ConvShape& s, DType t, Layout x, Layout w, Layout y,
                          bool has_bias) {
    const auto params = bytes_of(s.params());
    return {{{.kernel = Kernel::conv, .params = params, .note = "conv"},
             {make(t, s.y(), y)},
             {make(t, s.x(), x), make(t, s.w(), w), bias(has_bias, t, s.outputs)}},
            {{.kernel = Kernel::conv_data, .params = params, .note = "conv_data"},
             {make(t, s.x(), x)},
             {make(t, s.y(), y), make(t, s.w(), w)}},
            {{.kernel = Kernel::conv_weight, .params = params, .note = "conv_weight"},
             {make(t, s.w(), w), bias(has_bias, t, s.outputs)},
             {make(t, s.x(), x), make(t, s.y(), y)}}};
  }
};

TEST_F(DnnConvolutions, OfEveryDTypeAndLayout) {
  const ConvShape s{2, 16, 24, {9, 7}, {3, 2}, 1, {1, 2}, {1, 0}, {2, 1}};
  for (const DType t : kTypesOfLibrary) {
    SCOPED_TRACE(name_of(t));
    for (const bool has_bias : {false, true}) {
      for (const Layout l : {Layout::row_major, Layout::channels_last}) {
        check_all(works(s, t, l, l, l, has_bias), true);
        check_all(works(s, t, l, Layout::row_major, Layout::channels_last, has_bias), true);
      }
    }
  }
}

TEST_F(DnnConvolutions, OfImagesOfLayers) {
  const auto kLast = Layout::channels_last;
  for (const DType t : kTypesOfLibrary) {
    SCOPED_TRACE(name_of(t));
    for (const ConvShape& s : {
             ConvShape{2, 3, 16, {20, 20}, {7, 7}, 1, {2, 2}, {3, 3}},  // the first one
             ConvShape{2, 16, 16, {10, 10}, {3, 3}, 1, {}, {1, 1}},
             ConvShape{2, 16, 32, {10, 10}, {1, 1}, 1, {2, 2}},
             ConvShape{3, 5, 7, {5, 6}, {3, 3}, 1, {}, {1, 1}},
             ConvShape{1, 1, 1, {4, 4}, {1, 1}},
         }) {
      check_all(works(s, t, kLast, Layout::row_major, kLast, true), true);
    }
  }
}

// Groups, one spatial dim and three of them: the library takes what it has engines for.
TEST_F(DnnConvolutions, OfOtherKinds) {
  const std::optional<bool> any = fake() ? std::optional(true) : std::nullopt;
  for (const DType t : kTypesOfLibrary) {
    SCOPED_TRACE(name_of(t));
    for (const ConvShape& s : {
             ConvShape{2, 8, 12, {7, 6}, {3, 3}, 4, {}, {1, 1}},
             ConvShape{2, 8, 8, {7, 6}, {3, 3}, 8, {1, 2}, {1, 1}},
             ConvShape{2, 8, 6, {11}, {3}, 1, {2}, {1}, {2}},
             ConvShape{2, 4, 6, {5, 4, 6}, {3, 2, 3}, 1, {1, 1, 2}, {1, 0, 1}},
         }) {
      for (const Layout l : {Layout::row_major, Layout::channels_last}) {
        check_all(works(s, t, l, Layout::row_major, l, true), any);
      }
    }
  }
}

TEST_F(DnnConvolutions, TheOwnKernelsTakeTheRest) {
  const ConvShape s{2, 4, 6, {5, 7}, {3, 2}, 2};
  const auto kRow = Layout::row_major;
  check_all(works(s, DType::f64, kRow, kRow, kRow, true), false);
  ConvShape nothing = s;
  nothing.batch = 0;
  check_all(works(nothing, DType::f32, kRow, kRow, kRow, true), false);
  const auto changed = [&](const auto& change) {
    auto all = works(s, DType::f32, kRow, kRow, kRow, false);
    for (Work& w : all) change(w);
    check_all(all, false);
  };
  changed([&](Work& w) {  // not aligned
    w.in[0] = Operand(DType::f32, w.in[0].spec.shape, w.in[0].spec.stride, 1);
    w.in[0].draw(Values::near, random);
  });
  changed([&](Work& w) {  // with gaps
    Dims stride = w.in[0].spec.stride;
    stride[0] *= 2;
    w.in[0] = Operand(DType::f32, w.in[0].spec.shape, stride);
    w.in[0].draw(Values::near, random);
  });
  changed([&](Work& w) {  // mixed dtypes
    w.in[0] = Operand(DType::bf16, w.in[0].spec.shape, w.in[0].spec.stride);
    w.in[0].draw(Values::near, random);
  });
}

TEST_F(DnnConvolutions, TheOwnKernelsWiden16Bits) {
  if (!has_library()) GTEST_SKIP() << "libcudnn.so.9 is not here";
  arithmetic = Arithmetic::widen16;
  for (const DType t : kTypesOfLibrary) {
    const auto kRow = Layout::row_major;
    const auto all = works({2, 16, 24, {9, 7}, {3, 2}}, t, kRow, kRow, kRow, true);
    check_all(all, t == DType::f32);
    if (t == DType::f32) continue;
    for (const Work& w : all)
      EXPECT_EQ(refusal_of_library(w), "cudnn: operands of 16 bits are widened");
  }
}

TEST_F(DnnConvolutions, EveryRunGivesTheSameBits) {
  const int64_t n = fake() ? 1 : 16;  // the stand-in is slow
  const ConvShape s{n, 4 * n, 4 * n, {2 * n, 2 * n}, {3, 3}, 1, {}, {1, 1}};
  for (const DType t : kTypesOfLibrary) {
    for (const Layout l : {Layout::row_major, Layout::channels_last})
      for (const Work& w : works(s, t, l, Layout::row_major, l, true)) check_bits(w);
  }
}

TEST_F(DnnConvolutions, WithoutTheLibrary) {
  if (has_library()) GTEST_SKIP() << "libcudnn.so.9 is here";
  const ConvShape s{2, 4, 6, {5, 7}, {3, 2}};
  const std::string wanted =
      dlopen("libcudnn.so.9", RTLD_NOW | RTLD_LOCAL)
          ? "cudnn: libcublasLt.so.13, which cuDNN needs, could not be opened"
          : "cudnn: cuDNN could not be opened: libcudnn.so.9: ";
  const auto all =
      works(s, DType::f32, Layout::row_major, Layout::row_major, Layout::row_major, false);
  for (const Work& w : all) {
    EXPECT_EQ(refusal_of_library(w).find(wanted), 0u) << refusal_of_library(w);
  }
}

// -- attention ------------------------------------------------------------------------------------

class DnnAttentions : public DnnConvolutions {
 protected:
  // On the stand-in as a device of 8.x, of which every gradient is taken.
  static void SetUpTestSuite() {
    if (mpt_test::FakeCuda* const f = fake_cuda()) f->major = 8;
    DnnConvolutions::SetUpTestSuite();
  }
  static void TearDownTestSuite() {
    DnnConvolutions::TearDownTestSuite();
    if (mpt_test::FakeCuda* const f = fake_cuda()) f->major = 9;
  }
  static mpt_test::FakeCuda* fake_cuda() {
    void* const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    void* const f = driver ? dlsym(driver, mpt_test::kFakeCuda) : nullptr;
    return f ? reinterpret_cast<mpt_test::FakeCuda* (*)()>(f)() : nullptr;
  }
  // Opens the device as one of this compute capability.
  static void open_as(int major) {
    DnnConvolutions::TearDownTestSuite();
    fake_cuda()->major = major;
    DnnConvolutions::SetUpTestSuite();
  }
  // Makes [B, H, T, D] as a part of [B, T, parts, H, D], as products that make q, k and v at once
  // do.
  Operand heads(DType t, int64_t b, int64_t h, int64_t rows, int64_t d, int64_t parts = 1) {
    const int64_t row = parts * h * d;
    Operand x(t, {b, h, rows, d}, {rows * row, d, row, 1});
    x.draw(Values::near, random);
    return x;
  }
  static Bound near_probabilities(DType t) {
    // The library rounds probabilities to the operands' dtype.
    if (!fake() && has_library()) return {.ulps = 1, .absolute = t == DType::f16 ? 2e-3 : 2e-2};
    return {.ulps = 1, .absolute = 1e-4};
  }
  Work work(DType t, int64_t b, int64_t h, int64_t hk, int64_t rows, int64_t keys, int64_t d,
            bool is_causal, int64_t parts = 1) {
    Work w{{.kernel = Kernel::attention,
            .params = bytes_of(AttentionParams{is_causal, 0, 0.3}),
            .scalars = bytes_of(AttentionScalars{}),
            .note = is_causal ? "causal" : "all"},
           {heads(t, b, h, rows, d), make(DType::f32, {b, h, rows})},
           {heads(t, b, h, rows, d, parts), heads(t, b, hk, keys, d, parts),
            heads(t, b, hk, keys, d, parts), none(), none()}};
    for (size_t i = 0; i < 3; ++i) {  // scores that one key does not decide
      const auto v = w.in[i].view();
      ref::walk(w.in[i].spec.shape, [&](const Dims& at) { v.set(v.get(at) / 4, at); });
    }
    return w;
  }
  // Returns the gradient of a forward, with the results of ref. Its outputs lie as q, k and v do.
  Work gradient_of(const Work& w) {
    Operands results = w.out;
    run_on_host(w.c, results, w.in, true);
    Work g{w.c, {}, {}};
    g.c.kernel = Kernel::attention_grad;
    g.c.note += ", gradient";
    g.in = {results[0], w.in[0], w.in[1], w.in[2], results[0], results[1], none(), none()};
    g.in[0].draw(Values::near, random);
    for (size_t i = 0; i < 3; ++i)
      g.out.emplace_back(w.in[i].spec.dtype, w.in[i].spec.shape, w.in[i].spec.stride);
    return g;
  }
  // True if the library's gradient is wrong on devices of 9.x.
  static bool leaves_half_a_tile(const Work& g) {
    const int64_t queries = g.in[1].spec.shape[2], keys = g.in[2].spec.shape[2];
    const bool is_causal = g.c.note.starts_with("causal");
    return keys % 128 > 0 && keys % 128 <= 64 && !(is_causal && queries <= keys);
  }
  static constexpr const char* kHalf = "cudnn: keys that leave half of a tile of 128 or more empty";
  void check_gradient(const Work& w, bool by_library) {
    const Work g = gradient_of(w);
    if (has_library()) {
      const std::string why = refusal_of_library(g);
      if (why == kHalf) {
        EXPECT_TRUE(leaves_half_a_tile(g)) << describe(g.c, g.out, g.in);
      }
      EXPECT_EQ(kernel_of(g.c, g.out, g.in) == "cudnn", by_library && why != kHalf)
          << describe(g.c, g.out, g.in) << ": " << why;
    }
    check(g.c, g.out, g.in, near_probabilities(w.out[0].spec.dtype));
  }
  void check_attention(const Work& w, bool by_library) {
    if (has_library()) {
      EXPECT_EQ(kernel_of(w.c, w.out, w.in) == "cudnn", by_library)
          << describe(w.c, w.out, w.in) << ": " << refusal_of_library(w);
    }
    Operands got = w.out, wanted = w.out;
    run_on_host(w.c, wanted, w.in, true);
    run_on_device(w.c, got, w.in);
    const std::string what = describe(w.c, w.out, w.in);
    compare(what + ", o", got[0], wanted[0], near_probabilities(w.out[0].spec.dtype));
    compare(what + ", lse", got[1], wanted[1], {.absolute = 1e-4, .relative = 1e-5});
  }
};

TEST_F(DnnAttentions, OfEveryKind) {
  for (const DType t : {DType::f16, DType::bf16}) {
    for (const bool is_causal : {false, true}) {
      check_attention(work(t, 2, 3, 3, 20, 20, 16, is_causal), true);
      check_attention(work(t, 1, 4, 2, 33, 33, 64, is_causal, 3), true);  // heads share keys
      check_attention(work(t, 2, 2, 2, 9, 40, 32, is_causal), true);
      check_attention(work(t, 1, 2, 2, 70, 6, 8, is_causal), true);
      check_attention(work(t, 1, 1, 1, 130, 130, 128, is_causal), true);
    }
  }
}

TEST_F(DnnAttentions, GradientsOfEveryKind) {
  for (const DType t : {DType::f16, DType::bf16}) {
    for (const bool is_causal : {false, true}) {
      check_gradient(work(t, 2, 3, 3, 20, 20, 16, is_causal), true);
      check_gradient(work(t, 1, 4, 2, 33, 33, 64, is_causal, 3), true);  // heads share keys
      check_gradient(work(t, 2, 2, 2, 9, 40, 32, is_causal), true);
      check_gradient(work(t, 1, 2, 2, 70, 6, 8, is_causal), true);
      check_gradient(work(t, 1, 1, 1, 130, 130, 128, is_causal), true);
    }
  }
}

// cuDNN stores the gradients of the scores of a part at a time.
TEST_F(DnnAttentions, GradientsOfManyHeadsAreComputedInParts) {
  if (!fake() || !has_library()) GTEST_SKIP() << "the stand-in for cuDNN counts the runs";
  struct {
    int64_t batch, heads, key_heads, rows;
    uint64_t runs;
  } const shapes[] = {{3, 2732, 2732, 2, 3},
                      {4, 2000, 2000, 2, 1},
                      {3, 2732, 1366, 2, 3},
                      {1, 8448, 8448, 2, 2},
                      {1, 8448, 2816, 2, 2},
                      // Fewer batches would begin at no multiple of 16 bytes.
                      {8, 1025, 1025, 3, 2}};
  for (const auto& s : shapes) {
    const Work g = gradient_of(
        work(DType::bf16, s.batch, s.heads, s.key_heads, s.rows, s.rows, 8, s.rows == 2));
    const uint64_t before = fake()->runs;
    check(g.c, g.out, g.in, near_probabilities(DType::bf16));
    EXPECT_EQ(fake()->runs - before, s.runs) << describe(g.c, g.out, g.in);
  }
}

TEST_F(DnnAttentions, OneQueryIsTheOwnKernels) {
  for (const bool is_causal : {false, true}) {
    const Work w = work(DType::bf16, 2, 4, 2, 1, 70, 16, is_causal);
    check_attention(w, !is_causal);
    check_gradient(w, false);
  }
}

TEST_F(DnnAttentions, EveryRunOfTheGradientGivesTheSameBits) {
  const int64_t n = fake() ? 16 : 600;  // the stand-in is slow
  for (const DType t : {DType::f16, DType::bf16})
    for (const bool is_causal : {false, true})
      check_bits(gradient_of(work(t, 2, 4, 4, n, n, 64, is_causal)));
}

TEST_F(DnnAttentions, EveryRunGivesTheSameBits) {
  const int64_t n = fake() ? 16 : 600;  // the stand-in is slow
  for (const DType t : {DType::f16, DType::bf16})
    for (const bool is_causal : {false, true}) check_bits(work(t, 2, 4, 4, n, n, 64, is_causal));
}

TEST_F(DnnAttentions, TheOwnKernelsTakeTheRest) {
  check_attention(work(DType::f32, 1, 2, 2, 9, 9, 16, true), false);
  check_attention(work(DType::bf16, 1, 2, 2, 9, 9, 13, true), false);  // rows that are not aligned
  Work masked = work(DType::f16, 1, 2, 2, 9, 9, 16, false);
  masked.in[3] = make(DType::f32, {1, 2, 9, 9});
  check_attention(masked, false);
  Work transposed = work(DType::f16, 1, 1, 1, 8, 8, 8, false);
  transposed.in[0] = Operand(DType::f16, {1, 1, 8, 8}, {64, 64, 1, 8});
  transposed.in[0].draw(Values::near, random);
  check_attention(transposed, false);
  arithmetic = Arithmetic::widen16;
  const Work widened = work(DType::bf16, 2, 3, 3, 20, 20, 16, true);
  check_attention(widened, false);
  check_gradient(widened, false);
}

// -- the stand-in ---------------------------------------------------------------------------------

class FakeDnnAttentions : public DnnAttentions {
 protected:
  void SetUp() override {
    if (!fake() || !has_library()) GTEST_SKIP() << "the stand-in for cuDNN is not here";
  }
};

TEST_F(FakeDnnAttentions, OfDevicesWhoseGradientsAreNotTaken) {
  const Work few = work(DType::bf16, 2, 3, 3, 20, 20, 16, false),
             many = work(DType::bf16, 2, 3, 3, 20, 80, 16, false),
             hidden = work(DType::bf16, 2, 3, 3, 20, 64, 16, true),
             seen = work(DType::bf16, 2, 3, 3, 65, 64, 16, true);
  const char* const bits = "cudnn: no gradient whose bits are known to be the same on every run";
  const std::tuple<int, const Work&, const char*> cases[] = {
      {8, few, ""},     {8, many, ""},    {9, few, kHalf},  {9, many, ""}, {9, hidden, ""},
      {9, seen, kHalf}, {10, many, bits}, {11, many, bits}, {12, few, ""}, {12, many, ""}};
  for (const auto& [major, w, why] : cases) {
    SCOPED_TRACE(std::to_string(major) + ": " + why);
    open_as(major);
    const Work g = gradient_of(w);
    EXPECT_EQ(kernel_of(w.c, w.out, w.in), "cudnn");
    EXPECT_EQ(kernel_of(g.c, g.out, g.in), *why ? "gpu" : "cudnn");
    EXPECT_EQ(refusal_of_library(g), why);
  }
  open_as(8);
}

TEST_F(FakeDnnAttentions, AreMeasured) {
  auto& choices = static_cast<gpu::GpuDevice&>(device()).choices();
  choices.measures = true;
  const Work w = work(DType::bf16, 1, 3, 3, 5, 70, 16, false),
             g = gradient_of(work(DType::bf16, 1, 8448, 8448, 2, 2, 8, true));
  for (const Work* each : {&w, &g}) {
    for (const int64_t engine : {5, 4}) {
      fake()->fastest = engine;
      check(each->c, each->out, each->in, near_probabilities(DType::bf16));
      EXPECT_EQ(fake()->engine, 5) << "the one that was the fastest at first";
    }
  }
  fake()->fastest = -1;
  choices.measures = false;
}

TEST_F(FakeDnnAttentions, EveryCallOfTheLibraryFailsInTurn) {
  const Work w = work(DType::bf16, 2, 3, 3, 5, 70, 16, true), g = gradient_of(w);
  for (const Work* each : {&w, &g}) fail_in_turn(*each);
}

class FakeDnnConvolutions : public DnnConvolutions {
 protected:
  void SetUp() override {
    if (!fake() || !has_library()) GTEST_SKIP() << "the stand-in for cuDNN is not here";
  }
};

TEST_F(FakeDnnConvolutions, EnginesThatRoundMoreOrDifferAreNotTaken) {
  const ConvShape s{2, 4, 6, {5, 7}, {3, 2}};
  const auto kRow = Layout::row_major;
  for (const DType t : kTypesOfLibrary) {
    const auto all = works(s, t, kRow, kRow, kRow, true);
    const uint64_t runs = fake()->runs;
    check_all(all, true);
    EXPECT_EQ(fake()->runs, runs + all.size());
    EXPECT_EQ(fake()->engine, is_half(t) ? 4 : 5);  // with tensor cores, without
  }
}

TEST_F(FakeDnnConvolutions, TheFastestEngineIsTakenIfTheyAreMeasured) {
  constexpr int64_t kFirst = 4, kSecond = 5;  // engines of the stand-in for 16 bits
  auto& choices = static_cast<gpu::GpuDevice&>(device()).choices();
  const auto kRow = Layout::row_major;
  const auto all = works({3, 4, 6, {5, 7}, {3, 2}}, DType::bf16, kRow, kRow, kRow, true);
  for (const Work& w : all) {
    const auto runs = [&, before = fake()->runs] { return fake()->runs - before; };
    choices.measures = true;
    fake()->fastest = kSecond;
    check(w.c, w.out, w.in, near(DType::bf16));
    EXPECT_GT(runs(), 2u * 5u) << "two engines are measured";
    EXPECT_EQ(fake()->engine, kSecond);
    choices.measures = false;
    fake()->fastest = kFirst;
    const uint64_t measured = runs();
    check(w.c, w.out, w.in, near(DType::bf16));
    EXPECT_EQ(runs(), measured + 1) << "a choice is made once";
    EXPECT_EQ(fake()->engine, kSecond);
  }
  // Only the plans are made that the choice needs, here with one that is refused for its workspace.
  const auto plans_of = [&](const Work& w) {
    const uint64_t before = fake()->plans;
    EXPECT_EQ(kernel_of(w.c, w.out, w.in), "cudnn");
    return fake()->plans - before;
  };
  const ConvShape another{1, 4, 6, {5, 7}, {3, 2}};
  EXPECT_EQ(plans_of(all[0]), 3u) << "the second one is known";
  EXPECT_EQ(plans_of(works(another, DType::bf16, kRow, kRow, kRow, false)[0]), 2u)
      << "nothing is known, and nothing measured";
  fake()->fastest = -1;
}

TEST_F(FakeDnnConvolutions, EveryCallOfTheLibraryFailsInTurn) {
  const ConvShape s{2, 4, 6, {5, 7}, {3, 2}};
  const auto kRow = Layout::row_major;
  for (const Work& w : works(s, DType::bf16, kRow, kRow, kRow, true)) fail_in_turn(w);
}

TEST_F(FakeDnnConvolutions, AreCaptured) {
  const auto kRow = Layout::row_major;
  const Work w = works({1, 1, 1, {4}, {1}}, DType::f32, kRow, kRow, kRow, false)[0];
  const std::vector<Spec> out{w.out[0].spec}, in{w.in[0].spec, w.in[1].spec, {}};
  Device& d = device();
  Why why;
  const auto p = prepare_best(d.backends(),
                              {.kernel = w.c.kernel,
                               .out = out,
                               .in = in,
                               .params = w.c.params.data(),
                               .params_size = w.c.params.size(),
                               .device = &d},
                              why);
  ASSERT_TRUE(p) << why.text;
  ASSERT_STREQ(p->name, "cudnn");
  Pieces pieces(d);
  void* const y = pieces.take(4096);
  void *const image = pieces.take(4096), *const filter = pieces.take(4096);
  const void* const x[] = {image, filter, nullptr};
  void* const workspace = pieces.take(4096);
  Capture c = 0;
  EXPECT_STREQ(d.begin_capture(), nullptr);
  EXPECT_STREQ(p->run({&y, x, nullptr, workspace, Jobs()}), nullptr);
  EXPECT_STREQ(d.end_capture(c), nullptr);
  for (const uint8_t byte : {uint8_t{0x3f}, uint8_t{0x40}}) {
    EXPECT_STREQ(d.fill(image, byte, 16), nullptr);
    EXPECT_STREQ(d.fill(filter, byte, 4), nullptr);
    EXPECT_STREQ(d.replay(c), nullptr);
    float v[4], factor = 0;
    std::memcpy(v, mpt_test::OnDevice(d).read(y, sizeof v).data(), sizeof v);
    std::memset(&factor, byte, sizeof factor);
    for (const float each : v) EXPECT_FLOAT_EQ(each, factor * factor);
  }
  d.drop_capture(c);
}

TEST_F(FakeDnnConvolutions, ARunThatIsRefusedSaysSo) {
  const ConvShape s{1, 1, 1, {4}, {1}};
  const auto kRow = Layout::row_major;
  const Work w = works(s, DType::f32, kRow, kRow, kRow, false)[0];
  const std::vector<Spec> out{w.out[0].spec}, in{w.in[0].spec, w.in[1].spec, {}};
  Why why;
  const auto p = prepare_best(device().backends(),
                              {.kernel = w.c.kernel,
                               .out = out,
                               .in = in,
                               .params = w.c.params.data(),
                               .params_size = w.c.params.size(),
                               .device = &device()},
                              why);
  ASSERT_TRUE(p);
  ASSERT_STREQ(p->name, "cudnn");
  Pieces pieces(device());
  void* const y = pieces.take(4096);
  const void* const x[] = {pieces.take(4096), pieces.take(4096), nullptr};
  void* const workspace = pieces.take(4096);
  const size_t objects = fake()->objects;
  uint64_t n = 1;
  for (;; ++n) {
    fake()->calls = 0;
    fake()->fails = n;
    const char* const refused = p->run({&y, x, nullptr, workspace, Jobs()});
    EXPECT_EQ(fake()->objects, objects) << n;
    if (fake()->calls < n) {
      EXPECT_STREQ(refused, nullptr);
      break;
    }
    EXPECT_STREQ(refused, "cudnnBackendExecute returned CUDNN_STATUS_INTERNAL_ERROR") << n;
  }
  EXPECT_GT(n, 5u) << "calls of a run";
  fake()->fails = 0;
}

}  // namespace
}  // namespace mpt::test
