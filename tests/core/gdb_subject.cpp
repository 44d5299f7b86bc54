// The program that gdb_test.py stops in gdb: tensors, shapes and handles, live and stale.
// SPDX-License-Identifier: Apache-2.0
#include <mpt/mpt.h>

#include "api/entry.h"
#include "core/slots.h"
#include "core/tensor_meta.h"

namespace {

// The breakpoint; its caller has the values.
[[gnu::noinline]] void look_here() { asm volatile("" ::: "memory"); }

mpt_tensor made(mpt_context ctx, mpt_dtype dtype, const mpt::Dims& shape) {
  mpt_tensor t = nullptr;
  if (mpt_full(ctx, dtype, shape.data(), shape.size(), 1.5, &t) < 0) return nullptr;
  return t;
}

int run() {
  mpt_context context = nullptr;
  if (mpt_context_create(nullptr, &context) < 0) return 1;
  mpt::Dims shape{2, 3};
  mpt_tensor handle = made(context, MPT_F32, shape), half = made(context, MPT_BF16, {3, 5}),
             stale = made(context, MPT_F32, {1}), none = nullptr;
  const float values[6] = {0.5F, -1.25F, 0, 1, 2, 3};
  if (mpt_tensor_write(handle, MPT_F32, values, 6) < 0) return 1;
  if (mpt_tensor_set_name(handle, "weight") < 0) return 1;
  if (mpt_tensor_set_requires_grad(handle, 1) < 0) return 1;
  mpt_tensor_release(stale);
  mpt::Tensor tensor = mpt::api::in(handle, "handle"), empty;
  mpt::Tensor turned = tensor.view({3, 2}, {1, 3}, 0);
  mpt::Ref<mpt::Storage> storage = turned->storage;
  look_here();
  const bool live = mpt::is_live(mpt::api::bits(half), mpt::HandleType::tensor);
  tensor = turned = empty;
  storage = nullptr;
  mpt_context_release(context);
  return live && !none ? 0 : 1;
}

}  // namespace

int main() { return run(); }
