/* libmpt: where the memory of a training goes, and what another batch would take.
 * mpt_context_get_memory (mpt.h) has the same figures as numbers.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_MEMORY_H
#define MPT_MEMORY_H

#include "mpt_context.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The report as a table: a line for each purpose that has memory, in MB (1e6 bytes): now, at the moment
 * of the highest total since mpt_context_reset_peak, and at that of the latest step that has ended. Each
 * column adds up to its total. Below it what a step asks for and what was taken from the host. The text
 * is cut at `size`; `needed` (may be NULL) gets the whole size, the final NUL included. */
MPT_CALL mpt_status mpt_memory_text(mpt_context context, char *MPT_NULLABLE text, size_t size,
                                    size_t *MPT_NULLABLE needed);

/* Ends a step of the report, for loops without a stepper; mpt_stepper_step does it by itself. */
MPT_CALL mpt_status mpt_memory_end_step(mpt_context context);

/* Would another batch fit? Watch one step, then ask:
 *
 *   mpt_tensor batch[2] = {x, y};            every tensor that holds a row per example
 *   mpt_memory_watch(context, batch, 2);
 *   ... forward, backward, mpt_stepper_step ...
 *   mpt_memory_fit(context, 256, 2000000000, &fit);
 *
 * From mpt_memory_watch to the end of the step every block of memory is noted, and the batch is followed
 * from kernel to kernel (of several micro-batches watch the last, beside whose activations the sums of the
 * others lie): what is computed from it grows with it; parameters, masters, gradients, optimizer
 * states and casts of parameters stay. The step is then played again with another batch, each kernel being
 * asked for its workspace there. The watched step runs as it would have, a little slower.
 *
 * `batch` are tensors of one context that exist before the forward, all of the same first extent, which
 * counts the batch's rows (a host's memory, mpt_tensor_from_memory, may be among them; where the batch is another
 * dim, [length, batch, in], give a view by mpt_transpose). Watching again starts anew; count 0 ends it and
 * forgets. Errors: SHAPE (a tensor without dims, or of another extent),
 * INVALID_ARGUMENT (a parameter), INVALID_HANDLE. */
MPT_CALL mpt_status mpt_memory_watch(mpt_context context, const mpt_tensor *batch, int32_t count);

typedef struct mpt_memory_fit_info {
  uint32_t struct_size;
  mpt_bool32 fits;       /* peak <= limit */
  int64_t watched_batch; /* rows of the watched step's batch */
  size_t watched_peak;   /* its peak */
  size_t peak;           /* the highest total of a step with the batch that was asked for */
  size_t at_peak[MPT_MEMORY_PURPOSES]; /* by mpt_memory_purpose; they add up to it */
  int64_t largest_batch; /* whose peak is within the limit; 0: not one row's is */
} mpt_memory_fit_info;

/* Whether a step with a batch of `batch` rows stays within `limit` bytes, and the largest batch that does.
 * limit 0: none; everything fits. Bytes are those of live blocks, as total_peak in mpt_memory_info counts
 * them; the arena takes a little more from the host (arena_bytes there): headers, rounding, and holes
 * between blocks. Where a step's shapes do not grow in proportion to the batch, or an operation goes
 * another way at another size, the answer is that much off. Gradients by rows are taken to grow with the
 * batch until they have the whole table.
 * Errors: STATE (no watched step, it has not ended, or it was the first, which made the optimizer's
 * states), INVALID_ARGUMENT. */
MPT_CALL mpt_status mpt_memory_fit(mpt_context context, int64_t batch, size_t limit,
                                   mpt_memory_fit_info *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_MEMORY_H */
