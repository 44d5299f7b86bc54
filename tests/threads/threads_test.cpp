// Contexts on several threads, a context handed around, handles released on any thread, a host's
// pool. Meant for the thread sanitizer. SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <queue>
#include <string>

#include "mpt/mpt.h"
#include "mpt/mpt_ops.h"
#include "mpt/mpt_train.h"
#include "pool.h"

namespace mpt_test {
namespace {

using Shape = std::vector<int64_t>;

#define OK(call) EXPECT_EQ(call, MPT_OK) << mpt_last_error()

// A network trained in mixed precision, one public call after the other.
class Training {
 public:
  explicit Training(const mpt_hooks* hooks = nullptr) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = 3;
    d.hooks = hooks;
    OK(mpt_context_create(&d, &ctx));
    OK(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
    OK(mpt_params_create(ctx, &params_));
    const Shape x{64, 96}, w1{128, 96}, w2{96, 128};
    OK(mpt_normal(ctx, MPT_F32, x.data(), 2, 0, 1, &x_));
    OK(mpt_normal(ctx, MPT_F32, w1.data(), 2, 0, 0.1, &w1_));
    OK(mpt_normal(ctx, MPT_F32, w2.data(), 2, 0, 0.1, &w2_));
    OK(mpt_params_add(params_, "w1", w1_));
    OK(mpt_params_add(params_, "w2", w2_));
    OK(mpt_precision_from_name("16-mixed", &precision_, sizeof precision_));
    OK(mpt_params_set_precision(params_, &precision_));
    OK(mpt_optimizer_create(params_, nullptr, &optimizer_));
    OK(mpt_stepper_create(ctx, &precision_, nullptr, &stepper_));
    OK(mpt_stepper_add(stepper_, optimizer_));
  }
  ~Training() { mpt_context_release(ctx); }
  Training(const Training&) = delete;

  void step() {
    mpt_tensor h, y, loss;
    OK(mpt_scope_push(ctx));
    OK(mpt_precision_push(ctx, &precision_));
    OK(mpt_linear(x_, w1_, nullptr, MPT_ACTIVATION_GELU, &h));
    OK(mpt_linear(h, w2_, nullptr, MPT_ACTIVATION_NONE, &y));
    OK(mpt_mse_loss(y, x_, MPT_REDUCTION_MEAN, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper_, loss));
    OK(mpt_stepper_step(stepper_));
    OK(mpt_scope_pop(ctx, nullptr, 0));
  }
  std::vector<float> weights() {
    std::vector<float> v(128 * 96);
    OK(mpt_tensor_read(w1_, MPT_F32, v.data(), static_cast<int64_t>(v.size())));
    return v;
  }

  mpt_context ctx = nullptr;

 private:
  mpt_precision precision_ = {};
  mpt_params params_ = nullptr;
  mpt_optimizer optimizer_ = nullptr;
  mpt_stepper stepper_ = nullptr;
  mpt_tensor x_ = nullptr, w1_ = nullptr, w2_ = nullptr;
};

std::vector<float> trained(const mpt_hooks* hooks = nullptr) {
  Training t(hooks);
  for (int i = 0; i < 3; ++i) t.step();
  return t.weights();
}

void in_threads(int n, const std::function<void(int)>& f) {
  std::vector<std::thread> threads;
  for (int i = 0; i < n; ++i) threads.emplace_back(f, i);
  for (std::thread& t : threads) t.join();
}

TEST(Threads, ContextsAreIndependent) {
  const std::vector<float> alone = trained();
  std::vector<float> each[4];
  in_threads(4, [&](int i) { each[i] = trained(); });
  for (const auto& v : each) EXPECT_EQ(v, alone);
}

TEST(Threads, AContextGoesFromThreadToThread) {
  Training t;
  for (int i = 0; i < 3; ++i) std::thread([&] { t.step(); }).join();
  std::vector<float> v;
  std::thread([&] { v = t.weights(); }).join();
  EXPECT_EQ(v, trained());
}

TEST(Threads, AHostsPoolGivesTheSameBits) {
  Pool pool(3);
  const mpt_hooks hooks = pool.hooks();
  EXPECT_EQ(trained(&hooks), trained());
  EXPECT_GT(pool.runs(), 0) << "nothing was large enough to be shared";
}

// One thread makes tensors, others retain, look at and release them.
TEST(Threads, HandlesAreReleasedAnywhere) {
  mpt_context ctx = nullptr;
  OK(mpt_context_create(nullptr, &ctx));
  std::mutex mutex;
  std::condition_variable more;
  std::queue<mpt_tensor> queue;
  bool end = false;
  std::thread consumers[2];
  for (std::thread& c : consumers) {
    c = std::thread([&] {
      for (;;) {
        std::unique_lock lock(mutex);
        more.wait(lock, [&] { return end || !queue.empty(); });
        if (queue.empty()) return;
        mpt_tensor t = queue.front();
        queue.pop();
        lock.unlock();
        EXPECT_EQ(mpt_tensor_is_valid(t), 1);
        EXPECT_EQ(mpt_tensor_retain(t), t);
        mpt_tensor_release(t);
        mpt_tensor_release(t);
        EXPECT_EQ(mpt_tensor_is_valid(t), 0);
        double v;
        EXPECT_EQ(mpt_tensor_item(t, &v), MPT_ERROR_INVALID_HANDLE);
        EXPECT_NE(std::string(mpt_last_error()).find("stale"), std::string::npos);
      }
    });
  }
  for (int i = 0; i < 2000; ++i) {
    const int64_t n = i % 7;
    mpt_tensor t = nullptr, u = nullptr;
    OK(mpt_zeros(ctx, MPT_F32, &n, 1, &t));
    OK(mpt_add_scalar(t, 1, &u));
    std::lock_guard lock(mutex);
    queue.push(t);
    queue.push(u);
    more.notify_one();
  }
  {
    std::lock_guard lock(mutex);
    end = true;
  }
  more.notify_all();
  for (std::thread& c : consumers) c.join();
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  OK(mpt_context_memory(ctx, &m));
  EXPECT_EQ(m.live_tensors, 0);
  mpt_context_release(ctx);
}

// Contexts come and go on all threads, while others' handles are released late.
TEST(Threads, ContextsComeAndGo) {
  std::mutex mutex;
  std::vector<mpt_tensor> stale;
  in_threads(4, [&](int) {
    for (int i = 0; i < 20; ++i) {
      mpt_context ctx = nullptr;
      OK(mpt_context_create(nullptr, &ctx));
      const int64_t n = 5;
      mpt_tensor t = nullptr, s = nullptr;
      OK(mpt_ones(ctx, MPT_F32, &n, 1, &t));
      OK(mpt_sum(t, nullptr, 0, 0, &s));
      double v = 0;
      OK(mpt_tensor_item(s, &v));
      EXPECT_EQ(v, 5);
      mpt_context_release(ctx);
      std::lock_guard lock(mutex);
      stale.push_back(t);
      for (mpt_tensor old : stale) mpt_tensor_release(old);
    }
  });
}

}  // namespace
}  // namespace mpt_test
