// CpuInfo: features from cpuid, limited to those whose registers the operating system saves.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/cpu_info.h"

#include <cstring>

#include "backends/cpu/simd/isa.h"
#include "core/system.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace mpt::cpu {
namespace {

#if defined(__x86_64__)
uint64_t saved_state() {
  uint32_t lo, hi;
  __asm__("xgetbv" : "=a"(lo), "=d"(hi) : "c"(0));
  return uint64_t{hi} << 32 | lo;
}

CpuInfo detect() {
  CpuInfo info;
  if (MPT_ISA_MAX == 0) return info;
  uint32_t a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return info;
  const bool fma = c >> 12 & 1, osxsave = c >> 27 & 1, f16c = c >> 29 & 1;
  if (!osxsave || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return info;
  const uint64_t saved = saved_state();
  const bool ymm = (saved & 0x6) == 0x6, zmm = (saved & 0xe6) == 0xe6;
  const bool tiles = (saved & 0x60000) == 0x60000;
  if (!ymm || !fma || !f16c || !(b >> 5 & 1)) return info;
  info.isa = Isa::avx2;
  if (MPT_ISA_MAX == 1) return info;
  constexpr uint32_t kAvx512 = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31;  // F, DQ, BW, VL
  if (!zmm || (b & kAvx512) != kAvx512) return info;
  info.isa = Isa::avx512;
  const bool amx = (d >> 24 & 1) && (d >> 22 & 1);
  const uint32_t leaves = a;
  if (leaves >= 1 && __get_cpuid_count(7, 1, &a, &b, &c, &d)) info.avx512_bf16 = a >> 5 & 1;
  info.amx_bf16 = amx && tiles && info.avx512_bf16 && system::may_use_tiles();
  return info;
}
#else
CpuInfo detect() { return {}; }
#endif

CpuInfo limit_isa(CpuInfo info) {
  const char* requested = system::setting("MPT_CPU_ISA");
  if (!requested) return info;
  if (!std::strcmp(requested, "base")) return {};
  if (!std::strcmp(requested, "avx2") && info.isa >= Isa::avx2) {
    info = {};
    info.isa = Isa::avx2;
  }
  return info;
}

}  // namespace

const CpuInfo& cpu_info() {
  static const CpuInfo info = limit_isa(detect());
  return info;
}

const char* isa_name() {
  switch (cpu_info().isa) {
    case Isa::avx512: return "cpu avx512";
    case Isa::avx2: return "cpu avx2";
    default: return "cpu";
  }
}

}  // namespace mpt::cpu
