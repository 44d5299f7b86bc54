// The kernels unary, binary and ternary.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/pointwise/pointwise.h"

#include <cstring>

#include "backends/cpu/make.h"
#include "backends/cpu/pointwise/plain.h"

namespace mpt::cpu {

Pointwise::Pointwise(const Request& r, DType compute, DType result, Map map)
    : map_(map), inputs_(static_cast<int32_t>(r.in.size())) {
  const Spec* operands[kInputs + 1] = {&r.out[0]};
  for (size_t i = 0; i < r.in.size(); ++i) operands[i + 1] = &r.in[i];
  walk_ = Walk(std::span(operands, r.in.size() + 1));
  auto fits = [&](DType t, DType wanted, int i) {
    return t == wanted && walk_.is_vector_or_constant(i);
  };
  out_size_ = size_of(r.out[0].dtype);
  result_size_ = size_of(result);
  if (!fits(r.out[0].dtype, result, 0)) from_result_ = find_convert(result, r.out[0].dtype);
  straight_ = !from_result_;
  for (int i = 0; i < inputs_; ++i) {
    const DType t = r.in[static_cast<size_t>(i)].dtype;
    in_size_[i] = size_of(t);
    step_[i] = walk_.inner == 1 ? 1 : walk_.step[i + 1];
    if (!fits(t, compute, i + 1)) to_compute_[i] = find_convert(t, compute);
    straight_ &= !to_compute_[i];
  }
}

void Pointwise::run(const Run& r, const double* scalars) const {
  walk_.run(r.jobs, kGrain, [&](const int64_t* at, int64_t n) {
    char* out = static_cast<char*>(r.out[0]) + at[0] * out_size_;
    const char* in[kInputs] = {};
    for (int i = 0; i < inputs_; ++i) {
      in[i] = static_cast<const char*>(r.in[i]) + at[i + 1] * in_size_[i];
    }
    if (straight_) map_(out, reinterpret_cast<const void* const*>(in), step_, n, scalars);
    else blocks(out, in, n, scalars);
  });
}

void Pointwise::blocks(char* out, const char* const* in, int64_t n, const double* scalars) const {
  alignas(64) char raw[kBlock * 8], values[kInputs][kBlock * 8], results[kBlock * 8];
  const int64_t out_step = walk_.step[0];
  const void* from[kInputs] = {};
  int64_t step[kInputs] = {};
  for (int64_t at = 0; at < n; at += kBlock) {
    const int64_t m = std::min(kBlock, n - at);
    for (int i = 0; i < inputs_; ++i) {
      const char* x = in[i] + at * step_[i] * in_size_[i];
      step[i] = step_[i];
      from[i] = x;
      if (!to_compute_[i]) continue;
      from[i] = values[i];
      if (step_[i] == 0) {
        if (at == 0) to_compute_[i](x, values[i], 1);
        continue;
      }
      step[i] = 1;
      if (step_[i] != 1) {
        gather(x, step_[i], raw, m, in_size_[i]);
        x = raw;
      }
      to_compute_[i](x, values[i], m);
    }
    char* y = out + at * out_step * out_size_;
    if (!from_result_) {
      map_(y, from, step, m, scalars);
      continue;
    }
    map_(results, from, step, m, scalars);
    if (out_step == 1 || m == 1) {
      from_result_(results, y, m);
    } else {
      from_result_(results, raw, m);
      scatter(raw, y, out_step, m, out_size_);
    }
  }
}

namespace {

constexpr double kNoScalars[2] = {};

// Returns the dtype to compute in: f64 if an operand has it, i64 if all are integers, else f32.
DType compute_type(std::span<const Spec> in, const Spec& out) {
  bool integers = is_integral(out.dtype), f64 = out.dtype == DType::f64;
  for (const Spec& s : in) {
    integers &= is_integral(s.dtype);
    f64 |= s.dtype == DType::f64;
  }
  if (f64) return DType::f64;
  return integers ? DType::i64 : DType::f32;
}

std::unique_ptr<Prepared> make(const Request& r, Why& why, DType compute, bool test,
                               const Map* simd, Map plain) {
  if (compute == DType::f32) {
    // Operands of one 16-bit dtype that the function supports need no conversion through f32
    // buffers.
    const int t = simd_type(r.in[0].dtype);
    bool same = t > 0 && (test || r.out[0].dtype == r.in[0].dtype);
    for (const Spec& s : r.in) same &= s.dtype == r.in[0].dtype;
    if (same && simd[t]) compute = r.in[0].dtype;
  }
  const Map map = compute == DType::f64 || compute == DType::i64 ? plain : simd[simd_type(compute)];
  if (!map) return why.refuse("cpu", "no such function of this dtype");
  return prepared(isa_name(), [p = Pointwise(r, compute, test ? DType::boolean : compute, map)](
                                  const Run& run) {
    p.run(run, run.scalars ? static_cast<const double*>(run.scalars) : kNoScalars);
  });
}

}  // namespace

std::unique_ptr<Prepared> make_unary(const Request& r, Why& why) {
  const auto op = static_cast<UnaryOp>(r.get<PointParams>().op);
  const int i = static_cast<int>(op);
  const bool test = is_test(op);
  const DType compute = compute_type(r.in, test ? r.in[0] : r.out[0]);
  return make(r, why, compute, test, unary_table().map[i], plain_unary(op, compute));
}

std::unique_ptr<Prepared> make_binary(const Request& r, Why& why) {
  const auto op = static_cast<BinaryOp>(r.get<PointParams>().op);
  const int i = static_cast<int>(op);
  const bool test = is_test(op);
  const DType compute = compute_type(r.in, test ? r.in[0] : r.out[0]);
  return make(r, why, compute, test, binary_table().map[i], plain_binary(op, compute));
}

std::unique_ptr<Prepared> make_ternary(const Request& r, Why& why) {
  const auto op = static_cast<TernaryOp>(r.get<PointParams>().op);
  const int i = static_cast<int>(op);
  const auto values = op == TernaryOp::where ? r.in.subspan(1) : r.in;
  const DType compute = compute_type(values, r.out[0]);
  return make(r, why, compute, false, ternary_table().map[i], plain_ternary(op, compute));
}

}  // namespace mpt::cpu
