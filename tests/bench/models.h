/* The benchmark models, and a training step of one. A call that fails ends the program.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_BENCH_MODELS_H
#define MPT_BENCH_MODELS_H

#include <mpt/mpt.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  mpt_tensor (*loss)(const void* model); /* NULL: there is no model of the name. */
  const void* model;
  mpt_tensor x, y; /* The batch: inputs and classes. */
} bench_model;

/* Makes a model: mlp116k, mlp2m5, mlp160m, lstm, gpt10m, gpt124m or resnet20. Its parameters are
 * added to `params`. There is one at a time. */
bench_model bench_model_make(mpt_context context, mpt_params params, const char* name);

/* Returns 16-mixed for the mode "f16", bf16-mixed for "bf16", and 32-true for others. */
mpt_precision bench_precision(const char* mode);

/* Runs a step and returns its loss, which lives until the scope ends. */
mpt_tensor bench_step_run(const bench_model* model, const mpt_precision* precision,
                          mpt_stepper stepper);

#ifdef __cplusplus
}
#endif

#endif
