// Tests of optimizers: storage formats, workers, groups, parameters that are added and removed, bad
// input.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <random>
#include <string>

#include "../support/fixture.h"
#include "../support/golden.h"

namespace mpt_test {
namespace {

class Optim : public Train {
 protected:
  mpt_optimizer create(const mpt_optimizer_desc& d) {
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(params, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  double lr(mpt_optimizer o, int32_t group = 0) {
    double v = 0;
    EXPECT_EQ(mpt_optimizer_get_lr(o, group, &v), MPT_OK) << mpt_last_error();
    return v;
  }
};

// The split master equals the f32 master bit for bit, over many steps of every optimizer and with
// any gradient dtype. Its bf16 half is the one that a new split would give.
TEST_F(Optim, SplitMastersAreF32Masters) {
  const int64_t n = 5000;
  const Floats start = normal(n);
  for (const char* kind : {"sgd", "adam", "adamw", "rmsprop", "adagrad", "lion"}) {
    for (mpt_dtype grad_dtype : {MPT_F32, MPT_BF16, MPT_F16}) {
      Floats result[2];
      for (int split = 0; split < 2; ++split) {
        mpt_params set;
        OK(mpt_params_create(ctx, &set));
        mpt_tensor w = make({50, 100}, start);
        OK(mpt_params_add(set, "w", w));
        mpt_precision p = precision(split ? "bf16-mixed" : "32-true");
        OK(mpt_params_set_precision(set, &p));
        mpt_optimizer_desc d = optimizer_desc(kind);
        d.weight_decay = 0.01;
        if (kind == std::string("sgd") || kind == std::string("rmsprop")) d.momentum = 0.9;
        mpt_optimizer o;
        OK(mpt_optimizer_create(set, &d, &o));
        OK(mpt_context_set_seed(ctx, 5));
        for (int step = 0; step < 20; ++step) {
          set_grad(w, normal(n, 0.1), grad_dtype);
          OK(mpt_optimizer_step(o));
        }
        result[split] = read(w);
        if (split) {
          const std::vector<uint16_t> high = read_bf16(w);
          for (size_t i = 0; i < high.size(); ++i)
            ASSERT_EQ(high[i], static_cast<uint16_t>((bits(result[1][i]) + 0x8000) >> 16));
        }
        mpt_optimizer_release(o);
        mpt_params_release(set);
      }
      EXPECT_EQ(bits(result[0]), bits(result[1])) << kind << " grads " << grad_dtype;
      EXPECT_NE(bits(result[0]), bits(start));
    }
  }
}

// Results have the same bits for any number of workers and any mix of tensors, because the division
// of work depends on the problem alone.
TEST_F(Optim, AnyNumberOfWorkers) {
  std::vector<uint32_t> result[2];
  double norm[2];
  for (int run = 0; run < 2; ++run) {
    mpt_context_desc cd;
    mpt_context_desc_init(&cd, sizeof cd);
    mpt_context c;
    cd.own_threads = run ? 4 : 1;
    OK(mpt_context_create(&cd, &c));
    std::swap(c, ctx);
    mpt_params set;
    OK(mpt_params_create(ctx, &set));
    std::vector<mpt_tensor> all;
    for (int i = 0; i < 40; ++i) {
      const int64_t n = i % 7 == 0 ? 30011 : 3 + 17 * i;
      all.push_back(make({n}, normal(n)));
      OK(mpt_params_add(set, std::string(static_cast<size_t>(i) + 1, 'p').c_str(), all.back()));
    }
    mpt_optimizer o;
    OK(mpt_optimizer_create(set, nullptr, &o));
    for (int step = 0; step < 3; ++step) {
      for (mpt_tensor t : all) set_grad(t, normal(info(t).count), step == 1 ? MPT_BF16 : MPT_F32);
      OK(mpt_params_clip_grad_norm(set, 1.5, nullptr, &norm[run]));
      OK(mpt_optimizer_step(o));
    }
    for (mpt_tensor t : all) {
      auto b = bits(read(t));
      result[run].insert(result[run].end(), b.begin(), b.end());
    }
    std::swap(c, ctx);
    mpt_context_release(c);
  }
  EXPECT_EQ(result[0], result[1]);
  EXPECT_EQ(norm[0], norm[1]);
}

// Pure 16-bit parameters are rounded once per step, from f32 arithmetic.
TEST_F(Optim, SixteenBitParameters) {
  for (const char* name : {"16-true", "bf16-true"}) {
    mpt_params set;
    OK(mpt_params_create(ctx, &set));
    mpt_tensor w = make({2, 2}, {1, -2, 3, 0.5f});
    OK(mpt_params_add(set, "w", w));
    mpt_precision p = precision(name);
    OK(mpt_params_set_precision(set, &p));
    mpt_optimizer_desc d = optimizer_desc("sgd");
    d.lr = 0.3;
    mpt_optimizer o;
    OK(mpt_optimizer_create(set, &d, &o));
    set_grad(w, {1, 1, 1, 1}, p.param);
    OK(mpt_optimizer_step(o));
    mpt_tensor want = make({4}, {1 - 0.3f, -2 - 0.3f, 3 - 0.3f, 0.5f - 0.3f}), rounded;
    OK(mpt_cast(want, p.param, &rounded));
    EXPECT_EQ(read(w), read(rounded)) << name;
  }
}

TEST_F(Optim, AGroupOfNothingElseIsAsTheFirst) {
  add("w", {1}, {1});
  mpt_optimizer_desc d = optimizer_desc("sgd"), got = {};
  d.lr = 0.25;
  d.momentum = 0.5;
  mpt_optimizer o = create(d);
  int32_t group = 0;
  OK(mpt_optimizer_add_group(o, nullptr, nullptr, &group));
  got.struct_size = sizeof got;
  OK(mpt_optimizer_get_group(o, group, &got));
  EXPECT_EQ(got.kind, d.kind);
  EXPECT_EQ(got.lr, 0.25);
  EXPECT_EQ(got.momentum, 0.5);
}

TEST_F(Optim, GroupsTakeWhatTheySelect) {
  mpt_tensor w = add("a.weight", {1, 1}, {1}), b = add("a.bias", {1}, {1}),
             c = add("b.weight", {1, 1}, {1});
  mpt_optimizer_desc d = optimizer_desc("sgd");
  d.lr = 0.1;
  mpt_optimizer o = create(d);
  mpt_selection s;
  mpt_selection_init(&s, sizeof s);
  s.max_rank = 1;
  d.lr = 0.01;
  int32_t group = 0;
  OK(mpt_optimizer_add_group(o, &s, &d, &group));
  EXPECT_EQ(group, 1);
  mpt_selection_init(&s, sizeof s);
  s.prefix = "b";
  d.lr = 0.5;
  OK(mpt_optimizer_add_group(o, &s, &d, nullptr));
  mpt_tensor later = add("b.bias", {1}, {1});
  for (mpt_tensor t : {w, b, c, later}) set_grad(t, {1});
  OK(mpt_optimizer_step(o));
  EXPECT_FLOAT_EQ(read(w)[0], 0.9f);
  EXPECT_FLOAT_EQ(read(b)[0], 0.99f);
  EXPECT_FLOAT_EQ(read(c)[0], 0.5f);
  EXPECT_FLOAT_EQ(read(later)[0], 0.5f);
  OK(mpt_optimizer_set_lr(o, 1, 0.2));
  EXPECT_EQ(lr(o, 1), 0.2);
  EXPECT_EQ(lr(o, 2), 0.5);
  s.prefix = "nobody";
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_add_group(o, &s, &d, nullptr), "empty");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_set_lr(o, 7, 1), "has 3");
  d = optimizer_desc("adam");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_set_group(o, 0, &d), "cannot change its kind");
}

TEST_F(Optim, ParametersWithoutGradientAndFrozenOnesStay) {
  mpt_tensor a = add("a", {2}, {1, 2}), b = add("b", {2}, {3, 4}), state = nullptr;
  mpt_optimizer o = create(optimizer_desc("adam"));
  set_grad(a, {1, 1});
  OK(mpt_optimizer_step(o));
  EXPECT_EQ(read(b), (Floats{3, 4}));
  OK(mpt_optimizer_get_state(o, "b", "exp_avg", &state));
  EXPECT_EQ(state, nullptr) << "no state before the first step";
  // The step count of b starts now: bias correction gives its first step a length of lr.
  set_grad(b, {0.5f, 0.5f});
  OK(mpt_optimizer_step(o));
  EXPECT_NEAR(read(b)[0], 3 - 1e-3f, 1e-6);
  OK(mpt_optimizer_get_state(o, "a", "exp_avg_sq", &state));
  EXPECT_EQ(info(state).count, 2);
  OK(mpt_params_freeze(params, "a", 1));
  const Floats before = read(a);
  set_grad(a, {1, 1});
  OK(mpt_optimizer_step(o));
  EXPECT_EQ(read(a), before);
  OK(mpt_optimizer_zero_grad(o));
  EXPECT_TRUE(grad(b).empty());
  mpt_optimizer_info i = {};
  i.struct_size = sizeof i;
  OK(mpt_optimizer_get_info(o, &i));
  EXPECT_EQ(i.steps, 3);
  EXPECT_EQ(i.parameters, 2);
  EXPECT_EQ(i.state_bytes, 2 * 2 * 2 * 4);
}

// The entries of a pass are kept from step to step. While gradients come and go, one optimizer of
// all parameters must do to each parameter what its own optimizer does.
TEST_F(Optim, TogetherAsEachAlone) {
  constexpr int kMany = 5, kSteps = 24;
  const int64_t sizes[kMany] = {64, 7, 300, 64, 33};
  std::mt19937 random(5);
  std::vector<Floats> start;
  for (int64_t n : sizes) start.push_back(normal(n));
  mpt_optimizer_desc d = optimizer_desc("adamw");
  mpt_tensor together[kMany], alone[kMany];
  mpt_params sets[kMany + 1];
  mpt_optimizer optimizers[kMany + 1];
  for (int i = 0; i <= kMany; ++i) OK(mpt_params_create(ctx, &sets[i]));
  for (int i = 0; i < kMany; ++i) {
    together[i] = make({sizes[i]}, start[static_cast<size_t>(i)]);
    alone[i] = make({sizes[i]}, start[static_cast<size_t>(i)]);
    OK(mpt_params_add(sets[kMany], std::to_string(i).c_str(), together[i]));
    OK(mpt_params_add(sets[i], "w", alone[i]));
  }
  for (int i = 0; i <= kMany; ++i) OK(mpt_optimizer_create(sets[i], &d, &optimizers[i]));
  for (int step = 0; step < kSteps; ++step) {
    if (step % 6 == 0) {  // other dtypes and other memory
      const char* const names[] = {"32-true", "64-true", "bf16-mixed", "16-mixed"};
      const mpt_precision p = precision(names[step / 6]);
      for (mpt_params set : sets) OK(mpt_params_set_precision(set, &p));
    }
    for (int i = 0; i < kMany; ++i) {
      OK(mpt_tensor_set_grad(together[i], nullptr));
      OK(mpt_tensor_set_grad(alone[i], nullptr));
      if (random() % 3 == 0) continue;
      const Floats g = normal(sizes[i]);
      set_grad(together[i], g);
      set_grad(alone[i], g);
      OK(mpt_optimizer_step(optimizers[i]));
    }
    OK(mpt_optimizer_step(optimizers[kMany]));
    for (int i = 0; i < kMany; ++i)
      ASSERT_EQ(bits(read(together[i])), bits(read(alone[i]))) << "parameter " << i << ", " << step;
  }
  for (int i = 0; i <= kMany; ++i) {
    mpt_optimizer_release(optimizers[i]);
    mpt_params_release(sets[i]);
  }
}

TEST_F(Optim, TheStepWritesTheCopyThatComputeReads) {
  mpt_tensor w = add("w", {64, 64}, normal(64 * 64)), x = make({4, 64}, normal(4 * 64)), y, y2;
  set_precision("16-mixed");
  mpt_precision p = precision("16-mixed");
  mpt_optimizer o = create(optimizer_desc("adamw"));
  auto forward = [&](mpt_tensor* out) {
    OK(mpt_precision_push(ctx, &p));
    OK(mpt_linear(x, w, nullptr, MPT_ACTIVATION_NONE, out));
    OK(mpt_precision_pop(ctx));
  };
  forward(&y);
  mpt_tensor_release(y);
  set_grad(w, normal(64 * 64), MPT_F16);
  OK(mpt_optimizer_step(o));
  mpt_cast_cache_info before = {}, after = {};
  before.struct_size = after.struct_size = sizeof before;
  OK(mpt_autocast_get_cache_info(ctx, &before));
  forward(&y);
  OK(mpt_autocast_get_cache_info(ctx, &after));
  EXPECT_EQ(after.hits, before.hits + 1);
  EXPECT_EQ(after.misses, before.misses);
  EXPECT_EQ(after.stale, before.stale);
  OK(mpt_autocast_clear_cache(ctx));
  forward(&y2);
  EXPECT_EQ(read(y), read(y2)) << "what a cast would have given";
}

TEST_F(Optim, ChangesOfPrecisionKeepTheStates) {
  mpt_tensor w = add("w", {8, 8}, normal(64)), state = nullptr;
  mpt_optimizer o = create(optimizer_desc("adamw"));
  const Floats g = normal(64);
  set_grad(w, g);
  OK(mpt_optimizer_step(o));
  OK(mpt_optimizer_get_state(o, "w", "exp_avg", &state));
  const Floats m = read(state);
  for (const char* name : {"bf16-mixed", "64-true", "16-mixed"}) {
    set_precision(name);
    set_grad(w, Floats(64, 0));
    OK(mpt_optimizer_step(o));
  }
  OK(mpt_optimizer_get_state(o, "w", "exp_avg", &state));
  for (size_t i = 0; i < 64; ++i) EXPECT_NEAR(read(state)[i], m[i] * 0.729f, 1e-6);
}

// Without a check of the gradients, a NaN gives NaN; the step does not use a norm that leaves
// values out.
TEST_F(Optim, ARuleWithNormsGivesNanForNan) {
  for (const char* name : {"adafactor", "lars", "lamb", "novograd"}) {
    for (const char* mode : {"32-true", "64-true"}) {
      SCOPED_TRACE(std::string(name) + " " + mode);
      mpt_params set = nullptr;
      OK(mpt_params_create(ctx, &set));
      mpt_tensor w = make({8, 5}, normal(40)), other = make({8, 5}, normal(40));
      OK(mpt_params_add(set, "w", w));
      OK(mpt_params_add(set, "other", other));
      const mpt_precision p = precision(mode);
      OK(mpt_params_set_precision(set, &p));
      mpt_optimizer_desc d = optimizer_desc(name);
      mpt_optimizer o = nullptr;
      OK(mpt_optimizer_create(set, &d, &o));
      Floats g = normal(40);
      set_grad(other, g, p.param);
      g[7] = NAN;
      set_grad(w, g, p.param);
      OK(mpt_optimizer_step(o));
      for (float v : read(w)) EXPECT_TRUE(std::isnan(v)) << v;
      for (float v : read(other)) EXPECT_TRUE(std::isfinite(v)) << v;
      mpt_optimizer_release(o);
      mpt_params_release(set);
    }
  }
}

// Also tests a slow average that is the faster one: the formula has a pole after the warm-up.
TEST_F(Optim, AWarmUpEndsWhereItIsToEnd) {
  Floats result[2];
  const Floats start = normal(4);
  std::vector<Floats> g;
  for (int t = 0; t < 40; ++t) g.push_back(normal(4));
  for (int warm = 0; warm < 2; ++warm) {
    mpt_params set = nullptr;
    OK(mpt_params_create(ctx, &set));
    mpt_tensor w = make({4}, start);
    OK(mpt_params_add(set, "w", w));
    mpt_optimizer_desc d = optimizer_desc("ademamix");
    d.beta1 = 0.99, d.beta3 = 0.9;
    mpt_optimizer o = nullptr;
    OK(mpt_optimizer_create(set, &d, &o));
    for (int t = 0; t < 40; ++t) {
      if (t == 10) {  // the warm-up is over in both from here on
        d.beta3_warmup = warm ? 10 : 0;
        OK(mpt_optimizer_set_group(o, 0, &d));
      }
      set_grad(w, g[static_cast<size_t>(t)]);
      OK(mpt_optimizer_step(o));
    }
    result[warm] = read(w);
    mpt_optimizer_release(o);
    mpt_params_release(set);
  }
  EXPECT_EQ(bits(result[0]), bits(result[1]));
}

TEST_F(Optim, BadHyperParametersAreNamed) {
  mpt_optimizer o = nullptr;
  auto refused = [&](auto change, const char* text) {
    mpt_optimizer_desc d = optimizer_desc("adamw");
    change(d);
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_create(params, &d, &o), text);
    EXPECT_EQ(o, nullptr);
  };
  refused([](auto& d) { d.lr = NAN; }, "lr is nan");
  refused([](auto& d) { d.lr = -1; }, "lr is -1");
  refused([](auto& d) { d.beta1 = 1; }, "beta1 is 1");
  refused([](auto& d) { d.eps = INFINITY; }, "eps is inf");
  refused([](auto& d) { d.kind = 77; }, "kind 77");
  refused([](auto& d) { d.nesterov = 1; }, "nesterov");
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.kind = MPT_SCHEDULE_COSINE;
  o = create(optimizer_desc("sgd"));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_set_schedule(o, &s), "total_steps is 0");
  s.kind = MPT_SCHEDULE_LAMBDA;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_set_schedule(o, &s), "factor is NULL");
}

TEST_F(Optim, WarmupAndLambda) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_optimizer_desc d = optimizer_desc("sgd");
  d.lr = 1;
  mpt_optimizer o = create(d);
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.warmup_steps = 4;
  OK(mpt_optimizer_set_schedule(o, &s));
  for (double want : {0.25, 0.5, 0.75, 1.0, 1.0}) {
    EXPECT_DOUBLE_EQ(lr(o), want);
    set_grad(w, {0});
    OK(mpt_optimizer_step(o));
  }
  s.warmup_steps = 0;
  s.kind = MPT_SCHEDULE_LAMBDA;
  double scale = 3;
  s.user = &scale;
  s.factor = [](void* user, int64_t t, double* factor) {
    *factor = *static_cast<double*>(user) * static_cast<double>(t);
    return mpt_status{MPT_OK};
  };
  OK(mpt_optimizer_set_schedule(o, &s));
  set_grad(w, {0});
  OK(mpt_optimizer_step(o));
  EXPECT_DOUBLE_EQ(lr(o), 3);
}

// Under each kind of schedule: what is set is read, and later rates are in proportion.
TEST_F(Optim, ARateThatIsSetIsTheRate) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_optimizer_desc d = optimizer_desc("sgd");
  d.lr = 0.7;
  for (mpt_schedule_kind kind = MPT_SCHEDULE_CONSTANT; kind <= MPT_SCHEDULE_LAMBDA; ++kind) {
    for (bool resets : {false, true}) {
      const bool may_reset = kind == MPT_SCHEDULE_ONE_CYCLE || kind == MPT_SCHEDULE_LAMBDA;
      if (resets && !may_reset) continue;
      SCOPED_TRACE(kind);
      mpt_schedule_desc s;
      mpt_schedule_desc_init(&s, sizeof s);
      s.kind = kind;
      if (kind == MPT_SCHEDULE_LINEAR || kind == MPT_SCHEDULE_COSINE ||
          kind == MPT_SCHEDULE_ONE_CYCLE) {
        s.total_steps = 20;
      }
      if (kind != MPT_SCHEDULE_ONE_CYCLE) s.warmup_steps = 3;
      s.resets_lr = resets;
      s.factor = nullptr;
      if (kind == MPT_SCHEDULE_LAMBDA) {
        s.factor = [](void*, int64_t t, double* factor) {
          *factor = 2 - 0.1 * static_cast<double>(t);
          return mpt_status{MPT_OK};
        };
      }
      mpt_optimizer plain = create(d), moved = create(d);
      OK(mpt_optimizer_set_schedule(plain, &s));
      OK(mpt_optimizer_set_schedule(moved, &s));
      double share = 1;
      for (int step = 0; step < 8; ++step) {
        if (step == 1 || step == 5) {
          const double want = 0.3 / (step + 1);
          OK(mpt_optimizer_set_lr(moved, -1, want));
          EXPECT_EQ(lr(moved), want);
          share = want / lr(plain);
        } else {
          EXPECT_NEAR(lr(moved), lr(plain) * (resets ? 1 : share), 1e-15) << step;
        }
        const double rate = lr(moved);
        const float before = read(w)[0];
        set_grad(w, {1});
        OK(mpt_optimizer_step(moved));
        EXPECT_FLOAT_EQ(read(w)[0], before - static_cast<float>(rate));
        set_grad(w, {0});
        OK(mpt_optimizer_step(plain));
      }
      OK(mpt_optimizer_get_group(moved, 0, &d));
      EXPECT_EQ(d.lr, 0.7) << "the value that the factor multiplies";
      OK(mpt_optimizer_set_schedule(moved, nullptr));
      EXPECT_EQ(lr(moved), 0.7);
    }
  }
}

// A factor of 0 has no proportion: the rate that is set lasts while the factor is 0.
TEST_F(Optim, ARateThatIsSetWhereTheFactorIsZero) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_optimizer_desc d = optimizer_desc("sgd");
  d.lr = 0.5;
  mpt_optimizer o = create(d);
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.kind = MPT_SCHEDULE_LAMBDA;
  s.factor = [](void*, int64_t t, double* factor) {
    *factor = static_cast<double>(t) / 4;
    return mpt_status{MPT_OK};
  };
  OK(mpt_optimizer_set_schedule(o, &s));
  EXPECT_EQ(lr(o), 0);
  OK(mpt_optimizer_set_lr(o, 0, 0.25));
  EXPECT_EQ(lr(o), 0.25);
  set_grad(w, {1});
  OK(mpt_optimizer_step(o));
  EXPECT_EQ(read(w)[0], 0.75f);
  EXPECT_EQ(lr(o), 0.125);
  // Another lr of the group ends a rate that was set, and the same one does not.
  OK(mpt_optimizer_set_lr(o, 0, 1));
  OK(mpt_optimizer_get_group(o, 0, &d));
  d.momentum = 0.5;
  OK(mpt_optimizer_set_group(o, 0, &d));
  EXPECT_EQ(lr(o), 1);
  d.lr = 0.1;
  OK(mpt_optimizer_set_group(o, 0, &d));
  EXPECT_EQ(lr(o), 0.025);
}

TEST_F(Optim, ARateThatIsSetLastsWhileTheFactorIsZero) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_optimizer_desc d = optimizer_desc("sgd");
  d.lr = 0.5;
  for (bool resets : {false, true}) {
    mpt_optimizer o = create(d);
    mpt_schedule_desc s;
    mpt_schedule_desc_init(&s, sizeof s);
    s.kind = MPT_SCHEDULE_LAMBDA;
    s.resets_lr = resets;
    s.factor = [](void*, int64_t t, double* factor) {
      *factor = t == 0 ? 1 : t == 4 ? 0.5 : 0;  // 0 from step 1 on, but for step 4
      return mpt_status{MPT_OK};
    };
    OK(mpt_optimizer_set_schedule(o, &s));
    const std::vector<double> held = {0.5, 0.125, 0.125, 0.125, 0.25, 0, 0},
                              reset = {0.5, 0.125, 0, 0, 0.25, 0, 0};
    for (size_t step = 0; step < held.size(); ++step) {
      if (step == 1) {
        OK(mpt_optimizer_set_lr(o, 0, 0.125));
      }
      SCOPED_TRACE(step);
      EXPECT_EQ(lr(o), (resets ? reset : held)[step]);
      const float before = read(w)[0];
      set_grad(w, {1});
      OK(mpt_optimizer_step(o));
      EXPECT_EQ(read(w)[0], before - static_cast<float>((resets ? reset : held)[step]));
    }
    OK(mpt_optimizer_set_lr(o, 0, 1));
    EXPECT_EQ(lr(o), 1);
  }
  // Behind the end of a schedule of the library, above its least rate.
  mpt_optimizer o = create(d);
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.kind = MPT_SCHEDULE_COSINE;
  s.total_steps = 2;
  s.min_lr = 0.01;
  OK(mpt_optimizer_set_schedule(o, &s));
  for (int step = 0; step < 6; ++step) {
    set_grad(w, {0});
    OK(mpt_optimizer_step(o));
    if (step == 2) {
      OK(mpt_optimizer_set_lr(o, 0, 0.1));
    }
    if (step >= 1) {
      EXPECT_DOUBLE_EQ(lr(o), step >= 2 ? 0.1 : 0.01) << step;
    }
  }
}

// The factor multiplies what two groups have above one least rate.
TEST_F(Optim, TheLeastRateOfASchedule) {
  mpt_tensor w = add("w", {1}, {1});
  add("b", {1}, {1});
  mpt_optimizer_desc d = optimizer_desc("sgd");
  d.lr = 1;
  mpt_optimizer o = create(d);
  mpt_selection selection;
  mpt_selection_init(&selection, sizeof selection);
  selection.prefix = "b";
  d.lr = 0.5;
  OK(mpt_optimizer_add_group(o, &selection, &d, nullptr));
  mpt_schedule_desc s;
  mpt_schedule_desc_init(&s, sizeof s);
  s.kind = MPT_SCHEDULE_LINEAR;
  s.total_steps = 4;
  s.min_lr = 0.1;
  s.first_step = 1;
  OK(mpt_optimizer_set_schedule(o, &s));
  const double factors[] = {0.75, 0.5, 0.25, 0, 0};
  for (int step = 0; step < 5; ++step) {
    mpt_optimizer_info info = {};
    info.struct_size = sizeof info;
    OK(mpt_optimizer_get_info(o, &info));
    EXPECT_EQ(info.schedule_step, step + 1);
    EXPECT_DOUBLE_EQ(lr(o, 0), 0.1 + 0.9 * factors[step]);
    EXPECT_DOUBLE_EQ(lr(o, 1), 0.1 + 0.4 * factors[step]);
    set_grad(w, {0});
    OK(mpt_optimizer_step(o));
  }
}

TEST_F(Optim, ClippingByHand) {
  mpt_tensor a = add("a", {3}, {0, 0, 0}), b = add("b", {2}, {0, 0});
  set_grad(a, {3, -4, 0});
  set_grad(b, {12, 0}, MPT_BF16);
  double norm = 0;
  OK(mpt_params_clip_grad_norm(params, 26, nullptr, &norm));
  EXPECT_DOUBLE_EQ(norm, 13);
  EXPECT_EQ(grad(a), (Floats{3, -4, 0})) << "within the norm: untouched";
  OK(mpt_params_clip_grad_norm(params, 6.5, nullptr, &norm));
  EXPECT_NEAR(grad(a)[1], -2, 1e-6);
  EXPECT_NEAR(grad(b)[0], 6, 1e-6);
  OK(mpt_params_clip_grad_value(params, 1.75));
  EXPECT_EQ(grad(a)[1], -1.75f);
  EXPECT_NEAR(grad(a)[0], 1.5f, 1e-6);
  EXPECT_EQ(grad(b)[0], 1.75f);
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_clip_grad_norm(params, NAN, nullptr, &norm),
          "max_norm is nan");
}

}  // namespace
}  // namespace mpt_test
