// The kernels conv and conv_data, computed directly in f32 or native bf16, for results with
// contiguous channels.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/conv/plan.h"
#include "backends/cpu/make.h"

namespace mpt::cpu {
namespace {

using namespace direct;

constexpr const char* kWho = "cpu direct conv";
constexpr int64_t kChunkBytes = 24576;   // bytes of a panel's weights, which stay in L1
constexpr int64_t kStripBytes = 65536;   // bytes of gathered lines
constexpr int64_t kBandPositions = 128;  // positions whose sums are in L1 at once
constexpr int64_t kMostTileTaps = 1024;
constexpr int64_t kLeastUnits = 16;

int64_t line(int64_t bytes) { return round_up(bytes, 64); }

struct Direct {
  // Positions that use the same taps.
  struct Part {
    Axis::Phase down, across;
    Depth depth;
    // Pieces of the depth for a panel, by vectors - 1.
    std::vector<std::vector<std::vector<Segment>>> chunks;
    std::vector<int64_t> offsets;  // offsets of the taps in w
    int64_t weights;               // offset of the packed weights, in bytes
  };

  const DirectKernels* table;
  ImageLayout y;
  Input input;
  Spec w;
  DType bias_dtype = DType::none;
  Panels panels;
  std::vector<Part> parts;
  int64_t live, channel_step, output_step;  // strides of channels and outputs in w
  int64_t strips, strip_lines, band_columns, band_lines;
  int64_t element, weight_bytes = 0, bias_bytes, room_bytes, acc_bytes;

  Direct(const Request& r, const Spec& from, const Spec& to, const Spec& weights,
         const DirectKernels& t)
      : table(&t), y(to), w(weights), element(size_of(t.element)) {
    const bool back = r.kernel == Kernel::conv_data;
    Axis down, across;
    axes(r.get<ConvParams>(), back ? to : from, w, back ? from : to, &down, &across);
    for (Axis* a : {&down, &across})
      if (back) std::swap(a->from, a->to);
    live = down.from;
    channel_step = w.stride[back ? 0 : 1];
    output_step = w.stride[back ? 1 : 0];
    panels = Panels(y.channels, t);
    const auto phases_across = across.phases(back), phases_down = down.phases(back);
    input = Input(ImageLayout(from), phases_across, t);
    for (const auto& d : phases_down) {
      for (const auto& a : phases_across) {
        Part p{d, a, Depth(d, a, input, across.kernel), {}, {}, weight_bytes};
        for (int64_t v = 1; v <= panels.most_vectors; ++v) {
          p.chunks.push_back(
              p.depth.chunks(kChunkBytes / element / (v * panels.lanes), t.channels));
        }
        for (int64_t tap : p.depth.taps) p.offsets.push_back(tap_offset(w, tap));
        weight_bytes += line(p.depth.total * panels.width() * element);
        parts.push_back(std::move(p));
      }
    }
    // A strip is a range of lines of the first phase, which has the most lines.
    const int64_t lines = phases_down[0].count;
    const int64_t fit =
        std::max<int64_t>(1, kStripBytes / element / std::max<int64_t>(1, input.pitch));
    strips = ceil_div(lines, std::max<int64_t>(1, fit / phases_down[0].step));
    strips = std::min(lines, std::max(strips, ceil_div(kLeastUnits, y.images)));
    strip_lines = ceil_div(lines, strips);
    strips = ceil_div(lines, strip_lines);
    band_columns = std::min(phases_across[0].count, kBandPositions);
    band_lines = std::max<int64_t>(1, kBandPositions / band_columns);
    int64_t most_lines = 0;
    for (int64_t s = 0; s < strips; ++s) {
      const LineRange range = source(s);
      most_lines = std::max(most_lines, range.end - range.begin);
    }
    bias_bytes = line(panels.width() * 4);
    room_bytes = line(input.elements(most_lines) * element);
    acc_bytes =
        line(band_lines * padded_columns(band_columns, t) * panels.most_vectors * panels.lanes * 4);
  }

  size_t workspace(int32_t workers) const {
    return static_cast<size_t>(weight_bytes + bias_bytes +
                               (room_bytes + acc_bytes) * std::max(workers, 1));
  }

  // Returns the source lines that a strip reads, over all phases.
  LineRange source(int64_t strip) const {
    LineRange all{live, 0};
    for (const Part& p : parts) {
      const auto [from, to] = strip_of(strip, p);
      if (from >= to || p.down.taps.empty()) continue;
      const LineRange range = reads(p.down, from, to, live);
      all = {std::min(all.begin, range.begin), std::max(all.end, range.end)};
    }
    return all.begin < all.end ? all : LineRange{0, 0};
  }
  std::pair<int64_t, int64_t> strip_of(int64_t strip, const Part& p) const {
    return {strip * strip_lines, std::min(p.down.count, (strip + 1) * strip_lines)};
  }

  // Packs the weights. The rows of a panel are in the order of the depth.
  void pack_weights(const void* from, char* to, const Jobs& jobs) const {
    for (const Part& p : parts) {
      jobs.run(panels.vectors, 1, [&](int64_t begin, int64_t end, int32_t) {
        for (int64_t v = begin; v < end; ++v) {
          const int64_t panel = v / panels.most_vectors, wide = panels.wide(panel) * panels.lanes;
          const int64_t rows = p.depth.total * panels.first(panel);
          // Within a panel, vectors of f32 are adjacent in a row; for tiles they are in whole tiles
          // of the table's channels.
          const int64_t skip = v % panels.most_vectors * panels.lanes * table->channels;
          const int64_t first = v * panels.lanes;
          table->pack({static_cast<const char*>(from) + first * output_step * size_of(w.dtype),
                       w.dtype, output_step, channel_step, p.offsets.data(),
                       static_cast<int64_t>(p.offsets.size()),
                       std::min(panels.lanes, panels.outputs - first), input.x.channels,
                       input.channels, wide, to + p.weights + (rows + skip) * element});
        }
      });
    }
  }

  void run(const void* from, const void* weights, const void* bias, void* to, void* workspace,
           const Jobs& jobs) const {
    char* const packed = static_cast<char*>(workspace);
    auto* const wide_bias = reinterpret_cast<float*>(packed + weight_bytes);
    char* const scratch = packed + weight_bytes + bias_bytes;
    pack_weights(weights, packed, jobs);
    if (bias) {
      const int64_t n = panels.outputs;
      direct_conv().gather({bias, bias_dtype, 1, 1, n, 1, 1, 0, panels.width() - n, wide_bias});
    }
    jobs.run(y.images * strips, 1, [&](int64_t begin, int64_t end, int32_t worker) {
      char* const room = scratch + (room_bytes + acc_bytes) * worker;
      for (int64_t i = begin; i < end; ++i) {
        const int64_t image = i / strips, strip = i % strips;
        const LineRange range = source(strip);
        const GatheredLines lines = input.take(*table, from, image, range.begin, range.end, room);
        for (const Part& p : parts) {
          one(p, lines, image, strip, packed, bias ? wide_bias : nullptr, to,
              reinterpret_cast<float*>(room + room_bytes));
        }
      }
    });
  }

  void one(const Part& p, const GatheredLines& x, int64_t image, int64_t strip, const char* packed,
           const float* bias, void* to, float* acc) const {
    const auto [top, bottom] = strip_of(strip, p);
    for (int64_t panel = 0; panel < panels.count(); ++panel) {
      const int64_t wide = panels.wide(panel), first = panels.first(panel);
      const auto& chunks = p.chunks[static_cast<size_t>(wide - 1)];
      for (int64_t l = top; l < bottom; l += band_lines) {
        for (int64_t c = 0; c < p.across.count; c += band_columns) {
          const int64_t lines = std::min(band_lines, bottom - l);
          const int64_t columns = std::min(band_columns, p.across.count - c);
          const int64_t acc_line = padded_columns(columns, *table);
          const char* weights = packed + p.weights + p.depth.total * first * element;
          Multiply m{};
          m.b = {x,       l * p.down.step, p.down.step, p.across.step * input.column,
                 live,    nullptr,         0,           lines,
                 columns, acc_line,        wide,        acc};
          m.b.x.base = static_cast<const char*>(x.base) + c * m.b.step * element;
          m.first = true;
          for (const auto& chunk : chunks) {
            m.b.segments = chunk.data();
            m.b.count = static_cast<int64_t>(chunk.size());
            m.w = weights;
            table->multiply(m);
            for (const Segment& s : chunk) weights += s.depth * wide * panels.lanes * element;
            m.first = false;
          }
          for (int64_t i = 0; i < lines; ++i) {
            const int64_t row = p.down.first + (l + i) * p.down.every;
            const int64_t column = p.across.first + c * p.across.every;
            char* out = const_cast<char*>(y.at(to, image, row)) +
                        (column * y.by_column + first) * size_of(y.dtype);
            table->store({acc + i * acc_line * wide * panels.lanes, columns, wide,
                          panels.outputs - first, bias ? bias + first : nullptr, out, y.dtype,
                          y.by_column * p.across.every});
          }
        }
      }
    }
  }
};

std::unique_ptr<Prepared> prepare(const Request& r, const Spec& from, const Spec& to, const Spec& w,
                                  const Spec& bias, const DirectKernels& table) {
  auto d = std::make_shared<Direct>(r, from, to, w, table);
  d->bias_dtype = bias.dtype;
  return prepared(
      table.name,
      [d = std::shared_ptr<const Direct>(d)](const Run& run) {
        const void* bias_at = d->bias_dtype == DType::none ? nullptr : run.in[2];
        d->run(run.in[0], run.in[1], bias_at, run.out[0], run.workspace, run.jobs);
      },
      d->workspace(r.workers));
}

}  // namespace

std::unique_ptr<Prepared> direct::make_conv(const Request& r, Why& why,
                                            const DirectKernels& table) {
  const Spec &y = r.out[0], &x = r.in[0], &w = r.in[1];
  const Spec bias = r.in.size() > 2 ? r.in[2] : Spec{};
  if (const char* no = refusal(r, x, w, y)) return why.refuse(kWho, no);
  if (w.dtype != x.dtype) return why.refuse(kWho, "one dtype for x and w");
  // Tiles pad the channels of each tap, and lose the products of a tap beside the sum of many.
  if (table.gather_tiles && count(w.shape) > w.shape[0] * w.shape[1] * kMostTileTaps) {
    return why.refuse(kWho, "a long kernel on tiles");
  }
  if (bias && ((bias.dtype != DType::f32 && !is_half(bias.dtype)) ||
               (bias.shape[0] > 1 && bias.stride[0] != 1))) {
    return why.refuse(kWho, "dense bias in f32, f16 or bf16");
  }
  if (!ImageLayout(y).channels_last())
    return why.refuse(kWho, "the channels of y are not contiguous");
  return prepare(r, x, y, w, bias, table);
}

std::unique_ptr<Prepared> direct::make_conv_data(const Request& r, Why& why,
                                                 const DirectKernels& table) {
  const Spec &dx = r.out[0], &dy = r.in[0], &w = r.in[1];
  if (const char* no = refusal(r, dx, w, dy)) return why.refuse(kWho, no);
  if (w.dtype != dy.dtype) return why.refuse(kWho, "one dtype for dy and w");
  if (!ImageLayout(dx).channels_last())
    return why.refuse(kWho, "the channels of dx are not contiguous");
  return prepare(r, dy, dx, w, Spec{}, table);
}

std::unique_ptr<Prepared> make_conv_direct(const Request& r, Why& why) {
  if (is_for_onednn(r, r.in[0], r.in[1], r.out[0])) return why.refuse(kWho, "oneDNN is faster");
  return make_conv(r, why, kernels_for(r.in[0].dtype, r.arithmetic));
}

std::unique_ptr<Prepared> make_conv_data_direct(const Request& r, Why& why) {
  if (is_for_onednn(r, r.out[0], r.in[1], r.in[0])) return why.refuse(kWho, "oneDNN is faster");
  return make_conv_data(r, why, kernels_for(r.in[0].dtype, r.arithmetic));
}

}  // namespace mpt::cpu
