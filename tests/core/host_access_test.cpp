// Access of the host to elements, on the host and on a device whose queue runs late and whose
// calls can be refused.
// SPDX-License-Identifier: Apache-2.0
#include "backends/host_access.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "backends/cache.h"
#include "backends/completions.h"
#include "backends/device.h"
#include "backends/devices.h"
#include "core/context.h"
#include "core/error.h"
#include "core/host_workers.h"
#include "core/pool.h"
#include "ops/late_checks.h"

namespace mpt {
namespace {

// A device with an address space of its own: its addresses are those of the host plus kShift, and
// its queue runs when the host waits, only as far as needed.
class LateDevice final : public Device {
 public:
  LateDevice() : Device({.name = "late"}) {}
  ~LateDevice() override { EXPECT_EQ(staging_, 0) << "staging memory is left"; }

  int refuse_at = 0;  // number of the call of the queue that is refused, from 1
  int calls = 0, waits = 0;
  int staging() const { return staging_; }  // pieces of staging memory that are there

  std::span<const Backend* const> backends() const override { return {}; }
  void* alloc(size_t) override { return nullptr; }
  void free(void*, size_t) noexcept override {}
  void* alloc_staging(size_t bytes) override {
    ++staging_;
    return std::calloc(1, bytes);
  }
  void free_staging(void* p, size_t) noexcept override {
    for (const Work& w : queue_) EXPECT_NE(w.staging, p) << "a copy to freed memory is queued";
    --staging_;
    std::free(p);
  }
  const char* copy_in(void* to, const void* from, size_t bytes) override {
    const auto* p = static_cast<const char*>(from);
    return queue([=, held = std::string(p, bytes)] { std::memcpy(host(to), held.data(), bytes); });
  }
  const char* copy_out(void* to, const void* from, size_t bytes) override {
    return queue([=] { std::memcpy(to, host(from), bytes); }, to);
  }
  const char* copy_within(void* to, const void* from, size_t bytes) override {
    return queue([=] { std::memcpy(host(to), host(from), bytes); });
  }
  const char* fill(void* to, uint8_t byte, size_t bytes) override {
    return queue([=] { std::memset(host(to), byte, bytes); });
  }
  const char* record(Event& event) override {
    event = queued_;
    return ++calls == refuse_at ? "refused" : nullptr;
  }
  bool has_passed(Event event) override { return done_ >= event; }
  const char* wait(Event event) override {
    ++waits;
    run_to(event);
    return nullptr;
  }
  bool take_failure(Failure&) override { return false; }

  void run_to(Event event) {
    for (; done_ < event; ++done_) {
      queue_.front().run();
      queue_.pop_front();
    }
  }
  void run_all() { run_to(queued_); }

  static constexpr uintptr_t kShift = uintptr_t{1} << 62;

 private:
  struct Work {
    std::function<void()> run;
    void* staging;
  };
  static char* host(const void* p) {
    return reinterpret_cast<char*>(reinterpret_cast<uintptr_t>(p) - kShift);
  }
  const char* queue(std::function<void()> run, void* staging = nullptr) {
    if (++calls == refuse_at) return "refused";
    queue_.push_back({std::move(run), staging});
    ++queued_;
    return nullptr;
  }

  std::deque<Work> queue_;
  Event queued_ = 0, done_ = 0;
  int staging_ = 0;
};

class HostAccess : public ::testing::Test {
 protected:
  HostAccess() : ctx_({}) { open_host(ctx_, true); }

  // Makes a tensor on the device, whose address is not the host's.
  Tensor on_device(DType dtype, const Dims& shape) {
    return shifted(Tensor::empty(ctx_, dtype, shape));
  }
  Tensor shifted(const Tensor& t) {
    keep_.push_back(t);
    const uintptr_t address = reinterpret_cast<uintptr_t>(t.address()) + LateDevice::kShift;
    Ref<Storage> s = Storage::borrow(ctx_, place_, reinterpret_cast<void*>(address),
                                     static_cast<size_t>(t.bytes()), nullptr, nullptr);
    return Tensor::on(std::move(s), t.dtype(), t.shape(), t.stride(), 0);
  }
  static void set(const Tensor& t, const std::vector<int32_t>& v) {
    upload(t, v.data(), v.size() * sizeof v[0]);
  }
  static std::vector<int32_t> counting(int64_t n) {
    std::vector<int32_t> v(static_cast<size_t>(n));
    std::iota(v.begin(), v.end(), 1);
    return v;
  }
  static std::vector<int32_t> all(const Tensor& t) {
    const HostView<int32_t> v(t);
    return {v.begin(), v.end()};
  }

  LateDevice device_;
  Context ctx_;
  std::vector<Tensor> keep_;  // memory of the device, which the pool's end still writes
  Place place_{.device = &device_, .staging = &pool_, .is_host = false};
  StagingPool pool_{place_, ctx_.arena};
};

TEST_F(HostAccess, AViewOfTheHostIsTheMemoryItself) {
  const Tensor t = Tensor::empty(ctx_, DType::i32, {2, 3});
  EXPECT_EQ(HostView<int32_t>(t).data(), t.address());
  EXPECT_EQ(HostWriter<int32_t>(t).data(), t.address());
  set(t, counting(6));
  EXPECT_EQ(read_item<int32_t>(t, 4), 5);
  fill_bytes(t, 0xff);
  EXPECT_EQ(all(t), std::vector<int32_t>(6, -1));
}

TEST_F(HostAccess, AReadWaitsAndAWriteDoesNot) {
  const Tensor t = on_device(DType::i32, {2, 3});
  std::vector<int32_t> source = counting(6);
  set(t, source);
  source.assign(6, 0);  // an upload has taken the elements
  EXPECT_EQ(device_.waits, 0);
  EXPECT_EQ(read_item<int32_t>(t, 4), 5);
  EXPECT_EQ(device_.waits, 1);
  EXPECT_EQ(all(t), counting(6));
  fill_bytes(t, 0);
  const HostWriter<int32_t> w(t);
  for (int64_t i = 0; i < 6; ++i) w[i] = static_cast<int32_t>(7 * i);
  w.finish();
  EXPECT_EQ(all(t), (std::vector<int32_t>{0, 7, 14, 21, 28, 35}));
  EXPECT_EQ(device_.waits, 3);
}

TEST_F(HostAccess, ALargeDownloadComesInPieces) {
  const int64_t n = (int64_t{5} << 20) + 3;
  const Tensor t = on_device(DType::i32, {n});
  set(t, counting(n));
  EXPECT_EQ(all(t), counting(n));
  EXPECT_GT(device_.waits, 1);
}

TEST_F(HostAccess, CopiesToStridesAndBetweenPlaces) {
  for (const bool late : {false, true}) {
    const Tensor from = Tensor::empty(ctx_, DType::i32, {2, 3});
    set(from, counting(6));
    Tensor a = from, wide = Tensor::empty(ctx_, DType::i32, {2, 4});
    fill_bytes(wide, 0);
    if (late) {
      a = on_device(DType::i32, {2, 3});
      copy_between(a, from);
      wide = shifted(wide);
    }
    copy_bytes(wide.view({2, 3}, {4, 1}, 1), a);
    EXPECT_EQ(all(wide), (std::vector<int32_t>{0, 1, 2, 3, 0, 4, 5, 6}));
    copy_bytes(wide.view({2, 3}, {1, 2}, 0), a);
    EXPECT_EQ(all(wide), (std::vector<int32_t>{1, 4, 2, 5, 3, 6, 5, 6}));
    if (!late) continue;
    const Tensor back = Tensor::empty(ctx_, DType::i32, {2, 3});
    copy_between(back, a);
    EXPECT_EQ(all(back), counting(6));
  }
}

TEST_F(HostAccess, ALateCopyArrivesWithTheValuesOfItsTime) {
  for (const bool late : {false, true}) {
    LateCopy copy;
    EXPECT_TRUE(copy.ready());
    Tensor a = Tensor::empty(ctx_, DType::i32, {3}), b = Tensor::empty(ctx_, DType::f64, {1});
    if (late) {
      a = shifted(a);
      b = shifted(b);
    }
    for (int32_t round = 1; round <= 3; ++round) {
      const std::vector<int32_t> x(3, round);
      const double y = round + 0.5;
      set(a, x);
      upload(b, &y, sizeof y);
      copy.begin({&a, &b});
      fill_bytes(a, 0xff);
      EXPECT_EQ(copy.ready(), !late);
      if (round == 1) device_.run_all();
      else copy.wait();
      EXPECT_TRUE(copy.ready());
      EXPECT_EQ(copy.get<int32_t>(0)[2], round);
      EXPECT_EQ(copy.get<double>(1)[0], y);
    }
    copy.begin({&a});
    const LateCopy moved = std::move(copy);  // given back while its copy is queued
  }
}

TEST_F(HostAccess, RefusalsAreErrorsAndLeaveNothingQueued) {
  const Tensor t = on_device(DType::i32, {4});
  const std::vector<int32_t> x = counting(4);
  set(t, x);
  const auto refused = [&](int call, const std::function<void()>& f) {
    device_.calls = 0;
    device_.refuse_at = call;
    try {
      f();
      ADD_FAILURE() << "call " << call << " was not refused";
    } catch (const Error& e) {
      EXPECT_EQ(e.code(), MPT_ERROR_DEVICE);
      EXPECT_NE(std::string(e.what()).find("late:0 refused"), std::string::npos) << e.what();
    }
    device_.refuse_at = 0;
  };
  refused(1, [&] { set(t, x); });
  refused(1, [&] { fill_bytes(t, 0); });
  for (int call = 1; call <= 2; ++call) refused(call, [&] { read_item<int32_t>(t); });
  LateCopy copy;
  for (int call = 1; call <= 3; ++call) refused(call, [&] { copy.begin({&t, &t}); });
  // A copy that must not throw leaves it to the next read or public call.
  device_.calls = 0;
  device_.refuse_at = 1;
  copy_bytes(t, on_device(DType::i32, {4}));
  device_.refuse_at = 0;
  EXPECT_EQ(std::string(place_.refused).rfind("a copy: ", 0), 0u);
  EXPECT_THROW(all(t), Error);
  EXPECT_EQ(all(t), x);
}

TEST_F(HostAccess, ALateCheckFailsOnceWhenItsFlagArrives) {
  const Tensor good = on_device(DType::i64, {1}), bad = on_device(DType::i64, {1});
  const int64_t none = -1, five = 5;
  upload(good, &none, sizeof none);
  upload(bad, &five, sizeof five);
  std::string seen;
  const auto note = [&](int64_t at, const char* when) {
    seen = when + std::to_string(at);
    fail(MPT_ERROR_INVALID_ARGUMENT, "late");
  };
  Completions queue(place_);
  place_.completions = &queue;
  LateChecks checks;
  for (int round = 0; round < 2; ++round) {
    checks.add(Op::gather, good, note);
    checks.add(Op::gather, bad, note);
    queue.drain();  // nothing has arrived
    device_.run_all();
    EXPECT_THROW(queue.drain(), Error);
    EXPECT_EQ(seen, "an earlier gather: 5");
    EXPECT_NO_THROW(queue.drain());
  }
  EXPECT_EQ(device_.waits, 0);
}

struct Told final : Completion {
  int times = 0;
  void then() override { ++times; }
};

TEST_F(HostAccess, WhatFollowsTheQueueRunsWhenItHasRun) {
  Completions queue(place_);
  const Tensor t = on_device(DType::i32, {4});
  Told told;
  for (const bool is_refused : {false, true}) {
    fill_bytes(t, 0);
    device_.calls = 0;
    device_.refuse_at = is_refused;
    queue.when_run(told);
    fill_bytes(t, 1);
    EXPECT_TRUE(told.is_pending());
    queue.drain();
    EXPECT_EQ(told.times, 0);
    device_.run_all();
    queue.drain();
    EXPECT_EQ(std::exchange(told.times, 0), 1);
  }
  for (const bool is_refused : {false, true}) {
    device_.calls = 0;
    device_.refuse_at = is_refused;
    queue.when_run(told);
    fill_bytes(t, 2);
    if (is_refused) told.wait();
    else queue.finish();
    EXPECT_EQ(std::exchange(told.times, 0), 1);
  }
  device_.calls = 0;
  device_.refuse_at = 1;
  queue.when_run(told);
  device_.refuse_at = 2;
  EXPECT_THROW(told.wait(), Error);
  EXPECT_EQ(told.times, 0);
  EXPECT_TRUE(told.is_pending());
  queue.drain();
  EXPECT_EQ(std::exchange(told.times, 0), 1);
  completions(ctx_.host).when_run(told);
  EXPECT_EQ(told.times, 1);
}

// -- staging memory -------------------------------------------------------------------------------

TEST_F(HostAccess, StagingIsKeptWithinABound) {
  constexpr size_t kMost = StagingPool::kMostKept;
  const size_t outside = ctx_.arena.outside();
  std::vector<std::pair<std::byte*, size_t>> taken;
  for (int i = 0; i < 5; ++i) {
    size_t bytes = kMost / 4 - 1;
    taken.emplace_back(pool_.take(bytes), bytes);
    EXPECT_EQ(bytes, kMost / 4);
  }
  EXPECT_EQ(ctx_.arena.outside() - outside, 5 * kMost / 4);
  for (const auto& [p, bytes] : taken) pool_.give(p, bytes);
  EXPECT_EQ(device_.staging(), 4);
  size_t bytes = kMost / 4, small = 1, large = kMost + 1;
  std::byte* const again = pool_.take(bytes);
  EXPECT_EQ(device_.staging(), 4);
  std::byte *const first = pool_.take(small), *const whole = pool_.take(large);
  EXPECT_EQ(device_.staging(), 6);
  pool_.give(again, bytes);
  pool_.give(first, small);
  pool_.give(whole, large);
  EXPECT_EQ(device_.staging(), 4);
  EXPECT_EQ(ctx_.arena.outside() - outside, kMost);
  EXPECT_TRUE(pool_.give_back());
  EXPECT_FALSE(pool_.give_back());
  EXPECT_EQ(device_.staging(), 0);
  EXPECT_EQ(ctx_.arena.outside(), outside);
}

// The memory that is kept goes back before a limit refuses other memory of the host.
TEST_F(HostAccess, StagingGoesBackAtTheLimit) {
  constexpr size_t kMiB = size_t{1} << 20;
  Context limited({.memory_limit = 16 * kMiB});
  StagingPool pool(place_, limited.arena);
  for (const bool is_block : {false, true}) {
    size_t bytes = 8 * kMiB;
    pool.give(pool.take(bytes), bytes);
    EXPECT_EQ(device_.staging(), 1);
    if (is_block) {
      limited.arena.free(limited.arena.alloc(12 * kMiB, Purpose::other));
    } else {
      Arena::Outside other(limited.arena);
      other.add(12 * kMiB);
      EXPECT_THROW(pool.take(bytes), Error);
    }
    EXPECT_EQ(device_.staging(), 0);
  }
}

}  // namespace
}  // namespace mpt
