// What this processor and its operating system let us use.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt::cpu {

// The instruction sets that the kernels in simd/ are compiled for.
enum class Isa : int32_t {
  base,    // what the compiler was told to target (SSE2 on x86-64)
  avx2,    // with FMA and F16C
  avx512,  // F, BW, DQ, VL
};

struct CpuInfo {
  Isa isa = Isa::base;
  bool avx512_bf16 = false;
  bool avx512_fp16 = false;
  bool amx_bf16 = false;  // this process has the kernel's leave to use tiles
};

// Found once. The environment variable MPT_CPU_ISA (base, avx2, avx512) lowers `isa` and, below
// avx512, drops the rest: for tests and for comparing machines.
const CpuInfo& cpu_info();

// The lines that a listing shows: "cpu", "cpu avx2", "cpu avx512".
const char* isa_name();

}  // namespace mpt::cpu
