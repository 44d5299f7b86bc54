/* MNIST in any precision: a multilayer perceptron, or a small convolutional network.
 *
 *   mnist --data FOLDER [--model mlp|cnn] [--precision bf16-mixed] [--epochs N] [--seed N]
 *
 * FOLDER holds the four IDX files (LeCun, Cortes & Burges); examples/data/get_mnist fetches them.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>
#include <mpt/mpt_ops.h>
#include <mpt/mpt_train.h>
#include <stdint.h>

#include "common.h"

/* ---- the data -----------------------------------------------------------------------------------
 */

enum { PIXELS = 28 * 28, CLASSES = 10 };

typedef struct {
  unsigned char *images, *labels;
  long count;
} dataset;

static unsigned char* read_idx(const char* folder, const char* name, long header, long each,
                               long* count) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE* f = fopen(path, "rb");
  if (!f) {
    fprintf(stderr, "%s is not there; examples/data/get_mnist FOLDER fetches it\n", path);
    exit(1);
  }
  fseek(f, 0, SEEK_END);
  *count = (ftell(f) - header) / each;
  fseek(f, header, SEEK_SET);
  unsigned char* data = malloc((size_t)(*count * each));
  if (fread(data, (size_t)each, (size_t)*count, f) != (size_t)*count) {
    fprintf(stderr, "%s is cut short\n", path);
    exit(1);
  }
  fclose(f);
  return data;
}

static dataset read_set(const char* folder, const char* which) {
  dataset d;
  char name[64];
  long labels;
  snprintf(name, sizeof name, "%s-images-idx3-ubyte", which);
  d.images = read_idx(folder, name, 16, PIXELS, &d.count);
  snprintf(name, sizeof name, "%s-labels-idx1-ubyte", which);
  d.labels = read_idx(folder, name, 8, 1, &labels);
  if (labels != d.count) {
    fprintf(stderr, "%ld images, %ld labels\n", d.count, labels);
    exit(1);
  }
  return d;
}

/* Examples order[from ..] as a batch, pixels to mean 0 and deviation 1. */
static void take_batch(mpt_context ctx, const dataset* d, const long* order, long from, long n,
                       mpt_tensor* x, mpt_tensor* y) {
  float* pixels = malloc((size_t)n * PIXELS * sizeof *pixels);
  int64_t* labels = malloc((size_t)n * sizeof *labels);
  for (long i = 0; i < n; ++i) {
    const long k = order ? order[from + i] : from + i;
    for (long p = 0; p < PIXELS; ++p) {
      pixels[i * PIXELS + p] = ((float)d->images[k * PIXELS + p] / 255.0f - 0.1307f) / 0.3081f;
    }
    labels[i] = d->labels[k];
  }
  const int64_t shape[4] = {n, 1, 28, 28};
  TRY(mpt_from_data(ctx, MPT_F32, shape, 4, pixels, (size_t)n * PIXELS * sizeof *pixels, x));
  TRY(mpt_from_data(ctx, MPT_I64, shape, 1, labels, (size_t)n * sizeof *labels, y));
  free(pixels);
  free(labels);
}

/* ---- the networks -------------------------------------------------------------------------------
 */

typedef struct {
  mpt_tensor w[4], b[4];
  int is_cnn;
} network;

static void layer(mpt_context ctx, mpt_params params, network* net, int i, const char* name,
                  const int64_t* shape, int32_t rank) {
  char full[64];
  TRY(mpt_kaiming_uniform(ctx, MPT_F32, shape, rank, 0, &net->w[i]));
  TRY(mpt_zeros(ctx, MPT_F32, shape, 1, &net->b[i]));
  snprintf(full, sizeof full, "%s.weight", name);
  TRY(mpt_params_add(params, full, net->w[i]));
  snprintf(full, sizeof full, "%s.bias", name);
  TRY(mpt_params_add(params, full, net->b[i]));
}

static network make_network(mpt_context ctx, mpt_params params, int is_cnn) {
  network net = {.is_cnn = is_cnn};
  if (is_cnn) {
    layer(ctx, params, &net, 0, "conv1", (const int64_t[]){32, 1, 3, 3}, 4);
    layer(ctx, params, &net, 1, "conv2", (const int64_t[]){64, 32, 3, 3}, 4);
    layer(ctx, params, &net, 2, "fc1", (const int64_t[]){128, 64 * 7 * 7}, 2);
    layer(ctx, params, &net, 3, "fc2", (const int64_t[]){CLASSES, 128}, 2);
  } else {
    layer(ctx, params, &net, 0, "fc1", (const int64_t[]){512, PIXELS}, 2);
    layer(ctx, params, &net, 1, "fc2", (const int64_t[]){256, 512}, 2);
    layer(ctx, params, &net, 2, "fc3", (const int64_t[]){CLASSES, 256}, 2);
  }
  return net;
}

/* 3x3 convolution, relu, then the larger of each 2x2. */
static mpt_tensor conv_pool(mpt_tensor x, mpt_tensor w, mpt_tensor b) {
  TRY(mpt_conv2d(x, w, b, 1, 1, NULL, &x));
  TRY(mpt_relu(x, &x));
  TRY(mpt_max_pool2d(x, 2, NULL, &x));
  return x;
}

static mpt_tensor forward(const network* net, mpt_tensor x, int training) {
  mpt_tensor h, y;
  const int32_t relu = MPT_ACTIVATION_RELU;
  if (net->is_cnn) {
    h = conv_pool(conv_pool(x, net->w[0], net->b[0]), net->w[1], net->b[1]);
    TRY(mpt_flatten(h, 1, -1, &h));
    TRY(mpt_linear(h, net->w[2], net->b[2], relu, &h));
    TRY(mpt_dropout(h, 0.3, training, &h));
    TRY(mpt_linear(h, net->w[3], net->b[3], MPT_ACTIVATION_NONE, &y));
  } else {
    TRY(mpt_flatten(x, 1, -1, &h));
    TRY(mpt_linear(h, net->w[0], net->b[0], relu, &h));
    TRY(mpt_dropout(h, 0.2, training, &h));
    TRY(mpt_linear(h, net->w[1], net->b[1], relu, &h));
    TRY(mpt_linear(h, net->w[2], net->b[2], MPT_ACTIVATION_NONE, &y));
  }
  return y;
}

static double accuracy(mpt_context ctx, const network* net, const mpt_precision* precision,
                       const dataset* d) {
  long right = 0;
  TRY(mpt_grad_mode_push(ctx, MPT_GRAD_INFERENCE));
  for (long at = 0; at < d->count; at += 1000) {
    const long n = d->count - at < 1000 ? d->count - at : 1000;
    int64_t guess[1000];
    mpt_tensor x, y, best;
    TRY(mpt_scope_push(ctx));
    TRY(mpt_precision_push(ctx, precision));
    take_batch(ctx, d, NULL, at, n, &x, &y);
    TRY(mpt_argmax(forward(net, x, 0), (const int64_t[]){1}, 1, 0, &best));
    TRY(mpt_tensor_read(best, MPT_I64, guess, n));
    TRY(mpt_precision_pop(ctx));
    TRY(mpt_scope_pop(ctx, NULL, 0));
    for (long i = 0; i < n; ++i) right += guess[i] == d->labels[at + i];
  }
  TRY(mpt_grad_mode_pop(ctx));
  return (double)right / (double)d->count;
}

int main(int argc, char** argv) {
  const char* folder = flag(argc, argv, "data", "build/mnist");
  const char* name = flag(argc, argv, "precision", "bf16-mixed");
  const int is_cnn = !strcmp(flag(argc, argv, "model", "mlp"), "cnn");
  const long epochs = flag_number(argc, argv, "epochs", is_cnn ? 3 : 8), batch = 128;
  const dataset train = read_set(folder, "train"), test = read_set(folder, "t10k");

  mpt_context ctx = open_context(flag_number(argc, argv, "seed", 1));
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  const network net = make_network(ctx, params, is_cnn);
  mpt_precision precision;
  TRY(mpt_precision_from_name(name, &precision, sizeof precision));
  TRY(mpt_params_set_precision(params, &precision));

  mpt_optimizer_desc adam;
  mpt_adam_desc_init(&adam, sizeof adam);
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, &adam, &optimizer));
  mpt_schedule_desc schedule;
  mpt_schedule_desc_init(&schedule, sizeof schedule);
  schedule.kind = MPT_SCHEDULE_COSINE;
  schedule.warmup_steps = 100;
  schedule.total_steps = epochs * (train.count / batch);
  TRY(mpt_optimizer_set_schedule(optimizer, &schedule));
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));

  long* order = malloc((size_t)train.count * sizeof *order);
  for (long i = 0; i < train.count; ++i) order[i] = i;
  uint64_t state = 1;
  double result = 0;
  for (long epoch = 0; epoch < epochs; ++epoch) {
    const double begin = seconds_now();
    for (long i = train.count - 1; i > 0; --i) { /* a new order each time */
      state = state * 6364136223846793005u + 1442695040888963407u;
      const long k = (long)((state >> 33) % (uint64_t)(i + 1)), keep = order[i];
      order[i] = order[k];
      order[k] = keep;
    }
    double loss = 0;
    long steps = 0, skipped = 0;
    for (long at = 0; at + batch <= train.count; at += batch, ++steps) {
      mpt_tensor x, y, l;
      double v;
      TRY(mpt_scope_push(ctx));
      take_batch(ctx, &train, order, at, batch, &x, &y);
      TRY(mpt_precision_push(ctx, &precision));
      TRY(mpt_cross_entropy(forward(&net, x, 1), y, NULL, -100, MPT_REDUCTION_MEAN, 0, &l));
      TRY(mpt_precision_pop(ctx));
      TRY(mpt_stepper_backward(stepper, l));
      const mpt_status s = mpt_stepper_step(stepper);
      TRY(s);
      skipped += s == MPT_STEP_SKIPPED;
      TRY(mpt_tensor_item(l, &v));
      TRY(mpt_scope_pop(ctx, NULL, 0));
      loss += v;
    }
    result = accuracy(ctx, &net, &precision, &test);
    printf("epoch %ld/%ld  loss %.4f  test accuracy %.2f%%  skipped %ld  %.1f s  memory %.0f MB\n",
           epoch + 1, epochs, loss / (double)steps, 100 * result, skipped, seconds_now() - begin,
           peak_megabytes());
    fflush(stdout);
  }
  const double wanted = is_cnn ? 0.99 : 0.98;
  printf("%s %s: test accuracy %.2f%% (%.0f%% wanted)\n", is_cnn ? "cnn" : "mlp", name,
         100 * result, 100 * wanted);

  mpt_stepper_release(stepper);
  mpt_optimizer_release(optimizer);
  mpt_params_release(params);
  mpt_context_release(ctx);
  free(order);
  free(train.images), free(train.labels), free(test.images), free(test.labels);
  return result >= wanted ? 0 : 1;
}
