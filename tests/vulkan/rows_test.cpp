// Reductions, running sums, softmax, cross-entropy and triangles on a device of Vulkan, against the
// reference kernels, which compute in double. Where the values make every order of a sum exact, and
// where nothing is summed, the elements are equal.
// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>
#include <limits>

#include "kernels.h"

namespace mpt::test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::nan("");

// The values of a float operand.
enum class Draw {
  whole,   // whole numbers from 0 to 100
  normal,  // normal draws with deviation 2
  ties,    // few values: -1, 0, 1, now and then an infinity or NaN
  powers,  // powers of 2 near 1, with either sign
  odd,     // odd numbers from 1 to 99, of which no product is 0
  bits,    // any bits
};

double draw_value(Draw draw, Random& r) {
  switch (draw) {
    case Draw::normal: return std::normal_distribution<>(0, 2)(r);
    case Draw::ties: {
      const int64_t rare = below(r, 40);
      if (rare < 3) return rare == 0 ? kNan : rare == 1 ? kInf : -kInf;
      return static_cast<double>(below(r, 3) - 1);
    }
    case Draw::powers: {
      // Few are not 1 or -1, so that no product of many overflows.
      constexpr double kPowers[] = {2, 0.5, -2, -0.5, -1};
      const int64_t i = below(r, 120);
      return i < 60 ? kPowers[std::min<int64_t>(i, 4)] : 1;
    }
    case Draw::odd: return static_cast<double>(2 * below(r, 50) + 1);
    default: return static_cast<double>(below(r, 101));
  }
}

Operand drawn(DType t, const Dims& shape, const Dims& stride, int64_t skip, Draw draw, Random& r) {
  Operand x(t, shape, stride, skip);
  if (draw == Draw::bits) {
    x.draw(Values::any, r);
    return x;
  }
  ref::walk(shape, [&](const Dims& i) { x.view().set(draw_value(draw, r), i); });
  return x;
}

// Returns the error of `times` roundings in the type that a kernel computes in, relative to a
// result of n elements. The host's f64 has errors of its own, of up to n roundings.
double error_of(DType t, double times, int64_t n) {
  if (t == DType::f64) return 0x1p-53 * std::max(times, static_cast<double>(n));
  return 0x1p-24 * times;
}

bool is_narrow(DType t) { return is_floating(t) && size_of(t) < 4; }

// A shape with the dims that are reduced, and how the operands lie.
struct Shape {
  Dims extents;
  uint32_t mask;
  bool is_strided = false;
  int64_t skip = 0;
};

class Rows : public Kernels {
 protected:
  Dims strides(const Shape& s, const Dims& shape, bool is_output) {
    return s.is_strided ? draw_strides(shape, is_output, random) : contiguous_strides(shape);
  }
  // Returns the next of the shapes for every way to give threads to rows (parts of a few long rows,
  // short rows, rows across), and random ones. The full tier draws four times as many.
  std::vector<Shape> shapes() {
    static const Shape kAll[] = {
        {{1, 17000}, 2},          // a row in parts
        {{3, 5003}, 2},           // a group for each row, not at multiples of four
        {{5, 264}, 2, false, 1},  // unaligned
        {{300, 8}, 2},            // several rows in a group
        {{700, 3}, 2},            // a thread for each row
        {{900, 7}, 1},            // columns in parts
        {{9, 600}, 1},            // a thread for each column
        {{2, 3, 40, 50}, 2 | 8},  // two kinds of each
    };
    const int times = static_cast<int>(rounds({.quick = 1, .full = 4}));
    std::vector<Shape> drawn;
    for (int i = 0; i < 3 * times; ++i) drawn.push_back(kAll[next_++ % std::size(kAll)]);
    for (int i = 0; i < 2 * times; ++i) {
      Shape s{draw_shape(random), 0, true, below(random, 3)};
      s.mask = static_cast<uint32_t>(below(random, int64_t{1} << s.extents.size()));
      drawn.push_back(s);
    }
    return drawn;
  }

  void check_reduce(ReduceOp op, DType to, DType from, const Shape& s, Draw draw,
                    const Bound& bound, int correction = 0) {
    Dims kept = s.extents;
    for (int d = 0; d < kept.size(); ++d)
      if (s.mask >> d & 1) kept[d] = 1;
    const Case c{.kernel = Kernel::reduce,
                 .params = bytes_of(ReduceParams{op, correction}),
                 .note = "reduce " + std::to_string(static_cast<int>(op))};
    const Operand x = drawn(from, s.extents, strides(s, s.extents, false), s.skip, draw, random);
    check(c, {Operand(to, kept, strides(s, kept, true))}, {x}, bound);
  }

  // A narrow float and an integer, others for each op.
  static DType narrow_for(ReduceOp op) { return kTypes[1 + static_cast<int>(op) % 4]; }
  static DType integer_for(ReduceOp op) { return kTypes[5 + static_cast<int>(op) % 5]; }

 private:
  size_t next_ = 0;
};

// -- reduce ---------------------------------------------------------------------------------------

TEST_F(Rows, SumsOfWholeNumbersAreExact) {
  for (ReduceOp op : {ReduceOp::sum, ReduceOp::sum_abs, ReduceOp::mean}) {
    const bool is_mean = op == ReduceOp::mean;
    for (DType t : {DType::f32, narrow_for(op), DType::f64})
      for (const Shape& s : shapes()) check_reduce(op, t, t, s, Draw::whole, {});
    if (is_mean) continue;
    for (DType t : {DType::i64, integer_for(op)})
      for (const Shape& s : shapes()) check_reduce(op, DType::i64, t, s, Draw::bits, {});
    check_reduce(op, DType::f32, DType::boolean, {{40, 30}, 3}, Draw::whole, {});
  }
  check_reduce(ReduceOp::sum, DType::f32, DType::bf16, {{40, 30}, 2}, Draw::whole, {});
  for (DType t : {DType::f32, DType::f64})
    for (ReduceOp op : {ReduceOp::sum, ReduceOp::sum_abs})
      check_reduce(op, t, t, {{40, 30}, 2}, Draw::whole, {}, 5);
}

TEST_F(Rows, SumsAndVariancesAreInTheBoundOfTheirType) {
  for (ReduceOp op :
       {ReduceOp::sum, ReduceOp::mean, ReduceOp::norm2, ReduceOp::var, ReduceOp::std}) {
    const bool is_spread = op == ReduceOp::var || op == ReduceOp::std;
    for (DType t : {DType::f32, narrow_for(op), DType::f64}) {
      for (const Shape& s : shapes()) {
        // A sum of n numbers of size 2 has an error of at most n epsilon 2 in the worst case.
        const int64_t n = count(s.extents);
        const double share = op == ReduceOp::sum ? static_cast<double>(n) : 1;
        const Bound bound{is_narrow(t) ? 1 : 0, error_of(t, 32, 0) * share, error_of(t, 64, n)};
        const int correction = is_spread ? 1 : op == ReduceOp::norm2 ? 3 : 0;
        check_reduce(op, t, t, s, Draw::normal, bound, correction);
      }
    }
  }
}

TEST_F(Rows, TheVarianceOfEqualElementsIsZero) {
  for (DType t : {DType::f32, DType::bf16, DType::f64}) {
    Operand x(t, {3, 9000}, {9000, 1});
    ref::walk(x.spec.shape,
              [&](const Dims& i) { x.view().set(1.1 + static_cast<double>(i[0]), i); });
    for (ReduceOp op : {ReduceOp::var, ReduceOp::std}) {
      const Case c{.kernel = Kernel::reduce, .params = bytes_of(ReduceParams{op, 0})};
      check(c, {Operand(t, {3, 1}, {1, 1})}, {x}, {}, true);
    }
  }
}

TEST_F(Rows, VariancesOfInfinitiesAndHugeNumbers) {
  for (DType t : {DType::f32, DType::bf16}) {
    for (int64_t n : {2, 9, 300}) {
      for (ReduceOp op : {ReduceOp::norm2, ReduceOp::var, ReduceOp::std})
        check_reduce(op, t, t, {{8, n}, 2}, Draw::ties, {1, 1e-6, 1e-6});
      Operand x(t, {2, n}, {n, 1});
      ref::walk(x.spec.shape, [&](const Dims& i) {
        x.view().set(i[0] == 0 ? (i[1] % 2 ? 3e38 : -3e38) : 1e38, i);
      });
      x.view().set(kInf, 1, n - 1);
      for (ReduceOp op : {ReduceOp::norm2, ReduceOp::var, ReduceOp::std}) {
        const Case c{.kernel = Kernel::reduce, .params = bytes_of(ReduceParams{op, 1})};
        check(c, {Operand(t, {2, 1}, {1, 1})}, {x}, {1, 1e-6, 1e-6});
      }
    }
  }
}

TEST_F(Rows, Products) {
  for (DType t : {DType::f32, DType::f16, DType::f64})
    for (const Shape& s : shapes()) check_reduce(ReduceOp::prod, t, t, s, Draw::powers, {});
  for (DType t : {DType::i64, DType::i8})
    for (const Shape& s : shapes()) check_reduce(ReduceOp::prod, DType::i64, t, s, Draw::odd, {});
}

TEST_F(Rows, ExtremesAndTests) {
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
  for (ReduceOp op : {ReduceOp::max, ReduceOp::min, ReduceOp::argmax, ReduceOp::argmin,
                      ReduceOp::any, ReduceOp::all}) {
    const bool is_arg = op == ReduceOp::argmax || op == ReduceOp::argmin;
    const bool is_test = op == ReduceOp::any || op == ReduceOp::all;
    for (DType t : {DType::f32, narrow_for(op), DType::i64, integer_for(op), DType::f64}) {
      const DType to = is_arg ? DType::i64 : is_test ? DType::boolean : t;
      for (const Shape& s : shapes()) {
        constexpr Draw kDraws[] = {Draw::ties, Draw::ties, Draw::bits, Draw::whole};
        const Draw draw = kDraws[below(random, 4)];
        check_reduce(op, to, t, s, is_integral(t) && draw == Draw::ties ? Draw::bits : draw, {});
      }
    }
  }
}

// For the thread sanitizer, which is slow.
TEST_F(Rows, ExtremesOfFewRows) {
  for (ReduceOp op : {ReduceOp::max, ReduceOp::argmax})
    for (DType t : {DType::f32, DType::i64, DType::f64})
      check_reduce(op, op == ReduceOp::max ? t : DType::i64, t, {{3, 300}, 2}, Draw::whole, {});
}

TEST_F(Rows, NothingToReduce) {
  for (int i = 0; i <= static_cast<int>(ReduceOp::all); ++i) {
    const auto op = static_cast<ReduceOp>(i);
    if (op == ReduceOp::argmax || op == ReduceOp::argmin) continue;
    const bool is_test = op == ReduceOp::any || op == ReduceOp::all;
    for (DType t : {DType::f32, DType::f64}) {
      const DType to = is_test ? DType::boolean : t;
      check_reduce(op, to, t, {{3, 0}, 2}, Draw::whole, {});
      check_reduce(op, to, t, {{0, 4}, 2}, Draw::whole, {});
    }
  }
  for (ReduceOp op : {ReduceOp::sum, ReduceOp::prod, ReduceOp::any, ReduceOp::all})
    check_reduce(op, DType::i64, DType::i32, {{3, 0}, 2}, Draw::whole, {});
  // The divisor of a variance is not negative.
  for (int correction : {2, 3})
    check_reduce(ReduceOp::var, DType::f32, DType::f32, {{3, 2}, 2}, Draw::normal, {}, correction);
}

// -- scan -----------------------------------------------------------------------------------------

TEST_F(Rows, RunningSums) {
  const std::pair<DType, DType> kPairs[] = {{DType::f32, DType::f32},    {DType::f16, DType::f16},
                                            {DType::f32, DType::bf16},   {DType::f64, DType::f64},
                                            {DType::i64, DType::i64},    {DType::i64, DType::i32},
                                            {DType::i64, DType::boolean}};
  for (const auto& [to, from] : kPairs) {
    for (const Shape& s : shapes()) {
      if (s.extents.empty()) continue;
      const int dim =
          s.is_strided ? static_cast<int>(below(random, s.extents.size())) : (s.mask & 2 ? 1 : 0);
      const Case c{.kernel = Kernel::scan, .params = bytes_of(DimParams{dim}), .note = "scan"};
      for (Draw draw : {Draw::whole, Draw::normal}) {
        if (is_integral(from) && draw == Draw::normal) draw = Draw::bits;
        const Operand x =
            drawn(from, s.extents, strides(s, s.extents, false), s.skip, draw, random);
        const int64_t n = s.extents[dim];
        const Bound near{is_narrow(to) ? 1 : 0, error_of(to, 8, 0) * static_cast<double>(n),
                         error_of(to, 64, n)};
        const Bound bound = draw == Draw::normal ? near : Bound{};
        check(c, {Operand(to, s.extents, strides(s, s.extents, true), s.skip)}, {x}, bound);
      }
    }
  }
  Operand x(DType::f32, {}, {});
  x.view().set(1.5, Dims{});
  check({.kernel = Kernel::scan, .params = bytes_of(DimParams{0})}, {Operand(DType::f32, {}, {})},
        {x}, {});
}

// A row of more parts than threads that join them at first.
TEST_F(Rows, RunningSumsOfALongRow) {
  constexpr int64_t kLong = 90000;
  for (DType t : {DType::f32, DType::f64, DType::i64}) {
    const Operand x = drawn(t, {kLong}, {1}, 0, Draw::whole, random);
    check({.kernel = Kernel::scan, .params = bytes_of(DimParams{0}), .note = "scan"},
          {Operand(t, {kLong}, {1})}, {x}, {});
  }
}

// -- softmax --------------------------------------------------------------------------------------

// Writes the softmax of random numbers up to `most`, or its logarithm.
void set_softmax(const ref::View& y, int dim, int log, double most) {
  std::mt19937 random(7);
  Dims lines = y.shape;
  const int64_t n = lines.empty() ? 1 : lines[dim];
  if (!lines.empty()) lines[dim] = std::min<int64_t>(n, 1);
  ref::walk(lines, [&](const Dims& start) {
    std::vector<double> of(static_cast<size_t>(n));
    double sum = 0;
    for (double& v : of) {
      v = std::exp(std::uniform_real_distribution<>(0, most)(random));
      sum += v;
    }
    for (int64_t k = 0; k < n; ++k) {
      Dims i = start;
      if (!i.empty()) i[dim] = k;
      const double p = of[static_cast<size_t>(k)] / sum;
      y.set(log ? std::log(p) : p, i);
    }
  });
}

TEST_F(Rows, Softmax) {
  const std::pair<DType, DType> kPairs[] = {{DType::f32, DType::f32},    {DType::f16, DType::f16},
                                            {DType::bf16, DType::bf16},  {DType::f32, DType::bf16},
                                            {DType::f8e4m3, DType::f32}, {DType::f64, DType::f64}};
  for (const auto& [to, from] : kPairs) {
    for (int log : {0, 1}) {
      for (const Shape& s : shapes()) {
        const int rank = s.extents.size();
        const int dim =
            s.is_strided ? static_cast<int>(rank ? below(random, rank) : 0) : (s.mask & 2 ? 1 : 0);
        const std::vector<char> params = bytes_of(SoftmaxParams{dim, log});
        const Operand x =
            drawn(from, s.extents, strides(s, s.extents, false), s.skip, Draw::normal, random);
        const Operand y(to, s.extents, strides(s, s.extents, true), s.skip);
        const int64_t n = rank ? s.extents[dim] : 1;
        const Bound bound{is_narrow(to) ? 1 : 0, log ? error_of(to, 64, n) : 0,
                          error_of(to, 128, n)};
        check({Kernel::softmax, params, {}, false, "softmax"}, {y}, {x}, bound);
        if (to == from && !s.is_strided) {
          check({Kernel::softmax, params, {}, true, "softmax"}, {x}, {x}, bound);
        }
        // The gradient, of a result in which one element may have most of the probability.
        const Operand dy =
            drawn(to, s.extents, strides(s, s.extents, false), s.skip, Draw::normal, random);
        const Operand result(to, s.extents, strides(s, s.extents, true), s.skip);
        set_softmax(result.view(), dim, log, below(random, 2) ? 9.0 : 1.0);
        const Bound near{is_narrow(from) ? 1 : 0, error_of(to, 16, 0) * static_cast<double>(n),
                         error_of(to, 64, n)};
        check({Kernel::softmax_grad, params, {}, false, "softmax_grad"},
              {Operand(from, s.extents, strides(s, s.extents, true))}, {dy, result}, near);
      }
    }
  }
}

TEST_F(Rows, SoftmaxOfInfinitiesAndNan) {
  for (DType t : {DType::f32, DType::f16, DType::f64}) {
    for (int log : {0, 1}) {
      for (int64_t n : {5, 300}) {
        Operand x = drawn(t, {6, n}, {n, 1}, 0, Draw::normal, random);
        const ref::View v = x.view();
        for (int64_t k = 0; k < n; ++k) v.set(-kInf, 0, k);  // only these: NaN
        v.set(kInf, 1, 2);
        v.set(kNan, 2, n - 1);
        v.set(-kInf, 3, 0);
        v.set(-kInf, 3, n - 1);
        v.set(60000, 4, 1);
        for (int64_t k = 0; k < n; ++k) v.set(-60000, 5, k);
        check({Kernel::softmax, bytes_of(SoftmaxParams{1, log}), {}, false, "softmax"},
              {Operand(t, {6, n}, {n, 1})}, {x}, {1, 1e-5, 1e-5});
      }
    }
  }
}

// -- cross-entropy --------------------------------------------------------------------------------

class CrossEntropies : public Rows {
 protected:
  enum class Targets { valid, some_ignored, some_bad };

  void check_losses(DType t, int64_t rows, int64_t classes, Targets kind, double smoothing,
                    bool is_strided, DType index = DType::i64) {
    const DType exact = t == DType::f64 ? DType::f64 : DType::f32;
    const Shape s{{rows, classes}, 2, is_strided};
    Operand x = drawn(t, s.extents, strides(s, s.extents, false), 0, Draw::normal, random);
    const auto vector = [&](DType of) { return Operand(of, {rows}, {is_strided ? 2 : 1}); };
    Operand target = vector(index), loss = vector(exact), g = vector(exact);
    for (int64_t i = 0; i < rows; ++i) {
      int64_t at = below(random, classes);
      if (kind != Targets::valid && below(random, 4) == 0) at = -7;
      if (kind == Targets::some_bad && i > rows / 2 && below(random, 3) == 0)
        at = below(random, 2) ? classes : -1;
      target.view().set_int(at, i);
      g.view().set(draw_value(Draw::normal, random), i);
    }
    Operand flag(DType::i64, {1}, {1}), sums(exact, {2, rows}, {rows, 1});
    flag.view().set_int(-1, 0);
    const Bound bound{0, error_of(t, 128, classes), error_of(t, 64, classes)};
    const CrossEntropyParams p{-7, smoothing};
    Case c{.kernel = Kernel::cross_entropy, .params = bytes_of(p), .note = "cross_entropy"};
    check(c, {loss, sums, flag}, {x, target}, bound);
    check(c, {loss, sums}, {x, target}, bound);

    Operands both = {loss, sums};
    run_on_host(c, both, {x, target}, true);
    c.kernel = Kernel::cross_entropy_grad;
    c.note = "cross_entropy_grad";
    const Bound near{is_narrow(t) ? 1 : 0, error_of(t, 64, 0), error_of(t, 64, 0)};
    check(c, {Operand(t, s.extents, strides(s, s.extents, true))}, {x, target, both[1], g}, near);
    if (is_strided) return;
    c.in_place = true;
    check(c, {x}, {x, target, both[1], g}, near);
  }
};

TEST_F(CrossEntropies, OfAllKindsOfRows) {
  for (DType t : {DType::f32, DType::bf16, DType::f64}) {
    for (double smoothing : {0.0, 0.1}) {
      check_losses(t, 3, 17000, Targets::valid, smoothing, false);
      check_losses(t, 70, 11, Targets::some_ignored, smoothing, false);
      check_losses(t, 40, 100, Targets::some_bad, smoothing, false);
      check_losses(t, 300, 1, Targets::some_bad, smoothing, false);
      check_losses(t, 30, 50, Targets::some_bad, smoothing, true);
    }
  }
  check_losses(DType::f16, 9000, 4, Targets::some_bad, 0, false, DType::i32);
}

TEST_F(CrossEntropies, TheFlagKeepsAnEarlierRow) {
  Operand x = drawn(DType::f32, {5, 3}, {3, 1}, 0, Draw::normal, random);
  Operand target(DType::i64, {5}, {1}), one(DType::f32, {5}, {1}), sums(DType::f32, {2, 5}, {5, 1}),
      flag(DType::i64, {1}, {1});
  for (int64_t i = 0; i < 5; ++i) target.view().set_int(i, i);
  const Case c{Kernel::cross_entropy, bytes_of(CrossEntropyParams{-100, 0}), {}, false, ""};
  for (int64_t before : {-1, 2}) {
    flag.view().set_int(before, 0);
    Operands out = {one, sums, flag};
    run_on_device(c, out, {x, target});
    EXPECT_EQ(out[2].view().get_int(0), before < 0 ? 3 : 2);
  }
}

// -- tri ------------------------------------------------------------------------------------------

TEST_F(Rows, Triangles) {
  for (DType t : kTypes) {
    for (int i = 0; i < 8; ++i) {
      const Shape s{i == 0 ? Dims{33, 47} : draw_shape(random), 0, i > 0, below(random, 3)};
      if (s.extents.size() < 2) continue;
      const int64_t upper = below(random, 2);
      const int64_t m = s.extents.back(1), n = s.extents.back(0);
      const int64_t diagonal = below(random, m + n + 1) - m;
      const Case c{
          .kernel = Kernel::tri, .params = bytes_of(TriParams{upper, diagonal}), .note = "tri"};
      const Operand x = drawn(t, s.extents, strides(s, s.extents, false), s.skip,
                              is_floating(t) ? Draw::ties : Draw::bits, random);
      check(c, {Operand(t, s.extents, strides(s, s.extents, true), s.skip)}, {x}, {});
    }
  }
}

}  // namespace
}  // namespace mpt::test
