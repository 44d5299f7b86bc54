/* Benchmark of one training step of each benchmark model: the libmpt side of tests/bench/run.
 *
 *   bench_step CASE MODE SECONDS THREADS    MODE: f32, bf16 or f16
 *
 * MPT_BENCH_COST=1 switches the cost rule on. MPT_BENCH_WIDEN computes like a machine without
 * 16-bit products. MPT_BENCH_OPENMP uses OpenMP's threads. MPT_BENCH_DEVICE is the path of a
 * device's module, on which it computes. MPT_BENCH_RECORD records a step and measures its replays.
 * MPT_BENCH_TRACE prints the trace of one more step. The
 * program prints one JSON line with the keys of peers/measure.py, and further costs of a step:
 * allocations of host memory and page faults after the first steps.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>
#include <stdint.h>
#include <sys/resource.h>

#include "../../examples/common.h"
#include "models.h"

static mpt_context ctx;

static int ascending(const void* a, const void* b) {
  const double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static long minor_faults(void) {
  struct rusage u;
  getrusage(RUSAGE_SELF, &u);
  return u.ru_minflt;
}

static void print_memory(const mpt_memory_info* m) {
  for (int i = 0; i < 8; ++i) {
    fprintf(stderr, "purpose %d: %zu now, %zu at the peak of a step\n", i, m->now[i],
            m->step_at_peak[i]);
  }
  fprintf(stderr, "step: %zu at the peak, %lld allocations of %zu bytes\n", m->step_peak,
          (long long)m->step_allocations, m->step_allocated);
}

static void print_text(mpt_status (*get)(mpt_context, char*, size_t, size_t*)) {
  size_t n = 0;
  TRY(get(ctx, NULL, 0, &n));
  char* text = malloc(n);
  TRY(get(ctx, text, n, &n));
  fputs(text, stderr);
  free(text);
}

/* Runs a step, or records it, or replays it, and returns the loss. */
static double run_step(const bench_model* model, const mpt_precision* precision,
                       mpt_stepper stepper, int is_recorded, mpt_recording* recording) {
  static mpt_tensor kept; /* the loss of the recorded step */
  double loss;
  if (*recording) {
    TRY(mpt_recording_replay(*recording));
    TRY(mpt_tensor_get_item(kept, &loss));
    return loss;
  }
  TRY(mpt_scope_push(ctx));
  if (is_recorded) TRY(mpt_record_begin(ctx));
  const mpt_tensor l = bench_step_run(model, precision, stepper);
  if (is_recorded) {
    TRY(mpt_record_end(ctx, recording));
    kept = l;
  }
  TRY(mpt_tensor_get_item(l, &loss));
  TRY(mpt_scope_pop(ctx, &l, is_recorded));
  return loss;
}

/* Measures steps for some seconds and prints the line. */
static void measure(const char* name, const char* mode, double seconds, double own,
                    const bench_model* model, const mpt_precision* precision, mpt_stepper stepper) {
  enum { WARM = 3, MOST = 5000 };
  static double times[MOST];
  int steps = -WARM;
  double start = 0, loss = 0;
  long faults = 0;
  const int records = getenv("MPT_BENCH_RECORD") != NULL;
  mpt_recording recording = NULL;
  mpt_memory_info before = {.struct_size = sizeof before}, after = {.struct_size = sizeof after};
  while (steps < 5 || (steps < MOST && seconds_now() - start < seconds)) {
    const double begin = seconds_now();
    loss = run_step(model, precision, stepper, records && steps == -1, &recording);
    if (steps >= 0) times[steps] = seconds_now() - begin;
    if (++steps == 0) {
      start = seconds_now();
      faults = minor_faults();
      TRY(mpt_context_get_memory(ctx, &before));
      TRY(mpt_context_reset_peak(ctx));
    }
  }
  faults = minor_faults() - faults;
  TRY(mpt_context_get_memory(ctx, &after));
  qsort(times, (size_t)steps, sizeof *times, ascending);
  printf(
      "{\"case\": \"%s\", \"mode\": \"%s\", \"median\": %.6g, \"p99\": %.6g, \"least\": %.6g, "
      "\"steps\": %d, "
      "\"peak\": %.0f, \"loss\": %.6g, \"start_peak\": %zu, \"live_peak\": %zu, "
      "\"host_allocations\": %lld, "
      "\"faults\": %ld}\n",
      name, mode, times[steps / 2], times[steps * 99 / 100], times[0], steps,
      (peak_megabytes() - own) * 1048576, loss, before.total_peak, after.total_peak,
      (long long)(after.host_allocations - before.host_allocations), faults);
  if (getenv("MPT_BENCH_MEMORY")) print_memory(&after);
  mpt_recording_release(recording);
}

int main(int argc, char** argv) {
  if (argc < 5) {
    fprintf(stderr, "usage: bench_step CASE MODE SECONDS THREADS\n");
    return 2;
  }
  const char *name = argv[1], *mode = argv[2];
  if (strcmp(mode, "f32") && strcmp(mode, "bf16") && strcmp(mode, "f16")) {
    fprintf(stderr, "no mode is named '%s'; f32, bf16 and f16 are\n", mode);
    return 2;
  }
  const double own = peak_megabytes();
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.own_threads = atoi(argv[4]);
  if (getenv("MPT_BENCH_OPENMP")) desc.flags |= MPT_CONTEXT_OPENMP;
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = getenv("MPT_BENCH_DEVICE");
  if (module.path) {
    desc.device = MPT_DEVICE_MODULE;
    desc.next = (const mpt_chain*)&module;
  }
  TRY(mpt_context_create(&desc, &ctx));
  if (getenv("MPT_BENCH_WIDEN")) TRY(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  const bench_model model = bench_model_make(ctx, params, name);
  if (!model.loss) {
    fprintf(stderr, "no case is named %s\n", name);
    return 2;
  }
  mpt_precision precision = bench_precision(mode);
  if (getenv("MPT_BENCH_COST")) precision.cost_rule = atoi(getenv("MPT_BENCH_COST"));
  TRY(mpt_params_set_precision(params, &precision));
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));

  measure(name, mode, atof(argv[3]), own, &model, &precision, stepper);
  if (getenv("MPT_BENCH_KERNELS")) print_text(mpt_context_kernels_text);
  if (getenv("MPT_BENCH_TRACE")) {
    TRY(mpt_scope_push(ctx));
    TRY(mpt_trace_begin(ctx));
    bench_step_run(&model, &precision, stepper);
    TRY(mpt_trace_end(ctx));
    TRY(mpt_scope_pop(ctx, NULL, 0));
    print_text(mpt_trace_text);
  }
  mpt_stepper_release(stepper);
  mpt_optimizer_release(optimizer);
  mpt_params_release(params);
  mpt_context_release(ctx);
  return 0;
}
