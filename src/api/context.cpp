// C entry points of contexts: creation, hooks, modes, memory, scopes.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>

#include "api/entry.h"
#include "autocast/cast_cache.h"
#include "autocast/classes.h"
#include "backends/cache.h"
#include "backends/devices.h"
#include "backends/modules.h"
#include "backends/recorder.h"
#include "core/host_workers.h"
#include "core/omp.h"
#include "core/pool.h"
#include "core/system.h"
#include "core/version.h"
#include "mpt/mpt_observe.h"
#include "observe/zones.h"

using namespace mpt;
using namespace mpt::api;

namespace {

constexpr int32_t kHooksChain[] = {MPT_CHAIN_THREAD_HOOKS, MPT_CHAIN_TIME_HOOKS};
constexpr int32_t kContextChain[] = {MPT_CHAIN_DEVICE_MODULE};

// The host's hooks, together with those of their chain.
struct Hooks : mpt_hooks {
  bool for_threads = false;
  ThreadHooks threads;
  Clock clock;
  ZoneHooks zones;
};
Hooks in_hooks(const mpt_hooks* given) {
  Hooks h{in_desc(given, mpt_hooks_init, "mpt_hooks", nullptr, kHooksChain)};
  if (const auto* chain = chained<mpt_thread_hooks>(h.next, MPT_CHAIN_THREAD_HOOKS)) {
    const mpt_thread_hooks t =
        in_desc(chain, mpt_thread_hooks_init, "mpt_thread_hooks", nullptr, kHooksChain);
    h.for_threads = true;
    h.threads = {t.start, t.stop, h.user};
  }
  if (const auto* chain = chained<mpt_time_hooks>(h.next, MPT_CHAIN_TIME_HOOKS)) {
    const mpt_time_hooks t =
        in_desc(chain, mpt_time_hooks_init, "mpt_time_hooks", nullptr, kHooksChain);
    if (!t.zone_begin != !t.zone_end) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "one of mpt_time_hooks.zone_begin and mpt_time_hooks.zone_end is missing: give both or "
           "neither");
    }
    h.clock = {t.clock, h.user};
    h.zones = {t.zone_begin, t.zone_end, h.user};
  }
  return h;
}

}  // namespace

void mpt_hooks_init(mpt_hooks* hooks, size_t size) {
  mpt_hooks h = {};
  h.worker_count = 1;
  init_desc(hooks, size, h);
}

void mpt_thread_hooks_init(mpt_thread_hooks* hooks, size_t size) {
  mpt_thread_hooks h = {};
  h.type = MPT_CHAIN_THREAD_HOOKS;
  init_desc(hooks, size, h);
}

void mpt_time_hooks_init(mpt_time_hooks* hooks, size_t size) {
  mpt_time_hooks h = {};
  h.type = MPT_CHAIN_TIME_HOOKS;
  init_desc(hooks, size, h);
}

void mpt_device_module_init(mpt_device_module* module, size_t size) {
  mpt_device_module m = {};
  m.type = MPT_CHAIN_DEVICE_MODULE;
  init_desc(module, size, m);
}

void mpt_context_desc_init(mpt_context_desc* desc, size_t size) {
  init_desc(desc, size,
            mpt_context_desc{.struct_size = 0,
                             .device = MPT_DEVICE_CPU,
                             .next = nullptr,
                             .device_index = 0,
                             .flags = 0,
                             .hooks = nullptr,
                             .own_threads = 0,
                             .reserved = 0,
                             .seed = 0,
                             .memory_limit = 0,
                             .cast_cache_limit = 0});
}

mpt_status mpt_device_from_name(const char* name, mpt_device* device, int32_t* index) {
  return entry("mpt_device_from_name", [&] {
    need(device, "device");
    need(index, "index");
    const NamedDevice d = device_of(need(name, "name"), MPT_VERSION_TEXT);
    *device = static_cast<mpt_device>(d.kind);
    *index = d.index;
  });
}

mpt_status mpt_devices_text(char* text, size_t size, size_t* needed) {
  return entry("mpt_devices_text",
               [&] { give_text(devices_text(MPT_VERSION_TEXT), text, size, needed); });
}

namespace {

void drop_context(void*) {}  // the shutdown deletes the context

// Chooses the threads on which the context computes: the host's, OpenMP's, its own, or the caller's
// alone.
void choose_workers(const mpt_context_desc& d, const Hooks& h, ContextOptions& o) {
  const bool openmp = d.flags & MPT_CONTEXT_OPENMP;
  const char* other_threads =
      h.parallel_for ? "hooks.parallel_for is given" : "own_threads is 0 or 1";
  if (h.for_threads && (openmp || h.parallel_for || d.own_threads == 0 || d.own_threads == 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the mpt_thread_hooks in hooks.next are for the threads of own_threads, but %s; set "
         "own_threads to 2 or more or -1, or leave them out",
         openmp && !h.parallel_for ? "MPT_CONTEXT_OPENMP uses OpenMP's threads" : other_threads);
  }
  if (openmp && (h.parallel_for || d.own_threads == 0 || d.own_threads == 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "MPT_CONTEXT_OPENMP takes own_threads from OpenMP, but %s; leave the flag out, or set "
         "only own_threads, to 2 or more or -1",
         other_threads);
  }
  if (h.parallel_for) {
    if (h.worker_count < 1 || h.worker_count > 4096) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "hooks.worker_count is %d; it must be 1 to 4096",
           h.worker_count);
    }
    o.host_workers = std::make_unique<HostWorkers>(h.parallel_for, h.user, h.worker_count);
    o.jobs = o.host_workers->jobs();
    return;
  }
  int32_t threads = d.own_threads;
  if (threads < -1 || threads > 4096) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "own_threads is %d; it must be -1 (all cores) or 0 to 4096",
         threads);
  }
  if (threads == -1) threads = Pool::processors();
  if (threads <= 1) return;
  if (openmp) {
    o.jobs = omp_jobs(threads);  // throws if the library was built without OpenMP
    return;
  }
  o.pool = std::make_unique<Pool>(threads, h.threads);
  o.jobs = o.pool->jobs();
}

DeviceOptions in_device(const mpt_context_desc& d, DeviceKind kind) {
  DeviceOptions o;
  o.limit = d.memory_limit;
  o.library = MPT_VERSION_TEXT;
  const auto* chain = chained<mpt_device_module>(d.next, MPT_CHAIN_DEVICE_MODULE);
  if (!chain) return o;
  const mpt_device_module m =
      in_desc(chain, mpt_device_module_init, "mpt_device_module", nullptr, kContextChain);
  if (!m.alloc != !m.free) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "one of mpt_device_module.alloc and mpt_device_module.free is missing: give both or "
         "neither");
  }
  if (kind == DeviceKind::cpu) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the mpt_device_module in mpt_context_desc.next is for a device of a module, but device "
         "is MPT_DEVICE_CPU (0); set device to MPT_DEVICE_MODULE (2), or leave the struct out");
  }
  if (m.path) o.module = m.path;
  o.memory = {m.alloc, m.free, m.user};
  o.native = m.native;
  return o;
}

// Gives the context its devices, and makes the one that `d` names its home.
void open_devices(Context& ctx, const mpt_context_desc& d) {
  const DeviceKind kind = in_device_kind(d.device, "device");
  DeviceOptions options = in_device(d, kind);
  open_host(ctx, (d.flags & MPT_CONTEXT_REFERENCE) != 0);
  if (kind != DeviceKind::cpu) allow_devices(ctx, std::move(options));
  ctx.home = ctx.place = &open_device(ctx, kind, d.device_index);
}

}  // namespace

mpt_status mpt_context_create(const mpt_context_desc* desc, mpt_context* out) {
  return entry("mpt_context_create", [&] {
    *need(out, "out") = {};
    const mpt_context_desc d =
        in_desc(desc, mpt_context_desc_init, "mpt_context_desc", nullptr, kContextChain);
    if (d.flags & ~(MPT_CONTEXT_ANOMALY | MPT_CONTEXT_REFERENCE | MPT_CONTEXT_OPENMP)) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "flags is %#x; only MPT_CONTEXT_ANOMALY, MPT_CONTEXT_REFERENCE and MPT_CONTEXT_OPENMP "
           "are known",
           static_cast<unsigned>(d.flags));
    }
    const Hooks h = in_hooks(d.hooks);
    if (!h.alloc != !h.free) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "one of hooks.alloc and hooks.free is missing: give both or neither");
    }
    if (!h.alloc && !system::has_memory()) {
      fail(MPT_ERROR_UNSUPPORTED,
           "this build (static_host) takes all memory from its host: give hooks.alloc and "
           "hooks.free");
    }
    ContextOptions o;
    o.memory = {h.alloc, h.free, h.user};
    choose_workers(d, h, o);
    o.log = {h.log, h.user};
    o.clock = h.clock;
    o.flags = d.flags;
    o.seed = d.seed;
    o.memory_limit = d.memory_limit;
    auto ctx = std::make_unique<Context>(std::move(o));
    open_devices(*ctx, d);
    if (h.zones.begin) ctx->part<Zones>().begin(*ctx, h.zones);
    ctx->anomaly = (d.flags & MPT_CONTEXT_ANOMALY) != 0;
    cast_cache(*ctx).limit = d.cast_cache_limit;
    ctx->space = open_space();
    try {
      ctx->handle = make_handle(HandleType::context, ctx->space, ctx.get(), drop_context);
      begin_context(ctx->space, ctx->handle);
    } catch (...) {
      close_space(ctx->space);
      throw;
    }
    ctx->host_done.user = h.user;
    ctx->host_done.done = h.done;
    *out = handle<mpt_context>(ctx.release()->handle);
  });
}

namespace {

// Makes all handles of a context stale, whose end the thread has claimed, and drops what they hold.
// Exports of its memory may
// outlive this: the last owner deletes the context.
void shut_down(Context& ctx) {
  bool last;
  {
    std::lock_guard lock(ctx.owners_mutex);
    ctx.scope_marks.clear();
    clear_cast_cache(ctx);
    close_space(ctx.space);
    ctx.close();
    last = --ctx.owners == 0;
  }
  if (last) delete &ctx;
}

// Shuts the context down, behind a call of another thread that still uses it. Inside a callback the
// shutdown is deferred to the end of the public call.
void end(Context& ctx, uint64_t handle) {
  PublicCall& call = call_in_progress;
  if (call.function) ctx.next_to_close = std::exchange(call.contexts_to_close, &ctx);
  else if (begin_to_end(handle, true)) shut_down(ctx);
}

}  // namespace

mpt_status mpt::api::end_call(mpt_status status, const PublicCall& outer) noexcept {
  PublicCall& call = this_call();
  if (call.broken_hook && status >= 0) {
    commit_changes();  // the workers have completed the work
    status = call.broken_hook->report_fault();
  }
  if (status < 0) {
    keep_first_error();
    roll_back_changes();
  } else {
    commit_changes();
  }
  Context* closing = call.contexts_to_close;
  end_driving(call);
  call = outer;
  while (closing) {
    Context& ctx = *std::exchange(closing, closing->next_to_close);
    end(ctx, ctx.handle);
  }
  return status;
}

mpt_context mpt_context_retain(mpt_context context) {
  return retain_handle(bits(context), HandleType::context) ? context : mpt_context{};
}

void mpt_context_release(mpt_context context) {
  const uint64_t h = bits(context);
  auto* ctx = static_cast<Context*>(find_handle(h, HandleType::context));
  if (!ctx) return;
  if (release_handle(h, HandleType::context)) end(*ctx, h);
}

namespace {

// Throws for a stale context. For calls of any thread, which use no context.
void need_context(mpt_context context) {
  const uint64_t h = bits(context);
  if (!is_live(h, HandleType::context)) bad_handle(h, HandleType::context, "context");
}

std::atomic<uint64_t>& cancelled_in_space_of(mpt_context context) {
  return slot_table.cancelled[static_cast<size_t>(space_of(bits(context)))];
}

}  // namespace

mpt_status mpt_context_cancel(mpt_context context) {
  return entry("mpt_context_cancel", [&] {
    need_context(context);
    cancelled_in_space_of(context) = bits(context);
  });
}

mpt_status mpt_context_resume(mpt_context context) {
  return entry("mpt_context_resume", [&] {
    need_context(context);
    uint64_t cancelled = bits(context);
    cancelled_in_space_of(context).compare_exchange_strong(cancelled, 0);
  });
}

mpt_status mpt_context_shutdown(mpt_context context) {
  const char* const outer = call_in_progress.function;
  return entry("mpt_context_shutdown", [&] {
    const uint64_t h = bits(context);
    auto* ctx = static_cast<Context*>(find_handle(h, HandleType::context));
    if (!ctx) bad_handle(h, HandleType::context, "context");
    if (outer) {
      fail(MPT_ERROR_STATE,
           "called from inside %s, which still uses the context: shut it down after that call, or "
           "release the last reference",
           outer);
    }
    if (!begin_to_end(h, false)) bad_handle(h, HandleType::context, "context");
    shut_down(*ctx);
  });
}

mpt_status mpt_context_rebind(mpt_context context, const mpt_hooks* hooks) {
  return entry("mpt_context_rebind", [&] {
    Context& ctx = in(context);
    const Hooks h = in_hooks(hooks);
    auto same = [](const char* name, bool had, bool has) {
      if (had == has) return;
      fail(MPT_ERROR_INVALID_ARGUMENT, "hooks.%s is %s, but the context was created %s one", name,
           has ? "given" : "NULL", had ? "with" : "without");
    };
    const bool memory = ctx.arena.host().alloc;
    same("alloc", memory, h.alloc);
    same("free", memory, h.free);
    same("parallel_for", ctx.host_workers != nullptr, h.parallel_for);
    if (ctx.pool) {
      same("start", ctx.pool->hooks().start, h.threads.start);
      same("stop", ctx.pool->hooks().stop, h.threads.stop);
    }
    if (h.parallel_for && h.worker_count != ctx.jobs.workers()) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "hooks.worker_count is %d; the context was created with %d",
           h.worker_count, ctx.jobs.workers());
    }
    same("clock", ctx.clock.read, h.clock.read);
    auto* zones = ctx.find_part<Zones>();
    same("zone_begin", zones != nullptr, h.zones.begin);
    std::lock_guard lock(ctx.owners_mutex);
    ctx.clock = h.clock;
    if (zones) zones->rebind(h.zones);
    ctx.arena.rebind({h.alloc, h.free, h.user});
    if (h.parallel_for) ctx.host_workers->rebind(h.parallel_for, h.user);
    ctx.log = {h.log, h.user};
    if (ctx.pool) {
      ctx.pool->rebind(h.threads);
      ctx.pool->sharing().set_clock(h.clock);
    }
    ctx.host_done.user = h.user;
    ctx.host_done.done = h.done;
  });
}

mpt_status mpt_context_set_seed(mpt_context context, int64_t seed) {
  return entry("mpt_context_set_seed", [&] {
    Context& ctx = in(context);
    need_no_recording(*ctx.home, "mpt_context_set_seed");
    ctx.generator = {static_cast<uint64_t>(seed), 0};
  });
}

mpt_status mpt_context_get_generator(mpt_context context, int64_t* seed, int64_t* draws) {
  return entry("mpt_context_get_generator", [&] {
    const Generator& g = in(context).generator;
    *need(seed, "seed") = static_cast<int64_t>(g.seed);
    *need(draws, "draws") = static_cast<int64_t>(g.draws);
  });
}

mpt_status mpt_context_set_generator(mpt_context context, int64_t seed, int64_t draws) {
  return entry("mpt_context_set_generator", [&] {
    Context& ctx = in(context);
    if (!Generator::may_have(static_cast<uint64_t>(draws))) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "draws is %lld; it must be a multiple of 4, 0 or more",
           lld(draws));
    }
    need_no_recording(*ctx.home, "mpt_context_set_generator");
    ctx.generator = {static_cast<uint64_t>(seed), static_cast<uint64_t>(draws)};
  });
}

mpt_status mpt_context_trim(mpt_context context) {
  return entry("mpt_context_trim", [&] {
    Context& ctx = in(context);
    need_no_recording(*ctx.home, "mpt_context_trim");
    // The host's arena comes last, because it has the headers of the others.
    for (auto place = ctx.places.rbegin(); place != ctx.places.rend(); ++place) {
      (*place)->arena->trim();
    }
  });
}

mpt_status mpt_context_kernels_text(mpt_context context, char* text, size_t size, size_t* needed) {
  return entry("mpt_context_kernels_text",
               [&] { give_text(in(context).home->kernels->describe(), text, size, needed); });
}

mpt_status mpt_context_get_arithmetic(mpt_context context, mpt_arithmetic* out) {
  return entry("mpt_context_get_arithmetic", [&] {
    Context& ctx = in(context);
    *need(out, "out") = static_cast<int32_t>(arithmetic_of(ctx));
  });
}

mpt_status mpt_context_set_arithmetic(mpt_context context, mpt_arithmetic choice) {
  return entry("mpt_context_set_arithmetic", [&] {
    Context& ctx = in(context);
    if (choice < MPT_ARITHMETIC_MEASURE || choice > MPT_ARITHMETIC_WIDEN16) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "choice is %d; it must be MPT_ARITHMETIC_MEASURE (0), MPT_ARITHMETIC_NATIVE16 (1) or "
           "MPT_ARITHMETIC_WIDEN16 (2)",
           choice);
    }
    if (!ctx.home->kernels->empty()) {
      fail(MPT_ERROR_STATE,
           "kernels are already prepared: set the arithmetic before the first operation");
    }
    ctx.arithmetic = static_cast<Arithmetic>(choice);
  });
}

mpt_status mpt_context_set_anomaly(mpt_context context, mpt_bool32 on) {
  return entry("mpt_context_set_anomaly", [&] { in(context).anomaly = on != 0; });
}

mpt_status mpt_scope_push(mpt_context context) {
  return entry("mpt_scope_push", [&] {
    Context& ctx = in(context);
    ctx.scope_memory.grow(ctx.scope_marks);
    ctx.scope_marks.push_back(ctx.scope_handles.size());
  });
}

mpt_status mpt_scope_pop(mpt_context context, const mpt_tensor* keep, int32_t count) {
  return entry("mpt_scope_pop", [&] {
    Context& ctx = in_at_end(context);
    check_list_at_end(ctx, keep, count, "keep");
    if (ctx.scope_marks.empty())
      fail(MPT_ERROR_STATE, "no scope is open: mpt_scope_push opens one");
    const size_t mark = ctx.scope_marks.back();
    ctx.scope_marks.pop_back();
    size_t kept = mark;  // kept handles move to the enclosing scope
    for (size_t i = mark; i < ctx.scope_handles.size(); ++i) {
      const uint64_t h = ctx.scope_handles[i];
      const bool wanted =
          std::any_of(keep, keep + count, [h](mpt_tensor k) { return bits(k) == h; });
      if (wanted) ctx.scope_handles[kept++] = h;
      else release_handle(h, HandleType::tensor);
    }
    ctx.scope_handles.resize(ctx.scope_marks.empty() ? 0 : kept);
    ctx.scope_memory.fit(ctx.scope_handles);
    ctx.scope_memory.fit(ctx.scope_marks);
    drain_space(ctx.space);
  });
}
