// Slowed: makes an engine of a stand-in take more of the processor's time than its work does.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ctime>

namespace mpt_test {

// While `on`, its end spends twice the processor's time of the work since its begin, and 3 ms. One
// that slept would be served first on a busy machine, and could be the faster one there.
class Slowed {
 public:
  explicit Slowed(bool on) : on_(on), begin_(now()) {}
  Slowed(const Slowed&) = delete;
  ~Slowed() {
    if (!on_) return;
    const double until = now() + 2 * (now() - begin_) + 3e-3;
    while (now() < until) {
    }
  }

 private:
  static double now() {
    timespec t = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
  }
  bool on_;
  double begin_;
};

}  // namespace mpt_test
