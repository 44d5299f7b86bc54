// Autocast: casting inputs by class, through the cache of casts.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ops/op.h"

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

// Copies of leaves in a lower dtype, kept on the leaf itself, valid for one version of it. The copy
// is outside every graph; each use puts its own cast on the tape, so a copy first made under
// no-grad never loses a gradient.
struct CastCachePart : Context::Part {
  std::vector<TensorImpl*> holders;  // leaves with a copy
  size_t limit = 0, bytes = 0;       // limit 0: none
  uint64_t tick = 0;
  int64_t hits = 0, misses = 0, stale = 0, evictions = 0;
};
CastCachePart& cast_cache(Context& ctx);
void clear_cast_cache(Context& ctx);
// The copy of a leaf for its present version, from the cache or made now.
Tensor cached_copy(const Tensor& leaf, DType dtype);
// For the optimizer's pass, which writes the copy that nobody else holds itself: call it after both
// were written.
void mark_current(const Tensor& leaf);

// A weight's copy and its gradient in turns in one place. In a backward after which nobody reads
// the copy of the leaf behind this input: its memory, for the gradient; the cache lets go of it.
// Else empty.
Tensor spend_copy(const Vjp& v, int input, const Tensor& copy);
// Whether the optimizer's pass can write the copy back over the gradient, which is dropped after
// it; `most` leaves may do so before the next call of this. Then return_copy, which cannot fail.
bool can_return_copy(const Tensor& leaf, const Tensor& grad, size_t most);
void return_copy(const Tensor& leaf) noexcept;

}  // namespace mpt
