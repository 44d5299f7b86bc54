// One source, several instruction sets. A file in simd/ is compiled once per set, its code in
// namespace mpt::cpu::MPT_ISA, and ends in one table of functions; the right table is picked at run
// time.
//
// In those files: nothing inline from outside MPT_ISA may be called (no std templates, no helper of
// core/), for the linker keeps only one copy of such a function, perhaps the AVX-512 one.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/cpu_info.h"

// How many of Isa's sets are built, from the lowest up (Meson option isa).
#if !defined(MPT_ISAS)
#if defined(__x86_64__)
#define MPT_ISAS 3
#else
#define MPT_ISAS 1
#endif
#endif
#if MPT_ISAS >= 2
#define MPT_IF_AVX2(...) __VA_ARGS__
#else
#define MPT_IF_AVX2(...)
#endif
#if MPT_ISAS >= 3
#define MPT_IF_AVX512(...) __VA_ARGS__
#else
#define MPT_IF_AVX512(...)
#endif

#define MPT_INLINE static inline __attribute__((always_inline, unused))

// Declares `Table name` for every set, and `const Table& name()` that picks.
#define MPT_ISA_TABLE(Table, name)                             \
  namespace base {                                             \
  extern const Table name;                                     \
  }                                                            \
  MPT_IF_AVX2(namespace avx2 { extern const Table name; })     \
  MPT_IF_AVX512(namespace avx512 { extern const Table name; }) \
  inline const Table& name() {                                 \
    switch (cpu_info().isa) {                                  \
      MPT_IF_AVX512(case Isa::avx512 : return avx512::name;)   \
      MPT_IF_AVX2(case Isa::avx2 : return avx2::name;)         \
      default: return base::name;                              \
    }                                                          \
  }
