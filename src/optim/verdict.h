// Verdict: what a step did to one optimizer. VerdictLog: the latest ones.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/arena.h"

namespace mpt {

struct NonFinite;

enum class Outcome : int32_t { none = 0, applied, non_finite, together, no_gradient, partial };

struct Verdict {
  Outcome outcome = Outcome::none;
  int64_t steps = 0, non_finite = 0;
  const char* bad = nullptr;  // name of the first parameter with a non-finite gradient
  double norm = NAN;          // norm of the unscaled gradients; NaN if it was not asked for
  double scale_before = 1, scale_after = 1;
  int32_t loss = 0, optimizer = 0;
  int64_t step = 0;
  int32_t bad_rank = -1;  // first rank with a non-finite gradient, if several ranks train
  std::shared_ptr<const NonFinite>
      finding;  // origin of the non-finite gradient of a skipped step, if it was found

  bool is_skip() const { return outcome == Outcome::non_finite || outcome == Outcome::together; }
};

// Keeps the latest verdicts, up to a fixed number. Its memory counts towards the arena's limit.
class VerdictLog {
 public:
  VerdictLog(Arena& arena, size_t capacity) : memory_(arena) {
    memory_.add(capacity * sizeof(Verdict));
    ring_.resize(capacity);
  }
  size_t capacity() const { return ring_.size(); }
  size_t size() const { return size_; }
  // Replaces the oldest verdict if the log is full.
  void add(const Verdict& v) {
    if (ring_.empty()) return;
    ring_[next_] = v;
    next_ = (next_ + 1) % ring_.size();
    if (size_ < ring_.size()) ++size_;
  }
  const Verdict& at(size_t index) const {  // from the oldest
    return ring_[(next_ + ring_.size() - size_ + index) % ring_.size()];
  }

 private:
  Arena::Outside memory_;
  std::vector<Verdict> ring_;
  size_t next_ = 0, size_ = 0;
};

}  // namespace mpt
