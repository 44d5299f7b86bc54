// Constants of e^x, which math.h and the epilogue of products (gemm/epilogue.h) use:
// x = n ln2 + r with integer n and |r| <= ln2 / 2, and e^x = 2^n e^r.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/isa.h"

namespace mpt::cpu::MPT_ISA {

inline constexpr float kLog2e = 1.44269504f;
// ln2 in two parts. The upper one has trailing zeros, so that its product with n is exact without
// FMA too.
inline constexpr float kLn2High = 0.693359375f, kLn2Low = -2.12194440e-4f;
// The polynomial (e^r - 1 - r) / r^2, from the highest power on.
inline constexpr float kExpTail[] = {1.9875691500e-4f, 1.3981999507e-3f, 8.3334519073e-3f,
                                     4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f};

}  // namespace mpt::cpu::MPT_ISA
