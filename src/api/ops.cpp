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

template <class F>
mpt_status one(const char* name, mpt_tensor* out, F&& run) noexcept {
  return entry(name, [&] {
    *need(out, "out") = nullptr;
    Tensor t = run();
    if (t.ctx().anomaly) check_results({&t, 1}, name + 4);
    *out = give(std::move(t));
  });
}

template <class F>
mpt_status two(const char* name, mpt_tensor* out, mpt_tensor* out2, F&& run) noexcept {
  return entry(name, [&] {
    *need(out, "out") = nullptr;
    *need(out2, "the second out") = nullptr;
    auto [a, b] = run();
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
    for (int32_t i = 0; i < out_count; ++i) out[i] = nullptr;
    std::vector<Tensor> list = run();
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
#define T(x) in(x, #x)
#define N(x) in_or_none(x, #x)
#define L(x, n) in_list(x, n, #x)
#define D(x, n) in_dims(x, n, #x)
#define OPI(name, cls)
#define OP(name, cls, params, args)                                \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out) {          \
    return one("mpt_" #name, out, [&] { return ops::name args; }); \
  }
#define OP2(name, cls, params, args)                                        \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out, mpt_tensor* out2) { \
    return two("mpt_" #name, out, out2, [&] { return ops::name args; });    \
  }
#define OPV(name, cls, params, args)                                           \
  mpt_status mpt_##name(UNPACK params, mpt_tensor* out, int32_t out_count) {   \
    return many("mpt_" #name, out, out_count, [&] { return ops::name args; }); \
  }
#include "ops/ops.def"
