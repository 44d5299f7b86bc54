// norm, batch_norm and their gradients on a device of Vulkan are those of ref, which computes in
// double, within the rounding of f32 (of f64 for f64).
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels.h"

namespace mpt::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Dtypes of x and of the weights.
struct Types {
  DType x, w;
};
enum class Order { dense, drawn, channels_last };

class Norms : public Kernels {
 protected:
  static Dims strides(const Dims& shape, Order order, bool is_output, Random& r) {
    if (order == Order::drawn) return draw_strides(shape, is_output, r);
    Dims s = contiguous_strides(shape);
    if (order == Order::dense || shape.size() < 2) return s;
    int64_t step = shape[1];  // the channels are innermost
    for (int d = shape.size() - 1; d >= 0; --d) {
      if (d == 1) s[d] = 1;
      else s[d] = step, step *= shape[d];
    }
    return s;
  }

  Operand output(DType t, const Dims& shape, Order order) {
    return Operand(t, shape, strides(shape, order, true, random), order == Order::drawn);
  }
  Operand input(DType t, const Dims& shape, Order order) {
    Operand x(t, shape, strides(shape, order, false, random), order == Order::drawn);
    std::normal_distribution<> normal(0.25, 1.5);
    ref::walk(shape, [&](const Dims& i) { x.view().set(normal(random), i); });
    return x;
  }

  // Bounds sums of `terms` terms near 1. In f64 ref rounds each step too, and rounds equal terms
  // always in the same direction.
  static Bound bound(DType x, int64_t terms) {
    const double eps = x == DType::f64 ? 0x1p-52 : 0x1p-23, n = static_cast<double>(terms);
    const double size = 16 + (x == DType::f64 ? n * n : std::sqrt(n));
    return {.ulps = 1, .absolute = 8 * eps * size, .relative = 8 * eps};
  }
  static Operand when(bool is_there, Operand x) { return is_there ? x : Operand(); }

  // Checks a norm and its gradients. Bits of `absent` leave out optional operands: 1: w, 2: b,
  // 4: mean, 8: dx, 16: dw, 32: db.
  void check_both(Kernel kernel, Types t, const Dims& shape, Order order, NormParams p,
                  uint32_t absent) {
    const bool is_batch = kernel == Kernel::batch_norm, relu = p.act == Activation::relu;
    const DType stats = t.x == DType::f64 ? DType::f64 : DType::f32;
    const auto has = [&](uint32_t bit) { return !(absent & bit); };
    const Dims lines{shape[is_batch ? 1 : 0]}, weights{shape[1]};
    const int64_t terms = count(shape) / std::max<int64_t>(lines[0], 1);
    const Case forward{.kernel = kernel, .params = bytes_of(p), .note = "forward"};
    const Operand x = input(t.x, shape, order), y = output(t.x, shape, order);
    const Operand w = when(has(1), input(t.w, weights, order));
    const Operand b = when(has(2), input(t.w, weights, order));
    const Operand mean = output(stats, lines, order), rstd = output(stats, lines, order);
    const Operand none{};
    check(forward, {y, when(has(4), mean), rstd}, {x, w, b, none, none}, bound(t.x, terms));
    if (is_batch) {
      Operand var = input(t.w, lines, order);
      ref::walk(lines, [&](const Dims& i) { var.view().set(std::abs(var.view().get(i)), i); });
      check(forward, {y, when(has(4), mean), rstd}, {x, w, b, input(t.w, lines, order), var},
            bound(t.x, terms));
    }

    Operands result{y, mean, rstd};
    run_on_host(forward, result, {x, w, b, none, none}, true);
    const Case backward{.kernel = is_batch ? Kernel::batch_norm_grad : Kernel::norm_grad,
                        .params = bytes_of(p),
                        .note = "backward"};
    const Operand vector = output(is_batch ? stats : t.w, weights, order);
    check(
        backward, {when(has(8), y), when(has(16), vector), when(has(32), vector)},
        {input(t.x, shape, order), x, w, when(!p.rms, result[1]), result[2], when(relu, result[0])},
        bound(t.x, is_batch ? terms : shape[0] + shape[1]));
  }

  // Checks pairs of dtypes, layouts and shapes, with other optional operands for each.
  void check_all(Kernel kernel, std::initializer_list<Types> pairs,
                 std::initializer_list<Dims> shapes) {
    uint32_t n = 0;
    for (const Types& t : pairs) {
      for (Order order : {Order::dense, Order::drawn, Order::channels_last}) {
        for (const Dims& shape : shapes) {
          NormParams p{.eps = 0.1};
          if (kernel == Kernel::norm) p.rms = n % 2;
          else if (n % 2) p.act = Activation::relu;
          check_both(kernel, t, shape, order, p, n % 5 ? static_cast<uint32_t>(random()) % 64 : 0);
          ++n;
        }
      }
    }
  }
};

constexpr Types kSingle{DType::f32, DType::f32}, kMixed{DType::bf16, DType::f32},
    kDouble{DType::f64, DType::f64};
constexpr std::initializer_list<Types> kAll = {kSingle,
                                               kMixed,
                                               kDouble,
                                               {DType::f16, DType::f16},
                                               {DType::f8e5m2, DType::bf16},
                                               {DType::f8e4m3, DType::f8e4m3}},
                                       kSome = {kSingle, kMixed, kDouble};

TEST_F(Norms, Rows) { check_all(Kernel::norm, kAll, {{1, 1}, {5, 33}, {70, 9}, {3, 700}}); }
TEST_F(Norms, Channels) {
  check_all(Kernel::batch_norm, kAll, {{33, 40}, {2, 5, 9}, {3, 16, 5, 7}, {2, 3, 2, 3, 2, 3}});
}
TEST_F(Norms, LongLinesAreDivided) {
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
  check_all(Kernel::norm, {kMixed, kDouble}, {{2, 8200}, {2101, 3}});
  check_all(Kernel::batch_norm, {kMixed, kDouble}, {{3, 2, 70, 50}, {2, 40, 200}});
}
TEST_F(Norms, EmptyOperands) {
  check_all(Kernel::norm, kSome, {{0, 5}, {5, 0}, {0, 0}});
  check_all(Kernel::batch_norm, kSome, {{0, 3, 2}, {4, 0}, {2, 3, 0}});
}

// A row with NaN, one with an infinity, one of equal values.
TEST_F(Norms, ValuesThatAreNotFinite) {
  const Dims shape{4, 300}, row{4};
  Operand x = input(DType::f32, shape, Order::dense);
  x.view().set(NAN, 0, 7);
  x.view().set(kInfinity, 1, 299);
  for (int64_t c = 0; c < 300; ++c) x.view().set(3.7, 2, c);
  const Operand y = output(DType::f32, shape, Order::dense),
                line = output(DType::f32, row, Order::dense);
  for (int32_t rms : {0, 1}) {
    const Case c{.kernel = Kernel::norm,
                 .params = bytes_of(NormParams{.eps = 1e-5, .rms = rms}),
                 .note = "not finite"};
    check(c, {y, line, line}, {x, Operand(), Operand()}, bound(DType::f32, 300));
  }
}

TEST_F(Norms, InPlace) {
  const Operand x = input(DType::bf16, {7, 65}, Order::dense);
  check({.kernel = Kernel::norm,
         .params = bytes_of(NormParams{.eps = 1e-5}),
         .in_place = true,
         .note = "in place"},
        {x, Operand(), Operand()}, {x, Operand(), Operand()}, bound(DType::bf16, 65));
}

// A mean that is large beside the deviation does not make the variance wrong.
TEST_F(Norms, ALargeMean) {
  for (const Dims& shape : {Dims{3, 500}, Dims{1, 30000}}) {
    Operand x = input(DType::f32, shape, Order::dense);
    ref::walk(shape, [&](const Dims& i) { x.view().set(x.view().get(i) + 1e4, i); });
    const Dims row{shape[0]};
    const Operand y = output(DType::f32, shape, Order::dense),
                  line = output(DType::f32, row, Order::dense);
    check({.kernel = Kernel::norm, .params = bytes_of(NormParams{.eps = 1e-5}), .note = "mean"},
          {y, line, line}, {x, Operand(), Operand()}, {.absolute = 1e-3, .relative = 1e-6});
  }
}

TEST_F(Norms, RefusalsNameTheReason) {
  const auto why = [&](Kernel k, DType x, DType stats, const Dims& shape, NormParams p) {
    const Dims line{shape[k == Kernel::norm ? 0 : 1]};
    const std::string all =
        refusal({.kernel = k, .params = bytes_of(p)},
                {output(x, shape, Order::dense), Operand(), output(stats, line, Order::dense)},
                {output(x, shape, Order::dense), Operand(), Operand(), Operand(), Operand()});
    return all.substr(std::min(all.find("gpu: "), all.size()));  // behind those of libraries
  };
  using enum DType;
  EXPECT_EQ(why(Kernel::norm, i32, f32, {2, 3}, {.eps = 0}), "gpu: norms take floats");
  EXPECT_EQ(why(Kernel::norm, bf16, bf16, {2, 3}, {.eps = 0}),
            "gpu: mean and rstd are f32, or f64 beside f64");
  EXPECT_EQ(why(Kernel::norm, f32, f32, {2, 3, 4}, {.eps = 0}), "gpu: x is [rows, columns]");
  EXPECT_EQ(why(Kernel::norm, f32, f32, {2, 3}, {.eps = 0, .act = Activation::relu}),
            "gpu: only batch_norm has an activation");
  EXPECT_EQ(why(Kernel::batch_norm, f32, f32, {2, 3}, {.eps = 0, .act = Activation::silu}),
            "gpu: the activation is none or relu");
}

}  // namespace
}  // namespace mpt::test
