/* Runtime: conversion of arguments that are numbers, lists of integers or dtypes.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

#include <math.h>

PyObject *mptpy_dtypes, *mptpy_dtype_factory;

int mptpy_number_in(mptpy_call* call, PyObject* o, void** out) {
  if (call->numbers == MPTPY_NOTED) {
    PyErr_SetString(PyExc_TypeError, "too many arguments are numbers");
    return -1;
  }
  call->number[call->numbers].value = o;
  call->number[call->numbers++].out = out;
  return 0;
}

/* Returns the order in which the tensors beside a number determine its dtype: f64, another floating
 * one, an integer one. */
static int precedence(mpt_dtype d) {
  return d == MPT_F64 ? 3 : mptpy_is_floating(d) ? 2 : d != MPT_BOOL ? 1 : 0;
}

/* Creates a tensor without dims from a number. So that the number does not widen the result, it
 * takes the dtype of the tensor beside it if that is f64, a floating scalar, or an integer scalar
 * that can hold the number. */
static int make_number(mptpy_call* call, const mpt_tensor_info* peer, PyObject* o, void** out) {
  mpt_dtype dtype = mptpy_is_bool(o) ? MPT_BOOL : PyIndex_Check(o) ? MPT_I64 : MPT_F32;
  double value = PyFloat_AsDouble(o);
  if (value == -1 && PyErr_Occurred()) return -1;
  long long whole = 0;
  int exact = dtype == MPT_I64 && !(fabs(value) < 0x1p53); /* perhaps not exact in a double */
  if (exact) {
    PyObject* index = PyNumber_Index(o);
    whole = index ? PyLong_AsLongLong(index) : -1;
    Py_XDECREF(index);
    if (whole == -1 && PyErr_Occurred()) {
      if (!mptpy_is_floating(peer->dtype) || !PyErr_ExceptionMatches(PyExc_OverflowError))
        return -1;
      PyErr_Clear(); /* beyond i64, and a number of the floating tensor beside it */
      if (mptpy_double_in(call, o, &value) < 0) return -1;
      dtype = MPT_F32;
      exact = 0;
    }
  }
  if (dtype != MPT_BOOL) {
    if (peer->dtype == MPT_F64 || (peer->rank == 0 && mptpy_is_floating(peer->dtype))) {
      dtype = peer->dtype;
    } else if (dtype == MPT_I64 && peer->rank == 0 &&
               ((peer->dtype == MPT_I32 && value >= INT32_MIN && value <= INT32_MAX) ||
                (peer->dtype == MPT_U8 && value >= 0 && value <= UINT8_MAX) ||
                (peer->dtype == MPT_I8 && value >= INT8_MIN && value <= INT8_MAX))) {
      dtype = peer->dtype;
    }
  }
  mpt_tensor t = NULL;
  mptpy_lock_modes(call->context);
  mpt_status s =
      mpt_full((mpt_context)call->context->object.handle, dtype, NULL, 0, exact ? 0 : value, &t);
  if (s >= 0 && exact) {
    const int64_t digits = whole;
    s = mpt_tensor_write(t, MPT_I64, &digits, 1);
    if (s < 0) mpt_tensor_release(t);
  }
  mptpy_unlock(call->context);
  if (s < 0) {
    mptpy_raise_own(s);
    return -1;
  }
  call->temporary[call->temporaries++] = *out = t;
  return 0;
}

/* Reads dtype and rank of the tensor beside the numbers of a call, the first of the highest
 * precedence. */
static void find_peer(mptpy_call* call, mpt_tensor_info* peer) {
  peer->dtype = MPT_BOOL;
  mptpy_lock(call->context);
  for (int i = 0; i < call->tensors; ++i) {
    mpt_tensor_info info = {.struct_size = sizeof info};
    if (mpt_tensor_get_info((mpt_tensor)call->tensor[i], &info) == MPT_OK &&
        precedence(info.dtype) > precedence(peer->dtype))
      *peer = info;
  }
  mptpy_unlock(call->context);
}

int mptpy_make_numbers(mptpy_call* call) {
  mpt_tensor_info peer = {0};
  if (!call->numbers) return 0;
  if (!call->context) call->context = mptpy_current_context();
  if (!call->context) return -1;
  find_peer(call, &peer);
  for (int i = 0; i < call->numbers; ++i)
    if (make_number(call, &peer, call->number[i].value, call->number[i].out) < 0) return -1;
  call->numbers = 0;
  return 0;
}

/* Compares an integer with a double. Returns -1, 0 or 1, or -2 with an exception set on failure. */
static int compare_whole(PyObject* whole, double value) {
  PyObject* other = PyLong_FromDouble(value);
  const int less = other ? PyObject_RichCompareBool(whole, other, Py_LT) : -1;
  const int more = less < 0 ? -1 : PyObject_RichCompareBool(whole, other, Py_GT);
  Py_XDECREF(other);
  return more < 0 ? -2 : more - less;
}

/* Rounds a double that is nearest to an integer to the odd neighbour of the integer. */
static double to_odd(double nearest, int order) {
  int64_t bits;
  memcpy(&bits, &nearest, sizeof bits);
  return bits % 2 ? nearest : nextafter(nearest, order > 0 ? INFINITY : -INFINITY);
}

int mptpy_double_in(mptpy_call* call, PyObject* o, double* out) {
  *out = PyFloat_AsDouble(o);
  if (*out == -1 && PyErr_Occurred()) return -1;
  if (fabs(*out) < 0x1p53 || PyFloat_Check(o) || !PyIndex_Check(o)) return 0;
  PyObject* whole = PyNumber_Index(o);
  if (!whole) {
    PyErr_Clear(); /* a floating tensor of one element */
    return 0;
  }
  int order = compare_whole(whole, *out);
  mpt_tensor_info peer = {0};
  peer.dtype = MPT_F32;
  if (order && call && call->tensors > 0) find_peer(call, &peer);
  if (order && mptpy_is_floating(peer.dtype) && peer.dtype != MPT_F64) *out = to_odd(*out, order);
  if (order && (peer.dtype == MPT_I64 || (call && call->tensors == 0))) {
    PyErr_Format(PyExc_OverflowError,
                 "the number %S has no exact float64, as which this argument is passed: give a "
                 "tensor, or another number",
                 whole);
    order = -2;
  }
  Py_DECREF(whole);
  return order == -2 ? -1 : 0;
}

/* to_odd(number): the number as a double, odd where none is exact (mptpy_double_in). */
PyObject* mptpy_to_odd(PyObject* self, PyObject* number) {
  double value;
  (void)self;
  return mptpy_double_in(NULL, number, &value) < 0 ? NULL : PyFloat_FromDouble(value);
}

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
