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

  // Says when an error is thrown, and what has become of the checked tensor by then.
  struct Moment {
    const char* text = "";     // "an earlier gather: " in a later call
    bool is_unchanged = true;  // the checked tensor was not written in place since
  };
  using Throw = std::function<void(int64_t flag, const Moment& moment)>;

  // Calls throw_error in a later call of check(), if the element of `flag` (i64 [1]), which an
  // operation `op` on the tensor `checked` computes, is 0 or more. Does not wait.
  void add(Op op, const Tensor& flag, const Tensor& checked, Throw throw_error);
  // Throws the error of the first flag that has arrived and is 0 or more, and forgets it and those
  // before it. Does not wait.
  void check();

 private:
  struct Pending {
    Op op;
    Tensor checked;
    uint32_t version;  // `checked` had it
    Throw throw_error;
    LateReport flag;
  };
  std::deque<Pending> pending_;    // in the order of the queue
  std::vector<LateReport> spare_;  // to be used again
};

}  // namespace mpt
