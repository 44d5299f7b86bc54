/* Prints the losses and parameters of the training of tests/training.f90, to the bit.
 * SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mpt/mpt.h"

enum { rows = 16, width = 4, steps = 20 };

static void check(mpt_status status) {
  if (status >= 0) return;
  fprintf(stderr, "%s: %s\n", mpt_status_name(status), mpt_last_error());
  exit(1);
}

static void show(mpt_params params, const char* name, int64_t count) {
  mpt_tensor p;
  float values[rows * width];
  check(mpt_params_get(params, name, &p));
  check(mpt_tensor_read(p, MPT_F32, values, count));
  for (int64_t i = 0; i < count; ++i) {
    uint32_t bits;
    memcpy(&bits, &values[i], sizeof bits);
    printf("%08" PRIX32 "\n", bits);
  }
}

int main(int argc, char** argv) {
  mpt_context_desc one_thread;
  mpt_context context;
  mpt_params params;
  mpt_module layers[2], net;
  mpt_precision precision;
  mpt_optimizer_desc adamw;
  mpt_optimizer optimizer;
  mpt_stepper_desc how;
  mpt_stepper stepper;
  static float xs[rows][width], ys[rows][1];
  for (int j = 0; j < rows; ++j) {
    for (int i = 0; i < width; ++i) xs[j][i] = (float)((7 * i + 3 * j) % 11 - 5) / 8;
    ys[j][0] = xs[j][0] - xs[j][1] / 2 + xs[j][2] / 4;
  }
  mpt_context_desc_init(&one_thread, sizeof one_thread);
  one_thread.own_threads = 1;
  one_thread.seed = 3;
  check(mpt_context_create(&one_thread, &context));
  check(mpt_params_create(context, &params));
  check(mpt_nn_linear(params, "up", width, 8, 1, MPT_ACTIVATION_TANH, &layers[0]));
  check(mpt_nn_linear(params, "down", 8, 1, 1, MPT_ACTIVATION_NONE, &layers[1]));
  check(mpt_nn_sequential(context, layers, 2, &net));
  check(mpt_precision_from_name(argc > 1 ? argv[1] : "32-true", &precision, sizeof precision));
  check(mpt_params_set_precision(params, &precision));
  mpt_adamw_desc_init(&adamw, sizeof adamw);
  adamw.lr = 2e-2;
  check(mpt_optimizer_create(params, &adamw, &optimizer));
  mpt_stepper_desc_init(&how, sizeof how);
  check(mpt_stepper_create(context, &precision, &how, &stepper));
  check(mpt_stepper_add(stepper, optimizer));
  for (int step = 0; step < steps; ++step) {
    const int64_t x_shape[] = {rows, width}, y_shape[] = {rows, 1};
    mpt_tensor x, y, loss;
    double item;
    uint64_t bits;
    check(mpt_scope_push(context));
    check(mpt_tensor_from_data(context, MPT_F32, x_shape, 2, xs, sizeof xs, &x));
    check(mpt_tensor_from_data(context, MPT_F32, y_shape, 2, ys, sizeof ys, &y));
    check(mpt_precision_push(context, &precision));
    check(mpt_precision_input(&precision, x, &x));
    check(mpt_module_forward(net, x, &x));
    check(mpt_precision_output(&precision, x, &x));
    check(mpt_mse_loss(x, y, MPT_REDUCTION_MEAN, &loss));
    check(mpt_precision_pop(context));
    check(mpt_stepper_backward(stepper, loss));
    check(mpt_tensor_get_item(loss, &item));
    check(mpt_scope_pop(context, NULL, 0));
    check(mpt_stepper_step(stepper));
    memcpy(&bits, &item, sizeof bits);
    printf("%016" PRIX64 "\n", bits);
  }
  show(params, "up.weight", 8 * width);
  show(params, "up.bias", 8);
  show(params, "down.weight", 8);
  show(params, "down.bias", 1);
  mpt_context_release(context);
  return 0;
}
