/* Context hooks: the log function, the workers and the allocator that a Python program provides.
 * SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "runtime.h"

/* The object behind the `user` pointer of the hooks. Every block of memory holds one reference,
 * because exported memory can be freed after the context has ended. */
struct mptpy_hooks {
  atomic_long references;
  PyObject *log, *parallel_for; /* NULL: none */
  int32_t workers;
  void* (*alloc)(void* user, size_t size, size_t align);
  void (*free)(void* user, void* memory, size_t size, size_t align);
  void* user;
};

static void let_go(mptpy_hooks* h) {
  if (atomic_fetch_sub(&h->references, 1) == 1) free(h);
}

/* ---- log and memory ---- */

static void log_hook(void* user, int32_t level, const char* text) {
  mptpy_hooks* h = user;
  if (!Py_IsInitialized()) return;
  PyGILState_STATE s = PyGILState_Ensure();
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  PyObject* r = PyObject_CallFunction(h->log, "is", (int)level, text);
  if (!r) PyErr_WriteUnraisable(h->log); /* no caller could receive the exception */
  Py_XDECREF(r);
  PyErr_Restore(type, value, trace);
  PyGILState_Release(s);
}

static void* alloc_hook(void* user, size_t size, size_t align) {
  mptpy_hooks* h = user;
  void* memory = h->alloc(h->user, size, align);
  if (memory) atomic_fetch_add(&h->references, 1);
  return memory;
}

static void free_hook(void* user, void* memory, size_t size, size_t align) {
  mptpy_hooks* h = user;
  h->free(h->user, memory, size, align);
  let_go(h);
}

/* ---- workers ---- */

/* One run of parallel_for: the object that Python calls with the number of a piece. Each piece runs
 * once, on the first thread that claims it. */
typedef struct {
  PyObject_HEAD mpt_job_fn fn;
  void* job;
  int64_t n;
  int32_t pieces, done;
  pthread_mutex_t mutex;
  pthread_cond_t through;
  char* taken;
} job_object;
static PyTypeObject* job_type;

static void do_piece(job_object* o, int32_t i) {
  pthread_mutex_lock(&o->mutex);
  const int mine = !o->taken[i];
  o->taken[i] = 1;
  pthread_mutex_unlock(&o->mutex);
  if (!mine) return;
  o->fn(o->job, o->n * i / o->pieces, o->n * (i + 1) / o->pieces, i);
  pthread_mutex_lock(&o->mutex);
  if (++o->done == o->pieces) pthread_cond_broadcast(&o->through);
  pthread_mutex_unlock(&o->mutex);
}

static PyObject* job_call(PyObject* self, PyObject* args, PyObject* kw) {
  job_object* o = (job_object*)self;
  int i;
  (void)kw;
  if (!PyArg_ParseTuple(args, "i", &i)) return NULL;
  if (i < 0 || i >= o->pieces)
    return PyErr_Format(PyExc_IndexError, "piece %d of %d", i, (int)o->pieces);
  Py_BEGIN_ALLOW_THREADS do_piece(o, i);
  Py_END_ALLOW_THREADS Py_RETURN_NONE;
}

static void job_dealloc(PyObject* self) {
  job_object* o = (job_object*)self;
  PyTypeObject* type = Py_TYPE(self);
  pthread_mutex_destroy(&o->mutex);
  pthread_cond_destroy(&o->through);
  PyMem_Free(o->taken);
  type->tp_free(self);
  Py_DECREF(type);
}

static job_object* new_job(int64_t n, int32_t pieces, mpt_job_fn fn, void* job) {
  job_object* o = (job_object*)job_type->tp_alloc(job_type, 0);
  if (!o) return NULL;
  o->fn = fn, o->job = job, o->n = n, o->pieces = pieces;
  pthread_mutex_init(&o->mutex, NULL);
  pthread_cond_init(&o->through, NULL);
  o->taken = PyMem_Calloc((size_t)pieces, 1);
  if (o->taken) return o;
  Py_DECREF(o);
  return NULL;
}

/* Calls the Python function, which distributes the pieces, and then runs every piece that has not
 * begun. So all pieces run even if the function fails: a pool that is busy or shut down only costs
 * time. */
static void parallel_for_hook(void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
  mptpy_hooks* h = user;
  const int64_t most = grain > 1 ? n / grain : n;
  const int32_t pieces = most < h->workers ? (int32_t)most : h->workers;
  if (pieces < 2 || !Py_IsInitialized()) {
    fn(job, 0, n, 0);
    return;
  }
  PyGILState_STATE s = PyGILState_Ensure();
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  job_object* o = new_job(n, pieces, fn, job);
  PyObject* r = o ? PyObject_CallFunction(h->parallel_for, "Oi", o, (int)pieces) : NULL;
  Py_XDECREF(r);
  if (!r && PyErr_ExceptionMatches(PyExc_KeyboardInterrupt)) {
    PyErr_Clear();
    PyErr_SetInterrupt(); /* raises the interrupt again after this call */
  } else if (!r) {
    PyErr_WriteUnraisable(h->parallel_for);
  }
  Py_BEGIN_ALLOW_THREADS if (o) {
    for (int32_t i = 0; i < pieces; ++i) do_piece(o, i);
    pthread_mutex_lock(&o->mutex);
    while (o->done < pieces) pthread_cond_wait(&o->through, &o->mutex);
    pthread_mutex_unlock(&o->mutex);
  }
  else {
    fn(job, 0, n, 0);
  }
  Py_END_ALLOW_THREADS Py_XDECREF(o);
  PyErr_Restore(type, value, trace);
  PyGILState_Release(s);
}

/* ---- creation and release ---- */

static PyObject* given(PyObject* dict, const char* name) {
  PyObject* o = PyDict_GetItemString(dict, name);
  if (o == Py_None) o = NULL;
  Py_XINCREF(o);
  return o;
}

mptpy_hooks* mptpy_new_hooks(PyObject* dict, mpt_hooks* out) {
  mptpy_hooks* h = calloc(1, sizeof *h);
  if (!h) return (mptpy_hooks*)PyErr_NoMemory();
  atomic_init(&h->references, 1);
  h->log = given(dict, "log");
  h->parallel_for = given(dict, "parallel_for");
  PyObject* workers = PyDict_GetItemString(dict, "workers");
  h->workers = workers ? (int32_t)PyLong_AsLong(workers) : 1;
  unsigned long long alloc = 0, free_ = 0, user = 0;
  PyObject* allocator = PyDict_GetItemString(dict, "allocator");
  if (PyErr_Occurred() ||
      (allocator && !PyArg_ParseTuple(allocator, "KKK", &alloc, &free_, &user))) {
    mptpy_drop_hooks(h);
    return NULL;
  }
  h->alloc = (void* (*)(void*, size_t, size_t))(uintptr_t)alloc;
  h->free = (void (*)(void*, void*, size_t, size_t))(uintptr_t)free_;
  h->user = (void*)(uintptr_t)user;
  mpt_hooks_init(out, sizeof *out);
  out->user = h;
  if (h->log) out->log = log_hook;
  if (h->parallel_for) {
    out->parallel_for = parallel_for_hook;
    out->worker_count = h->workers;
  }
  if (h->alloc) out->alloc = alloc_hook;
  if (h->free) out->free = free_hook;
  return h;
}

void mptpy_drop_hooks(mptpy_hooks* h) {
  Py_CLEAR(h->log);
  Py_CLEAR(h->parallel_for);
  let_go(h);
}

int mptpy_start_hooks(PyObject* module) {
  static PyType_Slot slots[] = {
      {Py_tp_dealloc, job_dealloc},
      {Py_tp_call, job_call},
      {Py_tp_doc, "run(i): runs piece i of a parallel_for once, without the interpreter's lock."},
      {0, NULL}};
  static PyType_Spec spec = {"mpt._mpt.run", sizeof(job_object), 0, Py_TPFLAGS_DEFAULT, slots};
  (void)module;
  job_type = (PyTypeObject*)PyType_FromSpec(&spec);
  if (!job_type) return -1;
  job_type->tp_new = NULL; /* only new_job() creates objects */
  return 0;
}
