// C entry points of the operations, one per line of ops.def.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt_ops.h"

#include "api/entry.h"
#include "api/operands.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt::api {
namespace {

template <class F>
mpt_status one(const char* name, Op op, mpt_tensor* out, F&& run) noexcept {
  return entry(name, [&] {
    *need(out, "out") = {};
    Tensor t = run(Operands(op));
    if (t.ctx().anomaly) check_results({&t, 1}, op_name(t.ctx(), op));
    *out = give(std::move(t));
  });
}

template <class F>
mpt_status two(const char* name, Op op, mpt_tensor* out, mpt_tensor* out2, F&& run) noexcept {
  return entry(name, [&] {
    clear(out, out2);
    need(out, "out");
    need(out2, "the second out");
    auto [a, b] = run(Operands(op));
    Tensor list[2] = {std::move(a), std::move(b)};
    if (list[0].ctx().anomaly) check_results(list, op_name(list[0].ctx(), op));
    mpt_tensor handles[2];
    give_list(list, handles);
    *out = handles[0];
    *out2 = handles[1];
  });
}

template <class F>
mpt_status many(const char* name, Op op, mpt_tensor* out, int32_t out_count, F&& run) noexcept {
  return entry(name, [&] {
    need(out, "out");
    clear_list(out, out_count);
    std::vector<Tensor> list = run(Operands(op, out_count));
    if (static_cast<int32_t>(list.size()) != out_count) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "the operation has %zu results, not %d", list.size(),
           out_count);
    }
    if (!list.empty() && list[0].ctx().anomaly) check_results(list, op_name(list[0].ctx(), op));
    give_list(list, out);
  });
}

}  // namespace
}  // namespace mpt::api

using namespace mpt;
using namespace mpt::api;

#define OPI(name, cls)
#define OP(name, cls, kind, params, decl, args)                                            \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out) {                                  \
    return one("mpt_" #name, Op::name, out, [&](Operands&& o) { return ops::name args; }); \
  }
#define OP2(name, cls, kind, params, decl, args)                                                 \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out, mpt_tensor* out2) {                      \
    return two("mpt_" #name, Op::name, out, out2, [&](Operands&& o) { return ops::name args; }); \
  }
#define OPV(name, cls, kind, params, decl, args)                             \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out, int32_t out_count) { \
    return many("mpt_" #name, Op::name, out, out_count,                      \
                [&](Operands&& o) { return ops::name args; });               \
  }
#include "core/ops.def"

// -- in place -------------------------------------------------------------------------------------

mpt_status mpt_copy_into(mpt_tensor to, mpt_tensor from) {
  return entry("mpt_copy_into", [&] {
    Operands o;
    Tensor t = o.in(to, "to");
    mpt::copy_into(t, o.in(from, "from"));
  });
}

mpt_status mpt_fill_into(mpt_tensor to, double value) {
  return entry("mpt_fill_into", [&] {
    Tensor t = in(to, "to");
    mpt::fill_into(t, value);
  });
}

mpt_status mpt_add_into(mpt_tensor to, mpt_tensor x) {
  return entry("mpt_add_into", [&] {
    Operands o;
    Tensor t = o.in(to, "to");
    mpt::add_into(t, o.in(x, "x"));
  });
}

mpt_status mpt_mul_into(mpt_tensor to, mpt_tensor x) {
  return entry("mpt_mul_into", [&] {
    Operands o;
    Tensor t = o.in(to, "to");
    mpt::mul_into(t, o.in(x, "x"));
  });
}
