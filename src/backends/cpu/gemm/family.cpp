// The choice of a Family.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/family.h"

#include "backends/cpu/bf16_speed.h"

namespace mpt::cpu::gemm {

const Family* native_family() {
#if MPT_ISA_MAX == 2
  if (cpu_info().amx_bf16) return &bf16::gemm_amx;
  if (cpu_info().avx512_bf16) return &bf16::gemm_vnni;
#endif
  return nullptr;
}

const Family& family_for(DType t, Arithmetic a) {
  const Family* native = t == DType::bf16 && native16(a) ? native_family() : nullptr;
  return native ? *native : gemm_fma();
}

}  // namespace mpt::cpu::gemm
