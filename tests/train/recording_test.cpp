// Tests of recordings: replays of a step against steps by calls, and what cannot be recorded.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include "../tier.h"
#include "mpt/mpt.hpp"

namespace {

using Bits = std::vector<double>;

// A network with dropout and its training.
struct Trained {
  explicit Trained(const char* name = "bf16-mixed", mpt_optimizer_desc rule = mpt::adamw(1e-2),
                   mpt::Stepper::Options how = {})
      : ctx(mpt::Context::create({.seed = 5})), params(ctx), precision(name) {
    net = mpt::nn::sequential(
        ctx, {mpt::nn::linear(params, "up", 6, 24, MPT_ACTIVATION_GELU), mpt::nn::dropout(ctx, 0.2),
              mpt::nn::linear(params, "down", 24, 3)});
    params.set_precision(precision);
    optimizer = mpt::Optimizer(params, rule);
    stepper = mpt::Stepper(ctx, precision, how);
    stepper.add(optimizer);
    x = ctx.zeros({8, 6});
    y = ctx.zeros({8}, MPT_I64);
  }
  // Writes the batch of a step.
  void batch(int step) {
    std::vector<float> values(48);
    std::vector<int64_t> classes(8);
    for (size_t i = 0; i < 48; ++i)
      values[i] = std::sin(static_cast<float>(48 * step) + static_cast<float>(i) * 0.7f);
    for (size_t i = 0; i < 8; ++i) classes[i] = static_cast<int64_t>((i + step) % 3);
    x.write(values);
    y.write(classes);
  }
  mpt::Tensor forward() {
    const mpt::PrecisionScope scope(ctx, precision);
    return mpt::cross_entropy(precision.output(net(precision.input(x))), y);
  }
  void train() {
    loss = forward();
    stepper.backward(loss);
    stepper.step();
  }
  // Steps by calls, first to last - 1.
  void steps(int first, int last) {
    for (int i = first; i < last; ++i) {
      batch(i);
      train();
      see();
    }
  }
  void record(int step) {
    batch(step);
    recording = mpt::Recording::of(ctx, [&] { train(); });
    see();
  }
  void replays(int first, int last) {
    for (int i = first; i < last; ++i) {
      batch(i);
      recording.replay();
      see();
    }
  }
  void see() {
    stepper.wait();
    bits.push_back(loss.item());
    const mpt::Verdict v = stepper.verdict().value();
    bits.push_back(static_cast<double>(v.outcome));
    bits.push_back(static_cast<double>(v.step));
    bits.push_back(v.scale_after);
  }
  Bits parameters() {
    Bits all;
    for (const char* name : {"up.weight", "up.bias", "down.weight", "down.bias"})
      for (double v : params[name].read<double>()) all.push_back(v);
    return all;
  }

  mpt::Context ctx;
  mpt::Params params;
  mpt::Precision precision;
  mpt::Module net;
  mpt::Optimizer optimizer;
  mpt::Stepper stepper;
  mpt::Tensor x, y, loss;
  mpt::Recording recording;
  Bits bits;
};

template <class F>
void expect_error(mpt_status status, const char* text, F f) {
  try {
    f();
    ADD_FAILURE() << "no error; it should say: " << text;
  } catch (const mpt::Error& e) {
    EXPECT_EQ(e.status(), status) << e.what();
    EXPECT_NE(std::string(e.what()).find(text), std::string::npos) << e.what();
  }
}

// True if the device keeps work as captures.
bool has_captures() {
  const char* const device = mpt::test::test_device();
  const std::string module = device ? device : "";
  return module.find("mpt_fake") != std::string::npos ||
         module.find("libmpt_cuda.so") != std::string::npos;
}

TEST(Recordings, GiveTheBitsOfCalls) {
  Trained a, b;
  a.steps(0, 10);
  b.steps(0, 2);
  b.record(2);
  b.replays(3, 10);
  EXPECT_EQ(b.bits, a.bits);
  EXPECT_EQ(b.parameters(), a.parameters());
  const mpt_recording_info i = b.recording.info();
  EXPECT_EQ(i.replays, 7);
  EXPECT_GT(i.launches, 10);
  EXPECT_GT(i.bytes, 0);
  EXPECT_EQ(i.captures, has_captures() ? 1 : 0) << "a step is one capture";
}

// Calls between the replays: steps with other memory, and inferences with casts of their own.
TEST(Recordings, TakeTurnsWithCalls) {
  for (const char* name :
       {"bf16-mixed", "bf16-true,master=split", "bf16-true,master=stochastic",
        "16-true,master=kahan", "bf16-true,master=copy", "O1", "O2", "16-mixed"}) {
    Trained a(name), b(name);
    a.steps(0, 12);
    b.steps(0, 2);
    b.record(2);
    b.replays(3, 5);
    b.steps(5, 6);
    b.replays(6, 7);
    {
      const mpt::NoGrad no_grad(b.ctx);
      const mpt::PrecisionScope scope(b.ctx, b.precision);
      const mpt::Tensor w = b.params["up.weight"];
      mpt::matmul(w, mpt::transpose(w, 0, 1)).read<float>();
    }
    b.replays(7, 9);
    b.steps(9, 11);
    b.replays(11, 12);
    EXPECT_EQ(b.parameters(), a.parameters()) << name;
  }
}

TEST(Recordings, KeepTheirMemory) {
  Trained a, b;
  a.steps(0, 7);
  b.steps(0, 2);
  b.record(2);
  b.loss = {};  // its memory belongs to the recording
  std::vector<mpt::Tensor> others;
  for (int i = 3; i < 7; ++i) {
    for (int64_t n = 1; n < 2000; n *= 2) others.push_back(b.ctx.full({n}, NAN));
    b.batch(i);
    b.recording.replay();
    if (i == 4) others.clear();
  }
  for (const mpt::Tensor& t : others)
    for (float v : t.read<float>()) EXPECT_TRUE(std::isnan(v));
  EXPECT_EQ(b.parameters(), a.parameters());
}

// A change of a group waits for no device, which a recording would refuse.
TEST(Recordings, AGroupMayChangeWithinOne) {
  Trained t;
  t.optimizer.set_schedule(mpt::schedule(MPT_SCHEDULE_COSINE, 9));
  t.steps(0, 2);
  t.optimizer.set_lr(0.5);
  mpt::must(mpt_record_begin(t.ctx.get()));
  mpt_optimizer_desc d = t.optimizer.group(0);
  d.lr = 0.05;
  EXPECT_EQ(mpt_optimizer_set_group(t.optimizer.get(), 0, &d), MPT_OK) << mpt_last_error();
  mpt_recording r = nullptr;
  mpt::must(mpt_record_end(t.ctx.get(), &r));
  mpt_recording_release(r);
}

TEST(Recordings, ReadTheNumbersOfTheReplay) {
  Trained a, b;
  mpt_schedule_desc cosine;
  mpt_schedule_desc_init(&cosine, sizeof cosine);
  cosine.kind = MPT_SCHEDULE_COSINE;
  cosine.total_steps = 9;
  for (Trained* r : {&a, &b}) r->optimizer.set_schedule(cosine);
  const auto change = [](Trained& r) {
    mpt_optimizer_desc d = r.optimizer.group(0);
    d.lr = 0.05;
    d.weight_decay = 0.3;
    r.optimizer.set_group(0, d);
  };
  a.steps(0, 6);
  change(a);
  a.steps(6, 9);
  b.steps(0, 2);
  b.record(2);
  b.replays(3, 6);
  change(b);
  b.replays(6, 9);
  EXPECT_EQ(b.parameters(), a.parameters());
  EXPECT_EQ(b.optimizer.lr(), a.optimizer.lr());
}

TEST(Recordings, SkipStepsAndMoveTheScale) {
  mpt::Stepper::Options how;
  how.clip_norm = 1;
  how.events = 4;
  Trained a("16-mixed", mpt::adamw(1e-2), how), b("16-mixed", mpt::adamw(1e-2), how);
  const auto spoil = [](Trained& r) {
    std::vector<float> values(48, 1.0f);
    values[7] = INFINITY;
    r.x.write(values);
  };
  a.steps(0, 3);
  spoil(a);
  a.train();
  a.see();
  a.steps(4, 7);
  b.steps(0, 2);
  b.record(2);
  spoil(b);
  b.recording.replay();
  b.see();
  b.replays(4, 7);
  EXPECT_EQ(b.parameters(), a.parameters());
  for (size_t i = 0; i < a.bits.size(); ++i)
    EXPECT_TRUE(a.bits[i] == b.bits[i] || (std::isnan(a.bits[i]) && std::isnan(b.bits[i]))) << i;
  EXPECT_EQ(b.stepper.info().value().skipped, a.stepper.info().value().skipped);
  EXPECT_GE(b.stepper.info().value().skipped, 1);
  EXPECT_EQ(b.stepper.events().value().size(), a.stepper.events().value().size());
}

TEST(Recordings, GoOnFromALoadedTraining) {
  for (const mpt_optimizer_desc& rule : {mpt::adamw(1e-2), mpt::sgd(1e-2)}) {
    Trained a("bf16-mixed", rule), b("bf16-mixed", rule);
    const std::string file =
        testing::TempDir() + std::to_string(getpid()) + ".recording.safetensors";
    a.steps(0, 4);
    mpt::save_training(file.c_str(), a.stepper);
    a.steps(4, 7);
    b.steps(0, 2);
    b.record(2);
    b.replays(3, 5);
    mpt::load_training(file.c_str(), b.stepper);
    try {  // a load may replace the states: the step is then recorded again
      b.replays(4, 5);
    } catch (const mpt::Error& e) {
      EXPECT_EQ(e.status(), MPT_ERROR_STATE);
      b.record(4);
    }
    b.replays(5, 7);
    EXPECT_EQ(b.parameters(), a.parameters());
    std::remove(file.c_str());
  }
}

TEST(Recordings, OfAnInferenceReadTheNewWeights) {
  Trained r;
  r.params.freeze("", false);
  r.steps(0, 3);
  mpt::Tensor out;
  const auto infer = [&] {
    const mpt::NoGrad no_grad(r.ctx);
    const mpt::PrecisionScope scope(r.ctx, r.precision);
    const mpt::Tensor w = r.params["up.weight"];
    out = mpt::matmul(w, mpt::transpose(w, 0, 1));
  };
  infer();
  const mpt::Recording recorded = mpt::Recording::of(r.ctx, infer);
  const mpt::Tensor result = out;
  for (int i = 3; i < 6; ++i) {
    r.steps(i, i + 1);
    recorded.replay();
    const auto replayed = result.read<float>();
    infer();
    EXPECT_EQ(replayed, out.read<float>());
  }
}

// A slice may end between the inference's cast of a weight and its use.
TEST(Recordings, SeeWhatIsWrittenBetweenSlices) {
  Trained r("O1");
  r.steps(0, 2);
  mpt::Tensor out;
  const auto infer = [&] {
    const mpt::NoGrad no_grad(r.ctx);
    const mpt::PrecisionScope scope(r.ctx, r.precision);
    out = r.net(r.x);
  };
  r.net.train(false);
  infer();
  const mpt::Recording recorded = mpt::Recording::of(r.ctx, infer);
  const mpt::Tensor result = out;
  recorded.advance(std::chrono::nanoseconds(0));
  mpt::Tensor w = r.params["down.weight"];
  w.write(std::vector<float>(72, 0.25f));
  recorded.replay();
  recorded.replay();
  infer();
  EXPECT_EQ(result.read<float>(), out.read<float>());
}

// Writes in place of parameters with a master, before the recorded step and behind its update.
TEST(Recordings, KeepMastersOfWhatIsWrittenInPlace) {
  for (const char* name : {"bf16-mixed", "bf16-true,master=split", "bf16-true,master=copy",
                           "16-true,master=kahan", "32-true"}) {
    SCOPED_TRACE(name);
    const auto shrink = [](Trained& r) {
      const mpt::NoGrad no_grad(r.ctx);
      mpt::Tensor w = r.params["up.weight"];
      w.copy_from(w * 0.9);
    };
    Trained a(name), b(name);
    a.steps(0, 2);
    shrink(a);
    a.steps(2, 6);
    b.steps(0, 2);
    shrink(b);
    b.record(2);
    b.replays(3, 6);
    EXPECT_EQ(b.parameters(), a.parameters());
    Trained c(name), d(name);
    for (int i = 0; i < 6; ++i) {
      c.steps(i, i + 1);
      shrink(c);
    }
    for (int i = 0; i < 2; ++i) {
      d.steps(i, i + 1);
      shrink(d);
    }
    d.batch(2);
    d.recording = mpt::Recording::of(d.ctx, [&] {
      d.train();
      shrink(d);
    });
    for (int i = 3; i < 5; ++i) d.replays(i, i + 1);
    EXPECT_NE(d.parameters(), c.parameters());
    d.replays(5, 6);
    EXPECT_EQ(d.parameters(), c.parameters());
    c.steps(6, 7);
    d.steps(6, 7);
    EXPECT_EQ(d.parameters(), c.parameters());
  }
}

TEST(Recordings, OfSeveralStepsFollowASchedule) {
  Trained a, b;
  mpt_schedule_desc cosine;
  mpt_schedule_desc_init(&cosine, sizeof cosine);
  cosine.kind = MPT_SCHEDULE_COSINE;
  cosine.total_steps = 12;
  for (Trained* r : {&a, &b}) r->optimizer.set_schedule(cosine);
  a.batch(0);
  b.batch(0);
  for (int i = 0; i < 11; ++i) a.train();
  for (int i = 0; i < 2; ++i) b.train();
  const mpt::Recording three = mpt::Recording::of(b.ctx, [&] {
    for (int i = 0; i < 3; ++i) b.train();
  });
  for (int i = 0; i < 2; ++i) three.replay();
  EXPECT_EQ(b.parameters(), a.parameters());
  EXPECT_EQ(b.optimizer.lr(), a.optimizer.lr());
}

TEST(Recordings, RunInSlices) {
  Trained a, b;
  a.steps(0, 6);
  b.steps(0, 2);
  b.record(2);
  for (int i = 3; i < 6; ++i) {
    b.batch(i);
    int slices = 1;
    while (!b.recording.advance(std::chrono::nanoseconds(0))) {
      ++slices;
      if (slices > 2) continue;
      expect_error(MPT_ERROR_STATE, "while a replay is in progress",
                   [&] { b.stepper.backward(b.loss); });
      expect_error(MPT_ERROR_STATE, "while a replay is in progress", [&] { b.stepper.step(); });
      expect_error(MPT_ERROR_STATE, "while a replay is in progress", [&] { b.optimizer.step(); });
      expect_error(MPT_ERROR_STATE, "while a replay is in progress",
                   [&] { b.params.set_precision(mpt::Precision("32-true")); });
      expect_error(MPT_ERROR_STATE, "while a replay is in progress",
                   [&] { mpt::save_training("none.safetensors", b.stepper); });
      expect_error(MPT_ERROR_STATE, "while a replay is in progress",
                   [&] { mpt::load_training("none.safetensors", b.stepper); });
      expect_error(MPT_ERROR_STATE, "while a replay is in progress",
                   [&] { mpt::must(mpt_record_begin(b.ctx.get())); });
    }
    EXPECT_GE(slices, has_captures() ? 1 : 3) << "a capture is one slice";
    b.see();
  }
  EXPECT_EQ(b.parameters(), a.parameters());
  b.batch(6);
  EXPECT_TRUE(b.recording.advance(std::chrono::hours(1)));
  EXPECT_EQ(b.recording.info().replays, 4);
}

// Trains a layer whose products have many chunks, and returns its weight. Some of the steps are
// replays, in slices if `is_sliced`.
std::vector<float> long_kernels(int threads, bool is_sliced) {
  const auto ctx = mpt::Context::create({.own_threads = threads, .seed = 1});
  ctx.set_arithmetic(MPT_ARITHMETIC_WIDEN16);
  const mpt::Params params(ctx);
  const mpt::Module net = mpt::nn::linear(params, "a", 384, 512);
  const mpt::Tensor x = ctx.normal({512, 384}), w = params["a.weight"];
  const mpt::Precision bf16("bf16-mixed");
  params.set_precision(bf16);
  const mpt::Optimizer adamw(params, mpt::adamw(1e-2));
  mpt::Stepper stepper(ctx, bf16);
  stepper.add(adamw);
  const auto train = [&] {
    const mpt::PrecisionScope scope(ctx, bf16);
    const mpt::Tensor y = net(x);
    stepper.backward(mpt::mean(y * y));
    stepper.step();
  };
  train();
  mpt::Recording recording = mpt::Recording::of(ctx, train);
  if (is_sliced) {
    const auto before = w.read<float>();
    int slices = 1;
    while (!recording.advance(std::chrono::nanoseconds(0))) {
      ++slices;
      const auto now = w.read<float>();
      size_t changed = 0;
      for (size_t i = 0; i < now.size(); ++i) changed += now[i] != before[i];
      EXPECT_TRUE(changed == 0 || changed > now.size() / 2) << "a part of an update is seen";
    }
    EXPECT_GT(slices, 2 * recording.info().launches);
  } else {
    recording.replay();
  }
  recording = mpt::Recording::of(ctx, train);
  if (is_sliced) {
    for (int i = 0; i < 9; ++i) EXPECT_FALSE(recording.advance(std::chrono::nanoseconds(0)));
  }
  recording = {};  // where it is sliced, in the midst of the forward's product
  train();
  return w.read<float>();
}

TEST(Recordings, DivideLongKernels) {
  NEEDS_HOST("a slice of a device is what is queued at once");
  for (int threads : {1, 2, 3}) {
    SCOPED_TRACE(threads);
    EXPECT_EQ(long_kernels(threads, true), long_kernels(threads, false));
  }
}

// A context ends while a kernel of it is in its midst.
TEST(Recordings, EndInTheMidstOfAKernel) {
  NEEDS_HOST("a slice of a device is what is queued at once");
  for (int threads : {1, 2}) {
    mpt::Recording left;  // outlives its context
    mpt::Tensor y;
    {
      const auto ctx = mpt::Context::create({.own_threads = threads, .seed = 1});
      const mpt::Tensor x = ctx.normal({512, 384}), w = ctx.normal({384, 512});
      left = mpt::Recording::of(ctx, [&] { y = mpt::matmul(x, w); });
      EXPECT_FALSE(left.advance(std::chrono::nanoseconds(0)));
    }
    expect_error(MPT_ERROR_INVALID_HANDLE, "", [&] { left.advance(std::chrono::nanoseconds(0)); });
  }
}

TEST(Recordings, AnIndexOutOfRangeEndsTheReplay) {
  Trained r;
  r.steps(0, 2);
  r.record(2);
  const Bits before = r.parameters();
  std::vector<int64_t> classes(8, 1);
  classes[3] = 4;
  r.y.write(classes);
  expect_error(MPT_ERROR_INVALID_ARGUMENT, "3 classes", [&] {
    r.recording.replay();
    r.stepper.wait();  // a device tells later
    r.loss.item();
  });
  if (!mpt::test::test_device()) {
    EXPECT_EQ(r.parameters(), before);
  }
  r.batch(3);
  r.recording.replay();
  r.see();
  EXPECT_NE(r.parameters(), before);
}

TEST(Recordings, EndInAnotherOrder) {
  Trained r;
  expect_error(MPT_ERROR_STATE, "no recording is being made", [&] {
    mpt_recording none = nullptr;
    mpt::must(mpt_record_end(r.ctx.get(), &none));
  });
  r.steps(0, 1);
  mpt::must(mpt_record_begin(r.ctx.get()));
  expect_error(MPT_ERROR_STATE, "a recording is being made",
               [&] { mpt::must(mpt_record_begin(r.ctx.get())); });
  mpt_recording empty = nullptr;
  mpt::must(mpt_record_end(r.ctx.get(), &empty));
  mpt::must(mpt_recording_replay(empty));
  mpt::must(mpt_recording_replay(empty));
  mpt_recording_release(empty);
  EXPECT_EQ(mpt_recording_replay(empty), MPT_ERROR_INVALID_HANDLE);
  EXPECT_EQ(mpt_recording_replay(nullptr), MPT_ERROR_INVALID_HANDLE);
}

TEST(Recordings, RefuseWhatTheHostDecides) {
  Trained r;
  const auto refused = [&](const char* text, auto f) {
    SCOPED_TRACE(text);
    expect_error(MPT_ERROR_STATE, text, [&] { mpt::Recording::of(r.ctx, f); });
  };
  r.batch(0);
  refused("the first step", [&] { r.train(); });
  r.stepper.drop();
  r.steps(0, 2);
  refused("the host reads elements", [&] { r.x.read<float>(); });
  refused("mpt_tensor_write", [&] { r.batch(1); });
  refused("mpt_tensor_from_data", [&] { (void)r.ctx.tensor({2}, std::vector<float>{1, 2}); });
  refused("has a gradient at mpt_record_end", [&] { r.forward().backward(); });
  refused("has a gradient before mpt_record_begin", [] {});
  r.stepper.drop();
  refused("mpt_optimizer_step", [&] {
    r.forward().backward();
    r.optimizer.step();
  });
  r.stepper.drop();
  mpt::must(mpt_trace_begin(r.ctx.get()));
  refused("a trace", [] {});
  mpt::must(mpt_trace_end(r.ctx.get()));
  refused("mpt_context_set_seed", [&] { r.ctx.seed(9); });
  refused("the making of a loss scaler", [&] { mpt::Scaler scaler(r.ctx); });
  refused("mpt_params_set_precision", [&] { r.params.set_precision(r.precision); });
  r.steps(2, 4);  // nothing is left behind
  r.record(4);
  r.replays(5, 6);
}

TEST(Recordings, AreRefusedWhenTheyDoNotFit) {
  Trained r;
  r.steps(0, 2);
  r.record(2);
  const auto refused = [&](const char* text) {
    SCOPED_TRACE(text);
    const Bits before = r.parameters();
    expect_error(MPT_ERROR_STATE, text, [&] { r.recording.replay(); });
    EXPECT_EQ(r.parameters(), before);
  };
  r.stepper.backward(r.forward());
  refused("open micro-batches");
  r.stepper.drop();
  r.ctx.seed(6);
  refused("seed");
  r.ctx.seed(5);
  r.forward().backward();
  refused("has a gradient");
  r.stepper.drop();
  mpt::must(mpt_trace_begin_dry(r.ctx.get()));
  refused("dry trace");
  mpt::must(mpt_trace_end(r.ctx.get()));
  mpt::must(mpt_record_begin(r.ctx.get()));
  expect_error(MPT_ERROR_STATE, "a replay cannot be recorded", [&] { r.recording.replay(); });
  mpt_recording other = nullptr;
  mpt::must(mpt_record_end(r.ctx.get(), &other));
  mpt_recording_release(other);
  r.replays(3, 4);
  mpt_selection vectors;
  mpt_selection_init(&vectors, sizeof vectors);
  vectors.max_rank = 1;
  r.optimizer.add_group(vectors);
  refused("record the step again");
  r.steps(4, 5);
  r.record(5);
  r.replays(6, 7);
  r.params.add("more", r.ctx.zeros({2}));
  refused("record the step again");
}

TEST(Recordings, AreRefusedInAnotherPrecision) {
  for (const char* name : {"bf16-true,master=stochastic", "bf16-true,master=split", "32-true"}) {
    Trained r("bf16-true");
    r.steps(0, 2);
    r.record(2);
    r.params.set_precision(mpt::Precision(name));
    expect_error(MPT_ERROR_STATE, "record the step again", [&] { r.recording.replay(); });
  }
}

TEST(Recordings, AreRefusedWithOtherOptionsOfTheScaler) {
  Trained r("16-mixed");
  r.steps(0, 2);
  r.record(2);
  const mpt::Scaler kept = r.stepper.scaler();
  const mpt_scaler scaler = kept.get();
  char text[2000];
  mpt::must(mpt_scaler_state_to_json(scaler, text, sizeof text, nullptr));
  const size_t at = std::string(text).find("2000");
  ASSERT_NE(at, std::string::npos) << text;
  mpt::must(mpt_scaler_state_from_json(scaler, text));
  r.replays(3, 4);
  text[at] = '1';  // growth_interval: 1000
  mpt::must(mpt_scaler_state_from_json(scaler, text));
  expect_error(MPT_ERROR_STATE, "the scaler has other options", [&] { r.recording.replay(); });
}

TEST(Recordings, GoOnAfterAnErrorOfTheirAnswer) {
  mpt::Stepper::Options how;
  how.error_if_nonfinite = true;
  Trained a("32-true", mpt::sgd(1e-2), how), b("32-true", mpt::sgd(1e-2), how);
  a.steps(0, 5);
  b.steps(0, 2);
  b.record(2);
  int64_t seed = 0, draws = 0;
  mpt::must(mpt_context_get_generator(b.ctx.get(), &seed, &draws));
  b.x.write(std::vector<float>(48, NAN));
  expect_error(MPT_ERROR_STATE, "not finite", [&] {
    b.recording.replay();
    b.stepper.wait();
  });
  mpt::must(mpt_context_set_generator(b.ctx.get(), seed, draws));
  b.replays(3, 4);
  b.steps(4, 5);
  EXPECT_EQ(b.parameters(), a.parameters());
}

TEST(Recordings, EndWithTheirContext) {
  Trained r;
  r.steps(0, 2);
  r.record(2);
  mpt::must(mpt_record_begin(r.ctx.get()));
  r.ctx.shutdown();
  EXPECT_EQ(mpt_recording_replay(r.recording.get()), MPT_ERROR_INVALID_HANDLE);
}

TEST(Recordings, OfTwoNetworksShareNothing) {
  Trained a, b;
  a.steps(0, 8);
  b.steps(0, 2);
  b.record(2);
  const mpt::Recording first = b.recording;
  b.batch(3);
  b.record(3);  // records once more
  b.replays(4, 6);
  b.recording = first;
  b.bits.clear();
  b.replays(6, 8);
  EXPECT_EQ(b.parameters(), a.parameters());
}

}  // namespace
