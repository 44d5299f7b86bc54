/* libmpt: precision and parameter sets: in which dtypes a model is kept and computed. The conventions of
 * mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_PARAMS_H
#define MPT_PARAMS_H

#include "mpt_autocast.h"

#ifdef __cplusplus
extern "C" {
#endif

MPT_HANDLE(mpt_params);

/* ---- precision -----------------------------------------------------------------------------------
 *
 *   name         parameters                    compute   gradients          loss scaling
 *   32-true, O0  f32                           f32       f32                no
 *   64-true      f64                           f64       f64                no
 *   16-true      f16                           f16       f16                no
 *   bf16-true    bf16                          bf16      bf16               no
 *   bf16-mixed   bf16 + 16 more bits: an f32   bf16      bf16 (f32 for      no
 *                exactly (vectors: f32)                  vectors)
 *   16-mixed     f32, with an f16 copy for     f16       f16 (f32 for       dynamic
 *                compute that the step writes            vectors)
 *   O1           f32                           f16       f32                dynamic
 *   O2           f16, with an f32 master copy  f16       f16 (f32 for       dynamic
 *                (batch norms: f32)                      batch norms)
 *   O3           f16                           f16       f16                no
 *
 * Many micro-batches are summed in f32 in each of them (mpt_stepper_desc.accumulate).
 *
 * The first six are Lightning's, the last four NVIDIA Apex's: O1 runs its list of f16 and f32 operations
 * in an autocast scope, O2 is "almost f16", O3 "the speed of light" with keep_batchnorm_fp32=1. Results
 * of O0, O2 and O3 go to f32 by mpt_precision_output, inputs to f16 by mpt_precision_input.
 *
 * Other spellings: 32, float (32-true), 64, double (64-true), half (16-true), bfloat16 (bf16-true), 16
 * (16-mixed), bf16 (bf16-mixed). The first use of one in a context logs a warning with the right name.
 *
 * A precision is data: take one by name and change its fields, or fill in your own, or say it all in
 * the name: options follow, "NAME,OPTION=VALUE,...", and without a NAME change 32-true:
 *   "bf16-true,master=stochastic"   "16-mixed,loss_scale=128"   "param=f32,compute=bf16,output=f32"
 *   param, compute, grad, output    f32 f64 f16 bf16, also as float32, fp32, half, ...; none
 *   vectors_f32, batch_norm_f32     0 or 1, false or true
 *   master                          none split copy stochastic kahan
 *   cost_rule                       0 or 1, false or true
 *   profile                         a list's name: mpt_autocast_profile_from_name
 *   loss_scale                      dynamic, none, or a number (1 is none)
 *   min_loss_scale, max_loss_scale  a number
 * O0 to O3 take Apex's names too, under Apex's rules; None, its default, is what the level says:
 *   cast_model_type       of the parameters. Not with O1, which leaves them f32 and casts at operations
 *   patch_torch_functions 1 is what O1 means, and only with O1; O1 with 0 casts nothing
 *   keep_batchnorm_fp32   not with O1, whose batch norms are f32 anyway
 *   master_weights        f32 masters of 16-bit parameters. Not with O1, whose parameters are masters
 *   cast_model_outputs    f32 (O1: none) */

typedef int32_t mpt_master;
enum {
  MPT_MASTER_NONE = 0,       /* the parameter itself is what the optimizer updates */
  MPT_MASTER_SPLIT = 1,      /* bf16 parameters with 16 more bits beside each: together an exact f32 */
  /* The rest for bf16 or f16 parameters p. In f32, of f32 gradients and states, the optimizer makes w'
   * of w, and keeps it as: */
  MPT_MASTER_COPY = 2,       /* an f32 beside the parameter, which is its rounding: 4 bytes more. w is
                                that copy: the same bits as 32-true, as with SPLIT */
  MPT_MASTER_STOCHASTIC = 3, /* p is w' rounded up or down with the probability that makes the mean
                                exact, by draws of the context's generator; no byte more. w = p */
  MPT_MASTER_KAHAN = 4       /* p is the rounding of w', and c, of p's dtype, that of p - w': 2 bytes
                                more. w = p - c (Kahan 1965; Zamirai et al. 2020) */
};
typedef int32_t mpt_scaling;
enum { MPT_SCALING_NONE = 0, MPT_SCALING_DYNAMIC = 1, MPT_SCALING_STATIC = 2 };

typedef struct mpt_precision {
  uint32_t struct_size;
  mpt_dtype param; /* of parameters at rest; NONE: each stays as it is, its master too */
  const mpt_chain *MPT_NULLABLE next;
  mpt_dtype compute;      /* of the autocast scope; NONE: operations run in the dtypes they get */
  mpt_dtype grad;         /* in which gradients are kept; NONE: the parameter's own */
  mpt_dtype output;       /* NONE: a model's results stay as they are; see mpt_precision_output */
  mpt_bool32 vectors_f32; /* parameters of less than two dims (norms, biases), and their gradients,
                             stay f32 */
  mpt_master master;      /* MPT_MASTER_* */
  mpt_scaling scaling;    /* MPT_SCALING_*: of the scaler that a stepper makes */
  double static_scale;    /* with MPT_SCALING_STATIC */
  double min_loss_scale;  /* with MPT_SCALING_DYNAMIC: that scaler's min_scale; 0: its default, 1 */
  double max_loss_scale;  /* with MPT_SCALING_DYNAMIC: that scaler's max_scale; 0: its default */
  mpt_bool32 batch_norm_f32; /* parameters of batch norms (mpt_params_mark_batch_norm), and their
                                gradients, stay f32 */
  mpt_profile profile;       /* MPT_PROFILE_*, of the autocast scope: which list says what inputs are
                                cast to; 0: the surrounding scope's, or the library's */
  int32_t alias;             /* the name was another spelling: its number, for the warning; 0: none */
  int32_t reserved;          /* 0 */
  mpt_bool32 cost_rule;      /* 0; 1: the autocast scope keeps a product in f32 that 16 bits would make slower
                                and no smaller (mpt_autocast_desc.cost_rule) */
  int32_t reserved2;         /* 0 */
} mpt_precision;
/* 32-true. */
MPT_API void mpt_precision_init(mpt_precision *precision, size_t size);
/* Fills `out`, of `size` bytes, by a name of the table above with its options: as an init call.
 * Errors: INVALID_ARGUMENT: no such name or option (with the near ones), a value that is none, options
 * that contradict each other or the name (with what would be right). */
MPT_CALL mpt_status mpt_precision_from_name(const char *name, mpt_precision *out, size_t size);
/* Opens the autocast scope that the precision asks for; where it asks for none, a scope with casts
 * off. NULL: 32-true. Closed by mpt_precision_pop. */
MPT_CALL mpt_status mpt_precision_push(mpt_context context,
                                       const mpt_precision *MPT_NULLABLE precision);
/* Closes the innermost scope, as mpt_autocast_pop does: the two share one stack. Errors: STATE (none is
 * open). */
MPT_CALL mpt_status mpt_precision_pop(mpt_context context);
/* Casts a floating input of a model as its first operation needs it: to the parameters' dtype (param)
 * where there is no autocast (64-true, bf16-true, 16-true); under autocast f64, which it leaves alone, to f32.
 * A new handle; differentiable. Integers stay as they are. */
MPT_CALL mpt_status mpt_precision_input(const mpt_precision *MPT_NULLABLE precision,
                                        mpt_tensor tensor, mpt_tensor *out);
/* Casts a floating tensor to the precision's output dtype: a new handle; differentiable. */
MPT_CALL mpt_status mpt_precision_output(const mpt_precision *MPT_NULLABLE precision,
                                         mpt_tensor tensor, mpt_tensor *out);

/* ---- parameter sets ------------------------------------------------------------------------------
 * Named tensors. Dots nest: the prefix "encoder" stands for "encoder" and all of "encoder.*", and ""
 * for everything. Names are unique, not empty, without empty parts. */

/* An empty set. Errors: OUT_OF_MEMORY. */
MPT_CALL mpt_status mpt_params_create(mpt_context context, mpt_params *out);
/* One more reference to the same set; NULL for a stale handle. Any thread. */
MPT_API mpt_params MPT_NULLABLE mpt_params_retain(mpt_params MPT_NULLABLE params);
/* Gives one reference back; optimizers and modules keep a set that they use. NULL is fine. Any thread. */
MPT_API void mpt_params_release(mpt_params MPT_NULLABLE params);

/* Adds a floating leaf as a trained parameter: it takes the name, requires a gradient from now on,
 * and is converted to the set's precision, in place: the tensor's handles stay good. Conversions aside
 * (mpt_params_set_precision, mpt_params_mark_batch_norm), its memory stays where mpt_tensor_get_data found it.
 * Errors: INVALID_ARGUMENT (name taken or malformed), DTYPE, STATE (a recorded result, a
 * view). */
MPT_CALL mpt_status mpt_params_add(mpt_params params, const char *name, mpt_tensor tensor);
/* Adds a tensor that is saved with the others and not trained (running statistics). */
MPT_CALL mpt_status mpt_params_add_buffer(mpt_params params, const char *name, mpt_tensor tensor);
/* Says that the parameters under a prefix are a batch norm's, which some precisions keep f32 (O2), and
 * converts them so. Modules say it themselves; this is for models written on operations.
 * Errors: INVALID_ARGUMENT where no parameter has that prefix. */
MPT_CALL mpt_status mpt_params_mark_batch_norm(mpt_params params, const char *MPT_NULLABLE prefix);
/* The parameter or buffer of that name: a new handle. Errors: INVALID_ARGUMENT, with near names. */
MPT_CALL mpt_status mpt_params_get(mpt_params params, const char *name, mpt_tensor *out);
/* By number, in the order of adding: parameters first, then buffers. `name` lives as long as the set,
 * `out` is a new handle; both may be NULL. */
MPT_CALL mpt_status mpt_params_get_at(mpt_params params, int64_t index,
                                      const char **MPT_NULLABLE name, mpt_tensor *MPT_NULLABLE out);

typedef struct mpt_params_info {
  uint32_t struct_size;
  int32_t reserved;
  int64_t tensors; /* parameters */
  int64_t buffers;
  int64_t elements;  /* of parameters */
  int64_t trainable; /* elements that are not frozen */
  int64_t bytes;     /* of parameters, masters included */
  int64_t grad_bytes;
} mpt_params_info;
/* Counts and bytes of the set as it is now. */
MPT_CALL mpt_status mpt_params_get_info(mpt_params params, mpt_params_info *out);

/* Switches training off (on = 1) or on for everything under a prefix; a frozen parameter's gradient
 * is dropped. Errors: INVALID_ARGUMENT where nothing has that prefix. */
MPT_CALL mpt_status mpt_params_freeze(mpt_params params, const char *MPT_NULLABLE prefix,
                                      mpt_bool32 on);
/* Drops every gradient; the memory goes back to the arena. */
MPT_CALL mpt_status mpt_params_zero_grad(mpt_params params);

/* Converts the set, at rest, to a precision, and what is added later too. Handles stay good. Between
 * precisions that hold an f32 (parameters of f32, masters of SPLIT and COPY: 32-true, 16-mixed,
 * bf16-mixed, O0, O1, O2) not a bit is lost, in either direction. Gradients gathered so far are
 * converted; buffers stay f32 (f64 under 64-true). NULL: 32-true. */
MPT_CALL mpt_status mpt_params_set_precision(mpt_params params,
                                             const mpt_precision *MPT_NULLABLE precision);
/* The precision that mpt_params_set_precision gave last. */
MPT_CALL mpt_status mpt_params_get_precision(mpt_params params, mpt_precision *out);

/* Options of mpt_params_clip_grad_norm. */
typedef struct mpt_clip_desc {
  uint32_t struct_size;
  mpt_bool32 error_if_nonfinite; /* 0: a gradient that is not finite gives the norm NaN, and NaN
                                    gradients (unless max_norm is INFINITY); 1: MPT_ERROR_STATE,
                                    which names the parameter, and the gradients stay */
  const mpt_chain *MPT_NULLABLE next;
  double norm_type; /* 2; p, above 0: (sum |g|^p)^(1/p); INFINITY: the largest |g| */
} mpt_clip_desc;
/* Writes the defaults. */
MPT_API void mpt_clip_desc_init(mpt_clip_desc *desc, size_t size);
/* Clips the gradients of a set by the norm over all of them, as torch.nn.utils.clip_grad_norm_: each is
 * multiplied by min(1, max_norm / (norm + 1e-6)). It is for loops written by hand; a stepper clips in the
 * same pass as the update. Unscale first. A max_norm of INFINITY measures and clips nothing. desc NULL: the
 * defaults. `norm` gets the norm before. Errors: STATE (a stepper has the gradients open, scaled;
 * error_if_nonfinite), INVALID_ARGUMENT (max_norm or norm_type not positive). */
MPT_CALL mpt_status mpt_params_clip_grad_norm(mpt_params params, double max_norm,
                                              const mpt_clip_desc *MPT_NULLABLE desc,
                                              double *MPT_NULLABLE norm);
/* Brings each value of the gradients into [-limit, limit]. Errors: STATE (a stepper has the gradients open,
 * scaled). */
MPT_CALL mpt_status mpt_params_clip_grad_value(mpt_params params, double limit);

#ifdef __cplusplus
}
#endif

#endif /* MPT_PARAMS_H */
