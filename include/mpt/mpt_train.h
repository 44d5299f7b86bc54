/* libmpt: training: loss scaling, the stepper, which runs a whole step, and L-BFGS. They work on
 * parameter sets and precisions (mpt_params.h) and optimizers (mpt_optim.h). The conventions of
 * mpt.h hold here.
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
 * Every precision of the table in mpt_params.h works with these lines. */
#ifndef MPT_TRAIN_H
#define MPT_TRAIN_H

#include "mpt_autograd.h"
#include "mpt_comm.h"
#include "mpt_observe.h"
#include "mpt_optim.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handle of a loss scaler. */
MPT_HANDLE(mpt_scaler);
/* Handle of a stepper. */
MPT_HANDLE(mpt_stepper);
/* Handle of an L-BFGS optimizer. */
MPT_HANDLE(mpt_lbfgs);

/* ---- loss scaling -------------------------------------------------------------------------------
 * A scaler is torch.amp.GradScaler. It multiplies the loss, so that small gradients do not vanish
 * in f16, and divides the gradients before the update. It skips the update if a gradient is not
 * finite, and adapts the scale:
 *   after a non-finite gradient           scale *= backoff_factor
 *   after growth_interval clean updates   scale *= growth_factor, if the result is finite
 * With a hysteresis of n, the scale backs off from the n-th of consecutive skips on, as in Apex.
 * (Megatron-LM counts the skips since the scale last grew.)
 *
 * A loop written by hand calls, per iteration: scale, backward, optionally unscale and clip, step
 * for each optimizer, and update once. Calls in another order fail with MPT_ERROR_STATE.
 *
 * A gradient penalty with a scaler: scale the score, multiply its gradients by 1 / scale
 * (mpt_scaler_get_info), and compute the penalty from the result:
 *   mpt_scaler_scale(scaler, score, &scaled);
 *   mpt_grad(&scaled, NULL, 1, &x, 1, &create_graph, &g);
 *   mpt_mul_scalar(g, 1 / info.scale, &g);
 *   loss = ... of g;  then mpt_stepper_backward, or scale and mpt_backward, as usual */

/* Options of mpt_scaler_create. */
typedef struct mpt_scaler_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 enabled;                 /* 1 (default); 0: scale and unscale do nothing, and step
                                         always steps. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  double init_scale;                  /* First scale, from min_scale to max_scale. Default:
                                         65536. */
  double growth_factor;               /* Factor by which the scale grows, above 1. Default: 2. */
  double backoff_factor;              /* Factor by which the scale backs off, above 0 and below 1.
                                         Default: 0.5. */
  int64_t growth_interval;            /* Clean updates after which the scale grows, at least 1.
                                         Default: 2000. */
  double min_scale;                   /* Smallest scale. Default: 1. 0: only the least normal f32
                                         limits it. */
  double max_scale;                   /* Largest scale. Default: the largest f32. */
  int32_t hysteresis;                 /* Number of consecutive skips from which on the scale backs
                                         off, at least 1. Default: 1, at once. */
  mpt_bool32 is_static;               /* 1: the scale never changes; steps are still skipped.
                                         Default: 0. */
} mpt_scaler_desc;
/* Writes struct_size and the defaults, which are those of torch.amp.GradScaler where it has the
 * option. */
MPT_API void mpt_scaler_desc_init(mpt_scaler_desc *desc, size_t size);

/* Creates a loss scaler with its own scale and counters. The caller owns the handle. desc NULL
 * means the defaults. Errors: INVALID_ARGUMENT (a field is out of range; the text names it). */
MPT_CALL mpt_status mpt_scaler_create(mpt_context context, const mpt_scaler_desc *MPT_NULLABLE desc,
                                      mpt_scaler *out);
/* Adds one reference to a scaler and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_scaler MPT_NULLABLE mpt_scaler_retain(mpt_scaler MPT_NULLABLE scaler);
/* Releases one reference to a scaler. A stepper keeps its own. NULL and stale handles are ignored.
 * Any thread. */
MPT_API void mpt_scaler_release(mpt_scaler MPT_NULLABLE scaler);

/* Returns loss * scale as a new tensor. The result is f32 if the loss is 16 bits wide, so that it
 * cannot overflow. Differentiable. Compute the loss in f32 (mpt_precision_output or autocast does):
 * the gradient of an f16 loss is the scale itself, and 65536 exceeds f16. Errors: DTYPE (not a
 * floating dtype), and in anomaly mode STATE. */
MPT_CALL mpt_status mpt_scaler_scale(mpt_scaler scaler, mpt_tensor loss, mpt_tensor *out);
/* Checks the gradients of an optimizer's parameters and divides them by the scale, in place, so
 * that the host can read or clip the true gradients. Valid at most once per optimizer between two
 * updates. Any floating dtype; f16 gradients become f32, because f16 cannot hold the true ones.
 * Errors: STATE (already unscaled or stepped since the last update; nothing was scaled since then;
 * a stepper holds scaled gradients of the optimizer; another scaler has scaled them). */
MPT_CALL mpt_status mpt_scaler_unscale(mpt_scaler scaler, mpt_optimizer optimizer);
/* Steps the optimizer if its gradients are finite, and divides them by the scale if
 * mpt_scaler_unscale has not. Valid at most once per optimizer between two updates. Returns
 * MPT_STEP_SKIPPED if the parameters were left unchanged; on a device that has not finished it
 * returns MPT_OK, and the verdict tells later. It waits only when 64 calls have no answer yet, for
 * the oldest. Without any gradients it returns MPT_OK.
 * Errors: STATE (nothing was scaled since the last update or since a step of a stepper; already
 * stepped; a stepper holds scaled gradients of the optimizer; another scaler has scaled them). */
MPT_CALL mpt_status mpt_scaler_step(mpt_scaler scaler, mpt_optimizer optimizer);
/* Adapts the scale to the result of all optimizers since the last update. Without any gradients the
 * scale stays. Errors: STATE (nothing was unscaled or stepped; micro-batches of a stepper are
 * open). */
MPT_CALL mpt_status mpt_scaler_update(mpt_scaler scaler);
/* Waits until the answers of all calls of mpt_scaler_step and mpt_scaler_update are there:
 * mpt_scaler_get_verdict and mpt_scaler_get_info then do not return MPT_NOT_READY. On the CPU they
 * are there at once. Errors: those of the device. */
MPT_CALL mpt_status mpt_scaler_wait(mpt_scaler scaler);
/* Replaces the scale. Errors: STATE (gradients scaled by the old scale have not been used yet),
 * INVALID_ARGUMENT (scale out of range). */
MPT_CALL mpt_status mpt_scaler_set_scale(mpt_scaler scaler, double scale);

/* Scale and counters of a scaler. */
typedef struct mpt_scaler_info {
  uint32_t struct_size;    /* Size of the struct in bytes. */
  mpt_bool32 enabled;      /* 0 for a disabled scaler. */
  double scale;            /* Present scale. */
  int64_t growth_tracker;  /* Number of clean updates since the scale last changed. */
  int64_t hysteresis_left; /* Number of consecutive skips after which the scale backs off. */
  int64_t updates;         /* Number of updates. */
  int64_t skipped;         /* Number of updates that found a non-finite gradient. */
} mpt_scaler_info;
/* Returns the scale and counters of a scaler. Returns MPT_NOT_READY, with `out` unchanged, while a
 * device has not finished the latest update. */
MPT_CALL mpt_status mpt_scaler_get_info(mpt_scaler scaler, mpt_scaler_info *out);

/* State of a scaler, to save and restore. The fields have PyTorch's names where PyTorch has
 * them. */
typedef struct mpt_scaler_state {
  uint32_t struct_size;    /* Size of the struct in bytes. */
  int32_t hysteresis_left; /* Number of consecutive skips after which the scale backs off. */
  double scale;            /* Present scale. */
  double growth_factor;    /* Factor by which the scale grows. */
  double backoff_factor;   /* Factor by which the scale backs off. */
  int64_t growth_interval; /* Clean updates after which the scale grows. */
  int64_t growth_tracker;  /* Number of clean updates since the scale last changed. */
} mpt_scaler_state;
/* Returns the state of a scaler, for mpt_scaler_set_state. Errors: STATE (the scaler is
 * disabled). */
MPT_CALL mpt_status mpt_scaler_get_state(mpt_scaler scaler, mpt_scaler_state *out);
/* Restores a state that mpt_scaler_get_state returned, completely or not at all. A disabled scaler
 * ignores it. Errors: STATE (a loss was scaled and no update has come since, or a stepper has
 * micro-batches open), INVALID_ARGUMENT (a field out of range). */
MPT_CALL mpt_status mpt_scaler_set_state(mpt_scaler scaler, const mpt_scaler_state *state);
/* Formats the state of a scaler as JSON, with the keys of PyTorch's GradScaler.state_dict():
 *   {"scale":65536.0,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2000,
 *    "_growth_tracker":0}
 * and "_hysteresis_left" if it differs from the descriptor. A disabled scaler gives an empty
 * object, as PyTorch's does. The text is cut at `size` bytes. `needed` (may be NULL) receives the
 * full size, including the final NUL. */
MPT_CALL mpt_status mpt_scaler_state_to_json(mpt_scaler scaler, char *MPT_NULLABLE text,
                                             size_t size, size_t *MPT_NULLABLE needed);
/* Restores a state from the JSON of mpt_scaler_state_to_json or of PyTorch's
 * GradScaler.state_dict(), completely or not at all. A disabled scaler ignores the text and returns
 * MPT_OK. Errors: INVALID_ARGUMENT (the text is truncated or not JSON; an empty object, saved from
 * a disabled scaler; a key that is missing, unknown or out of range, which the text names), STATE
 * (a loss was scaled and no update has come since, or a stepper has micro-batches open). */
MPT_CALL mpt_status mpt_scaler_state_from_json(mpt_scaler scaler, const char *text);

/* ---- the stepper --------------------------------------------------------------------------------
 * A stepper runs a whole step for any number of losses and optimizers in one order: check, unscale,
 * clip, update, one update of the scale, and dropping the gradients. The update reads the scaled
 * gradients once.
 *
 * On the CPU a step is finished, and its answer known, when mpt_stepper_step returns. On a device
 * the call does not wait: the device decides by itself whether it updates, and the host learns it
 * later, in the order of the steps. Only when 64 steps have no answer yet, the next one waits for
 * the oldest. Until the answer of the latest step is there,
 * - mpt_stepper_step returns MPT_OK, and mpt_stepper_get_verdict, _get_event and _get_info return
 *   MPT_NOT_READY. mpt_stepper_wait waits;
 * - warnings, remembered skips and the counts of mpt_stepper_info come with the answer;
 * - the error of skip_limit or error_if_nonfinite comes with the answer too, and the next
 *   mpt_stepper_backward, mpt_stepper_step or mpt_stepper_wait reports it, once. The device has
 *   skipped the update; later steps may have been made, with several ranks also the one of the
 *   mpt_stepper_step that reports it. The micro-batches of the step are closed;
 * - the origin of a non-finite gradient (bad_phase) is not known. It is searched in the step after
 *   the answer (mpt_context_get_non_finite).
 * mpt_optimizer_get_info, mpt_optimizer_get_lr, mpt_optimizer_set_schedule, mpt_scaler_get_state,
 * mpt_training_save, mpt_training_load and, under a schedule, mpt_optimizer_set_lr wait. */

/* Gradients over which clip_norm computes a norm. */
typedef int32_t mpt_clip_over;
enum {
  MPT_CLIP_GLOBAL = 0,    /* All optimizers that step together. */
  MPT_CLIP_OPTIMIZER = 1, /* Each optimizer for itself. */
  MPT_CLIP_GROUP = 2      /* Each parameter group for itself. */
};
/* Optimizers that a stepper skips after a non-finite gradient. */
typedef int32_t mpt_skip;
enum {
  MPT_SKIP_ALONE = 0,   /* Only the optimizers with non-finite gradients. */
  MPT_SKIP_TOGETHER = 1 /* All optimizers. */
};

/* Split of a training's memory among its ranks: see mpt_comm.h. Each parameter then has an owner,
 * which alone keeps its optimizer states and its master, and updates it. One rank keeps all.
 * FSDP's MixedPrecision: param_dtype is `compute` of mpt_precision, or `param` without autocast,
 * and reduce_dtype is `wire`. buffer_dtype is `buffer` of mpt_precision. Without it, floating
 * buffers are f32, and autocast casts them where an operation computes in 16 bits. */
typedef int32_t mpt_shard;
enum {
  MPT_SHARD_NONE = 0,   /* Nothing. */
  MPT_SHARD_STATES = 1, /* Optimizer states and masters (ZeRO-1). */
  MPT_SHARD_GRADS = 2,  /* Also the sums of the gradients (ZeRO-2), which travel to the owners
                           alone: as many bytes as without. */
  MPT_SHARD_PARAMS = 3  /* Also the parameters (ZeRO-3, FSDP), which travel when they are used: see
                           mpt_comm.h. */
};

/* Options of mpt_stepper_create. */
typedef struct mpt_stepper_desc {
  uint32_t struct_size; /* Size of the struct in bytes. */
  /* Micro-batches per step: the losses are divided by it. Default: 1. Gradients are summed in f32
   * if 16 bits would lose a hundredth, that is, above 2 in bf16 and above 16 in f16. The same
   * applies when more backwards come than accumulate says. */
  int32_t accumulate;
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  /* 1: adds each gradient to that of earlier micro-batches as soon as it is computed, so that
   * memory never holds both. A backward that fails then drops the gradients of all open
   * micro-batches, and its text says so. Default: 0. */
  mpt_bool32 at_once;
  int32_t losses;                 /* Number of losses with a scale of their own, 1 to 1024: see
                                     mpt_stepper_backward_loss. Default: 1. */
  mpt_scaler MPT_NULLABLE scaler; /* Loss scaler. NULL (default): a scaler of the precision's kind,
                                     or none. */
  double clip_norm;               /* Largest norm of the gradients. 0 (default): no clipping.
                                     INFINITY: computes grad_norm only. */
  double clip_norm_type;          /* p of clip_norm, above 0: (sum |g|^p)^(1/p). INFINITY: the
                                     largest |g|. Default: 2. */
  double clip_value;              /* Clips each value to [-clip_value, clip_value], before
                                     clip_norm. 0 (default): no clipping. */
  mpt_clip_over clip_over;        /* Gradients that share one norm. Default: MPT_CLIP_GLOBAL. */
  mpt_bool32 check;               /* 1: skips a step with non-finite gradients, even without a
                                     scaler. Default: 0. */
  mpt_skip skip;                  /* Optimizers to skip after a non-finite gradient. Default:
                                     MPT_SKIP_ALONE. */
  /* 1: a step with non-finite gradients fails with MPT_ERROR_STATE instead of being skipped. The
   * text names the parameter. Nothing changes, and the micro-batches stay open; mpt_stepper_drop
   * ends them. A device reports the error late. Not possible with a dynamic scaler, which finds its
   * scale by such gradients. Default: 0. */
  mpt_bool32 error_if_nonfinite;
  /* From the n-th consecutive skip on, mpt_stepper_step fails with MPT_ERROR_STATE, and its text
   * gives the reason. Everything else is as after a skip. A device reports the error late. 0
   * (default): no limit. */
  int32_t skip_limit;
  int32_t events;           /* Number of skips to remember, at most 1048576: see
                               mpt_stepper_get_event. Default: 0. */
  mpt_bool32 keep_grads;    /* 1: keeps the gradients after the step, still scaled. Default: 0,
                               which drops them. */
  mpt_bool32 release_grads; /* 1: gradient release, see mpt_train.h. Default: 0. */
  /* Ranks that train together: see the section "steppers of several ranks". The fields below are
   * for them. NULL (default): this program trains alone. */
  mpt_comm MPT_NULLABLE comm;
  int64_t bucket_bytes;  /* Most bytes of gradients that travel together, at least 1. Default:
                            4194304. */
  int64_t compare_every; /* Steps between two comparisons of the parameters of all ranks and of
                            their averages; buffers may differ. One that differs gives
                            MPT_ERROR_COMM with its name. 0 (default): never. */
  mpt_dtype wire;        /* Dtype in which gradients travel, MPT_F16 or MPT_BF16: half the bytes of
                            f32. Narrower gradients keep theirs. MPT_F16 ends at 65504, so use it
                            with a scaler or check. MPT_DTYPE_NONE (default): each travels in its
                            own dtype, and no bit is lost. */
  mpt_bool32 overlap;    /* 1 (default): gradients leave during the last backward of a step, number
                            `accumulate`. 0: they leave in mpt_stepper_step, and a step may have
                            more backwards, as many on all ranks. */
  mpt_shard shard;       /* Split of states among the ranks. Default: MPT_SHARD_NONE. */
  /* 1: gradients, and their sums, are rounded to `wire` by random bits, so that their expected
   * values are exact: what is below the last bit adds up over the steps. The bits depend on the
   * seed, the step and the element, and not on the rank or the bucket. Default: 0, to nearest. */
  mpt_bool32 wire_stochastic;
  /* MPT_SHARD_PARAMS: bytes of the smallest parameter that its owner alone keeps, at least 1.
   * Smaller ones are on every rank. Default: 16384. */
  int64_t gather_from;
  /* MPT_SHARD_PARAMS: most bytes that parameters of other ranks, and 16-bit copies, take at a time,
   * unless one operation needs more. 0 (default): twice the largest, the one in use and the one
   * that comes next. */
  int64_t gather_bytes;
} mpt_stepper_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_stepper_desc_init(mpt_stepper_desc *desc, size_t size);

/* Creates a stepper, which runs backwards, loss scaling, clipping, accumulation and updates for the
 * optimizers that mpt_stepper_add adds. The caller owns the handle. precision NULL means 32-true,
 * and desc NULL the defaults. Errors: INVALID_ARGUMENT (a field out of range, or two that
 * contradict each other; the text names them), DTYPE (a dtype that a field of the precision cannot
 * have), INVALID_HANDLE. */
MPT_CALL mpt_status mpt_stepper_create(mpt_context context,
                                       const mpt_precision *MPT_NULLABLE precision,
                                       const mpt_stepper_desc *MPT_NULLABLE desc, mpt_stepper *out);
/* Adds one reference to a stepper and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_stepper MPT_NULLABLE mpt_stepper_retain(mpt_stepper MPT_NULLABLE stepper);
/* Releases one reference to a stepper. Its optimizers and scaler live on while the host holds them.
 * The last release drops open micro-batches, as mpt_stepper_drop does. NULL and stale handles are
 * ignored. Any thread. */
MPT_API void mpt_stepper_release(mpt_stepper MPT_NULLABLE stepper);
/* Adds an optimizer, whose parameters the following steps update. The stepper keeps a reference to
 * it. A parameter set whose precision needs a scaler, in a stepper without one, logs a warning.
 * Errors: INVALID_ARGUMENT (already added; a parameter belongs to two optimizers, which the text
 * names), STATE (micro-batches are open), COMM (several ranks: see mpt_comm.h). */
MPT_CALL mpt_status mpt_stepper_add(mpt_stepper stepper, mpt_optimizer optimizer);
/* Returns the stepper's scaler as a new handle, or NULL if there is none. With several losses, it
 * is that of loss 0. */
MPT_CALL mpt_status mpt_stepper_get_scaler(mpt_stepper stepper, mpt_scaler MPT_NULLABLE *out);

/* Runs the backward of a loss, scaled and divided by `accumulate`. Call it for every loss of every
 * micro-batch. The scale is locked until the step. mpt_stepper_backward_loss with index 0 has
 * retain_graph and create_graph.
 *
 * Gradients are added, also to those that another backward has left in these parameters. If a loss
 * of another stepper passes through them (the generator's loss through the discriminator of a GAN),
 * freeze them for its forward (mpt_params_freeze), or call mpt_stepper_drop before this call. If
 * this call fails, the gradients are unchanged (but see at_once).
 *
 * Micro-batches are not counted. With an accumulate of four, a step after one micro-batch takes a
 * quarter of its gradient, and a step after nine takes 2.25 times their mean. If an epoch ends with
 * only n micro-batches, multiply their losses by accumulate / n (mpt_mul_scalar) before the
 * backward. Errors: DTYPE (the loss is not floating), SHAPE (the loss has several elements),
 * INVALID_ARGUMENT (the loss requires no gradient), STATE (a parameter now belongs to two
 * optimizers; with release_grads: the step has had its backward, the last backward failed half way,
 * or another backward has left a gradient), COMM (several ranks: see mpt_comm.h), and those of
 * mpt_backward. */
MPT_CALL mpt_status mpt_stepper_backward(mpt_stepper stepper, mpt_tensor loss);
/* Runs the step: checks, unscales and clips the gradients, updates the parameters, adapts the scale
 * and drops the gradients. Returns MPT_STEP_SKIPPED if an optimizer left its parameters unchanged
 * because of a non-finite gradient, and after a backward of gradient release that updated only some
 * parameters. An optimizer without any gradient has nothing to do and gives MPT_OK
 * (MPT_VERDICT_NO_GRADIENT); if no optimizer has one, the scale stays. If several steppers share a
 * scaler, the last one with open micro-batches adapts its scale. With several ranks and one scale,
 * a rank that has no batch for the step calls this without a backward: its gradients count as
 * zeros. Where the forward is a call of all ranks (MPT_SHARD_PARAMS, batch norms over ranks) it
 * takes any rows instead, and multiplies the loss by 0. Errors: STATE (no backward since the last
 * step, no optimizer, error_if_nonfinite, skip_limit; another stepper holds scaled gradients of an
 * optimizer; mpt_scaler_unscale or mpt_scaler_step was called for an optimizer, and no
 * mpt_scaler_update since; called by a hook inside the stepper's backward), COMM (several ranks:
 * see mpt_comm.h). */
MPT_CALL mpt_status mpt_stepper_step(mpt_stepper stepper);
/* Waits until the answers of all steps are there, and returns what the latest mpt_stepper_step
 * would have returned at once: MPT_OK or MPT_STEP_SKIPPED. Errors: STATE (error_if_nonfinite,
 * skip_limit), those of the device. */
MPT_CALL mpt_status mpt_stepper_wait(mpt_stepper stepper);
/* Drops the gradients of all optimizers and gives up open micro-batches. The scale is unlocked and
 * does not change. Errors: STATE (with release_grads, a backward has already updated the
 * parameters; called by a hook inside the stepper's backward), COMM (several ranks: see
 * mpt_comm.h). */
MPT_CALL mpt_status mpt_stepper_drop(mpt_stepper stepper);

/* Runs the backward of loss number `index`, scaled and divided by `accumulate`, with the options of
 * mpt_backward. desc NULL means the defaults. Without several losses, index is 0.
 *
 * Several losses have one scale each (num_losses of Apex). With mpt_stepper_desc.losses N above 1
 * the stepper has N scalers, with the options of `scaler`, which becomes number 0, or of the
 * precision. Loss `index` is scaled by scaler `index`. The gradients of a backward are checked and
 * divided by this scale as they arrive, and kept as true sums in f32 (f64 for f64), so parameters
 * that several losses share get the right sum. A non-finite gradient lowers the scale of its own
 * loss, and the step is skipped for the optimizers that it reached, alone or together. Each scale
 * is adapted at the step by the result of its loss; the scale of a loss without a backward stays.
 *
 * Errors: INVALID_ARGUMENT (index; create_graph with several losses, because their gradients are
 * divided outside the graph; retain_graph or create_graph with release_grads), and those of
 * mpt_stepper_backward. */
MPT_CALL mpt_status mpt_stepper_backward_loss(mpt_stepper stepper, int32_t index, mpt_tensor loss,
                                              const mpt_backward_desc *MPT_NULLABLE desc);
/* Returns the scaler of loss number `index` as a new handle, or NULL without loss scaling.
 * Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_stepper_get_loss_scaler(mpt_stepper stepper, int32_t index,
                                                mpt_scaler MPT_NULLABLE *out);

/* ---- gradient release and verdicts --------------------------------------------------------------
 * With release_grads the backward updates each parameter as soon as its gradient is complete, and
 * frees the gradient at once. Memory then holds the gradients of one operation instead of those of
 * the whole model. The results are bitwise those without it. mpt_stepper_step only counts the step.
 * - Call mpt_stepper_backward once per step. Hooks (mpt_tensor_add_hook) run before the update.
 * - mpt_stepper_create refuses options that need all gradients: clip_norm, a scaler, check,
 *   accumulate and keep_grads. The backward refuses retain_graph and create_graph. No step is
 *   skipped.
 * - A backward that fails half way leaves the complete parameters updated. Its text says how many.
 *   mpt_training_save and the next backward fail with MPT_ERROR_STATE until mpt_training_load has
 *   restored an earlier state, or mpt_stepper_step has accepted the present one (MPT_STEP_SKIPPED,
 *   verdict MPT_VERDICT_PARTIAL).
 * - A parameter that is used both inside a checkpointed region (mpt_recompute) and outside it, or
 *   in two regions, fails with MPT_ERROR_STATE when the region runs again. */

/* Outcome of a step for one optimizer. */
typedef int32_t mpt_outcome;
enum {
  MPT_VERDICT_APPLIED = 1,     /* The parameters were updated. */
  MPT_VERDICT_NON_FINITE = 2,  /* Skipped: a gradient was not finite. */
  MPT_VERDICT_TOGETHER = 3,    /* Skipped: a gradient of another optimizer was not finite. */
  MPT_VERDICT_NO_GRADIENT = 4, /* There was no gradient. */
  MPT_VERDICT_PARTIAL = 5      /* Gradient release: the backward failed after some updates. */
};
/* Result of a step for one optimizer. A step whose result a failed device has not given counts as
 * applied: outcome is MPT_VERDICT_APPLIED, grad_norm, scale_before and scale_after are NaN, and the
 * call that reported MPT_ERROR_DEVICE told of it. */
typedef struct mpt_verdict {
  uint32_t struct_size; /* Size of the struct in bytes. */
  mpt_outcome outcome;  /* Outcome, MPT_VERDICT_*. */
  int32_t optimizer;    /* Number of the optimizer, in the order of adding. */
  int32_t loss;         /* With several losses, the first one with a non-finite gradient. Otherwise
                           0. */
  int64_t step;         /* Number of the stepper's step, from 1, including skipped ones. */
  int64_t steps;        /* Number of steps that the optimizer has applied. */
  /* Norm of the unscaled gradients before clip_norm, over the gradients that clip_over names (of
   * several groups the largest). NaN if no norm was computed, or if a gradient is not finite and
   * clip_value has not made it finite. */
  double grad_norm;
  double scale_before;                    /* Scale of loss `loss` before the step. 1 without a
                                             scaler. */
  double scale_after;                     /* Scale of loss `loss` after the step. 1 without a
                                             scaler. NaN if the device has not given it. */
  int64_t non_finite;                     /* Number of non-finite values. */
  const char *MPT_NULLABLE bad_parameter; /* First parameter with a non-finite gradient, or NULL. */
  /* Origin of the first non-finite value of a skipped step, MPT_NON_FINITE_*, as in
   * mpt_context_get_non_finite. MPT_NON_FINITE_NONE: not found. */
  mpt_non_finite_phase bad_phase;
  mpt_op bad_op;           /* Operation of bad_phase. -1 if none was found, or if the host set the
                              gradient. */
  const char *bad_op_name; /* Name of bad_op. "" if none was found. */
  const char *bad_tensor;  /* Name of the non-finite tensor. "" if it has no name or none was
                              found. */
  const char *bad_text;    /* Sentence that describes the finding. "" if none was found. */
  int32_t bad_rank;        /* First rank that gave a non-finite value, if several ranks train. -1 if
                              none did: the sum of their values overflowed. -1 too if devices have
                              exchanged the values (MPT_COMM_DIRECT). */
  int32_t reserved;        /* 0. */
} mpt_verdict;
/* Returns the result of the last step for optimizer number `index`, in the order of adding. Returns
 * MPT_NOT_READY, with `out` unchanged, while a device has not finished. Errors: STATE (no step
 * yet), INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_stepper_get_verdict(mpt_stepper stepper, int32_t index, mpt_verdict *out);
/* Returns the result of the last mpt_scaler_step for an optimizer, in a loop written by hand.
 * scale_after is the present scale, grad_norm is NaN, and step counts the calls of
 * mpt_scaler_update before that mpt_scaler_step, plus 1. Returns MPT_NOT_READY, with `out`
 * unchanged, while a device has not finished. Errors: STATE (the scaler has not stepped the
 * optimizer). */
MPT_CALL mpt_status mpt_scaler_get_verdict(mpt_scaler scaler, mpt_optimizer optimizer,
                                           mpt_verdict *out);
/* Returns a remembered skip: the verdict of one optimizer. index is in [0,
 * mpt_stepper_info.events), from the oldest to the latest. mpt_stepper_desc.events limits their
 * number. Returns MPT_NOT_READY, with `out` unchanged, while a device has not finished the latest
 * step. Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_stepper_get_event(mpt_stepper stepper, int64_t index, mpt_verdict *out);

/* Progress of a stepper. */
typedef struct mpt_stepper_info {
  uint32_t struct_size;   /* Size of the struct in bytes. */
  int32_t optimizers;     /* Number of optimizers. */
  int64_t steps;          /* Number of steps, including skipped ones. */
  int64_t skipped;        /* Number of steps that at least one optimizer skipped. */
  int64_t open;           /* Number of backwards since the last step. */
  int64_t events;         /* Number of remembered skips. */
  int64_t skipped_in_row; /* Number of consecutive skipped steps up to now. */
} mpt_stepper_info;
/* Returns the progress of a stepper. Returns MPT_NOT_READY, with `out` unchanged, while a device
 * has not finished the latest step. */
MPT_CALL mpt_status mpt_stepper_get_info(mpt_stepper stepper, mpt_stepper_info *out);

/* ---- recordings ---------------------------------------------------------------------------------
 * A recording has the work of some calls, such as a whole training step, and a replay runs that
 * work again without the calls: it makes no tensors and no graph, looks nothing up and allocates
 * nothing. It gives the bits of the calls. For small models, where the calls cost more than the
 * work, and for hosts that have a part of each frame (mpt_recording_advance).
 *
 *   step(x, y);                              the first steps make states and copies
 *   step(x, y);
 *   mpt_record_begin(context);
 *   step(x, y);                              is taken, and recorded
 *   mpt_record_end(context, &recording);
 *   while (next_batch(batch)) {
 *     mpt_tensor_write(x, MPT_F32, batch, count);
 *     mpt_recording_replay(recording);
 *   }
 *
 * A replay reads and writes the memory that the calls have read and written: new inputs are written
 * into the tensors of the recorded step, and its results are read from its results, such as the
 * loss. Such memory belongs to the recording until it is released.
 * - Learning rates, schedules and other numbers of optimizers are those of the replay. The scale of
 *   the loss, skips, counts of steps, verdicts and events go on as with calls. Numbers of the
 *   stepper and of the scaler are those of the recording.
 * - Random numbers go on as with calls: dropout differs in each replay.
 * - Shapes, numbers given to operations, and the order of the work are those of the recording. What
 *   the host computes or decides between the calls is not repeated, hooks and callbacks neither,
 *   nor what it writes by a pointer.
 * - A replay writes over the results of the one before. A graph that uses them has to run its
 *   backward first; autograd does not notice.
 *
 * Recorded are operations, backwards, mpt_stepper_backward and mpt_stepper_step. These fail with
 * MPT_ERROR_STATE while a recording is made: reads of elements, writes by the host,
 * the calls of mpt_scaler that unscale, step, update or set a scale, new scalers,
 * mpt_optimizer_step, L-BFGS, operations of the host's own, release_grads, row-sparse gradients,
 * several losses with scales of their own, copies between devices, another seed, another precision,
 * a load of a training, and the first step of an optimizer. */

/* Handle of a recording. */
MPT_HANDLE(mpt_recording);

/* Begins to record what the context does on its device. The calls do what they do otherwise.
 * Errors: STATE (a recording is being made; a tensor has a gradient; a trace, statistics or a check
 * of values is on; anomaly mode; a replay is in progress). */
MPT_CALL mpt_status mpt_record_begin(mpt_context context);
/* Ends the recording and returns it. The caller owns the handle. After an error nothing is being
 * recorded either. Errors: STATE (no recording is being made; a backward has left gradients; the
 * generator was set), OUT_OF_MEMORY (for the notes), DEVICE. */
MPT_CALL mpt_status mpt_record_end(mpt_context context, mpt_recording *out);
/* Adds one reference to a recording and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_recording MPT_NULLABLE mpt_recording_retain(mpt_recording MPT_NULLABLE recording);
/* Releases one reference to a recording. The last one gives back its memory; tensors that the
 * program has stay. NULL and stale handles are ignored. Any thread. */
MPT_API void mpt_recording_release(mpt_recording MPT_NULLABLE recording);
/* Runs the recorded work, or the rest of a replay that mpt_recording_advance has begun. On a device
 * it is queued, and the call returns. Errors: STATE, before any work (parameters, states or groups
 * of an optimizer were replaced; a stepper has open micro-batches, or a parameter a gradient; the
 * scaler has other options; the context has another seed; a recording is being made; another replay
 * is in progress; a dry trace is on), CALLBACK (the host's function of a schedule). Errors of the
 * calls, such as an index out of range or those of error_if_nonfinite and skip_limit, end the
 * replay: on the CPU at the operation, so that no later work has run. A device tells in a later
 * call. */
MPT_CALL mpt_status mpt_recording_replay(mpt_recording recording);
/* Runs the recorded work for about `nanoseconds`, so that a replay fits into the frames of a
 * program. `done` becomes 1 if the replay has ended, else 0: the next call goes on. On the CPU a
 * call may end in the midst of a kernel, and looks at the time after each part of one. A kernel
 * that writes what was there before the recording, as the update of an optimizer does, runs whole.
 * So the parameters may be read between the calls, and are those before or after an update; results
 * of the recorded work may be incomplete until `done`. On a device the time is looked at after each
 * part that is queued. At least one part runs. Steps, saves and loads of a training, other
 * precisions and other replays fail with STATE until this one has ended. The first call takes
 * 128 KiB of the context's memory, the stack of the kernel that is in its midst. Errors: those of
 * mpt_recording_replay, and OUT_OF_MEMORY before any work. */
MPT_CALL mpt_status mpt_recording_advance(mpt_recording recording, int64_t nanoseconds,
                                          mpt_bool32 *done);

/* Size and use of a recording. */
typedef struct mpt_recording_info {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t captures;     /* Number of parts that the device keeps and queues at once, such as CUDA
                           graphs. 0: the kernels are launched one by one. */
  int64_t launches;     /* Number of kernels. */
  int64_t replays;      /* Number of replays that have ended. */
  int64_t bytes;        /* Bytes of the memory that the recording keeps. */
} mpt_recording_info;
/* Returns the size and use of a recording. */
MPT_CALL mpt_status mpt_recording_get_info(mpt_recording recording, mpt_recording_info *out);

/* ---- L-BFGS -------------------------------------------------------------------------------------
 * torch.optim.LBFGS (Nocedal & Wright, Numerical Optimization, algorithms 7.4 and 3.5) is a
 * quasi-Newton method that evaluates the loss several times per step, on the whole batch. The host
 * supplies the loss as a function. The library runs the rest: dropping gradients, backward,
 * unscaling and checking.
 *
 * With a scaler the losses are scaled, and the gradients are divided by the scale in f32 before
 * they are used. The scale does not change during a step. If an evaluation gives a non-finite
 * value, the whole step is undone: parameters and history return to their previous values, the
 * scale backs off, and the step returns MPT_STEP_SKIPPED. The results with and without a scaler are
 * therefore bitwise equal as long as nothing overflows or underflows in 16 bits. The host decides
 * from the losses: on a device a step waits for every evaluation. */

/* Line search of L-BFGS. */
typedef int32_t mpt_line_search;
enum {
  MPT_LINE_SEARCH_NONE = 0,        /* No search: steps of lr. */
  MPT_LINE_SEARCH_STRONG_WOLFE = 1 /* Search for a step that satisfies the strong Wolfe
                                      conditions. */
};

/* Options of mpt_lbfgs_create. */
typedef struct mpt_lbfgs_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_line_search line_search;        /* Line search. Default: MPT_LINE_SEARCH_NONE. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_scaler MPT_NULLABLE scaler;     /* Loss scaler. NULL (default): none. */
  double lr;                          /* Learning rate, above 0. Default: 1. */
  int32_t max_iterations;             /* Largest number of iterations per step, at least 1. Default:
                                         20. */
  int32_t max_evaluations;            /* Largest number of evaluations per step, including line
                                         searches. 0 (default): max_iterations * 5 / 4. */
  int32_t history;                    /* Number of pairs that approximate the curvature, each of two
                                         vectors of all parameters, at least 1. Default: 100. */
  int32_t reserved;                   /* Must be 0. */
  double tolerance_grad;              /* Ends a step if no element of the gradient has a larger
                                         magnitude. Default: 1e-7. */
  double tolerance_change;            /* Ends a step if no parameter changes by more, or if the loss
                                         does not. Default: 1e-9. */
} mpt_lbfgs_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_lbfgs_desc_init(mpt_lbfgs_desc *desc, size_t size);

/* Creates an L-BFGS optimizer of every parameter of a set that is not frozen. The caller owns the
 * handle; the optimizer keeps a reference to the set. desc NULL means the defaults.
 * Errors: INVALID_ARGUMENT (a field out of range; the text names it), INVALID_HANDLE. */
MPT_CALL mpt_status mpt_lbfgs_create(mpt_params params, const mpt_lbfgs_desc *MPT_NULLABLE desc,
                                     mpt_lbfgs *out);
/* Adds one reference to an L-BFGS optimizer and returns the same handle, or NULL for a stale
 * handle. Any thread. */
MPT_API mpt_lbfgs MPT_NULLABLE mpt_lbfgs_retain(mpt_lbfgs MPT_NULLABLE lbfgs);
/* Releases one reference to an L-BFGS optimizer. The parameters stay in their set. NULL and stale
 * handles are ignored. Any thread. */
MPT_API void mpt_lbfgs_release(mpt_lbfgs MPT_NULLABLE lbfgs);
/* Computes the loss of the present parameters and stores it in `loss` as a new handle, which the
 * library takes over. All other handles that it makes are released after each call. It returns
 * MPT_OK, or an error, which stops and undoes the step; the step then fails with
 * MPT_ERROR_CALLBACK. It must neither run a backward nor change parameters. The contract of
 * callbacks in mpt_base.h holds. */
typedef mpt_status (*mpt_closure)(void *user, mpt_tensor *loss);
/* Runs one step of L-BFGS, which evaluates `closure` several times. `loss` (may be NULL) receives
 * the loss of the first evaluation, before the step, as in PyTorch. Gradients are dropped. Returns
 * MPT_STEP_SKIPPED if an evaluation gave a non-finite value and the step was undone, with and
 * without a scaler. After an error everything is unchanged. Errors: CALLBACK, STATE (the scaler has
 * micro-batches or other losses open; every parameter is frozen, or the set is empty; a parameter
 * is read-only; a dry trace is on), SHAPE (the loss has several elements), INVALID_ARGUMENT (the
 * loss depends on no parameter). */
MPT_CALL mpt_status mpt_lbfgs_step(mpt_lbfgs lbfgs, mpt_closure closure, void *user,
                                   double *MPT_NULLABLE loss);

/* Progress of an L-BFGS optimizer. */
typedef struct mpt_lbfgs_info {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t history;      /* Number of pairs held now. */
  int64_t steps;        /* Number of applied steps. */
  int64_t iterations;   /* Number of iterations of all steps. */
  int64_t evaluations;  /* Number of calls of the closure in applied steps. */
} mpt_lbfgs_info;
/* Returns the progress of an L-BFGS optimizer. */
MPT_CALL mpt_status mpt_lbfgs_get_info(mpt_lbfgs lbfgs, mpt_lbfgs_info *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_TRAIN_H */
