/* libmpt for SWIG: one description of the C ABI for every language that SWIG serves.
 * SPDX-License-Identifier: Apache-2.0
 *
 * The declarations come from the public headers, by shape.py when the binding is built: a new function
 * is there by itself. Parameters are named by what they are, and a language's typemaps match these names.
 * A language provides mpt_language.i, found by its -I, with
 *
 *   MPT_HANDLE_TYPE(T)       typemaps of a handle:
 *                              T x                                  in; none: 0
 *                              T *OUT                               out; the caller's from now on
 *                              (const T *HANDLES, int32_t COUNT)    a list in
 *                              (T *OUTS, int32_t OUT_COUNT)         that many out
 *   MPT_STRUCT_TYPE(S)       of a struct, by the tables of mpt_structs.h or by classes (with
 *                            MPT_STRUCT_CLASSES defined, SWIG sees the structs themselves):
 *                              const S *DESC                        in; none: NULL, its defaults
 *                              S *OUT, (S *OUT, size_t SIZE)        out
 *                              (const S *STRUCTS, int32_t COUNT)    a list in
 *                              (S *OUTS, int32_t OUT_COUNT)         that many out
 *   MPT_DRIVES(f)            before a function that drives a context (one thread at a time), and
 *   MPT_DRIVEN(f)            after it
 *   MPT_OUTPUTS_1(f)         (optional) before a function with one output that is a handle, number, text or
 *   MPT_OUTPUTS_2(f)         address, or with two
 *
 * and typemaps for mpt_status results (negative: the language's error, with mpt_last_error()'s text and
 * the code; positive: information) and for
 *
 *   const char *STRING                                        text
 *   const char *const *STRINGS                                texts, as many as the HANDLES after them
 *   (const int64_t *INTS, int32_t COUNT)                      extents, dims, sizes; none: NULL, 0
 *   (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK)
 *   (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT)
 *   (const void *BYTES, size_t SIZE)                          memory that is copied
 *   (void *MEMORY, size_t SIZE)                               memory that is shared
 *   ([const] void *ELEMENTS, int64_t COUNT)                   elements read into, or from
 *   (char *TEXT, size_t SIZE, size_t *NEEDED)                 text that comes out
 *   int32_t *OUT, int64_t *OUT, double *OUT, size_t *OUT ...  numbers that come out
 *   const char **OUT                                          text that comes out, borrowed
 *   (fn CALLBACK [, void *USER [, mpt_done_fn DONE]])         a function of the language's; fn is one of
 *                                                             the callback types of the headers */
#ifndef MPT_OWN_STRUCTS /* -D: a language that describes them itself */
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

/* As many results as inputs: a count for the typemap of OUTS. */
%ignore mpt_grad;
%{
static mpt_status mpt_gradients(const mpt_tensor *roots, const mpt_tensor *grads, int32_t count,
                                const mpt_tensor *inputs, int32_t input_count,
                                const mpt_backward_desc *desc, mpt_tensor *out, int32_t out_count) {
  (void)out_count;
  return mpt_grad(roots, grads, count, inputs, input_count, desc, out);
}
%}

/* Operations have functions of their own; by number a language runs those of the host, which have no attributes. */
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
