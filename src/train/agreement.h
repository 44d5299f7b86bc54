// Agreement of the ranks of a training on what they must have in common.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

#include "comm/comm.h"
#include "core/tensor.h"

namespace mpt {

// Throws on every rank, with the first difference, unless all ranks give the same lines. Nothing is
// lost then, and the communicator can be used further.
void agree(Comm& comm, const std::vector<std::string>& lines);

// A tensor that all ranks must have the same values of.
struct Shared {
  std::string name;
  Tensor tensor;  // may be empty
};
// Overwrites tensors with those of rank 0, if one differs.
void take_from_first(Comm& comm, const std::vector<Shared>& tensors);
// Throws on every rank, with the name of the first tensor that differs.
void need_equal(Comm& comm, const std::vector<Shared>& tensors, int64_t step);

}  // namespace mpt
