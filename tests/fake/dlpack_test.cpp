// Tests of memory of a device that is shared by DLPack: exports, imports, and when the owner is
// told.
// SPDX-License-Identifier: Apache-2.0
#include "io/dlpack.h"

#include "fixture.h"

namespace mpt_fake {
namespace {

class FakeDLPack : public Fake {
 protected:
  DLManagedTensorVersioned* exported(mpt_tensor t) {
    DLManagedTensorVersioned* m = nullptr;
    EXPECT_EQ(mpt_tensor_to_dlpack(t, &m), MPT_OK) << mpt_last_error();
    return m;
  }
  // Shares the memory of a tensor as another library does, which counts the calls of its deleter.
  mpt_tensor import(mpt_context c, const DLTensor& memory) {
    shared.dl_tensor = memory;
    shared.major = 1;
    shared.manager_ctx = &told;
    shared.deleter = [](DLManagedTensorVersioned* m) { ++*static_cast<int*>(m->manager_ctx); };
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_tensor_from_dlpack(c, &shared, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  // Makes a call with a context that waits for nothing.
  static void call(mpt_context c) {
    const int64_t n = 4;
    mpt_tensor t = nullptr;
    OK(mpt_ones(c, MPT_F32, &n, 1, &t));
  }
  mpt_context another() {
    mpt_context c = nullptr;
    EXPECT_EQ(create_context(FAKE_MODULE, &c), MPT_OK) << mpt_last_error();
    return c;
  }

  DLManagedTensorVersioned shared = {};
  int told = 0;
};

TEST_F(FakeDLPack, AnExportWaitsForTheQueue) {
  const mpt_tensor a = full(2), sum = add(a, a);
  DLManagedTensorVersioned* const m = exported(sum);
  EXPECT_EQ(m->dl_tensor.device_type, kDLPack);
  EXPECT_EQ(m->dl_tensor.device_id, 0);
  EXPECT_EQ(m->dl_tensor.data, address(sum));
  EXPECT_EQ(*static_cast<const float*>(control.look(m->dl_tensor.data)), 4);
  m->deleter(m);
  DLManagedTensorVersioned* none = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_to_dlpack(to(sum, MPT_DEVICE_MODULE, 1), &none),
          "not exchanged by DLPack");
  EXPECT_EQ(none, nullptr);
}

TEST_F(FakeDLPack, AnExportKeepsItsMemory) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  const mpt_tensor t = import(other, m->dl_tensor);
  EXPECT_EQ(info(t).device, MPT_DEVICE_MODULE);
  OK(mpt_context_shutdown(ctx));
  EXPECT_EQ(read(add(t, t)), Floats(4, 6));
  mpt_context_release(other);
  EXPECT_EQ(told, 1);
  m->deleter(m);
}

// Queued work may read borrowed memory after the last tensor on it was released.
TEST_F(FakeDLPack, TheOwnerIsToldWhenTheQueueHasRun) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  const mpt_tensor t = import(other, m->dl_tensor), sum = add(t, t);
  mpt_tensor_release(t);
  const int64_t run = control.entries;
  for (int i = 0; i < 3; ++i) call(other);
  EXPECT_EQ(control.entries, run);
  EXPECT_EQ(told, 0);
  EXPECT_EQ(read(sum), Floats(4, 6));
  call(other);
  EXPECT_EQ(told, 1);
  const mpt_tensor again = import(other, m->dl_tensor);
  add(again, again);
  mpt_tensor_release(again);
  call(other);
  EXPECT_EQ(told, 1);
  mpt_context_release(other);  // ends the queue
  EXPECT_EQ(told, 2);
  m->deleter(m);
}

// The memory of an import can be exported in turn, and outlives the context that has imported it.
TEST_F(FakeDLPack, AnImportThatIsExportedKeepsTheDevice) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  const mpt_tensor t = import(other, m->dl_tensor);
  DLManagedTensorVersioned* const second = exported(t);
  mpt_context_release(other);
  EXPECT_EQ(told, 0);
  EXPECT_EQ(control.devices, 2);
  second->deleter(second);
  EXPECT_EQ(told, 1);
  EXPECT_EQ(control.devices, 1);
  m->deleter(m);
}

TEST_F(FakeDLPack, AnImportThatFailsLeavesTheMemoryToTheOwner) {
  DLManagedTensorVersioned* const m = exported(full(3));
  shared = *m;
  shared.manager_ctx = &told;
  shared.dl_tensor.device_id = 1;  // not opened
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_from_dlpack(ctx, &shared, &t), "a device that the context");
  shared.dl_tensor.device_id = 0;
  shared.dl_tensor.byte_offset = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_tensor_from_dlpack(ctx, &shared, &t), "aligned");
  EXPECT_EQ(told, 0);
  m->deleter(m);
}

}  // namespace
}  // namespace mpt_fake
