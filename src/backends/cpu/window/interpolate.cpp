// The kernels interpolate and interpolate_grad, as separable weighted sums (resample.h).
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/make.h"
#include "backends/cpu/window/resample.h"
#include "core/sizes.h"

namespace mpt::cpu {
namespace {

Taps::Lists lists(const InterpolateParams& p, int dim, int64_t inputs, int64_t outputs) {
  Taps::Lists all(static_cast<size_t>(outputs));
  const InterpolateParams::Ratio ratio = p.ratio(dim, inputs, outputs);
  const auto n = static_cast<double>(ratio.in), m = static_cast<double>(ratio.out);
  for (int64_t o = 0; o < outputs; ++o) {
    auto& list = all[static_cast<size_t>(o)];
    if (p.op == InterpolateOp::nearest) {
      list = {{std::min(share_below(o, ratio.in, ratio.out), inputs - 1), 1}};
      continue;
    }
    const auto k = static_cast<double>(o);
    const double from = p.align_corners ? (outputs > 1 ? k * (n - 1) / (m - 1) : 0)
                                        : std::max((k + 0.5) * n / m - 0.5, 0.0);
    const int64_t low = std::min(static_cast<int64_t>(from), inputs - 1);
    const double part = from - static_cast<double>(low);
    list = {{low, 1 - part}};
    // A tap of weight 0 would make NaN of an infinity.
    if (part != 0) list.push_back({std::min(low + 1, inputs - 1), part});
  }
  return all;
}

std::unique_ptr<Prepared> make(const Request& r, Pass pass, Why& why) {
  const auto p = r.get<InterpolateParams>();
  if (!are_planes(r, p.spatial)) return why.refuse("cpu", "rank is spatial + 2");
  if (count(r.out[0].shape) == 0) return prepared("cpu", [](const Run&) {});
  const bool back = pass == Pass::backward;
  const Spec &in = r.in[0], &out = r.out[0];
  const Planes x(back ? out : in, p.spatial), y(back ? in : out, p.spatial);
  if (!has_small_positions(x, y)) return why.refuse("cpu", "extents of 2^31 and more");
  if (x.volume() == 0 && y.volume() != 0) return why.refuse("cpu", "an empty input");
  TapsOfDims taps;
  for (int d = 3 - p.spatial; d < 3; ++d) {
    if (y.size[d] > kMostTaps / 2) return why.refuse("cpu", "at most 2^22 taps along a dim");
    const Taps::Lists l = lists(p, d - (3 - p.spatial), x.size[d], y.size[d]);
    taps.dim[d] = back ? Taps::transposed(l, x.size[d]) : Taps(l, x.size[d]);
  }
  return make_resample(r, p.spatial, std::move(taps), why);
}

}  // namespace

std::unique_ptr<Prepared> make_interpolate(const Request& r, Why& why) {
  return make(r, Pass::forward, why);
}

std::unique_ptr<Prepared> make_interpolate_grad(const Request& r, Why& why) {
  return make(r, Pass::backward, why);
}

}  // namespace mpt::cpu
