// The candidates for fill, arange, copy, unary, binary and ternary.
//
// An entry computes in f64 if an operand has it, in i64 if all are integers, else in f32. Integers
// whose function has no integer form are computed in f32, which is exact up to 2^24, and truncated.
// So are functions of integers with scalars that are no whole numbers; the operations of the
// library ask for neither.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/gpu/launch.h"
#include "backends/gpu/make.h"
#include "backends/gpu/point_ops.h"
#include "backends/plain/element.h"

namespace mpt::gpu {
namespace {

// The operands of a request, the output first.
struct Operands {
  const Spec* spec[4];
  size_t size = 1;

  explicit Operands(const Request& r) : spec{&r.out[0]} {
    for (const Spec& s : r.in) spec[size++] = &s;
  }
  std::span<const Spec* const> list() const { return {spec, size}; }
};

// How a function uses the two scalars. range: a + i b for element i.
enum class Scalars { none, read, range };

// A launch with two scalars. Of its two functions the first computes in i64 and takes whole
// scalars; a launch without scalars, or of floats, has one function.
class PointLaunch final : public GpuLaunch {
 public:
  struct Form {
    const char* entry;
    DType compute;
  };

  PointLaunch(GpuDevice& device, Scalars scalars) : GpuLaunch(device), scalars_(scalars) {}

  bool plan(GpuDevice& device, const Operands& operands, const Constants& constants,
            std::span<const Form> forms, std::string& why) {
    for (const Form& form : forms) {
      const CompiledKernel* const f = device.find(form.entry, constants.value, why);
      if (!f) return false;
      functions_[kinds_++] = {f, form.compute};
    }
    const Layout layout = Layout::of(operands.list());
    if (!keep(layout, why)) return false;
    inputs_ = operands.size - 1;
    arguments_.geometry = geometry();
    arguments_.count = layout.count;
    arguments_.steps = layout.is_dense ? layout.steps : 0;
    arguments_.groups = groups_of(layout.count);
    return true;
  }

  const char* run(const Run& r) const override {
    PointArguments a = arguments_;
    a.out = address_of(r.out[0]);
    for (size_t i = 0; i < inputs_; ++i) a.in[i] = address_of(r.in[i]);
    const Kind* kind = &functions_[0];
    if (scalars_ != Scalars::none) {
      const auto& s = r.get<PointScalars>();
      if (kinds_ == 2 && !are_whole(s)) kind = &functions_[1];
      a.a = scalar_bits(s.a, kind->compute);
      a.b = scalar_bits(s.b, kind->compute);
    }
    return launch(*kind->function, a);
  }

 private:
  struct Kind {
    const CompiledKernel* function = nullptr;
    DType compute = DType::none;
  };
  // True if the function is computed in i64, in which a range has the values that f64 gives.
  bool are_whole(const PointScalars& s) const {
    if (s.a != std::trunc(s.a) || s.b != std::trunc(s.b)) return false;
    const double last = std::fabs(s.a) + std::fabs(s.b) * static_cast<double>(arguments_.count);
    return scalars_ != Scalars::range || last < 0x1p53;
  }

  const Scalars scalars_;
  size_t inputs_ = 0, kinds_ = 0;
  Kind functions_[2];
  PointArguments arguments_{};  // without addresses of operands and scalars
};

std::unique_ptr<Prepared> make_point(const Request& r, Why& why, const Constants& constants,
                                     std::span<const PointLaunch::Form> forms, Scalars scalars) {
  GpuDevice& device = device_of(r);
  return planned("gpu", why, std::make_unique<PointLaunch>(device, scalars), device, Operands(r),
                 constants, forms);
}

// The entries of a kernel by the type that they compute in.
struct Entries {
  const char *f32, *i64, *f64;
  const char* of(DType compute) const {
    return compute == DType::f64 ? f64 : compute == DType::i64 ? i64 : f32;
  }
};

DType compute_type(std::span<const Spec> values, const Spec& out) {
  bool integers = is_integral(out.dtype), f64 = out.dtype == DType::f64;
  for (const Spec& s : values) {
    integers &= is_integral(s.dtype);
    f64 |= s.dtype == DType::f64;
  }
  if (f64) return DType::f64;
  return integers ? DType::i64 : DType::f32;
}

// The kernels of functions. `values`: the inputs that are computed with.
template <class Op>
std::unique_ptr<Prepared> make_function(const Request& r, Why& why, const Entries& entries, Op op,
                                        bool is_test, std::span<const Spec> values) {
  if (is_test && r.out[0].dtype != DType::boolean) {
    return why.refuse("gpu", "a test has an output of bool");
  }
  DType compute = compute_type(values, is_test ? values[0] : r.out[0]);
  if (compute == DType::f64 && !device_of(r).features().f64) {
    return why.refuse("gpu", kNoF64);
  }
  if (compute == DType::i64 && !has_integer_form(op)) compute = DType::f32;
  const Scalars scalars = reads_scalars(op) ? Scalars::read : Scalars::none;
  const PointLaunch::Form forms[] = {{entries.of(compute), compute}, {entries.f32, DType::f32}};
  const size_t kinds = compute == DType::i64 && scalars == Scalars::read ? 2 : 1;
  return make_point(r, why, Constants(static_cast<int>(op), Operands(r).list()),
                    std::span(forms).first(kinds), scalars);
}

}  // namespace

std::unique_ptr<Prepared> make_unary(const Request& r, Why& why) {
  const auto op = static_cast<UnaryOp>(r.get<PointParams>().op);
  return make_function(r, why, {"mpt_unary_f32", "mpt_unary_i64", "mpt_unary_f64"}, op, is_test(op),
                       r.in);
}

std::unique_ptr<Prepared> make_binary(const Request& r, Why& why) {
  const auto op = static_cast<BinaryOp>(r.get<PointParams>().op);
  return make_function(r, why, {"mpt_binary_f32", "mpt_binary_i64", "mpt_binary_f64"}, op,
                       is_test(op), r.in);
}

std::unique_ptr<Prepared> make_ternary(const Request& r, Why& why) {
  const auto op = static_cast<TernaryOp>(r.get<PointParams>().op);
  const bool selects = op == TernaryOp::where;
  if (selects && r.in[0].dtype != DType::boolean) {
    return why.refuse("gpu", "the condition of where is of bool");
  }
  return make_function(r, why, {"mpt_ternary_f32", "mpt_ternary_i64", "mpt_ternary_f64"}, op, false,
                       selects ? r.in.subspan(1) : r.in);
}

std::unique_ptr<Prepared> make_copy(const Request& r, Why& why) {
  constexpr PointLaunch::Form kForm[] = {{"mpt_copy", DType::none}};
  Constants constants(0, Operands(r).list());
  if (r.out[0].dtype == r.in[0].dtype) {
    const Spec same{bits_type(r.out[0].dtype)};
    const Spec* const both[] = {&same, &same};
    constants = Constants(0, both);
  }
  return make_point(r, why, constants, kForm, Scalars::none);
}

std::unique_ptr<Prepared> make_arange(const Request& r, Why& why) {
  if (r.out[0].rank() != 1) return why.refuse("gpu", "arange takes one dim");
  const bool f64 = device_of(r).features().f64;
  const PointLaunch::Form forms[] = {{"mpt_arange_i64", DType::i64},
                                     f64 ? PointLaunch::Form{"mpt_arange_f64", DType::f64}
                                         : PointLaunch::Form{"mpt_arange_f32", DType::f32}};
  return make_point(r, why, Constants(0, Operands(r).list()), forms, Scalars::range);
}

namespace {

class FillLaunch final : public GpuLaunch {
 public:
  FillLaunch(GpuDevice& device, DType dtype) : GpuLaunch(device), dtype_(dtype) {}

  bool plan(GpuDevice& device, const Spec& out, std::string& why) {
    const int64_t size = size_of(out.dtype);
    function_ = device.find(size == 1   ? "mpt_fill_1"
                            : size == 2 ? "mpt_fill_2"
                            : size == 4 ? "mpt_fill_4"
                                        : "mpt_fill_8",
                            {}, why);
    if (!function_) return false;
    const Spec* const operands[] = {&out};
    const Layout layout = Layout::of(operands);
    if (!keep(layout, why)) return false;
    arguments_.geometry = geometry();
    arguments_.count = layout.count;
    arguments_.groups = groups_of(layout.count);
    return true;
  }

  const char* run(const Run& r) const override {
    const auto& s = r.get<FillScalars>();
    PointArguments a = arguments_;
    a.out = address_of(r.out[0]);
    if (is_floating(dtype_)) plain::store(dtype_, &a.a, 0, s.value);
    else plain::store_int(dtype_, &a.a, 0, s.integer);
    return launch(*function_, a);
  }

 private:
  const DType dtype_;
  const CompiledKernel* function_ = nullptr;
  PointArguments arguments_{};  // without the address and the bits
};

}  // namespace

std::unique_ptr<Prepared> make_fill(const Request& r, Why& why) {
  const Spec& out = r.out[0];
  GpuDevice& device = device_of(r);
  return planned("gpu", why, std::make_unique<FillLaunch>(device, out.dtype), device, out);
}

}  // namespace mpt::gpu
