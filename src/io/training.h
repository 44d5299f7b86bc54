// A whole training in one file: what to go on from, bit for bit.
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

struct HostValue {
  std::string key;
  void* data;
  size_t bytes;
};

// What it is made of, all of one context.
struct Training {
  std::vector<Ref<Params>> sets;  // each optimizer's is among them
  std::vector<Ref<Optimizer>> optimizers;
  Ref<Scaler> scaler;                     // or empty
  std::vector<Ref<Scaler>> loss_scalers;  // those of the second loss and on
  std::vector<Ref<Scaler>> more_scalers;  // of other loops
  std::vector<Ref<Lbfgs>> lbfgs;          // sets and scalers of theirs are among those above
  std::vector<HostValue> values;
  int32_t arithmetic = 0;  // in force here: other bits come out of another

  Context& ctx() const { return sets[0]->ctx(); }
};
void save_training(const char* path, const Training& t);
void load_training(const char* path, const Training& t);

}  // namespace mpt::io
