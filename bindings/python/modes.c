/* Modes: those that a thread has in a context, in place of the context's own, and blocks of the
 * context's own.
 * SPDX-License-Identifier: Apache-2.0 */
#include <time.h>

#include "runtime.h"

/* The modes that this thread has in contexts, the innermost last (mpt.Context.modes). In another
 * context it has the context's own. */
static __thread struct {
  int count;
  struct {
    mptpy_context* context;
    int64_t modes;
  } at[8];
} here;

static int64_t modes_here(const mptpy_context* c) {
  for (int i = here.count; i-- > 0;)
    if (here.at[i].context == c) return here.at[i].modes;
  return 0;
}

void mptpy_use_modes(mptpy_context* c) {
  int64_t wanted;
  while (c->modes != (wanted = modes_here(c))) {
    const mpt_status s = mpt_context_use_modes((mpt_context)c->object.handle, wanted);
    if (s == MPT_OK) c->modes = wanted;
    if (s != MPT_ERROR_STATE) return;
    pthread_mutex_unlock(&c->mutex);
    nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
    pthread_mutex_lock(&c->mutex);
  }
}

void mptpy_lock_modes(mptpy_context* c) {
  mptpy_lock(c);
  if (c->modes == modes_here(c)) return;
  Py_BEGIN_ALLOW_THREADS mptpy_use_modes(c);
  Py_END_ALLOW_THREADS
}

PyObject* mptpy_push_modes(PyObject* self, PyObject* number) {
  const int64_t modes = PyLong_AsLongLong(number);
  if (modes == -1 && PyErr_Occurred()) return NULL;
  if (here.count == (int)(sizeof here.at / sizeof *here.at)) {
    PyErr_Format(PyExc_RuntimeError, "the thread has modes of its own %d times already",
                 here.count);
    return NULL;
  }
  __atomic_add_fetch(&((mptpy_context*)self)->users, 1, __ATOMIC_RELAXED);
  here.at[here.count].context = (mptpy_context*)self;
  here.at[here.count++].modes = modes;
  Py_RETURN_NONE;
}
PyObject* mptpy_pop_modes(PyObject* self, PyObject* number) {
  mptpy_context* c = (mptpy_context*)self;
  const int64_t modes = PyLong_AsLongLong(number);
  if (modes == -1 && PyErr_Occurred()) return NULL;
  int i = here.count;
  while (i > 0 && !(here.at[i - 1].context == c && here.at[i - 1].modes == modes)) --i;
  if (i == 0) {
    PyErr_Format(PyExc_RuntimeError, "this thread does not have modes %lld", (long long)modes);
    return NULL;
  }
  for (; i < here.count; ++i) here.at[i - 1] = here.at[i];
  --here.count;
  mptpy_lock(c);
  const int64_t before = modes_here(c);
  if (c->modes == modes && mpt_context_use_modes((mpt_context)c->object.handle, before) == MPT_OK)
    c->modes = before;
  mptpy_unlock(c);
  __atomic_sub_fetch(&c->users, 1, __ATOMIC_RELAXED);
  Py_RETURN_NONE;
}

int mptpy_is_in_others(const mptpy_context* c) {
  return c->blocks && c->owner != PyThread_get_thread_ident() && modes_here(c) == 0;
}

void mptpy_raise_in_others(mptpy_context* c) {
  PyObject* none = PyObject_CallMethod((PyObject*)c, "_raise_in_others", "k", c->owner);
  Py_XDECREF(none);
}

PyObject* mptpy_open_block(PyObject* self, PyObject* none) {
  mptpy_context* c = (mptpy_context*)self;
  (void)none;
  if (modes_here(c) != 0) Py_RETURN_FALSE;
  mptpy_lock(c);
  const int refused = mptpy_is_in_others(c);
  if (!refused) {
    c->owner = PyThread_get_thread_ident();
    ++c->blocks;
    __atomic_add_fetch(&c->users, 1, __ATOMIC_RELAXED);
  }
  mptpy_unlock(c);
  if (!refused) Py_RETURN_TRUE;
  mptpy_raise_in_others(c);
  return NULL;
}
PyObject* mptpy_close_block(PyObject* self, PyObject* none) {
  mptpy_context* c = (mptpy_context*)self;
  (void)none;
  mptpy_lock(c);
  --c->blocks;
  __atomic_sub_fetch(&c->users, 1, __ATOMIC_RELAXED);
  mptpy_unlock(c);
  Py_RETURN_NONE;
}
