/* SWIG interface of libmpt: one description of the C ABI for every language that SWIG supports.
 * SPDX-License-Identifier: Apache-2.0
 *
 * shape.py generates the declarations from the public headers when a binding is built, so a new
 * function appears without a change here. The parameters are named after their roles, and the
 * typemaps of a language match these names. A language provides mpt_language.i in its include path
 * (-I), with
 *
 *   MPT_HANDLE_TYPE(T)       defines the typemaps of a handle type:
 *                              T x                                  input; none is 0
 *                              T *OUT                               output; the caller owns it
 *                              (const T *HANDLES, int32_t COUNT)    input list
 *                              (T *OUTS, int32_t OUT_COUNT)         OUT_COUNT outputs
 *   MPT_STRUCT_TYPE(S)       defines the typemaps of a struct, by the tables of mpt_structs.h or by
 *                            classes (with MPT_STRUCT_CLASSES defined, SWIG sees the structs
 *                            themselves):
 *                              const S *DESC                        input; NULL: the defaults
 *                              S *OUT, (S *OUT, size_t SIZE)        output
 *                              (const S *STRUCTS, int32_t COUNT)    input list
 *                              (S *OUTS, int32_t OUT_COUNT)         OUT_COUNT outputs
 *   MPT_DRIVES(f)            precedes a function that drives a context (one thread at a time)
 *   MPT_DRIVEN(f)            follows a function that drives a context
 *   MPT_OUTPUTS_1(f)         (optional) precedes a function with one output that is a handle,
 *                            number, text or address
 *   MPT_OUTPUTS_2(f)         (optional) precedes a function with two such outputs
 *
 * and typemaps for mpt_status results (negative: the language's error, with the code and the
 * text of mpt_last_error(); positive: information) and for
 *
 *   const char *STRING                                        text
 *   const char *const *STRINGS                                texts, one per entry of HANDLES
 *   (const int64_t *INTS, int32_t COUNT)                      extents, dims, sizes; none: NULL, 0
 *   (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK)
 *   (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT)
 *   (const void *BYTES, size_t SIZE)                          memory that the library copies
 *   (void *MEMORY, size_t SIZE)                               memory that the library shares
 *   ([const] void *ELEMENTS, int64_t COUNT)                   elements to read from or write to
 *   (char *TEXT, size_t SIZE, size_t *NEEDED)                 output: text
 *   int32_t *OUT, int64_t *OUT, double *OUT, size_t *OUT ...  output: a number
 *   const char **OUT                                          output: text, borrowed
 *   (fn CALLBACK [, void *USER [, mpt_done_fn DONE]])         a function of the language; fn is
 *                                                             a callback type of the headers */
#ifndef MPT_OWN_STRUCTS /* defined by a language that describes the structs itself */
%{
#include "mpt_structs.h"
%}
#endif
%include <stdint.i>
%include "mpt_language.i"
#ifndef MPT_OUTPUTS_1
%define MPT_OUTPUTS_1(f)
%enddef
%define MPT_OUTPUTS_2(f)
%enddef
#endif

/* mpt_grad returns as many results as it has inputs. The wrapper has an explicit count for the
 * typemap of OUTS. */
%ignore mpt_grad;
%{
static mpt_status mpt_gradients(const mpt_tensor *roots, const mpt_tensor *grads, int32_t count,
                                const mpt_tensor *inputs, int32_t input_count,
                                const mpt_backward_desc *desc, mpt_tensor *out, int32_t out_count) {
  (void)out_count;
  return mpt_grad(roots, grads, count, inputs, input_count, desc, out);
}
%}

/* Every built-in operation has its own function. A language runs an operation by number only if the
 * host registered it, and such an operation has no attributes. */
%ignore mpt_op_run;
%{
static mpt_status mpt_op_call(mpt_context context, mpt_op op, const mpt_tensor *in, int32_t in_count,
                              mpt_tensor *out, int32_t out_count) {
  return mpt_op_run(context, op, in, in_count, NULL, 0, out, out_count);
}
%}

%include "mpt_shape.i"

MPT_DRIVES(mpt_gradients)
mpt_status mpt_gradients(const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT,
                         const mpt_tensor *HANDLES, int32_t COUNT, const mpt_backward_desc *DESC,
                         mpt_tensor *OUTS, int32_t OUT_COUNT);
MPT_DRIVEN(mpt_gradients)

MPT_DRIVES(mpt_op_call)
mpt_status mpt_op_call(mpt_context context, mpt_op op, const mpt_tensor *HANDLES, int32_t COUNT,
                       mpt_tensor *OUTS, int32_t OUT_COUNT);
MPT_DRIVEN(mpt_op_call)
