/* Benchmark of one training step of each benchmark model: the libmpt side of tests/bench/run.
 *
 *   bench_step CASE MODE SECONDS THREADS    MODE: f32, bf16 or f16
 *
 * MPT_BENCH_COST=1 switches the cost rule on. MPT_BENCH_WIDEN computes like a machine without
 * 16-bit products. MPT_BENCH_OPENMP uses OpenMP's threads. MPT_BENCH_TRACE prints the trace of
 * one more step. The program prints one JSON line with the keys of peers/measure.py, and further
 * costs of a step: allocations of host memory and page faults after the first steps.
 * SPDX-License-Identifier: Apache-2.0 */
#include <math.h>
#include <mpt/mpt.h>
#include <stdint.h>
#include <sys/resource.h>

#include "../../examples/common.h"

static mpt_context ctx;
static mpt_params params;
static int counter;

/* Adds a parameter to the set: normal(0, deviation), or 1 if deviation is negative. */
static mpt_tensor parameter(double deviation, int32_t rank, int64_t a, int64_t b, int64_t c,
                            int64_t d) {
  const int64_t shape[4] = {a, b, c, d};
  char name[32];
  mpt_tensor t;
  if (deviation < 0) TRY(mpt_ones(ctx, MPT_F32, shape, rank, &t));
  else TRY(mpt_normal(ctx, MPT_F32, shape, rank, 0, deviation, &t));
  snprintf(name, sizeof name, "p%03d", counter++);
  TRY(mpt_params_add(params, name, t));
  return t;
}
static mpt_tensor matrix(int64_t out, int64_t in) {
  return parameter(1 / sqrt((double)in), 2, out, in, 0, 0);
}
static mpt_tensor vector(int64_t n, double deviation) {
  return parameter(deviation, 1, n, 0, 0, 0);
}

typedef mpt_tensor (*loss_fn)(const void* model);

/* ---- MLP ----------------------------------------------------------------------------------------
 */

typedef struct {
  int layers;
  mpt_tensor w[4], b[4], x, y;
} mlp;

static mpt_tensor mlp_loss(const void* model) {
  const mlp* m = model;
  mpt_tensor h = m->x, loss;
  for (int i = 0; i < m->layers; ++i) {
    TRY(mpt_linear(h, m->w[i], m->b[i],
                   i + 1 < m->layers ? MPT_ACTIVATION_RELU : MPT_ACTIVATION_NONE, &h));
  }
  TRY(mpt_cross_entropy(h, m->y, NULL, NULL, &loss));
  return loss;
}

static void mlp_init(mlp* m, const int64_t* dims, int layers, int64_t batch) {
  const int64_t shape[2] = {batch, dims[0]};
  m->layers = layers;
  for (int i = 0; i < layers; ++i) {
    m->w[i] = matrix(dims[i + 1], dims[i]);
    m->b[i] = vector(dims[i + 1], 0);
  }
  TRY(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, &m->x));
  TRY(mpt_zeros(ctx, MPT_I64, shape, 1, &m->y));
}

/* ---- GPT ----------------------------------------------------------------------------------------
 */

typedef struct {
  mpt_tensor n1w, n1b, qkv, qkvb, proj, projb, n2w, n2b, up, upb, down, downb;
} block;
typedef struct {
  int64_t layers, heads, time;
  mpt_tensor tokens, positions, nw, nb, ids, targets;
  block blocks[12];
} gpt;

static mpt_tensor norm(mpt_tensor x, mpt_tensor w, mpt_tensor b) {
  TRY(mpt_layer_norm(x, 1, w, b, NULL, &x));
  return x;
}
static mpt_tensor dense(mpt_tensor x, mpt_tensor w, mpt_tensor b, int32_t activation) {
  TRY(mpt_linear(x, w, b, activation, &x));
  return x;
}

static mpt_tensor gpt_loss(const void* model) {
  const gpt* g = model;
  mpt_tensor x, p, loss;
  TRY(mpt_embedding(g->ids, g->tokens, -1, &x));
  TRY(mpt_narrow(g->positions, 0, 0, g->time, &p));
  TRY(mpt_add(x, p, &x));
  for (int64_t i = 0; i < g->layers; ++i) {
    const block* b = &g->blocks[i];
    mpt_tensor h = dense(norm(x, b->n1w, b->n1b), b->qkv, b->qkvb, 0);
    mpt_attention_desc how;
    mpt_attention_desc_init(&how, sizeof how);
    how.causal = 1;
    TRY(mpt_self_attention(h, g->heads, 0, NULL, &how, &h));
    TRY(mpt_add(x, dense(h, b->proj, b->projb, 0), &x));
    h = dense(norm(x, b->n2w, b->n2b), b->up, b->upb, MPT_ACTIVATION_GELU_TANH);
    TRY(mpt_add(x, dense(h, b->down, b->downb, 0), &x));
  }
  x = dense(norm(x, g->nw, g->nb), g->tokens, NULL, 0);
  TRY(mpt_flatten(x, 0, 1, &x));
  TRY(mpt_cross_entropy(x, g->targets, NULL, NULL, &loss));
  return loss;
}

static void gpt_init(gpt* g, int64_t vocabulary, int64_t time, int64_t layers, int64_t heads,
                     int64_t width, int64_t batch) {
  const int64_t c = width, n = batch * time, shape[2] = {batch, time};
  g->layers = layers, g->heads = heads, g->time = time;
  g->tokens = parameter(0.02, 2, vocabulary, c, 0, 0);
  g->positions = parameter(0.02, 2, time, c, 0, 0);
  for (int64_t i = 0; i < layers; ++i) {
    block* b = &g->blocks[i];
    b->n1w = vector(c, -1), b->n1b = vector(c, 0);
    b->qkv = matrix(3 * c, c), b->qkvb = vector(3 * c, 0);
    b->proj = matrix(c, c), b->projb = vector(c, 0);
    b->n2w = vector(c, -1), b->n2b = vector(c, 0);
    b->up = matrix(4 * c, c), b->upb = vector(4 * c, 0);
    b->down = matrix(c, 4 * c), b->downb = vector(c, 0);
  }
  g->nw = vector(c, -1), g->nb = vector(c, 0);
  int64_t* ids = malloc((size_t)n * sizeof *ids);
  for (int k = 0; k < 2; ++k) {
    for (int64_t i = 0; i < n; ++i) ids[i] = (i * 7919 + k * 104729) % vocabulary;
    TRY(mpt_tensor_from_data(ctx, MPT_I64, k ? &n : shape, k ? 1 : 2, ids, (size_t)n * sizeof *ids,
                             k ? &g->targets : &g->ids));
  }
  free(ids);
}

/* ---- ResNet-20 ----------------------------------------------------------------------------------
 */

typedef struct {
  mpt_tensor w, gamma, beta, mean, var;
  int32_t stride, padding;
} unit; /* convolution and batch norm */
typedef struct {
  unit first, second, shortcut;
  int projects;
} residual;
typedef struct {
  unit stem;
  residual blocks[9];
  mpt_tensor fc, fcb, x, y;
} resnet;

static unit make_unit(int64_t in, int64_t out, int64_t kernel, int32_t stride) {
  unit u = {.stride = stride, .padding = (int32_t)(kernel / 2)};
  u.w = parameter(sqrt(2.0 / (double)(in * kernel * kernel)), 4, out, in, kernel, kernel);
  u.gamma = vector(out, -1), u.beta = vector(out, 0);
  TRY(mpt_zeros(ctx, MPT_F32, &out, 1, &u.mean));
  TRY(mpt_ones(ctx, MPT_F32, &out, 1, &u.var));
  return u;
}

static mpt_tensor run_unit(const unit* u, mpt_tensor x, int32_t activation) {
  TRY(mpt_conv2d(x, u->w, NULL, u->stride, u->padding, NULL, &x));
  mpt_batch_norm_desc norm_now;
  mpt_batch_norm_desc_init(&norm_now, sizeof norm_now);
  norm_now.training = 1;
  norm_now.activation = activation;
  TRY(mpt_batch_norm(x, u->gamma, u->beta, u->mean, u->var, &norm_now, &x));
  return x;
}

static mpt_tensor resnet_loss(const void* model) {
  const resnet* r = model;
  mpt_tensor x = run_unit(&r->stem, r->x, 1), loss;
  for (int i = 0; i < 9; ++i) {
    const residual* b = &r->blocks[i];
    mpt_tensor y = run_unit(&b->second, run_unit(&b->first, x, 1), 0);
    TRY(mpt_add(y, b->projects ? run_unit(&b->shortcut, x, 0) : x, &x));
    TRY(mpt_relu(x, &x));
  }
  TRY(mpt_mean(x, (const int64_t[]){2, 3}, 2, 0, &x));
  TRY(mpt_linear(x, r->fc, r->fcb, MPT_ACTIVATION_NONE, &x));
  TRY(mpt_cross_entropy(x, r->y, NULL, NULL, &loss));
  return loss;
}

static void resnet_init(resnet* r) {
  const int64_t shape[4] = {128, 3, 32, 32};
  int64_t in = 16;
  r->stem = make_unit(3, 16, 3, 1);
  for (int i = 0; i < 9; ++i) {
    const int64_t out = 16 << i / 3;
    const int32_t stride = i == 3 || i == 6 ? 2 : 1;
    residual* b = &r->blocks[i];
    b->first = make_unit(in, out, 3, stride);
    b->second = make_unit(out, out, 3, 1);
    b->projects = stride > 1;
    if (b->projects) b->shortcut = make_unit(in, out, 1, stride);
    in = out;
  }
  r->fc = matrix(10, 64), r->fcb = vector(10, 0);
  TRY(mpt_normal(ctx, MPT_F32, shape, 4, 0, 1, &r->x));
  TRY(mpt_zeros(ctx, MPT_I64, shape, 1, &r->y));
}

/* ---- the measurement ----------------------------------------------------------------------------
 */

static int ascending(const void* a, const void* b) {
  const double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static long minor_faults(void) {
  struct rusage u;
  getrusage(RUSAGE_SELF, &u);
  return u.ru_minflt;
}

/* Makes the model of a case and returns its loss, NULL for another name. */
static loss_fn make_model(const char* name, void** model) {
  static union {
    mlp mlp;
    gpt gpt;
    resnet resnet;
  } m;
  *model = &m;
  if (!strcmp(name, "mlp116k")) mlp_init(&m.mlp, (const int64_t[]){784, 128, 112, 10}, 3, 128);
  else if (!strcmp(name, "mlp2m5")) {
    mlp_init(&m.mlp, (const int64_t[]){784, 1232, 1232, 10}, 3, 256);
  } else if (!strcmp(name, "mlp160m")) {
    mlp_init(&m.mlp, (const int64_t[]){784, 8736, 8736, 8736, 10}, 4, 128);
  } else if (!strcmp(name, "gpt10m")) {
    gpt_init(&m.gpt, 256, 256, 6, 6, 384, 8);
    return gpt_loss;
  } else if (!strcmp(name, "gpt124m")) {
    gpt_init(&m.gpt, 50304, 256, 12, 12, 768, 4);
    return gpt_loss;
  } else if (!strcmp(name, "resnet20")) {
    resnet_init(&m.resnet);
    return resnet_loss;
  } else {
    return NULL;
  }
  return mlp_loss;
}

static mpt_precision precision_of(const char* mode) {
  const char* name = "32-true";
  if (!strcmp(mode, "bf16")) name = "bf16-mixed";
  if (!strcmp(mode, "f16")) name = "16-mixed";
  mpt_precision p;
  TRY(mpt_precision_from_name(name, &p, sizeof p));
  if (getenv("MPT_BENCH_COST")) p.cost_rule = atoi(getenv("MPT_BENCH_COST"));
  return p;
}

/* Runs a step and returns its loss, which lives until the scope ends. */
static mpt_tensor run_step(loss_fn run, const void* model, const mpt_precision* precision,
                           mpt_stepper stepper) {
  TRY(mpt_precision_push(ctx, precision));
  mpt_tensor loss = run(model);
  TRY(mpt_precision_pop(ctx));
  TRY(mpt_stepper_backward(stepper, loss));
  TRY(mpt_stepper_step(stepper));
  return loss;
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

/* Measures steps for some seconds and prints the line. */
static void measure(const char* name, const char* mode, double seconds, double own, loss_fn run,
                    const void* model, const mpt_precision* precision, mpt_stepper stepper) {
  enum { WARM = 3, MOST = 5000 };
  static double times[MOST];
  int steps = -WARM;
  double start = 0, loss = 0;
  long faults = 0;
  mpt_memory_info before = {.struct_size = sizeof before}, after = {.struct_size = sizeof after};
  while (steps < 5 || (steps < MOST && seconds_now() - start < seconds)) {
    const double begin = seconds_now();
    TRY(mpt_scope_push(ctx));
    TRY(mpt_tensor_get_item(run_step(run, model, precision, stepper), &loss));
    TRY(mpt_scope_pop(ctx, NULL, 0));
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
  TRY(mpt_context_create(&desc, &ctx));
  if (getenv("MPT_BENCH_WIDEN")) TRY(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
  TRY(mpt_params_create(ctx, &params));
  void* model;
  const loss_fn run = make_model(name, &model);
  if (!run) {
    fprintf(stderr, "no case is named %s\n", name);
    return 2;
  }
  const mpt_precision precision = precision_of(mode);
  TRY(mpt_params_set_precision(params, &precision));
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));

  measure(name, mode, atof(argv[3]), own, run, model, &precision, stepper);
  if (getenv("MPT_BENCH_KERNELS")) print_text(mpt_context_kernels_text);
  if (getenv("MPT_BENCH_TRACE")) {
    TRY(mpt_scope_push(ctx));
    TRY(mpt_trace_begin(ctx));
    run_step(run, model, &precision, stepper);
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
