// Classes under a scope: profiles, overrides, and the scopes themselves.
// SPDX-License-Identifier: Apache-2.0
#include "autocast/classes.h"

#include <algorithm>

#include "autocast/cast_cache.h"
#include "autocast/profiles.h"
#include "core/error.h"

namespace mpt {

AutocastPart& autocast_part(Context& ctx) { return ctx.part<AutocastPart>(); }

namespace {

// Returns the index of an op in a table of classes.
size_t place(Op op) {
  const int i = static_cast<int>(op);
  return static_cast<size_t>(i < kFirstCustomOp ? i : kOps + i - kFirstCustomOp);
}

}  // namespace

CastClass own_class(const Context& ctx, Op op) {
  const int i = static_cast<int>(op);
  if (i < kOps) return kOpInfo[i].cls;
  auto* part = ctx.find_part<AutocastPart>();
  const auto c = static_cast<size_t>(i - kFirstCustomOp);
  return part && c < part->custom.size() ? part->custom[c].cls : CastClass::none;
}

namespace {

// Makes the table of every op's class under a profile, with the overrides made outside of every
// scope.
Ref<ClassTable> make_table(Context& ctx, int32_t profile) {
  const AutocastPart& part = autocast_part(ctx);
  auto t = Ref<ClassTable>::adopt(new ClassTable(ctx.arena, kOps + part.custom.size()));
  t->profile = profile;
  for (int i = 0; i < kOps; ++i) t->entries.push_back({kOpInfo[i].cls, CastWhy::own});
  for (const auto& own : part.custom) t->entries.push_back({own.cls, CastWhy::own});
  if (profile > 0) {
    for (const ClassChange& c : profiles()[static_cast<size_t>(profile - 1)].changes) {
      t->entries[place(c.op)] = {c.cls, CastWhy::profile};
    }
  }
  for (const auto& [op, cls] : part.global) t->entries[place(op)] = {cls, CastWhy::changed};
  return t;
}

// Returns the table of a profile for a scope, which does not change it: the latest one if it fits.
Ref<ClassTable> table_of(Context& ctx, int32_t profile) {
  Ref<ClassTable>& latest = autocast_part(ctx).latest;
  if (!latest || latest->profile != profile) latest = make_table(ctx, profile);
  return latest;
}

}  // namespace

ClassTable::Entry cast_class(const Context& ctx, Op op) {
  const ClassTable* t = ctx.autocast.classes.get();
  if (t && place(op) < t->entries.size()) return t->entries[place(op)];
  return {own_class(ctx, op), CastWhy::own};
}

Ref<ClassTable> classes_outside_scopes(Context& ctx) {
  return autocast_part(ctx).global.empty() ? nullptr : make_table(ctx, 0);
}

void autocast_push(Context& ctx, const AutocastOptions& o) {
  if (o.enabled && !is_half(o.dtype)) {
    fail(MPT_ERROR_DTYPE, "an autocast scope computes in bf16 or f16, not %s", name_of(o.dtype));
  }
  Autocast& a = ctx.autocast;
  Ref<ClassTable> classes = o.profile ? table_of(ctx, o.profile) : nullptr;
  auto& scopes = autocast_part(ctx).scopes;
  ctx.scope_memory.grow(scopes);
  AutocastPart::Scope& scope = scopes.emplace_back();
  scope.before = a;
  scope.clears_cache = o.cache == CacheUse::scope;
  a.enabled = o.enabled;
  a.cache = o.cache != CacheUse::off;
  a.cost_rule = o.cost_rule;
  if (o.enabled) a.dtype = o.dtype;
  if (classes) a.classes = std::move(classes);
}

void autocast_pop(Context& ctx) {
  AutocastPart& part = autocast_part(ctx);
  if (part.scopes.empty()) fail(MPT_ERROR_STATE, "no autocast scope is open");
  const bool drops = part.scopes.back().clears_cache;
  ctx.autocast = std::move(part.scopes.back().before);
  part.scopes.pop_back();
  ctx.scope_memory.fit(part.scopes);
  if (drops) clear_cast_cache(ctx);
}

void autocast_override(Context& ctx, Op op, const CastClass* cls) {
  AutocastPart& part = autocast_part(ctx);
  if (!has_cast_class(op)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%s has no class to change: it moves, converts or writes elements in the dtypes it gets",
         op_name(ctx, op));
  }
  if (part.scopes.empty()) {
    auto changed = part.global;
    std::erase_if(changed, [op](const auto& c) { return c.first == op; });
    if (cls) changed.emplace_back(op, *cls);
    std::swap(part.global, changed);
    part.latest = nullptr;
    try {
      ctx.autocast.classes = classes_outside_scopes(ctx);
    } catch (...) {
      std::swap(part.global, changed);
      throw;
    }
    return;
  }
  const ClassTable* now = ctx.autocast.classes.get();
  Ref<ClassTable> table = make_table(ctx, now ? now->profile : 0);
  const ClassTable::Entry before = table->entries[place(op)];
  if (now) std::copy(now->entries.begin(), now->entries.end(), table->entries.begin());
  table->entries[place(op)] = cls ? ClassTable::Entry{*cls, CastWhy::changed} : before;
  ctx.autocast.classes = std::move(table);
}

}  // namespace mpt
