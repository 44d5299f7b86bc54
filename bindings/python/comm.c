/* Communicators: the engine for threads, and engines that are written in Python.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

#define ENGINE_NAME "mpt_comm_desc"

/* ---- engines of the library: capsules ---- */

/* Ends an engine that no communicator has taken. */
static void drop_engine(PyObject* capsule) {
  mpt_comm_desc* d = PyCapsule_GetPointer(capsule, ENGINE_NAME);
  if (d->done) d->done(d->user);
  free(d);
}

/* comm_threads(count): returns a list of engines for ranks in threads of this process. */
PyObject* mptpy_comm_threads(PyObject* self, PyObject* args) {
  int count;
  (void)self;
  if (!PyArg_ParseTuple(args, "i", &count)) return NULL;
  const size_t n = count > 0 ? (size_t)count : 1;
  mpt_comm_desc* all = calloc(n, sizeof *all);
  if (!all) return PyErr_NoMemory();
  mpt_comm_desc_init(all, sizeof *all);
  const mpt_status status = mpt_comm_threads(count, all);
  if (status < 0) {
    free(all);
    mptpy_raise(status);
    return NULL;
  }
  PyObject* list = PyList_New(0);
  for (size_t i = 0; i < n; ++i) {
    mpt_comm_desc* own = list ? malloc(sizeof *own) : NULL;
    if (own) *own = all[i];
    PyObject* capsule = own ? PyCapsule_New(own, ENGINE_NAME, drop_engine) : NULL;
    if (!capsule) {
      free(own);
      all[i].done(all[i].user);
      if (list && !PyErr_Occurred()) PyErr_NoMemory();
    }
    if (!capsule || PyList_Append(list, capsule) < 0) Py_CLEAR(list);
    Py_XDECREF(capsule);
  }
  free(all);
  return list;
}

/* ---- engines in Python ---- */

/* An object with exchange() and wait(), as a communicator uses it. */
typedef struct {
  PyObject* engine;
  PyObject* requests;      /* dict: number -> (what exchange() returned, list of messages) */
  unsigned long long next; /* number of the next exchange */
  int32_t rank, size;
  mptpy_context* context; /* borrowed: the communicator ends with the context */
} host_engine;

/* Stores the exception for the call that fails, whose text begins with the exception's. */
static mpt_status failed(host_engine* e) {
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  PyErr_NormalizeException(&type, &value, &trace);
  PyObject* text = PyUnicode_FromFormat("%s: %S", ((PyTypeObject*)type)->tp_name, value);
  const char* bytes = text ? PyUnicode_AsUTF8(text) : NULL;
  if (!bytes) PyErr_Clear();
  mpt_set_error(bytes ? bytes : ((PyTypeObject*)type)->tp_name);
  Py_XDECREF(text);
  PyErr_Restore(type, value, trace);
  return mptpy_callback_failed(e->context);
}

/* Ends the use of a message's memory: the views of it are of no use any more. */
static void release_views(PyObject* messages) {
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(messages); ++i) {
    PyObject* message = PyList_GET_ITEM(messages, i);
    for (Py_ssize_t k = 0; PyTuple_Check(message) && k < PyTuple_GET_SIZE(message); ++k) {
      PyObject* view = PyTuple_GET_ITEM(message, k);
      if (!PyMemoryView_Check(view)) continue;
      PyObject* r = PyObject_CallMethod(view, "release", NULL);
      if (!r) PyErr_Clear(); /* another object still shows the memory */
      Py_XDECREF(r);
    }
  }
}

static PyObject* view_of(const void* memory, size_t bytes, int flags) {
  if (!memory || bytes == 0) Py_RETURN_NONE;
  return PyMemoryView_FromMemory((char*)memory, (Py_ssize_t)bytes, flags);
}

static PyObject* views_of(const mpt_comm_message* messages, int32_t count) {
  PyObject* list = PyList_New(count);
  for (int32_t i = 0; list && i < count; ++i) {
    const mpt_comm_message* m = messages + i;
    PyObject *send = view_of(m->send, m->send_bytes, PyBUF_READ),
             *recv = send ? view_of(m->recv, m->recv_bytes, PyBUF_WRITE) : NULL,
             *pair = recv ? PyTuple_Pack(2, send, recv) : NULL;
    Py_XDECREF(send);
    Py_XDECREF(recv);
    if (pair) PyList_SET_ITEM(list, i, pair);
    else Py_CLEAR(list);
  }
  return list;
}

/* Calls engine.exchange([(send, recv), ..]), which returns any object. */
static mpt_status exchange_trampoline(void* user, const mpt_comm_message* messages,
                                      uint64_t* request) {
  PyGILState_STATE s = PyGILState_Ensure();
  host_engine* e = user;
  mpt_status status = MPT_OK;
  PyObject* list = views_of(messages, e->size);
  PyObject* copy = list ? PyList_GetSlice(list, 0, e->size) : NULL; /* the engine may change it */
  PyObject* r = copy ? PyObject_CallMethod(e->engine, "exchange", "O", copy) : NULL;
  PyObject* entry = r ? PyTuple_Pack(2, r, list) : NULL;
  PyObject* number = entry ? PyLong_FromUnsignedLongLong(e->next) : NULL;
  if (!number || PyDict_SetItem(e->requests, number, entry) < 0) status = failed(e);
  else *request = e->next++;
  if (status < 0 && list) release_views(list);
  Py_XDECREF(number);
  Py_XDECREF(entry);
  Py_XDECREF(r);
  Py_XDECREF(copy);
  Py_XDECREF(list);
  PyGILState_Release(s);
  return status;
}

/* Calls engine.wait(request, seconds), which returns True, False or the number of a rank. */
static mpt_status wait_trampoline(void* user, uint64_t request, int64_t nanoseconds,
                                  int32_t* rank) {
  PyGILState_STATE s = PyGILState_Ensure();
  host_engine* e = user;
  mpt_status status = MPT_NOT_READY;
  PyObject* number = PyLong_FromUnsignedLongLong(request);
  PyObject* entry = number ? PyDict_GetItemWithError(e->requests, number) : NULL;
  PyObject* r = NULL;
  *rank = -1;
  if (entry) {
    Py_INCREF(entry);
    r = PyObject_CallMethod(e->engine, "wait", "Od", PyTuple_GET_ITEM(entry, 0),
                            (double)nanoseconds / 1e9);
  } else if (!PyErr_Occurred()) {
    PyErr_Format(PyExc_KeyError, "exchange %llu", (unsigned long long)request);
  }
  if (r == Py_True) {
    release_views(PyTuple_GET_ITEM(entry, 1));
    status = PyDict_DelItem(e->requests, number) < 0 ? failed(e) : MPT_OK;
  } else if (r && PyLong_Check(r) && r != Py_False) {
    *rank = (int32_t)PyLong_AsLong(r);
    if (PyErr_Occurred()) status = failed(e);
  } else if (r != Py_False) {
    if (r) {
      PyErr_Format(PyExc_TypeError, "wait() returned '%.100s', expected True, False or a rank",
                   Py_TYPE(r)->tp_name);
    }
    status = failed(e);
  }
  Py_XDECREF(r);
  Py_XDECREF(entry);
  Py_XDECREF(number);
  PyGILState_Release(s);
  return status;
}

/* Calls engine.abort(reason) if there is one. The messages' memory is the library's again then. */
static void abort_trampoline(void* user, const char* reason) {
  if (!Py_IsInitialized()) return;
  PyGILState_STATE s = PyGILState_Ensure();
  host_engine* e = user;
  PyObject *type, *value, *trace, *key, *entry;
  PyErr_Fetch(&type, &value, &trace);
  if (PyObject_HasAttrString(e->engine, "abort")) {
    PyObject* r = PyObject_CallMethod(e->engine, "abort", "s", reason);
    if (!r) PyErr_WriteUnraisable(e->engine); /* the call already fails for another reason */
    Py_XDECREF(r);
  }
  Py_ssize_t at = 0;
  while (PyDict_Next(e->requests, &at, &key, &entry)) release_views(PyTuple_GET_ITEM(entry, 1));
  PyDict_Clear(e->requests);
  PyErr_Restore(type, value, trace);
  PyGILState_Release(s);
}

static void free_engine(host_engine* e) {
  Py_XDECREF(e->engine);
  Py_XDECREF(e->requests);
  free(e);
}

/* Calls engine.close() if there is one. */
static void done_trampoline(void* user) {
  if (!Py_IsInitialized()) return;
  PyGILState_STATE s = PyGILState_Ensure();
  host_engine* e = user;
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  if (PyObject_HasAttrString(e->engine, "close")) {
    PyObject* r = PyObject_CallMethod(e->engine, "close", NULL);
    if (!r) PyErr_WriteUnraisable(e->engine); /* no caller could receive the exception */
    Py_XDECREF(r);
  }
  free_engine(e);
  PyErr_Restore(type, value, trace);
  PyGILState_Release(s);
}

static int number_of(PyObject* engine, const char* name, int32_t* out) {
  PyObject* value = PyObject_GetAttrString(engine, name);
  const long n = value ? PyLong_AsLong(value) : -1;
  Py_XDECREF(value);
  if (n == -1 && PyErr_Occurred()) return -1;
  *out = n < INT32_MIN ? INT32_MIN : n > INT32_MAX ? INT32_MAX : (int32_t)n;
  return 0;
}

/* Fills in a descriptor with an engine in Python. */
static host_engine* new_engine(mptpy_context* context, PyObject* engine, mpt_comm_desc* d) {
  if (number_of(engine, "rank", &d->rank) < 0 || number_of(engine, "size", &d->size) < 0)
    return NULL;
  for (int i = 0; i < 2; ++i) {
    const char* name = i ? "wait" : "exchange";
    PyObject* method = PyObject_GetAttrString(engine, name);
    const int is_callable = method && PyCallable_Check(method);
    if (method && !is_callable)
      PyErr_Format(PyExc_TypeError, "%s of the engine is not callable", name);
    Py_XDECREF(method);
    if (!is_callable) return NULL;
  }
  host_engine* e = calloc(1, sizeof *e);
  if (!e) {
    PyErr_NoMemory();
    return NULL;
  }
  *e = (host_engine){.engine = engine, .rank = d->rank, .size = d->size, .context = context};
  Py_INCREF(engine);
  e->requests = PyDict_New();
  if (!e->requests) {
    free_engine(e);
    return NULL;
  }
  d->exchange = exchange_trampoline;
  d->wait = wait_trampoline;
  d->abort = abort_trampoline;
  d->user = e;
  d->done = done_trampoline;
  return e;
}

/* ---- communicators ---- */

/* comm_create(context, engine, time_limit, direct): makes a communicator. `engine` is one of
 * comm_threads(), an object with exchange() and wait(), or None for one rank. */
PyObject* mptpy_comm_create(PyObject* self, PyObject* args) {
  PyObject *context, *engine;
  double limit;
  int direct;
  (void)self;
  if (!PyArg_ParseTuple(args, "OOdp", &context, &engine, &limit, &direct)) return NULL;
  mptpy_call call = {0};
  void* handle;
  if (mptpy_in(&call, context, &mpt_context_type, &handle) < 0) return NULL;
  mpt_comm_desc desc, *taken = NULL;
  host_engine* own = NULL;
  mpt_comm_desc_init(&desc, sizeof desc);
  if (PyCapsule_IsValid(engine, ENGINE_NAME)) {
    taken = PyCapsule_GetPointer(engine, ENGINE_NAME);
    if (!taken->done) {
      PyErr_SetString(PyExc_ValueError, "another communicator has taken the engine");
      return NULL;
    }
    desc = *taken;
  } else if (engine != Py_None) {
    own = new_engine(call.context, engine, &desc);
    if (!own) return NULL;
  }
  desc.time_limit = limit;
  if (direct) desc.flags |= MPT_COMM_DIRECT;
  mpt_comm made = NULL;
  mptpy_enter(&call);
  const mpt_status status = mpt_comm_create((mpt_context)handle, &desc, &made);
  mptpy_leave(&call);
  if (status < 0) {
    if (own) free_engine(own); /* a failed call never calls done */
    mptpy_raise(status);
    return NULL;
  }
  if (taken) taken->done = NULL;
  return mptpy_wrap(call.context, mptpy_kind_named("mpt_comm"), made);
}
