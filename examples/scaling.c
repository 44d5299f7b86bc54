/* Loss scaling: why f16 needs it. A small network learns a surface. Its loss is a mean over a
 * grid of points and one of several terms, with a weight of 1e-5, so the gradient of a point is
 * about 1e-8.
 *
 * f16 holds nothing below 6e-8: the first gradient of the backward pass already becomes 0, and
 * the network never learns. A loss multiplied by a scale, with gradients divided by the scale at
 * the end, keeps the gradients in range (Micikevicius et al. 2018, "Mixed Precision Training",
 * section 3.2).
 *
 *   scaling [--steps N] [--seed N]
 *
 * Runs three trainings from one start: f32, 16-mixed without scaling, and 16-mixed with scaling.
 * Exits with 1 if the second one learned or one of the others did not.
 * SPDX-License-Identifier: Apache-2.0 */
#include <math.h>
#include <mpt/mpt.h>
#include <stdint.h>

#include "common.h"

enum { SIDE = 32, POINTS = SIDE * SIDE };

/* Runs one training. Returns the unexplained share of the surface's variance: about 1 at the
 * start, 0 after a successful training. */
static double train(const char* name, int32_t scaling, long steps, int64_t seed) {
  const mpt_context ctx = open_context(seed);
  mpt_params params;
  mpt_module up, middle, down;
  TRY(mpt_params_create(ctx, &params));
  TRY(mpt_nn_linear(params, "up", 2, 64, 1, MPT_ACTIVATION_TANH, &up));
  TRY(mpt_nn_linear(params, "middle", 64, 64, 1, MPT_ACTIVATION_TANH, &middle));
  TRY(mpt_nn_linear(params, "down", 64, 1, 1, MPT_ACTIVATION_NONE, &down));
  mpt_precision precision;
  TRY(mpt_precision_from_name(name, &precision, sizeof precision));
  precision.scaling = scaling;
  TRY(mpt_params_set_precision(params, &precision));

  float at[2 * POINTS], height[POINTS];
  double variance = 0;
  for (int i = 0; i < POINTS; ++i) {
    const double a = 2. * (i % SIDE) / SIDE - 1, b = 2. * (i / SIDE) / SIDE - 1;
    at[2 * i] = (float)(2 * a), at[2 * i + 1] = (float)(2 * b);
    height[i] = (float)(sin(3 * a) * cos(2 * b));
    variance += (double)height[i] * (double)height[i] / POINTS;
  }
  const int64_t in[2] = {POINTS, 2}, out[2] = {POINTS, 1};
  mpt_tensor x, y;
  TRY(mpt_tensor_from_data(ctx, MPT_F32, in, 2, at, sizeof at, &x));
  TRY(mpt_tensor_from_data(ctx, MPT_F32, out, 2, height, sizeof height, &y));

  mpt_optimizer_desc adam;
  mpt_adam_desc_init(&adam, sizeof adam);
  adam.lr = 1e-2;
  adam.eps = 1e-15; /* far below the gradients */
  mpt_schedule_desc schedule;
  mpt_schedule_desc_init(&schedule, sizeof schedule);
  schedule.kind = MPT_SCHEDULE_COSINE;
  schedule.total_steps = steps;
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  TRY(mpt_optimizer_create(params, &adam, &optimizer));
  TRY(mpt_optimizer_set_schedule(optimizer, &schedule));
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));

  double error = 0;
  long skipped = 0;
  for (long step = 0; step < steps; ++step) {
    mpt_tensor h, mean, loss;
    TRY(mpt_scope_push(ctx));
    TRY(mpt_precision_push(ctx, &precision));
    TRY(mpt_module_forward(up, x, &h));
    TRY(mpt_module_forward(middle, h, &h));
    TRY(mpt_module_forward(down, h, &h));
    TRY(mpt_mse_loss(h, y, MPT_REDUCTION_MEAN, &mean));
    TRY(mpt_mul_scalar(mean, 1e-5, &loss));
    TRY(mpt_precision_pop(ctx));
    TRY(mpt_stepper_backward(stepper, loss));
    const mpt_status s = mpt_stepper_step(stepper);
    TRY(s);
    skipped += s == MPT_STEP_SKIPPED;
    TRY(mpt_tensor_get_item(mean, &error));
    TRY(mpt_scope_pop(ctx, NULL, 0));
  }
  printf("%-9s %-16s %7.2f%% of the variance unexplained, %ld of %ld steps skipped\n", name,
         scaling ? "with scaling" : "without scaling", 100 * error / variance, skipped, steps);
  fflush(stdout);

  mpt_stepper_release(stepper);
  mpt_optimizer_release(optimizer);
  mpt_module_release(up), mpt_module_release(middle), mpt_module_release(down);
  mpt_params_release(params);
  mpt_context_release(ctx);
  return error / variance;
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--steps 400] [--seed 1]");
  const long steps = flag_number(argc, argv, "steps", 400, 1);
  const long seed = flag_number(argc, argv, "seed", 1, 0);
  const double f32 = train("32-true", MPT_SCALING_NONE, steps, seed);
  const double plain = train("16-mixed", MPT_SCALING_NONE, steps, seed);
  const double scaled = train("16-mixed", MPT_SCALING_DYNAMIC, steps, seed);
  const int as_expected = f32 < 0.05 && plain > 0.5 && scaled < 0.05;
  if (!as_expected)
    fprintf(stderr, "below 5%% with scaling, above 50%% without: 400 steps show it\n");
  return as_expected ? 0 : 1;
}
