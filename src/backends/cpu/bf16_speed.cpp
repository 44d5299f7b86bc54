// Measures the rates of f32 and bf16 multiply-adds in short runs.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/bf16_speed.h"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "backends/cpu/gemm/family.h"
#include "core/system.h"

namespace mpt::cpu {
namespace {

double rate(const gemm::Family& f) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const double operations = f.benchmark();
  return operations / std::max(1e-9, std::chrono::duration<double>(Clock::now() - begin).count());
}

MeasuredRates decide() {
  const char* requested = system::setting("MPT_CPU_BF16");
  if (requested && gemm::native_family()) {
    MeasuredRates m;
    m.bf16 = std::strcmp(requested, "native") ? Bf16Speed::slow : Bf16Speed::fast;
    return m;
  }
  return measure_rates();
}

}  // namespace

MeasuredRates measure_rates() {
  MeasuredRates m;
  const gemm::Family* native = gemm::native_family();
  if (!native) return m;
  // The runs alternate, and the best of each counts, because other load on the machine slows both.
  for (int i = 0; i < 16; ++i) {
    m.f32_rate = std::max(m.f32_rate, rate(gemm_fma()));
    m.bf16_rate = std::max(m.bf16_rate, rate(*native));
  }
  m.bf16 = m.bf16_rate > 1.2 * m.f32_rate ? Bf16Speed::fast : Bf16Speed::slow;
  return m;
}

bool has_native16() { return gemm::native_family() != nullptr; }

const MeasuredRates& measured_rates() {
  static const MeasuredRates m = decide();
  return m;
}

}  // namespace mpt::cpu
