/* Two networks that train together in 16-mixed, each with its own optimizer, stepper and loss
 * scaler.
 *
 *   two_networks [--steps N]
 *
 * The teacher learns a function. The student learns from the teacher's answers, with a loss that
 * is weighted by 1e-4. One scale starts too high and one too low; each scaler finds its own, and
 * a step that one scaler skips does not affect the other network.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>

#include "common.h"

enum { ROWS = 256, IN = 4 };

typedef struct {
  mpt_module net;
  mpt_stepper stepper;
  mpt_scaler scaler;
  mpt_scaler_info info;
  double loss;
} learner;

static learner make_learner(mpt_context ctx, const mpt_precision* precision, int64_t width,
                            double scale) {
  learner one = {.info.struct_size = sizeof one.info};
  mpt_params params;
  mpt_module layers[2];
  TRY(mpt_params_create(ctx, &params));
  TRY(mpt_nn_linear(params, "up", IN, width, 1, MPT_ACTIVATION_TANH, &layers[0]));
  TRY(mpt_nn_linear(params, "down", width, 1, 1, MPT_ACTIVATION_NONE, &layers[1]));
  TRY(mpt_nn_sequential(ctx, layers, 2, &one.net));
  TRY(mpt_params_set_precision(params, precision));

  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  TRY(mpt_optimizer_set_lr(optimizer, 0, 1e-2));
  mpt_scaler_desc scaling;
  mpt_scaler_desc_init(&scaling, sizeof scaling);
  scaling.init_scale = scale;
  scaling.growth_interval = 20; /* the default of 2000 suits longer trainings */
  TRY(mpt_scaler_create(ctx, &scaling, &one.scaler));
  mpt_stepper_desc options;
  mpt_stepper_desc_init(&options, sizeof options);
  options.scaler = one.scaler;
  TRY(mpt_stepper_create(ctx, precision, &options, &one.stepper));
  TRY(mpt_stepper_add(one.stepper, optimizer));
  return one;
}

/* Runs one step towards `target`, which gets no gradient. Returns the guess without its graph. */
static mpt_tensor step(learner* one, mpt_tensor x, mpt_tensor target, double weight) {
  mpt_tensor guess, loss, weighted, answer;
  TRY(mpt_module_forward(one->net, x, &guess));
  TRY(mpt_mse_loss(guess, target, MPT_REDUCTION_MEAN, &loss));
  TRY(mpt_mul_scalar(loss, weight, &weighted));
  TRY(mpt_detach(guess, &answer));
  TRY(mpt_stepper_backward(one->stepper, weighted));
  TRY(mpt_stepper_step(one->stepper)); /* returns MPT_STEP_SKIPPED if a gradient was not finite */
  TRY(mpt_scaler_get_info(one->scaler, &one->info));
  TRY(mpt_tensor_get_item(loss, &one->loss));
  return answer;
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--steps 600]");
  const long steps = flag_number(argc, argv, "steps", 600, 1);
  const mpt_context ctx = open_context(1);
  mpt_precision precision;
  TRY(mpt_precision_from_name("16-mixed", &precision, sizeof precision));
  learner teacher = make_learner(ctx, &precision, 64, 0x1p30),
          student = make_learner(ctx, &precision, 16, 1);
  mpt_tensor x, y;
  TRY(mpt_normal(ctx, MPT_F32, (const int64_t[]){ROWS, IN}, 2, 0, 1, &x));
  TRY(mpt_sum(x, (const int64_t[]){1}, 1, 1, &y));
  TRY(mpt_sin(y, &y));
  for (long i = 0; i < steps; ++i) {
    TRY(mpt_scope_push(ctx));
    TRY(mpt_precision_push(ctx, &precision));
    const mpt_tensor answer = step(&teacher, x, y, 1);
    step(&student, x, answer, 1e-4);
    TRY(mpt_precision_pop(ctx));
    TRY(mpt_scope_pop(ctx, NULL, 0));
  }
  const mpt_scaler_info t = teacher.info, s = student.info;
  printf("teacher: loss %.4f, scale 2^30 became %g, %lld steps skipped\n", teacher.loss, t.scale,
         (long long)t.skipped);
  printf("student: loss %.4f, scale 1 became %g, %lld steps skipped\n", student.loss, s.scale,
         (long long)s.skipped);
  mpt_context_release(ctx); /* also releases every object made from it */
  return teacher.loss < 0.05 && student.loss < 0.05 && s.scale > t.scale ? 0 : 1;
}
