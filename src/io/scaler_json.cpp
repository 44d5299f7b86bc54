// A scaler's state as PyTorch's GradScaler.state_dict() has it, in JSON.
// SPDX-License-Identifier: Apache-2.0
#include "io/scaler_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/error.h"

namespace mpt::io {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kHysteresis = "_hysteresis_left";
constexpr int kMaxDepth = 4;

[[noreturn]] void bad(const char* key, const char* what) {
  fail(MPT_ERROR_INVALID_ARGUMENT, "the scaler's state: '%s' %s", key, what);
}

double number(const Json& j, const char* key) {
  const auto it = j.find(key);
  if (it == j.end()) bad(key, "is missing");
  if (!it->is_number() || !std::isfinite(it->get<double>())) bad(key, "is no finite number");
  return it->get<double>();
}

int64_t count(const Json& j, const char* key) {
  const double v = number(j, key);
  if (v != std::floor(v) || v < 0 || v > 9e15) bad(key, "is no whole number from 0 on");
  return static_cast<int64_t>(v);
}

}  // namespace

std::string scaler_to_json(const Scaler& s) {
  if (!s.enabled()) return "{}";
  const ScalerState state = s.state();
  const ScalerOptions& o = s.options();
  Json j;
  j["scale"] = state.scale;
  j["growth_factor"] = o.growth_factor;
  j["backoff_factor"] = o.backoff_factor;
  j["growth_interval"] = o.growth_interval;
  j["_growth_tracker"] = state.growth_tracker;
  const bool waits = o.hysteresis > 1 && state.hysteresis_left != o.hysteresis;
  if (waits) j[kHysteresis] = state.hysteresis_left;
  return j.dump();
}

void scaler_from_json(Scaler& s, const std::string& text) {
  if (!s.enabled()) return;
  const Json j = Json::parse(
      text,
      [](int depth, Json::parse_event_t, Json&) {
        if (depth > kMaxDepth) {
          fail(MPT_ERROR_INVALID_ARGUMENT, "the scaler's state: too deep; it is one object");
        }
        return true;
      },
      false);
  if (!j.is_object()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the scaler's state is no JSON object: it was cut, or is of another format");
  }
  if (j.empty()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the scaler's state is empty: it was saved from a disabled scaler");
  }
  for (const auto& [key, value] : j.items()) {
    bool known = false;
    for (const char* k : {"scale", "growth_factor", "backoff_factor", "growth_interval",
                          "_growth_tracker", kHysteresis}) {
      known |= key == k;
    }
    if (!known) bad(key.c_str(), "is not known");
  }
  ScalerOptions o = s.options();
  o.growth_factor = number(j, "growth_factor");
  o.backoff_factor = number(j, "backoff_factor");
  o.growth_interval = count(j, "growth_interval");
  ScalerState state = s.state();
  state.scale = number(j, "scale");
  state.growth_tracker = count(j, "_growth_tracker");
  state.hysteresis_left = j.contains(kHysteresis) ? count(j, kHysteresis) : o.hysteresis;
  s.check_restore(o, state);
  s.restore(o, state);
}

}  // namespace mpt::io
