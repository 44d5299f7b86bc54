// mpt_device_selftest: it passes on a device that computes what the reference kernels compute, has
// a case for each operation, and leaves the context as it was. tests/fake/device_test.cpp has
// devices that compute something else.
// SPDX-License-Identifier: Apache-2.0
#include <set>
#include <sstream>
#include <string>

#include "../support/scope.h"
#include "mpt/mpt.hpp"

namespace mpt_test {
namespace {

class SelfTest : public TrainInScope {};

struct Case {
  const char *names, *in, *attrs = "";
  int results = 0;
};
constexpr Case kCases[] = {
#include "../../src/api/selftest_cases.inc"
};

TEST_F(SelfTest, EveryOperationHasACase) {
  std::set<std::string> tried;
  for (const Case& c : kCases) {
    std::istringstream names(c.names);
    for (std::string name; names >> name;) tried.insert(name);
  }
  for (mpt_op op = 0; mpt_op_name(ctx, op); ++op) {
    mpt_op_info info = {};
    info.struct_size = sizeof info;
    if (mpt_op_get_info(ctx, op, &info) == MPT_ERROR_UNSUPPORTED) continue;  // a part of others
    EXPECT_TRUE(tried.contains(info.name)) << info.name;
  }
}

TEST_F(SelfTest, PassesAndLeavesTheContextAsItWas) {
  mpt_autocast_desc autocast;
  mpt_autocast_desc_init(&autocast, sizeof autocast);
  OK(mpt_autocast_push(ctx, &autocast));
  OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
  OK(mpt_context_set_generator(ctx, 7, 12));
  const int64_t shape[] = {4, 4};
  mpt_tensor x = nullptr, y = nullptr;
  OK(mpt_ones(ctx, MPT_F32, shape, 2, &x));
  mpt_memory_info before = {}, after = {};
  before.struct_size = after.struct_size = sizeof before;

  mpt::Context(mpt_context_retain(ctx)).device_selftest();
  OK(mpt_context_get_memory(ctx, &before));
  OK(mpt_device_selftest(ctx));
  OK(mpt_context_get_memory(ctx, &after));
  for (int i = 0; i < MPT_MEMORY_PURPOSES; ++i) EXPECT_EQ(after.now[i], before.now[i]) << i;
  EXPECT_EQ(after.live_tensors, before.live_tensors);

  int64_t seed = 0, draws = 0;
  OK(mpt_context_get_generator(ctx, &seed, &draws));
  EXPECT_EQ(seed, 7);
  EXPECT_EQ(draws, 12);
  OK(mpt_matmul(x, x, &y));
  mpt_tensor_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_tensor_get_info(y, &info));
  EXPECT_EQ(info.dtype, MPT_BF16);
  EXPECT_EQ(info.requires_grad, 0);
  EXPECT_EQ(read(y), Floats(16, 4));
  OK(mpt_grad_mode_pop(ctx));
  OK(mpt_autocast_pop(ctx));
}

TEST_F(SelfTest, NeedsAContextThatComputes) {
  REFUSED(MPT_ERROR_INVALID_HANDLE, mpt_device_selftest(nullptr), "context");
  OK(mpt_trace_begin_dry(ctx));
  REFUSED(MPT_ERROR_STATE, mpt_device_selftest(ctx), "a dry run is open");
  OK(mpt_trace_end(ctx));
}

TEST_F(SelfTest, ALackOfMemoryIsNoDifference) {
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.memory_limit = size_t{1} << 16;
  mpt_context small = nullptr;
  OK(mpt_context_create(&desc, &small));
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_device_selftest(small), "");
  mpt_context_release(small);
}

}  // namespace
}  // namespace mpt_test
