// Resample: separable weighted sums over planes, for average pools, interpolation and both
// gradients.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "backends/cpu/window/planes.h"

namespace mpt::cpu {

enum class Pass { forward, backward };

// The weighted sums of the output positions along one dim: each output has up to `most_taps` taps.
// They are stored tap by tap: tap t of output o is at[t * outputs + o]. An output with fewer taps
// has `inputs` in the place of a position, with weight 0.
struct Taps {
  struct Tap {
    int64_t at;
    double weight;
  };
  using Lists = std::vector<std::vector<Tap>>;  // one list per output

  int64_t inputs = 1, outputs = 1, most_taps = 1;
  std::vector<int32_t> at = {0};
  std::vector<float> weight = {1};
  std::vector<double> exact = {1};  // the weights in double, for f64

  Taps() = default;
  Taps(const Lists& lists, int64_t inputs);
  // Returns the taps of the gradient: for each input, the outputs that it contributes to.
  static Taps transposed(const Lists& lists, int64_t inputs);
};

// The most taps along one dim that are kept in a table, at 32 bytes each. Windows that overlap much
// have more taps than the tensors have elements.
inline constexpr int64_t kMostTaps = int64_t{1} << 22;

// True if the positions along each dim fit those of the tables.
inline bool has_small_positions(const Planes& x, const Planes& y) {
  for (int d = 0; d < 3; ++d)
    if (x.size[d] >= INT32_MAX || y.size[d] >= INT32_MAX) return false;
  return true;
}

struct TapsOfDims {
  Taps dim[3];
};

// f32, bf16 and f16 use SIMD; f64 is in windows64.cpp.
std::unique_ptr<Prepared> make_resample(const Request& r, int spatial, TapsOfDims taps, Why& why);
std::unique_ptr<Prepared> make_resample64(const Request& r, int spatial, TapsOfDims taps);

}  // namespace mpt::cpu
