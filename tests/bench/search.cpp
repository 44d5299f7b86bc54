// Benchmark of the search for non-finite values, as a cost per training step.
//
//   search CASE SECONDS THREADS    CASE: mlp116k or mlp2m5
//
// Trains networks that differ in the checks that run, in turns of ten steps each, in bf16-mixed
// with AdamW. Prints one JSON line with the median seconds of a step of each kind (search.py
// describes the kinds). `loss_check` is the time in seconds of the part that every backward pass
// runs and that cannot be switched off: the check of its loss, and of whether the step is watched.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "loss_check.h"
#include "mpt/mpt.hpp"

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

double median(std::vector<double> v) {
  std::nth_element(v.begin(), v.begin() + static_cast<int64_t>(v.size() / 2), v.end());
  return v[v.size() / 2];
}

struct Shape {
  int64_t first, second, batch;
};

enum class Kind { plain, check, clip, anomaly, bad_batch, bad_gradient };
constexpr const char* kNames[] = {"plain", "check", "clip", "anomaly", "bad_batch", "bad_gradient"};

class Training {
 public:
  Training(int threads, const Shape& shape, Kind kind)
      : kind_(kind),
        c_(mpt::Context::create({.own_threads = threads})),
        params_(c_),
        net_(mpt::nn::sequential(
            c_, {mpt::nn::linear(params_, "a", 784, shape.first, MPT_ACTIVATION_RELU),
                 mpt::nn::linear(params_, "b", shape.first, shape.second, MPT_ACTIVATION_RELU),
                 mpt::nn::linear(params_, "c", shape.second, 10)})),
        extra_(c_.zeros({1})),
        precision_("bf16-mixed"),
        x_(c_.normal({shape.batch, 784})),
        y_(c_.zeros({shape.batch}, MPT_I64)) {
    params_.add("extra", extra_);
    params_.set_precision(precision_);
    stepper_ = mpt::Stepper(c_, precision_,
                            {.clip_norm = kind == Kind::clip ? 1.0 : 0.0,
                             .check_finite = kind != Kind::plain && kind != Kind::anomaly});
    stepper_.add(mpt::Optimizer(params_, mpt::adamw(1e-3)));
    if (kind == Kind::anomaly) c_.set_anomaly(true);
    if (kind == Kind::bad_batch) {
      std::vector<float> values(static_cast<size_t>(shape.batch) * 784, 0.5f);
      values[values.size() / 2] = NAN;
      x_ = c_.tensor({shape.batch, 784}, values);
    }
  }

  void step() {
    const mpt::Scope scope(c_);
    mpt::Tensor loss;
    {
      const mpt::PrecisionScope inside(c_, precision_);
      loss = mpt::cross_entropy(net_(x_), y_);
      // The root of 0 is 0, and its gradient is not finite.
      if (kind_ == Kind::bad_gradient) loss = loss + mpt::sqrt(mpt::sum(mpt::square(extra_)));
    }
    stepper_.backward(loss);
    const bool skipped = !stepper_.step();
    if (skipped != (kind_ == Kind::bad_batch || kind_ == Kind::bad_gradient)) {
      std::fprintf(stderr, "%s: a step was %s\n", kNames[static_cast<int>(kind_)],
                   skipped ? "skipped" : "taken");
      std::exit(1);
    }
  }

 private:
  Kind kind_;
  mpt::Context c_;
  mpt::Params params_;
  mpt::Module net_;
  mpt::Tensor extra_;
  mpt::Precision precision_;
  mpt::Tensor x_, y_;
  mpt::Stepper stepper_;
};

// Returns the seconds of one check of a loss that is in the caches, like a loss that was just
// computed.
double loss_check(int threads) {
  const auto c = mpt::Context::create({.own_threads = threads});
  const mpt::Tensor loss = c.zeros({});
  std::vector<double> rounds;
  for (int i = 0; i < 50; ++i) {
    const auto begin = Clock::now();
    check_loss(loss.get(), 10000);
    rounds.push_back(seconds_since(begin) / 10000);
  }
  return median(rounds);
}

}  // namespace

int main(int argc, char** argv) {
  const bool small = argc == 4 && !std::strcmp(argv[1], "mlp116k");
  if (argc != 4 || (!small && std::strcmp(argv[1], "mlp2m5"))) {
    std::fprintf(stderr, "usage: search CASE SECONDS THREADS    CASE: mlp116k or mlp2m5\n");
    return 2;
  }
  const int threads = std::atoi(argv[3]), kinds = static_cast<int>(std::size(kNames));
  const Shape shape = small ? Shape{128, 112, 128} : Shape{1232, 1232, 256};
  std::vector<std::unique_ptr<Training>> trainings;
  std::vector<std::vector<double>> times(std::size(kNames));
  for (int k = 0; k < kinds; ++k) {
    trainings.push_back(std::make_unique<Training>(threads, shape, static_cast<Kind>(k)));
  }
  const auto begin = Clock::now();
  const double seconds = std::atof(argv[2]);
  for (int round = 0; round < 3 || seconds_since(begin) < seconds; ++round) {
    for (int k = 0; k < kinds; ++k) {
      for (int i = 0; i < 10; ++i) {
        const auto start = Clock::now();
        trainings[static_cast<size_t>(k)]->step();
        // The first steps of a turn bring their own data into the caches, and those of the first
        // turn into memory.
        if (round > 0 && i > 1) times[static_cast<size_t>(k)].push_back(seconds_since(start));
      }
    }
  }
  std::printf("{\"case\": \"%s\", \"steps\": %zu, \"loss_check\": %.4g", argv[1], times[0].size(),
              loss_check(threads));
  for (int k = 0; k < kinds; ++k) {
    std::printf(", \"%s\": %.6g", kNames[k], median(times[static_cast<size_t>(k)]));
  }
  std::printf("}\n");
}
