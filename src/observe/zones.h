// Zones: tells the host's profiler which work begins and ends.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observer.h"

namespace mpt {

struct ZoneHooks {
  void (*begin)(void* user, const char* name, int32_t phase) = nullptr;
  void (*end)(void* user) = nullptr;
  void* user = nullptr;
};

class Zones final : public Context::Part, public Observer {
 public:
  static constexpr PartId kId = PartId::zones;

  void begin(Context& ctx, const ZoneHooks& hooks);  // for the life of the context
  bool on() const { return ctx_ != nullptr; }
  void rebind(const ZoneHooks& hooks) { hooks_ = hooks; }  // between calls

  bool needs_calls() const noexcept override { return false; }
  void op_began(const OpEvent& e) override;
  void op_ended() noexcept override { hooks_.end(hooks_.user); }

 private:
  ZoneHooks hooks_;
  Context* ctx_ = nullptr;
};

}  // namespace mpt
