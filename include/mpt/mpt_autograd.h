/* libmpt: gradients, hooks on gradients, activation checkpointing. The conventions of mpt.h hold
 * here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_AUTOGRAD_H
#define MPT_AUTOGRAD_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- gradients ------------------------------------------------------------------------------- */

/* Switches gradients for a leaf on or off. A leaf is a tensor that is not the result of a
 * recorded operation. Errors: DTYPE (not a floating dtype), STATE (not a leaf, or made in
 * inference mode). */
MPT_CALL mpt_status mpt_tensor_set_requires_grad(mpt_tensor tensor, mpt_bool32 on);
/* Returns the accumulated gradient of a tensor as a new handle, or NULL if there is none.
 * Errors: STATE (the gradient is sparse: use mpt_tensor_get_grad_rows). */
MPT_CALL mpt_status mpt_tensor_get_grad(mpt_tensor tensor, mpt_tensor MPT_NULLABLE *out);
/* Replaces the gradient of a tensor. The new gradient shares the elements and the history of
 * `grad`. grad NULL drops the gradient. Errors: SHAPE (another shape), DTYPE (not a floating
 * dtype), INVALID_ARGUMENT (`grad` is the tensor itself, or its elements share memory), STATE
 * (`grad` is read-only). */
MPT_CALL mpt_status mpt_tensor_set_grad(mpt_tensor tensor, mpt_tensor MPT_NULLABLE grad);
/* Sets the dtype in which the gradient of a leaf is stored: f32, f64, f16 or bf16. NONE (default)
 * means the tensor's own dtype. A 16-bit gradient of f32 weights saves memory. The gradients of
 * several backwards are added in this dtype, so 16 bits lose precision when many are added. A
 * stepper's micro-batches, and many parts within one backward, are summed in f32 in that case.
 * Errors: DTYPE (another dtype). */
MPT_CALL mpt_status mpt_tensor_set_grad_dtype(mpt_tensor tensor, mpt_dtype dtype);
/* Switches sparse gradients on or off for a leaf [V, D], such as an embedding of which a step reads
 * few rows. From the next backward on, the gradient that mpt_embedding produces is stored as the
 * indices of the rows that were read, and one gradient per row. No [V, D] gradient is made, and the
 * optimizer updates only these rows (mpt_optim.h lists the rules that can).
 *
 * Equal rows are summed in the order of the index, in f32 for 16-bit values, and rounded once. The
 * values, and whether one overflows, are bitwise those of a dense gradient. Micro-batches are added
 * by rows. The gradient is dense if another operation contributes to it (a tied output layer), with
 * create_graph, and in mpt_grad. Hooks see only the values [n, D]. A backward, which makes and adds
 * such gradients, waits for a device other than the CPU, because the indices give the number of
 * rows. Errors: SHAPE (not two dims). */
MPT_CALL mpt_status mpt_tensor_set_grad_sparse(mpt_tensor tensor, mpt_bool32 on);
/* Returns a sparse gradient. `rows` receives a copy of the row indices, i64 [n], ascending and
 * unique. `values` receives the gradients of these rows, [n, D], which may be written in place.
 * Both are new handles, or NULL if the gradient is dense or missing. */
MPT_CALL mpt_status mpt_tensor_get_grad_rows(mpt_tensor tensor, mpt_tensor MPT_NULLABLE *rows,
                                             mpt_tensor MPT_NULLABLE *values);

/* Options of mpt_backward, mpt_grad and mpt_stepper_backward_loss. */
typedef struct mpt_backward_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 retain_graph;            /* 1: keeps the graph for another backward. Default: 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_bool32 create_graph;            /* 1: records the backward, so that the gradients are
                                         differentiable; implies retain_graph. Default: 0. */
  int32_t reserved;                   /* Must be 0. */
} mpt_backward_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_backward_desc_init(mpt_backward_desc *desc, size_t size);

/* Adds d(sum of roots)/d(leaf) to the gradient of every leaf that requires one. `root_grads` holds
 * the gradients of the roots. The list and each entry may be NULL, which means 1 and requires a
 * root with one element. desc NULL means the defaults. After an error every gradient is unchanged.
 * Without retain_graph, the part of the graph that the backward has passed is freed, even after an
 * error. Errors: STATE (the graph was freed before; a saved value was changed in place: the text
 * names operation and tensor), SHAPE, DTYPE (a gradient of a root has another dtype),
 * INVALID_ARGUMENT (a root requires no gradient). */
MPT_CALL mpt_status mpt_backward(const mpt_tensor *roots,
                                 const mpt_tensor MPT_NULLABLE *MPT_NULLABLE root_grads,
                                 int32_t count, const mpt_backward_desc *MPT_NULLABLE desc);
/* Returns the gradients of the roots with respect to `inputs`, one new tensor per input, without
 * changing the gradient of any leaf. `out` has room for `input_count` handles. An input that the
 * roots do not depend on gives NULL. The gradient of a leaf has the leaf's dtype; for a 16-bit leaf
 * it has the dtype set by mpt_tensor_set_grad_dtype. `root_grads` holds the gradients of the roots.
 * The list and each entry may be NULL, which means 1 and requires a root with one element. desc
 * NULL means the defaults. Errors: those of mpt_backward. */
MPT_CALL mpt_status mpt_grad(const mpt_tensor *roots,
                             const mpt_tensor MPT_NULLABLE *MPT_NULLABLE root_grads, int32_t count,
                             const mpt_tensor *inputs, int32_t input_count,
                             const mpt_backward_desc *MPT_NULLABLE desc,
                             mpt_tensor MPT_NULLABLE *out);

/* Mode of recording. Modes nest, and the innermost one applies. */
typedef int32_t mpt_grad_mode;
enum {
  MPT_GRAD_ENABLED = 0,  /* Operations are recorded. It is the mode of a new context, and switches
                            recording on again inside another mode. */
  MPT_GRAD_DISABLED = 1, /* Nothing is recorded. */
  MPT_GRAD_INFERENCE = 2 /* Nothing is recorded, and the results can never take part in
                            recording. */
};
/* Opens a grad mode, which applies until mpt_grad_mode_pop. Errors: INVALID_ARGUMENT (unknown
 * mode). */
MPT_CALL mpt_status mpt_grad_mode_push(mpt_context context, mpt_grad_mode mode);
/* Closes the innermost grad mode. Errors: STATE (no mode is open). */
MPT_CALL mpt_status mpt_grad_mode_pop(mpt_context context);

/* ---- hooks ----------------------------------------------------------------------------------- */

/* Hook on the gradient of a tensor. The contract of callbacks in mpt_base.h holds. *grad is
 * borrowed. To replace the gradient, the hook stores another handle in *grad, of the same shape and
 * dtype, which the library takes over. It returns MPT_OK, or an error, which stops the backward. */
typedef mpt_status (*mpt_grad_hook)(void *user, mpt_tensor *grad);
/* Hook that runs after a gradient was added to a leaf. The contract of callbacks in mpt_base.h
 * holds. `leaf` is borrowed. It returns MPT_OK, or an error, which stops the backward. Leaves
 * usually receive their gradients together, at the end of the backward. A leaf with a post hook
 * receives its gradient at once, and keeps it if the backward fails later. */
typedef mpt_status (*mpt_post_hook)(void *user, mpt_tensor leaf);
/* Adds a hook that sees, and may replace, each gradient of a tensor. `done(user)` (may be NULL)
 * runs once when the hook can run no more, because it was removed or because its tensor and every
 * graph that refers to it are gone. It does not run if this call fails. `id` (may be NULL) receives
 * the number of the hook, for mpt_tensor_remove_hook. Errors: STATE (the tensor requires no
 * gradient). */
MPT_CALL mpt_status mpt_tensor_add_hook(mpt_tensor tensor, mpt_grad_hook hook, void *user,
                                        mpt_done_fn MPT_NULLABLE done, int64_t *MPT_NULLABLE id);
/* Adds a hook that runs each time a gradient was added to a leaf. `done(user)` (may be NULL) runs
 * once when the hook can run no more, because it was removed or its leaf is gone. It does not run
 * if this call fails. `id` (may be NULL) receives the number of the hook, for
 * mpt_tensor_remove_hook. Errors: STATE (the tensor is not a leaf that requires a gradient). */
MPT_CALL mpt_status mpt_tensor_add_post_hook(mpt_tensor leaf, mpt_post_hook hook, void *user,
                                             mpt_done_fn MPT_NULLABLE done,
                                             int64_t *MPT_NULLABLE id);
/* Removes a hook or post hook by its number. Errors: INVALID_ARGUMENT (the tensor has no such
 * hook). */
MPT_CALL mpt_status mpt_tensor_remove_hook(mpt_tensor tensor, int64_t id);

/* ---- activation checkpointing ---------------------------------------------------------------- */

/* Function of the host that computes tensors from tensors. It stores `out_count` handles in `out`,
 * which the library takes over. The handles in `in` are borrowed. It returns MPT_OK, or an error,
 * which stops the call that ran it. The contract of callbacks in mpt_base.h holds. */
typedef mpt_status (*mpt_forward_fn)(void *user, const mpt_tensor *in, int32_t in_count,
                                     mpt_tensor *out, int32_t out_count);
/* Runs `forward` without keeping the activations that its backward needs, and runs it again when
 * the backward comes (activation checkpointing, Chen et al. 2016). The second run has the random
 * numbers and the autocast state of the first. `forward` must compute equal results from equal
 * inputs. `out` receives `out_count` new handles. Gradients reach `in`, and the parameters that
 * `forward` reads itself, in mpt_backward and in mpt_grad, for derivatives of any order. If several
 * regions read one leaf, its gradient arrives in several parts, and its hooks run for each part.
 * `done(user)` (may be NULL) runs once when `forward` can run no more; it does not run if this call
 * fails. Errors: CALLBACK (`forward` failed, which in its second run fails the backward). */
MPT_CALL mpt_status mpt_recompute(mpt_context context, mpt_forward_fn forward, void *user,
                                  mpt_done_fn MPT_NULLABLE done, const mpt_tensor *in,
                                  int32_t in_count, mpt_tensor *out, int32_t out_count);

/* ---- anomaly mode ---------------------------------------------------------------------------- */

/* Switches the anomaly mode on or off. In this mode every result of a forward and a backward is
 * checked. The first operation that produces a NaN or infinity fails with MPT_ERROR_STATE, and the
 * text names it. Each check waits for a device other than the CPU. */
MPT_CALL mpt_status mpt_context_set_anomaly(mpt_context context, mpt_bool32 on);

#ifdef __cplusplus
}
#endif

#endif /* MPT_AUTOGRAD_H */
