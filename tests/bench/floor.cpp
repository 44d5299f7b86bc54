// Measures the machine's limits, for the share of the floor: matrix products and memory. Prints one
// JSON line: f32 and bf16 GFLOP/s of a 1024 x 1024 x 1024 product, and GB/s of c = a + b.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "mpt/mpt.hpp"

namespace {

template <class F>
double best_seconds(int rounds, F&& f) {
  double best = 1e9;
  for (int i = 0; i < rounds; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    f();
    best = std::min(
        best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  auto ctx = mpt::Context::create({.own_threads = argc > 1 ? std::atoi(argv[1]) : -1});
  mpt::NoGrad off(ctx);
  const int64_t n = 1024, big = 32 << 20;
  double rate[2];
  for (int i = 0; i < 2; ++i) {
    auto a = ctx.ones({n, n}, i ? MPT_BF16 : MPT_F32), b = ctx.ones({n, n}, i ? MPT_BF16 : MPT_F32);
    rate[i] =
        2e-9 * static_cast<double>(n * n * n) / best_seconds(10, [&] { (void)mpt::matmul(a, b); });
  }
  auto a = ctx.ones({big}), b = ctx.ones({big});
  const double bytes = 12e-9 * static_cast<double>(big);
  const double memory = bytes / best_seconds(6, [&] { (void)(a + b); });
  std::printf("{\"f32_gflops\": %.1f, \"bf16_gflops\": %.1f, \"memory_gbs\": %.1f}\n", rate[0],
              rate[1], memory);
}
