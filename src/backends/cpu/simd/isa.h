// One source, several instruction sets. A file in simd/ is compiled once per set, its code in
// namespace mpt::cpu::MPT_ISA, and ends in one table of functions; the right table is picked at run
// time.
//
// In those files: nothing inline from outside MPT_ISA may be called (no std templates, no helper of
// core/), for the linker keeps only one copy of such a function, perhaps the AVX-512 one.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/cpu_info.h"

// Declares `Table name` for every set, and `const Table& name()` that picks.
#if defined(__x86_64__)
#define MPT_ISA_TABLE(Table, name)           \
  namespace base {                           \
  extern const Table name;                   \
  }                                          \
  namespace avx2 {                           \
  extern const Table name;                   \
  }                                          \
  namespace avx512 {                         \
  extern const Table name;                   \
  }                                          \
  inline const Table& name() {               \
    switch (cpu_info().isa) {                \
      case Isa::avx512: return avx512::name; \
      case Isa::avx2: return avx2::name;     \
      default: return base::name;            \
    }                                        \
  }
#else
#define MPT_ISA_TABLE(Table, name) \
  namespace base {                 \
  extern const Table name;         \
  }                                \
  inline const Table& name() { return base::name; }
#endif
