/* libmpt: precisions and parameter sets, which define the dtypes in which a model is stored and
 * computed. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_PARAMS_H
#define MPT_PARAMS_H

#include "mpt_autocast.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handle of a parameter set. */
MPT_HANDLE(mpt_params);

/* ---- precision ----------------------------------------------------------------------------------
 *
 *   name         parameters                    compute   gradients          loss scaling
 *   32-true, O0  f32                           f32       f32                no
 *   64-true      f64                           f64       f64                no
 *   16-true      f16                           f16       f16                no
 *   bf16-true    bf16                          bf16      bf16               no
 *   bf16-mixed   bf16 + 16 low bits, together  bf16      bf16 (f32 for      no
 *                an exact f32 (vectors: f32)             vectors)
 *   16-mixed     f32, with an f16 copy for     f16       f16 (f32 for       dynamic
 *                compute that the step writes            vectors)
 *   O1           f32                           f16       f32                dynamic
 *   O2           f16, with an f32 master copy  f16       f16 (f32 for       dynamic
 *                (batch norms: f32)                      batch norms)
 *   O3           f16                           f16       f16                no
 *
 * In every precision the gradients of many micro-batches are summed in f32
 * (mpt_stepper_desc.accumulate).
 *
 * The first six are Lightning's, and the last four NVIDIA Apex's. O1 applies Apex's list of f16 and
 * f32 operations in an autocast scope. O2 is Apex's "almost f16", and O3 its "speed of light" with
 * keep_batchnorm_fp32=1. Results of O0, O2 and O3 are converted to f32 by mpt_precision_output, and
 * inputs to f16 by mpt_precision_input.
 *
 * Other spellings are 32 and float (32-true), 64 and double (64-true), half (16-true), bfloat16
 * (bf16-true), 16 (16-mixed), and bf16 (bf16-mixed). The first use of one in a context logs a
 * warning with the right name.
 *
 * A precision is data. Take one by name and change its fields, fill in all fields, or add options
 * to the name: "NAME,OPTION=VALUE,...". Without a NAME the options change 32-true. Examples:
 *   "bf16-true,master=stochastic"   "16-mixed,loss_scale=128"   "param=f32,compute=bf16,output=f32"
 * The options:
 *   param, compute, grad, output, buffer
 *                                   f32 f64 f16 bf16, also as float32, fp32, half, ...; none
 *   vectors_f32, batch_norm_f32     0 or 1, false or true
 *   master                          none split copy stochastic kahan
 *   cost_rule                       0 or 1, false or true
 *   profile                         a name for mpt_autocast_profile_from_name
 *   loss_scale                      dynamic, none, or a number (1 is none)
 *   min_loss_scale, max_loss_scale  a number
 * O0 to O3 also accept Apex's options, by Apex's rules. None, the default, keeps the value of the
 * level:
 *   cast_model_type       dtype of the parameters; not with O1, which keeps f32
 *   patch_torch_functions 1 is the meaning of O1 and only possible with it; O1 with 0 casts nothing
 *   keep_batchnorm_fp32   not with O1, whose batch norms are f32
 *   master_weights        f32 masters of 16-bit parameters; not with O1
 *   cast_model_outputs    f32 (O1: none) */

/* Master of 16-bit parameters: the form in which an optimizer keeps more precision than the
 * parameter's dtype. In the formulas, p is the parameter, and the optimizer computes w' from w in
 * f32, with f32 gradients and states. */
typedef int32_t mpt_master;
enum {
  MPT_MASTER_NONE = 0,       /* No master: the optimizer updates the parameter itself. */
  MPT_MASTER_SPLIT = 1,      /* bf16 parameters with 16 low bits beside each: together an exact
                                f32. */
  MPT_MASTER_COPY = 2,       /* bf16 or f16 parameters with an f32 copy, which takes 4 bytes more
                                per element. w is the copy, and p is its rounding. Gives bitwise the
                                results of 32-true, as SPLIT does. */
  MPT_MASTER_STOCHASTIC = 3, /* bf16 or f16 parameters without additional memory. w = p, and w' is
                                rounded up or down at random, by draws of the context's generator,
                                with the probability that makes the mean exact. */
  MPT_MASTER_KAHAN = 4       /* bf16 or f16 parameters with a compensation c of the same dtype,
                                which takes 2 bytes more per element. w = p - c, p is the rounding
                                of w', and c the rounding of p - w' (Kahan 1965; Zamirai et al.
                                2020). */
};
/* Loss scaling of a precision. */
typedef int32_t mpt_scaling;
enum {
  MPT_SCALING_NONE = 0,    /* No loss scaling. */
  MPT_SCALING_DYNAMIC = 1, /* Dynamic scale: see mpt_scaler_desc. */
  MPT_SCALING_STATIC = 2   /* Constant scale. */
};

/* Dtypes in which a model is stored and computed. mpt_precision_from_name fills it by name. */
typedef struct mpt_precision {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_dtype param;                    /* Dtype of the stored parameters: f32, f64, f16 or bf16.
                                         NONE: each keeps its own dtype and master. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_dtype compute;                  /* Dtype of the autocast scope: bf16 or f16. NONE: operations
                                         compute in the dtypes of their inputs. */
  mpt_dtype grad;                     /* Dtype of stored gradients: f32, f64, f16 or bf16. NONE: the
                                         parameter's own dtype. */
  mpt_dtype output;                   /* Dtype of results for mpt_precision_output: f32, f64, f16 or
                                         bf16. NONE: results stay as they are. */
  mpt_master master;                  /* Master of the parameters, MPT_MASTER_*. */
  mpt_bool32 vectors_f32;             /* 1: parameters with fewer than two dims (norms, biases) and
                                         their gradients stay f32. */
  mpt_bool32 batch_norm_f32;          /* 1: parameters of batch norms (mpt_params_mark_batch_norm)
                                         and their gradients stay f32. */
  /* List of cast classes of the autocast scope, MPT_PROFILE_*. 0 (default): that of the enclosing
   * scope, or the library's. */
  mpt_profile profile;
  /* 1: the autocast scope keeps a product in f32 that 16 bits would make slower and no smaller
   * (mpt_autocast_desc.cost_rule). Default: 0. */
  mpt_bool32 cost_rule;
  mpt_scaling scaling;   /* Loss scaling of the scaler that a stepper makes, MPT_SCALING_*. */
  int32_t alias;         /* Number of the alternative spelling by which the precision was named, for
                            the warning. 0: none. */
  double static_scale;   /* Scale of MPT_SCALING_STATIC. Default: 65536. */
  double min_loss_scale; /* With MPT_SCALING_DYNAMIC: min_scale of the scaler. 0 (default): 1. */
  double max_loss_scale; /* With MPT_SCALING_DYNAMIC: max_scale of the scaler. 0 (default): the
                            scaler's default. */
  mpt_dtype buffer;      /* Dtype of all floating buffers: f32, f64, f16 or bf16. NONE (default):
                            f32, or f64 in 64-true, and a buffer that is f64 stays f64. */
  int32_t reserved;      /* Must be 0. */
} mpt_precision;
/* Writes struct_size and the precision 32-true. */
MPT_API void mpt_precision_init(mpt_precision *precision, size_t size);
/* Fills `out`, of `size` bytes, from a name with options, for example "bf16-mixed" or
 * "16-mixed,loss_scale=128". The names are 32-true, 64-true, 16-true, bf16-true, bf16-mixed,
 * 16-mixed and O0 to O3; mpt_params.h lists them with their options. Any thread.
 * Errors: INVALID_ARGUMENT (an unknown name or option, with near ones; an invalid value; options
 * that contradict each other or the name, with the right ones), ABI (size). */
MPT_CALL mpt_status mpt_precision_from_name(const char *name, mpt_precision *out, size_t size);
/* Opens the autocast scope of a precision. If the precision has no autocast, the scope switches
 * casts off. precision NULL means 32-true. Close the scope by mpt_precision_pop.
 * Errors: INVALID_ARGUMENT (fields that contradict each other), DTYPE (a dtype that the field
 * cannot have). */
MPT_CALL mpt_status mpt_precision_push(mpt_context context,
                                       const mpt_precision *MPT_NULLABLE precision);
/* Closes the innermost scope, as mpt_autocast_pop does: the two share one stack. Errors: STATE (no
 * scope is open). */
MPT_CALL mpt_status mpt_precision_pop(mpt_context context);
/* Converts a floating input of a model to the dtype that the first operation needs, and returns a
 * new handle. Without autocast (64-true, bf16-true, 16-true) this is the parameters' dtype. With
 * autocast, f64 becomes f32, because autocast does not cast f64. Other tensors are returned
 * unchanged. Differentiable. precision NULL means 32-true. Errors: those of mpt_precision_push. */
MPT_CALL mpt_status mpt_precision_input(const mpt_precision *MPT_NULLABLE precision,
                                        mpt_tensor tensor, mpt_tensor *out);
/* Converts a floating tensor to the precision's output dtype and returns a new handle. Other
 * tensors are returned unchanged. Differentiable. precision NULL means 32-true. Errors: those of
 * mpt_precision_push. */
MPT_CALL mpt_status mpt_precision_output(const mpt_precision *MPT_NULLABLE precision,
                                         mpt_tensor tensor, mpt_tensor *out);

/* ---- parameter sets -----------------------------------------------------------------------------
 * A parameter set holds named tensors. Dots nest names: the prefix "encoder" selects "encoder" and
 * every "encoder.*", and "" selects everything. Names are unique and not empty, and have no empty
 * parts. */

/* Creates an empty parameter set. The caller owns the handle. Errors: OUT_OF_MEMORY. */
MPT_CALL mpt_status mpt_params_create(mpt_context context, mpt_params *out);
/* Adds one reference to a parameter set and returns the same handle, or NULL for a stale handle.
 * Any thread. */
MPT_API mpt_params MPT_NULLABLE mpt_params_retain(mpt_params MPT_NULLABLE params);
/* Releases one reference to a parameter set. Optimizers and modules keep the sets that they use.
 * NULL and stale handles are ignored. Any thread. */
MPT_API void mpt_params_release(mpt_params MPT_NULLABLE params);

/* Adds a floating leaf to the set as a trained parameter. The tensor takes the name, requires a
 * gradient from now on, and is converted in place to the set's precision: its handles stay valid.
 * Its memory does not move, except in a conversion (mpt_params_set_precision,
 * mpt_params_mark_batch_norm) and in mpt_subscriber_take, so an address from mpt_tensor_get_data
 * stays valid. Two layers that share a weight use one parameter: the set refuses a second tensor on
 * the memory of a parameter, because one pass updates all of them.
 * Errors: INVALID_ARGUMENT (the name is taken or malformed, the tensor is already in the set, or it
 * lies in the memory of another parameter), DTYPE, SHAPE (more than 2^63 bytes after the
 * conversion), STATE (a recorded result, a view, or made in inference mode). */
MPT_CALL mpt_status mpt_params_add(mpt_params params, const char *name, mpt_tensor tensor);
/* Adds a tensor that is saved with the parameters but not trained, such as running statistics. A
 * floating tensor is converted in place to f32 (f64 in 64-true), as mpt_params_set_precision does.
 * Errors: INVALID_ARGUMENT (the name is taken or malformed, or the tensor is already in the set),
 * SHAPE (more than 2^63 bytes after the conversion), STATE (a recorded result). */
MPT_CALL mpt_status mpt_params_add_buffer(mpt_params params, const char *name, mpt_tensor tensor);
/* Marks the parameters under a prefix as those of a batch norm, which some precisions (O2) keep in
 * f32, and converts them accordingly. Modules call this themselves; it serves models written in
 * operations. prefix NULL means "". Errors: INVALID_ARGUMENT (no parameter has the prefix). */
MPT_CALL mpt_status mpt_params_mark_batch_norm(mpt_params params, const char *MPT_NULLABLE prefix);
/* Returns the parameter or buffer with this name as a new handle. Errors: INVALID_ARGUMENT (no such
 * name; the text lists near names). */
MPT_CALL mpt_status mpt_params_get(mpt_params params, const char *name, mpt_tensor *out);
/* Returns the parameter or buffer at an index, in the order of adding, first the parameters and
 * then the buffers. `name` receives a name that lives as long as the set, and `out` a new handle.
 * Both may be NULL. Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_params_get_at(mpt_params params, int64_t index,
                                      const char **MPT_NULLABLE name, mpt_tensor *MPT_NULLABLE out);

/* Size of a parameter set. */
typedef struct mpt_params_info {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t reserved;
  int64_t tensors;      /* Number of parameters. */
  int64_t buffers;      /* Number of buffers. */
  int64_t elements;     /* Number of elements of all parameters. */
  int64_t trainable;    /* Number of elements of all parameters that are not frozen. */
  int64_t bytes;        /* Bytes of all parameters, including masters. */
  int64_t grad_bytes;   /* Bytes of all gradients that exist now. */
} mpt_params_info;
/* Returns the present size of a parameter set. */
MPT_CALL mpt_status mpt_params_get_info(mpt_params params, mpt_params_info *out);

/* Freezes everything under a prefix (on 1), or makes it trainable again (on 0). Freezing drops the
 * gradients. prefix NULL means "". Errors: INVALID_ARGUMENT (nothing has the prefix). */
MPT_CALL mpt_status mpt_params_freeze(mpt_params params, const char *MPT_NULLABLE prefix,
                                      mpt_bool32 on);
/* Drops the gradients of all parameters and returns their memory to the arena. */
MPT_CALL mpt_status mpt_params_zero_grad(mpt_params params);

/* Converts the stored parameters to a precision, also those that are added later. Handles stay
 * valid. Conversions between precisions that hold an f32 exactly (f32 parameters, masters of SPLIT
 * and COPY: 32-true, 16-mixed, bf16-mixed, O0, O1, O2) lose no bit in either direction. Existing
 * gradients are converted. Floating buffers become `buffer`. With `buffer` NONE they become f32, or
 * f64 in 64-true. A buffer that was added as f64 stays f64; one that was added as f32, and that
 * 64-true made f64, becomes f32 again. With `param` NONE, too, all keep their dtype. Buffers of
 * integers and bools keep their dtype and bits. precision NULL means 32-true.
 * Errors: INVALID_ARGUMENT (fields that contradict each other; the text names them), DTYPE (a dtype
 * that the field cannot have), SHAPE (more than 2^63 bytes after the conversion). */
MPT_CALL mpt_status mpt_params_set_precision(mpt_params params,
                                             const mpt_precision *MPT_NULLABLE precision);
/* Returns the precision that mpt_params_set_precision set last. That of a new set is 32-true. */
MPT_CALL mpt_status mpt_params_get_precision(mpt_params params, mpt_precision *out);

/* Overwrites the parameters and buffers of `to` with those of `from`, by name: a target network,
 * or a snapshot. Both sets have the same names and shapes, and may have other precisions: exact
 * values, with their masters, are converted. The sets may belong to two contexts, of which no
 * other thread uses one meanwhile. Gradients and optimizer states stay, and autograd does not
 * record the write. If memory runs out, some tensors may have been overwritten. Errors:
 * INVALID_ARGUMENT (names that only one set has; one set given twice), SHAPE and DTYPE (of one
 * tensor, which the text names; a buffer of integers needs its own dtype), STATE (a recording is
 * made, or masters are split over ranks: mpt_stepper_desc.shard). */
MPT_CALL mpt_status mpt_params_copy(mpt_params to, mpt_params from);
/* Moves the parameters of `to` towards those of `from`: to += weight * (from - to), by name, in one
 * pass. An average of a training is a set that is moved by 1 - decay behind each step, and a target
 * network one that is moved by tau. Masters of `to` take part, so that small moves are not lost.
 * The buffers are copied. Both sets are of one context, and otherwise as for mpt_params_copy. The
 * move is computed in f32, and in f64 for f64 parameters. Errors: those of mpt_params_copy,
 * INVALID_ARGUMENT (weight is not in 0 to 1), INVALID_HANDLE (two contexts). */
MPT_CALL mpt_status mpt_params_lerp(mpt_params to, mpt_params from, double weight);

/* Gives the parameters of `to` under a prefix the memory of those of `from`, by name, so that it
 * exists once: the base of a model that several contexts use, each with a small part of its own on
 * top. On both sides the memory is read-only from now on, and the parameters of `to` are frozen.
 * Freeze those of `from` before (mpt_params_freeze), and give both sets one precision without
 * masters, such as 32-true or bf16-true. Each thread then uses its own context as before. The
 * memory lives until neither set uses it, also if the context of `from` ends first, in whose memory
 * report it counts. A conversion of either set gives that set memory of its own. Buffers are not
 * shared.
 *
 * prefix NULL means "". No other thread uses one of the two contexts during this call. Errors:
 * INVALID_ARGUMENT (nothing has the prefix, `from` lacks a name, one set given twice), SHAPE and
 * DTYPE (of one tensor, which the text names), STATE (a parameter of `from` is trained, has a
 * master or lies on one rank alone; a recording is made), DEVICE (the device does not exchange
 * memory). */
MPT_CALL mpt_status mpt_params_share(mpt_params to, mpt_params from,
                                     const char *MPT_NULLABLE prefix);

/* ---- publishing ---------------------------------------------------------------------------------
 * Gives the weights of a training to sets in other contexts, while one thread trains and others
 * compute, as in a game. No side waits for another, and none sees half of an update:
 *
 *   mpt_publisher_create(trained, &publisher);              before the threads start
 *   mpt_subscriber_create(used, publisher, 0, &subscriber);
 *
 *   mpt_stepper_step(stepper);                              in the thread that trains
 *   mpt_publisher_publish(publisher, NULL);
 *
 *   mpt_subscriber_take(subscriber, &version);              in the other thread
 *   mpt_module_forward(policy, observation, &action);
 *
 * The values lie in three slots of memory of the subscriber's context: the publisher writes one,
 * the subscriber reads one, and the third one has the newest values. A call exchanges its slot for
 * that one. A tensor whose memory is read-only in both sets, as that of a base that they share
 * (mpt_params_share), has no slots: it is left out. */

/* Handle of the side that gives values. */
MPT_HANDLE(mpt_publisher);
/* Handle of the side that takes values. */
MPT_HANDLE(mpt_subscriber);

/* Creates a publisher of a set whose context is on the host. The caller owns the handle. Errors:
 * UNSUPPORTED (the context is on a device). */
MPT_CALL mpt_status mpt_publisher_create(mpt_params params, mpt_publisher *out);
/* Lets a set take the values of a publisher's set, which has the same names and shapes. They are
 * converted to the dtypes that the set has now; a master gives its exact value. With copies 0 the
 * parameters and buffers get the memory of a slot, which costs a pointer each; their handles stay
 * valid. With copies 1 the values are copied into their memory, for sets of whose parameters views
 * or recordings exist. The set's context is on the host, and no other thread uses it or the
 * publisher's during the call. The caller owns the handle. Errors: INVALID_ARGUMENT (names that
 * only one set has; the set of the publisher itself), SHAPE and DTYPE (of one tensor, which the
 * text names), STATE (a recording is made; memory is read-only in this set alone; a parameter or
 * its master is split over ranks, mpt_stepper_desc.shard), UNSUPPORTED (a device; a parameter has a
 * master). */
MPT_CALL mpt_status mpt_subscriber_create(mpt_params params, mpt_publisher publisher,
                                          mpt_bool32 copies, mpt_subscriber *out);
/* Adds one reference to a publisher and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_publisher MPT_NULLABLE mpt_publisher_retain(mpt_publisher MPT_NULLABLE publisher);
/* Releases one reference to a publisher. Subscribers keep the values that they have. NULL and stale
 * handles are ignored. Any thread. */
MPT_API void mpt_publisher_release(mpt_publisher MPT_NULLABLE publisher);
/* Adds one reference to a subscriber and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_subscriber MPT_NULLABLE mpt_subscriber_retain(mpt_subscriber MPT_NULLABLE subscriber);
/* Releases one reference to a subscriber. The set keeps the values that it has. The subscriber ends
 * in the next call with its context, which waits until a publisher that writes has written. NULL
 * and stale handles are ignored. Any thread. */
MPT_API void mpt_subscriber_release(mpt_subscriber MPT_NULLABLE subscriber);
/* Makes the present values the newest ones of every subscriber, or of none if it fails. `version`
 * gets their number, from 1, and may be NULL. Does not wait. Errors: STATE (a recording is made, or
 * a replay is in progress; a parameter or its master is split over ranks; what a subscriber has
 * left out is not read-only any more). */
MPT_CALL mpt_status mpt_publisher_publish(mpt_publisher publisher, int64_t *MPT_NULLABLE version);
/* Gives the newest values to the set, and does nothing if it has them. `version` gets their number,
 * 0 if nothing has been published, and may be NULL. Does not wait. Errors: STATE (without copies: a
 * view, a graph or a recording uses the present values of a parameter, which the text names; the
 * precision of the set has changed; memory is read-only now, or is not any more and was left out; a
 * recording is made, or a replay is in progress). */
MPT_CALL mpt_status mpt_subscriber_take(mpt_subscriber subscriber, int64_t *MPT_NULLABLE version);

/* Options of mpt_params_clip_grad_norm. */
typedef struct mpt_clip_desc {
  uint32_t struct_size; /* Size of the struct in bytes. */
  /* 0 (default): a non-finite gradient gives the norm NaN, and NaN gradients unless max_norm is
   * INFINITY. 1: it fails with MPT_ERROR_STATE, names the parameter and leaves the gradients
   * unchanged. */
  mpt_bool32 error_if_nonfinite;
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  double norm_type;                   /* p of the norm (sum |g|^p)^(1/p), above 0. INFINITY: the
                                         largest |g|. Default: 2. */
} mpt_clip_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_clip_desc_init(mpt_clip_desc *desc, size_t size);
/* Clips the gradients of a set by their common norm, as torch.nn.utils.clip_grad_norm_: each
 * gradient is multiplied by min(1, max_norm / (norm + 1e-6)). A max_norm of INFINITY only computes
 * the norm. `norm` receives the norm before clipping. The call serves loops written by hand:
 * unscale first. A stepper clips in the same pass as its update. desc NULL means the defaults. On a
 * device the call waits only with `norm` or error_if_nonfinite.
 * Errors: STATE (max_norm is finite, and a stepper holds scaled gradients of the set;
 * error_if_nonfinite), INVALID_ARGUMENT (max_norm or norm_type is not positive). */
MPT_CALL mpt_status mpt_params_clip_grad_norm(mpt_params params, double max_norm,
                                              const mpt_clip_desc *MPT_NULLABLE desc,
                                              double *MPT_NULLABLE norm);
/* Clips each value of the gradients of a set to [-limit, limit]. Errors: STATE (a stepper holds
 * scaled gradients of the set), INVALID_ARGUMENT (limit is not positive). */
MPT_CALL mpt_status mpt_params_clip_grad_value(mpt_params params, double limit);

#ifdef __cplusplus
}
#endif

#endif /* MPT_PARAMS_H */
