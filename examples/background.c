/* Background training: one thread trains while the main thread runs inference. Each thread has
 * its own context, and a publisher gives the weights of the one to the set of the other.
 *
 * Neither thread waits for the other. The trainer publishes its weights every 20 steps; the main
 * thread takes the newest ones before each answer.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>
#include <pthread.h>

#include "common.h"

enum { STEPS = 1000, EVERY = 20, ROWS = 128, IN = 4, HIDDEN = 32 };

typedef struct {
  mpt_context ctx;
  mpt_params params;
  mpt_tensor w, x, y;
} model;

typedef struct {
  model m;
  mpt_publisher publisher;
} training;

/* Builds one network and its data in a context of its own; the network is equal in both. */
static model make(void) {
  model m = {.ctx = open_context(1)};
  TRY(mpt_params_create(m.ctx, &m.params));
  TRY(mpt_kaiming_uniform(m.ctx, MPT_F32, (const int64_t[]){HIDDEN, IN}, 2, 1, &m.w));
  TRY(mpt_params_add(m.params, "w", m.w));
  TRY(mpt_normal(m.ctx, MPT_F32, (const int64_t[]){ROWS, IN}, 2, 0, 1, &m.x));
  TRY(mpt_norm(m.x, 2, (const int64_t[]){1}, 1, 1, &m.y)); /* the length of each row */
  return m;
}

static mpt_tensor loss_of(const model* m) {
  mpt_tensor t;
  TRY(mpt_linear(m->x, m->w, NULL, MPT_ACTIVATION_GELU, &t));
  TRY(mpt_mean(t, (const int64_t[]){1}, 1, 1, &t));
  TRY(mpt_mse_loss(t, m->y, MPT_REDUCTION_MEAN, &t));
  return t;
}

static void* train(void* of) {
  const training* t = of;
  mpt_optimizer adamw;
  mpt_stepper stepper;
  TRY(mpt_optimizer_create(t->m.params, NULL, &adamw));
  TRY(mpt_optimizer_set_lr(adamw, 0, 1e-2));
  TRY(mpt_stepper_create(t->m.ctx, NULL, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, adamw));
  for (int step = 1; step <= STEPS; ++step) {
    TRY(mpt_scope_push(t->m.ctx));
    TRY(mpt_stepper_backward(stepper, loss_of(&t->m)));
    TRY(mpt_stepper_step(stepper));
    TRY(mpt_scope_pop(t->m.ctx, NULL, 0));
    if (step % EVERY == 0) TRY(mpt_publisher_publish(t->publisher, NULL));
  }
  mpt_context_release(t->m.ctx); /* also releases every object made from it */
  return NULL;
}

int main(void) {
  int64_t version = 0, before = 0;
  long taken = 0, answers = 0;
  double first, error = 0;
  training t = {.m = make()};
  const model used = make();
  mpt_subscriber subscriber;
  TRY(mpt_publisher_create(t.m.params, &t.publisher));
  TRY(mpt_subscriber_create(used.params, t.publisher, 0, &subscriber));
  TRY(mpt_grad_mode_push(used.ctx, MPT_GRAD_INFERENCE));
  TRY(mpt_tensor_get_item(loss_of(&used), &first));
  pthread_t thread;
  if (pthread_create(&thread, NULL, train, &t)) return 1;
  while (version < STEPS / EVERY) {                 /* until the last weights have answered */
    TRY(mpt_subscriber_take(subscriber, &version)); /* handles stay valid */
    taken += version != before;
    before = version;
    TRY(mpt_scope_push(used.ctx));
    TRY(mpt_tensor_get_item(loss_of(&used), &error));
    TRY(mpt_scope_pop(used.ctx, NULL, 0));
    ++answers;
  }
  pthread_join(thread, NULL);
  printf("%ld answers with %ld sets of weights: the error fell from %.3f to %.4f\n", answers, taken,
         first, error);
  mpt_context_release(used.ctx);
  return error < 0.05 ? 0 : 1;
}
