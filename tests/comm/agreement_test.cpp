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

// A rank that drops a step while another takes it, at two steppers, or with another setting, which
// it has before or behind its backward.
TEST(Agreement, OtherStepsAreRefusedBeforeTheUpdate) {
  const auto set_schedule = [](Net& n) {
    auto s = mpt::defaults<mpt_schedule_desc>();
    s.kind = MPT_SCHEDULE_COSINE;
    s.total_steps = 10;
    n.optimizer.set_schedule(s);
  };
  struct Case {
    const char* text;
    std::function<void(Net&)> change;
  };
  const Case cases[] = {
      {"rank 1 drops step 2, which rank 0 takes", [](Net&) {}},
      {"another stepper", [](Net&) {}},
      {"rank 1 differs from rank 0: it has optimizer 0, group 0, with lr = 0.5, and rank 0 has "
       "optimizer 0, group 0, with lr = 0.01",
       [](Net& n) { n.optimizer.set_lr(0.5); }},
      {"it has the seed 9, and rank 0 has the seed 1", [](Net& n) { n.ctx.seed(9); }},
      {"with a schedule of kind = ", set_schedule},
      {"it has the scaler of loss 0 with scale = 8, and rank 0 has the scaler of loss 0 with "
       "scale = 65536",
       [](Net& n) { n.stepper.scaler().set_scale(8); }},
  };
  for (const Case& c : cases) {
    for (const bool behind : {false, true}) {
      const std::string wanted = c.text;
      std::vector<std::string> texts(2);
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        Net a(ctx, with(comm), "16-mixed"), b(ctx, with(comm), "16-mixed");
        for (Net* n : {&a, &b}) n->step(e.rank, 0);
        const bool is_other = e.rank == 1;
        Net& net = is_other && wanted == "another stepper" ? b : a;
        const bool changes_scale = wanted.find("scaler") != std::string::npos;
        if (behind && changes_scale) return;  // a backward locks it
        if (is_other && !behind) c.change(net);
        const Floats before = net.values();
        mpt_status s = MPT_OK;
        if (is_other && wanted.find("drops") != std::string::npos) {
          s = mpt_stepper_drop(net.stepper.get());
        } else {
          const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
          s = mpt_stepper_backward(net.stepper.get(), l.get());
          if (is_other && behind) c.change(net);
          if (s == MPT_OK) s = mpt_stepper_step(net.stepper.get());
        }
        EXPECT_EQ(s, MPT_ERROR_COMM);
        texts[static_cast<size_t>(e.rank)] = mpt_last_error();
        EXPECT_EQ(net.values(), before);
      }));
      for (const std::string& t : texts) EXPECT_TRUE(t.empty() || has(t, wanted));
    }
  }
}

// Under a schedule a rate that is set is a state of its own.
TEST(Agreement, ARateSetUnderAScheduleIsThatOfAllRanks) {
  for (const bool alone : {false, true}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      Net net(ctx, with(mpt::Comm(ctx, e)));
      auto s = mpt::defaults<mpt_schedule_desc>();
      s.kind = MPT_SCHEDULE_COSINE;
      s.total_steps = 10;
      s.warmup_steps = 2;
      net.optimizer.set_schedule(s);
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
  for (const bool behind : {false, true}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      Net net(ctx, {}), average(ctx, {});
      mpt::Tensor w = average.params["up.weight"];
      const auto change = [&] {
        Floats v = w.read<float>();
        v[0] += static_cast<float>(e.rank);
        w.write(v);
      };
      if (!behind) change();
      net.optimizer.set_average(average.params, 0.5);
      const mpt::Stepper stepper(ctx, net.precision, with(mpt::Comm(ctx, e)));
      stepper.add(net.optimizer);
      if (behind) change();
      const mpt::Tensor l = net.loss(net.batch(e.rank, 0));
      const mpt_status s = mpt_stepper_backward(stepper.get(), l.get());
      EXPECT_EQ(s, behind ? MPT_ERROR_COMM : MPT_OK);
      if (behind) {
        EXPECT_TRUE(has(mpt_last_error(), "the values of 'the average of up.weight' on rank 1"));
        return;
      }
      stepper.step();
      averages[static_cast<size_t>(e.rank)] = average.values();
    }));
  }
  EXPECT_EQ(averages[0], averages[1]);
}

TEST(Agreement, LongNamesDoNotHideADifference) {
  const std::string name(500, 'n');
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Params params(ctx);
    params.add(name.c_str(), ctx.zeros({3 + e.rank}));
    const mpt::Stepper stepper(ctx, mpt::Precision(), with(mpt::Comm(ctx, e)));
    const mpt::Optimizer optimizer(params, mpt::sgd(0.1));
    EXPECT_EQ(mpt_stepper_add(stepper.get(), optimizer.get()), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "[4] in group 0"));
    EXPECT_TRUE(has(mpt_last_error(), "[3] in group 0"));
  }));
}

// The function of a schedule runs in steps alone: an error of one rank's elsewhere would keep the
// others waiting.
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
      mpt_hooks hooks;
      mpt_hooks_init(&hooks, sizeof hooks);
      hooks.user = &warnings[static_cast<size_t>(e.rank)];
      hooks.log = [](void* user, int32_t, const char* text) {
        *static_cast<std::string*>(user) += text;
      };
      mpt_context_desc d;
      mpt_context_desc_init(&d, sizeof d);
      d.hooks = &hooks;
      mpt_context c = nullptr;
      mpt::must(mpt_context_create(&d, &c));
      const mpt::Context ctx(c);
      const bool native = differ && e.rank == 0;
      mpt::must(
          mpt_context_set_arithmetic(c, native ? MPT_ARITHMETIC_NATIVE16 : MPT_ARITHMETIC_WIDEN16));
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
