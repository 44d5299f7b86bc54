/* Runtime: objects around handles, calls on a context, errors, and conversion of arguments.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

#include <structmember.h>

static mptpy_kind* kinds;              /* list of all handle types */
static PyObject* error_factory;        /* (status, text) -> exception */
static PyObject* context_factory;      /* () -> current context */
static __thread mptpy_context* latest; /* context of this thread's latest call */

/* ---- calls --------------------------------------------------------------------------------------
 */

void mptpy_lock(mptpy_context* c) {
  if (pthread_mutex_trylock(&c->mutex) == 0) return;
  Py_BEGIN_ALLOW_THREADS pthread_mutex_lock(&c->mutex);
  Py_END_ALLOW_THREADS
}

void mptpy_unlock(mptpy_context* c) { pthread_mutex_unlock(&c->mutex); }

int mptpy_enter(mptpy_call* call) {
  mptpy_context* c = call->context;
  const int mine = c && pthread_mutex_trylock(&c->mutex) == 0;
  call->state = PyEval_SaveThread();
  if (!c) return 0;
  if (!mine) pthread_mutex_lock(&c->mutex);
  if (c->modes | __atomic_load_n(&c->users, __ATOMIC_RELAXED)) {
    mptpy_use_modes(c);
    if (call->makes && mptpy_is_in_others(c)) {
      mptpy_leave(call);
      mptpy_raise_in_others(c);
      return -1;
    }
  }
  return 0;
}

void mptpy_leave(mptpy_call* call) {
  latest = call->context;
  if (call->context) pthread_mutex_unlock(&call->context->mutex);
  PyEval_RestoreThread(call->state);
}

/* ---- errors -------------------------------------------------------------------------------------
 */

void mptpy_raise(int32_t status) {
  const char* text = mpt_last_error();
  PyObject* cause = NULL;
  if (latest && (status == MPT_ERROR_CALLBACK || status == MPT_ERROR_COMM)) {
    cause = latest->pending;
    latest->pending = NULL;
    /* KeyboardInterrupt and SystemExit are no errors of a callback, so they propagate unchanged. */
    if (cause && !PyErr_GivenExceptionMatches(cause, PyExc_Exception)) {
      PyErr_SetObject((PyObject*)Py_TYPE(cause), cause);
      Py_DECREF(cause);
      return;
    }
  }
  /* The text of MPT_ERROR_COMM already has that of the engine's exception. */
  PyObject* full = cause && status == MPT_ERROR_CALLBACK
                       ? PyUnicode_FromFormat("%s (%s: %S)", text, Py_TYPE(cause)->tp_name, cause)
                       : PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
  PyObject* e =
      error_factory && full ? PyObject_CallFunction(error_factory, "iO", (int)status, full) : NULL;
  Py_XDECREF(full);
  if (!e) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_RuntimeError, text);
    Py_XDECREF(cause);
    return;
  }
  if (cause) PyException_SetCause(e, cause); /* takes ownership of cause */
  PyErr_SetObject((PyObject*)Py_TYPE(e), e);
  Py_DECREF(e);
}

void mptpy_raise_own(int32_t status) {
  latest = NULL;
  mptpy_raise(status);
}

int32_t mptpy_callback_failed(mptpy_context* c) {
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  PyErr_NormalizeException(&type, &value, &trace);
  if (trace) PyException_SetTraceback(value, trace);
  Py_XDECREF(c->pending);
  c->pending = value;
  Py_XDECREF(type);
  Py_XDECREF(trace);
  return MPT_ERROR_CALLBACK;
}

PyObject* mptpy_status_object(int32_t status) {
  if (status == MPT_OK) Py_RETURN_NONE;
  return PyLong_FromLong(status);
}

PyObject* mptpy_append(PyObject* result, PyObject* output) {
  if (!result || !output) {
    Py_XDECREF(result);
    Py_XDECREF(output);
    return NULL;
  }
  if (result == Py_None) {
    Py_DECREF(result);
    return output;
  }
  if (!PyList_Check(result)) {
    PyObject* list = PyList_New(1);
    PyList_SET_ITEM(list, 0, result);
    result = list;
  }
  const int bad = PyList_Append(result, output) < 0;
  Py_DECREF(output);
  if (bad) Py_CLEAR(result);
  return result;
}

const char* mptpy_text_in(PyObject* o) {
  Py_ssize_t size;
  const char* text = PyUnicode_AsUTF8AndSize(o, &size);
  if (!text || strlen(text) == (size_t)size) return text;
  PyErr_Format(PyExc_ValueError,
               "the text %R has a NUL (U+0000), which names, paths and other texts cannot have", o);
  return NULL;
}

/* ---- objects ------------------------------------------------------------------------------------
 */

static mptpy_kind* kind_of(PyTypeObject* type) {
  for (mptpy_kind* k = kinds; k; k = k->next)
    if (PyType_IsSubtype(type, k->base)) return k;
  return NULL;
}

mptpy_kind* mptpy_kind_named(const char* name) {
  for (mptpy_kind* k = kinds; k; k = k->next)
    if (strcmp(k->name, name) == 0) return k;
  return NULL;
}

PyObject* mptpy_wrap(mptpy_context* context, mptpy_kind* kind, void* handle) {
  if (!handle) Py_RETURN_NONE;
  mptpy_object* o = (mptpy_object*)kind->public->tp_alloc(kind->public, 0);
  if (!o) {
    kind->release(handle);
    return NULL;
  }
  o->handle = handle;
  o->context = context;
  Py_XINCREF(context);
  return (PyObject*)o;
}

/* Runs on any thread: a release never waits, and the context frees the object at its next call. */
static void object_dealloc(PyObject* self) {
  mptpy_object* o = (mptpy_object*)self;
  PyTypeObject* type = Py_TYPE(self);
  if (o->weak) PyObject_ClearWeakRefs(self);
  if (o->handle) kind_of(type)->release(o->handle);
  Py_XDECREF(o->context);
  type->tp_free(self);
  Py_DECREF(type);
}

/* Does the same for tensors, the most frequent type, without the search for the kind. */
static void tensor_dealloc(PyObject* self) {
  mptpy_object* o = (mptpy_object*)self;
  PyTypeObject* type = Py_TYPE(self);
  if (o->weak) PyObject_ClearWeakRefs(self);
  if (o->handle) mpt_tensor_release((mpt_tensor)o->handle);
  Py_XDECREF(o->context);
  type->tp_free(self);
  Py_DECREF(type);
}

/* Tensor(other): creates another object with a reference to the same handle. */
static PyObject* object_new(PyTypeObject* type, PyObject* args, PyObject* kw) {
  mptpy_kind* kind = kind_of(type);
  PyObject* other = NULL;
  (void)kw;
  if (PyTuple_GET_SIZE(args) > 0) other = PyTuple_GET_ITEM(args, 0);
  if (!other || !PyObject_TypeCheck(other, kind->base) || !((mptpy_object*)other)->handle) {
    PyErr_Format(PyExc_TypeError,
                 "%s(other) copies a reference to a live object; functions create new objects",
                 type->tp_name);
    return NULL;
  }
  mptpy_object* o = (mptpy_object*)type->tp_alloc(type, 0);
  if (!o) return NULL;
  o->handle = kind->retain(((mptpy_object*)other)->handle);
  o->context = ((mptpy_object*)other)->context;
  Py_XINCREF(o->context);
  if (!o->handle) {
    Py_DECREF(o);
    PyErr_SetString(PyExc_ValueError, "the object was released, or its scope or context has ended");
    return NULL;
  }
  return (PyObject*)o;
}

PyObject* mptpy_close(PyObject* self, PyObject* none) {
  mptpy_object* o = (mptpy_object*)self;
  (void)none;
  if (o->handle) {
    void* handle = o->handle;
    o->handle = NULL;
    kind_of(Py_TYPE(self))->release(handle);
  }
  Py_RETURN_NONE;
}

PyObject* mptpy_object_enter(PyObject* self, PyObject* none) {
  (void)none;
  Py_INCREF(self);
  return self;
}
PyObject* mptpy_object_exit(PyObject* self, PyObject* args) {
  (void)args;
  return mptpy_close(self, NULL);
}
static PyObject* object_context(PyObject* self, void* none) {
  (void)none;
  PyObject* c = (PyObject*)mptpy_context_of((mptpy_object*)self);
  Py_INCREF(c);
  return c;
}
static PyObject* object_handle(PyObject* self, void* none) {
  (void)none;
  return PyLong_FromVoidPtr(((mptpy_object*)self)->handle);
}

static PyMethodDef object_methods[] = {
    {"close", mptpy_close, METH_NOARGS, "Frees the object without waiting for its last reference."},
    {"__enter__", mptpy_object_enter, METH_NOARGS, NULL},
    {"__exit__", mptpy_object_exit, METH_VARARGS, NULL},
    {0}};
static PyGetSetDef object_getset[] = {
    {"context", object_context, NULL, "Context that owns the object.", NULL},
    {"_handle", object_handle, NULL, NULL, NULL},
    {0}};
static PyMemberDef object_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(mptpy_object, weak), READONLY, NULL}, {0}};

/* ---- contexts -----------------------------------------------------------------------------------
 */

/* Context(descriptor: dict, hooks: dict, module: str or None): creates a context. mptpy_new_hooks
 * describes the hooks; `module` is the path of the device's module. */
static PyObject* context_new(PyTypeObject* type, PyObject* args, PyObject* kw) {
  PyObject *dict = NULL, *given = NULL, *path = Py_None;
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  (void)kw;
  if (!PyArg_ParseTuple(args, "O!|O!O", &PyDict_Type, &dict, &PyDict_Type, &given, &path))
    return NULL;
  if (path != Py_None && !(module.path = mptpy_text_in(path))) return NULL;
  mpt_context_desc desc;
  mptpy_call call = {0};
  if (mptpy_fill(&call, dict, mptpy_find_struct("mpt_context_desc"), &desc, NULL) < 0) return NULL;
  mptpy_context* c = (mptpy_context*)type->tp_alloc(type, 0);
  if (!c) return NULL;
  pthread_mutexattr_t recursive;
  pthread_mutexattr_init(&recursive);
  pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&c->mutex, &recursive);
  pthread_mutexattr_destroy(&recursive);
  c->keep = PyList_New(0);
  if (!c->keep) {
    Py_DECREF(c);
    return NULL;
  }
  mpt_hooks hooks;
  if (given && PyDict_Size(given) > 0) {
    c->hooks = mptpy_new_hooks(given, &hooks);
    if (!c->hooks) {
      Py_DECREF(c);
      return NULL;
    }
    desc.hooks = &hooks;
  }
  if (module.path) desc.next = (const mpt_chain*)&module;
  mpt_context handle = NULL;
  mpt_status status = mpt_check_header(MPT_VERSION_NUMBER);
  if (status == MPT_OK) status = mpt_context_create(&desc, &handle);
  c->object.handle = handle;
  if (status < 0) {
    latest = NULL;
    mptpy_raise(status);
    Py_DECREF(c);
    return NULL;
  }
  return (PyObject*)c;
}

static void context_dealloc(PyObject* self) {
  mptpy_context* c = (mptpy_context*)self;
  PyTypeObject* type = Py_TYPE(self);
  if (c->object.weak) PyObject_ClearWeakRefs(self);
  if (latest == c) latest = NULL;
  if (c->object.handle) mpt_context_release((mpt_context)c->object.handle);
  if (c->hooks) mptpy_drop_hooks(c->hooks);
  Py_XDECREF(c->keep);
  Py_XDECREF(c->pending);
  pthread_mutex_destroy(&c->mutex);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject* context_close(PyObject* self, PyObject* none) {
  mptpy_context* c = (mptpy_context*)self;
  (void)none;
  mpt_status status = MPT_OK;
  if (c->object.handle) {
    mptpy_lock(c);
    status = mpt_context_shutdown((mpt_context)c->object.handle);
    mptpy_unlock(c);
  }
  if (status == MPT_ERROR_STATE) { /* called in a callback; a second close() is no error */
    mptpy_raise(status);
    return NULL;
  }
  Py_RETURN_NONE;
}
static PyObject* context_exit(PyObject* self, PyObject* args) {
  (void)args;
  return context_close(self, NULL);
}

/* Any thread may make these two calls, so they wait for no call in progress. */
static PyObject* context_cancel(PyObject* self, PyObject* none) {
  (void)none;
  const mpt_status status = mpt_context_cancel((mpt_context)((mptpy_context*)self)->object.handle);
  if (status < 0) {
    mptpy_raise(status);
    return NULL;
  }
  Py_RETURN_NONE;
}
static PyObject* context_resume(PyObject* self, PyObject* none) {
  (void)none;
  const mpt_status status = mpt_context_resume((mpt_context)((mptpy_context*)self)->object.handle);
  if (status < 0) {
    mptpy_raise(status);
    return NULL;
  }
  Py_RETURN_NONE;
}

static PyMethodDef context_methods[] = {
    {"_push_modes", mptpy_push_modes, METH_O, NULL},
    {"_pop_modes", mptpy_pop_modes, METH_O, NULL},
    {"_open_block", mptpy_open_block, METH_NOARGS, NULL},
    {"_close_block", mptpy_close_block, METH_NOARGS, NULL},
    {"cancel", context_cancel, METH_NOARGS,
     "Ends the work of the context between two kernels, from any thread, also while another one "
     "is\n"
     "in a call. That call, and each later one that computes, raises CancelledError until "
     "resume().\n"
     "A call that fails changes nothing, and a step is taken whole or not begun. After a backward\n"
     "that was cancelled, run its forward again."},
    {"resume", context_resume, METH_NOARGS,
     "Lets the work of a context that was cancelled go on. Any thread."},
    {"close", context_close, METH_NOARGS,
     "Ends the context. All objects created from it become invalid."},
    {"__enter__", mptpy_object_enter, METH_NOARGS, NULL},
    {"__exit__", context_exit, METH_VARARGS, NULL},
    {0}};

/* ---- kinds --------------------------------------------------------------------------------------
 */

int mptpy_add_kind(PyObject* module, mptpy_kind* kind) {
  const int is_context = kind == &mpt_context_type, is_tensor = kind == &mpt_tensor_type;
  static char names[32][48];
  static int used;
  if (used == 32) return -1;
  char* name = names[used++]; /* static, because the type keeps the pointer */
  snprintf(name, sizeof names[0], "mpt._mpt.%s", kind->name + 4);
  PyType_Slot slots[40];
  int n = 0;
  slots[n++] = (PyType_Slot){Py_tp_dealloc, is_context  ? context_dealloc
                                            : is_tensor ? tensor_dealloc
                                                        : object_dealloc};
  slots[n++] = (PyType_Slot){Py_tp_new, is_context ? context_new : object_new};
  slots[n++] = (PyType_Slot){Py_tp_members, object_members};
  slots[n++] = (PyType_Slot){Py_tp_methods, is_context  ? context_methods
                                            : is_tensor ? mptpy_tensor_methods
                                                        : object_methods};
  if (is_tensor) {
    for (PyType_Slot* s = mptpy_tensor_slots; s->slot; ++s) slots[n++] = *s;
    slots[n++] = (PyType_Slot){Py_bf_getbuffer, (void*)mptpy_tensor_buffer.bf_getbuffer};
    slots[n++] = (PyType_Slot){Py_bf_releasebuffer, (void*)mptpy_tensor_buffer.bf_releasebuffer};
  } else {
    slots[n++] = (PyType_Slot){Py_tp_getset, object_getset};
  }
  slots[n] = (PyType_Slot){0, NULL};
  PyType_Spec spec = {name, (int)(is_context ? sizeof(mptpy_context) : sizeof(mptpy_object)), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
  kind->base = kind->public = (PyTypeObject*)PyType_FromSpec(&spec);
  if (!kind->base) return -1;
  kind->next = kinds;
  kinds = kind;
  Py_INCREF(kind->base);
  return PyModule_AddObject(module, kind->name + 4, (PyObject*)kind->base);
}

/* ---- arguments ----------------------------------------------------------------------------------
 */

mptpy_context* mptpy_current_context(void) {
  PyObject* c = context_factory ? PyObject_CallFunctionObjArgs(context_factory, NULL) : NULL;
  if (!c) return NULL;
  Py_DECREF(c); /* the code that made it current holds a reference */
  return (mptpy_context*)c;
}

void mptpy_drop_temporaries(mptpy_call* call) {
  while (call->temporaries > 0)
    mpt_tensor_release((mpt_tensor)call->temporary[--call->temporaries]);
}

int mptpy_slow_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void** out) {
  if (o == Py_None) {
    *out = NULL;
    return 0;
  }
  if (PyObject_TypeCheck(o, kind->base)) {
    mptpy_object* h = (mptpy_object*)o;
    if (!h->handle) {
      PyObject* e = PyObject_CallFunction(error_factory, "is", MPT_ERROR_INVALID_HANDLE,
                                          "the object was closed earlier");
      if (e) PyErr_SetObject((PyObject*)Py_TYPE(e), e);
      Py_XDECREF(e);
      return -1;
    }
    *out = h->handle;
    mptpy_note(call, h, kind);
    return 0;
  }
  if (kind == &mpt_tensor_type && mptpy_is_number(o)) return mptpy_number_in(call, o, out);
  PyErr_Format(PyExc_TypeError, "expected a %s, got '%.100s'", kind->public->tp_name,
               Py_TYPE(o)->tp_name);
  return -1;
}

int mptpy_list_in(mptpy_call* call, PyObject* o, mptpy_kind* kind, void*** out, int32_t* count) {
  *out = NULL;
  *count = 0;
  if (o == Py_None) return 0;
  if (PyObject_TypeCheck(o, kind->base)) {
    PyErr_Format(PyExc_TypeError, "expected a list of %s, got one", kind->public->tp_name);
    return -1;
  }
  PyObject* fast = PySequence_Fast(o, "expected a list or tuple");
  if (!fast) return -1;
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(fast);
  void** list = PyMem_Calloc((size_t)n + 1, sizeof *list);
  if (!list) {
    Py_DECREF(fast);
    PyErr_NoMemory();
    return -1;
  }
  for (Py_ssize_t i = 0; i < n; ++i) {
    if (mptpy_in(call, PySequence_Fast_GET_ITEM(fast, i), kind, &list[i]) < 0) {
      PyMem_Free(list);
      Py_DECREF(fast);
      return -1;
    }
  }
  Py_DECREF(fast);
  *out = list;
  *count = (int32_t)n;
  return 0;
}

/* ---- the module's own functions -----------------------------------------------------------------
 */

/* setup(error=, context=, dtype=, dtypes=): sets the functions of the package that this module
 * calls. */
static PyObject* setup(PyObject* self, PyObject* args, PyObject* kw) {
  static char* names[] = {"error", "context", "dtype", "dtypes", NULL};
  (void)self;
  PyObject *e, *c, *d, *all;
  if (!PyArg_ParseTupleAndKeywords(args, kw, "OOOO!", names, &e, &c, &d, &PyTuple_Type, &all))
    return NULL;
  Py_INCREF(e), Py_INCREF(c), Py_INCREF(d), Py_INCREF(all);
  error_factory = e, context_factory = c, mptpy_dtype_factory = d, mptpy_dtypes = all;
  Py_RETURN_NONE;
}

/* set_class("tensor", Tensor): sets the class of results, a subclass of the module's class. */
static PyObject* set_class(PyObject* self, PyObject* args) {
  const char* name;
  PyTypeObject* type;
  (void)self;
  if (!PyArg_ParseTuple(args, "sO!", &name, &PyType_Type, &type)) return NULL;
  for (mptpy_kind* k = kinds; k; k = k->next) {
    if (strcmp(k->name + 4, name) != 0) continue;
    if (!PyType_IsSubtype(type, k->base)) break;
    Py_INCREF(type);
    k->public = type;
    Py_RETURN_NONE;
  }
  return PyErr_Format(PyExc_TypeError, "'%.100s' is not a class of the handle '%s'", type->tp_name,
                      name);
}

static PyMethodDef own_methods[] = {
    {"setup", (PyCFunction)(void (*)(void))setup, METH_VARARGS | METH_KEYWORDS, NULL},
    {"set_class", set_class, METH_VARARGS, NULL},
    {"tensor_from_memory", mptpy_from_memory, METH_VARARGS, NULL},
    {"bits", mptpy_bits, METH_O, NULL},
    {"to_odd", mptpy_to_odd, METH_O, NULL},
    {"tensor_from_dlpack", mptpy_from_dlpack, METH_VARARGS, NULL},
    {"tensor_to_dlpack", mptpy_to_dlpack, METH_VARARGS, NULL},
    {"dlpack_device", mptpy_dlpack_device, METH_O, NULL},
    {"dlpack_stream", mptpy_dlpack_stream, METH_VARARGS, NULL},
    {"op_register", mptpy_op_register, METH_VARARGS, NULL},
    {"comm_threads", mptpy_comm_threads, METH_VARARGS, NULL},
    {"comm_create", mptpy_comm_create, METH_VARARGS, NULL},
    {"struct_fields", mptpy_struct_fields, METH_O, NULL},
    {"struct_defaults", mptpy_struct_defaults, METH_VARARGS, NULL},
    {0}};

int mptpy_start(PyObject* module) {
  if (PyModule_AddFunctions(module, own_methods) < 0) return -1;
  if (mptpy_start_hooks(module) < 0) return -1;
  return mptpy_start_memory(module);
}
