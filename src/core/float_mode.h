// How a thread rounds, and what it does with subnormals. A job's workers do as its caller does,
// whosever threads they are: a game's workers often flush subnormals to zero where its main thread
// does not, and then the bits of a result would tell who computed which piece.
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

// The state but for the exceptions that have been, which x86 keeps in the same register.
inline uint64_t float_mode(uint64_t state) {
#if defined(__x86_64__)
  return state & ~uint64_t{0x3f};
#else
  return state;
#endif
}
inline uint64_t float_mode() { return float_mode(float_state()); }

// This thread in another's mode, for a while.
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
