/* Counts what a program sends to Tracy, and passes it on: linked into it with --wrap for each
 * function. Prints the numbers at the end of the program.
 * SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "tracy/TracyC.h"

/* The linker gives these names to the functions of Tracy, and the others to those below. */
#define REAL(name) __real____tracy_emit_##name
#define WRAP(name) __wrap____tracy_emit_##name
typedef const struct ___tracy_source_location_data* place;
TracyCZoneCtx REAL(zone_begin_callstack)(place at, int depth, int active);
void REAL(zone_end)(TracyCZoneCtx zone);
void REAL(zone_name)(TracyCZoneCtx zone, const char* text, size_t size);
void REAL(frame_mark)(const char* name);
TracyCZoneCtx WRAP(zone_begin_callstack)(place at, int depth, int active);
void WRAP(zone_end)(TracyCZoneCtx zone);
void WRAP(zone_name)(TracyCZoneCtx zone, const char* text, size_t size);
void WRAP(frame_mark)(const char* name);

static struct { long begun, ended, open, deepest, frames; } counts;

TracyCZoneCtx WRAP(zone_begin_callstack)(place at, int depth, int active) {
  ++counts.begun;
  if (++counts.open > counts.deepest) counts.deepest = counts.open;
  return REAL(zone_begin_callstack)(at, depth, active);
}
void WRAP(zone_end)(TracyCZoneCtx zone) {
  ++counts.ended;
  --counts.open;
  REAL(zone_end)(zone);
}
void WRAP(zone_name)(TracyCZoneCtx zone, const char* text, size_t size) {
  printf("zone %.*s\n", (int)size, text);
  REAL(zone_name)(zone, text, size);
}
void WRAP(frame_mark)(const char* name) {
  ++counts.frames;
  REAL(frame_mark)(name);
}

__attribute__((destructor)) static void print_counts(void) {
  printf("begun %ld, ended %ld, deepest %ld, frames %ld\n", counts.begun, counts.ended,
         counts.deepest, counts.frames);
}
