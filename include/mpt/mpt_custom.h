/* libmpt: operations by number, and operations of the host.
 * The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_CUSTOM_H
#define MPT_CUSTOM_H

#include "mpt_autocast.h"
#include "mpt_autograd.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- names of operations ------------------------------------------------------------------------- */

/* The number of an operation ("matmul"), the host's own included. */
MPT_CALL mpt_status mpt_op_from_name(mpt_context context, const char *name, mpt_op *out);
/* The name of an operation by number; NULL past the end: iterate from 0. The host's own have numbers
 * apart, from mpt_op_register's on. */
MPT_API const char *MPT_NULLABLE mpt_op_name(mpt_context context, mpt_op op);

/* MPT_OK where an operation takes data of this dtype in this context (weights, masks and indices have
 * rules of their own), else MPT_ERROR_UNSUPPORTED with the reason and what would do in
 * mpt_last_error(). The host's own operations take everything. */
MPT_CALL mpt_status mpt_op_supports(mpt_context context, mpt_op op, mpt_dtype dtype);

/* ---- operations by number ------------------------------------------------------------------------
 * Every operation of mpt_ops.h runs by its number, too, with its inputs in a list and the rest as
 * attributes by name: what an importer of models or a scripting language wants. mpt_op_get_info and
 * mpt_op_get_param say what an operation takes; names are those of the C function's parameters and of its
 * descriptor's fields.
 *
 *   mpt_op op;
 *   mpt_attr dim = {sizeof dim, MPT_PARAM_INTEGER, "dim", -1, 0, NULL, 0};
 *   mpt_op_from_name(context, "softmax", &op);
 *   mpt_op_run(context, op, &x, 1, &dim, 1, &y, 1); */

/* What a parameter of an operation is. */
typedef int32_t mpt_param_kind;
enum {
  MPT_PARAM_TENSOR = 1,
  MPT_PARAM_TENSORS = 2,  /* every input that is left; the last of an operation's inputs */
  MPT_PARAM_INTEGER = 3,
  MPT_PARAM_NUMBER = 4,   /* a double */
  MPT_PARAM_INTEGERS = 5, /* extents, dims, sizes; one per spatial dim */
  MPT_PARAM_BOOL = 6,     /* 0 or 1 */
  MPT_PARAM_DTYPE = 7,    /* an mpt_dtype */
  MPT_PARAM_ENUM = 8      /* a number of an enum, whose type is the parameter's: mpt_reduction */
};

typedef struct mpt_op_info {
  uint32_t struct_size;
  mpt_cast_class cast_class; /* the operation's own, whatever scope is open */
  const char *name;
  int32_t inputs;  /* tensors that it takes; a list counts as one */
  int32_t outputs; /* results; -1: as many as its attributes say */
  int32_t params;  /* how many mpt_op_get_param describes; 0 of the host's own operations */
  int32_t reserved;
} mpt_op_info;
/* What an operation is, by number, the host's own included. Strings live as long as the context.
 * Errors: INVALID_ARGUMENT (no such operation), UNSUPPORTED (a number that is part of others, such as
 * "conv_data", and cannot be called). */
MPT_CALL mpt_status mpt_op_get_info(mpt_context context, mpt_op op, mpt_op_info *out);

typedef struct mpt_op_param {
  uint32_t struct_size;
  mpt_param_kind kind;
  const char *name;
  const char *c_type;  /* as C has it: "mpt_tensor", "int64_t", "mpt_reduction" */
  mpt_bool32 optional; /* a tensor that may be NULL, or an attribute with a default */
  int32_t length;      /* of INTEGERS: at most so many, one per spatial dim; 0: any number */
} mpt_op_param;
/* A parameter of an operation by number, from 0 to mpt_op_info.params - 1: in the order of the C
 * function, the fields of its descriptor last. Errors: as mpt_op_get_info, and INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_op_get_param(mpt_context context, mpt_op op, int32_t index,
                                     mpt_op_param *out);

/* An attribute: a parameter that is no tensor, by name. */
typedef struct mpt_attr {
  uint32_t struct_size;
  mpt_param_kind kind; /* which of the next three holds the value: MPT_PARAM_INTEGER (for BOOL, DTYPE and
                          ENUM, too), MPT_PARAM_NUMBER, MPT_PARAM_INTEGERS */
  const char *name;
  int64_t integer;
  double number;
  const int64_t *MPT_NULLABLE integers;
  int64_t count; /* of integers */
} mpt_attr;
/* Runs an operation, the host's own included: the same as its C function, to the bit. `in` are its tensors in
 * the order of the C function; NULL where one may be left out, and those at the end need not be given.
 * `attrs` (stride: the first one's struct_size) are the other parameters in any order. One that is left
 * out has its default where mpt_op_param.optional is 1: a descriptor's own, else 0, none, or for dims
 * all. Where a descriptor's field has the name of an argument (stride of a convolution), an INTEGER is the
 * argument and INTEGERS are the field. `out` gets out_count new handles; none of the operations that write
 * in place. Errors: INVALID_ARGUMENT (no such operation; an attribute that it has not, that is missing,
 * given twice or of another kind; the number of inputs or results), UNSUPPORTED (a number that is part of
 * others), and those of the C function. */
MPT_CALL mpt_status mpt_op_run(mpt_context context, mpt_op op, const mpt_tensor MPT_NULLABLE *in,
                               int32_t in_count, const mpt_attr *attrs, int32_t attr_count,
                               mpt_tensor *out, int32_t out_count);

/* ---- operations of the host ------------------------------------------------------------------------ */

/* Callbacks (see mpt.h): handles that they store are taken over by the library.
 * forward: stores `out_count` new handles in `out`; what it computes with operations is not recorded.
 * backward (NULL: not differentiable): gets the forward's inputs, its results and the gradients of the
 * results (NULL where there is none), and stores new handles, or NULL for "none", in `grad_in`. With
 * create_graph the operations it runs are recorded, so a backward written in operations is itself
 * differentiable. */
typedef mpt_status (*mpt_custom_backward)(void *user, const mpt_tensor *in, int32_t in_count,
                                          const mpt_tensor *out, const mpt_tensor *grad_out,
                                          int32_t out_count, mpt_tensor *grad_in);
typedef struct mpt_custom_op_desc {
  uint32_t struct_size;
  int32_t in_count, out_count;
  mpt_cast_class cast_class; /* MPT_CAST_NONE; MPT_CAST_FP32 and _LOWER ask for inputs in f32 or in
                                the scope's dtype, as custom_fwd's cast_inputs */
  const mpt_chain *MPT_NULLABLE next;
  const char *name; /* unique in the context */
  mpt_forward_fn forward;
  mpt_custom_backward MPT_NULLABLE backward;
  void *user;
  mpt_done_fn MPT_NULLABLE done;   /* NULL, or told when nothing can call the two any more: the context has ended,
                                      and graphs that hold the operation are gone */
  const char *MPT_NULLABLE advice; /* NULL; with MPT_CAST_BANNED: what to use instead, for the error's text */
  mpt_bool32 in_scope;             /* 0: forward and backward run with casts off; 1: both under the scope that
                                      was in force at the call (custom_fwd without cast_inputs, custom_bwd) */
  int32_t reserved;
} mpt_custom_op_desc;
MPT_API void mpt_custom_op_desc_init(mpt_custom_op_desc *desc, size_t size);
/* Makes an operation of the host's; `out` is its number, for mpt_op_run, while the context lives. Errors:
 * INVALID_ARGUMENT (the name is taken or empty, no forward, a count that is not in 1 to 64). */
MPT_CALL mpt_status mpt_op_register(mpt_context context, const mpt_custom_op_desc *desc,
                                    mpt_op *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_CUSTOM_H */
