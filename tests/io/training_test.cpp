// A saved and resumed training continues with the same bits; a file of another training is refused
// and changes nothing.
// SPDX-License-Identifier: Apache-2.0
#include <cstdlib>

#include "fixture.h"

namespace {

using namespace mpt_test;

struct Case : Recipe {
  Case(const char* p, int32_t k, bool m = false, bool e = false, int32_t accumulate_ = 1)
      : Recipe{p, k, m, e, accumulate_} {}
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.precision << " kind " << c.kind; }

class Resume : public ::testing::TestWithParam<Case> {};

TEST_P(Resume, IsBitExact) {
  Trainer whole(GetParam()), first(GetParam());
  const auto a = whole.steps(5), b = whole.steps(5);
  EXPECT_EQ(first.steps(5), a);
  File f("resume");
  OK(mpt_training_save(f.path(), &first.training));
  const std::string half = f.bytes();
  Trainer second(GetParam(), 77);  // other initial values, other random numbers
  second.data = 1;
  ASSERT_NE(second.state(), half);
  OK(mpt_training_load(f.path(), &second.training));
  EXPECT_EQ(second.step, 5);
  EXPECT_EQ(second.state(), half);
  EXPECT_EQ(second.steps(5), b);
  EXPECT_EQ(second.state(), whole.state());
  // Loads the middle of the training in the same process, with packed weights and full caches.
  OK(mpt_training_load(f.path(), &whole.training));
  EXPECT_EQ(whole.state(), half);
  EXPECT_EQ(whole.steps(5), b);
  EXPECT_EQ(second.state(), whole.state());
}

INSTANTIATE_TEST_SUITE_P(
    All, Resume,
    ::testing::Values(
        Case("32-true", MPT_OPTIMIZER_ADAMW), Case("bf16-mixed", MPT_OPTIMIZER_ADAMW),
        Case("16-mixed", MPT_OPTIMIZER_ADAMW), Case("bf16-true", MPT_OPTIMIZER_ADAMW),
        Case("16-true", MPT_OPTIMIZER_ADAMW), Case("64-true", MPT_OPTIMIZER_ADAMW),
        Case("32-true", MPT_OPTIMIZER_SGD), Case("bf16-mixed", MPT_OPTIMIZER_SGD, true),
        Case("16-mixed", MPT_OPTIMIZER_SGD, true, true),
        Case("bf16-true", MPT_OPTIMIZER_SGD, true, true),
        Case("32-true", MPT_OPTIMIZER_ADAM, false, true), Case("bf16-mixed", MPT_OPTIMIZER_ADAM),
        Case("16-mixed", MPT_OPTIMIZER_ADAM, false, true, 2),
        Case("bf16-mixed", MPT_OPTIMIZER_RMSPROP, true, true),
        Case("16-mixed", MPT_OPTIMIZER_RMSPROP), Case("bf16-mixed", MPT_OPTIMIZER_ADAGRAD),
        Case("bf16-true", MPT_OPTIMIZER_ADAGRAD), Case("32-true", MPT_OPTIMIZER_LION),
        Case("bf16-mixed", MPT_OPTIMIZER_LION), Case("16-mixed", MPT_OPTIMIZER_LION),
        Case("bf16-true", MPT_OPTIMIZER_LION),
        Case("bf16-mixed", MPT_OPTIMIZER_ADAMW, false, false, 3), Case("O1", MPT_OPTIMIZER_ADAMW),
        Case("O2", MPT_OPTIMIZER_ADAMW), Case("O2", MPT_OPTIMIZER_SGD, true, true, 2),
        Case("O3", MPT_OPTIMIZER_ADAMW), Case("bf16-true,master=stochastic", MPT_OPTIMIZER_ADAMW),
        Case("16-true,master=stochastic", MPT_OPTIMIZER_SGD, true),
        Case("bf16-true,master=kahan", MPT_OPTIMIZER_ADAMW),
        Case("16-true,master=kahan", MPT_OPTIMIZER_LION),
        Case("bf16-true,master=copy", MPT_OPTIMIZER_RMSPROP)));

TEST(Training, TheScalerMovedInTheTestsAbove) {
  Trainer run({"16-mixed"});
  run.steps(10);
  mpt_scaler_info s = {};
  s.struct_size = sizeof s;
  OK(mpt_scaler_get_info(run.scaler, &s));
  EXPECT_GT(s.skipped, 0);
  EXPECT_GT(s.updates, s.skipped);
}

// Between a change of precision and the next step, the states are still in the old format.
TEST(Training, ResumesRightAfterItsPrecisionWasChanged) {
  for (const auto& [from, to] : {std::pair("64-true", "bf16-mixed"), {"32-true", "64-true"}}) {
    SCOPED_TRACE(from);
    const auto change = [to = to](Trainer& t) {
      OK(mpt_precision_from_name(to, &t.precision, sizeof t.precision));
      OK(mpt_params_set_precision(t.params, &t.precision));
    };
    Trainer whole({from}), second({from}, 77);
    whole.steps(2);
    change(whole);
    File f("changed");
    OK(mpt_training_save(f.path(), &whole.training));
    change(second);
    OK(mpt_training_load(f.path(), &second.training));
    EXPECT_EQ(second.state(), whole.state());
    EXPECT_EQ(second.steps(3), whole.steps(3));
    EXPECT_EQ(second.state(), whole.state());
  }
}

TEST(Training, FormatsThatHoldTheValuesExactlyWillDo) {
  Trainer f32({"32-true"});
  f32.steps(3);
  File f("formats");
  OK(mpt_training_save(f.path(), &f32.training));
  const std::string before = f.bytes();
  for (const char* name : {"bf16-mixed", "64-true", "O2,loss_scale=1", "bf16-true,master=copy"}) {
    Trainer other({name}, 5);
    OK(mpt_training_load(f.path(), &other.training)) << name;
    mpt_tensor a, b;
    float x[32 * 8], y[32 * 8];
    OK(mpt_params_get(f32.params, "fc1.weight", &a));
    OK(mpt_params_get(other.params, "fc1.weight", &b));
    OK(mpt_tensor_read(a, MPT_F32, x, 32 * 8));
    OK(mpt_tensor_read(b, MPT_F32, y, 32 * 8));
    EXPECT_EQ(std::memcmp(x, y, sizeof x), 0) << name;
  }
  for (const char* name : {"bf16-true", "bf16-true,master=kahan", "16-true,master=stochastic"}) {
    Trainer half({name});
    const std::string own = half.state();
    REFUSED(MPT_ERROR_DTYPE, mpt_training_load(f.path(), &half.training), "cannot hold it exactly");
    EXPECT_EQ(half.state(), own);
  }
}

// Every possible difference: the error names it, and nothing changes on either side.
class Differs : public ::testing::Test {
 protected:
  Differs() : file("differs") {
    saved.steps(2);
    EXPECT_EQ(mpt_training_save(file.path(), &saved.training), MPT_OK) << mpt_last_error();
  }
  void refused(Trainer& run, const char* text, mpt_status code = MPT_ERROR_INVALID_ARGUMENT) {
    const std::string before = run.state();
    REFUSED(code, mpt_training_load(file.path(), &run.training), text);
    EXPECT_EQ(run.state(), before);
  }
  Trainer saved;
  File file;
};

TEST_F(Differs, Shapes) {
  Trainer run({.hidden = 16});
  refused(run, "'params.0.", MPT_ERROR_SHAPE);
}
TEST_F(Differs, MissingParameter) {
  Trainer run;
  mpt_module more;
  OK(mpt_nn_linear(run.params, "more", 2, 2, 1, 0, &more));
  refused(run, "it lacks 'params.0.more.weight', 'params.0.more.bias'");
}
TEST_F(Differs, UnexpectedParameter) {
  mpt_module more;
  OK(mpt_nn_linear(saved.params, "more", 2, 2, 1, 0, &more));
  OK(mpt_training_save(file.path(), &saved.training));
  Trainer run;
  refused(run, "this training has no 'params.0.more");
}
TEST_F(Differs, OptimizerKind) {
  Trainer run({.kind = MPT_OPTIMIZER_LION});
  refused(run, "is AdamW, in this training Lion");
}
TEST_F(Differs, Groups) {
  Trainer run;
  mpt_selection s;
  mpt_selection_init(&s, sizeof s);
  s.prefix = "fc2";
  OK(mpt_optimizer_add_group(run.optimizer, &s, nullptr, nullptr));
  refused(run, "has 2 groups, in this training 3");
}
TEST_F(Differs, GroupOfAParameter) {
  OK(mpt_optimizer_create(saved.params, nullptr, &saved.optimizer));
  Trainer run;
  mpt_selection s;
  mpt_selection_init(&s, sizeof s);
  s.prefix = "fc2";
  for (Trainer* r : {&saved, &run}) {
    OK(mpt_optimizer_create(r->params, nullptr, &r->optimizer));
    OK(mpt_optimizer_add_group(r->optimizer, &s, nullptr, nullptr));
    r->training.stepper = nullptr;
    r->training.optimizers = &r->optimizer;
    r->training.optimizer_count = 1;
    s.prefix = "fc1";
  }
  OK(mpt_training_save(file.path(), &saved.training));
  refused(run,
          "parameter 'fc1.weight' is in group 0 of its optimizer 0, in this training in group 1");
}
TEST_F(Differs, NumberOfOptimizersAndSets) {
  Trainer run;
  mpt_optimizer second;
  mpt_params other;
  OK(mpt_params_create(run.ctx, &other));
  OK(mpt_optimizer_create(other, nullptr, &second));
  run.training.optimizers = &second;
  run.training.optimizer_count = 1;
  refused(run, "1 parameter sets and 1 optimizers, this training 2 and 2");
}
TEST_F(Differs, Scaler) {
  Trainer run({"16-mixed"});
  refused(run, "no loss scaler, this training has one");
  OK(mpt_training_save(file.path(), &run.training));
  Trainer f32;
  refused(f32, "has a loss scaler, this training has none");
}
TEST_F(Differs, HostValues) {
  Trainer run;
  int32_t narrow = 7;
  run.values[0] = {sizeof *run.values, 0, "step", &narrow, sizeof narrow};
  refused(run, "the value 'step' has 8 bytes in the file, 4 in this training");
  EXPECT_EQ(narrow, 7);
  run.values[0].key = "stride";
  refused(run, "it lacks 'host.stride'; this training has no 'host.step'");
  run.values[0].key = "data";
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load(file.path(), &run.training),
          "two values have the key 'data'");
}
TEST_F(Differs, LambdaSchedule) {
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.kind = MPT_SCHEDULE_LAMBDA;
  s.factor = [](void*, int64_t t, double* factor) {
    *factor = 1.0 / static_cast<double>(t + 1);
    return mpt_status{MPT_OK};
  };
  OK(mpt_optimizer_set_schedule(saved.optimizer, &s));
  saved.steps(2);
  OK(mpt_training_save(file.path(), &saved.training));
  Trainer run;
  refused(run, "a function of the host");
  OK(mpt_optimizer_set_schedule(run.optimizer, &s));
  OK(mpt_training_load(file.path(), &run.training));
  double lr = 0;
  OK(mpt_optimizer_get_lr(run.optimizer, 0, &lr));
  EXPECT_EQ(lr, 0.02 * (1.0 / 3));  // for the third step
  EXPECT_EQ(run.steps(3), saved.steps(3));
}
// A rate that was set under a schedule, and the step of a schedule that did not start at 0.
TEST_F(Differs, ARateUnderASchedule) {
  const auto rate = [](const Trainer& t) {
    double lr = 0;
    EXPECT_EQ(mpt_optimizer_get_lr(t.optimizer, 0, &lr), MPT_OK);
    return lr;
  };
  for (bool resets : {false, true}) {
    mpt_schedule_desc s;
    mpt_schedule_desc_init(&s, sizeof s);
    s.kind = MPT_SCHEDULE_ONE_CYCLE;
    s.total_steps = 100;
    s.first_step = 20;
    s.resets_lr = resets;
    OK(mpt_optimizer_set_schedule(saved.optimizer, &s));
    saved.steps(1);
    OK(mpt_optimizer_set_lr(saved.optimizer, 0, 0.25));
    for (int more : {0, 1}) {  // before and after the step whose rate was set
      saved.steps(more);
      OK(mpt_training_save(file.path(), &saved.training));
      Trainer run;
      OK(mpt_training_load(file.path(), &run.training));
      EXPECT_EQ(rate(run), rate(saved));
      EXPECT_EQ(rate(run) == 0.25, more == 0);
      mpt_optimizer_info info = {};
      info.struct_size = sizeof info;
      OK(mpt_optimizer_get_info(run.optimizer, &info));
      EXPECT_EQ(info.schedule_step, 21 + more);
      EXPECT_EQ(run.steps(3), saved.steps(3));
      EXPECT_EQ(rate(run), rate(saved));
      if (more == 1) continue;
      OK(mpt_optimizer_set_schedule(saved.optimizer, &s));
      saved.steps(1);
      OK(mpt_optimizer_set_lr(saved.optimizer, 0, 0.25));
    }
  }
}
// A schedule that is set after the load goes on or is refused: it never starts anew in silence.
TEST_F(Differs, AScheduleThatIsSetAfterTheLoad) {
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.kind = MPT_SCHEDULE_COSINE;
  s.total_steps = 100;
  OK(mpt_optimizer_set_schedule(saved.optimizer, &s));
  saved.steps(30);
  OK(mpt_training_save(file.path(), &saved.training));
  const auto rate = [](const Trainer& t) {
    double lr = 0;
    EXPECT_EQ(mpt_optimizer_get_lr(t.optimizer, 0, &lr), MPT_OK);
    return lr;
  };
  const double now = rate(saved);
  mpt_optimizer_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_optimizer_get_info(saved.optimizer, &info));
  const auto at = static_cast<int>(info.schedule_step);
  const std::string advice = "set first_step to " + std::to_string(at) + " to go on";
  Trainer run;
  OK(mpt_training_load(file.path(), &run.training));
  REFUSED(MPT_ERROR_STATE, mpt_optimizer_set_schedule(run.optimizer, &s), advice.c_str());
  EXPECT_EQ(rate(run), now);
  s.first_step = at;
  OK(mpt_optimizer_set_schedule(run.optimizer, &s));
  EXPECT_EQ(rate(run), now);
  s.first_step = 0;
  OK(mpt_training_load(file.path(), &run.training));
  OK(mpt_optimizer_set_schedule(run.optimizer, nullptr));
  OK(mpt_optimizer_set_schedule(run.optimizer, &s));
  EXPECT_GT(rate(run), now);
  OK(mpt_training_load(file.path(), &run.training));
  EXPECT_EQ(run.steps(1), saved.steps(1));
  OK(mpt_optimizer_set_schedule(run.optimizer, &s));  // a new one, in the midst of a training
}
TEST_F(Differs, NoTraining) {
  Trainer run;
  OK(mpt_params_save(saved.params, file.path(), nullptr));
  refused(run, "is not a training file", MPT_ERROR_IO);
}
TEST_F(Differs, WrongMoment) {
  Trainer run({.accumulate = 2});
  const std::string before = run.state();
  run.backward();
  REFUSED(MPT_ERROR_STATE, mpt_training_load(file.path(), &run.training), "a step is incomplete");
  REFUSED(MPT_ERROR_STATE, mpt_training_save(file.path(), &run.training), "a step is incomplete");
  run.backward();
  EXPECT_EQ(mpt_stepper_step(run.stepper), MPT_OK);
  EXPECT_NE(run.state(), before);
}
TEST_F(Differs, ScaledLossOnTheWay) {
  Trainer run({"16-mixed"});
  run.training.stepper = nullptr;
  run.training.scaler = run.scaler;
  run.training.params = &run.params;
  run.training.params_count = 1;
  mpt_tensor loss, scaled;
  OK(mpt_ones(run.ctx, MPT_F32, nullptr, 0, &loss));
  OK(mpt_scaler_scale(run.scaler, loss, &scaled));
  REFUSED(MPT_ERROR_STATE, mpt_training_save(file.path(), &run.training), "mpt_scaler_update");
}
TEST_F(Differs, Descriptors) {
  mpt_training_desc none;
  mpt_training_desc_init(&none, sizeof none);
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save(file.path(), &none), "no parameters");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save(file.path(), nullptr), "NULL");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save(nullptr, &saved.training), "path");
  none.params_count = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save(file.path(), &none), "NULL");
  Trainer other;
  mpt_training_desc both = saved.training;
  both.params = &other.params;
  both.params_count = 1;
  REFUSED(MPT_ERROR_INVALID_HANDLE, mpt_training_save(file.path(), &both), "different contexts");
  both.params = &saved.params;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save(file.path(), &both), "already");
  mpt_params stale = other.params;
  ASSERT_EQ(mpt_context_shutdown(other.ctx), MPT_OK);
  both.params = &stale;
  REFUSED(MPT_ERROR_INVALID_HANDLE, mpt_training_save(file.path(), &both), "stale");
  REFUSED(MPT_ERROR_INVALID_HANDLE, mpt_training_load(file.path(), &other.training), "stale");
}

TEST(Training, FrozenParametersSetsWithoutOptimizerAndValuesOfAnySize) {
  std::string text = "shard 7", empty;
  struct More {
    Trainer run;
    mpt_params fixed = nullptr;
    mpt_host_value values[3];
    More(std::string& text, int64_t seed) : run({}, seed) {
      mpt_module m;
      EXPECT_EQ(mpt_params_create(run.ctx, &fixed), MPT_OK);
      EXPECT_EQ(mpt_nn_embedding(fixed, "table", 5, 3, nullptr, &m), MPT_OK);
      values[0] = run.values[0];
      values[1] = {sizeof values[1], 0, "text", text.data(), text.size()};
      values[2] = {sizeof values[2], 0, "nothing", nullptr, 0};
      run.training.values = values;
      run.training.value_count = 3;
      run.training.params = &fixed;
      run.training.params_count = 1;
    }
  };
  More a(text, 1);
  OK(mpt_params_freeze(a.run.params, "fc1", 1));
  OK(mpt_params_freeze(a.fixed, "", 1));
  a.run.steps(2);
  File f("more");
  OK(mpt_training_save(f.path(), &a.run.training));
  std::string other = "1234567";
  More b(other, 2);
  OK(mpt_training_load(f.path(), &b.run.training));
  EXPECT_EQ(other, text);
  EXPECT_EQ(b.run.state(), a.run.state());
  mpt_params_info i = {};
  i.struct_size = sizeof i;
  OK(mpt_params_get_info(b.fixed, &i));
  EXPECT_EQ(i.trainable, 0);
  OK(mpt_params_get_info(b.run.params, &i));
  EXPECT_EQ(i.trainable, i.elements - 32 * 9);
  b.run.data = a.run.data;
  EXPECT_EQ(b.run.steps(3), a.run.steps(3));
}

TEST(Training, ParametersAreReadByOtherTools) {
  Trainer a({"bf16-mixed"}), b({"bf16-mixed"}, 9);
  a.steps(2);
  File f("tools");
  OK(mpt_training_save(f.path(), &a.training));
  mpt_params_file_desc d;
  mpt_params_file_desc_init(&d, sizeof d);
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_load(b.params, f.path(), &d, nullptr),
          "under file_prefix 'params.0'");
  d.file_prefix = "params.0";
  OK(mpt_params_load(b.params, f.path(), &d, nullptr));
  File x("x"), y("y");
  OK(mpt_params_save(a.params, x.path(), nullptr));
  OK(mpt_params_save(b.params, y.path(), nullptr));
  EXPECT_EQ(x.bytes(), y.bytes());
}

// A host that refuses memory on request.
struct Stingy {
  bool denies = false;
  mpt_hooks hooks;
  Stingy() {
    mpt_hooks_init(&hooks, sizeof hooks);
    hooks.user = this;
    hooks.alloc = [](void* user, size_t size, size_t align) -> void* {
      return static_cast<Stingy*>(user)->denies ? nullptr : std::aligned_alloc(align, size);
    };
    hooks.free = [](void*, void* p, size_t, size_t) { std::free(p); };
  }
};

TEST(Training, OutOfMemoryChangesNothing) {
  Recipe wide = {.precision = "bf16-mixed", .hidden = 20000};
  Trainer saved(wide);
  saved.steps(1);
  File f("memory");
  OK(mpt_training_save(f.path(), &saved.training));
  Stingy host;
  Trainer run(wide, 2, &host.hooks);
  const std::string before = run.state();
  host.denies = true;
  EXPECT_EQ(mpt_training_load(f.path(), &run.training), MPT_ERROR_OUT_OF_MEMORY);
  host.denies = false;
  EXPECT_EQ(run.state(), before);
  OK(mpt_training_load(f.path(), &run.training));
  EXPECT_EQ(run.state(), saved.state());
}

}  // namespace
