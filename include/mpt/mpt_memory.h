/* libmpt: the memory of a training, and whether another batch would fit. mpt_context_get_memory
 * (mpt_context.h) returns the figures as numbers. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_MEMORY_H
#define MPT_MEMORY_H

#include "mpt_context.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Formats the memory report as a table with one line per purpose, in MB (1e6 bytes): now, at the
 * moment of the highest total since mpt_context_reset_peak, and at the highest total of the latest
 * step that has ended. Each column adds up to its total. The lines below give the allocations of a
 * step, the memory taken from the host, and the memory outside the arena that counts towards
 * memory_limit. In a context with several devices, the table is that of the device on which it
 * computes, and a table for each other device follows. The text is cut at `size` bytes. `needed`
 * (may be NULL) receives the full size, including the final NUL. */
MPT_CALL mpt_status mpt_memory_text(mpt_context context, char *MPT_NULLABLE text, size_t size,
                                    size_t *MPT_NULLABLE needed);

/* Ends a step of the memory report, and of the measurement that mpt_context_desc.own_threads
 * describes, for loops without a stepper. mpt_stepper_step does this itself. */
MPT_CALL mpt_status mpt_memory_end_step(mpt_context context);

/* ---- the memory of another batch ----------------------------------------------------------------
 * Watch one step, then ask whether another batch would fit:
 *
 *   mpt_tensor batch[2] = {x, y};            every tensor with one row per example
 *   mpt_memory_watch(context, batch, 2);
 *   ... forward, backward, mpt_stepper_step ...
 *   mpt_memory_fit(context, 256, 2000000000, &fit);
 *
 * From mpt_memory_watch to the end of the step the library records every block of memory and
 * follows the batch from kernel to kernel. Tensors that are computed from the batch grow with it.
 * Parameters, masters, gradients, optimizer states and casts of parameters keep their size.
 * mpt_memory_fit then replays the step with another batch and asks each kernel for the scratch
 * memory it would need. With several micro-batches, watch the last one, during which the gradients
 * of the others are also in memory. The watched step gives the usual results, a little slower. */

/* Watches the memory of the next step, for mpt_memory_fit. `batch` holds tensors of one context
 * that exist before the forward and have one first extent, which is the number of rows of the
 * batch. Memory of the host (mpt_tensor_from_memory) is possible. If the batch is another dim, as
 * in [length, batch, in], give a view by mpt_transpose. A second call starts anew. count 0 ends
 * watching and forgets the step. Errors: SHAPE (a tensor without dims, or with another first
 * extent), INVALID_ARGUMENT (a parameter), INVALID_HANDLE. */
MPT_CALL mpt_status mpt_memory_watch(mpt_context context, const mpt_tensor *batch, int32_t count);

/* Prediction of mpt_memory_fit, in bytes of live blocks. */
typedef struct mpt_memory_fit_info {
  uint32_t struct_size;                /* Size of the struct in bytes. */
  mpt_bool32 fits;                     /* 1 if peak is at most the limit. */
  int64_t watched_batch;               /* Number of rows of the watched batch. */
  size_t watched_peak;                 /* Highest total of the watched step. */
  size_t peak;                         /* Highest total of a step with the requested batch. */
  size_t at_peak[MPT_MEMORY_PURPOSES]; /* Bytes by mpt_memory_purpose at the moment of peak. They
                                          add up to peak. */
  int64_t largest_batch;               /* Number of rows of the largest batch whose peak is at most
                                          the limit. 0: not even one row fits. */
} mpt_memory_fit_info;

/* Predicts whether a step with a batch of `batch` rows stays within `limit` bytes, and the largest
 * batch that does. limit 0 means no limit. The bytes are those of live blocks, as total_peak of
 * mpt_memory_info. The arena takes a little more from the host (arena_bytes) for headers, rounding,
 * and holes between blocks. The prediction is inexact if the shapes of a step do not grow in
 * proportion to the batch, or if an operation chooses another algorithm at another size. Sparse
 * gradients are assumed to grow with the batch up to the whole table. Errors: STATE (no step was
 * watched; the watched step has not ended; it was the first one, which made the optimizer's
 * states), INVALID_ARGUMENT (batch is not in 1 to 2^40). */
MPT_CALL mpt_status mpt_memory_fit(mpt_context context, int64_t batch, size_t limit,
                                   mpt_memory_fit_info *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_MEMORY_H */
