/* Deep Q-learning of the game in cart_pole.h (Mnih et al. 2015), with a second network that judges
 * the choices of the first (van Hasselt et al. 2016) and a memory with priorities.
 *
 *   dqn [--steps N] [--precision 32-true] [--seed N] [--curve FILE]
 *
 * --curve writes the steps and the return of each episode, in a line.
 * SPDX-License-Identifier: Apache-2.0 */
#include "player.h"
#include "replay.h"

enum { BATCH = 64, FIRST = 1000, EPISODES = 20 }; /* moments of a step, and before the first step */
static const double GAMMA = 0.99, LR = 2e-3, FOLLOW = 0.01, SHARPNESS = 0.6;

/* A push, with what was seen before and after it. */
typedef struct {
  float before[SENSES], after[SENSES];
  int push, has_fallen;
} moment;

typedef struct {
  player net, judge; /* the judge follows slowly: an average of the network */
  replay memory;
  moment moments[SLOTS];
  rng random;
} learner;

/* Takes a step on moments of the memory, and gives each as its priority how wrong the network was.
 * A fall has reward -1 and all else 0. The values of good pushes are then close to 0, where 16 bits
 * tell them apart. */
static void learn(learner* l, double correction) {
  static float before[BATCH * SENSES], after[BATCH * SENSES], rewards[BATCH];
  static float goes_on[BATCH], weights[BATCH];
  static int64_t pushes[BATCH];
  int slots[BATCH];
  replay_draw(&l->memory, BATCH, correction, &l->random, slots, weights);
  for (int i = 0; i < BATCH; ++i) {
    const moment* m = &l->moments[slots[i]];
    memcpy(before + i * SENSES, m->before, sizeof m->before);
    memcpy(after + i * SENSES, m->after, sizeof m->after);
    pushes[i] = m->push;
    rewards[i] = m->has_fallen ? -1 : 0;
    goes_on[i] = m->has_fallen ? 0 : 1;
  }
  const mpt_context ctx = l->net.ctx;
  mpt_tensor best, goal, value, error, loss;
  TRY(mpt_scope_push(ctx));
  mpt_tensor x = input(ctx, MPT_F32, BATCH, SENSES, before, sizeof before);
  mpt_tensor next = input(ctx, MPT_F32, BATCH, SENSES, after, sizeof after);
  mpt_tensor push = input(ctx, MPT_I64, BATCH, 1, pushes, sizeof pushes);
  mpt_tensor reward = input(ctx, MPT_F32, BATCH, 1, rewards, sizeof rewards);
  mpt_tensor stays = input(ctx, MPT_F32, BATCH, 1, goes_on, sizeof goes_on);
  mpt_tensor weight = input(ctx, MPT_F32, BATCH, 1, weights, sizeof weights);

  TRY(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED)); /* goal = reward + gamma * value of the best */
  TRY(mpt_argmax(forward(&l->net, next), (const int64_t[]){1}, 1, 1, &best));
  TRY(mpt_gather(forward(&l->judge, next), 1, best, &goal));
  TRY(mpt_mul(goal, stays, &goal));
  TRY(mpt_mul_scalar(goal, GAMMA, &goal));
  TRY(mpt_add(goal, reward, &goal));
  TRY(mpt_grad_mode_pop(ctx));

  TRY(mpt_gather(forward(&l->net, x), 1, push, &value));
  TRY(mpt_huber_loss(value, goal, MPT_REDUCTION_NONE, 1, &loss));
  TRY(mpt_mul(loss, weight, &loss));
  TRY(mpt_mean(loss, NULL, 0, 0, &loss));
  TRY(mpt_stepper_backward(l->net.stepper, loss));
  TRY(mpt_stepper_step(l->net.stepper));
  TRY(mpt_params_lerp(l->judge.params, l->net.params, FOLLOW));

  float errors[BATCH];
  TRY(mpt_sub(value, goal, &error));
  TRY(mpt_tensor_read(error, MPT_F32, errors, BATCH));
  TRY(mpt_scope_pop(ctx, NULL, 0));
  for (int i = 0; i < BATCH; ++i)
    replay_set(&l->memory, slots[i], pow(fabs(errors[i]) + 0.01, SHARPNESS));
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--steps 20000] [--precision 32-true] [--seed 1] [--curve FILE]");
  const long steps = flag_number(argc, argv, "steps", 20000, 0);
  const long seed = flag_number(argc, argv, "seed", 1, 0);
  const char* precision = flag(argc, argv, "precision", "32-true");
  FILE* curve = open_output(flag(argc, argv, "curve", NULL));
  static learner l;
  const mpt_context ctx = open_context_of("cpu", seed, 0);
  l.net = make_player(ctx, precision);
  l.judge = make_player(ctx, precision);
  TRY(mpt_params_copy(l.judge.params, l.net.params));
  make_stepper(&l.net, LR);
  l.random.state = (uint64_t)seed;

  const double start = seconds_now();
  double latest[EPISODES] = {0};
  cart_pole cart;
  cart_reset(&cart, &l.random);
  for (long step = 0, episodes = 0, shown = 0; step < steps; ++step) {
    const double done = (double)step / (double)steps;
    const double curiosity = fmax(0.02, 1 - done / 0.2); /* the part of pushes that are by chance */
    moment* m = &l.moments[replay_add(&l.memory)];
    see(&l.net, &cart, m->before);
    m->push = uniform(&l.random) < curiosity ? uniform(&l.random) < 0.5 : choose(&l.net, m->before);
    m->has_fallen = !cart_push(&cart, m->push);
    see(&l.net, &cart, m->after);
    if (m->has_fallen || cart.age == LONGEST) {
      latest[episodes++ % EPISODES] = cart.age;
      if (curve) fprintf(curve, "%ld %d\n", step + 1, cart.age);
      cart_reset(&cart, &l.random);
    }
    if (step >= FIRST) {
      TRY(mpt_optimizer_set_lr(l.net.optimizer, 0, LR * (1 - done)));
      learn(&l, 0.4 + 0.6 * done);
    }
    if (10 * (step + 1) / steps == shown) continue;
    shown = 10 * (step + 1) / steps;
    double sum = 0;
    const long known = episodes < EPISODES ? episodes : EPISODES;
    for (int i = 0; i < known; ++i) sum += latest[i] / (double)known;
    printf("%6ld steps: mean return %.1f of the latest episodes\n", step + 1, sum);
  }
  if (curve) fclose(curve);
  printf("%s: %.1f seconds\n", precision, seconds_now() - start);
  printf("return of the best pushes: %.1f over %d episodes\n",
         mean_return(&l.judge, EPISODES, &l.random), EPISODES);
  mpt_context_release(ctx);
  return 0;
}
