// Fixtures: trainings, parameters and scalers saved by released versions, one folder per version,
// which every later version must read. The files of a version are written once, at its release, by
//   MPT_WRITE_FIXTURES=tests/io/fixtures/VERSION build/tests/io/io_fixtures
// and never again.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>

#include "fixture.h"
#include "mpt/mpt.hpp"

namespace mpt_test {
namespace {

namespace fs = std::filesystem;

// One file per recipe: every precision, kind of master and format of states.
const std::map<std::string, Recipe> kRecipes = {
    {"32-true", {.precision = "32-true"}},
    {"64-true", {.precision = "64-true"}},
    {"16-true", {.precision = "16-true"}},
    {"bf16-true", {.precision = "bf16-true"}},
    {"16-mixed", {.precision = "16-mixed"}},
    {"bf16-mixed", {.precision = "bf16-mixed"}},
    {"O1", {.precision = "O1"}},
    {"O2", {.precision = "O2"}},
    {"O3", {.precision = "O3"}},
    {"copy", {.precision = "bf16-true,master=copy"}},
    {"stochastic", {.precision = "bf16-true,master=stochastic"}},
    {"kahan", {.precision = "16-true,master=kahan"}},
    {"8bit", {.precision = "bf16-mixed", .hidden = 512, .state_bits = 8}},
    {"4bit", {.precision = "32-true", .hidden = 512, .state_bits = 4}},
    {"sgd", {.kind = MPT_OPTIMIZER_SGD, .momentum = true, .extras = true}},
    {"adam", {.kind = MPT_OPTIMIZER_ADAM, .extras = true}},
    {"rmsprop", {.kind = MPT_OPTIMIZER_RMSPROP, .momentum = true, .extras = true}},
    {"adagrad", {.kind = MPT_OPTIMIZER_ADAGRAD}},
    {"lion", {.precision = "16-mixed", .kind = MPT_OPTIMIZER_LION}},
    {"adafactor", {.kind = MPT_OPTIMIZER_ADAFACTOR}},
    {"ademamix", {.precision = "bf16-mixed", .kind = MPT_OPTIMIZER_ADEMAMIX}},
    {"lamb", {.kind = MPT_OPTIMIZER_LAMB}},
    {"lars", {.kind = MPT_OPTIMIZER_LARS, .momentum = true}},
    {"novograd", {.kind = MPT_OPTIMIZER_NOVOGRAD}},
};

// Scalers as JSON text, one file each: with only PyTorch's keys and with one more, with factors
// that are not exact in binary, and with an f32 scale.
struct Scaling {
  const char* name;
  int32_t hysteresis, hysteresis_left;
  double scale, growth_factor, backoff_factor;
  int64_t growth_interval, growth_tracker;
};
const Scaling kScalers[] = {
    {"scaler.json", 1, 1, 3072, 2, 0.5, 2000, 1999},
    {"scaler-hysteresis.json", 3, 2, static_cast<double>(0.1f), 1.1, 0.3, 7, 4},
};

struct Scaler {
  mpt_context ctx = nullptr;
  mpt_scaler scaler = nullptr;

  explicit Scaler(int32_t hysteresis) {
    mpt_scaler_desc d;
    mpt_scaler_desc_init(&d, sizeof d);
    d.hysteresis = hysteresis;
    EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_scaler_create(ctx, &d, &scaler), MPT_OK) << mpt_last_error();
  }
  ~Scaler() { mpt_context_release(ctx); }
  Scaler(const Scaler&) = delete;
  mpt_scaler_state state() const {
    mpt_scaler_state s = {};
    s.struct_size = sizeof s;
    EXPECT_EQ(mpt_scaler_get_state(scaler, &s), MPT_OK) << mpt_last_error();
    return s;
  }
  std::string json() const {
    char text[400] = "";
    EXPECT_EQ(mpt_scaler_state_to_json(scaler, text, sizeof text, nullptr), MPT_OK);
    return text;
  }
};

// Returns the number of elements of a tensor, their sum and the sum of their magnitudes, exact to
// the bit.
std::string sums_of(const mpt::Tensor& x) {
  const std::vector<double> v = x.read<double>();
  double sum = 0, size = 0;
  for (double e : v) sum += e, size += e < 0 ? -e : e;
  std::ostringstream out;
  out << std::hexfloat << " " << v.size() << " " << sum << " " << size;
  return out.str();
}

// A training of several parts: in one stepper an embedding under SparseAdam and a matrix under
// AdamW, for two losses with a scale each; a second stepper; L-BFGS with its history.
class Several {
 public:
  explicit Several(int64_t seed = 1) : ctx(mpt::Context::create({.seed = seed})) {
    const mpt::Precision mixed("16-mixed");
    table = add("table", {6, 4});
    table.sparse_grad();
    matrix = add("matrix", {4, 3});
    other = add("other", {3});
    point = add("point", {4});
    first = mpt::Stepper(ctx, mixed, {.losses = 2});
    second = mpt::Stepper(ctx, mixed);
    optimizers.emplace_back(sets[0], mpt::sparse_adam());
    optimizers.emplace_back(sets[1], mpt::adamw());
    optimizers.emplace_back(sets[2], mpt::lamb());
    first.add(optimizers[0]);
    first.add(optimizers[1]);
    second.add(optimizers[2]);
    auto options = mpt::defaults<mpt_lbfgs_desc>();
    options.max_iterations = 2;
    options.history = 3;
    lbfgs = mpt::Lbfgs(sets[3], &options);
    training = mpt::defaults<mpt_training_desc>();
    steppers[0] = first.get();
    steppers[1] = second.get();
    searches[0] = lbfgs.get();
    training.steppers = steppers;
    training.stepper_count = 2;
    training.lbfgs = searches;
    training.lbfgs_count = 1;
  }

  void steps(int n) {
    const mpt::Tensor index = ctx.tensor<int64_t>({3}, {5, 0, 2});
    const auto loss = [&] {
      return mpt::mean(mpt::square(mpt::matmul(mpt::embedding(index, table), matrix)));
    };
    for (int i = 0; i < n; ++i) {
      first.backward(loss(), 0);
      first.backward(loss() * (i == 2 ? INFINITY : 0.5), 1);  // skips a step and halves its scale
      first.step();
      second.backward(mpt::mean(mpt::square(other)));
      second.step();
      search();
    }
  }
  // Runs a step of L-BFGS, whose direction depends on the history, and returns its loss after it.
  double search() {
    const auto loss = [&] { return mpt::sum(mpt::square(mpt::square(point) - 2.0)); };
    lbfgs.step(loss);
    return loss().item();
  }
  std::string summary() {
    std::ostringstream out;
    for (const mpt::Tensor* t : {&table, &matrix, &other, &point}) out << sums_of(*t) << "\n";
    const char* const names[] = {"table", "matrix", "other"};
    for (size_t i = 0; i < optimizers.size(); ++i) {
      for (const char* key : {"exp_avg", "exp_avg_sq"}) {
        out << names[i] << "." << key << sums_of(optimizers[i].state(names[i], key)) << "\n";
      }
    }
    for (int32_t loss : {0, 1}) out << "scaler " << first.scaler(loss).to_json() << "\n";
    out << "scaler " << second.scaler().to_json() << "\n";
    const auto i = lbfgs.info();
    out << "lbfgs " << i.history << " " << i.steps << " " << i.iterations << " " << i.evaluations
        << "\n";
    return out.str();
  }

  mpt::Context ctx;
  std::vector<mpt::Params> sets;
  mpt::Tensor table, matrix, other, point;
  std::vector<mpt::Optimizer> optimizers;
  mpt::Stepper first, second;
  mpt::Lbfgs lbfgs;
  mpt_stepper steppers[2] = {};
  mpt_lbfgs searches[1] = {};
  mpt_training_desc training;

 private:
  mpt::Tensor add(const char* name, const mpt::Shape& shape) {
    sets.emplace_back(ctx);
    return sets.back().add(name, ctx.normal(shape));
  }
};

// Returns the contents of a training as text.
std::string summary(Trainer& t) {
  std::ostringstream out;
  out << std::hexfloat;
  const auto add = [&](const std::string& name, mpt_tensor x) {
    out << name << sums_of(mpt::Tensor(x)) << "\n";
  };
  for (int64_t i = 0; i < 9; ++i) {  // six parameters, three buffers
    const char* name = nullptr;
    mpt_tensor x = nullptr;
    EXPECT_EQ(mpt_params_get_at(t.params, i, &name, &x), MPT_OK) << mpt_last_error();
    for (const char* key :
         {"step", "momentum_buffer", "exp_avg", "exp_avg_sq", "max_exp_avg_sq", "exp_avg_slow",
          "square_avg", "grad_avg", "sum", "variance", "row_var", "col_var", "codes1", "absmax1"}) {
      mpt_tensor state = nullptr;
      if (i < 6 && mpt_optimizer_get_state(t.optimizer, name, key, &state) == MPT_OK && state) {
        add(std::string(name) + "." + key, state);
      }
    }
    add(name, x);
  }
  mpt_optimizer_info info = {};
  info.struct_size = sizeof info;
  EXPECT_EQ(mpt_optimizer_get_info(t.optimizer, &info), MPT_OK) << mpt_last_error();
  double lr = 0;
  EXPECT_EQ(mpt_optimizer_get_lr(t.optimizer, 0, &lr), MPT_OK) << mpt_last_error();
  int64_t seed = 0, draws = 0;
  EXPECT_EQ(mpt_context_get_generator(t.ctx, &seed, &draws), MPT_OK) << mpt_last_error();
  out << "host " << t.step << " " << t.data << "\noptimizer " << info.steps << " " << lr
      << "\ngenerator " << seed << " " << draws << "\n";
  if (t.scaler) {
    char json[400];
    EXPECT_EQ(mpt_scaler_state_to_json(t.scaler, json, sizeof json, nullptr), MPT_OK);
    out << "scaler " << json << "\n";
  }
  return out.str();
}

std::string text_of(const fs::path& path) {
  std::ifstream f(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(f), {}};
}

// Writes the fixtures if asked to; not a test of its own.
void write(const fs::path& folder) {
  fs::create_directories(folder);
  for (const auto& [name, recipe] : kRecipes) {
    Trainer t(recipe);
    t.steps(4);
    const fs::path path = folder / (name + ".safetensors");
    OK(mpt_training_save(path.c_str(), &t.training));
    std::ofstream(folder / (name + ".txt")) << summary(t);
    if (name == "bf16-mixed") {
      OK(mpt_params_save(t.params, (folder / "params.safetensors").c_str(), nullptr));
    }
  }
  Several several;
  several.steps(4);
  mpt::save_training((folder / "several.safetensors").c_str(), several.training);
  std::ofstream(folder / "several.txt") << several.summary();
  std::ofstream(folder / "several-next.txt") << several.search() << "\n";
  for (const Scaling& s : kScalers) {
    const Scaler from(s.hysteresis);
    mpt_scaler_state state = from.state();
    state.hysteresis_left = s.hysteresis_left;
    state.scale = s.scale;
    state.growth_factor = s.growth_factor;
    state.backoff_factor = s.backoff_factor;
    state.growth_interval = s.growth_interval;
    state.growth_tracker = s.growth_tracker;
    OK(mpt_scaler_set_state(from.scaler, &state));
    std::ofstream(folder / s.name) << from.json();
  }
}

TEST(Fixtures, FilesOfEveryVersionAreRead) {
  if (const char* folder = std::getenv("MPT_WRITE_FIXTURES")) write(folder);
  int versions = 0;
  for (const auto& version : fs::directory_iterator(FIXTURES)) {
    SCOPED_TRACE(version.path().filename());
    ++versions;
    int files = 0;
    for (const auto& [name, recipe] : kRecipes) {
      SCOPED_TRACE(name);
      const fs::path path = version.path() / (name + ".safetensors");
      if (!fs::exists(path)) continue;  // from a later version
      ++files;
      Trainer t(recipe, 77);
      const std::string before = summary(t);
      OK(mpt_training_load(path.c_str(), &t.training));
      const std::string want = text_of(version.path() / (name + ".txt"));
      EXPECT_EQ(summary(t), want);
      EXPECT_NE(before, want);
      for (uint64_t loss : t.steps(2)) {  // the training continues
        double value;
        std::memcpy(&value, &loss, sizeof value);
        EXPECT_GE(value, 0);
        EXPECT_LT(value, 10);
      }
    }
    EXPECT_GE(files, 24);
    // Only parameters: bf16 with their low bits, loaded into f32, have the same values.
    Trainer from(kRecipes.at("bf16-mixed"), 5), to({}, 6);
    OK(mpt_training_load((version.path() / "bf16-mixed.safetensors").c_str(), &from.training));
    OK(mpt_params_load(to.params, (version.path() / "params.safetensors").c_str(), nullptr,
                       nullptr));
    for (int64_t i = 0; i < 9; ++i) {
      std::vector<double> v[2];
      for (Trainer* t : {&from, &to}) {
        mpt_tensor x = nullptr;
        mpt_tensor_info info = {};
        info.struct_size = sizeof info;
        OK(mpt_params_get_at(t->params, i, nullptr, &x));
        OK(mpt_tensor_get_info(x, &info));
        auto& list = v[t == &to];
        list.resize(static_cast<size_t>(info.count));
        OK(mpt_tensor_read(x, MPT_F64, list.data(), info.count));
        mpt_tensor_release(x);
      }
      EXPECT_EQ(v[0], v[1]) << i;
    }
  }
  EXPECT_GE(versions, 1);
}

TEST(Fixtures, TrainingsOfSeveralPartsOfEveryVersionAreRead) {
  int files = 0;
  for (const auto& version : fs::directory_iterator(FIXTURES)) {
    SCOPED_TRACE(version.path().filename());
    const fs::path path = version.path() / "several.safetensors";
    if (!fs::exists(path)) continue;  // from a later version
    ++files;
    Several t(77);
    mpt::load_training(path.c_str(), t.training);
    EXPECT_EQ(t.summary(), text_of(version.path() / "several.txt"));
    const double next = std::stod(text_of(version.path() / "several-next.txt"));
    EXPECT_NEAR(t.search(), next, 1e-4 * next);
    t.steps(2);  // the training continues
    EXPECT_LT(t.search(), next);
  }
  EXPECT_GE(files, 1);
}

TEST(Fixtures, ScalersOfEveryVersionAreRead) {
  int files = 0;
  for (const auto& version : fs::directory_iterator(FIXTURES)) {
    for (const Scaling& want : kScalers) {
      const fs::path path = version.path() / want.name;
      SCOPED_TRACE(path);
      if (!fs::exists(path)) continue;  // from a later version
      ++files;
      const Scaler to(want.hysteresis);
      OK(mpt_scaler_state_from_json(to.scaler, text_of(path).c_str()));
      const mpt_scaler_state got = to.state();
      EXPECT_EQ(got.hysteresis_left, want.hysteresis_left);
      EXPECT_EQ(got.scale, want.scale);
      EXPECT_EQ(got.growth_factor, want.growth_factor);
      EXPECT_EQ(got.backoff_factor, want.backoff_factor);
      EXPECT_EQ(got.growth_interval, want.growth_interval);
      EXPECT_EQ(got.growth_tracker, want.growth_tracker);
      // A text written by this version reads back equal; an older one may have fewer keys.
      const Scaler again(want.hysteresis);
      OK(mpt_scaler_state_from_json(again.scaler, to.json().c_str()));
      EXPECT_EQ(again.json(), to.json());
    }
  }
  EXPECT_GE(files, 2);
}

}  // namespace
}  // namespace mpt_test
