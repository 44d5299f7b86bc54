// Faults: makes the n-th allocation of the library fail, in the context's arena (objects and
// elements) or on the system's heap. The linker redirects both to this code.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt_test {

enum class Failing : int8_t { one, all_from };

// Counts this thread's allocations while it is alive, and makes number `at` (from 1) fail, or all
// from that one on. With 0 none fails.
class Faults {
 public:
  explicit Faults(int64_t at, Failing how = Failing::one);
  ~Faults();
  Faults(const Faults&) = delete;
  static bool next();     // counts one; true if it must fail
  int64_t count() const;  // number of allocations so far
  bool fired() const;     // true if an allocation was made to fail
};

int64_t heap_blocks();       // live blocks
int64_t heap_allocations();  // so far, on all threads

}  // namespace mpt_test
