// Reference kernels of pool, pool_grad, interpolate and interpolate_grad.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "backends/ref/access.h"
#include "core/sizes.h"

namespace mpt::ref {
namespace {

bool inside(int64_t i, int64_t n) { return i >= 0 && i < n; }

// Returns the three spatial extents of [B, C, ..], with 1 for missing ones.
Dims volume(const View& v) { return {v.extent(2), v.extent(3), v.extent(4)}; }

// The taps of one output position along one dim that are inside x: `taps` positions from `first`
// on, `step` apart. An average that includes padding divides by `padded`.
struct Window {
  int64_t first, step, taps, padded;
};

Window window(const PoolParams& p, int d, int64_t i, int64_t inputs, int64_t outputs) {
  if (d >= p.spatial) return {0, 1, 1, 1};
  if (p.adaptive) {
    const int64_t begin = share_below(i, inputs, outputs);
    const int64_t end = share_above(i + 1, inputs, outputs);
    return {begin, 1, end - begin, end - begin};
  }
  const int64_t step = p.op == PoolOp::max ? p.dilation[d] : 1;
  const int64_t start = i * p.stride[d] - p.padding[d];
  const int64_t end = std::min<int64_t>(start + p.kernel[d], inputs + p.padding[d]);
  const int64_t before = start < 0 ? steps_over(-start, step) : 0;  // taps in front of x
  const int64_t first = start + before * step;
  const int64_t after = first < inputs ? steps_over(inputs - first, step) : 0;
  return {first, step, std::clamp<int64_t>(p.kernel[d] - before, 0, after), end - start};
}

// Calls f(a, b, c) for each tap of output position i that is inside x. Returns the number by which
// an average divides.
template <class F>
double taps(const PoolParams& p, const Dims& x, const Dims& y, const Dims& i, F f) {
  Window w[3];
  for (int d = 0; d < 3; ++d) w[d] = window(p, d, i[d], x[d], y[d]);
  walk({w[0].taps, w[1].taps, w[2].taps}, [&](const Dims& k) {
    f(w[0].first + k[0] * w[0].step, w[1].first + k[1] * w[1].step, w[2].first + k[2] * w[2].step);
  });
  double divisor = 1;
  for (const Window& one : w)
    divisor *= static_cast<double>(p.count_include_pad ? one.padded : one.taps);
  return divisor;
}

// The positions that one output position sums along one dim, with their weights.
struct Taps {
  int64_t n, at[2];
  double weight[2];
};

Taps linear_taps(const InterpolateParams& p, int dim, int64_t i, int64_t inputs, int64_t outputs) {
  const InterpolateParams::Ratio ratio = p.ratio(dim, inputs, outputs);
  if (p.op == InterpolateOp::nearest)
    return {1, {std::min(share_below(i, ratio.in, ratio.out), inputs - 1), 0}, {1, 0}};
  const auto n = static_cast<double>(ratio.in), m = static_cast<double>(ratio.out);
  const auto k = static_cast<double>(i);
  double at = p.align_corners ? (outputs > 1 ? k * (n - 1) / (m - 1) : 0)
                              : std::max((k + 0.5) * n / m - 0.5, 0.0);
  const auto low = std::min(static_cast<int64_t>(at), inputs - 1);
  at -= static_cast<double>(low);
  return {2, {low, std::min(low + 1, inputs - 1)}, {1 - at, at}};
}

// Calls f(a, b, c, weight) for each input position that output position i reads.
template <class F>
void interpolation(const InterpolateParams& p, const Dims& x, const Dims& y, const Dims& i, F f) {
  Taps t[3];
  for (int d = 0; d < 3; ++d) {
    t[d] = d < p.spatial ? linear_taps(p, d, i[d], x[d], y[d]) : Taps{1, {0, 0}, {1, 0}};
  }
  walk({t[0].n, t[1].n, t[2].n}, [&](const Dims& k) {
    f(t[0].at[k[0]], t[1].at[k[1]], t[2].at[k[2]],
      t[0].weight[k[0]] * t[1].weight[k[1]] * t[2].weight[k[2]]);
  });
}

// The type of sums. It has more digits than f64, so that other orders of terms can be compared.
using Sum = long double;

// Calls body(b, c, sums) for each plane. `sums` holds a sum per element of the plane, 0 at first;
// they are stored in dx when body has returned.
template <class Body>
void by_plane(const View& dx, void* workspace, Body body) {
  auto* sums = static_cast<Sum*>(workspace);
  const Dims n = volume(dx);
  walk({dx.extent(0), dx.extent(1)}, [&](const Dims& plane) {
    for (int64_t i = 0; i < count(n); ++i) sums[i] = 0;
    body(plane[0], plane[1], sums);
    int64_t at = 0;
    walk(n, [&](const Dims& i) {
      dx.set(static_cast<double>(sums[at++]), plane[0], plane[1], i[0], i[1], i[2]);
    });
  });
}

size_t plane_bytes(const Spec& x) {
  return static_cast<size_t>(count(volume(View(x, nullptr)))) * sizeof(Sum);
}

// True if x and y are [B, C, ..] with `spatial` further dims.
bool has_planes(const Request& r, int spatial) {
  return spatial >= 1 && spatial <= 3 && r.out[0].rank() == spatial + 2 &&
         r.in[0].rank() == spatial + 2;
}

}  // namespace

std::unique_ptr<Prepared> make_pool(const Request& r, Why& why) {
  const auto p = r.get<PoolParams>();
  if (!has_planes(r, p.spatial)) return why.refuse("ref", "rank is spatial + 2");
  Specs s(r);
  return prepared("ref", [s, p](const Run& run) {
    View y = s.output(run, 0), index = s.output(run, 1), x = s.input(run);
    const Dims n = volume(x), m = volume(y);
    walk({y.extent(0), y.extent(1), m[0], m[1], m[2]}, [&](const Dims& i) {
      Sum sum = 0;
      double best = -std::numeric_limits<double>::infinity();
      int64_t at = -1;
      const double divisor =
          taps(p, n, m, {i[2], i[3], i[4]}, [&](int64_t a, int64_t b, int64_t c) {
            const double v = x.get(i[0], i[1], a, b, c);
            sum += v;
            if (at < 0 || v > best || (std::isnan(v) && !std::isnan(best))) {
              best = v;
              at = (a * n[1] + b) * n[2] + c;
            }
          });
      const double mean = divisor != 0 ? static_cast<double>(sum / divisor) : 0;
      y.set(p.op == PoolOp::max ? best : mean, i);
      if (index) index.set_int(at, i);
    });
  });
}

std::unique_ptr<Prepared> make_pool_grad(const Request& r, Why& why) {
  const auto p = r.get<PoolParams>();
  if (!has_planes(r, p.spatial)) return why.refuse("ref", "rank is spatial + 2");
  if (p.op == PoolOp::max && (r.in.size() < 2 || !r.in[1])) {
    return why.refuse("ref", "a max pool's gradient needs the indices");
  }
  Specs s(r);
  return prepared(
      "ref",
      [s, p](const Run& run) {
        View dx = s.output(run), dy = s.input(run, 0), index = s.input(run, 1);
        const Dims n = volume(dx), m = volume(dy);
        by_plane(dx, run.workspace, [&](int64_t b, int64_t c, Sum* sums) {
          walk(m, [&](const Dims& i) {
            const double g = dy.get(b, c, i[0], i[1], i[2]);
            if (p.op == PoolOp::max) {
              const int64_t at = index.get_int(b, c, i[0], i[1], i[2]);
              if (inside(at, count(n))) sums[at] += g;
              return;
            }
            const double divisor = taps(p, n, m, i, [](int64_t, int64_t, int64_t) {});
            const double part = divisor != 0 ? g / divisor : 0;
            taps(p, n, m, i,
                 [&](int64_t x, int64_t y, int64_t z) { sums[(x * n[1] + y) * n[2] + z] += part; });
          });
        });
      },
      plane_bytes(r.out[0]));
}

std::unique_ptr<Prepared> make_interpolate(const Request& r, Why& why) {
  const auto p = r.get<InterpolateParams>();
  if (!has_planes(r, p.spatial)) return why.refuse("ref", "rank is spatial + 2");
  Specs s(r);
  return prepared("ref", [s, p](const Run& run) {
    View y = s.output(run), x = s.input(run);
    const Dims n = volume(x), m = volume(y);
    walk({y.extent(0), y.extent(1), m[0], m[1], m[2]}, [&](const Dims& i) {
      Sum sum = 0;
      interpolation(p, n, m, {i[2], i[3], i[4]}, [&](int64_t a, int64_t b, int64_t c, double w) {
        if (w != 0) sum += w * x.get(i[0], i[1], a, b, c);
      });
      y.set(static_cast<double>(sum), i);
    });
  });
}

std::unique_ptr<Prepared> make_interpolate_grad(const Request& r, Why& why) {
  const auto p = r.get<InterpolateParams>();
  if (!has_planes(r, p.spatial)) return why.refuse("ref", "rank is spatial + 2");
  Specs s(r);
  return prepared(
      "ref",
      [s, p](const Run& run) {
        View dx = s.output(run), dy = s.input(run);
        const Dims n = volume(dx), m = volume(dy);
        by_plane(dx, run.workspace, [&](int64_t b, int64_t c, Sum* sums) {
          walk(m, [&](const Dims& i) {
            const double g = dy.get(b, c, i[0], i[1], i[2]);
            interpolation(p, n, m, i, [&](int64_t x, int64_t y, int64_t z, double w) {
              if (w != 0) sums[(x * n[1] + y) * n[2] + z] += w * g;
            });
          });
        });
      },
      plane_bytes(r.out[0]));
}

}  // namespace mpt::ref
