// conv_weight computed directly in f32: outer products of positions, strip by strip through L1.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/conv/plan.h"
#include "backends/cpu/make.h"
#include "core/half.h"

namespace mpt::cpu {
namespace {

using namespace direct;

constexpr const char* kWho = "cpu direct conv";
constexpr int64_t kParts = 16, kPartFloats = int64_t{8} << 20;
constexpr int64_t kStripPositions = 128;

int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
int64_t line(int64_t floats) { return ceil_div(floats, 16) * 16; }

// The strips of all images are split into parts by the shapes alone; each part sums its own, and
// the parts are added in order. Row `depth.total` of the sums is the bias's gradient.
struct Weights {
  Input x;
  Images dy;
  Spec dw, db;
  Panels panels;
  Axis::Phase down, across;
  Depth depth;
  bool dy_in_place;
  int64_t live, strips, strip_lines, band, parts, each, part_floats, x_floats, dy_floats;

  Weights(const Request& r, const Spec& from, const Spec& g, const Spec& w, const Spec& b)
      : dy(g), dw(w), db(b) {
    Axis a, l;
    axes(r.get<ConvParams>(), from, w, g, &l, &a);
    live = l.from;
    down = l.phases(false)[0];
    across = a.phases(false)[0];
    x = Input(Images(from), {across});
    depth = Depth(down, across, x, a.kernel);
    panels = Panels(dy.channels, direct_conv());
    dy_in_place = dy.dtype == DType::f32 && dy.channels_last() && dy.channels == panels.width();
    band = std::min(dy.columns, kStripPositions);
    strip_lines = std::max<int64_t>(1, kStripPositions / dy.columns);
    strips = ceil_div(dy.lines, strip_lines);
    strip_lines = ceil_div(dy.lines, strips);
    strips = ceil_div(dy.lines, strip_lines);
    int64_t most = 0;
    for (int64_t s = 0; s < strips; ++s) {
      const Range range = source(s);
      most = std::max(most, range.end - range.begin);
    }
    x_floats = line(x.floats(most));
    // The last vector of a position may reach past it.
    dy_floats = dy_in_place ? 0 : line(strip_lines * dy.columns * dy.channels) + panels.lanes * 2;
    part_floats = line((depth.total + 1) * panels.width());
    const int64_t units = dy.images * strips;
    parts = std::clamp<int64_t>(kPartFloats / part_floats, 1, std::min(kParts, units));
    each = ceil_div(units, parts);
    parts = ceil_div(units, each);
  }
  size_t workspace(int32_t workers) const {
    return static_cast<size_t>(part_floats * parts +
                               (x_floats + dy_floats) * std::max(workers, 1)) *
           4;
  }

  Range source(int64_t strip) const {
    return reads(down, strip * strip_lines, std::min(dy.lines, (strip + 1) * strip_lines), live);
  }
  int64_t row(int64_t panel) const { return (depth.total + 1) * panels.first(panel); }

  void run(const void* from, const void* g, void* w, void* b, void* workspace,
           const Jobs& jobs) const {
    auto* const sums = static_cast<float*>(workspace);
    jobs.run(parts, 1, [&](int64_t begin, int64_t end, int32_t worker) {
      float* const room = sums + part_floats * parts + (x_floats + dy_floats) * worker;
      for (int64_t p = begin; p < end; ++p) {
        float* acc = sums + p * part_floats;
        std::fill_n(acc, part_floats, 0.f);
        for (int64_t u = p * each; u < std::min(dy.images * strips, (p + 1) * each); ++u) {
          strip(from, g, u / strips, u % strips, acc, room);
        }
      }
    });
    fold(sums, w, b, jobs);
  }

  void strip(const void* from, const void* g, int64_t image, int64_t s, float* acc,
             float* room) const {
    const Range range = source(s);
    const int64_t top = s * strip_lines, lines = std::min(dy.lines - top, strip_lines);
    Correlate c{};
    c.b = {x.take(from, image, range.begin, range.end, room),
           top * down.step,
           down.step,
           across.step * x.element,
           live,
           nullptr,
           0,
           lines,
           dy.columns,
           0,
           nullptr};
    if (dy_in_place) {
      c.dy = reinterpret_cast<const float*>(dy.at(g, image, top));
      c.dy_line = dy.by_line;
      c.dy_step = dy.by_column;
    } else {
      float* to = room + x_floats;
      c.dy = to;
      c.dy_step = dy.channels;
      c.dy_line = dy.columns * dy.channels;
      for (int64_t i = 0; i < lines; ++i, to += c.dy_line) {
        direct_conv().gather({dy.at(g, image, top + i), dy.dtype, dy.by_column,
                              dy.channels == 1 ? 1 : dy.by_channel, dy.columns, dy.channels, 0, 0,
                              to});
      }
    }
    const float one = 1;
    const Segment single{0, 0, 1};
    for (int64_t i = 0; i < dy.columns; i += band) {
      for (int64_t panel = 0; panel < panels.count(); ++panel) {
        Correlate now = c;
        now.b.x.base += i * c.b.step;
        now.b.segments = depth.segments.data();
        now.b.count = static_cast<int64_t>(depth.segments.size());
        now.b.columns = std::min(band, dy.columns - i);
        now.b.vectors = panels.wide(panel);
        now.b.acc = acc + row(panel);
        now.dy += i * c.dy_step + panels.first(panel);
        direct_conv().correlate(now);
        if (!db) continue;
        now.b.acc += depth.total * now.b.vectors * panels.lanes;
        now.b.x = {&one, 0, 0};
        now.b.row = now.b.row_step = now.b.step = 0;
        now.b.live = 1;
        now.b.segments = &single;
        now.b.count = 1;
        direct_conv().correlate(now);
      }
    }
  }

  static void put(const Spec& s, void* base, int64_t at, float v) {
    if (s.dtype == DType::f32) static_cast<float*>(base)[at] = v;
    else static_cast<uint16_t*>(base)[at] = s.dtype == DType::bf16 ? f32_to_bf16(v) : f32_to_f16(v);
  }

  void fold(float* sums, void* w, void* b, const Jobs& jobs) const {
    const int64_t rows = depth.total + 1, channels = x.x.channels;
    const int64_t grain = std::max<int64_t>(1, 16384 / (panels.width() * parts));
    jobs.run(rows, grain, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t panel = 0; panel < panels.count(); ++panel) {
        const int64_t wide = panels.wide(panel) * panels.lanes, first = panels.first(panel);
        const int64_t outputs = std::min(wide, panels.outputs - first);
        for (int64_t i = begin; i < end; ++i) {
          float* sum = sums + row(panel) + i * wide;
          for (int64_t p = 1; p < parts; ++p) {
            const float* more = sum + p * part_floats;
            for (int64_t o = 0; o < wide; ++o) sum[o] += more[o];
          }
          if (i == depth.total) {
            for (int64_t o = 0; b && o < outputs; ++o)
              put(db, b, (first + o) * db.stride[0], sum[o]);
            continue;
          }
          const int64_t at = tap_offset(dw, depth.taps[static_cast<size_t>(i / channels)]) +
                             i % channels * dw.stride[1] + first * dw.stride[0];
          for (int64_t o = 0; o < outputs; ++o) put(dw, w, at + o * dw.stride[0], sum[o]);
        }
      }
    });
  }
};

}  // namespace

std::unique_ptr<Prepared> make_conv_weight_direct(const Request& r, Why& why) {
  const Spec &dw = r.out[0], &x = r.in[0], &dy = r.in[1];
  const Spec db = r.out.size() > 1 ? r.out[1] : Spec{};
  if (const char* no = refusal(r, x, dw, dy)) return why.refuse(kWho, no);
  if (dy.dtype != x.dtype || (db && db.dtype != DType::f32 && !is_half(db.dtype))) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  auto w = std::make_shared<Weights>(r, x, dy, dw, db);
  return prepared(
      direct_conv().name,
      [w = std::shared_ptr<const Weights>(w)](const Run& run) {
        void* b = w->db ? run.out[1] : nullptr;
        w->run(run.in[0], run.in[1], run.out[0], b, run.workspace, run.jobs);
      },
      w->workspace(r.workers));
}

}  // namespace mpt::cpu
