/* libmpt: looking inside: traces of what a step runs and why, the first value that is not finite,
 * statistics of magnitudes. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_OBSERVE_H
#define MPT_OBSERVE_H

#include "mpt_params.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- traces ------------------------------------------------------------------------------------------
 * Between begin and end every operation is written down: its class and who decided it, its inputs, the
 * casts that autocast put before them, the kernels it chose and which it did not, the bytes they move.
 * Forward, backward and the optimizers' steps. Operations inside another (those that a loss is made of,
 * a whole gradient function) belong to it. The run itself is as without a trace, to the same bits:
 * trace one step to see what all of them do. Off, a trace costs nothing.
 *
 *   mpt_trace_begin(context);
 *   ... one step ...
 *   mpt_trace_end(context);
 *   mpt_trace_text(context, text, sizeof text, NULL);
 *
 * What was written stays until the next begin or mpt_trace_clear. Numbers count
 * from 0, in the order of the run. */

/* Errors: STATE (a trace is on). */
MPT_CALL mpt_status mpt_trace_begin(mpt_context context);
/* A dry run: the same, and until the end no step takes effect. Forward and backward run as ever; the
 * passes of mpt_stepper_step, mpt_optimizer_step, mpt_scaler_step and mpt_scaler_update are listed and
 * leave parameters, masters, states, scale, schedule and their counters as they were (MPT_OK, and no new
 * verdict), and running statistics stay. At the end the generator is put back. So trace a step before it
 * is taken; what the host itself writes is written. An optimizer's states are made if they are not there.
 * Errors: STATE (a trace is on); during it, STATE from mpt_lbfgs_step and a backward with release_grads. */
MPT_CALL mpt_status mpt_trace_begin_dry(mpt_context context);
/* Errors: STATE (none is on). */
MPT_CALL mpt_status mpt_trace_end(mpt_context context);
/* Drops what was written. Errors: STATE (a trace is on). */
MPT_CALL mpt_status mpt_trace_clear(mpt_context context);

typedef struct mpt_trace_info {
  uint32_t struct_size;
  mpt_bool32 on;
  int64_t ops, casts, kernels, hazards; /* how many of each */
  int64_t bytes;                        /* read and written by all kernels, those of casts included */
  int64_t cast_bytes;                   /* by casts of autocast */
} mpt_trace_info;
/* How much was written down so far. */
MPT_CALL mpt_status mpt_trace_get_info(mpt_context context, mpt_trace_info *out);

/* Where an operation runs. */
typedef int32_t mpt_trace_phase;
enum {
  MPT_TRACE_FORWARD = 0,
  MPT_TRACE_BACKWARD = 1, /* the gradient function of that operation */
  MPT_TRACE_STEP = 2,     /* a stepper's step: check, unscale, clip, update */
  MPT_TRACE_HOST = 3      /* a call that is no operation (mpt_full, mpt_scaler_update): no class */
};
/* Who decided the class. */
typedef int32_t mpt_why;
enum {
  MPT_WHY_OWN = 0,     /* the operation's own, or what it was registered with */
  MPT_WHY_PROFILE = 1, /* the scope's profile differs from it */
  MPT_WHY_CHANGED = 2, /* mpt_autocast_set_class */
  MPT_WHY_COST = 3,    /* the cost rule kept it in f32 */
  MPT_WHY_OFF = 4      /* no scope, or one with casts off; or it has no class */
};
typedef struct mpt_trace_op {
  uint32_t struct_size;
  mpt_trace_phase phase; /* MPT_TRACE_* */
  mpt_op op;             /* -1 with MPT_TRACE_HOST */
  mpt_cast_class cast_class;
  mpt_why why;                    /* MPT_WHY_* */
  mpt_dtype scope;                /* the scope's dtype; NONE with MPT_WHY_OFF */
  int32_t inputs, casts, kernels; /* how many */
  int32_t reserved;
  int64_t bytes; /* moved by its kernels */
  const char *name;
} mpt_trace_op;
/* An operation by number. Errors: INVALID_ARGUMENT (index; the text has the range). */
MPT_CALL mpt_status mpt_trace_get_op(mpt_context context, int64_t index, mpt_trace_op *out);

/* A tensor as it came in, before casts; in a backward, the gradient of the result. */
typedef struct mpt_trace_tensor {
  uint32_t struct_size;
  mpt_dtype dtype; /* NONE: not given */
  int32_t rank;
  int32_t reserved;
  int64_t shape[MPT_MAX_RANK];
  const char *name; /* "" without */
} mpt_trace_tensor;
/* An input of an operation, both by number. Errors: INVALID_ARGUMENT (op, input). */
MPT_CALL mpt_status mpt_trace_get_input(mpt_context context, int64_t op, int32_t input,
                                        mpt_trace_tensor *out);

/* What a cast of autocast found in the cache. */
typedef int32_t mpt_trace_cache;
enum {
  MPT_TRACE_CAST_MADE = 0,      /* not a matter for the cache */
  MPT_TRACE_CAST_HIT = 1,       /* nothing had to be done */
  MPT_TRACE_CAST_REFRESHED = 2, /* the leaf was written to since */
  MPT_TRACE_CAST_MISSED = 3,    /* made, and kept where there is room */
  MPT_TRACE_CAST_READ = 4       /* no tensor is made: the kernel rounds what it reads */
};
typedef struct mpt_trace_cast {
  uint32_t struct_size;
  mpt_trace_cache cache; /* MPT_TRACE_CAST_* */
  int64_t op;            /* number of the operation it was made for */
  mpt_dtype from, to;
  int64_t elements;
  int64_t bytes;    /* moved: 0 for a hit */
  const char *name; /* of the tensor */
} mpt_trace_cast;
/* A cast of autocast by number. Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_trace_get_cast(mpt_context context, int64_t index, mpt_trace_cast *out);

typedef struct mpt_trace_kernel {
  uint32_t struct_size;
  int32_t reserved;
  int64_t op;
  int64_t bytes;        /* read and written; scratch is not counted */
  const char *operands; /* "linear bf16[128, 112] <- bf16[128, 784] bf16[112, 784] f32[112]" */
  const char *name;     /* who computes it */
  const char *refused;  /* who was asked before and why they refused; "": the first choice */
} mpt_trace_kernel;
/* A kernel that ran, by number. Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_trace_get_kernel(mpt_context context, int64_t index, mpt_trace_kernel *out);

/* Casts made by hand inside a region, which autocast does better or takes back. */
typedef int32_t mpt_hazard_kind;
enum {
  MPT_HAZARD_UNDONE = 1,   /* the result of mpt_cast was cast again by autocast for this operation: the
                              precision that was asked for by hand is not the one computed in */
  MPT_HAZARD_AGAIN = 2,    /* the result of mpt_cast was given to mpt_cast: rounded twice */
  MPT_HAZARD_PARAMETER = 3 /* mpt_cast of a leaf that needs a gradient: past the cache, at every use */
};
typedef struct mpt_trace_hazard {
  uint32_t struct_size;
  mpt_hazard_kind kind; /* MPT_HAZARD_* */
  int64_t op;           /* UNDONE: the operation whose input it is; else the mpt_cast */
  mpt_dtype from, to;
  const char *name; /* of the tensor that was cast by hand */
  const char *text; /* a sentence */
} mpt_trace_hazard;
/* A cast by hand of this kind, by number. Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_trace_get_hazard(mpt_context context, int64_t index, mpt_trace_hazard *out);

/* All of it as a table. `needed` as in mpt_context_kernels_text. */
MPT_CALL mpt_status mpt_trace_text(mpt_context context, char *MPT_NULLABLE text, size_t size,
                                   size_t *MPT_NULLABLE needed);

/* ---- the first value that is not finite ----------------------------------------------------------------
 * Always on, and next to free: a backward looks at its loss, which is one number, and remembers which
 * operation gave each parameter its gradient; the check of the gradients is the stepper's or the
 * scaler's own, or comes with the norm of a stepper's clip_norm. (A stepper with none of these does not look
 * at gradients: what they spoil is named with the next loss, as the parameter that an operation reads.) Only
 * where one of the two is not finite the tape, which is still there, is searched:
 * - the loss: every value that the tape keeps, and every tensor that the open scopes hold, in the order
 *   of the forward. The operation with the first bad result is named; or its input, where that was bad
 *   from the start. A result that neither keeps (a sum that only a relu reads) is passed over: the
 *   operation named is then the next one;
 * - a gradient under a finite loss: the parameter whose gradient came first of those that are bad, the
 *   operation whose backward gave it, and the parameter before it. The overflow is between the two. By then
 *   the tape is used up, so the backwards of the step that follows are watched, every gradient on their
 *   way: where that step is bad too (a scale that is still too high, or no matter of the scale), the
 *   operation is named that made the first one, and `exact` is 1.
 * A skip's verdict (mpt_stepper_get_verdict, _event) has the finding too.
 * mpt_context_set_anomaly checks every result instead, and stops at the first. */
typedef int32_t mpt_non_finite_phase;
enum {
  MPT_NON_FINITE_NONE = 0,    /* nothing was found so far */
  MPT_NON_FINITE_FORWARD = 1, /* `op` made it; `tensor`: its result, or the parameter that it reads */
  MPT_NON_FINITE_BACKWARD = 2, /* the backward of `op` gave it to the parameter `tensor` */
  MPT_NON_FINITE_INPUT = 3    /* `tensor`, which `op` reads, was not finite itself */
};
typedef struct mpt_non_finite {
  uint32_t struct_size;
  mpt_non_finite_phase phase; /* MPT_NON_FINITE_*; the others are 0 or "" where it is NONE */
  int64_t found;              /* how often since the context began */
  int64_t step;               /* steps of steppers and scalers before it, skipped ones included */
  mpt_op op;
  mpt_dtype dtype;              /* of the bad tensor */
  int64_t sequence;             /* the operation's number on the tape */
  int64_t nans, infs, elements; /* of the bad tensor */
  const char *op_name;
  const char *tensor;   /* "" where it has no name */
  const char *last_finite; /* BACKWARD: the parameter whose gradient came before it; "" where none */
  const char *text;     /* all of it, a sentence, which counts the steps from 1 (a verdict's as mpt_verdict.step
                           does) */
  mpt_bool32 exact;     /* BACKWARD: 1 where the backward of `op` itself made the first gradient that is
                           not finite, 0 where it may have got it from an operation after it */
  int32_t reserved;
} mpt_non_finite;
/* What was found last. */
MPT_CALL mpt_status mpt_context_get_non_finite(mpt_context context, mpt_non_finite *out);

/* ---- magnitudes --------------------------------------------------------------------------------------- */

#define MPT_STATS_BINS 280
#define MPT_STATS_FIRST_EXPONENT (-151)

/* How a tensor's elements lie in the range of a dtype, each rounded to nearest even. */
typedef struct mpt_tensor_stats {
  uint32_t struct_size;
  mpt_dtype dtype; /* the one in question */
  int64_t elements;
  int64_t zeros;      /* exactly 0 */
  int64_t underflows; /* not 0, but 0 in the dtype */
  int64_t subnormals; /* in the dtype, below its least normal number */
  int64_t overflows;  /* finite, but too large for the dtype */
  int64_t infinities;
  int64_t nans;
  double smallest, largest; /* magnitudes of what is finite and not 0; 0 where there is none */
  /* Bin i counts finite magnitudes from 2^(i + MPT_STATS_FIRST_EXPONENT) to below twice that; the first
   * and the last one, all beyond. Shares are counts over `elements`. */
  int64_t exponents[MPT_STATS_BINS];
} mpt_tensor_stats;

typedef struct mpt_stats_desc {
  uint32_t struct_size;
  mpt_dtype dtype; /* NONE: the tensor's own */
  const mpt_chain *MPT_NULLABLE next;
  double scale; /* 1; elements are multiplied by it first: a loss scale to try, or 1 over the one in use */
} mpt_stats_desc;
MPT_API void mpt_stats_desc_init(mpt_stats_desc *desc, size_t size);

/* Of one floating tensor; desc NULL: the defaults. Set out->struct_size first. Errors: DTYPE,
 * INVALID_ARGUMENT (scale). */
MPT_CALL mpt_status mpt_tensor_get_stats(mpt_tensor tensor, const mpt_stats_desc *MPT_NULLABLE desc,
                                         mpt_tensor_stats *out);
/* Of the gradients of a set, as they lie there (scaled, between a backward and its step). `each` (may be
 * NULL, with count 0) has room for as many as the set has parameters, in their order, the first one's
 * struct_size set; one without a gradient has no elements. `total`: of all together; its dtype is the
 * one asked for, or that of the first gradient. Errors: as above; SHAPE (count). */
MPT_CALL mpt_status mpt_params_get_grad_stats(mpt_params params,
                                              const mpt_stats_desc *MPT_NULLABLE desc,
                                              mpt_tensor_stats *total,
                                              mpt_tensor_stats *MPT_NULLABLE each, int32_t count);
/* A picture of it: a bar per power of two, the dtype's limits marked. `needed` as in
 * mpt_context_kernels_text. */
MPT_CALL mpt_status mpt_stats_text(const mpt_tensor_stats *stats, char *MPT_NULLABLE text,
                                   size_t size, size_t *MPT_NULLABLE needed);

#ifdef __cplusplus
}
#endif

#endif /* MPT_OBSERVE_H */
