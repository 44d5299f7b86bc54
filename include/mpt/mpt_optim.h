/* libmpt: optimizers and the schedules of their learning rates. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_OPTIM_H
#define MPT_OPTIM_H

#include "mpt_params.h"

#ifdef __cplusplus
extern "C" {
#endif

MPT_HANDLE(mpt_optimizer);

/* ---- optimizers ----------------------------------------------------------------------------------
 *
 * One descriptor for all of them, with PyTorch's names and defaults. g is the gradient (its negative
 * with `maximize`), p the parameter, t the number of steps applied to it. Moments are kept in f32 (f64
 * for f64 parameters), whatever the parameter's storage; the arithmetic is that of the moments. An eps
 * below the least normal f32 (ADAFACTOR: below 1e-18) counts as that, so an element whose gradient has
 * always been 0 stays where it is. "First step" is t = 1, also where momentum is switched on later.
 *
 *   SGD      g += weight_decay p; b = momentum b + (1 - dampening) g (first step: b = g);
 *            g = nesterov ? g + momentum b : b; p -= lr g
 *   ADAM     g += weight_decay p; m += (1 - b1) (g - m); v = b2 v + (1 - b2) g^2;
 *            p -= lr / (1 - b1^t) * m / (sqrt(v) / sqrt(1 - b2^t) + eps)   (Kingma & Ba 2015)
 *   ADAMW    p *= 1 - lr weight_decay; then as ADAM without decay          (Loshchilov & Hutter 2019)
 *   RMSPROP  g += weight_decay p; v = alpha v + (1 - alpha) g^2;
 *            a = sqrt(centered ? v - mean(g)^2 : v) + eps;
 *            momentum: b = momentum b + g / a; p -= lr b;  else p -= lr g / a
 *   ADAGRAD  g += weight_decay p; s += g^2; p -= lr / (1 + (t - 1) lr_decay) * g / (sqrt(s) + eps)
 *   LION     p *= 1 - lr weight_decay; p -= lr sign(b1 m + (1 - b1) g);
 *            m = b2 m + (1 - b2) g                                         (Chen et al. 2023)
 *   ADEMAMIX p *= 1 - lr weight_decay; m and v as ADAM; s += (1 - b3) (g - s);
 *            p -= lr (m / (1 - b1^t) + alpha s) / (sqrt(v) / sqrt(1 - b2^t) + eps)
 *            alpha grows from 0 along a line over alpha_warmup steps, b3 from b1 over beta3_warmup steps
 *            as the paper has it                                           (Pagliardini et al. 2024)
 *
 * The next ones take norms |.| of whole tensors, in a pass before the update; no step waits for them.
 * They are the same bits for any number of workers. A NaN that no check or scaler skips makes the whole
 * tensor NaN.
 *
 *   LAMB     m and v as ADAM; u = m / (1 - b1^t) / (sqrt(v) / sqrt(1 - b2^t) + eps) + weight_decay p;
 *            p -= lr |p| / |u| u; the ratio is 1 where a norm is 0   (You et al. 2020, every tensor;
 *            Apex's FusedLAMB with use_nvlamb. Its max_grad_norm is a stepper's clip_norm; the tensors
 *            that it leaves out, those without decay, are a group of ADAM here)
 *   LARS     r = trust_coefficient |p| / (|g| + weight_decay |p| + eps); g = r (g + weight_decay p);
 *            then as SGD. g stays where a norm is 0. trust_clip: r is at most such that lr r <= lr,
 *            r = min(r / lr, 1)                                (You et al. 2017; Apex's LARC over SGD)
 *   NOVOGRAD v = b2 v + (1 - b2) |g|^2, one value (first step: |g|^2); m += (1 - b1) (g - m);
 *            p -= lr (m / (1 - b1^t) / (sqrt(v) / sqrt(1 - b2^t) + eps) + weight_decay p)
 *            (Ginsburg et al. 2019, in the form of Apex's FusedNovoGrad and its defaults)
 *   ADAFACTOR  p *= 1 - lr weight_decay; d = t^beta2_decay; of two dims and more, over the last two:
 *            row = (1 - d) row + d mean(g^2 of a row), col the same of columns;
 *            v = row col / max(mean(row), eps); of fewer dims v = (1 - d) v + d g^2;
 *            u = g / max(sqrt(v), eps);
 *            p -= max(min_rms, rms(p)) min(lr, 1 / sqrt(t)) u / max(1, rms(u) / clip_threshold)
 *            (Shazeer & Stern 2018 as torch.optim.Adafactor; eps is its eps[0], whose default is the
 *            parameter's machine epsilon: here that of f32; min_rms is eps[1], clip_threshold d) */

/* Each kind with the name and the arguments that it has in PyTorch, in the same order; the arguments are
 * fields of mpt_optimizer_desc. */
typedef int32_t mpt_optimizer_kind;
enum {
  MPT_OPTIMIZER_SGD = 1,       /* SGD(lr, momentum, dampening, weight_decay, nesterov) */
  MPT_OPTIMIZER_ADAM = 2,      /* Adam(lr, beta1, beta2, eps, weight_decay, amsgrad) */
  MPT_OPTIMIZER_ADAMW = 3,     /* AdamW(lr, beta1, beta2, eps, weight_decay, amsgrad) */
  MPT_OPTIMIZER_RMSPROP = 4,   /* RMSprop(lr, alpha, eps, weight_decay, momentum, centered) */
  MPT_OPTIMIZER_ADAGRAD = 5,   /* Adagrad(lr, lr_decay, weight_decay, initial_accumulator, eps) */
  MPT_OPTIMIZER_LION = 6,      /* Lion(lr, beta1, beta2, weight_decay) */
  MPT_OPTIMIZER_ADEMAMIX = 7,  /* AdEMAMix(lr, beta1, beta2, beta3, alpha, eps, weight_decay) */
  MPT_OPTIMIZER_LAMB = 8,      /* LAMB(lr, beta1, beta2, eps, weight_decay) */
  MPT_OPTIMIZER_LARS = 9,      /* LARS(lr, momentum, dampening, weight_decay, nesterov) */
  MPT_OPTIMIZER_NOVOGRAD = 10, /* NovoGrad(lr, beta1, beta2, eps, weight_decay) */
  MPT_OPTIMIZER_ADAFACTOR = 11, /* Adafactor(lr, beta2_decay, eps, clip_threshold, weight_decay) */
  MPT_OPTIMIZER_SPARSE_ADAM = 12 /* SparseAdam(lr, beta1, beta2, eps, maximize) */
};
/* X(NAME, name) for each kind, in this order: its number is MPT_OPTIMIZER_NAME, its defaults are those of
 * mpt_name_desc_init. */
#define MPT_OPTIMIZERS(X) \
  X(SGD, sgd)             \
  X(ADAM, adam)           \
  X(ADAMW, adamw)         \
  X(RMSPROP, rmsprop)     \
  X(ADAGRAD, adagrad)     \
  X(LION, lion)           \
  X(ADEMAMIX, ademamix)   \
  X(LAMB, lamb)           \
  X(LARS, lars)           \
  X(NOVOGRAD, novograd)   \
  X(ADAFACTOR, adafactor) \
  X(SPARSE_ADAM, sparse_adam)

typedef struct mpt_optimizer_desc {
  uint32_t struct_size;
  mpt_optimizer_kind kind; /* MPT_OPTIMIZER_SGD .. MPT_OPTIMIZER_SPARSE_ADAM */
  const mpt_chain *MPT_NULLABLE next;
  double lr;
  double weight_decay;
  double momentum, dampening; /* SGD, LARS; RMSPROP: momentum */
  double beta1, beta2;        /* ADAM, ADAMW, LION, ADEMAMIX, LAMB, NOVOGRAD, SPARSE_ADAM */
  double eps;
  double alpha;                     /* RMSPROP, ADEMAMIX */
  double lr_decay, initial_accumulator; /* ADAGRAD */
  mpt_bool32 nesterov;              /* SGD, LARS */
  mpt_bool32 amsgrad;               /* ADAM, ADAMW: the largest v so far divides */
  mpt_bool32 centered;              /* RMSPROP */
  mpt_bool32 maximize;              /* climb */
  double beta3;                     /* ADEMAMIX: of the slow average */
  int64_t alpha_warmup, beta3_warmup; /* ADEMAMIX: steps; 0: none */
  double trust_coefficient;         /* LARS */
  double beta2_decay, min_rms, clip_threshold; /* ADAFACTOR */
  mpt_bool32 trust_clip;            /* LARS: never more than lr, as LARC */
  int32_t state_bits;               /* 32, 8 or 4: see below */
  int32_t state_block;              /* elements with a common scale: 64, 128, 256; 0: 256 of 8 bits, 128 of 4 */
  int32_t reserved;
  int64_t state_min; /* parameters of fewer elements keep 32 bits: 4096 */
} mpt_optimizer_desc;
MPT_API void mpt_sgd_desc_init(mpt_optimizer_desc *desc, size_t size);     /* lr 1e-3 */
MPT_API void mpt_adam_desc_init(mpt_optimizer_desc *desc, size_t size);    /* lr 1e-3, .9, .999, 1e-8 */
MPT_API void mpt_adamw_desc_init(mpt_optimizer_desc *desc, size_t size);   /* and weight_decay 1e-2 */
MPT_API void mpt_rmsprop_desc_init(mpt_optimizer_desc *desc, size_t size); /* 1e-2, alpha .99, 1e-8 */
MPT_API void mpt_adagrad_desc_init(mpt_optimizer_desc *desc, size_t size); /* lr 1e-2, 1e-10 */
MPT_API void mpt_lion_desc_init(mpt_optimizer_desc *desc, size_t size);    /* lr 1e-4, .9, .99 */
/* lr 1e-3, .9, .999, .9999, alpha 5, 1e-8, weight_decay 1e-2 */
MPT_API void mpt_ademamix_desc_init(mpt_optimizer_desc *desc, size_t size);
MPT_API void mpt_lamb_desc_init(mpt_optimizer_desc *desc, size_t size); /* 1e-3, .9, .999, 1e-6, 1e-2 */
/* lr .1, momentum .9, trust_coefficient 1e-3, 1e-8 */
MPT_API void mpt_lars_desc_init(mpt_optimizer_desc *desc, size_t size);
MPT_API void mpt_novograd_desc_init(mpt_optimizer_desc *desc, size_t size); /* 1e-3, .9, .999, 1e-8 */
/* lr 1e-2, beta2_decay -.8, min_rms 1e-3, clip_threshold 1, eps 1.1920929e-7 */
MPT_API void mpt_adafactor_desc_init(mpt_optimizer_desc *desc, size_t size);
MPT_API void mpt_sparse_adam_desc_init(mpt_optimizer_desc *desc, size_t size); /* 1e-3, .9, .999, 1e-8 */

/* Gradients by rows (mpt_tensor_set_grad_sparse), by PyTorch's rules:
 *   SGD, ADAGRAD without weight_decay   the rows of the gradient are updated; the others would stay
 *                           anyway: SGD gives the bits of a dense gradient
 *   SPARSE_ADAM             m and v of those rows alone move, as torch.optim.SparseAdam (lazily):
 *                           p -= lr sqrt(1 - b2^t) / (1 - b1^t) * m / (sqrt(v) + eps)
 *                           No weight_decay. A dense gradient is one of all rows
 *   SGD with momentum       rows that had a gradient before move on, so the step makes it dense
 * and no other: where every row moves at every step, the step says so (MPT_ERROR_UNSUPPORTED, nothing
 * changed), and a group of its own with one of these rules is right. Check, unscale, clip (the norm is
 * over the rows) and update are one pass as ever; states of such parameters keep 32 bits.
 * AdamW with a table of its own rule:
 *   mpt_tensor_set_grad_sparse(table, 1);
 *   mpt_selection tables = {sizeof tables, 0, NULL, "table", NULL, 2, 2};
 *   mpt_optimizer_desc rows;
 *   mpt_sparse_adam_desc_init(&rows, sizeof rows);
 *   mpt_optimizer_add_group(adamw, &tables, &rows, NULL); */

/* States of 8 and 4 bits: every rule but ADAFACTOR, with every format of the parameters, under a scaler
 * as without. A block of state_block elements has one f32 scale, its largest magnitude; an element is the
 * nearest entry of a code book times the scale. The update itself is made in f32, by the new states
 * before they are rounded.
 *   8 bits  the dynamic maps of bitsandbytes: signed, and unsigned for averages of squares. Adam: 2.03
 *           bytes per parameter instead of 8                          (Dettmers et al. 2021)
 *   4 bits  torchao's: the signed dynamic map of three decades; 1/16 .. 16/16 for averages of squares.
 *           Adam: 1.06 bytes                                          (Li et al. 2023)
 * As there, parameters of fewer than 4096 elements (state_min) keep f32 states, and so does a group with
 * state_bits 32 (a rule for embeddings); f64 parameters keep f64 states. Where a gradient that is not
 * finite is not skipped by a scaler or a check, its element's states become 0 and its parameter stays.
 * Changing state_bits of a group converts the states at the next step. */

/* An optimizer of every parameter of a set, those added later included. desc NULL: AdamW.
 * Errors: INVALID_ARGUMENT (a hyper-parameter that is not finite or out of range is named). */
MPT_CALL mpt_status mpt_optimizer_create(mpt_params params,
                                         const mpt_optimizer_desc *MPT_NULLABLE desc,
                                         mpt_optimizer *out);
/* One more reference to the same optimizer; NULL for a stale handle. Any thread. */
MPT_API mpt_optimizer MPT_NULLABLE mpt_optimizer_retain(mpt_optimizer MPT_NULLABLE optimizer);
/* Gives one reference back; the parameters stay in their set. NULL is fine. Any thread. */
MPT_API void mpt_optimizer_release(mpt_optimizer MPT_NULLABLE optimizer);

/* Parameter groups. Group 0 is what create made; a new group takes the parameters that a selection
 * names out of the groups before it, and has hyper-parameters of its own. Of the same kind, or another.
 * Biases and norms, which one wants no weight decay on: max_rank 1. */
typedef struct mpt_selection {
  uint32_t struct_size;
  int32_t reserved;
  const mpt_chain *MPT_NULLABLE next;
  const char *MPT_NULLABLE prefix; /* NULL or "": any */
  const char *MPT_NULLABLE suffix; /* the name's last part, "bias"; NULL or "": any */
  int32_t min_rank, max_rank;      /* how many dims it has at least and at most: 0, 8 */
} mpt_selection;
MPT_API void mpt_selection_init(mpt_selection *selection, size_t size); /* everything */
/* What `selection` names becomes a group of its own, whose number `group` gets (may be NULL). desc NULL:
 * as group 0's, to be changed by mpt_optimizer_set_group or _set_lr.
 * Errors: INVALID_ARGUMENT where nothing is selected. */
MPT_CALL mpt_status mpt_optimizer_add_group(mpt_optimizer optimizer,
                                            const mpt_selection *MPT_NULLABLE selection,
                                            const mpt_optimizer_desc *MPT_NULLABLE desc,
                                            int32_t *MPT_NULLABLE group);
/* The kind and hyper-parameters of a group. */
MPT_CALL mpt_status mpt_optimizer_get_group(mpt_optimizer optimizer, int32_t group,
                                            mpt_optimizer_desc *out);
/* Changes hyper-parameters; the kind stays. Under a schedule, lr is what its factor multiplies. */
MPT_CALL mpt_status mpt_optimizer_set_group(mpt_optimizer optimizer, int32_t group,
                                            const mpt_optimizer_desc *desc);
/* Sets the lr of a group; group -1: of all. */
MPT_CALL mpt_status mpt_optimizer_set_lr(mpt_optimizer optimizer, int32_t group, double lr);
/* The lr of the next step, by the schedule where there is one. */
MPT_CALL mpt_status mpt_optimizer_get_lr(mpt_optimizer optimizer, int32_t group, double *lr);

/* One step by the gradients as they are: no scale, no check. Parameters without a gradient stay.
 * Under a scaler use mpt_scaler_step; with a stepper, mpt_stepper_step. Errors: STATE (a stepper has
 * scaled the gradients and has not stepped). */
MPT_CALL mpt_status mpt_optimizer_step(mpt_optimizer optimizer);
/* Drops the gradients of its parameters, as mpt_params_zero_grad does. */
MPT_CALL mpt_status mpt_optimizer_zero_grad(mpt_optimizer optimizer);

typedef struct mpt_optimizer_info {
  uint32_t struct_size;
  int32_t groups;
  int64_t steps;      /* applied */
  int64_t parameters; /* tensors */
  int64_t state_bytes;
} mpt_optimizer_info;
/* How many groups, steps and parameters, and the bytes of states, those in codes as they are stored. */
MPT_CALL mpt_status mpt_optimizer_get_info(mpt_optimizer optimizer, mpt_optimizer_info *out);
/* A parameter's state, row-major: a new tensor with a copy, or NULL before its first step. Keys are
 * PyTorch's: "momentum_buffer" (SGD, RMSPROP, LARS), "exp_avg", "exp_avg_sq", "max_exp_avg_sq" (ADAM,
 * ADAMW; LION: the first; ADEMAMIX, LAMB, NOVOGRAD: the first two), "exp_avg_slow" (ADEMAMIX),
 * "square_avg", "grad_avg" (RMSPROP), "sum" (ADAGRAD), "row_var", "col_var" or "variance" (ADAFACTOR):
 * values in f32, whatever the bits. And as they are stored, by bitsandbytes' names: "state1" the codes of
 * the first state (u8, flat; of 4 bits two in a byte, the first in the upper half), "absmax1" its scales,
 * "qmap1" its code book, "state2" and so on; without codes "state1" has the values and the others are
 * NULL. */
MPT_CALL mpt_status mpt_optimizer_get_state(mpt_optimizer optimizer, const char *parameter,
                                            const char *key, mpt_tensor MPT_NULLABLE *out);

/* ---- schedules -----------------------------------------------------------------------------------
 * The lr of step t as a factor on each group's own; t counts the steps that were applied since the
 * schedule was set, so a skipped step never moves it, and nothing has to be called. */

typedef int32_t mpt_schedule_kind;
enum {
  MPT_SCHEDULE_CONSTANT = 1,  /* 1 */
  MPT_SCHEDULE_LINEAR = 2,    /* from 1 to end_factor at total_steps, and on */
  MPT_SCHEDULE_COSINE = 3,    /* the same along half a cosine */
  MPT_SCHEDULE_STEP = 4,      /* gamma ^ floor(t / step_size) */
  MPT_SCHEDULE_ONE_CYCLE = 5, /* torch.optim.lr_scheduler.OneCycleLR: the group's lr is max_lr */
  MPT_SCHEDULE_LAMBDA = 6     /* factor(user, t) */
};
/* Stores the factor of a step, a finite number, and returns MPT_OK; or an error, with which the step, or
 * mpt_optimizer_get_lr, fails as MPT_ERROR_CALLBACK and changes nothing. It runs inside that call, and must
 * not use the context. */
typedef mpt_status (*mpt_lr_fn)(void *user, int64_t step, double *factor);

typedef struct mpt_schedule_desc {
  uint32_t struct_size;
  mpt_schedule_kind kind; /* MPT_SCHEDULE_CONSTANT */
  const mpt_chain *MPT_NULLABLE next;
  /* Before the schedule proper, whose t then starts at 0: (t + 1) / warmup_steps. Not with one-cycle,
   * which has a warm-up of its own. */
  int64_t warmup_steps;
  int64_t total_steps; /* LINEAR, COSINE: warm-up included; ONE_CYCLE */
  double end_factor;   /* LINEAR, COSINE: 0 */
  int64_t step_size;   /* STEP: 1 */
  double gamma;        /* STEP: 0.1 */
  /* ONE_CYCLE: .3, 25, 1e4; cosine annealing, two phases. The lr rises from lr / div_factor to lr and
   * falls to lr / div_factor / final_div_factor. momentum (SGD, RMSPROP) or beta1 go the other way,
   * from max_momentum .95 to base_momentum .85 and back, unless cycle_momentum is 0; a momentum of 0
   * stays 0. */
  double pct_start, div_factor, final_div_factor, base_momentum, max_momentum;
  mpt_bool32 cycle_momentum;
  mpt_bool32 linear_anneal;
  mpt_lr_fn MPT_NULLABLE factor; /* LAMBDA */
  void *user;
  mpt_done_fn MPT_NULLABLE done; /* NULL, or told when nothing can call `factor` any more: the optimizer has another
                       schedule, or has ended */
} mpt_schedule_desc;
MPT_API void mpt_schedule_desc_init(mpt_schedule_desc *desc, size_t size);
/* Puts the optimizer's groups under a schedule that starts with the next step; NULL: none. */
MPT_CALL mpt_status mpt_optimizer_set_schedule(mpt_optimizer optimizer,
                                               const mpt_schedule_desc *MPT_NULLABLE desc);

#ifdef __cplusplus
}
#endif

#endif /* MPT_OPTIM_H */
