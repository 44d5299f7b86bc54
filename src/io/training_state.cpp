// Training state as JSON text. Each struct lists its fields once, for both writing and reading.
// SPDX-License-Identifier: Apache-2.0
#include "io/training_state.h"

#include <cmath>
#include <string_view>
#include <type_traits>

#include "core/error.h"
#include "io/json.h"

namespace mpt::io {
namespace {

using Kind = JsonValue::Kind;

constexpr int64_t kVersion = 1;
constexpr int kMaxDepth = 8;

// -- fields ---------------------------------------------------------------------------------------
// v.count(..) has the counters that steps increment, v(..) everything else. v.has(..) tells if a
// field is there that the first files lack, which is written where it is not the default.

template <class V>
void fields(V& v, Generator& g) {
  v("seed", g.seed);
  v("draws", g.draws);
}

template <class V>
void fields(V& v, Hyper& h) {
  v("kind", h.kind);
#define MPT_FIELD(type, name, initial, low, high) v(#name, h.name);
  MPT_HYPER_FIELDS(MPT_FIELD)
#undef MPT_FIELD
}

template <class V>
void fields(V& v, Schedule& s) {
  v("kind", s.kind);
#define MPT_FIELD(type, name, initial, low, high, kinds) v(#name, s.name);
  MPT_SCHEDULE_FIRST_FIELDS(MPT_FIELD)
#undef MPT_FIELD
#define MPT_FIELD(type, name, initial, low, high, kinds) \
  if (v.has(#name, s.name != static_cast<type>(initial))) v(#name, s.name);
  MPT_SCHEDULE_ADDED_FIELDS(MPT_FIELD)
#undef MPT_FIELD
}

template <class V>
void fields(V& v, GivenLrSaved& s) {
  v("group", s.group);
  v("lr", s.given.lr);
  v("factor", s.given.factor);
  v.count("steps", s.given.steps);
}

template <class V>
void fields(V& v, ScalerOptions& o) {
  v("is_static", o.is_static);
  v("init_scale", o.init_scale);
  v("growth_factor", o.growth_factor);
  v("backoff_factor", o.backoff_factor);
  v("growth_interval", o.growth_interval);
  v("min_scale", o.min_scale);
  v("max_scale", o.max_scale);
  v("hysteresis", o.hysteresis);
}

template <class V>
void fields(V& v, ScalerState& s) {
  v("scale", s.scale);
  v.count("growth_tracker", s.growth_tracker);
  v("hysteresis_left", s.hysteresis_left);
  v.count("updates", s.updates);
  v.count("skipped", s.skipped);
}

template <class V>
void fields(V& v, ScalerSaved& s) {
  v("options", s.options);
  v("state", s.state);
}

template <class V>
void fields(V& v, SlotSaved& s) {
  v("name", s.name);
  v("group", s.group);
  v.count("steps", s.steps);
  v("state_bits", s.state_bits);
  v("state_block", s.state_block);
}

template <class V>
void fields(V& v, OptimizerSaved& o) {
  v("set", o.set);
  v.count("steps", o.steps);
  v.count("schedule_start", o.schedule_start);
  v("schedule", o.schedule);
  if (v.has("given_lrs", !o.given_lrs.empty())) v("given_lrs", o.given_lrs);
  v("groups", o.groups);
  v("parameters", o.slots);
}

template <class V>
void fields(V& v, LbfgsOptions& o) {
  v("strong_wolfe", o.strong_wolfe);
  v("lr", o.lr);
  v("tolerance_grad", o.tolerance_grad);
  v("tolerance_change", o.tolerance_change);
  v("max_iterations", o.max_iterations);
  v("max_evaluations", o.max_evaluations);
  v("history", o.history);
}

template <class V>
void fields(V& v, LbfgsSaved& s) {
  v("set", s.set);
  v("options", s.options);
  v.count("steps", s.steps);
  v.count("evaluations", s.evaluations);
  v.count("iterations", s.iterations);
  v("length", s.step_size);
  v("curvature", s.curvature);
  v("rho", s.rho);
}

template <class V>
void fields(V& v, TrainingState& s) {
  v("generator", s.generator);
  v("arithmetic", s.arithmetic);
  v("frozen", s.frozen);
  v("optimizers", s.optimizers);
  v("scaler", s.scaler);
  v("loss_scalers", s.loss_scalers);
  v("more_scalers", s.more_scalers);
  v("lbfgs", s.lbfgs);
}

// -- writing --------------------------------------------------------------------------------------

class Writer {
 public:
  std::string text;

  template <class T>
  void write(T& value) {
    if constexpr (std::is_same_v<T, bool>) text += value ? "true" : "false";
    else if constexpr (std::is_enum_v<T>) text += std::to_string(static_cast<int32_t>(value));
    else if constexpr (std::is_integral_v<T>) text += std::to_string(value);
    else if constexpr (std::is_same_v<T, double> || std::is_same_v<T, std::string>) {
      text += json_of(value);
    } else {
      text += '{';
      fields(*this, value);
      text += '}';
    }
  }
  template <class T>
  void write(std::vector<T>& list) {
    text += '[';
    for (size_t i = 0; i < list.size(); ++i) {
      if (i > 0) text += ',';
      write(list[i]);
    }
    text += ']';
  }
  template <class T>
  void write(std::optional<T>& value) {
    if (value) write(*value);
    else text += "null";
  }

  template <class T>
  void operator()(const char* name, T& value) {
    if (text.back() != '{') text += ',';
    text += json_of(std::string_view(name));
    text += ':';
    write(value);
  }
  bool has(const char*, bool is_needed) const { return is_needed; }
  void count(const char* name, int64_t& value) {
    if (value > kMaxCount) {
      fail(MPT_ERROR_STATE, "'%s' is %lld; a training file can hold at most %lld", name, lld(value),
           lld(kMaxCount));
    }
    (*this)(name, value);
  }
};

// -- reading --------------------------------------------------------------------------------------

class Reader {
 public:
  Reader(const char* path, JsonValue object, Arena::Outside& memory)
      : path_(path), object_(object), memory_(memory) {}

  template <class T>
  void operator()(const char* name, T& value) {
    name_ = name;
    if (const auto v = object_.find(name)) read(*v, value);
    else bad("is missing");
  }
  bool has(const char* name, bool) const { return object_.find(name).has_value(); }
  void count(const char* name, int64_t& value) {
    (*this)(name, value);
    if (value > kMaxCount) bad("is too large: it can be at most 2^53");
  }

 private:
  [[noreturn]] void bad(const char* what) const {
    fail(MPT_ERROR_IO, "'%s' is not a complete training file: '%s' %s", path_, name_, what);
  }

  void read(const JsonValue& j, std::string& s) {
    if (!j.is(Kind::text)) bad("is not a string");
    memory_.add(j.text().size());
    s = j.text();
  }
  void read(const JsonValue& j, bool& b) {
    if (!j.is(Kind::boolean)) bad("is neither true nor false");
    b = j.truth();
  }
  void read(const JsonValue& j, double& d) {
    if (!j.is_number() || !std::isfinite(j.real())) bad("is not a finite number");
    d = j.real();
  }
  void read(const JsonValue& j, uint64_t& u) {
    if (!j.is(Kind::whole)) bad("is not an integer of 0 or more");
    u = j.whole();
  }
  void read(const JsonValue& j, int64_t& i) {
    uint64_t u;
    read(j, u);
    if (u > uint64_t{INT64_MAX}) bad("is too large");
    i = static_cast<int64_t>(u);
  }
  void read(const JsonValue& j, int32_t& i) {
    int64_t wide;
    read(j, wide);
    if (wide > INT32_MAX) bad("is too large");
    i = static_cast<int32_t>(wide);
  }
  template <class T>
  void read(const JsonValue& j, std::vector<T>& list) {
    if (!j.is(Kind::list)) bad("is not a list");
    const char* name = name_;
    memory_.add(j.size() * sizeof(T));
    list.reserve(j.size());
    JsonValue item = j.first();
    for (size_t i = 0; i < j.size(); ++i, item = item.next()) {
      name_ = name;
      read(item, list.emplace_back());
    }
  }
  template <class T>
  void read(const JsonValue& j, std::optional<T>& value) {
    if (!j.is(Kind::null)) read(j, value.emplace());
  }
  template <class T>
  void read(const JsonValue& j, T& value) {
    if constexpr (std::is_enum_v<T>) {
      int32_t number;
      read(j, number);
      value = static_cast<T>(number);
    } else {
      if (!j.is(Kind::object)) bad("is not an object");
      Reader inner(path_, j, memory_);
      fields(inner, value);
    }
  }

  const char* path_;
  JsonValue object_;
  Arena::Outside& memory_;
  const char* name_ = "";
};

}  // namespace

std::string to_text(const TrainingState& s) {
  TrainingState state = s;
  int64_t version = kVersion;
  Writer w;
  w.text = '{';
  w("version", version);
  fields(w, state);
  return w.text + '}';  // a name that is not UTF-8 is refused with its tensor
}

TrainingState from_text(Arena& arena, const std::string& text, const char* path) {
  const Json j(arena, text, kMaxDepth);
  if (j.too_deep())
    fail(MPT_ERROR_IO, "'%s' is not a training file: its state is nested too deeply", path);
  if (!j.valid() || !j.value().is(Kind::object))
    fail(MPT_ERROR_IO, "'%s' is not a training file: its state is not a JSON object", path);
  Arena::Outside memory(arena);
  Reader r(path, j.value(), memory);
  int64_t version = 0;
  r("version", version);
  if (version != kVersion) {
    fail(MPT_ERROR_IO,
         "'%s' has version %lld of the training state; this library reads version %lld", path,
         lld(version), lld(kVersion));
  }
  TrainingState s;
  fields(r, s);
  if (!Generator::may_have(s.generator.draws)) {
    fail(MPT_ERROR_IO,
         "'%s' is not a complete training file: 'draws' is not a multiple of 4 that fits an int64",
         path);
  }
  return s;
}

}  // namespace mpt::io
