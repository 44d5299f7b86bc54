/* libmpt: optimizers and schedules of their learning rates. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_OPTIM_H
#define MPT_OPTIM_H

#include "mpt_params.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handle of an optimizer. */
MPT_HANDLE(mpt_optimizer);

/* ---- optimizers ---------------------------------------------------------------------------------
 *
 * One descriptor serves all rules, with PyTorch's names and defaults. In the formulas, g is the
 * gradient (its negative with `maximize`), p the parameter, and t the number of steps applied to
 * it. Moments are f32 (f64 for f64 parameters) for every storage of the parameter, and the
 * arithmetic has the dtype of the moments. An eps below the least normal f32 (ADAFACTOR: below
 * 1e-18) is raised to it, so an element whose gradient has always been 0 does not change. "First
 * step" is t = 1, also if momentum is switched on later.
 *
 *   SGD      g += weight_decay p; b = momentum b + (1 - dampening) g (first step: b = g);
 *            g = nesterov ? g + momentum b : b; p -= lr g
 *   ADAM     g += weight_decay p; m += (1 - b1) (g - m); v = b2 v + (1 - b2) g^2;
 *            p -= lr / (1 - b1^t) * m / (sqrt(v) / sqrt(1 - b2^t) + eps)      (Kingma & Ba 2015)
 *   ADAMW    p *= 1 - lr weight_decay; then as ADAM without decay     (Loshchilov & Hutter 2019)
 *   RMSPROP  g += weight_decay p; v = alpha v + (1 - alpha) g^2;
 *            a = sqrt(centered ? v - mean(g)^2 : v) + eps;
 *            momentum: b = momentum b + g / a; p -= lr b;  else p -= lr g / a
 *   ADAGRAD  g += weight_decay p; s += g^2; p -= lr / (1 + (t - 1) lr_decay) * g / (sqrt(s) + eps)
 *   LION     p *= 1 - lr weight_decay; p -= lr sign(b1 m + (1 - b1) g);
 *            m = b2 m + (1 - b2) g                                            (Chen et al. 2023)
 *   ADEMAMIX p *= 1 - lr weight_decay; m and v as ADAM; s += (1 - b3) (g - s);
 *            p -= lr (m / (1 - b1^t) + alpha s) / (sqrt(v) / sqrt(1 - b2^t) + eps);
 *            alpha grows linearly from 0 over alpha_warmup steps, and b3 from b1 over
 *            beta3_warmup steps as in the paper                        (Pagliardini et al. 2024)
 *
 * The following rules use norms |.| of whole tensors, which a pass before the update computes
 * without waiting. The norms are bitwise equal for any number of workers. A NaN that no check or
 * scaler skips makes the whole tensor NaN.
 *
 *   LAMB     m and v as ADAM;
 *            u = m / (1 - b1^t) / (sqrt(v) / sqrt(1 - b2^t) + eps) + weight_decay p;
 *            p -= lr |p| / |u| u; the ratio is 1 where a norm is 0            (You et al. 2020;
 *            Apex's FusedLAMB with use_nvlamb; its max_grad_norm is a stepper's clip_norm, and a
 *            group of ADAM serves the tensors without decay that it leaves out)
 *   LARS     r = trust_coefficient |p| / (|g| + weight_decay |p| + eps);
 *            g = r (g + weight_decay p); then as SGD; g is unchanged where a norm is 0;
 *            trust_clip: r = min(r / lr, 1), so that lr r <= lr
 *                                                (You et al. 2017; Apex's LARC over SGD)
 *   NOVOGRAD v = b2 v + (1 - b2) |g|^2, one value (first step: |g|^2); m += (1 - b1) (g - m);
 *            p -= lr (m / (1 - b1^t) / (sqrt(v) / sqrt(1 - b2^t) + eps) + weight_decay p)
 *            (Ginsburg et al. 2019, with the form and the defaults of Apex's FusedNovoGrad)
 *   ADAFACTOR  p *= 1 - lr weight_decay; d = t^beta2_decay;
 *            with two or more dims, over the last two:
 *            row = (1 - d) row + d mean(g^2 of a row), col likewise of columns;
 *            v = row col / max(mean(row), eps); with fewer dims v = (1 - d) v + d g^2;
 *            u = g / max(sqrt(v), eps);
 *            p -= max(min_rms, rms(p)) min(lr, 1 / sqrt(t)) u / max(1, rms(u) / clip_threshold)
 *            (Shazeer & Stern 2018, as torch.optim.Adafactor: eps is its eps[0], whose default is
 *            the parameter's machine epsilon, here that of f32; min_rms is its eps[1], and
 *            clip_threshold its d) */

/* Rule of an optimizer. The comment of each has its name and arguments in PyTorch, in PyTorch's
 * order; the arguments are fields of mpt_optimizer_desc. Sources: torch.optim for SGD, Adam (Kingma
 * & Ba 2015), AdamW (Loshchilov & Hutter 2019), RMSprop, Adagrad, Adafactor (Shazeer & Stern 2018)
 * and SparseAdam; Lion by Chen et al. 2023; AdEMAMix by Pagliardini et al. 2024; LAMB by You et al.
 * 2020; LARS by You et al. 2017; NovoGrad by Ginsburg et al. 2019. */
typedef int32_t mpt_optimizer_kind;
enum {
  MPT_OPTIMIZER_SGD = 1,        /* SGD(lr, momentum, dampening, weight_decay, nesterov). */
  MPT_OPTIMIZER_ADAM = 2,       /* Adam(lr, beta1, beta2, eps, weight_decay, amsgrad). */
  MPT_OPTIMIZER_ADAMW = 3,      /* AdamW(lr, beta1, beta2, eps, weight_decay, amsgrad). */
  MPT_OPTIMIZER_RMSPROP = 4,    /* RMSprop(lr, alpha, eps, weight_decay, momentum, centered). */
  MPT_OPTIMIZER_ADAGRAD = 5,    /* Adagrad(lr, lr_decay, weight_decay, initial_accumulator, eps). */
  MPT_OPTIMIZER_LION = 6,       /* Lion(lr, beta1, beta2, weight_decay). */
  MPT_OPTIMIZER_ADEMAMIX = 7,   /* AdEMAMix(lr, beta1, beta2, beta3, alpha, eps, weight_decay). */
  MPT_OPTIMIZER_LAMB = 8,       /* LAMB(lr, beta1, beta2, eps, weight_decay). */
  MPT_OPTIMIZER_LARS = 9,       /* LARS(lr, momentum, dampening, weight_decay, nesterov). */
  MPT_OPTIMIZER_NOVOGRAD = 10,  /* NovoGrad(lr, beta1, beta2, eps, weight_decay). */
  MPT_OPTIMIZER_ADAFACTOR = 11, /* Adafactor(lr, beta2_decay, eps, clip_threshold, weight_decay). */
  MPT_OPTIMIZER_SPARSE_ADAM = 12 /* SparseAdam(lr, beta1, beta2, eps, maximize). */
};
/* Expands X(NAME, name) for each kind, in this order: its number is MPT_OPTIMIZER_NAME, and
 * mpt_name_desc_init writes its defaults. */
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

/* Rule and hyper-parameters of an optimizer or of a parameter group. The init function of a rule,
 * such as mpt_adamw_desc_init, writes its defaults. A field belongs to the rules that its comment
 * names, or to all; with another rule it must have its default. */
typedef struct mpt_optimizer_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_optimizer_kind kind;            /* Rule, MPT_OPTIMIZER_*. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  double lr;                          /* Learning rate. */
  double weight_decay;                /* Weight decay. Must be 0 for SPARSE_ADAM. */
  double eps;                         /* Added to the denominator of the update. Not used by SGD and
                                         LION. */
  double momentum;                    /* SGD, LARS, RMSPROP: momentum. */
  double dampening;                   /* SGD, LARS: dampening of the momentum. */
  double beta1;                       /* ADAM, ADAMW, LION, ADEMAMIX, LAMB, NOVOGRAD, SPARSE_ADAM:
                                         decay of the first moment. */
  double beta2;                       /* ADAM, ADAMW, LION, ADEMAMIX, LAMB, NOVOGRAD, SPARSE_ADAM:
                                         decay of the second moment. */
  double beta3;                       /* ADEMAMIX: decay of the slow average. */
  double alpha;                       /* RMSPROP: decay of the average of squares. ADEMAMIX: weight
                                         of the slow average. */
  int64_t alpha_warmup;               /* ADEMAMIX: steps over which alpha grows. 0: none. */
  int64_t beta3_warmup;               /* ADEMAMIX: steps over which beta3 grows. 0: none. */
  double lr_decay;                    /* ADAGRAD: decay of the learning rate. */
  double initial_accumulator;         /* ADAGRAD: initial value of the sum of squares. */
  double trust_coefficient;           /* LARS: factor of the trust ratio. */
  double beta2_decay;                 /* ADAFACTOR: exponent of the decay of the averages. */
  double min_rms;                     /* ADAFACTOR: smallest root mean square of the parameter. */
  double clip_threshold;              /* ADAFACTOR: threshold at which the update is clipped. */
  mpt_bool32 maximize;                /* 1: maximises the loss. */
  mpt_bool32 nesterov;                /* SGD, LARS: 1 uses Nesterov momentum, which needs a momentum
                                         above 0 and a dampening of 0. */
  mpt_bool32 amsgrad;                 /* ADAM, ADAMW: 1 divides by the largest v so far. */
  mpt_bool32 centered;                /* RMSPROP: 1 subtracts the squared mean of the gradient. */
  mpt_bool32 trust_clip;              /* LARS: 1 limits the effective rate to lr, as LARC does. */
  int32_t state_bits;                 /* Bits of each stored state: 32 (default), 8 or 4. */
  int32_t state_block;                /* Elements that share a scale with 8 or 4 bits: 64, 128 or
                                         256. 0 (default): 256 for 8 bits, 128 for 4. */
  int32_t reserved;                   /* Must be 0. */
  int64_t state_min;                  /* Parameters with fewer elements keep 32 bits. Default:
                                         4096. */
} mpt_optimizer_desc;
/* Writes struct_size and the defaults of SGD: lr 1e-3, no momentum, no weight decay. */
MPT_API void mpt_sgd_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of ADAM: lr 1e-3, beta1 0.9, beta2 0.999, eps 1e-8, no weight
 * decay. */
MPT_API void mpt_adam_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of ADAMW: lr 1e-3, beta1 0.9, beta2 0.999, eps 1e-8,
 * weight_decay 1e-2. */
MPT_API void mpt_adamw_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of RMSPROP: lr 1e-2, alpha 0.99, eps 1e-8, no momentum, no
 * weight decay. */
MPT_API void mpt_rmsprop_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of ADAGRAD: lr 1e-2, eps 1e-10, no decays,
 * initial_accumulator 0. */
MPT_API void mpt_adagrad_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of LION: lr 1e-4, beta1 0.9, beta2 0.99, no weight decay. */
MPT_API void mpt_lion_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of ADEMAMIX: lr 1e-3, beta1 0.9, beta2 0.999, beta3 0.9999,
 * alpha 5, eps 1e-8, weight_decay 1e-2. */
MPT_API void mpt_ademamix_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of LAMB: lr 1e-3, beta1 0.9, beta2 0.999, eps 1e-6,
 * weight_decay 1e-2. */
MPT_API void mpt_lamb_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of LARS: lr 0.1, momentum 0.9, trust_coefficient 1e-3, eps
 * 1e-8, no weight decay. */
MPT_API void mpt_lars_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of NOVOGRAD: lr 1e-3, beta1 0.9, beta2 0.999, eps 1e-8, no
 * weight decay. */
MPT_API void mpt_novograd_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of ADAFACTOR: lr 1e-2, beta2_decay -0.8, min_rms 1e-3,
 * clip_threshold 1, eps 1.1920929e-7, no weight decay. */
MPT_API void mpt_adafactor_desc_init(mpt_optimizer_desc *desc, size_t size);
/* Writes struct_size and the defaults of SPARSE_ADAM: lr 1e-3, beta1 0.9, beta2 0.999, eps 1e-8. */
MPT_API void mpt_sparse_adam_desc_init(mpt_optimizer_desc *desc, size_t size);

/* ---- optimizers of sparse gradients and with states of few bits ---------------------------------
 *
 * Sparse gradients (mpt_tensor_set_grad_sparse) follow PyTorch's rules:
 *   SGD, ADAGRAD without weight_decay   update the rows of the gradient. The other rows would not
 *                         change anyway, so SGD gives bitwise the result of a dense gradient
 *   SPARSE_ADAM           updates m and v of these rows only, as torch.optim.SparseAdam (lazily):
 *                         p -= lr sqrt(1 - b2^t) / (1 - b1^t) * m / (sqrt(v) + eps)
 *                         No weight_decay. A dense gradient counts as one of all rows
 *   SGD with momentum     moves rows with earlier gradients too, so the step makes it dense
 * Every other rule moves every row at every step. The step then fails with MPT_ERROR_UNSUPPORTED
 * and changes nothing: put the parameter into a group of its own with one of these rules. Check,
 * unscale, clip (the norm is over the rows) and update are one pass as usual. States of parameters
 * with sparse gradients keep 32 bits. AdamW with SPARSE_ADAM for one table:
 *   mpt_tensor_set_grad_sparse(table, 1);
 *   mpt_selection tables;
 *   mpt_selection_init(&tables, sizeof tables);
 *   tables.suffix = "table";
 *   mpt_optimizer_desc rows;
 *   mpt_sparse_adam_desc_init(&rows, sizeof rows);
 *   mpt_optimizer_add_group(adamw, &tables, &rows, NULL);
 *
 * States of 8 and 4 bits are possible for every rule but ADAFACTOR, for every dtype of the
 * parameters, with and without a scaler. A block of state_block elements has one f32 scale, its
 * largest magnitude. An element is the nearest entry of a code book times the scale. The update is
 * computed in f32 from the new states before they are rounded.
 *   8 bits  the dynamic maps of bitsandbytes: signed, and unsigned for averages of squares. Adam
 *           takes 2.03 bytes per parameter instead of 8                 (Dettmers et al. 2021)
 *   4 bits  torchao's maps: signed dynamic over three decades, and 1/16 .. 16/16 for averages of
 *           squares. Adam takes 1.06 bytes                                  (Li et al. 2023)
 * As in these libraries, parameters with fewer than 4096 elements (state_min) keep f32 states, and
 * so does a group with state_bits 32, for example one for embeddings. f64 parameters keep f64
 * states. If no scaler or check skips a non-finite gradient, the states of its element become 0 and
 * the element does not change. A change of state_bits of a group converts its states at the next
 * step. The host converts the states: that step, and mpt_optimizer_get_state of a state in codes,
 * wait for a device other than the CPU. */

/* Creates an optimizer of every parameter of a set, including parameters that are added later. The
 * caller owns the handle; the optimizer keeps the set. desc NULL means the defaults of ADAMW.
 * Errors: INVALID_ARGUMENT (a hyper-parameter is not finite or out of range; the text names it). */
MPT_CALL mpt_status mpt_optimizer_create(mpt_params params,
                                         const mpt_optimizer_desc *MPT_NULLABLE desc,
                                         mpt_optimizer *out);
/* Adds one reference to an optimizer and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_optimizer MPT_NULLABLE mpt_optimizer_retain(mpt_optimizer MPT_NULLABLE optimizer);
/* Releases one reference to an optimizer. The parameters stay in their set. NULL and stale handles
 * are ignored. Any thread. */
MPT_API void mpt_optimizer_release(mpt_optimizer MPT_NULLABLE optimizer);

/* Selection of parameters for a group: a parameter must match all fields. Example: max_rank 1
 * selects biases and norms, which often have no weight decay. */
typedef struct mpt_selection {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  int32_t reserved;                   /* Must be 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  const char *MPT_NULLABLE prefix;    /* Prefix of the name. NULL or "" (default): any. */
  const char *MPT_NULLABLE suffix;    /* Last part of the name, for example "bias". NULL or ""
                                         (default): any. */
  int32_t min_rank;                   /* Smallest number of dims. Default: 0. */
  int32_t max_rank;                   /* Largest number of dims. Default: 8. */
} mpt_selection;
/* Writes struct_size and the defaults, which select everything. */
MPT_API void mpt_selection_init(mpt_selection *selection, size_t size);
/* Moves the parameters of a selection from the existing groups to a new group with a rule and
 * hyper-parameters of its own. Group 0 is made by mpt_optimizer_create. `group` (may be NULL)
 * receives the number of the new group. selection NULL means everything. desc NULL means those of
 * group 0, which mpt_optimizer_set_group and mpt_optimizer_set_lr can change.
 * Errors: INVALID_ARGUMENT (nothing is selected, or a hyper-parameter is out of range). */
MPT_CALL mpt_status mpt_optimizer_add_group(mpt_optimizer optimizer,
                                            const mpt_selection *MPT_NULLABLE selection,
                                            const mpt_optimizer_desc *MPT_NULLABLE desc,
                                            int32_t *MPT_NULLABLE group);
/* Returns the rule and hyper-parameters of a group. Errors: INVALID_ARGUMENT (group). */
MPT_CALL mpt_status mpt_optimizer_get_group(mpt_optimizer optimizer, int32_t group,
                                            mpt_optimizer_desc *out);
/* Changes the hyper-parameters of a group. The rule must stay. Under a schedule, lr is the value
 * that the schedule's factor multiplies, and another lr than before ends what mpt_optimizer_set_lr
 * has set. Errors: INVALID_ARGUMENT (group, another rule, or a hyper-parameter out of range). */
MPT_CALL mpt_status mpt_optimizer_set_group(mpt_optimizer optimizer, int32_t group,
                                            const mpt_optimizer_desc *desc);
/* Sets the learning rate of the next step of a group, or of all groups if group is -1:
 * mpt_optimizer_get_lr returns it. Under a schedule, the later rates change in proportion: they are
 * lr times the schedule's factor, divided by its factor of the next step, both above
 * mpt_schedule_desc.min_lr. If that factor is 0, as behind the end of a schedule, the rate lasts
 * while the factor stays 0, and later rates are the schedule's own. With
 * mpt_schedule_desc.resets_lr, the rate of the next step changes alone. mpt_optimizer_desc.lr of
 * the group stays under a schedule, and another schedule starts from it; mpt_optimizer_set_group
 * changes it, and does not wait for a device. Errors: INVALID_ARGUMENT (group, or lr out of range),
 * CALLBACK (the schedule's function failed). */
MPT_CALL mpt_status mpt_optimizer_set_lr(mpt_optimizer optimizer, int32_t group, double lr);
/* Returns the learning rate of a group at the next step, including the schedule.
 * Errors: INVALID_ARGUMENT (group), CALLBACK (the schedule's function failed). */
MPT_CALL mpt_status mpt_optimizer_get_lr(mpt_optimizer optimizer, int32_t group, double *lr);

/* Keeps a moving average of the parameters in another set, of the same names and shapes. From now
 * on each step moves it, by whichever call: average += (1 - decay) * (parameter - average), behind
 * the update and under the same decision, so that a skipped step moves nothing. Exact values are
 * read, and masters of `average` take part, so small moves are not lost; parameters with a master
 * in two halves (MPT_MASTER_SPLIT, MPT_MASTER_KAHAN) need f32 copies during the step. The buffers
 * are copied. A recorded step moves the average too. A call with another decay, such as 0.999,
 * changes it from the next step on. Before the first call, mpt_params_copy gives the average the
 * parameters of now.
 *
 * All parameters of the optimizer move, but for release_grads: there only those that had a
 * gradient. The optimizer keeps a reference to the set. Files and snapshots of a training have the
 * average if mpt_training_desc.params names it; otherwise a load or a rollback leaves it as it is.
 * average NULL ends this. Errors: INVALID_ARGUMENT (names that the average lacks, decay is not in 0
 * to 1, the optimizer's own set), SHAPE and DTYPE (of one tensor, which the text names; f64 needs
 * f64, and a buffer its own dtype), INVALID_HANDLE (two contexts), STATE (read-only memory; a
 * parameter lies on one rank alone, or its master does: mpt_stepper_desc.shard). Later changes of
 * either set give the same errors at the step, before it changes anything. */
MPT_CALL mpt_status mpt_optimizer_set_average(mpt_optimizer optimizer,
                                              mpt_params MPT_NULLABLE average, double decay);

/* Updates the parameters by their gradients, without scale and without check. Parameters without a
 * gradient do not change. Use mpt_scaler_step with a scaler, and mpt_stepper_step with a stepper.
 * Errors: STATE (a stepper has scaled the gradients and has not stepped), UNSUPPORTED (a sparse
 * gradient with a rule that moves every row). */
MPT_CALL mpt_status mpt_optimizer_step(mpt_optimizer optimizer);
/* Drops the gradients of the optimizer's parameters, as mpt_params_zero_grad does. */
MPT_CALL mpt_status mpt_optimizer_zero_grad(mpt_optimizer optimizer);

/* Size and progress of an optimizer. */
typedef struct mpt_optimizer_info {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t groups;       /* Number of parameter groups. */
  int64_t steps;        /* Number of applied steps. */
  int64_t parameters;   /* Number of parameter tensors. */
  int64_t state_bytes;  /* Bytes of all states as they are stored. */
  int64_t schedule_step; /* Step t of the schedule at the next step; 0 without a schedule. */
} mpt_optimizer_info;
/* Returns the number of groups, steps and parameters of an optimizer, the bytes of its states, and
 * the step of its schedule. */
MPT_CALL mpt_status mpt_optimizer_get_info(mpt_optimizer optimizer, mpt_optimizer_info *out);
/* Returns a copy of a parameter's state as a new row-major tensor, or NULL before its first step.
 *
 * Keys are PyTorch's and give f32 values for any number of bits: "momentum_buffer" (SGD, RMSPROP,
 * LARS); "exp_avg", "exp_avg_sq" and "max_exp_avg_sq" (ADAM, ADAMW; LION has the first, ADEMAMIX,
 * LAMB and NOVOGRAD the first two); "exp_avg_slow" (ADEMAMIX); "square_avg" and "grad_avg"
 * (RMSPROP); "sum" (ADAGRAD); "row_var" and "col_var", or "variance" (ADAFACTOR).
 *
 * The keys of bitsandbytes give the stored form: "state1" the codes of the first state (u8, flat;
 * with 4 bits two per byte, the first in the upper half), "absmax1" its scales, "qmap1" its code
 * book, "state2" and so on. Without codes "state1" gives the values, and the others NULL.
 * Errors: INVALID_ARGUMENT (parameter, key), UNSUPPORTED (another rank keeps the states:
 * mpt_stepper_desc.shard). */
MPT_CALL mpt_status mpt_optimizer_get_state(mpt_optimizer optimizer, const char *parameter,
                                            const char *key, mpt_tensor MPT_NULLABLE *out);

/* ---- schedules ----------------------------------------------------------------------------------
 * A schedule multiplies the learning rate of each group by a factor that depends on the step t. t
 * counts the applied steps since the schedule was set, so a skipped step does not advance it, and
 * the host has nothing to call. A checkpoint has the schedule and its t; mpt_optimizer_info has t,
 * and mpt_schedule_desc.first_step sets it. */

/* Kind of a schedule: the factor at step t. */
typedef int32_t mpt_schedule_kind;
enum {
  MPT_SCHEDULE_CONSTANT = 1,  /* 1. */
  MPT_SCHEDULE_LINEAR = 2,    /* Linear from 1 to end_factor at total_steps, and end_factor
                                 afterwards. */
  MPT_SCHEDULE_COSINE = 3,    /* Half a cosine from 1 to end_factor at total_steps, and end_factor
                                 afterwards. */
  MPT_SCHEDULE_STEP = 4,      /* gamma ^ floor(t / step_size). */
  MPT_SCHEDULE_ONE_CYCLE = 5, /* torch.optim.lr_scheduler.OneCycleLR with the group's lr as
                                 max_lr. */
  MPT_SCHEDULE_LAMBDA = 6     /* The function `factor` of the host. */
};
/* Computes the factor of a learning rate. It stores the factor of step t in `factor`, a finite
 * number, and returns MPT_OK. It runs inside mpt_optimizer_get_lr, and once for each t inside a
 * step: also if the step is skipped, and on a device for each t that the step may have. If it
 * returns an error, this call fails with MPT_ERROR_CALLBACK and changes nothing. The contract of
 * callbacks in mpt_base.h holds, but this function must not use the context. */
typedef mpt_status (*mpt_lr_fn)(void *user, int64_t step, double *factor);

/* Options of mpt_optimizer_set_schedule. A field belongs to the kinds that its comment names; with
 * another kind it must have its default. */
typedef struct mpt_schedule_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_schedule_kind kind;             /* Kind, MPT_SCHEDULE_*. Default: MPT_SCHEDULE_CONSTANT. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  /* All but ONE_CYCLE: steps of a linear warm-up with the factor (t + 1) / warmup_steps. The
   * schedule itself then starts with t = 0. Default: 0. */
  int64_t warmup_steps;
  int64_t total_steps;           /* LINEAR, COSINE, ONE_CYCLE: number of steps, including the
                                    warm-up. */
  double end_factor;             /* LINEAR, COSINE: last factor. Default: 0. */
  int64_t step_size;             /* STEP: steps between two reductions. Default: 1. */
  double gamma;                  /* STEP: factor of each reduction. Default: 0.1. */
  double pct_start;              /* ONE_CYCLE: share of the steps in which lr rises. Default:
                                    0.3. */
  double div_factor;             /* ONE_CYCLE: lr starts at lr / div_factor. Default: 25. */
  double final_div_factor;       /* ONE_CYCLE: lr ends at lr / div_factor / final_div_factor.
                                    Default: 1e4. */
  double base_momentum;          /* ONE_CYCLE: momentum (SGD, RMSPROP) or beta1 where lr is largest.
                                    Default: 0.85. */
  double max_momentum;           /* ONE_CYCLE: momentum (SGD, RMSPROP) or beta1 at the start and at
                                    the end. Default: 0.95. */
  mpt_bool32 cycle_momentum;     /* ONE_CYCLE: 1 moves momentum or beta1 in the opposite direction
                                    of lr; a momentum of 0 stays 0. Default: 1. */
  mpt_bool32 linear_anneal;      /* ONE_CYCLE: 1 changes lr and momentum linearly, 0 along a cosine.
                                    Default: 0. */
  mpt_lr_fn MPT_NULLABLE factor; /* LAMBDA: computes the factor of each step. */
  void *user;                    /* First argument of `factor` and `done`. */
  /* Runs once when `factor` can run no more, because the optimizer has another schedule or has
   * ended. May be NULL. */
  mpt_done_fn MPT_NULLABLE done;
  /* LINEAR, COSINE, STEP, LAMBDA: the factor multiplies what lr is above min_lr, so that the factor
   * 0 gives min_lr: the rate is min_lr + (lr - min_lr) * factor. In the unit of lr. Default: 0. */
  double min_lr;
  int64_t first_step; /* Step t of the schedule at the next step: 0 starts it, and n goes on where
                         n of its steps were applied, at most 2^53 - 1. Default: 0. */
  /* LAMBDA, ONE_CYCLE: 1 lets mpt_optimizer_set_lr change the rate of one step alone, as with
   * PyTorch's schedules of these names; 0 lets it change all later rates. Default: 0. */
  mpt_bool32 resets_lr;
} mpt_schedule_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_schedule_desc_init(mpt_schedule_desc *desc, size_t size);
/* Sets the schedule of all groups of an optimizer, starting with the next step. desc NULL removes
 * the schedule. The learning rates start from mpt_optimizer_desc.lr of the groups. A file of a
 * training has the schedule and its step: set a schedule before the load, or with first_step.
 * Errors: INVALID_ARGUMENT (a field out of range, total_steps within the warm-up, warmup_steps with
 * ONE_CYCLE, or no factor with LAMBDA), STATE (first_step is 0 right after a load, which is in the
 * midst of a schedule: the text has its step). */
MPT_CALL mpt_status mpt_optimizer_set_schedule(mpt_optimizer optimizer,
                                               const mpt_schedule_desc *MPT_NULLABLE desc);

#ifdef __cplusplus
}
#endif

#endif /* MPT_OPTIM_H */
