// Random calls of every public function with random, often wrong arguments, in any order: no crash,
// a failed call changes nothing, and no memory is left at the end. The seeds are fixed;
// the full tier has more of them.
// SPDX-License-Identifier: Apache-2.0
#define MPT_ALLOW_UNUSED  // calls may fail here
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>
#include <string>

#include "../tier.h"
#include "world.h"

namespace {

using namespace call;
using Shape = std::vector<int64_t>;

// Functions not called at random: they end or replace the context, hand out another reference to
// it, keep or take over the pointers that they are given, or return a status that is not their own.
const std::set<std::string> kExcept = {"mpt_context_create",     "mpt_context_release",
                                       "mpt_context_shutdown",   "mpt_context_retain",
                                       "mpt_tensor_from_dlpack", "mpt_tensor_from_dlpack_legacy",
                                       "mpt_tensor_to_dlpack",   "mpt_tensor_to_dlpack_legacy",
                                       "mpt_tensor_from_memory", "mpt_tensor_from_const_memory",
                                       "mpt_tensor_from_native", "mpt_tensor_get_context",
                                       "mpt_op_register",        "mpt_last_error_code",
                                       "mpt_first_error_code"};

class Fuzz : public ::testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("mpt_fuzz_" + std::to_string(getpid()));
    std::filesystem::create_directory(folder_);
    before_ = std::filesystem::current_path();
    std::filesystem::current_path(folder_);
    random_.seed(static_cast<uint64_t>(GetParam()));
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = this;
    h.alloc = [](void* user, size_t size, size_t align) {
      static_cast<Fuzz*>(user)->host_bytes_ += static_cast<int64_t>(size);
      return std::aligned_alloc(align, size);
    };
    h.free = [](void* user, void* p, size_t size, size_t) {
      static_cast<Fuzz*>(user)->host_bytes_ -= static_cast<int64_t>(size);
      std::free(p);
    };
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = &h;
    d.memory_limit = size_t{16} << 20;
    ASSERT_EQ(mpt_context_create(&d, &ctx_), MPT_OK);
    d.hooks = nullptr;
    ASSERT_EQ(mpt_context_create(&d, &other_), MPT_OK);
    world_.good[handle_type<mpt_context>] = {bits(ctx_)};
    add(world_.foreign, Handles(other_));
    const Handles dead(ctx_);
    add(world_.stale, dead);
    dead.each([](auto h, auto release) { release(h); });
    mpt_context gone = nullptr;
    ASSERT_EQ(mpt_context_create(nullptr, &gone), MPT_OK);
    world_.stale[handle_type<mpt_context>] = {bits(gone)};
    mpt_context_release(gone);
    witnesses();
    refill();
  }
  void TearDown() override {
    mpt_context_release(ctx_);
    mpt_context_release(other_);
    EXPECT_EQ(host_bytes_, 0) << "memory of the host was not given back";
    std::filesystem::current_path(before_);
    std::filesystem::remove_all(folder_);
  }

  // Creates tensors that no failed call may change: a leaf and its gradient.
  void witnesses() {
    const Shape s{3, 2};
    ASSERT_EQ(mpt_normal(ctx_, MPT_F32, s.data(), 2, 0, 1, &witness_[0]), MPT_OK);
    ASSERT_EQ(mpt_normal(ctx_, MPT_F32, s.data(), 2, 0, 1, &witness_[1]), MPT_OK);
    ASSERT_EQ(mpt_tensor_set_requires_grad(witness_[0], 1), MPT_OK);
    ASSERT_EQ(mpt_tensor_set_grad(witness_[0], witness_[1]), MPT_OK);
    for (mpt_tensor t : witness_) {  // more often than the calls will release them
      for (int i = 0; i < 1000; ++i) mpt_tensor_retain(t);
    }
  }
  std::string image() {
    std::string s;
    for (mpt_tensor t : witness_) {
      void* p = nullptr;
      EXPECT_EQ(mpt_tensor_get_data(t, &p), MPT_OK) << mpt_last_error();
      s.append(static_cast<const char*>(p), 6 * sizeof(float));
    }
    int64_t seed = 0, draws = 0;
    mpt_context_get_generator(ctx_, &seed, &draws);
    mpt_dtype cast = 0;
    mpt_autocast_get_dtype(ctx_, &cast);
    return s + std::to_string(draws) + " " + std::to_string(cast);
  }
  mpt_memory_info memory() {
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    EXPECT_EQ(mpt_context_get_memory(ctx_, &m), MPT_OK) << mpt_last_error();
    return m;
  }

  template <class H>
  void keep(H h) {
    if (bits(h)) world_.good[handle_type<H>].push_back(bits(h));
  }
  // Creates handles of every kind, at the start and again when many have been released.
  void refill() {
    EXPECT_EQ(mpt_context_resume(ctx_), MPT_OK);
    for (auto& list : world_.good) {
      if (&list != &world_.good[handle_type<mpt_context>]) list.clear();
    }
    keep(witness_[0]);
    keep(witness_[1]);
    const Shape shapes[] = {{}, {2}, {2, 2}, {3, 2}, {4, 4}, {0, 2}, {2, 3, 4}, {1, 2, 4, 4}, {8}};
    for (const Shape& s : shapes) {
      for (mpt_dtype d : {MPT_F32, MPT_F32, MPT_BF16, MPT_F16, MPT_F64, MPT_I64, MPT_BOOL}) {
        mpt_tensor t = nullptr;
        const auto rank = static_cast<int32_t>(s.size());
        if (d == MPT_I64 || d == MPT_BOOL) mpt_ones(ctx_, d, s.data(), rank, &t);
        else mpt_normal(ctx_, d, s.data(), rank, 0, 1, &t);
        if (draw(3) == 0) mpt_tensor_set_requires_grad(t, 1);
        if (draw(3) == 0 && s.size() >= 2) {
          mpt_tensor v = nullptr;
          mpt_transpose(t, 0, -1, &v);
          mpt_tensor_release(t);
          t = v;
        }
        keep(t);
      }
    }
    mpt_params params = {};
    mpt_params_create(ctx_, &params);
    keep(params);
    for (const char* name : {"a", "b"}) {
      mpt_module m = {};
      mpt_nn_linear(params, name, 2, 2, 1, MPT_ACTIVATION_RELU, &m);
      keep(m);
      mpt_optimizer o = {};
      mpt_optimizer_create(params, nullptr, &o);
      keep(o);
      mpt_stepper s = {};
      mpt_precision p;
      mpt_precision_from_name("16-mixed", &p, sizeof p);
      mpt_stepper_create(ctx_, &p, nullptr, &s);
      mpt_stepper_add(s, o);
      keep(s);
      mpt_scaler scaler = {};
      mpt_scaler_create(ctx_, nullptr, &scaler);
      keep(scaler);
    }
    all_.insert(all_.end(), 0);
    for (const auto& list : world_.good) all_.insert(all_.end(), list.begin(), list.end());
  }

  // Makes the results of a call available to later calls. The highest byte of a handle has its
  // type. The first two tensors of the list are the witnesses, which are never replaced.
  void learn(uint64_t h) {
    all_.push_back(h);
    for (size_t t = 1; t < world_.good.size(); ++t) {
      auto& list = world_.good[t];
      if (list.empty() || list[0] >> 56 != h >> 56) continue;
      if (t == static_cast<size_t>(handle_type<mpt_context>)) return;
      if (list.size() < 150) list.push_back(h);
      else list[2 + draw(list.size() - 2)] = h;
      return;
    }
  }

  void step() {
    const Function& f = functions[draw(function_count)];
    if (!f.run || kExcept.contains(f.name)) return;
    auto args = std::make_unique<Args>(world_);
    args->random = &random_;
    const std::string before = image();
    const int64_t live = memory().live_tensors;
    mpt_tensor_get_item(nullptr, nullptr);  // sets another error, to see the call's own
    if (cancelled_calls_ > 0 && --cancelled_calls_ == 0) {
      EXPECT_EQ(mpt_context_resume(ctx_), MPT_OK);
    }
    const Outcome o = f.run(*args);
    if (std::string(f.name) == "mpt_context_cancel") cancelled_calls_ = 10;
    ++calls_;
    if (o.has_status && o.status < 0) {
      ++errors_;
      EXPECT_EQ(std::string(mpt_last_error()).find(std::string(f.name) + ": "), 0u)
          << f.name << " failed with " << o.status << ": " << mpt_last_error();
      EXPECT_NE(o.status, MPT_ERROR_INTERNAL) << mpt_last_error();
      EXPECT_TRUE(is_named(f, o)) << "the comment of the call names no "
                                  << mpt_status_name(o.status) << ": " << mpt_last_error();
      EXPECT_EQ(image(), before) << f.name << " failed and changed something: " << mpt_last_error();
      EXPECT_LE(memory().live_tensors, live + kLasting) << f.name << ": " << mpt_last_error();
      return;
    }
    for (size_t p = 0; p < f.params.size(); ++p) {
      if (f.params[p].kind != Kind::handle_out) continue;
      const uint64_t* out = args->outs(static_cast<int>(p));
      const uint64_t* end = args->outs(Args::kMost - 1);  // a list may be long
      for (; out != end && *out != 0x5a5a5a5a5a5a5a5au; ++out) {
        if (*out) learn(*out);
      }
    }
  }

  // Releases everything and checks that nothing is left.
  void finish() {
    while (mpt_scope_pop(ctx_, nullptr, 0) >= 0) continue;
    while (mpt_autocast_pop(ctx_) >= 0) continue;
    while (mpt_grad_mode_pop(ctx_) >= 0) continue;
    mpt_recording recorded = nullptr;
    if (mpt_record_end(ctx_, &recorded) == MPT_OK) mpt_recording_release(recorded);
    for (uint64_t h : all_) {
      release(reinterpret_cast<mpt_tensor>(h), mpt_tensor_retain, mpt_tensor_release);
      release(reinterpret_cast<mpt_params>(h), mpt_params_retain, mpt_params_release);
      release(reinterpret_cast<mpt_module>(h), mpt_module_retain, mpt_module_release);
      release(reinterpret_cast<mpt_optimizer>(h), mpt_optimizer_retain, mpt_optimizer_release);
      release(reinterpret_cast<mpt_stepper>(h), mpt_stepper_retain, mpt_stepper_release);
      release(reinterpret_cast<mpt_scaler>(h), mpt_scaler_retain, mpt_scaler_release);
      release(reinterpret_cast<mpt_lbfgs>(h), mpt_lbfgs_retain, mpt_lbfgs_release);
      release(reinterpret_cast<mpt_comm>(h), mpt_comm_retain, mpt_comm_release);
      release(reinterpret_cast<mpt_publisher>(h), mpt_publisher_retain, mpt_publisher_release);
      release(reinterpret_cast<mpt_subscriber>(h), mpt_subscriber_retain, mpt_subscriber_release);
      release(reinterpret_cast<mpt_blob>(h), mpt_blob_retain, mpt_blob_release);
      release(reinterpret_cast<mpt_snapshot>(h), mpt_snapshot_retain, mpt_snapshot_release);
      release(reinterpret_cast<mpt_recording>(h), mpt_recording_retain, mpt_recording_release);
      release(reinterpret_cast<mpt_file>(h), mpt_file_retain, mpt_file_release);
    }
    mpt_autocast_clear_cache(ctx_);
  }
  template <class H>
  void release(H h, H (*retain)(H), void (*give_back)(H)) {
    while (retain(h)) {  // while the handle is live
      give_back(h);
      give_back(h);
    }
  }
  uint64_t draw(uint64_t n) { return random_() % n; }

  // Objects may create tensors on first use, such as a stepper's statistics.
  static constexpr int64_t kLasting = 16;
  std::mt19937_64 random_;
  mpt_context ctx_ = nullptr, other_ = nullptr;
  mpt_tensor witness_[2] = {};
  World world_;
  std::vector<uint64_t> all_;
  std::filesystem::path folder_, before_;
  int64_t host_bytes_ = 0, calls_ = 0, errors_ = 0;
  int cancelled_calls_ = 0;  // calls until the work goes on after a cancel; 0: it does
};

TEST_P(Fuzz, AnyCallsInAnyOrder) {
  for (int i = 0; i < 3000 && !HasFailure(); ++i) {
    if (i % 500 == 499) refill();
    step();
  }
  // In the worst of 200 seeds a share of 0.37 of the calls succeeded.
  EXPECT_GT(10 * (calls_ - errors_), 3 * calls_) << "too little of it worked to try much";
  finish();
  const mpt_memory_info m = memory();
  EXPECT_EQ(m.live_tensors, 0);
  for (int p = MPT_MEMORY_PARAMETERS; p <= MPT_MEMORY_WORKSPACE; ++p) {
    EXPECT_EQ(m.now[p], 0u) << "purpose " << p;
  }
}

int seeds() {
  return static_cast<int>(mpt::test::rounds({.quick = 8, .full = 200, .addresses = 12}));
}
INSTANTIATE_TEST_SUITE_P(Seeds, Fuzz, ::testing::Range(1, seeds() + 1));

}  // namespace
