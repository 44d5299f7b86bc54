/* GPT: trains a byte-level GPT (Radford et al. 2019) on any text file, in any precision.
 *
 *   gpt [--text FILE] [--precision bf16-mixed] [--size tiny|small|medium] [--steps N] [--seed N]
 *       [--device cpu|vulkan|vulkan:NAME|list] [--batch N] [--seconds S] [--until N]
 *       [--checkpoint FILE] [--every N] [--resume FILE] [--csv FILE] [--sample BYTES]
 *       [--ranks N] [--threads N] [--shard none|states|grads|params]
 *
 * --precision takes any name of mpt_precision_from_name with its options: O2,
 * bf16-true,master=kahan, ... Without --text the program reads the licence texts in
 * /usr/share/common-licenses. --checkpoint writes the whole training to a file every --every
 * steps and at the end. --resume continues from such a file with the losses of an uninterrupted
 * training. With both of one FILE a command begins the training, or goes on where it stopped:
 *
 *   gpt --checkpoint gpt.mpt --resume gpt.mpt
 *
 * --until stops before the last of the --steps. --ranks trains on N ranks in threads, each with its
 * part of every batch. The program gpt_mpi does so on the ranks of mpirun instead:
 *
 *   mpirun --bind-to none -n 4 gpt_mpi --precision bf16-mixed
 *
 * --threads gives each rank N cores to compute on; without it the ranks of a machine share those
 * that they may use. With --shard each rank keeps a part of the optimizer's states, of the
 * gradients, and of the parameters.
 *
 * SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include <math.h>
#include <mpt/mpt.h>
#include <pthread.h>
#include <stdint.h>
#include <unistd.h>
#ifdef GPT_WITH_MPI
#include <mpi.h>
#include <mpt/mpt_mpi.h>
#endif

#include "common.h"
#include "cores.h"
#include "gpt_text.h"

/* ---- the model ----------------------------------------------------------------------------------
 * A module is just a function over operations; parameters live in a named set. */

enum { VOCABULARY = 256 };

typedef struct {
  int64_t context, layers, heads, width;
} gpt_size;

typedef struct {
  mpt_tensor norm1_w, norm1_b, qkv_w, qkv_b, proj_w, proj_b;
  mpt_tensor norm2_w, norm2_b, up_w, up_b, down_w, down_b;
} gpt_block;

typedef struct {
  gpt_size size;
  mpt_context ctx;
  mpt_params params;
  mpt_tensor tokens, positions, norm_w, norm_b;
  gpt_block blocks[64];
} gpt;

/* Makes a parameter [rows, columns], or [rows] with columns 0. Weights are normal(0, deviation),
 * biases have deviation 0 and are 0, and norm weights have deviation -1 and are 1. */
static mpt_tensor parameter(gpt* g, const char* name, int64_t rows, int64_t columns,
                            double deviation) {
  const int64_t shape[2] = {rows, columns};
  const int32_t rank = columns ? 2 : 1;
  mpt_tensor t;
  if (deviation < 0) TRY(mpt_ones(g->ctx, MPT_F32, shape, rank, &t));
  else TRY(mpt_normal(g->ctx, MPT_F32, shape, rank, 0, deviation, &t));
  TRY(mpt_params_add(g->params, name, t));
  return t;
}

static void gpt_init(gpt* g, mpt_context ctx, gpt_size size) {
  const int64_t c = size.width;
  const double residual = 0.02 / sqrt(2.0 * (double)size.layers);
  g->size = size;
  g->ctx = ctx;
  TRY(mpt_params_create(ctx, &g->params));
  g->tokens = parameter(g, "tokens.weight", VOCABULARY, c, 0.02);
  g->positions = parameter(g, "positions.weight", size.context, c, 0.02);
  for (int64_t i = 0; i < size.layers; ++i) {
    gpt_block* b = &g->blocks[i];
    char name[64];
#define NAME(part) (snprintf(name, sizeof name, "blocks.%d.%s", (int)i, part), name)
    b->norm1_w = parameter(g, NAME("norm1.weight"), c, 0, -1);
    b->norm1_b = parameter(g, NAME("norm1.bias"), c, 0, 0);
    b->qkv_w = parameter(g, NAME("qkv.weight"), 3 * c, c, 0.02);
    b->qkv_b = parameter(g, NAME("qkv.bias"), 3 * c, 0, 0);
    b->proj_w = parameter(g, NAME("proj.weight"), c, c, residual);
    b->proj_b = parameter(g, NAME("proj.bias"), c, 0, 0);
    b->norm2_w = parameter(g, NAME("norm2.weight"), c, 0, -1);
    b->norm2_b = parameter(g, NAME("norm2.bias"), c, 0, 0);
    b->up_w = parameter(g, NAME("up.weight"), 4 * c, c, 0.02);
    b->up_b = parameter(g, NAME("up.bias"), 4 * c, 0, 0);
    b->down_w = parameter(g, NAME("down.weight"), c, 4 * c, residual);
    b->down_b = parameter(g, NAME("down.bias"), c, 0, 0);
#undef NAME
  }
  g->norm_w = parameter(g, "norm.weight", c, 0, -1);
  g->norm_b = parameter(g, "norm.bias", c, 0, 0);
}

static mpt_tensor normalize(mpt_tensor x, mpt_tensor w, mpt_tensor b) {
  mpt_tensor y;
  TRY(mpt_layer_norm(x, 1, w, b, NULL, &y));
  return y;
}

static mpt_tensor dense(mpt_tensor x, mpt_tensor w, mpt_tensor b, int32_t activation) {
  mpt_tensor y;
  TRY(mpt_linear(x, w, b, activation, &y));
  return y;
}

static mpt_tensor plus(mpt_tensor a, mpt_tensor b) {
  mpt_tensor y;
  TRY(mpt_add(a, b, &y));
  return y;
}

/* Computes causal self-attention; x is [batch, time, width]. */
static mpt_tensor attend(const gpt* g, const gpt_block* b, mpt_tensor x) {
  mpt_tensor y;
  const mpt_tensor qkv = dense(x, b->qkv_w, b->qkv_b, MPT_ACTIVATION_NONE);
  mpt_attention_desc how;
  mpt_attention_desc_init(&how, sizeof how);
  how.causal = 1;
  TRY(mpt_self_attention(qkv, g->size.heads, 0, NULL, &how, &y));
  return dense(y, b->proj_w, b->proj_b, MPT_ACTIVATION_NONE);
}

/* Computes logits [batch, time, vocabulary] from ids [batch, time]. The head shares its weights
 * with the token embedding. */
static mpt_tensor gpt_forward(const gpt* g, mpt_tensor ids, int64_t time) {
  mpt_tensor x, p;
  TRY(mpt_embedding(ids, g->tokens, -1, &x));
  TRY(mpt_narrow(g->positions, 0, 0, time, &p));
  x = plus(x, p);
  for (int64_t i = 0; i < g->size.layers; ++i) {
    const gpt_block* b = &g->blocks[i];
    x = plus(x, attend(g, b, normalize(x, b->norm1_w, b->norm1_b)));
    mpt_tensor h =
        dense(normalize(x, b->norm2_w, b->norm2_b), b->up_w, b->up_b, MPT_ACTIVATION_GELU_TANH);
    x = plus(x, dense(h, b->down_w, b->down_b, MPT_ACTIVATION_NONE));
  }
  return dense(normalize(x, g->norm_w, g->norm_b), g->tokens, NULL, MPT_ACTIVATION_NONE);
}

static mpt_tensor gpt_loss(const gpt* g, const mpt_precision* precision, mpt_tensor ids,
                           mpt_tensor targets, int64_t time) {
  mpt_tensor logits, flat, loss;
  TRY(mpt_flatten(gpt_forward(g, ids, time), 0, 1, &logits));
  TRY(mpt_precision_output(precision, logits, &logits)); /* f32 for O0, O2 and O3 */
  TRY(mpt_flatten(targets, 0, 1, &flat));
  TRY(mpt_cross_entropy(logits, flat, NULL, NULL, &loss));
  return loss;
}

/* ---- batches ------------------------------------------------------------------------------------
 */

/* The rank whose part of a batch is wanted. */
typedef struct {
  int64_t rank, ranks;
} part;

/* Returns the next number of a small generator for the data. */
static uint64_t next_random(uint64_t* state) {
  *state += 0x9E3779B97F4A7C15u;
  uint64_t z = *state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

/* Takes random windows of bytes[from, to), and for each the bytes that follow as targets. All ranks
 * draw the same windows, and each skips those of the ranks before and behind it. */
static void take_batch(mpt_context ctx, const text* t, long from, long to, uint64_t* state,
                       int64_t batch, int64_t time, part of, mpt_tensor* ids, mpt_tensor* targets) {
  const size_t n = (size_t)(batch * time);
  int64_t* x = calloc((size_t)batch, 2 * (size_t)time * sizeof *x);
  const int64_t shape[2] = {batch, time};
  if (!x) {
    fprintf(stderr, "no memory for a batch of %lld\n", (long long)batch);
    exit(1);
  }
  int64_t* y = x + n;
  for (int64_t b = -of.rank * batch; b < (of.ranks - of.rank) * batch; ++b) {
    const long at = from + (long)(next_random(state) % (uint64_t)(to - from - time - 1));
    if (b < 0 || b >= batch) continue;
    for (int64_t i = 0; i < time; ++i) {
      x[b * time + i] = t->bytes[at + i];
      y[b * time + i] = t->bytes[at + i + 1];
    }
  }
  TRY(mpt_tensor_from_data(ctx, MPT_I64, shape, 2, x, n * sizeof *x, ids));
  TRY(mpt_tensor_from_data(ctx, MPT_I64, shape, 2, y, n * sizeof *y, targets));
  free(x);
}

/* Returns the mean loss over fixed windows of the held-out last tenth of the text. */
static double validate(const gpt* g, const mpt_precision* precision, const text* t, int64_t batch) {
  uint64_t state = 12345;
  double sum = 0;
  const int rounds = 4;
  TRY(mpt_grad_mode_push(g->ctx, MPT_GRAD_INFERENCE));
  for (int i = 0; i < rounds; ++i) {
    mpt_tensor ids, targets;
    double loss;
    TRY(mpt_scope_push(g->ctx));
    TRY(mpt_precision_push(g->ctx, precision));
    take_batch(g->ctx, t, t->count * 9 / 10, t->count, &state, batch, g->size.context, (part){0, 1},
               &ids, &targets);
    TRY(mpt_tensor_get_item(gpt_loss(g, precision, ids, targets, g->size.context), &loss));
    TRY(mpt_precision_pop(g->ctx));
    TRY(mpt_scope_pop(g->ctx, NULL, 0));
    sum += loss / rounds;
  }
  TRY(mpt_grad_mode_pop(g->ctx));
  return sum;
}

/* Prints text after a prompt, byte by byte. */
static void sample(const gpt* g, const mpt_precision* precision, int length, int prints) {
  unsigned char bytes[4096] = "The ";
  int64_t n = 4;
  uint64_t state = 7;
  TRY(mpt_grad_mode_push(g->ctx, MPT_GRAD_INFERENCE));
  while (n < length) {
    const int64_t time = n < g->size.context ? n : g->size.context, shape[2] = {1, time};
    int64_t ids[4096];
    float p[VOCABULARY];
    mpt_tensor x, logits, last, scaled, probability;
    for (int64_t i = 0; i < time; ++i) ids[i] = bytes[n - time + i];
    TRY(mpt_scope_push(g->ctx));
    TRY(mpt_precision_push(g->ctx, precision));
    TRY(mpt_tensor_from_data(g->ctx, MPT_I64, shape, 2, ids, (size_t)time * sizeof *ids, &x));
    logits = gpt_forward(g, x, time);
    TRY(mpt_precision_pop(g->ctx));
    TRY(mpt_narrow(logits, 1, time - 1, 1, &last));
    TRY(mpt_mul_scalar(last, 1 / 0.8, &scaled)); /* temperature 0.8 */
    TRY(mpt_softmax(scaled, -1, MPT_F32, &probability));
    TRY(mpt_tensor_read(probability, MPT_F32, p, VOCABULARY));
    TRY(mpt_scope_pop(g->ctx, NULL, 0));
    double u = (double)(next_random(&state) >> 11) * 0x1p-53;
    int next = 0;
    while (next < VOCABULARY - 1 && (u -= p[next]) > 0) ++next;
    bytes[n++] = (unsigned char)next;
  }
  TRY(mpt_grad_mode_pop(g->ctx));
  if (prints) printf("--- sample ---\n%.*s\n--------------\n", (int)n, (const char*)bytes);
}

/* ---- training -----------------------------------------------------------------------------------
 */

typedef struct {
  const char *device, *precision, *size_name, *text, *checkpoint, *resume, *csv;
  gpt_size size;
  long steps, seed, every, until, sample, ranks;
  int32_t threads; /* for each rank; 0: its share of the cores */
  mpt_shard shard;
  int64_t batch;
  double seconds; /* 0: no limit */
} options;

/* Returns the number of a flag's value among `known`; 0 without the flag. */
static int flag_choice(int argc, char** argv, const char* name, const char* const* known, int n) {
  const char* given = flag(argc, argv, name, known[0]);
  for (int i = 0; i < n; ++i)
    if (strcmp(given, known[i]) == 0) return i;
  fprintf(stderr, "--%s %s: known are", name, given);
  for (int i = 0; i < n; ++i) fprintf(stderr, " %s", known[i]);
  fprintf(stderr, "\n");
  exit(2);
}

static options read_options(int argc, char** argv) {
  check_flags(argc, argv,
              "[--text FILE] [--precision bf16-mixed] [--size tiny|small|medium] [--steps 300] "
              "[--seed 1] [--device cpu|vulkan|vulkan:NAME|list] [--batch 16] [--seconds S] "
              "[--until N] [--checkpoint FILE] [--every 100] [--resume FILE] [--csv FILE] "
              "[--sample 300] [--ranks 1] [--threads N] [--shard none|states|grads|params]");
  options o = {.device = flag(argc, argv, "device", "cpu"),
               .precision = flag(argc, argv, "precision", "bf16-mixed"),
               .text = flag(argc, argv, "text", NULL),
               .checkpoint = flag(argc, argv, "checkpoint", NULL),
               .resume = flag(argc, argv, "resume", NULL),
               .csv = flag(argc, argv, "csv", NULL)};
  list_devices_if(o.device);
  o.steps = flag_number(argc, argv, "steps", 300, 1);
  o.seed = flag_number(argc, argv, "seed", 1, 0);
  o.seconds = (double)flag_number(argc, argv, "seconds", 0, 0);
  o.every = flag_number(argc, argv, "every", 100, 0);
  o.until = flag_number(argc, argv, "until", o.steps, 0);
  o.sample = flag_number(argc, argv, "sample", 300, 0);
  if (o.sample > 4096) o.sample = 4096;
  const char* shards[] = {"none", "states", "grads", "params"};
  o.shard = (mpt_shard)flag_choice(argc, argv, "shard", shards, 4);
  const gpt_size sizes[] = {{128, 4, 4, 256}, {128, 4, 4, 128}, {256, 6, 6, 384}};
  const char* names[] = {"small", "tiny", "medium"};
  const int which = flag_choice(argc, argv, "size", names, 3);
  o.size = sizes[which];
  o.size_name = names[which];
  o.batch = flag_number(argc, argv, "batch", 16, 1);
  o.ranks = flag_number(argc, argv, "ranks", 1, 1);
  o.threads = (int32_t)flag_number(argc, argv, "threads", 0, 1);
  return o;
}

static mpt_optimizer make_optimizer(const gpt* g, long steps) {
  mpt_optimizer_desc adamw;
  mpt_adamw_desc_init(&adamw, sizeof adamw);
  adamw.lr = 6e-4; /* at 1e-3 the loss occasionally jumps, in every precision */
  adamw.beta2 = 0.99;
  adamw.weight_decay = 0.1;
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(g->params, &adamw, &optimizer));
  adamw.weight_decay = 0; /* no weight decay for norms and biases */
  mpt_selection vectors;
  mpt_selection_init(&vectors, sizeof vectors);
  vectors.max_rank = 1;
  TRY(mpt_optimizer_add_group(optimizer, &vectors, &adamw, NULL));
  mpt_schedule_desc cosine;
  mpt_schedule_desc_init(&cosine, sizeof cosine);
  cosine.kind = MPT_SCHEDULE_COSINE;
  cosine.warmup_steps = steps > 40 ? 20 : steps / 2;
  cosine.total_steps = steps;
  cosine.end_factor = 0.1;
  TRY(mpt_optimizer_set_schedule(optimizer, &cosine));
  return optimizer;
}

static mpt_stepper make_stepper(const gpt* g, const mpt_precision* precision,
                                mpt_optimizer optimizer, mpt_comm comm, mpt_shard shard) {
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.clip_norm = 1;
  how.comm = comm; /* NULL: this program trains alone */
  how.shard = shard;
  mpt_stepper stepper;
  TRY(mpt_stepper_create(g->ctx, precision, &how, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));
  return stepper;
}

typedef struct {
  gpt model;
  mpt_precision precision;
  mpt_stepper stepper;
  mpt_comm comm; /* NULL with one rank */
  part of;
  text text;
  /* The position in the training, which is saved and loaded with it. */
  int64_t step;
  uint64_t data; /* state of the generator for the batches */
} training;

/* Returns what a checkpoint has: the stepper's optimizers with their parameters, the scaler, the
 * generator, and the position in the training, which a load writes back. */
static mpt_training_desc contents(const training* t, const mpt_host_value position[2]) {
  mpt_training_desc all;
  mpt_training_desc_init(&all, sizeof all);
  all.stepper = t->stepper;
  all.values = position;
  all.value_count = 2;
  return all;
}

/* Makes a step and returns its loss. */
static double train_step(training* t, int64_t batch) {
  const mpt_context ctx = t->model.ctx;
  const int64_t time = t->model.size.context;
  mpt_tensor ids, targets, l;
  double loss;
  TRY(mpt_scope_push(ctx));
  take_batch(ctx, &t->text, 0, t->text.count * 9 / 10, &t->data, batch / t->of.ranks, time, t->of,
             &ids, &targets);
  TRY(mpt_precision_push(ctx, &t->precision));
  l = gpt_loss(&t->model, &t->precision, ids, targets, time);
  TRY(mpt_precision_pop(ctx));
  TRY(mpt_stepper_backward(t->stepper, l));
  TRY(mpt_stepper_step(t->stepper));
  TRY(mpt_detach(l, &l));
  if (t->comm) TRY(mpt_comm_all_reduce(t->comm, l, MPT_COMM_MEAN));
  TRY(mpt_tensor_get_item(l, &loss));
  TRY(mpt_scope_pop(ctx, NULL, 0));
  return loss;
}

static void print_step(const training* t, const options* o, double loss, double seconds) {
  if (t->of.rank > 0) return;
  mpt_scaler scaler;
  mpt_scaler_info s = {.struct_size = sizeof s, .scale = 1};
  TRY(mpt_stepper_get_scaler(t->stepper, &scaler));
  if (scaler) TRY(mpt_scaler_get_info(scaler, &s));
  mpt_scaler_release(scaler);
  printf("step %4ld/%ld  loss %.4f  %7.0f tokens/s  scale %g  skipped %lld  memory %.0f MB\n",
         (long)t->step, o->steps, loss, (double)(o->batch * o->size.context) / seconds, s.scale,
         (long long)s.skipped, peak_megabytes());
  fflush(stdout);
}

/* Trains, and writes checkpoints. Returns the last loss, and in `each` the mean time of a step in
 * seconds. */
static double train(training* t, const options* o, double* each) {
  const mpt_host_value position[] = {{sizeof *position, 0, "step", &t->step, sizeof t->step},
                                     {sizeof *position, 0, "data", &t->data, sizeof t->data}};
  const mpt_training_desc all = contents(t, position);
  if (o->resume) TRY(mpt_training_load(o->resume, &all));
  double loss = 0, spent = 0, shown = 0;
  const double started = seconds_now();
  const int64_t first = t->step;
  /* Rank 0 writes the file. The others only give what they alone keep. */
  const char* file = t->of.rank == 0 ? o->checkpoint : NULL;
  long timed = 0;
  while (t->step < o->until && (o->seconds == 0 || seconds_now() - started < o->seconds)) {
    const double begin = seconds_now();
    loss = train_step(t, o->batch);
    const double took = seconds_now() - begin;
    if (++t->step > first + 3) { /* the first steps prepare kernels */
      spent += took;
      ++timed;
    }
    if (t->step == first + 1 || t->step == o->until || seconds_now() - shown > 2) {
      print_step(t, o, loss, took);
      shown = seconds_now();
    }
    if (o->checkpoint && o->every > 0 && t->step % o->every == 0)
      TRY(mpt_training_save(file, &all));
  }
  if (o->checkpoint) TRY(mpt_training_save(file, &all));
  *each = timed ? spent / (double)timed : 0;
  return loss;
}

/* Trains as one rank of `engine`, or alone. */
static void run(const options* o, const mpt_comm_desc* engine) {
  training t = {.of = {0, 1}, .text = read_text(o->text), .data = (uint64_t)o->seed};
  gpt* g = &t.model;
  gpt_init(g, open_context_of(o->device, o->seed, o->threads), o->size);
  if (engine) {
    TRY(mpt_comm_create(g->ctx, engine, &t.comm));
    t.of = (part){engine->rank, engine->size};
  }
  TRY(mpt_precision_from_name(o->precision, &t.precision, sizeof t.precision));
  TRY(mpt_params_set_precision(g->params, &t.precision));
  const mpt_optimizer optimizer = make_optimizer(g, o->steps);
  t.stepper = make_stepper(g, &t.precision, optimizer, t.comm, o->shard);
  mpt_params_info info = {.struct_size = sizeof info};
  TRY(mpt_params_get_info(g->params, &info));
  const int speaks = t.of.rank == 0;
  if (speaks) {
    printf("gpt %s on %s: %lld parameters, %s, batch %lld x %lld, %ld bytes of text, seed %ld\n",
           o->size_name, o->device, (long long)info.elements, o->precision, (long long)o->batch,
           (long long)o->size.context, t.text.count, o->seed);
    if (engine) printf("%lld ranks, threads of rank 0: %d\n", (long long)t.of.ranks, o->threads);
  }

  double each;
  const double loss = train(&t, o, &each);
  /* Parameters that travel when they are used are used by all ranks. */
  if (speaks || o->shard == MPT_SHARD_PARAMS) {
    const double held_out = validate(g, &t.precision, &t.text, o->batch);
    if (speaks) {
      printf("validation loss %.4f  mean step %.1f ms  peak memory %.0f MB\n", held_out, 1e3 * each,
             peak_megabytes());
    }
    sample(g, &t.precision, (int)o->sample, speaks);
    FILE* f = speaks && o->csv ? fopen(o->csv, "a") : NULL;
    if (f) {
      fprintf(f, "%s,%.1f,%.0f,%.0f,%.4f,%.4f\n", o->precision, 1e3 * each,
              (double)(o->batch * o->size.context) / each, peak_megabytes(), loss, held_out);
      fclose(f);
    }
  }

  mpt_stepper_release(t.stepper);
  mpt_comm_release(t.comm);
  mpt_optimizer_release(optimizer);
  mpt_params_release(g->params);
  mpt_context_release(g->ctx); /* also releases every tensor */
  free(t.text.bytes);
}

/* ---- ranks --------------------------------------------------------------------------------------
 */

enum { MOST_RANKS = 64 };

static void check_ranks(const options* o, int64_t ranks) {
  if (o->ranks > MOST_RANKS) {
    fprintf(stderr, "--ranks %ld: %d are possible\n", o->ranks, MOST_RANKS);
    exit(2);
  }
  if (o->batch % ranks != 0) {
    fprintf(stderr, "--batch %lld cannot be divided by %lld ranks\n", (long long)o->batch,
            (long long)ranks);
    exit(2);
  }
  if (ranks > 1 && o->seconds > 0) {
    fprintf(stderr, "--seconds: %lld ranks have to end after the same step, so use --until\n",
            (long long)ranks);
    exit(2);
  }
}

/* Returns 1, and says so, if the file to resume is the one that this training is to write, and does
 * not exist yet. Any other missing file is an error of mpt_training_load. */
static int begins_anew(const options* o) {
  if (!o->resume || !o->checkpoint || strcmp(o->resume, o->checkpoint) != 0) return 0;
  if (access(o->resume, F_OK) == 0 || errno != ENOENT) return 0;
  printf("there is no %s yet: the training begins\n", o->resume);
  return 1;
}

#ifdef GPT_WITH_MPI
int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  options o = read_options(argc, argv);
  mpt_comm_desc engine;
  mpt_comm_desc_init(&engine, sizeof engine);
  TRY(mpt_mpi_comm(MPI_COMM_WORLD, &engine));
  check_ranks(&o, engine.size);
  /* Rank 0 decides for all, because a new file shows up later on other machines. */
  int anew = engine.rank == 0 && begins_anew(&o);
  MPI_Bcast(&anew, 1, MPI_INT, 0, MPI_COMM_WORLD);
  if (anew) o.resume = NULL;
  const int32_t share = threads_of_rank(MPI_COMM_WORLD);
  if (o.threads == 0) o.threads = share;
  run(&o, &engine);
  MPI_Finalize();
  return 0;
}
#else
typedef struct {
  const options* o;
  mpt_comm_desc engine;
} rank_of_thread;

static void* run_rank(void* user) {
  const rank_of_thread* r = user;
  run(r->o, &r->engine);
  return NULL;
}

int main(int argc, char** argv) {
  options o = read_options(argc, argv);
  check_ranks(&o, o.ranks);
  if (begins_anew(&o)) o.resume = NULL;
  if (o.threads == 0) o.threads = threads_per_rank(o.ranks);
  if (o.ranks == 1) {
    run(&o, NULL);
    return 0;
  }
  mpt_comm_desc engines[MOST_RANKS];
  rank_of_thread ranks[MOST_RANKS];
  pthread_t threads[MOST_RANKS];
  const int n = (int)o.ranks;
  mpt_comm_desc_init(&engines[0], sizeof engines[0]);
  TRY(mpt_comm_threads(n, engines));
  for (int i = 0; i < n; ++i) {
    ranks[i] = (rank_of_thread){&o, engines[i]};
    if (pthread_create(&threads[i], NULL, run_rank, &ranks[i]) != 0) exit(1);
  }
  for (int i = 0; i < n; ++i) pthread_join(threads[i], NULL);
  return 0;
}
#endif
