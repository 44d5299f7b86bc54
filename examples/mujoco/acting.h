/* Rollouts of ppo.c: all copies of a robot act, the agent scales what it sees by running means, and
 * an episode of the policy's mean shows what it has learned.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_ACTING_H
#define MPT_EXAMPLES_ACTING_H

#include "agent.h"
#include "robots.h"

enum { EPISODES = 100 }; /* episodes in a mean */
static const double GAMMA = 0.99;

/* The latest actions of all copies, in the order of time, then of copies. */
typedef struct {
  float actions[SAMPLES * WIDTH], logs[SAMPLES], rewards[SAMPLES];
  int has_failed[SAMPLES], has_ended[SAMPLES];
  float advantages[SAMPLES], targets[SAMPLES];
} rollout;

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

static inline void see(training* t, const double* x, float* out) {
  for (int k = 0; k < t->agent->observations; ++k)
    out[k] = scaled(x[k] - t->seen.mean[k], t->seen.var[k]);
}

/* Shows all robots to the agent, which learns from it how large observations are. */
static inline void see_all(training* t, int is_learning) {
  double x[COPIES * WIDTH];
  const int o = t->agent->observations;
  for (int i = 0; i < COPIES; ++i) observe(&t->herd, i, x + i * o);
  if (is_learning) running_add(&t->seen, x, COPIES, o);
  for (int i = 0; i < COPIES; ++i) see(t, x + i * o, t->agent->seen + i * o);
}

static inline void begin_episode(training* t, int i) {
  reset_robot(&t->herd, i, &t->random);
  t->age[i] = 0;
  t->episode[i] = t->discounted[i] = 0;
}

/* Chooses actions around the policy's, and returns the logarithms of their probabilities. */
static inline void choose_actions(training* t, const float* std, float* actions, float* logs) {
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
static inline void act(training* t, rollout* r) {
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

static inline double mean_return(const training* t) {
  const long n = t->episodes < EPISODES ? t->episodes : EPISODES;
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += t->latest[i];
  return n ? sum / (double)n : 0;
}

/* Writes the positions of the first robot as a line. */
static inline void write_pose(const herd* h, FILE* file) {
  for (int k = 0; k < h->model->nq; ++k) fprintf(file, "%.6g ", h->positions[k]);
  fputc('\n', file);
}

/* Returns the mean return of one more episode of each copy, which does the policy's mean. Writes
 * the poses of the first copy, if a file is given. */
static inline double evaluate(training* t, FILE* poses) {
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

#endif
