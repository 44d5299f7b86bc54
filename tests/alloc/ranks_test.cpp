// Training on two ranks with each allocation of one failing in turn, and all from there on: both
// end, the other one with the reason, and nothing leaks.
// SPDX-License-Identifier: Apache-2.0
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "../comm/on_ranks.h"
#include "../tier.h"
#include "faults.h"

namespace mpt_test {
namespace {

using Floats = std::vector<float>;

constexpr int kSteps = 2;

// Behavior of a rank behind a step that has failed on it alone: it takes the step again, or drops
// it. Or, behind all steps, it sets a rate of its own, which all ranks refuse.
enum class What : int8_t { repeats, drops, differs };

struct Case {
  const char* name;
  const char* precision;
  mpt_shard shard;
  mpt_dtype wire;
  mpt_bool32 sparse;
  What what = What::repeats;
};

// Takes steps on one rank, and then saves. Returns the values before the first step, after it, and
// so on, as far as it comes.
void train(const mpt_comm_desc& engine, const Case& c, const std::string& path,
           std::vector<Floats>& values) {
  mpt::Context ctx;
  mpt::Comm comm;
  try {
    ctx = rank_context();
    comm = mpt::Comm(ctx, engine);
  } catch (...) {  // no communicator has taken the engine over
    engine.done(engine.user);
    throw;
  }
  const mpt::Precision precision(c.precision);
  const mpt::Params params(ctx);
  auto table = mpt::defaults<mpt_nn_embedding_desc>();
  table.sparse = c.sparse;
  mpt_module made = nullptr;
  mpt::must(mpt_nn_embedding(params.get(), "table", 5, 4, &table, &made));
  const mpt::Module embed(made);
  const mpt::Module down = mpt::nn::linear(params, "down", 4, 2);
  params.set_precision(precision);
  const mpt::Optimizer optimizer(params, c.sparse ? mpt::sgd(0.1) : mpt::adamw(0.1));
  mpt::Stepper::Options how;
  how.comm = comm;
  how.shard = c.shard;
  how.gather_from = 1;
  how.wire = c.wire;
  how.clip_norm = 1;
  how.bucket_bytes = 64;
  how.compare_every = 1;
  const mpt::Stepper stepper(ctx, precision, how);
  stepper.add(optimizer);
  const auto note = [&] {
    Floats all;
    for (const auto& [name, t] : params.all())
      for (const float v : t.read<float>()) all.push_back(v);
    values.push_back(all);
  };
  const auto backward = [&](int64_t step) {
    const mpt::Tensor rows = ctx.tensor({3}, std::vector<int64_t>{step, 1 + engine.rank, 4});
    const mpt::PrecisionScope scope(ctx, precision);
    stepper.backward(mpt::mean(mpt::square(precision.output(down(embed(rows))))));
  };
  note();
  for (int step = 0; step < kSteps; ++step) {
    backward(step);
    try {
      stepper.step();
    } catch (const mpt::Error&) {
      if (comm.info().failed) throw;
      if (c.what == What::drops) {
        stepper.drop();
        EXPECT_TRUE(comm.info().failed) << "the other rank is told";
        throw;
      }
      stepper.step();  // the sums are there: this rank can take the step again
    }
    note();
  }
  if (c.what == What::differs) {
    if (engine.rank == 1) optimizer.set_lr(0.5);
    backward(kSteps);
    try {
      stepper.step();
    } catch (...) {
      EXPECT_TRUE(comm.info().failed) << "the other rank is told";
      throw;
    }
  }
  mpt::save_training(engine.rank == 0 ? path.c_str() : nullptr, stepper);
  comm.barrier();  // a rank that has failed is missed here at the latest
}

void fail_in_turn(const Case& c, Failing how) {
  const std::string path =
      (std::filesystem::temp_directory_path() / ("alloc_ranks." + std::to_string(getpid())))
          .string();
  const auto run = [&](int64_t at, std::vector<Floats>(&values)[2], int64_t& count, bool& fired) {
    return on_engines(
        2,
        [&](const mpt_comm_desc& e) {
          if (e.rank == 0) return train(e, c, path, values[0]);
          const Faults faults(at, how);
          try {
            train(e, c, path, values[1]);
          } catch (...) {
            count = faults.count();
            fired = faults.fired();
            throw;
          }
          count = faults.count();
          fired = faults.fired();
        },
        20);
  };
  int64_t all = 0;
  bool fired = false;
  std::vector<Floats> whole[2];
  for (int i = 0; i < 2; ++i) {  // the first run makes what lasts
    for (auto& v : whole) v.clear();
    const std::vector<std::string> errors = run(0, whole, all, fired);
    if (c.what != What::differs) expect_none(errors);
    else
      for (const std::string& e : errors) EXPECT_NE(e.find("lr = 0.5"), std::string::npos) << e;
  }
  ASSERT_EQ(whole[0].size(), kSteps + 1u);
  const auto by = static_cast<int64_t>(
      mpt::test::rounds({.quick = 5, .full = 1, .device = 31, .device_full = 5}));
  int64_t failed = 0;
  for (int64_t at = 1; at <= all && !testing::Test::HasFailure(); at += by) {
    const int64_t before = heap_blocks();
    char trace[1000];
    {
      std::vector<Floats> values[2];
      int64_t count = 0;
      const std::vector<std::string> errors = run(at, values, count, fired);
      std::snprintf(trace, sizeof trace, "%s, allocation %lld of %lld: '%s', '%s'", c.name,
                    static_cast<long long>(at), static_cast<long long>(all), errors[0].c_str(),
                    errors[1].c_str());
      if (!fired) continue;
      const bool is_lost = !errors[1].empty();  // a failure may do no harm, as one of a search's
      failed += is_lost;
      EXPECT_EQ(errors[0].empty(), !is_lost) << trace;
      if (is_lost) {
        EXPECT_NE(errors[0].find("rank 1"), std::string::npos) << trace;
        EXPECT_EQ(errors[0].find("time_limit"), std::string::npos) << "it has waited: " << trace;
      }
      // A rank has a training of whole steps.
      for (int32_t r = 0; r < 2; ++r)
        for (size_t i = 0; i < values[r].size(); ++i) EXPECT_EQ(values[r][i], whole[r][i]) << trace;
    }
    EXPECT_EQ(heap_blocks(), before) << trace;
  }
  EXPECT_GT(failed, all / by / 2);
  std::filesystem::remove(path);
}

class OnRanks : public ::testing::TestWithParam<Case> {};

TEST_P(OnRanks, EachAllocationFailsInTurn) { fail_in_turn(GetParam(), Failing::one); }
TEST_P(OnRanks, AllAllocationsFailFromOneOn) { fail_in_turn(GetParam(), Failing::all_from); }

INSTANTIATE_TEST_SUITE_P(
    All, OnRanks,
    ::testing::Values(
        Case{"whole", "32-true", MPT_SHARD_NONE, MPT_DTYPE_NONE, 0},
        Case{"scaled", "16-mixed", MPT_SHARD_NONE, MPT_F16, 0},
        Case{"sparse", "32-true", MPT_SHARD_NONE, MPT_DTYPE_NONE, 1},
        Case{"states", "bf16-true,master=copy", MPT_SHARD_STATES, MPT_BF16, 0},
        Case{"grads", "bf16-true,master=split", MPT_SHARD_GRADS, MPT_DTYPE_NONE, 0},
        Case{"params", "16-mixed,loss_scale=none", MPT_SHARD_PARAMS, MPT_DTYPE_NONE, 0},
        Case{"dropped", "bf16-true,master=split", MPT_SHARD_NONE, MPT_DTYPE_NONE, 0, What::drops},
        Case{"differs", "32-true", MPT_SHARD_NONE, MPT_DTYPE_NONE, 0, What::differs}),
    [](const auto& i) { return std::string(i.param.name); });

// The handle of a communicator needs memory when the context has no slot left.
TEST(Engine, IsTakenOverByACallThatSucceeds) {
  NEEDS_HOST("beside another device the heap never fails");
  int dones = 0;
  mpt_comm_desc d;
  mpt_comm_desc_init(&d, sizeof d);
  d.user = &dones;
  d.done = [](void* user) { ++*static_cast<int*>(user); };
  int made = 0;
  {
    const mpt::Context ctx = rank_context();
    const auto make = [&](int64_t at, mpt_status& status) {
      const Faults faults(at);
      mpt_comm comm = nullptr;
      status = mpt_comm_create(ctx.get(), &d, &comm);
      made += status == MPT_OK;
      EXPECT_EQ(comm == nullptr, status != MPT_OK);
      return faults.fired();
    };
    // The second allocation is that of a thousand slots, when all are in use.
    mpt_status status = MPT_OK;
    while (made < 1 << 17 && !make(2, status)) ASSERT_EQ(status, MPT_OK);
    ASSERT_LT(made, 1 << 17) << "every handle had a slot";
    EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY);
    EXPECT_EQ(dones, 0);
    EXPECT_TRUE(make(1, status));
    EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY);
    EXPECT_EQ(dones, 0);
    EXPECT_FALSE(make(3, status)) << "a call has more allocations than this test lets fail";
    EXPECT_EQ(status, MPT_OK);
    EXPECT_EQ(dones, 0);
  }
  EXPECT_EQ(dones, made);
}

}  // namespace
}  // namespace mpt_test
