// Tests of what the ranks of a training have in common: settings that differ are refused before the
// update, with the first difference.
// SPDX-License-Identifier: Apache-2.0
#include <functional>

#include "net.h"

namespace {

using namespace mpt_test;

TEST(Agreement, ADriftIsNamed) {
  for (const bool negates : {false, true}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.compare_every = 2;
      Net net(ctx, how);
      for (int step = 0; step < 5; ++step) {
        if (step == 3 && e.rank == 1) {
          mpt::Tensor w = net.params["up.weight"];
          Floats values = w.read<float>();
          if (!negates) values[0] += 1;
          for (const size_t i : {1, 3})  // the highest bits of the first two words of 64 bits
            if (negates) values[i] = -values[i];
          w.write(values);
        }
        net.stepper.backward(net.loss(net.batch(e.rank, step)));
        const mpt_status s = mpt_stepper_step(net.stepper.get());
        EXPECT_EQ(s, step == 4 ? MPT_ERROR_COMM : MPT_OK);
      }
      EXPECT_TRUE(has(mpt_last_error(), "the values of 'up.weight' on rank 1 differ"));
      net.stepper.drop();
      EXPECT_FALSE(how.comm.info().failed) << "all ranks have refused the step";
    }));
  }
}

mpt_schedule_desc cosine() { return mpt::schedule(MPT_SCHEDULE_COSINE, 10, 2); }

// A rank that drops a step while another takes it, at two steppers, or with another setting, which
// it has before or behind its backward.
TEST(Agreement, OtherStepsAreRefusedBeforeTheUpdate) {
  enum What { drops, is_elsewhere, changes, changes_before };  // a backward locks the scale
  struct Case {
    What what;
    const char* text;
    std::function<void(Net&)> change;
  };
  const Case cases[] = {
      {drops, " drops step 2, which rank ", {}},
      {is_elsewhere, "it is at another stepper", {}},
      {changes,
       " differs from rank 0: it has optimizer 0, group 0, with lr = 0.5, and rank 0 has optimizer "
       "0, group 0, with lr = 0.01",
       [](Net& n) { n.optimizer.set_lr(0.5); }},
      {changes, "it has the seed 9, and rank 0 has the seed 1", [](Net& n) { n.ctx.seed(9); }},
      {changes, "with a schedule of kind = ", [](Net& n) { n.optimizer.set_schedule(cosine()); }},
      {changes_before,
       "it has the scaler of loss 0 with scale = 8, and rank 0 has the scaler of loss 0 with scale "
       "= 65536",
       [](Net& n) { n.stepper.scaler().set_scale(8); }},
  };
  for (const Case& c : cases) {
    for (const bool behind : {false, true}) {
      if (behind && c.what != changes && c.what != drops) continue;
      const int32_t ranks = behind ? 3 : 2, other = ranks - 1;
      std::vector<std::string> texts(static_cast<size_t>(ranks));
      expect_none(on_engines(ranks, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        Net a(ctx, with(comm), "16-mixed"), b(ctx, with(comm), "16-mixed");
        for (Net* n : {&a, &b}) n->step(e.rank, 0);
        const bool is_other = e.rank == other;
        Net& net = is_other && c.what == is_elsewhere ? b : a;
        if (is_other && c.change && !behind) c.change(net);
        const Floats before = net.values();
        mpt_status s = MPT_OK;
        if (!is_other || c.what != drops || behind) {
          const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
          s = mpt_stepper_backward(net.stepper.get(), l.get());
        }
        if (is_other && c.change && behind) c.change(net);
        if (s == MPT_OK) {
          const bool gives_up = is_other && c.what == drops;
          s = (gives_up ? mpt_stepper_drop : mpt_stepper_step)(net.stepper.get());
        }
        EXPECT_EQ(s, MPT_ERROR_COMM);
        texts[static_cast<size_t>(e.rank)] = mpt_last_error();
        EXPECT_EQ(net.values(), before);
        if (c.what != drops) return;
        EXPECT_EQ(net.stepper.info()->open, is_other ? 0 : 1);
        const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
        EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), l.get()), MPT_ERROR_COMM);
        EXPECT_TRUE(has(mpt_last_error(), "the communicator has failed"));
      }));
      for (const std::string& t : texts) {
        EXPECT_TRUE(has(t, c.text));
        EXPECT_TRUE(has(t, "rank " + std::to_string(other)));
      }
    }
  }
}

// Changes that leave settings as they are on all ranks, but one the rates or groups behind them.
TEST(Agreement, WhatEndsARateIsThatOfAllRanks) {
  const auto add_group = [](Net& n, const char* prefix) {
    auto some = mpt::defaults<mpt_selection>();
    some.prefix = prefix;
    n.optimizer.add_group(some);
  };
  const auto set_group_lr = [](Net& n, double lr) {
    mpt_optimizer_desc d = n.optimizer.group(0);
    d.lr = lr;
    n.optimizer.set_group(0, d);
  };
  struct Case {
    const char* text;
    std::function<void(Net&, int32_t rank, bool is_other)> change;
  };
  const Case cases[] = {
      {"with a rate of the next step = ",
       [&](Net& n, int32_t, bool is_other) {
         n.optimizer.set_lr(0.5);
         if (is_other) set_group_lr(n, 0.25);
         if (is_other) set_group_lr(n, 0.01);
       }},
      {"optimizer 0 with 4 parameters and ",
       [](Net& n, int32_t rank, bool is_other) {
         const mpt::Snapshot before({n.stepper.get()});
         n.step(rank, 7);
         if (is_other) before.restore();
       }},
      {"with parameters of a precision with output = f16",
       [](Net& n, int32_t, bool is_other) {
         mpt::Precision p = n.precision;
         if (is_other) p.mpt_precision::output = MPT_F16;
         n.params.set_precision(p);
       }},
      {"with a rate of the next step = ",
       [](Net& n, int32_t, bool is_other) {
         if (is_other) n.optimizer.set_lr(0.5);
         n.optimizer.set_schedule(cosine());
         if (!is_other) n.optimizer.set_lr(0.5);
       }},
      {"it has a parameter 'up.weight' of f32 [16, 6] in group 0 of optimizer 0, and rank 0 "
       "has a parameter 'up.weight' of f32 [16, 6] in group 1",
       [&](Net& n, int32_t, bool is_other) { add_group(n, is_other ? "down" : "up"); }},
  };
  for (const Case& c : cases) {
    for (const bool differs : {true, false}) {
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        Net net(ctx, with(mpt::Comm(ctx, e)));
        net.optimizer.set_schedule(cosine());
        for (int step = 0; step < 2; ++step) net.step(e.rank, step);
        c.change(net, e.rank, differs && e.rank == 1);
        const Floats before = net.values();
        net.stepper.backward(net.loss(net.batch(e.rank, 2)));
        EXPECT_EQ(mpt_stepper_step(net.stepper.get()), differs ? MPT_ERROR_COMM : MPT_OK);
        if (!differs) return;
        EXPECT_TRUE(has(mpt_last_error(), c.text));
        EXPECT_EQ(net.values(), before);
      }));
    }
  }
}

// Ranks that come to the same settings in other ways.
TEST(Agreement, SettingsThatAreEqualAreNotRefused) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    const mpt::Scaler scaler(ctx);
    how.scaler = scaler;
    Net net(ctx, how);
    net.optimizer.set_schedule(cosine());
    const bool is_other = e.rank == 1;
    if (is_other) net.optimizer.set_lr(0.3);
    net.optimizer.set_lr(0.5);
    const mpt::Snapshot first({net.stepper.get()});
    for (int step = 0; step < 3; ++step) net.step(e.rank, step);
    if (is_other) scaler.set_scale(8);
    if (is_other) first.restore();
    first.restore();
    for (int step = 0; step < 3; ++step) net.step(e.rank, step);
    net.optimizer.set_schedule(cosine());  // ends the rate that was set
    mpt_optimizer_desc d = net.optimizer.group(0);
    for (const double lr : {0.25, d.lr}) {
      d.lr = lr;
      if (is_other) net.optimizer.set_group(0, d);
    }
    net.step(e.rank, 3);
    net.optimizer.set_lr(0.5, is_other ? 0 : -1);
    net.step(e.rank, 4);
  }));
}

// Calls of one rank that change nothing.
TEST(Agreement, CallsThatChangeNothingAreNotRefused) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const Net average(ctx, {});
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    auto d = mpt::defaults<mpt_scaler_desc>();
    d.is_static = 1;
    d.init_scale = 1024;
    mpt_scaler made = nullptr;
    mpt::must(mpt_scaler_create(ctx.get(), &d, &made));
    const mpt::Scaler scaler(made);
    how.scaler = scaler;
    Net net(ctx, how), local(ctx, {});
    net.optimizer.set_schedule(cosine());
    net.optimizer.set_average(average.params, 0.5);
    net.step(e.rank, 0);
    if (e.rank == 1) {
      net.optimizer.set_lr(0.3);
      mpt_optimizer_desc rule = net.optimizer.group(0);
      for (const double lr : {0.25, rule.lr}) {
        rule.lr = lr;
        net.optimizer.set_group(0, rule);
      }
      net.optimizer.set_average(mpt::Params(), 0);
      net.optimizer.set_average(average.params, 0.5);
      scaler.scale(local.loss(local.batch(0, 0))).backward();
      scaler.step(local.optimizer);
      scaler.update();
      scaler.set_scale(1024);
    }
    net.step(e.rank, 1);
  }));
}

// A scale that a local stepper keeps from its update on one rank.
TEST(Agreement, ScalesWhoseUpdateWaitsAreThoseOfAllRanks) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options own;
    const mpt::Scaler scaler(ctx);
    own.scaler = scaler;
    const Net local(ctx, own);
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.scaler = scaler;
    Net net(ctx, how);
    net.step(e.rank, 0);
    if (e.rank == 1) local.stepper.backward(local.loss(local.batch(0, 0)));
    net.stepper.backward(net.loss(net.batch(e.rank, 1)) * INFINITY);
    net.stepper.step();
    net.stepper.backward(net.loss(net.batch(e.rank, 2)));
    EXPECT_EQ(mpt_stepper_step(net.stepper.get()), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(),
                    "it has the scaler of loss 0 with scale = 65536, and rank 0 "
                    "has the scaler of loss 0 with scale = 32768"));
  }));
}

// A drop that all ranks refuse, because they compare averages first.
TEST(Agreement, ADropThatIsRefusedDropsTheGradients) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.accumulate = 2;
    Net net(ctx, how), average(ctx, {});
    for (int k = 0; k < 2; ++k) net.stepper.backward(net.loss(net.batch(e.rank, k)));
    net.stepper.step();
    net.stepper.backward(net.loss(net.batch(e.rank, 2)));
    mpt::Tensor w = average.params["up.weight"];
    Floats v = w.read<float>();
    v[0] += static_cast<float>(e.rank);
    w.write(v);
    net.optimizer.set_average(average.params, 0.5);
    const mpt::Tensor l = net.loss(net.batch(e.rank, 3));
    EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), l.get()), MPT_ERROR_COMM);
    EXPECT_EQ(mpt_stepper_drop(net.stepper.get()), MPT_ERROR_COMM);
    EXPECT_EQ(net.stepper.info()->open, 0);
    EXPECT_FALSE(net.params["up.weight"].grad());
    net.optimizer.set_average(mpt::Params(), 0);
    for (int k = 0; k < 2; ++k) net.stepper.backward(net.loss(net.batch(e.rank, k)));
    net.stepper.step();
  }));
}

// Scales that mpt_scaler_update changes, for a local optimizer, are compared as well.
TEST(Agreement, ScalesThatAreUpdatedByHandAreThoseOfAllRanks) {
  for (const bool differs : {true, false}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      const mpt::Scaler scaler(ctx);
      how.scaler = scaler;
      Net net(ctx, how), local(ctx, {});
      net.step(e.rank, 0);
      const mpt::Tensor l = local.loss(local.batch(e.rank, 0));
      scaler.scale(differs && e.rank == 1 ? l * INFINITY : l).backward();
      scaler.step(local.optimizer);
      scaler.update();
      net.stepper.backward(net.loss(net.batch(e.rank, 1)));
      EXPECT_EQ(mpt_stepper_step(net.stepper.get()), differs ? MPT_ERROR_COMM : MPT_OK);
      if (differs) {
        EXPECT_TRUE(has(mpt_last_error(), "it has the scaler of loss 0 with scale = 32768"));
      }
    }));
  }
}

// A parameter that one rank freezes between its backward and the step.
TEST(Agreement, FrozenParametersAreThoseOfAllRanks) {
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.shard = shard;
      Net net(ctx, how);
      net.step(e.rank, 0);
      net.stepper.backward(net.loss(net.batch(e.rank, 1)));
      if (e.rank == 1) net.params["up.weight"].requires_grad(false);
      EXPECT_EQ(mpt_stepper_step(net.stepper.get()), MPT_ERROR_COMM);
      EXPECT_TRUE(has(mpt_last_error(), "of optimizer 0, frozen"));
    }));
  }
}

// A rank that freezes another parameter of the same size: no sum has gradients of both.
TEST(Agreement, SumsAreOfOneParameter) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Params params(ctx);
    const mpt::Tensor a = params.add("a", ctx.zeros({3})), b = params.add("b", ctx.zeros({3}));
    const mpt::Stepper stepper(ctx, mpt::Precision(), with(mpt::Comm(ctx, e)));
    const mpt::Optimizer optimizer(params, mpt::sgd(0.1));
    stepper.add(optimizer);
    for (const int step : {0, 1}) {
      if (step == 1) mpt::Tensor(e.rank == 0 ? a : b).requires_grad(false);
      const mpt::Tensor l = mpt::sum(a + b);
      mpt_status s = mpt_stepper_backward(stepper.get(), l.get());
      if (s == MPT_OK) s = mpt_stepper_step(stepper.get());
      EXPECT_EQ(s, step == 1 ? MPT_ERROR_COMM : MPT_OK);
    }
    EXPECT_TRUE(has(mpt_last_error(), "or are frozen there alone"));
  }));
}

// Lets both ranks refuse step 3: the values of one differ before it, and are mended behind it.
void refuse_a_step(Net& net, int32_t rank) {
  for (int step = 0; step < 2; ++step) net.step(rank, step);
  net.stepper.backward(net.loss(net.batch(rank, 2)));
  mpt::Tensor w = net.params["up.weight"];
  const Floats common = w.read<float>();
  Floats drifted = common;
  drifted[0] += static_cast<float>(rank);
  w.write(drifted);
  EXPECT_EQ(mpt_stepper_step(net.stepper.get()), MPT_ERROR_COMM);
  EXPECT_TRUE(has(mpt_last_error(), "the values of 'up.weight' on rank 1 differ"));
  w.write(common);
}

// A step that all ranks have refused can be taken again, with the same settings and draws.
TEST(Agreement, AStepIsRepeatedWithTheSameSettings) {
  for (const bool has_losses : {false, true}) {
    for (const bool differs : {true, false}) {
      std::vector<Floats> values(2);
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
        how.compare_every = 2;
        if (has_losses) how.losses = 2;
        if (has_losses) how.scaler = mpt::Scaler(ctx);
        Net net(ctx, how, "bf16-true,master=stochastic", mpt::sgd(0.01));
        refuse_a_step(net, e.rank);
        if (has_losses) net.stepper.backward(net.loss(net.batch(e.rank, 3)), 1);
        if (e.rank == 1) ctx.uniform({4}, 0, 1);
        if (differs && e.rank == 1) net.optimizer.set_lr(0.5);
        EXPECT_EQ(mpt_stepper_step(net.stepper.get()), differs ? MPT_ERROR_COMM : MPT_OK);
        if (differs) {
          EXPECT_TRUE(has(mpt_last_error(), "it has optimizer 0, group 0, with lr = 0.5"));
        }
        values[static_cast<size_t>(e.rank)] = net.values();
      }));
      EXPECT_EQ(values[0], values[1]);
    }
  }
}

// On the host a step that is not finite is refused, and can be dropped or repeated.
TEST(Agreement, AStepThatIsNotFiniteIsRefusedByAllRanks) {
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES, MPT_SHARD_GRADS}) {
    for (const bool differs : {false, true}) {
      std::vector<Floats> values(2);
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
        how.shard = shard;
        how.error_if_nonfinite = 1;
        Net net(ctx, how);
        net.step(e.rank, 0);
        const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
        net.stepper.backward(e.rank == 0 ? l * INFINITY : l);
        EXPECT_EQ(mpt_stepper_step(net.stepper.get()), MPT_ERROR_STATE);
        EXPECT_EQ(net.stepper.info()->open, mpt::test::test_device() ? 0 : 1);
        if (mpt::test::test_device()) return;  // it has skipped the step
        if (differs && e.rank == 1) net.optimizer.set_lr(0.5);
        EXPECT_EQ(mpt_stepper_step(net.stepper.get()), differs ? MPT_ERROR_COMM : MPT_ERROR_STATE);
        if (differs) return;
        net.stepper.drop();
        net.step(e.rank, 2);
        values[static_cast<size_t>(e.rank)] = net.values();
      }));
      EXPECT_EQ(values[0], values[1]);
    }
  }
}

// A rank that goes on where another takes a refused step again.
TEST(Agreement, AStepIsRepeatedByAllRanks) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.compare_every = 2;
    Net net(ctx, how);
    refuse_a_step(net, e.rank);
    mpt_status s = MPT_OK;
    if (e.rank == 1) {
      net.stepper.drop();
      const mpt::Tensor l = net.loss(net.batch(e.rank, 2));
      s = mpt_stepper_backward(net.stepper.get(), l.get());
    }
    if (s == MPT_OK) s = mpt_stepper_step(net.stepper.get());
    EXPECT_EQ(s, MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "step 3 of a stepper again, which it has refused"));
  }));
}

// Under a schedule a rate that is set is a state of its own.
TEST(Agreement, ARateSetUnderAScheduleIsThatOfAllRanks) {
  for (const bool alone : {false, true}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      Net net(ctx, with(mpt::Comm(ctx, e)));
      net.optimizer.set_schedule(cosine());
      for (int step = 0; step < 4; ++step) {
        net.stepper.backward(net.loss(net.batch(e.rank, step)));
        if (step == 2 && (!alone || e.rank == 1)) net.optimizer.set_lr(0.5);
        const mpt_status status = mpt_stepper_step(net.stepper.get());
        EXPECT_EQ(status, alone && step >= 2 ? MPT_ERROR_COMM : MPT_OK);
        if (alone && step == 2) {
          EXPECT_TRUE(has(mpt_last_error(), "with a rate of the next step = 0.5, and rank 0 has"));
        }
        if (status != MPT_OK) return net.stepper.drop();
      }
    }));
  }
}

// Steps of losses with scales of their own, whose gradients each backward has exchanged: the
// settings of the step are compared in it, and the ranks draw alike.
TEST(Agreement, AStepOfSeparateLossesIsOneOfAllRanks) {
  enum What { rate, drop, draws };
  for (const What what : {rate, drop, draws}) {
    std::vector<Floats> values(2);
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      const mpt::Scaler scaler(ctx);
      how.scaler = scaler;
      how.losses = 2;
      Net net(ctx, how, "bf16-true,master=stochastic", mpt::sgd(0.01));
      for (int step = 0; step < 4; ++step) {
        for (const int32_t k : {0, 1}) net.stepper.backward(net.loss(net.batch(e.rank, step)), k);
        const bool is_other = e.rank == 1 && step == 2;
        if (is_other && what == rate) net.optimizer.set_lr(0.5);
        if (what == draws && e.rank == 1) ctx.uniform({4}, 0, 1);
        const mpt_status s = is_other && what == drop ? mpt_stepper_drop(net.stepper.get())
                                                      : mpt_stepper_step(net.stepper.get());
        if (step < 2 || what == draws) {
          EXPECT_EQ(s, MPT_OK);
          continue;
        }
        EXPECT_EQ(s, MPT_ERROR_COMM);
        EXPECT_TRUE(has(mpt_last_error(), what == rate
                                              ? "group 0, with lr = 0.5, and rank 0 has"
                                              : "rank 1 drops step 3, which rank 0 takes"));
        return;
      }
      values[static_cast<size_t>(e.rank)] = net.values();
      net.stepper.backward(net.loss(net.batch(e.rank, 4)), 0);
      net.stepper.drop();
      EXPECT_EQ(net.values(), values[static_cast<size_t>(e.rank)]);
    }));
    EXPECT_EQ(values[0], values[1]);
  }
}

// A set of averages is of rank 0 when its optimizer is added, and equal when the training starts.
TEST(Agreement, AveragesAreThoseOfRankZero) {
  std::vector<Floats> averages(2);
  enum When { before, behind, later };
  for (const When when : {before, behind, later}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      Net net(ctx, {}), average(ctx, {});
      mpt::Tensor w = average.params["up.weight"];
      const auto change = [&] {
        Floats v = w.read<float>();
        v[0] += static_cast<float>(e.rank);
        w.write(v);
      };
      if (when == before) change();
      if (when != later) net.optimizer.set_average(average.params, 0.5);
      const mpt::Stepper stepper(ctx, net.precision, with(mpt::Comm(ctx, e)));
      stepper.add(net.optimizer);
      if (when == later) stepper.backward(net.loss(net.batch(e.rank, 0)));
      if (when == later) stepper.step();
      if (when != before) change();
      if (when == later) net.optimizer.set_average(average.params, 0.5);
      const mpt::Tensor l = net.loss(net.batch(e.rank, 0));
      const mpt_status s = mpt_stepper_backward(stepper.get(), l.get());
      EXPECT_EQ(s, when == before ? MPT_OK : MPT_ERROR_COMM);
      if (when != before) {
        EXPECT_TRUE(has(mpt_last_error(), "the values of 'the average of up.weight' on rank 1"));
        return;
      }
      stepper.step();
      averages[static_cast<size_t>(e.rank)] = average.values();
    }));
  }
  EXPECT_EQ(averages[0], averages[1]);
}

// Names what differs where a rank adds an optimizer, and where it adds a group between two steps.
TEST(Agreement, LongNamesDoNotHideADifference) {
  const std::string name(500, 'n');
  for (const bool is_later : {false, true}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Params params(ctx);
      const mpt::Tensor p = params.add(name.c_str(), ctx.zeros({is_later ? 3 : 3 + e.rank}));
      params.add("q", ctx.zeros({3}));
      const mpt::Stepper stepper(ctx, mpt::Precision(), with(mpt::Comm(ctx, e)));
      const mpt::Optimizer optimizer(params, mpt::sgd(0.1));
      mpt_status s = mpt_stepper_add(stepper.get(), optimizer.get());
      if (is_later) {
        stepper.backward(mpt::sum(p));
        auto some = mpt::defaults<mpt_selection>();
        some.prefix = e.rank == 1 ? name.c_str() : "q";
        optimizer.add_group(some);
        s = mpt_stepper_step(stepper.get());
      }
      EXPECT_EQ(s, MPT_ERROR_COMM);
      EXPECT_TRUE(has(mpt_last_error(), is_later ? "[3] in group 1" : "[4] in group 0"));
      EXPECT_TRUE(has(mpt_last_error(), "[3] in group 0"));
    }));
  }
}

// The function of a schedule is not called to compare: an error of one rank's would keep the others
// waiting.
TEST(Agreement, AFunctionOfAScheduleIsNotCalledToCompare) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    Net net(ctx, {});
    int64_t calls = 0;
    auto s = mpt::defaults<mpt_schedule_desc>();
    s.kind = MPT_SCHEDULE_LAMBDA;
    s.factor = [](void* user, int64_t, double* factor) -> mpt_status {
      ++*static_cast<int64_t*>(user);
      *factor = 1;
      return MPT_OK;
    };
    s.user = &calls;
    net.optimizer.set_schedule(s);
    const mpt::Stepper stepper(ctx, net.precision, with(mpt::Comm(ctx, e)));
    stepper.add(net.optimizer);
    stepper.backward(net.loss(net.batch(e.rank, 0)));
    EXPECT_EQ(calls, 0);
    stepper.step();
    EXPECT_EQ(calls, 1);
  }));
}

TEST(Agreement, TwoArithmeticsAreToldOnce) {
  for (const bool differ : {true, false}) {
    std::vector<std::string> warnings(2);
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context(1, &warnings[static_cast<size_t>(e.rank)]);
      const bool native = differ && e.rank == 0;
      mpt::must(mpt_context_set_arithmetic(
          ctx.get(), native ? MPT_ARITHMETIC_NATIVE16 : MPT_ARITHMETIC_WIDEN16));
      const mpt::Comm comm(ctx, e);
      Net net(ctx, with(comm), "bf16-mixed");
      for (int step = 0; step < 2; ++step) net.step(e.rank, step);
    }));
    for (const std::string& w : warnings) {
      const std::string text =
          "rank 1 computes with 16-bit operands by MPT_ARITHMETIC_WIDEN16, and rank 0 by "
          "MPT_ARITHMETIC_NATIVE16";
      const size_t at = w.find(text);
      EXPECT_EQ(at != std::string::npos, differ) << w;
      EXPECT_EQ(at, w.rfind(text));
    }
  }
}

}  // namespace
