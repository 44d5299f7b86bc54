/* Cores that a process may use, and its share of them beside other ranks on the same machine.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_CORES_H
#define MPT_EXAMPLES_CORES_H

#ifndef _GNU_SOURCE
#error "define _GNU_SOURCE before the first header, for sched_getaffinity"
#endif
#include <sched.h>
#include <stdint.h>

enum { CORE_SETS = 8 }; /* a cpu_set_t has 1024 cores */

typedef struct {
  cpu_set_t sets[CORE_SETS];
} core_mask;

/* Returns the cores that taskset, a container, srun or mpirun leaves this process. */
static inline core_mask cores_of_process(void) {
  core_mask mask;
  if (sched_getaffinity(0, sizeof mask, mask.sets) != 0) CPU_ZERO_S(sizeof mask, mask.sets);
  return mask;
}

/* Returns the threads for each of `ranks` ranks in this process. */
static inline int32_t threads_per_rank(int64_t ranks) {
  const core_mask mine = cores_of_process();
  const int64_t share = CPU_COUNT_S(sizeof mine, mine.sets) / ranks;
  return share > 1 ? (int32_t)share : 1;
}

#ifdef MPI_VERSION
/* Returns the threads for this rank: the cores of its mask, of which those that other ranks on this
 * machine may use too are shared with them. All ranks of `ranks` call this. */
static inline int32_t threads_of_rank(MPI_Comm ranks) {
  enum { MOST = CORE_SETS * CPU_SETSIZE };
  static int users[MOST];
  const core_mask mine = cores_of_process();
  double share = 0;
  MPI_Comm here;
  for (int i = 0; i < MOST; ++i) users[i] = CPU_ISSET_S(i, sizeof mine, mine.sets) != 0;
  MPI_Comm_split_type(ranks, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &here);
  MPI_Allreduce(MPI_IN_PLACE, users, MOST, MPI_INT, MPI_SUM, here);
  MPI_Comm_free(&here);
  for (int i = 0; i < MOST; ++i)
    if (CPU_ISSET_S(i, sizeof mine, mine.sets)) share += 1.0 / users[i];
  return share > 1 ? (int32_t)(share + 1e-6) : 1;
}
#endif

#endif
