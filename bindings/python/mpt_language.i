/* Python's typemaps for bindings/common/mpt.i.
 * SPDX-License-Identifier: Apache-2.0 */
%{
#include "runtime.h"
/* Result of a failed module initialization, which has two phases since SWIG 4.4. */
#if SWIG_VERSION >= 0x040400
#define MPTPY_NO_MODULE -1
#else
#define MPTPY_NO_MODULE NULL
#endif
#define MPTPY_FAIL_IF(condition) \
  do {                           \
    if (condition) SWIG_fail;    \
  } while (0)
%}

%rename("%(regex:/^(mpt_|MPT_)(.*)/\\2/)s") "";

/* ---- calls: serialized per context, without the interpreter's lock ---- */

%define MPT_DRIVES(f)
%exception f {
  MPTPY_FAIL_IF(_global_call.numbers && mptpy_make_numbers(&_global_call) < 0);
  MPTPY_FAIL_IF(mptpy_enter(&_global_call) < 0);
  $action
  mptpy_leave(&_global_call);
}
%enddef
%define MPT_DRIVEN(f)
%enddef

%typemap(out) mpt_status {
  if ($1 < 0) {
    mptpy_raise($1);
    SWIG_fail;
  }
  $result = mptpy_status_object($1);
}

/* ---- handles ---- */

%define MPT_HANDLE_TYPE(T)
%{
static void *mptpy_share_##T(void *handle) { return T##_retain((T)handle); }
static void mptpy_drop_##T(void *handle) { T##_release((T)handle); }
mptpy_kind T##_type = {#T, mptpy_share_##T, mptpy_drop_##T, NULL, NULL, NULL};
%}
%init %{
  if (mptpy_add_kind(m, &T##_type) < 0) return MPTPY_NO_MODULE;
%}
%typemap(in, noblock=1) T (mptpy_call _global_call = {0}) {
  MPTPY_FAIL_IF(mptpy_in(&_global_call, $input, &T##_type, (void **)&$1) < 0);
}
%typemap(freearg, noblock=1) T {
  if (_global_call.temporaries) mptpy_drop_temporaries(&_global_call);
}
%typemap(in, numinputs=0, noblock=1) T *OUT (T made = NULL, mptpy_call _global_call = {0}) {
  _global_call.makes = mptpy_is_of_tensors(&T##_type);
  $1 = &made;
}
%typemap(argout, noblock=1) T *OUT {
  $result = mptpy_append($result, mptpy_wrap(_global_call.context, &T##_type, made$argnum));
}
%typemap(in, noblock=1) (const T *HANDLES, int32_t COUNT) (mptpy_call _global_call = {0}, void **list = NULL) {
  MPTPY_FAIL_IF(mptpy_list_in(&_global_call, $input, &T##_type, &list, &$2) < 0);
  $1 = (T *)list;
}
%typemap(freearg, noblock=1) (const T *HANDLES, int32_t COUNT) {
  PyMem_Free(list$argnum);
}
%typemap(in) (T *OUTS, int32_t OUT_COUNT) (T *list = NULL, mptpy_call _global_call = {0}) {
  $2 = (int32_t)PyLong_AsLong($input);
  if ($2 == -1 && PyErr_Occurred()) SWIG_fail;
  if ($2 < 0 || $2 > 1 << 20) {
    PyErr_Format(PyExc_ValueError, "%d results asked for", $2);
    SWIG_fail;
  }
  list = (T *)PyMem_Calloc((size_t)$2 + 1, sizeof(T));
  _global_call.makes = mptpy_is_of_tensors(&T##_type);
  $1 = list;
}
%typemap(argout) (T *OUTS, int32_t OUT_COUNT) {
  PyObject *tuple = PyTuple_New($2);
  for (int32_t i = 0; tuple && i < $2; ++i) {
    PyTuple_SET_ITEM(tuple, i, mptpy_wrap(_global_call.context, &T##_type, $1[i]));
  }
  $result = mptpy_append($result, tuple);
}
%typemap(freearg, noblock=1) (T *OUTS, int32_t OUT_COUNT) {
  PyMem_Free(list$argnum);
}
/* The Python objects retain and release handles. */
%ignore T##_retain;
%ignore T##_release;
%enddef

/* Argument: the tuple (roots, gradients of the roots or None). */
%typemap(in) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT)
    (mptpy_call _global_call = {0}, void **root_list = NULL, void **grad_list = NULL) {
  PyObject *first = $input, *second = NULL;
  int32_t seconds = 0;
  if (PyTuple_Check($input) && PyTuple_GET_SIZE($input) == 2) {
    first = PyTuple_GET_ITEM($input, 0);
    second = PyTuple_GET_ITEM($input, 1);
  }
  MPTPY_FAIL_IF(mptpy_list_in(&_global_call, first, &mpt_tensor_type, &root_list, &$3) < 0);
  if (second && second != Py_None) {
    MPTPY_FAIL_IF(mptpy_list_in(&_global_call, second, &mpt_tensor_type, &grad_list, &seconds) < 0);
    if (seconds != $3) {
      PyErr_Format(PyExc_ValueError, "%d roots and %d gradients of roots: one for each, or None", $3,
                   seconds);
      SWIG_fail;
    }
  }
  $1 = (mpt_tensor *)root_list;
  $2 = (mpt_tensor *)grad_list;
}
%typemap(freearg, noblock=1) (const mpt_tensor *ROOTS, const mpt_tensor *ROOT_GRADS, int32_t COUNT) {
  PyMem_Free(root_list$argnum);
  PyMem_Free(grad_list$argnum);
  if (_global_call.temporaries) mptpy_drop_temporaries(&_global_call);
}

/* ---- structs: dicts ---- */

%define MPT_STRUCT_TYPE(S)
%typemap(in) const S *DESC (S desc, PyObject *keep = NULL, mptpy_call _global_call = {0}) {
  if ($input != Py_None) {
    keep = PyList_New(0);
    MPTPY_FAIL_IF(!keep || mptpy_fill(&_global_call, $input, &S##_struct, &desc, keep) < 0);
    $1 = &desc;
  }
}
%typemap(freearg, noblock=1) const S *DESC {
  Py_XDECREF(keep$argnum);
}
%typemap(in, numinputs=0) S *OUT (S filled) {
  memset(&filled, 0, sizeof filled);
  if (S##_struct.sized) *(uint32_t *)&filled = sizeof filled;
  $1 = &filled;
}
%typemap(in, numinputs=0) (S *OUT, size_t SIZE) (S filled) {
  memset(&filled, 0, sizeof filled);
  if (S##_struct.sized) *(uint32_t *)&filled = sizeof filled;
  $1 = &filled;
  $2 = sizeof filled;
}
%typemap(argout) S *OUT, (S *OUT, size_t SIZE) {
  $result = mptpy_append($result, mptpy_read(&S##_struct, $1));
}
%typemap(in) (const S *STRUCTS, int32_t COUNT) (S *list = NULL, PyObject *keep = NULL, mptpy_call _global_call = {0}) {
  PyObject *fast = $input == Py_None ? PyTuple_New(0) : PySequence_Fast($input, "a list of dicts is needed");
  MPTPY_FAIL_IF(!fast);
  keep = PyList_New(0);
  list = (S *)PyMem_Calloc((size_t)PySequence_Fast_GET_SIZE(fast) + 1, sizeof(S));
  $1 = list;
  $2 = (int32_t)PySequence_Fast_GET_SIZE(fast);
  for (int32_t i = 0; i < $2; ++i) {
    if (mptpy_fill(&_global_call, PySequence_Fast_GET_ITEM(fast, i), &S##_struct, list + i, keep) < 0) {
      Py_DECREF(fast);
      SWIG_fail;
    }
  }
  Py_DECREF(fast);
}
%typemap(in) (S *OUTS, int32_t OUT_COUNT) (S *list = NULL) {
  $2 = (int32_t)PyLong_AsLong($input);
  if ($2 == -1 && PyErr_Occurred()) SWIG_fail;
  if ($2 < 0 || $2 > 1 << 20) {
    PyErr_Format(PyExc_ValueError, "%d results asked for", $2);
    SWIG_fail;
  }
  list = (S *)PyMem_Calloc((size_t)$2 + 1, sizeof(S));
  if (S##_struct.sized) *(uint32_t *)list = sizeof(S);
  $1 = $2 ? list : NULL;
}
%typemap(argout) (S *OUTS, int32_t OUT_COUNT) {
  PyObject *all = PyTuple_New($2);
  for (int32_t i = 0; all && i < $2; ++i) PyTuple_SET_ITEM(all, i, mptpy_read(&S##_struct, list$argnum + i));
  $result = mptpy_append($result, all);
}
%typemap(freearg) (S *OUTS, int32_t OUT_COUNT) {
  PyMem_Free(list$argnum);
}
%typemap(freearg) (const S *STRUCTS, int32_t COUNT) {
  PyMem_Free(list$argnum);
  Py_XDECREF(keep$argnum);
}
%enddef

/* ---- numbers ---- */

%typemap(in, noblock=1) int32_t (long value), int64_t (long long value) {
  value = PyLong_AsLongLong($input);
  MPTPY_FAIL_IF(value == -1 && PyErr_Occurred());
  $1 = ($1_ltype)value;
}
%typemap(in, noblock=1) mpt_bool32 (int truth) {
  truth = PyObject_IsTrue($input);
  MPTPY_FAIL_IF(truth < 0);
  $1 = truth;
}
%typemap(in, noblock=1) double (mptpy_call _global_call = {0}) {
  MPTPY_FAIL_IF(mptpy_double_in(&_global_call, $input, &$1) < 0);
}
%typemap(in, noblock=1) mpt_dtype {
  MPTPY_FAIL_IF(mptpy_dtype_in($input, &$1) < 0);
}
%typemap(out, noblock=1) mpt_bool32 {
  $result = PyBool_FromLong($1);
}
%define MPTPY_OUT(T, MAKE)
%typemap(in, numinputs=0, noblock=1) T *OUT (T number = 0) {
  $1 = &number;
}
%typemap(argout, noblock=1) T *OUT {
  $result = mptpy_append($result, MAKE(number$argnum));
}
%enddef
MPTPY_OUT(int32_t, PyLong_FromLong)
MPTPY_OUT(uint32_t, PyLong_FromUnsignedLong)
MPTPY_OUT(int64_t, PyLong_FromLongLong)
MPTPY_OUT(uint64_t, PyLong_FromUnsignedLongLong)
MPTPY_OUT(size_t, PyLong_FromSize_t)
MPTPY_OUT(double, PyFloat_FromDouble)
MPTPY_OUT(mpt_dtype, mptpy_dtype_out)
MPTPY_OUT(mpt_op, PyLong_FromLong)
MPTPY_OUT(mpt_cast_class, PyLong_FromLong)
MPTPY_OUT(mpt_bool32, PyBool_FromLong)

%typemap(in) (const int64_t *INTS, int32_t COUNT) (int64_t ints[64]) {
  MPTPY_FAIL_IF(mptpy_ints_in($input, ints, 64, &$2) < 0);
  if ($2 < 0) $2 = 0;
  else $1 = ints;
}
%typemap(in, numinputs=0) (const int64_t *SHAPE, const int64_t *STRIDES, int32_t RANK) "";

/* ---- text ---- */

%typemap(in) const char *STRING {
  if ($input != Py_None) {
    $1 = (char *)mptpy_text_in($input);
    if (!$1) SWIG_fail;
  }
}
%typemap(freearg) const char *STRING "";
%typemap(in) const char *const *STRINGS (const char **texts = NULL) {
  PyObject *fast = PySequence_Fast($input, "a list of texts is needed");
  MPTPY_FAIL_IF(!fast);
  texts = (const char **)PyMem_Calloc((size_t)PySequence_Fast_GET_SIZE(fast) + 1, sizeof *texts);
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(fast); ++i) {
    texts[i] = mptpy_text_in(PySequence_Fast_GET_ITEM(fast, i));
    if (!texts[i]) {
      Py_DECREF(fast);
      SWIG_fail;
    }
  }
  Py_DECREF(fast);
  $1 = (char **)texts;
}
%typemap(freearg) const char *const *STRINGS {
  PyMem_Free(texts$argnum);
}
%typemap(in, numinputs=0, noblock=1) const char **OUT (const char *text = NULL) {
  $1 = (char **)&text;
}
%typemap(argout) const char **OUT {
  PyObject *made;
  if (text$argnum) {
    made = PyUnicode_FromString(text$argnum);
  } else {
    Py_INCREF(Py_None);
    made = Py_None;
  }
  $result = mptpy_append($result, made);
}
/* Reserves 16 MiB of address space, enough for every text; only the pages written use memory. */
%typemap(in, numinputs=0) (char *TEXT, size_t SIZE, size_t *NEEDED) (size_t needed = 0) {
  $2 = (size_t)16 << 20;
  $1 = (char *)malloc($2);
  $3 = &needed;
  if (!$1) {
    PyErr_NoMemory();
    SWIG_fail;
  }
  *$1 = 0;
}
%typemap(argout) (char *TEXT, size_t SIZE, size_t *NEEDED) {
  $result = mptpy_append($result, PyUnicode_DecodeUTF8($1, (Py_ssize_t)strlen($1), "replace"));
}
%typemap(freearg) (char *TEXT, size_t SIZE, size_t *NEEDED) {
  free($1);
}

/* ---- memory ---- */

%typemap(in) (const void *BYTES, size_t SIZE) (Py_buffer view, int viewed = 0) {
  if (PyObject_GetBuffer($input, &view, PyBUF_C_CONTIGUOUS) < 0) SWIG_fail;
  viewed = 1;
  $1 = view.buf;
  $2 = (size_t)view.len;
}
%typemap(freearg) (const void *BYTES, size_t SIZE) {
  if (viewed$argnum) PyBuffer_Release(&view$argnum);
}
%typemap(in) (const void *ELEMENTS, int64_t COUNT) (Py_buffer view, int viewed = 0) {
  if (PyObject_GetBuffer($input, &view, PyBUF_C_CONTIGUOUS) < 0) SWIG_fail;
  viewed = 1;
  $1 = view.len ? view.buf : NULL;
  $2 = view.len / view.itemsize;
}
%typemap(in) (void *ELEMENTS, int64_t COUNT) (Py_buffer view, int viewed = 0) {
  if (PyObject_GetBuffer($input, &view, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE) < 0) SWIG_fail;
  viewed = 1;
  $1 = view.len ? view.buf : NULL;
  $2 = view.len / view.itemsize;
}
%typemap(freearg) (void *ELEMENTS, int64_t COUNT), (const void *ELEMENTS, int64_t COUNT) {
  if (viewed$argnum) PyBuffer_Release(&view$argnum);
}
%typemap(in, numinputs=0, noblock=1) void **OUT (void *address = NULL) {
  $1 = &address;
}
%typemap(argout, noblock=1) void **OUT {
  $result = mptpy_append($result, PyLong_FromVoidPtr(address$argnum));
}

/* ---- callbacks ---- */

%define MPTPY_CALLBACK(FN)
/* A callback with a done function, which releases the callable. */
%typemap(in) (FN CALLBACK, void *USER, mpt_done_fn DONE) (void *callback = NULL) {
  if (!PyCallable_Check($input)) {
    PyErr_Format(PyExc_TypeError, "'%.100s' cannot be called", Py_TYPE($input)->tp_name);
    SWIG_fail;
  }
  callback = mptpy_callback(_global_call.context, $input, NULL);
  $1 = (FN)mptpy_trampoline(#FN);
  $2 = callback;
  $3 = mptpy_callback_done;
}
/* A failed call never calls done. */
%typemap(freearg) (FN CALLBACK, void *USER, mpt_done_fn DONE) {
  if (callback$argnum && PyErr_Occurred()) mptpy_callback_done(callback$argnum);
}
%typemap(in) (FN CALLBACK, void *USER) {
  if (!PyCallable_Check($input)) {
    PyErr_Format(PyExc_TypeError, "'%.100s' cannot be called", Py_TYPE($input)->tp_name);
    SWIG_fail;
  }
  $1 = (FN)mptpy_trampoline(#FN);
  $2 = mptpy_callback(_global_call.context, $input, NULL);
}
%enddef
MPTPY_CALLBACK(mpt_grad_hook)
MPTPY_CALLBACK(mpt_post_hook)
MPTPY_CALLBACK(mpt_forward_fn)

/* A callback that runs only during the call. */
%typemap(freearg) (mpt_closure CALLBACK, void *USER) {
  if ($2) mptpy_callback_done($2);
}
MPTPY_CALLBACK(mpt_closure)

/* ---- functions that are written by hand in runtime.c, memory.c and comm.c, or not needed ---- */

%ignore mpt_context_create;
%ignore mpt_context_rebind; /* for programs that reload their code */
%ignore mpt_tensor_get_context; /* the attribute .context */
%ignore mpt_tensor_from_memory;
%ignore mpt_tensor_from_const_memory; /* a read-only array is refused or copied */
%ignore mpt_tensor_from_native; /* native handles are for C */
%ignore mpt_tensor_from_dlpack;
%ignore mpt_tensor_from_dlpack_legacy;
%ignore mpt_tensor_to_dlpack;
%ignore mpt_tensor_to_dlpack_legacy;
%ignore mpt_op_register;
%ignore mpt_comm_create;
%ignore mpt_comm_threads;
%ignore mpt_last_error;      /* exceptions have the text and the code */
%ignore mpt_last_error_code;
%ignore mpt_first_error;
%ignore mpt_first_error_code;
%ignore mpt_clear_errors;
%ignore mpt_set_error;
%ignore mpt_check_header;    /* done at import */

/* SWIG calls this code at import. */
%init %{
  if (mptpy_start(m) < 0) return MPTPY_NO_MODULE;
%}
