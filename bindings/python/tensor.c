/* Operators and attributes of tensors.
 * SPDX-License-Identifier: Apache-2.0 */
#include <math.h>
#include <string.h>

#include "runtime.h"

typedef mpt_status (*binary_fn)(mpt_tensor, mpt_tensor, mpt_tensor*);
typedef mpt_status (*unary_fn)(mpt_tensor, mpt_tensor*);

static int is_tensor(PyObject* o) {
  return Py_TYPE(o) == mpt_tensor_type.public || PyObject_TypeCheck(o, mpt_tensor_type.base);
}

int mptpy_is_number(PyObject* o) {
  if (PyFloat_Check(o) || PyLong_Check(o)) return 1;
  const PyTypeObject* t = Py_TYPE(o); /* accepts NumPy scalars, but not NumPy arrays */
  return t->tp_as_number && t->tp_as_number->nb_float &&
         !(t->tp_as_sequence && t->tp_as_sequence->sq_length) &&
         !(t->tp_as_mapping && t->tp_as_mapping->mp_length) && !is_tensor(o);
}

int mptpy_is_bool(PyObject* o) {
  return PyBool_Check(o) || strcmp(Py_TYPE(o)->tp_name, "numpy.bool") == 0 ||
         strcmp(Py_TYPE(o)->tp_name, "numpy.bool_") == 0;
}

static PyObject* finish(mptpy_call* call, mpt_status s, mpt_tensor out) {
  if (call->temporaries) mptpy_drop_temporaries(call);
  if (s < 0) {
    mptpy_raise(s);
    return NULL;
  }
  return mptpy_wrap(call->context, &mpt_tensor_type, out);
}

static PyObject* unary(PyObject* a, unary_fn op) {
  mptpy_call call = {.makes = 1};
  void* x;
  mpt_tensor out = NULL;
  if (mptpy_in(&call, a, &mpt_tensor_type, &x) < 0 || mptpy_enter(&call) < 0) return NULL;
  const mpt_status s = op((mpt_tensor)x, &out);
  mptpy_leave(&call);
  return finish(&call, s, out);
}

/* Converts both operands. */
static int operands(mptpy_call* call, PyObject* a, PyObject* b, void** x, void** y) {
  if (mptpy_in(call, a, &mpt_tensor_type, x) < 0 || mptpy_in(call, b, &mpt_tensor_type, y) < 0)
    return -1;
  return mptpy_make_numbers(call);
}

static int is_operand(PyObject* o) { return is_tensor(o) || mptpy_is_number(o); }

/* Returns op(a, b) of a tensor and an array, which is copied to a tensor of the same context.
 * Returns NotImplemented for other operands. */
static PyObject* with_array(PyObject* a, PyObject* b, PyObject* (*op)(PyObject*, PyObject*, void*),
                            void* user) {
  PyObject *tensor = is_tensor(a) ? a : b, *array = tensor == a ? b : a;
  if (!is_tensor(tensor) || is_operand(array) || !PyObject_HasAttrString(array, "__array__"))
    Py_RETURN_NOTIMPLEMENTED;
  PyObject* made = PyObject_CallMethod(tensor, "_of_array", "O", array);
  if (!made) return NULL;
  PyObject* out = tensor == a ? op(a, made, user) : op(made, b, user);
  Py_DECREF(made);
  return out;
}

static PyObject* binary(PyObject* a, PyObject* b, binary_fn op);
static PyObject* binary_again(PyObject* a, PyObject* b, void* op) {
  return binary(a, b, *(binary_fn*)op);
}
static PyObject* binary(PyObject* a, PyObject* b, binary_fn op) {
  mptpy_call call = {.makes = 1};
  void *x, *y;
  mpt_tensor out = NULL;
  if (!is_operand(a) || !is_operand(b)) return with_array(a, b, binary_again, &op);
  if (operands(&call, a, b, &x, &y) < 0 || mptpy_enter(&call) < 0) {
    mptpy_drop_temporaries(&call);
    return NULL;
  }
  const mpt_status s = op((mpt_tensor)x, (mpt_tensor)y, &out);
  mptpy_leave(&call);
  return finish(&call, s, out);
}

/* Reads the properties of a tensor. Returns -1 with an exception set on failure. */
static int info_of(PyObject* tensor, mpt_tensor_info* out) {
  mptpy_object* t = (mptpy_object*)tensor;
  *out = (mpt_tensor_info){.struct_size = sizeof *out};
  mptpy_lock(mptpy_context_of(t));
  const mpt_status s = mpt_tensor_get_info((mpt_tensor)t->handle, out);
  mptpy_unlock(mptpy_context_of(t));
  if (s >= 0) return 0;
  mptpy_raise(s);
  return -1;
}

/* Casts x to f32 if it has integers or bools; otherwise `out` is unchanged. */
static mpt_status lift(mpt_tensor x, mpt_tensor* out) {
  mpt_tensor_info info = {.struct_size = sizeof info};
  const mpt_status s = mpt_tensor_get_info(x, &info);
  return s < 0 || mptpy_is_floating(info.dtype) ? s : mpt_cast(x, MPT_F32, out);
}

/* True if `o` is a number that a double represents exactly: a float, or an integer below 2^53. A
 * bool is none, because it must become a tensor of MPT_BOOL: bools give a bool. */
static int is_short_number(PyObject* o) {
  return mptpy_is_number(o) && !mptpy_is_bool(o) &&
         (!PyIndex_Check(o) || fabs(PyFloat_AsDouble(o)) < 0x1p53);
}

/* Returns op(a, factor * number). */
static PyObject* with_number(PyObject* a, PyObject* number, double factor,
                             mpt_status (*op)(mpt_tensor, double, mpt_tensor*)) {
  mptpy_call call = {.makes = 1};
  void* x;
  mpt_tensor out = NULL;
  const double value = PyFloat_AsDouble(number);
  if (value == -1 && PyErr_Occurred()) return NULL;
  if (mptpy_in(&call, a, &mpt_tensor_type, &x) < 0) return NULL;
  /* The C function cannot tell 2.0 from 2. An integer tensor is therefore cast to f32 here if the
   * number is a whole float, because a float operand gives a float result. */
  const int lifts = value == floor(value) && !PyIndex_Check(number);
  if (mptpy_enter(&call) < 0) return NULL;
  mpt_tensor lifted = NULL;
  mpt_status s = lifts ? lift((mpt_tensor)x, &lifted) : MPT_OK;
  if (s >= 0) s = op(lifted ? lifted : (mpt_tensor)x, factor * value, &out);
  mpt_tensor_release(lifted);
  mptpy_leave(&call);
  return finish(&call, s, out);
}

static PyObject* nb_add(PyObject* a, PyObject* b) {
  if (!is_tensor(a) && is_short_number(a)) return with_number(b, a, 1, mpt_add_scalar);
  if (!is_tensor(b) && is_short_number(b)) return with_number(a, b, 1, mpt_add_scalar);
  return binary(a, b, mpt_add);
}
static mpt_status subtracted_from(mpt_tensor x, double value, mpt_tensor* out) {
  mpt_tensor minus = NULL;
  mpt_status s = mpt_neg(x, &minus);
  if (s >= 0) s = mpt_add_scalar(minus, value, out);
  mpt_tensor_release(minus);
  return s;
}
static PyObject* nb_subtract(PyObject* a, PyObject* b) {
  mpt_tensor_info info;
  if (!is_tensor(b) && is_short_number(b)) return with_number(a, b, -1, mpt_add_scalar);
  if (!is_tensor(a) && is_short_number(a)) { /* the number is not rounded to 16 bits first */
    if (info_of(b, &info) < 0) return NULL;
    if (info.dtype == MPT_F16 || info.dtype == MPT_BF16)
      return with_number(b, a, 1, subtracted_from);
  }
  return binary(a, b, mpt_sub);
}
static PyObject* nb_multiply(PyObject* a, PyObject* b) {
  if (!is_tensor(a) && is_short_number(a)) return with_number(b, a, 1, mpt_mul_scalar);
  if (!is_tensor(b) && is_short_number(b)) return with_number(a, b, 1, mpt_mul_scalar);
  return binary(a, b, mpt_mul);
}
static mpt_status divided_by(mpt_tensor x, double value, mpt_tensor* out) {
  return mpt_rdiv_scalar(value, x, out);
}
static PyObject* nb_true_divide(PyObject* a, PyObject* b) {
  if (!is_tensor(a) && is_short_number(a)) return with_number(b, a, 1, divided_by);
  if (!is_tensor(b) && is_short_number(b)) return with_number(a, b, 1, mpt_div_scalar);
  return binary(a, b, mpt_div);
}
static mpt_status power_of(mpt_tensor x, double base, mpt_tensor* out) {
  return mpt_rpow_scalar(base, x, out);
}
static PyObject* nb_power(PyObject* a, PyObject* b, PyObject* modulus) {
  if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
  if (!is_tensor(a) && is_short_number(a)) return with_number(b, a, 1, power_of);
  if (!is_tensor(b) && is_short_number(b)) return with_number(a, b, 1, mpt_pow_scalar);
  return binary(a, b, mpt_pow);
}

#define BINARY(name, op) \
  static PyObject* name(PyObject* a, PyObject* b) { return binary(a, b, op); }
#define UNARY(name, op) \
  static PyObject* name(PyObject* a) { return unary(a, op); }
BINARY(nb_floor_divide, mpt_floor_divide)
BINARY(nb_remainder, mpt_remainder)
BINARY(nb_matrix_multiply, mpt_matmul)
/* The operators &, |, ^ and ~ accept bools only. On integers they would be bitwise, and the library
 * has no bitwise operations. */
static int need_bool(PyObject* o) {
  mpt_tensor_info info;
  if (mptpy_is_bool(o)) return 0;
  if (is_tensor(o)) {
    if (info_of(o, &info) < 0) return -1;
    if (info.dtype == MPT_BOOL) return 0;
  }
  PyErr_SetString(PyExc_TypeError,
                  "&, |, ^ and ~ take bools: compare first, or use logical_and, logical_or, "
                  "logical_xor and logical_not, which treat 0 as false");
  return -1;
}
static PyObject* logic(PyObject* a, PyObject* b, void* op) {
  if (!is_operand(a) || !is_operand(b)) return with_array(a, b, logic, op);
  return need_bool(a) < 0 || need_bool(b) < 0 ? NULL : binary(a, b, *(binary_fn*)op);
}
#define LOGIC(name, op)                             \
  static PyObject* name(PyObject* a, PyObject* b) { \
    binary_fn f = op;                               \
    return logic(a, b, &f);                         \
  }
LOGIC(nb_and, mpt_logical_and)
LOGIC(nb_or, mpt_logical_or)
LOGIC(nb_xor, mpt_logical_xor)
static PyObject* nb_invert(PyObject* a) {
  return need_bool(a) < 0 ? NULL : unary(a, mpt_logical_not);
}
UNARY(nb_negative, mpt_neg)
UNARY(nb_absolute, mpt_abs)

static PyObject* nb_positive(PyObject* a) {
  Py_INCREF(a);
  return a;
}

/* a OP= b: writes the result into a's memory. */
typedef mpt_status (*into_fn)(mpt_tensor, mpt_tensor);
static PyObject* into(PyObject* a, PyObject* b, into_fn op);
static PyObject* into_again(PyObject* a, PyObject* b, void* op) {
  return into(a, b, *(into_fn*)op);
}
static PyObject* into(PyObject* a, PyObject* b, into_fn op) {
  mptpy_call call = {.makes = 1};
  void *x, *y;
  if (!is_tensor(a)) Py_RETURN_NOTIMPLEMENTED;
  if (!is_operand(b)) return with_array(a, b, into_again, &op);
  if (operands(&call, a, b, &x, &y) < 0 || mptpy_enter(&call) < 0) {
    mptpy_drop_temporaries(&call);
    return NULL;
  }
  const mpt_status s = op((mpt_tensor)x, (mpt_tensor)y);
  mptpy_leave(&call);
  mptpy_drop_temporaries(&call);
  if (s < 0) {
    mptpy_raise(s);
    return NULL;
  }
  Py_INCREF(a);
  return a;
}
static PyObject* nb_inplace_add(PyObject* a, PyObject* b) { return into(a, b, mpt_add_into); }
static PyObject* nb_inplace_multiply(PyObject* a, PyObject* b) { return into(a, b, mpt_mul_into); }

/* Returns a new view; one of the same shape might be x itself. */
static mpt_status view_of(mpt_tensor x, mpt_tensor* out) {
  mpt_tensor_info info = {.struct_size = sizeof info};
  const mpt_status s = mpt_tensor_get_info(x, &info);
  if (s < 0) return s;
  return info.rank < 2 ? mpt_unsqueeze(x, 0, out) : mpt_transpose(x, 0, 1, out);
}
/* Returns 1 if operations of a tensor that requires a gradient are recorded, and -1 with an
 * exception set on failure. */
static int is_recorded(PyObject* a) {
  mpt_tensor_info info;
  PyObject* view = unary(a, view_of);
  const int failed = !view || info_of(view, &info) < 0;
  Py_XDECREF(view);
  return failed ? -1 : info.requires_grad;
}

/* Returns what a write in place reads: the exact value of a parameter with a master, or of a view
 * of one, unless its gradient is recorded; otherwise b. */
static PyObject* exact_operand(PyObject* b) {
  mpt_tensor_info info;
  if (!is_tensor(b)) return nb_positive(b);
  if (info_of(b, &info) < 0) return NULL;
  if (!info.has_master) return nb_positive(b);
  const int recorded = info.requires_grad ? is_recorded(b) : 0;
  if (recorded < 0) return NULL;
  return recorded ? nb_positive(b) : unary(b, mpt_tensor_get_master);
}

/* a OP= b for an operation without an in-place form: computes the result and copies it into a. A
 * parameter with a master, or a view of one, is read as its exact value. If the backward of the
 * operation may need a's old value, it reads a clone of a. */
static PyObject* through(PyObject* a, PyObject* b, PyObject* (*op)(PyObject*, PyObject*),
                         int needs_own) {
  mpt_tensor_info info = {0}, own, made;
  if (!is_tensor(a)) Py_RETURN_NOTIMPLEMENTED;
  if (is_tensor(b) && info_of(b, &info) < 0) return NULL;
  if (info_of(a, &own) < 0) return NULL;
  const int recorded = own.is_leaf ? 0 : is_recorded(a);
  if (recorded < 0) return NULL;
  const int is_needed = info.requires_grad || (recorded && needs_own);
  PyObject* from = own.has_master && !recorded ? unary(a, mpt_tensor_get_master)
                   : is_needed                 ? unary(a, mpt_clone)
                                               : nb_positive(a);
  if (!from) return NULL;
  PyObject* const by = exact_operand(b);
  PyObject* r = by ? op(from, by) : NULL;
  Py_XDECREF(by);
  Py_DECREF(from);
  if (!r || r == Py_NotImplemented) return r;
  PyObject* out = NULL;
  if (info_of(r, &made) == 0) {
    if (mptpy_is_floating(made.dtype) && !mptpy_is_floating(own.dtype))
      PyErr_SetString(PyExc_TypeError,
                      "a tensor of integers or bools cannot store the floats of the result: use "
                      "x = x / y in place of x /= y, or x //= y of integers");
    else out = into(a, r, mpt_copy_into);
  }
  Py_DECREF(r);
  return out;
}
static PyObject* nb_inplace_subtract(PyObject* a, PyObject* b);
static PyObject* subtract_again(PyObject* a, PyObject* b, void* none) {
  (void)none;
  return nb_inplace_subtract(a, b);
}
static PyObject* nb_inplace_subtract(PyObject* a, PyObject* b) {
  mpt_tensor_info info = {0};
  if (!is_tensor(a)) Py_RETURN_NOTIMPLEMENTED;
  if (!is_operand(b)) return with_array(a, b, subtract_again, NULL);
  if (is_tensor(b) && info_of(b, &info) < 0) return NULL;
  /* a -= b is a += -b, except for integers: the negative of 1 in u8 is 255. */
  if (is_tensor(b) && !mptpy_is_floating(info.dtype)) return through(a, b, nb_subtract, 0);
  /* A scalar of NumPy is a number of Python first: the negative of its uint8(1) is 255, too. */
  PyObject* const value = is_tensor(b)       ? exact_operand(b)
                          : mptpy_is_bool(b) ? PyBool_FromLong(PyObject_IsTrue(b))
                          : PyIndex_Check(b) ? PyNumber_Index(b)
                                             : PyNumber_Float(b);
  PyObject* minus = value ? PyNumber_Negative(value) : NULL;
  Py_XDECREF(value);
  if (!minus) return NULL;
  PyObject* out = into(a, minus, mpt_add_into);
  Py_DECREF(minus);
  return out;
}
static PyObject* nb_inplace_true_divide(PyObject* a, PyObject* b) {
  return through(a, b, nb_true_divide, 0);
}
static PyObject* power(PyObject* a, PyObject* b) { return nb_power(a, b, Py_None); }
static PyObject* nb_inplace_power(PyObject* a, PyObject* b, PyObject* modulus) {
  if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
  return through(a, b, power, 1);
}
#define THROUGH(name)                                            \
  static PyObject* nb_inplace_##name(PyObject* a, PyObject* b) { \
    return through(a, b, nb_##name, 0);                          \
  }
THROUGH(floor_divide)
THROUGH(remainder)
THROUGH(and)
THROUGH(or)
THROUGH(xor)

static PyObject* richcompare(PyObject* a, PyObject* b, int how) {
  static const binary_fn table[] = {[Py_LT] = mpt_lt, [Py_LE] = mpt_le, [Py_EQ] = mpt_eq,
                                    [Py_NE] = mpt_ne, [Py_GT] = mpt_gt, [Py_GE] = mpt_ge};
  return binary(a, b, table[how]);
}

static Py_hash_t hash(PyObject* self) { return _Py_HashPointer(self); }

/* ---- attributes ---------------------------------------------------------------------------------
 */

static int get_info(PyObject* self, mpt_tensor_info* info) {
  mptpy_call call = {0};
  void* t;
  if (mptpy_in(&call, self, &mpt_tensor_type, &t) < 0) return -1;
  info->struct_size = sizeof *info;
  mptpy_lock(call.context);
  const mpt_status s = mpt_tensor_get_info((mpt_tensor)t, info);
  mptpy_unlock(call.context);
  if (s < 0) mptpy_raise(s);
  return s < 0 ? -1 : 0;
}

static PyObject* tuple_of(const int64_t* v, int32_t n) {
  PyObject* t = PyTuple_New(n);
  for (int32_t i = 0; t && i < n; ++i) PyTuple_SET_ITEM(t, i, PyLong_FromLongLong(v[i]));
  return t;
}

#define ATTRIBUTE(name, value)                              \
  static PyObject* get_##name(PyObject* self, void* none) { \
    mpt_tensor_info i;                                      \
    (void)none;                                             \
    return get_info(self, &i) < 0 ? NULL : (value);         \
  }
ATTRIBUTE(shape, tuple_of(i.shape, i.rank))
ATTRIBUTE(strides, tuple_of(i.stride, i.rank))
ATTRIBUTE(ndim, PyLong_FromLong(i.rank))
ATTRIBUTE(dtype, mptpy_dtype_out(i.dtype))
static PyObject* device_name(mpt_device device, int32_t index) {
  switch (device) {
    case MPT_DEVICE_CPU: return PyUnicode_FromString("cpu");
    case MPT_DEVICE_CUDA: return PyUnicode_FromFormat("cuda:%d", (int)index);
    case MPT_DEVICE_VULKAN: return PyUnicode_FromFormat("vulkan:%d", (int)index);
    default: return PyUnicode_FromFormat("module:%d", (int)index);
  }
}
ATTRIBUTE(device, device_name(i.device, i.device_index))
ATTRIBUTE(requires_grad, PyBool_FromLong(i.requires_grad))
ATTRIBUTE(is_leaf, PyBool_FromLong(i.is_leaf))
ATTRIBUTE(has_master, PyBool_FromLong(i.has_master))
ATTRIBUTE(version, PyLong_FromLongLong(i.version))

static Py_ssize_t length(PyObject* self) {
  mpt_tensor_info i;
  if (get_info(self, &i) < 0) return -1;
  if (i.rank == 0) {
    PyErr_SetString(PyExc_TypeError, "len() of a tensor with 0 dims");
    return -1;
  }
  return (Py_ssize_t)i.shape[0];
}

static PyObject* numel(PyObject* self, PyObject* none) {
  mpt_tensor_info i;
  (void)none;
  return get_info(self, &i) < 0 ? NULL : PyLong_FromLongLong(i.count);
}

static int set_requires_grad(PyObject* self, PyObject* value, void* none) {
  mptpy_call call = {0};
  void* t;
  (void)none;
  const int on = value ? PyObject_IsTrue(value) : 0;
  if (on < 0 || mptpy_in(&call, self, &mpt_tensor_type, &t) < 0) return -1;
  mptpy_lock(call.context);
  const mpt_status s = mpt_tensor_set_requires_grad((mpt_tensor)t, on);
  mptpy_unlock(call.context);
  if (s < 0) mptpy_raise(s);
  return s < 0 ? -1 : 0;
}

/* Reads the value of a tensor of one element. */
static int item(PyObject* self, mpt_tensor_info* info, double* value, int64_t* whole) {
  mptpy_call call = {0};
  void* t;
  if (get_info(self, info) < 0 || mptpy_in(&call, self, &mpt_tensor_type, &t) < 0) return -1;
  mptpy_enter(&call);
  mpt_status s;
  if (whole && info->count == 1 && info->dtype >= MPT_I8) {
    s = mpt_tensor_read((mpt_tensor)t, MPT_I64, whole, 1);
  } else {
    s = mpt_tensor_get_item((mpt_tensor)t, value);
  }
  mptpy_leave(&call);
  if (s < 0) mptpy_raise(s);
  return s < 0 ? -1 : 0;
}

static PyObject* get_item(PyObject* self, PyObject* none) {
  mpt_tensor_info i;
  double v;
  int64_t n;
  (void)none;
  if (item(self, &i, &v, &n) < 0) return NULL;
  if (i.dtype == MPT_BOOL) return PyBool_FromLong(n != 0);
  return i.dtype >= MPT_I8 ? PyLong_FromLongLong(n) : PyFloat_FromDouble(v);
}
static PyObject* nb_float(PyObject* self) {
  mpt_tensor_info i;
  double v;
  return item(self, &i, &v, NULL) < 0 ? NULL : PyFloat_FromDouble(v);
}
static PyObject* nb_int(PyObject* self) {
  PyObject *v = get_item(self, NULL), *n = v ? PyNumber_Long(v) : NULL;
  Py_XDECREF(v);
  return n;
}
static PyObject* nb_index(PyObject* self) {
  mpt_tensor_info i;
  if (get_info(self, &i) < 0) return NULL;
  if (i.dtype < MPT_I8 || i.count != 1) {
    PyErr_SetString(PyExc_TypeError, "only an integer tensor of one element can be an index");
    return NULL;
  }
  return nb_int(self);
}
static int nb_bool(PyObject* self) {
  mpt_tensor_info i;
  double v;
  return item(self, &i, &v, NULL) < 0 ? -1 : v != 0;
}

static PyObject* is_row_major(PyObject* self, void* none) {
  mpt_tensor_info i;
  int64_t step = 1;
  (void)none;
  if (get_info(self, &i) < 0) return NULL;
  for (int32_t d = i.rank - 1; d >= 0; --d) {
    if (i.shape[d] != 1 && i.stride[d] != step) Py_RETURN_FALSE;
    step *= i.shape[d];
  }
  Py_RETURN_TRUE;
}

static PyObject* context(PyObject* self, void* none) {
  (void)none;
  PyObject* c = (PyObject*)((mptpy_object*)self)->context;
  Py_INCREF(c);
  return c;
}
static PyObject* handle(PyObject* self, void* none) {
  (void)none;
  return PyLong_FromVoidPtr(((mptpy_object*)self)->handle);
}

static PyGetSetDef getset[] = {
    {"shape", get_shape, NULL, "Extents of the dims, as a tuple.", NULL},
    {"strides", get_strides, NULL, "Strides in elements, as a tuple.", NULL},
    {"ndim", get_ndim, NULL, "Number of dims.", NULL},
    {"dtype", get_dtype, NULL, NULL, NULL},
    {"_device", get_device, NULL, "Device that holds the memory: \"cpu\", \"vulkan:0\" ..", NULL},
    {"requires_grad", get_requires_grad, set_requires_grad, NULL, NULL},
    {"is_leaf", get_is_leaf, NULL, "True unless the tensor is a recorded result of an operation.",
     NULL},
    {"has_master", get_has_master, NULL,
     "True for a parameter with an f32 master, which master() returns, and for a view of one.",
     NULL},
    {"_version", get_version, NULL, "Number of in-place writes to the memory.", NULL},
    {"context", context, NULL, "Context that owns the tensor.", NULL},
    {"_handle", handle, NULL, NULL, NULL},
    {"_is_row_major", is_row_major, NULL, "True if elements lie in row-major order without gaps.",
     NULL},
    {0}};

static PyMethodDef methods[] = {
    {"numel", numel, METH_NOARGS, "Returns the number of elements."},
    {"close", mptpy_close, METH_NOARGS, "Frees the tensor without waiting for its last reference."},
    {"__enter__", mptpy_object_enter, METH_NOARGS, NULL},
    {"__exit__", mptpy_object_exit, METH_VARARGS, NULL},
    {"item", get_item, METH_NOARGS, "Returns the value of a tensor of one element."},
    {0}};

PyMethodDef* mptpy_tensor_methods = methods;

PyType_Slot mptpy_tensor_slots[] = {{Py_tp_getset, getset},
                                    {Py_tp_richcompare, richcompare},
                                    {Py_tp_hash, hash},
                                    {Py_mp_length, length},
                                    {Py_nb_add, nb_add},
                                    {Py_nb_subtract, nb_subtract},
                                    {Py_nb_multiply, nb_multiply},
                                    {Py_nb_power, nb_power},
                                    {Py_nb_true_divide, nb_true_divide},
                                    {Py_nb_floor_divide, nb_floor_divide},
                                    {Py_nb_remainder, nb_remainder},
                                    {Py_nb_matrix_multiply, nb_matrix_multiply},
                                    {Py_nb_and, nb_and},
                                    {Py_nb_or, nb_or},
                                    {Py_nb_xor, nb_xor},
                                    {Py_nb_invert, nb_invert},
                                    {Py_nb_negative, nb_negative},
                                    {Py_nb_positive, nb_positive},
                                    {Py_nb_absolute, nb_absolute},
                                    {Py_nb_inplace_add, nb_inplace_add},
                                    {Py_nb_inplace_subtract, nb_inplace_subtract},
                                    {Py_nb_inplace_multiply, nb_inplace_multiply},
                                    {Py_nb_inplace_true_divide, nb_inplace_true_divide},
                                    {Py_nb_inplace_floor_divide, nb_inplace_floor_divide},
                                    {Py_nb_inplace_remainder, nb_inplace_remainder},
                                    {Py_nb_inplace_power, nb_inplace_power},
                                    {Py_nb_inplace_and, nb_inplace_and},
                                    {Py_nb_inplace_or, nb_inplace_or},
                                    {Py_nb_inplace_xor, nb_inplace_xor},
                                    {Py_nb_float, nb_float},
                                    {Py_nb_int, nb_int},
                                    {Py_nb_index, nb_index},
                                    {Py_nb_bool, nb_bool},
                                    {0, NULL}};
