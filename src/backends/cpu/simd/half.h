// bf16 and f16 to and from native vectors of f32. Narrowing rounds to the nearest, ties to even,
// and NaN stays NaN, as in core/half.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/native.h"

namespace mpt::cpu::MPT_ISA {

// -- bf16 -----------------------------------------------------------------------------------------

// Constants of the rounding. A loop may keep hidden ones in registers (n_opaque).
struct Bf16Constants {
  ni half = n_seti(0x7fff), one = n_seti(1), quiet = n_seti(0x40);
};
MPT_INLINE Bf16Constants opaque_bf16_constants() {
  return {n_opaque(n_seti(0x7fff)), n_opaque(n_seti(1)), n_opaque(n_seti(0x40))};
}

// Rounds numbers (not NaN) to bf16 in the upper 16 bits; the lower 16 bits are unspecified.
MPT_INLINE ni n_round_bf16(nf v, const Bf16Constants& c = {}) {
  const ni u = n_bits(v);
  return n_addi(n_addi(u, c.half), n_and(n_right<16>(u), c.one));
}
// Returns bf16 in the lower 16 bits: of numbers, and of any value.
MPT_INLINE ni n_bf16_of_numbers(nf v, const Bf16Constants& c = {}) {
  return n_right<16>(n_round_bf16(v, c));
}
MPT_INLINE ni n_bf16_bits(nf v, const Bf16Constants& c = {}) {
  const ni quiet = n_or(n_right<16>(n_bits(v)), c.quiet);
  return n_picki(n_nan(v, v), quiet, n_bf16_of_numbers(v, c));
}
MPT_INLINE nf n_bf16_value(ni h) { return n_float(n_left<16>(h)); }
// Clears the lower 16 bits.
MPT_INLINE nf n_upper_half(ni u) { return n_float(n_and(u, n_seti(-0x10000))); }

#if defined(__AVX512F__)
MPT_INLINE __m256i n_narrow_bf16(nf v, [[maybe_unused]] const Bf16Constants& c = {}) {
#if defined(__AVX512BF16__)
  return (__m256i)_mm512_cvtneps_pbh(v);
#else
  return _mm512_cvtepi32_epi16(n_bf16_bits(v, c));
#endif
}
#elif defined(__AVX2__)
// Packs the lower 16 bits of the lanes; the upper 16 bits must be 0.
MPT_INLINE __m256i n_pack16(ni a, ni b) {
  return _mm256_permute4x64_epi64(_mm256_packus_epi32(a, b), 0xd8);
}
// NaN is rare: one test for both vectors selects the shorter code.
MPT_INLINE __m256i n_narrow_bf16(nf a, nf b, const Bf16Constants& c = {}) {
  if (__builtin_expect(!n_any(n_nan(a, b)), 1)) {
    return n_pack16(n_bf16_of_numbers(a, c), n_bf16_of_numbers(b, c));
  }
  return n_pack16(n_bf16_bits(a, c), n_bf16_bits(b, c));
}
#endif

// -- f16, where the processor has no instructions for it ------------------------------------------

#if !defined(__AVX2__)
MPT_INLINE_IF_AVX2 nf n_f16_value(ni h) {
  const ni sign = n_left<16>(n_and(h, n_seti(0x8000))), em = n_and(h, n_seti(0x7fff));
  // Scaling by 2^112 adjusts the exponent and is exact for subnormals too.
  const nf scaled = n_float(n_left<13>(em)) * n_set(0x1p112f);
  const ni special = n_or(n_left<13>(em), n_seti(0x7f800000));
  const ni quiet = n_picki(n_gti(em, n_seti(0x7c00)), n_or(special, n_seti(0x400000)), special);
  return n_float(n_or(n_picki(n_gti(em, n_seti(0x7bff)), quiet, n_bits(scaled)), sign));
}
// Returns f16 in the lower 16 bits.
MPT_INLINE_IF_AVX2 ni n_f16_bits(nf v) {
  const ni u = n_bits(v), a = n_and(u, n_seti(0x7fffffff));
  const ni sign = n_and(n_right<16>(u), n_seti(0x8000));
  const ni odd = n_and(n_right<13>(a), n_seti(1));
  const ni normal = n_right<13>(n_subi(n_addi(n_addi(a, n_seti(0xfff)), odd), n_seti(0x38000000)));
  const ni small = n_subi(n_bits(n_float(a) + n_set(0.5f)), n_seti(0x3f000000));
  ni h = n_picki(n_gti(n_seti(0x38800000), a), small, normal);
  h = n_picki(n_gti(a, n_seti(0x477fefff)), n_seti(0x7c00), h);
  const ni nan = n_or(n_seti(0x7e00), n_and(n_right<13>(a), n_seti(0x3ff)));
  return n_or(n_picki(n_gti(a, n_seti(0x7f800000)), nan, h), sign);
}
#endif

}  // namespace mpt::cpu::MPT_ISA
