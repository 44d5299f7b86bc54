/* libmpt: gradients, hooks on them, activation checkpointing.
 * The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_AUTOGRAD_H
#define MPT_AUTOGRAD_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- autograd ---------------------------------------------------------------------------------- */

/* Whether gradients are wanted for this tensor; only leaves (not results of recorded operations)
 * of floating dtype can be switched. Errors: DTYPE, STATE (no leaf; made in inference mode). */
MPT_CALL mpt_status mpt_tensor_set_requires_grad(mpt_tensor tensor, mpt_bool32 on);
/* The gradient gathered so far: a new handle, or NULL where there is none. Errors: STATE (it is kept by
 * rows: mpt_tensor_get_grad_rows). */
MPT_CALL mpt_status mpt_tensor_get_grad(mpt_tensor tensor, mpt_tensor MPT_NULLABLE *out);
/* Replaces (or, with NULL, drops) the gradient, by one that shares grad's elements and history. */
MPT_CALL mpt_status mpt_tensor_set_grad(mpt_tensor tensor, mpt_tensor MPT_NULLABLE grad);
/* The dtype in which this leaf's gradient is kept; NONE: the tensor's own. Several backwards add up in
 * it: 16 bits lose some of many (a stepper's micro-batches, and many parts of one backward, are then
 * summed in f32). A 16-bit one under f32 weights saves memory. */
MPT_CALL mpt_status mpt_tensor_set_grad_dtype(mpt_tensor tensor, mpt_dtype dtype);
/* Sparse gradients, for a leaf [V, D] of which a step reads few rows: what mpt_embedding gives it is kept
 * as the rows that were read and a gradient for each, no [V, D] is made, and its optimizer touches those
 * rows alone (mpt_optim.h says which rules do). From the next backward on. Equal rows are summed as they
 * arrive, by the order of the index, in f32 where values are 16 bits wide, rounded once: the values, and
 * whether one overflows, are to the bit those of a dense gradient. Micro-batches add up by rows; together
 * with a gradient from another operation (a tied output layer), and with create_graph and in mpt_grad, it
 * is dense. Hooks see the values alone, [n, D]. Errors: SHAPE (not two dims). */
MPT_CALL mpt_status mpt_tensor_set_grad_sparse(mpt_tensor tensor, mpt_bool32 on);
/* A gradient kept by rows: the rows' numbers, i64 [n], ascending and each once, a copy; and their
 * gradients, [n, D], which may be written in place. New handles, or NULL both where the gradient is dense
 * or there is none. */
MPT_CALL mpt_status mpt_tensor_get_grad_rows(mpt_tensor tensor, mpt_tensor MPT_NULLABLE *rows,
                                             mpt_tensor MPT_NULLABLE *values);

typedef struct mpt_backward_desc {
  uint32_t struct_size;
  mpt_bool32 retain_graph; /* keep what a second backward needs */
  const mpt_chain *MPT_NULLABLE next;
  mpt_bool32 create_graph; /* make the gradients differentiable; implies retain_graph */
  int32_t reserved;
} mpt_backward_desc;
MPT_API void mpt_backward_desc_init(mpt_backward_desc *desc, size_t size);

/* Adds d(sum of roots)/d(leaf) to the gradient of every leaf that wants one. `root_grads` (may be
 * NULL, as may its entries) are the roots' own gradients; a root without one must have one element.
 * Errors: STATE (graph already freed; a saved value was changed in place: the op and tensor are
 * named), SHAPE, INVALID_ARGUMENT (a root that needs no gradient). After an error every gradient is as
 * it was; without retain_graph the graph is used up as far as the backward came. */
MPT_CALL mpt_status mpt_backward(const mpt_tensor *roots,
                                 const mpt_tensor MPT_NULLABLE *MPT_NULLABLE root_grads,
                                 int32_t count, const mpt_backward_desc *MPT_NULLABLE desc);
/* The gradients of the roots with respect to `inputs`, as new tensors (a leaf's of its own dtype, or, of
 * one of 16 bits, the one that its gradient is kept in); no leaf's own gradient is touched. An input that
 * the roots do not depend on gives NULL. */
MPT_CALL mpt_status mpt_grad(const mpt_tensor *roots,
                             const mpt_tensor MPT_NULLABLE *MPT_NULLABLE root_grads, int32_t count,
                             const mpt_tensor *inputs, int32_t input_count,
                             const mpt_backward_desc *MPT_NULLABLE desc,
                             mpt_tensor MPT_NULLABLE *out);

/* Grad modes nest. NO_GRAD: nothing is recorded. INFERENCE: the same, and results can never take part
 * in recording. ENABLED: recording again, inside the others. Pop in the reverse order. */
typedef int32_t mpt_grad_mode;
enum { MPT_GRAD_ENABLED = 0, MPT_GRAD_DISABLED = 1, MPT_GRAD_INFERENCE = 2 };
/* Opens a mode. Errors: INVALID_ARGUMENT (no such mode). */
MPT_CALL mpt_status mpt_grad_mode_push(mpt_context context, mpt_grad_mode mode);
/* Closes the innermost mode. Errors: STATE (none is open). */
MPT_CALL mpt_status mpt_grad_mode_pop(mpt_context context);

/* Sees a gradient, a callback (see mpt.h), and may replace it: *grad is borrowed; to replace it, store a
 * handle there, which the library takes over. Return MPT_OK, or an error, which stops the backward. The
 * post form runs after a leaf's gradient was added to; it sees the leaf. Leaves get their gradients
 * together, at the end; one with a post hook gets it at once, and keeps it where the backward then fails. */
typedef mpt_status (*mpt_grad_hook)(void *user, mpt_tensor *grad);
typedef mpt_status (*mpt_post_hook)(void *user, mpt_tensor leaf);
/* Adds a hook on a tensor's gradient. done(user) (may be NULL) runs once when the hook can run no more: it
 * was removed, or its tensor and every graph that knows it are gone; never on failure. `id` (may be NULL)
 * gets its number, for mpt_tensor_remove_hook. Errors: STATE (the tensor needs no gradient). */
MPT_CALL mpt_status mpt_tensor_add_hook(mpt_tensor tensor, mpt_grad_hook hook, void *user,
                                        mpt_done_fn MPT_NULLABLE done, int64_t *MPT_NULLABLE id);
/* Adds a post hook on a leaf; done and id as for mpt_tensor_add_hook. */
MPT_CALL mpt_status mpt_tensor_add_post_hook(mpt_tensor leaf, mpt_post_hook hook, void *user,
                                             mpt_done_fn MPT_NULLABLE done,
                                             int64_t *MPT_NULLABLE id);
/* Takes a hook off by its number. Errors: INVALID_ARGUMENT (the tensor has no such hook). */
MPT_CALL mpt_status mpt_tensor_remove_hook(mpt_tensor tensor, int64_t id);

/* Activation checkpointing: runs `forward` without keeping what its backward needs, and again, with
 * the same random numbers and autocast state, when the backward comes. It stores its `out_count`
 * results in `out`, handles that the library takes over (callbacks: see mpt.h), and must compute the same
 * from the same. Gradients reach `in`, and the parameters that it reads besides, in mpt_backward and
 * mpt_grad, of any order; a leaf that several regions read gets its gradient in several parts, with its
 * hooks run for each. `done(user)` runs when nothing can call `forward` any more. */
typedef mpt_status (*mpt_forward_fn)(void *user, const mpt_tensor *in, int32_t in_count,
                                     mpt_tensor *out, int32_t out_count);
MPT_CALL mpt_status mpt_recompute(mpt_context context, mpt_forward_fn forward, void *user,
                                  mpt_done_fn MPT_NULLABLE done, const mpt_tensor *in,
                                  int32_t in_count, mpt_tensor *out, int32_t out_count);

/* Switches the anomaly mode: every result, forward and backward, is checked, and the first operation
 * that made a NaN or Inf fails with MPT_ERROR_STATE and is named. */
MPT_CALL mpt_status mpt_context_set_anomaly(mpt_context context, mpt_bool32 on);

#ifdef __cplusplus
}
#endif

#endif /* MPT_AUTOGRAD_H */
