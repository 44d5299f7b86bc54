// Rollbacks: a training goes on from a snapshot with the same bits, any number of times; a snapshot
// of another training is refused and changes nothing.
// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "fixture.h"

namespace {

using namespace mpt_test;

class OwnSnapshot {
 public:
  explicit OwnSnapshot(const mpt_training_desc& training) {
    EXPECT_EQ(mpt_snapshot_create(&training, &handle_), MPT_OK) << mpt_last_error();
  }
  ~OwnSnapshot() { mpt_snapshot_release(handle_); }
  OwnSnapshot(const OwnSnapshot&) = delete;
  OwnSnapshot& operator=(const OwnSnapshot&) = delete;
  mpt_snapshot get() const { return handle_; }

 private:
  mpt_snapshot handle_ = nullptr;
};

mpt_memory_info memory(mpt_context ctx) {
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  EXPECT_EQ(mpt_context_get_memory(ctx, &m), MPT_OK);
  return m;
}

struct Case : Recipe {
  Case(const char* p, int32_t k, bool m = false, bool e = false, int32_t accumulate_ = 1,
       int32_t bits = 32)
      : Recipe{p, k, m, e, accumulate_, bits < 32 ? 128 : 32, bits} {}
};
void PrintTo(const Case& c, std::ostream* out) {
  *out << c.precision << " kind " << c.kind << " bits " << c.state_bits;
}

class Rollback : public ::testing::TestWithParam<Case> {};

TEST_P(Rollback, IsBitExact) {
  Trainer run(GetParam());
  OwnSnapshot first(run.training);  // before the states exist
  const std::string start = run.state();
  const auto a = run.steps(4);
  const std::string middle = run.state();
  OwnSnapshot second(run.training);
  const auto b = run.steps(5);
  const std::string end = run.state();
  ASSERT_NE(middle, end);
  for (int i = 0; i < 3; ++i) {
    OK(mpt_snapshot_restore(second.get()));
    EXPECT_EQ(run.state(), middle);
    EXPECT_EQ(run.step, 4);
    EXPECT_EQ(run.steps(5), b);
    EXPECT_EQ(run.state(), end);
  }
  OK(mpt_snapshot_restore(first.get()));
  EXPECT_EQ(run.state(), start);
  EXPECT_EQ(run.steps(4), a);
  EXPECT_EQ(run.state(), middle);
  EXPECT_EQ(run.steps(5), b);
  // The first one, taken again: both hold the same.
  OK(mpt_snapshot_restore(second.get()));
  OK(mpt_snapshot_take(first.get()));
  EXPECT_EQ(run.steps(5), b);
  OK(mpt_snapshot_restore(first.get()));
  EXPECT_EQ(run.state(), middle);
  EXPECT_EQ(run.steps(5), b);
  EXPECT_EQ(run.state(), end);
}

INSTANTIATE_TEST_SUITE_P(
    All, Rollback,
    ::testing::Values(Case("32-true", MPT_OPTIMIZER_ADAMW), Case("bf16-mixed", MPT_OPTIMIZER_ADAMW),
                      Case("16-mixed", MPT_OPTIMIZER_ADAMW), Case("bf16-true", MPT_OPTIMIZER_ADAMW),
                      Case("16-true", MPT_OPTIMIZER_ADAMW), Case("64-true", MPT_OPTIMIZER_ADAMW),
                      Case("16-mixed", MPT_OPTIMIZER_SGD, true, true),
                      Case("16-mixed", MPT_OPTIMIZER_ADAM, false, true, 2),
                      Case("bf16-mixed", MPT_OPTIMIZER_RMSPROP, true, true),
                      Case("16-mixed", MPT_OPTIMIZER_ADAGRAD),
                      Case("bf16-true", MPT_OPTIMIZER_LION), Case("O1", MPT_OPTIMIZER_ADAMW),
                      Case("O2", MPT_OPTIMIZER_SGD, true, true, 2), Case("O3", MPT_OPTIMIZER_ADAMW),
                      Case("bf16-true,master=stochastic", MPT_OPTIMIZER_ADAMW),
                      Case("bf16-true,master=kahan", MPT_OPTIMIZER_ADAMW),
                      Case("bf16-true,master=copy", MPT_OPTIMIZER_RMSPROP),
                      Case("16-mixed", MPT_OPTIMIZER_ADAMW, false, false, 1, 8),
                      Case("bf16-true", MPT_OPTIMIZER_ADAMW, false, false, 1, 4),
                      Case("bf16-mixed", MPT_OPTIMIZER_LION, false, false, 1, 8)));

TEST(Snapshot, TakesNoMoreMemoryTheNextTime) {
  Trainer run({"bf16-true"});
  run.steps(2);
  OwnSnapshot s(run.training);
  const mpt_memory_info before = memory(run.ctx);
  for (int i = 0; i < 5; ++i) {
    OK(mpt_snapshot_take(s.get()));
    OK(mpt_snapshot_restore(s.get()));
    const mpt_memory_info m = memory(run.ctx);
    EXPECT_EQ(m.live_tensors, before.live_tensors);
    EXPECT_EQ(m.total_now, before.total_now);
    EXPECT_EQ(m.outside_bytes, before.outside_bytes);
  }
}

// Frozen parameters, hyper-parameters, schedules and the generator are part of it.
TEST(Snapshot, HasWhatAFileHas) {
  Trainer run({"16-mixed"});
  run.steps(2);
  OwnSnapshot s(run.training);
  const std::string before = run.state();
  OK(mpt_params_freeze(run.params, "fc1", 1));
  OK(mpt_optimizer_set_lr(run.optimizer, 0, 0.5));
  OK(mpt_optimizer_set_schedule(run.optimizer, nullptr));
  OK(mpt_context_set_seed(run.ctx, 5));
  OK(mpt_scaler_set_scale(run.scaler, 2));
  run.step = 77;
  run.data = 3;
  ASSERT_NE(run.state(), before);
  OK(mpt_snapshot_restore(s.get()));
  EXPECT_EQ(run.state(), before);
}

// A write to a parameter with a master renews the master; a rollback brings back both.
TEST(Snapshot, RestoresMastersBehindAWrite) {
  for (const char* precision : {"bf16-true", "bf16-true,master=copy", "bf16-true,master=kahan"}) {
    Trainer run({precision});
    run.steps(3);
    OwnSnapshot s(run.training);
    const std::string before = run.state();
    const auto next = run.steps(2);
    mpt_tensor w = nullptr;
    OK(mpt_params_get(run.params, "fc1.weight", &w));
    const std::vector<float> values(32 * 8, 0.125f);
    OK(mpt_tensor_write(w, MPT_F32, values.data(), 32 * 8));
    OK(mpt_snapshot_restore(s.get()));
    EXPECT_EQ(run.state(), before) << precision;
    EXPECT_EQ(run.steps(2), next);
    // A snapshot taken behind a write has the master of the write.
    OK(mpt_tensor_write(w, MPT_F32, values.data(), 32 * 8));
    OK(mpt_snapshot_take(s.get()));
    const std::string written = run.state();
    run.steps(1);
    OK(mpt_snapshot_restore(s.get()));
    EXPECT_EQ(run.state(), written) << precision;
    mpt_tensor_release(w);
  }
}

// A recorded step is replayed behind a rollback, to the same bits.
TEST(Snapshot, RecordingsStayValid) {
  Trainer run({"bf16-mixed"});
  run.steps(2);
  const int64_t in[] = {16, 8}, out[] = {16, 4};
  mpt_tensor x = nullptr, y = nullptr;
  OK(mpt_uniform(run.ctx, MPT_F32, in, 2, -1, 1, &x));
  OK(mpt_uniform(run.ctx, MPT_F32, out, 2, -1, 1, &y));
  const auto step = [&] {
    mpt_tensor guess = nullptr, loss = nullptr;
    EXPECT_EQ(mpt_precision_push(run.ctx, &run.precision), MPT_OK);
    EXPECT_EQ(mpt_module_forward(run.net, x, &guess), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_mse_loss(guess, y, MPT_REDUCTION_MEAN, &loss), MPT_OK);
    EXPECT_EQ(mpt_precision_pop(run.ctx), MPT_OK);
    EXPECT_EQ(mpt_stepper_backward(run.stepper, loss), MPT_OK) << mpt_last_error();
    EXPECT_GE(mpt_stepper_step(run.stepper), 0) << mpt_last_error();
    mpt_tensor_release(guess);
    mpt_tensor_release(loss);
  };
  step();
  OwnSnapshot early(run.training);  // before the recording
  mpt_recording recording = nullptr;
  OK(mpt_record_begin(run.ctx));
  step();
  OK(mpt_record_end(run.ctx, &recording));
  OwnSnapshot s(run.training);
  const std::string before = run.state();
  std::string after;
  for (int i = 0; i < 3; ++i) {
    OK(mpt_recording_replay(recording));
    OK(mpt_recording_replay(recording));
    if (i == 0) after = run.state();
    EXPECT_EQ(run.state(), after);
    OK(mpt_snapshot_restore(s.get()));
    EXPECT_EQ(run.state(), before);
  }
  step();
  step();
  EXPECT_EQ(run.state(), after);
  OK(mpt_snapshot_restore(early.get()));
  OK(mpt_recording_replay(recording));
  EXPECT_EQ(run.state(), before);
  mpt_recording_release(recording);
}

// The average of an optimizer is a set of its own: a rollback, or a load, that does not name it
// leaves it where it is.
TEST(Snapshot, HasAnAverageThatIsNamed) {
  for (const bool is_named : {true, false}) {
    Trainer run({"bf16-mixed"});
    mpt_params average = nullptr;
    mpt_module m = nullptr;
    OK(mpt_params_create(run.ctx, &average));
    OK(mpt_nn_linear(average, "fc1", 8, 32, 1, MPT_ACTIVATION_NONE, &m));
    OK(mpt_nn_batch_norm(average, "bn", 32, nullptr, &m));
    OK(mpt_nn_linear(average, "fc2", 32, 4, 1, MPT_ACTIVATION_NONE, &m));
    OK(mpt_params_copy(average, run.params));
    OK(mpt_optimizer_set_average(run.optimizer, average, 0.9));
    if (is_named) {
      run.training.params = &average;
      run.training.params_count = 1;
    }
    const auto values = [&] {
      std::vector<float> v(32 * 8);
      mpt_tensor w = nullptr;
      EXPECT_EQ(mpt_params_get(average, "fc1.weight", &w), MPT_OK);
      EXPECT_EQ(mpt_tensor_read(w, MPT_F32, v.data(), 32 * 8), MPT_OK);
      mpt_tensor_release(w);
      return v;
    };
    run.steps(2);
    OwnSnapshot s(run.training);
    const File file("average");
    OK(mpt_training_save(file.path(), &run.training));
    const auto then = values();
    run.steps(3);
    const auto now = values();
    ASSERT_NE(now, then);
    OK(mpt_snapshot_restore(s.get()));
    EXPECT_EQ(values(), is_named ? then : now);
    run.steps(3);
    EXPECT_EQ(values() == now, is_named) << "the same steps move it from where it is";
    OK(mpt_training_load(file.path(), &run.training));
    EXPECT_EQ(values() == then, is_named);
  }
}

TEST(Snapshot, OfLbfgs) {
  Trainer run({"32-true"});
  mpt_params set = nullptr;
  mpt_lbfgs lbfgs = nullptr;
  mpt_module m = nullptr;
  OK(mpt_params_create(run.ctx, &set));
  OK(mpt_nn_linear(set, "fc", 3, 1, 1, MPT_ACTIVATION_NONE, &m));
  OK(mpt_lbfgs_create(set, nullptr, &lbfgs));
  mpt_training_desc d;
  mpt_training_desc_init(&d, sizeof d);
  d.lbfgs = &lbfgs;
  d.lbfgs_count = 1;
  const int64_t shape[] = {8, 3};
  mpt_tensor x = nullptr;
  OK(mpt_uniform(run.ctx, MPT_F32, shape, 2, -1, 1, &x));
  struct Closure {
    mpt_context ctx;
    mpt_params set;
    mpt_module m;
    mpt_tensor x;
  } c = {run.ctx, set, m, x};
  const auto steps = [&] {
    std::vector<double> losses;
    for (int i = 0; i < 3; ++i) {
      double loss = 0;
      EXPECT_GE(mpt_lbfgs_step(
                    lbfgs,
                    [](void* user, mpt_tensor* loss) -> mpt_status {
                      const auto& c = *static_cast<Closure*>(user);
                      mpt_tensor y = nullptr, s = nullptr;
                      EXPECT_EQ(mpt_module_forward(c.m, c.x, &y), MPT_OK);
                      EXPECT_EQ(mpt_exp(y, &s), MPT_OK);
                      EXPECT_EQ(mpt_mean(s, nullptr, 0, 0, loss), MPT_OK);
                      mpt_tensor_release(y);
                      mpt_tensor_release(s);
                      return MPT_OK;
                    },
                    &c, &loss),
                0)
          << mpt_last_error();
      losses.push_back(loss);
    }
    return losses;
  };
  OwnSnapshot first(d);
  const auto a = steps();
  OwnSnapshot second(d);
  const auto b = steps();
  ASSERT_NE(a, b);
  OK(mpt_snapshot_restore(second.get()));
  EXPECT_EQ(steps(), b);
  OK(mpt_snapshot_restore(first.get()));
  EXPECT_EQ(steps(), a);
  EXPECT_EQ(steps(), b);
}

// The parts live as long as the snapshot, and the snapshot as long as its context.
TEST(Snapshot, KeepsItsParts) {
  Trainer run({"16-mixed"});
  run.steps(1);
  OwnSnapshot s(run.training);
  const auto next = run.steps(2);
  mpt_params_release(run.params);
  mpt_optimizer_release(run.optimizer);
  mpt_scaler_release(run.scaler);
  OK(mpt_snapshot_restore(s.get()));
  EXPECT_EQ(run.steps(2), next);
  EXPECT_EQ(mpt_snapshot_retain(s.get()), s.get());
  mpt_snapshot_release(s.get());
  OK(mpt_snapshot_restore(s.get()));
}

// -- refusals -------------------------------------------------------------------------------------

class Refused : public ::testing::Test {
 protected:
  Refused() : run({"16-mixed"}), s(run.training) { run.steps(2); }
  void refused(mpt_status status, const char* text) {
    const std::string before = run.state();
    REFUSED(status, mpt_snapshot_restore(s.get()), text);
    EXPECT_EQ(run.state(), before);
  }
  Trainer run;
  OwnSnapshot s;
};

TEST_F(Refused, AnotherPrecision) {
  mpt_precision other;
  OK(mpt_precision_from_name("bf16-true", &other, sizeof other));
  OK(mpt_params_set_precision(run.params, &other));
  refused(MPT_ERROR_DTYPE, "'fc1.weight' is f32 in the snapshot and bf16 now");
  OK(mpt_params_set_precision(run.params, &run.precision));
  OK(mpt_snapshot_restore(s.get()));
}

TEST_F(Refused, MoreParameters) {
  mpt_module more = nullptr;
  OK(mpt_nn_linear(run.params, "more", 2, 2, 0, MPT_ACTIVATION_NONE, &more));
  refused(MPT_ERROR_INVALID_ARGUMENT, "it had 9 parameters and buffers and has 10");
  OK(mpt_snapshot_take(s.get()));
  OK(mpt_snapshot_restore(s.get()));
}

TEST_F(Refused, MoreGroups) {
  mpt_selection all;
  mpt_selection_init(&all, sizeof all);
  OK(mpt_optimizer_add_group(run.optimizer, &all, nullptr, nullptr));
  refused(MPT_ERROR_INVALID_ARGUMENT, "optimizer 0 had 2 groups and has 3");
}

TEST_F(Refused, MoreOptimizers) {
  mpt_params set = nullptr;
  mpt_optimizer more = nullptr;
  OK(mpt_params_create(run.ctx, &set));
  OK(mpt_optimizer_create(set, nullptr, &more));
  OK(mpt_stepper_add(run.stepper, more));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_snapshot_restore(s.get()),
          "a stepper has got another optimizer");
}

TEST_F(Refused, OpenMicroBatches) {
  EXPECT_NE(run.backward(), 0u);
  REFUSED(MPT_ERROR_STATE, mpt_snapshot_restore(s.get()), "a step is incomplete");
  REFUSED(MPT_ERROR_STATE, mpt_snapshot_take(s.get()), "a step is incomplete");
  mpt_snapshot none = nullptr;
  REFUSED(MPT_ERROR_STATE, mpt_snapshot_create(&run.training, &none), "a step is incomplete");
  EXPECT_EQ(none, nullptr);
  OK(mpt_stepper_drop(run.stepper));
  OK(mpt_snapshot_restore(s.get()));
  EXPECT_EQ(run.step, 0);
}

TEST_F(Refused, WhileARecordingIsMade) {
  OK(mpt_record_begin(run.ctx));
  REFUSED(MPT_ERROR_STATE, mpt_snapshot_restore(s.get()), "a rollback");
  REFUSED(MPT_ERROR_STATE, mpt_snapshot_take(s.get()), "a snapshot");
  mpt_recording r = nullptr;
  OK(mpt_record_end(run.ctx, &r));
  mpt_recording_release(r);
}

}  // namespace
