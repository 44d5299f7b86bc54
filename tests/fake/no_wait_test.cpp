// A training step on a device waits for nothing, and the host reads nothing that it waits for: in
// each precision mode, taken or skipped, with everything that random trainings have. What arrives
// late is counted. Row-sparse gradients are left out, because they wait.
// SPDX-License-Identifier: Apache-2.0
#include "here.h"

#include "../support/recipes.h"
#include "../tier.h"
#include "backends/multi.h"

namespace mpt_fake {
namespace {

using namespace recipes;

// A training that looks at no result.
class Blind : public Training {
 public:
  explicit Blind(const Recipe& r) : Training(r, Way{}, r.seed, 0) {}

 protected:
  double micro_batch(int32_t index) override {
    stepper().backward(loss(), index);
    return 0;
  }
};

// Copies to the host that nobody waits for.
struct LateCopies {
  int64_t number = 0, bytes = 0;

  void add(int64_t n, int64_t doubles) {
    number += n;
    bytes += n * doubles * static_cast<int64_t>(sizeof(double));
  }
};

// Returns the copies that a step makes at most while earlier answers are not there. They do not
// grow with the model.
LateCopies most_copies(const Recipe& r, const mpt::Stepper& s) {
  const auto optimizers = static_cast<int64_t>(r.rules.size());
  const int64_t backwards = int64_t{r.how.accumulate} * r.how.losses;
  const int64_t scales = s.scaler() ? r.how.losses : 0;
  LateCopies c;
  // The flag of each call that checks indices or classes.
  c.add(backwards * ((r.by_index ? 1 : 0) + (r.classes ? 1 : 0)), 1);
  // The report of the gradients: of the step, and with several scales of each backward.
  c.add(1 + (scales > 1 ? backwards : 0), optimizers * mpt::kReportWidth);
  // The states of the scalers: before and after the step, and for the scaler's own answer. The
  // answer of a step takes its memory by one copy more.
  c.add(4 * scales, mpt::kScalerWidth);
  return c;
}

struct Result {
  std::vector<int64_t> skipped;  // steps that an optimizer has skipped
  std::vector<uint64_t> bits;    // the parameters
};

// When the queue of the device runs.
enum class Queue {
  at_end,   // when the training waits
  between,  // a part of it whenever the host asks for an answer
};

// Runs a training that waits when it has ended.
Result run(const Recipe& r, Where w, Queue queue) {
  Control& c = opened_control();
  c.reset();
  if (queue == Queue::between) c.draw_entries(r.seed);
  where = w;
  Blind t(r);
  for (int step = 1; step <= kSteps; ++step) {
    static_cast<Counters&>(c) = {};
    t.run(step);
    EXPECT_EQ(c.count(Call::wait), 0) << "step " << step;
    if (queue == Queue::between) continue;
    EXPECT_EQ(c.entries, 0) << "step " << step;
    const LateCopies most = most_copies(r, t.stepper());
    EXPECT_LE(c.count(Call::copy_out), most.number) << "step " << step;
    EXPECT_LE(c.bytes_out, most.bytes) << "step " << step;
  }
  t.stepper().wait();
  Result result;
  const auto skips = t.stepper().events().value();
  for (const mpt::Verdict& v : skips) result.skipped.push_back(v.step);
  t.bits.clear();
  t.end();
  result.bits = t.bits;
  return result;
}

// Runs a training on the fake device, which decides by itself what the CPU decides.
Result expect_no_wait(Recipe r, const std::string& name, Queue queue = Queue::at_end) {
  const testing::ScopedTrace trace(__FILE__, __LINE__, name + ", " + r.precision);
  r.quiet = true;
  r.later_at = -1;  // another precision converts the states, on the host
  r.how.events = kSteps * static_cast<int32_t>(r.rules.size());
  Result fake;
  try {
    fake = run(r, Where::fake, queue);
    const Result cpu = run(r, Where::reference, queue);
    EXPECT_EQ(cpu.skipped, fake.skipped);
    EXPECT_EQ(cpu.bits, fake.bits);
  } catch (const mpt::Error& e) {
    ADD_FAILURE() << e.what();
  }
  return fake;
}

TEST(NoWait, InRandomTrainings) {
  LONG_UNDER_SANITIZERS("random trainings");
  for (uint64_t seed = 0; seed < mpt::test::rounds({.quick = 12, .full = 50}); ++seed) {
    const Recipe r = recipe(seed);
    if (!r.sparse) expect_no_wait(r, "seed " + std::to_string(seed));
  }
}

// Answers come at any time: before the step asks for them, or some steps later.
TEST(NoWait, WhileAnswersCome) {
  for (uint64_t seed = 0; seed < mpt::test::rounds({.quick = 6, .full = 20}); ++seed) {
    const Recipe r = recipe(seed);
    if (!r.sparse) expect_no_wait(r, "seed " + std::to_string(seed), Queue::between);
  }
}

// A small network for rows of numbers or of indices.
Recipe small(const char* precision) {
  Recipe r;
  r.seed = 5;
  r.batch = 4;
  r.features = 8;
  r.layers = {Drawn{.layer = Layer::linear, .width = 16}, Drawn{.layer = Layer::dropout}};
  r.precision = precision;
  r.rules = {mpt::sgd()};
  r.vectors = mpt::sgd();
  r.scale = 1024;
  r.growth = 2;
  r.blow = INFINITY;
  r.how.check_finite = true;
  return r;
}

// Adds an embedding with an optimizer of its own, groups, states of 8 bits, a schedule, a second
// loss, accumulation and clipping.
void add_everything(Recipe& r) {
  mpt_optimizer_desc coded = mpt::adamw();
  coded.state_bits = 8;
  coded.state_min = 0;
  r.by_index = r.classes = r.group = true;
  r.rules = {coded, coded};
  r.vectors = mpt::lamb();
  r.schedule = MPT_SCHEDULE_ONE_CYCLE;
  r.how.accumulate = 3;
  r.how.losses = 2;
  r.how.clip_norm = 0.5;
  r.how.clip_value = 0.25;
}

TEST(NoWait, InEachPrecisionTakenAndSkipped) {
  for (const char* precision : kPrecisions) {
    for (const bool has_everything : {false, true}) {
      for (const int blow_at : {-1, 0, 2}) {
        Recipe r = small(precision);
        if (has_everything) add_everything(r);
        r.blow_at = blow_at;
        std::vector<int64_t> skipped;
        if (blow_at >= 0) skipped.assign(r.rules.size(), blow_at + 1);
        EXPECT_EQ(expect_no_wait(r, "small").skipped, skipped) << precision;
      }
    }
  }
}

using NoWaitByHand = Fake;

TEST_F(NoWaitByHand, InALoopThatClipsAndSteps) {
  OK(mpt_params_create(ctx, &params));
  const mpt_tensor w = add("w", {2, 2}, {1, 2, 3, 4});
  mpt_optimizer o = nullptr;
  OK(mpt_optimizer_create(params, nullptr, &o));
  static_cast<Counters&>(control) = {};
  for (int i = 0; i < 3; ++i) {
    mpt_tensor square = nullptr, loss = nullptr;
    OK(mpt_square(w, &square));
    OK(mpt_sum(square, nullptr, 0, 0, &loss));
    OK(mpt_backward(&loss, nullptr, 1, nullptr));
    OK(mpt_params_clip_grad_norm(params, 1, nullptr, nullptr));
    OK(mpt_params_clip_grad_value(params, 0.5));
    OK(mpt_optimizer_step(o));
    OK(mpt_optimizer_zero_grad(o));
  }
  EXPECT_EQ(control.count(Call::wait), 0);
  EXPECT_EQ(control.entries, 0);
}

// A training of which a step is recorded.
class Recorded : public Blind {
 public:
  using Blind::Blind;
  // Gives the cache of casts a copy that the recorded work does not read.
  void cast_another() {
    other = ctx().normal({4, 4});
    other.requires_grad();
    mpt::must(mpt_autocast_push(ctx().get(), nullptr));
    mpt::matmul(other, other);
    mpt::must(mpt_autocast_pop(ctx().get()));
  }
  void change_another() {
    const mpt::NoGrad no_grad(ctx());
    other.fill(2);
  }
  void record() {
    recording = mpt::Recording::of(ctx(), [this] {
      micro_batch(0);
      step();
    });
  }
  mpt::Recording recording;
  mpt::Tensor other;
};

// A replay queues a capture, the copies of the answers, the numbers of the update and of
// draws. It launches no kernel, takes no memory and waits for nothing.
TEST(NoWait, OfAReplay) {
  for (const char* name : {"32-true", "bf16-mixed", "16-mixed", "bf16-true,master=stochastic"}) {
    const testing::ScopedTrace trace(__FILE__, __LINE__, name);
    Control& c = opened_control();
    c.reset();
    where = Where::fake;
    Recipe r = small(name);
    r.quiet = true;
    Recorded t(r);
    t.run(2);
    t.cast_another();
    t.record();
    t.stepper().wait();
    t.recording.replay();  // takes memory for the answers
    const LateCopies most = most_copies(r, t.stepper());
    for (int i = 0; i < 40; ++i) {
      t.change_another();
      static_cast<Counters&>(c) = {};
      t.recording.replay();
      EXPECT_EQ(c.count(Call::wait), 0);
      EXPECT_EQ(c.count(Call::launch), 0);
      EXPECT_EQ(c.count(Call::alloc), 0);
      // The numbers of the update, with those of the schedule for each step without an answer.
      EXPECT_LE(c.bytes_in, 280 + 24 * (i + 3));
      EXPECT_LE(c.count(Call::copy_out), most.number);
      EXPECT_EQ(c.entries, 0);
    }
    t.stepper().wait();
    EXPECT_EQ(t.stepper().info().value().steps, 2 + 1 + 41);
    EXPECT_EQ(c.violations, 0);
  }
}

}  // namespace
}  // namespace mpt_fake
