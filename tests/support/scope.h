// A fixture with autocast scopes, dtypes, bits and traces.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include "fixture.h"
#include "mpt/mpt.h"

namespace mpt_test {

class TrainInScope : public Train {
 protected:
  void SetUp() override {
    Train::SetUp();
    ASSERT_EQ(mpt_scope_push(ctx), MPT_OK);
  }

  // Runs `body` inside an autocast scope.
  template <class F>
  void under(mpt_dtype dtype, const F& body, int32_t profile = MPT_PROFILE_INHERIT,
             int32_t cache = MPT_CAST_CACHE_KEEP, bool enabled = true, bool cost_rule = false) {
    mpt_autocast_desc d;
    mpt_autocast_desc_init(&d, sizeof d);
    d.dtype = dtype;
    d.profile = profile;
    d.cache = cache;
    d.enabled = enabled;
    d.cost_rule = cost_rule;
    OK(mpt_autocast_push(ctx, &d));
    body();
    OK(mpt_autocast_pop(ctx));
  }
  template <class F>
  void without(const F& body) {
    under(MPT_BF16, body, MPT_PROFILE_INHERIT, MPT_CAST_CACHE_KEEP, false);
  }

  mpt_tensor cast(mpt_tensor x, mpt_dtype to) {
    mpt_tensor y = nullptr;
    EXPECT_EQ(mpt_cast(x, to, &y), MPT_OK) << mpt_last_error();
    return y;
  }
  mpt_tensor random(const Shape& shape, mpt_dtype dtype = MPT_F32, double deviation = 1) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(
        mpt_normal(ctx, dtype, shape.data(), static_cast<int32_t>(shape.size()), 0, deviation, &t),
        MPT_OK)
        << mpt_last_error();
    return t;
  }
  mpt_tensor leaf(const char* name, const Shape& shape, double deviation = 1) {
    mpt_tensor t = random(shape, MPT_F32, deviation);
    EXPECT_EQ(mpt_tensor_set_requires_grad(t, 1), MPT_OK);
    EXPECT_EQ(mpt_tensor_set_name(t, name), MPT_OK);
    return t;
  }
  // Returns the single result of a call f(args.., &out).
  template <class F, class... A>
  mpt_tensor call(F f, A... args) {
    mpt_tensor out = nullptr;
    EXPECT_EQ(f(args..., &out), MPT_OK) << mpt_last_error();
    return out;
  }
  mpt_tensor sum(mpt_tensor x) {
    return call(mpt_sum, x, static_cast<const int64_t*>(nullptr), 0, 0);
  }
  mpt_tensor linear(mpt_tensor x, mpt_tensor w) {
    return call(mpt_linear, x, w, mpt_tensor{}, MPT_ACTIVATION_NONE);
  }
  mpt_dtype dtype(mpt_tensor t) { return t ? info(t).dtype : MPT_DTYPE_NONE; }
  void expect_same(mpt_tensor a, mpt_tensor b, const char* what) {
    EXPECT_EQ(dtype(a), dtype(b)) << what;
    EXPECT_EQ(bits(read(a)), bits(read(b))) << what;
  }
  mpt_op op(const char* name) {
    mpt_op o = -1;
    EXPECT_EQ(mpt_op_from_name(ctx, name, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  mpt_cast_class cls(const char* name) {
    mpt_cast_class c = -1;
    EXPECT_EQ(mpt_autocast_get_class(ctx, op(name), &c), MPT_OK) << mpt_last_error();
    return c;
  }
  mpt_cast_cache_info cache() {
    mpt_cast_cache_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_autocast_get_cache_info(ctx, &i), MPT_OK);
    return i;
  }
  mpt_trace_info trace() {
    mpt_trace_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_trace_get_info(ctx, &i), MPT_OK);
    return i;
  }
  template <class T, class F>
  std::vector<T> all(F get, int64_t n) {
    std::vector<T> list(static_cast<size_t>(n));
    for (int64_t i = 0; i < n; ++i) {
      T& t = list[static_cast<size_t>(i)];
      t.struct_size = sizeof t;
      EXPECT_EQ(get(ctx, i, &t), MPT_OK) << mpt_last_error();
    }
    return list;
  }
  std::vector<mpt_trace_op> ops() { return all<mpt_trace_op>(mpt_trace_get_op, trace().ops); }
  std::string trace_text() {
    size_t n = 0;
    EXPECT_EQ(mpt_trace_text(ctx, nullptr, 0, &n), MPT_OK);
    std::string s(n, 0);
    EXPECT_EQ(mpt_trace_text(ctx, s.data(), n, nullptr), MPT_OK);
    s.pop_back();
    return s;
  }
};

}  // namespace mpt_test
