// Tests of whole models: equal losses in every precision, equal bits in every run, and PyTorch's
// own trajectory.
// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "../support/golden.h"
#include "../support/models.h"

namespace mpt_test {
namespace {

struct How {
  const char* precision = "32-true";
  int64_t seed = 1;
  int32_t workers = 1;
  int steps = 60;
  int64_t micro_batches = 1;
  bool dropout = true;     // also enables batch statistics
  double init_scale = 0;   // initial scale if there is a scaler; 0: the scaler's default
  int schedule_steps = 0;  // 0: equal to steps
};
struct Outcome {
  double loss = 0;  // mean of the last twenty steps
  int skipped = 0, last_skip = -1;
  double scale = 1;
  std::vector<double> losses;
  std::vector<uint32_t> bits;  // parameter bits at the end
};

Outcome train(Kind kind, const How& how) {
  Outcome out;
  Session s(how.workers, how.seed);
  const Model m = make_model(s, kind);
  if (!how.dropout) m.train(false);
  const int64_t rows = kind == Kind::mlp ? 128 : kind == Kind::cnn ? 64 : 32;
  const Data d = make_data(kind, rows);
  mpt_precision p;
  DO(mpt_precision_from_name(how.precision, &p, sizeof p));
  DO(mpt_params_set_precision(s.params, &p));
  mpt_optimizer_desc adamw = optimizer_desc("adamw");
  adamw.lr = 1e-2;
  mpt_optimizer o;
  DO(mpt_optimizer_create(s.params, &adamw, &o));
  mpt_schedule_desc cosine;
  mpt_schedule_desc_init(&cosine, sizeof cosine);
  cosine.kind = MPT_SCHEDULE_COSINE;
  cosine.warmup_steps = 10;
  cosine.total_steps = how.schedule_steps ? how.schedule_steps : how.steps;
  DO(mpt_optimizer_set_schedule(o, &cosine));
  mpt_stepper_desc sd;
  mpt_stepper_desc_init(&sd, sizeof sd);
  sd.clip_norm = 1;
  sd.accumulate = static_cast<int32_t>(how.micro_batches);
  if (how.init_scale > 0) {
    mpt_scaler_desc c;
    mpt_scaler_desc_init(&c, sizeof c);
    c.init_scale = how.init_scale;
    DO(mpt_scaler_create(s.ctx, &c, &sd.scaler));
  }
  mpt_stepper stepper;
  DO(mpt_stepper_create(s.ctx, &p, &sd, &stepper));
  DO(mpt_stepper_add(stepper, o));
  const int64_t each = rows / how.micro_batches;
  for (int step = 0; step < how.steps; ++step) {
    DO(mpt_scope_push(s.ctx));
    double sum = 0;
    for (int64_t i = 0; i < how.micro_batches; ++i) {
      mpt_tensor l = loss_of(s, kind, m, p, d, i * each, each);
      double v = 0;
      DO(mpt_stepper_backward(stepper, l));
      DO(mpt_tensor_get_item(l, &v));
      sum += v / static_cast<double>(how.micro_batches);
    }
    const mpt_status status = mpt_stepper_step(stepper);
    EXPECT_GE(status, 0) << mpt_last_error();
    if (status == MPT_STEP_SKIPPED) {
      ++out.skipped;
      out.last_skip = step;
    }
    out.losses.push_back(sum);
    if (step >= how.steps - 20) out.loss += sum / 20;
    DO(mpt_scope_pop(s.ctx, nullptr, 0));
  }
  mpt_scaler scaler = nullptr;
  DO(mpt_stepper_get_scaler(stepper, &scaler));
  if (scaler) {
    mpt_scaler_info i = {};
    i.struct_size = sizeof i;
    DO(mpt_scaler_get_info(scaler, &i));
    out.scale = i.scale;
  }
  out.bits = parameter_bits(s);
  return out;
}

class Models : public ::testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    if (GetParam() == Kind::mlp) return;
    NEEDS_HOST("Golden and the trainings of mlp are those of devices");
  }
};
INSTANTIATE_TEST_SUITE_P(All, Models, ::testing::Values(Kind::mlp, Kind::cnn, Kind::gpt),
                         [](const auto& info) { return name_of(info.param); });

// The noise is the standard deviation of the f32 loss over seeds (initial values, dropout). With
// the seed of the f32 run, the other precisions end within the noise, most of them well within.
// Each bound is a part of the noise, about twice the value observed over four seeds on each
// instruction set. The CNN ends at a loss near zero, with little noise. Stochastic masters draw
// from the generator that dropout uses, which makes their runs different ones.
TEST_P(Models, EveryPrecisionReachesTheSameLoss) {
  LONG_UNDER_SANITIZERS("shorter trainings of equal networks replace it");
  const int seeds = 4;
  double mean = 0, square = 0, f32 = 0, first = 0;
  for (int seed = 1; seed <= seeds; ++seed) {
    const Outcome o = train(GetParam(), {.seed = seed});
    if (seed == 1) {
      f32 = o.loss;
      first = o.losses[0];
    }
    mean += o.loss / seeds;
    square += o.loss * o.loss / seeds;
  }
  const double noise = std::sqrt((square - mean * mean) * seeds / (seeds - 1));
  EXPECT_LT(f32, first / 2) << "it learns";
  EXPECT_LT(noise, first / 10) << "and means something";
  struct {
    const char* name;
    double bound, of_cnn;  // bounds of the loss, in units of the noise
    double at_first;       // bound of the first step's loss, relative to that loss
  } const bounds[] = {{"64-true", 1e-4, 1e-4, 1e-6},
                      {"bf16-mixed", 0.05, 0.3, 1e-3},
                      {"16-mixed", 0.004, 0.45, 1e-4},
                      {"bf16-true", 0.6, 0.6, 1e-3},
                      {"16-true", 0.03, 0.4, 1e-4},
                      {"O1", 0.004, 0.45, 1e-4},
                      {"O2", 0.004, 0.45, 1e-4},
                      {"O2,cast_model_type=bf16", 0.07, 0.3, 1e-3},
                      {"O3", 0.03, 0.4, 1e-4},
                      {"O3,keep_batchnorm_fp32=1", 0.03, 0.4, 1e-4},
                      {"bf16-true,master=stochastic", 1, 1, 1e-3},
                      {"16-true,master=stochastic", 1, 1, 1e-4},
                      {"bf16-true,master=kahan", 0.04, 0.2, 1e-3},
                      {"16-true,master=kahan", 0.004, 0.4, 1e-4}};
  for (const auto& b : bounds) {
    const Outcome o = train(GetParam(), {.precision = b.name});
    EXPECT_NEAR(o.loss, f32, noise * (GetParam() == Kind::cnn ? b.of_cnn : b.bound)) << b.name;
    EXPECT_NEAR(o.losses[0], first, b.at_first * first) << b.name;
    EXPECT_EQ(o.skipped, 0) << b.name;
  }
}

TEST_P(Models, TheSameBitsAgainAndOnAnyNumberOfWorkers) {
  for (const char* name : {"32-true", "bf16-mixed", "16-mixed", "O2", "bf16-true,master=stochastic",
                           "16-true,master=kahan"}) {
    const How how{.precision = name, .steps = 20};
    const Outcome one = train(GetParam(), how);
    for (int32_t workers : {1, 2}) {
      How other = how;
      other.workers = workers;
      const Outcome o = train(GetParam(), other);
      EXPECT_EQ(o.losses, one.losses) << name << " on " << workers;
      EXPECT_EQ(o.bits, one.bits) << name << " on " << workers;
    }
  }
}

// Four micro-batches equal the whole batch, except for the order of sums and, with 16-bit
// gradients, the rounding of each part.
TEST_P(Models, AccumulationIsTheWholeBatch) {
  const bool cnn = GetParam() == Kind::cnn;  // ten times as sensitive to rounding
  const std::pair<const char*, double> bounds[] = {
      {"32-true", 2e-7}, {"16-mixed", cnn ? 6e-4 : 4e-5}, {"bf16-mixed", cnn ? 1.5e-3 : 3e-4}};
  for (auto [name, bound] : bounds) {
    How how{.precision = name, .steps = 20, .dropout = false};
    const Outcome whole = train(GetParam(), how);
    how.micro_batches = 4;
    const Outcome parts = train(GetParam(), how);
    for (size_t i = 0; i < whole.losses.size(); ++i)
      EXPECT_NEAR(parts.losses[i], whole.losses[i], bound * whole.losses[0]) << name << " " << i;
    EXPECT_LT(parts.losses.back(), parts.losses[0]);
  }
}

// A scale that is far too large is halved, with skipped steps, until the gradients fit. The rest of
// the run equals a run that starts with that scale.
TEST_P(Models, TheScalerFindsItsScale) {
  How how{.precision = "16-mixed", .steps = 45, .dropout = false, .init_scale = 0x1p40};
  const Outcome high = train(GetParam(), how);
  EXPECT_GT(high.skipped, 10);
  EXPECT_LT(high.skipped, 30);
  EXPECT_EQ(high.last_skip, high.skipped - 1) << "all of them at the start";
  EXPECT_EQ(high.scale, std::ldexp(1, 40 - high.skipped));
  for (int i = 0; i <= high.skipped; ++i)
    EXPECT_EQ(high.losses[static_cast<size_t>(i)], high.losses[0]);
  how.init_scale = high.scale;
  how.schedule_steps = how.steps;
  how.steps -= high.skipped;
  const Outcome fits = train(GetParam(), how);
  EXPECT_EQ(fits.skipped, 0);
  EXPECT_EQ(fits.bits, high.bits);
}

// A network that PyTorch trained, and its batch.
struct GoldenModel {
  bool is_cnn;
  std::vector<double> x, losses;
  std::vector<int64_t> y;
  mpt_module net = nullptr;

  // Makes the network of a section with its parameters.
  GoldenModel(Session& s, const std::vector<Line>& section) : is_cnn(section[0].words[1] == "cnn") {
    mpt_module l[5];
    if (is_cnn) {
      mpt_nn_norm_desc relu;
      mpt_nn_norm_desc_init(&relu, sizeof relu);
      relu.activation = MPT_ACTIVATION_RELU;
      DO(mpt_nn_conv2d(s.params, "conv", 1, 3, 3, 1, 1, nullptr, &l[0]));
      DO(mpt_nn_batch_norm(s.params, "norm", 3, &relu, &l[1]));
      DO(mpt_nn_max_pool2d(s.ctx, 2, 0, 0, nullptr, &l[2]));
      DO(mpt_nn_flatten(s.ctx, &l[3]));
      DO(mpt_nn_linear(s.params, "fc", 27, 3, 1, MPT_ACTIVATION_NONE, &l[4]));
      net = sequence(s.ctx, {l[0], l[1], l[2], l[3], l[4]});
    } else {
      DO(mpt_nn_linear(s.params, "fc1", 5, 12, 1, MPT_ACTIVATION_GELU, &l[0]));
      DO(mpt_nn_linear(s.params, "fc2", 12, 8, 1, MPT_ACTIVATION_GELU, &l[1]));
      DO(mpt_nn_linear(s.params, "fc3", 8, 3, 1, MPT_ACTIVATION_NONE, &l[2]));
      net = sequence(s.ctx, {l[0], l[1], l[2]});
    }
    for (const Line& line : section) {
      if (line.words[0] == "param") {
        mpt_tensor t = nullptr;
        const std::vector<double> v = line.numbers(2);
        const Floats f(v.begin(), v.end());
        DO(mpt_params_get(s.params, line.words[1].c_str(), &t));
        DO(mpt_tensor_write(t, MPT_F32, f.data(), static_cast<int64_t>(f.size())));
      }
      if (line.words[0] == "x") x = line.numbers();
      if (line.words[0] == "losses") losses = line.numbers();
      if (line.words[0] == "y")
        for (double v : line.numbers()) y.push_back(static_cast<int64_t>(v));
    }
  }

  mpt_tensor loss(const Session& s, const mpt_precision& p) const {
    const auto rows = static_cast<int64_t>(y.size());
    const Shape shape = is_cnn ? Shape{rows, 1, 6, 6} : Shape{rows, 5};
    mpt_tensor in, to, loss;
    DO(mpt_tensor_from_data(s.ctx, MPT_F64, shape.data(), static_cast<int32_t>(shape.size()),
                            x.data(), x.size() * 8, &in));
    DO(mpt_tensor_from_data(s.ctx, MPT_I64, &rows, 1, y.data(), y.size() * 8, &to));
    DO(mpt_precision_push(s.ctx, &p));
    DO(mpt_precision_input(&p, in, &in));
    DO(mpt_module_forward(net, in, &in));
    mpt_cross_entropy_desc smooth;
    mpt_cross_entropy_desc_init(&smooth, sizeof smooth);
    smooth.label_smoothing = 0.125;
    DO(mpt_cross_entropy(in, to, nullptr, &smooth, &loss));
    DO(mpt_precision_pop(s.ctx));
    return loss;
  }
};

// Makes a stepper with the optimizer, the schedule and the clipping of golden/make_models.py.
mpt_stepper golden_stepper(const Session& s, const mpt_precision& p, double lr, size_t steps) {
  mpt_optimizer_desc adamw = optimizer_desc("adamw");
  adamw.lr = lr;
  adamw.weight_decay = 0.1;
  mpt_optimizer o;
  DO(mpt_optimizer_create(s.params, &adamw, &o));
  adamw.weight_decay = 0;
  mpt_selection vectors;
  mpt_selection_init(&vectors, sizeof vectors);
  vectors.max_rank = 1;
  DO(mpt_optimizer_add_group(o, &vectors, &adamw, nullptr));
  mpt_schedule_desc cosine;
  mpt_schedule_desc_init(&cosine, sizeof cosine);
  cosine.kind = MPT_SCHEDULE_COSINE;
  cosine.total_steps = static_cast<int64_t>(steps);
  DO(mpt_optimizer_set_schedule(o, &cosine));
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.clip_norm = 0.5;
  mpt_stepper stepper;
  DO(mpt_stepper_create(s.ctx, &p, &how, &stepper));
  DO(mpt_stepper_add(stepper, o));
  return stepper;
}

// Compares the loss of every step of two networks that PyTorch trained (golden/make_models.py),
// with label smoothing, groups, clipping, a schedule and batch statistics.
TEST(Golden, LossesArePyTorchs) {
  int cases = 0;
  for (const auto& section : sections("model", GOLDEN "/models.txt")) {
    const bool cnn = section[0].words[1] == "cnn";
    SCOPED_TRACE(section[0].words[1]);
    const double f32_error = section[0].field("f32_error", 0);
    const std::pair<const char*, double> bounds[] = {{"64-true", 1e-14},
                                                     {"32-true", 3 * f32_error},
                                                     {"16-mixed", cnn ? 7e-4 : 1.5e-4},
                                                     {"bf16-mixed", cnn ? 2.5e-3 : 1.2e-3}};
    for (auto [name, bound] : bounds) {
      Session s(1, 1);
      mpt_precision p;
      DO(mpt_precision_from_name(name, &p, sizeof p));
      DO(mpt_params_set_precision(s.params, &p));
      const GoldenModel m(s, section);
      const double lr = section[0].field("lr", 0);
      const mpt_stepper stepper = golden_stepper(s, p, lr, m.losses.size());
      for (size_t step = 0; step < m.losses.size(); ++step) {
        const mpt_tensor loss = m.loss(s, p);
        double got = 0;
        DO(mpt_stepper_backward(stepper, loss));
        DO(mpt_stepper_step(stepper));
        DO(mpt_tensor_get_item(loss, &got));
        EXPECT_NEAR(got, m.losses[step], bound) << name << " step " << step;
      }
    }
    ++cases;
  }
  EXPECT_EQ(cases, 2);
}

}  // namespace
}  // namespace mpt_test
