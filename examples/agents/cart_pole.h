/* A pole stands on a cart, which is pushed to the left or to the right fifty times a second (Barto,
 * Sutton & Anderson 1983). The numbers are those of Gymnasium's CartPole-v1: a push that keeps the
 * pole up has reward 1, so the return of an episode is its length, 500 at most.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_CART_POLE_H
#define MPT_EXAMPLES_CART_POLE_H

#include <math.h>

#include "statistics.h"

enum { SENSES = 4, PUSHES = 2, LONGEST = 500 };

typedef struct {
  double place, speed, angle, spin;
  int age; /* pushes so far */
} cart_pole;

static inline void cart_reset(cart_pole* c, rng* random) {
  c->place = 0.1 * uniform(random) - 0.05;
  c->speed = 0.1 * uniform(random) - 0.05;
  c->angle = 0.1 * uniform(random) - 0.05;
  c->spin = 0.1 * uniform(random) - 0.05;
  c->age = 0;
}

static inline void cart_see(const cart_pole* c, double* out) {
  out[0] = c->place;
  out[1] = c->speed;
  out[2] = c->angle;
  out[3] = c->spin;
}

/* Pushes the cart to the left (0) or to the right (1). Returns 1 if the pole is still up. */
static inline int cart_push(cart_pole* c, int push) {
  const double cart = 1, pole = 0.1, half = 0.5, gravity = 9.8, seconds = 0.02;
  const double force = push ? 10 : -10, mass = cart + pole;
  const double sine = sin(c->angle), cosine = cos(c->angle);
  const double thrust = (force + pole * half * c->spin * c->spin * sine) / mass;
  const double turn =
      (gravity * sine - cosine * thrust) / (half * (4.0 / 3 - pole * cosine * cosine / mass));
  const double gain = thrust - pole * half * turn * cosine / mass;
  c->place += seconds * c->speed;
  c->speed += seconds * gain;
  c->angle += seconds * c->spin;
  c->spin += seconds * turn;
  ++c->age;
  return fabs(c->place) <= 2.4 && fabs(c->angle) <= 12 * 3.14159265358979 / 180;
}

#endif
