/* Fine-tuning: a pretrained body is loaded from a safetensors file and frozen, and a new head is
 * trained.
 *
 *   finetune [--file finetune.safetensors] [--steps N] [--precision bf16-mixed]
 *
 * The program first writes the file itself: it trains the body with another head on another
 * task. It exits with 1 if the new head did not learn, or if any bit of the frozen weights
 * changed.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>

#include "common.h"

enum { ROWS = 256, IN = 8, HIDDEN = 32 };

/* Trains body and head to predict |x_0|, |x_1|, .. from the inputs x. Returns the unexplained
 * share of the variance of the targets. */
static double train(const char* file, const char* precision_name, int64_t outputs, int frozen,
                    long steps) {
  const mpt_context ctx = open_context(1);
  mpt_params params;
  mpt_module layers[2], net;
  TRY(mpt_params_create(ctx, &params));
  TRY(mpt_nn_linear(params, "body", IN, HIDDEN, 1, MPT_ACTIVATION_RELU, &layers[0]));
  TRY(mpt_nn_linear(params, "head", HIDDEN, outputs, 1, MPT_ACTIVATION_NONE, &layers[1]));
  TRY(mpt_nn_sequential(ctx, layers, 2, &net));
  if (frozen) {
    mpt_params_file_desc body;
    mpt_params_file_desc_init(&body, sizeof body);
    body.prefix = body.file_prefix = "body"; /* the head in the file has another shape */
    TRY(mpt_params_load(params, file, &body, NULL));
    TRY(mpt_params_freeze(params, "body", 1));
  }
  mpt_precision precision;
  TRY(mpt_precision_from_name(precision_name, &precision, sizeof precision));
  TRY(mpt_params_set_precision(params, &precision)); /* the masters of mixed modes keep every bit */

  mpt_tensor x, y;
  TRY(mpt_normal(ctx, MPT_F32, (const int64_t[]){ROWS, IN}, 2, 0, 1, &x));
  TRY(mpt_narrow(x, 1, 0, outputs, &y));
  TRY(mpt_abs(y, &y));

  mpt_optimizer adamw; /* frozen parameters get no gradient, no state and no weight decay */
  mpt_stepper stepper;
  TRY(mpt_optimizer_create(params, NULL, &adamw));
  TRY(mpt_optimizer_set_lr(adamw, 0, 1e-2));
  TRY(mpt_stepper_create(ctx, &precision, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, adamw));
  double last = 0;
  for (long step = 0; step < steps; ++step) {
    mpt_tensor guess, loss;
    TRY(mpt_scope_push(ctx));
    TRY(mpt_precision_push(ctx, &precision));
    TRY(mpt_module_forward(net, x, &guess));
    TRY(mpt_mse_loss(guess, y, MPT_REDUCTION_MEAN, &loss));
    TRY(mpt_precision_pop(ctx));
    TRY(mpt_stepper_backward(stepper, loss));
    TRY(mpt_stepper_step(stepper));
    TRY(mpt_tensor_get_item(loss, &last));
    TRY(mpt_scope_pop(ctx, NULL, 0));
  }
  if (!frozen) TRY(mpt_params_save(params, file, NULL));

  float now[HIDDEN * IN], before[HIDDEN * IN];
  mpt_file saved;
  mpt_tensor parameter, stored;
  TRY(mpt_safetensors_open(ctx, file, &saved));
  TRY(mpt_file_read(saved, "body.weight", &stored));
  TRY(mpt_params_get(params, "body.weight", &parameter));
  TRY(mpt_tensor_read(stored, MPT_F32, before, HIDDEN * IN));
  TRY(mpt_tensor_read(parameter, MPT_F32, now, HIDDEN * IN));
  mpt_context_release(ctx); /* also releases every object made from it */
  if (memcmp(now, before, sizeof now)) fprintf(stderr, "body.weight is not what the file has\n");
  return memcmp(now, before, sizeof now) ? 1 : last / (1 - 2 / 3.14159265); /* variance of |x| */
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--file finetune.safetensors] [--steps 400] [--precision bf16-mixed]");
  const char *file = flag(argc, argv, "file", "finetune.safetensors"),
             *precision = flag(argc, argv, "precision", "bf16-mixed");
  const long steps = flag_number(argc, argv, "steps", 400, 1);
  printf("pretraining in 32-true: %.1f%% of the variance unexplained\n",
         100 * train(file, "32-true", 4, 0, steps));
  const double left = train(file, precision, 1, 1, steps);
  printf("fine-tuning in %s: %.1f%% of the variance unexplained\n", precision, 100 * left);
  if (left < 0.1) printf("the frozen body has the bits of %s\n", file);
  return left < 0.1 ? 0 : 1;
}
