/* Generalized advantage estimation (Schulman et al. 2016), for policies that learn from what they
 * just did.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_ADVANTAGES_H
#define MPT_EXAMPLES_ADVANTAGES_H

/* Estimates how much better each action was than the policy's mean. The actions are in the order of
 * time, and at each time in that of the `copies` of the game. `before` and `after` are the values
 * of what was seen before and after an action. An episode that failed has no value any more; one
 * that was cut goes on in the value of what was seen last. */
static inline void estimate_advantages(const float* rewards, const float* before,
                                       const float* after, const int* has_failed,
                                       const int* has_ended, int count, int copies, double gamma,
                                       double lambda, float* advantages) {
  for (int i = count - 1; i >= 0; --i) {
    const double next = has_failed[i] ? 0 : after[i];
    const double later = has_ended[i] || i + copies >= count ? 0 : advantages[i + copies];
    advantages[i] = (float)(rewards[i] + gamma * next - before[i] + gamma * lambda * later);
  }
}

#endif
