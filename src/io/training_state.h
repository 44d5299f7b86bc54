// Training state: everything in a checkpoint that is not a tensor, as JSON text in the metadata of
// the file.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/context.h"
#include "io/training.h"

namespace mpt::io {

struct SlotSaved {
  std::string name;
  int32_t group = 0;
  int64_t steps = 0;
  int32_t state_bits = 32, state_block = 0;  // for coded states
};
struct GivenLrSaved {
  int32_t group = 0;
  Optimizer::GivenLr given;
};
struct OptimizerSaved {
  int32_t set = 0;  // index of the set it trains
  int64_t steps = 0, schedule_start = 0;
  Schedule schedule;
  std::vector<GivenLrSaved> given_lrs;  // only groups that have one
  std::vector<Hyper> groups;
  std::vector<SlotSaved> slots;
};
using ScalerSaved = TrainingValues::OfScaler;
struct LbfgsSaved {
  int32_t set = 0;
  LbfgsOptions options;
  int64_t steps = 0, evaluations = 0, iterations = 0;
  double step_size = 0, curvature = 1;
  std::vector<double> rho;  // one per pair
};
struct TrainingState {
  Generator generator;
  int32_t arithmetic = 0;
  std::vector<std::vector<std::string>> frozen;  // names per set
  std::vector<OptimizerSaved> optimizers;
  std::optional<ScalerSaved> scaler;
  std::optional<std::vector<ScalerSaved>> loss_scalers;  // if several losses have one each
  std::vector<ScalerSaved> more_scalers;
  std::vector<LbfgsSaved> lbfgs;
};

std::string to_text(const TrainingState& s);
// Parses a text that is not trusted; `path` is for messages. Takes its memory under the arena's
// limit.
TrainingState from_text(Arena& arena, const std::string& text, const char* path);

}  // namespace mpt::io
