// The host's code is reloaded while it trains: contexts, parameters, optimizers and recordings live
// on, with the hooks at new addresses, and the training is that of a host that stays.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "host_code.h"

namespace {

namespace fs = std::filesystem;

#define OK(call) EXPECT_EQ(call, MPT_OK) << mpt_last_error()

// A copy of the module, which is loaded at an address of its own.
class Code {
 public:
  explicit Code(const std::string& name) : path_(fs::temp_directory_path() / name) {
    fs::copy_file(HOST_CODE, path_, fs::copy_options::overwrite_existing);
    handle_ = dlopen(path_.c_str(), RTLD_NOW | RTLD_LOCAL);
    EXPECT_NE(handle_, nullptr) << dlerror();
    mpt_hooks_init(&hooks, sizeof hooks);
    mpt_time_hooks_init(&time, sizeof time);
    counts = reinterpret_cast<decltype(&host_code)>(dlsym(handle_, "host_code"))(&hooks, &time);
  }
  ~Code() {
    dlclose(handle_);
    EXPECT_FALSE(is_mapped()) << path_;
    fs::remove(path_);
  }
  Code(const Code&) = delete;

  mpt_hooks hooks;
  mpt_time_hooks time;
  HostCode* counts = nullptr;  // in the module's memory

 private:
  bool is_mapped() const {
    std::ifstream maps("/proc/self/maps");
    for (std::string line; std::getline(maps, line);) {
      if (line.find(path_.string()) != std::string::npos) return true;
    }
    return false;
  }
  fs::path path_;
  void* handle_ = nullptr;
};

std::string name_of(int version) {
  return "mpt_host_code_" + std::to_string(getpid()) + "_" + std::to_string(version) + ".so";
}

// Trains for 12 steps, of which half are replays. Returns the parameter. The code is reloaded
// before each step that is a multiple of `every`, also between two slices of a replay.
std::vector<float> trained(int every) {
  int version = 0;
  int64_t pieces = 0;
  auto code = std::make_unique<Code>(name_of(version++));
  code->hooks.user = &pieces;
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &code->hooks;
  d.seed = 4;
  mpt_context ctx = MPT_NULL_HANDLE;
  OK(mpt_context_create(&d, &ctx));
  const auto reload = [&] {
    auto next = std::make_unique<Code>(name_of(version++));
    next->hooks.user = &pieces;
    OK(mpt_context_rebind(ctx, &next->hooks));
    code = std::move(next);
  };
  mpt_precision kind;
  OK(mpt_precision_from_name("16-mixed", &kind, sizeof kind));
  mpt_params params;
  OK(mpt_params_create(ctx, &params));
  const int64_t shape[2] = {24, 24};
  mpt_tensor w, x;
  OK(mpt_normal(ctx, MPT_F32, shape, 2, 0, 0.1, &w));
  OK(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &x));
  OK(mpt_params_add(params, "w", w));
  OK(mpt_params_set_precision(params, &kind));
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  OK(mpt_optimizer_create(params, nullptr, &optimizer));
  OK(mpt_stepper_create(ctx, &kind, nullptr, &stepper));
  OK(mpt_stepper_add(stepper, optimizer));
  const auto step = [&] {
    mpt_tensor y, loss;
    OK(mpt_scope_push(ctx));
    OK(mpt_precision_push(ctx, &kind));
    OK(mpt_linear(x, w, {}, MPT_ACTIVATION_GELU, &y));
    OK(mpt_dropout(y, 0.25, 1, &y));
    OK(mpt_mean(y, nullptr, 0, 0, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper, loss));
    EXPECT_GE(mpt_stepper_step(stepper), 0) << mpt_last_error();
    OK(mpt_scope_pop(ctx, nullptr, 0));
  };
  mpt_recording recording = MPT_NULL_HANDLE;
  for (int i = 0; i < 12; ++i) {
    if (every && i % every == 0) reload();
    if (i < 5) {
      step();
    } else if (i == 5) {
      OK(mpt_record_begin(ctx));
      step();
      OK(mpt_record_end(ctx, &recording));
    } else {
      for (mpt_bool32 is_done = 0; !is_done;) {
        OK(mpt_recording_advance(recording, 1, &is_done));
        if (every && i == 8) reload();
      }
    }
  }
  EXPECT_GT(code->counts->zones, 0);
  EXPECT_GT(code->counts->times, 0);
  std::vector<float> values(24 * 24);
  OK(mpt_tensor_read(w, MPT_F32, values.data(), 24 * 24));
  mpt_recording_release(recording);
  EXPECT_EQ(code->counts->done, 0);
  mpt_context_release(ctx);
  EXPECT_EQ(code->counts->done, 1);
  EXPECT_EQ(pieces, 0) << "memory of the first code goes back through the last";
  EXPECT_TRUE(!every || version > 12 / every) << "the code was reloaded";
  return values;
}

TEST(Reload, OfTheHostsCodeChangesNoTraining) {
  const std::vector<float> stays = trained(0);
  EXPECT_NE(stays[0], stays[1]);
  EXPECT_EQ(trained(1), stays);
  EXPECT_EQ(trained(5), stays);
}

}  // namespace
