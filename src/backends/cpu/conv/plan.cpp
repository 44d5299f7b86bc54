// Plan of a direct convolution: lines, segments, panels and strips.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/conv/plan.h"

#include <algorithm>

#include "backends/cpu/bf16_speed.h"

namespace mpt::cpu::direct {

std::vector<Axis::Phase> Axis::phases(bool inverse) const {
  std::vector<Phase> all;
  for (int64_t p = 0; p < (inverse ? std::min(stride, to) : 1); ++p) {
    Phase phase{p, inverse ? stride : 1, 0, inverse ? 1 : stride, {}};
    phase.count = (to - p + phase.every - 1) / phase.every;
    for (int64_t t = 0; t < kernel; ++t) {
      if (!inverse) phase.taps.push_back({t, t * dilation - padding});
      else if ((p + padding - t * dilation) % stride == 0) {
        phase.taps.push_back({t, (p + padding - t * dilation) / stride});
      }
    }
    if (inverse) std::reverse(phase.taps.begin(), phase.taps.end());
    all.push_back(std::move(phase));
  }
  return all;
}

ImageLayout::ImageLayout(const Spec& s)
    : dtype(s.dtype),
      images(s.shape[0]),
      channels(s.shape[1]),
      columns(s.shape[s.rank() - 1]),
      by_image(s.stride[0]),
      by_channel(s.stride[1]),
      by_column(s.stride[s.rank() - 1]) {
  if (s.rank() < 4) return;
  lines = s.shape[2];
  by_line = s.stride[2];
}

Input::Input(const ImageLayout& images, const std::vector<Axis::Phase>& across,
             const DirectKernels& table)
    : x(images), channels(round_up(images.channels, table.channels)) {
  bool even = true;
  for (const Axis::Phase& p : across) {
    if (p.taps.empty()) continue;
    left = std::max(left, -p.taps.front().offset);
    right = std::max(right, p.taps.back().offset + (p.count - 1) * p.step + 1 - x.columns);
    even &= padded_columns(p.count, table) == p.count;
    beyond = std::max(beyond, (table.positions - 1) * p.step * channels);
  }
  in_place = x.dtype == table.element && x.channels_last() && channels == x.channels && left == 0 &&
             right == 0 && even;
  column = in_place ? x.by_column : channels;
  pitch = in_place ? x.by_line : (left + x.columns + right) * channels;
}

GatheredLines Input::take(const DirectKernels& table, const void* base, int64_t image,
                          int64_t begin, int64_t end, void* room) const {
  if (in_place) return {x.at(base, image, 0), 0, pitch};
  Gather g{nullptr,   x.dtype,    x.by_column, x.channels == 1 ? 1 : x.by_channel,
           x.columns, x.channels, channels,    left,
           right,     room};
  for (int64_t i = begin; i < end; ++i) {
    g.from = x.at(base, image, i);
    table.gather(g);
    g.to = static_cast<char*>(g.to) + pitch * size_of(table.element);
  }
  return {room, begin, pitch};
}

Depth::Depth(const Axis::Phase& down, const Axis::Phase& across, const Input& input,
             int64_t kernel) {
  const int64_t channels = input.channels;
  for (const Axis::Tap& y : down.taps) {
    bool next = false;  // true if x follows the tap before it
    int64_t last = 0;
    for (const Axis::Tap& x : across.taps) {
      next = next && x.offset == last + 1 && input.column == channels;
      if (next) segments.back().depth += channels;
      else segments.push_back({y.offset, (x.offset + input.left) * input.column, channels});
      taps.push_back(y.tap * kernel + x.tap);
      total += channels;
      last = x.offset;
      next = true;
    }
  }
}

std::vector<std::vector<Segment>> Depth::chunks(int64_t max_depth, int64_t unit) const {
  int64_t n = std::max<int64_t>(1, (total + max_depth - 1) / max_depth),
          each = round_up(ceil_div(total, n), unit);
  // Pieces are whole segments if these fit; all segments have the same size, or almost.
  if (const int64_t whole = segments.empty() ? 0 : segments[0].depth;
      0 < whole && whole <= max_depth) {
    each = round_up(each, whole);
    if (each > max_depth) each -= whole;
    n = ceil_div(total, each);
  }
  std::vector<std::vector<Segment>> all(static_cast<size_t>(n));
  size_t i = 0;
  int64_t room = each;
  for (Segment s : segments) {
    while (s.depth > 0) {
      if (room == 0) {
        ++i;
        room = each;
      }
      const int64_t now = std::min(s.depth, room);
      all[i].push_back({s.line, s.from, now});
      s.from += now;
      s.depth -= now;
      room -= now;
    }
  }
  return all;
}

LineRange reads(const Axis::Phase& down, int64_t from, int64_t to, int64_t live) {
  if (down.taps.empty()) return {0, 0};
  const int64_t begin = from * down.step + down.taps.front().offset,
                end = (to - 1) * down.step + down.taps.back().offset + 1;
  return {std::clamp<int64_t>(begin, 0, live), std::clamp<int64_t>(end, 0, live)};
}

const DirectKernels& kernels_for([[maybe_unused]] DType t, [[maybe_unused]] Arithmetic a) {
#if MPT_ISA_MAX == 2
  if (t == DType::bf16 && native16(a)) {
    return cpu_info().amx_bf16 ? bf16::direct_amx : bf16::direct_pairs;
  }
#endif
  return direct_conv();
}

namespace {

int64_t spatial_extent(const Spec& s) {
  int64_t n = 1;
  for (int d = 2; d < s.rank(); ++d) n *= s.shape[d];
  return n;
}

}  // namespace

bool reaches_far(const ConvParams& p, const Spec& x) {
  constexpr int64_t kFar = 4096;
  for (int d = 0; d < p.spatial; ++d)
    if (std::max({p.stride[d], p.padding[d], p.dilation[d]}) > kFar + x.shape[d + 2]) return true;
  return false;
}

bool is_costly_for_onednn(const ConvParams& p, const Spec& w, const Spec& y) {
  constexpr int64_t kLongestRow = 256, kMostTaps = 1024;
  const int64_t taps = spatial_extent(w);
  bool is_product = taps == 1;
  for (int d = 0; d < p.spatial; ++d) is_product &= p.padding[d] == 0;
  return (y.shape.back() > kLongestRow && !is_product) || taps > kMostTaps;
}

bool is_for_onednn([[maybe_unused]] const Request& r, [[maybe_unused]] const Spec& x,
                   [[maybe_unused]] const Spec& w, [[maybe_unused]] const Spec& y) {
#if MPT_ONEDNN
  if (x.dtype != DType::f32 || x.shape[0] < 2 || w.shape[0] < 64 || w.shape[1] < 64) return false;
  if (is_costly_for_onednn(r.get<ConvParams>(), w, y)) return false;
  if (spatial_extent(y) < 14 * 14 && w.shape[0] * w.shape[1] < 128 * 128) return false;
  return r.kernel != Kernel::conv_data || spatial_extent(w) == 1;
#else
  return false;
#endif
}

const char* refusal(const Request& r, const Spec& x, const Spec& w, const Spec& y) {
  const auto& p = r.get<ConvParams>();
  if (p.spatial < 1 || p.spatial > 2 || x.rank() != p.spatial + 2) return "1 or 2 spatial dims";
  if (p.groups != 1) return "no groups";
  if (reaches_far(p, x)) return kFarReach;
  for (const Spec* s : {&x, &w, &y}) {
    if (s->dtype != DType::f32 && !is_half(s->dtype)) return "f32, f16 and bf16 only";
    if (count(s->shape) == 0) return "empty";
  }
  return nullptr;
}

void axes(const ConvParams& p, const Spec& x, const Spec& w, const Spec& y, Axis* down,
          Axis* across) {
  for (int d = 0; d < p.spatial; ++d) {
    Axis& a = d + 1 == p.spatial ? *across : *down;
    a = {x.shape[d + 2], y.shape[d + 2], w.shape[d + 2], p.stride[d], p.padding[d], p.dilation[d]};
  }
}

}  // namespace mpt::cpu::direct
