// Tests of memory of a device that is shared by DLPack: exports, imports, and when the owner is
// told.
// SPDX-License-Identifier: Apache-2.0
#include "io/dlpack.h"

#include <cstring>

#include "fixture.h"

namespace mpt_fake {
namespace {

enum class Kind { versioned, legacy };
constexpr Kind kKinds[] = {Kind::versioned, Kind::legacy};

// Another library that shares memory. When it is told that the memory is not used any more, it
// overwrites it, so that work which runs later than that shows.
struct Owner {
  Control& control;
  int told = 0;
  int64_t entries = 0;         // that had run when it was told the last time
  mpt_context back = nullptr;  // a context in which it makes a call when it is told
  DLManagedTensorVersioned versioned = {};
  DLManagedTensor legacy = {};

  void tell(const DLTensor& memory) {
    ++told;
    entries = control.entries;
    std::memset(const_cast<void*>(control.look(memory.data)), 0x77, sizeof(float));
    if (!back) return;
    const int64_t n = 4;
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_ones(back, MPT_F32, &n, 1, &t), MPT_OK) << mpt_last_error();
  }
};

class FakeDLPack : public Fake {
 protected:
  DLManagedTensorVersioned* exported(mpt_tensor t) {
    DLManagedTensorVersioned* m = nullptr;
    EXPECT_EQ(mpt_tensor_to_dlpack(t, &m), MPT_OK) << mpt_last_error();
    return m;
  }
  // Shares the memory of a tensor as another library does.
  mpt_tensor import(mpt_context c, const DLTensor& memory, Kind kind = Kind::versioned) {
    return import(c, memory, owner, kind);
  }
  static mpt_tensor import(mpt_context c, const DLTensor& memory, Owner& o,
                           Kind kind = Kind::versioned) {
    mpt_tensor t = nullptr;
    mpt_status s;
    if (kind == Kind::versioned) {
      o.versioned = {.major = 1,
                     .minor = 0,
                     .manager_ctx = &o,
                     .deleter =
                         [](DLManagedTensorVersioned* m) {
                           static_cast<Owner*>(m->manager_ctx)->tell(m->dl_tensor);
                         },
                     .flags = 0,
                     .dl_tensor = memory};
      s = mpt_tensor_from_dlpack(c, &o.versioned, &t);
    } else {
      o.legacy = {memory, &o, [](DLManagedTensor* m) {
                    static_cast<Owner*>(m->manager_ctx)->tell(m->dl_tensor);
                  }};
      s = mpt_tensor_from_dlpack_legacy(c, &o.legacy, &t);
    }
    EXPECT_EQ(s, MPT_OK) << mpt_last_error();
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

  Owner owner{control};
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
  EXPECT_EQ(owner.told, 1);
  m->deleter(m);
}

// -- when the owner of an import is told: queued work may read the memory after the last release --

TEST_F(FakeDLPack, TheOwnerIsToldWhenTheQueueHasRun) {
  for (const Kind kind : kKinds) {
    owner.told = 0;
    DLManagedTensorVersioned* const m = exported(full(3));
    const mpt_context other = another();
    const mpt_tensor t = import(other, m->dl_tensor, kind), sum = add(t, t);
    mpt_tensor_release(t);
    const int64_t run = control.entries;
    for (int i = 0; i < 3; ++i) call(other);
    EXPECT_EQ(control.entries, run);
    EXPECT_EQ(owner.told, 0);
    EXPECT_EQ(read(sum), Floats(4, 6));
    call(other);
    EXPECT_EQ(owner.told, 1);
    mpt_context_release(other);
    EXPECT_EQ(owner.told, 1);
    m->deleter(m);
  }
}

TEST_F(FakeDLPack, TheOwnerIsToldWhenTheContextEnds) {
  for (const Kind kind : kKinds) {
    for (const bool is_released : {false, true}) {
      owner.told = 0;
      DLManagedTensorVersioned* const m = exported(full(3));
      const mpt_context other = another();
      const mpt_tensor t = import(other, m->dl_tensor, kind);
      add(t, t);
      if (is_released) mpt_tensor_release(t);
      EXPECT_EQ(owner.told, 0);
      const int64_t run = control.entries;
      mpt_context_release(other);
      EXPECT_EQ(owner.told, 1);
      EXPECT_EQ(owner.entries, run + 1);
      m->deleter(m);
    }
  }
}

// The context's device stays, because memory of its own is exported.
TEST_F(FakeDLPack, AnExportDoesNotKeepTheMemoryOfAnImport) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  const mpt_tensor t = import(other, m->dl_tensor);
  DLManagedTensorVersioned* const sum = exported(add(t, t));
  add(t, t);
  mpt_context_release(other);
  EXPECT_EQ(control.devices, 2);
  EXPECT_EQ(owner.told, 1);
  EXPECT_EQ(*static_cast<const float*>(control.look(sum->dl_tensor.data)), 6);
  sum->deleter(sum);
  EXPECT_EQ(control.devices, 1);
  m->deleter(m);
}

// A lost device runs nothing any more.
TEST_F(FakeDLPack, TheOwnerIsToldWhenWorkHasFailed) {
  for (const Kind kind : kKinds) {
    for (const bool is_lost : {false, true}) {
      owner.told = 0;
      DLManagedTensorVersioned* const m = exported(full(3));
      const mpt_context other = another();
      const mpt_tensor t = import(other, m->dl_tensor, kind), sum = add(t, t);
      mpt_tensor_release(t);
      control.fail_late = 1;
      control.is_lost = is_lost;
      Floats v;
      EXPECT_EQ(read(sum, v), MPT_ERROR_DEVICE);
      if (is_lost) {
        Floats again;
        EXPECT_EQ(read(sum, again), MPT_ERROR_DEVICE);
      } else {
        call(other);
      }
      EXPECT_EQ(owner.told, !is_lost);
      mpt_context_release(other);
      EXPECT_EQ(owner.told, 1);
      m->deleter(m);
    }
  }
}

TEST_F(FakeDLPack, TheOwnerIsToldInADryRun) {
  for (const Kind kind : kKinds) {
    owner.told = 0;
    DLManagedTensorVersioned* const m = exported(full(3));
    const mpt_context other = another();
    OK(mpt_trace_begin_dry(other));
    const mpt_tensor t = import(other, m->dl_tensor, kind), sum = add(t, t);
    mpt_tensor_release(t);
    call(other);
    EXPECT_EQ(owner.told, 0);
    OK(mpt_trace_end(other));
    EXPECT_EQ(owner.told, 0);
    EXPECT_EQ(read(sum), Floats(4, 6));
    call(other);
    EXPECT_EQ(owner.told, 1);
    mpt_context_release(other);
    m->deleter(m);
  }
}

TEST_F(FakeDLPack, AnEventThatIsRefusedIsAskedForAgain) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  const mpt_tensor t = import(other, m->dl_tensor), sum = add(t, t);
  control.refuse_at(Call::record, 1);
  mpt_tensor_release(t);
  call(other);
  EXPECT_EQ(control.refuse[static_cast<int>(Call::record)], 0);
  EXPECT_EQ(owner.told, 0);
  EXPECT_EQ(read(sum), Floats(4, 6));
  call(other);
  EXPECT_EQ(owner.told, 1);
  mpt_context_release(other);
  m->deleter(m);
}

// The function of an owner may call the library, with the same context too.
TEST_F(FakeDLPack, TheOwnerMayCallTheLibrary) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  owner.back = other;
  Owner second{control};
  second.back = other;
  const mpt_tensor a = import(other, m->dl_tensor), b = import(other, m->dl_tensor, second);
  const mpt_tensor sum = add(a, b);
  mpt_tensor_release(a);
  mpt_tensor_release(b);
  EXPECT_EQ(read(sum), Floats(4, 6));
  call(other);
  EXPECT_EQ(owner.told, 1);
  EXPECT_EQ(second.told, 1);
  mpt_context_release(other);
  m->deleter(m);
}

// No queued work reads memory of the host: a copy to the device has read it when it returns.
TEST_F(FakeDLPack, TheOwnerOfMemoryOfTheHostIsToldAtTheRelease) {
  for (const bool is_const : {false, true}) {
    float values[] = {1, 2, 3, 4};
    int told = 0;
    const int64_t n = 4;
    const mpt_done_fn done = [](void* user) { ++*static_cast<int*>(user); };
    mpt_tensor host = nullptr;
    if (is_const) {
      OK(mpt_tensor_from_const_memory(ctx, MPT_F32, &n, nullptr, 1, values, sizeof values, done,
                                      &told, &host));
    } else {
      OK(mpt_tensor_from_memory(ctx, MPT_F32, &n, nullptr, 1, values, sizeof values, done, &told,
                                &host));
    }
    const mpt_tensor moved = to(host, MPT_DEVICE_MODULE), sum = add(moved, moved);
    const int64_t run = control.entries;
    EXPECT_EQ(told, 0);
    mpt_tensor_release(host);
    call(ctx);
    EXPECT_EQ(told, 1);
    EXPECT_EQ(control.entries, run);
    values[0] = values[3] = -7;
    EXPECT_EQ(read(sum), (Floats{2, 4, 6, 8}));
  }
}

// The memory of an import can be exported in turn, and outlives the context that has imported it.
TEST_F(FakeDLPack, AnImportThatIsExportedKeepsTheDevice) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  const mpt_tensor t = import(other, m->dl_tensor);
  DLManagedTensorVersioned* const second = exported(t);
  mpt_context_release(other);
  EXPECT_EQ(owner.told, 0);
  EXPECT_EQ(control.devices, 2);
  EXPECT_EQ(control.staging, 0);
  second->deleter(second);
  EXPECT_EQ(owner.told, 1);
  EXPECT_EQ(control.devices, 1);
  m->deleter(m);
}

// The context stays, because memory of the host is exported, and its device does not.
TEST_F(FakeDLPack, AnImportThatWasReleasedDoesNotKeepTheDevice) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  DLManagedTensorVersioned* const copy = exported(to(import(other, m->dl_tensor), MPT_DEVICE_CPU));
  mpt_context_release(other);
  EXPECT_EQ(owner.told, 1);
  EXPECT_EQ(control.devices, 1);
  EXPECT_EQ(*static_cast<const float*>(copy->dl_tensor.data), 3);
  copy->deleter(copy);
  m->deleter(m);
}

// Each consumer of a context that has ended gives its memory back on its own.
TEST_F(FakeDLPack, ImportsThatAreExportedEndOneByOne) {
  DLManagedTensorVersioned* const m = exported(full(3));
  const mpt_context other = another();
  Owner second{control};
  DLManagedTensorVersioned* const a = exported(import(other, m->dl_tensor));
  DLManagedTensorVersioned* const b = exported(import(other, m->dl_tensor, second));
  mpt_context_release(other);
  a->deleter(a);
  EXPECT_EQ(owner.told, 1);
  EXPECT_EQ(second.told, 0);
  b->deleter(b);
  EXPECT_EQ(second.told, 1);
  m->deleter(m);
}

TEST_F(FakeDLPack, AnImportThatFailsLeavesTheMemoryToTheOwner) {
  DLManagedTensorVersioned* const m = exported(full(3));
  DLManagedTensorVersioned shared = *m;
  shared.manager_ctx = &owner;
  shared.dl_tensor.device_id = 1;  // not opened
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_DEVICE, mpt_tensor_from_dlpack(ctx, &shared, &t), "a device that the context");
  shared.dl_tensor.device_id = 0;
  shared.dl_tensor.byte_offset = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_tensor_from_dlpack(ctx, &shared, &t), "aligned");
  EXPECT_EQ(owner.told, 0);
  m->deleter(m);
}

}  // namespace
}  // namespace mpt_fake
