/* Java's typemaps for bindings/common/mpt.i. The native class passes numbers only: handles and
 * addresses are `long`, and so are outputs. A single output is the result; several are elements of
 * a long[].
 * SPDX-License-Identifier: Apache-2.0 */
%{
#include "runtime.h"
%}

%pragma(java) jniclassclassmodifiers="final class"
%typemap(jstype) SWIGTYPE * "long"
%typemap(javain) SWIGTYPE * "$javainput"
%typemap(javaout) SWIGTYPE * "{ return $jnicall; }"

/* The Java classes lock the context before a call. */
%define MPT_DRIVES(f)
%enddef
%define MPT_DRIVEN(f)
%enddef
%define MPT_STRUCT_TYPE(S)
%enddef

%define MPTJ_TYPE(JNI, J, PATTERN...)
%typemap(jni) PATTERN "JNI"
%typemap(jtype) PATTERN "J"
%typemap(jstype) PATTERN "J"
%typemap(javain) PATTERN "$javainput"
%typemap(javaout) PATTERN "{ return $jnicall; }"
%enddef

/* ---- results ---- */

MPTJ_TYPE(jint, int, mpt_status)
%typemap(out, noblock=1) mpt_status {
  jresult = $1;
  if ($1 < 0) mptj_throw(jenv, $1);
}
%define MPT_OUTPUTS_1(f)
MPTJ_TYPE(jlong, long, mpt_status f)
%typemap(out, noblock=1) mpt_status f {
  if ($1 < 0) mptj_throw(jenv, $1);
  else _global_outs.one = &jresult;
}
%enddef
%define MPT_OUTPUTS_2(f)
MPTJ_TYPE(jlongArray, long[], mpt_status f)
%typemap(out, noblock=1) mpt_status f {
  if ($1 < 0) mptj_throw(jenv, $1);
  else _global_outs.many = jresult = (*jenv)->NewLongArray(jenv, 2);
}
%enddef

%define MPTJ_OUT(T, BITS)
%typemap(in, numinputs=0, noblock=1) T *OUT (T made = 0, mptj_outs _global_outs = {0}) {
  $1 = &made;
}
%typemap(argout, noblock=1) T *OUT {
  mptj_out(jenv, &_global_outs, BITS(made$argnum));
}
%enddef
%define MPTJ_NUMBER(x) (jlong)(x) %enddef
%define MPTJ_ADDRESS(x) (jlong)(intptr_t)(x) %enddef
MPTJ_OUT(int32_t, MPTJ_NUMBER)
MPTJ_OUT(uint32_t, MPTJ_NUMBER)
MPTJ_OUT(int64_t, MPTJ_NUMBER)
MPTJ_OUT(uint64_t, MPTJ_NUMBER)
MPTJ_OUT(size_t, MPTJ_NUMBER)
MPTJ_OUT(mpt_dtype, MPTJ_NUMBER)
MPTJ_OUT(mpt_op, MPTJ_NUMBER)
MPTJ_OUT(mpt_cast_class, MPTJ_NUMBER)
MPTJ_OUT(mpt_bool32, MPTJ_NUMBER)
MPTJ_OUT(double, mptj_bits)

%typemap(in, numinputs=0, noblock=1) const char **OUT (const char *text = 0, mptj_outs _global_outs = {0}) {
  $1 = (char **)&text;
}
%typemap(argout, noblock=1) const char **OUT {
  mptj_out(jenv, &_global_outs, MPTJ_ADDRESS(text$argnum));
}
%define MPTJ_POINTER(P)
%typemap(in, numinputs=0, noblock=1) P *OUT (void *address = 0, mptj_outs _global_outs = {0}) {
  $1 = ($1_ltype)&address;
}
%typemap(argout, noblock=1) P *OUT {
  mptj_out(jenv, &_global_outs, MPTJ_ADDRESS(address$argnum));
}
%enddef
MPTJ_POINTER(void *)
MPTJ_POINTER(struct DLManagedTensor *)
MPTJ_POINTER(struct DLManagedTensorVersioned *)
/* Reserves 16 MiB of address space, enough for every text; only the pages written use memory.
 * Jni.takeText frees it. */
%typemap(in, numinputs=0) (char *TEXT, size_t SIZE, size_t *NEEDED) (size_t needed = 0, mptj_outs _global_outs = {0}) {
  $2 = (size_t)16 << 20;
  $1 = (char *)malloc($2);
  $3 = &needed;
  if (!$1) {
    mptj_no_memory(jenv);
    return $null;
  }
  *$1 = 0;
}
%typemap(argout, noblock=1) (char *TEXT, size_t SIZE, size_t *NEEDED) {
  if (_global_outs.one) mptj_out(jenv, &_global_outs, MPTJ_ADDRESS($1));
  else free($1);
}

/* A borrowed text is returned as its address, which Jni.text reads. */
MPTJ_TYPE(jlong, long, const char *)
%typemap(out, noblock=1) const char * {
  jresult = MPTJ_ADDRESS($1);
}

/* ---- handles ---- */

/* A list of handles or 64-bit integers as a long[]. */
%define MPTJ_LIST(T, N)
MPTJ_TYPE(jlongArray, long[], (const T *N, int32_t COUNT))
%typemap(in) (const T *N, int32_t COUNT) (jlong some[16], jlong *list = 0) {
  list = mptj_longs(jenv, $input, some, 16, &$2);
  if ((*jenv)->ExceptionCheck(jenv)) return $null;
  $1 = ($1_ltype)(void *)list;
}
%typemap(freearg, noblock=1) (const T *N, int32_t COUNT) {
  if (list$argnum != some$argnum) free(list$argnum);
}
%enddef

%define MPT_HANDLE_TYPE(T)
MPTJ_OUT(T, MPTJ_ADDRESS)
MPTJ_LIST(T, HANDLES)
MPTJ_TYPE(jlongArray, long[], (T *OUTS, int32_t OUT_COUNT))
%typemap(in) (T *OUTS, int32_t OUT_COUNT) (jlong some[16], jlong *list = 0) {
  list = mptj_longs(jenv, $input, some, 16, &$2);
  if ((*jenv)->ExceptionCheck(jenv)) return $null;
  $1 = ($1_ltype)(void *)list;
}
%typemap(argout, noblock=1) (T *OUTS, int32_t OUT_COUNT) {
  if (result >= 0) (*jenv)->SetLongArrayRegion(jenv, $input, 0, $2, list$argnum);
}
%typemap(freearg, noblock=1) (T *OUTS, int32_t OUT_COUNT) {
  if (list$argnum != some$argnum) free(list$argnum);
}
MPTJ_TYPE(jlong, long, T)
%enddef
MPTJ_LIST(int64_t, INTS)

/* Roots and their gradients, which Java passes as one long[]. */
%typemap(jni) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) "jlongArray"
%typemap(jtype) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) "long[]"
%typemap(jstype) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) "long[]"
%typemap(javain) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) "$javainput"
/* The array has the roots, followed by as many gradients (0: none). */
%typemap(in) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) (jlong some[16], jlong *list = 0) {
  list = mptj_longs(jenv, $input, some, 16, &$3);
  if ((*jenv)->ExceptionCheck(jenv)) return $null;
  $3 /= 2;
  $1 = (mpt_tensor *)(void *)list;
  $2 = $1 ? $1 + $3 : 0;
}
%typemap(freearg, noblock=1) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) {
  if (list$argnum != some$argnum) free(list$argnum);
}
/* A shape and strides as one long[]: the extents, followed by as many strides. */
%typemap(jni) (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK) "jlongArray"
%typemap(jtype) (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK) "long[]"
%typemap(jstype) (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK) "long[]"
%typemap(javain) (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK) "$javainput"
%typemap(in) (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK) (jlong some[32], jlong *list = 0) {
  list = mptj_longs(jenv, $input, some, 32, &$3);
  if ((*jenv)->ExceptionCheck(jenv)) return $null;
  $3 /= 2;
  $1 = (int64_t *)(void *)list;
  $2 = $1 ? $1 + $3 : 0;
}
%typemap(freearg, noblock=1) (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK) {
  if (list$argnum != some$argnum) free(list$argnum);
}

/* ---- text: UTF-8 with a NUL ---- */

MPTJ_TYPE(jbyteArray, byte[], const char *STRING)
%typemap(in, noblock=1) const char *STRING {
  $1 = $input ? (char *)(*jenv)->GetByteArrayElements(jenv, $input, 0) : 0;
}
%typemap(freearg, noblock=1) const char *STRING {
  if ($input && $1) (*jenv)->ReleaseByteArrayElements(jenv, $input, (jbyte *)$1, JNI_ABORT);
}
MPTJ_TYPE(jlong, long, const char *const *STRINGS)
%typemap(in, noblock=1) const char *const *STRINGS {
  $1 = ($1_ltype)(intptr_t)$input;
}

/* ---- callbacks, by their id in org.mpt.Callbacks ---- */

%define MPTJ_CALLBACK(FN, TRAMPOLINE)
MPTJ_TYPE(jlong, long, (FN CALLBACK, void *USER, mpt_done_fn DONE))
%typemap(in, noblock=1) (FN CALLBACK, void *USER, mpt_done_fn DONE) {
  $1 = TRAMPOLINE;
  $2 = (void *)(intptr_t)$input;
  $3 = mptj_done;
}
MPTJ_TYPE(jlong, long, (FN CALLBACK, void *USER))
%typemap(in, noblock=1) (FN CALLBACK, void *USER) {
  $1 = TRAMPOLINE;
  $2 = (void *)(intptr_t)$input;
}
%enddef
MPTJ_CALLBACK(mpt_grad_hook, mptj_grad_hook)
MPTJ_CALLBACK(mpt_post_hook, mptj_post_hook)
MPTJ_CALLBACK(mpt_forward_fn, mptj_forward)
MPTJ_CALLBACK(mpt_closure, mptj_closure)
MPTJ_CALLBACK(mpt_done_fn, mptj_done)

%ignore mpt_context_rebind; /* a Java program does not reload native code */
%ignore mpt_tensor_from_native; /* native handles are for C */
