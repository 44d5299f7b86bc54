// Pools, interpolation and their gradients on a device of Vulkan are those of ref, which computes
// in double, within the rounding of f32 (of f64 for f64). Maxima and their positions are equal.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "kernels.h"

namespace mpt::test {
namespace {

constexpr DType kFloats[] = {DType::f32, DType::f64,    DType::f32,   DType::bf16,
                             DType::f16, DType::f8e4m3, DType::f8e5m2};

class Windows : public Kernels {
 protected:
  // Every second operand is dense, half of these with channels last.
  Operand operand(DType t, const Dims& shape, bool is_output) {
    const int64_t kind = below(random, 4);
    if (kind < 2) return Operand(t, shape, draw_strides(shape, is_output, random), kind);
    Dims stride = contiguous_strides(shape);
    if (kind == 3) {
      for (int d = 2; d < shape.size(); ++d) stride[d] *= shape[1];
      stride[1] = 1;
    }
    return Operand(t, shape, stride);
  }
  // `ties`: values of which many are equal.
  Operand input(DType t, const Dims& shape, bool ties = false) {
    Operand x = operand(t, shape, false);
    std::normal_distribution<> normal(0, 2);
    ref::walk(shape, [&](const Dims& i) {
      x.view().set(ties ? static_cast<double>(below(random, 3)) : normal(random), i);
    });
    return x;
  }

  // Bounds sums of at most `terms` terms near 1.
  static Bound bound(DType t, int64_t terms) {
    const double eps = t == DType::f64 ? 0x1p-52 : 0x1p-23, n = static_cast<double>(terms);
    return {.ulps = 1, .absolute = 2 * eps * (8 + n), .relative = 4 * eps};
  }
  DType draw_type() { return kFloats[below(random, 7)]; }

  Dims draw_image(int spatial) {
    Dims shape{1 + below(random, 3), 1 + below(random, 5)};
    for (int d = 0; d < spatial; ++d) shape.push(1 + below(random, spatial == 3 ? 6 : 14));
    return shape;
  }

  // Draws a pool of x that the library could ask for, and the shape of its result.
  PoolParams draw_pool(PoolOp op, const Dims& x, Dims& y) {
    PoolParams p{.op = op,
                 .adaptive = below(random, 4) == 0,
                 .count_include_pad = below(random, 2) == 0,
                 .spatial = x.size() - 2};
    y = {x[0], x[1]};
    for (int d = 0; d < 3; ++d) {
      p.kernel[d] = p.stride[d] = p.dilation[d] = 1;
      p.padding[d] = 0;
      if (d >= p.spatial) continue;
      const int64_t n = x[d + 2];
      if (p.adaptive) {
        y.push(1 + below(random, n + 3));
        continue;
      }
      p.kernel[d] = static_cast<int32_t>(1 + below(random, 4));
      p.stride[d] = static_cast<int32_t>(1 + below(random, 4));
      if (op == PoolOp::max) p.dilation[d] = static_cast<int32_t>(1 + below(random, 3));
      const int64_t reach = int64_t{p.dilation[d]} * (p.kernel[d] - 1) + 1;
      p.padding[d] = static_cast<int32_t>(below(random, reach / 2 + 1));
      // The last window may begin in the padding, as with ceil_mode.
      const int64_t room = std::max<int64_t>(n + 2 * p.padding[d] - reach, 0);
      y.push(room / p.stride[d] + 1 + below(random, 2));
    }
    return p;
  }

  void check_pool(PoolOp op, DType t, const Dims& x, const Dims& y, const PoolParams& p) {
    const bool is_max = op == PoolOp::max;
    const Case forward{.kernel = Kernel::pool, .params = bytes_of(p), .note = note(p)};
    Operands result{operand(t, y, true)};
    if (is_max && below(random, 4)) result.push_back(operand(DType::i32, y, true));
    const Operands in{input(t, x, is_max)};
    const int64_t terms = count(x) / std::max<int64_t>(x[0] * x[1], 1);
    check(forward, result, in, is_max ? Bound{} : bound(t, terms));

    Operands given{input(t, y)};
    if (is_max) {
      Operands all{operand(t, y, true), operand(DType::i32, y, true)};
      run_on_host(forward, all, in, true);
      given.push_back(all[1]);
    }
    check({.kernel = Kernel::pool_grad, .params = bytes_of(p), .note = note(p)},
          {operand(t, x, true)}, given, bound(t, count(y) / std::max<int64_t>(y[0] * y[1], 1)));
  }

  static std::string note(const PoolParams& p) {
    std::string s = p.op == PoolOp::max ? "max" : "avg";
    if (p.adaptive) s += " adaptive";
    if (p.count_include_pad) s += " with padding";
    for (int d = 0; d < p.spatial; ++d) {
      for (int32_t v : {p.kernel[d], p.stride[d], p.padding[d], p.dilation[d]})
        s.append(" ").append(std::to_string(v));
    }
    return s;
  }

  void check_interpolate(const InterpolateParams& p, DType t, const Dims& x, const Dims& y) {
    const Case c{.kernel = Kernel::interpolate,
                 .params = bytes_of(p),
                 .note = p.op == InterpolateOp::nearest ? "nearest"
                         : p.align_corners              ? "linear, corners"
                                                        : "linear"};
    check(c, {operand(t, y, true)}, {input(t, x)}, bound(t, 8));
    Case backward = c;
    backward.kernel = Kernel::interpolate_grad;
    check(backward, {operand(t, x, true)}, {input(t, y)},
          bound(t, count(y) / std::max<int64_t>(y[0] * y[1], 1)));
  }
};

TEST_F(Windows, MaxPools) {
  for (int n = 0; n < 60; ++n) {
    const Dims x = draw_image(1 + n % 3);
    Dims y;
    const PoolParams p = draw_pool(PoolOp::max, x, y);
    check_pool(PoolOp::max, draw_type(), x, y, p);
  }
}

TEST_F(Windows, AveragePools) {
  for (int n = 0; n < 60; ++n) {
    const Dims x = draw_image(1 + n % 3);
    Dims y;
    const PoolParams p = draw_pool(PoolOp::avg, x, y);
    check_pool(PoolOp::avg, draw_type(), x, y, p);
  }
}

TEST_F(Windows, Interpolation) {
  for (int n = 0; n < 90; ++n) {
    const Dims x = draw_image(1 + n / 3 % 3);
    Dims y{x[0], x[1]};
    for (int d = 2; d < x.size(); ++d) y.push(below(random, 5) ? 1 + below(random, 17) : x[d]);
    const InterpolateParams p{n % 3 ? InterpolateOp::linear : InterpolateOp::nearest,
                              static_cast<int16_t>(n % 3 == 2), static_cast<int32_t>(x.size() - 2)};
    check_interpolate(p, draw_type(), x, y);
  }
}

TEST_F(Windows, ManyElements) {
  PoolParams p{PoolOp::avg, false, true, 2, {3, 3, 1}, {2, 2, 1}, {1, 1, 0}, {1, 1, 1}};
  check_pool(PoolOp::avg, DType::bf16, {3, 20, 31, 33}, {3, 20, 16, 17}, p);
  p.op = PoolOp::max;
  check_pool(PoolOp::max, DType::bf16, {3, 20, 31, 33}, {3, 20, 16, 17}, p);
  check_interpolate({InterpolateOp::linear, 0, 2}, DType::f32, {1, 30, 23, 20}, {1, 30, 40, 37});
  // One result of a whole plane.
  p = {PoolOp::avg, true, false, 2, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}};
  check_pool(PoolOp::avg, DType::f32, {2, 70, 19, 21}, {2, 70, 1, 1}, p);
}

TEST_F(Windows, MaximaOfSpecialValues) {
  const PoolParams p{PoolOp::max, false, false, 1, {3, 1, 1}, {1, 1, 1}, {1, 0, 0}, {1, 1, 1}};
  for (DType t : {DType::f32, DType::bf16, DType::f64}) {
    Operand x(t, {1, 1, 12}, {12, 12, 1});
    const double values[] = {-INFINITY, -INFINITY, -INFINITY, 1, NAN,  NAN,
                             2,         2,         INFINITY,  0, -0.0, 0};
    for (int64_t i = 0; i < 12; ++i) x.view().set(values[i], 0, 0, i);
    // The last two windows are all padding.
    const Dims y{1, 1, 15};
    check({.kernel = Kernel::pool, .params = bytes_of(p), .note = "special"},
          {Operand(t, y, {15, 15, 1}), Operand(DType::i32, y, {15, 15, 1})}, {x}, {});
  }
}

TEST_F(Windows, EmptyOperands) {
  const PoolParams p{PoolOp::avg, true, false, 1, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}};
  check_pool(PoolOp::avg, DType::f32, {0, 3, 4}, {0, 3, 2}, p);
  check_pool(PoolOp::avg, DType::f32, {2, 0, 4}, {2, 0, 2}, p);
  check_pool(PoolOp::avg, DType::f32, {2, 3, 4}, {2, 3, 0}, p);
  for (const InterpolateParams& q : {InterpolateParams{InterpolateOp::nearest, 0, 1},
                                     {InterpolateOp::linear, 0, 1},
                                     {InterpolateOp::linear, 1, 1}}) {
    check_interpolate(q, DType::f32, {2, 3, 4}, {2, 3, 0});
    check_interpolate(q, DType::f64, {0, 3, 4}, {0, 3, 5});
  }
}

TEST_F(Windows, RefusalsNameTheReason) {
  const PoolParams p{PoolOp::max, false, false, 1, {2, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}};
  const auto dense = [](DType t, const Dims& shape) {
    return Operand(t, shape, contiguous_strides(shape));
  };
  const auto why = [&](Kernel k, const Operands& out, const Operands& in) {
    return refusal({.kernel = k, .params = bytes_of(p)}, out, in);
  };
  using enum DType;
  EXPECT_EQ(why(Kernel::pool, {dense(f32, {1, 1, 3, 1})}, {dense(f32, {1, 1, 4, 1})}),
            "gpu: rank is spatial + 2");
  EXPECT_EQ(why(Kernel::pool, {dense(i8, {1, 1, 3})}, {dense(i8, {1, 1, 4})}),
            "gpu: pools and interpolation take floats");
  EXPECT_EQ(
      why(Kernel::pool, {dense(f32, {1, 1, 3}), dense(i64, {1, 1, 3})}, {dense(f32, {1, 1, 4})}),
      "gpu: indices are i32");
  EXPECT_EQ(why(Kernel::pool, {dense(f32, {1, 1, 3})}, {dense(f32, {1, 1, 0})}),
            "gpu: an empty input");
  EXPECT_EQ(why(Kernel::pool_grad, {dense(f32, {1, 1, 4})}, {dense(f32, {1, 1, 3})}),
            "gpu: a max pool's gradient needs the indices");
}

}  // namespace
}  // namespace mpt::test
