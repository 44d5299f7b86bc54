// Tests of the library as a plugin: it is opened, trains, saves to memory, and is closed, over and
// over in one process, and leaves nothing behind.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <malloc.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "../tier.h"

#define MPT_ALLOW_UNUSED
#include "mpt/mpt.h"

namespace {

using Bytes = std::vector<char>;
namespace fs = std::filesystem;

#define FUNCTIONS(X)          \
  X(mpt_context_create)       \
  X(mpt_context_release)      \
  X(mpt_context_shutdown)     \
  X(mpt_context_desc_init)    \
  X(mpt_params_create)        \
  X(mpt_params_add)           \
  X(mpt_params_set_precision) \
  X(mpt_precision_from_name)  \
  X(mpt_precision_push)       \
  X(mpt_precision_pop)        \
  X(mpt_optimizer_create)     \
  X(mpt_stepper_create)       \
  X(mpt_stepper_add)          \
  X(mpt_stepper_backward)     \
  X(mpt_stepper_step)         \
  X(mpt_normal)               \
  X(mpt_linear)               \
  X(mpt_dropout)              \
  X(mpt_mul)                  \
  X(mpt_mean)                 \
  X(mpt_training_desc_init)   \
  X(mpt_training_save_to)     \
  X(mpt_training_load_from)   \
  X(mpt_writer_init)          \
  X(mpt_reader_init)          \
  X(mpt_blob_create)          \
  X(mpt_blob_get)             \
  X(mpt_last_error)

// The library, while it is open.
class Library {
 public:
  explicit Library(const std::string& path) : handle_(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (!handle_) throw std::runtime_error(dlerror());
#define GET(name) name = reinterpret_cast<decltype(name)>(dlsym(handle_, #name));
    FUNCTIONS(GET)
#undef GET
  }
  ~Library() { close(); }
  Library(const Library&) = delete;

  // Closes it. A context with threads keeps it loaded.
  void close() {
    if (handle_) dlclose(handle_);
    handle_ = nullptr;
  }

#define MEMBER(name) decltype(&::name) name = nullptr;
  FUNCTIONS(MEMBER)
#undef MEMBER

 private:
  void* handle_;
};

// A training in mixed precision, with loss scaling, dropout and threads of its own.
class Training {
 public:
  explicit Training(const Library& l, const char* name = "16-mixed") : m(l) {
    mpt_context_desc d;
    m.mpt_context_desc_init(&d, sizeof d);
    d.own_threads = 2;
    d.seed = 4;
    ok(m.mpt_context_create(&d, &context_));
    ok(m.mpt_params_create(context_, &params_));
    ok(m.mpt_precision_from_name(name, &precision_, sizeof precision_));
    x_ = normal(16, 40);
    for (mpt_tensor* w : {&up_, &down_}) {
      *w = normal(40, 40);
      ok(m.mpt_params_add(params_, w == &up_ ? "up" : "down", *w));
    }
    ok(m.mpt_params_set_precision(params_, &precision_));
    ok(m.mpt_optimizer_create(params_, nullptr, &optimizer_));
    ok(m.mpt_stepper_create(context_, &precision_, nullptr, &stepper_));
    ok(m.mpt_stepper_add(stepper_, optimizer_));
  }
  ~Training() { end(); }
  Training(const Training&) = delete;
  void end() const { m.mpt_context_release(context_); }

  void step() const { EXPECT_GE(try_step(), 0) << m.mpt_last_error(); }
  // Returns the status of the first call that fails.
  mpt_status try_step() const {
    mpt_tensor h = nullptr, y = nullptr, square = nullptr, loss = nullptr;
    mpt_status s = MPT_OK;
    (s = m.mpt_precision_push(context_, &precision_)) < 0 ||
        (s = m.mpt_linear(x_, up_, nullptr, MPT_ACTIVATION_TANH, &h)) < 0 ||
        (s = m.mpt_dropout(h, 0.25, 1, &h)) < 0 ||
        (s = m.mpt_linear(h, down_, nullptr, MPT_ACTIVATION_NONE, &y)) < 0 ||
        (s = m.mpt_precision_pop(context_)) < 0 || (s = m.mpt_mul(y, y, &square)) < 0 ||
        (s = m.mpt_mean(square, nullptr, 0, 0, &loss)) < 0 ||
        (s = m.mpt_stepper_backward(stepper_, loss)) < 0 || (s = m.mpt_stepper_step(stepper_)) < 0;
    return s;
  }
  // A short call, which uses tensors alone.
  mpt_status try_product() const {
    mpt_tensor y = nullptr;
    return m.mpt_mul(x_, x_, &y);
  }
  // Saves to a function of the host, which may stay in it.
  mpt_status save(mpt_status (*write)(void*, const void*, size_t), void* user) const {
    mpt_writer to;
    m.mpt_writer_init(&to, sizeof to);
    to.write = write;
    to.user = user;
    const mpt_training_desc t = desc();
    return m.mpt_training_save_to(&to, &t);
  }
  mpt_status shut_down() const { return m.mpt_context_shutdown(context_); }
  Bytes saved() const {
    mpt_writer to;
    m.mpt_writer_init(&to, sizeof to);
    ok(m.mpt_blob_create(context_, &to.blob));
    const mpt_training_desc t = desc();
    ok(m.mpt_training_save_to(&to, &t));
    const void* data = nullptr;
    size_t size = 0;
    ok(m.mpt_blob_get(to.blob, &data, &size));
    return {static_cast<const char*>(data), static_cast<const char*>(data) + size};
  }
  void load(const Bytes& bytes) const {
    mpt_reader from;
    m.mpt_reader_init(&from, sizeof from);
    from.data = bytes.data();
    from.bytes = bytes.size();
    const mpt_training_desc t = desc();
    ok(m.mpt_training_load_from(&from, &t));
  }

 private:
  void ok(mpt_status s) const { ASSERT_EQ(s, MPT_OK) << m.mpt_last_error(); }
  mpt_tensor normal(int64_t rows, int64_t columns) const {
    const int64_t shape[] = {rows, columns};
    mpt_tensor t = nullptr;
    ok(m.mpt_normal(context_, MPT_F32, shape, 2, 0, 0.3, &t));
    return t;
  }
  mpt_training_desc desc() const {
    mpt_training_desc t;
    m.mpt_training_desc_init(&t, sizeof t);
    t.stepper = stepper_;
    return t;
  }

  const Library& m;
  mpt_context context_ = nullptr;
  mpt_params params_ = nullptr;
  mpt_precision precision_ = {};
  mpt_optimizer optimizer_ = nullptr;
  mpt_stepper stepper_ = nullptr;
  mpt_tensor x_ = nullptr, up_ = nullptr, down_ = nullptr;
};

// Counts what a process has: numbers of threads, descriptors and mappings, and bytes of its heap.
struct Holdings {
  int64_t threads = 0, descriptors = 0, mappings = 0, heap = 0;
  bool has_library = false;

  static int64_t threads_now() {
    const fs::directory_iterator each("/proc/self/task");
    return std::distance(begin(each), end(each));
  }
  // Waits while there are more than `most` threads: the system lists a thread that has been joined
  // for a moment longer.
  static Holdings now(int64_t most = 1) {
    Holdings h;
    for (int i = 0; i < 60000 && threads_now() > most; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    h.threads = threads_now();
    for ([[maybe_unused]] const auto& e : fs::directory_iterator("/proc/self/fd")) ++h.descriptors;
    std::ifstream maps("/proc/self/maps");
    for (std::string line; std::getline(maps, line); ++h.mappings)
      h.has_library |= line.find("libmpt.so") != std::string::npos;
    const auto m = mallinfo2();
    h.heap = static_cast<int64_t>(m.uordblks + m.hblkhd);
    return h;
  }
};

// Each cycle goes on where the one before has saved, so that in the end the bits are those of one
// training without a break.
TEST(Plugin, ManyLivesLeaveNothing) {
  const int cycles = static_cast<int>(mpt::test::rounds({.quick = 300, .full = 1000}));
  constexpr int kFirst = 20;  // until the libraries that stay, such as OpenMP's, are there
  const std::string path = LIBRARY;
  Bytes state;
  Holdings before;
  for (int i = 0; i < cycles; ++i) {
    {
      const Library library(path);
      const Training training(library);
      if (i > 0) training.load(state);
      training.step();
      state = training.saved();
    }
    ASSERT_FALSE(HasFailure()) << "cycle " << i;
    if (i == kFirst) before = Holdings::now();
  }
  const Holdings now = Holdings::now();
  EXPECT_FALSE(now.has_library);
  EXPECT_EQ(now.threads, before.threads);
  EXPECT_EQ(now.threads, 1);
  EXPECT_EQ(now.descriptors, before.descriptors);
  EXPECT_LE(now.mappings, before.mappings + 2) << "the heap may have got a part";
  EXPECT_LE(now.heap, before.heap + 100000);

  const Library library(path);
  const Training whole(library);
  for (int i = 0; i < cycles; ++i) whole.step();
  EXPECT_EQ(whole.saved(), state);
}

// A thread trains as fast as it can while another one releases the context: the release waits for
// the call in progress, and the calls behind it fail.
TEST(Plugin, AReleaseWaitsForTheStepOfAnotherThread) {
  const Library library(LIBRARY);
  for (int i = 0; i < 300 && !HasFailure(); ++i) {
    const Training training(library);
    std::atomic<bool> begun = false;
    std::thread other([&] {
      mpt_status status = MPT_OK;
      for (; status >= 0; begun = true)
        status = i % 2 ? training.try_product() : training.try_step();
      const std::string text = library.mpt_last_error();
      EXPECT_TRUE(status == MPT_ERROR_INVALID_HANDLE || status == MPT_ERROR_STATE) << text;
      EXPECT_TRUE(text.find("context has ended") != std::string::npos ||
                  text.find("is ending this context") != std::string::npos)
          << text;
    });
    while (!begun) std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::microseconds(i * 37 % 1000));
    training.end();
    other.join();
  }
}

// A shutdown does not wait, and says which call is in progress. A release waits for its end.
TEST(Plugin, AShutdownDuringACallIsRefused) {
  const Library library(LIBRARY);
  const Training training(library);
  struct Writing {
    std::atomic<bool> entered{false}, may_leave{false}, left{false};
  } writing;
  std::thread other([&] {
    const auto write = [](void* user, const void*, size_t) -> mpt_status {
      Writing& w = *static_cast<Writing*>(user);
      w.entered = true;
      while (!w.may_leave) std::this_thread::yield();
      if (!w.left) std::this_thread::sleep_for(std::chrono::milliseconds(50));
      w.left = true;
      return MPT_OK;
    };
    EXPECT_EQ(training.save(write, &writing), MPT_OK) << library.mpt_last_error();
  });
  while (!writing.entered) std::this_thread::yield();
  EXPECT_EQ(training.shut_down(), MPT_ERROR_STATE);
  const std::string text = library.mpt_last_error();
  EXPECT_NE(text.find("in a call on this context, mpt_training_save_to"), std::string::npos)
      << text;
  writing.may_leave = true;
  training.end();
  EXPECT_TRUE(writing.left);
  other.join();
  EXPECT_EQ(training.shut_down(), MPT_ERROR_INVALID_HANDLE);
}

// Threads of a context keep the library, which the host can unload when the context has ended.
TEST(Plugin, ClosingWithALiveContextIsHarmless) {
  for (int i = 0; i < 20; ++i) {
    Library library(LIBRARY);
    {
      const Training training(library);
      if (i % 2) training.step();
      library.close();
      EXPECT_TRUE(Holdings::now(2).has_library);
      EXPECT_EQ(Holdings::now(2).threads, 2);
      training.step();
    }
    EXPECT_EQ(Holdings::now().threads, 1);
    { const Library again(LIBRARY); }
    EXPECT_FALSE(Holdings::now().has_library);
  }
}

// So does a library that is closed in the middle of a step, which another thread makes.
TEST(Plugin, ClosingDuringAStepIsHarmless) {
  for (int i = 0; i < 50 && !HasFailure(); ++i) {
    Library library(LIBRARY);
    {
      const Training training(library);
      std::atomic<int> steps = 0;
      std::atomic<bool> is_over = false;
      std::thread other([&] {
        for (; !is_over; ++steps) training.step();
      });
      const auto wait_for = [&](int number) {
        while (steps < number) std::this_thread::yield();
      };
      wait_for(1);
      std::this_thread::sleep_for(std::chrono::microseconds(i * 37 % 1000));
      library.close();
      wait_for(steps + 2);
      is_over = true;
      other.join();
    }
    EXPECT_EQ(Holdings::now().threads, 1);
    { const Library again(LIBRARY); }
    EXPECT_FALSE(Holdings::now().has_library);
  }
}

// A program may have two versions of the library, each in a plugin of its own.
TEST(Plugin, TwoCopiesDoNotMeet) {
  const fs::path other = fs::temp_directory_path() / ("libmpt_" + std::to_string(getpid()) + ".so");
  fs::copy_file(fs::canonical(LIBRARY), other, fs::copy_options::overwrite_existing);
  {
    const Library one(LIBRARY), two(other);
    ASSERT_NE(reinterpret_cast<void*>(one.mpt_normal), reinterpret_cast<void*>(two.mpt_normal));
    const Training first(one), second(two), plain(one, "32-true");
    for (int i = 0; i < 5; ++i) {
      first.step();
      plain.step();
      second.step();
    }
    EXPECT_EQ(first.saved(), second.saved());
    // Each has its own error.
    mpt_context none = nullptr;
    EXPECT_LT(one.mpt_params_create(none, nullptr), 0);
    EXPECT_EQ(std::string(two.mpt_last_error()).find("mpt_params_create"), std::string::npos);
  }
  fs::remove(other);
}

}  // namespace
