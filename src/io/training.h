// Checkpoints: a whole training in one file, to be continued bit for bit.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/ref.h"
#include "io/stream.h"
#include "optim/optimizer.h"
#include "params/params.h"
#include "train/lbfgs.h"
#include "train/scaler.h"
#include "train/stepper.h"

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
  Training();
  Training(Training&&) noexcept;
  ~Training();
  std::vector<Ref<Stepper>> steppers;
  std::vector<Ref<Params>> sets;  // includes the set of each optimizer
  std::vector<Ref<Optimizer>> optimizers;
  Ref<Scaler> scaler;                     // may be empty
  std::vector<Ref<Scaler>> loss_scalers;  // for the second loss and later ones
  std::vector<Ref<Scaler>> more_scalers;  // scalers of further steppers, of L-BFGS, and of the host
  std::vector<Ref<Lbfgs>> lbfgs;          // their sets and scalers are listed above
  std::vector<HostValue> values;
  Ref<Comm> ranks;         // that train together; may be empty
  int32_t arithmetic = 0;  // in force; bitwise results need the same one

  Context& ctx() const { return sets[0]->ctx(); }
  // Calls f(scaler) for each scaler, in the order of the lists.
  template <class F>
  void for_each_scaler(F f) const {
    if (scaler) f(*scaler);
    for (const auto* list : {&loss_scalers, &more_scalers})
      for (const Ref<Scaler>& s : *list) f(*s);
  }
  // Calls f(entry) for each parameter and buffer, set by set.
  template <class F>
  void for_each_tensor(F f) const {
    for (const Ref<Params>& set : sets)
      for (const auto* list : {&set->params(), &set->buffers()})
        for (const Params::Entry& e : *list) f(e);
  }
};

// Everything of a training but the elements of parameters and buffers, and the variables of the
// host.
struct TrainingValues {
  TrainingValues();
  TrainingValues(const TrainingValues&);
  TrainingValues(TrainingValues&&) noexcept;
  TrainingValues& operator=(TrainingValues&&) noexcept;
  ~TrainingValues();
  Generator generator;
  std::vector<uint8_t> trains;  // 0: frozen; one per parameter, set by set
  std::vector<Optimizer::State> optimizers;
  struct OfScaler {
    ScalerOptions options;
    ScalerState state;
  };
  std::vector<OfScaler> scalers;  // in the order of Training::for_each_scaler
  std::vector<Lbfgs::Saved> lbfgs;
};
// Returns the values of now, with the tensors of now.
TrainingValues values_of(const Training& t);
// Puts values that were checked in place, and drops the gradients.
void put(const Training& t, TrainingValues&& v) noexcept;
// to: nullptr on a rank that only gives the states that it keeps. All ranks call it where an
// optimizer is sharded.
void save_training(Sink* to, const Training& t);
// Changes nothing if it throws.
void load_training(std::shared_ptr<const Source> from, const Training& t);

}  // namespace mpt::io
