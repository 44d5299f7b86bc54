// Valid, stale and foreign handles of every type, for the callers of call.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "call.h"

namespace call {

inline mpt_tensor small_tensor(mpt_context c, mpt_dtype dtype = MPT_F32) {
  const int64_t shape[] = {1, 1};
  mpt_tensor t = nullptr;
  EXPECT_EQ(mpt_full(c, dtype, shape, 2, 1, &t), MPT_OK);
  return t;
}

// Returns an open file with one tensor; the file exists while the program runs.
inline mpt_file small_file(mpt_context c) {
  struct File {
    std::string path =
        (std::filesystem::temp_directory_path() / ("mpt." + std::to_string(getpid()))).string();
    explicit File(mpt_tensor t) {
      const char* name = "a";
      EXPECT_EQ(mpt_safetensors_save(path.c_str(), &name, &t, 1, nullptr, 0), MPT_OK);
    }
    ~File() { std::remove(path.c_str()); }
  };
  mpt_tensor t = small_tensor(c);
  static const File file(t);
  mpt_tensor_release(t);
  mpt_file f = nullptr;
  EXPECT_EQ(mpt_safetensors_open(c, file.path.c_str(), &f), MPT_OK);
  return f;
}

// One handle of every type in one context.
struct Handles {
  mpt_context context = nullptr;
  mpt_tensor tensor = nullptr;
  mpt_file file = nullptr;
  mpt_params params = nullptr;
  mpt_module module = nullptr;
  mpt_optimizer optimizer = nullptr;
  mpt_scaler scaler = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_lbfgs lbfgs = nullptr;
  mpt_recording recording = nullptr;
  mpt_comm comm = nullptr;
  mpt_publisher publisher = nullptr;
  mpt_subscriber subscriber = nullptr;
  mpt_blob blob = nullptr;
  mpt_snapshot snapshot = nullptr;

  Handles() = default;
  explicit Handles(mpt_context c) : context(c) {
    tensor = small_tensor(c);
    file = small_file(c);
    EXPECT_EQ(mpt_params_create(c, &params), MPT_OK);
    EXPECT_EQ(mpt_nn_linear(params, "fc", 2, 2, 1, MPT_ACTIVATION_NONE, &module), MPT_OK);
    EXPECT_EQ(mpt_optimizer_create(params, nullptr, &optimizer), MPT_OK);
    EXPECT_EQ(mpt_scaler_create(c, nullptr, &scaler), MPT_OK);
    EXPECT_EQ(mpt_stepper_create(c, nullptr, nullptr, &stepper), MPT_OK);
    mpt_params vector = nullptr;  // L-BFGS trains a set of its own
    EXPECT_EQ(mpt_params_create(c, &vector), MPT_OK);
    mpt_module_release(small_module(vector));
    EXPECT_EQ(mpt_lbfgs_create(vector, nullptr, &lbfgs), MPT_OK);
    mpt_params_release(vector);
    EXPECT_EQ(mpt_record_begin(c), MPT_OK);
    mpt_tensor sum = nullptr;
    EXPECT_EQ(mpt_add(tensor, tensor, &sum), MPT_OK);
    EXPECT_EQ(mpt_record_end(c, &recording), MPT_OK);
    mpt_tensor_release(sum);
    EXPECT_EQ(mpt_comm_create(c, nullptr, &comm), MPT_OK);
    mpt_params user = nullptr;
    EXPECT_EQ(mpt_params_create(c, &user), MPT_OK);
    mpt_module_release(small_module(user));
    EXPECT_EQ(mpt_publisher_create(params, &publisher), MPT_OK);
    EXPECT_EQ(mpt_subscriber_create(user, publisher, 0, &subscriber), MPT_OK);
    mpt_params_release(user);
    EXPECT_EQ(mpt_blob_create(c, &blob), MPT_OK);
    mpt_training_desc training;
    mpt_training_desc_init(&training, sizeof training);
    training.optimizers = &optimizer;
    training.optimizer_count = 1;
    EXPECT_EQ(mpt_snapshot_create(&training, &snapshot), MPT_OK);
  }
  // Calls visit(handle, release) for each handle but the context.
  template <class F>
  void each(const F& visit) const {
    visit(tensor, mpt_tensor_release);
    visit(file, mpt_file_release);
    visit(module, mpt_module_release);
    visit(stepper, mpt_stepper_release);
    visit(lbfgs, mpt_lbfgs_release);
    visit(recording, mpt_recording_release);
    visit(comm, mpt_comm_release);
    visit(publisher, mpt_publisher_release);
    visit(subscriber, mpt_subscriber_release);
    visit(blob, mpt_blob_release);
    visit(snapshot, mpt_snapshot_release);
    visit(optimizer, mpt_optimizer_release);
    visit(scaler, mpt_scaler_release);
    visit(params, mpt_params_release);
  }

 private:
  static mpt_module small_module(mpt_params params) {
    mpt_module m = nullptr;
    EXPECT_EQ(mpt_nn_linear(params, "fc", 2, 2, 1, MPT_ACTIVATION_NONE, &m), MPT_OK);
    return m;
  }
};

// Adds each handle to the list of its type.
inline void add(std::vector<std::vector<uint64_t>>& lists, const Handles& handles) {
  lists[handle_type<mpt_context>] = {bits(handles.context)};
  handles.each([&](auto h, auto) {
    EXPECT_NE(bits(h), 0u) << mpt_last_error();
    lists[handle_type<decltype(h)>] = {bits(h)};
  });
}

// Two contexts, with valid, stale and foreign handles of every type.
class TwoContexts {
 public:
  TwoContexts() {
    context = make_context();
    other = make_context();
    mpt_context gone = make_context();
    good = Handles(context);
    foreign = Handles(other);
    const Handles dead(context);
    tensor = good.tensor;
    add(world.good, good);
    add(world.foreign, foreign);
    add(world.stale, dead);
    dead.each([](auto h, auto release) { release(h); });
    world.stale[handle_type<mpt_context>] = {bits(gone)};
    mpt_context_release(gone);
    for (size_t t = 1; t < handle_types; ++t) {
      EXPECT_FALSE(world.good[t].empty()) << "no handle of type " << t;
    }
  }
  ~TwoContexts() {
    mpt_context_release(context);
    mpt_context_release(other);
  }
  TwoContexts(const TwoContexts&) = delete;
  TwoContexts& operator=(const TwoContexts&) = delete;

  // Checks that none of the valid handles has been released.
  void all_are_alive() const {
    for (const auto* handles : {&good, &foreign}) {
      is_alive(mpt_context_retain, mpt_context_release, handles->context);
      is_alive(mpt_tensor_retain, mpt_tensor_release, handles->tensor);
      is_alive(mpt_file_retain, mpt_file_release, handles->file);
      is_alive(mpt_module_retain, mpt_module_release, handles->module);
      is_alive(mpt_stepper_retain, mpt_stepper_release, handles->stepper);
      is_alive(mpt_lbfgs_retain, mpt_lbfgs_release, handles->lbfgs);
      is_alive(mpt_recording_retain, mpt_recording_release, handles->recording);
      is_alive(mpt_comm_retain, mpt_comm_release, handles->comm);
      is_alive(mpt_publisher_retain, mpt_publisher_release, handles->publisher);
      is_alive(mpt_subscriber_retain, mpt_subscriber_release, handles->subscriber);
      is_alive(mpt_blob_retain, mpt_blob_release, handles->blob);
      is_alive(mpt_snapshot_retain, mpt_snapshot_release, handles->snapshot);
      is_alive(mpt_optimizer_retain, mpt_optimizer_release, handles->optimizer);
      is_alive(mpt_scaler_retain, mpt_scaler_release, handles->scaler);
      is_alive(mpt_params_retain, mpt_params_release, handles->params);
    }
  }

  mpt_context context = nullptr, other = nullptr;
  mpt_tensor tensor = nullptr;
  World world;

 private:
  Handles good, foreign;
  template <class H>
  static void is_alive(H (*retain)(H), void (*release)(H), H handle) {
    EXPECT_EQ(retain(handle), handle) << "a valid handle was released";
    release(handle);
  }

  static mpt_context make_context() {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = size_t{256} << 20;
    mpt_context c = nullptr;
    EXPECT_EQ(mpt_context_create(&d, &c), MPT_OK);
    return c;
  }
};

}  // namespace call
