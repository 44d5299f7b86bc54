// Tests of mpt_context_trim: memory that is not in use goes back, and all else stays.
// SPDX-License-Identifier: Apache-2.0
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "../support/fixture.h"

namespace mpt_test {
namespace {

using Trim = Train;

size_t arena_bytes(mpt_context c) {
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  EXPECT_EQ(mpt_context_get_memory(c, &m), MPT_OK);
  return m.arena_bytes;
}

// Returns the bytes of the process that are in memory.
int64_t resident() {
  long all = 0, here = 0;
  std::FILE* f = std::fopen("/proc/self/statm", "r");
  if (!f) return 0;
  const int n = std::fscanf(f, "%ld %ld", &all, &here);
  std::fclose(f);
  return n == 2 ? here * sysconf(_SC_PAGESIZE) : 0;
}

TEST_F(Trim, GivesTheHostsPiecesBack) {
  static int64_t live;
  live = 0;
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.alloc = [](void*, size_t size, size_t align) {
    live += static_cast<int64_t>(size);
    return std::aligned_alloc(align, (size + align - 1) / align * align);
  };
  hooks.free = [](void*, void* p, size_t size, size_t) {
    live -= static_cast<int64_t>(size);
    std::free(p);
  };
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &hooks;
  mpt_context c = nullptr;
  OK(mpt_context_create(&d, &c));
  const int64_t n = 1 << 22;
  mpt_tensor kept = nullptr, large = nullptr;
  OK(mpt_full(c, MPT_F32, &n, 0, 3, &kept));
  OK(mpt_full(c, MPT_F32, &n, 1, 1, &large));
  const int64_t most = live;
  const size_t before = arena_bytes(c);
  OK(mpt_context_trim(c));
  EXPECT_EQ(live, most) << "what is in use stays";
  mpt_tensor_release(large);
  OK(mpt_context_trim(c));
  EXPECT_LE(arena_bytes(c), before - 4 * static_cast<size_t>(n));
  if (info(kept).device == MPT_DEVICE_CPU) {
    EXPECT_LE(live, most - 4 * n);
  }
  double value = 0;
  OK(mpt_tensor_get_item(kept, &value));
  EXPECT_EQ(value, 3);
  mpt_context_release(c);
  EXPECT_EQ(live, 0);
}

// The pages between two tensors that are in use go back, too.
TEST_F(Trim, GivesTheSystemsPagesBack) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer has pages of its own";
#endif
  NEEDS_HOST("the pages are a device's");
  constexpr int64_t kCount = 1 << 24;
  std::vector<mpt_tensor> all;
  for (int i = 0; i < 3; ++i) {
    mpt_tensor t = nullptr;
    OK(mpt_full(ctx, MPT_F32, &kCount, 1, i + 1, &t));
    all.push_back(t);
  }
  mpt_tensor_release(all[1]);
  drain();
  const int64_t before = resident();
  OK(mpt_context_trim(ctx));
  EXPECT_LE(resident(), before - 3 * kCount) << "of " << 4 * kCount << " unused bytes";
  for (int i : {0, 2}) {
    const Floats v = read(all[static_cast<size_t>(i)]);
    EXPECT_EQ(v.front(), i + 1);
    EXPECT_EQ(v.back(), i + 1);
  }
  mpt_tensor again = nullptr;
  OK(mpt_full(ctx, MPT_F32, &kCount, 1, 9, &again));
  EXPECT_EQ(read(again)[kCount / 2], 9);
}

TEST_F(Trim, ChangesNoTraining) {
  const auto trained = [&](bool trims) {
    mpt_context_release(ctx);
    Train::SetUp();
    mpt_tensor w = nullptr, x = nullptr;
    const int64_t shape[2] = {64, 64};
    EXPECT_EQ(mpt_normal(ctx, MPT_F32, shape, 2, 0, 0.1, &w), MPT_OK);
    EXPECT_EQ(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &x), MPT_OK);
    EXPECT_EQ(mpt_params_add(params, "w", w), MPT_OK);
    mpt_precision kind = precision("bf16-mixed");
    EXPECT_EQ(mpt_params_set_precision(params, &kind), MPT_OK);
    mpt_optimizer optimizer = nullptr;
    mpt_stepper stepper = nullptr;
    EXPECT_EQ(mpt_optimizer_create(params, nullptr, &optimizer), MPT_OK);
    EXPECT_EQ(mpt_stepper_create(ctx, &kind, nullptr, &stepper), MPT_OK);
    EXPECT_EQ(mpt_stepper_add(stepper, optimizer), MPT_OK);
    for (int i = 0; i < 6; ++i) {
      mpt_tensor y = nullptr, loss = nullptr;
      EXPECT_EQ(mpt_scope_push(ctx), MPT_OK);
      EXPECT_EQ(mpt_precision_push(ctx, &kind), MPT_OK);
      EXPECT_EQ(mpt_linear(x, w, nullptr, MPT_ACTIVATION_GELU, &y), MPT_OK);
      if (trims) {
        EXPECT_EQ(mpt_context_trim(ctx), MPT_OK) << mpt_last_error();
      }
      EXPECT_EQ(mpt_mean(y, nullptr, 0, 0, &loss), MPT_OK);
      EXPECT_EQ(mpt_precision_pop(ctx), MPT_OK);
      EXPECT_EQ(mpt_stepper_backward(stepper, loss), MPT_OK) << mpt_last_error();
      EXPECT_GE(mpt_stepper_step(stepper), 0) << mpt_last_error();
      EXPECT_EQ(mpt_scope_pop(ctx, nullptr, 0), MPT_OK);
      if (trims) {
        EXPECT_EQ(mpt_context_trim(ctx), MPT_OK) << mpt_last_error();
      }
    }
    return bits(read(w));
  };
  const auto plain = trained(false);
  EXPECT_EQ(trained(true), plain);
}

TEST_F(Trim, LeavesARecordingItsMemory) {
  mpt_tensor x = make({4, 4}, Floats(16, 0.5f)), y = nullptr;
  OK(mpt_record_begin(ctx));
  REFUSED(MPT_ERROR_STATE, mpt_context_trim(ctx), "mpt_context_trim");
  OK(mpt_gelu(x, 0, &y));
  mpt_recording recording = nullptr;
  OK(mpt_record_end(ctx, &recording));
  const Floats first = read(y);
  OK(mpt_context_trim(ctx));
  OK(mpt_recording_replay(recording));
  EXPECT_EQ(read(y), first);
  mpt_recording_release(recording);
}

}  // namespace
}  // namespace mpt_test
