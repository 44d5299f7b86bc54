/* The native part of the Python package: objects around handles, calls, errors, structs, callbacks.
 * What the wrappers that SWIG makes from mpt_language.i are built on.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <pthread.h>

#include "mpt_structs.h"

/* A type of handles: Python's class for it, and how to share and give back one. */
typedef struct mptpy_kind {
  const char* name; /* "mpt_tensor" */
  void* (*retain)(void* handle);
  void (*release)(void* handle);
  PyTypeObject* base;   /* made here */
  PyTypeObject* public; /* the package's subclass, which results get */
  struct mptpy_kind* next;
} mptpy_kind;
extern mptpy_kind mpt_context_type, mpt_tensor_type;

/* An object with a handle. It keeps its context, so that this one goes last. */
typedef struct mptpy_object {
  PyObject_HEAD void* handle; /* NULL: given back */
  struct mptpy_context* context;
  PyObject* weak;
} mptpy_object;

/* Calls on one context exclude one another by its mutex, since they run without the interpreter's
 * lock; it is recursive, for callbacks. */
typedef struct mptpy_context {
  mptpy_object object; /* object.context is NULL */
  pthread_mutex_t mutex;
  struct mptpy_hooks* hooks; /* or NULL */
  PyObject* keep;            /* a list: what callbacks without an end of their own need */
  PyObject* pending; /* the exception that a callback raised, until the call reports its failure */
} mptpy_context;

/* One call of the library. */
typedef struct {
  mptpy_context* context; /* of its first handle */
  void* tensor;           /* that handle */
  PyThreadState* state;
  void* temporary[4]; /* tensors made of numbers among the arguments */
  int temporaries;
} mptpy_call;

int mptpy_add_kind(PyObject* module, mptpy_kind* kind);
mptpy_kind* mptpy_kind_named(const char* name);
int mptpy_start(PyObject* module); /* adds the functions that are not the ABI's */

static inline mptpy_context* mptpy_context_of(mptpy_object* o) {
  return o->context ? o->context : (mptpy_context*)o;
}

/* Takes the context's turn and lets other Python threads run; _leave undoes both. */
void mptpy_enter(mptpy_call* call);
void mptpy_leave(mptpy_call* call);
/* The turn alone, for calls too short to let others run. */
void mptpy_lock(mptpy_context* context);
void mptpy_unlock(mptpy_context* context);

/* An argument as a handle of this kind; None: NULL; numbers become tensors. -1 with an exception
 * set. */
int mptpy_slow_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void** out);
static inline int mptpy_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void** out) {
  if (Py_TYPE(o) == kind->public && ((mptpy_object*)o)->handle) {
    *out = ((mptpy_object*)o)->handle;
    if (!call->context) {
      call->context = mptpy_context_of((mptpy_object*)o);
      call->tensor = *out;
    }
    return 0;
  }
  return mptpy_slow_in(call, o, kind, out);
}
/* A list of them; *out is to be freed by PyMem_Free. A tuple or list keeps the objects meanwhile.
 */
int mptpy_list_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void*** out, int32_t* count);
int mptpy_ints_in(PyObject* o, int64_t* out, int32_t most, int32_t* count); /* count -1: None */
int mptpy_dtype_in(PyObject* o, int32_t* out);
PyObject* mptpy_dtype_out(int32_t number); /* the package's object; None for none */
void mptpy_drop_temporaries(mptpy_call* call);

/* Methods of every object. */
PyObject* mptpy_close(PyObject* self, PyObject* none);
PyObject* mptpy_object_enter(PyObject* self, PyObject* none);
PyObject* mptpy_object_exit(PyObject* self, PyObject* args);
/* An object that owns the handle from now on; None for NULL. */
PyObject* mptpy_wrap(mptpy_context* context, mptpy_kind* kind, void* handle);

/* What a call returns: None for ok, else the number; with outputs those, several in a list. */
PyObject* mptpy_status_object(int32_t status);
PyObject* mptpy_append(PyObject* result, PyObject* output);

/* Sets the exception for a negative status. */
void mptpy_raise(int32_t status);
/* Keeps the exception that is set for the call that will fail because of it; the status to return.
 */
int32_t mptpy_callback_failed(mptpy_context* context);

/* Structs to and from dicts. `keep` is a list that gets what the struct points to. */
int mptpy_fill(mptpy_call* call, PyObject* dict, const mpt_struct* s, void* out, PyObject* keep);
PyObject* mptpy_read(const mpt_struct* s, const void* from);
const mpt_struct* mptpy_find_struct(const char* name);

/* A callable for a callback of the named type: its first argument `user`, which mptpy_callback_done
 * frees. */
void* mptpy_callback(mptpy_context* context, PyObject* callable, PyObject* second);
void mptpy_callback_done(void* user);
void* mptpy_trampoline(const char* type);

PyObject* mptpy_op_register(PyObject* self, PyObject* args);
PyObject* mptpy_struct_fields(PyObject* self, PyObject* name);
PyObject* mptpy_struct_defaults(PyObject* self, PyObject* args);

/* The host's services (hooks.c): of {"log": callable, "parallel_for": callable(run, pieces),
 * "workers": int, "allocator": (alloc, free, user) as addresses}, any of them. */
typedef struct mptpy_hooks mptpy_hooks;
mptpy_hooks* mptpy_new_hooks(PyObject* dict, mpt_hooks* out);
void mptpy_drop_hooks(mptpy_hooks* hooks);
int mptpy_start_hooks(PyObject* module);

/* Memory (memory.c). */
extern PyBufferProcs mptpy_tensor_buffer;
PyObject* mptpy_from_memory(PyObject* self, PyObject* args);
PyObject* mptpy_bits(PyObject* self, PyObject* tensor);
PyObject* mptpy_from_dlpack(PyObject* self, PyObject* args);
PyObject* mptpy_to_dlpack(PyObject* self, PyObject* args);
int mptpy_start_memory(PyObject* module);

/* Operators and attributes of tensors (tensor.c). */
extern PyType_Slot mptpy_tensor_slots[];
extern PyMethodDef* mptpy_tensor_methods;
int mptpy_is_number(PyObject* o);
static inline int mptpy_is_floating(mpt_dtype d) {
  return d != MPT_BOOL && d != MPT_I8 && d != MPT_U8 && d != MPT_I32 && d != MPT_I64;
}
extern PyObject* mptpy_dtypes; /* the package's dtype objects, by number */
