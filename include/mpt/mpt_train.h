/* libmpt: training. Loss scaling, and the stepper, which does a whole step, over parameter sets and
 * precisions (mpt_params.h) and optimizers (mpt_optim.h). The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0
 *
 *   mpt_precision precision;
 *   mpt_precision_from_name("bf16-mixed", &precision, sizeof precision);
 *   mpt_params_set_precision(params, &precision);
 *
 *   mpt_optimizer_desc adamw;
 *   mpt_adamw_desc_init(&adamw, sizeof adamw);
 *   adamw.lr = 3e-4;
 *   mpt_optimizer_create(params, &adamw, &optimizer);
 *
 *   mpt_stepper_desc how;
 *   mpt_stepper_desc_init(&how, sizeof how);
 *   how.clip_norm = 1.0;
 *   mpt_stepper_create(context, &precision, &how, &stepper);
 *   mpt_stepper_add(stepper, optimizer);
 *
 *   for (step = 0; step < steps; ++step) {
 *     mpt_scope_push(context);
 *     mpt_precision_push(context, &precision);
 *     mpt_precision_input(&precision, next_batch(), &x);
 *     mpt_precision_output(&precision, forward(x), &y);
 *     loss = ... of y
 *     mpt_precision_pop(context);
 *     mpt_stepper_backward(stepper, loss);
 *     mpt_stepper_step(stepper);
 *     mpt_scope_pop(context, NULL, 0);
 *   }
 *
 * Any precision of the table in mpt_params.h runs through the same lines. */
#ifndef MPT_TRAIN_H
#define MPT_TRAIN_H

#include "mpt_autograd.h"
#include "mpt_observe.h"
#include "mpt_optim.h"

#ifdef __cplusplus
extern "C" {
#endif

MPT_HANDLE(mpt_scaler);
MPT_HANDLE(mpt_stepper);
MPT_HANDLE(mpt_lbfgs);

/* ---- loss scaling --------------------------------------------------------------------------------
 * torch.amp.GradScaler: multiply the loss so that small gradients survive in f16, undo it before the
 * update, skip the update where a gradient is not finite, and let the scale find its own size:
 *   after a non-finite gradient  scale *= backoff_factor (from the hysteresis-th in a row of skips on,
 *                                as Apex; Megatron-LM counts those since the scale last grew)
 *   after growth_interval clean updates   scale *= growth_factor, if that is finite
 * By hand, per iteration: scale, backward, (unscale, clip,) step per optimizer, update once. The calls
 * out of order are refused with MPT_ERROR_STATE.
 *
 * A gradient penalty under a scaler: scale what is to be differentiated, multiply its gradients back by
 * 1 / scale (get_info), and make the penalty of those:
 *   mpt_scaler_scale(scaler, score, &scaled);
 *   mpt_grad(&scaled, NULL, 1, &x, 1, &create_graph, &g);
 *   mpt_mul_scalar(g, 1 / info.scale, &g);
 *   loss = ... of g;  then mpt_stepper_backward, or scale and mpt_backward, as ever */

typedef struct mpt_scaler_desc {
  uint32_t struct_size;
  mpt_bool32 enabled; /* 1; 0: scale and unscale do nothing, step always steps */
  const mpt_chain *MPT_NULLABLE next;
  double init_scale;       /* 65536 */
  double growth_factor;    /* 2 */
  double backoff_factor;   /* 0.5 */
  int64_t growth_interval; /* 2000 */
  double min_scale;        /* 1; 0: none but the least normal f32 */
  double max_scale;        /* the largest f32 */
  int32_t hysteresis;      /* 1: back off at once */
  mpt_bool32 is_static;    /* 0; 1: the scale stays; steps are still skipped */
} mpt_scaler_desc;
MPT_API void mpt_scaler_desc_init(mpt_scaler_desc *desc, size_t size);

/* A scaler with its own scale and counters; desc NULL: the defaults. Errors: INVALID_ARGUMENT (a
 * factor out of range is named). */
MPT_CALL mpt_status mpt_scaler_create(mpt_context context, const mpt_scaler_desc *MPT_NULLABLE desc,
                                      mpt_scaler *out);
/* One more reference to the same scaler; NULL for a stale handle. Any thread. */
MPT_API mpt_scaler MPT_NULLABLE mpt_scaler_retain(mpt_scaler MPT_NULLABLE scaler);
/* Gives one reference back; a stepper keeps its own. NULL is fine. Any thread. */
MPT_API void mpt_scaler_release(mpt_scaler MPT_NULLABLE scaler);

/* loss * scale, a new tensor: f32 where the loss is 16 bits wide, so that it cannot overflow;
 * differentiable. Make the loss in f32 (mpt_precision_output, or a scope's casts, do): the gradient that
 * goes back into one of f16 is the scale itself, and 65536 is more than f16 holds. */
MPT_CALL mpt_status mpt_scaler_scale(mpt_scaler scaler, mpt_tensor loss, mpt_tensor *out);
/* Checks and divides, in place, the gradients of an optimizer's parameters: to see or clip the true
 * ones. At most once per optimizer between updates. Any floating dtype; f16, which does not hold the true
 * ones, becomes f32. */
MPT_CALL mpt_status mpt_scaler_unscale(mpt_scaler scaler, mpt_optimizer optimizer);
/* Steps the optimizer if its gradients are finite (unscaling on the way, unless that is done). At most
 * once per optimizer between updates. MPT_STEP_SKIPPED where the parameters stayed; on a device that
 * has not finished MPT_OK, and the verdict says it later. No gradients at all: legal, MPT_OK. Errors:
 * STATE (nothing was scaled since the last update or step of a stepper; the optimizer's gradients are
 * open in a stepper, or are another scaler's). */
MPT_CALL mpt_status mpt_scaler_step(mpt_scaler scaler, mpt_optimizer optimizer);
/* Moves the scale by what all optimizers since the last update found; it stays where none had a gradient.
 * Errors: STATE (nothing was unscaled or stepped; micro-batches of a stepper are open). */
MPT_CALL mpt_status mpt_scaler_update(mpt_scaler scaler);
/* Replaces the scale. Errors: STATE (gradients scaled by the old one are on the way),
 * INVALID_ARGUMENT. */
MPT_CALL mpt_status mpt_scaler_set_scale(mpt_scaler scaler, double scale);

typedef struct mpt_scaler_info {
  uint32_t struct_size;
  mpt_bool32 enabled;
  double scale;
  int64_t growth_tracker; /* clean updates since the scale last moved */
  int64_t hysteresis_left;
  int64_t updates;
  int64_t skipped; /* updates that found a non-finite gradient */
} mpt_scaler_info;
/* MPT_NOT_READY, with `out` untouched, while a device has not finished the latest update. */
MPT_CALL mpt_status mpt_scaler_get_info(mpt_scaler scaler, mpt_scaler_info *out);

/* All of it, to save and put back; PyTorch's keys, and the fields it has not. Errors: STATE (it is
 * disabled; set: a loss was scaled and no update has come), INVALID_ARGUMENT. */
typedef struct mpt_scaler_state {
  uint32_t struct_size;
  int32_t hysteresis_left;
  double scale, growth_factor, backoff_factor;
  int64_t growth_interval, growth_tracker;
} mpt_scaler_state;
/* The state as it is now, for mpt_scaler_set_state. Errors: STATE. */
MPT_CALL mpt_status mpt_scaler_get_state(mpt_scaler scaler, mpt_scaler_state *out);
/* Puts such a state back, whole or not at all. */
MPT_CALL mpt_status mpt_scaler_set_state(mpt_scaler scaler, const mpt_scaler_state *state);
/* The same as JSON text, with the keys of PyTorch's GradScaler.state_dict(), both ways:
 *   {"scale":65536.0,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2000,"_growth_tracker":0}
 * and, where it is not what the descriptor says, "_hysteresis_left". A disabled scaler gives {}, as
 * PyTorch's does. `needed` as in mpt_context_kernels_text. */
MPT_CALL mpt_status mpt_scaler_state_to_json(mpt_scaler scaler, char *MPT_NULLABLE text,
                                             size_t size, size_t *MPT_NULLABLE needed);
/* A disabled scaler takes nothing and returns MPT_OK. Errors: INVALID_ARGUMENT (cut or no JSON; {}: it
 * was saved from a disabled scaler; a key that is missing, unknown or out of range is named), STATE as
 * mpt_scaler_set_state. The scaler then is as it was. */
MPT_CALL mpt_status mpt_scaler_state_from_json(mpt_scaler scaler, const char *text);

/* ---- the stepper ---------------------------------------------------------------------------------
 * A whole step for any number of losses and optimizers, in one order: check, unscale, clip, update, one
 * update of the scale, zero_grad. The update reads the gradients once, scaled as they are. */

typedef int32_t mpt_clip_over;
enum { MPT_CLIP_GLOBAL = 0, MPT_CLIP_OPTIMIZER = 1, MPT_CLIP_GROUP = 2 };
typedef int32_t mpt_skip;
enum { MPT_SKIP_ALONE = 0, MPT_SKIP_TOGETHER = 1 };

typedef struct mpt_stepper_desc {
  uint32_t struct_size;
  int32_t accumulate; /* 1; micro-batches per step: losses are divided by it. Where 16 bits would
                         lose a hundredth, above 2 in bf16 and above 16 in f16, gradients are
                         summed in f32, those of more backwards than it says, too */
  const mpt_chain *MPT_NULLABLE next;
  mpt_scaler MPT_NULLABLE scaler; /* NULL: the one the precision asks for, or none */
  double clip_norm;           /* 0: none; else the largest norm; INFINITY: grad_norm is measured alone */
  double clip_value;          /* 0: none; else each value into [-clip_value, clip_value], before clip_norm */
  mpt_clip_over clip_over;    /* MPT_CLIP_GLOBAL: the norm over all optimizers that step, each optimizer,
                                 each group */
  mpt_skip skip;              /* MPT_SKIP_ALONE: only the optimizer whose gradients are not finite;
                                 MPT_SKIP_TOGETHER: all */
  mpt_bool32 check;           /* without a scaler too: skip where a gradient is not finite; 0 */
  mpt_bool32 keep_grads;      /* 0: gradients are dropped after the step; 1: they stay, scaled */
  mpt_bool32 release_grads;   /* 0; 1: gradient release: see below */
  mpt_bool32 error_if_nonfinite; /* 0; 1: instead of a skip the step fails with MPT_ERROR_STATE, which
                                    names the parameter: nothing has changed, the micro-batches are still open
                                    (mpt_stepper_drop ends them). Not with a dynamic scaler, which finds its
                                    scale by such gradients. */
  double clip_norm_type;      /* 2; the p of clip_norm, above 0: (sum |g|^p)^(1/p); INFINITY: the largest |g| */
  mpt_bool32 at_once;         /* 0; 1: gradients are added to those of the micro-batches before as they
                                 arrive, so that memory never holds both; a backward that fails then drops
                                 the gradients of all open micro-batches, and the message says so */
  int32_t losses;             /* 1; how many losses have a scale of their own: see mpt_stepper_backward_loss */
  int32_t events;             /* 0; how many skips to remember: see mpt_stepper_get_event */
  int32_t skip_limit;         /* 0; n: from the n-th step in a row that is skipped on mpt_stepper_step reports
                                 MPT_ERROR_STATE, which says why: all is as after a skip */
} mpt_stepper_desc;
MPT_API void mpt_stepper_desc_init(mpt_stepper_desc *desc, size_t size);

/* Makes a stepper, which runs the steps of the optimizers that mpt_stepper_add gives it: the backward, the
 * scale of the loss, clipping, accumulation, and the updates. The stepper is the caller's. precision and desc
 * may be NULL: 32-true, the defaults. Errors: INVALID_ARGUMENT (a field out of range, or two that contradict
 * each other, is named), INVALID_HANDLE. */
MPT_CALL mpt_status mpt_stepper_create(mpt_context context,
                                       const mpt_precision *MPT_NULLABLE precision,
                                       const mpt_stepper_desc *MPT_NULLABLE desc, mpt_stepper *out);
/* One more reference to the same stepper; NULL for a stale handle. Any thread. */
MPT_API mpt_stepper MPT_NULLABLE mpt_stepper_retain(mpt_stepper MPT_NULLABLE stepper);
/* Gives one reference back; its optimizers and scaler live on where the host holds them. With the last one
 * open micro-batches are given up, as by mpt_stepper_drop. NULL is fine. Any thread. */
MPT_API void mpt_stepper_release(mpt_stepper MPT_NULLABLE stepper);
/* Adds an optimizer, whose parameters the next steps update; the stepper keeps a reference to it. A set whose
 * precision asks for a scaler, in a stepper without one, is logged as a warning. Errors: INVALID_ARGUMENT
 * (already added; a parameter belongs to two optimizers: it is named), STATE (micro-batches are open). */
MPT_CALL mpt_status mpt_stepper_add(mpt_stepper stepper, mpt_optimizer optimizer);
/* The stepper's scaler: a new handle, NULL without one. Of several losses: number 0's. */
MPT_CALL mpt_status mpt_stepper_get_scaler(mpt_stepper stepper, mpt_scaler MPT_NULLABLE *out);

/* Backward from a loss, scaled and divided by `accumulate`. Call it for every loss of every
 * micro-batch; until the step, the scale is locked. For retain_graph or create_graph see
 * mpt_stepper_backward_loss with index 0. Gradients add up, also to
 * what another backward has left in these parameters: where a loss of another stepper passes through
 * them (a GAN's generator's, through the discriminator), freeze them for its forward
 * (mpt_params_freeze), or call mpt_stepper_drop before this. Where it fails the gradients are as they
 * were (but see at_once). Micro-batches are not counted: a step after one of four
 * takes a quarter of its gradient, after nine of four 2.25 times their mean. Where an epoch ends with
 * fewer, n, multiply their losses by accumulate / n (mpt_mul_scalar) before the backward. */
MPT_CALL mpt_status mpt_stepper_backward(mpt_stepper stepper, mpt_tensor loss);
/* The step. MPT_STEP_SKIPPED where an optimizer left its parameters as they were; where it got no
 * gradient there was nothing to do, and it is MPT_OK (MPT_VERDICT_NO_GRADIENT); where none got any the
 * scale stays. Of steppers that share a scaler, the last with micro-batches open moves its scale. Errors:
 * STATE (no backward since the last step, no optimizer, error_if_nonfinite, skip_limit; another stepper
 * has scaled gradients of an optimizer open). */
MPT_CALL mpt_status mpt_stepper_step(mpt_stepper stepper);
/* Gives the open micro-batches up: drops the gradients of every optimizer, unlocks the scale, which
 * stays. Without open ones: drops the gradients. */
MPT_CALL mpt_status mpt_stepper_drop(mpt_stepper stepper);

/* Backward from loss number `index`, with the options of mpt_backward (desc NULL: the defaults); without
 * several losses, index is 0. Several have one scale each (the num_losses of Apex): with `losses` N above
 * 1 the stepper has N scalers (with the options of `scaler`, which becomes number 0's, or those that the
 * precision asks for), and loss number `index` is scaled by its own. The gradients of a backward are
 * checked and divided by that scale as they arrive, and kept as true sums in f32 (f64 for f64), so
 * parameters that several losses share get the right sum. A non-finite gradient lowers the scale of the
 * loss it came from; the step is skipped for the optimizers that it reached, alone or together. The
 * scales move, each by what its loss brought, with the step; one whose loss had no backward stays.
 * mpt_stepper_backward is loss 0. Errors: INVALID_ARGUMENT (index; create_graph with several losses,
 * which unscaled sums have no place for). */
MPT_CALL mpt_status mpt_stepper_backward_loss(mpt_stepper stepper, int32_t index, mpt_tensor loss,
                                              const mpt_backward_desc *MPT_NULLABLE desc);
/* The scaler of a loss: a new handle, NULL without scaling. */
MPT_CALL mpt_status mpt_stepper_get_loss_scaler(mpt_stepper stepper, int32_t index,
                                                mpt_scaler MPT_NULLABLE *out);

/* Gradient release (release_grads): each parameter is updated in the backward, as soon as its gradient
 * is complete, and the gradient's memory goes at once: the gradients of the operation at hand are
 * there, not the model's. The same bits as without. mpt_stepper_step then only counts the step.
 * - One mpt_stepper_backward per step; hooks (mpt_tensor_add_hook) run before the update.
 * - What needs all gradients at once is refused by mpt_stepper_create: clip_norm, a scaler, check,
 *   accumulate, keep_grads; and retain_graph and create_graph by the backward. There is no skip.
 * - A backward that fails half way leaves the parameters that were complete updated. Its message says
 *   how many; mpt_training_save and the next backward are refused (STATE) until mpt_training_load has
 *   brought an earlier state back, or mpt_stepper_step has accepted what there is
 *   (MPT_STEP_SKIPPED, verdict MPT_VERDICT_PARTIAL).
 * - A parameter that is used both in a checkpointed region (mpt_recompute) and outside it, or in two,
 *   is refused (STATE) when the region runs again. */

typedef int32_t mpt_outcome;
enum {
  MPT_VERDICT_APPLIED = 1,
  MPT_VERDICT_NON_FINITE = 2,  /* skipped: a gradient was not finite */
  MPT_VERDICT_TOGETHER = 3,    /* skipped: another optimizer's was not */
  MPT_VERDICT_NO_GRADIENT = 4, /* nothing to do */
  MPT_VERDICT_PARTIAL = 5      /* gradient release: the backward failed after some updates */
};
typedef struct mpt_verdict {
  uint32_t struct_size;
  mpt_outcome outcome;            /* MPT_VERDICT_* */
  int64_t steps;                  /* applied by this optimizer so far */
  int64_t non_finite;             /* values */
  const char *MPT_NULLABLE bad_parameter; /* the first with a non-finite gradient, or NULL */
  double grad_norm;               /* unscaled, before clip_norm, over what clip_over says (per group: the
                                     largest); NaN where no norm was asked for, or a gradient is not
                                     finite (but for one that clip_value has brought back) */
  double scale_before, scale_after; /* of loss `loss`; without a scaler 1 */
  int32_t loss;                   /* of several losses the first that brought a non-finite gradient; else 0 */
  int32_t optimizer;              /* its number, in the order of adding */
  int64_t step;                   /* the stepper's step, from 1; skipped ones count */
  mpt_non_finite_phase bad_phase; /* of a skip: where the first value that is not finite came from, as
                                     mpt_context_get_non_finite found it: MPT_NON_FINITE_*; NONE: not found */
  mpt_op bad_op;                  /* the operation; -1 with NONE, or where the host set the gradient */
  const char *bad_op_name;        /* "" with NONE, as are the next two */
  const char *bad_tensor;         /* the tensor, or "" where it has no name */
  const char *bad_text;           /* a sentence */
} mpt_verdict;
/* What the last step did to optimizer number `index`, in the order of adding. MPT_NOT_READY, with `out`
 * untouched, while a device has not finished. Errors: STATE before the first step. */
MPT_CALL mpt_status mpt_stepper_get_verdict(mpt_stepper stepper, int32_t index, mpt_verdict *out);
/* What the last mpt_scaler_step did to an optimizer, in a loop written by hand; scale_after is the
 * present scale, grad_norm NaN, step the number of updates since. Errors: STATE where the scaler has
 * not stepped it. */
MPT_CALL mpt_status mpt_scaler_get_verdict(mpt_scaler scaler, mpt_optimizer optimizer,
                                           mpt_verdict *out);
/* The skips that are remembered, an optimizer's verdict each, from 0, the oldest, to
 * mpt_stepper_info.events - 1, the latest; the desc's `events` of them are kept. Errors:
 * INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_stepper_get_event(mpt_stepper stepper, int64_t index, mpt_verdict *out);

typedef struct mpt_stepper_info {
  uint32_t struct_size;
  int32_t optimizers;
  int64_t steps;          /* made, skipped ones included */
  int64_t skipped;        /* steps that an optimizer skipped */
  int64_t open;           /* backwards since the last step */
  int64_t events;         /* remembered */
  int64_t skipped_in_row; /* the latest steps, as many as were skipped since the last that was not */
} mpt_stepper_info;
/* What the stepper has done so far. */
MPT_CALL mpt_status mpt_stepper_get_info(mpt_stepper stepper, mpt_stepper_info *out);

/* ---- L-BFGS ---------------------------------------------------------------------------------------
 * torch.optim.LBFGS (Nocedal & Wright, Numerical Optimization, algorithms 7.4 and 3.5): a quasi-Newton
 * method that evaluates the loss several times per step, on the whole batch. The host gives the loss as a
 * function; the library does the rest: zero_grad, backward, unscale, check.
 *
 * Under a scaler the losses are scaled by its scale, which stays the same during a step, and the gradients
 * divided by it, in f32, before anything is made of them. Where an evaluation brings a non-finite value,
 * the whole step is taken back: parameters and history are what they were, the scale backs off,
 * MPT_STEP_SKIPPED. So the same bits come out with and without a scaler as long as nothing overflows
 * or underflows in 16 bits. */

typedef int32_t mpt_line_search;
enum { MPT_LINE_SEARCH_NONE = 0, MPT_LINE_SEARCH_STRONG_WOLFE = 1 };

typedef struct mpt_lbfgs_desc {
  uint32_t struct_size;
  mpt_line_search line_search; /* MPT_LINE_SEARCH_NONE: steps of lr */
  const mpt_chain *MPT_NULLABLE next;
  mpt_scaler MPT_NULLABLE scaler; /* NULL: none */
  double lr;               /* 1 */
  int32_t max_iterations;  /* per step; 20 */
  int32_t max_evaluations; /* per step, line searches included; 0: max_iterations * 5 / 4 */
  int32_t history;         /* 100; the pairs that approximate the curvature: 2 vectors of all parameters each */
  int32_t reserved;
  double tolerance_grad;   /* 1e-7; a step ends where no gradient is larger */
  double tolerance_change; /* 1e-9; where neither parameters nor loss change by more */
} mpt_lbfgs_desc;
MPT_API void mpt_lbfgs_desc_init(mpt_lbfgs_desc *desc, size_t size);

/* Makes an L-BFGS optimizer of every parameter of a set that is not frozen. It is the caller's and keeps a
 * reference to the set. desc NULL: the defaults. Errors: INVALID_ARGUMENT (a field out of range is named),
 * INVALID_HANDLE. */
MPT_CALL mpt_status mpt_lbfgs_create(mpt_params params, const mpt_lbfgs_desc *MPT_NULLABLE desc,
                                     mpt_lbfgs *out);
/* One more reference to the same L-BFGS; NULL for a stale handle. Any thread. */
MPT_API mpt_lbfgs MPT_NULLABLE mpt_lbfgs_retain(mpt_lbfgs MPT_NULLABLE lbfgs);
/* Gives one reference back; the parameters stay in their set. NULL is fine. Any thread. */
MPT_API void mpt_lbfgs_release(mpt_lbfgs MPT_NULLABLE lbfgs);
/* Computes the loss of the present parameters and stores a new handle, which the library takes over. What
 * it makes besides is released after each call. Return MPT_OK, or an error to stop the step, which is
 * then taken back, with MPT_ERROR_CALLBACK. It must neither call backward nor change parameters. */
typedef mpt_status (*mpt_closure)(void *user, mpt_tensor *loss);
/* One step; `loss` (may be NULL) gets the first evaluation's, before the step, as in PyTorch. Gradients
 * are dropped. MPT_STEP_SKIPPED as above, without a scaler too. Errors: CALLBACK, STATE (the scaler has
 * micro-batches or other losses open), SHAPE (a loss with several elements), INVALID_ARGUMENT (it
 * depends on none of the parameters). After an error everything is as it was. */
MPT_CALL mpt_status mpt_lbfgs_step(mpt_lbfgs lbfgs, mpt_closure closure, void *user,
                                   double *MPT_NULLABLE loss);

typedef struct mpt_lbfgs_info {
  uint32_t struct_size;
  int32_t history;     /* pairs kept now */
  int64_t steps;       /* applied */
  int64_t iterations;  /* of all steps */
  int64_t evaluations; /* calls of the closure in applied steps */
} mpt_lbfgs_info;
/* What it has done so far, and how many pairs it holds. */
MPT_CALL mpt_status mpt_lbfgs_get_info(mpt_lbfgs lbfgs, mpt_lbfgs_info *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_TRAIN_H */
