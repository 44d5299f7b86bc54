// Cut: the division of a product into pieces of work. A cut depends on the problem alone, so every
// number of workers computes the same bits.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt::onednn {

// An option: cuts along `extent`, at multiples of `step`, into pieces of at least `least_size`.
struct CutOption {
  int64_t extent, step, least_size;
  double fixed_cost;  // ns, whatever the number of pieces (copies of slices)
  double piece_cost;  // ns that each piece adds (its share of data that every piece reads again)
};

struct Cut {
  int option;    // index of the CutOption
  int64_t size;  // size of a piece
  int64_t pieces;
};

// Returns the cut with the most pieces among those whose cost is within a few percent of the
// lowest. Returns one piece if the work is too small to share. `work` is the time of one thread in
// ns.
Cut choose_cut(double work, const CutOption* options, int n);

// Returns the rate of one thread in flop/ns for the estimates. Only ratios matter, and the rate is
// a constant so that a cut is the same on every machine.
constexpr double flop_rate(bool half) { return half ? 400. : 100.; }

}  // namespace mpt::onednn
