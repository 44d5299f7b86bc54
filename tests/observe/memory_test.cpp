// Tests of the memory report by purpose, and of the prediction whether another batch fits, against
// real runs.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <numeric>

#include "../support/models.h"

namespace mpt_test {
namespace {

size_t sum(const size_t (&v)[MPT_MEMORY_PURPOSES]) {
  return std::accumulate(std::begin(v), std::end(v), size_t{0});
}

mpt_memory_info memory_of(mpt_context c) {
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  DO(mpt_context_get_memory(c, &m));
  return m;
}

mpt_memory_fit_info fit_of(mpt_context c, int64_t batch, size_t limit) {
  mpt_memory_fit_info f = {};
  f.struct_size = sizeof f;
  DO(mpt_memory_fit(c, batch, limit, &f));
  return f;
}

std::string text_of(mpt_context c) {
  size_t n = 0;
  DO(mpt_memory_text(c, nullptr, 0, &n));
  std::string s(n, '\0');
  DO(mpt_memory_text(c, s.data(), n, nullptr));
  s.pop_back();
  return s;
}

// A training of one of the models, step by step.
class Training {
 public:
  // Takes the options of the stepper and the optimizer's state_bits.
  Training(Kind kind, const char* precision, int64_t batch, const mpt_stepper_desc* how = nullptr,
           int32_t state_bits = 32)
      : kind_(kind), batch_(batch), data_(make_data(kind, batch)), session_(2, 1) {
    ctx = session_.ctx;
    if (how) parts_ = how->accumulate;
    DO(mpt_precision_from_name(precision, &precision_, sizeof precision_));
    model_ = make_model(session_, kind);
    DO(mpt_params_set_precision(session_.params, &precision_));
    mpt_optimizer_desc adamw;
    mpt_adamw_desc_init(&adamw, sizeof adamw);
    adamw.state_bits = state_bits;
    adamw.state_min = 64;
    DO(mpt_optimizer_create(session_.params, &adamw, &optimizer_));
    DO(mpt_stepper_create(ctx, &precision_, how, &stepper));
    DO(mpt_stepper_add(stepper, optimizer_));
  }
  void step(bool watch = false) {
    DO(mpt_scope_push(ctx));
    const bool gpt = kind_ == Kind::gpt;
    const int64_t targets = batch_ * (gpt ? 16 : 1);
    mpt_tensor x, y;
    if (gpt) {
      DO(mpt_tensor_from_data(ctx, MPT_I64, data_.shape.data(), 2, data_.tokens.data(),
                              data_.tokens.size() * 8, &x));
    } else {
      DO(mpt_tensor_from_data(ctx, MPT_F32, data_.shape.data(),
                              static_cast<int32_t>(data_.shape.size()), data_.x.data(),
                              data_.x.size() * 4, &x));
    }
    const int64_t shape[] = {batch_, 16};
    DO(mpt_tensor_from_data(ctx, MPT_I64, gpt ? shape : &targets, gpt ? 2 : 1, data_.y.data(),
                            data_.y.size() * 8, &y));
    const mpt_tensor both[] = {x, y};
    if (watch) {
      DO(mpt_memory_watch(ctx, both, 2));
    }
    for (int32_t part = 0; part < parts_; ++part) {
      DO(mpt_scope_push(ctx));
      backward(x, y);
      DO(mpt_scope_pop(ctx, nullptr, 0));
    }
    const mpt_status s = mpt_stepper_step(stepper);
    EXPECT_TRUE(s == MPT_OK || s == MPT_STEP_SKIPPED) << mpt_last_error();
    DO(mpt_scope_pop(ctx, nullptr, 0));
  }
  void backward(mpt_tensor x, mpt_tensor y) {
    mpt_tensor h, l;
    DO(mpt_precision_push(ctx, &precision_));
    if (kind_ == Kind::gpt) {
      DO(mpt_module_forward(model_.net, x, &h));
      DO(mpt_add(h, model_.positions, &h));
      DO(mpt_module_forward(model_.head, h, &h));
      DO(mpt_flatten(h, 0, 1, &h));
      DO(mpt_flatten(y, 0, 1, &y));
    } else {
      DO(mpt_precision_input(&precision_, x, &h));
      DO(mpt_module_forward(model_.net, h, &h));
    }
    DO(mpt_cross_entropy(h, y, nullptr, nullptr, &l));
    DO(mpt_precision_pop(ctx));
    DO(mpt_stepper_backward(stepper, l));
  }

  mpt_context ctx = nullptr;
  mpt_stepper stepper = nullptr;

 private:
  Kind kind_;
  int64_t batch_;
  int32_t parts_ = 1;  // backward passes per step
  Data data_;
  Session session_;
  mpt_precision precision_;
  Model model_;
  mpt_optimizer optimizer_ = nullptr;
};

class Memory : public ::testing::Test {};

// With f32 weights and f16 copies, the gradient of a weight overwrites its copy, and the optimizer
// writes the new copy over the gradient. Both together take 2 bytes per parameter instead of 4.
TEST_F(Memory, AGradientTakesThePlaceOfItsWeightsCopy) {
  struct Loop {
    Session s{2, 1};
    mpt_precision p;
    mpt_optimizer optimizer;
    mpt_stepper stepper;
    mpt_scaler scaler;
    mpt_tensor w[3];
    explicit Loop(bool keep) {
      DO(mpt_precision_from_name("16-mixed", &p, sizeof p));
      for (int i = 0; i < 3; ++i) {
        const int64_t shape[] = {96, 96};
        DO(mpt_normal(s.ctx, MPT_F32, shape, 2, 0, 0.1, &w[i]));
        DO(mpt_params_add(s.params, std::string(1, static_cast<char>('a' + i)).c_str(), w[i]));
      }
      DO(mpt_params_set_precision(s.params, &p));
      DO(mpt_optimizer_create(s.params, nullptr, &optimizer));
      mpt_stepper_desc d;
      mpt_stepper_desc_init(&d, sizeof d);
      d.keep_grads = keep;
      DO(mpt_stepper_create(s.ctx, &p, &d, &stepper));
      DO(mpt_stepper_add(stepper, optimizer));
      DO(mpt_stepper_get_scaler(stepper, &scaler));
      DO(mpt_scaler_set_scale(scaler, 1024));
    }
    // w[1] is used twice, so its copy is still needed when the first of its gradients arrives.
    void backward(int64_t rows) {
      const int64_t shape[] = {rows, 96};
      mpt_tensor h, l;
      DO(mpt_full(s.ctx, MPT_F32, shape, 2, 0.5, &h));
      DO(mpt_precision_push(s.ctx, &p));
      for (int i : {0, 1, 1, 2}) {
        DO(mpt_linear(h, w[i], nullptr, MPT_ACTIVATION_RELU, &h));
      }
      DO(mpt_square(h, &h));
      DO(mpt_mean(h, nullptr, 0, 0, &l));
      DO(mpt_precision_pop(s.ctx));
      DO(mpt_stepper_backward(stepper, l));
    }
    void step(int i) {
      DO(mpt_scope_push(s.ctx));
      if (i == 3) {  // overflows, so the step is skipped
        DO(mpt_scaler_set_scale(scaler, 1e30));
      }
      backward(16);
      if (i == 5) backward(8);  // two losses in one step
      EXPECT_EQ(mpt_stepper_step(stepper), i == 3 ? MPT_STEP_SKIPPED : MPT_OK);
      if (i == 3) {
        DO(mpt_scaler_set_scale(scaler, 1024));
      }
      DO(mpt_params_zero_grad(s.params));
      DO(mpt_scope_pop(s.ctx, nullptr, 0));
    }
  };
  Loop shared(false), apart(true);
  const size_t copies = size_t{3} * 96 * 96 * 2;
  for (int i = 0; i < 8; ++i) {
    shared.step(i);
    apart.step(i);
    EXPECT_EQ(parameter_bits(shared.s), parameter_bits(apart.s)) << "step " << i;
    if (i != 3) {
      EXPECT_EQ(memory_of(shared.s.ctx).now[MPT_MEMORY_CAST_CACHE], copies) << "step " << i;
    }
    EXPECT_EQ(memory_of(shared.s.ctx).now[MPT_MEMORY_GRADIENTS], 0u);
  }
  const mpt_memory_info a = memory_of(shared.s.ctx), b = memory_of(apart.s.ctx);
  auto both = [](const mpt_memory_info& m) {
    return m.step_at_peak[MPT_MEMORY_CAST_CACHE] + m.step_at_peak[MPT_MEMORY_GRADIENTS];
  };
  EXPECT_LE(both(a), copies + copies / 3) << "w[1]'s copy is read twice";
  EXPECT_GT(both(b), copies + copies / 3);
  EXPECT_LE(a.step_peak + copies / 3, b.step_peak);
  mpt_cast_cache_info c = {};
  c.struct_size = sizeof c;
  OK(mpt_autocast_get_cache_info(shared.s.ctx, &c));
  EXPECT_EQ(c.entries, 3);
  EXPECT_EQ(c.bytes, copies);
  EXPECT_LE(c.misses, 9) << "3 at first, 3 after the skipped step, 3 for the second loss";
}

TEST_F(Memory, ThePurposesAtThePeakAddUpToIt) {
  mpt_context ctx;
  OK(mpt_context_create(nullptr, &ctx));
  const mpt_memory_info start = memory_of(ctx);
  const int64_t n = 1000;
  mpt_tensor a, b;
  mpt_params params;
  OK(mpt_params_create(ctx, &params));
  OK(mpt_zeros(ctx, MPT_F32, &n, 1, &a));
  OK(mpt_zeros(ctx, MPT_F64, &n, 1, &b));
  const mpt_memory_info full = memory_of(ctx);
  EXPECT_EQ(full.now[MPT_MEMORY_ACTIVATIONS] - start.now[MPT_MEMORY_ACTIVATIONS], 12000u);
  mpt_tensor_release(b);
  OK(mpt_params_add(params, "a", a));  // moves bytes from activations to parameters
  const mpt_memory_info after = memory_of(ctx);
  EXPECT_EQ(after.now[MPT_MEMORY_PARAMETERS], 4000u);
  EXPECT_EQ(after.peak[MPT_MEMORY_PARAMETERS], 4000u);
  EXPECT_EQ(after.at_peak[MPT_MEMORY_PARAMETERS], 0u) << "not at that moment";
  EXPECT_EQ(after.at_peak[MPT_MEMORY_ACTIVATIONS], full.now[MPT_MEMORY_ACTIVATIONS]);
  EXPECT_EQ(sum(after.at_peak), after.total_peak);
  EXPECT_EQ(sum(after.now), after.total_now);
  EXPECT_GT(sum(after.peak), after.total_peak) << "each purpose's own peak is another moment";
  OK(mpt_context_reset_peak(ctx));
  const mpt_memory_info reset = memory_of(ctx);
  EXPECT_EQ(reset.total_peak, reset.total_now);
  EXPECT_EQ(reset.at_peak[MPT_MEMORY_PARAMETERS], 4000u);
  mpt_scaler scaler;
  OK(mpt_scaler_create(ctx, nullptr, &scaler));
  const mpt_memory_info kept = memory_of(ctx);
  EXPECT_GT(kept.total_now, reset.total_now);
  EXPECT_EQ(kept.now[MPT_MEMORY_OTHER] - reset.now[MPT_MEMORY_OTHER],
            kept.total_now - reset.total_now)
      << "a scaler is bookkeeping of the library";
  mpt_scaler_release(scaler);
  mpt_context_release(ctx);
}

TEST_F(Memory, StepsOfALoopWithoutAStepper) {
  mpt_context ctx;
  OK(mpt_context_create(nullptr, &ctx));
  EXPECT_EQ(memory_of(ctx).steps, 0);
  for (int64_t n : {500, 100, 100}) {
    mpt_tensor t;
    OK(mpt_zeros(ctx, MPT_F32, &n, 1, &t));
    mpt_tensor_release(t);
    OK(mpt_grad_mode_push(ctx, 0));  // drains released memory
    OK(mpt_grad_mode_pop(ctx));
    OK(mpt_memory_end_step(ctx));
  }
  const mpt_memory_info m = memory_of(ctx);
  EXPECT_EQ(m.steps, 3);
  EXPECT_EQ(m.step_peak, m.total_now + 400) << "of the last one, not of the first";
  EXPECT_EQ(sum(m.step_at_peak), m.step_peak);
  EXPECT_EQ(m.step_allocated, 400u);
  EXPECT_EQ(m.step_allocations, 1);
  mpt_context_release(ctx);
}

TEST_F(Memory, ATrainingByPurpose) {
  for (const char* precision : {"32-true", "bf16-mixed", "16-mixed", "bf16-true"}) {
    SCOPED_TRACE(precision);
    Training t(Kind::mlp, precision, 64);
    for (int i = 0; i < 4; ++i) t.step();
    const mpt_memory_info m = memory_of(t.ctx);
    const size_t n = 8 * 32 + 32 * 32 + 32 * 4, vectors = 32 + 32 + 4;
    const bool half = !strcmp(precision, "bf16-true"), split = !strcmp(precision, "bf16-mixed");
    const size_t states = 8 * (n + vectors);
    EXPECT_EQ(m.now[MPT_MEMORY_PARAMETERS], half    ? 2 * (n + vectors)
                                            : split ? 2 * n + 4 * vectors
                                                    : 4 * (n + vectors));
    EXPECT_EQ(m.now[MPT_MEMORY_MASTERS], split ? 2 * n : 0);
    EXPECT_EQ(m.now[MPT_MEMORY_STATES], states);
    EXPECT_EQ(m.step_at_peak[MPT_MEMORY_STATES], states);
    EXPECT_EQ(m.steps, 4);
    EXPECT_EQ(sum(m.step_at_peak), m.step_peak);
    EXPECT_LE(m.step_peak, m.total_peak);
    EXPECT_GT(m.step_at_peak[MPT_MEMORY_GRADIENTS], 0u);
    EXPECT_EQ(m.now[MPT_MEMORY_GRADIENTS], 0u) << "the stepper drops them";
    const std::string s = text_of(t.ctx);
    for (const char* part : {"parameters", "gradients", "states", "activations", "total",
                             "last of 4 steps", "from the host"}) {
      EXPECT_NE(s.find(part), std::string::npos) << s;
    }
    EXPECT_EQ(s.find("masters") != std::string::npos, split) << s;
    t.step();
    const mpt_memory_info again = memory_of(t.ctx);
    EXPECT_EQ(again.step_peak, m.step_peak) << "steps that repeat need the same";
    EXPECT_EQ(again.step_allocated, m.step_allocated);
  }
}

// Compares the prediction from one watched step with a real run with the other batch.
TEST_F(Memory, AnotherBatchIsPredictedWithinTwoPercent) {
  LONG_ON_DEVICES("the host predicts it, whatever computes the step");
  struct Case {
    Kind kind;
    int64_t batch;
  };
  for (const Case& c : {Case{Kind::mlp, 256}, Case{Kind::cnn, 64}, Case{Kind::gpt, 24}}) {
    for (const char* precision : {"32-true", "bf16-mixed", "16-mixed", "bf16-true", "16-true"}) {
      Training t(c.kind, precision, c.batch);
      for (int i = 0; i < 2; ++i) t.step();
      t.step(true);
      const mpt_memory_info own = memory_of(t.ctx);
      for (int64_t batch : {2 * c.batch, 3 * c.batch, c.batch / 2}) {
        SCOPED_TRACE(std::string(name_of(c.kind)) + " " + precision + ", batch " +
                     std::to_string(c.batch) + " to " + std::to_string(batch));
        const mpt_memory_fit_info f = fit_of(t.ctx, batch, 0);
        EXPECT_EQ(f.fits, 1);
        EXPECT_EQ(f.watched_batch, c.batch);
        EXPECT_EQ(f.watched_peak, own.step_peak);
        EXPECT_EQ(sum(f.at_peak), f.peak);
        Training other(c.kind, precision, batch);
        for (int i = 0; i < 3; ++i) other.step();
        const auto real = static_cast<double>(memory_of(other.ctx).step_peak);
        const auto guess = static_cast<double>(f.peak), here = static_cast<double>(own.step_peak);
        EXPECT_NEAR(guess, real, 0.02 * real);
        EXPECT_NEAR(guess - here, real - here, 0.01 * std::abs(real - here)) << "what it adds";
      }
    }
  }
}

// The prediction holds for every kind of step: micro-batches, clipping, scales for two losses,
// gradients that are released or kept, 8-bit states.
TEST_F(Memory, EveryKindOfStepIsPredicted) {
  struct Case {
    const char* what;
    void (*change)(mpt_stepper_desc&);
    int32_t state_bits = 32;
  };
  const Case cases[] = {{"micro-batches", [](mpt_stepper_desc& d) { d.accumulate = 3; }},
                        {"at once", [](mpt_stepper_desc& d) { d.accumulate = 2, d.at_once = 1; }},
                        {"clipped", [](mpt_stepper_desc& d) { d.clip_norm = 1; }},
                        {"two losses", [](mpt_stepper_desc& d) { d.losses = 2; }},
                        {"kept", [](mpt_stepper_desc& d) { d.keep_grads = 1; }},
                        {"released", [](mpt_stepper_desc& d) { d.release_grads = 1; }},
                        {"8 bits", [](mpt_stepper_desc&) {}, 8}};
  for (const Case& c : cases) {
    for (const char* precision : {"32-true", "16-mixed,loss_scale=none", "O2,loss_scale=none"}) {
      SCOPED_TRACE(std::string(c.what) + " " + precision);
      mpt_stepper_desc how;
      mpt_stepper_desc_init(&how, sizeof how);
      c.change(how);
      Training t(Kind::mlp, precision, 128, &how, c.state_bits),
          other(Kind::mlp, precision, 256, &how, c.state_bits);
      for (int i = 0; i < 3; ++i) t.step(i == 2);
      for (int i = 0; i < 3; ++i) other.step();
      const auto real = static_cast<double>(memory_of(other.ctx).step_peak);
      EXPECT_NEAR(static_cast<double>(fit_of(t.ctx, 256, 0).peak), real, 0.005 * real);
    }
  }
}

TEST_F(Memory, WouldADoubledBatchFit) {
  Training t(Kind::mlp, "bf16-mixed", 256);
  t.step();
  t.step(true);
  const size_t need = fit_of(t.ctx, 512, 0).peak;
  EXPECT_EQ(fit_of(t.ctx, 512, need).fits, 1);
  EXPECT_EQ(fit_of(t.ctx, 512, need - 1).fits, 0);
  for (size_t limit : {need - 1, need, need * 7}) {
    const mpt_memory_fit_info f = fit_of(t.ctx, 512, limit);
    EXPECT_LE(fit_of(t.ctx, f.largest_batch, 0).peak, limit);
    EXPECT_GT(fit_of(t.ctx, f.largest_batch + 1, 0).peak, limit);
  }
  EXPECT_EQ(fit_of(t.ctx, 512, 1000).largest_batch, 0);
  EXPECT_EQ(fit_of(t.ctx, 512, 0).largest_batch, INT64_MAX);
}

TEST_F(Memory, AStepWatchedAtTheWrongTimeIsRefused) {
  Training t(Kind::mlp, "32-true", 8);
  mpt_memory_fit_info f = {};
  f.struct_size = sizeof f;
  REFUSED(MPT_ERROR_STATE, mpt_memory_fit(t.ctx, 16, 0, &f), "no step was watched");
  t.step(true);
  REFUSED(MPT_ERROR_STATE, mpt_memory_fit(t.ctx, 16, 0, &f), "made the optimizer's states");
  const int64_t shape[] = {8, 3}, other[] = {7, 3};
  mpt_tensor a, b, scalar;
  OK(mpt_zeros(t.ctx, MPT_F32, shape, 2, &a));
  OK(mpt_zeros(t.ctx, MPT_F32, other, 2, &b));
  OK(mpt_zeros(t.ctx, MPT_F32, nullptr, 0, &scalar));
  OK(mpt_memory_watch(t.ctx, &a, 1));
  REFUSED(MPT_ERROR_STATE, mpt_memory_fit(t.ctx, 16, 0, &f), "has not ended");
  const mpt_tensor two[] = {a, b};
  REFUSED(MPT_ERROR_SHAPE, mpt_memory_watch(t.ctx, two, 2), "batch[1] 7: all");
  REFUSED(MPT_ERROR_SHAPE, mpt_memory_watch(t.ctx, &scalar, 1), "[]");
  OK(mpt_memory_watch(t.ctx, nullptr, 0));
  OK(mpt_memory_end_step(t.ctx));
  REFUSED(MPT_ERROR_STATE, mpt_memory_fit(t.ctx, 16, 0, &f), "no step was watched");
  t.step(true);
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_memory_fit(t.ctx, 0, 0, &f), "batch is 0");
  EXPECT_EQ(fit_of(t.ctx, 8, 0).peak, memory_of(t.ctx).step_peak);
}

// A hand-written loop: host memory for the batch, a random mask, products that sum over the batch,
// and a term that does not depend on the batch.
TEST_F(Memory, TheBatchIsFollowedThroughMasksAndTheHostsMemory) {
  NEEDS_HOST("the batch is memory of the CPU");
  auto peak = [](int64_t rows, int64_t ask) {
    mpt_context ctx;
    DO(mpt_context_create(nullptr, &ctx));
    const int64_t shape[] = {rows, 256}, square[] = {256, 256};
    std::vector<float> data(static_cast<size_t>(rows) * 256, 0.5f);
    mpt_tensor x, w, h, l;
    DO(mpt_tensor_from_memory(ctx, MPT_F32, shape, nullptr, 2, data.data(), data.size() * 4,
                              nullptr, nullptr, &x));
    DO(mpt_normal(ctx, MPT_F32, square, 2, 0, 0.1, &w));
    DO(mpt_tensor_set_requires_grad(w, 1));
    DO(mpt_memory_watch(ctx, &x, 1));
    DO(mpt_scope_push(ctx));
    mpt_tensor penalty;
    DO(mpt_linear(x, w, nullptr, MPT_ACTIVATION_NONE, &h));
    DO(mpt_dropout(h, 0.5, 1, &h));
    DO(mpt_matmul(h, w, &h));
    DO(mpt_square(h, &h));
    DO(mpt_mean(h, nullptr, 0, 0, &l));
    DO(mpt_square(w, &penalty));
    DO(mpt_sum(penalty, nullptr, 0, 0, &penalty));
    DO(mpt_add(l, penalty, &l));
    DO(mpt_backward(&l, nullptr, 1, nullptr));
    DO(mpt_memory_end_step(ctx));
    DO(mpt_scope_pop(ctx, nullptr, 0));
    const auto p = static_cast<double>(fit_of(ctx, ask, 0).peak);
    mpt_context_release(ctx);
    return p;
  };
  const double guess = peak(60, 180), real = peak(180, 180);
  EXPECT_NEAR(guess, real, 0.02 * real);
}

// Paged optimizer states, as bitsandbytes has them between a GPU and main memory, need nothing of
// their own on a CPU: the host's allocator decides where states are. Here it maps a file, which the
// system pages; the bits equal those with heap memory.
TEST_F(Memory, StatesLieWhereTheHostSays) {
  struct Mapped {
    std::FILE* file = std::tmpfile();
    size_t end = 0, live = 0;
  } mapped;
  ASSERT_NE(mapped.file, nullptr);
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.user = &mapped;
  hooks.alloc = [](void* user, size_t size, size_t) -> void* {
    auto& m = *static_cast<Mapped*>(user);
    const size_t at = m.end;
    m.end += (size + 4095) / 4096 * 4096;
    if (ftruncate(fileno(m.file), static_cast<off_t>(m.end)) != 0) return nullptr;
    void* p = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(m.file),
                   static_cast<off_t>(at));
    if (p == MAP_FAILED) return nullptr;
    m.live += size;
    return p;
  };
  hooks.free = [](void* user, void* p, size_t size, size_t) {
    static_cast<Mapped*>(user)->live -= size;
    munmap(p, size);
  };
  const auto run = [](const mpt_hooks* h) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = h;
    d.seed = 3;
    mpt_context ctx;
    mpt_params set;
    mpt_optimizer o;
    mpt_tensor w, grad;
    DO(mpt_context_create(&d, &ctx));
    DO(mpt_params_create(ctx, &set));
    const int64_t shape[] = {64, 128};
    DO(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &w));
    DO(mpt_params_add(set, "w", w));
    mpt_optimizer_desc adamw;
    mpt_adamw_desc_init(&adamw, sizeof adamw);
    adamw.state_bits = 8;
    DO(mpt_optimizer_create(set, &adamw, &o));
    for (int t = 0; t < 3; ++t) {
      DO(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &grad));
      DO(mpt_tensor_set_grad(w, grad));
      mpt_tensor_release(grad);
      DO(mpt_optimizer_step(o));
    }
    Floats v(64 * 128);
    DO(mpt_tensor_read(w, MPT_F32, v.data(), static_cast<int64_t>(v.size())));
    EXPECT_GT(memory_of(ctx).now[MPT_MEMORY_STATES], 2 * v.size());
    mpt_context_release(ctx);
    return v;
  };
  EXPECT_EQ(run(&hooks), run(nullptr));
  EXPECT_GT(mapped.end, 0u);
  EXPECT_EQ(mapped.live, 0u);
  std::fclose(mapped.file);
}

}  // namespace
}  // namespace mpt_test
