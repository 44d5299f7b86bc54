/* MNIST in any precision: a multilayer perceptron, or a small convolutional network.
 *
 *   mnist --data FOLDER [--model mlp|cnn] [--precision bf16-mixed] [--epochs N] [--seed N]
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

static mpt_tensor forward(mpt_module net, const mpt_precision* precision, mpt_tensor x) {
  TRY(mpt_precision_input(precision, x, &x));
  TRY(mpt_module_forward(net, x, &x));
  TRY(mpt_precision_output(precision, x, &x)); /* f32 for O0, O2 and O3 */
  return x;
}

static double accuracy(mpt_context ctx, mpt_module net, const mpt_precision* precision,
                       const dataset* d) {
  long right = 0;
  TRY(mpt_grad_mode_push(ctx, MPT_GRAD_INFERENCE));
  TRY(mpt_module_train(net, 0));
  for (long at = 0; at < d->count; at += 1000) {
    const long n = d->count - at < 1000 ? d->count - at : 1000;
    int64_t guess[1000];
    mpt_tensor x, y, best;
    TRY(mpt_scope_push(ctx));
    TRY(mpt_precision_push(ctx, precision));
    take_batch(ctx, d, NULL, at, n, 0, NULL, &x, &y);
    TRY(mpt_argmax(forward(net, precision, x), (const int64_t[]){1}, 1, 0, &best));
    TRY(mpt_tensor_read(best, MPT_I64, guess, n));
    TRY(mpt_precision_pop(ctx));
    TRY(mpt_scope_pop(ctx, NULL, 0));
    for (long i = 0; i < n; ++i) right += guess[i] == d->labels[at + i];
  }
  TRY(mpt_module_train(net, 1));
  TRY(mpt_grad_mode_pop(ctx));
  return (double)right / (double)d->count;
}

int main(int argc, char** argv) {
  check_flags(argc, argv,
              "[--data build/mnist] [--precision bf16-mixed] [--model mlp|cnn] [--epochs N] "
              "[--seed 1] [--losses FILE]");
  const char* folder = flag(argc, argv, "data", "build/mnist");
  const char* name = flag(argc, argv, "precision", "bf16-mixed");
  const char* model = flag(argc, argv, "model", "mlp");
  const int is_cnn = !strcmp(model, "cnn");
  if (!is_cnn && strcmp(model, "mlp") != 0) {
    fprintf(stderr, "--model %s: mlp and cnn are known\n", model);
    return 1;
  }
  const long epochs = flag_number(argc, argv, "epochs", is_cnn ? 3 : 6, 1), batch = 128;
  const long seed = flag_number(argc, argv, "seed", 1, 0);
  dataset train = read_set(folder, "train"), test = read_set(folder, "t10k");
  const char* losses_path = flag(argc, argv, "losses", NULL);
  FILE* losses = losses_path ? fopen(losses_path, "w") : NULL;

  mpt_context ctx = open_context(seed);
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  const mpt_module net = is_cnn ? make_cnn(ctx, params) : make_mlp(ctx, params);
  mpt_precision precision;
  TRY(mpt_precision_from_name(name, &precision, sizeof precision));
  TRY(mpt_params_set_precision(params, &precision));

  mpt_optimizer_desc adam;
  mpt_adam_desc_init(&adam, sizeof adam);
  adam.lr = is_cnn ? 5e-3 : 3e-3;
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, &adam, &optimizer));
  mpt_schedule_desc schedule;
  mpt_schedule_desc_init(&schedule, sizeof schedule);
  schedule.kind = MPT_SCHEDULE_ONE_CYCLE; /* rises to lr, then falls almost to 0 */
  schedule.total_steps = epochs * (train.count / batch);
  TRY(mpt_optimizer_set_schedule(optimizer, &schedule));
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));

  mpt_params_info info = {.struct_size = sizeof info};
  TRY(mpt_params_get_info(params, &info));
  printf("mnist %s: %lld parameters, %s, %ld training images, batch %ld, seed %ld\n", model,
         (long long)info.elements, name, train.count, batch, seed);

  long* order = malloc((size_t)train.count * sizeof *order);
  for (long i = 0; i < train.count; ++i) order[i] = i;
  uint64_t state = 1;
  double result = 0, started = seconds_now();
  for (long epoch = 0; epoch < epochs; ++epoch) {
    const double begin = seconds_now();
    for (long i = train.count - 1; i > 0; --i) { /* a new order for each epoch */
      const long k = random_below(&state, i + 1), keep = order[i];
      order[i] = order[k];
      order[k] = keep;
    }
    double loss = 0;
    long steps = 0, skipped = 0;
    for (long at = 0; at + batch <= train.count; at += batch, ++steps) {
      mpt_tensor x, y, l;
      double v;
      TRY(mpt_scope_push(ctx));
      take_batch(ctx, &train, order, at, batch, is_cnn, &state, &x, &y);
      TRY(mpt_precision_push(ctx, &precision));
      TRY(mpt_cross_entropy(forward(net, &precision, x), y, NULL, NULL, &l));
      TRY(mpt_precision_pop(ctx));
      TRY(mpt_stepper_backward(stepper, l));
      const mpt_status s = mpt_stepper_step(stepper);
      TRY(s);
      skipped += s == MPT_STEP_SKIPPED;
      TRY(mpt_tensor_get_item(l, &v));
      TRY(mpt_scope_pop(ctx, NULL, 0));
      loss += v;
      if (losses) {
        uint64_t bits;
        memcpy(&bits, &v, sizeof bits);
        fprintf(losses, "%016llx\n", (unsigned long long)bits);
      }
    }
    const double took = seconds_now() - begin;
    result = accuracy(ctx, net, &precision, &test);
    printf(
        "epoch %ld/%ld  loss %.4f  test accuracy %.2f%%  %.0f images/s  skipped %ld  memory %.0f "
        "MB\n",
        epoch + 1, epochs, loss / (double)steps, 100 * result, (double)(steps * batch) / took,
        skipped, peak_megabytes());
    fflush(stdout);
  }
  const double wanted = is_cnn ? 0.99 : 0.98;
  printf("%s %s: test accuracy %.2f%% (%.0f%% wanted) in %.1f s\n", model, name, 100 * result,
         100 * wanted, seconds_now() - started);

  mpt_module_release(net);
  mpt_stepper_release(stepper);
  mpt_optimizer_release(optimizer);
  mpt_params_release(params);
  mpt_context_release(ctx);
  if (losses) fclose(losses);
  free(order);
  free_set(&train);
  free_set(&test);
  return result >= wanted ? 0 : 1;
}
