// Fiber: a function that can stop in its midst and go on later, on a stack of its own.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace mpt {

// The function runs on the thread that calls start() or go_on(), which return when it stops or
// ends. No system call is made. The function must not throw.
class Fiber {
 public:
  // True if this processor's registers can be exchanged here.
#if defined(__x86_64__) || defined(__aarch64__)
  static constexpr bool kExists = true;
#else
  static constexpr bool kExists = false;
#endif

  // The memory must outlive the fiber.
  Fiber(void* stack, size_t bytes);
  ~Fiber();
  Fiber(const Fiber&) = delete;
  Fiber& operator=(const Fiber&) = delete;

  // Call the function, and let it go on. Return true if it has ended.
  bool start(void (*fn)(void*), void* arg);
  bool go_on();
  // Stops the function until go_on(). Only the function itself calls this.
  void stop();
  bool is_running() const { return is_running_; }  // it has started and not ended

 private:
  friend struct FiberEntry;
  void enter();

  char* const stack_;
  const size_t bytes_;
  void* own_ = nullptr;     // stack pointer of the fiber while it is stopped
  void* others_ = nullptr;  // stack pointer of the caller while the fiber runs
  void (*fn_)(void*) = nullptr;
  void* arg_ = nullptr;
  bool is_running_ = false;
  // Sanitizers are told of each exchange of stacks: with the fake stacks of the address sanitizer,
  // the caller's stack, and the contexts of the thread sanitizer.
  void *own_fake_ = nullptr, *others_fake_ = nullptr;
  const void* others_stack_ = nullptr;
  size_t others_bytes_ = 0;
  void *own_context_ = nullptr, *others_context_ = nullptr;
};

}  // namespace mpt
