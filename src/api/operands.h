// Operands: converts the C arguments of an operation. The macros in the argument column of
// ops.def, which describes them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "api/entry.h"
#include "api/op_options.h"
#include "ops/op.h"

namespace mpt::api {

using ops::KeepDims;

inline DType dtype_of(mpt_dtype t) { return in_dtype(t); }

// The operands of one call, which must all belong to one context.
class Operands {
 public:
  Operands() = default;  // for writes in place
  explicit Operands(Op op, int64_t out_count = -1) : result_capacity(out_count), op_(op) {}
  const int64_t result_capacity = -1;  // -1 if the number of results is fixed
  Tensor in(mpt_tensor h, const char* what) {
    Tensor t = api::in(h, what);
    check(t, what);
    return t;
  }
  Tensor in_or_none(mpt_tensor h, const char* what) { return h ? in(h, what) : Tensor(); }
  std::vector<Tensor> in_list(const mpt_tensor* list, int64_t count, const char* what) {
    std::vector<Tensor> v = api::in_list(list, count, what);
    for (const Tensor& t : v) check(t, what);
    return v;
  }

 private:
  void check(const Tensor& t, const char* what) {
    if (ctx_ && ctx_ != &t.ctx())
      fail(MPT_ERROR_INVALID_HANDLE, "%s and %s belong to different contexts", what, first_);
    if (is_f8(t.dtype())) [[unlikely]]
      need_supported(t.ctx(), op_, t.dtype());
    if (!ctx_) first_ = what;
    ctx_ = &t.ctx();
  }
  Op op_ = static_cast<Op>(kFirstCustomOp);  // no operation of the library
  Context* ctx_ = nullptr;
  const char* first_ = nullptr;
};

inline DType dtype_or_none(mpt_dtype t) { return t == MPT_DTYPE_NONE ? DType::none : in_dtype(t); }

inline std::vector<int64_t> in_numbers(const int64_t* list, int32_t count, const char* what) {
  if (count < 0 || (count > 0 && !list)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %s with a count of %d", what, list ? "given" : "NULL",
         count);
  }
  return std::vector<int64_t>(list, list + count);
}

}  // namespace mpt::api

#define UNPACK(...) __VA_ARGS__
#define T(x) o.in(x, #x)
#define N(x) o.in_or_none(x, #x)
#define L(x, n) o.in_list(x, n, #x)
#define D(x, n) in_dims(x, n, #x)
#define S(x, n) in_numbers(x, n, #x)
#define C(x) need(x, #x)
