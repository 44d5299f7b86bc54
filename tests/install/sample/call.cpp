// Calls the operation that cost_of_change.py adds, with and without its nullable operand, in C++
// and by number.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdio>
#include <vector>

#include "mpt/mpt.hpp"

int main() {
  const auto c = mpt::Context::create();
  const mpt::Scope scope(c);
  const std::vector<float> values{-2, 0.5, 4}, weights{1, 2, 3};
  mpt::Tensor x = c.tensor({3}, values), weight = c.tensor({3}, weights);
  x.requires_grad();
  mpt::sum(mpt::squash(x, weight, 0.5)).backward();
  const std::vector<float> y = mpt::squash(x).read<float>(), g = x.grad().read<float>();
  const std::vector<float> by_number = mpt::run(c, c.op("squash"), {x})[0].read<float>();
  double most = y == by_number ? 0 : 1;
  for (size_t i = 0; i < values.size(); ++i) {
    const double v = static_cast<double>(values[i]), factor = 1 / (1 + 0.5 * std::fabs(v));
    most = std::fmax(most, std::fabs(static_cast<double>(y[i]) - v / (1 + std::fabs(v))));
    most = std::fmax(most, std::fabs(static_cast<double>(g[i]) -
                                     static_cast<double>(weights[i]) * factor * factor));
  }
  std::printf("largest difference: %g\n", most);
  return most < 1e-6 ? 0 : 1;
}
