// Product64: each worker packs and multiplies panels of 8 columns of B.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/f64.h"

#include <algorithm>
#include <cmath>

namespace mpt::cpu::gemm {
namespace {

double activate(Activation act, double x) {
  if (act == Activation::relu) return x < 0 ? 0 : x;
  if (act == Activation::sigmoid) return 1 / (1 + std::exp(-x));
  if (act == Activation::tanh) return std::tanh(x);
  return x;
}

}  // namespace

Product64::Product64(const Problem& problem, int32_t workers)
    : p_(problem),
      workers_(std::max(workers, 1)),
      panel_(static_cast<size_t>(std::max<int64_t>(problem.k, 1) * kPanel64) * sizeof(double)) {}

void Product64::panel(const double* a, const double* b, const ProductOperands& o, double* c,
                      int64_t col, double* packed) const {
  const int64_t n = std::min(kPanel64, p_.n - col);
  for (int64_t k = 0; k < p_.k; ++k) {
    for (int64_t j = 0; j < kPanel64; ++j) {
      packed[k * kPanel64 + j] = j < n ? b[k * p_.b.rs + (col + j) * p_.b.cs] : 0;
    }
  }
  constexpr int64_t kRows = 8;
  double sums[kRows * kPanel64];
  for (int64_t i = 0; i < p_.m; i += kRows) {
    const int64_t rows = std::min(kRows, p_.m - i);
    gemm_fma().sums64({a + i * p_.a.rs, p_.a.rs, p_.a.cs, packed, rows, p_.k}, sums);
    for (int64_t r = 0; r < rows; ++r) {
      for (int64_t j = 0; j < n; ++j) {
        double v = static_cast<double>(o.alpha) * sums[r * kPanel64 + j];
        if (o.bias) v += static_cast<const double*>(o.bias)[col + j];
        double& to = c[(i + r) * p_.c.rs + (col + j) * p_.c.cs];
        v = activate(p_.act, v);
        to = o.beta != 0 ? v + static_cast<double>(o.beta) * to : v;
      }
    }
  }
}

void Product64::run(const ProductOperands& o, void* workspace, const Jobs& jobs) const {
  const int64_t across = (p_.n + kPanel64 - 1) / kPanel64, work = kPanel64 * p_.m * p_.k;
  jobs.run(count(p_.batch) * across, std::max<int64_t>(1, 262144 / std::max<int64_t>(work, 1)),
           [&](int64_t begin, int64_t end, int32_t worker) {
             double* packed = reinterpret_cast<double*>(static_cast<char*>(workspace) +
                                                        panel_ * static_cast<size_t>(worker));
             for (int64_t t = begin; t < end; ++t) {
               int64_t a = 0, b = 0, c = 0, rest = t / across;
               for (int d = p_.batch.size() - 1; d >= 0; --d) {
                 const int64_t at = rest % p_.batch[d];
                 rest /= p_.batch[d];
                 a += at * p_.a_batch[d];
                 b += at * p_.b_batch[d];
                 c += at * p_.c_batch[d];
               }
               panel(static_cast<const double*>(o.a) + a, static_cast<const double*>(o.b) + b, o,
                     static_cast<double*>(o.c) + c, t % across * kPanel64, packed);
             }
           });
}

}  // namespace mpt::cpu::gemm
