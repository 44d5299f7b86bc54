/* Benchmark of a game's loop at 60 Hz that trains in every frame: the libmpt side of
 * tests/bench/run --frames.
 *
 *   bench_frames CASE MODE SECONDS THREADS BUDGET WORK [WAY]    MODE: f32, bf16 or f16
 *
 * A frame computes something else for WORK milliseconds, asks the network for an answer to one
 * input, and trains. WAY is how:
 *   slices   about BUDGET milliseconds in each frame: a step is recorded, and each frame runs a
 *            part of it. BUDGET 0 does not train
 *   thread   in a thread of its own, without a budget. Its context publishes the weights after each
 *            step, and each frame takes the newest ones into a context of its own
 * The program prints one JSON line with the keys of peers/frames.py; with a thread also the times
 * of `publish` and `take`, and how often one of them waited: gave its processor away before its
 * time.
 * SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE /* RUSAGE_THREAD */
#include <mpt/mpt.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/resource.h>
#include <time.h>

#include "../../examples/common.h"
#include "models.h"

enum { MOST = 20000, WARM = 30, MOST_LAYERS = 8 };

static mpt_context ctx;
static bench_model model;
static mpt_precision precision;

/* The network that answers: that which is trained, or one that takes what a thread publishes. */
static struct {
  mpt_context ctx;
  mpt_precision precision;
  mpt_params params;
  mpt_tensor tensors[2 * MOST_LAYERS]; /* a weight and a bias of each layer */
  int count;
  mpt_tensor row;            /* the input */
  mpt_subscriber subscriber; /* NULL: it is trained */
} asked;

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

/* Returns a set like the one that is trained, in a context of its own. */
static mpt_params set_like(mpt_context context, mpt_params params) {
  mpt_params_info info = {.struct_size = sizeof info};
  mpt_params out;
  TRY(mpt_params_get_info(params, &info));
  TRY(mpt_params_create(context, &out));
  for (int64_t i = 0; i < info.tensors; ++i) {
    const char* name;
    mpt_tensor from, to;
    mpt_tensor_info shape = {.struct_size = sizeof shape};
    TRY(mpt_params_get_at(params, i, &name, &from));
    TRY(mpt_tensor_get_info(from, &shape));
    TRY(mpt_zeros(context, MPT_F32, shape.shape, shape.rank, &to));
    TRY(mpt_params_add(out, name, to));
  }
  return out;
}

/* Lets the trained network answer, or one like it in another context. */
static void ask(mpt_params params, const char* mode, int is_other) {
  asked.ctx = ctx;
  asked.params = params;
  asked.precision = precision;
  if (is_other) {
    TRY(mpt_context_create(NULL, &asked.ctx));
    asked.params = set_like(asked.ctx, params);
    if (!strcmp(mode, "bf16")) /* without masters, which only a training needs */
      TRY(mpt_precision_from_name("bf16-true", &asked.precision, sizeof asked.precision));
    TRY(mpt_params_set_precision(asked.params, &asked.precision));
    mpt_tensor_info shape = {.struct_size = sizeof shape};
    TRY(mpt_tensor_get_info(model.x, &shape));
    TRY(mpt_normal(asked.ctx, MPT_F32, (const int64_t[]){1, shape.shape[1]}, 2, 0, 1, &asked.row));
  } else {
    TRY(mpt_narrow(model.x, 0, 0, 1, &asked.row));
  }
  mpt_params_info info = {.struct_size = sizeof info};
  TRY(mpt_params_get_info(asked.params, &info));
  asked.count = (int)info.tensors;
  for (int i = 0; i < asked.count; ++i)
    TRY(mpt_params_get_at(asked.params, i, NULL, &asked.tensors[i]));
}

/* Returns an answer of the network to one input. */
static float answer(void) {
  float values[10];
  mpt_tensor y;
  TRY(mpt_scope_push(asked.ctx));
  TRY(mpt_grad_mode_push(asked.ctx, MPT_GRAD_INFERENCE));
  TRY(mpt_precision_push(asked.ctx, &asked.precision));
  TRY(mpt_precision_input(&asked.precision, asked.row, &y));
  for (int i = 0; i < asked.count; i += 2) {
    TRY(mpt_linear(y, asked.tensors[i], asked.tensors[i + 1],
                   i + 2 < asked.count ? MPT_ACTIVATION_RELU : MPT_ACTIVATION_NONE, &y));
  }
  TRY(mpt_tensor_read(y, MPT_F32, values, 10));
  TRY(mpt_precision_pop(asked.ctx));
  TRY(mpt_grad_mode_pop(asked.ctx));
  TRY(mpt_scope_pop(asked.ctx, NULL, 0));
  return values[0];
}

/* ---- a training in a thread of its own ----------------------------------------------------------
 */

/* Times of a call, and how often it waited. */
typedef struct {
  double times[MOST], begin;
  int count;
  long waits, before;
} calls;

static long waits_now(void) {
  struct rusage used;
  getrusage(RUSAGE_THREAD, &used);
  return used.ru_nvcsw;
}
static void begin_call(calls* c) {
  c->before = waits_now();
  c->begin = seconds_now();
}
static void end_call(calls* c) {
  const double took = seconds_now() - c->begin;
  c->waits += waits_now() - c->before;
  if (c->count < MOST) c->times[c->count++] = took;
}
static void print_calls(const char* name, calls* c) {
  qsort(c->times, (size_t)c->count, sizeof *c->times, ascending);
  const int n = c->count;
  printf("\"%s\": %.6g, \"%s_p999\": %.6g, \"%s_most\": %.6g, \"%s_waits\": %ld, ", name,
         c->times[n / 2], name, c->times[n - 1 - n / 1000], name, c->times[n - 1], name, c->waits);
}

static struct {
  pthread_t thread;
  mpt_publisher publisher;
  mpt_stepper stepper;
  atomic_int steps, is_over;
  calls publish, take;
} other;

static void* train(void* unused) {
  for (; !other.is_over; ++other.steps) {
    TRY(mpt_scope_push(ctx));
    bench_step_run(&model, &precision, other.stepper);
    TRY(mpt_scope_pop(ctx, NULL, 0));
    begin_call(&other.publish);
    TRY(mpt_publisher_publish(other.publisher, NULL));
    end_call(&other.publish);
  }
  return unused;
}

static void start_thread(mpt_params params, mpt_stepper stepper) {
  other.stepper = stepper;
  TRY(mpt_publisher_create(params, &other.publisher));
  TRY(mpt_subscriber_create(asked.params, other.publisher, 0, &asked.subscriber));
  if (pthread_create(&other.thread, NULL, train, NULL)) exit(1);
}

static void take(void) {
  begin_call(&other.take);
  TRY(mpt_subscriber_take(asked.subscriber, NULL));
  end_call(&other.take);
}

/* ---- the loop -----------------------------------------------------------------------------------
 */

int main(int argc, char** argv) {
  const double begun = seconds_now();
  const int is_thread = argc == 8 && !strcmp(argv[7], "thread");
  if (argc < 7 || argc > 8 || (argc == 8 && !is_thread && strcmp(argv[7], "slices"))) {
    fprintf(stderr, "usage: bench_frames CASE MODE SECONDS THREADS BUDGET WORK [slices|thread]\n");
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
  ask(params, argv[2], is_thread);
  mpt_recording recording = recorded_step(stepper);
  if (is_thread) start_thread(params, stepper);
  const double started = seconds_now();

  static double times[MOST], parts[MOST];
  const double tick = 1.0 / 60;
  int frames = (int)(60 * atof(argv[3])), missed = 0, steps = 0;
  if (frames > MOST) frames = MOST;
  double begin = seconds_now();
  for (int i = -WARM; i < frames; ++i) {
    if (i == 0) other.steps = 0;
    compute_until(begin + work);
    const double from = seconds_now();
    if (is_thread) take();
    answer();
    mpt_bool32 is_done = 0;
    if (budget > 0 && !is_thread)
      TRY(mpt_recording_advance(recording, (int64_t)(1e6 * budget), &is_done));
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
  other.is_over = 1;
  if (is_thread) {
    steps = other.steps;
    pthread_join(other.thread, NULL);
    mpt_context_release(asked.ctx);
  }
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
      "\"part\": %.6g, \"part_p999\": %.6g, \"missed\": %d, \"frames\": %d, \"steps\": %d, ",
      times[frames / 2], times[last], times[frames - 1], parts[frames / 2], parts[last], missed,
      frames, steps);
  if (is_thread) print_calls("publish", &other.publish), print_calls("take", &other.take);
  printf("\"peak\": %.0f, \"start\": %.6g, \"stop\": %.6g}\n", (peak_megabytes() - own) * 1048576,
         started - begun, stopped - stopping);
  return 0;
}
