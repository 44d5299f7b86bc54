// Each call of the fake device fails in turn, at once or late, in a whole training: its errors are
// clear, what is refused can be repeated, and after a late failure the training goes on from a
// saved file, to the bits of one that nothing disturbed.
// SPDX-License-Identifier: Apache-2.0
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "../tier.h"
#include "backends/kernels.h"
#include "fixture.h"
#include "mpt/mpt.hpp"

namespace mpt_fake {
namespace {

constexpr int kSteps = 4, kSavedSteps = 2, kOverflowAt = 1;

// The options in which the trainings differ.
struct Kind {
  const char* precision;
  int32_t losses = 1;  // with more than one, each has an optimizer for its layer
  double clip = 0;
  int32_t state_bits = 32;
};

// Returns a file name in memory if possible: a save waits for the disk, and there are thousands.
std::string file(const char* name) {
  const std::string folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : testing::TempDir();
  return folder + "refusals." + std::to_string(getpid()) + "." + name;
}

// True for the error of a failure of work that was queued before, whose results are undefined.
bool is_late(const std::string& error) {
  return error.find("earlier work") != std::string::npos ||
         error.find("was lost") != std::string::npos;
}

// A training whose calls are repeated if the device refused them.
class Training {
 public:
  explicit Training(const Kind& k) : kind_(k) {}
  std::vector<std::string> refusals;  // texts of the errors that repeated calls had

  void build() {
    go([&] {
      mpt_context c = nullptr;
      mpt::must(create_context(FAKE_MODULE, &c));
      ctx_ = mpt::Context(c);
    });
    go([&] { params_ = {mpt::Params(ctx_)}; });
    if (kind_.losses > 1) go([&] { params_.push_back(mpt::Params(ctx_)); });
    go([&] { layers_[0] = linear(params_.front(), "first", 6, 8, MPT_ACTIVATION_TANH); });
    go([&] {
      mpt_module m = nullptr;
      mpt::must(mpt_nn_dropout(ctx_.get(), 0.25, &m));
      layers_[1] = mpt::Module(m);
    });
    go([&] { layers_[2] = linear(params_.back(), "second", 8, 3, MPT_ACTIVATION_NONE); });
    go([&] { precision_ = mpt::Precision(kind_.precision); });
    for (const mpt::Params& p : params_) go([&] { p.set_precision(precision_); });
    for (const mpt::Params& p : params_) {
      mpt_optimizer_desc how = mpt::adamw();
      how.lr = 0.05;
      how.state_bits = kind_.state_bits;
      how.state_min = 0;
      go([&] { optimizers_.push_back(mpt::Optimizer(p, how)); });
      mpt_schedule_desc s;
      mpt_schedule_desc_init(&s, sizeof s);
      s.kind = MPT_SCHEDULE_LINEAR;
      s.total_steps = 10;
      go([&] { optimizers_.back().set_schedule(s); });
    }
    mpt::Stepper::Options how;
    how.accumulate = 2;
    how.losses = kind_.losses;
    how.clip_norm = kind_.clip;
    how.events = 3;
    go([&] { stepper_ = mpt::Stepper(ctx_, precision_, how); });
    for (const mpt::Optimizer& o : optimizers_) go([&] { stepper_.add(o); });
    go([&] { first_parameter_ = params_.front()["first.weight"]; });
    is_built_ = true;
  }
  bool is_built() const { return is_built_; }

  void run(int first, int last) {
    for (int i = first; i < last; ++i) {
      for (int32_t k = 0; k < 2 * kind_.losses; ++k) micro_batch(i, k);
      go([&] { stepper_.step(); });
    }
  }
  void save(const std::string& path) {
    go([&] { mpt::save_training(path.c_str(), stepper_); });
  }
  void load(const std::string& path) {
    go([&] { mpt::load_training(path.c_str(), stepper_); });
  }
  void drop() { stepper_.drop(); }

  // Expects that every call says that the device was lost.
  void expect_lost(const std::string& path) {
    mpt_tensor t = nullptr, out = nullptr;
    double value = 0;
    const int64_t one = 1;
    const auto lost = [](const char* name, mpt_status s) {
      EXPECT_EQ(s, MPT_ERROR_DEVICE) << name;
      EXPECT_NE(std::string(mpt_last_error()).find("was lost"), std::string::npos)
          << name << ": " << mpt_last_error();
    };
    lost("zeros", mpt_zeros(ctx_.get(), MPT_F32, &one, 1, &out));
    EXPECT_EQ(out, nullptr);
    if (!is_built()) return;
    t = first_parameter_.get();
    lost("read", mpt_tensor_read(t, MPT_F64, &value, 1));
    lost("to", mpt_tensor_to(t, MPT_DEVICE_CPU, 0, &out));
    lost("add", mpt_add(t, t, &out));
    lost("fill_into", mpt_fill_into(t, 1));
    lost("copy_into", mpt_copy_into(t, t));
    lost("forward", mpt_module_forward(layers_[0].get(), t, &out));
    lost("backward", mpt_stepper_backward(stepper_.get(), t));
    lost("step", mpt_stepper_step(stepper_.get()));
    lost("wait", mpt_stepper_wait(stepper_.get()));
    lost("drop", mpt_stepper_drop(stepper_.get()));
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    lost("verdict", mpt_stepper_get_verdict(stepper_.get(), 0, &v));
    lost("optimizer", mpt_optimizer_step(optimizers_[0].get()));
    lost("precision", mpt_params_set_precision(params_[0].get(), &precision_));
    const mpt_stepper s = stepper_.get();
    mpt_training_desc d;
    mpt_training_desc_init(&d, sizeof d);
    d.stepper = s;
    lost("save", mpt_training_save((path + ".lost").c_str(), &d));
    lost("load", mpt_training_load(path.c_str(), &d));
    EXPECT_NE(access((path + ".lost").c_str(), F_OK), 0);
  }

  // Returns the bits of all that the training has made.
  std::vector<uint64_t> bits() {
    std::vector<uint64_t> list;
    const auto see = [&](double v) { list.push_back(std::bit_cast<uint64_t>(v)); };
    go([&] { stepper_.wait(); });
    for (size_t i = 0; i < optimizers_.size(); ++i) {
      mpt::Verdict v;
      go([&] { v = stepper_.verdict(static_cast<int32_t>(i)).value(); });
      for (double x : {v.grad_norm, v.scale_before, v.scale_after}) see(x);
      list.insert(list.end(), {static_cast<uint64_t>(v.outcome), static_cast<uint64_t>(v.steps)});
    }
    for (const mpt::Params& p : params_) {
      const char* name = nullptr;
      mpt_tensor t = nullptr;
      for (int64_t i = 0; mpt_params_get_at(p.get(), i, &name, &t) == MPT_OK; ++i) {
        std::vector<double> values;
        go([&] { values = mpt::Tensor(mpt_tensor_retain(t)).read<double>(); });
        for (double v : values) see(v);
      }
    }
    return list;
  }

 private:
  static mpt::Module linear(const mpt::Params& p, const char* name, int64_t in, int64_t out,
                            mpt_activation activation) {
    mpt_module m = nullptr;
    mpt::must(mpt_nn_linear(p.get(), name, in, out, 1, activation, &m));
    return mpt::Module(m);
  }
  // Runs a call, and runs it again if the device refused something. Throws if earlier work failed.
  template <class F>
  void go(F call) {
    try {
      call();
    } catch (const mpt::Error& e) {
      if (is_late(e.what())) throw;
      refusals.push_back(e.what());
      call();
    }
  }
  // A failed backward consumes its graph: the forward is repeated with it.
  void micro_batch(int step, int32_t k) {
    int64_t seed = 0, draws = 0;
    go([&] { mpt::must(mpt_context_get_generator(ctx_.get(), &seed, &draws)); });
    go([&] {
      mpt::must(mpt_context_set_generator(ctx_.get(), seed, draws));
      stepper_.backward(loss(step, k), k % kind_.losses);
    });
  }
  mpt::Tensor loss(int step, int32_t k) {
    std::vector<float> values(4 * 6);
    for (size_t i = 0; i < values.size(); ++i)
      values[i] = std::sin(static_cast<float>(i + 1) * static_cast<float>(step + 3 * k + 1));
    const mpt::Tensor x = ctx_.tensor({4, 6}, values);
    const mpt::Tensor classes = ctx_.tensor({4}, std::vector<int64_t>{0, 2, 1, (step + k) % 3});
    const mpt::PrecisionScope scope(ctx_, precision_);
    mpt::Tensor y = precision_.input(x);
    for (const mpt::Module& m : layers_) y = m(y);
    const mpt::Tensor l = mpt::cross_entropy(precision_.output(y), classes);
    return step == kOverflowAt && k == 1 ? l * INFINITY : l;
  }

  const Kind kind_;
  mpt::Context ctx_;
  std::vector<mpt::Params> params_;
  mpt::Module layers_[3];
  mpt::Precision precision_;
  std::vector<mpt::Optimizer> optimizers_;
  mpt::Stepper stepper_;
  mpt::Tensor first_parameter_;
  bool is_built_ = false;
};

class Refusals : public ::testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    control.reset();
    Training t(GetParam());
    t.build();
    t.run(0, kSavedSteps);
    t.save(saved);
    t.run(kSavedSteps, kSteps);
    expected = t.bits();
  }
  void TearDown() override {
    control.reset();
    std::remove(saved.c_str());
    std::remove(own.c_str());
  }
  static std::string number(const char* what, int64_t n) {
    return std::string(what) + " number " + std::to_string(n);
  }
  void expect_equal(const std::vector<uint64_t>& bits) {
    const auto at = std::mismatch(bits.begin(), bits.end(), expected.begin(), expected.end());
    if (at.first == bits.end()) return;
    ADD_FAILURE() << "number " << at.first - bits.begin() << " is "
                  << std::bit_cast<double>(*at.first) << " instead of "
                  << std::bit_cast<double>(*at.second);
  }
  void expect_nothing_is_left() {
    EXPECT_EQ(control.devices, 0);
    EXPECT_EQ(control.pieces, 0);
    EXPECT_EQ(control.staging, 0);
    EXPECT_EQ(control.leaks, 0);
    EXPECT_EQ(control.violations, 0);
  }

  // Runs a whole training, which a late failure ends. Returns the texts of its errors.
  std::vector<std::string> run(Training& t) {
    try {
      t.build();
      t.run(0, kSavedSteps);
      t.save(own);
      t.load(own);
      t.run(kSavedSteps, kSteps);
      expect_equal(t.bits());
      return t.refusals;
    } catch (const mpt::Error& e) {
      std::vector<std::string> errors = t.refusals;
      errors.push_back(e.what());
      EXPECT_EQ(e.status(), MPT_ERROR_DEVICE);
      return errors;
    }
  }
  // Goes on from the saved file: with the objects that are there, or with new ones.
  void restart(Training& t) {
    try {
      if (t.is_built()) t.drop();
      else t.build();
      t.load(saved);
      t.run(kSavedSteps, kSteps);
      expect_equal(t.bits());
    } catch (const mpt::Error& e) {
      ADD_FAILURE() << "the training cannot be restarted: " << e.what();
    }
  }
  // Runs a training with a fault and, if that was a late failure, restarts it.
  std::vector<std::string> run() {
    std::vector<std::string> errors;
    {
      Training first(GetParam()), second(GetParam());
      errors = run(first);
      is_at_end_ =
          std::any_of(control.refuse, control.refuse + kCalls, [](int64_t n) { return n; });
      if (!errors.empty() && is_late(errors.back())) restart(first.is_built() ? first : second);
      else if (errors.size() > 1) ADD_FAILURE() << errors.back();
    }
    expect_nothing_is_left();
    return errors;
  }

  Control& control = opened_control();
  const std::string saved = file("saved"), own = file("own");
  std::vector<uint64_t> expected;
  bool is_at_end_ = false;  // true if the end of the context was refused, which reports nothing
};

// The functions of a device, and how an error names them.
struct Named {
  Call call;
  const char *name, *in_errors;
  bool is_silent = false;  // the library may do without it
};
constexpr Named kFunctions[] = {
    {Call::alloc, "alloc", "memory", true},
    {Call::alloc_staging, "alloc_staging", "bytes of host memory", true},
    {Call::copy_in, "copy_in", "a copy"},
    {Call::copy_out, "copy_out", "a copy"},
    {Call::copy_within, "copy_within", "a copy"},
    {Call::fill, "fill", "a fill"},
    {Call::record, "record", "a copy"},
    {Call::wait, "wait", "a read", true},
    {Call::launch, "launch", ""}};

// Calls from one that fails to the next: the quick tier takes every third.
int64_t step() { return static_cast<int64_t>(mpt::test::rounds({.quick = 3, .full = 1})); }

TEST_P(Refusals, EachCallInTurn) {
  LONG_UNDER_SANITIZERS("a training for each call of the device");
  for (const Named& f : kFunctions) {
    for (int64_t n = 1;; n += step()) {
      const testing::ScopedTrace trace(__FILE__, __LINE__, number(f.name, n));
      control.reset();
      control.refuse_at(f.call, n);
      const std::vector<std::string> errors = run();
      if (control.refuse[static_cast<int>(f.call)]) break;
      EXPECT_TRUE(f.is_silent || is_at_end_ || !errors.empty());
      for (const std::string& e : errors) {
        EXPECT_NE(e.find("fake:0"), std::string::npos) << e;
        EXPECT_NE(e.find(f.in_errors), std::string::npos) << e;
        EXPECT_NE(e.find(control.fault), std::string::npos) << e;
      }
    }
  }
}

TEST_P(Refusals, EachCopyAndLaunchFailsLateInTurn) {
  LONG_UNDER_SANITIZERS("a training for each call of the device");
  // Work runs when somebody waits, or whenever the host asks whether it has run.
  for (const int64_t entries_per_query : {0, 1 << 20}) {
    for (int64_t n = 1;; n += step()) {
      const testing::ScopedTrace trace(__FILE__, __LINE__, number("entry", n));
      control.reset();
      control.entries_per_query = entries_per_query;
      control.fail_late = n;
      const std::vector<std::string> errors = run();
      if (control.fail_late) break;
      ASSERT_EQ(errors.size(), 1);
      EXPECT_NE(errors[0].find("earlier work on fake:0 failed: " + control.fault),
                std::string::npos)
          << errors[0];
      EXPECT_NE(errors[0].find("the context can be used"), std::string::npos) << errors[0];
    }
  }
}

TEST_P(Refusals, ALostDeviceSaysSoUntilItsContextIsReleased) {
  LONG_UNDER_SANITIZERS("a training for each call of the device");
  for (int64_t n = 1;; n += 1 + n / 8) {
    const testing::ScopedTrace trace(__FILE__, __LINE__, number("entry", n));
    control.reset();
    control.fail_late = n;
    control.is_lost = true;
    {
      Training t(GetParam());
      const std::vector<std::string> errors = run(t);
      if (control.fail_late) break;
      ASSERT_EQ(errors.size(), 1);
      EXPECT_NE(errors[0].find("fake:0 was lost: " + control.fault), std::string::npos)
          << errors[0];
      t.expect_lost(saved);
      Training fresh(GetParam());
      restart(fresh);
    }
    expect_nothing_is_left();
  }
}

// A cast that the cache keeps may be a result of work that has failed.
TEST_F(Fake, CastsAreMadeAgainAfterAFailure) {
  const int64_t shape[] = {4, 4};
  mpt_tensor x = nullptr, w = nullptr;
  OK(mpt_full(ctx, MPT_F32, shape, 2, 1, &x));
  OK(mpt_full(ctx, MPT_F32, shape, 2, 2, &w));
  OK(mpt_tensor_set_requires_grad(w, 1));
  OK(mpt_autocast_push(ctx, nullptr));
  Floats values;
  for (const bool fails : {true, false}) {
    control.kernel = static_cast<int32_t>(mpt::Kernel::copy);
    control.fail_late = fails ? 2 : 0;  // the first cast is that of x
    mpt_tensor y = nullptr;
    OK(mpt_matmul(x, w, &y));
    if (fails) REFUSED(MPT_ERROR_DEVICE, read(y, values), "copy");
    else EXPECT_EQ(read(y), Floats(16, 8));
  }
  OK(mpt_autocast_pop(ctx));
}

INSTANTIATE_TEST_SUITE_P(
    Trainings, Refusals,
    ::testing::Values(Kind{.precision = "16-mixed", .clip = 0.5, .state_bits = 8},
                      Kind{.precision = "O2", .losses = 2}, Kind{.precision = "bf16-true"}),
    [](const auto& info) { return "Training" + std::to_string(info.index); });

}  // namespace
}  // namespace mpt_fake
