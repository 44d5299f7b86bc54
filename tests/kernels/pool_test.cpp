// Tests of pools, interpolation and their gradients on each backend.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "harness.h"

namespace mpt::test {
namespace {

class Planes : public testing::TestWithParam<const Backend& (*)()> {
 protected:
  Checker check{GetParam()()};
};
INSTANTIATE_TEST_SUITE_P(Backends, Planes, testing::Values(ref_backend, cpu_backend),
                         [](auto& p) { return std::string(p.param().name); });

struct Window {
  Dims x;
  std::vector<int32_t> kernel, stride, padding, dilation;
};

const std::vector<Window>& windows() {
  static const std::vector<Window> all = {
      {{2, 3, 11}, {3}, {2}, {1}, {1}},
      {{2, 3, 40}, {2}, {1}, {0}, {3}},
      {{1, 2, 9, 37}, {3, 3}, {2, 2}, {1, 1}, {1, 1}},
      {{2, 19, 6, 5}, {2, 3}, {2, 1}, {1, 1}, {1, 2}},
      {{1, 1, 7, 8}, {3, 2}, {3, 5}, {0, 1}, {2, 1}},
      {{1, 16, 3, 4, 5}, {2, 2, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}},
      {{0, 3, 4, 4}, {2, 2}, {2, 2}, {0, 0}, {1, 1}},
      {{2, 1, 1, 1}, {1, 1}, {1, 1}, {0, 0}, {1, 1}},
      {{1, 530, 2, 3}, {2, 2}, {1, 1}, {1, 1}, {1, 1}},
  };
  return all;
}

PoolParams params(PoolOp op, const Window& w, bool include) {
  PoolParams p{op, false, include, static_cast<int32_t>(w.kernel.size()), {}, {}, {}, {}};
  for (size_t d = 0; d < w.kernel.size(); ++d) {
    p.kernel[d] = w.kernel[d];
    p.stride[d] = w.stride[d];
    p.padding[d] = w.padding[d];
    p.dilation[d] = op == PoolOp::max ? w.dilation[d] : 1;
  }
  return p;
}

// Returns the pooled shape. With `more`, a further window starts in the last padding, as with
// PyTorch's ceil_mode.
Dims pooled(const Window& w, const PoolParams& p, bool more) {
  Dims y = w.x;
  for (int d = 0; d < p.spatial; ++d) {
    const int64_t padding = p.padding[d], dilation = p.dilation[d];
    const int64_t room = w.x[2 + d] + 2 * padding - dilation * (p.kernel[d] - 1) - 1;
    y[2 + d] = room / p.stride[d] + 1;
    if (more && y[2 + d] * p.stride[d] < w.x[2 + d] + padding) ++y[2 + d];
  }
  return y;
}

constexpr DType kTypes[] = {DType::f32, DType::bf16, DType::f16, DType::f64};

// Returns a setup that computes the winners with ref, on values of its own.
auto winners(const PoolParams& p, const Dims& x) {
  return [p, x](std::vector<Buffer>& in) {
    Buffer values({DType::f32, x}, contiguous_strides(x), 0, false);
    Buffer best({DType::f32, in[1].spec.shape}, contiguous_strides(in[1].spec.shape), 0, false);
    int64_t at = 0;
    Dims index = Dims::filled(x.size(), 0);
    const int64_t n = count(x);
    for (; at < n; ++at) {
      int64_t rest = at;
      for (int d = x.size() - 1; d >= 0; --d) index[d] = rest % x[d], rest /= x[d];
      values.set(index, static_cast<double>((at * 7919 + 13) % 31));
    }
    run_kernel(ref_backend(), Kernel::pool, {&best, &in[1]}, {&values}, p);
  };
}

TEST_P(Planes, MaxPool) {
  for (DType t : kTypes)
    for (const Window& w : windows())
      for (bool more : {false, true}) {
        const PoolParams p = params(PoolOp::max, w, false);
        const Dims y = pooled(w, p, more);
        check({.kernel = Kernel::pool,
               .out = {{t, y}, {DType::i32, y}},
               .in = {{t, w.x}},
               .params = p,
               .must_have = Need::any});
        check({.kernel = Kernel::pool,
               .out = {{t, y}, {}},
               .in = {{t, w.x}},
               .params = p,
               .must_have = Need::any});
        check({.kernel = Kernel::pool_grad,
               .out = {{t, w.x}},
               .in = {{t, y}, {DType::i32, y, Fill::value(0), false, false}},
               .params = p,
               .bound = {.rounding = 8, .of_abs = true},
               .must_have = Need::any,
               .setup = winners(p, w.x)});
      }
}

TEST_P(Planes, AveragePool) {
  for (DType t : kTypes)
    for (const Window& w : windows())
      for (bool include : {false, true})
        for (bool more : {false, true}) {
          const PoolParams p = params(PoolOp::avg, w, include);
          const Dims y = pooled(w, p, more);
          const Bound b{.rounding = 12, .of_abs = true};
          check({.kernel = Kernel::pool,
                 .out = {{t, y}, {}},
                 .in = {{t, w.x}},
                 .params = p,
                 .bound = b,
                 .must_have = Need::any});
          check({.kernel = Kernel::pool_grad,
                 .out = {{t, w.x}},
                 .in = {{t, y}, {}},
                 .params = p,
                 .bound = b,
                 .must_have = Need::any});
        }
}

// Windows are cut to the tensor before they are walked: the work does not depend on the kernel's
// extent. These calls would not end otherwise.
TEST_P(Planes, WindowsMuchLargerThanTheTensor) {
  constexpr int32_t huge = 1 << 30, most = INT32_MAX;
  const std::vector<Window> all = {
      {{1, 2, 4}, {huge}, {huge}, {0}, {1}},
      {{2, 1, 4}, {huge}, {huge / 2}, {huge / 2}, {1}},
      {{1, 2, 37}, {3}, {most}, {huge}, {huge}},
      {{1, 2, 5}, {huge}, {most}, {huge}, {2}},
      {{1, 2, 4, 4}, {huge, huge}, {most, huge / 2}, {huge / 2, huge / 2}, {1, 1}},
      {{1, 9, 3, 5}, {huge, 3}, {1, 1}, {huge / 2, 1}, {1, 1}},
      {{1, 2, 6, 6, 6}, {huge, huge, huge}, {most, most, most}, {huge / 2, 7, 1}, {1, 1, 1}},
      {{1, 16, 2, 3, 4}, {most, most, most}, {most, most, most}, {huge, 0, huge}, {1, 1, most}},
  };
  for (DType t : kTypes)
    for (const Window& w : all)
      for (PoolOp op : {PoolOp::max, PoolOp::avg}) {
        const PoolParams p = params(op, w, true);
        Dims y = pooled(w, p, true);
        for (int d = 2; d < y.size(); ++d) y[d] = std::clamp<int64_t>(y[d], 1, 4);
        const bool max = op == PoolOp::max;
        const Operand index =
            max ? Operand{DType::i32, y, Fill::value(0), false, false} : Operand{};
        const Bound b{.rounding = max ? 0. : 12, .of_abs = true};
        check({.kernel = Kernel::pool,
               .out = {{t, y}, index},
               .in = {{t, w.x}},
               .params = p,
               .bound = b,
               .must_have = Need::any});
        check(
            {.kernel = Kernel::pool_grad,
             .out = {{t, w.x}},
             .in = {{t, y}, index},
             .params = p,
             .bound = {.rounding = 12, .of_abs = true},
             .must_have = Need::any,
             .setup = max ? std::function<void(std::vector<Buffer>&)>(winners(p, w.x)) : nullptr});
      }
}

// The tables of the CPU's kernels hold positions in 32 bits; ref takes what is longer.
TEST(Pool, LongExtentsAreLeftToRef) {
  const Dims x{1, 1, int64_t{1} << 33}, y{1, 1, 4};
  const Spec in = {DType::f32, x, {0, 0, 0}}, out = {DType::f32, y, contiguous_strides(y)};
  const InterpolateParams p{InterpolateOp::nearest, 0, 1};
  const Request r{.kernel = Kernel::interpolate,
                  .out = {&out, 1},
                  .in = {&in, 1},
                  .params = &p,
                  .params_size = sizeof p};
  Why why, none;
  EXPECT_FALSE(prepare(cpu_backend(), r, why));
  EXPECT_NE(why.text.find("extents of 2^31"), std::string::npos) << why.text;
  EXPECT_TRUE(prepare(ref_backend(), r, none));
}

struct Resize {
  Dims x;
  std::vector<int64_t> to;
};
const std::vector<Resize>& sizes() {
  static const std::vector<Resize> all = {
      {{2, 3, 7}, {3}},
      {{1, 2, 5, 7}, {10, 14}},
      {{2, 20, 4, 6}, {1, 1}},
      {{1, 9, 3, 2}, {7, 5}},
      {{1, 2, 3, 4, 5}, {2, 4, 3}},
      {{1, 1, 1, 1}, {1, 4}},
      {{0, 2, 4, 4}, {2, 2}},
      {{1, 3, 2, 33}, {4, 70}},
      {{3, 5, 7, 9}, {1, 1}},
      {{2, 3, 2, 3, 4}, {1, 1, 1}},
      {{2, 3, 1, 1, 1}, {3, 2, 4}},
  };
  return all;
}

Dims resized(const Resize& r) {
  Dims y = r.x;
  for (size_t d = 0; d < r.to.size(); ++d) y[2 + static_cast<int>(d)] = r.to[d];
  return y;
}

TEST_P(Planes, AdaptivePools) {
  for (DType t : kTypes)
    for (const Resize& r : sizes())
      for (PoolOp op : {PoolOp::max, PoolOp::avg}) {
        const PoolParams p{op, true, false, static_cast<int32_t>(r.to.size()), {}, {}, {}, {}};
        const Dims y = resized(r);
        const bool max = op == PoolOp::max;
        const Operand index =
            max ? Operand{DType::i32, y, Fill::value(0), false, false} : Operand{};
        const Bound b{.rounding = max ? 0. : 30, .of_abs = true};
        check({.kernel = Kernel::pool,
               .out = {{t, y}, index},
               .in = {{t, r.x}},
               .params = p,
               .bound = b,
               .must_have = Need::any});
        check(
            {.kernel = Kernel::pool_grad,
             .out = {{t, r.x}},
             .in = {{t, y}, index},
             .params = p,
             .bound = {.rounding = 30, .of_abs = true},
             .must_have = Need::any,
             .setup = max ? std::function<void(std::vector<Buffer>&)>(winners(p, r.x)) : nullptr});
      }
}

TEST_P(Planes, Interpolate) {
  for (DType t : kTypes)
    for (const Resize& r : sizes())
      for (InterpolateOp op : {InterpolateOp::nearest, InterpolateOp::linear})
        for (int16_t align : {int16_t{0}, int16_t{1}}) {
          if (align && op == InterpolateOp::nearest) continue;
          const InterpolateParams p{op, align, static_cast<int32_t>(r.to.size())};
          const Dims y = resized(r);
          const Bound b{.rounding = 30, .of_abs = true};
          check({.kernel = Kernel::interpolate,
                 .out = {{t, y}},
                 .in = {{t, r.x}},
                 .params = p,
                 .bound = b,
                 .must_have = Need::any});
          check({.kernel = Kernel::interpolate_grad,
                 .out = {{t, r.x}},
                 .in = {{t, y}},
                 .params = p,
                 .bound = b,
                 .must_have = Need::any});
        }
}

// Only the forward kernels accept integers; every backend uses those of ref.
TEST(Pool, Integers) {
  Checker check(ref_backend());
  const Window& w = windows()[2];
  const PoolParams p = params(PoolOp::max, w, false);
  const Dims y = pooled(w, p, false);
  check({.kernel = Kernel::pool,
         .out = {{DType::i32, y}, {DType::i32, y}},
         .in = {{DType::i32, w.x}},
         .params = p});
}

}  // namespace
}  // namespace mpt::test
