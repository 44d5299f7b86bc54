/* Robots for ppo.c: many copies of a Gymnasium robot in one batch of MuJoCo's, with the rewards,
 * frame skips, noise and ends of Gymnasium's version 5.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_ROBOTS_H
#define MPT_EXAMPLES_ROBOTS_H

#include <math.h>
#include <mujoco/mjbatch.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../agents/statistics.h"

typedef enum { PENDULUM, CHEETAH } robot_kind;

typedef struct {
  robot_kind kind;
  const char *name, *file;
  int substeps;  /* steps of the physics for one action */
  int hidden;    /* leading positions that the agent does not see */
  double noise;  /* size of the noise in the first state */
  int max_steps; /* length of an episode, at which it is cut */
} robot;

static const robot robots[] = {
    {PENDULUM, "InvertedPendulum", "inverted_pendulum.xml", 2, 0, 0.01, 1000},
    {CHEETAH, "HalfCheetah", "half_cheetah.xml", 5, 1, 0.1, 1000},
};

/* Copies of one robot. State component `x` of copy `i` begins at x + i * stride. */
typedef struct {
  const robot* robot;
  const mjModel* model;
  mjBatch* batch;
  int count, observations, actions, stride;
  mjtNum *positions, *velocities, *controls;
} herd;

/* Takes the place of MuJoCo's own handler, which writes a file into the working folder. */
static inline void print_warning(const char* text) { fprintf(stderr, "MuJoCo: %s\n", text); }

static inline herd make_herd(const char* name, const char* folder, int count, int threads) {
  herd h = {.count = count};
  const int robot_count = (int)(sizeof robots / sizeof *robots);
  for (int i = 0; i < robot_count; ++i)
    if (!strcmp(robots[i].name, name)) h.robot = &robots[i];
  if (!h.robot) {
    fprintf(stderr, "there is no robot '%s': InvertedPendulum or HalfCheetah is wanted\n", name);
    exit(2);
  }
  char path[4096], error[1000] = "";
  snprintf(path, sizeof path, "%s/%s", folder, h.robot->file);
  mju_user_warning = print_warning;
  mjModel* model = mj_loadXML(path, NULL, error, sizeof error);
  mjBatchConfig config;
  mjb_defaultConfig(&config);
  config.nthread = threads;
  h.batch = model ? mjb_makeBatch(model, count, &config, error, sizeof error) : NULL;
  if (!h.batch) {
    fprintf(stderr, "%s: %s\n", path, error);
    exit(1);
  }
  mj_deleteModel(model);
  h.model = mjb_model(h.batch);
  h.observations = h.model->nq - h.robot->hidden + h.model->nv;
  h.actions = h.model->nu;
  h.stride = mjb_nstate(h.batch);
  h.positions = mjb_stateComponent(h.batch, mjSTATE_QPOS, NULL);
  h.velocities = mjb_stateComponent(h.batch, mjSTATE_QVEL, NULL);
  h.controls = mjb_stateComponent(h.batch, mjSTATE_CTRL, NULL);
  return h;
}

/* Puts copy `i` near its first pose. */
static inline void reset_robot(herd* h, int i, rng* random) {
  mjb_reset(h->batch, &i, 1, NULL, mjSTAGE_NONE);
  mjtNum *q = h->positions + i * h->stride, *v = h->velocities + i * h->stride;
  const double noise = h->robot->noise;
  for (int k = 0; k < h->model->nq; ++k) q[k] += noise * (2 * uniform(random) - 1);
  for (int k = 0; k < h->model->nv; ++k)
    v[k] += noise * (h->robot->kind == CHEETAH ? normal(random) : 2 * uniform(random) - 1);
}

static inline void observe(const herd* h, int i, double* out) {
  const int seen = h->model->nq - h->robot->hidden;
  memcpy(out, h->positions + i * h->stride + h->robot->hidden, (size_t)seen * sizeof *out);
  memcpy(out + seen, h->velocities + i * h->stride, (size_t)h->model->nv * sizeof *out);
}

/* Moves every copy by one action, which is clipped to the limits of its motors. Writes the rewards,
 * and 1 for each copy that has failed, which ends its episode. */
static inline void move_robots(herd* h, const float* actions, double* rewards, int* has_failed) {
  for (int i = 0; i < h->count; ++i) {
    double* control = h->controls + i * h->stride;
    rewards[i] = 0;
    for (int k = 0; k < h->actions; ++k) {
      const mjtNum* limits = h->model->actuator_ctrlrange + 2 * k;
      control[k] = fmin(fmax(actions[i * h->actions + k], limits[0]), limits[1]);
      rewards[i] -= 0.1 * control[k] * control[k]; /* the cheetah's effort */
    }
    rewards[i] -= h->positions[i * h->stride] / (h->robot->substeps * h->model->opt.timestep);
  }
  if (mjb_step(h->batch, NULL, h->count, h->robot->substeps, mjSTAGE_NONE)) {
    for (int i = 0; i < h->count; ++i)
      if (mjb_status(h->batch)[i]) fprintf(stderr, "MuJoCo: %s\n", mjb_error(h->batch, i));
    exit(1);
  }
  for (int i = 0; i < h->count; ++i) {
    const double* q = h->positions + i * h->stride;
    rewards[i] += q[0] / (h->robot->substeps * h->model->opt.timestep); /* its speed */
    has_failed[i] = h->robot->kind == PENDULUM && !(fabs(q[1]) <= 0.2);
    if (h->robot->kind == PENDULUM) rewards[i] = !has_failed[i];
  }
}

#endif
