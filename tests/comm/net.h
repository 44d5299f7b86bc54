// A small training, which each rank has.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "on_ranks.h"

namespace mpt_test {

using Floats = std::vector<float>;

inline ::testing::AssertionResult has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << "'" << text << "' does not say: " << part;
}

inline constexpr int64_t kIn = 6, kOut = 3, kBatch = 4;

// A perceptron with a fixed batch for each rank and step.
struct Net {
  mpt::Context ctx;
  mpt::Params params;
  mpt::Module up, down;
  mpt::Precision precision;
  mpt::Optimizer optimizer;
  mpt::Stepper stepper;

  Net(const mpt::Context& c, mpt::Stepper::Options how, const char* name = "32-true",
      mpt_optimizer_desc rule = mpt::adamw(0.01))
      : ctx(c), params(c), precision(name) {
    up = mpt::nn::linear(params, "up", kIn, 16, MPT_ACTIVATION_TANH);
    down = mpt::nn::linear(params, "down", 16, kOut);
    params.set_precision(precision);
    optimizer = mpt::Optimizer(params, rule);
    stepper = mpt::Stepper(ctx, precision, how);
    stepper.add(optimizer);
  }
  mpt::Tensor batch(int32_t rank, int step) const {
    Floats v;
    for (int64_t i = 0; i < kBatch * kIn; ++i)
      v.push_back(std::sin(static_cast<float>(i + 31 * rank + 7 * step)));
    return ctx.tensor({kBatch, kIn}, v);
  }
  mpt::Tensor loss(const mpt::Tensor& x) const {
    const mpt::PrecisionScope scope(ctx, precision);
    return mpt::mean(mpt::square(precision.output(down(up(precision.input(x))))));
  }
  bool step(int32_t rank, int step) {
    stepper.backward(loss(batch(rank, step)));
    return stepper.step();
  }
  Floats values() const {
    Floats all;
    for (const char* name : {"up.weight", "up.bias", "down.weight", "down.bias"})
      for (const float v : params[name].read<float>()) all.push_back(v);
    return all;
  }
};

inline mpt::Stepper::Options with(const mpt::Comm& comm) {
  mpt::Stepper::Options how;
  how.comm = comm;
  return how;
}

}  // namespace mpt_test
