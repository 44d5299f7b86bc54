// Two versions of the library in one process, each linked with a plugin that trains. All are loaded
// with RTLD_GLOBAL, as hosts do that share symbols among plugins, so that only sonames, and the
// versions of symbols, keep the two apart.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "trainer.h"

namespace {

using Floats = std::vector<float>;

// A plugin, while it is loaded.
class Plugin {
 public:
  explicit Plugin(const char* path) : handle_(dlopen(path, RTLD_NOW | RTLD_GLOBAL)) {
    if (!handle_) throw std::runtime_error(dlerror());
    const auto get = reinterpret_cast<decltype(&trainer)>(dlsym(handle_, "trainer"));
    if (!get) throw std::runtime_error(dlerror());
    functions_ = get();
  }
  ~Plugin() { dlclose(handle_); }
  Plugin(const Plugin&) = delete;
  const Trainer* operator->() const { return functions_; }

  // Returns the path of the library that it calls.
  std::string library() const {
    Dl_info found;
    return dladdr(functions_->library, &found) ? found.dli_fname : "none";
  }

 private:
  void* handle_;
  const Trainer* functions_;
};

class Training {
 public:
  explicit Training(const Plugin& p) : p_(p) { ok(p->begin(&training_)); }
  ~Training() { p_->end(training_); }
  Training(const Training&) = delete;
  void step() const { ok(p_->step(training_)); }
  Floats weights() const {
    Floats w(1600);
    ok(p_->read(training_, w.data(), static_cast<int64_t>(w.size())));
    return w;
  }

 private:
  void ok(int status) const { ASSERT_GE(status, 0) << p_->last_error(); }

  const Plugin& p_;
  void* training_ = nullptr;
};

bool is_mapped(const std::string& name) {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);)
    if (line.find(name) != std::string::npos) return true;
  return false;
}

constexpr int kSteps = 40;

Floats alone(const char* path) {
  const Plugin plugin(path);
  const Training training(plugin);
  for (int i = 0; i < kSteps; ++i) training.step();
  return training.weights();
}

class Versions : public ::testing::TestWithParam<bool> {};

// Whichever is loaded first, each plugin calls its own version, and gets the bits that it gets
// alone.
TEST_P(Versions, TrainInTurnsAndAtOnce) {
  const bool newer_first = GetParam();
  const Floats expected = alone(TRAINER);
  ASSERT_EQ(alone(NEWER_TRAINER), expected) << "of the same sources";
  ASSERT_FALSE(is_mapped("/libmpt.so"));
  const Plugin first(newer_first ? NEWER_TRAINER : TRAINER);
  {
    const Plugin second(newer_first ? TRAINER : NEWER_TRAINER);
    const Plugin& newer = newer_first ? first : second;
    const Plugin& older = newer_first ? second : first;
    ASSERT_NE(newer->library, older->library);
    EXPECT_NE(newer.library().find("/libmpt.so.9.9"), std::string::npos) << newer.library();
    EXPECT_NE(older.library().find("/libmpt.so.0"), std::string::npos) << older.library();

    const Training a(first), b(second);
    Floats before;
    for (int i = 0; i < kSteps; ++i) {
      a.step();
      EXPECT_NE(a.weights(), b.weights());
      b.step();
      EXPECT_NE(b.weights(), before);
      before = b.weights();
      EXPECT_EQ(a.weights(), before);
    }
    EXPECT_EQ(before, expected);

    const Training c(first), d(second);
    std::thread other([&] {
      for (int i = 0; i < kSteps; ++i) c.step();
    });
    for (int i = 0; i < kSteps; ++i) d.step();
    other.join();
    EXPECT_EQ(c.weights(), expected);
    EXPECT_EQ(d.weights(), expected);

    // Each has an error of its own.
    EXPECT_LT(first->fail(), 0);
    EXPECT_NE(std::string(first->last_error()).find("mpt_params_create"), std::string::npos);
    EXPECT_EQ(std::string(second->last_error()), "");
  }
  // One is unloaded while the other lives.
  EXPECT_EQ(is_mapped("/libmpt.so.9.9"), newer_first);
  EXPECT_EQ(is_mapped("/libmpt.so.0"), !newer_first);
  const Training training(first);
  for (int i = 0; i < kSteps; ++i) training.step();
  EXPECT_EQ(training.weights(), expected);
}
INSTANTIATE_TEST_SUITE_P(, Versions, ::testing::Bool(), [](const auto& newer_first) {
  return std::string(newer_first.param ? "NewerFirst" : "OlderFirst");
});

}  // namespace
