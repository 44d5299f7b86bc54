// The pointwise kernels on a device of Vulkan have the bits of the host's base kernels: every
// function, dtype and kind of layout. Functions that the host takes from the C library, which are
// sine, cosine, powers and in f64 many more, are within 2 ulp. Run with MPT_CPU_ISA=base.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/point_ops.h"
#include "kernels.h"

namespace mpt::test {
namespace {

constexpr int kUnaryOps = static_cast<int>(UnaryOp::isnan) + 1;
constexpr int kTernaryOps = static_cast<int>(TernaryOp::prelu_grad) + 1;
constexpr int kBinaryOps = static_cast<int>(BinaryOp::div_scaled) + 1;

// A case, and how far its results may be from those of ref, which computes in double; 0: they have
// the bits of the host's kernel.
struct PointCase : Case {
  int64_t ulps = 0;
  double absolute = 0, relative = 0;
};

template <class Op>
Op op_of(const PointCase& c) {
  PointParams p;
  std::memcpy(&p, c.params.data(), sizeof p);
  return static_cast<Op>(p.op);
}
// True if a function of floats has intermediate results.
bool has_steps(const PointCase& c) {
  if (c.kernel == Kernel::unary) {
    using enum UnaryOp;
    const auto op = op_of<UnaryOp>(c);
    if (is_test(op)) return false;
    for (UnaryOp o : {neg, abs, sign, sqrt, reciprocal, square, floor, ceil, round, relu,
                      add_scalar, mul_scalar, div_scalar, rdiv_scalar, clamp, leaky_relu})
      if (o == op) return false;
    return true;
  }
  if (c.kernel == Kernel::binary) {
    using enum BinaryOp;
    const auto op = op_of<BinaryOp>(c);
    if (is_test(op)) return false;
    for (BinaryOp o :
         {add, sub, mul, div, maximum, minimum, relu_grad, leaky_relu_grad, prelu, weigh})
      if (o == op) return false;
    return true;
  }
  const auto op = op_of<TernaryOp>(c);
  return op != TernaryOp::where && op != TernaryOp::prelu_grad;
}

class Pointwise : public Kernels {
 protected:
  static void check(const PointCase& c, const Operand& out, const Operands& in) {
    const Bound bound{c.ulps, c.absolute, c.relative};
    const bool computes =
        c.kernel == Kernel::unary || c.kernel == Kernel::binary || c.kernel == Kernel::ternary;
    if (may_flush && computes) check_with_flushes(c, out, in, bound);
    else Kernels::check(c, {out}, in, bound, c.ulps > 0);
  }

  // Checks a function on a device that may take subnormal operands, scalars and results for 0, and
  // intermediate results too.
  static void check_with_flushes(const PointCase& c, const Operand& out, const Operands& in,
                                 const Bound& bound) {
    const double least = least_normal({out}, in);
    const DType t = out.spec.dtype;
    std::vector<Operand> wanted;
    each_case(c, least, [&](const PointCase& read_case) {
      each_reading(in, least, [&](const Operands& read) {
        Operands y{c.in_place ? read[0] : out};
        run_on_host(read_case, y, read, c.ulps > 0);
        wanted.push_back(std::move(y[0]));
      });
    });
    if (HasFatalFailure()) return;
    Operands got{out};
    run_on_device(c, got, in);
    if (HasFatalFailure()) return;
    compare(describe(c, got, in), got[0], wanted, [&](const Dims& i, const char* g, const char* w) {
      if (bound.holds(t, g, w)) return true;
      const double is = plain::load(t, g, 0), want = plain::load(t, w, 0);
      if (are_zero(is, want, least)) return true;
      if (!has_steps(c)) return false;
      double product = 1;  // a flush has been multiplied by this at most
      bool has_infinite = false;
      for (const Operand& x : in) {
        const double v = std::abs(x.view().get(i));
        has_infinite |= std::isinf(v);
        if (std::isfinite(v)) product *= std::max(1.0, v);
      }
      if (has_infinite && std::isinf(want) && std::isnan(is)) return true;  // 0 times infinity
      // The remainder that is moved to the side of the divisor may have been taken for 0.
      const bool is_moved = c.kernel == Kernel::binary &&
                            op_of<BinaryOp>(c) == BinaryOp::remainder &&
                            are_zero(is, want - in[1].view().get(i), least);
      return is_moved || std::abs(is - want) <= 2 * least * product;
    });
  }
  // Calls f with the scalars of a case as a device may read them.
  template <class F>
  static void each_case(const PointCase& c, double least, F f) {
    f(c);
    PointScalars s;
    if (c.scalars.size() != sizeof s) return;
    std::memcpy(&s, c.scalars.data(), sizeof s);
    if (!is_subnormal(s.a, least)) return;
    for (const double zero : {0.0, -0.0}) {
      PointCase read = c;
      read.scalars = bytes_of(PointScalars{zero, s.b});
      f(read);
    }
  }

  // Checks a function of operands of these dtypes, the output first, in several layouts: dense,
  // in place, unaligned, and with random strides.
  void check_layouts(const PointCase& c, const std::vector<DType>& types, Values values) {
    SCOPED_TRACE(c.note);
    const auto run = [&](const Dims& shape, bool is_dense, int64_t skip) {
      const auto operand = [&](size_t k) {
        Operand x(types[k], shape,
                  is_dense ? contiguous_strides(shape) : draw_strides(shape, k == 0, random), skip);
        if (k > 0) x.draw(values, random);
        return x;
      };
      Operand out = operand(0);
      Operands in;
      for (size_t k = 1; k < types.size(); ++k) in.push_back(operand(k));
      check(c, out, in);
      if (is_dense && types.size() > 1 && types[0] == types[1]) {
        PointCase again = c;
        again.in_place = true;
        check(again, in[0], in);
      }
    };
    run({2100}, true, 0);
    run({1 + below(random, 9)}, true, 0);
    run({3, 0, 2}, true, 0);
    run({37, 11}, true, 1);
    for (int i = 0; i < 3; ++i) run(draw_shape(random), false, below(random, 3));
  }

  DType any_type() { return kTypes[below(random, 10)]; }  // but f64
  DType any_float() { return kTypes[below(random, 5)]; }
};

// -- fill, copy, arange ---------------------------------------------------------------------------

TEST_F(Pointwise, Fill) {
  for (DType t : kTypes) {
    check_layouts(
        {{.kernel = Kernel::fill, .scalars = bytes_of(FillScalars{-0.7, -3}), .note = "fill"}}, {t},
        Values::any);
  }
}

TEST_F(Pointwise, Copy) {
  for (DType from : kTypes) {
    for (DType to : kTypes) {
      // A float that an integer cannot hold gives an unspecified one.
      const bool truncates = is_floating(from) && is_integral(to) && to != DType::boolean;
      check_layouts({{.kernel = Kernel::copy, .note = "copy"}}, {to, from},
                    truncates ? Values::small : Values::any);
    }
  }
}

TEST_F(Pointwise, Arange) {
  for (DType t : kTypes) {
    for (const PointScalars& s : {PointScalars{-5, 3}, PointScalars{0.25, 0.1},
                                  PointScalars{9e18, 3e17}, PointScalars{-1e20, 1e18}}) {
      if (is_integral(t) && s.a != std::floor(s.a)) continue;
      for (int64_t n : {1, 7, 2500}) {
        for (int64_t step : {1, 2, -1}) {
          const PointCase c{{.kernel = Kernel::arange, .scalars = bytes_of(s), .note = "arange"}};
          check(c, Operand(t, {n}, {step}), {});
        }
      }
    }
  }
}

// -- functions ------------------------------------------------------------------------------------

constexpr PointScalars kScalars{0.75, 1.5};

template <class Op>
PointCase case_of(Kernel kernel, Op op, const char* name) {
  return {{.kernel = kernel,
           .params = bytes_of(PointParams{static_cast<int16_t>(op)}),
           .scalars = bytes_of(kScalars),
           .note = name + std::to_string(static_cast<int>(op))}};
}
PointCase unary_case(UnaryOp op) {
  PointCase c = case_of(Kernel::unary, op, "unary ");
  const bool by_library = op == UnaryOp::sin || op == UnaryOp::cos || op == UnaryOp::pow_scalar ||
                          op == UnaryOp::rpow_scalar;
  c.ulps = by_library ? 2 : 0;
  return c;
}
PointCase binary_case(BinaryOp op) {
  PointCase c = case_of(Kernel::binary, op, "binary ");
  c.ulps = op == BinaryOp::pow ? 2 : 0;
  return c;
}
PointCase ternary_case(TernaryOp op) { return case_of(Kernel::ternary, op, "ternary "); }

// A function and its operands' dtypes are translated apart from each other, so that every function
// is tested with f32, with a narrow float and with mixed dtypes, and every dtype with many
// functions. The exact result of a wide integer is not that of its f32.
TEST_F(Pointwise, UnaryOfFloats) {
  for (int i = 0; i < kUnaryOps; ++i) {
    const auto op = static_cast<UnaryOp>(i);
    const PointCase c = unary_case(op);
    const auto result = [&](DType t) { return is_test(op) ? DType::boolean : t; };
    for (DType t : {DType::f32, kTypes[1 + i % 4]}) check_layouts(c, {result(t), t}, Values::any);
    const DType from = is_test(op) || c.ulps > 0 ? any_float() : any_type();
    check_layouts(c, {result(any_float()), from}, Values::any);
  }
}

TEST_F(Pointwise, BinaryOfFloats) {
  for (int i = 0; i < kBinaryOps; ++i) {
    const auto op = static_cast<BinaryOp>(i);
    const PointCase c = binary_case(op);
    const auto result = [&](DType t) { return is_test(op) ? DType::boolean : t; };
    for (DType t : {DType::f32, kTypes[1 + i % 4]}) {
      check_layouts(c, {result(t), t, t}, Values::any);
    }
    const DType x = any_float(), y = c.ulps > 0 ? any_float() : any_type();
    check_layouts(c, {result(any_float()), x, y}, Values::any);
  }
}

TEST_F(Pointwise, TernaryOfFloats) {
  for (int i = 0; i < kTernaryOps; ++i) {
    const auto op = static_cast<TernaryOp>(i);
    for (DType t : {DType::f32, DType::bf16, DType::f16, DType::f8e4m3}) {
      const DType condition = op == TernaryOp::where ? DType::boolean : t;
      check_layouts(ternary_case(op), {t, condition, t, t}, Values::any);
    }
    const DType x = op == TernaryOp::where ? DType::boolean : any_type();
    check_layouts(ternary_case(op), {any_float(), x, any_float(), any_type()}, Values::any);
  }
}

TEST_F(Pointwise, Integers) {
  const auto integer = [&] { return kTypes[5 + below(random, 5)]; };
  for (int i = 0; i < kUnaryOps; ++i) {
    const auto op = static_cast<UnaryOp>(i);
    if (!gpu::has_integer_form(op)) continue;
    PointCase c = unary_case(op);
    c.ulps = 0;
    c.scalars = bytes_of(PointScalars{-3, 5});
    for (DType t : {DType::i64, kTypes[5 + i % 5]}) {
      check_layouts(c, {is_test(op) ? DType::boolean : t, t}, Values::any);
    }
    if (!is_test(op)) check_layouts(c, {integer(), integer()}, Values::any);
  }
  for (int i = 0; i < kBinaryOps; ++i) {
    const auto op = static_cast<BinaryOp>(i);
    if (!gpu::has_integer_form(op)) continue;
    PointCase c = binary_case(op);
    c.ulps = 0;
    c.scalars = bytes_of(PointScalars{-3, 0});
    for (DType t : {DType::i64, kTypes[5 + i % 5]}) {
      check_layouts(c, {is_test(op) ? DType::boolean : t, t, t}, Values::any);
      check_layouts(c, {is_test(op) ? DType::boolean : t, t, t}, Values::small);
    }
    check_layouts(c, {is_test(op) ? DType::boolean : integer(), integer(), integer()}, Values::any);
  }
  for (DType t : {DType::i64, DType::i32, DType::i8, DType::u8, DType::boolean}) {
    check_layouts(ternary_case(TernaryOp::where), {t, DType::boolean, t, t}, Values::any);
  }
}

// Functions without an integer form, and scalars that are no whole numbers, compute in f32, which
// is exact for these values.
TEST_F(Pointwise, IntegersAsFloats) {
  const auto scalar = [](PointCase c) {
    c.scalars = bytes_of(PointScalars{0.5, 50.25});
    return c;
  };
  for (DType t : {DType::i32, DType::i64, DType::u8}) {
    check_layouts(unary_case(UnaryOp::sqrt), {t, t}, Values::small);
    check_layouts(scalar(unary_case(UnaryOp::mul_scalar)), {t, t}, Values::small);
    check_layouts(scalar(unary_case(UnaryOp::clamp)), {t, t}, Values::small);
    check_layouts(scalar(binary_case(BinaryOp::add_scaled)), {t, t, t}, Values::small);
    check_layouts(scalar(ternary_case(TernaryOp::dropout)), {DType::i64, t, t, t}, Values::small);
  }
}

// Functions that use exp, log or others of the C library.
bool is_by_library(UnaryOp op) {
  using enum UnaryOp;
  for (UnaryOp o : {exp, expm1, log, log1p, sin, cos, gelu_erf, gelu_tanh, silu, sigmoid, tanh,
                    softplus, erf, pow_scalar, rpow_scalar, elu, log2, log10, mish})
    if (o == op) return true;
  return false;
}
bool is_by_library(BinaryOp op) {
  using enum BinaryOp;
  for (BinaryOp o : {pow, elu_grad, gelu_erf_grad, gelu_tanh_grad, silu_grad, softplus_grad, bce,
                     bce_logits, bce_logits_grad, logistic_grad, mish_grad})
    if (o == op) return true;
  return false;
}
// Functions whose last sum cancels what it can, so that the result has a larger error than its
// terms.
bool cancels(UnaryOp op) { return op == UnaryOp::gelu_tanh; }
bool cancels(BinaryOp op) {
  using enum BinaryOp;
  return op == gelu_erf_grad || op == gelu_tanh_grad || op == silu_grad || op == bce ||
         op == bce_logits || op == bce_logits_grad || op == mish_grad;
}
template <class Op>
PointCase f64_case(PointCase c, Op op) {
  c.ulps = is_by_library(op) ? 2 : 0;
  const auto is = [&](Kernel kernel, auto other) {
    return c.kernel == kernel && static_cast<int>(op) == static_cast<int>(other);
  };
  if (is(Kernel::unary, UnaryOp::gelu_erf)) c.ulps = 4;  // glibc's erfc is up to 3 ulp off
  if (is(Kernel::unary, UnaryOp::mish) || is(Kernel::binary, BinaryOp::logistic_grad)) {
    c.ulps = 6;  // quotients of sums
  }
  c.absolute = cancels(op) ? 1e-13 : 0;
  return c;
}

// A software driver needs a second to compile such a kernel, so that few have mixed dtypes.
TEST_F(Pointwise, F64) {
  for (int i = 0; i < kUnaryOps; ++i) {
    const auto op = static_cast<UnaryOp>(i);
    const PointCase c = f64_case(unary_case(op), op);
    const DType to = is_test(op) ? DType::boolean : DType::f64;
    check_layouts(c, {to, DType::f64}, Values::any);
    if (is_test(op) || is_by_library(op)) continue;
    if (i % 2) check_layouts(c, {any_float(), DType::f64}, Values::any);
    else check_layouts(c, {DType::f64, any_type()}, Values::any);
  }
  for (int i = 0; i < kBinaryOps; ++i) {
    const auto op = static_cast<BinaryOp>(i);
    const PointCase c = f64_case(binary_case(op), op);
    const Values values = cancels(op) ? Values::near : Values::any;
    const DType to = is_test(op) ? DType::boolean : DType::f64;
    check_layouts(c, {to, DType::f64, DType::f64}, values);
    if (i % 4 == 0) check_layouts(c, {to, any_type(), DType::f64}, values);
  }
  for (int i = 0; i < kTernaryOps; ++i) {
    const auto op = static_cast<TernaryOp>(i);
    const DType x = op == TernaryOp::where ? DType::boolean : any_type();
    PointCase c = ternary_case(op);
    if (op == TernaryOp::glu_grad) c.ulps = 6;  // its slope is that of logistic_grad
    check_layouts(c, {DType::f64, x, DType::f64, any_type()}, Values::any);
  }
}

// Functions of f64 at zeros, infinities, NaN and the ends of their ranges, for every pair of them.
TEST_F(Pointwise, F64OfSpecialNumbers) {
  std::vector<double> numbers = {NAN};
  for (double x : {0.0,
                   0x1p-1074,
                   0x1p-1022,
                   0x1p-60,
                   0x1p-53,
                   0.25,
                   0.5,
                   0.78539816339744828,
                   1 - 0x1p-53,
                   1.0,
                   1 + 0x1p-52,
                   1.5,
                   2.0,
                   3.0,
                   6.5,
                   21.5,
                   27.2,
                   708.5,
                   709.75,
                   745.0,
                   745.25,
                   1e5,
                   0x1p52 + 1,
                   0x1p53,
                   0x1p53 + 2,
                   1e22,
                   0x1.8p1000,
                   0x1.fffffffffffffp1023,
                   double{INFINITY}}) {
    numbers.push_back(x);
    numbers.push_back(-x);
  }
  const auto n = static_cast<int64_t>(numbers.size());
  Operands in;
  for (const Dims& stride : {Dims{1, 0}, Dims{0, 1}}) {
    in.emplace_back(DType::f64, Dims{n, n}, stride);
    for (int64_t i = 0; i < n; ++i) {
      in.back().view().set(numbers[static_cast<size_t>(i)], stride[0] ? Dims{i, 0} : Dims{0, i});
    }
  }
  const Operand out(DType::f64, {n, n}, {n, 1});
  const auto check_near = [&](PointCase c, bool is_near, const Operands& from) {
    c.relative = is_near ? 1e-9 : 0;
    check(c, out, from);
  };
  for (int i = 0; i < kUnaryOps; ++i) {
    const auto op = static_cast<UnaryOp>(i);
    if (!is_by_library(op)) continue;
    PointCase c = f64_case(unary_case(op), op);
    const bool is_power = op == UnaryOp::pow_scalar || op == UnaryOp::rpow_scalar;
    for (double a : numbers) {
      c.scalars = bytes_of(PointScalars{a, 0});
      check_near(c, cancels(op), {in[0]});
      if (!is_power) break;
    }
  }
  for (int i = 0; i < kBinaryOps; ++i) {
    const auto op = static_cast<BinaryOp>(i);
    if (is_by_library(op)) check_near(f64_case(binary_case(op), op), cancels(op), in);
  }
}

// -- draws ----------------------------------------------------------------------------------------

class Draws : public Pointwise {
 protected:
  // Compares draws into a layout with those of the host into a dense one at offset + shift.
  void check_draws(RandomOp op, const Operand& out, RandomScalars s, int64_t shift) {
    const std::string note = "random " + std::to_string(static_cast<int>(op));
    const std::vector<char> params = bytes_of(RandomParams{op});
    Operand shifted(DType::i64, {1}, {1});
    shifted.view().set_int(shift, 0);
    Operands in;
    if (shift) in.push_back(shifted);
    const Case on_device{
        .kernel = Kernel::random, .params = params, .scalars = bytes_of(s), .note = note};
    s.offset += static_cast<uint64_t>(shift);
    const Case on_host{.kernel = Kernel::random, .params = params, .scalars = bytes_of(s)};
    Operands got{out}, wanted{out};
    Operands drawn{{out.spec.dtype, out.spec.shape, contiguous_strides(out.spec.shape)}};
    run_on_host(on_host, drawn, {}, false);
    run_on_host({.kernel = Kernel::copy}, wanted, drawn, false);
    run_on_device(on_device, got, in);
    compare(describe(on_device, got, in), got[0], wanted[0], {});
  }
};

TEST_F(Draws, AreThoseOfTheHost) {
  for (RandomOp op : {RandomOp::uniform, RandomOp::normal, RandomOp::bernoulli}) {
    for (DType t : kTypes) {
      if (op == RandomOp::normal && is_integral(t)) continue;
      const auto draws = [&](const Operand& out, uint64_t offset, int64_t shift) {
        check_draws(op, out, {0x123456789abcdef, offset, 0.25, 2}, shift);
      };
      for (uint64_t offset : {uint64_t{0}, uint64_t{3}, uint64_t{0xfffffff0u}}) {
        draws(Operand(t, {2100}, {1}), offset, 0);
        draws(Operand(t, {7}, {1}), offset, 1000);
      }
      draws(Operand(t, {37, 11}, {11, 1}, 1), 1, -1);
      for (int i = 0; i < 3; ++i) {
        const Dims shape = draw_shape(random);
        draws(Operand(t, shape, draw_strides(shape, true, random)), 2, 0);
      }
    }
  }
}

}  // namespace
}  // namespace mpt::test
