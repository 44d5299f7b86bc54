// Fixture of the file tests: a temporary file, and small trainings of modules to save and resume.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace mpt_test {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()
#define REFUSED(code, call, text)                                                               \
  do {                                                                                          \
    EXPECT_EQ(call, code) << mpt_last_error();                                                  \
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error(); \
  } while (0)

// A file name in the test's folder. The destructor removes the file and checks that no temporary
// file is left.
class File {
 public:
  explicit File(const char* name)
      : path_("io." + std::to_string(getpid()) + "." + name + ".safetensors") {}
  ~File() {
    std::remove(path_.c_str());
    EXPECT_NE(access((path_ + ".tmp").c_str(), F_OK), 0);
  }
  const char* path() const { return path_.c_str(); }
  std::string bytes() const {
    std::ifstream f(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(f), {}};
  }
  void write(const std::string& s) const {
    std::remove(path_.c_str());  // rewriting in place may wait for the disk
    std::ofstream(path_, std::ios::binary).write(s.data(), static_cast<std::streamsize>(s.size()));
  }

 private:
  std::string path_;
};

inline mpt_metadata entry(const char* key, const char* value) {
  return {sizeof(mpt_metadata), 0, key, value};
}

struct Recipe {
  const char* precision = "32-true";
  int32_t kind = MPT_OPTIMIZER_ADAMW;
  bool momentum = false, extras = false;  // extras: nesterov, amsgrad, centered
  int32_t accumulate = 1;
  int64_t hidden = 32;
  int32_t state_bits = 32;
};

// A network with everything that a resume must restore: norms with running statistics, dropout,
// weights that get packed, two groups, clipping, a schedule, a scaler that changes, data by
// position.
class Trainer {
 public:
  explicit Trainer(const Recipe& r = {}, int64_t seed = 1, const mpt_hooks* hooks = nullptr)
      : recipe_(r) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = seed;
    d.hooks = hooks;
    made(mpt_context_create(&d, &ctx));
    made(mpt_params_create(ctx, &params));
    mpt_module m[5];
    made(mpt_nn_linear(params, "fc1", 8, r.hidden, 1, MPT_ACTIVATION_NONE, &m[0]));
    made(mpt_nn_batch_norm(params, "bn", r.hidden, nullptr, &m[1]));
    made(mpt_nn_activation(ctx, MPT_ACTIVATION_GELU_TANH, &m[2]));
    made(mpt_nn_dropout(ctx, 0.25, &m[3]));
    made(mpt_nn_linear(params, "fc2", r.hidden, 4, 1, MPT_ACTIVATION_NONE, &m[4]));
    made(mpt_nn_sequential(ctx, m, 5, &net));
    made(mpt_precision_from_name(r.precision, &precision, sizeof precision));
    made(mpt_params_set_precision(params, &precision));

    mpt_optimizer_desc o;
    init(o);
    o.lr = 0.02;
    o.weight_decay = 0.1;
    o.state_bits = r.state_bits;
    made(mpt_optimizer_create(params, &o, &optimizer));
    mpt_selection vectors;
    mpt_selection_init(&vectors, sizeof vectors);
    vectors.max_rank = 1;
    o.weight_decay = 0;
    made(mpt_optimizer_add_group(optimizer, &vectors, &o, nullptr));
    mpt_schedule_desc s;
    mpt_schedule_desc_init(&s, sizeof s);
    s.kind = MPT_SCHEDULE_COSINE;
    s.warmup_steps = 3;
    s.total_steps = 20;
    made(mpt_optimizer_set_schedule(optimizer, &s));

    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    how.clip_norm = 0.5;
    how.accumulate = r.accumulate;
    if (precision.scaling != MPT_SCALING_NONE) {
      mpt_scaler_desc scale;
      mpt_scaler_desc_init(&scale, sizeof scale);
      scale.init_scale = 1e6;  // overflows f16: some steps are skipped
      scale.growth_interval = 3;
      made(mpt_scaler_create(ctx, &scale, &scaler));
      how.scaler = scaler;
    }
    made(mpt_stepper_create(ctx, &precision, &how, &stepper));
    made(mpt_stepper_add(stepper, optimizer));

    values[0] = {sizeof *values, 0, "step", &step, sizeof step};
    values[1] = {sizeof *values, 0, "data", &data, sizeof data};
    mpt_training_desc_init(&training, sizeof training);
    training.stepper = stepper;
    training.values = values;
    training.value_count = 2;
  }
  ~Trainer() { mpt_context_release(ctx); }
  Trainer(const Trainer&) = delete;
  Trainer& operator=(const Trainer&) = delete;

  // Runs n steps; returns the losses as bits.
  std::vector<uint64_t> steps(int n) {
    std::vector<uint64_t> losses;
    for (int i = 0; i < n; ++i) {
      for (int k = 0; k < recipe_.accumulate; ++k) losses.push_back(backward());
      EXPECT_GE(mpt_stepper_step(stepper), 0) << mpt_last_error();
      ++step;
    }
    return losses;
  }
  uint64_t backward() {
    const int64_t in[] = {16, 8}, out[] = {16, 4};
    std::vector<float> x(16 * 8), y(16 * 4);
    for (float& v : x) v = next();
    for (size_t i = 0; i < y.size(); ++i) y[i] = x[2 * i] * x[2 * i + 1];
    mpt_tensor tx, ty, guess, loss;
    double value = 0;
    made(mpt_scope_push(ctx));
    made(mpt_tensor_from_data(ctx, MPT_F32, in, 2, x.data(), x.size() * 4, &tx));
    made(mpt_tensor_from_data(ctx, MPT_F32, out, 2, y.data(), y.size() * 4, &ty));
    if (precision.compute == MPT_DTYPE_NONE && precision.param != MPT_F32) {
      made(mpt_cast(tx, precision.param, &tx));
      made(mpt_cast(ty, precision.param, &ty));
    }
    made(mpt_precision_push(ctx, &precision));
    made(mpt_module_forward(net, tx, &guess));
    made(mpt_mse_loss(guess, ty, MPT_REDUCTION_MEAN, &loss));
    made(mpt_precision_pop(ctx));
    made(mpt_stepper_backward(stepper, loss));
    made(mpt_tensor_get_item(loss, &value));
    made(mpt_scope_pop(ctx, nullptr, 0));
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
  }
  // Returns the whole state, for comparison.
  std::string state() {
    File f("state");
    EXPECT_EQ(mpt_training_save(f.path(), &training), MPT_OK) << mpt_last_error();
    return f.bytes();
  }

  mpt_context ctx = nullptr;
  mpt_params params = nullptr;
  mpt_module net = nullptr;
  mpt_precision precision;
  mpt_optimizer optimizer = nullptr;
  mpt_scaler scaler = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_training_desc training;
  mpt_host_value values[2];
  int64_t step = 0;
  uint64_t data = 99;

 private:
  static void made(mpt_status s) { EXPECT_EQ(s, MPT_OK) << mpt_last_error(); }
  void init(mpt_optimizer_desc& o) const {
#define MPT_KIND(NAME, name) \
  if (recipe_.kind == MPT_OPTIMIZER_##NAME) mpt_##name##_desc_init(&o, sizeof o);
    MPT_OPTIMIZERS(MPT_KIND)
#undef MPT_KIND
    if (recipe_.momentum) o.momentum = 0.9;
    if (!recipe_.extras) return;
    o.amsgrad = o.kind == MPT_OPTIMIZER_ADAM || o.kind == MPT_OPTIMIZER_ADAMW;
    o.centered = o.kind == MPT_OPTIMIZER_RMSPROP;
    o.nesterov = o.kind == MPT_OPTIMIZER_SGD;
  }
  float next() {  // the data: xorshift, in (-1, 1)
    data ^= data << 13;
    data ^= data >> 7;
    data ^= data << 17;
    return static_cast<float>(static_cast<int64_t>(data >> 40) - (1 << 23)) * 0x1p-23f;
  }

  Recipe recipe_;
};

}  // namespace mpt_test
