// Tests of staging memory: the host's memory for copies from a device is taken once and used again.
// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "fixture.h"
#include "io/dlpack.h"

namespace mpt_fake {
namespace {

class FakeStaging : public Fake {
 protected:
  // Makes a tensor of some MiB and reads it.
  mpt_status read_mib(size_t mib) {
    const auto n = static_cast<int64_t>((mib << 20) / sizeof(float));
    mpt_tensor t = nullptr;
    Floats v;
    mpt_status s = mpt_full(ctx, MPT_F32, &n, 1, 5, &t);
    if (s == MPT_OK) s = read(t, v);
    if (s == MPT_OK) {
      EXPECT_EQ(v, Floats(static_cast<size_t>(n), 5));
    }
    mpt_tensor_release(t);
    return s;
  }
  // Returns the MiB of the host's memory outside its arena.
  size_t outside() {
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    EXPECT_EQ(mpt_context_get_device_memory(ctx, MPT_DEVICE_CPU, 0, &m), MPT_OK);
    return m.outside_bytes >> 20;
  }
  // Makes a training whose steps copy verdicts, scales and flags of indices to the host.
  void make_training() {
    OK(mpt_params_create(ctx, &params));
    table = add("table", {8, 4}, Floats(32, 0.5f));
    const mpt_precision p = precision("16-mixed");
    mpt_optimizer o = nullptr;
    OK(mpt_optimizer_create(params, nullptr, &o));
    OK(mpt_stepper_create(ctx, &p, nullptr, &stepper));
    OK(mpt_stepper_add(stepper, o));
    const int64_t n = 3, rows[] = {0, 7, 3};
    OK(mpt_tensor_from_data(ctx, MPT_I64, &n, 1, rows, sizeof rows, &index));
  }
  // Runs a step, and reads its loss if it is to be read.
  void step(bool is_read) {
    mpt_tensor picked = nullptr, loss = nullptr;
    OK(mpt_scope_push(ctx));
    OK(mpt_index_select(table, 0, index, &picked));
    OK(mpt_sum(picked, nullptr, 0, 0, &loss));
    OK(mpt_stepper_backward(stepper, loss));
    EXPECT_EQ(mpt_stepper_step(stepper), MPT_OK) << mpt_last_error();
    double value = 0;
    if (is_read) {
      OK(mpt_tensor_get_item(loss, &value));
    }
    OK(mpt_scope_pop(ctx, nullptr, 0));
  }

  mpt_tensor table = nullptr, index = nullptr;
  mpt_stepper stepper = nullptr;
};

TEST_F(FakeStaging, StepsAllocateNone) {
  make_training();
  for (const bool is_read : {true, false}) {
    // Without a read no answer comes until the host is 64 steps ahead.
    for (int i = 0; i < (is_read ? 3 : 70); ++i) step(is_read);
    const int64_t kept = control.staging;
    control.calls[static_cast<int>(Call::alloc_staging)] = 0;
    for (int i = 0; i < 20; ++i) step(is_read);
    EXPECT_EQ(control.count(Call::alloc_staging), 0) << is_read;
    EXPECT_EQ(control.staging, kept) << is_read;
  }
}

TEST_F(FakeStaging, ReadsUseItAgain) {
  const mpt_tensor t = full(7, 1);
  for (int i = 0; i < 10; ++i) {
    double value = 0;
    OK(mpt_tensor_get_item(t, &value));
    EXPECT_EQ(value, 7);
  }
  EXPECT_EQ(control.count(Call::alloc_staging), 1);
  for (int i = 0; i < 3; ++i) OK(read_mib(9));
  EXPECT_EQ(control.count(Call::alloc_staging), 2);
}

TEST_F(FakeStaging, ARefusalTakesWhatIsKept) {
  control.refuse_at(Call::alloc_staging, 1);
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, read_mib(1), "fake:0 has no 1048576 bytes of host memory");
  EXPECT_EQ(outside(), 0u);
  OK(read_mib(1));
  EXPECT_EQ(outside(), 1u);
  control.refuse_at(Call::alloc_staging, 1);
  OK(read_mib(2));
  EXPECT_EQ(control.staging, 1);
  EXPECT_EQ(outside(), 2u);
}

// Memory that is not kept goes back at once, when the copies to it have run.
TEST_F(FakeStaging, ItGoesBackWhenTooMuchIsKept) {
  OK(mpt_params_create(ctx, &params));
  const mpt_tensor w = add("w", {2}, {1, 1});
  mpt_optimizer o = nullptr;
  OK(mpt_optimizer_create(params, nullptr, &o));
  mpt_scaler scalers[4] = {};
  for (mpt_scaler& s : scalers) OK(mpt_scaler_create(ctx, nullptr, &s));
  for (int64_t bytes = 4 << 20; bytes >= 4096; bytes /= 2) {
    Floats v;
    OK(read(full(1, bytes / 4), v));
  }
  for (const mpt_scaler s : scalers) {
    mpt_tensor sum = nullptr, scaled = nullptr;
    OK(mpt_sum(w, nullptr, 0, 0, &sum));
    OK(mpt_scaler_scale(s, sum, &scaled));
    OK(mpt_backward(&scaled, nullptr, 1, nullptr));
    EXPECT_EQ(mpt_scaler_step(s, o), MPT_OK) << mpt_last_error();
    OK(mpt_scaler_update(s));
    OK(mpt_optimizer_zero_grad(o));
  }
  const int64_t before = control.staging;
  for (const mpt_scaler s : scalers) mpt_scaler_release(s);  // with answers that have not come
  OK(mpt_context_set_seed(ctx, 1));                          // drops what was released
  EXPECT_LT(control.staging, before);
}

TEST_F(FakeStaging, ItGoesBackWhenTheContextEnds) {
  OK(read_mib(1));
  EXPECT_EQ(control.staging, 1);
  DLManagedTensorVersioned* m = nullptr;
  OK(mpt_tensor_to_dlpack(full(3), &m));
  OK(mpt_context_shutdown(ctx));
  EXPECT_EQ(control.devices, 1);  // the export keeps it
  EXPECT_EQ(control.staging, 0);
  m->deleter(m);
}

}  // namespace
}  // namespace mpt_fake
