// Compilation of one source for several instruction sets. A file in simd/ is compiled once per set,
// with its code in namespace mpt::cpu::MPT_ISA, and ends in one table of functions. The table is
// selected at run time.
//
// Such a file must not call inline functions from outside MPT_ISA (std templates, helpers of
// core/): the linker keeps only one copy of an inline function, which may be the AVX-512 one.
// Templates over a type of such a file are safe: their copies have names of their own.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/cpu_info.h"

// The sets that are built, as numbers of Isa (Meson options isa_min and isa).
#if !defined(MPT_ISA_MIN)
#define MPT_ISA_MIN 0
#endif
#if !defined(MPT_ISA_MAX)
#if defined(__x86_64__)
#define MPT_ISA_MAX 2
#else
#define MPT_ISA_MAX 0
#endif
#endif
#if MPT_ISA_MIN == 0
#define MPT_IF_BASE(...) __VA_ARGS__
#define MPT_LOWEST base
#else
#define MPT_IF_BASE(...)
#endif
#if MPT_ISA_MIN <= 1 && MPT_ISA_MAX >= 1
#define MPT_IF_AVX2(...) __VA_ARGS__
#else
#define MPT_IF_AVX2(...)
#endif
#if MPT_ISA_MIN == 1
#define MPT_LOWEST avx2
#endif
#if MPT_ISA_MAX == 2
#define MPT_IF_AVX512(...) __VA_ARGS__
#else
#define MPT_IF_AVX512(...)
#endif
#if MPT_ISA_MIN == 2
#define MPT_LOWEST avx512
#endif

#define MPT_INLINE static inline __attribute__((always_inline, unused))
// Marks helpers that need many instructions without AVX2 and few with it. They are inlined with
// AVX2 and called without, because the base set is built to be small.
#if defined(__AVX2__)
#define MPT_INLINE_IF_AVX2 MPT_INLINE
#else
#define MPT_INLINE_IF_AVX2 static __attribute__((noinline, unused))
#endif

// Declares `Table name` for every set that is built, and `const Table& name()`, which selects one.
#define MPT_ISA_TABLE(Table, name)                             \
  MPT_IF_BASE(namespace base { extern const Table name; })     \
  MPT_IF_AVX2(namespace avx2 { extern const Table name; })     \
  MPT_IF_AVX512(namespace avx512 { extern const Table name; }) \
  inline const Table& name() {                                 \
    switch (cpu_info().isa) {                                  \
      MPT_IF_AVX512(case Isa::avx512 : return avx512::name;)   \
      MPT_IF_AVX2(case Isa::avx2 : return avx2::name;)         \
      default: return MPT_LOWEST::name;                        \
    }                                                          \
  }
