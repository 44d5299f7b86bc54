// Reference cycles: a tensor whose graph leads back to it is freed when the program releases it,
// not at the end of the context.
// SPDX-License-Identifier: Apache-2.0
#include "../support/fixture.h"

namespace mpt_test {
namespace {

int ends = 0;
void end(void*) { ++ends; }

class Cycles : public Train {
 protected:
  void SetUp() override {
    Train::SetUp();
    ends = 0;
    OK(mpt_tensor_from_memory(ctx, MPT_F32, shape, nullptr, 1, memory, sizeof memory, end, nullptr,
                              &x));
    OK(mpt_tensor_set_requires_grad(x, 1));
  }
  int64_t live() {
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    EXPECT_EQ(mpt_context_get_memory(ctx, &m), MPT_OK);
    return m.live_tensors;
  }
  // Expects that everything was released and the memory returned before the context ends.
  void expect_gone() {
    drain();
    EXPECT_EQ(live(), 0);
    EXPECT_EQ(ends, 1);
  }
  template <class... T>
  void release(T... t) {
    (mpt_tensor_release(t), ...);
  }

  const int64_t shape[1] = {3};
  alignas(64) float memory[3] = {1, 2, 3};
  mpt_tensor x = nullptr;
};

// Overwrites y by a value computed from y.
TEST_F(Cycles, AWriteOfAValueWhoseGraphSavedTheTensor) {
  using Write = mpt_status (*)(mpt_tensor, mpt_tensor);
  for (Write write : {Write{mpt_copy_into}, Write{mpt_add_into}, Write{mpt_mul_into}}) {
    mpt_tensor y, z, sum;
    OK(mpt_exp(x, &y));
    for (int round = 0; round < 3; ++round) {
      OK(mpt_square(y, &z));
      OK(write(y, z));
      release(z);
    }
    OK(mpt_sum(y, nullptr, 0, 0, &sum));
    EXPECT_EQ(mpt_backward(&sum, nullptr, 1, nullptr), MPT_ERROR_STATE);
    EXPECT_NE(std::string(mpt_last_error()).find("changed it in place"), std::string::npos);
    release(y, sum);
    drain();
    EXPECT_EQ(live(), 1);
  }
  release(x);
  expect_gone();
}

TEST_F(Cycles, ADestinationThatWasAConstant) {
  NEEDS_HOST("the leaf is memory of the CPU");
  mpt_tensor c, z;
  OK(mpt_ones(ctx, MPT_F32, shape, 1, &c));
  OK(mpt_mul(x, c, &z));
  OK(mpt_copy_into(c, z));
  release(c, x, z);
  expect_gone();
}

// A tensor saved after the write is differentiated with its history after the write.
TEST_F(Cycles, ATensorSavedAfterTheWriteKeepsItsHistory) {
  mpt_tensor y, z, cube, sum, first, second, grads[1];
  OK(mpt_mul_scalar(x, 1, &y));
  OK(mpt_square(x, &z));
  OK(mpt_copy_into(y, z));  // y = x^2
  OK(mpt_pow_scalar(y, 3, &cube));
  OK(mpt_sum(cube, nullptr, 0, 0, &sum));
  release(y, z, cube);
  drain();
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.create_graph = 1;
  OK(mpt_grad(&sum, nullptr, 1, &x, 1, &d, grads));  // 6 x^5
  OK(mpt_sum(grads[0], nullptr, 0, 0, &first));
  OK(mpt_grad(&first, nullptr, 1, &x, 1, nullptr, &second));  // 30 x^4
  float v[3];
  OK(mpt_tensor_read(second, MPT_F32, v, 3));
  for (int i = 0; i < 3; ++i) EXPECT_NEAR(v[i], 30 * std::pow(i + 1, 4), 0.01);
  release(sum, grads[0], first, second, x);
  expect_gone();
}

TEST_F(Cycles, AGradientThatWasComputedFromItsLeaf) {
  mpt_tensor y, sum;
  OK(mpt_pow_scalar(x, 3, &y));
  OK(mpt_sum(y, nullptr, 0, 0, &sum));
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.create_graph = 1;
  for (int i = 0; i < 2; ++i) OK(mpt_backward(&sum, nullptr, 1, &d));
  mpt_tensor g;
  OK(mpt_tensor_get_grad(x, &g));
  release(y, sum, x);
  drain();
  EXPECT_EQ(ends, 0) << "the gradient still has its graph";
  float v[3];
  OK(mpt_tensor_read(g, MPT_F32, v, 3));
  EXPECT_EQ(v[1], 24);
  release(g);
  expect_gone();
}

TEST_F(Cycles, AGradientThatTheProgramSet) {
  mpt_tensor y;
  OK(mpt_exp(x, &y));
  OK(mpt_tensor_set_grad(x, y));
  release(x, y);
  expect_gone();
}

// Under autocast the leaf is cast inside the graph, and two leaves lead to each other.
TEST_F(Cycles, GradientsOfTwoLeavesUnderAutocast) {
  NEEDS_HOST("the leaf is memory of the CPU");
  const int64_t square[] = {3, 3};
  mpt_tensor w, row, y, sum;
  OK(mpt_ones(ctx, MPT_F32, square, 2, &w));
  OK(mpt_tensor_set_requires_grad(w, 1));
  mpt_autocast_desc a;
  mpt_autocast_desc_init(&a, sizeof a);
  a.dtype = MPT_BF16;
  OK(mpt_autocast_push(ctx, &a));
  OK(mpt_unsqueeze(x, 0, &row));
  OK(mpt_matmul(row, w, &y));
  OK(mpt_sum(y, nullptr, 0, 0, &sum));
  OK(mpt_autocast_pop(ctx));
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.create_graph = 1;
  OK(mpt_backward(&sum, nullptr, 1, &d));
  release(w, row, y, sum, x);
  OK(mpt_autocast_clear_cache(ctx));
  expect_gone();
}

}  // namespace
}  // namespace mpt_test
