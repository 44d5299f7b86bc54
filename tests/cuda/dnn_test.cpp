// Convolutions by cuDNN, near to what ref computes in double: on the stand-in for the library, or
// on a GPU with the library itself. Without one the own kernels compute them.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "dnn.h"

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

// -- the stand-in ---------------------------------------------------------------------------------

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
