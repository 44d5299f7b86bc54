// Checkpoints: a whole training in one file, to be continued bit for bit.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "core/ref.h"
#include "optim/optimizer.h"
#include "params/params.h"
#include "train/lbfgs.h"
#include "train/scaler.h"

namespace mpt::io {

// Memory of the host: a save reads it, and a load of the checkpoint overwrites it.
struct HostValue {
  std::string key;
  void* data;
  size_t bytes;
};

// The parts of a training, all of one context. A part is known by its place in its list, a
// parameter by its name in its set.
struct Training {
  std::vector<Ref<Params>> sets;  // includes the set of each optimizer
  std::vector<Ref<Optimizer>> optimizers;
  Ref<Scaler> scaler;                     // may be empty
  std::vector<Ref<Scaler>> loss_scalers;  // for the second loss and later ones
  std::vector<Ref<Scaler>> more_scalers;  // scalers of further steppers, of L-BFGS, and of the host
  std::vector<Ref<Lbfgs>> lbfgs;          // their sets and scalers are listed above
  std::vector<HostValue> values;
  int32_t arithmetic = 0;  // in force; bitwise results need the same one

  Context& ctx() const { return sets[0]->ctx(); }
};
void save_training(const char* path, const Training& t);
// Changes nothing if it throws.
void load_training(const char* path, const Training& t);

}  // namespace mpt::io
