// C entry points of parameter files and of checkpoints of whole trainings.
// SPDX-License-Identifier: Apache-2.0
#include "io/training.h"

#include <algorithm>

#include "api/io.h"
#include "api/streams.h"
#include "api/train.h"
#include "backends/cache.h"
#include "backends/recorder.h"
#include "io/file.h"
#include "io/params_file.h"
#include "io/snapshot.h"
#include "optim/optimizer.h"
#include "params/params.h"
#include "train/lbfgs.h"
#include "train/scaler.h"
#include "train/stepper.h"

using namespace mpt;
using namespace mpt::api;

namespace {

io::ParamsFileOptions in_options(const mpt_params_file_desc* given) {
  const mpt_params_file_desc d = in_desc(given, mpt_params_file_desc_init, "mpt_params_file_desc");
  io::ParamsFileOptions o;
  o.strict = d.strict != 0;
  if (d.prefix) o.prefix = d.prefix;
  if (d.file_prefix) o.file_prefix = d.file_prefix;
  o.metadata = in_metadata(d.metadata, d.metadata_count);
  if (d.dtype == MPT_DTYPE_NONE) return o;
  o.dtype = in_dtype(d.dtype);
  if (!is_floating(o.dtype)) {
    fail(MPT_ERROR_DTYPE, "mpt_params_file_desc.dtype is %s; it must be floating, or NONE",
         name_of(o.dtype));
  }
  return o;
}

template <class T>
void add_once(std::vector<Ref<T>>& to, const Ref<T>& o) {
  if (std::find(to.begin(), to.end(), o) == to.end()) to.push_back(o);
}

// Appends the objects of a list of handles; throws if one is there already.
template <class H, class T>
void in_objects(const H* list, int32_t count, const char* what, std::vector<Ref<T>>& to) {
  if (count < 0 || (count > 0 && !list)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_training_desc.%s: the count is %d%s", what, count,
         list ? "" : " and the list is NULL");
  }
  for (int32_t i = 0; i < count; ++i) {
    Ref<T> o = api::in(list[i]);
    if (std::find(to.begin(), to.end(), o) != to.end()) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_training_desc.%s[%d] is already in the training", what,
           i);
    }
    to.push_back(std::move(o));
  }
}

io::HostValue in_value(const mpt_host_value& v) {
  io::HostValue h = {need(v.key, "the key of a value"), v.data, v.bytes};
  if (h.key.empty()) fail(MPT_ERROR_INVALID_ARGUMENT, "the key of a value is empty");
  if (v.bytes > 0) need(v.data, "the data of a value");
  if (v.bytes > static_cast<size_t>(INT64_MAX)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "value '%s' has %zu bytes, more than an int64 can count",
         v.key, v.bytes);
  }
  return h;
}

std::vector<io::HostValue> in_values(const mpt_training_desc& d) {
  std::vector<io::HostValue> values;
  for (const mpt_host_value& v :
       in_structs(d.values, d.value_count, "mpt_training_desc.values", "mpt_host_value"))
    values.push_back(in_value(v));
  for (size_t i = 0; i < values.size(); ++i) {
    for (size_t k = 0; k < i; ++k) {
      if (values[i].key == values[k].key) {
        fail(MPT_ERROR_INVALID_ARGUMENT, "two values have the key '%s'", values[i].key.c_str());
      }
    }
  }
  return values;
}

using Steppers = std::vector<Ref<Stepper>>;

enum class FileUse { save, load };

void need_idle(const io::Training& t, FileUse use) {
  for (const Ref<Stepper>& s : t.steppers) {
    if (s->broken() && use != FileUse::load) {
      fail(MPT_ERROR_STATE,
           "a backward with release_grads failed after it had updated some parameters: "
           "mpt_training_load an earlier state, or accept the partial step by mpt_stepper_step");
    }
    if (s->open()) {
      fail(MPT_ERROR_STATE,
           "a step is incomplete, and a file does not hold the gradients of its micro-batches: "
           "call this after mpt_stepper_step or mpt_stepper_drop");
    }
    s->wait_for_answers();
  }
  bool pending = false;
  const auto wait_for = [&](Scaler& s) {
    pending |= s.has_pending_gradients();
    s.wait();
  };
  t.for_each_scaler(wait_for);
  if (pending) {
    fail(MPT_ERROR_STATE,
         "a loss was scaled and mpt_scaler_update has not followed: call this after it");
  }
}

mpt_training_desc in_training_desc(const mpt_training_desc* given) {
  return in_desc(need(given, "desc"), mpt_training_desc_init, "mpt_training_desc");
}

Steppers in_steppers(const mpt_training_desc& d) {
  Steppers all;
  if (d.stepper) all.push_back(api::in(d.stepper));
  in_objects(d.steppers, d.stepper_count, "steppers", all);
  return all;
}

// Adds to t.more_scalers the enabled scalers of further steppers, of the descriptor's list and of
// L-BFGS, each once.
void in_more_scalers(const mpt_training_desc& d, std::span<const Ref<Stepper>> further,
                     io::Training& t) {
  std::vector<Ref<Scaler>> all = t.loss_scalers;
  if (t.scaler) all.push_back(t.scaler);
  const size_t known = all.size();
  const auto add = [&](const Ref<Scaler>& s) {
    if (s) add_once(all, s);
  };
  for (const Ref<Stepper>& s : further)
    for (int32_t i = 0; i < s->losses(); ++i) add(s->scaler(i));
  in_objects(d.scalers, d.scaler_count, "scalers", all);
  for (const Ref<Lbfgs>& l : t.lbfgs) add(l->scaler());
  for (size_t i = known; i < all.size(); ++i) {
    if (all[i]->enabled()) t.more_scalers.push_back(all[i]);  // a disabled scaler has no state
  }
}

// A load repairs a stepper that a failed backward left broken; a save refuses it.
io::Training in_training(const mpt_training_desc* given, FileUse use) {
  const mpt_training_desc d = in_training_desc(given);
  io::Training t;
  const Steppers& steppers = t.steppers = in_steppers(d);
  if (d.stepper) {
    const Ref<Stepper>& main = steppers[0];
    t.scaler = main->scaler();
    if (t.scaler && t.scaler->enabled())
      for (int32_t i = 1; i < main->losses(); ++i) t.loss_scalers.push_back(main->scaler(i));
  }
  for (const Ref<Stepper>& s : steppers)
    for (const Ref<Optimizer>& o : s->optimizers()) add_once(t.optimizers, o);
  for (const Ref<Stepper>& s : steppers)
    if (s->ranks() > 1) t.ranks = s->comm();
  if (d.scaler) {
    Ref<Scaler> own = api::in(d.scaler);
    if (t.scaler && !(t.scaler == own)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_training_desc.scaler is not the stepper's scaler");
    }
    t.scaler = std::move(own);
  }
  in_objects(d.optimizers, d.optimizer_count, "optimizers", t.optimizers);
  for (const Ref<Optimizer>& o : t.optimizers) {
    add_once(t.sets, o->set());
    if (!t.ranks) t.ranks = o->ranks();  // empty unless its states are split
  }
  in_objects(d.lbfgs, d.lbfgs_count, "lbfgs", t.lbfgs);
  for (const Ref<Lbfgs>& l : t.lbfgs) add_once(t.sets, l->set());
  in_objects(d.params, d.params_count, "params", t.sets);
  in_more_scalers(d, std::span(steppers).subspan(d.stepper ? 1 : 0), t);
  if (t.sets.empty()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_training_desc names no parameters: give a stepper with an optimizer, or optimizers, "
         "or sets");
  }
  Context& ctx = t.ctx();
  bool same = !t.scaler || &t.scaler->ctx() == &ctx;
  for (const Ref<Stepper>& s : steppers) same &= &s->ctx() == &ctx;
  for (const Ref<Params>& set : t.sets) same &= &set->ctx() == &ctx;
  for (const Ref<Scaler>& s : t.more_scalers) same &= &s->ctx() == &ctx;
  if (!same)
    fail(MPT_ERROR_INVALID_HANDLE, "the parts of the training belong to different contexts");
  need_idle(t, use);
  if (t.scaler && !t.scaler->enabled()) t.scaler = {};  // a disabled scaler has no state
  t.values = in_values(d);
  t.arithmetic = static_cast<int32_t>(arithmetic_of(ctx));
  return t;
}

// Returns the file at a path, or what a reader gives if there is none.
std::shared_ptr<io::Source> source_of(Context& ctx, const char* path, const mpt_reader* reader) {
  if (path) return std::make_shared<io::InFile>(path);
  return in_reader(ctx, reader);
}
std::unique_ptr<io::Sink> sink_of(const char* path, const mpt_writer* writer) {
  if (path) return std::make_unique<io::OutFile>(path);
  return in_writer(writer);
}

void save(mpt_params params, const char* path, const mpt_writer* writer,
          const mpt_params_file_desc* desc) {
  const Ref<Params> p = api::in(params);
  io::save_params(*p, *sink_of(path, writer), in_options(desc));
}

void load(mpt_params params, const char* path, const mpt_reader* reader,
          const mpt_params_file_desc* desc, mpt_params_load_info* info) {
  const Ref<Params> p = api::in(params);
  if (info) out_desc(mpt_params_load_info{}, info, "mpt_params_load_info");
  const io::ParamsFileOptions options = in_options(desc);
  const std::shared_ptr<io::Source> from = source_of(p->ctx(), path, reader);
  const io::LoadCounts n = io::load_params(*p, from, options);
  mpt_params_load_info i = {};
  i.loaded = n.loaded;
  i.missing = n.missing;
  i.unexpected = n.unexpected;
  if (info) out_desc(i, info, "mpt_params_load_info");
  from->accept();
}

// Saves a training. Path and writer may both be NULL; `what` names the argument in messages.
void save(const char* path, const mpt_writer* writer, const char* what,
          const mpt_training_desc* desc) {
  const io::Training t = in_training(desc, FileUse::save);
  std::unique_ptr<io::Sink> to;
  if (path || writer) to = sink_of(path, writer);
  if (!to && !t.ranks) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%s is NULL, and no stepper of the training has other ranks, which could write a file",
         what);
  }
  io::save_training(to.get(), t);
}

void load(const char* path, const mpt_reader* reader, const mpt_training_desc* desc) {
  const io::Training t = in_training(desc, FileUse::load);
  need_no_recorded_work(t.ctx(), "mpt_training_load");
  const std::shared_ptr<io::Source> from = source_of(t.ctx(), path, reader);
  io::load_training(from, t);
  for (const Ref<Stepper>& s : t.steppers) s->repaired();
  from->accept();
}

}  // namespace

void mpt_params_file_desc_init(mpt_params_file_desc* desc, size_t size) {
  mpt_params_file_desc d = {};
  d.strict = 1;
  init_desc(desc, size, d);
}

mpt_status mpt_params_save(mpt_params params, const char* path, const mpt_params_file_desc* desc) {
  return entry("mpt_params_save", [&] { save(params, need(path, "path"), nullptr, desc); });
}

mpt_status mpt_params_save_to(mpt_params params, const mpt_writer* writer,
                              const mpt_params_file_desc* desc) {
  return entry("mpt_params_save_to", [&] { save(params, nullptr, writer, desc); });
}

mpt_status mpt_params_load(mpt_params params, const char* path, const mpt_params_file_desc* desc,
                           mpt_params_load_info* info) {
  return entry("mpt_params_load", [&] { load(params, need(path, "path"), nullptr, desc, info); });
}

mpt_status mpt_params_load_from(mpt_params params, const mpt_reader* reader,
                                const mpt_params_file_desc* desc, mpt_params_load_info* info) {
  return entry("mpt_params_load_from", [&] { load(params, nullptr, reader, desc, info); });
}

void mpt_training_desc_init(mpt_training_desc* desc, size_t size) {
  init_desc(desc, size, mpt_training_desc{});
}

mpt_status mpt_training_save(const char* path, const mpt_training_desc* desc) {
  return entry("mpt_training_save", [&] { save(path, nullptr, "path", desc); });
}

mpt_status mpt_training_save_to(const mpt_writer* writer, const mpt_training_desc* desc) {
  return entry("mpt_training_save_to", [&] { save(nullptr, writer, "writer", desc); });
}

mpt_status mpt_training_load(const char* path, const mpt_training_desc* desc) {
  return entry("mpt_training_load", [&] { load(need(path, "path"), nullptr, desc); });
}

mpt_status mpt_training_load_from(const mpt_reader* reader, const mpt_training_desc* desc) {
  return entry("mpt_training_load_from", [&] { load(nullptr, need(reader, "reader"), desc); });
}

// -- snapshots ------------------------------------------------------------------------------------

namespace {

Ref<io::Snapshot> snapshot_of(mpt_snapshot h) {
  return in_counted<io::Snapshot>(bits(h), HandleType::snapshot, "snapshot");
}

}  // namespace

mpt_status mpt_snapshot_create(const mpt_training_desc* desc, mpt_snapshot* out) {
  return entry("mpt_snapshot_create", [&] {
    *need(out, "out") = {};
    io::Training t = in_training(desc, FileUse::save);
    Context& ctx = t.ctx();
    *out = give_counted<mpt_snapshot>(ctx, HandleType::snapshot, io::Snapshot::make(std::move(t)));
  });
}
mpt_snapshot mpt_snapshot_retain(mpt_snapshot snapshot) {
  return retain_handle(bits(snapshot), HandleType::snapshot) ? snapshot : mpt_snapshot{};
}
void mpt_snapshot_release(mpt_snapshot snapshot) {
  release_handle(bits(snapshot), HandleType::snapshot);
}

mpt_status mpt_snapshot_take(mpt_snapshot snapshot) {
  return entry("mpt_snapshot_take", [&] {
    const Ref<io::Snapshot> s = snapshot_of(snapshot);
    need_idle(s->training(), FileUse::save);
    s->take();
  });
}

mpt_status mpt_snapshot_restore(mpt_snapshot snapshot) {
  return entry("mpt_snapshot_restore", [&] {
    const Ref<io::Snapshot> s = snapshot_of(snapshot);
    need_idle(s->training(), FileUse::load);
    s->restore();
    for (const Ref<Stepper>& each : s->training().steppers) each->repaired();
  });
}
