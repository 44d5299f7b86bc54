/* Go typemaps for bindings/common/mpt.i. Every value of this layer is a number or an address: a
 * handle is a uintptr, and an output parameter is a pointer to a Go variable. A status is 0, a
 * positive number, or the address of an error's record (runtime.h). The record is made within
 * the same call, because the latest error of the library belongs to a thread and a goroutine may
 * change threads between calls.
 * SPDX-License-Identifier: Apache-2.0 */
%{
#include "runtime.h"
%}

/* Constants are ignored: SWIG would turn them into variables. */
%rename("$ignore", %$isconstant) "";

#define mpt_status mptgo_status
%typemap(gotype) mptgo_status "uintptr"
%typemap(in, noblock=1) mptgo_status {
  $1 = (mptgo_status)$input;
}
%typemap(out, noblock=1) mptgo_status {
  $result = mptgo_checked((int32_t)$1);
}
%typemap(out, noblock=1) mptgo_status mpt_last_error_code {
  $result = $1;
}
%typemap(freearg) char *, const char *, const char *STRING, char *TEXT ""

/* The Go package serializes calls on a context itself. */
%define MPT_DRIVES(f)
%enddef
%define MPT_DRIVEN(f)
%enddef

/* ---- numbers ---- */

%define MPTGO_NUMBER(T, GO)
%typemap(gotype) T, const T & "GO"
%typemap(in, noblock=1) T {
  $1 = ($1_ltype)$input;
}
%typemap(out, noblock=1) T {
  $result = $1;
}
%typemap(gotype) T *OUT "*GO"
%typemap(in, noblock=1) T *OUT {
  $1 = ($1_ltype)$input;
}
%enddef
MPTGO_NUMBER(int32_t, int32)
MPTGO_NUMBER(uint32_t, uint32)
MPTGO_NUMBER(int64_t, int64)
MPTGO_NUMBER(uint64_t, uint64)
MPTGO_NUMBER(size_t, uintptr)
MPTGO_NUMBER(mpt_dtype, int32)
MPTGO_NUMBER(mpt_device, int32)
MPTGO_NUMBER(mpt_op, int32)
MPTGO_NUMBER(mpt_cast_class, int32)
MPTGO_NUMBER(mpt_memory_purpose, int32)
MPTGO_NUMBER(mpt_bool32, int32)
MPTGO_NUMBER(double, float64)

/* ---- addresses ---- */

%define MPTGO_ADDRESS(GO, PATTERN...)
%typemap(gotype) PATTERN "GO"
%typemap(in, noblock=1) PATTERN {
  $1 = ($1_ltype)$input;
}
%enddef
MPTGO_ADDRESS(*byte, const char *STRING)
MPTGO_ADDRESS(*uintptr, const char *const *STRINGS)
MPTGO_ADDRESS(*uintptr, const char **OUT)
MPTGO_ADDRESS(*byte, char *TEXT)
MPTGO_ADDRESS(*uintptr, size_t *NEEDED)
MPTGO_ADDRESS(*unsafe.Pointer, void **OUT)
MPTGO_ADDRESS(*unsafe.Pointer, struct DLManagedTensor **OUT)
MPTGO_ADDRESS(*unsafe.Pointer, struct DLManagedTensorVersioned **OUT)
MPTGO_ADDRESS(unsafe.Pointer, struct DLManagedTensor *POINTER)
MPTGO_ADDRESS(unsafe.Pointer, struct DLManagedTensorVersioned *POINTER)
MPTGO_ADDRESS(unsafe.Pointer, void *ELEMENTS, const void *ELEMENTS, const void *BYTES, void *MEMORY)
MPTGO_ADDRESS(*int64, const int64_t *SHAPE, const int64_t *STRIDES)

/* Borrowed C strings are returned as addresses, which Text reads. SWIG's own conversion triggers
 * a go vet warning. */
%typemap(goout) char *, const char *;
%typemap(gotype) const char * "uintptr"
%typemap(out, noblock=1) const char * {
  $result = (char *)$1;
}

/* ---- lists ---- */

%define MPTGO_LIST(GO, T, N)
%typemap(gotype) (T *N, int32_t COUNT), (T *N, int32_t OUT_COUNT) "[]GO"
%typemap(in, noblock=1) (T *N, int32_t COUNT), (T *N, int32_t OUT_COUNT) {
  $1 = ($1_ltype)$input.array;
  $2 = (int32_t)$input.len;
}
%enddef
MPTGO_LIST(int64, const int64_t, INTS)

/* ROOTS and ROOT_GRADS in one slice: the roots, then one gradient per root (0: none). */
%typemap(gotype) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) "[]uintptr"
%typemap(in, noblock=1) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) {
  $3 = (int32_t)($input.len / 2);
  $1 = ($1_ltype)$input.array;
  $2 = $1 ? $1 + $3 : 0;
}

/* ---- handles and structs ---- */

%define MPT_HANDLE_TYPE(T)
MPTGO_NUMBER(T, uintptr)
/* A single made handle is the result; a negative result is the negated address of an error's
 * record. */
%typemap(in, numinputs=0, noblock=1) T *MADE (T made = 0) {
  $1 = &made;
}
%typemap(argout, noblock=1) T *MADE {
  _swig_go_result = (int32_t)result < 0 ? (uintptr_t)0 - _swig_go_result : (uintptr_t)made$argnum;
}
MPTGO_LIST(uintptr, const T, HANDLES)
MPTGO_LIST(uintptr, T, OUTS)
%enddef

/* layout.go declares these structs with equal fields at equal offsets. */
%define MPT_STRUCT_TYPE(S)
MPTGO_ADDRESS(*C_##S, const S *DESC, S *OUT)
MPTGO_LIST(C_##S, const S, STRUCTS)
MPTGO_LIST(C_##S, S, OUTS)
%enddef

/* ---- callbacks: passed by number, dispatched by callbacks.go ---- */

%define MPTGO_CALLBACK(FN, TRAMPOLINE)
%typemap(gotype) (FN CALLBACK, void *USER, mpt_done_fn DONE), (FN CALLBACK, void *USER) "uintptr"
%typemap(in, noblock=1) (FN CALLBACK, void *USER, mpt_done_fn DONE) {
  $1 = TRAMPOLINE;
  $2 = (void *)$input;
  $3 = mptgo_done;
}
%typemap(in, noblock=1) (FN CALLBACK, void *USER) {
  $1 = TRAMPOLINE;
  $2 = (void *)$input;
}
%enddef
MPTGO_CALLBACK(mpt_grad_hook, mptgo_grad_hook)
MPTGO_CALLBACK(mpt_post_hook, mptgo_post_hook)
MPTGO_CALLBACK(mpt_forward_fn, mptgo_forward)
MPTGO_CALLBACK(mpt_closure, mptgo_closure)
MPTGO_CALLBACK(mpt_done_fn, mptgo_done)
