/* Runtime of the Python package's extension module: objects around handles, calls, errors, structs
 * and callbacks. The wrappers that SWIG generates with mpt_language.i use it.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <pthread.h>

#include "mpt_structs.h"

/* A handle type, with its Python class and the functions that retain and release a handle. */
typedef struct mptpy_kind {
  const char* name; /* "mpt_tensor" */
  void* (*retain)(void* handle);
  void (*release)(void* handle);
  PyTypeObject* base;   /* class of this module */
  PyTypeObject* public; /* subclass of `base` in the package; the class of results */
  struct mptpy_kind* next;
} mptpy_kind;
extern mptpy_kind mpt_context_type, mpt_tensor_type;

/* A Python object that owns a handle. It holds a reference to its context, so that the context ends
 * last. */
typedef struct mptpy_object {
  PyObject_HEAD void* handle; /* NULL after close() */
  struct mptpy_context* context;
  PyObject* weak;
} mptpy_object;

/* A context object. Its mutex serializes the calls on the context, which run without the
 * interpreter's lock. The mutex is recursive, because callbacks may call the library. */
typedef struct mptpy_context {
  mptpy_object object; /* object.context is NULL */
  pthread_mutex_t mutex;
  struct mptpy_hooks* hooks; /* or NULL */
  PyObject* keep;            /* list of objects that callbacks without a done function need */
  PyObject* pending; /* exception that a callback raised, until the call reports its failure */
  int64_t modes;     /* the modes in force (mpt_context_use_modes); 0: the context's own */
  int users;         /* number of modes that threads have here (mptpy_push_modes), and of blocks */
  int blocks;        /* number of open blocks of the context's own modes (mptpy_open_block) */
  unsigned long owner; /* the thread that has opened them */
} mptpy_context;

/* State of one call of the library. */
enum { MPTPY_NOTED = 4 };
typedef struct {
  mptpy_context* context;    /* context of the first handle among the arguments */
  int makes;                 /* 1: the call computes or returns a tensor: the modes apply to it */
  void* tensor[MPTPY_NOTED]; /* first tensors among the arguments */
  int tensors;
  struct {
    PyObject* value;
    void** out;
  } number[MPTPY_NOTED]; /* numbers among the arguments, which become tensors (mptpy_make_numbers)
                          */
  int numbers;
  PyThreadState* state;
  void* temporary[MPTPY_NOTED]; /* tensors created from numbers among the arguments */
  int temporaries;
} mptpy_call;

mptpy_context* mptpy_current_context(void);
int mptpy_add_kind(PyObject* module, mptpy_kind* kind);
mptpy_kind* mptpy_kind_named(const char* name);
int mptpy_start(PyObject* module); /* adds the functions that are not part of the C ABI */

static inline mptpy_context* mptpy_context_of(mptpy_object* o) {
  return o->context ? o->context : (mptpy_context*)o;
}

/* Locks the call's context, with the modes of this thread in force, and releases the interpreter's
 * lock; mptpy_leave undoes both. A call to which the modes of another thread's block would apply
 * is refused: -1 with an exception set and nothing locked. Other calls are not refused. */
int mptpy_enter(mptpy_call* call);
void mptpy_leave(mptpy_call* call);
/* Locks a context and keeps the interpreter's lock, for short calls. The modes stay as they are. */
void mptpy_lock(mptpy_context* context);
void mptpy_unlock(mptpy_context* context);

/* Modes of threads (modes.c). mptpy_lock_modes does what mptpy_lock does, and puts the modes of
 * this thread into force, for calls that make tensors. */
void mptpy_lock_modes(mptpy_context* context);
/* Puts the modes of this thread into force. The caller has locked the context, and does not hold
 * the interpreter's lock. Waits while another thread makes a recording, which would contain the
 * calls of this one. Another failure is left to the call itself. */
void mptpy_use_modes(mptpy_context* context);
/* Give this thread modes of its own, and take them away again: those that it had before come into
 * force at once, because a callback may be running. */
PyObject* mptpy_push_modes(PyObject* context, PyObject* number);
PyObject* mptpy_pop_modes(PyObject* context, PyObject* number);
/* Begin and end a block of this thread in the modes that are in force, such as that of `with
 * mpt.autocast(..):`. In the context's own modes one thread at a time has blocks: the first returns
 * True if the block is in these, and raises if another thread has one. The second is for such. */
PyObject* mptpy_open_block(PyObject* context, PyObject* none);
PyObject* mptpy_close_block(PyObject* context, PyObject* none);
/* Returns whether this thread would be in the blocks of another one. The context is locked. */
int mptpy_is_in_others(const mptpy_context* context);
/* Raises the error of a thread that would be. */
void mptpy_raise_in_others(mptpy_context* context);

/* Converts an argument to a handle of a kind. None gives NULL, and a number is left to
 * mptpy_make_numbers. Returns -1 with an exception set on failure. */
int mptpy_slow_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void** out);
static inline int mptpy_is_of_tensors(const mptpy_kind* kind) { return kind == &mpt_tensor_type; }
static inline void mptpy_note(mptpy_call* call, mptpy_object* o, mptpy_kind* kind) {
  if (!call->context) call->context = mptpy_context_of(o);
  if (kind == &mpt_tensor_type && call->tensors < MPTPY_NOTED)
    call->tensor[call->tensors++] = o->handle;
}
static inline int mptpy_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void** out) {
  if (Py_TYPE(o) == kind->public && ((mptpy_object*)o)->handle) {
    *out = ((mptpy_object*)o)->handle;
    mptpy_note(call, (mptpy_object*)o, kind);
    return 0;
  }
  return mptpy_slow_in(call, o, kind, out);
}
int mptpy_number_in(mptpy_call* call, PyObject* o, void** out);
/* Makes temporary tensors of the numbers among the arguments, once all handles are known, because
 * their dtypes determine that of a number. Returns -1 with an exception set on failure. */
int mptpy_make_numbers(mptpy_call* call);
/* Converts a sequence to an array of handles. The caller frees *out by PyMem_Free. `o` must keep
 * the objects alive during the call, as a tuple or list does. */
int mptpy_list_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void*** out, int32_t* count);
/* Converts a number to a double beside the first tensor of the call, or with a call of NULL. An
 * integer beyond 2^53 that no double holds is rounded to the nearest one for f64. For a narrower
 * float it is rounded to an odd double, so that the second rounding gives the float nearest to the
 * integer. Elsewhere it raises OverflowError. */
int mptpy_double_in(mptpy_call* call, PyObject* o, double* out);
PyObject* mptpy_to_odd(PyObject* self, PyObject* number);
int mptpy_ints_in(PyObject* o, int64_t* out, int32_t most, int32_t* count); /* count -1: None */
int mptpy_dtype_in(PyObject* o, int32_t* out);
/* Returns a str as UTF-8, which lives as long as the str. Returns NULL with an exception set on
 * failure: a text with a NUL is a ValueError, because the library would end it there. */
const char* mptpy_text_in(PyObject* o);
PyObject* mptpy_dtype_out(int32_t number); /* dtype object of the package, or None */
void mptpy_drop_temporaries(mptpy_call* call);

/* Methods that all objects have. */
PyObject* mptpy_close(PyObject* self, PyObject* none);
PyObject* mptpy_object_enter(PyObject* self, PyObject* none);
PyObject* mptpy_object_exit(PyObject* self, PyObject* args);
/* Returns a new object that takes ownership of the handle, or None for NULL. */
PyObject* mptpy_wrap(mptpy_context* context, mptpy_kind* kind, void* handle);

/* Build the result of a call. mptpy_status_object returns None for MPT_OK and the number of another
 * status. mptpy_append adds an output to a result: None becomes the output, and a second value
 * makes a list. */
PyObject* mptpy_status_object(int32_t status);
PyObject* mptpy_append(PyObject* result, PyObject* output);

/* Sets the exception for a negative status; mptpy_raise_own for that of a call outside of
 * mptpy_enter. */
void mptpy_raise(int32_t status);
void mptpy_raise_own(int32_t status);
/* Stores the exception that a callback has raised, for the call that fails because of it. Returns
 * the status that the callback returns. */
int32_t mptpy_callback_failed(mptpy_context* context);

/* Convert a dict to a struct and a struct to a dict. `keep` is a list that receives the objects to
 * which the struct points. */
int mptpy_fill(mptpy_call* call, PyObject* dict, const mpt_struct* s, void* out, PyObject* keep);
PyObject* mptpy_read(const mpt_struct* s, const void* from);
const mpt_struct* mptpy_find_struct(const char* name);

/* mptpy_callback returns the `user` argument of a callback that runs `callable`;
 * mptpy_callback_done frees it. mptpy_trampoline returns the C function for a callback type. */
void* mptpy_callback(mptpy_context* context, PyObject* callable, PyObject* second);
void mptpy_callback_done(void* user);
void* mptpy_trampoline(const char* type);

PyObject* mptpy_op_register(PyObject* self, PyObject* args);
PyObject* mptpy_comm_threads(PyObject* self, PyObject* args);
PyObject* mptpy_comm_create(PyObject* self, PyObject* args);
PyObject* mptpy_struct_fields(PyObject* self, PyObject* name);
PyObject* mptpy_struct_defaults(PyObject* self, PyObject* args);

/* Context hooks (hooks.c). The dict may have the items "log": callable, "parallel_for":
 * callable(run, pieces), "workers": int, and "allocator": (alloc, free, user) as addresses. */
typedef struct mptpy_hooks mptpy_hooks;
mptpy_hooks* mptpy_new_hooks(PyObject* dict, mpt_hooks* out);
void mptpy_drop_hooks(mptpy_hooks* hooks);
int mptpy_start_hooks(PyObject* module);

/* Shared memory (memory.c). */
extern PyBufferProcs mptpy_tensor_buffer;
PyObject* mptpy_from_memory(PyObject* self, PyObject* args);
PyObject* mptpy_bits(PyObject* self, PyObject* tensor);
PyObject* mptpy_from_dlpack(PyObject* self, PyObject* args);
PyObject* mptpy_to_dlpack(PyObject* self, PyObject* args);
PyObject* mptpy_dlpack_device(PyObject* self, PyObject* tensor);
PyObject* mptpy_dlpack_stream(PyObject* self, PyObject* args);
int mptpy_start_memory(PyObject* module);

/* Operators and attributes of tensors (tensor.c). */
extern PyType_Slot mptpy_tensor_slots[];
extern PyMethodDef* mptpy_tensor_methods;
int mptpy_is_number(PyObject* o);
/* True for a bool of Python or NumPy. */
int mptpy_is_bool(PyObject* o);
static inline int mptpy_is_floating(mpt_dtype d) {
  return d != MPT_BOOL && d != MPT_I8 && d != MPT_U8 && d != MPT_I32 && d != MPT_I64;
}
extern PyObject* mptpy_dtypes;        /* tuple of the package's dtype objects, by number */
extern PyObject* mptpy_dtype_factory; /* the package's dtype(): any argument -> dtype object */
