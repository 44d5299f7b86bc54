// Expects that the time of a call grows in proportion to its argument, on busy machines too.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <ctime>

namespace mpt::test {

// Returns the time of the processor in seconds, which other programs on the machine do not add to.
inline double used() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

// Expects that 8 times as many need at most 20 times the time; in proportion to the square it would
// be 64. Tries several times, because other programs may take caches away in one of the two.
template <class F>
void expect_linear(F time_of, int few, const char* what) {
  double once = 0, eight = 0;
  for (int i = 0; i < 10; ++i) {
    once = time_of(few);
    eight = time_of(8 * few);
    if (eight <= 20 * once) return;
  }
  ADD_FAILURE() << "8 times the " << what << " take " << once << " and " << eight << " s";
}

}  // namespace mpt::test
