// Fiber: a function on a stack of its own, which stops and goes on where it is told to.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#if !defined(__x86_64__)
#include <ucontext.h>
#endif

namespace mpt::cuda_text {

#if defined(__x86_64__)

// Pushes the registers that a function preserves, stores the stack pointer in *from, and returns
// from the call that has stored `to`. swapcontext also calls the system, which took four fifths of
// the time of the tests.
extern "C" __attribute__((visibility("hidden"))) void mpt_switch_stack(void** from, void* to);
asm(R"(
  .text
  .type mpt_switch_stack, @function
mpt_switch_stack:
  push %rbp
  push %rbx
  push %r12
  push %r13
  push %r14
  push %r15
  mov %rsp, (%rdi)
  mov %rsi, %rsp
  pop %r15
  pop %r14
  pop %r13
  pop %r12
  pop %rbx
  pop %rbp
  ret
  .size mpt_switch_stack, . - mpt_switch_stack
)");

class Fiber {
 public:
  // Makes the next `go` call f, which does not return. `stack` is aligned to 16 bytes, as is n.
  void begin(char* stack, size_t n, void (*f)()) {
    constexpr size_t kPushed = 6;
    auto* top = reinterpret_cast<uintptr_t*>(stack + n);
    *--top = 0;  // f has no caller
    *--top = reinterpret_cast<uintptr_t>(f);
    for (size_t i = 0; i < kPushed; ++i) *--top = 0;
    place_ = top;
  }
  // Stops `from`, which runs now, and goes on with `to`.
  static void go(Fiber& from, Fiber& to) { mpt_switch_stack(&from.place_, to.place_); }

 private:
  void* place_ = nullptr;
};

#else

class Fiber {
 public:
  void begin(char* stack, size_t n, void (*f)()) {
    getcontext(&place_);
    place_.uc_stack.ss_sp = stack;
    place_.uc_stack.ss_size = n;
    place_.uc_link = nullptr;
    makecontext(&place_, f, 0);
  }
  static void go(Fiber& from, Fiber& to) { swapcontext(&from.place_, &to.place_); }

 private:
  ucontext_t place_{};
};

#endif

}  // namespace mpt::cuda_text
