// Rows 57 to 69: clipping, accumulation, penalties, many losses, optimizers and models.
// SPDX-License-Identifier: Apache-2.0
#include <functional>
#include <limits>
#include <sstream>

#include "../train/golden.h"
#include "steps.h"

namespace mpt_test {
namespace {

constexpr const char* kModes[] = {"32-true",    "64-true", "16-mixed",
                                  "bf16-mixed", "16-true", "bf16-true"};

// A section of loops.txt: the fields of its head, and the rows of numbers by their word.
struct Case {
  std::string name;
  Line head;
  std::map<std::string, std::vector<std::vector<double>>> rows;
  Floats floats(const char* row, size_t i = 0) const {
    const auto& v = rows.at(row)[i];
    return Floats(v.begin(), v.end());
  }
};
std::vector<Case> cases(const std::string& prefix) {
  std::vector<Case> out;
  for (const auto& section : sections("case", GOLDEN "/loops.txt")) {
    Case c{section[0].words[1], section[0], {}};
    if (!c.name.starts_with(prefix)) continue;
    for (size_t i = 1; i < section.size(); ++i) {
      c.rows[section[i].words[0]].push_back(section[i].numbers());
    }
    out.push_back(std::move(c));
  }
  EXPECT_FALSE(out.empty()) << prefix;
  return out;
}

class Rows : public Steps {
 protected:
  double clip(mpt_params set, double max, double p, bool strict = false) {
    mpt_clip_desc d;
    mpt_clip_desc_init(&d, sizeof d);
    d.max_norm = max;
    d.norm_type = p;
    d.error_if_nonfinite = strict;
    double norm = -1;
    EXPECT_EQ(mpt_clip_grad_norm_with(set, &d, &norm), MPT_OK) << mpt_last_error();
    return norm;
  }
  // To one under which gradients of some tens fit into f16.
  void lower_scale(mpt_stepper s) {
    if (mpt_scaler scaler = scaler_of(s)) {
      EXPECT_EQ(mpt_scaler_set_scale(scaler, 1024), MPT_OK);
    }
  }
  size_t gradient_peak() {
    mpt_memory_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_context_memory(ctx, &i), MPT_OK);
    return i.peak[MPT_MEMORY_GRADIENTS];
  }
  // mean((tanh(x w1^T) w2^T - y)^2), as tests/golden/make_loops.py has it.
  mpt_tensor net_loss(mpt_tensor w1, mpt_tensor w2, mpt_tensor x, mpt_tensor y) {
    mpt_tensor h = nullptr, z = nullptr, loss = nullptr;
    EXPECT_EQ(mpt_linear(x, w1, nullptr, MPT_ACTIVATION_NONE, &h), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_tanh(h, &h), MPT_OK);
    EXPECT_EQ(mpt_linear(h, w2, nullptr, MPT_ACTIVATION_NONE, &z), MPT_OK);
    EXPECT_EQ(mpt_mse_loss(z, y, MPT_REDUCTION_MEAN, &loss), MPT_OK) << mpt_last_error();
    return loss;
  }
  mpt_tensor make64(const Shape& shape, const std::vector<double>& v) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_from_data(ctx, MPT_F64, shape.data(), static_cast<int32_t>(shape.size()),
                            v.data(), v.size() * sizeof(double), &t),
              MPT_OK)
        << mpt_last_error();
    return t;
  }
  std::vector<double> read64(mpt_tensor t) {
    std::vector<double> v(static_cast<size_t>(info(t).count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())), MPT_OK);
    return v;
  }
};

// -- clipping -------------------------------------------------------------------------------------

// torch.nn.utils.clip_grad_norm_ for every p, by hand and by the stepper, under a scale too.
TEST_F(Rows, R57_clip_by_a_norm_of_any_power) {
  int powers = 0;
  for (const Case& c : cases("clip")) {
    const double p = c.head.fields.at("p"), max = c.head.fields.at("max"),
                 norm = c.head.fields.at("norm");
    SCOPED_TRACE(p);
    const Floats g = c.floats("grads"), want = c.floats("clipped");
    const Floats ga(g.begin(), g.begin() + 12), gb(g.begin() + 12, g.end());
    mpt_params set = another();
    mpt_tensor a = add_to(set, "a", {3, 4}, Floats(12, 0)), b = add_to(set, "b", {5}, Floats(5, 0));
    set_grad(a, ga);
    set_grad(b, gb);
    EXPECT_NEAR(clip(set, max, p), norm, 2e-6 * norm);
    Floats got = grad(a), more = grad(b);
    got.insert(got.end(), more.begin(), more.end());
    for (size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(got[i], want[i], 1e-6);
    for (const char* mode : {"32-true", "16-mixed"}) {  // 32-true parameters in both
      OK(mpt_params_zero_grad(set));
      for (mpt_tensor t : {a, b}) {
        const Floats zero(static_cast<size_t>(info(t).count), 0);
        OK(mpt_tensor_write(t, MPT_F32, zero.data(), info(t).count));
      }
      mpt_stepper s = stepper(mode, {sgd(set)}, [&](mpt_stepper_desc& d) {
        d.clip_norm = max;
        d.clip_norm_type = p;
      });
      OK(mpt_stepper_backward(s, loss_with(a, ga)));
      OK(mpt_stepper_backward(s, loss_with(b, gb)));
      OK(mpt_stepper_step(s));
      EXPECT_NEAR(verdict(s).grad_norm, norm, 2e-6 * norm) << mode;
      got = read(a), more = read(b);
      got.insert(got.end(), more.begin(), more.end());
      for (size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(-got[i], want[i], 1e-6) << mode;
    }
    ++powers;
  }
  EXPECT_EQ(powers, 6);
}

TEST_F(Rows, R57_clip_per_group_by_the_largest_value) {
  mpt_tensor a = add("a", {2}, {0, 0}), b = add("b", {1, 2}, {0, 0});
  mpt_optimizer o = sgd(params);
  mpt_selection matrices;
  mpt_selection_init(&matrices, sizeof matrices);
  matrices.min_rank = 2;
  mpt_optimizer_desc d;
  mpt_sgd_desc_init(&d, sizeof d);
  d.lr = 1;
  OK(mpt_optimizer_add_group(o, &matrices, &d, nullptr));
  for (int over : {MPT_CLIP_GLOBAL, MPT_CLIP_GROUP}) {
    const Floats zero(2, 0);
    for (mpt_tensor t : {a, b}) OK(mpt_tensor_write(t, MPT_F32, zero.data(), 2));
    mpt_stepper s = stepper("32-true", {o}, [&](mpt_stepper_desc& sd) {
      sd.clip_norm = 1;
      sd.clip_norm_type = INFINITY;
      sd.clip_over = over;
    });
    OK(mpt_stepper_backward(s, loss_with(a, {2, -4})));
    OK(mpt_stepper_backward(s, loss_with(b, {8, 1})));
    OK(mpt_stepper_step(s));
    EXPECT_DOUBLE_EQ(verdict(s).grad_norm, 8);
    EXPECT_NEAR(read(a)[1], over == MPT_CLIP_GLOBAL ? 0.5 : 1, 1e-5);
    EXPECT_NEAR(read(b)[0], -1, 1e-5);
  }
}

TEST_F(Rows, R57_an_error_where_a_gradient_is_not_finite) {
  mpt_tensor a = add("a", {2}, {1, 1}), b = add("net.b", {2}, {1, 1});
  mpt_optimizer o = sgd(params);
  set_grad(a, {1, 2});
  set_grad(b, {3, NAN});
  mpt_clip_desc c;
  mpt_clip_desc_init(&c, sizeof c);
  c.error_if_nonfinite = 1;
  double norm = 7;
  REFUSED(MPT_ERROR_STATE, mpt_clip_grad_norm_with(params, &c, &norm), "'net.b'");
  EXPECT_EQ(norm, 7);
  EXPECT_EQ(grad(a), (Floats{1, 2}));
  for (double p : {0.0, -1.0, double(NAN)}) {
    c.norm_type = p;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_clip_grad_norm_with(params, &c, &norm), "norm_type");
  }
  OK(mpt_params_zero_grad(params));

  mpt_stepper s = stepper("32-true", {o}, [](mpt_stepper_desc& d) { d.error_if_nonfinite = 1; });
  OK(mpt_stepper_backward(s, loss_with(a, {1, 2})));
  OK(mpt_stepper_backward(s, loss_with(b, {INFINITY, NAN})));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "2 values of the gradients of optimizer 0");
  EXPECT_NE(std::string(mpt_last_error()).find("'net.b'"), std::string::npos);
  EXPECT_EQ(read(a), (Floats{1, 1}));
  EXPECT_EQ(info_of(s).open, 2);
  OK(mpt_stepper_drop(s));
  EXPECT_EQ(info_of(s).open, 0);
  EXPECT_TRUE(grad(a).empty());
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "no mpt_stepper_backward");
  OK(step_with(s, a, {1, 0}));
  EXPECT_EQ(read(a), (Floats{0, 1}));

  // Under a static scale the same, which counts no skip; with a dynamic one it makes no sense.
  mpt_scaler_desc sd;
  mpt_scaler_desc_init(&sd, sizeof sd);
  mpt_scaler scaler = nullptr;
  OK(mpt_scaler_create(ctx, &sd, &scaler));
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.error_if_nonfinite = 1;
  d.scaler = scaler;
  mpt_stepper none = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_create(ctx, nullptr, &d, &none),
          "with a dynamic scaler");
  sd.is_static = 1;
  OK(mpt_scaler_create(ctx, &sd, &scaler));
  d.scaler = scaler;
  OK(mpt_stepper_create(ctx, nullptr, &d, &s));
  OK(mpt_stepper_add(s, o));
  OK(mpt_stepper_backward(s, loss_with(a, {NAN, 0})));
  EXPECT_EQ(mpt_stepper_step(s), MPT_ERROR_STATE);
  OK(mpt_stepper_drop(s));
  OK(step_with(s, a, {0, 0}));
  EXPECT_EQ(info_of(scaler).skipped, 0);
  EXPECT_EQ(info_of(scaler).updates, 1);
}

TEST_F(Rows, R58_clip_by_value) {
  for (const char* mode : {"32-true", "16-mixed"}) {
    mpt_params set = another();
    mpt_tensor a = add_to(set, "a", {4}, {0, 0, 0, 0});
    mpt_stepper s = stepper(mode, {sgd(set)}, [](mpt_stepper_desc& d) { d.clip_value = 0.5; });
    OK(step_with(s, a, {2, -3, 0.25f, -0.5f}));
    EXPECT_EQ(read(a), (Floats{-0.5f, 0.5f, -0.25f, 0.5f})) << mode;
    set_grad(a, {2, -3, 0.25f, -0.5f});
    OK(mpt_clip_grad_value(set, 0.5));
    EXPECT_EQ(grad(a), (Floats{0.5f, -0.5f, 0.25f, -0.5f}));
  }
}

// One pass over the gradients gives, bit for bit, what unscale, clip by value, clip by norm and
// step give one after the other.
TEST_F(Rows, R59_clip_and_fused_step_in_one_pass) {
  for (const char* mode : kModes) {
    for (double p : {1.0, 2.0, 3.5, double(INFINITY)}) {
      SCOPED_TRACE(std::string(mode) + ", p " + std::to_string(p));
      mpt_precision how = precision(mode);
      const Floats start = normal(300), g = normal(300, 3);
      Floats result[2];
      double norms[2];
      for (int fused = 0; fused < 2; ++fused) {
        mpt_params set = another();
        mpt_tensor w = add_to(set, "w", {15, 20}, start);
        OK(mpt_params_set_precision(set, &how));
        mpt_optimizer o = nullptr;
        OK(mpt_optimizer_create(set, nullptr, &o));
        mpt_stepper s = stepper(mode, {o}, [&](mpt_stepper_desc& d) {
          d.clip_value = 2;
          d.clip_norm = 1.5;
          d.clip_norm_type = p;
        });
        mpt_scaler scaler = scaler_of(s);
        lower_scale(s);
        mpt_tensor with = nullptr, y = nullptr, loss = nullptr;
        OK(mpt_cast(make({15, 20}, g), info(w).dtype, &with));
        OK(mpt_mul(w, with, &y));
        OK(mpt_sum(y, nullptr, 0, 0, &loss));
        if (fused) {
          OK(mpt_stepper_backward(s, loss));
          OK(mpt_stepper_step(s));
          norms[1] = verdict(s).grad_norm;
        } else {
          if (scaler) {
            OK(mpt_scaler_scale(scaler, loss, &loss));
          }
          OK(mpt_backward(&loss, nullptr, 1, nullptr));
          if (scaler) {
            OK(mpt_scaler_unscale(scaler, o));
          }
          OK(mpt_clip_grad_value(set, 2));
          norms[0] = clip(set, 1.5, p);
          if (scaler) {
            OK(mpt_scaler_step(scaler, o));
          } else {
            OK(mpt_optimizer_step(o));
          }
        }
        result[fused] = read(w);
      }
      // 16-bit gradients are rounded between the calls of the recipe; in one pass they are not.
      const bool rounds = how.grad != MPT_F32 && how.param != MPT_F32 && how.param != MPT_F64;
      EXPECT_NEAR(norms[1], norms[0], rounds || how.grad == MPT_F16 ? 5e-3 * norms[0] : 0);
      if (rounds || how.grad == MPT_F16) {
        for (size_t i = 0; i < start.size(); ++i) ASSERT_NEAR(result[1][i], result[0][i], 1e-2);
      } else {
        EXPECT_EQ(bits(result[0]), bits(result[1]));
      }
    }
  }
}

// -- accumulation ---------------------------------------------------------------------------------

TEST_F(Rows, R60_R61_accumulation_under_one_scale) {
  mpt_tensor a = add("a", {2}, {0, 0});
  mpt_stepper s = stepper("16-mixed", {sgd(params)}, [](mpt_stepper_desc& d) { d.accumulate = 4; });
  mpt_scaler scaler = scaler_of(s);
  mpt_scaler_state state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(scaler, &state));
  for (float g : {1.f, 2.f, 3.f, 6.f}) {
    OK(mpt_stepper_backward(s, loss_with(a, {g, 1})));
    REFUSED(MPT_ERROR_STATE, mpt_scaler_update(scaler), "micro-batches open");
    REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(scaler, 2), "micro-batches open");
    REFUSED(MPT_ERROR_STATE, mpt_scaler_set_state(scaler, &state), "micro-batches open");
  }
  OK(mpt_stepper_step(s));
  EXPECT_EQ(read(a), (Floats{-3, -1}));
  EXPECT_EQ(info_of(scaler).updates, 1) << "one update for four micro-batches";
  OK(mpt_scaler_set_scale(scaler, 2));
  OK(mpt_stepper_backward(s, loss_with(a, {4, 4})));
  OK(mpt_stepper_drop(s));  // given up: unlocked, nothing moved
  OK(mpt_scaler_set_scale(scaler, 4));
  EXPECT_EQ(read(a), (Floats{-3, -1}));
  EXPECT_EQ(info_of(scaler).updates, 1);
}

// 1 + 256 * 2^-9 in bf16 stays 1, in f32 it is 1.5: where precision.grad is f32, 16-bit gradients
// are summed in it, the parts of one backward too.
TEST_F(Rows, R62_gradients_in_16_bits_are_summed_in_32) {
  for (mpt_dtype kept : {MPT_BF16, MPT_F32}) {
    for (bool in_one : {false, true}) {
      mpt_params set = another();
      mpt_tensor w = add_to(set, "w", {1, 2}, {0, 0});
      mpt_precision p = precision("bf16-mixed");
      p.grad = kept;
      OK(mpt_params_set_precision(set, &p));
      mpt_stepper s = stepper("bf16-mixed", {sgd(set)});
      mpt_tensor total = nullptr;
      for (int i = 0; i <= 256; ++i) {
        const float g = i == (in_one ? 256 : 0) ? 1 : 1.f / 512;  // the first to arrive is 1
        mpt_tensor with = nullptr, loss = nullptr;
        OK(mpt_cast(make({1, 2}, {g, g}), MPT_BF16, &with));
        OK(mpt_mul(w, with, &loss));
        EXPECT_EQ(info(loss).dtype, MPT_BF16);
        OK(mpt_sum(loss, nullptr, 0, 0, &loss));
        if (in_one) {
          OK(mpt_cast(loss, MPT_F32, &loss));
        }
        if (!in_one) {
          OK(mpt_stepper_backward(s, loss));
        } else if (total) {
          OK(mpt_add(total, loss, &total));
        } else total = loss;
      }
      if (in_one) {
        OK(mpt_stepper_backward(s, total));
      }
      EXPECT_EQ(grad(w)[0], kept == MPT_F32 ? 1.5f : 1.f) << (in_one ? "one backward" : "many");
      OK(mpt_stepper_step(s));
      EXPECT_EQ(read(w)[0], kept == MPT_F32 ? -1.5f : -1.f);
    }
  }
}

// What a micro-batch takes on top of the gradients that are there: nothing with at_once; else as
// many bytes as it brings, until it is complete, so that one that fails leaves them as they were.
TEST_F(Rows, R62_what_accumulation_holds_at_its_peak) {
  const int64_t n = 1 << 18;
  auto fails = [](void*, mpt_tensor*) -> mpt_status { return MPT_ERROR_CALLBACK; };
  for (bool at_once : {false, true}) {
    mpt_params set = another();
    std::vector<mpt_tensor> ws;
    for (int i = 0; i < 4; ++i)
      ws.push_back(add_to(set, std::to_string(i).c_str(), {4, n / 4}, Floats(n, 1)));
    mpt_stepper s = stepper("32-true", {sgd(set)}, [&](mpt_stepper_desc& d) {
      d.accumulate = 2;
      d.at_once = at_once;
    });
    auto micro_batch = [&](mpt_tensor hooked = nullptr) {
      mpt_tensor loss = nullptr, all = nullptr;
      EXPECT_EQ(mpt_scope_push(ctx), MPT_OK);
      for (mpt_tensor w : ws) {
        mpt_tensor sq = nullptr;
        EXPECT_EQ(mpt_mul_scalar(w, 2, &sq), MPT_OK);
        if (w == hooked) {
          EXPECT_EQ(mpt_tensor_add_hook(sq, fails, nullptr, nullptr), MPT_OK);
        }
        EXPECT_EQ(mpt_sum(sq, nullptr, 0, 0, &loss), MPT_OK);
        if (all) {
          EXPECT_EQ(mpt_add(all, loss, &all), MPT_OK);
        } else all = loss;
      }
      const mpt_status status = mpt_stepper_backward(s, all);
      EXPECT_EQ(mpt_scope_pop(ctx, nullptr, 0), MPT_OK);
      return status;
    };
    OK(mpt_context_reset_peak(ctx));
    OK(micro_batch());
    const size_t first = gradient_peak();
    EXPECT_GE(first, 4 * static_cast<size_t>(n) * 4);
    OK(mpt_context_reset_peak(ctx));
    OK(micro_batch());
    const double times = static_cast<double>(gradient_peak()) / static_cast<double>(first);
    if (at_once) {
      EXPECT_LT(times, 1.3);
    } else {
      EXPECT_GT(times, 1.9);
    }
    EXPECT_EQ(grad(ws[0])[0], 2);
    EXPECT_EQ(micro_batch(ws[0]), MPT_ERROR_CALLBACK);  // the last one reached
    const bool told =
        std::string(mpt_last_error()).find("micro-batches were dropped") != std::string::npos;
    EXPECT_EQ(told, at_once) << mpt_last_error();
    EXPECT_EQ(info_of(s).open, at_once ? 0 : 2);
    for (mpt_tensor w : ws) {
      const Floats g = grad(w);
      ASSERT_EQ(g.empty(), at_once);
      if (!at_once) {
        EXPECT_EQ(g[0], 2) << "as it was";
      }
    }
    OK(mpt_stepper_drop(s));
    OK(micro_batch());
    OK(micro_batch());
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(ws[3])[5], -1);
    mpt_params_release(set);
    mpt_stepper_release(s);
  }
}

// -- penalties ------------------------------------------------------------------------------------

// PyTorch's recipe: gradients of the scaled loss with create_graph, unscaled by hand, their norm
// under autocast added to the loss, and the total scaled as ever. Against PyTorch in f64.
TEST_F(Rows, R63_gradient_penalty_in_every_mode) {
  const Case c = cases("penalty")[0];
  const auto &start = c.rows.at("start")[0], &want = c.rows.at("grads")[0];
  double largest = 0;
  for (double g : want) largest = std::max(largest, std::fabs(g));
  for (const char* mode : kModes) {
    SCOPED_TRACE(mode);
    mpt_precision p = precision(mode);
    mpt_params set = another();
    OK(mpt_params_set_precision(set, &p));
    mpt_tensor w1 = make64({4, 3}, {start.begin(), start.begin() + 12}),
               w2 = make64({1, 4}, {start.begin() + 12, start.end()});
    OK(mpt_params_add(set, "w1", w1));
    OK(mpt_params_add(set, "w2", w2));
    mpt_stepper s = stepper(mode, {sgd(set)}, [](mpt_stepper_desc& d) { d.keep_grads = 1; });
    mpt_scaler scaler = scaler_of(s);
    if (scaler) {
      OK(mpt_scaler_set_scale(scaler, 1024));
    }
    mpt_tensor x = make64({6, 3}, c.rows.at("x")[0]), y = make64({6, 1}, c.rows.at("y")[0]);
    OK(mpt_precision_input(&p, x, &x));
    OK(mpt_precision_input(&p, y, &y));
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor loss = net_loss(w1, w2, x, y);
    OK(mpt_precision_pop(ctx));
    mpt_tensor scaled = loss, inputs[2] = {w1, w2}, g[2] = {};
    if (scaler) {  // mpt_scaler_scale would be taken for the total's: the recipe's own product
      OK(mpt_mul_scalar(loss, 1024, &scaled));
    }
    mpt_backward_desc again;
    mpt_backward_desc_init(&again, sizeof again);
    again.create_graph = 1;
    OK(mpt_grad(&scaled, nullptr, 1, inputs, 2, &again, g));
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor total = nullptr;
    for (mpt_tensor& each : g) {
      if (scaler) {
        OK(mpt_mul_scalar(each, 1.0 / 1024, &each));
      }
      mpt_tensor sq = nullptr;
      OK(mpt_square(each, &sq));
      OK(mpt_sum(sq, nullptr, 0, 0, &sq));
      if (total) {
        OK(mpt_add(total, sq, &total));
      } else total = sq;
    }
    OK(mpt_sqrt(total, &total));
    OK(mpt_add(loss, total, &total));
    OK(mpt_precision_pop(ctx));
    const double unit = p.param == MPT_F64                      ? 1e-12
                        : std::string(mode) == "32-true"        ? 1e-5
                        : std::string(mode).starts_with("bf16") ? 8e-2
                                                                : 1e-2;
    double value = 0;
    OK(mpt_tensor_item(total, &value));
    EXPECT_NEAR(value, c.rows.at("total")[0][0], unit * value);
    OK(mpt_stepper_backward(s, total));
    const double divisor = scaler ? 1024 : 1;
    std::vector<double> got = read64([&] {
      mpt_tensor t = nullptr;
      EXPECT_EQ(mpt_tensor_grad(w1, &t), MPT_OK);
      return t;
    }());
    const std::vector<double> rest = read64([&] {
      mpt_tensor t = nullptr;
      EXPECT_EQ(mpt_tensor_grad(w2, &t), MPT_OK);
      return t;
    }());
    got.insert(got.end(), rest.begin(), rest.end());
    for (size_t i = 0; i < want.size(); ++i)
      EXPECT_NEAR(got[i] / divisor, want[i], unit * largest) << "element " << i;
    EXPECT_EQ(mpt_stepper_step(s), MPT_OK);
  }
}

// -- many losses, optimizers, models --------------------------------------------------------------

TEST_F(Rows, R64_many_losses_of_one_graph_and_of_several) {
  for (const char* mode : {"32-true", "16-mixed", "bf16-mixed"}) {
    mpt_params set = another();
    mpt_tensor w = add_to(set, "w", {2, 2}, {1, 2, 3, 4});
    mpt_precision p = precision(mode);
    OK(mpt_params_set_precision(set, &p));
    mpt_stepper s = stepper(mode, {sgd(set)});
    lower_scale(s);
    mpt_tensor y = nullptr, one = nullptr, two = nullptr;
    OK(mpt_square(w, &y));  // shared by both
    OK(mpt_mul_scalar(y, 0.5, &one));
    OK(mpt_sum(one, nullptr, 0, 0, &one));
    OK(mpt_mul_scalar(y, 0.25, &two));
    OK(mpt_sum(two, nullptr, 0, 0, &two));
    mpt_backward_desc keep;
    mpt_backward_desc_init(&keep, sizeof keep);
    keep.retain_graph = 1;
    OK(mpt_stepper_backward_with(s, one, &keep));
    OK(mpt_stepper_backward(s, two));
    REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(s, two), "freed");
    OK(mpt_stepper_backward(s, loss_with(w, {1, 1, 1, 1})));  // a graph of its own
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(w), (Floats{1 - 1.5f - 1, 2 - 3.f - 1, 3 - 4.5f - 1, 4 - 6.f - 1})) << mode;
  }
}

// Apex's num_losses. Shared parameters get the sum of the true gradients, though each loss is
// scaled by its own scale; an overflow moves the scale it happened under, and no other.
TEST_F(Rows, R64_a_scale_for_each_loss) {
  for (const char* mode : {"16-mixed", "bf16-mixed", "64-true"}) {
    SCOPED_TRACE(mode);
    mpt_precision p = precision(mode);
    mpt_params shared = another(), own = another();
    mpt_tensor w = add_to(shared, "w", {2, 2}, {0, 0, 0, 0}), v = add_to(own, "v", {1, 2}, {0, 0});
    OK(mpt_params_set_precision(shared, &p));
    OK(mpt_params_set_precision(own, &p));
    mpt_scaler_desc sd;
    mpt_scaler_desc_init(&sd, sizeof sd);
    sd.growth_interval = 2;
    mpt_scaler first = nullptr;
    OK(mpt_scaler_create(ctx, &sd, &first));
    mpt_stepper s = stepper(mode, {sgd(shared), sgd(own)}, [&](mpt_stepper_desc& d) {
      d.losses = 3;
      d.scaler = first;
      d.accumulate = 2;
      d.events = 4;
    });
    mpt_scaler scalers[3];
    for (int i = 0; i < 3; ++i) scalers[i] = scaler_of(s, i);
    OK(mpt_scaler_set_scale(scalers[1], 1024));
    OK(mpt_scaler_set_scale(scalers[2], 2));
    auto backward = [&](int32_t loss, mpt_tensor of, const Floats& g) {
      mpt_tensor with = nullptr, l = nullptr;
      OK(mpt_cast(make(of == w ? Shape{2, 2} : Shape{1, 2}, g), info(of).dtype, &with));
      OK(mpt_mul(of, with, &l));
      OK(mpt_sum(l, nullptr, 0, 0, &l));
      OK(mpt_stepper_backward_loss(s, loss, l, nullptr));
    };
    for (int micro = 0; micro < 2; ++micro) {
      backward(0, w, {0.5f, 0.25f, 0, 0});
      backward(1, w, {0.25f, 0, 4, 0});
      backward(1, v, {1, 2});
    }
    EXPECT_EQ(grad(w), (Floats{0.75f, 0.25f, 4, 0})) << "true values, summed";
    mpt_tensor g = nullptr;
    OK(mpt_tensor_grad(w, &g));
    EXPECT_EQ(info(g).dtype, p.param == MPT_F64 ? MPT_F64 : MPT_F32);
    REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(scalers[2], 4), "open");
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(w), (Floats{-0.75f, -0.25f, -4, 0}));
    EXPECT_EQ(read(v), (Floats{-1, -2}));
    EXPECT_EQ(info_of(scalers[0]).growth_tracker, 1);
    EXPECT_EQ(info_of(scalers[1]).growth_tracker, 1);
    EXPECT_EQ(info_of(scalers[2]).updates, 0) << "its loss had no backward";

    // An overflow in loss 1, in the first of two micro-batches, on shared parameters only.
    backward(0, w, {1, 1, 1, 1});
    backward(1, w, {1, INFINITY, 1, 1});
    backward(1, v, {1, 1});
    backward(0, w, {1, 1, 1, 1});
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
    EXPECT_EQ(read(w), (Floats{-0.75f, -0.25f, -4, 0}));
    EXPECT_EQ(read(v), (Floats{-1.5f, -2.5f})) << "the other optimizer steps alone";
    EXPECT_EQ(info_of(scalers[0]).scale, 131072) << "clean twice: it grows";
    EXPECT_EQ(info_of(scalers[1]).scale, 512);
    EXPECT_EQ(info_of(scalers[2]).scale, 2);
    mpt_verdict verdict_of = verdict(s, 0);
    EXPECT_EQ(verdict_of.loss, 1);
    EXPECT_EQ(verdict_of.scale_before, 1024);
    EXPECT_EQ(verdict_of.scale_after, 512);
    EXPECT_STREQ(verdict_of.bad_parameter, "w");
    OK(mpt_stepper_event(s, 0, &verdict_of));
    EXPECT_EQ(verdict_of.loss, 1);

    // A backward that fails leaves the sums and the scales as they are.
    backward(0, w, {0.5f, 0.5f, 0.5f, 0.5f});
    mpt_tensor bad = loss_with(v, {1, 1});
    if (info(v).dtype != MPT_F32) {
      OK(mpt_sum(v, nullptr, 0, 0, &bad));
    }
    OK(mpt_tensor_add_hook(
        bad, [](void*, mpt_tensor*) -> mpt_status { return MPT_ERROR_CALLBACK; }, nullptr,
        nullptr));
    EXPECT_EQ(mpt_stepper_backward_loss(s, 2, bad, nullptr), MPT_ERROR_CALLBACK);
    EXPECT_EQ(grad(w), (Floats{0.25f, 0.25f, 0.25f, 0.25f}));
    EXPECT_TRUE(grad(v).empty());
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_backward_loss(s, 3, bad, nullptr),
            "loss number 3");
    mpt_backward_desc graph;
    mpt_backward_desc_init(&graph, sizeof graph);
    graph.create_graph = 1;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_backward_loss(s, 1, bad, &graph),
            "create_graph");
    OK(mpt_stepper_drop(s));
    OK(mpt_scaler_set_scale(scalers[1], 8));
  }
}

TEST_F(Rows, R65_R67_optimizers_skip_alone_and_one_update_follows) {
  for (int skip : {MPT_SKIP_ALONE, MPT_SKIP_TOGETHER}) {
    mpt_params sets[3] = {another(), another(), another()};
    mpt_tensor w[3];
    std::vector<mpt_optimizer> optimizers;
    for (int i = 0; i < 3; ++i) {
      w[i] = add_to(sets[i], "w", {1}, {1});
      optimizers.push_back(sgd(sets[i]));
    }
    mpt_stepper s = stepper("16-mixed", optimizers, [&](mpt_stepper_desc& d) { d.skip = skip; });
    OK(mpt_stepper_backward(s, loss_with(w[0], {1})));
    OK(mpt_stepper_backward(s, loss_with(w[1], {NAN})));
    OK(mpt_stepper_backward(s, loss_with(w[2], {NAN})));
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
    EXPECT_EQ(read(w[0])[0], skip == MPT_SKIP_ALONE ? 0 : 1);
    EXPECT_EQ(read(w[1])[0], 1);
    EXPECT_EQ(info_of(scaler_of(s)).scale, 32768) << "one backoff for two bad optimizers";
    EXPECT_EQ(info_of(scaler_of(s)).updates, 1);
  }
  // By hand: two optimizers of one scaler, and one update at the end.
  mpt_params one = another(), two = another();
  mpt_tensor a = add_to(one, "a", {1}, {1}), b = add_to(two, "b", {1}, {1});
  mpt_optimizer oa = sgd(one), ob = sgd(two);
  mpt_scaler s = nullptr;
  mpt_tensor out = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &s));
  OK(mpt_scaler_scale(s, make({}, {1}), &out));
  set_grad(a, {INFINITY});
  set_grad(b, {65536});
  EXPECT_EQ(mpt_scaler_step(s, oa), MPT_STEP_SKIPPED);
  EXPECT_EQ(mpt_scaler_step(s, ob), MPT_OK);
  OK(mpt_scaler_update(s));
  EXPECT_EQ(read(a)[0], 1);
  EXPECT_EQ(read(b)[0], 0);
  EXPECT_EQ(info_of(s).scale, 32768);
}

// Two models brought into a precision, stepped by an optimizer each, in one call each.
TEST_F(Rows, R66_several_models) {
  for (const char* mode : kModes) {
    mpt_precision p = precision(mode);
    mpt_params sets[2] = {another(), another()};
    mpt_tensor w[2];
    std::vector<mpt_optimizer> optimizers;
    for (int i = 0; i < 2; ++i) {
      w[i] = add_to(sets[i], "weight", {4, 4}, Floats(16, 1));
      OK(mpt_params_set_precision(sets[i], &p));
      optimizers.push_back(sgd(sets[i], 0.5));
    }
    mpt_stepper s = stepper(mode, optimizers);
    lower_scale(s);
    mpt_tensor x = nullptr, h = nullptr, loss = nullptr;
    OK(mpt_precision_input(&p, make({2, 4}, Floats(8, 0.25f)), &x));
    OK(mpt_precision_push(ctx, &p));
    OK(mpt_linear(x, w[0], nullptr, MPT_ACTIVATION_NONE, &h));  // a generator, a critic
    OK(mpt_linear(h, w[1], nullptr, MPT_ACTIVATION_NONE, &loss));
    OK(mpt_sum(loss, nullptr, 0, 0, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(s, loss));
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(w[0]), Floats(16, 1 - 0.5f * 2)) << mode;  // 2 rows * 0.25 * 4 outputs
    EXPECT_EQ(read(w[1]), Floats(16, 1 - 0.5f * 2)) << mode;  // 2 rows * h = 1
    EXPECT_EQ(verdict(s, 0).outcome, MPT_VERDICT_APPLIED);
    EXPECT_EQ(verdict(s, 1).outcome, MPT_VERDICT_APPLIED);
  }
}

// -- L-BFGS ---------------------------------------------------------------------------------------

mpt_status call_function(void* f, mpt_tensor* loss) {
  return (*static_cast<std::function<mpt_status(mpt_tensor*)>*>(f))(loss);
}

class Lbfgs : public Rows {
 protected:
  mpt_lbfgs create(mpt_params set, const std::function<void(mpt_lbfgs_desc&)>& change) {
    mpt_lbfgs_desc d;
    mpt_lbfgs_desc_init(&d, sizeof d);
    change(d);
    mpt_lbfgs l = nullptr;
    EXPECT_EQ(mpt_lbfgs_create(set, &d, &l), MPT_OK) << mpt_last_error();
    return l;
  }
  mpt_lbfgs_info info_of(mpt_lbfgs l) {
    mpt_lbfgs_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_lbfgs_get_info(l, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  using Steps::info_of;
};

TEST_F(Lbfgs, R68_is_PyTorchs) {
  for (const Case& c : cases("lbfgs")) {
    SCOPED_TRACE(c.name + (c.head.fields.at("wolfe") != 0 ? ", strong Wolfe" : ""));
    const auto& start = c.rows.at("start")[0];
    const bool net = c.name == "lbfgs_net";
    mpt_precision p = precision("64-true");
    mpt_params set = another();
    OK(mpt_params_set_precision(set, &p));
    std::vector<mpt_tensor> w;
    if (net) {
      w = {make64({4, 3}, {start.begin(), start.begin() + 12}),
           make64({1, 4}, {start.begin() + 12, start.end()})};
    } else {
      w = {make64({1, 2}, start)};
    }
    for (size_t i = 0; i < w.size(); ++i) OK(mpt_params_add(set, std::to_string(i).c_str(), w[i]));
    mpt_tensor x = nullptr, y = nullptr;
    if (net) {
      x = make64({10, 3}, c.rows.at("x")[0]);
      y = make64({10, 1}, c.rows.at("y")[0]);
    }
    std::function<mpt_status(mpt_tensor*)> closure = [&](mpt_tensor* loss) -> mpt_status {
      if (net) {
        *loss = net_loss(w[0], w[1], x, y);
        return MPT_OK;
      }
      mpt_tensor a = nullptr, b = nullptr, sq = nullptr;  // 100 (b - a^2)^2 + (1 - a)^2
      EXPECT_EQ(mpt_narrow(w[0], 1, 0, 1, &a), MPT_OK);
      EXPECT_EQ(mpt_narrow(w[0], 1, 1, 1, &b), MPT_OK);
      EXPECT_EQ(mpt_square(a, &sq), MPT_OK);
      EXPECT_EQ(mpt_sub(b, sq, &b), MPT_OK);
      EXPECT_EQ(mpt_square(b, &b), MPT_OK);
      EXPECT_EQ(mpt_mul_scalar(b, 100, &b), MPT_OK);
      EXPECT_EQ(mpt_add_scalar(a, -1, &a), MPT_OK);
      EXPECT_EQ(mpt_square(a, &a), MPT_OK);
      EXPECT_EQ(mpt_add(b, a, &b), MPT_OK);
      return mpt_sum(b, nullptr, 0, 0, loss);
    };
    mpt_lbfgs l = create(set, [&](mpt_lbfgs_desc& d) {
      d.lr = c.head.fields.at("lr");
      d.max_iterations = 6;
      d.history = 3;
      d.line_search = c.head.fields.at("wolfe") != 0;
    });
    for (const std::vector<double>& want : c.rows.at("step")) {
      double loss = 0;
      OK(mpt_lbfgs_step(l, call_function, &closure, &loss));
      EXPECT_NEAR(loss, want[0], 1e-9 * (1 + std::fabs(want[0])));
      std::vector<double> got;
      for (mpt_tensor t : w)
        for (double v : read64(t)) got.push_back(v);
      for (size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(got[i], want[i + 1], 1e-7);
    }
    EXPECT_EQ(info_of(l).steps, 5);
    EXPECT_EQ(info_of(l).history, 3);
    EXPECT_GT(info_of(l).evaluations, 5);
  }
}

// Under a scaler the same bits, in a mode with f32 gradients; every mode learns; an overflow takes
// the step back and lowers the scale, until it fits.
TEST_F(Lbfgs, R68_under_a_scaler) {
  const Floats x = normal(30), y = normal(10), start = normal(16, 0.5);
  Floats result[2];
  double last[2];
  for (const char* mode : kModes) {
    for (int scaled = 0; scaled < 2; ++scaled) {
      SCOPED_TRACE(std::string(mode) + (scaled ? ", scaled" : ""));
      mpt_precision p = precision(mode);
      mpt_params set = another();
      mpt_tensor w1 = add_to(set, "w1", {4, 3}, {start.begin(), start.begin() + 12}),
                 w2 = add_to(set, "w2", {1, 4}, {start.begin() + 12, start.end()});
      OK(mpt_params_set_precision(set, &p));
      mpt_scaler scaler = nullptr;
      if (scaled) {
        OK(mpt_scaler_create(ctx, nullptr, &scaler));
      }
      mpt_lbfgs l = create(set, [&](mpt_lbfgs_desc& d) {
        d.scaler = scaler;
        d.line_search = MPT_LINE_SEARCH_STRONG_WOLFE;
      });
      std::function<mpt_status(mpt_tensor*)> closure = [&](mpt_tensor* loss) {
        mpt_tensor xs = nullptr, ys = nullptr;
        EXPECT_EQ(mpt_precision_input(&p, make({10, 3}, x), &xs), MPT_OK);
        EXPECT_EQ(mpt_precision_input(&p, make({10, 1}, y), &ys), MPT_OK);
        EXPECT_EQ(mpt_precision_push(ctx, &p), MPT_OK);
        *loss = net_loss(w1, w2, xs, ys);
        return mpt_precision_pop(ctx);
      };
      double first = 0;
      int skipped = 0;
      for (int step = 0; step < 24; ++step) {
        const mpt_status status = mpt_lbfgs_step(l, call_function, &closure, &last[scaled]);
        ASSERT_GE(status, 0) << mpt_last_error();
        skipped += status == MPT_STEP_SKIPPED;
        if (first == 0 && status == MPT_OK) first = last[scaled];
      }
      if (scaled) {
        EXPECT_EQ(info_of(scaler).skipped, skipped);
      }
      EXPECT_EQ(info_of(l).steps, 24 - skipped);
      EXPECT_LT(last[scaled], 0.6 * first);
      result[scaled] = read(w1);
    }
    const std::string m = mode;
    if (m == "32-true" || m == "64-true") {
      EXPECT_EQ(bits(result[0]), bits(result[1])) << mode;
    }
  }
}

TEST_F(Lbfgs, R68_a_step_is_all_or_nothing) {
  mpt_precision p = precision("bf16-mixed");
  mpt_params set = another();
  mpt_tensor w = add_to(set, "w", {2, 8}, normal(16));
  OK(mpt_params_set_precision(set, &p));
  mpt_scaler scaler = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &scaler));
  mpt_lbfgs l = create(set, [&](mpt_lbfgs_desc& d) { d.scaler = scaler; });
  int calls = 0, bad_at = 0;
  mpt_status reports = MPT_OK;
  std::function<mpt_status(mpt_tensor*)> closure = [&](mpt_tensor* loss) {
    mpt_tensor sq = nullptr;
    EXPECT_EQ(mpt_square(w, &sq), MPT_OK);
    EXPECT_EQ(mpt_sum(sq, nullptr, 0, 0, loss), MPT_OK);
    EXPECT_EQ(mpt_cast(*loss, MPT_F32, loss), MPT_OK);
    if (++calls == bad_at && reports == MPT_OK) {
      EXPECT_EQ(mpt_mul_scalar(*loss, INFINITY, loss), MPT_OK);
    }
    return calls == bad_at ? reports : MPT_OK;
  };
  mpt_memory_info memory = {};
  memory.struct_size = sizeof memory;
  const auto before = bits(read(w));
  for (bad_at = 1; bad_at <= 3; ++bad_at) {
    calls = 0;
    double loss = 0;
    EXPECT_EQ(mpt_lbfgs_step(l, call_function, &closure, &loss), MPT_STEP_SKIPPED) << bad_at;
    EXPECT_EQ(calls, bad_at);
    EXPECT_TRUE(std::isnan(loss));
    EXPECT_EQ(bits(read(w)), before);
    EXPECT_EQ(info_of(scaler).scale, 65536 / (1 << bad_at));
    EXPECT_EQ(info_of(l).iterations, 0);
  }
  reports = MPT_ERROR_STATE;
  for (bad_at = 1; bad_at <= 3; ++bad_at) {
    calls = 0;
    REFUSED(MPT_ERROR_CALLBACK, mpt_lbfgs_step(l, call_function, &closure, nullptr),
            "the closure reported");
    EXPECT_EQ(bits(read(w)), before);
    EXPECT_EQ(info_of(scaler).updates, 3);
  }
  bad_at = 0;
  OK(mpt_scope_push(ctx));
  OK(mpt_lbfgs_step(l, call_function, &closure, nullptr));
  OK(mpt_scope_pop(ctx, nullptr, 0));
  EXPECT_NE(bits(read(w)), before);
  EXPECT_EQ(info_of(l).steps, 1);
  // Refused: a scaler in the middle of something, a loss that is none, options that are none.
  mpt_stepper s = stepper("bf16-mixed", {}, [&](mpt_stepper_desc& d) { d.scaler = scaler; });
  OK(mpt_stepper_backward(s, loss_with(add("other", {1}, {1}), {1})));
  REFUSED(MPT_ERROR_STATE, mpt_lbfgs_step(l, call_function, &closure, nullptr), "micro-batches");
  OK(mpt_stepper_drop(s));
  std::function<mpt_status(mpt_tensor*)> wide = [&](mpt_tensor* loss) {
    return mpt_square(w, loss);
  };
  REFUSED(MPT_ERROR_SHAPE, mpt_lbfgs_step(l, call_function, &wide, nullptr), "one value");
  std::function<mpt_status(mpt_tensor*)> constant = [&](mpt_tensor* loss) {
    *loss = make({}, {1});
    return MPT_OK;
  };
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_lbfgs_step(l, call_function, &constant, nullptr),
          "depends on nothing");
  std::function<mpt_status(mpt_tensor*)> nothing = [](mpt_tensor*) { return MPT_OK; };
  EXPECT_EQ(mpt_lbfgs_step(l, call_function, &nothing, nullptr), MPT_ERROR_CALLBACK);
  mpt_lbfgs_desc d;
  mpt_lbfgs_desc_init(&d, sizeof d);
  d.lr = -1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_lbfgs_create(set, &d, &l), "lr is -1");
  mpt_lbfgs_desc_init(&d, sizeof d);
  d.line_search = 5;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_lbfgs_create(set, &d, &l), "line_search is 5");
  mpt_lbfgs_desc_init(&d, sizeof d);
  d.history = 0;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_lbfgs_create(set, &d, &l), "history is 0");
}

// -- schedules ------------------------------------------------------------------------------------

TEST_F(Rows, R69_schedules_do_not_move_on_a_skipped_step) {
  mpt_params good = another(), bad = another();
  mpt_tensor a = add_to(good, "a", {1}, {1}), b = add_to(bad, "b", {1}, {1});
  mpt_optimizer oa = sgd(good), ob = sgd(bad);
  mpt_schedule_desc d;
  mpt_schedule_desc_init(&d, sizeof d);
  d.kind = MPT_SCHEDULE_STEP;
  d.step_size = 1;
  d.gamma = 0.5;
  OK(mpt_optimizer_set_schedule(oa, &d));
  OK(mpt_optimizer_set_schedule(ob, &d));
  mpt_stepper s = stepper("16-mixed", {oa, ob});
  for (int i = 0; i < 4; ++i) {
    const bool skips = i % 2 == 0;
    OK(mpt_stepper_backward(s, loss_with(a, {0})));
    OK(mpt_stepper_backward(s, loss_with(b, {skips ? NAN : 0})));
    EXPECT_EQ(mpt_stepper_step(s), skips ? MPT_STEP_SKIPPED : MPT_OK);
  }
  double la = 0, lb = 0;
  OK(mpt_optimizer_get_lr(oa, 0, &la));
  OK(mpt_optimizer_get_lr(ob, 0, &lb));
  EXPECT_EQ(la, 0.0625);
  EXPECT_EQ(lb, 0.25) << "two of four were applied";
}

}  // namespace
}  // namespace mpt_test
