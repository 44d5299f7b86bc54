// C entry points of memory reports: current use, steps, and the need of another batch size.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt_memory.h"

#include <cstdarg>
#include <cstdio>
#include <string>

#include "api/entry.h"
#include "backends/device.h"
#include "backends/devices.h"
#include "backends/modules.h"
#include "observe/step_memory.h"

using namespace mpt;
using namespace mpt::api;

static_assert(kPurposes <= MPT_MEMORY_PURPOSES);

namespace {

const char* const kNames[kPurposes] = {"other",  "parameters",  "masters",    "gradients",
                                       "states", "activations", "cast cache", "workspace"};
// Order of the report: by interest to the reader, the library's own memory last.
constexpr Purpose kOrder[kPurposes] = {
    Purpose::parameters,  Purpose::masters,    Purpose::gradients, Purpose::states,
    Purpose::activations, Purpose::cast_cache, Purpose::workspace, Purpose::other};

void append(std::string& s, const char* format, ...) __attribute__((format(printf, 2, 3)));
void append(std::string& s, const char* format, ...) {
  char line[256];
  va_list args;
  va_start(args, format);
  std::vsnprintf(line, sizeof line, format, args);
  va_end(args);
  s += line;
}

void append_row(std::string& s, const char* name, size_t now, size_t peak, size_t step) {
  auto mb = [](size_t bytes) { return static_cast<double>(bytes) * 1e-6; };
  append(s, "%-11s %12.3f %12.3f %12.3f\n", name, mb(now), mb(peak), mb(step));
}

// Appends the table of one device.
void append_table(std::string& text, const Place& place) {
  const Arena::Stats& s = place.arena->stats();
  const Arena::Peak &peak = s.highest, &step = s.step.peak;
  append(text, "%-11s %12s %12s %12s\n", "MB", "now", "at the peak", "of last step");
  for (Purpose p : kOrder) {
    const auto i = static_cast<size_t>(p);
    if (s.now[i] || peak.by_purpose[i] || step.by_purpose[i]) {
      append_row(text, kNames[i], s.now[i], peak.by_purpose[i], step.by_purpose[i]);
    }
  }
  append_row(text, "total", s.total_now, peak.total, step.total);
  if (s.steps) {
    append(text, "last of %lld steps: %lld blocks, %.3f MB handed out\n", lld(s.steps),
           lld(s.step.allocations), static_cast<double>(s.step.allocated) * 1e-6);
  }
  append(text, "from the %s: %.3f MB in %lld calls", place.is_host ? "host" : "device",
         static_cast<double>(s.reserved) * 1e-6, lld(s.host_allocations));
  if (const size_t bytes = place.arena->outside()) {
    append(text, ", %.3f MB outside the arena", static_cast<double>(bytes) * 1e-6);
  }
}

// Returns the report of the device on which the context computes, then those of its other devices.
std::string report(const Context& ctx) {
  std::string text;
  append_table(text, *ctx.home);
  append(text, "; %lld tensors\n", lld(ctx.live_tensors));
  for (const Place* p : ctx.places) {
    if (p == ctx.home) continue;
    append(text, "\n%s\n", name_of(*p).s);
    append_table(text, *p);
    text += "\n";
  }
  return text;
}

const Place& place_in_use(const Context& ctx, mpt_device device, int32_t index) {
  const DeviceKind kind = in_device_kind(device, "device");
  for (const Place* p : ctx.places)
    if (p->kind == kind && p->index == index) return *p;
  fail(MPT_ERROR_DEVICE, "device %s with index %d is not in use by this context", constant_of(kind),
       index);
}

void give_memory(const Context& ctx, const Place& place, mpt_memory_info* out) {
  const Arena::Stats& s = place.arena->stats();
  mpt_memory_info m = {};
  for (int i = 0; i < kPurposes; ++i) {
    m.now[i] = s.now[i];
    m.peak[i] = s.peak[i];
    m.at_peak[i] = s.highest.by_purpose[i];
    m.step_at_peak[i] = s.step.peak.by_purpose[i];
  }
  m.total_now = s.total_now;
  m.total_peak = s.highest.total;
  m.arena_bytes = s.reserved;
  m.outside_bytes = place.arena->outside();
  m.host_allocations = s.host_allocations;
  m.live_tensors = ctx.live_tensors;
  m.steps = s.steps;
  m.step_peak = s.step.peak.total;
  m.step_allocated = s.step.allocated;
  m.step_allocations = s.step.allocations;
  out_desc(m, out, "mpt_memory_info");
}

}  // namespace

mpt_status mpt_context_get_memory(mpt_context context, mpt_memory_info* out) {
  return entry("mpt_context_get_memory", [&] {
    const Context& ctx = in(context);
    give_memory(ctx, *ctx.home, out);
  });
}

mpt_status mpt_context_get_device_memory(mpt_context context, mpt_device device, int32_t index,
                                         mpt_memory_info* out) {
  return entry("mpt_context_get_device_memory", [&] {
    const Context& ctx = in(context);
    need(out, "out");
    give_memory(ctx, place_in_use(ctx, device, index), out);
  });
}

mpt_status mpt_context_get_device_native(mpt_context context, mpt_device device, int32_t index,
                                         void** out) {
  return entry("mpt_context_get_device_native", [&] {
    *need(out, "out") = nullptr;
    *out = place_in_use(in(context), device, index).device->native();
  });
}

mpt_status mpt_context_reset_peak(mpt_context context) {
  return entry("mpt_context_reset_peak", [&] {
    for (Place* p : in(context).places) p->arena->reset_peak();
  });
}

mpt_status mpt_memory_text(mpt_context context, char* text, size_t size, size_t* needed) {
  return entry("mpt_memory_text", [&] { give_text(report(in(context)), text, size, needed); });
}

mpt_status mpt_memory_end_step(mpt_context context) {
  return entry("mpt_memory_end_step", [&] { in(context).end_step(); });
}

mpt_status mpt_memory_watch(mpt_context context, const mpt_tensor* batch, int32_t count) {
  return entry("mpt_memory_watch", [&] {
    Context& ctx = in(context);
    const std::vector<Tensor> tensors = in_list(ctx, batch, count, "batch");
    auto& step = ctx.part<StepMemory>();
    if (tensors.empty()) step.forget();
    else step.start(ctx, tensors);
  });
}

mpt_status mpt_memory_fit(mpt_context context, int64_t batch, size_t limit,
                          mpt_memory_fit_info* out) {
  return entry("mpt_memory_fit", [&] {
    Context& ctx = in(context);
    need(out, "out");
    if (batch < 1 || batch > int64_t{1} << 40) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "batch is %lld; it must be 1 to 2^40", lld(batch));
    }
    const auto& step = ctx.part<StepMemory>();
    const Arena::Peak own = step.peak(step.batch()), asked = step.peak(batch);
    mpt_memory_fit_info i = {};
    i.fits = !limit || asked.total <= limit;
    i.watched_batch = step.batch();
    i.watched_peak = own.total;
    i.peak = asked.total;
    for (int p = 0; p < kPurposes; ++p) i.at_peak[p] = asked.by_purpose[p];
    i.largest_batch = limit ? step.largest(limit) : INT64_MAX;
    out_desc(i, out, "mpt_memory_fit_info");
  });
}
