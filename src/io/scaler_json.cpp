// Scaler state as JSON, in the form of PyTorch's GradScaler.state_dict().
// SPDX-License-Identifier: Apache-2.0
#include "io/scaler_json.h"

#include <cmath>

#include "core/error.h"
#include "io/json.h"

namespace mpt::io {
namespace {

constexpr const char* kHysteresis = "_hysteresis_left";
constexpr int kMaxDepth = 4;

[[noreturn]] void bad(const char* key, const char* what) {
  fail(MPT_ERROR_INVALID_ARGUMENT, "the scaler's state: '%s' %s", key, what);
}

double number(const JsonValue& j, const char* key) {
  const auto v = j.find(key);
  if (!v) bad(key, "is missing");
  if (!v->is_number() || !std::isfinite(v->real())) bad(key, "is not a finite number");
  return v->real();
}

int64_t integer(const JsonValue& j, const char* key) {
  const double v = number(j, key);
  const auto exact = j.find(key);
  const bool is_whole = exact->is(JsonValue::Kind::whole);
  if (v != std::floor(v) || v < 0 || (is_whole ? exact->whole() > INT64_MAX : v >= 0x1p63))
    bad(key, "is not an integer from 0 to 2^63 - 1");
  return is_whole ? static_cast<int64_t>(exact->whole()) : static_cast<int64_t>(v);
}

}  // namespace

std::string scaler_to_json(const Scaler& s) {
  if (!s.enabled()) return "{}";
  const ScalerState state = s.state();
  const ScalerOptions& o = s.options();
  std::string j = "{\"scale\":" + json_of(state.scale);
  j += ",\"growth_factor\":" + json_of(o.growth_factor);
  j += ",\"backoff_factor\":" + json_of(o.backoff_factor);
  j += ",\"growth_interval\":" + std::to_string(o.growth_interval);
  j += ",\"_growth_tracker\":" + std::to_string(state.growth_tracker);
  const bool waits = o.hysteresis > 1 && state.hysteresis_left != o.hysteresis;
  if (waits) j += ",\"_hysteresis_left\":" + std::to_string(state.hysteresis_left);
  return j + '}';
}

void scaler_from_json(Scaler& s, const std::string& text) {
  if (!s.enabled()) return;
  const Json read(s.ctx().arena, text, kMaxDepth);
  if (read.too_deep()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the scaler's state is nested too deeply; it must be one object");
  }
  const JsonValue j = read.value();
  if (!read.valid() || !j.is(JsonValue::Kind::object)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the scaler's state is not a JSON object: it is truncated or of another format");
  }
  if (j.size() == 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the scaler's state is empty: it was saved from a disabled scaler");
  }
  j.each_key([](std::string_view key) {
    bool known = false;
    for (const char* k : {"scale", "growth_factor", "backoff_factor", "growth_interval",
                          "_growth_tracker", kHysteresis}) {
      known |= key == k;
    }
    if (!known) bad(std::string(key.substr(0, 100)).c_str(), "is unknown");
  });
  ScalerOptions o = s.options();
  o.growth_factor = number(j, "growth_factor");
  o.backoff_factor = number(j, "backoff_factor");
  o.growth_interval = integer(j, "growth_interval");
  ScalerState state = s.state();
  state.scale = number(j, "scale");
  state.growth_tracker = integer(j, "_growth_tracker");
  if (state.growth_tracker > kMaxCount)
    bad("_growth_tracker", "is too large: it can be at most 2^53");
  state.hysteresis_left = j.find(kHysteresis) ? integer(j, kHysteresis) : o.hysteresis;
  s.check_restore(o, state);
  s.restore(o, state);
}

}  // namespace mpt::io
