// Late checks: conditions that a kernel checks on a device, whose errors come with a later call.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

#include "backends/host_access.h"
#include "core/context.h"
#include "core/op.h"
#include "core/tensor.h"

namespace mpt {

class LateChecks : public Context::Part {
 public:
  static constexpr PartId kId = PartId::late_checks;

  // Throws the error of a flag. `when` names the operation in its text: "an earlier gather: ".
  using Throw = std::function<void(int64_t flag, const char* when)>;

  // Calls throw_error in a later call of check(), if the element of `flag` (i64 [1]), which an
  // operation computes, is 0 or more. Does not wait, and keeps no tensor.
  void add(Op op, const Tensor& flag, Throw throw_error);
  // Throws the error of the first flag that has arrived and is 0 or more, and forgets it and those
  // before it. Does not wait. Flags from before a failure of the device are undefined and ignored.
  void check();

 private:
  struct Pending {
    const char* op;
    Throw throw_error;
    LateReport flag;
    const Place* place;
    int64_t failures;  // Place::failures when the flag was queued
  };
  std::deque<Pending> pending_;    // in the order of the queue
  std::vector<LateReport> spare_;  // to be used again
};

}  // namespace mpt
