// Good, stale and foreign handles of every type for the callers of call.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "call.h"
#include "mpt/mpt.h"
#include "mpt/mpt_ops.h"

namespace call {

// The numbers that make_calls.py gives: the order of MPT_HANDLE in the headers.
enum { kContext = 1, kTensor = 2 };

inline mpt_tensor small_tensor(mpt_context c, mpt_dtype dtype = MPT_F32) {
  const int64_t shape[] = {2, 2};
  mpt_tensor t = nullptr;
  mpt_full(c, dtype, shape, 2, 1, &t);
  return t;
}

// Two contexts; `fill` adds one handle of each type that the headers have so far.
class TwoContexts {
 public:
  TwoContexts() {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = size_t{256} << 20;
    mpt_context_create(&d, &context);
    mpt_context_create(&d, &other);
    mpt_context gone = nullptr;
    mpt_context_create(&d, &gone);
    world.good[kContext] = {bits(context)};
    world.foreign[kContext] = {bits(other)};
    world.stale[kContext] = {bits(gone)};
    mpt_context_release(gone);
    tensor = small_tensor(context);
    world.good[kTensor] = {bits(tensor)};
    world.foreign[kTensor] = {bits(small_tensor(other))};
    mpt_tensor dead = small_tensor(context);
    mpt_tensor_release(dead);
    world.stale[kTensor] = {bits(dead)};
  }
  ~TwoContexts() {
    mpt_context_release(context);
    mpt_context_release(other);
  }
  TwoContexts(const TwoContexts&) = delete;
  TwoContexts& operator=(const TwoContexts&) = delete;

  mpt_context context = nullptr, other = nullptr;
  mpt_tensor tensor = nullptr;
  World world;
};

}  // namespace call
