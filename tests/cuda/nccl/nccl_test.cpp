// Tests of ranks whose devices exchange their gradients by NCCL, on a stand-in for it: what does
// not pass through the host, what happens without NCCL, and ranks that fail.
// SPDX-License-Identifier: Apache-2.0
#define MPT_TEST_LATE
#include <dlfcn.h>

#include <atomic>
#include <chrono>
#include <mutex>

#include "../../comm/net.h"
#include "../fake_driver.h"
#include "fake_nccl.h"

namespace {

using namespace mpt_test;

// Returns a function of a stand-in.
template <class F>
F* of_library(const char* library, const char* name) {
  void* const handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) throw std::runtime_error(dlerror());
  return reinterpret_cast<F*>(dlsym(handle, name));
}
FakeCuda& driver() { return *of_library<FakeCuda*()>("libcuda.so.1", kFakeCuda)(); }
FakeNccl& nccl() { return *of_library<FakeNccl*()>("libnccl.so.2", kFakeNccl)(); }
uint64_t fail_call(uint64_t number) {
  return of_library<uint64_t(uint64_t)>("libnccl.so.2", kFakeNcclFail)(number);
}

enum class Way { direct, host };

// Warnings, errors and values of the ranks.
std::mutex mutex;  // for writes to it
struct Said {
  std::vector<std::string> warnings;
  std::vector<Floats> values;
  std::vector<mpt_status> statuses;
  std::vector<bool> direct;
};
struct Logged {
  std::string* text;
  static void write(void* user, int32_t, const char* text) {
    *static_cast<const Logged*>(user)->text += text;
  }
};
// Makes a context whose warnings go to a text.
mpt::Context logged_context(Logged& logged) {
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.user = &logged;
  hooks.log = Logged::write;
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.seed = 1;
  d.hooks = &hooks;
  mpt_context c = nullptr;
  mpt::must(mpt_context_create(&d, &c));
  return mpt::Context(c);
}

// Runs `run(rank, net, communicator)` on ranks with a net each.
template <class F>
Said trained(int32_t ranks, Way way, F run, double time_limit = kPatience) {
  Said said;
  said.warnings.resize(static_cast<size_t>(ranks));
  said.values.resize(static_cast<size_t>(ranks));
  said.statuses.assign(static_cast<size_t>(ranks), MPT_OK);
  said.direct.resize(static_cast<size_t>(ranks));
  const auto errors = on_engines(
      ranks,
      [&](mpt_comm_desc e) {
        e.flags = way == Way::direct ? MPT_COMM_DIRECT : 0;
        const auto r = static_cast<size_t>(e.rank);
        Logged logged{&said.warnings[r]};
        const mpt::Context ctx = logged_context(logged);
        const mpt::Comm comm(ctx, e);
        mpt::Stepper::Options how = with(comm);
        how.bucket_bytes = 256;
        Net net(ctx, how);
        {
          const std::lock_guard lock(mutex);
          said.direct[r] = comm.info().direct != 0;
        }
        try {
          run(e.rank, net, comm);
          const Floats all = net.values();
          const std::lock_guard lock(mutex);
          said.values[r] = all;
        } catch (const mpt::Error& error) {
          const std::lock_guard lock(mutex);
          said.statuses[r] = error.status();
          throw;
        }
      },
      time_limit);
  for (size_t r = 0; r < errors.size(); ++r)
    if (!errors[r].empty()) said.warnings[r] += "error: " + errors[r];
  return said;
}
const auto kThreeSteps = [](int32_t rank, Net& net, const mpt::Comm&) {
  for (int s = 0; s < 3; ++s) net.step(rank, s);
};
Floats expected(int32_t ranks) { return trained(ranks, Way::host, kThreeSteps).values[0]; }

// Sets what the stand-in does, until it is destroyed.
struct Told {
  Told() = default;
  ~Told() {
    FakeNccl& n = nccl();
    n.version = 22703;
    n.refuses_one_device = false;
    n.lost = n.joins = -1;
    n.reports = n.spoils = false;
    n.slowness = 1;
  }
  Told(const Told&) = delete;
  Told& operator=(const Told&) = delete;
};

// -- what passes through the host -----------------------------------------------------------------

TEST(Nccl, GradientsDoNotPassThroughTheHost) {
  constexpr int64_t kWidth = 128;  // 64 KiB of gradients
  uint64_t copied[2] = {}, waited[2] = {};
  const uint64_t before = nccl().bytes;
  for (const Way way : {Way::host, Way::direct}) {
    expect_none(on_engines(2, [&](mpt_comm_desc e) {
      e.flags = way == Way::direct ? MPT_COMM_DIRECT : 0;
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      const mpt::Params params(ctx);
      const mpt::Module layer = mpt::nn::linear(params, "layer", kWidth, kWidth);
      const mpt::Optimizer optimizer(params, mpt::adamw(0.01));
      const mpt::Stepper stepper(ctx, mpt::Precision("32-true"), with(comm));
      stepper.add(optimizer);
      EXPECT_EQ(comm.info().direct, way == Way::direct);
      const mpt::Tensor x = ctx.tensor({1, kWidth}, Floats(kWidth, 0.5F));
      const auto steps = [&](int n) {
        for (int s = 0; s < n; ++s) {
          stepper.backward(mpt::mean(mpt::square(layer(x))));
          mpt::must(mpt_stepper_step(stepper.get()));
        }
        comm.barrier();
      };
      steps(2);
      const uint64_t out = driver().copied_out, waits = driver().waits;
      comm.barrier();
      steps(4);
      if (e.rank == 0) {
        copied[way == Way::direct] = driver().copied_out - out;
        waited[way == Way::direct] = driver().waits - waits;
      }
      comm.barrier();
    }));
  }
  EXPECT_GT(copied[0], 4 * kWidth * kWidth * sizeof(float));
  EXPECT_LT(copied[1], 4096u) << "the reports of the steps";
  EXPECT_GT(waited[0], 0u);
  EXPECT_EQ(waited[1], 0u) << "no rank waits for its device";
  EXPECT_GT(nccl().bytes - before, 6 * 2 * kWidth * kWidth * sizeof(float));
}

TEST(Nccl, TrainsAsThroughTheHost) {
  for (const int32_t ranks : {2, 3, 5}) {
    const Said said = trained(ranks, Way::direct, kThreeSteps);
    const Floats want = expected(ranks);
    for (size_t r = 0; r < said.values.size(); ++r) {
      EXPECT_TRUE(said.direct[r]);
      EXPECT_EQ(said.warnings[r], "");
      EXPECT_EQ(said.values[r], want);
    }
  }
  EXPECT_EQ(nccl().comms, 0u);
}

// Each queue is far behind the other one in turn.
TEST(Nccl, LateQueuesKeepTheOrder) {
  const Told told;
  expect_none(on_engines(2, [&](mpt_comm_desc e) {
    e.flags = MPT_COMM_DIRECT;
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    comm.all_reduce(ctx.zeros({1}));
    EXPECT_TRUE(comm.info().direct);
    nccl().slowness = 20;
    for (int round = 1; round <= 8; ++round) {
      mpt::Tensor t = ctx.zeros({100});
      for (int i = 0; i < 400; ++i) t = t + 1.0;
      t = t + static_cast<double>(e.rank + round);
      comm.all_reduce(t);
      EXPECT_EQ(t.read<float>(), Floats(100, static_cast<float>(801 + 2 * round)));
    }
  }));
}

TEST(Nccl, TwoCommunicatorsOfAContextAreApart) {
  std::vector<mpt_comm_desc> others = mpt::Comm::threads(2);
  const Said said = trained(2, Way::direct, [&](int32_t rank, Net& net, const mpt::Comm&) {
    mpt_comm_desc e = others[static_cast<size_t>(rank)];
    e.flags = MPT_COMM_DIRECT;
    const mpt::Comm second(net.ctx, e);
    for (int s = 0; s < 3; ++s) {
      const mpt::Tensor t = net.ctx.tensor({3}, Floats(3, static_cast<float>(rank + s)));
      net.stepper.backward(net.loss(net.batch(rank, s)));
      second.all_reduce(t);
      net.stepper.step();
      EXPECT_EQ(t.read<float>(), Floats(3, static_cast<float>(1 + 2 * s)));
    }
    EXPECT_TRUE(second.info().direct);
  });
  EXPECT_EQ(said.values[0], expected(2)) << said.warnings[0];
  EXPECT_EQ(said.values[1], said.values[0]) << said.warnings[1];
}

// -- through the host after all -------------------------------------------------------------------

// Expects a training with the host's bits, and a warning of each rank.
void expect_host(const char* why, double time_limit = kPatience) {
  const Said said = trained(3, Way::direct, kThreeSteps, time_limit);
  const Floats want = expected(3);
  for (size_t r = 0; r < said.values.size(); ++r) {
    EXPECT_FALSE(said.direct[r]) << why;
    EXPECT_TRUE(has(said.warnings[r], "messages pass through the memory of the host: "));
    EXPECT_TRUE(has(said.warnings[r], why));
    EXPECT_EQ(said.values[r], want) << why;
  }
  EXPECT_EQ(nccl().comms, 0u) << why;
}

TEST(Nccl, RanksOnOneDeviceThatNcclRefusesUseTheHost) {
  const Told told;
  nccl().refuses_one_device = true;
  expect_host("rank 0 cannot: ncclCommInitRankConfig returned 5 (invalid usage): of the stand-in");
}

TEST(Nccl, AVersionThatIsTooOldIsNamed) {
  const Told told;
  nccl().version = 21304;
  expect_host(
      "rank 0 cannot: libnccl.so.2 is number 21304, and the oldest that can be used is 21400");
}

TEST(Nccl, RanksWithSeveralVersionsUseTheHost) {
  const auto set_version = of_library<void(int)>("libnccl.so.2", kFakeNcclVersion);
  std::vector<std::string> warnings(2);
  const auto errors = on_engines(2, [&](mpt_comm_desc e) {
    e.flags = MPT_COMM_DIRECT;
    if (e.rank == 1) set_version(22801);
    Logged logged{&warnings[static_cast<size_t>(e.rank)]};
    const mpt::Context ctx = logged_context(logged);
    const mpt::Comm comm(ctx, e);
    const mpt::Tensor t = ctx.tensor({1}, Floats{1});
    comm.all_reduce(t);
    EXPECT_EQ(t.read<float>(), Floats{2});
    EXPECT_FALSE(comm.info().direct);
  });
  expect_none(errors);
  for (const std::string& w : warnings)
    EXPECT_TRUE(has(w, "rank 1 has NCCL 2.28.1, and rank 0 has NCCL 2.27.3"));
}

TEST(Nccl, ARankThatDoesNotJoinIsGivenUpWithinTheTimeLimit) {
  const Told told;
  nccl().joins = 1;
  expect_host("NCCL has not joined all ranks within 2 seconds", 4);
}

TEST(Nccl, WrongBytesAreFoundBeforeTheyAreUsed) {
  const Told told;
  nccl().spoils = true;
  expect_host("NCCL has brought wrong bytes from rank");
}

TEST(Nccl, OneRankWithoutTheFlagIsNamed) {
  const auto errors = on_engines(2, [](mpt_comm_desc e) {
    e.flags = e.rank ? 0 : MPT_COMM_DIRECT;
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    comm.barrier();
  });
  for (const std::string& e : errors) EXPECT_TRUE(has(e, "mpt_comm_desc.flags = "));
}

// -- ranks that fail ------------------------------------------------------------------------------

// Whatever call of one rank fails, no rank hangs, and values are those of the training or an error.
TEST(Nccl, EachCallOfARankFailsInTurn) {
  const Floats want = expected(2);
  int used_host = 0, failed = 0, went_well = 0;
  for (uint64_t n = 1; n <= 60; ++n) {
    const Said said = trained(2, Way::direct, [&](int32_t rank, Net& net, const mpt::Comm& comm) {
      // The link is made by now: these are calls of steps.
      if (rank == 1) fail_call(n);
      kThreeSteps(rank, net, comm);
      net.values();
      if (rank == 1) fail_call(0);
    });
    for (size_t r = 0; r < 2; ++r) {
      if (said.statuses[r] == MPT_OK) {
        EXPECT_EQ(said.values[r], want) << n << ": " << said.warnings[r];
      } else {
        EXPECT_EQ(said.statuses[r], MPT_ERROR_COMM) << n << ": " << said.warnings[r];
        ++failed;
      }
    }
    went_well += said.statuses[0] == MPT_OK && said.statuses[1] == MPT_OK;
  }
  EXPECT_GT(failed, 0);
  // The calls that make the link: the number of its id, the begin, two questions while it is
  // joined, a group of two messages, and two questions on it. There are more only if NCCL has to be
  // asked again, and later ones are calls of the sum.
  for (uint64_t n = 1; n <= 10; ++n) {
    std::vector<Floats> sums(2);
    expect_none(on_engines(
        2,
        [&](mpt_comm_desc e) {
          e.flags = MPT_COMM_DIRECT;
          std::string warning;
          Logged logged{&warning};
          const mpt::Context ctx = logged_context(logged);
          const mpt::Comm comm(ctx, e);
          if (e.rank == 0) fail_call(n);
          const mpt::Tensor t = ctx.tensor({1}, Floats{1});
          comm.all_reduce(t);
          if (e.rank == 0) fail_call(0);
          EXPECT_EQ(t.read<float>(), Floats{2}) << n;
          if (e.rank == 0) used_host += !comm.info().direct;
        },
        6));
  }
  EXPECT_GT(used_host, 5);
  EXPECT_EQ(nccl().comms, 0u);
}

// Steps whose last messages a rank never sends.
Said with_lost_rank(double time_limit) {
  return trained(
      2, Way::direct,
      [&](int32_t rank, Net& net, const mpt::Comm& comm) {
        net.step(rank, 0);
        net.values();
        comm.barrier();
        if (rank == 1) nccl().lost = 1;
        comm.barrier();
        net.step(rank, 1);
      },
      time_limit);
}

TEST(Nccl, ALostRankThatNcclReportsIsAnError) {
  const Told told;
  nccl().reports = true;
  const Said said = with_lost_rank(3600);  // longer than this program may take
  EXPECT_EQ(said.statuses[0], MPT_ERROR_COMM);
  EXPECT_TRUE(
      has(said.warnings[0], "returned 6 (remote process exited or there was a network error)"));
}

TEST(Nccl, ALostRankIsAnErrorWithinTheTimeLimit) {
  const Told told;
  const Said said = with_lost_rank(10);
  EXPECT_EQ(said.statuses[0], MPT_ERROR_COMM);
  EXPECT_TRUE(has(said.warnings[0], "has sent nothing to the device of rank 0 for 10 seconds"));
}

TEST(Nccl, ARankThatGivesUpSendsWhatOthersRelyOn) {
  const Told told;
  const Floats want = expected(2);
  const Said said = trained(2, Way::direct, [&](int32_t rank, Net& net, const mpt::Comm& comm) {
    nccl().slowness = 200;
    kThreeSteps(rank, net, comm);
    const mpt::Tensor t = net.ctx.tensor({1}, Floats{1});
    const mpt_status s = rank ? mpt_comm_barrier(comm.get())
                              : mpt_comm_all_reduce(comm.get(), t.get(), MPT_COMM_SUM);
    EXPECT_EQ(s, MPT_ERROR_COMM);
    EXPECT_TRUE(comm.info().failed);
  });
  for (size_t r = 0; r < 2; ++r) EXPECT_EQ(said.values[r], want) << said.warnings[r];
}

TEST(Nccl, ARankThatEndsSendsWhatOthersRelyOn) {
  const Floats want = expected(2);
  const Told told;
  for (const int32_t first : {0, 1}) {
    nccl().slowness = 1;
    std::atomic<bool> has_ended = false;
    std::vector<Floats> values(2);
    expect_none(on_engines(2, [&](mpt_comm_desc e) {
      e.flags = MPT_COMM_DIRECT;
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.bucket_bytes = 256;
      {
        Net net(ctx, how);
        nccl().slowness = 20;
        kThreeSteps(e.rank, net, how.comm);
        if (e.rank == first) {
          net.stepper = {};
          how.comm = {};
          ctx.tensor({1}, Floats{0});  // a call in which they end
          has_ended = true;
        }
        while (!has_ended) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        values[static_cast<size_t>(e.rank)] = net.values();
      }
    }));
    EXPECT_EQ(values[0], want);
    EXPECT_EQ(values[1], want);
  }
}

// A step that one rank fails before it has told its sums loses nothing on the others.
TEST(Nccl, AFailureBeforeTheUpdateLeavesTheParameters) {
  const Said said = trained(2, Way::direct, [&](int32_t rank, Net& net, const mpt::Comm& comm) {
    net.step(rank, 0);
    const Floats before = net.values();
    net.stepper.backward(net.loss(net.batch(rank, 1)));  // the first buckets leave
    if (rank == 1) {
      EXPECT_EQ(mpt_comm_barrier(comm.get()), MPT_ERROR_COMM);
    } else {
      EXPECT_EQ(mpt_stepper_step(net.stepper.get()), MPT_ERROR_COMM);
    }
    EXPECT_EQ(net.values(), before);
    EXPECT_TRUE(comm.info().failed);
  });
  EXPECT_EQ(said.statuses, (std::vector<mpt_status>{MPT_OK, MPT_OK})) << said.warnings[0];
  EXPECT_FALSE(said.values[0].empty());
}

}  // namespace
