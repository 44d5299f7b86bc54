// Tests of anomaly mode, which stops at the first operation that makes a NaN or an infinity, in the
// forward and in the backward pass.
// SPDX-License-Identifier: Apache-2.0
#include "../support/scope.h"

namespace mpt_test {
namespace {

class Anomaly : public TrainInScope {
 protected:
  // Runs `body` with the mode switched on in this context, and in a new context with the flag.
  void with_each_way(const std::function<void()>& body) {
    OK(mpt_context_set_anomaly(ctx, 1));
    body();
    OK(mpt_context_set_anomaly(ctx, 0));
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.flags = MPT_CONTEXT_ANOMALY;
    mpt_context validated = nullptr, own = ctx;
    OK(mpt_context_create(&d, &validated));
    ctx = validated;
    body();
    ctx = own;
    mpt_context_release(validated);
  }
};

TEST_F(Anomaly, StopsAtTheFirstOperationOfAForward) {
  with_each_way([&] {
    mpt_tensor x = make({2}, {0, 1}), y = nullptr;
    EXPECT_EQ(mpt_exp(x, &y), MPT_OK);
    REFUSED(MPT_ERROR_STATE, mpt_log(x, &y), "log");
    EXPECT_EQ(y, nullptr);
  });
  mpt_tensor y = nullptr;
  OK(mpt_log(make({2}, {0, 1}), &y));  // the mode is off
}

// The square root of 0 is finite and its gradient is not, so the value first appears in the
// backward pass.
TEST_F(Anomaly, StopsAtTheFirstOperationOfABackward) {
  with_each_way([&] {
    mpt_tensor w = make({2}, {0, 4});
    OK(mpt_tensor_set_requires_grad(w, 1));
    mpt_tensor y = sum(call(mpt_sqrt, call(mpt_mul_scalar, w, 2.0)));
    REFUSED(MPT_ERROR_STATE, mpt_backward(&y, nullptr, 1, nullptr), "sqrt");
    mpt_tensor g = nullptr;
    OK(mpt_tensor_get_grad(w, &g));
    EXPECT_EQ(g, nullptr) << "a backward that stops leaves no gradient";
  });
}

}  // namespace
}  // namespace mpt_test
