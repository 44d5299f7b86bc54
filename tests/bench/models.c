/* The benchmark models: MLPs, an LSTM, GPTs and ResNet-20.
 * SPDX-License-Identifier: Apache-2.0 */
#include "models.h"

#include <math.h>
#include <stdint.h>

#include "../../examples/common.h"

static mpt_context ctx;
static mpt_params params;
static int counter; /* numbers the parameters */

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

/* ---- MLP ----------------------------------------------------------------------------------------
 */

typedef struct {
  int layers;
  mpt_tensor w[4], b[4], x, y;
} mlp;

static mpt_tensor mlp_output(const mlp* m, mpt_tensor h) {
  for (int i = 0; i < m->layers; ++i) {
    TRY(mpt_linear(h, m->w[i], m->b[i],
                   i + 1 < m->layers ? MPT_ACTIVATION_RELU : MPT_ACTIVATION_NONE, &h));
  }
  return h;
}

static mpt_tensor mlp_loss(const void* model) {
  const mlp* m = model;
  mpt_tensor loss;
  TRY(mpt_cross_entropy(mlp_output(m, m->x), m->y, NULL, NULL, &loss));
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

/* ---- LSTM ---------------------------------------------------------------------------------------
 */

typedef struct {
  mpt_tensor weights[4], fc, fcb, x, y;
} lstm;

static mpt_tensor lstm_loss(const void* model) {
  const lstm* m = model;
  mpt_tensor out[3], last, loss;
  TRY(mpt_lstm(m->x, NULL, NULL, m->weights, 4, NULL, out, 3));
  TRY(mpt_select(out[1], 0, 0, &last));
  TRY(mpt_linear(last, m->fc, m->fcb, MPT_ACTIVATION_NONE, &last));
  TRY(mpt_cross_entropy(last, m->y, NULL, NULL, &loss));
  return loss;
}

static void lstm_init(lstm* m) {
  const int64_t shape[3] = {32, 64, 64}, hidden = 256;
  m->weights[0] = matrix(4 * hidden, shape[2]), m->weights[1] = matrix(4 * hidden, hidden);
  m->weights[2] = vector(4 * hidden, 0), m->weights[3] = vector(4 * hidden, 0);
  m->fc = matrix(10, hidden), m->fcb = vector(10, 0);
  TRY(mpt_normal(ctx, MPT_F32, shape, 3, 0, 1, &m->x));
  TRY(mpt_zeros(ctx, MPT_I64, shape + 1, 1, &m->y));
}

/* ---- the list -----------------------------------------------------------------------------------
 */

static bench_model mlp_model(mlp* m, const int64_t* dims, int layers, int64_t batch) {
  mlp_init(m, dims, layers, batch);
  return (bench_model){mlp_loss, m, m->x, m->y};
}
static bench_model gpt_model(gpt* g, int64_t vocabulary, int64_t time, int64_t layers,
                             int64_t heads, int64_t width, int64_t batch) {
  gpt_init(g, vocabulary, time, layers, heads, width, batch);
  return (bench_model){gpt_loss, g, g->ids, g->targets};
}

bench_model bench_model_make(mpt_context context, mpt_params all, const char* name) {
  static union {
    mlp mlp;
    gpt gpt;
    resnet resnet;
    lstm lstm;
  } m;
  ctx = context, params = all, counter = 0;
  if (!strcmp(name, "mlp116k")) {
    return mlp_model(&m.mlp, (const int64_t[]){784, 128, 112, 10}, 3, 128);
  }
  if (!strcmp(name, "mlp2m5")) {
    return mlp_model(&m.mlp, (const int64_t[]){784, 1232, 1232, 10}, 3, 256);
  }
  if (!strcmp(name, "mlp160m")) {
    return mlp_model(&m.mlp, (const int64_t[]){784, 8736, 8736, 8736, 10}, 4, 128);
  }
  if (!strcmp(name, "gpt10m")) return gpt_model(&m.gpt, 256, 256, 6, 6, 384, 8);
  if (!strcmp(name, "gpt124m")) return gpt_model(&m.gpt, 50304, 256, 12, 12, 768, 4);
  if (!strcmp(name, "resnet20")) {
    resnet_init(&m.resnet);
    return (bench_model){resnet_loss, &m.resnet, m.resnet.x, m.resnet.y};
  }
  if (!strcmp(name, "lstm")) {
    lstm_init(&m.lstm);
    return (bench_model){lstm_loss, &m.lstm, m.lstm.x, m.lstm.y};
  }
  return (bench_model){NULL, NULL, NULL, NULL};
}

mpt_precision bench_precision(const char* mode) {
  const char* name = "32-true";
  if (!strcmp(mode, "bf16")) name = "bf16-mixed";
  if (!strcmp(mode, "f16")) name = "16-mixed";
  mpt_precision p;
  TRY(mpt_precision_from_name(name, &p, sizeof p));
  return p;
}

mpt_tensor bench_step_run(const bench_model* model, const mpt_precision* precision,
                          mpt_stepper stepper) {
  TRY(mpt_precision_push(ctx, precision));
  mpt_tensor loss = model->loss(model->model);
  TRY(mpt_precision_pop(ctx));
  TRY(mpt_stepper_backward(stepper, loss));
  TRY(mpt_stepper_step(stepper));
  return loss;
}
