// Max pools and their gradients, row by row or, with channels last, position by position.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/window/max_pool.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "backends/cpu/convert.h"
#include "backends/cpu/simd/rows.h"
#include "backends/cpu/walk.h"
#include "backends/cpu/window/planes.h"
#include "core/sizes.h"

namespace mpt::cpu {
namespace {

constexpr int64_t kChannels = 512;
constexpr int64_t kTaps = 128;     // largest window that is processed by channels
constexpr int64_t kReached = 256;  // most gradients of an element that are summed by channels
constexpr float kLow = -std::numeric_limits<float>::infinity();

struct MaxPool {
  Planes x, y, index;
  std::vector<Window> windows[3];  // windows of the output positions along each dim
  int64_t step[3] = {1, 1, 1};     // distance of the taps along each dim
  // Along the last dim. Stride 0: the windows are processed one by one, because they are adaptive
  // or larger than the row, whose padding would be larger than the row too.
  int64_t stride = 0, padding = 0, kernel = 1;
  int type;
  int64_t bytes;
  bool indexed;
  const RowTable* rows;
  Convert widen, narrow;

  const char* element(const void* p, int64_t i) const {
    return static_cast<const char*>(p) + i * bytes;
  }
  char* element(void* p, int64_t i) const { return static_cast<char*>(p) + i * bytes; }

  // Returns the length of a row of x with the padding that the windows read.
  int64_t padded() const {
    const int64_t reach = (y.size[2] - 1) * stride + (kernel - 1) * step[2] + 1;
    return (std::max(reach, padding + x.size[2]) + 15) / 16 * 16;
  }
  int64_t width() const { return (std::max(x.size[2], y.size[2]) + 15) / 16 * 16; }
  int64_t scratch() const { return padded() + 3 * width(); }  // floats: row, best, at, raw

  template <class F>
  void each_row(int64_t a, int64_t b, const F& f) const {
    const Window &p = windows[0][static_cast<size_t>(a)], &q = windows[1][static_cast<size_t>(b)];
    for (int64_t i = 0; i < p.n; ++i)
      for (int64_t j = 0; j < q.n; ++j) f(p.first + i * step[0], q.first + j * step[1]);
  }

  int32_t position(int64_t i, int64_t j, int64_t k) const {
    return static_cast<int32_t>((i * x.size[1] + j) * x.size[2] + k);
  }

  void by_rows(const Run& run) const {
    const int64_t per_plane = y.size[0] * y.size[1];
    run.jobs.run(
        y.batch * y.channels * per_plane,
        std::max<int64_t>(1, kGrain / std::max<int64_t>(x.size[2] + y.size[2], 1)),
        [&](int64_t begin, int64_t end, int32_t worker) {
          float* row = static_cast<float*>(run.workspace) + worker * scratch();
          float* best = row + padded();
          auto* at = reinterpret_cast<int32_t*>(best + width());
          float* raw = best + 2 * width();
          std::fill_n(row, padded(), kLow);
          for (int64_t i = begin; i < end; ++i) {
            const int64_t plane = i / per_plane, a = i % per_plane / y.size[1], b = i % y.size[1];
            std::fill_n(best, y.size[2], kLow);
            std::fill_n(at, y.size[2], -1);
            each_row(a, b, [&](int64_t s, int64_t t) {
              const void* from = element(run.in[0], x.plane(plane) + x.at(s, t, 0));
              if (x.by[2] != 1) {
                gather(from, x.by[2], raw, x.size[2], bytes);
                from = raw;
              }
              widen(from, row + padding, x.size[2]);
              if (stride) {
                for (int64_t k = 0; k < kernel; ++k) {
                  const int32_t first = static_cast<int32_t>(position(s, t, k * step[2]) - padding);
                  rows->max(best, at, row + k * step[2], stride, first,
                            static_cast<int32_t>(stride), y.size[2]);
                }
              } else {
                for (int64_t o = 0; o < y.size[2]; ++o) {
                  const Window& w = windows[2][static_cast<size_t>(o)];
                  max_of_window(best + o, at + o, row, position(s, t, 0), w);
                }
              }
            });
            resolve_all_minus_inf(at, a, b);
            char* out = element(run.out[0], y.plane(plane) + y.at(a, b, 0));
            if (y.by[2] == 1) {
              narrow(best, out, y.size[2]);
            } else {
              narrow(best, raw, y.size[2]);
              cpu::scatter(raw, out, y.by[2], y.size[2], bytes);
            }
            if (!indexed) continue;
            auto* where =
                static_cast<int32_t*>(run.out[1]) + index.plane(plane) + index.at(a, b, 0);
            for (int64_t o = 0; o < y.size[2]; ++o) where[o * index.by[2]] = at[o];
          }
        });
  }

  // Compares one window of a row with its best value so far. `first`: the position of row[0].
  void max_of_window(float* best, int32_t* at, const float* row, int32_t first,
                     const Window& w) const {
    for (int64_t k = 0; k < w.n; ++k) {
      const int64_t i = w.first + k * step[2];
      if (!(row[i] <= *best) && *best == *best) {
        *best = row[i];
        *at = first + static_cast<int32_t>(i);
      }
    }
  }

  // If no value exceeded -inf, the maximum is at the first tap inside the plane, if there is one.
  void resolve_all_minus_inf(int32_t* at, int64_t a, int64_t b) const {
    const Window &p = windows[0][static_cast<size_t>(a)], &q = windows[1][static_cast<size_t>(b)];
    for (int64_t o = 0; o < y.size[2]; ++o) {
      const Window& w = windows[2][static_cast<size_t>(o)];
      if (at[o] < 0 && p.n && q.n && w.n) at[o] = position(p.first, q.first, w.first);
    }
  }

  void by_channels(const Run& run) const {
    const int64_t blocks = (y.channels + kChannels - 1) / kChannels;
    run.jobs.run(y.batch * y.volume() * blocks,
                 std::max<int64_t>(1, kGrain / 8 / std::min(y.channels, kChannels)),
                 [&](int64_t begin, int64_t end, int32_t) {
                   alignas(64) int32_t at[kChannels];
                   const void* from[kTaps];
                   int32_t positions[kTaps];
                   PlanePosition spot(y, blocks, begin);
                   for (int64_t i = begin; i < end; ++i, spot.next()) {
                     const auto [a, b, c] = spot.at;
                     const int64_t first = spot.block * kChannels,
                                   n = std::min(kChannels, y.channels - first);
                     const Window& w = windows[2][static_cast<size_t>(c)];
                     int64_t taps = 0;
                     each_row(a, b, [&](int64_t s, int64_t t) {
                       const int64_t start = spot.batch * x.by_batch + x.at(s, t, 0) + first;
                       for (int64_t k = w.first; k < w.first + w.n * step[2]; k += step[2]) {
                         from[taps] = element(run.in[0], start + k * x.by[2]);
                         positions[taps++] = position(s, t, k);
                       }
                     });
                     char* to =
                         element(run.out[0], spot.batch * y.by_batch + y.at(a, b, c) + first);
                     if (taps) {
                       rows->max_of[type](to, at, from, positions, taps, n);
                     } else {
                       alignas(64) float low[kChannels];
                       std::fill_n(low, n, kLow);
                       std::fill_n(at, n, -1);
                       narrow(low, to, n);
                     }
                     if (!indexed) continue;
                     auto* where = static_cast<int32_t*>(run.out[1]) + spot.batch * index.by_batch +
                                   index.at(a, b, c) + first * index.by_channel;
                     for (int64_t j = 0; j < n; ++j) where[j * index.by_channel] = at[j];
                   }
                 });
  }

  int64_t most_taps() const {
    int64_t n = 1;
    for (const auto& dim : windows) {
      int64_t longest = 0;
      for (const Window& w : dim) longest = std::max(longest, w.n);
      n *= longest;
    }
    return n;
  }
};

const char* invalid(const Spec& x, const Spec& index, int spatial) {
  if (!is_floating(x.dtype) || (simd_type(x.dtype) < 0 && x.dtype != DType::f64)) {
    return "f64, f32, bf16 or f16";
  }
  if (index && index.dtype != DType::i32) return "indices are i32";
  if (Planes(x, spatial).volume() >= int64_t{1} << 30) return "planes of 2^30 elements";
  return nullptr;
}

}  // namespace

Window max_window(const PoolParams& p, int d, int64_t i, int64_t inputs, int64_t outputs) {
  if (p.adaptive) {
    const int64_t begin = share_below(i, inputs, outputs);
    return {begin, share_above(i + 1, inputs, outputs) - begin};
  }
  const int64_t step = p.dilation[d];
  int64_t first = i * p.stride[d] - p.padding[d], last = first + (p.kernel[d] - 1) * step;
  if (first < 0) first += steps_over(-first, step) * step;
  last = std::min(last, inputs - 1);
  return {first, last < first ? 0 : (last - first) / step + 1};
}

std::unique_ptr<Prepared> make_max_pool(const Request& r, Why& why) {
  const auto p = r.get<PoolParams>();
  const int type = simd_type(r.in[0].dtype);
  const Spec index = r.out.size() > 1 ? r.out[1] : Spec();
  if (r.in[0].dtype != r.out[0].dtype) return why.refuse("cpu", "one dtype");
  if (const char* e = invalid(r.in[0], index, p.spatial)) return why.refuse("cpu", e);
  if (r.in[0].dtype == DType::f64) return make_max_pool64(r);
  MaxPool s;
  s.x = Planes(r.in[0], p.spatial);
  s.y = Planes(r.out[0], p.spatial);
  s.index = Planes(index, p.spatial);
  s.type = type;
  s.bytes = size_of(r.in[0].dtype);
  s.indexed = static_cast<bool>(index);
  s.rows = &row_table();
  s.widen = convert_table().convert[type][simd_f32];
  s.narrow = convert_table().convert[simd_f32][type];
  for (int d = 0; d < 3; ++d) {
    const int real = d - (3 - p.spatial);
    for (int64_t i = 0; i < s.y.size[d]; ++i) {
      s.windows[d].push_back(real < 0 ? Window{0, 1}
                                      : max_window(p, real, i, s.x.size[d], s.y.size[d]));
    }
    if (real >= 0 && !p.adaptive) s.step[d] = p.dilation[real];
  }
  const int last = p.spatial - 1;
  if (!p.adaptive && (p.kernel[last] - 1) * s.step[2] < s.x.size[2]) {
    s.stride = p.stride[last];
    s.padding = p.padding[last];
    s.kernel = p.kernel[last];
  }
  if (channels_last(s.x, s.y) && s.most_taps() <= kTaps) {
    return prepared(isa_name(), [s = std::move(s)](const Run& run) { s.by_channels(run); });
  }
  const auto scratch = static_cast<size_t>(s.scratch() * std::max(r.workers, 1)) * sizeof(float);
  return prepared(
      isa_name(), [s = std::move(s)](const Run& run) { s.by_rows(run); }, scratch);
}

namespace {

struct MaxPoolGrad {
  Planes dx, dy, index;
  std::vector<Window> reached[3];  // output positions whose windows may contain an input position
  int type;
  int64_t bytes;
  const RowTable* rows;
  Convert widen, narrow;

  const char* element(const void* p, int64_t i) const {
    return static_cast<const char*>(p) + i * bytes;
  }
  char* element(void* p, int64_t i) const { return static_cast<char*>(p) + i * bytes; }

  // Floats of a worker: the sums of a plane in f64, a row, and a row in its own dtype.
  int64_t width() const { return (std::max(dx.size[2], dy.size[2]) + 15) / 16 * 16; }
  int64_t row_at() const { return (2 * dx.volume() + 15) / 16 * 16; }
  int64_t scratch() const { return row_at() + 2 * width(); }

  // Adds the gradients of each plane to a plane of sums, at the positions of the maxima.
  void by_planes(const Run& run) const {
    run.jobs.run(dx.batch * dx.channels, std::max<int64_t>(1, kGrain / (dx.volume() + dy.volume())),
                 [&](int64_t begin, int64_t end, int32_t worker) {
                   float* const own = static_cast<float*>(run.workspace) + worker * scratch();
                   auto* const sums = reinterpret_cast<double*>(own);
                   float *row = own + row_at(), *raw = row + width();
                   for (int64_t plane = begin; plane < end; ++plane) {
                     std::fill_n(sums, dx.volume(), 0.0);
                     for (int64_t i = 0; i < dy.size[0] * dy.size[1]; ++i) {
                       const int64_t a = i / dy.size[1], b = i % dy.size[1];
                       const void* from = element(run.in[0], dy.plane(plane) + dy.at(a, b, 0));
                       if (dy.by[2] != 1) {
                         gather(from, dy.by[2], raw, dy.size[2], bytes);
                         from = raw;
                       }
                       widen(from, row, dy.size[2]);
                       auto* where = static_cast<const int32_t*>(run.in[1]) + index.plane(plane) +
                                     index.at(a, b, 0);
                       for (int64_t o = 0; o < dy.size[2]; ++o) {
                         const int64_t to = where[o * index.by[2]];
                         if (to >= 0 && to < dx.volume()) sums[to] += static_cast<double>(row[o]);
                       }
                     }
                     for (int64_t i = 0; i < dx.size[0] * dx.size[1]; ++i) {
                       const double* from = sums + i * dx.size[2];
                       for (int64_t o = 0; o < dx.size[2]; ++o)
                         row[o] = static_cast<float>(from[o]);
                       char* to = element(
                           run.out[0], dx.plane(plane) + dx.at(i / dx.size[1], i % dx.size[1], 0));
                       if (dx.by[2] == 1) {
                         narrow(row, to, dx.size[2]);
                       } else {
                         narrow(row, raw, dx.size[2]);
                         cpu::scatter(raw, to, dx.by[2], dx.size[2], bytes);
                       }
                     }
                   }
                 });
  }

  // Sums, for each input position, the gradients of the windows with their maximum there.
  void by_channels(const Run& run) const {
    const int64_t blocks = (dx.channels + kChannels - 1) / kChannels;
    run.jobs.run(
        dx.batch * dx.volume() * blocks,
        std::max<int64_t>(1, kGrain / 4 / std::min(dx.channels, kChannels)),
        [&](int64_t begin, int64_t end, int32_t) {
          alignas(64) float sums[kChannels];
          PlanePosition spot(dx, blocks, begin);
          for (int64_t i = begin; i < end; ++i, spot.next()) {
            const auto [a, b, c] = spot.at;
            const int64_t first = spot.block * kChannels,
                          n = std::min(kChannels, dx.channels - first);
            const Window &p = reached[0][static_cast<size_t>(a)],
                         &q = reached[1][static_cast<size_t>(b)],
                         &w = reached[2][static_cast<size_t>(c)];
            std::fill_n(sums, n, 0.f);
            for (int64_t s = p.first; s < p.first + p.n; ++s)
              for (int64_t t = q.first; t < q.first + q.n; ++t)
                for (int64_t k = w.first; k < w.first + w.n; ++k)
                  rows->add_where[type](
                      sums, element(run.in[0], spot.batch * dy.by_batch + dy.at(s, t, k) + first),
                      static_cast<const int32_t*>(run.in[1]) + spot.batch * index.by_batch +
                          index.at(s, t, k) + first,
                      static_cast<int32_t>(spot.position), n);
            narrow(sums, element(run.out[0], spot.batch * dx.by_batch + dx.at(a, b, c) + first), n);
          }
        });
  }
};

}  // namespace

std::unique_ptr<Prepared> make_max_pool_grad(const Request& r, Why& why) {
  const auto p = r.get<PoolParams>();
  const int type = simd_type(r.in[0].dtype);
  if (r.in.size() < 2 || !r.in[1]) return why.refuse("cpu", "a max pool's gradient needs indices");
  if (r.in[0].dtype != r.out[0].dtype) return why.refuse("cpu", "one dtype");
  if (const char* e = invalid(r.out[0], r.in[1], p.spatial)) return why.refuse("cpu", e);
  if (r.in[0].dtype == DType::f64) return make_max_pool_grad64(r);
  MaxPoolGrad s;
  s.dx = Planes(r.out[0], p.spatial);
  s.dy = Planes(r.in[0], p.spatial);
  s.index = Planes(r.in[1], p.spatial);
  s.type = type;
  s.bytes = size_of(r.in[0].dtype);
  s.rows = &row_table();
  s.widen = convert_table().convert[type][simd_f32];
  s.narrow = convert_table().convert[simd_f32][type];
  const auto by_planes = [&] {
    const auto scratch = static_cast<size_t>(s.scratch() * std::max(r.workers, 1)) * sizeof(float);
    return prepared(
        isa_name(), [s = std::move(s)](const Run& run) { s.by_planes(run); }, scratch);
  };
  if (!channels_last(s.dx, s.dy) || s.index.by_channel != 1) return by_planes();
  int64_t most = 1;  // output positions that may have their maximum at the same input position
  for (int d = 0; d < 3; ++d) {
    const int real = d - (3 - p.spatial);
    const int64_t inputs = s.dx.size[d], outputs = s.dy.size[d];
    s.reached[d].assign(static_cast<size_t>(inputs), Window{0, 0});
    for (int64_t o = 0; o < outputs; ++o) {
      const Window w = real < 0 ? Window{0, 1} : max_window(p, real, o, inputs, outputs);
      const int64_t step = real < 0 || p.adaptive ? 1 : p.dilation[real];
      for (int64_t k = 0; k < w.n; ++k) {
        Window& to = s.reached[d][static_cast<size_t>(w.first + k * step)];
        if (to.n == 0) to.first = o;
        to.n = o - to.first + 1;
      }
    }
    int64_t longest = 0;
    for (const Window& w : s.reached[d]) longest = std::max(longest, w.n);
    most *= longest;
  }
  if (most > kReached) return by_planes();
  return prepared(isa_name(), [s = std::move(s)](const Run& run) { s.by_channels(run); });
}

}  // namespace mpt::cpu
