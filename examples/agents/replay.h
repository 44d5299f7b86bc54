/* A memory with priorities (Schaul et al. 2016): numbers slots, in which the program keeps what it
 * remembers, and draws them in proportion to their priorities.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_REPLAY_H
#define MPT_EXAMPLES_REPLAY_H

#include <math.h>

#include "statistics.h"

enum { SLOTS = 1 << 14 }; /* a power of two */

typedef struct {
  /* A binary tree: sums[1] is the root, the children of sums[i] are sums[2 i] and sums[2 i + 1],
   * and sums[SLOTS + k] is the priority of slot k. */
  double sums[2 * SLOTS];
  double largest; /* the largest priority so far */
  long added;
} replay;

static inline void replay_set(replay* r, int slot, double priority) {
  if (!isfinite(priority)) priority = r->largest; /* a loss scaler skips such a step */
  int i = SLOTS + slot;
  r->sums[i] = priority;
  for (i /= 2; i > 0; i /= 2) r->sums[i] = r->sums[2 * i] + r->sums[2 * i + 1];
  r->largest = fmax(r->largest, priority);
}

/* Returns the slot for something new: a free one, or that of the oldest. It gets the largest
 * priority, so that it is drawn soon. */
static inline int replay_add(replay* r) {
  const int slot = (int)(r->added++ % SLOTS);
  replay_set(r, slot, r->largest > 0 ? r->largest : 1);
  return slot;
}

/* Draws `n` slots, one from each of `n` equal parts of the sum. Weights take back how much more
 * often than others a slot is drawn: wholly if `correction` is 1. The largest weight is 1. */
static inline void replay_draw(const replay* r, int n, double correction, rng* random, int* slots,
                               float* weights) {
  const double sum = r->sums[1];
  double largest = 0;
  for (int k = 0; k < n; ++k) {
    double left = (k + uniform(random)) / n * sum;
    int i = 1;
    while (i < SLOTS) {
      i *= 2;
      if (left < r->sums[i] || r->sums[i + 1] == 0) continue;
      left -= r->sums[i];
      ++i;
    }
    slots[k] = i - SLOTS;
    const double weight = pow(sum / r->sums[i], correction);
    weights[k] = (float)weight;
    largest = fmax(largest, weight);
  }
  for (int k = 0; k < n; ++k) weights[k] = (float)(weights[k] / largest);
}

#endif
