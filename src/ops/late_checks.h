// Late checks: conditions that a kernel checks on a device, whose errors come with a later call.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/context.h"
#include "core/op.h"
#include "core/tensor.h"

namespace mpt {

class LateChecks : public Context::Part {
 public:
  static constexpr PartId kId = PartId::late_checks;

  // Throws the error of a flag. `when` names the operation in its text: "an earlier gather: ".
  using Throw = std::function<void(int64_t flag, const char* when)>;

  LateChecks();
  ~LateChecks() override;
  // Calls throw_error in a later call, if the element of `flag` (i64 [1]), which an operation
  // computes, is 0 or more. Does not wait, and keeps no tensor. Flags from before a failure of the
  // device are undefined and ignored.
  void add(Op op, const Tensor& flag, Throw throw_error);

 private:
  class Check;
  std::vector<std::unique_ptr<Check>> checks_;
  std::vector<Check*> free_;  // to be used again
};

}  // namespace mpt
