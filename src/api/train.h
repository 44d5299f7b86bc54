// Helpers of the training entry points: handles of counted objects, precisions in and out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "api/entry.h"
#include "core/ref.h"
#include "mpt/mpt_train.h"
#include "optim/optimizer.h"
#include "params/params.h"
#include "train/lbfgs.h"
#include "train/scaler.h"
#include "train/stepper.h"

namespace mpt::api {

// Returns a new handle that holds one reference of an object with retain() and release().
template <class H, class T>
H give_counted(Context& ctx, HandleType type, const Ref<T>& object) {
  const uint64_t h =
      give_object(ctx, type, object.get(), [](void* p) { static_cast<T*>(p)->release(); });
  object->retain();
  return handle<H>(h);
}
// Returns the live object of a handle. Drops what other threads have released first.
template <class T>
Ref<T> in_counted(uint64_t h, HandleType type, const char* what) {
  Ref<T> p(&object<T>(h, type, what));
  if (has_released(space_of(h))) drain_space(space_of(h));
  begin_on(p->ctx(), *p->ctx().home);
  return p;
}

inline Ref<Params> in(mpt_params h) {
  return in_counted<Params>(bits(h), HandleType::params, "params");
}

inline Ref<Optimizer> in(mpt_optimizer h) {
  return in_counted<Optimizer>(bits(h), HandleType::optimizer, "optimizer");
}

inline Ref<Scaler> in(mpt_scaler h) {
  return in_counted<Scaler>(bits(h), HandleType::scaler, "scaler");
}

inline Ref<Stepper> in(mpt_stepper h) {
  return in_counted<Stepper>(bits(h), HandleType::stepper, "stepper");
}

inline Ref<Lbfgs> in(mpt_lbfgs h) { return in_counted<Lbfgs>(bits(h), HandleType::lbfgs, "lbfgs"); }

Precision in_precision(const mpt_precision* p);
mpt_precision out_precision(const Precision& p);

}  // namespace mpt::api
