// Makes the n-th allocation of the library fail: of the context's arena (objects and elements) and
// of the system's heap. The program is linked so that both come through here.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt_test {

// While one lives, the allocations of this thread are counted, and number `at` (from 1) fails.
class Faults {
 public:
  explicit Faults(int64_t at);
  ~Faults();
  Faults(const Faults&) = delete;
  static bool next();     // counts one; whether it is to fail
  int64_t count() const;  // so far
  bool fired() const;
};

int64_t heap_blocks();       // that are allocated now
int64_t heap_allocations();  // so far, of every thread

}  // namespace mpt_test
