// Cases of a row: its inputs, and PyTorch's results and gradients where a golden file has them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "harness.h"

namespace mpt::test {

using Arrays = std::vector<Array>;

struct Golden {
  Arrays in, out;
  std::vector<std::vector<double>> grad;  // per input; empty where it has none
};

struct Case {
  Arrays in;
  const Golden* truth = nullptr;  // NULL for drawn inputs
};

std::vector<Case> cases(const Row& row);

}  // namespace mpt::test
