// Whole training steps, eager and in mixed precision, with each allocation failing in turn.
// SPDX-License-Identifier: Apache-2.0
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "program.h"

namespace mpt_test {
namespace {

#define CALL(f, ...) call(#f, [&] { return f(__VA_ARGS__); })
#define MAKE(f, ...) make(#f, [&](mpt_tensor* out) { return f(__VA_ARGS__, out); })

using Shape = std::vector<int64_t>;

class Training : public Program {
 protected:
  void begin(const char* name) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = 7;
    mpt_hooks hooks;  // the host supplies the arena's memory
    mpt_hooks_init(&hooks, sizeof hooks);
    hooks.alloc = [](void*, size_t size, size_t align) {
      return Faults::next() ? nullptr : std::aligned_alloc(align, size);
    };
    hooks.free = [](void*, void* p, size_t, size_t) { std::free(p); };
    d.hooks = &hooks;
    CALL(mpt_context_create, &d, &ctx);
    CALL(mpt_params_create, ctx, &params);
    CALL(mpt_precision_from_name, name, &precision, sizeof precision);
  }
  // Returns a file name in memory if possible: a save waits for the disk, and there are thousands.
  static std::string file(const char* name) {
    const std::string folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : testing::TempDir();
    return folder + "mpt_alloc_" + std::to_string(getpid()) + "." + name;
  }
  mpt_tensor normal(const Shape& s, double deviation = 1) {
    return MAKE(mpt_normal, ctx, MPT_F32, s.data(), static_cast<int32_t>(s.size()), 0, deviation);
  }
  mpt_tensor zeros(const Shape& s) {
    return MAKE(mpt_zeros, ctx, MPT_F32, s.data(), static_cast<int32_t>(s.size()));
  }
  mpt_tensor parameter(const char* name, mpt_tensor t) {
    CALL(mpt_params_add, params, name, t);
    return t;
  }
  void optimizer(int i, void (*init)(mpt_optimizer_desc*, size_t), double momentum = 0) {
    mpt_optimizer_desc d;
    init(&d, sizeof d);
    d.momentum = momentum;
    CALL(mpt_optimizer_create, params, &d, &optimizers[i]);
  }
  void step_by(double clip) {
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.clip_norm = clip;
    d.accumulate = 2;
    CALL(mpt_stepper_create, ctx, &precision, &d, &stepper);
    CALL(mpt_stepper_add, stepper, optimizers[0]);
    CALL(mpt_stepper_get_scaler, stepper, &scaler);
  }

  mpt_precision precision = {};
  mpt_stepper stepper = nullptr;
};

// An MLP with biases, gelu and cross-entropy; two micro-batches per step; clipping; an average. A
// failed backward consumes its graph, so the forward is repeated.
class Mlp : public Training {
 public:
  explicit Mlp(const char* name) : name_(name) {}

 private:
  const char* name_;
  mpt_tensor x, target, w1, b1, w2, b2, loss;

  void forward() {
    CALL(mpt_precision_push, ctx, &precision);
    mpt_tensor h = MAKE(mpt_linear, x, w1, b1, MPT_ACTIVATION_GELU);
    mpt_tensor y = MAKE(mpt_linear, h, w2, b2, MPT_ACTIVATION_NONE);
    const mpt_cross_entropy_desc smooth = smoothed();
    loss = MAKE(mpt_cross_entropy, y, target, nullptr, &smooth);
    CALL(mpt_precision_pop, ctx);
  }
  static mpt_cross_entropy_desc smoothed() {
    mpt_cross_entropy_desc d;
    mpt_cross_entropy_desc_init(&d, sizeof d);
    d.label_smoothing = 0.1;
    return d;
  }
  void plain_forward() {
    mpt_tensor h = nullptr, y = nullptr;
    ASSERT_EQ(mpt_precision_push(ctx, &precision), MPT_OK);
    ASSERT_EQ(mpt_linear(x, w1, b1, MPT_ACTIVATION_GELU, &h), MPT_OK);
    ASSERT_EQ(mpt_linear(h, w2, b2, MPT_ACTIVATION_NONE, &y), MPT_OK);
    const mpt_cross_entropy_desc smooth = smoothed();
    ASSERT_EQ(mpt_cross_entropy(y, target, nullptr, &smooth, &loss), MPT_OK);
    ASSERT_EQ(mpt_precision_pop(ctx), MPT_OK);
  }
  void body() override {
    begin(name_);
    x = normal({5, 9});
    const int64_t classes[5] = {0, 2, 1, 2, 0}, n = 5;
    target = MAKE(mpt_tensor_from_data, ctx, MPT_I64, &n, 1, classes, sizeof classes);
    w1 = parameter("w1", normal({33, 9}, 0.3));
    b1 = parameter("b1", zeros({33}));
    w2 = parameter("w2", normal({3, 33}, 0.2));
    b2 = parameter("b2", zeros({3}));
    CALL(mpt_params_set_precision, params, &precision);
    optimizer(0, mpt_adamw_desc_init);
    averaged();
    step_by(0.5);
    for (int s = 0; s < 2; ++s) {
      CALL(mpt_scope_push, ctx);
      for (int micro = 0; micro < 2; ++micro) {
        forward();
        call(
            "mpt_stepper_backward", [&] { return mpt_stepper_backward(stepper, loss); },
            [&] { plain_forward(); });
      }
      CALL(mpt_stepper_step, stepper);
      CALL(mpt_scope_pop, ctx, nullptr, 0);
    }
    const std::string path = file("safetensors");
    const char* names[] = {"w1", "b1"};
    const mpt_tensor list[] = {w1, b1};
    CALL(mpt_safetensors_save, path.c_str(), names, list, 2, nullptr, 0);
    mpt_file file = nullptr;
    CALL(mpt_safetensors_open, ctx, path.c_str(), &file);
    mpt_tensor back = MAKE(mpt_file_read, file, "b1");
    mpt_file_release(file);
    CALL(mpt_copy_into, back, x2());
    mpt_tensor_release(back);
    std::remove(path.c_str());
  }
  // Lets the steps move an average.
  void averaged() {
    CALL(mpt_params_create, ctx, &others);
    CALL(mpt_params_add, others, "w1", zeros({33, 9}));
    CALL(mpt_params_add, others, "b1", zeros({33}));
    CALL(mpt_params_add, others, "w2", zeros({3, 33}));
    CALL(mpt_params_add, others, "b2", zeros({3}));
    CALL(mpt_optimizer_set_average, optimizers[0], others, 0.75);
  }
  mpt_tensor x2() {
    const int64_t n = 33;
    return MAKE(mpt_full, ctx, MPT_F32, &n, 1, 2.5);
  }
};

// Convolution, batch norm, dropout and attention as modules; two optimizers stepped by hand with a
// scaler. A retained graph can be traversed again.
class Mixed : public Training {
  void body() override {
    begin("16-mixed");
    mpt_tensor x = normal({2, 2, 4, 4});
    mpt_module layers[5] = {}, net = nullptr, attention = nullptr;
    CALL(mpt_nn_conv2d, params, "conv", 2, 8, 3, 1, 1, nullptr, &layers[0]);
    CALL(mpt_nn_batch_norm, params, "norm", 8, nullptr, &layers[1]);
    CALL(mpt_nn_activation, ctx, MPT_ACTIVATION_RELU, &layers[2]);
    CALL(mpt_nn_dropout, ctx, 0.2, &layers[3]);
    CALL(mpt_nn_conv2d, params, "conv2", 8, 8, 1, 1, 0, nullptr, &layers[4]);
    CALL(mpt_nn_sequential, ctx, layers, 5, &net);
    mpt_nn_attention_desc a;
    mpt_nn_attention_desc_init(&a, sizeof a);
    a.causal = 1;
    a.dropout = 0.1;
    CALL(mpt_nn_multihead_attention, params, "attn", 8, 2, &a, &attention);
    CALL(mpt_params_set_precision, params, &precision);
    optimizer(0, mpt_sgd_desc_init, 0.9);
    mpt_scaler_desc d;
    mpt_scaler_desc_init(&d, sizeof d);
    d.init_scale = 1024;
    CALL(mpt_scaler_create, ctx, &d, &scaler);
    mpt_backward_desc keep;
    mpt_backward_desc_init(&keep, sizeof keep);
    keep.retain_graph = 1;
    for (int s = 0; s < 2; ++s) {
      CALL(mpt_scope_push, ctx);
      if (s == 1) CALL(mpt_trace_begin, ctx);
      CALL(mpt_autocast_push, ctx, nullptr);
      mpt_tensor y = MAKE(mpt_module_forward, net, x);
      mpt_tensor flat = MAKE(mpt_flatten, y, 2, -1);
      mpt_tensor rows = MAKE(mpt_transpose, flat, 1, 2);
      mpt_tensor z = nullptr;
      call("mpt_module_call", [&] { return mpt_module_call(attention, &rows, 1, &z, 1); });
      mpt_tensor squares = MAKE(mpt_mul, z, z);
      mpt_tensor loss = MAKE(mpt_mean, squares, nullptr, 0, 0);
      CALL(mpt_autocast_pop, ctx);
      if (s == 1) CALL(mpt_trace_end, ctx);
      mpt_tensor scaled = MAKE(mpt_scaler_scale, scaler, loss);
      CALL(mpt_backward, &scaled, nullptr, 1, &keep);
      CALL(mpt_backward, &scaled, nullptr, 1, &keep);
      mpt_tensor_stats stats = {};
      stats.struct_size = sizeof stats;
      CALL(mpt_params_get_grad_stats, params, nullptr, &stats, nullptr, 0);
      if (s == 0) {
        CALL(mpt_scaler_unscale, scaler, optimizers[0]);
        double norm;
        CALL(mpt_params_clip_grad_norm, params, 0.1, nullptr, &norm);
      }
      CALL(mpt_scaler_step, scaler, optimizers[0]);
      CALL(mpt_scaler_update, scaler);
      CALL(mpt_params_zero_grad, params);
      DLManagedTensorVersioned* lent = nullptr;
      mpt_tensor apart = MAKE(mpt_detach, z);
      if (test_device()) apart = MAKE(mpt_tensor_to, apart, MPT_DEVICE_CPU, 0);
      CALL(mpt_tensor_to_dlpack, apart, &lent);
      MAKE(mpt_tensor_from_dlpack, ctx, lent);
      int64_t modes = 0;
      CALL(mpt_context_create_modes, ctx, 1, &modes);
      CALL(mpt_context_use_modes, ctx, modes);
      CALL(mpt_context_use_modes, ctx, 0);
      CALL(mpt_context_end_modes, ctx, modes);
      CALL(mpt_scope_pop, ctx, nullptr, 0);
    }
  }
};

// A recorded inference, whose weights steps change between replays, and its slices.
class Recorded : public Training {
  mpt_tensor x, w1, w2, out = nullptr;

  mpt_status infer() {
    mpt_tensor h = nullptr;
    mpt_status s = mpt_linear(x, w1, nullptr, MPT_ACTIVATION_GELU, &h);
    if (s == MPT_OK) s = mpt_linear(h, w2, nullptr, MPT_ACTIVATION_NONE, &out);
    mpt_tensor_release(h);
    return s;
  }
  void body() override {
    begin("bf16-mixed");
    x = normal({5, 9});
    w1 = parameter("w1", normal({33, 9}, 0.3));
    w2 = parameter("w2", normal({3, 33}, 0.2));
    CALL(mpt_params_set_precision, params, &precision);
    CALL(mpt_precision_push, ctx, &precision);
    CALL(mpt_grad_mode_push, ctx, MPT_GRAD_DISABLED);
    call("infer", [&] { return infer(); });
    mpt_tensor_release(out);
    for (int i = 0; i < 3; ++i) record();
    CALL(mpt_grad_mode_pop, ctx);
    CALL(mpt_precision_pop, ctx);
  }
  void record() {
    mpt_recording recording = nullptr;
    call("a recording", [&]() -> mpt_status {
      const mpt_status begun = mpt_record_begin(ctx);
      if (begun != MPT_OK) return begun;
      const mpt_status s = infer(), ended = mpt_record_end(ctx, &recording);
      if (s == MPT_OK && ended == MPT_OK) return MPT_OK;
      mpt_recording_release(recording);
      mpt_tensor_release(out);
      return s == MPT_OK ? ended : s;
    });
    for (int i = 0; i < 3; ++i) {
      CALL(mpt_mul_into, w2, w2);
      CALL(mpt_recording_replay, recording);
      mpt_bool32 done = 0;
      while (!done) CALL(mpt_recording_advance, recording, 0, &done);
    }
    mpt_tensor result = zeros({5, 3});
    CALL(mpt_copy_into, result, out);
    mpt_tensor_release(result);
    mpt_tensor_release(out);
    mpt_recording_release(recording);
  }
};

// One scale for each of two losses that share a weight, in two micro-batches, one of which
// overflows; then L-BFGS under one of the scalers, with and without a value that is not finite.
class Losses : public Training {
  mpt_tensor w1, w2, losses[2];

  void plain_forward(double scale) {
    mpt_tensor h = nullptr;
    ASSERT_EQ(mpt_precision_push(ctx, &precision), MPT_OK);
    ASSERT_EQ(mpt_linear(w1, w2, nullptr, MPT_ACTIVATION_NONE, &h), MPT_OK);
    ASSERT_EQ(mpt_precision_pop(ctx), MPT_OK);
    ASSERT_EQ(mpt_mean(h, nullptr, 0, 0, &losses[0]), MPT_OK);
    ASSERT_EQ(mpt_mul(w1, w1, &h), MPT_OK);
    ASSERT_EQ(mpt_sum(h, nullptr, 0, 0, &h), MPT_OK);
    ASSERT_EQ(mpt_mul_scalar(h, scale, &losses[1]), MPT_OK);
  }
  static mpt_status closure(void* user, mpt_tensor* loss) {
    auto* self = static_cast<Losses*>(user);
    mpt_tensor h = nullptr;
    mpt_status s = mpt_mul(self->w1, self->w1, &h);
    if (s == MPT_OK) s = mpt_sum(h, nullptr, 0, 0, &h);
    if (s == MPT_OK) s = mpt_mul_scalar(h, self->factor, loss);
    return s == MPT_OK ? MPT_OK : MPT_ERROR_OUT_OF_MEMORY;
  }
  double factor = 1;

  void body() override {
    begin("16-mixed");
    w1 = parameter("w1", normal({4, 9}));
    w2 = parameter("w2", normal({3, 9}));
    CALL(mpt_params_set_precision, params, &precision);
    optimizer(0, mpt_sgd_desc_init, 0.9);
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.losses = 2;
    d.accumulate = 2;
    d.clip_norm = 1;
    d.clip_norm_type = 3;
    d.events = 2;
    CALL(mpt_stepper_create, ctx, &precision, &d, &stepper);
    CALL(mpt_stepper_add, stepper, optimizers[0]);
    CALL(mpt_stepper_get_scaler, stepper, &scaler);
    for (int s = 0; s < 3; ++s) {
      CALL(mpt_scope_push, ctx);
      const double scale = s == 1 ? 1e30 : 1e-3;
      for (int micro = 0; micro < 2; ++micro) {
        for (int i = 0; i < 2; ++i) {
          plain_forward(scale);
          call(
              "mpt_stepper_backward_loss",
              [&] { return mpt_stepper_backward_loss(stepper, i, losses[i], nullptr); },
              [&] { plain_forward(scale); });
        }
      }
      CALL(mpt_stepper_step, stepper);
      CALL(mpt_scope_pop, ctx, nullptr, 0);
    }
    mpt_lbfgs_desc l;
    mpt_lbfgs_desc_init(&l, sizeof l);
    l.scaler = scaler;
    l.max_iterations = 3;
    l.line_search = MPT_LINE_SEARCH_STRONG_WOLFE;
    mpt_lbfgs lbfgs = nullptr;
    CALL(mpt_lbfgs_create, params, &l, &lbfgs);
    for (double f : {1.0, 1e38}) {
      factor = f;
      call("mpt_lbfgs_step", [&] {
        const mpt_status s = mpt_lbfgs_step(lbfgs, closure, this, nullptr);
        return s == MPT_ERROR_CALLBACK ? MPT_ERROR_OUT_OF_MEMORY : s;  // inside the closure
      });
    }
  }
};

// A stepper with two optimizers, a sparse gradient, and a checkpoint of the whole training, saved
// and loaded with a second scaler and L-BFGS.
class Checkpoint : public Training {
  mpt_tensor table, w, v, index, loss;

  void plain_forward() {
    mpt_tensor h = nullptr;
    ASSERT_EQ(mpt_precision_push(ctx, &precision), MPT_OK);
    ASSERT_EQ(mpt_embedding(index, table, -1, &h), MPT_OK);
    ASSERT_EQ(mpt_linear(h, w, nullptr, MPT_ACTIVATION_TANH, &h), MPT_OK);
    ASSERT_EQ(mpt_linear(h, v, nullptr, MPT_ACTIVATION_NONE, &h), MPT_OK);
    ASSERT_EQ(mpt_precision_pop(ctx), MPT_OK);
    ASSERT_EQ(mpt_mul(h, h, &h), MPT_OK);
    ASSERT_EQ(mpt_mean(h, nullptr, 0, 0, &loss), MPT_OK);
  }
  static mpt_status closure(void* user, mpt_tensor* loss) {
    auto* self = static_cast<Checkpoint*>(user);
    mpt_tensor h = nullptr;
    mpt_status s = mpt_mul(self->v, self->v, &h);
    if (s == MPT_OK) s = mpt_sum(h, nullptr, 0, 0, loss);
    return s == MPT_OK ? MPT_OK : MPT_ERROR_OUT_OF_MEMORY;
  }

  void body() override {
    begin("16-mixed");
    CALL(mpt_params_create, ctx, &others);
    table = parameter("table", normal({9, 5}));
    CALL(mpt_tensor_set_grad_sparse, table, 1);
    w = parameter("w", normal({6, 5}));
    v = normal({3, 6});
    CALL(mpt_params_add, others, "v", v);
    for (mpt_params set : {params, others}) CALL(mpt_params_set_precision, set, &precision);
    const int64_t rows[6] = {3, 8, 3, 0, 8, 8}, n = 6;
    index = MAKE(mpt_tensor_from_data, ctx, MPT_I64, &n, 1, rows, sizeof rows);
    optimizer(0, mpt_adamw_desc_init);
    mpt_selection tables;
    mpt_selection_init(&tables, sizeof tables);
    tables.prefix = "table";
    mpt_optimizer_desc d;
    mpt_sparse_adam_desc_init(&d, sizeof d);
    CALL(mpt_optimizer_add_group, optimizers[0], &tables, &d, nullptr);
    mpt_sgd_desc_init(&d, sizeof d);
    d.momentum = 0.9;
    CALL(mpt_optimizer_create, others, &d, &optimizers[1]);
    step_by(0.5);
    CALL(mpt_stepper_add, stepper, optimizers[1]);
    mpt_scaler other = nullptr;
    CALL(mpt_scaler_create, ctx, nullptr, &other);
    mpt_lbfgs lbfgs = nullptr;
    mpt_lbfgs_desc l;
    mpt_lbfgs_desc_init(&l, sizeof l);
    l.max_iterations = 3;
    CALL(mpt_lbfgs_create, others, &l, &lbfgs);
    call("mpt_lbfgs_step", [&] {
      const mpt_status s = mpt_lbfgs_step(lbfgs, closure, this, nullptr);
      return s == MPT_ERROR_CALLBACK ? MPT_ERROR_OUT_OF_MEMORY : s;
    });
    const std::string path = file("training");
    mpt_snapshot snapshot = nullptr;
    int64_t epoch = 5;
    const mpt_host_value mine = {sizeof mine, 0, "epoch", &epoch, sizeof epoch};
    mpt_training_desc t;
    mpt_training_desc_init(&t, sizeof t);
    t.stepper = stepper;
    t.scalers = &other;
    t.lbfgs = &lbfgs;
    t.values = &mine;
    t.scaler_count = t.lbfgs_count = t.value_count = 1;
    for (int s = 0; s < 3; ++s) {
      CALL(mpt_scope_push, ctx);
      for (int micro = 0; micro < 2; ++micro) {
        plain_forward();
        call(
            "mpt_stepper_backward", [&] { return mpt_stepper_backward(stepper, loss); },
            [&] { plain_forward(); });
      }
      CALL(mpt_stepper_step, stepper);
      CALL(mpt_scope_pop, ctx, nullptr, 0);
      if (s == 1) CALL(mpt_training_save, path.c_str(), &t);
      if (s == 0) CALL(mpt_snapshot_create, &t, &snapshot);
    }
    mpt_blob blob = nullptr;
    CALL(mpt_blob_create, ctx, &blob);
    mpt_writer to;
    mpt_writer_init(&to, sizeof to);
    to.blob = blob;
    CALL(mpt_training_save_to, &to, &t);
    mpt_snapshot now = nullptr;
    CALL(mpt_snapshot_create, &t, &now);
    CALL(mpt_snapshot_restore, snapshot);
    CALL(mpt_snapshot_take, snapshot);
    CALL(mpt_snapshot_restore, now);
    mpt_reader from;
    mpt_reader_init(&from, sizeof from);
    CALL(mpt_blob_get, blob, &from.data, &from.bytes);
    CALL(mpt_training_load_from, &from, &t);
    mpt_blob_release(blob);
    mpt_snapshot_release(snapshot);
    mpt_snapshot_release(now);
    epoch = 0;
    CALL(mpt_training_load, path.c_str(), &t);
    EXPECT_EQ(epoch, 5);
    std::remove(path.c_str());
  }
};

TEST(Alloc, SparseGradientsAndACheckpoint) {
  Checkpoint p;
  fail_each(p);
}
TEST(Alloc, SeveralLossesAndLbfgs) {
  Losses p;
  fail_each(p);
}
TEST(Alloc, MlpBf16Mixed) {
  Mlp p("bf16-mixed");
  fail_each(p);
}
TEST(Alloc, Mlp16Mixed) {
  Mlp p("16-mixed");
  fail_each(p);
}
TEST(Alloc, MlpMasters) {
  for (const char* name : {"O2,compute=f16", "bf16-mixed,master=stochastic"}) {
    Mlp p(name);
    fail_each(p);
  }
}
TEST(Alloc, ARecordedInference) {
  Recorded p;
  fail_each(p);
}
TEST(Alloc, ModulesAndScaler) {
  Mixed p;
  fail_each(p);
}

}  // namespace
}  // namespace mpt_test
