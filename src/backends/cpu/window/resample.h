// Separable weighted sums over planes: average pools, interpolation, and the gradients of both.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "backends/cpu/window/planes.h"

namespace mpt::cpu {

// What each output position along one dim is the weighted sum of. Tap-major: tap t of output o is
// at[t * outputs + o]; missing ones are `inputs`, with weight 0.
struct Taps {
  struct One {
    int64_t at;
    double weight;
  };
  using Lists = std::vector<std::vector<One>>;  // of each output

  int64_t inputs = 1, outputs = 1, most = 1;
  std::vector<int32_t> at = {0};
  std::vector<float> weight = {1};
  std::vector<double> exact = {1};  // the weights again, for f64

  Taps() = default;
  Taps(const Lists& lists, int64_t inputs);
  // The gradient's: what each input went into.
  static Taps transposed(const Lists& lists, int64_t inputs);
};

struct TapsOfDims {
  Taps dim[3];
};

// f32, bf16 and f16 in SIMD, f64 in windows64.cpp.
std::unique_ptr<Prepared> make_resample(const Request& r, int spatial, TapsOfDims taps, Why& why);
std::unique_ptr<Prepared> make_resample64(const Request& r, int spatial, TapsOfDims taps);

}  // namespace mpt::cpu
