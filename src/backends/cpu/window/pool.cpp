// The kernels pool and pool_grad: averages are separable weighted sums (resample.h), maxima are in
// max_pool.cpp.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/make.h"
#include "backends/cpu/window/max_pool.h"
#include "backends/cpu/window/resample.h"
#include "core/sizes.h"

namespace mpt::cpu {
namespace {

// Returns the most taps that a window has along a dim.
int64_t most_taps(const PoolParams& p, int d, int64_t inputs, int64_t outputs) {
  return std::min(p.adaptive ? inputs / outputs + 2 : int64_t{p.kernel[d]}, inputs);
}

Taps::Lists windows(const PoolParams& p, int d, int64_t inputs, int64_t outputs) {
  Taps::Lists all(static_cast<size_t>(outputs));
  for (int64_t o = 0; o < outputs; ++o) {
    int64_t begin, end;
    if (p.adaptive) {
      begin = share_below(o, inputs, outputs);
      end = share_above(o + 1, inputs, outputs);
    } else {
      begin = o * p.stride[d] - p.padding[d];
      end = std::min<int64_t>(begin + p.kernel[d], inputs + p.padding[d]);
    }
    const int64_t first = std::max<int64_t>(begin, 0), last = std::min(end, inputs);
    const int64_t n = p.count_include_pad && !p.adaptive ? end - begin : last - first;
    for (int64_t i = first; i < last; ++i)
      all[static_cast<size_t>(o)].push_back({i, 1 / static_cast<double>(n)});
  }
  return all;
}

std::unique_ptr<Prepared> average(const Request& r, const PoolParams& p, Pass pass, Why& why) {
  const bool back = pass == Pass::backward;
  const Spec &in = r.in[0], &out = r.out[0];
  const Planes x(back ? out : in, p.spatial), y(back ? in : out, p.spatial);
  if (!has_small_positions(x, y)) return why.refuse("cpu", "extents of 2^31 and more");
  if (x.volume() == 0 && y.volume() != 0) return why.refuse("cpu", "an empty input");
  TapsOfDims taps;
  for (int d = 0; d < p.spatial; ++d) {
    const int at = 3 - p.spatial + d;
    if (most_taps(p, d, x.size[at], y.size[at]) > kMostTaps / std::max<int64_t>(y.size[at], 1)) {
      return why.refuse("cpu", "at most 2^22 taps along a dim");
    }
    const Taps::Lists l = windows(p, d, x.size[at], y.size[at]);
    taps.dim[at] = back ? Taps::transposed(l, x.size[at]) : Taps(l, x.size[at]);
  }
  return make_resample(r, p.spatial, std::move(taps), why);
}

std::unique_ptr<Prepared> make(const Request& r, Pass pass, Why& why) {
  const auto p = r.get<PoolParams>();
  if (!are_planes(r, p.spatial)) return why.refuse("cpu", "rank is spatial + 2");
  if (count(r.out[0].shape) == 0) return prepared("cpu", [](const Run&) {});
  if (p.op != PoolOp::max) return average(r, p, pass, why);
  return pass == Pass::backward ? make_max_pool_grad(r, why) : make_max_pool(r, why);
}

}  // namespace

std::unique_ptr<Prepared> make_pool(const Request& r, Why& why) {
  return make(r, Pass::forward, why);
}

std::unique_ptr<Prepared> make_pool_grad(const Request& r, Why& why) {
  return make(r, Pass::backward, why);
}

}  // namespace mpt::cpu
