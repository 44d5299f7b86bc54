// Modes of several users of a context.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "../support/fixture.h"

namespace {

using mpt_test::Floats;

class Modes : public mpt_test::Train {
 protected:
  int64_t modes(int64_t seed = 0) {
    int64_t made = 0;
    EXPECT_EQ(mpt_context_create_modes(ctx, seed, &made), MPT_OK) << mpt_last_error();
    return made;
  }
  mpt_dtype autocast() {
    mpt_dtype dtype = -1;
    EXPECT_EQ(mpt_autocast_get_dtype(ctx, &dtype), MPT_OK);
    return dtype;
  }
  bool records() {
    mpt_tensor x = make({1}, {1}), y = nullptr;
    EXPECT_EQ(mpt_tensor_set_requires_grad(x, 1), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_neg(x, &y), MPT_OK);
    const bool wanted = info(y).requires_grad;
    mpt_tensor_release(y);
    mpt_tensor_release(x);
    return wanted;
  }
};

TEST_F(Modes, EachUserHasScopesAndAGeneratorOfItsOwn) {
  const int64_t other = modes(5);
  OK(mpt_context_set_seed(ctx, 5));
  const Floats first = normal(8), second = normal(8);
  OK(mpt_context_set_seed(ctx, 1));
  OK(mpt_autocast_push(ctx, nullptr));
  OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
  OK(mpt_scope_push(ctx));
  mpt_tensor inside = make({1}, {1});
  const Floats own = normal(8);

  OK(mpt_context_use_modes(ctx, other));
  EXPECT_EQ(autocast(), MPT_DTYPE_NONE);
  EXPECT_TRUE(records());
  EXPECT_EQ(normal(8), first);
  REFUSED(MPT_ERROR_STATE, mpt_scope_pop(ctx, nullptr, 0), "no scope is open");
  REFUSED(MPT_ERROR_STATE, mpt_autocast_pop(ctx), "no autocast scope is open");
  REFUSED(MPT_ERROR_STATE, mpt_grad_mode_pop(ctx), "no grad mode is pushed");
  mpt_autocast_desc f16;
  mpt_autocast_desc_init(&f16, sizeof f16);
  f16.dtype = MPT_F16;
  OK(mpt_autocast_push(ctx, &f16));
  mpt_tensor outside = make({1}, {2});

  OK(mpt_context_use_modes(ctx, 0));
  EXPECT_EQ(autocast(), MPT_BF16);
  EXPECT_FALSE(records());
  OK(mpt_scope_pop(ctx, nullptr, 0));
  EXPECT_FALSE(mpt_tensor_is_valid(inside));
  EXPECT_TRUE(mpt_tensor_is_valid(outside)) << "the scope is of the first modes";
  OK(mpt_grad_mode_pop(ctx));
  OK(mpt_autocast_pop(ctx));
  EXPECT_NE(own, first);
  EXPECT_EQ(autocast(), MPT_DTYPE_NONE);

  OK(mpt_context_use_modes(ctx, other));
  EXPECT_EQ(autocast(), MPT_F16);
  EXPECT_EQ(normal(8), second) << "the draws of the other modes did not count";
  OK(mpt_autocast_pop(ctx));
  OK(mpt_context_use_modes(ctx, 0));
  mpt_tensor_release(outside);
}

TEST_F(Modes, NewModesHaveWhatANewContextHas) {
  OK(mpt_autocast_push(ctx, nullptr));
  OK(mpt_context_set_anomaly(ctx, 1));
  const int64_t first = modes();
  OK(mpt_context_use_modes(ctx, first));
  EXPECT_EQ(autocast(), MPT_DTYPE_NONE);
  mpt_tensor zero = make({1}, {0}), bad = nullptr;
  EXPECT_EQ(mpt_div(zero, zero, &bad), MPT_OK) << "anomaly checks are not those of the other user";
  OK(mpt_context_use_modes(ctx, 0));
  EXPECT_EQ(mpt_div(zero, zero, &bad), MPT_ERROR_STATE);
  OK(mpt_autocast_pop(ctx));
  // Classes that were set outside of scopes belong to new modes too.
  mpt_op matmul;
  mpt_cast_class cls;
  OK(mpt_op_from_name(ctx, "matmul", &matmul));
  OK(mpt_autocast_set_class(ctx, matmul, MPT_CAST_BANNED));
  const int64_t second = modes();
  OK(mpt_context_use_modes(ctx, second));
  OK(mpt_autocast_get_class(ctx, matmul, &cls));
  EXPECT_EQ(cls, MPT_CAST_BANNED);
  OK(mpt_context_use_modes(ctx, first));
  OK(mpt_autocast_get_class(ctx, matmul, &cls));
  EXPECT_EQ(cls, MPT_CAST_LOWER);
}

TEST_F(Modes, TheEndReleasesHandlesOfOpenScopes) {
  const int64_t other = modes();
  OK(mpt_context_use_modes(ctx, other));
  OK(mpt_scope_push(ctx));
  mpt_tensor inside = make({1}, {1});
  OK(mpt_autocast_push(ctx, nullptr));
  REFUSED(MPT_ERROR_STATE, mpt_context_end_modes(ctx, other), "modes 1 are in force");
  OK(mpt_context_use_modes(ctx, 0));
  EXPECT_TRUE(mpt_tensor_is_valid(inside));
  OK(mpt_context_end_modes(ctx, other));
  EXPECT_FALSE(mpt_tensor_is_valid(inside));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_use_modes(ctx, other), "modes 1 have ended");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_end_modes(ctx, other), "modes 1 have ended");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_use_modes(ctx, 2), "modes 2 do not exist");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_context_end_modes(ctx, 0), "the context's own");
  EXPECT_EQ(modes(), 2) << "numbers are not used again";
}

TEST_F(Modes, MemoryOfManyUsersIsGivenBack) {
  mpt_memory_info before = {}, after = {};
  before.struct_size = after.struct_size = sizeof before;
  OK(mpt_context_end_modes(ctx, modes()));
  make({1}, {1});  // a device may keep memory for what the host writes
  OK(mpt_context_get_memory(ctx, &before));
  for (int i = 0; i < 100; ++i) {
    const int64_t m = modes();
    OK(mpt_context_use_modes(ctx, m));
    OK(mpt_scope_push(ctx));
    make({1}, {1});
    OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
    OK(mpt_autocast_push(ctx, nullptr));
    OK(mpt_context_use_modes(ctx, 0));
    OK(mpt_context_end_modes(ctx, m));
  }
  OK(mpt_context_get_memory(ctx, &after));
  EXPECT_EQ(after.outside_bytes, before.outside_bytes);
  EXPECT_EQ(after.live_tensors, before.live_tensors);
}

TEST_F(Modes, ARecordingIsOfOneUser) {
  const int64_t other = modes();
  OK(mpt_record_begin(ctx));
  REFUSED(MPT_ERROR_STATE, mpt_context_use_modes(ctx, other),
          "a change to the modes of another user");
  OK(mpt_context_use_modes(ctx, 0));
  mpt_recording made = nullptr;
  OK(mpt_record_end(ctx, &made));
  mpt_recording_release(made);
  OK(mpt_context_use_modes(ctx, other));
}

}  // namespace
