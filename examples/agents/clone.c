/* Behaviour cloning in the game of cart_pole.h: a network learns to do what a scripted player does,
 * as one would learn from the records of people who play.
 *
 *   clone [--episodes N] [--steps N] [--precision 32-true] [--seed N]
 *
 * Some of the recorded pushes are by chance, so that the record has mistakes from which the script
 * recovers. The network never sees a reward.
 * SPDX-License-Identifier: Apache-2.0 */
#include "player.h"

/* Pushes in a step, recorded pushes at most, and episodes of a test. */
enum { BATCH = 64, MOST = 100 * LONGEST, TRIES = 20 };
static const double LR = 1e-3, MISTAKES = 0.1;

typedef struct {
  double senses[MOST][SENSES];
  int64_t pushes[MOST]; /* the script's, not those by chance */
  int count;
} record;

/* Returns the script's push: towards where the pole falls, with a lean to the middle. */
static int script(const double* senses) {
  return 0.05 * senses[0] + 0.1 * senses[1] + senses[2] + 0.3 * senses[3] > 0;
}

static void watch(record* r, long episodes, rng* random) {
  for (long i = 0; i < episodes; ++i) {
    cart_pole cart;
    int push;
    cart_reset(&cart, random);
    do {
      cart_see(&cart, r->senses[r->count]);
      push = script(r->senses[r->count]);
      r->pushes[r->count++] = push;
      if (uniform(random) < MISTAKES) push = !push;
    } while (cart_push(&cart, push) && cart.age < LONGEST);
  }
}

/* Takes a step on a batch by chance. Returns its loss. */
static double learn(const player* p, const record* r, rng* random) {
  static float seen[BATCH * SENSES];
  static int64_t pushes[BATCH];
  for (int i = 0; i < BATCH; ++i) {
    const int from = (int)(random_bits(random) % (uint64_t)r->count);
    scale_senses(p, r->senses[from], seen + i * SENSES);
    pushes[i] = r->pushes[from];
  }
  const int64_t rows = BATCH;
  double value;
  mpt_tensor target, loss;
  TRY(mpt_scope_push(p->ctx));
  mpt_tensor x = input(p->ctx, MPT_F32, BATCH, SENSES, seen, sizeof seen);
  TRY(mpt_tensor_from_data(p->ctx, MPT_I64, &rows, 1, pushes, sizeof pushes, &target));
  TRY(mpt_cross_entropy(forward(p, x), target, NULL, NULL, &loss));
  TRY(mpt_stepper_backward(p->stepper, loss));
  TRY(mpt_stepper_step(p->stepper));
  TRY(mpt_tensor_get_item(loss, &value));
  TRY(mpt_scope_pop(p->ctx, NULL, 0));
  return value;
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--episodes 10] [--steps 2000] [--precision 32-true] [--seed 1]");
  const long episodes = flag_number(argc, argv, "episodes", 10, 1);
  const long steps = flag_number(argc, argv, "steps", 2000, 0);
  const long seed = flag_number(argc, argv, "seed", 1, 0);
  const char* precision = flag(argc, argv, "precision", "32-true");
  if (episodes * LONGEST > MOST) {
    fprintf(stderr, "--episodes %ld: there is room for %d\n", episodes, MOST / LONGEST);
    return 2;
  }
  static record r;
  rng random = {(uint64_t)seed};
  const mpt_context ctx = open_context_of("cpu", seed, 0);
  player p = make_player(ctx, precision);
  make_stepper(&p, LR);
  watch(&r, episodes, &random);
  printf("return of the script: %.1f, with its mistakes\n", (double)r.count / (double)episodes);
  running_add(&p.scale, r.senses[0], r.count, SENSES);
  printf("return before the first step: %.1f\n", mean_return(&p, TRIES, &random));
  const double start = seconds_now();
  double loss = 0;
  for (long step = 1, shown = 0; step <= steps; ++step) {
    loss += learn(&p, &r, &random);
    if (10 * step / steps == shown) continue;
    shown = 10 * step / steps;
    printf("%6ld steps: loss %.4f\n", step, loss / ((double)steps / 10));
    loss = 0;
  }
  printf("%s: %.1f seconds on %d recorded pushes\n", precision, seconds_now() - start, r.count);
  printf("return of the clone: %.1f over %d episodes\n", mean_return(&p, TRIES, &random), TRIES);
  mpt_context_release(ctx);
  return 0;
}
