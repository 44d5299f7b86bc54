// Autocast scopes and the class of every operation under them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/context.h"
#include "core/op.h"

namespace mpt {

// Use of the cast cache in a scope. Numbers of MPT_CAST_CACHE_*.
enum class CacheUse : int32_t { off = 0, keep = 1, scope = 2 };

struct AutocastOptions {
  bool enabled = true;
  DType dtype = DType::bf16;
  CacheUse cache = CacheUse::keep;
  int32_t profile = 0;  // MPT_PROFILE_*; 0: that of the surrounding scope
  bool cost_rule = false;
};

// The context's open autocast scopes, and the settings outside of them.
struct AutocastPart : Context::Part {
  static constexpr PartId kId = PartId::autocast;
  struct Scope {
    Autocast before;
    bool clears_cache;  // clears the cast cache at the end of the scope
  };
  std::vector<Scope> scopes;
  std::vector<std::pair<Op, CastClass>> global;  // overrides made outside every scope
  struct Own {
    CastClass cls;
    std::string advice;
  };
  std::vector<Own> custom;  // the host's own ops, by number - kFirstCustomOp
  Ref<ClassTable> latest;   // table of the latest profile, reused by the next scope with it
};
AutocastPart& autocast_part(Context& ctx);
// Returns the class in the scope in force, with its profile and overrides.
ClassTable::Entry cast_class(const Context& ctx, Op op);
// Returns the class without any scope: that of ops.def, or the one that the host registered.
CastClass own_class(const Context& ctx, Op op);

// Returns the table in force outside of every scope; empty: every op has its own class.
Ref<ClassTable> classes_outside_scopes(Context& ctx);

void autocast_push(Context& ctx, const AutocastOptions& o);
void autocast_pop(Context& ctx);
// Overrides the class of an op from here on, in the innermost scope or, if none is open, outside of
// every scope. `cls` nullptr: removes the override.
void autocast_override(Context& ctx, Op op, const CastClass* cls);

}  // namespace mpt
