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
#include "agent.h"
#include "robots.h"

enum { EPOCHS = 10, EPISODES = 100 }; /* passes over a rollout; episodes in a mean */
static const double GAMMA = 0.99, LAMBDA = 0.95;

/* ---- learning -----------------------------------------------------------------------------------
 */

/* The latest actions of all copies, in the order of time, then of copies. */
typedef struct {
  float actions[SAMPLES * WIDTH], logs[SAMPLES], rewards[SAMPLES];
  int has_failed[SAMPLES], has_ended[SAMPLES];
  float advantages[SAMPLES], targets[SAMPLES];
} rollout;

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

/* ---- acting -------------------------------------------------------------------------------------
 */

typedef struct {
  herd herd;
  agent* agent;
  rng random;
  running seen, returns; /* observations; discounted returns */
  double discounted[COPIES], episode[COPIES], latest[EPISODES];
  int age[COPIES];
  long episodes;
  double physics_time, acting_time, learning_time;
} training;

static void see(training* t, const double* x, float* out) {
  for (int k = 0; k < t->agent->observations; ++k)
    out[k] = scaled(x[k] - t->seen.mean[k], t->seen.var[k]);
}

/* Shows all robots to the agent, which learns from it how large observations are. */
static void see_all(training* t, int is_learning) {
  double x[COPIES * WIDTH];
  const int o = t->agent->observations;
  for (int i = 0; i < COPIES; ++i) observe(&t->herd, i, x + i * o);
  if (is_learning) running_add(&t->seen, x, COPIES, o);
  for (int i = 0; i < COPIES; ++i) see(t, x + i * o, t->agent->seen + i * o);
}

static void begin_episode(training* t, int i) {
  reset_robot(&t->herd, i, &t->random);
  t->age[i] = 0;
  t->episode[i] = t->discounted[i] = 0;
}

/* Chooses actions around the policy's, and returns the logarithms of their probabilities. */
static void choose_actions(training* t, const float* std, float* actions, float* logs) {
  agent* g = t->agent;
  TRY(mpt_recording_replay(g->act));
  const float* mean = elements(g->mean);
  for (int i = 0; i < COPIES; ++i) {
    double sum = 0;
    for (int k = i * g->actions; k < (i + 1) * g->actions; ++k) {
      const double z = normal(&t->random), s = std[k % g->actions];
      actions[k] = (float)(mean[k] + s * z);
      sum -= 0.5 * z * z + log(s);
    }
    logs[i] = (float)sum;
  }
}

/* Lets all robots act for LENGTH steps. */
static void act(training* t, rollout* r) {
  agent* g = t->agent;
  const int o = g->observations;
  float std[WIDTH];
  TRY(mpt_tensor_read(g->log_std, MPT_F32, std, g->actions));
  for (int k = 0; k < g->actions; ++k) std[k] = expf(std[k]);
  for (int at = 0; at < SAMPLES; at += COPIES) {
    double rewards[COPIES], x[WIDTH];
    memcpy(g->observed + at * o, g->seen, (size_t)(COPIES * o) * sizeof(float));
    double begin = seconds_now();
    choose_actions(t, std, r->actions + at * g->actions, r->logs + at);
    t->acting_time += seconds_now() - begin;
    begin = seconds_now();
    move_robots(&t->herd, r->actions + at * g->actions, rewards, r->has_failed + at);
    t->physics_time += seconds_now() - begin;
    for (int i = 0; i < COPIES; ++i) t->discounted[i] = GAMMA * t->discounted[i] + rewards[i];
    running_add(&t->returns, t->discounted, COPIES, 1);
    for (int i = 0; i < COPIES; ++i) {
      r->rewards[at + i] = scaled(rewards[i], t->returns.var[0]);
      t->episode[i] += rewards[i];
      r->has_ended[at + i] = ++t->age[i] == t->herd.robot->max_steps || r->has_failed[at + i];
      observe(&t->herd, i, x);
      see(t, x, g->observed + (SAMPLES + at + i) * o);
      if (!r->has_ended[at + i]) continue;
      t->latest[t->episodes++ % EPISODES] = t->episode[i];
      begin_episode(t, i);
    }
    see_all(t, 1);
  }
}

static double mean_return(const training* t) {
  const long n = t->episodes < EPISODES ? t->episodes : EPISODES;
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += t->latest[i];
  return n ? sum / (double)n : 0;
}

/* Writes the positions of the first robot as a line. */
static void write_pose(const herd* h, FILE* file) {
  for (int k = 0; k < h->model->nq; ++k) fprintf(file, "%.6g ", h->positions[k]);
  fputc('\n', file);
}

/* Returns the mean return of one more episode of each copy, which does the policy's mean. Writes
 * the poses of the first copy, if a file is given. */
static double evaluate(training* t, FILE* poses) {
  int has_ended[COPIES] = {0}, has_failed[COPIES], open = COPIES;
  double sum = 0, rewards[COPIES];
  for (int i = 0; i < COPIES; ++i) begin_episode(t, i);
  for (int age = 1; open; ++age) {
    if (poses && !has_ended[0]) write_pose(&t->herd, poses);
    see_all(t, 0);
    TRY(mpt_recording_replay(t->agent->act));
    move_robots(&t->herd, elements(t->agent->mean), rewards, has_failed);
    for (int i = 0; i < COPIES; ++i) {
      if (has_ended[i]) continue;
      sum += rewards[i];
      has_ended[i] = has_failed[i] || age == t->herd.robot->max_steps;
      open -= has_ended[i];
    }
  }
  return sum / COPIES;
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
