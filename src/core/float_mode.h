// Floating-point mode of a thread: rounding, and treatment of subnormals. Workers use the mode of
// the thread that started the job. Worker threads of a game often flush subnormals to zero while
// its main thread does not; without this, the bits of a result would depend on which thread
// computed which part.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt {

inline uint64_t float_state() {
#if defined(__x86_64__)
  return __builtin_ia32_stmxcsr();
#elif defined(__aarch64__)
  uint64_t state;
  __asm__ volatile("mrs %0, fpcr" : "=r"(state));
  return state;
#else
  return 0;
#endif
}
inline void set_float_state([[maybe_unused]] uint64_t state) {
#if defined(__x86_64__)
  __builtin_ia32_ldmxcsr(static_cast<unsigned>(state));
#elif defined(__aarch64__)
  __asm__ volatile("msr fpcr, %0" : : "r"(state));
#endif
}

// Returns the state without the exception flags, which x86 keeps in the same register.
inline uint64_t float_mode(uint64_t state) {
#if defined(__x86_64__)
  return state & ~uint64_t{0x3f};
#else
  return state;
#endif
}
inline uint64_t float_mode() { return float_mode(float_state()); }

// Sets the floating-point mode of this thread for the lifetime of the object.
class InFloatMode {
 public:
  explicit InFloatMode(uint64_t mode)
      : before_(float_state()), other_(float_mode(before_) != mode) {
    if (other_) set_float_state(mode);
  }
  ~InFloatMode() {
    if (other_) set_float_state(before_);
  }
  InFloatMode(const InFloatMode&) = delete;
  InFloatMode& operator=(const InFloatMode&) = delete;

 private:
  const uint64_t before_;
  const bool other_;
};

}  // namespace mpt
