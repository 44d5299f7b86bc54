// Tests of training on several ranks: random trainings against one program that accumulates the
// micro-batches of all, and what ranks must agree on.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <mutex>

#include "../support/recipes.h"
#include "net.h"
#include "wrapped.h"

namespace {

using namespace mpt_test;
// -- the same bits --------------------------------------------------------------------------------

std::vector<uint64_t> bits_of(const recipes::Recipe& r, const recipes::Way& w) {
  recipes::Training t(r, w, r.seed, 0);
  t.run(recipes::kSteps);
  t.end();
  return t.bits;
}

TEST(Ranks, TakeTheStepsOfOneThatAccumulates) {
  const uint64_t first = mpt::test::daily_seed("RANKS_SEED");
  const uint64_t seeds =
      mpt::test::rounds({.quick = 48, .full = 150, .device = 3, .device_full = 5, .threads = 8});
  for (uint64_t seed = first; seed < first + seeds; ++seed) {
    const auto ranks = static_cast<int32_t>(seed % 8 + 1);
    const recipes::Recipe together = recipes::divisible(seed, ranks);
    recipes::Recipe each = together;
    each.how.accumulate = 1;
    each.how.overlap = seed % 3 != 0;
    each.how.bucket_bytes = seed % 2 ? 256 : 1 << 20;
    each.how.compare_every = 2;
    const recipes::Way alone{.ranks = ranks};
    const std::vector<uint64_t> bits = bits_of(together, alone);
    recipes::Draw draw(seed);
    std::vector<int32_t> threads;
    for (int32_t r = 0; r < ranks; ++r) threads.push_back(1 + static_cast<int32_t>(draw.below(4)));
    const auto errors = on_engines(ranks, [&](const mpt_comm_desc& e) {
      const mpt_comm_desc late = delayed(e, seed);
      const recipes::Way way{.threads = threads[static_cast<size_t>(e.rank)],
                             .ranks = ranks,
                             .rank = e.rank,
                             .engine = &late};
      EXPECT_TRUE(bits_of(each, way) == bits)
          << "rank " << e.rank << " of " << ranks << ", seed " << seed << ", " << each.precision;
    });
    for (const std::string& e : errors)
      EXPECT_EQ(e, "") << "seed " << seed << ", " << each.precision;
  }
}

// -- a small training -----------------------------------------------------------------------------

// Side threads run forwards, each in an autocast scope of its own context. Results and cached casts
// are those of a rank that is alone, whatever the other threads cast meanwhile.
TEST(Ranks, EachHasItsOwnAutocastAndCastCache) {
  struct Seen {
    Floats values;
    std::vector<int64_t> cache;
  };
  const auto forwards = [](const Net& net, int32_t rank, const std::function<void()>& meet) {
    const mpt_dtype lower = rank == 1 ? MPT_F16 : MPT_BF16;
    const mpt::Autocast scope(net.ctx, lower, rank != 2);
    meet();  // all scopes are open
    Seen seen;
    for (int step = 0; step < 3 + rank; ++step) {
      const mpt::Tensor y = net.down(net.up(net.batch(rank, step)));
      EXPECT_EQ(y.dtype(), rank == 2 ? MPT_F32 : lower);
      for (const float v : mpt::cast(y, MPT_F32).read<float>()) seen.values.push_back(v);
      if (rank == 1 && step == 0) net.ctx.clear_cast_cache();
    }
    meet();
    const mpt_cast_cache_info c = net.ctx.cast_cache();
    seen.cache = {c.hits, c.misses, c.stale, c.evictions, c.entries, static_cast<int64_t>(c.bytes)};
    return seen;
  };
  std::vector<Seen> alone;
  for (int32_t rank = 0; rank < 3; ++rank) {
    const mpt::Context ctx = rank_context();
    alone.push_back(forwards(Net(ctx, {}), rank, [] {}));
  }
  constexpr int64_t kCasts = 4, kBytes = 2 * (16 * kIn + 16 + kOut * 16 + kOut);
  EXPECT_EQ(alone[0].cache, (std::vector<int64_t>{2 * kCasts, kCasts, 0, 0, kCasts, kBytes}));
  EXPECT_EQ(alone[1].cache, (std::vector<int64_t>{2 * kCasts, 2 * kCasts, 0, 0, kCasts, kBytes}));
  EXPECT_EQ(alone[2].cache, std::vector<int64_t>(6)) << "nothing is cast";
  expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    const Seen seen = forwards(Net(ctx, with(comm)), e.rank, [&] { comm.barrier(); });
    EXPECT_EQ(seen.values, alone[static_cast<size_t>(e.rank)].values);
    EXPECT_EQ(seen.cache, alone[static_cast<size_t>(e.rank)].cache);
  }));
}

TEST(Ranks, StartFromTheParametersOfTheFirst) {
  Floats first;
  std::mutex mutex;
  for (const char* name : {"32-true", "bf16-true,master=split", "bf16-true,master=kahan"}) {
    first.clear();
    expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      Net net(ctx, {}, name);
      if (e.rank != 0) {  // as another seed would have made them
        mpt::Tensor w = net.params["up.weight"];
        w.write(Floats(16 * kIn, static_cast<float>(e.rank)));
      }
      net.stepper = mpt::Stepper(ctx, net.precision, with(comm));
      net.stepper.add(net.optimizer);
      net.step(e.rank, 0);
      const std::lock_guard lock(mutex);
      if (first.empty()) first = net.values();
      EXPECT_EQ(net.values(), first) << name;
    }));
  }
}

TEST(Ranks, StartFromTheBuffersOfTheFirst) {
  expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Params params(ctx);
    const mpt::Module norm = mpt::nn::batch_norm(params, "norm", 2);
    const auto own = static_cast<float>(e.rank);
    const auto buffer = [&](const char* name) { return mpt::Tensor(params[name]); };
    buffer("norm.running_mean").write(Floats{own + 1, 2});
    buffer("norm.running_var").write(Floats{own + 3, 4});
    const mpt::Stepper stepper(ctx, mpt::Precision(), with(mpt::Comm(ctx, e)));
    stepper.add(mpt::Optimizer(params, mpt::sgd(0.1)));
    EXPECT_EQ(buffer("norm.running_mean").read<float>(), (Floats{1, 2}));
    EXPECT_EQ(buffer("norm.running_var").read<float>(), (Floats{3, 4}));
  }));
}

TEST(Ranks, ASkipAnywhereIsASkipEverywhere) {
  for (const int32_t losses : {1, 2}) {
    for (const mpt_dtype wire : {MPT_DTYPE_NONE, MPT_F16}) {
      expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
        how.losses = losses;
        how.wire = wire;
        Net net(ctx, how, "16-mixed");
        for (int step = 0; step < 4; ++step) {
          for (int32_t k = 0; k < losses; ++k) {
            mpt::Tensor l = net.loss(net.batch(e.rank, step));
            if (step == 2 && e.rank >= 1 && k == losses - 1) l = l * INFINITY;
            net.stepper.backward(l, k);
          }
          EXPECT_EQ(net.stepper.step(), step != 2);
          const mpt::Verdict v = net.stepper.verdict().value();
          EXPECT_EQ(v.outcome, step == 2 ? MPT_VERDICT_NON_FINITE : MPT_VERDICT_APPLIED);
          EXPECT_EQ(v.bad_rank, step == 2 && !asks_for_direct() ? 1 : -1);
          if (step == 2) {
            EXPECT_EQ(v.loss, losses - 1);
          }
        }
        EXPECT_EQ(net.stepper.scaler(losses - 1).info()->scale, 32768);
        if (losses == 2) {
          EXPECT_EQ(net.stepper.scaler(0).info()->scale, 65536);
        }
      }));
    }
  }
}

// Two losses with scales of their own, on 2 ranks and as two micro-batches of one program. A
// parameter of one loss has the same bits. Those of both have sums in another order.
TEST(Ranks, SeveralLossesHaveTheScalesAndStepsOfOne) {
  struct Seen {
    Floats own, shared;
    std::vector<double> scales;
  };
  const auto train = [](const mpt::Context& ctx, mpt::Stepper::Options how, int32_t first,
                        int32_t micro_batches) {
    auto d = mpt::defaults<mpt_scaler_desc>();
    d.init_scale = 1024;
    d.growth_interval = 2;
    how.scaler = mpt::Scaler(ctx, &d);
    how.losses = 2;
    how.accumulate = micro_batches;
    Net net(ctx, {}, "16-mixed");
    net.params.add("own", ctx.tensor({kIn}, Floats(kIn, 0.5F)));
    const mpt::Optimizer all(net.params, mpt::sgd(0.125));
    const mpt::Stepper stepper(ctx, net.precision, how);
    stepper.add(all);
    Seen seen;
    for (int step = 0; step < 6; ++step) {
      for (int32_t m = first; m < first + micro_batches; ++m) {
        const mpt::Tensor x = net.batch(m, step);
        stepper.backward(net.loss(x), 0);
        mpt::Tensor second = net.loss(x * 0.5) * 3 + mpt::mean(x * net.params["own"]);
        if (step == 2 && m == 1) second = second * INFINITY;
        stepper.backward(second, 1);
      }
      EXPECT_EQ(stepper.step(), step != 2);
      for (const int32_t k : {0, 1}) seen.scales.push_back(stepper.scaler(k).info()->scale);
    }
    seen.own = net.params["own"].read<float>();
    seen.shared = net.values();
    return seen;
  };
  const Seen one = train(rank_context(), {}, 0, 2);
  EXPECT_EQ(one.scales[4], 2048);
  EXPECT_EQ(one.scales[5], 1024) << "2048 halved";
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const Seen each = train(ctx, with(mpt::Comm(ctx, e)), e.rank, 1);
    EXPECT_EQ(each.scales, one.scales);
    EXPECT_EQ(each.own, one.own);
    ASSERT_EQ(each.shared.size(), one.shared.size());
    for (size_t i = 0; i < one.shared.size(); ++i)
      EXPECT_NEAR(each.shared[i], one.shared[i], 2e-6) << i;
  }));
}

TEST(Ranks, DropoutDiffersAndRoundingDoesNot) {
  std::vector<Floats> masks(3), values(3);
  expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    Net net(ctx, with(mpt::Comm(ctx, e)), "bf16-true,master=stochastic", mpt::sgd(0.01));
    for (int step = 0; step < 5; ++step) {
      mpt::Tensor x = mpt::dropout(net.batch(e.rank, step), 0.5);
      for (int extra = 0; extra < e.rank; ++extra) ctx.uniform({4}, 0, 1);  // draws of one rank
      net.stepper.backward(net.loss(x));
      net.stepper.step();
    }
    masks[static_cast<size_t>(e.rank)] =
        mpt::dropout(ctx.tensor({64}, Floats(64, 1)), 0.5).read<float>();
    values[static_cast<size_t>(e.rank)] = net.values();
  }));
  EXPECT_NE(masks[0], masks[1]);
  EXPECT_NE(masks[1], masks[2]);
  EXPECT_EQ(values[0], values[1]);
  EXPECT_EQ(values[1], values[2]);
}

TEST(Ranks, AParameterWithoutAGradientCountsAsZeros) {
  std::vector<Floats> values(2);
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    Net net(ctx, with(mpt::Comm(ctx, e)), "32-true", mpt::sgd(1));
    net.params.add("unused", ctx.tensor({3}, Floats{1, 2, 3}));
    net.params.add("second", ctx.tensor({2}, Floats{1, 2}));
    for (int step = 0; step < 3; ++step) {
      mpt::Tensor l = net.loss(net.batch(e.rank, step));
      if (e.rank == 1) l = l + mpt::sum(net.params["second"]);
      net.stepper.backward(l);
      net.stepper.step();
    }
    EXPECT_EQ(net.params["unused"].read<float>(), (Floats{1, 2, 3}));
    EXPECT_EQ(net.params["second"].read<float>(), (Floats{1 - 1.5F, 2 - 1.5F}));
    values[static_cast<size_t>(e.rank)] = net.values();
  }));
  EXPECT_EQ(values[0], values[1]);
}

TEST(Ranks, UnequalBatchesAreWeighedByTheProgram) {
  // Rank 1 has one row less: the losses are multiplied by ranks * rows / all rows.
  const mpt::Context alone = rank_context();
  Net one(alone, {}, "64-true", mpt::sgd(0.5));
  const auto rows = [&](const mpt::Context& c, int32_t first, int32_t n) {
    std::vector<double> v;
    for (int64_t i = first * kIn; i < (first + n) * kIn; ++i)
      v.push_back(std::cos(static_cast<double>(i)));
    return c.tensor({n, kIn}, v);
  };
  one.stepper.backward(one.loss(rows(alone, 0, 7)));
  one.stepper.step();
  const Floats expected = one.values();
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    Net net(ctx, with(mpt::Comm(ctx, e)), "64-true", mpt::sgd(0.5));
    const int32_t n = e.rank ? 3 : 4;
    net.stepper.backward(net.loss(rows(ctx, e.rank ? 4 : 0, n)) * (2.0 * n / 7));
    net.stepper.step();
    const Floats got = net.values();
    for (size_t i = 0; i < got.size(); ++i) EXPECT_NEAR(got[i], expected[i], 1e-6);
  }));
}

// A net with a batch norm on rows of f64, of which each rank has some.
struct NormNet {
  mpt::Params params;
  mpt::Module up, norm, down;
  mpt::Optimizer optimizer;
  mpt::Stepper stepper;

  NormNet(const mpt::Context& c, const mpt::Stepper::Options& how, mpt_activation act) : params(c) {
    auto n = mpt::defaults<mpt_nn_norm_desc>();
    n.comm = how.comm.get();
    n.activation = act;
    up = mpt::nn::linear(params, "up", kIn, 5);
    norm = mpt::nn::batch_norm(params, "norm", 5, &n);
    down = mpt::nn::linear(params, "down", 5, 1);
    params.set_precision(mpt::Precision("64-true"));
    optimizer = mpt::Optimizer(params, mpt::sgd(0.5));
    stepper = mpt::Stepper(c, mpt::Precision("64-true"), how);
    stepper.add(optimizer);
  }
  // Takes a step with rows [first, first + n) of 12, which are n / 12 of the loss.
  void step(const mpt::Context& c, int64_t first, int64_t n, double ranks, int step) {
    std::vector<double> v;
    for (int64_t i = first * kIn; i < (first + n) * kIn; ++i)
      v.push_back(std::sin(static_cast<double>(i * i + 5 * step)));
    const mpt::Tensor y = mpt::square(down(norm(up(c.tensor({n, kIn}, v)))));
    stepper.backward(mpt::sum(y) * (ranks / 12));
    stepper.step();
  }
  std::vector<double> values() const {
    std::vector<double> all;
    for (const auto& [name, t] : params.all())
      for (const double v : t.read<double>()) all.push_back(v);
    return all;
  }
};

TEST(Ranks, BatchNormHasTheStatisticsOfAllIfAsked) {
  for (const mpt_activation act : {MPT_ACTIVATION_NONE, MPT_ACTIVATION_RELU, MPT_ACTIVATION_SILU}) {
    const mpt::Context alone = rank_context();
    NormNet one(alone, {}, act);
    for (int step = 0; step < 4; ++step) one.step(alone, 0, 12, 1, step);
    const std::vector<double> expected = one.values();
    std::vector<std::vector<double>> values(3);
    expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
      constexpr int64_t kFirst[] = {0, 7, 8, 12};  // rank 1 has a single row
      const mpt::Context ctx = rank_context();
      NormNet net(ctx, with(mpt::Comm(ctx, e)), act);
      const int64_t first = kFirst[e.rank], n = kFirst[e.rank + 1] - first;
      for (int step = 0; step < 4; ++step) net.step(ctx, first, n, 3, step);
      values[static_cast<size_t>(e.rank)] = net.values();
    }));
    for (const auto& v : values) {
      EXPECT_EQ(v, values[0]);
      ASSERT_EQ(v.size(), expected.size());
      for (size_t i = 0; i < v.size(); ++i) EXPECT_NEAR(v[i], expected[i], 1e-6) << i;
    }
  }
}

TEST(Ranks, DifferencesAreNamedBeforeTheFirstStep) {
  struct Case {
    const char* text;
    std::function<void(Net&, mpt::Stepper::Options&)> change;  // applies to rank 1
    bool scales = false;                                       // the other ranks have a scaler
    const char* more = nullptr;  // the other ranks have a parameter of this name
  };
  const auto scaler_with = [](const Net& n, double growth, double scale) {
    auto d = mpt::defaults<mpt_scaler_desc>();
    d.growth_factor = growth;
    d.init_scale = scale;
    return mpt::Scaler(n.ctx, &d);
  };
  using Options = mpt::Stepper::Options;
  const Case cases[] = {
      {"mpt_stepper_desc.clip_norm = 3, and rank 0 has mpt_stepper_desc.clip_norm = 0",
       [](Net&, Options& o) { o.clip_norm = 3; }},
      {"mpt_stepper_desc.accumulate = 2", [](Net&, Options& o) { o.accumulate = 2; }},
      {"mpt_stepper_desc.wire = bf16", [](Net&, Options& o) { o.wire = MPT_BF16; }},
      {"with lr = 0.5", [](Net& n, Options&) { n.optimizer.set_lr(0.5); }},
      {"with 5 parameters and 0 steps, and rank 0 has optimizer 0 with 4 parameters",
       [](Net& n, Options&) { n.params.add("more", n.ctx.zeros({2})); }},
      {"frozen", [](Net& n, Options&) { n.params.freeze("up"); }},
      {"the seed 9, and rank 0 has the seed 1", [](Net& n, Options&) { n.ctx.seed(9); }},
      {"a loss scaler, and rank 0 has no loss scaler",
       [](Net& n, Options& o) { o.scaler = mpt::Scaler(n.ctx); }},
      {"with parameters of a precision with compute = bf16",
       [](Net& n, Options&) {
         mpt::Precision p("32-true");
         p.compute = MPT_BF16;
         n.params.set_precision(p);
       }},
      {"the scaler of loss 0 with growth_factor = 3, and rank 0 has the scaler of loss 0 with "
       "growth_factor = 2",
       [&](Net& n, Options& o) { o.scaler = scaler_with(n, 3, 1024); }, true},
      {"the scaler of loss 0 with scale = 512",
       [&](Net& n, Options& o) { o.scaler = scaler_with(n, 2, 512); }, true},
      {"a parameter 'more' of f32 [3] in group 0 of optimizer 0, and rank 0 has a parameter 'more' "
       "of f32 [2]",
       [](Net& n, Options&) { n.params.add("more", n.ctx.zeros({3})); }, false, "more"},
      {"with parameters of a precision with buffer = bf16",
       [](Net& n, Options&) { n.params.set_precision(mpt::Precision("32-true,buffer=bf16")); }},
      {"with parameters of a precision with param = bf16",
       [](Net& n, Options&) { n.params.set_precision(mpt::Precision("bf16-true")); }},
      {"a parameter 'other' of f32 [2]",
       [](Net& n, Options&) { n.params.add("other", n.ctx.zeros({2})); }, false, "more"},
      {"a schedule of kind = 3",
       [](Net& n, Options&) {
         auto s = mpt::defaults<mpt_schedule_desc>();
         s.kind = MPT_SCHEDULE_COSINE;
         s.total_steps = 10;
         n.optimizer.set_schedule(s);
       }},
  };
  for (const Case& c : cases) {
    expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      mpt::Stepper::Options how = with(comm);
      Net net(ctx, how);
      if (e.rank == 1) c.change(net, how);
      if (e.rank != 1 && c.scales) how.scaler = scaler_with(net, 2, 1024);
      if (e.rank != 1 && c.more) net.params.add(c.more, ctx.zeros({2}));
      const Floats before = net.values();
      mpt::Stepper stepper(ctx, net.precision, how);
      mpt_status s = mpt_stepper_add(stepper.get(), net.optimizer.get());
      if (s == MPT_OK) {
        const mpt::Tensor l = net.loss(net.batch(0, 0));
        s = mpt_stepper_backward(stepper.get(), l.get());
      }
      EXPECT_EQ(s, MPT_ERROR_COMM);
      EXPECT_TRUE(has(mpt_last_error(), "rank 1 differs from rank 0: it has"));
      EXPECT_TRUE(has(mpt_last_error(), c.text));
      EXPECT_EQ(net.values(), before);
      EXPECT_FALSE(comm.info().failed) << "nothing is lost";
      comm.barrier();
    }));
  }
}

// Optimizers on the reference kernels have other last bits than those with fused multiply-adds, so
// that the parameters of the ranks would drift apart.
TEST(Ranks, UpdatesThatRoundOtherwiseAreNamed) {
  {
    const mpt::Context ctx = rank_context();
    const mpt::Tensor sum = ctx.zeros({4}) + 1.0;
    if (ctx.kernels().find("cpu avx") == std::string::npos)
      GTEST_SKIP() << "these kernels round as the reference does";
  }
  expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = 1;
    d.flags = e.rank == 1 ? MPT_CONTEXT_REFERENCE : 0;
    mpt_context c = nullptr;
    mpt::must(mpt_context_create(&d, &c));
    const mpt::Context ctx(c);
    const mpt::Comm comm(ctx, e);
    Net net(ctx, with(comm));
    const mpt::Tensor l = net.loss(net.batch(0, 0));
    EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), l.get()), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "it has updates without fused multiply-add"));
    EXPECT_TRUE(has(mpt_last_error(), "and rank 0 has updates with fused multiply-add"));
    EXPECT_FALSE(comm.info().failed) << "nothing is lost";
  }));
}

TEST(Ranks, AFailedBackwardEndsTheCommunicatorWithItsReason) {
  std::vector<std::string> texts(2);
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    Net net(ctx, with(mpt::Comm(ctx, e)));
    net.step(e.rank, 0);
    const Floats before = net.values();
    if (e.rank == 1) {
      // It fails behind the gradients of the second layer, which have left.
      const mpt::Tensor w = net.params["up.weight"];
      mpt::must(mpt_tensor_add_hook(
          w.get(),
          [](void*, mpt_tensor*) -> mpt_status {
            mpt_set_error("the hook has failed");
            return MPT_ERROR_INTERNAL;
          },
          nullptr, nullptr, nullptr));
    }
    const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
    mpt_status s = mpt_stepper_backward(net.stepper.get(), l.get());
    if (s == MPT_OK) s = mpt_stepper_step(net.stepper.get());
    EXPECT_NE(s, MPT_OK);
    texts[static_cast<size_t>(e.rank)] = mpt_last_error();
    net.stepper.drop();
    EXPECT_EQ(net.values(), before);
  }));
  EXPECT_TRUE(has(texts[0], "rank 1 has given up: rank 1 failed in a backward"));
  EXPECT_TRUE(has(texts[0], "the hook has failed"));
  EXPECT_TRUE(has(texts[1], "the hook has failed"));
}

// A rank that has no rows of the last batch takes its step nevertheless, with zeros.
// A rank leaves out the last micro-batch of each second step, or its only one. That is as if its
// loss were 0, which is the way where the forward is a call of all ranks.
TEST(Ranks, ARankMayHaveNoBatch) {
  struct Case {
    const char* precision;
    mpt_shard shard = MPT_SHARD_NONE;
    int32_t accumulate = 1;
  };
  for (const Case& c : {Case{"32-true"}, Case{"16-mixed"}, Case{"bf16-mixed"},
                        Case{"16-mixed", MPT_SHARD_NONE, 2}, Case{"32-true", MPT_SHARD_STATES},
                        Case{"16-mixed", MPT_SHARD_GRADS, 2}, Case{"16-mixed", MPT_SHARD_PARAMS}}) {
    const testing::ScopedTrace trace(
        __FILE__, __LINE__, c.precision + std::string(" shard ") + std::to_string(c.shard));
    std::vector<Floats> values[2];
    for (const bool has_zeros : {true, false}) {
      values[has_zeros].resize(3);
      expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        mpt::Stepper::Options how = with(comm);
        how.shard = c.shard;
        how.gather_from = 1;
        how.accumulate = c.accumulate;
        Net net(ctx, how, c.precision);
        for (int step = 0; step < 4; ++step) {
          for (int k = 0; k < c.accumulate; ++k) {
            const bool is_empty = e.rank == 2 && step % 2 && k + 1 == c.accumulate;
            const mpt::Tensor loss = net.loss(net.batch(e.rank, step + 5 * k));
            if (!is_empty) net.stepper.backward(loss);
            else if (has_zeros || c.shard == MPT_SHARD_PARAMS) net.stepper.backward(loss * 0.0);
          }
          EXPECT_TRUE(net.stepper.step());
          EXPECT_EQ(net.stepper.verdict()->outcome, MPT_VERDICT_APPLIED);
        }
        if (std::string(c.precision) == "16-mixed") {
          mpt_scaler_state state = {.struct_size = sizeof state};
          mpt::must(mpt_scaler_get_state(net.stepper.scaler().get(), &state));
          EXPECT_EQ(state.growth_tracker, 4);
        }
        values[has_zeros][static_cast<size_t>(e.rank)] = net.values();
      }));
    }
    for (size_t r = 0; r < 3; ++r) {
      EXPECT_EQ(values[0][r], values[1][r]);
      EXPECT_EQ(values[0][r], values[0][0]);
    }
  }
}

TEST(Ranks, AllMayDropAStep) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    Net net(ctx, with(comm));
    const Floats before = net.values();
    if (e.rank == 0) net.stepper.backward(net.loss(net.batch(0, 0)));  // rank 1 has none
    net.stepper.drop();
    EXPECT_EQ(net.values(), before);
    net.step(e.rank, 0);
    EXPECT_NE(net.values(), before);
    EXPECT_FALSE(comm.info().failed);
  }));
}

TEST(Ranks, NoRowsAreAGradientOnAllRanks) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Params params(ctx);
    auto how = mpt::defaults<mpt_nn_embedding_desc>();
    how.sparse = 1;
    mpt_module made = nullptr;
    mpt::must(mpt_nn_embedding(params.get(), "table", 5, 2, &how, &made));
    const mpt::Module table(made);
    mpt::Tensor other = ctx.tensor({1}, Floats{1});
    other.requires_grad(true);
    const mpt::Optimizer optimizer(params, mpt::sgd(0.1));
    const mpt::Stepper stepper(ctx, mpt::Precision(), with(mpt::Comm(ctx, e)));
    stepper.add(optimizer);
    mpt::Tensor l = mpt::sum(other);
    if (e.rank == 0) l = l + mpt::sum(table(ctx.tensor({0}, std::vector<int64_t>{})));
    stepper.backward(l);
    stepper.step();
    EXPECT_EQ(stepper.verdict()->outcome, MPT_VERDICT_APPLIED);
  }));
}

TEST(Ranks, CheckpointedRegionsHaveTheSameBits) {
  const auto train = [](const mpt::Context& ctx, const mpt::Stepper::Options& how, int32_t first,
                        int32_t count) {
    const mpt::Params params(ctx);
    const mpt::Tensor w = params.add("w", ctx.normal({6, 6}));
    params.set_precision(mpt::Precision("bf16-true"));
    const mpt::Optimizer optimizer(params, mpt::sgd(0.5));
    const mpt::Stepper stepper(ctx, mpt::Precision("bf16-true"), how);
    stepper.add(optimizer);
    const auto region = [](void* user, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
      return mpt_linear(in[0], static_cast<mpt_tensor>(user), nullptr, MPT_ACTIVATION_TANH, out);
    };
    for (int step = 0; step < 3; ++step) {
      for (int32_t k = first; k < first + count; ++k) {
        Floats v;
        for (int i = 0; i < 24; ++i)
          v.push_back(std::sin(static_cast<float>(i * i + 3 * k + step)));
        mpt::Tensor x = mpt::cast(ctx.tensor({4, 6}, v), MPT_BF16);
        for (int layer = 0; layer < 3; ++layer) {
          const mpt_tensor in = x.get();
          mpt_tensor out = nullptr;
          mpt::must(mpt_recompute(ctx.get(), region, w.get(), nullptr, &in, 1, &out, 1));
          x = mpt::Tensor(out);
        }
        stepper.backward(mpt::mean(mpt::square(mpt::cast(mpt::linear(x, w), MPT_F32))));
      }
      stepper.step();
    }
    return w.read<float>();
  };
  mpt::Stepper::Options both;
  both.accumulate = 2;
  const Floats alone = train(rank_context(), both, 0, 2);
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.bucket_bytes = 1;
    EXPECT_EQ(train(ctx, how, e.rank, 1), alone);
  }));
}

TEST(Ranks, ATrainingOfManyResumesOnAnyNumber) {
  const std::string path =
      (std::filesystem::temp_directory_path() / ("ranks." + std::to_string(getpid()))).string();
  // The batches of a step are those of 24 ranks, of which each rank takes several.
  const auto train = [&](const char* precision, int32_t ranks, int from, int to) {
    std::vector<Floats> values(static_cast<size_t>(ranks));
    expect_none(on_engines(ranks, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.accumulate = 24 / ranks;
      how.clip_norm = 0.1;
      Net net(ctx, how, precision);
      if (from > 0) mpt::load_training(path.c_str(), net.stepper);
      for (int step = from; step < to; ++step) {
        for (int32_t k = 0; k < how.accumulate; ++k)
          net.stepper.backward(net.loss(net.batch(e.rank * how.accumulate + k, step)));
        net.stepper.step();
      }
      if (e.rank == ranks - 1) mpt::save_training(path.c_str(), net.stepper);
      values[static_cast<size_t>(e.rank)] = net.values();
    }));
    for (const Floats& v : values) EXPECT_EQ(v, values[0]);
    return values[0];
  };
  const Floats whole = train("16-mixed", 4, 0, 6);
  train("16-mixed", 4, 0, 3);
  EXPECT_EQ(train("16-mixed", 4, 3, 6), whole);
  // Other numbers of ranks add up in another order.
  for (const char* precision : {"16-mixed", "64-true"}) {
    const double most = precision[0] == '6' ? 1e-6 : 1e-4;
    const Floats alone = train(precision, 1, 0, 6);
    for (const std::vector<int32_t>& chain :
         {std::vector<int32_t>{2, 4, 8}, {8, 3, 3}, {4, 1, 2}, {1, 8, 1}}) {
      Floats other;
      for (size_t i = 0; i < chain.size(); ++i)
        other = train(precision, chain[i], 2 * static_cast<int>(i), 2 * static_cast<int>(i) + 2);
      for (size_t i = 0; i < alone.size(); ++i) EXPECT_NEAR(other[i], alone[i], most);
    }
  }
  std::filesystem::remove(path);
}

TEST(Ranks, OfOneMakeNoDifference) {
  const mpt::Context a = rank_context(), b = rank_context();
  mpt_comm_desc engine = mpt::Comm::threads(1)[0];
  const mpt::Comm comm(a, engine);
  Net with_comm(a, with(comm)), without(b, {});
  for (int step = 0; step < 3; ++step) {
    with_comm.step(0, step);
    without.step(0, step);
  }
  EXPECT_EQ(with_comm.values(), without.values());
  EXPECT_EQ(comm.info().exchanges, 0);
}

}  // namespace
