// Separable weighted sums over planes.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/resample.h"

#include <algorithm>

#include "backends/cpu/convert.h"
#include "backends/cpu/simd/rows.h"
#include "backends/cpu/walk.h"

namespace mpt::cpu {

Taps::Taps(const Lists& lists, int64_t n) : inputs(n), outputs(static_cast<int64_t>(lists.size())) {
  size_t longest = 1;
  for (const auto& l : lists) longest = std::max(longest, l.size());
  most = static_cast<int64_t>(longest);
  at.assign(longest * lists.size(), static_cast<int32_t>(n));
  weight.assign(longest * lists.size(), 0.f);
  for (size_t o = 0; o < lists.size(); ++o) {
    for (size_t t = 0; t < lists[o].size(); ++t) {
      at[t * lists.size() + o] = static_cast<int32_t>(lists[o][t].at);
      weight[t * lists.size() + o] = lists[o][t].weight;
    }
  }
}

Taps Taps::transposed(const Lists& lists, int64_t n) {
  Lists back(static_cast<size_t>(n));
  for (size_t o = 0; o < lists.size(); ++o)
    for (const One& one : lists[o])
      back[static_cast<size_t>(one.at)].push_back({static_cast<int64_t>(o), one.weight});
  return Taps(back, static_cast<int64_t>(lists.size()));
}

namespace {

constexpr int64_t kChannels = 512;  // summed at once, in a first-level cache

struct Resample {
  Planes x, y;
  TapsOfDims taps;
  int type;
  int64_t bytes;  // of an element
  const RowTable* rows;
  Convert narrow;

  const char* element(const void* p, int64_t i) const {
    return static_cast<const char*>(p) + i * bytes;
  }
  char* element(void* p, int64_t i) const { return static_cast<char*>(p) + i * bytes; }

  // Calls f(offset in x, weight) for the planes' rows that make output row (a, b).
  template <class F>
  void each_row(int64_t a, int64_t b, const F& f) const {
    const Taps &p = taps.dim[0], &q = taps.dim[1];
    for (int64_t s = 0; s < p.most; ++s) {
      const int64_t i = p.at[s * p.outputs + a];
      if (i == p.inputs) continue;
      for (int64_t t = 0; t < q.most; ++t) {
        const int64_t j = q.at[t * q.outputs + b];
        if (j == q.inputs) continue;
        f(i * x.by[0] + j * x.by[1], p.weight[s * p.outputs + a] * q.weight[t * q.outputs + b]);
      }
    }
  }

  // Scratch of a worker, in floats: a row's sums and a zero, the result, a row in its own dtype.
  int64_t result_at() const { return (x.size[2] + 16) / 16 * 16; }
  int64_t raw_at() const { return result_at() + (y.size[2] + 15) / 16 * 16; }
  int64_t scratch() const { return raw_at() + (std::max(x.size[2], y.size[2]) + 15) / 16 * 16; }

  void by_rows(const Run& run) const {
    const Taps& w = taps.dim[2];
    const int64_t per_plane = y.size[0] * y.size[1];
    run.jobs.run(y.batch * y.channels * per_plane,
                 std::max<int64_t>(1, kGrain / std::max<int64_t>(x.size[2] + y.size[2], 1)),
                 [&](int64_t begin, int64_t end, int32_t worker) {
                   float* sums = static_cast<float*>(run.workspace) + worker * scratch();
                   float *result = sums + result_at(), *raw = sums + raw_at();
                   sums[x.size[2]] = 0;
                   for (int64_t i = begin; i < end; ++i) {
                     const int64_t plane = i / per_plane, a = i % per_plane / y.size[1],
                                   b = i % y.size[1];
                     bool empty = true;
                     each_row(a, b, [&](int64_t offset, float weight) {
                       const void* row = element(run.in[0], x.plane(plane) + offset);
                       if (x.by[2] != 1) {
                         gather(row, x.by[2], raw, x.size[2], bytes);
                         row = raw;
                       }
                       (empty ? rows->start : rows->add)[type](sums, row, weight, x.size[2]);
                       empty = false;
                     });
                     if (empty) std::fill_n(sums, x.size[2], 0.f);
                     rows->combine(result, sums, w.at.data(), w.weight.data(), w.most, y.size[2]);
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

  void by_channels(const Run& run) const {
    const Taps& w = taps.dim[2];
    const int64_t volume = y.volume(), blocks = (y.channels + kChannels - 1) / kChannels;
    const int64_t work =
        std::min(y.channels, kChannels) * taps.dim[0].most * taps.dim[1].most * w.most;
    run.jobs.run(
        y.batch * volume * blocks, std::max<int64_t>(1, kGrain / std::max<int64_t>(work, 1)),
        [&](int64_t begin, int64_t end, int32_t) {
          alignas(64) float sums[kChannels];
          for (int64_t i = begin; i < end; ++i) {
            const int64_t first = i % blocks * kChannels,
                          n = std::min(kChannels, y.channels - first);
            const int64_t position = i / blocks % volume, batch = i / blocks / volume;
            const int64_t c = position % y.size[2], b = position / y.size[2] % y.size[1],
                          a = position / y.size[2] / y.size[1];
            bool empty = true;
            each_row(a, b, [&](int64_t offset, float weight) {
              for (int64_t t = 0; t < w.most; ++t) {
                const int64_t k = w.at[t * w.outputs + c];
                if (k == w.inputs) continue;
                const void* from =
                    element(run.in[0], batch * x.by_batch + offset + k * x.by[2] + first);
                (empty ? rows->start : rows->add)[type](sums, from,
                                                        weight * w.weight[t * w.outputs + c], n);
                empty = false;
              }
            });
            if (empty) std::fill_n(sums, n, 0.f);
            narrow(sums, element(run.out[0], batch * y.by_batch + y.at(a, b, c) + first), n);
          }
        });
  }
};

}  // namespace

std::unique_ptr<Prepared> make_resample(const Request& r, int spatial, TapsOfDims taps, Why& why) {
  const int type = simd_type(r.out[0].dtype);
  if (type < 0 || r.in[0].dtype != r.out[0].dtype) {
    return why.refuse("cpu", "one dtype of f32, bf16, f16");
  }
  Resample s{Planes(r.in[0], spatial),
             Planes(r.out[0], spatial),
             std::move(taps),
             type,
             size_of(r.out[0].dtype),
             &row_table(),
             convert_table().convert[simd_f32][type]};
  if (s.y.volume() == 0 || s.y.channels == 0) return prepared(isa_name(), [](const Run&) {});
  if (channels_last(s.x, s.y)) {
    return prepared(isa_name(), [s = std::move(s)](const Run& run) { s.by_channels(run); });
  }
  const auto scratch = static_cast<size_t>(s.scratch() * std::max(r.workers, 1)) * sizeof(float);
  return prepared(
      isa_name(), [s = std::move(s)](const Run& run) { s.by_rows(run); }, scratch);
}

}  // namespace mpt::cpu
