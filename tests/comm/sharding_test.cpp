// Tests of training whose states, masters and gradients are split over ranks: random trainings
// against one program, files, memory, bytes that travel, and what is refused.
// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>

#include "../support/recipes.h"
#include "net.h"
#include "wrapped.h"

namespace {

using namespace mpt_test;

std::string temporary(const char* name) {
  return (std::filesystem::temp_directory_path() / (name + std::to_string(getpid()))).string();
}

std::string content(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// -- the same bits --------------------------------------------------------------------------------

// The statistics, outcomes and scales of each step, and the file at the end, have the bits of one
// program that accumulates. The file has all states and masters.
TEST(Sharding, TakesTheSteps) {
  const uint64_t first = mpt::test::daily_seed("SHARDING_SEED");
  const uint64_t seeds =
      mpt::test::rounds({.quick = 48, .full = 150, .device = 3, .device_full = 5, .threads = 8});
  const std::string path = temporary("sharding.");
  int files = 0;
  for (uint64_t seed = first; seed < first + seeds; ++seed) {
    const auto ranks = static_cast<int32_t>(seed % 5 + 2);
    recipes::Recipe together = recipes::divisible(seed + 2000, ranks);
    together.later_at = -1;  // masters that are split stay as they are
    recipes::Recipe each = together;
    each.how.accumulate = 1;
    each.how.overlap = seed % 3 != 0;
    each.how.bucket_bytes = seed % 2 ? 256 : 1 << 20;
    each.how.compare_every = 2;
    each.how.shard = static_cast<mpt_shard>(MPT_SHARD_STATES + seed % 3);
    each.how.gather_from = seed % 2 ? 1 : 256;
    each.how.gather_bytes = seed % 4 < 2 ? 0 : 1;  // one: no more than an operation needs
    recipes::Training one(together, {.ranks = ranks}, together.seed, 0);
    one.run(recipes::kSteps);
    one.save(path.c_str());
    const std::string expected = content(path);
    const auto errors = on_engines(ranks, [&](const mpt_comm_desc& e) {
      const mpt_comm_desc late = delayed(e, seed);
      const recipes::Way way{
          .threads = 1 + e.rank % 2, .ranks = ranks, .rank = e.rank, .engine = &late};
      recipes::Training t(each, way, each.seed, 0);
      t.run(recipes::kSteps);
      EXPECT_TRUE(t.bits == one.bits) << "rank " << e.rank << " of " << ranks << ", seed " << seed
                                      << ", " << each.precision << ", shard " << each.how.shard;
      t.save(e.rank == ranks - 1 ? path.c_str() : nullptr);
    });
    for (const std::string& e : errors)
      EXPECT_EQ(e, "") << "seed " << seed << ", " << each.precision;
    if (one.has_statistics()) continue;  // running statistics are those of a rank
    ++files;
    EXPECT_TRUE(content(path) == expected) << "seed " << seed << ", " << each.precision;
  }
  if (seeds >= 8) {
    EXPECT_GT(files, 0);
  }
  std::filesystem::remove(path);
}

// A training of any number of ranks, sharded or not, goes on from the file of another.
TEST(Sharding, ATrainingResumesOnAnyNumber) {
  const std::string path = temporary("resume.");
  for (const char* precision : {"16-mixed", "bf16-true,master=split", "bf16-true,master=copy"}) {
    // A rank without a parameter's master reads the 16 bits.
    const bool is_half = std::string(precision) != "16-mixed";
    const auto stored = [is_half](float v) {
      return is_half ? static_cast<float>(mpt::bf16(v)) : v;
    };
    const auto train = [&](int32_t ranks, mpt_shard shard, int from, int to, bool saves) {
      std::vector<Floats> values(static_cast<size_t>(ranks));
      expect_none(on_engines(ranks, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
        how.shard = shard;
        how.gather_from = 1;
        how.clip_norm = 0.1;
        Net net(ctx, how, precision);
        if (from > 0) mpt::load_training(path.c_str(), net.stepper);
        for (int step = from; step < to; ++step) net.step(0, step);  // equal batches
        if (saves) mpt::save_training(e.rank == 0 ? path.c_str() : nullptr, net.stepper);
        for (const float v : net.values()) values[static_cast<size_t>(e.rank)].push_back(stored(v));
      }));
      for (const Floats& v : values) EXPECT_EQ(v, values[0]);
      return values[0];
    };
    const Floats whole = train(4, MPT_SHARD_NONE, 0, 6, false);
    for (const mpt_shard shard : {MPT_SHARD_STATES, MPT_SHARD_GRADS, MPT_SHARD_PARAMS}) {
      train(4, shard, 0, 3, true);
      EXPECT_EQ(train(4, MPT_SHARD_NONE, 3, 6, false), whole) << precision;
      EXPECT_EQ(train(2, MPT_SHARD_PARAMS, 3, 6, false), whole) << precision;
      EXPECT_EQ(train(2, MPT_SHARD_GRADS, 3, 6, false), whole) << precision;
      EXPECT_EQ(train(1, MPT_SHARD_STATES, 3, 6, false), whole) << precision;
    }
  }
  std::filesystem::remove(path);
}

// -- memory and bytes -----------------------------------------------------------------------------

// A stack of equal layers.
struct Stack {
  mpt::Params params;
  std::vector<mpt::Module> layers;
  mpt::Optimizer optimizer;
  mpt::Stepper stepper;

  static constexpr int64_t kWidth = 64, kLayers = 8;
  Stack(const mpt::Context& c, const mpt::Stepper::Options& how, const char* precision)
      : params(c) {
    for (int64_t i = 0; i < kLayers; ++i) {
      const std::string name = "l" + std::to_string(i);
      layers.push_back(
          mpt::nn::linear(params, name.c_str(), kWidth, kWidth, MPT_ACTIVATION_NONE, false));
    }
    params.set_precision(mpt::Precision(precision));
    optimizer = mpt::Optimizer(params, mpt::adamw(0.01));
    stepper = mpt::Stepper(c, mpt::Precision(precision), how);
    stepper.add(optimizer);
  }
  void backward(const mpt::Context& c) const {
    mpt::Tensor x = mpt::cast(c.normal({4, kWidth}), MPT_BF16);
    for (const mpt::Module& l : layers) x = l(x);
    stepper.backward(mpt::mean(mpt::square(mpt::cast(x, MPT_F32))));
  }
};

TEST(Sharding, EachRankKeepsItsPart) {
  constexpr int64_t kElements = Stack::kLayers * Stack::kWidth * Stack::kWidth;
  constexpr int32_t kRanks = 4;
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES, MPT_SHARD_GRADS}) {
    expect_none(on_engines(kRanks, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.shard = shard;
      how.keep_grads = true;
      const Stack net(ctx, how, "bf16-true,master=copy");
      net.backward(ctx);
      net.stepper.step();
      const auto m = ctx.memory();
      const size_t part = shard == MPT_SHARD_NONE ? 1 : kRanks;
      EXPECT_EQ(m.now[MPT_MEMORY_MASTERS], 4 * kElements / part);
      EXPECT_EQ(m.now[MPT_MEMORY_STATES], 8 * kElements / part);
      EXPECT_EQ(net.optimizer.info().state_bytes, static_cast<int64_t>(8 * kElements / part));
      EXPECT_EQ(net.params.info().grad_bytes,
                static_cast<int64_t>(4 * kElements / (shard == MPT_SHARD_GRADS ? kRanks : 1)));
    }));
  }
}

TEST(Sharding, GradientsTravelToTheirOwnersAlone) {
  constexpr int64_t kElements = Stack::kLayers * Stack::kWidth * Stack::kWidth;
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES, MPT_SHARD_GRADS}) {
    expect_none(on_engines(4, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      mpt::Stepper::Options how = with(comm);
      how.shard = shard;
      const Stack net(ctx, how, "bf16-true");  // the sums are f32
      int64_t before = 0;
      for (int step = 0; step < 3; ++step) {
        before = comm.info().bytes_sent;
        net.backward(ctx);
        net.stepper.step();
      }
      // 3 of 4 pieces of the gradients go away, the sum of one goes to 3 ranks, and so do the
      // parameters of one.
      const int64_t pieces = 3 * kElements / 4, gradients = 4 * pieces, parameters = 2 * pieces;
      const int64_t expected = gradients + (shard == MPT_SHARD_GRADS ? 0 : gradients) +
                               (shard == MPT_SHARD_NONE ? 0 : parameters);
      const int64_t sent = comm.info().bytes_sent - before;
      EXPECT_GE(sent, expected);
      EXPECT_LE(sent, expected + 512) << "and the messages of the step";
    }));
  }
}

// -- decisions ------------------------------------------------------------------------------------

TEST(Sharding, ASkipAnywhereIsASkipEverywhere) {
  for (const mpt_shard shard : {MPT_SHARD_STATES, MPT_SHARD_GRADS, MPT_SHARD_PARAMS}) {
    expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.shard = shard;
      how.gather_from = 1;
      how.clip_norm = INFINITY;
      Net net(ctx, how, "16-mixed");
      for (int step = 0; step < 4; ++step) {
        const Floats before = net.values();
        mpt::Tensor l = net.loss(net.batch(e.rank, step));
        if (step == 2 && e.rank == 1) l = l * NAN;
        net.stepper.backward(l);
        EXPECT_EQ(net.stepper.step(), step != 2);
        const mpt::Verdict v = net.stepper.verdict().value();
        EXPECT_EQ(v.outcome, step == 2 ? MPT_VERDICT_NON_FINITE : MPT_VERDICT_APPLIED);
        EXPECT_EQ(v.bad_rank, step == 2 && !asks_for_direct() ? 1 : -1);
        EXPECT_EQ(v.steps, step < 2 ? step + 1 : step);
        if (step == 2) {
          EXPECT_EQ(net.values(), before);
          EXPECT_EQ(v.bad_parameter, "up.weight");
        }
      }
    }));
  }
}

// More ranks than parameters: some own none.
TEST(Sharding, ARankMayOwnNothing) {
  const mpt::Context alone = rank_context();
  mpt::Stepper::Options one;
  one.accumulate = 7;
  one.clip_norm = 0.01;
  Net expected(alone, one);
  for (int step = 0; step < 3; ++step) {
    for (int k = 0; k < 7; ++k) expected.stepper.backward(expected.loss(expected.batch(k, step)));
    expected.stepper.step();
  }
  const Floats whole = expected.values();
  expect_none(on_engines(7, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = MPT_SHARD_PARAMS;
    how.gather_from = 1;
    how.clip_norm = 0.01;
    Net net(ctx, how);
    for (int step = 0; step < 3; ++step) net.step(e.rank, step);
    EXPECT_EQ(net.values(), whole);
    EXPECT_EQ(net.optimizer.info().steps, 3);
  }));
}

// -- what is refused ------------------------------------------------------------------------------

TEST(Sharding, CallsThatOneRankCannotMakeAreRefused) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    mpt::Stepper::Options how = with(comm);
    how.shard = MPT_SHARD_STATES;
    Net net(ctx, how, "bf16-true,master=split");
    net.step(e.rank, 0);
    const Floats before = net.values();
    const auto refused = [&](mpt_status got, mpt_status code, const char* text) {
      EXPECT_EQ(got, code);
      EXPECT_TRUE(has(mpt_last_error(), text));
    };
    refused(mpt_optimizer_step(net.optimizer.get()), MPT_ERROR_STATE,
            "only mpt_stepper_step of their stepper");
    const mpt::Precision plain("32-true");
    refused(mpt_params_set_precision(net.params.get(), &plain), MPT_ERROR_STATE,
            "set the precision before mpt_stepper_add");
    const mpt::Tensor w = net.params["up.weight"];
    refused(mpt_comm_broadcast(comm.get(), w.get(), 0), MPT_ERROR_UNSUPPORTED, "split over ranks");
    const std::string path = temporary("refused.");
    refused(mpt_params_save(net.params.get(), path.c_str(), nullptr), MPT_ERROR_UNSUPPORTED,
            "set the dtype of the file to bf16");
    auto file = mpt::defaults<mpt_params_file_desc>();
    file.dtype = MPT_BF16;
    mpt::must(mpt_params_save(net.params.get(), (path + std::to_string(e.rank)).c_str(), &file));
    std::filesystem::remove(path + std::to_string(e.rank));
    // Each rank has the states of one of two weights.
    mpt_tensor m = nullptr;
    int away = 0;
    for (const char* name : {"up.weight", "down.weight"}) {
      const mpt_status s = mpt_optimizer_get_state(net.optimizer.get(), name, "exp_avg", &m);
      if (s == MPT_OK) {
        mpt_tensor_release(m);
        continue;
      }
      ++away;
      refused(s, MPT_ERROR_UNSUPPORTED,
              e.rank ? "rank 0 keeps the states" : "rank 1 keeps the states");
    }
    EXPECT_EQ(away, 1);
    const mpt::Stepper whole(ctx, net.precision, with(comm));
    refused(mpt_stepper_add(whole.get(), net.optimizer.get()), MPT_ERROR_STATE,
            "has split the states of the optimizer");
    const mpt::Optimizer another(net.params, mpt::adamw(0.01));
    refused(mpt_stepper_add(whole.get(), another.get()), MPT_ERROR_STATE,
            "a stepper has split the master of 'up.weight' over its ranks");
    net.loss(net.batch(e.rank, 0)).backward();
    refused(mpt_optimizer_step(another.get()), MPT_ERROR_STATE, "use its optimizer");
    another.zero_grad();
    EXPECT_EQ(net.values(), before);
    net.step(e.rank, 1);
    how.losses = 2;
    auto d = mpt::defaults<mpt_stepper_desc>();
    d.shard = 4;
    mpt_stepper s = nullptr;
    refused(mpt_stepper_create(ctx.get(), nullptr, &d, &s), MPT_ERROR_INVALID_ARGUMENT,
            "mpt_stepper_desc.shard is 4");
    d.shard = MPT_SHARD_GRADS;
    d.losses = 2;
    const mpt::Precision scaled("16-mixed");
    refused(mpt_stepper_create(ctx.get(), &scaled, &d, &s), MPT_ERROR_INVALID_ARGUMENT,
            "use MPT_SHARD_STATES");
  }));
}

// A rank has the exact values of its own parameters alone.
TEST(Sharding, ASetThatIsSplitIsNotPublished) {
  NEEDS_HOST("sets are published between contexts on the host");
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context(), beside = mpt::Context::create();
    const mpt::Params params(ctx), used(beside);
    for (const mpt::Params& set : {params, used}) mpt::nn::linear(set, "up", 8, 8);
    const mpt::Precision precision("bf16-true,master=split");
    params.set_precision(precision);
    const mpt::Publisher publisher(params);
    const mpt::Subscriber subscriber(used, publisher);
    EXPECT_EQ(publisher.publish(), 1);
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = MPT_SHARD_STATES;
    const mpt::Stepper stepper(ctx, precision, how);
    stepper.add(mpt::Optimizer(params, mpt::adamw(0.01)));
    EXPECT_EQ(mpt_publisher_publish(publisher.get(), nullptr), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "has split the master of 'up.weight' over its ranks"));
    EXPECT_EQ(subscriber.take(), 1);
    mpt_subscriber s = nullptr;
    EXPECT_EQ(mpt_subscriber_create(used.get(), publisher.get(), 0, &s), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "has split the master of 'up.weight' over its ranks"));
  }));
}

// Optimizers without their stepper are saved by all ranks, too. A set without its optimizer would
// lose the bits of the masters that are elsewhere.
TEST(Sharding, AnOptimizerIsSavedWithoutItsStepper) {
  const std::string path = temporary("optimizer.");
  std::mutex m;
  std::string whole;
  for (const int32_t ranks : {1, 4}) {
    expect_none(on_engines(ranks, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.shard = MPT_SHARD_STATES;
      how.clip_norm = 0.1;
      Net net(ctx, how, "bf16-true,master=copy");
      for (int step = 0; step < 2; ++step) net.step(0, step);
      auto d = mpt::defaults<mpt_training_desc>();
      const mpt_optimizer optimizer = net.optimizer.get();
      const mpt_params set = net.params.get();
      d.optimizers = &optimizer;
      d.optimizer_count = 1;
      const std::string own = path + std::to_string(e.rank);
      EXPECT_EQ(mpt_training_save(e.rank == 1 ? nullptr : own.c_str(), &d), MPT_OK)
          << mpt_last_error();
      if (e.rank != 1) {
        const std::lock_guard<std::mutex> lock(m);
        if (ranks == 1) whole = content(own);
        EXPECT_TRUE(content(own) == whole) << "rank " << e.rank << " of " << ranks;
        std::filesystem::remove(own);
      }
      if (ranks > 1) {  // no rank writes a file
        EXPECT_EQ(mpt_training_save(nullptr, &d), MPT_OK) << mpt_last_error();
      }
      // In one save: a file, no writer, a blob, and functions, which need the values twice.
      const mpt::Blob blob(ctx);
      std::string parts;
      auto to = mpt::defaults<mpt_writer>();
      if (e.rank == 2) to.blob = blob.get();
      to.user = &parts;
      if (e.rank == 3) {
        to.write = [](void* user, const void* data, size_t bytes) -> mpt_status {
          static_cast<std::string*>(user)->append(static_cast<const char*>(data), bytes);
          return MPT_OK;
        };
      }
      EXPECT_EQ(e.rank == 0 ? mpt_training_save(own.c_str(), &d)
                            : mpt_training_save_to(e.rank == 1 ? nullptr : &to, &d),
                MPT_OK)
          << mpt_last_error();
      if (e.rank == 0) parts = content(own);
      if (e.rank == 2) parts = std::string(blob.text());
      EXPECT_TRUE(e.rank == 1 ? parts.empty() : parts == whole) << "rank " << e.rank;
      std::filesystem::remove(own);
      d = mpt::defaults<mpt_training_desc>();
      d.params = &set;
      d.params_count = 1;
      EXPECT_EQ(mpt_training_save(own.c_str(), &d),
                ranks == 1 ? MPT_OK : MPT_ERROR_INVALID_ARGUMENT);
      if (ranks > 1) {
        EXPECT_TRUE(has(mpt_last_error(), "name the stepper or the optimizer of its set"));
      }
      std::filesystem::remove(own);
      net.step(0, 2);
    }));
  }
}

// Each rank takes and restores what it keeps, and all go on with the same bits.
TEST(Sharding, SnapshotsAreThoseOfTheRanks) {
  const auto rolls_back = [](const mpt_comm_desc& e, const char* precision, mpt_shard shard) {
    SCOPED_TRACE(std::string(precision) + ", shard " + std::to_string(shard));
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = shard;
    how.gather_from = 1;
    how.clip_norm = 0.1;
    Net net(ctx, how, precision);
    auto d = mpt::defaults<mpt_training_desc>();
    d.stepper = net.stepper.get();
    const mpt::Blob blob(ctx);
    const auto state = [&] {
      mpt::save_training(blob.writer(), d);
      return std::string(blob.text());
    };
    const mpt::Snapshot start(d);
    for (int step = 0; step < 2; ++step) net.step(e.rank, step);
    const mpt::Snapshot middle(d);
    const std::string then = state();
    const Floats values = net.values();
    std::string end;
    for (int times = 0; times < 3; ++times) {
      for (int step = 2; step < 4; ++step) net.step(e.rank, step);
      if (times == 0) end = state();
      EXPECT_TRUE(state() == end);
      middle.restore();
      EXPECT_TRUE(state() == then);
      EXPECT_EQ(net.values(), values);
    }
    start.restore();
    for (int step = 0; step < 2; ++step) net.step(e.rank, step);
    EXPECT_TRUE(state() == then);
  };
  for (const char* precision : {"bf16-true", "16-mixed", "bf16-true,master=copy"})
    for (const mpt_shard shard : {MPT_SHARD_STATES, MPT_SHARD_GRADS, MPT_SHARD_PARAMS})
      expect_none(on_engines(3, [&](const mpt_comm_desc& e) { rolls_back(e, precision, shard); }));
}

// A writer of one rank that fails in any of its calls is an error of all, and nothing is lost.
TEST(Sharding, AWriterThatFailsIsToldToAll) {
  expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    mpt::Stepper::Options how = with(comm);
    how.shard = MPT_SHARD_GRADS;
    Net net(ctx, how, "bf16-true,master=copy");
    net.step(e.rank, 0);
    auto d = mpt::defaults<mpt_training_desc>();
    d.stepper = net.stepper.get();
    for (int fail_at = 0; fail_at < 6; ++fail_at) {
      int left = fail_at;
      auto to = mpt::defaults<mpt_writer>();
      to.user = &left;
      to.write = [](void* user, const void*, size_t) -> mpt_status {
        if ((*static_cast<int*>(user))-- > 0) return MPT_OK;
        mpt_set_error("the archive is full");
        return MPT_ERROR_IO;
      };
      EXPECT_EQ(mpt_training_save_to(e.rank == 1 ? &to : nullptr, &d),
                e.rank == 1 ? MPT_ERROR_CALLBACK : MPT_ERROR_COMM);
      EXPECT_TRUE(has(mpt_last_error(), "the archive is full")) << mpt_last_error();
      EXPECT_FALSE(comm.info().failed);
    }
    EXPECT_TRUE(net.step(e.rank, 1));
  }));
}

// A file that one rank cannot write is an error of all, and nothing is lost.
TEST(Sharding, AFileThatCannotBeWrittenIsToldToAll) {
  expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    mpt::Stepper::Options how = with(comm);
    how.shard = MPT_SHARD_GRADS;
    Net net(ctx, how, "bf16-true,master=copy");
    net.step(e.rank, 0);
    auto d = mpt::defaults<mpt_training_desc>();
    d.stepper = net.stepper.get();
    const char* const path = e.rank == 1 ? "/no/such/folder/file" : nullptr;
    EXPECT_EQ(mpt_training_save(path, &d), e.rank == 1 ? MPT_ERROR_NOT_FOUND : MPT_ERROR_COMM);
    if (e.rank != 1) {
      EXPECT_TRUE(has(mpt_last_error(), "rank 1 wrote no file"));
    }
    EXPECT_FALSE(comm.info().failed);
    EXPECT_TRUE(net.step(e.rank, 1));
  }));
  const mpt::Context ctx = rank_context();
  const Net net(ctx, {});
  auto d = mpt::defaults<mpt_training_desc>();
  d.stepper = net.stepper.get();
  EXPECT_EQ(mpt_training_save(nullptr, &d), MPT_ERROR_INVALID_ARGUMENT);
}

// FSDP's buffer_dtype: the precision of the set decides it, and each rank has all buffers. One in
// f64 or of integers keeps its dtype, and without a dtype for parameters all do.
TEST(Sharding, BuffersHaveTheDtypeOfThePrecisionOnEachRank) {
  struct Case {
    const char* precision;
    mpt_dtype mean, half;  // buffers of a batch norm, and one that is added in f16
    mpt_dtype clock = MPT_F64;
  };
  for (const Case& c :
       {Case{"32-true", MPT_F32, MPT_F32}, Case{"16-mixed", MPT_F32, MPT_F32},
        Case{"bf16-mixed", MPT_F32, MPT_F32}, Case{"bf16-true", MPT_F32, MPT_F32},
        Case{"64-true", MPT_F64, MPT_F64}, Case{"param=none,compute=bf16", MPT_F32, MPT_F16},
        Case{"bf16-mixed,buffer=bf16", MPT_BF16, MPT_BF16, MPT_BF16},
        Case{"16-mixed,buffer=f16", MPT_F16, MPT_F16, MPT_F16},
        Case{"32-true,buffer=f32", MPT_F32, MPT_F32, MPT_F32}}) {
    SCOPED_TRACE(c.precision);
    const auto train = [&](mpt_shard shard) {
      std::vector<std::vector<double>> means(2);
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        mpt::Params params(ctx);
        const mpt::Module up = mpt::nn::linear(params, "up", 8, 16);
        const mpt::Module norm = mpt::nn::batch_norm(params, "norm", 16);
        params.add_buffer("clock", ctx.zeros({1}, MPT_F64));
        params.add_buffer("count", ctx.zeros({1}, MPT_I64));
        const mpt::Precision precision(c.precision);
        params.set_precision(precision);
        params.add_buffer("half", mpt::cast(ctx.ones({4}), MPT_F16));
        mpt::Stepper::Options how = with(comm);
        how.shard = shard;
        how.gather_from = 1;
        const mpt::Stepper stepper(ctx, precision, how);
        stepper.add(mpt::Optimizer(params, mpt::sgd(0.1)));
        for (int step = 0; step < 3; ++step) {
          Floats v(32);
          for (size_t i = 0; i < v.size(); ++i)
            v[i] = std::sin(static_cast<float>(i) + 5.f * static_cast<float>(e.rank + step));
          const mpt::PrecisionScope scope(ctx, precision);
          const mpt::Tensor y = norm(up(precision.input(ctx.tensor({4, 8}, v))));
          stepper.backward(mpt::mean(mpt::square(precision.output(y))));
          stepper.step();
        }
        const auto buffer = [&](const char* name) { return mpt::Tensor(params[name]); };
        EXPECT_EQ(buffer("norm.running_mean").dtype(), c.mean);
        EXPECT_EQ(buffer("half").dtype(), c.half);
        EXPECT_EQ(buffer("clock").dtype(), c.clock);
        EXPECT_EQ(buffer("count").dtype(), MPT_I64);
        const int64_t before = comm.info().exchanges;
        means[static_cast<size_t>(e.rank)] = buffer("norm.running_mean").read<double>();
        EXPECT_EQ(comm.info().exchanges, before) << "a rank reads a buffer alone";
      }));
      EXPECT_NE(means[0], means[1]) << "each has the statistics of its own batches";
      return means;
    };
    EXPECT_EQ(train(MPT_SHARD_PARAMS), train(MPT_SHARD_NONE));
  }
}

}  // namespace
