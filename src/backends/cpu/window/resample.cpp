// Resample: separable weighted sums over planes.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/window/resample.h"

#include <algorithm>
#include <cmath>

#include "backends/cpu/convert.h"
#include "backends/cpu/simd/rows.h"
#include "backends/cpu/walk.h"
#include "backends/plain/element.h"

namespace mpt::cpu {

Taps::Taps(const Lists& lists, int64_t n) : inputs(n), outputs(static_cast<int64_t>(lists.size())) {
  size_t longest = 1;
  for (const auto& l : lists) longest = std::max(longest, l.size());
  most_taps = static_cast<int64_t>(longest);
  at.assign(longest * lists.size(), static_cast<int32_t>(n));
  weight.assign(longest * lists.size(), 0.f);
  exact.assign(longest * lists.size(), 0.0);
  for (size_t o = 0; o < lists.size(); ++o) {
    for (size_t t = 0; t < lists[o].size(); ++t) {
      at[t * lists.size() + o] = static_cast<int32_t>(lists[o][t].at);
      weight[t * lists.size() + o] = static_cast<float>(lists[o][t].weight);
      exact[t * lists.size() + o] = lists[o][t].weight;
    }
  }
}

Taps Taps::transposed(const Lists& lists, int64_t n) {
  Lists back(static_cast<size_t>(n));
  for (size_t o = 0; o < lists.size(); ++o)
    for (const Tap& one : lists[o])
      back[static_cast<size_t>(one.at)].push_back({static_cast<int64_t>(o), one.weight});
  return Taps(back, static_cast<int64_t>(lists.size()));
}

namespace {

constexpr int64_t kChannels = 512;  // processed at once
constexpr int64_t kTaps = 512;      // summed in registers

struct Resample {
  Planes x, y;
  TapsOfDims taps;
  DType dtype;
  int type;
  int64_t bytes;  // size of an element
  const RowTable* rows;
  Convert narrow;

  const char* element(const void* p, int64_t i) const {
    return static_cast<const char*>(p) + i * bytes;
  }
  char* element(void* p, int64_t i) const { return static_cast<char*>(p) + i * bytes; }

  // Calls f(offset in x, weight) for the rows of x that are summed to output row (a, b).
  template <class F>
  void each_row(int64_t a, int64_t b, const F& f) const {
    const Taps &p = taps.dim[0], &q = taps.dim[1];
    for (int64_t s = 0; s < p.most_taps; ++s) {
      const int64_t i = p.at[s * p.outputs + a];
      if (i == p.inputs) continue;
      for (int64_t t = 0; t < q.most_taps; ++t) {
        const int64_t j = q.at[t * q.outputs + b];
        if (j == q.inputs) continue;
        f(i * x.by[0] + j * x.by[1], p.weight[s * p.outputs + a] * q.weight[t * q.outputs + b]);
      }
    }
  }

  // Scratch of a worker, in floats: the sums of a row and a zero, the result, a row in its own
  // dtype.
  int64_t result_at() const { return (x.size[2] + 16) / 16 * 16; }
  int64_t raw_at() const { return result_at() + (y.size[2] + 15) / 16 * 16; }
  int64_t scratch() const { return raw_at() + (std::max(x.size[2], y.size[2]) + 15) / 16 * 16; }

  // Collects rows that are summed in registers, up to kTaps at a time.
  struct Batch {
    const void* from[kTaps];
    float weight[kTaps];
    int64_t n = 0;
    bool more = false;  // earlier rows are already in the sums

    void clear() { n = 0, more = false; }
  };

  void push(Batch& batch, const void* from, float weight, float* sums, int64_t n) const {
    if (batch.n == kTaps) flush(batch, sums, n);
    batch.from[batch.n] = from;
    batch.weight[batch.n++] = weight;
  }
  void flush(Batch& batch, float* sums, int64_t n) const {
    if (batch.n) rows->blend[type](sums, batch.from, batch.weight, batch.n, batch.more, n);
    else if (!batch.more) std::fill_n(sums, n, 0.f);
    batch.n = 0;
    batch.more = true;
  }

  void by_rows(const Run& run) const {
    const Taps& w = taps.dim[2];
    const int64_t per_plane = y.size[0] * y.size[1];
    run.jobs.run(
        y.batch * y.channels * per_plane,
        std::max<int64_t>(1, kGrain / std::max<int64_t>(x.size[2] + y.size[2], 1)),
        [&](int64_t begin, int64_t end, int32_t worker) {
          float* sums = static_cast<float*>(run.workspace) + worker * scratch();
          float *result = sums + result_at(), *raw = sums + raw_at();
          sums[x.size[2]] = 0;
          Batch batch;
          for (int64_t i = begin; i < end; ++i) {
            const int64_t plane = i / per_plane, a = i % per_plane / y.size[1], b = i % y.size[1];
            const int64_t start = x.plane(plane);
            batch.clear();
            each_row(a, b, [&](int64_t offset, float weight) {
              const void* row = element(run.in[0], start + offset);
              if (x.by[2] == 1) return push(batch, row, weight, sums, x.size[2]);
              gather(row, x.by[2], raw, x.size[2], bytes);
              push(batch, raw, weight, sums, x.size[2]);
              flush(batch, sums, x.size[2]);
            });
            if (batch.n || !batch.more) flush(batch, sums, x.size[2]);
            rows->combine(result, sums, w.at.data(), w.weight.data(), w.most_taps, y.size[2]);
            char* out = element(run.out[0], y.plane(plane) + y.at(a, b, 0));
            if (y.by[2] == 1) {
              narrow(result, out, y.size[2]);
            } else {
              narrow(result, raw, y.size[2]);
              scatter(raw, out, y.by[2], y.size[2], bytes);
            }
          }
        });
  }

  // True if each plane is one contiguous row after merge() and the result is its plain average.
  bool is_total() const {
    const Taps& w = taps.dim[2];
    if (y.volume() != 1 || x.size[2] != x.volume() || x.by[2] != 1 || w.most_taps != x.size[2])
      return false;
    for (int d = 0; d < 2; ++d)
      if (taps.dim[d].at[0] != 0 || taps.dim[d].weight[0] != 1) return false;
    for (int64_t t = 0; t < w.most_taps; ++t)
      if (w.at[t] != t || w.weight[t] != w.weight[0]) return false;
    return true;
  }

  // Returns the sum of a plane times the weight of its elements. The sum may overflow where the
  // result does not.
  float average(const char* plane) const {
    const Taps& w = taps.dim[2];
    const float sum = rows->total[type](plane, x.size[2]);
    if (std::isfinite(sum)) return sum * w.weight[0];
    double all = 0;
    for (int64_t i = 0; i < x.size[2]; ++i) all += plain::load(dtype, plane, i);
    return static_cast<float>(all * w.exact[0]);
  }

  void by_totals(const Run& run) const {
    constexpr int64_t kPlanes = 256;
    run.jobs.run(y.batch * y.channels,
                 std::clamp<int64_t>(kGrain / std::max<int64_t>(x.size[2], 1), 1, kPlanes),
                 [&](int64_t begin, int64_t end, int32_t) {
                   float results[kPlanes];
                   for (int64_t i = begin; i < end; ++i)
                     results[i - begin] = average(element(run.in[0], x.plane(i)));
                   if (y.by_channel == 1 && (y.by_batch == y.channels || y.batch == 1))
                     return narrow(results, element(run.out[0], begin), end - begin);
                   for (int64_t i = begin; i < end; ++i)
                     narrow(results + i - begin, element(run.out[0], y.plane(i)), 1);
                 });
  }

  void by_channels(const Run& run) const {
    const Taps& w = taps.dim[2];
    const int64_t blocks = (y.channels + kChannels - 1) / kChannels;
    const int64_t work = std::min(y.channels, kChannels) * taps.dim[0].most_taps *
                         taps.dim[1].most_taps * w.most_taps;
    run.jobs.run(
        y.batch * y.volume() * blocks, std::max<int64_t>(1, kGrain / std::max<int64_t>(work, 1)),
        [&](int64_t begin, int64_t end, int32_t) {
          alignas(64) float sums[kChannels];
          Batch batch;
          PlanePosition spot(y, blocks, begin);
          for (int64_t i = begin; i < end; ++i, spot.next()) {
            const auto [a, b, c] = spot.at;
            const int64_t first = spot.block * kChannels,
                          n = std::min(kChannels, y.channels - first);
            const int64_t start = spot.batch * x.by_batch + first;
            batch.clear();
            each_row(a, b, [&, c = c](int64_t offset, float weight) {
              for (int64_t t = 0; t < w.most_taps; ++t) {
                const int64_t k = w.at[t * w.outputs + c];
                if (k == w.inputs) continue;
                push(batch, element(run.in[0], start + offset + k * x.by[2]),
                     weight * w.weight[t * w.outputs + c], sums, n);
              }
            });
            char* out = element(run.out[0], spot.batch * y.by_batch + y.at(a, b, c) + first);
            if (batch.n && !batch.more) {
              rows->blend_narrow[type](out, batch.from, batch.weight, batch.n, n);
              continue;
            }
            if (batch.n || !batch.more) flush(batch, sums, n);
            narrow(sums, out, n);
          }
        });
  }
};

// Merges two adjacent dims into one if both have a single input or both a single output.
void merge(Resample& s, int d) {
  Planes &x = s.x, &y = s.y;
  const int e = d + 1;
  const bool in = x.size[d] * x.size[e] == 1, out = y.size[d] * y.size[e] == 1;
  if (!in && !out) return;
  if (!in && x.size[d] > 1 && x.by[d] != x.by[e] * x.size[e]) return;
  if (!out && y.size[d] > 1 && y.by[d] != y.by[e] * y.size[e]) return;
  const Taps &p = s.taps.dim[d], &q = s.taps.dim[e];
  if (p.most_taps * p.outputs > kMostTaps / (q.most_taps * q.outputs)) return;
  Taps::Lists lists;
  for (int64_t a = 0; a < p.outputs; ++a) {
    for (int64_t b = 0; b < q.outputs; ++b) {
      lists.emplace_back();
      for (int64_t i = 0; i < p.most_taps * q.most_taps; ++i) {
        const auto u = static_cast<size_t>(i / q.most_taps * p.outputs + a),
                   v = static_cast<size_t>(i % q.most_taps * q.outputs + b);
        if (p.at[u] == p.inputs || q.at[v] == q.inputs) continue;
        lists.back().push_back({p.at[u] * q.inputs + q.at[v], p.exact[u] * q.exact[v]});
      }
    }
  }
  x.size[e] *= x.size[d];
  y.size[e] *= y.size[d];
  x.size[d] = y.size[d] = 1;
  s.taps.dim[e] = Taps(lists, x.size[e]);
  s.taps.dim[d] = Taps();
}

}  // namespace

std::unique_ptr<Prepared> make_resample(const Request& r, int spatial, TapsOfDims taps, Why& why) {
  const int type = simd_type(r.out[0].dtype);
  if (r.in[0].dtype == DType::f64 && r.out[0].dtype == DType::f64) {
    return make_resample64(r, spatial, std::move(taps));
  }
  if (type < 0 || r.in[0].dtype != r.out[0].dtype) {
    return why.refuse("cpu", "one floating dtype");
  }
  Resample s{Planes(r.in[0], spatial),
             Planes(r.out[0], spatial),
             std::move(taps),
             r.out[0].dtype,
             type,
             size_of(r.out[0].dtype),
             &row_table(),
             convert_table().convert[simd_f32][type]};
  merge(s, 1);
  if (s.x.size[1] * s.y.size[1] == 1) {  // dim 1 is trivial, so dim 0 takes its place
    std::swap(s.x.size[0], s.x.size[1]);
    std::swap(s.x.by[0], s.x.by[1]);
    std::swap(s.y.size[0], s.y.size[1]);
    std::swap(s.y.by[0], s.y.by[1]);
    std::swap(s.taps.dim[0], s.taps.dim[1]);
    merge(s, 1);
  }
  if (channels_last(s.x, s.y)) {
    return prepared(isa_name(), [s = std::move(s)](const Run& run) { s.by_channels(run); });
  }
  if (s.is_total()) {
    return prepared(isa_name(), [s = std::move(s)](const Run& run) { s.by_totals(run); });
  }
  const auto scratch = static_cast<size_t>(s.scratch() * std::max(r.workers, 1)) * sizeof(float);
  return prepared(
      isa_name(), [s = std::move(s)](const Run& run) { s.by_rows(run); }, scratch);
}

}  // namespace mpt::cpu
