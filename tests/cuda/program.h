// Program: a program that computes with CUDA itself, by the functions of the driver, as far as the
// tests of what it shares with a context need.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "backends/cuda/driver.h"
#include "fake_driver.h"

namespace mpt_test {

// Finds a function of the stand-in for the driver.
template <class F>
F* of_driver(const char* name) {
  static void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) throw std::runtime_error(dlerror());
  return reinterpret_cast<F*>(dlsym(library, name));
}
// Returns what the stand-in counts; with NVIDIA's own driver, which counts nothing, zeros.
inline FakeCuda& fake() {
  static FakeCuda zeros;
  auto* const of_stand_in = of_driver<FakeCuda*()>(kFakeCuda);
  return of_stand_in ? *of_stand_in() : zeros;
}
inline bool has_stand_in() { return of_driver<void>(kFakeCuda) != nullptr; }
inline int device_count() {
  int n = 0;
  const mpt::cuda::CudaDriver cu{13000};
  EXPECT_EQ(cu.init(0), mpt::cuda::Result::success);
  EXPECT_EQ(cu.device_count(&n), mpt::cuda::Result::success);
  return n;
}

class Program {
 public:
  using Context = mpt::cuda::Context;
  using Result = mpt::cuda::Result;
  enum class Owned { primary, own };

  // Makes a stream on a device, in its primary context or in one of its own.
  explicit Program(int ordinal = 0, Owned kind = Owned::primary) : device(ordinal), kind_(kind) {
    if (kind == Owned::primary) need(cu.primary_retain(&context, ordinal));
    else need(of_driver<Result(Context*, unsigned, int)>("cuCtxCreate_v2")(&context, 0, ordinal));
    const Now now(*this);
    need(cu.stream_create(&stream, mpt::cuda::kNonBlockingStream));
    const mpt::cuda::PoolProperties properties{.place = ordinal};
    need(cu.pool_create(&pool_, &properties));
    scratch_ = alloc(scratch_bytes_);
  }
  ~Program() {
    {
      const Now now(*this);
      cu.free(number(scratch_), stream);
      cu.stream_wait(stream);
      for (void* p : pinned_) cu.host_free(p);
      for (const auto e : events_) cu.event_destroy(e);
      cu.pool_destroy(pool_);
      cu.stream_destroy(stream);
    }
    if (kind_ == Owned::primary) cu.primary_release(device);
    else of_driver<Result(Context)>("cuCtxDestroy_v2")(context);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void* alloc(size_t bytes) {
    const Now now(*this);
    mpt::cuda::Address at = 0;
    need(cu.alloc(&at, bytes, pool_, stream));
    return reinterpret_cast<void*>(at);
  }
  // Frees memory in the order of the program's stream.
  void free(void* p) {
    const Now now(*this);
    need(cu.free(number(p), stream));
  }
  float* alloc_host(size_t count) {
    const Now now(*this);
    void* p = nullptr;
    need(cu.host_alloc(&p, count * sizeof(float), 0));
    pinned_.push_back(p);
    return static_cast<float*>(p);
  }

  // Queues so much work on the stream that what comes next is late.
  void fall_behind() {
    const Now now(*this);
    for (int i = 0; i < 200; ++i) need(cu.fill(number(scratch_), 1, scratch_bytes_, stream));
  }
  // Queues a write.
  void write(const void* to, float value, size_t count) {
    float* const from = alloc_host(count);
    std::fill(from, from + count, value);
    const Now now(*this);
    need(cu.copy_in(number(to), from, count * sizeof(float), stream));
  }
  void finish() {
    const Now now(*this);
    need(cu.stream_wait(stream));
  }
  // Waits for the stream, but not for others.
  std::vector<float> read(const void* from, size_t count) {
    float* const to = alloc_host(count);
    const Now now(*this);
    need(cu.copy_out(to, number(from), count * sizeof(float), stream));
    need(cu.stream_wait(stream));
    return {to, to + count};
  }

  mpt::cuda::EventHandle make_event() {
    const Now now(*this);
    events_.push_back(nullptr);
    need(cu.event_create(&events_.back(), mpt::cuda::kEventWithoutTime));
    return events_.back();
  }
  mpt::cuda::EventHandle record() {
    const auto e = make_event();
    const Now now(*this);
    need(cu.event_record(e, stream));
    return e;
  }
  void wait_for(mpt::cuda::EventHandle e) {
    const Now now(*this);
    need(cu.stream_wait_event(stream, e, 0));
  }

  const mpt::cuda::CudaDriver cu{13000};
  const int device;
  Context context = nullptr;
  mpt::cuda::StreamHandle stream = nullptr;

 private:
  struct Now {
    explicit Now(const Program& p) : current(p.cu, p.context) {}
    mpt::cuda::Current current;
  };
  static mpt::cuda::Address number(const void* p) { return reinterpret_cast<uintptr_t>(p); }
  void need(Result r) { ASSERT_EQ(r, Result::success); }

  const Owned kind_;
  const size_t scratch_bytes_ = has_stand_in() ? 64 : 64 << 20;  // a GPU fills it in microseconds
  mpt::cuda::Pool pool_ = nullptr;
  void* scratch_ = nullptr;
  std::vector<void*> pinned_;
  std::vector<mpt::cuda::EventHandle> events_;
};

}  // namespace mpt_test
