// Trains with the optimizer that cost_of_change.py adds, and follows it by a plain loop.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdio>
#include <vector>

#include "mpt/mpt.hpp"

namespace {

constexpr int kCount = 5000, kSteps = 20;
constexpr double kLr = 0.01, kLeak = 0.3, kBeta = 0.9;

float gradient(int i, int step) { return static_cast<float>(std::sin(0.37 * i + step)); }

// The largest difference to a plain loop, after all steps.
double train(mpt_context_flags flags, int32_t state_bits) {
  const auto c = mpt::Context::create({.own_threads = 2, .flags = flags});
  const mpt::Scope scope(c);
  const mpt::Params params(c);
  mpt::Tensor w = c.full({kCount}, 1.0);
  params.add("w", w);
  mpt_optimizer_desc rule = mpt::signum(kLr);
  rule.leak = kLeak;
  rule.state_bits = state_bits;
  const mpt::Optimizer optimizer(params, rule);
  std::vector<double> p(kCount, 1.0), m(kCount, 0.0);
  for (int step = 0; step < kSteps; ++step) {
    std::vector<float> g(kCount);
    for (int i = 0; i < kCount; ++i) {
      g[static_cast<size_t>(i)] = gradient(i, step);
      double &mi = m[static_cast<size_t>(i)], &pi = p[static_cast<size_t>(i)];
      mi += (1 - kBeta) * (static_cast<double>(g[static_cast<size_t>(i)]) - mi);
      pi -= kLr * (static_cast<double>((mi > 0) - (mi < 0)) + kLeak * mi);
    }
    w.set_grad(c.tensor({kCount}, g));
    optimizer.step();
  }
  double most = 0;
  const std::vector<float> got = w.read<float>();
  for (size_t i = 0; i < got.size(); ++i)
    most = std::fmax(most, std::fabs(static_cast<double>(got[i]) - p[i]));
  return most;
}

}  // namespace

int main() {
  const double cpu = train(0, 32), ref = train(MPT_CONTEXT_REFERENCE, 32), coded = train(0, 8);
  std::printf("largest difference: %g, reference %g, states of 8 bits %g\n", cpu, ref, coded);
  return cpu < 1e-5 && ref < 1e-5 && coded < 0.05 ? 0 : 1;
}
