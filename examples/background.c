/* Background training: one thread trains while the main thread runs inference. Each thread has
 * its own context, and the two hand over the weights through a shared board.
 *
 * Contexts are independent, so neither thread waits for a library call of the other. The trainer
 * publishes its weights every 20 steps; the main thread reads the latest ones before its next
 * answer.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>
#include <pthread.h>

#include "common.h"

enum { STEPS = 1000, ROWS = 128, IN = 4, HIDDEN = 32 };

static struct {
  pthread_mutex_t mutex;
  float weights[HIDDEN * IN]; /* the latest published weights */
  long published;             /* number of publications; -1 once the trainer has ended */
} board = {.mutex = PTHREAD_MUTEX_INITIALIZER};

typedef struct {
  mpt_context ctx;
  mpt_params params;
  mpt_tensor w, x, y;
} model;

/* Builds one network and its data in a context of the calling thread; the network is equal in
 * both threads. */
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

static void* trainer(void* unused) {
  (void)unused;
  const model m = make();
  mpt_optimizer adamw;
  mpt_stepper stepper;
  TRY(mpt_optimizer_create(m.params, NULL, &adamw));
  TRY(mpt_optimizer_set_lr(adamw, 0, 1e-2));
  TRY(mpt_stepper_create(m.ctx, NULL, NULL, &stepper));
  TRY(mpt_stepper_add(stepper, adamw));
  for (int left = STEPS; left-- > 0;) {
    TRY(mpt_scope_push(m.ctx));
    TRY(mpt_stepper_backward(stepper, loss_of(&m)));
    TRY(mpt_stepper_step(stepper));
    TRY(mpt_scope_pop(m.ctx, NULL, 0));
    if (left % 20) continue;
    pthread_mutex_lock(&board.mutex);
    TRY(mpt_tensor_read(m.w, MPT_F32, board.weights, HIDDEN * IN));
    board.published = left ? board.published + 1 : -1;
    pthread_mutex_unlock(&board.mutex);
  }
  mpt_context_release(m.ctx); /* also releases every object made from it */
  return NULL;
}

int main(void) {
  long seen = 0, taken = 0, answers = 0;
  double first, error = 0;
  const model m = make();
  TRY(mpt_grad_mode_push(m.ctx, MPT_GRAD_INFERENCE));
  TRY(mpt_tensor_get_item(loss_of(&m), &first));
  pthread_t thread;
  if (pthread_create(&thread, NULL, trainer, NULL)) return 1;
  while (seen >= 0) {
    pthread_mutex_lock(&board.mutex);
    if (board.published != seen) { /* written in place, so handles stay valid */
      TRY(mpt_tensor_write(m.w, MPT_F32, board.weights, HIDDEN * IN));
      seen = board.published;
      ++taken;
    }
    pthread_mutex_unlock(&board.mutex);
    TRY(mpt_scope_push(m.ctx));
    TRY(mpt_tensor_get_item(loss_of(&m), &error));
    TRY(mpt_scope_pop(m.ctx, NULL, 0));
    ++answers;
  }
  pthread_join(thread, NULL);
  printf("%ld answers with %ld sets of weights: the error fell from %.3f to %.4f\n", answers, taken,
         first, error);
  mpt_context_release(m.ctx);
  return error < 0.05 ? 0 : 1;
}
