/* libmpt: operations by number, and operations of the host. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_CUSTOM_H
#define MPT_CUSTOM_H

#include "mpt_autocast.h"
#include "mpt_autograd.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- names of operations --------------------------------------------------------------------- */

/* Finds the number of an operation by its name, for example "matmul". Operations that the host
 * registered are found too. Errors: INVALID_ARGUMENT (unknown name; the text lists near names). */
MPT_CALL mpt_status mpt_op_from_name(mpt_context context, const char *name, mpt_op *out);
/* Returns the name of an operation, or NULL past the end: iterate from 0. Operations of the host
 * have a range of their own, which starts at the first number that mpt_op_register returned. */
MPT_API const char *MPT_NULLABLE mpt_op_name(mpt_context context, mpt_op op);

/* Checks whether an operation accepts data of a dtype in this context. Weights, masks and indices
 * have rules of their own. Operations of the host accept every dtype. Errors: UNSUPPORTED (it does
 * not accept the dtype; the text gives the reason and an alternative), DTYPE (unknown dtype). */
MPT_CALL mpt_status mpt_op_supports(mpt_context context, mpt_op op, mpt_dtype dtype);

/* ---- operations by number -----------------------------------------------------------------------
 * Every operation of mpt_ops.h can be called by its number, with its inputs in a list and its other
 * arguments as attributes by name. Importers of models and scripting languages use this.
 * mpt_op_get_info and mpt_op_get_param describe an operation. Attributes are named as the
 * parameters of the C function and the fields of its descriptor.
 *
 *   mpt_op op;
 *   mpt_attr dim = {sizeof dim, MPT_PARAM_INTEGER, "dim", -1, 0, NULL, 0};
 *   mpt_op_from_name(context, "softmax", &op);
 *   mpt_op_run(context, op, &x, 1, &dim, 1, &y, 1); */

/* Kind of a parameter of an operation. */
typedef int32_t mpt_param_kind;
enum {
  MPT_PARAM_TENSOR = 1,   /* One tensor. */
  MPT_PARAM_TENSORS = 2,  /* All remaining inputs. It is the last input of an operation. */
  MPT_PARAM_INTEGER = 3,  /* An integer. */
  MPT_PARAM_NUMBER = 4,   /* A double. */
  MPT_PARAM_INTEGERS = 5, /* A list of integers: extents, dims, sizes, or one value per spatial
                             dim. */
  MPT_PARAM_BOOL = 6,     /* 0 or 1. */
  MPT_PARAM_DTYPE = 7,    /* An mpt_dtype. */
  MPT_PARAM_ENUM = 8,     /* A number of the enum that c_type names, for example mpt_reduction. */
  MPT_PARAM_TEXT = 9      /* A string. */
};

/* Description of an operation. */
typedef struct mpt_op_info {
  uint32_t struct_size;      /* Size of the struct in bytes. */
  mpt_cast_class cast_class; /* The operation's own cast class, independent of open scopes. */
  const char *name;          /* Name of the operation. */
  int32_t inputs;            /* Number of tensor inputs. A list of tensors counts as one. */
  int32_t outputs;           /* Number of results; -1: depends on the attributes. */
  int32_t params;            /* Number of parameters that mpt_op_get_param describes. 0 for
                                operations of the host. */
  int32_t reserved;
} mpt_op_info;
/* Describes an operation by its number, also one that the host registered. Strings live as long as
 * the context. Errors: INVALID_ARGUMENT (unknown number), UNSUPPORTED (the number belongs to a part
 * of other operations, such as "conv_data", and cannot be called). */
MPT_CALL mpt_status mpt_op_get_info(mpt_context context, mpt_op op, mpt_op_info *out);

/* Description of a parameter of an operation. */
typedef struct mpt_op_param {
  uint32_t struct_size; /* Size of the struct in bytes. */
  mpt_param_kind kind;  /* Kind of the parameter. */
  const char *name;     /* Name of the parameter. */
  const char *c_type;   /* C type of the parameter: "mpt_tensor", "int64_t", "mpt_reduction". */
  mpt_bool32 optional;  /* 1 for a tensor that may be NULL, and for an attribute with a default. */
  int32_t length;       /* Largest number of values of MPT_PARAM_INTEGERS, one per spatial dim. 0:
                           no limit. */
} mpt_op_param;
/* Describes a parameter of an operation. `index` is in [0, mpt_op_info.params) and follows the
 * order of the C function; the fields of its descriptor come last. An argument and a field of one
 * name (stride of a convolution) are one parameter, the field. Errors: INVALID_ARGUMENT
 * (unknown operation or index), UNSUPPORTED (the number belongs to a part of other operations). */
MPT_CALL mpt_status mpt_op_get_param(mpt_context context, mpt_op op, int32_t index,
                                     mpt_op_param *out);

/* Attribute of an operation: a parameter that is not a tensor, by name. */
typedef struct mpt_attr {
  uint32_t struct_size; /* Size of the struct in bytes. */
  /* Field that holds the value: MPT_PARAM_INTEGER (also for BOOL, DTYPE and ENUM),
   * MPT_PARAM_NUMBER, MPT_PARAM_INTEGERS or MPT_PARAM_TEXT. */
  mpt_param_kind kind;
  const char *name;                     /* Name of the parameter. */
  int64_t integer;                      /* Value of kind MPT_PARAM_INTEGER. */
  double number;                        /* Value of kind MPT_PARAM_NUMBER. */
  const int64_t *MPT_NULLABLE integers; /* Values of kind MPT_PARAM_INTEGERS. */
  int64_t count;                        /* Length of `integers`. */
  const char *MPT_NULLABLE text;        /* Value of kind MPT_PARAM_TEXT. */
} mpt_attr;
/* Runs an operation by its number, also one that the host registered, with bitwise the result of
 * its C function.
 *
 * `in` holds the tensors in the order of the C function. Use NULL for an input that may be left
 * out; such inputs at the end may be omitted. `attrs` holds the other parameters in any order, at
 * the stride of the first one's struct_size. An omitted attribute takes its default if
 * mpt_op_param.optional is 1: that of the C function's prototype (MPT_DEFAULT), or that of the
 * descriptor's field. An INTEGER for INTEGERS with one value per spatial dim (stride of a
 * convolution) is the value of every dim. `out` receives `out_count` new handles; operations that
 * write in place have none.
 *
 * Errors: INVALID_ARGUMENT (unknown number; an attribute that is unknown, missing, given twice or
 * of another kind; the number of inputs or results), UNSUPPORTED (the number belongs to a part of
 * other operations), and those of the C function, such as SHAPE, DTYPE and STATE; CALLBACK (a
 * function of the host failed). */
MPT_CALL mpt_status mpt_op_run(mpt_context context, mpt_op op, const mpt_tensor MPT_NULLABLE *in,
                               int32_t in_count, const mpt_attr *attrs, int32_t attr_count,
                               mpt_tensor *out, int32_t out_count);

/* ---- operations of the host ------------------------------------------------------------------ */

/* Gradient function of an operation of the host. It receives the inputs and results of the forward
 * and the gradients of the results (NULL for a result without one). It stores one handle per input
 * in `grad_in`, or NULL for no gradient; the library takes the handles over. With create_graph the
 * operations that it runs are recorded, so a backward written in operations is differentiable. The
 * contract of callbacks in mpt_base.h holds. */
typedef mpt_status (*mpt_custom_backward)(void *user, const mpt_tensor *in, int32_t in_count,
                                          const mpt_tensor *out, const mpt_tensor *grad_out,
                                          int32_t out_count, mpt_tensor *grad_in);
/* Definition of an operation of the host, for mpt_op_register. */
typedef struct mpt_custom_op_desc {
  uint32_t struct_size;                      /* Size of the struct in bytes. */
  int32_t reserved;                          /* Must be 0. */
  const mpt_chain *MPT_NULLABLE next;        /* NULL, or a chain of further structs. */
  const char *name;                          /* Name of the operation, unique in the context. */
  int32_t in_count;                          /* Number of inputs, 1 to 64. Default: 1. */
  int32_t out_count;                         /* Number of results, 1 to 64. Default: 1. */
  mpt_forward_fn forward;                    /* Computes the results. Operations that it runs are
                                                not recorded. */
  mpt_custom_backward MPT_NULLABLE backward; /* Computes the gradients of the inputs. NULL: the
                                                operation is not differentiable. */
  void *user;                                /* First argument of forward, backward and done. */
  /* Runs once when forward and backward can run no more: the context has ended, and graphs with the
   * operation are gone. May be NULL. */
  mpt_done_fn MPT_NULLABLE done;
  /* Cast class of the operation. Default: MPT_CAST_NONE. MPT_CAST_FP32 and MPT_CAST_LOWER request
   * inputs in f32 or in the scope's dtype, as cast_inputs of torch.amp.custom_fwd. */
  mpt_cast_class cast_class;
  /* 0 (default): forward and backward run with casts off. 1: both run under the autocast scope of
   * the call, as torch.amp.custom_fwd without cast_inputs and custom_bwd. */
  mpt_bool32 in_scope;
  const char *MPT_NULLABLE advice; /* With MPT_CAST_BANNED: the alternative that the error's text
                                      names. May be NULL. */
} mpt_custom_op_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_custom_op_desc_init(mpt_custom_op_desc *desc, size_t size);
/* Registers an operation of the host. `out` receives its number for mpt_op_run, valid while the
 * context lives. Errors: INVALID_ARGUMENT (the name is empty or taken, forward is NULL, or a count
 * is not in 1 to 64). */
MPT_CALL mpt_status mpt_op_register(mpt_context context, const mpt_custom_op_desc *desc,
                                    mpt_op *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_CUSTOM_H */
