// How a product is cut into pieces of work, by the problem alone: any number of workers then
// computes the same bits.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt::onednn {

// One way of cutting: along `extent`, at multiples of `step`, no piece below `least`.
struct Way {
  int64_t extent, step, least;
  double once;   // ns that cutting this way costs at all (copies of slices)
  double piece;  // ns that each piece adds (its share of what every piece must read again)
};

struct Cut {
  int way;       // which of the ways
  int64_t size;  // of a piece
  int64_t pieces;
};

// The most pieces whose cost is within a few percent of the cheapest cut; one piece where the work
// is too small to share. `work` is what one thread needs in ns.
Cut choose_cut(double work, const Way* ways, int n);

// One thread's rate in flop/ns, as the estimates use it: only ratios matter, and it is a constant
// so that a cut is the same on every machine.
constexpr double flop_rate(bool half) { return half ? 400. : 100.; }

}  // namespace mpt::onednn
