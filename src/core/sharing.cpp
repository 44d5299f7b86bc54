// Trials: steps in the way that is not in use, and their comparison.
// SPDX-License-Identifier: Apache-2.0
#include "core/sharing.h"

#include <algorithm>
#include <utility>

namespace mpt {
namespace {

constexpr int kOddSteps = 4;         // in a row make another kind of step the usual one
constexpr double kLeastGain = 0.97;  // a way that is not faster than this is not kept

}  // namespace

Sharing::Way Sharing::next(JobFn fn, int64_t chunks) {
  if (now_.count++ == 0) begin_ = clock_.seconds();
  const auto job = reinterpret_cast<uintptr_t>(fn) + static_cast<uint64_t>(chunks);
  now_.sum += job * 0x9E3779B97F4A7C15u ^ job >> 7;
  now_.most_chunks = std::max(now_.most_chunks, chunks);
  if (way_ == Way::shared || fixed_) return way_;
  // Nothing is known of a job outside the steps that were compared.
  const bool usual = now_.count <= 2 * usual_.count && chunks <= usual_.most_chunks;
  return usual ? Way::alone : Way::shared;
}

void Sharing::turn() {
  way_ = way_ == Way::shared ? Way::alone : Way::shared;
  measured_ = -1;
}

void Sharing::end_step() {
  const StepJobs step = std::exchange(now_, {});
  if (step.count == 0 || fixed_) return;
  const double time = clock_.seconds() - begin_;
  if (step.sum != usual_.sum) {
    if (++odd_ < kOddSteps && usual_.count > 0) return;
    if (way_ == Way::alone) turn();
    usual_ = step;
    in_trial_ = false;
    measured_ = -1;
    wait_ = kFirstWait;
    return;
  }
  odd_ = 0;
  if (measured_ >= 0) recent_[measured_ % kSteps] = time;
  ++measured_;
  --wait_;
  if (measured_ < kSteps) return;
  if (in_trial_) end_trial();
  else if (wait_ <= 0) begin_trial();
}

void Sharing::begin_trial() {
  before_ = *std::min_element(recent_, recent_ + kSteps);
  if (way_ == Way::shared && before_ > kLongestStep) {
    wait_ = kLeastWait;
    return;
  }
  in_trial_ = true;
  turn();
}

void Sharing::end_trial() {
  const double after = *std::min_element(recent_, recent_ + kSteps);
  in_trial_ = false;
  // The next trial loses what a trial in the slower way loses now.
  const double loss = std::max(before_, after) / std::max(std::min(before_, after), 1e-9) - 1;
  wait_ =
      std::max(kLeastWait, static_cast<int64_t>((kSteps + 1) * std::min(loss, 10.) / kTrialCost));
  if (after > kLeastGain * before_) turn();
}

}  // namespace mpt
