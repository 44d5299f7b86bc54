// A plugin that trains. It is built once for each of two versions of the library, and linked with
// it: what it calls is found by the linker's names and versions, not by dlsym.
// SPDX-License-Identifier: Apache-2.0
#include "trainer.h"

#include <memory>

#include "mpt/mpt.h"

namespace {

constexpr int64_t kShape[] = {40, 40};

struct Training {
  mpt_context context = nullptr;
  mpt_params params = nullptr;
  mpt_precision precision = {};
  mpt_optimizer optimizer = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_tensor x = nullptr, w = nullptr;

  Training() = default;
  Training(const Training&) = delete;
  ~Training() { mpt_context_release(context); }

  mpt_status begin() {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.own_threads = 2;
    d.seed = 4;
    mpt_status s = mpt_context_create(&d, &context);
    if (s >= 0) s = mpt_params_create(context, &params);
    if (s >= 0) s = mpt_precision_from_name("bf16-mixed", &precision, sizeof precision);
    if (s >= 0) s = mpt_normal(context, MPT_F32, kShape, 2, 0, 1, &x);
    if (s >= 0) s = mpt_normal(context, MPT_F32, kShape, 2, 0, 0.3, &w);
    if (s >= 0) s = mpt_params_add(params, "w", w);
    if (s >= 0) s = mpt_params_set_precision(params, &precision);
    if (s >= 0) s = mpt_optimizer_create(params, nullptr, &optimizer);
    if (s >= 0) s = mpt_stepper_create(context, &precision, nullptr, &stepper);
    return s >= 0 ? mpt_stepper_add(stepper, optimizer) : s;
  }

  mpt_status loss(mpt_tensor* out) const {
    mpt_status s = mpt_precision_push(context, &precision);
    if (s < 0) return s;
    mpt_tensor y = nullptr;
    s = mpt_linear(x, w, nullptr, MPT_ACTIVATION_TANH, &y);
    if (s >= 0) s = mpt_dropout(y, 0.25, 1, &y);
    if (s >= 0) s = mpt_mul(y, y, &y);
    if (s >= 0) s = mpt_mean(y, nullptr, 0, 0, out);
    const mpt_status popped = mpt_precision_pop(context);
    return s < 0 ? s : popped;
  }

  mpt_status step() const {
    mpt_status s = mpt_scope_push(context);
    if (s < 0) return s;
    mpt_tensor value = nullptr;
    s = loss(&value);
    if (s >= 0) s = mpt_stepper_backward(stepper, value);
    if (s >= 0) s = mpt_stepper_step(stepper);
    const mpt_status popped = mpt_scope_pop(context, nullptr, 0);
    return s < 0 ? s : popped;
  }
};

int begin(void** training) {
  auto t = std::make_unique<Training>();
  const mpt_status s = t->begin();
  *training = s < 0 ? nullptr : t.release();
  return s;
}
int step(void* training) { return static_cast<const Training*>(training)->step(); }
int read(void* training, float* to, int64_t count) {
  return mpt_tensor_read(static_cast<const Training*>(training)->w, MPT_F32, to, count);
}
void end(void* training) { delete static_cast<Training*>(training); }
int fail() { return mpt_params_create(nullptr, nullptr); }
const char* last_error() { return mpt_last_error(); }

}  // namespace

extern "C" __attribute__((visibility("default"))) const Trainer* trainer() {
  static const Trainer t = {.library = reinterpret_cast<const void*>(&mpt_stepper_step),
                            .begin = begin,
                            .step = step,
                            .read = read,
                            .end = end,
                            .fail = fail,
                            .last_error = last_error};
  return &t;
}
