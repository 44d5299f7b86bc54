// Loading of checkpoints, in three phases: match the file with the training, read all of it, and
// put it in place by calls that cannot fail.
// SPDX-License-Identifier: Apache-2.0
#include "io/training.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <set>
#include <unordered_set>

#include "autograd/node.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "io/params_file.h"
#include "io/training_names.h"
#include "io/training_state.h"
#include "ops/ops.h"

namespace mpt::io {
namespace {

// Counts the memory of a tensor as that of optimizer states.
Tensor for_states(Tensor t) {
  t->storage->set_purpose(Purpose::states);
  return t;
}

// Loads a checkpoint: read() matches and reads, apply() puts in place. A tensor of the file is
// claimed by the part that it belongs to; one that no part claims is an error.
class Loader {
 public:
  Loader(std::shared_ptr<const Source> from, const Training& t)
      : t_(t), file_(Safetensors::open(t.ctx(), std::move(from))), path_(file_->name().c_str()) {
    const std::string* text = file_->metadata(kMetadata);
    if (!text) {
      fail(MPT_ERROR_IO, "'%s' is not a training file: mpt_training_save did not write it", path_);
    }
    file_->verify();
    s_ = from_text(t.ctx().arena, *text, path_);
  }

  void read() {
    match_parts();
    for (size_t i = 0; i < t_.sets.size(); ++i) claim_set(i);
    for (size_t i = 0; i < t_.optimizers.size(); ++i) claim_optimizer(i);
    for (size_t i = 0; i < t_.lbfgs.size(); ++i) claim_lbfgs(i);
    claim_values();
    for (const Safetensors::Entry& e : file_->entries())
      if (!claimed_.contains(&e)) unexpected_.add(e.name);
    if (missing_.count() + unexpected_.count() > 0) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "'%s' does not match this training: %s%s%s%s%s", path_,
           missing_.count() ? "it lacks " : "", missing_.text().c_str(),
           missing_.count() && unexpected_.count() ? "; " : "",
           unexpected_.count() ? "this training has no " : "", unexpected_.text().c_str());
    }
    for (const auto& [e, to] : tensors_) values_.read(*file_, *e, to, Conversion::exact);
    for (size_t i = 0; i < t_.optimizers.size(); ++i) read_optimizer(i);
    for (size_t i = 0; i < t_.lbfgs.size(); ++i) read_lbfgs(i);
    if (s_.scaler) new_.scalers.push_back(*s_.scaler);
    if (s_.loss_scalers)
      new_.scalers.insert(new_.scalers.end(), s_.loss_scalers->begin(), s_.loss_scalers->end());
    new_.scalers.insert(new_.scalers.end(), s_.more_scalers.begin(), s_.more_scalers.end());
    new_.generator = s_.generator;
    const PlaceGuard on_host(t_.ctx(), t_.ctx().host);
    for (const auto& [e, v] : bytes_) host_.emplace_back(file_->read(*e));
  }

  void apply() noexcept {
    values_.apply();
    put(t_, std::move(new_));
    for (size_t i = 0; i < host_.size(); ++i) {
      const HostValue& v = *bytes_[i].second;
      if (v.bytes > 0) std::memcpy(v.data, host_[i].data(), v.bytes);
    }
  }

 private:
  template <class... A>
  [[noreturn]] void differs(const char* format, A... a) const {
    char text[600];
    std::snprintf(text, sizeof text, format, a...);
    fail(MPT_ERROR_INVALID_ARGUMENT, "'%s' does not match this training: %s", path_, text);
  }
  // Runs a check of hyper-parameters; reports a failure as a fault of the file.
  template <class F>
  void checked(F&& check) const {
    try {
      check();
    } catch (const Error& e) {
      if (e.code() != MPT_ERROR_INVALID_ARGUMENT) throw;
      fail(MPT_ERROR_IO, "'%s' is not a complete training file: %s", path_, message_of(e).c_str());
    }
  }

  void match_parts() {
    if (s_.frozen.size() != t_.sets.size() || s_.optimizers.size() != t_.optimizers.size()) {
      differs("it has %zu parameter sets and %zu optimizers, this training %zu and %zu",
              s_.frozen.size(), s_.optimizers.size(), t_.sets.size(), t_.optimizers.size());
    }
    if (s_.scaler.has_value() != static_cast<bool>(t_.scaler)) {
      differs(s_.scaler ? "it has a loss scaler, this training has none"
                        : "it has no loss scaler, this training has one");
    }
    if (s_.scaler) match_scaler(*t_.scaler, *s_.scaler);
    const size_t more = s_.loss_scalers ? s_.loss_scalers->size() : 0;
    if (more != t_.loss_scalers.size()) {
      differs("it has scalers of %zu losses, this training of %zu", more + 1,
              t_.loss_scalers.size() + 1);
    }
    for (size_t i = 0; i < more; ++i) match_scaler(*t_.loss_scalers[i], (*s_.loss_scalers)[i]);
    if (s_.more_scalers.size() != t_.more_scalers.size() || s_.lbfgs.size() != t_.lbfgs.size()) {
      differs("it has %zu more scalers and %zu L-BFGS, this training %zu and %zu",
              s_.more_scalers.size(), s_.lbfgs.size(), t_.more_scalers.size(), t_.lbfgs.size());
    }
    for (size_t i = 0; i < t_.more_scalers.size(); ++i)
      match_scaler(*t_.more_scalers[i], s_.more_scalers[i]);
    for (size_t i = 0; i < t_.lbfgs.size(); ++i) match_lbfgs(i);
    for (size_t i = 0; i < t_.optimizers.size(); ++i) match_optimizer(i);
    if (s_.arithmetic != t_.arithmetic) {
      t_.ctx().log.warn(
          "'%s' was trained with 16-bit arithmetic %d, this context has %d: results will "
          "differ in their last bits (mpt_context_set_arithmetic)",
          path_, s_.arithmetic, t_.arithmetic);
    }
  }

  void match_scaler(const Scaler& here, ScalerSaved& saved) const {
    saved.options.enabled = true;
    checked([&] { here.check_restore(saved.options, saved.state); });
  }

  void match_lbfgs(size_t i) const {
    const LbfgsSaved& in = s_.lbfgs[i];
    if (static_cast<size_t>(in.set) >= t_.sets.size() ||
        t_.sets[in.set].get() != t_.lbfgs[i]->set().get()) {
      differs("its L-BFGS %zu trains parameter set %d, in this training another one", i, in.set);
    }
    checked([&] { check(in.options); });
  }

  void match_optimizer(size_t i) {
    OptimizerSaved& in = s_.optimizers[i];
    Optimizer& o = *t_.optimizers[i];
    if (static_cast<size_t>(in.set) >= t_.sets.size() || t_.sets[in.set].get() != &o.params()) {
      differs("its optimizer %zu trains parameter set %d, in this training another one", i, in.set);
    }
    if (in.groups.size() != o.groups().size()) {
      differs("its optimizer %zu has %zu groups, in this training %zu", i, in.groups.size(),
              o.groups().size());
    }
    for (size_t g = 0; g < in.groups.size(); ++g) {
      checked([&] { check(in.groups[g]); });
      const OptimizerKind here = o.groups()[g].hyper.kind;
      if (in.groups[g].kind != here) {
        differs("group %zu of its optimizer %zu is %s, in this training %s", g, i,
                kind_name(in.groups[g].kind), kind_name(here));
      }
    }
    if (in.schedule.kind == ScheduleKind::lambda) {
      if (o.schedule().kind != ScheduleKind::lambda) {
        differs(
            "the schedule of its optimizer %zu was a function of the host: set one before the load",
            i);
      }
      in.schedule.factor_fn = o.schedule().factor_fn;
      in.schedule.user = o.schedule().user;
      in.schedule.owner = o.schedule().owner;
    }
    if (in.schedule.kind != ScheduleKind::none) checked([&] { check(in.schedule); });
    if (in.schedule_start > in.steps) {
      fail(MPT_ERROR_IO,
           "'%s' is not a complete training file: a schedule starts after the last step", path_);
    }
    for (const GivenLrSaved& given : in.given_lrs) {
      if (given.group < 0 || static_cast<size_t>(given.group) >= in.groups.size() ||
          given.given.lr < 0 || given.given.steps > in.steps) {
        fail(MPT_ERROR_IO,
             "'%s' is not a complete training file: the learning rate of a group is of no group, "
             "negative, or of a later step",
             path_);
      }
    }
  }

  // Marks the entry of a name as belonging to the training. Returns nullptr if there is none.
  const Safetensors::Entry* claim_optional(const std::string& name) {
    const Safetensors::Entry* e = file_->find(name);
    if (e) claimed_.insert(e);
    return e;
  }
  // Also notes the name as missing if there is no entry.
  const Safetensors::Entry* claim(const std::string& name) {
    const Safetensors::Entry* e = claim_optional(name);
    if (!e) missing_.add(name);
    return e;
  }

  void claim_set(size_t i) {
    const Params& set = *t_.sets[i];
    for (const auto* list : {&set.params(), &set.buffers()}) {
      for (const Params::Entry& entry : *list) {
        if (const auto* e = claim(nested(part("params", i), entry.name)))
          tensors_.emplace_back(e, entry.tensor);
      }
    }
    // Ordered, because a file could make all hashes collide.
    const std::set<std::string> frozen(s_.frozen[i].begin(), s_.frozen[i].end());
    for (const Params::Entry& e : set.params()) new_.trains.push_back(!frozen.contains(e.name));
  }

  void claim_optimizer(size_t i) {
    Optimizer& o = *t_.optimizers[i];
    std::map<std::string_view, const SlotSaved*> by_name;
    for (const SlotSaved& s : s_.optimizers[i].slots) by_name.emplace(s.name, &s);
    for (const Optimizer::Slot& slot : o.slots()) {
      const auto it = by_name.find(slot.entry->name);
      if (it == by_name.end()) {
        missing_.add(nested(part("optimizer", i), slot.entry->name));
        continue;
      }
      if (it->second->group != slot.group) {
        differs("parameter '%s' is in group %d of its optimizer %zu, in this training in group %d",
                slot.entry->name.c_str(), it->second->group, i, slot.group);
      }
      for (const StateInfo& k : keys_of(o, slot)) {
        claim_optional(state_name(i, k, slot));
        claim_optional(scale_name(i, k, slot));
      }
    }
  }

  void claim_lbfgs(size_t i) {
    for (const char* what : {"direction", "gradient"}) claim_optional(lbfgs_name(i, what));
    for (size_t k = 0; k < s_.lbfgs[i].rho.size(); ++k)
      for (const char* what : {"y", "s"}) claim(pair_name(i, what, k));
  }

  void read_lbfgs(size_t i) {
    const LbfgsSaved& in = s_.lbfgs[i];
    bool wide = true;  // all parameters that the file does not freeze are f64
    int64_t n = 0;
    const auto set = static_cast<size_t>(in.set);
    size_t first = 0;  // index of its first parameter in new_.trains
    for (size_t k = 0; k < set; ++k) first += t_.sets[k]->params().size();
    for (const Params::Entry& e : t_.sets[set]->params()) {
      if (new_.trains[first + e.index] == 0) continue;
      wide &= e.tensor.dtype() == DType::f64;
      n += e.tensor.count();
    }
    const DType dtype = wide ? DType::f64 : DType::f32;
    auto vector = [&](const std::string& name) {
      const Safetensors::Entry* e = file_->find(name);
      if (!e) return Tensor();
      need_like(*e, dtype, {n});
      return for_states(ops::convert(file_->read(*e), dtype));
    };
    Lbfgs::Saved& out = new_.lbfgs.emplace_back();
    out.options = in.options;
    out.steps = in.steps;
    out.evaluations = in.evaluations;
    out.state.iterations = in.iterations;
    out.state.step_size = in.step_size;
    out.state.curvature = in.curvature;
    out.state.direction = vector(lbfgs_name(i, "direction"));
    out.state.gradient = vector(lbfgs_name(i, "gradient"));
    const bool begun = in.iterations > 0;
    if (begun != static_cast<bool>(out.state.gradient) ||
        begun != static_cast<bool>(out.state.direction)) {
      fail(MPT_ERROR_IO,
           "'%s' is not a complete training file: L-BFGS %zu has %lld iterations and %s", path_, i,
           lld(in.iterations),
           begun ? "not both a direction and a gradient" : "a direction or a gradient");
    }
    for (size_t k = 0; k < in.rho.size(); ++k)
      out.state.pairs.push_back(
          {vector(pair_name(i, "y", k)), vector(pair_name(i, "s", k)), in.rho[k]});
  }

  // Throws unless the tensor has this shape and dtype; an f32 one may stand for f64.
  void need_like(const Safetensors::Entry& found, DType dtype, const Dims& shape) const {
    if (found.shape == shape &&
        (found.dtype == dtype || (dtype == DType::f64 && found.dtype == DType::f32))) {
      return;
    }
    differs("'%s' is %s of %s, in this training %s of %s", found.name.c_str(), found.dtype_name(),
            text(found.shape).s, name_of(dtype), text(shape).s);
  }

  void read_optimizer(size_t i) {
    const OptimizerSaved& in = s_.optimizers[i];
    Optimizer& o = *t_.optimizers[i];
    Optimizer::State& s = new_.optimizers.emplace_back();
    s.hyper = in.groups;
    s.given_lrs.resize(in.groups.size());
    for (const GivenLrSaved& given : in.given_lrs)
      s.given_lrs[static_cast<size_t>(given.group)] = given.given;
    s.schedule = in.schedule;
    s.schedule_start = in.schedule_start;
    s.steps = in.steps;
    s.is_loaded = true;
    std::vector<int64_t> updates;
    std::map<std::string_view, const SlotSaved*> saved;
    for (const SlotSaved& slot : in.slots) saved.emplace(slot.name, &slot);
    for (const Optimizer::Slot& slot : o.slots()) {
      const SlotSaved& before = *saved.at(slot.entry->name);
      Optimizer::Slot& loaded = s.slots.emplace_back();
      loaded.entry = slot.entry;
      loaded.group = slot.group;
      loaded.owner = slot.owner;
      loaded.is_away = slot.is_away;
      updates.push_back(before.steps);
      for (const StateInfo& k : keys_of(o, slot)) {
        const Safetensors::Entry* e = file_->find(state_name(i, k, slot));
        if (!e || slot.is_away) continue;
        loaded.state[k.slot] = read_state(*e, i, k, slot, before, in.groups);
      }
    }
    s.counts = Optimizer::Counts::make(o.ctx(), in.steps, updates);
  }

  OptimizerState read_state(const Safetensors::Entry& e, size_t i, const StateInfo& k,
                            const Optimizer::Slot& slot, const SlotSaved& saved,
                            const std::vector<Hyper>& groups) {
    const Tensor& p = slot.entry->tensor;
    // The state is read in the format it was saved with; the next step converts it to the group's.
    Hyper h = groups[static_cast<size_t>(slot.group)];
    h.state_bits = e.dtype == DType::u8 ? saved.state_bits : 32;
    h.state_block = saved.state_block;
    h.state_min = 0;
    checked([&] { check(h); });
    StateSpec spec = state_spec(h, k, p);
    if (!is_coded(spec.format)) {
      if (e.dtype == DType::f32 || e.dtype == DType::f64) spec.dtype = e.dtype;
      need_like(e, spec.dtype, spec.shape);
      return OptimizerState::make(spec, file_->read(e));
    }
    const Safetensors::Entry* scale = file_->find(scale_name(i, k, slot));
    if (!scale) differs("it lacks '%s'", scale_name(i, k, slot).c_str());
    need_like(e, DType::u8, {spec.code_bytes()});
    need_like(*scale, DType::f32, {spec.blocks()});
    return OptimizerState::make(spec, for_states(file_->read(e)), for_states(file_->read(*scale)));
  }

  void claim_values() {
    for (const HostValue& v : t_.values) {
      const auto* e = claim(nested("host", v.key));
      if (!e) continue;
      if (e->dtype != DType::u8 || e->end - e->begin != v.bytes) {
        differs("the value '%s' has %llu bytes in the file, %zu in this training", v.key.c_str(),
                llu(e->end - e->begin), v.bytes);
      }
      bytes_.emplace_back(e, &v);
    }
  }

  const Training& t_;
  Ref<Safetensors> file_;
  const char* path_;
  TrainingState s_;

  std::unordered_set<const Safetensors::Entry*> claimed_;
  Names missing_, unexpected_;
  std::vector<std::pair<const Safetensors::Entry*, Tensor>> tensors_;
  std::vector<std::pair<const Safetensors::Entry*, const HostValue*>> bytes_;

  NewValues values_;
  TrainingValues new_;
  std::vector<HostView<std::byte>> host_;
};

}  // namespace

void load_training(std::shared_ptr<const Source> from, const Training& t) {
  GradModeGuard no_grad(t.ctx(), GradMode::disabled);
  Loader loader(std::move(from), t);
  loader.read();
  loader.apply();
}

}  // namespace mpt::io
