// Tests of optimizer passes over many tensors: one pass, norms, resuming, errors.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>

#include "../support/golden.h"
#include "../support/models.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

mpt_optimizer_desc rule(const std::string& kind, int32_t bits, double lr = 0.01) {
  mpt_optimizer_desc d = optimizer_desc(kind);
  if (kind == "sgd") d.momentum = 0.9;
  d.lr = lr;
  d.state_bits = kind == "adafactor" ? 32 : bits;
  return d;
}

using Doubles = std::vector<double>;

std::string name_of_tensor(size_t i) {
  std::string name = "w";
  return name.append(std::to_string(i));
}

// A training of tensors of many sizes on synthetic gradients.
struct Training {
  Session s;
  std::vector<mpt_tensor> w;
  mpt_optimizer o = nullptr;
  std::vector<Shape> shapes = {{300, 200}, {70001}, {5}, {8, 4, 3, 3}, {1, 6000}, {6000, 1}, {}};
  uint64_t state = 1;

  Training(int32_t workers, const mpt_optimizer_desc& d, const char* precision = "32-true")
      : s(workers, 1) {
    mpt_precision p;
    DO(mpt_precision_from_name(precision, &p, sizeof p));
    DO(mpt_params_set_precision(s.params, &p));
    for (size_t i = 0; i < shapes.size(); ++i) {
      w.push_back(tensor(shapes[i], values(count(i), 1)));
      DO(mpt_params_add(s.params, name_of_tensor(i).c_str(), w.back()));
    }
    DO(mpt_optimizer_create(s.params, &d, &o));
  }
  size_t count(size_t i) const {
    return static_cast<size_t>(
        std::accumulate(shapes[i].begin(), shapes[i].end(), int64_t{1}, std::multiplies<>()));
  }
  Floats values(size_t n, double size) {
    Floats v(n);
    for (float& x : v) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      x = static_cast<float>((static_cast<double>(state >> 40) / (1 << 24) - 0.5) * size);
    }
    return v;
  }
  mpt_tensor tensor(const Shape& shape, const Floats& v) {
    mpt_tensor t = nullptr;
    DO(mpt_tensor_from_data(s.ctx, MPT_F32, shape.data(), static_cast<int32_t>(shape.size()),
                            v.data(), v.size() * 4, &t));
    return t;
  }
  std::vector<Floats> step() {
    std::vector<Floats> grads;
    for (size_t i = 0; i < w.size(); ++i) {
      grads.push_back(values(count(i), 0.1));
      mpt_tensor g = tensor(shapes[i], grads.back());
      DO(mpt_tensor_set_grad(w[i], g));
      mpt_tensor_release(g);
    }
    DO(mpt_optimizer_step(o));
    return grads;
  }
  Floats read(mpt_tensor t) const {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    DO(mpt_tensor_get_info(t, &i));
    Floats v(static_cast<size_t>(i.count));
    DO(mpt_tensor_read(t, MPT_F32, v.data(), i.count));
    return v;
  }
  // Returns the stored bits of parameters and states.
  std::vector<uint32_t> all() const {
    std::vector<uint32_t> out = parameter_bits(s);
    for (size_t i = 0; i < w.size(); ++i) {
      for (const char* key : {"state1", "absmax1", "state2", "absmax2", "state3", "absmax3"}) {
        mpt_tensor t = nullptr;
        const std::string name = name_of_tensor(i);
        if (mpt_optimizer_get_state(o, name.c_str(), key, &t) != MPT_OK || !t) continue;
        for (float f : read(t)) {
          out.emplace_back();
          std::memcpy(&out.back(), &f, 4);
        }
      }
    }
    return out;
  }
};

class Passes : public Train {};

TEST_F(Passes, OnePassOverAllTensorsSameBitsForAnyNumberOfWorkers) {
  for (const std::string& kind : kRuleKinds) {
    for (int bits : {32, 8, 4}) {
      SCOPED_TRACE(kind + " " + std::to_string(bits));
      Training one(1, rule(kind, bits), "bf16-mixed"), three(3, rule(kind, bits), "bf16-mixed");
      for (int t = 0; t < 3; ++t) {
        one.step();
        three.step();
      }
      EXPECT_EQ(one.all(), three.all());
    }
  }
}

// Compares a norm over tensors of every size, and the scaling by it, with the formula in double.
TEST_F(Passes, NormAndScaleOverManyTensors) {
  for (double power : {2.0, 1.0, static_cast<double>(INFINITY)}) {
    SCOPED_TRACE(power);
    Training t(2, rule("sgd", 32));
    std::vector<Floats> grads;
    double norm = 0;
    for (size_t i = 0; i < t.w.size(); ++i) {
      grads.push_back(t.values(t.count(i), 0.1));
      mpt_tensor g = t.tensor(t.shapes[i], grads.back());
      OK(mpt_tensor_set_grad(t.w[i], g));
      mpt_tensor_release(g);
      for (float v : grads.back()) {
        const double a = std::abs(static_cast<double>(v));
        norm = std::isinf(power) ? std::max(norm, a) : norm + std::pow(a, power);
      }
    }
    if (!std::isinf(power)) norm = std::pow(norm, 1 / power);
    mpt_clip_desc d;
    mpt_clip_desc_init(&d, sizeof d);
    d.norm_type = power;
    double found = 0;
    OK(mpt_params_clip_grad_norm(t.s.params, norm / 3, &d, &found));
    EXPECT_NEAR(found / norm, 1, 1e-6);
    for (size_t i = 0; i < t.w.size(); ++i) {
      mpt_tensor g = nullptr;
      OK(mpt_tensor_get_grad(t.w[i], &g));
      const Floats got = t.read(g);
      mpt_tensor_release(g);
      for (size_t k = 0; k < got.size(); ++k) {
        const double want = static_cast<double>(grads[i][k]) * (norm / 3) / (norm + 1e-6);
        ASSERT_NEAR(static_cast<double>(got[k]), want, std::abs(want) * 1e-6 + 1e-12);
      }
    }
  }
}

// Compares norms over tensors that are processed in many pieces with the formula in double.
TEST_F(Passes, LambLarsNovogradOnLargeTensors) {
  auto norm = [](const Doubles& v) {
    return std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), 0.0));
  };
  for (const std::string kind : {"lamb", "lars", "novograd"}) {
    SCOPED_TRACE(kind);
    mpt_optimizer_desc d = rule(kind, 32, 0.1);
    d.weight_decay = 0.1;
    if (kind == "lars") d.trust_coefficient = 0.5;
    Training run(2, d);
    std::vector<Doubles> p, m, v;
    for (mpt_tensor t : run.w) {
      const Floats x = run.read(t);
      p.emplace_back(x.begin(), x.end());
      m.emplace_back(x.size());
      v.emplace_back(x.size());
    }
    for (int t = 1; t <= 4; ++t) {
      const std::vector<Floats> grads = run.step();
      const double c1 = 1 - std::pow(d.beta1, t), c2 = 1 - std::pow(d.beta2, t);
      for (size_t i = 0; i < p.size(); ++i) {
        const Doubles g(grads[i].begin(), grads[i].end());
        Doubles u(g.size());
        const double g2 = norm(g) * norm(g), size = norm(p[i]);
        const double rate = d.trust_coefficient * size / (norm(g) + d.weight_decay * size + d.eps);
        for (size_t k = 0; k < g.size(); ++k) {
          if (kind == "lars") {
            const double x = rate * (g[k] + d.weight_decay * p[i][k]);
            u[k] = m[i][k] = t == 1 ? x : d.momentum * m[i][k] + x;
            continue;
          }
          m[i][k] = d.beta1 * m[i][k] + (1 - d.beta1) * g[k];
          if (kind == "lamb") v[i][k] = d.beta2 * v[i][k] + (1 - d.beta2) * g[k] * g[k];
          else if (k == 0) v[i][0] = t == 1 ? g2 : d.beta2 * v[i][0] + (1 - d.beta2) * g2;
          const double second = v[i][kind == "lamb" ? k : 0];
          u[k] = m[i][k] / c1 / (std::sqrt(second / c2) + d.eps) + d.weight_decay * p[i][k];
        }
        const double ratio = kind == "lamb" ? size / norm(u) : 1;
        for (size_t k = 0; k < g.size(); ++k) p[i][k] -= d.lr * ratio * u[k];
      }
    }
    for (size_t i = 0; i < p.size(); ++i) {
      const Floats got = run.read(run.w[i]);
      for (size_t k = 0; k < got.size(); ++k)
        ASSERT_NEAR(got[k], p[i][k], 2e-6 * (1 + std::fabs(p[i][k]))) << i << " " << k;
    }
  }
}

TEST_F(Passes, AdafactorFactorsTheLastTwoDims) {
  const mpt_optimizer_desc d = rule("adafactor", 32, 0.01);
  Training run(2, d);
  std::vector<Doubles> p, row(run.w.size()), col(run.w.size());
  for (size_t i = 0; i < run.w.size(); ++i) {
    const Floats x = run.read(run.w[i]);
    p.emplace_back(x.begin(), x.end());
  }
  auto rms = [](const Doubles& v) {
    double s = 0;
    for (double x : v) s += x * x;
    return std::sqrt(s / static_cast<double>(v.size()));
  };
  for (int t = 1; t <= 4; ++t) {
    const std::vector<Floats> grads = run.step();
    const double mix = std::pow(t, d.beta2_decay);
    for (size_t i = 0; i < p.size(); ++i) {
      const Shape& s = run.shapes[i];
      const Floats& g = grads[i];
      const size_t n = g.size(), c = s.empty() ? 1 : static_cast<size_t>(s.back()),
                   r = s.size() < 2 ? 1 : static_cast<size_t>(s[s.size() - 2]);
      Doubles v(n), u(n);
      auto g2 = [&](size_t k) { return static_cast<double>(g[k]) * static_cast<double>(g[k]); };
      if (s.size() < 2) {
        row[i].resize(n);
        for (size_t k = 0; k < n; ++k) v[k] = row[i][k] += mix * (g2(k) - row[i][k]);
      } else {
        row[i].resize(n / c);
        col[i].resize(n / r);
        for (size_t m = 0; m < n / r / c; ++m) {
          double mean = 0;
          for (size_t a = 0; a < r; ++a) {
            double sum = 0;
            for (size_t b = 0; b < c; ++b) sum += g2((m * r + a) * c + b);
            double& x = row[i][m * r + a];
            x += mix * (sum / static_cast<double>(c) - x);
            mean += x / static_cast<double>(r);
          }
          for (size_t b = 0; b < c; ++b) {
            double sum = 0;
            for (size_t a = 0; a < r; ++a) sum += g2((m * r + a) * c + b);
            double& x = col[i][m * c + b];
            x += mix * (sum / static_cast<double>(r) - x);
          }
          for (size_t a = 0; a < r; ++a)
            for (size_t b = 0; b < c; ++b)
              v[(m * r + a) * c + b] =
                  row[i][m * r + a] * col[i][m * c + b] / std::max(mean, d.eps);
        }
      }
      for (size_t k = 0; k < n; ++k)
        u[k] = static_cast<double>(g[k]) / std::sqrt(std::max(v[k], d.eps * d.eps));
      const double alpha = std::max(d.min_rms, rms(p[i])) * std::min(d.lr, 1 / std::sqrt(t)) /
                           std::max(1.0, rms(u) / d.clip_threshold);
      for (size_t k = 0; k < n; ++k) p[i][k] -= alpha * u[k];
    }
  }
  for (size_t i = 0; i < p.size(); ++i) {
    const Floats got = run.read(run.w[i]);
    for (size_t k = 0; k < got.size(); ++k)
      ASSERT_NEAR(got[k], p[i][k], 2e-6 * (1 + std::fabs(p[i][k]))) << i << " " << k;
  }
  mpt_tensor t = nullptr;
  OK(mpt_optimizer_get_state(run.o, "w3", "row_var", &t));
  mpt_tensor_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_tensor_get_info(t, &info));
  EXPECT_EQ(Shape(info.shape, info.shape + info.rank), (Shape{8, 4, 3, 1}));
  // A factored matrix of 300 x 200 stores 500 numbers instead of 60000.
  mpt_optimizer_info oi = {};
  oi.struct_size = sizeof oi;
  OK(mpt_optimizer_get_info(run.o, &oi));
  EXPECT_EQ(oi.state_bytes, 4 * (300 + 200 + 70001 + 5 + 8 * 4 * 6 + 2 * 6001 + 1));
}

// -- bytes per parameter: row h of examples/features.md -------------------------------------------

TEST_F(Passes, SplitMasterAnd8BitStatesTake803BytesPerParameter) {
  Session s(2, 1);
  mpt_precision p;
  OK(mpt_precision_from_name("bf16-mixed", &p, sizeof p));
  OK(mpt_params_set_precision(s.params, &p));
  const int64_t shape[] = {1024, 1024};
  constexpr int kLayers = 16;  // so many that fixed bookkeeping does not count
  constexpr double kCount = kLayers * 1024.0 * 1024.0;
  mpt_tensor w[kLayers];
  for (size_t i = 0; i < kLayers; ++i) {
    OK(mpt_normal(s.ctx, MPT_F32, shape, 2, 0, 0.02, &w[i]));
    OK(mpt_params_add(s.params, name_of_tensor(i).c_str(), w[i]));
  }
  const mpt_optimizer_desc adamw = rule("adamw", 8);
  mpt_optimizer o = nullptr;
  OK(mpt_optimizer_create(s.params, &adamw, &o));
  for (int step = 0; step < 2; ++step) {
    for (mpt_tensor t : w) {
      mpt_tensor loss = nullptr;
      OK(mpt_sum(t, nullptr, 0, 0, &loss));
      OK(mpt_backward(&loss, nullptr, 1, nullptr));
      mpt_tensor_release(loss);
    }
    OK(mpt_optimizer_step(o));
  }
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  OK(mpt_context_get_memory(s.ctx, &m));
  auto each = [&](int purpose) { return static_cast<double>(m.now[purpose]) / kCount; };
  EXPECT_NEAR(each(MPT_MEMORY_PARAMETERS), 2, 1e-3);
  EXPECT_NEAR(each(MPT_MEMORY_MASTERS), 2, 1e-3);
  EXPECT_NEAR(each(MPT_MEMORY_GRADIENTS), 2, 1e-3);
  EXPECT_NEAR(each(MPT_MEMORY_STATES), 2.03125, 1e-3);
  EXPECT_NEAR(static_cast<double>(m.total_now) / kCount, 8.03125, 5e-3);
}

// -- resuming, and the loss: rows 79 to 81 of examples/features.md --------------------------------

TEST_F(Passes, ATrainingResumesToTheBit) {
  const std::string path = ::testing::TempDir() + std::to_string(getpid()) + ".mpt_rows_states";
  for (const std::string& kind : kRuleKinds) {
    for (int bits : {32, 8, 4}) {
      SCOPED_TRACE(kind + " " + std::to_string(bits));
      Training a(2, rule(kind, bits), "bf16-mixed"), b(3, rule(kind, bits), "bf16-mixed");
      auto training = [](Training& r) {
        mpt_training_desc d;
        mpt_training_desc_init(&d, sizeof d);
        d.optimizers = &r.o;
        d.optimizer_count = 1;
        return d;
      };
      for (int t = 0; t < 2; ++t) a.step();
      mpt_training_desc ta = training(a), tb = training(b);
      OK(mpt_training_save(path.c_str(), &ta));
      OK(mpt_training_load(path.c_str(), &tb));
      EXPECT_EQ(a.all(), b.all()) << "as loaded";
      b.state = a.state;
      for (int t = 0; t < 2; ++t) {
        a.step();
        b.step();
      }
      EXPECT_EQ(a.all(), b.all()) << "after steps";
    }
  }
  // A file of f32 states is loaded into a training with 8-bit states, and vice versa. The options
  // of the file apply.
  Training a(2, rule("adam", 8)), b(2, rule("adam", 32));
  a.step();
  b.step();
  mpt_training_desc d;
  mpt_training_desc_init(&d, sizeof d);
  d.optimizers = &b.o;
  d.optimizer_count = 1;
  OK(mpt_training_save(path.c_str(), &d));
  d.optimizers = &a.o;
  OK(mpt_training_load(path.c_str(), &d));
  EXPECT_EQ(a.all(), b.all());
  mpt_optimizer_desc back = {};
  back.struct_size = sizeof back;
  OK(mpt_optimizer_get_group(a.o, 0, &back));
  EXPECT_EQ(back.state_bits, 32);
  std::remove(path.c_str());
}

// Returns the mean loss of the last steps of a small GPT.
double gpt_loss(int32_t bits, int64_t seed) {
  Session s(1, seed);
  const Model m = make_model(s, Kind::gpt);
  const Data data = make_data(Kind::gpt, 32);
  mpt_precision p;
  DO(mpt_precision_from_name("32-true", &p, sizeof p));
  mpt_optimizer_desc adamw = rule("adamw", bits);
  adamw.state_min = 256;  // the matrices of the model are small
  mpt_optimizer o;
  DO(mpt_optimizer_create(s.params, &adamw, &o));
  mpt_schedule_desc cosine;
  mpt_schedule_desc_init(&cosine, sizeof cosine);
  cosine.kind = MPT_SCHEDULE_COSINE;
  cosine.warmup_steps = 10;
  cosine.total_steps = 150;
  DO(mpt_optimizer_set_schedule(o, &cosine));
  mpt_stepper_desc sd;
  mpt_stepper_desc_init(&sd, sizeof sd);
  sd.clip_norm = 1;
  mpt_stepper stepper;
  DO(mpt_stepper_create(s.ctx, &p, &sd, &stepper));
  DO(mpt_stepper_add(stepper, o));
  double mean = 0;
  for (int step = 0; step < 150; ++step) {
    DO(mpt_scope_push(s.ctx));
    mpt_tensor l = loss_of(s, Kind::gpt, m, p, data, 0, 32);
    double v = 0;
    DO(mpt_stepper_backward(stepper, l));
    DO(mpt_tensor_get_item(l, &v));
    DO(mpt_stepper_step(stepper));
    if (step >= 130) mean += v / 20;
    DO(mpt_scope_pop(s.ctx, nullptr, 0));
  }
  return mean;
}

TEST_F(Passes, An8BitRunReachesTheF32LossWithinTheNoiseOfSeeds) {
  NEEDS_HOST("a long training ends at the same loss on every device");
  NOT_UNDER_SANITIZERS("a shorter training of an equal network replaces it");
  Doubles plain, coded, four;
  for (int64_t seed = 1; seed <= 4; ++seed) {
    plain.push_back(gpt_loss(32, seed));
    coded.push_back(gpt_loss(8, seed));
    four.push_back(gpt_loss(4, seed));
  }
  auto mean = [](const Doubles& v) {
    return std::accumulate(v.begin(), v.end(), 0.0) / static_cast<double>(v.size());
  };
  double variance = 0;
  for (double v : plain) variance += (v - mean(plain)) * (v - mean(plain)) / 3;
  const double noise = std::sqrt(variance);
  std::printf("loss: f32 %.4f, 8 bits %.4f, 4 bits %.4f, seeds differ by %.4f\n", mean(plain),
              mean(coded), mean(four), noise);
  EXPECT_LT(mean(plain), 1.6) << "nothing was learnt";  // random guessing gives ln 16 = 2.77
  EXPECT_NEAR(mean(coded), mean(plain), noise);
  // With equal seeds the losses are much closer: over twelve seeds, 8 bits differed by at most
  // 0.003. 4 bits ended 0.02 higher on average, which exceeds the noise, and 0.016 higher over the
  // first four seeds.
  for (size_t i = 0; i < plain.size(); ++i) EXPECT_NEAR(coded[i], plain[i], 0.007) << i;
  EXPECT_NEAR(mean(four), mean(plain), 0.03);
}

// -- errors ---------------------------------------------------------------------------------------

TEST_F(Passes, BadOptionsAreNamedAndChangeNothing) {
  add("w", {8}, Floats(8, 1));
  mpt_optimizer o = nullptr;
  auto refused = [&](const mpt_optimizer_desc& d, const char* text) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_create(params, &d, &o), text);
    EXPECT_EQ(o, nullptr);
  };
  for (int32_t bits : {0, 1, 2, 16, 33, -8, INT32_MAX}) {
    mpt_optimizer_desc d = rule("adamw", bits);
    refused(d, "state_bits");
    refused(d, "32, 8 or 4");
  }
  for (int32_t block : {1, 32, 100, 512, -64, INT32_MIN}) {
    mpt_optimizer_desc d = rule("adamw", 8);
    d.state_block = block;
    refused(d, "state_block");
  }
  mpt_optimizer_desc d = rule("adamw", 8);
  d.state_min = -1;
  refused(d, "state_min");
  d = rule("adafactor", 32);
  d.state_bits = 8;
  refused(d, "MPT_OPTIMIZER_ADAFACTOR");
  d = rule("adamw", 32);
  d.kind = 13;
  refused(d, "MPT_OPTIMIZER_SPARSE_ADAM (12)");
  struct Field {
    const char* kind;
    double mpt_optimizer_desc::*field;
    const char* name;
    double bad;
  };
  for (const Field& f :
       {Field{"ademamix", &mpt_optimizer_desc::beta3, "beta3", 1},
        {"ademamix", &mpt_optimizer_desc::beta3, "beta3", NAN},
        {"lars", &mpt_optimizer_desc::trust_coefficient, "trust_coefficient", -1},
        {"lars", &mpt_optimizer_desc::trust_coefficient, "trust_coefficient", NAN},
        {"adafactor", &mpt_optimizer_desc::beta2_decay, "beta2_decay", 0.1},
        {"adafactor", &mpt_optimizer_desc::min_rms, "min_rms", -0.1},
        {"adafactor", &mpt_optimizer_desc::clip_threshold, "clip_threshold", 0},
        {"adafactor", &mpt_optimizer_desc::clip_threshold, "clip_threshold", double{INFINITY}}}) {
    d = rule(f.kind, 32);
    d.*f.field = f.bad;
    refused(d, f.name);
  }
  d = rule("ademamix", 32);
  d.beta3_warmup = -1;
  refused(d, "beta3_warmup");
  d = rule("ademamix", 32);
  d.alpha_warmup = INT64_MIN;
  refused(d, "alpha_warmup");

  d = rule("adamw", 8);
  OK(mpt_optimizer_create(params, &d, &o));
  d.state_bits = 3;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_set_group(o, 0, &d), "state_bits");
  mpt_optimizer_desc now = {};
  now.struct_size = sizeof now;
  OK(mpt_optimizer_get_group(o, 0, &now));
  EXPECT_EQ(now.state_bits, 8);
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_get_state(o, "w", "state3", &t), "exp_avg");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_get_state(o, "w", "absmax", &t), "exp_avg");
}

}  // namespace
}  // namespace mpt_test
