/* Benchmark of a game's loop at 60 Hz that trains in every frame: the libmpt side of
 * tests/bench/run --frames.
 *
 *   bench_frames CASE MODE SECONDS THREADS BUDGET WORK    MODE: f32, bf16 or f16
 *
 * A frame computes something else for WORK milliseconds, asks the network for an answer to one
 * input, and trains for about BUDGET milliseconds: a step is recorded, and each frame runs a part
 * of it. BUDGET 0 does not train. The program prints one JSON line with the keys of
 * peers/frames.py.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>
#include <time.h>

#include "../../examples/common.h"
#include "models.h"

static mpt_context ctx;
static bench_model model;
static mpt_precision precision;

static int ascending(const void* a, const void* b) {
  const double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static void compute_until(double end) {
  while (seconds_now() < end) {
  }
}

static void sleep_until(double when) {
  const double left = when - seconds_now();
  if (left <= 0) return;
  const struct timespec t = {(time_t)left, (long)(1e9 * (left - (double)(time_t)left))};
  nanosleep(&t, NULL);
}

static mpt_recording recorded_step(mpt_stepper stepper) {
  mpt_recording recording;
  for (int i = 0; i < 4; ++i) {
    TRY(mpt_scope_push(ctx));
    if (i == 3) TRY(mpt_record_begin(ctx));
    bench_step_run(&model, &precision, stepper);
    if (i == 3) TRY(mpt_record_end(ctx, &recording));
    TRY(mpt_scope_pop(ctx, NULL, 0));
  }
  return recording;
}

/* Returns an answer of the network to the first row of the batch. */
static float answer(mpt_tensor x) {
  float values[10];
  mpt_tensor y;
  TRY(mpt_scope_push(ctx));
  TRY(mpt_grad_mode_push(ctx, MPT_GRAD_INFERENCE));
  TRY(mpt_precision_push(ctx, &precision));
  y = bench_mlp_output(&model, x);
  TRY(mpt_tensor_read(y, MPT_F32, values, 10));
  TRY(mpt_precision_pop(ctx));
  TRY(mpt_grad_mode_pop(ctx));
  TRY(mpt_scope_pop(ctx, NULL, 0));
  return values[0];
}

int main(int argc, char** argv) {
  const double begun = seconds_now();
  if (argc < 7) {
    fprintf(stderr, "usage: bench_frames CASE MODE SECONDS THREADS BUDGET WORK\n");
    return 2;
  }
  const double own = peak_megabytes(), budget = atof(argv[5]), work = 1e-3 * atof(argv[6]);
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.own_threads = atoi(argv[4]);
  TRY(mpt_context_create(&desc, &ctx));
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  model = bench_model_make(ctx, params, argv[1]);
  if (!model.loss || strncmp(argv[1], "mlp", 3)) {
    fprintf(stderr, "no case of frames is named %s\n", argv[1]);
    return 2;
  }
  precision = bench_precision(argv[2]);
  TRY(mpt_params_set_precision(params, &precision));
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));
  mpt_tensor row;
  TRY(mpt_narrow(model.x, 0, 0, 1, &row));
  mpt_recording recording = recorded_step(stepper);
  const double started = seconds_now();

  enum { MOST = 20000, WARM = 30 };
  static double times[MOST], parts[MOST];
  const double tick = 1.0 / 60;
  int frames = (int)(60 * atof(argv[3])), missed = 0, steps = 0;
  if (frames > MOST) frames = MOST;
  double begin = seconds_now();
  for (int i = -WARM; i < frames; ++i) {
    compute_until(begin + work);
    const double from = seconds_now();
    answer(row);
    mpt_bool32 is_done = 0;
    if (budget > 0) TRY(mpt_recording_advance(recording, (int64_t)(1e6 * budget), &is_done));
    const double end = seconds_now();
    if (i >= 0) {
      times[i] = end - begin;
      parts[i] = end - from;
      missed += end - begin > tick;
      steps += is_done;
    }
    begin += tick; /* the display's next frame that is not past */
    while (begin < end) begin += tick;
    sleep_until(begin);
  }
  const double stopping = seconds_now();
  mpt_recording_release(recording);
  mpt_stepper_release(stepper);
  mpt_optimizer_release(optimizer);
  mpt_params_release(params);
  mpt_context_release(ctx);
  const double stopped = seconds_now();
  qsort(times, (size_t)frames, sizeof *times, ascending);
  qsort(parts, (size_t)frames, sizeof *parts, ascending);
  const int last = frames - 1 - frames / 1000;
  printf(
      "{\"peer\": \"libmpt\", \"median\": %.6g, \"p999\": %.6g, \"most\": %.6g, "
      "\"part\": %.6g, \"part_p999\": %.6g, \"missed\": %d, \"frames\": %d, \"steps\": %d, "
      "\"peak\": %.0f, \"start\": %.6g, \"stop\": %.6g}\n",
      times[frames / 2], times[last], times[frames - 1], parts[frames / 2], parts[last], missed,
      frames, steps, (peak_megabytes() - own) * 1048576, started - begun, stopped - stopping);
  return 0;
}
