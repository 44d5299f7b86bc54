// Each struct lists its fields once, for writing and for reading.
// SPDX-License-Identifier: Apache-2.0
#include "io/training_state.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "core/error.h"

namespace mpt::io {
namespace {

using Json = nlohmann::json;

constexpr int64_t kVersion = 1;
constexpr int kMaxDepth = 8;

// -- fields ---------------------------------------------------------------------------------------

template <class V>
void fields(V& v, Generator& g) {
  v("seed", g.seed);
  v("draws", g.draws);
}

template <class V>
void fields(V& v, Hyper& h) {
  v("kind", h.kind);
  v("lr", h.lr);
  v("weight_decay", h.weight_decay);
  v("momentum", h.momentum);
  v("dampening", h.dampening);
  v("beta1", h.beta1);
  v("beta2", h.beta2);
  v("eps", h.eps);
  v("alpha", h.alpha);
  v("lr_decay", h.lr_decay);
  v("initial_accumulator", h.initial_accumulator);
  v("nesterov", h.nesterov);
  v("amsgrad", h.amsgrad);
  v("centered", h.centered);
  v("maximize", h.maximize);
  v.later("beta3", h.beta3);
  v.later("alpha_warmup", h.alpha_warmup);
  v.later("beta3_warmup", h.beta3_warmup);
  v.later("trust_coefficient", h.trust);
  v.later("trust_clip", h.trust_clip);
  v.later("beta2_decay", h.beta2_decay);
  v.later("min_scale", h.min_scale);
  v.later("clip_threshold", h.clip_threshold);
  v.later("state_bits", h.state_bits);
  v.later("state_block", h.state_block);
  v.later("state_min", h.state_min);
}

template <class V>
void fields(V& v, Schedule& s) {
  v("kind", s.kind);
  v("warmup_steps", s.warmup_steps);
  v("total_steps", s.total_steps);
  v("end_factor", s.end_factor);
  v("step_size", s.step_size);
  v("gamma", s.gamma);
  v("pct_start", s.pct_start);
  v("div_factor", s.div_factor);
  v("final_div_factor", s.final_div_factor);
  v("base_momentum", s.base_momentum);
  v("max_momentum", s.max_momentum);
  v("cycle_momentum", s.cycle_momentum);
  v("linear_anneal", s.linear_anneal);
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
  v("growth_tracker", s.growth_tracker);
  v("hysteresis_left", s.hysteresis_left);
  v("updates", s.updates);
  v("skipped", s.skipped);
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
  v("steps", s.steps);
  v.later("state_bits", s.state_bits);
  v.later("state_block", s.state_block);
}

template <class V>
void fields(V& v, OptimizerSaved& o) {
  v("set", o.set);
  v("steps", o.steps);
  v("schedule_start", o.schedule_start);
  v("schedule", o.schedule);
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
  v("steps", s.steps);
  v("evaluations", s.evaluations);
  v("iterations", s.iterations);
  v("length", s.length);
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
  v.later("more_scalers", s.more_scalers);
  v.later("lbfgs", s.lbfgs);
}

// -- writing --------------------------------------------------------------------------------------

class Writer {
 public:
  template <class T>
  static Json json(T& value) {
    if constexpr (std::is_enum_v<T>) return static_cast<int32_t>(value);
    else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) return value;
    else {
      Writer w;
      fields(w, value);
      return std::move(w.object_);
    }
  }
  template <class T>
  static Json json(std::vector<T>& list) {
    Json a = Json::array();
    for (T& item : list) a.push_back(json(item));
    return a;
  }
  template <class T>
  static Json json(std::optional<T>& value) {
    return value ? json(*value) : Json();
  }

  template <class T>
  void operator()(const char* name, T& value) {
    object_[name] = json(value);
  }
  template <class T>
  void later(const char* name, T& value) {
    (*this)(name, value);
  }

 private:
  Json object_ = Json::object();
};

// -- reading --------------------------------------------------------------------------------------

class Reader {
 public:
  Reader(const char* path, const Json& object) : path_(path), object_(object) {}

  template <class T>
  void operator()(const char* name, T& value) {
    name_ = name;
    const auto it = object_.find(name);
    if (it != object_.end()) read(*it, value);
    else if (!is_optional(value)) bad("is missing");
  }
  // A field that older files lack.
  template <class T>
  void later(const char* name, T& value) {
    if (object_.contains(name)) (*this)(name, value);
  }

 private:
  [[noreturn]] void bad(const char* what) const {
    fail(MPT_ERROR_IO, "'%s' holds no whole training: '%s' %s", path_, name_, what);
  }

  template <class T>
  static constexpr bool is_optional(const T&) {
    return false;
  }
  template <class T>
  static constexpr bool is_optional(const std::optional<T>&) {
    return true;
  }

  void read(const Json& j, std::string& s) {
    if (!j.is_string()) bad("is no text");
    s = j.get<std::string>();
  }
  void read(const Json& j, bool& b) {
    if (!j.is_boolean()) bad("is neither true nor false");
    b = j.get<bool>();
  }
  void read(const Json& j, double& d) {
    if (!j.is_number() || !std::isfinite(j.get<double>())) bad("is no finite number");
    d = j.get<double>();
  }
  void read(const Json& j, uint64_t& u) {
    if (!j.is_number_unsigned()) bad("is no whole number from 0 on");
    u = j.get<uint64_t>();
  }
  // Counts: none is negative, none is near where it would overflow.
  void read(const Json& j, int64_t& i) {
    uint64_t u;
    read(j, u);
    if (u > uint64_t{1} << 53) bad("is too large");
    i = static_cast<int64_t>(u);
  }
  void read(const Json& j, int32_t& i) {
    int64_t wide;
    read(j, wide);
    if (wide > INT32_MAX) bad("is too large");
    i = static_cast<int32_t>(wide);
  }
  template <class T>
  void read(const Json& j, std::vector<T>& list) {
    if (!j.is_array()) bad("is no list");
    const char* name = name_;
    for (const Json& item : j) {
      name_ = name;
      read(item, list.emplace_back());
    }
  }
  template <class T>
  void read(const Json& j, std::optional<T>& value) {
    if (!j.is_null()) read(j, value.emplace());
  }
  template <class T>
  void read(const Json& j, T& value) {
    if constexpr (std::is_enum_v<T>) {
      int32_t number;
      read(j, number);
      value = static_cast<T>(number);
    } else {
      if (!j.is_object()) bad("is no object");
      Reader inner(path_, j);
      fields(inner, value);
    }
  }

  const char* path_;
  const Json& object_;
  const char* name_ = "";
};

}  // namespace

std::string to_text(const TrainingState& s) {
  TrainingState state = s;
  Json j = Writer::json(state);
  j["version"] = kVersion;
  return j.dump(-1, ' ', false,
                Json::error_handler_t::replace);  // a bad name is refused with its tensor
}

TrainingState from_text(const std::string& text, const char* path) {
  const Json j = Json::parse(
      text,
      [&](int depth, Json::parse_event_t, Json&) {
        if (depth > kMaxDepth) fail(MPT_ERROR_IO, "'%s' holds no training: too deep", path);
        return true;
      },
      false);
  if (!j.is_object()) fail(MPT_ERROR_IO, "'%s' holds no training", path);
  Reader r(path, j);
  int64_t version = 0;
  r("version", version);
  if (version != kVersion) {
    fail(MPT_ERROR_IO, "'%s' has version %lld of a training's state; %lld is known", path,
         static_cast<long long>(version), static_cast<long long>(kVersion));
  }
  TrainingState s;
  fields(r, s);
  return s;
}

}  // namespace mpt::io
