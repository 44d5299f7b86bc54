// Tests of mpt_context_cancel: work that ends between two kernels, and goes on with the same bits.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "mpt/mpt.hpp"

namespace {

using Floats = std::vector<float>;

constexpr int64_t kBatch = 64, kWidth = 128;
#if defined(__SANITIZE_THREAD__)
constexpr int64_t kStride = 5;  // between the kernels in which a test cancels
#else
constexpr int64_t kStride = 1;
#endif
const char* const kPrecisions[] = {"32-true", "16-mixed", "bf16-true,master=stochastic",
                                   "bf16-true,master=split"};

// A host whose parallel_for counts the kernels, and calls a function in each.
struct Host {
  std::function<void(int64_t)> in_kernel = [](int64_t) {};
  int64_t kernels = 0;

  mpt::Context context() {
    mpt_hooks h = mpt::defaults<mpt_hooks>();
    h.user = this;
    h.worker_count = 2;
    h.parallel_for = [](void* user, int64_t n, int64_t, mpt_job_fn fn, void* job) {
      Host& host = *static_cast<Host*>(user);
      fn(job, 0, n, 0);
      host.in_kernel(host.kernels++);
    };
    mpt_context_desc d = mpt::defaults<mpt_context_desc>();
    d.seed = 11;
    d.hooks = &h;
    mpt_context c = nullptr;
    mpt::must(mpt_context_create(&d, &c));
    return mpt::Context(c);
  }
};

struct Training {
  mpt::Context ctx;
  mpt::Precision precision;
  mpt::Params params, average;
  mpt::Module up, drop, down;
  mpt::Optimizer optimizer;
  mpt::Stepper stepper;

  Training(const mpt::Context& c, const char* name, int32_t accumulate = 1)
      : ctx(c), precision(name), params(c), average(c), drop(mpt::nn::dropout(c, 0.2)) {
    up = mpt::nn::linear(params, "up", kWidth, kWidth, MPT_ACTIVATION_GELU);
    down = mpt::nn::linear(params, "down", kWidth, kWidth);
    mpt::nn::linear(average, "up", kWidth, kWidth);
    mpt::nn::linear(average, "down", kWidth, kWidth);
    params.set_precision(precision);
    average.copy_from(params);
    optimizer = mpt::Optimizer(params, mpt::adamw(0.01));
    optimizer.set_average(average, 0.9);
    mpt::Stepper::Options how;
    how.accumulate = accumulate;
    stepper = mpt::Stepper(ctx, precision, how);
    stepper.add(optimizer);
  }
  mpt::Tensor batch(int number) const {
    Floats v;
    for (int64_t i = 0; i < kBatch * kWidth; ++i)
      v.push_back(static_cast<float>((i * 7 + number * 13) % 17) / 17 - 0.5f);
    return ctx.tensor({kBatch, kWidth}, v);
  }
  void forward_backward(const mpt::Tensor& x) const {
    const mpt::PrecisionScope scope(ctx, precision);
    const mpt::Tensor y = precision.output(down(drop(up(precision.input(x)))));
    stepper.backward(mpt::mean(mpt::square(y)));
  }
  Floats values() const {
    Floats all;
    for (const mpt::Params& set : {params, average})
      for (const auto& [name, t] : set.all())
        for (const float v : t.read<float>()) all.push_back(v);
    return all;
  }
};

// Runs a function until it is not cancelled any more; resume() is called behind each try. repeats:
// each try draws the same random numbers. Returns the number of tries.
template <class F>
int until_done(const mpt::Context& ctx, F f, bool repeats = true) {
  for (int tries = 1;; ++tries) {
    const auto before = ctx.generator();
    try {
      f();
      return tries;
    } catch (const mpt::Error& e) {
      if (e.status() != MPT_ERROR_CANCELLED) throw;
      EXPECT_NE(std::string(e.what()).find("mpt_context_resume"), std::string::npos) << e.what();
    }
    ctx.resume();
    if (repeats) ctx.set_generator(before);  // the forward drew for its dropout
  }
}

Floats uncancelled(const char* precision, int steps) {
  Host host;
  const Training t(host.context(), precision);
  for (int i = 0; i < steps; ++i) {
    t.forward_backward(t.batch(i));
    EXPECT_TRUE(t.stepper.step());
  }
  return t.values();
}

// Whichever kernel the host cancels in, a training that repeats what was cancelled has the bits of
// one that was not.
TEST(Cancel, InAnyKernelNothingIsLost) {
  for (const char* precision : kPrecisions) {
    const Floats want = uncancelled(precision, 3);
    int64_t kernels = 1, cancelled = 0;
    const int64_t stride = precision == kPrecisions[0] ? kStride : 4 * kStride;
    for (int64_t at = 0; at < kernels; at += stride) {
      Host host;
      const Training t(host.context(), precision);
      const int64_t first = host.kernels;
      host.in_kernel = [&](int64_t n) {
        if (n == first + at) t.ctx.cancel();
      };
      for (int i = 0; i < 3; ++i) {
        const mpt::Tensor x = t.batch(i);
        cancelled += until_done(t.ctx, [&] { t.forward_backward(x); }) - 1;
        cancelled += until_done(t.ctx, [&] { EXPECT_TRUE(t.stepper.step()); }) - 1;
      }
      t.ctx.resume();
      ASSERT_EQ(t.values(), want) << precision << ", kernel " << at;
      kernels = host.kernels - first;
    }
    EXPECT_GE(kernels, 20);
    EXPECT_GE(cancelled, kernels / 2 / stride);
  }
}

TEST(Cancel, AFailedCallChangesNothing) {
  Host host;
  const Training t(host.context(), "16-mixed");
  const mpt::Tensor x = t.batch(0);
  t.forward_backward(x);
  t.stepper.step();
  const Floats before = t.values();
  const auto draws = t.ctx.generator().draws;
  const auto cancelled = [&](const std::function<void()>& f) {
    try {
      f();
      ADD_FAILURE() << "was not cancelled";
    } catch (const mpt::Error& e) {
      EXPECT_EQ(e.status(), MPT_ERROR_CANCELLED) << e.what();
    }
  };
  t.ctx.cancel();
  cancelled([&] { t.forward_backward(x); });
  cancelled([&] { t.ctx.normal({2}); });
  cancelled([&] { t.average.lerp(t.params, 0.5); });
  cancelled([&] { t.average.copy_from(t.params); });
  EXPECT_EQ(t.ctx.generator().draws, draws);
  const mpt::Tensor view = mpt::reshape(x, {-1});
  EXPECT_EQ(view.shape(), std::vector<int64_t>{kBatch * kWidth}) << "a view needs no kernel";
  t.ctx.cancel();  // once more changes nothing
  t.ctx.resume();
  t.ctx.resume();
  EXPECT_EQ(t.values(), before);
  EXPECT_EQ(t.params["up.weight"].grad().get(), nullptr);

  t.forward_backward(x);
  const auto gradient = t.params["up.weight"].grad().read<float>();
  t.ctx.cancel();
  cancelled([&] { t.stepper.step(); });
  const mpt::Context other = mpt::Context::create();
  EXPECT_EQ((other.ones({2}) + 1.0).read<float>(), Floats(2, 2)) << "another context goes on";
  t.ctx.resume();
  EXPECT_EQ(t.values(), before);
  EXPECT_EQ(t.params["up.weight"].grad().read<float>(), gradient);
  EXPECT_TRUE(t.stepper.step()) << "the micro-batch is still open";
}

// A copy of a set, which has many kernels, is made whole or not begun.
TEST(Cancel, ACopyIsWhole) {
  Host host;
  const Training t(host.context(), "32-true");
  for (const double weight : {0.5, 1.0}) {
    const int64_t first = host.kernels;
    host.in_kernel = [&](int64_t n) {
      if (n == first) t.ctx.cancel();
    };
    t.average.lerp(t.params, weight);
    t.ctx.resume();
  }
  const Floats all = t.values();
  EXPECT_EQ(Floats(all.begin(), all.begin() + static_cast<int64_t>(all.size() / 2)),
            Floats(all.begin() + static_cast<int64_t>(all.size() / 2), all.end()));
}

// A publication, which has many kernels, is made whole or not begun.
TEST(Cancel, APublicationIsWhole) {
  const auto set_in = [](const mpt::Context& c) {
    const mpt::Params params(c);
    for (const char* name : {"a", "b", "c"}) params.add(name, c.ones({512, 1024}));
    return params;
  };
  int64_t kernels = 1;
  for (int64_t at = 0; at < kernels; ++at) {
    Host host;
    const mpt::Context ctx = host.context(), one = mpt::Context::create(),
                       other = mpt::Context::create();
    const mpt::Params trained = set_in(ctx), first = set_in(one), second = set_in(other);
    const mpt::Publisher publisher(trained);
    const mpt::Subscriber a(first, publisher), b(second, publisher, true);
    const int64_t begun = host.kernels;
    host.in_kernel = [&](int64_t n) {
      if (n == begun + at) ctx.cancel();
    };
    EXPECT_EQ(publisher.publish(), 1) << "kernel " << at;
    kernels = host.kernels - begun;
    EXPECT_EQ(a.take(), 1);
    EXPECT_EQ(b.take(), 1);
    ctx.cancel();
    EXPECT_EQ(mpt_publisher_publish(publisher.get(), nullptr), MPT_ERROR_CANCELLED);
    EXPECT_EQ(a.take(), 1);
    EXPECT_EQ(b.take(), 1);
    ctx.resume();
    EXPECT_EQ(publisher.publish(), 2);
    EXPECT_EQ(a.take(), 2);
    EXPECT_EQ(b.take(), 2);
  }
  EXPECT_GE(kernels, 6);
}

// A step that has begun is taken whole.
TEST(Cancel, AStepIsWhole) {
  for (const char* precision : kPrecisions) {
    const Floats want = uncancelled(precision, 1);
    Host host;
    const Training t(host.context(), precision);
    t.forward_backward(t.batch(0));
    const int64_t first = host.kernels;
    host.in_kernel = [&](int64_t) { t.ctx.cancel(); };
    EXPECT_TRUE(t.stepper.step());
    EXPECT_GT(host.kernels, first);
    t.ctx.resume();
    host.in_kernel = [](int64_t) {};
    EXPECT_EQ(t.values(), want) << precision;
  }
}

// A training is saved, and rolled back, behind a call that was cancelled in any kernel. Gradients
// of open micro-batches have no place in either, and are given up first.
TEST(Cancel, ThenSavedAndRolledBack) {
  for (const int32_t accumulate : {1, 2}) {
    const auto train = [accumulate](const Training& t, int step) {
      for (int i = 0; i < accumulate; ++i) t.forward_backward(t.batch(step * accumulate + i));
      EXPECT_TRUE(t.stepper.step());
    };
    const auto all_of = [](const Training& t) {
      mpt_training_desc d = mpt::defaults<mpt_training_desc>();
      d.stepper = t.stepper.get();
      return d;
    };
    Floats first, second;
    int64_t kernels = 0, dropped = 0;
    {
      Host host;
      const Training t(host.context(), "16-mixed", accumulate);
      train(t, 0);
      first = t.values();
      kernels = -host.kernels;
      train(t, 1);
      kernels += host.kernels;
      second = t.values();
    }
    EXPECT_GE(kernels, 6);
    for (int64_t at = 0; at < kernels; at += kStride) {
      Host host;
      const Training t(host.context(), "16-mixed", accumulate);
      train(t, 0);
      mpt_training_desc desc = all_of(t);
      const mpt_params average = t.average.get();
      desc.params = &average;
      desc.params_count = 1;
      const mpt::Snapshot good(desc);
      const auto draws = t.ctx.generator();
      const int64_t begun = host.kernels;
      host.in_kernel = [&](int64_t n) {
        if (n == begun + at) t.ctx.cancel();
      };
      bool was_cancelled = false;
      try {
        train(t, 1);
      } catch (const mpt::Error& e) {
        was_cancelled = e.status() == MPT_ERROR_CANCELLED;
        EXPECT_TRUE(was_cancelled) << e.what();
      }
      host.in_kernel = [](int64_t) {};
      t.ctx.resume();
      ASSERT_EQ(t.values(), was_cancelled ? first : second) << "kernel " << at;

      const mpt::Blob blob(t.ctx);
      const mpt_writer to = blob.writer();
      const mpt_status saved = mpt_training_save_to(&to, &desc);
      if (saved != MPT_OK) {
        ++dropped;
        EXPECT_EQ(saved, MPT_ERROR_STATE);
        EXPECT_EQ(mpt_snapshot_restore(good.get()), MPT_ERROR_STATE);
        const std::string text = mpt_last_error();
        EXPECT_NE(text.find("or mpt_stepper_drop"), std::string::npos) << text;
        mpt::must(mpt_stepper_drop(t.stepper.get()));
        mpt::must(mpt_training_save_to(&to, &desc));
      }
      good.restore();
      ASSERT_EQ(t.values(), first);
      train(t, 1);
      ASSERT_EQ(t.values(), second) << "kernel " << at;

      Host quiet;
      const Training again(quiet.context(), "16-mixed", accumulate);
      mpt_training_desc its = all_of(again);
      const mpt_params its_average = again.average.get();
      its.params = &its_average;
      its.params_count = 1;
      mpt::load_training(mpt::reader(blob.bytes()), its);
      ASSERT_EQ(again.values(), was_cancelled ? first : second);
      if (!was_cancelled) continue;
      again.ctx.set_generator(draws);  // the forward that was cancelled drew, too
      train(again, 1);
      ASSERT_EQ(again.values(), second) << "kernel " << at;
    }
    if (accumulate > 1) {
      EXPECT_GT(dropped, 0);
    }
  }
}

TEST(Cancel, AReplayGoesOnWhereItStopped) {
  for (const char* precision : {"16-mixed", "bf16-true,master=stochastic"}) {
    const auto train = [](const Training& t, const mpt::Tensor& x) {
      t.forward_backward(x);
      t.stepper.step();
    };
    const auto trained = [&](const std::function<void(Host&, const Training&, int)>& cancel) {
      Host host;
      const Training t(host.context(), precision);
      const mpt::Tensor x = t.batch(0);
      train(t, x);
      const auto recording = mpt::Recording::of(t.ctx, [&] { train(t, x); });
      for (int i = 0; i < 3; ++i) {
        cancel(host, t, i);
        until_done(
            t.ctx, [&] { recording.replay(); }, false);
      }
      EXPECT_EQ(recording.info().replays, 3);
      host.in_kernel = [](int64_t) {};
      t.ctx.resume();
      return t.values();
    };
    const Floats want = trained([](Host&, const Training&, int) {});
    for (const int64_t every : {1, 2, 5, 11}) {
      int64_t stops = 0;
      const Floats got = trained([&](Host& host, const Training& t, int) {
        host.in_kernel = [&stops, &t, every](int64_t n) {
          if (n % every) return;
          t.ctx.cancel();
          ++stops;
        };
      });
      EXPECT_GT(stops, 1);
      EXPECT_EQ(got, want) << precision << ", every " << every;
    }
  }
}

TEST(Cancel, AStepOfLbfgsIsUndone) {
  Host host;
  const mpt::Context ctx = host.context();
  const mpt::Params params(ctx);
  const mpt::Tensor w = params.add("w", ctx.ones({200, 100}));
  const mpt::Lbfgs lbfgs(params);
  const auto loss = [&] { return mpt::sum(mpt::square(mpt::square(w) - 0.3)); };
  lbfgs.step(loss);
  const Floats before = w.read<float>();
  int64_t at = 0;
  for (mpt_status status = MPT_ERROR_CANCELLED; status != MPT_OK; ++at) {
    const int64_t first = host.kernels;
    host.in_kernel = [&](int64_t n) {
      if (n == first + at) ctx.cancel();
    };
    try {
      lbfgs.step(loss);
      status = MPT_OK;  // cancelled in the last kernel, or not at all
    } catch (const mpt::Error& e) {
      status = e.status();
    }
    host.in_kernel = [](int64_t) {};
    ctx.resume();
    if (status == MPT_OK) break;
    ASSERT_EQ(status, MPT_ERROR_CANCELLED);
    ASSERT_EQ(w.read<float>(), before) << "kernel " << at;
  }
  EXPECT_GT(at, 10);
}

// Another thread cancels at any moment, and lets the training go on.
TEST(Cancel, ByAnotherThread) {
  const Floats want = uncancelled("16-mixed", 12);
  Host host;
  const Training t(host.context(), "16-mixed");
  std::atomic<bool> is_done = false;
  std::atomic<int> resumed = 0;
  std::thread other([&] {
    for (int i = 0; !is_done; ++i) {
      // Longer each time, so that a slow machine comes to an end of a call between two of them.
      std::this_thread::sleep_for(std::chrono::microseconds(200 + i * 37 % 900 + i));
      t.ctx.cancel();
      std::this_thread::sleep_for(std::chrono::microseconds(50));
      t.ctx.resume();
      ++resumed;
    }
  });
  while (resumed == 0) std::this_thread::yield();  // a busy machine may begin the other thread late
  for (int i = 0; i < 12; ++i) {
    const mpt::Tensor x = t.batch(i);
    until_done(t.ctx, [&] { t.forward_backward(x); });
    until_done(t.ctx, [&] { EXPECT_TRUE(t.stepper.step()); });
  }
  is_done = true;
  other.join();
  EXPECT_EQ(t.values(), want);
}

TEST(Cancel, RefusesAStaleContext) {
  mpt_context c = nullptr;
  {
    const mpt::Context ctx = mpt::Context::create();
    c = ctx.get();
  }
  EXPECT_EQ(mpt_context_cancel(c), MPT_ERROR_INVALID_HANDLE);
  EXPECT_EQ(mpt_context_resume(nullptr), MPT_ERROR_INVALID_HANDLE);
}

}  // namespace
