// The code of a host that is reloaded while its contexts live: hooks, and what they have counted.
// SPDX-License-Identifier: Apache-2.0
#include "host_code.h"

#include <cstdlib>

namespace {

HostCode code;

void* alloc(void* user, size_t size, size_t align) {
  ++code.allocations;
  ++*static_cast<int64_t*>(user);
  return std::aligned_alloc(align, (size + align - 1) / align * align);
}
void free_memory(void* user, void* memory, size_t, size_t) {
  --*static_cast<int64_t*>(user);
  std::free(memory);
}
void parallel_for(void*, int64_t n, int64_t, mpt_job_fn fn, void* job) {
  ++code.jobs;
  fn(job, 0, n, 0);
}
void log_message(void*, mpt_log_level, const char*) { ++code.messages; }
void done(void*) { ++code.done; }
double clock_seconds(void*) { return static_cast<double>(++code.times) * 1e-6; }
void zone_begin(void*, const char*, mpt_trace_phase) {
  ++code.zones;
  ++code.zones_open;
}
void zone_end(void*) { --code.zones_open; }

}  // namespace

extern "C" __attribute__((visibility("default"))) HostCode* host_code(mpt_hooks* hooks,
                                                                      mpt_time_hooks* time) {
  hooks->worker_count = 2;
  hooks->alloc = alloc;
  hooks->free = free_memory;
  hooks->parallel_for = parallel_for;
  hooks->log = log_message;
  hooks->done = done;
  time->clock = clock_seconds;
  time->zone_begin = zone_begin;
  time->zone_end = zone_end;
  hooks->next = reinterpret_cast<const mpt_chain*>(time);
  return &code;
}
