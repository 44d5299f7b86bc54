// Program: a sequence of public calls that is run repeatedly, each time with another allocation
// failing.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "faults.h"
#include "mpt/mpt.h"

namespace mpt_test {

// State that a failed call must leave unchanged and that a repeated call must reach.
struct Snapshot {
  std::vector<std::string> parts;
  bool operator==(const Snapshot&) const = default;
  void add(const void* p, size_t n) { parts.emplace_back(static_cast<const char*>(p), n); }
  template <class T>
  void add(T v) {
    add(&v, sizeof v);
  }
  void add(mpt_tensor t);                          // adds its elements; `t` may be NULL
  size_t difference(const Snapshot& other) const;  // index of the first part that differs
};

class Program {
 public:
  virtual ~Program() = default;

  // Runs the program with allocation `fail_at` failing (0: none); returns its final state.
  Snapshot run(int64_t fail_at);
  int64_t allocations() const { return done_; }

 protected:
  virtual void body() = 0;

  // Makes a public call. If its allocation failed, the call must report the error, leave everything
  // unchanged, and succeed when repeated. `again` restores what the call consumed, such as a graph.
  void call(const char* what, const std::function<mpt_status()>& f,
            const std::function<void()>& again = {});
  mpt_tensor make(const char* what, const std::function<mpt_status(mpt_tensor*)>& f);

  mpt_context ctx = nullptr;
  mpt_params params = nullptr, others = nullptr;  // `others` may stay NULL
  mpt_optimizer optimizers[2] = {};
  mpt_scaler scaler = nullptr;

 private:
  Snapshot snapshot() const;
  int64_t fail_at_ = 0, done_ = 0;
  size_t next_ = 0;  // index of the next call
  std::vector<int64_t>
      starts_;  // allocations made before each call, from the run without a failure
};

// Runs the program once for each of its allocations, for some of them in the quick tier and on
// devices.
void fail_each(Program& p);

}  // namespace mpt_test
