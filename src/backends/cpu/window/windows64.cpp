// Pools and interpolation in f64, one element at a time.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <limits>

#include "backends/cpu/cpu_info.h"
#include "backends/cpu/walk.h"
#include "backends/cpu/window/max_pool.h"
#include "backends/cpu/window/resample.h"

namespace mpt::cpu {
namespace {

const double* doubles(const void* p) { return static_cast<const double*>(p); }
double* doubles(void* p) { return static_cast<double*>(p); }

// Calls f(batch, a, b, first channel, channels) for the rows of y. With channels last a call covers
// all channels of a row.
template <class F>
void each_row(const Jobs& jobs, const Planes& y, bool last, const F& f) {
  const int64_t at_once = last ? y.channels : 1, blocks = y.channels / at_once;
  const int64_t rows = y.size[0] * y.size[1];
  jobs.run(y.batch * blocks * rows, std::max<int64_t>(1, kGrain / 8 / (y.size[2] * at_once)),
           [&](int64_t begin, int64_t end, int32_t) {
             for (int64_t i = begin; i < end; ++i) {
               const int64_t row = i % rows, plane = i / rows;
               f(plane / blocks, row / y.size[1], row % y.size[1], plane % blocks, at_once);
             }
           });
}

struct Resample64 {
  Planes x, y;
  TapsOfDims taps;
  bool last;

  void run(const Run& r) const {
    const double* from = doubles(r.in[0]);
    double* to = doubles(r.out[0]);
    each_row(r.jobs, y, last, [&](int64_t batch, int64_t a, int64_t b, int64_t first, int64_t n) {
      for (int64_t c = 0; c < y.size[2]; ++c) {
        for (int64_t k = first; k < first + n; ++k) {
          to[batch * y.by_batch + k * y.by_channel + y.at(a, b, c)] =
              sum(from + batch * x.by_batch + k * x.by_channel, a, b, c);
        }
      }
    });
  }
  // Returns the weighted sum of output position (a, b, c).
  double sum(const double* plane, int64_t a, int64_t b, int64_t c) const {
    const Taps &p = taps.dim[0], &q = taps.dim[1], &w = taps.dim[2];
    double total = 0;
    for (int64_t s = a; s < p.most_taps * p.outputs; s += p.outputs) {
      const auto i = static_cast<size_t>(s);
      if (p.at[i] == p.inputs) continue;
      for (int64_t t = b; t < q.most_taps * q.outputs; t += q.outputs) {
        const auto j = static_cast<size_t>(t);
        if (q.at[j] == q.inputs) continue;
        for (int64_t u = c; u < w.most_taps * w.outputs; u += w.outputs) {
          const auto k = static_cast<size_t>(u);
          if (w.at[k] == w.inputs) continue;
          total += p.exact[i] * q.exact[j] * w.exact[k] * plane[x.at(p.at[i], q.at[j], w.at[k])];
        }
      }
    }
    return total;
  }
};

struct MaxPool64 {
  Planes x, y, index;
  std::vector<Window> windows[3];
  int64_t step[3] = {1, 1, 1};
  bool last, indexed;

  void run(const Run& r) const {
    const double* from = doubles(r.in[0]);
    double* to = doubles(r.out[0]);
    auto* where = static_cast<int32_t*>(indexed ? r.out[1] : nullptr);
    each_row(r.jobs, y, last, [&](int64_t batch, int64_t a, int64_t b, int64_t first, int64_t n) {
      for (int64_t c = 0; c < y.size[2]; ++c) {
        for (int64_t k = first; k < first + n; ++k) {
          int64_t at;
          const double best =
              find_largest(from + batch * x.by_batch + k * x.by_channel, a, b, c, &at);
          to[batch * y.by_batch + k * y.by_channel + y.at(a, b, c)] = best;
          if (!where) continue;
          where[batch * index.by_batch + k * index.by_channel + index.at(a, b, c)] =
              static_cast<int32_t>(at);
        }
      }
    });
  }
  // Returns the maximum of a window, and its position in the plane.
  double find_largest(const double* plane, int64_t a, int64_t b, int64_t c, int64_t* at) const {
    const Window &p = windows[0][static_cast<size_t>(a)], &q = windows[1][static_cast<size_t>(b)],
                 &w = windows[2][static_cast<size_t>(c)];
    double best = -std::numeric_limits<double>::infinity();
    *at = -1;
    for (int64_t s = 0; s < p.n; ++s) {
      for (int64_t t = 0; t < q.n; ++t) {
        for (int64_t u = 0; u < w.n; ++u) {
          const int64_t i = p.first + s * step[0], j = q.first + t * step[1],
                        k = w.first + u * step[2];
          const double v = plane[x.at(i, j, k)];
          if (*at >= 0 && !(v > best) && !(v != v && best == best)) continue;
          best = v;
          *at = (i * x.size[1] + j) * x.size[2] + k;
        }
      }
    }
    return best;
  }
};

// Adds the gradients of each plane directly to the plane, at the positions of the maxima.
struct MaxPoolGrad64 {
  Planes dx, dy, index;

  void run(const Run& r) const {
    const auto* where = static_cast<const int32_t*>(r.in[1]);
    r.jobs.run(dx.batch * dx.channels,
               std::max<int64_t>(1, kGrain / 8 / (dx.volume() + dy.volume())),
               [&](int64_t begin, int64_t end, int32_t) {
                 for (int64_t plane = begin; plane < end; ++plane) {
                   one(doubles(r.in[0]) + dy.plane(plane), where + index.plane(plane),
                       doubles(r.out[0]) + dx.plane(plane));
                 }
               });
  }
  void one(const double* from, const int32_t* where, double* to) const {
    walk(dx, [&](int64_t a, int64_t b, int64_t c) { to[dx.at(a, b, c)] = 0; });
    walk(dy, [&](int64_t a, int64_t b, int64_t c) {
      const int64_t at = where[index.at(a, b, c)];
      if (at < 0 || at >= dx.volume()) return;
      to[dx.at(at / dx.size[2] / dx.size[1], at / dx.size[2] % dx.size[1], at % dx.size[2])] +=
          from[dy.at(a, b, c)];
    });
  }
  template <class F>
  static void walk(const Planes& p, const F& f) {
    for (int64_t a = 0; a < p.size[0]; ++a)
      for (int64_t b = 0; b < p.size[1]; ++b)
        for (int64_t c = 0; c < p.size[2]; ++c) f(a, b, c);
  }
};

}  // namespace

std::unique_ptr<Prepared> make_resample64(const Request& r, int spatial, TapsOfDims taps) {
  Resample64 s{Planes(r.in[0], spatial), Planes(r.out[0], spatial), std::move(taps), false};
  s.last = channels_last(s.x, s.y);
  return prepared("cpu f64", [s = std::move(s)](const Run& run) { s.run(run); });
}

std::unique_ptr<Prepared> make_max_pool64(const Request& r) {
  const auto p = r.get<PoolParams>();
  const Spec index = r.out.size() > 1 ? r.out[1] : Spec();
  MaxPool64 s;
  s.x = Planes(r.in[0], p.spatial);
  s.y = Planes(r.out[0], p.spatial);
  s.index = Planes(index, p.spatial);
  s.indexed = static_cast<bool>(index);
  s.last = channels_last(s.x, s.y);
  for (int d = 0; d < 3; ++d) {
    const int real = d - (3 - p.spatial);
    for (int64_t i = 0; i < s.y.size[d]; ++i) {
      s.windows[d].push_back(real < 0 ? Window{0, 1}
                                      : max_window(p, real, i, s.x.size[d], s.y.size[d]));
    }
    if (real >= 0 && !p.adaptive) s.step[d] = p.dilation[real];
  }
  return prepared("cpu f64", [s = std::move(s)](const Run& run) { s.run(run); });
}

std::unique_ptr<Prepared> make_max_pool_grad64(const Request& r) {
  const auto p = r.get<PoolParams>();
  const MaxPoolGrad64 s{Planes(r.out[0], p.spatial), Planes(r.in[0], p.spatial),
                        Planes(r.in[1], p.spatial)};
  return prepared("cpu f64", [s](const Run& run) { s.run(run); });
}

}  // namespace mpt::cpu
