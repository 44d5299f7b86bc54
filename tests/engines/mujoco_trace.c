/* Moves the robots of examples/mujoco by fixed actions and prints each reward and observation, for
 * a comparison with Gymnasium's robots.
 *
 *   mujoco_trace ROBOT FOLDER STEPS
 *
 * SPDX-License-Identifier: Apache-2.0 */
#include "robots.h"

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  herd h = make_herd(argv[1], argv[2], 2, 2);
  for (long t = 0; t < atol(argv[3]); ++t) {
    float actions[2 * 8];
    double rewards[2], x[64];
    int has_failed[2];
    for (int i = 0; i < 2; ++i)
      for (int k = 0; k < h.actions; ++k)
        actions[i * h.actions + k] = i ? (float)(1.5 * sin(0.7 * (double)t + k)) : 0;
    move_robots(&h, actions, rewards, has_failed);
    observe(&h, 1, x);
    printf("%d %.17g", has_failed[1], rewards[1]);
    for (int k = 0; k < h.observations; ++k) printf(" %.17g", x[k]);
    printf("\n");
  }
  mjb_deleteBatch(h.batch);
  return 0;
}
