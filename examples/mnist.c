/* MNIST in any precision: a multilayer perceptron, or a small convolutional network.
 *
 *   mnist --data FOLDER [--model mlp|cnn] [--precision bf16-mixed] [--epochs N] [--seed N]
 *         [--device cpu|vulkan|vulkan:NAME|list]
 *         [--losses FILE]    the bits of every step's loss, to compare with other languages
 *
 * --precision takes any name of mpt_precision_from_name with its options: O2,
 * bf16-true,master=kahan, ... FOLDER holds the four IDX files (LeCun, Cortes & Burges);
 * examples/data/get_mnist downloads them.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>

#include "common.h"
#include "mnist.h"

/* ---- the data -----------------------------------------------------------------------------------
 */

/* Makes a batch of the examples order[from ..], with pixels normalized to mean 0 and standard
 * deviation 1. If `shift` is positive, each image is moved by up to `shift` pixels, in a new
 * direction each time. */
static void take_batch(mpt_context ctx, const dataset* d, const long* order, long from, long n,
                       long shift, uint64_t* state, mpt_tensor* x, mpt_tensor* y) {
  float* pixels = malloc((size_t)n * PIXELS * sizeof *pixels);
  int64_t* labels = malloc((size_t)n * sizeof *labels);
  for (long i = 0; i < n; ++i) {
    const long k = order ? order[from + i] : from + i;
    const long down = shift ? random_below(state, 2 * shift + 1) - shift : 0;
    const long right = shift ? random_below(state, 2 * shift + 1) - shift : 0;
    for (long row = 0; row < SIDE; ++row) {
      for (long column = 0; column < SIDE; ++column) {
        const long r = row - down, c = column - right;
        const int inside = r >= 0 && r < SIDE && c >= 0 && c < SIDE;
        const unsigned char v = inside ? d->images[k * PIXELS + r * SIDE + c] : 0;
        pixels[i * PIXELS + row * SIDE + column] = pixel(v);
      }
    }
    labels[i] = d->labels[k];
  }
  const int64_t shape[4] = {n, 1, SIDE, SIDE};
  TRY(mpt_tensor_from_data(ctx, MPT_F32, shape, 4, pixels, (size_t)n * PIXELS * sizeof *pixels, x));
  TRY(mpt_tensor_from_data(ctx, MPT_I64, shape, 1, labels, (size_t)n * sizeof *labels, y));
  free(pixels);
  free(labels);
}

/* ---- the networks -------------------------------------------------------------------------------
 */

enum { PLAIN = MPT_ACTIVATION_NONE, RELU = MPT_ACTIVATION_RELU };

/* Builds a network of fully connected layers: 784 - 512 - 256 - 10. */
static mpt_module make_mlp(mpt_context ctx, mpt_params params) {
  mpt_module layers[5], net;
  TRY(mpt_nn_flatten(ctx, &layers[0]));
  TRY(mpt_nn_linear(params, "fc1", PIXELS, 512, 1, RELU, &layers[1]));
  TRY(mpt_nn_dropout(ctx, 0.2, &layers[2]));
  TRY(mpt_nn_linear(params, "fc2", 512, 256, 1, RELU, &layers[3]));
  TRY(mpt_nn_linear(params, "fc3", 256, CLASSES, 1, PLAIN, &layers[4]));
  TRY(mpt_nn_sequential(ctx, layers, 5, &net));
  for (int i = 0; i < 5; ++i) mpt_module_release(layers[i]); /* the network holds references */
  return net;
}

/* Builds a network of two blocks (3x3 convolution, batch norm, ReLU, 2x2 max pooling), followed
 * by two linear layers. */
static mpt_module make_cnn(mpt_context ctx, mpt_params params) {
  mpt_module layers[10], net;
  mpt_nn_conv_desc no_bias; /* the norm has a bias */
  mpt_nn_conv_desc_init(&no_bias, sizeof no_bias);
  no_bias.bias = 0;
  mpt_nn_norm_desc with_relu;
  mpt_nn_norm_desc_init(&with_relu, sizeof with_relu);
  with_relu.activation = RELU;
  TRY(mpt_nn_conv2d(params, "conv1", 1, 16, 3, 1, 1, &no_bias, &layers[0]));
  TRY(mpt_nn_batch_norm(params, "norm1", 16, &with_relu, &layers[1]));
  TRY(mpt_nn_max_pool2d(ctx, 2, 0, 0, NULL, &layers[2]));
  TRY(mpt_nn_conv2d(params, "conv2", 16, 32, 3, 1, 1, &no_bias, &layers[3]));
  TRY(mpt_nn_batch_norm(params, "norm2", 32, &with_relu, &layers[4]));
  TRY(mpt_nn_max_pool2d(ctx, 2, 0, 0, NULL, &layers[5]));
  TRY(mpt_nn_flatten(ctx, &layers[6]));
  TRY(mpt_nn_linear(params, "fc1", 32 * 7 * 7, 128, 1, RELU, &layers[7]));
  TRY(mpt_nn_dropout(ctx, 0.3, &layers[8]));
  TRY(mpt_nn_linear(params, "fc2", 128, CLASSES, 1, PLAIN, &layers[9]));
  TRY(mpt_nn_sequential(ctx, layers, 10, &net));
  for (int i = 0; i < 10; ++i) mpt_module_release(layers[i]);
  return net;
}

/* ---- training -----------------------------------------------------------------------------------
 */

enum { BATCH = 128 };

typedef struct {
  mpt_context ctx;
  mpt_params params;
  mpt_module net;
  mpt_precision precision;
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  long shift; /* images are moved by up to so many pixels */
} training;

static training make_training(const char* device, const char* precision, int is_cnn, long steps,
                              long seed) {
  training t = {.ctx = open_context_on(device, seed), .shift = is_cnn};
  TRY(mpt_params_create(t.ctx, &t.params));
  t.net = is_cnn ? make_cnn(t.ctx, t.params) : make_mlp(t.ctx, t.params);
  TRY(mpt_precision_from_name(precision, &t.precision, sizeof t.precision));
  TRY(mpt_params_set_precision(t.params, &t.precision));

  mpt_optimizer_desc adam;
  mpt_adam_desc_init(&adam, sizeof adam);
  adam.lr = is_cnn ? 5e-3 : 3e-3;
  TRY(mpt_optimizer_create(t.params, &adam, &t.optimizer));
  mpt_schedule_desc schedule;
  mpt_schedule_desc_init(&schedule, sizeof schedule);
  schedule.kind = MPT_SCHEDULE_ONE_CYCLE; /* rises to lr, then falls almost to 0 */
  schedule.total_steps = steps;
  TRY(mpt_optimizer_set_schedule(t.optimizer, &schedule));
  TRY(mpt_stepper_create(t.ctx, &t.precision, NULL, &t.stepper));
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

static mpt_tensor forward(const training* t, mpt_tensor x) {
  TRY(mpt_precision_input(&t->precision, x, &x));
  TRY(mpt_module_forward(t->net, x, &x));
  TRY(mpt_precision_output(&t->precision, x, &x)); /* f32 for O0, O2 and O3 */
  return x;
}

static double accuracy(const training* t, const dataset* d) {
  long right = 0;
  TRY(mpt_grad_mode_push(t->ctx, MPT_GRAD_INFERENCE));
  TRY(mpt_module_train(t->net, 0));
  for (long at = 0; at < d->count; at += 1000) {
    const long n = d->count - at < 1000 ? d->count - at : 1000;
    int64_t guess[1000];
    mpt_tensor x, y, best;
    TRY(mpt_scope_push(t->ctx));
    TRY(mpt_precision_push(t->ctx, &t->precision));
    take_batch(t->ctx, d, NULL, at, n, 0, NULL, &x, &y);
    TRY(mpt_argmax(forward(t, x), (const int64_t[]){1}, 1, 0, &best));
    TRY(mpt_tensor_read(best, MPT_I64, guess, n));
    TRY(mpt_precision_pop(t->ctx));
    TRY(mpt_scope_pop(t->ctx, NULL, 0));
    for (long i = 0; i < n; ++i) right += guess[i] == d->labels[at + i];
  }
  TRY(mpt_module_train(t->net, 1));
  TRY(mpt_grad_mode_pop(t->ctx));
  return (double)right / (double)d->count;
}

/* Trains on the batch order[at ..] and returns its loss. Counts the step if it was skipped. */
static double train_step(const training* t, const dataset* d, const long* order, long at,
                         uint64_t* state, long* skipped) {
  mpt_tensor x, y, l;
  double loss;
  TRY(mpt_scope_push(t->ctx));
  take_batch(t->ctx, d, order, at, BATCH, t->shift, state, &x, &y);
  TRY(mpt_precision_push(t->ctx, &t->precision));
  TRY(mpt_cross_entropy(forward(t, x), y, NULL, NULL, &l));
  TRY(mpt_precision_pop(t->ctx));
  TRY(mpt_stepper_backward(t->stepper, l));
  const mpt_status s = mpt_stepper_step(t->stepper);
  TRY(s);
  *skipped += s == MPT_STEP_SKIPPED;
  TRY(mpt_tensor_get_item(l, &loss));
  TRY(mpt_scope_pop(t->ctx, NULL, 0));
  return loss;
}

static void write_bits(FILE* f, double loss) {
  uint64_t bits;
  memcpy(&bits, &loss, sizeof bits);
  fprintf(f, "%016llx\n", (unsigned long long)bits);
}

/* Trains for some epochs and returns the accuracy after the last. */
static double train(const training* t, long epochs, const dataset* d, const dataset* test,
                    FILE* losses) {
  long* order = malloc((size_t)d->count * sizeof *order);
  for (long i = 0; i < d->count; ++i) order[i] = i;
  uint64_t state = 1;
  double result = 0;
  for (long epoch = 0; epoch < epochs; ++epoch) {
    const double begin = seconds_now();
    shuffle(order, d->count, &state);
    double sum = 0;
    long steps = 0, skipped = 0;
    for (long at = 0; at + BATCH <= d->count; at += BATCH, ++steps) {
      const double loss = train_step(t, d, order, at, &state, &skipped);
      sum += loss;
      if (losses) write_bits(losses, loss);
    }
    const double took = seconds_now() - begin;
    result = accuracy(t, test);
    printf(
        "epoch %ld/%ld  loss %.4f  test accuracy %.2f%%  %.0f images/s  skipped %ld  memory %.0f "
        "MB\n",
        epoch + 1, epochs, sum / (double)steps, 100 * result, (double)(steps * BATCH) / took,
        skipped, peak_megabytes());
    fflush(stdout);
  }
  free(order);
  return result;
}

int main(int argc, char** argv) {
  check_flags(argc, argv,
              "[--data build/mnist] [--precision bf16-mixed] [--model mlp|cnn] [--epochs N] "
              "[--seed 1] [--device cpu|vulkan|vulkan:NAME|list] [--losses FILE]");
  const char* device = flag(argc, argv, "device", "cpu");
  list_devices_if(device);
  const char* folder = flag(argc, argv, "data", "build/mnist");
  const char* name = flag(argc, argv, "precision", "bf16-mixed");
  const char* model = flag(argc, argv, "model", "mlp");
  const int is_cnn = !strcmp(model, "cnn");
  if (!is_cnn && strcmp(model, "mlp") != 0) {
    fprintf(stderr, "--model %s: mlp and cnn are known\n", model);
    return 1;
  }
  const long epochs = flag_number(argc, argv, "epochs", is_cnn ? 3 : 6, 1);
  const long seed = flag_number(argc, argv, "seed", 1, 0);
  dataset images = read_set(folder, "train"), test = read_set(folder, "t10k");
  const char* losses_path = flag(argc, argv, "losses", NULL);
  FILE* losses = losses_path ? fopen(losses_path, "w") : NULL;

  training t = make_training(device, name, is_cnn, epochs * (images.count / BATCH), seed);
  mpt_params_info info = {.struct_size = sizeof info};
  TRY(mpt_params_get_info(t.params, &info));
  printf("mnist %s on %s: %lld parameters, %s, %ld training images, batch %d, seed %ld\n", model,
         device, (long long)info.elements, name, images.count, BATCH, seed);
  const double started = seconds_now(), result = train(&t, epochs, &images, &test, losses),
               wanted = is_cnn ? 0.99 : 0.98;
  printf("%s %s: test accuracy %.2f%% (%.0f%% wanted) in %.1f s\n", model, name, 100 * result,
         100 * wanted, seconds_now() - started);

  free_training(&t);
  if (losses) fclose(losses);
  free_set(&images);
  free_set(&test);
  return result >= wanted ? 0 : 1;
}
