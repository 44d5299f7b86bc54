// The candidates for reduce and scan.
//
// They compute in f64 if an operand has it, and integers in i64; the sum, the extremes and the
// tests of integers are computed in i64 for every output. Everything else is computed in f32.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "backends/gpu/make.h"
#include "backends/gpu/rows.h"

namespace mpt::gpu {
namespace {

DType compute_type(ReduceOp op, DType x, DType y) {
  switch (op) {
    case ReduceOp::argmax:
    case ReduceOp::argmin:
    case ReduceOp::any:
    case ReduceOp::all: y = x; break;
    default: break;
  }
  if (x == DType::f64 || y == DType::f64) return DType::f64;
  if (!is_integral(x)) return DType::f32;
  switch (op) {
    case ReduceOp::mean:
    case ReduceOp::norm2:
    case ReduceOp::var:
    case ReduceOp::std: return DType::f32;
    case ReduceOp::prod: return is_integral(y) ? DType::i64 : DType::f32;
    default: return DType::i64;
  }
}

const char* kernel_of(ReduceOp op) {
  switch (op) {
    case ReduceOp::prod: return "reduce_prod";
    case ReduceOp::max:
    case ReduceOp::min:
    case ReduceOp::any:
    case ReduceOp::all: return "reduce_max";
    case ReduceOp::argmax:
    case ReduceOp::argmin: return "reduce_arg";
    case ReduceOp::norm2: return "reduce_norm2";
    case ReduceOp::var:
    case ReduceOp::std: return "reduce_var";
    default: return "reduce_sum";
  }
}

// Returns what the sum of a reduction of n elements is divided by.
double divisor_of(const ReduceParams& p, int64_t n) {
  switch (p.op) {
    case ReduceOp::var:
    case ReduceOp::std: return static_cast<double>(std::max<int64_t>(n - p.correction, 0));
    case ReduceOp::norm2: return std::ldexp(1.0, 2 * p.correction);
    case ReduceOp::sum:
    case ReduceOp::sum_abs: return std::ldexp(1.0, p.correction);
    default: return static_cast<double>(n);
  }
}

}  // namespace

std::unique_ptr<Prepared> make_reduce(const Request& r, Why& why) {
  const Spec &out = r.out[0], &x = r.in[0];
  const auto p = r.get<ReduceParams>();
  if (out.rank() != x.rank()) return why.refuse("gpu", "the result of reduce has the rank of x");
  const DType compute = compute_type(p.op, x.dtype, out.dtype);
  const Spec y = expanded(out, x);
  const Spec* const operands[] = {&y, &x};
  RowRequest q{.operands = operands, .lead = 1, .swept = 2};
  int64_t n = 1;
  for (int d = 0; d < x.rank(); ++d) {
    if (x.shape[d] == out.shape[d]) continue;
    q.along |= 1u << d;
    n *= x.shape[d];
  }
  q.is_ordered = p.op == ReduceOp::argmax || p.op == ReduceOp::argmin;
  q.a = scalar_bits(divisor_of(p, n), compute);
  return make_rows(r, why, form_of(kernel_of(p.op), compute, r, why), static_cast<int>(p.op), q);
}

std::unique_ptr<Prepared> make_scan(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  const bool f64 = x.dtype == DType::f64 || y.dtype == DType::f64;
  const bool integers = is_integral(x.dtype) && is_integral(y.dtype);
  const DType compute = f64 ? DType::f64 : integers ? DType::i64 : DType::f32;
  const Spec* const operands[] = {&y, &x};
  return make_rows(r, why, form_of("scan", compute, r, why), 0,
                   {.operands = operands,
                    .lead = 1,
                    .swept = 3,
                    .along = 1u << r.get<DimParams>().dim,
                    .passes = RowPasses::sweep,
                    .is_ordered = true,
                    .is_consecutive = true});
}

}  // namespace mpt::gpu
