/* A network that plays the game of cart_pole.h: it has a number for each push, and does the push
 * with the largest one.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_PLAYER_H
#define MPT_EXAMPLES_PLAYER_H

#include <mpt/mpt.h>

#include "../common.h"
#include "cart_pole.h"

enum { HIDDEN = 64 };

typedef struct {
  mpt_context ctx;
  mpt_precision precision;
  mpt_params params;
  mpt_module net;
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  running scale; /* normalises what it sees, once something is added */
} player;

static inline player make_player(mpt_context ctx, const char* precision) {
  player p = {.ctx = ctx};
  mpt_module layers[3];
  TRY(mpt_precision_from_name(precision, &p.precision, sizeof p.precision));
  TRY(mpt_params_create(ctx, &p.params));
  TRY(mpt_nn_linear(p.params, "in", SENSES, HIDDEN, 1, MPT_ACTIVATION_RELU, &layers[0]));
  TRY(mpt_nn_linear(p.params, "middle", HIDDEN, HIDDEN, 1, MPT_ACTIVATION_RELU, &layers[1]));
  TRY(mpt_nn_linear(p.params, "out", HIDDEN, PUSHES, 1, MPT_ACTIVATION_NONE, &layers[2]));
  TRY(mpt_nn_sequential(ctx, layers, 3, &p.net));
  TRY(mpt_params_set_precision(p.params, &p.precision));
  running_init(&p.scale);
  return p;
}

/* Lets a player learn: its stepper has a loss scaler where the precision needs one. */
static inline void make_stepper(player* p, double lr) {
  mpt_stepper_desc desc;
  mpt_stepper_desc_init(&desc, sizeof desc);
  desc.clip_norm = 10;
  TRY(mpt_optimizer_create(p->params, NULL, &p->optimizer));
  TRY(mpt_optimizer_set_lr(p->optimizer, 0, lr));
  TRY(mpt_stepper_create(p->ctx, &p->precision, &desc, &p->stepper));
  TRY(mpt_stepper_add(p->stepper, p->optimizer));
}

/* Returns a tensor on memory of the program. */
static inline mpt_tensor input(mpt_context ctx, mpt_dtype dtype, int64_t rows, int64_t columns,
                               void* data, size_t bytes) {
  mpt_tensor t;
  TRY(mpt_tensor_from_memory(ctx, dtype, (const int64_t[]){rows, columns}, NULL, 2, data, bytes,
                             NULL, NULL, &t));
  return t;
}

/* Returns the numbers of all pushes, for each row of what is seen. */
static inline mpt_tensor forward(const player* p, mpt_tensor seen) {
  mpt_tensor x;
  TRY(mpt_precision_push(p->ctx, &p->precision));
  TRY(mpt_precision_input(&p->precision, seen, &x));
  TRY(mpt_module_forward(p->net, x, &x));
  TRY(mpt_precision_pop(p->ctx));
  TRY(mpt_cast(x, MPT_F32, &x));
  return x;
}

static inline void scale_senses(const player* p, const double* senses, float* out) {
  for (int k = 0; k < SENSES; ++k) out[k] = scaled(senses[k] - p->scale.mean[k], p->scale.var[k]);
}

static inline void see(const player* p, const cart_pole* cart, float* out) {
  double senses[SENSES];
  cart_see(cart, senses);
  scale_senses(p, senses, out);
}

static inline int choose(const player* p, float* seen) {
  float numbers[PUSHES];
  TRY(mpt_scope_push(p->ctx));
  TRY(mpt_grad_mode_push(p->ctx, MPT_GRAD_INFERENCE));
  mpt_tensor x = input(p->ctx, MPT_F32, 1, SENSES, seen, SENSES * sizeof *seen);
  TRY(mpt_tensor_read(forward(p, x), MPT_F32, numbers, PUSHES));
  TRY(mpt_grad_mode_pop(p->ctx));
  TRY(mpt_scope_pop(p->ctx, NULL, 0));
  return numbers[1] > numbers[0];
}

/* Returns the mean return of a player that does only what it thinks best. */
static inline double mean_return(const player* p, int episodes, rng* random) {
  double sum = 0;
  for (int i = 0; i < episodes; ++i) {
    cart_pole cart;
    float seen[SENSES];
    cart_reset(&cart, random);
    do see(p, &cart, seen);
    while (cart_push(&cart, choose(p, seen)) && cart.age < LONGEST);
    sum += cart.age;
  }
  return sum / episodes;
}

#endif
