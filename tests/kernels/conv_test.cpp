// Tests of the CPU backend's own convolutions against ref.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/cpu/conv/plan.h"
#include "backends/cpu/cpu_info.h"
#include "backends/cpu/make.h"
#include "harness.h"

#if defined(__x86_64__)
namespace mpt::cpu::plain_tiles {
extern const direct::DirectKernels direct_pairs, direct_amx;
}
#endif

namespace mpt::test {
namespace {

const Backend& own() {
  static constexpr KernelEntry kKernels[] = {
      {Kernel::conv, cpu::make_conv_own},
      {Kernel::conv_data, cpu::make_conv_data_own},
      {Kernel::conv_weight, cpu::make_conv_weight_own},
  };
  static constexpr Backend kBackend = {.name = "cpu", .kernels = kKernels};
  return kBackend;
}

const Backend& direct() {
  static constexpr KernelEntry kKernels[] = {
      {Kernel::conv, cpu::make_conv_direct},
      {Kernel::conv_data, cpu::make_conv_data_direct},
      {Kernel::conv_weight, cpu::make_conv_weight_direct},
  };
  static constexpr Backend kBackend = {.name = "cpu", .kernels = kKernels};
  return kBackend;
}

#if defined(__x86_64__)
// Returns a backend with the native bf16 kernels, whose instructions are emulated in plain C++.
template <const cpu::direct::DirectKernels* kTable>
const Backend& plain() {
  using namespace cpu::direct;
  static constexpr KernelEntry kKernels[] = {
      {Kernel::conv, [](const Request& r, Why& why) { return make_conv(r, why, *kTable); }},
      {Kernel::conv_data,
       [](const Request& r, Why& why) { return make_conv_data(r, why, *kTable); }},
      {Kernel::conv_weight,
       [](const Request& r, Why& why) { return make_conv_weight(r, why, *kTable); }},
  };
  static constexpr Backend kBackend = {.name = "cpu", .kernels = kKernels};
  return kBackend;
}
#endif

Dims strides_last(const Dims& shape) {
  Dims s = contiguous_strides(shape);
  for (int d = 2; d < shape.size(); ++d) s[d] *= shape[1];
  s[1] = 1;
  return s;
}

struct Conv {
  Dims x, w, y;
  ConvParams params;
};
// Cases: plain, strided and dilated with odd extents, grouped, depthwise, pointwise, one position,
// one and three dims, and a depth of several passes.
const Conv kConvs[] = {
    {{5, 16, 9, 9}, {24, 16, 3, 3}, {5, 24, 9, 9}, {2, 1, {1, 1}, {1, 1}, {1, 1}}},
    {{3, 3, 11, 10}, {7, 3, 3, 2}, {3, 7, 5, 9}, {2, 1, {2, 1}, {1, 0}, {2, 1}}},
    {{2, 8, 6, 6}, {8, 4, 1, 1}, {2, 8, 6, 6}, {2, 2, {1, 1}, {0, 0}, {1, 1}}},
    {{2, 16, 7, 7}, {16, 1, 3, 3}, {2, 16, 7, 7}, {2, 16, {1, 1}, {1, 1}, {1, 1}}},
    {{2, 40, 8, 8}, {34, 40, 1, 1}, {2, 34, 4, 4}, {2, 1, {2, 2}, {0, 0}, {1, 1}}},
    {{3, 4, 3, 3}, {5, 4, 3, 3}, {3, 5, 1, 1}, {2, 1, {1, 1}, {0, 0}, {1, 1}}},
    {{4, 5, 33}, {6, 5, 4}, {4, 6, 16}, {1, 1, {2}, {1}, {1}}},
    {{2, 4, 5, 4, 6}, {8, 4, 3, 3, 3}, {2, 8, 5, 4, 6}, {3, 1, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}}},
    {{1, 70, 6, 6}, {9, 70, 3, 3}, {1, 9, 6, 6}, {2, 1, {1, 1}, {1, 1}, {1, 1}}},
    {{1, 3, 7, 1, 11}, {2, 3, 3, 3, 3}, {1, 2, 5, 1, 5}, {3, 1, {2, 2, 2}, {2, 1, 0}, {1, 1, 1}}},
};

// Checks all passes of a convolution. With `last`, the channels of the result are contiguous,
// whatever the layout of the operands is.
void all_passes(Checker& check, DType t, const Conv& c, bool bias, bool last = false) {
  const auto image = [&](const Dims& shape) {
    Operand o{t, shape};
    if (last) o.stride = strides_last(shape);
    return o;
  };
  const DType b = bias ? t : DType::none;
  Case r = {.params = c.params,
            .bound = {.ulps = 1, .rounding = 64, .of_abs = true, .absolute = 1e-6},
            .must_have = Need::plain,
            .specials = false};
  r.kernel = Kernel::conv;
  r.out = {image(c.y)};
  r.in = {{t, c.x}, {t, c.w}, {b, {c.w[0]}}};
  check(r);
  r.kernel = Kernel::conv_data;
  r.out = {image(c.x)};
  r.in = {{t, c.y}, {t, c.w}};
  check(r);
  r.kernel = Kernel::conv_weight;
  r.out = {{t, c.w}, {b, {c.w[0]}}};
  r.in = {{t, c.x}, {t, c.y}};
  check(r);
}

TEST(OwnConv, AllPasses) {
  Checker check(own());
  for (DType t : {DType::f32, DType::bf16, DType::f16}) {
    for (const Conv& c : kConvs) all_passes(check, t, c, true);
    all_passes(check, t, kConvs[0], false);
  }
}

// Checks a convolution with several blocks of positions and several parts of the weight gradient.
TEST(OwnConv, Blocks) {
  Checker check(own());
  const Conv c = {{5, 8, 20, 17}, {8, 8, 3, 3}, {5, 8, 20, 17}, {2, 1, {1, 1}, {1, 1}, {1, 1}}};
  for (DType t : {DType::f32, DType::bf16}) all_passes(check, t, c, true);
}

// Weight gradients that oneDNN 2.6 computes wrongly, or ends the process in.
TEST(Convolutions, SmallImagesOfThreeDimsAndLargeSteps) {
  const Conv all[] = {
      {{1, 3, 16383}, {2, 3, 3}, {1, 2, 5}, {1, 1, {4096}, {2}, {1}}},
      {{1, 3, 7, 1, 11}, {2, 3, 3, 3, 3}, {1, 2, 5, 1, 5}, {3, 1, {2, 2, 2}, {2, 1, 0}, {1, 1, 1}}},
      {{3, 3, 2, 6, 2}, {1, 3, 3, 3, 3}, {3, 1, 2, 6, 2}, {3, 1, {3, 1, 2}, {2, 1, 2}, {1, 1, 1}}},
      {{2, 2, 2, 7, 7}, {2, 2, 4, 2, 2}, {2, 2, 3, 3, 4}, {3, 1, {2, 3, 2}, {3, 1, 1}, {1, 1, 2}}},
      {{1, 3, 5, 2, 1}, {3, 3, 2, 1, 4}, {1, 3, 6, 1, 2}, {3, 1, {1, 2, 3}, {1, 0, 3}, {1, 1, 1}}},
      {{1, 16, 3, 7, 6},
       {16, 16, 3, 4, 3},
       {1, 16, 2, 2, 3},
       {3, 1, {2, 3, 2}, {1, 1, 1}, {1, 1, 1}}},
      {{1, 4, 6, 1, 1}, {1, 4, 2, 3, 1}, {1, 1, 3, 1, 1}, {3, 1, {2, 2, 1}, {0, 1, 0}, {1, 1, 1}}},
      {{3, 16, 8, 1, 9},
       {32, 16, 2, 3, 4},
       {3, 32, 3, 1, 6},
       {3, 1, {3, 3, 1}, {0, 1, 0}, {1, 1, 1}}},
  };
  Checker check(cpu_backend());
  for (DType t : {DType::f32, DType::bf16, DType::f16})
    for (const Conv& c : all) all_passes(check, t, c, true);
}

// Numbers far beyond the image cost nothing: the kernels that prepare padded lines, or code for
// each step, leave such convolutions to others. Their memory was of the size of the padding, and
// oneDNN did not end.
TEST(Convolutions, NumbersFarBeyondTheImage) {
  constexpr int32_t far = 1 << 29;
  const Conv all[] = {
      {{1, 2, 5}, {3, 2, 3}, {1, 3, 3}, {1, 1, {far}, {far}, {1}}},
      {{1, 2, 5}, {3, 2, 3}, {1, 3, 5}, {1, 1, {1}, {far}, {far}}},
      {{1, 2, 5, 4}, {3, 2, 3, 2}, {1, 3, 1, 2}, {2, 1, {far, far}, {1, far / 2}, {1, 7}}},
      {{1, 2, 5, 5, 5},
       {3, 2, 3, 3, 3},
       {1, 3, 1, 1, 1},
       {3, 1, {far, far, far}, {2, 1, 0}, {1, 1, 1}}},
  };
  for (const Backend* b : {&ref_backend(), &cpu_backend()}) {
    Checker check(*b);
    for (DType t : {DType::f32, DType::bf16, DType::f16})
      for (const Conv& c : all) all_passes(check, t, c, true);
  }
  for (const Conv& c : {all[0], all[1], all[2]}) {
    const Spec specs[] = {{DType::f32, c.y, contiguous_strides(c.y)},
                          {DType::f32, c.x, contiguous_strides(c.x)},
                          {DType::f32, c.w, contiguous_strides(c.w)},
                          {}};
    const Request r{.kernel = Kernel::conv,
                    .out = {specs, 1},
                    .in = {specs + 1, 3},
                    .params = &c.params,
                    .params_size = sizeof c.params};
    Why why;
    const auto kernel = prepare(cpu_backend(), r, why);
    ASSERT_TRUE(kernel);
    EXPECT_LT(kernel->workspace, size_t{1} << 20);
  }
}

// Cases in addition to kConvs: strides of 2 and 3 whose phases share no taps or have none, kernels
// that reach past small images, outputs in several panels, and rows in several bands.
const Conv kDirectConvs[] = {
    {{2, 16, 8, 8}, {20, 16, 3, 3}, {2, 20, 4, 4}, {2, 1, {2, 2}, {1, 1}, {1, 1}}},
    {{2, 5, 11, 13}, {18, 5, 1, 1}, {2, 18, 4, 5}, {2, 1, {3, 3}, {0, 0}, {1, 1}}},
    {{2, 6, 9, 10}, {50, 6, 2, 5}, {2, 50, 4, 5}, {2, 1, {3, 2}, {2, 2}, {2, 1}}},
    {{1, 17, 2, 2}, {33, 17, 5, 5}, {1, 33, 2, 2}, {2, 1, {1, 1}, {2, 2}, {1, 1}}},
    {{1, 3, 3, 150}, {20, 3, 3, 3}, {1, 20, 3, 150}, {2, 1, {1, 1}, {1, 1}, {1, 1}}},
    {{1, 80, 5, 5}, {40, 80, 3, 3}, {1, 40, 5, 5}, {2, 1, {1, 1}, {1, 1}, {1, 1}}},
};

TEST(DirectConv, AllPasses) {
  Checker check(direct());
  for (const Conv& c : kConvs) {
    if (c.params.groups == 1 && c.params.spatial < 3) all_passes(check, DType::f32, c, true, true);
  }
  for (DType t : {DType::f32, DType::bf16}) {
    for (const Conv& c : kDirectConvs) all_passes(check, t, c, true, true);
  }
  all_passes(check, DType::f16, kDirectConvs[0], false, true);
}

#if defined(__x86_64__)
void all_native(const Backend& b) {
  if (cpu::cpu_info().isa != cpu::Isa::avx512) GTEST_SKIP() << "AVX-512 is needed around them";
  Checker check(b);
  for (const Conv& c : kConvs) {
    if (c.params.groups == 1 && c.params.spatial < 3) all_passes(check, DType::bf16, c, true, true);
  }
  for (const Conv& c : kDirectConvs) all_passes(check, DType::bf16, c, true, true);
  // The number of channels exceeds one pass over the depth.
  const Conv deep = {
      {1, 130, 3, 3}, {20, 130, 3, 3}, {1, 20, 3, 3}, {2, 1, {1, 1}, {1, 1}, {1, 1}}};
  all_passes(check, DType::bf16, deep, false, true);
}
TEST(DirectConv, Tiles) { all_native(plain<&cpu::plain_tiles::direct_amx>()); }
TEST(DirectConv, Pairs) { all_native(plain<&cpu::plain_tiles::direct_pairs>()); }
#endif

}  // namespace
}  // namespace mpt::test
