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

// How the cache of casts is used in a scope. Same numbers as MPT_CAST_CACHE_*.
enum class CacheUse : int32_t { off = 0, keep = 1, scope = 2 };

struct AutocastOptions {
  bool enabled = true;
  DType dtype = DType::bf16;
  CacheUse cache = CacheUse::keep;
  int32_t profile = 0;  // MPT_PROFILE_*; 0: the surrounding scope's
  bool cost_rule = false;
};

// The context's open scopes and what holds outside of them.
struct AutocastPart : Context::Part {
  struct Scope {
    Autocast before;
    bool drops_casts;  // at its end
  };
  std::vector<Scope> scopes;
  std::vector<std::pair<Op, CastClass>> global;  // overrides made outside every scope
  struct Own {
    CastClass cls;
    std::string advice;
  };
  std::vector<Own> custom;  // the host's own ops, by number - kFirstCustomOp
  Ref<ClassTable> latest;   // of a profile: the next scope with it makes none
};
AutocastPart& autocast_part(Context& ctx);
// The class in the scope in force, with its profile and overrides.
ClassTable::Entry cast_class(const Context& ctx, Op op);
// Whatever scope is open: that of ops.def, or what the host registered it with.
CastClass own_class(const Context& ctx, Op op);

void autocast_push(Context& ctx, const AutocastOptions& o);
inline void autocast_push(Context& ctx, bool enabled, DType dtype, bool cache) {
  autocast_push(ctx, {enabled, dtype, cache ? CacheUse::keep : CacheUse::off});
}
void autocast_pop(Context& ctx);
// From here on in the innermost scope, or outside of every scope. `cls` nullptr: takes the
// override back.
void autocast_override(Context& ctx, Op op, const CastClass* cls);

}  // namespace mpt
