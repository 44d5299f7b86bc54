/* Profiling: where the time of a training step goes, in the profiler that the host already has. The
 * library begins and ends a zone for each operation, gradient and step by two functions of the
 * host's.
 *
 *   profile [--steps N] [--precision NAME]
 *
 * prints the time of each zone without that of the zones inside it. Compiled with -DTRACY_ENABLE
 * and linked with Tracy's client (https://github.com/wolfpld/tracy), it sends the same zones to
 * Tracy, where they stand in the timeline of the frame beside those of the host:
 *
 *   c++ -c -DTRACY_ENABLE tracy/public/TracyClient.cpp
 *   cc -DTRACY_ENABLE -Itracy/public examples/profile.c TracyClient.o -lmpt -lstdc++ -lm -lpthread
 *
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>
#include <string.h>

#include "common.h"

enum { MOST_DEPTH = 64 };

#ifdef TRACY_ENABLE
#include "tracy/TracyC.h"

struct profiler {
  TracyCZoneCtx open[MOST_DEPTH];
  int depth;
};

static void zone_begin(void* user, const char* name, mpt_trace_phase phase) {
  static const uint32_t colors[] = {0x4477aa, 0xcc6677, 0x117733, 0x888888};
  struct profiler* p = user;
  TracyCZone(zone, 1);
  TracyCZoneName(zone, name, strlen(name));
  TracyCZoneColor(zone, colors[phase & 3]);
  if (p->depth < MOST_DEPTH) p->open[p->depth] = zone;
  ++p->depth;
}

static void zone_end(void* user) {
  struct profiler* p = user;
  if (--p->depth < MOST_DEPTH) TracyCZoneEnd(p->open[p->depth]);
}

static void end_frame(struct profiler* p) {
  (void)p;
  TracyCFrameMark;
}
static void print_zones(const struct profiler* p, long steps) {
  (void)p;
  printf("%ld steps were sent to Tracy\n", steps);
}

#else

/* Zones by name and phase. */
struct row {
  const char* name; /* lives as long as the context */
  mpt_trace_phase phase;
  long count;
  double seconds; /* without the zones inside */
};
struct profiler {
  struct row rows[128];
  int count, depth;
  struct {
    struct row* row;
    double begin, inside;
  } open[MOST_DEPTH];
};

static struct row* row_of(struct profiler* p, const char* name, mpt_trace_phase phase) {
  for (int i = 0; i < p->count; ++i)
    if (p->rows[i].phase == phase && !strcmp(p->rows[i].name, name)) return &p->rows[i];
  if (p->count == (int)(sizeof p->rows / sizeof *p->rows)) return NULL;
  p->rows[p->count] = (struct row){name, phase, 0, 0};
  return &p->rows[p->count++];
}

static void zone_begin(void* user, const char* name, mpt_trace_phase phase) {
  struct profiler* p = user;
  if (p->depth < MOST_DEPTH) {
    p->open[p->depth].row = row_of(p, name, phase);
    p->open[p->depth].inside = 0;
    p->open[p->depth].begin = seconds_now();
  }
  ++p->depth;
}

static void zone_end(void* user) {
  struct profiler* p = user;
  if (--p->depth >= MOST_DEPTH) return;
  const double took = seconds_now() - p->open[p->depth].begin;
  struct row* r = p->open[p->depth].row;
  if (r) r->seconds += took - p->open[p->depth].inside, ++r->count;
  if (p->depth > 0) p->open[p->depth - 1].inside += took;
}

static void end_frame(struct profiler* p) { (void)p; }

static int slower_first(const void* a, const void* b) {
  const double x = ((const struct row*)a)->seconds, y = ((const struct row*)b)->seconds;
  return (x < y) - (x > y);
}

static void print_zones(const struct profiler* p, long steps) {
  static const char* const phases[] = {"forward", "backward", "step", "call"};
  struct profiler sorted = *p;
  double all = 0;
  for (int i = 0; i < p->count; ++i) all += p->rows[i].seconds;
  qsort(sorted.rows, (size_t)p->count, sizeof *sorted.rows, slower_first);
  printf("%-20s %-9s %6s %9s %6s\n", "zone", "phase", "count", "us a step", "share");
  for (int i = 0; i < p->count; ++i) {
    const struct row* r = &sorted.rows[i];
    printf("%-20s %-9s %6ld %9.1f %5.1f%%\n", r->name, phases[r->phase & 3], r->count,
           1e6 * r->seconds / (double)steps, 100 * r->seconds / all);
  }
}
#endif

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--steps 200] [--precision bf16-mixed]");
  const long steps = flag_number(argc, argv, "steps", 200, 1);

  static struct profiler profiler;
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  mpt_time_hooks zones;
  mpt_time_hooks_init(&zones, sizeof zones);
  zones.zone_begin = zone_begin;
  zones.zone_end = zone_end;
  hooks.user = &profiler;
  hooks.log = print_log;
  hooks.next = (const mpt_chain*)&zones;
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.hooks = &hooks;
  mpt_context ctx;
  TRY(mpt_check_header(MPT_VERSION_NUMBER));
  TRY(mpt_context_create(&desc, &ctx));

  mpt_params params;
  mpt_module hidden, norm, out;
  const int64_t width = 256;
  TRY(mpt_params_create(ctx, &params));
  TRY(mpt_nn_linear(params, "hidden", 64, width, 1, MPT_ACTIVATION_GELU, &hidden));
  TRY(mpt_nn_layer_norm(params, "norm", &width, 1, NULL, &norm));
  TRY(mpt_nn_linear(params, "out", width, 16, 1, MPT_ACTIVATION_NONE, &out));
  mpt_precision precision;
  TRY(mpt_precision_from_name(flag(argc, argv, "precision", "bf16-mixed"), &precision,
                              sizeof precision));
  TRY(mpt_params_set_precision(params, &precision));
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));
  const int64_t in[2] = {128, 64}, answers[2] = {128, 16};
  mpt_tensor x, y;
  TRY(mpt_normal(ctx, MPT_F32, in, 2, 0, 1, &x));
  TRY(mpt_normal(ctx, MPT_F32, answers, 2, 0, 1, &y));

  for (long step = 0; step < steps; ++step) {
    mpt_tensor h, loss;
    TRY(mpt_scope_push(ctx));
    TRY(mpt_precision_push(ctx, &precision));
    TRY(mpt_module_forward(hidden, x, &h));
    TRY(mpt_module_forward(norm, h, &h));
    TRY(mpt_module_forward(out, h, &h));
    TRY(mpt_mse_loss(h, y, MPT_REDUCTION_MEAN, &loss));
    TRY(mpt_precision_pop(ctx));
    TRY(mpt_stepper_backward(stepper, loss));
    TRY(mpt_stepper_step(stepper));
    TRY(mpt_scope_pop(ctx, NULL, 0));
    end_frame(&profiler);
  }
  print_zones(&profiler, steps);
  mpt_context_release(ctx); /* and everything that it owns */
  return 0;
}
