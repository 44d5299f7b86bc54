/* Mixed-precision training by hand: the three techniques of Micikevicius et al. 2018, on the public
 * calls.
 *
 *   manual [--steps N] [--seed N]
 *
 *   1. f32 masters     the optimizer updates an f32 copy; the f16 model gets its rounding
 *   2. loss scaling    the loss times S before the backward pass, the gradients times 1/S after it;
 *                      if one is not finite, the step is skipped and S is halved
 *   3. f32 reductions  the loss is computed from f32 logits (sums inside an operation are f32
 *                      anyway)
 *
 * A stepper in O2 then runs an equal training, and the losses of both must have the same bits.
 * SPDX-License-Identifier: Apache-2.0 */
#include <math.h>
#include <mpt/mpt.h>
#include <stdint.h>

#include "common.h"

enum { ROWS = 256, IN = 16, HIDDEN = 64, CLASSES = 4, TENSORS = 4 };
static const double first_scale = 0x1p24; /* far too large, so that scaling must lower it */
static const long growth_interval = 50;
static const char* names[TENSORS] = {"up.weight", "up.bias", "down.weight", "down.bias"};

static mpt_module make_net(mpt_context ctx, mpt_params params) {
  mpt_module layers[2], net;
  TRY(mpt_nn_linear(params, "up", IN, HIDDEN, 1, MPT_ACTIVATION_GELU, &layers[0]));
  TRY(mpt_nn_linear(params, "down", HIDDEN, CLASSES, 1, MPT_ACTIVATION_NONE, &layers[1]));
  TRY(mpt_nn_sequential(ctx, layers, 2, &net));
  for (int i = 0; i < 2; ++i) mpt_module_release(layers[i]);
  return net;
}

static mpt_optimizer make_optimizer(mpt_params params) {
  mpt_optimizer_desc adamw;
  mpt_adamw_desc_init(&adamw, sizeof adamw);
  adamw.lr = 1e-2;
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, &adamw, &optimizer));
  return optimizer;
}

/* Makes the data. The class of a row is the index of the largest of its first four numbers. */
static void make_data(mpt_context ctx, mpt_tensor* x, mpt_tensor* y) {
  const int64_t shape[2] = {ROWS, IN};
  mpt_tensor part;
  TRY(mpt_normal(ctx, MPT_F32, shape, 2, 0, 1, x));
  TRY(mpt_narrow(*x, 1, 0, CLASSES, &part));
  TRY(mpt_argmax(part, (const int64_t[]){1}, 1, 0, y));
}

static mpt_tensor loss_of(mpt_module net, mpt_tensor x, mpt_tensor y) {
  mpt_tensor half, logits, loss;
  TRY(mpt_cast(x, MPT_F16, &half));
  TRY(mpt_module_forward(net, half, &logits));
  TRY(mpt_cast(logits, MPT_F32, &logits)); /* technique 3 */
  TRY(mpt_cross_entropy(logits, y, NULL, NULL, &loss));
  return loss;
}

/* Copies a gradient of the model to its master in f32, times 1/S. Returns true if it is finite. */
static int hand_over_gradient(mpt_tensor from, mpt_tensor to, double scale) {
  mpt_tensor grad, unscaled;
  TRY(mpt_tensor_get_grad(from, &grad));
  TRY(mpt_cast(grad, MPT_F32, &unscaled));
  TRY(mpt_mul_scalar(unscaled, 1 / scale, &unscaled));
  TRY(mpt_tensor_set_grad(to, unscaled));
  mpt_tensor largest, magnitude;
  double v;
  TRY(mpt_abs(unscaled, &magnitude));
  TRY(mpt_sum(magnitude, NULL, 0, 0, &largest)); /* a sum preserves Inf and NaN */
  TRY(mpt_tensor_get_item(largest, &v));
  return isfinite(v);
}

static void train_by_hand(long seed, long steps, double* losses) {
  mpt_context ctx = open_context(seed);
  mpt_params model, masters;
  mpt_tensor x, y, weight[TENSORS], master[TENSORS];
  TRY(mpt_params_create(ctx, &model));
  TRY(mpt_params_create(ctx, &masters));
  const mpt_module net = make_net(ctx, model);
  make_data(ctx, &x, &y);
  for (int i = 0; i < TENSORS; ++i) { /* technique 1: copies of the initial f32 values */
    TRY(mpt_params_get(model, names[i], &weight[i]));
    TRY(mpt_detach(weight[i], &master[i]));
    TRY(mpt_clone(master[i], &master[i]));
    TRY(mpt_params_add(masters, names[i], master[i]));
  }
  mpt_precision f16;
  TRY(mpt_precision_from_name("16-true", &f16, sizeof f16));
  TRY(mpt_params_set_precision(model, &f16));
  const mpt_optimizer optimizer = make_optimizer(masters);

  double scale = first_scale;
  long clean = 0;
  for (long step = 0; step < steps; ++step) {
    TRY(mpt_scope_push(ctx));
    mpt_tensor loss = loss_of(net, x, y), scaled;
    TRY(mpt_tensor_get_item(loss, &losses[step]));
    TRY(mpt_mul_scalar(loss, scale, &scaled)); /* technique 2 */
    TRY(mpt_backward(&scaled, NULL, 1, NULL));
    int finite = 1;
    for (int i = 0; i < TENSORS; ++i) finite &= hand_over_gradient(weight[i], master[i], scale);
    if (finite) {
      TRY(mpt_optimizer_step(optimizer));
      TRY(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED)); /* allows writes to parameters */
      for (int i = 0; i < TENSORS; ++i) TRY(mpt_copy_into(weight[i], master[i]));
      TRY(mpt_grad_mode_pop(ctx));
      if (++clean == growth_interval) {
        scale *= 2;
        clean = 0;
      }
    } else {
      scale /= 2;
      clean = 0;
    }
    TRY(mpt_params_zero_grad(model));
    TRY(mpt_params_zero_grad(masters));
    TRY(mpt_scope_pop(ctx, NULL, 0));
  }
  mpt_context_release(ctx);
}

static long train_by_stepper(long seed, long steps, double* losses) {
  mpt_context ctx = open_context(seed);
  mpt_params params;
  mpt_tensor x, y;
  TRY(mpt_params_create(ctx, &params));
  const mpt_module net = make_net(ctx, params);
  make_data(ctx, &x, &y);
  mpt_precision o2;
  TRY(mpt_precision_from_name("O2", &o2, sizeof o2));
  TRY(mpt_params_set_precision(params, &o2));

  mpt_scaler_desc scaling;
  mpt_scaler_desc_init(&scaling, sizeof scaling);
  scaling.init_scale = first_scale;
  scaling.growth_interval = growth_interval;
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  TRY(mpt_scaler_create(ctx, &scaling, &how.scaler));
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &o2, &how, &stepper));
  TRY(mpt_stepper_add(stepper, make_optimizer(params)));
  long skipped = 0;
  for (long step = 0; step < steps; ++step) {
    TRY(mpt_scope_push(ctx));
    mpt_tensor loss = loss_of(net, x, y);
    TRY(mpt_tensor_get_item(loss, &losses[step]));
    TRY(mpt_stepper_backward(stepper, loss));
    const mpt_status status = mpt_stepper_step(stepper);
    TRY(status);
    skipped += status == MPT_STEP_SKIPPED;
    TRY(mpt_scope_pop(ctx, NULL, 0));
  }
  mpt_context_release(ctx);
  return skipped;
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--steps 200] [--seed 1]");
  const long steps = flag_number(argc, argv, "steps", 200, 1),
             seed = flag_number(argc, argv, "seed", 1, 0);
  double* losses = malloc(2 * (size_t)steps * sizeof *losses);
  train_by_hand(seed, steps, losses);
  const long skipped = train_by_stepper(seed, steps, losses + steps);
  long different = 0;
  for (long step = 0; step < steps; ++step)
    different += memcmp(&losses[step], &losses[steps + step], sizeof *losses) != 0;
  printf("loss %.6f at first, %.6f after %ld steps, %ld of them skipped\n", losses[0],
         losses[steps - 1], steps, skipped);
  printf("by hand and by the stepper: %s, %ld of %ld losses differ\n",
         different ? "NOT the same" : "the same bits", different, steps);
  free(losses);
  return different > 0;
}
