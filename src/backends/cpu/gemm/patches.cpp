// Patches: gathers the inputs of a convolution.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/patches.h"

#include <algorithm>
#include <cstring>

namespace mpt::cpu::gemm {

Patches::Patches(const ConvParams& p, const Spec& source, const Spec& rows, const Spec& w, bool inv)
    : inverse(inv) {
  images = source.shape[0];
  image_step = source.stride[0];
  channel_step = source.stride[1];
  dtype = source.dtype;
  for (int d = 0; d < p.spatial; ++d) {
    const int at = 3 - p.spatial + d;  // missing dims are outermost and have extent 1
    from[at] = source.shape[d + 2];
    to[at] = rows.shape[d + 2];
    step[at] = source.stride[d + 2];
    kernel[at] = w.shape[d + 2];
    stride[at] = p.stride[d];
    padding[at] = p.padding[d];
    dilation[at] = p.dilation[d];
    taps *= kernel[at];
  }
  // With stride 1 the inverse is a forward convolution with reversed taps.
  if (inverse && std::all_of(stride, stride + 3, [](int64_t s) { return s == 1; })) {
    inverse = false;
    flipped = true;
    for (int d = 0; d < 3; ++d) padding[d] = (kernel[d] - 1) * dilation[d] - padding[d];
  }
}

int64_t Patches::source(int d, int64_t at, int64_t tap) const {
  int64_t s = at * stride[d] - padding[d] + tap * dilation[d];
  if (inverse) {
    const int64_t t = at + padding[d] - tap * dilation[d];
    s = t >= 0 && t % stride[d] == 0 ? t / stride[d] : -1;
  }
  return s >= 0 && s < from[d] ? s : -1;
}

namespace {

// Copies short runs inline: they are too many for a call each.
template <class T>
void copy_few(const T* from, int64_t n, T* to) {
  constexpr int64_t kStep = 32 / sizeof(T);
  int64_t i = 0;
  for (; i + kStep <= n; i += kStep) std::memcpy(to + i, from + i, 32);
  for (; i < n; ++i) to[i] = from[i];
}

}  // namespace

// Fills one tap of n rows, from position x of a line on. `line` is the first position of the
// source's line and `block` the first row. With channels last a row's channels are copied at once,
// otherwise each channel is copied along the rows.
template <class T>
void Patches::fill_tap(const T* line, int64_t x, int64_t n, int64_t tap, int64_t rows,
                       T* block) const {
  const int64_t c = tap % kernel[2];
  for (int64_t i = 0; i < n;) {
    const int64_t s = source(2, x + i, c);
    if (s < 0) {
      if (channels_last()) std::fill_n(block + i * columns() + tap * channels, channels, T{0});
      else
        for (int64_t k = 0; k < channels; ++k) block[(k * taps + tap) * rows + i] = T{0};
      ++i;
      continue;
    }
    int64_t run = 1;  // number of rows that read consecutive positions
    if (!inverse) run = std::min(n - i, (from[2] - 1 - s) / stride[2] + 1);
    const int64_t step_x = step[2] * stride[2];
    const T* p = line + s * step[2];
    if (channels_last()) {
      T* to = block + i * columns() + tap * channels;
      for (int64_t r = 0; r < run; ++r) copy_few(p + r * step_x, channels, to + r * columns());
    } else {
      for (int64_t k = 0; k < channels; ++k) {
        const T* from_k = p + k * channel_step;
        T* to = block + (k * taps + tap) * rows + i;
        if (step_x == 1) copy_few(from_k, run, to);
        else
          for (int64_t r = 0; r < run; ++r) to[r] = from_k[r * step_x];
      }
    }
    i += run;
  }
}

template <class T>
void Patches::fill_line(const T* line, bool live, int64_t x, int64_t n, int64_t first_tap,
                        int64_t rows, T* block) const {
  const int64_t across = kernel[2];
  if (!live) {
    if (channels_last()) {
      for (int64_t i = 0; i < n; ++i) {
        std::fill_n(block + i * columns() + first_tap * channels, across * channels, T{0});
      }
    } else {
      for (int64_t k = 0; k < channels; ++k) {
        for (int64_t t = 0; t < across; ++t) {
          std::fill_n(block + (k * taps + first_tap + t) * rows, n, T{0});
        }
      }
    }
    return;
  }
  // Positions whose taps are all inside the line read one contiguous run each.
  int64_t begin = 0, end = 0;
  if (channels_last() && step[2] == channels && dilation[2] == 1 && !inverse) {
    begin = std::clamp<int64_t>((padding[2] + stride[2] - 1) / stride[2] - x, 0, n);
    const int64_t last = from[2] - across + padding[2];  // limit of x * stride
    end = last < 0 ? begin : std::clamp<int64_t>(last / stride[2] + 1 - x, begin, n);
    for (int64_t i = begin; i < end; ++i) {
      copy_few(line + ((x + i) * stride[2] - padding[2]) * channels, across * channels,
               block + i * columns() + first_tap * channels);
    }
  }
  const int64_t skip = channels_last() ? columns() : 1;
  for (int64_t t = first_tap; t < first_tap + across; ++t) {
    fill_tap(line, x, begin, t, rows, block);
    fill_tap(line, x + end, n - end, t, rows, block + end * skip);
  }
}

template <class T>
void Patches::fill_as(const T* base, int64_t begin, int64_t rows, T* block) const {
  const int64_t skip = channels_last() ? columns() : 1;
  for (int64_t r = 0, n; r < rows; r += n) {
    const int64_t at = begin + r, line = at / to[2];
    const int64_t x = at % to[2], y = line % to[1], z = line / to[1] % to[0];
    const T* image = base + line / (to[1] * to[0]) * image_step;
    n = std::min(to[2] - x, rows - r);
    for (int64_t a = 0; a < kernel[0]; ++a) {
      const int64_t sz = source(0, z, a);
      for (int64_t b = 0; b < kernel[1]; ++b) {
        const int64_t sy = source(1, y, b);
        const bool live = sz >= 0 && sy >= 0;
        const T* from_line = live ? image + sz * step[0] + sy * step[1] : nullptr;
        fill_line(from_line, live, x, n, (a * kernel[1] + b) * kernel[2], rows, block + r * skip);
      }
    }
  }
  if (!ones) return;
  const MatrixStrides v = view(rows);
  const uint32_t short_one = dtype == DType::bf16 ? 0x3f80u : 0x3c00u;
  const uint32_t one = dtype == DType::f32 ? 0x3f800000u : short_one;
  for (int64_t r = 0; r < rows; ++r) block[v.at(r, depth())] = static_cast<T>(one);
}

void Patches::fill(const void* base, int64_t begin, int64_t rows, void* block) const {
  if (dtype == DType::f32) {
    fill_as(static_cast<const uint32_t*>(base), begin, rows, static_cast<uint32_t*>(block));
  } else {
    fill_as(static_cast<const uint16_t*>(base), begin, rows, static_cast<uint16_t*>(block));
  }
}

int64_t tap_offset(const Spec& w, int64_t t) {
  int64_t offset = 0;
  for (int d = w.rank() - 1; d >= 2; --d) {
    offset += t % w.shape[d] * w.stride[d];
    t /= w.shape[d];
  }
  return offset;
}

}  // namespace mpt::cpu::gemm
