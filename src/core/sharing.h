// Sharing: decides by measured times whether the jobs of a step are shared among workers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/clock.h"
#include "core/jobs.h"

namespace mpt {

// Two cores on different chiplets or sockets are far from each other: a core then waits for each
// cache line that it writes and that the other core has read. A kernel thus pays for the lines that
// earlier kernels have shared, and the steps of a small model can take longer on two workers than
// on one. The times of single kernels do not show that, but the times of whole steps do.
//
// A step lasts from its first job to end_step(). A trial runs a few steps in the other way, and the
// faster way is kept until the next trial. Only steps with the same jobs are compared. Jobs of
// programs without steps, of steps that differ from each other and of long steps are always shared.
class Sharing {
 public:
  enum class Way : int8_t { shared, alone };

  explicit Sharing(Clock clock = {}) : clock_(clock) {}
  void set_clock(Clock clock) { clock_ = clock; }  // between steps

  // Notes a job, and returns the way in which it is to run.
  Way next(JobFn fn, int64_t chunks);
  void end_step();
  // Makes every job run in one way from now on, for tests.
  void fix(Way way) {
    way_ = way;
    fixed_ = true;
  }

  static constexpr int kSteps = 4;                // compared in each way
  static constexpr int64_t kFirstWait = 8;        // steps before the first trial
  static constexpr int64_t kLeastWait = 32;       // steps between trials
  static constexpr double kTrialCost = 1. / 200;  // share of the time that trials may lose
  static constexpr double kLongestStep = 0.05;    // seconds; longer steps have large jobs

 private:
  // The jobs of a step.
  struct StepJobs {
    uint64_t sum = 0;  // depends on every job, but not on their order
    int64_t count = 0, most_chunks = 0;
  };
  void turn();
  void begin_trial();
  void end_trial();

  Clock clock_;
  Way way_ = Way::shared;
  bool fixed_ = false;
  bool in_trial_ = false;
  double begin_ = 0;       // time at which the present step began
  StepJobs now_, usual_;   // the present step, and the steps that are compared
  int odd_ = 0;            // number of unusual steps since the last usual one
  int64_t measured_ = -1;  // usual steps since the last turn; the first moves data between caches
  int64_t wait_ = kFirstWait;  // usual steps until the next trial
  double recent_[kSteps] = {};
  double before_ = 0;  // time of a step in the way before the trial
};

}  // namespace mpt
