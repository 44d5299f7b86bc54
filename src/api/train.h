// Helpers of the training entry points: handles of counted objects, precisions in and out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "api/entry.h"
#include "core/ref.h"
#include "mpt/mpt_train.h"

namespace mpt {
class Comm;
class Lbfgs;
class Optimizer;
class Params;
struct Precision;
class Publisher;
class Recording;
class Scaler;
class Stepper;
class Subscriber;
}  // namespace mpt

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

// Counted: the class of the objects behind a handle, and its words. The functions below need the
// header of the class only where they are called.
template <class H>
struct Counted;
#define MPT_COUNTED(Class, name)                          \
  template <>                                             \
  struct Counted<mpt_##name> {                            \
    using Object = Class;                                 \
    static constexpr HandleType kType = HandleType::name; \
    static constexpr const char* kName = #name;           \
  };
MPT_COUNTED(Params, params)
MPT_COUNTED(Optimizer, optimizer)
MPT_COUNTED(Scaler, scaler)
MPT_COUNTED(Stepper, stepper)
MPT_COUNTED(Lbfgs, lbfgs)
MPT_COUNTED(Recording, recording)
MPT_COUNTED(Publisher, publisher)
MPT_COUNTED(Subscriber, subscriber)
MPT_COUNTED(Comm, comm)
#undef MPT_COUNTED

template <class H, class T = typename Counted<H>::Object>
Ref<T> in(H h) {
  return in_counted<T>(bits(h), Counted<H>::kType, Counted<H>::kName);
}

Precision in_precision(const mpt_precision* p);
mpt_precision out_precision(const Precision& p);

}  // namespace mpt::api
