// Gathering what a convolution reads.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/patches.h"

#include <algorithm>

namespace mpt::cpu::gemm {

Patches::Patches(const ConvParams& p, const Spec& source, const Spec& rows, const Spec& w, bool inv)
    : inverse(inv) {
  images = source.shape[0];
  image_step = source.stride[0];
  channel_step = source.stride[1];
  dtype = source.dtype;
  for (int d = 0; d < p.spatial; ++d) {
    const int at = 3 - p.spatial + d;  // missing dims are outer ones of extent 1
    from[at] = source.shape[d + 2];
    to[at] = rows.shape[d + 2];
    step[at] = source.stride[d + 2];
    kernel[at] = w.shape[d + 2];
    stride[at] = p.stride[d];
    padding[at] = p.padding[d];
    dilation[at] = p.dilation[d];
    taps *= kernel[at];
  }
}

int64_t Patches::source_of(int64_t row, const int64_t* tap) const {
  int64_t offset = row / positions() * image_step, rest = row % positions();
  for (int d = 2; d >= 0; --d) {
    const int64_t at = rest % to[d];
    rest /= to[d];
    int64_t s;
    if (inverse) {
      const int64_t t = at + padding[d] - tap[d] * dilation[d];
      if (t < 0 || t % stride[d] != 0) return -1;
      s = t / stride[d];
    } else {
      s = at * stride[d] - padding[d] + tap[d] * dilation[d];
    }
    if (s < 0 || s >= from[d]) return -1;
    offset += s * step[d];
  }
  return offset;
}

template <class T>
void Patches::fill_as(const T* base, int64_t begin, int64_t rows, T* block) const {
  constexpr int64_t kRows = 512;
  int64_t at[kRows];
  for (int64_t r0 = 0; r0 < rows; r0 += kRows) {
    const int64_t n = std::min(kRows, rows - r0);
    for (int64_t t = 0; t < taps; ++t) {
      const int64_t tap[3] = {t / (kernel[1] * kernel[2]), t / kernel[2] % kernel[1],
                              t % kernel[2]};
      for (int64_t r = 0; r < n; ++r) at[r] = source_of(begin + r0 + r, tap);
      if (channels_last()) {
        for (int64_t r = 0; r < n; ++r) {
          T* to = block + (r0 + r) * columns() + t * channels;
          if (at[r] < 0) std::fill_n(to, channels, T{0});
          else std::copy_n(base + at[r], channels, to);
        }
        continue;
      }
      for (int64_t r = 0; r < n;) {  // runs of rows that read side by side, or nothing
        int64_t end = r + 1;
        while (end < n && (at[r] < 0 ? at[end] < 0 : at[end] == at[end - 1] + 1)) ++end;
        for (int64_t c = 0; c < channels; ++c) {
          T* to = block + (c * taps + t) * rows + r0 + r;
          if (at[r] < 0) std::fill_n(to, end - r, T{0});
          else std::copy_n(base + at[r] + c * channel_step, end - r, to);
        }
        r = end;
      }
    }
  }
  if (!ones) return;
  const View v = view(rows);
  const uint32_t one = dtype == DType::f32 ? 0x3f800000u : dtype == DType::bf16 ? 0x3f80u : 0x3c00u;
  for (int64_t r = 0; r < rows; ++r) block[v.at(r, depth())] = static_cast<T>(one);
}

void Patches::fill(const void* base, int64_t begin, int64_t rows, void* block) const {
  if (dtype == DType::f32) {
    fill_as(static_cast<const uint32_t*>(base), begin, rows, static_cast<uint32_t*>(block));
  } else {
    fill_as(static_cast<const uint16_t*>(base), begin, rows, static_cast<uint16_t*>(block));
  }
}

}  // namespace mpt::cpu::gemm
