/* Runtime: conversion of arguments that are lists of integers or dtypes.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

PyObject *mptpy_dtypes, *mptpy_dtype_factory;

int mptpy_ints_in(PyObject* o, int64_t* out, int32_t most, int32_t* count) {
  if (o == Py_None) {
    *count = -1;
    return 0;
  }
  if (PyLong_Check(o) || (PyIndex_Check(o) && !PySequence_Check(o))) {
    *out = PyLong_AsLongLong(o);
    *count = 1;
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
  }
  PyObject* fast = PySequence_Fast(o, "expected an integer or a list of integers");
  if (!fast) return -1;
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(fast);
  if (n > most) {
    PyErr_Format(PyExc_ValueError, "got %zd numbers, expected at most %d", n, (int)most);
    Py_DECREF(fast);
    return -1;
  }
  for (Py_ssize_t i = 0; i < n; ++i) {
    PyObject* index = PyNumber_Index(PySequence_Fast_GET_ITEM(fast, i));
    out[i] = index ? PyLong_AsLongLong(index) : -1;
    Py_XDECREF(index);
    if (out[i] == -1 && PyErr_Occurred()) {
      Py_DECREF(fast);
      return -1;
    }
  }
  Py_DECREF(fast);
  *count = (int32_t)n;
  return 0;
}

/* A dtype argument is None, a dtype object, or any argument that the package's dtype() accepts.
 * While the package creates its dtype objects at import, it is a number. */
static int dtype_number(PyObject* o, int32_t* out) {
  for (Py_ssize_t i = 1; i < PyTuple_GET_SIZE(mptpy_dtypes); ++i) {
    if (PyTuple_GET_ITEM(mptpy_dtypes, i) != o) continue;
    *out = (int32_t)i;
    return 1;
  }
  return 0;
}
int mptpy_dtype_in(PyObject* o, int32_t* out) {
  if (o == Py_None) {
    *out = MPT_DTYPE_NONE;
    return 0;
  }
  if (!mptpy_dtypes) {
    *out = (int32_t)PyLong_AsLong(o);
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
  }
  if (dtype_number(o, out)) return 0;
  if (PyLong_Check(o)) {
    PyErr_Format(PyExc_TypeError, "expected a dtype such as mpt.float32, got the number %R", o);
    return -1;
  }
  PyObject* made = PyObject_CallFunctionObjArgs(mptpy_dtype_factory, o, NULL);
  if (!made) return -1;
  const int found = dtype_number(made, out);
  if (!found) PyErr_Format(PyExc_TypeError, "%R is not a dtype", o);
  Py_DECREF(made);
  return found ? 0 : -1;
}

PyObject* mptpy_dtype_out(int32_t number) {
  PyObject* d = number > 0 && number < PyTuple_GET_SIZE(mptpy_dtypes)
                    ? PyTuple_GET_ITEM(mptpy_dtypes, number)
                    : Py_None;
  Py_INCREF(d);
  return d;
}
