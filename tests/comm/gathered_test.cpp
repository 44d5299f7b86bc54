// Tests of parameters that one rank keeps and that travel when they are used (MPT_SHARD_PARAMS):
// memory, bytes that travel, what travels ahead, and what is refused. tests/comm/sharding_test.cpp
// compares the bits of random trainings.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <filesystem>
#include <mutex>
#include <random>

#include "net.h"

namespace {

using namespace mpt_test;

// Parameters in f32, of which autocast makes 16-bit copies.
constexpr const char* kMixed = "16-mixed,loss_scale=none";

// A stack of equal layers.
struct Stack {
  mpt::Context ctx;
  mpt::Precision precision;
  mpt::Params params;
  std::vector<mpt::Module> layers;
  mpt::Optimizer optimizer;
  mpt::Stepper stepper;

  static constexpr int64_t kWidth = 64, kLayers = 8, kBatch = 4;
  Stack(const mpt::Context& c, mpt::Stepper::Options how, const char* name,
        const mpt_optimizer_desc& rule = mpt::sgd(0.1))
      : ctx(c), precision(name), params(c) {
    for (int64_t i = 0; i < kLayers; ++i) {
      const std::string layer = "l" + std::to_string(i);
      layers.push_back(mpt::nn::linear(params, layer.c_str(), kWidth, kWidth, MPT_ACTIVATION_TANH));
    }
    params.set_precision(precision);
    optimizer = mpt::Optimizer(params, rule);
    if (how.shard == MPT_SHARD_NONE) how.shard = MPT_SHARD_PARAMS;
    how.gather_from = 2 * kWidth * kWidth;
    stepper = mpt::Stepper(c, precision, how);
    stepper.add(optimizer);
  }
  mpt::Tensor batch(int32_t rank) const {
    Floats v(kBatch * kWidth);
    for (size_t i = 0; i < v.size(); ++i)
      v[i] = std::sin(static_cast<float>(i) + 5.f * static_cast<float>(rank));
    return ctx.tensor({kBatch, kWidth}, v);
  }
  template <class F>
  mpt::Tensor forward(const mpt::Tensor& in, F&& behind_layer) const {
    const mpt::PrecisionScope scope(ctx, precision);
    mpt::Tensor x = precision.input(in);
    for (const mpt::Module& l : layers) {
      x = l(x);
      behind_layer();
    }
    return precision.output(x);
  }
  mpt::Tensor loss(int32_t rank) const {
    return mpt::mean(mpt::square(forward(batch(rank), [] {})));
  }
  void step(int32_t rank) const {
    stepper.backward(loss(rank));
    stepper.step();
  }
};
constexpr int64_t kWeight = Stack::kWidth * Stack::kWidth;  // elements

// -- memory and bytes -----------------------------------------------------------------------------

// A rank has its own parameters, the small ones, and room for those in use.
TEST(Gathered, ARankHasItsPartAndWhatIsInUse) {
  constexpr int32_t kRanks = 4;
  constexpr size_t kOwn = 4 * kWeight * Stack::kLayers / kRanks, kSmall = 4 * Stack::kWidth * 8;
  for (const char* precision : {"32-true", kMixed}) {
    const bool is_mixed = precision == kMixed;
    // The most elements of other ranks that are there at once: two, of which one may be its own.
    const size_t most = static_cast<size_t>(2 * (is_mixed ? 2 : 4) * kWeight);
    expect_none(on_engines(kRanks, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
      how.gather_bytes = static_cast<int64_t>(most);
      const Stack net(ctx, how, precision);
      EXPECT_EQ(ctx.memory().now[MPT_MEMORY_PARAMETERS], kOwn + kSmall);
      net.step(e.rank);
      ctx.reset_peak();
      net.step(e.rank);
      const auto m = ctx.memory();
      EXPECT_EQ(m.now[MPT_MEMORY_PARAMETERS], kOwn + kSmall) << precision;
      EXPECT_EQ(m.now[MPT_MEMORY_CAST_CACHE], is_mixed ? 2 * Stack::kWidth * 8 : 0) << precision;
      const size_t peak = m.peak[is_mixed ? MPT_MEMORY_CAST_CACHE : MPT_MEMORY_PARAMETERS];
      EXPECT_LE(peak, most + (is_mixed ? 2 * Stack::kWidth * 8 : kOwn + kSmall)) << precision;
      EXPECT_GT(peak, is_mixed ? size_t{2 * Stack::kWidth * 8} : kOwn + kSmall) << precision;
    }));
  }
}

// Bytes of each element that a rank keeps between two steps: its parameter, master and states, as
// the table of examples/ranks.md has them.
TEST(Gathered, ARankKeepsItsShareOfParametersMastersAndStates) {
  constexpr int32_t kRanks = 4;
  constexpr double kElements = static_cast<double>(kWeight * Stack::kLayers);
  for (const char* precision : {"32-true", "bf16-true,master=copy"}) {
    const bool is_16 = precision[0] == 'b';
    const double param = is_16 ? 2 : 4, others = is_16 ? 4 + 8 : 8;
    for (const mpt_shard shard : {MPT_SHARD_STATES, MPT_SHARD_GRADS, MPT_SHARD_PARAMS}) {
      expect_none(on_engines(kRanks, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        mpt::Stepper::Options how = with(comm);
        how.shard = shard;
        const Stack net(ctx, how, precision, mpt::adamw(0.01));
        net.step(e.rank);
        net.step(e.rank);
        const auto m = ctx.memory();
        const double want = others / kRanks + (shard == MPT_SHARD_PARAMS ? param / kRanks : param);
        const double kept =
            static_cast<double>(m.now[MPT_MEMORY_PARAMETERS] + m.now[MPT_MEMORY_MASTERS] +
                                m.now[MPT_MEMORY_STATES]) /
            kElements;
        // The biases, of which each rank has the parameters, are 1/64 of the elements.
        EXPECT_NEAR(kept, want, 0.03 * want + 0.1) << precision << ", shard " << shard;
      }));
    }
  }
}

// Returns the bytes that all ranks send in the third step.
int64_t bytes_of_a_step(int32_t ranks, const char* precision, mpt_shard shard, int64_t room) {
  std::mutex m;
  int64_t sent = 0;
  expect_none(on_engines(ranks, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    mpt::Stepper::Options how = with(comm);
    how.shard = shard;
    how.gather_bytes = room;
    const Stack net(ctx, how, precision);
    net.step(e.rank);
    net.step(e.rank);
    const int64_t before = comm.info().bytes_sent;
    net.step(e.rank);
    const std::lock_guard<std::mutex> lock(m);
    sent += comm.info().bytes_sent - before;
  }));
  return sent;
}

// A weight travels once in the forward and once in the backward, if it has not stayed in between,
// and not behind the step. Under autocast 16 bits of an element do.
TEST(Gathered, BytesOnTheWire) {
  for (const char* precision : {"32-true", kMixed}) {
    const int64_t item = precision == kMixed ? 2 : 4;
    const int64_t others = bytes_of_a_step(4, precision, MPT_SHARD_GRADS, 0);
    for (const int64_t stay : {1, 2, 3, 8}) {  // weights for which there is room
      const int64_t sent = bytes_of_a_step(4, precision, MPT_SHARD_PARAMS, stay * item * kWeight);
      const int64_t behind_the_step = 3 * 4 * kWeight * Stack::kLayers;
      // The first weight has no use in the backward, because the batch needs no gradient.
      const int64_t travel = std::max(Stack::kLayers, 2 * Stack::kLayers - 1 - stay);
      const int64_t heads = 4 * 3 * 32;  // each rank tells the others what it uses
      const int64_t expected = (3 * item * kWeight + heads) * travel;
      EXPECT_EQ(sent - others + behind_the_step, expected) << precision << ", " << stay;
    }
  }
}

// The memory of a rank's step with another batch is foreseen, the states of its part included.
TEST(Gathered, TheMemoryOfAnotherBatchIsPredicted) {
  for (const mpt_shard shard : {MPT_SHARD_STATES, MPT_SHARD_GRADS, MPT_SHARD_PARAMS}) {
    for (const char* precision : {"32-true", kMixed, "bf16-mixed"}) {
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        struct Peak {
          double own, guess;  // this batch, and another one
        };
        const auto train = [&](int64_t batch, int64_t other) {
          mpt::Stepper::Options how = with(comm);
          how.shard = shard;
          const Stack net(ctx, how, precision, mpt::adamw(0.01));
          for (int step = 0; step < 3; ++step) {
            const mpt::Tensor x = ctx.zeros({batch, Stack::kWidth});
            if (step == 2) ctx.watch_memory({x});
            net.stepper.backward(mpt::mean(mpt::square(net.forward(x, [] {}))));
            net.stepper.step();
          }
          return Peak{static_cast<double>(ctx.memory().step_peak),
                      static_cast<double>(ctx.memory_fit(other).peak)};
        };
        const double guess = train(64, 192).guess, real = train(192, 64).own;
        EXPECT_NEAR(guess, real, 0.02 * real) << precision << ", shard " << shard;
      }));
    }
  }
}

// -- travelling ahead -----------------------------------------------------------------------------

// Counts the exchanges of an engine that are under way.
struct Counted {
  mpt_comm_desc engine;
  int under_way = 0;

  static mpt_comm_desc over(Counted& c) {
    mpt_comm_desc d = c.engine;
    d.user = &c;
    d.exchange = [](void* user, const mpt_comm_message* messages, uint64_t* request) {
      auto& of = *static_cast<Counted*>(user);
      ++of.under_way;
      return of.engine.exchange(of.engine.user, messages, request);
    };
    d.wait = [](void* user, uint64_t request, int64_t nanoseconds, int32_t* rank) {
      auto& of = *static_cast<Counted*>(user);
      const mpt_status s = of.engine.wait(of.engine.user, request, nanoseconds, rank);
      if (s == MPT_OK) --of.under_way;
      return s;
    };
    d.abort = [](void* user, const char* reason) {
      auto& of = *static_cast<Counted*>(user);
      of.engine.abort(of.engine.user, reason);
    };
    d.done = [](void* user) {
      auto& of = *static_cast<Counted*>(user);
      of.engine.done(of.engine.user);
    };
    return d;
  }
};

// From the second step on the next weight is under way while a layer computes.
TEST(Gathered, TheNextOneIsUnderWay) {
  if (asks_for_direct()) GTEST_SKIP() << "the engine does not see what travels between devices";
  for (const char* precision : {"32-true", kMixed}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      Counted counted{.engine = e};
      const mpt_comm_desc over = Counted::over(counted);
      const mpt::Context ctx = rank_context();
      mpt::Stepper::Options how = with(mpt::Comm(ctx, over));
      how.gather_bytes = 2 * kWeight * (precision == kMixed ? 2 : 4);
      const Stack net(ctx, how, precision);
      for (int step = 0; step < 4; ++step) {
        std::vector<int> under_way;
        const mpt::Tensor y =
            net.forward(net.batch(e.rank), [&] { under_way.push_back(counted.under_way); });
        std::vector<int> expected(Stack::kLayers, step == 0 ? 0 : 2);  // a head and the elements
        expected.back() = 0;  // the last two stay for the backward
        EXPECT_EQ(under_way, expected) << precision << ", step " << step;
        net.stepper.backward(mpt::mean(mpt::square(y)));
        net.stepper.step();
        EXPECT_EQ(counted.under_way, 0);
      }
    }));
  }
}

// -- all ranks decide alike -----------------------------------------------------------------------

// Trains with evaluations, reads, writes and traces in between. All ranks make the same calls, but
// keep results as long as they like, and one rank alone makes traces that change nothing.
Floats train_at_random(uint64_t seed, const mpt_comm_desc& engine, mpt_shard shard) {
  std::mt19937_64 same(seed), own(100 * seed + static_cast<uint64_t>(engine.rank));
  const auto below = [](std::mt19937_64& g, uint64_t n) { return static_cast<int>(g() % n); };
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.seed = 1;
  if (below(same, 3) == 0) d.cast_cache_limit = 1 + static_cast<size_t>(below(same, 20000));
  mpt_context made = nullptr;
  mpt::must(mpt_context_create(&d, &made));
  const mpt::Context ctx(made);
  mpt::Stepper::Options how = with(mpt::Comm(ctx, engine));
  how.shard = shard;
  const int64_t rooms[] = {0, 1, 3 * 2 * kWeight, 1 << 20};
  how.gather_bytes = rooms[below(same, 4)];
  how.accumulate = 1 + below(same, 2);
  const char* precisions[] = {"32-true", kMixed, "bf16-mixed"};
  const int kind = below(same, 3);
  const Stack net(ctx, how, precisions[kind]);
  if (below(same, 3) == 0) net.params.freeze("l1");
  std::vector<mpt::Tensor> kept;
  Floats out;
  const auto forward = [&] {
    auto scope = mpt::defaults<mpt_autocast_desc>();
    scope.enabled = below(same, 4) > 0 || kind == 2;  // 16 bits are stored
    scope.dtype = below(same, 4) == 0 ? MPT_F16 : MPT_BF16;
    scope.cache = below(same, 3);
    const mpt::Autocast autocast(ctx, scope);
    mpt::Tensor x = net.batch(engine.rank);
    const int layers = 1 + below(same, Stack::kLayers);
    for (int i = 0; i < layers; ++i) x = net.layers[static_cast<size_t>(i)](x);
    return mpt::mean(mpt::square(mpt::cast(x, MPT_F32)));
  };
  const auto trace = [&] {
    const std::mt19937_64 then = same;
    if (engine.rank == 1 && below(own, 3) == 0) {
      mpt::must(mpt_trace_begin_dry(ctx.get()));
      forward();
      mpt::must(mpt_trace_end(ctx.get()));
    }
    same = then;
  };
  for (int step = 0; step < 5; ++step) {
    for (int k = 0; k < how.accumulate; ++k) {
      for (int n = below(same, 3); n > 0; --n) {
        const mpt::Tensor y = forward();
        if (below(own, 2)) kept.push_back(y);
        out.push_back(static_cast<float>(y.item()));
      }
      const mpt::Tensor loss = forward();
      trace();
      if (below(own, 2)) kept.push_back(forward());
      else forward();
      net.stepper.backward(loss);
      out.push_back(static_cast<float>(loss.item()));
      if (below(own, 3) == 0) kept.clear();
    }
    net.stepper.step();
    const std::string name = "l" + std::to_string(below(same, 8)) + ".weight";
    if (below(same, 2))
      out.push_back(static_cast<float>(mpt::bf16(net.params[name.c_str()].read<float>()[7])));
    if (below(same, 4) == 0) {
      const mpt::NoGrad no_grad(ctx);
      net.params[name.c_str()].fill(0.1 * below(same, 5));
    }
    if (below(same, 5) == 0) ctx.clear_cast_cache();
  }
  for (const auto& [name, t] : net.params.all())
    for (const float v : t.read<float>()) out.push_back(static_cast<float>(mpt::bf16(v)));
  return out;
}

TEST(Gathered, WhatOneRankKeepsOrTracesDoesNotMatter) {
  const uint64_t seeds = mpt_test::test_device() ? 3 : 40;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    const auto ranks = static_cast<int32_t>(2 + seed % 2);
    std::vector<Floats> whole(static_cast<size_t>(ranks)), parts = whole;
    for (const bool gathers : {false, true}) {
      const auto errors = on_engines(ranks, [&](const mpt_comm_desc& e) {
        (gathers ? parts : whole)[static_cast<size_t>(e.rank)] =
            train_at_random(seed, e, gathers ? MPT_SHARD_PARAMS : MPT_SHARD_GRADS);
      });
      for (const std::string& e : errors) EXPECT_EQ(e, "") << "seed " << seed;
    }
    EXPECT_TRUE(parts == whole) << "seed " << seed;
  }
}

// Copies that autocast made before the parameters had owners do not count afterwards, nor does it
// matter that a set grows.
TEST(Gathered, AForwardBeforeTheStepperDoesNotMatter) {
  for (const char* precision : {kMixed, "bf16-mixed"}) {
    expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Precision p(precision);
      const mpt::Params params(ctx);
      const mpt::Module up = mpt::nn::linear(params, "up", 64, 64);
      params.set_precision(p);
      const auto loss = [&](const std::vector<mpt::Module>& layers) {
        const mpt::PrecisionScope scope(ctx, p);
        mpt::Tensor x = p.input(ctx.full({4, 64}, 0.5));
        for (const mpt::Module& l : layers) x = l(x);
        return mpt::mean(mpt::square(p.output(x)));
      };
      loss({up});
      loss({up}).backward();
      params.zero_grad();
      const mpt::Optimizer optimizer(params, mpt::sgd(0.1));
      const mpt::Comm comm(ctx, e);
      mpt::Stepper::Options how = with(comm);
      how.shard = MPT_SHARD_PARAMS;
      how.gather_from = 1;
      const mpt::Stepper stepper(ctx, p, how);
      stepper.add(optimizer);
      std::vector<mpt::Module> layers = {up};
      for (int step = 0; step < 4; ++step) {
        if (step == 2) {
          layers.push_back(mpt::nn::linear(params, "down", 64, 64));
          for (const char* name : {"down.weight", "down.bias"})
            mpt::must(mpt_comm_broadcast(comm.get(), params[name].get(), 0));
          loss(layers);
        }
        stepper.backward(loss(layers));
        stepper.step();
      }
      for (const auto& [name, t] : params.all()) t.read<float>();
    }));
  }
}

// Parameters of two sets on one storage have one owner, and cannot be kept by one rank alone.
TEST(Gathered, TwoNamesOfOneStorage) {
  for (const char* precision : {"32-true", kMixed}) {
    Floats expected;
    for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_GRADS, MPT_SHARD_PARAMS}) {
      std::vector<Floats> values(2);
      const std::vector<std::string> errors = on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Precision p(precision);
        const mpt::Params params(ctx);
        const mpt::Module a = mpt::nn::linear(params, "a", 64, 64, MPT_ACTIVATION_NONE, false);
        params.set_precision(p);
        const mpt::Params others(ctx);
        others.set_precision(p);
        others.add("b", mpt::detach(params["a.weight"]));
        const mpt::Optimizer optimizer(params, mpt::sgd(0.1)), other(others, mpt::sgd(0.1));
        mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
        how.shard = shard;
        how.gather_from = 1;
        const mpt::Stepper stepper(ctx, p, how);
        stepper.add(optimizer);
        stepper.add(other);
        for (int step = 0; step < 3; ++step) {
          const mpt::PrecisionScope scope(ctx, p);
          const mpt::Tensor y = mpt::matmul(a(p.input(ctx.full({2, 64}, 0.5))), others["b"]);
          stepper.backward(mpt::mean(mpt::square(p.output(y))));
          stepper.step();
        }
        values[static_cast<size_t>(e.rank)] = others["b"].read<float>();
      });
      if (shard == MPT_SHARD_PARAMS) {
        for (const std::string& e : errors) EXPECT_NE(e.find("the set that has 'b'"), e.npos) << e;
        continue;
      }
      expect_none(errors);
      if (expected.empty()) expected = values[0];
      for (const Floats& v : values) EXPECT_EQ(v, expected) << precision << ", shard " << shard;
    }
  }
}

// -- what one rank may do alone, and what it may not ----------------------------------------------

// A trace without effects runs no exchange, so that one rank can make it alone.
TEST(Gathered, OneRankMayTraceAlone) {
  for (const char* precision : {"32-true", kMixed}) {
    std::vector<Floats> values(2);
    for (const bool traces : {false, true}) {
      expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        const Stack net(ctx, with(comm), precision);
        for (int step = 0; step < 3; ++step) {
          if (traces && e.rank == 1) {
            const int64_t before = comm.info().exchanges;
            mpt::must(mpt_trace_begin_dry(ctx.get()));
            net.step(e.rank);
            mpt::must(mpt_trace_end(ctx.get()));
            EXPECT_EQ(comm.info().exchanges, before);
          }
          net.step(e.rank);
        }
        Floats all;
        for (const auto& [name, t] : net.params.all())
          for (const float v : t.read<float>()) all.push_back(v);
        if (e.rank == 0) values[traces] = all;
      }));
    }
    EXPECT_EQ(values[0], values[1]) << precision;
  }
}

TEST(Gathered, MemoryAndCallsOfOneRankAreRefused) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Comm comm(ctx, e);
    const Stack net(ctx, with(comm), "32-true");
    net.step(e.rank);
    const mpt::Tensor w = net.params["l3.weight"];
    const auto refused = [&](mpt_status got, mpt_status code, const char* text) {
      EXPECT_EQ(got, code);
      EXPECT_TRUE(has(mpt_last_error(), text));
    };
    void* data = nullptr;
    refused(mpt_tensor_get_data(w.get(), &data), MPT_ERROR_UNSUPPORTED,
            "the elements of tensor 'l3.weight' are on rank");
    struct DLManagedTensor* out = nullptr;
    const mpt::Tensor detached = mpt::detach(w);
    refused(mpt_tensor_to_dlpack_legacy(detached.get(), &out), MPT_ERROR_UNSUPPORTED,
            "(MPT_SHARD_PARAMS)");
    refused(mpt_comm_broadcast(comm.get(), w.get(), 0), MPT_ERROR_UNSUPPORTED, "split over ranks");
    const std::string path = "no_such_file";
    refused(mpt_params_save(net.params.get(), path.c_str(), nullptr), MPT_ERROR_UNSUPPORTED,
            "use mpt_training_save");
    EXPECT_FALSE(std::filesystem::exists(path));
    const mpt::Params copy(ctx);
    for (int64_t i = 0; i < Stack::kLayers; ++i)
      mpt::nn::linear(copy, ("l" + std::to_string(i)).c_str(), Stack::kWidth, Stack::kWidth);
    refused(mpt_params_copy(copy.get(), net.params.get()), MPT_ERROR_STATE, "use its optimizer");
    const mpt::Optimizer another(net.params, mpt::sgd(0.1));
    net.loss(e.rank).backward();
    refused(mpt_optimizer_step(another.get()), MPT_ERROR_STATE, "use its optimizer");
    net.params.zero_grad();
    net.step(e.rank);
    auto d = mpt::defaults<mpt_stepper_desc>();
    mpt_stepper s = nullptr;
    d.gather_from = 0;
    refused(mpt_stepper_create(ctx.get(), nullptr, &d, &s), MPT_ERROR_INVALID_ARGUMENT,
            "gather_from is 0");
  }));
}

// -- values ---------------------------------------------------------------------------------------

// All ranks read and write whole parameters, parts of them, and load them.
TEST(Gathered, ValuesAreReadAndWritten) {
  for (const char* precision : {"32-true", kMixed, "bf16-mixed", "bf16-true,master=copy"}) {
    expect_none(on_engines(3, [&](const mpt_comm_desc& e) {
      const mpt::Context ctx = rank_context();
      const mpt::Comm comm(ctx, e);
      const Stack net(ctx, with(comm), precision);
      net.step(e.rank);
      Floats v(kWeight);
      for (size_t i = 0; i < v.size(); ++i) v[i] = static_cast<float>(i % 64) / 64;
      for (const char* name : {"l0.weight", "l5.weight"}) {
        mpt::Tensor w = net.params[name];
        w.write(v);
        EXPECT_EQ(w.read<float>(), v) << name;
        const mpt::NoGrad no_grad(ctx);
        mpt::select(mpt::detach(w), 0, 3).fill(0.5);
        Floats expected = v;
        std::fill_n(expected.begin() + 3 * Stack::kWidth, Stack::kWidth, 0.5f);
        EXPECT_EQ(w.read<float>(), expected) << name;
        // Whoever writes a parameter for a moment finds it again when others have had its room.
        for (const auto& [other, t] : net.params.all()) t.read<float>();
        EXPECT_EQ(w.read<float>(), expected) << name << ", " << precision;
        if (w.dtype() != MPT_F32) continue;
        comm.all_reduce(w, MPT_COMM_MEAN);
        comm.all_reduce(mpt::select(mpt::detach(w), 0, 2));
        for (int64_t i = 0; i < Stack::kWidth; ++i)
          expected[static_cast<size_t>(2 * Stack::kWidth + i)] *= 3;
        for (const auto& [other, t] : net.params.all()) t.read<float>();
        EXPECT_EQ(w.read<float>(), expected) << name << ", " << precision;
      }
      net.step(e.rank);
    }));
  }
}

// The tape of a graph that is kept may need a 16-bit copy of a value that is gone.
TEST(Gathered, ABackwardBehindTheStepIsRefused) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const Stack net(ctx, with(mpt::Comm(ctx, e)), kMixed);
    const mpt::Tensor before = net.loss(e.rank);
    net.step(e.rank);
    EXPECT_EQ(mpt_stepper_backward(net.stepper.get(), before.get()), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "the backward comes before the step"));
  }));
}

// Ranks that use two parameters of one size do not take the one for the other.
TEST(Gathered, ARankThatUsesAnotherOneIsTold) {
  const auto errors = on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const Stack net(ctx, with(mpt::Comm(ctx, e)), "32-true");
    net.params[e.rank == 0 ? "l1.weight" : "l3.weight"].read<float>();
  });
  EXPECT_TRUE(
      has(errors[0], "rank 1 is at a use of parameter 3 'l3.weight', counted from 0 over "));
  EXPECT_TRUE(
      has(errors[1], "rank 0 is at a use of parameter 1 'l1.weight', counted from 0 over "));
}

// A parameter whose address the program knows on some rank stays where it is on all.
TEST(Gathered, AnAddressThatIsKnownStaysValid) {
  expect_none(on_engines(2, [&](const mpt_comm_desc& e) {
    const mpt::Context ctx = rank_context();
    const mpt::Params params(ctx);
    const mpt::Module a = mpt::nn::linear(params, "a", 64, 64, MPT_ACTIVATION_NONE, false);
    const mpt::Module b = mpt::nn::linear(params, "b", 64, 64, MPT_ACTIVATION_NONE, false);
    void* data = nullptr;
    if (e.rank == 1) mpt::must(mpt_tensor_get_data(params["b.weight"].get(), &data));
    const mpt::Optimizer optimizer(params, mpt::sgd(0.1));
    mpt::Stepper::Options how = with(mpt::Comm(ctx, e));
    how.shard = MPT_SHARD_PARAMS;
    const mpt::Stepper stepper(ctx, {}, how);
    stepper.add(optimizer);
    for (int step = 0; step < 2; ++step) {
      stepper.backward(mpt::mean(mpt::square(b(a(ctx.full({2, 64}, 0.5))))));
      stepper.step();
    }
    void* now = nullptr;
    EXPECT_EQ(mpt_tensor_get_data(params["b.weight"].get(), &now), MPT_OK);
    if (e.rank == 1) {
      EXPECT_EQ(now, data);
    }
    EXPECT_EQ(mpt_tensor_get_data(params["a.weight"].get(), &now), MPT_ERROR_UNSUPPORTED);
    EXPECT_EQ(mpt_record_begin(ctx.get()), MPT_OK);
    mpt_tensor y = nullptr;
    EXPECT_EQ(mpt_module_forward(a.get(), ctx.full({2, 64}, 0.5).get(), &y), MPT_ERROR_STATE);
    EXPECT_TRUE(has(mpt_last_error(), "cannot be recorded"));
    mpt_recording r = nullptr;
    if (mpt_record_end(ctx.get(), &r) == MPT_OK) mpt_recording_release(r);
  }));
}

// A rank that is in another call is an error of all, within the time limit.
TEST(Gathered, ARankThatDoesSomethingElseIsFound) {
  const auto errors = on_engines(
      2,
      [&](const mpt_comm_desc& e) {
        const mpt::Context ctx = rank_context();
        const mpt::Comm comm(ctx, e);
        const Stack net(ctx, with(comm), "32-true");
        net.step(e.rank);
        if (e.rank == 0) net.params["l2.weight"].read<float>();
        comm.barrier();
      },
      20);
  EXPECT_TRUE(has(errors[0],
                  "rank 1 is at mpt_comm_barrier, and rank 0 at a use of parameter 2 'l2.weight'"));
  EXPECT_TRUE(has(errors[1], "rank 0 is at a use of parameter 2, "));
}

}  // namespace
