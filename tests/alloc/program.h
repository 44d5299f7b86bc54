// A program of many public calls that is run again and again, with another allocation failing each
// time.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "faults.h"
#include "mpt/mpt.h"

namespace mpt_test {

// What a failed call must leave as it was, and what a repeated one must bring.
struct Image {
  std::vector<std::string> parts;
  bool operator==(const Image&) const = default;
  void add(const void* p, size_t n) { parts.emplace_back(static_cast<const char*>(p), n); }
  template <class T>
  void add(T v) {
    add(&v, sizeof v);
  }
  void add(mpt_tensor t);                       // its elements; NULL is fine
  size_t difference(const Image& other) const;  // the first part that differs
};

class Program {
 public:
  virtual ~Program() = default;

  // Runs it with allocation `fail_at` failing (0: none); what it ends with.
  Image run(int64_t fail_at);
  int64_t allocations() const { return done_; }

 protected:
  virtual void body() = 0;

  // A public call. Where its allocation failed, it must say so, leave everything as it was, and do
  // its work when called again. `again` repeats what the call used up, such as a graph.
  void call(const char* what, const std::function<mpt_status()>& f,
            const std::function<void()>& again = {});
  mpt_tensor make(const char* what, const std::function<mpt_status(mpt_tensor*)>& f);

  mpt_context ctx = nullptr;
  mpt_params params = nullptr, others = nullptr;  // others: may stay NULL
  mpt_optimizer optimizers[2] = {};
  mpt_scaler scaler = nullptr;

 private:
  Image image() const;
  int64_t fail_at_ = 0, done_ = 0;
  size_t next_ = 0;  // call
  std::vector<int64_t>
      starts_;  // allocations made before each call, from the run without a failure
};

// Every allocation of the program in turn.
void fail_each(Program& p);

}  // namespace mpt_test
