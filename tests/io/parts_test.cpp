// Trainings of several parts: two steppers with a scaler each, a loss stepped by hand under a third
// scaler, and L-BFGS with its history. A resumed training continues with the same bits; another set
// of parts is refused.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>

#include "fixture.h"

namespace {

using namespace mpt_test;

void made(mpt_status s) { EXPECT_EQ(s, MPT_OK) << mpt_last_error(); }

// Variant of the training: `by_hand` lists the scaler of the loss that is stepped by hand, which is
// also that of L-BFGS; `lbfgs` lists L-BFGS.
struct Shape {
  bool by_hand = true, lbfgs = true;
  int64_t quadratic = 4;  // parameters trained by L-BFGS
};

class Parts {
 public:
  explicit Parts(int64_t seed = 1, const Shape& shape = {}) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = seed;
    made(mpt_context_create(&d, &ctx));
    mpt_precision p;
    made(mpt_precision_from_name("16-mixed", &p, sizeof p));
    for (int i = 0; i < 3; ++i) {
      made(mpt_params_create(ctx, &sets[i]));
      w[i] = normal({6, 5});
      made(mpt_params_add(sets[i], "w", w[i]));
      made(mpt_params_set_precision(sets[i], &p));
      made(mpt_optimizer_create(sets[i], nullptr, &optimizers[i]));
      mpt_scaler_desc scale;
      mpt_scaler_desc_init(&scale, sizeof scale);
      scale.init_scale = std::ldexp(1.0, 14 + 2 * i);
      scale.growth_interval = 2 + i;
      made(mpt_scaler_create(ctx, &scale, &scalers[i]));
    }
    for (int i = 0; i < 2; ++i) {
      mpt_stepper_desc how;
      mpt_stepper_desc_init(&how, sizeof how);
      how.scaler = scalers[i];
      made(mpt_stepper_create(ctx, &p, &how, &steppers[i]));
      made(mpt_stepper_add(steppers[i], optimizers[i]));
    }
    made(mpt_params_create(ctx, &quadratic));
    q = normal({1, shape.quadratic});
    made(mpt_params_add(quadratic, "q", q));
    mpt_lbfgs_desc l;
    mpt_lbfgs_desc_init(&l, sizeof l);
    l.max_iterations = 2;
    l.history = 3;
    l.line_search = MPT_LINE_SEARCH_STRONG_WOLFE;
    l.scaler = scalers[2];
    made(mpt_lbfgs_create(quadratic, &l, &lbfgs));

    given[0] = scalers[1];
    given[1] = scalers[2];
    mpt_training_desc_init(&training, sizeof training);
    training.stepper = steppers[0];
    training.optimizers = optimizers + 1;
    training.optimizer_count = 2;
    training.scalers = given;
    training.scaler_count = shape.by_hand ? 2 : 1;
    if (shape.lbfgs) {
      training.lbfgs = &lbfgs;
      training.lbfgs_count = 1;
    }
  }
  ~Parts() { mpt_context_release(ctx); }
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  // Returns the results of all parts over n rounds, as bits.
  std::vector<double> rounds(int n) {
    std::vector<double> seen;
    for (int i = 0; i < n; ++i) {
      for (int k = 0; k < 3; ++k) {
        mpt_tensor loss = loss_of(w[k]);
        if (k < 2) {
          made(mpt_stepper_backward(steppers[k], loss));
          EXPECT_GE(mpt_stepper_step(steppers[k]), 0) << mpt_last_error();
        } else {
          mpt_tensor scaled = nullptr;
          made(mpt_scaler_scale(scalers[2], loss, &scaled));
          made(mpt_backward(&scaled, nullptr, 1, nullptr));
          EXPECT_GE(mpt_scaler_step(scalers[2], optimizers[2]), 0) << mpt_last_error();
          made(mpt_scaler_update(scalers[2]));
          made(mpt_optimizer_zero_grad(optimizers[2]));
        }
        seen.push_back(item(loss));
        mpt_scaler_info s = {};
        s.struct_size = sizeof s;
        made(mpt_scaler_get_info(scalers[k], &s));
        seen.push_back(s.scale);
      }
      double first = 0;
      std::function<mpt_status(mpt_tensor*)> closure = [&](mpt_tensor* out) { return cost(out); };
      EXPECT_GE(mpt_lbfgs_step(
                    lbfgs,
                    [](void* f, mpt_tensor* out) {
                      return (*static_cast<std::function<mpt_status(mpt_tensor*)>*>(f))(out);
                    },
                    &closure, &first),
                0)
          << mpt_last_error();
      seen.push_back(first);
    }
    return seen;
  }
  std::string state() {
    File f("state");
    made(mpt_training_save(f.path(), &training));
    return f.bytes();
  }
  mpt_lbfgs_info info() {
    mpt_lbfgs_info i = {};
    i.struct_size = sizeof i;
    made(mpt_lbfgs_get_info(lbfgs, &i));
    return i;
  }

  mpt_context ctx = nullptr;
  mpt_params sets[3] = {}, quadratic = nullptr;
  mpt_tensor w[3] = {}, q = nullptr;
  mpt_optimizer optimizers[3] = {};
  mpt_scaler scalers[3] = {}, given[2] = {};
  mpt_stepper steppers[2] = {};
  mpt_lbfgs lbfgs = nullptr;
  mpt_training_desc training;

  mpt_tensor loss_of(mpt_tensor weight) {  // on new random data
    mpt_precision p;
    made(mpt_precision_from_name("16-mixed", &p, sizeof p));
    mpt_tensor h = nullptr, loss = nullptr;
    made(mpt_precision_push(ctx, &p));
    made(mpt_linear(normal({7, 5}), weight, nullptr, MPT_ACTIVATION_NONE, &h));
    made(mpt_mul(h, h, &h));
    made(mpt_mean(h, nullptr, 0, 0, &loss));
    made(mpt_precision_pop(ctx));
    return loss;
  }

 private:
  mpt_tensor normal(const std::vector<int64_t>& s) {
    mpt_tensor t = nullptr;
    made(mpt_normal(ctx, MPT_F32, s.data(), static_cast<int32_t>(s.size()), 0, 1, &t));
    return t;
  }
  static double item(mpt_tensor t) {
    double v = 0;
    made(mpt_tensor_get_item(t, &v));
    return v;
  }
  // Far from quadratic, so that the history matters: sum(q^4 / 4 + (q - next q)^2).
  mpt_status cost(mpt_tensor* out) {
    mpt_tensor sq = nullptr, next = nullptr, d = nullptr;
    const int64_t by[] = {1}, dim[] = {1};
    made(mpt_square(q, &sq));
    made(mpt_square(sq, &sq));
    made(mpt_mul_scalar(sq, 0.25, &sq));
    made(mpt_roll(q, by, 1, dim, 1, &next));
    made(mpt_sub(q, next, &d));
    made(mpt_square(d, &d));
    made(mpt_add(sq, d, &d));
    return mpt_sum(d, nullptr, 0, 0, out);
  }
};

TEST(Parts, ResumeIsBitExact) {
  Parts whole, first;
  const auto a = whole.rounds(4), b = whole.rounds(5);
  EXPECT_EQ(first.rounds(4), a);
  File f("parts");
  OK(mpt_training_save(f.path(), &first.training));
  const std::string half = f.bytes();
  Parts second(77);
  second.rounds(1);
  ASSERT_NE(second.state(), half);
  OK(mpt_training_load(f.path(), &second.training));
  EXPECT_EQ(second.state(), half);
  EXPECT_EQ(second.info().history, first.info().history);
  EXPECT_GT(second.info().history, 1);
  EXPECT_EQ(second.info().iterations, first.info().iterations);
  EXPECT_EQ(second.info().evaluations, first.info().evaluations);
  EXPECT_EQ(second.info().steps, 4);
  EXPECT_EQ(second.rounds(5), b);
  EXPECT_EQ(second.state(), whole.state());
  // Loads the middle of the training, and then its start, in the same process.
  OK(mpt_training_load(f.path(), &whole.training));
  EXPECT_EQ(whole.rounds(5), b);
  Parts fresh;
  OK(mpt_training_save(f.path(), &fresh.training));
  OK(mpt_training_load(f.path(), &whole.training));
  EXPECT_EQ(whole.info().history, 0);
  EXPECT_EQ(whole.rounds(4), a);
}

// Listing steppers includes their optimizers and scalers: the file is the same.
TEST(Parts, SeveralSteppersAreGivenAsSuch) {
  Parts listed, given(77);
  listed.rounds(3);
  given.training.optimizers = given.optimizers + 2;
  given.training.optimizer_count = 1;
  given.training.steppers = given.steppers + 1;
  given.training.stepper_count = 1;
  given.training.scalers = given.scalers + 2;
  given.training.scaler_count = 1;
  File f("steppers");
  OK(mpt_training_save(f.path(), &listed.training));
  OK(mpt_training_load(f.path(), &given.training));
  EXPECT_EQ(given.state(), f.bytes());
  EXPECT_EQ(given.rounds(3), listed.rounds(3));
  EXPECT_EQ(given.state(), listed.state());

  OK(mpt_stepper_backward(given.steppers[1], given.loss_of(given.w[1])));
  REFUSED(MPT_ERROR_STATE, mpt_training_save(f.path(), &given.training), "a step is incomplete");
  OK(mpt_stepper_drop(given.steppers[1]));
  given.training.steppers = given.steppers;
  given.training.stepper_count = 2;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_save(f.path(), &given.training),
          "mpt_training_desc.steppers[0] is already in the training");
  given.training.stepper = nullptr;
  OK(mpt_training_save(f.path(), &given.training));
}

TEST(Parts, OtherPartsAreRefused) {
  Parts saved;
  saved.rounds(3);
  File f("others");
  OK(mpt_training_save(f.path(), &saved.training));
  auto refused = [&](const Shape& shape, const char* why) {
    Parts other(5, shape);
    other.rounds(1);
    const std::string before = other.state();
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load(f.path(), &other.training), why);
    EXPECT_EQ(other.state(), before);
  };
  // The scaler of L-BFGS is found even if `scalers` omits it; without both there is one set less.
  {
    Parts same(5, {.by_hand = false});
    OK(mpt_training_load(f.path(), &same.training));
  }
  refused({.by_hand = false, .lbfgs = false}, "it has 4 parameter sets");
  refused({.lbfgs = false}, "it has 4 parameter sets");
  {
    Parts less(5, {.lbfgs = false});
    less.training.params = &less.quadratic;
    less.training.params_count = 1;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load(f.path(), &less.training),
            "it has 2 more scalers and 1 L-BFGS, this training 2 and 0");
    less.training.params_count = less.training.scaler_count = 0;
    less.training.lbfgs = &less.lbfgs;
    less.training.lbfgs_count = 1;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load(f.path(), &less.training),
            "it has 2 more scalers and 1 L-BFGS, this training 1 and 1");
    const mpt_scaler twice[] = {less.scalers[1], less.scalers[0]};
    less.training.scalers = twice;
    less.training.scaler_count = 2;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load(f.path(), &less.training),
            "mpt_training_desc.scalers[1] is already in the training");
  }
  {
    Parts other(5, {.quadratic = 6});
    REFUSED(MPT_ERROR_SHAPE, mpt_training_load(f.path(), &other.training), "params.3.q");
  }
  // A loss was scaled under one of the scalers, with no update yet.
  mpt_tensor loss = nullptr, scaled = nullptr;
  OK(mpt_full(saved.ctx, MPT_F32, nullptr, 0, 1, &loss));
  OK(mpt_scaler_scale(saved.scalers[1], loss, &scaled));
  REFUSED(MPT_ERROR_STATE, mpt_training_save(f.path(), &saved.training), "was scaled");
}

// L-BFGS keeps its direction and its history as vectors of all trained parameters. A load refuses
// vectors of another length; frozen parameters have no elements in them.
TEST(Parts, FrozenParametersCount) {
  Parts saved;
  saved.rounds(2);
  mpt_tensor more = nullptr;
  const int64_t n = 3;
  OK(mpt_zeros(saved.ctx, MPT_F32, &n, 1, &more));
  OK(mpt_params_add(saved.quadratic, "more", more));
  File f("frozen");
  OK(mpt_training_save(f.path(), &saved.training));  // a history of 4 elements for a set of 7
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_training_load(f.path(), &saved.training),
          "'lbfgs.0.direction' is f32 of [4], in this training f32 of [7]");
  OK(mpt_params_freeze(saved.quadratic, "more", 1));
  OK(mpt_training_save(f.path(), &saved.training));
  OK(mpt_training_load(f.path(), &saved.training));
}

// A file cut at any byte gives an error and changes nothing.
TEST(Parts, CutFiles) {
  Parts saved, other(5);
  saved.rounds(2);
  other.rounds(1);
  const std::string whole = saved.state(), before = other.state();
  File f("cut");
  for (size_t n = 0; n < whole.size(); n += n < 64 ? 1 : 211) {
    f.write(whole.substr(0, n));
    EXPECT_EQ(mpt_training_load(f.path(), &other.training), MPT_ERROR_IO) << n;
  }
  EXPECT_EQ(other.state(), before);
}

}  // namespace
