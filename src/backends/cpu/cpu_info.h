// CpuInfo: the instruction sets that this processor and its operating system support.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt::cpu {

// Instruction sets that the kernels in simd/ are compiled for.
enum class Isa : int32_t {
  base,    // the compiler's target (SSE2 on x86-64)
  avx2,    // with FMA and F16C
  avx512,  // F, BW, DQ, VL
};

struct CpuInfo {
  Isa isa = Isa::base;
  bool avx512_bf16 = false;
  bool amx_bf16 = false;  // the operating system permits this process to use tiles
};

// Returns the features, which are detected once. The environment variable MPT_CPU_ISA (base, avx2,
// avx512) lowers `isa` and, below avx512, clears the other features: for tests and for comparing
// machines.
const CpuInfo& cpu_info();

// Returns the name that listings show: "cpu", "cpu avx2" or "cpu avx512".
const char* isa_name();

}  // namespace mpt::cpu
