// The CPU backend's own convolutions against ref.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "backends/cpu/machine.h"
#include "backends/cpu/make.h"
#include "harness.h"

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

struct Conv {
  Dims x, w, y;
  ConvParams params;
};
// Plain, strided and dilated with odd extents, grouped, depthwise, pointwise, one position, one and
// three dims, a depth of several passes.
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
};

void all_passes(Checker& check, DType t, const Conv& c, bool bias) {
  const DType b = bias ? t : DType::none;
  Case r = {.params = c.params,
            .bound = {.ulps = 1, .rounding = 64, .of_abs = true, .absolute = 1e-6},
            .must_have = Need::plain,
            .specials = false};
  r.kernel = Kernel::conv;
  r.out = {{t, c.y}};
  r.in = {{t, c.x}, {t, c.w}, {b, {c.w[0]}}};
  check(r);
  r.kernel = Kernel::conv_data;
  r.out = {{t, c.x}};
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

// Several blocks of positions, and several parts of the weights' gradient.
TEST(OwnConv, Blocks) {
  Checker check(own());
  const Conv c = {{5, 8, 20, 17}, {8, 8, 3, 3}, {5, 8, 20, 17}, {2, 1, {1, 1}, {1, 1}, {1, 1}}};
  for (DType t : {DType::f32, DType::bf16}) all_passes(check, t, c, true);
}

}  // namespace
}  // namespace mpt::test
