/* Proximal policy optimization (Schulman et al. 2017) of MuJoCo's robots, in one process.
 *
 *   ppo --robots FOLDER [--robot InvertedPendulum|HalfCheetah] [--steps N] [--precision 32-true]
 *       [--seed N] [--threads N] [--curve FILE] [--poses FILE]
 *
 * FOLDER has Gymnasium's models, which get_mujoco fetches. The numbers are the defaults of
 * Stable-Baselines3's PPO with its VecNormalize. --threads is for the physics; the network is too
 * small to be shared. --steps 0 shows what the untrained agent does. --curve writes steps, seconds
 * and the mean return of the latest 100 episodes, a line per rollout from the first episode on.
 * --poses writes the trained agent's run: the positions of one robot before each action, in a line.
 * SPDX-License-Identifier: Apache-2.0 */
#include "../agents/advantages.h"
#include "acting.h"

enum { EPOCHS = 10 }; /* passes over a rollout */
static const double LAMBDA = 0.95;

/* Judges what was seen before and after each action, and from that how good the action was. */
static void judge(agent* g, rollout* r) {
  TRY(mpt_recording_replay(g->judge));
  const float *before = elements(g->values), *after = before + SAMPLES;
  estimate_advantages(r->rewards, before, after, r->has_failed, r->has_ended, SAMPLES, COPIES,
                      GAMMA, LAMBDA, r->advantages);
  for (int i = 0; i < SAMPLES; ++i) r->targets[i] = r->advantages[i] + before[i];
}

/* Gives a batch advantages of mean 0 and deviation 1. */
static void normalize(float* x, int n) {
  double mean = 0, squares = 0;
  for (int i = 0; i < n; ++i) mean += x[i] / n;
  for (int i = 0; i < n; ++i) squares += (x[i] - mean) * (x[i] - mean);
  const double std = sqrt(squares / (n - 1)) + 1e-8;
  for (int i = 0; i < n; ++i) x[i] = (float)((x[i] - mean) / std);
}

static void learn(agent* g, const rollout* r, rng* random) {
  const size_t o = (size_t)g->observations, a = (size_t)g->actions;
  static int order[SAMPLES];
  for (int i = 0; i < SAMPLES; ++i) order[i] = i;
  for (int epoch = 0; epoch < EPOCHS; ++epoch) {
    for (int i = SAMPLES - 1; i > 0; --i) {
      const int j = (int)(random_bits(random) % (uint64_t)(i + 1)), k = order[i];
      order[i] = order[j];
      order[j] = k;
    }
    for (int at = 0; at < SAMPLES; at += BATCH) {
      for (size_t i = 0; i < BATCH; ++i) {
        const size_t from = (size_t)order[at + (int)i];
        memcpy(g->xs + i * o, g->observed + from * o, o * sizeof(float));
        memcpy(g->as + i * a, r->actions + from * a, a * sizeof(float));
        g->olds[i] = r->logs[from];
        g->advantages[i] = r->advantages[from];
        g->targets[i] = r->targets[from];
      }
      normalize(g->advantages, BATCH);
      learn_batch(g);
    }
  }
}

int main(int argc, char** argv) {
  check_flags(argc, argv,
              "[--robots FOLDER] [--robot InvertedPendulum] [--steps 100000] [--precision 32-true] "
              "[--seed 1] [--threads 1] [--curve FILE] [--poses FILE]");
  const long steps = flag_number(argc, argv, "steps", 100000, 0);
  const long seed = flag_number(argc, argv, "seed", 1, 0);
  static training t;
  static rollout r;
  t.random.state = (uint64_t)seed;
  t.herd = make_herd(flag(argc, argv, "robot", "InvertedPendulum"),
                     flag(argc, argv, "robots", "build/mujoco/robots"), COPIES,
                     (int)flag_number(argc, argv, "threads", 1, 1));
  t.agent = make_agent(t.herd.observations, t.herd.actions,
                       flag(argc, argv, "precision", "32-true"), &t.random);
  running_init(&t.seen);
  running_init(&t.returns);
  for (int i = 0; i < COPIES; ++i) begin_episode(&t, i);
  see_all(&t, 1);
  FILE* curve = open_output(flag(argc, argv, "curve", NULL));
  FILE* poses = open_output(flag(argc, argv, "poses", NULL));

  const double start = seconds_now();
  long done = 0, shown = 0;
  while (done < steps) {
    act(&t, &r);
    const double begin = seconds_now();
    judge(t.agent, &r);
    learn(t.agent, &r, &t.random);
    t.learning_time += seconds_now() - begin;
    done += SAMPLES;
    if (curve && t.episodes)
      fprintf(curve, "%ld %.3f %.2f\n", done, seconds_now() - start, mean_return(&t));
    if (t.episodes && (10 * done / steps > shown || done >= steps)) {
      shown = 10 * done / steps;
      printf("%8ld steps: mean return %.1f of the latest episodes\n", done, mean_return(&t));
      fflush(stdout);
    }
  }
  const double seconds = seconds_now() - start;
  if (curve) fclose(curve);
  if (done)
    printf("%.0f steps per second: physics %.0f%%, acting %.0f%%, learning %.0f%%\n",
           (double)done / seconds, 100 * t.physics_time / seconds, 100 * t.acting_time / seconds,
           100 * t.learning_time / seconds);
  printf("return of the mean action: %.1f over %d episodes; parameters %016llx\n",
         evaluate(&t, poses), COPIES, (unsigned long long)checksum(t.agent));
  if (poses) fclose(poses);
  mjb_deleteBatch(t.herd.batch);
  free_agent(t.agent);
  return 0;
}
