// The values of a training: what files and snapshots keep besides the elements of tensors.
// SPDX-License-Identifier: Apache-2.0
#include "io/training.h"

#include "core/context.h"

namespace mpt::io {

Training::Training() = default;
Training::Training(Training&&) noexcept = default;
Training::~Training() = default;
TrainingValues::TrainingValues() = default;
TrainingValues::TrainingValues(const TrainingValues&) = default;
TrainingValues::TrainingValues(TrainingValues&&) noexcept = default;
TrainingValues& TrainingValues::operator=(TrainingValues&&) noexcept = default;
TrainingValues::~TrainingValues() = default;

TrainingValues values_of(const Training& t) {
  TrainingValues v;
  v.generator = t.ctx().generator;
  for (const Ref<Params>& set : t.sets)
    for (const Params::Entry& e : set->params()) v.trains.push_back(e.tensor->wants_grad);
  for (const Ref<Optimizer>& o : t.optimizers) v.optimizers.push_back(o->saved());
  t.for_each_scaler([&](const Scaler& s) { v.scalers.push_back({s.options(), s.state()}); });
  for (const Ref<Lbfgs>& l : t.lbfgs) v.lbfgs.push_back(l->saved());
  return v;
}

void put(const Training& t, TrainingValues&& v) noexcept {
  t.ctx().generator = v.generator;
  auto trains = v.trains.begin();
  for (const Ref<Params>& set : t.sets) {
    for (const Params::Entry& e : set->params()) e.tensor->wants_grad = *trains++ != 0;
    set->zero_grad();
  }
  for (size_t i = 0; i < t.optimizers.size(); ++i)
    t.optimizers[i]->restore(std::move(v.optimizers[i]));
  auto saved = v.scalers.begin();
  t.for_each_scaler([&](Scaler& s) {
    s.restore(saved->options, saved->state);
    ++saved;
  });
  for (size_t i = 0; i < t.lbfgs.size(); ++i) t.lbfgs[i]->restore(std::move(v.lbfgs[i]));
}

}  // namespace mpt::io
