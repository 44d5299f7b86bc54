// After the first steps a training takes nothing from the system's heap: what a step makes lies in
// the context's arena, and lists are kept. SPDX-License-Identifier: Apache-2.0
#include <functional>

#include "../train/fixture.h"
#include "faults.h"
#include "mpt/mpt_nn.h"

namespace mpt_test {
namespace {

class Steady : public Train {
 protected:
  // Counts what the last of a few steps takes.
  void train(const char* name, const std::function<mpt_tensor()>& loss) {
    mpt_precision kind = precision(name);
    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    how.clip_norm = 1;
    how.accumulate = 2;
    mpt_optimizer adamw;
    mpt_stepper stepper;
    OK(mpt_params_set_precision(params, &kind));
    OK(mpt_optimizer_create(params, nullptr, &adamw));
    OK(mpt_stepper_create(ctx, &kind, &how, &stepper));
    OK(mpt_stepper_add(stepper, adamw));
    for (int i = 0; i < 4; ++i) {
      const int64_t before = heap_allocations();
      OK(mpt_scope_push(ctx));
      for (int micro = 0; micro < 2; ++micro) {
        OK(mpt_precision_push(ctx, &kind));
        mpt_tensor l = loss();
        OK(mpt_precision_pop(ctx));
        OK(mpt_stepper_backward(stepper, l));
      }
      EXPECT_GE(mpt_stepper_step(stepper), 0) << mpt_last_error();
      OK(mpt_scope_pop(ctx, nullptr, 0));
      taken = heap_allocations() - before;
    }
  }
  mpt_tensor forward(mpt_module m, mpt_tensor x) {
    mpt_tensor y = nullptr;
    EXPECT_EQ(mpt_module_forward(m, x, &y), MPT_OK) << mpt_last_error();
    return y;
  }
  void SetUp() override {
    Train::SetUp();
    OK(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
  }
  // oneDNN takes memory of its own in every product that it computes.
  bool by_onednn() {
    std::string list(100000, '\0');
    EXPECT_EQ(mpt_context_kernels(ctx, list.data(), list.size(), nullptr), MPT_OK);
    return list.find(": onednn") != std::string::npos;
  }
  int64_t taken = -1;
};

TEST_F(Steady, AnMlpTakesNothing) {
  mpt_module list[4], net;
  OK(mpt_nn_linear(params, "a", 8, 32, 1, MPT_ACTIVATION_GELU, &list[0]));
  OK(mpt_nn_dropout(ctx, 0.1, &list[1]));
  const int64_t width = 32;
  OK(mpt_nn_layer_norm(params, "n", &width, 1, nullptr, &list[2]));
  OK(mpt_nn_linear(params, "b", 32, 3, 1, MPT_ACTIVATION_NONE, &list[3]));
  OK(mpt_nn_sequential(ctx, list, 4, &net));
  mpt_tensor x = make({16, 8}, Floats(128, 0.5f)), y = make({16, 3}, Floats(48, 1));
  for (const char* name : {"bf16-mixed", "16-mixed", "O1"}) {
    train(name, [&] {
      mpt_tensor l = nullptr;
      EXPECT_EQ(mpt_mse_loss(forward(net, x), y, MPT_REDUCTION_MEAN, &l), MPT_OK);
      return l;
    });
    if (by_onednn()) GTEST_SKIP() << "oneDNN computes some of it";
    EXPECT_EQ(taken, 0) << name;
  }
}

TEST_F(Steady, ATransformerTakesNothing) {
  mpt_module table, block, head;
  mpt_nn_transformer_desc d;
  mpt_nn_transformer_desc_init(&d, sizeof d);
  d.norm_first = d.causal = 1;
  d.dim_feedforward = 32;
  OK(mpt_nn_embedding(params, "table", 11, 16, -1, &table));
  OK(mpt_nn_transformer_block(params, "block", 16, 2, &d, &block));
  OK(mpt_nn_linear(params, "head", 16, 11, 0, MPT_ACTIVATION_NONE, &head));
  const int64_t shape[2] = {2, 6}, flat[2] = {12, 11}, rows = 12;
  const std::vector<int64_t> words(12, 3);
  mpt_tensor x, y;
  OK(mpt_from_data(ctx, MPT_I64, shape, 2, words.data(), 96, &x));
  OK(mpt_from_data(ctx, MPT_I64, &rows, 1, words.data(), 96, &y));
  train("bf16-mixed", [&] {
    mpt_tensor z = forward(head, forward(block, forward(table, x))), l = nullptr;
    EXPECT_EQ(mpt_reshape(z, flat, 2, &z), MPT_OK);
    EXPECT_EQ(mpt_cross_entropy(z, y, nullptr, -100, MPT_REDUCTION_MEAN, 0, &l), MPT_OK);
    return l;
  });
  if (by_onednn()) GTEST_SKIP() << "oneDNN computes some of it";
  EXPECT_EQ(taken, 0);
}

}  // namespace
}  // namespace mpt_test
