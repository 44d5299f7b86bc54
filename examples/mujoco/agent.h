/* The agent of ppo.c: a network for the policy, one for the value, and a step on a batch. Their
 * work is recorded and runs by replays, because calls would cost more than such small products.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_AGENT_H
#define MPT_EXAMPLES_AGENT_H

#include <mpt/mpt.h>

#include "../agents/statistics.h"
#include "../common.h"

enum { COPIES = 8, LENGTH = 256, SAMPLES = COPIES * LENGTH, BATCH = 64, HIDDEN = 64 };
static const double CLIP = 0.2, VALUE_WEIGHT = 0.5;

/* ---- the networks -------------------------------------------------------------------------------
 */

typedef struct {
  mpt_tensor weights[3], biases[3];
} mlp;

static inline mlp make_mlp(mpt_context ctx, mpt_params params, const char* name, int in, int out,
                           double last_gain, rng* random) {
  mlp net;
  static float first[HIDDEN * HIDDEN];
  const int sizes[4] = {in, HIDDEN, HIDDEN, out};
  for (int i = 0; i < 3; ++i) {
    const int64_t shape[2] = {sizes[i + 1], sizes[i]};
    const double gain = i < 2 ? sqrt(2) : last_gain;
    char full[40];
    orthogonal(first, sizes[i + 1], sizes[i], gain, random);
    TRY(mpt_tensor_from_data(ctx, MPT_F32, shape, 2, first,
                             (size_t)(shape[0] * shape[1]) * sizeof *first, &net.weights[i]));
    TRY(mpt_zeros(ctx, MPT_F32, shape, 1, &net.biases[i]));
    snprintf(full, sizeof full, "%s.%d.weight", name, i);
    TRY(mpt_params_add(params, full, net.weights[i]));
    snprintf(full, sizeof full, "%s.%d.bias", name, i);
    TRY(mpt_params_add(params, full, net.biases[i]));
  }
  return net;
}

typedef struct {
  mpt_context ctx;
  mpt_params params;
  mpt_precision precision;
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  mlp policy, value;
  mpt_tensor log_std;
  int observations, actions;
  long steps;
  /* Inputs that lie in this struct, and results of the recordings. */
  mpt_tensor see, all_seen, mean, values, x, a, old, advantage, target;
  mpt_recording act, judge, learn;
  float seen[COPIES * WIDTH];                           /* present observations of the copies */
  float observed[2 * SAMPLES * WIDTH];                  /* before each action, then after each */
  float xs[BATCH * WIDTH], as[BATCH * WIDTH];           /* a batch: observations, actions, */
  float olds[BATCH], advantages[BATCH], targets[BATCH]; /* the log-probabilities when acting, .. */
} agent;

static inline mpt_tensor input(mpt_context ctx, float* data, int64_t rows, int64_t columns) {
  mpt_tensor t;
  const int64_t shape[2] = {rows, columns};
  TRY(mpt_tensor_from_memory(ctx, MPT_F32, shape, NULL, columns ? 2 : 1, data,
                             (size_t)(rows * (columns ? columns : 1)) * sizeof *data, NULL, NULL,
                             &t));
  return t;
}

static inline mpt_tensor forward(const agent* g, const mlp* net, mpt_tensor x) {
  TRY(mpt_precision_push(g->ctx, &g->precision));
  TRY(mpt_precision_input(&g->precision, x, &x));
  for (int i = 0; i < 3; ++i)
    TRY(mpt_linear(x, net->weights[i], net->biases[i],
                   i < 2 ? MPT_ACTIVATION_TANH : MPT_ACTIVATION_NONE, &x));
  TRY(mpt_precision_pop(g->ctx));
  TRY(mpt_cast(x, MPT_F32, &x));
  return x;
}

/* Records the forward of a network on inputs that stay where they are. */
static inline mpt_recording record_forward(const agent* g, const mlp* net, mpt_tensor x,
                                           mpt_tensor* y) {
  mpt_recording recording;
  TRY(mpt_grad_mode_push(g->ctx, MPT_GRAD_INFERENCE));
  TRY(mpt_record_begin(g->ctx));
  TRY(mpt_scope_push(g->ctx));
  *y = forward(g, net, x);
  TRY(mpt_scope_pop(g->ctx, y, 1));
  TRY(mpt_record_end(g->ctx, &recording));
  TRY(mpt_grad_mode_pop(g->ctx));
  return recording;
}

static inline const float* elements(mpt_tensor t) {
  void* data;
  TRY(mpt_tensor_get_data(t, &data));
  return data;
}

static inline agent* make_agent(int observations, int actions, const char* precision, rng* random) {
  agent* g = calloc(1, sizeof *g);
  g->ctx = open_context_of("cpu", 0, 1);
  TRY(mpt_context_set_arithmetic(g->ctx, MPT_ARITHMETIC_WIDEN16)); /* unmeasured, so equal bits */
  g->observations = observations;
  g->actions = actions;
  TRY(mpt_params_create(g->ctx, &g->params));
  g->policy = make_mlp(g->ctx, g->params, "policy", observations, actions, 0.01, random);
  g->value = make_mlp(g->ctx, g->params, "value", observations, 1, 1, random);
  const int64_t shape[1] = {actions};
  TRY(mpt_zeros(g->ctx, MPT_F32, shape, 1, &g->log_std));
  TRY(mpt_params_add(g->params, "log_std", g->log_std));
  TRY(mpt_precision_from_name(precision, &g->precision, sizeof g->precision));
  TRY(mpt_params_set_precision(g->params, &g->precision));

  mpt_optimizer_desc adam;
  mpt_adam_desc_init(&adam, sizeof adam);
  adam.lr = 3e-4;
  adam.eps = 1e-5;
  TRY(mpt_optimizer_create(g->params, &adam, &g->optimizer));
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.clip_norm = 0.5;
  TRY(mpt_stepper_create(g->ctx, &g->precision, &how, &g->stepper));
  TRY(mpt_stepper_add(g->stepper, g->optimizer));

  g->see = input(g->ctx, g->seen, COPIES, observations);
  g->all_seen = input(g->ctx, g->observed, 2 * SAMPLES, observations);
  g->x = input(g->ctx, g->xs, BATCH, observations);
  g->a = input(g->ctx, g->as, BATCH, actions);
  g->old = input(g->ctx, g->olds, BATCH, 0);
  g->advantage = input(g->ctx, g->advantages, BATCH, 0);
  g->target = input(g->ctx, g->targets, BATCH, 0);
  g->act = record_forward(g, &g->policy, g->see, &g->mean);
  g->judge = record_forward(g, &g->value, g->all_seen, &g->values);
  return g;
}

static inline void free_agent(agent* g) {
  mpt_recording_release(g->act);
  mpt_recording_release(g->judge);
  mpt_recording_release(g->learn);
  mpt_stepper_release(g->stepper);
  mpt_optimizer_release(g->optimizer);
  mpt_params_release(g->params);
  mpt_context_release(g->ctx);
  free(g);
}

/* ---- a step -------------------------------------------------------------------------------------
 */

/* Returns the logarithm of the probability of each action of the batch, without its constant. */
static inline mpt_tensor log_probability(const agent* g) {
  const int64_t last = 1;
  mpt_tensor mean = forward(g, &g->policy, g->x), std, z, size, sum;
  TRY(mpt_exp(g->log_std, &std));
  TRY(mpt_sub(g->a, mean, &z));
  TRY(mpt_div(z, std, &z));
  TRY(mpt_square(z, &z));
  TRY(mpt_sum(z, &last, 1, 0, &size));
  TRY(mpt_mul_scalar(size, -0.5, &size));
  TRY(mpt_sum(g->log_std, NULL, 0, 0, &sum));
  TRY(mpt_sub(size, sum, &z));
  return z;
}

/* Takes a step on the batch: the clipped loss of the policy, and the squared error of the value. */
static inline void step(agent* g) {
  const int64_t flat = BATCH;
  mpt_tensor ratio, gain, clipped, value, error, loss;
  TRY(mpt_scope_push(g->ctx));
  TRY(mpt_sub(log_probability(g), g->old, &ratio));
  TRY(mpt_exp(ratio, &ratio));
  TRY(mpt_mul(ratio, g->advantage, &gain));
  TRY(mpt_clamp(ratio, 1 - CLIP, 1 + CLIP, &clipped));
  TRY(mpt_mul(clipped, g->advantage, &clipped));
  TRY(mpt_minimum(gain, clipped, &gain));
  TRY(mpt_mean(gain, NULL, 0, 0, &gain));
  TRY(mpt_reshape(forward(g, &g->value, g->x), &flat, 1, &value));
  TRY(mpt_mse_loss(value, g->target, MPT_REDUCTION_MEAN, &error));
  TRY(mpt_mul_scalar(error, VALUE_WEIGHT, &error));
  TRY(mpt_sub(error, gain, &loss));
  TRY(mpt_stepper_backward(g->stepper, loss));
  TRY(mpt_stepper_step(g->stepper));
  TRY(mpt_scope_pop(g->ctx, NULL, 0));
}

/* Takes a step by calls at first, which make the optimizer's states, then by replays of one. */
static inline void learn_batch(agent* g) {
  const int is_recorded = g->steps++ == 2;
  if (g->learn) {
    TRY(mpt_recording_replay(g->learn));
    return;
  }
  if (is_recorded) TRY(mpt_record_begin(g->ctx));
  step(g);
  if (is_recorded) TRY(mpt_record_end(g->ctx, &g->learn));
}

/* Returns a number that differs if any bit of a parameter does (Fowler, Noll & Vo's hash). */
static inline uint64_t checksum(const agent* g) {
  uint64_t hash = 0xcbf29ce484222325u;
  mpt_params_info info = {.struct_size = sizeof info};
  TRY(mpt_params_get_info(g->params, &info));
  for (int64_t i = 0; i < info.tensors; ++i) {
    static float data[HIDDEN * HIDDEN];
    mpt_tensor t;
    mpt_tensor_info shape = {.struct_size = sizeof shape};
    TRY(mpt_params_get_at(g->params, i, NULL, &t));
    TRY(mpt_tensor_get_info(t, &shape));
    TRY(mpt_tensor_read(t, MPT_F32, data, shape.count));
    mpt_tensor_release(t);
    const unsigned char* bytes = (const unsigned char*)data;
    for (size_t k = 0; k < (size_t)shape.count * sizeof *data; ++k)
      hash = (hash ^ bytes[k]) * 0x100000001b3u;
  }
  return hash;
}

#endif
