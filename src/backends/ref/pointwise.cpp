// Reference kernels of fill, arange, copy, unary, binary and ternary.
// SPDX-License-Identifier: Apache-2.0
#include "backends/ref/functions.h"

namespace mpt::ref {

std::unique_ptr<Prepared> make_fill(const Request& r, Why&) {
  Specs s(r);
  return prepared("ref", [s](const Run& run) {
    View y = s.output(run);
    const auto& v = run.get<FillScalars>();
    walk(y.shape, [&](const Dims& i) {
      if (is_integral(y.dtype)) y.set_int(v.integer, i);
      else y.set(v.value, i);
    });
  });
}

std::unique_ptr<Prepared> make_arange(const Request& r, Why& why) {
  if (r.out[0].rank() != 1) return why.refuse("ref", "arange takes one dim");
  Specs s(r);
  return prepared("ref", [s](const Run& run) {
    View y = s.output(run);
    const auto& v = run.get<PointScalars>();
    for (int64_t i = 0; i < y.extent(0); ++i) y.set(v.a + static_cast<double>(i) * v.b, i);
  });
}

namespace {

void convert(const View& y, const View& x) {
  walk(y.shape, [&](const Dims& i) {
    if (is_integral(x.dtype)) y.set_int(x.get_int(i), i);
    else y.set(x.get(i), i);
  });
}

}  // namespace

std::unique_ptr<Prepared> make_copy(const Request& r, Why&) {
  Specs s(r);
  return prepared("ref", [s](const Run& run) { convert(s.output(run), s.input(run)); });
}

namespace {

// Computes an op in integer arithmetic. Returns false for ops without an integer form, which are
// computed in double.
bool integer_form(UnaryOp op, uint64_t x, uint64_t a, uint64_t b, uint64_t& y) {
  const auto s = static_cast<int64_t>(x);
  switch (op) {
    case UnaryOp::neg: y = 0 - x; return true;
    case UnaryOp::abs: y = s < 0 ? 0 - x : x; return true;
    case UnaryOp::sign: y = static_cast<uint64_t>((s > 0) - (s < 0)); return true;
    case UnaryOp::square: y = x * x; return true;
    case UnaryOp::floor:
    case UnaryOp::ceil:
    case UnaryOp::round: y = x; return true;
    case UnaryOp::relu: y = s > 0 ? x : 0; return true;
    case UnaryOp::add_scalar: y = x + a; return true;
    case UnaryOp::mul_scalar: y = x * a; return true;
    case UnaryOp::pow_scalar: y = whole_pow(x, static_cast<int64_t>(a)); return true;
    case UnaryOp::rpow_scalar: y = whole_pow(a, s); return true;
    case UnaryOp::clamp:
      y = static_cast<uint64_t>(
          std::min(std::max(s, static_cast<int64_t>(a)), static_cast<int64_t>(b)));
      return true;
    case UnaryOp::logical_not: y = x == 0; return true;
    case UnaryOp::isfinite: y = 1; return true;
    case UnaryOp::isnan: y = 0; return true;
    default: return false;
  }
}

bool integer_form(BinaryOp op, uint64_t x, uint64_t y, uint64_t a, uint64_t& z) {
  const auto s = static_cast<int64_t>(x), t = static_cast<int64_t>(y);
  switch (op) {
    case BinaryOp::add: z = x + y; return true;
    case BinaryOp::sub: z = x - y; return true;
    case BinaryOp::mul: z = x * y; return true;
    case BinaryOp::pow: z = whole_pow(x, t); return true;
    case BinaryOp::maximum: z = s > t ? x : y; return true;
    case BinaryOp::minimum: z = s < t ? x : y; return true;
    case BinaryOp::eq: z = s == t; return true;
    case BinaryOp::ne: z = s != t; return true;
    case BinaryOp::lt: z = s < t; return true;
    case BinaryOp::le: z = s <= t; return true;
    case BinaryOp::gt: z = s > t; return true;
    case BinaryOp::ge: z = s >= t; return true;
    case BinaryOp::logical_and: z = s && t; return true;
    case BinaryOp::logical_or: z = s || t; return true;
    case BinaryOp::logical_xor: z = (s != 0) != (t != 0); return true;
    case BinaryOp::add_scaled: z = x + a * y; return true;
    case BinaryOp::relu_grad: z = t > 0 ? x : 0; return true;
    case BinaryOp::floor_div: z = static_cast<uint64_t>(floor_div(s, t)); return true;
    case BinaryOp::remainder:
      z = x - static_cast<uint64_t>(floor_div(s, t)) * y;
      if (t == 0) z = 0;
      return true;
    default: return false;
  }
}

uint64_t whole(double v) { return static_cast<uint64_t>(saturate<int64_t>(v)); }

// True if both scalars are whole numbers. Otherwise the op is computed in floating point: x + 0.5
// of an integer x is a float.
bool are_whole(double a, double b) { return a == std::trunc(a) && b == std::trunc(b); }

bool integers(const View& v) { return is_integral(v.dtype); }

}  // namespace

std::unique_ptr<Prepared> make_unary(const Request& r, Why&) {
  Specs s(r);
  const auto op = static_cast<UnaryOp>(r.get<PointParams>().op);
  return prepared("ref", [s, op](const Run& run) {
    View y = s.output(run), x = s.input(run);
    const PointScalars v = run.scalars ? run.get<PointScalars>() : PointScalars{};
    const bool exact = integers(x) && integers(y) && are_whole(v.a, v.b);
    walk(y.shape, [&](const Dims& i) {
      uint64_t z;
      if (exact && integer_form(op, static_cast<uint64_t>(x.get_int(i)), whole(v.a), whole(v.b), z))
        y.set_int(static_cast<int64_t>(z), i);
      else y.set(unary(op, x.get(i), v.a, v.b), i);
    });
  });
}

std::unique_ptr<Prepared> make_binary(const Request& r, Why&) {
  Specs s(r);
  const auto op = static_cast<BinaryOp>(r.get<PointParams>().op);
  return prepared("ref", [s, op](const Run& run) {
    View z = s.output(run), x = s.input(run, 0), y = s.input(run, 1);
    const PointScalars v = run.scalars ? run.get<PointScalars>() : PointScalars{};
    const bool exact = integers(x) && integers(y) && integers(z) && are_whole(v.a, v.b);
    walk(z.shape, [&](const Dims& i) {
      uint64_t w;
      if (exact && integer_form(op, static_cast<uint64_t>(x.get_int(i)),
                                static_cast<uint64_t>(y.get_int(i)), whole(v.a), w))
        z.set_int(static_cast<int64_t>(w), i);
      else z.set(binary(op, x.get(i), y.get(i), v.a), i);
    });
  });
}

std::unique_ptr<Prepared> make_ternary(const Request& r, Why&) {
  Specs s(r);
  const auto op = static_cast<TernaryOp>(r.get<PointParams>().op);
  return prepared("ref", [s, op](const Run& run) {
    View w = s.output(run), x = s.input(run, 0), y = s.input(run, 1), z = s.input(run, 2);
    const double a = run.scalars ? run.get<PointScalars>().a : 0;
    const bool exact = integers(w) && integers(y) && integers(z);
    walk(w.shape, [&](const Dims& i) {
      if (op == TernaryOp::where && exact)
        w.set_int(x.get(i) != 0 ? y.get_int(i) : z.get_int(i), i);
      else w.set(ternary(op, x.get(i), y.get(i), z.get(i), a), i);
    });
  });
}

}  // namespace mpt::ref
