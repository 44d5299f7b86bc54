// Tests of what steppers of several ranks say of a rank that differs or fails, and of what it
// leaves behind.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "net.h"

namespace {

using namespace mpt_test;

TEST(Blame, ErrorsOfNonFiniteGradientsNameTheRank) {
  for (const bool limit : {false, true}) {
    expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      if (limit) how.skip_limit = 1;
      else how.error_if_nonfinite = true;
      how.check_finite = true;
      Net net(ctx, how);
      net.step(e.rank, 0);
      mpt::Tensor l = net.loss(net.batch(e.rank, 1));
      if (e.rank == 2) l = l * NAN;
      net.stepper.backward(l);
      mpt_status s = mpt_stepper_step(net.stepper.get());
      if (s == MPT_OK) s = mpt_stepper_wait(net.stepper.get());  // a device tells later
      EXPECT_EQ(s, MPT_ERROR_STATE);
      EXPECT_TRUE(has(mpt_last_error(), "the first in 'up.weight', from rank 2"));
      net.stepper.drop();
      EXPECT_FALSE(how.comm.info().failed) << "all ranks have refused the step";
      net.step(e.rank, 2);
    }));
  }
}

// The origin of a non-finite value is searched on the rank that has it.
TEST(Blame, TheOriginIsThatOfTheRank) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.check_finite = true;
    Net net(ctx, how);
    for (int step = 0; step < 2; ++step) {
      mpt::Tensor l = net.loss(net.batch(e.rank, step));
      if (e.rank == 1) l = l + mpt::log(mpt::sum(net.params["up.bias"]) * 0.0);
      net.stepper.backward(l);
      net.stepper.step();
      net.stepper.wait();
    }
    const mpt::Verdict v = net.stepper.verdict().value();
    EXPECT_EQ(v.outcome, MPT_VERDICT_NON_FINITE);
    EXPECT_EQ(v.bad_rank, 1);
    EXPECT_EQ(v.bad_text.empty(), e.rank == 0) << v.bad_text;
  }));
}

TEST(Blame, ARankWithNonFiniteRowsIsNamed) {
  expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Params params(ctx);
    auto table = mpt::defaults<mpt_nn_embedding_desc>();
    table.sparse = 1;
    mpt_module made = nullptr;
    mpt::must(mpt_nn_embedding(params.get(), "table", 5, 2, &table, &made));
    const mpt::Module embed(made);
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.check_finite = true;
    const mpt::Stepper stepper(ctx, mpt::Precision(), how);
    stepper.add(mpt::Optimizer(params, mpt::sgd(0.1)));
    for (int step = 0; step < 2; ++step) {
      mpt::Tensor l = mpt::sum(embed(ctx.tensor({2}, std::vector<int64_t>{e.rank, 4})));
      if (step == 1 && e.rank > 0) l = l * INFINITY;
      stepper.backward(l);
      stepper.step();
      stepper.wait();
      EXPECT_EQ(stepper.verdict()->bad_rank, step == 1 ? 1 : -1);
    }
  }));
}

// An optimizer that has stepped before it is added brings states of its own.
TEST(Blame, OtherStatesAreNamed) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    Net net(ctx, {});
    net.step(e.rank, 0);  // another batch on each rank
    const mpt::Stepper stepper(ctx, net.precision, with(comm));
    stepper.add(net.optimizer);  // takes the values of rank 0
    const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
    EXPECT_EQ(mpt_stepper_backward(stepper.get(), l.get()), MPT_ERROR_COMM);
    EXPECT_TRUE(has(mpt_last_error(), "the values of 'exp_avg of up.weight' on rank 1 differ"));
    EXPECT_FALSE(comm.info().failed);
  }));
}

// One rank cannot take back a step that the others have the sums of.
TEST(Blame, ADropBehindTheSumsIsTold) {
  std::vector<std::string> texts(2);
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    Net net(ctx, with(mpt::Comm(ctx, e)));
    net.step(e.rank, 0);
    net.stepper.backward(net.loss(net.batch(e.rank, 1)));
    // The first step of an optimizer with a schedule calls the program, which fails on rank 1.
    auto s = mpt::defaults<mpt_schedule_desc>();
    s.kind = MPT_SCHEDULE_LAMBDA;
    s.factor = [](void* rank, int64_t, double* factor) -> mpt_status {
      *factor = 1;
      if (*static_cast<const int32_t*>(rank) == 0) return MPT_OK;
      mpt_set_error("the schedule has failed");
      return MPT_ERROR_INTERNAL;
    };
    s.user = const_cast<int32_t*>(&e.rank);
    net.optimizer.set_schedule(s);
    if (e.rank == 1) {
      EXPECT_NE(mpt_stepper_step(net.stepper.get()), MPT_OK);
      EXPECT_TRUE(has(mpt_last_error(), "the schedule has failed"));
      net.stepper.drop();
      return;
    }
    net.stepper.step();
    const mpt::Tensor l = net.loss(net.batch(e.rank, 2));
    mpt_status status = mpt_stepper_backward(net.stepper.get(), l.get());
    if (status == MPT_OK) status = mpt_stepper_step(net.stepper.get());
    EXPECT_EQ(status, MPT_ERROR_COMM);
    texts[0] = mpt_last_error();
  }));
  EXPECT_TRUE(has(texts[0], "rank 1 drops step 2 behind its sums"));
}

TEST(Blame, AContextIsOfARankAsLongAsItsCommunicatorLives) {
  const std::vector<mpt_comm_desc> more = mpt::Comm::threads(2);
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const auto drawn = [&] {
      ctx.seed(5);
      return mpt::dropout(ctx.ones({64}), 0.5).read<float>();
    };
    const Floats alone = drawn();
    {
      const mpt::Comm comm(ctx, e);
      const mpt::Stepper stepper(ctx, mpt::Precision(), with(comm));
      const Floats first = drawn();
      EXPECT_NE(first, alone);
      {  // another one, of which the context is another rank, and which ends first
        const mpt::Comm second(ctx, more[static_cast<size_t>(1 - e.rank)]);
        const mpt::Stepper other(ctx, mpt::Precision(), with(second));
        EXPECT_NE(drawn(), first);
        second.barrier();
      }
      ctx.zeros({1});
      EXPECT_EQ(drawn(), first);
      comm.barrier();
    }
    ctx.zeros({1});  // a released communicator ends in the next call
    EXPECT_EQ(drawn(), alone);
  }));
}

TEST(Blame, ABatchNormOfAnotherContextIsRefused) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context(), other = rank_context();
    const mpt::Comm comm(ctx, e);
    const mpt::Params params(other);
    auto n = mpt::defaults<mpt_nn_norm_desc>();
    n.comm = comm.get();
    mpt_module made = nullptr;
    mpt_status s = mpt_nn_batch_norm(params.get(), "norm", 3, &n, &made);
    if (s == MPT_OK) {
      const mpt::Module norm(made);
      mpt_tensor y = nullptr;
      s = mpt_module_forward(made, other.zeros({2, 3}).get(), &y);
    }
    EXPECT_EQ(s, MPT_ERROR_INVALID_HANDLE);
    EXPECT_TRUE(has(mpt_last_error(), "belongs to another context"));
  }));
}

TEST(Blame, CallsThatCannotBeMadeAreRefused) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    mpt_stepper s = nullptr;
    auto d = mpt::defaults<mpt_stepper_desc>();
    const auto refuse = [&](mpt_status code, const char* text) {
      EXPECT_EQ(mpt_stepper_create(ctx.get(), nullptr, &d, &s), code);
      EXPECT_TRUE(has(mpt_last_error(), text));
      d = mpt::defaults<mpt_stepper_desc>();
    };
    d.wire = MPT_F32;
    refuse(MPT_ERROR_INVALID_ARGUMENT, "mpt_stepper_desc.wire is 1");
    d.wire_stochastic = 1;
    refuse(MPT_ERROR_INVALID_ARGUMENT, "wire_stochastic is 1 without wire");
    d.bucket_bytes = 0;
    refuse(MPT_ERROR_INVALID_ARGUMENT, "bucket_bytes is 0");
    d.compare_every = -1;
    refuse(MPT_ERROR_INVALID_ARGUMENT, "compare_every -1");
    d.comm = comm.get();
    d.release_grads = 1;
    refuse(MPT_ERROR_UNSUPPORTED, "release_grads");
    const mpt::Context other = rank_context();
    d.comm = comm.get();
    EXPECT_EQ(mpt_stepper_create(other.get(), nullptr, &d, &s), MPT_ERROR_INVALID_HANDLE);

    mpt::Stepper::Options how = with(comm);
    how.keep_grads = true;
    Net net(ctx, how);
    net.step(e.rank, 0);
    const mpt::Tensor l = net.loss(net.batch(e.rank, 1));
    EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), l.get()), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "which 2 ranks would count 2 times"));
    net.stepper.drop();
    net.stepper.backward(net.loss(net.batch(e.rank, 1)));
    const mpt::Tensor again = net.loss(net.batch(e.rank, 1));
    EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), again.get()), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "have left for the other ranks in backward number 1"));
    net.stepper.step();
    net.stepper.drop();
    const mpt::Tensor x = net.batch(e.rank, 1);
    mpt::must(mpt_record_begin(ctx.get()));
    const mpt::Tensor recorded = net.loss(x);
    EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), recorded.get()), MPT_ERROR_STATE);
    mpt_recording r = nullptr;
    mpt::must(mpt_record_end(ctx.get(), &r));
    mpt_recording_release(r);
    comm.barrier();
  }));
}

}  // namespace
