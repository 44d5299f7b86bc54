// Tests of trainings whose parameters have owners among the ranks, in calls that one rank alone
// could get wrong.
// SPDX-License-Identifier: Apache-2.0
#include <string>
#include <vector>

#include "net.h"

namespace {

using namespace mpt_test;
// Each of two scaled losses reaches one layer: the parameters of both are sent.
TEST(Owners, LossesWithScalesOfTheirOwnMayReachDifferentParameters) {
  std::vector<Floats> values(2);
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = MPT_SHARD_STATES;
    how.losses = 2;
    how.compare_every = 1;
    Net net(ctx, how, "16-mixed");
    for (int step = 0; step < 4; ++step) {
      net.stepper.backward(mpt::mean(mpt::square(net.up(net.batch(e.rank, step)))), 0);
      const mpt::Tensor hidden = ctx.ones({kBatch, 16});
      net.stepper.backward(mpt::mean(mpt::square(net.down(hidden))), 1);
      net.stepper.step();
    }
    values[static_cast<size_t>(e.rank)] = net.values();
  }));
  EXPECT_EQ(values[0], values[1]);
}

// Parameters whose master is split are of one optimizer: others would lose bits.
TEST(Owners, AnotherOptimizerIsRefusedSplitMasters) {
  for (const char* precision : {"bf16-true,master=split", "bf16-true,master=copy"}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      mpt::Stepper::Options how = with(comm);
      how.shard = MPT_SHARD_STATES;
      Net net(ctx, how, precision);
      net.step(e.rank, 0);
      net.stepper = {};
      net.optimizer = mpt::Optimizer(net.params, mpt::sgd(0.1));
      for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES}) {
        how.shard = shard;
        const mpt::Stepper other(ctx, net.precision, how);
        EXPECT_EQ(mpt_stepper_add(other.get(), net.optimizer.get()), MPT_ERROR_STATE);
        EXPECT_TRUE(has(mpt_last_error(), "has split the master of 'up.weight'"));
      }
      EXPECT_EQ(mpt_optimizer_step(net.optimizer.get()), MPT_OK) << "it has no gradients";
      EXPECT_FALSE(comm.info().failed);
    }));
  }
}

TEST(Owners, ThePrecisionIsSetBefore) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = MPT_SHARD_GRADS;
    Net net(ctx, how);  // without masters
    net.step(e.rank, 0);
    const mpt::Precision later("bf16-true,master=copy");
    EXPECT_EQ(mpt_params_set_precision(net.params.get(), &later), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "set the precision before mpt_stepper_add"));
    net.stepper = {};
    net.optimizer = {};
    net.params.set_precision(later);  // nothing is split any more
  }));
}

// A value that all ranks write is rounded alike where the bits of the master are elsewhere, halves
// between two values too.
TEST(Owners, AWriteOfAllRanksGivesAllTheSameBits) {
  for (const char* precision :
       {"bf16-true,master=split", "bf16-true,master=kahan", "16-true,master=copy"}) {
    std::vector<Floats> values(2);
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.shard = MPT_SHARD_STATES;
      const mpt::Params params(ctx);
      mpt::Tensor w = params.add("w", ctx.ones({4096}));
      params.set_precision(mpt::Precision(precision));
      const mpt::Optimizer optimizer(params, mpt::adamw(0.1));
      const mpt::Stepper stepper(ctx, mpt::Precision(precision), how);
      stepper.add(optimizer);
      Floats all, halves(4096);
      for (size_t i = 0; i < halves.size(); ++i)
        halves[i] = (1 + static_cast<float>(i % 251) / 256) * (i % 2 ? 1.0F : 1.0F + 0x1p-20F);
      const auto keep = [&] {
        for (const float v : mpt::cast(mpt::detach(w), MPT_F32).read<float>()) all.push_back(v);
        mpt_tensor m = nullptr;
        mpt::must(mpt_tensor_get_master(w.get(), &m));
        EXPECT_EQ(mpt::Tensor(m).dtype(), MPT_F32) << "on every rank";
      };
      w.write(halves);
      keep();
      mpt::must(mpt_tensor_set_master(w.get(), (ctx.tensor({4096}, halves) * 3.0).get()));
      keep();
      values[static_cast<size_t>(e.rank)] = all;
    }));
    EXPECT_EQ(values[0], values[1]) << precision;
  }
}

// Rows of a gradient have as many statistics on every rank, whether or not the parameter got an
// owner before it was made sparse.
TEST(Owners, ATableMayBecomeSparseLater) {
  Floats whole;
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES, MPT_SHARD_GRADS}) {
    std::vector<Floats> values(2);
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Params params(ctx);
      mpt_module made = nullptr;
      mpt::must(mpt_nn_embedding(params.get(), "table", 9000, 8, nullptr, &made));
      const mpt::Module table(made);
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.shard = shard;
      how.clip_norm = 0.5;
      const mpt::Optimizer optimizer(params, mpt::sgd(0.1));
      const mpt::Stepper stepper(ctx, mpt::Precision(), how);
      stepper.add(optimizer);
      mpt::must(mpt_tensor_set_grad_sparse(params["table.weight"].get(), 1));
      for (int step = 0; step < 3; ++step) {
        const mpt::Tensor rows = ctx.tensor({3}, std::vector<int64_t>{step, 7 * e.rank, 8999});
        stepper.backward(mpt::mean(mpt::square(table(rows))));
        stepper.step();
      }
      values[static_cast<size_t>(e.rank)] = params["table.weight"].read<float>();
    }));
    if (shard == MPT_SHARD_NONE) whole = values[0];
    for (const Floats& v : values) EXPECT_EQ(v, whole) << shard;
  }
}

// Ranks that differ in what may be sparse would give parameters different owners.
TEST(Owners, RanksAgreeOnWhatMayBeSparse) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = MPT_SHARD_STATES;
    Net net(ctx, how);
    net.step(e.rank, 0);
    for (const char* name : {"x1", "x2"}) {
      net.params.add(name, ctx.ones({4, 4}));
      const bool is_sparse = (name[1] == '1') == (e.rank == 0);
      mpt::must(mpt_tensor_set_grad_sparse(net.params[name].get(), is_sparse));
    }
    const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
    EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), l.get()), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "with row-sparse gradients"));
  }));
}

// A dry trace on one rank makes states, which are no difference.
TEST(Owners, ADryTraceOfOneRankIsNoDifference) {
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.shard = shard;
      Net net(ctx, how);
      if (e.rank == 1) {
        mpt::must(mpt_trace_begin_dry(ctx.get()));
        net.step(1, 0);
        mpt::must(mpt_trace_end(ctx.get()));
      }
      EXPECT_TRUE(net.step(e.rank, 0));
    }));
  }
}

TEST(Owners, ASaveOfAnotherTrainingIsRefusedOnAllRanks) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    mpt::Stepper::Options how = with(comm);
    how.shard = MPT_SHARD_STATES;
    Net net(ctx, how);
    net.step(e.rank, 0);
    const mpt::Params more(ctx);
    more.add("w", ctx.ones({2}));
    const mpt_params set = more.get();
    auto d = mpt::defaults<mpt_training_desc>();
    d.stepper = net.stepper.get();
    d.params = &set;
    d.params_count = e.rank;  // on rank 1 alone
    EXPECT_EQ(mpt_training_save(nullptr, &d), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "rank 1 saves another training than rank 0"));
    EXPECT_FALSE(comm.info().failed);
    net.step(e.rank, 1);
  }));
}

}  // namespace
