// Row 104: the mode that stops at the first operation that makes a NaN or Inf, in the forward and
// in the backward.
// SPDX-License-Identifier: Apache-2.0
#include "fixture.h"

namespace mpt_test {
namespace {

class Anomaly : public Rows {
 protected:
  // A context of its own with the flag, or this one with the switch.
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

TEST_F(Anomaly, R104_stops_at_the_first_operation_of_a_forward) {
  with_each_way([&] {
    mpt_tensor x = make({2}, {0, 1}), y = nullptr;
    EXPECT_EQ(mpt_exp(x, &y), MPT_OK);
    REFUSED(MPT_ERROR_STATE, mpt_log(x, &y), "log");
    EXPECT_EQ(y, nullptr);
  });
  mpt_tensor y = nullptr;
  OK(mpt_log(make({2}, {0, 1}), &y));  // the mode is off
}

// sqrt of 0 is fine, its gradient is not: the value is born in the backward.
TEST_F(Anomaly, R104_stops_at_the_first_operation_of_a_backward) {
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
