// Hooks report when they can no longer run, for languages that must keep their functions until
// then.
// SPDX-License-Identifier: Apache-2.0
#include "../support/fixture.h"

namespace mpt_test {
namespace {

struct Seen {
  int runs = 0, ends = 0;
  mpt_status result = MPT_OK;
};

mpt_status run(void* user, mpt_tensor*) {
  ++static_cast<Seen*>(user)->runs;
  return static_cast<Seen*>(user)->result;
}
mpt_status run_post(void* user, mpt_tensor) {
  ++static_cast<Seen*>(user)->runs;
  return MPT_OK;
}
void end(void* user) { ++static_cast<Seen*>(user)->ends; }

class Hooks : public Train {
 protected:
  void SetUp() override {
    Train::SetUp();
    x = make({2}, {1, 2});
    OK(mpt_tensor_set_requires_grad(x, 1));
  }
  mpt_tensor x = nullptr;
  Seen seen;
  int64_t id = -1;
};

TEST_F(Hooks, OnAResultEndsWithItsGraph) {
  mpt_tensor y, loss;
  OK(mpt_square(x, &y));
  OK(mpt_tensor_add_hook(y, run, &seen, end, &id));
  OK(mpt_sum(y, nullptr, 0, 0, &loss));
  mpt_tensor_release(y);
  drain();
  EXPECT_EQ(seen.ends, 0);  // the graph still holds the hook
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  EXPECT_EQ(seen.runs, 1);
  mpt_tensor_release(loss);
  drain();
  EXPECT_EQ(seen.ends, 1);
}

mpt_status replace_and_fail(void* user, mpt_tensor* grad) {
  mpt_tensor twice = nullptr;
  if (mpt_add(*grad, *grad, &twice) != MPT_OK) return MPT_ERROR_INTERNAL;
  *static_cast<mpt_tensor*>(user) = *grad = twice;
  return MPT_ERROR_CALLBACK;
}

TEST_F(Hooks, AGradientStoredByAHookThatFailsIsReleased) {
  mpt_tensor loss, stored = nullptr;
  OK(mpt_sum(x, nullptr, 0, 0, &loss));
  OK(mpt_tensor_add_hook(x, replace_and_fail, &stored, nullptr, &id));
  EXPECT_EQ(mpt_backward(&loss, nullptr, 1, nullptr), MPT_ERROR_CALLBACK);
  EXPECT_FALSE(mpt_tensor_is_valid(stored));
}

TEST_F(Hooks, OnALeafEndsWhenItIsRemoved) {
  OK(mpt_tensor_add_hook(x, run, &seen, end, &id));
  OK(mpt_tensor_remove_hook(x, id));
  EXPECT_EQ(seen.ends, 1);
  EXPECT_EQ(seen.runs, 0);
}

TEST_F(Hooks, PostHookEndsWithItsLeaf) {
  mpt_tensor loss;
  OK(mpt_tensor_add_post_hook(x, run_post, &seen, end, &id));
  OK(mpt_sum(x, nullptr, 0, 0, &loss));
  OK(mpt_backward(&loss, nullptr, 1, nullptr));
  EXPECT_EQ(seen.runs, 1);
  mpt_tensor_release(loss);
  mpt_tensor_release(x);
  drain();
  EXPECT_EQ(seen.ends, 1);
}

TEST_F(Hooks, AFailedCallNeverEnds) {
  OK(mpt_tensor_set_requires_grad(x, 0));
  EXPECT_EQ(mpt_tensor_add_hook(x, run, &seen, end, &id), MPT_ERROR_STATE);
  EXPECT_EQ(mpt_tensor_add_post_hook(x, run_post, &seen, end, &id), MPT_ERROR_STATE);
  EXPECT_EQ(seen.ends, 0);
}

TEST_F(Hooks, AFailureOfTheHookEndsTheBackward) {
  mpt_tensor loss;
  seen.result = MPT_ERROR_CALLBACK;
  OK(mpt_tensor_add_hook(x, run, &seen, end, &id));
  OK(mpt_sum(x, nullptr, 0, 0, &loss));
  EXPECT_EQ(mpt_backward(&loss, nullptr, 1, nullptr), MPT_ERROR_CALLBACK);
  EXPECT_EQ(seen.runs, 1);
}

// The error text of a failed callback includes the error inside the callback, but no older error.
TEST_F(Hooks, TheErrorOfACallInsideACallbackIsPartOfTheText) {
  auto in_hook = [](void*, mpt_tensor* g) {
    mpt_tensor out;
    return mpt_narrow(*g, 0, 1, 5, &out);
  };
  mpt_tensor loss, out;
  OK(mpt_tensor_add_hook(x, in_hook, nullptr, nullptr, &id));
  OK(mpt_sum(x, nullptr, 0, 0, &loss));
  REFUSED(MPT_ERROR_CALLBACK, mpt_backward(&loss, nullptr, 1, nullptr),
          "mpt_backward: a gradient hook reported MPT_ERROR_SHAPE (-5): mpt_narrow: 5 elements "
          "from 1 of dim 0");
  OK(mpt_tensor_remove_hook(x, id));

  mpt_custom_op_desc d;
  mpt_custom_op_desc_init(&d, sizeof d);
  d.name = "mine";
  d.forward = [](void* silent, const mpt_tensor* in, int32_t, mpt_tensor* results, int32_t) {
    if (silent) return mpt_status{MPT_ERROR_SHAPE};
    return mpt_narrow(in[0], 0, 1, 5, results);
  };
  mpt_op op;
  OK(mpt_op_register(ctx, &d, &op));
  REFUSED(MPT_ERROR_CALLBACK, mpt_op_run(ctx, op, &x, 1, nullptr, 0, &out, 1),
          "the forward of 'mine' reported MPT_ERROR_SHAPE (-5): mpt_narrow: 5 elements");
  d.name = "silent";
  d.user = &d;
  OK(mpt_op_register(ctx, &d, &op));
  EXPECT_EQ(mpt_narrow(x, 0, 1, 5, &out), MPT_ERROR_SHAPE);
  EXPECT_EQ(mpt_op_run(ctx, op, &x, 1, nullptr, 0, &out, 1), MPT_ERROR_CALLBACK);
  EXPECT_STREQ(mpt_last_error(),
               "mpt_op_run: the forward of 'silent' reported MPT_ERROR_SHAPE (-5)");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_op_from_name(ctx, "silemt", &op), "'silent'");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_op_run(ctx, 0, &x, 1, nullptr, 0, &out, 1),
          "add needs the tensor 'b'");
}

// A differentiable gradient holds its leaf, which holds the gradient. The end of the context frees
// both and returns the host's memory and hooks.
TEST_F(Hooks, ALeafThatItsGradientHoldsEndsWithTheContext) {
  float values[] = {1, 2};
  const int64_t shape[] = {2};
  Seen memory;
  mpt_tensor leaf, y;
  OK(mpt_tensor_from_memory(ctx, MPT_F32, shape, nullptr, 1, values, sizeof values, end, &memory,
                            &leaf));
  OK(mpt_tensor_set_requires_grad(leaf, 1));
  OK(mpt_tensor_add_hook(leaf, run, &seen, end, &id));
  OK(mpt_square(leaf, &y));
  OK(mpt_sum(y, nullptr, 0, 0, &y));
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.create_graph = 1;
  OK(mpt_backward(&y, nullptr, 1, &d));
  for (mpt_tensor t : {leaf, y, x}) mpt_tensor_release(t);
  drain();
  EXPECT_EQ(memory.ends, 0);
  mpt_context_release(ctx);
  ctx = nullptr;
  EXPECT_EQ(memory.ends, 1);
  EXPECT_EQ(seen.ends, 1);
}

// A backward inside a hook visits nodes for which the outer backward has pending gradients; the two
// must stay separate. y = 2 x is used twice, and the hook runs while one of the two gradients of y
// is pending.
TEST_F(Hooks, ABackwardInAHookLeavesTheOneAroundItAlone) {
  struct Inner {
    mpt_tensor root, x, grad;
    static mpt_status grad_of(void* user, mpt_tensor*) {
      auto* i = static_cast<Inner*>(user);
      mpt_backward_desc d;
      mpt_backward_desc_init(&d, sizeof d);
      d.retain_graph = 1;
      return mpt_grad(&i->root, nullptr, 1, &i->x, 1, &d, &i->grad);
    }
    static mpt_status backward(void* user, mpt_tensor*) {
      mpt_backward_desc d;
      mpt_backward_desc_init(&d, sizeof d);
      d.retain_graph = 1;
      return mpt_backward(&static_cast<Inner*>(user)->root, nullptr, 1, &d);
    }
  };
  for (bool into_leaves : {false, true}) {
    for (bool other : {false, true}) {  // true: the inner backward ends at another leaf
      mpt_tensor y, a, b, loss, free = make({2}, {1, 1}), both;
      OK(mpt_tensor_set_requires_grad(free, 1));
      OK(mpt_tensor_set_grad(x, nullptr));
      OK(mpt_mul_scalar(x, 2, &y));
      OK(mpt_mul_scalar(y, 3, &a));
      OK(mpt_mul_scalar(y, 5, &b));
      OK(mpt_mul(y, free, &both));
      Inner inner = {nullptr, other ? free : x, nullptr};
      OK(mpt_sum(both, nullptr, 0, 0, &inner.root));
      OK(mpt_tensor_add_hook(a, into_leaves ? Inner::backward : Inner::grad_of, &inner, nullptr,
                             nullptr));
      OK(mpt_add(a, b, &loss));
      OK(mpt_sum(loss, nullptr, 0, 0, &loss));
      OK(mpt_backward(&loss, nullptr, 1, nullptr));
      EXPECT_EQ(grad(x)[0], into_leaves ? 18 : 16);
      if (into_leaves) continue;
      EXPECT_EQ(read(inner.grad)[0], 2);
    }
  }
}

}  // namespace
}  // namespace mpt_test
