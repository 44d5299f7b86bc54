/* libmpt: training. Parameter sets, precision, optimizers and their schedules, loss scaling, and the
 * stepper, which does a whole step. The conventions of mpt.h hold here.
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
 *     loss = forward(x);
 *     mpt_precision_pop(context);
 *     mpt_stepper_backward(stepper, loss);
 *     mpt_stepper_step(stepper);
 *     mpt_scope_pop(context, NULL, 0);
 *   }
 *
 * Any precision of the table below runs through the same lines. */
#ifndef MPT_TRAIN_H
#define MPT_TRAIN_H

#include "mpt.h"

#ifdef __cplusplus
extern "C" {
#endif

MPT_HANDLE(mpt_params);
MPT_HANDLE(mpt_optimizer);
MPT_HANDLE(mpt_scaler);
MPT_HANDLE(mpt_stepper);

/* ---- precision -----------------------------------------------------------------------------------
 *
 *   name         parameters                    compute   gradients          loss scaling
 *   32-true      f32                           f32       f32                no
 *   64-true      f64                           f64       f64                no
 *   16-true      f16                           f16       f16                no
 *   bf16-true    bf16                          bf16      bf16               no
 *   bf16-mixed   bf16 + 16 more bits: an f32   bf16      bf16 (f32 for      no
 *                exactly (vectors: f32)                  vectors)
 *   16-mixed     f32, with an f16 copy for     f16       f16 (f32 for       dynamic
 *                compute that the step writes            vectors)
 *
 * A precision is data: take one by name and change its fields, or fill in your own. */

enum {
  MPT_MASTER_NONE = 0, /* the parameter itself is what the optimizer updates */
  MPT_MASTER_SPLIT = 1 /* bf16 parameters with 16 more bits beside each: together an exact f32 */
};
enum { MPT_SCALING_NONE = 0, MPT_SCALING_DYNAMIC = 1, MPT_SCALING_STATIC = 2 };

typedef struct mpt_precision {
  uint32_t struct_size;
  mpt_dtype param;        /* of parameters at rest */
  const mpt_chain *next;
  mpt_dtype compute;      /* of the autocast scope; NONE: operations run in the dtypes they get */
  mpt_dtype grad;         /* in which gradients are kept; NONE: the parameter's own */
  mpt_dtype output;       /* NONE: a model's results stay as they are; see mpt_precision_output */
  mpt_bool32 vectors_f32; /* parameters of less than two dims (norms, biases), and their gradients,
                             stay f32 */
  int32_t master;         /* MPT_MASTER_* */
  int32_t scaling;        /* MPT_SCALING_*: of the scaler that a stepper makes */
  double static_scale;    /* with MPT_SCALING_STATIC */
} mpt_precision;
/* 32-true. */
MPT_API void mpt_precision_init(mpt_precision *precision, size_t size);
/* Fills `out`, of `size` bytes, by a name of the table above: as an init call.
 * Errors: INVALID_ARGUMENT, with the list of names. */
MPT_API mpt_status mpt_precision_from_name(const char *name, mpt_precision *out, size_t size);
/* Opens the autocast scope that the precision asks for; where it asks for none, a scope with casts
 * off. NULL: 32-true. Closed by mpt_precision_pop. */
MPT_API mpt_status mpt_precision_push(mpt_context context, const mpt_precision *precision);
MPT_API mpt_status mpt_precision_pop(mpt_context context);
/* Casts a floating input of a model as its first operation needs it: to the parameters' dtype where
 * there is no autocast (64-true, bf16-true, 16-true); under autocast f64, which it leaves alone, to f32.
 * A new handle; differentiable. Integers stay as they are. */
MPT_API mpt_status mpt_precision_input(const mpt_precision *precision, mpt_tensor tensor,
                                       mpt_tensor *out);
/* Casts a floating tensor to the precision's output dtype: a new handle; differentiable. */
MPT_API mpt_status mpt_precision_output(const mpt_precision *precision, mpt_tensor tensor,
                                        mpt_tensor *out);

/* ---- parameter sets ------------------------------------------------------------------------------
 * Named tensors. Dots nest: the prefix "encoder" stands for "encoder" and all of "encoder.*", and ""
 * for everything. Names are unique, not empty, without empty parts. */

/* An empty set. Errors: OUT_OF_MEMORY. */
MPT_API mpt_status mpt_params_create(mpt_context context, mpt_params *out);
MPT_API mpt_params mpt_params_retain(mpt_params params);
MPT_API void mpt_params_release(mpt_params params);

/* Adds a floating leaf as a trained parameter: it takes the name, requires a gradient from now on,
 * and is converted to the set's precision, in place: the tensor's handles stay good. The library may
 * later repack its memory for the kernels that read it (mpt_tensor_data then refuses; mpt_tensor_read
 * never does). Errors: INVALID_ARGUMENT (name taken or malformed), DTYPE, STATE (a recorded result, a
 * view). */
MPT_API mpt_status mpt_params_add(mpt_params params, const char *name, mpt_tensor tensor);
/* Adds a tensor that is saved with the others and not trained (running statistics). */
MPT_API mpt_status mpt_params_add_buffer(mpt_params params, const char *name, mpt_tensor tensor);
/* The parameter or buffer of that name: a new handle. Errors: INVALID_ARGUMENT, with near names. */
MPT_API mpt_status mpt_params_get(mpt_params params, const char *name, mpt_tensor *out);
/* By number, in the order of adding: parameters first, then buffers. `name` is valid while the set
 * lives, `out` is a new handle; both may be NULL. */
MPT_API mpt_status mpt_params_at(mpt_params params, int64_t index, const char **name,
                                 mpt_tensor *out);

typedef struct mpt_params_info {
  uint32_t struct_size;
  int32_t reserved;
  int64_t tensors;   /* parameters */
  int64_t buffers;
  int64_t elements;  /* of parameters */
  int64_t trainable; /* elements that are not frozen */
  int64_t bytes;     /* of parameters, masters included */
  int64_t grad_bytes;
} mpt_params_info;
MPT_API mpt_status mpt_params_get_info(mpt_params params, mpt_params_info *out);

/* Switches training off (on = 1) or on for everything under a prefix; a frozen parameter's gradient
 * is dropped. Errors: INVALID_ARGUMENT where nothing has that prefix. */
MPT_API mpt_status mpt_params_freeze(mpt_params params, const char *prefix, mpt_bool32 on);
/* Drops every gradient; the memory goes back to the arena. */
MPT_API mpt_status mpt_params_zero_grad(mpt_params params);

/* Converts the set, at rest, to a precision, and what is added later too. Handles stay good. Between
 * 32-true, 16-mixed and bf16-mixed not a bit is lost, in either direction. Gradients gathered so far
 * are converted; buffers stay f32 (f64 under 64-true). NULL: 32-true. */
MPT_API mpt_status mpt_params_set_precision(mpt_params params, const mpt_precision *precision);
MPT_API mpt_status mpt_params_get_precision(mpt_params params, mpt_precision *out);

/* Clips the gradients of a set, for loops written by hand (a stepper does it in the same pass as the
 * update). By the norm over all of them, as torch.nn.utils.clip_grad_norm_: multiplied by
 * min(1, max_norm / (norm + 1e-6)); `norm` (may be NULL) gets the 2-norm before. Unscale first. */
MPT_API mpt_status mpt_clip_grad_norm(mpt_params params, double max_norm, double *norm);
/* Each value into [-limit, limit]. */
MPT_API mpt_status mpt_clip_grad_value(mpt_params params, double limit);

/* ---- optimizers ----------------------------------------------------------------------------------
 *
 * One descriptor for all of them, with PyTorch's names and defaults. g is the gradient (its negative
 * with `maximize`), p the parameter, t the number of steps applied. Moments are kept in f32 (f64 for
 * f64 parameters), whatever the parameter's storage; the arithmetic is that of the moments.
 *
 *   SGD      g += weight_decay p; b = momentum b + (1 - dampening) g (first step: b = g);
 *            g = nesterov ? g + momentum b : b; p -= lr g
 *   ADAM     g += weight_decay p; m = b1 m + (1 - b1) g; v = b2 v + (1 - b2) g^2;
 *            p -= lr / (1 - b1^t) * m / (sqrt(v) / sqrt(1 - b2^t) + eps)   (Kingma & Ba 2015)
 *   ADAMW    p *= 1 - lr weight_decay; then as ADAM without decay          (Loshchilov & Hutter 2019)
 *   RMSPROP  g += weight_decay p; v = alpha v + (1 - alpha) g^2;
 *            a = sqrt(centered ? v - mean(g)^2 : v) + eps;
 *            momentum: b = momentum b + g / a; p -= lr b;  else p -= lr g / a
 *   ADAGRAD  g += weight_decay p; s += g^2; p -= lr / (1 + (t - 1) lr_decay) * g / (sqrt(s) + eps)
 *   LION     p *= 1 - lr weight_decay; p -= lr sign(b1 m + (1 - b1) g);
 *            m = b2 m + (1 - b2) g                                         (Chen et al. 2023) */

enum {
  MPT_SGD = 1,
  MPT_ADAM = 2,
  MPT_ADAMW = 3,
  MPT_RMSPROP = 4,
  MPT_ADAGRAD = 5,
  MPT_LION = 6
};

typedef struct mpt_optimizer_desc {
  uint32_t struct_size;
  int32_t kind; /* MPT_SGD .. MPT_LION */
  const mpt_chain *next;
  double lr;
  double weight_decay;
  double momentum, dampening; /* SGD; RMSPROP: momentum */
  double beta1, beta2;        /* ADAM, ADAMW, LION */
  double eps;
  double alpha;               /* RMSPROP */
  double lr_decay, initial_accumulator; /* ADAGRAD */
  mpt_bool32 nesterov;        /* SGD */
  mpt_bool32 amsgrad;         /* ADAM, ADAMW: the largest v so far divides */
  mpt_bool32 centered;        /* RMSPROP */
  mpt_bool32 maximize;        /* climb */
} mpt_optimizer_desc;
MPT_API void mpt_sgd_desc_init(mpt_optimizer_desc *desc, size_t size);     /* lr 1e-3 */
MPT_API void mpt_adam_desc_init(mpt_optimizer_desc *desc, size_t size);    /* lr 1e-3, .9, .999, 1e-8 */
MPT_API void mpt_adamw_desc_init(mpt_optimizer_desc *desc, size_t size);   /* and weight_decay 1e-2 */
MPT_API void mpt_rmsprop_desc_init(mpt_optimizer_desc *desc, size_t size); /* 1e-2, alpha .99, 1e-8 */
MPT_API void mpt_adagrad_desc_init(mpt_optimizer_desc *desc, size_t size); /* lr 1e-2, 1e-10 */
MPT_API void mpt_lion_desc_init(mpt_optimizer_desc *desc, size_t size);    /* lr 1e-4, .9, .99 */

/* An optimizer of every parameter of a set, those added later included. desc NULL: AdamW.
 * Errors: INVALID_ARGUMENT (a hyper-parameter that is not finite or out of range is named). */
MPT_API mpt_status mpt_optimizer_create(mpt_params params, const mpt_optimizer_desc *desc,
                                        mpt_optimizer *out);
MPT_API mpt_optimizer mpt_optimizer_retain(mpt_optimizer optimizer);
MPT_API void mpt_optimizer_release(mpt_optimizer optimizer);

/* Parameter groups. Group 0 is what create made; a new group takes the parameters that a selection
 * names out of the groups before it, and has hyper-parameters of its own. Of the same kind, or another.
 * Without weight decay on biases and norms:
 *   mpt_selection vectors = {sizeof vectors, 0, NULL, NULL, NULL, 0, 1};
 *   adamw.weight_decay = 0;
 *   mpt_optimizer_add_group(optimizer, &vectors, &adamw, NULL); */
typedef struct mpt_selection {
  uint32_t struct_size;
  int32_t reserved;
  const mpt_chain *next;
  const char *prefix; /* NULL or "": any */
  const char *suffix; /* the name's last part, "bias"; NULL or "": any */
  int32_t min_rank, max_rank;
} mpt_selection;
MPT_API void mpt_selection_init(mpt_selection *selection, size_t size); /* everything */
/* `group` (may be NULL) gets its number. Errors: INVALID_ARGUMENT where nothing is selected. */
MPT_API mpt_status mpt_optimizer_add_group(mpt_optimizer optimizer, const mpt_selection *selection,
                                           const mpt_optimizer_desc *desc, int32_t *group);
MPT_API mpt_status mpt_optimizer_get_group(mpt_optimizer optimizer, int32_t group,
                                           mpt_optimizer_desc *out);
/* Changes hyper-parameters; the kind stays. Under a schedule, lr is what its factor multiplies. */
MPT_API mpt_status mpt_optimizer_set_group(mpt_optimizer optimizer, int32_t group,
                                           const mpt_optimizer_desc *desc);
/* Sets the lr of a group; group -1: of all. */
MPT_API mpt_status mpt_optimizer_set_lr(mpt_optimizer optimizer, int32_t group, double lr);
/* The lr of the next step, by the schedule where there is one. */
MPT_API mpt_status mpt_optimizer_get_lr(mpt_optimizer optimizer, int32_t group, double *lr);

/* One step by the gradients as they are: no scale, no check. Parameters without a gradient stay.
 * Under a scaler use mpt_scaler_step; with a stepper, mpt_stepper_step. */
MPT_API mpt_status mpt_optimizer_step(mpt_optimizer optimizer);
MPT_API mpt_status mpt_optimizer_zero_grad(mpt_optimizer optimizer);

typedef struct mpt_optimizer_info {
  uint32_t struct_size;
  int32_t groups;
  int64_t steps;       /* applied */
  int64_t parameters;  /* tensors */
  int64_t state_bytes;
} mpt_optimizer_info;
MPT_API mpt_status mpt_optimizer_get_info(mpt_optimizer optimizer, mpt_optimizer_info *out);
/* A parameter's state, row-major: a new tensor with a copy, or NULL before its first step. Keys are
 * PyTorch's: "momentum_buffer" (SGD, RMSPROP), "exp_avg", "exp_avg_sq", "max_exp_avg_sq" (ADAM, ADAMW,
 * LION: the first), "square_avg", "grad_avg" (RMSPROP), "sum" (ADAGRAD). */
MPT_API mpt_status mpt_optimizer_get_state(mpt_optimizer optimizer, const char *parameter,
                                           const char *key, mpt_tensor *out);

/* ---- schedules -----------------------------------------------------------------------------------
 * The lr of step t as a factor on each group's own; t counts the steps that were applied since the
 * schedule was set, so a skipped step never moves it, and nothing has to be called. */

enum {
  MPT_SCHEDULE_CONSTANT = 1,  /* 1 */
  MPT_SCHEDULE_LINEAR = 2,    /* from 1 to end_factor at total_steps, and on */
  MPT_SCHEDULE_COSINE = 3,    /* the same along half a cosine */
  MPT_SCHEDULE_STEP = 4,      /* gamma ^ floor(t / step_size) */
  MPT_SCHEDULE_ONE_CYCLE = 5, /* torch.optim.lr_scheduler.OneCycleLR: the group's lr is max_lr */
  MPT_SCHEDULE_LAMBDA = 6     /* factor(user, t) */
};
typedef double (*mpt_lr_fn)(void *user, int64_t step);

typedef struct mpt_schedule_desc {
  uint32_t struct_size;
  int32_t kind; /* MPT_SCHEDULE_CONSTANT */
  const mpt_chain *next;
  /* Before the schedule proper, whose t then starts at 0: (t + 1) / warmup_steps. Not with one-cycle,
   * which has a warm-up of its own. */
  int64_t warmup_steps;
  int64_t total_steps; /* LINEAR, COSINE: warm-up included; ONE_CYCLE */
  double end_factor;   /* LINEAR, COSINE: 0 */
  int64_t step_size;   /* STEP */
  double gamma;        /* STEP: 0.1 */
  /* ONE_CYCLE: .3, 25, 1e4; cosine annealing, two phases. The lr rises from lr / div_factor to lr and
   * falls to lr / div_factor / final_div_factor. momentum (SGD, RMSPROP) or beta1 go the other way,
   * from max_momentum .95 to base_momentum .85 and back, unless cycle_momentum is 0. */
  double pct_start, div_factor, final_div_factor, base_momentum, max_momentum;
  mpt_bool32 cycle_momentum;
  mpt_bool32 linear_anneal;
  mpt_lr_fn factor; /* LAMBDA */
  void *user;
} mpt_schedule_desc;
MPT_API void mpt_schedule_desc_init(mpt_schedule_desc *desc, size_t size);
/* Puts the optimizer's groups under a schedule that starts with the next step; NULL: none. */
MPT_API mpt_status mpt_optimizer_set_schedule(mpt_optimizer optimizer,
                                              const mpt_schedule_desc *desc);

/* ---- loss scaling --------------------------------------------------------------------------------
 * torch.amp.GradScaler: multiply the loss so that small gradients survive in f16, undo it before the
 * update, skip the update where a gradient is not finite, and let the scale find its own size:
 *   after a non-finite gradient  scale *= backoff_factor (from the hysteresis-th in a row of skips on)
 *   after growth_interval clean updates   scale *= growth_factor, if that is finite
 * By hand, per iteration: scale, backward, (unscale, clip,) step per optimizer, update once. The calls
 * out of order are refused with MPT_ERROR_STATE. The scale and its counters live on the device, and
 * nothing below but get_info and get_state reads them. */

typedef struct mpt_scaler_desc {
  uint32_t struct_size;
  mpt_bool32 enabled; /* 1; 0: scale and unscale do nothing, step always steps */
  const mpt_chain *next;
  double init_scale;       /* 65536 */
  double growth_factor;    /* 2 */
  double backoff_factor;   /* 0.5 */
  int64_t growth_interval; /* 2000 */
  double min_scale;        /* 1; 0: none */
  double max_scale;        /* the largest f32 */
  int32_t hysteresis;      /* 1: back off at once */
  mpt_bool32 is_static;    /* 0; 1: the scale stays; steps are still skipped */
} mpt_scaler_desc;
MPT_API void mpt_scaler_desc_init(mpt_scaler_desc *desc, size_t size);

/* A scaler with its own scale and counters; desc NULL: the defaults. Errors: INVALID_ARGUMENT (a
 * factor out of range is named). */
MPT_API mpt_status mpt_scaler_create(mpt_context context, const mpt_scaler_desc *desc,
                                     mpt_scaler *out);
MPT_API mpt_scaler mpt_scaler_retain(mpt_scaler scaler);
MPT_API void mpt_scaler_release(mpt_scaler scaler);

/* loss * scale, a new tensor: f32 where the loss is 16 bits wide, so that it cannot overflow;
 * differentiable. */
MPT_API mpt_status mpt_scaler_scale(mpt_scaler scaler, mpt_tensor loss, mpt_tensor *out);
/* Checks and divides, in place, the gradients of an optimizer's parameters: to see or clip the true
 * ones. At most once per optimizer between updates. Any floating dtype. */
MPT_API mpt_status mpt_scaler_unscale(mpt_scaler scaler, mpt_optimizer optimizer);
/* Steps the optimizer if its gradients are finite (unscaling on the way, unless that is done). At most
 * once per optimizer between updates. MPT_STEP_SKIPPED where the parameters stayed; on a device that
 * has not finished MPT_OK, and the verdict says it later. No gradients at all: legal, MPT_OK. */
MPT_API mpt_status mpt_scaler_step(mpt_scaler scaler, mpt_optimizer optimizer);
/* Moves the scale by what all optimizers since the last update found. Errors: STATE (nothing was
 * unscaled or stepped; micro-batches of a stepper are open). */
MPT_API mpt_status mpt_scaler_update(mpt_scaler scaler);
/* Replaces the scale. Errors: STATE (gradients scaled by the old one are on the way),
 * INVALID_ARGUMENT. */
MPT_API mpt_status mpt_scaler_set_scale(mpt_scaler scaler, double scale);

typedef struct mpt_scaler_info {
  uint32_t struct_size;
  mpt_bool32 enabled;
  double scale;
  int64_t growth_tracker;  /* clean updates since the scale last moved */
  int64_t hysteresis_left;
  int64_t updates;
  int64_t skipped; /* updates that found a non-finite gradient */
} mpt_scaler_info;
/* MPT_NOT_READY, with `out` untouched, while a device has not finished the latest update. */
MPT_API mpt_status mpt_scaler_get_info(mpt_scaler scaler, mpt_scaler_info *out);

/* All of it, to save and put back; PyTorch's keys, and the fields it has not. */
typedef struct mpt_scaler_state {
  uint32_t struct_size;
  int32_t hysteresis_left;
  double scale, growth_factor, backoff_factor;
  int64_t growth_interval, growth_tracker;
} mpt_scaler_state;
MPT_API mpt_status mpt_scaler_get_state(mpt_scaler scaler, mpt_scaler_state *out);
MPT_API mpt_status mpt_scaler_set_state(mpt_scaler scaler, const mpt_scaler_state *state);

/* ---- the stepper ---------------------------------------------------------------------------------
 * A whole step for any number of losses and optimizers, in one order: check, unscale, clip, update, one
 * update of the scale, zero_grad. The update reads the gradients once, scaled as they are. */

enum { MPT_CLIP_GLOBAL = 0, MPT_CLIP_OPTIMIZER = 1, MPT_CLIP_GROUP = 2 };
enum { MPT_SKIP_ALONE = 0, MPT_SKIP_TOGETHER = 1 };

typedef struct mpt_stepper_desc {
  uint32_t struct_size;
  int32_t accumulate;    /* 1; micro-batches per step: losses are divided by it */
  const mpt_chain *next;
  mpt_scaler scaler;     /* NULL: the one the precision asks for, or none */
  double clip_norm;      /* 0: none; else the largest 2-norm */
  double clip_value;     /* 0: none; else each value into [-clip_value, clip_value], before clip_norm */
  int32_t clip_over;     /* MPT_CLIP_GLOBAL: the norm over all optimizers, each optimizer, each group */
  int32_t skip;          /* MPT_SKIP_ALONE: only the optimizer whose gradients are not finite;
                            MPT_SKIP_TOGETHER: all */
  mpt_bool32 check;      /* without a scaler too: skip where a gradient is not finite; 0 */
  mpt_bool32 keep_grads; /* 0: gradients are dropped after the step; 1: they stay, scaled */
} mpt_stepper_desc;
MPT_API void mpt_stepper_desc_init(mpt_stepper_desc *desc, size_t size);

/* precision and desc may be NULL: 32-true, the defaults. */
MPT_API mpt_status mpt_stepper_create(mpt_context context, const mpt_precision *precision,
                                      const mpt_stepper_desc *desc, mpt_stepper *out);
MPT_API mpt_stepper mpt_stepper_retain(mpt_stepper stepper);
MPT_API void mpt_stepper_release(mpt_stepper stepper);
/* Errors: INVALID_ARGUMENT (already added; a parameter belongs to two optimizers: it is named), STATE
 * (micro-batches are open). */
MPT_API mpt_status mpt_stepper_add(mpt_stepper stepper, mpt_optimizer optimizer);
/* The stepper's scaler: a new handle, NULL without one. */
MPT_API mpt_status mpt_stepper_scaler(mpt_stepper stepper, mpt_scaler *out);

/* Backward from a loss, scaled and divided by `accumulate`. Call it for every loss of every
 * micro-batch; until the step, the scale is locked. desc as in mpt_backward. */
MPT_API mpt_status mpt_stepper_backward(mpt_stepper stepper, mpt_tensor loss);
MPT_API mpt_status mpt_stepper_backward_with(mpt_stepper stepper, mpt_tensor loss,
                                             const mpt_backward_desc *desc);
/* The step. MPT_STEP_SKIPPED where an optimizer left its parameters as they were. Errors: STATE (no
 * backward since the last step, no optimizer). */
MPT_API mpt_status mpt_stepper_step(mpt_stepper stepper);

enum {
  MPT_VERDICT_APPLIED = 1,
  MPT_VERDICT_NON_FINITE = 2,  /* skipped: a gradient was not finite */
  MPT_VERDICT_TOGETHER = 3,    /* skipped: another optimizer's was not */
  MPT_VERDICT_NO_GRADIENT = 4  /* nothing to do */
};
typedef struct mpt_verdict {
  uint32_t struct_size;
  int32_t outcome;           /* MPT_VERDICT_* */
  int64_t steps;             /* applied by this optimizer so far */
  int64_t non_finite;        /* values */
  const char *bad_parameter; /* the first with a non-finite gradient, or NULL; until the next step */
  double grad_norm;          /* unscaled, before clip_norm, over what clip_over says (per group: the
                                largest); NaN where no norm was asked for */
  double scale_before, scale_after;
} mpt_verdict;
/* What the last step did to optimizer number `index`, in the order of adding. MPT_NOT_READY, with `out`
 * untouched, while a device has not finished. Errors: STATE before the first step. */
MPT_API mpt_status mpt_stepper_verdict(mpt_stepper stepper, int32_t index, mpt_verdict *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_TRAIN_H */
