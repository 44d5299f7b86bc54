// The C entry points of the ops, one per line of ops.def.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt_ops.h"

#include "api/entry.h"
#include "api/op_options.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::api {
namespace {

[[maybe_unused]] DType dtype_of(mpt_dtype t) { return in_dtype(t); }

// The operands of one call: all of one context.
class Operands {
 public:
  Tensor in(mpt_tensor h, const char* what) { return same(api::in(h, what), what); }
  Tensor in_or_none(mpt_tensor h, const char* what) { return h ? in(h, what) : Tensor(); }
  std::vector<Tensor> in_list(const mpt_tensor* list, int64_t count, const char* what) {
    std::vector<Tensor> v = api::in_list(list, count, what);
    for (Tensor& t : v) t = same(std::move(t), what);
    return v;
  }

 private:
  Tensor same(Tensor t, const char* what) {
    if (ctx_ && ctx_ != &t.ctx())
      fail(MPT_ERROR_INVALID_HANDLE, "%s and %s belong to different contexts", what, first_);
    if (!ctx_) first_ = what;
    ctx_ = &t.ctx();
    return t;
  }
  Context* ctx_ = nullptr;
  const char* first_ = nullptr;
};

DType dtype_or_none(mpt_dtype t) { return t == MPT_DTYPE_NONE ? DType::none : in_dtype(t); }

std::vector<int64_t> in_numbers(const int64_t* list, int32_t count, const char* what) {
  if (count < 0 || (count > 0 && !list)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %s with a count of %d", what, list ? "given" : "NULL",
         count);
  }
  return std::vector<int64_t>(list, list + count);
}

template <class F>
mpt_status one(const char* name, mpt_tensor* out, F&& run) noexcept {
  return entry(name, [&] {
    *need(out, "out") = nullptr;
    Tensor t = run(Operands());
    if (t.ctx().anomaly) check_results({&t, 1}, name + 4);
    *out = give(std::move(t));
  });
}

template <class F>
mpt_status two(const char* name, mpt_tensor* out, mpt_tensor* out2, F&& run) noexcept {
  return entry(name, [&] {
    clear(out, out2);
    need(out, "out");
    need(out2, "the second out");
    auto [a, b] = run(Operands());
    Tensor list[2] = {std::move(a), std::move(b)};
    if (list[0].ctx().anomaly) check_results(list, name + 4);
    mpt_tensor handles[2];
    give_list(list, handles);
    *out = handles[0];
    *out2 = handles[1];
  });
}

template <class F>
mpt_status many(const char* name, mpt_tensor* out, int32_t out_count, F&& run) noexcept {
  return entry(name, [&] {
    need(out, "out");
    clear_list(out, out_count);
    std::vector<Tensor> list = run(Operands());
    if (static_cast<int32_t>(list.size()) != out_count) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "the operation has %zu results; out has room for %d",
           list.size(), out_count);
    }
    if (!list.empty() && list[0].ctx().anomaly) check_results(list, name + 4);
    give_list(list, out);
  });
}

}  // namespace
}  // namespace mpt::api

using namespace mpt;
using namespace mpt::api;

#define UNPACK(...) __VA_ARGS__
#define T(x) o.in(x, #x)
#define N(x) o.in_or_none(x, #x)
#define L(x, n) o.in_list(x, n, #x)
#define D(x, n) in_dims(x, n, #x)
#define S(x, n) in_numbers(x, n, #x)
#define OPI(name, cls)
#define OP(name, cls, params, args)                                              \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out) {                        \
    return one("mpt_" #name, out, [&](Operands&& o) { return ops::name args; }); \
  }
#define OP2(name, cls, params, args)                                                   \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out, mpt_tensor* out2) {            \
    return two("mpt_" #name, out, out2, [&](Operands&& o) { return ops::name args; }); \
  }
#define OPV(name, cls, params, args)                                                         \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out, int32_t out_count) {                 \
    return many("mpt_" #name, out, out_count, [&](Operands&& o) { return ops::name args; }); \
  }
#include "ops/ops.def"

// -- in place -------------------------------------------------------------------------------------

mpt_status mpt_copy_into(mpt_tensor to, mpt_tensor from) {
  return entry("mpt_copy_into", [&] {
    Operands o;
    Tensor t = o.in(to, "to");
    ops::copy_into(t, o.in(from, "from"));
  });
}

mpt_status mpt_fill_into(mpt_tensor to, double value) {
  return entry("mpt_fill_into", [&] {
    Tensor t = in(to, "to");
    ops::fill_into(t, value);
  });
}

mpt_status mpt_add_into(mpt_tensor to, mpt_tensor x) {
  return entry("mpt_add_into", [&] {
    Operands o;
    Tensor t = o.in(to, "to");
    ops::add_into(t, o.in(x, "x"));
  });
}

mpt_status mpt_mul_into(mpt_tensor to, mpt_tensor x) {
  return entry("mpt_mul_into", [&] {
    Operands o;
    Tensor t = o.in(to, "to");
    ops::mul_into(t, o.in(x, "x"));
  });
}
