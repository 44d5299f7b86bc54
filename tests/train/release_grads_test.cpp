// Tests of gradient release: gradients are freed as soon as they are used.
// SPDX-License-Identifier: Apache-2.0
#include <unistd.h>

#include <bit>
#include <functional>

#include "../support/models.h"
#include "../support/rules.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

class ReleaseGrads : public Train {};

struct Release {
  Kind kind;
  const char* precision;
  double clip_value = 0;
  bool groups = false;
  Rule rule = {};
};

// Trains ten steps. Returns the bits of the parameters and of the losses.
std::vector<uint32_t> train(const Release& how, bool release) {
  Session s(1, 3);
  const Model m = make_model(s, how.kind);
  const Data d = make_data(how.kind, 16);
  mpt_precision p;
  DO(mpt_precision_from_name(how.precision, &p, sizeof p));
  DO(mpt_params_set_precision(s.params, &p));
  mpt_optimizer o;
  mpt_optimizer_desc rule = desc_of(how.rule);
  rule.lr = 1e-2;
  DO(mpt_optimizer_create(s.params, &rule, &o));
  if (how.groups) {
    mpt_selection vectors;
    mpt_selection_init(&vectors, sizeof vectors);
    vectors.max_rank = 1;
    const mpt_optimizer_desc lion = optimizer_desc("lion");
    DO(mpt_optimizer_add_group(o, &vectors, &lion, nullptr));
  }
  mpt_schedule_desc cosine;
  mpt_schedule_desc_init(&cosine, sizeof cosine);
  cosine.kind = MPT_SCHEDULE_COSINE;
  cosine.total_steps = 20;
  DO(mpt_optimizer_set_schedule(o, &cosine));
  mpt_stepper_desc sd;
  mpt_stepper_desc_init(&sd, sizeof sd);
  sd.release_grads = release;
  sd.clip_value = how.clip_value;
  mpt_stepper stepper;
  DO(mpt_stepper_create(s.ctx, &p, &sd, &stepper));
  DO(mpt_stepper_add(stepper, o));
  std::vector<uint32_t> all;
  for (int step = 0; step < 10; ++step) {
    DO(mpt_scope_push(s.ctx));
    mpt_tensor l = loss_of(s, how.kind, m, p, d, 0, 16);
    float v = 0;
    DO(mpt_tensor_read(l, MPT_F32, &v, 1));
    all.push_back(std::bit_cast<uint32_t>(v));
    DO(mpt_stepper_backward(stepper, l));
    DO(mpt_stepper_step(stepper));
    mpt_verdict verdict = {};
    verdict.struct_size = sizeof verdict;
    DO(mpt_stepper_get_verdict(stepper, 0, &verdict));
    EXPECT_EQ(verdict.outcome, MPT_VERDICT_APPLIED);
    EXPECT_EQ(verdict.steps, step + 1);
    DO(mpt_scope_pop(s.ctx, nullptr, 0));
  }
  for (uint32_t u : parameter_bits(s)) all.push_back(u);
  return all;
}

TEST_F(ReleaseGrads, GradientReleaseGivesTheSameBits) {
  const Release cases[] = {{Kind::mlp, "32-true"},
                           {Kind::cnn, "32-true", 0.01},
                           {Kind::gpt, "32-true", 0, true},
                           {Kind::mlp, "bf16-mixed"},
                           {Kind::gpt, "bf16-mixed", 0.01, true},
                           {Kind::cnn, "O2,loss_scale=none"},
                           {Kind::mlp, "O3"},
                           {Kind::gpt, "bf16-true,master=stochastic"},
                           {Kind::mlp, "16-true,master=kahan"},
                           {Kind::cnn, "64-true"},
                           {Kind::mlp, "16-mixed,loss_scale=none"}};
  for (const Release& c : cases)
    EXPECT_EQ(train(c, true), train(c, false)) << name_of(c.kind) << " " << c.precision;
  for (const Rule& rule : kRules) {
    const Release c = {Kind::mlp, "bf16-mixed", 0, false, rule};
    EXPECT_EQ(train(c, true), train(c, false)) << rule;
  }
}

// With several optimizers, the backward pass meets the last one first, and one gets no gradient.
// Each optimizer's draws of stochastic rounding must still be its own.
TEST_F(ReleaseGrads, ReleaseWithSeveralOptimizers) {
  std::vector<uint32_t> result[2];
  for (const bool release : {false, true}) {
    Session s(1, 3);
    mpt_precision p;
    DO(mpt_precision_from_name("bf16-true,master=stochastic", &p, sizeof p));
    mpt_stepper_desc sd;
    mpt_stepper_desc_init(&sd, sizeof sd);
    sd.release_grads = release;
    mpt_stepper stepper;
    DO(mpt_stepper_create(s.ctx, &p, &sd, &stepper));
    mpt_params sets[3];
    mpt_module layers[3];
    for (int i = 0; i < 3; ++i) {
      DO(mpt_params_create(s.ctx, &sets[i]));
      DO(mpt_nn_linear(sets[i], "fc", 48, 48, 1, MPT_ACTIVATION_TANH, &layers[i]));
      DO(mpt_params_set_precision(sets[i], &p));
      mpt_optimizer o;
      DO(mpt_optimizer_create(sets[i], nullptr, &o));
      DO(mpt_stepper_add(stepper, o));
    }
    for (int step = 0; step < 4; ++step) {
      const int64_t shape[] = {16, 48};
      mpt_tensor x = nullptr;
      DO(mpt_normal(s.ctx, MPT_BF16, shape, 2, 0, 1, &x));
      for (int i : {0, 2}) DO(mpt_module_forward(layers[i], x, &x));
      DO(mpt_sum(x, nullptr, 0, 0, &x));
      DO(mpt_stepper_backward(stepper, x));
      DO(mpt_stepper_step(stepper));
    }
    for (mpt_params set : sets) {
      mpt_tensor w = nullptr;
      DO(mpt_params_get(set, "fc.weight", &w));
      for (uint32_t u : bits(read(w))) result[release].push_back(u);
    }
  }
  EXPECT_EQ(result[0], result[1]);
}

// A network of eight layers in sequence.
struct Deep {
  static constexpr int64_t kWidth = 64;
  Session s{1, 1};
  mpt_module net = nullptr;
  mpt_optimizer o = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_precision p;

  explicit Deep(bool release, const char* name = "32-true", int layers = 8) {
    std::vector<mpt_module> l;
    for (int i = 0; i < layers; ++i) {
      const std::string prefix = "fc" + std::to_string(i);
      DO(mpt_nn_linear(s.params, prefix.c_str(), kWidth, kWidth, 1, MPT_ACTIVATION_RELU,
                       &l.emplace_back()));
    }
    net = sequence(s.ctx, l);
    DO(mpt_precision_from_name(name, &p, sizeof p));
    DO(mpt_params_set_precision(s.params, &p));
    DO(mpt_optimizer_create(s.params, nullptr, &o));
    mpt_stepper_desc sd;
    mpt_stepper_desc_init(&sd, sizeof sd);
    sd.release_grads = release;
    DO(mpt_stepper_create(s.ctx, &p, &sd, &stepper));
    DO(mpt_stepper_add(stepper, o));
  }
  mpt_tensor loss() {
    const int64_t shape[] = {8, kWidth};
    mpt_tensor x, l;
    DO(mpt_normal(s.ctx, MPT_F32, shape, 2, 0, 1, &x));
    DO(mpt_precision_push(s.ctx, &p));
    DO(mpt_precision_input(&p, x, &x));
    DO(mpt_module_forward(net, x, &x));
    DO(mpt_sum(x, nullptr, 0, 0, &l));
    DO(mpt_precision_pop(s.ctx));
    return l;
  }
  // Returns the peak memory of gradients in a step after the first.
  size_t peak() {
    mpt_memory_info i = {};
    i.struct_size = sizeof i;
    for (int t = 0; t < 2; ++t) {
      DO(mpt_scope_push(s.ctx));
      mpt_tensor l = loss();
      DO(mpt_context_reset_peak(s.ctx));
      DO(mpt_stepper_backward(stepper, l));
      DO(mpt_stepper_step(stepper));
      DO(mpt_context_get_memory(s.ctx, &i));
      DO(mpt_scope_pop(s.ctx, nullptr, 0));
    }
    return i.peak[MPT_MEMORY_GRADIENTS];
  }
  mpt_tensor param(const char* name) {
    mpt_tensor t = nullptr;
    DO(mpt_params_get(s.params, name, &t));
    return t;
  }
};

TEST_F(ReleaseGrads, ThePeakOfGradientsIsOneLayers) {
  for (const auto& [name, bytes] : {std::pair("32-true", 4), std::pair("bf16-true", 2)}) {
    const auto weight = static_cast<size_t>(Deep::kWidth * Deep::kWidth * bytes);
    const auto bias = static_cast<size_t>(Deep::kWidth * bytes);
    Deep whole(false, name), released(true, name);
    const size_t all = whole.peak(), one = released.peak();
    EXPECT_EQ(all, 8 * (weight + bias)) << name;
    EXPECT_LE(one, weight + bias) << name;
    EXPECT_GE(one, weight) << name;
    EXPECT_EQ(parameter_bits(whole.s), parameter_bits(released.s));
  }
}

TEST_F(ReleaseGrads, WhatNeedsAllGradientsIsRefused) {
  Session s(1, 1);
  auto refused = [&](const char* name, const char* why,
                     const std::function<void(mpt_stepper_desc&)>& set) {
    mpt_precision p;
    DO(mpt_precision_from_name(name, &p, sizeof p));
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.release_grads = 1;
    set(d);
    mpt_stepper stepper = nullptr;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_create(s.ctx, &p, &d, &stepper), why);
    EXPECT_EQ(stepper, nullptr);
  };
  refused("32-true", "clip_norm", [](mpt_stepper_desc& d) { d.clip_norm = 1; });
  refused("32-true", "check", [](mpt_stepper_desc& d) { d.check = 1; });
  refused("32-true", "accumulate", [](mpt_stepper_desc& d) { d.accumulate = 2; });
  refused("32-true", "keep_grads", [](mpt_stepper_desc& d) { d.keep_grads = 1; });
  for (const char* name : {"16-mixed", "O1", "O2", "O2,loss_scale=128"})
    refused(name, "a scaler needs all gradients", [](mpt_stepper_desc&) {});

  Deep d(true);
  mpt_backward_desc retain;
  mpt_backward_desc_init(&retain, sizeof retain);
  retain.retain_graph = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_backward_loss(d.stepper, 0, d.loss(), &retain),
          "retain_graph");
  mpt_tensor l = d.loss();
  DO(mpt_backward(&l, nullptr, 1, nullptr));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(d.stepper, d.loss()),
          "has a gradient from an earlier backward");
  DO(mpt_optimizer_zero_grad(d.o));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(d.stepper), "mpt_stepper_backward was not called");
  DO(mpt_stepper_backward(d.stepper, d.loss()));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(d.stepper, d.loss()), "a step has one backward");
  DO(mpt_stepper_step(d.stepper));
}

mpt_status stop(void*, mpt_tensor*) { return MPT_ERROR_CALLBACK; }

// A hook stops the backward pass in the middle. The layers behind it are updated; the stepper
// reports this and continues only from an earlier state, or once the caller accepts the partial
// update.
TEST_F(ReleaseGrads, ABackwardThatFailsHalfWaySaysSo) {
  for (const bool accept : {false, true}) {
    Deep d(true, "bf16-mixed");
    DO(mpt_stepper_backward(d.stepper, d.loss()));
    DO(mpt_stepper_step(d.stepper));
    mpt_training_desc training;
    mpt_training_desc_init(&training, sizeof training);
    training.stepper = d.stepper;
    const std::string path =
        ::testing::TempDir() + "mpt_release." + std::to_string(getpid()) + ".safetensors";
    DO(mpt_training_save(path.c_str(), &training));
    const auto saved = parameter_bits(d.s);
    int64_t id = 0;
    DO(mpt_tensor_add_hook(d.param("fc3.weight"), stop, nullptr, nullptr, &id));
    REFUSED(MPT_ERROR_CALLBACK, mpt_stepper_backward(d.stepper, d.loss()),
            "of 16 parameters had been updated");
    DO(mpt_tensor_remove_hook(d.param("fc3.weight"), id));
    EXPECT_NE(parameter_bits(d.s), saved);
    REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(d.stepper, d.loss()),
            "failed after it had updated");
    REFUSED(MPT_ERROR_STATE, mpt_training_save(path.c_str(), &training), "failed after it had");
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    if (accept) {
      EXPECT_EQ(mpt_stepper_step(d.stepper), MPT_STEP_SKIPPED);
      DO(mpt_stepper_get_verdict(d.stepper, 0, &v));
      EXPECT_EQ(v.outcome, MPT_VERDICT_PARTIAL);
      EXPECT_EQ(v.steps, 2);
    } else {
      DO(mpt_training_load(path.c_str(), &training));
      EXPECT_EQ(parameter_bits(d.s), saved);
    }
    DO(mpt_stepper_backward(d.stepper, d.loss()));
    DO(mpt_stepper_step(d.stepper));
    DO(mpt_stepper_get_verdict(d.stepper, 0, &v));
    EXPECT_EQ(v.outcome, MPT_VERDICT_APPLIED);
    EXPECT_EQ(v.steps, accept ? 3 : 2);
    std::remove(path.c_str());
  }
  // A failure before the first update changes nothing.
  Deep d(true);
  const auto before = parameter_bits(d.s);
  int64_t id = 0;
  DO(mpt_tensor_add_hook(d.param("fc7.bias"), stop, nullptr, nullptr, &id));
  DO(mpt_tensor_add_hook(d.param("fc7.weight"), stop, nullptr, nullptr, &id));
  EXPECT_EQ(mpt_stepper_backward(d.stepper, d.loss()), MPT_ERROR_CALLBACK);
  EXPECT_EQ(parameter_bits(d.s), before);
  DO(mpt_optimizer_step(d.o));  // the optimizer is free again, because no gradient exists
}

// A linear layer in a checkpoint may be used once; using it both inside and outside of the
// checkpoint is an error.
TEST_F(ReleaseGrads, ReleaseAndCheckpoints) {
  for (const bool twice : {false, true}) {
    Session s(1, 1);
    mpt_module m;
    DO(mpt_nn_linear(s.params, "fc", 8, 8, 1, MPT_ACTIVATION_NONE, &m));
    mpt_optimizer o;
    mpt_stepper stepper;
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.release_grads = 1;
    DO(mpt_optimizer_create(s.params, nullptr, &o));
    DO(mpt_stepper_create(s.ctx, nullptr, &d, &stepper));
    DO(mpt_stepper_add(stepper, o));
    const int64_t shape[] = {4, 8};
    mpt_tensor x, y, l;
    DO(mpt_normal(s.ctx, MPT_F32, shape, 2, 0, 1, &x));
    const mpt_forward_fn forward = [](void* user, const mpt_tensor* in, int32_t, mpt_tensor* out,
                                      int32_t) {
      return mpt_module_forward(static_cast<mpt_module>(user), in[0], out);
    };
    DO(mpt_recompute(s.ctx, forward, m, nullptr, &x, 1, &y, 1));
    if (twice) {
      DO(mpt_module_forward(m, y, &y));
    }
    DO(mpt_sum(y, nullptr, 0, 0, &l));
    if (twice) {
      REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(stepper, l), "in a checkpointed region");
    } else {
      DO(mpt_stepper_backward(stepper, l));
      DO(mpt_stepper_step(stepper));
    }
  }
}

}  // namespace
}  // namespace mpt_test
