/* Smallest useful embedding: a game loop that trains a small network in every frame, on memory
 * and threads of the host.
 *
 * The library creates no thread. After the first frames it allocates nothing from the system,
 * except that oneDNN, which computes here in 32-true, takes some heap memory.
 *
 * With --budget a frame trains for about so many microseconds: a step is recorded, and each frame
 * runs a part of it.
 *
 * The network learns to aim: given the position and speed of a target, it learns the direction
 * in which to shoot.
 * SPDX-License-Identifier: Apache-2.0 */
#include <math.h>
#include <mpt/mpt.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "common.h"

/* ---- the engine's memory: one block, allocated from the front ---------------------------------
 */

typedef struct {
  char* memory;
  size_t size, used;
} pool;

static void* pool_alloc(void* user, size_t size, size_t align) {
  pool* p = user;
  const size_t over = ((uintptr_t)p->memory + p->used) % align;
  const size_t at = p->used + (over ? align - over : 0);
  if (at + size > p->size) return NULL; /* the library reports "out of memory" and stays usable */
  p->used = at + size;
  return p->memory + at;
}

static void pool_free(void* user, void* memory, size_t size, size_t align) {
  (void)user, (void)memory, (void)size, (void)align; /* all is freed at the end of the level */
}

/* ---- the engine's workers -----------------------------------------------------------------------
 */

enum { WORKERS = 2 };

typedef struct {
  pthread_t threads[WORKERS - 1];
  pthread_mutex_t mutex;
  pthread_cond_t start, finished;
  mpt_job_fn fn;
  void* job;
  int64_t n;
  atomic_long next;
  int generation, busy, quit;
} crew;

static void work(crew* c, int32_t worker) {
  for (int64_t i; (i = atomic_fetch_add(&c->next, 1)) < c->n;) c->fn(c->job, i, i + 1, worker);
}

static void* worker_main(void* arg) {
  crew* c = arg;
  int seen = 0;
  pthread_mutex_lock(&c->mutex);
  for (;;) {
    while (!c->quit && c->generation == seen) pthread_cond_wait(&c->start, &c->mutex);
    if (c->quit) break;
    seen = c->generation;
    pthread_mutex_unlock(&c->mutex);
    work(c, 1);
    pthread_mutex_lock(&c->mutex);
    if (--c->busy == 0) pthread_cond_signal(&c->finished);
  }
  pthread_mutex_unlock(&c->mutex);
  return NULL;
}

static void crew_parallel_for(void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
  crew* c = user;
  (void)grain;
  pthread_mutex_lock(&c->mutex);
  c->fn = fn;
  c->job = job;
  c->n = n;
  atomic_store(&c->next, 0);
  c->busy = WORKERS - 1;
  ++c->generation;
  pthread_cond_broadcast(&c->start);
  pthread_mutex_unlock(&c->mutex);
  work(c, 0);
  pthread_mutex_lock(&c->mutex);
  while (c->busy) pthread_cond_wait(&c->finished, &c->mutex);
  pthread_mutex_unlock(&c->mutex);
}

/* Memory and workers behind the hooks' single `user` pointer. */
typedef struct {
  pool pool;
  crew crew;
} engine;

static void* engine_alloc(void* user, size_t size, size_t align) {
  return pool_alloc(&((engine*)user)->pool, size, align);
}
static void engine_free(void* user, void* memory, size_t size, size_t align) {
  pool_free(&((engine*)user)->pool, memory, size, align);
}
static void engine_parallel_for(void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
  crew_parallel_for(&((engine*)user)->crew, n, grain, fn, job);
}

/* ---- the network --------------------------------------------------------------------------------
 */

enum { BATCH = 64, IN = 4, HIDDEN = 64, OUT = 2 };

static mpt_tensor weight(mpt_context ctx, mpt_params params, const char* name, int64_t out,
                         int64_t in) {
  const int64_t shape[2] = {out, in};
  mpt_tensor w;
  TRY(mpt_kaiming_uniform(ctx, MPT_F32, shape, 2, 1, &w));
  TRY(mpt_params_add(params, name, w));
  return w;
}

/* Makes an example: a target's position and speed, and the aim with which a shot of speed 2 from
 * the origin hits it after `t` seconds, which a fixed-point iteration finds. */
static void make_example(uint32_t* state, float* x, float* y) {
  for (int i = 0; i < IN; ++i) {
    *state = *state * 1664525u + 1013904223u;
    x[i] = (float)(*state >> 8) * (2.0f / 16777216.0f) - 1;
  }
  float t = hypotf(x[0], x[1]) / 2;
  for (int i = 0; i < 20; ++i) t = hypotf(x[0] + t * x[2] / 2, x[1] + t * x[3] / 2) / 2;
  y[0] = x[0] + t * x[2] / 2;
  y[1] = x[1] + t * x[3] / 2;
}

/* ---- the game -----------------------------------------------------------------------------------
 */

static void start_engine(engine* e) {
  memset(e, 0, sizeof *e);
  e->pool.size = 16u << 20;
  e->pool.memory = malloc(e->pool.size);
  pthread_mutex_init(&e->crew.mutex, NULL);
  pthread_cond_init(&e->crew.start, NULL);
  pthread_cond_init(&e->crew.finished, NULL);
  for (int i = 0; i < WORKERS - 1; ++i) {
    pthread_create(&e->crew.threads[i], NULL, worker_main, &e->crew);
  }
}

static void stop_engine(engine* e) {
  pthread_mutex_lock(&e->crew.mutex);
  e->crew.quit = 1;
  pthread_cond_broadcast(&e->crew.start);
  pthread_mutex_unlock(&e->crew.mutex);
  for (int i = 0; i < WORKERS - 1; ++i) pthread_join(e->crew.threads[i], NULL);
  free(e->pool.memory);
}

static mpt_context context_in(engine* e) {
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.user = e;
  hooks.alloc = engine_alloc;
  hooks.free = engine_free;
  hooks.parallel_for = engine_parallel_for;
  hooks.worker_count = WORKERS;
  hooks.log = print_log;
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.hooks = &hooks;
  desc.seed = 1;
  mpt_context ctx;
  TRY(mpt_context_create(&desc, &ctx));
  return ctx;
}

/* The training of the game. The batch lies in the game's own memory, which the library reads. */
typedef struct {
  mpt_context ctx;
  mpt_stepper stepper;
  mpt_precision precision;
  mpt_tensor weights[3], x, y, loss;
  mpt_recording recording; /* the recorded step; NULL: none */
  float xs[BATCH * IN], ys[BATCH * OUT];
  uint32_t state;
  int is_between; /* a step has begun in an earlier frame */
} learner;

static void make_batch(learner* a) {
  for (int i = 0; i < BATCH; ++i) make_example(&a->state, a->xs + i * IN, a->ys + i * OUT);
}

/* Trains on new examples. */
static void train_step(learner* a) {
  make_batch(a);
  mpt_tensor h1, h2, aim;
  TRY(mpt_scope_push(a->ctx));
  TRY(mpt_precision_push(a->ctx, &a->precision));
  TRY(mpt_linear(a->x, a->weights[0], NULL, MPT_ACTIVATION_RELU, &h1));
  TRY(mpt_linear(h1, a->weights[1], NULL, MPT_ACTIVATION_RELU, &h2));
  TRY(mpt_linear(h2, a->weights[2], NULL, MPT_ACTIVATION_NONE, &aim));
  TRY(mpt_mse_loss(aim, a->y, MPT_REDUCTION_MEAN, &a->loss));
  TRY(mpt_precision_pop(a->ctx));
  TRY(mpt_stepper_backward(a->stepper, a->loss));
  TRY(mpt_stepper_step(a->stepper));
  TRY(mpt_scope_pop(a->ctx, &a->loss, 1));
}

/* Trains for about `budget` nanoseconds. Returns 1 when a step has ended. */
static int train_part(learner* a, int64_t budget) {
  mpt_bool32 is_done = 0;
  if (!a->is_between) make_batch(a);
  TRY(mpt_recording_advance(a->recording, budget, &is_done));
  a->is_between = !is_done;
  return is_done;
}

static double loss_of(learner* a) {
  double loss;
  TRY(mpt_tensor_get_item(a->loss, &loss));
  return loss;
}

/* Trains in a frame. Returns 1 when a step has ended. */
static int train(learner* a, long frame, int64_t budget) {
  if (a->recording) return train_part(a, budget);
  const int is_recorded = budget && frame == 3; /* the first steps make states and copies */
  if (is_recorded) TRY(mpt_record_begin(a->ctx));
  mpt_tensor_release(a->loss);
  train_step(a);
  if (is_recorded) TRY(mpt_record_end(a->ctx, &a->recording));
  return 1;
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--frames 2000] [--precision bf16-mixed] [--budget 0]");
  const int64_t budget = 1000 * flag_number(argc, argv, "budget", 0, 0);
  const long frames = flag_number(argc, argv, "frames", 2000, 1);
  engine e;
  start_engine(&e);
  static learner a;
  const mpt_context ctx = a.ctx = context_in(&e);
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  a.weights[0] = weight(ctx, params, "w1", HIDDEN, IN);
  a.weights[1] = weight(ctx, params, "w2", HIDDEN, HIDDEN);
  a.weights[2] = weight(ctx, params, "w3", OUT, HIDDEN);
  const int64_t x_shape[2] = {BATCH, IN}, y_shape[2] = {BATCH, OUT};
  TRY(mpt_tensor_from_memory(ctx, MPT_F32, x_shape, NULL, 2, a.xs, sizeof a.xs, NULL, NULL, &a.x));
  TRY(mpt_tensor_from_memory(ctx, MPT_F32, y_shape, NULL, 2, a.ys, sizeof a.ys, NULL, NULL, &a.y));
  TRY(mpt_precision_from_name(flag(argc, argv, "precision", "bf16-mixed"), &a.precision,
                              sizeof a.precision));
  TRY(mpt_params_set_precision(params, &a.precision));
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  TRY(mpt_stepper_create(ctx, &a.precision, NULL, &a.stepper));
  TRY(mpt_stepper_add(a.stepper, optimizer));

  a.state = 1;
  long steps = 0;
  double longest = 0, smooth = 0;
  mpt_memory_info before = {.struct_size = sizeof before}, after = {.struct_size = sizeof after};
  for (long frame = 0; frame < frames; ++frame) {
    /* ... the game moves, plays and draws; then it trains in the remaining time. */
    const double begin = seconds_now();
    const int has_stepped = train(&a, frame, budget);
    const double took = seconds_now() - begin;
    if (frame > 10 && took > longest) longest = took;
    if (has_stepped) {
      const double loss = loss_of(&a);
      smooth = steps++ ? 0.98 * smooth + 0.02 * loss : loss;
    }
    if (frame == 10) TRY(mpt_context_get_memory(ctx, &before));
    if (frame % 500 == 0) printf("frame %5ld  loss %.5f  %.0f us\n", frame, smooth, 1e6 * took);
  }
  TRY(mpt_context_get_memory(ctx, &after));
  printf(
      "%ld frames, %ld steps: loss %.5f, longest training in a frame %.0f us, %.1f MB of the pool, "
      "%lld allocations after the first frames\n",
      frames, steps, smooth, 1e6 * longest, (double)e.pool.used / 1e6,
      (long long)(after.host_allocations - before.host_allocations));

  mpt_recording_release(a.recording);
  mpt_stepper_release(a.stepper);
  mpt_optimizer_release(optimizer);
  mpt_params_release(params);
  mpt_context_release(ctx);
  stop_engine(&e);
  if (smooth >= 0.01)
    fprintf(stderr, "the loss is not below 0.01, which takes about 2000 frames\n");
  return smooth < 0.01 ? 0 : 1;
}
