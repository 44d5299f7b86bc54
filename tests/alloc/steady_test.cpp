// After the first steps a training allocates nothing from the system's heap and touches no new
// page: a step's data is stored in the context's arena, and lists are reused. Where oneDNN
// computes, it allocates heap in every product, whose pages the C library may release and request
// again; the number of such products bounds both.
// SPDX-License-Identifier: Apache-2.0
#include <sys/resource.h>

#include <algorithm>
#include <functional>

#include "../support/fixture.h"
#include "faults.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

class Steady : public Train {
 protected:
  // Runs six steps; counts the allocations of the last and the fewest new pages of the last three.
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
    mpt_recording recording = nullptr;
    for (int i = 0; i < (replays ? 10 : 6); ++i) {
      const int64_t before = heap_allocations(), faults_before = page_faults();
      if (recording) {
        OK(mpt_recording_replay(recording));
        taken = heap_allocations() - before;
        faults = i <= 7 ? page_faults() - faults_before
                        : std::min<int64_t>(faults, page_faults() - faults_before);
        continue;
      }
      const bool is_recorded = replays && i == 5;
      if (is_recorded) {
        OK(mpt_record_begin(ctx));
      }
      OK(mpt_scope_push(ctx));
      for (int micro = 0; micro < 2; ++micro) {
        OK(mpt_precision_push(ctx, &kind));
        mpt_tensor l = loss();
        OK(mpt_precision_pop(ctx));
        OK(mpt_stepper_backward(stepper, l));
      }
      EXPECT_GE(mpt_stepper_step(stepper), 0) << mpt_last_error();
      OK(mpt_scope_pop(ctx, nullptr, 0));
      if (is_recorded) {
        OK(mpt_record_end(ctx, &recording));
      }
      taken = heap_allocations() - before;
      // The system may take a page away at any time, so the least of three steps counts.
      const int64_t now = page_faults() - faults_before;
      faults = i <= 3 ? now : std::min(faults, now);
    }
    mpt_recording_release(recording);
    mpt_optimizer_release(adamw);
    mpt_stepper_release(stepper);
  }
  static int64_t page_faults() {
    rusage u = {};
    getrusage(RUSAGE_SELF, &u);
    return u.ru_minflt;
  }
  // Expects only `expected` allocations and those of oneDNN, whose kernels are listed among those
  // that ran.
  void expect_steady(const char* name, int64_t expected = 0) {
    const int64_t products = by_onednn();
    EXPECT_LE(taken, expected + kHeapOfAProduct * products)
        << name << ", " << products << " by oneDNN";
#ifndef __SANITIZE_ADDRESS__  // the sanitizer delays the reuse of freed memory
    EXPECT_LE(faults, kPagesOfAProduct * products)
        << name << ", new pages, " << products << " products by oneDNN";
#endif
  }
  mpt_tensor forward(mpt_module m, mpt_tensor x) {
    mpt_tensor y = nullptr;
    EXPECT_EQ(mpt_module_forward(m, x, &y), MPT_OK) << mpt_last_error();
    return y;
  }
  void SetUp() override {
    NEEDS_HOST("the queue of the fake device takes heap; OnFake.AStepKeepsNothing has its memory");
    Train::SetUp();
    OK(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
  }
  // Returns the number of kernels computed by oneDNN, each run of which allocates heap.
  int64_t by_onednn() {
    std::string list(100000, '\0');
    EXPECT_EQ(mpt_context_kernels_text(ctx, list.data(), list.size(), nullptr), MPT_OK);
    int64_t n = 0;
    for (size_t at = 0; (at = list.find(": onednn", at)) != std::string::npos; ++at) ++n;
    return n;
  }
  // For two micro-batches: about 17 in each with oneDNN 2.6; oneDNN 3.7 makes eight more, of four
  // bytes.
  static constexpr int64_t kHeapOfAProduct = 56;
  // A buffer of 228 KiB, in which oneDNN 2.6 packs an operand, in each of two threads.
  static constexpr int64_t kPagesOfAProduct = 2 * 57;
  int64_t taken = -1, faults = -1;
  bool replays = false;  // the sixth step is recorded, and the others are replays
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
    expect_steady(name);
  }
}

TEST_F(Steady, AReplayTakesNothing) {
  mpt_module list[4], net;
  OK(mpt_nn_linear(params, "a", 8, 32, 1, MPT_ACTIVATION_GELU, &list[0]));
  OK(mpt_nn_dropout(ctx, 0.1, &list[1]));
  OK(mpt_nn_batch_norm(params, "n", 32, nullptr, &list[2]));
  OK(mpt_nn_linear(params, "b", 32, 3, 1, MPT_ACTIVATION_NONE, &list[3]));
  OK(mpt_nn_sequential(ctx, list, 4, &net));
  mpt_tensor x = make({16, 8}, Floats(128, 0.5f)), y = make({16, 3}, Floats(48, 1));
  replays = true;
  for (const char* name : {"bf16-mixed", "16-mixed", "O1"}) {
    train(name, [&] {
      mpt_tensor l = nullptr;
      EXPECT_EQ(mpt_mse_loss(forward(net, x), y, MPT_REDUCTION_MEAN, &l), MPT_OK);
      return l;
    });
    expect_steady(name);
  }
}

TEST_F(Steady, ATransformerTakesNothing) {
  mpt_module table, block, head;
  mpt_nn_transformer_desc d;
  mpt_nn_transformer_desc_init(&d, sizeof d);
  d.norm_first = d.causal = 1;
  d.dim_feedforward = 32;
  OK(mpt_nn_embedding(params, "table", 11, 16, nullptr, &table));
  OK(mpt_nn_transformer_block(params, "block", 16, 2, &d, &block));
  OK(mpt_nn_linear(params, "head", 16, 11, 0, MPT_ACTIVATION_NONE, &head));
  const int64_t shape[2] = {2, 6}, flat[2] = {12, 11}, rows = 12;
  const std::vector<int64_t> words(12, 3);
  mpt_tensor x, y;
  OK(mpt_tensor_from_data(ctx, MPT_I64, shape, 2, words.data(), 96, &x));
  OK(mpt_tensor_from_data(ctx, MPT_I64, &rows, 1, words.data(), 96, &y));
  train("bf16-mixed", [&] {
    mpt_tensor z = forward(head, forward(block, forward(table, x))), l = nullptr;
    EXPECT_EQ(mpt_reshape(z, flat, 2, &z), MPT_OK);
    EXPECT_EQ(mpt_cross_entropy(z, y, nullptr, nullptr, &l), MPT_OK);
    return l;
  });
  expect_steady("bf16-mixed");
}

// A batch norm records how to undo its running statistics if the call fails: a mean, a variance and
// a count, for each of the two micro-batches. Convolutions and pools allocate nothing.
TEST_F(Steady, AConvolutionNetTakesNothingButNotesOfItsStatistics) {
  constexpr int64_t kHeapOfABatchNorm = 3;
  mpt_module list[6], net;
  mpt_nn_norm_desc relu;
  mpt_nn_norm_desc_init(&relu, sizeof relu);
  relu.activation = MPT_ACTIVATION_RELU;
  OK(mpt_nn_conv2d(params, "c1", 3, 16, 3, 1, 1, nullptr, &list[0]));
  OK(mpt_nn_batch_norm(params, "n1", 16, &relu, &list[1]));
  OK(mpt_nn_conv2d(params, "c2", 16, 32, 3, 2, 1, nullptr, &list[2]));
  OK(mpt_nn_max_pool2d(ctx, 2, 0, 0, nullptr, &list[3]));
  OK(mpt_nn_flatten(ctx, &list[4]));
  OK(mpt_nn_linear(params, "head", 32 * 4 * 4, 10, 1, MPT_ACTIVATION_NONE, &list[5]));
  OK(mpt_nn_sequential(ctx, list, 6, &net));
  mpt_tensor x = make({8, 3, 16, 16}, normal(8 * 3 * 256)), y = make({8, 10}, Floats(80, 1));
  for (const char* name : {"32-true", "bf16-mixed", "16-mixed"}) {
    train(name, [&] {
      mpt_tensor l = nullptr;
      EXPECT_EQ(mpt_mse_loss(forward(net, x), y, MPT_REDUCTION_MEAN, &l), MPT_OK);
      return l;
    });
    expect_steady(name, 2 * kHeapOfABatchNorm);
  }
}

// Products large enough for oneDNN.
TEST_F(Steady, AWideMlpIn32Bits) {
  mpt_module list[2], net;
  OK(mpt_nn_linear(params, "a", 256, 512, 1, MPT_ACTIVATION_RELU, &list[0]));
  OK(mpt_nn_linear(params, "b", 512, 256, 1, MPT_ACTIVATION_NONE, &list[1]));
  OK(mpt_nn_sequential(ctx, list, 2, &net));
  mpt_tensor x = make({64, 256}, normal(64 * 256)), y = make({64, 256}, normal(64 * 256));
  train("32-true", [&] {
    mpt_tensor l = nullptr;
    EXPECT_EQ(mpt_mse_loss(forward(net, x), y, MPT_REDUCTION_MEAN, &l), MPT_OK);
    return l;
  });
  expect_steady("32-true");
}

}  // namespace
}  // namespace mpt_test
