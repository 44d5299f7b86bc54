// Runs tests with the kernels of the instruction set that MPT_CPU_ISA names. Where the processor
// lacks it, other kernels would run, so the tests are skipped. With --lower they are also skipped
// where it is the processor's own, for programs that run without MPT_CPU_ISA, too.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include "harness.h"

namespace {

constexpr const char* kSets[] = {"base", "avx2", "avx512"};

int highest_set() {
#if defined(__x86_64__)
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return 0;
  for (const bool part :
       {__builtin_cpu_supports("avx512f") != 0, __builtin_cpu_supports("avx512bw") != 0,
        __builtin_cpu_supports("avx512dq") != 0, __builtin_cpu_supports("avx512vl") != 0}) {
    if (!part) return 1;
  }
  return 2;
#else
  return 0;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  bool lower = false;
  for (int i = 1; i < argc; ++i) lower |= !std::strcmp(argv[i], "--lower");
  const char* asked = std::getenv("MPT_CPU_ISA");
  int set = 0;
  while (asked && set < static_cast<int>(std::size(kSets)) && std::strcmp(kSets[set], asked)) ++set;
  if (asked && set > highest_set() - lower) {
    std::printf("%s: %s\n", asked,
                set > highest_set() ? "this processor does not have it"
                                    : "the tests without MPT_CPU_ISA cover it");
    return 77;  // Meson's status of a test that was skipped
  }
  mpt::test::tests_lower_set = asked && set < highest_set();
  return RUN_ALL_TESTS();
}
