// conv and conv_data computed directly in f32, for channels that lie side by side in the result.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/conv/plan.h"
#include "backends/cpu/make.h"

namespace mpt::cpu {
namespace {

using namespace direct;

constexpr const char* kWho = "cpu direct conv";
constexpr int64_t kChunkBytes = 24576;   // of a panel's weights, to stay in L1
constexpr int64_t kStripBytes = 65536;   // of gathered lines
constexpr int64_t kBandPositions = 128;  // whose sums are in L1 at once
constexpr int64_t kLeastUnits = 16;

int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
int64_t line(int64_t floats) { return ceil_div(floats, 16) * 16; }  // whole cache lines

struct Direct {
  // Positions with the same taps.
  struct Part {
    Axis::Phase down, across;
    Depth depth;
    std::vector<std::vector<std::vector<Segment>>> chunks;  // of one panel's width, by vectors - 1
    int64_t weights;                                        // where they begin, in floats
  };

  Images y;
  Input input;
  Spec w;
  DType bias_dtype = DType::none;
  Panels panels;
  std::vector<Part> parts;
  int64_t live, channel_step, output_step;  // channels and outputs in w
  int64_t strips, strip_lines, band_columns, band_lines;
  int64_t weight_floats = 0, bias_floats, room_floats, acc_floats;

  Direct(const Request& r, const Spec& from, const Spec& to, const Spec& weights)
      : y(to), w(weights) {
    const bool back = r.kernel == Kernel::conv_data;
    Axis down, across;
    axes(r.get<ConvParams>(), back ? to : from, w, back ? from : to, &down, &across);
    if (back) std::swap(down.from, down.to), std::swap(across.from, across.to);
    live = down.from;
    channel_step = w.stride[back ? 0 : 1];
    output_step = w.stride[back ? 1 : 0];
    panels = Panels(y.channels, direct_conv());
    const auto phases_across = across.phases(back), phases_down = down.phases(back);
    input = Input(Images(from), phases_across);
    for (const auto& d : phases_down) {
      for (const auto& a : phases_across) {
        Part p{d, a, Depth(d, a, input, across.kernel), {}, weight_floats};
        for (int64_t v = 1; v <= panels.most; ++v) {
          p.chunks.push_back(p.depth.chunks(kChunkBytes / 4 / (v * panels.lanes)));
        }
        weight_floats += line(p.depth.total * panels.width());
        parts.push_back(std::move(p));
      }
    }
    // Strips are lines of the first phase, which has the most.
    const int64_t lines = phases_down[0].count;
    const int64_t fit = std::max<int64_t>(1, kStripBytes / 4 / std::max<int64_t>(1, input.pitch));
    strips = ceil_div(lines, std::max<int64_t>(1, fit / phases_down[0].step));
    strips = std::min(lines, std::max(strips, ceil_div(kLeastUnits, y.images)));
    strip_lines = ceil_div(lines, strips);
    strips = ceil_div(lines, strip_lines);
    band_columns = std::min(phases_across[0].count, kBandPositions);
    band_lines = std::max<int64_t>(1, kBandPositions / band_columns);
    int64_t most_lines = 0;
    for (int64_t s = 0; s < strips; ++s) {
      const Range range = source(s);
      most_lines = std::max(most_lines, range.end - range.begin);
    }
    bias_floats = panels.width();
    room_floats = line(input.floats(most_lines));
    acc_floats = line(band_lines * band_columns * panels.most * panels.lanes);
  }

  size_t workspace(int32_t workers) const {
    return static_cast<size_t>(weight_floats + bias_floats +
                               (room_floats + acc_floats) * std::max(workers, 1)) *
           4;
  }

  // The source lines that a strip reads in all phases.
  Range source(int64_t strip) const {
    Range all{live, 0};
    for (const Part& p : parts) {
      const auto [from, to] = strip_of(strip, p);
      if (from >= to || p.down.taps.empty()) continue;
      const Range range = reads(p.down, from, to, live);
      all = {std::min(all.begin, range.begin), std::max(all.end, range.end)};
    }
    return all.begin < all.end ? all : Range{0, 0};
  }
  std::pair<int64_t, int64_t> strip_of(int64_t strip, const Part& p) const {
    return {strip * strip_lines, std::min(p.down.count, (strip + 1) * strip_lines)};
  }

  // A panel's rows follow the depth.
  void pack_tap(const Part& p, int64_t panel, int64_t t, const void* from, float* to) const {
    const int64_t channels = input.x.channels, wide = panels.wide(panel) * panels.lanes;
    const int64_t first = panels.first(panel), n = std::min(wide, panels.outputs - first);
    const int64_t at = tap_offset(w, p.depth.taps[static_cast<size_t>(t)]) + first * output_step;
    to += p.weights + p.depth.total * first + t * channels * wide;
    for (int64_t c = 0; c < channels; ++c, to += wide) {
      direct_conv().gather(
          {static_cast<const char*>(from) + (at + c * channel_step) * size_of(w.dtype), w.dtype,
           output_step, 0, n, 1, 0, wide - n, to});
    }
  }

  void pack_weights(const void* from, float* to, const Jobs& jobs) const {
    for (const Part& p : parts) {
      const auto taps = static_cast<int64_t>(p.depth.taps.size());
      const int64_t each = std::max<int64_t>(1, 8192 / (input.x.channels * panels.lanes));
      jobs.run(panels.count() * taps, each, [&](int64_t begin, int64_t end, int32_t) {
        for (int64_t i = begin; i < end; ++i) {
          pack_tap(p, i / taps, i % taps, from, to);
        }
      });
    }
  }

  void run(const void* from, const void* weights, const void* bias, void* to, void* workspace,
           const Jobs& jobs) const {
    auto* const packed = static_cast<float*>(workspace);
    float* const wide_bias = packed + weight_floats;
    float* const scratch = wide_bias + bias_floats;
    pack_weights(weights, packed, jobs);
    if (bias) {
      const int64_t n = panels.outputs;
      direct_conv().gather({bias, bias_dtype, 1, 0, n, 1, 0, panels.width() - n, wide_bias});
    }
    jobs.run(y.images * strips, 1, [&](int64_t begin, int64_t end, int32_t worker) {
      float* const room = scratch + (room_floats + acc_floats) * worker;
      for (int64_t i = begin; i < end; ++i) {
        const int64_t image = i / strips, strip = i % strips;
        const Range range = source(strip);
        const Lines lines = input.take(from, image, range.begin, range.end, room);
        for (const Part& p : parts) {
          one(p, lines, image, strip, packed, bias ? wide_bias : nullptr, to, room + room_floats);
        }
      }
    });
  }

  void one(const Part& p, const Lines& x, int64_t image, int64_t strip, const float* packed,
           const float* bias, void* to, float* acc) const {
    const auto [top, bottom] = strip_of(strip, p);
    for (int64_t panel = 0; panel < panels.count(); ++panel) {
      const int64_t wide = panels.wide(panel), first = panels.first(panel);
      const auto& chunks = p.chunks[static_cast<size_t>(wide - 1)];
      for (int64_t l = top; l < bottom; l += band_lines) {
        for (int64_t c = 0; c < p.across.count; c += band_columns) {
          const int64_t lines = std::min(band_lines, bottom - l);
          const int64_t columns = std::min(band_columns, p.across.count - c);
          const float* weights = packed + p.weights + p.depth.total * first;
          Multiply m{};
          m.b = {x,           l * p.down.step,
                 p.down.step, p.across.step * input.element,
                 live,        nullptr,
                 0,           lines,
                 columns,     wide,
                 acc};
          m.b.x.base += c * m.b.step;
          m.first = true;
          for (const auto& chunk : chunks) {
            m.b.segments = chunk.data();
            m.b.count = static_cast<int64_t>(chunk.size());
            m.w = weights;
            direct_conv().multiply(m);
            for (const Segment& s : chunk) weights += s.depth * wide * panels.lanes;
            m.first = false;
          }
          for (int64_t i = 0; i < lines; ++i) {
            const int64_t row = p.down.first + (l + i) * p.down.every;
            const int64_t column = p.across.first + c * p.across.every;
            char* out = const_cast<char*>(y.at(to, image, row)) +
                        (column * y.by_column + first) * size_of(y.dtype);
            direct_conv().store({acc + i * columns * wide * panels.lanes, columns, wide,
                                 panels.outputs - first, bias ? bias + first : nullptr, out,
                                 y.dtype, y.by_column * p.across.every});
          }
        }
      }
    }
  }
};

std::unique_ptr<Prepared> prepare(const Request& r, const Spec& from, const Spec& to, const Spec& w,
                                  const Spec& bias) {
  auto d = std::make_shared<Direct>(r, from, to, w);
  d->bias_dtype = bias.dtype;
  return prepared(
      direct_conv().name,
      [d = std::shared_ptr<const Direct>(d)](const Run& run) {
        const void* bias_at = d->bias_dtype == DType::none ? nullptr : run.in[2];
        d->run(run.in[0], run.in[1], bias_at, run.out[0], run.workspace, run.jobs);
      },
      d->workspace(r.workers));
}

}  // namespace

std::unique_ptr<Prepared> make_conv_direct(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0], &w = r.in[1];
  const Spec bias = r.in.size() > 2 ? r.in[2] : Spec{};
  if (const char* no = refusal(r, x, w, y)) return why.refuse(kWho, no);
  if (w.dtype != x.dtype) return why.refuse(kWho, "one dtype for x and w");
  if (bias && ((bias.dtype != DType::f32 && !is_half(bias.dtype)) ||
               (bias.shape[0] > 1 && bias.stride[0] != 1))) {
    return why.refuse(kWho, "dense bias in f32, f16 or bf16");
  }
  if (!Images(y).channels_last()) return why.refuse(kWho, "the channels of y lie apart");
  return prepare(r, x, y, w, bias);
}

std::unique_ptr<Prepared> make_conv_data_direct(const Request& r, Why& why) {
  const Spec &dx = r.out[0], &dy = r.in[0], &w = r.in[1];
  if (const char* no = refusal(r, dx, w, dy)) return why.refuse(kWho, no);
  if (w.dtype != dy.dtype) return why.refuse(kWho, "one dtype for dy and w");
  if (!Images(dx).channels_last()) return why.refuse(kWho, "the channels of dx lie apart");
  return prepare(r, dy, dx, w, Spec{});
}

}  // namespace mpt::cpu
