// Cut: estimates the costs of cuts and chooses among them.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/cut.h"

#include <algorithm>

namespace mpt::onednn {
namespace {

constexpr double kCall = 700;   // ns per execution of a primitive
constexpr double kFork = 4000;  // ns to wake the workers
constexpr double kTolerance = 1.08;

Cut cut_of(int option, const CutOption& w, int64_t count) {
  int64_t size = (w.extent + count - 1) / count;
  size = std::max((size + w.step - 1) / w.step * w.step, w.least_size);
  // oneDNN is slow for a single row.
  while (w.step > 1 && size < w.extent && w.extent % size == 1) size += w.step;
  return {option, size, (w.extent + size - 1) / size};
}

// Returns the time of all threads together, including the time that the faster of two threads waits
// for the slower one.
double cost(double work, const CutOption& w, const Cut& c) {
  const double largest = static_cast<double>((c.pieces + 1) / 2 * c.size) * 2;
  const double balance = std::max(1., largest / static_cast<double>(w.extent));
  return (work + w.fixed_cost + static_cast<double>(c.pieces) * (w.piece_cost + kCall)) * balance;
}

}  // namespace

Cut choose_cut(double work, const CutOption* options, int n) {
  constexpr int64_t kCounts[] = {2, 4, 6, 8, 12, 16, 24, 32, 48, 64};
  double cheapest = 1e300;
  for (int i = 0; i < n; ++i) {
    for (int64_t count : kCounts) {
      const Cut c = cut_of(i, options[i], count);
      if (c.pieces > 1) cheapest = std::min(cheapest, cost(work, options[i], c));
    }
  }
  Cut best = {0, options[0].extent, 1};
  if (cheapest / 2 + kFork > work) return best;
  for (int i = 0; i < n; ++i) {
    for (int64_t count : kCounts) {
      const Cut c = cut_of(i, options[i], count);
      if (c.pieces > best.pieces && cost(work, options[i], c) <= cheapest * kTolerance) best = c;
    }
  }
  return best;
}

}  // namespace mpt::onednn
