/* C#'s typemaps for bindings/common/mpt.i. The class Native has one static method per function of
 * the C ABI, with the parameters of C: handles are `long` (64 bits on every platform), addresses
 * are `IntPtr`, lists are arrays, which the runtime pins for the call, and outputs are `out`
 * parameters. The generated classes check each status.
 * SPDX-License-Identifier: Apache-2.0 */
%{
#include "runtime.h"
%}

%pragma(csharp) imclassclassmodifiers="internal static class"

/* The C# classes lock the context before a call. */
%define MPT_DRIVES(f)
%enddef
%define MPT_DRIVEN(f)
%enddef
%define MPT_STRUCT_TYPE(S)
%enddef

/* A parameter or result that is passed as it is. C: its type in C. CS: its type in C#. */
%define MPTC_TYPE(C, CS, PATTERN...)
%typemap(ctype, out="C") PATTERN "C"
%typemap(imtype) PATTERN "CS"
%typemap(in, noblock=1) PATTERN { $1 = ($1_ltype)$input; }
%typemap(out, noblock=1) PATTERN { $result = (C)$1; }
%enddef

MPTC_TYPE(int32_t, int, int32_t)
MPTC_TYPE(uint32_t, uint, uint32_t)
MPTC_TYPE(int64_t, long, int64_t)
MPTC_TYPE(uint64_t, ulong, uint64_t)
MPTC_TYPE(size_t, System.UIntPtr, size_t)
MPTC_TYPE(double, double, double)
MPTC_TYPE(void *, System.IntPtr, SWIGTYPE *)
MPTC_TYPE(const char *, System.IntPtr, const char *)

/* ---- outputs ---- */

MPTC_TYPE(void *, out int, int32_t *OUT)
MPTC_TYPE(void *, out uint, uint32_t *OUT)
MPTC_TYPE(void *, out long, int64_t *OUT)
MPTC_TYPE(void *, out ulong, uint64_t *OUT)
MPTC_TYPE(void *, out System.UIntPtr, size_t *OUT)
MPTC_TYPE(void *, out double, double *OUT)
MPTC_TYPE(void *, out System.IntPtr, SWIGTYPE **OUT)
MPTC_TYPE(void *, out System.IntPtr, const char **OUT)
MPTC_TYPE(void *, out System.UIntPtr, size_t *NEEDED)

/* ---- handles and lists ---- */

%define MPT_HANDLE_TYPE(T)
%typemap(ctype, out="int64_t") T "int64_t"
%typemap(imtype) T "long"
%typemap(in, noblock=1) T { $1 = (T)(intptr_t)$input; }
%typemap(out, noblock=1) T { $result = (int64_t)(intptr_t)$1; }
MPTC_TYPE(void *, out long, T *OUT)
MPTC_TYPE(void *, long[], const T *HANDLES)
MPTC_TYPE(void *, long[], const T *ROOTS)
MPTC_TYPE(void *, long[], const T *ROOT_GRADS)
MPTC_TYPE(void *, long[], T *OUTS)
%enddef
MPTC_TYPE(void *, long[], const int64_t *INTS)
MPTC_TYPE(void *, long[], const int64_t *SHAPE)
MPTC_TYPE(void *, long[], const int64_t *STRIDES)

/* ---- text: UTF-8 with a NUL ---- */

MPTC_TYPE(void *, byte[], const char *STRING)
MPTC_TYPE(void *, System.IntPtr[], const char *const *STRINGS)
MPTC_TYPE(void *, byte[], char *TEXT)

/* ---- callbacks: the address of a static method, and the number of a function in Callbacks ---- */

%define MPTC_CALLBACK(FN)
%typemap(ctype) FN CALLBACK "void *"
%typemap(imtype) FN CALLBACK "System.IntPtr"
%typemap(in, noblock=1) FN CALLBACK { $1 = (FN)(intptr_t)$input; }
%enddef
MPTC_CALLBACK(mpt_grad_hook)
MPTC_CALLBACK(mpt_post_hook)
MPTC_CALLBACK(mpt_forward_fn)
MPTC_CALLBACK(mpt_closure)
MPTC_CALLBACK(mpt_done_fn)
%typemap(ctype) mpt_done_fn DONE "void *"
%typemap(imtype) mpt_done_fn DONE "System.IntPtr"
%typemap(in, noblock=1) mpt_done_fn DONE { $1 = (mpt_done_fn)(intptr_t)$input; }

%ignore mpt_context_rebind; /* a C# program does not reload native code below its contexts */
%ignore mpt_tensor_from_native; /* native handles are for C */
