// C entry points of the modes of a context's users.
// SPDX-License-Identifier: Apache-2.0
#include "api/modes.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "api/entry.h"
#include "autocast/cast_cache.h"
#include "autocast/classes.h"
#include "backends/recorder.h"

using namespace mpt;
using namespace mpt::api;

namespace {

// The modes of one user. While they are in force the context has them, and this object holds those
// of no one.
struct Modes {
  int64_t number = 0;
  GradMode grad_mode = GradMode::enabled;
  bool anomaly = false;
  Autocast autocast;
  Generator generator;
  std::vector<GradMode> grad_modes;
  std::vector<AutocastPart::Scope> autocast_scopes;
  std::vector<std::pair<Op, CastClass>> classes;
  Ref<ClassTable> latest_classes;
  std::vector<uint64_t> scope_handles;
  std::vector<size_t> scope_marks;

  void swap_with(Context& ctx) noexcept {
    AutocastPart& casts = autocast_part(ctx);
    std::swap(grad_mode, ctx.grad_mode);
    std::swap(anomaly, ctx.anomaly);
    std::swap(autocast, ctx.autocast);
    std::swap(generator, ctx.generator);
    grad_modes.swap(ctx.part<GradModes>().before);
    autocast_scopes.swap(casts.scopes);
    classes.swap(casts.global);
    std::swap(latest_classes, casts.latest);
    scope_handles.swap(ctx.scope_handles);
    scope_marks.swap(ctx.scope_marks);
  }
  // Returns the bytes that Context::scope_memory counts.
  size_t bytes() const {
    return sizeof(Modes) + grad_modes.capacity() * sizeof(GradMode) +
           autocast_scopes.capacity() * sizeof(AutocastPart::Scope) +
           scope_handles.capacity() * sizeof(uint64_t) + scope_marks.capacity() * sizeof(size_t);
  }
};

struct ModesPart : Context::Part {
  static constexpr PartId kId = PartId::modes;
  std::vector<std::unique_ptr<Modes>> all;  // the first one is the context's own, with number 0
  Modes* in_force = nullptr;
  int64_t latest = 0;  // number of the modes made last
};

// Makes modes that hold no values yet, and counts their memory.
Modes& add(Context& ctx, ModesPart& part, int64_t number) {
  ctx.scope_memory.grow(part.all);
  auto made = std::make_unique<Modes>();
  made->number = number;
  ctx.scope_memory.add(sizeof(Modes));
  return *part.all.emplace_back(std::move(made));
}

Modes& find(ModesPart& part, int64_t number) {
  const auto at = std::find_if(part.all.begin(), part.all.end(),
                               [number](const auto& m) { return m->number == number; });
  if (at != part.all.end()) return **at;
  fail(MPT_ERROR_INVALID_ARGUMENT,
       "modes %lld %s; mpt_context_create_modes makes modes, and 0 are the context's own",
       lld(number),
       number > 0 && number <= part.latest ? "have ended" : "do not exist in this context");
}

}  // namespace

mpt_status mpt_context_create_modes(mpt_context context, int64_t seed, int64_t* out) {
  return entry("mpt_context_create_modes", [&] {
    *need(out, "out") = 0;
    Context& ctx = in(context);
    auto& part = ctx.part<ModesPart>();
    AutocastPart& casts = autocast_part(ctx);
    ctx.part<GradModes>();
    if (part.all.empty()) part.in_force = &add(ctx, part, 0);
    Ref<ClassTable> table = classes_outside_scopes(ctx);
    auto classes = casts.global;
    Modes& m = add(ctx, part, part.latest + 1);
    m.anomaly = (ctx.flags & MPT_CONTEXT_ANOMALY) != 0;
    m.generator = {static_cast<uint64_t>(seed), 0};
    m.autocast.classes = std::move(table);
    m.classes = std::move(classes);
    *out = ++part.latest;
  });
}

mpt_status mpt_context_use_modes(mpt_context context, int64_t modes) {
  return entry("mpt_context_use_modes", [&] {
    Context& ctx = in_at_end(context);
    auto& part = ctx.part<ModesPart>();
    if (modes == (part.in_force ? part.in_force->number : 0)) return;
    Modes& wanted = find(part, modes);
    need_no_recording(*ctx.home, "a change to the modes of another user");
    part.in_force->swap_with(ctx);
    wanted.swap_with(ctx);
    part.in_force = &wanted;
  });
}

mpt_status mpt_context_end_modes(mpt_context context, int64_t modes) {
  return entry("mpt_context_end_modes", [&] {
    Context& ctx = in_at_end(context);
    auto& part = ctx.part<ModesPart>();
    if (modes == 0) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "modes 0 are the context's own, which end with it; give the number of modes that "
           "mpt_context_create_modes has made");
    }
    Modes& m = find(part, modes);
    if (part.in_force == &m) {
      fail(MPT_ERROR_STATE,
           "modes %lld are in force: put others into force first, such as 0, the context's own",
           lld(modes));
    }
    for (const uint64_t h : m.scope_handles) release_handle(h, HandleType::tensor);
    const bool drops = std::any_of(m.autocast_scopes.begin(), m.autocast_scopes.end(),
                                   [](const auto& scope) { return scope.clears_cache; });
    ctx.scope_memory.remove(m.bytes());
    std::erase_if(part.all, [&m](const auto& other) { return other.get() == &m; });
    ctx.scope_memory.fit(part.all);
    if (drops) clear_cast_cache(ctx);
    drain_space(ctx.space);
  });
}
