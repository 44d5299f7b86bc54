/* libmpt: observation: traces of what a step runs and why, the first non-finite value, and
 * statistics of magnitudes. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_OBSERVE_H
#define MPT_OBSERVE_H

#include "mpt_params.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- traces -------------------------------------------------------------------------------------
 * Between its begin and its end a trace records every operation of forward, backward and the
 * optimizers' steps: its cast class and who decided it, its inputs, the casts that autocast
 * inserted before it, the kernels it chose, the kernels that refused, and the bytes they move. An
 * operation inside another one (a part of a loss, a part of a gradient function) is recorded with
 * the outer one. The results are bitwise those without a trace, so tracing one step shows what all
 * steps do. A trace that is off costs nothing.
 *
 *   mpt_trace_begin(context);
 *   ... one step ...
 *   mpt_trace_end(context);
 *   mpt_trace_text(context, text, sizeof text, NULL);
 *
 * The records stay until the next begin or mpt_trace_clear. Indices count from 0 in the order of
 * execution. If there is no memory for the records, the trace drops them and records no more: no
 * operation fails, and the functions that read the trace fail with OUT_OF_MEMORY. */

/* Begins a trace and drops the records of the previous one. Errors: STATE (a trace is on). */
MPT_CALL mpt_status mpt_trace_begin(mpt_context context);
/* Begins a trace in which no step takes effect, to trace a step before it is taken. Forward and
 * backward run as usual. The passes of mpt_stepper_step, mpt_optimizer_step, mpt_scaler_step and
 * mpt_scaler_update are recorded, but parameters, masters, states, scale, schedule, their counters
 * and running statistics do not change; these calls return MPT_OK and give no new verdict.
 * Optimizer states are allocated if they do not exist. The end of the trace restores the generator.
 * Writes by the host itself take effect. Errors: STATE (a trace is on). Until the end,
 * mpt_lbfgs_step and a backward with release_grads fail with STATE. */
MPT_CALL mpt_status mpt_trace_begin_dry(mpt_context context);
/* Ends a trace. Errors: STATE (no trace is on). */
MPT_CALL mpt_status mpt_trace_end(mpt_context context);
/* Drops the records of the last trace. Errors: STATE (a trace is on). */
MPT_CALL mpt_status mpt_trace_clear(mpt_context context);

/* Size of a trace. */
typedef struct mpt_trace_info {
  uint32_t struct_size; /* Size of the struct in bytes. */
  mpt_bool32 on;        /* 1 while a trace is on. */
  int64_t ops;          /* Number of operations. */
  int64_t casts;        /* Number of casts by autocast. */
  int64_t kernels;      /* Number of kernels that ran. */
  int64_t hazards;      /* Number of casts by hand that mpt_trace_get_hazard describes. */
  int64_t bytes;        /* Bytes read and written by all kernels, including those of casts. */
  int64_t cast_bytes;   /* Bytes read and written by casts of autocast. */
} mpt_trace_info;
/* Returns the size of the records so far. */
MPT_CALL mpt_status mpt_trace_get_info(mpt_context context, mpt_trace_info *out);

/* Phase of a training step in which an operation runs. */
typedef int32_t mpt_trace_phase;
enum {
  MPT_TRACE_FORWARD = 0,  /* Forward. */
  MPT_TRACE_BACKWARD = 1, /* Backward: the gradient function of the operation. */
  MPT_TRACE_STEP = 2,     /* Step of a stepper: check, unscale, clip, update. */
  MPT_TRACE_HOST = 3      /* Call that is not an operation (mpt_full, mpt_scaler_update) and has no
                             cast class. */
};

/* ---- the host's time ----------------------------------------------------------------------------
 * Hooks that give the host's clock to the library, and the library's work to the host's profiler.
 * Chain the struct to mpt_hooks, whose `user` its hooks receive:
 *   hooks.next = (const mpt_chain *)&time_hooks;
 * They run on the thread that drives the context, and must not call the library. */
typedef struct mpt_time_hooks {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_chain_type type;                /* MPT_CHAIN_TIME_HOOKS. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  /* Returns the time in seconds since any moment, which never goes back. It measures the budget of
   * mpt_recording_advance, and the steps by which the context chooses between one thread and its
   * own_threads. NULL (default): the system's monotonic clock. Communicators measure their time
   * limits by the system's clock. */
  double (*MPT_NULLABLE clock)(void *user);
  /* Begins a zone of the profiler: an operation, the gradient function of one, a step, or a replay
   * of a recording. `name` is the operation's, or that of the public function without "mpt_"; it
   * lives as long as the context. Zones nest: operations inside an operation have zones of their
   * own. On a device the zone has the time in which the host queues the work. NULL (default): no
   * zones, at no cost. `zone_begin` and `zone_end` must be given together. */
  void (*MPT_NULLABLE zone_begin)(void *user, const char *name, mpt_trace_phase phase);
  /* Ends the zone that began last and has not ended. It also runs when the work of the zone has
   * failed. */
  void (*MPT_NULLABLE zone_end)(void *user);
} mpt_time_hooks;
/* Writes struct_size, type MPT_CHAIN_TIME_HOOKS, and NULL in every other field. */
MPT_API void mpt_time_hooks_init(mpt_time_hooks *hooks, size_t size);

/* ---- records of a trace ---------------------------------------------------------------------- */

/* Origin of an operation's cast class. */
typedef int32_t mpt_why;
enum {
  MPT_WHY_OWN = 0,     /* The operation's own class, or the one given at its registration. */
  MPT_WHY_PROFILE = 1, /* The scope's profile. */
  MPT_WHY_CHANGED = 2, /* mpt_autocast_set_class. */
  MPT_WHY_COST = 3,    /* The cost rule, which kept the operation in f32. */
  MPT_WHY_OFF = 4      /* No scope, a scope with casts off, or an operation without a class. */
};
/* Record of an operation. */
typedef struct mpt_trace_op {
  uint32_t struct_size;      /* Size of the struct in bytes. */
  mpt_trace_phase phase;     /* Phase, MPT_TRACE_*. */
  mpt_op op;                 /* Number of the operation. -1 with MPT_TRACE_HOST. */
  mpt_cast_class cast_class; /* Cast class. */
  mpt_why why;               /* Origin of the class, MPT_WHY_*. */
  mpt_dtype scope;           /* Dtype of the autocast scope. NONE with MPT_WHY_OFF. */
  int32_t inputs;            /* Number of inputs. */
  int32_t casts;             /* Number of casts. */
  int32_t kernels;           /* Number of kernels. */
  int32_t reserved;
  int64_t bytes;             /* Bytes moved by its kernels. */
  const char *name;          /* Name of the operation. */
} mpt_trace_op;
/* Returns the record of an operation by its index. Errors: INVALID_ARGUMENT (index; the text gives
 * the range), STATE (the trace is on). */
MPT_CALL mpt_status mpt_trace_get_op(mpt_context context, int64_t index, mpt_trace_op *out);

/* Record of an input of an operation, before casts. In a backward it is the gradient of a
 * result. */
typedef struct mpt_trace_tensor {
  uint32_t struct_size;        /* Size of the struct in bytes. */
  mpt_dtype dtype;             /* Dtype. NONE: the input was not given. */
  int32_t rank;                /* Number of dims. */
  int32_t reserved;
  int64_t shape[MPT_MAX_RANK]; /* Extent of each dim. */
  const char *name;            /* Name of the tensor. "" if it has none. */
} mpt_trace_tensor;
/* Returns the record of an input of an operation, both by index. Errors: INVALID_ARGUMENT (op,
 * input), STATE (the trace is on). */
MPT_CALL mpt_status mpt_trace_get_input(mpt_context context, int64_t op, int32_t input,
                                        mpt_trace_tensor *out);

/* Result of a cast's look-up in the cache of casts. */
typedef int32_t mpt_trace_cache;
enum {
  MPT_TRACE_CAST_MADE = 0,      /* The cast does not use the cache. */
  MPT_TRACE_CAST_HIT = 1,       /* The cache had a valid copy: nothing was computed. */
  MPT_TRACE_CAST_REFRESHED = 2, /* The cache had a copy, but the leaf had been written since. */
  MPT_TRACE_CAST_MISSED = 3,    /* The copy was made, and kept if there was room. */
  MPT_TRACE_CAST_READ = 4       /* No copy was made: the kernel rounds the input as it reads it. */
};
/* Record of a cast by autocast. */
typedef struct mpt_trace_cast {
  uint32_t struct_size;  /* Size of the struct in bytes. */
  mpt_trace_cache cache; /* Result of the look-up, MPT_TRACE_CAST_*. */
  int64_t op;            /* Index of the operation that needed the cast. */
  mpt_dtype from;        /* Dtype before the cast. */
  mpt_dtype to;          /* Dtype after the cast. */
  int64_t elements;      /* Number of elements. */
  int64_t bytes;         /* Bytes moved: 0 for a hit. */
  const char *name;      /* Name of the tensor. */
} mpt_trace_cast;
/* Returns the record of a cast by its index. Errors: INVALID_ARGUMENT (index), STATE (the trace is
 * on). */
MPT_CALL mpt_status mpt_trace_get_cast(mpt_context context, int64_t index, mpt_trace_cast *out);

/* Record of a kernel that ran. */
typedef struct mpt_trace_kernel {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t reserved;
  int64_t op;           /* Index of the operation. */
  int64_t bytes;        /* Bytes read and written, without scratch memory. */
  const char *operands; /* Operands, for example "linear bf16[128, 112] <- bf16[128, 784] bf16[112,
                           784] f32[112]". */
  const char *name;     /* Name of the kernel's implementation. */
  const char *refused;  /* Implementations that refused before, and their reasons. "" if the first
                           choice ran. */
} mpt_trace_kernel;
/* Returns the record of a kernel by its index. Errors: INVALID_ARGUMENT (index), STATE (the trace
 * is on). */
MPT_CALL mpt_status mpt_trace_get_kernel(mpt_context context, int64_t index, mpt_trace_kernel *out);

/* Kind of a cast by hand inside an autocast scope that autocast undoes, or would do better. */
typedef int32_t mpt_hazard_kind;
enum {
  MPT_HAZARD_UNDONE = 1,   /* Autocast cast the result of mpt_cast again for an operation, which
                              therefore does not compute in the precision that mpt_cast asked
                              for. */
  MPT_HAZARD_AGAIN = 2,    /* mpt_cast received the result of another mpt_cast, so the values were
                              rounded twice. */
  MPT_HAZARD_PARAMETER = 3 /* mpt_cast of a leaf that requires a gradient bypasses the cache of
                              casts at every use. */
};
/* Record of a cast by hand that autocast undoes, or would do better. */
typedef struct mpt_trace_hazard {
  uint32_t struct_size; /* Size of the struct in bytes. */
  mpt_hazard_kind kind; /* Kind, MPT_HAZARD_*. */
  int64_t op;           /* MPT_HAZARD_UNDONE: index of the operation with the input. Otherwise:
                           index of the mpt_cast. */
  mpt_dtype from;       /* Dtype before the cast. */
  mpt_dtype to;         /* Dtype after the cast. */
  const char *name;     /* Name of the tensor that was cast by hand. */
  const char *text;     /* Sentence that describes the hazard and an alternative. */
} mpt_trace_hazard;
/* Returns the record of such a cast by hand (mpt_hazard_kind) by its index.
 * Errors: INVALID_ARGUMENT (index), STATE (the trace is on). */
MPT_CALL mpt_status mpt_trace_get_hazard(mpt_context context, int64_t index, mpt_trace_hazard *out);

/* Formats all records as a table. The text is cut at `size` bytes. `needed` (may be NULL) receives
 * the full size, including the final NUL. Errors: STATE (the trace is on). */
MPT_CALL mpt_status mpt_trace_text(mpt_context context, char *MPT_NULLABLE text, size_t size,
                                   size_t *MPT_NULLABLE needed);

/* ---- the first non-finite value -----------------------------------------------------------------
 * The search for the first non-finite value is always on and costs almost nothing. A backward
 * checks its loss, which is one number, and remembers the operation that gave each parameter its
 * gradient. Gradients are checked by the stepper's or scaler's own check, or with the norm of a
 * stepper's clip_norm. A stepper with none of these does not check gradients; the damage then
 * appears with the next loss, as a parameter that an operation reads. Only if a loss or a gradient
 * is not finite, the tape, which still exists, is searched:
 * - A non-finite loss: the search covers every value that the tape keeps, and every tensor of the
 *   open scopes, in the order of the forward. The first operation with a non-finite result is
 *   reported, or its input, if the input was already non-finite. A result that neither tape nor
 *   scopes keep (a sum that only a relu reads) is skipped, and the next operation is reported
 *   instead.
 * - A non-finite gradient with a finite loss: the report names the parameter whose gradient came
 *   first among the non-finite ones, the operation whose backward produced it, and the parameter
 *   before it. The overflow lies between the two parameters. The tape has been used by then, so the
 *   backwards of the next step are watched, including every gradient on their way. If that step has
 *   a non-finite gradient as well, the operation that made the first one is reported, and `exact`
 *   is 1.
 * On a device other than the CPU nothing is read in a step. After the answer of a step with
 * non-finite gradients has come, the device counts the non-finite values that the backwards of the
 * next step read and make, and the finding comes with the answer of that step. There is none if
 * that step is finite.
 *
 * The verdict of a skipped step (mpt_stepper_get_verdict, mpt_stepper_get_event) has the finding
 * too. mpt_context_set_anomaly checks every result instead, and stops at the first. */

/* Origin of the first non-finite value. */
typedef int32_t mpt_non_finite_phase;
enum {
  MPT_NON_FINITE_NONE = 0,     /* Nothing was found so far. */
  MPT_NON_FINITE_FORWARD = 1,  /* The forward of `op` made it. `tensor` is its result, or the
                                  parameter that it reads. */
  MPT_NON_FINITE_BACKWARD = 2, /* The backward of `op` gave it to the parameter `tensor`. */
  MPT_NON_FINITE_INPUT = 3     /* `tensor`, an input of `op`, was itself non-finite. */
};
/* Finding of the search for the first non-finite value. */
typedef struct mpt_non_finite {
  uint32_t struct_size;       /* Size of the struct in bytes. */
  mpt_non_finite_phase phase; /* Origin, MPT_NON_FINITE_*. With MPT_NON_FINITE_NONE all other fields
                                 are 0 or "". */
  /* MPT_NON_FINITE_BACKWARD: 1 if the backward of `op` itself made the first non-finite gradient, 0
   * if it may have received it from a later operation. */
  mpt_bool32 exact;
  mpt_op op;               /* Number of the operation. */
  const char *op_name;     /* Name of the operation. */
  int64_t sequence;        /* Number of the operation on the tape. */
  const char *tensor;      /* Name of the tensor. "" if it has none. */
  mpt_dtype dtype;         /* Dtype of the non-finite tensor. */
  int32_t reserved;
  int64_t elements;        /* Number of elements of the tensor. */
  int64_t nans;            /* Number of NaNs in the tensor. */
  int64_t infs;            /* Number of infinities in the tensor. */
  const char *last_finite; /* MPT_NON_FINITE_BACKWARD: parameter whose gradient came before. "" if
                              there was none. */
  int64_t found;           /* Number of findings since the context was created. */
  int64_t step;            /* Number of earlier steps of steppers and scalers, including skipped
                              ones. */
  const char *text;        /* Sentence with the whole finding. It counts steps from 1, as
                              mpt_verdict.step does in a verdict. */
} mpt_non_finite;
/* Returns the latest finding. */
MPT_CALL mpt_status mpt_context_get_non_finite(mpt_context context, mpt_non_finite *out);

/* ---- magnitudes ------------------------------------------------------------------------------ */

/* Number of bins of mpt_tensor_stats.exponents. */
#define MPT_STATS_BINS 280
/* Exponent of the first bin. */
#define MPT_STATS_FIRST_EXPONENT (-151)

/* Statistics of a tensor's elements in the range of a dtype, each rounded to nearest even. Divide
 * the counts by `elements` to get shares. */
typedef struct mpt_tensor_stats {
  uint32_t struct_size; /* Size of the struct in bytes. */
  mpt_dtype dtype;      /* Dtype whose range is used. */
  int64_t elements;     /* Number of elements. */
  int64_t zeros;        /* Number of elements that are exactly 0. */
  int64_t underflows;   /* Number of elements that are not 0, but round to 0 in the dtype. */
  int64_t subnormals;   /* Number of elements that round to a subnormal number of the dtype, which
                           is not 0 and below the least normal one. */
  int64_t overflows;    /* Number of finite elements that are too large for the dtype. */
  int64_t infinities;   /* Number of infinities. */
  int64_t nans;         /* Number of NaNs. */
  double smallest;      /* Smallest magnitude of a finite element that is not 0. 0 if there is
                           none. */
  double largest;       /* Largest magnitude of a finite element that is not 0. 0 if there is
                           none. */
  /* Counts of finite magnitudes per power of two: bin i covers 2^(i + MPT_STATS_FIRST_EXPONENT) to
   * below twice that. The first and the last bin also count everything beyond. */
  int64_t exponents[MPT_STATS_BINS];
} mpt_tensor_stats;

/* Options of mpt_tensor_get_stats and mpt_params_get_grad_stats. */
typedef struct mpt_stats_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_dtype dtype;                    /* Dtype whose range is used. NONE (default): the tensor's
                                         own. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  double scale;                       /* Factor that the elements are multiplied by first: a loss
                                         scale to try, or 1 over the present one. Default: 1. */
} mpt_stats_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_stats_desc_init(mpt_stats_desc *desc, size_t size);

/* Returns statistics of a floating tensor. desc NULL means the defaults. Errors: DTYPE (not a
 * floating dtype), INVALID_ARGUMENT (scale is not finite and positive). */
MPT_CALL mpt_status mpt_tensor_get_stats(mpt_tensor tensor, const mpt_stats_desc *MPT_NULLABLE desc,
                                         mpt_tensor_stats *out);
/* Returns statistics of the gradients of a parameter set as they are stored: scaled, between a
 * backward and its step. `total` receives the statistics of all gradients together, in the
 * requested dtype or in that of the first gradient. `each` (may be NULL with count 0) receives one
 * entry per parameter, in their order; set the struct_size of the first entry. A parameter without
 * a gradient has 0 elements. desc NULL means the defaults. Errors: DTYPE (not a floating dtype),
 * INVALID_ARGUMENT (scale is not finite and positive), SHAPE (count is not the number of
 * parameters). */
MPT_CALL mpt_status mpt_params_get_grad_stats(mpt_params params,
                                              const mpt_stats_desc *MPT_NULLABLE desc,
                                              mpt_tensor_stats *total,
                                              mpt_tensor_stats *MPT_NULLABLE each, int32_t count);
/* Formats statistics as a bar chart with one bar per power of two and the limits of the dtype. The
 * text is cut at `size` bytes. `needed` (may be NULL) receives the full size, including the final
 * NUL. Errors: DTYPE (stats.dtype is not floating). */
MPT_CALL mpt_status mpt_stats_text(const mpt_tensor_stats *stats, char *MPT_NULLABLE text,
                                   size_t size, size_t *MPT_NULLABLE needed);

#ifdef __cplusplus
}
#endif

#endif /* MPT_OBSERVE_H */
