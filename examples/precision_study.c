/* Precision study: where does mixed precision pay? Trains three MLPs on MNIST, of 116 thousand,
 * 2.5 million and 160 million parameters, in f32 and in 16 bits. Reports the time of a step, the
 * peak memory by purpose, the loss and the accuracy.
 *
 *   precision_study [--sizes 116k,2.5m,160m] [--precisions 32-true,16-mixed,..] [--steps N]
 *                   [--data FOLDER] [--csv FILE] [--svg FILE] [--seed N]
 *
 * --steps 0 (the default) trains each size for as many steps as it needs; --sizes 116k,2.5m
 * --steps 200 takes seconds. FOLDER holds MNIST; examples/data/get_mnist downloads it. "/8"
 * after a precision keeps the optimizer's states in 8 bits, in blocks. "/8/release" also updates
 * each parameter during the backward pass and frees its gradient.
 * SPDX-License-Identifier: Apache-2.0 */
#include <math.h>
#include <mpt/mpt.h>
#include <unistd.h>

#include "common.h"
#include "mnist.h"
#include "study_chart.h"

enum { BATCH = 128, LAYERS_MOST = 4, WARM = 3 };

typedef struct {
  const char* name;
  int layers;
  int64_t dims[LAYERS_MOST + 1];
  long steps; /* enough to reach a good accuracy */
  double lr;
} network;

static const network networks[] = {
    {"116k", 3, {PIXELS, 128, 112, CLASSES}, 2800, 3e-3},
    {"2.5m", 3, {PIXELS, 1232, 1232, CLASSES}, 940, 1e-3},
    {"160m", 4, {PIXELS, 8736, 8736, 8736, CLASSES}, 60, 1e-4},
};

typedef struct {
  bar chart;
  long steps, skipped;
  int64_t parameters, largest_batch;
  double least;
} result;

/* ---- one training -------------------------------------------------------------------------------
 */

typedef struct {
  const network* network;
  const char* label;
  mpt_context ctx;
  mpt_params params;
  mpt_module net;
  mpt_precision precision;
  mpt_optimizer optimizer;
  mpt_stepper stepper;
} training;

static mpt_module make_mlp(mpt_params params, mpt_context ctx, const network* n) {
  mpt_module layers[LAYERS_MOST], net;
  for (int i = 0; i < n->layers; ++i) {
    char name[16];
    snprintf(name, sizeof name, "fc%d", i + 1);
    TRY(mpt_nn_linear(params, name, n->dims[i], n->dims[i + 1], 1,
                      i + 1 < n->layers ? MPT_ACTIVATION_RELU : MPT_ACTIVATION_NONE, &layers[i]));
  }
  TRY(mpt_nn_sequential(ctx, layers, n->layers, &net));
  for (int i = 0; i < n->layers; ++i) mpt_module_release(layers[i]);
  return net;
}

/* Makes a batch of images in the dtype in which the first layer computes. A 16-bit batch takes
 * half the memory and needs no cast. */
static mpt_tensor take_images(const training* t, const dataset* d, const long* order, long from,
                              long n) {
  const mpt_precision* p = &t->precision;
  const int64_t shape[2] = {n, PIXELS};
  float* pixels = malloc((size_t)n * PIXELS * sizeof *pixels);
  for (long i = 0; i < n; ++i) {
    const unsigned char* image = d->images + (order ? order[from + i] : from + i) * PIXELS;
    for (long k = 0; k < PIXELS; ++k) pixels[i * PIXELS + k] = pixel(image[k]);
  }
  mpt_tensor x;
  TRY(mpt_empty(t->ctx, p->compute ? p->compute : p->param, shape, 2, &x));
  TRY(mpt_tensor_write(x, MPT_F32, pixels, n * PIXELS));
  free(pixels);
  return x;
}
static mpt_tensor take_labels(const training* t, const dataset* d, const long* order, long from,
                              long n) {
  const int64_t count = n;
  int64_t* labels = malloc((size_t)n * sizeof *labels);
  for (long i = 0; i < n; ++i) labels[i] = d->labels[order ? order[from + i] : from + i];
  mpt_tensor y;
  TRY(mpt_tensor_from_data(t->ctx, MPT_I64, &count, 1, labels, (size_t)n * sizeof *labels, &y));
  free(labels);
  return y;
}

static double accuracy(const training* t, const dataset* d) {
  long right = 0;
  enum { MANY = 500 };
  TRY(mpt_grad_mode_push(t->ctx, MPT_GRAD_INFERENCE));
  for (long at = 0; at + MANY <= d->count; at += MANY) {
    int64_t guess[MANY];
    mpt_tensor y, best;
    TRY(mpt_scope_push(t->ctx));
    TRY(mpt_precision_push(t->ctx, &t->precision));
    TRY(mpt_module_forward(t->net, take_images(t, d, NULL, at, MANY), &y));
    TRY(mpt_argmax(y, (const int64_t[]){1}, 1, 0, &best));
    TRY(mpt_tensor_read(best, MPT_I64, guess, MANY));
    TRY(mpt_precision_pop(t->ctx));
    TRY(mpt_scope_pop(t->ctx, NULL, 0));
    for (long i = 0; i < MANY; ++i) right += guess[i] == d->labels[at + i];
  }
  TRY(mpt_grad_mode_pop(t->ctx));
  return (double)right / (double)(d->count - d->count % MANY);
}

static int ascending(const void* a, const void* b) {
  const double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static training make_training(const network* n, const char* label, long steps, int64_t seed) {
  training t = {.network = n, .label = label, .ctx = open_context(seed)};
  char name[32];
  const size_t slash = strcspn(label, "/");
  snprintf(name, sizeof name, "%.*s", (int)slash, label);
  TRY(mpt_params_create(t.ctx, &t.params));
  t.net = make_mlp(t.params, t.ctx, n);
  TRY(mpt_precision_from_name(name, &t.precision, sizeof t.precision));
  TRY(mpt_params_set_precision(t.params, &t.precision));
  mpt_optimizer_desc adamw;
  mpt_adamw_desc_init(&adamw, sizeof adamw);
  adamw.lr = n->lr;
  if (label[slash]) adamw.state_bits = (int32_t)strtol(label + slash + 1, NULL, 10);
  TRY(mpt_optimizer_create(t.params, &adamw, &t.optimizer));
  mpt_schedule_desc schedule;
  mpt_schedule_desc_init(&schedule, sizeof schedule);
  schedule.kind = MPT_SCHEDULE_ONE_CYCLE;
  schedule.total_steps = steps;
  TRY(mpt_optimizer_set_schedule(t.optimizer, &schedule));
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.release_grads = strstr(label, "/release") != NULL;
  TRY(mpt_stepper_create(t.ctx, &t.precision, &how, &t.stepper));
  TRY(mpt_stepper_add(t.stepper, t.optimizer));
  return t;
}

static void free_training(training* t) {
  mpt_module_release(t->net);
  mpt_stepper_release(t->stepper);
  mpt_optimizer_release(t->optimizer);
  mpt_params_release(t->params);
  mpt_context_release(t->ctx);
}

/* Trains on the batch order[at ..]. Returns the loss, and in `seconds` the time without that of
 * making the batch. */
static double train_step(const training* t, const dataset* images, const long* order, long at,
                         int is_last, double* seconds, long* skipped) {
  mpt_tensor batch[2], y, l;
  double loss;
  TRY(mpt_scope_push(t->ctx));
  batch[0] = take_images(t, images, order, at, BATCH);
  batch[1] = take_labels(t, images, order, at, BATCH);
  if (is_last) TRY(mpt_memory_watch(t->ctx, batch, 2));
  const double begin = seconds_now();
  TRY(mpt_precision_push(t->ctx, &t->precision));
  TRY(mpt_module_forward(t->net, batch[0], &y));
  TRY(mpt_cross_entropy(y, batch[1], NULL, NULL, &l));
  TRY(mpt_precision_pop(t->ctx));
  TRY(mpt_stepper_backward(t->stepper, l));
  const mpt_status s = mpt_stepper_step(t->stepper);
  TRY(s);
  TRY(mpt_tensor_get_item(l, &loss));
  *seconds = seconds_now() - begin;
  TRY(mpt_scope_pop(t->ctx, NULL, 0));
  *skipped += s == MPT_STEP_SKIPPED;
  return loss;
}

/* Trains for r->steps steps. Sets the loss, the number of skipped steps, and the shortest and the
 * median time of a step. */
static void train(const training* t, const dataset* images, int64_t seed, result* r) {
  const int live = isatty(STDERR_FILENO);
  const long steps = r->steps;
  double* times = malloc((size_t)steps * sizeof *times);
  long* order = malloc((size_t)images->count * sizeof *order);
  for (long i = 0; i < images->count; ++i) order[i] = i;
  uint64_t state = (uint64_t)seed;
  const long last = steps / 10 + 1; /* the final loss is the mean over these steps */
  double shown = 0;
  for (long step = 0, at = images->count; step < steps; ++step, at += BATCH) {
    if (at + BATCH > images->count) {
      shuffle(order, images->count, &state);
      at = 0;
    }
    const int is_last = step + 1 == steps && steps > 1;
    const double loss = train_step(t, images, order, at, is_last, &times[step], &r->skipped);
    if (step >= steps - last) r->chart.loss += loss / (double)last;
    if (live && seconds_now() - shown > 0.2) {
      shown = seconds_now();
      fprintf(stderr, "\r%s %-14s step %ld/%ld  loss %.4f  %.2f ms   ", t->network->name, t->label,
              step + 1, steps, loss, 1e3 * times[step]);
    }
  }
  if (live) fprintf(stderr, "\r%70s\r", "");
  const long warm = steps > 2 * WARM ? WARM : 0;
  qsort(times + warm, (size_t)(steps - warm), sizeof *times, ascending);
  r->chart.milliseconds = 1e3 * times[warm + (steps - warm) / 2];
  r->least = 1e3 * times[warm];
  free(times);
  free(order);
}

/* Runs one training. In the result `least` is the time of the shortest step in milliseconds, and
 * the chart has the median. `memory` is the limit in bytes for which the largest batch size is
 * computed; 0 means the peak of this training. */
static result study(const network* n, const char* label, long steps, int64_t seed, double memory,
                    const dataset* images, const dataset* test) {
  training t = make_training(n, label, steps, seed);
  result r = {.chart = {.size = n->name, .label = label}, .steps = steps};
  train(&t, images, seed, &r);
  mpt_params_info info = {.struct_size = sizeof info};
  TRY(mpt_params_get_info(t.params, &info));
  r.parameters = info.elements;
  mpt_memory_info m = {.struct_size = sizeof m};
  TRY(mpt_context_get_memory(t.ctx, &m));
  for (int i = 0; i < PURPOSES; ++i) r.chart.bytes[i] = (double)m.step_at_peak[i];
  if (steps > 1) {
    mpt_memory_fit_info fit = {.struct_size = sizeof fit};
    TRY(mpt_memory_fit(t.ctx, BATCH, memory > 0 ? (size_t)memory : m.step_peak, &fit));
    r.largest_batch = fit.largest_batch;
  }
  r.chart.accuracy = accuracy(&t, test);
  free_training(&t);
  return r;
}

/* ---- the table ----------------------------------------------------------------------------------
 */

static void print_head(void) {
  printf("%-5s %-20s %9s %6s %9s %6s %9s %9s %8s\n", "size", "precision", "step ms", "x f32",
         "peak MB", "x f32", "max batch", "loss", "accuracy");
}

static void print_row(const result* r, const result* f32) {
  const double bytes = total_of(&r->chart);
  printf("%-5s %-20s %9.3f %6.2f %9.2f %6.2f %9lld %9.4f %7.2f%%", r->chart.size, r->chart.label,
         r->chart.milliseconds, r->chart.milliseconds / f32->chart.milliseconds, bytes * 1e-6,
         bytes / total_of(&f32->chart), (long long)r->largest_batch, r->chart.loss,
         100 * r->chart.accuracy);
  if (r->skipped) printf("  (%ld steps skipped)", r->skipped);
  printf("\n      at the peak, in MB (in bytes per parameter):");
  for (int k = 0; k < PURPOSES; ++k) {
    const int p = purpose_order[k];
    if (r->chart.bytes[p] > 0) {
      printf("%s%s %.2f (%.2f)", k ? ", " : " ", purpose_names[p], r->chart.bytes[p] * 1e-6,
             r->chart.bytes[p] / (double)r->parameters);
    }
  }
  printf(", all %.2f (%.2f)\n", bytes * 1e-6, bytes / (double)r->parameters);
  fflush(stdout);
}

static int write_csv(const char* path, const result* rows, int count) {
  FILE* f = fopen(path, "w");
  if (!f) return 0;
  fprintf(f, "size,parameters,precision,steps,skipped,step_ms,least_ms,loss,accuracy,peak_bytes");
  for (int i = 0; i < PURPOSES; ++i) fprintf(f, ",%s", purpose_names[i]);
  fprintf(f, ",largest_batch_in_f32_memory\n");
  for (int i = 0; i < count; ++i) {
    const result* r = &rows[i];
    fprintf(f, "%s,%lld,%s,%ld,%ld,%.6g,%.6g,%.6g,%.6g,%.0f", r->chart.size,
            (long long)r->parameters, r->chart.label, r->steps, r->skipped, r->chart.milliseconds,
            r->least, r->chart.loss, r->chart.accuracy, total_of(&r->chart));
    for (int k = 0; k < PURPOSES; ++k) fprintf(f, ",%.0f", r->chart.bytes[k]);
    fprintf(f, ",%lld\n", (long long)r->largest_batch);
  }
  return fclose(f) == 0;
}

/* True if `name` is an entry of a comma-separated list. */
static int listed(const char* list, const char* name) {
  const size_t n = strlen(name);
  for (const char* at = list; at; at = strchr(at, ',')) {
    at += *at == ',';
    if (strncmp(at, name, n) == 0 && (at[n] == ',' || at[n] == 0)) return 1;
  }
  return 0;
}

int main(int argc, char** argv) {
  check_flags(argc, argv,
              "[--data build/mnist] [--sizes 116k,2.5m,160m] [--precisions NAME,...] [--steps N] "
              "[--seed 1] [--csv FILE] [--svg FILE]");
  const char* sizes = flag(argc, argv, "sizes", "116k,2.5m,160m");
  const char* precisions =
      flag(argc, argv, "precisions", "32-true,16-mixed,bf16-mixed,bf16-mixed/8");
  const char* csv = flag(argc, argv, "csv", "precision_study.csv");
  const char* svg = flag(argc, argv, "svg", "precision_study.svg");
  const char* folder = flag(argc, argv, "data", "build/mnist");
  const long asked = flag_number(argc, argv, "steps", 0, 0),
             seed = flag_number(argc, argv, "seed", 1, 0);
  dataset images = read_set(folder, "train"), test = read_set(folder, "t10k");

  result rows[MAX_BARS];
  int count = 0;
  print_head();
  for (size_t k = 0; k < sizeof networks / sizeof *networks; ++k) {
    const network* n = &networks[k];
    if (!listed(sizes, n->name)) continue;
    const int first = count; /* the result that the others are compared with */
    const char* at = precisions;
    while (*at && count < MAX_BARS) {
      char* label = malloc(32);
      const size_t length = strcspn(at, ",");
      snprintf(label, 32, "%.*s", (int)length, at);
      at += length + (at[length] == ',');
      const double memory = count > first ? total_of(&rows[first].chart) : 0;
      rows[count] = study(n, label, asked > 0 ? asked : n->steps, seed, memory, &images, &test);
      print_row(&rows[count], &rows[first]);
      ++count;
    }
  }
  if (count == 0) {
    fprintf(stderr, "--sizes %s --precisions %s: nothing to do; sizes are 116k, 2.5m, 160m\n",
            sizes, precisions);
    return 1;
  }
  bar bars[MAX_BARS];
  for (int i = 0; i < count; ++i) bars[i] = rows[i].chart;
  const int written = write_csv(csv, rows, count) && draw_chart(svg, bars, count);
  if (written) printf("written: %s, %s\n", csv, svg);
  else fprintf(stderr, "%s or %s cannot be written\n", csv, svg);
  for (int i = 0; i < count; ++i) free((char*)rows[i].chart.label);
  free_set(&images);
  free_set(&test);
  return written ? 0 : 1;
}
