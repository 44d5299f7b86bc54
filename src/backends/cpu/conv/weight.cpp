// conv_weight computed directly, in f32 or native bf16: outer products of positions, strip by strip
// so that data stays in L1.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/conv/plan.h"
#include "backends/cpu/make.h"
#include "core/half.h"

namespace mpt::cpu {
namespace {

using namespace direct;

constexpr const char* kWho = "cpu direct conv";
constexpr int64_t kParts = 16,
                  kPartFloats = int64_t{8} << 20;  // limits of all parts together, without totals
constexpr int64_t kStripPositions = 128;           // wanted in a strip
constexpr int64_t kSide = 16;                      // rows and columns of a tile of sums
constexpr int64_t kBlock = 4096;  // positions that are added up before they join a longer sum

// Rounds up a number of elements, to keep the arrays of a workspace aligned.
int64_t line(int64_t n) { return round_up(n, 32); }

// The sums of a part. Where it has many positions, those of a block are added to `totals`, so that
// a small product is not lost beside a large sum.
struct Sums {
  float* acc;
  float* totals;  // or null
  int64_t floats, positions = 0;

  // Ends a block if it is complete with n more positions.
  void passed(int64_t n) {
    positions += n;
    if (totals != nullptr && positions >= kBlock) end_block();
  }
  void end_block() {
    for (int64_t i = 0; i < floats; ++i) totals[i] += acc[i];
    std::fill_n(acc, floats, 0.f);
    positions = 0;
  }
};

// The strips of all images are split into parts by the shapes alone. Each part has sums of its own,
// and the parts are added in order. The gradient of the bias is stored after the sums, in the order
// of the panels.
struct Weights {
  const DirectKernels* table;
  Input x;
  ImageLayout dy;
  Spec dw, db;
  Panels panels;
  Axis::Phase down, across;
  Depth depth;
  std::vector<int64_t> offsets;  // offsets of the taps in dw
  // live: lines of an image of x. strips, strip_lines: of an image of dy. most_lines: lines of x
  // that a strip reads, at most. each: strips of a part. part_room: floats of a part, with totals.
  int64_t live, strips, strip_lines, most_lines = 0, parts, each, part_floats, part_room, bias_at;
  size_t x_bytes, dy_bytes;

  Weights(const Request& r, const Spec& from, const Spec& g, const Spec& w, const Spec& b,
          const DirectKernels& t)
      : table(&t), dy(g), dw(w), db(b) {
    Axis a, l;
    axes(r.get<ConvParams>(), from, w, g, &l, &a);
    live = l.from;
    down = l.phases(false)[0];
    across = a.phases(false)[0];
    x = Input(ImageLayout(from), {across}, t);
    depth = Depth(down, across, x, a.kernel);
    for (int64_t tap : depth.taps) offsets.push_back(tap_offset(dw, tap));
    panels = Panels(dy.channels, t);
    strip_lines = std::max<int64_t>(1, kStripPositions / dy.columns);
    strips = ceil_div(dy.lines, strip_lines);
    strip_lines = ceil_div(dy.lines, strips);
    strips = ceil_div(dy.lines, strip_lines);
    for (int64_t s = 0; s < strips; ++s) {
      const LineRange range = source(s);
      most_lines = std::max(most_lines, range.end - range.begin);
    }
  }
  virtual ~Weights() = default;

  // Divides the strips into parts. Requires the size of the sums.
  void share(int64_t sum_floats) {
    bias_at = line(sum_floats);
    part_floats = bias_at + line(panels.width());
    const int64_t units = dy.images * strips;
    parts = std::clamp<int64_t>(kPartFloats / part_floats, 1, std::min(kParts, units));
    each = ceil_div(units, parts);
    parts = ceil_div(units, each);
    part_room = each * strip_lines * dy.columns > 2 * kBlock ? 2 * part_floats : part_floats;
  }
  size_t per_worker() const { return x_bytes + dy_bytes; }
  size_t workspace(int32_t workers) const {
    return static_cast<size_t>(part_room * parts) * 4 +
           per_worker() * static_cast<size_t>(std::max(workers, 1));
  }
  LineRange source(int64_t strip) const {
    return reads(down, strip * strip_lines, std::min(dy.lines, (strip + 1) * strip_lines), live);
  }

  // Locates the sums of an output: the index of the first one, and the strides per sixteen
  // channels, per channel and per tap.
  struct Place {
    int64_t first, per_sixteen, per_channel, per_tap;
  };

  // Adds the products of a strip to the sums.
  virtual void strip(const void* from, const void* g, int64_t image, int64_t s, Sums& sums,
                     char* room) const = 0;
  virtual Place place(int64_t output) const = 0;

  void run(const void* from, const void* g, void* w, void* b, void* workspace,
           const Jobs& jobs) const {
    auto* const sums = static_cast<float*>(workspace);
    jobs.run(parts, 1, [&](int64_t begin, int64_t end, int32_t worker) {
      char* const room = reinterpret_cast<char*>(sums + part_room * parts) +
                         per_worker() * static_cast<size_t>(worker);
      for (int64_t p = begin; p < end; ++p) {
        float* const first = sums + p * part_room;
        std::fill_n(first, part_room, 0.f);
        Sums part{first, nullptr, part_floats};
        if (part_room > part_floats) part = {first + part_floats, first, part_floats};
        for (int64_t u = p * each; u < std::min(dy.images * strips, (p + 1) * each); ++u) {
          strip(from, g, u / strips, u % strips, part, room);
        }
        if (part.totals) part.end_block();
      }
    });
    jobs.run(part_floats, 4096, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t p = 1; p < parts; ++p) {
        const float* more = sums + p * part_room;
        for (int64_t i = begin; i < end; ++i) sums[i] += more[i];
      }
    });
    const auto taps = static_cast<int64_t>(offsets.size());
    jobs.run(dy.channels, std::max<int64_t>(1, 8192 / (taps * x.x.channels)),
             [&](int64_t begin, int64_t end, int32_t) {
               for (int64_t o = begin; o < end; ++o) {
                 const Place at = place(o);
                 for (int64_t c = 0; c < x.x.channels; ++c) {
                   const float* from =
                       sums + at.first + c / kSide * at.per_sixteen + c % kSide * at.per_channel;
                   const int64_t to = o * dw.stride[0] + c * dw.stride[1];
                   for (int64_t t = 0; t < taps; ++t) {
                     put(dw, w, to + offsets[static_cast<size_t>(t)], from[t * at.per_tap]);
                   }
                 }
                 if (b) put(db, b, o * db.stride[0], sums[bias_at + o]);
               }
             });
  }

  static const uint16_t* line_at(const ImageLayout& i, const void* base, int64_t image,
                                 int64_t row) {
    return reinterpret_cast<const uint16_t*>(i.at(base, image, row));
  }
  // Writes x with adjacent positions interleaved, in a separate copy for each tap across. Channels
  // that are not contiguous are first gathered in `room`.
  void gather_x_pairs(const void* from, int64_t image, const LineRange& range, int64_t chunks,
                      int64_t positions, int64_t by_line, int64_t by_tap, uint16_t* room,
                      uint16_t* to) const {
    const bool last = x.x.channels_last();
    const int64_t column = last ? x.x.by_column : x.x.channels;
    for (int64_t i = range.begin; i < range.end; ++i, to += by_line) {
      const uint16_t* at = line_at(x.x, from, image, i);
      if (!last) {
        table->gather({at, x.x.dtype, x.x.by_column, x.x.by_channel, x.x.columns, x.x.channels,
                       x.x.channels, 0, 0, room});
        at = room;
      }
      for (size_t t = 0; t < across.taps.size(); ++t) {
        const int64_t offset = across.taps[t].offset, step = across.step;
        const int64_t begin = offset < 0 ? ceil_div(-offset, step) : 0;
        const int64_t end = offset < x.x.columns ? (x.x.columns - 1 - offset) / step + 1 : 0;
        table->gather_pairs({at, offset * column, step * column, 1, x.x.channels, begin,
                             std::min(end, dy.columns), chunks, positions,
                             to + static_cast<int64_t>(t) * by_tap});
      }
    }
  }
  size_t line_room() const {
    return x.x.channels_last() ? 0 : static_cast<size_t>(line(x.x.columns * x.x.channels)) * 2;
  }

  static void put(const Spec& s, void* base, int64_t at, float v) {
    if (s.dtype == DType::f32) static_cast<float*>(base)[at] = v;
    else static_cast<uint16_t*>(base)[at] = s.dtype == DType::bf16 ? f32_to_bf16(v) : f32_to_f16(v);
  }
};

// Accumulates sums [panel][depth][outputs of the panel] in vectors.
struct VectorWeights final : Weights {
  bool dy_in_place, pairs;
  int64_t columns, band, rows;  // items per line; items per band; rows of the depth
  int64_t channels = 0, x_line = 0, x_tap = 0, dy_step = 0, dy_line = 0;  // in items
  std::vector<Segment> segments;

  VectorWeights(const Request& r, const Spec& from, const Spec& g, const Spec& w, const Spec& b,
                const DirectKernels& t)
      : Weights(r, from, g, w, b, t), pairs(t.gather_pairs != nullptr) {
    rows = static_cast<int64_t>(depth.taps.size()) * x.x.channels;
    columns = pairs ? ceil_div(dy.columns, 2) : dy.columns;
    band = std::min(columns, kStripPositions);
    dy_in_place =
        !pairs && dy.dtype == DType::f32 && dy.channels_last() && dy.channels == panels.width();
    if (pairs) {
      channels = round_up(x.x.channels, kSide);
      x_line = columns * channels;
      x_tap = line(most_lines * x_line);
      dy_step = round_up(dy.channels, kSide);
      x_bytes = across.taps.size() * static_cast<size_t>(x_tap) * 4 + line_room();
      for (const Axis::Tap& down_tap : down.taps) {
        for (size_t i = 0; i < across.taps.size(); ++i) {
          segments.push_back({down_tap.offset, static_cast<int64_t>(i) * x_tap, x.x.channels});
        }
      }
    } else {
      dy_step = dy.channels;
      x_bytes = static_cast<size_t>(line(x.elements(most_lines)) * 4);
      segments = depth.segments;
    }
    dy_line = columns * dy_step;
    // The last vector of a position may extend beyond it.
    const int64_t gathered = strip_lines * dy_line + panels.lanes * panels.most_vectors;
    dy_bytes = dy_in_place ? 0 : static_cast<size_t>(line(gathered) * 4);
    share(rows * panels.width());
  }

  Place place(int64_t output) const override {
    const int64_t panel = output / (panels.most_vectors * panels.lanes),
                  first = panels.first(panel);
    const int64_t wide = panels.wide(panel) * panels.lanes;
    return {rows * first + output - first, kSide * wide, wide, x.x.channels * wide};
  }

  void strip(const void* from, const void* g, int64_t image, int64_t s, Sums& sums,
             char* room) const override {
    const LineRange range = source(s);
    const int64_t top = s * strip_lines, lines = std::min(dy.lines - top, strip_lines);
    auto* const dy_room = reinterpret_cast<uint32_t*>(room + x_bytes);
    Correlate c{};
    c.b.row = top * down.step;
    c.b.row_step = down.step;
    c.b.live = live;
    c.b.lines = lines;
    c.b.segments = segments.data();
    c.b.count = static_cast<int64_t>(segments.size());
    c.dy = dy_room;
    c.dy_line = dy_line;
    c.dy_step = dy_step;
    if (pairs) {
      auto* const gathered = reinterpret_cast<uint16_t*>(room);
      gather_x_pairs(from, image, range, 1, 2 * columns, x_line * 2, x_tap * 2,
                     gathered + static_cast<int64_t>(across.taps.size()) * x_tap * 2, gathered);
      c.b.x = {room, range.begin, x_line};
      c.b.step = channels;
    } else {
      c.b.x = x.take(*table, from, image, range.begin, range.end, room);
      c.b.step = across.step * x.column;
    }
    if (dy_in_place) {
      c.dy = dy.at(g, image, top);
      c.dy_line = dy.by_line;
      c.dy_step = dy.by_column;
    }
    for (int64_t i = 0; !dy_in_place && i < lines; ++i) {
      const void* dy_from = dy.at(g, image, top + i);
      const int64_t channel_step = dy.channels == 1 ? 1 : dy.by_channel;
      uint32_t* const to = dy_room + i * dy_line;
      if (pairs) {
        table->gather_pairs({static_cast<const uint16_t*>(dy_from), 0, dy.by_column, channel_step,
                             dy.channels, 0, dy.columns, 1, 2 * columns,
                             reinterpret_cast<uint16_t*>(to)});
      } else {
        table->gather({dy_from, dy.dtype, dy.by_column, channel_step, dy.columns, dy.channels,
                       dy.channels, 0, 0, to});
      }
    }
    const uint32_t one = pairs ? 0x3f803f80u : 0x3f800000u;  // two bf16 1, or an f32 1
    const Segment single{0, 0, 1};
    for (int64_t i = 0; i < columns; i += band) {
      for (int64_t panel = 0; panel < panels.count(); ++panel) {
        const int64_t first = panels.first(panel);
        Correlate now = c;
        now.b.x.base = static_cast<const uint32_t*>(c.b.x.base) + i * c.b.step;
        now.b.columns = std::min(band, columns - i);
        now.b.vectors = panels.wide(panel);
        now.b.acc = sums.acc + rows * first;
        now.dy = static_cast<const uint32_t*>(c.dy) + i * c.dy_step + first;
        table->correlate(now);
        if (!db) continue;
        now.b.acc = sums.acc + bias_at + first;  // one row of depth that is 1 everywhere
        now.b.x = {&one, 0, 0};
        now.b.row = now.b.row_step = now.b.step = 0;
        now.b.live = 1;
        now.b.segments = &single;
        now.b.count = 1;
        table->correlate(now);
      }
      sums.passed(lines * band * (pairs ? 2 : 1));
    }
  }
};

// Accumulates sums [tap][outputs][channels] in tiles of 16 x 16.
struct TileWeights final : Weights {
  int64_t outputs, channels;  // number of sixteens
  int64_t chunks, positions, x_line, dy_line;
  std::vector<int64_t> lines_down;

  TileWeights(const Request& r, const Spec& from, const Spec& g, const Spec& w, const Spec& b,
              const DirectKernels& t)
      : Weights(r, from, g, w, b, t),
        outputs(ceil_div(dy.channels, kSide)),
        channels(ceil_div(x.x.channels, kSide)) {
    chunks = ceil_div(dy.columns, 2 * kSide);
    positions = round_up(ceil_div(dy.columns, chunks), 2);
    x_line = chunks * positions * channels * kSide;
    dy_line = outputs * chunks * 2 * kSide * kSide;
    for (const Axis::Tap& tap : down.taps) lines_down.push_back(tap.offset);
    x_bytes = across.taps.size() * static_cast<size_t>(line(most_lines * x_line) * 2) + line_room();
    dy_bytes = static_cast<size_t>(line(strip_lines * dy_line) * 2);
    share(static_cast<int64_t>(depth.taps.size()) * outputs * channels * kSide * kSide);
  }

  Place place(int64_t output) const override {
    const int64_t tile = kSide * kSide;
    return {output / kSide * channels * tile + output % kSide * kSide, tile, 1,
            outputs * channels * tile};
  }

  void strip(const void* from, const void* g, int64_t image, int64_t s, Sums& sums,
             char* room) const override {
    const LineRange range = source(s);
    const int64_t top = s * strip_lines, lines = std::min(dy.lines - top, strip_lines);
    auto* const gathered = reinterpret_cast<uint16_t*>(room);
    const int64_t tap_elements = line(most_lines * x_line);
    gather_x_pairs(from, image, range, chunks, positions, x_line, tap_elements,
                   gathered + static_cast<int64_t>(across.taps.size()) * tap_elements, gathered);
    auto* const tiles = reinterpret_cast<uint16_t*>(room + x_bytes);
    for (int64_t i = 0; i < lines; ++i) {
      const uint16_t* dy_from = line_at(dy, g, image, top + i);
      const int64_t channel_step = dy.channels == 1 ? 1 : dy.by_channel;
      table->gather_tiles({dy_from, 0, dy.by_column, channel_step, dy.channels, 0, dy.columns,
                           chunks, positions, tiles + i * dy_line});
    }
    constexpr int64_t kMostChunks = kBlock / (2 * kSide);
    for (int64_t chunk = 0; chunk < chunks; chunk += kMostChunks) {
      const int64_t now = std::min(kMostChunks, chunks - chunk), at = chunk * positions;
      const int64_t columns = std::min(now * positions, dy.columns - at);
      for (int64_t i = 0; db && i < lines; ++i) {
        const int64_t channel_step = dy.channels == 1 ? 1 : dy.by_channel;
        table->add_rows({line_at(dy, g, image, top + i) + at * dy.by_column, dy.dtype, dy.by_column,
                         channel_step, columns, dy.channels, dy.channels, 0, 0, nullptr},
                        sums.acc + bias_at);
      }
      table->correlate_tiles({gathered + at * channels * kSide, tiles + chunk * 2 * kSide * kSide,
                              tap_elements, x_line, dy_line, top * down.step, down.step, live,
                              range.begin, lines, now, chunks, positions, outputs, channels,
                              lines_down.data(), static_cast<int64_t>(lines_down.size()),
                              static_cast<int64_t>(across.taps.size()), sums.acc});
      sums.passed(lines * columns);
    }
  }
};

}  // namespace

std::unique_ptr<Prepared> direct::make_conv_weight(const Request& r, Why& why,
                                                   const DirectKernels& table) {
  const Spec &dw = r.out[0], &x = r.in[0], &dy = r.in[1];
  const Spec db = r.out.size() > 1 ? r.out[1] : Spec{};
  if (const char* no = refusal(r, x, dw, dy)) return why.refuse(kWho, no);
  if (dy.dtype != x.dtype || (db && db.dtype != DType::f32 && !is_half(db.dtype))) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  std::shared_ptr<const Weights> w;
  if (table.correlate) w = std::make_shared<VectorWeights>(r, x, dy, dw, db, table);
  else w = std::make_shared<TileWeights>(r, x, dy, dw, db, table);
  return prepared(
      table.name,
      [w](const Run& run) {
        void* b = w->db ? run.out[1] : nullptr;
        w->run(run.in[0], run.in[1], run.out[0], b, run.workspace, run.jobs);
      },
      w->workspace(r.workers));
}

std::unique_ptr<Prepared> make_conv_weight_direct(const Request& r, Why& why) {
  if (is_for_onednn(r, r.in[0], r.out[0], r.in[1])) return why.refuse(kWho, "oneDNN is faster");
  return make_conv_weight(r, why, kernels_for(r.in[0].dtype, r.arithmetic));
}

}  // namespace mpt::cpu
