// Machine: measures the rates of f32 and bf16 multiply-adds in short bursts.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/machine.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>

#include "backends/cpu/gemm/family.h"

namespace mpt::cpu {
namespace {

double rate(const gemm::Family& f) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const double operations = f.burst();
  return operations / std::max(1e-9, std::chrono::duration<double>(Clock::now() - begin).count());
}

const gemm::Family* native_family() {
#if MPT_ISA_MAX == 2
  if (cpu_info().amx_bf16) return &bf16::gemm_amx;
  if (cpu_info().avx512_bf16) return &bf16::gemm_vnni;
#endif
  return nullptr;
}

Machine decide() {
  const char* wish = std::getenv("MPT_CPU_BF16");
  if (wish && native_family()) {
    Machine m;
    m.bf16 = std::strcmp(wish, "native") ? Native16::slow : Native16::fast;
    return m;
  }
  return measure_machine();
}

}  // namespace

Machine measure_machine() {
  Machine m;
  const gemm::Family* native = native_family();
  if (!native) return m;
  for (int i = 0; i < 16; ++i) {  // alternately, best of each: other load slows both
    m.f32_rate = std::max(m.f32_rate, rate(gemm_fma()));
    m.bf16_rate = std::max(m.bf16_rate, rate(*native));
  }
  m.bf16 = m.bf16_rate > 1.2 * m.f32_rate ? Native16::fast : Native16::slow;
  return m;
}

bool has_native16() { return native_family() != nullptr; }

const Machine& machine() {
  static const Machine m = decide();
  return m;
}

}  // namespace mpt::cpu
