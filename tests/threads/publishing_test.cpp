// Tests of parameters that are published from a training in one thread to a set in another one.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <atomic>
#include <csignal>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "../support/system_calls.h"
#include "mpt/mpt.hpp"

namespace {

using Floats = std::vector<float>;

::testing::AssertionResult has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << "'" << text << "' does not say: " << part;
}

// A network in a context of its own.
struct Net {
  mpt::Context ctx = mpt::Context::create();
  mpt::Params params;
  mpt::Module up, down;
  mpt::Precision precision;

  explicit Net(const char* name = "32-true") : params(ctx), precision(name) {
    up = mpt::nn::linear(params, "up", 8, 64, MPT_ACTIVATION_TANH);
    down = mpt::nn::linear(params, "down", 64, 4);
    params.set_precision(precision);
  }
  mpt::Tensor forward(const mpt::Tensor& x) const {
    const mpt::PrecisionScope scope(ctx, precision);
    return precision.output(down(up(precision.input(x))));
  }
  void fill(double value) const {
    const mpt::NoGrad no_grad(ctx);
    for (const auto& [name, t] : params.all()) {
      mpt::Tensor p = t;
      p.fill(value);
    }
  }
  Floats values() const {
    Floats all;
    for (const auto& [name, t] : params.all())
      for (const float v : t.read<float>()) all.push_back(v);
    return all;
  }
  Floats outputs() const {
    const mpt::NoGrad no_grad(ctx);
    return forward(ctx.full({2, 8}, 0.5)).read<float>();
  }
};

TEST(Publishing, GivesTheNewestValues) {
  for (const bool copies : {false, true}) {
    const Net trained, used;
    const mpt::Tensor w = used.params["up.weight"];
    const mpt::Publisher publisher(trained.params);
    const mpt::Subscriber subscriber(used.params, publisher, copies);
    const Floats before = used.values();
    EXPECT_EQ(subscriber.take(), 0);
    EXPECT_EQ(used.values(), before);
    EXPECT_EQ(publisher.publish(), 1);
    EXPECT_EQ(used.values(), before);
    EXPECT_EQ(subscriber.take(), 1);
    EXPECT_EQ(used.values(), trained.values());
    EXPECT_EQ(used.outputs(), trained.outputs());
    for (int i = 2; i < 9; ++i) {
      trained.fill(i);
      EXPECT_EQ(publisher.publish(), i);
      if (i % 3 == 0) continue;  // the newest one counts
      EXPECT_EQ(subscriber.take(), i);
      EXPECT_EQ(subscriber.take(), i);
      EXPECT_EQ(used.values(), trained.values());
      EXPECT_EQ(used.outputs(), trained.outputs());
      EXPECT_EQ(w.read<float>()[0], static_cast<float>(i)) << "handles stay valid";
    }
  }
}

// Masters give their exact values, which are converted to the dtypes of the other set.
TEST(Publishing, ConvertsPrecisions) {
  for (const char* from : {"32-true", "bf16-mixed", "bf16-true,master=copy", "16-mixed"}) {
    for (const char* to : {"32-true", "bf16-true", "16-true"}) {
      for (const bool copies : {false, true}) {
        const Net trained(from), used(to), expected(to);
        const mpt::Optimizer optimizer(trained.params, mpt::adamw(0.01));
        const mpt::Stepper stepper(trained.ctx, trained.precision);
        stepper.add(optimizer);
        const mpt::Publisher publisher(trained.params);
        const mpt::Subscriber subscriber(used.params, publisher, copies);
        for (int step = 0; step < 4; ++step) {
          stepper.backward(mpt::mean(mpt::square(trained.forward(trained.ctx.full({2, 8}, 0.25)))));
          stepper.step();
          publisher.publish();
          subscriber.take();
          mpt::must(mpt_params_copy(expected.params.get(), trained.params.get()));
          EXPECT_EQ(used.values(), expected.values()) << from << " to " << to;
          EXPECT_EQ(used.outputs(), expected.outputs()) << from << " to " << to;
        }
      }
    }
  }
}

// A thread writes as fast as it can. The other one never sees parts of two writes, and sees no
// older values behind newer ones.
TEST(Publishing, NoReadIsTorn) {
  for (const bool copies : {false, true}) {
    const Net trained, used;
    const mpt::Publisher publisher(trained.params);
    const mpt::Subscriber subscriber(used.params, publisher, copies);
    std::atomic<bool> stop{false};
    std::thread trainer([&] {
      for (int i = 1; !stop; ++i) {
        trained.fill(i % 1000);
        publisher.publish();
      }
    });
    int64_t last = 0;
    for (int changes = 0; changes < 200 && !HasFatalFailure();) {
      const int64_t version = subscriber.take();
      EXPECT_GE(version, last);
      if (version == last) continue;
      ++changes;
      last = version;
      const Floats values = used.values();
      const Floats expected(values.size(), static_cast<float>(version % 1000));
      if (values != expected) {
        ADD_FAILURE() << "version " << version << " has parts of others";
        break;
      }
    }
    stop = true;
    trainer.join();
  }
}

// Threads that publish and take, as fast as they can, until each has done so `times` times. Under
// the filter neither makes a system call, and so neither can wait for the other. Ends the process.
[[noreturn]] void exchange(int times, bool copies) {
  const Net trained, used;
  const mpt::Publisher publisher(trained.params);
  const mpt::Subscriber subscriber(used.params, publisher, copies);
  std::atomic<int> publications{0}, takes{0};
  std::atomic<bool> is_ready{false}, may_begin{false}, has_ended{false};
  int64_t version = 0;
  std::thread taker([&] {
    for (int64_t seen = 0, changes = 0; changes < 10; ++changes) {
      while (subscriber.take() == seen) {
      }
      seen = subscriber.take();
    }
    is_ready = true;
    while (!may_begin) {
    }
    for (; takes < times || publications < times; ++takes) subscriber.take();
    version = subscriber.take();
    has_ended = true;
    while (has_ended) {
    }
  });
  while (!is_ready) publisher.publish();
  if (!mpt_test::forbid_system_calls()) _exit(2);
  may_begin = true;
  for (; takes < times || publications < times; ++publications) publisher.publish();
  while (!has_ended) {
  }
  _exit(version >= times ? 0 : 1);
}

TEST(Publishing, NeitherSideWaits) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "a sanitizer makes system calls of its own";
#endif
  for (const bool copies : {false, true}) {
    int64_t waits[2];
    for (const bool many : {false, true}) {
      const pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) exchange(many ? 10100 : 100, copies);
      int status = 0;
      rusage used = {};
      ASSERT_EQ(wait4(child, &status, 0, &used), child);
      ASSERT_FALSE(WIFSIGNALED(status)) << strsignal(WTERMSIG(status)) << ", copies " << copies;
      ASSERT_EQ(WEXITSTATUS(status), 0) << "copies " << copies;
      waits[many] = used.ru_nvcsw;
    }
    // The system may take a page away at any time.
    EXPECT_LE(waits[1] - waits[0], 40) << "in 10000 exchanges, copies " << copies;
  }
}

// Either side may end while the other goes on.
TEST(Publishing, EitherSideMayEndFirst) {
  for (const bool publisher_first : {false, true}) {
    auto trained = std::make_unique<Net>();
    auto used = std::make_unique<Net>();
    mpt::Publisher publisher(trained->params);
    mpt::Subscriber subscriber(used->params, publisher);
    publisher.publish();
    subscriber.take();
    if (publisher_first) {
      const Floats values = used->values();
      publisher.publish();
      publisher = {};
      trained.reset();
      EXPECT_EQ(subscriber.take(), 2);
      EXPECT_EQ(used->values(), values);
      continue;
    }
    const Net other;  // another subscriber, which stays
    const mpt::Subscriber stays(other.params, publisher);
    std::atomic<int> writes{0};
    std::atomic<bool> stop{false};
    std::thread trainer([&] {
      for (; !stop; ++writes) publisher.publish();
    });
    while (writes < 10) std::this_thread::yield();
    subscriber = {};
    used.reset();
    const int then = writes;
    while (writes < then + 10) std::this_thread::yield();
    stop = true;
    trainer.join();
    EXPECT_GT(stays.take(), 20);
    EXPECT_EQ(other.values(), trained->values());
  }
}

TEST(Publishing, MemoryInUseIsNotGivenAway) {
  const Net trained, used;
  const mpt::Publisher publisher(trained.params);
  const mpt::Subscriber subscriber(used.params, publisher);
  trained.fill(1);
  publisher.publish();
  subscriber.take();
  mpt::Tensor row = mpt::select(mpt::detach(used.params["up.weight"]), 0, 0);
  trained.fill(2);
  publisher.publish();
  int64_t version = 7;
  EXPECT_EQ(mpt_subscriber_take(subscriber.get(), &version), MPT_ERROR_STATE);
  EXPECT_TRUE(has(mpt_last_error(), "'up.weight' is still in use"));
  EXPECT_EQ(version, 7);
  EXPECT_EQ(row.read<float>()[0], 1);
  EXPECT_EQ(used.values()[0], 1);
  row = {};
  EXPECT_EQ(subscriber.take(), 2);
  EXPECT_EQ(used.values()[0], 2);
}

// A view from before the first take would keep the values of then.
TEST(Publishing, AViewIsNotLeftBehindByTheFirstTake) {
  const Net trained, used;
  const mpt::Publisher publisher(trained.params);
  const mpt::Subscriber subscriber(used.params, publisher);
  const Floats before = used.values();
  publisher.publish();
  mpt::Tensor row = mpt::select(mpt::detach(used.params["down.weight"]), 0, 0);
  EXPECT_EQ(mpt_subscriber_take(subscriber.get(), nullptr), MPT_ERROR_STATE);
  EXPECT_TRUE(has(mpt_last_error(), "'down.weight' is still in use"));
  EXPECT_EQ(used.values(), before);
  row = {};
  EXPECT_EQ(subscriber.take(), 1);
  EXPECT_EQ(used.values(), trained.values());
}

// A replay reads the memory that the parameters had when the recording was made.
TEST(Publishing, MemoryOfARecordingIsNotGivenAway) {
  for (const bool after_a_take : {false, true}) {
    const Net trained, used;
    const mpt::Publisher publisher(trained.params);
    const mpt::Subscriber subscriber(used.params, publisher);
    trained.fill(0.25);
    publisher.publish();
    if (after_a_take) subscriber.take();
    const mpt::NoGrad no_grad(used.ctx);
    const mpt::Tensor x = used.ctx.full({2, 8}, 0.5);
    mpt::Tensor y;
    mpt::Recording recording = mpt::Recording::of(used.ctx, [&] { y = used.forward(x); });
    const Floats outputs = y.read<float>(), values = used.values();
    for (int i = 0; i < 3; ++i) {  // the trainer writes all slots that it may
      trained.fill(i);
      publisher.publish();
      int64_t version = 7;
      EXPECT_EQ(mpt_subscriber_take(subscriber.get(), &version), MPT_ERROR_STATE);
      EXPECT_TRUE(has(mpt_last_error(), ".weight' is in use by a recording"));
      EXPECT_TRUE(has(mpt_last_error(), "`copies` = 1"));
      EXPECT_EQ(version, 7);
      EXPECT_EQ(used.values(), values);
      recording.replay();
      EXPECT_EQ(y.read<float>(), outputs) << "after a take: " << after_a_take;
    }
    recording = {};
    EXPECT_EQ(subscriber.take(), 4);
    EXPECT_EQ(used.values(), trained.values());
  }
}

// With copies the parameters stay where they are, and a replay reads the newest values. So does one
// that reads copies in the cache of casts, whoever has the memory of the parameters.
TEST(Publishing, ReplaysFollowTakes) {
  for (const bool reads_casts : {false, true}) {
    for (const bool copies : {false, true}) {
      if (!copies && !reads_casts) continue;  // refused
      const Net trained, used;
      const mpt::Publisher publisher(trained.params);
      const mpt::Subscriber subscriber(used.params, publisher, copies);
      const mpt::NoGrad no_grad(used.ctx);
      const mpt::Tensor x = used.ctx.full({2, 8}, 0.5);
      const auto infer = [&] {
        if (!reads_casts) return used.forward(x);
        const mpt::Autocast autocast(used.ctx, MPT_BF16);
        return mpt::linear(mpt::linear(x, used.params["up.weight"]), used.params["down.weight"]);
      };
      infer();  // the cache has its copies now
      mpt::Tensor y;
      const auto recording = mpt::Recording::of(used.ctx, [&] { y = infer(); });
      for (int i = 1; i < 8; ++i) {
        trained.fill(0.03125 * i);
        publisher.publish();
        EXPECT_EQ(subscriber.take(), i);
        recording.replay();
        EXPECT_EQ(mpt::cast(y, MPT_F32).read<float>(), mpt::cast(infer(), MPT_F32).read<float>())
            << "version " << i << ", copies " << copies << ", casts " << reads_casts;
      }
    }
  }
}

// Sharing makes the memory of the set read-only, on both sides.
TEST(Publishing, SharedMemoryIsNotWritten) {
  for (const bool copies : {false, true}) {
    for (const bool is_owner : {false, true}) {
      const Net trained, used, other;
      const mpt::Publisher publisher(trained.params);
      const mpt::Subscriber subscriber(used.params, publisher, copies);
      trained.fill(1);
      publisher.publish();
      subscriber.take();
      used.params.freeze("up");
      other.params.freeze("up");
      const mpt::Params& to = is_owner ? other.params : used.params;
      to.share(is_owner ? used.params : other.params, "up");
      const Floats here = used.values(), there = other.values();
      trained.fill(2);
      publisher.publish();
      EXPECT_EQ(mpt_subscriber_take(subscriber.get(), nullptr), MPT_ERROR_STATE);
      EXPECT_TRUE(has(mpt_last_error(), "'up.weight'"));
      EXPECT_TRUE(has(mpt_last_error(), "memory is read-only"));
      EXPECT_EQ(used.values(), here);
      EXPECT_EQ(other.values(), there);
    }
  }
}

TEST(Publishing, RefusesSetsThatDiffer) {
  const Net trained, masters("bf16-mixed");
  const mpt::Publisher publisher(trained.params);
  const auto refused = [&](const mpt::Params& to, mpt_status code, const char* text) {
    mpt_subscriber s = nullptr;
    EXPECT_EQ(mpt_subscriber_create(to.get(), publisher.get(), 0, &s), code);
    EXPECT_TRUE(has(mpt_last_error(), text));
    EXPECT_EQ(s, nullptr);
  };
  refused(trained.params, MPT_ERROR_INVALID_ARGUMENT, "are the same set");
  refused(masters.params, MPT_ERROR_UNSUPPORTED, "has a master");
  const mpt::Context ctx = mpt::Context::create();
  const mpt::Params other(ctx);
  mpt::nn::linear(other, "up", 8, 64);
  refused(other, MPT_ERROR_INVALID_ARGUMENT, "lacks 'down.weight'");
  mpt::nn::linear(other, "down", 64, 5);
  refused(other, MPT_ERROR_SHAPE, "'down.weight' has shape");
  EXPECT_EQ(publisher.publish(), 1) << "nobody takes it";
  const Net used;
  const mpt::Subscriber subscriber(used.params, publisher);
  EXPECT_EQ(publisher.publish(), 2);
  const mpt::Precision half("bf16-true");
  mpt::must(mpt_params_set_precision(used.params.get(), &half));
  EXPECT_EQ(mpt_subscriber_take(subscriber.get(), nullptr), MPT_ERROR_STATE);
  EXPECT_TRUE(has(mpt_last_error(), "has got another precision"));
}

// A master has more bits than what is published, of the same dtype.
TEST(Publishing, AMasterThatCameLaterIsNotDropped) {
  for (const bool copies : {false, true}) {
    const Net trained, used("bf16-true,master=none");
    const mpt::Publisher publisher(trained.params);
    const mpt::Subscriber subscriber(used.params, publisher, copies);
    const mpt::Precision with_master("bf16-true,master=split");
    used.params.set_precision(with_master);
    const Floats before = used.values();
    publisher.publish();
    EXPECT_EQ(mpt_subscriber_take(subscriber.get(), nullptr), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "'up.weight' has got another precision"));
    EXPECT_EQ(used.values(), before);
  }
}

}  // namespace
