// Tests of L-BFGS, which evaluates the loss through a function of the host.
// SPDX-License-Identifier: Apache-2.0
#include <functional>

#include "loops.h"

namespace mpt_test {
namespace {

mpt_status call_function(void* f, mpt_tensor* loss) {
  return (*static_cast<std::function<mpt_status(mpt_tensor*)>*>(f))(loss);
}

class Lbfgs : public Loops {
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

TEST_F(Lbfgs, IsPyTorchs) {
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

// In a mode with f32 gradients, a scaler does not change a bit. Every mode learns. An overflow
// undoes the step and lowers the scale until the gradients fit.
TEST_F(Lbfgs, UnderAScaler) {
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
        OK(mpt_scaler_wait(scaler));
        EXPECT_EQ(info_of(scaler).skipped, skipped);
      }
      EXPECT_EQ(info_of(l).steps, 24 - skipped);
      EXPECT_LT(last[scaled], 0.04 * first);  // 0.017 with bf16, 0.006 with the other modes
      result[scaled] = read(w1);
    }
    const std::string m = mode;
    if (m == "32-true" || m == "64-true") {
      EXPECT_EQ(bits(result[0]), bits(result[1])) << mode;
    }
  }
}

TEST_F(Lbfgs, AStepIsAllOrNothing) {
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
    EXPECT_EQ(std::isfinite(loss), bad_at > 1) << "the first evaluation's";
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
  // Errors: a scaler with open micro-batches, an invalid loss, invalid options.
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
          "does not depend on a tensor");
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

}  // namespace
}  // namespace mpt_test
