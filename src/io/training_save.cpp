// Saving of checkpoints, by one rank or by several that keep parts of a training.
// SPDX-License-Identifier: Apache-2.0
#include "io/training.h"

#include <cstring>
#include <exception>
#include <map>
#include <set>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/context.h"
#include "core/error.h"
#include "io/params_file.h"
#include "io/ranks_save.h"
#include "io/training_names.h"
#include "io/training_state.h"
#include "precision/master.h"

namespace mpt::io {
namespace {

// -- what is no tensor ----------------------------------------------------------------------------

int32_t set_of(const Training& t, const Params& params) {
  for (size_t i = 0; i < t.sets.size(); ++i)
    if (t.sets[i].get() == &params) return static_cast<int32_t>(i);
  return 0;
}

void note_format(const StateSpec& s, SlotSaved& saved) {
  if (!is_coded(s.format)) return;
  saved.state_bits = bits_of(s.format);
  saved.state_block = s.block;
}

OptimizerSaved text_of(const Training& t, const Optimizer& o, const Optimizer::State& now) {
  OptimizerSaved s;
  s.set = set_of(t, o.params());
  s.steps = now.steps;
  s.schedule = now.schedule;
  s.schedule_start = now.schedule_start;
  s.groups = now.hyper;
  for (size_t g = 0; g < now.given_lrs.size(); ++g)
    if (const auto& given = now.given_lrs[g])
      s.given_lrs.push_back({static_cast<int32_t>(g), *given});
  for (size_t i = 0; i < now.slots.size(); ++i) {
    const Optimizer::Slot& slot = now.slots[i];
    SlotSaved& saved = s.slots.emplace_back();
    saved = {slot.entry->name, slot.group, o.updates(i)};
    for (const OptimizerState& state : slot.state) {
      if (state) note_format(state.spec(), saved);
    }
  }
  return s;
}

LbfgsSaved text_of(const Training& t, const Lbfgs& l, const Lbfgs::Saved& now) {
  LbfgsSaved s{.set = set_of(t, *l.set()),
               .options = now.options,
               .steps = now.steps,
               .evaluations = now.evaluations,
               .iterations = now.state.iterations,
               .step_size = now.state.step_size,
               .curvature = now.state.curvature,
               .rho = {}};
  for (const Lbfgs::Pair& p : now.state.pairs) s.rho.push_back(p.rho);
  return s;
}

TrainingState text_of(const Training& t, const TrainingValues& now) {
  TrainingState s;
  s.generator = now.generator;
  s.arithmetic = t.arithmetic;
  auto trains = now.trains.begin();
  for (const Ref<Params>& set : t.sets) {
    auto& frozen = s.frozen.emplace_back();
    for (const Params::Entry& e : set->params())
      if (*trains++ == 0) frozen.push_back(e.name);
  }
  for (size_t i = 0; i < t.optimizers.size(); ++i)
    s.optimizers.push_back(text_of(t, *t.optimizers[i], now.optimizers[i]));
  auto scaler = now.scalers.begin();
  if (t.scaler) s.scaler = *scaler++;
  const auto further = scaler + static_cast<ptrdiff_t>(t.loss_scalers.size());
  if (!t.loss_scalers.empty()) s.loss_scalers.emplace(scaler, further);
  s.more_scalers.assign(further, now.scalers.end());
  for (size_t i = 0; i < t.lbfgs.size(); ++i)
    s.lbfgs.push_back(text_of(t, *t.lbfgs[i], now.lbfgs[i]));
  return s;
}

// -- tensors --------------------------------------------------------------------------------------

// Coded states are saved as codes, so that they are restored bit for bit.
void add_state(std::vector<Named>& to, const OptimizerState& state, std::string name,
               std::string scale) {
  to.push_back(named(std::move(name), state.codes()));
  if (is_coded(state.spec().format)) to.push_back(named(std::move(scale), state.scale()));
}

// Adds the values of the parameters and buffers. Only their owners have the masters of sharded
// ones.
void add_values(const Training& t, RanksSave* ranks, std::vector<Named>& to) {
  std::map<const TensorImpl*, int32_t> owners;
  for (const Ref<Optimizer>& o : t.optimizers) {
    if (!o->is_sharded()) continue;
    for (const Optimizer::Slot& s : o->slots()) owners[s.entry->tensor.get()] = s.owner;
  }
  for (size_t i = 0; i < t.sets.size(); ++i) {
    for (const auto* list : {&t.sets[i]->params(), &t.sets[i]->buffers()}) {
      for (const Params::Entry& e : *list) {
        Named n = named_value(nested(part("params", i), e.name), e.tensor);
        if (ranks && is_split(e.tensor))
          n = ranks->add(owners.at(e.tensor.get()), n.name, n.dtype, n.shape, n.value);
        to.push_back(std::move(n));
      }
    }
  }
}

// Adds the states of a sharded optimizer, and notes their formats in its text.
void add_sharded_states(size_t i, Optimizer& o, RanksSave& ranks, std::vector<Named>& to,
                        OptimizerSaved& text) {
  const std::vector<StateSpec> specs = ranks.specs_of(o);
  for (size_t n = 0; n < o.slots().size(); ++n) {
    const Optimizer::Slot& slot = o.slots()[n];
    for (const StateInfo& k : keys_of(o, slot)) {
      StateSpec spec = specs[n * kStates + static_cast<size_t>(k.slot)];
      if (spec.dtype == DType::none) continue;
      const OptimizerState& state = slot.state[k.slot];
      if (slot.owner < 0) {
        add_state(to, state, state_name(i, k, slot), scale_name(i, k, slot));
        continue;
      }
      note_format(spec, text.slots[n]);
      const Hyper& h = o.groups()[static_cast<size_t>(slot.group)].hyper;
      spec.shape = state_spec(h, k, slot.entry->tensor).shape;
      const bool coded = is_coded(spec.format);
      const auto codes = [&state] { return state.codes(); };
      const auto scale = [&state] { return state.scale(); };
      to.push_back(ranks.add(slot.owner, state_name(i, k, slot), coded ? DType::u8 : spec.dtype,
                             coded ? Dims{spec.code_bytes()} : spec.shape, codes));
      if (coded)
        to.push_back(
            ranks.add(slot.owner, scale_name(i, k, slot), DType::f32, {spec.blocks()}, scale));
    }
  }
}

// Returns the ranks that own parts of the training; empty if this rank has all of it. Throws if
// what other ranks keep cannot be found.
Ref<Comm> owners_of(const Training& t) {
  Ref<Comm> ranks;
  std::set<const TensorImpl*> owned;
  for (const Ref<Optimizer>& o : t.optimizers) {
    if (!o->is_sharded()) continue;
    const Ref<Comm>& own = o->ranks();
    if (!ranks) ranks = own;
    if (own->size() != ranks->size() || own->rank() != ranks->rank()) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "the states of two optimizers are split over different ranks (mpt_stepper_desc.shard): "
           "save each to a file of its own");
    }
    for (const Optimizer::Slot& s : o->slots()) owned.insert(s.entry->tensor.get());
  }
  for (const Ref<Params>& set : t.sets) {
    for (const Params::Entry& e : set->params()) {
      if (!is_split(e.tensor)) continue;
      if (owned.count(e.tensor.get())) continue;
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "one rank has the exact value of '%s' (mpt_stepper_desc.shard): name the stepper or the "
           "optimizer of its set in the training",
           e.name.c_str());
    }
  }
  return ranks;
}

void save_training(Sink* to, const Training& t, RanksSave* ranks) {
  Context& ctx = t.ctx();
  need_no_recorded_work(ctx, "mpt_training_save");
  std::vector<Named> tensors;
  add_values(t, ranks, tensors);
  const TrainingValues now = values_of(t);
  TrainingState text = text_of(t, now);
  for (size_t i = 0; i < t.optimizers.size(); ++i) {
    Optimizer& o = *t.optimizers[i];
    if (o.is_sharded()) {
      add_sharded_states(i, o, *ranks, tensors, text.optimizers[i]);
      continue;
    }
    for (const Optimizer::Slot& slot : now.optimizers[i].slots) {
      for (const StateInfo& k : keys_of(o, slot)) {
        if (const OptimizerState& state = slot.state[k.slot])
          add_state(tensors, state, state_name(i, k, slot), scale_name(i, k, slot));
      }
    }
  }
  for (size_t i = 0; i < t.lbfgs.size(); ++i) {
    const Lbfgs::State& state = now.lbfgs[i].state;
    if (state.direction) tensors.push_back(named(lbfgs_name(i, "direction"), state.direction));
    if (state.gradient) tensors.push_back(named(lbfgs_name(i, "gradient"), state.gradient));
    for (size_t k = 0; k < state.pairs.size(); ++k) {
      tensors.push_back(named(pair_name(i, "y", k), state.pairs[k].y));
      tensors.push_back(named(pair_name(i, "s", k), state.pairs[k].s));
    }
  }
  for (const HostValue& v : t.values) {
    const Dims shape{static_cast<int64_t>(v.bytes)};
    tensors.push_back({nested("host", v.key), DType::u8, shape, [&ctx, &v, shape] {
                         const PlaceGuard on_host(ctx, ctx.host);
                         Tensor bytes = Tensor::empty(ctx, DType::u8, shape);
                         upload(bytes, v.data, v.bytes);
                         return bytes;
                       }});
  }
  const Metadata metadata = {{kMetadata, to_text(text)}};
  if (!ranks) return save_safetensors(*to, std::move(tensors), metadata, Checksum::xxh64);
  ranks->begin();
  std::string failure;
  try {
    if (to) save_safetensors(*to, std::move(tensors), metadata, Checksum::xxh64);
  } catch (const std::exception& e) {
    failure = *e.what() ? e.what() : "for no known reason";
    ranks->finish(failure);
    throw;
  }
  ranks->finish({});
}

// -- several ranks --------------------------------------------------------------------------------

// Returns a hash of what the ranks of a save must have in common.
uint64_t hash_of(const Training& t) {
  SameHash h;
  for (const Ref<Params>& set : t.sets) h.add(set->params().size() + set->buffers().size());
  for (const Ref<Optimizer>& o : t.optimizers) {
    h.add(o->slots().size());
    for (const Optimizer::Slot& s : o->slots()) {
      h.add(s.entry->name.data(), s.entry->name.size());
      h.add(static_cast<uint64_t>(s.owner));
      h.add(static_cast<uint64_t>(s.group));
    }
  }
  return h.value();
}

}  // namespace

void save_training(Sink* to, const Training& t) {
  const Ref<Comm> owners = owners_of(t);
  if (!owners) {
    if (to) save_training(to, t, nullptr);
    return;
  }
  int passes = 0;  // over the values
  if (to) passes = to->can_rewrite() ? 1 : 2;
  RanksSave ranks(*owners, passes, hash_of(t));
  try {
    save_training(to, t, &ranks);
  } catch (const std::exception& e) {
    if (!ranks.is_finished())  // the others must not wait
      owners->break_off("rank %d failed in mpt_training_save: %s", owners->rank(), e.what());
    throw;
  }
}

}  // namespace mpt::io
