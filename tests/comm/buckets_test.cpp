// Tests of the buckets in which gradients travel: when they leave, how many bytes they have, and
// how they are rounded.
// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <cmath>

#include "net.h"

namespace {

using namespace mpt_test;

TEST(Buckets, LeaveDuringTheLastBackward) {
  for (const bool overlap : {true, false}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      mpt::Stepper::Options how = with(comm);
      how.accumulate = 3;
      how.bucket_bytes = 1;  // one for each parameter
      how.overlap = overlap;
      Net net(ctx, how);
      for (int step = 0; step < 3; ++step) {
        int64_t before = 0;
        for (int k = 0; k < 3; ++k) {
          const mpt::Tensor l = net.loss(net.batch(e.rank, step * 3 + k));
          before = comm.info().exchanges;
          net.stepper.backward(l);
          const int64_t left = comm.info().exchanges - before;
          if (step > 0 && k < 2) {
            EXPECT_EQ(left, 0) << "an early micro-batch";
          }
          // The meeting, the pieces of four buckets, and the results of two.
          if (k == 2 && overlap) {
            EXPECT_EQ(left, 7);
          }
          if (step > 0 && k == 2 && !overlap) {
            EXPECT_EQ(left, 0);
          }
        }
        before = comm.info().exchanges;
        net.stepper.step();
        const int64_t in_step = comm.info().exchanges - before;
        if (overlap) {
          EXPECT_EQ(in_step, 3) << "two results, and the last message";
        } else {
          EXPECT_EQ(in_step, 1 + 4 + 4 + 1);
        }
      }
    }));
  }
}

// A bucket that fills last, here that of the biases, whose gradients are f32, does not hold up the
// others.
TEST(Buckets, LeaveAsTheyFill) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    constexpr int kLayers = 5;
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    const mpt::Precision precision("bf16-mixed");
    const mpt::Params params(ctx);
    std::vector<mpt::Module> layers;
    for (int i = 0; i < kLayers; ++i)
      layers.push_back(mpt::nn::linear(params, ("l" + std::to_string(i)).c_str(), 64, 64));
    params.set_precision(precision);
    mpt::Stepper::Options how = with(comm);
    how.bucket_bytes = 64 * 64 * 2;  // one weight
    const mpt::Stepper stepper(ctx, precision, how);
    stepper.add(mpt::Optimizer(params, mpt::sgd(0.1)));
    struct Seen {
      mpt_comm comm;
      int64_t exchanges;
    } seen{comm.get(), 0};
    mpt::must(mpt_tensor_add_hook(
        params["l0.weight"].get(),
        [](void* user, mpt_tensor*) -> mpt_status {
          auto* const s = static_cast<Seen*>(user);
          mpt_comm_info info = {.struct_size = sizeof info};
          const mpt_status status = mpt_comm_get_info(s->comm, &info);
          s->exchanges = info.exchanges - s->exchanges;
          return status;
        },
        &seen, nullptr, nullptr));
    for (int step = 0; step < 2; ++step) {
      mpt::Tensor x = precision.input(ctx.normal({4, 64}));
      {
        const mpt::PrecisionScope scope(ctx, precision);
        for (const mpt::Module& l : layers) x = l(x);
        x = mpt::mean(mpt::square(precision.output(x)));
      }
      seen.exchanges = comm.info().exchanges;
      stepper.backward(x);
      // The meeting, the pieces of the other layers' weights, and the results of all but two.
      if (step > 0) {
        EXPECT_EQ(seen.exchanges, 1 + (kLayers - 1) + (kLayers - 3));
      }
      stepper.step();
    }
  }));
}

// The first step shows in which order the backward completes gradients. Here that is from the first
// parameter to the last but one, and the last one is not used at all.
TEST(Buckets, LeaveInTheOrderOfTheFirstBackward) {
  constexpr int kLayers = 5;
  std::vector<Floats> values;
  for (const bool overlap : {true, false}) {
    std::vector<Floats> each(2);
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      const mpt::Params params(ctx);
      std::vector<mpt::Module> layers;
      for (int i = 0; i < kLayers; ++i) {
        layers.push_back(mpt::nn::linear(params, ("l" + std::to_string(i)).c_str(), 8, 8,
                                         MPT_ACTIVATION_NONE, false));
      }
      params.add("unused", ctx.zeros({8}));
      mpt::Stepper::Options how = with(comm);
      how.bucket_bytes = 1;  // one for each parameter
      how.overlap = overlap;
      const mpt::Stepper stepper(ctx, mpt::Precision(), how);
      stepper.add(mpt::Optimizer(params, mpt::sgd(0.1)));
      for (int step = 0; step < 4; ++step) {
        mpt::Tensor x = ctx.full({2, 8}, 0.1 * (1 + e.rank + step));
        // A rank whose backward has another order follows rank 0.
        const bool is_other = step > 1 && e.rank == 1;
        for (int i = kLayers; i-- > 0;) x = layers[is_other ? kLayers - 1 - i : i](x);
        const int64_t before = comm.info().exchanges;
        stepper.backward(mpt::mean(mpt::square(x)));
        const int64_t left = comm.info().exchanges - before;
        if (overlap && step == 0) {
          EXPECT_EQ(left, 3) << "what the ranks have in common, and the meeting: the unused one "
                                "holds up all gradients";
        }
        if (overlap && step > 0) {
          EXPECT_EQ(left, 1 + kLayers + (kLayers - 2)) << "the pieces, and all results but two";
        }
        stepper.step();
      }
      for (int i = 0; i < kLayers; ++i)
        for (const float v : params[("l" + std::to_string(i) + ".weight").c_str()].read<float>())
          each[static_cast<size_t>(e.rank)].push_back(v);
    }));
    EXPECT_EQ(each[0], each[1]);
    values.push_back(each[0]);
  }
  EXPECT_EQ(values[0], values[1]);
}

// The bytes of 4096 more elements are those of a ring: each rank sends its part of the sum to the
// others, and theirs to them.
TEST(Buckets, BytesOnTheWireAreThoseOfARing) {
  constexpr int64_t kCount = 4096;
  for (const int32_t ranks : {2, 4}) {
    for (const mpt_dtype wire : {MPT_DTYPE_NONE, MPT_BF16, MPT_F16}) {
      expect_none(on_engines(ranks, [&](const mpt_comm_desc& e) {
        int64_t bytes[2] = {0, 0}, exchanges[2] = {0, 0};
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        for (const int size : {0, 1}) {
          const mpt::Params params(ctx);
          const mpt::Tensor w = params.add("w", ctx.zeros({kCount * (size + 1)}));
          mpt::Stepper::Options how = with(comm);
          how.wire = wire;
          const mpt::Stepper stepper(ctx, mpt::Precision(), how);
          stepper.add(mpt::Optimizer(params, mpt::sgd(1)));
          mpt_comm_info before{};
          for (int step = 0; step < 3; ++step) {
            if (step == 1) before = comm.info();
            stepper.backward(mpt::sum(w));
            stepper.step();
          }
          bytes[size] = comm.info().bytes_sent - before.bytes_sent;
          exchanges[size] = comm.info().exchanges - before.exchanges;
        }
        const int64_t width = wire == MPT_DTYPE_NONE ? 4 : 2;
        EXPECT_EQ(bytes[1] - bytes[0], 2 * 2 * (ranks - 1) * kCount * width / ranks) << wire;
        EXPECT_EQ(exchanges[0], exchanges[1]);
      }));
    }
  }
}

// A gradient that fills a bucket is sent from its own memory, and one that somebody else holds is
// copied.
TEST(Buckets, AGradientThatFillsOneIsNotCopied) {
  constexpr int64_t kCount = (1 << 20) + 3;
  for (const int accumulate : {1, 2}) {
    double allocated[2] = {0, 0};  // bytes in a step, as a multiple of those of the gradient
    for (const bool is_held : {false, true}) {
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Params params(ctx);
        const mpt::Tensor w = params.add("w", ctx.zeros({kCount}));
        mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
        how.accumulate = accumulate;
        const mpt::Stepper stepper(ctx, mpt::Precision(), how);
        stepper.add(mpt::Optimizer(params, mpt::sgd(1)));
        mpt::Tensor held;
        if (is_held) {
          mpt::must(mpt_tensor_add_post_hook(
              w.get(),
              [](void* user, mpt_tensor leaf) -> mpt_status {
                mpt_tensor grad = nullptr;
                mpt::must(mpt_tensor_get_grad(leaf, &grad));
                *static_cast<mpt::Tensor*>(user) = mpt::Tensor(grad);
                return MPT_OK;
              },
              &held, nullptr, nullptr));
        }
        const mpt::Tensor x = ctx.full({kCount}, e.rank + 1.0);
        for (int step = 0; step < 3; ++step) {
          for (int k = 0; k < accumulate; ++k) stepper.backward(mpt::sum(w * x));
          stepper.step();
        }
        EXPECT_EQ(w.read<float>(), Floats(kCount, -4.5));
        if (is_held) {
          EXPECT_EQ(held.read<float>(), Floats(kCount, e.rank == 0 ? 0.5F : 1.0F));
        }
        if (e.rank == 0)
          allocated[is_held] = static_cast<double>(ctx.memory().step_allocated) / (4.0 * kCount);
      }));
    }
    EXPECT_NEAR(allocated[1] - allocated[0], 1, 0.01) << accumulate;
  }
}

// Gradients of 40000 on 4 ranks, whose sum f16 does not hold, and whose mean it does.
TEST(Buckets, AreDividedBeforeTheyAreF16) {
  expect_none(on_engines(4, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Params params(ctx);
    const mpt::Tensor w = params.add("w", ctx.zeros({100}));
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.wire = MPT_F16;
    how.check_finite = true;
    const mpt::Stepper stepper(ctx, mpt::Precision(), how);
    stepper.add(mpt::Optimizer(params, mpt::sgd(1)));
    stepper.backward(mpt::sum(w * 40000.0));
    EXPECT_TRUE(stepper.step());
    EXPECT_EQ(w.read<float>(), Floats(100, -40000));
  }));
}

TEST(Buckets, HaveHalfTheBytesIn16Bits) {
  std::atomic<int64_t> bytes[2] = {0, 0};
  Floats values[2];
  for (const int half : {0, 1}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      mpt::Stepper::Options how = with(comm);
      if (half) how.wire = MPT_BF16;
      Net net(ctx, how);
      net.step(e.rank, 0);
      const int64_t before = comm.info().bytes_sent;
      for (int s = 1; s < 9; ++s) net.step(e.rank, s);
      bytes[half] = comm.info().bytes_sent - before;
      if (e.rank == 0) values[half] = net.values();
    }));
  }
  // A gradient begins on 64 bytes, a piece has a multiple of 64, and each step has 2 small
  // messages.
  const int64_t count = 16 * kIn + 16 + 16 * kOut + 16, padded = count + 16;
  EXPECT_LE(bytes[0], 8 * (padded * 4 + 128));
  EXPECT_LE(bytes[1], 8 * (padded * 2 + 256));
  EXPECT_NE(values[0], values[1]);
  for (size_t i = 0; i < values[0].size(); ++i) EXPECT_NEAR(values[0][i], values[1][i], 2e-3);
}

// Constant gradients that lie between two values of 16 bits: rounded to nearest they are always too
// small, and rounded stochastically their mean is exact.
TEST(Buckets, AreRoundedStochasticallyWithoutBias) {
  constexpr int kSteps = 100, kCount = 300;
  struct Case {
    mpt_dtype wire;
    double gradient;
    double distance;  // between two values near it
  };
  for (const Case& c :
       {Case{MPT_BF16, 1 + 0.3 / 128, 1.0 / 128}, Case{MPT_F16, 1 + 0.3 / 1024, 1.0 / 1024}}) {
    std::vector<Floats> values(3);
    const auto train = [&](bool stochastic) {
      expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Params params(ctx);
        const mpt::Tensor w = params.add("w", ctx.zeros({kCount}));
        mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
        how.wire = c.wire;
        how.wire_stochastic = stochastic;
        how.check_finite = true;
        const mpt::Stepper stepper(ctx, mpt::Precision(), how);
        stepper.add(mpt::Optimizer(params, mpt::sgd(1)));
        for (int step = 0; step < kSteps; ++step) {
          stepper.backward(mpt::sum(w * (-3 * c.gradient)));
          stepper.step();
        }
        values[static_cast<size_t>(e.rank)] = w.read<float>();
      }));
      for (const Floats& v : values) EXPECT_EQ(v, values[0]);
      return values[0];
    };
    // Each rank sends the gradient, and the sum is 3 times as much: multiples of the distance.
    const double nearest = std::round(3 / (4 * c.distance)) * 4 * c.distance;
    for (const float v : train(false)) EXPECT_EQ(v, static_cast<float>(nearest * kSteps));
    const Floats exact = train(true);
    double mean = 0;
    for (const float v : exact) mean += v / (3.0 * kCount);
    // The deviation of a sum of 3 roundings, which is rounded again, is below 2 distances.
    EXPECT_NEAR(mean / kSteps, c.gradient, 5 * 2.0 / 3 * c.distance / std::sqrt(kSteps * kCount));
    EXPECT_NE(exact[0], exact[1]) << "elements have bits of their own";
    EXPECT_EQ(train(true), exact);
  }
}

// The random bits belong to the element and the step: equal gradients are rounded alike on all
// ranks, so that their sum is twice one of two neighbours, and neither the buckets nor the number
// of ranks changes a bit.
TEST(Buckets, AreRoundedByBitsOfTheElementAndTheStep) {
  constexpr double kDistance = 1.0 / 128, kGradient = 1 + 0.3 * kDistance;
  const auto train = [&](int ranks, int64_t bucket_bytes, mpt_shard shard) {
    Floats values;
    expect_none(on_engines(ranks, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Params params(ctx);
      mpt::Tensor sum;
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.wire = MPT_BF16;
      how.wire_stochastic = true;
      how.bucket_bytes = bucket_bytes;
      how.shard = shard;
      const mpt::Stepper stepper(ctx, mpt::Precision(), how);
      std::vector<mpt::Tensor> all;
      for (int i = 0; i < 5; ++i)
        all.push_back(params.add(("w" + std::to_string(i)).c_str(), ctx.zeros({33 + 7 * i})));
      stepper.add(mpt::Optimizer(params, mpt::sgd(1)));
      for (int step = 0; step < 3; ++step) {
        mpt::Tensor loss = ctx.zeros({});
        for (const mpt::Tensor& w : all) loss = loss + mpt::sum(w * (-ranks * kGradient));
        stepper.backward(loss);
        stepper.step();
      }
      if (e.rank != 0) return;
      for (const mpt::Tensor& w : all)
        for (const float v : w.read<float>()) values.push_back(v / static_cast<float>(ranks));
    }));
    return values;
  };
  const Floats want = train(2, 1 << 20, MPT_SHARD_NONE);
  // Three steps, each of the value below or above.
  int kinds[4] = {};
  for (const float v : want) {
    const double above = (v - 3) / kDistance;
    ASSERT_TRUE(above == 0 || above == 1 || above == 2 || above == 3) << above;
    ++kinds[static_cast<int>(above)];
  }
  for (const int k : kinds) EXPECT_GT(k, 0);
  EXPECT_EQ(train(2, 1, MPT_SHARD_NONE), want);
  EXPECT_EQ(train(2, 300, MPT_SHARD_GRADS), want);
  EXPECT_EQ(train(4, 300, MPT_SHARD_NONE), want);
}

}  // namespace
