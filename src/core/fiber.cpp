// Fiber: the exchange of registers, for x86-64 (System V) and AArch64.
// SPDX-License-Identifier: Apache-2.0
#include "core/fiber.h"

#include <cstdint>
#include <cstring>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

// mpt_fiber_exchange(void** save, void* load): pushes the registers that a function keeps for its
// caller, stores the stack pointer in *save, and goes on with the stack and the registers of
// `load`.
extern "C" void mpt_fiber_exchange(void** save, void* load);
extern "C" void mpt_fiber_begin();

#if defined(__x86_64__)
__asm__(R"(
  .pushsection .text
  .p2align 4
  .globl mpt_fiber_exchange
  .hidden mpt_fiber_exchange
  .type mpt_fiber_exchange, @function
mpt_fiber_exchange:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  subq $8, %rsp
  stmxcsr (%rsp)
  fnstcw 4(%rsp)
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  ldmxcsr (%rsp)
  fldcw 4(%rsp)
  addq $8, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
  .size mpt_fiber_exchange, .-mpt_fiber_exchange
  .globl mpt_fiber_begin
  .hidden mpt_fiber_begin
  .type mpt_fiber_begin, @function
mpt_fiber_begin:
  movq %r12, %rdi
  xorl %ebp, %ebp
  callq *%r13
  ud2
  .size mpt_fiber_begin, .-mpt_fiber_begin
  .popsection
)");
#elif defined(__aarch64__)
__asm__(R"(
  .pushsection .text
  .p2align 4
  .globl mpt_fiber_exchange
  .hidden mpt_fiber_exchange
  .type mpt_fiber_exchange, %function
mpt_fiber_exchange:
  sub sp, sp, #176
  stp x19, x20, [sp, #0]
  stp x21, x22, [sp, #16]
  stp x23, x24, [sp, #32]
  stp x25, x26, [sp, #48]
  stp x27, x28, [sp, #64]
  stp x29, x30, [sp, #80]
  stp d8, d9, [sp, #96]
  stp d10, d11, [sp, #112]
  stp d12, d13, [sp, #128]
  stp d14, d15, [sp, #144]
  mrs x9, fpcr
  str x9, [sp, #160]
  mov x9, sp
  str x9, [x0]
  mov sp, x1
  ldr x9, [sp, #160]
  msr fpcr, x9
  ldp x19, x20, [sp, #0]
  ldp x21, x22, [sp, #16]
  ldp x23, x24, [sp, #32]
  ldp x25, x26, [sp, #48]
  ldp x27, x28, [sp, #64]
  ldp x29, x30, [sp, #80]
  ldp d8, d9, [sp, #96]
  ldp d10, d11, [sp, #112]
  ldp d12, d13, [sp, #128]
  ldp d14, d15, [sp, #144]
  add sp, sp, #176
  ret
  .size mpt_fiber_exchange, .-mpt_fiber_exchange
  .globl mpt_fiber_begin
  .hidden mpt_fiber_begin
  .type mpt_fiber_begin, %function
mpt_fiber_begin:
  mov x0, x19
  mov x29, xzr
  blr x20
  brk #1
  .size mpt_fiber_begin, .-mpt_fiber_begin
  .popsection
)");
#endif

namespace mpt {

struct FiberEntry {
  // First function on the stack of a fiber. It never returns.
  static void run(Fiber* fiber) { fiber->enter(); }
};

Fiber::Fiber(void* stack, size_t bytes) : stack_(static_cast<char*>(stack)), bytes_(bytes) {
#if defined(__SANITIZE_THREAD__)
  own_context_ = __tsan_create_fiber(0);
#endif
}

Fiber::~Fiber() {
#if defined(__SANITIZE_THREAD__)
  __tsan_destroy_fiber(own_context_);
#endif
}

bool Fiber::start(void (*fn)(void*), void* arg) {
  fn_ = fn;
  arg_ = arg;
  is_running_ = true;
  // Writes what mpt_fiber_exchange loads: registers that make mpt_fiber_begin call the entry.
  const uintptr_t over = (reinterpret_cast<uintptr_t>(stack_) + bytes_) % 16;
  [[maybe_unused]] char* const end = stack_ + bytes_ - over;
  [[maybe_unused]] const auto word = [](auto* p) { return reinterpret_cast<uint64_t>(p); };
#if defined(__x86_64__)
  // Control words, r15, r14, r13, r12, rbx, rbp and the return address; the rest aligns the stack.
  uint64_t frame[10] = {};
  const uint32_t mxcsr = __builtin_ia32_stmxcsr();
  uint16_t control;
  __asm__ volatile("fnstcw %0" : "=m"(control));
  frame[0] = mxcsr | uint64_t{control} << 32;
  frame[3] = word(&FiberEntry::run);
  frame[4] = word(this);
  frame[7] = word(&mpt_fiber_begin);
  own_ = end - sizeof frame;
  std::memcpy(own_, frame, sizeof frame);
#elif defined(__aarch64__)
  uint64_t frame[22] = {};
  frame[0] = word(this);
  frame[1] = word(&FiberEntry::run);
  frame[11] = word(&mpt_fiber_begin);
  __asm__ volatile("mrs %0, fpcr" : "=r"(frame[20]));
  own_ = end - sizeof frame;
  std::memcpy(own_, frame, sizeof frame);
#endif
  return go_on();
}

bool Fiber::go_on() {
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_start_switch_fiber(&others_fake_, stack_, bytes_);
#endif
#if defined(__SANITIZE_THREAD__)
  others_context_ = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(own_context_, 0);
#endif
#if defined(__x86_64__) || defined(__aarch64__)
  mpt_fiber_exchange(&others_, own_);
#endif
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_finish_switch_fiber(others_fake_, nullptr, nullptr);
#endif
  return !is_running_;
}

void Fiber::stop() {
#if defined(__SANITIZE_ADDRESS__)
  // Without a place for the fake stack, that of a fiber that has ended is freed.
  __sanitizer_start_switch_fiber(is_running_ ? &own_fake_ : nullptr, others_stack_, others_bytes_);
#endif
#if defined(__SANITIZE_THREAD__)
  __tsan_switch_to_fiber(others_context_, 0);
#endif
#if defined(__x86_64__) || defined(__aarch64__)
  mpt_fiber_exchange(&own_, others_);
#endif
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_finish_switch_fiber(own_fake_, &others_stack_, &others_bytes_);
#endif
}

void Fiber::enter() {
#if defined(__SANITIZE_ADDRESS__)
  __sanitizer_finish_switch_fiber(nullptr, &others_stack_, &others_bytes_);
#endif
  fn_(arg_);
  is_running_ = false;
  stop();
}

}  // namespace mpt
